//! A charge as planned, in words: overwatch, fire at each stop, nerve, close combat.

use super::{
    clash::Clash,
    duel::Duel,
    look::Look,
    odds::{decimal, sums_words},
};
use crate::force::{PrimateIx, UnitIx};
use crate::panels::{forecast::Term, odds::per_cent};
use crate::rules::monkeys::{
    approach::REACTION,
    field::Field,
    flight::Flight,
    foresight::{
        CERTAIN, Foresight, Toll,
        charge::{Scene, Woken, flight, pursuit, stands},
        retreat::Retreat,
    },
    order::Leg,
    overrun::{self, Overrun},
    targets::Spots,
};
use crate::words::{say, word};

/// A charge with all its fire played out, computed once for every panel about it.
pub struct Course<'a> {
    seen: &'a Foresight,
    way: Way,
    /// `None` if it ends short of the charged.
    meeting: Option<Meeting<'a>>,
}

impl<'a> Course<'a> {
    /// The course of a foreseen charge.
    pub fn of(seen: &'a Foresight) -> Self {
        let way = Way::of(seen);
        let meeting = seen.contact.as_ref().map(|scene| Meeting::of(seen, scene, &way.toll));
        Self { seen, way, meeting }
    }

    /// The total, then all its steps.
    pub fn chain(&self, look: &Look) -> Vec<Term> {
        let about = |(id, fallen): (&str, Fallen)| link(word(id), fallen.words(look, &self.seen.overrun), "T-106");
        self.ends().into_iter().map(about).chain(self.links(look)).collect()
    }

    /// The steps if the charged stand firm, as shown to their own side: the test and the flight are described
    /// elsewhere.
    pub fn standing(&self, look: &Look) -> Vec<Term> {
        let firm = self.meeting.iter().flat_map(|meeting| meeting.firm_links("chain-own-fire"));
        self.way.links(look, self.seen).into_iter().chain(firm).collect()
    }

    /// The fire of each stop, the overwatch, the nerve, the close combat and the flight, one line each.
    pub fn links(&self, look: &Look) -> Vec<Term> {
        let mut chain = self.way.links(look, self.seen);
        if let Some(meeting) = self.meeting.as_ref().filter(|meeting| meeting.pinned) {
            chain.push(Term { words: word("chain-fight-pinned"), ..meeting.all.link() });
        } else if let Some(meeting) = &self.meeting {
            chain.push(link(word("chain-stands"), per_cent(meeting.chance), "T-109"));
            if meeting.fire.is_none() {
                chain.push(link(word("chain-fires-not"), word("chain-nobody"), "T-109"));
            }
            chain.extend(meeting.firm_links("chain-fires"));
            chain.extend(meeting.flight_links(look));
        }
        chain
    }

    /// The totals if the charged try to stand firm, and if they flee: all fire on the way, and what follows contact.
    /// Only one if both are equal.
    pub fn ends(&self) -> Vec<(&'static str, Fallen)> {
        let Some(meeting) = &self.meeting else {
            return vec![("chain-whole", Fallen::of((hits(&self.way.toll), 0.0)))];
        };
        let (firm, fled) = (meeting.firm(), meeting.fled());
        // A unit that fails the test flees too (T-109).
        let chance = f64::from(meeting.chance) / 1000.0;
        let share = |firm: f64, fled: f64| firm * chance + fled * (1.0 - chance);
        let stood = Fallen::of((share(firm.0, fled.0), share(firm.1, fled.1)));
        let fled = Fallen::of(fled);
        if stood == fled {
            vec![("chain-whole", stood)]
        } else {
            vec![("chain-if-stood", stood), ("chain-if-fled", fled)]
        }
    }
}

/// The fire of each stop, and the overwatch, on the way to the contact.
struct Way {
    stops: Vec<Option<Fire>>,
    watches: Vec<Option<Fire>>,
    /// Everyone that all of it hits.
    toll: Toll,
}

impl Way {
    fn of(seen: &Foresight) -> Self {
        let mut toll = Toll::default();
        let stops = seen.reactions.iter().map(|scene| target_fires(seen, scene, &mut toll)).collect();
        let watches = seen.woken.iter().map(|woken| watch_fires(seen, woken, &mut toll)).collect();
        Self { stops, watches, toll }
    }

