//! Counts over the whole board as washes and words: the same for the views of every book.

use crate::battle::views::{Count, Steps};
use crate::board::Cell;
use crate::input::{Act, intent::BoardView};
use crate::panels::views::view_word;
use crate::view::{art::overlay::Wash, overlays::Cells};
use crate::words::{say, word};

/// The step of a count, by the lowest counts of all steps; `None` for zero.
pub fn step(steps: &Steps, count: u16) -> Option<u8> {
    let step = steps.iter().filter(|first| **first <= count).count() as u8;
    (step > 0).then_some(step)
}

/// The washes that show the counts of a view; `many` if several look at once.
pub fn washes(
    (view, steps): (BoardView, &Steps),
    many: bool,
    counts: impl Iterator<Item = (Cell, Count)>,
) -> Vec<(Wash, Cells)> {
    let wash = |count: Count| match view {
        BoardView::Sight => match count.all() {
            0 => Some(Wash::Unseen),
            1 if many => Some(Wash::HalfSeen),
            _ => None,
        },
        BoardView::Seers => (count.all() == 0).then_some(Wash::Unseen),
        BoardView::Threat => step(steps, count.all()).map(Wash::Threat),
        BoardView::Fire => step(steps, count.all()).map(Wash::Fire),
    };
    let mut washes: Vec<(Wash, Cells)> = Vec::new();
    for (cell, count) in counts {
        let Some(wash) = wash(count) else { continue };
        match washes.iter_mut().find(|(known, _)| *known == wash) {
            Some((_, cells)) => drop(cells.insert(cell)),
            None => washes.push((wash, Cells::from([cell]))),
        }
    }
    washes
}

/// The count for a cell, in words for the pointer.
pub fn words(view: BoardView, count: Count) -> String {
    let terms = [("open", count.open.into()), ("covered", count.covered.into()), ("all", count.all().into())]
        .map(|(name, count): (&'static str, i32)| (name, count.into()));
    match (view, count.all()) {
        (BoardView::Sight, 0) => word("chart-unseen"),
        (BoardView::Sight, _) => say("chart-seen", &terms),
        (BoardView::Seers, 0) => word("chart-no-line"),
        (BoardView::Seers, _) => word("chart-line"),
        (BoardView::Threat, 0) => word("chart-no-threat"),
        (BoardView::Threat, all) => {
            let ids = ["chart-threat", "chart-threat-some", "chart-threat-covered"];
            say(ids[through(count.covered, all)], &terms)
        }
        (BoardView::Fire, 0) => word("chart-no-fire"),
        (BoardView::Fire, all) => {
            let ids = ["chart-fire", "chart-fire-some", "chart-fire-covered"];
            say(ids[through(count.covered, all)], &terms)
        }
    }
}

/// Whether none (0), some (1) or all (2) of a count is covered.
const fn through(covered: u16, all: u16) -> usize {
    match covered {
        0 => 0,
        covered if covered < all => 1,
        _ => 2,
    }
}

/// What the button of a view does, with the key to hold for it or to cycle through all of them.
pub fn hint(view: BoardView, key: impl Fn(Act) -> String) -> String {
    let held = match view {
        BoardView::Sight => Some(Act::LineOfSight),
        BoardView::Threat => Some(Act::Threat),
        BoardView::Seers | BoardView::Fire => None,
    };
    let id = if held.is_some() { "view-hint-held" } else { "view-hint-next" };
    say(id, &[("view", view_word(view).into()), ("key", key(held.unwrap_or(Act::NextView)).into())])
}
