//! Losses of a unit from several attacks, one after another: a primate hit by one isn't there for the next (T-46).

use crate::force::{
    PrimateIx, UnitIx,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    field::Field,
    odds::{Contest, WHOLE},
    order::Volley,
    power::{self, Victim},
    profiles::Hit,
    shots::{Gun, Salvo, Spots},
    volley::Roll,
};
use std::collections::BTreeMap;

/// Certainty, as a chance.
pub const CERTAIN: u64 = 1 << 40;

/// The primates hit so far, and how likely that is.
type Hits = BTreeMap<Vec<PrimateIx>, u64>;

/// The losses from attacks so far: the primates hit, and how likely that is.
#[derive(Clone)]
pub struct Toll(Hits);

impl Default for Toll {
    fn default() -> Self {
        Self(Hits::from([(Vec::new(), CERTAIN)]))
    }
}

impl Toll {
    /// One unit attacks another in a copy of the field, with its best volleys against those left after the earlier
    /// hits.
    pub fn attack(&mut self, field: &Field, (unit, target): (UnitIx, UnitIx), spots: Spots) {
        let mut after = Hits::new();
        for (hit, chance) in std::mem::take(&mut self.0) {
            Attack::new(field, hit, (unit, target), spots).fire(chance, &mut after);
        }
        self.0 = after;
    }

    /// Each possible set of primates hit, and its chance out of [`CERTAIN`].
    pub fn ends(&self) -> impl Iterator<Item = (&[PrimateIx], u64)> {
        self.0.iter().map(|(hit, chance)| (hit.as_slice(), *chance))
    }

    /// The average number of these hit, times [`CERTAIN`].
    pub fn average(&self, of: impl Fn(PrimateIx) -> bool) -> u64 {
        self.ends().map(|(hit, chance)| hit.iter().filter(|one| of(**one)).count() as u64 * chance).sum()
    }
}

/// The average number wounded in a unit, in tenths of a primate, if these units attack it in this order, each with its
/// best volleys at that point.
pub fn toll(field: &Field, attackers: &[UnitIx], target: UnitIx) -> u32 {
    let mut toll = Toll::default();
    attackers.iter().for_each(|unit| toll.attack(field, (*unit, target), Spots::Standing));
    let sum = toll.average(|one| field.primate(one).unit == target);
    u32::try_from((sum * 10 + CERTAIN / 2) / CERTAIN).unwrap_or(u32::MAX)
}

/// An attack in progress in a copy of the field, after the earlier hits.
#[derive(Clone)]
struct Attack<'a> {
    field: Field,
    spots: Spots<'a>,
    hit: Vec<PrimateIx>,
    unit: UnitIx,
    target: UnitIx,
    rolled: Vec<Volley>,
    fired: Vec<Gun>,
}

impl<'a> Attack<'a> {
    fn new(field: &Field, hit: Vec<PrimateIx>, (unit, target): (UnitIx, UnitIx), spots: Spots<'a>) -> Self {
        let mut field = field.clone();
        remove(&mut field, &hit);
        Self { field, spots, hit, unit, target, rolled: Vec::new(), fired: Vec::new() }
    }

    /// Fires one roll after another, with every possible result of the dice (T-47, T-64).
    fn fire(self, chance: u64, after: &mut Hits) {
        let Some((volley, salvos)) = self.next() else {
            *after.entry(self.hit).or_default() += chance;
            return;
        };
        let reckoning = power::reckon(&self.field, &salvos, self.spots);
        for (hit, faces) in results(&self.field, reckoning.sums, &reckoning.victims) {
            let mut next = self.clone();
            remove(&mut next.field, &hit);
            next.hit.extend(hit);
            next.hit.sort_unstable();
            next.rolled.push(volley);
            next.fired.extend(salvos.iter().map(|salvo| salvo.by));
            next.fire(chance * u64::from(faces) / u64::from(WHOLE), after);
        }
    }

    /// The next roll with its best volley: special weapons before the main one.
    fn next(&self) -> Option<(Volley, Vec<Salvo>)> {
        let main = Roll { fired: &self.fired, ..Roll::main(self.unit, self.target, self.spots) };
        let mut rolls = main.specials(&self.field);
        rolls.push(Volley::Main);
        rolls.retain(|volley| !self.rolled.contains(volley));
        rolls.into_iter().find_map(|volley| Some((volley, Roll { volley, ..main }.best(&self.field)?.salvos)))
    }
}

fn remove(field: &mut Field, hit: &[PrimateIx]) {
    hit.iter().for_each(|one| field.shift(*one, Place::Off(Pile::Wounded)));
}

/// The primates that a volley removes with each result, and the number of dice throws giving it (11.1).
fn results(field: &Field, sums: (i32, i32), victims: &[Victim]) -> Vec<(Vec<PrimateIx>, u32)> {
    let falls = |hit: Hit| {
        let falls = |victim: &&Victim| hit == Hit::Wound || (hit == Hit::Test && !victim.covered);
        victims.iter().filter(falls).filter_map(|victim| victim.body.primate()).collect::<Vec<_>>()
    };
    let mut results: Vec<(Vec<PrimateIx>, u32)> = Vec::new();
    for (hit, faces) in field.book.attack.iter().zip(Contest::of(sums.0, sums.1).chances()) {
        let fallen = falls(*hit);
        match results.iter_mut().find(|(known, _)| *known == fallen) {
            Some((_, count)) => *count += faces,
            None => results.push((fallen, faces)),
        }
    }
    results.retain(|(_, faces)| *faces > 0);
    results
}
