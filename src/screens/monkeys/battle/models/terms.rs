//! The terms of both powers, with equal ones added up: "8 × assault rifle, damage 2  +16".

use super::{
    super::names::{self, capital},
    look::Look,
};
use crate::engine::fact::Line;
use crate::force::PieceId;
use crate::panels::forecast::Term;
use crate::rules::monkeys::{driving, field::Field, gun::Gun, power::Reckoning};
use crate::words::{Term as Word, say, word};

/// Alike terms of a sum.
struct Group {
    label: &'static str,
    /// What makes them alike: the weapon or the clan, empty where only the value counts.
    what: String,
    each: i32,
    count: i32,
}

/// Terms of the attack and of the defense.
pub fn terms(field: &Field, reckoning: &Reckoning) -> (Vec<Term>, Vec<Term>) {
    (of_side(field, &reckoning.attack), of_side(field, &reckoning.defense))
}

/// Alike lines of a sum added up.
pub fn of_lines(field: &Field, lines: &[Line]) -> Vec<Term> {
    of_side(field, lines)
}

fn of_side(field: &Field, lines: &[Line]) -> Vec<Term> {
    let mut groups: Vec<Group> = Vec::new();
    for line in lines {
        let what = line.who.map_or_else(String::new, |who| kind(field, line.label, who));
        let alike = |group: &&mut Group| (group.label, &group.what, group.each) == (line.label, &what, line.value);
        match groups.iter_mut().find(alike) {
            Some(group) => group.count += 1,
            None => groups.push(Group { label: line.label, what, each: line.value, count: 1 }),
        }
    }
    groups.sort_by_key(|group| (rank(group.label), group.label));
    groups.iter().map(term).collect()
}

/// What is counted first, what is added to it, and last what is computed from all of that.
fn rank(label: &str) -> u8 {
    match label {
        "term-damage" | "term-size" => 0,
        "term-hidden" => 2,
        _ => 1,
    }
}

/// Every single term with its source: for the full breakdown.
pub fn one_by_one(look: &Look, lines: &[Line], attacks: bool) -> Vec<Term> {
    let one = |line: &Line| {
        let named = line.who.map(|who| (look.names.piece(who), kind(look.field, line.label, who)));
        let what = match &named {
            Some((_, kind)) if line.label == "term-damage" && !kind.is_empty() => capital(kind),
            _ => word(line.label),
        };
        let words = match named {
            Some((name, _)) => say("term-of", &[("name", name.into()), ("what", what.into())]),
            None => what,
        };
        let value = if attacks { signed(line.value) } else { line.value.to_string() };
        Term { words, value, rule: Some(rule(line.label).to_owned()) }
    };
    lines.iter().map(one).collect()
}

/// The key for grouping terms: weapons for damage, clans for size and armor.
fn kind(field: &Field, label: &str, who: PieceId) -> String {
    if let Some(gun) = Gun::find(field, who, 1).filter(|_| label == "term-damage") {
        return gun.weapon(field).name.clone();
    }
    if let Some(vehicle) = field.find_vehicle(who) {
        return driving::kind(field, vehicle).name.clone();
    }
    let Some(primate) = field.find_primate(who) else { return String::new() };
    match label {
        "term-damage" => field.weapon(primate).map_or_else(String::new, |weapon| weapon.name.clone()),
        "term-size" | "term-armor" => field.clan(primate).name.clone(),
        _ => String::new(),
    }
}

/// The rule behind a term.
fn rule(label: &str) -> &'static str {
    match label {
        "term-damage" | "term-accuracy" => "T-57",
        "term-range" => "T-60",
        "term-size" | "term-armor" => "T-61",
        "term-close-combat" | "term-berserk" => "T-112",
        "term-joined" => "T-120",
        "term-hidden" => "T-107",
        "term-concentrated" => "T-59",
        "term-scope" => "G-20",
        "term-talent" => "8",
        _ => "6.1",
    }
}

fn term(group: &Group) -> Term {
    let id = match group.label {
        "term-damage" => "terms-damage",
        "term-accuracy" => "terms-accuracy",
        "term-range" => "terms-range",
        "term-size" => "terms-size",
        "term-armor" => "terms-armor",
        "term-close-combat" => "terms-close-combat",
        "term-berserk" => "terms-berserk",
        "term-joined" => "terms-joined",
        "term-hidden" => "terms-hidden",
        "term-concentrated" => "terms-concentrated",
        other => return plain(other, group),
    };
    let defends = matches!(group.label, "term-size" | "term-armor");
    let sum = group.each * group.count;
    let value = if defends { sum.to_string() } else { signed(sum) };
    let facts: [(&'static str, Word); 3] = [
        ("count", group.count.into()),
        ("what", names::kind(&group.what).into()),
        ("each", each(group, defends).into()),
    ];
    Term { words: say(id, &facts), value, rule: Some(rule(group.label).to_owned()) }
}

/// A term from another chapter, by its own name.
fn plain(label: &'static str, group: &Group) -> Term {
    let value = signed(group.each * group.count);
    Term { words: word(label), value, rule: Some(rule(label).to_owned()) }
}

fn each(group: &Group, defends: bool) -> String {
    if defends || group.label == "term-damage" { group.each.to_string() } else { signed(group.each) }
}

/// A Rate of Fire in quarters of a target.
pub fn rate(quarters: u8) -> String {
    match quarters {
        1 => "\u{bc}".to_owned(),
        2 => "\u{bd}".to_owned(),
        3 => "\u{be}".to_owned(),
        quarters => (quarters / 4).to_string(),
    }
}

/// A number as it is added to another: "+ 2", "− 1".
pub fn added(number: i32) -> String {
    let sign = if number < 0 { '\u{2212}' } else { '+' };
    format!("{sign} {}", number.unsigned_abs())
}

/// A number with its sign, a true minus.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { format!("+{number}") }
}
