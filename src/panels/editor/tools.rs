//! The tools of the brush, and its width.

use super::Editor;
use crate::panels::{
    Desk, focus, paint, portrait,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, GroundManner, GroundPlace, GroundTurn, Intent},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// A tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    /// Its name.
    pub words: String,
    /// Its swatch.
    pub swatch: Swatch,
}

/// What a tool looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swatch {
    /// In the color of a kind of ground.
    Ground(String),
    /// Raised soil.
    Raise,
    /// Lowered soil.
    Lower,
    /// Nothing.
    Eraser,
    /// What is marked on the ground.
    Place(GroundPlace),
}

/// Letters of the longest name that fits with three tools in a row.
const SHORT: usize = 9;

/// Draws the tools and the brushes.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    widgets::section(ui, &word("editor-brush"), "", INK);
    let long = editor.tools.iter().any(|tool| tool.words.chars().count() > SHORT);
    grid(ui, if long { 2 } else { 3 }, editor.tools.len(), |ui, rect, place| {
        let tool = &editor.tools[place];
        let button = Button {
            words: &tool.words,
            swatch: &tool.swatch,
            key: &keys(desk, place, &tool.swatch),
            chosen: place == editor.tool && editor.places.chosen.is_none(),
        };
        if button.put(ui, desk, rect, ("tool", place)) {
            desk.push(Intent::Ground(GroundTurn::Tool(place)));
        }
    });
    manners(ui, desk, editor);
    brushes(ui, desk, editor);
    widgets::paragraph(ui, &word("editor-brush-about"), text(SMALL), MUTED);
}

/// Puts this many buttons in rows, each in its rectangle.
pub(super) fn grid(ui: &mut Ui, columns: usize, count: usize, mut put: impl FnMut(&mut Ui, Rect, usize)) {
    let (height, gap) = (30.0, 4.0);
    let mut strip = Rect::ZERO;
    for place in 0..count {
        if place % columns == 0 {
            strip = paint::strip(ui, height + gap);
        }
        let width = (strip.width() + gap) / columns as f32 - gap;
        let corner = strip.min + vec2((place % columns) as f32 * (width + gap), 0.0);
        put(ui, Rect::from_min_size(corner, vec2(width, height)), place);
    }
}

/// A button on paper with a swatch and a key.
pub(super) struct Button<'a> {
    pub(super) words: &'a str,
    pub(super) swatch: &'a Swatch,
    pub(super) key: &'a str,
    pub(super) chosen: bool,
}

impl Button<'_> {
    /// Draws it; returns whether it was pressed.
    pub(super) fn put(&self, ui: &mut Ui, desk: &Desk, rect: Rect, id: (&str, usize)) -> bool {
        let response = focus::feel(ui, desk, rect, ui.id().with(id), self.words);
        if self.chosen {
            focus::prefer(ui, &response);
        }
        let lit = response.hovered() || response.has_focus();
        let painter = ui.painter();
        let fill = if self.chosen {
            paint::mix(PAPER, GOLD, 0.45)
        } else if lit {
            RULE
        } else {
            PAPER_DEEP
        };
        let edge = Stroke::new(if self.chosen { 2.0 } else { 1.0 }, if self.chosen { GOLD_DEEP } else { RULE });
        painter.rect(rect, BUTTON_CORNER, fill, edge, StrokeKind::Inside);
        let patch = Rect::from_min_size(rect.min + vec2(4.0, 6.0), vec2(16.0, rect.height() - 12.0));
        swatch(ui, desk, patch, self.swatch);
        let at = rect.right_center() - vec2(3.0, 0.0);
        let key_rect = paint::write(ui.painter(), at, Align2::RIGHT_CENTER, self.key, text(SMALL), MUTED);
        let room = key_rect.left() - patch.right() - 10.0;
        let words = paint::fit(ui.painter(), self.words, text(13.0), INK, room + 4.0);
        paint::put(ui.painter(), pos2(patch.right() + 5.0, rect.center().y), Align2::LEFT_CENTER, words);
        response.clicked()
    }
}

/// The key of a tool: digits for the first nine, letters for height and eraser.
fn keys(desk: &Desk, place: usize, swatch: &Swatch) -> String {
    let act = match swatch {
        Swatch::Raise => Some(Act::Hide),
        Swatch::Lower => Some(Act::Brace),
        Swatch::Eraser => Some(Act::Done),
        Swatch::Ground(_) => Act::of_number(place + 1),
        Swatch::Place(_) => None,
    };
    act.map_or_else(String::new, |act| desk.hints.of(act).to_owned())
}

