//! Wrecks, ammunition, draws, and troops with unequal numbers of platoons (C-10, C-12, C-13, C-27, C-32, C-37).

use crate::{
    kit::{STRONG, WEAK, begun, campaign, commander, give, hex, parse, refused, settle, text, told, tribe, troop},
    table::{charge, choices, fight, nearer},
};
use bevy_ecs::world::World;
use monkeys::{
    battle::{
        self,
        replay::{Player, Replay},
    },
    campaign::{
        Illegal,
        chronicle::Event,
        door,
        order::{Ask, Fate, Order},
        salvage, script,
        state::{self, Ranks, Treasury},
        waiting,
    },
    engine::{BookOrder, Rules, door as engine},
    force::{Side, UnitId},
    rules::monkeys::{Monkeys, emplacements, order::Order as Given},
};
use std::sync::Arc;

/// Twenty chimpanzees with rocket launchers; the first one also has this gear.
pub fn rockets(first: &str) -> String {
    format!(
        r#"Inline(name: "R", scrap: 999, squads: [
            (name: "Kudu", members: [(clan: "chimpanzee"{first}), (clan: "chimpanzee", count: 9, weapons: ["rocket launcher"])]),
            (name: "Oryx", members: [(clan: "chimpanzee", count: 10, weapons: ["rocket launcher"])]),
        ])"#
    )
}

pub const CARRIERS: &str = r#"Inline(name: "C", scrap: 999, squads: [
    (name: "Wren", members: [(clan: "macaque", count: 5)], vehicles: [(kind: "apc"), (kind: "apc")]),
])"#;

/// A battle after which the red troop has captured wrecks, and either has to decide about them or has sold them.
pub fn wrecked(gear: &str) -> World {
    let tribes = tribe('r', &[((1, 1), rockets(gear).as_str())]) + &tribe('b', &[((2, 2), CARRIERS), ((4, 4), WEAK)]);
    let tribes = tribes.replace("troops:", "scrap: 999, troops:");
    for seed in 1..20 {
        let campaign = campaign(&tribes, "");
        let mut world = World::new();
        door::begin(&mut world, &campaign, seed);
        give(&mut world, Order::March(hex(2, 2)));
        settle(&mut world);
        let asked = matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Salvage { .. }));
        let sold = told(&world).iter().any(|event| matches!(event, Event::Sold { .. }));
        if asked || sold {
            return world;
        }
    }
    panic!("no carrier is ever wrecked");
}

#[test]
fn c_12_wrecks_are_sold_for_half_where_nobody_can_mend_them() {
    let world = wrecked("");
    let sums: Vec<u32> = told(&world)
        .into_iter()
        .filter_map(|event| if let Event::Sold { scrap, .. } = event { Some(scrap) } else { None })
        .collect();
    assert!(!sums.is_empty());
    assert!(sums.iter().all(|scrap| *scrap == 15), "a carrier costs 30: {sums:?}");
    let why = |event: Event| if let Event::Unmended { why, .. } = event { Some(why) } else { None };
    assert_eq!(
        told(&world).into_iter().filter_map(why).collect::<Vec<_>>(),
        ["torch"],
        "it is told why nobody was asked"
    );
}

