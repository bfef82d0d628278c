//! A campaign: its set-up, and its map with everything around it.

use super::{
    Desk, Print, Why, focus, paint, placing,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, CampaignLeaf, CampaignTurn, Intent, intent::Fold},
    words::{capital, say, word},
};
use bevy_egui::egui::{Align2, Color32, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

mod camp;
mod grid;
mod paper;
mod scores;
mod set_up;
mod sheet;

pub use camp::{Camp, CampColumn, CampPart, Hold, Piece, Ware};
pub use grid::ShellGrid;
pub use paper::{Box as SideBox, Choice, Odds, Paper, Roll};
pub use scores::Score;
pub use set_up::{CampaignCard, SavedRow, SeatRow, SetUp, draw as draw_set_up};
pub use sheet::{Entry, Row, Sheet, Tribe, Unit};

/// A button, and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Its label.
    pub words: String,
    /// What it does, in a sentence.
    pub about: String,
    /// The intent it pushes.
    pub intent: Intent,
    /// The act whose key does the same.
    pub key: Option<Act>,
    /// It is the one to press next.
    pub gold: bool,
    /// Why it can't be pressed.
    pub why: Option<Why>,
}

/// The map of a campaign with everything around it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Campaign {
    /// Its name.
    pub name: String,
    /// "Round 2 of 6".
    pub round: String,
    /// What each tribe has won so far.
    pub scores: Vec<Score>,
    /// What the end of the last round brought, until the player dismisses it.
    pub news: Vec<String>,
    /// The tribe whose turn it is, by its seat, and what it has to do.
    pub turn: Option<(u8, String)>,
    /// What to do next, in a sentence.
    pub next: String,
    /// What the game is still busy with, if anything.
    pub busy: Option<String>,
    /// How many orders can be undone, and redone.
    pub steps: (usize, usize),
    /// Why the last order was refused.
    pub told: Option<Why>,
    /// The tab of the side panel that is open.
    pub leaf: CampaignLeaf,
    /// The chosen troop, or the hex under the pointer.
    pub sheet: Sheet,
    /// The tribes.
    pub tribes: Vec<Tribe>,
    /// What has happened.
    pub chronicle: Vec<Entry>,
    /// The small map, and the visible part of it: left, top, right, bottom, from 0 to 1.
    pub small: Option<(Print, [f32; 4])>,
    /// The hexes that the card or the note over the map is about, in logical pixels of the window.
    pub asked: Vec<bevy::math::Rect>,
    /// The hex under the pointer, in one line.
    pub under: String,
    /// Buttons at the bottom.
    pub buttons: Vec<Button>,
    /// The card that has to be answered or read.
    pub card: Option<Paper>,
    /// The camp that is open instead of the map.
    pub camp: Option<Camp>,
    /// Whether keys go to the panels.
    pub reached: bool,
    /// Whether the side panel covers the map, in a window that has no room for it.
    pub drawer: bool,
}

/// The width of the side panel, and of the window from which on it is wider.
const COLUMN: f32 = 300.0;
const WIDE: f32 = 1500.0;
/// A narrower window has the side panel in a drawer.
const NARROW: f32 = 860.0;
/// Room for the sign that closes a note.
const CLOSE: f32 = 18.0;

/// The colors of a tribe by its seat.
pub fn tribe_colours(palette: Palette, tribe: u8) -> SideColours {
    let other = if palette == Palette::FIRST { Palette::SECOND } else { Palette::FIRST };
    use crate::force::Side::{First, Second};
    match tribe {
        0 => palette.side(First),
        1 => palette.side(Second),
        2 => other.side(First),
        3 => other.side(Second),
        _ => SideColours {
            word: "campaign-natives",
            base: Color32::from_rgb(0x6E, 0x6A, 0x55),
            dark: Color32::from_rgb(0x3B, 0x39, 0x2C),
            plate: Color32::from_rgb(0xE4, 0xE0, 0xCB),
            figure: CREAM,
            on_dark: CREAM,
        },
    }
}

