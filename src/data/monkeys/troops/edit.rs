//! Manual edits to a roster: everything that its file can express.

use super::{Draft, Primate, Squad, place::index};
use crate::data::{monkeys::roster::raw, troops::Edited};
use crate::force::Post;
use crate::rules::monkeys::{muster::Hurts, profiles::Holder};
use std::cmp::Ordering;

/// One manual edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The roster's name.
    Name(String),
    /// What it is like to play.
    About(String),
    /// Scrap for each platoon (1.9).
    Scrap(u32),
    /// Adds a platoon with nobody in it.
    AddPlatoon(String),
    /// Adds a copy of an existing platoon.
    CopyPlatoon(usize),
    /// A platoon goes.
    DropPlatoon(usize),
    /// A platoon's name.
    NamePlatoon(usize, String),
    /// Adds a command squad to a platoon: a CO and an XO of a clan, but no fireteam yet (1.13).
    AddCommand(usize, String),
    /// Removes the command squad.
    DropCommand(usize),
    /// Adds a standard squad with nobody in it.
    AddSquad(usize, String),
    /// Adds a fireteam with nobody in it.
    AddTeam(usize, Holder),
    /// Adds a copy of an existing squad or fireteam.
    CopyUnit(Squad),
    /// Removes a squad or a fireteam.
    DropUnit(Squad),
    /// Names a squad or a fireteam.
    NameUnit(Squad, String),
    /// Sets what a fireteam is trained for.
    Train(Squad, Holder),
    /// Sets the talents of an officer or a fireteam.
    Talents(Squad, Vec<String>),
    /// Adds a primate of a clan to a squad or a fireteam.
    Enlist(Squad, String),
    /// Adds a copy of an existing primate, next to it.
    CopyPrimate(Primate),
    /// A primate goes.
    Dismiss(Primate),
    /// Makes a primate the leader of its squad.
    Lead(Primate),
    /// Makes a primate a corporal, or undoes that (G-12).
    Corporal(Primate, bool),
    /// Sets a primate's clan and equipment.
    Equip(Primate, Kit),
    /// Adds a vehicle to a unit.
    AddVehicle(Squad, Wagon),
    /// Changes a unit's vehicle, counted from 0.
    Vehicle(Squad, usize, Wagon),
    /// A vehicle goes.
    DropVehicle(Squad, usize),
    /// Several edits at once, in order.
    Several(Vec<Edit>),
}

/// A primate's clan and equipment, by the names in the profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    /// Its clan.
    pub clan: String,
    /// Its given name; none for one from the list.
    pub name: Option<String>,
    /// Its weapons, carried or set up; none for the clan's own.
    pub weapons: Option<Vec<String>>,
    /// The load of its first matching weapon; none for the plain load.
    pub ammo: Option<String>,
    /// Spare loads.
    pub spares: Vec<String>,
    /// Armor.
    pub armor: Vec<String>,
    /// Accessories.
    pub gear: Vec<String>,
}

/// A vehicle, by the names in the profiles.
pub type Wagon = raw::Vehicle;

impl Kit {
    /// A plain primate of a clan.
    pub fn of(clan: &str) -> Self {
        let (spares, armor, gear) = (Vec::new(), Vec::new(), Vec::new());
        Self { clan: clan.to_owned(), name: None, weapons: None, ammo: None, spares, armor, gear }
    }

    fn member(self, corporal: bool) -> raw::Member {
        let Self { clan, name, weapons, ammo, spares, armor, gear } = self;
        let hurts = Hurts::default();
        raw::Member { clan, name, count: 1, corporal, weapons, ammo, spares, armor, gear, hurts }
    }

    fn officer(self, talents: Vec<String>, vehicles: Vec<raw::Vehicle>) -> raw::Officer {
        let Self { clan, name, weapons, ammo, spares, armor, gear } = self;
        raw::Officer { clan, name, weapons, ammo, spares, armor, gear, talents, vehicles }
    }
}

