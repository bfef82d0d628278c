//! Cards in the middle of the window: the menu, the settings, a page of rules, the word to pass the seat.

use super::{
    Desk, paint, portrait,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Intent, Setting, Shown, intent::Moment},
    words::{say, word},
};
use bevy_egui::egui::{Align, Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// A kind of decision, and whether the player is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    /// The name of its window.
    pub kind: &'static str,
    /// What it is called: "Choosing a die".
    pub words: String,
    /// Whether he is asked; else the marked answer is taken.
    pub asks: bool,
}

/// Settings as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Interface scale in percent.
    pub scale: u16,
    /// Amber and violet instead of vermilion and cobalt.
    pub second_palette: bool,
    /// 1, 2, 4, or 0 for at once.
    pub speed: u8,
    /// Cuts instead of motion.
    pub reduced_motion: bool,
    /// A card between the turns of two players.
    pub pass_card: bool,
    /// The edge of the window moves the view.
    pub edge_scroll: bool,
    /// The view goes to where something happens.
    pub follow: bool,
    /// The kinds of decisions.
    pub asking: Vec<Asking>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            scale: 100,
            second_palette: false,
            speed: 1,
            reduced_motion: false,
            pass_card: false,
            edge_scroll: true,
            follow: true,
            asking: Vec::new(),
        }
    }
}

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
    let mut entries = vec![("window-resume", Intent::Menu, Face::Gold)];
    if in_battle {
        entries.push(("window-save", Intent::Save, Face::Wood));
    }
    entries.push(("window-settings", Intent::Open(Shown::Settings), Face::Wood));
    entries.push(("window-rules", Intent::Open(Shown::Help), Face::Wood));
    if in_battle {
        entries.push(("window-concede", Intent::Concede, Face::Wood));
        entries.push(("window-title", Intent::Open(Shown::Title), Face::Wood));
    }
    entries.push(("window-quit", Intent::Quit, Face::Wood));
    let height = 68.0 + entries.len() as f32 * 48.0;
    let rect = sheet(ui, vec2(300.0, height));
    let at = pos2(rect.center().x, rect.top() + 32.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &word("window-menu"), head(HEAD), INK);
    for (place, (id, intent, face)) in entries.into_iter().enumerate() {
        let corner = pos2(rect.left() + 20.0, rect.top() + 60.0 + place as f32 * 48.0);
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, size: SECTION, ..Plank::default() };
        if plank.put(ui, desk, id, Rect::from_min_size(corner, vec2(rect.width() - 40.0, 40.0))).clicked() {
            desk.push(intent);
        }
    }
}

/// The settings.
pub fn draw_settings(ui: &mut Ui, desk: &mut Desk, settings: &Settings) {
    let asking = if settings.asking.is_empty() { 0.0 } else { 48.0 + settings.asking.len() as f32 * ASK_ROW };
    let rect = sheet(ui, vec2(560.0, 440.0 + asking));
    let inner = rect.shrink(20.0);
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), 36.0));
    let title = word("window-settings");
    paint::write(ui.painter(), top.left_center(), Align2::LEFT_CENTER, &title, head(HEAD), INK);
    settings_back(ui, desk, inner);
    let rows = Rect::from_min_max(top.left_bottom(), inner.max - vec2(0.0, 48.0));
    widgets::part(ui, "settings", rows, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            scale_row(ui, desk, settings.scale);
            palette_row(ui, desk, settings.second_palette);
            speed_row(ui, desk, settings.speed);
            let motion =
                [("window-off", !settings.reduced_motion, false), ("window-on", settings.reduced_motion, true)];
            choice_row(
                ui,
                desk,
                "window-reduced-motion",
                motion.map(|(id, on, set)| (word(id), on, Setting::ReducedMotion(set))),
            );
            let pass = [("window-off", !settings.pass_card, false), ("window-on", settings.pass_card, true)];
            choice_row(ui, desk, "window-pass-card", pass.map(|(id, on, set)| (word(id), on, Setting::PassCard(set))));
            let edge = [("window-off", !settings.edge_scroll, false), ("window-on", settings.edge_scroll, true)];
            let edge = edge.map(|(id, on, set)| (word(id), on, Setting::EdgeScroll(set)));
            choice_row(ui, desk, "window-edge-scroll", edge);
            let follow = [("window-off", !settings.follow, false), ("window-on", settings.follow, true)];
            choice_row(ui, desk, "window-follow", follow.map(|(id, on, set)| (word(id), on, Setting::Follow(set))));
            asking_rows(ui, desk, &settings.asking);
        });
    });
}

