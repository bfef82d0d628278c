//! The record sheet of a unit: header strip, one row per primate, the draft, and the reasons for refusals.

use super::{
    Desk, Why,
    beside::{BETWEEN, Columns, Texts},
    figure::{self, Figure},
    focus, glossary,
    measures::VIEWS,
    numbers::{self, Number},
    paint, placing,
    portrait::Portrait,
    slots,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::{PieceId, Side, vehicle::Seat},
    input::{Intent, intent::Fold},
    words::say,
};
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

/// Whether a word is bad news, good news, or neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither.
    #[default]
    Plain,
    /// Harm, a refusal.
    Harm,
    /// Good, cover.
    Good,
}

impl Tone {
    /// The color of the tone on paper.
    pub const fn colour(self) -> Color32 {
        match self {
            Tone::Plain => MUTED,
            Tone::Harm => HARM,
            Tone::Good => GOOD,
        }
    }
}

/// A row of the sheet: one primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Which piece; a click shows only that one.
    pub piece: Option<PieceId>,
    /// Its card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// What it carries.
    pub weapon: String,
    /// Its state in words, or the odds against it.
    pub state: String,
    /// Whether the state is harm or good.
    pub tone: Tone,
    /// Whether it is the chosen one.
    pub chosen: bool,
}

/// The header strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The side whose color it has.
    pub side: Side,
    /// The unit's name.
    pub name: String,
    /// Platoon, squad, and how many of which clan.
    pub line: String,
    /// Actions left, in words.
    pub actions: String,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rider {
    /// Which piece.
    pub piece: PieceId,
    /// Its card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
}

/// A row of a vehicle's sheet: a seat, or a mount that the driver fires.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Which seat of which vehicle; `None` for a mount without a seat, and for passengers already seated.
    pub seat: Option<(PieceId, Seat)>,
    /// Its name.
    pub name: String,
    /// The weapon that is fired from there.
    pub weapon: String,
    /// Its state in words, or the room that is left.
    pub state: String,
    /// Whether the state is harm.
    pub tone: Tone,
    /// The occupant.
    pub rider: Option<Rider>,
    /// Whether that occupant is chosen.
    pub chosen: bool,
    /// Whether the chosen primate may sit there.
    pub fits: bool,
}

/// A talent, of the unit or acting on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knack {
    /// Its source: "Talent", "From the CO".
    pub words: String,
    /// Its name.
    pub name: String,
    /// What it does, and by which rule.
    pub what: Why,
}

/// Something a button can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What.
    pub words: String,
    /// Why not.
    pub why: Option<Why>,
    /// What pressing it does.
    pub intent: Intent,
}

/// What the sheet shows: the unit under the pointer, or else the selected one, or else the turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The header; without it the sheet is a plain page.
    pub head: Option<Head>,
    /// Seats and mounts of a vehicle.
    pub slots: Vec<Slot>,
    /// Its primates.
    pub members: Vec<Member>,
    /// Whether only the first few are shown.
    pub folded: bool,
    /// It stays folded unless the player asks for all of it, even if there is room.
    pub brief: bool,
    /// Its characteristics, in books that have them.
    pub numbers: Vec<Number>,
    /// Its body, if it is a single fighter.
    pub figure: Option<Figure>,
    /// Plain facts: word and value.
    pub facts: Vec<(String, String)>,
    /// Talents, one line each; a tooltip explains them.
    pub knacks: Vec<Knack>,
    /// What its buttons can do.
    pub offers: Vec<Offer>,
    /// What the draft would do, one line each.
    pub draft: Vec<String>,
    /// Reasons against it, and warnings.
    pub why: Vec<Why>,
    /// The gold button that takes the draft, with its key.
    pub accept: Option<(String, String)>,
}

/// Rows shown while folded, if there is room.
pub const FEW: usize = 5;
const ROW: f32 = 28.0;
/// From the left edge of a row to its first text, beside the face.
pub(super) const NAME: f32 = 36.0;

/// Draws the strip with the name.
pub fn draw_name(ui: &mut Ui, desk: &Desk, sheet: &Sheet) {
    if let Some(head) = &sheet.head {
        draw_head(ui, desk, head);
        ui.add_space(8.0);
    }
}

/// Draws the buttons, directly below the name: nothing above them changes its height with the pointer, so they stay
/// where they are while the pointer moves toward them.
pub fn draw_offers(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet) {
    slots::offers(ui, desk, &sheet.offers);
}

