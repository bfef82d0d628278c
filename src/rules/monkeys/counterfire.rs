//! Guns on the board fire at a troop in another hex: each at a square of the grid on which the owner has placed its
//! squads (C-34, C-40).

pub use super::frames::Counterfire;

use super::{
    acting::check_can_act,
    afar,
    commit::next_in_line,
    field::Field,
    frames::Shelling,
    illegal::Illegal,
    no_fire::NoFire,
    order::{Given, Order},
    readiness,
    sequence::Frame,
    shots::Gun,
    states::{ARMS, Actions, Commitment, Ended},
    table::Table,
    targets,
    turn::Turn,
    windows::Ask,
};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Roster, Side, UnitIx};
use bevy_ecs::prelude::*;

/// The guns with which a unit on the board can fire this many hexes: loaded, manned and held as for any other attack,
/// one per shooter (C-14, C-34).
pub fn guns(field: &Field, unit: UnitIx, far: u8) -> Vec<Gun> {
    let mut guns: Vec<Gun> = Vec::new();
    for gun in targets::guns(field, unit).filter(|gun| afar::hexes(gun.weapon(field)) >= far) {
        let same = |other: &Gun| other.piece(field) == gun.piece(field) || is_one_emplacement(*other, gun);
        if !guns.iter().any(same) {
            guns.push(gun);
        }
    }
    guns
}

/// Whether two guns are the same emplacement with different crews (T-99).
fn is_one_emplacement(one: Gun, other: Gun) -> bool {
    match (one, other) {
        (Gun::Hand(_, one), Gun::Hand(_, other)) => one == other && usize::from(one) >= ARMS,
        _ => false,
    }
}

/// Whether a unit owns a gun that could ever be fired at another hex, loaded or not.
pub fn owns_guns(field: &Field, unit: UnitIx) -> bool {
    let carried =
        field.members(unit).flat_map(|mate| (0..field.kit(mate).arms.len() as u8).map(move |arm| (mate, arm)));
    let reaches = |gun: Gun| afar::hexes(gun.weapon(field)) > 0;
    carried.map(|(mate, arm)| Gun::Hand(mate, arm)).any(reaches)
        || field.emplaced(unit).iter().any(|arm| afar::hexes(arm.weapon(field.book.as_ref())) > 0)
        || afar::mounts(field, unit).any(reaches)
}

/// The troop with this number, counted from 1, of a side's enemy.
fn troop(field: &Field, side: Side, number: u8) -> Option<&afar::Troop> {
    field.abroad[side.other().index()].get(usize::from(number).checked_sub(1)?)
}

/// Whether a unit may commit to firing at a troop in another hex: the troop has somebody left, and a gun that is
/// loaded, manned and held reaches it (C-14, C-34).
pub fn check_shell(field: &Field, turn: &Turn, unit: UnitIx, number: u8) -> Result<(), Illegal> {
    check_can_act(field, turn, unit)?;
    let (id, side) = (field.unit(unit).id, field.side(unit));
    let there = troop(field, side, number).ok_or(NoFire::NoSuchTroop { troop: number })?;
    let left = squads(field, side.other(), there).iter().flatten().any(|squad| field.is_left(*squad));
    if !left {
        return Err(NoFire::TroopGone { troop: number }.into());
    }
    let reach = targets::guns(field, unit).map(|gun| afar::hexes(gun.weapon(field))).max();
    match reach {
        None => Err(readiness::why_nobody(field, unit)),
        Some(reach) if reach < there.hexes => Err(NoFire::HexTooFar { unit: id, hexes: there.hexes, reach }.into()),
        Some(_) => Ok(()),
    }
}

/// What a unit may be ordered to fire at in other hexes, and why not at the rest; nothing if it owns no such gun.
pub fn offers(table: Table, unit: UnitIx) -> Vec<(Order, Result<(), Illegal>)> {
    let Table { field, turn, .. } = table;
    let troops = field.abroad[field.side(unit).other().index()].len() as u8;
    if troops == 0 || !owns_guns(field, unit) {
        return Vec::new();
    }
    let id = field.unit(unit).id;
    (1..=troops).map(|troop| (Order::Shell { unit: id, troop }, check_shell(field, turn, unit, troop))).collect()
}

/// Firing at another hex is an attack action: the unit's turn ends, and the guns fire in the firing phase (T-13, C-34).
pub(super) fn commit_to_shell(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Commitment)>,
    mut log: ResMut<BattleLog>,
) {
    let Order::Shell { unit: id, troop } = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let (mut actions, mut commitment) = units.get_mut(roster.unit(unit)).expect("a unit has actions");
    actions.spend();
    actions.end(Ended::Committed);
    *commitment = Commitment { shell: Some(*troop), turn: next_in_line(&field), ..Commitment::default() };
    log.tell("C-34", What::Marked { who: (*id).into(), mark: "committed" });
}

