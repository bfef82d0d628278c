//! The options of a unit or a primate: each with its price, and the rules it would break.

use crate::{
    input::{Intent, TroopsTurn},
    panels::{Desk, focus, paint, style::*, widgets},
    words::say,
};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// A choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// What it is.
    pub words: String,
    /// What it does.
    pub about: String,
    /// Whether it is taken already.
    pub on: bool,
    /// The scrap it costs or brings: `+3`. Empty if neither.
    pub price: String,
    /// The faults that it leaves, one a line. It can be chosen anyway.
    pub why: Option<String>,
}

impl Offer {
    /// The tooltip: what it is or does, then the faults that it leaves.
    pub fn told(&self) -> String {
        let faults = self.why.iter().flat_map(|why| why.lines());
        let faults = faults.map(|fault| say("troops-leaves-fault", &[("fault", fault.into())]));
        let about = Some(self.about.clone()).filter(|about| !about.is_empty());
        about.into_iter().chain(faults).collect::<Vec<_>>().join("\n")
    }
}

/// Choices of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// What they are about.
    pub title: String,
    /// The choices.
    pub offers: Vec<Offer>,
}

/// Height of a choice.
const TALL: f32 = 30.0;
/// Width of the mark of a choice that leaves a fault.
const MARK: f32 = 20.0;

const fn room_for_mark(offer: &Offer) -> f32 {
    if offer.why.is_some() { MARK } else { 0.0 }
}

/// Draws all groups.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, groups: &[Group]) {
    for (place, group) in groups.iter().enumerate() {
        widgets::section(ui, &group.title, "", INK);
        ui.add_space(2.0);
        offers(ui, desk, place, group);
        ui.add_space(8.0);
    }
}

fn offers(ui: &mut Ui, desk: &mut Desk, group: usize, content: &Group) {
    let gap = 6.0;
    let wish = |offer: &Offer| {
        let words = paint::width_of(ui.painter(), &offer.words, text(TEXT));
        words + paint::width_of(ui.painter(), &offer.price, text(SMALL)) + 30.0 + room_for_mark(offer)
    };
    let widest = content.offers.iter().map(wish).fold(60.0, f32::max);
    let room = ui.available_width() - 4.0;
    let columns = ((room + gap) / (widest + gap)).floor().clamp(1.0, 6.0);
    let width = (room + gap) / columns - gap;
    let mut row = Rect::ZERO;
    for (place, offer) in content.offers.iter().enumerate() {
        let column = place % columns as usize;
        if column == 0 {
            row = paint::strip(ui, TALL + gap);
        }
        let corner = row.min + vec2(column as f32 * (width + gap), 0.0);
        draw_offer(ui, desk, (group, place), Rect::from_min_size(corner, vec2(width, TALL)), offer);
    }
}

fn draw_offer(ui: &mut Ui, desk: &mut Desk, (group, place): (usize, usize), rect: Rect, offer: &Offer) {
    let response = focus::feel(ui, desk, rect, ui.id().with(("offer", group, place)), &offer.words);
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    let (fill, edge) = if offer.on {
        (paint::mix(PAPER, GOLD, 0.55), Stroke::new(1.5, GOLD_DEEP))
    } else {
        (PAPER_DEEP, Stroke::new(1.0, RULE))
    };
    painter.rect(rect, BUTTON_CORNER, if lit { RULE } else { fill }, edge, StrokeKind::Inside);
    let at = pos2(rect.right() - 8.0, rect.center().y);
    let price = paint::write(painter, at, Align2::RIGHT_CENTER, &offer.price, text(SMALL), MUTED);
    let left = rect.left() + 8.0 + room_for_mark(offer);
    if offer.why.is_some() {
        let at = pos2(rect.left() + 8.0, rect.center().y);
        paint::write(painter, at, Align2::LEFT_CENTER, signs::WARNING, text(TEXT), HARM);
    }
    let words = paint::fit(painter, &offer.words, text(TEXT), INK, price.left() - left - 6.0);
    paint::put(painter, pos2(left, rect.center().y), Align2::LEFT_CENTER, words);
    if widgets::tip(response, &offer.told(), None).clicked() {
        desk.push(Intent::Troops(TroopsTurn::Take(group, place)));
    }
}
