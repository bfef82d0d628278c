//! A battle of the players' own: how its ground is grown and who fights on it.

use super::{pages::Pages, seats::Who};
use crate::board::generate::{Recipe, Style, Symmetry};
use crate::data::{self, draft::Draft, error::LoadError, level::Level, library::Library, persona::Strength};
use crate::input::intent::Change;
use crate::rules::monkeys::scenarios::Scenario;
use crate::words::{say, word};

/// The name of the battle of one's own in the list of levels.
pub const OWN: &str = "own";

/// Styles of a ground, in the order in which they are offered.
pub const STYLES: [Style; 5] = [Style::Plains, Style::Jungle, Style::Ruins, Style::Urban, Style::Mountain];

/// How the halves of a ground may correspond.
pub const SYMMETRIES: [Symmetry; 3] = [Symmetry::None, Symmetry::Mirrored, Symmetry::Rotated];

/// Sizes of a ground: for a short battle, the standard table (1.4), a long one.
pub const SIZES: [(i16, i16); 3] = [(48, 32), (72, 48), (96, 64)];

/// Least and most percent of a ground that is not open.
pub const DENSITY: (u8, u8) = (10, 90);

/// Most platoons a side.
pub const PLATOONS: u8 = 4;

/// Rounds of a Skirmish of one's own (G-31).
const ROUNDS: u16 = 10;

/// What has been chosen for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Character of the ground.
    pub style: Style,
    /// Percent of the ground that is not open.
    pub density: u8,
    /// How its halves correspond.
    pub symmetry: Symmetry,
    /// Its size, by its place in [`SIZES`].
    pub size: usize,
    /// Platoons a side, as far as the rosters have them.
    pub platoons: u8,
    /// Rosters of the two sides, without the ending.
    pub rosters: [String; 2],
    /// Seed of the ground and the dice.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            style: Style::Jungle,
            density: 40,
            symmetry: Symmetry::Rotated,
            size: 1,
            platoons: 1,
            rosters: ["baboon-rifles".to_owned(), "mandrill-horde".to_owned()],
            seed: 1,
        }
    }
}

/// Changes one thing of the battle that is set up.
pub fn change(pages: &mut Pages, change: Change) {
    let plan = &mut pages.plan;
    match change {
        Change::Style(place) => plan.style = STYLES.get(place).copied().unwrap_or_default(),
        Change::Density(percent) => plan.density = percent.clamp(DENSITY.0, DENSITY.1),
        Change::Symmetry(place) => plan.symmetry = SYMMETRIES.get(place).copied().unwrap_or_default(),
        Change::Size(place) => plan.size = place.min(SIZES.len() - 1),
        Change::Platoons(count) => plan.platoons = count.clamp(1, PLATOONS),
        Change::Roster(side, by) => turn_roster(&mut plan.rosters[side.index()], by),
        Change::Seed(seed) => pages.seed = seed,
        Change::Seat(side, by) => {
            let seat = &mut pages.seats[side.index()];
            *seat = seat.next(by);
        }
        Change::Strength(side, place) => {
            if let Who::Scripted(_, strength) = &mut pages.seats[side.index()] {
                *strength = Strength::ALL.get(place).copied().unwrap_or(Strength::Careful);
            }
        }
    }
}

/// Another roster, so many on in the list.
fn turn_roster(own: &mut String, by: i8) {
    let names = Library::shipped().rosters();
    let place = names.iter().position(|name| name == own).unwrap_or(0) as isize;
    let next = (place + isize::from(by)).rem_euclid(names.len().max(1) as isize) as usize;
    if let Some(name) = names.get(next) {
        own.clone_from(name);
    }
}

impl Plan {
    /// Its level, with this seed of ground and dice.
    ///
    /// # Errors
    /// What can't be grown or placed.
    pub fn level(&self, scenario: Scenario, seed: u64) -> Result<Level, LoadError> {
        let Self { density, style, symmetry, platoons, .. } = *self;
        let size = SIZES[self.size.min(SIZES.len() - 1)];
        let draft = Draft {
            name: word("plan-name"),
            about: say("plan-about", &[("density", i64::from(density).into())]),
            scenario,
            recipe: Recipe { size, density, style, symmetry, seed, ..Recipe::default() },
            rosters: self.rosters.clone(),
            platoons,
            rounds: (scenario == Scenario::Skirmish).then_some(ROUNDS),
            seed,
        };
        draft.level(&Library::shipped(), data::profiles()).map(|(level, _)| level)
    }
}
