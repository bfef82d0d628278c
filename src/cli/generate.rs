//! `monkeys generate`: a level with generated ground.

use super::{
    Failure, ScenarioName,
    ground::{self, PiecesName, Size, StyleName, SymmetryName},
    out,
};
use crate::board::{generate::Recipe, terrain::Ground};
use crate::data::{
    draft::Draft,
    drafts::{Drafts, Known, Wanted},
    library::Library,
};
use crate::lab::figures::Figures;
use crate::rules::Book;
use crate::with_book;
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

/// Most percent of a ground that isn't open.
const MOST: u8 = 90;

/// The rosters of the first book where none are named.
const FIRST_ROSTERS: [&str; 2] = ["baboon-rifles", "mandrill-horde"];

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
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Scenario. In all but a skirmish the players deploy first, and the ground is written as its recipe, since players
    /// may have it generated again
    #[arg(long, value_enum, default_value_t = ScenarioName::Skirmish)]
    scenario: ScenarioName,
    /// Rosters of the two sides; one name is used for both
    #[arg(long, num_args = 1..=2, value_delimiter = ',', value_name = "A,B", default_values_t = FIRST_ROSTERS.map(str::to_owned))]
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

/// Writes the level.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    out::target(&arguments.out, &arguments.rosters)?;
    if arguments.book != Book::Monkeys {
        return with_book!(arguments.book, B => of_another::<B>(arguments));
    }
    let (level, notes) = draft(arguments)?.level(&Library::shipped(), crate::data::profiles())?;
    out::notes(arguments.out.display(), &notes);
    for side in &level.sides {
        ground::fewer_platoons(arguments.platoons, &side.name, side.platoons.len());
    }
    let text = if level.recipe().is_some() { level.text() } else { level.drawn() };
    out::file(&arguments.out, &text)?;
    let name = arguments.out.display();
    if arguments.json {
        out::line(super::figures::line(&name.to_string(), &Figures::of_level(&level)))?;
        return Ok(ExitCode::SUCCESS);
    }
    out::line(format_args!("{name}: {}", measured(&level.ground)))?;
    if arguments.figures {
        out::text_of(super::figures::table(&level))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How large a ground is, and how dense.
fn measured(ground: &Ground) -> String {
    let ((columns, rows), coverage) = (ground.size(), ground.coverage());
    if ground.is_hexes() {
        return format!("{} hexes, {coverage} % of them not clear", ground.table().hexes().count());
    }
    format!("{columns} x {rows} squares, {coverage} % of them not open")
}

/// The rosters of another book than the first where none are named.
fn rosters_of<B: Drafts>(arguments: &Arguments, named: [String; 2]) -> [String; 2] {
    // Where no rosters are named, those of the first book stand as the default.
    if arguments.rosters == FIRST_ROSTERS { B::ROSTERS.map(str::to_owned) } else { named }
}

/// A level of another book than the first, in the first scenario of its list, whatever the size.
fn of_another<B: Drafts>(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if arguments.figures {
        return Err(Failure::Argument("--figures measures boards of the first book only".into()));
    }
    let Draft { name, recipe, rosters, .. } = draft(arguments)?;
    let wanted = Wanted::quick(&name, &recipe, &rosters_of::<B>(arguments, rosters));
    let (level, notes) = B::draft(&wanted, None, &Library::shipped())?;
    out::notes(arguments.out.display(), &notes);
    out::file(&arguments.out, &B::text(&level))?;
    if let Some(Known { ground, .. }) = B::known(&level) {
        out::line(format_args!("{}: {}", arguments.out.display(), measured(&ground)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A density in percent that a ground can have.
fn density(text: &str) -> Result<u8, String> {
    let percent = ground::density(text)?;
    if percent > MOST { Err(format!("{percent} percent; {MOST} is the most")) } else { Ok(percent) }
}

fn draft(arguments: &Arguments) -> Result<Draft, Failure> {
    let (style, density, seed) = (arguments.style, arguments.density, arguments.seed);
    let rosters = match &arguments.rosters[..] {
        [one] => [one.clone(), one.clone()],
        [one, other] => [one.clone(), other.clone()],
        _ => return Err(Failure::Argument("--rosters: give two names, or one for both".into())),
    };
    let usual = with_book!(arguments.book, B => B::SIZES[1]);
    let size = arguments.size.map_or(usual, |size| (size.0, size.1));
    let pieces = arguments.pieces.into();
    let symmetry = arguments.symmetry.into();
    Ok(Draft {
        name: format!("{style:?} {density} % no. {seed}"),
        about: format!("Generated ground, {density} % of it not open."),
        scenario: arguments.scenario.into(),
        recipe: Recipe { size, density, style: style.into(), symmetry, pieces, seed, ..Recipe::default() },
        rosters,
        platoons: arguments.platoons,
        // The others know how long they last.
        rounds: arguments.scenario.usual_rounds(),
        seed,
    })
}
