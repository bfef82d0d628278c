//! What is drawn around a character while the player considers its order: its reach at each pace, what it sees within
//! range, its shots, its aim, and the paths of others in this phase.

use super::{called, fire, marks};
use crate::battle::outline::{About, Outline, ShotLine, Trail};
use crate::board::{Cell, distance};
use crate::engine::{BookOrder, Rules, Viewer};
use crate::force::UnitIx;
use crate::rules::initiative::{
    Initiative, View,
    aim::Aimed,
    characters::Repetition,
    field::{Field, bit},
    movement::{self, Pace},
    order::{Action, Mark, Order, Then},
    repetition,
    sequence::Frame,
    shooting, traces,
    windows::Ask,
};
use crate::words::say;

/// Everything around the chosen character.
pub(super) fn outline(view: View, about: &About<Order>) -> Outline {
    let known = view.known();
    let field: &Field = &known;
    if let Some(Order::SetUp(id, cell, Some(mark))) = about.draft {
        return lurking(field, *id, *cell, *mark);
    }
    let Some(unit) = field.find(about.unit).filter(|unit| field.cell(*unit).is_some()) else {
        return Outline { trails: walking(view, field), ..Outline::default() };
    };
    let asked = view.clock.window().filter(|window| window.side == about.unit.side).map(Ask::of);
    let draft = about.draft.filter(|order| order.unit().is_none_or(|id| id == about.unit));
    let action = draft.and_then(action);
    let mut outline = Outline { trails: walking(view, field), ..Outline::default() };
    outline.trails.extend(traces(field, unit));
    let repeated = repeated(view, field, unit);
    // A path that is about to be replaced or given up is not in the way.
    let ends = matches!(draft, Some(Order::Repeat(..) | Order::NewWay(..) | Order::BreakOff(_)));
    outline.trails.extend(repeated.filter(|_| !ends).and_then(|(pace, path)| all_the_way(field, unit, pace, path)));
    if asked == Some(Ask::Declare) {
        let others = field.of(about.unit.side).filter(|other| *other != unit);
        let way = |other: UnitIx| {
            let (pace, path) = self::repeated(view, field, other)?;
            all_the_way(field, other, pace, path)
        };
        outline.others = others.filter_map(way).collect();
    }
    if !matches!(asked, Some(Ask::Call | Ask::Declare | Ask::Repeat)) {
        // For a character that is only being looked at, its aim stands out among the others.
        let aim = field.unit(unit).aiming.0.as_ref();
        let aimed = aim.and_then(|aim| marks::aimed(field, unit, aim.at));
        [outline.aimed, outline.aimed_far] = aimed.unwrap_or_default();
        return outline;
    }
    // A repeated move keeps its pace (A8).
    let going_on = repeated.filter(|_| asked == Some(Ask::Repeat));
    if walks(view, field, unit) && !matches!(draft, Some(Order::BreakOff(_))) {
        paces(&mut outline, field, unit, going_on.map(|(pace, _)| pace.name()).or(about.verb));
    }
    // An order that is advised, or drafted by its button, is given with no look at the board before.
    if matches!(about.verb.or(action.map(Action::name)), Some("Fire" | "Aim")) {
        ranges(&mut outline, field, unit);
    }
    match action {
        Some(Action::Fire(target)) => shot(&mut outline, field, (unit, field.cell(unit)), *target),
        Some(Action::Move(_, path, Then::Fire(target))) => {
            shot(&mut outline, field, (unit, path.last().copied()), *target);
        }
        Some(Action::Aim(mark)) => [outline.aimed, outline.aimed_far] = aims(field, unit, *mark),
        _ => {}
    }
    // The arc or area that an aim would cover is alone on the board.
    outline.keeps_ranges = !outline.near.is_empty() && outline.aimed.is_empty();
    if let Some(Action::Move(_, path, _) | Action::Escape(_, path) | Action::Duck(path)) = action {
        let legs = match (draft, action) {
            (Some(Order::Repeat(..)), Some(Action::Move(pace, ..))) => repetition::legs(field, unit, *pace, path),
            _ => Vec::new(),
        };
        outline.trails.extend(way(field, unit, path, &legs));
    }
    if let (Some(Order::NewWay(_, path)), Some((pace, _))) = (draft, going_on) {
        outline.trails.extend(all_the_way(field, unit, pace, path));
    }
    outline
}

