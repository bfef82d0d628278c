//! The dice of the battle: each side against its exact average, and every roll with all its terms.

use super::{
    Desk,
    dice::{Die, Lies, draw_die},
    forecast::Term,
    outcome, paint,
    sheet::Tone,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Intent, intent::Rematch},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// One count of a side: the expected value, the actual value, and the difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// What is counted.
    pub words: String,
    /// The exact average.
    pub expected: String,
    /// The actual value.
    pub actual: String,
    /// The difference with its sign.
    pub difference: String,
    /// Whether that is good for the side.
    pub tone: Tone,
}

/// One side's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideDice {
    /// Which side.
    pub side: Side,
    /// Its name.
    pub name: String,
    /// How many rolls this side made.
    pub rolls: String,
    /// Its counts.
    pub balances: Vec<Balance>,
}

/// One roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollLine {
    /// Its number in the battle.
    pub number: String,
    /// The round.
    pub round: String,
    /// The side that it belongs to.
    pub side: Option<Side>,
    /// "Kudu on Vervain", "Baako tests".
    pub words: String,
    /// "16 : 12", or "+1, needs 5".
    pub sums: String,
    /// The dice as they fell.
    pub dice: Vec<Die>,
    /// How many there are, if they are too many to draw.
    pub many: String,
    /// What falls on average, or the chance to pass.
    pub expected: String,
    /// The actual result.
    pub actual: String,
    /// The rule.
    pub rule: String,
    /// Every term, if it is unfolded: one column per power, and one for the chances of the faces.
    pub terms: Vec<Vec<Term>>,
    /// Whether it is unfolded.
    pub open: bool,
}

/// The card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolls {
    /// Both sides.
    pub sides: Vec<SideDice>,
    /// All rolls, the newest first.
    pub lines: Vec<RollLine>,
    /// What was just written, or why that failed.
    pub told: Option<(Tone, String)>,
    /// The seed of the dice; `None` if the dice were set by hand.
    pub seed: Option<u64>,
    /// The battle is over: it can be replayed with these dice.
    pub over: bool,
    /// The word for a round.
    pub round: String,
    /// The dice are thrown in pools, each against a number of its own; otherwise it is power against power.
    pub pools: bool,
}

/// Widths of the columns of numbers: round, powers, dice, average, actual, rule.
const COLUMNS: [f32; 6] = [40.0, 92.0, 84.0, 72.0, 60.0, 52.0];
const ROW: f32 = 28.0;

/// Draws the card in the middle of the window.
pub fn draw(ui: &mut Ui, desk: &mut Desk, rolls: &Rolls) {
    let rect = super::cards::sheet(ui, vec2(900.0, 660.0));
    let inner = rect.shrink(20.0);
    super::cards::title(ui, inner.left_top() + vec2(0.0, 12.0), &word("rolls-title"));
    if let Some(seed) = rolls.seed {
        let words = say("rolls-seed", &[("seed", seed.to_string().into())]);
        let at = inner.right_top() + vec2(0.0, 12.0);
        let covers = paint::write(ui.painter(), at, Align2::RIGHT_CENTER, &words, text(TEXT), MUTED);
        let felt = ui.interact(covers, ui.id().with("seed of the dice"), Sense::hover());
        widgets::tip(felt, &word("rolls-seed-about"), None);
    }
    let foot = foot(ui, desk, inner, rolls);
    let body = Rect::from_min_max(inner.min + vec2(0.0, 34.0), pos2(inner.right(), foot - 8.0));
    widgets::part(ui, "rolls", body, |ui| {
        sides(ui, desk, rolls);
        let heads = paint::strip(ui, 22.0);
        let sums = if rolls.pools { "rolls-needs" } else { "rolls-powers" };
        let titles = [sums, "rolls-dice", "rolls-average", "rolls-came", "rolls-rule"].map(word);
        for (cell, title) in cells(heads).into_iter().zip(std::iter::once(rolls.round.clone()).chain(titles)) {
            paint::write(ui.painter(), cell.right_center(), Align2::RIGHT_CENTER, &title, text(SMALL), MUTED);
        }
        ui.painter().hline(heads.x_range(), heads.bottom() - 1.0, Stroke::new(1.0, RULE));
        ScrollArea::vertical().id_salt("rolls").auto_shrink([false, false]).show(ui, |ui| {
            if rolls.lines.is_empty() {
                widgets::paragraph(ui, &word("rolls-none"), text(TEXT), MUTED);
            }
            for (place, line) in rolls.lines.iter().enumerate() {
                draw_line(ui, desk, place, line);
            }
        });
    });
}

