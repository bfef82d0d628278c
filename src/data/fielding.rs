//! Levels with other forces than their own, in the books whose levels take rosters: some of them replaced by rosters,
//! or all of them on the other side.

use super::{
    error::LoadError,
    forces::{Force, exchange, name_roster, same_of},
    library::Library,
    number::NAME,
};
use crate::rules::Book;
use std::mem::swap;

/// What follows the name of a force if both sides have the same one, since sides have different names.
pub(super) const SECOND: &str = " II";

/// What a level with other troops is called in its errors.
const TROOPS: &str = "other troops";

/// What a return match is called in its errors.
const RETURN: &str = "return match";

/// A side in a level file.
pub(super) trait Sided {
    /// Its force.
    type Force: Force;

    /// Its name.
    fn name(&mut self) -> &mut String;

    /// Its force.
    fn force(&mut self) -> &mut Self::Force;
}

/// The members of a side's force, as in a file.
type Members<S> = Vec<<<S as Sided>::Force as Force>::Member>;

/// A checked level whose sides can have other forces.
pub(super) trait Fielding: Sized {
    /// The book.
    const BOOK: Book;
    /// A side in its file.
    type Side: Sided;
    /// The level in its file.
    type Raw;

    /// The level as in its file.
    fn named(&self) -> Self::Raw;

    /// The level with everything it names from elsewhere included.
    fn listed(&self) -> Self::Raw;

    /// Its sides.
    fn sides(raw: &mut Self::Raw) -> &mut [Self::Side];

    /// The name and the members of a roster; none if there is none, or if it has errors.
    fn roster(&self, library: &Library, name: &str) -> Option<(String, Members<Self::Side>)>;

    /// Whether its sides play different parts, such as attacker and garrison: then the part decides which numbers of a
    /// roster are fielded.
    fn has_parts(&self) -> bool;

    /// The level with these sides, whose forces take the positions of its own ones.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn checked(&self, raw: Self::Raw, file: &str, library: &Library) -> Result<Self, LoadError>;
}

/// A level whose file has rosters of the library in place of the forces of those sides for which one is named. A side
/// that takes only some members of its roster takes the same ones of the other.
pub(super) fn replaced<L: Fielding>(level: &L, rosters: [Option<&str>; 2], library: &Library) -> L::Raw {
    let (mut raw, mut source) = (level.listed(), level.named());
    let sides = L::sides(&mut raw).iter_mut().zip(L::sides(&mut source));
    for ((side, own), name) in sides.zip(rosters) {
        let Some(name) = name else { continue };
        let size = level.roster(library, name).map_or(0, |(_, members)| members.len());
        *side.force() = same_of(own.force(), name, size);
    }
    raw
}

/// The same as a level. A side whose force is replaced has the name of its roster.
///
/// # Errors
/// If a roster isn't in the library, or can't be fielded there.
pub(super) fn with_troops<L: Fielding>(
    level: &L,
    rosters: [Option<&str>; 2],
    library: &Library,
) -> Result<L, LoadError> {
    let mut raw = replaced(level, rosters, library);
    if let [first, second] = L::sides(&mut raw) {
        let titles = rosters.map(|name| Some(level.roster(library, name?)?.0));
        entitle([first.name(), second.name()], titles);
    }
    level.checked(raw, TROOPS, library)
}

/// Names sides after the rosters that they field.
fn entitle([first, second]: [&mut String; 2], titles: [Option<String>; 2]) {
    let is_second = titles[1].is_some();
    for (name, title) in [&mut *first, &mut *second].into_iter().zip(titles) {
        if let Some(title) = title {
            *name = title;
        }
    }
    if first == second {
        let name = if is_second { second } else { first };
        *name = name.chars().take(NAME - SECOND.len()).chain(SECOND.chars()).collect();
    }
}

/// The names of those members of its roster that each side of a level leaves out.
pub(super) fn left_out<L: Fielding>(level: &L, library: &Library) -> [Vec<String>; 2] {
    let mut source = level.named();
    let mut sides = L::sides(&mut source).iter_mut().map(|side| {
        let force = side.force();
        let numbers = force.numbers().to_vec();
        let roster = force.file().and_then(|file| level.roster(library, file));
        let members = roster.map_or_else(Vec::new, |(_, members)| members).into_iter().zip(1..);
        let left = members.filter(|(_, number)| !numbers.is_empty() && !numbers.contains(number));
        left.map(|(member, _)| <L::Side as Sided>::Force::called(&member).to_owned()).collect()
    });
    [sides.next().unwrap_or_default(), sides.next().unwrap_or_default()]
}

/// The level of a return match: the forces change sides, with their names. If the sides play different parts, a part
/// that takes only some members of a roster takes the same ones of the other roster.
///
/// # Errors
/// If there is no room for them on the other side.
pub(super) fn swapped<L: Fielding>(level: &L) -> Result<L, LoadError> {
    let library = Library::shipped();
    let rosters = || {
        let find = |file: String| level.roster(&library, &file).map(|(_, members)| (file, members));
        library.rosters_of(L::BOOK).into_iter().filter_map(find)
    };
    let mut named = level.named();
    L::sides(&mut named).iter_mut().for_each(|side| name_roster(side.force(), rosters()));
    let forces = if level.has_parts() { exchange } else { swap };
    level.checked(exchanged::<L>(named, forces), RETURN, &library).or_else(|_| {
        // A player's own rosters aren't among the shipped ones, but their members are in the level.
        level.checked(exchanged::<L>(level.listed(), swap), RETURN, &library)
    })
}

/// A level whose sides have swapped names and forces.
fn exchanged<L: Fielding>(
    mut raw: L::Raw,
    forces: impl FnOnce(&mut <L::Side as Sided>::Force, &mut <L::Side as Sided>::Force),
) -> L::Raw {
    if let [one, other] = L::sides(&mut raw) {
        swap(one.name(), other.name());
        forces(one.force(), other.force());
    }
    raw
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entitled(own: [&str; 2], titles: [Option<&str>; 2]) -> [String; 2] {
        let mut names = own.map(str::to_owned);
        entitle(names.each_mut(), titles.map(|title| title.map(str::to_owned)));
        names
    }

    #[test]
    fn sides_have_the_names_of_their_rosters_and_never_the_same_one() {
        assert_eq!(entitled(["Reeds", "Hills"], [Some("Apes"), None]), ["Apes", "Hills"]);
        assert_eq!(entitled(["Reeds", "Hills"], [Some("Hills"), None]), ["Hills II", "Hills"]);
        assert_eq!(entitled(["Reeds", "Hills"], [Some("Apes"), Some("Apes")]), ["Apes", "Apes II"]);
        let long = "A".repeat(NAME);
        let [_, second] = entitled(["Reeds", "Hills"], [Some(&long), Some(&long)]);
        assert!(second.chars().count() == NAME && second.ends_with("A II"), "{second}");
    }
}
