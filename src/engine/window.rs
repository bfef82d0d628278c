//! Decision windows: which decision is due, in one of a few shapes.

use super::fact::Audience;
use crate::force::{Side, UnitId};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// The shapes of a decision. Panels, opponents, the log and scripts know the shapes but not the books.
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
    /// Members of one's own unit.
    Members,
    /// The orders of a turn.
    Act,
    /// Several questions at once, each with its own answers; a single order answers all of them.
    List,
}

/// A kind of question that a book asks: one line of its [`windows!`](crate::windows).
#[derive(Debug, PartialEq, Eq)]
pub struct WindowKind {
    /// Its index among the kinds of the book, from 0.
    pub place: u8,
    /// Its name in the book: `Act`, `Die`, `Watch`.
    pub name: &'static str,
    /// The shape of the answer.
    pub shape: Shape,
    /// The rule behind the decision.
    pub rule: &'static str,
    /// Whether the answer to every such question stays secret to the side that decides.
    pub secret: bool,
}

impl WindowKind {
    /// Whether one of its answers is the default, so that a player may leave the decision to the game; the orders of a
    /// turn have no default.
    pub const fn is_marked(&self) -> bool {
        !matches!(self.shape, Shape::Act)
    }
}

/// A question to one player, open until the player answers it with an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The side that decides.
    pub side: Side,
    /// What is asked.
    pub kind: &'static WindowKind,
    /// The unit it is about, if it is about one.
    pub about: Option<UnitId>,
    /// The audience of the question. If that is one side only, its answer is that side's secret as well.
    pub audience: Audience,
}

impl Window {
    /// The same question, asked without the other side noticing: it is about something that the other side doesn't know
    /// of.
    #[must_use]
    pub const fn in_secret(self) -> Self {
        Self { audience: Audience::Only(self.side), ..self }
    }

    /// The audience of its answer.
    pub const fn answered_to(&self) -> Audience {
        if self.kind.secret { Audience::Only(self.side) } else { self.audience }
    }

    /// Whether the answer stays secret to the side that decides.
    pub const fn is_secret(&self) -> bool {
        matches!(self.answered_to(), Audience::Only(_))
    }

    /// Its name in the book: `Act`, `Die`, `Watch`.
    pub const fn name(&self) -> &'static str {
        self.kind.name
    }

    /// The shape of the answer.
    pub const fn shape(&self) -> Shape {
        self.kind.shape
    }

    /// The parts of it that belong to the state of a battle and are saved in its files.
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
    /// Asking in secret is hashed only if it happens, so that battles of books without secrets keep their hashes.
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

/// Defines the windows of a book: name, shape, rule, and `secret` if only the decider may know the answer.
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

            /// The question asked by an open window of the book.
            pub fn of(window: &$crate::engine::window::Window) -> Self {
                debug_assert_eq!(Self::WINDOWS[usize::from(window.kind.place)], *window.kind, "a window of another book");
                Self::ALL[usize::from(window.kind.place)]
            }

            /// The window that asks a side this question, about a unit or about none.
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
