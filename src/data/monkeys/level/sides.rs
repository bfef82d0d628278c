//! The two sides of a level and their forces (1.6, 1.8, T-04, T-10).

use super::{army, places, raw};
use crate::board::{Edge, Zone, terrain::Ground};
use crate::data::{
    findings::{Findings, Path},
    library::Library,
    monkeys::roster::{self, Bounds, PLATOONS, Platoon},
    nearest::unknown,
    number::{named, within},
};
use crate::force::Side;
use crate::rules::monkeys::{
    muster::{Afar, PlatoonMuster},
    profiles::Profiles,
    scenarios::{Scenario, Setting},
};
use crate::words::Message;

/// What the sides are checked against.
pub struct Context<'a> {
    pub library: &'a Library,
    pub profiles: &'a Profiles,
    pub zones: &'a [(String, Zone)],
    pub ground: Option<&'a Ground>,
    pub scenario: Scenario,
    pub attacker: Side,
}

/// A side being checked: its name, its forces, and their positions.
pub struct Checked {
    pub name: String,
    pub edge: Edge,
    pub zone: Zone,
    pub platoons: Vec<Platoon>,
    /// The same platoons as units of a battle.
    pub stand: Vec<PlatoonMuster>,
    /// Troops in neighboring hexes.
    pub afar: Vec<Distant>,
}

/// A troop in a neighboring hex, as bought (C-15, C-34).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distant {
    /// Shown to players.
    pub name: String,
    /// Distance in hexes from the battle.
    pub hexes: u8,
    /// Platoons whose guns fire at the battle.
    pub supports: Vec<Platoon>,
    /// The rest of it.
    pub others: Vec<Platoon>,
}

impl Distant {
    fn platoons_mut(&mut self) -> impl Iterator<Item = &mut Platoon> {
        self.supports.iter_mut().chain(&mut self.others)
    }

    /// One of its platoons in the form the battle uses.
    fn muster(&self, platoon: &Platoon, supports: bool, profiles: &Profiles) -> PlatoonMuster {
        let afar = Some(Afar { troop: self.name.clone(), hexes: self.hexes, supports });
        PlatoonMuster { afar, ..army::platoon(platoon, &[], profiles) }
    }
}

impl Checked {
    /// The platoons in neighboring hexes without a place in the order of platoons; they come after all that have one.
    pub fn bystanders(&self, profiles: &Profiles) -> Vec<PlatoonMuster> {
        let of = |troop: &'_ Distant| -> Vec<PlatoonMuster> {
            troop.others.iter().map(|platoon| troop.muster(platoon, false, profiles)).collect()
        };
        self.afar.iter().flat_map(of).collect()
    }
}

/// Checks both sides. None, with an error, if there aren't two.
pub fn check(findings: &mut Findings, path: &Path, raw: &[raw::Side], context: &Context) -> Option<[Checked; 2]> {
    let [first, second] = raw else {
        findings.fault(path, Message::new("level-two-sides").with("given", raw.len().to_string()));
        return None;
    };
    let mut checked =
        [(0, first), (1, second)].map(|(place, raw)| check_side(findings, &path.at(place), place, raw, context));
    if first.edge == second.edge {
        let what = Message::new("level-same-edge").with("given", format!("{:?}", second.edge));
        findings.fault(&path.at(1).field("edge"), what);
    }
    if first.name == second.name {
        findings.fault(&path.at(1).field("name"), Message::new("data-twice").with("given", second.name.as_str()));
    }
    let all = checked
        .iter_mut()
        .flat_map(|side| side.platoons.iter_mut().chain(side.afar.iter_mut().flat_map(Distant::platoons_mut)));
    roster::names::tell_apart(all);
    for side in &mut checked {
        side.stand = side.platoons.iter().map(|platoon| army::platoon(platoon, &[], context.profiles)).collect();
    }
    zone_by_scenario(findings, path, [first, second], &mut checked, context);
    if let Some(ground) = context.ground {
        places::check(findings, path, raw, &mut checked, ground, context.profiles);
    }
    note_padding(findings, path, &checked);
    for side in &mut checked {
        join_afar(side, context.profiles);
    }
    Some(checked)
}

/// Platoons in neighboring hexes whose guns support the battle come after those on the board (C-15).
fn join_afar(side: &mut Checked, profiles: &Profiles) {
    for troop in &side.afar {
        for platoon in &troop.supports {
            side.stand.push(troop.muster(platoon, true, profiles));
            side.platoons.push(platoon.clone());
        }
    }
}

fn check_side(findings: &mut Findings, path: &Path, place: usize, raw: &raw::Side, context: &Context) -> Checked {
    let key = Side::BOTH[place].key();
    if raw.key != key {
        let what = Message::new("level-key").with("given", raw.key.to_string()).with("key", key.to_string());
        findings.fault(&path.field("key"), what);
    }
    named(findings, &path.field("name"), &raw.name);
    let zone =
        raw.zone.as_ref().map_or_else(Zone::default, |zone| check_zone(findings, &path.field("zone"), zone, context));
    let list = path.field("platoons");
    within(findings, &list, raw.platoons.len() as i64, 1, PLATOONS as i64);
    let check = |(place, force)| check_platoon(findings, &list.at(place), force, context.library, context.profiles);
    let platoons: Vec<Platoon> = raw.platoons.iter().take(PLATOONS).enumerate().map(check).collect();
    roster::distinct_squads(findings, &list, &platoons);
    check_scrap(findings, &list, &platoons);
    let list = path.field("afar");
    within(findings, &list, raw.afar.len() as i64, 0, PLATOONS as i64);
    let afar = raw.afar.iter().take(PLATOONS).enumerate();
    let afar: Vec<Distant> =
        afar.map(|(place, troop)| check_troop(findings, &list.at(place), troop, context)).collect();
    for (place, troop) in afar.iter().enumerate() {
        if afar[..place].iter().any(|known| known.name == troop.name) {
            findings
                .fault(&list.at(place).field("name"), Message::new("data-twice").with("given", troop.name.as_str()));
        }
    }
    Checked { name: raw.name.clone(), edge: raw.edge, zone, platoons, stand: Vec::new(), afar }
}

