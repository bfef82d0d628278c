//! Cards in the middle of the window: the menu, a page of rules, the word to pass the seat.

use super::{
    Desk, focus, paint, portrait,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, Intent, Shown, intent::Moment},
    words::{say, word},
};
use bevy_egui::egui::{Align, Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// A page of rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// All rules: id and title.
    pub index: Vec<(String, String)>,
    /// Which is shown.
    pub chosen: usize,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

/// A sheet of paper in the middle of the window, as large as it may be.
pub(super) fn sheet(ui: &Ui, size: bevy_egui::egui::Vec2) -> Rect {
    let whole = ui.max_rect();
    let size = size.min(whole.size() - vec2(32.0, 32.0));
    let rect = Rect::from_center_size(whole.center(), size);
    let rect = Rect::from_min_size(pos2(rect.left().round(), rect.top().round()), rect.size());
    paint::paper_card(ui.painter(), rect);
    rect
}

/// The menu; `in_battle` adds what only a battle has.
pub fn draw_menu(ui: &mut Ui, desk: &mut Desk, in_battle: bool) {
    let resume = if in_battle { "window-resume" } else { "window-back" };
    let mut entries = vec![(resume, Intent::Menu, Face::Gold)];
    if in_battle {
        entries.push(("window-save", Intent::Open(Shown::SaveAs), Face::Wood));
    }
    entries.push(("window-load", Intent::Open(Shown::Saves), Face::Wood));
    entries.push(("window-settings", Intent::Open(Shown::Settings), Face::Wood));
    entries.push(("window-rules", Intent::Open(Shown::Help), Face::Wood));
    if in_battle {
        entries.push(("window-concede", Intent::Concede, Face::Wood));
        entries.push(("window-title", Intent::Open(Shown::Title), Face::Wood));
    }
    entries.push(("window-quit", Intent::Quit, Face::Wood));
    // Every entry is there on the lowest window too.
    let room = ui.max_rect().height() - 32.0 - 68.0;
    let pitch = (room / entries.len() as f32).clamp(30.0, 48.0);
    let tall = pitch - 8.0_f32.min(pitch * 0.16);
    let rect = sheet(ui, vec2(300.0, 68.0 + entries.len() as f32 * pitch));
    let at = pos2(rect.center().x, rect.top() + 32.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &word("window-menu"), head(HEAD), INK);
    for (place, (id, intent, face)) in entries.into_iter().enumerate() {
        let corner = pos2(rect.left() + 20.0, rect.top() + 60.0 + place as f32 * pitch);
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, size: SECTION, ..Plank::default() };
        let response = plank.put(ui, desk, id, Rect::from_min_size(corner, vec2(rect.width() - 40.0, tall)));
        if response.clicked() {
            desk.push(intent);
        }
    }
}

/// A page of rules as a paper book: the index at the left.
pub fn draw_page(ui: &mut Ui, desk: &mut Desk, page: &Page) {
    let rect = sheet(ui, vec2(880.0, 600.0));
    let head_rect = Rect::from_min_size(rect.min + vec2(20.0, 12.0), vec2(rect.width() - 40.0, 40.0));
    let at = head_rect.left_center();
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("window-rules"), head(HEAD), INK);
    let back = word("window-back");
    let plank = Plank { words: &back, key: desk.hints.of(Act::Back), ..Plank::default() };
    let width = plank.width(ui).max(96.0);
    let button = Rect::from_min_size(pos2(head_rect.right() - width, head_rect.top() + 4.0), vec2(width, 32.0));
    if plank.put(ui, desk, "page back", button).clicked() {
        desk.push(Intent::Back);
    }
    let split = rect.left() + (rect.width() * 0.3).max(180.0);
    let top = head_rect.bottom() + 8.0;
    let painter = ui.painter();
    painter.hline(head_rect.x_range(), top - 4.0, Stroke::new(1.0, RULE));
    painter.vline(split, top..=rect.bottom() - 16.0, Stroke::new(1.0, RULE));
    let left = Rect::from_min_max(pos2(rect.left() + 12.0, top), pos2(split - 8.0, rect.bottom() - 12.0));
    let right = Rect::from_min_max(pos2(split + 20.0, top + 4.0), rect.max - vec2(20.0, 12.0));
    widgets::part(ui, "index", left, |ui| index(ui, desk, page));
    widgets::part(ui, "rule", right, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| rule(ui, page));
    });
}

