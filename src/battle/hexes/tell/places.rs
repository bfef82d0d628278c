//! Where things are, for the log: relative to the nearest unit, or by the part of the table, never by coordinates.

use super::Names;
use crate::battle::hexes::called;
use crate::board::{
    Cell,
    hex::{Hex, Table},
};
use crate::engine::fact::What;
use crate::force::UnitId;
use crate::words::{say, word};
use std::collections::BTreeMap;

/// Where units are.
pub(super) struct Places {
    table: Table,
    units: BTreeMap<UnitId, Hex>,
}

impl Places {
    /// Nobody is on the table yet.
    pub const fn new(table: Table) -> Self {
        Self { table, units: BTreeMap::new() }
    }

    /// Where a unit is.
    pub fn of(&self, unit: UnitId) -> Option<Hex> {
        self.units.get(&unit).copied()
    }

    /// Follows a fact.
    pub fn follow(&mut self, what: &What) {
        match what {
            What::Placed { piece, cell } | What::Moved { piece, cell } => {
                self.units.extend(Hex::halved(cell.x, cell.y).map(|hex| (piece.unit, hex)));
            }
            What::Removed { piece, .. } => {
                self.units.remove(&piece.unit);
            }
            _ => {}
        }
    }

    /// A hex in words: how far it is from the nearest unit, and which way.
    pub fn near(&self, cell: Cell, names: &Names) -> String {
        let Some(hex) = Hex::halved(cell.x, cell.y) else { return String::new() };
        let Some((unit, there)) = self.units.iter().min_by_key(|(_, there)| there.distance(hex)) else {
            return self.part(cell);
        };
        let unit = ("unit", names.unit(*unit).into());
        match called::away(*there, hex) {
            Some(away) => say("hexes-place-near", &[("away", away.into()), unit]),
            None => say("hexes-place-of", &[unit]),
        }
    }

    /// The part of the table that a hex is in.
    pub fn part(&self, cell: Cell) -> String {
        let Some(hex) = Hex::halved(cell.x, cell.y) else { return String::new() };
        let third = |place: i16, all: i16| place.max(0) * 3 / all.max(1);
        let (down, along) = (third(hex.row, self.table.rows()), third(hex.column, self.table.columns()));
        word(&format!("hexes-part-{down}-{along}"))
    }
}

/// Which way a unit has gone; none if that isn't known.
pub(super) fn way(places: &Places, what: &What) -> Option<String> {
    let What::Moved { piece, cell } = what else { return None };
    called::toward(places.of(piece.unit)?, Hex::halved(cell.x, cell.y)?)
}
