//! Where in a roster an error is, in words and as a position.

use crate::data::{
    monkeys::troops::{Draft, Squad, Unit},
    troops::Called,
};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Holder, Profiles};
use crate::screens::monkeys::battle::names::{capital, kind, kinds};
use crate::words::{say, word};

/// A position in a roster's file: a platoon, a unit of it, a primate of that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// Its platoon, counted from 0.
    pub platoon: Option<usize>,
    /// Its unit.
    pub unit: Option<Squad>,
    /// Its primate, counted from 0.
    pub primate: Option<usize>,
}

/// Parses a position such as `platoons[0].squads[1].members[4]`.
pub fn spot(place: &str) -> Spot {
    let mut spot = Spot::default();
    for part in place.split('.') {
        let (name, number) = part.split_once('[').unwrap_or((part, ""));
        let number: Option<usize> = number.trim_end_matches(']').parse().ok();
        let platoon = spot.platoon.unwrap_or_default();
        let post = match (name, number) {
            ("platoons", number) => {
                spot.platoon = number;
                continue;
            }
            ("members", number) => {
                spot.primate = number;
                continue;
            }
            ("squads", Some(number)) => Post::Squad(number as u8 + 1),
            ("teams", Some(number)) => Post::Team(number as u8 + 1),
            ("co", _) => Post::Co,
            ("xo", _) => Post::Xo,
            _ => continue,
        };
        spot.unit = Some(Squad { platoon, post });
    }
    spot
}

/// The same in words: `First, Kudu, 5. baboon`.
pub fn told(draft: &Draft, place: &str) -> String {
    let spot = spot(place);
    let platoon = spot.platoon.and_then(|platoon| draft.platoon(platoon));
    let unit = spot.unit.and_then(|at| draft.unit(at));
    let primate = unit.as_ref().and_then(|unit| Some((spot.primate?, unit.primates.get(spot.primate?)?)));
    let primate = primate.map(|(number, soldier)| format!("{}. {}", number + 1, soldier.kit.clan));
    let parts = [platoon.map(str::to_owned), unit.as_ref().map(super::model::unit_name), primate];
    let words: Vec<String> = parts.into_iter().flatten().collect();
    if words.is_empty() { draft.name().to_owned() } else { words.join(", ") }
}

/// What a page calls the parts of a roster, and the kinds of things of the book.
pub struct Names<'a> {
    /// The roster.
    pub draft: &'a Draft,
    /// The kinds.
    pub profiles: &'a Profiles,
}

impl Called for Names<'_> {
    fn subject(&self, place: &str) -> String {
        let spot = spot(place);
        if let Some(unit) = spot.unit.and_then(|at| self.draft.unit(at)) {
            return of_unit(&unit, spot.primate);
        }
        if place.contains(".command") {
            return word("troops-subject-command");
        }
        match spot.platoon.and_then(|platoon| self.draft.platoon(platoon)) {
            Some(name) => say("troops-subject-platoon", &[("name", name.into())]),
            None => word("troops-subject-roster"),
        }
    }

    fn kind(&self, id: &str) -> Option<String> {
        let book = self.profiles;
        let is_known = book.clan(id).or_else(|| book.weapon(id)).or_else(|| book.ammo(id)).is_some()
            || book.armor(id).or_else(|| book.accessory(id)).is_some()
            || book.vehicle(id).or_else(|| book.talent(id)).is_some();
        // Loads are named in phrases too: "spare ap 0.5".
        if is_known { Some(kind(id)) } else { Some(kinds(id)).filter(|words| words != id) }
    }
}

/// A unit, or a primate of it, as the subject of a sentence.
fn of_unit(unit: &Unit, primate: Option<usize>) -> String {
    let name = unit.name.clone().unwrap_or_else(|| {
        word(match unit.kind {
            Some(Holder::Co) => "troops-subject-co",
            Some(Holder::Xo) => "troops-subject-xo",
            Some(Holder::Grenadier) => "troops-subject-grenadiers",
            Some(Holder::Tankbuster) => "troops-subject-tankbusters",
            Some(Holder::Veteran) | None => "troops-subject-veterans",
        })
    });
    let Some((number, soldier)) = primate.and_then(|number| Some((number, unit.primates.get(number)?))) else {
        return name;
    };
    if let Some(name) = &soldier.kit.name {
        return name.clone();
    }
    let terms = [("clan", capital(&soldier.kit.clan).into()), ("number", (number + 1).into()), ("unit", name.into())];
    say("troops-subject-primate", &terms)
}
