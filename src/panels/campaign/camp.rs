//! The camp of a troop: its platoons with all their members, its store, and what is for sale. Click or drag anything to
//! where it should go.

use super::{
    super::{Desk, Why, focus, paint, pictures::Drawing, style::*, widgets},
    tribe_colours,
};
use crate::{
    input::{CampPiece, CampTurn, CampaignTurn, Intent},
    view::art::looks::Face,
    words::word,
};
use bevy_egui::egui::{
    Align2, Color32, Id, LayerId, Order, Rect, Response, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2,
};

/// How a piece relates to what the player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nothing is held.
    #[default]
    Free,
    /// It is what the player holds.
    Held,
    /// The held piece can be put here.
    Takes,
    /// The held piece can't be put here.
    Still,
}

/// Something that the player can pick up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What.
    pub id: CampPiece,
    /// Its name.
    pub words: String,
    /// More about it, in muted text.
    pub beside: String,
    /// A sentence about it; empty if there is nothing more to say.
    pub about: String,
    /// Its clan, if it is a primate.
    pub clan: Option<String>,
    /// How it relates to what is held.
    pub hold: Hold,
    /// What is held.
    pub held: Option<CampPiece>,
    /// It can't be picked up.
    pub still: bool,
}

impl Default for Piece {
    fn default() -> Self {
        Self {
            id: CampPiece::Thing(0),
            words: String::new(),
            beside: String::new(),
            about: String::new(),
            clan: None,
            hold: Hold::Free,
            held: None,
            still: false,
        }
    }
}

/// A unit with its members.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CampPart {
    /// The unit.
    pub head: Piece,
    /// Its members.
    pub members: Vec<Piece>,
}

/// A platoon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CampColumn {
    /// The platoon.
    pub head: Piece,
    /// Its units.
    pub units: Vec<CampPart>,
}

/// Something that is sold.
#[derive(Clone, Debug, PartialEq)]
pub struct Ware {
    /// The piece, if the player can pick it up.
    pub piece: Option<Piece>,
    /// What it is, if the player can't.
    pub words: String,
    /// The label of its button.
    pub button: String,
    /// What that does.
    pub about: String,
    /// The action of its button.
    pub turn: CampTurn,
    /// Why it isn't possible.
    pub why: Option<Why>,
}

impl Default for Ware {
    fn default() -> Self {
        let (words, button, about) = (String::new(), String::new(), String::new());
        Self { piece: None, words, button, about, turn: CampTurn::Close, why: None }
    }
}

/// The camp of a troop.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camp {
    /// Its tribe, by its seat.
    pub tribe: u8,
    /// Its title: whose camp it is.
    pub title: String,
    /// The scrap of its tribe.
    pub purse: String,
    /// What to do next.
    pub next: String,
    /// Its platoons, and those of troops next to it.
    pub columns: Vec<CampColumn>,
    /// Gear in store.
    pub store: Vec<Ware>,
    /// What can be bought.
    pub offers: Vec<Ware>,
    /// Why nothing can be bought.
    pub closed: Option<String>,
}

/// Height of the line with the title.
const TITLE: f32 = 42.0;
/// Height of a line under it.
const UNDER: f32 = 24.0;
/// Width of the column with the store.
const STORE: f32 = 316.0;
/// The least width of a platoon's column.
const COLUMN: f32 = 268.0;
const ROW: f32 = 24.0;
/// The height of a platoon's heading.
const HEAD_ROW: f32 = 40.0;
/// The gap between two columns.
const GAP: f32 = 14.0;

