//! What the lab's panels show.

use super::{Answer, Dot, Laboratory, Looked, heat, question};
use crate::lab::{Plan, Point, Terrain, fixture::Contender, report, results::Measure, statistics::Estimate};
use crate::panels::{Print, lab as panel};
use crate::screens::{called::capital, show::Awake};
use crate::view::{Board, Cast, Landmarks, Outlook, Overlays, Sketch, Spotlight, art::overlay::Wash};
use crate::words::{say, word};
use bevy::prelude::*;
use std::sync::Arc;

/// Number of a board's battles that are listed.
const LISTED: usize = 60;

/// The panels of the lab; also puts the selected board on the table.
pub(in crate::screens) fn show(world: &mut World, names: &[String; 2]) -> panel::Lab {
    let lab = &mut *world.resource_mut::<Laboratory>();
    let plan = lab.plan();
    let rows = lab.rows(&plan);
    let measure = lab.measure();
    let looked = look(lab);
    let asked = lab.answers.first().map_or(&plan, |answer| &answer.plan);
    let (ground, level) = (question::grown(asked), matches!(asked.terrain, Terrain::Level(_)));
    let mut shown = panel::Lab {
        rows,
        seed: plan.seed.to_string(),
        total: say("lab-question-total", &[("count", (plan.total() as i64).into())]),
        measures: lab.measures().iter().map(|one| capital(&one.title())).collect(),
        measure: lab.measure.min(lab.measures().len() - 1),
        rate: measure.is_rate(),
        axis: measure.axis(drawn(lab, measure)),
        range: if level { (0.0, 0.0) } else { (ground.from.into(), ground.to.into()) },
        level,
        caution: lab.answers.iter().find_map(|answer| report::caution(&answer.plan)),
        values: word(match measure {
            Measure::Rounds => "lab-axis-rounds",
            Measure::Casualties => "lab-axis-casualties",
            Measure::Decisions => "lab-axis-decisions",
            Measure::Minutes => "lab-axis-minutes",
            Measure::Pace => "lab-axis-pace",
            Measure::Lost => "lab-axis-lost",
            Measure::Forced => "lab-axis-forced",
            _ => "lab-axis-share",
        }),
        other: lab
            .running
            .as_ref()
            .filter(|running| running.plan != plan && !lab.compares())
            .map(|_| word("lab-other-question")),
        curves: curves(lab, measure),
        names: titles(lab),
        point: lab.point.map(|(place, _)| place),
        progress: progress(lab),
        leaf: lab.board,
        shelf: lab.shelf.iter().enumerate().map(|(place, kept)| run((place, kept), lab)).collect(),
        told: lab.told.clone(),
        may_report: may_report(lab),
        ..panel::Lab::default()
    };
    let mut painted = lab.painted.take();
    let at = lab.point.zip(lab.answers.first());
    shown.looked = at.map(|(at, answer)| sheet(lab, &mut painted, (answer, names), at, looked.as_ref()));
    lab.painted = painted;
    shown.looking = lab.point.is_some() && looked.is_none() && !lab.answers.is_empty();
    let (leaf, mark) = (lab.board, lab.mark);
    let board = looked.and_then(Result::ok).filter(|_| leaf);
    // Frames count from the one that has the board: it may have to be grown first.
    let whole = board.is_some() && lab.fresh == 1;
    lab.fresh = lab.fresh.saturating_sub(u8::from(board.is_some()));
    let fitting = board.is_some() && lab.fresh > 0;
    if let Some(looked) = board {
        lay(world, &looked, mark);
    }
    if whole {
        world.resource_mut::<Outlook>().whole_board();
    }
    if fitting || whole {
        world.resource_mut::<Awake>().stir();
    }
    shown
}

/// The point at an index, of the first variant.
fn point(answer: &Answer, place: u16) -> Option<Point> {
    answer.tally.points().iter().map(|(point, _)| *point).find(|point| (point.place, point.variant) == (place, 0))
}

