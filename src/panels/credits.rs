//! The credits: a card with the game's own licenses, the fonts and the libraries.

use super::{
    Desk,
    cards::{sheet, title},
    paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, CreditsLeaf, Intent},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, Ui, pos2, vec2};

/// The credits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Credits {
    /// Which page is open.
    pub leaf: CreditsLeaf,
    /// The sentences at the top.
    pub about: Vec<String>,
    /// Texts of licenses, each with its heading.
    pub texts: Vec<(String, String)>,
    /// Libraries with their versions and licenses.
    pub libraries: Vec<[String; 3]>,
}

/// Draws the card.
pub fn draw(ui: &mut Ui, desk: &mut Desk, credits: &Credits) {
    let inner = sheet(ui, vec2(780.0, 600.0)).shrink(18.0);
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), 36.0));
    let title = title(ui, top.left_center(), &word("title-credits"));
    leaves(ui, desk, top.with_min_x(title.right() + 20.0), credits.leaf);
    ui.painter().hline(inner.x_range(), top.bottom() + 6.0, Stroke::new(1.0, RULE));
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 40.0), inner.max);
    back(ui, desk, foot);
    let rows = Rect::from_min_max(top.left_bottom() + vec2(0.0, 12.0), pos2(inner.right(), foot.top() - 8.0));
    widgets::part(ui, "credits", rows, |ui| {
        ScrollArea::vertical().id_salt(credits.leaf).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(rows.width() - 14.0);
            for words in &credits.about {
                widgets::paragraph(ui, words, text(TEXT), INK);
                ui.add_space(6.0);
            }
            for (name, words) in &credits.texts {
                ui.add_space(6.0);
                widgets::section(ui, name, "", INK);
                widgets::paragraph(ui, words, text(13.0), MUTED);
            }
            for library in &credits.libraries {
                row(ui, library);
            }
        });
    });
}

fn leaves(ui: &mut Ui, desk: &mut Desk, bar: Rect, open: CreditsLeaf) {
    let (count, gap) = (CreditsLeaf::ALL.len() as f32, 8.0);
    let width = (bar.width() - gap * (count - 1.0)) / count;
    for (place, leaf) in CreditsLeaf::ALL.into_iter().enumerate() {
        let corner = pos2(bar.left() + place as f32 * (width + gap), bar.top());
        let words = word(leaf.word_id());
        let face = if leaf == open { Face::Gold } else { Face::Wood };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        if plank.put(ui, desk, ("leaf", place), Rect::from_min_size(corner, vec2(width, 34.0))).clicked() {
            desk.push(Intent::Credits(leaf));
        }
    }
}

fn back(ui: &mut Ui, desk: &mut Desk, foot: Rect) {
    let words = word("window-back");
    let key = desk.hints.of(Act::Back);
    let plank = Plank { words: &words, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    let button = Rect::from_min_size(foot.max - vec2(150.0, 40.0), vec2(150.0, 40.0));
    if plank.put(ui, desk, "credits back", button).clicked() {
        desk.push(Intent::Back);
    }
}

/// A library: its name with its version, and its license on the right.
fn row(ui: &mut Ui, [name, version, licence]: &[String; 3]) {
    let strip = paint::strip(ui, 20.0);
    if !ui.is_rect_visible(strip) {
        return;
    }
    let middle = strip.width() * 0.5;
    let words = say("credits-library", &[("name", name.as_str().into()), ("version", version.as_str().into())]);
    let words = paint::fit(ui.painter(), &words, text(TEXT), INK, middle - 8.0);
    paint::put(ui.painter(), strip.left_center(), Align2::LEFT_CENTER, words);
    let words = paint::fit(ui.painter(), licence, text(13.0), MUTED, middle);
    paint::put(ui.painter(), strip.right_center(), Align2::RIGHT_CENTER, words);
}
