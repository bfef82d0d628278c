//! Wooden buttons, lines with numbers on the right, ink tooltips, rule ids: the small parts that panels share.

use super::{Desk, Why, focus, paint, style::*};
use crate::input::Intent;
use crate::words::say;
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    epaint::Galley, pos2, vec2,
};
use egui_phosphor::regular as signs;
use std::sync::Arc;

/// A button's look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Raised wood.
    #[default]
    Wood,
    /// Chosen, or the one that takes the draft.
    Gold,
    /// Forbidden: flat and dim, but it still responds.
    Flat,
    /// In the color of a side or of harm, for what ends a turn.
    Dark(Color32),
    /// A plain one on paper.
    Paper,
    /// Only text, on wood.
    Bare,
}

/// How much narrower than its preferred width a button may be before its row is split.
const LOOSE: f32 = 14.0;
/// Letter size of a choice.
pub const CHOICE: f32 = 15.0;

/// A button.
#[derive(Clone, Debug, Default)]
pub struct Plank<'a> {
    /// Its label.
    pub words: &'a str,
    /// A sign before the label, from the set of signs.
    pub sign: &'a str,
    /// The key that does the same.
    pub key: &'a str,
    /// Its look.
    pub face: Face,
    /// Whether the text is centered.
    pub centred: bool,
    /// Letter size; 0 for the usual size of buttons.
    pub size: f32,
    /// Whether text and key keep closer to the edges and to each other.
    pub tight: bool,
    /// Whether the key is written small above the text instead of beside it, where it takes no width.
    pub above: bool,
}

impl Plank<'_> {
    fn font(&self) -> FontId {
        let size = if self.size > 0.0 { self.size } else { BUTTON };
        if matches!(self.face, Face::Gold | Face::Dark(_)) { head(size) } else { light(size) }
    }

    /// Its preferred width.
    pub fn width(&self, ui: &Ui) -> f32 {
        let size = if self.size > 0.0 { self.size } else { BUTTON };
        let hands = [head(size), light(size)].map(|hand| paint::width_of(ui.painter(), self.words, hand));
        let (beside, between, step) = if self.tight { (12.0, 6.0, 1.0) } else { (22.0, 12.0, 4.0) };
        let mut width = hands[0].max(hands[1]) + beside;
        width += if self.sign.is_empty() { 0.0 } else { size + 6.0 };
        if !self.key.is_empty() && !self.above {
            width += paint::width_of(ui.painter(), self.key, text(SMALL)) + between;
        }
        (width / step).ceil() * step
    }

    fn colours(&self, hovered: bool) -> (Color32, Color32, Color32, Color32) {
        let lit = |colour| if hovered { paint::mix(colour, CREAM, 0.10) } else { colour };
        match self.face {
            Face::Wood => (lit(WOOD_RAISED), WOOD_EDGE, CREAM, CREAM_MUTED),
            Face::Gold => (lit(GOLD_DEEP), WOOD_EDGE, ON_GOLD, paint::mix(ON_GOLD, GOLD_DEEP, 0.25)),
            Face::Flat => {
                (if hovered { WOOD_RAISED } else { WOOD }, paint::mix(WOOD, FORBIDDEN, 0.3), FORBIDDEN, FORBIDDEN)
            }
            Face::Dark(colour) => (lit(colour), WOOD_EDGE, CREAM, CREAM),
            Face::Paper => (if hovered { RULE } else { PAPER_DEEP }, RULE, INK, MUTED),
            Face::Bare => (Color32::TRANSPARENT, Color32::TRANSPARENT, if hovered { GOLD } else { CREAM }, CREAM_MUTED),
        }
    }

    /// Draws it in a rectangle and senses the pointer.
    pub fn put(&self, ui: &mut Ui, desk: &Desk, id: impl std::hash::Hash + std::fmt::Debug, rect: Rect) -> Response {
        let id = ui.id().with(Id::new(id));
        let response = ui.interact(rect, id, desk.sense());
        focus::name(&response, if self.words.is_empty() { self.sign } else { self.words }, self.face != Face::Flat);
        let hovered = response.hovered() || response.has_focus();
        let (fill, edge, colour, key_colour) = self.colours(hovered);
        let down = response.is_pointer_button_down_on() && self.face != Face::Flat;
        let rect = if down { rect.translate(vec2(0.0, 1.0)) } else { rect };
        let painter = ui.painter();
        match self.face {
            Face::Bare => {}
            Face::Flat | Face::Paper => {
                painter.rect(rect, BUTTON_CORNER, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
            }
            _ => paint::raised(painter, rect, fill, edge, BUTTON_CORNER),
        }
        self.words_into(ui, desk.hints.is_pad(), rect, (colour, key_colour));
        response
    }

    fn words_into(&self, ui: &Ui, pad: bool, rect: Rect, (colour, key_colour): (Color32, Color32)) {
        let painter = ui.painter();
        let font = self.font();
        let (above, beside) = (self.above && !self.key.is_empty(), !self.above && !self.key.is_empty());
        let middle = if above { rect.bottom() - 11.0 } else { rect.center().y };
        // If nothing else is beside it, the text may come closer to the edges.
        let centred = self.centred && !beside;
        let edge = if self.tight { 6.0 } else { 10.0 };
        let inset = if centred { 4.0 } else { edge };
        let mut right = rect.right() - inset;
        if above {
            let at = pos2(rect.right() - 5.0, rect.top() + 1.0);
            paint::write(painter, at, Align2::RIGHT_TOP, self.key, text(11.0), key_colour);
        }
        if beside {
            let at = pos2(rect.right() - if self.tight { 6.0 } else { 8.0 }, middle + 1.0);
            let covers = paint::write(painter, at, Align2::RIGHT_CENTER, self.key, text(SMALL), key_colour);
            right = covers.left() - 4.0;
            // A gamepad button is drawn as a round one.
            if pad && self.key.chars().count() == 1 {
                painter.circle_stroke(covers.center(), 8.5, Stroke::new(1.2, key_colour));
                right -= 4.0;
            }
        }
        let sign = if self.sign.is_empty() { 0.0 } else { font.size + 6.0 };
        let words = paint::fit(painter, self.words, font.clone(), colour, right - rect.left() - inset - sign);
        let mut left = rect.left() + edge;
        if centred {
            left = rect.center().x - (words.size().x + sign) / 2.0;
        }
        if sign > 0.0 {
            paint::write(painter, pos2(left, middle), Align2::LEFT_CENTER, self.sign, text(font.size), colour);
        }
        paint::put(painter, pos2(left + sign, middle), Align2::LEFT_CENTER, words);
    }
}

