//! What is told of each primate, in plain values that screens fill in from the book.

use super::art::looks::Lift;
use super::art::{
    looks::{Badge, CounterLook, Lead},
    palette::Palette,
};
use crate::board::{Cell, Edge};
use crate::engine::fact::{What, Who};
use crate::force::{PieceId, UnitId};
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// One primate: who it is, where it stands, what its counter shows. Palette and lift of the look are set when drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenState {
    /// Which.
    pub piece: PieceId,
    /// Where it stands, none off the board.
    pub cell: Option<Cell>,
    /// What its counter shows.
    pub look: CounterLook,
}

/// All primates as the book has them now. Screens write it after each order; it is shown once the facts that led to it
/// have been played.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// All of them, in order.
    pub tokens: Vec<TokenState>,
    /// The edges that the sides run for when they rout.
    pub homes: [Edge; 2],
}

impl Default for Cast {
    fn default() -> Self {
        Self { tokens: Vec::new(), homes: [Edge::West, Edge::East] }
    }
}

/// Whom the player looks at.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Spotlight {
    /// Units that lie lifted: the selected one, or all of the platoons that may be chosen.
    pub units: BTreeSet<UnitId>,
    /// The one primate that is chosen.
    pub piece: Option<PieceId>,
    /// The cell under the pointer.
    pub hovered: Option<Cell>,
}

impl Spotlight {
    /// How high a primate's card lies.
    pub fn lift(&self, piece: PieceId) -> Lift {
        if self.piece == Some(piece) {
            Lift::Chosen
        } else if self.units.contains(&piece.unit) {
            Lift::Selected
        } else {
            Lift::None
        }
    }

    /// The look as it is drawn.
    pub(super) fn dress(&self, state: &TokenState, palette: Palette) -> CounterLook {
        CounterLook { palette, lift: self.lift(state.piece), ..state.look }
    }
}

/// All primates as they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown(BTreeMap<PieceId, TokenState>);

impl Shown {
    /// As the book has them.
    pub(super) fn adopt(cast: &Cast) -> Self {
        Self(cast.tokens.iter().map(|token| (token.piece, *token)).collect())
    }

    /// All of them, in order.
    pub(super) fn all(&self) -> impl Iterator<Item = &TokenState> {
        self.0.values()
    }

    /// Where one stands.
    pub(super) fn cell(&self, piece: PieceId) -> Option<Cell> {
        self.0.get(&piece)?.cell
    }

    /// One or all of a unit that stand on the board.
    pub(super) fn pieces(&self, who: Who) -> Vec<PieceId> {
        match who {
            Who::Piece(piece) => vec![piece],
            Who::Unit(unit) => self.of_unit(unit).filter(|token| token.cell.is_some()).map(|t| t.piece).collect(),
        }
    }

    fn of_unit(&self, unit: UnitId) -> impl Iterator<Item = &TokenState> {
        self.0.values().filter(move |token| token.piece.unit == unit)
    }

    /// What a fact changes.
    pub(super) fn take(&mut self, what: &What) {
        match what {
            What::Moved { piece, cell } | What::Placed { piece, cell } => self.put(*piece, Some(*cell)),
            What::Removed { piece, .. } => self.put(*piece, None),
            What::Marked { who, mark } => self.mark(*who, mark, true),
            What::Cleared { who, mark } => self.mark(*who, mark, false),
            What::Led { unit, primate } => {
                for token in self.0.values_mut().filter(|token| token.piece.unit == *unit) {
                    token.look.lead = if token.piece == *primate { Lead::Acting } else { Lead::None };
                }
            }
            _ => {}
        }
    }

    fn put(&mut self, piece: PieceId, cell: Option<Cell>) {
        if let Some(token) = self.0.get_mut(&piece) {
            token.cell = cell;
        }
    }

    /// Marks are shown by the badge of the same name; a mark without a badge changes nothing.
    fn mark(&mut self, who: Who, mark: &str, on: bool) {
        let Some(badge) = Badge::ALL.into_iter().find(|badge| badge.file() == mark) else {
            return;
        };
        for piece in self.pieces(who) {
            if let Some(token) = self.0.get_mut(&piece) {
                let now = token.look.badges;
                let others = Badge::ALL.into_iter().filter(|other| *other != badge && now.has(*other));
                let rest: super::art::looks::Badges = others.collect();
                token.look.badges = if on { rest.with(badge) } else { rest };
            }
        }
    }
}
