//! The set-up of a campaign: which one, who plays which tribe, and saved ones to continue.

use super::{
    super::{
        Desk, Print, Why, paint,
        style::*,
        title,
        widgets::{self, Face, Plank},
    },
    tribe_colours, troops,
};
use crate::{
    input::{Act, CampaignTurn, Intent},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// A campaign in the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CampaignCard {
    /// Its name.
    pub name: String,
    /// What to expect from it.
    pub about: String,
    /// Tribes, hexes and rounds in one line.
    pub size: String,
    /// Its map.
    pub map: Option<Print>,
    /// Why it can't be played.
    pub why: Option<Why>,
}

/// The seat of a tribe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The tribe's name.
    pub name: String,
    /// Its player.
    pub player: String,
    /// What that means.
    pub about: String,
    /// How its script plays the campaign, and a description of that style.
    pub temper: Option<(String, String)>,
    /// Its color.
    pub seat: u8,
    /// The army it raises.
    pub army: String,
    /// Its troops.
    pub troops: Vec<String>,
    /// The victory points it starts with, if any.
    pub begins: Option<String>,
}

/// A saved campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedRow {
    /// Its name.
    pub name: String,
    /// Its round, and when it was saved.
    pub about: String,
}

/// The set-up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetUp {
    /// Campaigns to choose from.
    pub campaigns: Vec<CampaignCard>,
    /// The index of the chosen one.
    pub chosen: usize,
    /// The seats of its tribes.
    pub seats: Vec<SeatRow>,
    /// Saved campaigns, the newest first.
    pub saved: Vec<SavedRow>,
    /// A saved campaign is being loaded.
    pub busy: Option<String>,
    /// What went wrong.
    pub told: Option<String>,
}

/// Draws it.
pub fn draw(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    title::draw_table(ui, desk);
    let whole = ui.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 52.0));
    paint::wood_bar(ui.painter(), top, false);
    let at = pos2(top.left() + 16.0, top.center().y);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("campaign-set-up"), head(HEAD), CREAM);
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 60.0), whole.max);
    foot_bar(ui, desk, foot, set_up);
    let room = Rect::from_min_max(top.left_bottom() + vec2(16.0, 16.0), foot.right_top() - vec2(16.0, 16.0));
    let list = room.with_max_x(room.left() + (room.width() * 0.26).clamp(220.0, 380.0));
    widgets::part(ui, "campaigns", list, |ui| {
        ScrollArea::vertical()
            .id_salt("campaigns")
            .auto_shrink([false, false])
            .show(ui, |ui| campaigns(ui, desk, set_up));
    });
    let rest = room.with_min_x(list.right() + 16.0);
    if rest.width() < 560.0 {
        page(ui, ("campaign", set_up.chosen), rest, |ui| {
            seats(ui, desk, set_up);
            paint::divider(ui);
            about(ui, desk, set_up);
        });
        return;
    }
    let half = (rest.width() * 0.56).floor();
    page(ui, ("campaign", set_up.chosen), rest.with_max_x(rest.left() + half), |ui| about(ui, desk, set_up));
    page(ui, ("seats", set_up.chosen), rest.with_min_x(rest.left() + half + 16.0), |ui| seats(ui, desk, set_up));
}

