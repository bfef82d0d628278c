//! The dice tray on felt: rolling and resting dice, the choice among them, the sums, and committed attacks as cards.

use super::{
    Desk,
    dice::{Die, Lies, draw_die},
    exchange, focus,
    forecast::Term,
    paint, placing,
    portrait::Portrait,
    style::*,
    widgets,
};
use crate::{
    input::{Intent, intent::Fold},
    words::word,
};
use bevy_egui::egui::{Align2, Color32, Galley, Pos2, Rect, ScrollArea, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// A committed attack as a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The shooter.
    pub portrait: Portrait,
    /// "Kudu on Vervain".
    pub words: String,
    /// "16 : 12".
    pub sums: String,
    /// Whether it is the selected one.
    pub chosen: bool,
    /// What to know: plan, expected losses, an attack too many.
    pub note: String,
}

/// A roll before the last one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Earlier {
    /// Its purpose.
    pub title: String,
    /// Its sums or its result.
    pub sums: String,
    /// Its dice.
    pub dice: Vec<Die>,
    /// Whether it belongs to the same action as the last roll.
    pub same_action: bool,
}

/// The tray.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tray {
    /// The head: "Keep one".
    pub title: String,
    /// The last roll; it stays until the next one.
    pub dice: Vec<Die>,
    /// The sums of the roll: "16 : 12".
    pub sums: String,
    /// Every term of both powers, in a tooltip.
    pub terms: Vec<Term>,
    /// The result, or what the die under the pointer would do.
    pub lines: Vec<String>,
    /// How far the dice have tumbled, 0 to 1; 1 when they are at rest.
    pub tumbled: f32,
    /// Which die or commitment the keys have marked.
    pub marked: Option<usize>,
    /// Attacks waiting for the firing phase.
    pub commitments: Vec<Commitment>,
    /// The rolls of the same phase before the last one, newest first.
    pub earlier: Vec<Earlier>,
    /// Whether the tray is one line high.
    pub folded: bool,
}

const DIE_SIZE: f32 = 44.0;

/// Dice of a large pool are smaller, so that all of them fit.
fn die_size(tray: &Tray) -> f32 {
    match tray.dice.len() {
        0..=5 => DIE_SIZE,
        6..=10 => 30.0,
        _ => 22.0,
    }
}

/// The gap between two dice.
fn die_gap(tray: &Tray) -> f32 {
    if tray.dice.len() <= 5 { 12.0 } else { 6.0 }
}
/// Room between the tray and the edge of the map.
const EDGE: f32 = 12.0;

/// Draws the tray in the lower left corner of the map, or where it covers least of the pieces it is about; returns the
/// area it covers, if there is anything to show.
pub fn draw(ui: &mut Ui, desk: &mut Desk, (map, tabs): (Rect, &[Rect]), asked: &[Rect], tray: &Tray) -> Option<Rect> {
    if tray.dice.is_empty() && tray.commitments.is_empty() && tray.title.is_empty() {
        return None;
    }
    let width = between(map, tabs).width();
    let size = if tray.folded { folded_size(ui, width, tray) } else { size(ui, width, tray) };
    let rect = choose_place(map, tabs, size, asked);
    paint::felt(ui.painter(), rect);
    let fold = Rect::from_min_size(rect.right_top() + vec2(-28.0, 8.0), vec2(20.0, 20.0));
    if tray.folded {
        folded(ui, rect, tray);
    } else {
        open(ui, desk, rect.shrink(16.0), tray);
    }
    fold_button(ui, desk, fold, tray.folded);
    Some(rect)
}

/// What the tabs at the left and right edges leave of the map's width.
fn between(map: Rect, tabs: &[Rect]) -> Rect {
    tabs.iter().fold(map.shrink2(vec2(EDGE, 0.0)), |room, tab| {
        if tab.center().x < map.center().x {
            room.with_min_x(tab.right() + 8.0)
        } else {
            room.with_max_x(tab.left() - 8.0)
        }
    })
}

/// The corners of the map and the places between them, below the band at the top and beside the tabs of the drawers:
/// picks the one that covers least of the pieces in question, the first of equals.
fn choose_place(map: Rect, tabs: &[Rect], size: Vec2, asked: &[Rect]) -> Rect {
    let (low, high) = (map.bottom() - EDGE - size.y, map.top() + 64.0);
    let rows = [low, high.min(low), ((low + high) / 2.0).min(low)];
    let places = rows.into_iter().flat_map(|y| {
        let beside = tabs.iter().any(|tab| y < tab.bottom() + 8.0 && tab.top() - 8.0 < y + size.y);
        let room = between(map, if beside { tabs } else { &[] });
        let columns = [room.left(), room.right() - size.x, room.center().x - size.x / 2.0];
        columns.map(|x| Rect::from_min_size(pos2(x.max(room.left()), y), size))
    });
    places.min_by_key(|place| placing::covered(*place, 4.0, asked)).unwrap_or(map)
}

