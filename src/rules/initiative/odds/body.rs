//! A character as a target of hits: how much damage each location can still take, and how likely it is to withstand a
//! number of hits (G7).

use super::{
    WHOLE, scaled,
    sums::{MOST_HITS, Sums},
};
use crate::force::UnitIx;
use crate::rules::initiative::{
    field::Field,
    wounds::{self, Location, Wound},
};

/// Number of locations of a body.
const LOCATIONS: usize = Location::ALL.len();

/// Faces of the die that determines the location.
const FACES: u8 = 10;

/// Most damage allowed for each location; none for any.
pub(super) type Limits = [Option<u16>; LOCATIONS];

/// A character as a target of hits by one weapon.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Body {
    hurt: [u16; LOCATIONS],
    capacity: [u16; LOCATIONS],
    /// Dice left by armor from a hit, and what is added to them.
    dice: [u8; LOCATIONS],
    plus: i32,
    /// Its Initiative without wounds, and its current one.
    full: u8,
    pub(super) now: u8,
    agility: u8,
    /// Whether a critical wound anywhere removes it from the board, as with a mount (G14).
    frail: bool,
}

/// The possible damage at each location.
pub(super) type Damage<'a> = [&'a Sums; LOCATIONS];

impl Body {
    /// A character as a target of hits with this many dice plus a bonus.
    pub fn of(field: &Field, target: UnitIx, (dice, plus): (u8, i8)) -> Self {
        let kind = field.kind(target);
        // A rider's legs are those of its mount (G14).
        let rides = field.unit(target).riding.0.is_some();
        let left = |location: Location| match location {
            _ if rides && location.is_leg() => 0,
            _ => dice.saturating_sub(location.armor(kind)),
        };
        Self {
            hurt: field.unit(target).hurt.0,
            capacity: Location::ALL.map(|location| location.capacity(kind)),
            dice: Location::ALL.map(left),
            plus: plus.into(),
            full: field.unit(target).rating.0,
            now: wounds::initiative(field, target),
            agility: kind.agility,
            frail: field.is_mount(target),
        }
    }

    /// Its current Initiative.
    pub const fn now(&self) -> u8 {
        self.now
    }

    /// Its Initiative if this is its worst wound.
    pub const fn initiative(&self, worst: Wound) -> u8 {
        worst.leaves(self.full)
    }

    /// The chances that no wound is worse than this after zero, one and more hits. Same result as [`Self::stays`], but
    /// fast, since opponents call it over and over.
    pub fn stays_within<const N: usize>(&self, worst: Wound) -> [u64; N] {
        let limits = self.no_worse(worst);
        let mut sofar = [0; N];
        sofar[0] = WHOLE;
        for location in Location::ALL {
            let (at, share) = (location as usize, share(location));
            let sums = Sums::of(self.dice[at]);
            let mut parts = [0; N];
            let (mut ways, mut all) = (1, 1);
            for (hits, part) in parts.iter_mut().enumerate() {
                let stays = self.one_stays(at, (hits, 0), (limits[at], None), sums);
                // None stays within a limit after more hits if none does after fewer.
                if stays == 0 {
                    break;
                }
                *part = stays * ways / all;
                (ways, all) = (ways * share, all * u64::from(FACES));
            }
            for hits in (0..N).rev() {
                let shared = |own: usize| scaled(sofar[hits - own], WAYS[hits][own] * parts[own]);
                sofar[hits] = (0..=hits).map(shared).sum();
            }
        }
        sofar
    }

    /// The chance that a hit is heavy enough to knock it down (G8).
    pub fn falls(&self) -> u64 {
        let falls = |location: Location| {
            let dice = self.dice[location as usize];
            let heavy = 2 * i32::from(self.agility) - self.plus(dice);
            let light = usize::try_from(heavy - 1).map_or(0, |most| Sums::of(dice).at_most(1, most));
            (WHOLE - light.min(WHOLE)) * share(location) / u64::from(FACES)
        };
        Location::ALL.into_iter().map(falls).sum()
    }

    /// The limits within which no wound is worse than this.
    pub(super) fn no_worse(&self, worst: Wound) -> Limits {
        self.capacity.map(|capacity| Wound::most(worst, capacity))
    }

    /// The limits within which it lives: a critical wound kills only in the head and chest, but a mount anywhere.
    pub(super) fn alive(&self) -> Limits {
        let mut limits = [None; LOCATIONS];
        for location in Location::ALL.into_iter().filter(|location| self.frail || location.is_vital()) {
            limits[location as usize] = Wound::most(Wound::Serious, self.capacity[location as usize]);
        }
        limits
    }

    /// The limits within which fire at it continues (A19): as long as it is able, or as long as it lives if it isn't
    /// able now.
    pub(super) fn standing(&self) -> Limits {
        let able = Wound::ALL.into_iter().rev().find(|wound| self.initiative(*wound) > 0);
        able.filter(|_| self.now > 0).map_or_else(|| self.alive(), |worst| self.no_worse(worst))
    }

