//! A battle that the players set up themselves: how its ground is generated and who fights on it.

use super::{
    editor::twin,
    fielding,
    grounds::Grounds,
    hosts, options,
    pages::{Page, Pages},
    seats::Who,
};
use crate::board::{
    generate::{Pieces, Recipe, Style, Symmetry},
    terrain::Ground,
};
use crate::data::{
    drafts::{Drawn, Known, Wanted},
    error::LoadError,
    persona::Strength,
    places::Places,
};
use crate::dice::Stream;
use crate::input::intent::Change;
use crate::words::{capital, say, word};
use std::sync::Arc;

/// The name of the player's own battle in the list of levels, after that of its book.
const OWN: &str = "a ground of one's own";

/// The name of a book's own-ground battle in the list of levels.
pub fn own(book: &str) -> String {
    format!("{book}/{OWN}")
}

/// Styles of a ground, in the order in which they are offered.
pub const STYLES: [Style; 5] = [Style::Plains, Style::Jungle, Style::Ruins, Style::Urban, Style::Mountain];

/// How the halves of a ground may correspond.
pub const SYMMETRIES: [Symmetry; 3] = [Symmetry::None, Symmetry::Mirrored, Symmetry::Rotated];

/// How large the pieces of a ground may be.
pub const PIECES: [Pieces; 3] = [Pieces::Small, Pieces::Medium, Pieces::Large];

/// Lowest and highest percentage of a ground that is not open.
pub const DENSITY: (u8, u8) = (10, 90);

/// Most platoons per side.
pub const PLATOONS: u8 = 4;

/// The choices made for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rule book, by its name in files.
    pub book: &'static str,
    /// Style of the ground.
    pub style: Style,
    /// Percent of the ground that is not open.
    pub density: u8,
    /// How its halves correspond.
    pub symmetry: Symmetry,
    /// Its size, by its index among those of the book.
    pub size: usize,
    /// How large its pieces are.
    pub pieces: Pieces,
    /// Whether the style of the loaded ground is unknown, so that none can be shown.
    pub unstyled: bool,
    /// The ground drawn by hand; `None` if it is as grown. Growing another one discards it.
    pub drawn: Option<Arc<Ground>>,
    /// The places marked by hand on the drawn ground; `None` for the scenario's own.
    pub places: Option<Places>,
    /// The scenario, by its index in the book.
    pub scenario: usize,
    /// Platoons per side, as many as the rosters have.
    pub platoons: u8,
    /// Rosters of the two sides, without the file extension.
    pub rosters: [String; 2],
    /// Which of the book's optional rules are on.
    pub options: Vec<bool>,
    /// Seed of the ground and the dice.
    pub seed: u64,
}

impl Default for Plan {
    /// The plan for the first book.
    fn default() -> Self {
        Self::of(hosts::FIRST.book())
    }
}

/// The word id of a style.
pub fn style_word(style: Style) -> String {
    word(&format!("plan-style-{}", style.key()))
}

/// The seed after this one.
pub fn next_seed(seed: u64) -> u64 {
    Stream::new(seed, "next seed").below(1_000_000).into()
}

/// Changes one thing about the battle being set up.
pub fn change(pages: &mut Pages, change: Change) {
    let grown = |pages: &Pages| pages.plan.recipe(pages.seed);
    let before = grown(pages);
    turn(pages, change);
    // Setting a dial to its current value grows nothing: the drawing stays.
    if change.grows() && (grown(pages) != before || pages.plan.unstyled && matches!(change, Change::Style(_))) {
        (pages.plan.drawn, pages.plan.unstyled, pages.plan.places) = (None, false, None);
    }
}

/// Chooses the player's own ground for the set-up.
pub(super) fn choose_own(pages: &mut Pages) {
    let seed = pages.own_seed();
    let own = own(pages.plan.book);
    pages.chosen = pages.levels.iter().position(|name| *name == own).unwrap_or_default();
    (pages.seed, pages.plan.seed) = (seed, seed);
}

