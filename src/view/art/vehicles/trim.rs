//! The information around a hull: number, seats, damage, states, height.

use super::super::card::{pip, text};
use super::super::looks::Badge;
use super::super::palette::{CREAM, HARM, INK, Outline};
use super::super::sources;
use super::super::tag::{self, Slip};
use super::look::{Condition, Seat, SeatLook, VehicleLook};

/// A box for attaching badges and tabs: as large as a large primate's card, over a corner of the footprint.
struct Corner {
    left: f32,
    top: f32,
    right: f32,
    foot: f32,
    /// Pixels per part of a primate's card.
    unit: f32,
}

impl Corner {
    fn of(look: &VehicleLook, cell: u32, side: u32) -> Self {
        let wide = (look.size.cells() * cell) as f32;
        let from = (side as f32 - wide) / 2.0;
        // A disc leaves its corners free, so what is attached there moves closer.
        let inset =
            if look.outline == Outline::Disc && look.condition == Condition::Manned { wide * 0.06 } else { 0.0 };
        let unit = (cell as f32).max(13.0) / 64.0;
        Self {
            left: (from + inset).round(),
            top: (from + inset).round(),
            right: (from + wide - inset).round(),
            foot: (from + wide - inset).round(),
            unit,
        }
    }
}

/// All of it.
pub(super) fn full(look: &VehicleLook, cell: u32, side: u32) -> String {
    let corner = Corner::of(look, cell, side);
    let tall = (corner.unit * 27.0).clamp(14.0, 34.0).round();
    match look.condition {
        Condition::Wreck => String::new(),
        Condition::Abandoned => marks(look, &corner, tall),
        Condition::Manned => {
            let (tab, after) = tab(look, &corner, tall);
            tab + &seats(look, &corner, after, tall) + &marks(look, &corner, tall) + &height(look, &corner, tall)
        }
    }
}

/// Name of its unit, a dot for damage, its states, height.
pub(super) fn medium(look: &VehicleLook, cell: u32, side: u32) -> String {
    let corner = Corner::of(look, cell, side);
    let tall = (corner.unit * 36.0).round().max(10.0);
    match look.condition {
        Condition::Wreck => String::new(),
        Condition::Abandoned => dot(look, &corner, tall) + &pips(look, &corner, tall),
        Condition::Manned => {
            tab(look, &corner, tall).0
                + &dot(look, &corner, tall)
                + &pips(look, &corner, tall)
                + &height(look, &corner, tall)
        }
    }
}

/// The same, as large as possible in a small picture.
pub(super) fn small(look: &VehicleLook, cell: u32, side: u32) -> String {
    let corner = Corner::of(look, cell, side);
    match look.condition {
        Condition::Manned => {
            tab(look, &corner, 12.0).0
                + &dot(look, &corner, 10.0)
                + &pips(look, &corner, 10.0)
                + &height(look, &corner, 10.0)
        }
        Condition::Abandoned => dot(look, &corner, 10.0) + &pips(look, &corner, 10.0),
        Condition::Wreck => String::new(),
    }
}

fn slip(x: f32, y: f32, wide: f32, tall: f32, round: f32, fill: &str) -> String {
    let edge = (tall * 0.08).round().max(1.0);
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" rx=\"{round:.2}\" fill=\"{INK}\"/>\
         <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{:.2}\" fill=\"{fill}\"/>",
        x + edge,
        y + edge,
        wide - 2.0 * edge,
        tall - 2.0 * edge,
        (round - edge * 0.6).max(0.5),
    )
}

/// The squad's number at the lower left, and where it ends.
fn tab(look: &VehicleLook, corner: &Corner, tall: f32) -> (String, f32) {
    let lettered = tag::width(look.tag, tall * 0.84);
    let wide = (lettered + tall * 0.5).max(tall).round();
    let (x, y) = (corner.left - (tall * 0.12).round(), corner.foot - tall + (tall * 0.12).round());
    let colours = look.palette.side(look.outline);
    let edge = (tall * 0.08).round().max(1.0);
    let foot = (x + wide / 2.0, y + tall - edge);
    let name = Slip { foot, room: wide - 2.0 * edge, tall: tall - 2.0 * edge, colours: &colours, figure: CREAM };
    let shapes = slip(x, y, wide, tall, tall * 0.24, colours.dark) + &name.lettered(look.tag);
    (shapes, x + wide)
}

