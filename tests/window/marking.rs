//! Zones and objectives drawn by hand in the ground editor: judged, undone, saved, loaded, kept, and fought over.

use super::{
    filling::{RECTANGLE, bare, click, drag, editor},
    home,
    ways::Hall,
};
use monkeys::{
    battle::record::Record,
    board::Cell,
    data::places::Places,
    force::Side,
    input::{Act, GroundFile, GroundPlace, GroundTurn, Intent, Shown, Verb, intent::Change},
    rules::{
        hexes::Hexes,
        monkeys::{door, scenarios::Marker},
        suppression::Suppression,
    },
    screens::{Page, editor as grounds},
    view::{Landmarks, Overlays, art::overlay::Region},
};
use std::collections::BTreeSet;

const NEXT: Intent = Intent::Mode(Verb::at(Act::Crate));

fn choose(place: GroundPlace) -> Intent {
    Intent::Ground(GroundTurn::Place(place))
}

fn zone(side: Side) -> Intent {
    choose(GroundPlace::Zone(side))
}

/// The cells between two corners.
fn cells((left, top): (i16, i16), (right, bottom): (i16, i16)) -> BTreeSet<Cell> {
    (top..=bottom).flat_map(|y| (left..=right).map(move |x| Cell::new(x, y))).collect()
}

fn marked(hall: &Hall) -> Places {
    hall.pages().plan.places.clone().expect("something is marked")
}

/// Cells in the zones that are drawn on the board.
fn shown(hall: &Hall) -> Vec<usize> {
    let regions = &hall.0.world().resource::<Overlays>().regions;
    let zones = regions.iter().filter(|(region, _)| matches!(region, Region::Zone(..)));
    zones.map(|(_, cells)| cells.len()).collect()
}

fn save(hall: &mut Hall, name: &str) {
    let turns = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named(name.into()), GroundTurn::Write];
    hall.tell(turns.map(Intent::Ground));
    assert!(matches!(editor(hall).told, Some(Ok(_))), "{:?}", editor(hall).told);
}

fn load(hall: &mut Hall, name: &str) {
    let path = grounds::folder().expect("a folder").join(format!("{name}.level.ron")).display().to_string();
    hall.tell([GroundTurn::Shelf, GroundTurn::Path(path), GroundTurn::Load].map(Intent::Ground));
}

#[test]
fn zones_of_ones_own() {
    home::run("marking::zones_are_drawn_saved_kept_and_deployed_in");
}

#[test]
#[ignore = "part of zones_of_ones_own"]
fn zones_are_drawn_saved_kept_and_deployed_in() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    assert_eq!((shown(&hall), editor(&hall).places.by_hand), (vec![576, 576], false));
    let (plan, steps) = (hall.pages().plan.clone(), editor(&hall).undo);
    // A piece of ground far from the edge is added, and its image under a half turn to the other zone.
    hall.tell([zone(Side::First), RECTANGLE]);
    hall.tell(drag(&[(14, 4), (29, 27)]));
    let own = cells((14, 4), (29, 27));
    let image = cells((42, 20), (57, 43));
    assert_eq!((shown(&hall), editor(&hall).undo), (vec![576 + 384; 2], steps + 1));
    assert!(marked(&hall).zones[0].is_superset(&own) && marked(&hall).zones[1].is_superset(&image));
    // Painting what is marked already is not a step.
    hall.tell(drag(&[(14, 4), (20, 9)]));
    assert_eq!(editor(&hall).undo, steps + 1);
    // The scenario's own zones are cleared, both at once.
    hall.tell([choose(GroundPlace::Neither)]);
    hall.tell(drag(&[(0, 0), (11, 47)]));
    assert_eq!(marked(&hall).zones, [own.clone(), image.clone()]);
    assert_eq!((shown(&hall), editor(&hall).places.fault), (vec![384; 2], None));
    let drawn = hall.pages().plan.clone();
    hall.tell([Intent::Undo, Intent::Undo]);
    assert_eq!((&hall.pages().plan, shown(&hall)), (&plan, vec![576; 2]));
    hall.tell([Intent::Redo, Intent::Redo]);
    assert_eq!(hall.pages().plan, drawn);
    // A tool for the ground takes over again, and the zones stay.
    hall.tell([Intent::Ground(GroundTurn::Tool(1)), RECTANGLE, click((40, 5))]);
    assert_eq!((editor(&hall).places.chosen, &marked(&hall).zones[0]), (None, &own));
    // It is saved, and loaded over another ground with another scenario.
    let drawn = hall.pages().plan.clone();
    save(&mut hall, "marked");
    hall.tell([Change::Density(20), Change::Scenario(1)].map(Intent::Plan));
    assert!(hall.pages().plan.places.is_none(), "another ground has its own places");
    load(&mut hall, "marked");
    assert_eq!(editor(&hall).name, "marked", "the heading says what lies there");
    assert_eq!((&hall.pages().plan.places, hall.pages().plan.scenario), (&drawn.places, 4));
    // Both sides deploy there, and the way back leads to the same drawing.
    hall.tell([Intent::Start]);
    hall.wait_until("somebody to deploy", |world| door::table(world).clock.window().is_some());
    let zones = hall.level().sides.each_ref().map(|side| side.zone.cells().into_iter().collect::<BTreeSet<Cell>>());
    assert_eq!(zones, [own, image]);
    let asked = door::table(hall.0.world()).clock.window().map(|window| window.name());
    assert_ne!(asked, Some("Act"), "nobody stands anywhere yet");
    hall.tell([Intent::Open(Shown::Editor)]);
    assert_eq!(hall.pages().plan.places, drawn.places);
    // It outlasts the program.
    hall.tell([Intent::Quit]);
    drop(hall);
    assert_eq!(Hall::new().pages().plan.places, drawn.places);
}