fn look(lab: &mut Laboratory) -> Option<Result<Looked, String>> {
    let (place, board) = lab.point?;
    let answer = lab.answers.first()?;
    let board = board.min(answer.plan.boards.saturating_sub(1));
    lab.point = Some((place, board));
    lab.looking.board(answer, point(answer, place)?, board)
}

/// Whether a report can be written; for a comparison, once it is complete.
pub(super) fn may_report(lab: &Laboratory) -> bool {
    let asked = if lab.compares() { lab.answers.len() } else { 1 };
    !lab.answers.is_empty() && lab.answers.iter().take(asked).all(|answer| answer.finished)
}

/// All plotted values of a measure, with their bounds.
fn drawn(lab: &Laboratory, measure: Measure) -> Vec<f64> {
    let dots = lab.answers.iter().flat_map(|answer| dots(answer, measure));
    dots.flat_map(|(_, one)| [one.mean, one.low, one.high]).collect()
}

/// A run in the list.
fn run((place, kept): (usize, &super::files::Kept), lab: &Laboratory) -> panel::Run {
    let id = match kept.finished {
        _ if lab.running.as_ref().is_some_and(|running| running.folder == kept.folder) => "lab-run-running",
        true => "lab-run-finished",
        false => "lab-run-stopped",
    };
    let terms = [("name", kept.name.as_str().into()), ("when", kept.when.as_str().into())];
    panel::Run {
        words: kept.title.clone(),
        fought: kept.fought.clone(),
        about: say(id, &terms),
        sure: lab.sure == Some(place),
    }
}

/// The names of the runs; those with the same name get the names of their folders.
pub(super) fn titles(lab: &Laboratory) -> Vec<String> {
    if lab.compares() {
        return lab.answers.iter().map(|answer| answer.plan.counting().book_title()).collect();
    }
    let answers = &lab.answers;
    let alike = |title: &String| answers.iter().filter(|other| other.title == *title).count() > 1;
    let named = |Answer { title, name, .. }: &Answer| {
        if alike(title) { format!("{title} ({name})") } else { title.clone() }
    };
    answers.iter().map(named).collect()
}

fn curves(lab: &Laboratory, measure: Measure) -> Vec<panel::Curve> {
    let named = lab.answers.iter().zip(titles(lab)).enumerate();
    let first = lab.answers.first();
    let place_of = |density: Option<u8>| {
        let mut points = first.into_iter().flat_map(|answer| answer.tally.points());
        points.find(|(point, _)| point.density == density).map(|(point, _)| point.place)
    };
    named.map(|(place, (answer, name))| curve((place, name), answer, measure, &place_of)).collect()
}

fn dots(answer: &Answer, measure: Measure) -> Vec<Dot> {
    let points = answer.tally.points().iter().filter(|(point, _)| point.variant == 0);
    points.filter_map(|(point, tally)| Some((*point, tally.estimate(measure)?))).collect()
}

/// The curve of a run for export: its name and its points.
pub(super) fn lines(answer: &Answer, measure: Measure) -> Vec<report::Line> {
    let points = dots(answer, measure).into_iter();
    let points = points.map(|(point, estimate)| (point.density, estimate)).collect();
    vec![(answer.title.clone(), points)]
}

/// A curve; if its run is beside another one, points are chosen by their index in the main run.
fn curve(
    (place, name): (usize, String),
    answer: &Answer,
    measure: Measure,
    place_of: &impl Fn(Option<u8>) -> Option<u16>,
) -> panel::Curve {
    let dot = |(point, estimate): (Point, Estimate)| {
        let bound = |value: f64| if value.is_finite() { value } else { estimate.mean };
        panel::Dot {
            place: place_of(point.density),
            label: density(point, answer),
            x: f64::from(point.density.unwrap_or(0)),
            y: measure.shown(estimate.mean),
            low: measure.shown(bound(estimate.low)),
            high: measure.shown(bound(estimate.high)),
            words: format!("{}\n{}", at(point, answer), told(measure, &estimate, &answer.plan)),
        }
    };
    panel::Curve { place, name, dots: dots(answer, measure).into_iter().map(dot).collect() }
}

