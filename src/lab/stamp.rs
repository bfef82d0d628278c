//! What every file of a run says about its origin.

use super::plan::Plan;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The plan of a run, and the program that plays it. Two runs with equal stamps give the same files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// The version of the program.
    pub version: String,
    /// The version of the rules.
    pub rules: u32,
    /// Hash of the book's numbers, 16 hexadecimal digits.
    pub book: String,
    /// The part of the run, out of how many, counted from 1; none for all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<(u32, u32)>,
    /// The plan.
    pub plan: Plan,
}

impl Stamp {
    /// The key under which a table holds it.
    pub const KEY: &str = "monkeys.lab";

    /// The stamp of a run started by this program.
    pub fn new(plan: &Plan, shard: Option<(u32, u32)>) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: plan.counting().rules,
            book: format!("{:016x}", (plan.counting().numbers)()),
            shard,
            plan: plan.clone(),
        }
    }

    /// The same for the whole run.
    pub fn whole(&self) -> Self {
        Self { shard: None, ..self.clone() }
    }

    /// Whether this program would play the same battles from it.
    pub fn is_ours(&self) -> bool {
        *self == Self::new(&self.plan, self.shard)
    }

    /// The stamp as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data becomes text")
    }

    /// Reads a stamp from text; none if it isn't one of ours, or has a plan that can't be carried out.
    pub fn parse(text: &str) -> Option<Self> {
        let stamp: Self = serde_json::from_str(text).ok()?;
        let shard = stamp.shard.is_none_or(|(number, of)| (1..=of).contains(&number));
        (shard && stamp.plan.faults().is_empty()).then_some(stamp)
    }

    /// The differences between two stamps, for people: each value here with the one there.
    pub fn differences(&self, other: &Self) -> String {
        let [mine, theirs] = [self, other].map(|stamp| {
            let mut all = BTreeMap::new();
            leaves("", &serde_json::to_value(stamp).expect("plain data becomes text"), &mut all);
            all
        });
        let names: BTreeSet<&String> = mine.keys().chain(theirs.keys()).collect();
        let told = names.into_iter().filter_map(|name| {
            let [here, there] = [&mine, &theirs].map(|all| all.get(name).map(String::as_str));
            (here != there).then(|| told(name, here, there))
        });
        told.collect::<Vec<_>>().join("; ")
    }
}

/// One difference: the values here and there, either of which may be missing.
fn told(name: &str, here: Option<&str>, there: Option<&str>) -> String {
    // Nobody wants to read the whole text of a file.
    if let Some(of) = name.strip_suffix(" text") {
        return Message::new("lab-stamp-text").with("of", of).words();
    }
    let said = |id, here: &str| Message::new(id).with("name", name).with("here", short(here));
    match (here, there) {
        (Some(here), Some(there)) => said("lab-stamp-other", here).with("there", short(there)).words(),
        (Some(here), None) => said("lab-stamp-with", here).words(),
        (None, there) => said("lab-stamp-without", there.unwrap_or_default()).words(),
    }
}

/// A value that fits into a sentence.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Every value of a tree with the words on the path to it: "density from", "opponent A". The kind of ground adds no
/// word.
fn leaves(name: &str, value: &Value, all: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(part, value)| leaves(&words(name, part), value, all)),
        Value::Array(values) if name == "shard" => {
            let numbers: Vec<String> = values.iter().map(Value::to_string).collect();
            all.insert(name.to_owned(), numbers.join("/"));
        }
        Value::Array(values) => list(name, values, all),
        Value::Null => {}
        Value::String(text) => drop(all.insert(name.to_owned(), text.clone())),
        other => drop(all.insert(name.to_owned(), other.to_string())),
    }
}

/// The words for a part of a tree.
fn words(name: &str, part: &str) -> String {
    let part = match part {
        "plan" | "terrain" | "name" | "Grown" => "",
        "Level" => "level",
        "rule_book" => "rule book",
        "opponents" => "opponent",
        "rosters" => "roster",
        "switches" => "switch",
        "from" => "density from",
        "to" => "density to",
        "step" => "density step",
        part => part,
    };
    format!("{name} {part}").trim().to_owned()
}

/// A list: entries for the two sides by letter, a size as one value, switches by name.
fn list(name: &str, values: &[Value], all: &mut BTreeMap<String, String>) {
    if values.iter().all(Value::is_number) && !values.is_empty() {
        let whole = values.iter().map(Value::to_string).collect::<Vec<_>>().join(" x ");
        all.insert(name.to_owned(), whole);
        return;
    }
    for (place, value) in values.iter().enumerate() {
        match (name, value) {
            ("opponent" | "roster", value) if place < 2 => leaves(&format!("{name} {}", ["A", "B"][place]), value, all),
            (_, Value::Array(pair)) if matches!(&pair[..], [Value::String(_), _]) => {
                leaves(&format!("{name} {}", pair[0].as_str().unwrap_or_default()), &pair[1], all);
            }
            (_, value) => leaves(&format!("{name} {}", place + 1), value, all),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{Grown, Named, Terrain};

    #[test]
    fn what_differs_is_said_in_words() {
        let grown = |from| Terrain::Grown(Grown { from, ..Grown::default() });
        let mut one = Stamp::new(&Plan { terrain: grown(25), ..Plan::default() }, None);
        let other = Stamp::new(&Plan { terrain: grown(30), battles: 400, ..Plan::default() }, None);
        assert_eq!(one.differences(&other), "battles 200, not 400; density from 25, not 30");
        assert_eq!(one.differences(&one), "");
        one.plan.opponents[1] = Named::shipped("chance");
        one.plan.rosters = Some(Plan::standard_rosters());
        let told = one.differences(&Stamp { plan: Plan { terrain: grown(25), ..Plan::default() }, ..one.clone() });
        assert_eq!(
            told,
            "opponent B chance, not steady:quick; with roster A baboon-rifles; with roster B ape-veterans"
        );
        assert!(!told.contains(['{', '"']));
    }

    #[test]
    fn levels_sizes_and_switches_are_told_too() {
        let level = |name| Plan { terrain: Terrain::Level(Named::shipped(name)), ..Plan::default() };
        let told = |one: &Plan, other: &Plan| Stamp::new(one, None).differences(&Stamp::new(other, None));
        assert_eq!(told(&level("two-groves"), &level("bald-ridge")), "level two-groves, not bald-ridge");
        let size = |size| Plan { terrain: Terrain::Grown(Grown { size, ..Grown::default() }), ..Plan::default() };
        assert_eq!(told(&size((72, 48)), &size((48, 32))), "size 72 x 48, not 48 x 32");
        let [first, second] = [1, 2].map(|number| Stamp::new(&level("two-groves"), Some((number, 2))));
        assert_eq!(first.differences(&second), "shard 1/2, not 2/2");
        let switched = Plan { switches: vec![("concentrated_fire_bonus".to_owned(), 1)], ..Plan::default() };
        assert_eq!(told(&switched, &Plan::default()), "with switch concentrated_fire_bonus 1");
        assert_eq!(told(&Plan::default(), &switched), "without switch concentrated_fire_bonus 1");
    }
}