fn page(ui: &mut Ui, (id, chosen): (&str, usize), rect: Rect, add: impl FnOnce(&mut Ui)) {
    paint::paper_card(ui.painter(), rect);
    widgets::part(ui, id, rect.shrink(PAD), |ui| {
        ScrollArea::vertical().id_salt((id, chosen)).auto_shrink([false, false]).show(ui, add);
    });
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, set_up: &SetUp) {
    paint::wood_bar(ui.painter(), bar, true);
    let middle = bar.center().y + 1.0;
    let back = word("window-back");
    let plank = Plank { words: &back, key: desk.hints.of(Act::Back), ..Plank::default() };
    let rect = Rect::from_min_size(pos2(bar.left() + 16.0, middle - 18.0), vec2(plank.width(ui).max(112.0), 36.0));
    if plank.put(ui, desk, "back", rect).clicked() {
        desk.push(Intent::Back);
    }
    let why = set_up.campaigns.get(set_up.chosen).and_then(|card| card.why.as_ref());
    let begin = word("campaign-begin");
    let face = if why.is_some() || set_up.busy.is_some() { Face::Flat } else { Face::Gold };
    let plank = Plank { words: &begin, key: desk.hints.of(Act::Choose), face, size: SECTION, ..Plank::default() };
    let width = plank.width(ui).max(220.0);
    let start = Rect::from_min_size(pos2(bar.right() - 16.0 - width, middle - 20.0), vec2(width, 40.0));
    let response = plank.put(ui, desk, "begin", start);
    match why {
        Some(why) => drop(widgets::tip_why(response, why)),
        None if response.clicked() => desk.push(Intent::Campaign(CampaignTurn::Begin)),
        None => {}
    }
    if let Some(words) = set_up.busy.as_ref().or(set_up.told.as_ref()) {
        let color = if set_up.busy.is_some() { CREAM } else { GOLD };
        let words = paint::wrap(ui.painter(), words, text(TEXT), color, start.left() - rect.right() - 40.0);
        paint::put(ui.painter(), pos2(rect.right() + 20.0, middle), Align2::LEFT_CENTER, words);
    }
}

fn campaigns(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    for (place, card) in set_up.campaigns.iter().enumerate() {
        let strip = paint::strip(ui, 84.0);
        let rect = Rect::from_min_max(strip.min, strip.max - vec2(4.0, 8.0));
        let chosen = place == set_up.chosen;
        let response = super::super::focus::feel(ui, desk, rect, ui.id().with(("campaign", place)), &card.name);
        let lit = response.hovered() || response.has_focus() || chosen;
        let painter = ui.painter();
        painter.rect_filled(rect, CORNER, if lit { PAPER } else { PAPER_DEEP });
        let edge = if chosen { Stroke::new(3.0, GOLD) } else { Stroke::new(1.0, WOOD_EDGE) };
        painter.rect_stroke(rect, CORNER, edge, StrokeKind::Inside);
        let frame = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(84.0, rect.height() - 16.0));
        if let Some(print) = &card.map {
            let ratio = print.ratio().max(0.1);
            let width = frame.width().min(frame.height() * ratio);
            let map = Rect::from_center_size(frame.center(), vec2(width, width / ratio));
            desk.pictures.draw_print(ui.painter(), print, map);
        }
        let painter = ui.painter();
        let left = frame.right() + 10.0;
        let width = rect.right() - left - 10.0;
        let name = paint::fit(painter, &card.name, head(SECTION), INK, width);
        paint::put(painter, pos2(left, rect.top() + 22.0), Align2::LEFT_CENTER, name);
        let size = paint::wrap(painter, &card.size, text(13.0), MUTED, width);
        paint::put(painter, pos2(left, rect.top() + 36.0), Align2::LEFT_TOP, size);
        if response.clicked() {
            desk.push(Intent::Campaign(CampaignTurn::Choose(place)));
        }
    }
    if set_up.saved.is_empty() {
        return;
    }
    let strip = paint::strip(ui, 34.0);
    let at = strip.left_center() + vec2(2.0, 0.0);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("campaign-saved"), head(SECTION), CREAM);
    let words = word("campaign-saved-all");
    let plank = Plank { words: &words, centred: true, ..Plank::default() };
    let right = strip.right() - 4.0;
    let rect = Rect::from_x_y_ranges(right - plank.width(ui)..=right, strip.y_range().shrink(2.0));
    if plank.put(ui, desk, "saved campaigns", rect).clicked() {
        desk.push(Intent::Campaign(CampaignTurn::Saves));
    }
    for (place, row) in set_up.saved.iter().enumerate() {
        let strip = paint::strip(ui, 58.0);
        let rect = Rect::from_min_max(strip.min, strip.max - vec2(4.0, 8.0));
        let response = super::super::focus::feel(ui, desk, rect, ui.id().with(("saved", place)), &row.name);
        let painter = ui.painter();
        let lit = response.hovered() || response.has_focus();
        painter.rect_filled(rect, CORNER, if lit { PAPER } else { PAPER_DEEP });
        painter.rect_stroke(rect, CORNER, Stroke::new(1.0, WOOD_EDGE), StrokeKind::Inside);
        let width = rect.width() - 20.0;
        let name = paint::fit(painter, &row.name, head(BUTTON), INK, width);
        paint::put(painter, rect.left_top() + vec2(10.0, 15.0), Align2::LEFT_CENTER, name);
        let about = paint::fit(painter, &row.about, text(13.0), MUTED, width);
        paint::put(painter, rect.left_top() + vec2(10.0, 35.0), Align2::LEFT_CENTER, about);
        if widgets::tip(response, &word("campaign-resume-about"), None).clicked() {
            desk.push(Intent::Campaign(CampaignTurn::Resume(place)));
        }
    }
}