    fn links(&self, look: &Look, seen: &Foresight) -> Vec<Term> {
        let mut chain: Vec<Term> = Vec::new();
        for (place, fire) in self.stops.iter().enumerate() {
            let squares = (usize::from(seen.overrun.reactions) + place + 1) * usize::from(REACTION);
            chain.push(match fire {
                Some(fire) => {
                    let terms = [("squares", squares.into()), ("sums", fire.sums().into())];
                    link(say("chain-reaction", &terms), fire.words(), "T-104")
                }
                None => link(say("chain-reaction-not", &[("squares", squares.into())]), word("chain-nobody"), "T-104"),
            });
        }
        if seen.overrun.strikes_from_hiding() && self.stops.iter().any(Option::is_some) {
            chain.push(link(word("chain-hidden"), word("chain-hidden-not"), "T-107"));
        }
        let watches = seen.woken.iter().zip(&self.watches);
        chain.extend(watches.map(|(woken, fire)| watched(look, woken, fire.as_ref())));
        chain
    }
}

/// The average losses from here to the end of the close combat, of the chargers and of the charged, in tenths of a
/// primate: over every result of the dice of each attack, with the best volleys against those left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fallen {
    chargers: u32,
    charged: u32,
}

impl Fallen {
    fn of((chargers, charged): (f64, f64)) -> Self {
        Self { chargers: tenths(chargers), charged: tenths(charged) }
    }

    /// The averages for the chargers and the charged.
    pub fn averages(self) -> (f64, f64) {
        (f64::from(self.chargers) / 10.0, f64::from(self.charged) / 10.0)
    }

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

/// What overwatch removes on average from a charge that is broken off like this; `None` if none is due (T-106, T-124).
pub fn broken_off(look: &Look, overrun: &Overrun, legs: &[Leg]) -> Option<String> {
    let Retreat { after, watchers, trails } = Retreat::of(look.field, overrun, legs);
    let mut toll = Toll::default();
    for watcher in &watchers {
        toll.attack(&after, (*watcher, overrun.unit), Spots::Trails(&trails));
    }
    let fallen = || Fallen::of((hits(&toll), 0.0)).words(look, overrun);
    let line = || say("chain-line", &[("what", word("chain-whole").into()), ("value", fallen().into())]);
    (!watchers.is_empty()).then(line)
}

/// The contact: the test of those that try to stand, their fire, the close combat with all of them; or the flight, and
/// the close combat with those that are caught (T-108 to T-112).
struct Meeting<'a> {
    /// The chance that they stand firm if they try, in tenths of a percent.
    chance: u16,
    /// The hits on the way here.
    way: Toll,
    fire: Option<Fire>,
    /// The hits on the way here and by their fire.
    firm: Toll,
    /// Whether all of them are pinned: then they neither fire nor flee, whatever they try (T-108, T-109).
    pinned: bool,
    all: Clash<'a>,
    caught: Clash<'a>,
    fleeing: usize,
    pursuit: Vec<(UnitIx, Option<Fire>)>,
    /// The hits by the pursuit.
    shot: Toll,
}

impl<'a> Meeting<'a> {
    fn of(seen: &Foresight, scene: &'a Scene, way: &Toll) -> Self {
        let (field, overrun) = (&scene.field, &seen.overrun);
        let (legs, caught) = flight(field, overrun);
        let run = pursuit(field, &Flight::new(field, overrun), &legs);
        let mut shot = Toll::default();
        let mut fires = |watcher: &UnitIx| {
            let standing = Duel::standing(field, *watcher, overrun.target);
            (*watcher, Fire::of(&Duel { trails: Some(&run.trails), ..standing }, &mut shot))
        };
        let pursuit = run.watchers.iter().map(&mut fires).collect();
        let mut firm = way.clone();
        let fire = target_fires(seen, scene, &mut firm);
        let all = at_contact(seen, scene);
        let holds = all.charged.iter().all(|one| field.primate(*one).pin.holds());
        Self {
            chance: stands(field, overrun),
            way: way.clone(),
            pinned: holds && fire.is_none() && legs.is_empty(),
            fire,
            firm,
            all,
            caught: clash(field, overrun, Some(caught)),
            fleeing: legs.len(),
            pursuit,
            shot,
        }
    }

