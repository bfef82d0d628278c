//! The battle on the table, with the same interface for every book: the open question, the record, the film, a world to
//! think in.

use super::{
    game::{Game, OfBook, Read},
    host::{Host, Hosted},
    pages::Pages,
};
use crate::battle::{
    book::Played,
    play,
    record::Record,
    replay::{Player, Replay},
    story::{Chapter, Story},
    teaching::{self, Course},
};
use crate::data::book::LevelFile;
use crate::dice::Dice;
use crate::engine::{Awaiting, Outcome, Rules, Tempo, Viewer, Window, door, window::WindowKind};
use crate::force::Side;
use bevy::prelude::World;
use std::{fmt, sync::Arc};

/// How far the record of a battle goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Orders given.
    pub orders: usize,
    /// Turns, including the current one.
    pub turns: usize,
}

/// A whole battle of any book as far as a viewer may know, so that any moment of it can be shown.
pub trait Film: fmt::Debug + Send + Sync {
    /// The number of steps: orders that the viewer knows of, each with the secret ones after it.
    fn steps(&self) -> usize;
    /// Its turns.
    fn turns(&self) -> &[Chapter];
    /// The number of steps before the one that caused a fact.
    fn moment_of(&self, fact: usize) -> usize;
    /// The number of steps before the turn this many turns away.
    fn turns_on(&self, steps: usize, by: i8) -> usize;
    /// The number of steps before a side's latest turn.
    fn last_turn_of(&self, side: Side) -> Option<usize>;
    /// Starts it again.
    fn begin(&self, world: &mut World);
    /// Gives the orders of the step with this index.
    fn give(&self, world: &mut World, step: usize);
}

impl<B: Played> Film for Story<B> {
    fn steps(&self) -> usize {
        self.steps()
    }

    fn turns(&self) -> &[Chapter] {
        &self.turns
    }

    fn moment_of(&self, fact: usize) -> usize {
        self.moment_of(fact)
    }

    fn turns_on(&self, steps: usize, by: i8) -> usize {
        self.turns_on(steps, by)
    }

    fn last_turn_of(&self, side: Side) -> Option<usize> {
        self.last_turn_of(side)
    }

    fn begin(&self, world: &mut World) {
        self.begin(world);
    }

    fn give(&self, world: &mut World, step: usize) {
        self.give(world, step);
    }
}

/// A function that brings another world, in which the same battle was set up, to a moment of it.
pub type Moment = Box<dyn FnOnce(&mut World) + Send>;

/// The battle on the table, with the same interface for every book.
pub trait Battles: Send + Sync {
    /// The book's name in files.
    fn book(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u32;
    /// Every kind of question that the book asks.
    fn windows(&self) -> &'static [WindowKind];
    /// The open question.
    fn window<'w>(&self, world: &'w World) -> Option<&'w Window>;
    /// Whether one side knows something now that the other doesn't; `None` if only the log can tell.
    fn hides(&self, world: &World) -> Option<bool>;
    /// Whether a side has pieces that the other doesn't know of and that may react to its moves.
    fn lurks(&self, world: &World, side: Side) -> bool;
    /// Whether these may still answer a move, as far as both sides can tell.
    fn answers(&self, world: &World, side: Side) -> bool;
    /// Whether the open question is answered by two people side by side.
    fn is_shared(&self, world: &World) -> bool;
    /// How the battle ended, if it has.
    fn outcome<'w>(&self, world: &'w World) -> Option<&'w Outcome>;
    /// Runs until somebody must decide or the battle is over.
    fn advance(&self, world: &mut World) -> Awaiting;
    /// How far the battle has come.
    fn tempo(&self, world: &World) -> Tempo;
    /// How far its record goes; `None` if none is kept.
    fn recorded(&self, world: &World) -> Option<Recorded>;
    /// Its replay as the text of a file; `None` if no record is kept.
    fn replay(&self, world: &World, players: (Player, Player)) -> Option<String>;
    /// The battle so far as a viewer may know it, for replaying it.
    fn film(&self, world: &World, viewer: Viewer) -> Option<Box<dyn Film>>;
    /// A separate world in which the battle on the table was set up, for thinking; `None` if it began from a script.
    fn sandbox(&self, world: &World) -> Option<World>;
    /// A function that brings a sandbox to the current moment of the battle on the table.
    fn moment(&self, world: &World) -> Moment;
    /// Replays the battle on the table in a separate world, and calls `look` after each order.
    fn play_over(&self, world: &World, look: &mut dyn FnMut(&World));
    /// Reads a battle of the book.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    fn read(&'static self, file: &str, text: &str) -> Result<Box<dyn Game>, String>;

    /// A lesson of the book, by its name in files.
    fn course(&self, name: &str) -> Option<Arc<dyn Course>>;
    /// Puts the battle that a lesson has begun or resumed in the world on the table.
    fn lay_taught(&'static self, world: &mut World, pages: &mut Pages);
    /// From here on the battle differs from its lesson.
    fn forget_taught(&self, world: &mut World);
}

