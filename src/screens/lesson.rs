//! The lesson on the screen: allows the right orders, answers for the other side, fills the card, and keeps the
//! player's progress.

mod card;
mod chosen;
mod end;
mod shelf;
mod terms;

pub use self::card::dress;
pub(super) use self::shelf::{answer_shelf, is_waiting, of_book, shelf};
use self::{
    end::{leave, next, play_next, play_on},
    shelf::{host_of, place},
};
use super::{
    Hands,
    host::{Host, host},
    pages::{self, Page, Pages},
    saves,
    seats::Seats,
    show, table, wastebasket,
};
use crate::battle::teaching::{Course, Seen, Teaching};
use crate::board::{Block, Cell};
use crate::data::teaching::{Point, Until};
use crate::input::{Intent, Lens, LessonTurn, Shown};
use crate::view::{Outlook, Playback, rings::Ring};
use crate::words::say;
use bevy::prelude::*;
use std::{any::Any, path::Path, sync::Arc};

/// Seconds the other side takes for an order.
const THINKING: f32 = 0.8;

/// Before the first one of a step it waits until the card can have been read: seconds per letter, and at most so many.
const A_LETTER: f32 = 0.04;
const LONGEST: f32 = 10.0;

/// The lesson in progress.
#[derive(Resource, Default)]
pub struct School {
    lesson: Option<Arc<dyn Course>>,
    /// Whether an order that the step does not expect has been tried.
    tried: bool,
    /// Whether a view lies over the board.
    looks: bool,
    /// Seconds until the other side's next order.
    wait: f32,
    /// The current step.
    at: Option<usize>,
    /// The step whose card was shown last: the current one's is held back until everything before it has been seen.
    shown: Option<usize>,
    /// Orders and step at the last save.
    kept: (usize, usize),
}

/// Starts with no lesson.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<School>();
}

/// The lesson that the battle on the table belongs to; `None` once all its steps are done, since its battle may
/// continue.
fn on(world: &World) -> Option<Arc<dyn Course>> {
    let lesson = world.get_resource::<School>()?.lesson.clone()?;
    lesson.step(world)?;
    Some(lesson)
}

/// Whether the battle on the table is a lesson.
pub fn is_on(world: &World) -> bool {
    on(world).is_some()
}

/// Starts a lesson, or resumes it where it was left.
fn open(world: &mut World, pages: &mut Pages, name: &str) {
    let host = host_of(name);
    let Some(lesson) = host.course(name) else { return };
    let kept = place(name).filter(|path| path.exists());
    let resumed = kept.and_then(|path| saves::load(world, &path).map_err(|why| put_aside(&path, &why)).ok());
    if resumed.is_none() || lesson.step(world).is_none() {
        lesson.begin(world);
    }
    lay(world, pages, host, lesson);
}

/// Moves a lesson file that can't be resumed out of the way of a new one.
fn put_aside(path: &Path, why: &str) {
    warn!("{why}");
    if let Err(why) = wastebasket::throw(path) {
        warn!("{}: {why}", path.display());
    }
}

fn lay(world: &mut World, pages: &mut Pages, host: &'static dyn Host, lesson: Arc<dyn Course>) {
    *world.resource_mut::<Seats>() = Seats::default();
    host.lay_taught(world, pages);
    *world.resource_mut::<School>() = School { lesson: Some(lesson), ..School::default() };
}

/// Another battle is laid out, or a save is loaded: it is like any other, unless it is opened as a lesson.
pub fn lay_aside(world: &mut World) {
    world.insert_resource(School::default());
}

/// Saves the lesson whenever it has progressed; returns true if the battle is a lesson, so that no other save is
/// touched.
pub fn keep(world: &mut World) -> bool {
    let Some(lesson) = on(world) else { return false };
    let now = lesson.teaching(world).map_or(0, Teaching::place);
    let orders = host(world).recorded(world).map_or(0, |recorded| recorded.orders);
    if world.resource::<School>().kept != (orders, now) {
        world.resource_mut::<School>().kept = (orders, now);
        let written = place(lesson.name()).map(|path| saves::write_to(world, &path));
        if let Some(Err(why)) = written {
            warn!("{why}");
        }
    }
    true
}

/// Whether an order of the taught side differs from what the step expects: it is refused with a hint.
pub fn refuses(world: &mut World, order: &dyn Any) -> bool {
    let Some(lesson) = on(world) else { return false };
    let mine = host(world).window(world).is_some_and(|window| window.side == lesson.side());
    let refused = mine && !lesson.permits(world, order);
    world.resource_mut::<School>().tried |= refused;
    refused
}

