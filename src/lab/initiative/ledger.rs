//! Counts a battle from its facts.

use super::{
    COUNTING,
    count::{Count, Mark},
};
use crate::board::{Cell, Grid};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId};
use crate::lab::{
    book::Account,
    count::{Counts, Marks},
};
use crate::rules::initiative::{choices::View, order::Attack, wounds};
use std::collections::BTreeMap;

/// A count in progress.
pub struct Ledger {
    counts: [Counts; 2],
    cells: Grid<Marks>,
    rounds: u16,
    places: BTreeMap<PieceId, Cell>,
    initiative: BTreeMap<UnitId, u32>,
}

impl Ledger {
    /// For a battle that has been mustered but not started.
    pub fn new(view: View) -> Self {
        let field = view.field;
        let (width, height) = field.size();
        let mut counts = [(); 2].map(|()| Counts::new(&COUNTING));
        for unit in field.all().filter(|unit| !field.is_mount(*unit)) {
            counts[field.unit(unit).id.side.index()].add(Count::Characters, 1);
        }
        let placed = field.all().filter_map(|unit| Some((field.piece(unit), field.cell(unit)?)));
        let initiative = field.all().map(|unit| (field.unit(unit).id, field.unit(unit).rating.0.into()));
        Self {
            counts,
            cells: Grid::new(width, height, Marks::default()),
            rounds: 0,
            places: placed.collect(),
            initiative: initiative.collect(),
        }
    }

    /// Reads all facts of a battle that is over.
    pub fn read(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.take(fact));
    }

    /// The counts, including those that only the final state shows.
    pub fn close(mut self, view: View) -> Account {
        let field = view.field;
        for unit in field.all().filter(|unit| !field.is_mount(*unit) && field.cell(*unit).is_some()) {
            if !wounds::is_able(field, unit) {
                self.of(field.unit(unit).id.side).add(Count::Out, 1);
            }
        }
        Account { counts: self.counts, cells: self.cells, rounds: self.rounds }
    }

    const fn of(&mut self, side: Side) -> &mut Counts {
        &mut self.counts[side.index()]
    }

    fn take(&mut self, fact: &Fact) {
        match &fact.what {
            What::Began { step: "turn", round, .. } => self.rounds = *round,
            What::Ordered { side, order, .. } => self.order(*side, order),
            What::Placed { piece, cell } => drop(self.places.insert(*piece, *cell)),
            What::Moved { piece, cell } => {
                self.places.insert(*piece, *cell);
                self.of(piece.unit.side).add(Count::Squares, 1);
                self.mark(*cell, Mark::Traffic);
            }
            What::Shot { by, .. } => {
                self.of(by.unit.side).add(Count::Shots, 1);
                if let Some(cell) = self.places.get(by).copied() {
                    self.mark(cell, Mark::ShotsFrom);
                }
            }
            What::Threw { who: Who::Unit(unit), why, dice, hits, .. } => {
                self.dice(unit.side, why, (dice.len() as u32, (*hits).into()));
            }
            What::Counted { who: Who::Unit(unit), mark, count } => self.count(*unit, mark, u32::from(*count)),
            What::Marked { who: Who::Unit(unit), mark: "prone" } if fact.rule.0 != "R10" => {
                self.of(unit.side).add(Count::Falls, 1);
            }
            What::Removed { piece, .. } => {
                self.of(piece.unit.side).add(Count::Dead, 1);
                if let Some(cell) = self.places.remove(piece) {
                    self.mark(cell, Mark::Falls);
                }
            }
            _ => {}
        }
    }

    fn order(&mut self, side: Side, order: &str) {
        let counts = self.of(side);
        counts.add(Count::Orders, 1);
        match order {
            "Repeat" => counts.add(Count::Repeats, 1),
            "Interrupt" => counts.add(Count::Watches, 1),
            "SetUp" | "Carry" | "Declared" | "GoOn" | "NewWay" | "BreakOff" | "LetPass" | "Concede" => {}
            _ => counts.add(Count::Calls, 1),
        }
        if let Some(count) = action(order) {
            counts.add(count, 1);
        }
    }

    fn dice(&mut self, side: Side, why: &str, (dice, hits): (u32, u32)) {
        let (thrown, counted) = match why {
            "to-hit" | "burst" => (Count::HitDice, Count::Hits),
            "melee" => (Count::Blows, Count::Struck),
            _ => return,
        };
        self.of(side).add(thrown, dice);
        self.of(side).add(counted, hits);
    }

    fn count(&mut self, unit: UnitId, mark: &str, now: u32) {
        match mark {
            "initiative" => {
                let before = self.initiative.insert(unit, now).unwrap_or(now);
                self.of(unit.side).add(Count::Lost, before.saturating_sub(now));
                let cell = self.places.get(&unit.primate(1)).copied();
                if let Some(cell) = cell.filter(|_| now == 0 && before > 0) {
                    self.mark(cell, Mark::Falls);
                }
            }
            "panic" => self.of(unit.side).add(Count::Panics, now),
            _ => {}
        }
    }

    fn mark(&mut self, cell: Cell, mark: Mark) {
        // Characters are only on the board.
        self.cells[cell][mark as usize] += 1;
    }
}

fn action(order: &str) -> Option<Count> {
    if Attack::ALL.into_iter().any(|attack| attack.name() == order) {
        return Some(Count::Fights);
    }
    Some(match order {
        "Hold" => Count::Holds,
        "Fire" => Count::Fires,
        "Aim" => Count::Aims,
        "Crawl" | "Walk" | "Trot" | "Run" => Count::Moves,
        "Reload" => Count::Reloads,
        "GoProne" => Count::Prones,
        _ => return None,
    })
}
