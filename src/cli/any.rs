//! Battles, replays and scripts of any rule book on the command line.

use super::{
    Failure, out,
    players::{self, Reasons, Seats},
};
use crate::battle::{
    crash, play,
    replay::{Player, Replay},
    script,
    told::Told,
};
use crate::data::{
    book::LevelFile,
    error::{Fault, LoadError},
    file, shape,
};
use crate::engine::{BattleLog, BookOrder, Viewer, clock::Clock, door, order::Refusal, rules::clock};
use crate::force::Side;
use crate::lab::book::Counted;
use crate::rules::Book;
use crate::words::Message;
use bevy_ecs::world::World;
use serde_json::{Value, json};
use std::{io::Write, path::Path, process::ExitCode};

/// The book of a level, by its path or the name of a shipped one.
pub fn book_of_level(name: &str) -> Book {
    let path = Path::new(name);
    let shipped = crate::data::library::level(name).filter(|_| !crate::data::file::is_there(path));
    match shipped {
        Some(text) => book_of(text),
        None => book_of_file(path),
    }
}

/// The book that a text says it belongs to; the default book if it doesn't say.
pub fn book_of(text: &str) -> Book {
    crate::data::library::book_of(text)
}

/// The book of a file. A file that can't be read counts as the default book's, whose reader then explains why.
pub fn book_of_file(path: &Path) -> Book {
    file::read(path).map_or_else(|_| Book::default(), |text| book_of(&text))
}

/// A battle of `monkeys battle`.
pub struct Battle<'a> {
    /// The level.
    pub level: &'a str,
    /// The seed; none for the level's own.
    pub seed: Option<u64>,
    /// Orders to give instead of playing.
    pub orders: Option<&'a Path>,
    /// Where to write the replay.
    pub record: Option<&'a Path>,
    /// The players, as named by `--players`.
    pub players: &'a str,
    /// Whether to explain why scripted opponents give their orders.
    pub why: bool,
    /// Whether to print facts, and for whom.
    pub json: Option<Viewer>,
    /// Whether to play without a limit if the level doesn't set one.
    pub unlimited: bool,
    /// The folder for pictures.
    pub pictures: Option<&'a Path>,
}

/// The viewer that `--json` and `--seen-by` ask for; none if the battle is printed in words.
pub fn viewer(json: bool, seen_by: Option<Side>) -> Option<Viewer> {
    json.then(|| seen_by.map_or(Viewer::All, Viewer::Side))
}

/// Reads the side of `--seen-by`.
///
/// # Errors
/// A description of what would be valid.
pub fn side(text: &str) -> Result<Side, String> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_key).filter(|_| letters.next().is_none());
    side.ok_or_else(|| "a side is r (the first in the level) or b".to_owned())
}

/// Loads a level by its path or by the name of a shipped one, and prints its notes.
fn load<B: Told>(name: &str) -> Result<B::Level, Failure> {
    let path = Path::new(name);
    let is_file = crate::data::file::is_there(path) || name.ends_with(".ron") || path.components().count() > 1;
    let (level, notes) = if is_file { B::load(path)? } else { B::shipped(name)? };
    out::notes(name, &notes);
    Ok(level)
}

/// Plays a battle by its players, or by the orders of a file.
pub fn battle<B: Told + Counted>(battle: &Battle) -> Result<ExitCode, Failure> {
    let mut level = load::<B>(battle.level)?;
    if !battle.unlimited {
        level.limit_rounds();
    }
    let seed = battle.seed.unwrap_or_else(|| B::seed(&level));
    let seats = Seats::<B>::read(battle.players)?;
    let (mut world, mut reasons) = (World::new(), Reasons::default());
    door::install::<B>(&mut world);
    play::begin(&mut world, &level, seed);
    let played = match battle.orders {
        Some(path) => {
            give::<B>(&mut world, path)?;
            (Player::Human, Player::Human)
        }
        None => crash::watched::<B, _>(&mut world, None, |world| {
            players::play(world, seats.take(seed, &level), battle.why.then_some(&mut reasons))
        }),
    };
    let told = tell::<B>(&mut world, Some(&level), (battle.json, &reasons));
    if let Some(path) = battle.record {
        let replay = Replay::<B>::of(&world, played).expect("the battle was recorded");
        out::file(path, &replay.text())?;
    }
    if let Some(folder) = battle.pictures {
        draw::<B>(&world, &level, folder)?;
    }
    // Everything that was to be written exists by now, even if printing failed.
    told.map(|()| ExitCode::SUCCESS)
}

#[cfg(feature = "window")]
fn draw<B: Told>(world: &World, level: &B::Level, folder: &Path) -> Result<(), Failure> {
    let drawn = crate::screens::pictures::<B>(world, level, folder);
    drawn.map(|count| out::note(format_args!("{}: {count} pictures", folder.display()))).map_err(Failure::Failed)
}

#[cfg(not(feature = "window"))]
fn draw<B: Told>(_: &World, _: &B::Level, _: &Path) -> Result<(), Failure> {
    unreachable!("refused before anything is played")
}

