//! A contact sheet of vehicles in `pictures` of the target folder for inspection.

use super::super::gallery::{put, save};
use super::super::looks::{Badge, Face, Lift};
use super::super::palette::{Outline, Palette};
use super::super::raster::{Pixmap, draw};
use super::*;
use crate::board::Direction;
use crate::force::Tag;

const KINDS: [(&str, u8); 6] =
    [("buggy", 2), ("apc", 3), ("tank", 3), ("artillery", 3), ("helicopter gunship", 3), ("walker", 2)];

/// Every kind with its weapons from the game's data, in one of several states.
fn look(kind: usize, state: usize) -> VehicleLook {
    let (name, side) = KINDS[kind];
    let outline = if (kind + state).is_multiple_of(2) { Outline::Square } else { Outline::Disc };
    let mut look = VehicleLook::new(name, side, outline, Tag::squad((state % 5) as u8 + 1));
    let mount = MountLook::new;
    let ports = [MountKind::LeftPort, MountKind::RightPort];
    look = look.with_mounts(match name {
        "apc" => {
            let mut all = vec![mount(MountKind::Pintle, Barrel::Light)];
            all.extend(ports.iter().flat_map(|port| [mount(*port, Barrel::Light); 3]));
            all
        }
        "artillery" => vec![mount(MountKind::Fixed, Barrel::Great)],
        "buggy" => vec![mount(MountKind::Fixed, Barrel::Light), mount(MountKind::Fixed, Barrel::None)],
        "helicopter gunship" => vec![mount(MountKind::Fixed, Barrel::Heavy), mount(MountKind::Fixed, Barrel::Tubes)],
        "tank" => vec![mount(MountKind::Turret, Barrel::Heavy), mount(MountKind::Pintle, Barrel::Light)],
        _ => vec![],
    });
    let seat = |seat, clan: &str| SeatLook { seat, face: Some(Face::of_clan(clan)), pinned: false };
    let crew = ["baboon", "mandrill", "lemur", "gorilla", "talapoin"];
    look.seats = match name {
        "apc" => {
            let riders = crew.iter().cycle().take(7).map(|clan| seat(Seat::Passenger, clan));
            Seats::of(
                [seat(Seat::Operator, crew[state % 5]), seat(Seat::Gunner, "chimpanzee")].into_iter().chain(riders),
            )
        }
        "tank" => Seats::of([seat(Seat::Operator, "chimpanzee"), SeatLook { face: None, ..seat(Seat::Gunner, "") }]),
        _ => Seats::of([seat(Seat::Operator, crew[(kind + state) % 5])]),
    };
    if name == "helicopter gunship" {
        look.height = [2, 6, 0, 4, 8, 10, 3, 1][state % 8];
    }
    look
}

/// The same, with some possible damage.
fn hurt(kind: usize, state: usize) -> VehicleLook {
    let mut look = look(kind, state);
    look.facing = Direction::ALL[(kind * 3 + state) % 8];
    if let Some(first) = &mut look.mounts[0] {
        first.aim = Some(Aim::degrees(state as f32 * 75.0));
    }
    match state {
        1 => {
            look.mounts.iter_mut().take(1).flatten().for_each(|mount| mount.broken = true);
            look.harm = Harm { slowed: 2, armor: 1, immobile: false };
        }
        2 => look.harm.immobile = true,
        3 => {
            look.mounts.iter_mut().flatten().for_each(|mount| mount.empty = true);
            look.lift = Lift::Selected;
        }
        4 => (look.condition, look.height) = (Condition::Abandoned, 0),
        5 => (look.condition, look.height) = (Condition::Wreck, 0),
        6 => {
            look.badges = [Badge::Overwatch, Badge::Hidden].into_iter().collect();
            look.lift = Lift::Chosen;
        }
        7 => look.sling = Sling::Crate,
        _ => {}
    }
    look
}

fn lay(sheet: &mut Pixmap, look: &VehicleLook, cell: u32, at: (i32, i32)) {
    for part in Part::ALL {
        put(sheet, &print(look, part, cell), at);
    }
}

#[test]
fn contact_sheet() {
    let (wide, tall) = (1500, 1780);
    let mut sheet = draw(&format!("<rect width=\"{wide}\" height=\"{tall}\" fill=\"#E6DBB9\"/>"), wide, tall);
    for kind in 0..KINDS.len() {
        lay(&mut sheet, &look(kind, 1), 64, (140 + kind as i32 * 245, 150));
    }
    for state in 0..8 {
        for kind in 0..KINDS.len() {
            let x = 75 + kind as i32 * 122;
            lay(&mut sheet, &hurt(kind, state), 28, (x, 370 + state as i32 * 132));
            let x = 800 + kind as i32 * 80;
            lay(&mut sheet, &hurt(kind, state), 20, (x, 370 + state as i32 * 132));
            let x = 1260 + kind as i32 * 44;
            lay(&mut sheet, &hurt(kind, state), 13, (x, 350 + state as i32 * 132));
            let mut second = hurt(kind, state);
            second.palette = Palette::Second;
            lay(&mut sheet, &second, 13, (x, 404 + state as i32 * 132));
        }
    }
    for kind in 0..KINDS.len() {
        let mut second = hurt(kind, 0);
        second.palette = Palette::Second;
        lay(&mut sheet, &second, 40, (110 + kind as i32 * 150, 1480));
        second = hurt(kind, 7);
        second.palette = Palette::Second;
        lay(&mut sheet, &second, 28, (75 + kind as i32 * 150, 1650));
        lay(&mut sheet, &hurt(kind, 3), 24, (1000 + kind as i32 * 84, 1480));
        lay(&mut sheet, &hurt(kind, 1), 17, (1000 + kind as i32 * 84, 1600));
    }
    save(&sheet, "vehicles");
}

#[test]
fn every_kind_has_its_hull_and_keeps_within_its_picture() {
    for (kind, (name, ..)) in KINDS.iter().enumerate().take(KINDS.len() - 1) {
        assert_ne!(Model::of_kind(name), Model::of_kind("walker"), "{name}");
        for facing in Direction::ALL {
            for cell in [13, 28] {
                let whole = VehicleLook { facing, ..look(kind, 4) };
                let picture = print(&whole, Part::Hull, cell);
                let side = picture.width();
                let edge = (0..side).flat_map(|at| [(at, 0), (at, side - 1), (0, at), (side - 1, at)]);
                let free = edge.into_iter().all(|(x, y)| picture.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 0));
                assert!(free, "{name} facing {facing:?} at {cell}");
            }
        }
    }
}

#[test]
fn facing_turns_the_hull_and_nothing_else() {
    let north = look(1, 1);
    let east = VehicleLook { facing: Direction::East, ..north };
    assert_ne!(print(&north, Part::Hull, 28).data(), print(&east, Part::Hull, 28).data());
    assert_eq!(print(&north, Part::Base, 28).data(), print(&east, Part::Base, 28).data());
    assert_eq!(print(&north, Part::Top, 28).data(), print(&east, Part::Top, 28).data());
}
