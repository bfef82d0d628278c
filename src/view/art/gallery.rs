//! Tests of the drawings, and contact sheets of them in `pictures` of the target folder for inspection.

use super::looks::{Badge, Badges, CardSize, CounterLook, Face, Glyph, Lead, Lift};
use super::overlay::{Region, Wash, lay_region, region_atlas, wash_atlas};
use super::palette::{Outline, Palette};
use super::raster::{Pixmap, draw, rasterise};
use super::{counters, frame, icons, layout, paint, sources, tiles};
use crate::board::terrain::{Ground, Kind, Spot};
use crate::board::{Cell, Edge, Grid, distance};
use crate::force::{Mark, Post, Tag};
use std::path::PathBuf;
use std::sync::Arc;

/// Every clan of the rule book with its size.
const CLANS: [(&str, u8); 17] = [
    ("gorilla", 4),
    ("orangutan", 4),
    ("chimpanzee", 3),
    ("gibbon", 2),
    ("baboon", 3),
    ("mandrill", 3),
    ("macaque", 2),
    ("guenon", 2),
    ("colobus", 2),
    ("talapoin", 1),
    ("capuchin", 2),
    ("howler", 2),
    ("marmoset", 1),
    ("night monkey", 1),
    ("spider monkey", 2),
    ("lemur", 2),
    ("tarsier", 1),
];

const WEAPONS: [&str; 12] = [
    "pistol",
    "smg",
    "shotgun",
    "assault rifle",
    "sniper rifle",
    "machinegun",
    "machete",
    "rifle",
    "long rifle",
    "carbine",
    "machine gun",
    "mortar",
];

/// Zoom steps of the board.
const STEPS: [u32; 9] = [64, 48, 40, 32, 28, 24, 20, 17, 13];

#[test]
fn every_drawing_can_be_read() {
    let folders =
        ["faces", "badges", "pips", "weapons", "dice", "signs", "ground", "title", "vehicles", "damage", "seats"];
    for folder in folders {
        let names = sources::names(folder);
        assert!(!names.is_empty(), "{folder}");
        for name in names {
            let svg = sources::drawing(&format!("{folder}/{name}")).expect("listed");
            let picture = rasterise(svg, 40, 40).unwrap_or_else(|fault| panic!("{folder}/{name}: {fault}"));
            assert!(picture.pixels().iter().any(|pixel| pixel.alpha() > 0), "{folder}/{name} is empty");
        }
    }
    assert!(rasterise(sources::drawing("icon").expect("the icon"), 64, 64).is_ok());
}

#[test]
fn every_clan_badge_weapon_and_die_has_its_drawing() {
    for (clan, _) in CLANS {
        assert_ne!(Face::of_clan(clan), Face::of_clan("nobody"), "{clan}");
    }
    for badge in Badge::ALL {
        assert!(sources::drawing(&format!("badges/{}", badge.file())).is_some(), "{badge:?}");
        assert!(sources::drawing(&format!("pips/{}", badge.file())).is_some(), "{badge:?}");
    }
    for weapon in WEAPONS {
        assert!(Glyph::of_weapon(weapon).is_some(), "{weapon}");
    }
    for sign in icons::Sign::ALL {
        assert!(sources::drawing(&format!("signs/{}", sign.file())).is_some(), "{sign:?}");
    }
    for shows in 1..=6 {
        assert!(sources::drawing(&format!("dice/{shows}")).is_some());
    }
}

#[test]
fn every_tile_that_is_laid_is_in_its_atlas() {
    for laid in layout::lay(&demo()) {
        let highest = laid.tiles.values().iter().flatten().max().copied().unwrap_or_default();
        assert!(highest < laid.layer.tiles(), "{:?}", laid.layer);
        assert_eq!(tiles::atlas(laid.layer, 13).tiles, laid.layer.tiles());
    }
}

#[test]
fn ground_has_no_seams_at_any_zoom() {
    let kinds = kinds();
    let lake = Ground::new(kinds, Grid::new(6, 5, Spot { kind: 5, soil: 0, top: 0 }));
    for cell in STEPS {
        let laid = layout::lay(&lake);
        let water = laid.iter().filter(|laid| laid.layer == super::layer::Layer::Water);
        let mut picture = draw("", 6 * cell, 5 * cell);
        let water: Vec<_> = water.map(|laid| layout::Laid { layer: laid.layer, tiles: laid.tiles.clone() }).collect();
        paint::paint_layers(&mut picture, &water, cell);
        let first = picture.pixels()[0];
        assert!(first.alpha() == 255 && picture.pixels().iter().all(|pixel| *pixel == first), "{cell}");
    }
}