#[test]
fn c_12_and_c_13_a_torch_bearer_mends_a_wreck_for_a_quarter() {
    let mut world = wrecked(r#", gear: ["engineering torch"]"#);
    let open = salvage::open(&world).expect("a wreck can be mended").clone();
    let count = open.wrecks.len();
    assert!(open.wrecks.iter().all(|wreck| (wreck.repair(), wreck.price()) == (8, 15)), "a quarter of 30, rounded up");
    let torch: Vec<bool> = state::of::<Ranks>(&world, troop("r1")).0[0]
        .units
        .iter()
        .flat_map(|unit| unit.soldiers.iter().map(|one| !one.member.gear.is_empty()))
        .collect();
    assert!(torch.contains(&true), "its bearer lives");
    let short = refused(&mut world, Order::Salvage(vec![Fate::Sell; count + 1]));
    assert_eq!(short, Illegal::Fates { given: count + 1, wrecks: count });
    let nowhere = refused(&mut world, Order::Salvage(vec![Fate::Repair(0, 7); count]));
    assert!(matches!(nowhere, Illegal::NoUnit { .. }));
    let mut fates = vec![Fate::Sell; count];
    fates[0] = Fate::Repair(0, 0);
    let before = state::of_tribe::<Treasury>(&world, 'r').0;
    let sales = 15 * (count as u32 - 1);
    give(&mut world, Order::Salvage(fates));
    assert_eq!(state::of_tribe::<Treasury>(&world, 'r').0, before + sales - 8);
    let own = state::of::<Ranks>(&world, troop("r1")).0[0].units[0].vehicles.clone();
    assert_eq!(own, [open.wrecks[0].vehicle.clone()], "as good as new");
}

/// A battle in which nobody does anything: every window gets its default order.
fn idle(world: &World) -> Replay {
    let waiting = waiting::waiting(world).expect("it can be fought").expect("a battle is waited for");
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    while let Some(choices) = engine::choices::<Monkeys>(&table) {
        let order = choices.default.unwrap_or_else(|| choices.orders[0].clone());
        battle::submit(&mut table, order).expect("it is a choice");
    }
    Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded")
}

#[test]
fn c_10_after_a_draw_the_entrant_goes_back() {
    let tribes = tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    let replay = idle(&world);
    give(&mut world, Order::Fought(Box::new(replay)));
    let told = told(&world);
    assert!(told.iter().any(|event| matches!(event, Event::Fought { winner: None, .. })), "{told:?}");
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)), "only one way back: nobody is asked");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
    assert_eq!(state::holder(&world, hex(2, 2)), Some('b'));
    assert!(
        !told.iter().any(|event| matches!(event, Event::Taken { .. } | Event::Sold { .. })),
        "no winner, no salvage"
    );
}

