//! The lab: you ask a question, thousands of battles answer it, and you can follow the answer down to a single battle.

mod files;
mod heat;
mod look;
mod model;
mod question;
mod renaming;
mod work;

pub use files::folder;
pub(super) use model::show;
pub(super) use renaming::card as name_card;
pub(super) use work::{Progress, Running};

use super::{
    hosts,
    pages::{Card, Origin, Page, Pages},
    plan,
    show::{self, Awake},
};
use crate::board::{Grid, terrain::Ground};
use crate::input::{Factor, Intent, LabTurn, Shown};
use crate::lab::{
    Plan, Point, Row, Tally, Terrain, count::Marks, report, results::Measure, statistics::Estimate, systems,
};
use crate::panels::{self, Print};
use crate::words::word;
use bevy::{
    prelude::*,
    tasks::{Task, futures::check_ready},
};
use std::{collections::VecDeque, path::PathBuf, sync::Arc};

/// Seconds between two updates from a running experiment: the curves grow while the window stays smooth.
const BETWEEN: f32 = 0.25;
/// Frames that the camera needs to fit itself to a new board.
const UNTIL_FITTED: u8 = 3;

/// A run being shown.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its name: that of its folder.
    pub name: String,
    /// The folder of its files.
    pub folder: PathBuf,
    /// The question.
    pub plan: Plan,
    /// Which opponents meet, and on what. The names come from files, which are read once.
    pub title: String,
    /// The name of the level it is about; `None` on generated ground.
    pub level: Option<String>,
    /// Its curves.
    pub tally: Tally,
    /// Whether it is complete.
    pub finished: bool,
}

impl Answer {
    fn new((name, folder): (String, PathBuf), plan: Plan, tally: Tally, finished: bool) -> Self {
        let level = match &plan.terrain {
            Terrain::Level(level) => Some(report::level_name(level)),
            Terrain::Grown(_) => None,
        };
        Self { name, folder, title: report::title(&plan), level, plan, tally, finished }
    }
}

/// A board of the selected point.
#[derive(Clone, Debug)]
pub struct Looked {
    /// Its ground.
    pub ground: Arc<Ground>,
    /// What battles left on its cells; `None` before a run is finished.
    pub marks: Option<Arc<Grid<Marks>>>,
    /// The battles on it.
    pub rows: Arc<Vec<Row>>,
}

/// The lab's state.
#[derive(Resource, Default)]
pub struct Laboratory {
    plan: Option<Plan>,
    /// The rows of the last question. The names in them come from files, which are read once.
    rows: Option<(Plan, Vec<panels::lab::Row>)>,
    running: Option<Running>,
    /// The runs being shown: the one whose boards can be explored, and those beside it.
    answers: Vec<Answer>,
    /// Runs of a comparison that have not started, each with its folder.
    waiting: VecDeque<(Plan, PathBuf)>,
    /// Seconds since the last update of the curves.
    since: f32,
    /// Battles and seconds at the run's last updates, for its rate.
    progress: Option<work::Progress>,
    /// The measure being plotted, by its index.
    measure: usize,
    /// The selected point, and its board.
    point: Option<(u16, u32)>,
    looking: look::Looking,
    /// A battle being replayed in the background in order to be watched.
    watching: Option<Task<files::Fought>>,
    /// The overlay on the board, by its index.
    mark: usize,
    /// Whether the board is shown instead of the curves.
    board: bool,
    /// The existing runs, while the list is open.
    shelf: Vec<files::Kept>,
    /// The run that the first press on delete has asked about.
    sure: Option<usize>,
    /// The run being renamed.
    renaming: renaming::Renaming,
    told: Option<Result<String, String>>,
    /// The small picture of the board, painted once.
    painted: Option<Print>,
    /// Frames until the whole board is shown: the camera must have fitted itself to it first.
    fresh: u8,
}

impl Laboratory {
    fn plan(&self) -> Plan {
        let first = || hosts::FIRST.subject().map_or_else(Plan::default, question::first);
        self.plan.clone().unwrap_or_else(first)
    }

    /// The rows of the question.
    fn rows(&mut self, plan: &Plan) -> Vec<panels::lab::Row> {
        let known = self.rows.take().filter(|(known, _)| known == plan);
        let (_, rows) = self.rows.insert(known.unwrap_or_else(|| (plan.clone(), question::rows(plan))));
        rows.clone()
    }

    /// Whether rule books are compared.
    fn compares(&self) -> bool {
        self.answers.iter().any(|answer| answer.plan.book != self.answers[0].plan.book)
    }

