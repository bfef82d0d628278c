//! Faces on cards as panels show them, and the side-shaped tokens of platoons.

use super::{Desk, style::*};
use crate::force::Side;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

/// Who leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// A plain member.
    #[default]
    Member,
    /// The leader.
    Leader,
    /// One who leads for now.
    Acting,
}

/// A state that a card or a row shows by a sign. Ordered worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Badge {
    /// Lost at the end of this turn.
    Outside,
    /// Pinned.
    Pinned,
    /// Pinned, and getting up.
    Recovering,
    /// Out of ammunition.
    OutOfAmmo,
    /// Hidden.
    Hidden,
    /// On overwatch.
    Overwatch,
    /// Braced.
    Braced,
    /// Has committed an attack.
    Committed,
    /// Carries something.
    Carrying,
}

impl Badge {
    /// Its drawing below `assets/art`.
    pub const fn drawing(self) -> &'static str {
        match self {
            Badge::Outside => "badges/outside",
            Badge::Pinned => "badges/pinned",
            Badge::Recovering => "badges/recovering",
            Badge::OutOfAmmo => "badges/out-of-ammo",
            Badge::Hidden => "badges/hidden",
            Badge::Overwatch => "badges/overwatch",
            Badge::Braced => "badges/braced",
            Badge::Committed => "badges/committed",
            Badge::Carrying => "badges/carrying",
        }
    }

    /// Its name in the files of words.
    pub const fn word(self) -> &'static str {
        match self {
            Badge::Outside => "badge-outside",
            Badge::Pinned => "badge-pinned",
            Badge::Recovering => "badge-recovering",
            Badge::OutOfAmmo => "badge-out-of-ammo",
            Badge::Hidden => "badge-hidden",
            Badge::Overwatch => "badge-overwatch",
            Badge::Braced => "badge-braced",
            Badge::Committed => "badge-committed",
            Badge::Carrying => "badge-carrying",
        }
    }
}

/// One primate's card, or a unit's by its leader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// Whose.
    pub side: Side,
    /// The clan's drawing: a file name below `assets/art/faces`, without ending.
    pub clan: String,
    /// The squad's number on the tab, or nothing.
    pub number: String,
    /// Whether it leads.
    pub rank: Rank,
    /// Off the board, or without anything left to do.
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

fn ring(painter: &Painter, side: Side, rect: Rect, rank: Rank) {
    let width = (rect.width() * 0.07).max(1.6);
    match rank {
        Rank::Member => {}
        Rank::Leader => side_shape(painter, side, rect, Color32::TRANSPARENT, Stroke::new(width, GOLD)),
        Rank::Acting => {
            let around = (0..=32).map(|step| {
                let angle = step as f32 / 32.0 * std::f32::consts::TAU;
                rect.center() + vec2(angle.cos(), angle.sin()) * (rect.width() / 2.0 - width / 2.0)
            });
            let around: Vec<Pos2> = around.collect();
            painter.extend(Shape::dashed_line(&around, Stroke::new(width, GOLD), width * 2.0, width * 1.5));
        }
    }
}

fn chevron(painter: &Painter, rect: Rect) {
    let (middle, top, half) = (rect.center().x, rect.top(), rect.width() * 0.2);
    let points = vec![pos2(middle - half, top), pos2(middle, top - half * 0.8), pos2(middle + half, top)];
    painter.line(points.clone(), Stroke::new(half * 0.9, INK));
    painter.line(points, Stroke::new(half * 0.5, GOLD));
}

fn tab(painter: &Painter, rect: Rect, number: &str, colours: SideColours) {
    let size = rect.width() * 0.42;
    let tab = Rect::from_min_size(rect.left_bottom() - vec2(size * 0.12, size * 0.9), vec2(size, size));
    painter.rect_filled(tab, size * 0.22, colours.dark);
    let font = head((size * 1.05).max(8.0));
    painter.text(tab.center() + vec2(0.0, size * 0.04), Align2::CENTER_CENTER, number, font, colours.on_dark);
}

impl Portrait {
    /// Draws the card into a square.
    pub fn draw(&self, ui: &Ui, desk: &mut Desk, rect: Rect) {
        let colours = desk.palette.side(self.side);
        let mut painter = ui.painter().clone();
        painter.set_opacity(if self.faded { 0.45 } else { 1.0 } * painter.opacity());
        let step = painter.pixels_per_point();
        let rect = Rect::from_min_size((rect.min * step).round() / step, rect.size());
        let edge = Stroke::new((rect.width() * 0.035).max(1.0), INK);
        let shadow = rect.translate(vec2(rect.width() * 0.03, rect.width() * 0.06));
        side_shape(&painter, self.side, shadow, Color32::from_black_alpha(70), Stroke::NONE);
        side_shape(&painter, self.side, rect, colours.base, edge);
        let plate = rect.shrink(rect.width() * 0.12);
        side_shape(&painter, self.side, plate, colours.plate, Stroke::NONE);
        let face = rect.shrink(rect.width() * 0.13);
        if let Some(texture) = desk.pictures.get(ui.ctx(), &format!("faces/{}", self.clan), face.width()) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture, face, whole, Color32::WHITE);
        }
        ring(&painter, self.side, rect, self.rank);
        if self.rank == Rank::Leader {
            chevron(&painter, rect);
        }
        if !self.number.is_empty() {
            tab(&painter, rect, &self.number, colours);
        }
    }
}

/// Signs of states in a row that ends at `right`; returns where the row begins.
pub fn draw_badges(ui: &Ui, desk: &mut Desk, badges: &[Badge], right: f32, middle: f32, size: f32) -> f32 {
    let mut x = right;
    for badge in badges {
        let rect = Rect::from_center_size(pos2(x - size / 2.0, middle), vec2(size, size));
        if let Some(texture) = desk.pictures.get(ui.ctx(), badge.drawing(), size) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(texture, rect, whole, Color32::WHITE);
        }
        x -= size + 2.0;
    }
    x
}

/// A letter on a token of the side's shape and colour.
pub fn letter_token(painter: &Painter, palette: &Palette, side: Side, rect: Rect, letter: &str, edge: Stroke) {
    let colours = palette.side(side);
    side_shape(painter, side, rect, colours.base, edge);
    let font = head(rect.height() * 0.74);
    painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, colours.figure);
}
