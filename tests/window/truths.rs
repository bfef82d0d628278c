//! What hints say about the table, compared with the table: in battles played by chance, whenever one is due.

use super::models::{begin, shipped};
use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    board::Direction,
    force::UnitIx,
    rules::{
        Book,
        monkeys::{
            Order,
            choices::{Table, check},
            commit, door,
            order::{Leg, Path},
            platoons::ACTIONS,
            sphere::{LINK, radius},
        },
    },
    screens::{
        hosts,
        monkeys::battle::{Hands, act},
    },
    words::word,
};
use std::collections::BTreeSet;

/// Something that a hint says, and whether it is so when the hint is due.
struct Claim {
    hint: &'static str,
    /// Its words: a hint that is reworded needs another look at its claims.
    says: &'static str,
    is_so: fn(&mut World) -> bool,
}

const fn claim(hint: &'static str, says: &'static str, is_so: fn(&mut World) -> bool) -> Claim {
    Claim { hint, says, is_so }
}

/// What the hints of the first book claim. The others only say what to press, or what is read on the table.
const CLAIMS: [Claim; 11] = [
    claim("act", "Two actions per squad", |_| ACTIONS == 2),
    claim("deploy", "inside the bright zone", is_deployed_in_the_zone),
    claim("designate", "in round 1", |world| door::table(world).turn.round == 1),
    claim("die", "keeps one of its dice", |world| answers(world).iter().all(|order| matches!(order, Order::Keep(_)))),
    claim("empty", "It can't shoot", |world| attacks(world) == 0),
    claim("pinned", "It can't act", |world| of_selected(world, the_pinned_stay)),
    claim("search", "A squad that doesn't find it stays on overwatch", finders_alone_may_fire),
    claim("stand", "Flee or stand?", |world| {
        answers(world).iter().all(|order| matches!(order, Order::Flee | Order::Stand))
    }),
    claim("successor", "reaches only 2 squares", acting_leaders_reach_two_squares),
    claim("watch", "its overwatch is used up", |world| ends_watch(world, |order| matches!(order, Order::React(_)))),
    claim("watch", "its overwatch ends too", |world| ends_watch(world, |order| matches!(order, Order::Forfeit(_)))),
];

/// Hints that come up too seldom to be met in every few battles.
const RARE: [&str; 3] = ["empty", "search", "successor"];

/// The answers to the open question, without giving up.
fn answers(world: &World) -> Vec<Order> {
    let all = battle::monkeys::choices(world).map(|choices| choices.orders).unwrap_or_default();
    all.into_iter().filter(|order| *order != Order::Concede).collect()
}

/// Whether the default places every member inside the zone.
fn is_deployed_in_the_zone(world: &mut World) -> bool {
    let table = door::table(world);
    let default = battle::monkeys::choices(world).and_then(|choices| choices.default);
    let Some(Order::Deploy { unit, at, .. }) = default else { return true };
    at.iter().all(|cell| table.turn.stakes.zones[unit.side.index()].contains(*cell))
}

fn of_selected(world: &World, is_so: fn(Table, UnitIx) -> bool) -> bool {
    let table = door::table(world);
    let selected = world.resource::<Hands>().selected().and_then(|id| table.field.find_unit(id));
    selected.is_some_and(|unit| is_so(table, unit))
}

/// How many enemies the selected unit may attack.
fn attacks(world: &World) -> usize {
    let table = door::table(world);
    let Some(unit) = world.resource::<Hands>().selected() else { return 0 };
    let enemies = table.field.all_units().filter(|enemy| table.field.side(*enemy) != unit.side);
    let ids = enemies.map(|enemy| table.field.unit(enemy).id);
    ids.filter(|target| check(table, &Order::Attack { unit, target: *target }).is_ok()).count()
}

/// Whether no pinned member may take even one step.
fn the_pinned_stay(table: Table, unit: UnitIx) -> bool {
    let id = table.field.unit(unit).id;
    let pinned = table.field.members(unit).filter(|mate| table.field.primate(*mate).pin.holds());
    let steps = pinned.flat_map(|mate| {
        let piece = table.field.primate(mate).id;
        Direction::ALL.map(|direction| Leg::Go(piece, Path(vec![direction])))
    });
    let mut orders = steps.map(|leg| Order::Move { unit: id, steps: vec![leg] });
    orders.all(|order| check(table, &order).is_err())
}