/// The current step of the lesson on the table.
fn step(world: &World) -> Option<Seen> {
    on(world)?.step(world)
}

/// Whether the card on the screen is that of the current step.
fn is_shown(world: &World) -> bool {
    let place = on(world).and_then(|lesson| lesson.teaching(world).map(Teaching::place));
    place.is_some() && place == world.resource::<School>().shown
}

/// Whether the step is only text, which the accept key ends.
pub fn waits_for_reading(world: &World) -> bool {
    step(world).is_some_and(|step| step.until == Until::Read) && is_shown(world)
}

/// Whether the step expects the pointer or keyboard cursor to rest on a piece.
pub fn waits_for_a_look(world: &World) -> bool {
    step(world).is_some_and(|step| matches!(step.until, Until::Hover(_)))
}

/// The rule that the step wants opened, if it is about the book.
pub fn rule_to_open(world: &World) -> Option<String> {
    step(world).filter(|step| step.until == Until::Helped)?.rule
}

/// What an intent does to the lesson itself. Returns whether the intent was used.
pub fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    let Some(lesson) = on(world).filter(|_| pages.page == Page::Battle) else { return false };
    if !intent.is_pointing() {
        world.resource_mut::<School>().tried = false;
    }
    match intent {
        // The step ends when the book is closed again.
        Intent::Back | Intent::Menu | Intent::Help(None) if matches!(pages.card, Some(pages::Card::Rules(_))) => {
            lesson.happened(world, &Until::Helped);
            return false;
        }
        Intent::Concede => leave(pages),
        _ if pages.card.is_some() && !matches!(intent, Intent::Lesson(_)) => return false,
        Intent::Accept | Intent::Lesson(LessonTurn::Next) if waits_for_reading(world) => next(world, pages, &*lesson),
        Intent::Lesson(LessonTurn::Skip) => {
            pages.clear();
            skip(world, pages, &*lesson);
        }
        Intent::Lesson(LessonTurn::Again) => {
            lesson.begin(world);
            lay(world, pages, host(world), lesson);
        }
        Intent::Lesson(LessonTurn::Leave) => leave(pages),
        Intent::Lesson(LessonTurn::PlayOn) => play_on(world, pages, &*lesson),
        Intent::Lesson(LessonTurn::PlayNext) => play_next(world, pages, &*lesson),
        // A lesson can't be replayed: its dice are set by its steps.
        Intent::LogMoment(_) | Intent::Theatre(_) | Intent::Open(Shown::Theatre) => {}
        Intent::Undo if !lesson.is_undoable(world) => world.resource_mut::<School>().tried = true,
        _ => return !lesson.is_players(world) && !is_looking(intent),
    }
    true
}

/// Whether the other side decides in the current lesson.
pub fn is_theirs(world: &World) -> bool {
    on(world).is_some_and(|lesson| !lesson.is_players(world))
}

/// While the other side decides, the player may only look.
const fn is_looking(intent: &Intent) -> bool {
    let looks = matches!(
        intent,
        Intent::LogLine(_)
            | Intent::Fold(_)
            | Intent::Menu
            | Intent::Back
            | Intent::Open(_)
            | Intent::Set(_)
            | Intent::Quit
            | Intent::Save
    );
    looks || intent.is_pointing()
}

/// Performs the step for the player, as the lesson itself would.
fn skip(world: &mut World, pages: &mut Pages, lesson: &dyn Course) {
    let Some(step) = lesson.step(world) else { return };
    match &step.until {
        // What led to the step is still being shown.
        _ if !is_shown(world) && !table::is_told(world) => world.resource_mut::<Playback>().skip(),
        _ if lesson.waits(world) => world.resource_mut::<School>().wait = 0.0,
        Until::Read => next(world, pages, lesson),
        Until::Given(_) | Until::Asked(..) if !lesson.is_players(world) => world.resource_mut::<School>().wait = 0.0,
        Until::Given(_) | Until::Asked(..) => {
            if let Some(order) = lesson.skipped(world) {
                give(world, &*order);
            }
        }
        Until::Undone => {
            world.resource_scope(|world, mut hands: Mut<Hands>| host(world).answer(world, &mut hands, &Intent::Undo));
        }
        Until::Drafted(_) | Until::Hover(_) | Until::Helped | Until::Viewed => lesson.pass(world),
    }
}

/// Gives an order from the lesson.
fn give(world: &mut World, order: &dyn Any) {
    world.resource_scope(|world, mut hands: Mut<Hands>| host(world).give(world, &mut hands, order));
}

