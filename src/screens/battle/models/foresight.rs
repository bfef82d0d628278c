//! A charge as it would go, in words: overwatch, fire at each stop, nerve, close combat (look of hands: the chain).

use super::{
    clash::Clash,
    duel::Duel,
    look::Look,
    odds::{decimal, expected, sums_words},
};
use crate::force::PrimateIx;
use crate::panels::{forecast::Term, odds::per_cent};
use crate::rules::monkeys::{
    approach::REACTION,
    field::Field,
    foresight::{
        Foresight,
        charge::{Scene, Woken, stands},
    },
    overrun::{self, Overrun},
};
use crate::words::{say, word};

/// The fire of each stop, the overwatch, the nerve and the close combat, a line each.
pub fn chain(look: &Look, seen: &Foresight) -> Vec<Term> {
    let mut chain: Vec<Term> = Vec::new();
    for (place, scene) in seen.reactions.iter().enumerate() {
        let squares = (usize::from(seen.overrun.reactions) + place + 1) * usize::from(REACTION);
        chain.push(match fire(seen, scene) {
            Some((sums, falls)) => {
                let terms = [("squares", squares.into()), ("sums", sums.into())];
                link(say("chain-reaction", &terms), falls, "T-104")
            }
            None => link(say("chain-reaction-not", &[("squares", squares.into())]), word("chain-nobody"), "T-104"),
        });
    }
    chain.extend(seen.woken.iter().map(|woken| watched(look, seen, woken)));
    if let Some(scene) = &seen.contact {
        chain.push(link(word("chain-stands"), per_cent(stands(&scene.field, &seen.overrun)), "T-109"));
        let clash = at_contact(seen, scene).link();
        match fire(seen, scene) {
            Some((sums, falls)) => {
                chain.push(link(say("chain-fires", &[("sums", sums.into())]), falls, "T-109"));
                chain.push(Term { words: word("chain-fight-whole"), ..clash });
            }
            None => chain.extend([link(word("chain-fires-not"), word("chain-nobody"), "T-109"), clash]),
        }
    }
    let (chargers, charged) = whole(seen);
    let (unit, target) = (look.names.unit(seen.overrun.unit), look.names.unit(seen.overrun.target));
    let terms = [
        ("chargers", decimal(chargers).into()),
        ("unit", unit.into()),
        ("charged", decimal(charged).into()),
        ("target", target.into()),
    ];
    chain.push(link(word("chain-whole"), say("chain-whole-is", &terms), "T-106"));
    chain
}

/// How many fall on average from here to the end of the close combat, of the chargers and of the charged, in tenths of a
/// primate: all fire on the way, and what comes after a target that stands firm. It is a little too much, since each shot
/// is taken as if the others had missed, and never more than all of them.
fn whole(seen: &Foresight) -> (u32, u32) {
    let way: u32 = seen.reactions.iter().map(|scene| falls(&target_fires(seen, scene))).sum();
    let watch: u32 = seen.woken.iter().map(|woken| falls(&watch_fires(seen, woken))).sum();
    let met = seen.contact.as_ref().map_or((0, 0), |scene| {
        let (ours, theirs) = at_contact(seen, scene).expected();
        let firm = u32::from(stands(&scene.field, &seen.overrun));
        let share = |tenths: u32| (tenths * firm + 500) / 1000;
        (share(falls(&target_fires(seen, scene)) + ours), share(theirs))
    });
    let all = 10 * seen.overrun.ready(&seen.end).count() as u32;
    ((way + watch + met.0).min(all), met.1)
}

fn target_fires<'a>(seen: &'a Foresight, scene: &'a Scene) -> Duel<'a> {
    Duel::standing(&scene.field, seen.overrun.target, seen.overrun.unit)
}

fn watch_fires<'a>(seen: &'a Foresight, woken: &Woken) -> Duel<'a> {
    Duel { trails: Some(&seen.trails), ..Duel::standing(&seen.end, woken.watcher, seen.overrun.unit) }
}

/// How many the best attack removes on average, in tenths of a primate.
fn falls(duel: &Duel) -> u32 {
    duel.best().map_or(0, |named| expected(duel.field, named.reckoning.sums, &named.reckoning.victims))
}

/// What the target's fire would do at a stop: both sums, and how many fall on average; none where nobody can fire.
fn fire(seen: &Foresight, scene: &Scene) -> Option<(String, String)> {
    felled(&target_fires(seen, scene))
}

fn felled(duel: &Duel) -> Option<(String, String)> {
    let sums = duel.best()?.reckoning.sums;
    Some((sums_words(sums), say("chain-falls", &[("count", decimal(falls(duel)).into())])))
}

/// Overwatch that the charge sets off, with what its fire would do at the squares they enter (T-125, T-161).
fn watched(look: &Look, seen: &Foresight, woken: &Woken) -> Term {
    let unit = look.names.unit(woken.watcher);
    match felled(&watch_fires(seen, woken)) {
        Some((sums, falls)) => {
            link(say("chain-watch", &[("unit", unit.into()), ("sums", sums.into())]), falls, "T-161")
        }
        None => link(say("chain-watch-not", &[("unit", unit.into())]), word("chain-nobody"), "T-161"),
    }
}

/// The close combat at the contact.
pub fn at_contact<'a>(seen: &Foresight, scene: &'a Scene) -> Clash<'a> {
    clash(&scene.field, &seen.overrun, None)
}

/// The close combat of an overrun: against all, or after a flight against the caught (T-112).
pub fn clash<'a>(field: &'a Field, overrun: &Overrun, caught: Option<Vec<PrimateIx>>) -> Clash<'a> {
    let charged = caught.unwrap_or_else(|| overrun::on_foot(field, overrun.target).collect());
    let half_again = overrun.ambush && !overrun.answered;
    Clash { field, unit: overrun.unit, chargers: overrun.ready(field).collect(), charged, half_again }
}

fn link(words: String, value: String, rule: &str) -> Term {
    Term { words, value, rule: Some(rule.to_owned()) }
}
