//! A charge as it would go, in words: overwatch, fire at each stop, nerve, close combat (look of hands: the chain).

use super::{
    clash::Clash,
    duel::Duel,
    look::Look,
    odds::{decimal, expected, sums_words},
};
use crate::force::{PrimateIx, UnitIx};
use crate::panels::{forecast::Term, odds::per_cent};
use crate::rules::monkeys::{
    approach::REACTION,
    field::Field,
    flight::Flight,
    foresight::{
        Foresight,
        charge::{Scene, Woken, flight, pursuit, stands},
    },
    overrun::{self, Overrun},
};
use crate::words::{say, word};

/// What a charge comes to, then all its links.
pub fn chain(look: &Look, seen: &Foresight) -> Vec<Term> {
    let about = |(id, fallen): (&str, Fallen)| link(word(id), fallen.words(look, &seen.overrun), "T-106");
    ends(seen).into_iter().map(about).chain(links(look, seen)).collect()
}

/// The links if the charged stand firm, as their own side is told them: the test and the flight have words elsewhere.
pub fn standing(look: &Look, seen: &Foresight) -> Vec<Term> {
    let contact = seen.contact.as_ref().map(|scene| Meeting::of(seen, scene));
    way(look, seen).into_iter().chain(contact.iter().flat_map(|meeting| meeting.firm_links("chain-own-fire"))).collect()
}

/// The fire of each stop, the overwatch, the nerve, the close combat and the flight, a line each.
pub fn links(look: &Look, seen: &Foresight) -> Vec<Term> {
    let mut chain = way(look, seen);
    if let Some(scene) = &seen.contact {
        let meeting = Meeting::of(seen, scene);
        chain.push(link(word("chain-stands"), per_cent(meeting.chance), "T-109"));
        if meeting.fire.is_none() {
            chain.push(link(word("chain-fires-not"), word("chain-nobody"), "T-109"));
        }
        chain.extend(meeting.firm_links("chain-fires"));
        chain.extend(meeting.flight_links(look));
    }
    chain
}

/// The fire of each stop, and the overwatch, on the way to the contact.
fn way(look: &Look, seen: &Foresight) -> Vec<Term> {
    let mut chain: Vec<Term> = Vec::new();
    for (place, scene) in seen.reactions.iter().enumerate() {
        let squares = (usize::from(seen.overrun.reactions) + place + 1) * usize::from(REACTION);
        chain.push(match target_fires(seen, scene) {
            Some(fire) => {
                let terms = [("squares", squares.into()), ("sums", fire.sums().into())];
                link(say("chain-reaction", &terms), fire.words(), "T-104")
            }
            None => link(say("chain-reaction-not", &[("squares", squares.into())]), word("chain-nobody"), "T-104"),
        });
    }
    chain.extend(seen.woken.iter().map(|woken| watched(look, woken, watch_fires(seen, woken))));
    chain
}

/// How many fall on average from here to the end of the close combat, of the chargers and of the charged, in tenths of a
/// primate. It is a little too much, since each shot is taken as if the others had missed, and never more than all of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fallen {
    chargers: u32,
    charged: u32,
}

impl Fallen {
    /// "1.7 casualties in Kestrel, 0.6 in Mortar".
    pub fn words(self, look: &Look, overrun: &Overrun) -> String {
        if self.chargers == 0 && self.charged == 0 {
            return word("chain-whole-none");
        }
        let terms = [
            ("chargers", decimal(self.chargers).into()),
            ("unit", look.names.unit(overrun.unit).into()),
            ("charged", decimal(self.charged).into()),
            ("target", look.names.unit(overrun.target).into()),
        ];
        say("chain-whole-is", &terms)
    }
}

/// What a charge comes to if the charged try to stand firm, and if they flee: all fire on the way, and what follows the
/// contact. One end where both are the same.
pub fn ends(seen: &Foresight) -> Vec<(&'static str, Fallen)> {
    let stops = seen.reactions.iter().map(|scene| target_fires(seen, scene));
    let watches = seen.woken.iter().map(|woken| watch_fires(seen, woken));
    let before: u32 = stops.chain(watches).map(|fire| Fire::falls(fire.as_ref())).sum();
    let (all, those) = (10 * seen.overrun.ready(&seen.end).count() as u32, 10 * charged(seen).count() as u32);
    let whole = |(chargers, charged): (u32, u32)| Fallen {
        chargers: (before + chargers).min(all),
        charged: charged.min(those),
    };
    let Some(meeting) = seen.contact.as_ref().map(|scene| Meeting::of(seen, scene)) else {
        return vec![("chain-whole", whole((0, 0)))];
    };
    let (firm, fled) = (whole(meeting.firm(before)), whole(meeting.fled(before)));
    // Who fails the test flees too (T-109).
    let share = |firm: u32, fled: u32| {
        let chance = u32::from(meeting.chance);
        (firm * chance + fled * (1000 - chance) + 500) / 1000
    };
    let stood = Fallen { chargers: share(firm.chargers, fled.chargers), charged: share(firm.charged, fled.charged) };
    if stood == fled { vec![("chain-whole", stood)] } else { vec![("chain-if-stood", stood), ("chain-if-fled", fled)] }
}

