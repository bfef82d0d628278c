//! The end of a battle: who won, why, and the piles of casualties.

use super::{
    Desk, Why,
    cards::way_back,
    outcome, paint,
    portrait::Portrait,
    sheet::Tone,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Intent, Shown, intent::Rematch},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// A pile of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Its name: still standing, wounded, routed.
    pub words: String,
    /// The cards in it.
    pub cards: Vec<Portrait>,
}

/// One side's part of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses {
    /// Which side.
    pub side: Side,
    /// Its name.
    pub name: String,
    /// "11 of 24 left".
    pub line: String,
    /// Its piles in their order.
    pub piles: Vec<Pile>,
    /// Plain facts: luck, odds, points.
    pub facts: Vec<(String, String)>,
}

/// The card at the end of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// "Vermilion wins".
    pub title: String,
    /// Why, and by which rule.
    pub why: Why,
    /// What the battle was about, and what each side achieved: one line each.
    pub goals: Vec<String>,
    /// What the opponents had to say.
    pub said: Vec<String>,
    /// Both sides.
    pub sides: Vec<Losses>,
    /// What was just done, or failed: saving the battle.
    pub told: Option<(Tone, String)>,
    /// The screen that the battle came from, if there is a way back to it.
    pub back: Option<Shown>,
}

/// Height of a button, and the room between two.
const HIGH: f32 = 40.0;
const GAP: f32 = 8.0;
/// The least width of a card; a narrower one has its sides below each other.
const LEAST: f32 = 460.0;
const NARROW: f32 = 560.0;
/// Side of the card of a casualty, and the room between two.
const CARD: f32 = 27.0;
const CARD_GAP: f32 = 5.0;

/// Draws the card into the middle of the window.
pub fn draw(ui: &mut Ui, desk: &mut Desk, ending: &Ending) {
    let whole = ui.max_rect();
    let wide = (whole.width() - 48.0).min(860.0);
    let tall = tall(ui, ending, wide).max(LEAST).min(whole.height() - 48.0);
    let size = vec2(wide, tall);
    let rect = Rect::from_center_size(whole.center(), size);
    paint::paper_card(ui.painter(), rect);
    let head_rect = Rect::from_min_size(rect.min, vec2(rect.width(), 72.0));
    head_strip(ui, desk, head_rect, ending);
    let foot = Rect::from_min_max(rect.min + vec2(16.0, 0.0), rect.max - vec2(16.0, 16.0));
    let buttons = draw_buttons(ui, desk, foot, ending.back);
    let mut body = Rect::from_min_max(
        pos2(rect.left() + 20.0, head_rect.bottom() + 12.0),
        pos2(rect.right() - 20.0, buttons - 8.0),
    );
    if let Some((tone, words)) = &ending.told {
        body.max.y -= 24.0;
        let at = pos2(body.left(), body.bottom() + 12.0);
        outcome::put(ui, at, words, (&[text(TEXT)], tone.colour()), body.width());
    }
    widgets::part(ui, "ending", body, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for goal in &ending.goals {
                widgets::paragraph(ui, goal, text(TEXT), INK);
                ui.add_space(2.0);
            }
            for line in &ending.said {
                widgets::paragraph(ui, line, text(TEXT), MUTED);
                ui.add_space(2.0);
            }
            ui.add_space(6.0);
            sides(ui, desk, ending);
        });
    });
}

/// How tall a card must be to show everything at once.
fn tall(ui: &Ui, ending: &Ending, wide: f32) -> f32 {
    let room = wide - 40.0;
    let line = |words: &String| paint::wrap(ui.painter(), words, text(TEXT), INK, room).size().y + 4.0;
    let lines: f32 = ending.goals.iter().chain(&ending.said).map(line).sum();
    let width = if room < NARROW { room } else { (room - 24.0) / 2.0 };
    let pile = |pile: &Pile| 26.0 + pile.cards.len().div_ceil(per_row(width)) as f32 * (CARD + CARD_GAP);
    let side = |losses: &Losses| {
        let facts = losses.facts.len() as f32 * 20.0;
        44.0 + losses.piles.iter().map(pile).sum::<f32>() + facts
    };
    let sides = ending.sides.iter().map(side);
    let sides = if room < NARROW { sides.sum::<f32>() } else { sides.fold(0.0, f32::max) };
    let buttons = buttons(ending.back);
    let rows = buttons.len().div_ceil(a_row(ui, wide - 32.0, &buttons)) as f32;
    // The heading, what was just done, and the gaps between them.
    72.0 + lines + sides + rows * (HIGH + GAP) + 72.0
}

/// How many cards of casualties fit in a row.
fn per_row(width: f32) -> usize {
    ((width + CARD_GAP) / (CARD + CARD_GAP)).floor().max(1.0) as usize
}

fn head_strip(ui: &mut Ui, desk: &mut Desk, rect: Rect, ending: &Ending) {
    let (base, dark, figure) = match ending.winner {
        Some(side) => {
            let colours = desk.palette.side(side);
            (colours.base, colours.dark, colours.figure)
        }
        None => (WOOD_RAISED, WOOD_EDGE, CREAM),
    };
    let painter = ui.painter();
    painter.rect(rect, CORNER, base, Stroke::new(1.5, dark), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(4.0), 4.0, Stroke::new(1.0, paint::mix(base, CREAM, 0.2)), StrokeKind::Inside);
    let at = pos2(rect.left() + 20.0, rect.top() + 26.0);
    paint::write(painter, at, Align2::LEFT_CENTER, &ending.title, head(HEAD), figure);
    let why = paint::fit(painter, &ending.why.words, text(TEXT), figure, rect.width() - 110.0);
    paint::put(painter, pos2(rect.left() + 20.0, rect.top() + 53.0), Align2::LEFT_CENTER, why);
    if let Some(rule) = &ending.why.rule {
        let at = pos2(rect.right() - 20.0, rect.top() + 53.0);
        let covers = paint::write(painter, at, Align2::RIGHT_CENTER, rule, text(SMALL), figure);
        if super::focus::feel(ui, desk, covers.expand(4.0), ui.id().with("why"), rule).clicked() {
            desk.push(Intent::Help(Some(rule.clone())));
        }
    }
}

