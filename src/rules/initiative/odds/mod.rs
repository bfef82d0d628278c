//! The exact chances of fire and blows before any die is rolled, in whole numbers (G3 to G9).
//!
//! Each hit lands on a location, where its dice add up; in the end, the worst wound of any location counts. So the
//! chances of several hits are summed over all ways to distribute them among the locations, each of which must
//! withstand its share.

mod body;
mod sums;

pub use body::Body;

use super::{
    automatic,
    field::Field,
    shooting::{Plan, Shots},
    wounds::Wound,
};
use crate::force::UnitIx;
use body::{Damage, Limits};
use sums::{MOST_HITS, Spread, convolved};

/// The denominator of a chance.
pub const WHOLE: u64 = 1 << 30;

/// The product of two chances.
const fn scaled(one: u64, other: u64) -> u64 {
    (one * other) >> 30
}

/// Faces of the die rolled to hit with a shot or a blow, and for panic.
const D20: u64 = 20;
const D6: u64 = 6;

/// The consequences of an attack for one character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Chances of each number of hits, from zero on, if every shot is fired.
    pub hits: Vec<u64>,
    /// The chance that each shot or burst is fired: the rest are lost once the target has dropped (A19).
    pub fired: Vec<u64>,
    /// Chances of each worst wound afterwards, in the order of [`Wound::ALL`].
    pub wounds: [u64; 5],
    /// Chances of each Initiative afterwards, from 0 on.
    pub initiative: [u64; 7],
    /// The chance that it is dead afterwards.
    pub dead: u64,
    /// The chance that it is knocked down and can still act (G8).
    pub down: u64,
    /// The chance that it then loses calls to panic. Dice are compared with the Initiative left by the attack; if more
    /// than one hit is heavy, the first may be compared with a higher one.
    pub panics: u64,
}

impl Odds {
    /// For all shots of an action at a target.
    pub fn of_fire(field: &Field, shooter: UnitIx, target: UnitIx, plan: &Plan) -> Self {
        let weapon = field.weapon(shooter);
        let shots: Vec<Spread> = match &plan.shots {
            Shots::Single(numbers) => numbers.iter().map(|number| single(*number)).collect(),
            Shots::Bursts(bursts) => bursts.iter().map(|dice| burst(*dice)).collect(),
        };
        Attack::new(Body::of(field, target, (weapon.dice, weapon.plus as i8)), shots).odds()
    }

    /// For a blow that needs this number on a d20, and deals this many dice of damage plus a bonus (G9).
    pub fn of_blow(field: &Field, target: UnitIx, number: u8, damage: (u8, i8)) -> Self {
        Attack::new(Body::of(field, target, damage), vec![single(number)]).odds()
    }

    /// For the strays of bursts at a character next to their target, given the chance that each burst is fired (G6).
    pub fn of_strays(field: &Field, shooter: UnitIx, other: UnitIx, fired: &[u64]) -> Self {
        let weapon = field.weapon(shooter);
        let mut hits = vec![0; fired.len() + 1];
        for bursts in 0..=fired.len() {
            let before = bursts.checked_sub(1).map_or(WHOLE, |last| fired[last]);
            let chance = before - fired.get(bursts).copied().unwrap_or(0);
            let strays = (0..bursts).fold(vec![WHOLE], |strays, _| convolved(&strays, &burst(1)));
            hits.iter_mut().zip(strays).for_each(|(sum, more)| *sum += scaled(chance, more));
        }
        Attack::new(Body::of(field, other, (weapon.dice, weapon.plus as i8)), vec![hits]).odds()
    }

    /// The chance that it can't act afterwards.
    pub const fn out(&self) -> u64 {
        self.initiative[0]
    }

    /// Average number of hits, in thousandths, if every shot is fired.
    pub fn mean_hits(&self) -> u32 {
        let sum: u64 = self.hits.iter().enumerate().map(|(count, chance)| count as u64 * chance).sum();
        (sum * 1000 / WHOLE) as u32
    }
}

/// Hits of a shot that needs this number.
fn single(number: u8) -> Spread {
    let hit = WHOLE * u64::from(number) / D20;
    vec![WHOLE - hit, hit]
}

/// Hits of a burst with this many dice.
fn burst(dice: u8) -> Spread {
    let hit = WHOLE * automatic::faces() / D6;
    (0..dice).fold(vec![WHOLE], |hits, _| convolved(&hits, &[WHOLE - hit, hit]))
}

/// Shots at a body, one after another.
struct Attack {
    body: Body,
    /// Chances of hits, shot by shot.
    shots: Vec<Spread>,
    /// Chances of hits before each shot, and after all of them, if every shot is fired.
    sofar: Vec<Spread>,
}

