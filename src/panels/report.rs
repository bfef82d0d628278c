//! What was rolled at the start of a turn, in one table: the unit, the dice, what each must show, and the result.

use super::{
    Desk,
    dice::{self, Die},
    focus, paint, placing,
    portrait::Portrait,
    sheet::Tone,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::UnitId,
    input::{Intent, intent::Fold},
    words::word,
};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

/// One check.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Which unit; a click chooses it.
    pub unit: UnitId,
    /// Its leader's card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// What it rolled for.
    pub why: String,
    /// Its dice; those that count are kept.
    pub dice: Vec<Die>,
    /// What a die must show.
    pub limit: String,
    /// The result.
    pub result: String,
    /// Whether that is good or bad for it.
    pub tone: Tone,
    /// The rule of the check.
    pub rule: String,
}

/// Checks of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What they are.
    pub title: String,
    /// A row each.
    pub rows: Vec<Row>,
}

/// The card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// The side whose turn it is, and the round.
    pub title: String,
    /// The tables.
    pub tables: Vec<Table>,
}

const WIDTH: f32 = 560.0;
/// The largest share of the map that it covers, so that the board stays visible below; longer cards scroll.
const MOST: f32 = 0.6;
const LEAST: f32 = 220.0;
/// A map lower than this is mostly left free, since the player has to see it to answer a question.
const LOW: f32 = 420.0;
const MOST_OF_LOW: f32 = 0.36;
/// Room for two rows, which then have no headings.
const LEAST_OF_LOW: f32 = 118.0;
const ROW: f32 = 32.0;
const HEADS: f32 = 20.0;
const NAME: f32 = 26.0;
const TITLE: f32 = 30.0;
const DIE: f32 = 20.0;
/// The room for a die, and the height of a line of dice.
const PITCH: (f32, f32) = (DIE + 5.0, DIE + 4.0);
/// Dice in a line: a pool takes several lines.
const IN_LINE: usize = 6;
/// Room for what a die must show, and for the rule at the end.
const LIMIT: f32 = 42.0;
const RULE_ROOM: f32 = 44.0;

/// In a card narrower than this a row has no columns: name, dice and result go below each other.
const STACKED: f32 = 420.0;
/// Height of the line of a result below its dice.
const RESULT: f32 = 22.0;

fn is_stacked(width: f32) -> bool {
    width < STACKED
}

/// How many dice fit in a line of a row this wide.
fn in_line(width: f32) -> usize {
    if is_stacked(width) { ((width / PITCH.0) as usize).max(1) } else { IN_LINE }
}

fn row_height(painter: &Painter, row: &Row, width: f32) -> f32 {
    let dice = row.dice.len().div_ceil(in_line(width)).max(1) as f32 * PITCH.1;
    match is_stacked(width) {
        true if is_short(painter, row, width) => ROW + dice + 8.0,
        true => ROW + dice + RESULT + 8.0,
        false => ROW.max(dice + 8.0),
    }
}

/// Whether the result fits beside its dice, where rows have no columns.
fn is_short(painter: &Painter, row: &Row, width: f32) -> bool {
    let result = paint::width_of(painter, &row.result, bold(TEXT));
    beside_dice(row) + LIMIT + result + RULE_ROOM <= width
}

/// The width of a row's dice in one line.
fn beside_dice(row: &Row) -> f32 {
    row.dice.len() as f32 * PITCH.0 + 6.0
}

/// Whether two tables without dice go beside each other: each row is a name with words below it.
fn is_beside(report: &Report, width: f32) -> bool {
    let rows = || report.tables.iter().flat_map(|table| &table.rows);
    report.tables.len() == 2 && !is_stacked(width) && rows().all(|row| row.dice.is_empty())
}

/// Height of a name with words below it.
const BRIEF: f32 = 36.0;

fn height(painter: &Painter, report: &Report, width: f32, is_low: bool) -> f32 {
    if is_beside(report, width) {
        let rows = report.tables.iter().map(|table| table.rows.len()).max().unwrap_or(0);
        return NAME + rows as f32 * BRIEF + 4.0;
    }
    let rows = |table: &Table| table.rows.iter().map(|row| row_height(painter, row, width)).sum::<f32>();
    let heads = if is_stacked(width) || is_low { 0.0 } else { HEADS };
    let tables: f32 = report.tables.iter().map(|table| NAME + heads + rows(table) + 8.0).sum();
    if is_low { tables - NAME } else { tables }
}

