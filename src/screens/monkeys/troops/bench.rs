//! The roster being built, and the selection in it.

use super::{kits, offers, whereabouts};
use crate::data::monkeys::{
    profiles,
    troops::{Audit, Breach, Draft, Edit, History, Primate, Squad, Unit},
};
use crate::input::{TroopsLeaf, TroopsName, TroopsTurn};
use std::path::PathBuf;

/// The result of a choice.
#[derive(Clone, Debug)]
pub enum Deed {
    /// The roster is changed.
    Edit(Edit),
    /// A name is asked for.
    Ask(TroopsName),
}

/// A choice, with its cost and the objections to it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// What it is.
    pub words: String,
    /// What it does.
    pub about: String,
    /// Whether it is taken already.
    pub on: bool,
    /// Its result.
    pub deed: Deed,
    /// The scrap it costs; negative if it brings scrap.
    pub price: i64,
    /// The objections to it.
    pub why: Vec<String>,
}

impl Offer {
    /// A choice that changes the roster.
    pub fn edit(words: impl Into<String>, edit: Edit) -> Self {
        let (about, why) = (String::new(), Vec::new());
        Self { words: words.into(), about, on: false, deed: Deed::Edit(edit), price: 0, why }
    }

    /// A choice that asks for a name.
    pub fn ask(words: impl Into<String>, what: TroopsName) -> Self {
        Self { deed: Deed::Ask(what), ..Self::edit(words, Edit::Several(Vec::new())) }
    }

    /// The same, marked as taken already.
    pub const fn on(mut self, on: bool) -> Self {
        self.on = on;
        self
    }

    /// The same, with a description.
    pub fn about(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }
}

/// Choices of one kind.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they are about.
    pub title: String,
    /// The choices.
    pub offers: Vec<Offer>,
}

/// The roster being built.
pub struct Bench {
    history: History,
    /// The roster as in its file.
    saved: Draft,
    /// Its file in the player's own folder; `None` if it has never been saved.
    pub file: Option<PathBuf>,
    /// The selected platoon.
    pub platoon: usize,
    /// The selected unit; `None` for the platoon.
    pub unit: Option<usize>,
    /// The selected primate; `None` for the unit.
    pub primate: Option<usize>,
    /// The open tab.
    pub leaf: TroopsLeaf,
    /// Whether the first step back has warned about unsaved changes.
    warned: bool,
    audit: Audit,
    groups: Vec<Group>,
}

impl Bench {
    /// A roster on the table.
    pub fn new(draft: Draft, file: Option<PathBuf>) -> Self {
        let mut bench = Self {
            saved: draft.clone(),
            audit: draft.audit(&profiles()),
            history: History::new(draft),
            file,
            platoon: 0,
            unit: None,
            primate: None,
            leaf: TroopsLeaf::Choices,
            warned: false,
            groups: Vec::new(),
        };
        bench.look_again();
        bench
    }

    /// The same as a roster that isn't saved yet.
    pub fn unsaved(mut self) -> Self {
        self.saved = Draft::new("", "");
        self.file = None;
        self
    }

    /// The roster.
    pub const fn draft(&self) -> &Draft {
        self.history.draft()
    }

    /// The roster with its steps.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Its cost, and what is wrong with it.
    pub const fn audit(&self) -> &Audit {
        &self.audit
    }

    /// What can be chosen.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// Whether there is something to save.
    pub fn is_changed(&self) -> bool {
        self.saved != *self.draft()
    }

    /// Whether its name isn't the one in its file.
    pub fn is_renamed(&self) -> bool {
        self.saved.name() != self.draft().name()
    }

    /// Records where it has been saved.
    pub fn is_saved(&mut self, file: PathBuf) {
        self.saved = self.draft().clone();
        self.file = Some(file);
        self.warned = false;
    }

    /// Whether the roster may be closed: nothing would be lost, or the player has been warned.
    pub fn may_go(&mut self) -> bool {
        !self.is_changed() || std::mem::replace(&mut self.warned, true)
    }

    /// The selected unit.
    pub fn at(&self) -> Option<Unit> {
        self.draft().units(self.platoon).into_iter().nth(self.unit?)
    }

    /// The selected primate.
    pub fn who(&self) -> Option<Primate> {
        let unit = self.at()?;
        let number = self.primate.filter(|number| *number < unit.primates.len())?;
        Some(Primate { squad: unit.at, number })
    }

