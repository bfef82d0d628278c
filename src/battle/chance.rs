//! A player that chooses at random, from its own stream and never from the battle's dice.

use crate::board::{Cell, distance};
use crate::dice::Stream;
use crate::force::{Side, UnitId};
use crate::rules::monkeys::{choices, door, formation, movement, order::Order};
use bevy_ecs::world::World;

/// Tries at a move before something else is chosen.
const TRIES: u32 = 3;

/// So many in a hundred of its moves are stealth actions.
const SNEAKS: u32 = 15;

/// Chooses at random among all allowed orders. Half of its moves lead towards the enemy, so that there is a battle.
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
        if options.window.name() != "Act" {
            return self.stream.pick(&options.orders).cloned();
        }
        let units = options.movers.clone();
        let Some(unit) = self.stream.pick(&units).copied() else {
            return Some(Order::EndTurn);
        };
        if self.stream.chance(50) {
            let sneaks = self.stream.chance(SNEAKS);
            if let Some(order) = if sneaks { self.a_sneak(table, unit) } else { self.a_move(table, unit) } {
                return Some(order);
            }
        }
        let mine: Vec<Order> = options.orders.into_iter().filter(|order| order.unit() == Some(unit)).collect();
        self.stream.pick(&mine).cloned()
    }

    fn a_move(&mut self, table: choices::Table, unit: UnitId) -> Option<Order> {
        let unit_ix = table.field.find_unit(unit)?;
        let lead = formation::lead(table.field, unit_ix)?;
        let start = table.field.cell(lead)?;
        let far = movement::gait(table.field, lead).speed as i16;
        for _ in 0..TRIES {
            let goal = if self.stream.chance(50) {
                self.towards(table, unit.side.other(), start, far)
            } else {
                self.somewhere(start, far * 2 / 3)
            };
            let planned = formation::plan(table.field, unit_ix, goal);
            if let Some(order) = planned.filter(|order| choices::check(table, order).is_ok()) {
                return Some(order);
            }
        }
        None
    }

    fn a_sneak(&mut self, table: choices::Table, unit: UnitId) -> Option<Order> {
        let unit_ix = table.field.find_unit(unit)?;
        let hideouts = choices::hideouts(table, unit);
        for _ in 0..TRIES {
            let (goal, _) = *self.stream.pick(&hideouts)?;
            let planned = formation::plan_stealth(table.field, unit_ix, goal);
            if let Some(order) = planned.filter(|order| choices::check(table, order).is_ok()) {
                return Some(order);
            }
        }
        None
    }

    /// A cell as far away as one could walk over open ground; the planner says whether it can be reached.
    fn somewhere(&mut self, start: Cell, far: i16) -> Cell {
        Cell::new(start.x + self.stream.between(-far, far), start.y + self.stream.between(-far, far))
    }

    /// Of four cells the one nearest to an enemy.
    fn towards(&mut self, table: choices::Table, enemy: Side, start: Cell, far: i16) -> Cell {
        let standing = table.field.primates.iter().filter(|one| one.id.unit.side == enemy);
        let enemies: Vec<Cell> = standing.filter_map(|one| one.place.cell()).collect();
        let nearest = |cell: Cell| enemies.iter().map(|other| distance(cell, *other)).min().unwrap_or(0);
        let drawn = [(); 4].map(|()| self.somewhere(start, far / 2));
        drawn.into_iter().min_by_key(|cell| nearest(*cell)).unwrap_or(start)
    }
}
