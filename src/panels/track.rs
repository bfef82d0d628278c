//! The turn track: round, steps of the turn, platoons of both sides in order, and the buttons for undo, rules and menu.

use super::{
    Desk, Why, focus, paint,
    portrait::{self, Badge, Portrait},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, Intent, Shown, intent::Fold},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

/// What a platoon's token shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It has had its turn.
    Done,
    /// It is its turn.
    Now,
    /// Its turn will come.
    Next,
    /// It may be chosen now.
    Offered,
    /// It is wiped out.
    Dead,
}

/// A platoon on the track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The side that it belongs to.
    pub side: Side,
    /// Its letter.
    pub letter: String,
    /// The face of a single fighter, in place of a letter.
    pub face: Option<Portrait>,
    /// Its place in the round.
    pub turn: Turn,
    /// One sentence about it.
    pub hint: String,
    /// What to remember about its units: out of ammunition, on overwatch.
    pub badges: Vec<Badge>,
}

/// How far orders can be undone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UndoMark {
    /// Number of orders that can be undone.
    pub free: usize,
    /// Number of orders that can be redone.
    pub again: usize,
    /// What to know before pressing it; at zero, what made the last order final.
    pub sealed: String,
    /// The rule about how far it goes, if the book has one.
    pub rule: Option<String>,
    /// Whether this is a replay, which has a way out instead of a menu.
    pub replay: bool,
}

/// The score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Points of both sides.
    pub points: [String; 2],
    /// What the points are, in a word or two beside them; may be empty.
    pub unit: String,
    /// The names of both sides.
    pub names: [String; 2],
    /// The side whose turn it is.
    pub turn: Option<Side>,
    /// What the points are for, in a tooltip.
    pub about: Why,
}

/// The bar at the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// The round, from 1.
    pub round: u16,
    /// The round in words, and how a round goes, in a tooltip.
    pub words: [String; 2],
    /// The last round; `None` without a limit.
    pub rounds: Option<u16>,
    /// Names of the steps of a turn.
    pub steps: Vec<String>,
    /// What happens in each, with its rule, in a tooltip.
    pub hints: Vec<Why>,
    /// The step whose rolls can be shown; a click on it shows them.
    pub reports: Option<usize>,
    /// Points of both sides, what they are for, and whose turn it is.
    pub score: Option<Score>,
    /// The index of the current step.
    pub step: usize,
    /// Platoons of both sides in the order they play.
    pub platoons: Vec<Token>,
    /// How far orders can be undone.
    pub undo: UndoMark,
}

/// Draws the track into the bar at the top.
pub fn draw(ui: &mut Ui, desk: &mut Desk, bar: Rect, track: &Track) {
    paint::wood_bar(ui.painter(), bar, false);
    let middle = bar.center().y - 1.0;
    let right = buttons(ui, desk, bar, middle, &track.undo);
    let left = round(ui, bar, middle, track);
    let tokens = track.platoons.len() as f32 * 34.0 + if track.score.is_some() { 80.0 } else { 0.0 };
    let wanted: f32 = track.steps.iter().map(|step| step_width(ui, step)).sum();
    let room = right - left - tokens - 36.0;
    let left = if wanted <= room {
        steps(ui, desk, left, middle, track, 0..track.steps.len())
    } else if room > 92.0 {
        steps(ui, desk, left, middle, track, track.step..(track.step + 1).min(track.steps.len()))
    } else {
        left
    };
    let left = match &track.score {
        Some(score) => draw_score(ui, desk, (left + 12.0, right - 12.0), middle, score),
        None => left,
    };
    platoons(ui, desk, left + 16.0, right - 12.0, middle, track);
}