#[test]
fn contact_sheets() {
    save(&counter_sheet(), "counters");
    save(&paint::thumbnail(&demo(), (250, 167)), "minimap");
    save(&ornaments(), "ornaments");
    for (cell, cells) in [(13, (72, 48)), (28, (46, 28)), (64, (20, 12))] {
        save(&battle(cell, cells), &format!("board-{cell}"));
    }
}

/// Saves a picture for inspection.
pub(super) fn save(picture: &Pixmap, name: &str) {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = target.join("pictures");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    picture.save_png(folder.join(format!("{name}.png"))).expect("the target folder can be written");
}

pub(super) fn put(sheet: &mut Pixmap, picture: &Pixmap, (x, y): (i32, i32)) {
    let (wide, tall) = (picture.width(), picture.height());
    paint::over(sheet, picture, (0, 0), (wide, tall), (x - wide as i32 / 2, y - tall as i32 / 2));
}

/// Units of sides with one platoon, with several, and of those without a letter yet.
fn tag(number: usize) -> Tag {
    let post = [Post::Squad(1), Post::Squad(2), Post::Half(3), Post::Team(1), Post::Co][number % 5];
    let platoon = [None, Some(Mark::Letter('A')), Some(Mark::Numeral(2)), Some(Mark::Letter('B'))][number / 2 % 4];
    Tag { platoon, post }
}

fn look(number: usize, (clan, size): (&str, u8)) -> CounterLook {
    let states: &[Badge] = match number % 5 {
        1 => &[Badge::Pinned],
        2 => &[Badge::Overwatch],
        4 => &[Badge::OutOfAmmo, Badge::Pinned, Badge::Carrying],
        _ => &[],
    };
    CounterLook {
        face: Face::of_clan(clan),
        palette: Palette::Print,
        outline: if number.is_multiple_of(2) { Outline::Disc } else { Outline::Square },
        size: CardSize::of(size),
        tag: tag(number),
        lead: [Lead::Leader, Lead::None, Lead::None, Lead::Acting, Lead::None][number % 5],
        weapon: if number % 3 == 1 { Glyph::of_weapon(WEAPONS[number % 7]) } else { None },
        badges: states.iter().copied().collect(),
        markers: 0,
        lift: [Lift::None, Lift::None, Lift::None, Lift::None, Lift::Selected, Lift::None, Lift::Chosen][number % 7],
    }
}

/// Every clan at every zoom step, every state, both palettes, dice.
fn counter_sheet() -> Pixmap {
    let mut sheet = draw("<rect width=\"1800\" height=\"1010\" fill=\"#E6DBB9\"/>", 1800, 1010);
    for (number, clan) in CLANS.into_iter().enumerate() {
        let at = (80 + (number % 9) as i32 * 140, 80 + (number / 9) as i32 * 140);
        put(&mut sheet, &counters::print(&look(number, clan), 96), at);
        let mut y = 320;
        for step in STEPS {
            let x = 44 + number as i32 * (step as i32 + 9);
            put(&mut sheet, &counters::print(&look(number, clan), step), (x, y));
            y += step as i32 + 16;
        }
    }
    states(&mut sheet);
    for shows in 1..=6 {
        let die = [icons::DieLook::Plain, icons::DieLook::Chosen, icons::DieLook::SetAside];
        let die = icons::die(shows, 48, die[usize::from(shows) % 3]);
        put(&mut sheet, &die, (900 + i32::from(shows) * 56, 950));
    }
    sheet
}

/// Every state in both palettes and at each level of detail.
fn states(sheet: &mut Pixmap) {
    for (number, badge) in Badge::ALL.into_iter().enumerate() {
        for (row, palette) in [Palette::Print, Palette::Second].into_iter().enumerate() {
            let mut look = look(number * 10 + number % 2, CLANS[(number * 5) % 17]);
            look.palette = palette;
            look.badges = Badges::default().with(badge);
            look.lead = Lead::None;
            look.markers = number as u8 % 7;
            for (step, down) in [(40, 0), (28, 44), (20, 78), (13, 102)] {
                let at = (820 + number as i32 * 48, 620 + row as i32 * 140 + down);
                put(sheet, &counters::print(&look, step), at);
            }
        }
    }
}

