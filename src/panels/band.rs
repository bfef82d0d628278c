//! The band under the top bar, shown while a decision is open: which side decides, what, and about which unit.

use super::{Desk, focus, paint, placing, portrait, style::*, widgets};
use crate::force::Side;
use crate::words::capital;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// The open decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// The side that decides.
    pub side: Side,
    /// The name first: "Cobalt decides:".
    pub who: String,
    /// The question.
    pub words: String,
    /// The rule behind the decision.
    pub rule: Option<String>,
}

/// Height of the band.
pub const HEIGHT: f32 = 36.0;

/// Draws the band across the top of the map; returns what it covers.
pub fn draw(ui: &mut Ui, desk: &mut Desk, map: Rect, band: &Band) -> Rect {
    let rect = Rect::from_min_size(map.min + vec2(12.0, 8.0), vec2((map.width() - 24.0).max(120.0), HEIGHT));
    let colours = desk.palette.side(band.side);
    let who = ui.painter().layout_no_wrap(band.who.clone(), head(SECTION), colours.figure);
    let words_width = paint::width_of(ui.painter(), &band.words, text(TEXT));
    let rule_room = if band.rule.is_some() { 56.0 } else { 0.0 };
    let wanted = who.size().x + words_width + 64.0 + rule_room;
    let rect = Rect::from_center_size(rect.center(), vec2(wanted.max(240.0).min(rect.width()), HEIGHT));
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, CORNER));
    painter.rect(rect, CORNER, colours.base, Stroke::new(1.5, colours.dark), StrokeKind::Inside);
    let inner = CornerRadius::same(4);
    let line = paint::mix(colours.base, CREAM, 0.25);
    painter.rect_stroke(rect.shrink(3.0), inner, Stroke::new(1.0, line), StrokeKind::Inside);
    let token = Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), vec2(20.0, 20.0));
    portrait::side_shape(painter, band.side, token, colours.plate, Stroke::new(1.5, colours.dark));
    let at = pos2(token.right() + 10.0, rect.center().y);
    let whole = rect.right() - at.x - 12.0 - rule_room;
    // Some books ask in a whole sentence, others in the rest of one: on the band they all begin alike.
    let question = capital(&band.words);
    let (mut words, with_who) = fit_words(painter, &question, colours.figure, whole - who.size().x - 8.0);
    let mut left = at.x;
    if with_who {
        left = paint::put(painter, at, Align2::LEFT_CENTER, who).right() + 8.0;
    } else {
        // The color and the mark already show which side decides; the question must stay readable.
        words = fit_words(painter, &question, colours.figure, whole).0;
    }
    let cut = words.elided;
    paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, words);
    let felt = ui.interact(rect, ui.id().with("band"), egui::Sense::CLICK);
    widgets::tip(felt, if cut { &question } else { "" }, None);
    if let Some(rule) = &band.rule {
        let at = pos2(rect.right() - 12.0, rect.center().y);
        let id = ui.id().with("band rule");
        let colour = paint::mix(colours.figure, colours.base, 0.15);
        let covers = paint::write(ui.painter(), at, Align2::RIGHT_CENTER, rule, text(SMALL), colour);
        if focus::feel(ui, desk, covers.expand(4.0), id, rule).clicked() {
            desk.push(crate::input::Intent::Help(Some(rule.clone())));
        }
    }
    rect
}

/// The question in one line, or in two smaller ones; and whether all of it fits.
fn fit_words(painter: &egui::Painter, words: &str, colour: Color32, room: f32) -> (Arc<egui::Galley>, bool) {
    let line = paint::fit_in(painter, words, &[text(TEXT), text(13.0)], colour, room);
    if !line.elided {
        return (line, true);
    }
    let lines = paint::fit_lines(painter, words, text(SMALL), colour, (room, 2));
    let is_whole = !lines.elided;
    (lines, is_whole)
}

/// A chip of text next to the pointer, beside the cell it is about and never over it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chip {
    /// The cell it is about, in logical pixels of the window.
    pub cell: bevy::math::Rect,
    /// Text in bold: "16 : 12".
    pub strong: String,
    /// Further text, in gold: "2 dice".
    pub more: String,
    /// A sentence below, for refusals.
    pub line: Option<String>,
    /// The rule behind that sentence.
    pub rule: Option<String>,
}