    /// Makes an edit.
    pub fn edit(&mut self, edit: &Edit) {
        let units =
            |bench: &Self| bench.draft().units(bench.platoon).iter().map(|unit| unit.at).collect::<Vec<Squad>>();
        let (before, platoons) = (units(self), self.draft().platoons());
        if self.history.edit(edit) {
            // Select what is new.
            let after = units(self);
            if self.draft().platoons() > platoons {
                (self.platoon, self.unit, self.primate) = (self.draft().platoons() - 1, None, None);
            } else if after.len() > before.len() {
                self.unit = after.iter().position(|at| !before.contains(at)).filter(|_| self.unit.is_some());
                self.primate = None;
            }
            self.changed();
        }
    }

    /// Undoes one step.
    pub fn undo(&mut self) {
        if self.history.undo() {
            self.changed();
        }
    }

    /// Redoes the last undone step.
    pub fn redo(&mut self) {
        if self.history.redo() {
            self.changed();
        }
    }

    fn changed(&mut self) {
        self.warned = false;
        self.audit = self.draft().audit(&profiles());
        self.look_again();
    }

    /// Changes the selection.
    pub fn look(&mut self, turn: &TroopsTurn) {
        match turn {
            TroopsTurn::Platoon(place) => (self.platoon, self.unit, self.primate) = (*place, None, None),
            TroopsTurn::Unit(place) => (self.unit, self.primate) = (Some(*place), None),
            TroopsTurn::Primate(place) => self.primate = *place,
            TroopsTurn::Fault(place) => self.go_to_fault(*place),
            TroopsTurn::Leaf(leaf) => {
                self.leaf = *leaf;
                return;
            }
            _ => return,
        }
        self.leaf = TroopsLeaf::Choices;
        self.look_again();
    }

    /// Selects what a fault is about, counted through the faults and then the notes.
    fn go_to_fault(&mut self, place: usize) {
        let mut all = self.audit.breaches.iter().chain(&self.audit.notes);
        let Some(spot) = all.nth(place).map(|breach| whereabouts::spot(&breach.place)) else { return };
        self.platoon = spot.platoon.unwrap_or(self.platoon);
        let units = self.draft().units(self.platoon);
        self.unit = spot.unit.and_then(|at| units.iter().position(|unit| unit.at == at));
        self.primate = spot.primate;
    }

    /// Takes a choice; returns the name it needs, if any.
    pub fn take(&mut self, group: usize, place: usize) -> Option<TroopsName> {
        match self.groups.get(group)?.offers.get(place)?.deed.clone() {
            Deed::Ask(what) => return Some(what),
            Deed::Edit(edit) => self.edit(&edit),
        }
        None
    }

    /// Makes sure the selection exists, and prices its choices.
    fn look_again(&mut self) {
        self.platoon = self.platoon.min(self.draft().platoons().saturating_sub(1));
        if self.at().is_none() {
            self.unit = None;
        }
        if self.who().is_none() {
            self.primate = None;
        }
        let profiles = profiles();
        let groups = match (self.at(), self.who()) {
            (None, _) => offers::of_platoon(self.draft(), self.platoon, &profiles),
            (Some(unit), None) => offers::of_unit(&unit, &self.audit.crews_of(unit.at, &profiles), &profiles),
            (Some(unit), Some(who)) => kits::of_primate(&unit, who, &profiles),
        };
        self.groups = groups.into_iter().filter(|group| !group.offers.is_empty()).collect();
        for offer in self.groups.iter_mut().flat_map(|group| &mut group.offers) {
            let Deed::Edit(edit) = &offer.deed else { continue };
            let Some(after) = self.history.draft().quote(edit, &profiles) else { continue };
            offer.price = i64::from(after.cost()) - i64::from(self.audit.cost());
            offer.why = against(&self.audit, &after);
        }
    }
}

/// What is wrong with a change. An existing fault with other numbers counts if it gets worse.
fn against(before: &Audit, after: &Audit) -> Vec<String> {
    let dearer = after.cost() > before.cost();
    let known = |breach: &Breach| {
        before.breaches.iter().find(|one| one.place == breach.place && last_words(one) == last_words(breach))
    };
    let counts = |breach: &Breach| known(breach).is_none_or(|was| dearer && is_worse(was, breach));
    let mut why: Vec<String> = Vec::new();
    for breach in after.since(before).filter(|breach| counts(breach)) {
        // An objection shared by several primates is listed once.
        if !why.contains(&breach.what) {
            why.push(breach.what.clone());
        }
    }
    why
}

/// Whether a number is farther from what is allowed than before: of four squads that a platoon needs, the first one says
/// nothing against the second.
fn is_worse(was: &Breach, now: &Breach) -> bool {
    was.apart.zip(now.apart).is_none_or(|(was, now)| now > was)
}

/// The rules at the end of a breach.
fn last_words(breach: &Breach) -> &str {
    breach.what.rsplit_once('(').map_or("", |(_, rules)| rules)
}
