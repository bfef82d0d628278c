//! The loser retreats: back where it came from, or away from where the enemy came from (C-10, C-11, C-31, C-35).

use super::{
    agenda::{self, Step},
    chronicle::{Event, tell},
    order::Ask,
    state::{self, Stand, TroopId},
};
use crate::board::hex::Hex;
use bevy_ecs::world::World;

/// Where a loser may retreat. The entrant goes back; a troop that was attacked continues in the direction of the
/// enemy's march, or in one of the two adjacent directions. Nobody retreats off the map or into enemies.
pub(super) fn ways(world: &World, loser: TroopId, entrant: TroopId) -> Vec<Hex> {
    let Stand { hex: Some(hex), from } = state::of(world, entrant) else { return Vec::new() };
    let wanted: Vec<Hex> = if loser == entrant {
        from.into_iter().collect()
    } else {
        let onward = from.and_then(|from| from.way_to(hex));
        onward.into_iter().flat_map(|way| [way.turned(5), way, way.turned(1)]).map(|way| hex.next(way)).collect()
    };
    let open = |hex: &Hex| {
        state::campaign(world).map.contains_key(hex) && state::enemies_in(world, *hex, loser.tribe).is_empty()
    };
    wanted.into_iter().filter(open).collect()
}

/// A loser goes where it must, chooses if it may, and is destroyed if it can't go anywhere.
pub(super) fn begin(world: &mut World, loser: TroopId, ways: &[Hex]) {
    match ways {
        [] => destroy(world, loser),
        [only] => go(world, loser, *only),
        several => agenda::next(world, Step::Retreat { troop: loser, to: several.to_vec() }),
    }
}

/// Asks where it goes; natives take the first way.
pub(super) fn ask(world: &mut World, troop: TroopId, to: &[Hex]) {
    if troop.tribe == state::NATIVE {
        go(world, troop, to[0]);
    } else {
        agenda::ask(world, troop.tribe, Ask::Retreat { troop });
    }
}

/// A troop goes there.
pub(super) fn go(world: &mut World, troop: TroopId, to: Hex) {
    let from = state::stands(world, troop);
    state::change(world, troop, |stand: &mut Stand| *stand = Stand { hex: Some(to), from });
    tell(world, "C-11", Event::Retreated { troop, to });
    super::march::take(world, to, troop.tribe);
}

/// Destroys a troop.
pub(super) fn destroy(world: &mut World, troop: TroopId) {
    state::change(world, troop, |stand: &mut Stand| stand.hex = None);
    tell(world, "C-11", Event::Destroyed { troop });
}
