//! Pictures of vehicles, landmarks and action on the table for inspection, and tests of such beats.

use super::art::looks::{Badge, CardSize, CounterLook, Face, Lead, Lift};
use super::art::overlay::Region;
use super::art::palette::Palette;
use super::art::vehicles::*;
use super::headless::Studio;
use super::landmarks::{Area, Emplacement, Landmarks, Marker};
use super::reach::{ArcSketch, FlightSketch, VehicleGhost};
use super::shots::{folder, ground};
use super::sketch::{PathSketch, Sketch};
use super::{Board, Cast, Colours, Opening, Outlook, Overlays, Playback, TokenState, VehicleToken};
use crate::board::{Cell, Direction, distance};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PieceId, Side, Tag, UnitId, name::Part as PiecePart};
use bevy::prelude::*;

const HERD: UnitId = UnitId::squad(Side::First, 1, 2);
const PACK: UnitId = UnitId::squad(Side::Second, 1, 3);

fn vehicle(unit: UnitId, number: u8) -> PieceId {
    PieceId { unit, part: PiecePart::Vehicle(number) }
}

fn look(kind: &str, side: u8, unit: UnitId, facing: Direction) -> VehicleLook {
    let mount = MountLook::new;
    let mounts = match kind {
        "apc" => vec![mount(MountKind::Pintle, Barrel::Light), mount(MountKind::LeftPort, Barrel::Light)],
        "artillery" => vec![mount(MountKind::Fixed, Barrel::Great)],
        "tank" => vec![mount(MountKind::Turret, Barrel::Heavy), mount(MountKind::Pintle, Barrel::Light)],
        "helicopter gunship" => vec![mount(MountKind::Fixed, Barrel::Heavy), mount(MountKind::Fixed, Barrel::Tubes)],
        _ => vec![mount(MountKind::Fixed, Barrel::Light)],
    };
    let outline = Colours::outline(unit.side);
    let driver = SeatLook { seat: Seat::Operator, face: Some(Face::of_clan("chimpanzee")), pinned: false };
    VehicleLook { facing, seats: Seats::of([driver]), ..VehicleLook::new(kind, side, outline, Tag::squad(2)) }
        .with_mounts(mounts)
}

fn primate(unit: UnitId, number: u8, at: (i16, i16), badges: &[Badge]) -> TokenState {
    let look = CounterLook {
        face: Face::of_clan(if unit.side == Side::First { "baboon" } else { "mandrill" }),
        palette: Palette::Print,
        outline: Colours::outline(unit.side),
        size: CardSize::Medium,
        tag: Tag::squad(if unit == HERD { 2 } else { 3 }),
        lead: if number == 1 { Lead::Leader } else { Lead::None },
        weapon: None,
        badges: badges.iter().copied().collect(),
        markers: 0,
        lift: Lift::None,
    };
    TokenState { piece: unit.primate(number), cell: Some(Cell::new(at.0, at.1)), look }
}

fn cast() -> Cast {
    let at = |kind: &str, side, unit, number, (x, y), facing| VehicleToken {
        piece: vehicle(unit, number),
        corner: Some(Cell::new(x, y)),
        look: look(kind, side, unit, facing),
    };
    let mut vehicles = vec![
        at("apc", 3, HERD, 1, (8, 13), Direction::East),
        at("buggy", 2, HERD, 2, (13, 17), Direction::NorthEast),
        at("tank", 3, PACK, 1, (26, 10), Direction::SouthWest),
        at("helicopter gunship", 3, PACK, 2, (24, 17), Direction::West),
        at("artillery", 3, HERD, 3, (2, 18), Direction::East),
        at("apc", 3, PACK, 4, (19, 12), Direction::South),
        at("buggy", 2, PACK, 5, (31, 15), Direction::SouthEast),
    ];
    vehicles[2].look.mounts[0].iter_mut().for_each(|mount| mount.aim = Some(Aim::degrees(262.0)));
    vehicles[2].look.harm = Harm { slowed: 1, armor: 1, immobile: false };
    vehicles[3].look.height = 5;
    vehicles[5].look.condition = Condition::Wreck;
    vehicles[6].look.condition = Condition::Abandoned;
    let mut tokens = vec![
        primate(HERD, 1, (12, 13), &[Badge::Prone]),
        primate(HERD, 2, (12, 15), &[Badge::Hidden]),
        primate(HERD, 3, (11, 17), &[Badge::Carrying]),
        primate(HERD, 4, (14, 15), &[Badge::SpecialAmmo]),
        primate(HERD, 5, (16, 14), &[Badge::Braced]),
    ];
    tokens.extend(
        [(17, 14), (25, 14), (29, 14), (30, 12)].iter().zip(1..).map(|(at, number)| primate(PACK, number, *at, &[])),
    );
    Cast { tokens, vehicles, ..Cast::default() }
}

