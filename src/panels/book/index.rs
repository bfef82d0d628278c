//! The left side of the rule book: the search, and the index by chapter.

use super::{Book, Chapter, Desk, Entry, Found, open};
use crate::input::{BookTurn, Intent};
use crate::panels::{focus, paint, style::*, widgets};
use crate::words::{say, word};
use bevy_egui::egui::{
    Align, Align2, CornerRadius, Frame, Id, Key, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2,
};
use egui_phosphor::regular as signs;

const ROW: f32 = 26.0;
const FIELD: f32 = 34.0;

/// Draws the search field and the index.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    search(ui, desk, book);
    ui.add_space(8.0);
    let area = ScrollArea::vertical().id_salt("index scroll").auto_shrink([false, false]);
    area.show(ui, |ui| {
        if book.query.trim().is_empty() {
            chapters(ui, desk, book);
        } else {
            found(ui, desk, book);
        }
    });
}

/// The search field. Enter opens the first result.
fn search(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let rect = paint::strip(ui, FIELD);
    let wants = |ui: &Ui| {
        let slash =
            ui.input(|input| input.key_pressed(Key::Slash) || input.modifiers.command && input.key_pressed(Key::F));
        slash && !ui.ctx().text_edit_focused()
    };
    let mut query = book.query.clone();
    let id = Id::new("search of the book");
    if wants(ui) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let focused = ui.memory(|memory| memory.has_focus(id));
    let edge = if focused { Stroke::new(2.0, GOLD_DEEP) } else { Stroke::new(1.0, RULE) };
    ui.painter().rect(rect, CornerRadius::same(5), PAPER_DEEP, edge, StrokeKind::Inside);
    let at = pos2(rect.left() + 10.0, rect.center().y);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, signs::MAGNIFYING_GLASS, text(16.0), MUTED);
    let field = Rect::from_min_max(rect.min + vec2(32.0, 5.0), rect.max - vec2(34.0, 5.0));
    let edit = TextEdit::singleline(&mut query).id(id).font(text(15.0)).text_color(INK);
    let hint = bevy_egui::egui::RichText::new(word("book-search")).color(MUTED).font(text(15.0));
    let edit = edit.frame(Frame::NONE.inner_margin(Margin::ZERO)).hint_text(hint).vertical_align(Align::Center);
    let response = ui.put(field, edit);
    focus::name_field(&response, &word("book-search"));
    if response.changed() {
        desk.push(Intent::Book(BookTurn::Search(query.clone())));
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(first) = book.found.first().filter(|_| entered) {
        open(ui, desk, &first.rule.id);
    }
    if !book.query.is_empty() {
        let cross = Rect::from_center_size(pos2(rect.right() - 18.0, rect.center().y), vec2(26.0, 26.0));
        let response = focus::feel(ui, desk, cross, ui.id().with("clear"), &word("book-clear"));
        let ink = if response.hovered() || response.has_focus() { HARM } else { MUTED };
        paint::write(ui.painter(), cross.center(), Align2::CENTER_CENTER, signs::X, text(16.0), ink);
        if widgets::tip(response, &word("book-clear"), None).clicked() {
            desk.push(Intent::Book(BookTurn::Search(String::new())));
        }
    }
}

fn found(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let count = say("book-found", &[("count", book.found.len().into())]);
    widgets::paragraph(ui, &count, text(TEXT), MUTED);
    ui.add_space(4.0);
    for hit in &book.found {
        found_row(ui, desk, hit, hit.rule.id == book.page.rule.id);
    }
}

fn found_row(ui: &mut Ui, desk: &mut Desk, hit: &Found, chosen: bool) {
    let width = ui.available_width();
    let ink = if chosen { ON_GOLD } else { MUTED };
    let excerpt = paint::wrap(ui.painter(), &hit.excerpt, text(13.0), ink, width - 20.0);
    let more = if hit.excerpt.is_empty() { 0.0 } else { excerpt.size().y + 6.0 };
    let rect = paint::strip(ui, ROW + more);
    let found = ui.id().with("found");
    if row(ui, desk, rect, (found, &hit.rule), chosen) {
        open(ui, desk, &hit.rule.id);
    }
    if more > 0.0 {
        paint::put(ui.painter(), rect.min + vec2(10.0, ROW), Align2::LEFT_TOP, excerpt);
    }
}