fn fold_button(ui: &mut Ui, desk: &mut Desk, rect: Rect, folded: bool) {
    let response = focus::feel(ui, desk, rect, ui.id().with("fold tray"), &word("name-tray"));
    let sign = if folded { egui_phosphor::regular::CARET_UP } else { egui_phosphor::regular::CARET_DOWN };
    let colour = if response.hovered() { GOLD } else { ON_FELT };
    paint::write(ui.painter(), rect.center(), Align2::CENTER_CENTER, sign, text(TEXT), colour);
    if response.clicked() {
        desk.push(Intent::Fold(Fold::Tray));
    }
}

/// The width of the dice and the fold button in the folded tray.
fn folded_rest(tray: &Tray) -> f32 {
    tray.dice.len() as f32 * 26.0 + 72.0
}

fn folded_size(ui: &Ui, most: f32, tray: &Tray) -> Vec2 {
    let words = folded_galley(ui, tray, most - folded_rest(tray)).size();
    vec2((words.x + folded_rest(tray)).max(160.0).min(most), (words.y + 14.0).max(36.0))
}

/// The roll in short, its result first: for both sides, or who fell and who is pinned. As much as fits on one line; a
/// title that is too long by itself has a second line.
fn folded_galley(ui: &Ui, tray: &Tray, room: f32) -> Arc<Galley> {
    let fits = |words: &String| paint::width_of(ui.painter(), words, head(BUTTON)) <= room;
    let words = [2, 1].map(|lines| folded_words(tray, lines)).into_iter().find(fits);
    paint::wrap(ui.painter(), &words.unwrap_or_else(|| folded_words(tray, 0)), head(BUTTON), CREAM, room)
}

/// The title of the roll with this many lines of its results.
fn folded_words(tray: &Tray, lines: usize) -> String {
    let title = format!("{} {}", tray.title, tray.sums).trim_end().to_owned();
    let lines = tray.lines[..tray.lines.len().min(lines)].join(" ");
    if lines.is_empty() { title } else { format!("{title}. {lines}") }
}

fn folded(ui: &Ui, rect: Rect, tray: &Tray) {
    let mut x = rect.left() + 12.0;
    for die in &tray.dice {
        let square = Rect::from_min_size(pos2(x, rect.center().y - 10.0), vec2(20.0, 20.0));
        draw_die(ui.painter(), square, die, false, 1.0);
        x += 26.0;
    }
    let room = rect.width() - folded_rest(tray) + 12.0;
    let words = folded_galley(ui, tray, room);
    paint::put(ui.painter(), pos2(x + 4.0, rect.center().y), Align2::LEFT_CENTER, words);
}

/// Whether the effect of each die is written under it.
fn asks(tray: &Tray) -> bool {
    tray.dice.iter().any(|die| !die.words.is_empty())
}

const CARD: f32 = 52.0;
/// The height of a row with an earlier roll, how many rows are visible at once, and the least width they need.
const EARLIER: f32 = 22.0;
const SEEN_EARLIER: usize = 4;
const EARLIER_WIDTH: f32 = 300.0;
/// The most dice in such a row; of a larger pool only the sum is shown.
const FEW_DICE: usize = 5;
/// Room for the scroll bar.
const SCROLL: f32 = 10.0;
const CHOICE: f32 = 128.0;

fn words_width(ui: &Ui, tray: &Tray) -> f32 {
    if tray.lines.is_empty() && tray.title.is_empty() {
        return 0.0;
    }
    let head = paint::width_of(ui.painter(), &format!("{}  {}", tray.title, tray.sums), head(BUTTON)) + 64.0;
    if tray.lines.is_empty() { head.max(176.0) } else { 176.0 }
}