/// The export and back buttons, and what was just written; returns where they begin.
fn foot(ui: &mut Ui, desk: &mut Desk, inner: Rect, rolls: &Rolls) -> f32 {
    let top = inner.bottom() - 38.0;
    let mut right = inner.right();
    let mut planks =
        vec![("window-back", Face::Wood, Intent::Back), ("rolls-export", Face::Paper, Intent::ExportRolls)];
    if rolls.over && rolls.seed.is_some() {
        planks.push(("rolls-again", Face::Paper, Intent::Again(Rematch::SameDice)));
    }
    for (id, face, intent) in planks {
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        let width = plank.width(ui).max(120.0);
        let rect = Rect::from_min_max(pos2(right - width, top), pos2(right, inner.bottom()));
        if plank.put(ui, desk, id, rect).clicked() {
            desk.push(intent);
        }
        right -= width + 8.0;
    }
    if let Some((tone, words)) = &rolls.told {
        let at = pos2(inner.left(), top + 19.0);
        outcome::put(ui, at, words, (&[text(13.0), text(SMALL)], tone.colour()), right - inner.left() - 8.0);
    }
    top
}

/// Both sides, side by side.
fn sides(ui: &mut Ui, desk: &mut Desk, rolls: &Rolls) {
    let sides = &rolls.sides;
    if sides.is_empty() {
        return;
    }
    let rows = sides.iter().map(|side| side.balances.len()).max().unwrap_or(0);
    let strip = paint::strip(ui, 48.0 + rows as f32 * 20.0 + 10.0);
    let width = (strip.width() - 16.0) / 2.0;
    for (place, side) in sides.iter().enumerate() {
        let corner = strip.min + vec2(place as f32 * (width + 16.0), 0.0);
        let rect = Rect::from_min_size(corner, vec2(width, strip.height() - 10.0));
        draw_side(ui, desk, rect, (side, rolls.pools));
    }
}

fn draw_side(ui: &mut Ui, desk: &mut Desk, rect: Rect, (side, pools): (&SideDice, bool)) {
    let about = word(if pools { "rolls-pool-about" } else { "rolls-balance-about" });
    let colours = desk.palette.side(side.side);
    let bar = Rect::from_min_size(rect.min, vec2(rect.width(), 26.0));
    let painter = ui.painter();
    painter.rect(bar, BUTTON_CORNER, colours.base, Stroke::new(1.0, colours.dark), StrokeKind::Inside);
    let at = pos2(bar.left() + 10.0, bar.center().y);
    paint::write(painter, at, Align2::LEFT_CENTER, &side.name, head(BUTTON), colours.figure);
    let at = pos2(bar.right() - 10.0, bar.center().y);
    paint::write(painter, at, Align2::RIGHT_CENTER, &side.rolls, light(16.0), colours.figure);
    for (id, from) in [("rolls-off", 4.0), ("rolls-actual", 64.0), ("rolls-expected", 124.0)] {
        let at = pos2(rect.right() - from, bar.bottom() + 10.0);
        paint::write(painter, at, Align2::RIGHT_CENTER, &word(id), text(SMALL), MUTED);
    }
    for (place, balance) in side.balances.iter().enumerate() {
        let y = bar.bottom() + 28.0 + place as f32 * 20.0;
        let right = |from: f32| pos2(rect.right() - from, y);
        let difference = &balance.difference;
        paint::write(painter, right(4.0), Align2::RIGHT_CENTER, difference, bold(TEXT), balance.tone.colour());
        paint::write(painter, right(64.0), Align2::RIGHT_CENTER, &balance.actual, bold(TEXT), INK);
        paint::write(painter, right(124.0), Align2::RIGHT_CENTER, &balance.expected, text(TEXT), MUTED);
        let words = paint::fit(painter, &balance.words, text(TEXT), INK, rect.width() - 180.0);
        paint::put(painter, pos2(rect.left() + 4.0, y), Align2::LEFT_CENTER, words);
        let row = Rect::from_min_max(pos2(rect.left(), y - 10.0), pos2(rect.right(), y + 10.0));
        let felt = ui.interact(row, ui.id().with(("balance", side.side.index(), place)), Sense::hover());
        widgets::tip(felt, &about, None);
    }
}

