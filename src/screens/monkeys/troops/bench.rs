//! The roster being built, and the selection in it.

use super::{kits, offers, trial::Trials, whereabouts, worth::Beside};
use crate::data::{
    monkeys::{
        profiles,
        troops::{Audit, Draft, Edit, History, Primate, Squad, Unit},
    },
    troops::against,
};
use crate::input::{TroopsLeaf, TroopsName, TroopsTurn};
use crate::screens::troops::offer::{self, Deed};

/// A choice, with its cost and the objections to it.
pub type Offer = offer::Offer<Edit>;
/// Choices of one kind.
pub type Group = offer::Group<Edit>;

/// The roster being built.
pub struct Bench {
    history: History,
    /// The selected platoon.
    pub platoon: usize,
    /// The selected unit; `None` for the platoon.
    pub unit: Option<usize>,
    /// The selected primate; `None` for the unit.
    pub primate: Option<usize>,
    /// The open tab.
    pub leaf: TroopsLeaf,
    /// The roster that it is compared with.
    pub beside: Beside,
    /// Its test battles against that one.
    pub trials: Trials,
    audit: Audit,
    groups: Vec<Group>,
}

impl Bench {
    /// A roster on the table.
    pub fn new(draft: Draft) -> Self {
        let mut bench = Self {
            audit: draft.audit(&profiles()),
            history: History::new(draft),
            platoon: 0,
            unit: None,
            primate: None,
            leaf: TroopsLeaf::Choices,
            beside: Beside::default(),
            trials: Trials::default(),
            groups: Vec::new(),
        };
        bench.look_again();
        bench
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
        // It is a different roster from the tested one.
        self.trials.stop();
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
            let Some(draft) = self.history.draft().with(edit) else { continue };
            let after = draft.audit(&profiles);
            let names = whereabouts::Names { draft: &draft, profiles: &profiles };
            offer.price = i64::from(after.cost()) - i64::from(self.audit.cost());
            offer.why = against(&self.audit.breaches, &after.breaches, after.cost() > self.audit.cost(), &names);
        }
    }
}
