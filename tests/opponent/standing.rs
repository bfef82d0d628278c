//! Standing orders of a level: checked like all files, and obeyed.

use crate::common::{installed, opponent};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::board::{Cell, distance};
use monkeys::data::{
    library::Library,
    monkeys::{
        level::{self, Level, Task, Until},
        persona::Consider,
    },
    persona::Strength,
};
use monkeys::force::{
    Side, VehicleIx,
    squad::{Pile, Place},
};
use monkeys::rules::monkeys::door;

fn two_groves(standing: &str) -> Result<Level, String> {
    let text = monkeys::data::library::level("two-groves").expect("it ships");
    let edge = "key: 'b', name: \"Cobalt\", edge: East, zone: \"east\",";
    assert!(text.contains(edge));
    let text = text.replace(edge, &format!("{edge} standing: [{standing}],"));
    let parsed = level::parse("test", &text, &Library::shipped(), monkeys::data::monkeys::profiles());
    parsed.map(|(level, _)| level).map_err(|error| error.to_string())
}

#[test]
fn lines_are_read_whole() {
    let level = two_groves(
        "(who: [\"b1.1\", \"b1.2\"], when: [Losses(500), FromRound(4), Seen(\"r1.1\"), Attacked], task: Retreat),
         (who: [\"b1.1\"], task: Hold(\"ford\")), (who: [\"b1.2\"], task: Along([(18, 3), (12, 3)]))",
    )
    .expect("the level is good");
    let lines = &level.standing[1];
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].when[..2], [Until::Losses(500), Until::FromRound(4)]);
    assert!(matches!(&lines[1].task, Task::Hold(zone) if zone.contains(Cell::new(11, 10))));
    assert!(level.standing[0].is_empty());
}

#[test]
fn all_faults_come_at_once() {
    let error = two_groves(
        "(who: [\"r1.1\"], when: [Losses(2000), Seen(\"b1.1\")], task: Hold(\"fort\")),
         (who: [], task: Along([(90, 3)]))",
    )
    .expect_err("the level is at fault");
    for part in [
        "sides[1].standing[0].who[0]",
        "sides[1].standing[0].when[0]: 2000",
        "sides[1].standing[0].when[1]",
        "sides[1].standing[0].task: no zone `fort`; did you mean `ford`?",
        "sides[1].standing[1].who",
        "sides[1].standing[1].task[0]",
    ] {
        assert!(error.contains(part), "{part} in {error}");
    }
}

/// Where the leader of a blue squad is after a few turns of both sides.
fn led_to(level: &Level, squad: &str, turns: u16) -> Cell {
    let mut world = installed();
    battle::begin(&mut world, level, 3);
    let mut players = Side::BOTH
        .map(|side| opponent("steady", Strength::Quick, 1).with_standing(level.standing[side.index()].clone()));
    while let Some(side) = battle::monkeys::decider(&world) {
        if door::table(&world).turn.turns_taken() >= turns {
            break;
        }
        let order = players[side.index()].choose(&mut world).expect("whoever is asked answers");
        battle::submit(&mut world, order).expect("it is allowed");
    }
    let field = door::table(&world).field;
    let unit = field.find_unit(squad.parse().expect("a unit")).expect("it is there");
    field.on_foot(unit).find_map(|one| field.cell(one)).expect("somebody is left")
}

#[test]
fn who_is_to_walk_walks_there() {
    let plain = two_groves("").expect("it is good");
    let level = two_groves("(who: [\"b1.1\"], task: Along([(22, 2)]))").expect("it is good");
    let corner = Cell::new(22, 2);
    let (sent, free) = (led_to(&level, "b1.1", 3), led_to(&plain, "b1.1", 3));
    assert!(distance(sent, corner) < distance(free, corner), "{sent} is no nearer to {corner} than {free}");
}

#[test]
fn g_34_who_is_to_retreat_and_rides_drives_off_the_board() {
    let text = monkeys::data::library::level("dust-road").expect("it ships");
    let edge = "edge: West, zone: \"west\",";
    assert!(text.contains(edge));
    let text = text.replace(edge, &format!("{edge} standing: [(who: [\"r1.2\"], task: Retreat)],"));
    let (level, _) =
        level::parse("test", &text, &Library::shipped(), monkeys::data::monkeys::profiles()).expect("it is good");
    let mut world = installed();
    battle::begin(&mut world, &level, 3);
    let mut players = Side::BOTH
        .map(|side| opponent("steady", Strength::Quick, 1).with_standing(level.standing[side.index()].clone()));
    let away = |world: &World| {
        let field = door::table(world).field;
        let mut vehicles = (0..field.vehicles.len() as u16).map(|place| field.vehicle(VehicleIx(place)));
        vehicles.any(|one| one.id.unit.to_string() == "r1.2" && one.place == Place::Off(Pile::Retreated))
    };
    while let Some(side) = battle::monkeys::decider(&world).filter(|_| !away(&world)) {
        let order = players[side.index()].choose(&mut world).expect("whoever is asked answers");
        battle::submit(&mut world, order).expect("it is allowed");
        assert!(door::table(&world).turn.round < 3, "nobody drives off");
    }
    assert!(away(&world));
}

