//! A form in a column: one row per unit with the chosen answers, the open row with all its answers, and the button that
//! submits them all.

use super::{
    Desk,
    decision::accept_button,
    focus, paint,
    portrait::Portrait,
    spots::{self, Spot},
    strips,
    style::*,
    widgets,
};
use crate::board::Cell;
use crate::force::{Side, UnitId};
use crate::input::{Act, Intent};
use bevy_egui::egui::{Align2, Id, Rect, Response, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// One answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub title: String,
    /// What is written on it, where it is a card.
    pub cells: Vec<String>,
    /// What is written on it in a few words, beside it.
    pub brief: String,
    /// What it does.
    pub about: String,
    /// The cell that it is about: marked while the pointer or the focus is on the answer.
    pub cell: Option<Cell>,
    /// It has no effect in the current situation.
    pub idle: bool,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its place among all questions.
    pub number: usize,
    /// What it asks.
    pub title: String,
    /// Its answers.
    pub choices: Vec<Choice>,
    /// The chosen one.
    pub taken: usize,
    /// The default one, taken for a player who leaves it to the game.
    pub marked: usize,
    /// Whether the keys answer this question.
    pub current: bool,
}

/// The questions about one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The unit.
    pub unit: Option<UnitId>,
    /// Its card.
    pub portrait: Option<Portrait>,
    /// Its name.
    pub name: String,
    /// Its state.
    pub state: String,
    /// Its face-up cards, cell by cell.
    pub open: Vec<Vec<String>>,
    /// The same in a few words, in a tooltip.
    pub brief: String,
    /// The questions.
    pub items: Vec<Item>,
    /// Whether it is the open one.
    pub chosen: bool,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The side that fills it in.
    pub side: Side,
    /// What it is for.
    pub title: String,
    /// What to do with it.
    pub about: String,
    /// What the button says.
    pub accept: String,
    /// Whether it can be submitted as it is.
    pub may: bool,
    /// Whether the events before it are still being shown: the button then skips to the end of them.
    pub waits: bool,
    /// The key that submits it.
    pub key: String,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// Width of the column.
const WIDTH: f32 = 340.0;
/// The largest share of a narrow window that it takes.
const MOST: f32 = 0.55;
/// Height of the button that submits the form.
const ACCEPT: f32 = 44.0;
/// A cell of a card, and the gap between two.
const BOX: (f32, f32) = (30.0, 22.0);

/// How wide the column is in a window.
pub(super) const fn width(window: f32) -> f32 {
    WIDTH.min(window * MOST)
}

/// Draws the form into its column.
pub fn draw(ui: &mut Ui, desk: &mut Desk, rect: Rect, form: &Form) {
    paint::paper_column(ui.painter(), rect, false);
    widgets::part(ui, "form column", rect, |ui| draw_on(ui, desk, rect, form));
}

fn draw_on(ui: &mut Ui, desk: &mut Desk, rect: Rect, form: &Form) {
    let colours = desk.palette.side(form.side);
    let strip = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + 36.0));
    let painter = ui.painter();
    painter.rect_filled(strip, 0.0, colours.base);
    let title = paint::fit(painter, &form.title, head(SECTION), colours.figure, strip.width() - 24.0);
    paint::put(painter, strip.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, title);
    let body = Rect::from_min_max(pos2(rect.left() + 12.0, strip.bottom() + 6.0), rect.max - vec2(12.0, ACCEPT + 16.0));
    widgets::part(ui, "form", body, |ui| {
        ScrollArea::vertical().id_salt("form").auto_shrink([false, false]).show(ui, |ui| {
            widgets::paragraph(ui, &form.about, text(SMALL), MUTED);
            ui.add_space(4.0);
            for (place, row) in form.rows.iter().enumerate() {
                draw_row(ui, desk, place, row);
            }
        });
    });
    let button = Rect::from_min_max(pos2(rect.left() + 12.0, rect.bottom() - ACCEPT - 8.0), rect.max - vec2(12.0, 8.0));
    widgets::part(ui, "give form", button, |ui| {
        if form.may {
            accept_button(ui, desk, button, &form.accept);
        } else {
            let face = if form.waits { widgets::Face::Paper } else { widgets::Face::Flat };
            let plank =
                widgets::Plank { words: &form.accept, key: &form.key, face, size: SECTION, ..Default::default() };
            if plank.put(ui, desk, "give form", button).clicked() && form.waits {
                desk.push(Intent::Skip);
            }
        }
    });
    point(ui, desk);
    spots::note(ui, Spot::Cards, rect);
}

/// Where the cell of the answer under the pointer is remembered: of this frame, and of the one before.
const POINTED: [&str; 2] = ["form pointed", "form pointed before"];

/// Remembers the cell of an answer that the pointer or the focus is on.
fn note_pointed(ui: &Ui, response: &Response, choice: &Choice) {
    if let Some(cell) = choice.cell.filter(|_| response.hovered() || response.has_focus()) {
        ui.data_mut(|data| data.insert_temp(Id::new(POINTED[0]), cell));
    }
}

