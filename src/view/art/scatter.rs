//! Fixed randomness: the place of stones and the crown of a cell depend only on the cell.

use crate::board::Cell;

/// Mixes two numbers and a salt so well that neighbors have nothing in common.
pub(super) fn mix(a: u32, b: u32, salt: u32) -> u32 {
    let mut h = a.wrapping_mul(0x9E37_79B1) ^ b.wrapping_mul(0x85EB_CA77) ^ salt.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}

/// A number derived from a cell.
pub(super) fn of_cell(cell: Cell, salt: u32) -> u32 {
    mix(cell.x as u32, cell.y as u32, salt)
}

/// A sequence of fractions between 0 and 1, the same for the same seed.
pub(super) struct Scatter {
    seed: u32,
    drawn: u32,
}

impl Scatter {
    pub(super) fn new(seed: u32, salt: u32) -> Self {
        Self { seed: mix(seed, salt, 77), drawn: 0 }
    }

    /// The next number, in `from..to`.
    pub(super) fn between(&mut self, from: f32, to: f32) -> f32 {
        self.drawn += 1;
        let part = (mix(self.seed, self.drawn, 5) >> 8) as f32 / (1u32 << 24) as f32;
        from + (to - from) * part
    }

    /// The next whole number below `end`.
    pub(super) fn below(&mut self, end: u32) -> u32 {
        self.drawn += 1;
        mix(self.seed, self.drawn, 9) % end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_stay_in_their_range_and_repeat() {
        let draw = || {
            let mut scatter = Scatter::new(3, 4);
            (0..100).map(|_| scatter.between(2.0, 3.0)).collect::<Vec<_>>()
        };
        assert!(draw().iter().all(|value| (2.0..3.0).contains(value)));
        assert_eq!(draw(), draw());
    }
}
