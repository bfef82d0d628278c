//! The commands for any rule book: battles by chance, replays and scripts. The first book has more of its own.

use super::{
    Failure, out,
    players::{self, Reasons, Seats},
};
use crate::battle::{
    crash, play,
    replay::{Compared, Player, Replay},
    script,
    told::Told,
};
use crate::data::{
    error::{Fault, LoadError},
    file, shape,
};
use crate::engine::{BattleLog, BookOrder, clock::Clock, door, order::Refusal, rules::clock};
use crate::lab::book::Counted;
use crate::rules::Book;
use crate::words::Message;
use bevy_ecs::world::World;
use serde_json::{Value, json};
use std::{io::Write, path::Path, process::ExitCode};

/// The book of a level, by its path or the name of a shipped one.
pub fn book_of_level(name: &str) -> Book {
    let path = Path::new(name);
    let shipped = crate::data::library::level(name).filter(|_| !path.exists());
    match shipped {
        Some(text) => crate::data::library::book_of(text),
        None => book_of_file(path),
    }
}

/// The book of a file. What can't be read is the first one's, whose reader says why.
pub fn book_of_file(path: &Path) -> Book {
    file::read(path).map_or_else(|_| Book::default(), |text| crate::data::library::book_of(&text))
}

/// A battle of `monkeys battle`.
pub struct Battle<'a> {
    /// The level.
    pub level: &'a str,
    /// The seed; none: the level's own.
    pub seed: Option<u64>,
    /// Orders to give instead of playing.
    pub orders: Option<&'a Path>,
    /// Where to write the replay.
    pub record: Option<&'a Path>,
    /// Who plays, as `--players` names them.
    pub players: &'a str,
    /// Whether to say why scripted opponents give their orders.
    pub why: bool,
    /// Whether to print facts.
    pub json: bool,
}

/// Loads a level by its path or by the name of a shipped one, and prints its notes.
fn load<B: Told>(name: &str) -> Result<B::Level, Failure> {
    let path = Path::new(name);
    let is_file = path.exists() || name.ends_with(".ron") || path.components().count() > 1;
    let (level, notes) = if is_file { B::load(path)? } else { B::shipped(name)? };
    out::notes(name, &notes);
    Ok(level)
}

/// Plays a battle by its players, or by the orders of a file.
pub fn battle<B: Told + Counted>(battle: &Battle) -> Result<ExitCode, Failure> {
    let level = load::<B>(battle.level)?;
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
    let told = out::done(match battle.json {
        true => tell_json::<B>(&mut world),
        false => tell_words::<B>(&world, Some(&level), &reasons.told(&world)),
    });
    if let Some(path) = battle.record {
        let replay = Replay::<B>::of(&world, played).expect("the battle was recorded");
        out::file(path, &replay.text())?;
    }
    told.map(|()| ExitCode::SUCCESS)
}

/// Gives the orders of a file. A refused order is an error of the file.
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

/// Reads a replay with what it starts from.
///
/// # Errors
/// All its faults.
pub fn read<B: Told>(path: &Path) -> Result<Kept<B>, LoadError> {
    let name = path.display().to_string();
    let replay = Replay::<B>::read(&name, &file::read(path)?, B::shipped_numbers())?;
    let start = match (&replay.setup, &replay.scene) {
        (_, Some(scene)) => Start::Scene(Box::new(B::scene_of(scene, &name)?)),
        (Some(setup), None) => Start::Level(Box::new(B::level_of(setup, &name)?)),
        (None, None) => return Err(LoadError::single(&name, Fault::whole(Message::new("replay-start")))),
    };
    Ok(Kept { replay, start })
}

/// A replay with what it starts from.
pub struct Kept<B: Told> {
    /// The replay.
    pub replay: Replay<B>,
    start: Start<B>,
}

enum Start<B: Told> {
    Level(Box<B::Level>),
    Scene(Box<B::Stage>),
}

/// Plays a replay again and prints it, or says whether it holds.
pub fn replay<B: Told>(path: &Path, (verify, json): (bool, bool)) -> Result<ExitCode, Failure> {
    let Kept { replay, start } = read::<B>(path)?;
    let mut world = World::new();
    door::install::<B>(&mut world);
    let (played, level) = match &start {
        Start::Level(level) => (replay.play(&mut world, level), Some(&**level)),
        Start::Scene(scene) => (replay.play_scene(&mut world, scene), None),
    };
    let name = path.display();
    if !verify {
        tell::<B>(&mut world, level, json)?;
    }
    let failed = |divergence| Failure::Failed(format!("{name}: {divergence}"));
    played.map_err(failed)?;
    if verify {
        let Compared { turns, open } = replay.verify(&world).map_err(failed)?;
        let verified = Message::new("replay-verified").with("turns", turns).with("open", open);
        out::line(format_args!("{name}: {}", verified.words()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a script and says whether it passes.
pub fn script<B: Told>(path: &Path, record: Option<&Path>, json: bool) -> Result<(), Failure> {
    let name = path.display().to_string();
    let script = B::script(&name, &file::read(path)?)?;
    if json {
        let mut world = World::new();
        door::install::<B>(&mut world);
        let played = script::play(&mut world, &script);
        tell::<B>(&mut world, None, true)?;
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
        let (steps, rules) = (script.play.len(), script.rules.join(", "));
        out::line(format_args!("{name}: passed, {steps} steps ({rules})"))?;
        for note in &verified.notes {
            out::line(format_args!("{name}{}: {}", note.place, note.what))?;
        }
    }
    Ok(())
}

/// Prints the whole battle of a world: in words, or as one fact per line.
fn tell<B: Told>(world: &mut World, level: Option<&B::Level>, json: bool) -> Result<(), Failure> {
    out::done(if json { tell_json::<B>(world) } else { tell_words::<B>(world, level, &[]) })
}

/// The lines of the log, with lines of reasons before those of the facts with their numbers.
fn tell_words<B: Told>(world: &World, level: Option<&B::Level>, reasons: &[(u32, String)]) -> std::io::Result<()> {
    let (mut out, mut reasons) = (out::much(), reasons.iter().peekable());
    for line in B::told(world, level) {
        while let Some((_, reason)) = reasons.next_if(|(fact, _)| *fact <= line.first_fact) {
            writeln!(out, "    {reason}")?;
        }
        writeln!(out, "{:<100} {}", line.text, line.rule)?;
    }
    out.flush()
}

fn tell_json<B: Told>(world: &mut World) -> std::io::Result<()> {
    let hash = play::hash::<B>(world);
    let mut out = out::much();
    for fact in world.resource::<BattleLog>().facts() {
        serde_json::to_writer(&mut out, fact)?;
        writeln!(out)?;
    }
    writeln!(out, "{}", final_state::<B>(world, hash))?;
    out.flush()
}

/// The last line of `--json`: how it ended, whose turn it is, every unit and primate.
fn final_state<B: Told>(world: &World, hash: u64) -> Value {
    let tempo = B::tempo(B::view(world));
    let clock: &Clock<B::Procedure> = clock::<B>(world);
    let outcome = clock.outcome();
    json!({
        "state": {
            "over": outcome.is_some(),
            "winner": outcome.and_then(|outcome| outcome.winner).map(crate::force::Side::key),
            "how": outcome.map(|outcome| outcome.how),
            "rule": outcome.map(|outcome| outcome.rule),
            "awaiting": clock.window(),
            "round": tempo.round,
            "side": tempo.side,
            "hash": format!("{hash:016x}"),
            "sides": B::sides(world),
        }
    })
}
