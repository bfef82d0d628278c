//! A unit's short name, on its counters and wherever they are mentioned: the mark of its platoon and its position
//! there, as in `A2`, `II1` or `B CO`.

use super::name::Post;
use std::fmt;

/// Distinguishes a platoon from the others of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// It has no letter yet: a Roman numeral for its position in the level, which can't be mistaken for a squad's
    /// number.
    Numeral(u8),
    /// Its letter.
    Letter(char),
}

/// The text on a unit's counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag {
    /// Its platoon, if its side has several.
    pub platoon: Option<Mark>,
    /// Its position in the platoon.
    pub post: Post,
}

impl Tag {
    /// A squad of the only platoon of its side.
    pub const fn squad(number: u8) -> Self {
        Self { platoon: None, post: Post::Squad(number) }
    }

    /// The mark of its platoon, empty if its side has only one platoon.
    pub fn mark(self) -> String {
        self.platoon.map(|mark| mark.to_string()).unwrap_or_default()
    }

    /// Its position in the platoon: `2`, `2b`, `CO`, `F1`.
    pub fn place(self) -> String {
        match self.post {
            Post::Squad(number) => number.to_string(),
            Post::Half(number) => format!("{number}b"),
            Post::Co => "CO".to_owned(),
            Post::Xo => "XO".to_owned(),
            Post::Team(number) => format!("F{number}"),
        }
    }

    /// The same in as few letters as possible, for the smallest counters: officers are `C` and `X`.
    pub fn brief(self) -> String {
        match self.post {
            Post::Co | Post::Xo => self.place().chars().take(1).collect(),
            _ => self.place(),
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Letter(letter) => write!(f, "{letter}"),
            Mark::Numeral(number) => f.write_str(&roman(*number)),
        }
    }
}

fn roman(number: u8) -> String {
    const SIGNS: [(u8, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut left = number;
    let mut text = String::new();
    for (value, sign) in SIGNS {
        while left >= value {
            text.push_str(sign);
            left -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_posts_of_a_platoon_share_a_name() {
        let posts = [Post::Squad(1), Post::Squad(2), Post::Half(1), Post::Co, Post::Xo, Post::Team(1), Post::Team(2)];
        let named: std::collections::BTreeSet<String> =
            posts.iter().map(|post| Tag { platoon: None, post: *post }.place()).collect();
        let brief: std::collections::BTreeSet<String> =
            posts.iter().map(|post| Tag { platoon: None, post: *post }.brief()).collect();
        assert_eq!((named.len(), brief.len()), (posts.len(), posts.len()));
    }

    #[test]
    fn platoons_are_numbered_as_the_romans_did() {
        let read = [1, 2, 4, 8, 9, 14].map(|number| Mark::Numeral(number).to_string());
        assert_eq!(read, ["I", "II", "IV", "VIII", "IX", "XIV"]);
        assert_eq!(Mark::Letter('B').to_string(), "B");
    }
}