fn turn(pages: &mut Pages, change: Change) {
    if let Change::Roster(side, by) = change
        && pages.page == Page::SetUp
        && !pages.is_own()
    {
        fielding::turn(pages, side, by);
        return;
    }
    if let Change::Option(place, on) = change {
        options::turn(pages, place, on);
        return;
    }
    let grounds = pages.plan.grounds();
    let plan = &mut pages.plan;
    match change {
        Change::Book(place) => pages.choose_book(place),
        Change::Style(place) => plan.style = STYLES.get(place).copied().unwrap_or_default(),
        Change::Density(percent) | Change::Slide(percent) => plan.density = percent.clamp(DENSITY.0, DENSITY.1),
        Change::Symmetry(place) => plan.symmetry = SYMMETRIES.get(place).copied().unwrap_or_default(),
        Change::Size(place) => plan.size = place.min(grounds.sizes().len() - 1),
        Change::Pieces(place) => plan.pieces = PIECES.get(place).copied().unwrap_or_default(),
        Change::Scenario(place) => {
            *plan = plan.fought_for(place.min(grounds.scenarios().len().saturating_sub(1)));
        }
        Change::Platoons(count) => plan.platoons = count.clamp(1, PLATOONS),
        Change::Roster(side, by) => {
            turn_roster(&mut plan.rosters[side.index()], by, &grounds.rosters(&pages.workshop.library()));
        }
        Change::Option(..) => {}
        Change::Seed(seed) => pages.seed = seed,
        Change::Seat(side, by) => pages.seat(side, |who, names, strength| who.next(by, names, strength)),
        Change::Strength(side, place) => pages.seat(side, |who, _, _| match who {
            Who::Scripted(name, _) => {
                Who::Scripted(name.clone(), Strength::ALL.get(place).copied().unwrap_or(Strength::Careful))
            }
            Who::Human => Who::Human,
        }),
    }
}

/// Why a level is refused, without the position in its file.
pub(super) fn first_fault(error: &LoadError) -> String {
    error.faults.first().map_or_else(String::new, |fault| capital(&fault.what.words()))
}

/// The roster this many places further in the list.
fn turn_roster(own: &mut String, by: i8, names: &[String]) {
    let place = names.iter().position(|name| name == own).unwrap_or(0) as isize;
    let next = (place + isize::from(by)).rem_euclid(names.len().max(1) as isize) as usize;
    if let Some(name) = names.get(next) {
        own.clone_from(name);
    }
}

impl Plan {
    /// The default plan for a book.
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
            places: None,
            scenario: grounds.usual_scenario(),
            platoons: 1,
            rosters: grounds.usual_rosters().map(str::to_owned),
            options: grounds.usual_options(),
            seed: 1,
        }
    }

    /// How its book handles grounds.
    pub fn grounds(&self) -> &'static dyn Grounds {
        hosts::grounds(self.book)
    }

    /// Its level under a name, with this seed for ground and dice.
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
            places: self.places.clone(),
            options: self.options.clone(),
            seed,
        }
    }

    /// The ground as drawn.
    pub fn lies(&self) -> Option<Drawn<'_>> {
        self.drawn.as_ref().map(|ground| (ground.as_ref(), self.styled()))
    }

    /// The same ground and forces in another scenario, which has its own places.
    #[must_use]
    pub fn fought_for(&self, scenario: usize) -> Self {
        let places = self.places.clone().filter(|_| scenario == self.scenario);
        Self { scenario, places, ..self.clone() }
    }

    /// Takes over a level: its ground as it is, its scenario and places, its optional rules, and its forces if they are the
    /// first platoons of a roster. The dials show what the ground is like, as far as that can be derived from it.
    pub fn take(&mut self, known: &Known) {
        (self.drawn, self.scenario) = (Some(known.ground.clone()), known.scenario);
        self.places.clone_from(&known.places);
        self.options.clone_from(&known.options);
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

    /// The style of its ground, if known.
    pub const fn styled(&self) -> Option<Style> {
        if self.unstyled { None } else { Some(self.style) }
    }

    /// The recipe its ground is grown from, with this seed.
    pub fn recipe(&self, seed: u64) -> Recipe {
        let Self { density, style, symmetry, pieces, .. } = *self;
        let sizes = self.grounds().sizes();
        let size = sizes[self.size.min(sizes.len() - 1)];
        Recipe { size, density, style, symmetry, pieces, seed, ..Recipe::default() }
    }

    /// Its ground, as drawn or as grown from this seed; `None` if nothing grows.
    pub fn ground(&self, seed: u64) -> Option<Arc<Ground>> {
        let grown = || self.grounds().grow(&self.recipe(seed)).map(Arc::new);
        self.drawn.clone().or_else(grown)
    }
}
