//! Counters: die-cut cards with a face, printed once for each look and size.

use super::card::Card;
use super::looks::{Badge, CounterLook, Lead, Lift};
use super::palette::{GOLD, INK};
use super::raster::{Pixmap, draw};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// From this many pixels per cell, all of a counter is shown.
pub const FULL: u32 = 26;
/// From this many pixels per cell, the face is shown; below it, only the shape and name of the unit.
pub const MEDIUM: u32 = 18;

/// The counters printed so far.
#[derive(Default)]
pub struct CounterArt {
    printed: BTreeMap<(CounterLook, u32), Arc<Pixmap>>,
}

impl CounterArt {
    /// The picture of a counter at `cell` pixels per cell; its center is the center of the cell.
    pub fn image(&mut self, look: &CounterLook, cell: u32) -> Arc<Pixmap> {
        let print = || Arc::new(print(look, cell));
        self.printed.entry((*look, cell)).or_insert_with(print).clone()
    }

    /// Prints the counters that are not printed yet, on all cores; used when a board is first shown.
    pub fn prepare(&mut self, looks: &[CounterLook], cell: u32) {
        let wanted: BTreeSet<_> = looks.iter().filter(|look| !self.printed.contains_key(&(**look, cell))).collect();
        let wanted: Vec<_> = wanted.into_iter().collect();
        let workers = std::thread::available_parallelism().map_or(1, usize::from).min(4);
        let share = wanted.len().div_ceil(workers).max(1);
        let printed: Vec<_> = std::thread::scope(|scope| {
            let print_share = |part: &'_ [&CounterLook]| {
                part.iter().map(|look| ((**look, cell), Arc::new(print(look, cell)))).collect::<Vec<_>>()
            };
            let shares: Vec<_> = wanted.chunks(share).map(|part| scope.spawn(move || print_share(part))).collect();
            shares.into_iter().filter_map(|share| share.join().ok()).flatten().collect()
        });
        self.printed.extend(printed);
    }

    /// Drops the pictures for all other zoom steps.
    pub fn keep_only(&mut self, cell: u32) {
        self.printed.retain(|(_, size), _| *size == cell);
    }
}

/// Side of a counter's picture in pixels: the cell, plus room for ring, chevron, badge and shadow on each side.
pub const fn picture_px(cell: u32) -> u32 {
    cell + 2 * (cell * 3 / 8 + 3)
}

/// Prints one counter.
pub fn print(look: &CounterLook, cell: u32) -> Pixmap {
    let side = picture_px(cell);
    let shapes = match cell {
        FULL.. => full(look, cell, side),
        MEDIUM.. => medium(look, cell, side),
        _ => small(look, cell, side),
    };
    let pale = match look.badges {
        badges if badges.has(Badge::Idle) => ".55",
        badges if badges.has(Badge::Hidden) => ".7",
        _ => "1",
    };
    draw(&format!("<g opacity=\"{pale}\">{shapes}</g>"), side, side)
}

/// All of it: card, plate, face, name of the unit, weapon, the two worst states, and the number of others.
fn full(look: &CounterLook, cell: u32, side: u32) -> String {
    let card = Card::new(look, cell * look.size.hundredths() / 100, side, lifted(look, cell));
    let ring = if look.lead == Lead::None { 0.0 } else { card.px(3.4).max(2.0) };
    let edge = card.px(2.0).max(1.0);
    // Small cards get larger signs, so that they stay readable.
    let zoom = (44.0 / cell as f32).clamp(1.0, 1.4);
    let mut shapes = card.shadow() + &glow(look, &card) + &card.filled(0.0, INK);
    shapes += &card.filled(edge, card.colours.base);
    if look.lead != Lead::None {
        shapes += &card.ring(edge, ring, look.lead == Lead::Acting);
        shapes += &card.filled(edge + ring, card.colours.base);
    }
    shapes += &card.bevel(edge);
    let plate = edge + (ring + card.px(2.4)).max(card.px(4.0)).max(1.0);
    shapes += &card.filled(plate, card.colours.dark);
    shapes += &card.filled(plate + card.px(1.3).max(1.0), card.colours.plate);
    shapes += &card.set(&look.face.drawing(), 100.0, (2.5, 1.8), 59.0);
    if look.badges.has(Badge::Hidden) {
        shapes += &card.set("signs/veil", 24.0, (-2.0, -2.0), 68.0);
    }
    if look.lead == Lead::Leader {
        shapes += &card.chevron();
    }
    if let Some(weapon) = look.weapon {
        shapes += &card.weapon(&weapon.drawing(), zoom);
    }
    shapes += &card.tab(look.tag, zoom);
    if look.markers > 0 {
        shapes += &card.markers(look.markers, zoom);
    }
    if let Some(badge) = look.badges.worst() {
        shapes += &card.badge(badge.file(), zoom);
        if let Some(second) = look.badges.second() {
            shapes += &card.second(second, zoom, look.badges.others());
        }
        if badge != Badge::Carrying && look.badges.has(Badge::Carrying) {
            shapes += &card.burden();
        }
    }
    shapes
}

/// Face, name of the unit and ring; states as plain signs.
fn medium(look: &CounterLook, cell: u32, side: u32) -> String {
    let card = Card::new(look, cell * look.size.hundredths() / 100, side, lifted(look, cell));
    let edge = 1.0;
    let mut shapes = card.shadow() + &glow(look, &card) + &card.filled(0.0, INK);
    shapes += &card.filled(edge, card.colours.base);
    if look.lead != Lead::None {
        shapes += &card.ring(edge, 2.0, look.lead == Lead::Acting);
    }
    shapes += &card.filled(edge + 2.0, card.colours.plate);
    shapes += &card.set(&look.face.drawing(), 100.0, (-1.0, -3.0), 66.0);
    shapes + &card.tab(look.tag, 1.55) + &card.pips(look.badges) + &card.marker_figure(look.markers)
}

/// Shape, name of the unit, gold edge, states as plain signs: everything needed when the whole board is in view.
fn small(look: &CounterLook, cell: u32, side: u32) -> String {
    let card = Card::new(look, (cell * 94 + 50) / 100, side, 0.0);
    let mut shapes = card.shadow() + &glow(look, &card) + &card.filled(0.0, INK);
    match look.lead {
        Lead::None => shapes += &card.filled(1.0, card.colours.base),
        Lead::Leader => {
            shapes += &(card.filled(-1.0, INK) + &card.filled(0.0, GOLD) + &card.filled(2.0, card.colours.base));
        }
        Lead::Acting => shapes += &(card.filled(1.0, GOLD) + &card.filled(2.0, card.colours.base)),
    }
    shapes + &card.figure(look.tag) + &card.pips(look.badges) + &card.marker_figure(look.markers)
}

/// How far a card is lifted, in pixels.
fn lifted(look: &CounterLook, cell: u32) -> f32 {
    if look.lift == Lift::None { 0.0 } else { (cell as f32 / 16.0).round().max(1.0) }
}

fn glow(look: &CounterLook, card: &Card) -> String {
    let step = card.px(2.0).max(1.0);
    match look.lift {
        Lift::None => String::new(),
        Lift::Pointed => card.pale_halo(&[(step * 2.0, 0.4), (step, 0.95)]),
        Lift::Selected => card.halo(&[(step * 2.0, 0.3), (step, 0.9)]),
        Lift::Chosen => {
            card.halo(&[(step * 4.0, 0.25), (step * 3.0, 1.0)])
                + &card.filled(-step * 2.0, INK)
                + &card.halo(&[(step, 1.0)])
        }
    }
}
