//! Identifying counters: marks on counters, track and sheet are the same, and no two units of a side share one.

use super::models::{begin, check_words, shipped};
use monkeys::{
    board::Cell,
    force::{Side, Tag, UnitId},
    input::Intent,
    rules::monkeys::{Order, door},
    screens::monkeys::battle::{
        self, Hands,
        models::{self, Shown},
    },
};
use std::collections::BTreeMap;

/// The units that each tag is on.
fn tagged(world: &bevy::prelude::World) -> BTreeMap<(Side, Tag), Vec<UnitId>> {
    let table = door::table(world);
    let mut units: BTreeMap<(Side, Tag), Vec<UnitId>> = BTreeMap::new();
    for token in battle::cast(table.field, table.turn).tokens {
        let known = units.entry((token.piece.unit.side, token.look.tag)).or_default();
        if !known.contains(&token.piece.unit) {
            known.push(token.piece.unit);
        }
    }
    units
}

#[test]
fn no_two_units_of_a_side_share_a_mark_and_the_track_has_the_same() {
    for name in ["two-groves", "fern-pass", "rust-market"] {
        let mut world = begin(&shipped(name), 3);
        for step in 0..400 {
            if step % 20 == 0 {
                let tags = tagged(&world);
                assert!(tags.values().all(|units| units.len() == 1), "{name}: {tags:?}");
                let screen = models::battle(&world, &Hands::default(), &Shown::default());
                for ((side, tag), _) in tags.iter().filter(|((_, tag), _)| tag.platoon.is_some()) {
                    let there = screen.track.platoons.iter().any(|one| one.side == *side && one.letter == tag.mark());
                    assert!(there, "{name}: {tag:?} is not on the track");
                }
            }
            let Some(options) = monkeys::battle::monkeys::choices(&world) else { break };
            let order = options.default.clone().or(options.orders.last().cloned()).unwrap_or(Order::EndTurn);
            monkeys::battle::submit(&mut world, order).expect("an offered order");
        }
    }
}

#[test]
fn a_letter_takes_the_place_of_the_numeral() {
    let mut world = begin(&shipped("precursor-square-two"), 5);
    let mark = |world: &bevy::prelude::World, side, platoon| door::table(world).turn.mark(side, platoon).to_string();
    while monkeys::battle::monkeys::choices(&world).expect("asked").window.name() != "Designate" {
        let options = monkeys::battle::monkeys::choices(&world).expect("asked");
        monkeys::battle::submit(&mut world, options.default.expect("an advised answer")).expect("it may be given");
    }
    let side = door::table(&world).turn.side;
    assert_eq!([1, 2].map(|platoon| mark(&world, side, platoon)), ["I", "II"]);
    monkeys::battle::submit(&mut world, Order::Designate(2)).expect("it may be chosen");
    assert_eq!([1, 2].map(|platoon| mark(&world, side, platoon)), ["I", "A"]);
}

#[test]
fn a_place_without_room_is_refused_with_names() {
    let mut world = begin(&shipped("rust-market"), 2);
    let mut refused = 0;
    for x in 0..40 {
        if monkeys::battle::monkeys::choices(&world).is_none_or(|options| options.window.name() != "Deploy") {
            break;
        }
        let mut hands = Hands::default();
        let click = Intent::Click { cell: Cell::new(x, x), shift: false, double: false };
        battle::act::answer(&mut world, &mut hands, &click);
        if let Some(why) = hands.notice() {
            check_words(why, "a refused place");
            refused += 1;
        }
    }
    assert!(refused > 0, "some places have no room");
}
