//! A battle that the players set up themselves: how its ground is generated and who fights on it.

use super::{editor::twin, grounds::Grounds, hosts, pages::Pages, seats::Who};
use crate::board::{
    generate::{Pieces, Recipe, Style, Symmetry},
    terrain::Ground,
};
use crate::data::{
    drafts::{Drawn, Known, Wanted},
    error::LoadError,
    persona::Strength,
};
use crate::dice::Stream;
use crate::input::intent::Change;
use crate::words::{say, word};
use std::sync::Arc;

/// The name of the battle of one's own in the list of levels, behind that of its book.
const OWN: &str = "a ground of one's own";

/// The name of the battle of one's own of a book in the list of levels.
pub fn own(book: &str) -> String {
    format!("{book}/{OWN}")
}

/// Styles of a ground, in the order in which they are offered.
pub const STYLES: [Style; 5] = [Style::Plains, Style::Jungle, Style::Ruins, Style::Urban, Style::Mountain];

/// How the halves of a ground may correspond.
pub const SYMMETRIES: [Symmetry; 3] = [Symmetry::None, Symmetry::Mirrored, Symmetry::Rotated];

/// How large the pieces of a ground may be.
pub const PIECES: [Pieces; 3] = [Pieces::Small, Pieces::Medium, Pieces::Large];

/// Least and most percent of a ground that is not open.
pub const DENSITY: (u8, u8) = (10, 90);

/// Most platoons per side.
pub const PLATOONS: u8 = 4;

/// What has been chosen for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rule book, by its name in files.
    pub book: &'static str,
    /// Character of the ground.
    pub style: Style,
    /// Percent of the ground that is not open.
    pub density: u8,
    /// How its halves correspond.
    pub symmetry: Symmetry,
    /// Its size, by its place in those of the book.
    pub size: usize,
    /// How large its pieces are.
    pub pieces: Pieces,
    /// The character of the ground that was loaded isn't known, so that none can be shown.
    pub unstyled: bool,
    /// The ground as it was drawn by hand; none: as it is grown. Growing another one puts it aside.
    pub drawn: Option<Arc<Ground>>,
    /// What is fought for on it, by its place in the scenarios of the book.
    pub scenario: usize,
    /// Platoons per side, as far as the rosters have them.
    pub platoons: u8,
    /// Rosters of the two sides, without the ending.
    pub rosters: [String; 2],
    /// Seed of the ground and the dice.
    pub seed: u64,
}

impl Default for Plan {
    /// That of the first book.
    fn default() -> Self {
        Self::of(hosts::FIRST.book())
    }
}

/// What a style is called.
pub fn style_word(style: Style) -> String {
    word(&format!("plan-style-{}", style.key()))
}

/// The seed behind one.
pub fn next_seed(seed: u64) -> u64 {
    Stream::new(seed, "next seed").below(1_000_000).into()
}

/// Changes one thing of the battle that is set up.
pub fn change(pages: &mut Pages, change: Change) {
    let grown = |pages: &Pages| pages.plan.recipe(pages.seed);
    let before = grown(pages);
    turn(pages, change);
    // A dial set to what it shows already grows nothing: what was drawn stays.
    if change.grows() && (grown(pages) != before || pages.plan.unstyled && matches!(change, Change::Style(_))) {
        (pages.plan.drawn, pages.plan.unstyled) = (None, false);
    }
}

/// The ground of the players' own is the one that is set up.
pub(super) fn choose_own(pages: &mut Pages) {
    let seed = pages.own_seed();
    let own = own(pages.plan.book);
    pages.chosen = pages.levels.iter().position(|name| *name == own).unwrap_or_default();
    (pages.seed, pages.plan.seed) = (seed, seed);
}

fn turn(pages: &mut Pages, change: Change) {
    let grounds = pages.plan.grounds();
    let plan = &mut pages.plan;
    match change {
        Change::Book(place) => pages.choose_book(place),
        Change::Style(place) => plan.style = STYLES.get(place).copied().unwrap_or_default(),
        Change::Density(percent) | Change::Slide(percent) => plan.density = percent.clamp(DENSITY.0, DENSITY.1),
        Change::Symmetry(place) => plan.symmetry = SYMMETRIES.get(place).copied().unwrap_or_default(),
        Change::Size(place) => plan.size = place.min(grounds.sizes().len() - 1),
        Change::Pieces(place) => plan.pieces = PIECES.get(place).copied().unwrap_or_default(),
        Change::Scenario(place) => plan.scenario = place.min(grounds.scenarios().len().saturating_sub(1)),
        Change::Platoons(count) => plan.platoons = count.clamp(1, PLATOONS),
        Change::Roster(side, by) => {
            turn_roster(&mut plan.rosters[side.index()], by, &grounds.rosters(&pages.workshop.library()));
        }
        Change::Seed(seed) => pages.seed = seed,
        Change::Seat(side, by) => pages.seat(side, |who, names| who.next(by, names)),
        Change::Strength(side, place) => pages.seat(side, |who, _| match who {
            Who::Scripted(name, _) => {
                Who::Scripted(name.clone(), Strength::ALL.get(place).copied().unwrap_or(Strength::Careful))
            }
            Who::Human => Who::Human,
        }),
    }
}