/// Draws everything around the map; returns the area left for the map, and the areas that cover it.
pub fn draw(root: &mut Ui, desk: &mut Desk, campaign: &Campaign) -> (Rect, Vec<Rect>) {
    let whole = root.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 46.0));
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 54.0), whole.max);
    let body = Rect::from_min_max(top.left_bottom(), foot.right_top());
    let width = if whole.width() >= WIDE { COLUMN + 90.0 } else { COLUMN };
    let narrow = whole.width() < NARROW;
    let right = Rect::from_min_max(pos2(body.right() - width, body.top()), body.max);
    top_bar(root, desk, top, campaign, narrow);
    foot_bar(root, desk, foot, campaign);
    let map = if narrow { body } else { Rect::from_min_max(body.min, pos2(right.left(), body.bottom())) };
    let mut islands = Vec::new();
    if let Some(camp) = &campaign.camp {
        islands.push(camp::draw(root, desk, camp, body));
        islands.extend(notice(root, desk, campaign, body));
        return (map, islands);
    }
    if !narrow {
        side(root, desk, campaign, right);
    } else if campaign.drawer {
        side(root, desk, campaign, right);
        islands.push(right);
        return (map, islands);
    }
    let mut asked: Vec<Rect> = campaign.asked.iter().map(|place| placing::in_points(root, *place)).collect();
    if campaign.card.is_none() {
        let small = small_map(root, desk, campaign, map);
        under(root, campaign, map);
        asked.extend(small);
        islands.extend(small);
        islands.extend(news(root, desk, campaign, (map, &asked)));
    }
    islands.extend(notice(root, desk, campaign, map));
    if let Some(card) = &campaign.card {
        islands.push(paper::draw(root, desk, card, (map, &asked)));
    }
    (map, islands)
}

fn top_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, campaign: &Campaign, narrow: bool) {
    paint::wood_bar(ui.painter(), bar, false);
    let middle = bar.center().y;
    let at = pos2(bar.left() + 16.0, middle);
    let name = if narrow { "" } else { &campaign.name };
    let name = paint::write(ui.painter(), at, Align2::LEFT_CENTER, name, head(HEAD), CREAM);
    let at = pos2(name.right() + if narrow { 0.0 } else { 14.0 }, middle + 1.0);
    let round = paint::write(ui.painter(), at, Align2::LEFT_CENTER, &campaign.round, light(BUTTON), CREAM_MUTED);
    let mut right = bar.right() - 12.0;
    let entries = [
        ("window-menu", signs::LIST, Intent::Menu, Act::Menu, None),
        ("window-rules", signs::BOOK_OPEN, Intent::Help(None), Act::Help, None),
        ("campaign-redo", signs::ARROW_CLOCKWISE, Intent::Redo, Act::Redo, Some(campaign.steps.1)),
        ("campaign-undo", signs::ARROW_COUNTER_CLOCKWISE, Intent::Undo, Act::Undo, Some(campaign.steps.0)),
        ("campaign-panel", signs::SIDEBAR, Intent::Fold(Fold::Column), Act::Column, None),
    ];
    for (id, sign, intent, act, count) in entries {
        if act == Act::Column && !narrow {
            continue;
        }
        let words = word(id);
        let face = if count == Some(0) { Face::Flat } else { Face::Wood };
        let whole = Plank { words: &words, key: desk.hints.of(act), face, size: 16.0, ..Plank::default() };
        let plank = if narrow { Plank { words: sign, face, centred: true, ..Plank::default() } } else { whole };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(right - width, middle - 15.0), vec2(width, 30.0));
        let response = plank.put(ui, desk, ("campaign bar", id), rect);
        focus::name(&response, &words, count != Some(0));
        if count == Some(0) {
            let nothing = word(if act == Act::Undo { "campaign-nothing-to-undo" } else { "campaign-nothing-to-redo" });
            widgets::tip(response, &nothing, None);
        } else if response.clicked() {
            desk.push(intent);
        }
        right = rect.left() - 8.0;
    }
    let left = scores::draw(ui, desk, campaign, pos2(round.right() + 18.0, middle), right);
    let Some((tribe, words)) = &campaign.turn else { return };
    let colours = tribe_colours(desk.palette, *tribe);
    let room = right - left - 20.0;
    let whole = words;
    let fonts = [head(BUTTON), head(TEXT), head(SMALL), head(10.0), head(8.5)];
    let words = paint::fit_in(ui.painter(), whole, &fonts, colours.figure, room - 24.0);
    let chip = Rect::from_min_size(pos2(left, middle - 15.0), vec2(words.size().x + 24.0, 30.0));
    widgets::tip(ui.interact(chip, ui.id().with("turn"), Sense::hover()), whole, None);
    ui.painter().rect(chip, BUTTON_CORNER, colours.base, Stroke::new(1.5, colours.dark), StrokeKind::Inside);
    paint::put(ui.painter(), chip.left_center() + vec2(12.0, 1.0), Align2::LEFT_CENTER, words);
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, campaign: &Campaign) {
    paint::wood_bar(ui.painter(), bar, true);
    let middle = bar.center().y + 1.0;
    let mut right = bar.right() - 14.0;
    for (place, button) in campaign.buttons.iter().enumerate().rev() {
        let rect = put_button(ui, desk, ("foot", place), button, pos2(right, middle));
        right = rect.left() - 10.0;
    }
    let next = campaign.busy.as_ref().unwrap_or(&campaign.next);
    let words = paint::wrap(ui.painter(), next, text(15.0), CREAM, right - bar.left() - 40.0);
    paint::put(ui.painter(), pos2(bar.left() + 18.0, middle), Align2::LEFT_CENTER, words);
}

