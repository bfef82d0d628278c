//! What the personalities of all books share: strengths, curves, voices. What a book's own weigh is the book's.

mod curve;
mod raw;
pub mod shelf;
mod strength;
mod voice;

pub use curve::Curve;
pub use strength::{Budget, Strength};
pub use voice::{LONGEST, Occasion, PLAIN, Voice};

use super::error::{LoadError, Note};

/// Gives a closed list of words a list of all of them, so that a table can be kept by place.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $word:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $word,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &[$name] = &[$($name::$word,)*];
        }
    };
}

pub(crate) use words;

/// Reads the strengths of a file and checks them.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse_strengths(file: &str, text: &str) -> Result<(Vec<Budget>, Vec<Note>), LoadError> {
    strength::parse(file, text)
}
