//! Forces as levels name them: a roster, all of it or only some of its members, or members listed one by one.

use std::mem::swap;

/// The force of a side in a level file, in a book with rosters.
pub(super) trait Force: Sized {
    /// A member as in a file.
    type Member: PartialEq;

    /// A roster by its name, with the numbers of its members from 1; without any, it is all of them.
    fn of_roster(file: String, numbers: Vec<u32>) -> Self;

    /// The name of its roster; none if its members are listed.
    fn file(&mut self) -> Option<&mut String>;

    /// The numbers of its members in its roster; empty if it is all of them, or if they are listed.
    fn numbers(&self) -> &[u32];

    /// Its members; none if it names a roster.
    fn listed(&self) -> Option<&[Self::Member]>;

    /// The name of a member.
    fn called(member: &Self::Member) -> &str;
}

/// Names the roster of a force that is listed member by member, as in a replay, if one of these has all of them.
pub(super) fn name_roster<F: Force>(force: &mut F, rosters: impl IntoIterator<Item = (String, Vec<F::Member>)>) {
    let Some(listed) = force.listed() else { return };
    let named = rosters.into_iter().find_map(|(file, roster)| {
        let number = |member: &F::Member| Some(roster.iter().position(|other| other == member)? as u32 + 1);
        let numbers = listed.iter().map(number).collect::<Option<Vec<u32>>>()?;
        let is_whole = numbers.len() == roster.len();
        Some(F::of_roster(file, if is_whole { Vec::new() } else { numbers }))
    });
    if let Some(named) = named {
        *force = named;
    }
}

/// Exchanges two forces. Of two rosters only the names change places: a side that takes only some members of its roster
/// takes the same ones of the other.
pub(super) fn exchange<F: Force>(one: &mut F, other: &mut F) {
    match (one.file(), other.file()) {
        (Some(one), Some(other)) => swap(one, other),
        _ => swap(one, other),
    }
}

/// The members of a roster of this size that a side takes, with the numbers of those that it takes now. If the roster
/// has none of them, it is asked for them nonetheless: its check says so.
pub(super) fn same_of<F: Force>(force: &F, file: &str, size: usize) -> F {
    let there: Vec<u32> = force.numbers().iter().copied().filter(|number| *number as usize <= size).collect();
    let numbers = if there.is_empty() { force.numbers().to_vec() } else { there };
    F::of_roster(file.to_owned(), numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    enum Any {
        Roster(String, Vec<u32>),
        Listed(Vec<char>),
    }

    impl Force for Any {
        type Member = char;

        fn of_roster(file: String, numbers: Vec<u32>) -> Self {
            Self::Roster(file, numbers)
        }

        fn file(&mut self) -> Option<&mut String> {
            if let Self::Roster(file, _) = self { Some(file) } else { None }
        }

        fn numbers(&self) -> &[u32] {
            if let Self::Roster(_, numbers) = self { numbers } else { &[] }
        }

        fn listed(&self) -> Option<&[char]> {
            if let Self::Listed(listed) = self { Some(listed) } else { None }
        }

        fn called(_: &char) -> &str {
            ""
        }
    }

    fn listed(letters: &str) -> Any {
        Any::Listed(letters.chars().collect())
    }

    fn named(force: Any) -> Any {
        let mut force = force;
        let rosters = [("long", "abcde"), ("short", "xyz")];
        name_roster(&mut force, rosters.map(|(file, letters)| (file.to_owned(), letters.chars().collect())));
        force
    }

    #[test]
    fn a_listed_force_is_named_by_its_roster() {
        assert_eq!(named(listed("abcde")), Any::Roster("long".into(), vec![]), "all of it, whatever its size");
        assert_eq!(named(listed("ac")), Any::Roster("long".into(), vec![1, 3]));
        assert_eq!(named(listed("ax")), listed("ax"), "no roster has both");
    }

    #[test]
    fn whole_rosters_change_sides_whole() {
        let [mut one, mut other] = ["abcde", "xyz"].map(|letters| named(listed(letters)));
        exchange(&mut one, &mut other);
        assert_eq!((one, other), (Any::Roster("short".into(), vec![]), Any::Roster("long".into(), vec![])));
    }

    #[test]
    fn the_same_members_of_another_roster_are_those_that_it_has() {
        let of = |numbers: &[u32], size| same_of(&Any::Roster("long".into(), numbers.to_vec()), "short", size);
        assert_eq!(of(&[1, 3, 5], 3), Any::Roster("short".into(), vec![1, 3]));
        assert_eq!(of(&[4, 5], 3), Any::Roster("short".into(), vec![4, 5]), "not all of it: its check refuses that");
        assert_eq!(of(&[], 3), Any::Roster("short".into(), vec![]));
    }
}
