//! The settings: four pages, for display, sound, keys and decisions.

use super::{
    Desk,
    cards::{sheet, title},
    keys::{self, Keys},
    paint, portrait,
    slider::{self, Moved, Slider},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{
        Act, Intent, Setting,
        intent::{Decider, Leaf, Voice},
    },
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

/// The kinds of decisions of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decisions {
    /// The book, by its name.
    pub book: &'static str,
    /// Its name.
    pub title: String,
    /// Whether there is an adviser who can answer them.
    pub advised: bool,
    /// Its kinds of decisions.
    pub kinds: Vec<Asking>,
}

/// A kind of decision, and who answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    /// The name of its window.
    pub kind: &'static str,
    /// Its name: "Choosing a die".
    pub words: String,
    /// The one that answers it.
    pub who: Decider,
    /// Whether one of its answers is marked, so that the game can take it.
    pub marks: bool,
}

/// The current settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which page is open.
    pub leaf: Leaf,
    /// Interface scale in percent.
    pub scale: u16,
    /// The window is full screen.
    pub full_screen: bool,
    /// The size of the window when it isn't full screen, in logical pixels.
    pub window: (u16, u16),
    /// Amber and violet instead of vermilion and cobalt.
    pub second_palette: bool,
    /// 1, 2, 4, or 0 for instant.
    pub speed: u8,
    /// Cuts instead of motion.
    pub reduced_motion: bool,
    /// A card between the turns of two players.
    pub pass_card: bool,
    /// The other side's latest turn is shown again before the player's own.
    pub their_turn: bool,
    /// The view scrolls at the edge of the window.
    pub edge_scroll: bool,
    /// The view moves to where something happens.
    pub follow: bool,
    /// Scripted opponents say something in their turns.
    pub speech: bool,
    /// Short hints in the first battles.
    pub hints: bool,
    /// Sounds are played.
    pub sound: bool,
    /// The volume of each kind of sound, in percent.
    pub loudness: Vec<(Voice, u8)>,
    /// The kinds of decisions, book by book.
    pub asking: Vec<Decisions>,
    /// Keys and buttons.
    pub keys: Keys,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            leaf: Leaf::Look,
            scale: 100,
            full_screen: false,
            window: WINDOWS[0],
            second_palette: false,
            speed: 1,
            reduced_motion: false,
            pass_card: false,
            their_turn: false,
            edge_scroll: true,
            follow: true,
            speech: true,
            hints: true,
            sound: true,
            loudness: Voice::ALL.map(|voice| (voice, 80)).to_vec(),
            asking: Vec::new(),
            keys: Keys::default(),
        }
    }
}

/// Sizes of the window that are offered.
const WINDOWS: [(u16, u16); 4] = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440)];

/// Height of a row, and of a row of the kinds of decisions.
const ROW: f32 = 44.0;
const ASK_ROW: f32 = 36.0;
/// The step of a volume, and the width of its number.
const STEP: u8 = 5;
const PERCENT: f32 = 56.0;
/// Letter size of a button whose label would not fit.
const TIGHT: f32 = 15.0;

/// Draws the settings.
pub fn draw(ui: &mut Ui, desk: &mut Desk, settings: &Settings) {
    let tall = (ui.max_rect().height() - 160.0).clamp(560.0, 720.0);
    let rect = sheet(ui, vec2(680.0, tall));
    let inner = rect.shrink(if rect.height() < 400.0 { 12.0 } else { 20.0 });
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), 36.0));
    let title = title(ui, top.left_center(), &word("window-settings"));
    leaves(ui, desk, top.with_min_x(title.right() + 20.0), settings.leaf);
    ui.painter().hline(inner.x_range(), top.bottom() + 6.0, Stroke::new(1.0, RULE));
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 40.0), inner.max);
    back(ui, desk, foot);
    if settings.leaf == Leaf::Keys {
        let room = Rect::from_min_max(foot.min, pos2(foot.right() - 160.0, foot.bottom()));
        keys::draw_foot(ui, desk, room, &settings.keys);
    }
    let rows = Rect::from_min_max(top.left_bottom() + vec2(0.0, 10.0), pos2(inner.right(), foot.top() - 8.0));
    widgets::part(ui, "settings", rows, |ui| {
        ScrollArea::vertical().id_salt(settings.leaf).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(rows.width() - 10.0);
            match settings.leaf {
                Leaf::Look => look(ui, desk, settings),
                Leaf::Sound => sound(ui, desk, settings),
                Leaf::Keys => keys::draw(ui, desk, &settings.keys),
                Leaf::Decisions => asking_rows(ui, desk, settings),
            }
        });
    });
}

