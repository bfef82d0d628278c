//! The log in words, newest at the bottom, rule ids at the right.

use super::{
    Desk, focus, paint, speech,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Intent, Shown, intent::Fold},
    words::word,
};
use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Id, Rect, Response, ScrollArea, Stroke, Ui, pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};
use std::sync::Arc;

/// One line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogLine {
    /// What happened, then the numbers.
    pub words: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// The side that did it, for the mark on the left.
    pub side: Option<Side>,
    /// Whether it is the heading of a turn.
    pub head: bool,
    /// Whether it is something an opponent said.
    pub said: bool,
}

/// The log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// All lines, oldest first.
    pub lines: Vec<LogLine>,
    /// Whether only the last three lines are shown.
    pub folded: bool,
}

/// The least height of the log: its heading and three lines.
pub const LEAST: f32 = 28.0 + 3.0 * 20.0 + 4.0;

/// Its height where a forecast needs the room: its heading and one line.
pub const ONE_LINE: f32 = 28.0 + 20.0;

/// Draws the log in the rest of a column.
pub fn draw(ui: &mut Ui, desk: &mut Desk, log: &Log) {
    let rect = widgets::section(ui, &word("window-log"), "", INK);
    let sign = if log.folded { egui_phosphor::regular::CARET_UP } else { egui_phosphor::regular::CARET_DOWN };
    paint::write(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, sign, text(SMALL), MUTED);
    if focus::feel(ui, desk, rect, ui.id().with("fold log"), &word("window-log")).clicked() {
        desk.push(Intent::Fold(Fold::Log));
    }
    let dice = Rect::from_center_size(pos2(rect.right() - 34.0, rect.center().y), vec2(28.0, 24.0));
    let plank = Plank {
        sign: egui_phosphor::regular::DICE_FIVE,
        face: Face::Paper,
        centred: true,
        size: 15.0,
        ..Plank::default()
    };
    let response = plank.put(ui, desk, "all rolls", dice);
    if widgets::tip(response, &word("rolls-open-hint"), None).clicked() {
        desk.push(Intent::Open(Shown::Rolls));
    }
    ui.add_space(4.0);
    let jump = Id::new("log jumps to its end");
    let jumps = ui.data_mut(|data| data.remove_temp::<bool>(jump)).unwrap_or_default();
    let area = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true);
    let drawn = area.show(ui, |ui| {
        let top = ui.clip_rect().top();
        for (place, line) in log.lines.iter().enumerate() {
            let rect = draw_line(ui, desk, place, line);
            // A line that is cut at the upper edge is left out, unless it is the newest.
            if rect.top() < top - 1.0 && rect.bottom() > top && place + 1 < log.lines.len() {
                ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 0.0, PAPER);
            }
        }
        if jumps {
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
    });
    let below = drawn.content_size.y - drawn.state.offset.y - drawn.inner_rect.height();
    if below > FAR && newest(ui, desk, drawn.inner_rect) {
        ui.data_mut(|data| data.insert_temp(jump, true));
        ui.ctx().request_repaint();
    }
}

/// A log that is scrolled up by more than this has a button that leads back to its end.
const FAR: f32 = 60.0;

/// The button that leads to the newest lines, at the bottom of the log.
fn newest(ui: &mut Ui, desk: &mut Desk, log: Rect) -> bool {
    let words = word("log-newest");
    let sign = egui_phosphor::regular::ARROW_DOWN;
    let plank = Plank { words: &words, sign, face: Face::Gold, size: 14.0, ..Plank::default() };
    let size = vec2(plank.width(ui), 24.0);
    let rect = Rect::from_min_size(log.right_bottom() - size - vec2(12.0, 4.0), size);
    let response = plank.put(ui, desk, "newest lines", rect);
    widgets::tip(response, &word("log-newest-hint"), None).clicked()
}

/// A line of the log; what an opponent says is in italics.
fn written(ui: &Ui, words: &str, (ink, leans): (Color32, bool), width: f32) -> Arc<Galley> {
    let format = TextFormat { italics: leans, ..TextFormat::simple(text(13.0), ink) };
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap.max_width = width.max(1.0);
    ui.painter().layout_job(job)
}

/// Draws a line; returns where.
fn draw_line(ui: &mut Ui, desk: &mut Desk, place: usize, line: &LogLine) -> Rect {
    if line.head {
        let words = paint::wrap(ui.painter(), &line.words, head(16.0), MUTED, ui.available_width());
        let rect = paint::strip(ui, (words.size().y + 6.0).max(24.0));
        paint::put(ui.painter(), rect.left_top() + vec2(0.0, 3.0), Align2::LEFT_TOP, words);
        ui.painter().hline(rect.x_range(), rect.bottom() - 1.5, Stroke::new(1.0, RULE));
        return rect;
    }
    let room = if line.rule.is_some() { 44.0 } else { 4.0 };
    let left = 10.0;
    let ink = if line.said { speech::ink(desk, line.side) } else { INK };
    let words = written(ui, &line.words, (ink, line.said), ui.available_width() - room - REPLAY - left);
    let rect = paint::strip(ui, (words.size().y + 4.0).max(20.0));
    let row = rect.top() + 2.0 + words.rows.first().map_or(8.0, |row| row.rect().center().y);
    let response = focus::feel(ui, desk, rect, ui.id().with(("line", place)), &line.words);
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect.expand2(vec2(4.0, 0.0)), 3.0, PAPER_DEEP);
    }
    if line.said {
        let sign = egui_phosphor::regular::CHAT_CIRCLE;
        paint::write(painter, pos2(rect.left() + 4.0, row), Align2::CENTER_CENTER, sign, text(9.0), ink);
    } else if let Some(side) = line.side {
        let mark = Rect::from_center_size(pos2(rect.left() + 3.0, row), vec2(6.0, 6.0));
        super::portrait::side_shape(painter, side, mark, desk.palette.side(side).base, Stroke::NONE);
    }
    paint::put(painter, rect.left_top() + vec2(left, 2.0), Align2::LEFT_TOP, words);
    if let Some(rule) = &line.rule {
        widgets::rule_id(ui, desk, rule, pos2(rect.right() - 2.0, row));
    }
    let replay = replay_button(ui, desk, place, &response, room);
    let response = widgets::tip(response, &word("log-show-place"), None);
    if response.double_clicked() || replay {
        desk.push(Intent::LogMoment(place));
    } else if response.clicked() {
        desk.push(Intent::LogLine(place));
    }
    rect
}

/// Side of the small button of a line.
const REPLAY: f32 = 19.0;

/// A small button on the line under the pointer or with the focus, beside the rule's id: it replays the battle from
/// there.
fn replay_button(ui: &mut Ui, desk: &mut Desk, place: usize, line: &Response, room: f32) -> bool {
    let (rect, name) = (line.rect, ("replay", place));
    let id = ui.id().with(Id::new(name));
    if !line.contains_pointer() && !line.has_focus() && !ui.memory(|memory| memory.has_focus(id)) {
        return false;
    }
    let corner = rect.right_top() + vec2(-REPLAY - room, 0.0);
    let sign = egui_phosphor::regular::PLAY;
    let plank = Plank { sign, face: Face::Paper, centred: true, size: 11.0, ..Plank::default() };
    let response = plank.put(ui, desk, name, Rect::from_min_size(corner, vec2(REPLAY, REPLAY)));
    widgets::tip(response, &word("log-replay"), None).clicked()
}
