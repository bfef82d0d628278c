//! `monkeys campaign`: play a campaign of scripted tribes without a window, or verify one that was played.

use super::{Failure, out, players};
use crate::campaign::{
    chronicle::{self, Chronicle, Event},
    door,
    file::Saga,
    script,
    state::{self, Score, Treasury, Tribe},
    waiting::Commander,
};
use crate::data::{campaign, error::LoadError, file, persona::Strength};
use crate::rules::First;
use crate::words::Message;
use bevy_ecs::world::World;
use clap::Args;
use serde_json::json;
use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

/// Play a campaign of scripted tribes; battles are settled at once
#[derive(Debug, Args)]
pub struct Arguments {
    /// A campaign file, or the name of a shipped one such as fig-valley
    campaign: String,
    /// Seed of the dice [default: the campaign's own]
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Who commands in battle: r=NAME:STRENGTH,b=NAME:STRENGTH; tribes that aren't named have steady:quick
    #[arg(long, value_name = "WHO")]
    players: Option<String>,
    /// Write the campaign with all its battles, so that it can be verified
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play a recorded campaign again and compare all that happens, instead of playing a new one
    #[arg(long, conflicts_with_all = ["seed", "players", "record"])]
    verify: bool,
    /// Print one event per line as JSON, and a last line with what each tribe has
    #[arg(long)]
    json: bool,
}

/// Who commands where nobody is named.
const USUAL: (&str, Strength) = ("steady", Strength::Quick);

/// Plays or verifies.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let path = Path::new(&arguments.campaign);
    let mut world = World::new();
    if arguments.verify {
        let saga = Saga::read(&arguments.campaign, &file::read(path)?)?;
        saga.play(&arguments.campaign, &mut world).map_err(broken)?;
        let verified = Message::new("campaign-verified").with("orders", saga.orders.len());
        out::line(format_args!("{}: {}", arguments.campaign, verified.words()))?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(path) = &arguments.record {
        out::target(path, &[Path::new(&arguments.campaign)])?;
    }
    let (campaign, notes) = campaign::load(path)?;
    out::notes(&arguments.campaign, &notes);
    let commanders = commanders(arguments.players.as_deref().unwrap_or_default(), &campaign)?;
    let seed = arguments.seed.unwrap_or(campaign.seed);
    door::begin(&mut world, &Arc::new(campaign), seed);
    let commander =
        |tribe: char| commanders.iter().find(|(key, _)| *key == tribe).map_or(&commanders[0].1, |(_, one)| one);
    script::play_out(&mut world, commander)?;
    let told = out::done(if arguments.json { tell_json(&world) } else { tell_words(&world) });
    if let Some(path) = &arguments.record {
        out::file(path, &Saga::of(&world).text())?;
    }
    told.map(|()| ExitCode::SUCCESS)
}

/// A recorded campaign that doesn't hold is a job that failed.
fn broken(error: LoadError) -> Failure {
    Failure::Failed(error.to_string())
}

/// The commanders of all tribes and, under the first key, of everybody else.
fn commanders(text: &str, campaign: &campaign::Campaign) -> Result<Vec<(char, Commander)>, Failure> {
    let of = |name: &str, strength: Strength| -> Result<Commander, Failure> {
        Ok(Commander { name: name.to_owned(), persona: players::persona::<First>(name)?, strength })
    };
    let mut commanders = vec![(state::NATIVE, of(USUAL.0, USUAL.1)?)];
    for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let wrong =
            || Failure::Argument(format!("--players: {entry:?} isn't KEY=NAME:STRENGTH, such as r=steady:quick"));
        let (key, who) = entry.split_once('=').ok_or_else(wrong)?;
        let tribe = campaign.tribes.iter().find(|tribe| key == tribe.key.to_string());
        let Some(tribe) = tribe else {
            let keys: Vec<String> = campaign.tribes.iter().map(|tribe| tribe.key.to_string()).collect();
            return Err(Failure::Argument(format!(
                "--players: there is no tribe {key:?}; tribes are {}",
                keys.join(", ")
            )));
        };
        if commanders.iter().any(|(key, _)| *key == tribe.key) {
            return Err(Failure::Argument(format!("--players: the tribe {key} is named twice")));
        }
        let (name, strength) = who.rsplit_once(':').unwrap_or((who, "quick"));
        let strength =
            strength.parse().map_err(|why: Message| Failure::Argument(format!("--players: {}", why.words())))?;
        commanders.push((tribe.key, of(name, strength)?));
    }
    Ok(commanders)
}

/// The chronicle, a line an event.
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
