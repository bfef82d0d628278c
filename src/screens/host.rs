//! What the screens need from a rule book: the battle on the table as plain values, and the player's actions on it.
//! Screens shared by all books know no book by name.

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
    Act, Asked, Intent,
    intent::{Decider, Rematch},
};
use crate::lab::subject::Subject;
use crate::panels::{
    self, Palette, Print,
    ending::Ending,
    log::LogLine,
    rolls::Rolls,
    setup::{SetUp, UnitCard},
};
use crate::view::{Cast, Landmarks, Overlays, Sketch, Spotlight, art};
use crate::words::{Message, Term};
use bevy::prelude::{Resource, World};
use std::{any::Any, fmt, sync::Arc};

/// What the screen has to do beyond the battle itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Beyond {
    /// Nothing.
    Nothing,
    /// There was nothing left to cancel: open the menu.
    Menu,
}

/// What the screens add to the state of a battle and to the hands.
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
    /// How many facts have been shown: nothing may reveal more than those.
    pub told: usize,
    /// The colors of both sides.
    pub ink: art::palette::Palette,
    /// The viewer.
    pub viewer: Viewer,
}

/// What a book draws and fills in for one frame.
#[derive(Debug, Default)]
pub struct Scene {
    /// Areas and washes.
    pub overlays: Overlays,
    /// Drafts and lines.
    pub sketch: Sketch,
    /// The pieces shown lifted.
    pub spotlight: Spotlight,
    /// Everything around the map.
    pub battle: panels::Battle,
}

/// A level that the set-up offers.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Its name in files, after that of its book.
    pub file: String,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// The name of its book.
    pub book: String,
    /// A description of its book, in a sentence or two.
    pub rules: String,
    /// The goal, in a word or two, and how the battle is won; `None` if the book has no such scenarios.
    pub goal: Option<(String, String)>,
    /// Its number of rounds, if limited.
    pub rounds: Option<u16>,
    /// Which of the book's optional rules are on.
    pub options: Vec<bool>,
    /// Its ground.
    pub ground: Arc<Ground>,
    /// The forces of both sides.
    pub forces: [Force; 2],
    /// How many units each side has, in words.
    pub strengths: String,
}

/// The force of a side, as the set-up shows it.
#[derive(Clone, Debug, Default)]
pub struct Force {
    /// Its name.
    pub name: String,
    /// Its units.
    pub units: Vec<UnitCard>,
    /// The names of those of its roster that the level leaves out, if the player has chosen the roster.
    pub left_out: Vec<String>,
}

/// A ground that a player may draw by hand.
#[derive(Clone, Debug)]
pub struct Laying {
    /// The recipe it is grown from, if any.
    pub recipe: Option<Recipe>,
    /// Where both sides set up.
    pub zones: [Zone; 2],
    /// The answer that opens the brush, while the question is about the ground.
    pub brush: Option<usize>,
}

/// A rule book that can be played at the table.
pub trait Host: Battles {
    /// Adds what the book needs to a world, once.
    fn install(&self, world: &mut World);

    /// The names of the orders that a key gives.
    fn keyed(&self, act: Act) -> Vec<String>;

    /// Whether the book calls a round a turn.
    fn in_turns(&self) -> bool {
        false
    }

    /// Whether its rounds consist of turns of both sides, which can be counted.
    fn has_turns(&self) -> bool {
        false
    }

    /// The book's own page for setting up a battle, and why the planned ground can't be grown; `None` to use the page
    /// shared by every book.
    fn set_up(&self, _world: &mut World, _pages: &Pages, _palette: Palette) -> Option<(SetUp, Option<String>)> {
        None
    }

    /// Levels have changed: drops what that page has cached of them.
    fn forget_levels(&self, _world: &mut World) {}

