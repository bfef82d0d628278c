//! The bottom of the window during a replay: a timeline of its turns, and the controls.

use super::{
    Desk, focus, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, Hints, Intent, intent::Moment},
    words::{say, word},
};
use bevy_egui::egui::{CornerRadius, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

/// One turn on the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Orders given before it.
    pub first: usize,
    /// Orders given at its end.
    pub end: usize,
    /// The side whose turn it was.
    pub side: Side,
    /// Pieces lost in it, by side.
    pub lost: [usize; 2],
    /// Its tooltip.
    pub words: String,
}

/// How the battle is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theatre {
    /// Whether it is paused.
    pub paused: bool,
    /// How many times as fast as in a battle.
    pub speed: u8,
    /// Number of orders shown.
    pub at: usize,
    /// Number of orders in all.
    pub all: usize,
    /// The turns, in order.
    pub turns: Vec<Segment>,
    /// Scripted opponents have both sides: a player who takes over gets one of them.
    pub scripted: bool,
    /// The battle is part of a campaign, which isn't affected by playing on from here.
    pub campaign: bool,
}

/// The height of the whole bottom area, in points.
pub const HEIGHT: f32 = 96.0;

/// From this width on the two buttons for taking over a side have labels.
const ROOMY: f32 = 900.0;

/// Speeds to choose from.
const SPEEDS: [u8; 4] = [1, 2, 4, 8];

/// The most losses that a mark on the timeline distinguishes.
const DEEPEST: usize = 6;

/// Draws the bottom area.
pub fn draw(ui: &mut Ui, desk: &mut Desk, foot: Rect, theatre: &Theatre) {
    paint::wood_bar(ui.painter(), foot, true);
    let line = Rect::from_min_max(foot.min + vec2(14.0, 8.0), pos2(foot.right() - 14.0, foot.top() + 42.0));
    time_line(ui, desk, line, theatre);
    let row = Rect::from_min_max(pos2(foot.left(), line.bottom() + 4.0), foot.max);
    buttons(ui, desk, row, theatre);
}

/// Where on the line this many orders have been given.
fn place(line: Rect, orders: usize, all: usize) -> f32 {
    line.left() + line.width() * (orders as f32 / all.max(1) as f32)
}

fn time_line(ui: &mut Ui, desk: &mut Desk, line: Rect, theatre: &Theatre) {
    let groove = Rect::from_min_max(pos2(line.left(), line.bottom() - 14.0), line.max);
    let response = ui.interact(line, ui.id().with("time line"), desk.drag_sense());
    focus::name(&response, &word("theatre-line"), true);
    focus::prefer(ui, &response);
    let painter = ui.painter();
    painter.rect(groove, CornerRadius::same(3), WOOD_EDGE, Stroke::NONE, StrokeKind::Inside);
    for turn in &theatre.turns {
        let (from, to) = (place(groove, turn.first, theatre.all), place(groove, turn.end, theatre.all));
        let colours = desk.palette.side(turn.side);
        let whole = Rect::from_min_max(pos2(from + 0.5, groove.top() + 2.0), pos2(to - 0.5, groove.bottom() - 2.0));
        painter.rect_filled(whole, 2.0, colours.dark);
        let shown = place(groove, theatre.at.clamp(turn.first, turn.end), theatre.all);
        painter.rect_filled(
            Rect::from_min_max(whole.min, pos2(shown.min(whole.right()), whole.bottom())),
            2.0,
            colours.base,
        );
        losses(ui, desk, turn, (from + to) / 2.0, groove.top());
    }
    let now = place(groove, theatre.at, theatre.all);
    let head = Rect::from_center_size(pos2(now, groove.center().y), vec2(5.0, groove.height() + 6.0));
    ui.painter().rect(head, CornerRadius::same(2), GOLD, Stroke::new(1.0, INK), StrokeKind::Outside);
    drag(ui, desk, &response, groove, theatre);
}

