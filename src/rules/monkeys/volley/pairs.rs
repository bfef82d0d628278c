//! Guns and targets of one roll, and the assignment of guns to targets (T-51 to T-58).

use super::{halves::TARGET, plans::prize};
use crate::force::{Body, PrimateIx};
use crate::rules::monkeys::{
    field::Field,
    power,
    shots::{Aim, Fire, Salvo, Spots},
    targets,
};

/// All pairs of gun and target in one roll, looked up once. Nobody fires two of the guns.
pub(super) struct Pairs<'a> {
    pub(super) field: &'a Field,
    pub(super) shooters: Vec<Fire>,
    pub(super) targets: Vec<Body>,
    aims: Vec<Option<Aim>>,
}

impl<'a> Pairs<'a> {
    pub(super) fn new(field: &'a Field, shooters: Vec<Fire>, targets: Vec<Body>, spots: Spots) -> Self {
        let aims = shooters.iter().flat_map(|by| targets.iter().map(|at| targets::aim(field, *by, *at, spots).ok()));
        let aims = aims.collect();
        Self { field, shooters, targets, aims }
    }

    /// Some shooters stay out of it (T-58).
    pub(super) fn hold(&mut self, holding: &[PrimateIx]) {
        for (shooter, fire) in self.shooters.iter().enumerate() {
            if fire.by.primate(self.field).is_some_and(|primate| holding.contains(&primate)) {
                let row = shooter * self.targets.len();
                self.aims[row..row + self.targets.len()].fill(None);
            }
        }
    }

    pub(super) fn aim(&self, shooter: usize, target: usize) -> Option<Aim> {
        self.aims[shooter * self.targets.len() + target]
    }

    pub(super) fn quarters(&self, shooter: usize) -> u8 {
        self.shooters[shooter].quarters(self.field)
    }

    /// Targets that anyone can aim at, most rewarding first: seen in the open, the leader, expensive, soft.
    pub(super) fn ranked(&self) -> Vec<usize> {
        let field = self.field;
        let open = |at: usize| (0..self.shooters.len()).filter_map(|by| self.aim(by, at)).any(|aim| !aim.covered);
        let mut ranked: Vec<usize> = (0..self.targets.len())
            .filter(|at| (0..self.shooters.len()).any(|by| self.aim(by, *at).is_some()))
            .collect();
        ranked.sort_by_cached_key(|at| {
            let body = self.targets[*at];
            let worth = prize(field, body) * 8 / power::toughness(field, body).max(1);
            (!open(*at), -worth, body)
        });
        ranked
    }
}

/// Covers each chosen target once if possible, then lets everyone else fire where it does the most good.
pub(super) fn assign(pairs: &Pairs, chosen: &[usize]) -> Vec<Salvo> {
    let mut named: Vec<Vec<usize>> = vec![Vec::new(); pairs.shooters.len()];
    let mut sums = vec![0u8; pairs.targets.len()];
    let mut open: Vec<usize> = chosen.to_vec();
    cover_whole(pairs, &mut open, &mut named);
    cover_by_fractions(pairs, &open, &mut named, &mut sums);
    pile_on(pairs, chosen, &mut named, &mut sums);
    let salvo = |(by, at): (usize, &Vec<usize>)| {
        let aims = at.iter().filter_map(|at| pairs.aim(by, *at).map(|aim| (pairs.targets[*at], aim))).collect();
        let Fire { by, select } = pairs.shooters[by];
        Salvo { by, select, at: aims }
    };
    named.iter().enumerate().filter(|(_, at)| !at.is_empty()).map(salvo).collect()
}

/// Shooters with whole rates of fire first take the targets that the fewest of them can aim at.
fn cover_whole(pairs: &Pairs, open: &mut Vec<usize>, named: &mut [Vec<usize>]) {
    let able = |at: usize| (0..pairs.shooters.len()).filter(|by| pairs.aim(*by, at).is_some()).count();
    let mut order = open.clone();
    order.sort_by_key(|at| able(*at));
    for at in order {
        let free = |by: &usize| named[*by].len() < usize::from(pairs.quarters(*by) / TARGET);
        let best = (0..pairs.shooters.len()).filter(free).filter(|by| pairs.aim(*by, at).is_some());
        let best = best.min_by_key(|by| (named[*by].len(), pairs.aim(*by, at).is_some_and(|aim| aim.covered)));
        if let Some(by) = best {
            named[by].push(at);
            open.retain(|target| *target != at);
        }
    }
}

/// Fractions pair up on the remaining targets; the last pair may be short (T-54).
fn cover_by_fractions(pairs: &Pairs, open: &[usize], named: &mut [Vec<usize>], sums: &mut [u8]) {
    for at in open.iter().copied() {
        for (by, targets) in named.iter_mut().enumerate() {
            let part = pairs.quarters(by) % TARGET;
            if part > 0 && targets.is_empty() && sums[at] < TARGET && pairs.aim(by, at).is_some() {
                targets.push(at);
                sums[at] += part;
            }
        }
    }
    // Only one enemy may be named by less than a whole: give up the others.
    let mut short: Vec<usize> = open.iter().copied().filter(|at| (1..TARGET).contains(&sums[*at])).collect();
    for at in short.split_off(short.len().min(1)) {
        named.iter_mut().for_each(|targets| targets.retain(|named| *named != at));
        sums[at] = 0;
    }
}

/// A shooter without a target joins in if that helps and breaks no rule.
fn pile_on(pairs: &Pairs, chosen: &[usize], named: &mut [Vec<usize>], sums: &mut [u8]) {
    for by in 0..pairs.shooters.len() {
        if !named[by].is_empty() {
            continue;
        }
        let part = pairs.quarters(by) % TARGET;
        let whole = pairs.quarters(by) >= TARGET;
        let short = (0..sums.len()).find(|at| (1..TARGET).contains(&sums[*at]));
        let allowed = |at: &usize| whole || sums[*at] > 0 || short.is_none() || part == 0;
        let hit = |at: &usize| named.iter().any(|targets| targets.contains(at)) || part > 0;
        let aimed = chosen.iter().copied().filter(allowed).filter(hit).filter_map(|at| {
            let aim = pairs.aim(by, at)?;
            (power::worth(pairs.field, pairs.shooters[by], aim.modifier()) > 0).then_some((at, aim))
        });
        if let Some((at, _)) = aimed.max_by_key(|(at, aim)| (aim.modifier(), !aim.covered, std::cmp::Reverse(*at))) {
            named[by].push(at);
            if !whole {
                sums[at] += part;
            }
        }
    }
}
