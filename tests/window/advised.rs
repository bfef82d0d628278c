//! What the adviser and the card of an opponent's turn say: it is complete, and it is true.

use crate::models::{begin, check_words, shipped};
use bevy::prelude::World;
use monkeys::{
    battle,
    data::{
        monkeys::persona::{self, Consider},
        persona::Strength,
    },
    force::UnitId,
    input::Intent,
    opponent::monkeys::{Candidate, Opponent, Reason, Thought, Why},
    panels::advice::Advice,
    rules::monkeys::{Order, door},
    screens::monkeys::battle::{Hands, Names, act, draw, models::advice, proposing::propose},
    view::art::palette::Palette,
    words::word,
};
use std::collections::BTreeSet;

fn adviser(seed: u64) -> Opponent {
    Opponent::new(persona::shipped("steady").expect("it ships"), Strength::Quick, seed)
}

fn said(world: &World, thought: &Thought) -> String {
    let said = advice::reason(world, "Old Steady", thought);
    check_words(&said, "advice");
    said
}

/// The card of a turn with a single thought: its order, and its reasons.
fn told(world: &World, thought: &Thought) -> (String, Vec<String>) {
    let card = advice::turn(world, String::new(), std::iter::once(thought));
    check_words(&card, "the card");
    let course = card.courses.into_iter().next().expect("an order");
    (course.orders.join(" "), course.reasons.into_iter().map(|(words, _)| words).collect())
}

/// A decision for a unit, with the only course that it considered.
fn decided(orders: Vec<Order>, lines: &[(Consider, i32)]) -> Thought {
    let reason = |(what, points): &(Consider, i32)| Reason { what: *what, input: 1000, points: *points };
    let score = lines.iter().map(|(_, points)| points).sum();
    let candidate = Candidate { orders, score, lines: lines.iter().map(reason).collect(), played: None };
    let order = candidate.orders[0].clone();
    let unit = order.unit();
    Thought { order, why: Why { window: "Act", unit, best: vec![candidate], ..Why::default() } }
}

/// A battle in which orders can be given, and two enemies.
fn battle_on() -> (World, UnitId, UnitId) {
    let mut world = begin(&shipped("two-groves"), 3);
    while act::window_name(&world) != Some("Act") {
        let order = battle::monkeys::choices(&world).and_then(|choices| choices.default).expect("a default");
        battle::submit(&mut world, order).expect("it is accepted");
    }
    let table = door::table(&world);
    let of = |own: bool| {
        let mut units = table.field.all_units().filter(|unit| table.field.stands(*unit));
        units.find(|unit| (table.field.side(*unit) == table.turn.side) == own).map(|unit| table.field.unit(unit).id)
    };
    let (one, other) = (of(true).expect("a unit"), of(false).expect("an enemy"));
    (world, one, other)
}