    /// The average losses of chargers and charged if the charged flee.
    fn fled(&self) -> (f64, f64) {
        let (chargers, charged) = self.caught.average_after(&self.way);
        (hits(&self.way) + chargers, charged + hits(&self.shot))
    }

    /// The same if they do stand firm: they fire, and all of them fight those left.
    fn firm(&self) -> (f64, f64) {
        let (chargers, charged) = self.all.average_after(&self.firm);
        (hits(&self.firm) + chargers, charged)
    }

    /// Their fire, under these words, and the close combat with all of them.
    fn firm_links(&self, fires: &str) -> Vec<Term> {
        let clash = self.all.link();
        let Some(fire) = &self.fire else { return vec![clash] };
        let fire = link(say(fires, &[("sums", fire.sums().into())]), fire.words(), "T-109");
        vec![fire, Term { words: word("chain-fight-whole"), ..clash }]
    }

    /// The flight, the close combat with those that are caught, and fire at those that are not.
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

/// The attack that a unit would fire.
struct Fire {
    /// Attack and defense of the main roll, or of its last.
    sums: (i32, i32),
    /// How many it removes on average, in tenths of a primate.
    falls: u32,
}

impl Fire {
    /// Fires it after everything fired before; `None` if nobody can fire.
    fn of(duel: &Duel, toll: &mut Toll) -> Option<Self> {
        let named = duel.all().pop()?;
        let before = hits(toll);
        toll.attack(duel.field, (duel.unit, duel.target), duel.spots());
        Some(Self { sums: named.reckoning.sums, falls: tenths(hits(toll) - before) })
    }

    /// Both sums as players see them.
    fn sums(&self) -> String {
        sums_words(self.sums)
    }

    /// How many fall, in words.
    fn words(&self) -> String {
        say("chain-falls", &[("count", decimal(self.falls).into())])
    }
}

/// How many are hit on average.
fn hits(toll: &Toll) -> f64 {
    toll.average(|_| true) as f64 / CERTAIN as f64
}

fn tenths(average: f64) -> u32 {
    (average * 10.0).round() as u32
}

/// What the target's fire would do at a stop.
fn target_fires(seen: &Foresight, scene: &Scene, toll: &mut Toll) -> Option<Fire> {
    Fire::of(&Duel::standing(&scene.field, seen.overrun.target, seen.overrun.unit), toll)
}

/// What overwatch triggered by the charge would do at the squares they enter (T-125, T-161).
fn watch_fires(seen: &Foresight, woken: &Woken, toll: &mut Toll) -> Option<Fire> {
    let standing = Duel::standing(&seen.end, woken.watcher, seen.overrun.unit);
    Fire::of(&Duel { trails: Some(&seen.trails), ..standing }, toll)
}

/// What overwatch of the chargers' side would do to those that flee (T-129).
fn pursued(look: &Look, watcher: UnitIx, fire: Option<&Fire>) -> Term {
    let unit = look.names.unit(watcher);
    let sums = fire.map_or_else(String::new, Fire::sums);
    let value = fire.map_or_else(|| word("chain-nobody"), Fire::words);
    let id = if fire.is_some() { "chain-pursuit" } else { "chain-watch-not" };
    link(say(id, &[("unit", unit.into()), ("sums", sums.into())]), value, "T-129")
}

fn watched(look: &Look, woken: &Woken, fire: Option<&Fire>) -> Term {
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

/// The close combat of an overrun: against everyone, or after a flight against those caught (T-112).
pub fn clash<'a>(field: &'a Field, overrun: &Overrun, caught: Option<Vec<PrimateIx>>) -> Clash<'a> {
    let charged = caught.unwrap_or_else(|| overrun::on_foot(field, overrun.target).collect());
    let half_again = overrun.strikes_from_hiding();
    Clash { field, unit: overrun.unit, chargers: overrun.ready(field).collect(), charged, half_again }
}

fn link(words: String, value: String, rule: &str) -> Term {
    Term { words, value, rule: Some(rule.to_owned()) }
}
