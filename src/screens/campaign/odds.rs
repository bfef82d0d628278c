//! Quick tries of the battle that the campaign waits for, in the background: how often each side wins.

use super::people;
use crate::campaign::{
    seats::Seat,
    state::TroopId,
    waiting::{self, Waiting, Which},
};
use crate::data::workshop::Workshop;
use bevy::{
    prelude::World,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use std::sync::Arc;

/// Tries that are made at most.
const TRIES: u32 = 24;

/// The tries so far.
#[derive(Default)]
pub(super) struct Odds {
    which: Option<Which>,
    waiting: Option<Arc<Waiting>>,
    /// Wins of the entrant, of the other, and tries.
    pub count: (u32, u32, u32),
    work: Option<Task<Option<TroopId>>>,
}

impl Odds {
    /// Another battle is waited for, or none.
    pub fn turn_to(&mut self, world: Option<&World>) {
        let which = world.and_then(waiting::which);
        if self.which != which {
            let waiting = world.and_then(|world| waiting::waiting(world).ok().flatten());
            *self = Self { which, waiting: waiting.map(Arc::new), ..Self::default() };
        }
    }

    /// Makes the next try once the last is done. Whether one has come in.
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

    /// Whether a try is being made.
    pub const fn is_going(&self) -> bool {
        self.work.is_some()
    }
}
