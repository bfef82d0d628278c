//! Cards of a decision: answers to pick, faces to name, squares to click. These shapes serve every rule book.

use super::{
    Desk, Why,
    columns::{self, Columns},
    details, focus, folding, hint, members,
    odds::{self, Odds},
    paint, placing,
    portrait::Portrait,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    force::{PieceId, Side},
    input::{Act, Intent},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// One answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub title: String,
    /// Its results, one paragraph each; if it has details, only the result.
    pub lines: Vec<String>,
    /// Its details, shown beside the list of answers.
    pub more: Vec<String>,
    /// The chances of its results.
    pub odds: Odds,
    /// What the chances are of; empty if that is obvious.
    pub odds_of: String,
    /// Shown only under the pointer.
    pub hint: String,
    /// Its key: 1, 2, 3.
    pub key: String,
    /// Why this answer can't be given.
    pub why: Option<Why>,
    /// The default answer, taken for a player who leaves the choice to the game.
    pub usual: bool,
}

/// A piece that may be named, shown by its face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosable {
    /// Which piece.
    pub piece: PieceId,
    /// Its card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// Whether it is named.
    pub named: bool,
    /// Why it can't be named.
    pub why: Option<Why>,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// One of these.
    Pick(Vec<Card>),
    /// Some of these; the sentence says how many.
    Members(String, Vec<Choosable>),
    /// Something on the map; the sentence says what.
    OnMap(String),
}

/// A decision waiting for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The side that decides.
    pub side: Side,
    /// What is asked for.
    pub ask: Ask,
    /// The answer that Enter gives.
    pub marked: usize,
    /// The gold button, where clicking a card is not enough.
    pub accept: Option<String>,
    /// The risks of the answer that Enter gives, if it has no card.
    pub risks: Vec<String>,
    /// Its cards shrink to their titles so as not to hide what the question is about.
    pub folds: bool,
}

const CARD_WIDTH: f32 = 272.0;
/// Room for the scroll bar of the cards.
const SCROLL: f32 = 10.0;

/// Draws the cards in the room that the map leaves, where they cover least of what is `asked` about and of what is at
/// the `foot` of the map; returns the area they cover.
pub fn draw(
    ui: &mut Ui,
    desk: &mut Desk,
    room: Rect,
    (asked, foot): (&[Rect], Option<Rect>),
    decision: &Decision,
) -> Rect {
    let place = choose_place(ui, room, asked, foot, decision).intersect(room);
    let folds = decision.folds && asked.iter().any(|one| one.intersects(place));
    if let Some(folded) = folds.then(|| folding::folded(decision)).flatten() {
        return draw(ui, desk, room, (asked, foot), &folded);
    }
    match &decision.ask {
        Ask::Pick(cards) => {
            // A list is drawn as it was measured: with all of the room.
            let wide = if details::are_there(cards) { room.size() } else { place.size() };
            let board = laid(ui, wide, decision, cards);
            draw_cards(ui, desk, place, decision, (cards, &board))
        }
        Ask::Members(words, members) => members::draw_members(ui, desk, place, decision, words, members),
        Ask::OnMap(words) => hint::draw(ui, desk, place, decision, words),
    }
}

/// The place for the cards: of many candidates in the room, the one that covers least of what is `asked` about, then
/// least of what is at the `foot` of the map. On a tie the first one wins, which is the top center.
fn choose_place(ui: &Ui, room: Rect, asked: &[Rect], foot: Option<Rect>, decision: &Decision) -> Rect {
    let around = asked.iter().copied().reduce(|all, one| all.union(one)).unwrap_or(Rect::NOTHING);
    let harm = |place: &Rect| {
        let spilt = (place.height() - room.height()).max(0.0) * place.width();
        (spilt as u32 + placing::covered(*place, 4.0, asked), placing::covered(*place, 4.0, &foot))
    };
    // A list with details has one shape; covering a piece is better than being cut off.
    let listed = matches!(&decision.ask, Ask::Pick(cards) if details::are_there(cards));
    let most = if listed { 0 } else { per_row(room.width(), CARD_WIDTH + 12.0, decision) };
    let wide = (1..=most).rev().map(|columns| room.width().min(columns as f32 * (CARD_WIDTH + 12.0) - 12.0));
    let wide = std::iter::once(room.width()).chain(wide);
    let wide = wide.map(|width| size(ui, vec2(width, room.height()), decision));
    let places = wide.flat_map(|size| {
        let (low, high) = (room.min, (room.max - size).max(room.min));
        let columns = [room.center().x - size.x / 2.0, low.x, high.x];
        let above_foot = foot.map_or(high.y, |foot| foot.top() - 8.0 - size.y);
        let rows = [low.y, high.y, around.bottom() + 12.0, around.top() - 12.0 - size.y, above_foot];
        let place = move |x: f32, y: f32| Rect::from_min_size(pos2(x, y.min(high.y).max(low.y)), size);
        rows.into_iter().flat_map(move |y| columns.map(|x| place(x, y)))
    });
    let places: Vec<Rect> = places.collect();
    places.iter().min_by_key(|place| harm(place)).copied().unwrap_or(room)
}

