//! Losses of a unit from several attacks, one after another: a primate hit by one isn't there for the next (T-46), nor
//! is a unit that routs in between because its leader was hit (T-75, T-165).

use crate::force::{
    PrimateIx, UnitIx,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    field::Field,
    leader::{self, Leadership, ROUTS},
    nerve,
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

/// One way in which attacks may have gone so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Losses {
    hit: Vec<PrimateIx>,
    routed: Vec<PrimateIx>,
}

impl Losses {
    /// Whether a primate is neither hit nor routed.
    pub fn spares(&self, primate: PrimateIx) -> bool {
        !self.hit.contains(&primate) && !self.routed.contains(&primate)
    }

    fn add(&mut self, hit: Vec<PrimateIx>) {
        self.hit.extend(hit);
        self.hit.sort_unstable();
    }
}

/// The losses so far, and how likely they are.
type Ends = BTreeMap<Losses, u64>;

/// The losses from attacks so far, and how likely they are.
#[derive(Clone)]
pub struct Toll(Ends);

impl Default for Toll {
    fn default() -> Self {
        Self(Ends::from([(Losses::default(), CERTAIN)]))
    }
}

impl Toll {
    /// One unit attacks another in a copy of the field, with its best volleys against those left after the earlier
    /// losses.
    pub fn attack(&mut self, field: &Field, (unit, target): (UnitIx, UnitIx), spots: Spots) {
        let mut after = Ends::new();
        for (losses, chance) in std::mem::take(&mut self.0) {
            Attack::new(field, losses, (unit, target), spots).fire(chance, &mut after);
        }
        self.0 = after;
    }

    /// All losses that are possible, each with its chance out of [`CERTAIN`].
    pub fn ends(&self) -> impl Iterator<Item = (&Losses, u64)> {
        self.0.iter().map(|(losses, chance)| (losses, *chance))
    }

    /// The average number of these hit, times [`CERTAIN`].
    pub fn average(&self, of: impl Fn(PrimateIx) -> bool) -> u64 {
        self.ends().map(|(losses, chance)| losses.hit.iter().filter(|one| of(**one)).count() as u64 * chance).sum()
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

/// An attack in progress in a copy of the field, after the earlier losses.
#[derive(Clone)]
struct Attack<'a> {
    field: Field,
    spots: Spots<'a>,
    losses: Losses,
    unit: UnitIx,
    target: UnitIx,
    rolled: Vec<Volley>,
    fired: Vec<Gun>,
}

impl<'a> Attack<'a> {
    fn new(field: &Field, losses: Losses, (unit, target): (UnitIx, UnitIx), spots: Spots<'a>) -> Self {
        let mut field = field.clone();
        remove(&mut field, &losses.hit, Pile::Wounded);
        remove(&mut field, &losses.routed, Pile::Routed);
        promote(&mut field, target);
        Self { field, spots, losses, unit, target, rolled: Vec::new(), fired: Vec::new() }
    }

    /// Fires one roll after another, with every possible result of the dice (T-47, T-64).
    fn fire(self, chance: u64, after: &mut Ends) {
        let Some((volley, salvos)) = self.next() else {
            *after.entry(self.losses).or_default() += chance;
            return;
        };
        let reckoning = power::reckon(&self.field, &salvos, self.spots);
        for (hit, faces) in results(&self.field, reckoning.sums, &reckoning.victims) {
            let mut next = self.clone();
            next.rolled.push(volley);
            next.fired.extend(salvos.iter().map(|salvo| salvo.by));
            next.lose(hit, chance * u64::from(faces) / u64::from(WHOLE), after);
        }
    }

    /// Removes those hit by a roll. If the target's leader is among them, the check comes before the next roll (T-165).
    fn lose(mut self, hit: Vec<PrimateIx>, chance: u64, after: &mut Ends) {
        let bereaved = self.field.unit(self.target).lead.leader.is_some_and(|leader| hit.contains(&leader));
        let due = bereaved && leader::check_due(&self.field, self.target);
        remove(&mut self.field, &hit, Pile::Wounded);
        self.losses.add(hit);
        let routed: Vec<PrimateIx> = self.field.present(self.target).collect();
        let mut rout = 0;
        if due && !routed.is_empty() {
            let faces = leader::routs(nerve::unit_morale(&self.field, self.target));
            rout = chance * u64::from(faces) / u64::from(ROUTS.unsigned_abs());
            *after.entry(Losses { routed, ..self.losses.clone() }).or_default() += rout;
        }
        promote(&mut self.field, self.target);
        self.fire(chance - rout, after);
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

fn remove(field: &mut Field, gone: &[PrimateIx], pile: Pile) {
    gone.iter().for_each(|one| field.shift(*one, Place::Off(pile)));
}

/// A unit whose leader is gone gets its most likely new one (T-32, T-34).
fn promote(field: &mut Field, unit: UnitIx) {
    if field.unit(unit).lead.leader.is_some_and(|leader| field.present(unit).all(|one| one != leader)) {
        let leader = leader::natural_successor(field, unit);
        field.units[unit.at()].lead = Leadership { leader, acting: true };
    }
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
