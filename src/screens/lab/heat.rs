//! Shades of the heat on a board, and what they stand for.

use crate::board::Grid;
use crate::lab::count::Marks;
use crate::panels::lab::Heat;
use crate::words::{say, word};

/// Shades, the darkest the highest.
pub(super) const STEPS: u8 = 4;

/// How dark a shade is, from 0 to 255.
pub(super) const fn share(step: u8) -> u8 {
    step * 55
}

/// The shade of a count: by the square root, so that what is rare can still be told from nothing.
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

/// What the shades of a board stand for; one that no count has is left out.
pub(super) fn legend(marks: &Grid<Marks>, mark: usize) -> Vec<Heat> {
    ranges(most(marks, mark)).into_iter().map(shade).collect()
}

fn shade((step, from, to): (u8, u32, u32)) -> Heat {
    let number = |count: u32| i64::from(count).into();
    let words = match (from, to) {
        (0, 0) => word("lab-heat-none"),
        (from, to) if from == to => say("lab-heat-one", &[("count", number(from))]),
        (from, to) => say("lab-heat-range", &[("from", number(from)), ("to", number(to))]),
    };
    Heat { share: share(step), words }
}

/// The shades that there are with their lowest and highest counts, where so many are the most.
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
}
