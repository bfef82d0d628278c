//! Rules of no single chapter: simultaneity, who chooses first, the page's units and tables.

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::board::hex::{Bearing, Sector};
use monkeys::data::hexes::profiles;
use monkeys::rules::hexes::{
    cards,
    land::Cloud,
    planning,
    profiles::{Effect, Kind, row},
    sheets::FireCell,
    speed::Speed::{self, Fast, FlySlow, Slow, Still},
    states::Tokens,
};

#[test]
fn w_2_g_11_g_12_distances_and_sectors() {
    let from = at(3, 9);
    let inside = [
        ((3, 1), 4, Bearing::North),
        ((4, 8), 1, Bearing::NorthEast),
        ((4, 4), 3, Bearing::North),
        ((2, 10), 1, Bearing::SouthWest),
        ((6, 8), 3, Bearing::NorthEast),
        ((4, 14), 3, Bearing::South),
    ];
    for ((x, y), far, bearing) in inside {
        assert_eq!((from.distance(at(x, y)), from.sector_of(at(x, y))), (far, Sector::Inside(bearing)), "({x}, {y})");
    }
    for ((x, y), far) in [((5, 9), 2), ((4, 6), 2), ((1, 3), 4)] {
        assert_eq!((from.distance(at(x, y)), from.sector_of(at(x, y)).is_edge()), (far, true), "({x}, {y})");
    }
    assert_eq!(at(0, 16).distance(at(6, 0)), 11);
}

#[test]
fn r_2_f_16_those_who_fall_in_a_step_still_act_in_it() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .but(A, |unit| unit.models = Some(1))
        .add(B, "baboon-rifles", 3, 3, S, Still)
        .but(B, |unit| unit.models = Some(1))
        .begin(&[5, 3, 5, 3]);
    game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[(1, "slow: 360,B,-", "Fire,Fire")]);
    game.choose(&[]);
    assert_eq!(game.asked(), ("Fire", B), "nothing has taken effect yet");
    game.choose(&[]);
    assert_eq!((game.models(id(A, 1)), game.models(id(B, 1))), (0, 0));
    assert_eq!(game.outcome(), Some((None, "score")));
    game.dice_used();
}

#[test]
fn f_6_g_2_the_lower_rank_chooses_first() {
    let asked = |first: u8, second: u8| {
        let mut scene =
            Scene::open().add(A, "baboon-rifles", 3, 9, N, Still).add(B, "spider-monkey-rifles", 3, 3, S, Still);
        scene.0.sides[0].ranks.choice = first;
        scene.0.sides[1].ranks.choice = second;
        let mut game = scene.begin(&[]);
        game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[(1, "slow: 360,B,-", "Fire,Fire")]);
        game.asked()
    };
    assert_eq!(asked(1, 2), ("Fire", A));
    assert_eq!(asked(2, 1), ("Fire", B));
}

#[test]
fn r_9_aftermath_takes_one_of_each() {
    let cloud = Cloud { smoke: 3, poison: 2, die: 6, acid: 1, burning: 0 };
    let mut game = Scene::open()
        .add(A, "mandrill-crawler", 3, 15, N, Still)
        .tokens(A, Tokens { shaken: 3, ..Tokens::default() })
        .add(B, "spider-monkey-rifles", 3, 1, S, Still)
        .cloud(0, 8, cloud)
        .begin(&[]);
    game.plan(&[]);
    game.plan(&[]);
    game.finish_round();
    assert_eq!(game.unit(id(A, 1)).tokens.shaken, 2);
    assert_eq!(game.field().land.cloud(at(0, 8)), Cloud { smoke: 2, poison: 1, die: 6, acid: 0, burning: 0 });
}

#[test]
fn r_15_f_15_without_the_table_there_is_no_damage() {
    let effects = |kind: &str, damage| {
        let game = Scene::open().add(A, kind, 3, 9, N, Still).begin(&[]);
        monkeys::rules::hexes::damage::effects(game.field(), game.ix(id(A, 1)), damage, 9).len()
    };
    use monkeys::rules::hexes::profiles::DamageType::{Crew, Poison, Psychic, Regular};
    assert_eq!([effects("mandrill-crawler", Psychic), effects("baboon-rifles", Psychic)], [0, 1]);
    assert_eq!([effects("mandrill-crawler", Crew), effects("baboon-rifles", Crew)], [3, 0]);
    assert_eq!([effects("mandrill-crawler", Poison), effects("mandrill-crawler", Regular)], [0, 1]);
}

