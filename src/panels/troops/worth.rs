//! What a roster is worth, compared to another: bars of its numbers, and how often it wins in test battles.

use crate::{
    input::{Intent, TroopsTurn},
    panels::{
        Desk, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::word,
};
use bevy_egui::egui::{Align2, Color32, Rect, Ui, pos2, vec2};

/// A bar, with that of the other roster below it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// What it is about.
    pub words: String,
    /// The value, and its share of the longest bar; then those of the other roster.
    pub values: Vec<(String, f32)>,
}

/// Bars of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// What they measure.
    pub title: String,
    /// How that is computed.
    pub about: String,
    /// The bars.
    pub bars: Vec<Bar>,
}

/// What a roster is worth.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Worth {
    /// Its name.
    pub name: String,
    /// The roster it is compared to.
    pub beside: Option<String>,
    /// The charts.
    pub charts: Vec<Chart>,
    /// How it does in test battles, in words.
    pub tried: String,
    /// The share of battles won: lower bound, mean, upper bound.
    pub share: Option<[f32; 3]>,
    /// Whether a test is running.
    pub busy: bool,
    /// Why it can't be tested.
    pub why: Option<String>,
}

/// The ink of this roster, and of the other.
const INKS: [Color32; 2] = [GOLD_DEEP, GOOD];

/// Draws it.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, worth: &Worth) {
    widgets::paragraph(ui, &word("troops-beside"), text(13.0), MUTED);
    let row = paint::strip(ui, 34.0);
    let beside = worth.beside.clone().unwrap_or_else(|| word("troops-beside-none"));
    let stepper = Rect::from_min_size(row.min, vec2(row.width() - 4.0, 30.0));
    if let Some(by) = widgets::stepper(ui, desk, stepper, &word("troops-beside"), &beside, Face::Paper) {
        desk.push(Intent::Troops(TroopsTurn::Beside(by)));
    }
    for (place, name) in std::iter::once(&worth.name).chain(&worth.beside).enumerate() {
        let row = paint::strip(ui, 20.0);
        let box_ = Rect::from_center_size(pos2(row.left() + 8.0, row.center().y), vec2(12.0, 12.0));
        ui.painter().rect_filled(box_, 2.0, INKS[place.min(1)]);
        let words = paint::fit(ui.painter(), name, text(TEXT), INK, row.width() - 24.0);
        paint::put(ui.painter(), pos2(row.left() + 20.0, row.center().y), Align2::LEFT_CENTER, words);
    }
    ui.add_space(4.0);
    attempt(ui, desk, worth);
    paint::divider(ui);
    for chart in &worth.charts {
        widgets::section(ui, &chart.title, "", INK);
        if !chart.about.is_empty() {
            widgets::paragraph(ui, &chart.about, text(SMALL), MUTED);
        }
        chart.bars.iter().for_each(|one| bar(ui, one));
        ui.add_space(8.0);
    }
}

fn bar(ui: &mut Ui, bar: &Bar) {
    let tall = 13.0;
    let rect = paint::strip(ui, tall * bar.values.len().max(1) as f32 + 7.0);
    let label = (rect.width() * 0.3).clamp(70.0, 140.0);
    let words = paint::fit(ui.painter(), &bar.words, text(13.0), INK, label - 8.0);
    paint::put(ui.painter(), pos2(rect.left(), rect.center().y), Align2::LEFT_CENTER, words);
    let left = rect.left() + label;
    let room = rect.right() - left - 56.0;
    for (place, (words, share)) in bar.values.iter().enumerate() {
        let top = rect.top() + 3.0 + tall * place as f32;
        let long = (room * share.clamp(0.0, 1.0)).max(1.0);
        let ink = Rect::from_min_size(pos2(left, top + 1.0), vec2(long, tall - 2.0));
        ui.painter().rect_filled(ink, 2.0, INKS[place.min(1)]);
        let at = pos2(ink.right() + 6.0, ink.center().y);
        paint::write(ui.painter(), at, Align2::LEFT_CENTER, words, text(SMALL), INK);
    }
}

/// How often it wins, and the button that runs the test.
fn attempt(ui: &mut Ui, desk: &mut Desk, worth: &Worth) {
    widgets::section(ui, &word("troops-try-head"), "", INK);
    widgets::paragraph(ui, &worth.tried, text(13.0), MUTED);
    if let Some([low, mean, high]) = worth.share {
        let rect = paint::strip(ui, 30.0).shrink2(vec2(0.0, 6.0));
        let x = |share: f32| rect.left() + (rect.width() - 4.0) * share.clamp(0.0, 1.0);
        ui.painter().rect_filled(rect.with_max_x(x(1.0)), 3.0, PAPER_DEEP);
        let interval = Rect::from_x_y_ranges(x(low)..=x(high), rect.y_range());
        ui.painter().rect_filled(interval, 3.0, paint::mix(PAPER, GOLD_DEEP, 0.55));
        let mark = Rect::from_center_size(pos2(x(mean), rect.center().y), vec2(3.0, rect.height()));
        ui.painter().rect_filled(mark, 0.0, INK);
        let middle = Rect::from_center_size(pos2(x(0.5), rect.center().y), vec2(1.0, rect.height() + 6.0));
        ui.painter().rect_filled(middle, 0.0, MUTED);
    }
    let words = word(if worth.busy { "troops-try-stop" } else { "troops-try" });
    let face = if worth.why.is_some() { Face::Flat } else { Face::Wood };
    let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
    let row = paint::strip(ui, 42.0);
    let rect = Rect::from_min_size(row.min + vec2(0.0, 4.0), vec2(plank.width(ui), 34.0));
    let response = plank.put(ui, desk, "try it", rect);
    let about = worth.why.clone().unwrap_or_else(|| word("troops-try-about"));
    if widgets::tip(response, &about, None).clicked() && worth.why.is_none() {
        desk.push(Intent::Troops(TroopsTurn::Try));
    }
}