/// Draws it over the map; returns the area it covers.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, camp: &Camp, whole: Rect) -> Rect {
    paint::paper_card(ui.painter(), whole.shrink(2.0));
    let top = title(ui, desk, camp, Rect::from_min_max(whole.min + vec2(6.0, 6.0), whole.max - vec2(6.0, 0.0)));
    let body = Rect::from_min_max(pos2(whole.left() + 14.0, top + 8.0), whole.max - vec2(14.0, 12.0));
    let right = Rect::from_min_max(pos2(body.right() - STORE, body.top()), body.max);
    let left = Rect::from_min_max(body.min, pos2(right.left() - 16.0, body.bottom()));
    widgets::part(ui, "camp platoons", left, |ui| {
        ScrollArea::both().id_salt(("camp platoons", &camp.title)).auto_shrink([false, false]).show(ui, |ui| {
            columns(ui, desk, camp, left);
        });
    });
    ui.painter().vline(right.left() - 8.0, right.y_range(), Stroke::new(1.0, RULE));
    widgets::part(ui, "camp store", right, |ui| {
        ScrollArea::vertical().id_salt(("camp store", &camp.title)).auto_shrink([false, false]).show(ui, |ui| {
            wares(ui, desk, camp);
        });
    });
    whole
}

/// The strip with the title: the next step goes beside the title, or under it if there is no room. Returns where the
/// strip ends.
fn title(ui: &mut Ui, desk: &mut Desk, camp: &Camp, room: Rect) -> f32 {
    let colours = tribe_colours(desk.palette, camp.tribe);
    let wide = |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, colours.figure).size().x;
    let words = word("camp-close");
    let plank = widgets::Plank { words: &words, face: widgets::Face::Gold, ..widgets::Plank::default() };
    let close = plank.width(ui);
    let taken = wide(&camp.title, head(HEAD)) + wide(&camp.purse, bold(BUTTON)) + close + 88.0;
    let beside = taken + wide(&camp.next, text(13.0)) <= room.width();
    let strip = room.with_max_y(room.top() + if beside { TITLE } else { TITLE + UNDER });
    ui.painter().rect_filled(strip, 4.0, colours.base);
    let line = strip.with_max_y(strip.top() + TITLE);
    let rect = Rect::from_min_size(pos2(line.right() - close - 6.0, line.center().y - 16.0), vec2(close, 32.0));
    let response = plank.put(ui, desk, "camp close", rect);
    if widgets::tip(response, &word("camp-close-about"), None).clicked() {
        desk.push(turn(CampTurn::Close));
    }
    let painter = ui.painter();
    let at = pos2(rect.left() - 18.0, line.center().y);
    let purse = paint::write(painter, at, Align2::RIGHT_CENTER, &camp.purse, bold(BUTTON), colours.figure);
    let at = line.left_center() + vec2(14.0, 1.0);
    let name = paint::write(painter, at, Align2::LEFT_CENTER, &camp.title, head(HEAD), colours.figure);
    let (at, room) = if beside {
        (pos2(name.right() + 16.0, line.center().y + 1.0), purse.left() - name.right() - 32.0)
    } else {
        (pos2(line.left() + 14.0, line.bottom() + UNDER / 2.0 - 3.0), strip.width() - 28.0)
    };
    let next = paint::fit_in(painter, &camp.next, &[text(15.0), text(13.0)], colours.figure, room);
    paint::put(painter, at, Align2::LEFT_CENTER, next);
    strip.bottom()
}

const fn turn(turn: CampTurn) -> Intent {
    Intent::Campaign(CampaignTurn::Camp(turn))
}

/// Platoons side by side; the units of each are in as many columns as fit.
fn columns(ui: &mut Ui, desk: &mut Desk, camp: &Camp, room: Rect) {
    let count = camp.columns.len().max(1) as f32;
    let most = camp.columns.iter().map(|column| column.units.len()).max().unwrap_or(1).max(1) as f32;
    let across = ((room.width() + GAP) / (COLUMN + GAP) / count).floor().clamp(1.0, most);
    let all = count * across;
    let width = ((room.width() - (all - 1.0) * GAP) / all).clamp(COLUMN, COLUMN * 1.6);
    let height = camp.columns.iter().map(|one| HEAD_ROW + tallest(one, across as usize)).fold(0.0, f32::max);
    let all = ui.allocate_space(vec2(all * width + (all - 1.0) * GAP, height)).1;
    for (place, column) in camp.columns.iter().enumerate() {
        let left = all.left() + place as f32 * across * (width + GAP);
        let head = Rect::from_min_size(pos2(left, all.top()), vec2(across * (width + GAP) - GAP, HEAD_ROW));
        put(ui, desk, &column.head, head, true);
        for (unit, (down, top)) in column.units.iter().zip(places(column, across as usize)) {
            let at = pos2(left + down as f32 * (width + GAP), head.bottom() + top);
            draw_unit(ui, desk, unit, Rect::from_min_size(at, vec2(width, unit_height(unit))));
        }
    }
}

