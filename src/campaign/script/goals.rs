//! Where a troop marches: the value of each hex to a temper, its distance, and the troops there.

use super::{Decision, Mind, strength};
use crate::board::hex::Hex;
use crate::campaign::{
    agenda::Agenda,
    march,
    order::Order,
    state::{self, TroopId},
};
use crate::data::{error::LoadError, monkeys::temper::Refuge};
use crate::words::Message;
use std::collections::BTreeMap;

/// How near an enemy has to be for a hex to be guarded.
const NEAR: u16 = 2;

/// Number of hexes per decision for which chances are estimated with quick battles.
const TRIED: usize = 2;

/// Why a troop goes to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Take,
    Attack,
    Guard,
}

/// A hex that a troop may go to.
pub(super) struct Goal {
    pub(super) score: u32,
    hex: Hex,
    steps: u16,
    aim: Aim,
}

impl Mind<'_, '_> {
    /// The value of a hex to the tribe that holds it.
    fn worth(&self, hex: Hex) -> u32 {
        let kind = state::campaign(self.world).kind(hex);
        kind.map_or(0, |kind| kind.income * self.temper.income + kind.points * self.temper.points)
    }

    /// Hexes worth going to or staying in, best first.
    pub(super) fn goals(&self, troop: TroopId) -> Vec<Goal> {
        let Some(here) = state::stands(self.world, troop) else { return Vec::new() };
        let mut ways = march::reach(self.world, troop, u8::MAX);
        ways.insert(here, 0);
        let mut goals: Vec<Goal> =
            ways.into_iter().filter_map(|(hex, steps)| self.goal(troop, hex, u16::from(steps))).collect();
        goals.sort_by_key(|goal| (u32::MAX - goal.score, self.whim(goal.hex)));
        goals
    }

    fn goal(&self, troop: TroopId, hex: Hex, steps: u16) -> Option<Goal> {
        let world = self.world;
        let campaign = state::campaign(world);
        // A hex that can't be reached before the last round ends is worth nothing.
        let turns = steps.div_ceil(u16::from(march::hexes(world, troop)).max(1));
        if turns > campaign.rounds + 1 - world.resource::<Agenda>().round() {
            return None;
        }
        let foes = state::enemies_in(world, hex, troop.tribe);
        let own = state::holder(world, hex) == Some(self.tribe);
        let (worth, aim) = if !foes.is_empty() {
            if self.guess(troop, &foes) < self.odds() / 2 {
                return None;
            }
            let scrap: u32 = foes.iter().map(|foe| strength::of(world, *foe)).sum();
            (self.worth(hex) + scrap * self.temper.foes / 10, Aim::Attack)
        } else if own {
            (if self.is_threatened(hex) { self.worth(hex) * self.temper.guards / 100 } else { 0 }, Aim::Guard)
        } else {
            (self.worth(hex), Aim::Take)
        };
        // If another troop of the tribe is nearer, that one goes.
        let others = state::troops(world, self.tribe).filter(|other| *other != troop);
        let nearer = |other: TroopId| state::stands(world, other).is_some_and(|at| at.distance(hex) < steps.max(1));
        let spared = if others.into_iter().any(nearer) { 3 } else { 1 };
        let score = worth * 60 / spared / u32::from(2 + steps);
        (score > 0).then_some(Goal { score, hex, steps, aim })
    }

    /// Whether a troop of another tribe is near a hex.
    fn is_threatened(&self, hex: Hex) -> bool {
        let enemy = |troop: TroopId| troop.tribe != self.tribe && troop.tribe != state::NATIVE;
        state::all(self.world)
            .filter(|troop| enemy(*troop))
            .any(|troop| state::stands(self.world, troop).is_some_and(|at| at.distance(hex) <= NEAR))
    }

