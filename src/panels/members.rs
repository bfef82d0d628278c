//! Faces of pieces that may be named, and the sentence that says how many.

use super::{
    Desk,
    decision::{Choosable, Decision, accept_button},
    focus, hint, paint,
    style::*,
    widgets,
};
use crate::force::PieceId;
use crate::input::Intent;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// The side of such a face, and the room it has.
const FACE: f32 = 44.0;
const PITCH: f32 = 68.0;

fn faces_per_row(width: f32) -> usize {
    ((width - 24.0) / PITCH).floor().clamp(1.0, 8.0) as usize
}

/// Their size when they may be up to this wide.
pub(super) fn members_size(ui: &Ui, width: f32, words: &str, count: usize, decision: &Decision) -> Vec2 {
    let per_row = faces_per_row(width);
    let lines = count.div_ceil(per_row).max(1) as f32;
    let accept = if decision.accept.is_some() { 44.0 } else { 0.0 } + hint::risks_height(decision);
    let wide = (count.min(per_row) as f32 * PITCH + 24.0).max(280.0).min(width);
    vec2(wide, members_head(ui, wide, words).size().y + 20.0 + lines * (FACE + 26.0) + accept + 12.0)
}

/// The sentence above the faces, on as many lines as it needs.
fn members_head(ui: &Ui, width: f32, words: &str) -> std::sync::Arc<bevy_egui::egui::Galley> {
    paint::wrap(ui.painter(), words, head(BUTTON), INK, width - 24.0)
}

/// Draws them; returns the area they cover.
pub(super) fn draw_members(
    ui: &mut Ui,
    desk: &mut Desk,
    rect: Rect,
    decision: &Decision,
    words: &str,
    members: &[Choosable],
) -> Rect {
    let (size, pitch, width) = (FACE, PITCH, rect.width());
    let per_row = faces_per_row(width);
    paint::paper_card(ui.painter(), rect);
    let sentence = members_head(ui, width, words);
    let foot = rect.top() + 10.0 + sentence.size().y;
    paint::put(ui.painter(), pos2(rect.center().x, rect.top() + 10.0), Align2::CENTER_TOP, sentence);
    let line = Rect::from_min_size(pos2(rect.left() + 12.0, foot), vec2(width - 24.0, hint::risks_height(decision)));
    hint::draw_risks(ui, desk, line, decision);
    let below = line.bottom() + 10.0;
    let mut pointed = None;
    for (row, line) in members.chunks(per_row).enumerate() {
        let left = rect.center().x - line.len() as f32 * pitch / 2.0;
        for (column, member) in line.iter().enumerate() {
            let top = below + row as f32 * (size + 26.0);
            let cell = Rect::from_min_size(pos2(left + column as f32 * pitch, top), vec2(pitch, size + 24.0));
            if draw_choosable(ui, desk, cell, size, member) {
                pointed = Some(member.piece);
            }
        }
    }
    tell_pointed(ui, desk, pointed);
    if let Some(words) = &decision.accept {
        let corner = pos2(rect.left() + 12.0, rect.bottom() - 48.0);
        let button = Rect::from_min_size(corner, vec2(width - 24.0, 36.0));
        accept_button(ui, desk, button, words);
    }
    rect
}

/// Says whose face the pointer or the focus is on, when that changes.
fn tell_pointed(ui: &Ui, desk: &mut Desk, pointed: Option<PieceId>) {
    let memory = ui.id().with("pointed face");
    let before: Option<PieceId> = ui.data_mut(|data| data.remove_temp(memory)).flatten();
    if pointed.is_some() {
        ui.data_mut(|data| data.insert_temp(memory, pointed));
    }
    if before != pointed {
        desk.push(Intent::PointPiece(pointed));
    }
}

/// Draws a face with its name; returns whether the pointer is on it.
fn draw_choosable(ui: &mut Ui, desk: &mut Desk, cell: Rect, size: f32, member: &Choosable) -> bool {
    let response = focus::feel(ui, desk, cell, ui.id().with(("choose", member.piece.to_string())), &member.name);
    let card = Rect::from_center_size(pos2(cell.center().x, cell.top() + size / 2.0), vec2(size - 6.0, size - 6.0));
    if member.named {
        let glow = paint::mix(PAPER, GOLD, 0.6);
        ui.painter().rect(card.expand(4.0), 8.0, glow, Stroke::new(2.0, GOLD_DEEP), StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(card.expand(4.0), 8.0, PAPER_DEEP);
    }
    let mut portrait = member.portrait.clone();
    portrait.faded |= member.why.is_some();
    portrait.draw(ui, desk, card);
    let name = paint::fit(ui.painter(), &member.name, text(SMALL), INK, cell.width() - 4.0);
    paint::put(ui.painter(), pos2(cell.center().x, cell.top() + size + 10.0), Align2::CENTER_CENTER, name);
    let pointed = response.hovered() || response.has_focus();
    let response = match &member.why {
        Some(why) => widgets::tip_why(response, why),
        None => response,
    };
    if response.clicked() {
        desk.push(match &member.why {
            Some(why) => Intent::Help(why.rule.clone()),
            None => Intent::TogglePiece(member.piece),
        });
    }
    pointed
}