/// Marks above a turn: a bar for each side with losses, taller for more, in the side's own shape.
fn losses(ui: &Ui, desk: &Desk, turn: &Segment, middle: f32, foot: f32) {
    for (side, x) in [(Side::First, -4.0), (Side::Second, 4.0)] {
        let lost = turn.lost[side.index()].min(DEEPEST);
        if lost == 0 {
            continue;
        }
        let top = foot - 3.0 - 2.0 * lost as f32;
        let bar = Rect::from_min_max(pos2(middle + x - 2.0, top), pos2(middle + x + 2.0, foot - 1.0));
        let colours = desk.palette.side(side);
        ui.painter().rect(bar, 0.0, colours.plate, Stroke::new(1.0, colours.base), StrokeKind::Inside);
    }
}

/// A press or a drag shows the moment under the pointer; a hover says which turn it is.
fn drag(ui: &Ui, desk: &mut Desk, response: &Response, groove: Rect, theatre: &Theatre) {
    let Some(pointer) = response.hover_pos().or_else(|| response.interact_pointer_pos()) else { return };
    let share = ((pointer.x - groove.left()) / groove.width()).clamp(0.0, 1.0);
    let orders = (share * theatre.all as f32).round() as usize;
    if (response.clicked() || response.dragged()) && orders != theatre.at {
        desk.push(Intent::Theatre(Moment::At(orders)));
    }
    if let Some(turn) = theatre.turns.iter().rev().find(|turn| turn.first <= orders) {
        widgets::tip(response.clone(), &turn.words, None);
        let x = pointer.x.min(groove.right()).max(groove.left());
        ui.painter().vline(x, groove.y_range(), Stroke::new(1.0, CREAM));
    }
}

/// The controls: signs with their keys and tooltips, the speed, and the two ways out.
fn buttons(ui: &mut Ui, desk: &mut Desk, row: Rect, theatre: &Theatre) {
    use egui_phosphor::regular as signs;
    let (middle, hints) = (row.center().y - 2.0, desk.hints);
    let pause = if theatre.paused { signs::PLAY } else { signs::PAUSE };
    let wind = [
        (signs::SKIP_BACK, "theatre-turn-back", [Act::CursorUp, Act::PreviousUnit], Intent::Theatre(Moment::Turn(-1))),
        (signs::CARET_LEFT, "theatre-order-back", [Act::CursorLeft, Act::Undo], Intent::Theatre(Moment::Order(-1))),
        (pause, "theatre-pause", [Act::Skip; 2], Intent::Skip),
        (signs::CARET_RIGHT, "theatre-order-on", [Act::CursorRight, Act::Redo], Intent::Theatre(Moment::Order(1))),
        (signs::SKIP_FORWARD, "theatre-turn-on", [Act::CursorDown, Act::NextUnit], Intent::Theatre(Moment::Turn(1))),
    ];
    let right = ways_out(ui, desk, pos2(row.right() - 14.0, middle), theatre);
    let plank = |place: usize, keyed: bool| {
        let (sign, _, acts, _) = &wind[place];
        let face = if place == 2 { Face::Gold } else { Face::Wood };
        let key = if keyed { hints.of(acts[0]) } else { "" };
        Plank { words: sign, key, face, centred: true, tight: true, ..Plank::default() }
    };
    let wide = |ui: &Ui, place: usize, keyed: bool| plank(place, keyed).width(ui).max(40.0);
    // If there is no room for the keys beside the speeds, only the tooltips name them.
    let all: f32 = (0..wind.len()).map(|place| wide(ui, place, true) + 6.0).sum();
    let keyed = row.left() + 28.0 + all + speeds_width(ui) <= right - 8.0;
    let mut x = row.left() + 14.0;
    for (place, (_, id, acts, intent)) in wind.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(x, middle - 17.0), vec2(wide(ui, place, keyed), 34.0));
        x = rect.right() + 6.0;
        let response = plank(place, keyed).put(ui, desk, ("wind", place), rect);
        let words = with_keys(hints, id, *acts);
        focus::name(&response, &words, true);
        if widgets::tip(response, &words, None).clicked() {
            desk.push(intent.clone());
        }
    }
    let room = Rect::from_min_max(pos2(x + 14.0, middle - 17.0), pos2(right - 8.0, middle + 17.0));
    speeds(ui, desk, room, theatre.speed);
}

