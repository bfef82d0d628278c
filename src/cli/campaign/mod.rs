//! `monkeys campaign`: play a campaign of scripted tribes without a window, or verify one that was played.

mod crashed;
mod lab;

pub use crashed::of_crash;

use super::{Failure, out, players};
use crate::campaign::{
    chronicle::{self, Chronicle, Event},
    door,
    file::Saga,
    script,
    seats::{Seat, Seats},
    series::Players,
    state::{self, Score, Treasury, Tribe},
    waiting::Commander,
};
use crate::data::{
    campaign::{self, Campaign},
    error::LoadError,
    file,
    monkeys::temper::{self, Temper},
    persona::Strength,
};
use crate::rules::First;
use crate::words::Message;
use bevy_ecs::world::World;
use clap::{Args, Subcommand};
use serde_json::json;
use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

/// Play a campaign of scripted tribes; battles are settled at once
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// A campaign file, or the name of a shipped one such as fig-valley
    #[arg(required = true)]
    campaign: Option<String>,
    /// Seed of the dice [default: the campaign's own]
    #[arg(long, value_parser = crate::cli::number::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[command(flatten)]
    who: Who,
    /// Print what each tribe orders, and why, instead of the chronicle
    #[arg(long, conflicts_with = "json")]
    why: bool,
    /// Write the campaign with all its battles, so that it can be verified
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print one event per line as JSON, and a last line with what each tribe has
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    Lab(lab::Arguments),
    Verify(Recorded),
}

/// Play a recorded campaign again and compare all that happens, battle by battle
#[derive(Debug, Args)]
struct Recorded {
    /// A campaign that was recorded or saved
    file: PathBuf,
    /// Print one event per line as JSON, and a last line with what each tribe has
    #[arg(long)]
    json: bool,
}

/// The players of each tribe.
#[derive(Debug, Args)]
struct Who {
    /// Who commands in battle: r=NAME:STRENGTH,b=NAME:STRENGTH; tribes that aren't named have steady:quick
    #[arg(long, value_name = "WHO")]
    players: Option<String>,
    /// How the tribes play: r=NAME,b=NAME, shipped tempers or files; tribes that aren't named are steady
    #[arg(long, value_name = "WHO")]
    tempers: Option<String>,
    /// Only the first tribes of the file, 2 to 4, where it has more
    #[arg(long, value_name = "N", value_parser = crate::cli::number::within::<u8>(2..=4))]
    tribes: Option<u8>,
}

/// The commander of tribes that aren't named.
const USUAL: (&str, Strength) = ("steady", Strength::Quick);

/// Plays or verifies.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match &arguments.command {
        Some(Command::Lab(arguments)) => return lab::run(arguments),
        Some(Command::Verify(recorded)) => return verify(recorded),
        None => {}
    }
    let name = arguments.campaign.as_deref().expect("a campaign is required where there is no command");
    let path = Path::new(name);
    let mut world = World::new();
    if let Some(record) = &arguments.record {
        out::target(record, &arguments.who.files(path))?;
    }
    let (campaign, notes) = campaign::load(path)?;
    out::notes(name, &notes);
    let campaign = Arc::new(arguments.who.of(campaign)?);
    let players = arguments.who.players(&campaign)?;
    door::begin(&mut world, &campaign, arguments.seed.unwrap_or(campaign.seed));
    players.sit(&mut world);
    let reasons = if arguments.why {
        tell_why(&mut world, &players, arguments.record.is_some())?
    } else {
        script::play_out(&mut world, |tribe| players.commander(tribe))?;
        Ok(())
    };
    let told = reasons.and_then(|()| {
        out::done(match (arguments.json, arguments.why) {
            (true, _) => tell_json(&world),
            (_, true) => Ok(()),
            _ => tell_words(&world),
        })
    });
    if let Some(path) = &arguments.record {
        out::file(path, &Saga::of(&world).text())?;
    }
    told.map(|()| ExitCode::SUCCESS)
}

