//! The card of a campaign that has to be answered or read: a meeting, the aftermath of a battle, the end.

use super::{
    super::{Desk, paint, pictures::Drawing, placing, style::*, widgets},
    Button, ShellGrid, grid, put_button, tribe_colours,
};
use crate::{
    input::{CampaignTurn, Intent},
    view::art::icons::DieLook,
};
use bevy_egui::egui::{Align2, Color32, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// One of the troops that meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Box {
    /// Its tribe, by its seat.
    pub tribe: u8,
    /// The troop.
    pub name: String,
    /// Its role and its player.
    pub about: String,
    /// Its figures.
    pub rows: Vec<(String, String)>,
}

/// The forecast of a battle from test runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// The percentage of the runs that the first won, and the second.
    pub wins: (u8, u8),
    /// The same in words, with the number of runs.
    pub words: String,
}

/// A roll on a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roll {
    /// The tribe, by its seat.
    pub tribe: u8,
    /// The primate it is for.
    pub name: String,
    /// The pile it was in.
    pub pile: String,
    /// The dice.
    pub dice: Vec<u8>,
    /// The result.
    pub fate: String,
    /// Whether that is worse than missing a battle.
    pub bad: bool,
    /// The table used for the result, in one sentence.
    pub table: String,
    /// The rule of that table.
    pub rule: String,
}

/// Something to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// What it is about.
    pub label: String,
    /// The options.
    pub options: Vec<String>,
    /// The index of the chosen option.
    pub chosen: usize,
}

/// A card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paper {
    /// The tribe whose color it has, by its seat.
    pub tribe: Option<u8>,
    /// Its title.
    pub title: String,
    /// Sentences below that.
    pub about: Vec<String>,
    /// The troops that meet.
    pub sides: Vec<Box>,
    /// How it may end.
    pub odds: Option<Odds>,
    /// Rolls on tables.
    pub rolls: Vec<Roll>,
    /// Figures.
    pub rows: Vec<(String, String)>,
    /// The grid that is shelled.
    pub grid: Option<ShellGrid>,
    /// Things to choose.
    pub choices: Vec<Choice>,
    /// The possible answers.
    pub buttons: Vec<Button>,
}

const WIDTH: f32 = 620.0;

/// Draws it over the map: in the middle, or where it covers less of the hexes it is about. Returns the area it covers.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, paper: &Paper, (map, asked): (Rect, &[Rect])) -> Rect {
    let width = WIDTH.min(map.width() - 48.0);
    let size = vec2(width, height(ui, paper, width).min(map.height() - 32.0));
    let middle = Rect::from_center_size(pos2(map.center().x.round(), map.center().y.round()), size);
    let places = std::iter::once(middle).chain(placing::corners(map.shrink(16.0), size));
    let rect = placing::clearest(places, asked).unwrap_or(middle);
    paint::paper_card(ui.painter(), rect);
    let strip = Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(rect.width() - 8.0, 42.0));
    let (fill, figure) = paper.tribe.map_or((WOOD, CREAM), |tribe| {
        let colours = tribe_colours(desk.palette, tribe);
        (colours.base, colours.figure)
    });
    ui.painter().rect_filled(strip, 4.0, fill);
    let title = paint::fit(ui.painter(), &paper.title, head(HEAD), figure, strip.width() - 24.0);
    paint::put(ui.painter(), strip.left_center() + vec2(14.0, 1.0), Align2::LEFT_CENTER, title);
    let foot = if paper.buttons.is_empty() { 10.0 } else { 58.0 };
    let body = Rect::from_min_max(strip.left_bottom() + vec2(14.0, 8.0), rect.max - vec2(18.0, foot));
    widgets::part(ui, "campaign card", body, |ui| {
        ScrollArea::vertical().id_salt(("campaign card", &paper.title)).auto_shrink([false, false]).show(ui, |ui| {
            content(ui, desk, paper);
        });
    });
    let mut right = rect.right() - 16.0;
    for (place, button) in paper.buttons.iter().enumerate().rev() {
        let at = pos2(right, rect.bottom() - 32.0);
        right = put_button(ui, desk, ("card button", place), button, at).left() - 10.0;
    }
    rect
}

