//! The best volleys of a roll according to the planner: which gun each primate uses, how many targets, and the value
//! (T-51, T-56, T-58, T-63).

use super::{
    Roll,
    halves::TARGET,
    most_targets,
    pairs::{Pairs, assign},
    same_emplacement,
};
use crate::force::{Body, PrimateIx, Side};
use crate::rules::monkeys::{
    field::Field,
    leader, nerve,
    odds::{Contest, WHOLE},
    order::{Shot, Volley},
    power,
    profiles::{Harm, Hit},
    shots::{Fire, Gun, Salvo, Victim},
    targets,
};

/// A possible volley, with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Shooters and their targets.
    pub salvos: Vec<Salvo>,
    /// Both powers.
    pub sums: (i32, i32),
    /// The bodies that would be affected.
    pub victims: Vec<Victim>,
    /// Expected value of what it removes and pins, minus friends and grenades, in scrap times [`WHOLE`].
    pub value: i32,
}

impl Plan {
    /// The plan as shots of an order.
    pub fn shots(&self, field: &Field) -> Vec<Shot> {
        self.salvos.iter().map(|salvo| shot(field, salvo)).collect()
    }

    /// The chance, out of [`WHOLE`], of the faces that `counts` (11.1, 11.2).
    fn chance(&self, field: &Field, counts: impl Fn(Hit, Harm) -> bool) -> u32 {
        let faces = field.book.attack.iter().zip(&field.book.harm).zip(Contest::of(self.sums.0, self.sums.1).chances());
        faces.filter(|((hit, harm), _)| counts(**hit, **harm)).map(|(_, chance)| chance).sum()
    }

    /// The chance, out of [`WHOLE`], that the unit runs dry (T-67).
    pub fn dry(&self, field: &Field) -> u32 {
        self.chance(field, |hit, _| hit == Hit::Empty)
    }

    /// Whether it is more likely to empty the magazine than to pin, wound or damage anybody.
    pub fn is_waste(&self, field: &Field) -> bool {
        let flesh = self.victims.iter().any(|victim| victim.body.primate().is_some());
        let hull = self.victims.iter().any(|victim| victim.body.primate().is_none());
        let hurts = |hit, harm| flesh && matches!(hit, Hit::Test | Hit::Wound) || hull && harm != Harm::Empty;
        self.sums.0 <= 0 || self.dry(field) > self.chance(field, hurts)
    }
}

/// A salvo as written in an order.
fn shot(field: &Field, salvo: &Salvo) -> Shot {
    let with = match salvo.by {
        Gun::Hand(_, arm) => arm + 1,
        Gun::Mount(..) => 1,
    };
    let at = salvo.at.iter().map(|(enemy, _)| field.name(*enemy)).collect();
    Shot { by: salvo.by.piece(field), with, at, select: salvo.select }
}

/// Most plans offered for a special weapon.
const OFFERED: usize = 8;

