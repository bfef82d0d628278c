//! The roster being built, and the selection in it.

use super::{Kind, Lists, model, names::Names, offers, sheet};
use crate::data::troops::{Breach, Draft, Edit, Edited, History, Member, against};
use crate::input::{TroopsLeaf, TroopsName, TroopsTurn};
use crate::panels::troops as panel;
use crate::screens::{
    armies::Building,
    troops::{
        Listed,
        offer::{Deed, Group},
        page::Page,
    },
};
use crate::words::word;
use std::marker::PhantomData;

/// More members than any roster can have.
const ENOUGH: usize = 64;

/// The roster being built.
pub struct Bench<L> {
    history: History<Draft>,
    pub(super) kinds: Vec<Kind>,
    pub(super) breaches: Vec<Breach>,
    pub(super) notes: Vec<Breach>,
    /// The selected member; `None` for the whole roster.
    pub(super) member: Option<usize>,
    /// The open tab.
    pub(super) leaf: TroopsLeaf,
    pub(super) groups: Vec<Group<Edit>>,
    book: PhantomData<L>,
}

impl<L: Lists> Bench<L> {
    /// A roster on the table.
    pub fn new(draft: Draft) -> Self {
        let (history, kinds, leaf) = (History::new(draft), L::kinds(), TroopsLeaf::default());
        let (breaches, notes, groups) = (Vec::new(), Vec::new(), Vec::new());
        let mut bench = Self { history, kinds, breaches, notes, member: None, leaf, groups, book: PhantomData };
        bench.changed();
        bench
    }

    /// The roster.
    pub(super) const fn draft(&self) -> &Draft {
        self.history.draft()
    }

    /// Number of steps that can be undone, and of steps that can be redone.
    pub(super) const fn steps(&self) -> (usize, usize) {
        self.history.steps()
    }

    /// The selected member.
    pub(super) fn at(&self) -> Option<(usize, &Member)> {
        let place = self.member?;
        Some((place, self.draft().members.get(place)?))
    }

    /// A kind by its name in files.
    pub(super) fn kind(&self, name: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.name == name)
    }

    fn edit(&mut self, edit: &Edit) {
        if self.history.edit(edit) {
            match edit {
                // The selection stays on the member that moves.
                Edit::Move(from, to) if self.member == Some(*from) => self.member = Some(*to),
                Edit::Drop(_) => self.member = None,
                Edit::Add(_) if self.member.is_some() => self.member = self.draft().members.len().checked_sub(1),
                _ => {}
            }
            self.changed();
        }
    }

    fn changed(&mut self) {
        (self.breaches, self.notes) = self.draft().breaches::<L::File>();
        self.look_again();
    }

    /// Makes sure that the selection exists, and prices its choices.
    fn look_again(&mut self) {
        if self.at().is_none() {
            self.member = None;
        }
        let mut groups = match self.at() {
            Some((place, member)) => offers::of_member::<L>(self.draft(), &self.kinds, (place, member)),
            None => offers::of_roster::<L>(self.draft(), &self.kinds),
        };
        groups.retain(|group| !group.offers.is_empty());
        for offer in groups.iter_mut().flat_map(|group| &mut group.offers) {
            let Deed::Edit(edit) = &offer.deed else { continue };
            let Some(after) = self.draft().with(edit) else { continue };
            offer.price =
                i64::from(model::cost(&after, &self.kinds)) - i64::from(model::cost(self.draft(), &self.kinds));
            offer.why = self.against(self.draft(), &self.breaches, &after);
        }
        self.groups = groups;
    }

    /// The objections to a change.
    fn against(&self, before: &Draft, breaches: &[Breach], after: &Draft) -> Vec<String> {
        let size = |draft: &Draft| (model::cost(draft, &self.kinds), draft.members.len());
        let ((cost, count), (was, were)) = (size(after), size(before));
        let names = Names { draft: after, kinds: &self.kinds };
        against(breaches, &after.breaches::<L::File>().0, cost > was || count > were, &names)
    }

    /// More members, those first of which there are fewest, as long as there are no objections.
    fn filled(&self) -> Vec<Edit> {
        let (mut draft, mut edits) = (self.draft().clone(), Vec::new());
        let first = draft.members.iter().find_map(|one| self.kind(&one.kind)).or(self.kinds.first());
        let Some(army) = first.map(|kind| kind.army.clone()) else { return edits };
        while draft.members.len() < ENOUGH {
            let count = |kind: &Kind| draft.members.iter().filter(|one| one.kind == kind.name).count();
            let mut kinds: Vec<&Kind> = self.kinds.iter().filter(|kind| kind.army == army).collect();
            kinds.sort_by_key(|kind| count(kind));
            let breaches = draft.breaches::<L::File>().0;
            let next = kinds.into_iter().find_map(|kind| {
                let edit = Edit::Add(L::member(&draft, kind));
                let after = draft.with(&edit)?;
                self.against(&draft, &breaches, &after).is_empty().then_some((edit, after))
            });
            let Some((edit, after)) = next else { break };
            edits.push(edit);
            draft = after;
        }
        edits
    }
}

