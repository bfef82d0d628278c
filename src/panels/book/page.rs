//! The right side of the rule book: one rule.

use super::{Book, Desk, Entry, Page, Span, chart, legend, open};
use crate::panels::{
    focus, paint,
    pictures::Drawing,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::view::art::figures::Figure;
use crate::words::word;
use bevy_egui::egui::{
    Align2, Galley, Id, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2,
    text::{CCursor, LayoutJob, TextFormat},
    vec2,
};
use std::sync::Arc;

/// Letter size of the text.
const LETTERS: f32 = 16.0;

/// The width of the widest picture, in cells.
const CELLS: f32 = 27.0;

/// Draws the page, with its neighbors at the bottom.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let whole = ui.max_rect();
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 36.0), whole.max);
    let upper = Rect::from_min_max(whole.min, pos2(whole.right(), foot.top() - 8.0));
    widgets::part(ui, "page text", upper, |ui| {
        let area = ScrollArea::vertical().id_salt(("page", &book.page.rule.id)).auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 10.0);
            content(ui, desk, &book.page);
        });
    });
    neighbours(ui, desk, foot, &book.beside);
}

fn content(ui: &mut Ui, desk: &mut Desk, page: &Page) {
    if !page.chapter.is_empty() {
        widgets::paragraph(ui, &page.chapter, light(BUTTON), MUTED);
    }
    widgets::line(ui, &page.rule.title, &page.rule.id, [head(30.0), bold(TEXT)], [INK, RULE_ID], 42.0);
    ui.add_space(6.0);
    for (place, paragraph) in page.paragraphs.iter().enumerate() {
        linked(ui, desk, paragraph, place);
        ui.add_space(10.0);
    }
    if let Some(content) = &page.chart {
        chart::draw(ui, desk, content);
    }
    if let Some((figure, words)) = &page.figure {
        picture(ui, desk, *figure, words);
    }
    legend::draw(ui, desk, &page.signs);
    if !page.named_by.is_empty() {
        paint::divider(ui);
        widgets::section(ui, &word("book-named-by"), "", INK);
        for rule in &page.named_by {
            reference(ui, desk, rule);
        }
    }
}

/// A picture with its caption below it, as wide as the page allows.
fn picture(ui: &mut Ui, desk: &mut Desk, figure: Figure, words: &str) {
    let step = ui.ctx().pixels_per_point();
    let cell = (ui.available_width() * step / CELLS).clamp(8.0, 34.0 * step).floor();
    let size = desk.pictures.get(ui.ctx(), Drawing::Figure(figure), cell as u32).size_vec2() / step;
    ui.add_space(4.0);
    let strip = paint::strip(ui, size.y + 8.0);
    let rect = Rect::from_min_size(pos2(strip.left().round(), strip.top() + 4.0), size);
    ui.painter().add(shadow().as_shape(rect, 2.0));
    desk.pictures.draw(ui.painter(), Drawing::Figure(figure), rect.center(), cell / step);
    ui.painter().rect_stroke(rect, 1.0, Stroke::new(1.5, INK), StrokeKind::Outside);
    ui.add_space(4.0);
    widgets::paragraph(ui, words, text(TEXT), MUTED);
    ui.add_space(10.0);
}

/// A paragraph in which the ids of rules are links.
fn linked(ui: &mut Ui, desk: &mut Desk, spans: &[Span], place: usize) {
    let mut job = LayoutJob::default();
    let mut links: Vec<(usize, usize, &Entry)> = Vec::new();
    let mut letters = 0;
    for span in spans {
        let (words, colour) = match span {
            Span::Words(words) => (words, INK),
            Span::Rule(rule) => {
                links.push((letters, letters + rule.id.chars().count(), rule));
                (&rule.id, RULE_ID)
            }
        };
        job.append(
            words,
            0.0,
            TextFormat { line_height: Some(LETTERS * 1.45), ..TextFormat::simple(text(LETTERS), colour) },
        );
        letters += words.chars().count();
    }
    job.wrap.max_width = ui.available_width();
    let galley = ui.painter().layout_job(job);
    let rect = paint::strip(ui, galley.size().y);
    paint::put(ui.painter(), rect.left_top(), Align2::LEFT_TOP, galley.clone());
    for (number, (from, to, rule)) in links.into_iter().enumerate() {
        let name = ui.id().with(("link", place, number));
        for part in covers(&galley, from, to) {
            link(ui, desk, name, part.translate(rect.min.to_vec2()), rule);
        }
    }
}

