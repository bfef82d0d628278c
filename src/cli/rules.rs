//! `monkeys rules`: prints rules, or the tests of each rule.

use super::{Failure, out};
use crate::data::rulebook::{self, Coverage, RuleBook};
use crate::rules::Book;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// Print rules, list all of them, or show the chapter, tests and scripts of each one
#[derive(Debug, Args)]
pub struct Arguments {
    /// Ids of rules, as the game shows them [default: list all rules]
    ids: Vec<String>,
    /// The rule book: monkeys, suppression, initiative or hexes
    #[arg(long, default_value = "monkeys", value_parser = book)]
    book: Book,
    /// Print the table of coverage, which needs the source tree
    #[arg(long, conflicts_with = "ids")]
    coverage: bool,
    /// The source tree
    #[arg(long, value_name = "DIR", default_value = ".")]
    source: PathBuf,
}

/// A rule book by its name.
pub fn book(name: &str) -> Result<Book, String> {
    let known: Vec<&str> = Book::ALL.iter().map(|book| book.folder()).collect();
    Book::of(name).ok_or_else(|| format!("the books are {}", known.join(", ")))
}

/// Prints the rules.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.coverage {
        return coverage(arguments);
    }
    if arguments.ids.is_empty() {
        list(rulebook::of(arguments.book))?;
    }
    for (place, id) in arguments.ids.iter().enumerate() {
        if place > 0 {
            out::line("")?;
        }
        out::line(tell(rulebook::of(arguments.book), id)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the table. Ids without a test, and ids that don't exist, are errors.
fn coverage(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let coverage = Coverage::read(arguments.book, &arguments.source)?;
    out::text_of(&coverage)?;
    let (faults, pending) = (coverage.faults(), coverage.pending());
    let count = |wanted: fn(&rulebook::coverage::Status) -> bool| {
        coverage.lines.iter().filter(|line| wanted(&line.status)).count()
    };
    let tested = count(|status| *status == rulebook::coverage::Status::Tested);
    let none = count(|status| matches!(status, rulebook::coverage::Status::NotARule(_)));
    let (ids, pending, wrong) = (coverage.lines.len(), pending.len(), faults.len());
    out::line(format_args!("{ids} ids: {tested} tested, {none} not rules, {pending} pending, {wrong} with errors"))?;
    if faults.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(Failure::Failed(faults.join("\n"))) }
}

fn list(book: &RuleBook) -> Result<(), Failure> {
    for chapter in &book.chapters {
        out::line(&chapter.title)?;
        for id in &chapter.ids {
            let title = book.text(id).map(|(title, _)| title);
            out::line(format_args!("  {id:<6} {}", title.unwrap_or_else(|| "-".into())))?;
        }
    }
    Ok(())
}

/// A rule with its title and its text, or the reason why there is none.
fn tell(book: &RuleBook, id: &str) -> Result<String, Failure> {
    let id = id.to_uppercase();
    if let Some(why) = book.no_rule(&id) {
        return Ok(format!("{id}  not a rule: {why}."));
    }
    if let Some((title, text)) = book.text(&id) {
        return Ok(format!("{id}  {title}\n\n{text}"));
    }
    if book.knows(&id) {
        return Ok(format!("{id}  belongs to a part of the game that doesn't exist yet."));
    }
    Err(Failure::Argument(format!(
        "there is no rule {id}; `monkeys rules --book {}` lists them all",
        book.book.folder()
    )))
}
