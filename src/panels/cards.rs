//! Cards in the middle of the window: the menu, a page of rules, the card for handing over the seat.

use super::{
    Desk, focus, paint, portrait,
    style::*,
    widgets::{Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, CampaignTurn, Intent, Shown, intent::Moment},
    words::{capital, say, word},
};
use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, Ui, pos2, vec2};

/// A sheet of paper in the middle of the window, up to this size.
pub(super) fn sheet(ui: &Ui, size: bevy_egui::egui::Vec2) -> Rect {
    let whole = ui.max_rect();
    let size = size.min(whole.size() - vec2(32.0, 32.0));
    let rect = Rect::from_center_size(whole.center(), size);
    let rect = Rect::from_min_size(pos2(rect.left().round(), rect.top().round()), rect.size());
    paint::paper_card(ui.painter(), rect);
    rect
}

/// The title of a window, its left edge vertically centered at this point; returns the area it covers.
pub(super) fn title(ui: &Ui, at: Pos2, words: &str) -> Rect {
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, words, head(HEAD), INK)
}

/// The label of the button that leads back from a battle to the screen it came from.
pub(super) const fn way_back(shown: Shown) -> &'static str {
    match shown {
        Shown::Lab => "window-back-to-lab",
        Shown::Campaign => "window-back-to-campaign",
        _ => "window-back-to-ground",
    }
}

/// The menu. `in_battle` adds what only a battle has, with a way back to where it came from; a battle that is over
/// can't be conceded. While it is passed to the next player, it is neither conceded nor watched.
pub fn draw_menu(
    ui: &mut Ui,
    desk: &mut Desk,
    (in_battle, is_campaign): (bool, bool),
    (is_over, is_passing): (bool, bool),
    back: Option<Shown>,
) {
    let resume = if in_battle || is_campaign { "window-resume" } else { "window-back" };
    let mut entries = vec![(resume, Intent::Menu, Face::Gold)];
    if in_battle {
        entries.push(("window-save", Intent::Open(Shown::SaveAs), Face::Wood));
    }
    if is_campaign {
        entries.push(("window-save", Intent::Campaign(CampaignTurn::SaveAs), Face::Wood));
    }
    let load = if is_campaign { Intent::Campaign(CampaignTurn::Saves) } else { Intent::Open(Shown::Saves) };
    entries.push(("window-load", load, Face::Wood));
    entries.push(("window-settings", Intent::Open(Shown::Settings), Face::Wood));
    entries.push(("window-rules", Intent::Open(Shown::Help), Face::Wood));
    if in_battle {
        if !is_passing {
            entries.push(("window-watch-again", Intent::Open(Shown::Theatre), Face::Wood));
        }
        if !is_over && !is_passing {
            entries.push(("window-concede", Intent::Concede, Face::Wood));
        }
        entries.extend(back.map(|shown| (way_back(shown), Intent::Open(shown), Face::Wood)));
        entries.push(("window-title", Intent::Open(Shown::Title), Face::Wood));
    }
    if is_campaign {
        entries.push(("window-title", Intent::Open(Shown::Title), Face::Wood));
    }
    entries.push(("window-quit", Intent::Quit, Face::Wood));
    // Every entry fits even on the lowest window.
    let note = if is_campaign { 24.0 } else { 0.0 };
    let room = ui.max_rect().height() - 32.0 - 68.0 - note;
    let pitch = (room / entries.len() as f32).clamp(28.0, 48.0);
    let tall = pitch - 8.0_f32.min(pitch * 0.16);
    let rect = sheet(ui, vec2(300.0, 68.0 + note + entries.len() as f32 * pitch));
    let at = pos2(rect.center().x, rect.top() + 32.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &word("window-menu"), head(HEAD), INK);
    if is_campaign {
        let at = pos2(rect.center().x, rect.top() + 62.0);
        paint::write(ui.painter(), at, Align2::CENTER_CENTER, &word("campaign-saves-itself"), text(13.0), MUTED);
    }
    for (place, (id, intent, face)) in entries.into_iter().enumerate() {
        let corner = pos2(rect.left() + 20.0, rect.top() + 60.0 + note + place as f32 * pitch);
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, size: SECTION, ..Plank::default() };
        let response = plank.put(ui, desk, id, Rect::from_min_size(corner, vec2(rect.width() - 40.0, tall)));
        if response.clicked() {
            desk.push(intent);
        }
    }
}

