//! The card of a lesson, and the rings around the parts of the screen it is about. The card never covers them, nor the
//! part of the map it refers to, where the board draws a ring of its own; of all other pieces it covers the least.

use super::{
    Desk, paint, placing,
    spots::{self, Spot},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::input::{Intent, LessonTurn};
use crate::words::{say, word};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Galley, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use egui_phosphor::regular as signs;
use std::sync::Arc;

/// A step of a lesson, or a hint, as a card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    /// Its title.
    pub title: String,
    /// Its text; an empty line separates paragraphs.
    pub text: String,
    /// Which step of how many; `None` for a hint.
    pub step: Option<(usize, usize)>,
    /// What to do first, or the reply to an order that the step does not expect.
    pub hint: Option<String>,
    /// Whether such an order has been tried.
    pub tried: bool,
    /// The rule that says more.
    pub rule: Option<String>,
    /// Its buttons.
    pub buttons: Vec<Button>,
    /// The places on the map it refers to, in logical pixels of the window.
    pub marks: Vec<bevy::math::Rect>,
    /// The parts of the screen it refers to.
    pub spots: Vec<Spot>,
    /// All pieces on the map, in logical pixels of the window.
    pub pieces: Vec<bevy::math::Rect>,
}

/// A button of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Its label.
    pub words: String,
    /// Its key.
    pub key: String,
    /// Whether it is the one to press.
    pub gold: bool,
    /// What pressing it does.
    pub intent: Intent,
    /// One sentence about it, in a tooltip.
    pub about: String,
}

impl Button {
    /// A plain button of a lesson's card.
    pub fn quiet(id: &str, turn: LessonTurn) -> Self {
        let (words, about) = (word(id), word(&format!("{id}-about")));
        Self { words, key: String::new(), gold: false, intent: Intent::Lesson(turn), about }
    }
}

/// Widths that a card may have, the preferred one first.
const WIDTHS: [f32; 3] = [372.0, 300.0, 440.0];
/// A map lower than this counts as low: a card takes at most this share of its height, but never less than the minimum.
const LOW: f32 = 420.0;
const HIGHEST: f32 = 0.6;
const LEAST: f32 = 160.0;
const INSET: f32 = 16.0;
const HEAD_ROW: f32 = 30.0;
const BUTTON_ROW: f32 = 44.0;

/// Room beside the text of a remark: on the left for its sign, on the right to the edge of its box.
const HINT_LEFT: f32 = 30.0;
const HINT_RIGHT: f32 = 10.0;

/// Draws rings and card over a finished screen: `map` is the visible part of it, `islands` are the areas already
/// covered, `asked` is where the pieces in question are. Returns the area the card covers.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, map: Rect, (islands, asked): (&[Rect], &[Rect]), card: &Card) -> Rect {
    let taken = &[islands, asked].concat();
    let marks: Vec<Rect> = card.marks.iter().map(|mark| placing::in_points(ui, *mark)).collect();
    let parts = spots::take(ui);
    let parts: Vec<Rect> = card.spots.iter().filter_map(|spot| parts.get(spot).copied()).collect();
    parts.iter().for_each(|part| ring(ui.painter(), part.expand(3.0), CornerRadius::same(8)));
    let room = map.shrink(10.0);
    let meant: Vec<Rect> = marks.into_iter().chain(parts).filter(|rect| rect.intersects(map)).collect();
    // On a low map the text comes in parts, so that what it refers to stays visible beside it.
    let share = if room.height() < LOW { HIGHEST } else { 1.0 };
    let highest = (room.height() * share).max(LEAST).min(room.height());
    let laid = WIDTHS.map(|width| Laid::out(ui, width.min(room.width()), card));
    let low = |laid: &Laid| vec2(laid.size.x, laid.size.y.min(highest));
    let pieces: Vec<Rect> = card.pieces.iter().map(|piece| placing::in_points(ui, *piece)).collect();
    // As long as it covers nothing more there, it stays where it is.
    let memory = ui.id().with(("lesson place", &card.title));
    let before: Option<Rect> = ui.data(|data| data.get_temp(memory));
    let places = laid.iter().map(|laid| {
        let before = before.filter(|before| (before.size() - low(laid)).length() < 1.0).map(|before| before.min);
        (best_place(room, (low(laid), before), [&meant, taken, &pieces]), laid)
    });
    let best = places.min_by_key(|((_, harm), _)| *harm);
    let Some(((place, _), laid)) = best else { return Rect::NOTHING };
    ui.data_mut(|data| data.insert_temp(memory, place));
    paper(ui, desk, place, laid, card);
    place
}

/// A golden ring with dark edges, visible on any ground.
fn ring(painter: &bevy_egui::egui::Painter, rect: Rect, corner: CornerRadius) {
    painter.rect_stroke(rect.expand(1.5), corner, Stroke::new(1.5, WOOD_EDGE), StrokeKind::Outside);
    painter.rect_stroke(rect, corner, Stroke::new(3.0, GOLD), StrokeKind::Middle);
    painter.rect_stroke(rect.shrink(1.5), corner, Stroke::new(1.0, WOOD_EDGE), StrokeKind::Inside);
}

