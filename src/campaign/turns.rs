//! Rounds and turns: troops alternate, in the order in which they first moved (C-03, C-30).

use super::{
    agenda::{self, Agenda, Step},
    chronicle::{Event, tell},
    march,
    order::Ask,
    state::{self, Designation, TroopId},
};
use bevy_ecs::world::World;

/// A round: every tribe moves its First Troop, then its Second Troop, and so on; then the round ends.
pub(super) fn begin_round(world: &mut World) {
    let mut agenda = world.resource_mut::<Agenda>();
    agenda.round += 1;
    let round = agenda.round;
    tell(world, "C-03", Event::Round { round });
    let tribes = state::tribes(world);
    let most = tribes.iter().map(|tribe| state::troops(world, *tribe).count()).max().unwrap_or_default() as u8;
    agenda::next(world, Step::Income);
    for place in (1..=most).rev() {
        for seat in (0..tribes.len() as u8).rev() {
            agenda::next(world, Step::Turn { place, seat });
        }
    }
}

/// The troop with this position moves; in the first round the tribe chooses which one it is (C-03).
pub(super) fn turn(world: &mut World, place: u8, seat: u8) {
    let tribe = state::tribes(world)[usize::from(seat)];
    let designated = |troop: &TroopId| state::of::<Designation>(world, *troop).0;
    let known = state::troops(world, tribe).find(|troop| designated(troop) == Some(place));
    if let Some(troop) = known {
        begin(world, troop);
        return;
    }
    let free: Vec<TroopId> = undesignated(world, tribe).collect();
    match free.as_slice() {
        [] => {}
        [only] => designate(world, place, seat, *only),
        _ => {
            tell(world, "C-03", Event::Turn { tribe, troop: None });
            agenda::ask(world, tribe, Ask::Designate);
        }
    }
}

/// Troops of a tribe that haven't moved yet.
pub(super) fn undesignated(world: &World, tribe: char) -> impl Iterator<Item = TroopId> + '_ {
    state::troops(world, tribe).filter(|troop| state::of::<Designation>(world, *troop).0.is_none())
}

/// Gives a troop its position, and moves it.
pub(super) fn designate(world: &mut World, place: u8, _seat: u8, troop: TroopId) {
    state::change(world, troop, |designation: &mut Designation| designation.0 = Some(place));
    tell(world, "C-03", Event::Designated { troop, place });
    begin(world, troop);
}

/// A troop's turn; that of a destroyed one is skipped.
fn begin(world: &mut World, troop: TroopId) {
    if state::stands(world, troop).is_none() {
        tell(world, "C-03", Event::Skipped { troop });
        return;
    }
    tell(world, "C-03", Event::Turn { tribe: troop.tribe, troop: Some(troop) });
    let left = march::hexes(world, troop);
    agenda::next(world, Step::Act { troop, left, marched: false });
}

/// Asks what a troop does.
pub(super) fn act(world: &mut World, troop: TroopId, left: u8) {
    if state::stands(world, troop).is_some() {
        agenda::ask(world, troop.tribe, Ask::Act { troop, left });
    }
}
