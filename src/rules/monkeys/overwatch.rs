//! Overwatch: reaction fire at the first enemy that moves into view (text paragraphs 17 and 18; T-122 to T-130), and
//! the search for a hidden mover (T-136).

pub use super::{frames::Overwatched, shots::Trail, states::Watch};

use super::{
    field::Field,
    frames::{Attack, Cause},
    order::{Given, Order},
    sequence::Frame,
    shots::{Gun, Spots},
    states::{Actions, Ended, Hidden},
    stealth, targets,
    windows::Ask,
};
use crate::board::{Cell, distance, sight::End};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Body, Roster, UnitIx};
use bevy_ecs::prelude::*;

impl Trail {
    /// The squares of a body that stays on the ground.
    pub const fn on_ground(body: Body, cells: Vec<Cell>) -> Self {
        Self { body, cells, heights: Vec::new() }
    }

    /// The squares of a body that may fly, each with its height.
    pub fn aloft(body: Body, entered: impl Iterator<Item = End>) -> Self {
        let (cells, heights) = entered.map(|end| (end.cell, end.up)).unzip();
        Self { body, cells, heights }
    }

    /// The squares, each with the height at which it was entered.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        let up = |place: usize| self.heights.get(place).copied().unwrap_or(0);
        self.cells.iter().enumerate().map(move |(place, cell)| End { cell: *cell, up: up(place) })
    }
}

/// The unit goes into overwatch; its turn is over (T-13, T-122).
pub(super) fn go_into_overwatch(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Watch)>,
    mut log: ResMut<BattleLog>,
) {
    let Order::Overwatch(id) = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let (mut actions, mut watch) = units.get_mut(roster.unit(unit)).expect("a unit can watch");
    actions.spend();
    actions.end(Ended::Watching);
    *watch = Watch(true);
    log.tell("T-122", What::Marked { who: (*id).into(), mark: "overwatch" });
}

/// A unit on overwatch, with the guns that it can fire now; they don't change while an enemy moves.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The unit that watches.
    pub unit: UnitIx,
    barrels: Vec<Barrel>,
}

/// A gun on overwatch, with values that would be expensive to look up for every square of a path.
#[derive(Clone, Copy, Debug)]
struct Barrel {
    gun: Gun,
    /// Its reach in squares.
    reach: i32,
    /// Whether it fires over obstacles to its sight (3.8).
    lofts: bool,
}

impl Barrel {
    fn of(field: &Field, gun: Gun) -> Self {
        Self { gun, reach: field.book.bands.reach(gun.range(field)), lofts: gun.weapon(field).arc > 0 }
    }

    /// Whether a square is in range and in sight: most squares of a path aren't, and need no further check.
    fn bears_on(self, field: &Field, at: End) -> bool {
        let squares = self.gun.squares(field).map(|from| distance(from, at.cell)).min();
        let is_near = squares.is_some_and(|squares| squares <= self.reach);
        is_near && (self.lofts || self.gun.ends(field).any(|from| field.sees_between(from, at)))
    }
}

impl Watcher {
    /// A unit's current overwatch.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        Self { unit, barrels: targets::guns(field, unit).map(|gun| Barrel::of(field, gun)).collect() }
    }

    /// Whether it is triggered by a body entering a cell, possibly in the air above it (T-123, T-167).
    pub fn is_set_off(&self, field: &Field, body: impl Into<Body>, at: impl Into<End>) -> bool {
        let (body, at) = (body.into(), at.into());
        let mut bearing = self.barrels.iter().filter(|barrel| barrel.bears_on(field, at));
        bearing.any(|barrel| targets::aim_at(field, barrel.gun, body, at).is_ok())
    }
}

/// Enemy units on overwatch, in order.
pub fn watchers(field: &Field, mover: UnitIx) -> Vec<Watcher> {
    let side = field.side(mover);
    let watching = field.all_units().filter(|unit| field.side(*unit) != side && field.unit(*unit).watch.0);
    watching.map(|unit| Watcher::of(field, unit)).collect()
}

