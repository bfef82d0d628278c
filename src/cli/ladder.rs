//! `monkeys ladder`: plays scripted opponents against each other and counts their wins.

#![allow(clippy::disallowed_types, reason = "the clock only measures decisions per second; no battle sees it")]

use super::{Failure, out};
use crate::data::{
    caught::joined,
    file,
    persona::{self, Budget, Strength},
};
use crate::lab::book::Counted;
use crate::opponent::ladder::{self, Bout, Split, Tally, bout::Contender, venue::Venue};
use crate::rules::Book;
use crate::with_book;
use crate::words::Message;
use clap::Args;
use serde_json::json;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::OnceLock,
    time::{Duration, Instant},
};

/// Pairs for the strongest strength, which thinks for a long time.
const FEW: u64 = 60;

/// Play scripted opponents against each other in pairs of battles: the same seed with the sides swapped, or two seeds if
/// an opponent plays against itself
#[derive(Debug, Args)]
pub struct Arguments {
    /// The rule book: monkeys, suppression, initiative or hexes
    #[arg(long, default_value = "monkeys", value_parser = super::rules::book)]
    book: Book,
    /// Pairs of battles in each contest, 1 to 100000
    #[arg(long, default_value_t = 100, value_parser = crate::cli::number::within::<u64>(1..=100_000))]
    battles: u64,
    /// Seed of the first pair
    #[arg(long, value_parser = crate::cli::number::seed, default_value_t = 1)]
    seed: u64,
    /// Include the strongest, which takes long (at most 60 pairs of it)
    #[arg(long)]
    all: bool,
    /// Only these contests: NAME:STRENGTH=NAME:STRENGTH, separated by commas
    #[arg(long, value_name = "LIST")]
    only: Option<String>,
    /// The shipped personality NAME:STRENGTH against all sparring partners at quick
    #[arg(long, value_name = "NAME:STRENGTH", conflicts_with = "only")]
    sparring: Option<String>,
    /// Only levels and tables whose name contains this, or battles of this scenario
    #[arg(long, value_name = "PART")]
    at: Option<String>,
    /// Also print the results of each scenario, level and table, and how often the first side won there
    #[arg(long)]
    places: bool,
    /// Budgets to use instead of the shipped ones: a file like strengths.ron
    #[arg(long, value_name = "FILE")]
    strengths: Option<PathBuf>,
    /// Play without a round limit, where battles end without one: Skirmishes
    #[arg(long)]
    unlimited: bool,
    /// Number of threads, 1 to 256; the results are the same with any number
    #[arg(long, default_value_t = 1, value_parser = crate::cli::number::within::<u64>(1..=256))]
    threads: u64,
    /// Print one contest per line as JSON
    #[arg(long)]
    json: bool,
}

/// Plays the contests and prints each one as soon as it is over.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    with_book!(arguments.book, B => run_of::<B>(arguments))
}

