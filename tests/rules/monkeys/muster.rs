//! What the shipped levels and profiles give a battle (1.4, 1.6, 1.8, 4.2, 4.4, 4.7, 5.3, G-33).

use crate::kit::*;
use monkeys::board::{
    Edge,
    generate::{Recipe, generate},
};
use monkeys::data::monkeys::level;
use monkeys::rules::monkeys::profiles::Size;

const FULL: [&str; 3] = ["leopard-creek", "precursor-square", "bald-ridge"];

#[test]
fn r_1_4_full_boards_are_72_by_48_and_a_quarter_covered() {
    for name in FULL {
        let (level, _) = level::shipped(name).expect("the level ships");
        assert_eq!(level.ground.size(), (72, 48), "{name}");
        assert!(level.ground.coverage() >= 25, "{name}: {} %", level.ground.coverage());
    }
}

#[test]
fn r_1_6_each_side_sets_up_within_twelve_squares_of_its_narrow_edge() {
    for name in FULL {
        let (level, _) = level::shipped(name).expect("the level ships");
        for side in &level.sides {
            let units = side.platoons.iter().flat_map(|platoon| &platoon.units);
            for member in units.flat_map(|unit| &unit.members) {
                let cell = member.cell.expect("everybody stands");
                let within = match side.edge {
                    Edge::West => cell.x < 12,
                    Edge::East => cell.x >= 60,
                    Edge::North | Edge::South => false,
                };
                assert!(within, "{name}: {} stands on {cell}", member.name);
            }
        }
    }
}

#[test]
fn r_1_8_both_sides_have_as_many_platoons() {
    for name in FULL.iter().map(|name| (*name).to_owned()).chain(FULL.iter().map(|name| format!("{name}-two"))) {
        let (level, _) = level::shipped(&name).expect("the level ships");
        assert_eq!(level.sides[0].platoons.len(), level.sides[1].platoons.len(), "{name}");
    }
}

#[test]
fn r_4_2_r_4_7_and_r_5_1_the_lines_of_the_book() {
    let profiles = monkeys::data::monkeys::profiles();
    let line = |name: &str| {
        let clan = &profiles.clans[profiles.clan(name).expect("a clan")];
        (clan.accuracy, clan.speed, clan.size, clan.armor, clan.morale, clan.cost)
    };
    assert_eq!(line("baboon"), (0, 18, Size::Medium, 0, 0, 12));
    assert_eq!(line("lemur"), (0, 24, Size::Small, 0, 0, 11));
}

#[test]
fn r_4_3_and_r_4_4_the_scale_of_sizes_and_the_largest_primate() {
    use Size::{Colossal, Gargantuan, Huge, Large, Medium, Small, Tiny};
    let scale = [Tiny, Small, Medium, Large, Huge, Gargantuan, Colossal];
    assert_eq!(scale.map(|size| size as u8), [1, 2, 3, 4, 5, 6, 7]);
    assert!(monkeys::data::monkeys::profiles().clans.iter().all(|clan| clan.size <= Large));
}

#[test]
fn g_04_a_primate_comes_with_the_weapon_of_its_size() {
    let profiles = monkeys::data::monkeys::profiles();
    for clan in &profiles.clans {
        let weapon = match clan.size {
            Size::Tiny => "pistol",
            Size::Small => "smg",
            Size::Medium => "assault rifle",
            _ => "shotgun",
        };
        assert_eq!(clan.weapon, weapon, "{}", clan.name);
    }
}

#[test]
fn g_05_a_hand_weapon_that_is_no_firearm_is_not_fired() {
    let battle =
        Scene::new(&["a....X"]).squad("r1.1", "baboon/machete/pistol", "a").squad("b1.1", "baboon", "X").begin();
    let weapon = battle.field().weapon(monkeys::force::PrimateIx(0)).expect("a firearm");
    assert_eq!(weapon.name, "pistol");
}

#[test]
fn g_33_terrain_is_generated_from_a_seed_at_the_chosen_density() {
    let kinds = monkeys::data::monkeys::profiles().grounds.clone();
    let ground = |density, seed| {
        let recipe = Recipe { density, seed, ..Recipe::default() };
        generate(&recipe, &kinds).expect("a recipe that can be made")
    };
    for density in [10, 25, 60] {
        let covered = ground(density, 1).coverage();
        assert!(covered.abs_diff(density.into()) <= 5, "{covered} % where {density} % was asked for");
    }
    assert_eq!(ground(25, 1), ground(25, 1));
    assert_ne!(ground(25, 1), ground(25, 2), "another seed rolls another table");
}
