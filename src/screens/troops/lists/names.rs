//! What a page calls the members of a roster and their kinds.

use super::{Kind, model::member_at};
use crate::data::troops::{Called, Draft};

/// The names in a roster, and those of the kinds of its book.
pub struct Names<'a> {
    /// The roster.
    pub draft: &'a Draft,
    /// The kinds.
    pub kinds: &'a [Kind],
}

impl Called for Names<'_> {
    fn subject(&self, place: &str) -> String {
        let member = member_at(place).and_then(|number| self.draft.members.get(number));
        member.map_or_else(|| self.draft.name.clone(), |member| member.name.clone())
    }

    fn kind(&self, id: &str) -> Option<String> {
        let kind = self.kinds.iter().find(|kind| kind.name == id).map(|kind| kind.called.clone());
        kind.or_else(|| self.kinds.iter().find(|kind| kind.army == id).map(|kind| kind.of.clone()))
    }
}
