//! A single fighter: its actions and those left as pips, and its wounds by body part: a figure whose parts get darker
//! the worse they are hurt, and beside it how much each part bears and has taken.

use super::{Desk, Why, focus, paint, style::*, widgets};
use crate::input::Intent;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// A part of a body.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limb {
    /// Its name.
    pub name: String,
    /// Where it is in the drawing, in hundredths: left, top, width, height.
    pub at: [f32; 4],
    /// The damage it has taken.
    pub taken: u16,
    /// The damage it bears at each step; beyond each it gets worse.
    pub steps: Vec<u16>,
    /// How bad it is, in one word.
    pub state: String,
    /// The damage it bears, and what each step means.
    pub about: Why,
}

/// A single fighter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// The label of the pips.
    pub title: String,
    /// How many are left, and how many there were.
    pub pips: (u8, u8),
    /// What they are.
    pub about: Why,
    /// The parts of its body.
    pub limbs: Vec<Limb>,
}

const ROW: f32 = 18.0;
const BODY: Vec2 = vec2(62.0, 122.0);

/// How much room the body and its bars take.
pub(super) fn body_height(figure: &Figure) -> f32 {
    if figure.limbs.is_empty() { 0.0 } else { BODY.y.max(figure.limbs.len() as f32 * ROW) + 8.0 }
}

/// Draws the pips, and the body and bars if there is room.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, figure: &Figure, whole: bool) {
    ui.add_space(4.0);
    pips(ui, desk, figure);
    if figure.limbs.is_empty() || !whole {
        return;
    }
    let strip = paint::strip(ui, BODY.y.max(figure.limbs.len() as f32 * ROW) + 4.0);
    let body = Rect::from_min_size(strip.left_top() + vec2(2.0, 2.0), BODY);
    for (place, limb) in figure.limbs.iter().enumerate() {
        draw_limb(ui.painter(), body, limb);
        let top = strip.top() + 2.0 + place as f32 * ROW;
        let row = Rect::from_min_max(pos2(body.right() + 12.0, top), pos2(strip.right(), top + ROW));
        bar(ui, desk, (place, row), limb);
    }
    ui.add_space(4.0);
}

/// One pip per action; used ones are hollow.
fn pips(ui: &mut Ui, desk: &mut Desk, figure: &Figure) {
    let (left, of) = figure.pips;
    let rect = paint::strip(ui, 22.0);
    let response = focus::feel(ui, desk, rect, ui.id().with("pips"), &format!("{} {left}/{of}", figure.title));
    let painter = ui.painter();
    let words = paint::write(painter, rect.left_center(), Align2::LEFT_CENTER, &figure.title, text(TEXT), INK);
    for place in 0..of {
        let at = pos2(words.right() + 14.0 + f32::from(place) * 16.0, rect.center().y);
        if place < left {
            painter.circle(at, 5.5, INK, Stroke::new(1.2, INK));
        } else {
            painter.circle(at, 5.5, Color32::TRANSPARENT, Stroke::new(1.4, HARM));
            painter.line_segment([at - vec2(3.4, 3.4), at + vec2(3.4, 3.4)], Stroke::new(1.4, HARM));
        }
    }
    let count = format!("{left} / {of}");
    paint::write(painter, rect.right_center(), Align2::RIGHT_CENTER, &count, bold(TEXT), INK);
    if widgets::tip_why(response, &figure.about).clicked() {
        desk.push(Intent::Help(figure.about.rule.clone()));
    }
}

/// How badly a part is hurt: how many of its steps it has passed, and how many there are.
fn harm(limb: &Limb) -> (usize, usize) {
    let passed = limb.steps.iter().filter(|step| limb.taken > **step).count();
    (passed + usize::from(limb.taken > 0), limb.steps.len() + 1)
}

/// Unhurt parts have the color of paper; the others are redder the worse they are hurt.
fn fill(limb: &Limb) -> Color32 {
    let (now, of) = harm(limb);
    paint::mix(PAPER_DEEP, HARM, now as f32 / of as f32)
}

fn draw_limb(painter: &Painter, body: Rect, limb: &Limb) {
    let [left, top, width, height] = limb.at.map(|hundredths| hundredths / 100.0);
    let corner = body.min + vec2(left, top) * body.size();
    let rect = Rect::from_min_size(corner, vec2(width, height) * body.size());
    let round = (rect.width().min(rect.height()) * 0.42).min(12.0);
    painter.rect(rect, round, fill(limb), Stroke::new(1.4, INK), StrokeKind::Inside);
}

/// The damage a part has taken against what it bears, with a mark at each step.
fn bar(ui: &mut Ui, desk: &mut Desk, (place, row): (usize, Rect), limb: &Limb) {
    let response = focus::feel(ui, desk, row, ui.id().with(("limb", place)), &format!("{}: {}", limb.name, limb.state));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(row.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let middle = row.center().y;
    paint::write(painter, pos2(row.left(), middle), Align2::LEFT_CENTER, &limb.name, text(SMALL), INK);
    let ink = if limb.taken > 0 { HARM } else { MUTED };
    paint::write(painter, pos2(row.right(), middle), Align2::RIGHT_CENTER, &limb.state, text(SMALL), ink);
    let rail = Rect::from_min_max(
        pos2(row.left() + row.width() * 0.36, middle - 4.0),
        pos2(row.right() - row.width() * 0.31, middle + 4.0),
    );
    let most = f32::from(limb.steps.last().copied().unwrap_or(1).max(1));
    painter.rect(rail, 2.0, PAPER, Stroke::new(1.0, RULE), StrokeKind::Outside);
    let share = (f32::from(limb.taken) / most).min(1.0);
    let taken = Rect::from_min_size(rail.min, vec2(rail.width() * share, rail.height()));
    painter.rect_filled(taken, 2.0, fill(limb));
    for step in &limb.steps {
        let x = rail.left() + rail.width() * f32::from(*step) / most;
        painter.vline(x, rail.y_range().expand(1.0), Stroke::new(1.0, MUTED));
    }
    if widgets::tip_why(response, &limb.about).clicked() {
        desk.push(Intent::Help(limb.about.rule.clone()));
    }
}
