//! What every file of a run says about its origin.

use super::plan::Plan;
use crate::battle::replay::RULES;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The plan of a run, and the program that plays it. Two runs of equal stamps give the same files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// The version of the program.
    pub version: String,
    /// The version of the rules.
    pub rules: u32,
    /// Hash of the book's numbers, 16 hexadecimal digits.
    pub book: String,
    /// Which part of the run it is, of how many, counted from 1; none: all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<(u32, u32)>,
    /// The plan.
    pub plan: Plan,
}

impl Stamp {
    /// The key under which a table holds it.
    pub const KEY: &str = "monkeys.lab";

    /// The stamp of a run that this program begins.
    pub fn new(plan: &Plan, shard: Option<(u32, u32)>) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: RULES,
            book: format!("{:016x}", crate::data::profiles().hash),
            shard,
            plan: plan.clone(),
        }
    }

    /// The same of the whole run.
    pub fn whole(&self) -> Self {
        Self { shard: None, ..self.clone() }
    }

    /// Whether this program would play the same battles by it.
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

    /// What differs between two, for people: each value here with the one there.
    pub fn differences(&self, other: &Self) -> String {
        let [mine, theirs] = [self, other].map(|stamp| {
            let mut all = BTreeMap::new();
            leaves("", &serde_json::to_value(stamp).expect("plain data becomes text"), &mut all);
            all
        });
        let names: BTreeSet<&String> = mine.keys().chain(theirs.keys()).collect();
        let told = names.into_iter().filter_map(|name| {
            let [here, there] = [&mine, &theirs].map(|all| all.get(name).map_or("none", String::as_str));
            (here != there).then(|| match name.as_str() {
                // The text of a file is no news for anybody; that it is another one is.
                name if name.ends_with("text") => format!("the {name} of a file"),
                name => format!("{name} {}, not {}", short(here), short(there)),
            })
        });
        told.collect::<Vec<_>>().join("; ")
    }
}

/// A value that fits into a sentence.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Every value of a tree with the words that lead to it: "density from", "opponents A". A kind of ground leads nowhere.
fn leaves(name: &str, value: &Value, all: &mut BTreeMap<String, String>) {
    let join = |part: &str| match part {
        "plan" | "terrain" | "name" | "Grown" | "Level" => name.to_owned(),
        "from" | "to" | "step" => format!("{name} density {part}"),
        part => format!("{name} {part}"),
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(part, value)| leaves(&join(part), value, all)),
        Value::Array(values) => {
            let parts = ["A".to_owned(), "B".to_owned()].into_iter().chain((3..).map(|place: u32| place.to_string()));
            values.iter().zip(parts).for_each(|(value, part)| leaves(&format!("{name} {part}"), value, all));
        }
        Value::Null => {}
        Value::String(text) => drop(all.insert(name.trim().to_owned(), text.clone())),
        other => drop(all.insert(name.trim().to_owned(), other.to_string())),
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
            "opponents B chance, not steady:quick; rosters A baboon-rifles, not none; rosters B mandrill-horde, not none"
        );
        assert!(!told.contains(['{', '"']));
    }
}
