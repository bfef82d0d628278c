//! Platoons between battles: whether they are allowed as regrouped, and what is bought for them (C-09, G-30).

use super::{Member, PLATOONS, Platoon, Unit, Vehicle, check, fold, names::Names, raw, veterans};
use crate::data::{
    error::{Fault, LoadError},
    findings::{Findings, Path},
    shape,
};
use crate::force::Post;
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// A purchase for a platoon, as in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Purchase(Bought);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Bought {
    /// A new standard squad.
    Squad(raw::Squad),
    /// An officer or a fireteam replacing one that is gone.
    Command(raw::Veterans),
    /// Primates for a squad or a fireteam.
    Primates { unit: Post, members: Vec<raw::Member> },
    /// A vehicle for a unit.
    Vehicle { unit: Post, vehicle: raw::Vehicle },
}

/// The result of a purchase, for reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Brings<'a> {
    /// A new standard squad with this many primates.
    Squad {
        /// Its name.
        name: &'a str,
        /// Its clan.
        clan: &'a str,
        /// Primates in it.
        count: u32,
    },
    /// An officer.
    Officer {
        /// The name of the unit.
        name: &'a str,
        /// Its clan.
        clan: &'a str,
    },
    /// A whole fireteam.
    Team {
        /// Its name.
        name: &'a str,
        /// Its clan.
        clan: &'a str,
        /// Primates in it.
        count: u32,
    },
    /// A primate for the unit at this post.
    Primate {
        /// The post.
        unit: Post,
        /// Its clan.
        clan: &'a str,
        /// What it carries and wears besides its clan's weapon.
        kit: Vec<&'a str>,
    },
    /// A vehicle for the unit at this post.
    Vehicle {
        /// The post.
        unit: Post,
        /// Its kind.
        kind: &'a str,
    },
}

/// What a primate carries and wears besides its clan's weapon.
fn kit(member: &raw::Member) -> Vec<&str> {
    let weapons = member.weapons.iter().flatten().chain(&member.ammo);
    weapons.chain(&member.spares).chain(&member.armor).chain(&member.gear).map(String::as_str).collect()
}

impl Purchase {
    /// What it brings.
    pub fn brings(&self) -> Brings<'_> {
        match &self.0 {
            Bought::Squad(squad) => Brings::Squad {
                name: &squad.name,
                clan: squad.members.first().map_or("", |member| &member.clan),
                count: squad.members.iter().map(|member| member.count).sum(),
            },
            Bought::Command(unit) => {
                let (name, clan) = (unit.name.as_str(), unit.members.first().map_or("", |member| &member.clan));
                match unit.post {
                    Post::Co | Post::Xo => Brings::Officer { name, clan },
                    _ => Brings::Team { name, clan, count: unit.members.iter().map(|member| member.count).sum() },
                }
            }
            Bought::Primates { unit, members } => Brings::Primate {
                unit: *unit,
                clan: members.first().map_or("", |member| &member.clan),
                kit: members.first().map_or_else(Vec::new, kit),
            },
            Bought::Vehicle { unit, vehicle } => Brings::Vehicle { unit: *unit, kind: &vehicle.kind },
        }
    }

    /// A squad like this one, with different primates and a name of its own.
    pub fn squad(unit: &Unit, name: String, profiles: &Profiles) -> Self {
        let mut squad = raw::Squad { name, ..fold::squad(unit, profiles) };
        squad.members.iter_mut().for_each(nameless);
        Self(Bought::Squad(squad))
    }

    /// An officer or a fireteam like this one, with different primates and without vehicles.
    pub fn command(unit: &Unit, profiles: &Profiles) -> Self {
        let mut command = raw::Veterans { vehicles: Vec::new(), ..fold::unit(unit, profiles) };
        command.members.iter_mut().for_each(nameless);
        Self(Bought::Command(command))
    }

    /// A primate like this one for the unit at this post.
    pub fn primate(unit: Post, member: &Member, profiles: &Profiles) -> Self {
        let mut member = fold::member(member, profiles);
        nameless(&mut member);
        Self(Bought::Primates { unit, members: vec![member] })
    }

    /// A vehicle like this one for the unit at this post.
    pub fn vehicle(unit: Post, vehicle: &Vehicle, profiles: &Profiles) -> Self {
        Self(Bought::Vehicle { unit, vehicle: fold::vehicle(vehicle, profiles) })
    }

    /// Reads one from its file form.
    ///
    /// # Errors
    /// Its syntax error.
    pub fn read(text: &str) -> Result<Self, String> {
        shape::options().from_str(text).map_err(|error| error.to_string())
    }

    /// The platoon with the purchases, and their cost.
    ///
    /// # Errors
    /// Everything wrong with it that wasn't wrong before: a platoon with losses is reinforced as it is.
    pub fn deliver(&self, platoon: &Platoon, profiles: &Profiles) -> Result<(Platoon, u32), LoadError> {
        let mut findings = Findings::default();
        let root = Path::default();
        let mut after = platoon.clone();
        let mut names = Names::taken(platoon);
        // Purchases are paid in full, however much is left of what was spent on the others.
        let cost = match &self.0 {
            Bought::Squad(squad) => {
                let mut unit = check::check_squad(&mut findings, &root, squad, profiles);
                names.give(&unit.name, &mut unit.members);
                let cost = unit.cost();
                match free_post(platoon, profiles) {
                    Some(post) => after.units.push(Unit { post, ..unit }),
                    None => too_many(&mut findings, platoon, profiles),
                }
                cost
            }
            Bought::Command(command) => {
                let mut unit = veterans::recruit(&mut findings, &root, command, profiles);
                if platoon.units.iter().any(|other| other.post == unit.post) {
                    findings
                        .fault(&root.field("post"), Message::new("data-twice").with("given", unit.post.to_string()));
                }
                names.give(&unit.name, &mut unit.members);
                let cost = unit.cost();
                after.units.push(unit);
                after.units.sort_by_key(|unit| unit.post);
                cost
            }
            Bought::Primates { unit, members } => {
                let most = profiles.building.members.1;
                let (mut bought, _) = check::buy(&mut findings, &root.field("members"), members, most.into(), profiles);
                check::check_hale(&mut findings, &root.field("members"), members);
                names.give(&unit.to_string(), &mut bought);
                let cost = bought.iter().map(|member| member.cost).sum();
                with_members(&mut findings, &mut after, *unit, |unit| unit.members.extend(bought));
                cost
            }
            Bought::Vehicle { unit, vehicle } => {
                let path = root.field("vehicle");
                let post = *unit;
                let Some(unit) = after.units.iter_mut().find(|unit| unit.post == post) else {
                    findings.fault(&path, no_unit(post));
                    return Err(error(findings.into_all().0));
                };
                let mut all: Vec<raw::Vehicle> = unit.vehicles.iter().map(|one| fold::vehicle(one, profiles)).collect();
                all.push(vehicle.clone());
                unit.vehicles = super::vehicles::check(&mut findings, &path, &all, &unit.members, profiles);
                let cost = unit.vehicles.last().map_or(0, |vehicle| vehicle.cost);
                let command = |unit: &&Unit| !matches!(unit.post, Post::Squad(_) | Post::Half(_));
                let command: Vec<Unit> = after.units.iter().filter(command).cloned().collect();
                super::command::check_vehicles(&mut findings, &path, &command, profiles);
                cost
            }
        };
        let (_, old) = examine(platoon, profiles);
        refuse_new(findings.into_all().0, &old)?;
        let (checked, faults) = examine(&after, profiles);
        refuse_new(faults, &old)?;
        Ok((checked, cost))
    }
}