/// The largest height of the card on a map this high; the player may have to answer a question about the map meanwhile.
fn most(map: f32, asked: bool) -> f32 {
    if map < LOW || asked { (map * MOST_OF_LOW).max(LEAST_OF_LOW) } else { (map * MOST).max(LEAST) }
}

/// Draws the card at the upper or the lower edge of the map, where it covers less of the others, such as the pieces asked
/// about; returns the area it covers.
pub(super) fn draw(
    ui: &mut Ui,
    desk: &mut Desk,
    (map, others): (Rect, &[Rect]),
    (report, asked): (&Report, bool),
) -> Rect {
    let width = WIDTH.min(map.width() - 24.0);
    let is_low = map.height() < LOW;
    let wanted = TITLE + 24.0 + height(ui.painter(), report, width - 28.0, is_low);
    let size = vec2(width, wanted.min(most(map.height(), asked)).min(map.height() - 16.0));
    let left = (map.center().x - size.x / 2.0).floor();
    let places = [map.top() + 8.0, map.bottom() - size.y - 8.0].map(|top| Rect::from_min_size(pos2(left, top), size));
    let rect = placing::clearest(places, others).unwrap_or(map);
    paint::paper_card(ui.painter(), rect);
    ui.interact(rect, ui.id().with("report"), Sense::CLICK);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let close = Rect::from_min_size(pos2(inner.right() - 28.0, inner.top()), vec2(28.0, 26.0));
    // Where there is little room, the first table's title goes beside the main title.
    let first = report.tables.first().filter(|_| is_low).map(|table| table.title.as_str());
    let beside = close.left() - inner.left() - 8.0;
    let both = first.map(|first| format!("{} \u{b7} {first}", report.title));
    let both = both.filter(|both| paint::width_of(ui.painter(), both, head(SECTION)) <= beside);
    let title = both.as_deref().unwrap_or(&report.title);
    let title = paint::fit(ui.painter(), title, head(SECTION), INK, beside);
    paint::put(ui.painter(), pos2(inner.left(), close.center().y), Align2::LEFT_CENTER, title);
    let plank =
        Plank { sign: egui_phosphor::regular::X, face: Face::Paper, centred: true, size: 14.0, ..Plank::default() };
    if widgets::tip(plank.put(ui, desk, "close report", close), &word("report-close"), None).clicked() {
        desk.push(Intent::Fold(Fold::Report));
    }
    let body = Rect::from_min_max(pos2(inner.left(), inner.top() + TITLE), inner.max);
    widgets::part(ui, "report rows", body, |ui| {
        ScrollArea::vertical().id_salt("report scroll").auto_shrink([false, false]).show(ui, |ui| {
            if is_beside(report, body.width()) {
                return draw_both(ui, desk, &report.tables);
            }
            for (place, table) in report.tables.iter().enumerate() {
                let named = !is_low || place > 0;
                ui.push_id(place, |ui| draw_table(ui, desk, table, (named, !is_low)));
            }
        });
    });
    rect
}

/// Where the columns of dice, limit and result begin: as wide as their content.
fn columns(ui: &Ui, rect: Rect, table: &Table) -> [f32; 3] {
    let wide = |row: &Row| paint::width_of(ui.painter(), &row.result, bold(TEXT));
    let widest = table.rows.iter().map(wide).fold(64.0, f32::max).min(rect.width() * 0.34);
    let dice = table.rows.iter().map(|row| row.dice.len()).max().unwrap_or(0).clamp(1, in_line(rect.width()));
    let result = rect.right() - RULE_ROOM - widest;
    let limit = result - LIMIT;
    [limit - dice as f32 * PITCH.0 - 4.0, limit, result].map(f32::floor)
}

fn draw_table(ui: &mut Ui, desk: &mut Desk, table: &Table, (named, headed): (bool, bool)) {
    if named {
        let rect = paint::strip(ui, NAME);
        let title = paint::fit(ui.painter(), &table.title, head(BUTTON), INK, rect.width());
        paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, title);
    }
    let room = ui.available_rect_before_wrap();
    let columns = (!is_stacked(room.width())).then(|| columns(ui, room, table));
    // If nothing was rolled, the rows need no headings.
    let rolled = table.rows.iter().any(|row| !row.dice.is_empty());
    if let Some(columns) = columns.filter(|_| headed && rolled) {
        draw_heads(ui, columns);
    }
    for (place, row) in table.rows.iter().enumerate() {
        draw_row(ui, desk, (place, row), columns);
    }
    ui.add_space(8.0);
}