/// Where a card of this size covers least of what it refers to, then of what is above the map, then of the pieces; of
/// equals where it was `before`, otherwise the first. Also returns how much it covers of each.
fn best_place(room: Rect, (size, before): (Vec2, Option<Pos2>), others: [&[Rect]; 3]) -> (Rect, [u32; 3]) {
    let size = size.min(room.size());
    let meant = others[0];
    let (low, high) = (room.min, room.max - size);
    let around = meant.iter().copied().reduce(|all, one| all.union(one)).unwrap_or(room);
    let middle = (low + high.to_vec2()).to_vec2() / 2.0;
    let columns = [high.x, low.x, middle.x, around.right() + 14.0, around.left() - 14.0 - size.x];
    let rows = [high.y, low.y, middle.y, around.bottom() + 14.0, around.top() - 14.0 - size.y];
    let all = rows.into_iter().flat_map(|y| columns.map(|x| (x, y)));
    let all = before.map(|before| (before.x, before.y)).into_iter().chain(all);
    let places = all.map(|(x, y)| {
        let corner = pos2(x.clamp(low.x, high.x.max(low.x)), y.clamp(low.y, high.y.max(low.y)));
        let place = Rect::from_min_size(pos2(corner.x.round(), corner.y.round()), size);
        (place, others.map(|others| placing::covered(place, 6.0, others)))
    });
    places.min_by_key(|(_, harm)| *harm).unwrap_or((room, [u32::MAX; 3]))
}

/// A card's layout: its texts and its size.
struct Laid {
    text: Arc<Galley>,
    hint: Option<Hint>,
    size: Vec2,
}

struct Hint {
    words: Arc<Galley>,
    color: Color32,
    sign: &'static str,
}

impl Hint {
    fn out(ui: &Ui, words: &str, width: f32, tried: bool) -> Self {
        let (color, sign) = if tried { (HARM, signs::HAND_PALM) } else { (INK, signs::HAND_POINTING) };
        Self { words: paint::wrap(ui.painter(), words, bold(TEXT), color, width), color, sign }
    }

    fn show(&self, ui: &mut Ui) {
        ui.add_space(6.0);
        let rect = paint::strip(ui, self.words.size().y + 10.0);
        ui.painter().rect_filled(rect, 4.0, PAPER_DEEP);
        let at = pos2(rect.left() + 8.0, rect.top() + 13.0);
        paint::write(ui.painter(), at, Align2::LEFT_CENTER, self.sign, text(16.0), self.color);
        paint::put(ui.painter(), rect.min + vec2(HINT_LEFT, 5.0), Align2::LEFT_TOP, self.words.clone());
    }
}

impl Laid {
    fn out(ui: &Ui, width: f32, card: &Card) -> Self {
        let room = width - INSET * 2.0;
        let text = paint::wrap(ui.painter(), &card.text, text(15.0), INK, room);
        let hint = card.hint.as_ref();
        let hint = hint.map(|words| Hint::out(ui, words, room - HINT_LEFT - HINT_RIGHT, card.tried));
        let hint_height = hint.as_ref().map_or(0.0, |hint| hint.words.size().y + 18.0);
        let height = 14.0 + HEAD_ROW + text.size().y + hint_height + BUTTON_ROW + 16.0;
        Self { text, hint, size: vec2(width, height.ceil()) }
    }
}

fn paper(ui: &mut Ui, desk: &mut Desk, rect: Rect, laid: &Laid, card: &Card) {
    ui.interact(rect, ui.id().with("lesson card"), Sense::CLICK | Sense::DRAG);
    paint::paper_card(ui.painter(), rect);
    let bar = Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(rect.width() - 8.0, 3.0));
    ui.painter().rect_filled(bar, 2.0, RULE);
    if let Some((step, all)) = card.step {
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * step as f32 / all.max(1) as f32, 3.0));
        ui.painter().rect_filled(done, 2.0, GOLD_DEEP);
    }
    let inner = rect.shrink2(vec2(INSET, 12.0));
    headline(ui, desk, inner, card);
    let middle = Rect::from_min_max(inner.min + vec2(0.0, HEAD_ROW), inner.max - vec2(0.0, BUTTON_ROW - 6.0));
    widgets::part(ui, "lesson text", middle, |ui| {
        ScrollArea::vertical().id_salt("lesson scroll").auto_shrink([false, false]).show(ui, |ui| {
            let words = paint::strip(ui, laid.text.size().y);
            paint::put(ui.painter(), words.left_top(), Align2::LEFT_TOP, laid.text.clone());
            if let Some(hint) = &laid.hint {
                hint.show(ui);
            }
        });
    });
    buttons(ui, desk, inner, card);
}

