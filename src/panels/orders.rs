//! The bar at the bottom: one button per order, and the one that ends the turn.

use super::{
    Desk, Why, focus, paint,
    spots::{self, Spot},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::input::{Intent, Verb};
use bevy_egui::egui::{Align2, Rect, Stroke, Ui, pos2, vec2};
use std::ops::Range;

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
    /// One sentence about what it does, in a tooltip.
    pub hint: String,
    /// The rule about it, which the help key opens.
    pub rule: &'static str,
}

/// The button that ends the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndButton {
    /// "End turn - 3 can act".
    pub words: String,
    /// A shorter label for small windows.
    pub short: String,
    /// Its key; empty if it isn't shown.
    pub key: String,
    /// What pressing it does now.
    pub hint: String,
    /// The rule about ending the turn; empty if the book has none.
    pub rule: &'static str,
    /// Whether the next press ends the turn.
    pub armed: bool,
    /// Why it can't be pressed now: it is the other side's turn.
    pub why: Option<Why>,
}

/// A group of related orders: this many buttons in a row, below a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The heading.
    pub title: String,
    /// How many buttons it has.
    pub count: usize,
    /// Why none of them can be given, if one reason applies to all.
    pub why: Option<Why>,
}

/// The bar at the bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// One button per order; each rule book shows its own.
    pub buttons: Vec<OrderButton>,
    /// The groups of the buttons, in the same order; empty if they are not grouped.
    pub groups: Vec<Group>,
    /// The button that ends the turn, if the player may end it.
    pub end: Option<EndButton>,
    /// The most buttons that can stand together in the battle, with their groups: the bar keeps the height for them.
    pub most: (Vec<OrderButton>, Vec<Group>),
}

const GAP: f32 = 8.0;
/// Room between two groups.
const PARTED: f32 = 20.0;
/// Room for the headings of a row of groups.
const HEADING: f32 = 17.0;
/// The least width of a button that shows its key beside its name.
const LEAST: f32 = 84.0;

/// How the buttons fit into a bar of this width.
struct Fit {
    hand: Hand,
    rows: usize,
    end: f32,
    long: bool,
}

/// How the buttons are written.
#[derive(Clone, Copy)]
struct Hand {
    /// Whether their keys are above their names instead of beside them.
    above: bool,
    /// Letter size.
    size: f32,
    /// Whether text and key keep close to the edges.
    tight: bool,
}

const LOOSE: Hand = Hand { above: false, size: BUTTON, tight: false };
const CLOSE: Hand = Hand { tight: true, ..LOOSE };
const SMALLER: Hand = Hand { size: 15.0, ..CLOSE };
/// The keys take no room beside the names, so that they are there at any size.
const ABOVE: Hand = Hand { above: true, ..SMALLER };
const SMALLEST: Hand = Hand { size: 13.0, ..ABOVE };

/// A window lower than this keeps its map rather than a second row of buttons with their keys beside their names.
const LOW: f32 = 600.0;

/// The first arrangement that fits. Every one shows the keys: new buttons are when a player looks for theirs.
fn fit(ui: &Ui, width: f32, orders: &Orders) -> Fit {
    let end = |short: bool| {
        let least = if short { 0.0 } else { 160.0 };
        let words = |end: &EndButton| end_plank(if short { &end.short } else { &end.words }, end).width(ui);
        orders.end.as_ref().map_or(0.0, |end| words(end).max(least) + 24.0)
    };
    let short = end(true);
    let one = |hand: Hand| Fit { hand, rows: 1, end: short, long: false };
    let two = |hand: Hand| Fit { rows: 2, ..one(hand) };
    let spacious = ui.ctx().viewport_rect().height() >= LOW;
    let beside = [Fit { end: end(false), long: true, ..one(LOOSE) }, one(LOOSE), one(CLOSE), one(SMALLER)];
    let beside_twice = [two(LOOSE), two(CLOSE), two(SMALLER)].into_iter().filter(|_| spacious);
    let above = [one(ABOVE), one(SMALLEST), two(ABOVE)];
    let mut all = beside.into_iter().chain(beside_twice).chain(above);
    let most = Orders { buttons: orders.most.0.clone(), groups: orders.most.1.clone(), ..Orders::default() };
    // A low window has no room to spare for buttons that may come.
    let keeps = |fit: &Fit| !spacious || has_room(ui, width, &most, &Fit { end: 0.0, ..*fit });
    let has_room = |fit: &Fit| has_room(ui, width, orders, fit) && keeps(fit);
    all.find(has_room).unwrap_or_else(|| two(SMALLEST))
}