#[test]
fn t_07_advice_on_platoons_names_the_platoon() {
    let (mut world, mut asked) = (begin(&shipped("bald-ridge-two"), 4), 0);
    let mut players = [adviser(4), adviser(5)];
    for _ in 0..200 {
        let Some(side) = battle::monkeys::decider(&world) else { break };
        let thought = players[side.index()].explain(&mut world).expect("somebody decides");
        if let Order::Designate(number) = thought.order {
            let name = world.resource::<Names>().platoon(side, number).to_owned();
            let said = said(&world, &thought);
            assert!(said.contains(&name) && !said.contains(&word("order-designate")), "{said}");
            asked += 1;
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    assert!(asked > 0, "nobody chose a platoon");
}

#[test]
fn g_32_a_place_that_is_advised_is_drawn_and_taken() {
    let mut world = begin(&shipped("rust-market"), 5);
    let (mut player, mut placed) = (adviser(5), 0);
    while act::window_name(&world) == Some("Deploy") {
        let thought = player.explain(&mut world).expect("somebody deploys");
        let order = thought.order.clone();
        let mut hands = Hands::default();
        act::settle(&world, &mut hands);
        if let Order::Deploy { unit, at, .. } = &order {
            let said = said(&world, &thought);
            let name = world.resource::<Names>().unit_id(*unit).to_owned();
            assert!(said.contains(&name) && !said.contains(&word("order-deploy")), "{said}");
            propose(&world, &mut hands, &order);
            let drawn = draw(&world, &hands, Palette::Print);
            let ghosts: BTreeSet<_> = drawn.sketch.ghosts.iter().map(|ghost| ghost.cell).collect();
            assert_eq!(ghosts, at.iter().copied().collect(), "{said}");
            placed += 1;
        } else {
            propose(&world, &mut hands, &order);
        }
        let given = world.resource::<battle::Record>().orders().count();
        act::answer(&mut world, &mut hands, &Intent::Accept);
        let last = world.resource::<battle::Record>().orders().nth(given).cloned();
        assert_eq!(last, Some(order), "{:?}", hands.notice());
    }
    assert!(placed > 0, "nobody was placed");
}

#[test]
fn g_32_a_place_that_is_advised_can_be_dropped_again() {
    let mut world = begin(&shipped("rust-market"), 5);
    let thought = adviser(5).explain(&mut world).expect("somebody deploys");
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    propose(&world, &mut hands, &thought.order);
    assert!(!draw(&world, &hands, Palette::Print).sketch.ghosts.is_empty());
    assert!(hands.take_back());
    assert!(draw(&world, &hands, Palette::Print).sketch.ghosts.is_empty());
}

#[test]
fn t_65_advice_on_a_die_says_which() {
    let (mut world, mut kept) = (begin(&shipped("two-groves"), 2), 0);
    let mut players = [adviser(1), adviser(2)];
    for _ in 0..400 {
        let Some(side) = battle::monkeys::decider(&world) else { break };
        let thought = players[side.index()].explain(&mut world).expect("somebody decides");
        if let Order::Keep(place) = thought.order {
            let thrown = door::table(&world).clock.top().thrown().expect("dice lie on the table");
            let face = thrown.faces[usize::from(place) - 1].to_string();
            assert!(said(&world, &thought).contains(&face), "{}", said(&world, &thought));
            kept += 1;
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    assert!(kept > 0, "no die was chosen");
}

#[test]
fn advice_to_end_a_turn_has_a_reason() {
    let (world, unit, _) = battle_on();
    let done = decided(vec![Order::Done(unit)], &[(Consider::Cover, 4000), (Consider::Objective, 2000)]);
    assert!(said(&world, &done).contains(&word("advice-done")));
    let (order, _) = told(&world, &done);
    assert!(order.contains("nothing else") && !order.contains("planned with"), "{order}");
    // The rest of a course was decided before.
    let follows = Thought { why: Why { window: "Act", ..Why::default() }, ..done.clone() };
    let card = advice::turn(&world, String::new(), [&done, &follows].into_iter());
    assert!(card.courses[1].orders.join(" ").contains("planned with"), "{card:?}");
    assert_eq!(card.line, word("why-line"));
    // Someone who gives any order that is allowed has planned nothing.
    let card = advice::turn(&world, String::new(), [&follows].into_iter());
    assert!(!card.courses[0].orders.join(" ").contains("planned with"), "{card:?}");
    assert_eq!(card.line, word("why-random"));
}

/// The turns of both sides, each as the thoughts behind its orders; the card of each is made when the turn is over.
fn cards_of_turns(level: &str, seed: u64, orders: usize) -> (World, Vec<(Vec<Thought>, Advice)>) {
    let (mut world, mut cards) = (begin(&shipped(level), seed), Vec::new());
    let mut players = [adviser(seed), adviser(seed + 1)];
    let (mut taken, mut thoughts) = (0, Vec::new());
    for _ in 0..orders {
        let Some(side) = battle::monkeys::decider(&world) else { break };
        let turn = door::table(&world).turn;
        let (now, active) = (turn.turns_taken(), turn.side);
        if now != taken {
            let past = std::mem::take(&mut thoughts);
            let card = advice::turn(&world, String::new(), past.iter());
            cards.push((past, card));
            taken = now;
        }
        let thought = players[side.index()].explain(&mut world).expect("somebody decides");
        if side == active {
            thoughts.push(thought.clone());
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    (world, cards)
}

#[test]
fn each_line_of_the_card_of_a_turn_names_somebody() {
    let (world, cards) = cards_of_turns("two-groves", 2, 400);
    let names = world.resource::<Names>();
    let ids = door::table(&world).field.units.iter().map(|unit| unit.id);
    let squads: Vec<String> = ids.map(|id| names.unit_id(id).to_owned()).collect();
    let (mut shots, mut silent) = (0, 0);
    for (thoughts, card) in cards {
        for course in &card.courses {
            let told = course.orders.join(" ");
            check_words(&told, "a line of the card");
            let platoon = told.starts_with("Activate ");
            // A volley names its targets one by one.
            let volley = told.starts_with("Fire at ");
            assert!(platoon || volley || squads.iter().any(|name| told.contains(name)), "{told}");
        }
        silent += thoughts.iter().filter(|thought| matches!(thought.order, Order::EndTurn | Order::Keep(_))).count();
        for thought in &thoughts {
            let Order::Fire { shots: fired, .. } = &thought.order else { continue };
            let victims = fired.iter().flat_map(|shot| shot.at.iter().map(|piece| names.piece(*piece)));
            let named = |victim: &String| card.courses.iter().any(|course| course.orders.join(" ").contains(victim));
            assert!(victims.collect::<Vec<_>>().iter().all(named), "{card:?}");
            shots += 1;
        }
    }
    assert!(shots > 0 && silent > 0, "{shots} volleys, {silent} orders without a name");
}

#[test]
fn enemies_that_wound_nobody_are_no_argument() {
    let (mut told, mut weighed) = (0, 0);
    for (name, seed) in [("rust-market", 1), ("two-groves", 1), ("bald-ridge", 2), ("leopard-creek", 3)] {
        let mut world = begin(&shipped(name), seed);
        let mut players = [adviser(seed), adviser(seed + 1)];
        for _ in 0..120 {
            let Some(side) = battle::monkeys::decider(&world) else { break };
            let thought = players[side.index()].explain(&mut world).expect("somebody decides");
            let said = said(&world, &thought);
            assert!(!said.contains("wounds 0.0"), "{said}");
            let best = thought.why.best.first();
            let feared = |line: &Reason| line.what == Consider::Exposure && line.points < 0;
            weighed += usize::from(best.is_some_and(|best| best.lines.iter().any(feared)));
            told += usize::from(said.contains("enemy fire ("));
            battle::submit(&mut world, thought.order).expect("it is allowed");
        }
    }
    assert!(told > 0 && told < weighed, "{told} of {weighed}");
}

#[test]
fn t_155_hiding_that_the_next_order_ends_is_no_reason() {
    let (world, unit, target) = battle_on();
    let hide = Order::Stealth { unit, steps: Vec::new() };
    let reasons = [(Consider::AttackValue, 9000), (Consider::Hiding, 5000)];
    let strikes = decided(vec![hide.clone(), Order::Attack { unit, target }], &reasons);
    assert_eq!(told(&world, &strikes).1, [word("reason-attackvalue"), word("reason-hiding-strike")]);
    assert!(!said(&world, &strikes).contains(&word("reason-hiding")));
    let waits = decided(vec![hide.clone(), Order::Overwatch(unit)], &reasons);
    assert_eq!(told(&world, &waits).1, [word("reason-attackvalue"), word("reason-hiding")]);
    let walks = decided(vec![hide, Order::Move { unit, steps: Vec::new() }], &reasons);
    assert_eq!(told(&world, &walks).1, [word("reason-attackvalue")]);
}
