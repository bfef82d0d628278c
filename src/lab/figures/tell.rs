//! The figures as text, one line each, for the command line and the window.

use super::{Figures, hexes};
use crate::board::{Zone, terrain::Ground};
use crate::words::{Message, say, word};

/// One figure in readable form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its name: `Mean line of sight`.
    pub label: String,
    /// Its meaning, in one sentence.
    pub about: String,
    /// Its value for the whole board, or for both sides with the first side's minus the second's.
    pub value: Value,
}

/// The value of a figure in readable form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// For the whole board.
    Board(String),
    /// For both sides, with the difference.
    Sides([String; 2], String),
}

/// How a number is written.
#[derive(Clone, Copy)]
pub(super) enum Unit {
    /// Thousandths, as percent with one decimal.
    Share,
    /// Tenths of a square.
    Tenths,
    /// Squares, cells, walkers.
    Whole,
}

impl Unit {
    pub(super) fn write(self, number: i64) -> String {
        let sign = if number < 0 { "\u{2212}" } else { "" };
        let (whole, tenth) = (number.abs() / 10, number.abs() % 10);
        match self {
            Unit::Share => {
                say("figure-share", &[("whole", whole.into()), ("tenth", tenth.into()), ("sign", sign.into())])
            }
            Unit::Tenths => {
                say("figure-tenths", &[("whole", whole.into()), ("tenth", tenth.into()), ("sign", sign.into())])
            }
            Unit::Whole => format!("{sign}{}", number.abs()),
        }
    }

    /// A difference: always with its sign.
    pub(super) fn write_signed(self, number: i64) -> String {
        let text = self.write(number);
        if number > 0 { format!("+{text}") } else { text }
    }
}

/// The share of each kind among this many cells, largest first.
pub(super) fn kind_lines(kinds: &[(String, u32)], all: i64, about: &'static str) -> Vec<Line> {
    let laid = kinds.iter().filter(|(_, cells)| *cells > 0);
    laid.map(|(name, cells)| {
        let share = (i64::from(*cells) * 1000 + all / 2) / all.max(1);
        let about = Message::new(about).with("cells", *cells as usize).words();
        Line { label: name.clone(), about, value: Value::Board(Unit::Share.write(share)) }
    })
    .collect()
}

/// The figures of a ground, squares or hexes, one per line: the share of each kind of ground, then the board, then the
/// sides.
pub fn told(ground: &Ground, zones: [&Zone; 2]) -> Vec<Line> {
    if ground.is_hexes() {
        return hexes::lines(ground, zones);
    }
    let figures = Figures::of(ground, zones);
    figures.kind_lines().into_iter().chain(figures.lines()).collect()
}

/// The unit of a side's figure.
fn unit(name: &str) -> Unit {
    match name {
        "cells" | "shortest" => Unit::Whole,
        "height" | "walk" => Unit::Tenths,
        _ => Unit::Share,
    }
}

pub(super) fn label(name: &str) -> (String, String) {
    (word(&format!("figure-{name}")), word(&format!("figure-{name}-about")))
}

impl Figures {
    /// All figures, one per line: those of the board first, then those of the sides.
    pub fn lines(&self) -> Vec<Line> {
        let board = [
            ("coverage", self.coverage, Unit::Share),
            ("mean-sight", self.mean_sight, Unit::Tenths),
            ("longest-sight", self.longest_sight, Unit::Whole),
            ("view", self.view, Unit::Share),
            ("covered-lines", self.covered_lines, Unit::Share),
            ("cover", self.cover, Unit::Share),
            ("lanes", self.lanes, Unit::Whole),
            ("highest", self.highest, Unit::Whole),
        ];
        let board = board.map(|(name, number, unit)| {
            let (label, about) = label(name);
            Line { label, about, value: Value::Board(unit.write(number.into())) }
        });
        board.into_iter().chain(self.side_lines()).collect()
    }

    /// The share of each kind of ground on the board, largest first: `forest 21.3 %`.
    pub fn kind_lines(&self) -> Vec<Line> {
        let all = i64::from(self.size.0) * i64::from(self.size.1);
        kind_lines(&self.kinds, all, "figure-kind-about")
    }

    fn side_lines(&self) -> impl Iterator<Item = Line> {
        let [one, other] = self.sides.map(super::SideFigures::values);
        let differences = self.differences();
        (0..one.len()).map(move |place| {
            let (name, unit) = (one[place].0, unit(one[place].0));
            let (label, about) = label(&format!("side-{name}"));
            let both = [one[place].1, other[place].1].map(|number| unit.write(number.into()));
            Line { label, about, value: Value::Sides(both, unit.write_signed(differences[place].1.into())) }
        })
    }
}
