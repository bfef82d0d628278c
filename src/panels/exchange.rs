//! Both sides, enemy by enemy: one row each with what we could do to them and they to us, and the exact odds in a
//! tooltip.

use super::{
    Desk, Why,
    forecast::{Term, side_text},
    odds::{self, Odds, per_cent},
    paint,
    portrait::Portrait,
    style::*,
    widgets,
};
use crate::{
    force::UnitId,
    input::Intent,
    words::{say, word},
};
use bevy_egui::egui::{Align2, Color32, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;
use std::sync::Arc;

/// How many are exposed to a unit's guns, and how well covered they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// In the open.
    pub open: usize,
    /// In cover.
    pub covered: usize,
    /// Out of sight or reach.
    pub safe: usize,
}

/// One direction of an exchange of fire.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// Shooter and target: "Kudu on Vervain".
    pub title: String,
    /// "16 : 12"; empty if no one can shoot.
    pub sums: String,
    /// How many fall, on average.
    pub felled: String,
    /// How many dice are rolled, and which side keeps which.
    pub dice: String,
    /// The chances.
    pub odds: Odds,
    /// Each shooter with the cover of its targets.
    pub shooters: Vec<(String, Cover)>,
    /// Every term separately, while the breakdown key is held.
    pub terms: Vec<Term>,
    /// Whether it can happen only later: the shooters have something else to do first.
    pub later: bool,
    /// What else there is to say: what comes first, and what may follow.
    pub notes: Vec<String>,
    /// Why no one can shoot.
    pub why: Option<Why>,
}

/// One enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which unit; a click shows the exchange with it in full.
    pub unit: UnitId,
    /// Its leader's card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// What is at stake, in tenths of a primate: the heaviest rows come first.
    pub weight: u32,
    /// How well our members are covered from its guns.
    pub cover: Cover,
    /// Whether it is on overwatch.
    pub watches: bool,
    /// What we could do to it.
    pub ours: Way,
    /// What it could do to us.
    pub theirs: Way,
    /// Whether the forecast below is about it.
    pub chosen: bool,
}

/// The table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// From where: "from there", "from here".
    pub place: String,
    /// What each column counts: "you wound", "they wound".
    pub heads: [String; 2],
    /// The text shown if there are no rows.
    pub nobody: String,
    /// One row per enemy, the heaviest first.
    pub rows: Vec<Row>,
}

const ROW: f32 = 36.0;
const GAP: f32 = 10.0;

/// Draws the table from the top of a column.
pub fn draw(ui: &mut Ui, desk: &mut Desk, exchange: &Exchange) {
    let rect = widgets::section(ui, &word("window-exchange"), &exchange.place, MUTED);
    let felt = ui.interact(rect, ui.id().with("exchange head"), Sense::hover());
    widgets::tip(felt, &word("window-exchange-about"), None);
    if !exchange.nobody.is_empty() {
        widgets::paragraph(ui, &exchange.nobody, text(13.0), MUTED);
        return;
    }
    let heads = paint::strip(ui, 18.0);
    let named = named(ui, exchange, heads.width());
    let [ours, theirs] = columns(heads, named);
    for (cell, words) in [ours, theirs].into_iter().zip(&exchange.heads) {
        let words = paint::fit(ui.painter(), words, text(SMALL), MUTED, cell.width());
        paint::put(ui.painter(), cell.left_center(), Align2::LEFT_CENTER, words);
    }
    for (place, row) in exchange.rows.iter().enumerate() {
        draw_row(ui, desk, (place, named), row);
    }
}

/// The least width of a face with its name, and of a column of numbers.
const NAMED: f32 = 104.0;
const NUMBERS: f32 = 77.0;

/// The width of faces and names: as much as the longest name wants, if the numbers leave room for it.
fn named(ui: &Ui, exchange: &Exchange, width: f32) -> f32 {
    let wish = |row: &Row| paint::width_of(ui.painter(), &row.name, bold(13.0)) + 38.0;
    let most = (width - 2.0 * (NUMBERS + GAP)).max(NAMED);
    exchange.rows.iter().map(wish).fold(NAMED, f32::max).min(most)
}

