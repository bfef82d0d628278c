//! The members that a level takes from a roster, by their numbers.

/// The numbers of a force's members in a roster, from 1; none if one of them isn't there.
pub(super) fn numbers<T: PartialEq>(force: &[T], roster: &[T]) -> Option<Vec<u32>> {
    let number = |member: &T| Some(roster.iter().position(|other| other == member)? as u32 + 1);
    force.iter().map(number).collect()
}
