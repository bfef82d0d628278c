//! What one side plans is not known to the other.

use crate::{
    begin,
    book::{Ask, Order, Pebbles, Word},
};
use bevy_ecs::world::World;
use monkeys::engine::{BattleLog, Fact, Viewer, door};
use monkeys::force::Side;

/// Plays up to the first turn; the first side plans these words and puts its pebbles into this row on.
fn planned(word: Word, row: i16) -> World {
    let mut world = World::new();
    begin(&mut world, 5);
    loop {
        let window = door::window::<Pebbles>(&world).expect("somebody is asked").clone();
        let own = window.side == Side::First;
        let choices = door::choices::<Pebbles>(&world).expect("somebody is asked");
        let fits = |order: &&Order| match order {
            Order::Put(_, (x, y)) => !own || (*x == 0 && *y >= row),
            Order::Plan(words) => !own || words.iter().all(|(_, planned)| *planned == word),
            _ => true,
        };
        let order = choices.orders.iter().find(fits).expect("there is a choice").clone();
        if Ask::of(&window) == Ask::Turn {
            return world;
        }
        assert_eq!(door::submit(&mut world, order), Ok(()));
    }
}

fn seen(world: &World, viewer: Viewer) -> Vec<Fact> {
    world.resource::<BattleLog>().seen_by(viewer).cloned().collect()
}

#[test]
fn games_that_differ_in_secret_look_alike_to_the_other_side() {
    let (one, other) = (planned(Word::Go, 0), planned(Word::Stay, 3));
    let shown =
        |world: &World, viewer| seen(world, viewer).into_iter().map(|fact| (fact.rule, fact.what)).collect::<Vec<_>>();
    assert_eq!(shown(&one, Viewer::Side(Side::Second)), shown(&other, Viewer::Side(Side::Second)));
    assert_eq!(shown(&one, Viewer::Public), shown(&other, Viewer::Public));
    assert_ne!(shown(&one, Viewer::Side(Side::First)), shown(&other, Viewer::Side(Side::First)), "its own plan");
}

#[test]
fn an_order_that_answers_a_secret_window_is_told_to_its_side_alone() {
    let world = planned(Word::Go, 0);
    let orders = |viewer| seen(&world, viewer).iter().filter(|fact| is_order(fact)).count();
    // Who begins is public; each side puts three pebbles and plans once.
    assert_eq!(orders(Viewer::Public), 1);
    assert_eq!(orders(Viewer::Side(Side::First)), 5);
    assert_eq!(orders(Viewer::Side(Side::Second)), 5);
    assert_eq!(orders(Viewer::All), 9);
}

fn is_order(fact: &Fact) -> bool {
    matches!(fact.what, monkeys::engine::What::Ordered { .. })
}
