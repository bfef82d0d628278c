//! The current cost of a roster, and every error in it, found by the check of its file.

use super::{Draft, Edit, Squad};
use crate::data::{
    findings::{Findings, Path},
    monkeys::roster::{self, Bill, Crew, Platoon},
    troops::Breach,
};
use crate::rules::monkeys::profiles::Profiles;

/// The cost of a roster and its errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// The cost of its platoons, line by line. Anything that can't be bought is left out.
    pub bills: Vec<Bill>,
    /// The same platoons as bought.
    pub platoons: Vec<Platoon>,
    /// Scrap that it may cost, all platoons together (1.9, 1.10).
    pub scrap: u32,
    /// Its errors; empty if it is ready for a battle.
    pub breaches: Vec<Breach>,
    /// Notes.
    pub notes: Vec<Breach>,
}

impl Audit {
    /// Scrap that it costs.
    pub fn cost(&self) -> u32 {
        self.bills.iter().map(|bill| bill.total).sum()
    }

    /// Scrap left; negative if it is too expensive.
    pub fn left(&self) -> i64 {
        i64::from(self.scrap) - i64::from(self.cost())
    }

    /// Scrap cost of a unit, including vehicles; none if nothing in it can be bought.
    pub fn cost_of(&self, at: Squad) -> Option<u32> {
        let unit = self.platoons.get(at.platoon)?.units.iter().find(|unit| unit.post == at.post)?;
        Some(unit.cost())
    }

    /// Scrap cost of one of several equal primates of a unit; none if not all of them can be bought.
    pub fn cost_of_each(&self, at: Squad, primates: usize, number: usize) -> Option<u32> {
        let unit = self.platoons.get(at.platoon)?.units.iter().find(|unit| unit.post == at.post)?;
        unit.members.get(number).filter(|_| unit.members.len() == primates).map(|member| member.cost)
    }

    /// The initial crew of each vehicle of a unit; empty if not all of it can be bought.
    pub fn crews_of(&self, at: Squad, profiles: &Profiles) -> Vec<Crew> {
        let unit = self.platoons.get(at.platoon).and_then(|own| own.units.iter().find(|unit| unit.post == at.post));
        unit.map_or_else(Vec::new, |unit| unit.crews(profiles).0)
    }

    /// The errors that weren't there before.
    pub fn since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = &'a Breach> {
        self.breaches.iter().filter(|breach| !before.breaches.contains(breach))
    }
}

impl Draft {
    /// Checks the roster in the same way as its file.
    pub fn audit(&self, profiles: &Profiles) -> Audit {
        let mut findings = Findings::default();
        let checked = roster::check(&mut findings, &self.0, profiles);
        let platoons = checked.map_or_else(Vec::new, |roster| roster.platoons);
        let (mut breaches, notes) = Breach::all(findings);
        // The file's check counts scrap only if there are no other errors. During editing, report it right away.
        for breach in scrap(&platoons) {
            if !breaches.contains(&breach) {
                breaches.push(breach);
            }
        }
        let bills = platoons.iter().map(|platoon| Bill::of(platoon, profiles)).collect();
        let scrap = platoons.iter().map(|platoon| platoon.scrap).sum();
        Audit { bills, platoons, scrap, breaches, notes }
    }

    /// The cost and errors of the roster after an edit; none if there is nothing to apply it to.
    pub fn quote(&self, edit: &Edit, profiles: &Profiles) -> Option<Audit> {
        self.with(edit).map(|draft| draft.audit(profiles))
    }
}

fn scrap(platoons: &[Platoon]) -> Vec<Breach> {
    let mut findings = Findings::default();
    roster::check_scrap(&mut findings, &Path::default().field("platoons"), platoons);
    Breach::all(findings).0
}
