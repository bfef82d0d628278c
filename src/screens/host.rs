//! What the screens need of a rule book: the battle on the table as plain values, and what hands do to it. Screens that
//! all books share know no book by name.

use super::{
    Hands,
    game::{Game, OfBook, Read},
    hints::Hint,
    log::Log,
    pages::Pages,
};
use crate::battle::{
    book::Played,
    play,
    record::Record,
    replay::{Player, Replay},
    story::{Chapter, Story},
    whereabouts,
};
use crate::board::{Cell, Edges, Zone, generate::Recipe, terrain::Ground};
use crate::engine::{Awaiting, Outcome, Rules, Tempo, Viewer, Window, door, window::WindowKind};
use crate::force::{Side, UnitId};
use crate::input::{
    Asked, Intent,
    intent::{Decider, Rematch},
};
use crate::panels::{self, Palette, Print, ending::Ending, log::LogLine, rolls::Rolls};
use crate::view::{Cast, Landmarks, Overlays, Sketch, Spotlight, art};
use crate::words::Term;
use bevy::prelude::{Resource, World};
use std::{fmt, sync::Arc};

/// What the screen has to do beyond the battle itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Beyond {
    /// Nothing.
    Nothing,
    /// There was nothing left to go back from: open the menu.
    Menu,
}

/// How far the record of a battle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Orders given.
    pub orders: usize,
    /// Turns, the open one among them.
    pub turns: usize,
}

/// What screens add to the state of a battle and to the hands.
#[derive(Clone, Debug)]
pub struct Frame {
    /// How far the dice have tumbled, 0 to 1.
    pub tumbled: f32,
    /// The small map.
    pub map: Option<Print>,
    /// What the view shows, in cells: left, top, right, bottom.
    pub view: [f32; 4],
    /// The log so far.
    pub lines: Vec<LogLine>,
    /// How many facts have been shown: nothing tells more than those.
    pub told: usize,
    /// The colours of both sides.
    pub ink: art::palette::Palette,
    /// Who looks on.
    pub viewer: Viewer,
}

/// What a book draws and fills in one frame.
#[derive(Debug, Default)]
pub struct Scene {
    /// Areas and washes.
    pub overlays: Overlays,
    /// Drafts and lines.
    pub sketch: Sketch,
    /// Who lies lifted.
    pub spotlight: Spotlight,
    /// Everything round the map.
    pub battle: panels::Battle,
}

/// A level that the set-up offers.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Its name in files, behind that of its book.
    pub file: String,
    /// What it is called.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// What its book is called.
    pub book: String,
    /// How its book plays, in a sentence or two.
    pub rules: String,
    /// Its ground.
    pub ground: Arc<Ground>,
}

/// A ground that a player may lay by hand.
#[derive(Clone, Debug)]
pub struct Laying {
    /// What it is grown from, if it is.
    pub recipe: Option<Recipe>,
    /// Where both sides set up.
    pub zones: [Zone; 2],
    /// The answer that takes the brush, while the ground is asked about.
    pub brush: Option<usize>,
}

/// A battle of any book, whole, so that any moment of it can be shown.
pub trait Film: fmt::Debug + Send + Sync {
    /// How many orders there are.
    fn orders(&self) -> usize;
    /// Its turns.
    fn turns(&self) -> &[Chapter];
    /// Orders given before the one that brought a fact about.
    fn moment_of(&self, fact: usize) -> usize;
    /// Orders given before the turn that many turns on.
    fn turns_on(&self, orders: usize, by: i8) -> usize;
    /// Orders given before the latest turn of a side.
    fn last_turn_of(&self, side: Side) -> Option<usize>;
    /// Begins it again.
    fn begin(&self, world: &mut World);
    /// Gives the order at a place.
    fn give(&self, world: &mut World, place: usize);
}

impl<B: Played> Film for Story<B> {
    fn orders(&self) -> usize {
        self.orders.len()
    }

    fn turns(&self) -> &[Chapter] {
        &self.turns
    }

    fn moment_of(&self, fact: usize) -> usize {
        self.moment_of(fact)
    }

    fn turns_on(&self, orders: usize, by: i8) -> usize {
        self.turns_on(orders, by)
    }

    fn last_turn_of(&self, side: Side) -> Option<usize> {
        self.last_turn_of(side)
    }

    fn begin(&self, world: &mut World) {
        self.begin(world);
    }

