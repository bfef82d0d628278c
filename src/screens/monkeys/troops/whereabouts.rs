//! Where in a roster an error is, in words and as a position.

use crate::data::monkeys::troops::{Draft, Squad};
use crate::force::Post;

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
