//! Who names whom: what a volley may be, and the best one (text paragraph 8; T-49 to T-58).

use super::{
    field::Field,
    gun::Gun,
    illegal::Illegal,
    nerve,
    odds::{Contest, WHOLE},
    order::Shot,
    power::{self, Salvo, Victim},
    profiles::Hit,
    targets::{self, Aim, Miss, Spots},
};
use crate::force::{Body, PrimateIx, UnitIx};

/// Quarters that make one whole target.
const TARGET: u8 = 4;

/// Most enemies that a unit's fire can cover: the sum of the rates of fire, rounded up (4.9, T-54).
pub fn most_targets(quarters: impl Iterator<Item = u8>) -> usize {
    quarters.map(usize::from).sum::<usize>().div_ceil(usize::from(TARGET))
}

/// Checks who names whom, and gives the aims (T-49 to T-54).
pub fn check(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots, shots: &[Shot]) -> Result<Vec<Salvo>, Illegal> {
    let mut salvos: Vec<Salvo> = Vec::with_capacity(shots.len());
    for shot in shots.iter().filter(|shot| !shot.at.is_empty()) {
        let by = Gun::find(field, shot.by, shot.with).filter(|by| targets::guns(field, unit).any(|gun| gun == *by));
        let by = by.ok_or(Illegal::CannotFire { primate: shot.by })?;
        if salvos.iter().any(|salvo| salvo.by.piece(field) == shot.by) {
            return Err(Illegal::FiresTwice { primate: shot.by });
        }
        salvos.push(Salvo { by, at: check_shot(field, by, target, spots, shot)? });
    }
    if salvos.is_empty() {
        return Err(Illegal::NobodyFires);
    }
    check_fractions(field, &salvos)?;
    Ok(salvos)
}

fn check_shot(field: &Field, by: Gun, target: UnitIx, spots: Spots, shot: &Shot) -> Result<Vec<(Body, Aim)>, Illegal> {
    let quarters = by.weapon(field).quarters;
    let most = usize::from(quarters.div_ceil(TARGET));
    if shot.at.len() > most {
        return Err(Illegal::TooManyTargets { primate: shot.by, named: shot.at.len(), most });
    }
    let mut aims = Vec::with_capacity(shot.at.len());
    for id in &shot.at {
        let at = field.find_body(*id).filter(|at| field.targets(target).any(|enemy| enemy == *at));
        let at = at.ok_or(Illegal::NotInTarget { primate: *id, target: field.unit(target).id })?;
        if aims.iter().any(|(known, _)| *known == at) {
            return Err(Illegal::NamedTwice { primate: shot.by, target: *id });
        }
        aims.push((at, targets::aim(field, by, at, spots).map_err(|miss| refused(shot, *id, miss))?));
    }
    Ok(aims)
}

fn refused(shot: &Shot, target: crate::force::PieceId, miss: Miss) -> Illegal {
    let primate = shot.by;
    match miss {
        Miss::OutOfReach { squares, reach } => Illegal::TargetOutOfReach { primate, target, squares, reach },
        Miss::NoSight => Illegal::TargetUnseen { primate, target },
        Miss::Arc => Illegal::TargetOutOfArc { primate, target },
        Miss::Armor { damage, armor } => Illegal::TargetArmored { primate, target, damage, armor },
    }
}

/// The fraction that a salvo spends on its last target, in quarters; 0 if it covers all its targets whole.
fn fraction(field: &Field, salvo: &Salvo) -> u8 {
    let quarters = salvo.by.weapon(field).quarters;
    if salvo.at.len() > usize::from(quarters / TARGET) { quarters % TARGET } else { 0 }
}

/// Fractions naming one enemy add up to a whole, but for one enemy in each roll (T-54).
fn check_fractions(field: &Field, salvos: &[Salvo]) -> Result<(), Illegal> {
    let mut sums: Vec<(Body, u8)> = Vec::new();
    for salvo in salvos {
        let part = fraction(field, salvo);
        let (Some((at, _)), 1..) = (salvo.at.last(), part) else { continue };
        match sums.iter_mut().find(|(enemy, _)| enemy == at) {
            Some((_, sum)) => *sum += part,
            None => sums.push((*at, part)),
        }
    }
    let short: Vec<Body> = sums.iter().filter(|(_, sum)| *sum < TARGET).map(|(enemy, _)| *enemy).collect();
    match short[..] {
        [first, second, ..] => {
            let name = |enemy: Body| field.name(enemy);
            Err(Illegal::FractionsUnpaired { first: name(first), second: name(second) })
        }
        _ => Ok(()),
    }
}