#[test]
fn c_27_and_c_32_the_side_with_fewer_platoons_has_empty_ones() {
    for (own, foes) in [(1, 3), (3, 1)] {
        let platoons = |count: usize, name: &str| {
            let squad =
                |number| WEAK.replace("Weak", &format!("{name}{number}")).replace("Wren", &format!("W{number}"));
            (0..count).map(squad).collect::<Vec<_>>().join(", ")
        };
        let (mine, natives) = (platoons(own, "A"), platoons(foes, "N"));
        let tribes = tribe('r', &[((2, 1), mine.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
        let natives = format!("natives: [(name: \"Mill Guard\", at: (2, 2), platoons: [{natives}])],");
        let mut world = begun(&campaign(&tribes, &natives));
        give(&mut world, Order::March(hex(2, 2)));
        let waiting = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for");
        let mut table = World::new();
        battle::monkeys::install(&mut table);
        battle::begin(&mut table, &waiting.level, waiting.seed);
        let turn = Monkeys::view(&table).turn;
        assert_eq!(Side::BOTH.map(|side| turn.platoons[side.index()].len()), [3, 3], "{own} against {foes}");
        // It runs to its end, and empty platoons don't count as beaten (T-149).
        settle(&mut world);
        assert!(told(&world).iter().any(|event| matches!(event, Event::Fought { rounds, .. } if *rounds > 0)));
    }
}

/// A campaign whose first march leads to a battle, the battle fought by scripts, and the spares left to its first ten
/// primates.
fn fought_with(text: &str) -> (World, Order, usize) {
    let (mut world, commander) = (begun(&Arc::new(parse(text).expect("it holds"))), commander());
    give(&mut world, Order::March(hex(2, 2)));
    let order = script::answer(&world, |_| &commander).expect("it can be fought");
    let Order::Fought(replay) = &order else { panic!("a battle is waited for") };
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    let level = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for").level;
    replay.play(&mut table, &level).expect("it holds");
    let field = Monkeys::view(&table).field;
    let arms = |one| field.kit(one).arms.iter().zip(field.primate(one).arms.0);
    let spares = |one| arms(one).map(|(arm, state)| state.spares(arm).count()).sum::<usize>();
    let left = (0..10).map(monkeys::force::PrimateIx).map(spares).sum();
    (world, order, left)
}

#[test]
fn c_37_ammunition_that_was_fired_is_gone_and_weapons_are_loaded() {
    // A One-Shot weapon uses one of its spares for each further shot.
    let loaded = r#"Inline(name: "R", scrap: 999, squads: [
        (name: "Kudu", members: [(clan: "gorilla", count: 10, weapons: ["rocket launcher"], spares: ["rocket"])]),
    ])"#;
    let tribes = tribe('r', &[((2, 1), loaded)]) + &tribe('b', &[((2, 2), STRONG), ((4, 4), WEAK)]);
    let tribes = tribes.replace("troops:", "scrap: 9999, troops:");
    let spares = |world: &World| -> usize {
        let count = |of| -> usize {
            let ranks: Ranks = state::of(world, troop(of));
            let units = ranks.0.iter().flat_map(|platoon| &platoon.units);
            units.flat_map(|unit| &unit.soldiers).flat_map(|one| &one.member.weapons).map(|arm| arm.spares.len()).sum()
        };
        count("r1") + count("b1")
    };
    // Nobody fires: nothing is used up.
    let mut world = begun(&campaign(&tribes, ""));
    let full = spares(&world);
    assert_eq!(full, 10);
    give(&mut world, Order::March(hex(2, 2)));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for");
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, waiting.seed);
    battle::submit(&mut table, <Given as BookOrder>::concede()).expect("anybody may give up");
    let replay = Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded");
    give(&mut world, Order::Fought(Box::new(replay)));
    assert_eq!(spares(&world), full);
    // In a real battle some are fired; those of the dead are lost too.
    let texts = (1..30).map(|seed| text(&tribes, "").replace("seed: 5,", &format!("seed: {seed},")));
    let mut fought = texts.map(|text| fought_with(&text));
    let (mut world, order, left) = fought.find(|(.., left)| *left < full).expect("some are fired");
    give(&mut world, order);
    let gone: usize =
        told(&world).iter().filter(|event| matches!(event, Event::Casualty { fate, .. } if fate.is_gone())).count();
    assert!(spares(&world) <= left && spares(&world) + gone >= left, "{} of {left}, {gone} gone", spares(&world));
}

