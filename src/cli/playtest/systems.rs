//! Rule books compared: `monkeys playtest --books`.

use super::{Arguments, Progress, is_over, tell::table, threads, write_plots};
use crate::cli::{Failure, out};
use crate::data::store::Writing;
use crate::lab::{
    self, Work, report,
    results::Measure,
    subject,
    systems::{self, Answer},
};
use crate::rules::Book;
use serde_json::{Map, Value, json};
use std::{
    collections::BTreeSet,
    io::BufWriter,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Plays each named book in a folder of its own, and prints the results.
pub fn play(arguments: &Arguments, asked: &lab::Plan, out: &Path) -> Result<ExitCode, Failure> {
    let books: BTreeSet<&str> = arguments.plan.books.iter().map(|book| book.folder()).collect();
    let progress = Progress::new()?;
    for book in Book::ALL.into_iter().filter(|book| books.contains(book.folder())) {
        let (subject, folder) = (subject::of(book), systems::folder_of(out, book));
        let (plan, work) = (systems::question(subject, asked), Work { threads: threads(arguments), shard: None });
        out::note(format_args!("{}", subject.counting().book_title()));
        if !is_over(&progress.run(|watch| subject.carry_out(plan, &folder, work, watch))?, &folder) {
            return Ok(ExitCode::from(1));
        }
    }
    let mut answers = systems::read(out)?;
    answers.retain(|one| books.contains(one.plan.folder()));
    arguments.csv.as_deref().map_or(Ok(()), |path| write_csv(&answers, path))?;
    if arguments.json {
        report::cells(&answers).into_iter().try_for_each(|cells| out::line(object(cells)))?;
        return Ok(ExitCode::SUCCESS);
    }
    table(&report::compared(&answers))?;
    for (measure, meaning) in report::meanings() {
        out::line(format_args!("\n{}: {meaning}", measure.title()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the page of a comparison, plus its curves and its table if asked to.
pub fn report(folder: &Path, page: &Path, (plots, csv): (Option<&Path>, Option<&Path>)) -> Result<ExitCode, Failure> {
    csv.into_iter().chain([page]).try_for_each(|path| out::target(path, &[folder]))?;
    plots.map_or(Ok(()), out::folder)?;
    let answers = systems::read(folder)?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    out::file(page, &report::comparison(&name, &answers))?;
    csv.map_or(Ok(()), |path| write_csv(&answers, path))?;
    plots.map_or(Ok(Vec::<PathBuf>::new()), |plots| {
        let curve = |measure: Measure| (format!("{name}-{}", measure.key()), report::of_books(&answers, measure));
        write_plots(plots, Measure::BOOKS.map(curve).into_iter())
    })?;
    out::line(page.display())?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the table of a comparison.
fn write_csv(answers: &[Answer], path: &Path) -> Result<(), Failure> {
    let file = Writing::begin(path).map_err(|error| Failure::writing(path, &error))?;
    let mut table = csv::Writer::from_writer(BufWriter::new(file));
    let failed =
        |error: &dyn std::fmt::Display| Failure::Write(format!("{}: can't be written: {error}", path.display()));
    report::lines(answers).iter().try_for_each(|line| table.write_record(line)).map_err(|error| failed(&error))?;
    let buffer = table.into_inner().map_err(|error| failed(&error.error()))?;
    let file = buffer.into_inner().map_err(|error| failed(&error.error()))?;
    file.finish().map_err(|error| failed(&error))
}

/// A point as one line of JSON.
fn object(report::Cells { book, density, counts: [battles, boards], values }: report::Cells) -> Value {
    let value = |[mean, low, high]: [Option<f64>; 3]| json!({ "mean": mean, "low": low, "high": high });
    let mut object = Map::new();
    object.insert("book".to_owned(), json!(book));
    object.insert("density".to_owned(), json!(density));
    object.insert("battles".to_owned(), json!(battles));
    object.insert("boards".to_owned(), json!(boards));
    object.extend(values.into_iter().map(|(key, bounds)| (key.to_owned(), value(bounds))));
    Value::Object(object)
}