/// A button with its right middle at this point; returns the area it covers.
fn put_button(
    ui: &mut Ui,
    desk: &mut Desk,
    id: impl std::hash::Hash + std::fmt::Debug,
    button: &Button,
    right_middle: bevy_egui::egui::Pos2,
) -> Rect {
    let face = match (&button.why, button.gold) {
        (Some(_), _) => Face::Flat,
        (None, true) => Face::Gold,
        (None, false) => Face::Wood,
    };
    let key = button.key.map_or("", |act| desk.hints.of(act));
    let plank = Plank { words: &button.words, key, face, ..Plank::default() };
    let width = plank.width(ui);
    let rect = Rect::from_min_size(right_middle - vec2(width, 19.0), vec2(width, 38.0));
    let response = plank.put(ui, desk, id, rect);
    match &button.why {
        Some(why) => {
            if widgets::tip_why(response, why).clicked() {
                desk.push(Intent::WhyNot { words: why.words.clone(), rule: why.rule.clone() });
            }
        }
        None => {
            if widgets::tip(response, &button.about, None).clicked() {
                desk.push(button.intent.clone());
            }
        }
    }
    rect
}

fn side(root: &mut Ui, desk: &mut Desk, campaign: &Campaign, rect: Rect) {
    paint::paper_column(root.painter(), rect, true);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let top = widgets::part(root, "campaign leaves", inner, |ui| {
        let names = CampaignLeaf::ALL.map(|leaf| word(leaf.word_id()));
        let chosen = CampaignLeaf::ALL.iter().position(|leaf| *leaf == campaign.leaf).unwrap_or_default();
        let values = names.iter().map(String::as_str);
        if let Some(place) = widgets::choice(ui, desk, "campaign leaf", values, chosen, (6.0, 28.0)) {
            desk.push(Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::ALL[place])));
        }
        ui.add_space(4.0);
        ui.cursor().top()
    });
    // A newly chosen troop is shown from the top.
    let shown = if campaign.leaf == CampaignLeaf::Troop { campaign.sheet.name.as_str() } else { "" };
    widgets::part(root, "campaign side", inner.with_min_y(top), |ui| {
        ScrollArea::vertical().id_salt(("campaign side", campaign.leaf, shown)).auto_shrink([false, false]).show(
            ui,
            |ui| match campaign.leaf {
                CampaignLeaf::Troop => sheet::draw(ui, desk, &campaign.sheet),
                CampaignLeaf::Tribes => sheet::tribes(ui, desk, &campaign.tribes),
                CampaignLeaf::Chronicle => sheet::chronicle(ui, desk, &campaign.chronicle),
            },
        );
    });
}