#[test]
fn every_state_is_told_from_every_other_at_every_zoom() {
    let bare = |badges: Badges| CounterLook { badges, lift: Lift::None, ..look(1, ("baboon", 3)) };
    for cell in STEPS {
        let mut prints = vec![(None, counters::print(&bare(Badges::default()), cell))];
        let one = |badge: Badge| (Some(badge), counters::print(&bare(Badges::default().with(badge)), cell));
        prints.extend(Badge::ALL.map(one));
        for (place, (badge, print)) in prints.iter().enumerate() {
            for (other, another) in &prints[..place] {
                let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 64;
                let pixels = print.data().chunks(4).zip(another.data().chunks(4));
                let differ = pixels.filter(|(a, b)| a.iter().zip(*b).any(far)).count();
                assert!(differ >= 8, "{badge:?} and {other:?} at {cell}: {differ} pixels");
            }
        }
    }
}

/// Nobody loses a state by zooming in.
#[test]
fn a_second_state_is_told_from_none_and_from_others_at_every_zoom() {
    let bare = |badges: &[Badge]| CounterLook {
        badges: badges.iter().copied().collect(),
        lift: Lift::None,
        ..look(1, ("baboon", 3))
    };
    let seconds = [Badge::Braced, Badge::Committed, Badge::Prone];
    for cell in STEPS {
        let two = |second: &Badge| counters::print(&bare(&[Badge::Overwatch, *second]), cell);
        let mut prints = vec![counters::print(&bare(&[Badge::Overwatch]), cell)];
        prints.extend(seconds.iter().map(two));
        for (place, print) in prints.iter().enumerate() {
            for (other, another) in prints[..place].iter().enumerate() {
                let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 64;
                let pixels = print.data().chunks(4).zip(another.data().chunks(4));
                let differ = pixels.filter(|(a, b)| a.iter().zip(*b).any(far)).count();
                assert!(differ >= 8, "{place} and {other} at {cell}: {differ} pixels");
            }
        }
    }
}

#[test]
fn every_count_of_markers_is_told_from_every_other_at_every_zoom() {
    for cell in STEPS {
        let bare = |markers: u8| CounterLook {
            badges: Badges::default(),
            lift: Lift::None,
            markers,
            ..look(1, ("baboon", 2))
        };
        let prints: Vec<_> = (0..=6).map(|count| counters::print(&bare(count), cell)).collect();
        for (count, print) in prints.iter().enumerate() {
            for (other, another) in prints[..count].iter().enumerate() {
                let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 48;
                let pixels = print.data().chunks(4).zip(another.data().chunks(4));
                let differ = pixels.filter(|(a, b)| a.iter().zip(*b).any(far)).count();
                assert!(differ >= 4, "{count} and {other} markers at {cell}: {differ} pixels");
            }
        }
    }
}

/// Two kinds of ground can be told apart by their colors where each is a field of its own.
#[test]
fn fields_of_different_ground_are_told_apart_at_every_zoom() {
    let names = ["clear", "road", "woods", "low wall", "rubble", "stream", "building", "cliff"];
    for cell in [13, 17, 28] {
        let field = |name: &&str| {
            let kinds: Arc<[Kind]> = [Kind { name: (*name).to_owned(), ..kinds()[0].clone() }].into();
            let mut spots = Grid::new(6, 6, Spot::default());
            spots.values_mut().iter_mut().for_each(|spot| spot.top = u8::from(*name == "building"));
            paint::paint_board(&Ground::new(kinds, spots), cell)
        };
        let prints: Vec<_> = names.iter().map(field).collect();
        for (place, print) in prints.iter().enumerate() {
            for (other, another) in prints[..place].iter().enumerate() {
                let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 12;
                let pixels = print.data().chunks(4).zip(another.data().chunks(4));
                let differ = pixels.filter(|(a, b)| a.iter().zip(*b).any(far)).count();
                let part = 100 * differ / (print.data().len() / 4);
                assert!(part >= 20, "{} and {} at {cell}: {part} % of the pixels", names[place], names[other]);
            }
        }
    }
}

/// The table's edge, title, icon, signs.
fn ornaments() -> Pixmap {
    let mut sheet = draw("<rect width=\"900\" height=\"420\" fill=\"#E6DBB9\"/>", 900, 420);
    put(&mut sheet, &frame::margin(Edge::North, 20, 28, 24), (320, 40));
    put(&mut sheet, &frame::margin(Edge::West, 11, 28, 24), (28, 206));
    put(&mut sheet, &icons::wood(256), (760, 140));
    put(&mut sheet, &icons::lettering(400), (280, 140));
    for (number, px) in [128, 64, 32, 16].into_iter().enumerate() {
        put(&mut sheet, &icons::icon(px), (120 + number as i32 * 110, 290));
    }
    for (number, sign) in icons::Sign::ALL.into_iter().enumerate() {
        put(&mut sheet, &icons::sign(sign, 36), (70 + number as i32 * 50, 390));
    }
    sheet
}