/// Records, under a rule, the watchers newly triggered by a body entering a cell (T-123).
pub(super) fn note(
    field: &Field,
    watchers: &[Watcher],
    set_off: &mut Vec<UnitIx>,
    (body, at): (Body, End),
    rule: &'static str,
    log: &mut BattleLog,
) {
    for watcher in watchers {
        if !set_off.contains(&watcher.unit) && watcher.is_set_off(field, body, at) {
            set_off.push(watcher.unit);
            let (unit, piece) = (field.unit(watcher.unit).id, field.name(body));
            log.tell(rule, What::Watched { unit, piece, cell: at.cell });
        }
    }
}

/// Watchers that still have a target (T-127). Empty once the mover is gone (T-128).
pub fn due(field: &Field, overwatched: &Overwatched) -> Vec<UnitIx> {
    let spots = Spots::Trails(&overwatched.trails);
    let able = |unit: &UnitIx| field.unit(*unit).watch.0 && targets::any(field, *unit, overwatched.mover, spots);
    overwatched.watchers.iter().copied().filter(able).collect()
}

fn overwatched(clock: &mut Clock<Frame>) -> &mut Overwatched {
    match clock.top_mut() {
        Frame::Overwatched(overwatched) => overwatched,
        other => unreachable!("overwatch runs in its own frame, not in {other:?}"),
    }
}

/// The watchers' player decides which unit fires next; each fires or lets the mover pass, unless the mover is gone
/// (T-126, T-127). While the mover is hidden they search for it instead, and a single watcher does so without asking
/// (T-136).
pub(super) fn ask_watch(
    mut clock: ResMut<Clock<Frame>>,
    mut hidden: Query<&mut Hidden>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let around = overwatched(&mut clock);
    let mover = field.unit(around.mover);
    match due(&field, around)[..] {
        [] => {}
        [only] if mover.hidden.holds() => {
            look_for_mover(only, around, &field, &roster, &mut hidden, &mut dice, &mut log);
            clock.again();
        }
        [first, ..] => {
            let (side, about) = (field.side(first), Some(mover.id));
            clock.ask(Ask::Watch.at(side, about));
        }
    }
}

/// One roll per watcher and action. A watcher that finds nothing keeps its overwatch and is done (T-136).
fn look_for_mover(
    watcher: UnitIx,
    around: &mut Overwatched,
    field: &Field,
    roster: &Roster,
    hidden: &mut Query<&mut Hidden>,
    dice: &mut Dice,
    log: &mut BattleLog,
) {
    if !stealth::detect((watcher, around), field, roster, hidden, dice, log) {
        around.watchers.retain(|other| *other != watcher);
    }
}

/// Searches for a hidden mover (T-136). Otherwise fires or lets it pass; either ends that unit's overwatch (T-122,
/// T-126).
#[expect(clippy::too_many_arguments, reason = "one system either looks or fires")]
pub(super) fn take_watch(
    mut clock: ResMut<Clock<Frame>>,
    mut watches: Query<&mut Watch>,
    mut hidden: Query<&mut Hidden>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    let (Order::React(id) | Order::Forfeit(id)) = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let around = overwatched(&mut clock);
    if field.unit(around.mover).hidden.holds() {
        look_for_mover(unit, around, &field, &roster, &mut hidden, &mut dice, &mut log);
        clock.again();
        return;
    }
    around.watchers.retain(|watcher| *watcher != unit);
    let (mover, trails) = (around.mover, around.trails.clone());
    *watches.get_mut(roster.unit(unit)).expect("a unit can watch") = Watch(false);
    log.tell("T-126", What::Cleared { who: (*id).into(), mark: "overwatch" });
    if matches!(given.order(), Order::React(_)) {
        clock.call(Frame::Attack(Attack::new(unit, mover, Cause::Overwatch(trails))));
    }
    clock.again();
}
