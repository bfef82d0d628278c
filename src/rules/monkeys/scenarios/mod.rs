//! Scenarios: where the sides deploy, how they leave, when the battle is over, and who has won (section 9; 1.6, G-14 to
//! G-18, G-31, G-34, G-36, T-149, T-150).
//!
//! Each scenario is one line of [`Scenario::terms`] and a file in this folder with its [`Terms`]. Things on the board
//! that count are the [`Stakes`], part of the state.

pub use super::{
    scenario::{Scenario, USUAL_ROUNDS},
    stakes::{Crate, Marker, Stakes, Whereabouts},
};

use super::{field::Field, turn::Turn};
use crate::board::{Zone, terrain::Ground};
use crate::force::Side;

pub mod ambush;
pub mod battle;
mod ending;
pub mod scavenging;
pub mod siege;
pub mod skirmish;
mod terms;

pub use ending::{by_goal, by_rounds, when_deserted, who_stands};
pub(super) use ending::{end_by_goal, end_if_wiped_out, end_of_round};
pub use terms::{Setting, Standing, Terms, counting, eliminated, gone, lost_scrap, retreated};

impl Scenario {
    /// Its rules.
    pub fn terms(self) -> &'static dyn Terms {
        match self {
            Scenario::Ambush => &ambush::Ambush,
            Scenario::Battle => &battle::Battle,
            Scenario::Scavenging => &scavenging::Scavenging,
            Scenario::Siege => &siege::Siege,
            Scenario::Skirmish => &skirmish::Skirmish,
        }
    }
}

impl Stakes {
    /// The stakes of a battle about to start.
    pub fn new(scenario: Scenario, setting: &Setting, zones: [Zone; 2], ground: &Ground) -> Self {
        let mut stakes = Self { scenario, attacker: setting.attacker, zones, ..Self::default() };
        scenario.terms().lay_out(setting, ground, &mut stakes);
        stakes
    }
}

/// The state of the battle in its scenario: what each side has achieved so far.
pub fn standing(field: &Field, turn: &Turn) -> Vec<Standing> {
    let mut lines = turn.stakes.scenario.terms().standing(field, turn);
    lines.extend(Side::BOTH.map(|side| Standing {
        side: Some(side),
        label: "standing-scrap",
        value: lost_scrap(field, side),
        of: 0,
    }));
    lines
}
