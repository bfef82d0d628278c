//! A destroyed vehicle: everyone in it is attacked separately, and the survivors climb out beside the wreck (text
//! paragraph 12; T-92 to T-95).

pub use super::frames::Explosion;

use super::{
    field::{Book, Field},
    frames::{LeaderLost, Thrown},
    illegal::Illegal,
    leader, nerve,
    no_drive::NoDrive,
    odds::Contest,
    order::{Given, Order},
    pins, power,
    profiles::Hit,
    sequence::{Frame, Stage},
    states::Pin,
    vehicles::Hull,
    windows::Ask,
};
use crate::board::{Cell, distance};
use crate::dice::Dice;
use crate::engine::{
    clock::Clock,
    fact::{Line, What},
    log::BattleLog,
};
use crate::force::{
    PieceId, PrimateIx, Roster, UnitIx, VehicleIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

/// The farthest from the wreck that a survivor may be placed (T-93).
const ROOM: i32 = 2;

impl Explosion {
    /// A vehicle about to blow up.
    pub fn of(vehicle: VehicleIx) -> Self {
        let (occupants, thrown, bereaved) = (Vec::new(), Thrown::default(), Vec::new());
        Self { vehicle, attacker: None, occupants, sums: (0, 0), thrown, bereaved }
    }
}

fn explosion(clock: &mut Clock<Frame>) -> &mut Explosion {
    match clock.top_mut() {
        Frame::Explosion(explosion) => explosion,
        other => unreachable!("a vehicle blows up in its own frame, not in {other:?}"),
    }
}

/// The vehicle becomes a wreck, and everyone in it is due for an attack (T-92, T-94).
pub(super) fn burst(
    mut clock: ResMut<Clock<Frame>>,
    mut hulls: Query<&mut Hull>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let explosion = explosion(&mut clock);
    let vehicle = explosion.vehicle;
    let state = field.vehicle(vehicle);
    let mut hull = hulls.get_mut(roster.vehicle(vehicle)).expect("a vehicle has a hull");
    if hull.wreck {
        clock.leave();
        return;
    }
    (hull.wreck, hull.height) = (true, 0);
    log.tell("T-92", What::Damaged { piece: state.id, what: "destroyed" });
    explosion.occupants = field.riders(vehicle).map(|(rider, _)| rider).collect();
    explosion.attacker = explosion.occupants.first().map(|rider| field.side_of(*rider).other());
}

/// The next occupant is attacked by Damage 6, alone, without Accuracy or range (T-92).
pub(super) fn roll_blast(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    book: Res<Book>,
) {
    let explosion = explosion(&mut clock);
    let Some(occupant) = explosion.occupants.first().copied() else {
        clock.go_to(Stage::AskBailOut);
        return;
    };
    let damage = book.0.driving.explosion;
    let body = occupant.into();
    if damage < power::armor(&field, body) {
        explosion.occupants.remove(0);
        log.tell("T-53", What::Said { what: "blast-armored", who: Some(field.primate(occupant).id.into()) });
        clock.again();
        return;
    }
    let defense = power::toughness(&field, body);
    explosion.sums = (damage.into(), defense);
    let terms = |label, value| vec![Line { label, who: None, value }];
    let unit = field.unit(field.primate(occupant).unit).id;
    let (attack, against) = (terms("term-blast", damage.into()), power::defense_terms(&field, body).collect());
    log.tell("T-92", What::Powers { attacker: unit, defender: unit, attack, defense: against, sums: explosion.sums });
    let contest = Contest::of(explosion.sums.0, explosion.sums.1);
    let stronger = explosion.attacker.and_then(|attacker| contest.chooser(attacker));
    explosion.thrown = Thrown::throw(&mut dice, contest.dice, stronger);
    let (dice, chooser) = (explosion.thrown.faces.clone(), explosion.thrown.chooser());
    log.tell("T-92", What::Rolled { dice, why: "explosion", chooser });
}

/// Applies the kept die to the one occupant, which isn't in cover (T-92).
#[expect(clippy::too_many_arguments, reason = "one system applies one chart to a place and a pin")]
pub(super) fn apply_blast(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut places: Query<&mut Place>,
    mut pins: Query<&mut Pin>,
    field: Res<Field>,
    roster: Res<Roster>,
    book: Res<Book>,
) {
    let explosion = explosion(&mut clock);
    let occupant = explosion.occupants.remove(0);
    let face = explosion.thrown.face();
    let id = field.primate(occupant).id;
    log.tell("T-65", What::Kept { face });
    match book.0.attack[usize::from(face) - 1] {
        Hit::Empty => {}
        Hit::Hold => {
            let recovering = field.primate(occupant).pin == Pin::Recovering;
            if recovering && !nerve::test(&field, occupant, &mut dice, &mut log, "T-40") {
                pins::press(occupant, &roster, &mut pins);
                log.tell("T-40", What::Marked { who: id.into(), mark: "pinned" });
            }
        }
        Hit::Test | Hit::Wound => {
            *places.get_mut(roster.primate(occupant)).expect("a primate has a place") = Place::Off(Pile::Wounded);
            log.tell("T-70", What::Removed { piece: id, pile: Pile::Wounded });
            explosion.bereaved.extend(led_by(&field, occupant));
        }
    }
    clock.go_to(Stage::RollBlast);
}

/// The primates still in the wreck, in order.
pub fn survivors(field: &Field, vehicle: VehicleIx) -> Vec<PrimateIx> {
    field.riders(vehicle).map(|(rider, _)| rider).collect()
}

/// Free squares beside the wreck, nearest ring first, then in reading order (T-92, T-93).
pub fn room(field: &Field, vehicle: VehicleIx) -> Vec<Cell> {
    let footprint = field.vehicle(vehicle).squares();
    let gap = |cell: Cell| footprint.map(|square| distance(square, cell)).min().unwrap_or(i32::MAX);
    let free = |cell: &Cell| field.is_free(*cell);
    let mut cells: Vec<(i32, Cell)> = field
        .ground()
        .spots()
        .cells()
        .map(|cell| (gap(cell), cell))
        .filter(|(gap, cell)| (1..=ROOM).contains(gap) && free(cell))
        .collect();
    cells.sort_unstable();
    cells.into_iter().map(|(_, cell)| cell).collect()
}

/// Where the survivors climb out by default: the leader first, each on the nearest free square, in cover if possible.
pub fn natural_places(field: &Field, vehicle: VehicleIx) -> Vec<(PieceId, Cell)> {
    let footprint = field.vehicle(vehicle).squares();
    let mut room = room(field, vehicle);
    room.sort_by_key(|cell| {
        let gap = footprint.map(|square| distance(square, *cell)).min();
        (gap, !field.ground().gives_cover(*cell), *cell)
    });
    survivors(field, vehicle).into_iter().zip(room).map(|(one, cell)| (field.primate(one).id, cell)).collect()
}

/// Squares where the survivors may be placed: the free ones nearest to the wreck, as many rings as needed (T-92, T-93).
pub fn landing(field: &Field, vehicle: VehicleIx) -> Vec<Cell> {
    let footprint = field.vehicle(vehicle).squares();
    let gap = |cell: Cell| footprint.map(|square| distance(square, cell)).min();
    let farthest = natural_places(field, vehicle).iter().filter_map(|(_, cell)| gap(*cell)).max();
    room(field, vehicle).into_iter().filter(|cell| gap(*cell) <= farthest).collect()
}

/// Whether the survivors may be placed there: each of them once, on free squares beside the wreck, with the ring of
/// direct neighbors filled before the next (T-92, T-93).
pub fn check_places(field: &Field, vehicle: VehicleIx, places: &[(PieceId, Cell)]) -> Result<(), Illegal> {
    let footprint = field.vehicle(vehicle).squares();
    let gap = |cell: Cell| footprint.map(|square| distance(square, cell)).min().unwrap_or(i32::MAX);
    let natural = natural_places(field, vehicle);
    let farthest = natural.iter().map(|(_, cell)| gap(*cell)).max().unwrap_or(0);
    let mut taken: Vec<Cell> = Vec::new();
    for (id, cell) in places {
        if !natural.iter().any(|(known, _)| known == id) {
            return Err(NoDrive::NoSurvivor { primate: *id }.into());
        }
        if !field.is_free(*cell) || taken.contains(cell) || gap(*cell) > farthest {
            return Err(NoDrive::NoRoom { primate: *id, cell: *cell }.into());
        }
        taken.push(*cell);
    }
    if let Some((primate, _)) = natural.iter().find(|(id, _)| !places.iter().any(|(known, _)| known == id)) {
        return Err(NoDrive::StillInside { primate: *primate }.into());
    }
    // A survivor two squares away found no room beside the wreck.
    let beside = |places: &[(PieceId, Cell)]| places.iter().filter(|(_, cell)| gap(*cell) == 1).count();
    match places.iter().find(|(_, cell)| gap(*cell) > 1) {
        Some((primate, cell)) if beside(places) < beside(&natural) => {
            Err(NoDrive::NoRoom { primate: *primate, cell: *cell }.into())
        }
        _ => Ok(()),
    }
}

/// The owner places the survivors beside the wreck; those without room within two squares are missing (T-92, T-93).
pub(super) fn ask_bail_out(
    mut clock: ResMut<Clock<Frame>>,
    mut places: Query<&mut Place>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let explosion = explosion(&mut clock);
    let vehicle = explosion.vehicle;
    let survivors = survivors(&field, vehicle);
    let room = room(&field, vehicle);
    for lost in survivors.iter().skip(room.len()) {
        *places.get_mut(roster.primate(*lost)).expect("a primate has a place") = Place::Off(Pile::Missing);
        log.tell("T-93", What::Removed { piece: field.primate(*lost).id, pile: Pile::Missing });
        explosion.bereaved.extend(led_by(&field, *lost));
    }
    if let (Some(first), false) = (survivors.first(), room.is_empty()) {
        let about = Some(field.unit(field.primate(*first).unit).id);
        clock.ask(Ask::BailOut.at(field.side_of(*first), about));
    }
}

/// Puts the survivors beside the wreck.
pub(super) fn take_bail_out(
    mut places: Query<&mut Place>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    if let Order::Place(out) = given.order() {
        for (id, cell) in out {
            let Some(primate) = field.find_primate(*id) else { continue };
            *places.get_mut(roster.primate(primate)).expect("a primate has a place") = Place::On(*cell);
            log.tell("T-92", What::Placed { piece: *id, cell: *cell });
        }
    }
}

/// The unit that a primate has just left without a leader by falling, if it led one.
fn led_by(field: &Field, fallen: PrimateIx) -> Option<UnitIx> {
    let unit = field.primate(fallen).unit;
    (field.unit(unit).lead.leader == Some(fallen)).then_some(unit)
}

/// Units that lost their leader in the blast take the check once everyone is out (T-75, T-76, T-92).
pub(super) fn check_leaders(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let explosion = explosion(&mut clock);
    let (attacker, bereaved) = (explosion.attacker, std::mem::take(&mut explosion.bereaved));
    for unit in bereaved {
        let killer = attacker.filter(|_| leader::check_due(&field, unit));
        clock.call(Frame::LeaderLost(LeaderLost { unit, killer, thrown: Thrown::default() }));
    }
}
