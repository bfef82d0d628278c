//! A board turned by half gives the same battle, turned by half (G11).

use crate::{
    chance::{COLUMN, LEAGUE, entrenched},
    grown::grown,
    scene::{Game, Scene},
    twins::Twin,
};
use monkeys::board::generate::{Style, Symmetry};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{Rules, What};
use monkeys::rules::hexes::Hexes;

fn turn_scene(scene: &Scene) -> Scene {
    let mut other = scene.clone();
    let table = scene.0.terrain.table();
    for hex in table.hexes() {
        other.0.terrain[table.turned(hex)] = scene.0.terrain[hex];
    }
    for side in &mut other.0.sides {
        side.facing = side.facing.opposite();
        side.zone = side.zone.iter().map(|hex| table.turned(*hex)).collect();
    }
    other
}

/// Whether several assaults may have been fought since this many facts: their order depends on where they are.
fn has_an_order_of_place(game: &Game, since: usize) -> bool {
    let marked = |what: &What| matches!(what, What::Marked { mark: "in-assault", .. });
    game.turn().fights.len() > 1 || game.facts()[since..].iter().filter(|what| marked(what)).count() > 3
}

/// The orders of random battles that were the same on a ground and on the turned one. Where the order of assaults and
/// crowds depends on their places, seeded dice go to others: if all dice show the same face, the battles continue.
fn compared(scene: &Scene, seeds: std::ops::Range<u64>, face: Option<u8>) -> u32 {
    let twin = Twin { turned: true, ..Twin::default() };
    let mut compared = 0;
    for seed in seeds {
        let dice = || face.map_or_else(|| Dice::seeded(seed), |face| Dice::scripted(vec![face; 40_000]));
        let mut one = scene.begin_with(dice());
        let mut other = turn_scene(scene).begin_with(dice());
        let mut luck = Stream::new(seed, "orders");
        while !one.is_over() {
            // Whose crowd, assault or retreat comes first depends on where it is.
            let ordered = ["Stay", "Strike", "Cancel", "Retreat"].contains(&one.asked().0);
            let by_place = ordered || one.turn().fights.len() > 1;
            if one.asked().0 == "Stay" && face.is_none() || by_place && one.asked() != other.asked() {
                break;
            }
            let facts = one.facts().len();
            assert_eq!(one.asked(), other.asked());
            let order = Hexes::wander(one.view(), one.choices(), &mut luck).expect("an order");
            let Some(same) = twin.order((&one, &other), &order) else {
                assert!(by_place, "{order:?} answers other questions");
                break;
            };
            one.order(order);
            other.order(same);
            if face.is_none() && has_an_order_of_place(&one, facts) {
                break;
            }
            // Of several assaults, the first on one board may be the last on the other.
            if one.turn().fights.len() < 2 {
                twin.assert_same(&one, &other);
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn g_11_half_a_turn_of_the_board_gives_the_half_turned_battle() {
    let scene = entrenched([&COLUMN, &LEAGUE]);
    let compared = compared(&scene, 0..6, None);
    assert!(compared > 150, "only {compared} orders are compared");
}

#[test]
fn g_11_the_turned_battle_stays_the_same_to_its_end() {
    let scene = entrenched([&COLUMN, &LEAGUE]);
    let compared: u32 =
        (2..=5).zip([0, 2, 4, 6]).map(|(face, seed)| compared(&scene, seed..seed + 2, Some(face))).sum();
    assert!(compared > 120, "only {compared} orders are compared");
}

#[test]
fn g_11_half_a_turn_of_a_grown_board_gives_the_half_turned_battle() {
    let (mut all, styles) = (0, [Style::Plains, Style::Jungle, Style::Ruins, Style::Mountain]);
    for (seed, style) in (0..).zip(styles) {
        all += compared(&grown(50, style, Symmetry::None, seed), seed..seed + 1, None);
    }
    assert!(all > 60, "only {all} orders are compared");
}
