//! Replays the battle once, out of sight, for what no fact reports: the victims of each volley and their cover.

use crate::battle::{
    Record, begin_again, give_again,
    monkeys::{advance, install},
};
use crate::engine::{BattleLog, fact::What};
use crate::force::PieceId;
use crate::rules::monkeys::{door, order::Order, power, sequence::Frame};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// The victims of each volley with their cover, by the number of the fact with its powers.
pub(super) type Volleys = BTreeMap<u32, Vec<(PieceId, bool)>>;

/// Plays a record again and computes each volley when it is fired. Empty for a battle that started from a script, whose
/// dice are laid out only once.
pub(super) fn volleys(record: &Record) -> Volleys {
    let mut volleys = Volleys::new();
    let Some(level) = record.level() else { return volleys };
    let mut world = World::new();
    install(&mut world);
    begin_again(&mut world, &level, record.seed, record.teaching.as_ref());
    for order in record.orders() {
        let victims = reckoned(&world, order);
        let before = world.resource::<BattleLog>().len();
        if give_again(&mut world, order.clone()).is_err() {
            break;
        }
        if let Some(victims) = victims {
            let told = world.resource::<BattleLog>().facts()[before..].iter();
            let told = told.filter(|fact| matches!(fact.what, What::Powers { .. })).map(|fact| fact.number).next();
            volleys.extend(told.map(|number| (number, victims)));
        }
    }
    advance(&mut world);
    volleys
}

/// The victims of a volley that is about to be fired.
fn reckoned(world: &World, order: &Order) -> Option<Vec<(PieceId, bool)>> {
    let Order::Fire { volley, shots } = order else { return None };
    let table = door::table(world);
    let Frame::Attack(attack) = table.clock.top() else { return None };
    let salvos = attack.roll(*volley).check(table.field, shots).ok()?;
    let victims = power::reckon(table.field, &salvos, attack.spots()).victims;
    Some(victims.iter().map(|victim| (table.field.name(victim.body), victim.covered)).collect())
}
