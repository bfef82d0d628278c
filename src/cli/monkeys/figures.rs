//! `monkeys figures`: measures the boards of levels.

use crate::cli::{Failure, out};
use crate::data::monkeys::level::Level;
use crate::lab::figures::{Figures, Value};
use clap::Args;
use serde_json::{Value as Json, json};
use std::{path::Path, process::ExitCode};

/// Measure the boards of levels: terrain, lines of sight, cover, paths, and the difference between the sides
#[derive(Debug, Args)]
pub struct Arguments {
    /// Level files, or names of shipped levels
    #[arg(required = true)]
    levels: Vec<String>,
    /// Print one line of JSON per level; shares in thousandths, means in tenths of a square
    #[arg(long)]
    json: bool,
}

/// Prints the figures of each level.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    for (place, name) in arguments.levels.iter().enumerate() {
        super::refuse_other_book(name, "figures are")?;
        if place > 0 && !arguments.json {
            out::line("")?;
        }
        print(name, arguments.json)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the figures of a level that was just written.
pub fn of_file(path: &Path, json: bool) -> Result<ExitCode, Failure> {
    print(&path.display().to_string(), json)?;
    Ok(ExitCode::SUCCESS)
}

fn print(name: &str, json: bool) -> Result<(), Failure> {
    let level = super::load_level(name)?;
    if json { out::line(line(name, &Figures::of_level(&level))) } else { out::text_of(table(&level)) }
}

/// The figures of a board as one JSON object.
fn line(level: &str, figures: &Figures) -> Json {
    let differences = figures.differences().into_iter().map(|(name, value)| (name.to_owned(), value.into()));
    let kinds = figures.kinds.iter().map(|(name, cells)| (name.clone(), (*cells).into()));
    let mut line = json!(figures);
    line["level"] = level.into();
    line["kinds"] = Json::Object(kinds.collect());
    line["differences"] = Json::Object(differences.collect());
    line
}

/// The figures of a level's board as a table.
fn table(level: &Level) -> String {
    let figures = Figures::of_level(level);
    let (width, height) = figures.size;
    let mut text = format!("{}, {width} x {height}\n", level.name);
    for line in figures.kind_lines().into_iter().chain(figures.lines()) {
        text += &match line.value {
            Value::Board(value) => format!("  {:<24} {value:>10}\n", line.label),
            Value::Sides([one, other], gap) => format!("  {:<24} {one:>10} {other:>10} {gap:>10}\n", line.label),
        };
        if line.label == crate::words::word("figure-highest") {
            let [one, other] = level.sides.each_ref().map(|side| side.name.as_str());
            text += &format!("  {:<24} {one:>10} {other:>10} {:>10}\n", "", crate::words::word("figure-difference"));
        }
    }
    text
}
