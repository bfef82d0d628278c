//! Everything a rule book says about its board besides pieces and orders, as plain values: signs on counters,
//! objectives, and what is drawn around the chosen unit while the player considers an order.

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
    /// Its weapon, if it isn't the usual one in its unit.
    pub weapon: Option<String>,
    /// Whether it can do nothing more for now.
    pub idle: bool,
    /// On hexes: its facing.
    pub facing: Option<Bearing>,
    /// Its speed, by its index among all speeds, and their names.
    pub speed: u8,
    /// The names of all speeds.
    pub speeds: &'static [&'static str],
    /// Models left, and models at the start.
    pub models: (u8, u8),
    /// Its tokens, by the names of their drawings.
    pub counts: BTreeMap<&'static str, u8>,
    /// The text on a token in place of its number.
    pub words: BTreeMap<&'static str, String>,
}

/// What is spread over a cell: smoke, clouds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strewn {
    /// Where.
    pub cell: Cell,
    /// Its kind, by the name of its drawing.
    pub name: &'static str,
    /// The text on it.
    pub words: String,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Its number, from 1.
    pub number: u8,
    /// Its name; empty for none.
    pub name: String,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The cells from which a unit can hold it.
    pub near: Vec<Cell>,
    /// The side that would hold it if it were checked now.
    pub holder: Option<Side>,
}

/// Ground that somebody aims at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The unit that aims.
    pub unit: UnitId,
    /// What it is called.
    pub name: String,
    /// The ground.
    pub cells: Vec<Cell>,
    /// Ground beyond, where only the best of its shots could reach.
    pub far: Vec<Cell>,
    /// Where its name is written.
    pub mouth: Cell,
}

/// What the player is doing; the board is drawn accordingly.
#[derive(Debug)]
pub struct About<'a, O> {
    /// The chosen unit.
    pub unit: UnitId,
    /// The chosen kind of order, by its name among the book's verbs.
    pub verb: Option<&'a str>,
    /// The drafted order, or the one that a click would draft.
    pub draft: Option<&'a O>,
}

/// A shot that would be fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShotLine {
    /// The shooter's cell.
    pub from: Cell,
    /// The target's cell.
    pub to: Cell,
    /// Whether that is long range.
    pub long: bool,
}

/// A blast that would be aimed at a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blast {
    /// The shooter's cell.
    pub from: Cell,
    /// Where it is aimed.
    pub centre: Cell,
    /// The cells it covers there.
    pub cells: Vec<Cell>,
    /// Each cell that it may cover, with the chance in thousandths that it does.
    pub chances: Vec<(Cell, u16)>,
    /// Cells of enemies that are covered if it lands there.
    pub struck: Vec<Cell>,
    /// Cells of friends that it may cover.
    pub friends: Vec<Cell>,
    /// The text at the cell.
    pub words: String,
}

/// A path that a piece has taken or will take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The piece.
    pub piece: PieceId,
    /// Its cells, starting with the first.
    pub cells: Vec<Cell>,
    /// The cells to highlight.
    pub beads: Vec<Cell>,
    /// The text at its end.
    pub words: String,
    /// Whether the piece's picture is drawn at its end: where it was last seen, or where it will be.
    pub ghost: bool,
    /// The facing at its end, on hexes.
    pub looks: Option<Bearing>,
}

/// What is drawn around the chosen unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// The leader's command area, from its current position or from that in the draft.
    pub command: Vec<Cell>,
    /// Members outside it, after the draft if there is one.
    pub outside: Vec<PieceId>,
    /// Where the leader may go.
    pub reach: Vec<Cell>,
    /// Where it may go, one list per pace, up to four, from near to far.
    pub paces: Vec<Vec<Cell>>,
    /// Ground that it covers or would cover with its aim.
    pub aimed: Vec<Cell>,
    /// Ground beyond that, where only the best of its shots could reach.
    pub aimed_far: Vec<Cell>,
    /// Paths of other pieces and its own.
    pub trails: Vec<Trail>,
    /// Ways of all others of its side that are planned along with its own: drawn faintly.
    pub others: Vec<Trail>,
    /// Cells in normal range of a shooter.
    pub near: Vec<Cell>,
    /// All cells in range.
    pub far: Vec<Cell>,
    /// The text at the normal range.
    pub range: String,
    /// The text at the edge of all cells in range; empty if the other one says it.
    pub far_range: String,
    /// Whether they are shown beside what is drafted, too.
    pub keeps_ranges: bool,
    /// The shots that would be fired.
    pub shots: Vec<ShotLine>,
    /// Models of the target that are seen.
    pub seen: Vec<Cell>,
    /// Models of the unit that wouldn't shoot.
    pub idle: Vec<Cell>,
    /// The blast that would be fired.
    pub blast: Option<Blast>,
    /// Cells in front of it, at its front-sides, at its back-sides, and behind it.
    pub groups: [Vec<Cell>; 4],
    /// The facings that pieces would have.
    pub looks: Vec<(Cell, Bearing)>,
}
