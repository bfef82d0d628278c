//! Rounds that weren't fired, and what else is as good as new in the next battle (6.2, C-12, C-37).

use crate::{
    kit::{STRONG, campaign, give, hex, settle, tribe, troop},
    salvage::CARRIERS,
    table::fight_until,
};
use bevy_ecs::world::World;
use monkeys::{
    battle,
    campaign::{
        door,
        order::{Ask, Order},
        state::{self, Graves, Ranks, Soldier, Store, Treasury},
        waiting::{self, Waiting},
    },
    data::monkeys::roster::Item,
    dice::Dice,
    engine::Rules,
    force::Side,
    rules::monkeys::{
        Monkeys,
        states::{Ammunition, Pin},
        vehicles::Hull,
    },
};

fn soldiers(world: &World, name: &str) -> Vec<Soldier> {
    let units = state::of::<Ranks>(world, troop(name)).0.into_iter().flat_map(|platoon| platoon.units);
    units.flat_map(|unit| unit.soldiers).collect()
}

/// Six baboons with shotguns, more rounds than they fire, and a leader with a rocket launcher.
const LOADED: &str = r#"Inline(name: "Loaded", scrap: 999, squads: [(name: "Wren", members: [
    (clan: "gorilla", weapons: ["rocket launcher"], spares: ["rocket", "rocket"]),
    (clan: "baboon", count: 5, weapons: ["shotgun"], ammo: "hi-ex", spares: ["ap", "ap"]),
])])"#;

/// Red beats blue, and everybody that was hit dies.
fn looted() -> World {
    let lead = r#"Inline(name: "Lead", scrap: 999, squads: [
        (name: "Kudu", members: [
            (clan: "gorilla", weapons: ["rocket launcher"], spares: ["rocket", "rocket"]), (clan: "baboon", count: 9),
        ]),
        (name: "Oryx", members: [(clan: "baboon", count: 10)]),
        (name: "Topi", members: [(clan: "baboon", count: 10)]),
    ])"#;
    let tribes = tribe('r', &[((2, 1), lead)]) + &tribe('b', &[((2, 2), LOADED), ((4, 4), STRONG)]);
    let campaign = campaign(&tribes.replace("troops:", "scrap: 9999, troops:"), "");
    let played = |seed| {
        let mut world = World::new();
        door::begin_with(&mut world, &campaign, seed, Dice::scripted(vec![6; 60]));
        give(&mut world, Order::March(hex(2, 2)));
        settle(&mut world);
        if matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Retreat { .. })) {
            let way = door::choices(&world).swap_remove(0);
            give(&mut world, way);
        }
        let kept = soldiers(&world, "r1").first().is_some_and(|one| !one.member.weapons[0].spares.is_empty());
        let loot = state::of::<Store>(&world, troop("r1")).0;
        (kept && loot.contains(&Item::Ammo("ap".into()))).then_some(world)
    };
    (1..30).find_map(played).expect("some of blue die with rounds, and red's leader has rockets left")
}

fn count(world: &World, name: &str) -> usize {
    let store: Store = state::of(world, troop("r1"));
    store.0.iter().filter(|item| **item == Item::Ammo(name.into())).count()
}

#[test]
fn c_12_rounds_that_the_dead_did_not_fire_go_to_the_winner() {
    let world = looted();
    let profiles = &state::campaign(&world).profiles;
    let dead = &world.resource::<Graves>().0;
    let arms = || dead.iter().flat_map(|grave| grave.soldier.member.weapons.iter());
    for name in ["ap", "rocket", "hi-ex"] {
        let ammo = profiles.ammo(name).expect("it is in the book");
        let loaded = arms().filter(|arm| arm.ammo == Some(ammo)).count();
        let spare = arms().flat_map(|arm| &arm.spares).filter(|spare| **spare == ammo).count();
        assert_eq!(count(&world, name), loaded + spare, "{name}");
    }
    assert!(count(&world, "ap") > 0);
}

