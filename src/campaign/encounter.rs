//! Meetings of enemies: one battle after another, with the entrant choosing the first opponent (C-06, C-07, C-36).

use super::{
    aftermath::Aftermath,
    agenda::{self, Agenda, Step},
    battle,
    chronicle::{Event, tell},
    fielded, layouts, march,
    order::Ask,
    state::{self, TroopId},
};
use crate::battle::replay::Replay;
use crate::board::Edge;
use bevy_ecs::world::World;

/// The entrant fights the enemies in its hex, one after another, as long as it stays there. When none is left, the hex
/// belongs to its tribe (C-07).
pub(super) fn meet(world: &mut World, troop: TroopId) {
    let Some(hex) = state::stands(world, troop) else { return };
    match state::enemies_in(world, hex, troop.tribe).as_slice() {
        [] => march::take(world, hex, troop.tribe),
        [only] => {
            let other = *only;
            agenda::next(world, Step::Meet { troop });
            agenda::next(world, begin(troop, other));
        }
        _ => agenda::ask(world, troop.tribe, Ask::Engage { troop }),
    }
}

/// Two troops are about to fight. The one that was there sets up in the east by default.
pub(super) const fn begin(entrant: TroopId, other: TroopId) -> Step {
    Step::Fight { entrant, other, edge: Edge::East }
}

/// The troop that was there has picked its edge (C-36); the battle is still pending.
pub(super) fn set_up(world: &mut World, (entrant, other): (TroopId, TroopId), edge: Edge) {
    tell(world, "C-36", Event::SetUp { troop: other, edge });
    agenda::next(world, Step::Fight { entrant, other, edge });
    agenda::ask(world, entrant.tribe, Ask::Fight { entrant, other });
}

/// Two troops fight. One that has nobody fit can't: it loses without a battle.
pub(super) fn fight(world: &mut World, entrant: TroopId, other: TroopId) {
    let hex = state::stands(world, entrant).expect("who meets somebody is on the map");
    tell(world, "C-06", Event::Met { entrant, other, hex });
    let fit = |troop| fielded::has_fit(world, troop);
    match (fit(entrant), fit(other)) {
        (true, true) => agenda::ask(world, entrant.tribe, Ask::Fight { entrant, other }),
        (first, second) => {
            let winner = if first { Some(entrant) } else { second.then_some(other) };
            agenda::next(world, Step::Aftermath(Box::new(Aftermath::without_a_battle(entrant, other, winner))));
        }
    }
}

/// The battle has been fought: its consequences come next.
pub(super) fn take(world: &mut World, (entrant, other): (TroopId, TroopId), edge: Edge, replay: &Replay) {
    let (fought, ground) = battle::read(world, (entrant, other), edge, replay).expect("the battle was checked");
    layouts::keep(world, fought.hex, ground);
    world.resource_mut::<Agenda>().battles += 1;
    agenda::next(world, Step::Aftermath(Box::new(Aftermath::of(entrant, other, fought))));
}
