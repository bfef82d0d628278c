//! The characteristics of a unit: a box each, its letters at the top, its value below; a modified value is colored.

use super::{Desk, Why, focus, paint, sheet::Tone, style::*, widgets};
use crate::input::Intent;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// One characteristic.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// Its name, in a few letters.
    pub name: String,
    /// What it is now.
    pub value: String,
    /// Whether it is better or worse than the unit's own.
    pub tone: Tone,
    /// What it is, with its rule.
    pub about: Why,
}

const HEIGHT: f32 = 40.0;

/// The space between two of them.
const GAP: f32 = 4.0;

/// Draws them in one row, or in as many as their names need.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, numbers: &[Number]) {
    if numbers.is_empty() {
        return;
    }
    ui.add_space(4.0);
    let a_row = a_row(ui, numbers);
    let width = ((ui.available_width() + GAP) / a_row as f32 - GAP).min(48.0);
    let mut strip = Rect::ZERO;
    for (place, number) in numbers.iter().enumerate() {
        if place % a_row == 0 {
            strip = paint::strip(ui, if place + a_row < numbers.len() { HEIGHT + GAP } else { HEIGHT });
        }
        let corner = strip.left_top() + vec2((place % a_row) as f32 * (width + GAP), 0.0);
        let rect = Rect::from_min_size(corner, vec2(width, HEIGHT));
        let words = format!("{} {}", number.name, number.value);
        let response = focus::feel(ui, desk, rect, ui.id().with(("number", place)), &words);
        let painter = ui.painter();
        let (fill, ink) = match number.tone {
            Tone::Plain => (PAPER_DEEP, INK),
            tone => (paint::mix(PAPER_DEEP, tone.colour(), 0.18), tone.colour()),
        };
        painter.rect(rect, 4.0, fill, Stroke::new(1.0, RULE), StrokeKind::Inside);
        let x = rect.center().x;
        let middle = Align2::CENTER_CENTER;
        paint::write(painter, pos2(x, rect.top() + 11.0), middle, &number.name, text(SMALL), MUTED);
        paint::write(painter, pos2(x, rect.bottom() - 13.0), middle, &number.value, head(BUTTON), ink);
        if widgets::tip_why(response, &number.about).clicked() {
            desk.push(Intent::Help(number.about.rule.clone()));
        }
    }
    ui.add_space(6.0);
}

/// How many fit in a row, all of them if their names leave room.
fn a_row(ui: &Ui, numbers: &[Number]) -> usize {
    let widths = numbers.iter().map(|number| paint::width_of(ui.painter(), &number.name, text(SMALL)));
    let widest = widths.fold(0.0, f32::max);
    let fits = |many: &usize| (ui.available_width() + GAP) / *many as f32 >= widest;
    (1..=numbers.len()).map(|rows| numbers.len().div_ceil(rows)).find(fits).unwrap_or(1)
}
