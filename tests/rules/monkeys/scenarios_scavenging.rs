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
    // Three dice of two rifles against one, and the check of the one that is left.
    let mut battle = begin(scene().dice(&[6, 6, 6, 5]));
    battle.give(pick_up(&battle, 'a')).walk("r1.1", &[('a', "66"), ('b', "66")]);
    assert_eq!(crates(&battle)[0].cell, cell(6, 0));
    battle.end_turn().attack("b1.1", "r1.1").end_turn().fire(&[('x', "a"), ('y', "a")]);
    assert_eq!(battle.pile('a'), Some(Pile::Wounded));
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

/// Squads of one at their edges with a crate beside each: four of red and two of blue. One of each side stays behind.
fn beside_crates() -> Battle {
    let row = |red: char, blue: char| format!(".{red}............{blue}.");
    let rows = [("a", "w"), ("b", "x"), ("c", "."), ("d", "."), ("e", "y")];
    let letter = |text: &str| text.chars().next().expect("a letter");
    let rows = rows.iter().flat_map(|(red, blue)| [open(16), row(letter(red), letter(blue))]);
    let rows: Vec<String> = rows.chain([open(16), open(16)]).collect();
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "a")
        .squad("r1.2", "baboon", "b")
        .squad("r1.3", "baboon", "c")
        .squad("r1.4", "baboon", "d")
        .squad("r1.co", "baboon", "e")
        .squad("b1.1", "baboon", "w")
        .squad("b1.2", "baboon", "x")
        .squad("b1.3", "baboon", "y")
        .scenario(Scenario::Scavenging)
        .edges(Edge::West, Edge::East)
        .rounds(2)
        .begin();
    let cells = [(2, 1), (2, 3), (2, 5), (2, 7), (13, 1), (13, 3)];
    let mut turn = battle.world.resource_mut::<Turn>();
    for (one, (x, y)) in turn.stakes.crates.iter_mut().zip(cells) {
        one.cell = cell(x, y);
    }
    battle
}

/// The first of a side's squads carry their crates over its edge, and its turn ends.
fn carry_off(battle: &mut Battle, side: Side, squads: usize) {
    let (key, letters, way) = if side == RED { ('r', "abcd", "44") } else { ('b', "wx", "66") };
    for (place, letter) in letters.chars().take(squads).enumerate() {
        battle.give(pick_up(battle, letter)).walk(&format!("{key}1.{}", place + 1), &[(letter, way)]);
        assert_eq!(battle.pile(letter), Some(Pile::Retreated));
    }
    battle.end_turn();
}

#[test]
fn g_18_after_the_last_round_most_crates_win() {
    let ended = |red: usize, blue: usize| {
        let mut battle = beside_crates();
        carry_off(&mut battle, RED, red);
        carry_off(&mut battle, BLUE, blue);
        assert_eq!(end(&battle), None, "some can still be carried off");
        battle.end_turn().end_turn();
        end(&battle).expect("the last round is over")
    };
    assert_eq!(ended(2, 1), (Some(RED), "crates-most", "G-18"));
    assert_eq!(ended(0, 1), (Some(BLUE), "crates-most", "G-18"));
    assert_eq!(ended(1, 1), (None, "crates-even", "G-18"));
}

#[test]
fn g_18_no_crate_left_to_carry_off_ends_it_at_once() {
    let mut battle = beside_crates();
    carry_off(&mut battle, RED, 4);
    assert_eq!(end(&battle), None);
    carry_off(&mut battle, BLUE, 2);
    assert_eq!(end(&battle), Some((Some(RED), "crates-most", "G-18")));
}

#[test]
fn t_150_what_is_not_safe_falls_to_who_is_left() {
    let mut rows =
        vec!["..............w.".to_owned(), open(16), "......a.......y.".to_owned(), "......b.........".to_owned()];
    rows.resize(12, open(16));
    let mut battle = Scene::new(&rows)
        .squad("r1.1", "baboon", "ab")
        .squad("b1.1", "baboon", "w")
        .squad("b1.2", "baboon", "y")
        .scenario(Scenario::Scavenging)
        .edges(Edge::West, Edge::East)
        .dice(&[6, 6, 6])
        .begin();
    let mut turn = battle.world.resource_mut::<Turn>();
    for (place, one) in turn.stakes.crates.iter_mut().enumerate() {
        one.cell = if place == 0 { cell(13, 0) } else { cell(8, 5 + place as i16) };
    }
    battle.end_turn();
    battle.give(pick_up(&battle, 'w')).walk("b1.1", &[('w', "66")]).end_turn();
    assert_eq!((crates(&battle)[0].whereabouts, end(&battle)), (Whereabouts::Safe(BLUE), None));
    battle.attack("r1.1", "b1.2").end_turn().fire(&[('a', "y"), ('b', "y")]);
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