fn height(ui: &Ui, paper: &Paper, width: f32) -> f32 {
    let wrapped = |words: &String| paint::wrap(ui.painter(), words, text(15.0), INK, width - 40.0).size().y + 4.0;
    let about: f32 = paper.about.iter().map(wrapped).sum();
    let most = paper.sides.iter().map(|side| side.rows.len()).max();
    let sides = most.map_or(0.0, |rows| 62.0 + rows as f32 * 21.0);
    let odds = if paper.odds.is_some() { ODDS } else { 0.0 };
    let grid = paper.grid.as_ref().map_or(0.0, grid::height);
    let choices: f32 = paper.choices.iter().map(|choice| 30.0 + lines(choice) * OPTION).sum();
    let row = |(words, value): &(String, String)| if value.is_empty() { wrapped(words) } else { 22.0 };
    let rest = grid + paper.rolls.len() as f32 * ROLL + paper.rows.iter().map(row).sum::<f32>() + choices;
    46.0 + 20.0 + about + sides + odds + rest + if paper.buttons.is_empty() { 14.0 } else { 64.0 }
}

const ROLL: f32 = 32.0;
const OPTION: f32 = 34.0;
/// With more options than this, the player steps through them one by one.
const LISTED: usize = 6;

/// How many lines the options need.
fn lines(choice: &Choice) -> f32 {
    if choice.options.len() > LISTED { 1.0 } else { choice.options.len() as f32 }
}
const ODDS: f32 = 66.0;

fn content(ui: &mut Ui, desk: &mut Desk, paper: &Paper) {
    // Nothing is revealed about shells before they have fallen.
    let (all, landed) = paper.grid.as_ref().map_or((0, 0), |grid| (grid.shells.len(), grid::landed(ui, grid)));
    let has_all = landed == all;
    if all == 0 {
        about(ui, paper);
    }
    sides(ui, desk, &paper.sides);
    if let Some(odds) = &paper.odds {
        odds_bar(ui, desk, paper, odds);
    }
    if let Some(grid) = &paper.grid {
        grid::draw(ui, desk, grid);
    }
    // The overall result goes above the many dice behind it.
    let told = if has_all { paper.rows.len() } else { landed.min(paper.rows.len()) };
    for (words, value) in &paper.rows[..told] {
        if value.is_empty() {
            widgets::paragraph(ui, words, text(15.0), INK);
            ui.add_space(4.0);
        } else {
            widgets::line(ui, words, value, [text(15.0), bold(15.0)], [INK, INK], 22.0);
        }
    }
    if !has_all {
        return;
    }
    if all > 0 {
        about(ui, paper);
    }
    for roll in &paper.rolls {
        roll_row(ui, desk, roll);
    }
    for (place, choice) in paper.choices.iter().enumerate() {
        // Two wrecks may have the same name, so each choice is identified by its index.
        let step = ui.push_id(("choice", place), |ui| choose(ui, desk, choice)).inner;
        if let Some(by) = step {
            desk.push(Intent::Campaign(CampaignTurn::Fate(place, by)));
        }
    }
}

fn about(ui: &mut Ui, paper: &Paper) {
    for words in &paper.about {
        widgets::paragraph(ui, words, text(15.0), INK);
        ui.add_space(4.0);
    }
}

/// Something to choose: every option, one below the other. Returns by how many places the choice moves.
fn choose(ui: &mut Ui, desk: &Desk, choice: &Choice) -> Option<i8> {
    widgets::paragraph(ui, &choice.label, bold(TEXT), INK);
    let mut step = None;
    let row = |ui: &mut Ui| {
        let row = paint::strip(ui, OPTION);
        Rect::from_min_size(row.min, vec2(row.width(), OPTION - 4.0))
    };
    if choice.options.len() > LISTED {
        let rect = row(ui);
        let value = choice.options.get(choice.chosen).map_or("", String::as_str);
        step = widgets::stepper(ui, desk, rect, &choice.label, value, widgets::Face::Paper);
    } else {
        for (place, words) in choice.options.iter().enumerate() {
            let face = if place == choice.chosen { widgets::Face::Gold } else { widgets::Face::Paper };
            let plank = widgets::Plank { words, face, size: 16.0, ..widgets::Plank::default() };
            let rect = row(ui);
            if plank.put(ui, desk, ("option", place), rect).clicked() && place != choice.chosen {
                step = Some((place as isize - choice.chosen as isize).clamp(-100, 100) as i8);
            }
        }
    }
    ui.add_space(6.0);
    step
}