/// What a level is refused for, without the place in its file.
pub(super) fn first_fault(error: &LoadError) -> String {
    error.faults.first().map_or_else(String::new, |fault| fault.what.words())
}

/// Another roster, so many on in the list.
fn turn_roster(own: &mut String, by: i8, names: &[String]) {
    let place = names.iter().position(|name| name == own).unwrap_or(0) as isize;
    let next = (place + isize::from(by)).rem_euclid(names.len().max(1) as isize) as usize;
    if let Some(name) = names.get(next) {
        own.clone_from(name);
    }
}

impl Plan {
    /// What is planned where nothing has been chosen in a book.
    pub fn of(book: &'static str) -> Self {
        let grounds = hosts::grounds(book);
        Self {
            book,
            style: Style::Jungle,
            density: 40,
            symmetry: Symmetry::Rotated,
            size: 1,
            pieces: Pieces::default(),
            unstyled: false,
            drawn: None,
            scenario: grounds.usual_scenario(),
            platoons: 1,
            rosters: grounds.usual_rosters().map(str::to_owned),
            seed: 1,
        }
    }

    /// What its book says of grounds.
    pub fn grounds(&self) -> &'static dyn Grounds {
        hosts::grounds(self.book)
    }

    /// Its level under a name, with this seed of ground and dice.
    pub fn wanted(&self, name: &str, seed: u64) -> Wanted {
        let drawn = self.drawn.as_ref();
        let density = drawn.map_or(i64::from(self.density), |ground| ground.coverage().into());
        let about = match (drawn, self.styled()) {
            (None, _) => "plan-about",
            (Some(_), Some(_)) => "plan-about-drawn",
            (Some(_), None) => "plan-about-drawn-alone",
        };
        Wanted {
            name: name.to_owned(),
            about: say(about, &[("density", density.into()), ("style", style_word(self.style).into())]),
            scenario: self.scenario,
            recipe: self.recipe(seed),
            rosters: self.rosters.clone(),
            platoons: self.platoons,
            seed,
        }
    }

    /// The ground that was drawn.
    pub fn lies(&self) -> Option<Drawn<'_>> {
        self.drawn.as_ref().map(|ground| (ground.as_ref(), self.styled()))
    }

    /// The same ground and forces, fought over for something else.
    #[must_use]
    pub fn fought_for(&self, scenario: usize) -> Self {
        Self { scenario, ..self.clone() }
    }

    /// Takes what is known of a level: its ground as it lies, what is fought for on it, and who fights, where its forces
    /// are the first platoons of a roster. The dials show what the ground is like, as far as that can be told from it.
    pub fn take(&mut self, known: &Known) {
        (self.drawn, self.scenario) = (Some(known.ground.clone()), known.scenario);
        (self.style, self.unstyled) = (known.style.unwrap_or(self.style), known.style.is_none());
        let (spots, size, measure) = (known.ground.spots(), known.ground.size(), known.ground.measure());
        self.density = (known.ground.coverage().min(100) as u8).clamp(DENSITY.0, DENSITY.1);
        self.size = self.grounds().sizes().iter().position(|one| *one == measure).unwrap_or(self.size);
        let holds = |one: &Symmetry| spots.cells().all(|cell| spots[cell] == spots[twin(size, *one, cell)]);
        let halves = [self.symmetry, Symmetry::Mirrored, Symmetry::Rotated];
        self.symmetry = halves.into_iter().find(holds).unwrap_or(Symmetry::None);
        if let Some((rosters, platoons)) = &known.forces {
            (self.rosters, self.platoons) = (rosters.clone(), (*platoons).clamp(1, PLATOONS));
        }
    }

    /// The character of its ground, where that is known.
    pub const fn styled(&self) -> Option<Style> {
        if self.unstyled { None } else { Some(self.style) }
    }

    /// What its ground is grown from, with this seed.
    pub fn recipe(&self, seed: u64) -> Recipe {
        let Self { density, style, symmetry, pieces, .. } = *self;
        let sizes = self.grounds().sizes();
        let size = sizes[self.size.min(sizes.len() - 1)];
        Recipe { size, density, style, symmetry, pieces, seed, ..Recipe::default() }
    }

    /// Its ground: as it was drawn, or as it grows from this seed; none where nothing grows.
    pub fn ground(&self, seed: u64) -> Option<Arc<Ground>> {
        let grown = || self.grounds().grow(&self.recipe(seed)).map(Arc::new);
        self.drawn.clone().or_else(grown)
    }
}