#[test]
fn c_37_rounds_that_were_fired_make_nothing_else_cheaper() {
    let guns = r#"Inline(name: "G", squads: [
        (name: "Kudu", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery", spares: ["shell", "shell"])]),
    ])"#;
    let tribes = tribe('r', &[((2, 2), guns), ((1, 3), WEAK)]) + &tribe('b', &[((2, 3), WEAK), ((4, 0), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let gun = |world: &World| state::of::<Ranks>(world, troop("r1")).0[0].units[0].vehicles[0].clone();
    assert_eq!((gun(&world).cost, gun(&world).spares.clone()), (105, vec![2]));
    give(&mut world, Order::Designate(troop("r2")));
    give(&mut world, Order::March(hex(2, 3)));
    // The gun in the next hex fires in each round, and is reloaded as long as there are shells.
    let replay = idle(&world);
    give(&mut world, Order::Fought(Box::new(replay)));
    assert_eq!((gun(&world).cost, gun(&world).spares.clone()), (85, vec![0]), "the shells are gone");
    let spent = |event: Event| if let Event::Spent { troop, scrap } = event { Some((troop, scrap)) } else { None };
    let spent: Vec<_> = told(&world).into_iter().filter_map(spent).collect();
    assert_eq!(spent, [(troop("r1"), 20)], "it is told what the troop is worth less, and why");
    while !matches!(door::asked(&world), Some(question) if question.tribe == 'r' && question.ask == Ask::Supply) {
        let order = door::choices(&world).into_iter().rfind(|order| matches!(order, Order::Done));
        let order = order.or_else(|| door::choices(&world).first().cloned()).expect("something may be ordered");
        give(&mut world, order);
    }
    let primates = monkeys::campaign::camp::offers(&world, troop("r1"));
    assert!(primates.iter().any(|(_, price)| *price == 12), "a baboon costs what it costs: {primates:?}");
    assert!(primates.iter().all(|(_, price)| *price > 0), "nothing is for nothing");
}

/// Spare rounds of the emplacement of red's first squad in a battle.
fn emplaced_spares(table: &World) -> usize {
    let field = Monkeys::view(table).field;
    let unit = field.find_unit(UnitId::squad(Side::First, 1, 1)).expect("red has a first squad");
    field.unit(unit).emplacements.0[0].state.spares(&field.emplaced(unit)[0]).count()
}

/// The first squad of red goes to its emplacement, braces there, fires it and loads it again.
fn mans_its_emplacement(table: &World) -> Given {
    let (field, kudu) = (Monkeys::view(table).field, UnitId::squad(Side::First, 1, 1));
    let unit = field.find_unit(kudu).expect("red has a first squad");
    let emplaced = field.unit(unit).emplacements.0[0];
    let offered = choices(table);
    let find = |wanted: fn(&Given) -> bool| offered.iter().find(|order| wanted(order)).cloned();
    if let Some(reload) = find(|order| matches!(order, Given::Reload { .. })).filter(|_| emplaced.state.empty) {
        return reload;
    }
    let is_manned = field.members(unit).any(|mate| emplacements::manned(field, mate).next().is_some());
    let attack = find(|order| matches!(order, Given::Attack { .. })).filter(|_| is_manned);
    let site = emplaced.cell.expect("it is set up before the battle");
    let beside =
        field.members(unit).filter_map(|mate| field.cell(mate)).any(|cell| cell == site || cell.is_beside(site));
    let brace = || find(|order| matches!(order, Given::Brace(_))).filter(|_| beside && !is_manned);
    let walk = || nearer(table, kudu, site).filter(|_| !beside);
    attack.or_else(brace).or_else(walk).unwrap_or(Given::EndTurn)
}

#[test]
fn c_37_rounds_that_were_fired_with_an_emplaced_weapon_are_gone() {
    // A rocket launcher is two sizes too large for macaques: it is an emplacement, and stays where it is.
    let crew = r#"Inline(name: "Crew", scrap: 999, squads: [(name: "Kudu", members: [
        (clan: "macaque", weapons: ["smg", "rocket launcher"], spares: ["rocket", "rocket"]), (clan: "macaque", count: 7),
    ])])"#;
    let tribes = tribe('r', &[((2, 1), crew)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let spares = |world: &World| {
        let ranks: Ranks = state::of(world, troop("r1"));
        let first = ranks.0[0].units[0].soldiers.iter().find(|one| !one.member.emplaced.is_empty());
        first.map(|one| one.member.emplaced[0].spares.len())
    };
    let found = (1..30).find_map(|seed| {
        let mut world = World::new();
        door::begin(&mut world, &campaign(&tribes.replace("troops:", "scrap: 999, troops:"), ""), seed);
        assert_eq!(spares(&world), Some(2));
        give(&mut world, Order::March(hex(2, 2)));
        let mut left = 2;
        fight(&mut world, |table| {
            left = emplaced_spares(table);
            match Monkeys::view(table).turn.side {
                Side::First if left < 2 => Given::Concede,
                Side::First => mans_its_emplacement(table),
                Side::Second => charge(table),
            }
        });
        spares(&world).filter(|_| left < 2).map(|kept| (kept, left))
    });
    let (kept, left) = found.expect("it is fired and loaded again in one of them");
    assert_eq!((kept, left), (1, 1), "one rocket is gone");
}