#[test]
fn c_12_rounds_are_sold_for_half_or_carried_as_spares() {
    let mut world = looted();
    let before = state::of_tribe::<Treasury>(&world, 'r').0;
    let ap = Item::Ammo("ap".into());
    let taken = soldiers(&world, "r1").iter().position(|one| {
        let profiles = &state::campaign(&world).profiles;
        profiles.weapons[one.member.weapons[0].weapon].name == "assault rifle"
    });
    let soldier = soldiers(&world, "r1")[taken.expect("a rifle is left")].clone();
    let (had, rounds) = (soldier.member.cost, count(&world, "ap"));
    give(&mut world, Order::Equip { troop: troop("r1"), soldier: soldier.id, item: ap.clone(), instead: None });
    let after = soldiers(&world, "r1").into_iter().find(|one| one.id == soldier.id).expect("it is still there").member;
    assert_eq!((after.weapons[0].spares.len(), after.cost, count(&world, "ap")), (1, had + 5, rounds - 1));
    // A rocket doesn't go into a rifle.
    let rocket = Item::Ammo("rocket".into());
    if count(&world, "rocket") > 0 {
        let order = Order::Equip { troop: troop("r1"), soldier: soldier.id, item: rocket, instead: Some(ap.clone()) };
        assert!(door::check(&world, &order).is_err());
    }
    let left = count(&world, "ap");
    give(&mut world, Order::Sell { troop: troop("r1"), items: vec![ap; left] });
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before + 2 * left as u32, "half of 5, rounded down");
}

#[test]
fn c_12_a_weapon_that_is_put_back_takes_its_rounds_along() {
    let mut world = looted();
    let leader = soldiers(&world, "r1").swap_remove(0);
    let (rockets, stored) = (leader.member.weapons[0].spares.len(), count(&world, "rocket"));
    assert!(rockets > 0);
    let shotgun = Item::Weapon("shotgun".into());
    let launcher = Item::Weapon("rocket launcher".into());
    let give_back =
        Order::Equip { troop: troop("r1"), soldier: leader.id, item: shotgun, instead: Some(launcher.clone()) };
    give(&mut world, give_back);
    assert_eq!(count(&world, "rocket"), stored + rockets, "they wait in the store");
    assert!(state::of::<Store>(&world, troop("r1")).0.contains(&launcher));
}

/// What a battle has done to red: somebody is out of ammunition; somebody is pinned, braced or prone; a unit is hidden or
/// on watch.
fn worn(table: &World) -> [bool; 3] {
    let field = Monkeys::view(table).field;
    let own = || field.primates.iter().filter(|one| one.id.unit.side == Side::First);
    let units = || field.all_units().filter(|unit| field.side(*unit) == Side::First).map(|unit| field.unit(unit));
    [
        own().any(|one| one.arms.0.iter().any(|arm| arm.empty))
            || units().any(|unit| unit.ammunition == Ammunition::Out),
        own().any(|one| one.pin != Pin::Free || one.braced.0 || one.is_prone()),
        units().any(|unit| unit.hidden != Default::default() || unit.watch.0),
    ]
}

/// Red's vehicles that are damaged and no wrecks.
fn damaged(table: &World) -> usize {
    let own = Monkeys::view(table).field.vehicles.iter().filter(|one| one.id.unit.side == Side::First);
    own.filter(|one| !one.hull.wreck && one.hull != Hull::default()).count()
}

/// Gives the first answer to what comes after a battle, until the next one is waited for.
fn next_battle(world: &mut World) -> Option<Waiting> {
    loop {
        match door::asked(world)?.ask {
            Ask::Fight { .. } => return waiting::waiting(world).expect("it can be fought"),
            Ask::Salvage { .. } | Ask::Retreat { .. } => {
                let first = door::choices(world).swap_remove(0);
                give(world, first);
            }
            _ => return None,
        }
    }
}