/// Draws members and facts; while folded, at most this many rows, and a body only if it is `whole`.
pub fn draw_unit(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet, (folded, whole): (Option<usize>, bool)) {
    numbers::draw(ui, desk, &sheet.numbers);
    // Of all seats and members, so that both are in line, and nothing moves when the list unfolds.
    let texts = sheet.slots.iter().map(slots::texts).chain(sheet.members.iter().map(texts));
    let columns = Columns::of(ui.painter(), ui.available_width() - NAME, texts);
    for (place, slot) in sheet.slots.iter().enumerate() {
        slots::row(ui, desk, place, (slot, &columns));
    }
    let all = sheet.members.len();
    let few = folded.unwrap_or(FEW);
    // A body makes room just as members do, and so does its gear.
    let roomy = few > 0 || all == 0 && sheet.figure.is_none();
    if let Some(figure) = &sheet.figure {
        figure::draw(ui, desk, figure, whole);
    }
    let shown = if folded.is_some() && all > few + 1 { few } else { all };
    for (place, member) in sheet.members[..shown].iter().enumerate() {
        row(ui, desk, place, (member, &columns));
    }
    if all > few + 1 {
        fold_line(ui, desk, all - shown);
    }
    // If the members have to make room, so do the plain facts.
    for (words, value) in sheet.facts.iter().filter(|_| roomy || !sheet.slots.is_empty()) {
        let rect = widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [INK, INK], 20.0);
        glossary::explain(ui, rect, &format!("{words}: {value}"));
    }
    for (place, knack) in sheet.knacks.iter().enumerate().filter(|_| roomy) {
        draw_knack(ui, desk, place, knack);
    }
}

/// Draws what the draft would do.
pub fn draw_draft(ui: &mut Ui, sheet: &Sheet) {
    for words in &sheet.draft {
        ui.add_space(4.0);
        let rect = widgets::paragraph(ui, words, text(TEXT), INK);
        glossary::explain(ui, rect, words);
    }
}

/// Draws reasons against the draft, and warnings.
pub fn draw_warnings(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet) {
    for why in &sheet.why {
        ui.add_space(4.0);
        widgets::reason(ui, desk, why);
    }
}

/// The height of the button that takes the draft, with the space above it.
pub const ACCEPT: f32 = 44.0;

/// The button that takes the draft.
pub fn draw_accept(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet) {
    if let Some((words, key)) = &sheet.accept {
        ui.add_space(8.0);
        let rect = paint::strip(ui, 36.0);
        let plank = Plank { words, key, face: Face::Gold, size: SECTION, ..Plank::default() };
        super::spots::note(ui, super::spots::Spot::Accept, rect);
        if plank.put(ui, desk, "accept", rect).clicked() {
            desk.push(Intent::Accept);
        }
    }
}

/// The button that takes the draft, at the bottom of the map, clear of the dice.
pub(super) fn accept_on_map(
    ui: &mut Ui,
    desk: &mut Desk,
    (map, tray): (Rect, Option<Rect>),
    about: &[Rect],
    content: &Sheet,
) -> Rect {
    let size = vec2(accept_width(ui, content).min(map.width() - 24.0), ACCEPT);
    let mut rect = Rect::from_center_size(pos2(map.center().x, map.bottom() - 8.0 - size.y / 2.0), size);
    if let Some(tray) = tray.filter(|tray| tray.expand(8.0).intersects(rect)) {
        let beside = tray.right() + 8.0;
        rect = if beside + size.x + VIEWS <= map.right() {
            Rect::from_min_size(pos2(beside, rect.top()), size)
        } else {
            rect.translate(vec2(0.0, tray.top() - 8.0 - rect.bottom()))
        };
    }
    // It moves aside for the unit and its draft.
    let room = Rect::from_min_max(map.min + vec2(12.0, 12.0), pos2(map.right() - VIEWS, map.bottom() - 8.0));
    let places = std::iter::once(rect).chain(placing::corners(room, size).into_iter().rev());
    let taken: Vec<Rect> = about.iter().copied().chain(tray).collect();
    let rect = placing::clearest(places, &taken).unwrap_or(rect);
    widgets::part(ui, "accept on the map", rect, |ui| draw_accept(ui, desk, content));
    rect
}

/// The width that button wants.
pub fn accept_width(ui: &Ui, sheet: &Sheet) -> f32 {
    let Some((words, key)) = &sheet.accept else { return 0.0 };
    Plank { words, key, face: Face::Gold, size: SECTION, ..Plank::default() }.width(ui) + 24.0
}

/// The strip in the side's color, with its token on the left.
pub fn draw_head(ui: &mut Ui, desk: &Desk, content: &Head) {
    let rect = paint::strip(ui, 56.0);
    let colours = desk.palette.side(content.side);
    let painter = ui.painter();
    painter.rect(rect, CORNER, colours.base, Stroke::new(1.5, colours.dark), StrokeKind::Inside);
    let line = paint::mix(colours.base, CREAM, 0.18);
    painter.rect_stroke(rect.shrink(3.0), 4.0, Stroke::new(1.0, line), StrokeKind::Inside);
    let at = pos2(rect.right() - 12.0, rect.top() + 20.0);
    let gold = if colours.figure == CREAM { GOLD } else { colours.figure };
    let actions = paint::write(painter, at, Align2::RIGHT_CENTER, &content.actions, head(SECTION), gold);
    let left = rect.left() + 12.0;
    let room = actions.left() - left - 8.0;
    let fonts = [head(HEAD), head(SECTION), head(BUTTON), bold(TEXT), bold(SMALL)];
    let name = paint::fit_in(painter, &content.name, &fonts, colours.figure, room);
    paint::put(painter, pos2(left, rect.top() + 20.0), Align2::LEFT_CENTER, name);
    let quiet = paint::mix(colours.figure, colours.base, 0.12);
    let line = paint::fit_in(painter, &content.line, &[text(TEXT), text(SMALL)], quiet, rect.width() - 24.0);
    paint::put(painter, pos2(left, rect.top() + 41.0), Align2::LEFT_CENTER, line);
}

