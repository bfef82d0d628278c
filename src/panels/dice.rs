//! Dice at rest and tumbling: a d6 with its pips, every other die as its outline with a number.

use super::{paint, style::*};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, emath::Rot2, pos2, vec2,
};
use std::f32::consts::{PI, TAU};

/// What became of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// It may be chosen.
    Open,
    /// It may be chosen, and is the best.
    Best,
    /// It counts.
    Kept,
    /// It was set aside.
    Aside,
}

/// A die in the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// Its number of sides.
    pub sides: u8,
    /// The face it shows; may exceed the number of sides, if dice are open-ended.
    pub face: u8,
    /// What became of it.
    pub lies: Lies,
    /// Its effect, written under it: "5: three fall, one tests".
    pub words: String,
}

impl Die {
    /// A d6.
    pub const fn six(face: u8, lies: Lies) -> Self {
        Self::new(6, face, lies)
    }

    /// A die of any number of sides.
    pub const fn new(sides: u8, face: u8, lies: Lies) -> Self {
        Self { sides, face, lies, words: String::new() }
    }

    fn has_pips(&self) -> bool {
        self.sides == 6 && self.face <= 6
    }
}

/// Where the pips of a face are, as fractions of the die.
const fn pips(face: u8) -> &'static [(f32, f32)] {
    const LOW: f32 = 0.27;
    const HIGH: f32 = 0.73;
    match face {
        1 => &[(0.5, 0.5)],
        2 => &[(LOW, LOW), (HIGH, HIGH)],
        3 => &[(LOW, LOW), (0.5, 0.5), (HIGH, HIGH)],
        4 => &[(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (HIGH, LOW), (0.5, 0.5), (LOW, HIGH), (HIGH, HIGH)],
        _ => &[(LOW, 0.25), (HIGH, 0.25), (LOW, 0.5), (HIGH, 0.5), (LOW, 0.75), (HIGH, 0.75)],
    }
}

/// The outline of a die at rest, around its center, in half widths, and where its edges meet inside it: a d4 is a
/// triangle, a d8 a diamond, a d10 a kite; a d12 has ten corners, a d20 six.
fn outline(sides: u8) -> (Vec<Vec2>, Vec<Vec2>) {
    let ring = |corners: u8, far: f32, turned: f32| -> Vec<Vec2> {
        let angle = |corner: u8| TAU * f32::from(corner) / f32::from(corners) - PI / 2.0 + turned;
        (0..corners).map(|corner| Vec2::angled(angle(corner)) * far).collect()
    };
    match sides {
        4 => (ring(3, 1.15, 0.0), Vec::new()),
        6 => (ring(4, 1.41, PI / 4.0), Vec::new()),
        8 => (ring(4, 1.1, 0.0), ring(4, 0.78, 0.0)),
        10 => (
            vec![vec2(0.0, -1.08), vec2(1.02, 0.14), vec2(0.0, 1.08), vec2(-1.02, 0.14)],
            vec![vec2(0.0, -0.86), vec2(0.68, 0.3), vec2(0.0, 0.66), vec2(-0.68, 0.3)],
        ),
        12 => (ring(10, 1.06, 0.0), ring(5, 0.74, 0.0)),
        20 => (ring(6, 1.08, 0.0), ring(3, 0.86, 0.0)),
        _ => (ring(8, 1.06, PI / 8.0), Vec::new()),
    }
}

/// Draws a die; while it tumbles it turns, hops and shows other faces.
pub fn draw_die(painter: &Painter, rect: Rect, die: &Die, lit: bool, tumbled: f32) {
    if tumbled < 1.0 {
        return draw_tumbling(painter, rect, die, tumbled);
    }
    let fill = if die.lies == Lies::Aside { DIE_ASIDE } else { DIE };
    let gold = lit || matches!(die.lies, Lies::Kept | Lies::Best);
    let edge = if gold { Stroke::new((rect.width() * 0.07).max(1.5), GOLD) } else { Stroke::new(1.2, WOOD_EDGE) };
    if die.has_pips() {
        draw_square(painter, rect, fill, edge);
        for (x, y) in pips(die.face) {
            painter.circle_filled(rect.min + rect.size() * vec2(*x, *y), rect.width() * 0.085, INK);
        }
    } else {
        draw_solid(painter, rect, die, fill, edge);
    }
}