fn nameless(member: &mut raw::Member) {
    member.name = None;
    member.corporal = false;
    member.hurts = Default::default();
}

/// Squads and fireteams take recruits; an officer is a single primate.
fn with_members(findings: &mut Findings, platoon: &mut Platoon, post: Post, change: impl FnOnce(&mut Unit)) {
    let takes = matches!(post, Post::Squad(_) | Post::Team(_));
    let unit = platoon.units.iter_mut().find(|unit| unit.post == post && takes);
    match unit {
        Some(unit) => change(unit),
        None => findings.fault(&Path::default().field("unit"), no_unit(post)),
    }
}

fn no_unit(post: Post) -> Message {
    Message::new("campaign-no-squad-there").with("post", post.to_string())
}

/// Number of standard squads that a platoon has room for: one fewer if it has a command squad (1.11).
fn room(platoon: &Platoon, profiles: &Profiles) -> u8 {
    let command = platoon.units.iter().any(|unit| !matches!(unit.post, Post::Squad(_)));
    profiles.building.squads - u8::from(command)
}

/// Whether a platoon has room for another standard squad (1.11).
pub fn has_room(platoon: &Platoon, profiles: &Profiles) -> bool {
    platoon.squads().count() < usize::from(room(platoon, profiles))
}

/// The first post that another standard squad could have; none if the platoon is full (1.11).
fn free_post(platoon: &Platoon, profiles: &Profiles) -> Option<Post> {
    if !has_room(platoon, profiles) {
        return None;
    }
    (1..=profiles.building.squads).map(Post::Squad).find(|post| platoon.units.iter().all(|unit| unit.post != *post))
}

fn too_many(findings: &mut Findings, platoon: &Platoon, profiles: &Profiles) {
    let what = Message::new("campaign-full").with("platoon", platoon.name.as_str());
    findings.fault(&Path::default(), what.with("most", i32::from(room(platoon, profiles))));
}

/// A platoon that has fought before, after regrouping, with its cost computed again; and what is wrong with it: clans,
/// sizes, slots, seats.
pub fn examine(platoon: &Platoon, profiles: &Profiles) -> (Platoon, Vec<Fault>) {
    let mut findings = Findings::default();
    if platoon.squads().count() > usize::from(room(platoon, profiles)) {
        too_many(&mut findings, platoon, profiles);
    }
    let units = fold::veterans(platoon, profiles);
    let checked = veterans::check(&mut findings, &Path::default(), &platoon.name, &units, profiles);
    (checked, findings.into_all().0)
}

/// Refuses faults that weren't there before, wherever they are now: what losses have left may stay (C-09).
///
/// # Errors
/// The new faults.
pub fn refuse_new(found: Vec<Fault>, old: &[Fault]) -> Result<(), LoadError> {
    let mut known: Vec<&Message> = old.iter().map(|fault| &fault.what).collect();
    let is_new = |fault: &Fault| match known.iter().position(|what| **what == fault.what) {
        Some(place) => {
            known.swap_remove(place);
            false
        }
        None => true,
    };
    let new: Vec<Fault> = found.into_iter().filter(is_new).collect();
    if new.is_empty() { Ok(()) } else { Err(error(new)) }
}

fn error(faults: Vec<Fault>) -> LoadError {
    LoadError { file: "platoon".to_owned(), faults }
}

/// Whether these platoons may be in the same troop: their squads need different names.
///
/// # Errors
/// Two equal names; too many platoons.
pub fn together(platoons: &[Platoon]) -> Result<(), LoadError> {
    let mut findings = Findings::default();
    let root = Path::default().field("platoons");
    if platoons.len() > PLATOONS {
        let many = Message::new("data-many").with("given", platoons.len()).with("most", PLATOONS);
        findings.fault(&root, many);
    }
    check::distinct_squads(&mut findings, &root, platoons);
    findings.settle("troop", Some(())).map(drop)
}
