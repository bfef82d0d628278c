//! `monkeys odds`: the exact chances of each result of the attack chart.

use crate::cli::{Failure, out};
use crate::rules::monkeys::{
    odds::{Contest, Stronger, WHOLE},
    profiles::Hit,
};
use clap::Args;
use serde_json::json;
use std::process::ExitCode;

/// Print the exact chances of each result of the attack chart, if the stronger side keeps its best die
#[derive(Debug, Args)]
pub struct Arguments {
    /// Attack power, 0 or more
    #[arg(long, value_parser = crate::cli::number::within::<i32>(0..=1_000_000))]
    attack: i32,
    /// Defense power, 0 or more
    #[arg(long, value_parser = crate::cli::number::within::<i32>(0..=1_000_000))]
    defense: i32,
    /// Print one line of JSON instead of a table
    #[arg(long)]
    json: bool,
}

const fn word(hit: Hit) -> &'static str {
    match hit {
        Hit::Empty => "out of ammo",
        Hit::Hold => "recovering targets test",
        Hit::Test => "wounded in the open, test in cover",
        Hit::Wound => "all wounded",
    }
}

/// Prints the chances.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let contest = Contest::of(arguments.attack, arguments.defense);
    let chances = contest.chances();
    let chart = crate::data::monkeys::profiles().attack;
    let share =
        |hit: Hit| chart.iter().zip(chances).filter(|(one, _)| **one == hit).map(|(_, chance)| chance).sum::<u32>();
    let results = [Hit::Empty, Hit::Hold, Hit::Test, Hit::Wound].map(|hit| (hit, share(hit)));
    if arguments.json {
        let rows = results.map(|(hit, chance)| json!({ "result": word(hit), "chances": chance, "of": WHOLE }));
        let line = json!({
            "attack": arguments.attack, "defense": arguments.defense, "dice": contest.dice,
            "stronger": contest.stronger, "faces": chances, "results": rows,
        });
        out::line(line)?;
        return Ok(ExitCode::SUCCESS);
    }
    let who = match contest.stronger {
        None => "equal powers, no choice",
        Some(Stronger::Attacker) => "the attacker keeps the highest",
        Some(Stronger::Defender) => "the defender keeps the lowest",
    };
    let dice = if contest.dice == 1 { "1 die".to_owned() } else { format!("{} dice", contest.dice) };
    out::line(format_args!("{} against {}: {dice}, {who}", arguments.attack, arguments.defense))?;
    for (hit, chance) in results {
        let percent = f64::from(chance) * 100.0 / f64::from(WHOLE);
        out::line(format_args!("{:>37}  {chance:>3} of {WHOLE}  {percent:>5.1} %", word(hit)))?;
    }
    Ok(ExitCode::SUCCESS)
}
