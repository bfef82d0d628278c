//! The charts of a roster, compared to another one.

use super::bench::Bench;
use crate::data::monkeys::{
    profiles,
    troops::{Audit, Draft, Spent, Worth},
};
use crate::lab::Named;
use crate::panels::troops::{Bar, Chart, Worth as Shown};
use crate::rules::monkeys::profiles::Band;
use crate::screens::troops::Listed;
use crate::words::{say, word};

/// The roster that the current one is compared with.
#[derive(Default)]
pub struct Beside {
    /// Its place in the list; `None` if there is none.
    place: Option<usize>,
    other: Option<(Draft, Audit, Named)>,
}

impl Beside {
    /// Switches to another roster for comparison; after the last one comes none, then the first.
    pub fn step(&mut self, listed: &[Listed], by: i8) {
        let all = listed.len() as isize + 1;
        let now = self.place.map_or(0, |place| place as isize + 1);
        self.place = ((now + isize::from(by)).rem_euclid(all) as usize).checked_sub(1);
        let read = |one: &Listed| {
            let (file, text) = one.text()?;
            let draft = Draft::parse(file, text).ok()?;
            let audit = draft.audit(&profiles());
            Some((draft, audit, one.named()))
        };
        self.other = self.place.and_then(|place| read(listed.get(place)?));
    }

    /// It in the form that a test needs, with the number of its platoons.
    pub fn opponent(&self) -> Option<(Named, usize)> {
        self.other.as_ref().map(|(draft, _, named)| (named.clone(), draft.platoons()))
    }
}

/// What the roster is worth.
pub fn panels(bench: &Bench) -> Shown {
    let profiles = profiles();
    let other = bench.beside.other.as_ref();
    let worths: Vec<Worth> = std::iter::once(bench.audit())
        .chain(other.map(|(_, audit, _)| audit))
        .map(|audit| audit.worth(&profiles))
        .collect();
    let (tried, share) = bench.trials.told();
    let ready = |faulty: bool, id: &str| faulty.then(|| word(id));
    let why = ready(!bench.audit().breaches.is_empty(), "troops-try-faulty").or_else(|| match other {
        None => Some(word("troops-try-nobody")),
        Some((_, audit, _)) => ready(!audit.breaches.is_empty(), "troops-try-other-faulty"),
    });
    Shown {
        name: bench.draft().name().to_owned(),
        beside: other.map(|(draft, ..)| draft.name().to_owned()),
        charts: charts(&worths),
        tried,
        share,
        busy: bench.trials.goes_on(),
        why: why.filter(|_| !bench.trials.goes_on()),
    }
}

fn charts(worths: &[Worth]) -> Vec<Chart> {
    let bands = [Band::Short, Band::Medium, Band::Long].into_iter().enumerate();
    let power = bands.map(|(place, band)| {
        let values = worths.iter().map(|worth| worth.firepower.get(place).map_or(0, |(_, power)| i64::from(*power)));
        (band_word(band), values.collect())
    });
    let staying = vec![
        (word("troops-primates"), worths.iter().map(|worth| worth.primates as i64).collect()),
        (word("troops-defense"), worths.iter().map(|worth| i64::from(worth.staying)).collect()),
    ];
    let speed = vec![
        (word("troops-slowest"), worths.iter().map(|worth| i64::from(worth.speed.0)).collect()),
        (word("troops-fastest"), worths.iter().map(|worth| i64::from(worth.speed.1)).collect()),
    ];
    let spent = [Spent::Primates, Spent::Arms, Spent::Gear, Spent::Talents, Spent::Vehicles].into_iter().enumerate();
    let costs = spent.map(|(place, kind)| {
        let values = worths.iter().map(|worth| worth.costs.get(place).map_or(0, |(_, scrap)| i64::from(*scrap)));
        (spent_word(kind), values.collect())
    });
    vec![
        chart("troops-firepower", power.collect()),
        chart("troops-staying", staying),
        chart("troops-speed", speed),
        chart("troops-costs", costs.collect()),
    ]
}

fn chart(id: &str, rows: Vec<(String, Vec<i64>)>) -> Chart {
    let longest = rows.iter().flat_map(|(_, values)| values).copied().max().unwrap_or(0).max(1);
    let bar = |(words, values): (String, Vec<i64>)| {
        let value = |value: i64| (value.to_string(), value as f32 / longest as f32);
        Bar { words, values: values.into_iter().map(value).collect() }
    };
    let about = word(&format!("{id}-about"));
    Chart { title: word(id), about, bars: rows.into_iter().map(bar).collect() }
}

fn band_word(band: Band) -> String {
    let profiles = profiles();
    let id = match band {
        Band::Short => "troops-short",
        Band::Medium => "troops-medium",
        Band::Long | Band::Extreme => "troops-long",
    };
    say(id, &[("squares", i64::from(profiles.bands.farthest(band)).into())])
}

fn spent_word(kind: Spent) -> String {
    word(match kind {
        Spent::Primates => "troops-spent-primates",
        Spent::Arms => "troops-spent-arms",
        Spent::Gear => "troops-spent-gear",
        Spent::Talents => "troops-spent-talents",
        Spent::Vehicles => "troops-spent-vehicles",
    })
}