/// Whether every row fits into a bar of this width, the last one beside the button that ends the turn.
fn has_room(ui: &Ui, width: f32, orders: &Orders, fit: &Fit) -> bool {
    let rows = rows(orders, fit);
    let last = rows.len().saturating_sub(1);
    rows.into_iter().enumerate().all(|(row, (buttons, groups))| {
        let planks = orders.buttons[buttons].iter().map(|button| wide(ui, button, fit.hand) + GAP);
        let parted = groups.len().saturating_sub(1) as f32 * PARTED;
        let end = if row == last { fit.end } else { 0.0 };
        planks.sum::<f32>() + parted + 16.0 + end <= width
    })
}

/// The width that the button of an order wants.
fn wide(ui: &Ui, button: &OrderButton, hand: Hand) -> f32 {
    let least = if hand.tight { 0.0 } else { LEAST };
    plank(button, hand).width(ui).max(least)
}

fn plank(button: &OrderButton, hand: Hand) -> Plank<'_> {
    let face = match button.may {
        May::Give => Face::Wood,
        May::Chosen => Face::Gold,
        May::Not(_) => Face::Flat,
    };
    let Hand { above, size, tight } = hand;
    Plank { words: &button.words, key: &button.key, face, centred: above, size, tight, above, sign: "" }
}

fn end_plank<'a>(words: &'a str, end: &'a EndButton) -> Plank<'a> {
    let face = match (&end.why, end.armed) {
        (Some(_), _) => Face::Flat,
        (None, true) => Face::Gold,
        (None, false) => Face::Dark(Palette::FIRST.side(crate::force::Side::First).dark),
    };
    Plank { words, key: &end.key, face, centred: true, ..Plank::default() }
}

/// How high the bar must be to show every order at this width.
pub fn height(ui: &Ui, width: f32, one_row: f32, orders: &Orders) -> f32 {
    let rows = fit(ui, width, orders).rows;
    let headings = if orders.groups.is_empty() && orders.most.1.is_empty() { 0.0 } else { rows as f32 * HEADING };
    headings + if rows > 1 { one_row + 40.0 } else { one_row }
}

/// The rows of the bar: the indices of their buttons, and their groups. A group is never split.
fn rows(orders: &Orders, fit: &Fit) -> Vec<(Range<usize>, Vec<Group>)> {
    let count = orders.buttons.len();
    let half = count.div_ceil(fit.rows).max(1);
    if orders.groups.is_empty() {
        let starts = (0..count).step_by(half);
        return starts.map(|start| (start..(start + half).min(count), Vec::new())).collect();
    }
    let mut rows: Vec<(Range<usize>, Vec<Group>)> = Vec::new();
    let mut at = 0;
    for group in &orders.groups {
        let end = (at + group.count).min(count);
        let full = rows.len() == fit.rows;
        match rows.last_mut().filter(|(row, _)| full || end - row.start <= half) {
            Some((row, groups)) => {
                row.end = end;
                groups.push(group.clone());
            }
            None => rows.push((at..end, vec![group.clone()])),
        }
        at = end;
    }
    rows
}

/// Draws the bar.
pub fn draw(ui: &mut Ui, desk: &mut Desk, bar: Rect, orders: &Orders) {
    paint::wood_bar(ui.painter(), bar, true);
    let fit = fit(ui, bar.width(), orders);
    let row_height = bar.height() / fit.rows as f32;
    let heading = if orders.groups.is_empty() && orders.most.1.is_empty() { 0.0 } else { HEADING / 2.0 };
    for (row, (buttons, groups)) in rows(orders, &fit).into_iter().enumerate() {
        let middle = bar.top() + row_height * (row as f32 + 0.5) + 1.0 + heading;
        let room = bar.width() - if row + 1 == fit.rows { fit.end } else { 0.0 };
        let across = (bar.left() + 12.0, bar.left() + room - 8.0);
        draw_row(ui, desk, across, middle, (&orders.buttons[buttons], &groups), &fit);
    }
    if let Some(end) = &orders.end {
        let words = if fit.long { &end.words } else { &end.short };
        let plank = end_plank(words, end);
        let size = vec2(fit.end - 24.0, 34.0);
        let middle = bar.bottom() - row_height / 2.0 + 1.0 + heading;
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
                let rule = (!end.rule.is_empty()).then_some(end.rule);
                if widgets::tip(response, &end.hint, rule).clicked() {
                    desk.push(Intent::EndTurn);
                }
            }
        }
    }
}

