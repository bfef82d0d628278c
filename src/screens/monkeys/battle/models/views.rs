//! The buttons of the whole-board views, and the legend of the current one.

use super::{super::chart, look::Look};
use crate::input::{Act, intent::BoardView};
use crate::panels::views::{Views, step_words, view_word};
use crate::words::{say, word};

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
        hints: BoardView::ALL.map(|view| hint(look, view)).into(),
    })
}

/// What a button does, with the key to hold for it or to cycle through all of them.
fn hint(look: &Look, view: BoardView) -> String {
    let held = match view {
        BoardView::Sight => Some(Act::LineOfSight),
        BoardView::Threat => Some(Act::Threat),
        BoardView::Seers | BoardView::Fire => None,
    };
    let id = if held.is_some() { "view-hint-held" } else { "view-hint-next" };
    let key = look.key(held.unwrap_or(Act::NextView));
    say(id, &[("view", view_word(view).into()), ("key", key.into())])
}