    /// Marches one hex farther, or stays.
    pub(super) fn march(&self, troop: TroopId) -> Result<Decision, LoadError> {
        let here = state::stands(self.world, troop).expect("who acts is on the map");
        if let Some(decision) = self.retire(troop, here) {
            return Ok(decision);
        }
        let (mut tried, mut spared) = (0, None);
        for goal in self.goals(troop) {
            if goal.hex == here {
                return Ok(Decision { order: Order::Done, why: self.about("tribe-guards", goal.hex) });
            }
            let Some(step) = self.step(troop, here, goal.hex) else { continue };
            if goal.aim != Aim::Attack || goal.steps > 1 {
                let why = if goal.aim == Aim::Attack { "tribe-approaches" } else { "tribe-goes" };
                return Ok(Decision { order: Order::March(step), why: self.about(why, goal.hex) });
            }
            if tried == TRIED {
                continue;
            }
            tried += 1;
            let chance = self.chance(troop, goal.hex)?;
            let told = |id| {
                let why = self.about(id, goal.hex).with("percent", chance.percent as usize);
                why.with("won", chance.won as usize).with("tries", chance.tries as usize)
            };
            if chance.percent >= self.odds() {
                let dares = chance.percent < self.temper.odds;
                let why = told(if dares { "tribe-dares" } else { "tribe-attacks" });
                return Ok(Decision { order: Order::March(step), why });
            }
            spared = spared.or_else(|| Some(told("tribe-spares")));
        }
        let why = spared.unwrap_or_else(|| self.said("tribe-stays", troop));
        Ok(Decision { order: Order::Done, why })
    }

    fn about(&self, id: &'static str, hex: Hex) -> Message {
        Message::new(id).with("hex", self.called(hex))
    }

    /// A worn troop goes to one of its own towns, and stays there as long as there is scrap for repairs.
    fn retire(&self, troop: TroopId, here: Hex) -> Option<Decision> {
        let share = strength::share(self.world, troop);
        let scrap = state::of_tribe::<state::Treasury>(self.world, self.tribe).0;
        if share >= self.temper.retires || scrap <= self.temper.keeps {
            return None;
        }
        let town = self.towns().min_by_key(|hex| (hex.distance(here), self.whim(*hex)))?;
        let order = if town == here { Order::Done } else { Order::March(self.step(troop, here, town)?) };
        let why = self.about("tribe-retires", town).with("percent", share as usize);
        Some(Decision { order, why: why.with("troop", state::of::<state::Troop>(self.world, troop).name) })
    }

    /// Its own towns without enemies.
    fn towns(&self) -> impl Iterator<Item = Hex> + '_ {
        let campaign = state::campaign(self.world);
        let town = |hex: &Hex| campaign.kind(*hex).is_some_and(|kind| kind.income > 0);
        campaign.map.keys().copied().filter(move |hex| {
            town(hex)
                && state::holder(self.world, *hex) == Some(self.tribe)
                && state::enemies_in(self.world, *hex, self.tribe).is_empty()
        })
    }

    /// The next hex on the shortest path to another one, avoiding all enemies.
    fn step(&self, troop: TroopId, here: Hex, to: Hex) -> Option<Hex> {
        let map = &state::campaign(self.world).map;
        let mut steps = BTreeMap::from([(to, 0_u16)]);
        let mut edge = vec![to];
        for far in 1.. {
            let next: Vec<Hex> = edge.iter().flat_map(|hex| hex.neighbors()).collect();
            edge.clear();
            for hex in next {
                let open = map.contains_key(&hex) && state::enemies_in(self.world, hex, troop.tribe).is_empty();
                if open && !steps.contains_key(&hex) {
                    steps.insert(hex, far);
                    edge.push(hex);
                }
            }
            if edge.is_empty() || steps.contains_key(&here) {
                break;
            }
        }
        let near = here.neighbors().filter_map(|hex| Some((*steps.get(&hex)?, self.whim(hex), hex)));
        near.min().map(|(_, _, hex)| hex)
    }

    /// Where a loser goes.
    pub(super) fn retreat(&self) -> Decision {
        let ways: Vec<Hex> = crate::campaign::shown::ways(self.world);
        let wanted: Vec<Hex> = match self.temper.falls_back {
            Refuge::Town => self.towns().collect(),
            Refuge::Field => {
                let all = state::campaign(self.world).map.keys().copied();
                all.filter(|hex| self.worth(*hex) > 0 && state::holder(self.world, *hex) != Some(self.tribe)).collect()
            }
        };
        let far = |hex: &Hex| wanted.iter().map(|other| hex.distance(*other)).min().unwrap_or_default();
        let to = ways.into_iter().min_by_key(|hex| (far(hex), self.whim(*hex))).expect("there is a way");
        let why = match self.temper.falls_back {
            Refuge::Town => self.about("tribe-falls-back-home", to),
            Refuge::Field => self.about("tribe-falls-back-near", to),
        };
        Decision { order: Order::Retreat(to), why }
    }
}