impl<L: Lists> Building for Bench<L> {
    fn page(&self) -> Page {
        sheet::page(self)
    }

    fn name(&self) -> &str {
        &self.draft().name
    }

    fn text(&self) -> String {
        self.draft().text::<L::File>()
    }

    fn is_faulty(&self) -> bool {
        !self.breaches.is_empty()
    }

    fn panel(&self) -> panel::Bench {
        model::panel(self)
    }

    fn turn(&mut self, turn: &TroopsTurn, _: &[Listed]) -> Result<Option<TroopsName>, String> {
        match turn {
            TroopsTurn::Leaf(leaf) => {
                self.leaf = *leaf;
                return Ok(None);
            }
            TroopsTurn::Fill => match self.filled() {
                edits if edits.is_empty() => return Err(word("troops-filled-none")),
                edits => self.edit(&Edit::Several(edits)),
            },
            TroopsTurn::Take(group, place) => {
                let offer = self.groups.get(*group).and_then(|group| group.offers.get(*place));
                match offer.map(|offer| offer.deed.clone()) {
                    Some(Deed::Ask(what)) => return Ok(Some(what)),
                    Some(Deed::Edit(edit)) => self.edit(&edit),
                    None => {}
                }
                return Ok(None);
            }
            TroopsTurn::Platoon(_) => self.member = None,
            TroopsTurn::Unit(place) => self.member = Some(*place),
            TroopsTurn::Fault(place) => {
                let breach = self.breaches.iter().chain(&self.notes).nth(*place);
                self.member = breach.and_then(|breach| model::member_at(&breach.place));
            }
            _ => return Ok(None),
        }
        self.leaf = TroopsLeaf::Choices;
        self.look_again();
        Ok(None)
    }

    fn undo(&mut self) {
        if self.history.undo() {
            self.changed();
        }
    }

    fn redo(&mut self) {
        if self.history.redo() {
            self.changed();
        }
    }

    fn called(&self, what: TroopsName) -> Option<String> {
        match what {
            TroopsName::Roster => Some(self.draft().name.clone()),
            TroopsName::About => Some(self.draft().about.clone()),
            TroopsName::Unit => self.at().map(|(_, member)| member.name.clone()),
            TroopsName::Leader => self.at().map(|(_, member)| member.leader.clone().unwrap_or_default()),
            _ => None,
        }
    }

    fn asked(&self, what: TroopsName) -> (String, String) {
        let leader = what == TroopsName::Leader;
        (L::naming(leader), if leader { word("troops-name-none") } else { String::new() })
    }

    fn call(&mut self, what: TroopsName, name: String) -> Result<(), String> {
        let changed = |change: &dyn Fn(&mut Member)| {
            self.at().map(|(place, member)| {
                let mut member = member.clone();
                change(&mut member);
                Edit::Change(place, member)
            })
        };
        let edit = match what {
            TroopsName::Roster => Some(Edit::Name(name)),
            TroopsName::About => Some(Edit::About(name)),
            TroopsName::Unit => changed(&|member| member.name.clone_from(&name)),
            TroopsName::Leader => changed(&|member| member.leader = Some(name.clone()).filter(|name| !name.is_empty())),
            _ => None,
        };
        let Some(edit) = edit else { return Ok(()) };
        let Some(after) = self.draft().with(&edit) else { return Ok(()) };
        if let Some(breach) = after.breaches::<L::File>().0.iter().find(|breach| !self.breaches.contains(breach)) {
            return Err(breach.sentence(&Names { draft: &after, kinds: &self.kinds }));
        }
        self.edit(&edit);
        Ok(())
    }
}
