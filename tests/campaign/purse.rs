//! Scrap over whole campaigns: with any orders, the ledger of each tribe adds up to what it has (C-01, C-12, G-30).

use crate::kit::{WEAK, campaign, commander, tribe};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        camp, door, ledger,
        order::{Ask, Order},
        script,
        seats::{Seat, Seats},
        state::{self, Store, Treasury},
        waiting::Commander,
    },
    data::persona::Strength,
    dice::Stream,
};
use proptest::prelude::*;

const FIVE: &str = r#"Inline(name: "P", squads: [
    (name: "Teal", members: [
        (clan: "macaque", count: 5, weapons: ["assault rifle"]), (clan: "macaque", gear: ["engineering torch"]),
    ], vehicles: [(kind: "apc")]),
])"#;

/// Each tribe's scrap, and what its ledger says.
fn adds_up(world: &World) {
    for tribe in state::tribes(world) {
        let mut balance = 0;
        for line in ledger::of(world, tribe) {
            balance += line.scrap;
            assert_eq!(line.balance, balance, "a line is what came before and itself");
            assert!(balance >= 0, "nobody spends what it doesn't have");
        }
        assert_eq!(balance, i64::from(state::of_tribe::<Treasury>(world, tribe).0), "tribe {tribe}");
    }
}

/// Any legal order: a purchase or a sale as well as an answer.
fn any_order(world: &World, chance: &mut Stream, commander: &Commander) -> Order {
    let question = door::asked(world).expect("somebody is asked");
    if let Ask::Fight { .. } = question.ask {
        return script::answer(world, |_| commander).expect("it can be fought");
    }
    let mut orders = door::choices(world);
    for troop in state::troops(world, question.tribe) {
        let items = state::of::<Store>(world, troop).0;
        let half = items[..items.len() / 2].to_vec();
        orders.extend(
            [items, half].into_iter().filter(|items| !items.is_empty()).map(|items| Order::Sell { troop, items }),
        );
        orders.extend(camp::offers(world, troop).into_iter().map(|(order, _)| order));
    }
    orders.retain(|order| door::check(world, order).is_ok());
    chance.pick(&orders).expect("something may be ordered").clone()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn c_01_c_12_and_g_30_the_ledger_adds_up_whatever_is_ordered(seed in 0_u64..1 << 32) {
        let natives = format!("natives: [(name: \"Town Guard\", at: (2, 2), platoons: [{WEAK}])],");
        let tribes = tribe('r', &[((1, 1), FIVE), ((1, 2), FIVE)]) + &tribe('b', &[((3, 1), FIVE), ((3, 2), FIVE)]);
        let campaign = campaign(&tribes, &natives);
        let mut world = World::new();
        door::begin(&mut world, &campaign, seed);
        let mut chance = Stream::new(seed, "orders");
        let commander = Commander { strength: Strength::Random, ..commander() };
        while door::asked(&world).is_some() {
            let order = any_order(&world, &mut chance, &commander);
            door::submit(&mut world, order).expect("it was checked");
            adds_up(&world);
        }
    }
}

#[test]
fn c_01_and_g_30_the_ledger_adds_up_in_campaigns_of_scripted_tribes() {
    let commander = commander();
    let tribes = tribe('r', &[((1, 0), FIVE), ((1, 4), FIVE)]) + &tribe('b', &[((3, 0), FIVE), ((3, 4), FIVE)]);
    for (seed, temper) in (1..=6).zip(["marauder", "steady", "warden"].into_iter().cycle()) {
        let campaign = campaign(&tribes, "");
        let mut world = World::new();
        door::begin(&mut world, &campaign, seed);
        let seat = Seat::Script { temper: temper.into(), commander: "steady".into(), strength: Strength::Quick };
        world.insert_resource(Seats(['r', 'b'].map(|key| (key, seat.clone())).to_vec()));
        while door::asked(&world).is_some() {
            let order = script::answer(&world, |_| &commander).expect("it decides");
            door::submit(&mut world, order).expect("it is checked");
            adds_up(&world);
        }
    }
}
