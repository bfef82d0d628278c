//! The bar at the bottom: one button per order, and the one that ends the turn.

use super::{
    Desk, Why, focus, paint,
    spots::{self, Spot},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::input::{Intent, Verb};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// Whether an order may be given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum May {
    /// It may.
    #[default]
    Give,
    /// It is being drafted.
    Chosen,
    /// It may not, and why.
    Not(Why),
}

/// A button of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderButton {
    /// Which order.
    pub mode: Verb,
    /// Its name.
    pub words: String,
    /// Its key.
    pub key: String,
    /// Whether it may be given.
    pub may: May,
    /// One sentence about what it does, for the pointer.
    pub hint: String,
    /// The rule about it, which the help key opens.
    pub rule: &'static str,
}

/// The button that ends the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndButton {
    /// "End turn - 3 can act".
    pub words: String,
    /// The same in the fewest words, for small windows.
    pub short: String,
    /// What the press will do now.
    pub hint: String,
    /// Whether the next press ends the turn.
    pub armed: bool,
    /// Why it can't be pressed now: the other side is to move.
    pub why: Option<Why>,
}

/// The bar at the foot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// A button an order; books show those that they have.
    pub buttons: Vec<OrderButton>,
    /// The button that ends the turn, if it may be ended by hand.
    pub end: Option<EndButton>,
}

const GAP: f32 = 8.0;
/// The least width of a button that shows its key.
const LEAST: f32 = 84.0;

/// How the buttons fit into a bar of this width.
struct Fit {
    keys: bool,
    size: f32,
    rows: usize,
    end: f32,
    long: bool,
}

fn fit(ui: &Ui, width: f32, orders: &Orders) -> Fit {
    let wanted = |keys: bool, size: f32| -> f32 {
        let planks = orders
            .buttons
            .iter()
            .map(|button| plank(button, keys, size).width(ui).max(if keys { LEAST } else { 0.0 }) + GAP);
        planks.sum::<f32>() + 16.0
    };
    let end = |short: bool| {
        let least = if short { 0.0 } else { 160.0 };
        let words = |end: &EndButton| if short { end.short.clone() } else { end.words.clone() };
        orders.end.as_ref().map_or(0.0, |end| end_plank(&words(end), end).width(ui).max(least) + 24.0)
    };
    let long = end(false);
    let short = end(true);
    if wanted(true, BUTTON) + long <= width {
        Fit { keys: true, size: BUTTON, rows: 1, end: long, long: true }
    } else if wanted(true, BUTTON) + short <= width {
        Fit { keys: true, size: BUTTON, rows: 1, end: short, long: false }
    } else if wanted(false, BUTTON) + short <= width {
        Fit { keys: false, size: BUTTON, rows: 1, end: short, long: false }
    } else if wanted(false, 15.0) + short <= width {
        Fit { keys: false, size: 15.0, rows: 1, end: short, long: false }
    } else {
        Fit { keys: false, size: BUTTON, rows: 2, end: short, long: false }
    }
}

fn plank(button: &OrderButton, keys: bool, size: f32) -> Plank<'_> {
    let face = match button.may {
        May::Give => Face::Wood,
        May::Chosen => Face::Gold,
        May::Not(_) => Face::Flat,
    };
    Plank { words: &button.words, key: if keys { &button.key } else { "" }, face, centred: !keys, size, sign: "" }
}

fn end_plank<'a>(words: &'a str, end: &EndButton) -> Plank<'a> {
    let face = match (&end.why, end.armed) {
        (Some(_), _) => Face::Flat,
        (None, true) => Face::Gold,
        (None, false) => Face::Dark(Palette::FIRST.side(crate::force::Side::First).dark),
    };
    Plank { words, face, centred: true, ..Plank::default() }
}

/// How high the bar must be to show every order at this width.
pub fn height(ui: &Ui, width: f32, one_row: f32, orders: &Orders) -> f32 {
    if fit(ui, width, orders).rows > 1 { one_row + 40.0 } else { one_row }
}

/// Draws the bar.
pub fn draw(ui: &mut Ui, desk: &mut Desk, bar: Rect, orders: &Orders) {
    paint::wood_bar(ui.painter(), bar, true);
    let fit = fit(ui, bar.width(), orders);
    let row_height = bar.height() / fit.rows as f32;
    let per_row = orders.buttons.len().div_ceil(fit.rows);
    let room = bar.width() - if fit.rows == 1 { fit.end } else { 0.0 };
    for (row, buttons) in orders.buttons.chunks(per_row.max(1)).enumerate() {
        let middle = bar.top() + row_height * (row as f32 + 0.5) + 1.0;
        let room = if row + 1 == fit.rows { bar.width() - fit.end } else { room };
        draw_row(ui, desk, bar.left() + 12.0, room - 20.0, middle, buttons, &fit);
    }
    if let Some(end) = &orders.end {
        let words = if fit.long { &end.words } else { &end.short };
        let plank = end_plank(words, end);
        let size = vec2(fit.end - 24.0, 34.0);
        let middle = bar.bottom() - row_height / 2.0 + 1.0;
        let rect = Rect::from_min_size(pos2(bar.right() - 12.0 - size.x, middle - 17.0), size);
        spots::note(ui, Spot::EndTurn, rect);
        let response = plank.put(ui, desk, "end turn", rect);
        match &end.why {
            Some(why) => {
                if widgets::tip_why(response, why).clicked() {
                    desk.push(Intent::Help(why.rule.clone()));
                }
            }
            None => {
                if widgets::tip(response, &end.hint, Some("T-14")).clicked() {
                    desk.push(Intent::EndTurn);
                }
            }
        }
    }
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, left: f32, room: f32, middle: f32, buttons: &[OrderButton], fit: &Fit) {
    let widths: Vec<f32> = buttons
        .iter()
        .map(|button| plank(button, fit.keys, fit.size).width(ui).max(if fit.keys { LEAST } else { 0.0 }))
        .collect();
    let spare = room - widths.iter().sum::<f32>() - GAP * buttons.len() as f32;
    let extra = (spare / buttons.len().max(1) as f32).clamp(0.0, 16.0).floor();
    let mut x = left;
    for (button, width) in buttons.iter().zip(widths) {
        let width = width + extra;
        let rect = Rect::from_min_size(pos2(x, middle - 17.0), vec2(width, 34.0));
        spots::note(ui, Spot::Verb(button.mode), rect);
        let response = plank(button, fit.keys, fit.size).put(ui, desk, button.mode, rect);
        if !matches!(button.may, May::Not(_)) {
            focus::prefer(ui, &response);
        }
        press(desk, response, button);
        x += width + GAP;
    }
}

fn press(desk: &mut Desk, response: bevy_egui::egui::Response, button: &OrderButton) {
    match &button.may {
        May::Not(why) => {
            if widgets::tip_why(response, why).clicked() {
                desk.push(Intent::Help(why.rule.clone()));
            }
        }
        _ => {
            if widgets::tip(response, &button.hint, Some(button.rule)).clicked() {
                desk.push(Intent::Mode(button.mode));
            }
        }
    }
}