/// Whether something is so after each of the fitting answers, given one after another at the same moment.
fn after_each(world: &mut World, fits: fn(&Order) -> bool, is_so: fn(Table, &Order) -> bool) -> bool {
    let before = battle::monkeys::snapshot(world);
    answers(world).into_iter().filter(fits).all(|order| {
        battle::submit(world, order.clone()).expect("it is offered");
        let so = is_so(door::table(world), &order);
        battle::monkeys::restore(world, &before);
        so
    })
}

/// The unit of an order, if it is still there.
fn unit_of(table: Table, order: &Order) -> Option<UnitIx> {
    order.unit().and_then(|id| table.field.find_unit(id))
}

fn ends_watch(world: &mut World, fits: fn(&Order) -> bool) -> bool {
    after_each(world, fits, |table, order| unit_of(table, order).is_none_or(|unit| !table.field.unit(unit).watch.0))
}

/// Whether after a search the mover is revealed, or the one that searched keeps its overwatch.
fn finders_alone_may_fire(world: &mut World) -> bool {
    let hidden = |table: Table| table.field.units.iter().filter(|unit| unit.hidden.holds()).count();
    let before = hidden(door::table(world));
    let snapshot = battle::monkeys::snapshot(world);
    answers(world).into_iter().all(|order| {
        battle::submit(world, order.clone()).expect("it is offered");
        let table = door::table(world);
        let watches = unit_of(table, &order).is_some_and(|unit| table.field.unit(unit).watch.0);
        let so = watches || hidden(table) < before;
        battle::monkeys::restore(world, &snapshot);
        so
    })
}

fn acting_leaders_reach_two_squares(world: &mut World) -> bool {
    let promotes = |order: &Order| matches!(order, Order::Promote(_));
    LINK == 2
        && after_each(world, promotes, |table, order| {
            let acting = unit_of(table, order).filter(|unit| table.field.unit(*unit).lead.acting);
            acting.is_none_or(|unit| radius(table.field, unit) == LINK)
        })
}

/// Checks the claims of the hints that are due; notes those hints.
fn compare(world: &mut World, met: &mut BTreeSet<&'static str>) {
    let due: Vec<_> = hosts::FIRST.hints().iter().filter(|hint| (hint.holds)(world)).map(|hint| hint.name).collect();
    for claim in CLAIMS.iter().filter(|claim| due.contains(&claim.hint)) {
        assert!((claim.is_so)(world), "{}: {}", claim.hint, claim.says);
    }
    met.extend(due);
}

#[test]
fn a_claim_is_in_the_words_of_its_hint() {
    for Claim { hint, says, .. } in CLAIMS {
        let words = Book::default().hint_words(hint);
        let told = [word(&format!("{words}-title")), word(&words)].join(": ");
        assert!(told.contains(says), "{hint} does not say {says:?}: {told}");
    }
}

#[test]
fn what_hints_say_is_so_whenever_they_are_due() {
    let mut met = BTreeSet::new();
    for (level, seed) in [("two-groves", 1), ("two-groves", 2), ("rust-market", 3), ("bald-ridge-two", 4)] {
        let mut world = begin(&shipped(level), seed);
        world.insert_resource(Hands::default());
        let mut player = ChancePlayer::new(seed);
        for _ in 0..800 {
            let table = door::table(&world);
            let able = commit::able(table.field, table.turn).into_iter().map(|unit| table.field.unit(unit).id);
            let acts = act::window_name(&world) == Some("Act");
            let selected: Vec<_> = if acts { able.map(Some).collect() } else { vec![None] };
            for unit in selected {
                world.resource_mut::<Hands>().select(unit);
                compare(&mut world, &mut met);
            }
            let Some(order) = player.choose::<Order>(&world) else { break };
            battle::submit(&mut world, order).expect("it is allowed");
        }
    }
    for claim in CLAIMS.iter().filter(|claim| !RARE.contains(&claim.hint)) {
        assert!(met.contains(claim.hint), "{} never came up: {met:?}", claim.hint);
    }
}