/// Points at the cell of the answer under the pointer, and at none when the pointer has left it.
fn point(ui: &Ui, desk: &mut Desk) {
    let now: Option<Cell> = ui.data_mut(|data| data.remove_temp(Id::new(POINTED[0])));
    let before: Option<Cell> = ui.data_mut(|data| data.remove_temp(Id::new(POINTED[1])));
    if let Some(cell) = now {
        ui.data_mut(|data| data.insert_temp(Id::new(POINTED[1]), cell));
    }
    if now != before {
        desk.push(Intent::Hover(now));
    }
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, place: usize, row: &Row) {
    let cards = row.items.iter().any(|item| item.choices.iter().any(|choice| !choice.cells.is_empty()));
    let rect = paint::strip(ui, if cards || !row.open.is_empty() { 54.0 } else { 34.0 });
    let response = focus::feel(ui, desk, rect, ui.id().with(("form row", place)), &row.name);
    let response = if row.brief.is_empty() { response } else { widgets::tip(response, &row.brief, None) };
    let painter = ui.painter();
    let fill = match (row.chosen, response.hovered()) {
        (true, _) => paint::mix(PAPER, GOLD, 0.4),
        (false, true) => PAPER_DEEP,
        _ => PAPER,
    };
    painter.rect_filled(rect.expand2(vec2(6.0, 0.0)), 4.0, fill);
    // The answers chosen for a unit go above the line that ends its row.
    let end = |painter: &bevy_egui::egui::Painter, bottom: f32| {
        painter.hline(rect.expand2(vec2(6.0, 0.0)).x_range(), bottom, Stroke::new(1.0, RULE));
    };
    if row.chosen || cards {
        end(painter, rect.bottom());
    }
    let mut left = rect.left();
    if let Some(portrait) = &row.portrait {
        let card = Rect::from_center_size(pos2(left + 15.0, rect.center().y), vec2(30.0, 30.0));
        portrait.draw(ui, desk, card);
        left += 38.0;
    }
    let line = rect.top() + if cards || !row.open.is_empty() { 14.0 } else { 17.0 };
    let painter = ui.painter();
    let state = paint::fit_in(painter, &row.state, &[text(SMALL), text(10.5)], MUTED, rect.width() * 0.45);
    let state = paint::put(painter, pos2(rect.right(), line), Align2::RIGHT_CENTER, state);
    let name = paint::fit_in(painter, &row.name, &[bold(TEXT), bold(SMALL)], INK, state.left() - left - 8.0);
    paint::put(painter, pos2(left, line), Align2::LEFT_CENTER, name);
    let below = pos2(left, rect.top() + 28.0);
    let mut x = below.x;
    for strip in &row.open {
        x = strips::draw(ui, pos2(x, below.y), (24.0, 20.0), strip, (PAPER_DEEP, MUTED, RULE)) + 5.0;
    }
    if cards {
        if !row.open.is_empty() {
            let arrow = pos2(x + 3.0, below.y + 10.0);
            paint::write(
                ui.painter(),
                arrow,
                Align2::CENTER_CENTER,
                egui_phosphor::regular::CARET_RIGHT,
                text(SMALL),
                MUTED,
            );
            x += 10.0;
        }
        for item in &row.items {
            let Some(choice) = item.choices.get(item.taken) else { continue };
            let ink = if choice.idle { HARM } else { INK };
            x = strips::draw(ui, pos2(x, below.y), (24.0, 20.0), &choice.cells, (CREAM, ink, INK)) + 5.0;
        }
    }
    if response.clicked()
        && let Some(unit) = row.unit
    {
        desk.push(Intent::SelectUnit(unit));
    }
    if row.chosen {
        ui.add_space(4.0);
        let mut number = 1;
        for item in &row.items {
            draw_item(ui, desk, item, &mut number);
        }
        ui.add_space(6.0);
    } else if !cards {
        for item in &row.items {
            let Some(choice) = item.choices.get(item.taken) else { continue };
            let words = format!("{}: {}", item.title, choice.title);
            let line = paint::strip(ui, 19.0);
            let words = paint::fit(ui.painter(), &words, text(SMALL), INK, line.width() - 38.0);
            paint::put(ui.painter(), line.left_center() + vec2(38.0, 0.0), Align2::LEFT_CENTER, words);
        }
        end(ui.painter(), ui.cursor().top());
    }
}

fn draw_item(ui: &mut Ui, desk: &mut Desk, item: &Item, number: &mut usize) {
    let title = paint::strip(ui, 18.0);
    let font = if item.current { bold(SMALL) } else { text(SMALL) };
    paint::write(
        ui.painter(),
        title.left_center(),
        Align2::LEFT_CENTER,
        &item.title,
        font,
        if item.current { INK } else { MUTED },
    );
    // Answers beyond the digits are reached with the arrows.
    if item.current && *number + item.choices.len() > Act::DIGITS.len() + 1 {
        let [left, right] = [Act::CursorLeft, Act::CursorRight].map(|act| desk.hints.of(act).into());
        let further = crate::words::say("window-form-further", &[("left", left), ("right", right)]);
        paint::write(ui.painter(), title.right_center(), Align2::RIGHT_CENTER, &further, text(10.0), MUTED);
    }
    let cards = item.choices.iter().all(|choice| !choice.cells.is_empty());
    if cards {
        draw_cards(ui, desk, item, number);
    } else {
        draw_answers(ui, desk, item, number);
    }
    ui.add_space(4.0);
}

