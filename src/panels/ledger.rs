//! The ledger: both sides' platoons in order, one row per unit, and the small map above them.

use super::{
    Badge, Desk, Palette, Print, focus, paint,
    portrait::{self, Portrait},
    sheet::Tone,
    style::*,
    widgets,
};
use crate::{
    board::Cell,
    force::{Side, UnitId},
    input::Intent,
};
use bevy_egui::egui::{Align2, Color32, Painter, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// A unit's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which unit.
    pub unit: UnitId,
    /// Its leader's card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// How many are left.
    pub alive: String,
    /// Actions left, and how many it has per turn.
    pub actions: (u8, u8),
    /// Its states, worst first.
    pub badges: Vec<Badge>,
    /// Its state in a word or two: if it is away, and in rule books without badges.
    pub state: String,
    /// Whether that state is good or bad for it.
    pub tone: Tone,
    /// Whether it is selected.
    pub chosen: bool,
}

/// A platoon's rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Platoon {
    /// Its letter.
    pub letter: String,
    /// Whether it is this platoon's turn.
    pub now: bool,
    /// Its units.
    pub rows: Vec<Row>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// Which side.
    pub side: Side,
    /// Its name, and who plays it.
    pub name: String,
    /// Primates left and at the start.
    pub alive: String,
    /// Its platoons.
    pub platoons: Vec<Platoon>,
}

/// The small map of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct SmallMap {
    /// The picture.
    pub picture: Print,
    /// Columns and rows of the board.
    pub cells: (i16, i16),
    /// What the view shows, in cells: left, top, right, bottom.
    pub view: [f32; 4],
    /// The cells of primates.
    pub dots: Vec<(Side, Cell)>,
}

/// The ledger.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    /// The small map, where it has been drawn.
    pub map: Option<SmallMap>,
    /// The sides.
    pub armies: Vec<Army>,
    /// Whether the ledger is open (as a drawer) or folded (as a column).
    pub toggled: bool,
}

/// Draws the ledger into a column or drawer.
pub fn draw(ui: &mut Ui, desk: &mut Desk, ledger: &Ledger) {
    if let Some(map) = &ledger.map {
        small_map(ui, desk, map);
        ui.add_space(12.0);
    }
    ScrollArea::vertical().id_salt("ledger").auto_shrink([false, false]).show(ui, |ui| {
        for army in &ledger.armies {
            army_rows(ui, desk, army);
            ui.add_space(12.0);
        }
    });
}

fn small_map(ui: &mut Ui, desk: &mut Desk, map: &SmallMap) {
    let (columns, rows) = (f32::from(map.cells.0.max(1)), f32::from(map.cells.1.max(1)));
    let height = (ui.available_width() * rows / columns).min(240.0);
    let frame = paint::strip(ui, height).shrink(2.0);
    let wide = frame.width().min(frame.height() * columns / rows);
    let rect = Rect::from_center_size(frame.center(), vec2(wide, wide * rows / columns));
    let painter = ui.painter();
    desk.pictures.draw_print(painter, &map.picture, rect);
    painter.rect_stroke(rect, 0.0, Stroke::new(2.0, INK), StrokeKind::Outside);
    draw_dots(painter, &desk.palette, rect, map.cells, &map.dots);
    let scale = vec2(rect.width() / columns, rect.height() / rows);
    let [left, top, right, bottom] = map.view;
    let view = Rect::from_min_max(rect.min + vec2(left, top) * scale, rect.min + vec2(right, bottom) * scale);
    let view = view.intersect(rect);
    painter.rect_stroke(view, 2.0, Stroke::new(3.0, INK), StrokeKind::Inside);
    painter.rect_stroke(view, 2.0, Stroke::new(1.5, CREAM), StrokeKind::Inside);
    let response = ui.interact(rect, ui.id().with("small map"), Sense::CLICK | Sense::DRAG);
    if let (true, Some(at)) = (response.clicked() || response.dragged(), response.interact_pointer_pos()) {
        let place = (at - rect.min) / scale;
        desk.push(Intent::CentreOn(Cell::new(place.x as i16, place.y as i16)));
    }
}

/// Draws every primate as a dot in the shape and color of its side, on a small picture of the board with these columns
/// and rows.
pub(super) fn draw_dots(painter: &Painter, palette: &Palette, rect: Rect, cells: (i16, i16), dots: &[(Side, Cell)]) {
    let scale = vec2(rect.width() / f32::from(cells.0.max(1)), rect.height() / f32::from(cells.1.max(1)));
    let dot = scale.x.clamp(3.0, 6.0);
    for (side, cell) in dots {
        let at = rect.min + vec2(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5) * scale;
        let colours = palette.side(*side);
        let place = Rect::from_center_size(at, vec2(dot, dot));
        portrait::side_shape(painter, *side, place.expand(0.5), colours.plate, Stroke::NONE);
        portrait::side_shape(painter, *side, place.shrink(0.5), colours.base, Stroke::NONE);
    }
}

