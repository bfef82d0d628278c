//! How the scripted opponent plays Monkeys With Guns: what it sees, its goals, its ideas, its preferences.
//!
//! ```text
//! Scene (what it sees) -> Goal (each unit's task) -> Mind (one unit) -> Ideas, each with its Inputs
//!                                                     Taste (a personality at this moment) -> scores -> Order
//! ```

mod answers;
mod arms;
mod book;
mod charges;
mod chores;
mod deeds;
mod deploy;
mod exits;
mod goals;
mod mind;
mod moves;
mod pose;
mod price;
mod reading;
mod roles;
mod scene;
mod squares;
mod standing;
mod strikes;
mod taste;
mod turn;
mod venues;
mod waiting;
mod why;
mod worth;
mod yielding;

use super::{ladder, player, sandbox};
use crate::rules::monkeys::Monkeys;

pub use goals::Goal;
pub use venues::venues;
pub use waiting::Waiting;

/// A scripted player.
pub type Opponent = player::Opponent<Monkeys>;
/// A world for thinking.
pub type Sandbox = sandbox::Sandbox<Monkeys>;
/// The order it would give, and the reasons.
pub type Thought = super::why::Thought<Monkeys>;
/// The reasons of a decision.
pub type Why = super::why::Why<Monkeys>;
/// One candidate with its score.
pub type Candidate = super::why::Candidate<Monkeys>;
/// One line of a score.
pub type Reason = super::why::Reason<Monkeys>;
/// A place of the ladder.
pub type Venue = ladder::venue::Venue<Monkeys>;
/// A contender on the ladder.
pub type Contender = ladder::bout::Contender<Monkeys>;
