//! A battle that a file keeps, of any book.

use super::{
    host::{Host, Hosted},
    hosts,
    pages::Pages,
    rounds,
    saves::Inside,
    seats::Seats,
};
use crate::battle::{
    book::Played,
    record::Record,
    replay::{End, Replay},
};
use crate::data::{
    book::{Files, book_of},
    shape,
    workshop::Workshop,
};
use crate::engine::{Rules, Viewer, door};
use crate::force::Side;
use crate::words::say;
use bevy::prelude::World;

/// What is lacking in [`super::host::Battles`] to read and lay battles of a book: what it says of its levels.
pub trait OfBook: Send + Sync + 'static {
    /// The book.
    type Book: Played;

    /// Hash of the numbers that its battles are played with.
    fn numbers(&self) -> u64;
    /// What a level is called.
    fn title(&self, level: &<Self::Book as Files>::Level) -> String;
    /// What the sides of a level are called.
    fn sides(&self, level: &<Self::Book as Files>::Level) -> [String; 2];
    /// A battle of a level is in the world: the table is laid for it.
    fn lay(&'static self, world: &mut World, pages: &mut Pages, level: &<Self::Book as Files>::Level);
}

/// A battle that was read from a file.
pub trait Game: Send + Sync {
    /// How it ended.
    fn end(&self) -> End;
    /// What it began from: the same for two saves of one battle.
    fn began(&self) -> (u64, String);
    /// Plays it up to where it was left.
    ///
    /// # Errors
    /// Where it does not hold.
    fn play(&self, world: &mut World, workshop: &Workshop) -> Result<(), String>;
    /// What is in it, played in a world of its own.
    ///
    /// # Errors
    /// Where it does not hold.
    fn inside(&self) -> Result<Inside, String>;
    /// Lays the table for it, once it has been played.
    ///
    /// # Errors
    /// If its level can't be read.
    fn lay(&self, world: &mut World, pages: &mut Pages) -> Result<(), String>;
}

/// Reads a battle of whatever book its file says.
///
/// # Errors
/// All that is wrong with the file; that nobody here plays its book.
pub fn read(file: &str, text: &str) -> Result<Box<dyn Game>, String> {
    let book = book_of(text).unwrap_or_else(|| hosts::FIRST.book().to_owned());
    let host = hosts::find(&book).ok_or_else(|| say("game-no-book", &[("book", book.as_str().into())]))?;
    host.read(file, text)
}

/// The replay of a book, and the file it stands in.
pub(super) struct Read<H: OfBook> {
    host: &'static H,
    file: String,
    replay: Replay<H::Book>,
}

impl<H: OfBook + Host> Read<H> {
    pub fn new(host: &'static H, file: &str, text: &str) -> Result<Self, String> {
        let replay = Replay::read(file, text, host.numbers()).map_err(|error| error.to_string())?;
        Ok(Self { host, file: file.to_owned(), replay })
    }

    fn level(&self) -> Result<<H::Book as Files>::Level, String> {
        self.replay.start(&self.file).map_err(|error| error.to_string())
    }

    fn play_in(&self, world: &mut World) -> Result<<H::Book as Files>::Level, String> {
        let level = self.level()?;
        self.replay.play(world, &level).map_err(|error| error.to_string())?;
        door::advance::<H::Book>(world);
        Ok(level)
    }
}

impl<H: OfBook + Host> Game for Read<H> {
    fn end(&self) -> End {
        self.replay.end
    }

    fn began(&self) -> (u64, String) {
        (self.replay.seed, format!("{} {}", H::Book::BOOK, shape::line(&self.replay.setup)))
    }

    fn play(&self, world: &mut World, workshop: &Workshop) -> Result<(), String> {
        self.play_in(world).map_err(|why| format!("{}: {why}", self.file))?;
        world.insert_resource(Hosted(self.host));
        let who = Seats::named(&self.replay.players);
        let seats = Seats::take(world, self.host, who, self.replay.seed, workshop);
        world.insert_resource(seats);
        Ok(())
    }

    fn inside(&self) -> Result<Inside, String> {
        let mut world = World::new();
        self.host.install(&mut world);
        let level = self.play_in(&mut world)?;
        let tempo = self.host.tempo(&world);
        let turn = world.get_resource::<Record<H::Book>>().map_or(1, |record| record.turns.len());
        let names = self.host.sides(&level);
        let over = self.host.outcome(&world).is_some();
        let viewer = if over { Viewer::All } else { Viewer::Public };
        let side = |side: Side| {
            let (left, all) = self.host.left(&world, side, viewer);
            (names[side.index()].clone(), left, all)
        };
        Ok(Inside {
            level: self.host.title(&level),
            round: rounds::within(self.host, tempo.round),
            rounds: tempo.rounds,
            turn: self.host.has_turns().then_some(turn),
            sides: Side::BOTH.map(side),
            over,
            ground: self.host.ground(&world),
            dots: self.host.dots(&world, viewer),
        })
    }

    fn lay(&self, world: &mut World, pages: &mut Pages) -> Result<(), String> {
        self.host.lay(world, pages, &self.level()?);
        Ok(())
    }
}