/// Red fights two troops in one hex, one after the other. Returns what the first battle has done to it, and its state
/// when the second one begins; none if it doesn't come to that.
fn fought_twice(red: &str, seed: u64) -> Option<[[bool; 3]; 2]> {
    let foe = |name: &str| {
        let members = r#"(clan: "chimpanzee", count: 8, weapons: ["rocket launcher"])"#;
        format!(r#"Inline(name: "{name}", scrap: 999, squads: [(name: "Finch", members: [{members}])])"#)
    };
    let (first, second) = (foe("One"), foe("Two"));
    let blue = tribe('b', &[((2, 2), first.as_str()), ((2, 2), second.as_str())]);
    let tribes = (tribe('r', &[((2, 1), red)]) + &blue).replace("troops:", "scrap: 9999, troops:");
    let mut world = World::new();
    door::begin(&mut world, &campaign(&tribes, ""), seed);
    give(&mut world, Order::March(hex(2, 2)));
    give(&mut world, Order::Engage(troop("b1")));
    let level = waiting::waiting(&world).expect("it can be fought").expect("they meet").level;
    settle(&mut world);
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    let replay = door::battles(&world).last().expect("it was fought").clone();
    replay.play(&mut table, &level).expect("it holds");
    let was = worn(&table);
    let next = next_battle(&mut world)?;
    battle::begin(&mut table, &next.level, next.seed);
    Some([was, worn(&table)])
}

#[test]
fn c_37_in_the_next_battle_everything_is_loaded_and_nobody_is_pinned_or_hidden() {
    let launchers = r#"Inline(name: "Launchers", scrap: 999, squads: [
        (name: "Kudu", members: [(clan: "gorilla", count: 10, weapons: ["rocket launcher"])]),
        (name: "Oryx", members: [(clan: "baboon", count: 10)]),
        (name: "Topi", members: [(clan: "baboon", count: 10)]),
    ])"#;
    let mut seen = [false; 3];
    for seed in 1..30 {
        let Some([was, is]) = fought_twice(launchers, seed) else { continue };
        assert_eq!(is, [false; 3], "seed {seed}");
        seen = [0, 1, 2].map(|one| seen[one] || was[one]);
        if seen == [true; 3] {
            return;
        }
    }
    assert_eq!(seen, [true; 3], "out of ammunition, pinned, hidden or on watch");
}

#[test]
fn c_37_damage_of_a_vehicle_that_is_left_is_gone_in_the_next_battle() {
    let tank = |name: &str| {
        let members = r#"members: [(clan: "baboon", count: 6)], vehicles: [(kind: "tank")]"#;
        format!(r#"Inline(name: "{name}", scrap: 999, squads: [(name: "Finch", {members})])"#)
    };
    let (first, second) = (tank("One"), tank("Two"));
    let blue = tribe('b', &[((2, 2), first.as_str()), ((2, 2), second.as_str())]);
    let tribes = (tribe('r', &[((2, 1), CARRIERS)]) + &blue).replace("troops:", "scrap: 999, troops:");
    let campaign = campaign(&tribes, "");
    let found = (1..60).find_map(|seed| {
        let mut world = World::new();
        door::begin(&mut world, &campaign, seed);
        give(&mut world, Order::March(hex(2, 2)));
        give(&mut world, Order::Engage(troop("b1")));
        let hit = fight_until(&mut world, |table| damaged(table) > 0);
        let next = next_battle(&mut world).filter(|_| hit)?;
        let mut table = World::new();
        battle::monkeys::install(&mut table);
        battle::begin(&mut table, &next.level, next.seed);
        let left = Monkeys::view(&table).field.vehicles.iter().filter(|one| one.id.unit.side == Side::First).count();
        (left == 2).then(|| damaged(&table))
    });
    assert_eq!(found, Some(0), "both carriers are left, one of them was damaged");
}