/// A troop in a neighboring hex (C-15, C-34).
fn check_troop(findings: &mut Findings, path: &Path, raw: &raw::Afar, context: &Context) -> Distant {
    named(findings, &path.field("name"), &raw.name);
    within(findings, &path.field("hexes"), raw.hexes.into(), 1, 9);
    within(findings, path, (raw.supports.len() + raw.others.len()) as i64, 1, PLATOONS as i64);
    let mut check = |field: &'static str, forces: &[raw::Force]| -> Vec<Platoon> {
        let list = path.field(field);
        let forces = forces.iter().take(PLATOONS).enumerate();
        forces
            .map(|(place, force)| check_platoon(findings, &list.at(place), force, context.library, context.profiles))
            .collect()
    };
    let (supports, others) = (check("supports", &raw.supports), check("others", &raw.others));
    Distant { name: raw.name.clone(), hexes: raw.hexes as u8, supports, others }
}

/// The named zone; an empty one, with an error, if there is none.
fn check_zone(findings: &mut Findings, path: &Path, name: &str, context: &Context) -> Zone {
    let known = context.zones.iter().find(|(known, _)| known == name);
    if known.is_none() {
        let names: Vec<&str> = context.zones.iter().map(|(name, _)| name.as_str()).collect();
        findings.fault(path, unknown("zone", name, &names));
    }
    known.map_or_else(Zone::default, |(_, zone)| zone.clone())
}

/// Sides whose file names no zone set up where the scenario says (1.6). The defender of an ambush is caught on a broad
/// edge.
fn zone_by_scenario(
    findings: &mut Findings,
    path: &Path,
    raw: [&raw::Side; 2],
    checked: &mut [Checked; 2],
    context: &Context,
) {
    let defender = context.attacker.other().index();
    let broad = |edge: Edge| matches!(edge, Edge::North | Edge::South);
    if context.scenario == Scenario::Ambush && !broad(checked[defender].edge) {
        findings.fault(&path.at(defender).field("edge"), Message::new("level-broad-edge"));
        return;
    }
    let Some(ground) = context.ground else { return };
    let homes = checked.each_ref().map(|side| side.edge);
    let numbers = &context.profiles.scenarios;
    let setting = Setting { size: ground.size(), homes, attacker: context.attacker, numbers, markers: &[] };
    for (place, zone) in context.scenario.terms().zones(&setting).into_iter().enumerate() {
        if raw[place].zone.is_some() {
            continue;
        }
        if zone.0.is_empty() {
            let what = Message::new("level-zone-room").with("name", checked[place].name.as_str());
            findings.fault(&path.at(place).field("zone"), what);
        }
        checked[place].zone = zone;
    }
}

/// A platoon from a roster or from the level itself; an empty one, with an error, if there is none.
pub(in crate::data) fn check_platoon(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Force,
    library: &Library,
    profiles: &Profiles,
) -> Platoon {
    match raw {
        raw::Force::Roster { file, platoon } => {
            from_roster(findings, path, file, *platoon, library, profiles).unwrap_or_else(Platoon::empty)
        }
        raw::Force::Inline { name, scrap, command, squads } => {
            within(findings, &path.field("scrap"), (*scrap).into(), 1, 9999);
            let platoon = roster::raw::Platoon {
                name: name.clone(),
                command: command.as_deref().cloned(),
                squads: squads.clone(),
            };
            let full = usize::from(profiles.building.squads);
            let bounds = Bounds { scrap: *scrap, squads: 1..=full };
            let count = squads.len() + usize::from(command.is_some());
            if (1..full).contains(&count) {
                findings.note(path, Message::new("level-fewer-squads").with("count", count));
            }
            roster::check_platoon(findings, path, &platoon, &bounds, profiles)
        }
        raw::Force::Veterans { name, units } => roster::check_veterans(findings, path, name, units, profiles),
    }
}

/// The total that a side has bought, if nothing else is wrong with it (1.9, 1.10).
fn check_scrap(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    if findings.count() == 0 {
        roster::check_scrap(findings, path, platoons);
    }
}

fn from_roster(
    findings: &mut Findings,
    path: &Path,
    file: &str,
    platoon: u32,
    library: &Library,
    profiles: &Profiles,
) -> Option<Platoon> {
    let roster = match library.roster(file, profiles) {
        Ok(Some(roster)) => roster,
        Ok(None) => {
            let names = library.rosters();
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            findings.fault(&path.field("file"), unknown("roster", file, &known));
            return None;
        }
        Err(error) => {
            findings.adopt(error);
            return None;
        }
    };
    let count = roster.platoons.len();
    if !within(findings, &path.field("platoon"), platoon.into(), 1, count as i64) {
        return None;
    }
    roster.platoons.into_iter().nth(platoon as usize - 1)
}

fn note_padding(findings: &mut Findings, path: &Path, sides: &[Checked; 2]) {
    let counts = [sides[0].platoons.len(), sides[1].platoons.len()];
    let smaller = usize::from(counts[1] < counts[0]);
    let missing = counts[1 - smaller] - counts[smaller];
    if missing > 0 {
        let what = Message::new("level-padded").with("name", sides[smaller].name.as_str()).with("count", missing);
        findings.note(&path.at(smaller).field("platoons"), what);
    }
}