/// How wide the buttons of all speeds are.
fn speeds_width(ui: &Ui) -> f32 {
    let wide = |step: u8| {
        let words = say("window-times", &[("count", i64::from(step).into())]);
        Plank { words: &words, centred: true, ..Plank::default() }.width(ui) + 6.0
    };
    SPEEDS.map(wide).iter().sum::<f32>() - 6.0
}

/// The tooltip of a control, with its keys.
fn with_keys(hints: &Hints, id: &str, acts: [Act; 2]) -> String {
    let [first, second] = acts.map(|act| hints.of(act));
    match (first, second) {
        ("", "") => word(id),
        ("", one) | (one, "") => say("theatre-key", &[("what", word(id).into()), ("key", one.into())]),
        (one, other) if one == other => say("theatre-key", &[("what", word(id).into()), ("key", one.into())]),
        (one, other) => say("theatre-keys", &[("what", word(id).into()), ("key", one.into()), ("other", other.into())]),
    }
}

/// The speed. If not all speeds fit, only the current one is shown; a press changes it to the next.
fn speeds(ui: &mut Ui, desk: &mut Desk, room: Rect, speed: u8) {
    let words = SPEEDS.map(|step| say("window-times", &[("count", i64::from(step).into())]));
    let planks = [0, 1, 2, 3].map(|place| {
        let face = if SPEEDS[place] == speed { Face::Gold } else { Face::Wood };
        Plank { words: &words[place], face, centred: true, ..Plank::default() }
    });
    let fits = planks.iter().map(|plank| plank.width(ui) + 6.0).sum::<f32>() - 6.0 <= room.width();
    let mut x = room.left();
    for (place, plank) in planks.iter().enumerate().filter(|(place, _)| fits || SPEEDS[*place] == speed) {
        let rect = Rect::from_min_size(pos2(x, room.top()), vec2(plank.width(ui), room.height()));
        x = rect.right() + 6.0;
        let taken = if fits { place } else { (place + 1) % SPEEDS.len() };
        if plank.put(ui, desk, ("speed", SPEEDS[place]), rect).clicked() {
            desk.push(Intent::Theatre(Moment::Speed(SPEEDS[taken])));
        }
    }
}

/// The leave button, and on its left the button to play on from here. Returns where they begin.
fn ways_out(ui: &mut Ui, desk: &mut Desk, right: bevy_egui::egui::Pos2, theatre: &Theatre) -> f32 {
    let leave = word("window-leave-theatre");
    let plank = Plank { words: &leave, key: desk.hints.of(Act::Back), ..Plank::default() };
    let width = plank.width(ui);
    let rect = Rect::from_min_size(pos2(right.x - width, right.y - 17.0), vec2(width, 34.0));
    if plank.put(ui, desk, "leave theatre", rect).clicked() {
        desk.push(Intent::Back);
    }
    if theatre.at >= theatre.all {
        return rect.left();
    }
    let sides = if theatre.scripted { vec![Some(Side::Second), Some(Side::First)] } else { vec![None] };
    let roomy = right.x >= ROOMY;
    let mut left = rect.left();
    for side in sides {
        let words = match side {
            None => word("theatre-play-on"),
            // In a small window the name of the side must do; the tooltip says the rest.
            Some(side) if roomy => say("theatre-play-on-as", &[("side", desk.side_name(side).into())]),
            Some(side) => desk.side_name(side),
        };
        let face = side.map_or(Face::Wood, |side| Face::Dark(desk.palette.side(side).base));
        let plank = Plank { words: &words, face, ..Plank::default() };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(left - 8.0 - width, right.y - 17.0), vec2(width, 34.0));
        let response = plank.put(ui, desk, ("play on", side), rect);
        let hint = match side {
            None => word("theatre-play-on-hint"),
            Some(side) => say("theatre-play-on-as-hint", &[("side", desk.side_name(side).into())]),
        };
        let hint = if theatre.campaign { format!("{hint} {}", word("theatre-campaign")) } else { hint };
        if widgets::tip(response, &hint, None).clicked() {
            desk.push(Intent::Theatre(Moment::PlayOn(side)));
        }
        left = rect.left();
    }
    left
}
