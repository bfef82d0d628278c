//! How a troop would do against the enemies in a hex: by strength and, if that isn't clear, by a few quick battles.

use super::{Mind, strength};
use crate::board::hex::Hex;
use crate::campaign::{
    agenda::Agenda,
    door, fielded, income,
    state::{self, Score, Treasury, TroopId},
    waiting::{self, Commander},
};
use crate::data::{error::LoadError, persona::Strength};

/// A chance, in percent, from which on strength alone decides; the same applies below 100 minus this.
const PLAIN: u32 = 85;

/// The number of tries that the estimate by strength is worth.
const PRIOR: u32 = 2;

/// A chance in percent, and the tries it is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chance {
    pub(super) percent: u32,
    pub(super) won: u32,
    pub(super) tries: u32,
}

impl Mind<'_, '_> {
    /// The chance below which it doesn't attack now.
    pub(super) fn odds(&self) -> u32 {
        let dares = if self.would_lose() { self.temper.dares } else { 0 };
        self.temper.odds.saturating_sub(dares)
    }

    /// Whether another tribe would end with more points, or with as many and more scrap, if all hexes stayed as they
    /// are.
    fn would_lose(&self) -> bool {
        let world = self.world;
        let left = u32::from(state::campaign(world).rounds + 1 - world.resource::<Agenda>().round());
        let standing = |tribe: char| {
            let (scrap, points) = income::worth(world, tribe);
            let (has, scored) = (state::of_tribe::<Treasury>(world, tribe).0, state::of_tribe::<Score>(world, tribe).0);
            (scored + points * left, has + scrap * left)
        };
        let own = standing(self.tribe);
        state::tribes(world).into_iter().any(|tribe| standing(tribe) > own)
    }

    /// By strength alone: twice the scrap wins four times out of five.
    pub(super) fn guess(&self, troop: TroopId, foes: &[TroopId]) -> u32 {
        let own = u64::from(strength::of(self.world, troop)).pow(2);
        let other = u64::from(foes.iter().map(|foe| strength::of(self.world, *foe)).sum::<u32>()).pow(2);
        (own * 100 / (own + other).max(1)) as u32
    }

    /// With quick battles against the strongest enemy in the hex, if that can change anything.
    pub(super) fn chance(&self, troop: TroopId, hex: Hex) -> Result<Chance, LoadError> {
        let world = self.world;
        let foes = state::enemies_in(world, hex, troop.tribe);
        let guess = self.guess(troop, &foes);
        let plain = !(100 - PLAIN..PLAIN).contains(&guess);
        let strongest = foes.iter().copied().filter(|foe| fielded::has_fit(world, *foe));
        let strongest = strongest.max_by_key(|foe| strength::of(world, *foe));
        let (Some(foe), false, true) = (strongest, plain, fielded::has_fit(world, troop)) else {
            return Ok(Chance { percent: guess, won: 0, tries: 0 });
        };
        let most = self.temper.tries;
        let tried = waiting::ahead(world, hex, troop, foe)?;
        let quick = |tribe| Commander { strength: Strength::Quick, ..(self.commander)(tribe).clone() };
        let (own, other) = (quick(troop.tribe), quick(foe.tribe));
        let seed = world.resource::<door::Record>().seed;
        let battles = u64::from(world.resource::<Agenda>().battles);
        let first = seed.rotate_left(24) ^ (battles << 8) ^ u64::from(u32::from(self.tribe)) << 40;
        let chance = |won: u32, tries: u32| (guess * PRIOR + 100 * won) / (PRIOR + tries);
        let (mut won, mut tried_out) = (0, 0);
        // Stop as soon as the remaining tries can't change the answer.
        let open =
            |won: u32, done: u32| chance(won + most - done, most) >= self.odds() && chance(won, most) < self.odds();
        while tried_out < most && open(won, tried_out) {
            won += u32::from(tried.try_out([&own, &other], first + u64::from(tried_out)) == Some(troop));
            tried_out += 1;
        }
        Ok(Chance { percent: chance(won, tried_out), won, tries: tried_out })
    }
}
