//! Where the parts of the screen are, for a lesson that points at them. Panels record it while they are drawn.

use crate::input::Verb;
use bevy_egui::egui::{Id, Rect, Ui};
use std::collections::BTreeMap;

/// A part of the battle's screen that a lesson can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// The button of an order.
    Verb(Verb),
    /// The button that ends the turn.
    EndTurn,
    /// The golden button that takes what is drafted.
    Accept,
    /// The button that takes an order back.
    Undo,
    /// The record sheet.
    Sheet,
    /// The forecast.
    Forecast,
    /// The log.
    Log,
    /// The bar at the top.
    Track,
    /// Dice and commitments.
    Tray,
    /// The cards of a decision.
    Cards,
}

fn shelf() -> Id {
    Id::new("parts of the screen")
}

/// Records where a part is in this frame.
pub fn note(ui: &Ui, spot: Spot, rect: Rect) {
    ui.data_mut(|data| data.get_temp_mut_or_default::<BTreeMap<Spot, Rect>>(shelf()).insert(spot, rect));
}

/// Returns and clears the parts noted in this frame.
pub fn take(ui: &Ui) -> BTreeMap<Spot, Rect> {
    ui.data_mut(|data| data.remove_temp::<BTreeMap<Spot, Rect>>(shelf())).unwrap_or_default()
}