#[test]
fn standing_orders_stand_in_replays() {
    let level = two_groves("(who: [\"b1.1\"], task: Hold(\"ford\"))").expect("it is good");
    let mut world = installed();
    battle::begin(&mut world, &level, 3);
    let players = (battle::replay::Player::Human, battle::replay::Player::Human);
    let replay = battle::replay::Replay::of(&world, players).expect("a record is kept");
    let again = replay.level("test", monkeys::data::monkeys::profiles()).expect("its own set-up is good").0;
    assert_eq!(again.standing, level.standing);
}

/// Plays a battle with one conditional order for a blue squad, and counts how often it was obeyed while the condition
/// held, and while it did not.
fn heeded(when: &str, holds: impl Fn(&World) -> bool) -> [u32; 2] {
    let level = two_groves(&format!("(who: [\"b1.1\"], when: [{when}], task: Along([(22, 2)]))")).expect("it is good");
    let mut world = installed();
    battle::begin(&mut world, &level, 3);
    let mut players = Side::BOTH
        .map(|side| opponent("red-rush", Strength::Quick, 1).with_standing(level.standing[side.index()].clone()));
    let mut counts = [0, 0];
    while let Some(side) = battle::monkeys::decider(&world) {
        let held = holds(&world);
        let thought = players[side.index()].explain(&mut world).expect("whoever is asked answers");
        let ours = thought.why.unit.is_some_and(|unit| unit.to_string() == "b1.1");
        if let Some(best) = thought.why.best.first().filter(|_| ours) {
            let obeys = best.lines.iter().any(|line| line.what == Consider::Orders);
            assert_eq!(obeys, held, "{when}: {best:?}");
            counts[usize::from(held)] += 1;
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    counts
}

/// Members of a squad: gone, pinned, and all.
fn losses(world: &World, squad: &str) -> (usize, usize, usize) {
    let field = door::table(world).field;
    let unit = field.find_unit(squad.parse().expect("a unit")).expect("it is there");
    let pinned = field.members(unit).filter(|mate| field.primate(*mate).pin.holds()).count();
    let all = field.roll_call(unit).count();
    (all - field.members(unit).count(), pinned, all)
}

#[test]
fn an_order_waits_for_its_round() {
    let [before, after] = heeded("FromRound(2)", |world| door::table(world).turn.round >= 2);
    assert!(before > 0 && after > 0, "{before} before, {after} after");
}

#[test]
fn an_order_waits_for_losses_and_for_attacks() {
    let [before, after] = heeded("Losses(300)", |world| {
        let (gone, _, all) = losses(world, "b1.1");
        1000 * gone >= 300 * all
    });
    assert!(before > 0 && after > 0, "{before} before, {after} after");
    let [before, after] = heeded("Attacked", |world| {
        let (gone, pinned, _) = losses(world, "b1.1");
        gone + pinned > 0
    });
    assert!(before > 0 && after > 0, "{before} before, {after} after");
}

#[test]
fn an_order_waits_until_somebody_is_seen() {
    let seen = |world: &World| {
        let field = door::table(world).field;
        let red = field.find_unit("r1.2".parse().expect("a unit")).expect("it is there");
        let theirs: Vec<Cell> = field.on_foot(red).filter_map(|one| field.cell(one)).collect();
        let blue = field.all_units().filter(|unit| field.side(*unit) == Side::Second);
        let ours = blue.flat_map(|unit| field.on_foot(unit)).filter_map(|one| field.cell(one));
        ours.into_iter().any(|from| theirs.iter().any(|at| field.sees(from, *at)))
    };
    let [before, after] = heeded("Seen(\"r1.2\")", seen);
    assert!(before > 0 && after > 0, "{before} before, {after} after");
}

#[test]
fn any_of_several_conditions_is_enough_and_none_is_always() {
    let either = |world: &World| door::table(world).turn.round >= 3 || losses(world, "b1.1").0 > 0;
    let [_, after] = heeded("FromRound(3), Losses(1)", either);
    assert!(after > 0);
    let [never, always] = heeded("", |_| true);
    assert!(never == 0 && always > 0);
}

#[test]
fn a_shipped_garrison_obeys() {
    let level = level::shipped("watch-wood").expect("it ships").0;
    assert!(level.standing[Side::Second.index()].len() > 4);
    let mut world = installed();
    battle::begin(&mut world, &level, 5);
    let mut players = Side::BOTH
        .map(|side| opponent("steady", Strength::Quick, 2).with_standing(level.standing[side.index()].clone()));
    let wood = |world: &World| {
        let field = door::table(world).field;
        let unit = field.find_unit("b1.2".parse().expect("a unit")).expect("it is there");
        field.on_foot(unit).filter_map(|one| field.cell(one)).collect::<Vec<Cell>>()
    };
    let mut held = 0;
    while let Some(side) = battle::monkeys::decider(&world) {
        if door::table(&world).turn.round > 3 {
            break;
        }
        let order = players[side.index()].choose(&mut world).expect("whoever is asked answers");
        battle::submit(&mut world, order).expect("it is allowed");
        held += u32::from(wood(&world).iter().all(|cell| cell.x >= 50));
    }
    assert!(held > 20, "the wood is left");
}