impl<H: OfBook + Host> Battles for H {
    fn book(&self) -> &'static str {
        H::Book::BOOK
    }

    fn version(&self) -> u32 {
        H::Book::VERSION
    }

    fn windows(&self) -> &'static [WindowKind] {
        H::Book::WINDOWS
    }

    fn window<'w>(&self, world: &'w World) -> Option<&'w Window> {
        door::window::<H::Book>(world)
    }

    fn lurks(&self, world: &World, side: Side) -> bool {
        H::Book::lurks(H::Book::view(world), side)
    }

    fn answers(&self, world: &World, side: Side) -> bool {
        H::Book::answers(H::Book::view(world), side)
    }

    fn is_shared(&self, world: &World) -> bool {
        H::Book::SHARED && self.window(world).is_some_and(|window| !window.is_secret())
    }

    fn hides(&self, world: &World) -> Option<bool> {
        H::Book::hides(H::Book::view(world))
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

    fn film(&self, world: &World, viewer: Viewer) -> Option<Box<dyn Film>> {
        let story = Story::known_to(world.get_resource::<Record<H::Book>>()?, viewer)?;
        Some(Box::new(story))
    }

    fn sandbox(&self, world: &World) -> Option<World> {
        let level = world.get_resource::<Record<H::Book>>()?.level()?;
        let mut sandbox = World::new();
        door::install::<H::Book>(&mut sandbox);
        door::muster::<H::Book>(&mut sandbox, &level.muster(), Dice::seeded(0));
        Some(sandbox)
    }

    fn moment(&self, world: &World) -> Moment {
        let moment = H::Book::snapshot(world);
        Box::new(move |sandbox| door::restore::<H::Book>(sandbox, &moment))
    }

    fn play_over(&self, world: &World, look: &mut dyn FnMut(&World)) {
        let Some(record) = world.get_resource::<Record<H::Book>>() else { return };
        let Some(level) = record.level() else { return };
        let mut world = World::new();
        door::install::<H::Book>(&mut world);
        play::begin_again(&mut world, &level, record.seed, record.teaching.as_ref());
        for order in record.orders() {
            if play::give_again(&mut world, order.clone()).is_err() {
                break;
            }
            look(&world);
        }
    }

    fn read(&'static self, file: &str, text: &str) -> Result<Box<dyn Game>, String> {
        Ok(Box::new(Read::new(self, file, text)?))
    }

    fn course(&self, name: &str) -> Option<Arc<dyn Course>> {
        H::Book::taught(name).map(Arc::from)
    }

    fn lay_taught(&'static self, world: &mut World, pages: &mut Pages) {
        let Some(level) = world.get_resource::<Record<H::Book>>().and_then(Record::level) else { return };
        world.insert_resource(Hosted(self));
        self.lay(world, pages, &level);
    }

    fn forget_taught(&self, world: &mut World) {
        teaching::forget_later::<H::Book>(world);
    }
}
