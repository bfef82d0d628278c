//! Turns and marches (C-01 to C-06, G-30).

use crate::kit::{STRONG, WEAK, begun, campaign, give, hex, refused, settle, told, tribe, troop};
use bevy_ecs::world::World;
use monkeys::campaign::{
    Illegal,
    chronicle::Event,
    door, march,
    order::{Ask, Order},
    state::{self, Designation, Score, Treasury},
    waiting,
};
use monkeys::{
    battle::{
        self,
        replay::{Player, Replay},
    },
    board::Edge,
    engine::Rules,
    force::Side,
    rules::{
        First,
        monkeys::{Monkeys, muster::Scenario},
    },
};

fn two_each() -> String {
    tribe('r', &[((0, 0), WEAK), ((0, 4), WEAK)]) + &tribe('b', &[((4, 0), WEAK), ((4, 4), WEAK)])
}

#[test]
fn c_01_scrap_is_four_hundred_a_platoon_for_all_troops_together() {
    let campaign = campaign(&two_each(), "");
    let cost: u32 = campaign.tribes[0].troops.iter().flat_map(|troop| &troop.platoons).map(|one| one.cost()).sum();
    assert!(cost > 0);
    let world = begun(&campaign);
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, 800 - cost);
}

#[test]
fn c_03_troops_move_in_alternation_in_the_order_in_which_they_first_moved() {
    let mut world = begun(&campaign(&two_each(), ""));
    let asked = |world: &bevy_ecs::world::World| {
        let question = door::asked(world).expect("somebody is asked");
        (question.tribe, question.ask.troop())
    };
    // Each tribe chooses its First Troop; the remaining one is the Second.
    assert_eq!(asked(&world), ('r', None));
    assert_eq!(refused(&mut world, Order::Designate(troop("b1"))), Illegal::NotYours { troop: troop("b1") });
    give(&mut world, Order::Designate(troop("r2")));
    assert_eq!(asked(&world), ('r', Some(troop("r2"))));
    give(&mut world, Order::Done);
    give(&mut world, Order::Designate(troop("b1")));
    give(&mut world, Order::Done);
    for (tribe, name) in [('r', "r1"), ('b', "b2"), ('r', "r2"), ('b', "b1"), ('r', "r1"), ('b', "b2")] {
        assert_eq!(asked(&world), (tribe, Some(troop(name))));
        give(&mut world, Order::Done);
    }
    assert_eq!(state::of::<Designation>(&world, troop("r2")).0, Some(1));
    assert_eq!(state::of::<Designation>(&world, troop("r1")).0, Some(2));
}

/// A troop of one squad of these, on foot or in this vehicle.
fn platoon(clan: &str, vehicle: &str) -> String {
    format!("Inline(name: \"P\", squads: [(name: \"S\", members: [(clan: \"{clan}\", count: 5)]{vehicle})])")
}

#[test]
fn c_04_and_c_05_a_hex_for_each_twelve_speed_of_the_slowest() {
    // Baboons have Speed 18, macaques 24; in a carrier of 36 all of them ride (C-05).
    let carrier = ", vehicles: [(kind: \"apc\")]";
    for (clan, vehicle, hexes) in [("baboon", "", 1), ("macaque", "", 2), ("macaque", carrier, 3)] {
        let tribes = tribe('r', &[((0, 0), &platoon(clan, vehicle))]) + &tribe('b', &[((4, 4), WEAK)]);
        let world = begun(&campaign(&tribes, ""));
        assert_eq!(march::hexes(&world, troop("r1")), hexes, "{clan}{vehicle}");
        assert_eq!(
            door::asked(&world).map(|question| question.ask.clone()),
            Some(Ask::Act { troop: troop("r1"), left: hexes })
        );
    }
}

#[test]
fn c_04_nobody_marches_farther_or_off_the_map() {
    let tribes = tribe('r', &[((0, 0), &platoon("macaque", ""))]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    assert_eq!(refused(&mut world, Order::March(hex(0, -1))), Illegal::OffMap { hex: hex(0, -1) });
    assert_eq!(refused(&mut world, Order::March(hex(2, 2))), Illegal::Far { hex: hex(2, 2) });
    give(&mut world, Order::March(hex(0, 1)));
    give(&mut world, Order::March(hex(0, 2)));
    assert_eq!(refused(&mut world, Order::March(hex(0, 3))), Illegal::Spent { hexes: 2 });
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(0, 2)));
}