#[test]
fn a_16_a_crew_is_shaken_like_others() {
    let scene = Scene::open()
        .add(A, "capuchin-walker", 3, 13, N, Still)
        .add(B, "spider-monkey-rifles", 6, 0, S, Still)
        .cloud(3, 13, Cloud { poison: 1, die: 8, ..Cloud::default() });
    let mut game = scene.begin(&[5, 6, 1, 1]);
    game.plan(&[]);
    game.plan(&[]);
    game.finish_round();
    let walker = game.unit(id(A, 1));
    assert_eq!((walker.hurt.crew, walker.tokens.shaken), (true, 1), "two, of which one went in Aftermath");
}

/// What a unit's fire card says for a gunnery step at a speed.
fn cell(kind: &str, card: &str, step: u8, speed: Speed) -> FireCell {
    let game = Scene::open().add(A, kind, 3, 9, N, speed).begin(&[]);
    let fires = &game.field().make(game.ix(id(A, 1))).fires;
    fires.iter().find(|known| known.name == card).expect("a card").cell(step, speed)
}

#[test]
fn f_3_a_17_a_fire_card_goes_by_the_speed_of_the_moment() {
    use FireCell::{Aim, Fire, Load, Nothing};
    let both = |kind: &str, card: &str, speed| [cell(kind, card, 1, speed), cell(kind, card, 2, speed)];
    assert_eq!(both("baboon-rifles", "Aim,Fire", Still), [Aim, Fire]);
    assert_eq!(both("baboon-rifles", "Aim,Fire", Slow), [Nothing, Fire]);
    assert_eq!(both("mandrill-crawler", "Load,Fire", Slow), [Load, Fire]);
    assert_eq!(both("mandrill-crawler", "Load,Fire", Fast), [Nothing, Nothing]);
    assert_eq!(both("mandrill-crawler", "Aim,Fire", Slow), [Nothing, Fire]);
    assert_eq!(both("gibbon-autogyro", "Fire,Fire", FlySlow), [Fire, Fire]);
    assert_eq!(both("gibbon-autogyro", "Fire,Fire", Speed::FlyFast), [Nothing, Fire]);
    assert_eq!(both("howler-acid-crew", "Fire,Fire", Still), [Nothing, Nothing]);
    assert_eq!(both("baboon-rifles", "-,-", Still), [Nothing, Nothing]);
}

#[test]
fn a_28_cards_for_the_speed_expected_are_offered_first() {
    let mut game = Scene::open()
        .ahead()
        .add(A, "baboon-rifles", 3, 15, N, Still)
        .add(B, "spider-monkey-rifles", 3, 1, S, Still)
        .begin(&[]);
    let first = |game: &Game| {
        let unit = game.ix(id(A, 1));
        let card = planning::offers(game.field(), unit)[0];
        planning::written(game.field(), unit, card).1
    };
    assert_eq!(first(&game), "still: 360,-,-");
    game.plan(&[(1, "still: 360,A+F,360", "-,-")]);
    game.plan(&[]);
    assert_eq!(cards::expected_speed(game.field(), game.ix(id(A, 1))), Slow);
    assert_eq!(first(&game), "slow: 360,F,360");
    // Any row may be written anyway.
    game.plan(&[(1, "still: 360,-,-", "-,-")]);
}

type Look<'a> = (&'a str, u8, [u8; 4], Option<u8>, Option<([u8; 4], u8, i8, u8)>, Option<([u8; 4], u8)>, u16);

/// The page's table: models, armor, psychic, strength (dice, number, damage, AP), deflection, price.
const UNITS: [Look; 15] = [
    ("baboon-rifles", 4, [0; 4], Some(4), Some(([1; 4], 5, -1, 0)), None, 16),
    ("gorilla-storm", 2, [1, 1, 0, 0], Some(5), Some(([3, 2, 2, 2], 4, 0, 2)), Some(([1, 0, 0, 0], 5)), 20),
    ("macaque-pathfinders", 2, [0; 4], Some(4), Some(([1; 4], 5, -2, 0)), None, 8),
    ("mandrill-crawler", 1, [10, 8, 8, 6], None, Some(([4, 3, 3, 2], 5, -1, 3)), Some(([2, 0, 0, 0], 5)), 40),
    ("chimpanzee-flame-cart", 1, [6, 5, 5, 4], None, Some(([2, 1, 1, 1], 5, -1, 1)), None, 20),
    ("old-silverback", 1, [2, 1, 1, 0], Some(6), Some(([6, 5, 4, 3], 4, 1, 3)), Some(([2, 1, 0, 0], 5)), 36),
    ("chimpanzee-wrench-gang", 2, [0; 4], Some(4), Some(([1; 4], 5, -2, 0)), None, 10),
    ("spider-monkey-rifles", 4, [0; 4], Some(4), Some(([1; 4], 5, -1, 0)), None, 16),
    ("lemur-leapers", 4, [0; 4], Some(4), Some(([1; 4], 4, -1, 0)), None, 18),
    ("tarsier-watchers", 2, [0; 4], Some(3), None, None, 12),
    ("capuchin-walker", 1, [9, 8, 7, 6], None, Some(([3, 3, 2, 2], 5, -1, 3)), Some(([2, 1, 0, 0], 5)), 38),
    ("howler-acid-crew", 2, [0; 4], Some(4), Some(([1; 4], 5, -1, 0)), None, 16),
    ("gibbon-autogyro", 1, [4; 4], None, Some(([1; 4], 6, -2, 0)), None, 24),
    ("marmoset-gas-throwers", 4, [0; 4], Some(3), Some(([1; 4], 6, -2, 0)), None, 14),
    ("colobus-menders", 2, [0; 4], Some(4), Some(([1; 4], 5, -2, 0)), None, 10),
];

