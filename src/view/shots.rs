//! Pictures of a fixed moment for inspection, and the time a frame takes.

use super::art::{
    icons::Sign,
    looks::{Badge, Badges, CardSize, CounterLook, Face, Glyph, Lead, Lift},
    overlay::{Region, Wash},
    palette::{Outline, Palette},
};
use super::headless::Studio;
use super::sketch::{AimSketch, Chip, Ghost, PathSketch, SightSketch};
use super::{Board, Cast, Colours, Opening, Outlook, Overlays, Playback, Sketch, Spotlight, TokenState};
use crate::board::terrain::{Ground, Kind, Spot};
use crate::board::{Cell, Grid, distance};
use crate::force::{PieceId, Side, Tag, UnitId};
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

const KINDS: [&str; 6] = ["open", "rough", "forest", "wall", "building", "water"];

fn kinds() -> Arc<[Kind]> {
    let kind = |name: &str| Kind {
        name: name.to_owned(),
        slow: false,
        wet: name == "water",
        cover: false,
        closed: false,
        climbs: false,
        top: 0,
        opaque: false,
        canopy: None,
        rule: String::new(),
    };
    KINDS.into_iter().map(kind).collect()
}

/// A board of 72 x 48 with everything on it.
pub(super) fn ground() -> Arc<Ground> {
    let mut spots = Grid::new(72, 48, Spot::default());
    let mut blob = |kind: u8, x: i16, y: i16, wide: i16, tall: i16| {
        for cell in spots.cells().collect::<Vec<_>>() {
            let (dx, dy) = (cell.x - x, cell.y - y);
            let round = i32::from(dx).pow(2) * i32::from(tall).pow(2) + i32::from(dy).pow(2) * i32::from(wide).pow(2);
            let wave = i32::from((dx * 7 + dy * 5).rem_euclid(5)) - 2;
            if round <= i32::from(wide).pow(2) * i32::from(tall).pow(2) * (10 + wave) / 10 {
                if kind == 9 { spots[cell].soil += 1 } else { spots[cell].kind = kind }
            }
        }
    };
    for (kind, x, y, wide, tall) in [
        (9, 27, 8, 9, 7),
        (9, 28, 9, 5, 4),
        (9, 57, 36, 10, 6),
        (5, 13, 7, 4, 2),
        (5, 4, 28, 3, 4),
        (5, 66, 38, 5, 3),
        (2, 24, 12, 4, 6),
        (2, 22, 3, 5, 3),
        (2, 33, 6, 5, 4),
        (2, 14, 36, 6, 4),
        (2, 60, 18, 7, 4),
        (2, 48, 43, 8, 3),
        (1, 28, 21, 4, 3),
        (1, 43, 22, 4, 4),
        (1, 62, 28, 3, 3),
        (1, 5, 13, 2, 1),
    ] {
        blob(kind, x, y, wide, tall);
    }
    for (x, y, wide, tall, top) in
        [(2, 15, 6, 4, 2), (7, 10, 5, 3, 1), (38, 12, 3, 4, 1), (33, 30, 5, 2, 1), (58, 41, 2, 4, 3)]
    {
        for cell in spots.cells().collect::<Vec<_>>() {
            if (x..x + wide).contains(&cell.x) && (y..y + tall).contains(&cell.y) {
                spots[cell] = Spot { kind: 4, top, ..spots[cell] };
            }
        }
    }
    for x in [50, 51, 52, 53, 54, 55, 56] {
        spots[Cell::new(x, 11)].kind = 3;
        spots[Cell::new(x - 14, 27)].kind = 3;
    }
    Arc::new(Ground::new(kinds(), spots))
}

fn look(clan: &str, size: u8, side: Side, squad: u8) -> CounterLook {
    CounterLook {
        face: Face::of_clan(clan),
        palette: Palette::Print,
        outline: Colours::outline(side),
        size: CardSize::of(size),
        tag: Tag::squad(squad),
        lead: Lead::None,
        weapon: None,
        badges: Badges::default(),
        markers: 0,
        lift: Lift::None,
    }
}