/// A volley that could be fired, with what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Who fires at whom.
    pub salvos: Vec<Salvo>,
    /// Both powers.
    pub sums: (i32, i32),
    /// Who would be affected.
    pub victims: Vec<Victim>,
    /// Expected worth of what it removes and pins, in scrap times [`WHOLE`].
    pub value: i32,
}

impl Plan {
    /// The plan as shots of an order.
    pub fn shots(&self, field: &Field) -> Vec<Shot> {
        self.salvos.iter().map(|salvo| shot(field, salvo)).collect()
    }
}

/// A salvo as it stands in an order.
fn shot(field: &Field, salvo: &Salvo) -> Shot {
    let with = match salvo.by {
        Gun::Hand(_, arm) => arm + 1,
        Gun::Mount(..) => 1,
    };
    let at = salvo.at.iter().map(|(enemy, _)| field.name(*enemy)).collect();
    Shot { by: salvo.by.piece(field), with, at, select: false }
}

/// All pairs of shooter and target of one attack, looked up once.
struct Pairs<'a> {
    field: &'a Field,
    shooters: Vec<Gun>,
    targets: Vec<Body>,
    aims: Vec<Option<Aim>>,
}

impl<'a> Pairs<'a> {
    fn new(field: &'a Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Self {
        let shooters: Vec<Gun> = targets::shooters(field, unit).collect();
        let targets: Vec<Body> = field.targets(target).collect();
        let aims = shooters.iter().flat_map(|by| targets.iter().map(|at| targets::aim(field, *by, *at, spots).ok()));
        let aims = aims.collect();
        Self { field, shooters, targets, aims }
    }

    /// Some shooters keep out of it (T-58).
    fn hold(&mut self, holding: &[PrimateIx]) {
        for (shooter, by) in self.shooters.iter().enumerate() {
            if by.primate(self.field).is_some_and(|primate| holding.contains(&primate)) {
                let row = shooter * self.targets.len();
                self.aims[row..row + self.targets.len()].fill(None);
            }
        }
    }

    fn aim(&self, shooter: usize, target: usize) -> Option<Aim> {
        self.aims[shooter * self.targets.len() + target]
    }

    fn quarters(&self, shooter: usize) -> u8 {
        self.shooters[shooter].weapon(self.field).quarters
    }

    /// Targets that someone can aim at, the most rewarding first: seen in the open, the leader, dear, soft.
    fn ranked(&self) -> Vec<usize> {
        let field = self.field;
        let open = |at: usize| (0..self.shooters.len()).filter_map(|by| self.aim(by, at)).any(|aim| !aim.covered);
        let mut ranked: Vec<usize> = (0..self.targets.len())
            .filter(|at| (0..self.shooters.len()).any(|by| self.aim(by, *at).is_some()))
            .collect();
        ranked.sort_by_key(|at| {
            let body = self.targets[*at];
            let worth = prize(field, body) * 8 / power::toughness(field, body).max(1);
            (!open(*at), -worth, body)
        });
        ranked
    }
}

/// What removing a body is worth, in scrap: a leader half as much again.
fn prize(field: &Field, body: Body) -> i32 {
    match body {
        Body::Vehicle(vehicle) => i32::from(field.vehicle(vehicle).rig.cost).max(1),
        Body::Primate(primate) => {
            let state = field.primate(primate);
            let leads = field.unit(state.unit).lead.leader == Some(primate);
            let cost = i32::from(state.cost).max(1);
            if leads { cost * 3 / 2 } else { cost }
        }
    }
}