fn run_of<B: Counted>(arguments: &Arguments) -> Result<ExitCode, Failure> {
    Failure::seeds(arguments.seed, arguments.battles).map_or(Ok(()), Err)?;
    let mut venues = B::venues()?;
    if arguments.unlimited {
        venues = ladder::unlimited(&venues);
        if venues.is_empty() {
            return Err(Failure::Argument(format!(
                "--unlimited: {} has no battles without a limit of rounds",
                B::BOOK
            )));
        }
    }
    if let Some(part) = &arguments.at {
        venues.retain(|venue| venue.name.contains(part) || venue.scenario() == part.to_lowercase());
    }
    if venues.is_empty() {
        let of = if arguments.unlimited { " of --unlimited" } else { "" };
        return Err(Failure::Argument(format!("--at: no level or table{of} has that in its name")));
    }
    let budgets = arguments.strengths.as_deref().map(budgets).transpose()?;
    for (pairs, mut contenders) in contests::<B>(arguments)? {
        for one in &mut contenders {
            let given = budgets.as_ref().and_then(|budgets| one.strength.among(budgets, B::BOOK));
            one.budget = given.unwrap_or(one.budget);
        }
        let begun = Instant::now();
        let played = play(&venues, &contenders, pairs, arguments);
        let mut tally = Tally::default();
        played.iter().for_each(|(_, pair)| tally.count(pair));
        let places = places(&venues, &played);
        tell::<B>(&contenders, (&tally, &places), begun.elapsed().as_millis().max(1) as u64, arguments)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn budgets(path: &Path) -> Result<Vec<Budget>, Failure> {
    Ok(persona::parse_strengths(&path.display().to_string(), &file::read(path)?)?.0)
}

/// A number of pairs of battles, and the players.
type Contest<B> = (u64, [Contender<B>; 2]);

/// The contests: each strength against the one below it, and all personalities against each other at quick.
fn contests<B: Counted>(arguments: &Arguments) -> Result<Vec<Contest<B>>, Failure> {
    let pairs = arguments.battles;
    if let Some(list) = &arguments.only {
        let named = list.split(',').map(|entry| {
            let (one, other) = entry.split_once('=').ok_or_else(|| wrong(entry))?;
            Ok((pairs, [contender(one)?, contender(other)?]))
        });
        return named.collect();
    }
    if let Some(one) = &arguments.sparring {
        if !one.contains(':') {
            return Err(Failure::Argument(format!("--sparring: `{one}` has no strength; write {one}:quick")));
        }
        if B::sparring().is_empty() {
            return Err(Failure::Argument(format!("--sparring: {} has no sparring partners", B::BOOK)));
        }
        let partners = B::sparring().into_iter().map(|partner| format!("{partner}:quick"));
        return partners.map(|partner| Ok((pairs, [contender(one)?, contender(&partner)?]))).collect();
    }
    let (mut contests, mut names) = (Vec::new(), B::characters());
    let first = names.first().cloned().unwrap_or_default();
    for strengths in Strength::ALL.windows(2) {
        let few = strengths[1] == Strength::Deep;
        if !few || arguments.all {
            let names = [strengths[1], strengths[0]].map(|strength| format!("{first}:{strength}"));
            let contenders = [contender(&names[0])?, contender(&names[1])?];
            contests.push((if few { pairs.min(FEW) } else { pairs }, contenders));
        }
    }
    names.sort();
    for (place, one) in names.iter().enumerate() {
        for other in &names[place + 1..] {
            contests.push((pairs, [contender(&format!("{one}:quick"))?, contender(&format!("{other}:quick"))?]));
        }
    }
    Ok(contests)
}

fn contender<B: Counted>(text: &str) -> Result<Contender<B>, Failure> {
    let (name, strength) = text.rsplit_once(':').ok_or_else(|| wrong(text))?;
    let strength: Strength = strength.parse().map_err(|why: Message| Failure::Argument(why.words()))?;
    Ok(Contender {
        name: text.to_owned(),
        persona: super::players::persona::<B>(name)?,
        strength,
        budget: strength.budget(B::BOOK),
    })
}

fn wrong(entry: &str) -> Failure {
    Failure::Argument(format!("--only: `{entry}` isn't a contest; write steady:quick=red-rush:quick"))
}

/// The time since the first call.
fn clock() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// Pairs of battles with their indices in a contest, in order.
type Played = Vec<(u64, [Bout; 2])>;

fn play<B: Counted>(
    venues: &[Venue<B>],
    [one, other]: &[Contender<B>; 2],
    pairs: u64,
    arguments: &Arguments,
) -> Played {
    let threads = arguments.threads.max(1);
    let run = |from: u64| ladder::contest(venues, [one, other], (pairs, arguments.seed), (from, threads), clock);
    let mut played = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|from| scope.spawn(move || run(from))).collect();
        running.into_iter().flat_map(joined).collect::<Vec<_>>()
    });
    played.sort_by_key(|(place, _)| *place);
    played
}

