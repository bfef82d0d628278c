//! The errors in a plan: all at once, each with how to fix it.

use super::{
    book::counting,
    experiment::at,
    plan::{Against, Grown, LARGEST_SIDE, Plan, Terrain},
};
use crate::data::{Fault, library, nearest};
use crate::rules::Book;
use crate::words::Message;

/// Most boards per point.
pub const MOST_BOARDS: u32 = 10_000;

/// Most battles per point.
pub const MOST_BATTLES: u32 = 10_000_000;

/// Most battles in a run, over all points and variants.
pub const MOST_TOTAL: u64 = 100_000_000;

impl Plan {
    /// The errors in its numbers and names; forces and players are checked where they are loaded.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if counting(&self.book).is_none() {
            let known: Vec<&str> =
                Book::ALL.map(Book::name).into_iter().filter(|book| counting(book).is_some()).collect();
            faults.push(at("book", nearest::unknown("book", &self.book, &known)));
        }
        if let Some(scenario) = &self.scenario
            && self.counting().scenario_word(scenario).is_none()
        {
            let known: Vec<&str> = self.counting().scenarios.iter().map(|(name, _)| *name).collect();
            faults.push(at("scenario", nearest::unknown("scenario", scenario, &known)));
        }
        let switched = !self.switches.is_empty() || matches!(self.against, Some(Against::Switches(_)));
        let extra = [
            (switched && !self.counting().switches, "switches", "lab-no-switches"),
            (self.platoons != 1 && self.book != super::plan::USUAL, "platoons", "lab-no-platoons"),
        ];
        let extra = extra.into_iter().filter(|(is_refused, ..)| *is_refused);
        faults.extend(extra.map(|(_, path, id)| at(path, Message::new(id).with("book", self.book.as_str()))));
        match &self.terrain {
            Terrain::Grown(grown) => grown_faults(grown, self.counting().least, &mut faults),
            Terrain::Level(named) => {
                if self.boards != 1 {
                    faults.push(at("boards", Message::new("lab-one-board").with("given", i64::from(self.boards))));
                }
                match named.text.as_deref() {
                    None if library::level(&named.name).is_none() => {
                        // If no book was named it is the level's, so a similar name may be from any book.
                        let own = Book::of(&self.book).unwrap_or_default();
                        let mut names = library::levels_of(own);
                        names.extend(Book::ALL.into_iter().filter(|book| *book != own).flat_map(library::levels_of));
                        let known: Vec<&str> = names.iter().map(String::as_str).collect();
                        faults.push(at("level", nearest::unknown("level", &named.name, &known)));
                    }
                    _ => {}
                }
            }
        }
        within(&mut faults, "boards", self.boards.into(), 1, MOST_BOARDS.into());
        within(&mut faults, "platoons", self.platoons.into(), 1, 8);
        if let Some(rounds) = self.rounds {
            within(&mut faults, "rounds", rounds.into(), 1, 999);
        }
        if let Some(width) = self.until_width {
            within(&mut faults, "until-width", width.into(), 1, 999);
        }
        if within(&mut faults, "battles", self.battles.into(), 2, MOST_BATTLES.into()) {
            self.not_too_many(&mut faults);
            self.whole_laps(&mut faults);
        }
        if let Some(Against::Switches(switches)) = &self.against
            && switches.is_empty()
        {
            faults.push(at("against", Message::new("data-empty")));
        }
        faults
    }

    /// The total of all points is limited, too.
    fn not_too_many(&self, faults: &mut Vec<Fault>) {
        let (total, points) = (self.total(), self.total() / u64::from(self.battles));
        if total > MOST_TOTAL {
            let what = Message::new("lab-total").with("given", total.to_string()).with("most", MOST_TOTAL.to_string());
            let what = what.with("points", points.to_string()).with("each", (MOST_TOTAL / points).to_string());
            faults.push(at("battles", what));
        }
    }

    /// Each board is played equally often in both orientations.
    fn whole_laps(&self, faults: &mut Vec<Fault>) {
        if !(1..=MOST_BOARDS).contains(&self.boards) {
            return;
        }
        let lap = self.lap();
        if self.battles.is_multiple_of(lap) {
            return;
        }
        let below = self.battles / lap * lap;
        let what = Message::new("lab-laps").with("given", i64::from(self.battles)).with("lap", i64::from(lap));
        let what = what.with("boards", i64::from(self.boards));
        let what = what.with("below", i64::from(below)).with("above", i64::from(below + lap));
        faults.push(at("battles", what));
    }
}

fn grown_faults(grown: &Grown, least: (i16, i16), faults: &mut Vec<Fault>) {
    within(faults, "density", grown.from.into(), 0, 90);
    if grown.to != grown.from {
        within(faults, "density", grown.to.into(), 0, 90);
    }
    if !(1..=90).contains(&grown.step) {
        faults.push(at("density", Message::new("lab-wrong-step").with("given", i64::from(grown.step))));
    }
    if grown.from > grown.to {
        let what = Message::new("lab-range").with("from", i64::from(grown.from)).with("to", i64::from(grown.to));
        faults.push(at("density", what));
    }
    within(faults, "size: columns", grown.size.0.into(), least.0.into(), LARGEST_SIDE.into());
    within(faults, "size: rows", grown.size.1.into(), least.1.into(), LARGEST_SIDE.into());
}

/// Records a number that is out of range; true if it is within range.
fn within(faults: &mut Vec<Fault>, path: &str, given: i64, least: i64, most: i64) -> bool {
    let good = (least..=most).contains(&given);
    if !good {
        let what = Message::new("data-range").with("given", given.to_string());
        faults.push(at(path, what.with("least", least).with("most", most)));
    }
    good
}
