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
    chain
}

/// What the target's fire would do at a stop: both sums, and how many fall on average; none where nobody can fire.
fn fire(seen: &Foresight, scene: &Scene) -> Option<(String, String)> {
    felled(&Duel::standing(&scene.field, seen.overrun.target, seen.overrun.unit))
}

fn felled(duel: &Duel) -> Option<(String, String)> {
    let named = duel.best()?;
    let reckoning = &named.reckoning;
    let falls = decimal(expected(duel.field, reckoning.sums, &reckoning.victims));
    Some((sums_words(reckoning.sums), say("chain-falls", &[("count", falls.into())])))
}

/// Overwatch that the charge sets off, with what its fire would do at the squares they enter (T-125, T-161).
fn watched(look: &Look, seen: &Foresight, woken: &Woken) -> Term {
    let unit = look.names.unit(woken.watcher);
    let standing = Duel::standing(&seen.end, woken.watcher, seen.overrun.unit);
    match felled(&Duel { trails: Some(&seen.trails), ..standing }) {
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
