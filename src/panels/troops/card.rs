//! What a kind of unit or character can do: its numbers, its weapons, its special rules.

use crate::panels::{
    Desk, Why,
    numbers::{self, Number},
    style::*,
    widgets,
};
use bevy_egui::egui::Ui;

/// A kind of unit or character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// Its size and its price, or what stands for them.
    pub line: String,
    /// Its characteristics.
    pub numbers: Vec<Number>,
    /// What it has, line by line.
    pub facts: Vec<String>,
    /// Its special rules.
    pub traits: Vec<Why>,
}

/// Draws cards, one below another.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, cards: &[Card]) {
    for (place, card) in cards.iter().enumerate() {
        ui.push_id(("kind", place), |ui| {
            ui.add_space(8.0);
            widgets::paragraph(ui, &card.name, head(SECTION), INK);
            widgets::paragraph(ui, &card.line, text(13.0), MUTED);
            numbers::draw(ui, desk, &card.numbers);
            for fact in &card.facts {
                widgets::paragraph(ui, fact, text(TEXT), INK);
                ui.add_space(2.0);
            }
            for why in &card.traits {
                widgets::remark(ui, desk, why);
            }
        });
    }
}
