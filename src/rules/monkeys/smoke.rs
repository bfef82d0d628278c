//! Smoke grenades: thrown in the firing phase, they block lines of sight for a while and mark a square for artillery
//! (G-28, T-150).

pub use super::states::{Cloud, Smoke, Throw};

use super::{
    acting::check_can_act,
    commit::next_in_line,
    field::Field,
    illegal::Illegal,
    no_gear::NoGear,
    order::{Given, Order},
    sequence::Frame,
    shots::Gun,
    states::{Actions, Arms, Commitment, Ended},
    turn::Turn,
};
use crate::board::{Cell, distance};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PieceId, PrimateIx, Roster, Side, UnitIx};
use bevy_ecs::prelude::*;

impl Cloud {
    /// The squares it covers, on or off the table.
    pub fn squares(self) -> impl Iterator<Item = Cell> {
        let reach = i16::from(self.radius);
        let all = (-reach..=reach).flat_map(move |dy| (-reach..=reach).map(move |dx| (dx, dy)));
        let cells = all.map(move |(dx, dy)| Cell::new(self.cell.x + dx, self.cell.y + dy));
        cells.filter(move |cell| distance(self.cell, *cell) <= i32::from(self.radius))
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        self.by.unit.side
    }
}

/// The smoke grenade that a primate would throw: the first one it has left.
pub fn grenade(field: &Field, primate: PrimateIx) -> Option<Gun> {
    let arms = 0..field.kit(primate).arms.len() as u8;
    arms.map(|arm| Gun::Hand(primate, arm)).find(|gun| gun.weapon(field).smoke > 0 && gun.is_loaded(field))
}

/// Members that could throw smoke now.
pub fn throwers(field: &Field, unit: UnitIx) -> impl Iterator<Item = PrimateIx> + '_ {
    let on_foot = field.ready(unit).filter(|mate| field.cell(*mate).is_some());
    on_foot.filter(|mate| grenade(field, *mate).is_some())
}

/// How far a primate throws it: to the end of its rated band (G-28).
pub fn reach(field: &Field, gun: Gun) -> i32 {
    field.book.bands.farthest(gun.range(field))
}

/// The primate has a grenade and the square is within range (G-28); no line of sight is needed.
pub fn check_smoke(field: &Field, turn: &Turn, unit: UnitIx, by: PieceId, cell: Cell) -> Result<Throw, Illegal> {
    check_can_act(field, turn, unit)?;
    let primate = field.find_primate(by).filter(|one| field.primate(*one).unit == unit);
    let primate = primate.ok_or(Illegal::NotMember { primate: by, unit: field.unit(unit).id })?;
    if field.primate(primate).pin.holds() {
        return Err(Illegal::Pinned { primate: by });
    }
    let (Some(Gun::Hand(_, arm)), Some(from)) = (grenade(field, primate), field.cell(primate)) else {
        return Err(NoGear::NoSmoke { primate: by }.into());
    };
    let (squares, reach) = (distance(from, cell), reach(field, Gun::Hand(primate, arm)));
    if squares > reach || !field.ground().contains(cell) {
        return Err(NoGear::ThrownTooFar { primate: by, squares, reach }.into());
    }
    Ok(Throw { by: primate, arm, cell })
}

/// A few throws worth considering: for each thrower, the squares halfway to the two nearest enemies.
pub fn ideas(field: &Field, unit: UnitIx) -> Vec<(PieceId, Cell)> {
    let side = field.side(unit);
    let mut ideas = Vec::new();
    for mate in throwers(field, unit) {
        let (Some(from), Some(gun)) = (field.cell(mate), grenade(field, mate)) else { continue };
        let enemies = field.all_units().filter(|enemy| field.side(*enemy) != side);
        let mut cells: Vec<Cell> = enemies
            .filter_map(|enemy| {
                field.on_foot(enemy).filter_map(|one| field.cell(one)).min_by_key(|at| distance(from, *at))
            })
            .collect();
        cells.sort_by_key(|at| (distance(from, *at), *at));
        let reach = reach(field, gun) as i16;
        let halfway = |at: &Cell| {
            let middle = |one: i16, other: i16| one + ((other - one) / 2).clamp(-reach / 2, reach / 2);
            Cell::new(middle(from.x, at.x), middle(from.y, at.y))
        };
        let near = cells.iter().take(2).map(halfway);
        ideas.extend(near.map(|cell| (field.primate(mate).id, cell)));
    }
    ideas.dedup();
    ideas
}

/// Throwing smoke is an attack action: the unit's turn ends, and the grenade is thrown in the firing phase (T-13,
/// G-28).
pub(super) fn commit_to_smoke(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Commitment)>,
    mut log: ResMut<BattleLog>,
) {
    let Order::Smoke { unit: id, primate, cell } = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let throw = check_smoke(&field, &turn, unit, *primate, *cell).expect("orders are checked before they are taken");
    let (mut actions, mut commitment) = units.get_mut(roster.unit(unit)).expect("a unit has actions");
    actions.spend();
    actions.end(Ended::Committed);
    *commitment = Commitment { smoke: Some(throw), turn: next_in_line(&field), ..Commitment::default() };
    log.tell("G-28", What::Marked { who: (*id).into(), mark: "committed" });
}

/// The grenade is thrown if its thrower is still there, unpinned and holding it (T-44, T-154, G-28).
pub(super) fn throw_smoke(
    clock: Res<Clock<Frame>>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut primates: Query<&mut Arms>,
    mut smoke: ResMut<Smoke>,
    mut log: ResMut<BattleLog>,
) {
    let Frame::Smoke(throw) = *clock.top() else { return };
    let gun = Gun::Hand(throw.by, throw.arm);
    let state = field.primate(throw.by);
    let near = state.place.cell().is_some_and(|from| distance(from, throw.cell) <= reach(&field, gun));
    if !near || state.pin.holds() || !gun.is_loaded(&field) {
        log.tell("T-44", What::Said { what: "attack-wasted", who: Some(state.id.unit.into()) });
        return;
    }
    if let Some(arm) = field.arm(throw.by, throw.arm) {
        let mut arms = primates.get_mut(roster.primate(throw.by)).expect("a primate has arms");
        arms.0[usize::from(throw.arm)].spend(arm, &field.book);
    }
    let weapon = gun.weapon(&field);
    let ended = turn.taken[state.id.unit.side.index()];
    let cloud = Cloud { cell: throw.cell, radius: weapon.smoke, marks: weapon.marks, by: state.id, turn: ended };
    smoke.0.push(cloud);
    log.tell("G-28", What::Smoked { by: state.id, cell: throw.cell, radius: weapon.smoke });
}

/// The smoke clears with the thrower's next turn (T-150).
pub(super) fn clear_smoke(turn: Res<Turn>, mut smoke: ResMut<Smoke>, mut log: ResMut<BattleLog>) {
    let over = |cloud: &Cloud| cloud.side() == turn.side && turn.taken[turn.side.index()] > cloud.turn;
    if smoke.0.iter().any(over) {
        for cloud in smoke.0.iter().filter(|cloud| over(cloud)) {
            log.tell("T-150", What::Cleared { who: cloud.by.into(), mark: "smoke" });
        }
        smoke.0.retain(|cloud| !over(cloud));
    }
}