/// The area that the letters from one position to another cover: one box, or two if a line ends between them.
fn covers(galley: &Arc<Galley>, from: usize, to: usize) -> Vec<Rect> {
    let at = |place: usize| galley.pos_from_cursor(CCursor::new(place));
    let mut boxes: Vec<Rect> = Vec::new();
    for place in from..to {
        let (one, next) = (at(place), at(place + 1));
        let right = if (next.top() - one.top()).abs() < 1.0 { next.left() } else { one.left() + LETTERS * 0.5 };
        let letter = Rect::from_min_max(one.left_top(), pos2(right, one.bottom()));
        match boxes.last_mut().filter(|last| (last.top() - letter.top()).abs() < 1.0) {
            Some(last) => *last = last.union(letter),
            None => boxes.push(letter),
        }
    }
    boxes
}

pub(super) fn link(ui: &Ui, desk: &mut Desk, name: Id, rect: Rect, rule: &Entry) {
    let response = focus::feel(ui, desk, rect.expand2(vec2(2.0, 0.0)), name.with(widgets::steady(ui, rect)), &rule.id);
    let lit = response.hovered() || response.has_focus();
    let stroke = Stroke::new(if lit { 2.0 } else { 1.0 }, RULE_ID);
    ui.painter().hline(rect.x_range(), rect.bottom() - 2.0, stroke);
    if response.has_focus() {
        ui.painter().rect_stroke(rect.expand(2.0), 3.0, Stroke::new(2.0, GOLD_DEEP), StrokeKind::Outside);
    }
    if widgets::tip(response, &rule.title, None).clicked() {
        open(ui, desk, &rule.id);
    }
}

/// A rule that refers to this one.
fn reference(ui: &mut Ui, desk: &mut Desk, rule: &Entry) {
    let rect = paint::strip(ui, 24.0);
    let response = focus::feel(ui, desk, rect, ui.id().with(("reference", &rule.id)), &rule.title);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 4.0, PAPER_DEEP);
    }
    let middle = rect.center().y;
    paint::write(ui.painter(), pos2(rect.left() + 4.0, middle), Align2::LEFT_CENTER, &rule.id, text(TEXT), RULE_ID);
    let title = paint::fit(ui.painter(), &rule.title, text(TEXT), INK, rect.width() - 64.0);
    paint::put(ui.painter(), pos2(rect.left() + 58.0, middle), Align2::LEFT_CENTER, title);
    if response.clicked() {
        open(ui, desk, &rule.id);
    }
}

/// The rule before and the rule after.
fn neighbours(ui: &mut Ui, desk: &mut Desk, foot: Rect, beside: &[Option<Entry>; 2]) {
    let width = (foot.width() / 2.0 - 6.0).min(300.0);
    for (place, entry) in beside.iter().enumerate() {
        let Some(entry) = entry else { continue };
        let left = if place == 0 { foot.left() } else { foot.right() - width };
        let rect = Rect::from_min_size(pos2(left, foot.top()), vec2(width, 32.0));
        let words = format!("{}  {}", entry.id, entry.title);
        let key = word(if place == 0 { "book-key-before" } else { "book-key-after" });
        let plank = Plank { words: &words, key: &key, face: Face::Paper, size: 16.0, ..Plank::default() };
        if plank.put(ui, desk, ("beside", place), rect).clicked() {
            open(ui, desk, &entry.id);
        }
    }
}
