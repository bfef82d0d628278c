//! The contents of a roster being edited, as plain values.

use super::{Draft, Kit, Primate, Squad, Wagon};
use crate::data::monkeys::roster::raw;
use crate::force::Post;
use crate::rules::monkeys::profiles::Holder;

/// A unit of a roster being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its position.
    pub at: Squad,
    /// Its own name; none for officers, and for a fireteam that hasn't been given one.
    pub name: Option<String>,
    /// What a fireteam is trained for, or which officer it is; none for squads.
    pub kind: Option<Holder>,
    /// The names of its talents (section 8).
    pub talents: Vec<String>,
    /// Its primates; the first one leads.
    pub primates: Vec<Soldier>,
    /// Its vehicles.
    pub vehicles: Vec<Wagon>,
}

/// A primate of a roster being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soldier {
    /// Its clan and equipment.
    pub kit: Kit,
    /// Whether it may lead half of its squad (G-12).
    pub corporal: bool,
}

impl Draft {
    /// What it is like to play.
    pub fn about(&self) -> &str {
        &self.0.about
    }

    /// Scrap for each platoon (1.9).
    pub const fn scrap(&self) -> u32 {
        self.0.scrap
    }

    /// The name of a platoon; none if it doesn't exist.
    pub fn platoon(&self, platoon: usize) -> Option<&str> {
        self.0.platoons.get(platoon).map(|platoon| platoon.name.as_str())
    }

    /// Whether a platoon has a command squad (1.13).
    pub fn has_command(&self, platoon: usize) -> bool {
        self.0.platoons.get(platoon).is_some_and(|platoon| platoon.command.is_some())
    }

    /// The units of a platoon: the CO, the XO, the fireteams, then the squads.
    pub fn units(&self, platoon: usize) -> Vec<Unit> {
        let Some(raw) = self.0.platoons.get(platoon) else { return Vec::new() };
        let at = |post| Squad { platoon, post };
        let mut units = Vec::new();
        if let Some(command) = &raw.command {
            units.push(officer(at(Post::Co), Holder::Co, &command.co));
            units.push(officer(at(Post::Xo), Holder::Xo, &command.xo));
            let teams = command.teams.iter().zip(1..).map(|(team, number)| Unit {
                at: at(Post::Team(number)),
                name: team.name.clone(),
                kind: Some(team.kind),
                talents: team.talents.clone(),
                primates: team.members.iter().map(soldier).collect(),
                vehicles: team.vehicles.clone(),
            });
            units.extend(teams);
        }
        units.extend(raw.squads.iter().zip(1..).map(|(squad, number)| Unit {
            at: at(Post::Squad(number)),
            name: Some(squad.name.clone()),
            kind: None,
            talents: Vec::new(),
            primates: squad.members.iter().map(soldier).collect(),
            vehicles: squad.vehicles.clone(),
        }));
        units
    }

    /// A unit; none if it doesn't exist.
    pub fn unit(&self, at: Squad) -> Option<Unit> {
        self.units(at.platoon).into_iter().find(|unit| unit.at == at)
    }

    /// A primate; none if it doesn't exist.
    pub fn soldier(&self, who: Primate) -> Option<Soldier> {
        self.unit(who.squad)?.primates.into_iter().nth(who.number)
    }
}

fn soldier(raw: &raw::Member) -> Soldier {
    Soldier { kit: kit(&raw.into()), corporal: raw.corporal }
}

fn officer(at: Squad, kind: Holder, raw: &raw::Officer) -> Unit {
    Unit {
        at,
        name: None,
        kind: Some(kind),
        talents: raw.talents.clone(),
        primates: vec![Soldier { kit: kit(&raw.into()), corporal: false }],
        vehicles: raw.vehicles.clone(),
    }
}

fn kit(wants: &raw::Wants) -> Kit {
    Kit {
        clan: wants.clan.to_owned(),
        name: wants.name.cloned(),
        weapons: wants.weapons.map(<[String]>::to_vec),
        ammo: wants.ammo.cloned(),
        spares: wants.spares.to_vec(),
        armor: wants.armor.to_vec(),
        gear: wants.gear.to_vec(),
    }
}