/// Two tables beside each other.
fn draw_both(ui: &mut Ui, desk: &mut Desk, tables: &[Table]) {
    ui.columns(tables.len(), |columns| {
        for (ui, table) in columns.iter_mut().zip(tables) {
            let rect = paint::strip(ui, NAME);
            let title = paint::fit(ui.painter(), &table.title, head(BUTTON), INK, rect.width());
            paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, title);
            for (place, row) in table.rows.iter().enumerate() {
                draw_brief(ui, desk, place, row);
            }
        }
    });
}

/// A unit and its result, with the rest in words below.
fn draw_brief(ui: &mut Ui, desk: &mut Desk, place: usize, row: &Row) {
    // Words that fit in no single line take more of them.
    let (painter, room) = (ui.painter(), ui.available_width() - 39.0);
    let fonts = [text(SMALL), text(10.5), text(9.0)];
    let why = Some(paint::fit_in(painter, &row.why, &fonts, MUTED, room)).filter(|why| !why.elided);
    let why = why.unwrap_or_else(|| paint::wrap(painter, &row.why, text(9.0), MUTED, room));
    let more = (why.size().y - BRIEF / 2.0).max(0.0);
    let rect = paint::strip(ui, BRIEF + more);
    let response = focus::feel(ui, desk, rect, ui.id().with(("report row", place)), &row.name);
    if response.hovered() {
        ui.painter().rect_filled(rect, 4.0, PAPER_DEEP);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 14.0, rect.top() + BRIEF / 2.0), vec2(26.0, 26.0));
    row.portrait.draw(ui, desk, card);
    let (painter, left, middle) = (ui.painter(), card.right() + 8.0, card.center().y);
    let result = paint::fit_in(painter, &row.result, &[bold(SMALL), bold(10.5)], INK, (rect.right() - left) * 0.5);
    let result = paint::put(painter, pos2(rect.right() - 4.0, middle - 8.0), Align2::RIGHT_CENTER, result);
    let room = result.left() - left - 6.0;
    let name = paint::fit_in(painter, &row.name, &[bold(TEXT), bold(SMALL), bold(10.5)], INK, room);
    paint::put(painter, pos2(left, middle - 8.0), Align2::LEFT_CENTER, name);
    paint::put(painter, pos2(left, middle + 8.0 + more / 2.0), Align2::LEFT_CENTER, why);
    if widgets::tip(response, &format!("{}: {}. {}", row.name, row.why, row.result), None).clicked() {
        desk.push(Intent::GoTo(row.unit));
    }
}

/// The heading of each column.
fn draw_heads(ui: &mut Ui, [dice, limit, result]: [f32; 3]) {
    let heads = paint::strip(ui, HEADS);
    for (x, id) in
        [(heads.left(), "report-unit"), (dice, "report-dice"), (limit, "report-limit"), (result, "report-result")]
    {
        paint::write(ui.painter(), pos2(x, heads.center().y), Align2::LEFT_CENTER, &word(id), text(SMALL), MUTED);
    }
    ui.painter().hline(heads.x_range(), heads.bottom() - 0.5, Stroke::new(1.0, RULE));
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, (place, row): (usize, &Row), columns: Option<[f32; 3]>) {
    let rect = paint::strip(ui, row_height(ui.painter(), row, ui.available_width()));
    let response = focus::feel(ui, desk, rect, ui.id().with(("report row", place)), &row.name);
    if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    match columns {
        Some(columns) => draw_beside(ui, desk, rect, row, columns),
        None => draw_below(ui, desk, rect, row),
    }
    if widgets::tip(response, &word("report-go"), None).clicked() {
        desk.push(Intent::GoTo(row.unit));
    }
}