/// Draws the chip so that it covers neither the cell nor anything outside the map.
pub fn draw_chip(ui: &Ui, map: Rect, chip: &Chip) {
    let painter = ui.painter();
    let cell = placing::in_points(ui, chip.cell).expand(4.0);
    let job =
        paint::tones(&[(&chip.strong, bold(TEXT), CREAM), (&format!("  {}", chip.more), text(TEXT), GOLD)], 400.0);
    let words = painter.layout_job(job);
    let rule = chip.rule.as_ref().map(|rule| format!("  {rule}")).unwrap_or_default();
    let line = chip.line.as_ref().map(|line| {
        painter.layout_job(paint::tones(&[(line, text(13.0), CREAM), (&rule, text(SMALL), GOLD)], TIP_WIDTH))
    });
    let line_size = line.as_ref().map_or(vec2(0.0, 0.0), |line| line.size());
    let head_size = if chip.strong.is_empty() && chip.more.is_empty() { vec2(0.0, 0.0) } else { words.size() };
    let size = vec2(head_size.x.max(line_size.x) + 16.0, head_size.y + line_size.y + 8.0);
    let mut corner = pos2(cell.right(), cell.top() - size.y);
    if corner.x + size.x > map.right() {
        corner.x = cell.left() - size.x;
    }
    if corner.y < map.top() {
        corner.y = cell.bottom();
    }
    corner.x = corner.x.min(map.right() - size.x).max(map.left());
    let rect = Rect::from_min_size(corner, size);
    let ink = Color32::from_rgba_unmultiplied(0x2A, 0x25, 0x21, 250);
    painter.rect(rect, 4.0, ink, Stroke::new(1.0, WOOD_EDGE), StrokeKind::Inside);
    let mut at = rect.min + vec2(8.0, 4.0);
    if head_size.y > 0.0 {
        painter.galley(at, words, CREAM);
        at.y += head_size.y;
    }
    if let Some(line) = line {
        painter.galley(at, line, CREAM);
    }
}

/// Where a rectangle of this size covers least of what is there and of what is drafted: at the bottom of the room if
/// possible, otherwise anywhere.
fn beside(room: Rect, size: Vec2, there: &[Rect], drafted: &[Rect]) -> Rect {
    let rooms = (room.max - size).max(room.min) - room.min;
    let columns = [0.5, 0.0, 1.0].map(|part| room.left() + rooms.x * part);
    let feet = there.iter().map(|other| other.top() - 8.0 - size.y).filter(|y| *y > room.center().y);
    let rows = std::iter::once(room.top() + rooms.y).chain(feet);
    let rows = rows.chain([0.0, 0.25, 0.5, 0.75].map(|part| room.top() + rooms.y * part));
    let places = rows.flat_map(|y| columns.map(|x| Rect::from_min_size(pos2(x, y), size)));
    places.min_by_key(|place| placing::covered(*place, 4.0, there.iter().chain(drafted))).unwrap_or(room)
}

/// A short notice of what was just refused or done, in its color at the bottom of the map, or wherever it covers less
/// of what is `drafted` and of what else is `there`. A click on it opens its rule. Returns the area it covers.
pub fn draw_notice(
    ui: &mut Ui,
    desk: &mut Desk,
    map: Rect,
    (there, drafted): (&[Rect], &[Rect]),
    (colour, why): (Color32, &super::Why),
) -> Rect {
    let words = paint::wrap(ui.painter(), &why.words, text(TEXT), CREAM, TIP_WIDTH + 80.0);
    let rule_room = if why.rule.is_some() { 52.0 } else { 0.0 };
    let size = words.size() + vec2(24.0 + rule_room, 16.0);
    let rect = beside(map.shrink2(vec2(40.0, 16.0)), size, there, drafted);
    let sense = if why.rule.is_some() { desk.sense() } else { egui::Sense::CLICK };
    let response = ui.interact(rect, ui.id().with("notice"), sense);
    if why.rule.is_some() {
        focus::name(&response, &why.words, true);
    }
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, CORNER));
    painter.rect(rect, CORNER, colour, Stroke::new(1.5, WOOD_EDGE), StrokeKind::Inside);
    paint::put(painter, rect.min + vec2(12.0, 8.0), Align2::LEFT_TOP, words);
    let Some(rule) = &why.rule else { return rect };
    let at = pos2(rect.right() - 12.0, rect.center().y);
    let lit = if response.hovered() { GOLD } else { PAPER_DEEP };
    let covers = paint::write(painter, at, Align2::RIGHT_CENTER, rule, text(SMALL), lit);
    painter.hline(covers.x_range(), covers.bottom(), Stroke::new(1.0, lit));
    if widgets::tip(response, &crate::words::word("window-open-rule"), None).clicked() {
        desk.push(crate::input::Intent::Help(Some(rule.clone())));
    }
    rect
}
