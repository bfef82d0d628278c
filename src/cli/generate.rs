//! `monkeys generate`: a level with generated ground.

use super::{Failure, out};
use crate::board::generate::{Recipe, Style, Symmetry};
use crate::data::{draft::Draft, file, library::Library};
use crate::lab::figures::Figures;
use crate::rules::monkeys::scenarios::Scenario;
use clap::{Args, ValueEnum};
use std::{path::PathBuf, process::ExitCode};

/// Rounds of a generated level (G-31).
const ROUNDS: u16 = 10;

/// Write a level with generated ground, drawn out so that you can edit it by hand
#[derive(Debug, Args)]
pub struct Arguments {
    /// Cells that aren't open, in percent, 0 to 90
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=90))]
    density: u8,
    /// Character of the ground
    #[arg(long, value_enum, default_value_t = StyleName::Plains)]
    style: StyleName,
    /// Symmetry of the two halves
    #[arg(long, value_enum, default_value_t = SymmetryName::None)]
    symmetry: SymmetryName,
    /// Seed of the ground
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Scenario. In all but a skirmish the players deploy first, and the ground is written as its recipe, since players
    /// may have it generated again
    #[arg(long, value_enum, default_value_t = ScenarioName::Skirmish)]
    scenario: ScenarioName,
    /// Rosters of the two sides
    #[arg(long, num_args = 2, default_values_t = ["baboon-rifles".to_owned(), "mandrill-horde".to_owned()])]
    rosters: Vec<String>,
    /// Platoons per side
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    platoons: u8,
    /// The level file to write
    #[arg(long)]
    out: PathBuf,
    /// Also print the board's figures
    #[arg(long)]
    figures: bool,
    /// With `--figures`: print them as one line of JSON
    #[arg(long, requires = "figures")]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum StyleName {
    Jungle,
    Plains,
    Ruins,
    Urban,
    Mountain,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum SymmetryName {
    None,
    Mirrored,
    Rotated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ScenarioName {
    Ambush,
    Battle,
    Scavenging,
    Siege,
    Skirmish,
}

impl From<ScenarioName> for Scenario {
    fn from(name: ScenarioName) -> Self {
        match name {
            ScenarioName::Ambush => Scenario::Ambush,
            ScenarioName::Battle => Scenario::Battle,
            ScenarioName::Scavenging => Scenario::Scavenging,
            ScenarioName::Siege => Scenario::Siege,
            ScenarioName::Skirmish => Scenario::Skirmish,
        }
    }
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

/// Writes the level.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let (level, notes) = draft(arguments).level(&Library::shipped(), crate::data::profiles())?;
    notes.iter().for_each(out::note);
    let text = if level.recipe().is_some() { level.text() } else { level.drawn() };
    file::write(&arguments.out, &text).map_err(|error| Failure::writing(&arguments.out, &error))?;
    let spots = level.ground.spots();
    let (name, coverage) = (arguments.out.display(), level.ground.coverage());
    if arguments.json {
        out::line(super::figures::line(&name.to_string(), &Figures::of_level(&level)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let (columns, rows) = (spots.width(), spots.height());
    out::line(format_args!("{name}: {columns} x {rows} squares, {coverage} % of them not open"))?;
    if arguments.figures {
        out::text_of(super::figures::table(&level))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn draft(arguments: &Arguments) -> Draft {
    let (style, density, seed) = (arguments.style, arguments.density, arguments.seed);
    Draft {
        name: format!("{style:?} {density} % no. {seed}"),
        about: format!("Generated ground, {density} % of it not open."),
        scenario: arguments.scenario.into(),
        recipe: Recipe { density, style: style.into(), symmetry: arguments.symmetry.into(), seed, ..Recipe::default() },
        rosters: [arguments.rosters[0].clone(), arguments.rosters[1].clone()],
        platoons: arguments.platoons,
        // The others know how long they last.
        rounds: (arguments.scenario == ScenarioName::Skirmish).then_some(ROUNDS),
        seed,
    }
}
