//! Crates that are carried, and walks off the board, as hands give them (G-18, G-34).

use super::models::{begin, check, shipped};
use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    data::workshop::Workshop,
    force::squad::{Pile, Place},
    input::{Intent, OrderMode},
    rules::monkeys::{Order, commit, door, scenarios::Whereabouts},
    screens::battle::{
        Draft, Hands, act, cast, leaving,
        models::{self, Shown},
    },
    view::art::looks::Badge,
};

/// A battle at its first order.
fn first_order(level: &str) -> World {
    let mut world = begin(&shipped(level), 3);
    while act::window_name(&world) != Some("Act") {
        let order = battle::choices(&world).and_then(|options| options.default).expect("a default");
        battle::submit(&mut world, order).expect("it is accepted");
    }
    world
}

fn retreated(world: &World) -> usize {
    let field = door::table(world).field;
    field.primates.iter().filter(|one| one.place == Place::Off(Pile::Retreated)).count()
}

#[test]
fn g_34_a_person_walks_off_the_board_by_a_button() {
    let mut left = 0;
    for listed in models::listed(&Workshop::default()) {
        let (mut world, mut hands) = (first_order(&listed.file), Hands::default());
        let table = door::table(&world);
        let able = commit::able(table.field, table.turn);
        let Some(unit) = able.into_iter().find(|unit| leaving::order(table, &hands, *unit).is_ok()) else { continue };
        hands.selected = Some(table.field.unit(unit).id);
        let screen = models::battle(&world, &hands, &Shown::default());
        assert!(screen.orders.buttons.iter().any(|button| button.mode == OrderMode::LEAVE), "{}", listed.file);
        act::answer(&mut world, &mut hands, &Intent::Mode(OrderMode::LEAVE));
        assert!(matches!(hands.draft, Some(Draft::Move { .. })), "{:?}", hands.notice);
        let screen = models::battle(&world, &hands, &Shown::default());
        check(&screen, &listed.file);
        assert!(screen.sheet.draft.iter().any(|line| line.contains("the board")), "{:?}", screen.sheet.draft);
        // Leaving others outside asks twice.
        for _ in 0..2 {
            if hands.draft.is_some() {
                act::answer(&mut world, &mut hands, &Intent::Accept);
            }
        }
        assert!(retreated(&world) > 0, "{}: {:?}", listed.file, hands.notice);
        left += 1;
    }
    assert!(left > 0, "nobody starts near an edge");
}

#[test]
fn g_18_a_carrier_is_known_by_a_badge_and_on_the_sheet() {
    for seed in 0..20 {
        let mut world = begin(&shipped("rust-market"), seed);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose(&world) {
            let picks = matches!(order, Order::PickUp(_));
            battle::submit(&mut world, order).expect("a chosen order is accepted");
            if !picks {
                continue;
            }
            let table = door::table(&world);
            let carried = table.turn.stakes.crates.iter().find_map(|one| match one.whereabouts {
                Whereabouts::Carried(primate) => Some(primate),
                _ => None,
            });
            let carrier = carried.expect("it has just been picked up");
            let state = table.field.primate(carrier);
            let token = cast(table.field, table.turn)
                .tokens
                .into_iter()
                .find(|token| token.piece == state.id)
                .expect("its counter");
            assert!(token.look.badges.has(Badge::Carrying));
            let hands = Hands { selected: Some(table.field.unit(state.unit).id), ..Hands::default() };
            let screen = models::battle(&world, &hands, &Shown::default());
            let told = monkeys::words::word("fact-carries");
            assert!(screen.sheet.facts.iter().any(|(fact, _)| *fact == told), "{:?}", screen.sheet.facts);
            return;
        }
    }
    panic!("no crate is ever picked up");
}
