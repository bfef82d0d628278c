//! Faces on cards as panels show them, and the side-shaped tokens of platoons.

use super::{Desk, pictures::Drawing, style::*};
use crate::{
    force::{Side, Tag},
    view::art::looks::{Badges, CardSize, CounterLook, Face, Lift},
    view::art::palette::Outline,
};
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, Ui, pos2};

pub use crate::view::art::looks::{Badge, Lead};

/// The name of a badge's state in the word files.
pub fn badge_word(badge: Badge) -> String {
    crate::words::word(&format!("badge-{}", badge.file()))
}

/// One primate's card, or a unit's by its leader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// The side that it belongs to.
    pub side: Side,
    /// The clan's name in the data.
    pub clan: String,
    /// Its unit and platoon.
    pub tag: Tag,
    /// Whether it leads.
    pub lead: Lead,
    /// Off the board, or with nothing left to do.
    pub faded: bool,
}

/// The outline of a side's card: a square for side one, a disc for side two.
pub fn side_shape(painter: &Painter, side: Side, rect: Rect, fill: Color32, edge: Stroke) {
    match side {
        Side::First => {
            painter.rect(rect, rect.width() * 0.22, fill, edge, StrokeKind::Inside);
        }
        Side::Second => {
            painter.circle(rect.center(), rect.width() / 2.0 - edge.width / 2.0, fill, edge);
        }
    }
}

impl Portrait {
    fn look(&self, palette: &Palette) -> CounterLook {
        CounterLook {
            face: Face::of_clan(&self.clan),
            palette: palette.cards(),
            outline: match self.side {
                Side::First => Outline::Square,
                Side::Second => Outline::Disc,
            },
            size: CardSize::Medium,
            tag: self.tag,
            lead: self.lead,
            weapon: None,
            badges: Badges::default(),
            markers: 0,
            lift: Lift::None,
        }
    }

    /// Draws the card in a square; shadow and chevron extend a little beyond it.
    pub fn draw(&self, ui: &Ui, desk: &mut Desk, rect: Rect) {
        self.draw_in(ui.painter(), desk, rect);
    }

    /// The same with a painter that may fade it.
    pub fn draw_in(&self, painter: &Painter, desk: &mut Desk, rect: Rect) {
        let mut painter = painter.clone();
        if self.faded {
            painter.multiply_opacity(0.5);
        }
        let drawing = Drawing::Counter(self.look(&desk.palette));
        desk.pictures.draw(&painter, drawing, rect.center(), rect.width() / 0.94);
    }
}

impl Portrait {
    /// Draws the face alone, for rows that are too low for a card.
    pub fn draw_face(&self, ui: &Ui, desk: &mut Desk, middle: bevy_egui::egui::Pos2, size: f32, faded: bool) {
        let mut painter = ui.painter().clone();
        if faded {
            painter.multiply_opacity(0.5);
        }
        desk.pictures.draw(&painter, Drawing::Face(Face::of_clan(&self.clan)), middle, size);
    }
}

/// Badges in a row that ends at `right`; returns where the row begins.
pub fn draw_badges(ui: &Ui, desk: &mut Desk, badges: &[Badge], right: f32, middle: f32, size: f32) -> f32 {
    let mut x = right;
    for badge in badges {
        desk.pictures.draw(ui.painter(), Drawing::Badge(*badge), pos2(x - size / 2.0, middle), size);
        x -= size + 2.0;
    }
    x
}

/// A letter on a token of the side's shape and color.
pub fn letter_token(painter: &Painter, palette: &Palette, side: Side, rect: Rect, letter: &str, edge: Stroke) {
    let colours = palette.side(side);
    side_shape(painter, side, rect, colours.base, edge);
    let font = head((rect.height() * 0.74).round());
    painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, colours.figure);
}