fn landmarks() -> Landmarks {
    let cell = |(x, y): (i16, i16)| Cell::new(x, y);
    let block = |x0: i16, x1: i16, y0: i16, y1: i16| {
        (x0..x1).flat_map(move |x| (y0..y1).map(move |y| Cell::new(x, y))).collect()
    };
    let marker = |number, at, holder| Marker { cell: cell(at), last: cell(at), number, holder };
    Landmarks {
        markers: vec![
            marker(1, (16, 10), Some(Side::First)),
            marker(2, (22, 15), Some(Side::Second)),
            marker(3, (19, 19), None),
        ],
        crates: vec![cell((10, 11)), cell((22, 19))],
        emplacements: vec![
            Emplacement {
                cell: cell((29, 19)),
                facing: Direction::West,
                weapon: super::art::looks::Glyph::of_weapon("machinegun"),
                side: None,
            },
            Emplacement { cell: cell((6, 17)), facing: Direction::NorthEast, weapon: None, side: Some(Side::First) },
        ],
        areas: vec![
            Area { side: Some(Side::First), cells: block(1, 7, 8, 22), name: "Vermilion sets up".into() },
            Area { side: Some(Side::Second), cells: block(28, 34, 8, 22), name: "Cobalt sets up".into() },
            Area { side: None, cells: block(15, 21, 8, 11), name: "Besieged".into() },
        ],
        smoke: (12..24)
            .flat_map(|x| (5..12).map(move |y| Cell::new(x, y)))
            .filter(|at| distance(*at, Cell::new(21, 8)) <= 2)
            .collect(),
        ..Landmarks::default()
    }
}

fn sketch() -> Sketch {
    let buggy = look("buggy", 2, HERD, Direction::East);
    Sketch {
        vehicles: vec![
            VehicleGhost { look: buggy, corner: Cell::new(17, 17), blocked: false },
            VehicleGhost { look: buggy, corner: Cell::new(21, 21), blocked: true },
        ],
        // One with a reach, and one that only sight bounds.
        arcs: [(Cell::new(17, 17), Direction::East, Some(7)), (Cell::new(8, 8), Direction::SouthEast, None)]
            .map(|(corner, towards, reach)| ArcSketch {
                side: Side::First,
                corner,
                size: VehicleSize::Two,
                towards,
                reach,
            })
            .into(),
        flights: vec![FlightSketch { side: Side::Second, from: Cell::new(25, 14), to: Cell::new(32, 19) }],
        clashes: vec![(Cell::new(16, 14), Cell::new(17, 14))],
        paths: vec![PathSketch {
            side: Side::First,
            cells: (0..14).map(|x| Cell::new(8 + x, 22 - x / 3)).collect(),
            label: "charge, 14 squares".into(),
            beads: Vec::new(),
            stops: vec![Cell::new(20, 18)],
            waypoints: Vec::new(),
        }],
        ..Sketch::default()
    }
}

fn set(studio: &mut Studio) {
    let world = studio.world();
    world.insert_resource(Board(ground()));
    world.insert_resource(Opening(Rect::new(0.0, 0.0, 980.0, 624.0)));
    world.insert_resource(cast());
    world.insert_resource(landmarks());
    studio.frame();
    let world = studio.world();
    world.resource_mut::<Outlook>().set_cell_px(28);
    world.resource_mut::<Outlook>().centre_on(Cell::new(17, 15));
    studio.frame();
}

/// Needs a graphics driver; a software one is enough. Pictures go to `pictures` of the target folder.
#[test]
fn pictures_of_vehicles_and_landmarks() {
    let mut studio = Studio::new(980, 648);
    set(&mut studio);
    for (step, drafts, second) in
        [(28, false, false), (28, true, false), (13, false, false), (20, false, false), (40, true, true)]
    {
        let world = studio.world();
        world.insert_resource(if drafts { sketch() } else { Sketch::default() });
        let blast = (0..40)
            .flat_map(|x| (0..40).map(move |y| Cell::new(x, y)))
            .filter(|at| distance(*at, Cell::new(27, 22)) <= 1);
        world.insert_resource(if drafts {
            Overlays::default().with_region(Region::Blast, blast)
        } else {
            Overlays::default()
        });
        world.insert_resource(Colours(if second { Palette::Second } else { Palette::Print }));
        world.resource_mut::<Outlook>().set_cell_px(step);
        world.resource_mut::<Outlook>().centre_on(Cell::new(17, 15));
        let name =
            format!("table-{step}{}{}", if drafts { "-drafts" } else { "" }, if second { "-second" } else { "" });
        let picture = studio.captioned(&name).expect("a graphics driver");
        picture.save_png(folder().join(format!("{name}.png"))).expect("stored");
    }
}

