//! The lesson on the screen: allows the right orders, answers for the other side, fills the card, and keeps the
//! player's progress.

mod card;
mod end;
mod terms;

pub use self::card::dress;
use self::end::{leave, next, play_on};
use super::{
    battle::{self, Draft, Hands},
    pages::{self, Page, Pages},
    saves,
    seats::Seats,
    settings::folders,
    show, starting, table, wastebasket,
};
use crate::battle::{
    Record,
    lesson::{self, Teaching},
};
use crate::data::{
    Lesson,
    lesson::{Point, Step, Until, shipped},
};
use crate::input::{Intent, Lens, LessonTurn, Shown};
use crate::rules::monkeys::{door, order::Order};
use crate::view::{Outlook, rings::Ring};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// The lesson of the first hour.
const FIRST: &str = "first-battle";

/// Seconds that the other side takes for an order.
const THINKING: f32 = 0.8;

/// The lesson that is being taught.
#[derive(Resource, Default)]
pub struct School {
    lesson: Option<Arc<Lesson>>,
    /// An order that the step does not wait for has been tried.
    tried: bool,
    /// Seconds until the other side's next order.
    wait: f32,
    /// The step that is being taught, the one that was last brought into view, and what was kept last.
    taught: Option<usize>,
    brought: Option<usize>,
    kept: (usize, usize),
}

/// The lesson that the battle on the table belongs to; none once all its steps are done, since its battle may go on.
fn on(world: &World) -> Option<Arc<Lesson>> {
    let lesson = world.get_resource::<School>()?.lesson.clone()?;
    lesson::step(world, &lesson)?;
    Some(lesson)
}

/// Whether the battle on the table is a lesson.
pub fn is_on(world: &World) -> bool {
    on(world).is_some()
}

/// Where a lesson is kept.
fn place() -> Option<PathBuf> {
    folders().map(|folders| folders.data_dir().join("lessons").join(format!("{FIRST}.replay.ron")))
}

/// Whether a lesson waits where it was left.
pub fn is_waiting() -> bool {
    place().is_some_and(|path| path.exists())
}

/// Begins the lesson, or goes on with it where it was left.
pub fn open(world: &mut World, pages: &mut Pages) {
    let Ok(lesson) = shipped(FIRST).map(Arc::new) else { return };
    let kept = place().filter(|path| path.exists());
    let resumed = kept.and_then(|path| saves::load(world, &path).map_err(|why| put_aside(&path, &why)).ok());
    if resumed.is_none() || lesson::step(world, &lesson).is_none() {
        lesson::begin(world, &lesson);
    }
    lay(world, pages, lesson);
}

/// A lesson that can't be gone on with makes room for the one that begins.
fn put_aside(path: &Path, why: &str) {
    warn!("{why}");
    if let Err(why) = wastebasket::throw(path) {
        warn!("{}: {why}", path.display());
    }
}

fn lay(world: &mut World, pages: &mut Pages, lesson: Arc<Lesson>) {
    let level = lesson.level.clone();
    *world.resource_mut::<Seats>() = Seats::default();
    *world.resource_mut::<School>() = School { lesson: Some(lesson), ..School::default() };
    starting::lay_battle(world, pages, &level);
}

/// A save comes onto the table: its battle is like any other, unless it is opened as the lesson.
pub fn lay_aside(world: &mut World) {
    *world.resource_mut::<School>() = School::default();
}

/// Writes the lesson down whenever it has got on; true where the battle is a lesson, so that no other save is touched.
pub fn keep(world: &mut World) -> bool {
    if !is_on(world) {
        return false;
    }
    let now = lesson::teaching(world).map_or(0, Teaching::place);
    let orders = world.resource::<Record>().orders().count();
    if world.resource::<School>().kept != (orders, now) {
        world.resource_mut::<School>().kept = (orders, now);
        let written = place().map(|path| saves::write_to(world, &path));
        if let Some(Err(why)) = written {
            warn!("{why}");
        }
    }
    true
}

/// Whether an order of the taught side is not what the step waits for: it is refused with a hint.
pub fn refuses(world: &mut World, order: &Order) -> bool {
    let Some(lesson) = on(world) else { return false };
    let mine = door::table(world).clock.window().is_some_and(|window| window.side == lesson.side);
    let refused = mine && !lesson::permits(world, &lesson, order);
    world.resource_mut::<School>().tried |= refused;
    refused
}