/// A tooltip in ink. It never covers the thing it is about.
pub fn tip(response: Response, words: &str, rule: Option<&str>) -> Response {
    if let Some(rule) = rule.filter(|_| response.hovered() || response.has_focus()) {
        note_rule(&response.ctx, rule);
    }
    if words.is_empty() {
        return response;
    }
    let show = |ui: &mut Ui| {
        ui.set_max_width(TIP_WIDTH);
        let mut job = paint::tones(&[(words, text(TEXT), CREAM)], TIP_WIDTH);
        if let Some(rule) = rule {
            job.append(&rule_named(rule), 8.0, bevy_egui::egui::TextFormat::simple(text(SMALL), GOLD));
        }
        ui.label(job);
    };
    // A player using the keyboard sees the same as one using the mouse.
    if response.has_focus() {
        response.show_tooltip_ui(show);
        return response;
    }
    if super::is_covered(&response.ctx) && !response.hovered() {
        return response;
    }
    response.on_hover_ui(show)
}

fn rule_shelf() -> Id {
    Id::new("rule under the pointer")
}

/// Records which rule is about the thing under the pointer or with the focus.
fn note_rule(ctx: &bevy_egui::egui::Context, rule: &str) {
    ctx.data_mut(|data| data.insert_temp(rule_shelf(), rule.to_owned()));
}

/// Returns and clears the rule about the thing under the pointer in this frame.
pub fn take_rule(ctx: &bevy_egui::egui::Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(rule_shelf()))
}

/// A tooltip that says why not.
pub fn tip_why(response: Response, why: &Why) -> Response {
    tip(response, &why.words, why.rule.as_deref())
}

/// A widget's place within its part of the panel, independent of scrolling, so that it keeps the focus.
pub(super) fn steady(ui: &Ui, rect: Rect) -> (i32, i32) {
    let place = (rect.min - ui.min_rect().min).round();
    (place.x as i32, place.y as i32)
}

fn rule_named(rule: &str) -> String {
    say("window-rule-named", &[("rule", rule.into())])
}

