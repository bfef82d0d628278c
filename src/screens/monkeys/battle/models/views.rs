//! The buttons of the whole-board views, and the legend of the current one.

use super::{super::chart, look::Look};
use crate::input::intent::BoardView;
use crate::panels::views::{Views, step_words};
use crate::screens::counts;
use crate::words::word;

/// The views; `None` once the battle is over.
pub fn views(look: &Look) -> Option<Views> {
    look.window()?;
    let chosen = look.hands.board_view();
    let steps = match chosen {
        Some(BoardView::Threat | BoardView::Fire) => step_words(&chart::STEPS),
        _ => Vec::new(),
    };
    let legend = chosen.map(|view| {
        word(match view {
            BoardView::Sight => "legend-sight",
            BoardView::Seers => "legend-seers",
            BoardView::Threat => "legend-threat",
            BoardView::Fire => "legend-fire",
        })
    });
    Some(Views {
        chosen,
        legend: legend.unwrap_or_default(),
        steps,
        hints: BoardView::ALL.map(|view| counts::hint(view, |act| look.key(act))).into(),
        closed: Vec::new(),
    })
}