    fn give(&self, world: &mut World, place: usize) {
        let given = play::give_again(world, self.orders[place].clone());
        debug_assert!(given.is_ok(), "a recorded battle plays again");
    }
}

/// The battle on the table, the same way for every book.
pub trait Battles: Send + Sync {
    /// The book's name in files.
    fn book(&self) -> &'static str;
    /// All that the book asks.
    fn windows(&self) -> &'static [WindowKind];
    /// The open question.
    fn window<'w>(&self, world: &'w World) -> Option<&'w Window>;
    /// How the battle ended, if it has.
    fn outcome<'w>(&self, world: &'w World) -> Option<&'w Outcome>;
    /// Runs until someone must decide, or it is over.
    fn advance(&self, world: &mut World) -> Awaiting;
    /// How far it has come.
    fn tempo(&self, world: &World) -> Tempo;
    /// How far its record has come; none where none is kept.
    fn recorded(&self, world: &World) -> Option<Recorded>;
    /// Its replay, as a file has it; none where no record is kept.
    fn replay(&self, world: &World, players: (Player, Player)) -> Option<String>;
    /// The battle so far, so that it can be played again.
    fn film(&self, world: &World) -> Option<Box<dyn Film>>;
    /// Reads a battle of the book.
    ///
    /// # Errors
    /// All that is wrong with the file.
    fn read(&'static self, file: &str, text: &str) -> Result<Box<dyn Game>, String>;
}

impl<H: OfBook + Host> Battles for H {
    fn book(&self) -> &'static str {
        H::Book::BOOK
    }

    fn windows(&self) -> &'static [WindowKind] {
        H::Book::WINDOWS
    }

    fn window<'w>(&self, world: &'w World) -> Option<&'w Window> {
        door::window::<H::Book>(world)
    }

    fn outcome<'w>(&self, world: &'w World) -> Option<&'w Outcome> {
        door::outcome::<H::Book>(world)
    }

    fn advance(&self, world: &mut World) -> Awaiting {
        door::advance::<H::Book>(world)
    }

    fn tempo(&self, world: &World) -> Tempo {
        H::Book::tempo(H::Book::view(world))
    }

    fn recorded(&self, world: &World) -> Option<Recorded> {
        let record = world.get_resource::<Record<H::Book>>()?;
        Some(Recorded { orders: record.orders().count(), turns: record.turns.len() })
    }

    fn replay(&self, world: &World, players: (Player, Player)) -> Option<String> {
        Replay::<H::Book>::of(world, players).map(|replay| replay.text())
    }

    fn film(&self, world: &World) -> Option<Box<dyn Film>> {
        let story = Story::of(world.get_resource::<Record<H::Book>>()?)?;
        Some(Box::new(story))
    }

    fn read(&'static self, file: &str, text: &str) -> Result<Box<dyn Game>, String> {
        Ok(Box::new(Read::new(self, file, text)?))
    }
}

/// A rule book at the table.
pub trait Host: Battles {
    /// Puts what the book needs into a world, once.
    fn install(&self, world: &mut World);