#[test]
fn zones_out_of_place() {
    home::run("marking::a_zone_without_room_is_told_at_once_and_there_is_a_way_back");
}

#[test]
#[ignore = "part of zones_out_of_place"]
fn a_zone_without_room_is_told_at_once_and_there_is_a_way_back() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    let before = hall.pages().plan.clone();
    hall.tell([choose(GroundPlace::Neither), RECTANGLE]);
    hall.tell(drag(&[(0, 0), (71, 47)]));
    let fault = |hall: &Hall| editor(hall).places.fault.unwrap_or_default();
    assert!(fault(&hall).starts_with("Vermilion: its zone is empty"), "{}", fault(&hall));
    // A battle that can't start says the same.
    hall.tell([Intent::Start]);
    assert_eq!(editor(&hall).told, Some(Err(fault(&hall))));
    hall.tell([zone(Side::First)]);
    hall.tell(drag(&[(0, 0), (3, 3)]));
    assert!(fault(&hall).contains("the zone has 16 squares"), "{}", fault(&hall));
    // No battle starts in it, nor is it saved, and both say why.
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::Editor);
    assert_eq!(editor(&hall).told, Some(Err(fault(&hall))));
    let narrow = hall.pages().plan.clone();
    hall.tell([Intent::Ground(GroundTurn::OwnPlaces)]);
    let after = &hall.pages().plan;
    assert_eq!((&after.places, after.drawn.as_deref()), (&None, before.ground(1).as_deref()));
    assert_eq!((editor(&hall).places.fault, editor(&hall).places.by_hand), (None, false));
    hall.tell([Intent::Undo]);
    assert_eq!(hall.pages().plan, narrow);
    assert!(!fault(&hall).is_empty());
    // The ground is kept in any case; a zone that no platoon fits in is not.
    hall.tell([Intent::Quit]);
    drop(hall);
    let hall = Hall::new();
    assert_eq!((&hall.pages().plan.drawn, &hall.pages().plan.places), (&narrow.drawn, &None));
}

#[test]
fn zones_and_forces() {
    home::run("marking::a_zone_too_small_for_its_forces_is_kept_with_smaller_ones");
}

#[test]
#[ignore = "part of zones_and_forces"]
fn a_zone_too_small_for_its_forces_is_kept_with_smaller_ones() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Scenario(1))]);
    hall.tell([choose(GroundPlace::Neither), RECTANGLE]);
    hall.tell(drag(&[(0, 0), (71, 47)]));
    // Room for one platoon, and not for two.
    hall.tell([zone(Side::First)]);
    hall.tell(drag(&[(0, 0), (8, 8)]));
    assert_eq!(editor(&hall).places.fault, None);
    let drawn = hall.pages().plan.clone();
    hall.tell([Intent::Plan(Change::Platoons(2))]);
    assert!(editor(&hall).places.fault.is_some());
    hall.tell([Intent::Quit]);
    drop(hall);
    let hall = Hall::new();
    assert_eq!((&hall.pages().plan.places, hall.pages().plan.scenario), (&drawn.places, 1));
}

