//! The state shown on the table: it lags behind the battle, fact by fact.

use super::art::{
    looks::{Badge, Lead},
    vehicles::{Condition, VehicleLook},
};
use super::beat::{
    Beat, hull,
    names::{ABANDONED, Damage},
};
use super::board::middle;
use super::cast::{Cast, TokenState, VehicleToken};
use super::hexes::Plate;
use super::playback::Playback;
use crate::board::{Cell, Direction, distance};
use crate::engine::Viewer;
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, UnitId, name::Part};
use bevy::math::Vec2;
use std::collections::BTreeMap;

/// All primates and vehicles as shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown {
    tokens: BTreeMap<PieceId, TokenState>,
    vehicles: BTreeMap<PieceId, VehicleToken>,
    plates: BTreeMap<PieceId, Plate>,
    /// The mark whose count is on the counters.
    counted: &'static str,
}

impl Playback {
    /// Another player takes the seat: what has yet to be shown is shown to that one, who may know of others.
    pub fn look_through(&mut self, viewer: Viewer, cast: &Cast) {
        self.viewer = viewer;
        self.shown.keep_to(cast);
    }
}

impl Shown {
    /// The state in the book.
    pub(super) fn adopt(cast: &Cast) -> Self {
        let tokens = cast.tokens.iter().map(|token| (token.piece, *token)).collect();
        let plates = cast.plates.clone();
        let vehicles = cast.vehicles.iter().map(|vehicle| (vehicle.piece, *vehicle)).collect();
        Self { tokens, plates, vehicles, counted: cast.counted }
    }

    /// Another viewer looks on: what that one knows of is where it was shown before. What it doesn't know of, or no
    /// longer has on the board, leaves the table.
    fn keep_to(&mut self, cast: &Cast) {
        let before = std::mem::replace(self, Self::adopt(cast));
        for (piece, token) in self.tokens.iter_mut().filter(|(_, token)| token.cell.is_some()) {
            token.cell = before.tokens.get(piece).map_or(token.cell, |old| old.cell);
        }
        for (piece, vehicle) in self.vehicles.iter_mut().filter(|(_, vehicle)| vehicle.corner.is_some()) {
            vehicle.corner = before.vehicles.get(piece).map_or(vehicle.corner, |old| old.corner);
        }
    }

    /// All of them, in order.
    pub(super) fn all(&self) -> impl Iterator<Item = &TokenState> {
        self.tokens.values()
    }

    /// What a counter on hexes shows of its unit.
    pub(super) fn plate(&self, piece: PieceId) -> Option<&Plate> {
        self.plates.get(&piece)
    }

    /// All vehicles, in order.
    pub(super) fn vehicles(&self) -> impl Iterator<Item = &VehicleToken> {
        self.vehicles.values()
    }

    /// The cell of a piece; for a vehicle, the cell at the center of its footprint or next to it.
    pub(super) fn cell(&self, piece: PieceId) -> Option<Cell> {
        match self.vehicles.get(&hull(piece)) {
            Some(vehicle) => {
                let half = (vehicle.look.size.cells() / 2) as i16;
                vehicle.corner.map(|corner| Cell::new(corner.x + half, corner.y + half))
            }
            None => self.tokens.get(&piece)?.cell,
        }
    }

    /// The center of a piece on the table, in cells from the top left corner of the board.
    pub(super) fn middle(&self, piece: PieceId) -> Option<Vec2> {
        match self.vehicles.get(&hull(piece)) {
            Some(vehicle) => vehicle.corner.map(|corner| vehicle.look.size.middle(corner).into()),
            None => self.tokens.get(&piece)?.cell.map(middle),
        }
    }

    /// The closest pair of pieces from two units.
    pub(super) fn clash(&self, one: UnitId, other: UnitId) -> Option<((PieceId, Cell), (PieceId, Cell))> {
        let standing = |unit| self.of_unit(unit).filter_map(|token| Some((token.piece, token.cell?)));
        let pairs = standing(one).flat_map(|mine| standing(other).map(move |theirs| (mine, theirs)));
        pairs.min_by_key(|(mine, theirs)| distance(mine.1, theirs.1))
    }

