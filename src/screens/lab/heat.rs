//! Shades of the heat map on a board, and what they mean.

use crate::board::{Cell, Grid};
use crate::lab::count::Marks;
use crate::panels::lab::Heat;
use crate::view::art::{
    overlay::{HEAT_STEPS, heat},
    raster::Pixmap,
};
use crate::words::{say, word};

/// The number of shades, the darkest being the highest.
pub(super) const STEPS: u8 = HEAT_STEPS;

/// Lays the shades over a picture of the board. The ground shows through in gray for orientation; its colors would mix
/// with the shades.
pub(super) fn lay_over(pixels: &mut Pixmap, steps: &Grid<u8>) {
    let (wide, tall) = (pixels.width(), pixels.height());
    for (at, pixel) in pixels.data_mut().chunks_exact_mut(4).enumerate() {
        let (x, y) = (at as u32 % wide, at as u32 / wide);
        let column = (x * steps.width() as u32 / wide) as i16;
        let cell = Cell::new(column, (y * steps.height() as u32 / tall) as i16);
        let grey = (3 * i32::from(pixel[0]) + 6 * i32::from(pixel[1]) + i32::from(pixel[2])) / 10;
        for (value, shade) in pixel.iter_mut().zip(heat(steps[cell])) {
            *value = (i32::from(shade) + (grey - MIDDLE) / FADED).clamp(0, 255) as u8;
        }
    }
}

/// The gray that leaves a shade unchanged, and how much remains of darker or lighter ones.
const MIDDLE: i32 = 170;
const FADED: i32 = 7;

/// The shade of a count: by the square root, so that rare events can still be told apart from none.
fn step(count: u32, most: u32) -> u8 {
    let all = u64::from(STEPS) * u64::from(STEPS);
    (u64::from(count) * all).div_ceil(most.max(1).into()).isqrt().min(STEPS.into()) as u8
}

fn most(marks: &Grid<Marks>, mark: usize) -> u32 {
    marks.values().iter().map(|marks| marks[mark]).max().unwrap_or(0)
}

/// The shade of each cell.
pub(super) fn steps(marks: &Grid<Marks>, mark: usize) -> Grid<u8> {
    let most = most(marks, mark);
    let mut steps = Grid::new(marks.width(), marks.height(), 0);
    for cell in marks.cells() {
        steps[cell] = step(marks[cell][mark], most);
    }
    steps
}

/// What the shades of a board mean; those without a count are left out.
pub(super) fn legend(marks: &Grid<Marks>, mark: usize) -> Vec<Heat> {
    ranges(most(marks, mark)).into_iter().map(shade).collect()
}

fn shade((step, from, to): (u8, u32, u32)) -> Heat {
    let number = |count: u32| i64::from(count).into();
    let words = match (from, to) {
        (0, 0) => word("lab-heat-none"),
        (from, to) if from == to => say("lab-heat-one", &[("count", number(from))]),
        (_, to) => say("lab-heat-range", &[("to", number(to))]),
    };
    Heat { step, words }
}

/// The shades with their lowest and highest counts, for this highest count.
fn ranges(most: u32) -> Vec<(u8, u32, u32)> {
    let mut ranges: Vec<(u8, u32, u32)> = Vec::new();
    for count in 0..=most {
        let step = step(count, most);
        match ranges.last_mut() {
            Some((known, _, to)) if *known == step => *to = count,
            _ => ranges.push((step, count, count)),
        }
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_says_of_every_count_the_shade_that_it_has() {
        for most in [0, 1, 2, 3, 7, 16, 100, 12_345] {
            let ranges = ranges(most);
            for count in 0..=most {
                let told = ranges.iter().find(|(_, from, to)| (*from..=*to).contains(&count)).map(|(step, ..)| *step);
                assert_eq!(told, Some(step(count, most)), "{count} of {most}");
            }
            assert_eq!((ranges[0], ranges.last().map(|range| range.2)), ((0, 0, 0), Some(most)));
        }
        assert_eq!(step(16, 16), STEPS);
        assert_eq!(step(1, 12_345), 1, "what is rare is not nothing");
    }

    #[test]
    fn shades_look_like_their_legend_on_every_ground() {
        use crate::board::terrain::{Ground, Spot};
        use crate::screens::hosts;
        let kinds = hosts::grounds(hosts::FIRST.book()).kinds();
        for kind in 0..kinds.len() as u8 {
            let spots = Grid::new(24, 16, Spot { kind, ..Spot::default() });
            let ground = Ground::new(kinds.clone(), spots);
            for shade in 0..=STEPS {
                let mut pixels = crate::view::art::paint::thumbnail(&ground, (240, 160));
                lay_over(&mut pixels, &Grid::new(24, 16, shade));
                let mut sums = [0_u64; 3];
                pixels.data().chunks_exact(4).for_each(|pixel| (0..3).for_each(|at| sums[at] += u64::from(pixel[at])));
                let count = u64::from(pixels.width() * pixels.height());
                let mean = sums.map(|sum| (sum / count) as u8);
                let far = |other: u8| -> u32 {
                    heat(other).iter().zip(mean).map(|(one, other)| u32::from(one.abs_diff(other))).sum()
                };
                let nearest = (0..=STEPS).min_by_key(|other| far(*other));
                assert_eq!(nearest, Some(shade), "kind {kind}: {mean:?}");
                assert!(far(shade) < 40, "kind {kind}, shade {shade}: {mean:?}");
            }
        }
    }
}
