//! What the second book's board shows while a unit deploys, moves and aims.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    engine::{Rules, door},
    force::Side,
    input::{Intent, Shown, Verb},
    rules::suppression::{Suppression, View, actions::VERBS},
    screens::{Hands, Pages},
    view::{
        Landmarks, Overlays, Sketch, Spotlight,
        art::overlay::{Region, Wash, region_atlas},
    },
};

fn view(hall: &Hall) -> View<'_> {
    Suppression::view(hall.0.world())
}

fn asked(hall: &Hall) -> (&'static str, Side) {
    door::window::<Suppression>(hall.0.world()).map(|window| (window.name(), window.side)).expect("somebody is asked")
}

fn has(hall: &Hall, fits: impl Fn(Region) -> bool) -> bool {
    hall.0.world().resource::<Overlays>().regions.iter().any(|(region, cells)| fits(*region) && !cells.is_empty())
}

fn sketch(hall: &Hall) -> &Sketch {
    hall.0.world().resource::<Sketch>()
}

fn verb(name: &str) -> Intent {
    Intent::Mode(Verb(VERBS.iter().position(|kind| kind.name == name).expect("a verb of the book") as u8))
}

/// The cell of a unit's leader, by the kind of unit.
fn leader(hall: &Hall, side: Side, kind: &str) -> Cell {
    let field = view(hall).field;
    let unit = field.standing(side).find(|unit| field.kind(*unit).name.ends_with(kind)).expect("it stands");
    field.leader(unit).expect("it is led").1
}

const fn click(cell: Cell) -> Intent {
    Intent::Click { cell, shift: false, double: false }
}

#[test]
fn the_board_shows_zones_command_and_fire() {
    home::run("outlined::zones_command_and_fire");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn zones_command_and_fire() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::SetUp)]);
    let levels = hall.0.world().resource::<Pages>().levels.clone();
    let place = levels.iter().position(|file| file == "Suppression/three-fig-trees").expect("it is offered");
    hall.tell([Intent::ChooseLevel(place), Intent::Start]);
    assert!(has(&hall, |region| matches!(region, Region::LitZone(..))), "the zone is bright");
    let closed = hall.0.world().resource::<Overlays>().washes.iter().any(|(wash, _)| *wash == Wash::Closed);
    assert!(closed, "the rest is dark");
    let landmarks = hall.0.world().resource::<Landmarks>();
    assert_eq!((landmarks.markers.len(), landmarks.grounds.len()), (3, 3));
    assert!(landmarks.markers.iter().all(|marker| marker.holder.is_none()), "nobody is there yet");
    for _ in 0..40 {
        if asked(&hall).0 == "Act" {
            break;
        }
        hall.tell([Intent::Accept]);
    }
    let (name, side) = asked(&hall);
    assert_eq!(name, "Act");
    assert!(!has(&hall, |region| matches!(region, Region::LitZone(..))), "all are set up");

    let rifles = leader(&hall, side, "rifles");
    hall.tell([click(rifles), verb("Advance")]);
    assert!(has(&hall, |region| region == Region::Reach) && has(&hall, |region| region == Region::Sphere));
    assert!(sketch(&hall).ghosts.is_empty());
    let reach = hall.0.world().resource::<Overlays>().regions.iter();
    let reach = reach.filter(|(region, _)| *region == Region::Reach).flat_map(|(_, cells)| cells).copied();
    let goal = reach.max_by_key(|cell| (cell.y - rifles.y).abs()).expect("it can go somewhere");
    hall.tell([Intent::Hover(Some(goal))]);
    assert!(sketch(&hall).ghosts.iter().any(|ghost| ghost.cell == goal), "everybody is seen where it would be");
    assert!(hall.0.world().resource::<Hands>().plain.picked().is_none(), "nothing is drafted by a look");

    let mortar = ["mortar", "tubes"][side.index()];
    let enemy = leader(&hall, side.other(), "rifles");
    let gunners = leader(&hall, side, mortar);
    hall.tell([Intent::Hover(None), click(gunners), verb("OpenFire")]);
    assert!(has(&hall, |region| region == Region::Near) && has(&hall, |region| region == Region::Arc), "ranges");
    let field = view(&hall).field;
    let seen = field.ground().spots().cells().filter(|cell| (10..14).contains(&cell.y)).find(|cell| {
        let wish = monkeys::battle::shown::Wish {
            unit: field.model(field.at(gunners).expect("the leader")).id.unit,
            verb: Some("OpenFire"),
            cell: *cell,
            target: None,
            way: 0,
        };
        matches!(<Suppression as monkeys::battle::shown::Shown>::wished(view(&hall), &wish), Some(Ok(_)))
    });
    let aim = seen.expect("somebody sees the middle of the board");
    hall.tell([Intent::Hover(Some(aim))]);
    assert!(has(&hall, |region| region == Region::Blast) && has(&hall, |region| region == Region::Drift));
    assert_eq!(sketch(&hall).blasts.iter().map(|blast| blast.centre).collect::<Vec<_>>(), [aim]);
    assert!(sketch(&hall).ghosts.is_empty(), "nobody goes to where a shell falls");

    hall.tell([Intent::Hover(Some(enemy))]);
    let field = view(&hall).field;
    let there = field.at(enemy).map(|model| field.model(model).id.unit);
    assert_eq!(hall.0.world().resource::<Spotlight>().pointed, there, "the unit that is pointed at is lifted");
}

/// How opaque each pixel of a region's corner tile is.
fn opacities(region: Region, tile: u16) -> Vec<u8> {
    let atlas = region_atlas(region, 28);
    let ((left, top), wide) = (atlas.at(tile), atlas.pixels.width());
    let pixels = (0..28).flat_map(|y| (0..28).map(move |x| (top + y) * wide + left + x));
    pixels.map(|at| atlas.pixels.data()[at as usize * 4 + 3]).collect()
}

#[test]
fn reach_is_filled_and_a_sphere_is_a_ring() {
    const INSIDE: u16 = 15;
    assert!(opacities(Region::Reach, INSIDE).iter().all(|opacity| *opacity > 0), "reach is filled");
    for ring in [Region::Sphere, Region::ChainedSphere] {
        assert!(opacities(ring, INSIDE).iter().all(|opacity| *opacity == 0), "{ring:?} hides nothing inside it");
        // Its edge is drawn wherever some of the corner's cells are outside it.
        assert!((1..INSIDE).all(|tile| opacities(ring, tile).iter().any(|opacity| *opacity > 200)), "{ring:?} is seen");
    }
}
