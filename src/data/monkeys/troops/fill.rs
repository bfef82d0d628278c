//! Completes a roster sensibly: first with what it must have, then with improvements, as long as scrap is left.

use super::{Audit, Draft, Edit, Kit, Primate, Squad, Unit};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Holder, Profiles, Weapon};
use crate::words::word;

/// Most primates that are added, so that this ends whatever a file allows to be spent.
const MOST: usize = 200;

/// A roster being completed.
struct Filler<'a> {
    draft: Draft,
    audit: Audit,
    edits: Vec<Edit>,
    profiles: &'a Profiles,
}

impl Draft {
    /// The edit that completes the roster; none if it lacks nothing that it could have. Existing entries stay.
    pub fn filled(&self, profiles: &Profiles) -> Option<Edit> {
        let (draft, audit) = (self.clone(), self.audit(profiles));
        let mut filler = Filler { draft, audit, edits: Vec::new(), profiles };
        (0..self.platoons()).for_each(|platoon| filler.raise(platoon));
        filler.talents();
        filler.guns();
        filler.helmets();
        filler.swell();
        (!filler.edits.is_empty()).then_some(Edit::Several(filler.edits))
    }

    /// The most common clan in a platoon, or in the whole roster; if it is empty, one in the middle of the price list.
    fn usual_clan(&self, platoon: usize, profiles: &Profiles) -> String {
        let clans = |units: Vec<Unit>| -> Vec<String> {
            units.into_iter().flat_map(|unit| unit.primates).map(|one| one.kit.clan).collect()
        };
        let mut all = clans(self.units(platoon));
        if all.is_empty() {
            all = (0..self.platoons()).flat_map(|platoon| clans(self.units(platoon))).collect();
        }
        let count = |clan: &String| all.iter().filter(|one| *one == clan).count();
        if let Some(clan) = all.iter().max_by_key(|clan| (count(clan), std::cmp::Reverse(*clan))) {
            return clan.clone();
        }
        let mut clans: Vec<_> = profiles.clans.iter().collect();
        clans.sort_by_key(|clan| clan.cost);
        clans.get(clans.len() / 2).map(|clan| clan.name.clone()).unwrap_or_default()
    }
}