/// The path that a character of the viewer's own side repeats from now on, with its pace. Both sides' are open where
/// nobody hides, but a person at the table is shown only those of the side that decides.
fn repeated<'a>(view: View, field: &'a Field, unit: UnitIx) -> Option<(Pace, &'a [Cell])> {
    let side = field.unit(unit).id.side;
    let own = match view.viewer {
        Viewer::All => view.clock.window().is_none_or(|window| window.side == side),
        viewer => viewer == Viewer::Side(side),
    };
    match &field.unit(unit).repetition {
        Repetition::Of(Action::Move(pace, path, _)) if own && field.cell(unit).is_some() => Some((*pace, path)),
        _ => None,
    }
}

/// The move that a character which repeats one makes in this phase: along the same path, or along another (A8).
pub(super) fn next_leg(field: &Field, unit: UnitIx, order: &Order) -> Option<Action> {
    let Repetition::Of(Action::Move(pace, own, _)) = &field.unit(unit).repetition else { return None };
    let path = match order {
        Order::GoOn(_) => own,
        Order::NewWay(_, path) => path,
        _ => return None,
    };
    let leg = repetition::leg(field, unit, *pace, path);
    (!leg.is_empty()).then_some(Action::Move(*pace, leg, Then::Stop))
}

/// A repeated path from here to its end, with a bead where each phase ends.
fn all_the_way(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Option<Trail> {
    way(field, unit, path, &repetition::legs(field, unit, pace, path))
}

/// Whether a move of the character can be ordered now: it is called or goes on, and nothing forbids it, or it may declare
/// a repeated one.
fn walks(view: View, field: &Field, unit: UnitIx) -> bool {
    let (id, state) = (field.unit(unit).id, field.unit(unit));
    let Some(window) = view.clock.window().filter(|window| window.side == id.side) else { return false };
    let repeated = |pace: Pace| {
        let end = movement::ends(field, unit, pace).into_iter().next()?;
        let way = Action::Move(pace, movement::way(field, unit, pace, end)?, Then::Stop);
        Initiative::check(view, &Order::Repeat(id, way)).ok()
    };
    match Ask::of(window) {
        Ask::Call => window.about == Some(id) && state.repetition == Repetition::None && !state.grip.is_tight(),
        Ask::Repeat => window.about == Some(id),
        Ask::Declare => Pace::ALL.into_iter().any(|pace| repeated(pace).is_some()),
        Ask::SetUp | Ask::Carrier | Ask::Watch => false,
    }
}

/// The action of an order's character.
pub(super) const fn action(order: &Order) -> Option<&Action> {
    match order {
        Order::Act(_, action) | Order::Repeat(_, action) | Order::Talk(_, _, action) => Some(action),
        _ => None,
    }
}

/// Its reach at each pace, slowest first, each without what a slower one covers. If a pace is chosen on the action bar,
/// only that one.
fn paces(outline: &mut Outline, field: &Field, unit: UnitIx, verb: Option<&str>) {
    let chosen = verb.and_then(|verb| Pace::ALL.into_iter().find(|pace| pace.name() == verb));
    if verb.is_some() && chosen.is_none() {
        return;
    }
    let mut reached: Vec<Cell> = Vec::new();
    for pace in Pace::ALL {
        let wanted = chosen.is_none_or(|chosen| chosen == pace);
        let ends = if wanted { movement::ends(field, unit, pace) } else { Vec::new() };
        let fresh: Vec<Cell> = ends.into_iter().filter(|cell| !reached.contains(cell)).collect();
        reached.extend(&fresh);
        outline.paces.push(fresh);
    }
    outline.reach = reached;
}

/// The cells that it sees within Short range, and up to the last band in which a quick shot is possible.
fn ranges(outline: &mut Outline, field: &Field, unit: UnitIx) {
    let (Some(from), weapon) = (field.cell(unit), field.weapon(unit)) else { return };
    let short = i32::from(weapon.short);
    if short == 0 {
        return;
    }
    let seen = |most: i32| {
        let cells = field.setting.sight.ground().spots().cells();
        cells.filter(|cell| distance(from, *cell) <= most && field.sees(from, *cell)).collect()
    };
    (outline.near, outline.far) = (seen(short), seen(4 * short));
    let terms = [
        ("weapon", called::weapon(weapon).into()),
        ("short", short.into()),
        ("medium", (2 * short).into()),
        ("long", (4 * short).into()),
    ];
    outline.range = say("initiative-board-range", &terms);
    outline.far_range = say("initiative-board-range-far", &terms);
}

/// The line of a shot.
fn shot(outline: &mut Outline, field: &Field, (unit, from): (UnitIx, Option<Cell>), target: crate::force::UnitId) {
    let Some((from, target)) = from.zip(field.find(target)) else { return };
    let Some(to) = traces::last_seen(field, unit, from, target).or_else(|| field.cell(target)) else { return };
    let long = shooting::band(field.weapon(unit).short, distance(from, to)).is_none_or(|band| band > 0);
    outline.shots = vec![ShotLine { from, to, long }];
    outline.seen = vec![to];
}

/// The cells that would be aimed at.
fn aims(field: &Field, unit: UnitIx, mark: Mark) -> [Vec<Cell>; 2] {
    let Some(from) = field.cell(unit) else { return Default::default() };
    let at = |to: Cell| Aimed::Arc(to.x - from.x, to.y - from.y);
    let aimed = match mark {
        Mark::Target(id) => field.find(id).and_then(|target| field.cell(target)).map(at),
        Mark::Direction(cell) => Some(at(cell)),
        Mark::Area(cell) => Some(Aimed::Area(cell)),
    };
    aimed.and_then(|aimed| marks::aimed(field, unit, aimed)).unwrap_or_default()
}

/// An ambusher at its set-up cell, with its aim.
fn lurking(field: &Field, id: crate::force::UnitId, cell: Cell, mark: Mark) -> Outline {
    let Some(unit) = field.find(id) else { return Outline::default() };
    let [aimed, aimed_far] = aims(&field.with_at(unit, cell), unit, mark);
    Outline { aimed, aimed_far, ..Outline::default() }
}

/// Its own path in the draft, or the rest of its repeated one, with a bead where each phase ends.
fn way(field: &Field, unit: UnitIx, path: &[Cell], legs: &[Cell]) -> Option<Trail> {
    let cells: Vec<Cell> = field.cell(unit).into_iter().chain(path.iter().copied()).collect();
    let piece = field.piece(unit);
    let words =
        if legs.len() > 1 { say("initiative-board-phases", &[("phases", legs.len().into())]) } else { String::new() };
    (cells.len() > 1).then(|| Trail { piece, cells, beads: legs.to_vec(), words, ghost: false, looks: None })
}

/// The moving character, with the cells still to come.
fn walking(view: View, field: &Field) -> Vec<Trail> {
    let Frame::Walk(walk) = view.clock.top() else { return Vec::new() };
    let Some(at) = field.cell(walk.unit) else { return Vec::new() };
    let cells: Vec<Cell> = std::iter::once(at).chain(walk.ahead.iter().copied()).collect();
    let words = say("initiative-board-ahead", &[("count", walk.ahead.len().into())]);
    vec![Trail { piece: field.piece(walk.unit), cells, beads: vec![at], words, ghost: false, looks: None }]
}

/// Where enemies were seen in this phase at a place where it could still shoot at them (R4, A1).
fn traces(field: &Field, unit: UnitIx) -> Vec<Trail> {
    let enemies = field.standing(field.unit(unit).id.side.other());
    let trace = |(enemy, cell): (UnitIx, Cell)| {
        let seen = |seen_by: u64| seen_by & bit(unit) != 0;
        let sightings = &field.unit(enemy).trace.0;
        let mut cells: Vec<Cell> = sightings.iter().filter(|one| seen(one.seen_by)).map(|one| one.cell).collect();
        cells.dedup();
        let last = *cells.last()?;
        let from = field.cell(unit)?;
        let lost = last != cell && traces::last_seen(field, unit, from, enemy) == Some(last);
        if !lost && cells.len() < 2 {
            return None;
        }
        let words = if lost { fire::mark("last-seen") } else { String::new() };
        Some(Trail { piece: field.piece(enemy), beads: vec![last], cells, words, ghost: lost, looks: None })
    };
    enemies.filter_map(trace).collect()
}