/// The two columns of numbers, beside faces and names of this width.
fn columns(row: Rect, named: f32) -> [Rect; 2] {
    let width = ((row.width() - named - 2.0 * GAP) / 2.0).floor();
    let right = Rect::from_min_max(pos2(row.right() - width, row.top()), row.right_bottom());
    [right.translate(vec2(-width - GAP, 0.0)), right]
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, (place, named): (usize, f32), row: &Row) {
    // A name of several lines pushes the signs below it down.
    let words = name_words(ui, row, INK, room(ui.available_width(), named));
    let rect = paint::strip(ui, ROW + further(&words));
    let response = super::focus::feel(ui, desk, rect, ui.id().with(("exchange", place)), &row.name);
    if row.chosen {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, paint::mix(PAPER, GOLD, 0.45));
    } else if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 12.0, rect.center().y), vec2(24.0, 24.0));
    row.portrait.draw(ui, desk, card);
    let [ours, theirs] = columns(rect, named);
    let words = Rect::from_min_max(pos2(card.right() + 6.0, rect.top()), pos2(ours.left() - 6.0, rect.bottom()));
    name(ui, desk, words, row);
    draw_way(ui, desk, ours, (place, "ours"), &row.ours);
    draw_way(ui, desk, theirs, (place, "theirs"), &row.theirs);
    let response = widgets::tip(response, &hint(row), None);
    if response.clicked() {
        desk.push(Intent::Against(row.unit));
    }
}

/// The room for a name between its face and the numbers.
fn room(row: f32, named: f32) -> f32 {
    row - 2.0 * ((row - named - 2.0 * GAP) / 2.0).floor() - GAP - 36.0
}

/// A name in one line, or else in two, or in as many as it needs.
fn name_words(ui: &Ui, row: &Row, colour: Color32, width: f32) -> Arc<Galley> {
    let one = paint::fit_in(ui.painter(), &row.name, &[bold(13.0), bold(SMALL)], colour, width);
    if !one.elided {
        return one;
    }
    let wrapped = |size: f32| paint::wrap(ui.painter(), &row.name, bold(size), colour, width);
    let two = [SMALL, 11.0, 10.5].into_iter().map(wrapped).find(|words| words.rows.len() <= 2);
    two.unwrap_or_else(|| wrapped(SMALL))
}

/// The height of all lines but the first.
fn further(words: &Galley) -> f32 {
    words.rows.first().map_or(0.0, |first| (words.size().y - first.rect().height()).max(0.0).ceil())
}

fn name(ui: &Ui, desk: &Desk, rect: Rect, row: &Row) {
    let painter = ui.painter();
    let name = name_words(ui, row, side_text(desk, row.unit.side), rect.width());
    let below = rect.top() + 25.0 + further(&name);
    let half = name.rows.first().map_or(0.0, |first| first.rect().center().y);
    paint::put(painter, pos2(rect.left(), rect.top() + 11.0 - half), Align2::LEFT_TOP, name);
    let mut x = rect.left();
    let counts = [(signs::EYE, row.cover.open, HARM), (signs::SHIELD, row.cover.covered, GOOD)];
    for (sign, count, colour) in counts.into_iter().filter(|(_, count, _)| *count > 0) {
        let words = format!("{sign}{count}");
        x = paint::write(painter, pos2(x, below), Align2::LEFT_CENTER, &words, text(SMALL), colour).right() + 5.0;
    }
    if row.watches {
        paint::write(painter, pos2(x, below), Align2::LEFT_CENTER, signs::BINOCULARS, text(SMALL), INK);
    }
}

/// What the signs in a row mean.
fn hint(row: &Row) -> String {
    let mut words =
        say("exchange-cover", &[("unit", row.name.as_str().into()), ("how", cover_words(row.cover).into())]);
    if row.watches {
        words = format!("{words}\n{}", word("exchange-watches"));
    }
    format!("{words}\n{}", word("exchange-click"))
}