fn army_rows(ui: &mut Ui, desk: &mut Desk, army: &Army) {
    let rect = paint::strip(ui, 28.0);
    let colours = desk.palette.side(army.side);
    let painter = ui.painter();
    painter.rect(rect, BUTTON_CORNER, colours.base, Stroke::new(1.0, colours.dark), StrokeKind::Inside);
    let at = pos2(rect.right() - 10.0, rect.center().y);
    let alive = paint::write(painter, at, Align2::RIGHT_CENTER, &army.alive, light(BUTTON), colours.figure);
    let name = paint::fit(painter, &army.name, head(BUTTON), colours.figure, alive.left() - rect.left() - 20.0);
    paint::put(painter, pos2(rect.left() + 10.0, rect.center().y), Align2::LEFT_CENTER, name);
    ui.add_space(4.0);
    for platoon in &army.platoons {
        for (place, row) in platoon.rows.iter().enumerate() {
            let letter = (place == 0 && army.platoons.len() > 1).then_some(platoon.letter.as_str());
            draw_row(ui, desk, army.side, platoon.now, letter, row, army.platoons.len() > 1);
        }
        ui.add_space(4.0);
    }
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, side: Side, now: bool, letter: Option<&str>, row: &Row, letters: bool) {
    let low = has_room(ui, row, if letters { 58.0 } else { 34.0 });
    let rect = paint::strip(ui, if low { 28.0 } else { 42.0 });
    let response = focus::feel(ui, desk, rect, ui.id().with(("row", row.unit.to_string())), &row.name);
    if row.chosen {
        let gold = paint::mix(PAPER, GOLD, 0.45);
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, gold);
    } else if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let mut left = rect.left();
    if letters {
        if let Some(letter) = letter {
            let token = Rect::from_center_size(pos2(left + 9.0, rect.center().y), vec2(18.0, 18.0));
            let edge = if now { Stroke::new(2.0, GOLD_DEEP) } else { Stroke::new(1.0, INK) };
            portrait::letter_token(ui.painter(), &desk.palette, side, token, letter, edge);
        }
        left += 24.0;
    }
    let card = Rect::from_center_size(pos2(left + 13.0, rect.center().y), vec2(25.0, 25.0));
    row.portrait.draw(ui, desk, card);
    let (line, below) = if low { (rect, None) } else { (rect.with_max_y(rect.top() + 26.0), Some(rect.top() + 33.0)) };
    row_words(ui, desk, line, (left + 34.0, below), row);
    if response.double_clicked() {
        desk.push(Intent::GoTo(row.unit));
    } else if response.clicked() {
        desk.push(Intent::SelectUnit(row.unit));
    }
    let states = row.badges.iter().map(|badge| portrait::badge_word(*badge));
    let state = (!row.state.is_empty()).then(|| row.state.clone());
    let hint = std::iter::once(row.name.clone()).chain(states).chain(state).collect::<Vec<_>>().join(", ");
    widgets::tip(response, &hint, None);
}

/// Room at the right end of a row for what is counted and marked there.
fn tail(ui: &Ui, row: &Row) -> f32 {
    let pips = f32::from(row.actions.1.max(2)) * 11.0 + 6.0;
    let counted = paint::fit(ui.painter(), &row.alive, bold(TEXT), INK, f32::INFINITY).size().x;
    let counted = if row.alive.is_empty() { 0.0 } else { counted.max(18.0) };
    pips + counted + 6.0 + row.badges.len().min(2) as f32 * 18.0
}

/// Whether name and state have room beside each other, this far from the left edge.
fn has_room(ui: &Ui, row: &Row, left: f32) -> bool {
    let wide = |words: &str, font| paint::fit(ui.painter(), words, font, INK, f32::INFINITY).size().x;
    let words = wide(&row.name, text(SMALL)) + wide(&row.state, text(SMALL)) + 12.0;
    row.state.is_empty() || words + tail(ui, row) + left <= ui.available_width()
}

/// Name, state and the rest of a row; without room beside the name, the state is on a line `below` it.
fn row_words(ui: &Ui, desk: &mut Desk, rect: Rect, (left, below): (f32, Option<f32>), row: &Row) {
    let middle = rect.center().y;
    let (have, of) = row.actions;
    let painter = ui.painter();
    for place in 0..of {
        let at = pos2(rect.right() - 5.0 - f32::from(of - 1 - place) * 11.0, middle);
        let fill = if place < have { INK } else { Color32::TRANSPARENT };
        painter.circle(at, 3.5, fill, Stroke::new(1.2, if place < have { INK } else { RULE }));
    }
    let mut right = rect.right() - f32::from(of.max(2)) * 11.0 - 6.0;
    if !row.alive.is_empty() {
        let alive = paint::write(painter, pos2(right, middle), Align2::RIGHT_CENTER, &row.alive, bold(TEXT), INK);
        right = alive.left().min(right - 18.0);
    }
    right -= 6.0;
    let shown = &row.badges[..row.badges.len().min(2)];
    right = portrait::draw_badges(ui, desk, shown, right, middle, 16.0);
    if let Some(middle) = below {
        let state = paint::fit(ui.painter(), &row.state, text(SMALL), row.tone.colour(), rect.right() - left);
        paint::put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, state);
    } else if !row.state.is_empty() {
        let state = paint::fit(ui.painter(), &row.state, text(SMALL), row.tone.colour(), right - left);
        right = paint::put(ui.painter(), pos2(right - 2.0, middle), Align2::RIGHT_CENTER, state).left() - 4.0;
    }
    let colour = if row.portrait.faded { MUTED } else { INK };
    let name = paint::fit_in(ui.painter(), &row.name, &[text(TEXT), text(SMALL)], colour, right - left - 4.0);
    paint::put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, name);
}
