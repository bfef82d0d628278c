//! What a rule book says of its board besides pieces and orders, as plain values: signs on counters, places that count,
//! and what is drawn round the chosen unit while an order is thought about.

use crate::board::{Cell, hex::Bearing};
use crate::force::{PieceId, Side, UnitId};
use std::collections::BTreeMap;

/// What a counter shows besides its face.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Its states, by the names of their drawings.
    pub badges: Vec<&'static str>,
    /// Markers on its unit.
    pub markers: u8,
    /// Its weapon, where it is not what most of its unit carry.
    pub weapon: Option<String>,
    /// Whether it can do nothing more for now.
    pub idle: bool,
    /// On hexes: the way it looks.
    pub facing: Option<Bearing>,
    /// How fast it is, by its place among all speeds, and what they are called.
    pub speed: u8,
    /// The names of all speeds.
    pub speeds: &'static [&'static str],
    /// Models left, and at the start.
    pub models: (u8, u8),
    /// Its tokens, by the names of their drawings.
    pub counts: BTreeMap<&'static str, u8>,
    /// What is lettered on a token instead of its number.
    pub words: BTreeMap<&'static str, String>,
}

/// What is strewn over a cell: smoke, clouds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strewn {
    /// Where.
    pub cell: Cell,
    /// What, by the name of its drawing.
    pub name: &'static str,
    /// What is lettered on it.
    pub words: String,
}

/// A place that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Its number, from 1.
    pub number: u8,
    /// What it is called; empty for none.
    pub name: String,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Where a unit must be to hold it.
    pub near: Vec<Cell>,
    /// Who would hold it if it were looked at now.
    pub holder: Option<Side>,
}

/// What hands are at: the board is drawn for it.
#[derive(Debug)]
pub struct About<'a, O> {
    /// The unit that is chosen.
    pub unit: UnitId,
    /// The kind of order that is chosen, by its name among the book's verbs.
    pub verb: Option<&'a str>,
    /// The order that is drafted, or that a click would draft.
    pub draft: Option<&'a O>,
}

/// A shot that would be fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShotLine {
    /// From where.
    pub from: Cell,
    /// At whom.
    pub to: Cell,
    /// Whether that is far for it.
    pub long: bool,
}

/// A blast that would be aimed at a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blast {
    /// Who fires it stands here.
    pub from: Cell,
    /// Where it is aimed.
    pub centre: Cell,
    /// What it covers there.
    pub cells: Vec<Cell>,
    /// Each cell that it may cover, with the chance in thousandths that it does.
    pub chances: Vec<(Cell, u16)>,
    /// Enemies that stand where it is aimed.
    pub struck: Vec<Cell>,
    /// Friends that it may cover.
    pub friends: Vec<Cell>,
    /// What is said of it, at the cell.
    pub words: String,
}

/// A way that somebody has come, or that is still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The piece.
    pub piece: PieceId,
    /// Its cells, the first where it begins.
    pub cells: Vec<Cell>,
    /// Those of them that matter.
    pub beads: Vec<Cell>,
    /// What is said at its end.
    pub words: String,
    /// Whether it ends in the piece's picture: that is where it was last seen, or where it will be.
    pub ghost: bool,
    /// The way it looks at its end, on hexes.
    pub looks: Option<Bearing>,
}

/// What is drawn round the chosen unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Where the leader commands: from where it is, or from where the draft leads it.
    pub command: Vec<Cell>,
    /// Members outside of it, after the draft if there is one.
    pub outside: Vec<PieceId>,
    /// Where the leader may go.
    pub reach: Vec<Cell>,
    /// Where it may go, farther with each step: up to four of them.
    pub paces: Vec<Vec<Cell>>,
    /// Ground that it aims at, or would aim at.
    pub aimed: Vec<Cell>,
    /// Ways of others, and of its own.
    pub trails: Vec<Trail>,
    /// Cells in normal range of somebody who would shoot.
    pub near: Vec<Cell>,
    /// All cells in range.
    pub far: Vec<Cell>,
    /// What is said of the ranges.
    pub range: String,
    /// Who would shoot at whom.
    pub shots: Vec<ShotLine>,
    /// Who of the target is seen.
    pub seen: Vec<Cell>,
    /// Who of the unit would not shoot.
    pub idle: Vec<Cell>,
    /// The blast that would be fired.
    pub blast: Option<Blast>,
    /// Cells in front of it, at its front-sides, at its back-sides, behind it.
    pub groups: [Vec<Cell>; 4],
    /// The ways in which somebody would look.
    pub looks: Vec<(Cell, Bearing)>,
}
