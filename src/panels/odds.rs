//! The odds bar: one segment per result, and under it one row per result in words, exact to a tenth of a percent.

use super::{glossary, paint, style::*};
use bevy_egui::egui::{Align2, Color32, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use std::sync::Arc;

/// Height of the words above the bar.
const HEADING: f32 = 20.0;

/// The primates that a result hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurts {
    /// Harm to them: 0 the worst, 1 and 2 paler.
    Theirs(u8),
    /// Pinned primates stay down.
    Pinned,
    /// Nothing happens.
    Nothing,
    /// Harm to us by our own attack.
    Ours,
    /// Harm to us by theirs: 0 the worst, 1 and 2 paler.
    Us(u8),
}

impl Hurts {
    /// The same result seen from the other side: what hurts them hurts us.
    #[must_use]
    pub const fn answered(self) -> Self {
        match self {
            Hurts::Theirs(step) => Hurts::Us(step),
            Hurts::Ours => Hurts::Theirs(2),
            other => other,
        }
    }

    /// Whether it is harm to us.
    const fn is_ours(self) -> bool {
        matches!(self, Hurts::Ours | Hurts::Us(_))
    }

    /// The color of its segment.
    pub fn colour(self) -> Color32 {
        match self {
            Hurts::Theirs(step) => paint::mix(GOOD, PAPER, f32::from(step.min(2)) * 0.26),
            Hurts::Pinned => TAN,
            Hurts::Nothing => PAPER_DEEP,
            Hurts::Ours => HARM,
            Hurts::Us(step) => paint::mix(HARM, PAPER, f32::from(step.min(2)) * 0.26),
        }
    }
}

/// One result with its chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The primates that it hurts.
    pub result: Hurts,
    /// The result in words.
    pub words: String,
    /// Its chance in tenths of a percent, 0 to 1000.
    pub tenths: u16,
}

/// The chances of all results, widest information first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds(pub Vec<Chance>);

impl Odds {
    /// The odds of an attack on us.
    #[must_use]
    pub fn answered(mut self) -> Self {
        self.0.iter_mut().for_each(|chance| chance.result = chance.result.answered());
        self
    }
}

/// A chance as players see it: `44.4 %`.
pub fn per_cent(tenths: u16) -> String {
    format!("{}.{} %", tenths / 10, tenths % 10)
}

fn segment(ui: &Ui, rect: Rect, result: Hurts) {
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, result.colour());
    if result.is_ours() {
        paint::hatch(painter, rect, paint::mix(HARM, WOOD_EDGE, 0.5));
    }
}

/// Draws only the bar.
pub fn draw_bar(ui: &mut Ui, odds: &Odds, height: f32) {
    let rect = paint::strip(ui, height);
    paint_bar(ui, rect, odds);
}

/// Draws the bar in a rectangle.
pub fn paint_bar(ui: &Ui, rect: Rect, odds: &Odds) {
    let whole: u32 = odds.0.iter().map(|chance| u32::from(chance.tenths)).sum();
    let mut x = rect.left();
    for chance in ordered(odds) {
        let width = rect.width() * f32::from(chance.tenths) / whole.max(1) as f32;
        segment(ui, Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height())), chance.result);
        x += width;
        if x < rect.right() - 0.5 {
            ui.painter().vline(x, rect.y_range(), Stroke::new(1.0, PAPER));
        }
    }
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, INK), StrokeKind::Inside);
}

/// The height of the odds in a column of this width, with their heading if they have one; 0 without odds.
pub fn height(ui: &Ui, odds: &Odds, heading: &str, width: f32) -> f32 {
    let head = if heading.is_empty() { 0.0 } else { HEADING };
    let rows = rows(ui, odds, width).iter().map(Row::height).sum::<f32>();
    if odds.0.is_empty() { 0.0 } else { head + 26.0 + rows }
}

/// A result as it is written.
struct Row<'a> {
    chance: &'a Chance,
    value: Arc<Galley>,
    words: Arc<Galley>,
}

impl Row<'_> {
    fn height(&self) -> f32 {
        if self.words.rows.len() > 1 { self.words.size().y + 2.0 } else { 18.0 }
    }
}

/// The results in the order of the bar and its rows. What hurts us comes first: the end of the rows may be out of sight.
fn ordered(odds: &Odds) -> impl Iterator<Item = &Chance> {
    let (ours, theirs): (Vec<&Chance>, Vec<&Chance>) = odds.0.iter().partition(|chance| chance.result.is_ours());
    ours.into_iter().chain(theirs)
}

/// All results in full, in as many lines as they need.
fn rows<'a>(ui: &Ui, odds: &'a Odds, width: f32) -> Vec<Row<'a>> {
    let row = |chance: &'a Chance| {
        let painter = ui.painter();
        let value = painter.layout_no_wrap(per_cent(chance.tenths), bold(13.0), INK);
        let words = paint::wrap(painter, &chance.words, text(13.0), INK, width - value.size().x - 24.0);
        Row { chance, value, words }
    };
    ordered(odds).map(row).collect()
}

/// Draws the bar with its rows, below a heading that says what the odds are of.
pub fn draw_headed(ui: &mut Ui, odds: &Odds, heading: &str) {
    if !heading.is_empty() {
        let rect = paint::strip(ui, HEADING);
        let words = paint::fit(ui.painter(), heading, bold(13.0), INK, rect.width());
        paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, words);
    }
    draw(ui, odds);
}

/// Draws the bar with its rows.
pub fn draw(ui: &mut Ui, odds: &Odds) {
    draw_bar(ui, odds, 18.0);
    ui.add_space(4.0);
    for row in rows(ui, odds, ui.available_width()) {
        let rect = paint::strip(ui, row.height());
        let middle = rect.top() + 9.0;
        let swatch = Rect::from_center_size(pos2(rect.left() + 5.0, middle), vec2(10.0, 10.0));
        segment(ui, swatch, row.chance.result);
        let painter = ui.painter();
        painter.rect_stroke(swatch, 0.0, Stroke::new(1.0, INK), StrokeKind::Inside);
        paint::put(painter, pos2(rect.right(), middle), Align2::RIGHT_CENTER, row.value);
        paint::put(painter, pos2(rect.left() + 16.0, rect.center().y), Align2::LEFT_CENTER, row.words);
        glossary::explain(ui, rect, &row.chance.words);
    }
}