/// Moments of beats, one below the other.
#[test]
fn pictures_of_action() {
    let mut studio = Studio::new(980, 648);
    set(&mut studio);
    let (apc, tank) = (vehicle(HERD, 1), vehicle(PACK, 1));
    let moments: [(&str, Vec<What>, f32); 5] = [
        ("drive", drive(apc), 300.0),
        ("blast", vec![What::Damaged { piece: tank, what: "destroyed" }], 60.0),
        ("hit", vec![What::Damaged { piece: tank, what: "armor" }], 20.0),
        ("flee", vec![What::Said { what: "flees", who: Some(PACK.into()) }], 30.0),
        ("clash", clash(), 40.0),
    ];
    for (name, facts, after) in moments {
        set(&mut studio);
        let mut log = BattleLog::default();
        studio.world().insert_resource(log.clone());
        studio.world().resource_mut::<Playback>().jump(&log);
        studio.frame();
        facts.into_iter().for_each(|what| log.tell("test", what));
        let world = studio.world();
        let mut playback = world.resource_mut::<Playback>();
        playback.read_on(&log);
        playback.play(after);
        playback.speed = 1;
        world.insert_resource(log);
        let picture = studio.snapshot().expect("a graphics driver");
        picture.save_png(folder().join(format!("action-{name}.png"))).expect("stored");
    }
}

/// Eleven squares, with two turns.
fn drive(piece: PieceId) -> Vec<What> {
    let to = |x, y| What::Moved { piece, cell: Cell::new(x, y) };
    let mut facts = vec![What::Faced { piece, facing: '9' }];
    facts.extend((1..6).map(|step| to(8 + step, 13 - step)));
    facts.push(What::Faced { piece, facing: '6' });
    facts.extend((1..6).map(|step| to(13 + step, 8)));
    facts
}

fn clash() -> Vec<What> {
    let powers = What::Powers { attacker: HERD, defender: PACK, attack: vec![], defense: vec![], sums: (6, 4) };
    vec![powers, What::Rolled { dice: vec![4, 2], why: "close-combat", chooser: None }]
}

fn playing(facts: &[What]) -> Playback {
    let mut log = BattleLog::default();
    facts.iter().for_each(|what| log.tell("test", what.clone()));
    let mut playback = Playback::default();
    playback.show(&cast());
    playback.read_on(&log);
    playback
}

#[test]
fn a_vehicle_turns_and_drives_and_keeps_its_facing() {
    let apc = vehicle(HERD, 1);
    let facts = [What::Faced { piece: apc, facing: '9' }, What::Moved { piece: apc, cell: Cell::new(9, 12) }];
    let mut playback = playing(&facts);
    playback.play(45.0);
    let token = *playback.vehicles().find(|token| token.piece == apc).expect("it is there");
    let pose = playback.vehicle_pose(&token, Cast::default().homes).expect("on the board");
    assert!(pose.turn < -0.3 && pose.turn > -0.5, "half of an eighth to the left: {pose:?}");
    assert!(pose.at.x > 9.9 && pose.at.x < 10.1 && pose.lift == 0.0, "{pose:?}");
    playback.play(200.0);
    let token = *playback.vehicles().find(|token| token.piece == apc).expect("it is there");
    assert_eq!((token.corner, token.look.facing), (Some(Cell::new(9, 12)), Direction::NorthEast));
}

#[test]
fn damage_is_shown_after_its_beat_and_a_destroyed_vehicle_is_a_wreck() {
    let tank = vehicle(PACK, 1);
    let mount = PieceId { part: PiecePart::Mount(1, 2), ..tank };
    let facts = [What::Damaged { piece: mount, what: "weapon" }, What::Damaged { piece: tank, what: "destroyed" }];
    let mut playback = playing(&facts);
    playback.play(500.0);
    let token = *playback.vehicles().find(|token| token.piece == tank).expect("it is there");
    assert!(token.look.mounts[1].is_some_and(|mount| mount.broken) && token.look.condition == Condition::Manned);
    playback.play(700.0);
    let token = *playback.vehicles().find(|token| token.piece == tank).expect("it is there");
    assert_eq!(token.look.condition, Condition::Wreck);
}

#[test]
fn riders_leave_the_table_and_come_back_beside_their_vehicle() {
    let (rider, apc) = (HERD.primate(1), vehicle(HERD, 1));
    let facts = [
        What::Boarded { piece: rider, vehicle: apc, seat: crate::force::vehicle::Seat::Passenger },
        What::Moved { piece: rider, cell: Cell::new(11, 12) },
        What::Moved { piece: rider, cell: Cell::new(12, 12) },
    ];
    let mut playback = playing(&facts);
    playback.play(245.0);
    assert_eq!(playback.cell(rider), Some(Cell::new(11, 12)), "he comes out where his first step leads");
    playback.play(400.0);
    assert_eq!(playback.cell(rider), Some(Cell::new(12, 12)));
}
