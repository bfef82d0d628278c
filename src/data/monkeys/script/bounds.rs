//! The maximum size of a script, and of its own numbers, such that no sum in the rules overflows.

use super::raw::{Kind, Setup, Unit, Weapon};
use crate::data::{
    findings::{Findings, Path},
    monkeys::profiles::Mark,
    number::within,
};
use crate::rules::monkeys::{emplacements::EMPLACEMENTS, loads::ARMS};

/// Most entries in other lists: switches, kinds, weapons, letters, blocks of zones.
const LISTED: i64 = 64;
/// Most units of both sides together.
const UNITS: i64 = 72;
/// Most members of one unit.
const MEMBERS: i64 = 40;
/// Most vehicles of one unit.
const VEHICLES: i64 = 9;
/// Most spare loads, pieces of armor, accessories or talents of one kind; marks of a weapon; states of one member.
const CARRIED: i64 = 8;
/// Dice, and steps.
const STEPS: i64 = 10_000;
/// How far a number on a stat card may be from 0.
const CARD: i64 = 50;
/// Most squares of a blast, an arc or a cloud of smoke.
const SQUARES: i64 = 20;
/// Most scrap of one primate.
const COST: i64 = 9999;

/// Checks all counts and numbers of the script itself. If a list is too long, nothing else is checked.
pub fn check(findings: &mut Findings, setup: &Setup, steps: usize) -> bool {
    let before = findings.count();
    let root = Path::default();
    let lists = [
        ("rules", setup.rules.len(), LISTED),
        ("legend", setup.legend.0.len(), LISTED),
        ("switches", setup.switches.0.len(), LISTED),
        ("weapons", setup.weapons.0.len(), LISTED),
        ("kinds", setup.kinds.0.len(), LISTED),
        ("units", setup.units.len(), UNITS),
        ("zones", setup.zones.0.len(), 2),
        ("dice", setup.dice.len(), STEPS),
        ("play", steps, STEPS),
    ];
    for (field, given, most) in lists {
        within(findings, &root.field(field), given as i64, 0, most);
    }
    if findings.count() > before {
        return false;
    }
    for (name, value) in &setup.switches.0 {
        within(findings, &root.field("switches").key(name), (*value).into(), -CARD, CARD);
    }
    for (name, card) in &setup.weapons.0 {
        check_weapon(findings, &root.field("weapons").key(name), card);
    }
    for (name, kind) in &setup.kinds.0 {
        check_kind(findings, &root.field("kinds").key(name), kind);
    }
    for (place, unit) in setup.units.iter().enumerate() {
        check_unit(findings, &root.field("units").at(place), unit);
    }
    for (side, blocks) in &setup.zones.0 {
        within(findings, &root.field("zones").key(side.key()), blocks.len() as i64, 0, LISTED);
    }
    findings.count() == before
}

fn check_weapon(findings: &mut Findings, path: &Path, card: &Weapon) {
    let numbers = [("damage", card.damage), ("accuracy", card.accuracy), ("close_combat", card.close_combat)];
    check_numbers(findings, path, &numbers);
    within(findings, &path.field("marks"), card.marks.len() as i64, 0, CARRIED);
    for (place, mark) in card.marks.iter().enumerate() {
        if let Mark::Area(squares) | Mark::Arc(squares) | Mark::Smoke(squares) = mark {
            within(findings, &path.field("marks").at(place), i64::from(*squares), 0, SQUARES);
        }
    }
}

fn check_kind(findings: &mut Findings, path: &Path, kind: &Kind) {
    let numbers = [("accuracy", kind.accuracy), ("natural_armor", kind.natural_armor), ("morale", kind.morale)];
    check_numbers(findings, path, &numbers);
    if let Some(cost) = kind.cost {
        within(findings, &path.field("cost"), cost.into(), 0, COST);
    }
    let weapons = kind.weapons.as_ref().map_or(0, Vec::len);
    within(findings, &path.field("weapons"), weapons as i64, 0, ARMS as i64);
    let lists = [("spares", &kind.spares), ("armor", &kind.armor), ("gear", &kind.gear), ("talents", &kind.talents)];
    for (field, list) in lists {
        within(findings, &path.field(field), list.len() as i64, 0, CARRIED);
    }
}

fn check_numbers(findings: &mut Findings, path: &Path, numbers: &[(&str, Option<i8>)]) {
    for (field, number) in numbers {
        if let Some(number) = number {
            within(findings, &path.field(field), (*number).into(), -CARD, CARD);
        }
    }
}

fn check_unit(findings: &mut Findings, path: &Path, unit: &Unit) {
    let members = unit.members.chars().count();
    let lists = [
        ("members", members, MEMBERS),
        ("kinds", unit.kinds.0.len(), MEMBERS),
        ("state", unit.state.len(), CARRIED),
        ("states", unit.states.0.len(), MEMBERS),
        ("gone", unit.gone.0.len(), MEMBERS),
        ("vehicles", unit.vehicles.0.len(), VEHICLES),
        ("emplacements", unit.emplacements.len(), EMPLACEMENTS as i64),
        ("spent", unit.spent.0.len(), MEMBERS),
    ];
    for (field, given, most) in lists {
        within(findings, &path.field(field), given as i64, 0, most);
    }
    for (letter, states) in &unit.states.0 {
        within(findings, &path.field("states").key(letter), states.len() as i64, 0, CARRIED);
    }
}