    /// The measures that can be plotted.
    fn measures(&self) -> &'static [Measure] {
        if self.compares() { &Measure::BOOKS } else { &Measure::ALL }
    }

    /// The measure being plotted.
    fn measure(&self) -> Measure {
        let all = self.measures();
        all[self.measure.min(all.len() - 1)]
    }

    /// Whether a run is in progress.
    fn runs(&self) -> bool {
        self.running.as_ref().is_some_and(Running::goes_on)
    }
}

/// A value with its interval, at a density.
pub(super) type Dot = (Point, Estimate);

/// Whether an intent was meant for the lab.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if *intent == Intent::Open(Shown::Lab) && pages.origin.way_back() == Some(Shown::Lab) {
        come_back(world, pages);
        return true;
    }
    if *intent == Intent::Open(Shown::Lab) {
        pages.clear();
        (pages.page, pages.buttons) = (Page::Lab, false);
        world.resource_mut::<Laboratory>().board = false;
        return true;
    }
    if pages.page == Page::Lab && pages.card == Some(Card::RunName) {
        return renaming::answer(world, pages, intent);
    }
    if pages.page != Page::Lab || pages.card.is_some() {
        return false;
    }
    match intent {
        Intent::Lab(turn) => turned(world, pages, turn),
        Intent::NewSeed => {
            let mut lab = world.resource_mut::<Laboratory>();
            let plan = lab.plan();
            lab.plan = Some(Plan { seed: plan::next_seed(plan.seed), ..plan });
        }
        Intent::Plan(crate::input::intent::Change::Seed(seed)) => {
            let mut lab = world.resource_mut::<Laboratory>();
            lab.plan = Some(Plan { seed: *seed, ..lab.plan() });
        }
        Intent::Back => back(world, pages),
        Intent::Accept if !world.resource::<Laboratory>().runs() => run(world),
        _ => return false,
    }
    true
}

/// Returns from a battle of a run to where the lab was left.
pub(super) fn come_back(world: &mut World, pages: &mut Pages) {
    pages.clear();
    (pages.page, pages.buttons, pages.origin) = (Page::Lab, false, Origin::SetUp);
    let mut lab = world.resource_mut::<Laboratory>();
    lab.fresh = if lab.board { UNTIL_FITTED } else { 0 };
}

/// Goes back to the title, or from the list of runs to the lab; a run continues meanwhile. Curves and board are two views
/// of one page, so neither is a page to come back from.
fn back(world: &mut World, pages: &mut Pages) {
    let mut lab = world.resource_mut::<Laboratory>();
    if !lab.shelf.is_empty() {
        lab.shelf.clear();
    } else {
        pages.page = Page::Title;
    }
}

fn turned(world: &mut World, pages: &mut Pages, turn: &LabTurn) {
    let mut lab = world.resource_mut::<Laboratory>();
    match turn {
        LabTurn::Turn(factor, by) => {
            let mut plan = lab.plan();
            // The lists of levels and rosters are needed only if one of them is being chosen: the player's own bring
            // their text.
            let subject = question::subject(&plan);
            let known = match factor {
                Factor::Ground => subject.levels(&pages.workshop),
                Factor::Roster(_) => subject.rosters(&pages.workshop),
                _ => Vec::new(),
            };
            question::turn(&mut plan, *factor, *by, &known);
            lab.plan = Some(plan);
        }
        LabTurn::Run => run(world),
        LabTurn::Compare => compare(world),
        LabTurn::Stop => {
            lab.waiting.clear();
            lab.running.iter().for_each(Running::stop);
        }
        LabTurn::Measure(place) => lab.measure = *place,
        LabTurn::Point(place) => lab.point = Some((*place, 0)),
        LabTurn::Question => (lab.point, lab.board) = (None, false),
        LabTurn::Board(by) => {
            if let Some((_, board)) = &mut lab.point {
                *board = board.saturating_add_signed(*by);
            }
        }
        LabTurn::Mark(place) => lab.mark = *place,
        LabTurn::Leaf(board) => {
            lab.board = *board;
            lab.fresh = if *board { UNTIL_FITTED } else { 0 };
        }
        LabTurn::Shelf => {
            (lab.shelf, lab.sure) = (files::kept(), None);
            if lab.shelf.is_empty() {
                lab.told = Some(Ok(word("lab-no-runs")));
            }
        }
        LabTurn::Show(place, beside) => files::show(&mut lab, *place, *beside),
        LabTurn::Delete(place) => files::delete(&mut lab, *place),
        LabTurn::Rename(place) => renaming::ask(&mut lab, pages, *place),
        LabTurn::Alone => lab.answers.truncate(1),
        LabTurn::Plot => {
            let told = files::write_plot(&lab);
            lab.told = Some(told);
        }
        LabTurn::Page => {
            let told = files::write_page(&lab);
            lab.told = Some(told);
        }
        LabTurn::Watch(index) => files::watch(&mut lab, *index),
    }
}