    /// The levels that the set-up offers beside those of the first book.
    fn levels(&self) -> Vec<Listing> {
        Vec::new()
    }
    /// Begins a battle of a level that the set-up offers.
    fn begin(&'static self, _world: &mut World, _pages: &mut Pages, _place: usize, _seed: u64) {}

    /// What a side is called.
    fn side(&self, world: &World, side: Side) -> String;
    /// What the level is called.
    fn level(&self, world: &World) -> String;
    /// Calls the sides that are called by their colours by those of another palette. Whether that changes anything.
    fn recolour(&self, world: &mut World, palette: Palette) -> bool;

    /// Lets an intent work on the battle.
    fn answer(&self, world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond;
    /// After anything has changed: what is selected must still be there, answers begin at their default.
    fn settle(&self, world: &World, hands: &mut Hands);
    /// The side that is asked gives the battle up.
    fn concede(&self, world: &mut World, hands: &mut Hands);
    /// Gives the order of a decision that nobody is to be asked for. True if there was one.
    fn take_unasked(&self, world: &mut World, hands: &mut Hands) -> bool;
    /// Who answers the open decision, as the settings have it.
    fn decider(&self, world: &World) -> Decider;
    /// What is drafted, as a number that no other draft has; none where nothing is.
    fn drafted(&self, hands: &Hands) -> Option<u64>;
    /// What keys mean while a battle is on the table.
    fn keys(&self, world: &World) -> Asked;
    /// The rule about what the hands are at.
    fn rule_at_hand(&self, world: &World, hands: &Hands) -> Option<String>;

    /// The ground.
    fn ground(&self, world: &World) -> Arc<Ground>;
    /// The pieces, as a viewer may know them.
    fn cast(&self, world: &World, viewer: Viewer) -> Cast;
    /// What else lies on the ground.
    fn landmarks(&self, _world: &World) -> Landmarks {
        Landmarks::default()
    }
    /// Where a unit stands; nowhere where none of it does.
    fn cells(&self, world: &World, unit: UnitId) -> Vec<Cell>;
    /// How many pieces of a side are left, and how many it had.
    fn left(&self, world: &World, side: Side, viewer: Viewer) -> (usize, usize);
    /// Where pieces stand or ride.
    fn dots(&self, world: &World, viewer: Viewer) -> Vec<(Side, Cell)>;
    /// The units that it is the turn of, and the number of their group, from 1, if they are one.
    fn active(&self, world: &World) -> (Option<u8>, Vec<UnitId>);
    /// The units that the view opens on: those that it is the turn of, or that come next.
    fn opening(&self, world: &World) -> Vec<UnitId> {
        self.active(world).1
    }
    /// The units of a place on the turn track.
    fn on_track(&self, _world: &World, _place: usize) -> Vec<UnitId> {
        Vec::new()
    }
    /// The edges that units can be ordered over now.
    fn exits(&self, _world: &World) -> Edges {
        Edges::NONE
    }
    /// Where the cursor of the keys starts.
    fn home(&self, world: &World, unit: UnitId) -> Option<Cell> {
        self.cells(world, unit).first().copied()
    }
    /// The cells that the open decision is about: no card covers them.
    fn asked_cells(&self, world: &World, hands: &Hands) -> Vec<Cell>;
    /// Whether a question is about everybody, so that all of the board is looked at.
    fn is_about_all(&self, _window: &Window) -> bool {
        false
    }
    /// The ground that a player may lay by hand now.
    fn laying(&self, _world: &World) -> Option<Laying> {
        None
    }
    /// Another ground grown from a recipe, and its seed.
    fn regrown(&self, _recipe: Recipe) -> Option<(u64, Option<Arc<Ground>>)> {
        None
    }
    /// Lays a ground by hand.
    fn lay_ground(&self, _world: &mut World, _hands: &mut Hands, _lies: &Ground, _drawn: &Ground) {}

    /// Draws the moment as the hands see it, and fills the panels.
    fn scene(&self, world: &mut World, hands: &Hands, frame: Frame) -> Scene;
    /// The log as far as it has been shown, and as a viewer may know it.
    fn log(&self, world: &World, told: usize, viewer: Viewer) -> Log;
    /// Where something happened, and who had a part in it.
    fn scene_of(&self, _world: &World, _facts: std::ops::Range<usize>) -> whereabouts::Scene {
        whereabouts::Scene::default()
    }
    /// The card of all rolls.
    fn rolls(&self, world: &mut World, hands: &Hands) -> Rolls;
    /// The seed of the dice, turns so far, and all rolls as comma-separated values.
    fn rolls_file(&self, _world: &World) -> Option<(u64, usize, String)> {
        None
    }
    /// Whether somebody advises who plays the book.
    fn has_adviser(&self) -> bool {
        false
    }
    /// The battle on the table, from its beginning.
    fn play_again(&'static self, world: &mut World, pages: &mut Pages, again: Rematch);
    /// The card at the end.
    fn ending(&self, world: &mut World, hands: &Hands) -> Option<Ending>;
    /// Hints in the first battles, those that are rarer first.
    fn hints(&self) -> &'static [Hint] {
        &[]
    }
    /// What the sentences of hints call by names of their own.
    fn hint_terms(&self, _world: &World) -> Vec<(&'static str, Term)> {
        Vec::new()
    }
}

/// The book of the battle on the table.
#[derive(Resource, Clone, Copy)]
pub struct Hosted(pub &'static dyn Host);

/// The host of the battle on the table.
pub fn host(world: &World) -> &'static dyn Host {
    world.get_resource::<Hosted>().map_or(super::hosts::FIRST, |hosted| hosted.0)
}
