//! File names: which ones are listed in a folder, and cleaning up a name typed by the player.

use crate::words::plain;
use std::path::Path;

/// Bytes of the longest name without its extension: every system accepts this much plus the extension.
const LONGEST: usize = 200;

/// Characters with a special meaning on some system, or that lead to another folder.
const RESERVED: &str = "/\\:*?\"<>|";

/// Whether a file with this name is listed and can be named elsewhere. Any name that people use is fine, except those
/// that lead to another folder, are hidden, or look like another name on the screen.
pub fn is_sensible(name: &str) -> bool {
    let hidden = name.starts_with('.');
    let ragged = name.ends_with('.') || name.trim() != name;
    !name.is_empty() && name.len() <= LONGEST && !hidden && !ragged && name.chars().all(may_stand)
}

fn may_stand(letter: char) -> bool {
    !plain::is_raw(letter) && !RESERVED.contains(letter)
}

/// The name of a file as players know it: without the endings of the game's own files, such as `.roster.ron`. Other
/// endings say what it is.
pub fn shown(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let own = name.strip_suffix(".ron").and_then(|name| Some(name.rsplit_once('.')?.0));
    plain::clean(own.unwrap_or(&name)).into_owned()
}

/// The typed text as a name that every system accepts, limited to this many characters; empty if nothing is left.
pub fn tidy(typed: &str, longest: usize) -> String {
    let may = |letter: char| letter.is_alphanumeric() || " -_,'()+&!".contains(letter);
    let kept: String =
        typed.trim().chars().map(|letter| if may(letter) { letter } else { '-' }).take(longest).collect();
    kept.trim().to_owned()
}

/// The first free name: this one, or this one with the lowest free number from 2 on.
///
/// # Panics
/// If four billion names are taken.
pub fn free(name: &str, numbered: impl Fn(u32) -> String, is_free: impl Fn(&str) -> bool) -> String {
    let mut names = std::iter::once(name.to_owned()).chain((2..=u32::MAX).map(numbered));
    names.find(|name| is_free(name)).expect("a number is left")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_that_people_give_are_sensible() {
        for name in ["A ground of your own", "Tom's hill (2nd try)", "v1.2", "Über-Größe", "two-groves", "丘"] {
            assert!(is_sensible(name), "{name}");
        }
        // Persian and Hindi join and separate letters inside words.
        for name in ["می\u{200C}خواهم", "क्\u{200D}ष"] {
            assert!(is_sensible(name), "{name}");
        }
    }

    #[test]
    fn players_see_no_endings_of_the_games_own_files() {
        let seen = |path: &str| shown(Path::new(path));
        assert_eq!(seen("saves/Two Groves, round 4.replay.ron"), "Two Groves, round 4");
        assert_eq!(seen("v1.2.roster.ron"), "v1.2");
        assert_eq!((seen("runs/two-groves"), seen("plot.svg")), ("two-groves".into(), "plot.svg".into()));
    }

    #[test]
    fn names_that_lead_elsewhere_or_deceive_are_not() {
        for name in ["", "..", ".hidden", "../hill", "a/b", "a\\b", "c:", " hill", "hill ", "hill."] {
            assert!(!is_sensible(name), "{name:?}");
        }
        for name in ["a\nb", "a\u{202E}b", "a\u{200B}b"] {
            assert!(!is_sensible(name), "{name:?}");
        }
        assert!(!is_sensible(&"x".repeat(LONGEST + 1)));
    }

    #[test]
    fn what_is_typed_stays_where_it_is_put() {
        assert_eq!(tidy("../../etc/passwd", 48), "------etc-passwd");
        assert_eq!(tidy("  The Ford, round 3 ", 48), "The Ford, round 3");
        assert_eq!(tidy("abc def", 4), "abc");
        assert_eq!(tidy("   ", 48), "");
    }

    #[test]
    fn every_name_gets_a_number_of_its_own_however_many_there_are() {
        let mut taken: Vec<String> = Vec::new();
        for _ in 0..1200 {
            let free = free("hill", |number| format!("hill {number}"), |name| !taken.iter().any(|one| one == name));
            taken.push(free);
        }
        assert_eq!((taken[0].as_str(), taken[1].as_str(), taken[1199].as_str()), ("hill", "hill 2", "hill 1200"));
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_listed_afterwards(typed in ".{0,80}") {
            let name = tidy(&typed, 48);
            prop_assert!(name.is_empty() || is_sensible(&name), "{:?}", name);
            prop_assert_eq!(tidy(&name, 48), name);
        }
    }
}