/// A rule id that opens the rule; returns the area it covers.
pub fn rule_id(ui: &mut Ui, desk: &mut Desk, rule: &str, right_middle: bevy_egui::egui::Pos2) -> Rect {
    // A chapter such as 9 would look like a count.
    let is_chapter = rule.bytes().all(|letter| letter.is_ascii_digit());
    let words = if is_chapter { rule_named(rule) } else { rule.to_owned() };
    let galley = ui.painter().layout_no_wrap(words, text(SMALL), RULE_ID);
    let rect = Align2::RIGHT_CENTER.anchor_size(right_middle, galley.size());
    let id = ui.id().with(("rule", rule, steady(ui, rect)));
    let response = focus::feel(ui, desk, rect.expand(2.0), id, rule);
    paint::put(ui.painter(), right_middle, Align2::RIGHT_CENTER, galley);
    if response.hovered() {
        note_rule(ui.ctx(), rule);
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, RULE_ID));
    }
    if response.clicked() {
        desk.push(Intent::Help(Some(rule.to_owned())));
    }
    rect
}

/// A line with text on the left and a value on the right.
pub fn line(ui: &mut Ui, words: &str, value: &str, fonts: [FontId; 2], colours: [Color32; 2], height: f32) -> Rect {
    let [font, value_font] = fonts;
    // A value too long for its line continues below.
    let width = ui.available_width();
    let named = paint::width_of(ui.painter(), words, font.clone()).min(width * 0.5);
    let value = paint::wrap(ui.painter(), value, value_font, colours[1], width - named - 12.0);
    let one = value.rows.len() <= 1;
    let rect = paint::strip(ui, if one { height } else { height.max(value.size().y + 4.0) });
    let painter = ui.painter();
    let middle = if one { rect.center().y } else { rect.top() + height / 2.0 };
    let words = paint::fit(painter, words, font, colours[0], width - value.size().x - 8.0);
    paint::put(painter, pos2(rect.left(), middle), Align2::LEFT_CENTER, words);
    paint::put(painter, rect.right_center(), Align2::RIGHT_CENTER, value);
    rect
}

/// A paragraph; returns where it is.
pub fn paragraph(ui: &mut Ui, words: &str, font: FontId, colour: Color32) -> Rect {
    let galley = paint::wrap(ui.painter(), words, font, colour, ui.available_width());
    let rect = paint::strip(ui, galley.size().y);
    paint::put(ui.painter(), rect.left_top(), Align2::LEFT_TOP, galley);
    rect
}

/// A reason, in the color of refusals, or in plain ink if it is about the other side, with its rule; a click anywhere
/// on it opens the rule.
pub fn reason(ui: &mut Ui, desk: &mut Desk, why: &Why) {
    note(ui, desk, why, if why.theirs { INK } else { HARM });
}

/// A note in muted text, with its rule as a link.
pub fn remark(ui: &mut Ui, desk: &mut Desk, why: &Why) {
    note(ui, desk, why, MUTED);
}

fn note(ui: &mut Ui, desk: &mut Desk, why: &Why, colour: Color32) {
    let room = if why.rule.is_some() { 48.0 } else { 0.0 };
    let width = ui.available_width() - room;
    let galley = paint::wrap(ui.painter(), &why.words, text(13.0), colour, width);
    let rect = paint::strip(ui, galley.size().y + 2.0);
    let first = rect.top() + galley.rows.first().map_or(8.0, |row| row.rect().center().y);
    if let Some(rule) = &why.rule {
        let id = ui.id().with(("reason", rule, steady(ui, rect)));
        let response = focus::feel(ui, desk, rect, id, &why.words);
        if response.hovered() {
            ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
        }
        if tip(response, &crate::words::word("window-open-rule"), None).clicked() {
            desk.push(Intent::Help(Some(rule.clone())));
        }
    }
    paint::put(ui.painter(), rect.left_top(), Align2::LEFT_TOP, galley);
    if let Some(rule) = &why.rule {
        rule_id(ui, desk, rule, pos2(rect.right(), first));
    }
}

/// The heading of a section, with a word on its right.
pub fn section(ui: &mut Ui, words: &str, beside: &str, colour: Color32) -> Rect {
    line(ui, words, beside, [head(SECTION), head(BUTTON)], [INK, colour], 24.0)
}

/// A column of paper whose content scrolls.
pub fn column(ui: &mut Ui, id: &str, rect: Rect, edge_at_left: bool, add: impl FnOnce(&mut Ui)) {
    paint::paper_column(ui.painter(), rect, edge_at_left);
    part(ui, id, rect.shrink2(vec2(14.0, 10.0)), |ui| {
        ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, add);
    });
}

