//! What the screens need of a rule book: the battle on the table as plain values, and what hands do to it. Screens that
//! all books share know no book by name.

pub use super::battles::{Battles, Film, Recorded};

use super::{Hands, grounds::Grounds, hints::Hint, log::Log, minds::Minds, pages::Pages, plan::Plan};
use crate::battle::whereabouts;
use crate::board::{Cell, Edges, Zone, generate::Recipe, terrain::Ground};
use crate::data::{
    error::{Fault, LoadError},
    workshop::Workshop,
};
use crate::engine::{Viewer, Window, window::WindowKind};
use crate::force::{Side, UnitId};
use crate::input::{
    Asked, Intent,
    intent::{Decider, Rematch},
};
use crate::lab::subject::Subject;
use crate::panels::{self, Palette, Portrait, Print, ending::Ending, log::LogLine, rolls::Rolls, setup::SetUp};
use crate::view::{Cast, Landmarks, Overlays, Sketch, Spotlight, art};
use crate::words::{Message, Term};
use bevy::prelude::{Resource, World};
use std::{any::Any, fmt, sync::Arc};

/// What the screen has to do beyond the battle itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Beyond {
    /// Nothing.
    Nothing,
    /// There was nothing left to go back from: open the menu.
    Menu,
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
    /// The colors of both sides.
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
    /// What is fought for, in a word or two, and how it is won; none where the book has no scenarios of that kind.
    pub goal: Option<(String, String)>,
    /// Rounds of it, where they are limited.
    pub rounds: Option<u16>,
    /// Its ground.
    pub ground: Arc<Ground>,
    /// The forces of both sides.
    pub forces: [Force; 2],
}

/// The force of a side, as the set-up shows it.
#[derive(Clone, Debug, Default)]
pub struct Force {
    /// What it is called.
    pub name: String,
    /// Its units: a card, a name, what it is.
    pub units: Vec<(Portrait, String, String)>,
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

/// A rule book at the table.
pub trait Host: Battles {
    /// Puts what the book needs into a world, once.
    fn install(&self, world: &mut World);

    /// Whether the book calls a round a turn.
    fn in_turns(&self) -> bool {
        false
    }

    /// Whether its rounds consist of the turns of both sides, which can be counted.
    fn has_turns(&self) -> bool {
        false
    }

    /// The page on which a battle is set up, and why the planned ground can't be grown; none: the page of every book.
    fn set_up(&self, _world: &mut World, _pages: &Pages, _palette: Palette) -> Option<(SetUp, Option<String>)> {
        None
    }

    /// Levels have changed: what that page has kept of them is forgotten.
    fn forget_levels(&self, _world: &mut World) {}

    /// The names in files of the levels that the set-up offers, of a book that shows them itself.
    fn names(&self, _workshop: &Workshop) -> Vec<String> {
        Vec::new()
    }
    /// The levels that the set-up offers, of a book that doesn't show them itself.
    fn levels(&self) -> Vec<Listing> {
        Vec::new()
    }
    /// The same of the player's own levels, and what is wrong with those that can't be played.
    fn own_levels(&self, _workshop: &Workshop) -> Vec<Result<Listing, LoadError>> {
        Vec::new()
    }
    /// What the book is called.
    fn called(&self) -> String;
    /// What the book says of grounds of the players' own; none where it has no such battles.
    fn grounds(&self) -> Option<&'static dyn Grounds> {
        None
    }
    /// The battle on a ground of the players' own as the set-up shows it. The first book's is shown with more.
    ///
    /// # Errors
    /// What can't be grown, found or placed.
    fn own(&self, plan: &Plan, _seed: u64, _workshop: &Workshop) -> Result<Listing, LoadError> {
        Err(LoadError::single(plan.book, Fault::whole(Message::new("data-no-own-ground").with("book", plan.book))))
    }
    /// Begins the battle that is set up, with dice of this seed. Whether there is one.
    fn start(&'static self, world: &mut World, pages: &mut Pages, seed: u64) -> bool;

    /// What a side is called.
    fn side(&self, world: &World, side: Side) -> String;
    /// What the level is called.
    fn level(&self, world: &World) -> String;
    /// Calls the sides that are called by their colors by those of another palette. Whether that changes anything.
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
    /// Whether the player answers the open decision: the settings don't, and there is something to choose.
    fn asks_player(&self, world: &World) -> bool {
        self.decider(world) == Decider::Player
    }
    /// Gives an order of the book, that comes from elsewhere than the hands.
    fn give(&self, world: &mut World, hands: &mut Hands, order: &dyn Any);
    /// The order that is drafted, of the book's own type.
    fn draft(&self, world: &World, hands: &Hands) -> Option<Box<dyn Any>>;
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
    /// The scripted players of the book; none where only people play it.
    fn minds(&self) -> Option<&'static dyn Minds> {
        None
    }
    /// The book as questions are asked about it in the lab; none where it can't be.
    fn subject(&self) -> Option<&'static dyn Subject> {
        None
    }
    /// What a kind of decision is called.
    fn decision_words(&self, kind: &'static WindowKind) -> String;
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

impl fmt::Debug for dyn Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.book())
    }
}

/// The host of the battle on the table.
pub fn host(world: &World) -> &'static dyn Host {
    world.get_resource::<Hosted>().map_or(super::hosts::FIRST, |hosted| hosted.0)
}

/// The scripted players of the book of the battle on the table.
pub fn minds(world: &World) -> Option<&'static dyn Minds> {
    host(world).minds()
}