#[test]
fn g_17_f_26_every_unit_is_as_the_page_has_it() {
    let look = |kind: &Kind| {
        let strength = kind.assault.map(|one| (one.dice, one.need, one.damage.plus, one.ap));
        let deflection = kind.deflection.map(|one| (one.dice, one.need));
        (kind.models, kind.armor, kind.psychic, strength, deflection, kind.price)
    };
    for (kind, (name, models, armor, psychic, strength, deflection, price)) in profiles().units.iter().zip(UNITS) {
        assert_eq!(kind.name, name);
        assert_eq!(look(kind), (models, armor, psychic, strength, deflection, price), "{name}");
    }
}

#[test]
fn g_20_g_6_every_damage_table_at_its_edges() {
    use Effect::{
        Bleeding, CannotMove, CannotTurn, Casualties, CrewCrippled, CrewTokens, Critical, Destroyed, Impaired, OnFire,
        Psychic, Shaken, Tokens,
    };
    let book = profiles();
    let table = |name: &str| book.tables.iter().find(|table| table.name == name).expect("a table").rows.clone();
    let check = |rows: &[monkeys::rules::hexes::profiles::Row], at: &[(i16, &[Effect])]| {
        for (number, effects) in at {
            assert_eq!(row(rows, *number), *effects, "{number}");
        }
    };
    let (one, fright) = ([Casualties(1)], [Casualties(1), Psychic(6)]);
    check(&table("line"), &[(0, &[]), (1, &one), (5, &one), (6, &fright), (7, &fright), (8, &[Destroyed])]);
    check(&table("brute"), &[(0, &[]), (1, &[Tokens(1)]), (3, &[Tokens(1)]), (4, &one), (6, &one), (7, &fright)]);
    check(&table("brute"), &[(8, &fright), (9, &[Destroyed]), (40, &[Destroyed])]);
    check(&table("pair"), &[(-3, &[]), (1, &one), (5, &one), (6, &[Destroyed])]);
    check(&table("tiny"), &[(1, &one), (4, &one), (5, &fright), (6, &[Destroyed])]);
    let (shaken, critical) = ([Tokens(1), Shaken], [Tokens(1), Shaken, Critical(6)]);
    check(&table("hull"), &[(3, &[Tokens(1)]), (4, &shaken), (5, &critical), (8, &critical), (9, &[Destroyed])]);
    check(&table("wing"), &[(2, &[Tokens(1)]), (3, &shaken), (4, &shaken), (5, &critical), (6, &critical)]);
    check(&table("wing"), &[(7, &[Destroyed])]);
    check(&table("beast"), &[(1, &[]), (2, &[Tokens(1)]), (5, &[Tokens(1)]), (6, &[Tokens(1), Bleeding(6)])]);
    check(&table("beast"), &[(10, &[Tokens(2), Bleeding(10)]), (13, &[Tokens(2), Bleeding(10)]), (14, &[Destroyed])]);
    check(&book.critical, &[(1, &[CannotTurn]), (2, &[CannotMove]), (3, &[Impaired]), (4, &[Tokens(3)])]);
    check(&book.critical, &[(5, &[Tokens(3)]), (6, &[OnFire])]);
    check(&book.crew, &[(3, &[]), (4, &[CrewCrippled]), (5, &[CrewCrippled]), (6, &[CrewCrippled, Shaken])]);
    check(&book.crew, &[(8, &[CrewCrippled, Shaken, CrewTokens(3)]), (11, &[CrewCrippled, Shaken, CrewTokens(3)])]);
    check(&book.crew, &[(12, &[Destroyed])]);
}