fn index(ui: &mut Ui, desk: &mut Desk, page: &Page) {
    // Another page has been opened: its row comes into view.
    let opened = ui.id().with("opened");
    let before = ui.data(|data| data.get_temp::<usize>(opened));
    ui.data_mut(|data| data.insert_temp(opened, page.chosen));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for (place, (id, title)) in page.index.iter().enumerate() {
            let rect = paint::strip(ui, 26.0);
            let response = focus::feel(ui, desk, rect, ui.id().with(("index", place)), title);
            if place == page.chosen && before != Some(place) {
                ui.scroll_to_rect(rect, Some(Align::Center));
            }
            let painter = ui.painter();
            if place == page.chosen {
                painter.rect(rect, 4.0, GOLD_DEEP, Stroke::NONE, StrokeKind::Inside);
            } else if response.hovered() || response.has_focus() {
                painter.rect_filled(rect, 4.0, PAPER_DEEP);
            }
            let (ink, quiet) = if place == page.chosen { (ON_GOLD, ON_GOLD) } else { (INK, RULE_ID) };
            let at = pos2(rect.left() + 8.0, rect.center().y);
            paint::write(painter, at, Align2::LEFT_CENTER, id, text(SMALL), quiet);
            let title = paint::fit(painter, title, text(TEXT), ink, rect.width() - 68.0);
            paint::put(painter, pos2(rect.left() + 60.0, rect.center().y), Align2::LEFT_CENTER, title);
            if response.clicked() {
                desk.push(Intent::Help(Some(id.clone())));
            }
        }
    });
}

fn rule(ui: &mut Ui, page: &Page) {
    if let Some((id, title)) = page.index.get(page.chosen) {
        widgets::line(ui, title, id, [head(HEAD), text(TEXT)], [INK, RULE_ID], 36.0);
    }
    for words in &page.paragraphs {
        widgets::paragraph(ui, words, text(15.0), INK);
        ui.add_space(8.0);
    }
}

/// The card between the turns of two players at one computer.
pub fn draw_pass(ui: &mut Ui, desk: &mut Desk, side: Side) {
    let rect = sheet(ui, vec2(360.0, 244.0));
    let colours = desk.palette.side(side);
    let token = Rect::from_center_size(pos2(rect.center().x, rect.top() + 52.0), vec2(52.0, 52.0));
    portrait::side_shape(ui.painter(), side, token, colours.base, Stroke::new(3.0, colours.dark));
    let words = say("window-pass-to", &[("side", desk.side_name(side).into())]);
    let at = pos2(rect.center().x, rect.top() + 108.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &words, head(HEAD), INK);
    let wide = vec2(rect.width() - 120.0, 40.0);
    let words = word("window-watch-their-turn");
    let plank = Plank { words: &words, ..Plank::default() };
    let watch = Rect::from_min_size(pos2(rect.left() + 60.0, rect.bottom() - 56.0), vec2(wide.x, 34.0));
    if plank.put(ui, desk, "watch their turn", watch).clicked() {
        desk.push(Intent::Theatre(Moment::TheirTurn));
    }
    let button = Rect::from_min_size(pos2(rect.left() + 60.0, rect.bottom() - 106.0), wide);
    let (words, key) = (word("window-ready"), desk.hints.of(Act::Choose));
    let plank = Plank { words: &words, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    if plank.put(ui, desk, "ready", button).clicked() {
        desk.push(Intent::Accept);
    }
}