/// Gives the orders from a file. A refused order is an error in the file.
fn give<B: Told>(world: &mut World, path: &Path) -> Result<(), Failure> {
    let name = path.display().to_string();
    let orders: Vec<B::Order> = shape::parse_list(&name, &file::read(path)?)?;
    for (place, order) in orders.into_iter().enumerate() {
        play::submit(world, order.clone()).map_err(|why| {
            let what = Message::new("orders-refused").with("place", place + 1).with("order", order.name());
            let what = what.with("why", why.message().words()).with("rule", why.rule().0);
            LoadError::single(&name, Fault::whole(what))
        })?;
    }
    Ok(())
}

/// Plays a script and reports whether it passes.
pub fn script<B: Told + Counted>(path: &Path, record: Option<&Path>, json: bool) -> Result<(), Failure> {
    let name = path.display().to_string();
    let script = B::script(&name, &file::read(path)?)?;
    if json {
        let mut world = World::new();
        door::install::<B>(&mut world);
        let played = script::play(&mut world, &script);
        tell::<B>(&mut world, None, (Some(Viewer::All), &Reasons::default()))?;
        let verdict = played.as_ref().err().map(|miss| format!("{name}{}: {miss}", miss.place));
        let notes = played.iter().flatten().map(|note| format!("{name}{}: {}", note.place, note.what));
        let notes: Vec<String> = notes.collect();
        out::line(json!({ "script": name, "passed": verdict.is_none(), "why": verdict, "notes": notes }))?;
    }
    let verified = script::run(&script).map_err(|miss| Failure::Failed(format!("{name}{}: {miss}", miss.place)))?;
    if let Some(path) = record {
        out::file(path, &verified.replay.text())?;
    }
    if !json {
        out::line(format_args!("{name}: {}", super::script::passed(script.play.len(), &script.rules)))?;
        for note in &verified.notes {
            out::line(format_args!("{name}{}: {}", note.place, note.what))?;
        }
    }
    Ok(())
}

/// Prints the whole battle of a world: one fact per line for a viewer, or in words with what scripted players thought.
///
/// # Errors
/// If it can't be printed.
pub fn tell<B: Told + Counted>(
    world: &mut World,
    level: Option<&B::Level>,
    (json, reasons): (Option<Viewer>, &Reasons<B>),
) -> Result<(), Failure> {
    out::done(match json {
        Some(viewer) => tell_json::<B>(world, viewer),
        None => tell_words::<B>(world, level, reasons),
    })
}

/// The lines of the log. The reasons for orders, and anything said, come before the facts that they belong to.
fn tell_words<B: Told + Counted>(world: &World, level: Option<&B::Level>, reasons: &Reasons<B>) -> std::io::Result<()> {
    let told = reasons.told(world);
    let (mut out, mut orders, mut said) = (out::much(), told.iter().peekable(), reasons.said.iter().peekable());
    for line in B::told(world, level) {
        while let Some(speech) = said.next_if(|speech| speech.fact < line.first_fact) {
            writeln!(out, "{}", speech.line())?;
        }
        while let Some((_, reason)) = orders.next_if(|(fact, _)| *fact <= line.first_fact) {
            writeln!(out, "    {reason}")?;
        }
        writeln!(out, "{:<100} {}", line.text, line.rule)?;
    }
    for speech in said {
        writeln!(out, "{}", speech.line())?;
    }
    out.flush()
}

fn tell_json<B: Told>(world: &mut World, viewer: Viewer) -> std::io::Result<()> {
    let hash = play::hash::<B>(world);
    let mut out = out::much();
    facts(&mut out, world, viewer)?;
    writeln!(out, "{}", final_state::<B>(world, viewer, hash))?;
    out.flush()
}

/// The facts of the battle in a world that a viewer may know, one per line.
fn facts(out: &mut impl Write, world: &World, viewer: Viewer) -> std::io::Result<()> {
    for fact in world.resource::<BattleLog>().told_to(viewer) {
        serde_json::to_writer(&mut *out, &fact)?;
        writeln!(out)?;
    }
    Ok(())
}

/// The last line of `--json`: how it ended, whose turn it is, every unit and primate. If the book has secrets, a viewer
/// sees neither the other side's forces nor the hash, which would confirm a guess at them.
fn final_state<B: Told>(world: &World, viewer: Viewer, hash: u64) -> Value {
    let tempo = B::tempo(B::view(world));
    let clock: &Clock<B::Procedure> = clock::<B>(world);
    let outcome = clock.outcome();
    let knows = |side| !B::SECRETS || viewer == Viewer::All || viewer == Viewer::Side(side);
    let sides = B::sides(world).into_iter().zip(Side::BOTH);
    let sides: Vec<Value> = sides.map(|(forces, side)| if knows(side) { forces } else { Value::Null }).collect();
    json!({
        "state": {
            "over": outcome.is_some(),
            "winner": outcome.and_then(|outcome| outcome.winner).map(crate::force::Side::key),
            "how": outcome.map(|outcome| outcome.how),
            "rule": outcome.map(|outcome| outcome.rule),
            "awaiting": clock.window(),
            "round": tempo.round,
            "side": tempo.side,
            "hash": Side::BOTH.into_iter().all(knows).then(|| format!("{hash:016x}")),
            "sides": sides,
        }
    })
}