fn sides(ui: &mut Ui, desk: &Desk, sides: &[Box]) {
    let Some(rows) = sides.iter().map(|side| side.rows.len()).max() else { return };
    let strip = paint::strip(ui, 62.0 + rows as f32 * 21.0);
    let width = (strip.width() - 16.0) / sides.len() as f32;
    for (place, side) in sides.iter().enumerate() {
        let left = strip.left() + place as f32 * (width + 16.0);
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(width, strip.height() - 8.0));
        let colours = tribe_colours(desk.palette, side.tribe);
        let painter = ui.painter();
        painter.rect(rect, CORNER, PAPER_DEEP, Stroke::new(1.5, colours.base), StrokeKind::Inside);
        painter.rect_filled(rect.with_max_x(rect.left() + 7.0), 3.0, colours.base);
        let at = pos2(rect.left() + 16.0, rect.top() + 16.0);
        let name = paint::fit(painter, &side.name, head(SECTION), INK, width - 26.0);
        paint::put(painter, at, Align2::LEFT_CENTER, name);
        let about = paint::fit(painter, &side.about, text(13.0), MUTED, width - 26.0);
        paint::put(painter, at + vec2(0.0, 20.0), Align2::LEFT_CENTER, about);
        let inner = Rect::from_min_max(rect.min + vec2(16.0, 48.0), rect.max - vec2(10.0, 0.0));
        widgets::part(ui, &format!("side {place}"), inner, |ui| {
            for (words, value) in &side.rows {
                widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 21.0);
            }
        });
    }
}

fn odds_bar(ui: &mut Ui, desk: &Desk, paper: &Paper, odds: &Odds) {
    let strip = paint::strip(ui, ODDS);
    let bar = Rect::from_min_size(strip.min + vec2(0.0, 4.0), vec2(strip.width(), 18.0));
    let painter = ui.painter();
    painter.rect_filled(bar, 4.0, TAN);
    let base = |place: usize| paper.sides.get(place).map_or(MUTED, |side| tribe_colours(desk.palette, side.tribe).base);
    let wide = |percent: u8| bar.width() * f32::from(percent) / 100.0;
    let (first, second) = odds.wins;
    painter.rect_filled(bar.with_max_x(bar.left() + wide(first)), 4.0, base(0));
    painter.rect_filled(bar.with_min_x(bar.right() - wide(second)), 4.0, base(1));
    painter.rect_stroke(bar, 4.0, Stroke::new(1.0, INK), StrokeKind::Inside);
    let percent = |percent: u8| format!("{percent} %");
    let (left, right) = (bar.left_center() + vec2(8.0, 0.0), bar.right_center() - vec2(8.0, 0.0));
    if first >= 12 {
        paint::write(painter, left, Align2::LEFT_CENTER, &percent(first), bold(13.0), CREAM);
    }
    if second >= 12 {
        paint::write(painter, right, Align2::RIGHT_CENTER, &percent(second), bold(13.0), CREAM);
    }
    let words = paint::wrap(painter, &odds.words, text(13.0), MUTED, strip.width());
    paint::put(painter, pos2(strip.left(), bar.bottom() + 4.0), Align2::LEFT_TOP, words);
}

fn roll_row(ui: &mut Ui, desk: &mut Desk, roll: &Roll) {
    let rect = paint::strip(ui, ROLL);
    let colours = tribe_colours(desk.palette, roll.tribe);
    ui.painter().rect_filled(Rect::from_min_size(rect.min + vec2(0.0, 4.0), vec2(5.0, ROLL - 8.0)), 2.0, colours.base);
    let third = rect.width() * 0.46;
    for (place, face) in roll.dice.iter().enumerate() {
        let worst = roll.dice.iter().max() == Some(face);
        let look = if worst { DieLook::Plain } else { DieLook::SetAside };
        let middle = pos2(rect.left() + third + 14.0 + place as f32 * 28.0, rect.center().y);
        desk.pictures.draw(ui.painter(), Drawing::Die(*face, look), middle, 24.0);
    }
    let painter = ui.painter();
    let pile = paint::fit(painter, &roll.pile, text(13.0), MUTED, third * 0.55);
    let name = paint::fit(painter, &roll.name, bold(TEXT), INK, third - pile.size().x - 30.0);
    paint::put(painter, rect.left_center() + vec2(14.0, 0.0), Align2::LEFT_CENTER, name);
    paint::put(painter, pos2(rect.left() + third - 6.0, rect.center().y), Align2::RIGHT_CENTER, pile);
    let id = ui.id().with(("roll", widgets::steady(ui, rect)));
    widgets::tip(ui.interact(rect, id, Sense::hover()), &roll.table, Some(&roll.rule));
    let painter = ui.painter();
    let color: Color32 = if roll.bad { HARM } else { INK };
    let left = rect.left() + third + 76.0;
    let fate = paint::fit(painter, &roll.fate, bold(TEXT), color, rect.right() - left);
    paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, fate);
}
