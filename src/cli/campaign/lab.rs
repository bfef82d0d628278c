//! `monkeys campaign lab`: plays many campaigns of scripted tribes over seeds, and counts who won and how.

use super::{super::out, Failure};
use crate::campaign::series::{self, Players, Row, Share};
use crate::data::{
    campaign::{self, Campaign},
    store::Writing,
};
use crate::lab::statistics::{Estimate, Sample};
use clap::Args;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    fmt::Display,
    io::BufWriter,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

/// Play many campaigns of scripted tribes, one for each seed, and count who wins them
#[derive(Debug, Args)]
pub struct Arguments {
    /// A campaign file, or the name of a shipped one such as fig-valley
    campaign: String,
    /// Number of campaigns, 1 to 100000
    #[arg(long, default_value_t = 100, value_parser = crate::cli::number::within::<u64>(1..=100_000))]
    campaigns: u64,
    /// Seed of the first campaign; the next one has the next seed
    #[arg(long, value_parser = crate::cli::number::seed, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    who: super::Who,
    /// Number of threads, 1 to 256; the results are the same with any number
    #[arg(long, default_value_t = 1, value_parser = crate::cli::number::within::<u64>(1..=256))]
    threads: u64,
    /// Write a table with a line for each tribe of each campaign
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print one campaign per line as JSON, and a last line with the totals
    #[arg(long)]
    json: bool,
}

/// Plays all of them.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let path = Path::new(&arguments.campaign);
    Failure::seeds(arguments.seed, arguments.campaigns).map_or(Ok(()), Err)?;
    if let Some(table) = &arguments.csv {
        out::target(table, &arguments.who.files(path))?;
    }
    let (campaign, notes) = campaign::load(path)?;
    out::notes(&arguments.campaign, &notes);
    let campaign = Arc::new(arguments.who.of(campaign)?);
    let players: Players = arguments.who.players(&campaign)?;
    let rows = series::play(&campaign, (arguments.seed, arguments.campaigns), &players, arguments.threads)?;
    if let Some(table) = &arguments.csv {
        write(table, &rows)?;
    }
    if arguments.json {
        for row in &rows {
            out::line(of_row(row))?;
        }
        out::line(json!({ "totals": totals(&rows) }))?;
    } else {
        tell(&campaign, arguments.seed, &rows)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How often a tribe won, with Wilson's interval; a draw counts for neither side.
fn wins(rows: &[Row], tribe: char) -> Estimate {
    let mut sample = Sample::default();
    for row in rows {
        sample.add(row.seed, f64::from(u8::from(row.winner == Some(tribe))));
    }
    sample.rate().expect("there is a campaign")
}

fn mean(rows: &[Row], of: impl Fn(&Row) -> u32) -> f64 {
    rows.iter().map(|row| f64::from(of(row))).sum::<f64>() / rows.len() as f64
}

/// The tribes that are counted, in order.
fn keys(rows: &[Row]) -> Vec<char> {
    rows[0].shares.iter().map(|share| share.tribe).collect()
}

/// How many campaigns were decided in each way.
fn decided(rows: &[Row]) -> BTreeMap<&'static str, u64> {
    let mut decided = BTreeMap::new();
    for row in rows {
        *decided.entry(if row.winner.is_none() { "draw" } else { row.how }).or_default() += 1;
    }
    decided
}

/// The counts of a tribe, by name.
fn counts(share: &Share) -> [(&'static str, u32); 8] {
    [
        ("points", share.points),
        ("scrap", share.scrap),
        ("spent", share.spent),
        ("attacks", share.battles.0),
        ("won", share.battles.1),
        ("dead", share.dead),
        ("deserted", share.deserted),
        ("troops", share.troops),
    ]
}

fn tell(campaign: &Campaign, seed: u64, rows: &[Row]) -> Result<(), Failure> {
    let last = rows.last().map_or(seed, |row| row.seed);
    out::line(format_args!("{}: {} campaigns, seeds {seed} to {last}", campaign.name, rows.len()))?;
    let heads = counts(&rows[0].shares[0]).map(|(name, _)| format!("{name:>9}")).concat();
    out::line(format_args!("{:<22} {:>22}{heads}", "seat", "wins"))?;
    for (place, key) in keys(rows).into_iter().enumerate() {
        let won = wins(rows, key);
        let rate = format!("{:.1} % ({:.1} to {:.1})", won.mean * 100.0, won.low * 100.0, won.high * 100.0);
        let cell = |count: usize| format!("{:>9.1}", mean(rows, |row| counts(&row.shares[place])[count].1));
        let cells: String = (0..counts(&rows[0].shares[place]).len()).map(cell).collect();
        let name = format!("{key} {}", campaign.tribes[place].name);
        out::line(format_args!("{name:<22} {rate:>22}{cells}"))?;
    }
    let (rounds, battles) = (mean(rows, |row| row.rounds.into()), mean(rows, |row| row.battles));
    out::line(format_args!("rounds {rounds:.1}, battles {battles:.1}"))?;
    let decided: Vec<String> = decided(rows).iter().map(|(how, count)| format!("{how} {count}")).collect();
    out::line(format_args!("decided by: {}", decided.join(", ")))
}

fn of_row(row: &Row) -> Value {
    let tribes: Vec<Value> = row.shares.iter().map(of_share).collect();
    json!({ "seed": row.seed, "winner": row.winner, "how": row.how, "rounds": row.rounds, "battles": row.battles,
        "tribes": tribes })
}

fn of_share(share: &Share) -> Value {
    let mut cells: serde_json::Map<String, Value> =
        counts(share).iter().map(|(name, count)| ((*name).to_owned(), json!(count))).collect();
    cells.insert("tribe".to_owned(), json!(share.tribe));
    Value::Object(cells)
}

fn totals(rows: &[Row]) -> Value {
    let seat = |key: char| {
        let won = wins(rows, key);
        json!({ "tribe": key, "wins": won.mean, "low": won.low, "high": won.high })
    };
    let seats: Vec<Value> = keys(rows).into_iter().map(seat).collect();
    let (rounds, battles) = (mean(rows, |row| row.rounds.into()), mean(rows, |row| row.battles));
    json!({ "campaigns": rows.len(), "seats": seats, "rounds": rounds, "battles": battles, "decided": decided(rows) })
}

/// Writes one line for each tribe of each campaign.
fn write(path: &Path, rows: &[Row]) -> Result<(), Failure> {
    let failed = |error: &dyn Display| Failure::Write(format!("{}: can't be written: {error}", path.display()));
    let file = Writing::begin(path).map_err(|error| Failure::writing(path, &error))?;
    let mut table = csv::Writer::from_writer(BufWriter::new(file));
    let heads = counts(&rows[0].shares[0]).map(|(name, _)| name);
    let begin = ["seed", "rounds", "battles", "how", "tribe", "winner"];
    table.write_record(begin.into_iter().chain(heads)).map_err(|error| failed(&error))?;
    for row in rows {
        for share in &row.shares {
            let winner = u8::from(row.winner == Some(share.tribe)).to_string();
            let (rounds, battles) = (row.rounds.to_string(), row.battles.to_string());
            let begin = [row.seed.to_string(), rounds, battles, row.how.to_owned(), share.tribe.to_string(), winner];
            let cells = counts(share).map(|(_, count)| count.to_string());
            table.write_record(begin.into_iter().chain(cells)).map_err(|error| failed(&error))?;
        }
    }
    let buffer = table.into_inner().map_err(|error| failed(&error.error()))?;
    let file = buffer.into_inner().map_err(|error| failed(&error.error()))?;
    file.finish().map_err(|error| failed(&error))
}