/// How many are covered how well, in words.
pub fn cover_words(cover: Cover) -> String {
    let terms = [("open", cover.open.into()), ("covered", cover.covered.into()), ("safe", cover.safe.into())];
    say(if cover.safe == 0 { "exchange-lie" } else { "exchange-lie-safe" }, &terms)
}

fn draw_way(ui: &mut Ui, desk: &mut Desk, rect: Rect, id: (usize, &str), way: &Way) {
    let response = super::focus::feel(ui, desk, rect, ui.id().with(("way", id)), &word(id.1));
    let middle = rect.top() + 11.0;
    let painter = ui.painter();
    if way.sums.is_empty() {
        paint::write(painter, pos2(rect.left(), middle), Align2::LEFT_CENTER, "\u{2013}", text(13.0), MUTED);
        let Some(why) = &way.why else { return };
        if widgets::tip_why(response, why).clicked() {
            desk.push(Intent::Help(why.rule.clone()));
        }
        return;
    }
    let (felled, colour) = if way.later { (format!("({})", way.felled), MUTED) } else { (way.felled.clone(), INK) };
    let felled = paint::write(painter, pos2(rect.left(), middle), Align2::LEFT_CENTER, &felled, bold(TEXT), colour);
    // Several required numbers may be wider than the column: the tooltip has all of them.
    let sums = paint::fit(painter, &way.sums, text(SMALL), MUTED, rect.right() - felled.right() - 4.0);
    paint::put(painter, pos2(rect.right(), middle), Align2::RIGHT_CENTER, sums);
    let bar = Rect::from_min_size(pos2(rect.left(), rect.top() + 21.0), vec2(rect.width(), 9.0));
    odds::paint_bar(ui, bar, &way.odds);
    explain(response, way);
}

/// Everything known about one direction: dice, exact chances, cover from each shooter; every term while the key is
/// held.
fn explain(response: Response, way: &Way) {
    response.on_hover_ui(|ui| {
        ui.set_max_width(TIP_WIDTH);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(paint::tones(&[(&format!("{}: {}", way.title, way.sums), bold(TEXT), CREAM)], TIP_WIDTH));
        ui.label(paint::tones(&[(&way.dice, text(13.0), CREAM_MUTED)], TIP_WIDTH));
        for chance in &way.odds.0 {
            tip_line(ui, &chance.words, &per_cent(chance.tenths), Some(chance.result.colour()));
        }
        for note in &way.notes {
            ui.label(paint::tones(&[(note, text(13.0), GOLD)], TIP_WIDTH));
        }
        ui.add_space(4.0);
        if way.terms.is_empty() {
            for (name, cover) in &way.shooters {
                tip_line(ui, name, &cover_words(*cover), None);
            }
            ui.label(paint::tones(&[(&word("window-hold-breakdown"), text(SMALL), GOLD)], TIP_WIDTH));
        }
        for term in &way.terms {
            tip_line(ui, &term.words, &term.value, None);
        }
    });
}

/// Text on the left and a value on the right of a tooltip, after a color swatch.
pub fn tip_line(ui: &mut Ui, words: &str, value: &str, swatch: Option<Color32>) {
    let (_, rect) = ui.allocate_space(vec2(TIP_WIDTH, 17.0));
    let painter = ui.painter();
    let mut left = rect.left();
    if let Some(colour) = swatch {
        let square = Rect::from_center_size(pos2(left + 5.0, rect.center().y), vec2(10.0, 10.0));
        painter.rect(square, 0.0, colour, Stroke::new(1.0, CREAM_MUTED), StrokeKind::Inside);
        left += 16.0;
    }
    let value = paint::write(painter, rect.right_center(), Align2::RIGHT_CENTER, value, bold(13.0), CREAM);
    let words = paint::fit(painter, words, text(13.0), CREAM, value.left() - left - 8.0);
    paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, words);
}
