//! Command-line arguments for a ground, a battle on it, and its platoons.

use super::out;
use crate::board::generate::{Pieces, Style, Symmetry};
use clap::ValueEnum;
use std::{fmt::Display, str::FromStr};

/// A style of generated ground by its name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StyleName {
    Jungle,
    Plains,
    Ruins,
    Urban,
    Mountain,
}

/// A size of pieces by its name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum PiecesName {
    Small,
    Medium,
    Large,
}

impl From<PiecesName> for Pieces {
    fn from(name: PiecesName) -> Self {
        match name {
            PiecesName::Small => Pieces::Small,
            PiecesName::Medium => Pieces::Medium,
            PiecesName::Large => Pieces::Large,
        }
    }
}

/// A symmetry by its name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum SymmetryName {
    None,
    Mirrored,
    Rotated,
}

impl From<StyleName> for Style {
    fn from(name: StyleName) -> Self {
        match name {
            StyleName::Jungle => Style::Jungle,
            StyleName::Plains => Style::Plains,
            StyleName::Ruins => Style::Ruins,
            StyleName::Urban => Style::Urban,
            StyleName::Mountain => Style::Mountain,
        }
    }
}

impl From<SymmetryName> for Symmetry {
    fn from(name: SymmetryName) -> Self {
        match name {
            SymmetryName::None => Symmetry::None,
            SymmetryName::Mirrored => Symmetry::Mirrored,
            SymmetryName::Rotated => Symmetry::Rotated,
        }
    }
}

/// Columns and rows.
#[derive(Clone, Copy, Debug)]
pub struct Size(pub i16, pub i16);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = |(columns, rows): (&str, &str)| Some(Self(columns.trim().parse().ok()?, rows.trim().parse().ok()?));
        text.split_once('x')
            .and_then(read)
            .ok_or_else(|| format!("`{text}` isn't a size; write columns and rows: 72x48"))
    }
}

/// A density such as `0.25`, or `25` percent, in whole percent. A bare 1 may be one percent or all of it.
pub fn density(text: &str) -> Result<u8, String> {
    if text.trim() == "1" {
        return Err(format!(
            "`{text}`: is 1 percent meant, or the whole board? Write 0.01 for 1 percent; 0.90 (or 90) is the most"
        ));
    }
    percent(text)
}

/// A share such as `0.25`, or `25` percent, in whole percent.
pub fn percent(text: &str) -> Result<u8, String> {
    let wrong = || format!("`{text}` isn't a density; write 0.25, or 25 for the same, in whole hundredths");
    let hundredths = match text.trim().split_once('.') {
        Some((whole, part)) if matches!(whole, "0" | "") && (1..=2).contains(&part.len()) => format!("{part:0<2}"),
        Some(_) => return Err(wrong()),
        None => text.trim().to_owned(),
    };
    hundredths.parse().ok().filter(|percent| *percent <= 100).ok_or_else(wrong)
}

/// Reports that fewer platoons fight than were asked for.
pub fn fewer_platoons(asked: u8, who: impl Display, there: usize) {
    if there < usize::from(asked) {
        out::note(format_args!("note: --platoons {asked}: {who} has only {there}"));
    }
}
