//! A decision that is answered on the map: its sentence, the button that takes the answer, and the risks of the answer.

use super::{
    Desk,
    decision::{Decision, accept_button},
    focus, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::words::{say, word};
use bevy_egui::egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

/// Room for the gold button beside a hint, with the space before it; 0 if there is no button.
fn button_room(ui: &Ui, decision: &Decision) -> f32 {
    // The longest hint it can have.
    let key = word("window-key-enter");
    let width = |words: &String| (Plank { words, key: &key, face: Face::Gold, ..Plank::default() }).width(ui) + 12.0;
    decision.accept.as_ref().map_or(0.0, width)
}

fn hint_words(ui: &Ui, width: f32, decision: &Decision, words: &str) -> std::sync::Arc<bevy_egui::egui::Galley> {
    let room = width - 24.0 - button_room(ui, decision);
    paint::wrap(ui.painter(), words, text(TEXT), INK, room.clamp(80.0, 420.0))
}

/// Its size when it may be up to this wide.
pub(super) fn size(ui: &Ui, width: f32, decision: &Decision, words: &str) -> Vec2 {
    let words = hint_words(ui, width, decision, words).size();
    let high = words.y + risks_height(decision) + 16.0;
    vec2(words.x.max(200.0) + 24.0 + button_room(ui, decision), high.max(48.0))
}

/// Draws it; returns the area it covers.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, rect: Rect, decision: &Decision, words: &str) -> Rect {
    let words = hint_words(ui, rect.width() + 1.0, decision, words);
    let button = decision.accept.as_ref().map(|_| button_room(ui, decision) - 12.0);
    paint::paper_card(ui.painter(), rect);
    let size = words.size();
    let at = rect.left_center() + vec2(12.0, -(size.y + risks_height(decision)) / 2.0);
    paint::put(ui.painter(), at, Align2::LEFT_TOP, words);
    let line = Rect::from_min_size(at + vec2(0.0, size.y), vec2(size.x.max(200.0), risks_height(decision)));
    draw_risks(ui, desk, line, decision);
    if let (Some(width), Some(words)) = (button, &decision.accept) {
        let at = pos2(rect.right() - 8.0 - width / 2.0, rect.center().y);
        accept_button(ui, desk, Rect::from_center_size(at, vec2(width, 34.0)), words);
    }
    rect
}

/// Room for the line that counts the risks.
pub(super) fn risks_height(decision: &Decision) -> f32 {
    if decision.risks.is_empty() { 0.0 } else { 22.0 }
}

/// How many risks an answer has; a tooltip lists them, one per line.
pub(super) fn draw_risks(ui: &mut Ui, desk: &mut Desk, rect: Rect, decision: &Decision) {
    if decision.risks.is_empty() {
        return;
    }
    let words = say("decision-risks", &[("count", decision.risks.len().into())]);
    let response = focus::feel(ui, desk, rect, ui.id().with("risks"), &words);
    let colour = if response.hovered() { INK } else { HARM };
    let galley = paint::fit(ui.painter(), &words, text(13.0), colour, rect.width());
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, galley);
    widgets::tip(response, &decision.risks.join("\n"), None);
}