/// The columns of numbers, from the left.
fn cells(row: Rect) -> Vec<Rect> {
    let mut left = row.right() - COLUMNS.iter().sum::<f32>();
    let cell = |width: &f32| {
        let rect = Rect::from_min_max(pos2(left, row.top()), pos2(left + width - 6.0, row.bottom()));
        left += width;
        rect
    };
    COLUMNS.iter().map(cell).collect()
}

fn draw_line(ui: &mut Ui, desk: &mut Desk, place: usize, line: &RollLine) {
    let rect = paint::strip(ui, ROW);
    let response = super::focus::feel(ui, desk, rect, ui.id().with(("roll", place)), &line.words);
    if response.hovered() || response.has_focus() || line.open {
        ui.painter().rect_filled(rect, 4.0, PAPER_DEEP);
    }
    let cells = cells(rect);
    let middle = rect.center().y;
    let mut left = rect.left() + 6.0;
    if let Some(side) = line.side {
        let mark = Rect::from_center_size(pos2(left + 5.0, middle), vec2(10.0, 10.0));
        super::portrait::side_shape(ui.painter(), side, mark, desk.palette.side(side).base, Stroke::NONE);
    }
    left += 18.0;
    let painter = ui.painter();
    let number =
        paint::write(painter, pos2(left + 26.0, middle), Align2::RIGHT_CENTER, &line.number, text(13.0), MUTED);
    left = number.right() + 10.0;
    let words = paint::fit(painter, &line.words, text(TEXT), INK, cells[0].left() - left - 6.0);
    paint::put(painter, pos2(left, middle), Align2::LEFT_CENTER, words);
    let values = [(0, &line.round, MUTED), (1, &line.sums, INK), (3, &line.expected, MUTED), (4, &line.actual, INK)];
    for (cell, words, colour) in values {
        let font = if cell == 4 { bold(TEXT) } else { text(TEXT) };
        paint::write(painter, cells[cell].right_center(), Align2::RIGHT_CENTER, words, font, colour);
    }
    for (place, die) in line.dice.iter().rev().enumerate() {
        let at = pos2(cells[2].right() - 10.0 - place as f32 * 25.0, middle);
        draw_die(painter, Rect::from_center_size(at, vec2(20.0, 20.0)), die, die.lies == Lies::Kept, 1.0);
    }
    paint::write(painter, cells[2].right_center(), Align2::RIGHT_CENTER, &line.many, text(TEXT), INK);
    widgets::rule_id(ui, desk, &line.rule, cells[5].right_center());
    if widgets::tip(response, &word("rolls-unfold"), None).clicked() {
        desk.push(Intent::Roll(place));
    }
    if line.open {
        unfolded(ui, desk, &line.terms);
    }
}

/// Every term of a roll under its line, column beside column.
fn unfolded(ui: &mut Ui, desk: &mut Desk, columns: &[Vec<Term>]) {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let strip = paint::strip(ui, rows as f32 * 19.0 + 6.0).shrink2(vec2(24.0, 0.0));
    let width = strip.width() / columns.len().max(1) as f32;
    for (column, terms) in columns.iter().enumerate() {
        for (row, term) in terms.iter().enumerate() {
            let corner = strip.min + vec2(column as f32 * width, row as f32 * 19.0);
            unfolded_term(ui, desk, Rect::from_min_size(corner, vec2(width - 20.0, 19.0)), term);
        }
    }
}

fn unfolded_term(ui: &mut Ui, desk: &mut Desk, rect: Rect, term: &Term) {
    let painter = ui.painter();
    // A total has no rule of its own and is in bold.
    let font = if term.rule.is_some() { text(13.0) } else { bold(13.0) };
    let at = pos2(rect.right() - 44.0, rect.center().y);
    let value = paint::write(painter, at, Align2::RIGHT_CENTER, &term.value, bold(13.0), INK);
    let words = paint::fit(painter, &term.words, font, INK, value.left() - rect.left() - 8.0);
    paint::put(painter, rect.left_center(), Align2::LEFT_CENTER, words);
    if let Some(rule) = &term.rule {
        widgets::rule_id(ui, desk, rule, rect.right_center());
    }
}
