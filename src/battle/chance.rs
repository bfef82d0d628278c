//! A player who chooses by chance, from a stream of his own and never from the battle's dice.

use crate::board::{Cell, distance};
use crate::dice::Stream;
use crate::force::{Side, UnitId};
use crate::rules::monkeys::{choices, door, formation, order::Order};
use bevy_ecs::world::World;

/// Tries at a move before something else is chosen.
const TRIES: u32 = 3;

/// Chooses by chance among all that is allowed; half of his moves lead towards the enemy, so that there is a battle.
#[derive(Clone, Debug)]
pub struct ChancePlayer {
    stream: Stream,
}

impl ChancePlayer {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self { stream: Stream::new(seed, "chance player") }
    }

    /// An order that will be accepted; none when the battle is over.
    pub fn choose(&mut self, world: &World) -> Option<Order> {
        let table = door::table(world);
        let options = choices::choices(table)?;
        if options.window.name != "Act" {
            return self.stream.pick(&options.orders).cloned();
        }
        let units = options.movers.clone();
        let Some(unit) = self.stream.pick(&units).copied() else {
            return Some(Order::EndTurn);
        };
        if self.stream.chance(50)
            && let Some(order) = self.a_move(table, unit)
        {
            return Some(order);
        }
        let mine: Vec<Order> = options.orders.into_iter().filter(|order| order.unit() == Some(unit)).collect();
        self.stream.pick(&mine).cloned()
    }

    fn a_move(&mut self, table: choices::Table, unit: UnitId) -> Option<Order> {
        let cells = choices::destinations(table, unit);
        let unit_ix = table.field.find_unit(unit)?;
        for _ in 0..TRIES {
            let goal = if self.stream.chance(50) {
                self.towards(table, unit.side.other(), &cells)
            } else {
                self.stream.pick(&cells).map(|(cell, _)| *cell)
            };
            let planned = goal.and_then(|goal| formation::plan(table.field, unit_ix, goal));
            if let Some(order) = planned.filter(|order| choices::check(table, order).is_ok()) {
                return Some(order);
            }
        }
        None
    }

    /// Of four cells the one nearest to an enemy.
    fn towards(&mut self, table: choices::Table, enemy: Side, cells: &[(Cell, u16)]) -> Option<Cell> {
        let standing = table.field.primates.iter().filter(|one| one.id.unit.side == enemy);
        let enemies: Vec<Cell> = standing.filter_map(|one| one.place.cell()).collect();
        let nearest = |cell: Cell| enemies.iter().map(|other| distance(cell, *other)).min().unwrap_or(0);
        let drawn: Vec<Cell> = (0..4).filter_map(|_| self.stream.pick(cells)).map(|(cell, _)| *cell).collect();
        drawn.into_iter().min_by_key(|cell| nearest(*cell))
    }
}