fn counterfire(clock: &Clock<Frame>) -> Option<Counterfire> {
    match clock.top() {
        Frame::Counterfire(counterfire) => Some(counterfire.clone()),
        _ => None,
    }
}

/// The squads of a troop, one per square (C-22).
pub fn squads(field: &Field, side: Side, troop: &afar::Troop) -> Vec<Vec<UnitIx>> {
    let own =
        |units: &Vec<UnitIx>| units.first().is_some_and(|unit| troop.platoons.contains(&field.unit(*unit).id.platoon));
    afar::squads(field, side).into_iter().filter(own).collect()
}

/// The owner of the troop places its squads on the grid when it is first fired at; they stay there (C-40).
pub(super) fn ask_grid(mut clock: ResMut<Clock<Frame>>, turn: Res<Turn>, field: Res<Field>) {
    let Some(fire) = counterfire(&clock) else { return };
    let owner = field.side(fire.unit).other();
    if clock.outcome().is_some() || turn.grids.of(owner, fire.troop).is_some() {
        return;
    }
    let first = troop(&field, owner.other(), fire.troop).and_then(|there| first_unit(&field, owner, there));
    clock.ask(Ask::Grid.at(owner, first.map(|unit| field.unit(unit).id)));
}

fn first_unit(field: &Field, side: Side, troop: &afar::Troop) -> Option<UnitIx> {
    squads(field, side, troop).into_iter().flatten().next()
}

/// The grids offered to the owner; any other valid one may be given (C-40).
pub(super) fn grids(table: Table) -> Vec<Order> {
    let Some((squads, _)) = asked(table) else { return Vec::new() };
    afar::arrangements(squads).into_iter().map(Order::Grid).collect()
}

/// How many squads have to be placed, and for which side.
fn asked(table: Table) -> Option<(usize, Side)> {
    let fire = counterfire(table.clock)?;
    let owner = table.field.side(fire.unit).other();
    let there = troop(table.field, owner.other(), fire.troop)?;
    Some((squads(table.field, owner, there).len(), owner))
}

/// Whether the squads of the troop may be placed on these squares (C-22, C-40).
pub(super) fn check_grid(table: Table, grid: &[afar::Square]) -> Result<(), Illegal> {
    let squads = asked(table).map_or(0, |(squads, _)| squads);
    afar::check_grid(squads, grid).map_err(|why| match why {
        afar::BadGrid::Count { given, squads } => NoFire::Squares { given, squads }.into(),
        afar::BadGrid::Off { column, row } => NoFire::OffGrid { column, row }.into(),
        afar::BadGrid::Taken { column, row } => NoFire::SquareTaken { column, row }.into(),
    })
}

/// The squads stay there until the battle is over (C-40).
pub(super) fn take_grid(
    clock: Res<Clock<Frame>>,
    mut turn: ResMut<Turn>,
    field: Res<Field>,
    given: Res<Given>,
    mut log: ResMut<BattleLog>,
) {
    let (Some(fire), Order::Grid(grid)) = (counterfire(&clock), given.order()) else { return };
    let owner = field.side(fire.unit).other();
    let first = troop(&field, owner.other(), fire.troop).and_then(|there| first_unit(&field, owner, there));
    let who = first.map(|unit| field.unit(unit).id.into());
    log.tell("C-40", What::Said { what: "grid-placed", who });
    turn.grids.place(owner, fire.troop, grid.clone());
}

/// Every gun that is still able to fires once (C-34). If none is, the attack is wasted (T-44, T-154).
pub(super) fn open_fire(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    turn: Res<Turn>,
    field: Res<Field>,
) {
    let Some(Counterfire { unit, troop: number }) = counterfire(&clock) else { return };
    let owner = field.side(unit).other();
    let Some(there) = troop(&field, owner.other(), number) else { return };
    let guns = guns(&field, unit, there.hexes);
    if guns.is_empty() {
        log.tell("T-44", What::Said { what: "attack-wasted", who: Some(field.unit(unit).id.into()) });
        return;
    }
    let squares = turn.grids.of(owner, number).unwrap_or_default().iter().copied();
    let grid = squares.zip(squads(&field, owner, there)).collect();
    clock.call(Frame::Shelling(Shelling { guns, grid, struck: None, in_battle: true }));
}