impl Roll<'_> {
    /// The best volley for each number of targets, from one up (T-51: fewer targets, lower defense); for a special
    /// weapon, the best ones at each single target.
    pub fn plans(&self, field: &Field) -> Vec<Plan> {
        let (mut plans, mut singles): (Vec<Option<Plan>>, Vec<Plan>) = (Vec::new(), Vec::new());
        for pairs in self.variants(field, &[]) {
            let ranked = pairs.ranked();
            if self.volley != Volley::Main && most_targets(pairs.rates()) == 1 {
                let mut single: Vec<Plan> = ranked.iter().filter_map(|at| self.plan_for(&pairs, &[*at])).collect();
                single.sort_by_key(|plan| std::cmp::Reverse(plan.value));
                singles.extend(single.into_iter().take(OFFERED));
                continue;
            }
            let most = most_targets(pairs.rates()).min(ranked.len());
            plans.resize(plans.len().max(most), None);
            for (known, count) in plans.iter_mut().zip(1..=most) {
                let plan = self.plan_for(&pairs, &ranked[..count]);
                if plan.as_ref().map(|plan| plan.value) > known.as_ref().map(|known| known.value) {
                    *known = plan;
                }
            }
        }
        plans.into_iter().flatten().chain(singles).collect()
    }

    /// The most valuable volley; none if there is no target.
    pub fn best(&self, field: &Field) -> Option<Plan> {
        // Of equal plans, take the one with fewer targets: it has the better dice.
        self.plans(field).into_iter().rev().max_by_key(|plan| plan.value)
    }

    /// The volley at exactly these targets, as far as anyone can aim at them; `holding` members don't fire. None if no
    /// one can aim at all.
    pub fn naming(&self, field: &Field, named: &[Body], holding: &[PrimateIx]) -> Option<Plan> {
        let plan = |pairs: Pairs| {
            let ranked = pairs.ranked().into_iter();
            let chosen: Vec<usize> = ranked.filter(|at| named.contains(&pairs.targets[*at])).collect();
            self.plan_for(&pairs, &chosen)
        };
        let plans = self.variants(field, holding).into_iter().filter_map(plan);
        plans.max_by_key(|plan| (plan.victims.iter().filter(|victim| named.contains(&victim.body)).count(), plan.value))
    }

    fn plan_for(&self, pairs: &Pairs, chosen: &[usize]) -> Option<Plan> {
        let salvos = assign(pairs, chosen);
        if salvos.is_empty() {
            return None;
        }
        let (sums, victims) = power::sums(pairs.field, &salvos, self.spots);
        let side = pairs.field.side(self.unit);
        let value = value(pairs.field, side, sums, &victims) - WHOLE as i32 * spent(pairs.field, &salvos);
        Some(Plan { salvos, sums, victims, value })
    }

    /// The ways to arm: everyone with its best gun; nobody with a gun used up by firing; nobody with a blast; each with
    /// fire selectors set and not set. Only one way if nobody has a choice.
    fn variants<'f>(&self, field: &'f Field, holding: &[PrimateIx]) -> Vec<Pairs<'f>> {
        let guns = self.guns(field);
        let targets: Vec<Body> = field.targets(self.target).collect();
        let mut ways = if is_plain(field, &guns) {
            vec![guns.into_iter().map(Fire::from).collect()]
        } else {
            self.ways(field, &guns, &targets)
        };
        ways.retain(|way: &Vec<Fire>| !way.is_empty());
        let pairs = |way| {
            let mut pairs = Pairs::new(field, way, targets.clone(), self.spots);
            pairs.hold(holding);
            pairs
        };
        ways.into_iter().map(pairs).collect()
    }

    fn ways(&self, field: &Field, guns: &[Gun], targets: &[Body]) -> Vec<Vec<Fire>> {
        let keeps: [fn(&Field, &Gun) -> bool; 3] =
            [|_, _| true, |field, gun| !gun.weapon(field).one_shot, |field, gun| gun.area(field) == 0];
        let mut ways: Vec<Vec<Fire>> = Vec::new();
        for keep in keeps {
            let kept = guns.iter().copied().filter(|gun| keep(field, gun)).collect::<Vec<_>>();
            let plain: Vec<Fire> = self.armed(field, kept, targets).into_iter().map(Fire::from).collect();
            let set = |fire: &Fire| Some(Fire { select: true, ..*fire }).filter(|set| set.is_possible(field));
            let selected: Vec<Fire> = plain.iter().map(|fire| set(fire).unwrap_or(*fire)).collect();
            for way in [plain, selected] {
                if !ways.contains(&way) {
                    ways.push(way);
                }
            }
        }
        ways
    }

    /// One gun for each primate, the most effective against the targets, or the first of equal ones; and all mounts.
    fn armed(&self, field: &Field, guns: Vec<Gun>, targets: &[Body]) -> Vec<Gun> {
        let mut armed: Vec<Gun> = Vec::with_capacity(guns.len());
        for of_one in guns.chunk_by(|one, next| one.piece(field) == next.piece(field)) {
            let free = of_one.iter().filter(|gun| !armed.iter().any(|other| same_emplacement(**gun, *other)));
            let best = match of_one {
                [_] => free.copied().next(),
                _ => free.rev().copied().max_by_key(|gun| self.merit(field, *gun, targets)),
            };
            armed.extend(best);
        }
        armed
    }

    /// How effective a gun is against the targets it can aim at: damage and rate; -1 if it has none.
    fn merit(&self, field: &Field, gun: Gun, targets: &[Body]) -> i32 {
        let aims = targets.iter().filter_map(|at| targets::aim(field, gun, *at, self.spots).ok());
        let worth = aims.map(|aim| power::worth(field, gun, aim.modifier())).max();
        let rate = i32::from(Fire::from(gun).quarters(field)) + 2 * i32::from(gun.area(field));
        worth.map_or(-1, |worth| (2 * worth + rate).max(0))
    }
}

