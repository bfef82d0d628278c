//! Grown ground: it matches its recipe, and battles on it keep to the rules.

use crate::{chance::play, scene::Scene};
use monkeys::board::{
    generate::{Pieces, Recipe, Style, Symmetry},
    hex::grow::{Growth, grow},
};
use monkeys::data::{
    drafts::{Drafts, Wanted},
    hexes::{draft::draft, level, profiles::profiles},
    library::Library,
};
use monkeys::force::Side;
use monkeys::rules::hexes::Hexes;

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

/// No stacking limit is broken between two steps, every listed order is accepted, and battles end.
#[test]
fn f_9_g_4_battles_on_grown_ground_keep_to_the_rules() {
    for (seed, style) in (1..).zip(STYLES) {
        for density in [15, 45, 80] {
            let (game, _) = play(&grown(density, style, Symmetry::Rotated, seed), seed);
            assert!(game.outcome().is_some(), "{style:?} {density}");
        }
    }
}

/// Any two armies, on any ground that grows, for either goal; a drawn ground stays as drawn.
#[test]
fn g_23_g_24_levels_of_the_players_own_have_room_and_come_back_as_they_were_wanted() {
    let library = Library::shipped();
    let armies = Hexes::ROSTERS;
    for (style, size) in STYLES.into_iter().zip(Hexes::SIZES.into_iter().cycle()) {
        for (density, scenario) in [(10, 0), (90, 1)] {
            for (first, second) in armies.iter().flat_map(|one| armies.map(|other| (*one, other))) {
                let recipe = Recipe { size, ..recipe(density, style, Symmetry::Rotated, 5) };
                let rosters = [first.to_owned(), second.to_owned()];
                let wanted = Wanted { scenario, ..Wanted::quick("own", &recipe, &rosters) };
                let (level, notes) = Hexes::draft(&wanted, None, &library).unwrap_or_else(|why| panic!("{why}"));
                assert!(notes.is_empty());
                let known = Hexes::known(&level).expect("it is known");
                assert_eq!((known.scenario, known.style), (scenario, Some(style)));
                assert_eq!(known.forces, Some((rosters, 1)));
                assert_eq!(known.ground.size(), level.squares().size());
                let drawn = Hexes::draft(&wanted, Some((&known.ground, known.style)), &library).expect("it has room").0;
                assert_eq!(Hexes::text(&drawn), Hexes::text(&level));
            }
        }
    }
    // Ranks belong to the armies; if both are the same, a coin decides (G7).
    let ranks = |names: [&str; 2]| {
        let recipe = recipe(10, Style::Plains, Symmetry::Rotated, 1);
        let wanted = Wanted::quick("own", &recipe, &names.map(str::to_owned));
        let (level, _) = Hexes::draft(&wanted, None, &library).unwrap_or_else(|why| panic!("{why}"));
        level.muster().sides.map(|side| (side.ranks.assault, side.ranks.choice))
    };
    assert_eq!(ranks(armies), [(2, 1), (1, 2)]);
    assert_eq!(ranks([armies[1], armies[0]]), [(1, 2), (2, 1)]);
    assert_eq!(ranks([armies[0]; 2]), [(2, 1); 2]);
    // A level with units other than those of the two armies names none.
    let levels = ["entrenched", "the-bridge", "sand-teeth"].map(|name| Hexes::shipped(name).expect("it ships"));
    let named = levels.each_ref().map(|level| Hexes::known(level).expect("it is known").forces.is_some());
    assert_eq!(named, [true, true, false]);
    let nobody = Wanted::quick("own", &recipe(10, Style::Plains, Symmetry::None, 1), &["".into(), armies[0].into()]);
    assert!(Hexes::draft(&nobody, None, &library).is_err());
}

/// The defender has the six units of the page, with the value it gives.
#[test]
fn g_24_either_army_defends_with_six() {
    for (army, price) in Hexes::ROSTERS.into_iter().zip([114, 110]) {
        let rosters = [Hexes::ROSTERS[0].to_owned(), army.to_owned()];
        let recipe = recipe(30, Style::Plains, Symmetry::Rotated, 5);
        let wanted = Wanted { scenario: 1, ..Wanted::quick("own", &recipe, &rosters) };
        let (level, _) = Hexes::draft(&wanted, None, &Library::shipped()).unwrap_or_else(|why| panic!("{why}"));
        let game = Scene(level.muster()).begin(&[]);
        let field = game.field();
        let six: Vec<_> = field.all().filter(|unit| field.side(*unit) == Side::Second).collect();
        let worth: u32 = six.iter().map(|unit| u32::from(field.make(*unit).kind.price)).sum();
        assert_eq!((six.len(), worth), (6, price), "{army}");
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
