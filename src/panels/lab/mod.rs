//! The lab: the question on the left, curves or a board in the middle, details on the right.

use super::{
    Desk, outcome, paint,
    style::*,
    title,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, Intent, LabTurn},
    words::{say, word},
};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

mod curves;
mod question;
mod sheet;
mod shelf;

pub use curves::{Curve, Dot};
pub use question::Row;
pub use sheet::{Battle, Heat, Looked};
pub use shelf::Run;

/// Everything that the lab shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lab {
    /// The factors of the question.
    pub rows: Vec<Row>,
    /// Its seed.
    pub seed: String,
    /// "1600 battles".
    pub total: String,
    /// The measures that can be plotted.
    pub measures: Vec<String>,
    /// The chosen measure.
    pub measure: usize,
    /// Whether that is a rate in percent.
    pub rate: bool,
    /// The range of its axis.
    pub axis: (f64, f64),
    /// The lowest and the highest density of the main run, in percent.
    pub range: (f64, f64),
    /// Whether it is on a level, which has no density.
    pub level: bool,
    /// What the values mean.
    pub values: String,
    /// Why not to trust the plot.
    pub caution: Option<String>,
    /// Set if a run for a different question is in progress.
    pub other: Option<String>,
    /// The curves, that of the main run first.
    pub curves: Vec<Curve>,
    /// The names of the runs, the main one first.
    pub names: Vec<String>,
    /// The selected point.
    pub point: Option<u16>,
    /// The details of that point.
    pub looked: Option<Looked>,
    /// Whether its board is still being looked up.
    pub looking: bool,
    /// The run in progress.
    pub progress: Option<Progress>,
    /// Whether the board is shown instead of the curves.
    pub leaf: bool,
    /// The runs to choose from, while the list is open.
    pub shelf: Vec<Run>,
    /// The outcome of the last action.
    pub told: Option<Result<String, String>>,
    /// Whether a report can be written.
    pub may_report: bool,
}

/// The progress of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// From 0 to 1.
    pub share: f32,
    /// The same in words, with the rate and the time left.
    pub words: String,
}

/// Width of the columns, in points.
const COLUMN: f32 = 296.0;

/// Below this width there is room for only one column.
const NARROW: f32 = 860.0;

/// From this width on, the text about a run fits at the bottom.
const ROOMY: f32 = 1000.0;

/// Draws the lab; returns what it leaves for the board, which is nothing while curves are drawn.
pub fn draw(root: &mut Ui, desk: &mut Desk, lab: &Lab) -> (Rect, Vec<Rect>) {
    let whole = root.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 44.0));
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 56.0), whole.max);
    let body = Rect::from_min_max(top.left_bottom(), foot.right_top());
    // A narrow window has one column: the question, or the selected point.
    let narrow = body.width() < NARROW;
    let column = COLUMN.min(body.width() / if narrow { 2.4 } else { 3.0 });
    let left = Rect::from_min_size(body.min, vec2(column, body.height()));
    let right = Rect::from_min_max(pos2(body.right() - if narrow { 0.0 } else { column }, body.top()), body.max);
    let middle = Rect::from_min_max(left.right_top(), right.left_bottom());
    if !lab.leaf {
        widgets::part(root, "table", middle, |ui| title::draw_table(ui, desk));
        let card = middle.shrink(14.0);
        paint::paper_card(root.painter(), card);
        widgets::part(root, "curves", card.shrink(14.0), |ui| curves::draw(ui, desk, lab));
    }
    if narrow && lab.looked.is_some() {
        widgets::column(root, "sheet", left, false, |ui| {
            to_question(ui, desk);
            sheet::draw(ui, desk, lab);
        });
    } else {
        widgets::column(root, "question", left, false, |ui| question::draw(ui, desk, lab));
    }
    if !narrow {
        widgets::column(root, "sheet", right, true, |ui| sheet::draw(ui, desk, lab));
    }
    top_bar(root, desk, top, lab);
    foot_bar(root, desk, foot, lab);
    let mut islands = Vec::new();
    if !lab.shelf.is_empty() {
        islands.push(shelf::draw(root, desk, middle, lab));
    }
    (if lab.leaf { middle } else { Rect::ZERO }, islands)
}

/// The button that leads back to the question in a window with room for only one column.
fn to_question(ui: &mut Ui, desk: &mut Desk) {
    let strip = paint::strip(ui, 36.0);
    let words = word("lab-question");
    let plank = Plank { words: &words, centred: true, ..Plank::default() };
    let rect = Rect::from_min_size(strip.min, vec2(strip.width(), 30.0));
    if plank.put(ui, desk, "lab question", rect).clicked() {
        desk.push(Intent::Lab(LabTurn::Question));
    }
}