/// The size of the cards when they may be up to this large.
fn size(ui: &Ui, room: Vec2, decision: &Decision) -> Vec2 {
    match &decision.ask {
        Ask::Pick(cards) => laid(ui, room, decision, cards).size(),
        Ask::Members(words, members) => members::members_size(ui, room.x, words, members.len(), decision),
        Ask::OnMap(words) => hint::size(ui, room.x, decision, words),
    }
}

/// How many columns of cards fit into a width; 1 if there is nothing to lay out in columns.
fn per_row(width: f32, pitch: f32, decision: &Decision) -> usize {
    let Ask::Pick(cards) = &decision.ask else { return 1 };
    ((width + 12.5) / pitch).floor().clamp(1.0, cards.len().max(1) as f32) as usize
}

/// How the cards are laid out, and where the details of one of them go.
struct Board {
    cards: Columns,
    details: Option<Rect>,
}

impl Board {
    fn size(&self) -> Vec2 {
        self.details.map_or(self.cards.size, |details| self.cards.size.max(details.max.to_vec2()))
    }
}

/// The layout of the cards when they may be up to this large: in columns, or in a list with the details beside it
/// (below it in a narrow window).
fn laid(ui: &Ui, room: Vec2, decision: &Decision, cards: &[Card]) -> Board {
    let listed = details::are_there(cards);
    let least = if listed || cards.iter().all(folding::is_folded) { 0.0 } else { 72.0 };
    let heights: Vec<f32> = cards.iter().map(|card| card_height(ui, card, CARD_WIDTH, listed).max(least)).collect();
    let lay =
        |gap: f32, width: f32| columns::lay(&heights, CARD_WIDTH, gap, per_row(width, CARD_WIDTH + 12.0, decision));
    if !listed {
        return Board { cards: lay(12.0, room.x), details: None };
    }
    let highest = |width: f32| cards.iter().map(|card| details::height(ui, card, width)).fold(0.0, f32::max);
    let beside = room.x - details::WIDTH - 12.0;
    if beside < CARD_WIDTH {
        let cards = lay(8.0, CARD_WIDTH);
        let corner = pos2(0.0, cards.size.y + 8.0);
        let details = Rect::from_min_size(corner, vec2(CARD_WIDTH, highest(CARD_WIDTH)));
        return Board { cards, details: Some(details) };
    }
    let list = lay(8.0, CARD_WIDTH);
    let cards = if list.size.y > room.y { lay(8.0, beside) } else { list };
    let size = vec2(details::WIDTH, highest(details::WIDTH).min(room.y));
    let details = Rect::from_min_size(pos2(cards.size.x + 12.0, 0.0), size);
    Board { cards, details: Some(details) }
}

fn card_height(ui: &Ui, card: &Card, width: f32, listed: bool) -> f32 {
    let inner = width - 24.0;
    let lines = card.lines.iter().map(|line| paint::wrap(ui.painter(), line, text(TEXT), INK, inner).size().y + 4.0);
    let odds = if listed { 0.0 } else { odds::height(ui, &card.odds, &card.odds_of, inner) };
    let why = card
        .why
        .as_ref()
        .map_or(0.0, |why| paint::wrap(ui.painter(), &why.words, text(13.0), HARM, inner - 48.0).size().y + 8.0);
    if folding::is_folded(card) && why == 0.0 { 36.0 } else { 44.0 + lines.sum::<f32>() + odds + why + 8.0 }
}

fn draw_cards(
    ui: &mut Ui,
    desk: &mut Desk,
    place: Rect,
    decision: &Decision,
    (cards, board): (&[Card], &Board),
) -> Rect {
    let size = board.size();
    let left = (place.center().x - size.x / 2.0).max(place.left()).round();
    let corner = vec2(left, place.top().round());
    let shown = vec2(size.x, size.y.min(place.height()));
    if shown.y < size.y {
        // In a small window at a large scale the cards scroll, and the marked one is brought into view.
        let view = Rect::from_min_size(corner.to_pos2(), shown + vec2(SCROLL, 0.0));
        widgets::part(ui, "tall cards", view, |ui| {
            ScrollArea::vertical().id_salt("tall cards").auto_shrink([false, false]).show(ui, |ui| {
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                draw_board(ui, desk, rect.min.to_vec2(), decision, (cards, board));
                let fresh = Some(decision.marked) != ui.data(|data| data.get_temp(ui.id()));
                if let Some(marked) = board.cards.cards.get(decision.marked).filter(|_| fresh) {
                    ui.scroll_to_rect(marked.translate(rect.min.to_vec2()), None);
                    ui.data_mut(|data| data.insert_temp(ui.id(), decision.marked));
                }
            });
        });
    } else {
        draw_board(ui, desk, corner, decision, (cards, board));
    }
    Rect::from_min_size(corner.to_pos2(), shown)
}

