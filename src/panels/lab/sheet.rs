//! Everything about one point: its values, its boards with what happened where, the battles on them.

use super::{Lab, curves};
use crate::{
    input::{Intent, LabTurn},
    panels::{
        Desk, Print, focus, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    view::art::overlay::{HEAT_STEPS, heat},
    words::word,
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// A point, and one of its boards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Looked {
    /// "At 45 %".
    pub head: String,
    /// The names of the runs, if there are several.
    pub runs: Vec<String>,
    /// How much data that rests on in each run.
    pub carried: Vec<String>,
    /// The measured values, with their intervals in each run.
    pub values: Vec<(String, Vec<String>)>,
    /// "Board 2 of 10".
    pub board: String,
    /// Whether it is the first, and whether it is the last.
    pub ends: (bool, bool),
    /// A small picture of the board with its heat map.
    pub picture: Option<Print>,
    /// The available overlays.
    pub marks: Vec<String>,
    /// The chosen overlay.
    pub mark: usize,
    /// What its shades mean, starting with zero; empty without an overlay.
    pub heat: Vec<Heat>,
    /// The battles on it.
    pub rows: Vec<Battle>,
    /// Something to know.
    pub note: Option<String>,
}

/// A shade of the heat map on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heat {
    /// Its step, starting with zero.
    pub step: u8,
    /// The count per square that it stands for.
    pub words: String,
}

/// A battle on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Battle {
    /// Its number in the run.
    pub index: u64,
    /// The winner.
    pub words: String,
    /// How it went.
    pub about: String,
}

/// Draws it.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, lab: &Lab) {
    let Some(looked) = &lab.looked else {
        widgets::section(ui, &word("lab-point"), "", INK);
        widgets::paragraph(ui, &word("lab-choose-point"), text(TEXT), MUTED);
        return;
    };
    let several = looked.runs.len() > 1;
    let rests = if several { "" } else { looked.carried.first().map_or("", String::as_str) };
    widgets::section(ui, &looked.head, rests, INK);
    let colour = |place: usize| if several { curves::color(place) } else { INK };
    for (place, (run, carried)) in looked.runs.iter().zip(&looked.carried).enumerate() {
        widgets::paragraph(ui, run, bold(13.0), colour(place));
        widgets::paragraph(ui, carried, text(13.0), MUTED);
    }
    for (words, values) in &looked.values {
        let label = paint::strip(ui, 18.0);
        paint::write(ui.painter(), label.left_center(), Align2::LEFT_CENTER, words, text(13.0), MUTED);
        for (place, value) in values.iter().enumerate() {
            let value = paint::wrap(ui.painter(), value, bold(TEXT), colour(place), ui.available_width());
            let row = paint::strip(ui, value.size().y.max(20.0));
            paint::put(ui.painter(), row.left_center(), Align2::LEFT_CENTER, value);
        }
    }
    paint::divider(ui);
    board(ui, desk, looked, lab.looking);
    marks(ui, desk, looked);
    legend(ui, looked);
    if let Some(note) = &looked.note {
        widgets::paragraph(ui, note, text(13.0), MUTED);
    }
    if looked.rows.is_empty() {
        return;
    }
    ui.add_space(6.0);
    widgets::section(ui, &word("lab-battles-here"), "", INK);
    for battle in &looked.rows {
        row(ui, desk, battle);
    }
}

fn board(ui: &mut Ui, desk: &mut Desk, looked: &Looked, looking: bool) {
    let strip = paint::strip(ui, 34.0);
    for (by, sign, end) in [(-1, signs::CARET_LEFT, looked.ends.0), (1, signs::CARET_RIGHT, looked.ends.1)] {
        let left = if by < 0 { strip.left() } else { strip.right() - 30.0 };
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(30.0, 28.0));
        let face = if end { Face::Flat } else { Face::Wood };
        let plank = Plank { words: sign, face, centred: true, ..Plank::default() };
        let response = plank.put(ui, desk, ("board", by), rect);
        focus::name(&response, &looked.board, !end);
        if response.clicked() && !end {
            desk.push(Intent::Lab(LabTurn::Board(by)));
        }
    }
    let at = pos2(strip.center().x, strip.top() + 14.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &looked.board, head(BUTTON), INK);
    let ratio = looked.picture.as_ref().map_or(1.5, |print| print.ratio().max(0.1));
    let frame = paint::strip(ui, ui.available_width() / ratio + 6.0).shrink(2.0);
    match &looked.picture {
        Some(print) => desk.pictures.draw_print(ui.painter(), print, frame),
        None => {
            ui.painter().rect_filled(frame, 0.0, PAPER_DEEP);
            let words = if looking { word("lab-looking") } else { String::new() };
            paint::write(ui.painter(), frame.center(), Align2::CENTER_CENTER, &words, text(TEXT), MUTED);
        }
    }
    ui.painter().rect_stroke(frame, 0.0, Stroke::new(1.5, INK), StrokeKind::Outside);
    ui.add_space(4.0);
}

