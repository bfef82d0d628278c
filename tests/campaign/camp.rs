//! Between battles: swaps, gear and purchases (C-09, C-12, C-29, C-39, G-30).

use crate::kit::{STRONG, WEAK, begun, campaign, give, hex, refused, settle, told, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        Illegal, NoCamp, camp,
        chronicle::Event,
        door, ledger, march,
        order::{Ask, Order},
        state::{self, NATIVE, Ranks, SoldierId, Store, Treasury},
    },
    data::monkeys::roster::{Item, Purchase, reinforce::Brings},
    dice::Dice,
    force::Post,
};

/// A platoon of squads, each with this many of a clan.
fn platoon(name: &str, squads: &[(&str, &str, u8)]) -> String {
    let squad = |(squad, clan, count): &(&str, &str, u8)| {
        format!(r#"(name: "{squad}", members: [(clan: "{clan}", count: {count})])"#)
    };
    let squads: Vec<String> = squads.iter().map(squad).collect();
    format!(r#"Inline(name: "{name}", squads: [{}])"#, squads.join(", "))
}

/// Two troops of the red tribe, one of two platoons, in one hex, and a blue one far away.
fn two_in_a_hex() -> World {
    let first = platoon("A", &[("Kudu", "baboon", 7), ("Oryx", "baboon", 6)]);
    let second = platoon("B", &[("Topi", "macaque", 5)]);
    let more = platoon("C", &[("Wren", "marmoset", 5)]);
    let both = format!("{first}, {second}");
    let tribes = tribe('r', &[((2, 2), both.as_str()), ((2, 2), more.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::Designate(troop("r1")));
    world
}

fn ranks(world: &World, of: &str) -> Ranks {
    state::of(world, troop(of))
}

fn who(world: &World, of: &str, (platoon, unit): (usize, usize), place: usize) -> SoldierId {
    ranks(world, of).0[platoon].units[unit].soldiers[place].id
}

fn sizes(world: &World, of: &str) -> Vec<Vec<usize>> {
    let size = |platoon: &state::Platoon| platoon.units.iter().map(|unit| unit.soldiers.len()).collect();
    ranks(world, of).0.iter().map(size).collect()
}

fn camp_refusal(world: &mut World, order: Order) -> NoCamp {
    match refused(world, order) {
        Illegal::Camp(why) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn c_39_platoons_change_troops_in_one_hex_on_their_owners_turn() {
    let mut world = two_in_a_hex();
    let trade = Order::Trade { one: (troop("r1"), 1), other: (troop("r2"), 0) };
    let name = |world: &World, of: &str, at: usize| ranks(world, of).0[at].name.clone();
    give(&mut world, trade.clone());
    assert_eq!((name(&world, "r1", 1), name(&world, "r2", 0)), ("C".into(), "B".into()));
    assert!(matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Act { .. })), "it may still march");
    assert!(door::undo(&mut world));
    assert_eq!(name(&world, "r1", 1), "B");
    let strangers = Order::Trade { one: (troop("r1"), 1), other: (troop("b1"), 0) };
    assert!(matches!(camp_refusal(&mut world, strangers), NoCamp::NotAPair { .. }));
    let none = Order::Trade { one: (troop("r1"), 2), other: (troop("r2"), 0) };
    assert_eq!(camp_refusal(&mut world, none), NoCamp::NoPlatoon { troop: troop("r1"), platoon: 3 });
    // After the move they are in two hexes; in another tribe's turn nobody changes.
    give(&mut world, Order::March(hex(2, 3)));
    assert!(matches!(camp_refusal(&mut world, trade.clone()), NoCamp::Apart { .. }));
    give(&mut world, Order::Done);
    assert_eq!(door::asked(&world).map(|question| question.tribe), Some('b'));
    assert_eq!(camp_refusal(&mut world, trade), NoCamp::NotYourTurn { troop: troop("r1") });
}

#[test]
fn c_39_a_faster_troop_that_has_marched_gains_nothing_by_a_swap() {
    // Baboons walk one hex per turn, macaques two.
    let slow = platoon("Slow", &[("Kudu", "baboon", 5)]);
    let fast = platoon("Fast", &[("Topi", "macaque", 5)]);
    let tribes = tribe('r', &[((2, 2), slow.as_str()), ((2, 1), fast.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::March(hex(2, 1)));
    give(&mut world, Order::Trade { one: (troop("r1"), 0), other: (troop("r2"), 0) });
    assert_eq!(march::hexes(&world, troop("r1")), 2);
    assert_eq!(refused(&mut world, Order::March(hex(2, 0))), Illegal::Spent { hexes: 2 });
}

#[test]
fn c_09_and_c_39_primates_change_squads_under_the_rules_for_clans_and_sizes() {
    let mut world = two_in_a_hex();
    let go = |world: &World, from: (usize, usize), to: (u8, u8), exchange| Order::Transfer {
        troop: troop("r1"),
        soldier: who(world, "r1", from, 1),
        to,
        exchange,
    };
    // Seven and six baboons: one may go, and a second one; a third would leave four.
    let one = go(&world, (0, 0), (0, 1), None);
    give(&mut world, one);
    assert_eq!(sizes(&world, "r1"), [vec![6, 7], vec![5]]);
    let two = go(&world, (0, 0), (0, 1), None);
    give(&mut world, two);
    let three = go(&world, (0, 0), (0, 1), None);
    let few = NoCamp::TooFew { unit: "Kudu".into(), left: 4, least: 5 };
    assert_eq!(camp_refusal(&mut world, three), few);
    // In exchange, any of them may go.
    let other = who(&world, "r1", (0, 1), 3);
    let exchange = go(&world, (0, 0), (0, 1), Some(other));
    give(&mut world, exchange);
    assert_eq!(who(&world, "r1", (0, 0), 1), other);
    assert_eq!(sizes(&world, "r1"), [vec![5, 8], vec![5]]);
    // A baboon among macaques, which are monkeys and keep to their own kind (5.1).
    let stranger = go(&world, (0, 1), (1, 0), None);
    let why = camp_refusal(&mut world, stranger);
    assert!(matches!(&why, NoCamp::Unsound { why } if why.contains("baboon")), "{why:?}");
    let nobody = Order::Transfer { troop: troop("r1"), soldier: SoldierId(999), to: (0, 0), exchange: None };
    assert_eq!(camp_refusal(&mut world, nobody), NoCamp::NoSoldier { troop: troop("r1") });
    let same = go(&world, (0, 1), (0, 1), None);
    assert_eq!(camp_refusal(&mut world, same), NoCamp::Same);
}

#[test]
fn c_09_no_squad_grows_beyond_ten() {
    let full = platoon("A", &[("Kudu", "baboon", 10), ("Oryx", "baboon", 6)]);
    let tribes = tribe('r', &[((2, 2), full.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let soldier = who(&world, "r1", (0, 1), 2);
    let order = Order::Transfer { troop: troop("r1"), soldier, to: (0, 0), exchange: None };
    assert!(matches!(camp_refusal(&mut world, order), NoCamp::Unsound { .. }));
}

#[test]
fn c_39_squads_change_platoons() {
    let mut world = two_in_a_hex();
    let to = |unit, to, exchange| Order::Reassign { troop: troop("r1"), unit, to, exchange };
    give(&mut world, to((0, 1), 1, None));
    assert_eq!(sizes(&world, "r1"), [vec![7], vec![5, 6]]);
    assert_eq!(ranks(&world, "r1").0[1].units[1].post, Post::Squad(2));
    give(&mut world, to((0, 0), 1, Some(0)));
    assert_eq!(sizes(&world, "r1"), [vec![5], vec![7, 6]], "macaques against baboons");
    assert_eq!(camp_refusal(&mut world, to((0, 0), 0, None)), NoCamp::Same);
    assert!(matches!(camp_refusal(&mut world, to((0, 7), 1, None)), NoCamp::NoUnit { .. }));
    // Four squads make a platoon (1.11).
    let four = ["A", "B", "C", "D"].map(|name| (name, "macaque", 5));
    let (full, other) = (platoon("Full", &four), platoon("Other", &[("Wren", "macaque", 5)]));
    let both = format!("{full}, {other}");
    let tribes = tribe('r', &[((2, 2), both.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, "").clone());
    let crowd = Order::Reassign { troop: troop("r1"), unit: (1, 0), to: 0, exchange: None };
    assert_eq!(camp_refusal(&mut world, crowd), NoCamp::Full { platoon: "Full".into() });
}

#[test]
fn c_29_swaps_come_after_the_battle_and_its_aftermath() {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let swap = |world: &World| Order::Transfer {
        troop: troop("r1"),
        soldier: who(world, "r1", (0, 0), 1),
        to: (0, 1),
        exchange: Some(who(world, "r1", (0, 1), 1)),
    };
    give(&mut world, Order::March(hex(2, 2)));
    let order = swap(&world);
    assert_eq!(camp_refusal(&mut world, order), NoCamp::InBattle);
    settle(&mut world);
    assert!(matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Retreat { .. })), "the loser goes");
    let order = swap(&world);
    assert_eq!(camp_refusal(&mut world, order), NoCamp::InBattle);
    let way = door::choices(&world)[0].clone();
    give(&mut world, way);
    let order = swap(&world);
    give(&mut world, order);
    // Casualty tables, then salvage, then the retreat, then swaps.
    let told = told(&world);
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it happened");
    let last = told.iter().rposition(|event| matches!(event, Event::Casualty { .. })).expect("somebody was hit");
    let steps = [
        last,
        place(|event| matches!(event, Event::Taken { .. })),
        place(|event| matches!(event, Event::Retreated { .. })),
        place(|event| matches!(event, Event::Regrouped { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn c_12_gear_of_the_dead_is_the_winners_to_sell_or_to_use() {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    let way = door::choices(&world)[0].clone();
    give(&mut world, way);
    let dead = world.resource::<state::Graves>().0.clone();
    assert!(!dead.is_empty(), "somebody died: choose another seed");
    let profiles = &state::campaign(&world).profiles.clone();
    let mut left: Vec<Item> = dead.iter().flat_map(|grave| grave.soldier.member.items(profiles)).collect();
    left.sort_unstable();
    assert_eq!(state::of::<Store>(&world, troop("r1")).0, left, "both sides' dead leave theirs");
    // Everybody can use what is carried: here weapons.
    let soldier = who(&world, "r1", (0, 0), 1);
    let (item, own) = (left[0].clone(), Item::Weapon("assault rifle".into()));
    let none = Item::Weapon("missile launcher".into());
    let missing = Order::Equip { troop: troop("r1"), soldier, item: none.clone(), instead: None };
    assert_eq!(camp_refusal(&mut world, missing), NoCamp::NoItem { item: none.name().into() });
    give(&mut world, Order::Equip { troop: troop("r1"), soldier, item: item.clone(), instead: Some(own.clone()) });
    let member = ranks(&world, "r1").0[0].units[0].soldiers[1].member.clone();
    assert_eq!(member.items(profiles), [item]);
    assert!(state::of::<Store>(&world, troop("r1")).0.contains(&own));
    // Sold for half, each thing rounded down (1.14).
    let items = state::of::<Store>(&world, troop("r1")).0;
    let worth: u32 = items.iter().map(|item| item.price(profiles).expect("it is in the profiles")).sum();
    let before = state::of_tribe::<Treasury>(&world, 'r').0;
    give(&mut world, Order::Sell { troop: troop("r1"), items });
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before + worth);
    assert!(state::of::<Store>(&world, troop("r1")).0.is_empty());
    assert_eq!(own.price(profiles), Some(1), "an assault rifle costs 3");
}

#[test]
fn g_30_scrap_is_spent_in_a_town_between_rounds() {
    let squad = platoon("A", &[("Kudu", "macaque", 9)]);
    let away = platoon("B", &[("Topi", "macaque", 5)]);
    let tribes = tribe('r', &[((2, 1), squad.as_str()), ((0, 0), away.as_str())])
        + &tribe('b', &[((4, 4), WEAK), ((4, 3), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let recruit = |of: &str| Order::Buy {
        troop: troop(of),
        platoon: 0,
        what: Purchase::read(r#"Primates(unit: "1", members: [(clan: "macaque", count: 1)])"#).expect("it is one"),
    };
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::March(hex(2, 2)));
    assert_eq!(camp_refusal(&mut world, recruit("r1")), NoCamp::NotBetweenRounds);
    give(&mut world, Order::Done);
    give(&mut world, Order::Designate(troop("b1")));
    for _ in 0..3 {
        give(&mut world, Order::Done);
    }
    assert_eq!(door::asked(&world).map(|question| (question.tribe, question.ask.clone())), Some(('r', Ask::Supply)));
    assert_eq!(camp_refusal(&mut world, recruit("r2")), NoCamp::NoTown { troop: troop("r2") });
    let before = state::of_tribe::<Treasury>(&world, 'r').0;
    give(&mut world, recruit("r1"));
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before - 11, "a macaque costs 11");
    assert_eq!(sizes(&world, "r1"), [[10]]);
    assert!(matches!(camp_refusal(&mut world, recruit("r1")), NoCamp::NotForSale { .. }), "ten are a squad (1.12)");
    let stranger = Purchase::read(r#"Vehicle(unit: "7", vehicle: (kind: "buggy"))"#).expect("it is one");
    let order = Order::Buy { troop: troop("r1"), platoon: 0, what: stranger };
    assert!(matches!(camp_refusal(&mut world, order), NoCamp::NotForSale { .. }), "there is no seventh squad");
    let buggy = Purchase::read(r#"Vehicle(unit: "1", vehicle: (kind: "buggy"))"#).expect("it is one");
    give(&mut world, Order::Buy { troop: troop("r1"), platoon: 0, what: buggy });
    assert_eq!(ranks(&world, "r1").0[0].units[0].vehicles.len(), 1);
    // Every offer can be bought as long as there is scrap, and the ledger adds up.
    let offers = camp::offers(&world, troop("r1"));
    assert!(!offers.is_empty(), "a squad like its own at least");
    for (order, price) in offers {
        let before = state::of_tribe::<Treasury>(&world, 'r').0;
        if before >= price && door::submit(&mut world, order).is_ok() {
            assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before - price);
        }
    }
    let dear = r#"Vehicle(unit: "1", vehicle: (kind: "tank"))"#;
    let short = loop {
        // Vehicle after vehicle, until something prevents it: too little scrap, or nobody left to drive.
        let what = Purchase::read(dear).expect("it is one");
        match door::submit(&mut world, Order::Buy { troop: troop("r1"), platoon: 0, what }) {
            Ok(_) => {}
            Err(why) => break why,
        }
    };
    assert!(matches!(short, Illegal::Camp(NoCamp::NoScrap { .. } | NoCamp::NotForSale { .. })), "{short:?}");
    let ledger = ledger::of(&world, 'r');
    assert_eq!(ledger.last().map(|line| line.balance), Some(state::of_tribe::<Treasury>(&world, 'r').0.into()));
    give(&mut world, Order::Done);
    assert!(!matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Supply)), "the next round");
    assert_eq!(state::troops(&world, NATIVE).count(), 0);
}

/// The orders by which a unit changes platoons in the first red troop.
fn reassign(unit: (u8, u8), to: u8, exchange: Option<u8>) -> Order {
    Order::Reassign { troop: troop("r1"), unit, to, exchange }
}

#[test]
fn c_09_fireteams_change_platoons_and_a_command_squad_keeps_one() {
    let commanded = |name: &str, squad: &str, teams: usize| {
        let team = r#"(kind: Grenadier, members: [(clan: "baboon", count: 2)]),"#.repeat(teams);
        format!(
            r#"Inline(name: "{name}", command: (co: (clan: "baboon"), xo: (clan: "baboon"), teams: [{team}]),
                squads: [(name: "{squad}", members: [(clan: "baboon", count: 6)])])"#
        )
    };
    let (first, second) = (commanded("A", "Kudu", 2), commanded("B", "Oryx", 3));
    let both = format!("{first}, {second}");
    let tribes = tribe('r', &[((2, 2), both.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, reassign((0, 4), 1, None));
    assert_eq!(sizes(&world, "r1"), [vec![6, 1, 1, 2], vec![6, 1, 1, 2, 2, 2, 2]]);
    assert_eq!(camp_refusal(&mut world, reassign((0, 3), 1, None)), NoCamp::Full { platoon: "B".into() });
    give(&mut world, reassign((0, 3), 1, Some(3)));
    give(&mut world, reassign((1, 6), 0, None));
    give(&mut world, reassign((1, 5), 0, None));
    give(&mut world, reassign((1, 4), 0, None));
    assert_eq!(camp_refusal(&mut world, reassign((1, 3), 0, None)), NoCamp::Full { platoon: "A".into() });
    give(&mut world, reassign((0, 3), 1, None));
    give(&mut world, reassign((0, 3), 1, None));
    give(&mut world, reassign((0, 3), 1, None));
    let last = reassign((0, 3), 1, Some(0));
    assert!(matches!(camp_refusal(&mut world, last), NoCamp::OtherKind { .. }), "a squad is no fireteam");
    let four = ranks(&world, "r1").0[1].units.iter().filter(|unit| matches!(unit.post, Post::Team(_))).count();
    assert_eq!(four, 4);
    // Officers stay where they are, and nobody joins them.
    assert!(matches!(camp_refusal(&mut world, reassign((0, 1), 1, None)), NoCamp::OtherKind { .. }));
    let officer =
        Order::Transfer { troop: troop("r1"), soldier: who(&world, "r1", (0, 0), 1), to: (0, 1), exchange: None };
    assert!(matches!(camp_refusal(&mut world, officer), NoCamp::Headquarters { .. }));
}

#[test]
fn c_09_the_last_fireteam_stays_with_its_officers() {
    let commanded = |name: &str, squad: &str| {
        format!(
            r#"Inline(name: "{name}", command: (co: (clan: "baboon"), xo: (clan: "baboon"), teams: [
                (kind: Grenadier, members: [(clan: "baboon", count: 2)]),
            ]), squads: [(name: "{squad}", members: [(clan: "baboon", count: 6)])])"#
        )
    };
    let both = [commanded("A", "Kudu"), commanded("B", "Oryx")].join(", ");
    let tribes = tribe('r', &[((2, 2), both.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    assert_eq!(camp_refusal(&mut world, reassign((0, 3), 1, None)), NoCamp::NoTeams { platoon: "A".into() });
}

#[test]
fn c_09_a_squad_that_is_short_may_stay_so_and_none_is_made_short() {
    let short = r#"Veterans(name: "S", units: [
        (post: "1", name: "Kudu", members: [(clan: "baboon", count: 3)]),
        (post: "2", name: "Oryx", members: [(clan: "baboon", count: 6)]),
    ])"#;
    let tribes = tribe('r', &[((2, 2), short)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let go = |world: &World, from: usize, to: u8, exchange| Order::Transfer {
        troop: troop("r1"),
        soldier: who(world, "r1", (0, from), 1),
        to: (0, to),
        exchange,
    };
    let other = who(&world, "r1", (0, 1), 2);
    let exchange = go(&world, 0, 1, Some(other));
    give(&mut world, exchange);
    assert_eq!(sizes(&world, "r1"), [[3, 6]], "one for one");
    let filled = go(&world, 1, 0, None);
    give(&mut world, filled);
    assert_eq!(sizes(&world, "r1"), [[4, 5]], "it is still short");
    let more = go(&world, 1, 0, None);
    assert_eq!(camp_refusal(&mut world, more), NoCamp::TooFew { unit: "Oryx".into(), left: 4, least: 5 });
}

#[test]
fn c_04_and_c_25_a_troop_that_has_marched_gains_nothing_by_slow_platoons() {
    // One of three limps beside the gun, which has seats for two: six squares are less than a hex.
    let lame = r#"Veterans(name: "Lame", units: [(post: "1", name: "Eland", members: [
        (clan: "baboon", count: 3, hurts: (speed: 12)),
    ], vehicles: [(kind: "artillery")])])"#;
    let fast = platoon("Fast", &[("Topi", "macaque", 5)]);
    let tribes = tribe('r', &[((2, 2), fast.as_str()), ((2, 1), lame)]) + &tribe('b', &[((2, 0), WEAK)]);
    let mut world = begun(&campaign(&tribes, "switches: (least_one_hex: false),"));
    assert_eq!(["r1", "r2"].map(|name| march::hexes(&world, troop(name))), [2, 0]);
    assert_eq!(
        march::hexes(&begun(&campaign(&tribes, "")), troop("r2")),
        1,
        "one at least, unless the file says otherwise"
    );
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::March(hex(2, 1)));
    let trade = Order::Trade { one: (troop("r1"), 0), other: (troop("r2"), 0) };
    give(&mut world, trade.clone());
    assert_eq!(march::hexes(&world, troop("r1")), 0);
    assert_eq!(refused(&mut world, Order::Shell(troop("b1"))), Illegal::HasMarched { troop: troop("r1") });
    give(&mut world, trade);
    assert_eq!(refused(&mut world, Order::March(hex(2, 2))), Illegal::Spent { hexes: 2 });
    give(&mut world, Order::Done);
    // The gun may fire in its own turn: it has not marched.
    give(&mut world, Order::Done);
    give(&mut world, Order::Shell(troop("b1")));
}

#[test]
fn g_30_a_squad_that_is_bought_leaves_the_vehicles_of_a_fallen_one_to_be_manned_again() {
    let gun = r#"Inline(name: "Battery", squads: [
        (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    ])"#;
    let cart = r#"Veterans(name: "Cart", units: [
        (post: "1", name: "Kudu", members: [(clan: "baboon")], vehicles: [(kind: "buggy")]),
        (post: "2", name: "Oryx", members: [(clan: "baboon", count: 6)]),
    ])"#;
    let tribes = tribe('r', &[((2, 2), cart)]) + &tribe('b', &[((2, 1), gun)]);
    let mut world = World::new();
    // The shell comes down on Kudu: 6 against the buggy's 6, one die. A 4 wounds the driver, who dies of it.
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(vec![1, 1, 4, 6]));
    give(&mut world, Order::Done);
    give(&mut world, Order::Shell(troop("r1")));
    give(&mut world, Order::Grid(vec![(1, 1), (2, 1)]));
    assert_eq!(sizes(&world, "r1"), [[0, 6]]);
    assert_eq!(ranks(&world, "r1").0[0].units[0].vehicles.len(), 1, "the buggy can be mended");
    assert_eq!(door::asked(&world).map(|question| (question.tribe, question.ask.clone())), Some(('r', Ask::Supply)));
    let squad =
        |order: &Order| matches!(order, Order::Buy { what, .. } if matches!(what.brings(), Brings::Squad { .. }));
    let offers = camp::offers(&world, troop("r1"));
    let (order, _) = offers.into_iter().find(|(order, _)| squad(order)).expect("a squad like Oryx");
    give(&mut world, order);
    let posts: Vec<Post> = ranks(&world, "r1").0[0].units.iter().map(|unit| unit.post).collect();
    assert_eq!(posts, [Post::Squad(1), Post::Squad(2), Post::Squad(3)]);
    let soldier = who(&world, "r1", (0, 1), 1);
    give(&mut world, Order::Transfer { troop: troop("r1"), soldier, to: (0, 0), exchange: None });
    assert_eq!(sizes(&world, "r1"), [[1, 5, 6]], "the buggy has a driver again");
}

#[test]
fn g_30_recruits_have_names_of_their_own() {
    let squad = |name: &str| platoon(name, &[("Kudu", "macaque", 8)]);
    let (one, other) = (squad("A"), squad("B"));
    let tribes = tribe('r', &[((2, 2), one.as_str()), ((2, 2), other.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    while !matches!(door::asked(&world).map(|question| question.ask.clone()), Some(Ask::Supply)) {
        let order = match door::asked(&world).expect("the round goes on").ask.clone() {
            Ask::Designate => door::choices(&world).first().cloned().expect("a troop"),
            _ => Order::Done,
        };
        give(&mut world, order);
    }
    for _ in 0..2 {
        for of in ["r1", "r2"] {
            let what =
                Purchase::read(r#"Primates(unit: "1", members: [(clan: "macaque", count: 1)])"#).expect("it is one");
            give(&mut world, Order::Buy { troop: troop(of), platoon: 0, what });
        }
    }
    let living = ["r1", "r2", "b1"].map(|of| ranks(&world, of).0).into_iter().flatten();
    let living = living.flat_map(|platoon| platoon.units).flat_map(|unit| unit.soldiers);
    let names: Vec<String> = living.map(|soldier| soldier.member.name).collect();
    let each: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(each.len(), names.len(), "{names:?}");
}
