//! `monkeys playtest`: the terrain lab.

use super::{Failure, csv, ground, out};
use crate::data::file;
use crate::lab::{self, Outcome, Results, Work, book::Counted, experiment::Experiment, report, results::Measure};
use crate::rules::Book;
use crate::with_book;
use clap::{Args, Subcommand};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

mod plan;
mod progress;
mod systems;
mod tell;

use progress::Progress;

/// Play thousands of battles at several terrain densities and measure the effect
///
/// Battle k of a run depends only on the plan, the seed and k: any number of threads, shards and interruptions gives
/// the same files. The same command continues a run that was stopped.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    plan: plan::PlanArguments,
    /// Threads that play, 1 to 256 [default: as many as there are processors]
    #[arg(long, value_parser = crate::cli::number::within::<u16>(1..=256), help_heading = "Work")]
    threads: Option<u16>,
    /// Play one part of the run, to be merged with the others
    #[arg(long, value_name = "I/N", value_parser = shard, help_heading = "Work")]
    shard: Option<(u32, u32)>,
    /// Write the table of battles as comma-separated values too; of several rule books, their table
    #[arg(long, value_name = "FILE", help_heading = "Work")]
    csv: Option<PathBuf>,
    /// Print the table of several rule books as JSON, one point per line
    #[arg(long, requires = "books", help_heading = "Work")]
    json: bool,
    /// The folder of the run; of several rule books, a folder for their runs
    #[arg(long, value_name = "DIR", required = true, help_heading = "Work")]
    out: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Merge the shards of a run into the same files as an unsharded run
    Merge {
        /// The folders of all its shards
        #[arg(required = true)]
        shards: Vec<PathBuf>,
        /// The folder of the whole run
        #[arg(long)]
        out: PathBuf,
    },
    /// Draw the curves of several finished runs beside one another: an SVG for each measure
    Plot {
        /// The folders of the runs
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// The folder for the plots
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Write a self-contained page with the results and plots of a finished run, or of several rule books
    Report {
        /// The folder of the run
        folder: PathBuf,
        /// The page [default: the folder's name with .html added]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// Write its curves as SVG into this folder too
        #[arg(long, value_name = "DIR")]
        plots: Option<PathBuf>,
        /// Write the table of battles as comma-separated values too
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
    },
}

/// A shard such as `2/5`.
fn shard(text: &str) -> Result<(u32, u32), String> {
    let read = |(number, of): (&str, &str)| Some((number.trim().parse().ok()?, of.trim().parse().ok()?));
    let good = text.split_once('/').and_then(read).filter(|(number, of)| (1..=*of).contains(number));
    good.ok_or_else(|| format!("`{text}` isn't a shard; write its number and the total: 2/5"))
}

