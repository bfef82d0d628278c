//! Scavenging: crates are picked up, dropped, carried home and counted (G-18, T-150).

use crate::kit::*;
use monkeys::board::Edge;
use monkeys::engine::What;
use monkeys::force::{Side, squad::Pile};
use monkeys::rules::monkeys::{
    Illegal, Order,
    pins::Pin,
    platoons::Turn,
    scenarios::{Crate, Scenario, Whereabouts},
};

fn end(battle: &Battle) -> Option<(Option<Side>, &'static str, &'static str)> {
    battle.outcome().map(|outcome| (outcome.winner, outcome.how, outcome.rule.0))
}

/// A narrow board; a crate is on (3, 0), and the others are in the south.
fn scene() -> Scene {
    let mut rows = vec!["....a..........x".to_owned(), "..b............y".to_owned()];
    rows.resize(12, open(16));
    Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "xy")
        .scenario(Scenario::Scavenging)
        .edges(Edge::West, Edge::East)
}

fn crates(battle: &Battle) -> &[Crate] {
    &battle.world.resource::<Turn>().stakes.crates
}

/// Puts the first crate beside `a` and `b`, the others out of everybody's way.
fn begin(scene: Scene) -> Battle {
    let mut battle = scene.begin();
    let mut turn = battle.world.resource_mut::<Turn>();
    for (place, one) in turn.stakes.crates.iter_mut().enumerate() {
        one.cell = if place == 0 { cell(3, 0) } else { cell(8, 6 + place as i16) };
    }
    battle
}

fn pick_up(battle: &Battle, letter: char) -> Order {
    Order::PickUp(battle.piece(letter))
}

#[test]
fn g_18_six_crates_as_far_for_both() {
    let mut rows: Vec<String> = vec![open(72); 48];
    rows[0].replace_range(0..1, "a");
    rows[0].replace_range(71..72, "x");
    let battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("b1.1", "baboon", "x")
        .scenario(Scenario::Scavenging)
        .begin();
    let mut cells: Vec<_> = crates(&battle).iter().map(|one| (one.cell.x, one.cell.y)).collect();
    cells.sort_unstable();
    assert_eq!(cells, [(27, 8), (27, 24), (27, 40), (44, 8), (44, 24), (44, 40)]);
    assert_eq!(battle.world.resource::<Turn>().rounds, Some(8));
}

#[test]
fn g_18_picking_up_spends_an_action() {
    let mut battle = begin(scene());
    assert!(battle.choices().orders.contains(&pick_up(&battle, 'a')));
    battle.give(pick_up(&battle, 'a'));
    assert_eq!(battle.squad("r1.1").actions.left, 1);
    let carrier = battle.field().find_primate(battle.piece('a')).expect("a");
    assert_eq!(crates(&battle)[0], Crate { cell: cell(4, 0), whereabouts: Whereabouts::Carried(carrier) });
    assert_eq!(battle.refused(pick_up(&battle, 'a')), Illegal::CarriesAlready { primate: battle.piece('a') });
    assert_eq!(battle.refused(pick_up(&battle, 'b')), Illegal::NoCrateNear { primate: battle.piece('b') });
}

#[test]
fn g_18_only_the_unpinned_pick_up_and_only_beside_it() {
    let mut battle = begin(scene());
    battle.set_pin("a", Pin::Fresh);
    assert_eq!(battle.refused(pick_up(&battle, 'a')), Illegal::Pinned { primate: battle.piece('a') });
    battle.walk("r1.1", &[('b', "1")]);
    assert_eq!(battle.refused(pick_up(&battle, 'b')), Illegal::NoCrateNear { primate: battle.piece('b') });
    let enemy = battle.piece('x');
    assert_eq!(battle.refused(Order::PickUp(enemy)), Illegal::NotActive { unit: enemy.unit });
}

#[test]
fn g_18_a_crate_goes_where_its_carrier_goes_and_drops_with_him() {
    let mut battle = begin(scene());
    battle.give(pick_up(&battle, 'a')).walk("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(crates(&battle)[0].cell, cell(6, 0));
    battle.set_gone("a", Pile::Wounded);
    assert_eq!(crates(&battle)[0], Crate { cell: cell(6, 0), whereabouts: Whereabouts::Lying });
    let told = battle.rules(|what| matches!(what, What::Held { object: "crate-dropped", .. }));
    assert_eq!(told, ["G-18"]);
}

#[test]
fn g_18_a_crate_carried_off_over_the_own_edge_is_safe() {
    let mut battle = begin(scene());
    battle.give(pick_up(&battle, 'a')).walk("r1.1", &[('a', "44444")]);
    assert_eq!((battle.pile('a'), crates(&battle)[0].whereabouts), (Some(Pile::Retreated), Whereabouts::Safe(RED)));
}

#[test]
fn g_18_after_the_last_round_most_crates_win() {
    let ended = |red: usize, blue: usize| {
        let mut battle = begin(scene().rounds(1));
        let mut turn = battle.world.resource_mut::<Turn>();
        for (place, one) in turn.stakes.crates.iter_mut().enumerate() {
            if place < red {
                one.whereabouts = Whereabouts::Safe(RED);
            } else if place < red + blue {
                one.whereabouts = Whereabouts::Safe(BLUE);
            }
        }
        battle.end_turn();
        if end(&battle).is_none() {
            battle.end_turn();
        }
        end(&battle).expect("the last round is over")
    };
    assert_eq!(ended(2, 1), (Some(RED), "crates-most", "G-18"));
    assert_eq!(ended(0, 1), (Some(BLUE), "crates-most", "G-18"));
    assert_eq!(ended(1, 1), (None, "crates-even", "G-18"));
    assert_eq!(ended(4, 2), (Some(RED), "crates-most", "G-18"), "at once: none is left to be carried off");
}

#[test]
fn t_150_what_is_not_safe_falls_to_who_is_left() {
    let mut battle = begin(scene());
    battle.world.resource_mut::<Turn>().stakes.crates[0].whereabouts = Whereabouts::Safe(BLUE);
    battle.set_gone("xy", Pile::Wounded).end_turn();
    assert_eq!(end(&battle), Some((Some(RED), "crates-most", "G-18")), "five to one");
}

#[test]
fn t_143_a_crate_is_out_of_reach_from_a_roof() {
    let mut rows = vec!["....a..........x".to_owned()];
    rows.resize(12, open(16));
    let on = |ground: char| {
        let scene = Scene::new(&rows)
            .squad("r1.1", "baboon", "a")
            .squad("b1.1", "baboon", "x")
            .under("a", ground)
            .scenario(Scenario::Scavenging)
            .edges(Edge::West, Edge::East);
        begin(scene)
    };
    let mut high = on('2');
    assert_eq!(high.refused(pick_up(&high, 'a')), Illegal::NoCrateNear { primate: high.piece('a') });
    let mut low = on('1');
    low.give(pick_up(&low, 'a'));
}
