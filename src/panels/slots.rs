//! Seats of a vehicle as slots with faces, and buttons for what its crew can do.

use super::{
    Desk,
    beside::{BETWEEN, Columns, Texts},
    focus, paint,
    sheet::{NAME, Offer, Slot},
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{input::Intent, words::word};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

const ROW: f32 = 28.0;
const GAP: f32 = 6.0;
const OFFER: f32 = 28.0;

/// The texts of a row.
pub(super) fn texts(slot: &Slot) -> Texts<'_> {
    let (first, second) = named(slot);
    ((first, text(TEXT)), second, &slot.state)
}

/// The first two texts of a row: the occupant takes the place of the slot's name.
fn named(slot: &Slot) -> (&str, &str) {
    match &slot.rider {
        Some(rider) if slot.weapon.is_empty() => (&rider.name, &slot.name),
        Some(rider) => (&rider.name, &slot.weapon),
        None => (&slot.name, &slot.weapon),
    }
}

/// A row of a vehicle's sheet: the slot, with a face or empty, its name, its weapon, its state.
pub(super) fn row(ui: &mut Ui, desk: &mut Desk, place: usize, (slot, columns): (&Slot, &Columns)) {
    let rect = paint::strip(ui, ROW);
    let response = focus::feel(ui, desk, rect, ui.id().with(("slot", place)), &slot.name);
    let painter = ui.painter();
    let wide = rect.expand2(vec2(4.0, 0.0));
    if slot.chosen || slot.fits {
        let gold = paint::mix(PAPER, GOLD, if slot.chosen { 0.45 } else { 0.2 });
        painter.rect_filled(wide, 4.0, gold);
    } else if response.hovered() && (slot.seat.is_some() || slot.rider.is_some()) {
        painter.rect_filled(wide, 4.0, PAPER_DEEP);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 13.0, rect.center().y), vec2(25.0, 25.0));
    match &slot.rider {
        Some(rider) => rider.portrait.draw(ui, desk, card),
        None if slot.seat.is_some() => {
            let edge = Stroke::new(1.0, if slot.fits { GOLD_DEEP } else { RULE });
            painter.rect(card.shrink(2.0), 4.0, PAPER_DEEP, edge, StrokeKind::Inside);
        }
        None => {}
    }
    words(ui, rect, (slot, columns));
    let rider = slot.rider.as_ref().map_or_else(|| word("seat-free"), |rider| rider.name.clone());
    let whole = [&slot.name, &rider, &slot.weapon, &slot.state].map(String::as_str);
    let whole = whole.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
    if widgets::tip(response, &whole, None).clicked() {
        match (&slot.seat, &slot.rider) {
            (Some((vehicle, seat)), _) => desk.push(Intent::Seat(*vehicle, *seat)),
            (None, Some(rider)) => desk.push(Intent::SelectPiece(rider.piece)),
            (None, None) => {}
        }
    }
}

fn words(ui: &Ui, rect: Rect, (slot, columns): (&Slot, &Columns)) {
    let painter = ui.painter();
    let middle = rect.center().y;
    let mut left = rect.right();
    if !slot.state.is_empty() {
        let state = paint::fit(painter, &slot.state, text(SMALL), slot.tone.colour(), columns.third);
        left = paint::put(painter, pos2(rect.right(), middle), Align2::RIGHT_CENTER, state).left() - BETWEEN;
    }
    let name_x = rect.left() + NAME;
    let (first, second) = named(slot);
    let second_x = name_x + columns.second;
    let room = if second.is_empty() { left } else { second_x - BETWEEN } - name_x;
    let colour = if slot.rider.is_some() { INK } else { MUTED };
    let first = paint::fit(painter, first, columns.first(text(TEXT)), colour, room);
    paint::put(painter, pos2(name_x, middle), Align2::LEFT_CENTER, first);
    let second = paint::fit(painter, second, columns.font.clone(), MUTED, left - second_x);
    paint::put(painter, pos2(second_x, middle), Align2::LEFT_CENTER, second);
}

/// Buttons, two in a row if their labels fit; one that can't be pressed says why.
pub(super) fn offers(ui: &mut Ui, desk: &mut Desk, offers: &[Offer]) {
    let whole = ui.available_width();
    let half = (whole - GAP) / 2.0;
    let is_wide = |ui: &Ui, offer: &Offer| plank(offer).width(ui) > half;
    let (mut rest, mut line) = (offers, 0);
    while let Some(first) = rest.first() {
        let wide = is_wide(ui, first);
        let alone = wide || rest.get(1).is_none_or(|second| is_wide(ui, second));
        let row;
        (row, rest) = rest.split_at(if alone { 1 } else { 2 });
        let strip = paint::strip(ui, OFFER);
        ui.add_space(GAP);
        let width = if wide { whole } else { half };
        for (place, offer) in row.iter().enumerate() {
            let corner = strip.left_top() + vec2(place as f32 * (width + GAP), 0.0);
            let rect = Rect::from_min_size(corner, vec2(width, OFFER));
            let response = plank(offer).put(ui, desk, ("offer", line, place), rect);
            let (response, meant) = match &offer.why {
                Some(why) => (widgets::tip_why(response, why), Intent::Help(why.rule.clone())),
                None => (response, offer.intent.clone()),
            };
            if response.clicked() {
                desk.push(meant);
            }
        }
        line += 1;
    }
}

fn plank(offer: &Offer) -> Plank<'_> {
    let face = if offer.why.is_some() { Face::Flat } else { Face::Wood };
    Plank { words: &offer.words, face, centred: true, size: 15.0, ..Plank::default() }
}
