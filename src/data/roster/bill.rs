//! What a platoon costs, line by line (1.14).

use super::{Member, Platoon};
use crate::rules::monkeys::profiles::Profiles;
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

/// One line of a bill: primates of one squad that are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The squad's name.
    pub squad: String,
    /// How many.
    pub count: u32,
    /// The clan, in the plural where they are more than one.
    pub clan: String,
    /// What each carries.
    pub weapons: Vec<String>,
    /// Scrap for each.
    pub each: u32,
}

impl Bill {
    /// The bill of a platoon.
    pub fn of(platoon: &Platoon, profiles: &Profiles) -> Self {
        let mut lines = Vec::new();
        for squad in &platoon.squads {
            let alike = |a: &Member, b: &Member| a.clan == b.clan && a.weapons == b.weapons;
            lines.extend(squad.members.chunk_by(alike).map(|same| Line::of(&squad.name, same, profiles)));
        }
        Self { platoon: platoon.name.clone(), lines, total: platoon.cost(), scrap: platoon.scrap }
    }
}

impl Line {
    fn of(squad: &str, same: &[Member], profiles: &Profiles) -> Self {
        let first = &same[0];
        let clan = &profiles.clans[first.clan];
        let weapon = |weapon: &usize| profiles.weapons[*weapon].name.clone();
        Self {
            squad: squad.to_owned(),
            count: same.len() as u32,
            clan: if same.len() == 1 { clan.name.clone() } else { clan.plural.clone() },
            weapons: first.weapons.iter().map(weapon).collect(),
            each: first.cost,
        }
    }

    /// Scrap of the whole line.
    pub const fn sum(&self) -> u32 {
        self.count * self.each
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = Message::new("roster-bill-line").with("squad", self.squad.as_str());
        let line = line.with("count", self.count as usize).with("clan", self.clan.as_str());
        let line = line.with("weapons", self.weapons.join(", ")).with("each", self.each as usize);
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