fn settings_back(ui: &mut Ui, desk: &mut Desk, inner: Rect) {
    let words = word("window-back");
    let plank = Plank { words: &words, key: "Esc", face: Face::Gold, size: SECTION, ..Plank::default() };
    let button = Rect::from_min_size(inner.max - vec2(160.0, 40.0), vec2(160.0, 40.0));
    if plank.put(ui, desk, "settings back", button).clicked() {
        desk.push(Intent::Back);
    }
}

/// Height of a row of the kinds of decisions.
const ASK_ROW: f32 = 36.0;

/// A row a kind of decision: ask me, or take the marked answer for me.
fn asking_rows(ui: &mut Ui, desk: &mut Desk, asking: &[Asking]) {
    if asking.is_empty() {
        return;
    }
    ui.add_space(8.0);
    widgets::section(ui, &word("window-decisions"), "", INK);
    for one in asking {
        let (ask, take) = (word("window-ask-me"), word("window-take-marked"));
        let choice = |ask| Setting::Ask { kind: one.kind, ask };
        labelled_row(ui, desk, &one.words, ASK_ROW, [(ask, one.asks, choice(true)), (take, !one.asks, choice(false))]);
    }
}

fn scale_row(ui: &mut Ui, desk: &mut Desk, scale: u16) {
    let sizes = [75, 100, 125, 150, 175, 200];
    choice_row(ui, desk, "window-scale", sizes.map(|size| (format!("{size}"), size == scale, Setting::Scale(size))));
}

fn speed_row(ui: &mut Ui, desk: &mut Desk, speed: u8) {
    let steps = [1, 2, 4, 0].map(|step| {
        let words =
            if step == 0 { word("window-at-once") } else { say("window-times", &[("count", i64::from(step).into())]) };
        (words, step == speed, Setting::Speed(step))
    });
    choice_row(ui, desk, "window-speed", steps);
}

fn choice_row<const N: usize>(ui: &mut Ui, desk: &mut Desk, id: &str, choices: [(String, bool, Setting); N]) {
    labelled_row(ui, desk, &word(id), 44.0, choices);
}

fn labelled_row<const N: usize>(
    ui: &mut Ui,
    desk: &mut Desk,
    label: &str,
    height: f32,
    choices: [(String, bool, Setting); N],
) {
    let rect = paint::strip(ui, height);
    let room = (rect.width() * 0.62).min(340.0);
    let id = ui.id().with(label);
    let label = paint::fit(ui.painter(), label, text(TEXT), INK, rect.width() - room - 8.0);
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, label);
    let width = (room - 6.0 * (N - 1) as f32) / N as f32;
    for (place, (words, on, setting)) in choices.into_iter().enumerate() {
        let tall = (height - 4.0).min(34.0);
        let corner = pos2(rect.right() - room + place as f32 * (width + 6.0), rect.center().y - tall / 2.0);
        let face = if on { Face::Gold } else { Face::Wood };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        if plank.put(ui, desk, (id, place), Rect::from_min_size(corner, vec2(width, tall))).clicked() {
            desk.push(Intent::Set(setting));
        }
    }
}

fn palette_row(ui: &mut Ui, desk: &mut Desk, second: bool) {
    let rect = paint::strip(ui, 44.0);
    let room = (rect.width() * 0.62).min(340.0);
    let label = word("window-palette");
    paint::write(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, &label, text(TEXT), INK);
    let width = (room - 6.0) / 2.0;
    for (place, palette) in [Palette::FIRST, Palette::SECOND].into_iter().enumerate() {
        let corner = pos2(rect.right() - room + place as f32 * (width + 6.0), rect.center().y - 17.0);
        let button = Rect::from_min_size(corner, vec2(width, 34.0));
        let on = second == (place == 1);
        let plank = Plank { words: "", face: if on { Face::Gold } else { Face::Wood }, ..Plank::default() };
        let response = plank.put(ui, desk, ("palette", place), button);
        for (side, x) in [(Side::First, -16.0), (Side::Second, 16.0)] {
            let token = Rect::from_center_size(button.center() + vec2(x, 0.0), vec2(22.0, 22.0));
            let colours = palette.side(side);
            portrait::side_shape(ui.painter(), side, token, colours.base, Stroke::new(2.0, colours.plate));
        }
        let names = Side::BOTH.map(|side| word(palette.side(side).word)).join(", ");
        if widgets::tip(response, &names, None).clicked() {
            desk.push(Intent::Set(Setting::SecondPalette(place == 1)));
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
    let plank = Plank { words: &back, key: "Esc", ..Plank::default() };
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
            let response = ui.interact(rect, ui.id().with(("index", place)), Sense::click());
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
    let (words, key) = (word("window-ready"), word("window-key-enter"));
    let plank = Plank { words: &words, key: &key, face: Face::Gold, size: SECTION, ..Plank::default() };
    if plank.put(ui, desk, "ready", button).clicked() {
        desk.push(Intent::Accept);
    }
}