fn draw_square(painter: &Painter, rect: Rect, fill: Color32, edge: Stroke) {
    let corner = CornerRadius::same((rect.width() * 0.16) as u8);
    painter.rect_filled(rect.translate(vec2(1.0, 2.5)), corner, Color32::from_black_alpha(80));
    painter.rect(rect, corner, fill, Stroke::NONE, StrokeKind::Inside);
    let foot =
        Rect::from_min_max(pos2(rect.left() + 2.0, rect.bottom() - rect.height() * 0.09), rect.max - vec2(2.0, 1.0));
    painter.rect_filled(foot, corner, DIE_ASIDE);
    painter.rect(rect, corner, Color32::TRANSPARENT, edge, StrokeKind::Inside);
}

/// A die that is not a d6, or one that shows more than pips can: its outline, the top face, and the number on it.
fn draw_solid(painter: &Painter, rect: Rect, die: &Die, fill: Color32, edge: Stroke) {
    let (around, inside) = outline(die.sides);
    let half = rect.width() * 0.5 - edge.width * 0.5;
    let at = |corner: &Vec2, by: Vec2| rect.center() + *corner * half + by;
    let around_by = |by: Vec2| around.iter().map(|corner| at(corner, by)).collect::<Vec<Pos2>>();
    let shadow = Color32::from_black_alpha(80);
    painter.add(Shape::convex_polygon(around_by(vec2(1.0, 2.5)), shadow, Stroke::NONE));
    let rim = if inside.is_empty() { fill } else { DIE_ASIDE };
    painter.add(Shape::convex_polygon(around_by(Vec2::ZERO), rim, edge));
    if !inside.is_empty() {
        let top = inside.iter().map(|corner| at(corner, Vec2::ZERO)).collect();
        painter.add(Shape::convex_polygon(top, fill, Stroke::NONE));
    }
    write_face(painter, rect.center(), die, rect.width());
}

/// The number on a face; a triangle has little room.
fn write_face(painter: &Painter, middle: Pos2, die: &Die, width: f32) {
    let share = if die.face > 9 || die.sides == 4 { 0.4 } else { 0.5 };
    let figure = die.face.to_string();
    paint::write(painter, middle, Align2::CENTER_CENTER, &figure, head(width * share), INK);
}

fn draw_tumbling(painter: &Painter, rect: Rect, die: &Die, tumbled: f32) {
    let left = 1.0 - tumbled;
    let turn = Rot2::from_angle(left * left * 9.0 + f32::from(die.face));
    let hop = (tumbled * 3.0 * PI).sin().abs() * left * rect.height() * 0.35;
    let middle = rect.center() - vec2(left * rect.width() * 0.4, hop);
    let half = rect.width() * 0.46;
    let points: Vec<Pos2> = outline(die.sides).0.iter().map(|corner| middle + turn * *corner * half).collect();
    let shadow = points.iter().map(|point| *point + vec2(2.0, 4.0 + hop)).collect();
    painter.add(Shape::convex_polygon(shadow, Color32::from_black_alpha(70), Stroke::NONE));
    painter.add(Shape::convex_polygon(points, DIE, Stroke::new(1.2, WOOD_EDGE)));
    let sides = die.sides.max(1);
    let face = ((tumbled * 8.0) as u8).wrapping_mul(5).wrapping_add(die.face) % sides + 1;
    let shown = Die { face, ..die.clone() };
    if !shown.has_pips() {
        return write_face(painter, middle, &shown, rect.width());
    }
    for (x, y) in pips(face) {
        let at = middle + turn * (vec2(*x - 0.5, *y - 0.5) * rect.width() * 0.92);
        painter.circle_filled(at, rect.width() * 0.08, INK);
    }
}