/// Chapters, each open or folded; the page's own chapter opens when the page is turned to.
fn chapters(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let opened = ui.id().with("opened");
    let fresh = ui.data(|data| data.get_temp::<String>(opened)).as_ref() != Some(&book.page.rule.id);
    ui.data_mut(|data| data.insert_temp(opened, book.page.rule.id.clone()));
    for (place, chapter) in book.chapters.iter().enumerate() {
        let here = chapter.rules.iter().any(|rule| rule.id == book.page.rule.id);
        let id = ui.id().with(("chapter", place));
        if here && fresh {
            ui.data_mut(|data| data.insert_temp(id, true));
        }
        let open_now = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
        if chapter_row(ui, desk, chapter, id, open_now) {
            ui.data_mut(|data| data.insert_temp(id, !open_now));
        }
        for rule in chapter.rules.iter().filter(|_| open_now) {
            let rect = paint::strip(ui, ROW);
            let chosen = rule.id == book.page.rule.id;
            if chosen && fresh {
                ui.scroll_to_rect(rect, Some(Align::Center));
            }
            if row(ui, desk, rect, (id, rule), chosen) {
                open(ui, desk, &rule.id);
            }
        }
    }
}

fn chapter_row(ui: &mut Ui, desk: &Desk, chapter: &Chapter, id: Id, open_now: bool) -> bool {
    let rect = paint::strip(ui, 30.0);
    let response = focus::feel(ui, desk, rect, id.with("row"), &chapter.title);
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 4.0, PAPER_DEEP);
    }
    if response.has_focus() {
        painter.rect_stroke(rect, 4.0, Stroke::new(2.0, GOLD_DEEP), StrokeKind::Inside);
    }
    let sign = if open_now { signs::CARET_DOWN } else { signs::CARET_RIGHT };
    paint::write(painter, pos2(rect.left() + 4.0, rect.center().y), Align2::LEFT_CENTER, sign, text(14.0), MUTED);
    let title = paint::fit(painter, &chapter.title, head(BUTTON), INK, rect.width() - 62.0);
    paint::put(painter, pos2(rect.left() + 24.0, rect.center().y), Align2::LEFT_CENTER, title);
    let count = chapter.rules.len().to_string();
    let right = pos2(rect.right() - 10.0, rect.center().y);
    paint::write(painter, right, Align2::RIGHT_CENTER, &count, text(SMALL), MUTED);
    response.clicked()
}

/// A rule's row: id and title; returns whether it was chosen.
fn row(ui: &Ui, desk: &Desk, rect: Rect, (chapter, rule): (Id, &Entry), chosen: bool) -> bool {
    let response = focus::feel(ui, desk, rect, chapter.with(("row", &rule.id)), &rule.title);
    let painter = ui.painter();
    if chosen {
        painter.rect_filled(rect, 4.0, GOLD_DEEP);
    } else if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 4.0, PAPER_DEEP);
    }
    if response.has_focus() {
        painter.rect_stroke(rect, 4.0, Stroke::new(2.0, GOLD), StrokeKind::Inside);
        if response.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
    }
    let (ink, quiet) = if chosen { (ON_GOLD, ON_GOLD) } else { (INK, RULE_ID) };
    let middle = rect.top() + ROW / 2.0;
    paint::write(painter, pos2(rect.left() + 10.0, middle), Align2::LEFT_CENTER, &rule.id, text(SMALL), quiet);
    let title = paint::fit(painter, &rule.title, text(TEXT), ink, rect.width() - 66.0);
    paint::put(painter, pos2(rect.left() + 58.0, middle), Align2::LEFT_CENTER, title);
    response.clicked()
}
