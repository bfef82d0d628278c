//! What every file of a run says about its origin.

use super::plan::Plan;
use crate::battle::replay::RULES;
use serde::{Deserialize, Serialize};

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

    /// What differs between two, for people: names of fields with both values, short.
    pub fn differences(&self, other: &Self) -> String {
        let fields = |stamp: &Self| {
            let mut value = serde_json::to_value(stamp).expect("plain data becomes text");
            let plan = value.as_object_mut().and_then(|fields| fields.remove("plan"));
            let mut all: Vec<(String, String)> = Vec::new();
            for part in [Some(value), plan].into_iter().flatten() {
                let part = part.as_object().cloned().unwrap_or_default();
                all.extend(part.into_iter().map(|(name, value)| (name, value.to_string())));
            }
            all
        };
        let theirs = fields(other);
        let short = |text: &str| text.chars().take(80).collect::<String>();
        let differs = fields(self).into_iter().filter_map(|(name, mine)| {
            let other = theirs.iter().find(|(known, _)| *known == name).map_or("-", |(_, value)| value);
            (mine != other).then(|| format!("{name}: {} / {}", short(&mine), short(other)))
        });
        differs.collect::<Vec<_>>().join("; ")
    }
}