#[test]
fn c_06_an_enemys_hex_ends_the_march() {
    let tribes = tribe('r', &[((0, 0), &platoon("macaque", ""))]) + &tribe('b', &[((0, 1), STRONG)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(0, 1)));
    let fight = Ask::Fight { entrant: troop("r1"), other: troop("b1") };
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(fight));
    assert_eq!(door::choices(&world), [Order::Edge(Edge::West)], "a battle is fought, and not chosen");
    assert!(matches!(refused(&mut world, Order::March(hex(0, 2))), Illegal::NotAsked { asked: "Fight", by: "C-06" }));
}

#[test]
fn c_36_who_was_there_picks_the_edge_that_its_side_sets_up_at() {
    let tribes = tribe('r', &[((2, 1), &platoon("macaque", ""))]) + &tribe('b', &[((2, 2), STRONG)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    let edges = |world: &World| {
        let waiting = waiting::waiting(world).expect("it can be fought").expect("a battle is waited for");
        let homes = waiting.level.sides.each_ref().map(|side| side.edge);
        let mut table = World::new();
        battle::monkeys::install(&mut table);
        battle::begin(&mut table, &waiting.level, waiting.seed);
        for one in &Monkeys::view(&table).field.primates {
            let cell = one.place.cell().expect("it stands on the board");
            let home = homes[one.id.unit.side.index()];
            assert!(home.depth(cell, (72, 48)) < 12, "{} stands at its own edge", one.id);
        }
        homes
    };
    assert_eq!(edges(&world), [Edge::West, Edge::East]);
    give(&mut world, Order::Edge(Edge::West));
    assert_eq!(edges(&world), [Edge::East, Edge::West]);
    assert!(door::undo(&mut world), "nobody has thrown a die");
    assert_eq!(edges(&world), [Edge::West, Edge::East]);
    assert!(door::redo(&mut world));
    settle(&mut world);
    let told = told(&world);
    assert!(told.iter().any(|event| matches!(event, Event::SetUp { edge: Edge::West, .. })), "{told:?}");
    assert!(told.iter().any(|event| matches!(event, Event::Fought { .. })), "it is the battle that was waited for");
}

#[test]
fn c_28_and_g_30_a_town_brings_scrap_and_points_at_the_end_of_each_round() {
    let tribes = tribe('r', &[((2, 1), &platoon("macaque", ""))]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let before = state::of_tribe::<Treasury>(&world, 'r').0;
    give(&mut world, Order::March(hex(2, 2)));
    give(&mut world, Order::Done);
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before, "not before the round is over");
    give(&mut world, Order::Done);
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before + 20);
    assert_eq!(state::of_tribe::<Score>(&world, 'r').0, 1);
    // It stays held although the troop moves on.
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(Ask::Supply));
    give(&mut world, Order::Done);
    give(&mut world, Order::March(hex(2, 3)));
    give(&mut world, Order::Done);
    give(&mut world, Order::Done);
    assert_eq!(state::of_tribe::<Score>(&world, 'r').0, 2);
    give(&mut world, Order::Done);
    give(&mut world, Order::Done);
    let won = Event::Over { winner: Some('r'), how: "points" };
    assert_eq!(told(&world).last(), Some(&won), "three rounds are over");
}

#[test]
fn c_26_natives_are_asked_nothing() {
    let natives = format!("natives: [(name: \"Mill Guard\", at: (1, 0), platoons: [{WEAK}])],");
    let tribes = tribe('r', &[((0, 0), STRONG)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, &natives));
    let commander = crate::kit::commander();
    give(&mut world, Order::March(hex(1, 0)));
    while let Some(question) = door::asked(&world) {
        assert_ne!(question.tribe, state::NATIVE);
        let order = monkeys::campaign::script::answer(&world, |_| &commander).expect("battles can be fought");
        give(&mut world, order);
    }
    let marched = |event: &Event| matches!(event, Event::Marched { troop, .. } if troop.tribe == state::NATIVE);
    assert!(!told(&world).iter().any(marched), "they march nowhere");
}

