//! The title screen: the dark table, one big counter, and one card for each thing you can do.

use super::{
    Desk, Why, focus, paint,
    pictures::Drawing,
    portrait::Portrait,
    style::*,
    widgets::{self, Plank},
};
use crate::{input::Intent, words::word};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// A card of the title.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleCard {
    /// What it opens.
    pub intent: Intent,
    /// Its sign from the set of signs.
    pub sign: &'static str,
    /// Its name.
    pub words: String,
    /// One sentence about it.
    pub about: String,
    /// What is said of it where there is no room for that sentence, which is then in the tooltip.
    pub short: String,
    /// Why it cannot be opened.
    pub why: Option<Why>,
}

/// The title screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    /// Its cards; the first is the one that Enter opens.
    pub cards: Vec<TitleCard>,
    /// The big counter.
    pub counter: Portrait,
    /// Small buttons in the corner: intent, name, and a sentence about it.
    pub links: Vec<(Intent, String, String)>,
    /// The version, small, in the corner.
    pub version: String,
    /// What went wrong last time, above the bottom line.
    pub notice: Option<String>,
}

/// The dark table under title and set-up.
pub fn draw_table(ui: &Ui, desk: &mut Desk) {
    let whole = ui.max_rect();
    desk.pictures.lay_wood(ui.painter(), whole);
    let dark = |alpha| Color32::from_rgba_unmultiplied(0x17, 0x12, 0x0F, alpha);
    paint::shade(ui.painter(), whole, dark(0), dark(150));
}

/// The height of the bottom line.
const FOOT: f32 = 40.0;

/// The most cards in one row.
const MOST: usize = 6;

/// Draws the title.
pub fn draw(ui: &mut Ui, desk: &mut Desk, title: &Title) {
    draw_table(ui, desk);
    let whole = ui.max_rect();
    let foot_height = FOOT + notice(ui, whole, title);
    // If there are too many for one row, use two.
    let rows = if title.cards.len() > MOST { 2 } else { 1 };
    let small = whole.height() < if rows > 1 { 780.0 } else { 560.0 };
    let columns = title.cards.len().div_ceil(rows).max(1);
    let (gap, count) = (16.0, columns as f32);
    let width = ((whole.width() - 48.0 - gap * (count - 1.0)) / count).min((whole.width() * 0.162).max(208.0));
    let row = width * count + gap * (count - 1.0);
    let (top, height) = if rows > 1 {
        let room = whole.height() * 0.46 - FOOT;
        let height = (room / rows as f32 - gap).clamp(76.0, if small { 100.0 } else { 148.0 });
        (whole.bottom() - foot_height - (height + gap) * rows as f32, height)
    } else {
        let height = if small { 116.0 } else { 148.0 };
        let top = whole.top() + whole.height() * if small { 0.56 } else { 0.58 };
        (top.min(whole.bottom() - foot_height - gap - height), height)
    };
    let upper = Rect::from_min_max(whole.min, pos2(whole.right(), top - 24.0));
    masthead(ui, desk, upper, title);
    for (place, card) in title.cards.iter().enumerate() {
        let (line, column) = (place / columns, place % columns);
        let left = whole.center().x - row / 2.0 + column as f32 * (width + gap);
        let corner = pos2(left, top + line as f32 * (height + gap));
        draw_card(ui, desk, Rect::from_min_size(corner, vec2(width, height)), place, card, small);
    }
    foot(ui, desk, whole, title);
}

/// What went wrong last time, above the bottom line; returns its height.
fn notice(ui: &Ui, whole: Rect, title: &Title) -> f32 {
    let Some(words) = &title.notice else { return 0.0 };
    let words = paint::wrap(ui.painter(), words, text(TEXT), CREAM, whole.width() - 32.0);
    let height = words.size().y + 4.0;
    paint::put(ui.painter(), whole.left_bottom() + vec2(16.0, -FOOT), Align2::LEFT_BOTTOM, words);
    height
}

/// The bottom line: the version, and on its left the small buttons.
fn foot(ui: &mut Ui, desk: &mut Desk, whole: Rect, title: &Title) {
    let middle = whole.bottom() - 20.0;
    let mut right = whole.right() - 16.0;
    for (place, (intent, words, about)) in title.links.iter().enumerate().rev() {
        let plank = Plank { words, size: TEXT + 2.0, centred: true, ..Plank::default() };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(right - width, middle - 13.0), vec2(width, 26.0));
        let response = plank.put(ui, desk, ("title link", place), rect);
        if widgets::tip(response, about, None).clicked() {
            desk.push(intent.clone());
        }
        right = rect.left() - 8.0;
    }
    let at = pos2(whole.left() + 16.0, middle);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &title.version, text(SMALL), FORBIDDEN);
}