/// Plays a recorded campaign again.
fn verify(recorded: &Recorded) -> Result<ExitCode, Failure> {
    let name = recorded.file.display().to_string();
    let saga = Saga::read(&name, &file::read_within(&recorded.file, file::LARGEST_SAGA)?)?;
    let mut world = World::new();
    saga.play(&name, &mut world).map_err(broken)?;
    if recorded.json {
        out::done(tell_json(&world))?;
        return Ok(ExitCode::SUCCESS);
    }
    let id = if saga.laid.is_some() { "campaign-verified-laid" } else { "campaign-verified" };
    let verified = Message::new(id).with("orders", saga.orders.len());
    out::line(format_args!("{name}: {}", verified.words()))?;
    Ok(ExitCode::SUCCESS)
}

/// A recorded campaign that doesn't match counts as a failed job.
fn broken(error: LoadError) -> Failure {
    Failure::Failed(error.to_string())
}

/// Plays it to the end, and prints what each tribe orders, and why.
fn tell_why(world: &mut World, players: &Players, is_recorded: bool) -> Result<Result<(), Failure>, LoadError> {
    let mut printed = Ok(());
    while let Some(tribe) = door::asked(world).map(|question| question.tribe) {
        let decision = script::decide(world, |tribe| players.commander(tribe))?;
        let name = state::of_tribe::<Tribe>(world, tribe).name;
        let order = decision.order.name();
        let told = door::submit(world, decision.order).expect("what was chosen may be given");
        printed = printed.and_then(|()| out::line(format_args!("{name:<12} {order:<10} {}", decision.why.words())));
        for entry in told.iter().filter(|entry| matches!(entry.event, Event::Round { .. } | Event::Over { .. })) {
            printed = printed.and_then(|()| out::line(chronicle::words(world, entry)));
        }
        if printed.is_err() && !is_recorded {
            break;
        }
    }
    Ok(printed)
}

impl Who {
    /// The files that a command with these players reads.
    fn files(&self, campaign: &Path) -> Vec<PathBuf> {
        let named = [&self.players, &self.tempers].into_iter().flatten();
        named.flat_map(|named| out::named_in(named)).chain([campaign.to_owned()]).collect()
    }

    /// The campaign with only the requested number of tribes.
    fn of(&self, campaign: Campaign) -> Result<Campaign, Failure> {
        let Some(count) = self.tribes.map(usize::from) else { return Ok(campaign) };
        if count > campaign.tribes.len() {
            return Err(Failure::Argument(format!("--tribes: the campaign has {} tribes only", campaign.tribes.len())));
        }
        Ok(campaign.of_first(count))
    }

    /// The players of each tribe, as recorded.
    fn players(&self, campaign: &Campaign) -> Result<Players, Failure> {
        let commanders = commanders(self.players.as_deref().unwrap_or_default(), campaign)?;
        let tempers = tempers(self.tempers.as_deref().unwrap_or_default(), campaign)?;
        let mut seats = Vec::new();
        for tribe in &campaign.tribes {
            let named = commanders.iter().find(|(key, _)| *key == tribe.key).unwrap_or(&commanders[0]);
            let own = tempers.iter().find(|(key, ..)| *key == tribe.key);
            let temper = own.map_or(temper::USUAL, |(_, name, _)| name).to_owned();
            let (commander, strength) = (named.1.name.clone(), named.1.strength);
            seats.push((tribe.key, Seat::Script { temper, commander, strength }));
        }
        let tempers = script::Tempers(tempers.into_iter().map(|(key, _, temper)| (key, temper)).collect());
        Ok(Players { seats: Seats(seats), tempers, commanders })
    }
}

