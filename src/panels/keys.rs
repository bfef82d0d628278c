//! The page of the settings that assigns keys and buttons to acts.

use super::{
    Desk, focus, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{
        Intent,
        listen::{Pressed, Slot},
    },
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

/// One place for a key or button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which place.
    pub slot: Slot,
    /// The assigned key or button; empty if none.
    pub words: String,
    /// Other acts assigned to the same key, in words: a conflict.
    pub others: Vec<String>,
}

/// An act with its keys and its button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The heading of the group that begins with it.
    pub head: Option<String>,
    /// What it does, in one line.
    pub words: String,
    /// The same line by line, if it does something else in each book.
    pub lines: Vec<String>,
    /// Two keys and a button.
    pub places: Vec<Place>,
}

/// The key press the page is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// For which place.
    pub slot: Slot,
    /// For which act, in words.
    pub words: String,
    /// What was pressed although other acts use it: their names, and whether they can lose it.
    pub taken: Option<(Pressed, String, bool)>,
}

/// The page of the keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// All acts.
    pub rows: Vec<Row>,
    /// The place that is waiting for a key.
    pub heard: Option<Heard>,
    /// Whether anything differs from the defaults.
    pub changed: bool,
}

const ROW: f32 = 32.0;
const GAP: f32 = 6.0;

/// Draws the rows.
pub fn draw(ui: &mut Ui, desk: &mut Desk, keys: &Keys) {
    for row in &keys.rows {
        if let Some(head) = &row.head {
            ui.add_space(6.0);
            widgets::section(ui, head, "", INK);
        }
        draw_row(ui, desk, row, keys.heard.as_ref());
    }
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, row: &Row, heard: Option<&Heard>) {
    let width = ((ui.available_width() * 0.5 - GAP * 2.0) / 3.0).clamp(72.0, 108.0);
    let room = ui.available_width() - width * 3.0 - GAP * 2.0;
    let label = paint::wrap(ui.painter(), &row.lines.join("\n"), text(TEXT), INK, room - 8.0);
    let rect = paint::strip(ui, ROW.max(label.size().y + GAP));
    let left = rect.left() + room;
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, label);
    for (place, one) in row.places.iter().enumerate() {
        let corner = pos2(left + place as f32 * (width + GAP), rect.center().y - ROW / 2.0 + 2.0);
        draw_place(ui, desk, Rect::from_min_size(corner, vec2(width, ROW - 4.0)), row, one, heard);
    }
}

fn draw_place(ui: &mut Ui, desk: &mut Desk, rect: Rect, row: &Row, one: &Place, heard: Option<&Heard>) {
    let waits = heard.is_some_and(|heard| heard.slot == one.slot);
    let conflict = !one.others.is_empty();
    let sign = match one.slot {
        _ if conflict => egui_phosphor::regular::WARNING,
        Slot::Pad(_) if !one.words.is_empty() => egui_phosphor::regular::GAME_CONTROLLER,
        slot if slot.is_fixed() => egui_phosphor::regular::LOCK_SIMPLE,
        _ => "",
    };
    let waiting = word("keys-waiting");
    let words = if waits { waiting.as_str() } else { one.words.as_str() };
    let face = match () {
        () if waits => Face::Gold,
        () if conflict => Face::Dark(HARM),
        () if one.slot.is_fixed() => Face::Flat,
        () => Face::Paper,
    };
    let plank = Plank { words, sign, face, centred: true, size: 15.0, ..Plank::default() };
    let response = plank.put(ui, desk, one.slot, rect);
    let what = if one.words.is_empty() { word("keys-none") } else { one.words.clone() };
    focus::name(&response, &format!("{}: {what}", row.words), !one.slot.is_fixed());
    let hint = match () {
        () if conflict => {
            say("keys-conflict", &[("key", one.words.as_str().into()), ("others", one.others.join(", ").into())])
        }
        () if one.slot.is_fixed() => say("keys-fixed", &[("key", one.words.as_str().into())]),
        () => String::new(),
    };
    if widgets::tip(response, &hint, None).clicked() && !one.slot.is_fixed() {
        desk.push(match heard.filter(|heard| heard.slot == one.slot).and_then(|heard| heard.taken.as_ref()) {
            Some((pressed, _, true)) => Intent::Bind(one.slot, Some(*pressed)),
            _ => Intent::Listen(Some(one.slot)),
        });
    }
}

/// Draws the bottom of the page: the key being assigned, the act it would be taken from, and the reset button.
pub fn draw_foot(ui: &mut Ui, desk: &mut Desk, room: Rect, keys: &Keys) {
    let Some(heard) = &keys.heard else {
        let words = word("keys-default");
        let face = if keys.changed { Face::Wood } else { Face::Flat };
        let plank = Plank { words: &words, face, ..Plank::default() };
        let rect = Rect::from_min_size(room.min, vec2(plank.width(ui).min(room.width()), 40.0));
        if plank.put(ui, desk, "default keys", rect).clicked() {
            desk.push(Intent::DefaultKeys);
        }
        return;
    };
    let act = ("act", heard.words.as_str().into());
    let (words, colour) = match &heard.taken {
        None => (say("keys-press", &[act]), INK),
        Some((pressed, others, may)) => {
            let id = if *may { "keys-taken" } else { "keys-never" };
            (say(id, &[act, ("key", pressed.words().into()), ("others", others.as_str().into())]), HARM)
        }
    };
    let mut right = room.right() - 8.0;
    if let Some((pressed, _, may)) = heard.taken.as_ref() {
        let again = word("keys-another");
        let take = word("keys-take");
        let mut planks = vec![(again, Intent::Listen(Some(heard.slot)), Face::Wood)];
        if *may {
            planks.push((take, Intent::Bind(heard.slot, Some(*pressed)), Face::Gold));
        }
        for (place, (words, intent, face)) in planks.into_iter().enumerate() {
            let plank = Plank { words: &words, face, centred: true, size: 16.0, ..Plank::default() };
            let width = plank.width(ui);
            let rect = Rect::from_min_max(pos2(right - width, room.top() + 3.0), pos2(right, room.bottom() - 3.0));
            if plank.put(ui, desk, ("heard", place), rect).clicked() {
                desk.push(intent);
            }
            right = rect.left() - 6.0;
        }
    }
    let words = paint::wrap(ui.painter(), &words, text(13.0), colour, right - room.left() - 4.0);
    paint::put(ui.painter(), room.left_center(), Align2::LEFT_CENTER, words);
}
