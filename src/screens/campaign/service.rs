//! What a primate of a campaign has been through, in a few words.

use crate::campaign::shown::{Hurts, Service};
use crate::words::{say, word};

/// Battles, kills and lasting effects.
pub(super) fn record(one: &Service) -> String {
    let mut parts = condition(one.rests, one.hurts);
    if one.battles > 0 {
        parts.push(say("campaign-battles", &[("count", i64::from(one.battles).into())]));
    }
    if one.kills > 0 {
        parts.push(say("campaign-down", &[("count", i64::from(one.kills).into())]));
    }
    parts.join(", ")
}

/// Whether a primate rests, and the lasting effects of its injuries.
pub(super) fn condition(rests: bool, hurts: Hurts) -> Vec<String> {
    let mut parts: Vec<String> = rests.then(|| word("campaign-rests")).into_iter().collect();
    let lost = [("campaign-hurt-accuracy", hurts.accuracy), ("campaign-hurt-speed", hurts.speed)];
    let lost = lost.into_iter().filter(|(_, less)| *less > 0);
    parts.extend(lost.map(|(id, less)| say(id, &[("less", i64::from(less).into())])));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_of_an_injury_is_told() {
        let hurts = Hurts { accuracy: 1, speed: 6 };
        assert_eq!(condition(true, hurts), ["resting", "Accuracy −1", "Speed −6"]);
        assert_eq!(condition(false, Hurts { accuracy: 0, ..hurts }), ["Speed −6"]);
        assert_eq!(condition(false, Hurts::default()), [""; 0]);
    }
}
