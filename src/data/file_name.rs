//! Names of files: which ones are taken from a folder, and what becomes of a name that somebody types.

/// Bytes of the longest name without its ending: every system takes so many, with the ending behind them.
const LONGEST: usize = 200;

/// Letters that mean something to one system or another, or that lead to another folder.
const RESERVED: &str = "/\\:*?\"<>|";

/// Whether a file of this name is listed and can be named elsewhere. Any name that people give is: only what leads to
/// another folder, is hidden, or can't be told from another on the screen is not.
pub fn is_sensible(name: &str) -> bool {
    let hidden = name.starts_with('.');
    let ragged = name.ends_with('.') || name.trim() != name;
    !name.is_empty() && name.len() <= LONGEST && !hidden && !ragged && name.chars().all(may_stand)
}

fn may_stand(letter: char) -> bool {
    !letter.is_control() && !is_unseen(letter) && !RESERVED.contains(letter)
}

/// Letters that take no place on the screen, or turn the direction of others round.
const fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{FEFF}')
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(letter, '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// What somebody has typed as a name that every system takes, of so many letters at most; empty where nothing is left.
pub fn tidy(typed: &str, longest: usize) -> String {
    let may = |letter: char| letter.is_alphanumeric() || " -_,'()+&!".contains(letter);
    let kept: String =
        typed.trim().chars().map(|letter| if may(letter) { letter } else { '-' }).take(longest).collect();
    kept.trim().to_owned()
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
    }

    #[test]
    fn names_that_lead_elsewhere_or_deceive_are_not() {
        for name in
            ["", "..", ".hidden", "../hill", "a/b", "a\\b", "c:", " hill", "hill ", "hill.", "a\nb", "a\u{202E}b"]
        {
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

    proptest! {
        #[test]
        fn whatever_is_typed_is_listed_afterwards(typed in ".{0,80}") {
            let name = tidy(&typed, 48);
            prop_assert!(name.is_empty() || is_sensible(&name), "{:?}", name);
            prop_assert_eq!(tidy(&name, 48), name);
        }
    }
}