/// A row in columns.
fn draw_beside(ui: &mut Ui, desk: &mut Desk, rect: Rect, row: &Row, [dice, limit, result]: [f32; 3]) {
    let middle = rect.center().y;
    draw_who(ui, desk, Rect::from_min_max(rect.min, pos2(dice - 10.0, rect.bottom())), row);
    let lines = row.dice.len().div_ceil(in_line(rect.width()));
    draw_dice(ui, pos2(dice, middle - lines as f32 * PITCH.1 / 2.0), row, rect.width());
    paint::write(ui.painter(), pos2(limit + 2.0, middle), Align2::LEFT_CENTER, &row.limit, bold(TEXT), INK);
    draw_result(ui, desk, Rect::from_x_y_ranges(result..=rect.right(), rect.y_range()), row);
}

/// A row without columns: the unit, then the dice, then what they must show and the result.
fn draw_below(ui: &mut Ui, desk: &mut Desk, rect: Rect, row: &Row) {
    draw_who(ui, desk, Rect::from_min_size(rect.min, vec2(rect.width(), ROW)), row);
    draw_dice(ui, pos2(rect.left(), rect.top() + ROW), row, rect.width());
    let (left, height) = match is_short(ui.painter(), row, rect.width()) {
        true => (rect.left() + beside_dice(row), PITCH.1),
        false => (rect.left(), RESULT),
    };
    let bottom = rect.bottom() - 6.0;
    let last = Rect::from_min_max(pos2(left, bottom - height), pos2(rect.right(), bottom));
    let limit = paint::fit(ui.painter(), &row.limit, bold(TEXT), INK, LIMIT);
    paint::put(ui.painter(), last.left_center(), Align2::LEFT_CENTER, limit);
    draw_result(ui, desk, Rect::from_min_max(pos2(last.left() + LIMIT, last.top()), last.max), row);
    ui.painter().hline(rect.x_range(), rect.bottom() - 1.5, Stroke::new(1.0, RULE));
}

/// The leader's card and the name; the reason for the roll goes at the end of the line, or below the name if there is
/// no room.
fn draw_who(ui: &mut Ui, desk: &mut Desk, rect: Rect, row: &Row) {
    let card = Rect::from_center_size(pos2(rect.left() + 14.0, rect.center().y), vec2(26.0, 26.0));
    row.portrait.draw(ui, desk, card);
    let (middle, left) = (rect.center().y, card.right() + 8.0);
    let (painter, room) = (ui.painter(), rect.right() - left);
    let [name, why] =
        [(&row.name, bold(TEXT)), (&row.why, text(SMALL))].map(|(words, font)| paint::width_of(painter, words, font));
    let is_line = name + why + 8.0 <= room;
    let (high, low) = if is_line { (middle, middle) } else { (middle - 8.0, middle + 8.0) };
    let name = paint::fit_in(painter, &row.name, &[bold(TEXT), bold(SMALL)], INK, room);
    paint::put(painter, pos2(left, high), Align2::LEFT_CENTER, name);
    let why = paint::fit_in(painter, &row.why, &[text(SMALL), text(10.5), text(9.0)], MUTED, room);
    let (at, align) = if is_line { (rect.right(), Align2::RIGHT_CENTER) } else { (left, Align2::LEFT_CENTER) };
    paint::put(painter, pos2(at, low), align, why);
}

/// The dice, starting at this corner, in as many lines as they take in a row this wide.
fn draw_dice(ui: &Ui, corner: Pos2, row: &Row, width: f32) {
    for (line, dice) in row.dice.chunks(in_line(width)).enumerate() {
        for (number, die) in dice.iter().enumerate() {
            let gap = (PITCH.1 - DIE) / 2.0;
            let at = corner + vec2(number as f32 * PITCH.0, line as f32 * PITCH.1 + gap);
            dice::draw_die(ui.painter(), Rect::from_min_size(at, vec2(DIE, DIE)), die, false, 1.0);
        }
    }
}

/// The result, and the rule at the end.
fn draw_result(ui: &mut Ui, desk: &mut Desk, rect: Rect, row: &Row) {
    let colour = if row.tone == Tone::Plain { INK } else { row.tone.colour() };
    let room = rect.width() - RULE_ROOM + 4.0;
    let words = paint::fit_in(ui.painter(), &row.result, &[bold(TEXT), bold(SMALL)], colour, room);
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, words);
    widgets::rule_id(ui, desk, &row.rule, rect.right_center());
}