/// Plays, merges or reports.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    match &arguments.command {
        None => play(arguments),
        Some(Command::Merge { shards, out }) => {
            out::folder(out)?;
            lab::merge(shards, out)?;
            tell::tell(&Results::read(out)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Plot { folders, out }) => plot(folders, out),
        Some(Command::Report { folder, out, plots, csv }) => {
            let page = out.clone().unwrap_or_else(|| beside(folder));
            if csv.as_ref().is_some_and(|csv| out::are_one(csv, &page)) {
                return Err(Failure::Argument("--csv and --out name the same file".into()));
            }
            if lab::systems::is_comparison(folder) {
                return systems::report(folder, &page, (plots.as_deref(), csv.as_deref()));
            }
            for path in csv.iter().chain([&page]) {
                out::target(path, &[&folder.join(lab::folder::BATTLES), &folder.join(lab::folder::CELLS)])?;
            }
            if let Some(plots) = plots {
                out::folder(plots)?;
            }
            write_report(folder, &page, plots.as_deref())?;
            csv.as_deref().map_or(Ok(()), |path| csv::write(folder, path))?;
            out::line(page.display())?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The default page for a folder.
fn beside(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    folder.with_file_name(format!("{name}.html"))
}

fn play(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let out = arguments.out.as_deref().ok_or_else(|| Failure::Argument("--out: name a folder".into()))?;
    out::folder(out)?;
    if let Some(path) = &arguments.csv {
        file::check_after(path, out).map_err(|error| Failure::target(path, &error))?;
        out::not_of_a_run(path)?;
        if path.exists() {
            out::target(path, &arguments.plan.files())?;
        }
    }
    let plan = arguments.plan.plan()?;
    if !arguments.plan.books.is_empty() {
        return systems::play(arguments, &plan, out);
    }
    if arguments.shard.is_some() && plan.until_width.is_some() {
        return Err(Failure::Argument(
            "--shard: a shard can't know when the whole run is narrow enough; leave out --until-width".into(),
        ));
    }
    let book = Book::of(&plan.book).unwrap_or_default();
    with_book!(book, B => carry_out::<B>(arguments, plan, out))
}

fn carry_out<B: Counted>(arguments: &Arguments, plan: lab::Plan, out: &Path) -> Result<ExitCode, Failure> {
    let experiment = Experiment::<B>::of(plan)?;
    too_many_platoons::<B>(experiment.plan());
    let work = Work { threads: threads(arguments), shard: arguments.shard };
    if !is_over(&Progress::new()?.run(|watch| lab::run(&experiment, out, work, watch))?, out) {
        return Ok(ExitCode::from(1));
    }
    arguments.csv.as_deref().map_or(Ok(()), |path| csv::write(out, path))?;
    tell::tell(&Results::read(out)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Threads that play.
fn threads(arguments: &Arguments) -> usize {
    let processors = || std::thread::available_parallelism().map_or(1, usize::from).min(256);
    arguments.threads.map_or_else(processors, usize::from)
}

/// Whether a run is finished; reports where it was stopped, or that it had been finished before.
fn is_over(outcome: &Outcome, out: &Path) -> bool {
    let out = out.display();
    match outcome {
        Outcome::Stopped { played, battles } => {
            out::note(format_args!(
                "{out}: stopped; {played} of {battles} battles are kept; the same command continues"
            ));
            return false;
        }
        Outcome::Already => out::note(format_args!("{out}: was finished before")),
        Outcome::Finished(_) => {}
    }
    true
}

/// Reports that fewer platoons fight than were asked for.
fn too_many_platoons<B: Counted>(plan: &lab::Plan) {
    let standard = matches!(plan.terrain, lab::Terrain::Grown(_)).then(|| plan.forces());
    for named in plan.rosters.clone().or(standard).iter().flatten() {
        if let Some(there) = B::platoons(named) {
            ground::fewer_platoons(plan.platoons, report::roster_name(named), there);
        }
    }
}

fn write_report(folder: &Path, page: &Path, plots: Option<&Path>) -> Result<(), Failure> {
    let results = Results::read(folder)?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let html = report::page(&name, &results, &Results::heat(folder)?);
    out::file(page, &html)?;
    let Some(plots) = plots else { return Ok(()) };
    let plan = &results.stamp.plan;
    let curve = |measure: Measure| (format!("{name}-{}", measure.key()), report::curve(plan, &results.tally, measure));
    let causes = (format!("{name}-causes"), report::casualties(plan, &results.tally));
    write_plots(plots, Measure::ALL.map(curve).into_iter().chain([causes])).map(drop)
}

/// Writes plots by their names into a folder, which is created if needed. Returns their paths.
fn write_plots(folder: &Path, plots: impl Iterator<Item = (String, String)>) -> Result<Vec<PathBuf>, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    let write = |(name, plot): (String, String)| {
        let path = folder.join(format!("{name}.svg"));
        out::file(&path, &plot).map(|()| path)
    };
    plots.map(write).collect()
}

/// One SVG per measure with one line per run; and the casualties by cause of each run.
fn plot(folders: &[PathBuf], out: &Path) -> Result<ExitCode, Failure> {
    out::folder(out)?;
    let name = |folder: &PathBuf| folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut runs = Vec::new();
    for folder in folders {
        let results = Results::read(folder)?;
        runs.push((name(folder), results.stamp.plan, results.tally));
    }
    let mut plots: Vec<(String, String)> = Vec::new();
    plots.extend(Measure::ALL.map(|measure| (measure.key().to_owned(), report::beside(&runs, measure))));
    plots.extend(runs.iter().map(|(name, plan, tally)| (format!("{name}-causes"), report::casualties(plan, tally))));
    for path in write_plots(out, plots.into_iter())? {
        out::line(path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

impl From<lab::Failure> for Failure {
    fn from(failure: lab::Failure) -> Self {
        match failure {
            lab::Failure::Plan(error) => Failure::File(error),
            lab::Failure::Folder(what) => Failure::Argument(what.words()),
            lab::Failure::Unwritten(what) => Failure::Write(what.words()),
        }
    }
}