/// The results of each scenario, then of each level and table.
fn places<B: Counted>(venues: &[Venue<B>], played: &Played) -> Vec<(String, Split)> {
    let (mut scenarios, mut tables) = (BTreeMap::<String, Split>::new(), vec![Split::default(); venues.len()]);
    for (place, pair) in played {
        let place = (*place % venues.len() as u64) as usize;
        tables[place].count(pair);
        scenarios.entry(venues[place].scenario().to_owned()).or_default().count(pair);
    }
    let names = venues.iter().map(|venue| venue.name.clone());
    scenarios.into_iter().chain(names.zip(tables)).collect()
}

fn tell<B: Counted>(
    [one, other]: &[Contender<B>; 2],
    (tally, places): (&Tally, &[(String, Split)]),
    millis: u64,
    arguments: &Arguments,
) -> Result<(), Failure> {
    let interval = tally.interval();
    let speed = (tally.battles() * 1000 / millis, tally.decisions * 1000 / millis);
    if arguments.json {
        let split =
            |(name, split): &(String, Split)| json!({ "place": name, "results": split.results, "seats": split.seats });
        return out::line(json!({
                "contest": [one.name, other.name], "pairs": tally.pairs, "won": tally.results[0],
                "drawn": tally.results[1], "lost": tally.results[2], "rate": interval.rate, "low": interval.low,
                "high": interval.high, "rounds": tally.rounds, "within_twelve": tally.within_twelve,
                "stalled": tally.stalled, "decisions": tally.decisions, "orders": tally.orders,
                "places": places.iter().map(split).collect::<Vec<_>>(), "hash": format!("{:016x}", tally.hash), "battles_per_second": speed.0,
                "decisions_per_second": speed.1,
                "turn_millis": tally.paces.map(|pace| pace.mean().as_millis() as u64),
                "longest_turn_millis": tally.paces.map(|pace| pace.longest.as_millis() as u64),
        }));
    }
    // Slow contests play less than one per second.
    let tenths = tally.battles() * 10_000 / millis;
    let percent = |millionths: u32| {
        let tenths = (millionths + 500) / 1000;
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    out::line(format_args!(
        "{} - {}: {} % ({} to {}), {} won, {} drawn, {} lost; {} rounds per battle, {} of {} within 12, {} broken off; \
         speed: {}.{} battles and {} decisions per second; {:016x}",
        one.name,
        other.name,
        percent(interval.rate),
        percent(interval.low),
        percent(interval.high),
        tally.results[0],
        tally.results[1],
        tally.results[2],
        tally.rounds / tally.battles().max(1),
        tally.within_twelve,
        tally.battles(),
        tally.stalled,
        tenths / 10,
        tenths % 10,
        speed.1,
        tally.hash
    ))?;
    for ((contender, orders), pace) in [one, other].into_iter().zip(&tally.orders).zip(tally.paces) {
        let share = |name: &&str| {
            let hundredths = orders.get(*name).copied().unwrap_or(0) * 100 / tally.battles().max(1);
            format!("{name} {}.{:02}", hundredths / 100, hundredths % 100)
        };
        let shares = B::ORDERS.iter().map(share).collect::<Vec<_>>().join(", ");
        out::line(format_args!("    {}: {shares} per battle", contender.name))?;
        let (mean, longest) = (pace.mean(), pace.longest);
        out::line(format_args!("    {}: {mean:.1?} per turn, longest {longest:.1?}", contender.name))?;
    }
    if arguments.places {
        for (name, split) in places {
            let [rate, first] = split.rates();
            let [won, drawn, lost] = split.results;
            out::line(format_args!(
                "    {name}: {rate} %, {won} won, {drawn} drawn, {lost} lost; the first side {first} %"
            ))?;
        }
    }
    Ok(())
}
