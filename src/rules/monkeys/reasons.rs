//! Says why orders are refused: each reason once, with its numbers, its sentence and its rule.

use super::states::Ended;
use crate::board::{Cell, Edge, Edges};
use crate::force::{PieceId, UnitId};
use crate::words::Term;

/// The name of an edge in the files of words.
pub const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    }
}

/// What stands in a sentence.
pub trait Told {
    /// As a term of it.
    fn term(&self) -> Term;
}

macro_rules! told {
    ($($Name:ty),+ => $term:expr) => { $(impl Told for $Name {
        fn term(&self) -> Term {
            let term: fn(&Self) -> Term = $term;
            term(self)
        }
    })+ };
}

told!(UnitId, PieceId, Cell => |name| name.to_string().into());
told!(i8, u8, u16 => |number| i32::from(*number).into());
told!(i32 => |number| (*number).into());
told!(usize => |number| (*number).into());
// A seed is written as it is typed, without marks for thousands.
told!(u64 => |seed| seed.to_string().into());
told!(&'static str => |word| (*word).into());
told!(String => |name| name.clone().into());
told!(Edges => |edges| edges.iter().map(edge_word).collect::<Vec<_>>().join(" ").into());
told!(Ended => |ended| format!("{ended:?}").into());

/// One line a reason: what it is called, its numbers, and `(sentence, rule)`, or a function that gives both. Reasons
/// that another file lists follow at the end.
macro_rules! reasons {
    (
        $(#[$about:meta])* pub enum $Reasons:ident;
        $($(#[$doc:meta])* $Name:ident $({ $($field:ident: $Type:ty),* })? => $said:expr;)+
        $([listed in files of their own] $($(#[$part_doc:meta])* $Part:ident($Why:ident);)+)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the fields are the numbers of the sentence")]
        pub enum $Reasons {
            $($(#[$doc])* $Name $({ $($field: $Type),* })?,)+
            $($($(#[$part_doc])* $Part($Why),)+)?
        }

        impl $Reasons {
            /// The name of its sentence and the rule it follows from.
            #[allow(unused_variables, reason = "few reasons have a sentence that depends on a number")]
            pub fn id_and_rule(&self) -> (&'static str, &'static str) {
                match self {
                    $(Self::$Name $({ $($field),* })? => $said,)+
                    $($(Self::$Part(why) => why.id_and_rule(),)+)?
                }
            }

            /// The sentence with its numbers.
            pub fn sentence(&self) -> $crate::words::Message {
                let message = $crate::words::Message::new(self.id_and_rule().0);
                match self {
                    $(Self::$Name $({ $($field),* })? => {
                        message$($(.with(stringify!($field), $crate::rules::monkeys::reasons::Told::term($field)))*)?
                    })+
                    $($(Self::$Part(why) => why.sentence(),)+)?
                }
            }
        }

        $($(impl From<$Why> for $Reasons {
            fn from(why: $Why) -> Self {
                Self::$Part(why)
            }
        })+)?
    };
}

pub(super) use reasons;