fn squad(side: Side, number: u8, clan: &str, size: u8, cells: &[(i16, i16)]) -> Vec<TokenState> {
    let unit = UnitId::squad(side, 1, number);
    let token = |(place, (x, y)): (usize, &(i16, i16))| {
        let mut look = look(clan, size, side, number);
        look.lead = if place == 0 { Lead::Leader } else { Lead::None };
        TokenState { piece: unit.primate(place as u8 + 1), cell: Some(Cell::new(*x, *y)), look }
    };
    cells.iter().enumerate().map(token).collect()
}

fn cast() -> Cast {
    let kudu = [(12, 14), (9, 13), (11, 12), (13, 12), (15, 13), (10, 15), (14, 16), (12, 17)];
    let chimps = [(5, 7), (4, 8), (6, 8), (7, 9), (4, 10), (5, 10)];
    let lemurs = [(5, 19), (3, 19), (4, 20), (6, 20)];
    let mandrills = [(27, 11), (28, 12), (30, 13), (28, 14), (26, 13), (29, 10)];
    let tails = [(30, 19), (32, 19), (29, 20), (31, 20), (30, 21)];
    let mut tokens = squad(Side::First, 2, "baboon", 3, &kudu);
    tokens.extend(squad(Side::First, 1, "chimpanzee", 3, &chimps));
    tokens.extend(squad(Side::First, 3, "lemur", 2, &lemurs));
    tokens.extend(squad(Side::Second, 1, "mandrill", 3, &mandrills));
    tokens.extend(squad(Side::Second, 4, "talapoin", 1, &tails));
    tokens[9].look.badges = [Badge::Overwatch].into_iter().collect();
    tokens[17].look.badges = [Badge::Pinned].into_iter().collect();
    tokens[21].look.badges = [Badge::Pinned, Badge::OutOfAmmo].into_iter().collect();
    tokens[2].look.weapon = Glyph::of_weapon("machinegun");
    Cast { tokens, ..Cast::default() }
}

fn circle(x: i16, y: i16, radius: i32) -> Vec<Cell> {
    let all = (-2..72).flat_map(|x| (-2..48).map(move |y| Cell::new(x, y)));
    all.filter(|cell| cell.x >= 0 && cell.y >= 0 && distance(*cell, Cell::new(x, y)) <= radius).collect()
}

fn overlays() -> Overlays {
    let eyes = Wash::Watched(Palette::Print, Outline::Disc, false);
    Overlays::default()
        .with_region(Region::Reach, circle(12, 14, 14))
        .with_region(Region::Sphere, circle(12, 14, 6))
        .with_wash(Wash::Unseen, (24..34).flat_map(|x| (17..30).map(move |y| Cell::new(x, y))))
        .with_wash(eyes, circle(22, 10, 3))
        .with_wash(Wash::Threat(2), circle(40, 10, 4))
}

fn sketch() -> Sketch {
    let steps = [(12, 14), (13, 14), (14, 13), (15, 13), (16, 12), (17, 12), (18, 12), (19, 11), (20, 11)];
    let ghosts =
        [(20, 11, true, 0, false), (18, 10, true, 0, false), (17, 13, false, 3, false), (22, 13, false, 0, true)];
    let ghost = |(x, y, covered, seen_by, outside)| Ghost {
        look: look("baboon", 3, Side::First, 2),
        cell: Cell::new(x, y),
        covered,
        seen_by,
        outside,
        shaken: 0,
    };
    let cell = |(x, y): (i16, i16)| Cell::new(x, y);
    Sketch {
        paths: vec![PathSketch {
            side: Side::First,
            cells: steps.into_iter().map(cell).collect(),
            label: "13 of 18".into(),
            beads: vec![Cell::new(17, 12)],
            stops: Vec::new(),
            waypoints: vec![Cell::new(15, 13)],
        }],
        sights: vec![SightSketch {
            cells: (5..14).map(|x| Cell::new(x, 20 + (x - 5) / 4)).collect(),
            blocked: Some((Cell::new(13, 22), "forest, third cell".into())),
            cover: Some((Cell::new(8, 20), "Low wall covers, square 6 of the line".into())),
            end: Some("seen in cover, 7 squares, range +0".into()),
        }],
        aims: vec![
            AimSketch { side: Side::First, from: Cell::new(20, 11), to: Cell::new(27, 11), committed: false },
            AimSketch { side: Side::Second, from: Cell::new(28, 14), to: Cell::new(14, 16), committed: true },
        ],
        links: vec![(Cell::new(12, 14), Cell::new(9, 13)), (Cell::new(9, 13), Cell::new(7, 9))],
        ghosts: ghosts.into_iter().map(ghost).collect(),
        signs: vec![(Sign::Crate, Cell::new(17, 18)), (Sign::Victory, Cell::new(20, 17))],
        chips: vec![Chip { cell: Cell::new(27, 11), words: "16 : 12, 2 dice".into() }],
        ..Sketch::default()
    }
}

