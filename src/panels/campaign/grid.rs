//! The grid of a troop that is shelled in its own hex: its squads, and where shells fall.

use super::{
    super::{Desk, focus, paint, style::*, widgets},
    tribe_colours,
};
use crate::{
    input::{CampaignTurn, Intent},
    words::say,
};
use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// Size of a square, in pixels.
const SQUARE: f32 = 38.0;
/// Size of the numbers beside the grid, in pixels.
const EDGE: f32 = 22.0;
/// Seconds from one shell to the next.
const FALL: f64 = 0.6;

/// Height of a grid with its numbers.
pub(super) fn height(grid: &ShellGrid) -> f32 {
    EDGE + f32::from(grid.side) * SQUARE + 12.0
}

/// The grid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShellGrid {
    /// Its columns and rows.
    pub side: u8,
    /// The tribe being shelled, by its seat.
    pub tribe: u8,
    /// Squads with their squares: columns and rows from 1.
    pub squads: Vec<((u8, u8), String)>,
    /// The squad that the next chosen square is for; `None` if they all stay where they are.
    pub chosen: Option<usize>,
    /// Where shells fell, in order, and whether each hit somebody.
    pub shells: Vec<((u8, u8), bool)>,
    /// Distinguishes one shelling from another, so that each is shown from its first shell on.
    pub number: usize,
}

/// Draws it, with the names of the squads beside it.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, grid: &ShellGrid) {
    let strip = paint::strip(ui, height(grid));
    let corner = strip.min + vec2(EDGE, EDGE);
    let square = |(column, row): (u8, u8)| {
        let at = vec2(f32::from(column - 1), f32::from(row - 1)) * SQUARE;
        Rect::from_min_size(corner + at, vec2(SQUARE, SQUARE))
    };
    for number in 1..=grid.side {
        let (top, left) = (square((number, 1)), square((1, number)));
        let words = number.to_string();
        paint::write(
            ui.painter(),
            top.center_top() - vec2(0.0, 10.0),
            Align2::CENTER_CENTER,
            &words,
            text(13.0),
            MUTED,
        );
        paint::write(
            ui.painter(),
            left.left_center() - vec2(11.0, 0.0),
            Align2::CENTER_CENTER,
            &words,
            text(13.0),
            MUTED,
        );
    }
    for row in 1..=grid.side {
        for column in 1..=grid.side {
            one(ui, desk, grid, (column, row), square((column, row)));
        }
    }
    let fallen = fallen(ui, grid);
    for (place, (at, hit)) in grid.shells.iter().enumerate() {
        let since = fallen - place as f32;
        if since > 0.0 {
            burst(ui, square(*at), *hit, since.min(1.0), (place + 1).to_string());
        }
    }
    names(ui, desk, grid, strip.with_min_x(corner.x + f32::from(grid.side) * SQUARE + 18.0));
}

/// How many shells have landed so far.
pub(super) fn landed(ui: &Ui, grid: &ShellGrid) -> usize {
    if grid.shells.is_empty() { 0 } else { (fallen(ui, grid) as usize).min(grid.shells.len()) }
}

/// How many shells have fallen so far, the last one as a fraction.
fn fallen(ui: &Ui, grid: &ShellGrid) -> f32 {
    let now = ui.ctx().input(|input| input.time);
    let began: f64 = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(Id::new(("shelling", grid.number)), || now));
    let fallen = ((now - began) / FALL) as f32;
    if fallen < grid.shells.len() as f32 {
        ui.ctx().request_repaint();
    }
    fallen
}

