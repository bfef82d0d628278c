//! What hits take from a character, by how many there are.

use super::worth;
use crate::force::UnitIx;
use crate::rules::initiative::{
    field::Field,
    odds::{Body, WHOLE},
    shooting::Shots,
    wounds::Wound,
};
use std::{cell::RefCell, collections::BTreeMap};

/// Hits that make a difference: with more of them little changes.
pub const MOST: usize = 5;

/// Being knocked down, beside the calls that are lost to panic.
const PRONE: i64 = 25;

/// Bodies that are remembered: most are unhurt, and every wound makes another.
const REMEMBERED: usize = 4096;

thread_local! {
    /// What hits take from bodies met before.
    static KNOWN: RefCell<BTreeMap<Body, Toll>> = RefCell::default();
}

/// What hits of one weapon take from a character, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
pub struct Toll {
    losses: [i64; MOST + 1],
}

impl Toll {
    /// Of a character under hits of this many dice, and so much more.
    pub fn of(field: &Field, target: UnitIx, damage: (u8, i8)) -> Self {
        let body = Body::of(field, target, damage);
        KNOWN.with_borrow_mut(|known| {
            if let Some(toll) = known.get(&body) {
                return *toll;
            }
            if known.len() >= REMEMBERED {
                known.clear();
            }
            let toll = Self::on(&body);
            known.insert(body, toll);
            toll
        })
    }

    fn on(body: &Body) -> Self {
        let now = worth::of(body.now());
        let fall = fall(body.now()) * body.falls() as i64 / WHOLE as i64;
        let levels = [Wound::Scratch, Wound::Slight, Wound::Serious];
        let within: [[u64; MOST + 1]; 3] = levels.map(|worst| body.stays_within(worst));
        let mut losses = [0; MOST + 1];
        for (hits, loss) in losses.iter_mut().enumerate() {
            let (mut left, mut before) = (0, 0);
            for (worst, within) in levels.into_iter().zip(&within) {
                left += worth::of(body.initiative(worst)) * within[hits].saturating_sub(before) as i64;
                before = within[hits].max(before);
            }
            *loss = (now - left / WHOLE as i64).max(0) + fall * (hits as i64).min(2);
        }
        Self { losses }
    }

    /// What so many chances of hits take on average.
    pub fn of_hits(&self, hits: &Hits) -> i64 {
        let sum: i64 = hits.iter().zip(self.losses).map(|(chance, loss)| *chance as i64 * loss).sum();
        sum / WHOLE as i64
    }

    /// What so many hits on average take, in thousandths: less than proportionate where there are many.
    pub fn of_mean(&self, hits: i64) -> i64 {
        let (whole, part) = (((hits / 1000) as usize).min(MOST - 1), (hits % 1000).min(1000));
        self.losses[whole] + (self.losses[whole + 1] - self.losses[whole]) * part / 1000
    }
}

/// What a fall costs: calls lost to panic are those by which a die is above the Initiative.
fn fall(initiative: u8) -> i64 {
    let short = 6 - i64::from(initiative.min(6));
    PRONE + worth::ONE_CALL * short * (short + 1) / 12
}

/// Chances of so many hits, the last one of so many or more.
pub type Hits = [u64; MOST + 1];

/// The hits of some shots.
pub fn hits(shots: &Shots) -> Hits {
    let mut hits = [0; MOST + 1];
    hits[0] = WHOLE;
    match shots {
        Shots::Single(numbers) => numbers.iter().for_each(|number| add(&mut hits, (*number).into(), 20)),
        Shots::Bursts(bursts) => (0..bursts.iter().sum()).for_each(|_| add(&mut hits, 1, 6)),
    }
    hits
}

/// One more chance of a hit.
fn add(hits: &mut Hits, part: u64, of: u64) {
    for count in (0..MOST).rev() {
        let more = hits[count] * part / of;
        hits[count + 1] += more;
        hits[count] -= more;
    }
}

/// The hits of some shots on average, in thousandths.
pub fn mean(shots: &Shots) -> i64 {
    match shots {
        Shots::Single(numbers) => numbers.iter().map(|number| i64::from(*number) * 50).sum(),
        Shots::Bursts(bursts) => bursts.iter().map(|dice| i64::from(*dice) * 1000 / 6).sum(),
    }
}