fn about(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    let Some(card) = set_up.campaigns.get(set_up.chosen) else { return };
    widgets::line(ui, &card.name, "", [head(HEAD), text(TEXT)], [INK, INK], 32.0);
    widgets::paragraph(ui, &card.about, text(15.0), INK);
    ui.add_space(4.0);
    widgets::paragraph(ui, &card.size, text(TEXT), MUTED);
    if let Some(why) = &card.why {
        widgets::reason(ui, desk, why);
    }
    if let Some(print) = &card.map {
        ui.add_space(8.0);
        let ratio = print.ratio().max(0.1);
        let room = (ui.clip_rect().height() - 170.0).max(160.0);
        let width = ui.available_width().min(room * ratio);
        let strip = paint::strip(ui, width / ratio);
        let map = Rect::from_center_size(strip.center(), vec2(width, width / ratio));
        desk.pictures.draw_print(ui.painter(), print, map);
    }
    ui.add_space(8.0);
    widgets::paragraph(ui, &word("campaign-how"), text(TEXT), MUTED);
}

fn seats(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    widgets::section(ui, &word("campaign-seats"), "", INK);
    for (place, seat) in set_up.seats.iter().enumerate() {
        ui.add_space(6.0);
        let rect = paint::strip(ui, 40.0);
        let colours = tribe_colours(desk.palette, seat.seat);
        let painter = ui.painter();
        painter.rect(rect, CORNER, colours.base, Stroke::new(1.5, colours.dark), StrokeKind::Inside);
        let at = rect.left_center() + vec2(12.0, 1.0);
        let name = paint::write(painter, at, Align2::LEFT_CENTER, &seat.name, head(22.0), colours.figure);
        let count = troops(seat.troops.len());
        let room = rect.right() - name.right() - 20.0;
        let count = paint::fit(painter, &count, text(13.0), colours.figure, room);
        paint::put(painter, rect.right_center() - vec2(10.0, 0.0), Align2::RIGHT_CENTER, count);
        ui.add_space(6.0);
        let row = paint::strip(ui, 34.0);
        let stepper = Rect::from_min_size(row.min, vec2(row.width(), 30.0));
        if let Some(by) = widgets::stepper(ui, desk, stepper, &seat.name, &seat.player, Face::Wood) {
            desk.push(Intent::Campaign(CampaignTurn::Seat(place, by)));
        }
        widgets::paragraph(ui, &seat.about, text(13.0), MUTED);
        if let Some((name, about)) = &seat.temper {
            ui.add_space(4.0);
            let row = paint::strip(ui, 34.0);
            let stepper = Rect::from_min_size(row.min, vec2(row.width(), 30.0));
            let label = say("campaign-temper-of", &[("tribe", seat.name.as_str().into())]);
            if let Some(by) = widgets::stepper(ui, desk, stepper, &label, name, Face::Wood) {
                desk.push(Intent::Campaign(CampaignTurn::Temper(place, by)));
            }
            widgets::paragraph(ui, about, text(13.0), MUTED);
        }
        if !seat.troops.is_empty() {
            ui.add_space(4.0);
            let row = paint::strip(ui, 34.0);
            let stepper = Rect::from_min_size(row.min, vec2(row.width(), 30.0));
            let label = say("campaign-army", &[("tribe", seat.name.as_str().into())]);
            if let Some(by) = widgets::stepper(ui, desk, stepper, &label, &seat.army, Face::Wood) {
                desk.push(Intent::Campaign(CampaignTurn::Army(place, by)));
            }
        }
        ui.add_space(2.0);
        for troop in seat.troops.iter().chain(&seat.begins) {
            widgets::paragraph(ui, troop, text(13.0), INK);
        }
    }
}