#[test]
fn c_30_three_tribes_take_turns_in_the_order_of_their_seats() {
    let tribes = tribe('r', &[((0, 0), WEAK)]) + &tribe('g', &[((4, 0), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    for tribe in ['r', 'g', 'b', 'r', 'g', 'b'] {
        assert_eq!(door::asked(&world).map(|question| question.tribe), Some(tribe));
        give(&mut world, Order::Done);
    }
}

#[test]
fn c_08_and_c_36_and_r_2_7_a_hex_says_what_is_fought_for_and_on_what_ground() {
    let text = crate::kit::text(&(tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((2, 2), WEAK)])), "");
    let ruins = text.replace("'t': (name: \"town\", density: 25,", "'t': (name: \"ruins\", density: 60, style: Ruins,");
    // Ruins are scavenged unless the file says otherwise.
    let said =
        crate::kit::parse(&ruins.replace("style: Ruins,", "style: Ruins, scenario: Battle,")).expect("it is good");
    assert_eq!(said.kind(hex(2, 2)).map(|kind| kind.scenario), Some(Scenario::Battle));
    assert_eq!(said.kind(hex(0, 0)).map(|kind| kind.scenario), Some(Scenario::Skirmish));
    let mut world = begun(&std::sync::Arc::new(crate::kit::parse(&ruins).expect("it is good")));
    give(&mut world, Order::March(hex(2, 2)));
    let level =
        monkeys::campaign::battle::level(&world, (troop("r1"), troop("b1")), Edge::East).expect("they can fight");
    assert_eq!(level.scenario, Scenario::Scavenging);
    assert_eq!(level.attacker, Side::First);
    assert_eq!(level.sides[0].name, "Tribe r", "the one that came is the first side");
    assert_eq!(level.ground.coverage(), 60);
}

#[test]
fn c_02_a_hex_keeps_its_layout() {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((2, 2), WEAK)]);
    for (more, same) in [("", true), ("switches: (keep_layout: false),", false)] {
        let mut world = begun(&campaign(&tribes, more));
        give(&mut world, Order::March(hex(2, 2)));
        give(&mut world, Order::Engage(troop("b2")));
        let ground = |world: &bevy_ecs::world::World, foe: &str| {
            monkeys::campaign::battle::level(world, (troop("r1"), troop(foe)), Edge::East)
                .expect("they can fight")
                .ground
                .clone()
        };
        let first = ground(&world, "b2");
        crate::kit::settle(&mut world);
        assert_eq!(first == ground(&world, "b1"), same, "{more}");
    }
}

#[test]
fn a_battle_that_was_begun_is_settled_from_where_it_was_left() {
    let tribes = tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for");
    let mut table = bevy_ecs::world::World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    for _ in 0..3 {
        let choices = monkeys::engine::door::choices::<First>(&table).expect("somebody is asked");
        let usual = choices.default.or_else(|| choices.orders.first().cloned()).expect("something is offered");
        battle::submit(&mut table, usual).expect("it is offered");
    }
    let left = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
    let commander = crate::kit::commander();
    let fought = waiting.settle_rest(&left, [&commander, &commander]).expect("it is this battle");
    let orders = |replay: &Replay| -> Vec<_> { replay.turns.iter().flat_map(|turn| turn.orders.clone()).collect() };
    assert_eq!(orders(&fought)[..3], orders(&left)[..3], "what was ordered stays ordered");
    assert_eq!(fought.players, left.players);
    give(&mut world, Order::Fought(Box::new(fought)));
    // A different battle is refused.
    let other = Replay { seed: left.seed + 1, ..left };
    assert!(waiting.settle_rest(&other, [&commander, &commander]).is_err());
}

#[test]
fn a_tribe_may_begin_with_points() {
    let tribes = tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let text = crate::kit::text(&tribes.replacen("troops:", "points: 7, troops:", 1), "");
    let campaign = std::sync::Arc::new(crate::kit::parse(&text).expect("it is good"));
    let world = begun(&campaign);
    assert_eq!(['r', 'b'].map(|tribe| state::of_tribe::<Score>(&world, tribe).0), [7, 0]);
    let why = crate::kit::parse(&text.replace("points: 7", "points: 100")).expect_err("it is too many").to_string();
    assert!(why.contains("tribes[0].points"), "{why}");
}

#[test]
fn no_two_of_a_campaign_have_one_name() {
    let shipped =
        |name: &str| crate::kit::parse(monkeys::data::library::campaign(name).expect("it ships")).expect("good");
    let valley = shipped("fig-valley");
    let roster = monkeys::data::library::roster("baboon-rifles").expect("it ships");
    let roster = monkeys::data::monkeys::roster::parse("own", roster, &valley.profiles).expect("it is good").0;
    let once = monkeys::data::monkeys::roster::Roster { platoons: roster.platoons[..1].to_vec(), ..roster };
    let raised = valley.raising('r', &once).expect("it can be paid").raising('b', &once).expect("it can be paid");
    for campaign in [valley, raised, shipped("macaca-expanse")] {
        let troops = campaign.tribes.iter().flat_map(|tribe| &tribe.troops).chain(&campaign.natives);
        let members = troops.flat_map(|troop| &troop.platoons).flat_map(|platoon| &platoon.units);
        let names: Vec<&str> = members.flat_map(|unit| &unit.members).map(|member| member.name.as_str()).collect();
        let distinct: std::collections::BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(distinct.len(), names.len(), "{}", campaign.name);
    }
}
