//! Views of the whole board: one button each at the edge of the map, and the legend of the current one.

use super::{Desk, paint, style::*, widgets};
use crate::{
    input::{Intent, intent::BoardView},
    view::art::overlay::{FIRE, THREAT},
    words::word,
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// What the buttons and the legend show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Views {
    /// The current view, chosen by hand or while a key is held.
    pub chosen: Option<BoardView>,
    /// What its washes mean.
    pub legend: String,
    /// The counts of its four steps; empty where it has none.
    pub steps: Vec<String>,
    /// What each button does, with its key, in the order of [`BoardView::ALL`].
    pub hints: Vec<String>,
    /// The views that show nothing now; their hints say why.
    pub closed: Vec<BoardView>,
}

const SIDE: f32 = 32.0;

fn sign(view: BoardView) -> &'static str {
    match view {
        BoardView::Sight => signs::EYE,
        BoardView::Seers => signs::USERS_THREE,
        BoardView::Threat => signs::WARNING,
        BoardView::Fire => signs::CROSSHAIR,
    }
}

/// Where the bar of views is.
pub fn strip(map: Rect, tray: Option<Rect>, views: &Views) -> Rect {
    let count = views.hints.len().min(BoardView::ALL.len());
    let height = count as f32 * (SIDE + 2.0) + 4.0;
    let corner = pos2(map.right() - SIDE - 14.0, map.bottom() - 12.0 - height);
    clear_of(Rect::from_min_size(corner, vec2(SIDE + 4.0, height)), tray)
}

/// Draws the buttons at the lower right of the map and the legend beside them, above the tray if they would overlap it;
/// returns the area they cover.
pub fn draw(ui: &mut Ui, desk: &mut Desk, map: Rect, tray: Option<Rect>, views: &Views) -> Vec<Rect> {
    let strip = strip(map, tray, views);
    paint::raised(ui.painter(), strip, WOOD_RAISED, WOOD_EDGE, BUTTON_CORNER);
    for (place, (view, hint)) in BoardView::ALL.into_iter().zip(&views.hints).enumerate() {
        let at = strip.min + vec2(2.0, 3.0 + place as f32 * (SIDE + 2.0));
        button(ui, desk, Rect::from_min_size(at, vec2(SIDE, SIDE)), view, (views, hint));
    }
    let mut islands = vec![strip];
    if !views.legend.is_empty() {
        islands.push(legend(ui, map, (strip, tray), views));
    }
    islands
}

/// The same rectangle moved above the tray if it would overlap it.
fn clear_of(rect: Rect, tray: Option<Rect>) -> Rect {
    match tray.filter(|tray| tray.expand(4.0).intersects(rect)) {
        Some(tray) => rect.translate(vec2(0.0, tray.top() - 8.0 - rect.bottom())),
        None => rect,
    }
}

fn button(ui: &mut Ui, desk: &mut Desk, rect: Rect, view: BoardView, (views, hint): (&Views, &str)) {
    let on = views.chosen == Some(view);
    let response = super::focus::feel(ui, desk, rect, ui.id().with(("view", view)), hint);
    let painter = ui.painter();
    if on {
        painter.rect_filled(rect, BUTTON_CORNER, GOLD_DEEP);
    } else if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, BUTTON_CORNER, paint::mix(WOOD_RAISED, CREAM, 0.12));
    }
    let pale = if views.closed.contains(&view) { paint::mix(WOOD_RAISED, CREAM, 0.4) } else { CREAM };
    let colour = if on { ON_GOLD } else { pale };
    paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign(view), text(SECTION), colour);
    if widgets::tip(response, hint, None).clicked() {
        desk.push(Intent::View(view));
    }
}

/// A slip of paper that explains the washes.
fn legend(ui: &mut Ui, map: Rect, (strip, tray): (Rect, Option<Rect>), views: &Views) -> Rect {
    let room = (strip.left() - map.left() - 40.0).clamp(80.0, 250.0);
    let words = paint::wrap(ui.painter(), &views.legend, text(13.0), INK, room);
    let steps = if views.steps.is_empty() { 0.0 } else { 22.0 };
    let width = words.size().x.max(if steps > 0.0 { views.steps.len() as f32 * 56.0 } else { 0.0 });
    let size = vec2(width + 20.0, words.size().y + steps + 14.0);
    let corner = pos2((strip.left() - 8.0 - size.x).max(map.left() + 4.0), strip.bottom() - size.y);
    let rect = clear_of(Rect::from_min_size(corner, size), tray);
    paint::paper_card(ui.painter(), rect);
    let end = paint::put(ui.painter(), rect.min + vec2(10.0, 7.0), Align2::LEFT_TOP, words).bottom();
    let colour = if views.chosen == Some(BoardView::Fire) { FIRE } else { THREAT };
    for (place, step) in views.steps.iter().enumerate() {
        let at = pos2(rect.left() + 10.0 + place as f32 * 56.0, end + 12.0);
        swatch(ui, Rect::from_center_size(pos2(at.x + 7.0, at.y), vec2(14.0, 14.0)), place, colour);
        paint::write(ui.painter(), pos2(at.x + 19.0, at.y), Align2::LEFT_CENTER, step, text(SMALL), INK);
    }
    ui.interact(rect, ui.id().with("legend"), Sense::CLICK);
    rect
}

/// A step as the board shows it: darker, and with more lines.
fn swatch(ui: &Ui, rect: Rect, place: usize, colour: &str) {
    let number = u32::from_str_radix(colour.trim_start_matches('#'), 16).unwrap_or_default();
    let [_, red, green, blue] = number.to_be_bytes();
    let colour = Color32::from_rgb(red, green, blue);
    let step = place as f32 + 1.0;
    ui.painter().rect_filled(rect, 0.0, paint::mix(PAPER, colour, 0.1 + 0.12 * step));
    paint::hatch(ui.painter(), rect, paint::mix(PAPER, colour, 0.2 + 0.15 * step));
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, INK), StrokeKind::Inside);
}

/// The steps of a count in words: "1-3", "17+".
pub fn step_words(firsts: &[u16]) -> Vec<String> {
    let word_of = |(place, first): (usize, &u16)| match firsts.get(place + 1) {
        Some(next) if next - 1 > *first => format!("{first}\u{2013}{}", next - 1),
        Some(_) => first.to_string(),
        None => format!("{first}+"),
    };
    firsts.iter().enumerate().map(word_of).collect()
}

/// The name of a view in the word files, after `view-`.
pub fn view_word(view: BoardView) -> String {
    word(match view {
        BoardView::Sight => "view-sight",
        BoardView::Seers => "view-seers",
        BoardView::Threat => "view-threat",
        BoardView::Fire => "view-fire",
    })
}