fn charged(seen: &Foresight) -> impl Iterator<Item = PrimateIx> + '_ {
    overrun::on_foot(&seen.end, seen.overrun.target)
}

/// The contact: the test of those who try to stand, their fire, the close combat with all of them; or the flight, and the
/// close combat with those who are caught (T-108 to T-112).
struct Meeting<'a> {
    /// That they stand firm if they try, in tenths of a per cent.
    chance: u16,
    fire: Option<Fire>,
    all: Clash<'a>,
    caught: Clash<'a>,
    fleeing: usize,
    pursuit: Vec<(UnitIx, Option<Fire>)>,
}

impl<'a> Meeting<'a> {
    fn of(seen: &Foresight, scene: &'a Scene) -> Self {
        let (field, overrun) = (&scene.field, &seen.overrun);
        let (legs, caught) = flight(field, overrun);
        let run = pursuit(field, &Flight::new(field, overrun), &legs);
        let fires = |watcher: &UnitIx| {
            let standing = Duel::standing(field, *watcher, overrun.target);
            (*watcher, Fire::of(&Duel { trails: Some(&run.trails), ..standing }))
        };
        Self {
            chance: stands(field, overrun),
            fire: target_fires(seen, scene),
            all: at_contact(seen, scene),
            caught: clash(field, overrun, Some(caught)),
            fleeing: legs.len(),
            pursuit: run.watchers.iter().map(fires).collect(),
        }
    }

    /// Who falls on average of chargers and charged if these flee, in tenths of a primate; so many have fallen on the way.
    fn fled(&self, before: u32) -> (u32, u32) {
        let shot: u32 = self.pursuit.iter().map(|(_, fire)| Fire::falls(fire.as_ref())).sum();
        let (chargers, charged) = self.caught.expected_after(before);
        (chargers, charged + shot)
    }

    /// The same if they do stand firm: they fire, and all of them fight those who are left.
    fn firm(&self, before: u32) -> (u32, u32) {
        let fire = Fire::falls(self.fire.as_ref());
        let (chargers, charged) = self.all.expected_after(before + fire);
        (chargers + fire, charged)
    }

    /// Their fire, under these words, and the close combat with all of them.
    fn firm_links(&self, fires: &str) -> Vec<Term> {
        let clash = self.all.link();
        let Some(fire) = &self.fire else { return vec![clash] };
        let fire = link(say(fires, &[("sums", fire.sums().into())]), fire.words(), "T-109");
        vec![fire, Term { words: word("chain-fight-whole"), ..clash }]
    }

    /// The flight, the close combat with those who are caught, and fire at those who are not.
    fn flight_links(&self, look: &Look) -> Vec<Term> {
        let terms = [
            ("caught", self.caught.charged.len().into()),
            ("away", self.fleeing.into()),
            ("sums", self.caught.words().into()),
        ];
        let mut links = vec![link(word("chain-flees"), say("chain-flees-is", &terms), "T-108")];
        links.extend(self.pursuit.iter().map(|(watcher, fire)| pursued(look, *watcher, fire.as_ref())));
        links
    }
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

/// What overwatch of the chargers' side would do to those who flee (T-129).
fn pursued(look: &Look, watcher: UnitIx, fire: Option<&Fire>) -> Term {
    let unit = look.names.unit(watcher);
    let sums = fire.map_or_else(String::new, Fire::sums);
    let value = fire.map_or_else(|| word("chain-nobody"), Fire::words);
    let id = if fire.is_some() { "chain-pursuit" } else { "chain-watch-not" };
    link(say(id, &[("unit", unit.into()), ("sums", sums.into())]), value, "T-129")
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
    let half_again = overrun.strikes_from_hiding();
    Clash { field, unit: overrun.unit, chargers: overrun.ready(field).collect(), charged, half_again }
}

fn link(words: String, value: String, rule: &str) -> Term {
    Term { words, value, rule: Some(rule.to_owned()) }
}
