//! Hypothetical moves: what a forecast assumes is what then happens.

use crate::common::{MOST_ORDERS, installed, small};
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::monkeys::level;
use monkeys::rules::monkeys::{door, foresight::Ghost, order::Order};

#[test]
fn t_134_a_move_that_is_foreseen_leaves_a_unit_as_hidden_as_it_then_is() {
    let mut world = installed();
    let (mut hid, mut came_out) = (0, 0);
    for seed in 0..12 {
        battle::begin(&mut world, &small(), seed);
        let mut player = ChancePlayer::new(seed);
        for _ in 0..MOST_ORDERS {
            let Some(order) = player.choose(&world) else { break };
            let table = door::table(&world);
            let ghost = matches!(order, Order::Move { .. } | Order::Stealth { .. })
                .then(|| Ghost::of(table.field, table.turn, &order).expect("it may be given"));
            // Overwatch may detect a hidden unit, or interrupt the walk.
            let ghost = ghost.filter(|ghost| ghost.wakes(table.field).is_empty());
            let before = ghost.as_ref().map(|ghost| table.field.unit(ghost.unit).hidden.holds());
            battle::submit(&mut world, order).expect("a chosen order is accepted");
            let (Some(ghost), Some(before)) = (ghost, before) else { continue };
            let now = door::table(&world).field.unit(ghost.unit).hidden;
            assert_eq!(ghost.field.unit(ghost.unit).hidden, now, "seed {seed}");
            hid += usize::from(!before && now.holds());
            came_out += usize::from(before && !now.holds());
        }
    }
    assert!(hid > 0 && came_out > 0, "{hid} hid, {came_out} came out");
}

#[test]
fn t_123_overwatch_sees_a_mover_after_no_more_squares_than_it_goes() {
    let mut world = installed();
    let (level, _) = level::shipped("dust-road").expect("it ships");
    let mut drives = 0;
    for seed in 0..3 {
        battle::begin(&mut world, &level, seed);
        let mut player = ChancePlayer::new(seed);
        for _ in 0..MOST_ORDERS {
            let Some(order) = player.choose(&world) else { break };
            let table = door::table(&world);
            if let Some(ghost) = Ghost::of(table.field, table.turn, &order) {
                for (_, body, cell) in ghost.wakes(table.field) {
                    let squares = ghost.squares_to(table.field, body, cell);
                    assert!((1..=ghost.squares()).contains(&squares), "{squares} of {} squares", ghost.squares());
                    drives += usize::from(!ghost.drives.is_empty());
                }
            }
            battle::submit(&mut world, order).expect("a chosen order is accepted");
        }
    }
    assert!(drives > 0, "a vehicle drove into somebody's sight");
}