/// The points of both sides between their signs, with the name of the side whose turn it is if there is room.
fn draw_score(ui: &mut Ui, desk: &mut Desk, (left, right): (f32, f32), middle: f32, score: &Score) -> f32 {
    let painter = ui.painter().clone();
    let mut x = left;
    for side in Side::BOTH {
        let (points, name) = (&score.points[side.index()], &score.names[side.index()]);
        let now = score.turn == Some(side);
        let colours = desk.palette.side(side);
        let sign = Rect::from_center_size(pos2(x + 12.0, middle), vec2(24.0, 24.0));
        let edge = if now { Stroke::new(3.0, GOLD) } else { Stroke::new(1.5, colours.dark) };
        if sign.right() > right {
            break;
        }
        portrait::side_shape(&painter, side, sign, colours.base, edge);
        paint::write(&painter, sign.center(), Align2::CENTER_CENTER, points, head(TEXT), colours.figure);
        x = sign.right() + 6.0;
        if now && x + paint::width_of(&painter, name, head(BUTTON)) < right - 40.0 {
            x = paint::write(&painter, pos2(x, middle), Align2::LEFT_CENTER, name, head(BUTTON), GOLD).right() + 10.0;
        }
    }
    if !score.unit.is_empty() && x + paint::width_of(&painter, &score.unit, light(BUTTON)) < right {
        x = paint::write(&painter, pos2(x, middle + 1.0), Align2::LEFT_CENTER, &score.unit, light(BUTTON), CREAM_MUTED)
            .right()
            + 6.0;
    }
    let covers = Rect::from_min_max(pos2(left, middle - 14.0), pos2(x.max(left + 1.0), middle + 14.0));
    let response = focus::feel(ui, desk, covers, ui.id().with("score"), &score.points.join(" : "));
    if widgets::tip_why(response, &score.about).clicked() {
        desk.push(Intent::Help(score.about.rule.clone()));
    }
    x
}

fn round(ui: &mut Ui, bar: Rect, middle: f32, track: &Track) -> f32 {
    let painter = ui.painter();
    let narrow = bar.width() < 900.0;
    let at = pos2(bar.left() + 16.0, middle);
    let words = if narrow { track.round.to_string() } else { track.words[0].clone() };
    let words = paint::write(painter, at, Align2::LEFT_CENTER, &words, head(HEAD), CREAM);
    let of = track.rounds.map(|rounds| say("window-of-rounds", &[("rounds", i64::from(rounds).into())]));
    let at = pos2(words.right() + 6.0, middle + 2.0);
    let of = paint::write(painter, at, Align2::LEFT_CENTER, &of.unwrap_or_default(), light(BUTTON), CREAM_MUTED);
    let rect = Rect::from_min_max(pos2(bar.left() + 8.0, bar.top()), pos2(of.right().max(words.right()), bar.bottom()));
    let felt = ui.interact(rect, ui.id().with("round"), Sense::hover());
    widgets::tip(felt, &track.words[1], None);
    if narrow { of.right() + 12.0 } else { (of.right() + 16.0).max(bar.left() + 160.0) }
}

fn step_width(ui: &Ui, words: &str) -> f32 {
    // Steps that are only numbered go close together.
    let least = if words.chars().count() < 3 { 40.0 } else { 84.0 };
    (paint::width_of(ui.painter(), words, head(BUTTON)) + if least < 84.0 { 24.0 } else { 36.0 }).max(least)
}

/// One step as an arrow that points to the next.
fn arrow(ui: &Ui, x: f32, middle: f32, width: f32, first: bool, lit: bool) {
    let (top, foot, tip) = (middle - 14.0, middle + 14.0, 9.0);
    let mut outline = vec![
        pos2(x, top),
        pos2(x + width - tip, top),
        pos2(x + width, middle),
        pos2(x + width - tip, foot),
        pos2(x, foot),
    ];
    let edge = Stroke::new(1.0, WOOD_EDGE);
    let fill = if lit { GOLD_DEEP } else { WOOD_RAISED };
    if first {
        ui.painter().add(Shape::convex_polygon(outline, fill, edge));
        return;
    }
    // The notch makes the outline concave: fill it as two halves, then draw the line around both.
    let notch = pos2(x + tip, middle);
    let upper = vec![outline[0], outline[1], outline[2], notch];
    let lower = vec![notch, outline[2], outline[3], outline[4]];
    ui.painter().add(Shape::convex_polygon(upper, fill, Stroke::NONE));
    ui.painter().add(Shape::convex_polygon(lower, fill, Stroke::NONE));
    outline.push(notch);
    ui.painter().add(Shape::closed_line(outline, edge));
}