/// The best volley for each number of targets, from one up (T-51: fewer targets, lower defense).
pub fn plans(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Vec<Plan> {
    let pairs = Pairs::new(field, unit, target, spots);
    let ranked = pairs.ranked();
    let quarters = (0..pairs.shooters.len()).map(|by| pairs.quarters(by));
    let most = most_targets(quarters).min(ranked.len());
    (1..=most).filter_map(|count| plan_for(&pairs, &ranked[..count])).collect()
}

/// The volley worth most; none if nobody can be targeted.
pub fn best(field: &Field, unit: UnitIx, target: UnitIx, spots: Spots) -> Option<Plan> {
    // Of equal plans the one with fewer targets: it has the better dice.
    plans(field, unit, target, spots).into_iter().rev().max_by_key(|plan| plan.value)
}

/// The volley of these shooters at exactly these targets, as far as they can aim at them; none if they can't at all.
pub fn plan_naming(
    field: &Field,
    (unit, target): (UnitIx, UnitIx),
    spots: Spots,
    named: &[Body],
    holding: &[PrimateIx],
) -> Option<Plan> {
    let mut pairs = Pairs::new(field, unit, target, spots);
    pairs.hold(holding);
    let chosen: Vec<usize> = pairs.ranked().into_iter().filter(|at| named.contains(&pairs.targets[*at])).collect();
    plan_for(&pairs, &chosen)
}

fn plan_for(pairs: &Pairs, chosen: &[usize]) -> Option<Plan> {
    let salvos = assign(pairs, chosen);
    if salvos.is_empty() {
        return None;
    }
    let (sums, victims) = power::sums(pairs.field, &salvos);
    let value = value(pairs.field, sums, &victims);
    Some(Plan { salvos, sums, victims, value })
}

/// Covers each chosen target once where it can, then lets everyone else fire where he does most good.
fn assign(pairs: &Pairs, chosen: &[usize]) -> Vec<Salvo> {
    let mut named: Vec<Vec<usize>> = vec![Vec::new(); pairs.shooters.len()];
    let mut sums = vec![0u8; pairs.targets.len()];
    let mut open: Vec<usize> = chosen.to_vec();
    cover_whole(pairs, &mut open, &mut named);
    cover_by_fractions(pairs, &open, &mut named, &mut sums);
    pile_on(pairs, chosen, &mut named, &mut sums);
    let salvo = |(by, at): (usize, &Vec<usize>)| {
        let aims = at.iter().filter_map(|at| pairs.aim(by, *at).map(|aim| (pairs.targets[*at], aim))).collect();
        Salvo { by: pairs.shooters[by], at: aims }
    };
    named.iter().enumerate().filter(|(_, at)| !at.is_empty()).map(salvo).collect()
}

/// Shooters with whole rates of fire take the targets that fewest of them can aim at first.
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

/// Fractions pair up on the targets left over; the last pair may be short (T-54).
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
    // Only one enemy may be named by less than a whole: the others are given up.
    let mut short: Vec<usize> = open.iter().copied().filter(|at| (1..TARGET).contains(&sums[*at])).collect();
    for at in short.split_off(short.len().min(1)) {
        named.iter_mut().for_each(|targets| targets.retain(|named| *named != at));
        sums[at] = 0;
    }
}

/// Whoever has no target yet joins in where he is worth something and breaks no rule.
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
            (power::worth(pairs.field, pairs.shooters[by], aim.range) > 0).then_some((at, aim))
        });
        if let Some((at, _)) = aimed.max_by_key(|(at, aim)| (aim.range, !aim.covered, std::cmp::Reverse(*at))) {
            named[by].push(at);
            if !whole {
                sums[at] += part;
            }
        }
    }
}

/// Expected worth of an attack: what it removes in full, what it pins at a third, out of [`WHOLE`].
pub fn value(field: &Field, sums: (i32, i32), victims: &[Victim]) -> i32 {
    let chances = Contest::of(sums.0, sums.1).chances();
    let share = |hit: Hit| {
        let faces = field.book.attack.iter().zip(chances).filter(|(result, _)| **result == hit);
        faces.map(|(_, chance)| chance as i32).sum::<i32>()
    };
    let (test, wound) = (share(Hit::Test), share(Hit::Wound));
    let worth = |victim: &Victim| {
        let prize = prize(field, victim.body);
        let Some(primate) = victim.body.primate() else { return wound * prize };
        let fails = 6 - nerve::passing_faces(field.morale(primate)) as i32;
        let tested = if victim.covered { prize * fails / 18 } else { prize };
        wound * prize + test * tested
    };
    debug_assert!(chances.iter().sum::<u32>() == WHOLE);
    victims.iter().map(worth).sum()
}