impl Pairs<'_> {
    fn rates(&self) -> impl Iterator<Item = u8> {
        (0..self.shooters.len()).map(|by| self.quarters(by))
    }
}

/// Whether nobody has a choice: one gun each, without selectors, blasts or single rounds.
fn is_plain(field: &Field, guns: &[Gun]) -> bool {
    let alone = guns.windows(2).all(|pair| pair[0].piece(field) != pair[1].piece(field));
    let simple = |gun: &Gun| {
        let set = Fire { by: *gun, select: true };
        !gun.weapon(field).one_shot && gun.area(field) == 0 && !set.is_possible(field)
    };
    alone && guns.iter().all(simple)
}

/// Scrap used up by firing the salvos: grenades and other single rounds.
fn spent(field: &Field, salvos: &[Salvo]) -> i32 {
    let weapons = salvos.iter().map(|salvo| salvo.by.weapon(field));
    weapons.filter(|weapon| weapon.one_shot).map(|weapon| i32::from(weapon.cost).min(TARGET.into())).sum()
}

/// The cost of a body, in scrap.
pub fn price(field: &Field, body: Body) -> i32 {
    match body {
        Body::Vehicle(vehicle) => i32::from(field.vehicle(vehicle).rig.cost).max(1),
        Body::Primate(primate) => i32::from(field.primate(primate).cost).max(1),
    }
}

/// The value of removing a body, in scrap. A leader's includes the average value of what routs when it falls (T-75 to
/// T-81).
pub fn prize(field: &Field, body: Body) -> i32 {
    let leads = |primate: &PrimateIx| field.unit(field.primate(*primate).unit).lead.leader == Some(*primate);
    let leader = body.primate().filter(leads);
    price(field, body) + leader.map_or(0, |leader| following(field, leader))
}

/// The value expected to rout with a unit's leader; half the leader's own price if nobody checks, since a worse one
/// leads then.
fn following(field: &Field, leader: PrimateIx) -> i32 {
    let unit = field.primate(leader).unit;
    if !leader::check_due(field, unit) {
        return price(field, leader.into()) / 2;
    }
    let rest: i32 = field.members(unit).filter(|mate| *mate != leader).map(|mate| price(field, mate.into())).sum();
    rest * i32::from(leader::routs(nerve::bereaved_morale(field, unit))) / leader::ROUTS
}

/// Expected value of an attack by a side: removals count in full, pins a third, its own losses negative, out of
/// [`WHOLE`].
pub fn value(field: &Field, side: Side, sums: (i32, i32), victims: &[Victim]) -> i32 {
    let chances = Contest::of(sums.0, sums.1).chances();
    let share = |hit: Hit| {
        let faces = field.book.attack.iter().zip(chances).filter(|(result, _)| **result == hit);
        faces.map(|(_, chance)| chance as i32).sum::<i32>()
    };
    let (test, wound) = (share(Hit::Test), share(Hit::Wound));
    let worth = |victim: &Victim| {
        let prize = prize(field, victim.body);
        let Some(primate) = victim.body.primate() else { return wound * prize };
        let fails = 6 - nerve::passing_faces(field.morale(primate) + i32::from(victim.fear)) as i32;
        // A leader that is only pinned still leads: nobody routs (T-75).
        let tested = if victim.covered { price(field, victim.body) * fails / 18 } else { prize };
        wound * prize + test * tested
    };
    let friend = |victim: &Victim| field.unit_of(victim.body).is_some_and(|unit| field.side(unit) == side);
    debug_assert!(chances.iter().sum::<u32>() == WHOLE);
    victims.iter().map(|victim| if friend(victim) { -worth(victim) } else { worth(victim) }).sum()
}
