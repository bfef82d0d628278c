//! The side panel of a campaign: a troop and its roster, the tribes, the chronicle.

use super::{
    super::{Desk, focus, paint, pictures::Drawing, style::*, widgets},
    Button, put_button, tribe_colours,
};
use crate::{
    input::{CampaignTurn, Intent},
    view::art::looks::Face,
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// A line with a value.
pub type Row = (String, String);

/// A unit of a troop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// Its name, after that of its platoon.
    pub name: String,
    /// Its members: clan, name, service.
    pub members: Vec<(String, String, String)>,
}

/// The chosen troop, or a hex.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The tribe that it belongs to, by its seat.
    pub tribe: Option<u8>,
    /// Its name.
    pub name: String,
    /// A one-line description.
    pub about: String,
    /// Its figures.
    pub rows: Vec<Row>,
    /// Its units.
    pub units: Vec<Unit>,
    /// The button that opens its camp.
    pub camp: Option<Button>,
    /// Other troops that can be chosen: index, tribe, name.
    pub others: Vec<(usize, u8, String)>,
}

/// A tribe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tribe {
    /// Its seat.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// Its player.
    pub player: String,
    /// Why its script gave its latest order.
    pub why: Option<String>,
    /// Its figures.
    pub rows: Vec<Row>,
    /// Its ledger, the latest line first: purpose and amount.
    pub ledger: Vec<Row>,
    /// Its dead.
    pub dead: Vec<String>,
}

/// Something that happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// In words.
    pub words: String,
    /// Its rule.
    pub rule: String,
    /// Whether it is the heading of a round.
    pub is_head: bool,
    /// The number of the battle that can be watched.
    pub battle: Option<usize>,
    /// Its index in the chronicle, used to wind the map back to it.
    pub place: usize,
    /// Whether the map is shown as it was then.
    pub shown: bool,
}

pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet) {
    if sheet.name.is_empty() {
        widgets::paragraph(ui, &word("campaign-sheet-empty"), text(TEXT), MUTED);
    } else {
        head_strip(ui, desk, sheet.tribe, &sheet.name, &sheet.about);
    }
    for (words, value) in &sheet.rows {
        widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 21.0);
    }
    if let Some(button) = &sheet.camp {
        let row = paint::strip(ui, 46.0);
        put_button(ui, desk, "open camp", button, row.right_center());
    }
    for unit in &sheet.units {
        ui.add_space(6.0);
        let rect = widgets::line(ui, &unit.name, "", [head(17.0), text(TEXT)], [INK, INK], 24.0);
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, RULE));
        unit.members.iter().for_each(|member| member_row(ui, desk, member));
    }
    if sheet.others.is_empty() {
        return;
    }
    ui.add_space(10.0);
    let head = if sheet.name.is_empty() { "campaign-all-troops" } else { "campaign-other-troops" };
    widgets::section(ui, &word(head), "", INK);
    for (place, tribe, name) in &sheet.others {
        let row = paint::strip(ui, 32.0);
        let rect = Rect::from_min_max(row.min, row.max - vec2(0.0, 4.0));
        let plank = widgets::Plank { words: name, face: widgets::Face::Paper, size: 16.0, ..widgets::Plank::default() };
        let colours = tribe_colours(desk.palette, *tribe);
        let button = rect.with_min_x(rect.left() + 10.0);
        if plank.put(ui, desk, ("troop", place), button).clicked() {
            desk.push(Intent::Campaign(CampaignTurn::Troop(*place)));
        }
        let strip = rect.with_max_x(rect.left() + 7.0);
        ui.painter().rect(strip, 2.0, colours.base, Stroke::new(1.0, colours.dark), StrokeKind::Inside);
    }
}

/// A primate with its service: beside its name, or below it if that is too long.
fn member_row(ui: &mut Ui, desk: &mut Desk, (clan, name, service): &(String, String, String)) {
    const ROW: f32 = 24.0;
    let room = ui.available_width() - 34.0;
    let served = paint::wrap(ui.painter(), service, text(SMALL), MUTED, room);
    let beside = paint::width_of(ui.painter(), name, text(TEXT)) + served.size().x <= room;
    let rect = paint::strip(ui, if beside { ROW } else { ROW + served.size().y });
    let line = rect.with_max_y(rect.top() + ROW);
    desk.pictures.draw(ui.painter(), Drawing::Face(Face::of_clan(clan)), line.left_center() + vec2(11.0, 0.0), 20.0);
    let painter = ui.painter();
    let name = paint::fit(painter, name, text(TEXT), INK, room);
    paint::put(painter, line.left_center() + vec2(26.0, 0.0), Align2::LEFT_CENTER, name);
    if beside {
        paint::put(painter, line.right_center(), Align2::RIGHT_CENTER, served);
    } else {
        paint::put(painter, line.left_bottom() + vec2(26.0, -4.0), Align2::LEFT_TOP, served);
    }
}