fn size(ui: &Ui, most: f32, tray: &Tray) -> Vec2 {
    let dice = tray.dice.len() as f32;
    let (mut width, mut height) = if asks(tray) {
        (dice * (CHOICE + 8.0) - 8.0, DIE_SIZE + 28.0 + choice_height(ui, tray))
    } else if tray.dice.is_empty() {
        (width_of_title(ui, tray), 20.0)
    } else {
        (
            dice * (die_size(tray) + die_gap(tray)) + words_width(ui, tray) + 12.0,
            die_size(tray).max(lines_height(ui, tray)),
        )
    };
    if !tray.commitments.is_empty() {
        width = width.max(240.0);
        height += 8.0 + tray.commitments.len() as f32 * (CARD + 4.0);
    }
    if !tray.earlier.is_empty() {
        width = width.max(EARLIER_WIDTH);
        height += 8.0 + earlier_height(tray);
    }
    vec2((width + 32.0).min(most), height + 32.0)
}

fn width_of_title(ui: &Ui, tray: &Tray) -> f32 {
    paint::width_of(ui.painter(), &tray.title, head(BUTTON)) + 24.0
}

fn choice_height(ui: &Ui, tray: &Tray) -> f32 {
    let heights =
        tray.dice.iter().map(|die| paint::wrap(ui.painter(), &die.words, text(13.0), ON_FELT, CHOICE).size().y);
    heights.fold(0.0, f32::max) + 4.0
}

fn lines_height(ui: &Ui, tray: &Tray) -> f32 {
    let lines: f32 = tray
        .lines
        .iter()
        .map(|line| paint::wrap(ui.painter(), line, text(13.0), ON_FELT, words_width(ui, tray)).size().y)
        .sum();
    lines + 22.0
}

fn open(ui: &mut Ui, desk: &mut Desk, rect: Rect, tray: &Tray) {
    let mut top = rect.top();
    if asks(tray) {
        title(ui, pos2(rect.left(), top + 8.0), rect.width(), tray);
        top = choices(ui, desk, pos2(rect.left(), top + 24.0), tray);
    } else if !tray.dice.is_empty() {
        let x = plain_dice(ui, pos2(rect.left(), top), tray);
        title(ui, pos2(x + 4.0, top + 8.0), rect.right() - x, tray);
        let mut y = top + 22.0;
        for line in &tray.lines {
            let galley = paint::wrap(ui.painter(), line, text(13.0), ON_FELT, rect.right() - x - 4.0);
            y = paint::put(ui.painter(), pos2(x + 4.0, y), Align2::LEFT_TOP, galley).bottom();
        }
        top = y.max(top + die_size(tray));
    } else {
        title(ui, pos2(rect.left(), top + 8.0), rect.width(), tray);
        top += 20.0;
    }
    top += 8.0;
    for (place, commitment) in tray.commitments.iter().enumerate() {
        let card = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), CARD));
        commitment_card(ui, desk, card, place, commitment, tray.dice.is_empty() && tray.marked == Some(place));
        top += CARD + 4.0;
    }
    if !tray.earlier.is_empty() {
        let room = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), earlier_height(tray)));
        widgets::part(ui, "earlier rolls", room, |ui| earlier(ui, &tray.earlier));
    }
}

fn earlier_height(tray: &Tray) -> f32 {
    tray.earlier.len().min(SEEN_EARLIER) as f32 * EARLIER
}

/// The rolls before the last one, one row each. They scroll; those of other actions are pale.
fn earlier(ui: &mut Ui, rolls: &[Earlier]) {
    ScrollArea::vertical().id_salt("earlier rolls").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for roll in rolls {
            let row = paint::strip(ui, EARLIER);
            earlier_row(ui, row.with_max_x(row.right() - SCROLL), roll);
        }
    });
}

fn earlier_row(ui: &Ui, row: Rect, roll: &Earlier) {
    let (painter, middle) = (ui.painter(), row.center().y);
    let colour = if roll.same_action { CREAM } else { CREAM_MUTED };
    let mut x = row.left();
    let sums = paint::write(painter, pos2(row.right(), middle), Align2::RIGHT_CENTER, &roll.sums, text(13.0), colour);
    let room = sums.left() - x - 12.0;
    // What was rolled for and what came of it go before the faces.
    let dice = roll.dice.len() as f32 * 20.0;
    let whole = painter.layout_no_wrap(roll.title.clone(), text(13.0), colour).size().x;
    if roll.dice.len() <= FEW_DICE && whole + dice <= room {
        for die in &roll.dice {
            draw_die(painter, Rect::from_min_size(pos2(x, middle - 8.0), vec2(16.0, 16.0)), die, false, 1.0);
            x += 20.0;
        }
    }
    let title = paint::fit(painter, &roll.title, text(13.0), colour, sums.left() - x - 12.0);
    paint::put(painter, pos2(x + 4.0, middle), Align2::LEFT_CENTER, title);
}