/// Runs after all intents of a frame: reads what has been done, and lets the other side answer after a pause.
pub fn follow(world: &mut World, pages: &Pages) {
    let Some(lesson) = on(world).filter(|_| pages.page == Page::Battle) else { return };
    lesson.follow(world);
    watch_hands(world, &*lesson);
    let seconds = world.resource::<Time<Real>>().delta_secs().min(0.05);
    if table::is_told(world) {
        world.resource_mut::<School>().wait -= seconds;
    }
    turn_to(world, &*lesson);
    keep(world);
    if pages.card.is_none() && table::has_settled(world) && !lesson.is_players(world) {
        play_other(world, &*lesson);
    }
}

/// Drafts and what the pointer rests on end the steps that expect them.
fn watch_hands(world: &mut World, lesson: &dyn Course) {
    let hands = world.resource::<Hands>().clone();
    // The step ends when the view is put away again.
    let looks = hands.view().is_some();
    if std::mem::replace(&mut world.resource_mut::<School>().looks, looks) && !looks {
        lesson.happened(world, &Until::Viewed);
    }
    let drafted = host(world).draft(world, &hands);
    match drafted.and_then(|order| lesson.awaits_draft(world, &*order)) {
        Some(true) => lesson.pass(world),
        Some(false) => world.resource_mut::<School>().tried = true,
        None => {}
    }
    if let Some(Until::Hover(unit)) = lesson.step(world).filter(|_| is_shown(world)).map(|step| step.until)
        && hands.hover().is_some_and(|cell| host(world).cells(world, unit).contains(&cell))
    {
        lesson.happened(world, &Until::Hover(unit));
    }
}

/// A new step starts without the refusal from the last one. As soon as everything before it has been seen and it can be
/// done, its card is shown, and what it refers to on the map comes into view, once.
fn turn_to(world: &mut World, lesson: &dyn Course) {
    let place = lesson.teaching(world).map(Teaching::place);
    if world.resource::<School>().at != place {
        let wait = reading_time(world, lesson);
        let mut school = world.resource_mut::<School>();
        (school.at, school.tried, school.wait) = (place, false, wait);
    }
    if is_shown(world) || !table::is_told(world) || lesson.waits(world) {
        return;
    }
    world.resource_mut::<School>().shown = place;
    let step = lesson.step(world);
    let cells = step.map(|step| cells(world, &chosen::points(world, lesson, &step))).unwrap_or_default();
    world.resource_mut::<Outlook>().show(cells);
    world.resource_mut::<show::Awake>().stir();
}

/// Seconds for which the other side waits so that a new step's card can be read.
fn reading_time(world: &World, lesson: &dyn Course) -> f32 {
    let Some(step) = lesson.step(world).filter(|_| !lesson.waits(world)) else { return THINKING };
    let text = say(&lesson.sentence(&step, "text"), &terms::terms(world, lesson));
    (text.chars().count() as f32 * A_LETTER).clamp(THINKING, LONGEST)
}

fn play_other(world: &mut World, lesson: &dyn Course) {
    world.resource_mut::<show::Awake>().stir();
    if world.resource::<School>().wait > 0.0 {
        return;
    }
    world.resource_mut::<School>().wait = THINKING;
    let Some(order) = lesson.answer(world) else { return };
    give(world, &*order);
    lesson.follow(world);
}

/// The individual cells that a step refers to.
fn cells(world: &World, points: &[Point]) -> Vec<Cell> {
    let of = |point: &Point| match point {
        Point::Unit(unit) => host(world).cells(world, *unit),
        Point::Cells(zone) => zone.0.iter().flat_map(Block::cells).collect(),
        Point::Verb(_) | Point::Part(_) => Vec::new(),
    };
    points.iter().flat_map(of).collect()
}

/// The line on the board around what the step refers to there.
pub fn ring(world: &World) -> Option<Ring> {
    let lesson = on(world).filter(|lesson| table::has_settled(world) && is_shown(world) && !lesson.waits(world))?;
    let points = chosen::points(world, &*lesson, &lesson.step(world)?);
    let cells = cells(world, &points).into_iter().collect();
    Some(Ring { cells, pale: false })
}

/// What a step refers to on the screen: each primate, each block of cells.
fn rings(world: &World, points: &[Point]) -> Vec<Rect> {
    let lens = world.resource::<Lens>();
    let of = |point: &Point| match point {
        Point::Cells(zone) => {
            let block = |block: &Block| lens.rect_of(block.from).union(lens.rect_of(block.to));
            zone.0.iter().map(block).collect::<Vec<Rect>>()
        }
        point => cells(world, std::slice::from_ref(point)).into_iter().map(|cell| lens.rect_of(cell)).collect(),
    };
    points.iter().flat_map(of).collect()
}
