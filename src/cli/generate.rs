//! `monkeys generate`: a level with generated ground.

use super::{
    Failure, figures,
    ground::{self, PiecesName, Size, StyleName, SymmetryName},
    out,
};
use crate::board::{generate::Recipe, terrain::Ground};
use crate::data::{
    drafts::{Drafts, Known, Wanted, scenarios},
    library::Library,
    nearest,
};
use crate::rules::Book;
use crate::with_book;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// Highest percentage of a ground that may be other than open.
const MOST: u8 = 90;

/// Write a level with generated ground, drawn out so that you can edit it by hand
#[derive(Debug, Args)]
pub struct Arguments {
    /// The rule book: monkeys, suppression, initiative or hexes; the second and the third take boards up to 96x96, the last up
    /// to 31x31
    #[arg(long, default_value = "monkeys", value_parser = super::rules::book)]
    book: Book,
    /// Cells that aren't open: 60 for 60 percent, or 0.60 for the same; 90 percent at most
    #[arg(long, value_parser = density)]
    density: u8,
    /// Character of the ground
    #[arg(long, value_enum, default_value_t = StyleName::Plains)]
    style: StyleName,
    /// Symmetry of the two halves
    #[arg(long, value_enum, default_value_t = SymmetryName::None)]
    symmetry: SymmetryName,
    /// Columns and rows [default: 72x48; 36x24 for suppression, 40x30 for initiative, 7x9 for hexes]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Size of the pieces that the ground is made of
    #[arg(long, value_enum, default_value_t = PiecesName::Medium)]
    pieces: PiecesName,
    /// Seed of the ground
    #[arg(long, value_parser = crate::cli::number::seed, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Scenario: ambush, battle, scavenging, siege or skirmish; meeting or attack for suppression, hold or break for
    /// initiative, entrenched or across for hexes [default: skirmish; the first one of another book]. In all but a
    /// skirmish of monkeys the players deploy first, and the ground is written as its recipe, since players may have it
    /// generated again
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// Rosters of the two sides; one name is used for both [default: two of the book]
    #[arg(long, num_args = 1..=2, value_delimiter = ',', value_name = "A,B")]
    rosters: Vec<String>,
    /// Platoons per side, in a book that has any
    #[arg(long, default_value_t = 1, value_parser = crate::cli::number::within::<u8>(1..=8))]
    platoons: u8,
    /// Optional rules of the book, each on or off, as they are called in its files [default: as the book has them]
    #[arg(long, value_delimiter = ',', value_name = "NAME=on|off")]
    options: Vec<String>,
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

/// Writes the level.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    out::target(&arguments.out, &arguments.rosters)?;
    with_book!(arguments.book, B => of::<B>(arguments))
}

fn of<B: Drafts>(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.figures && arguments.book != Book::default() {
        return Err(Failure::Argument("--figures measures boards of the first book only".into()));
    }
    if arguments.platoons > 1 && !B::PLATOONS {
        let what = format!("--platoons: a force of {} is whole; leave it out", arguments.book.name());
        return Err(Failure::Argument(what));
    }
    let wanted = wanted::<B>(arguments)?;
    let library = Library::shipped();
    let (level, notes) = B::draft(&wanted, None, &library)?;
    out::notes(arguments.out.display(), &notes);
    for army in wanted.rosters.iter().filter(|_| B::PLATOONS).filter_map(|name| B::roster(&library, name)) {
        ground::fewer_platoons(arguments.platoons, &army.name, army.platoons);
    }
    out::file(&arguments.out, &B::made(&level))?;
    if arguments.json {
        return figures::of_file(&arguments.out, true);
    }
    if let Some(Known { ground, .. }) = B::known(&level) {
        out::line(format_args!("{}: {}", arguments.out.display(), measured(&ground)))?;
    }
    if arguments.figures { figures::of_file(&arguments.out, false) } else { Ok(ExitCode::SUCCESS) }
}

/// The size of a ground, and its density.
fn measured(ground: &Ground) -> String {
    let ((columns, rows), coverage) = (ground.size(), ground.coverage());
    if ground.is_hexes() {
        return format!("{} hexes, {coverage} % of them not clear", ground.table().hexes().count());
    }
    format!("{columns} x {rows} squares, {coverage} % of them not open")
}

/// What is asked for, with the book's defaults for everything not named.
fn wanted<B: Drafts>(arguments: &Arguments) -> Result<Wanted, Failure> {
    let (style, density, seed) = (arguments.style, arguments.density, arguments.seed);
    let rosters = match &arguments.rosters[..] {
        [] => B::ROSTERS.map(str::to_owned),
        [one] => [one.clone(), one.clone()],
        [one, other] => [one.clone(), other.clone()],
        _ => return Err(Failure::Argument("--rosters: give two names, or one for both".into())),
    };
    let size = arguments.size.map_or(B::SIZES[1], |size| (size.0, size.1));
    let (symmetry, pieces) = (arguments.symmetry.into(), arguments.pieces.into());
    Ok(Wanted {
        name: format!("{style:?} {density} % no. {seed}"),
        about: format!("Generated ground, {density} % of it not open."),
        scenario: scenario::<B>(arguments.scenario.as_deref())?,
        recipe: Recipe { size, density, style: style.into(), symmetry, pieces, seed, ..Recipe::default() },
        rosters,
        platoons: arguments.platoons,
        places: None,
        options: options::<B>(arguments)?,
        seed,
    })
}

/// The optional rules of a book, each on or off; none if all are as the book has them.
fn options<B: Drafts>(arguments: &Arguments) -> Result<Vec<bool>, Failure> {
    if arguments.options.is_empty() {
        return Ok(Vec::new());
    }
    let refused = |what: String| Failure::Argument(format!("--options: {what}"));
    if B::OPTIONS.is_empty() {
        return Err(refused(format!("{} has no optional rules; leave it out", arguments.book.name())));
    }
    let known: Vec<&str> = B::OPTIONS.iter().map(|option| option.name).collect();
    let mut on = B::usual_options();
    for one in &arguments.options {
        let (name, value) = one.split_once('=').unwrap_or((one, ""));
        let place = known.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| refused(nearest::unknown("option", name, &known).words()))?;
        on[place] = match value {
            "on" => true,
            "off" => false,
            _ => return Err(refused(format!("{name} is on or off; write {name}=on or {name}=off"))),
        };
    }
    Ok(on)
}

/// The index of a scenario by its name.
fn scenario<B: Drafts>(name: Option<&str>) -> Result<usize, Failure> {
    let Some(name) = name else { return Ok(B::USUAL) };
    let known: Vec<&str> = scenarios::<B>().collect();
    let unknown = || Failure::Argument(format!("--scenario: {}", nearest::unknown("scenario", name, &known).words()));
    known.iter().position(|known| *known == name).ok_or_else(unknown)
}

/// A density in percent that a ground can have.
fn density(text: &str) -> Result<u8, String> {
    let percent = ground::density(text)?;
    if percent > MOST { Err(format!("{percent} percent; {MOST} is the most")) } else { Ok(percent) }
}
