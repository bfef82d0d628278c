//! Grown ground: it is what its recipe says, and battles on it keep to the rules.

use crate::{chance::play, scene::Scene};
use monkeys::board::{
    generate::{Pieces, Recipe, Style, Symmetry},
    hex::grow::{Growth, grow},
};
use monkeys::data::hexes::{draft::draft, level, profiles::profiles};

const STYLES: [Style; 5] = [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain];

fn recipe(density: u8, style: Style, symmetry: Symmetry, seed: u64) -> Recipe {
    Recipe { size: (7, 9), density, style, symmetry, seed, ..Recipe::default() }
}

/// Both full armies on grown ground.
pub fn grown(density: u8, style: Style, symmetry: Symmetry, seed: u64) -> Scene {
    let (level, notes) = draft("grown", &recipe(density, style, symmetry, seed)).unwrap_or_else(|why| panic!("{why}"));
    assert!(notes.is_empty());
    Scene(level.muster())
}

#[test]
fn a_ground_is_as_dense_as_its_recipe_says() {
    for style in STYLES {
        for pieces in [Pieces::Small, Pieces::Medium, Pieces::Large] {
            for density in [0, 25, 50, 75, 90] {
                let ground = grow(&Recipe { pieces, ..recipe(density, style, Symmetry::None, 3) });
                let all = ground.table().hexes().count();
                let covered = ground.table().hexes().filter(|hex| ground[*hex] != Growth::Clear).count();
                let wanted = all * usize::from(density) / 100;
                let most = wanted + 8;
                assert!(
                    (wanted..=most).contains(&covered) && (density > 0 || covered == 0),
                    "{style:?} {density}: {covered}"
                );
            }
        }
    }
}

#[test]
fn halves_correspond_as_the_recipe_says_and_the_same_recipe_grows_the_same() {
    for style in STYLES {
        let rotated = grow(&recipe(60, style, Symmetry::Rotated, 8));
        let table = rotated.table();
        assert!(table.hexes().all(|hex| rotated[hex] == rotated[table.turned(hex)]), "{style:?}");
        let mirrored = grow(&recipe(60, style, Symmetry::Mirrored, 8));
        let mirror = |hex: monkeys::board::hex::Hex| monkeys::board::hex::Hex::new(6 - hex.column, hex.row);
        assert!(table.hexes().all(|hex| mirrored[hex] == mirrored[mirror(hex)]), "{style:?}");
        assert_eq!(rotated, grow(&recipe(60, style, Symmetry::Rotated, 8)));
        assert_ne!(rotated, grow(&recipe(60, style, Symmetry::Rotated, 9)));
    }
}

/// No stacking limit is broken between two steps, every order that is listed is accepted, and battles end.
#[test]
fn f_9_g_4_battles_on_grown_ground_keep_to_the_rules() {
    for (seed, style) in (1..).zip(STYLES) {
        for density in [15, 45, 80] {
            let (game, _) = play(&grown(density, style, Symmetry::Rotated, seed), seed);
            assert!(game.outcome().is_some(), "{style:?} {density}");
        }
    }
}

#[test]
fn boards_of_other_sizes_are_grown_or_refused() {
    for size in [(5, 7), (9, 9), (15, 11), (31, 31)] {
        let (level, _) = draft("board", &Recipe { size, ..recipe(40, Style::Plains, Symmetry::Rotated, 2) })
            .unwrap_or_else(|why| panic!("{size:?}: {why}"));
        let table = level.terrain.table();
        assert_eq!((table.columns(), table.rows()), size);
        let (again, _) = level::parse("again", &level.text(), profiles()).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(again.terrain, level.terrain);
    }
    for size in [(8, 9), (3, 9), (33, 9), (7, 40)] {
        let told = draft("board", &Recipe { size, ..recipe(40, Style::Plains, Symmetry::None, 2) })
            .expect_err("no level has such a board")
            .to_string();
        assert!(told.contains("size"), "{told}");
    }
}