/// What the shades mean: a patch for each, with its counts.
fn legend(ui: &mut Ui, looked: &Looked) {
    if looked.heat.is_empty() {
        return;
    }
    let (row, gap) = (paint::strip(ui, 24.0), 3.0);
    let width = (row.width() + gap) / looked.heat.len() as f32;
    for (place, shade) in looked.heat.iter().enumerate() {
        let corner = row.min + vec2(place as f32 * width, 0.0);
        let patch = Rect::from_min_size(corner, vec2(width - gap, 18.0));
        let [red, green, blue] = heat(shade.step);
        let fill = Color32::from_rgb(red, green, blue);
        ui.painter().rect(patch, 2.0, fill, Stroke::new(1.0, RULE), StrokeKind::Inside);
        let ink = if shade.step > HEAT_STEPS / 2 { CREAM } else { INK };
        let words = paint::fit(ui.painter(), &shade.words, text(SMALL), ink, patch.width() - 4.0);
        paint::put(ui.painter(), patch.center(), Align2::CENTER_CENTER, words);
    }
    let response = ui.interact(row, ui.id().with("heat"), Sense::hover());
    widgets::tip(response, &word("lab-heat-head"), None);
}

fn marks(ui: &mut Ui, desk: &mut Desk, looked: &Looked) {
    let gap = 4.0;
    for (line, chunk) in looked.marks.chunks(3).enumerate() {
        let row = paint::strip(ui, 30.0);
        let width = (row.width() + gap) / 3.0 - gap;
        for (column, words) in chunk.iter().enumerate() {
            let place = line * 3 + column;
            let face = if place == looked.mark { Face::Gold } else { Face::Wood };
            let plank = Plank { words, face, centred: true, size: 14.0, ..Plank::default() };
            let corner = row.min + vec2(column as f32 * (width + gap), 0.0);
            if plank.put(ui, desk, ("mark", place), Rect::from_min_size(corner, vec2(width, 26.0))).clicked() {
                desk.push(Intent::Lab(LabTurn::Mark(place)));
            }
        }
    }
}

/// A battle; a press opens it as a replay.
fn row(ui: &mut Ui, desk: &mut Desk, battle: &Battle) {
    let strip = paint::strip(ui, 42.0);
    let rect = strip.with_max_y(strip.bottom() - 2.0);
    let response = focus::feel(ui, desk, rect, ui.id().with(("battle", battle.index)), &battle.words);
    let lit = response.hovered() || response.has_focus();
    ui.painter().rect(
        rect,
        BUTTON_CORNER,
        if lit { RULE } else { PAPER_DEEP },
        Stroke::new(1.0, RULE),
        StrokeKind::Inside,
    );
    paint::write(
        ui.painter(),
        rect.right_center() - vec2(8.0, 0.0),
        Align2::RIGHT_CENTER,
        signs::FILM_STRIP,
        text(16.0),
        MUTED,
    );
    for (words, colour, down) in [(&battle.words, INK, 12.0), (&battle.about, MUTED, 28.0)] {
        let words = paint::fit(ui.painter(), words, text(13.0), colour, rect.width() - 40.0);
        paint::put(ui.painter(), rect.left_top() + vec2(8.0, down), Align2::LEFT_CENTER, words);
    }
    if widgets::tip(response, &word("lab-watch"), None).clicked() {
        desk.push(Intent::Lab(LabTurn::Watch(battle.index)));
    }
}
