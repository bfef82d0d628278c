//! A move as if it had been made: the field afterwards, who would be seen, whose overwatch would wake.

use crate::board::Cell;
use crate::force::{
    PrimateIx, UnitIx,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    field::Field,
    order::{Leg, Order},
    overwatch, sphere,
};

/// The field after a move that has not been made.
pub struct Ghost {
    /// Who moves.
    pub unit: UnitIx,
    /// The field with everyone where he would end.
    pub field: Field,
    /// The cells that each mover enters, in order.
    pub trails: Vec<(PrimateIx, Vec<Cell>)>,
}

/// How the enemy would see a unit: counts of its members.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exposure {
    /// Seen by someone who has no cover in the way.
    pub open: usize,
    /// Seen, and in cover from all who see them.
    pub covered: usize,
    /// Seen by nobody.
    pub unseen: usize,
    /// Enemy units that see someone.
    pub seen_by: Vec<UnitIx>,
}

impl Ghost {
    /// Makes a move in a copy of the field; none for another order.
    pub fn of(field: &Field, order: &Order) -> Option<Self> {
        let Order::Move { unit, steps } = order else { return None };
        let unit = field.find_unit(*unit)?;
        let mut ghost = Self { unit, field: field.clone(), trails: Vec::with_capacity(steps.len()) };
        for leg in steps {
            let Leg::Go(id, path) = leg else { continue };
            let mate = field.find_primate(*id)?;
            let mut at = field.cell(mate)?;
            let mut cells: Vec<Cell> = Vec::with_capacity(path.0.len());
            for step in &path.0 {
                at = at.step(*step);
                cells.push(at);
            }
            ghost.trails.push((mate, cells));
        }
        ghost.put_down();
        Some(ghost)
    }

    fn put_down(&mut self) {
        for (mate, cells) in &self.trails {
            let Some(end) = cells.last() else { continue };
            let there = self.field.ground().contains(*end);
            self.field.shift(*mate, if there { Place::On(*end) } else { Place::Off(Pile::Retreated) });
        }
    }

    /// Enemy units on overwatch that would see someone on the way, in order (T-123).
    pub fn wakes(&self) -> Vec<UnitIx> {
        let field = &self.field;
        let on_board = |cell: &&Cell| field.ground().contains(**cell);
        let seen = |watcher: &UnitIx| {
            let mut ways = self.trails.iter();
            ways.any(|(mate, cells)| {
                cells.iter().filter(on_board).any(|cell| overwatch::triggers(field, *watcher, (*mate).into(), *cell))
            })
        };
        overwatch::watchers(field, self.unit).into_iter().filter(seen).collect()
    }

    /// Who would stand outside the sphere.
    pub fn outside(&self) -> Vec<PrimateIx> {
        sphere::sphere(&self.field, self.unit).outside.into_iter().map(|(mate, _)| mate).collect()
    }
}

/// How the enemy sees a unit where it stands in a field (G-07, G-08).
pub fn exposure(field: &Field, unit: UnitIx) -> Exposure {
    let side = field.side(unit);
    let enemies: Vec<(UnitIx, Cell)> = field
        .all_units()
        .filter(|enemy| field.side(*enemy) != side)
        .flat_map(|enemy| field.members(enemy).filter_map(move |mate| Some((enemy, field.cell(mate)?))))
        .collect();
    let mut exposure = Exposure::default();
    for cell in field.members(unit).filter_map(|mate| field.cell(mate)) {
        let viewers = enemies.iter().filter(|(_, from)| field.sight.sees(*from, cell));
        let (mut seen, mut open) = (false, false);
        for (enemy, from) in viewers {
            seen = true;
            open |= !field.sight.covered(*from, cell);
            if !exposure.seen_by.contains(enemy) {
                exposure.seen_by.push(*enemy);
            }
        }
        match (seen, open) {
            (false, _) => exposure.unseen += 1,
            (true, false) => exposure.covered += 1,
            (true, true) => exposure.open += 1,
        }
    }
    exposure.seen_by.sort();
    exposure
}