fn top_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, lab: &Lab) {
    paint::wood_bar(ui.painter(), bar, false);
    let middle = bar.center().y;
    let at = pos2(bar.left() + 16.0, middle);
    let head_rect = paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("lab-head"), head(HEAD), CREAM);
    let mut right = bar.right() - 12.0;
    for (board, id) in [(true, "lab-leaf-board"), (false, "lab-leaf-curves")] {
        let words = word(id);
        let may = !board || lab.looked.is_some();
        let face = match (may, lab.leaf == board) {
            (false, _) => Face::Flat,
            (true, true) => Face::Gold,
            (true, false) => Face::Wood,
        };
        let plank = Plank { words: &words, face, centred: true, ..Plank::default() };
        let width = plank.width(ui).max(92.0);
        let rect = Rect::from_min_size(pos2(right - width, middle - 15.0), vec2(width, 30.0));
        let response = plank.put(ui, desk, ("leaf", board), rect);
        let about = if may { String::new() } else { word("lab-choose-point") };
        if widgets::tip(response, &about, None).clicked() && may {
            desk.push(Intent::Lab(LabTurn::Leaf(board)));
        }
        right = rect.left() - 8.0;
    }
    let (words, colour) = match &lab.told {
        Some(Ok(words)) => (words.clone(), CREAM),
        Some(Err(words)) => (words.clone(), GOLD),
        // In a narrow window there is no room for a run's text beside the buttons at the bottom.
        None => match lab.progress.as_ref().filter(|_| bar.width() < ROOMY) {
            Some(progress) => (progress.words.clone(), CREAM),
            None => (lab.names.join("   |   "), CREAM_MUTED),
        },
    };
    let left = head_rect.right() + 24.0;
    outcome::put(ui, pos2(left, middle), &words, (&[text(TEXT)], colour), right - left - 12.0);
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, lab: &Lab) {
    paint::wood_bar(ui.painter(), bar, true);
    let middle = bar.center().y + 1.0;
    let mut left = bar.left() + 12.0;
    let shown = !lab.curves.is_empty();
    for (id, key, intent, may) in [
        ("window-back", desk.hints.of(Act::Back), Intent::Back, true),
        ("lab-runs", "", Intent::Lab(LabTurn::Shelf), true),
        ("lab-plot", "", Intent::Lab(LabTurn::Plot), shown),
        ("lab-report", "", Intent::Lab(LabTurn::Page), lab.may_report),
    ] {
        let words = word(id);
        let plank = Plank { words: &words, key, face: if may { Face::Wood } else { Face::Flat }, ..Plank::default() };
        let width = plank.width(ui).max(88.0);
        let rect = Rect::from_min_size(pos2(left, middle - 18.0), vec2(width, 36.0));
        let response = plank.put(ui, desk, id, rect);
        let about = match id {
            "window-back" => String::new(),
            "lab-report" if shown && !may => word("lab-report-later"),
            id => word(&format!("{id}-about")),
        };
        if widgets::tip(response, &about, None).clicked() && may {
            desk.push(intent);
        }
        left = rect.right() + 8.0;
    }
    let (id, face, intent) = match lab.progress {
        Some(_) => ("lab-stop", Face::Dark(HARM), LabTurn::Stop),
        None => ("lab-run", Face::Gold, LabTurn::Run),
    };
    let words = word(id);
    let key = if lab.progress.is_none() { desk.hints.of(Act::Choose) } else { "" };
    let plank = Plank { words: &words, key, face, size: SECTION, ..Plank::default() };
    let width = plank.width(ui).max(150.0);
    let rect = Rect::from_min_size(pos2(bar.right() - 12.0 - width, middle - 20.0), vec2(width, 40.0));
    if plank.put(ui, desk, "lab run", rect).clicked() {
        desk.push(Intent::Lab(intent));
    }
    let room = Rect::from_min_max(pos2(left + 8.0, bar.top() + 8.0), pos2(rect.left() - 16.0, bar.bottom() - 8.0));
    match &lab.progress {
        Some(progress) => bar_of(ui, room, progress, bar.width() >= ROOMY),
        None => {
            let words = say("lab-waits", &[("total", lab.total.as_str().into())]);
            let words = paint::wrap(ui.painter(), &words, text(SMALL), CREAM_MUTED, room.width());
            paint::put(ui.painter(), room.right_center(), Align2::RIGHT_CENTER, words);
        }
    }
}

/// The progress bar of a run, with its text above if it fits.
fn bar_of(ui: &Ui, room: Rect, progress: &Progress, roomy: bool) {
    let painter = ui.painter();
    if roomy {
        let words = paint::fit(painter, &progress.words, text(TEXT), CREAM, room.width());
        paint::put(painter, room.left_top() + vec2(0.0, 9.0), Align2::LEFT_CENTER, words);
    }
    let groove = Rect::from_min_max(pos2(room.left(), room.bottom() - 14.0), pos2(room.right(), room.bottom() - 4.0));
    painter.rect(groove, CornerRadius::same(4), WOOD_EDGE, Stroke::NONE, StrokeKind::Inside);
    let x = groove.left() + groove.width() * progress.share.clamp(0.0, 1.0);
    painter.rect(groove.with_max_x(x), CornerRadius::same(4), GOLD_DEEP, Stroke::NONE, StrokeKind::Inside);
}