fn head_strip(ui: &mut Ui, desk: &Desk, tribe: Option<u8>, name: &str, about: &str) {
    let rect = paint::strip(ui, 50.0);
    let (fill, edge, figure) = match tribe {
        Some(tribe) => {
            let colours = tribe_colours(desk.palette, tribe);
            (colours.base, colours.dark, colours.figure)
        }
        None => (PAPER_DEEP, RULE, INK),
    };
    let painter = ui.painter();
    painter.rect(rect, CORNER, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let name = paint::fit(painter, name, head(22.0), figure, rect.width() - 20.0);
    paint::put(painter, pos2(rect.left() + 10.0, rect.top() + 17.0), Align2::LEFT_CENTER, name);
    let about = paint::fit(painter, about, text(13.0), figure, rect.width() - 20.0);
    paint::put(painter, pos2(rect.left() + 10.0, rect.top() + 38.0), Align2::LEFT_CENTER, about);
    ui.add_space(6.0);
}

pub(super) fn tribes(ui: &mut Ui, desk: &mut Desk, tribes: &[Tribe]) {
    for tribe in tribes {
        head_strip(ui, desk, Some(tribe.seat), &tribe.name, &tribe.player);
        for (words, value) in &tribe.rows {
            widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 21.0);
        }
        if let Some(why) = &tribe.why {
            ui.add_space(2.0);
            widgets::paragraph(ui, why, text(TEXT), INK);
        }
        ui.add_space(4.0);
        widgets::section(ui, &word("campaign-ledger"), "", INK);
        for (words, value) in &tribe.ledger {
            widgets::line(ui, words, value, [text(13.0), bold(13.0)], [MUTED, INK], 19.0);
        }
        if !tribe.dead.is_empty() {
            ui.add_space(4.0);
            let count = say("campaign-dead", &[("count", tribe.dead.len().into())]);
            widgets::section(ui, &count, "", INK);
            for words in &tribe.dead {
                widgets::paragraph(ui, words, text(13.0), MUTED);
            }
        }
        ui.add_space(12.0);
    }
}

pub(super) fn chronicle(ui: &mut Ui, desk: &mut Desk, entries: &[Entry]) {
    for entry in entries {
        let place = entry.place;
        if entry.is_head {
            ui.add_space(6.0);
            let rect = widgets::section(ui, &entry.words, "", INK);
            ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, RULE));
            continue;
        }
        let room = ui.available_width() - 46.0;
        let words = paint::wrap(ui.painter(), &entry.words, text(13.0), INK, room);
        let rect = paint::strip(ui, words.size().y + 6.0);
        let feels = rect.with_max_x(rect.right() - 44.0);
        let response = focus::feel(ui, desk, feels, ui.id().with(("entry", place)), &entry.words);
        if entry.shown || response.hovered() {
            let fill = if entry.shown { paint::mix(PAPER, GOLD, 0.45) } else { PAPER_DEEP };
            ui.painter().rect_filled(feels.expand2(vec2(4.0, 0.0)), 4.0, fill);
        }
        if widgets::tip(response, &word("campaign-moment-about"), None).clicked() {
            desk.push(Intent::Campaign(CampaignTurn::Moment(place)));
        }
        paint::put(ui.painter(), rect.left_top() + vec2(0.0, 3.0), Align2::LEFT_TOP, words);
        if !entry.rule.is_empty() {
            ui.push_id(("entry", place), |ui| {
                widgets::rule_id(ui, desk, &entry.rule, pos2(rect.right(), rect.top() + 11.0));
            });
        }
        if let Some(battle) = entry.battle {
            let row = paint::strip(ui, 32.0);
            let words = word("campaign-watch");
            let plank = widgets::Plank { words: &words, face: widgets::Face::Paper, size: 16.0, ..Default::default() };
            let rect = Rect::from_min_size(row.min, vec2(plank.width(ui), 28.0));
            if plank.put(ui, desk, ("watch", battle), rect).clicked() {
                desk.push(Intent::Campaign(CampaignTurn::Watch(battle)));
            }
        }
    }
}
