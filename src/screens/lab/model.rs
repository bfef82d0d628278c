//! What the lab's panels show.

use super::{Answer, Dot, Laboratory, Looked, heat, question};
use crate::lab::{Point, count::Mark, report, results::Measure, statistics::Estimate};
use crate::panels::{Print, lab as panel};
use crate::screens::{battle::names::capital, pages::Pages, show::Awake};
use crate::view::{Board, Cast, Landmarks, Outlook, Overlays, Sketch, Spotlight, art::overlay::Wash};
use crate::words::{say, word};
use bevy::prelude::*;
use std::sync::Arc;

/// Battles of a board that are listed.
const LISTED: usize = 60;

/// The panels of the lab; the board that is looked at is laid on the table.
pub(in crate::screens) fn show(world: &mut World, _pages: &Pages) -> panel::Lab {
    let lab = &mut *world.resource_mut::<Laboratory>();
    let plan = lab.plan();
    let measure = Measure::ALL[lab.measure.min(Measure::ALL.len() - 1)];
    let looked = look(lab);
    let ground = question::grown(lab.answers[0].as_ref().map_or(&plan, |answer| &answer.plan));
    let mut shown = panel::Lab {
        rows: question::rows(&plan),
        seed: plan.seed.to_string(),
        total: say("lab-question-total", &[("count", (plan.total() as i64).into())]),
        measures: Measure::ALL.map(|one| capital(&word(&format!("lab-measure-{}", one.key())))).to_vec(),
        measure: lab.measure,
        rate: measure.is_rate(),
        axis: measure.axis(drawn(lab, measure)),
        range: (ground.from.into(), ground.to.into()),
        curves: curves(lab, measure),
        names: titles(lab),
        point: lab.point.map(|(place, _)| place),
        progress: progress(lab),
        leaf: lab.board,
        shelf: lab.shelf.iter().map(run).collect(),
        told: lab.told.clone(),
        may_report: lab.answers[0].as_ref().is_some_and(|answer| answer.finished),
        ..panel::Lab::default()
    };
    let mut painted = lab.painted.take();
    let at = lab.point.zip(lab.answers[0].as_ref());
    shown.looked = at.map(|(at, answer)| sheet(lab, &mut painted, answer, at, looked.as_ref()));
    lab.painted = painted;
    shown.looking = lab.point.is_some() && looked.is_none() && lab.answers[0].is_some();
    let (leaf, mark) = (lab.board, lab.mark);
    let board = looked.and_then(Result::ok).filter(|_| leaf);
    // Frames count from the one that has the board: it may have to grow first.
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

/// The point of a place, of the first variant.
fn point(answer: &Answer, place: u16) -> Option<Point> {
    answer.tally.points().iter().map(|(point, _)| *point).find(|point| (point.place, point.variant) == (place, 0))
}

fn look(lab: &mut Laboratory) -> Option<Result<Looked, String>> {
    let (place, board) = lab.point?;
    let answer = lab.answers[0].clone()?;
    let board = board.min(answer.plan.boards.saturating_sub(1));
    lab.point = Some((place, board));
    lab.looking.board(&answer, point(&answer, place)?, board)
}

/// All values that are drawn of a measure, with their bounds.
fn drawn(lab: &Laboratory, measure: Measure) -> Vec<f64> {
    let dots = lab.answers.iter().flatten().flat_map(|answer| dots(answer, measure));
    dots.flat_map(|(_, one)| [one.mean, one.low, one.high]).collect()
}

/// A run on the shelf.
fn run(kept: &super::files::Kept) -> panel::Run {
    let id = if kept.finished { "lab-run-finished" } else { "lab-run-stopped" };
    let terms = [("name", kept.name.as_str().into()), ("count", (kept.plan.total() as i64).into())];
    panel::Run { words: report::title(&kept.plan), about: say(id, &terms) }
}

/// What the runs are called; those that sound alike with the names of their folders.
pub(super) fn titles(lab: &Laboratory) -> Vec<String> {
    let answers: Vec<&Answer> = lab.answers.iter().flatten().collect();
    let titles: Vec<String> = answers.iter().map(|answer| report::title(&answer.plan)).collect();
    let alike = |name: &String| titles.iter().filter(|other| *other == name).count() > 1;
    let told = answers.iter().zip(&titles);
    told.map(|(answer, name)| if alike(name) { format!("{name} ({})", answer.name) } else { name.clone() }).collect()
}

fn curves(lab: &Laboratory, measure: Measure) -> Vec<panel::Curve> {
    let named = lab.answers.iter().flatten().zip(titles(lab)).enumerate();
    named.map(|(place, (answer, name))| curve(place, name, answer, measure)).collect()
}

fn dots(answer: &Answer, measure: Measure) -> Vec<Dot> {
    let points = answer.tally.points().iter().filter(|(point, _)| point.variant == 0);
    points.filter_map(|(point, tally)| Some((*point, tally.estimate(measure)?))).collect()
}

/// The curve of a run as it is written: its name and its points.
pub(super) fn lines(answer: &Answer, measure: Measure) -> Vec<report::Line> {
    let points = dots(answer, measure).into_iter();
    let points = points.map(|(point, estimate)| (point.density, estimate)).collect();
    vec![(report::title(&answer.plan), points)]
}

fn curve(place: usize, name: String, answer: &Answer, measure: Measure) -> panel::Curve {
    let dot = |(point, estimate): (Point, Estimate)| {
        let bound = |value: f64| if value.is_finite() { value } else { estimate.mean };
        panel::Dot {
            place: point.place,
            x: f64::from(point.density.unwrap_or(0)),
            y: measure.shown(estimate.mean),
            low: measure.shown(bound(estimate.low)),
            high: measure.shown(bound(estimate.high)),
            words: format!("{}\n{}", at(point), told(measure, &estimate)),
        }
    };
    panel::Curve { second: place > 0, name, dots: dots(answer, measure).into_iter().map(dot).collect() }
}

fn at(point: Point) -> String {
    say("lab-at", &[("density", i64::from(point.density.unwrap_or(0)).into())])
}

/// A value with its interval and how many battles it rests on.
fn told(measure: Measure, estimate: &Estimate) -> String {
    let (digits, unit) = (measure.digits(), measure.unit());
    let number = |value: f64| match value.is_finite() {
        false => "?".to_owned(),
        true => format!("{:.digits$}{unit}", measure.shown(value)),
    };
    let terms = [
        ("mean", number(estimate.mean).into()),
        ("low", number(estimate.low).into()),
        ("high", number(estimate.high).into()),
        ("count", (estimate.count as i64).into()),
    ];
    say("lab-estimate", &terms)
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
    Some(panel::Progress { share: done as f32 / all.max(1) as f32, words: say("lab-progress", &terms) })
}

/// All that is said of a point, and of the board of it that is looked at.
fn sheet(
    lab: &Laboratory,
    painted: &mut Option<Print>,
    answer: &Answer,
    (place, board): (u16, u32),
    looked: Option<&Result<Looked, String>>,
) -> panel::Looked {
    let tally = answer.tally.points().iter().find(|(point, _)| (point.place, point.variant) == (place, 0));
    let values = tally.iter().flat_map(|(_, tally)| {
        Measure::ALL.into_iter().filter_map(|measure| {
            Some((capital(&word(&format!("lab-measure-{}", measure.key()))), told(measure, &tally.estimate(measure)?)))
        })
    });
    let boards = answer.plan.boards;
    let mut sheet = panel::Looked {
        head: tally.map_or_else(String::new, |(point, _)| at(*point)),
        values: values.collect(),
        board: say("lab-board", &[("board", i64::from(board + 1).into()), ("boards", i64::from(boards).into())]),
        ends: (board == 0, board + 1 >= boards),
        marks: Mark::ALL.iter().map(|mark| word(&format!("lab-laid-{}", mark.key().replace('_', "-")))).collect(),
        mark: lab.mark,
        ..panel::Looked::default()
    };
    match looked {
        Some(Ok(looked)) => {
            sheet.picture = Some(picture(painted, answer, (place, board), looked, lab.mark));
            sheet.rows = looked.rows.iter().take(LISTED).map(row).collect();
            sheet.note = looked.marks.is_none().then(|| word("lab-no-marks"));
            sheet.heat = looked.marks.as_ref().map_or_else(Vec::new, |marks| heat::legend(marks, lab.mark));
        }
        Some(Err(why)) => sheet.note = Some(why.clone()),
        None => {}
    }
    sheet
}

fn row(row: &crate::lab::Row) -> panel::Battle {
    let winner = row
        .winner
        .map_or_else(|| word("lab-draw"), |winner| say("lab-wins", &[("who", winner.key().to_uppercase().into())]));
    let terms = [
        ("winner", winner.into()),
        ("rounds", i64::from(row.rounds).into()),
        ("lost", i64::from(row.casualties()).into()),
    ];
    panel::Battle { index: row.fixture.index, words: say("lab-row", &terms) }
}

/// The board in small with its heat.
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
        let (steps, wide, tall) = (heat::steps(marks, mark), pixels.width(), pixels.height());
        for (at, pixel) in pixels.data_mut().chunks_exact_mut(4).enumerate() {
            let (x, y) = (at as u32 % wide, at as u32 / wide);
            let cell = crate::board::Cell::new(
                (x * marks.width() as u32 / wide) as i16,
                (y * marks.height() as u32 / tall) as i16,
            );
            let share = u32::from(heat::share(steps[cell]));
            for (value, hot) in pixel.iter_mut().zip(panel::HEAT) {
                *value = ((u32::from(*value) * (256 - share) + u32::from(hot) * share) / 256) as u8;
            }
        }
    }
    let print = Print { name, pixels: Arc::new(pixels) };
    *painted = Some(print.clone());
    print
}

/// The board onto the table, with its heat over it.
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
        for step in 1..=heat::STEPS {
            let cells = steps.cells().filter(|cell| steps[*cell] == step);
            overlays = overlays.with_wash(Wash::Threat(step), cells);
        }
    }
    world.resource_mut::<Overlays>().set_if_neq(overlays);
}