/// Asks whether a side gives up the battle. The side is named, since two players may share the computer. If this
/// `shows` what was secret, it can't be undone.
pub fn draw_concede(ui: &mut Ui, desk: &mut Desk, side: Side, shows: bool) {
    let rect = sheet(ui, vec2(400.0, 196.0));
    let name = |side: Side| desk.side_name(side).to_owned();
    let (loser, winner) = (name(side), name(side.other()));
    let title = say("concede-for", &[("side", loser.into())]);
    let at = pos2(rect.center().x, rect.top() + 44.0);
    let title = paint::fit(ui.painter(), &title, head(HEAD), INK, rect.width() - 40.0);
    paint::put(ui.painter(), at, Align2::CENTER_CENTER, title);
    let about = if shows { "concede-about-shown" } else { "concede-about" };
    let about = say(about, &[("side", winner.into())]);
    let about = paint::wrap(ui.painter(), &about, text(15.0), MUTED, rect.width() - 40.0);
    paint::put(ui.painter(), at + vec2(0.0, 24.0), Align2::CENTER_TOP, about);
    let wide = (rect.width() - 52.0) / 2.0;
    let buttons = [("concede-not", Face::Gold, Intent::Back), ("window-concede", Face::Dark(HARM), Intent::Concede)];
    for (place, (id, face, intent)) in buttons.into_iter().enumerate() {
        let corner = pos2(rect.left() + 20.0 + place as f32 * (wide + 12.0), rect.bottom() - 58.0);
        let words = word(id);
        let plank = Plank { words: &words, face, centred: true, size: SECTION, ..Plank::default() };
        // Not the button of the menu under another press.
        let response = plank.put(ui, desk, ("sure", id), Rect::from_min_size(corner, vec2(wide, 40.0)));
        if place == 0 {
            focus::begin_at(ui, &response);
        }
        if response.clicked() {
            desk.push(intent);
        }
    }
}

/// The player who takes the seat next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The side.
    pub side: Side,
    /// Whether it may see something the other side has done.
    pub told: bool,
    /// Whether the board and the question must stay hidden meanwhile.
    pub blind: bool,
    /// Whether the player at the seat had nothing to decide and has yet to pass it on.
    pub idle: bool,
}

impl Handover {
    /// Whether nothing of the board may be seen.
    pub const fn covers(self) -> bool {
        self.blind && !self.idle
    }

    /// The title, the line below it, and the words on the button.
    fn words(self, name: &str, asked: &str) -> [String; 3] {
        let to = say("window-pass-to", &[("side", name.into())]);
        match self {
            Self { idle: true, .. } => [word("window-pass-idle"), word("window-pass-idle-about"), to],
            // Elsewhere the question follows the name of the side.
            Self { blind: true, .. } => [to, word("window-pass-blind"), word("window-ready")],
            _ => [to, capital(asked), word("window-ready")],
        }
    }
}

/// The card between the turns of two players at one computer: which player is next, and what that player must decide.
pub fn draw_pass(ui: &mut Ui, desk: &mut Desk, handover: Handover, asked: &str) {
    let Handover { side, told, .. } = handover;
    if handover.covers() {
        ui.painter().rect_filled(ui.max_rect(), 0.0, TABLE);
    }
    let [title, asked, ready] = handover.words(&desk.side_name(side), asked);
    let rect = sheet(ui, vec2(360.0, if told { 276.0 } else { 230.0 }));
    let colours = desk.palette.side(side);
    let token = Rect::from_center_size(pos2(rect.center().x, rect.top() + 52.0), vec2(52.0, 52.0));
    portrait::side_shape(ui.painter(), side, token, colours.base, Stroke::new(3.0, colours.dark));
    let at = pos2(rect.center().x, rect.top() + 108.0);
    paint::write(ui.painter(), at, Align2::CENTER_CENTER, &title, head(HEAD), INK);
    let asked = paint::fit_in(ui.painter(), &asked, &[text(15.0), text(SMALL), text(10.5)], MUTED, rect.width() - 32.0);
    paint::put(ui.painter(), at + vec2(0.0, 30.0), Align2::CENTER_CENTER, asked);
    let wide = vec2(rect.width() - 120.0, 40.0);
    if told {
        let words = word("window-watch-their-turn");
        let plank = Plank { words: &words, ..Plank::default() };
        let watch = Rect::from_min_size(pos2(rect.left() + 60.0, rect.bottom() - 56.0), vec2(wide.x, 34.0));
        if plank.put(ui, desk, "watch their turn", watch).clicked() {
            desk.push(Intent::Theatre(Moment::TheirTurn));
        }
    }
    let button = Rect::from_min_size(pos2(rect.left() + 60.0, rect.top() + 170.0), wide);
    let key = desk.hints.of(Act::Choose);
    let plank = Plank { words: &ready, key, face: Face::Gold, size: SECTION, ..Plank::default() };
    if plank.put(ui, desk, "ready", button).clicked() {
        desk.push(Intent::Accept);
    }
}