fn headline(ui: &mut Ui, desk: &mut Desk, inner: Rect, card: &Card) {
    let sign = if card.step.is_some() { signs::GRADUATION_CAP } else { signs::LIGHTBULB };
    let middle = inner.top() + HEAD_ROW / 2.0 - 1.0;
    let sign = paint::write(ui.painter(), pos2(inner.left(), middle), Align2::LEFT_CENTER, sign, text(20.0), GOLD_DEEP);
    let mut right = inner.right();
    if let Some((step, all)) = card.step {
        let words = say("lesson-step", &[("step", step.into()), ("all", all.into())]);
        right =
            paint::write(ui.painter(), pos2(right, middle), Align2::RIGHT_CENTER, &words, text(SMALL), MUTED).left();
    }
    if let Some(rule) = &card.rule {
        right = widgets::rule_id(ui, desk, rule, pos2(right - 10.0, middle)).left();
    }
    let room = right - sign.right() - 16.0;
    let title = paint::fit(ui.painter(), &card.title, head(SECTION), INK, room);
    paint::put(ui.painter(), pos2(sign.right() + 8.0, middle), Align2::LEFT_CENTER, title);
}

/// A button of the card, with its key if there is room, and its width.
fn plank<'a>(ui: &Ui, button: &'a Button, roomy: bool) -> (Plank<'a>, f32) {
    let (face, size) = if button.gold { (Face::Gold, BUTTON) } else { (Face::Paper, 16.0) };
    let key = if roomy { button.key.as_str() } else { "" };
    let plank = Plank { words: &button.words, key, face, centred: true, size, ..Plank::default() };
    let least = if button.gold && roomy { 110.0 } else { 64.0 };
    let width = plank.width(ui).max(least);
    (plank, width)
}

fn buttons(ui: &mut Ui, desk: &mut Desk, inner: Rect, card: &Card) {
    let y = inner.bottom() - 34.0;
    let mut right = inner.right();
    let whole: f32 = card.buttons.iter().map(|button| plank(ui, button, true).1 + 8.0).sum();
    let roomy = whole - 8.0 <= inner.width();
    let mut left = inner.left();
    for (place, button) in card.buttons.iter().enumerate() {
        let (plank, width) = plank(ui, button, roomy);
        let height = if button.gold { 34.0 } else { 28.0 };
        let x = if leads_on(button) {
            right -= width + 8.0;
            right + 8.0
        } else {
            left += width + 8.0;
            left - width - 8.0
        };
        let rect = Rect::from_min_size(pos2(x, y + (34.0 - height) / 2.0), vec2(width, height));
        let response = widgets::tip(plank.put(ui, desk, ("lesson", place), rect), &button.about, None);
        // The second click of a double click was meant for the card before.
        if response.clicked() && !response.double_clicked() {
            desk.push(button.intent.clone());
        }
    }
}

/// Whether a button leads to the next step. All of these are on the right, so that clicking on at the same place never
/// meets *Start over* or *Leave lesson*.
fn leads_on(button: &Button) -> bool {
    button.gold || button.intent == Intent::Lesson(LessonTurn::Skip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_finds_a_place_beside_what_it_means() {
        let room = Rect::from_min_max(pos2(0.0, 44.0), pos2(980.0, 668.0));
        let size = vec2(372.0, 220.0);
        for (x, y) in [(600.0, 400.0), (900.0, 600.0), (10.0, 60.0), (480.0, 300.0), (940.0, 60.0)] {
            let meant = Rect::from_min_size(pos2(x, y), vec2(60.0, 60.0));
            let (place, harm) = best_place(room, (size, None), [&[meant], &[], &[]]);
            assert_eq!(harm, [0; 3], "at {x}, {y}");
            assert!(room.contains_rect(place) && !place.intersects(meant));
        }
    }

    #[test]
    fn a_card_covers_least_of_the_pieces_and_stays_where_it_is() {
        let room = Rect::from_min_max(pos2(0.0, 44.0), pos2(980.0, 668.0));
        let size = vec2(372.0, 220.0);
        let squad = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(84.0, 84.0));
        let pieces = [squad(800.0, 560.0), squad(60.0, 560.0), squad(800.0, 60.0), squad(420.0, 560.0)];
        let meant = [squad(500.0, 330.0)];
        let (place, harm) = best_place(room, (size, None), [&meant, &[], &pieces]);
        assert_eq!(harm, [0; 3], "{place:?}");
        let (moved, _) = best_place(room, (size, Some(place.min + vec2(0.0, 5.0))), [&meant, &[], &pieces]);
        assert_eq!(moved.min, place.min + vec2(0.0, 5.0));
        // What it is about comes first, whatever else it covers.
        let everywhere = [room];
        let (place, harm) = best_place(room, (size, None), [&meant, &[], &everywhere]);
        assert!(harm[0] == 0 && harm[2] > 0 && !place.intersects(meant[0]));
    }
}