fn title(ui: &Ui, at: Pos2, width: f32, tray: &Tray) {
    let painter = ui.painter();
    let title = paint::write(painter, at, Align2::LEFT_CENTER, &tray.title, head(BUTTON), CREAM);
    let room = width - title.width() - 36.0;
    let sums = paint::fit(painter, &tray.sums, head(BUTTON), GOLD, room);
    let sums = paint::put(painter, pos2(title.right() + 10.0, at.y), Align2::LEFT_CENTER, sums);
    explain(ui, title.union(sums).expand(4.0), &tray.terms);
}

/// Every term of the powers, in a tooltip.
fn explain(ui: &Ui, rect: Rect, terms: &[Term]) {
    if terms.is_empty() {
        return;
    }
    let response = ui.interact(rect, ui.id().with("terms of the roll"), bevy_egui::egui::Sense::hover());
    response.on_hover_ui(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        terms.iter().for_each(|term| exchange::tip_line(ui, &term.words, &term.value, None));
    });
}

fn plain_dice(ui: &Ui, at: Pos2, tray: &Tray) -> f32 {
    let mut x = at.x;
    for die in &tray.dice {
        let square = Rect::from_min_size(pos2(x, at.y), vec2(die_size(tray), die_size(tray)));
        draw_die(ui.painter(), square, die, false, tray.tumbled);
        x += die_size(tray) + die_gap(tray);
    }
    x
}

fn choices(ui: &mut Ui, desk: &mut Desk, at: Pos2, tray: &Tray) -> f32 {
    let height = DIE_SIZE + 4.0 + choice_height(ui, tray);
    for (place, die) in tray.dice.iter().enumerate() {
        let corner = at + vec2(place as f32 * (CHOICE + 8.0), 0.0);
        let cell = Rect::from_min_size(corner, vec2(CHOICE, height));
        let response =
            focus::feel(ui, desk, cell, ui.id().with(("die", place)), &format!("{} {}", die.face, die.words));
        let lit = response.hovered() || tray.marked == Some(place);
        if lit {
            ui.painter().rect_filled(cell.expand(4.0), 5.0, FELT_LINE);
        }
        let square = Rect::from_min_size(corner, vec2(DIE_SIZE, DIE_SIZE));
        draw_die(ui.painter(), square, die, lit, tray.tumbled);
        if die.lies == Lies::Best && tray.tumbled >= 1.0 {
            let at = pos2(square.right() + 8.0, square.center().y);
            paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("window-best"), head(TEXT), GOLD);
        }
        if tray.tumbled >= 1.0 {
            let words = paint::wrap(ui.painter(), &die.words, text(13.0), ON_FELT, CHOICE);
            paint::put(ui.painter(), corner + vec2(0.0, DIE_SIZE + 6.0), Align2::LEFT_TOP, words);
        }
        if response.clicked() {
            desk.push(Intent::TakeDie(place));
        }
    }
    at.y + height
}

fn commitment_card(ui: &mut Ui, desk: &mut Desk, rect: Rect, place: usize, commitment: &Commitment, marked: bool) {
    let response = focus::feel(ui, desk, rect, ui.id().with(("commitment", place)), &commitment.words);
    let painter = ui.painter();
    let fill = if response.hovered() { PAPER } else { PAPER_DEEP };
    let edge = if commitment.chosen || marked { Stroke::new(2.5, GOLD) } else { Stroke::new(1.0, WOOD_EDGE) };
    painter.rect_filled(rect.translate(vec2(1.0, 2.0)), BUTTON_CORNER, Color32::from_black_alpha(70));
    painter.rect(rect, BUTTON_CORNER, fill, edge, StrokeKind::Inside);
    let face = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(36.0, 36.0));
    commitment.portrait.draw(ui, desk, face.shrink(2.0));
    let painter = ui.painter();
    let left = face.right() + 8.0;
    let right = pos2(rect.right() - 10.0, rect.top() + 17.0);
    let sums = paint::write(painter, right, Align2::RIGHT_CENTER, &commitment.sums, head(BUTTON), INK);
    let words = paint::fit(painter, &commitment.words, head(BUTTON), INK, sums.left() - left - 8.0);
    paint::put(painter, pos2(left, rect.top() + 17.0), Align2::LEFT_CENTER, words);
    let note = paint::fit(painter, &commitment.note, text(SMALL), MUTED, rect.right() - left - 10.0);
    paint::put(painter, pos2(left, rect.top() + 37.0), Align2::LEFT_CENTER, note);
    if response.clicked() {
        desk.push(Intent::Commitment(place));
    }
}