impl Attack {
    fn new(body: Body, shots: Vec<Spread>) -> Self {
        let mut sofar = vec![vec![WHOLE]];
        for shot in &shots {
            let mut next = convolved(&sofar[sofar.len() - 1], shot);
            next.truncate(MOST_HITS + 1);
            sofar.push(next);
        }
        Self { body, shots, sofar }
    }

    /// Hits if every shot is fired.
    fn all(&self) -> &Spread {
        &self.sofar[self.shots.len()]
    }

    fn odds(&self) -> Odds {
        let (body, damage) = (&self.body, self.body.damage());
        let standing = body.standing();
        let holds = self.holds(&standing, &damage);
        let meets = |hits: &Spread| hits.iter().zip(&holds).map(|(chance, holds)| scaled(*chance, *holds)).sum::<u64>();
        let fired = self.sofar[..self.shots.len()].iter().map(meets).collect();
        let stands = meets(self.all());
        let no_worse = |worst: Wound| match worst {
            Wound::Critical => WHOLE,
            _ => self.ends_within(&body.no_worse(worst), (&standing, stands), &damage),
        };
        let mut odds = Odds {
            hits: self.all().clone(),
            fired,
            wounds: [0; 5],
            initiative: [0; 7],
            dead: WHOLE - self.ends_within(&body.alive(), (&standing, stands), &damage).min(WHOLE),
            down: 0,
            panics: 0,
        };
        let mut before = 0;
        for worst in Wound::ALL {
            let within = no_worse(worst);
            let chance = within.saturating_sub(before);
            odds.wounds[worst as usize] = chance;
            odds.initiative[usize::from(body.initiative(worst))] += chance;
            before = within;
        }
        self.add_falls(&mut odds);
        odds
    }

    /// The chances that it is still within limits after this many hits.
    fn holds(&self, limits: &Limits, damage: &Damage) -> Spread {
        let most = self.all().len() - 1;
        let stays = self.body.stays((most, 0), (limits, limits), damage);
        stays.into_iter().map(|row| row[0]).collect()
    }

    /// The chance that it is within limits when the fire is over. Fire stops after the shot that drops it: it was
    /// standing before that shot, and is within the limits after it.
    fn ends_within(&self, limits: &Limits, (standing, stands): (&Limits, u64), damage: &Damage) -> u64 {
        if !is_wider(limits, standing) {
            let holds = self.holds(limits, damage);
            return self.all().iter().zip(holds).map(|(chance, holds)| scaled(*chance, holds)).sum();
        }
        let before = self.shots.len().checked_sub(1).map_or(0, |last| self.sofar[last].len() - 1);
        let (most, more) = (before, self.shots.iter().map(Vec::len).max().unwrap_or(1) - 1);
        let within = self.body.stays((most, more), (standing, limits), damage);
        let stays = self.holds(standing, damage);
        let mut sum = stands;
        for (before, shot) in self.sofar.iter().zip(&self.shots) {
            for (hits, chance) in before.iter().enumerate() {
                for (new, also) in shot.iter().enumerate().skip(1) {
                    let still = stays.get(hits + new).copied().unwrap_or(0);
                    let drops = within[hits][new].saturating_sub(still);
                    sum += scaled(scaled(*chance, *also), drops);
                }
            }
        }
        sum
    }

    /// The chances that it is knocked down and panics: those of ending with each Initiative, minus those of ending this
    /// way if no heavy hit counts, or only those after which it keeps its nerve (G8).
    fn add_falls(&self, odds: &mut Odds) {
        if self.body.now == 0 {
            return;
        }
        let mut better = None;
        for worst in Wound::ALL.into_iter().filter(|worst| self.body.initiative(*worst) > 0) {
            let ends = |sixths: u64| {
                let sums = self.body.sparing(sixths);
                let within = |worst: Wound| {
                    let holds = self.holds(&self.body.no_worse(worst), &self.body.pick(&sums));
                    self.all().iter().zip(holds).map(|(chance, holds)| scaled(*chance, holds)).sum::<u64>()
                };
                within(worst).saturating_sub(better.map_or(0, within))
            };
            let chance = odds.wounds[worst as usize];
            odds.down += chance.saturating_sub(ends(0));
            odds.panics += chance.saturating_sub(ends(u64::from(self.body.initiative(worst)).min(D6)));
            better = Some(worst);
        }
    }
}

/// Whether limits allow more than others for any location.
fn is_wider(limits: &Limits, than: &Limits) -> bool {
    let wider = |(limit, than): (&Option<u16>, &Option<u16>)| match (limit, than) {
        (_, None) => false,
        (None, Some(_)) => true,
        (Some(limit), Some(than)) => limit > than,
    };
    limits.iter().zip(than).any(wider)
}