    /// The file names of the levels that the set-up offers, for a book with its own page.
    fn names(&self, _workshop: &Workshop) -> Vec<String> {
        Vec::new()
    }
    /// The levels that the set-up offers, for a book without its own page.
    fn levels(&self) -> Vec<Listing> {
        Vec::new()
    }
    /// The same for the player's own levels, and what is wrong with those that can't be played.
    fn own_levels(&self, _workshop: &Workshop) -> Vec<Result<Listing, LoadError>> {
        Vec::new()
    }
    /// The name of the book.
    fn called(&self) -> String;
    /// How the book handles the players' own grounds; `None` if it has no such battles.
    fn grounds(&self) -> Option<&'static dyn Grounds> {
        None
    }
    /// The battle on the player's own ground as the set-up shows it. The first book shows more on its own page.
    ///
    /// # Errors
    /// If something can't be grown, found or placed.
    fn own(&self, plan: &Plan, _seed: u64, _workshop: &Workshop) -> Result<Listing, LoadError> {
        Err(LoadError::single(plan.book, Fault::whole(Message::new("data-no-own-ground").with("book", plan.book))))
    }
    /// The chosen level with the chosen rosters, or why they can't be fielded there; `None` for a book with its own page.
    fn fielded(&self, _pages: &Pages) -> Option<Result<Listing, LoadError>> {
        None
    }
    /// Starts the battle that is set up, with dice of this seed. Returns whether there is one.
    fn start(&'static self, world: &mut World, pages: &mut Pages, seed: u64) -> bool;

    /// The name of a side.
    fn side(&self, world: &World, side: Side) -> String;
    /// The name of the level.
    fn level(&self, world: &World) -> String;
    /// Renames sides named after their colors to match another palette. Returns whether that changes anything.
    fn recolour(&self, world: &mut World, palette: Palette) -> bool;

    /// Applies an intent to the battle.
    fn answer(&self, world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond;
    /// Runs after anything has changed: the selection must still exist, and answers start at their default.
    fn settle(&self, world: &World, hands: &mut Hands);
    /// The side that has to decide gives up the battle.
    fn concede(&self, world: &mut World, hands: &mut Hands);
    /// Gives the order of a decision that nobody has to be asked about. Returns true if there was one.
    fn take_unasked(&self, world: &mut World, hands: &mut Hands) -> bool;
    /// The one that answers the open decision, according to the settings.
    fn decider(&self, world: &World) -> Decider;
    /// Whether the player answers the open decision: the settings don't, and there is a choice.
    fn asks_player(&self, world: &World) -> bool {
        self.decider(world) == Decider::Player
    }
    /// Gives an order of the book that does not come from the hands.
    fn give(&self, world: &mut World, hands: &mut Hands, order: &dyn Any);
    /// The order that is drafted, of the book's own type.
    fn draft(&self, world: &World, hands: &Hands) -> Option<Box<dyn Any>>;
    /// A number identifying the draft; `None` if nothing is drafted.
    fn drafted(&self, hands: &Hands) -> Option<u64>;
    /// What keys mean while a battle is on the table.
    fn keys(&self, world: &World) -> Asked;
    /// Whether a form is open that the viewer may fill in.
    fn asks_by_form(&self, _world: &World) -> bool {
        false
    }
    /// The rule about what the player is doing.
    fn rule_at_hand(&self, world: &World, hands: &Hands) -> Option<String>;

    /// The ground.
    fn ground(&self, world: &World) -> Arc<Ground>;
    /// The pieces, as far as a viewer may know them.
    fn cast(&self, world: &World, viewer: Viewer) -> Cast;
    /// Whatever else is on the ground.
    fn landmarks(&self, _world: &World) -> Landmarks {
        Landmarks::default()
    }
    /// The name of a unit.
    fn unit(&self, world: &World, unit: UnitId) -> String;
    /// The cells a unit occupies; empty if none of it is on the board.
    fn cells(&self, world: &World, unit: UnitId) -> Vec<Cell>;
    /// How many pieces of a side are left, and how many it started with.
    fn left(&self, world: &World, side: Side, viewer: Viewer) -> (usize, usize);
    /// Where pieces stand or ride.
    fn dots(&self, world: &World, viewer: Viewer) -> Vec<(Side, Cell)>;
    /// The units whose turn it is, and the number of their group, from 1, if they form one.
    fn active(&self, world: &World) -> (Option<u8>, Vec<UnitId>);
    /// The units the view opens on: those whose turn it is or comes next.
    fn opening(&self, world: &World) -> Vec<UnitId> {
        self.active(world).1
    }
    /// The units of one token on the turn track.
    fn on_track(&self, _world: &World, _place: usize) -> Vec<UnitId> {
        Vec::new()
    }
    /// The edges that units may be ordered to leave by now.
    fn exits(&self, _world: &World) -> Edges {
        Edges::NONE
    }
    /// Whether the first window of this kind in a battle shows all units of [`Host::opening`].
    fn is_overview(&self, _window: &Window) -> bool {
        false
    }
    /// Where the keyboard cursor starts.
    fn home(&self, world: &World, unit: UnitId) -> Option<Cell> {
        self.cells(world, unit).first().copied()
    }
    /// The cells that the open decision is about: no card may cover them.
    fn asked_cells(&self, world: &World, hands: &Hands) -> Vec<Cell>;
    /// Whether a question is about everybody, so that the view shows the whole board.
    fn is_about_all(&self, _window: &Window) -> bool {
        false
    }
    /// The ground that a player may draw by hand now.
    fn laying(&self, _world: &World) -> Option<Laying> {
        None
    }
    /// Grows another ground from a recipe; returns its seed and the ground.
    fn regrown(&self, _recipe: Recipe) -> Option<(u64, Option<Arc<Ground>>)> {
        None
    }
    /// Puts down a ground drawn by hand.
    fn lay_ground(&self, _world: &mut World, _hands: &mut Hands, _lies: &Ground, _drawn: &Ground) {}

    /// Draws the current moment for the hands, and fills the panels.
    fn scene(&self, world: &mut World, hands: &Hands, frame: Frame) -> Scene;
    /// The log as far as it has been shown, and as far as a viewer may know it.
    fn log(&self, world: &World, told: usize, viewer: Viewer) -> Log;
    /// Where something happened, and who was involved.
    fn scene_of(&self, _world: &World, _facts: std::ops::Range<usize>) -> whereabouts::Scene {
        whereabouts::Scene::default()
    }
    /// The card of all rolls.
    fn rolls(&self, world: &mut World, hands: &Hands) -> Rolls;
    /// The seed of the dice, turns so far, and all rolls as comma-separated values.
    fn rolls_file(&self, _world: &World) -> Option<(u64, usize, String)> {
        None
    }
    /// The scripted players of the book; `None` if only people can play it.
    fn minds(&self) -> Option<&'static dyn Minds> {
        None
    }
    /// The book as a subject of the lab; `None` if it can't be one.
    fn subject(&self) -> Option<&'static dyn Subject> {
        None
    }
    /// The name of a kind of decision.
    fn decision_words(&self, kind: &'static WindowKind) -> String;
    /// Restarts the battle on the table.
    fn play_again(&'static self, world: &mut World, pages: &mut Pages, again: Rematch);
    /// The card at the end.
    fn ending(&self, world: &mut World, hands: &Hands) -> Option<Ending>;
    /// Hints in the first battles, the rarer ones first.
    fn hints(&self) -> &'static [Hint] {
        &[]
    }
    /// The terms that the hints' sentences fill in.
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