fn draw_unit(ui: &mut Ui, desk: &mut Desk, unit: &CampPart, rect: Rect) {
    let head = rect.with_max_y(rect.top() + ROW + 4.0);
    put(ui, desk, &unit.head, head, true);
    ui.painter().hline(head.x_range(), head.bottom(), Stroke::new(1.0, RULE));
    for (place, member) in unit.members.iter().enumerate() {
        let at = pos2(rect.left(), head.bottom() + place as f32 * ROW);
        put(ui, desk, member, Rect::from_min_size(at, vec2(rect.width(), ROW)), false);
    }
}

fn unit_height(unit: &CampPart) -> f32 {
    ROW + 4.0 + unit.members.len() as f32 * ROW + 8.0
}

/// The column of each unit of a platoon, from 0, and its row there. Units are dealt to the columns in turn, so that
/// none changes its column because another one has grown.
fn places(column: &CampColumn, across: usize) -> Vec<(usize, f32)> {
    let mut filled = vec![0.0_f32; across.max(1)];
    let place = |(number, unit): (usize, &CampPart)| {
        let down = number % filled.len();
        let top = filled[down];
        filled[down] += unit_height(unit);
        (down, top)
    };
    column.units.iter().enumerate().map(place).collect()
}

fn tallest(column: &CampColumn, across: usize) -> f32 {
    let places = places(column, across);
    column.units.iter().zip(places).map(|(unit, (_, top))| top + unit_height(unit)).fold(0.0, f32::max)
}

fn wares(ui: &mut Ui, desk: &mut Desk, camp: &Camp) {
    widgets::section(ui, &word("camp-store"), "", INK);
    if camp.store.is_empty() {
        widgets::paragraph(ui, &word("camp-store-empty"), text(TEXT), MUTED);
    }
    camp.store.iter().enumerate().for_each(|(place, one)| ware(ui, desk, ("store", place), one));
    ui.add_space(12.0);
    widgets::section(ui, &word("camp-shop"), "", INK);
    if let Some(words) = &camp.closed {
        widgets::paragraph(ui, words, text(TEXT), MUTED);
    }
    camp.offers.iter().enumerate().for_each(|(place, one)| ware(ui, desk, ("offer", place), one));
}

/// A line with its button. Two lines may have the same text, so each is identified by its index.
fn ware(ui: &mut Ui, desk: &mut Desk, place: (&str, usize), ware: &Ware) {
    let face = if ware.why.is_some() { widgets::Face::Flat } else { widgets::Face::Wood };
    let plank =
        widgets::Plank { words: &ware.button, face, size: widgets::CHOICE, centred: true, ..Default::default() };
    let wide = plank.width(ui);
    let room = ui.available_width() - wide - 8.0;
    let words = paint::wrap(ui.painter(), &ware.words, text(TEXT), INK, room);
    let rect = paint::strip(ui, (words.size().y + 6.0).max(34.0));
    let button = Rect::from_min_size(pos2(rect.right() - wide, rect.center().y - 14.0), vec2(wide, 28.0));
    match &ware.piece {
        Some(one) => put(ui, desk, one, rect.with_max_x(button.left() - 8.0).shrink2(vec2(0.0, 3.0)), false),
        None => drop(paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, words)),
    }
    let response = plank.put(ui, desk, ("ware", place), button);
    match &ware.why {
        Some(why) => drop(widgets::tip_why(response, why)),
        None => {
            if widgets::tip(response, &ware.about, None).clicked() {
                desk.push(turn(ware.turn));
            }
        }
    }
}