    /// The sums of its dice, location by location.
    pub(super) fn damage(&self) -> Damage<'static> {
        self.dice.map(Sums::of)
    }

    /// The same with only a share, in sixths, of the chance of each hit that knocks it down (G8), for any number of
    /// dice.
    pub(super) fn sparing(&self, sixths: u64) -> Vec<(u8, Sums)> {
        let mut sums: Vec<(u8, Sums)> = Vec::new();
        for dice in self.dice {
            if sums.iter().all(|(known, _)| *known != dice) {
                let heavy = (2 * i32::from(self.agility) - self.plus(dice)).max(0);
                sums.push((dice, Sums::sparing(dice, heavy as usize, sixths)));
            }
        }
        sums
    }

    /// Picks the sums for each location.
    pub(super) fn pick<'a>(&self, sums: &'a [(u8, Sums)]) -> Damage<'a> {
        self.dice.map(|dice| {
            let found = sums.iter().find(|(known, _)| *known == dice);
            found.map_or_else(|| Sums::of(dice), |(_, sums)| sums)
        })
    }

    /// The bonus a hit adds to its dice; if armor leaves no dice, there is no bonus.
    const fn plus(&self, dice: u8) -> i32 {
        if dice == 0 { 0 } else { self.plus }
    }

    /// The chances that hits leave every location within limits: `[h][m]` is the chance that after h hits all are
    /// within the first limits, and after m more within the second.
    pub(super) fn stays(
        &self,
        (hits, more): (usize, usize),
        (first, then): (&Limits, &Limits),
        damage: &Damage,
    ) -> Vec<Vec<u64>> {
        let mut sofar = vec![vec![0; more + 1]; hits + 1];
        sofar[0][0] = WHOLE;
        for location in Location::ALL {
            let share = share(location);
            let at = location as usize;
            let part = |h: usize, m: usize| {
                let stays = self.one_stays(at, (h, m), (first[at], then[at]), damage[at]);
                stays * share.pow((h + m) as u32) / u64::from(FACES).pow((h + m) as u32)
            };
            let parts: Vec<Vec<u64>> = (0..=hits).map(|h| (0..=more).map(|m| part(h, m)).collect()).collect();
            sofar = shared(&sofar, &parts);
        }
        sofar
    }

    /// The same for a single location that takes all of them.
    fn one_stays(
        &self,
        at: usize,
        (hits, more): (usize, usize),
        limits: (Option<u16>, Option<u16>),
        sums: &Sums,
    ) -> u64 {
        let (hurt, plus) = (self.hurt[at], self.plus(self.dice[at]));
        // The highest sum allowed for the dice of these hits; none if they can't stay within the limit.
        let room = |limit: Option<u16>, hits: usize| {
            let Some(limit) = limit else { return Some(usize::MAX) };
            usize::try_from(i32::from(limit) - i32::from(hurt) - hits as i32 * plus).ok()
        };
        let (Some(first), Some(then)) = (room(limits.0, hits), room(limits.1, hits + more)) else { return 0 };
        if more == 0 {
            return sums.at_most(hits, first.min(then));
        }
        let chances = sums.exactly(hits).iter().enumerate().take_while(|(sum, _)| *sum <= first.min(then));
        chances.map(|(sum, chance)| scaled(*chance, sums.at_most(more, then.saturating_sub(sum)))).sum()
    }
}

/// How many of ten hits land on a location.
const fn share(location: Location) -> u64 {
    SHARES[location as usize]
}

const SHARES: [u64; LOCATIONS] = {
    let mut shares = [0; LOCATIONS];
    let mut face = 1;
    while face <= FACES {
        shares[Location::of(face) as usize] += 1;
        face += 1;
    }
    shares
};

/// Distributes hits between the locations counted so far and one more.
fn shared(sofar: &[Vec<u64>], parts: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let (hits, more) = (sofar.len(), sofar[0].len());
    let mut sums = vec![vec![0; more]; hits];
    for (h, row) in sums.iter_mut().enumerate() {
        for (m, sum) in row.iter_mut().enumerate() {
            for own in 0..=h {
                for late in 0..=m {
                    let ways = WAYS[h][own] * WAYS[m][late];
                    *sum += scaled(sofar[h - own][m - late], ways * parts[own][late]);
                }
            }
        }
    }
    sums
}

/// Number of ways to pick some of a number of hits.
const WAYS: [[u64; MOST_HITS + 1]; MOST_HITS + 1] = {
    let mut ways = [[0; MOST_HITS + 1]; MOST_HITS + 1];
    let mut all = 0;
    while all <= MOST_HITS {
        ways[all][0] = 1;
        let mut some = 1;
        while some <= all {
            ways[all][some] = ways[all - 1][some - 1] + ways[all - 1][some];
            some += 1;
        }
        all += 1;
    }
    ways
};
