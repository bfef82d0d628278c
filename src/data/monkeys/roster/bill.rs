//! The cost of a platoon, line by line (1.14).

use super::{Member, Platoon, Unit, Vehicle};
use crate::rules::monkeys::{muster::Carried, profiles::Profiles};
use crate::words::Message;
use std::fmt;

/// The sum of a platoon, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The platoon's name.
    pub platoon: String,
    /// Its lines, squad by squad.
    pub lines: Vec<Line>,
    /// Scrap that it costs.
    pub total: u32,
    /// Scrap that it may cost (1.9).
    pub scrap: u32,
}

/// One line of a bill: equal primates of one unit, a talent, a vehicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The unit's name.
    pub unit: String,
    /// How many.
    pub count: u32,
    /// What is bought: the clan (plural if more than one), a talent or a vehicle.
    pub what: String,
    /// What each carries.
    pub with: Vec<String>,
    /// Scrap for each.
    pub each: u32,
}

impl Bill {
    /// The bill of a platoon: the squads, then the command squad.
    pub fn of(platoon: &Platoon, profiles: &Profiles) -> Self {
        let lines = platoon.units.iter().flat_map(|unit| lines(unit, profiles)).collect();
        Self { platoon: platoon.name.clone(), lines, total: platoon.cost(), scrap: platoon.scrap }
    }
}

fn lines(unit: &Unit, profiles: &Profiles) -> Vec<Line> {
    let talents = unit.members.first().map_or(&[][..], |first| &first.talents);
    let price = |talent: &usize| u32::from(profiles.talents[*talent].cost);
    let mut members = unit.members.clone();
    // The first member bears the cost of the talents, which have separate lines.
    if let Some(first) = members.first_mut() {
        first.cost -= talents.iter().map(price).sum::<u32>();
    }
    let alike = |a: &Member, b: &Member| {
        Member { name: String::new(), ..a.clone() } == Member { name: String::new(), ..b.clone() }
    };
    let mut lines: Vec<Line> = members.chunk_by(alike).map(|same| Line::of(&unit.name, same, profiles)).collect();
    let line = |what: &str, with, each| Line { unit: unit.name.clone(), count: 1, what: what.to_owned(), with, each };
    lines.extend(talents.iter().map(|talent| line(&profiles.talents[*talent].name, Vec::new(), price(talent))));
    let vehicles = unit
        .vehicles
        .iter()
        .map(|vehicle| line(&profiles.vehicles[vehicle.kind].name, mounted(vehicle, profiles), vehicle.cost));
    lines.extend(vehicles);
    lines
}

/// The weapons on a vehicle's mounts with their spare rounds, grouping equal ones.
fn mounted(vehicle: &Vehicle, profiles: &Profiles) -> Vec<String> {
    let spares = |place: usize| vehicle.spares.get(place).copied().unwrap_or(0);
    let armed = vehicle.mounts.iter().enumerate().filter_map(|(place, weapon)| Some(((*weapon)?, spares(place))));
    let mut weapons: Vec<(usize, u8)> = armed.collect();
    weapons.sort_unstable();
    let name = |same: &[(usize, u8)]| {
        let (weapon, spares) = same[0];
        let round = profiles.plain(weapon).filter(|_| spares > 0);
        let spares = round.map_or_else(Vec::new, |round| vec![round; usize::from(spares)]);
        let name = arm(&Carried { weapon, ammo: None, spares }, profiles);
        if same.len() == 1 { name } else { format!("{name} x {}", same.len()) }
    };
    weapons.chunk_by(|a, b| a == b).map(name).collect()
}

impl Line {
    fn of(unit: &str, same: &[Member], profiles: &Profiles) -> Self {
        let first = &same[0];
        let clan = &profiles.clans[first.clan];
        let arms = first.weapons.iter().map(|carried| arm(carried, profiles));
        let emplaced = first
            .emplaced
            .iter()
            .map(|carried| Message::new("roster-bill-emplaced").with("weapon", arm(carried, profiles)).words());
        let armor = first.armor.iter().map(|armor| profiles.armor[*armor].name.clone());
        let gear = first.gear.iter().map(|gear| profiles.accessories[*gear].name.clone());
        let corporal = first.corporal.then(|| Message::new("roster-bill-corporal").words());
        Self {
            unit: unit.to_owned(),
            count: same.len() as u32,
            what: if same.len() == 1 { clan.name.clone() } else { clan.plural.clone() },
            with: arms.chain(emplaced).chain(armor).chain(gear).chain(corporal).collect(),
            each: first.cost,
        }
    }

    /// Scrap of the whole line.
    pub const fn sum(&self) -> u32 {
        self.count * self.each
    }
}

/// A weapon with its loads: `machinegun (ap, spares: ap, hp)`.
fn arm(carried: &Carried, profiles: &Profiles) -> String {
    let name = |ammo: &usize| profiles.ammo[*ammo].name.clone();
    let weapon = profiles.weapons[carried.weapon].name.clone();
    let spares: Vec<String> = carried.spares.iter().map(name).collect();
    let spares =
        (!spares.is_empty()).then(|| Message::new("roster-bill-spares").with("spares", spares.join(", ")).words());
    let loads: Vec<String> = carried.ammo.iter().map(name).chain(spares).collect();
    if loads.is_empty() { weapon } else { format!("{weapon} ({})", loads.join(", ")) }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = match (self.with.is_empty(), self.count) {
            (true, 1) => "roster-bill-single",
            (true, _) => "roster-bill-plain",
            (false, _) => "roster-bill-line",
        };
        let line = Message::new(id).with("unit", self.unit.as_str());
        let line = line.with("count", self.count as usize).with("what", self.what.as_str());
        let line = line.with("with", self.with.join(", ")).with("each", self.each as usize);
        f.write_str(&line.with("sum", self.sum() as usize).words())
    }
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = Message::new("roster-bill").with("platoon", self.platoon.as_str());
        writeln!(f, "{}", head.words())?;
        for line in &self.lines {
            writeln!(f, "  {line}")?;
        }
        let sum = Message::new("roster-bill-total").with("total", self.total as usize);
        write!(f, "  {}", sum.with("scrap", self.scrap as usize).words())
    }
}