/// The texts of a row.
fn texts(member: &Member) -> Texts<'_> {
    ((&member.name, name_font(member)), &member.weapon, &member.state)
}

/// A leader's name is bold.
fn name_font(member: &Member) -> FontId {
    if member.portrait.lead == super::Lead::None { text(TEXT) } else { bold(TEXT) }
}

fn row(ui: &mut Ui, desk: &mut Desk, place: usize, (member, columns): (&Member, &Columns)) {
    let rect = paint::strip(ui, ROW);
    let response = focus::feel(ui, desk, rect, ui.id().with(("member", place)), &member.name);
    let painter = ui.painter();
    if member.chosen {
        let gold = paint::mix(PAPER, GOLD, 0.45);
        painter.rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, gold);
    } else if response.hovered() && member.piece.is_some() {
        painter.rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 13.0, rect.center().y), vec2(25.0, 25.0));
    member.portrait.draw(ui, desk, card);
    let painter = ui.painter();
    let middle = rect.center().y;
    let name_x = rect.left() + NAME;
    let weapon_x = name_x + columns.second;
    let colour = if member.portrait.faded { MUTED } else { INK };
    let mut left = rect.right();
    if !member.state.is_empty() {
        let room = if member.weapon.is_empty() { rect.right() - name_x - 60.0 } else { columns.third };
        let state = paint::fit(painter, &member.state, text(SMALL), member.tone.colour(), room);
        left = paint::put(painter, pos2(rect.right(), middle), Align2::RIGHT_CENTER, state).left() - BETWEEN;
    }
    let room = if member.weapon.is_empty() { left } else { weapon_x - BETWEEN } - name_x;
    let name = paint::fit(painter, &member.name, columns.first(name_font(member)), colour, room);
    paint::put(painter, pos2(name_x, middle), Align2::LEFT_CENTER, name);
    let weapon = paint::fit(painter, &member.weapon, columns.font.clone(), MUTED, left - weapon_x);
    paint::put(painter, pos2(weapon_x, middle), Align2::LEFT_CENTER, weapon);
    let whole = [&member.name, &member.weapon, &member.state].map(String::as_str);
    let whole = whole.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
    let meant = if response.hovered() { glossary::meanings(ui, &member.state) } else { Vec::new() };
    let whole = std::iter::once(whole).chain(meant).collect::<Vec<_>>().join("\n");
    let response = widgets::tip(response, &whole, None);
    if let (true, Some(piece)) = (response.clicked(), member.piece) {
        desk.push(Intent::SelectPiece(piece));
    }
}

/// A talent in one line, with its rule as a link; a tooltip says what it does.
fn draw_knack(ui: &mut Ui, desk: &mut Desk, place: usize, knack: &Knack) {
    let rect = paint::strip(ui, 20.0);
    let response = focus::feel(ui, desk, rect, ui.id().with(("knack", place)), &knack.name);
    if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 4.0, PAPER_DEEP);
    }
    let rule = knack.what.rule.as_deref().unwrap_or_default();
    let id = paint::write(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, rule, text(SMALL), RULE_ID);
    // A talent that belongs only to the unit itself has no source in front.
    let (name, align) = match knack.words.as_str() {
        "" => (rect.left_center(), Align2::LEFT_CENTER),
        _ => (pos2(id.left().min(rect.right() - 36.0) - 8.0, rect.center().y), Align2::RIGHT_CENTER),
    };
    let name = paint::write(ui.painter(), name, align, &knack.name, bold(TEXT), INK);
    let fonts = [text(TEXT), text(SMALL), text(10.5), text(9.5)];
    let words = paint::fit_in(ui.painter(), &knack.words, &fonts, INK, name.left() - rect.left() - 8.0);
    paint::put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, words);
    if widgets::tip_why(response.on_hover_cursor(egui::CursorIcon::PointingHand), &knack.what).clicked() {
        desk.push(Intent::Help(knack.what.rule.clone()));
    }
}

fn fold_line(ui: &mut Ui, desk: &mut Desk, hidden: usize) {
    let rect = paint::strip(ui, 20.0);
    let (sign, words) = if hidden > 0 {
        (egui_phosphor::regular::CARET_DOWN, say("window-more", &[("count", hidden.into())]))
    } else {
        (egui_phosphor::regular::CARET_UP, say("window-fewer", &[]))
    };
    let response = focus::feel(ui, desk, rect, ui.id().with("fold sheet"), &words);
    let colour = if response.hovered() { INK } else { MUTED };
    let at = pos2(rect.left() + 36.0, rect.center().y);
    let words = format!("{words} {sign}");
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &words, text(13.0), colour);
    if response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
        desk.push(Intent::Fold(Fold::Sheet));
    }
}
