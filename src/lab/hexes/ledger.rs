//! Counts a battle from its facts.

use super::{
    COUNTING,
    count::{Count, Mark},
};
use crate::board::{Cell, Grid};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile};
use crate::lab::{
    book::Account,
    count::{Counts, Marks},
};
use crate::rules::hexes::choices::View;
use std::collections::BTreeMap;

/// A count in progress.
pub struct Ledger {
    counts: [Counts; 2],
    cells: Grid<Marks>,
    rounds: u16,
    places: BTreeMap<PieceId, Cell>,
    models: BTreeMap<UnitId, u32>,
    shaken: BTreeMap<UnitId, u32>,
}

impl Ledger {
    /// For a battle that has been mustered but not started.
    pub fn new(view: View) -> Self {
        let field = view.field;
        let table = field.table();
        let mut counts = [(); 2].map(|()| Counts::new(&COUNTING));
        let (mut models, mut shaken) = (BTreeMap::new(), BTreeMap::new());
        for unit in field.all() {
            let state = field.unit(unit);
            let of = &mut counts[state.id.side.index()];
            of.add(Count::Units, 1);
            of.add(Count::Models, state.models.0.into());
            models.insert(state.id, state.models.0.into());
            shaken.insert(state.id, state.tokens.shaken.into());
        }
        let places = field.on_board().map(|(unit, hex)| (field.piece(unit), Cell::from(hex))).collect();
        let cells = Grid::new(table.columns(), 2 * table.rows() - 1, Marks::default());
        Self { counts, cells, rounds: 0, places, models, shaken }
    }

    /// Reads all facts of a battle that is over.
    pub fn read(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.take(fact));
    }

    /// The counts.
    pub fn close(self) -> Account {
        Account { counts: self.counts, cells: self.cells, rounds: self.rounds }
    }

    fn take(&mut self, fact: &Fact) {
        match &fact.what {
            What::Began { step: "new-round", round, .. } => self.rounds = *round,
            What::Ordered { side, .. } => self.of(*side).add(Count::Orders, 1),
            What::Placed { piece, cell } => drop(self.places.insert(*piece, *cell)),
            What::Moved { piece, cell } => {
                self.places.insert(*piece, *cell);
                self.of(piece.unit.side).add(Count::Hexes, 1);
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
            What::Marked { who: Who::Unit(unit), mark: "in-assault" } => self.of(unit.side).add(Count::Assaults, 1),
            What::Counted { who: Who::Unit(unit), mark, count } => self.count(*unit, mark, u32::from(*count)),
            What::Removed { piece, pile } => self.remove(*piece, *pile),
            _ => {}
        }
    }

    const fn of(&mut self, side: Side) -> &mut Counts {
        &mut self.counts[side.index()]
    }

    /// An open-ended die counts as one die, however many followed it.
    fn dice(&mut self, side: Side, why: &str, (dice, hits): (u32, u32)) {
        let (thrown, counted, dice) = match why {
            "to-hit" => (Count::HitDice, Count::Hits, 1),
            "strength" => (Count::Strikes, Count::Struck, dice),
            _ => return,
        };
        self.of(side).add(thrown, dice);
        self.of(side).add(counted, hits);
    }

    fn count(&mut self, unit: UnitId, mark: &str, now: u32) {
        match mark {
            "models" => {
                let before = self.models.insert(unit, now).unwrap_or(now);
                self.of(unit.side).add(Count::ModelsLost, before.saturating_sub(now));
            }
            "shaken" => {
                let before = self.shaken.insert(unit, now).unwrap_or(now);
                self.of(unit.side).add(Count::Shaken, now.saturating_sub(before));
            }
            _ => {}
        }
    }

    fn remove(&mut self, piece: PieceId, pile: Pile) {
        let cell = self.places.remove(&piece);
        if pile == Pile::Retreated {
            self.of(piece.unit.side).add(Count::Fled, 1);
            return;
        }
        let left = self.models.insert(piece.unit, 0).unwrap_or(0);
        self.of(piece.unit.side).add(Count::ModelsLost, left);
        self.of(piece.unit.side).add(Count::Destroyed, 1);
        if let Some(cell) = cell {
            self.mark(cell, Mark::Falls);
        }
    }

    fn mark(&mut self, cell: Cell, mark: Mark) {
        // Units are only in hexes of the table.
        self.cells[cell][mark as usize] += 1;
    }
}
