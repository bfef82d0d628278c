//! State as plain data: what is saved can be restored, and the field matches the components.

use crate::kit::*;
use monkeys::battle;
use monkeys::force::{Roster, squad::Place};
use monkeys::rules::monkeys::{Order, pins::Pin};

fn duel() -> Scene {
    Scene::new(&["ab........XY"]).squad("r1.1", "baboon", "ab").squad("b1.1", "baboon", "XY").under("XY", ',')
}

#[test]
fn a_snapshot_put_back_is_the_same_battle() {
    let mut battle = duel().dice(&[4, 1, 2]).begin();
    battle.attack("r1.1", "b1.1");
    let (before, hash) = (battle::monkeys::snapshot(&battle.world), battle::monkeys::hash(&mut battle.world));
    let play = |battle: &mut Battle| {
        battle.end_turn().fire(&[('a', "X"), ('b', "Y")]);
        battle::monkeys::hash(&mut battle.world)
    };
    let first = play(&mut battle);
    assert_ne!(first, hash);
    battle::monkeys::restore(&mut battle.world, &before);
    assert_eq!(battle::monkeys::hash(&mut battle.world), hash);
    assert_eq!(play(&mut battle), first, "dice, frames and marks were put back too");
}

#[test]
fn the_field_is_what_the_components_say() {
    let mut battle = duel().begin();
    battle.set_pin("b", Pin::Recovering).walk("r1.1", &[('b', "6")]);
    battle.give(Order::Overwatch(unit("r1.1")));
    let roster = battle.world.resource::<Roster>().clone();
    let field = battle.field();
    for (state, entity) in field.primates.iter().zip(roster.primates()) {
        assert_eq!(Some(&state.place), battle.world.get::<Place>(entity));
        assert_eq!(Some(&state.pin), battle.world.get::<Pin>(entity));
        if let Some(cell) = state.place.cell() {
            assert_eq!(field.at(cell).map(|one| field.primate(one).id), Some(state.id));
        }
    }
    let standing = field.ground().spots().cells().filter(|cell| field.at(*cell).is_some()).count();
    assert_eq!(standing, 4);
}