/// The titles of the pages; the open one is gold.
fn leaves(ui: &mut Ui, desk: &mut Desk, bar: Rect, open: Leaf) {
    let (count, gap) = (Leaf::ALL.len() as f32, 8.0);
    let width = (bar.width() - gap * (count - 1.0)) / count;
    for (place, leaf) in Leaf::ALL.into_iter().enumerate() {
        let corner = pos2(bar.left() + place as f32 * (width + gap), bar.top());
        let words = word(leaf.word_id());
        let face = if leaf == open { Face::Gold } else { Face::Wood };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        if plank.put(ui, desk, ("leaf", place), Rect::from_min_size(corner, vec2(width, 34.0))).clicked() {
            desk.push(Intent::Turn(leaf));
        }
    }
}

fn back(ui: &mut Ui, desk: &mut Desk, foot: Rect) {
    let words = word("window-back");
    let key = desk.hints.of(Act::Back);
    let plank = Plank { words: &words, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    let button = Rect::from_min_size(foot.max - vec2(150.0, 40.0), vec2(150.0, 40.0));
    if plank.put(ui, desk, "settings back", button).clicked() {
        desk.push(Intent::Back);
    }
}

fn look(ui: &mut Ui, desk: &mut Desk, settings: &Settings) {
    let sizes = [75, 100, 125, 150, 175, 200];
    let choice = |size: u16| (format!("{size}"), size == settings.scale, Setting::Scale(size));
    row(ui, desk, &words_of("window-scale"), ROW, sizes.map(choice));
    let modes = [("settings-window", false), ("settings-full-screen", true)];
    let modes = modes.map(|(id, full)| (word(id), full == settings.full_screen, Setting::FullScreen(full)));
    row(ui, desk, &words_of("settings-mode"), ROW, modes);
    if !settings.full_screen {
        let choice = |(wide, tall)| {
            let words =
                say("settings-size-value", &[("wide", i64::from(wide).into()), ("tall", i64::from(tall).into())]);
            (words, (wide, tall) == settings.window, Setting::Window(wide, tall))
        };
        row(ui, desk, &words_of("settings-size"), ROW, WINDOWS.map(choice));
    }
    palette_row(ui, desk, settings.second_palette);
    let steps = [1, 2, 4, 0].map(|step| {
        let words =
            if step == 0 { word("window-at-once") } else { say("window-times", &[("count", i64::from(step).into())]) };
        (words, step == settings.speed, Setting::Speed(step))
    });
    row(ui, desk, &words_of("window-speed"), ROW, steps);
    switch(ui, desk, "window-reduced-motion", settings.reduced_motion, Setting::ReducedMotion);
    switch(ui, desk, "window-pass-card", settings.pass_card, Setting::PassCard);
    switch(ui, desk, "window-their-turn", settings.their_turn, Setting::TheirTurn);
    switch(ui, desk, "window-edge-scroll", settings.edge_scroll, Setting::EdgeScroll);
    switch(ui, desk, "window-follow", settings.follow, Setting::Follow);
    switch(ui, desk, "window-speech", settings.speech, Setting::Speech);
    switch(ui, desk, "window-hints", settings.hints, Setting::Hints);
}

fn switch(ui: &mut Ui, desk: &mut Desk, id: &str, on: bool, setting: fn(bool) -> Setting) {
    let choices = [("window-off", !on, false), ("window-on", on, true)];
    row(ui, desk, &words_of(id), ROW, choices.map(|(id, on, set)| (word(id), on, setting(set))));
}

/// Everything off or on, and the volume of each kind of sound.
fn sound(ui: &mut Ui, desk: &mut Desk, settings: &Settings) {
    switch(ui, desk, "window-sound", settings.sound, Setting::Sound);
    for (voice, loud) in &settings.loudness {
        volume(ui, desk, *voice, *loud);
    }
}

fn volume(ui: &mut Ui, desk: &mut Desk, voice: Voice, loud: u8) {
    let told = words_of(voice.word_id());
    let rect = paint::strip(ui, ROW);
    let room = room(rect);
    label(ui, rect, room, &told);
    let value = if loud == 0 { word("window-off") } else { say("setup-percent", &[("count", i64::from(loud).into())]) };
    paint::write(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, &value, bold(TEXT), INK);
    let corner = pos2(rect.right() - room, rect.center().y - slider::TALL / 2.0);
    let groove = Rect::from_min_size(corner, vec2(room - PERCENT, slider::TALL));
    let slider = Slider { words: &format!("{}, {value}", told.0), now: loud, range: (0, 100), step: STEP };
    let (response, moved) = slider.put(ui, desk, ("volume", voice), groove);
    widgets::tip(response, &told.1, None);
    if let Some(Moved { to, .. }) = moved {
        desk.push(Intent::Set(Setting::Loudness(voice, to)));
    }
}

/// One row per kind of decision, book by book: ask me, take the marked answer, or let the adviser answer.
fn asking_rows(ui: &mut Ui, desk: &mut Desk, settings: &Settings) {
    widgets::paragraph(ui, &word("window-decisions-about"), text(TEXT), MUTED);
    ui.add_space(4.0);
    for book in &settings.asking {
        ui.add_space(6.0);
        widgets::section(ui, &book.title, "", INK);
        book.kinds.iter().for_each(|one| asking_row(ui, desk, book, one));
    }
}

fn asking_row(ui: &mut Ui, desk: &mut Desk, book: &Decisions, one: &Asking) {
    let told = (one.words.clone(), word("window-decisions-about"));
    let choice = |(id, who)| (word(id), one.who == who, Setting::Ask { book: book.book, kind: one.kind, who });
    let (ask, marked) = (("window-ask-me", Decider::Player), ("window-take-marked", Decider::Marked));
    let adviser = ("window-ask-adviser", Decider::Adviser);
    ui.push_id(book.book, |ui| match (one.marks, book.advised) {
        (true, true) => row(ui, desk, &told, ASK_ROW, [ask, marked, adviser].map(choice)),
        (true, false) => row(ui, desk, &told, ASK_ROW, [ask, marked].map(choice)),
        (false, true) => row(ui, desk, &told, ASK_ROW, [ask, adviser].map(choice)),
        (false, false) => {}
    });
}

/// The name of a setting, and a description.
fn words_of(id: &str) -> (String, String) {
    (word(id), word(&format!("{id}-about")))
}

/// The width of the values on the right of a row.
fn room(row: Rect) -> f32 {
    (row.width() * 0.62).min(380.0)
}

/// The name of a setting on the left of its row; its tooltip says what it does.
fn label(ui: &Ui, row: Rect, room: f32, (label, about): &(String, String)) {
    let rect = row.with_max_x(row.right() - room - 8.0);
    let shown = paint::wrap(ui.painter(), label, text(TEXT), INK, rect.width());
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, shown);
    let response = ui.interact(rect, ui.id().with(("about", label)), Sense::hover());
    widgets::tip(response, about, None);
}

