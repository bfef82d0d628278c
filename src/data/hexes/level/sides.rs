//! The two sides of a level: their zones, ranks and units (G7, G17, G23).

use super::{ground, raw};
use crate::board::hex::{Hex, HexMap};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{named, within},
};
use crate::force::Side;
use crate::rules::hexes::{
    muster::{Ranks, SideMuster, Start, UnitMuster},
    profiles::{Class, Entry, Profiles},
};
use crate::words::Message;

/// Units of the smallest and the largest army.
const UNITS: (i64, i64) = (1, 40);

/// Ranks are between 1 and this.
const RANKS: i64 = 9;

/// Checks both sides; none, with errors, if there aren't two.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Side],
    (terrain, profiles): (&HexMap<u8>, &Profiles),
) -> Option<[SideMuster; 2]> {
    let [first, second] = raw else {
        findings.fault(path, Message::new("level-two-sides").with("given", raw.len().to_string()));
        return None;
    };
    let mut of =
        |side: Side, raw: &raw::Side| check_side(findings, &path.at(side.index()), (side, raw), (terrain, profiles));
    let sides = [of(Side::First, first), of(Side::Second, second)];
    if first.name == second.name {
        let what = Message::new("data-twice").with("given", quote(&second.name));
        findings.fault(&path.at(1).field("name"), what);
    }
    if sides[0].zone.iter().any(|hex| sides[1].zone.contains(hex)) {
        findings.fault(&path.at(1).field("zone"), Message::new("hexes-file-overlap"));
    }
    // One number alone that is equal would give all ties to the first side; if both are, a coin decides (G7).
    let equal = [first.ranks.assault == second.ranks.assault, first.ranks.choice == second.ranks.choice];
    if equal[0] != equal[1] {
        findings.fault(&path.at(1).field("ranks"), Message::new("hexes-file-ranks"));
    }
    Some(sides)
}

fn check_side(
    findings: &mut Findings,
    path: &Path,
    (side, raw): (Side, &raw::Side),
    (terrain, profiles): (&HexMap<u8>, &Profiles),
) -> SideMuster {
    if raw.key != side.key() {
        let what = Message::new("level-key").with("given", raw.key.to_string());
        findings.fault(&path.field("key"), what.with("key", side.key().to_string()));
    }
    named(findings, &path.field("name"), &raw.name);
    let ranks = ranks(findings, &path.field("ranks"), raw.ranks);
    let zone = ground::zone(findings, &path.field("zone"), &raw.zone, terrain);
    let force = path.field("force");
    within(findings, &force, raw.force.len() as i64, UNITS.0, UNITS.1);
    let mut units = Vec::new();
    for (place, member) in raw.force.iter().enumerate().take(UNITS.1 as usize) {
        let path = force.at(place);
        if raw.force[..place].iter().any(|other| other.name == member.name) {
            findings.fault(&path.field("name"), Message::new("data-twice").with("given", quote(&member.name)));
        }
        units.extend(check_unit(findings, &path, (place, member), (terrain, profiles)));
    }
    // With a hex for each of them there is enough room, whatever the order in which they are set up.
    let waiting = units.iter().filter(|unit| unit.start.is_none()).count();
    if waiting > open(&zone, terrain, profiles) {
        findings.fault(&path.field("zone"), Message::new("hexes-file-room").with("needed", waiting));
    }
    SideMuster { name: raw.name.clone(), zone, facing: raw.facing, ranks, units }
}

/// The ranks of a side (G7).
pub fn ranks(findings: &mut Findings, path: &Path, raw: raw::Ranks) -> Ranks {
    for (name, rank) in [("assault", raw.assault), ("choice", raw.choice)] {
        within(findings, &path.field(name), rank.into(), 1, RANKS);
    }
    let number = |rank: u32| rank.min(RANKS as u32) as u8;
    Ranks { assault: number(raw.assault), choice: number(raw.choice) }
}

/// Hexes of a zone that everybody can enter.
fn open(zone: &[Hex], terrain: &HexMap<u8>, profiles: &Profiles) -> usize {
    let entry = |hex: &Hex| profiles.terrain[usize::from(terrain[*hex])].entry;
    zone.iter().filter(|hex| !matches!(entry(hex), Entry::Infantry | Entry::Deep)).count()
}

fn check_unit(
    findings: &mut Findings,
    path: &Path,
    (place, member): (usize, &raw::Member),
    (terrain, profiles): (&HexMap<u8>, &Profiles),
) -> Option<UnitMuster> {
    named(findings, &path.field("name"), &member.name);
    let Some(kind) = profiles.unit(&member.kind) else {
        let known: Vec<&str> = profiles.units.iter().map(|kind| kind.name.as_str()).collect();
        findings.fault(&path.field("kind"), unknown("unit", &member.kind, &known));
        return None;
    };
    let options = options(findings, &path.field("options"), (kind, &member.options), profiles);
    let start = member.start.and_then(|start| {
        let hex = ground::on_board(findings, &path.field("start").field("hex"), start.hex, terrain)?;
        Some(Start { hex, facing: start.facing, speed: start.speed })
    });
    let number = u8::try_from(place + 1).ok()?;
    Some(UnitMuster { number, name: member.name.clone(), kind, options, start, ..UnitMuster::default() })
}

/// The options of a unit of a kind, by name (G17).
pub fn options(
    findings: &mut Findings,
    path: &Path,
    (kind, names): (usize, &[String]),
    profiles: &Profiles,
) -> Vec<usize> {
    let mut options = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let path = path.at(place);
        match profiles.option(name) {
            None => {
                let known: Vec<&str> = profiles.options.iter().map(|option| option.name.as_str()).collect();
                findings.fault(&path, unknown("option", name, &known));
            }
            Some(_) if profiles.units[kind].class != Class::Infantry => {
                let kind = quote(&profiles.units[kind].name);
                findings.fault(&path, Message::new("hexes-file-option").with("kind", kind));
            }
            Some(option) if options.contains(&option) => {
                findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
            }
            Some(option) => options.push(option),
        }
    }
    options
}