impl Edited for Draft {
    type Edit = Edit;

    fn with(&self, edit: &Edit) -> Option<Self> {
        Draft::with(self, edit)
    }
}

impl Draft {
    /// The roster after an edit; none if what it changes doesn't exist. An edit that breaks the rules is still made:
    /// the audit reports the errors.
    pub fn with(&self, edit: &Edit) -> Option<Self> {
        let mut after = self.clone();
        after.apply(edit.clone()).map(|()| after)
    }

    fn apply(&mut self, edit: Edit) -> Option<()> {
        match edit {
            Edit::Name(name) => self.0.name = name,
            Edit::About(about) => self.0.about = about,
            Edit::Scrap(scrap) => self.0.scrap = scrap,
            Edit::AddPlatoon(name) => {
                self.0.platoons.push(raw::Platoon { name, command: None, squads: Vec::new() });
            }
            Edit::CopyPlatoon(platoon) => {
                let copy = self.platoon_mut(platoon)?.clone();
                self.0.platoons.insert(platoon + 1, self.renamed(copy));
            }
            Edit::DropPlatoon(platoon) => drop_at(&mut self.0.platoons, platoon)?,
            Edit::NamePlatoon(platoon, name) => self.platoon_mut(platoon)?.name = name,
            Edit::AddCommand(platoon, clan) => {
                let officer = || Kit::of(&clan).officer(Vec::new(), Vec::new());
                let command = raw::Command { co: officer(), xo: officer(), teams: Vec::new() };
                self.platoon_mut(platoon)?.command.get_or_insert(command);
            }
            Edit::DropCommand(platoon) => self.platoon_mut(platoon)?.command = None,
            Edit::AddSquad(platoon, name) => {
                let squad = raw::Squad { name, members: Vec::new(), vehicles: Vec::new() };
                self.platoon_mut(platoon)?.squads.push(squad);
            }
            Edit::AddTeam(platoon, kind) => {
                let (talents, members, vehicles) = (Vec::new(), Vec::new(), Vec::new());
                let team = raw::Team { kind, name: None, talents, members, vehicles };
                self.platoon_mut(platoon)?.command.as_mut()?.teams.push(team);
            }
            Edit::CopyUnit(at) => self.copy_unit(at)?,
            Edit::DropUnit(at) => self.drop_unit(at)?,
            Edit::NameUnit(at, name) => match at.post {
                Post::Team(_) => self.team_mut(at)?.name = Some(name),
                _ => self.squad_mut(at)?.name = name,
            },
            Edit::Train(at, kind) => self.team_mut(at)?.kind = kind,
            Edit::Talents(at, talents) => *self.talents_mut(at)? = talents,
            Edit::Enlist(at, clan) => self.members_mut(at)?.push(Kit::of(&clan).member(false)),
            Edit::CopyPrimate(who) => {
                let members = self.members_mut(who.squad)?;
                let copy = raw::Member { name: None, corporal: false, ..members.get(who.number)?.clone() };
                members.insert(who.number + 1, copy);
                self.renumber(who.squad, |place| Some(if place > who.number { place + 1 } else { place }));
            }
            Edit::Dismiss(who) => {
                drop_at(self.members_mut(who.squad)?, who.number)?;
                self.renumber(who.squad, |place| match place.cmp(&who.number) {
                    Ordering::Less => Some(place),
                    Ordering::Equal => None,
                    Ordering::Greater => Some(place - 1),
                });
            }
            Edit::Lead(who) => {
                let members = self.members_mut(who.squad)?;
                members.get_mut(..=who.number)?.rotate_right(1);
                self.renumber(who.squad, |place| match place.cmp(&who.number) {
                    Ordering::Less => Some(place + 1),
                    Ordering::Equal => Some(0),
                    Ordering::Greater => Some(place),
                });
            }
            Edit::Corporal(who, corporal) => {
                self.members_mut(who.squad)?.get_mut(who.number)?.corporal = corporal;
            }
            Edit::Equip(who, kit) => self.equip(who, kit)?,
            Edit::AddVehicle(at, wagon) => self.vehicles_mut(at)?.push(wagon),
            Edit::Vehicle(at, number, wagon) => *self.vehicles_mut(at)?.get_mut(number)? = wagon,
            Edit::DropVehicle(at, number) => drop_at(self.vehicles_mut(at)?, number)?,
            Edit::Several(edits) => edits.into_iter().try_for_each(|edit| self.apply(edit))?,
        }
        Some(())
    }

