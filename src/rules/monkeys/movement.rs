//! Moving: what a step costs, where a primate can go, what a move order may be (text paragraphs 3 and 4; 2.1 to 2.5,
//! T-12, T-18 to T-26, G-34).

use super::{
    brace::Braced,
    commit::{Actions, check_can_act},
    field::Field,
    going::{Gait, Pace, Walker},
    illegal::Illegal,
    leader::LeaderLost,
    order::{Given, Leg, Order},
    overwatch::{self, Overwatched, Trail},
    platoons::Turn,
    sequence::Frame,
    sphere::{self, Sphere},
    stealth,
};
use crate::board::{Cell, Direction, Edges, path::Pathfinder};
use crate::engine::{
    clock::Clock,
    fact::{BattleLog, What},
};
use crate::force::{
    PrimateIx, Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// Scratch memory of searches; it carries nothing from one to the next.
    static PATHFINDER: RefCell<Pathfinder> = RefCell::new(Pathfinder::new());
}

/// How a primate gets over ground.
pub fn gait(field: &Field, primate: PrimateIx) -> Gait {
    Gait::of(field, primate, Pace::Walk)
}

/// Looks at all cells that a primate can reach in one move action, with `look` reading costs and paths.
pub fn with_reach<T>(
    field: &Field,
    primate: PrimateIx,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> Option<T> {
    with_reach_at(field, primate, Pace::Walk, look)
}

/// The same at another pace.
pub fn with_reach_at<T>(
    field: &Field,
    primate: PrimateIx,
    pace: Pace,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> Option<T> {
    let start = field.cell(primate)?;
    let walker = Walker::new(field, primate, pace);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        Some(look(finder.reach(walker.table(), start, walker.gait().speed, price)))
    })
}

/// The cheapest way of a primate to a cell in one move action.
pub fn route(field: &Field, primate: PrimateIx, goal: Cell) -> Option<crate::board::path::Route> {
    route_from(field, primate, Pace::Walk, field.cell(primate)?, goal)
}

/// The cheapest way of a primate at a pace from a cell, where it may only be imagined, to another.
pub fn route_from(
    field: &Field,
    primate: PrimateIx,
    pace: Pace,
    start: Cell,
    goal: Cell,
) -> Option<crate::board::path::Route> {
    let walker = Walker::new(field, primate, pace);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        finder.route(walker.table(), start, goal, walker.gait().speed, price)
    })
}

/// What the way to a cell would cost if Speed did not matter; none if there is no way at all.
pub fn cost_anyhow(field: &Field, primate: PrimateIx, goal: Cell) -> Option<u16> {
    let start = field.cell(primate)?;
    let walker = Walker::new(field, primate, Pace::Walk);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        finder.route(walker.table(), start, goal, FAR, price).map(|route| route.cost)
    })
}

/// More than any way across a table costs.
const FAR: u16 = 2_000;

/// One member's walk, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// Who.
    pub primate: PrimateIx,
    /// The cells entered, in order.
    pub cells: Vec<Cell>,
    /// Where it ends: on the last cell, or over an edge (G-34).
    pub end: Place,
    /// What it costs.
    pub cost: u16,
}

impl Walk {
    /// Whether it takes a step at all.
    pub fn walked(&self) -> bool {
        !self.cells.is_empty() || self.end.cell().is_none()
    }
}

/// Whether a step to a cell leaves the table over one of the edges (G-34).
pub fn leaves_over(field: &Field, to: Cell, edges: Edges) -> bool {
    edges.iter().any(|edge| edge.depth(to, field.ground().size()) < 0)
}

fn walk(field: &Field, primate: PrimateIx, pace: Pace, steps: &[Direction]) -> Result<Walk, Illegal> {
    let id = field.primate(primate).id;
    let (walker, side) = (Walker::new(field, primate, pace), field.side_of(primate));
    let mut at = field.cell(primate).ok_or(Illegal::PieceGone { primate: id })?;
    let (mut second, mut cost, mut cells, mut end) = (false, 0u16, Vec::with_capacity(steps.len()), Place::On(at));
    for (place, direction) in steps.iter().enumerate() {
        let to = at.step(*direction);
        let last = place + 1 == steps.len();
        let price = if field.ground().contains(to) {
            let free = walker.price(at, *direction, second && direction.is_diagonal());
            end = Place::On(to);
            cells.push(to);
            free.ok_or(Illegal::Barred { primate: id, cell: to })?
        } else if last && leaves_over(field, to, field.edges[side.index()]) {
            end = Place::Off(Pile::Retreated);
            if second && direction.is_diagonal() { 2 } else { 1 }
        } else {
            return Err(Illegal::OffBoard { primate: id, edges: field.edges[side.index()] });
        };
        second ^= direction.is_diagonal();
        cost = cost.saturating_add(price);
        at = to;
    }
    let speed = walker.gait().speed;
    if cost > speed {
        return Err(match pace {
            Pace::Walk => Illegal::TooFar { primate: id, cost, speed },
            Pace::Sneak => Illegal::TooFarToSneak { primate: id, cost, speed },
        });
    }
    Ok(Walk { primate, cells, end, cost })
}

