//! The left side of the rule book: the search, and the index by chapter.

use super::{Book, Chapter, Desk, Entry, Found, open};
use crate::input::{BookTurn, Intent};
use crate::panels::{focus, paint, style::*, widgets};
use crate::words::{say, word};
use bevy_egui::egui::{
    Align, Align2, CornerRadius, Event, Frame, Id, Key, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui,
    pos2,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};
use egui_phosphor::regular as signs;

const ROW: f32 = 26.0;
const FIELD: f32 = 34.0;

/// Draws the search field, and below it the index or the results.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let first = search(ui, desk, book);
    ui.add_space(8.0);
    let searches = !book.query.trim().is_empty();
    // Each list has its own position, so that a search neither starts where the index was nor moves it.
    let salt = if searches { "results scroll" } else { "index scroll" };
    let mut area = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
    let changed = is_new(ui, "query shown", &book.query);
    if searches && changed {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        if searches {
            found(ui, desk, book, (changed, first));
        } else {
            chapters(ui, desk, book);
        }
    });
}

/// Whether a value differs from that of the previous frame.
fn is_new(ui: &Ui, name: &str, value: &str) -> bool {
    let memory = ui.id().with(name);
    let same = ui.data(|data| data.get_temp::<String>(memory)).is_some_and(|before| before == value);
    ui.data_mut(|data| data.insert_temp(memory, value.to_owned()));
    !same
}

/// Whether something is typed while no field has the focus: it goes to the search field.
pub(super) fn is_typed_to(ui: &Ui) -> bool {
    let is_word = |event: &Event| matches!(event, Event::Text(typed) if !typed.trim().is_empty());
    !ui.ctx().text_edit_focused()
        && ui.input(|input| input.events.iter().any(is_word) || input.modifiers.command && input.key_pressed(Key::F))
}

/// Gives the search field the focus, with its text selected, so that typing replaces it.
fn begin(ui: &Ui, id: Id, query: &str) {
    let slash = |event: &Event| matches!(event, Event::Text(typed) if typed == "/");
    ui.input_mut(|input| input.events.retain(|event| !slash(event)));
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(query.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// The search field. Enter opens the first result, and the down arrow goes to it; returns whether the first result gets
/// the focus.
fn search(ui: &mut Ui, desk: &mut Desk, book: &Book) -> bool {
    let rect = paint::strip(ui, FIELD);
    let mut query = book.query.clone();
    let id = Id::new("search of the book");
    if is_typed_to(ui) {
        begin(ui, id, &query);
    }
    let down = ui.memory(|memory| memory.has_focus(id)) && ui.input(|input| input.key_pressed(Key::ArrowDown));
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
    // The row that gets the focus in this frame also gets its Enter, which opens it.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !book.query.is_empty() {
        let cross = Rect::from_center_size(pos2(rect.right() - 18.0, rect.center().y), vec2(26.0, 26.0));
        let response = focus::feel(ui, desk, cross, ui.id().with("clear"), &word("book-clear"));
        let ink = if response.hovered() || response.has_focus() { HARM } else { MUTED };
        paint::write(ui.painter(), cross.center(), Align2::CENTER_CENTER, signs::X, text(16.0), ink);
        if widgets::tip(response, &word("book-clear"), None).clicked() {
            desk.push(Intent::Book(BookTurn::Search(String::new())));
        }
    }
    down || entered
}

/// The results: of a new query from the top, otherwise with the open page's in view.
fn found(ui: &mut Ui, desk: &mut Desk, book: &Book, (changed, first): (bool, bool)) {
    let count = say("book-found", &[("count", book.found.len().into())]);
    widgets::paragraph(ui, &count, text(TEXT), MUTED);
    ui.add_space(4.0);
    let turned = is_new(ui, "page among the results", &book.page.rule.id) && !changed;
    if let Some(hit) = book.found.first().filter(|_| first) {
        let id = row_id(ui.id().with("found"), &hit.rule);
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    for hit in &book.found {
        let chosen = hit.rule.id == book.page.rule.id;
        let rect = found_row(ui, desk, hit, chosen);
        if chosen && turned {
            ui.scroll_to_rect(rect, None);
        }
    }
}

fn found_row(ui: &mut Ui, desk: &mut Desk, hit: &Found, chosen: bool) -> Rect {
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
    rect
}

/// Chapters, each open or folded; the page's own chapter opens when the page is turned to.
fn chapters(ui: &mut Ui, desk: &mut Desk, book: &Book) {
    let fresh = is_new(ui, "opened", &book.page.rule.id);
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

fn row_id(chapter: Id, rule: &Entry) -> Id {
    chapter.with(("row", &rule.id))
}

/// A rule's row: id and title; returns whether it was chosen.
fn row(ui: &Ui, desk: &Desk, rect: Rect, (chapter, rule): (Id, &Entry), chosen: bool) -> bool {
    let response = focus::feel(ui, desk, rect, row_id(chapter, rule), &rule.title);
    let painter = ui.painter();
    if chosen {
        painter.rect_filled(rect, 4.0, GOLD_DEEP);
    } else if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 4.0, PAPER_DEEP);
    }
    if response.has_focus() {
        painter.rect_stroke(rect, 4.0, Stroke::new(2.0, GOLD), StrokeKind::Inside);
    }
    let (ink, quiet) = if chosen { (ON_GOLD, ON_GOLD) } else { (INK, RULE_ID) };
    let middle = rect.top() + ROW / 2.0;
    paint::write(painter, pos2(rect.left() + 10.0, middle), Align2::LEFT_CENTER, &rule.id, text(SMALL), quiet);
    let title = paint::fit(painter, &rule.title, text(TEXT), ink, rect.width() - 66.0);
    paint::put(painter, pos2(rect.left() + 58.0, middle), Align2::LEFT_CENTER, title);
    response.clicked()
}