fn row<const N: usize>(
    ui: &mut Ui,
    desk: &mut Desk,
    told: &(String, String),
    height: f32,
    choices: [(String, bool, Setting); N],
) {
    let rect = paint::strip(ui, height);
    let room = room(rect);
    let id = ui.id().with(&told.0);
    label(ui, rect, room, told);
    let width = (room - 6.0 * (N - 1) as f32) / N as f32;
    // If the label of one is too long, all of them are written smaller.
    let wide = |words: &str| Plank { words, centred: true, ..Plank::default() }.width(ui) > width;
    let tight = choices.iter().any(|(words, ..)| wide(words));
    for (place, (words, on, setting)) in choices.into_iter().enumerate() {
        let tall = (height - 4.0).min(34.0);
        let corner = pos2(rect.right() - room + place as f32 * (width + 6.0), rect.center().y - tall / 2.0);
        let face = if on { Face::Gold } else { Face::Wood };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        let plank = if tight { Plank { size: TIGHT, ..plank } } else { plank };
        let response = plank.put(ui, desk, (id, place), Rect::from_min_size(corner, vec2(width, tall)));
        if widgets::tip(response, &told.1, None).clicked() {
            desk.push(Intent::Set(setting));
        }
    }
}

fn palette_row(ui: &mut Ui, desk: &mut Desk, second: bool) {
    let rect = paint::strip(ui, ROW);
    let room = room(rect);
    label(ui, rect, room, &words_of("window-palette"));
    let width = (room - 6.0) / 2.0;
    for (place, palette) in [Palette::FIRST, Palette::SECOND].into_iter().enumerate() {
        let corner = pos2(rect.right() - room + place as f32 * (width + 6.0), rect.center().y - 17.0);
        let button = Rect::from_min_size(corner, vec2(width, 34.0));
        let on = second == (place == 1);
        let names = Side::BOTH.map(|side| word(palette.side(side).word)).join(", ");
        let plank = Plank { words: "", sign: "", face: if on { Face::Gold } else { Face::Wood }, ..Plank::default() };
        let response = plank.put(ui, desk, ("palette", place), button);
        super::focus::name(&response, &names, true);
        for (side, x) in [(Side::First, -16.0), (Side::Second, 16.0)] {
            let token = Rect::from_center_size(button.center() + vec2(x, 0.0), vec2(22.0, 22.0));
            let colours = palette.side(side);
            portrait::side_shape(ui.painter(), side, token, colours.base, Stroke::new(2.0, colours.plate));
        }
        if widgets::tip(response, &names, None).clicked() {
            desk.push(Intent::Set(Setting::SecondPalette(place == 1)));
        }
    }
}