fn draw_row(
    ui: &mut Ui,
    desk: &mut Desk,
    (left, right): (f32, f32),
    middle: f32,
    (buttons, groups): (&[OrderButton], &[Group]),
    fit: &Fit,
) {
    let parted = groups.len().saturating_sub(1) as f32 * PARTED;
    let wanted: Vec<f32> = buttons.iter().map(|button| wide(ui, button, fit.hand)).collect();
    // Where even the closest arrangement is too wide, all become narrower, so that none lies beyond the edge.
    let room = right - left - GAP * buttons.len().saturating_sub(1) as f32 - parted;
    let share = (room / wanted.iter().sum::<f32>().max(1.0)).clamp(0.0, 1.0);
    let widths: Vec<f32> = wanted.iter().map(|width| (width * share).floor()).collect();
    let spare = right - left - widths.iter().sum::<f32>() - GAP * buttons.len() as f32 - parted;
    let extra = (spare / buttons.len().max(1) as f32).clamp(0.0, 16.0).floor();
    let mut x = left;
    let mut firsts = groups.iter().scan(0, |first, group| {
        let place = *first;
        *first += group.count;
        Some((place, group))
    });
    let mut next = firsts.next();
    for (place, (button, width)) in buttons.iter().zip(widths.iter()).enumerate() {
        if let Some((_, group)) = next.filter(|(first, _)| *first == place) {
            x += if place > 0 { PARTED } else { 0.0 };
            let wide: f32 = widths[place..(place + group.count).min(widths.len())].iter().sum();
            let room = wide + (extra + GAP) * group.count as f32 - GAP;
            heading(ui, desk, Rect::from_min_size(pos2(x, middle - 17.0 - HEADING), vec2(room, HEADING)), group);
            if place > 0 {
                let line = (x - PARTED / 2.0 - GAP / 2.0).floor() + 0.5;
                ui.painter().vline(line, middle - 17.0 - HEADING..=middle + 17.0, Stroke::new(1.0, CREAM_MUTED));
            }
            next = firsts.next();
        }
        let width = width + extra;
        let rect = Rect::from_min_size(pos2(x, middle - 17.0), vec2(width, 34.0));
        spots::note(ui, Spot::Verb(button.mode), rect);
        let response = plank(button, fit.hand).put(ui, desk, button.mode, rect);
        if !matches!(button.may, May::Not(_)) {
            focus::prefer(ui, &response);
        }
        press(desk, response, button);
        x += width + GAP;
    }
}

/// The heading of a group; if one reason forbids all of it, that reason with its rule.
fn heading(ui: &mut Ui, desk: &mut Desk, rect: Rect, group: &Group) {
    let middle = rect.center().y - 1.0;
    let title =
        paint::write(ui.painter(), pos2(rect.left(), middle), Align2::LEFT_CENTER, &group.title, head(TEXT), GOLD);
    let Some(why) = &group.why else { return };
    let words = why.rule.iter().fold(why.words.clone(), |words, rule| format!("{words} {rule}"));
    let left = title.right() + 8.0;
    let mut words = paint::fit(ui.painter(), &words, text(SMALL), CREAM_MUTED, rect.right() - left);
    // Half a sentence is useless: keep its rule, and put the rest in a tooltip.
    if words.elided {
        let rule = why.rule.as_deref().unwrap_or("…");
        words = paint::fit(ui.painter(), rule, text(SMALL), CREAM_MUTED, rect.right() - left);
    }
    let covers = paint::put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, words);
    let id = ui.id().with(("group", &group.title));
    if widgets::tip_why(focus::feel(ui, desk, covers, id, &why.words), why).clicked() {
        desk.push(Intent::Help(why.rule.clone()));
    }
}

fn press(desk: &mut Desk, response: bevy_egui::egui::Response, button: &OrderButton) {
    match &button.may {
        May::Not(why) => {
            if widgets::tip_why(response, why).clicked() {
                desk.push(Intent::WhyNot { words: why.words.clone(), rule: why.rule.clone() });
            }
        }
        _ => {
            if widgets::tip(response, &button.hint, Some(button.rule)).clicked() {
                desk.push(Intent::Mode(button.mode));
            }
        }
    }
}