#[test]
fn objectives_of_ones_own() {
    home::run("marking::objectives_are_moved_redrawn_and_fought_for");
}

#[test]
#[ignore = "part of objectives_of_ones_own"]
fn objectives_are_moved_redrawn_and_fought_for() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Book(1))]);
    bare(&mut hall, (35, 23));
    let goal = |place| choose(GroundPlace::Goal(place));
    let all = editor(&hall).places.all;
    assert_eq!(all.iter().filter(|place| matches!(place, GroundPlace::Goal(_))).count(), 3);
    // The western one takes the eastern one along, and the middle one goes alone, as wide and high as it is.
    hall.tell([goal(0), click((5, 8)), goal(1), Intent::Grab(Cell::new(17, 11)), Intent::Carry(Cell::new(20, 11))]);
    hall.tell([Intent::Drop(Cell::new(20, 14))]);
    let at = |hall: &Hall| marked(hall).goals;
    assert_eq!([&at(&hall)[0], &at(&hall)[2]], [&cells((5, 8), (5, 8)), &cells((30, 15), (30, 15))]);
    assert_eq!(at(&hall)[1], cells((20, 14), (21, 15)));
    let markers: Vec<(Cell, u8)> =
        hall.0.world().resource::<Landmarks>().markers.iter().map(|one| (one.cell, one.number)).collect();
    assert_eq!(markers, [((5, 8).into(), 1), ((20, 14).into(), 2), ((30, 15).into(), 3)]);
    // It stays on the board, and what is too large is told.
    hall.tell([click((35, 23))]);
    assert_eq!(at(&hall)[1], cells((20, 14), (21, 15)));
    hall.tell([RECTANGLE]);
    hall.tell(drag(&[(10, 9), (16, 12)]));
    assert_eq!((at(&hall)[1].len(), editor(&hall).places.fault), (28, Some(monkeys::words::word("editor-goal-size"))));
    hall.tell(drag(&[(10, 9), (12, 11)]));
    assert_eq!((at(&hall)[1].len(), editor(&hall).places.fault), (9, None));
    // The zones at the top and at the bottom correspond, too.
    hall.tell([zone(Side::First)]);
    hall.tell(drag(&[(3, 5), (8, 6)]));
    let places = marked(&hall);
    assert!(places.zones[1].is_superset(&cells((27, 17), (32, 18))));
    save(&mut hall, "places");
    hall.tell([Intent::NewSeed]);
    assert!(hall.pages().plan.places.is_none());
    load(&mut hall, "places");
    assert_eq!(marked(&hall), places);
    hall.tell([Intent::Start]);
    let level = hall.0.world().resource::<Record<Suppression>>().level().expect("it began from a level");
    let fought: Vec<BTreeSet<Cell>> =
        level.scenario.objectives.iter().map(|cells| cells.iter().copied().collect()).collect();
    assert_eq!(fought, places.goals);
    assert_eq!(level.sides[0].zone.cells().into_iter().collect::<BTreeSet<Cell>>(), places.zones[0]);
}

#[test]
fn markers_of_ones_own() {
    home::run("marking::markers_are_moved_kept_with_the_ground_and_fought_for");
}

#[test]
#[ignore = "part of markers_of_ones_own"]
fn markers_are_moved_kept_with_the_ground_and_fought_for() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Scenario(1))]);
    bare(&mut hall, (71, 47));
    let goal = |place| choose(GroundPlace::Goal(place));
    let offered = editor(&hall).places.all;
    assert_eq!(offered.iter().filter(|place| matches!(place, GroundPlace::Goal(_))).count(), 5);
    let book: Vec<Cell> = hall.0.world().resource::<Landmarks>().markers.iter().map(|one| one.cell).collect();
    assert_eq!(book.len(), 5);
    // One is dragged away; undo brings it back.
    let place = book.iter().position(|cell| *cell != Cell::new(35, 23)).expect("it lies elsewhere");
    hall.tell([goal(place)]);
    hall.tell(drag(&[(20, 30), (22, 30)]));
    let moved = marked(&hall).goals;
    assert_eq!(moved[place], cells((22, 30), (22, 30)));
    hall.tell([Intent::Undo]);
    assert_eq!(hall.pages().plan.places, None);
    hall.tell([Intent::Redo]);
    assert_eq!((marked(&hall).goals, editor(&hall).places.fault), (moved.clone(), None));
    // Two of them in one place are refused, and so is one that is too large.
    let twin = cells((49, 17), (49, 17));
    let is_other = |other: &usize| *other != place && moved[*other].len() == 1 && moved[*other] != twin;
    let other = (0..5).find(is_other).expect("another one");
    hall.tell([goal(other), click((22, 30))]);
    assert!(editor(&hall).places.fault.is_some_and(|fault| fault.ends_with(" share squares")));
    hall.tell([Intent::Undo, RECTANGLE]);
    hall.tell(drag(&[(40, 5), (42, 5)]));
    assert_eq!(editor(&hall).places.fault, Some(monkeys::words::word("editor-goal-size")));
    hall.tell([Intent::Undo]);
    let places = marked(&hall);
    save(&mut hall, "markers");
    hall.tell([Intent::Ground(GroundTurn::OwnPlaces)]);
    assert_eq!(hall.pages().plan.places, None);
    load(&mut hall, "markers");
    assert_eq!(marked(&hall), places);
    hall.tell([Intent::Start]);
    let fought = &door::table(hall.0.world()).turn.stakes.markers;
    let squares = |marker: &Marker| cells((marker.cell.x, marker.cell.y), (marker.last.x, marker.last.y));
    assert_eq!(fought.iter().map(squares).collect::<Vec<_>>(), places.goals);
}

