//! How a primate crosses ground, and the cost of one step (2.1, 2.2, 2.4, 2.5, T-20, T-22, T-132, T-172).

use super::{
    field::Field,
    going::{BARE, BARRED, Going, ROUGH, SECOND, WATER},
    profiles::Trait,
};
use crate::board::{Cell, Direction};
use crate::force::{PrimateIx, Side};

/// How fast a unit goes: at its normal Speed, or at half of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// At full Speed (2.1).
    #[default]
    Walk,
    /// At half Speed, rounded down, to stay unseen (2.4, T-132).
    Sneak,
}

impl Pace {
    /// What this pace leaves of a Speed (T-132).
    pub const fn of(self, full: u16) -> u16 {
        match self {
            Pace::Walk => full,
            Pace::Sneak => full / 2,
        }
    }
}

/// How a primate crosses ground, depending on its clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gait {
    /// Squares in one move action (2.1).
    pub speed: u16,
    /// The cost of each level of height: 2, or 1 for those that climb at full Speed (T-20).
    climb: u16,
    /// What slows it.
    slowed: u8,
}

impl Gait {
    /// The gait of a primate at a pace.
    pub fn of(field: &Field, primate: PrimateIx, pace: Pace) -> Self {
        let clan = field.clan(primate);
        let unless = |trait_: Trait, mark: u8| if clan.has(trait_) { 0 } else { mark };
        let arboreal = clan.has(Trait::Arboreal);
        let full = u16::from(field.kit(primate).speed);
        Self {
            speed: pace.of(full),
            climb: if arboreal || clan.has(Trait::Climber) { 1 } else { 2 },
            slowed: unless(Trait::IgnoresRough, ROUGH)
                | unless(Trait::Swimmer, WATER)
                | if arboreal { BARE } else { 0 },
        }
    }
}

/// A primate about to walk: everything that determines the cost of its steps.
#[derive(Clone, Copy)]
pub struct Walker<'a> {
    width: i16,
    height: i16,
    going: &'a Going,
    standing: &'a [u16],
    friends: u16,
    gait: Gait,
}

/// How far a walker has come. What follows costs the same whatever the path was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walked {
    /// Its position.
    pub at: Cell,
    /// The cost so far.
    pub cost: u16,
    /// Whether its next diagonal step is a second one (T-20).
    second: bool,
}

impl Walked {
    /// Before the first step.
    pub const fn from(start: Cell) -> Self {
        Self { at: start, cost: 0, second: false }
    }
}

impl<'a> Walker<'a> {
    /// The walker of a primate in a field.
    pub fn new(field: &'a Field, primate: PrimateIx, pace: Pace) -> Self {
        let (width, height) = field.ground().size();
        let friends = if field.side_of(primate) == Side::Second { SECOND } else { 0 };
        let gait = Gait::of(field, primate, pace);
        Self { width, height, going: &field.going, standing: field.standing(), friends, gait }
    }

    /// Its gait.
    pub const fn gait(&self) -> Gait {
        self.gait
    }

    /// Columns and rows of the table.
    pub const fn table(&self) -> (i16, i16) {
        (self.width, self.height)
    }

    #[inline]
    fn place(&self, cell: Cell) -> Option<usize> {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height;
        inside.then(|| cell.y as usize * self.width as usize + cell.x as usize)
    }

    /// Whether it may pass through a square: no enemy is there (T-22).
    #[inline]
    fn is_passable(&self, place: usize) -> bool {
        let standing = self.standing[place];
        standing == 0 || (standing & SECOND == self.friends && standing != BARRED)
    }

    /// The cost of a step (T-20): 1, or 2 for every second diagonal; doubled once for rough or water; plus the cost of
    /// each level of height. None if it isn't possible: an enemy is there, or both squares beside a diagonal block it.
    #[inline(always)]
    pub fn price(&self, from: Cell, direction: Direction, second: bool) -> Option<u16> {
        let (dx, dy) = direction.delta();
        let to = self.place(from.step(direction)).filter(|place| self.is_passable(*place))?;
        // If both ends are on the table, so are both squares beside the step.
        let (across, down) = (isize::from(dx), isize::from(dy) * isize::from(self.width));
        let at = to.wrapping_add_signed(-across - down);
        let beside = [to.wrapping_add_signed(-down), to.wrapping_add_signed(-across)];
        if direction.is_diagonal() && !self.is_passable(beside[0]) && !self.is_passable(beside[1]) {
            return None;
        }
        let doubled = self.going.slow[to] & self.gait.slowed != 0;
        let plain = (1 + u16::from(second)) << u16::from(doubled);
        let levels = self.going.heights[at].abs_diff(self.going.heights[to]);
        Some(plain + u16::from(levels) * self.gait.climb)
    }

    /// The total cost of these steps from a cell, and the end cell; none if one of them isn't possible.
    pub fn price_of(&self, start: Cell, steps: impl Iterator<Item = Direction>) -> Option<(u16, Cell)> {
        self.walk_on(Walked::from(start), steps).map(|walked| (walked.cost, walked.at))
    }

    /// The same steps, continuing from where the walker has come; none if one of them isn't possible.
    pub fn walk_on(&self, mut walked: Walked, steps: impl Iterator<Item = Direction>) -> Option<Walked> {
        for direction in steps {
            let diagonal = direction.is_diagonal();
            walked.cost += self.price(walked.at, direction, walked.second && diagonal)?;
            walked.second ^= diagonal;
            walked.at = walked.at.step(direction);
        }
        Some(walked)
    }
}