impl Filler<'_> {
    /// Makes edits if they can be paid for and don't add errors to the roster.
    fn attempt(&mut self, edits: Vec<Edit>) -> bool {
        let edit = Edit::Several(edits);
        let Some(after) = self.draft.with(&edit).filter(|after| *after != self.draft) else { return false };
        let audit = after.audit(self.profiles);
        if audit.left() < 0 || audit.breaches.len() > self.audit.breaches.len() {
            return false;
        }
        (self.draft, self.audit) = (after, audit);
        self.edits.push(edit);
        true
    }

    /// The required parts of a platoon: a command squad, its other squads, and enough members in each (1.11 to 1.13).
    fn raise(&mut self, platoon: usize) {
        let clan = self.draft.usual_clan(platoon, self.profiles);
        let building = &self.profiles.building;
        let (squads, least, pair) = (building.squads - 1, building.members.0, building.team);
        let team = Squad { platoon, post: Post::Team(1) };
        let enlist = |at: Squad, count: u8| (0..count).map(move |_| at);
        let join = |at: Squad| Edit::Enlist(at, clan.clone());
        let mut raised = Vec::new();
        if !self.draft.has_command(platoon) {
            raised.push(Edit::AddCommand(platoon, clan.clone()));
        }
        if self.draft.unit(team).is_none() {
            raised.push(Edit::AddTeam(platoon, Holder::Veteran));
            raised.extend(enlist(team, pair).map(join));
        }
        self.attempt(raised);
        for unit in self.draft.units(platoon).into_iter().filter(is_squad) {
            let lacks = usize::from(least).saturating_sub(unit.primates.len()) as u8;
            let own = unit.primates.first().map_or_else(|| clan.clone(), |one| one.kit.clan.clone());
            self.attempt(enlist(unit.at, lacks).map(|at| Edit::Enlist(at, own.clone())).collect());
        }
        let now = self.draft.units(platoon).iter().filter(|unit| is_squad(unit)).count() as u8;
        for number in now + 1..=squads {
            let at = Squad { platoon, post: Post::Squad(number) };
            let name = self.draft.free_name(&word("troops-fresh-squad"));
            let squad = std::iter::once(Edit::AddSquad(platoon, name)).chain(enlist(at, least).map(join));
            self.attempt(squad.collect());
        }
    }

    fn units(&self) -> Vec<Unit> {
        (0..self.draft.platoons()).flat_map(|platoon| self.draft.units(platoon)).collect()
    }

    /// Units that may have talents but have none get the cheapest one.
    fn talents(&mut self) {
        for unit in self.units().into_iter().filter(|unit| unit.talents.is_empty()) {
            let mut own: Vec<_> =
                self.profiles.talents.iter().filter(|talent| Some(talent.holder) == unit.kind).collect();
            own.sort_by_key(|talent| talent.cost);
            if let Some(talent) = own.first() {
                self.attempt(vec![Edit::Talents(unit.at, vec![talent.name.clone()])]);
            }
        }
    }

    /// The last member of each squad that has only its clan's own weapons gets the strongest gun that it can carry.
    fn guns(&mut self) {
        let mut guns: Vec<&Weapon> =
            self.profiles.weapons.iter().filter(|gun| gun.is_firearm() && !gun.special && !gun.thrown).collect();
        let strength = |gun: &Weapon| i32::from(gun.damage) * i32::from(gun.quarters);
        guns.sort_by_key(|gun| std::cmp::Reverse((strength(gun), gun.range)));
        for unit in self.units().into_iter().filter(is_squad) {
            let plain = unit.primates.iter().all(|one| one.kit.weapons.is_none());
            let Some(last) = unit.primates.last().filter(|_| plain) else { continue };
            let who = Primate { squad: unit.at, number: unit.primates.len() - 1 };
            let own = self.profiles.clan(&last.kit.clan).and_then(|clan| {
                self.profiles.weapon(&self.profiles.clans[clan].weapon).map(|own| &self.profiles.weapons[own])
            });
            let better = |gun: &&&Weapon| own.is_none_or(|own| strength(gun) > strength(own));
            guns.iter().filter(better).any(|gun| {
                let kit = Kit { weapons: Some(vec![gun.name.clone()]), ..last.kit.clone() };
                // A gun that it can't carry would be set up on the ground, and nobody would take it along.
                gun.size <= self.largest(&last.kit.clan) && self.attempt(vec![Edit::Equip(who, kit)])
            });
        }
    }

    /// The largest weapon that a clan carries: one Size larger than itself (4.10).
    fn largest(&self, clan: &str) -> crate::rules::monkeys::profiles::Size {
        let size = self.profiles.clan(clan).map(|clan| self.profiles.clans[clan].size);
        size.map_or(crate::rules::monkeys::profiles::Size::Tiny, |size| size.bigger())
    }

    /// Helmets, unit by unit.
    fn helmets(&mut self) {
        let Some(helmet) = self.profiles.armor.iter().find(|armor| armor.helmet).map(|armor| armor.name.clone()) else {
            return;
        };
        for unit in self.units() {
            let wears = |number: &usize| unit.primates[*number].kit.armor.contains(&helmet);
            let bare = (0..unit.primates.len()).filter(|number| !wears(number));
            let edits = bare.map(|number| {
                let mut kit = unit.primates[number].kit.clone();
                kit.armor.push(helmet.clone());
                Edit::Equip(Primate { squad: unit.at, number }, kit)
            });
            self.attempt(edits.collect());
        }
    }

    /// Squads grow one by one, smallest first, as long as scrap is left.
    fn swell(&mut self) {
        for _ in 0..MOST {
            let mut squads: Vec<Unit> = self.units().into_iter().filter(is_squad).collect();
            squads.sort_by_key(|unit| unit.primates.len());
            let grown = squads.iter().filter(|unit| unit.primates.len() > 1).any(|unit| {
                // The second member of a squad is an ordinary one.
                self.attempt(vec![Edit::CopyPrimate(Primate { squad: unit.at, number: 1 })])
            });
            if !grown {
                return;
            }
        }
    }
}

const fn is_squad(unit: &Unit) -> bool {
    matches!(unit.at.post, Post::Squad(_))
}