/// A row of small slots to the right of the number: the operator's with a wheel, gunners' with a barrel.
fn seats(look: &VehicleLook, corner: &Corner, from: f32, tall: f32) -> String {
    let side = (tall * 0.98).round();
    let room = corner.right - from - 1.0;
    let count = look.seats.shown().count() as f32 + if look.seats.more() > 0 { 0.8 } else { 0.0 };
    let side = side.min((room / count.max(1.0)).floor() - 1.0);
    let y = corner.foot - side + (tall * 0.12).round();
    let mut x = from + 1.0;
    let mut shapes = String::new();
    for seat in look.seats.shown() {
        shapes += &slot(look, seat, (x, y), side);
        x += side + 1.0;
    }
    if look.seats.more() > 0 {
        let (words, wide) = (format!("+{}", look.seats.more()), (side * 0.9).round());
        shapes += &slip(x, y, wide, side, side * 0.24, INK);
        shapes += &text(&words, x + wide / 2.0, y + side, side * 0.8, CREAM);
    }
    shapes
}

fn slot(look: &VehicleLook, seat: SeatLook, (x, y): (f32, f32), side: f32) -> String {
    let colours = look.palette.side(look.outline);
    let fill = match (seat.face, seat.pinned) {
        (None, _) => "#6B5D49",
        (_, true) => "#E9A594",
        _ => colours.plate,
    };
    let mut shapes = slip(x, y, side, side, side * 0.26, fill);
    let inner = side - 2.0;
    if let Some(face) = seat.face {
        let scale = inner / 100.0;
        let drawing = sources::shapes(&face.drawing());
        shapes += &format!("<g transform=\"translate({} {}) scale({scale:.4})\">{drawing}</g>", x + 1.0, y + 0.6);
    }
    let sign = match seat.seat {
        Seat::Operator => "seats/operator",
        Seat::Gunner => "seats/gunner",
        Seat::Passenger => return shapes,
    };
    let (wide, drawing) = (if seat.face.is_some() { side * 0.62 } else { side * 0.8 }, sources::shapes(sign));
    let (left, top) = if seat.face.is_some() {
        (x + side - wide * 0.8, y - wide * 0.42)
    } else {
        (x + (side - wide) / 2.0, y + (side - wide) / 2.0)
    };
    shapes + &format!("<g transform=\"translate({left:.2} {top:.2}) scale({:.4})\">{drawing}</g>", wide / 24.0)
}

/// All its weapons are out of ammunition.
const DRY: &str = "badges/out-of-ammo";

/// Its damage: pictures and how often.
fn damage(look: &VehicleLook) -> Vec<(String, u8)> {
    let broken = look.mounts.iter().flatten().filter(|mount| mount.broken).count() as u8;
    let armed =
        || look.mounts.iter().flatten().filter(|mount| mount.barrel != super::look::Barrel::None && !mount.broken);
    let empty = armed().count() > 0 && armed().all(|mount| mount.empty);
    let all = [
        ("damage/immobile", u8::from(look.harm.immobile)),
        ("damage/weapon", broken),
        ("damage/speed", look.harm.slowed),
        ("damage/armor", look.harm.armor),
        (DRY, u8::from(empty)),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(file, count)| (file.to_owned(), count)).collect()
}

/// Its worst state and its damage down the right edge.
fn marks(look: &VehicleLook, corner: &Corner, tall: f32) -> String {
    let mut all = damage(look);
    let badges = look.badges;
    let told =
        |badge: &Badge| badges.has(*badge) && (*badge != Badge::OutOfAmmo || !all.iter().any(|(file, _)| file == DRY));
    let states: Vec<_> =
        Badge::ALL.into_iter().filter(told).map(|badge| (format!("badges/{}", badge.file()), 1)).collect();
    all.extend(states);
    let side = (tall * 1.08).round();
    let room = corner.foot - corner.top - side;
    let step = if all.len() > 1 { (room / (all.len() - 1) as f32).min(side * 0.98) } else { 0.0 };
    let x = corner.right - side * 0.72;
    let mut shapes = String::new();
    for (place, (file, count)) in all.into_iter().enumerate() {
        let y = corner.top - side * 0.28 + step * place as f32;
        shapes += &format!(
            "<g transform=\"translate({x:.2} {y:.2}) scale({:.4})\">{}</g>",
            side / 28.0,
            sources::shapes(&file)
        );
        if count > 1 {
            let radius = side * 0.3;
            let (cx, cy) = (x + side * 0.96, y + side * 0.82);
            shapes += &format!("<circle cx=\"{cx:.2}\" cy=\"{cy:.2}\" r=\"{radius:.2}\" fill=\"{INK}\"/>");
            shapes += &text(&count.to_string(), cx, cy + radius * 0.82, radius * 1.64, CREAM);
        }
    }
    shapes
}

