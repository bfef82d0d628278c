//! Explains why orders of any book are refused: one line per reason, with its numbers, its text and its rule.

use crate::board::{Cell, Edges};
use crate::force::{PieceId, UnitId};
use crate::words::Term;

/// A value used in the text of a refusal.
pub trait Stated {
    /// The value as a term of the text.
    fn term(&self) -> Term;
}

/// How types appear in texts: `stated!(Type, Type => |value| term)`.
macro_rules! stated {
    ($($Name:ty),+ => $term:expr) => { $(impl $crate::engine::reasons::Stated for $Name {
        fn term(&self) -> $crate::words::Term {
            let term: fn(&Self) -> $crate::words::Term = $term;
            term(self)
        }
    })+ };
}

stated!(UnitId, PieceId, Cell => |name| name.to_string().into());
stated!(i8, u8, u16 => |number| i32::from(*number).into());
stated!(i32 => |number| (*number).into());
stated!(u32 => |number| i64::from(*number).into());
stated!(usize => |number| (*number).into());
// A seed is written as it is typed, without thousands separators.
stated!(u64 => |seed| seed.to_string().into());
stated!(&'static str => |word| (*word).into());
stated!(String => |name| name.clone().into());
stated!(Edges => |edges| edges.iter().map(|edge| edge.word()).collect::<Vec<_>>().join(" ").into());

/// One line per reason: its name, its numbers, and `(text, rule)`, or a function that returns both. Reasons from
/// another file follow at the end.
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
            /// The name of its text and the rule behind it.
            #[allow(unused_variables, reason = "few reasons have a sentence that depends on a number")]
            pub(crate) fn id_and_rule(&self) -> (&'static str, &'static str) {
                match self {
                    $(Self::$Name $({ $($field),* })? => $said,)+
                    $($(Self::$Part(why) => why.id_and_rule(),)+)?
                }
            }

        }

        impl $crate::engine::order::Refusal for $Reasons {
            fn rule(&self) -> $crate::engine::order::Rule {
                $crate::engine::order::Rule(self.id_and_rule().1)
            }

            fn message(&self) -> $crate::words::Message {
                let message = $crate::words::Message::new(self.id_and_rule().0);
                match self {
                    $(Self::$Name $({ $($field),* })? => {
                        message$($(.with(stringify!($field), $crate::engine::reasons::Stated::term($field)))*)?
                    })+
                    $($(Self::$Part(why) => why.message(),)+)?
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

pub(crate) use {reasons, stated};
