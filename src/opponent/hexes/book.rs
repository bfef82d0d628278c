//! Ordered Hexes, as the opponent knows it.

use crate::data::LoadError;
use crate::data::hexes::{Level, level};
use crate::data::library;
use crate::force::{Side, UnitId};
use crate::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    ladder::venue::Venue,
    why::Reason,
};
use crate::rules::Book;
use crate::rules::hexes::{Hexes, Order, choices::View, muster::Goal, score};
use crate::words::word;
use std::sync::{Arc, LazyLock};

/// Its name in files.
pub const NAME: &str = "by-the-book";

/// Who the enemy is taken for.
static ENEMIES: LazyLock<[Arc<Persona>; 1]> = LazyLock::new(|| [Arc::new(Persona::marked())]);

/// Who plays the marked answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    name: String,
    about: String,
}

impl Persona {
    /// The only one there is.
    pub fn marked() -> Self {
        Self { name: word("hexes-opponent-name"), about: word("hexes-opponent-about") }
    }
}

impl Character for Persona {
    fn name(&self) -> &str {
        &self.name
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn whim(&self) -> u32 {
        0
    }
}

impl Mind for Hexes {
    type Persona = Persona;
    type Standing = ();
    type Unplanned = ();
    type Grounds = ();
    type Consider = &'static str;
    type Role = &'static str;
    type Goal = ();
    type Look = (u16, u8);

    const TURN: &'static str = "new-round";

    fn characters() -> Vec<String> {
        vec![NAME.to_owned()]
    }

    /// Every window of the book is answered: none is a unit's turn to act.
    fn think(_: Thinker<Self>) -> Option<Plan<Self>> {
        None
    }

    fn rest(_: UnitId) -> Order {
        Order::Choose(Vec::new())
    }

    fn end_turn() -> Order {
        Order::Choose(Vec::new())
    }

    fn waiting(_: View) -> usize {
        1
    }

    fn look(view: View) -> (u16, u8) {
        (view.turn.round, view.turn.step)
    }

    fn worth(view: View, _: &Persona, side: Side) -> i64 {
        i64::from(score::worth(view.field, side)) - i64::from(score::worth(view.field, side.other()))
    }

    fn price(view: View, _: &Order) -> u64 {
        view.field.units.len() as u64
    }

    fn enemies() -> &'static [Arc<Persona>] {
        &*ENEMIES
    }

    fn reasons(_: Thinker<Self>, _: Option<&'static str>, _: &Idea<Self>) -> Vec<Reason<Self>> {
        Vec::new()
    }

    fn venues() -> Result<Vec<Venue<Self>>, LoadError> {
        let venue = |name: String| Ok(Venue::new(name.clone(), level::shipped(&name)?.0));
        library::levels_of(Book::Hexes).into_iter().map(venue).collect()
    }

    fn scenario(level: &Level) -> &'static str {
        match level.scenario.goal {
            Goal::Entrenched => "entrenched",
            Goal::Cross(_) => "cross",
        }
    }

    /// The price of all that is gone.
    fn lost(view: View, side: Side) -> u32 {
        let full: u32 = view.field.of(side).map(|unit| u32::from(view.field.kind(unit).price)).sum();
        full.saturating_sub(score::worth(view.field, side) / score::PARTS)
    }
}