/// One dot for all damage, with the sign for immobile vehicles.
fn dot(look: &VehicleLook, corner: &Corner, tall: f32) -> String {
    if damage(look).is_empty() {
        return String::new();
    }
    let radius = (tall * 0.46).max(3.0);
    let (x, y) = (corner.right - radius * 0.9, corner.top + radius * 0.9);
    let arm = radius * 0.4;
    let (left, top, right, foot) = (x - arm, y - arm, x + arm, y + arm);
    let cross = if look.harm.immobile {
        format!(
            "<path d=\"M{left:.2} {top:.2}L{right:.2} {foot:.2}M{right:.2} {top:.2}L{left:.2} {foot:.2}\" stroke=\"#FFF8E4\" stroke-width=\"1.6\"/>"
        )
    } else {
        String::new()
    };
    format!(
        "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"{INK}\"/>\
         <circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{:.2}\" fill=\"{HARM}\"/>{cross}",
        radius - 1.0
    )
}

/// Its states as plain signs down the right edge, below the dot of its damage.
fn pips(look: &VehicleLook, corner: &Corner, tall: f32) -> String {
    let from = if damage(look).is_empty() { corner.top - tall * 0.2 } else { corner.top + tall * 0.9 };
    let states = Badge::ALL.into_iter().filter(|badge| look.badges.has(*badge)).take(2).enumerate();
    let place = |place: usize| (corner.right - tall * 0.8, from + place as f32 * tall * 1.1);
    states.map(|(number, badge)| pip(badge, place(number), tall)).collect()
}

/// A pill at the upper left with the height of a flying vehicle.
fn height(look: &VehicleLook, corner: &Corner, tall: f32) -> String {
    if look.height == 0 {
        return String::new();
    }
    let number = look.height.to_string();
    let wide = (tall * (1.15 + 0.36 * number.len() as f32)).round();
    let (x, y) = (corner.left - (tall * 0.2).round(), corner.top - (tall * 0.2).round());
    let (middle, arm) = (x + tall * 0.56, tall * 0.2);
    let (head, foot) = (y + tall * 0.24, y + tall * 0.76);
    let arrow = format!(
        "<path d=\"M{middle:.2} {foot:.2}V{head:.2}M{:.2} {:.2}L{middle:.2} {head:.2}L{:.2} {:.2}\" fill=\"none\" stroke=\"{INK}\" \
         stroke-width=\"{:.2}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        middle - arm,
        head + arm,
        middle + arm,
        head + arm,
        (tall * 0.12).max(1.4),
    );
    slip(x, y, wide, tall, tall * 0.5, CREAM)
        + &arrow
        + &text(&number, x + wide - tall * (0.2 + 0.2 * number.len() as f32), y + tall - tall * 0.1, tall * 0.82, INK)
}

/// Burned ground around a wreck.
pub(super) fn scorch(look: &VehicleLook, cell: u32, side: u32) -> String {
    let wide = (look.size.cells() * cell) as f32;
    let (middle, scale) = (side as f32 / 2.0, wide / 100.0);
    format!(
        "<g transform=\"translate({middle} {middle}) scale({scale:.4}) translate(-50 -50)\">\
         <path d=\"M8 40Q0 20 22 14Q40 -2 60 8Q88 4 94 30Q106 54 92 72Q86 98 58 94Q34 104 18 88Q-4 70 8 40Z\" fill=\"#17120F\" fill-opacity=\".2\"/>\
         <path d=\"M18 42Q12 26 28 22Q44 10 58 16Q80 14 84 34Q92 54 82 66Q76 86 56 84Q36 90 26 80Q10 64 18 42Z\" fill=\"#17120F\" fill-opacity=\".3\"/></g>"
    )
}