/// The whole map in the lower left corner; a click moves the view there.
fn small_map(ui: &mut Ui, desk: &mut Desk, campaign: &Campaign, map: Rect) -> Option<Rect> {
    let (print, [left, top, right, bottom]) = campaign.small.as_ref()?;
    let all_seen = *left <= 0.0 && *top <= 0.0 && *right >= 1.0 && *bottom >= 1.0;
    if all_seen {
        return None;
    }
    let width = (map.width() * 0.2).clamp(140.0, 240.0);
    let size = vec2(width, width / print.ratio().max(0.1));
    let frame = Rect::from_min_size(pos2(map.left() + 12.0, map.bottom() - size.y - 24.0), size);
    paint::paper_card(ui.painter(), frame.expand(6.0));
    desk.pictures.draw_print(ui.painter(), print, frame);
    let at = |x: f32, y: f32| frame.min + vec2(x.clamp(0.0, 1.0), y.clamp(0.0, 1.0)) * size;
    let seen = Rect::from_min_max(at(*left, *top), at(*right, *bottom));
    ui.painter().rect_stroke(seen, 0.0, Stroke::new(2.0, GOLD), StrokeKind::Inside);
    Some(frame.expand(6.0))
}

/// The hex under the pointer, in the upper left corner of the map.
fn under(ui: &Ui, campaign: &Campaign, map: Rect) {
    if campaign.under.is_empty() {
        return;
    }
    let words = paint::fit(ui.painter(), &campaign.under, text(TEXT), INK, map.width() - 44.0);
    let size = vec2(words.size().x + 24.0, 28.0);
    let card = Rect::from_min_size(map.min + vec2(10.0, 10.0), size);
    paint::paper_card(ui.painter(), card);
    paint::put(ui.painter(), card.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, words);
}

/// What the end of the last round brought, in the corner of the map where it covers least of the hexes it is about; a
/// click dismisses it.
fn news(ui: &mut Ui, desk: &mut Desk, campaign: &Campaign, (map, asked): (Rect, &[Rect])) -> Option<Rect> {
    let (head_line, lines) = campaign.news.split_first()?;
    let width = (map.width() - 60.0).min(420.0);
    let title = paint::fit(ui.painter(), head_line, head(SECTION), INK, width);
    let lines: Vec<_> = lines.iter().map(|words| paint::wrap(ui.painter(), words, text(TEXT), INK, width)).collect();
    let tall = title.size().y + lines.iter().map(|line| line.size().y + 4.0).sum::<f32>() + 20.0;
    let wide = lines.iter().map(|line| line.size().x).fold(title.size().x, f32::max) + 32.0;
    // The hex under the pointer is named above it.
    let room = Rect::from_min_max(map.min + vec2(10.0, 46.0), map.max - vec2(10.0, 12.0));
    let card = placing::clearest(placing::corners(room, vec2(wide + CLOSE, tall)), asked)?;
    paint::paper_card(ui.painter(), card);
    let corner = card.right_top() + vec2(-16.0, 18.0);
    paint::write(ui.painter(), corner, Align2::CENTER_CENTER, signs::X, text(TEXT), MUTED);
    let response = focus::feel(ui, desk, card, ui.id().with("campaign news"), head_line);
    if widgets::tip(response, &word("campaign-news-about"), None).clicked() {
        desk.push(Intent::Campaign(CampaignTurn::Read));
    }
    let mut at = card.min + vec2(16.0, 8.0);
    let painter = ui.painter();
    let below = title.size().y + 4.0;
    paint::put(painter, at, Align2::LEFT_TOP, title);
    at.y += below;
    for line in lines {
        let below = line.size().y + 4.0;
        paint::put(painter, at, Align2::LEFT_TOP, line);
        at.y += below;
    }
    Some(card)
}

/// Why the last order was refused, at the bottom of the map.
fn notice(ui: &mut Ui, desk: &mut Desk, campaign: &Campaign, map: Rect) -> Option<Rect> {
    let why = campaign.told.as_ref()?;
    let words = capital(&why.words);
    let words = paint::wrap(ui.painter(), &words, text(15.0), HARM, (map.width() - 160.0).min(560.0));
    let size = words.size() + vec2(if why.rule.is_some() { 84.0 } else { 32.0 }, 20.0);
    let card = Rect::from_center_size(pos2(map.center().x, map.bottom() - 16.0 - size.y / 2.0), size);
    paint::paper_card(ui.painter(), card);
    paint::put(ui.painter(), card.left_center() + vec2(16.0, 0.0), Align2::LEFT_CENTER, words);
    if let Some(rule) = &why.rule {
        widgets::rule_id(ui, desk, rule, card.right_center() - vec2(14.0, 0.0));
    }
    Some(card)
}

/// "2 troops".
pub(super) fn troops(count: usize) -> String {
    say("campaign-troops", &[("count", count.into())])
}