/// Whether the step is one to be read, which the accepting key ends.
pub fn waits_for_reading(world: &World) -> bool {
    on(world).is_some_and(|lesson| lesson::step(world, &lesson).is_some_and(|step| step.until == Until::Read))
}

/// Whether the step waits for the pointer, or the cursor of the keys, to rest on somebody.
pub fn waits_for_a_look(world: &World) -> bool {
    on(world)
        .is_some_and(|lesson| lesson::step(world, &lesson).is_some_and(|step| matches!(step.until, Until::Hover(_))))
}

/// The rule that the step would have opened, where it waits for the book.
pub fn rule_to_open(world: &World) -> Option<String> {
    let lesson = on(world)?;
    lesson::step(world, &lesson).filter(|step| step.until == Until::Helped)?.rule.clone()
}

/// What the hands do to the lesson itself. Whether the intent is answered.
pub fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    let Some(lesson) = on(world).filter(|_| pages.page == Page::Battle) else { return false };
    if !matches!(intent, Intent::Hover(_) | Intent::Brink(_) | Intent::Hold(..)) {
        world.resource_mut::<School>().tried = false;
    }
    match intent {
        // The step ends when the book is closed again.
        Intent::Back | Intent::Menu | Intent::Help(None) if matches!(pages.card, Some(pages::Card::Rules(_))) => {
            lesson::happened(world, &lesson, &Until::Helped);
            return false;
        }
        Intent::Concede => leave(pages),
        _ if pages.card.is_some() && !matches!(intent, Intent::Lesson(_)) => return false,
        Intent::Accept | Intent::Lesson(LessonTurn::Next) if waits_for_reading(world) => next(world, pages, &lesson),
        Intent::Lesson(LessonTurn::Skip) => {
            pages.clear();
            skip(world, pages, &lesson);
        }
        Intent::Lesson(LessonTurn::Again) => {
            lesson::begin(world, &lesson);
            lay(world, pages, lesson);
        }
        Intent::Lesson(LessonTurn::Leave) => leave(pages),
        Intent::Lesson(LessonTurn::PlayOn) => play_on(world, pages, &lesson),
        // A lesson is no battle to be looked back on: its dice lie as its steps lay them.
        Intent::LogMoment(_) | Intent::Theatre(_) | Intent::Open(Shown::Theatre) => {}
        Intent::Undo if !lesson::is_undoable(world) => world.resource_mut::<School>().tried = true,
        _ => return !is_players(world, &lesson) && !is_looking(intent),
    }
    true
}

/// Whether a lesson is on in which the other side decides.
pub fn is_theirs(world: &World) -> bool {
    on(world).is_some_and(|lesson| !is_players(world, &lesson))
}

/// While the other side decides, hands may only look.
fn is_players(world: &World, lesson: &Lesson) -> bool {
    door::table(world).clock.window().is_none_or(|window| window.side == lesson.side)
}

const fn is_looking(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Hover(_)
            | Intent::Brink(_)
            | Intent::Hold(..)
            | Intent::LogLine(_)
            | Intent::Fold(_)
            | Intent::Menu
            | Intent::Back
            | Intent::Open(_)
            | Intent::Set(_)
            | Intent::Quit
            | Intent::Save
    )
}

/// The step is done for the player, as the lesson itself would do it.
fn skip(world: &mut World, pages: &mut Pages, lesson: &Lesson) {
    let Some(step) = lesson::step(world, lesson).cloned() else { return };
    match &step.until {
        Until::Read => next(world, pages, lesson),
        Until::Given(_) | Until::Asked(..) => {
            let order = lesson::model(world, lesson)
                .or_else(|| crate::battle::choices(world).and_then(|options| options.default));
            if let Some(order) = order.filter(|_| is_players(world, lesson)) {
                world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, order));
            }
        }
        Until::Undone => {
            world.resource_scope(|world, mut hands: Mut<Hands>| {
                battle::act::answer(world, &mut hands, &Intent::Undo);
            });
        }
        Until::Drafted(_) | Until::Hover(_) | Until::Helped | Until::Viewed => lesson::pass(world, lesson),
    }
}

