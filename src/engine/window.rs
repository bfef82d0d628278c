//! Decision windows: who must decide what, in one of a few shapes.

use super::fact::Audience;
use crate::force::{Side, UnitId};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// The shapes of a decision. Panels, opponent, log and scripts know the shapes and no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// One of a few named things.
    Pick,
    /// One of the dice on the table.
    Die,
    /// Cells of the board.
    Cells,
    /// Enemies for each shooter.
    Targets,
    /// Members of an own unit.
    Members,
    /// The orders of a turn.
    Act,
    /// Several questions at once, each with its own answers: one order answers all of them.
    List,
}

/// A kind of question that a book asks: a line of its [`windows!`](crate::windows).
#[derive(Debug, PartialEq, Eq)]
pub struct WindowKind {
    /// Its place among the kinds of the book, from 0.
    pub place: u8,
    /// Its name in the book: `Act`, `Die`, `Watch`.
    pub name: &'static str,
    /// What the answer looks like.
    pub shape: Shape,
    /// The rule behind the decision.
    pub rule: &'static str,
    /// Whether only the side that decides may know the answer, of every such question.
    pub secret: bool,
}

impl WindowKind {
    /// Whether one of its answers is marked, so that a player may leave the decision to the game: nothing is marked among
    /// the orders of a turn.
    pub const fn is_marked(&self) -> bool {
        !matches!(self.shape, Shape::Act)
    }
}

/// A question to one player, open until the player answers it with one of its orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The side that decides.
    pub side: Side,
    /// What is asked.
    pub kind: &'static WindowKind,
    /// The unit it is about, if it is about one.
    pub about: Option<UnitId>,
    /// Who may know that it is asked. Where that is one side alone, its answer is a secret of that side as well.
    pub audience: Audience,
}

impl Window {
    /// The same question asked so that the other side doesn't notice: it is about somebody that the other doesn't know of.
    #[must_use]
    pub const fn in_secret(self) -> Self {
        Self { audience: Audience::Only(self.side), ..self }
    }

    /// Who may know its answer.
    pub const fn answered_to(&self) -> Audience {
        if self.kind.secret { Audience::Only(self.side) } else { self.audience }
    }

    /// Whether only the side that decides may know the answer.
    pub const fn is_secret(&self) -> bool {
        matches!(self.answered_to(), Audience::Only(_))
    }

    /// Its name in the book: `Act`, `Die`, `Watch`.
    pub const fn name(&self) -> &'static str {
        self.kind.name
    }

    /// What the answer looks like.
    pub const fn shape(&self) -> Shape {
        self.kind.shape
    }

    /// What of it belongs to the state of a battle and stands in its files.
    fn told(&self) -> Told {
        let private = matches!(self.audience, Audience::Only(_));
        Told { side: self.side, name: self.name(), shape: self.shape(), about: self.about, private }
    }
}

/// A window in a file, and in the hash of a battle.
#[derive(Serialize)]
struct Told {
    side: Side,
    name: &'static str,
    shape: Shape,
    about: Option<UnitId>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    private: bool,
}

impl Hash for Told {
    /// Whether it is asked in secret counts only where it is: battles of books without secrets keep their hashes.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.side, self.name, self.shape, self.about).hash(state);
        if self.private {
            self.private.hash(state);
        }
    }
}

impl Hash for Window {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.told().hash(state);
    }
}

impl Serialize for Window {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

/// The windows of a book, once: name, shape, rule, and `secret` where only the decider may know the answer.
#[macro_export]
macro_rules! windows {
    ($(#[$meta:meta])* $vis:vis enum $Ask:ident { $($(#[$doc:meta])* $name:ident: $shape:ident $rule:literal $($secret:ident)?,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Ask { $($(#[$doc])* $name,)+ }

        impl $Ask {
            /// Every window of the book, in the order in which a battle may first open them.
            pub const WINDOWS: &'static [$crate::engine::window::WindowKind] = &[$($crate::engine::window::WindowKind {
                place: $Ask::$name as u8,
                name: stringify!($name),
                shape: $crate::engine::window::Shape::$shape,
                rule: $rule,
                secret: $crate::windows!(@secret $($secret)?),
            },)+];

            /// Their names in files, in the same order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// Every question of the book, in the same order.
            pub const ALL: &'static [$Ask] = &[$($Ask::$name,)+];

            /// What an open window of the book asks.
            pub fn of(window: &$crate::engine::window::Window) -> Self {
                debug_assert_eq!(Self::WINDOWS[usize::from(window.kind.place)], *window.kind, "a window of another book");
                Self::ALL[usize::from(window.kind.place)]
            }

            /// The window that asks a side this, about a unit or about none.
            pub fn at(
                self,
                side: $crate::force::Side,
                about: Option<$crate::force::UnitId>,
            ) -> $crate::engine::window::Window {
                let audience = $crate::engine::fact::Audience::Both;
                $crate::engine::window::Window { side, kind: &Self::WINDOWS[self as usize], about, audience }
            }

            /// Its name in files.
            pub const fn name(self) -> &'static str {
                Self::WINDOWS[self as usize].name
            }
        }
    };
    (@secret secret) => { true };
    (@secret) => { false };
}
