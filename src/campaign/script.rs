//! A scripted tribe: where it marches, and what it makes of what it wins.

use super::{
    door,
    illegal::Illegal,
    order::{Ask, Order, Question},
    state::{self, Ranks, Store, TroopId},
    waiting::{self, Commander},
};
use crate::board::hex::Hex;
use crate::data::error::LoadError;
use bevy_ecs::world::World;

/// The answer of a scripted tribe to what is asked. Battles are settled at once by the commander of each tribe.
///
/// # Errors
/// Why a battle can't be fought.
pub fn answer<'a>(world: &World, commander: impl Fn(char) -> &'a Commander) -> Result<Order, LoadError> {
    let Question { ask, .. } = door::asked(world).expect("somebody is asked");
    let choices = || door::choices(world);
    Ok(match ask {
        Ask::Fight { entrant, other } => {
            let sides = [commander(entrant.tribe), commander(other.tribe)];
            Order::Fought(Box::new(waiting::between(world, *entrant, *other)?.settle(sides)))
        }
        Ask::Act { troop, .. } if !state::of::<Store>(world, *troop).0.is_empty() => {
            Order::Sell { troop: *troop, items: state::of::<Store>(world, *troop).0 }
        }
        Ask::Act { troop, .. } => march(world, *troop, &choices()),
        Ask::Supply => Order::Done,
        // Repairs come after sales: what can be mended is.
        Ask::Salvage { .. } => choices().into_iter().next_back().expect("wrecks can be sold"),
        Ask::Engage { .. } => {
            let foe = |order: Order| if let Order::Engage(troop) = order { Some(troop) } else { None };
            let weakest = choices().into_iter().filter_map(foe).min_by_key(|foe| (strength(world, *foe), *foe));
            Order::Engage(weakest.expect("there is somebody to fight"))
        }
        Ask::Designate | Ask::Retreat { .. } => choices().into_iter().next().expect("there is an answer"),
    })
}

/// Plays a campaign to its end.
///
/// # Errors
/// Why a battle can't be fought.
pub fn play_out<'a>(world: &mut World, commander: impl Fn(char) -> &'a Commander) -> Result<(), LoadError> {
    while door::asked(world).is_some() {
        let order = answer(world, &commander)?;
        let given: Result<_, Illegal> = door::submit(world, order);
        given.expect("what was chosen may be given");
    }
    Ok(())
}

/// Towards the best goal: what a hex brings, less what stands in it, by how far it is.
fn march(world: &World, troop: TroopId, choices: &[Order]) -> Order {
    let Some(here) = state::stands(world, troop) else { return Order::Done };
    let own = strength(world, troop);
    let campaign = state::campaign(world);
    let worth = |hex: Hex| -> i32 {
        let kind = campaign.kind(hex).map_or(0, |kind| kind.income as i32 + 20 * kind.points as i32);
        let foes: u32 = state::enemies_in(world, hex, troop.tribe).iter().map(|foe| strength(world, *foe)).sum();
        let held = state::holder(world, hex) == Some(troop.tribe);
        match (held, foes) {
            (true, _) => 0,
            (false, 0) => 100 * kind + 1,
            // Somebody stands there: only where it looks winnable.
            (false, foes) if own * 5 >= foes * 4 => 100 * (kind + 20),
            _ => 0,
        }
    };
    let goal = campaign.map.keys().map(|hex| (worth(*hex) / (1 + i32::from(here.distance(*hex))), *hex)).max();
    let Some((_, goal)) = goal.filter(|(worth, goal)| *worth > 0 && *goal != here) else { return Order::Done };
    let safe = |hex: &Hex| *hex == goal || state::enemies_in(world, *hex, troop.tribe).is_empty();
    let step = |order: &Order| match order {
        Order::March(hex) if safe(hex) && hex.distance(goal) < here.distance(goal) => Some((hex.distance(goal), *hex)),
        _ => None,
    };
    choices.iter().filter_map(step).min().map_or(Order::Done, |(_, hex)| Order::March(hex))
}

/// Scrap of those who are fit.
fn strength(world: &World, troop: TroopId) -> u32 {
    let ranks: Ranks = state::of(world, troop);
    let units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    let fit = units.flat_map(|unit| &unit.soldiers).filter(|soldier| !soldier.rests);
    fit.map(|soldier| soldier.member.cost).sum()
}