/// After all intents of a frame: what has been done is read, and the other side answers in its time.
pub fn follow(world: &mut World, pages: &Pages) {
    let Some(lesson) = on(world).filter(|_| pages.page == Page::Battle) else { return };
    lesson::follow(world, &lesson);
    watch_hands(world, &lesson);
    forgive(world);
    bring(world, &lesson);
    keep(world);
    if pages.card.is_none() && table::has_settled(world) && !is_players(world, &lesson) {
        play_other(world, &lesson);
    }
}

/// A new step begins without a reproach for what was tried in the last one.
fn forgive(world: &mut World) {
    let place = lesson::teaching(world).map(Teaching::place);
    let mut school = world.resource_mut::<School>();
    if school.taught != place {
        (school.taught, school.tried) = (place, false);
    }
}

/// Drafts and what the pointer rests on end steps that wait for them.
fn watch_hands(world: &mut World, lesson: &Lesson) {
    let hands = world.resource::<Hands>();
    let drafted = match &hands.draft {
        Some(Draft::Move { order, .. } | Draft::Give(order)) => Some(order.clone()),
        Some(Draft::Attack { unit, target }) => Some(Order::Attack { unit: *unit, target: *target }),
        None => None,
    };
    let viewed = hands.view.is_some();
    let field = door::table(world).field;
    let over = hands.hover.and_then(|cell| battle::hulls::unit_at(field, cell)).map(|unit| field.unit(unit).id);
    if viewed {
        lesson::happened(world, lesson, &Until::Viewed);
    }
    match drafted.and_then(|order| lesson::awaits_draft(world, lesson, &order)) {
        Some(true) => lesson::pass(world, lesson),
        Some(false) => world.resource_mut::<School>().tried = true,
        None => {}
    }
    if let Some(unit) = over {
        lesson::happened(world, lesson, &Until::Hover(unit));
    }
}

/// What a new step means on the map comes into view, once.
fn bring(world: &mut World, lesson: &Lesson) {
    let place = lesson::teaching(world).map(Teaching::place);
    if world.resource::<School>().brought == place || !table::has_settled(world) {
        return;
    }
    world.resource_mut::<School>().brought = place;
    let cells = lesson::step(world, lesson).map(|step| cells(world, step)).unwrap_or_default();
    world.resource_mut::<Outlook>().show(cells);
    world.resource_mut::<show::Awake>().stir();
}

fn play_other(world: &mut World, lesson: &Lesson) {
    let seconds = world.resource::<Time<Real>>().delta_secs().min(0.05);
    let mut school = world.resource_mut::<School>();
    school.wait -= seconds;
    let due = school.wait <= 0.0;
    world.resource_mut::<show::Awake>().stir();
    if !due {
        return;
    }
    world.resource_mut::<School>().wait = THINKING;
    let Some(order) = lesson::answer(world, lesson) else { return };
    world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, order));
    lesson::follow(world, lesson);
}

/// The cells that a step means, one by one.
fn cells(world: &World, step: &Step) -> Vec<crate::board::Cell> {
    let field = door::table(world).field;
    let of = |point: &Point| match point {
        Point::Unit(unit) => {
            let unit = field.find_unit(*unit).into_iter();
            unit.flat_map(|unit| field.members(unit)).flat_map(|mate| field.squares(mate.into())).collect()
        }
        Point::Cells(zone) => zone.0.iter().flat_map(crate::board::Block::cells).collect(),
        Point::Part(_) => Vec::new(),
    };
    step.point.iter().flat_map(of).collect()
}

/// The line on the board round what the step means there.
pub fn ring(world: &World) -> Option<Ring> {
    let lesson = on(world).filter(|_| table::has_settled(world))?;
    let cells = cells(world, lesson::step(world, &lesson)?).into_iter().collect();
    Some(Ring { cells, pale: false })
}

/// What a step means on the screen: each primate, each block of cells.
fn rings(world: &World, step: &Step) -> Vec<Rect> {
    let lens = world.resource::<Lens>();
    let of = |point: &Point| match point {
        Point::Cells(zone) => {
            let block = |block: &crate::board::Block| lens.rect_of(block.from).union(lens.rect_of(block.to));
            zone.0.iter().map(block).collect::<Vec<Rect>>()
        }
        _ => cells(world, &Step { point: vec![point.clone()], ..step.clone() })
            .into_iter()
            .map(|cell| lens.rect_of(cell))
            .collect(),
    };
    step.point.iter().flat_map(of).collect()
}