/// Buttons of which one is chosen; returns the index of the one that was pressed. They are in one row, or in as many as
/// their text needs. `gap` is the space between them, `height` that of a button.
pub fn choice<'a>(
    ui: &mut Ui,
    desk: &Desk,
    id: impl std::hash::Hash + std::fmt::Debug + Copy,
    values: impl Iterator<Item = &'a str>,
    chosen: usize,
    (gap, height): (f32, f32),
) -> Option<usize> {
    let words: Vec<String> = values.map(str::to_owned).collect();
    explained(ui, desk, id, &Explained { words: &words, abouts: &[] }, chosen, (gap, height))
}

/// Values with what they mean, for tooltips.
pub struct Explained<'a> {
    /// The values.
    pub words: &'a [String],
    /// What each of them means; empty if that is plain.
    pub abouts: &'a [String],
}

/// The same with a tooltip on each button.
pub fn explained(
    ui: &mut Ui,
    desk: &Desk,
    id: impl std::hash::Hash + std::fmt::Debug + Copy,
    values: &Explained<'_>,
    chosen: usize,
    (gap, height): (f32, f32),
) -> Option<usize> {
    let a_row = a_row(ui, ui.available_width(), values.words.iter().map(String::as_str), (CHOICE, gap));
    let width = (ui.available_width() + gap) / a_row as f32 - gap;
    let mut row = Rect::ZERO;
    let mut pressed = None;
    for (place, words) in values.words.iter().enumerate() {
        if place % a_row == 0 {
            row = paint::strip(ui, height + 6.0);
        }
        let face = if place == chosen { Face::Gold } else { Face::Wood };
        let plank = Plank { words, face, centred: true, size: CHOICE, ..Plank::default() };
        let at = row.min + vec2((place % a_row) as f32 * (width + gap), 0.0);
        let rect = Rect::from_min_size(at, vec2(width, height));
        let about = values.abouts.get(place).map_or("", String::as_str);
        if tip(plank.put(ui, desk, (id, place), rect), about, None).clicked() {
            pressed = Some(place);
        }
    }
    pressed
}

/// Explains a label or a value that isn't a button.
pub fn explain(ui: &Ui, rect: Rect, id: &str, about: &str) {
    let response = ui.interact(rect, ui.id().with(("explained", id)), Sense::hover());
    tip(response, about, None);
}

/// How many buttons fit in a row of this width, all of them if their text leaves room; `size` is their letter size.
pub fn a_row<'a>(
    ui: &Ui,
    width: f32,
    values: impl ExactSizeIterator<Item = &'a str>,
    (size, gap): (f32, f32),
) -> usize {
    let count = values.len().max(1);
    let wish = |words| Plank { words, size, ..Plank::default() }.width(ui) - LOOSE;
    let widest = values.map(wish).fold(0.0, f32::max);
    let fits = |many: &usize| (width + gap) / *many as f32 - gap >= widest;
    (1..=count).map(|rows| count.div_ceil(rows)).find(fits).unwrap_or(1)
}

/// A value with a step button on either side; returns which was pressed.
pub fn stepper(ui: &mut Ui, desk: &Desk, rect: Rect, label: &str, value: &str, face: Face) -> Option<i8> {
    let width = if face == Face::Paper { 26.0 } else { 30.0 };
    let ends = [
        (signs::CARET_LEFT, -1, Rect::from_min_size(rect.min, vec2(width, rect.height()))),
        (signs::CARET_RIGHT, 1, Rect::from_min_max(pos2(rect.right() - width, rect.top()), rect.max)),
    ];
    let mut step = None;
    for (sign, by, end) in ends {
        let plank = Plank { words: sign, face, centred: true, ..Plank::default() };
        let response = plank.put(ui, desk, ("step", label, by), end);
        focus::name(&response, label, true);
        if response.clicked() {
            step = Some(by);
        }
    }
    let words = largest(ui, value, &[BUTTON, CHOICE, SMALL], INK, rect.width() - 2.0 * width - 8.0);
    paint::put(ui.painter(), rect.center(), Align2::CENTER_CENTER, words);
    step
}

/// A heading in the first size in which it is not cut; cut in the last one if it fits in none.
pub fn largest(ui: &Ui, words: &str, sizes: &[f32], colour: Color32, width: f32) -> Arc<Galley> {
    let laid = |size: &f32| paint::fit(ui.painter(), words, head(*size), colour, width);
    let (last, larger) = sizes.split_last().expect("a size to write in");
    larger.iter().map(laid).find(|words| !words.elided).unwrap_or_else(|| laid(last))
}

/// Part of a panel in a separate rectangle, laid out from the top.
pub fn part<R>(ui: &mut Ui, id: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    add(&mut child)
}
