//! The lab's files: earlier runs, exports, and battles to be opened.

use super::{
    Answer, Laboratory, model, question,
    work::{Ended, Progress},
};
use crate::data::{file, file_name};
use crate::engine::BattleLog;
use crate::lab::{
    self, Attempt, Plan, Row, Terrain,
    folder::{BATTLES, PARTS},
    report,
    results::Results,
    sheet::Reader,
    systems,
};
use crate::screens::{
    game,
    pages::{Origin, Pages},
    saves,
    settings::folders,
    table, theatre, wastebasket, written,
};
use crate::view::{Playback, art::raster};
use crate::words::{say, word};
use bevy::{prelude::*, tasks::AsyncComputeTaskPool};
use std::path::{Path, PathBuf};

/// Letters of the longest name of a run.
const LONGEST: usize = 40;

/// The width of an exported plot in pixels: twice that of the drawing.
const PLOT: u32 = 1440;

/// The folder of the player's own runs.
///
/// # Errors
/// If the system names no folder.
pub fn folder() -> Result<PathBuf, String> {
    folders().map(|folders| folders.data_dir().join("lab")).ok_or_else(|| word("save-no-folder"))
}

/// The name of a plan's run: the same plan resumes where it was left.
pub(super) fn name_of(plan: &Plan) -> String {
    kept_name(&called(plan), plan)
}

/// The same, next to runs of other books.
pub(super) fn name_beside(plan: &Plan) -> String {
    kept_name(&format!("{}-{}", plan.folder(), called(plan)), plan)
}

/// The name of a plan's run if it has one, otherwise this one, with a number if it is taken.
fn kept_name(name: &str, plan: &Plan) -> String {
    folder().map_or_else(|_| name.to_owned(), |runs| lab::folder::name_in(&runs, name, plan))
}

fn called(plan: &Plan) -> String {
    match &plan.terrain {
        Terrain::Level(level) => file_name::tidy(&report::level_name(level).to_lowercase().replace(' ', "-"), LONGEST),
        Terrain::Grown(ground) => {
            let style = ground.style.key();
            let (from, to) = (ground.from, ground.to);
            if from == to { format!("{style}-{from}") } else { format!("{style}-{from}-{to}") }
        }
    }
}

/// An existing run.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Its folder's name.
    pub name: String,
    /// Its folder.
    pub folder: PathBuf,
    /// Which opponents meet, on what, and how often.
    pub title: String,
    /// The rest of the question in a line.
    pub fought: String,
    /// How long ago it was last worked on.
    pub when: String,
    /// Whether it is complete; otherwise it was stopped and can be resumed.
    pub finished: bool,
}

/// Existing runs, finished or stopped, by name.
pub(super) fn kept() -> Vec<Kept> {
    let entries = folder().ok().and_then(|folder| std::fs::read_dir(folder).ok());
    let paths = entries.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut kept: Vec<Kept> = paths.filter_map(kept_in).collect();
    kept.sort_by(|one, other| one.name.cmp(&other.name));
    kept
}

fn kept_in(folder: PathBuf) -> Option<Kept> {
    let name = folder.file_name()?.to_string_lossy().into_owned();
    // A run that is being resumed may have its tables already.
    let stopped = Attempt::stamp(&folder);
    let finished = stopped.is_none();
    let stamp = stopped.or_else(|| Reader::<Row>::origin(&folder.join(BATTLES)).ok())?;
    let written = [BATTLES, PARTS].iter().find_map(|file| std::fs::metadata(folder.join(file)).ok()?.modified().ok());
    let when = written.map(|at| saves::when(at.elapsed().unwrap_or_default())).unwrap_or_default();
    let (title, fought) = (report::title(&stamp.plan), report::fought(&stamp.plan));
    Some(Kept { name, folder, title, fought, when, finished })
}

/// Moves a run into the wastebasket, once the player has confirmed.
pub(super) fn delete(lab: &mut Laboratory, place: usize) {
    let Some(kept) = lab.shelf.get(place).cloned() else { return };
    if lab.running.as_ref().is_some_and(|running| running.folder == kept.folder) {
        lab.told = Some(Err(word("lab-delete-running")));
        return;
    }
    if lab.sure != Some(place) {
        lab.sure = Some(place);
        return;
    }
    lab.sure = None;
    lab.told = Some(wastebasket::delete(&kept.name, &kept.folder));
    if lab.told.as_ref().is_some_and(Result::is_ok) {
        lab.shelf.remove(place);
        // What is shown of it can no longer be explored.
        if lab.answers.first().is_some_and(|answer| answer.folder == kept.folder) {
            (lab.answers, lab.point, lab.board) = (Vec::new(), None, false);
        }
        lab.answers.retain(|answer| answer.folder != kept.folder);
    }
}

/// Shows a run from the list, alone or beside the main one.
pub(super) fn show(lab: &mut Laboratory, place: usize, beside: bool) {
    let Some(kept) = lab.shelf.get(place).cloned() else { return };
    match read(&kept) {
        Ok(answer) => {
            if !beside {
                (lab.plan, lab.point) = (Some(answer.plan.clone()), None);
            }
            lab.answers.truncate(usize::from(beside));
            lab.answers.push(answer);
            lab.looking.forget();
            (lab.told, lab.board) = (None, false);
        }
        Err(why) => lab.told = Some(Err(why)),
    }
    lab.shelf.clear();
}

fn read(kept: &Kept) -> Result<Answer, String> {
    let failed = |error: lab::Failure| error.to_string();
    let (stamp, tally) = if kept.finished {
        Results::read(&kept.folder).map(|results| (results.stamp, results.tally)).map_err(failed)?
    } else {
        Attempt::read(&kept.folder).map(|attempt| (attempt.stamp, attempt.tally)).map_err(failed)?
    };
    Ok(Answer::new((kept.name.clone(), kept.folder.clone()), stamp.plan, tally, kept.finished))
}

