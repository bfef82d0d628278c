//! The full consequences of an answer, beside the list of short answers: of the one under the pointer, otherwise of the
//! marked one.

use super::{
    decision::Card,
    odds, paint,
    style::*,
    widgets::{self},
};
use bevy_egui::egui::{Rect, ScrollArea, Ui, vec2};

/// Their width.
pub const WIDTH: f32 = 316.0;
/// The gap between their lines.
const GAP: f32 = 3.0;
/// From its edge to its text.
const INSET: f32 = 12.0;

/// Whether the answers are a short list with their details beside it.
pub fn are_there(cards: &[Card]) -> bool {
    cards.iter().any(|card| !card.more.is_empty())
}

/// How high the details of an answer are.
pub fn height(ui: &Ui, card: &Card, width: f32) -> f32 {
    let inner = width - 2.0 * INSET;
    let lines = card.more.iter().map(|line| paint::wrap(ui.painter(), line, text(13.0), INK, inner).size().y + GAP);
    2.0 * INSET + 24.0 + lines.sum::<f32>() + odds::height(ui, &card.odds, &card.odds_of, inner) + GAP
}

/// Which answer's details are shown: the one under the pointer. It stays while the pointer is anywhere over the list
/// and the details.
pub fn shown(ui: &Ui, whole: Rect, pointed: Option<usize>, marked: usize) -> usize {
    let memory = ui.id().with("details of");
    let over = ui.rect_contains_pointer(whole.expand(6.0));
    let before: Option<(usize, usize)> = ui.data(|data| data.get_temp(memory));
    let kept = before.filter(|(_, then)| over && *then == marked).map(|(place, _)| place);
    let shown = pointed.or(kept).unwrap_or(marked);
    ui.data_mut(|data| data.insert_temp(memory, (shown, marked)));
    shown
}

/// Draws the details of an answer in the room reserved for the longest.
pub fn draw(ui: &mut Ui, room: Rect, card: &Card) {
    if card.more.is_empty() && card.odds.0.is_empty() {
        return;
    }
    let high = height(ui, card, room.width()).min(room.height());
    let rect = Rect::from_min_size(room.min, vec2(room.width(), high));
    paint::paper_card(ui.painter(), rect);
    widgets::part(ui, "details", rect.shrink(INSET), |ui| {
        ScrollArea::vertical().id_salt("details").auto_shrink([false, false]).show(ui, |ui| {
            widgets::paragraph(ui, &card.title, head(BUTTON), INK);
            ui.add_space(GAP);
            if !card.odds.0.is_empty() {
                odds::draw_headed(ui, &card.odds, &card.odds_of);
                ui.add_space(GAP);
            }
            for line in &card.more {
                widgets::paragraph(ui, line, text(13.0), INK);
                ui.add_space(GAP);
            }
        });
    });
}