/// One square, with the squad on it.
fn one(ui: &mut Ui, desk: &mut Desk, grid: &ShellGrid, at: (u8, u8), rect: Rect) {
    let here = grid.squads.iter().position(|(square, _)| *square == at);
    let places = grid.chosen.is_some();
    let response =
        ui.interact(rect, Id::new(("shell square", at)), if places { Sense::click() } else { Sense::hover() });
    let painter = ui.painter();
    let fill = if places && response.hovered() { TAN } else { PAPER_DEEP };
    painter.rect(rect, 0.0, fill, Stroke::new(1.0, RULE), StrokeKind::Middle);
    if let Some(place) = here {
        let colours = tribe_colours(desk.palette, grid.tribe);
        let chosen = grid.chosen == Some(place);
        painter.circle(
            rect.center(),
            SQUARE * 0.38,
            colours.base,
            Stroke::new(if chosen { 3.0 } else { 1.5 }, if chosen { GOLD } else { colours.dark }),
        );
        paint::write(painter, rect.center(), Align2::CENTER_CENTER, &letter(place), bold(15.0), colours.figure);
    }
    if !places {
        return;
    }
    let terms = [("column", i64::from(at.0).into()), ("row", i64::from(at.1).into())];
    let words = here.map_or_else(|| say("campaign-square", &terms), |place| grid.squads[place].1.clone());
    focus::name(&response, &words, true);
    if widgets::tip(response, &words, None).clicked() {
        desk.push(Intent::Campaign(CampaignTurn::Square(at.0, at.1)));
    }
}

/// A falling shell: it hits somebody, or only the ground.
fn burst(ui: &Ui, rect: Rect, hit: bool, share: f32, number: String) {
    let painter = ui.painter();
    let (middle, color) = (rect.center(), if hit { HARM } else { MUTED });
    if share < 1.0 {
        let from = middle - vec2(0.0, (1.0 - share) * 60.0);
        painter.circle_filled(from, 4.0, INK);
        painter.line_segment([from - vec2(0.0, 14.0), from], Stroke::new(2.0, INK.gamma_multiply(0.5)));
        return;
    }
    for ray in 0..8_u8 {
        let angle = f32::from(ray) * std::f32::consts::TAU / 8.0;
        let way = vec2(angle.cos(), angle.sin());
        painter.line_segment([middle + way * 11.0, middle + way * SQUARE * 0.46], Stroke::new(3.0, color));
    }
    painter.circle(middle, 10.0, Color32::from_rgb(0xFF, 0xF8, 0xE4), Stroke::new(2.0, color));
    paint::write(painter, middle, Align2::CENTER_CENTER, &number, bold(12.0), color);
}

fn names(ui: &mut Ui, desk: &mut Desk, grid: &ShellGrid, rect: Rect) {
    let colours = tribe_colours(desk.palette, grid.tribe);
    let tall = ((height(grid) - EDGE) / grid.squads.len().max(1) as f32).min(30.0);
    for (place, (_, name)) in grid.squads.iter().enumerate() {
        let top = rect.top() + EDGE + place as f32 * tall;
        let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), tall - 2.0));
        let painter = ui.painter();
        painter.circle(row.left_center() + vec2(11.0, 0.0), 10.0, colours.base, Stroke::new(1.0, colours.dark));
        let at = row.left_center() + vec2(11.0, 0.0);
        paint::write(painter, at, Align2::CENTER_CENTER, &letter(place), bold(12.0), colours.figure);
        let chosen = grid.chosen == Some(place);
        let words = paint::fit(painter, name, if chosen { bold(TEXT) } else { text(TEXT) }, INK, row.width() - 30.0);
        paint::put(painter, row.left_center() + vec2(28.0, 0.0), Align2::LEFT_CENTER, words);
        if grid.chosen.is_some() {
            let response = ui.interact(row, Id::new(("shell squad", place)), Sense::click());
            focus::name(&response, name, true);
            if response.clicked() {
                desk.push(Intent::Campaign(CampaignTurn::Squad(place)));
            }
        }
    }
}

/// The letter of a squad on the grid.
fn letter(place: usize) -> String {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    letters.get(place).map_or_else(|| (place + 1).to_string(), |letter| char::from(*letter).to_string())
}