fn kinds() -> Arc<[Kind]> {
    let kind = |name: &str| Kind {
        name: name.to_owned(),
        slow: false,
        wet: false,
        cover: false,
        closed: false,
        climbs: false,
        top: 0,
        opaque: false,
        canopy: None,
        rule: String::new(),
    };
    ["open", "rough", "forest", "wall", "building", "water"].map(kind).into()
}

/// A board with all kinds of ground, drawn by hand.
fn demo() -> Ground {
    let rows = include_str!("gallery.txt");
    let rows: Vec<&[u8]> = rows.lines().map(str::as_bytes).collect();
    let mut spots = Grid::new(rows[0].len() as i16, rows.len() as i16, Spot::default());
    for cell in spots.cells() {
        let (kind, soil, top) = match rows[cell.y as usize][cell.x as usize] {
            b',' => (1, 0, 0),
            b't' => (2, 0, 0),
            b'T' => (2, 1, 0),
            b'=' => (3, 0, 1),
            b'h' => (4, 0, 2),
            b'H' => (4, 0, 3),
            b'~' => (5, 0, 0),
            level @ b'1'..=b'4' => (0, level - b'0', 0),
            b';' => (1, 1, 0),
            _ => (0, 0, 0),
        };
        spots[cell] = Spot { kind, soil, top };
    }
    Ground::new(kinds(), spots)
}

/// A part of the demo board with overlays and counters, as the battle screen shows them.
fn battle(cell: u32, (columns, rows): (i16, i16)) -> Pixmap {
    let whole = demo();
    let (columns, rows) = (columns.min(whole.spots().width()), rows.min(whole.spots().height()));
    let mut spots = Grid::new(columns, rows, Spot::default());
    for at in spots.cells() {
        spots[at] = whole.spots()[at];
    }
    let mut picture = paint::paint_board(&Ground::new(whole.kinds().clone(), spots.clone()), cell);
    let leader = Cell::new(7, 6);
    overlay(&mut picture, Region::Zone(Palette::Print, Outline::Square), &spots, cell, |at| at.x < 3);
    overlay(&mut picture, Region::Reach, &spots, cell, |at| distance(at, leader) <= 9);
    overlay(&mut picture, Region::Sphere, &spots, cell, |at| distance(at, leader) <= 4);
    let washes = wash_atlas(cell);
    for at in spots.cells() {
        let watcher = Wash::Watched(Palette::Print, Outline::Disc, at.y > 5);
        let wash = match (at.x, at.y) {
            (14..=16, 4..=7) => watcher,
            (17..=19, 8..=11) => Wash::Threat((at.x - 16 + (at.y - 8) / 3) as u8),
            (0..=6, 10..) => Wash::Unseen,
            (7..=9, 10..) => Wash::HalfSeen,
            _ => continue,
        };
        paint::stamp(&mut picture, &washes, wash.tile(), (at.x as i32 * cell as i32, at.y as i32 * cell as i32));
    }
    let squad =
        [(7, 6), (5, 5), (9, 5), (6, 8), (8, 8), (15, 3), (16, 2), (17, 3), (15, 1), (13, 9), (14, 10), (12, 10)];
    for (number, (x, y)) in squad.into_iter().enumerate() {
        let mut look = look(number * 5, CLANS[[4, 5, 15, 8][number / 5 % 4]]);
        look.outline = if number < 5 { Outline::Square } else { Outline::Disc };
        look.lead = if number % 5 == 0 { Lead::Leader } else { Lead::None };
        look.tag = Tag::squad(number as u8 / 5 + 1);
        look.lift = Lift::None;
        look.badges = if number == 3 { Badges::default().with(Badge::Pinned) } else { Badges::default() };
        let middle = |v: i32| v * cell as i32 + cell as i32 / 2;
        put(&mut picture, &counters::print(&look, cell), (middle(x), middle(y)));
    }
    picture
}

fn overlay(picture: &mut Pixmap, region: Region, spots: &Grid<Spot>, cell: u32, has: impl Fn(Cell) -> bool) {
    let atlas = region_atlas(region, cell);
    let laid = lay_region(spots.width(), spots.height(), |at| spots.contains(at) && has(at));
    let origin = super::layer::Seat::Corner.origin(cell);
    for at in laid.cells() {
        if let Some(tile) = laid[at] {
            let place = |v: i16| origin + i32::from(v) * cell as i32;
            paint::stamp(picture, &atlas, tile, (place(at.x), place(at.y)));
        }
    }
}
