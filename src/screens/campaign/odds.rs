//! Quick test runs, in the background, of the campaign's pending battle or of one that a march would lead to: how often
//! each side wins.

use super::people;
use crate::board::hex::Hex;
use crate::campaign::{
    door, fielded,
    seats::Seat,
    shown,
    state::{self, TroopId},
    waiting::{self, Waiting, Which},
};
use crate::data::workshop::Workshop;
use crate::lab::statistics::sample::wilson;
use bevy::{
    prelude::World,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use std::sync::Arc;

/// The most test runs.
const TRIES: u32 = 60;

/// With fewer test runs there is no result yet.
const FEW: u32 = 8;

/// Standard errors that 95 % of test runs are within.
const ERRORS: f64 = 1.96;

/// The battle being tested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    /// The pending one.
    Waits(Which),
    /// The one that would follow if a troop marched to a hex, after this many orders.
    Ahead(TroopId, Hex, usize),
}

/// The results of the test runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shares {
    /// Percentage won by the entrant, and by the other side; the rest are draws.
    pub wins: (u8, u8),
    /// The bounds of the first of them, at 95 %.
    pub bounds: (i64, i64),
    /// The number of test runs.
    pub tries: u32,
}

impl Shares {
    /// The share of test runs won by each side. With the draws they add up to 100 %.
    fn of((first, second, tries): (u32, u32, u32)) -> Self {
        let percent = |wins: u32| ((wins * 200 + tries) / (2 * tries.max(1))) as u8;
        let first_share = percent(first);
        let draws = percent(tries - first - second);
        Self { wins: (first_share, 100_u8.saturating_sub(first_share + draws)), bounds: interval(first, tries), tries }
    }
}

/// The bounds of a share in whole percent, at 95 %.
fn interval(wins: u32, tries: u32) -> (i64, i64) {
    let tries = f64::from(tries.max(1));
    let (low, high) = wilson(f64::from(wins) / tries, tries, ERRORS);
    ((low * 100.0).floor() as i64, (high * 100.0).ceil() as i64)
}

/// The test runs so far.
#[derive(Default)]
pub(super) struct Odds {
    tried: Option<Tried>,
    waiting: Option<Arc<Waiting>>,
    /// Wins of the entrant, wins of the other side, and test runs.
    count: (u32, u32, u32),
    work: Option<Task<Option<TroopId>>>,
}

impl Odds {
    /// Directs the test runs at the pending battle, or at the one that a march would lead to; or stops them.
    pub fn turn_to(&mut self, world: Option<&World>, march: Option<(TroopId, Hex)>) {
        let orders = |world: &World| world.resource::<door::Record>().orders.len();
        let ahead = |world: &World| march.map(|(troop, hex)| Tried::Ahead(troop, hex, orders(world)));
        let tried = world.and_then(|world| waiting::which(world).map(Tried::Waits).or_else(|| ahead(world)));
        if self.tried != tried {
            let waiting = world.zip(tried).and_then(|(world, tried)| match tried {
                Tried::Waits(_) => waiting::waiting(world).ok().flatten(),
                Tried::Ahead(troop, hex, _) => waiting::ahead(world, hex, troop, strongest(world, troop, hex)?).ok(),
            });
            *self = Self { tried, waiting: waiting.map(Arc::new), ..Self::default() };
        }
    }

    /// The enemy, if a march leads to a battle.
    pub fn foe(&self) -> Option<TroopId> {
        self.waiting.as_ref().filter(|_| matches!(self.tried, Some(Tried::Ahead(..)))).map(|waiting| waiting.other)
    }

    /// The results; `None` as long as there are too few.
    pub fn shares(&self) -> Option<Shares> {
        (self.count.2 >= FEW).then(|| Shares::of(self.count))
    }

    /// The number of test runs.
    pub const fn tries(&self) -> u32 {
        self.count.2
    }

    /// Starts the next test run once the last is done. Returns whether a result has come in.
    pub fn go_on(&mut self, led: &[Option<Seat>; 2], workshop: &Arc<Workshop>) -> bool {
        let Some(waiting) = self.waiting.clone() else { return false };
        let mut came = false;
        if let Some(mut work) = self.work.take() {
            match check_ready(&mut work) {
                None => self.work = Some(work),
                Some(winner) => {
                    came = true;
                    self.count.0 += u32::from(winner == Some(waiting.entrant));
                    self.count.1 += u32::from(winner == Some(waiting.other));
                    self.count.2 += 1;
                }
            }
        }
        if self.work.is_none() && self.count.2 < TRIES {
            let (led, workshop, attempt) = (led.clone(), workshop.clone(), u64::from(self.count.2));
            self.work = Some(AsyncComputeTaskPool::get().spawn(async move {
                let [first, second] = led.map(|seat| people::commander(seat.as_ref(), &workshop));
                waiting.try_out([&first, &second], attempt)
            }));
        }
        came
    }

    /// Whether a test run is in progress.
    pub const fn is_going(&self) -> bool {
        self.work.is_some()
    }
}

/// The strongest troop in a hex that can fight another one.
fn strongest(world: &World, troop: TroopId, hex: Hex) -> Option<TroopId> {
    let foes = state::enemies_in(world, hex, troop.tribe).into_iter().filter(|foe| fielded::has_fit(world, *foe));
    foes.max_by_key(|foe| (shown::stack(world, *foe).worth, *foe))
}

#[cfg(test)]
mod tests {
    use super::Shares;

    #[test]
    fn shares_and_draws_make_a_hundred_percent() {
        for (count, wins) in
            [((13, 11, 24), (54, 46)), ((15, 9, 24), (63, 37)), ((8, 8, 24), (33, 34)), ((0, 0, 9), (0, 0))]
        {
            assert_eq!(Shares::of(count).wins, wins, "{count:?}");
        }
        assert_eq!(Shares::of((24, 0, 24)).wins, (100, 0));
        assert_eq!(Shares::of((24, 0, 24)).bounds, (86, 100));
    }
}