/// The label of a point: its density, or the level it is on.
fn at(point: Point, answer: &Answer) -> String {
    called(point, answer, "lab-at")
}

/// The same in short.
fn density(point: Point, answer: &Answer) -> String {
    called(point, answer, "lab-density-value")
}

fn called(point: Point, answer: &Answer, id: &str) -> String {
    match (point.density, &answer.level) {
        (None, Some(level)) => level.clone(),
        (density, _) => say(id, &[("density", i64::from(density.unwrap_or(0)).into())]),
    }
}

/// A value with its interval and what it is based on: battles, and the boards or pairs they come in.
fn told(measure: Measure, estimate: &Estimate, plan: &Plan) -> String {
    format!("{}, {}", report::words(estimate, measure.is_rate()), carried(estimate, plan))
}

/// What a value is based on.
fn carried(estimate: &Estimate, plan: &Plan) -> String {
    let terms = [("count", (estimate.count as i64).into()), ("boards", (estimate.clusters as i64).into())];
    say(if plan.boards > 1 { "lab-carried" } else { "lab-carried-pairs" }, &terms)
}

fn progress(lab: &Laboratory) -> Option<panel::Progress> {
    let running = lab.running.as_ref()?;
    let progress = lab.progress.as_ref();
    let (done, fresh, all) = progress.map_or((0, 0, running.plan.total()), |now| (now.done, now.fresh, now.all));
    let rate = fresh as f32 / running.seconds.max(0.1);
    let left = if rate > 0.0 { (all.saturating_sub(done)) as f32 / rate } else { 0.0 };
    let clock = |seconds: f32| format!("{}:{:02}", seconds as u64 / 60, seconds as u64 % 60);
    let terms = [
        ("done", (done as i64).into()),
        ("all", (all as i64).into()),
        ("rate", format!("{rate:.1}").into()),
        ("left", if fresh > 0 { clock(left).into() } else { "...".into() }),
    ];
    let words = say("lab-progress", &terms);
    // With several books it matters which one is running.
    let words = if lab.compares() { format!("{}: {words}", running.plan.counting().book_title()) } else { words };
    Some(panel::Progress { share: done as f32 / all.max(1) as f32, words })
}

/// The values of each run at a density, the main run first.
fn values(lab: &Laboratory, density: Option<u8>) -> Vec<(String, Vec<String>)> {
    let value = |measure: Measure| {
        let here = |answer: &Answer| {
            let (_, tally) = answer.tally.points().iter().find(|(at, _)| (at.variant, at.density) == (0, density))?;
            Some(report::words(&tally.estimate(measure)?, measure.is_rate()))
        };
        let each = lab.answers.iter();
        let each = each.map(|answer| here(answer).unwrap_or_else(|| word("lab-not-asked"))).collect();
        (capital(&measure.title()), each)
    };
    lab.measures().iter().map(|measure| value(*measure)).collect()
}

/// What the values of each run are based on at a density.
fn rests(lab: &Laboratory, density: Option<u8>) -> Vec<String> {
    let here = |answer: &Answer| {
        let (_, tally) = answer.tally.points().iter().find(|(at, _)| (at.variant, at.density) == (0, density))?;
        Some(carried(&tally.score()?, &answer.plan))
    };
    lab.answers.iter().map(|answer| here(answer).unwrap_or_else(|| word("lab-not-asked"))).collect()
}

