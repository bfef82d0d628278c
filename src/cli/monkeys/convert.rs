//! `monkeys convert`: a level as a map of the Tiled editor, a map as a level, a board as a picture.

use crate::cli::{Failure, out};
use crate::data::monkeys::{level::Level, tiled};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Convert a level (*.level.ron, or the name of a shipped one) to a map of the Tiled editor (*.tmx) or a picture of its
/// board (*.png), or a map to a level
#[derive(Debug, Args)]
pub struct Arguments {
    /// A level file, the name of a shipped level, or a map
    from: String,
    /// The file to write: *.level.ron, *.tmx or *.png
    to: PathBuf,
    /// Pixels per square of a picture
    #[arg(long, default_value_t = 32, value_parser = crate::cli::number::within::<u32>(8..=64))]
    cell: u32,
}

/// Reads one file and writes the other.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let to = &arguments.to;
    let name = to.to_string_lossy();
    if name.ends_with(".png") && !cfg!(feature = "window") {
        return Err(Failure::Argument("a picture needs a program built with the window (feature `window`)".into()));
    }
    if ![".level.ron", ".tmx", ".png"].iter().any(|ending| name.ends_with(ending)) {
        return Err(Failure::Argument(format!("{name}: the file name must end in .level.ron, .tmx or .png")));
    }
    out::target(to, &[&arguments.from])?;
    let level = read(&arguments.from)?;
    if name.ends_with(".level.ron") {
        let text = if level.recipe().is_some() { level.text() } else { level.drawn() };
        out::file(to, &text)?;
    } else if name.ends_with(".tmx") {
        tiled::write(&level, to).map_err(|error| Failure::writing(to, &error))?;
    } else {
        picture(&level, arguments.cell, to)?;
    }
    let (columns, rows) = level.ground.size();
    out::line(format_args!("{name}: {}, {columns} x {rows} squares", level.name))?;
    Ok(ExitCode::SUCCESS)
}

/// A level from a file, a shipped name, or a map.
fn read(from: &str) -> Result<Level, Failure> {
    if !from.to_lowercase().ends_with(".tmx") {
        super::refuse_other_book(from, "converting to Tiled or to a picture is")?;
        return super::load_level(from);
    }
    let (level, notes) = tiled::load(Path::new(from))?;
    out::notes(from, &notes);
    Ok(level)
}

#[cfg(feature = "window")]
fn picture(level: &Level, cell: u32, to: &Path) -> Result<(), Failure> {
    let pixels = crate::screens::board_picture(&level.ground, cell).map_err(Failure::Failed)?;
    crate::data::file::write_bytes(to, &pixels).map_err(|error| Failure::writing(to, &error))
}

#[cfg(not(feature = "window"))]
fn picture(_: &Level, _: u32, _: &Path) -> Result<(), Failure> {
    unreachable!("refused before the level is read")
}
