//! A battle from a file, of any book.

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

/// What [`super::host::Battles`] lacks for reading and setting up battles of a book: facts about its levels.
pub trait OfBook: Send + Sync + 'static {
    /// The book.
    type Book: Played;

    /// Hash of the numbers its battles are played with.
    fn numbers(&self) -> u64;
    /// The name of a level.
    fn title(&self, level: &<Self::Book as Files>::Level) -> String;
    /// The names of the sides of a level.
    fn sides(&self, level: &<Self::Book as Files>::Level) -> [String; 2];
    /// Sets the table for a battle of a level that is already in the world.
    fn lay(&'static self, world: &mut World, pages: &mut Pages, level: &<Self::Book as Files>::Level);
}

/// A battle that was read from a file.
pub trait Game: Send + Sync {
    /// How the battle ended.
    fn end(&self) -> End;
    /// Whether any order has been given in it.
    fn has_orders(&self) -> bool;
    /// What it started from: the same for two saves of one battle.
    fn began(&self) -> (u64, String);
    /// Plays it up to the point where it was left.
    ///
    /// # Errors
    /// If the replay fails.
    fn play(&self, world: &mut World, workshop: &Workshop) -> Result<(), String>;
    /// The contents of the file, played in a world of its own.
    ///
    /// # Errors
    /// If the replay fails.
    fn inside(&self) -> Result<Inside, String>;
    /// Sets the table for it, once it has been played.
    ///
    /// # Errors
    /// If its level can't be read.
    fn lay(&self, world: &mut World, pages: &mut Pages) -> Result<(), String>;
}

/// Reads a battle of any book, as named in its file.
///
/// # Errors
/// Everything that is wrong with the file, or that its book is unknown here.
pub fn read(file: &str, text: &str) -> Result<Box<dyn Game>, String> {
    let book = book_of(text).unwrap_or_else(|| hosts::FIRST.book().to_owned());
    let host = hosts::find(&book).ok_or_else(|| say("game-no-book", &[("book", book.as_str().into())]))?;
    host.read(file, text)
}

/// The replay of a book, and the file it is in.
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

    fn has_orders(&self) -> bool {
        self.replay.turns.iter().any(|turn| !turn.orders.is_empty())
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