/// The tribe of an entry in a list, and the text after its key.
fn entry<'a>(option: &str, entry: &'a str, campaign: &Campaign) -> Result<(char, &'a str), Failure> {
    let wrong = || Failure::Argument(format!("{option}: {entry:?} isn't KEY=NAME, such as r=steady"));
    let (key, who) = entry.split_once('=').ok_or_else(wrong)?;
    let tribe = campaign.tribes.iter().find(|tribe| key == tribe.key.to_string());
    tribe.map(|tribe| (tribe.key, who)).ok_or_else(|| {
        let keys: Vec<String> = campaign.tribes.iter().map(|tribe| tribe.key.to_string()).collect();
        Failure::Argument(format!("{option}: there is no tribe {key:?}; tribes are {}", keys.join(", ")))
    })
}

/// The tempers that are named, each with its tribe.
fn tempers(text: &str, campaign: &Campaign) -> Result<Vec<(char, String, Arc<Temper>)>, Failure> {
    let mut tempers: Vec<(char, String, Arc<Temper>)> = Vec::new();
    for one in text.split(',').map(str::trim).filter(|one| !one.is_empty()) {
        let (key, name) = entry("--tempers", one, campaign)?;
        if tempers.iter().any(|(known, ..)| *known == key) {
            return Err(Failure::Argument(format!("--tempers: the tribe {key} is named twice")));
        }
        let path = Path::new(name);
        let temper = if path.exists() { Arc::new(temper::load(path)?.0) } else { temper::shipped(name)? };
        tempers.push((key, name.to_owned(), temper));
    }
    Ok(tempers)
}

/// The commanders of all tribes, with everyone else's under the first key.
fn commanders(text: &str, campaign: &Campaign) -> Result<Vec<(char, Commander)>, Failure> {
    let of = |name: &str, strength: Strength| -> Result<Commander, Failure> {
        Ok(Commander { name: name.to_owned(), persona: players::persona::<First>(name)?, strength })
    };
    let mut commanders = vec![(state::NATIVE, of(USUAL.0, USUAL.1)?)];
    for one in text.split(',').map(str::trim).filter(|one| !one.is_empty()) {
        let (key, who) = entry("--players", one, campaign)?;
        if commanders.iter().any(|(known, _)| *known == key) {
            return Err(Failure::Argument(format!("--players: the tribe {key} is named twice")));
        }
        let (name, strength) = who.rsplit_once(':').unwrap_or((who, "quick"));
        let strength =
            strength.parse().map_err(|why: Message| Failure::Argument(format!("--players: {}", why.words())))?;
        commanders.push((key, of(name, strength)?));
    }
    Ok(commanders)
}

/// The chronicle, one line per event.
fn tell_words(world: &World) -> std::io::Result<()> {
    let mut out = out::much();
    for entry in world.resource::<Chronicle>().entries() {
        let blank = if matches!(entry.event, Event::Round { .. }) { "\n" } else { "" };
        writeln!(out, "{blank}{:<100} {}", chronicle::words(world, entry), entry.rule)?;
    }
    out.flush()
}

fn tell_json(world: &World) -> std::io::Result<()> {
    let mut out = out::much();
    for entry in world.resource::<Chronicle>().entries() {
        serde_json::to_writer(&mut out, entry)?;
        writeln!(out)?;
    }
    let tribe = |key: char| {
        let standing = state::troops(world, key).filter(|troop| state::stands(world, *troop).is_some()).count();
        json!({
            "tribe": key,
            "name": state::of_tribe::<Tribe>(world, key).name,
            "points": state::of_tribe::<Score>(world, key).0,
            "scrap": state::of_tribe::<Treasury>(world, key).0,
            "troops": standing,
        })
    };
    let tribes: Vec<_> = state::tribes(world).into_iter().map(tribe).collect();
    let winner = door::outcome(world).and_then(|outcome| outcome.winner);
    let hash = format!("{:016x}", world.resource::<Chronicle>().hash());
    writeln!(out, "{}", json!({ "state": { "winner": winner, "hash": hash, "tribes": tribes } }))?;
    out.flush()
}