/// A patch of the ground as it looks on the board, or a sign.
fn swatch(ui: &Ui, desk: &Desk, rect: Rect, swatch: &Swatch) {
    use egui_phosphor::regular as signs;
    let painter = ui.painter();
    if let Swatch::Place(GroundPlace::Zone(side)) = swatch {
        let colours = desk.palette.side(*side);
        let shape = Rect::from_center_size(rect.center(), vec2(14.0, 14.0));
        return portrait::side_shape(painter, *side, shape, colours.base, Stroke::new(1.4, colours.dark));
    }
    let (fill, edge) = match swatch {
        Swatch::Ground(kind) => colours(kind),
        _ => (Color32::TRANSPARENT, Color32::TRANSPARENT),
    };
    painter.rect(rect, 3.0, fill, Stroke::new(1.4, edge), StrokeKind::Inside);
    let sign = match swatch {
        Swatch::Ground(_) | Swatch::Place(GroundPlace::Zone(_)) => return,
        Swatch::Raise => signs::CARET_DOUBLE_UP,
        Swatch::Lower => signs::CARET_DOUBLE_DOWN,
        Swatch::Eraser | Swatch::Place(GroundPlace::Neither) => signs::ERASER,
        Swatch::Place(GroundPlace::Goal(_)) => signs::FLAG,
    };
    paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign, text(18.0), INK);
}

/// Fill and edge colors of a kind of ground; paper for an unknown one.
fn colours(kind: &str) -> (Color32, Color32) {
    let both = |fill, edge| (hex(fill), hex(edge));
    match kind {
        "rough" | "rubble" | "rocks" | "ruins" => both(0xCDB78A, 0x8F7A50),
        "forest" | "woods" | "brush" => both(0x7C9957, 0x33471F),
        "wall" | "low wall" => both(0xA79B89, 0x4A4036),
        "building" | "ruin" => both(0xC9B9A2, 0x4A4036),
        "water" | "stream" | "river" => both(0x9CC3C4, 0x3F7682),
        "deep water" => both(0x5F97A3, 0x24505C),
        "swamp" => both(0x8FA58A, 0x44604F),
        "dunes" => both(0xE2CB8C, 0xA98B45),
        "hill" => both(0xB99F6E, 0x6B5230),
        "burned forest" => both(0x8C8475, 0x2E2A24),
        "road" | "bridge" => both(0xD9C79A, 0x8F7A50),
        "cliff" => both(0x8A7F72, 0x3A322A),
        _ => both(0xE6DBB9, 0x5A4B2E),
    }
}

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// How the tool is applied: one button each, as wide as its label needs, with its key.
fn manners(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    let all = GroundManner::ALL.map(|manner| match manner {
        GroundManner::Brush => (manner, "editor-manner-brush", ""),
        GroundManner::Rectangle => (manner, "editor-manner-rectangle", desk.hints.of(Act::Charge)),
        GroundManner::Fill => (manner, "editor-manner-fill", desk.hints.of(Act::Attack)),
    });
    let labels = all.map(|(_, id, _)| word(id));
    let plank = |place: usize| {
        let (manner, _, key) = all[place];
        let face = if manner == editor.manner { Face::Gold } else { Face::Wood };
        Plank { words: &labels[place], key, face, centred: true, size: TEXT, tight: true, ..Plank::default() }
    };
    let (strip, gap) = (paint::strip(ui, 38.0), 4.0);
    let widths = [0, 1, 2].map(|place| plank(place).width(ui) + gap);
    let spare = (strip.width() + gap - widths.iter().sum::<f32>()) / widths.len() as f32;
    let mut left = strip.left();
    for (place, (manner, id, key)) in all.into_iter().enumerate() {
        let width = widths[place] + spare;
        let rect = Rect::from_min_size(pos2(left, strip.top() + 4.0), vec2(width - gap, 28.0));
        left += width;
        let response = plank(place).put(ui, desk, ("manner", place), rect);
        let about = word(&format!("{id}-about"));
        let keyed = || say("editor-manner-key", &[("about", about.as_str().into()), ("key", key.into())]);
        let about = if key.is_empty() { about.clone() } else { keyed() };
        if widgets::tip(response, &about, None).clicked() {
            desk.push(Intent::Ground(GroundTurn::Manner(manner)));
        }
    }
}

fn brushes(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    let label = paint::strip(ui, 20.0);
    let (less, more) = (desk.hints.of(Act::FewerTargets), desk.hints.of(Act::MoreTargets));
    let keys = format!("{less} {more}");
    paint::write(ui.painter(), label.left_center(), Align2::LEFT_CENTER, &word("editor-width"), text(13.0), MUTED);
    paint::write(ui.painter(), label.right_center(), Align2::RIGHT_CENTER, &keys, text(SMALL), MUTED);
    let values = editor.brushes.iter().map(String::as_str);
    // Only the brush has a width.
    let chosen = if editor.manner == GroundManner::Brush { editor.brush } else { usize::MAX };
    if let Some(place) = widgets::choice(ui, desk, "brush", values, chosen, (4.0, 28.0)) {
        desk.push(Intent::Ground(GroundTurn::Brush(place)));
    }
}