fn steps(ui: &mut Ui, desk: &mut Desk, left: f32, middle: f32, track: &Track, shown: std::ops::Range<usize>) -> f32 {
    let mut x = left;
    let alone = shown.len() == 1;
    for place in shown.clone() {
        let words = &track.steps[place];
        let (width, lit) = (step_width(ui, words), place == track.step);
        arrow(ui, x, middle, width, place == shown.start, lit);
        let (font, colour) = match (lit, place < track.step) {
            (true, _) => (head(BUTTON), ON_GOLD),
            (false, true) => (light(BUTTON), FORBIDDEN),
            (false, false) => (light(BUTTON), CREAM_MUTED),
        };
        let nudge = if place == shown.start || alone { -3.0 } else { 2.0 };
        let at = pos2(x + width / 2.0 + nudge, middle);
        paint::write(ui.painter(), at, Align2::CENTER_CENTER, words, font, colour);
        let rect = Rect::from_min_max(pos2(x, middle - 14.0), pos2(x + width - 9.0, middle + 14.0));
        step_hint(ui, desk, rect, place, track);
        x += width - 4.0;
    }
    x + 4.0
}

/// What happens in a step, in a tooltip; if there is room for only one, what happens in all of them.
fn step_hint(ui: &mut Ui, desk: &mut Desk, rect: Rect, place: usize, track: &Track) {
    let Some(why) = track.hints.get(place) else { return };
    let response = focus::feel(ui, desk, rect, ui.id().with(("step", place)), &track.steps[place]);
    if widgets::tip_why(response, why).clicked() {
        let reports = track.reports == Some(place);
        desk.push(if reports { Intent::Fold(Fold::Report) } else { Intent::Help(why.rule.clone()) });
    }
}

fn platoons(ui: &mut Ui, desk: &mut Desk, left: f32, right: f32, middle: f32, track: &Track) {
    let count = track.platoons.len();
    let pitch = if count == 0 { 34.0 } else { ((right - left) / count as f32).clamp(20.0, 34.0) };
    let size = (pitch - 8.0).min(26.0);
    for (place, token) in track.platoons.iter().enumerate() {
        let x = left + place as f32 * pitch;
        let rect = Rect::from_min_size(pos2(x, middle - size / 2.0), vec2(size, size));
        draw_token(ui, desk, rect, token);
        let id = ui.id().with(("platoon", place));
        let response = widgets::tip(focus::feel(ui, desk, rect.expand(3.0), id, &token.hint), &token.hint, None);
        if response.clicked() {
            desk.push(Intent::Platoon(place));
        }
    }
}

fn draw_token(ui: &Ui, desk: &mut Desk, rect: Rect, token: &Token) {
    let colours = desk.palette.side(token.side);
    let mut painter = ui.painter().clone();
    let (edge, opacity) = match token.turn {
        Turn::Now => (Stroke::new(3.0, GOLD), 1.0),
        Turn::Offered => (Stroke::new(2.0, GOLD), 1.0),
        Turn::Next => (Stroke::new(1.5, colours.dark), 1.0),
        Turn::Done | Turn::Dead => (Stroke::new(1.5, colours.dark), 0.5),
    };
    painter.set_opacity(opacity);
    if token.turn == Turn::Offered {
        let glow = paint::mix(WOOD, GOLD, 0.35);
        portrait::side_shape(&painter, token.side, rect.expand(4.0), glow, Stroke::NONE);
    }
    let rect = if token.turn == Turn::Now { rect.expand(1.0) } else { rect };
    match &token.face {
        Some(face) => {
            portrait::side_shape(&painter, token.side, rect.expand(2.0), Color32::TRANSPARENT, edge);
            face.draw_in(&painter, desk, rect.shrink(1.0));
        }
        None => portrait::letter_token(&painter, &desk.palette, token.side, rect, &token.letter, edge),
    }
    painter.set_opacity(1.0);
    if token.turn == Turn::Dead {
        for (a, b) in [(rect.left_top(), rect.right_bottom()), (rect.right_top(), rect.left_bottom())] {
            painter.line_segment([a, b], Stroke::new(3.0, WOOD_EDGE));
        }
    }
    // One above the other on the right of the token, always in the same order.
    for (place, badge) in token.badges.iter().take(2).enumerate() {
        let y = if place == 0 { rect.top() + 1.0 } else { rect.bottom() - 1.0 };
        portrait::draw_badges(ui, desk, &[*badge], rect.right() + 6.0, y, 15.0);
    }
}

