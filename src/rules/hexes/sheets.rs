//! Sheets and their cards: what may be written as an order (F2 to F5, A17, G19).

use super::speed::Speed;
use serde::{Deserialize, Serialize};

/// A sheet of movement cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveSheet {
    /// Its name in files: `Foot`.
    pub name: String,
    /// Its cards.
    pub rows: Vec<MoveCard>,
}

/// A movement card: what a unit that starts the round at a certain speed does in each of the three movement steps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveCard {
    /// The speed it is for.
    pub speed: Speed,
    /// Its cells.
    pub cells: MoveCells,
    /// A unit that follows it heals itself by these points in a healing step.
    #[serde(default)]
    pub heals: Option<Cure>,
}

impl MoveCard {
    /// Its name in files: `still: 360,A+F,360`.
    pub fn name(&self) -> String {
        format!("{}: {}", self.speed, self.cells.text)
    }
}

/// Points of healing in a healing step (G5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cure {
    /// Points.
    pub points: u8,
    /// The first or the second step.
    pub step: u8,
}

/// The three cells of a movement card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MoveCells {
    text: String,
    cells: [MoveCell; 3],
}

impl MoveCells {
    /// What is done in a movement step, 1 to 3.
    pub const fn cell(&self, number: u8) -> &MoveCell {
        &self.cells[number as usize - 1]
    }

    /// All three.
    pub const fn all(&self) -> &[MoveCell; 3] {
        &self.cells
    }

    /// The text as written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A cell of a movement card: the actions of one step, in the order written. Empty if there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveCell(pub Vec<Part>);

/// A part of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// One of these, as the player chooses.
    pub signs: Vec<Sign>,
    /// Or none of them.
    pub optional: bool,
}

/// A sign of a movement cell (F4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `F`
    Forward,
    /// `Rev`
    Reverse,
    /// `D`
    Drift,
    /// `Chase`
    Chase,
    /// `Flee`
    Flee,
    /// `L`
    Left,
    /// `R`
    Right,
    /// `360`
    AnyTurn,
    /// `A`
    Faster,
    /// `B`
    Slower,
    /// `A[x]`, `B[x]`
    To(Speed),
}

impl Sign {
    /// Whether it moves the unit to another hex.
    pub const fn moves(self) -> bool {
        matches!(self, Self::Forward | Self::Reverse | Self::Drift | Self::Chase | Self::Flee)
    }

    /// Whether it turns the unit in place.
    pub const fn turns(self) -> bool {
        matches!(self, Self::Left | Self::Right | Self::AnyTurn)
    }

    fn of(text: &str) -> Result<Self, String> {
        let speed = || {
            let name = text.get(1..)?.strip_prefix('[')?.strip_suffix(']')?;
            text.starts_with(['A', 'B']).then(|| Speed::of(name))?
        };
        Ok(match text {
            "F" => Self::Forward,
            "Rev" => Self::Reverse,
            "D" => Self::Drift,
            "Chase" => Self::Chase,
            "Flee" => Self::Flee,
            "L" => Self::Left,
            "R" => Self::Right,
            "360" => Self::AnyTurn,
            "A" => Self::Faster,
            "B" => Self::Slower,
            _ => Self::To(speed().ok_or_else(|| format!("`{text}` is not a sign of a movement card"))?),
        })
    }
}

impl MoveCell {
    /// A free turn: what walkers may still do when the rest of their card is void (F20).
    pub fn free_turn() -> Self {
        Self(vec![Part { signs: vec![Sign::AnyTurn], optional: false }])
    }

    fn of(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::default());
        }
        let parts: Vec<Part> = text.split('+').map(Part::of).collect::<Result<_, _>>()?;
        let signs = || parts.iter().flat_map(|part| &part.signs);
        if parts.iter().filter(|part| part.signs.iter().any(|sign| sign.moves())).count() > 1 {
            return Err(format!("`{text}` leads to two hexes in one step"));
        }
        if signs().any(|sign| sign.moves()) && !parts.last().is_some_and(|last| last.signs.iter().all(|s| s.moves())) {
            return Err(format!("`{text}` goes on after the move"));
        }
        Ok(Self(parts))
    }
}

impl Part {
    fn of(text: &str) -> Result<Self, String> {
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let signs: Vec<Sign> = inner.unwrap_or(text).split('/').map(Sign::of).collect::<Result<_, _>>()?;
        let free = signs.len() > 1 || inner.is_some();
        // A choice of speed would have to be asked for in addition to a facing and a hex.
        if free && !signs.iter().all(|sign| sign.turns() || sign.moves()) {
            return Err(format!("`{text}` leaves a speed to choice"));
        }
        Ok(Self { signs, optional: inner.is_some() })
    }
}

impl TryFrom<String> for MoveCells {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let cells: Vec<MoveCell> = text.split(',').map(MoveCell::of).collect::<Result<_, _>>()?;
        let cells = cells.try_into().map_err(|_| format!("`{text}` is not a row of three cells"))?;
        Ok(Self { text, cells })
    }
}

impl From<MoveCells> for String {
    fn from(cells: MoveCells) -> Self {
        cells.text
    }
}

/// A sheet of fire cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireSheet {
    /// Its name in files: `Arms`.
    pub name: String,
    /// Its cards.
    pub cards: Vec<FireCard>,
}

/// A fire card: one entry per speed; at a speed without one, nothing is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireCard {
    /// Its name in files: `Aim,Fire`.
    pub name: String,
    /// The actions by speed.
    #[serde(default)]
    pub entries: Vec<FireEntry>,
}

impl FireCard {
    /// What a unit does in a gunnery step, 1 or 2, at a speed (A17).
    pub fn cell(&self, number: u8, speed: Speed) -> FireCell {
        let entry = self.entries.iter().find(|entry| entry.speeds.contains(&speed));
        entry.map_or(FireCell::Nothing, |entry| entry.cells.0[usize::from(number) - 1])
    }
}

/// The entry of a fire card for some speeds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireEntry {
    /// The speeds.
    pub speeds: Vec<Speed>,
    /// Its cells.
    pub cells: FireCells,
}

/// The two cells of a fire card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FireCells(pub [FireCell; 2]);

/// A cell of a fire card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FireCell {
    /// `-`
    Nothing,
    /// `Fire`: every weapon that is ready (A26).
    Fire,
    /// `Aim`
    Aim,
    /// `Load`
    Load,
}

impl FireCell {
    const ALL: [FireCell; 4] = [FireCell::Nothing, FireCell::Fire, FireCell::Aim, FireCell::Load];

    /// The text as written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "-",
            Self::Fire => "Fire",
            Self::Aim => "Aim",
            Self::Load => "Load",
        }
    }
}

impl TryFrom<String> for FireCells {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let sign = |sign: &str| FireCell::ALL.into_iter().find(|cell| cell.text() == sign);
        let cells: Option<Vec<FireCell>> = text.split(',').map(sign).collect();
        let cells = cells.and_then(|cells| cells.try_into().ok());
        cells.map(Self).ok_or_else(|| format!("`{text}` is not a row of two cells"))
    }
}

impl From<FireCells> for String {
    fn from(FireCells([one, two]): FireCells) -> Self {
        format!("{},{}", one.text(), two.text())
    }
}