/// Draws all cards, starting at this corner, and the details of the one under the pointer.
fn draw_board(ui: &mut Ui, desk: &mut Desk, corner: Vec2, decision: &Decision, (cards, board): (&[Card], &Board)) {
    let listed = board.details.is_some();
    let mut pointed = None;
    for (number, (card, rect)) in cards.iter().zip(&board.cards.cards).enumerate() {
        if draw_card(ui, desk, rect.translate(corner), number, (card, listed), decision) {
            pointed = Some(number);
        }
    }
    tell_pointed(ui, desk, cards, pointed);
    if let Some(room) = board.details {
        let whole = Rect::from_min_size(corner.to_pos2(), board.size());
        let place = details::shown(ui, whole, pointed, decision.marked);
        if let Some(card) = cards.get(place) {
            details::draw(ui, room.translate(corner), card);
        }
    }
}

/// Says which card the pointer or the focus is on, when that changes; another question begins with none.
fn tell_pointed(ui: &Ui, desk: &mut Desk, cards: &[Card], pointed: Option<usize>) {
    let question: Vec<_> = cards.iter().map(|card| (&card.title, &card.lines)).collect();
    let memory = ui.id().with(("pointed", question));
    let before: Option<usize> = ui.data_mut(|data| data.remove_temp(memory));
    if let Some(place) = pointed {
        ui.data_mut(|data| data.insert_temp(memory, place));
    }
    if before != pointed {
        desk.push(Intent::PointOption(pointed));
    }
}

/// Draws a card, without its odds if it is in a list; returns whether the pointer is on it.
fn draw_card(
    ui: &mut Ui,
    desk: &mut Desk,
    rect: Rect,
    place: usize,
    (card, listed): (&Card, bool),
    decision: &Decision,
) -> bool {
    let response = focus::feel(ui, desk, rect, ui.id().with(("card", place)), &card.title);
    if place == decision.marked {
        focus::prefer(ui, &response);
    }
    let may = card.why.is_none();
    let marked = decision.marked == place && may;
    let colours = desk.palette.side(decision.side);
    let lift = if response.hovered() && may { vec2(0.0, -2.0) } else { Vec2::ZERO };
    let rect = rect.translate(lift);
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, CORNER));
    painter.rect_filled(rect, CORNER, if may { PAPER } else { PAPER_DEEP });
    let strip = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + 36.0));
    let head_colour = if may { colours.base } else { MUTED };
    let corner = bevy_egui::egui::CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
    painter.rect_filled(strip, corner, head_colour);
    let edge = if marked { Stroke::new(3.0, GOLD) } else { Stroke::new(1.5, colours.dark) };
    painter.rect_stroke(rect, CORNER, edge, StrokeKind::Inside);
    let figure = if may { colours.figure } else { CREAM };
    let at = pos2(strip.right() - 12.0, strip.center().y);
    let usual = if card.usual { word("window-usual") } else { String::new() };
    let key = format!("{usual}  {}", digit(desk, &card.key));
    let key = paint::write(painter, at, Align2::RIGHT_CENTER, key.trim(), text(SMALL), figure);
    let fonts = [head(SECTION), head(BUTTON), bold(TEXT), bold(SMALL)];
    let title = paint::fit_in(painter, &card.title, &fonts, figure, key.left() - strip.left() - 20.0);
    paint::put(painter, strip.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, title);
    let body = Rect::from_min_max(pos2(rect.left() + 12.0, strip.bottom() + 8.0), rect.max - vec2(12.0, 8.0));
    widgets::part(ui, &format!("card {place}"), body, |ui| card_body(ui, desk, card, listed));
    let response = widgets::tip(response, &card.hint, None);
    if response.clicked() {
        match &card.why {
            None => desk.push(Intent::TakeOption(place)),
            Some(why) => desk.push(Intent::Help(why.rule.clone())),
        }
    }
    response.hovered() || response.has_focus()
}

/// The key that picks an answer, by its number.
fn digit<'a>(desk: &Desk<'a>, number: &str) -> &'a str {
    number.parse().ok().and_then(Act::of_number).map_or("", |act| desk.hints.of(act))
}

fn card_body(ui: &mut Ui, desk: &mut Desk, card: &Card, listed: bool) {
    card.lines.iter().for_each(|line| {
        widgets::paragraph(ui, line, text(TEXT), INK);
        ui.add_space(4.0);
    });
    if !listed && !card.odds.0.is_empty() {
        odds::draw_headed(ui, &card.odds, &card.odds_of);
    }
    if let Some(why) = &card.why {
        widgets::reason(ui, desk, why);
    }
}

/// The gold button that takes the answer.
pub(super) fn accept_button(ui: &mut Ui, desk: &mut Desk, rect: Rect, words: &str) {
    let key = desk.hints.of(Act::Choose);
    let plank = Plank { words, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    if plank.put(ui, desk, "take", rect).clicked() {
        desk.push(Intent::Accept);
    }
}