/// A button of the bar: label, sign, the act whose key does the same, an extra note, and intent.
struct Bare {
    words: String,
    sign: &'static str,
    act: Act,
    hint: String,
    may: bool,
    intent: Intent,
}

/// The buttons at the right end, from right to left.
fn offered(undo: &UndoMark) -> Vec<Bare> {
    use egui_phosphor::regular as signs;
    let bare = |words: String, sign, act, intent| Bare { words, sign, act, hint: String::new(), may: true, intent };
    let out = if undo.replay {
        bare(word("window-back"), signs::ARROW_LEFT, Act::Back, Intent::Back)
    } else {
        bare(word("window-menu"), signs::LIST, Act::Menu, Intent::Menu)
    };
    let mut buttons = vec![out, bare(word("window-rules"), signs::BOOK_OPEN, Act::Help, Intent::Open(Shown::Help))];
    if undo.again > 0 {
        let redo = bare(word("act-redo"), signs::ARROW_CLOCKWISE, Act::Redo, Intent::Redo);
        buttons.push(Bare { hint: word("window-redo-about"), ..redo });
    }
    let back = bare(word("act-undo"), signs::ARROW_COUNTER_CLOCKWISE, Act::Undo, Intent::Undo);
    let hint = if undo.sealed.is_empty() { word("window-undo-about") } else { undo.sealed.clone() };
    buttons.push(Bare { hint, may: undo.free > 0, ..back });
    buttons
}

fn buttons(ui: &mut Ui, desk: &mut Desk, bar: Rect, middle: f32, undo: &UndoMark) -> f32 {
    let narrow = bar.width() < 1100.0;
    let mut right = bar.right() - 12.0;
    for button in offered(undo) {
        let shown = if narrow { "" } else { button.words.as_str() };
        let plank = Plank { words: shown, sign: button.sign, face: Face::Bare, ..Plank::default() };
        let width = if narrow { 36.0 } else { plank.width(ui) };
        let rect = Rect::from_min_max(pos2(right - width, middle - 16.0), pos2(right, middle + 16.0));
        if button.intent == Intent::Undo {
            super::spots::note(ui, super::spots::Spot::Undo, rect);
        }
        let id = format!("{:?}", button.act);
        let response = match button.may {
            true => plank.put(ui, desk, id, rect),
            false => dim_plank(ui, desk, &id, &plank, rect),
        };
        focus::name(&response, &button.words, button.may);
        let key = desk.hints.of(button.act);
        let named = if key.is_empty() { button.words } else { format!("{} ({key})", button.words) };
        let hint = if button.hint.is_empty() { named } else { format!("{named}: {}", button.hint) };
        let rule = undo.rule.as_deref().filter(|_| !button.may);
        if widgets::tip(response, &hint, rule).clicked() && (button.may || rule.is_some()) {
            desk.push(if button.may { button.intent } else { Intent::Help(undo.rule.clone()) });
        }
        right -= width + 4.0;
    }
    right
}

/// A bare button with nothing to do now.
fn dim_plank(ui: &mut Ui, desk: &Desk, id: &str, plank: &Plank, rect: Rect) -> bevy_egui::egui::Response {
    let opacity = ui.opacity();
    ui.set_opacity(0.5 * opacity);
    let response = plank.put(ui, desk, id, rect);
    ui.set_opacity(opacity);
    response
}