/// All details of a point, and of its selected board.
fn sheet(
    lab: &Laboratory,
    painted: &mut Option<Print>,
    (answer, names): (&Answer, &[String; 2]),
    (place, board): (u16, u32),
    looked: Option<&Result<Looked, String>>,
) -> panel::Looked {
    let point = point(answer, place);
    let boards = answer.plan.boards;
    let several = lab.answers.len() > 1;
    let mut sheet = panel::Looked {
        head: point.map_or_else(String::new, |point| at(point, answer)),
        runs: if several { titles(lab) } else { Vec::new() },
        carried: point.map_or_else(Vec::new, |point| rests(lab, point.density)),
        values: point.map_or_else(Vec::new, |point| values(lab, point.density)),
        board: say("lab-board", &[("board", i64::from(board + 1).into()), ("boards", i64::from(boards).into())]),
        ends: (board == 0, board + 1 >= boards),
        marks: answer.plan.counting().all_laid(),
        mark: lab.mark,
        ..panel::Looked::default()
    };
    match looked {
        Some(Ok(looked)) => {
            sheet.picture = Some(picture(painted, answer, (place, board), looked, lab.mark));
            sheet.rows = looked.rows.iter().take(LISTED).map(|one| row(one, names)).collect();
            sheet.note = looked.marks.is_none().then(|| word("lab-no-marks"));
            sheet.heat = looked.marks.as_ref().map_or_else(Vec::new, |marks| heat::legend(marks, lab.mark));
        }
        Some(Err(why)) => sheet.note = Some(why.clone()),
        None => {}
    }
    sheet
}

/// A battle in the list: its number, which color A has in it, and how it ended.
fn row(row: &crate::lab::Row, names: &[String; 2]) -> panel::Battle {
    let swapped = row.fixture.swapped;
    // Players count from 1; files and commands keep the index, from 0.
    let number = ("number", (row.fixture.index + 1).to_string().into());
    let words = match row.winner {
        None => say("lab-draw", &[number, ("color", names[usize::from(swapped)].as_str().into())]),
        Some(winner) => {
            let side = usize::from(swapped != (winner == Contender::B));
            let who = ("who", winner.key().to_uppercase().into());
            say("lab-wins", &[number, who, ("color", names[side].as_str().into())])
        }
    };
    let terms = [("rounds", i64::from(row.rounds).into()), ("lost", i64::from(row.casualties()).into())];
    panel::Battle { index: row.fixture.index, words, about: say("lab-row", &terms) }
}

/// The small picture of the board with its heat map.
fn picture(
    painted: &mut Option<Print>,
    answer: &Answer,
    (place, board): (u16, u32),
    looked: &Looked,
    mark: usize,
) -> Print {
    use crate::view::art::paint::thumbnail;
    let name = format!("lab {} {place} {board} {mark} {}", answer.name, looked.marks.is_some());
    if let Some(print) = painted.as_ref().filter(|print| print.name == name) {
        return print.clone();
    }
    let mut pixels = thumbnail(&looked.ground, (528, 352));
    if let Some(marks) = &looked.marks {
        heat::lay_over(&mut pixels, &heat::steps(marks, mark));
    }
    let print = Print { name, pixels: Arc::new(pixels) };
    *painted = Some(print.clone());
    print
}

/// Puts the board on the table, with its heat map over it.
fn lay(world: &mut World, looked: &Looked, mark: usize) {
    if world.get_resource::<Board>().is_none_or(|board| !Arc::ptr_eq(&board.0, &looked.ground)) {
        world.insert_resource(Board(looked.ground.clone()));
        world.insert_resource(Cast::default());
        world.insert_resource(Landmarks::default());
        world.insert_resource(Sketch::default());
        world.insert_resource(Spotlight::default());
    }
    let mut overlays = Overlays::default();
    if let Some(marks) = &looked.marks {
        let steps = heat::steps(marks, mark);
        for step in 0..=heat::STEPS {
            let cells = steps.cells().filter(|cell| steps[*cell] == step);
            overlays = overlays.with_wash(Wash::Heat(step), cells);
        }
    }
    world.resource_mut::<Overlays>().set_if_neq(overlays);
}