    /// Updates positions in a unit, counted from 0: the riders of its vehicles stay the same primates.
    fn renumber(&mut self, at: Squad, after: impl Fn(usize) -> Option<usize>) {
        for vehicle in self.vehicles_mut(at).into_iter().flatten() {
            let seats = vehicle.crew.iter().filter_map(|(who, seat)| {
                let place = after(usize::from(*who).checked_sub(1)?)?;
                Some((u8::try_from(place + 1).ok()?, *seat))
            });
            vehicle.crew = seats.collect();
        }
    }

    fn equip(&mut self, who: Primate, kit: Kit) -> Option<()> {
        if let Some(officer) = self.officer_mut(who.squad) {
            let (talents, vehicles) = (officer.talents.clone(), officer.vehicles.clone());
            *officer = kit.officer(talents, vehicles);
        } else {
            let member = self.members_mut(who.squad)?.get_mut(who.number)?;
            *member = kit.member(member.corporal);
        }
        Some(())
    }

    fn copy_unit(&mut self, at: Squad) -> Option<()> {
        if let Some(team) = self.team_mut(at) {
            let mut copy = raw::Team { name: None, ..team.clone() };
            copy.members.iter_mut().for_each(nameless);
            self.platoon_mut(at.platoon)?.command.as_mut()?.teams.push(copy);
        } else {
            let mut copy = self.squad_mut(at)?.clone();
            copy.name = self.free_name(&copy.name);
            copy.members.iter_mut().for_each(nameless);
            self.platoon_mut(at.platoon)?.squads.push(copy);
        }
        Some(())
    }

    fn drop_unit(&mut self, at: Squad) -> Option<()> {
        let platoon = self.platoon_mut(at.platoon)?;
        match at.post {
            Post::Squad(number) => drop_at(&mut platoon.squads, index(number)),
            Post::Team(number) => drop_at(&mut platoon.command.as_mut()?.teams, index(number)),
            _ => None,
        }
    }

    /// A platoon with its own names for itself and its squads.
    fn renamed(&self, mut platoon: raw::Platoon) -> raw::Platoon {
        let mut taken = self.names();
        let mut own = |name: &mut String| {
            *name = free(name, &taken);
            taken.push(name.clone());
        };
        own(&mut platoon.name);
        platoon.squads.iter_mut().for_each(|squad| own(&mut squad.name));
        platoon
    }

    /// This name for a platoon or a squad, or the first unused one of `Kudu 2`, `Kudu 3` and so on.
    pub fn free_name(&self, name: &str) -> String {
        free(name, &self.names())
    }

    /// The names of all platoons and squads.
    fn names(&self) -> Vec<String> {
        let names = |platoon: &raw::Platoon| {
            let squads = platoon.squads.iter().map(|squad| squad.name.clone());
            squads.chain([platoon.name.clone()]).collect::<Vec<_>>()
        };
        self.0.platoons.iter().flat_map(names).collect()
    }
}

/// This name, or the first with a number that isn't taken.
fn free(name: &str, taken: &[String]) -> String {
    let start = name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    let numbered = |number: u32| format!("{start} {number}");
    crate::data::file_name::free(name, numbered, |name| !taken.iter().any(|one| one == name))
}

fn nameless(member: &mut raw::Member) {
    member.name = None;
    member.corporal = false;
}

fn drop_at<T>(list: &mut Vec<T>, place: usize) -> Option<()> {
    (place < list.len()).then(|| drop(list.remove(place)))
}