pub(super) fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = target.join("pictures");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// The table as the mock-ups show it.
fn set(studio: &mut Studio, ground: &Arc<Ground>) {
    let world = studio.world();
    world.insert_resource(Board(ground.clone()));
    world.insert_resource(Opening(Rect::new(0.0, 0.0, 980.0, 624.0)));
    world.insert_resource(cast());
    world.insert_resource(overlays());
    world.insert_resource(sketch());
    let units = [UnitId::squad(Side::First, 1, 2)].into_iter().collect();
    let piece: Option<PieceId> = Some(UnitId::squad(Side::First, 1, 2).primate(5));
    world.insert_resource(Spotlight { units, pointed: None, piece, hovered: Some(Cell::new(27, 11)) });
    studio.frame();
}

/// Needs a graphics driver; a software one is enough. Pictures go to `pictures` of the target folder.
#[test]
fn pictures_of_a_moment() {
    let ground = ground();
    let mut studio = Studio::new(980, 648);
    set(&mut studio, &ground);
    for (step, middle) in [(13, (36, 24)), (28, (17, 15)), (64, (16, 13)), (20, (17, 15))] {
        let world = studio.world();
        world.resource_mut::<Outlook>().set_cell_px(step);
        world.resource_mut::<Outlook>().centre_on(Cell::new(middle.0, middle.1));
        let picture = studio.captioned(&format!("{step} pixels a cell")).expect("a graphics driver");
        picture.save_png(folder().join(format!("view-{step}.png"))).expect("stored");
        // Every pixel of the board is drawn: nothing of the clear color is left in the middle.
        assert!(picture.pixel(490, 312).is_some_and(|pixel| pixel.red() > 60), "{step}");
    }
    let world = studio.world();
    world.resource_mut::<Outlook>().set_cell_px(28);
    world.resource_mut::<Outlook>().centre_on(Cell::new(17, 15));
    world.insert_resource(Colours(Palette::Second));
    studio.captioned("second palette").expect("a driver").save_png(folder().join("view-second.png")).expect("stored");
}

/// The main thread's work in a frame with 250 counters, in the worst case: everything is drawn again.
#[test]
#[expect(clippy::disallowed_types, reason = "it measures time and decides nothing by it")]
fn a_frame_with_250_counters() {
    let ground = ground();
    let mut studio = Studio::new(980, 648);
    set(&mut studio, &ground);
    let mut cast = cast();
    let many = cast.tokens.clone();
    for copy in 2..10 {
        let moved = many.iter().map(|token| {
            let unit = UnitId { platoon: copy, ..token.piece.unit };
            let cell = token.cell.map(|cell| Cell::new(cell.x + 4 * i16::from(copy) - 6, cell.y + 2 * i16::from(copy)));
            TokenState { piece: PieceId { unit, ..token.piece }, cell, ..*token }
        });
        cast.tokens.extend(moved);
    }
    cast.tokens.truncate(250);
    assert_eq!(cast.tokens.len(), 250);
    studio.world().insert_resource(cast);
    for _ in 0..5 {
        studio.frame();
    }
    let mut time = |busy: bool| {
        let started = std::time::Instant::now();
        for frame in 0..200 {
            if busy {
                let hovered = Some(Cell::new(frame % 40, 10));
                studio.world().resource_mut::<Spotlight>().hovered = hovered;
                studio.world().resource_mut::<Playback>().set_changed();
            }
            studio.frame_without_drawing();
        }
        started.elapsed() / 200
    };
    let (rest, busy) = (time(false), time(true));
    println!("main thread with 250 counters: at rest {rest:?}, all drawn again {busy:?}");
}