/// Checks a move order, and gives the walks in the order in which they run (T-22 to T-26, T-38).
pub fn check_move(field: &Field, turn: &Turn, unit: UnitIx, legs: &[Leg]) -> Result<Vec<Walk>, Illegal> {
    check_can_act(field, turn, unit)?;
    let walks = check_walks(field, unit, Pace::Walk, legs)?;
    if stands_still(&walks) {
        return Err(Illegal::NobodyMoves { unit: field.unit(unit).id });
    }
    Ok(walks)
}

/// Whether nobody takes a step.
pub(super) fn stands_still(walks: &[Walk]) -> bool {
    !walks.iter().any(Walk::walked)
}

/// Checks members' walks at a pace, one by one and together (T-22 to T-26, T-38).
pub(super) fn check_walks(field: &Field, unit: UnitIx, pace: Pace, legs: &[Leg]) -> Result<Vec<Walk>, Illegal> {
    let mut walks: Vec<Walk> = Vec::with_capacity(legs.len());
    for Leg::Go(id, path) in legs {
        let member = field.find_primate(*id).filter(|primate| field.primate(*primate).unit == unit);
        let primate = member.ok_or(Illegal::NotMember { primate: *id, unit: field.unit(unit).id })?;
        if field.primate(primate).pin.holds() {
            return Err(Illegal::Pinned { primate: *id });
        }
        if walks.iter().any(|walk| walk.primate == primate) {
            return Err(Illegal::MovesTwice { primate: *id });
        }
        walks.push(walk(field, primate, pace, &path.0)?);
    }
    let ends = ends(field, unit, &walks);
    check_free(field, unit, &ends, &walks)?;
    check_sphere(field, unit, pace, &ends)?;
    Ok(walks)
}

/// Where everyone of the unit stands when the walks are done; those who left the board are not listed.
pub(super) fn ends(field: &Field, unit: UnitIx, walks: &[Walk]) -> Vec<(PrimateIx, Cell)> {
    let end = |mate: PrimateIx| {
        let walked = walks.iter().find(|walk| walk.primate == mate);
        walked.map_or(field.primate(mate).place, |walk| walk.end).cell().map(|cell| (mate, cell))
    };
    field.members(unit).filter_map(end).collect()
}

/// One primate a square when the action is over (T-22); who walks is told who stands there.
fn check_free(field: &Field, unit: UnitIx, ends: &[(PrimateIx, Cell)], walks: &[Walk]) -> Result<(), Illegal> {
    for Walk { primate: mover, end, .. } in walks {
        let Some(cell) = end.cell() else { continue };
        let stranger = field.at(cell).filter(|other| field.primate(*other).unit != unit);
        let mate = ends.iter().find(|(other, taken)| other != mover && *taken == cell).map(|(other, _)| *other);
        if let Some(other) = stranger.or(mate) {
            let (primate, by) = (field.primate(*mover).id, field.primate(other).id);
            return Err(Illegal::Occupied { primate, cell, by });
        }
    }
    Ok(())
}

/// Nobody who could have kept up is left outside the sphere (T-26).
fn check_sphere(field: &Field, unit: UnitIx, pace: Pace, ends: &[(PrimateIx, Cell)]) -> Result<(), Illegal> {
    let leader = field.unit(unit).lead.leader;
    // A leader who walks off the board takes his circle with him; T-28 looks again at the end of the turn.
    let Some(centre) = ends.iter().find(|(mate, _)| Some(*mate) == leader) else {
        return Ok(());
    };
    let sphere = Sphere::of(*centre, sphere::radius(field, unit), ends.iter().copied());
    for (mate, cell) in &sphere.outside {
        if !field.primate(*mate).pin.holds() && can_join(field, *mate, pace, &sphere, ends) {
            return Err(left_behind(field, *mate, *cell, &sphere));
        }
    }
    Ok(())
}