/// Draws a piece, and lets the player pick it up and put others on it.
fn put(ui: &mut Ui, desk: &mut Desk, piece: &Piece, rect: Rect, is_head: bool) {
    let response = if piece.still { None } else { Some(feel(ui, desk, piece, rect)) };
    let painter = ui.painter();
    let lit = response.as_ref().is_some_and(Response::hovered);
    let (fill, edge) = match piece.hold {
        Hold::Held => (paint::mix(PAPER, GOLD, 0.55), GOLD_DEEP),
        Hold::Takes => (paint::mix(PAPER, GOLD, if lit { 0.4 } else { 0.16 }), GOLD_DEEP),
        _ if lit => (PAPER_DEEP, RULE),
        _ => (Color32::TRANSPARENT, Color32::TRANSPARENT),
    };
    painter.rect(rect.shrink2(vec2(0.0, 1.0)), 4.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    write(ui, desk, piece, rect, is_head);
}

fn write(ui: &Ui, desk: &mut Desk, piece: &Piece, rect: Rect, is_head: bool) {
    let mut left = rect.left() + 6.0;
    if let Some(clan) = &piece.clan {
        desk.pictures.draw(ui.painter(), Drawing::Face(Face::of_clan(clan)), pos2(left + 9.0, rect.center().y), 20.0);
        left += 24.0;
    }
    let painter = ui.painter();
    let quiet = piece.hold == Hold::Still;
    let font = if is_head { head(if rect.height() > 34.0 { SECTION } else { 17.0 }) } else { text(TEXT) };
    let room = rect.right() - left - 6.0;
    let words = paint::fit(painter, &piece.words, font, if quiet { MUTED } else { INK }, room);
    let covers = paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, words);
    let room = rect.right() - covers.right() - 16.0;
    if room > 24.0 {
        let beside = paint::fit(painter, &piece.beside, text(SMALL), MUTED, room);
        paint::put(painter, pos2(rect.right() - 6.0, rect.center().y + 1.0), Align2::RIGHT_CENTER, beside);
    }
}

/// A click picks it up or puts what is held on it; so does a drag.
fn feel(ui: &Ui, desk: &mut Desk, piece: &Piece, rect: Rect) -> Response {
    let id = ui.id().with(("camp piece", piece.id));
    let response = ui.interact(rect, id, desk.drag_sense());
    focus::name(&response, &piece.words, true);
    if response.drag_started() {
        response.dnd_set_drag_payload(piece.id);
        desk.push(turn(CampTurn::Hold(piece.id)));
    }
    if response.dragged() {
        carry(ui, piece, id);
    }
    if let Some(from) = response.dnd_release_payload::<CampPiece>() {
        desk.push(turn(CampTurn::Put(*from, piece.id)));
    }
    let response = if piece.about.is_empty() { response } else { widgets::tip(response, &piece.about, None) };
    if response.clicked() {
        let put = piece.held.filter(|held| *held != piece.id).map(|held| CampTurn::Put(held, piece.id));
        desk.push(turn(put.unwrap_or(CampTurn::Hold(piece.id))));
    }
    response
}

/// A dragged piece follows the pointer.
fn carry(ui: &Ui, piece: &Piece, id: Id) {
    let Some(at) = ui.ctx().pointer_interact_pos() else { return };
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, id));
    let words = paint::fit(&painter, &piece.words, text(TEXT), INK, 220.0);
    let card = Rect::from_min_size(at + vec2(12.0, 6.0), words.size() + vec2(20.0, 10.0));
    paint::paper_card(&painter, card);
    paint::put(&painter, card.left_center() + vec2(10.0, 0.0), Align2::LEFT_CENTER, words);
}