fn sides(ui: &mut Ui, desk: &mut Desk, ending: &Ending) {
    let room = ui.available_rect_before_wrap();
    let narrow = room.width() < NARROW;
    let width = if narrow { room.width() } else { (room.width() - 24.0) / 2.0 };
    let mut corner = room.min;
    let mut foot = corner.y;
    for (place, losses) in ending.sides.iter().enumerate() {
        let rect = Rect::from_min_size(corner, vec2(width, 2000.0));
        let mut child = ui.new_child(bevy_egui::egui::UiBuilder::new().id_salt(("side", place)).max_rect(rect));
        one_side(&mut child, desk, losses);
        foot = foot.max(child.min_rect().bottom());
        if narrow {
            corner.y = child.min_rect().bottom() + 16.0;
        } else {
            corner.x += width + 24.0;
        }
    }
    ui.allocate_rect(Rect::from_min_max(room.min, pos2(room.right(), foot)), bevy_egui::egui::Sense::empty());
}

fn one_side(ui: &mut Ui, desk: &mut Desk, losses: &Losses) {
    let colours = desk.palette.side(losses.side);
    let rect = paint::strip(ui, 32.0);
    let painter = ui.painter();
    let token = Rect::from_center_size(pos2(rect.left() + 11.0, rect.center().y), vec2(20.0, 20.0));
    super::portrait::side_shape(painter, losses.side, token, colours.base, Stroke::new(1.5, colours.dark));
    let at = pos2(rect.left() + 30.0, rect.center().y);
    paint::write(painter, at, Align2::LEFT_CENTER, &losses.name, head(HEAD), INK);
    let at = rect.right_center();
    paint::write(painter, at, Align2::RIGHT_CENTER, &losses.line, text(TEXT), MUTED);
    painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, RULE));
    ui.add_space(4.0);
    for pile in &losses.piles {
        draw_pile(ui, desk, pile);
    }
    ui.add_space(8.0);
    for (words, value) in &losses.facts {
        widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 20.0);
    }
}

fn draw_pile(ui: &mut Ui, desk: &mut Desk, pile: &Pile) {
    let count = pile.cards.len().to_string();
    widgets::line(ui, &pile.words, &count, [text(TEXT), bold(TEXT)], [INK, INK], 22.0);
    if pile.cards.is_empty() {
        return;
    }
    let (size, gap) = (CARD, CARD_GAP);
    for row in pile.cards.chunks(per_row(ui.available_width())) {
        let strip = paint::strip(ui, size + gap);
        for (place, portrait) in row.iter().enumerate() {
            let corner = strip.left_top() + vec2(place as f32 * (size + gap), 0.0);
            portrait.draw(ui, desk, Rect::from_min_size(corner, vec2(size, size)).shrink(1.0));
        }
    }
    ui.add_space(4.0);
}

/// What can be done next: the word id, the button's look, and the intent it pushes.
fn buttons(back: Option<Shown>) -> Vec<(&'static str, Face, Intent)> {
    // The title screen is one step behind the screen that the battle came from.
    let (out, left) = back.map_or(("window-title", Shown::Title), |shown| (way_back(shown), shown));
    // A stray Enter must not change anything: it shows the board. A new battle would replace the save.
    let buttons = [
        ("window-look", Face::Gold, Intent::Back),
        ("window-again", Face::Wood, Intent::Again(Rematch::OtherDice)),
        ("window-again-swapped", Face::Wood, Intent::Again(Rematch::Swapped)),
        ("window-theatre", Face::Wood, Intent::Open(Shown::Theatre)),
        ("window-save", Face::Wood, Intent::Save),
        (out, Face::Wood, Intent::Open(left)),
    ];
    // A battle of a campaign is fought only once.
    let once = back == Some(Shown::Campaign);
    buttons.into_iter().filter(|(_, _, intent)| !once || !matches!(intent, Intent::Again(_))).collect()
}

/// How many of the buttons fit in a row.
fn a_row(ui: &Ui, width: f32, buttons: &[(&'static str, Face, Intent)]) -> usize {
    let words: Vec<String> = buttons.iter().map(|(id, ..)| word(id)).collect();
    widgets::a_row(ui, width, words.iter().map(String::as_str), (BUTTON, GAP))
}

/// The buttons at the bottom of a rectangle, in as many rows as their labels need; returns where they begin.
fn draw_buttons(ui: &mut Ui, desk: &mut Desk, rect: Rect, back: Option<Shown>) -> f32 {
    let buttons = buttons(back);
    let a_row = a_row(ui, rect.width(), &buttons);
    let rows = buttons.len().div_ceil(a_row);
    let width = (rect.width() + GAP) / a_row as f32 - GAP;
    let top = rect.bottom() + GAP - rows as f32 * (HIGH + GAP);
    for (place, (id, face, intent)) in buttons.into_iter().enumerate() {
        let (row, column) = (place / a_row, place % a_row);
        let corner = pos2(rect.left() + column as f32 * (width + GAP), top + row as f32 * (HIGH + GAP));
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        let response = plank.put(ui, desk, id, Rect::from_min_size(corner, vec2(width, HIGH)));
        let about = if matches!(intent, Intent::Again(_)) { word("window-again-about") } else { String::new() };
        if widgets::tip(response, &about, None).clicked() {
            desk.push(intent);
        }
    }
    top
}