/// The key of an answer, by its number in the row.
fn key<'a>(desk: &Desk<'a>, number: usize) -> &'a str {
    Act::of_number(number).map_or("", |act| desk.hints.of(act))
}

fn draw_cards(ui: &mut Ui, desk: &mut Desk, item: &Item, number: &mut usize) {
    let width = ui.available_width();
    let count = item.choices.iter().map(|choice| choice.cells.len()).max().unwrap_or(1) as f32;
    // Words take a line for each card; without them, cards go beside each other.
    let told = item.choices.iter().any(|choice| !choice.brief.is_empty());
    let pitch = if told { width } else { count * BOX.0 + 22.0 };
    let columns = (width / pitch).floor().max(1.0) as usize;
    // Where the boxes of a card end and its words begin.
    let words_at = |choice: &Choice| 13.0 + choice.cells.len() as f32 * BOX.0 + 6.0;
    for line in item.choices.chunks(columns).enumerate() {
        let tall = |choice: &Choice| strips::height(ui, &choice.brief, pitch - 6.0 - words_at(choice));
        let tallest = line.1.iter().filter(|choice| !choice.brief.is_empty()).map(tall).fold(BOX.1, f32::max);
        let rect = paint::strip(ui, tallest + 6.0);
        for (place, choice) in line.1.iter().enumerate() {
            let at = line.0 * columns + place;
            let corner = rect.left_top() + vec2(place as f32 * pitch, 2.0);
            let whole = Rect::from_min_size(corner, vec2(pitch - 6.0, tallest + 2.0));
            let named = if told { choice.brief.clone() } else { choice.cells.join(", ") };
            let response = focus::feel(ui, desk, whole, ui.id().with(("card", item.number, at)), &named);
            let taken = at == item.taken;
            let fill = match (taken, response.hovered(), choice.idle) {
                (true, ..) => GOLD,
                (false, true, _) => CREAM,
                (false, false, true) => PAPER_DEEP,
                (false, false, false) => PAPER,
            };
            let ink = if choice.idle && !taken { MUTED } else { INK };
            let key = key(desk, *number);
            paint::write(
                ui.painter(),
                corner + vec2(6.0, BOX.1 / 2.0 + 1.0),
                Align2::CENTER_CENTER,
                key,
                text(10.0),
                MUTED,
            );
            let at_box = corner + vec2(13.0, 1.0);
            strips::draw(ui, at_box, BOX, &choice.cells, (fill, ink, if taken { INK } else { RULE }));
            let brief = Rect::from_min_max(pos2(corner.x + words_at(choice), whole.top()), whole.max);
            strips::write(ui, brief, &choice.brief, ink);
            let about = if choice.title.is_empty() {
                choice.about.clone()
            } else {
                format!("{}: {}", choice.title, choice.about)
            };
            if widgets::tip(response, &about, None).clicked() {
                desk.push(Intent::Fill(item.number, at));
            }
            *number += 1;
        }
    }
}

fn draw_answers(ui: &mut Ui, desk: &mut Desk, item: &Item, number: &mut usize) {
    for (at, choice) in item.choices.iter().enumerate() {
        let rect = paint::strip(ui, 24.0);
        let response = focus::feel(ui, desk, rect, ui.id().with(("answer", item.number, at)), &choice.title);
        note_pointed(ui, &response, choice);
        let taken = at == item.taken;
        let fill = match (taken, response.hovered()) {
            (true, _) => GOLD,
            (false, true) => CREAM,
            _ => PAPER_DEEP,
        };
        let painter = ui.painter();
        painter.rect(rect.shrink2(vec2(0.0, 1.0)), 3.0, fill, Stroke::new(1.0, RULE), StrokeKind::Inside);
        let key = key(desk, *number);
        paint::write(painter, rect.left_center() + vec2(9.0, 0.0), Align2::CENTER_CENTER, key, text(10.0), MUTED);
        let usual = if at == item.marked { crate::words::word("window-usual") } else { String::new() };
        let usual = paint::write(
            painter,
            rect.right_center() - vec2(6.0, 0.0),
            Align2::RIGHT_CENTER,
            &usual,
            text(10.0),
            MUTED,
        );
        let words = paint::fit_in(
            painter,
            &choice.title,
            &[text(TEXT), text(SMALL), text(10.5)],
            INK,
            usual.left() - rect.left() - 24.0,
        );
        paint::put(painter, rect.left_center() + vec2(18.0, 0.0), Align2::LEFT_CENTER, words);
        if widgets::tip(response, &choice.about, None).clicked() {
            desk.push(Intent::Fill(item.number, at));
        }
        *number += 1;
    }
}
