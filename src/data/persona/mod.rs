//! What the personalities of all books share: strengths, curves, voices. Each book defines its own criteria.

mod curve;
mod raw;
pub mod shelf;
mod strength;
mod voice;
pub mod weighed;

pub use curve::Curve;
pub use strength::{Budget, Strength};
pub use voice::{LONGEST, Occasion, PLAIN, Voice};

use super::error::{LoadError, Note};

/// Adds a list of all words to a closed list of words, so that a table can be indexed by it.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $word:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $word,)*
        }

        impl $name {
            /// All words, in order.
            pub const ALL: &[$name] = &[$($name::$word,)*];
        }
    };
}

pub(crate) use words;

/// Reads the strengths of a file and checks them.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse_strengths(file: &str, text: &str) -> Result<(Vec<Budget>, Vec<Note>), LoadError> {
    strength::parse(file, text)
}