    /// Puts those that get out of a vehicle next to it before they walk on.
    pub(super) fn begin(&mut self, beat: &Beat, facts: &[Fact]) {
        match beat {
            Beat::Walk(ways) => {
                for way in ways {
                    if let (Some(first), Some(None)) =
                        (way.cells.first(), self.tokens.get(&way.piece).map(|one| one.cell))
                    {
                        self.put(way.piece, Some(*first));
                    }
                }
            }
            Beat::Appear(_) => facts.iter().for_each(|fact| self.take(&fact.what)),
            _ => {}
        }
    }

    /// One piece, or all of a unit's pieces on the board.
    pub(super) fn pieces(&self, who: Who) -> Vec<PieceId> {
        match who {
            Who::Piece(piece) => vec![piece],
            Who::Unit(unit) => self.of_unit(unit).filter(|token| token.cell.is_some()).map(|t| t.piece).collect(),
        }
    }

    fn of_unit(&self, unit: UnitId) -> impl Iterator<Item = &TokenState> {
        self.tokens.values().filter(move |token| token.piece.unit == unit)
    }

    /// Applies a fact.
    pub(super) fn take(&mut self, what: &What) {
        self.plates.iter_mut().for_each(|(piece, plate)| plate.take(*piece, what));
        match what {
            What::Moved { piece, cell } | What::Placed { piece, cell } => self.put(*piece, Some(*cell)),
            What::Removed { piece, .. } => self.put(*piece, None),
            What::Marked { who, mark } => self.mark(*who, mark, true),
            What::Cleared { who, mark } => self.mark(*who, mark, false),
            What::Counted { who, mark, count } if *mark == self.counted => {
                for piece in self.pieces(*who) {
                    if let Some(token) = self.tokens.get_mut(&piece) {
                        token.look.markers = *count;
                    }
                }
            }
            What::Led { unit, primate } => {
                for token in self.tokens.values_mut().filter(|token| token.piece.unit == *unit) {
                    token.look.lead = if token.piece == *primate { Lead::Acting } else { Lead::None };
                }
            }
            What::Boarded { piece, .. } => self.put(*piece, None),
            What::Faced { piece, facing } => {
                let facing = Direction::from_digit(*facing);
                self.change(*piece, |look| look.facing = facing.unwrap_or(look.facing));
            }
            What::Rose { piece, height } => self.change(*piece, |look| look.height = *height),
            What::Damaged { piece, what } => self.damage(*piece, what),
            _ => {}
        }
    }

    fn change(&mut self, piece: PieceId, change: impl FnOnce(&mut VehicleLook)) {
        if let Some(vehicle) = self.vehicles.get_mut(&hull(piece)) {
            change(&mut vehicle.look);
        }
    }

    fn damage(&mut self, piece: PieceId, what: &str) {
        let Some(damage) = Damage::named(what) else { return };
        self.change(piece, |look| match (damage, piece.part) {
            (Damage::Speed, _) => look.harm.slowed += 1,
            (Damage::Armor, _) => look.harm.armor += 1,
            (Damage::Weapon, Part::Mount(_, mount)) => {
                if let Some(Some(mount)) = look.mounts.get_mut(usize::from(mount).wrapping_sub(1)) {
                    mount.broken = true;
                }
            }
            (Damage::Weapon, _) => {}
            (Damage::Immobilized, _) => look.harm.immobile = true,
            (Damage::Destroyed, _) => (look.condition, look.height) = (Condition::Wreck, 0),
        });
    }

    fn put(&mut self, piece: PieceId, cell: Option<Cell>) {
        if let Some(vehicle) = self.vehicles.get_mut(&piece) {
            vehicle.corner = cell;
        }
        if let Some(token) = self.tokens.get_mut(&piece) {
            token.cell = cell;
        }
    }

    /// Marks are shown by the badge of the same name; a mark without one changes nothing.
    fn mark(&mut self, who: Who, mark: &str, on: bool) {
        if let (Who::Piece(piece), ABANDONED) = (who, mark) {
            self.change(piece, |look| look.condition = if on { Condition::Abandoned } else { Condition::Manned });
            return;
        }
        let Some(badge) = Badge::named(mark) else {
            return;
        };
        for piece in self.pieces(who) {
            if let Some(token) = self.tokens.get_mut(&piece) {
                let now = token.look.badges;
                let others = Badge::ALL.into_iter().filter(|other| *other != badge && now.has(*other));
                let rest: super::art::looks::Badges = others.collect();
                token.look.badges = if on { rest.with(badge) } else { rest };
            }
        }
    }
}
