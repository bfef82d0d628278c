//! The members that might shoot or charge: one row each, with a check mark, and why not.

use super::{
    Desk, Why, focus,
    forecast::{Forecast, Shooter, press},
    paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{force::PieceId, input::Intent, words::say};
use bevy_egui::egui::{Align2, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use std::sync::Arc;

/// Draws the rows below one another.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, forecast: &Forecast) {
    let shooters = &forecast.shooters;
    if shooters.is_empty() {
        return;
    }
    ui.add_space(4.0);
    let firing = shooters.iter().filter(|shooter| shooter.shoots).count();
    let words = if forecast.melee { "window-chargers" } else { "window-shooters" };
    let words = say(words, &[("count", firing.into())]);
    widgets::line(ui, &words, "", [head(BUTTON), text(TEXT)], [INK, INK], 24.0);
    for shooter in shooters {
        let end = end_words(ui, shooter, ui.available_width());
        // A reason may need a second line.
        let rect = paint::strip(ui, 22.0_f32.max(end.size().y + 4.0));
        let response = focus::feel(ui, desk, rect, ui.id().with(("shooter", shooter.piece.to_string())), &shooter.name);
        if response.hovered() {
            ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
        }
        let mark = Rect::from_center_size(pos2(rect.left() + 7.0, rect.center().y), vec2(14.0, 14.0));
        check_mark(ui, mark, shooter.shoots, shooter.why.is_none());
        shooter.portrait.draw_face(ui, desk, pos2(rect.left() + 32.0, rect.center().y), 20.0, !shooter.shoots);
        shooter_words(ui, rect, (shooter, end));
        let response = match &shooter.why {
            Some(why) => widgets::tip_why(response, why),
            None => response,
        };
        if let Some(on) = shooter.select {
            selector(ui, desk, rect, (shooter.piece, on), &forecast.selector);
        }
        if response.clicked() {
            desk.push(press(&shooter.why, Intent::ToggleShooter(shooter.piece)));
        }
    }
}

/// The switch of a fire selector, before the value.
fn selector(ui: &mut Ui, desk: &mut Desk, row: Rect, (piece, on): (PieceId, bool), what: &Why) {
    let rect = Rect::from_center_size(pos2(row.right() - 40.0, row.center().y), vec2(22.0, 18.0));
    let plank = Plank {
        sign: egui_phosphor::regular::LIGHTNING,
        face: if on { Face::Gold } else { Face::Paper },
        centred: true,
        size: 11.0,
        ..Plank::default()
    };
    let response = plank.put(ui, desk, ("selector", piece.to_string()), rect);
    if widgets::tip_why(response, what).clicked() {
        desk.push(Intent::Select(piece));
    }
}

/// Where a name begins, beside mark and face; and the room that a name keeps if the text at the end is long.
const NAME: f32 = 48.0;
const NAMED: f32 = 64.0;

/// The text at the end of a row: the value, or why the member can't shoot, on as many lines as it needs.
fn end_words(ui: &Ui, shooter: &Shooter, width: f32) -> Arc<Galley> {
    let name = paint::width_of(ui.painter(), &shooter.name, text(13.0)).min(NAMED);
    let room = width - NAME - name - 6.0;
    match &shooter.why {
        Some(why) => paint::wrap(ui.painter(), &why.words, text(SMALL), HARM, room),
        None => paint::fit(ui.painter(), &shooter.value, bold(13.0), INK, room),
    }
}

fn shooter_words(ui: &Ui, rect: Rect, (shooter, end): (&Shooter, Arc<Galley>)) {
    let painter = ui.painter();
    let wide = end.size().x;
    paint::put(painter, rect.right_center(), Align2::RIGHT_CENTER, end);
    let left = rect.left() + NAME;
    let colour = if shooter.shoots { INK } else { MUTED };
    let room = rect.right() - wide - left - 6.0;
    let name = paint::fit_in(painter, &shooter.name, &[text(13.0), text(11.0)], colour, room);
    paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, name);
}

/// A check box.
pub fn check_mark(ui: &Ui, rect: Rect, on: bool, may: bool) {
    let painter = ui.painter();
    let edge = Stroke::new(1.0, if may { INK } else { RULE });
    painter.rect(rect, 3.0, if on { GOOD } else { PAPER_DEEP }, edge, StrokeKind::Inside);
    if on {
        let sign = egui_phosphor::regular::CHECK;
        paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign, text(11.0), CREAM);
    } else if !may {
        let sign = egui_phosphor::regular::MINUS;
        paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign, text(11.0), MUTED);
    }
}