/// Starts the plan, or resumes it where it was left.
fn run(world: &mut World) {
    let mut lab = world.resource_mut::<Laboratory>();
    if lab.runs() {
        return;
    }
    let plan = lab.plan();
    let name = files::name_of(&plan);
    let folder = match folder() {
        Ok(folder) => folder.join(&name),
        Err(why) => {
            lab.told = Some(Err(why));
            return;
        }
    };
    (lab.told, lab.board) = (None, false);
    let running = Running::begin(&plan, &folder);
    // What is known about the same question stays; what was shown stays beside the new run only if it was put there.
    let mut beside = if lab.compares() { Vec::new() } else { std::mem::take(&mut lab.answers) };
    let known = (!beside.is_empty()).then(|| beside.remove(0)).filter(|known| known.folder == folder);
    let new = || Answer::new((name, folder), plan.clone(), Tally::new(&plan), false);
    lab.answers = std::iter::once(known.unwrap_or_else(new)).chain(beside).collect();
    (lab.running, lab.progress, lab.since) = (Some(running), None, BETWEEN);
}

/// Asks every book about grounds of the same densities and seeds, and shows the curves side by side.
fn compare(world: &mut World) {
    let mut lab = world.resource_mut::<Laboratory>();
    if lab.runs() {
        return;
    }
    let runs = match folder() {
        Ok(runs) => runs,
        Err(why) => {
            lab.told = Some(Err(why));
            return;
        }
    };
    let asked = question::compared(&lab.plan());
    let plans = question::subjects().into_iter().map(|subject| systems::question(subject, &asked));
    let answer = |plan: Plan| {
        let name = files::name_beside(&plan);
        let folder = runs.join(&name);
        Answer::new((name, folder), plan.clone(), Tally::new(&plan), false)
    };
    lab.answers = plans.map(answer).collect();
    lab.waiting = lab.answers.iter().map(|answer| (answer.plan.clone(), answer.folder.clone())).collect();
    (lab.told, lab.board, lab.point, lab.measure) = (None, false, None, 0);
    begin_next(&mut lab);
}

/// Starts the next run of a comparison, if there is one.
fn begin_next(lab: &mut Laboratory) {
    let Some((plan, folder)) = lab.waiting.pop_front() else { return };
    (lab.running, lab.progress, lab.since) = (Some(Running::begin(&plan, &folder)), None, BETWEEN);
}

/// Opens the battle to be watched once its replay is ready, if the lab is still on the table.
fn open_watched(world: &mut World) {
    let mut lab = world.resource_mut::<Laboratory>();
    let Some(mut task) = lab.watching.take() else { return };
    match check_ready(&mut task) {
        None => lab.watching = Some(task),
        Some(fought) => world.resource_scope(|world, mut pages: Mut<Pages>| {
            if pages.page == Page::Lab {
                files::open(world, &mut pages, fought);
            }
        }),
    }
}

/// Reads the progress of the current run, a few times a second.
pub(super) fn follow(world: &mut World) {
    open_watched(world);
    let seconds = world.resource::<Time<Real>>().delta_secs();
    let mut lab = world.resource_mut::<Laboratory>();
    let lab = &mut *lab;
    let Some(running) = &mut lab.running else { return };
    running.seconds += seconds;
    lab.since += seconds;
    let over = !running.goes_on();
    if lab.since < BETWEEN && !over {
        return;
    }
    lab.since = 0.0;
    let progress = running.look();
    if let Some(answer) = lab.answers.iter_mut().find(|answer| answer.folder == running.folder) {
        // A resumed run counts again what is shown already: the curves must only ever grow.
        if progress.tally.count() >= answer.tally.count() {
            answer.tally = progress.tally.clone();
        }
        answer.finished |= progress.is_finished();
    }
    if !over {
        lab.progress = Some(progress);
        return;
    }
    let folder = std::mem::take(&mut running.folder);
    lab.running = None;
    lab.looking.forget();
    if progress.is_finished() && !lab.waiting.is_empty() {
        begin_next(lab);
    } else {
        lab.waiting.clear();
        lab.told = Some(files::ended(&progress, &folder));
    }
}

/// The lab with no question yet.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Laboratory>().add_systems(Last, stay_awake.before(show::stay_awake));
}

/// Keeps the window drawing while a run is in progress or a board is being loaded, and the lab is on the table.
fn stay_awake(lab: Res<Laboratory>, pages: Res<Pages>, mut awake: ResMut<Awake>) {
    if pages.page == Page::Lab && (lab.runs() || lab.looking.is_under_way() || lab.watching.is_some()) {
        awake.stir();
    }
}