#[test]
fn places_of_hexes() {
    home::run("marking::zones_and_the_goal_are_drawn_in_hexes");
}

#[test]
#[ignore = "part of places_of_hexes"]
fn zones_and_the_goal_are_drawn_in_hexes() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Book(3)), Intent::Plan(Change::Scenario(1))]);
    bare(&mut hall, (6, 16));
    // The side that gets across is at the lower edge; the zones correspond under a half turn.
    hall.tell([Intent::Ground(GroundTurn::Brush(0)), zone(Side::First), click((2, 10))]);
    let places = marked(&hall);
    assert!(places.zones[0].contains(&Cell::new(2, 10)) && places.zones[1].contains(&Cell::new(4, 6)));
    hall.tell([choose(GroundPlace::Goal(0)), RECTANGLE]);
    hall.tell(drag(&[(0, 0), (6, 1)]));
    let places = marked(&hall);
    assert_eq!((places.goals[0].len(), editor(&hall).places.fault), (7, None));
    save(&mut hall, "across");
    hall.tell([Intent::Ground(GroundTurn::OwnPlaces)]);
    load(&mut hall, "across");
    assert_eq!(marked(&hall), places);
    hall.tell([Intent::Start]);
    let level = hall.0.world().resource::<Record<Hexes>>().level().expect("it began from a level");
    let cells = |side: Side| level.sides[side.index()].zone.iter().map(|hex| Cell::from(*hex)).collect();
    let zones: [BTreeSet<Cell>; 2] = Side::BOTH.map(cells);
    assert_eq!(zones, places.zones);
}

#[test]
fn places_by_keys() {
    home::run("marking::a_key_goes_through_the_places_and_another_scenario_has_its_own");
}

#[test]
#[ignore = "part of places_by_keys"]
fn a_key_goes_through_the_places_and_another_scenario_has_its_own() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    let mut met = Vec::new();
    for _ in 0..4 {
        hall.tell([NEXT]);
        met.push(editor(&hall).places.chosen);
    }
    let zones = Side::BOTH.map(|side| Some(GroundPlace::Zone(side)));
    assert_eq!(met, [zones[0], zones[1], Some(GroundPlace::Neither), None]);
    hall.tell([zone(Side::Second), click((40, 20))]);
    let plan = hall.pages().plan.clone();
    for change in [Change::Scenario(1), Change::Seed(77), Change::Size(0)] {
        hall.tell([Intent::Plan(change)]);
        assert!(hall.pages().plan.places.is_none(), "{change:?}");
        hall.tell([Intent::Undo]);
        assert_eq!(hall.pages().plan, plan, "{change:?}");
    }
    // The ground of a battle on the table has nothing to mark: its zones belong to the battle.
    hall.tell([Intent::Plan(Change::Scenario(0)), Intent::NewSeed, Intent::Start]);
    hall.wait_until("the ground's question", |world| {
        door::table(world).clock.window().is_some_and(|window| window.name() == "Ground")
    });
    let offered = monkeys::battle::monkeys::choices(hall.0.world()).expect("the attacker is asked").orders.len();
    hall.tell([Intent::TakeOption(offered), NEXT]);
    assert_eq!((editor(&hall).places.all, editor(&hall).places.chosen), (Vec::new(), None));
}
