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

/// The fire of each stop, the overwatch, the nerve and the close combat, a line each; then what they come to.
pub fn chain(look: &Look, seen: &Foresight) -> Vec<Term> {
    let mut chain: Vec<Term> = Vec::new();
    let mut falls = 0;
    for (place, scene) in seen.reactions.iter().enumerate() {
        let squares = (usize::from(seen.overrun.reactions) + place + 1) * usize::from(REACTION);
        let fire = target_fires(seen, scene);
        falls += Fire::falls(fire.as_ref());
        chain.push(match fire {
            Some(fire) => {
                let terms = [("squares", squares.into()), ("sums", fire.sums().into())];
                link(say("chain-reaction", &terms), fire.words(), "T-104")
            }
            None => link(say("chain-reaction-not", &[("squares", squares.into())]), word("chain-nobody"), "T-104"),
        });
    }
    for woken in &seen.woken {
        let fire = watch_fires(seen, woken);
        falls += Fire::falls(fire.as_ref());
        chain.push(watched(look, woken, fire));
    }
    let mut charged = 0;
    if let Some(scene) = &seen.contact {
        let (firm, fire, clash) =
            (stands(&scene.field, &seen.overrun), target_fires(seen, scene), at_contact(seen, scene));
        let expected = clash.expected();
        let share = |tenths: u32| (tenths * u32::from(firm) + 500) / 1000;
        falls += share(Fire::falls(fire.as_ref()) + expected.0);
        charged = share(expected.1);
        chain.push(link(word("chain-stands"), per_cent(firm), "T-109"));
        let clash = clash.link();
        match fire {
            Some(fire) => {
                chain.push(link(say("chain-fires", &[("sums", fire.sums().into())]), fire.words(), "T-109"));
                chain.push(Term { words: word("chain-fight-whole"), ..clash });
            }
            None => chain.extend([link(word("chain-fires-not"), word("chain-nobody"), "T-109"), clash]),
        }
    }
    chain.push(whole(look, seen, (falls, charged)));
    chain
}

/// How many fall on average from here to the end of the close combat, of the chargers and of the charged: all fire on the
/// way, and what comes after a target that stands firm. It is a little too much, since each shot is taken as if the others
/// had missed, and never more than all of them.
fn whole(look: &Look, seen: &Foresight, (chargers, charged): (u32, u32)) -> Term {
    let all = 10 * seen.overrun.ready(&seen.end).count() as u32;
    let (unit, target) = (look.names.unit(seen.overrun.unit), look.names.unit(seen.overrun.target));
    let terms = [
        ("chargers", decimal(chargers.min(all)).into()),
        ("unit", unit.into()),
        ("charged", decimal(charged).into()),
        ("target", target.into()),
    ];
    link(word("chain-whole"), say("chain-whole-is", &terms), "T-106")
}

/// The best attack that a unit could fire.
struct Fire {
    /// Attack and defense.
    sums: (i32, i32),
    /// How many it removes on average, in tenths of a primate.
    falls: u32,
}

impl Fire {
    /// None where nobody can fire.
    fn of(duel: &Duel) -> Option<Self> {
        let named = duel.best()?;
        let reckoning = &named.reckoning;
        Some(Self { sums: reckoning.sums, falls: expected(duel.field, reckoning.sums, &reckoning.victims) })
    }

    /// How many fall of it on average, in tenths of a primate.
    fn falls(fire: Option<&Self>) -> u32 {
        fire.map_or(0, |fire| fire.falls)
    }

    /// Both sums as people read them.
    fn sums(&self) -> String {
        sums_words(self.sums)
    }

    /// How many fall, in words.
    fn words(&self) -> String {
        say("chain-falls", &[("count", decimal(self.falls).into())])
    }
}

/// What the target's fire would do at a stop.
fn target_fires(seen: &Foresight, scene: &Scene) -> Option<Fire> {
    Fire::of(&Duel::standing(&scene.field, seen.overrun.target, seen.overrun.unit))
}

/// What overwatch that the charge sets off would do at the squares they enter (T-125, T-161).
fn watch_fires(seen: &Foresight, woken: &Woken) -> Option<Fire> {
    let standing = Duel::standing(&seen.end, woken.watcher, seen.overrun.unit);
    Fire::of(&Duel { trails: Some(&seen.trails), ..standing })
}

fn watched(look: &Look, woken: &Woken, fire: Option<Fire>) -> Term {
    let unit = look.names.unit(woken.watcher);
    match fire {
        Some(fire) => {
            let terms = [("unit", unit.into()), ("sums", fire.sums().into())];
            link(say("chain-watch", &terms), fire.words(), "T-161")
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