/// Whether a member could have reached a free square inside the sphere in this action (T-26).
fn can_join(field: &Field, mate: PrimateIx, pace: Pace, sphere: &Sphere, ends: &[(PrimateIx, Cell)]) -> bool {
    let unit = field.primate(mate).unit;
    let free = |cell: &Cell| {
        let stranger = field.at(*cell).is_some_and(|other| field.primate(other).unit != unit);
        let allowed = pace == Pace::Walk || stealth::hides(field, *cell);
        allowed && !stranger && ends.iter().all(|(other, taken)| *other == mate || taken != cell)
    };
    with_reach_at(field, mate, pace, |reach| reach.cells().iter().any(|cell| sphere.contains(*cell) && free(cell)))
        .unwrap_or(false)
}

fn left_behind(field: &Field, mate: PrimateIx, cell: Cell, sphere: &Sphere) -> Illegal {
    let (nearest, squares) = sphere.nearest(cell).expect("the leader is always legal");
    let leads = sphere.legal.first().is_some_and(|(leader, _)| *leader == nearest);
    let allowed = match sphere.centre {
        Some((_, radius)) if leads => radius,
        _ => sphere::LINK,
    };
    Illegal::LeftBehind { primate: field.primate(mate).id, nearest: field.primate(nearest).id, squares, allowed }
}

/// Members that would stand outside the sphere after these walks, legal or not: for warnings before the order.
pub fn stragglers(field: &Field, unit: UnitIx, walks: &[Walk]) -> Vec<PrimateIx> {
    let ends = ends(field, unit, walks);
    let leader = field.unit(unit).lead.leader;
    let centre = ends.iter().find(|(mate, _)| Some(*mate) == leader);
    let sphere = centre.map(|centre| Sphere::of(*centre, sphere::radius(field, unit), ends.iter().copied()));
    sphere.map_or_else(Vec::new, |sphere| sphere.outside.iter().map(|(mate, _)| *mate).collect())
}

/// A move under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moves.
    pub unit: UnitIx,
    /// The members' walks, in the order in which they run.
    pub walks: Vec<Walk>,
}

/// A move action begins.
pub(super) fn set_out(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut clock: ResMut<Clock<Frame>>,
) {
    let Order::Move { unit, steps } = given.order() else { return };
    let Some(unit) = field.find_unit(*unit) else { return };
    let walks = check_move(&field, &turn, unit, steps).expect("orders are checked before they are taken");
    units.get_mut(roster.unit(unit)).expect("a unit has actions").spend();
    clock.call(Frame::Move(Move { unit, walks }));
}

/// Members walk square by square, in the order staged; who watches notes where it first sees one (T-23, T-123, T-124).
pub(super) fn walk_members(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Frame::Move(Move { unit, walks }) = clock.top().clone() else { return };
    let on_watch = overwatch::watchers(&field, unit);
    // A hidden mover may be spotted; anyone else may be fired at (T-124, T-136).
    let watched = if field.unit(unit).hidden.holds() { "T-136" } else { "T-124" };
    let mut triggered: Vec<UnitIx> = Vec::new();
    for walk in &walks {
        let piece = field.primate(walk.primate).id;
        for cell in &walk.cells {
            log.tell("2.1", What::Moved { piece, cell: *cell });
            for watcher in &on_watch {
                if !triggered.contains(watcher) && overwatch::triggers(&field, *watcher, walk.primate.into(), *cell) {
                    triggered.push(*watcher);
                    log.tell(watched, What::Watched { unit: field.unit(*watcher).id, piece, cell: *cell });
                }
            }
        }
        let (mut place, mut braced) = primates.get_mut(roster.primate(walk.primate)).expect("a primate has a place");
        if !walk.cells.is_empty() {
            braced.set_if_neq(Braced(false));
        }
        place.set_if_neq(walk.end);
        if let Place::Off(pile) = walk.end {
            log.tell("G-34", What::Removed { piece, pile });
        }
    }
    if !triggered.is_empty() {
        let trails = walks.into_iter().map(|walk| Trail { body: walk.primate.into(), cells: walk.cells }).collect();
        clock.call(Frame::Overwatched(Overwatched { mover: unit, trails, watchers: triggered }));
    }
}

/// A leader who walked off the board is replaced at once, without a check (T-153).
pub(super) fn replace_departed_leader(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let Frame::Move(Move { unit, walks }) = clock.top() else { return };
    let unit = *unit;
    let departed = |leader: PrimateIx| walks.iter().any(|walk| walk.primate == leader && walk.end.cell().is_none());
    if field.unit(unit).lead.leader.is_some_and(departed) {
        clock.call(Frame::LeaderLost(LeaderLost { unit, killer: None, dice: Vec::new() }));
    }
}