/// The message for a run that has ended.
pub(super) fn ended(progress: &Progress, folder: &Path) -> Result<String, String> {
    match &progress.ended {
        Some(Ok(Ended::Finished)) => Ok(written::told("lab-finished", folder)),
        Some(Ok(Ended::Already)) => Ok(word("lab-already")),
        Some(Err(why)) => Err(why.clone()),
        _ => Ok(say("lab-stopped", &[("done", (progress.done as i64).into()), ("all", (progress.all as i64).into())])),
    }
}

/// Where an export goes, beside the folder of its run: the path of its first file, with the first of these extensions.
/// If another file has its name, a number is added; an identical file is reused.
fn beside(run: &Path, name: &str, endings: &[&str], text: &str) -> PathBuf {
    let path = |name: &str, ending: &str| run.with_file_name(format!("{name}.{ending}"));
    let is_free = |name: &str| {
        let is_there = |ending: &&str| std::fs::symlink_metadata(path(name, ending)).is_ok();
        let says_so = || file::read(&path(name, endings[0])).is_ok_and(|there| there == text);
        !endings.iter().any(is_there) || says_so()
    };
    path(&file_name::free(name, |number| format!("{name} {number}"), is_free), endings[0])
}

/// The base name of a comparison's files.
const COMPARISON: &str = "rule-books";

/// The result of each book in a comparison.
fn of_books(lab: &Laboratory) -> Vec<systems::Answer> {
    let answer = |(answer, name): (&Answer, String)| systems::Answer {
        name,
        plan: answer.plan.clone(),
        tally: answer.tally.clone(),
    };
    lab.answers.iter().zip(model::titles(lab)).map(answer).collect()
}

/// The current plot, the text below it, and the name of its files.
fn plot(lab: &Laboratory, answer: &Answer) -> (String, Vec<String>, String) {
    let measure = lab.measure();
    if lab.compares() {
        let answers = of_books(lab);
        let name = format!("{COMPARISON}-{}", measure.key());
        return (report::of_books(&answers, measure), report::about_books(&answers), name);
    }
    let curves: Vec<report::Line> = lab.answers.iter().flat_map(|answer| model::lines(answer, measure)).collect();
    let titles = model::titles(lab);
    let runs = titles.iter().map(String::as_str).zip(lab.answers.iter().map(|answer| &answer.plan));
    let about = report::captions(runs.collect::<Vec<_>>().into_iter());
    let svg = report::curves(&measure.title(), &curves, (measure, &about));
    (svg, about, format!("{}-{}", answer.name, measure.key()))
}

/// Writes the current plot as SVG and PNG.
pub(super) fn write_plot(lab: &Laboratory) -> Result<String, String> {
    let Some(answer) = lab.answers.first() else { return Err(word("lab-nothing")) };
    let (svg, about, name) = plot(lab, answer);
    let path = beside(&answer.folder, &name, &["svg", "png"], &svg);
    let failed = |error: std::io::Error| error.to_string();
    file::write(&path, &svg).map_err(failed)?;
    let tall = report::height(&about) * 2;
    let pixels = raster::rasterise(&svg, PLOT, tall).map_err(|error| error.to_string())?;
    let png = pixels.encode_png().map_err(|error| error.to_string())?;
    file::write_bytes(&path.with_extension("png"), &png).map_err(failed)?;
    Ok(written::told("editor-written", &path))
}

/// Writes a one-page report of what is shown.
pub(super) fn write_page(lab: &Laboratory) -> Result<String, String> {
    let answer = lab.answers.first().filter(|_| model::may_report(lab)).ok_or_else(|| word("lab-nothing"))?;
    let told = |error: lab::Failure| error.to_string();
    let (name, page) = if lab.compares() {
        (COMPARISON, report::comparison(COMPARISON, &of_books(lab)))
    } else {
        let results = Results::read(&answer.folder).map_err(told)?;
        let heat = Results::heat(&answer.folder).map_err(told)?;
        (answer.name.as_str(), report::page(&answer.name, &results, &heat))
    };
    let path = beside(&answer.folder, name, &["html"], &page);
    file::write(&path, &page).map_err(|error| error.to_string())?;
    Ok(written::told("editor-written", &path))
}

/// Replays the battle of a row in the background; it opens as a replay when it is ready.
pub(super) fn watch(lab: &mut Laboratory, index: u64) {
    let Some(answer) = lab.answers.first() else { return };
    let (folder, subject) = (answer.folder.clone(), question::subject(&answer.plan));
    let name = format!("{}:{index}", answer.name);
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let replay = subject.replay(&folder, index).map_err(|error| error.to_string())?;
        Ok((name, replay))
    });
    (lab.watching, lab.told) = (Some(task), Some(Ok(word("lab-fetching"))));
}

/// A battle that was replayed: its name and its replay.
pub(super) type Fought = Result<(String, String), String>;

/// Puts such a battle on the table, from its start.
pub(super) fn open(world: &mut World, pages: &mut Pages, fought: Fought) {
    let laid = fought.and_then(|(name, replay)| {
        let game = game::read(&name, &replay)?;
        saves::put_by(world);
        game.play(world, &pages.workshop)?;
        game.lay(world, pages)
    });
    if let Err(why) = laid {
        world.resource_mut::<Laboratory>().told = Some(Err(why));
        return;
    }
    table::refill(world);
    let log = world.resource::<BattleLog>().clone();
    world.resource_mut::<Playback>().jump(&log);
    world.resource_mut::<Laboratory>().told = None;
    pages.origin = Origin::Watched;
    theatre::open(world, pages);
}