fn masthead(ui: &Ui, desk: &mut Desk, rect: Rect, title: &Title) {
    let size = (rect.height() * 0.56).clamp(72.0, 256.0).floor();
    let (lettering, gap) = ((size * 2.2).min(rect.width() - size - 96.0), 40.0);
    let height = lettering * 5.0 / 16.0;
    let middle = rect.center().y + 16.0;
    let left = rect.center().x - (size + gap + lettering) / 2.0;
    let counter = Rect::from_center_size(pos2(left + size / 2.0, middle), Vec2::splat(size));
    title.counter.draw(ui, desk, counter);
    let x = counter.right() + gap;
    let at = pos2(x + lettering / 2.0, middle - 16.0);
    desk.pictures.draw(ui.painter(), Drawing::Lettering, at, lettering);
    let at = pos2(x + lettering / 2.0, middle + 2.0 + height / 2.0);
    let motto = if size < 120.0 { 16.0 } else { HEAD };
    paint::write(ui.painter(), at, Align2::CENTER_TOP, &word("window-motto"), light(motto), CREAM_MUTED);
}

fn draw_card(ui: &mut Ui, desk: &mut Desk, rect: Rect, place: usize, card: &TitleCard, small: bool) {
    let response = focus::feel(ui, desk, rect, ui.id().with(("title card", place)), &card.words);
    let may = card.why.is_none();
    if may {
        focus::lead(&response);
    }
    let lit = (response.hovered() || response.has_focus()) && may;
    let rect = if lit { rect.translate(vec2(0.0, -4.0)) } else { rect };
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, CORNER));
    painter.rect(rect, CORNER, if may { PAPER } else { WOOD_RAISED }, Stroke::NONE, StrokeKind::Inside);
    let edge = if lit { Stroke::new(3.0, GOLD) } else { Stroke::new(1.0, if may { RULE } else { WOOD_EDGE }) };
    painter.rect_stroke(rect, CORNER, edge, StrokeKind::Inside);
    let (ink, quiet) = if may { (INK, MUTED) } else { (FORBIDDEN, FORBIDDEN) };
    let fits = card_words(ui, rect, card, (ink, quiet), small);
    let response = if fits { response } else { widgets::tip(response, &card.about, None) };
    match &card.why {
        Some(why) => {
            widgets::tip_why(response, why);
        }
        None if response.clicked() => desk.push(card.intent.clone()),
        None => {}
    }
}

/// Writes the text of a card: its sign above its name, or beside it in a small window. Returns whether the sentence
/// below fits.
fn card_words(ui: &Ui, rect: Rect, card: &TitleCard, (ink, quiet): (Color32, Color32), small: bool) -> bool {
    let painter = ui.painter();
    let (size, inset, letters) = if small { (22.0, 12.0, SECTION) } else { (40.0, 16.0, HEAD) };
    let middle = rect.top() + 12.0 + size / 2.0;
    paint::write(painter, pos2(rect.left() + inset, middle), Align2::LEFT_CENTER, card.sign, text(size), ink);
    let left = rect.left() + inset + if small { size + 8.0 } else { 0.0 };
    let words = widgets::largest(ui, &card.words, &[letters, BUTTON, TEXT], ink, rect.right() - inset - left);
    let words = if small {
        paint::put(painter, pos2(left, middle), Align2::LEFT_CENTER, words)
    } else {
        paint::put(painter, pos2(left, rect.top() + 20.0 + size), Align2::LEFT_TOP, words)
    };
    let wide = rect.width() - inset * 2.0 + 4.0;
    let about = paint::wrap(painter, &card.about, text(if rect.height() < 96.0 { SMALL } else { TEXT }), quiet, wide);
    let at = pos2(rect.left() + inset, words.bottom().max(middle + size / 2.0) + 4.0);
    let fits = at.y + about.size().y <= rect.bottom() - 4.0;
    let about = if fits { about } else { paint::wrap(painter, &card.short, text(SMALL), quiet, wide) };
    paint::put(painter, at, Align2::LEFT_TOP, about);
    fits
}
