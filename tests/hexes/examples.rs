//! The worked examples of the page, with its dice. W1 is in `files`, W2 and W15 are in the tests of the board.

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::board::{Cell, hex::Bearing};
use monkeys::engine::{What, fact::Who};
use monkeys::rules::hexes::{
    answers::Answer,
    field::Group,
    sheets::{FireCell, FireCells},
    speed::Speed::{self, Slow, Still},
    states::Tokens,
};

/// A card for a speed that a still unit doesn't have: it has no effect, and the unit stays still (A17).
const IDLE_STILL: &str = "slow: 360,B,-";

/// Fires everything that is marked, except for these weapons of a unit.
fn fire(game: &mut Game, held: &[Answer]) {
    game.until("Fire");
    game.choose(held);
}

fn tokens(damage: u8) -> Tokens {
    Tokens { damage, ..Tokens::default() }
}

#[test]
fn w_3_r_16_rifles_at_a_section_in_cover() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .add(B, "spider-monkey-rifles", 3, 3, S, Still)
        .begin(&[2, 5, 3, 6, 3, 2, 4]);
    game.plans(&[(1, IDLE_STILL, "Fire,Fire")], &[(1, IDLE_STILL, "-,-")]);
    fire(&mut game, &[]);
    assert_eq!(game.needs(), [5; 4]);
    assert_eq!(game.models(id(B, 1)), 3, "one is down");
    game.until("Fire");
    game.dice_used();
}

#[test]
fn w_4_a_7_an_aimed_shot_at_long_range() {
    let mut game = Scene::open()
        .add(A, "tarsier-watchers", 3, 15, N, Still)
        .but(A, |unit| unit.models = Some(1))
        .add(B, "mandrill-crawler", 3, 1, Bearing::SouthEast, Slow)
        .begin(&[1, 1, 2, 5, 3, 4, 2, 1, 6]);
    game.plans(&[(1, IDLE_STILL, "Aim,Fire")], &[(1, "still: (L/R),A,F", "-,-")]);
    fire(&mut game, &[]);
    assert_eq!(game.needs(), [1]);
    assert_eq!(game.threw("armor"), [(vec![1, 2, 5, 3, 4, 2, 1], Some(5))]);
    assert_eq!(game.unit(id(B, 1)).tokens, tokens(1));
    game.dice_used();
}

/// The crawler's cannon at the front of a walker, this many hexes away.
fn cannon(far: i16, tokens: u8, dice: &[u8]) -> Game {
    let mut game = Scene::open()
        .add(A, "mandrill-crawler", 3, 3 + 2 * far, N, Slow)
        .add(B, "capuchin-walker", 3, 3, S, Still)
        .tokens(B, Tokens { damage: tokens, ..Tokens::default() })
        .begin(dice);
    game.plans(&[(1, "still: (L/R),A,F", "Fire,Load")], &[(1, IDLE_STILL, "-,-")]);
    fire(&mut game, &[Answer::Hold(id(A, 1), 2)]);
    game
}

/// Whether the second side's unit had two shaken tokens.
fn is_shaken_twice(game: &Game) -> bool {
    game.facts().contains(&What::Counted { who: Who::Unit(id(B, 1)), mark: "shaken", count: 2 })
}

#[test]
fn w_5_a_23_the_cannon_near_far_and_next_to_it() {
    let game = cannon(3, 0, &[3, 4, 2, 4]);
    assert_eq!((game.needs(), game.threw("armor")), (vec![3], vec![(vec![4], Some(5))]));
    let walker = game.unit(id(B, 1));
    // The token of the hit, three of the critical die.
    assert_eq!(walker.tokens.damage, 4);
    assert!(is_shaken_twice(&game));
    game.dice_used();

    let game = cannon(6, 0, &[5, 5, 2, 6, 1, 3]);
    assert_eq!((game.needs(), game.threw("damage").len()), (vec![5], 0), "blocked");
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens::default());
    game.dice_used();

    let game = cannon(1, 0, &[2, 1, 3]);
    assert_eq!((game.needs(), game.threw("armor").len()), (vec![2], 0));
    assert_eq!(game.unit(id(B, 1)).hurt.impaired, 1, "1 + 3 + 1 is 5: a critical die");
    game.dice_used();
}

#[test]
fn w_6_f_14_tokens_help_the_roll_and_are_halved_by_casualties() {
    let game = cannon(1, 2, &[2, 3]);
    assert_eq!(game.outcome(), Some((Some(A), "eliminated")), "2 + 7 is 9: destroyed");

    let mut game = Scene::open()
        .add(A, "spider-monkey-rifles", 3, 9, N, Still)
        .but(A, |unit| unit.models = Some(1))
        .add(B, "baboon-rifles", 3, 3, S, Still)
        .tokens(B, tokens(3))
        .begin(&[5, 3]);
    game.plans(&[(1, IDLE_STILL, "Fire,Fire")], &[(1, IDLE_STILL, "-,-")]);
    fire(&mut game, &[]);
    assert_eq!((game.models(id(B, 1)), game.unit(id(B, 1)).tokens.damage), (3, 1));
    game.dice_used();
}

/// A unit of the second side with only its tokens, to the end of the round.
fn agony(kind: &str, tokens: Tokens, dice: &[u8]) -> Game {
    let mut game = Scene::open()
        .add(A, "macaque-pathfinders", 0, 16, N, Still)
        .add(B, kind, 3, 3, S, Still)
        .tokens(B, tokens)
        .begin(dice);
    game.plans(&[], &[(1, IDLE_STILL, "-,-")]);
    game.finish_round();
    game.dice_used();
    game
}

fn acid(dice: &[u8]) -> Game {
    agony("capuchin-walker", Tokens { acid: 1, ..Tokens::default() }, dice)
}

#[test]
fn w_7_r_3_a_13_a_18_acid() {
    let game = acid(&[4]);
    let (walker, cloud) = (game.unit(id(B, 1)), game.field().land.cloud(at(3, 3)));
    assert_eq!((walker.tokens.damage, walker.hurt.worn, walker.tokens.acid), (1, 1, 1));
    assert_eq!((cloud.poison, cloud.die, cloud.acid), (1, 4, 1), "two markers, of which one went in Aftermath");
    assert_eq!(game.field().armor(game.ix(id(B, 1)), Group::Front), 8);

    let game = acid(&[6, 2, 5, 1]);
    let walker = game.unit(id(B, 1));
    assert_eq!((walker.tokens.damage, walker.hurt.worn), (2, 1));
    assert_eq!(game.threw("fire"), [(vec![1], None)], "set on fire, which stops in the same round");

    let game = acid(&[6, 1, 1]);
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens::default(), "gone");

    let game = acid(&[1, 2]);
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens::default());
    let game = acid(&[1, 5]);
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens { minor: 1, damage: 1, ..Tokens::default() });
}

#[test]
fn a_13_sixes_of_acid_end_after_eight_rolls() {
    let game = acid(&[6; 8]);
    assert_eq!(game.dice_for("acid"), 8);
}

#[test]
fn w_8_r_6_r_7_r_8_fire_poison_and_bleeding() {
    let fire = Tokens { fire: 1, ..Tokens::default() };
    let game = agony("capuchin-walker", fire.clone(), &[1]);
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens::default());
    let game = agony("capuchin-walker", fire, &[4]);
    let tokens = &game.unit(id(B, 1)).tokens;
    assert_eq!((tokens.damage, tokens.shaken, tokens.fire), (1, 1, 1), "shaken by two, one gone in Aftermath");

    let game = agony("baboon-rifles", Tokens { damage: 1, poison: vec![8], ..Tokens::default() }, &[6, 2]);
    let baboons = game.unit(id(B, 1));
    assert_eq!((baboons.models.0, &baboons.tokens), (3, &Tokens::default()), "poison and token are gone");
    assert_eq!(game.threw("psychic").len(), 1);

    let game = agony("old-silverback", Tokens { poison: vec![8], ..Tokens::default() }, &[6, 1]);
    let beast = &game.unit(id(B, 1)).tokens;
    assert_eq!((beast.damage, &beast.poison[..], &beast.bleeding[..]), (1, &[6][..], &[][..]));
    assert_eq!(game.dice_for("bleeding"), 1, "it bled at once");

    let bleeding = Tokens { bleeding: vec![6], ..Tokens::default() };
    let game = agony("old-silverback", bleeding.clone(), &[1]);
    assert_eq!(game.unit(id(B, 1)).tokens, Tokens::default());
    let game = agony("old-silverback", bleeding, &[5]);
    assert_eq!((game.unit(id(B, 1)).tokens.damage, game.unit(id(B, 1)).tokens.bleeding.len()), (1, 1));
}

#[test]
fn w_9_g_14_a_4_f_1_f_19_gorillas_storm_a_section() {
    let dice = [1, 4, 5, 6, 2, 4, 5, 3, 6, 1, 6, 2, 3, 1, 6, 2, 3, 4];
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(B, "baboon-rifles", 3, 7, Bearing::SouthEast, Still)
        .add(B, "tarsier-watchers", 0, 0, S, Still)
        .begin(&dice);
    game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, IDLE_STILL, "-,-"), (2, IDLE_STILL, "-,-")]);
    game.until("Retreat");
    let struck =
        |game: &Game, purpose: &str| game.threw(purpose).into_iter().map(|(dice, _)| dice.len()).collect::<Vec<_>>();
    assert_eq!((struck(&game, "strength"), struck(&game, "deflection")), (vec![6, 4], vec![2]));
    assert_eq!(game.models(id(B, 1)), 4, "they go back first");
    game.choose(&[]);
    assert_eq!(game.asked(), ("Move", A));
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 7)), None));
    let went = What::Moved { piece: id(B, 1).primate(1), cell: Cell::new(3, 5) };
    assert!(game.facts().contains(&went), "they fell one hex back");
    assert_eq!((game.models(id(A, 1)), game.unit(id(A, 1)).tokens.damage), (2, 1));
    game.dice_used();
}

/// Lemurs against the front of a crawler, with this many successes: its tokens, and whether two shook it.
fn cunning(dice: [u8; 4]) -> (u8, bool) {
    let mut all = dice.to_vec();
    all.extend([1; 6]);
    let mut game =
        Scene::open().add(A, "lemur-leapers", 3, 9, N, Slow).add(B, "mandrill-crawler", 3, 7, S, Still).begin(&all);
    game.plans(&[(1, "slow: F,B,360", "-,-")], &[(1, "slow: F,-,B", "-,-")]);
    game.until("Strike");
    game.choose(&[Answer::Strike(id(A, 1), Group::Front, true)]);
    game.finish_round();
    game.dice_used();
    (game.unit(id(B, 1)).tokens.damage, is_shaken_twice(&game))
}

#[test]
fn w_10_r_21_cunning_assault() {
    assert_eq!(cunning([4, 5, 6, 4]), (2, true));
    assert_eq!(cunning([4, 5, 6, 3]), (1, false));
}

#[test]
fn w_11_r_20_a_11_shaken_units_roll_half_against_terror() {
    for (models, dice) in [(3, 1), (4, 2)] {
        let mut game = Scene::open()
            .add(A, "old-silverback", 3, 9, N, Slow)
            .add(B, "lemur-leapers", 3, 7, S, Slow)
            .but(B, |unit| unit.models = Some(models))
            .tokens(B, Tokens { shaken: 2, ..Tokens::default() })
            .begin(&[1; 20]);
        game.plans(&[(1, "slow: F,360,F", "-,-")], &[(1, "slow: F,F,360", "-,-")]);
        game.until("Retreat");
        let threw: Vec<usize> = game.threw("strength").into_iter().map(|(dice, _)| dice.len()).collect();
        assert_eq!(threw, [6, dice], "{models} models");
    }
}

#[test]
fn w_12_f_22_shaken_for_one_whole_round_after_this_one() {
    let mut game = cannon(3, 0, &[3, 4, 1]);
    let shaken = |game: &Game| game.unit(id(B, 1)).tokens.shaken;
    assert!(is_shaken_twice(&game));
    game.finish_round();
    assert_eq!((shaken(&game), game.turn().round), (1, 2));
    game.plans(&[(1, "still: (L/R),A,F", "-,-")], &[(1, IDLE_STILL, "Fire,Fire")]);
    game.finish_round();
    assert_eq!((shaken(&game), game.turn().round), (0, 3));
    assert_eq!(game.needs().len(), 1, "it could not fire");
    game.plans(&[(1, "still: (L/R),A,F", "-,-")], &[(1, IDLE_STILL, "Fire,Fire")]);
    assert_eq!(game.asked(), ("Fire", B), "it can again");
}

/// Watchers aiming at a crawler in range in a gunnery step of the first round; what the first Fire needs in each later
/// round.
fn aims(cells: FireCells, rounds: &[(&str, &[u8])]) -> Vec<i32> {
    let mut game = Scene::open()
        .numbers(|book| {
            let arms = book.fires.iter_mut().find(|sheet| sheet.name == "arms").expect("a sheet");
            arms.cards[1].entries[0].cells = cells;
        })
        .add(A, "tarsier-watchers", 3, 11, N, Still)
        .but(A, |unit| unit.models = Some(1))
        .add(B, "mandrill-crawler", 3, 3, S, Slow)
        .begin(&[1; 12]);
    for (card, fires) in rounds {
        game.plans(&[(1, IDLE_STILL, card)], &[(1, "still: (L/R),A,F", "-,-")]);
        for fire in *fires {
            game.until("Fire");
            let held = [Answer::Hold(id(A, 1), 1)];
            game.choose(if *fire == 1 { &[] } else { &held });
        }
        game.finish_round();
    }
    game.needs()
}

#[test]
fn w_13_a_22_aim_lasts_until_the_same_step_of_the_next_round() {
    // Still, good, accurate, at a steady target: 1 without the aim.
    let first = FireCells([FireCell::Aim, FireCell::Fire]);
    assert_eq!(aims(first, &[("Aim,Fire", &[1]), ("Fire,Fire", &[1, 1])]), [-1, 1, 1], "used up");
    assert_eq!(aims(first, &[("Aim,Fire", &[0]), ("Fire,Fire", &[1, 1])]), [-1, 1]);
    assert_eq!(aims(first, &[("Aim,Fire", &[0]), ("Fire,Fire", &[0, 1])]), [1], "too late");
    let second = FireCells([FireCell::Nothing, FireCell::Aim]);
    assert_eq!(aims(second, &[("Aim,Fire", &[]), ("Fire,Fire", &[0, 1])]), [-1]);
    assert_eq!(aims(second, &[("Aim,Fire", &[]), ("Fire,Fire", &[0, 0]), ("Fire,Fire", &[1, 0])]), [1]);
}

/// Slow units that move forward in the first movement step.
fn forward(units: &[(monkeys::force::Side, &str, i16, i16, Bearing)]) -> Game {
    let mut scene =
        Scene::open().add(A, "macaque-pathfinders", 0, 16, N, Still).add(B, "marmoset-gas-throwers", 6, 0, S, Still);
    for (side, kind, x, y, facing) in units {
        scene = scene.add(*side, kind, *x, *y, *facing, Slow);
    }
    let mut game = scene.begin(&[1; 60]);
    for side in [A, B] {
        let count = units.iter().filter(|unit| unit.0 == side).count() as u8;
        let cards: Vec<(u8, &str, &str)> = (2..2 + count).map(|number| (number, "slow: F,360,F", "-,-")).collect();
        game.plan(&cards);
    }
    game
}

#[test]
fn w_14_g_4_who_meets_whom() {
    let mut game = forward(&[(A, "baboon-rifles", 3, 9, N), (B, "spider-monkey-rifles", 3, 7, S)]);
    game.until("Retreat");
    assert_eq!(game.turn().fights[0].hex, at(3, 7), "the goal of the side with the higher rank");

    let mut game = forward(&[(A, "baboon-rifles", 3, 9, N), (B, "spider-monkey-rifles", 3, 7, Bearing::NorthEast)]);
    game.through("Move");
    assert_eq!((game.hex(id(A, 2)), game.hex(id(B, 2))), (Some((3, 7)), Some((4, 6))), "nobody is there any more");
    assert!(game.threw("strength").is_empty());

    let mut game = forward(&[
        (A, "baboon-rifles", 3, 9, N),
        (A, "baboon-rifles", 2, 8, Bearing::NorthEast),
        (A, "baboon-rifles", 4, 8, Bearing::NorthWest),
    ]);
    game.until("Stay");
    assert_eq!(game.asked(), ("Stay", A));
    game.choose(&[]);
    let hexes: Vec<_> = (2..5).map(|number| game.hex(id(A, number)).expect("on the board")).collect();
    assert_eq!(hexes, [(3, 7), (3, 7), (4, 8)], "the highest name stays");

    let mut game = forward(&[(A, "baboon-rifles", 3, 11, N), (A, "baboon-rifles", 3, 9, N)]);
    game.through("Move");
    assert_eq!((game.hex(id(A, 2)), game.hex(id(A, 3))), (Some((3, 9)), Some((3, 7))), "a column moves on");
}

#[test]
fn w_15_f_8_g_13_sight_over_ground() {
    let game = Scene::open().ground("forest", &[(3, 9)]).ground("hill", &[(3, 13)]).begin(&[]);
    let sees = |a: (i16, i16), b: (i16, i16)| game.field().sees(at(a.0, a.1), at(b.0, b.1), false);
    assert!(!sees((3, 11), (3, 5)) && !sees((1, 9), (5, 9)));
    assert!(sees((2, 8), (4, 8)));
    assert!(!sees((3, 13), (3, 7)) && sees((3, 13), (3, 5)));
    assert!(game.field().sees(at(3, 11), at(3, 5), true), "flyers see over it");
}

#[test]
fn w_16_a_17_a_card_is_carried_out_to_its_end() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .add(A, "baboon-rifles", 0, 16, N, Still)
        .add(B, "marmoset-gas-throwers", 6, 0, S, Still)
        .begin(&[]);
    game.plans(&[(1, "still: 360,A+F,360", "-,-"), (2, "slow: 360,F,360", "-,-")], &[]);
    game.until("Move");
    game.choose(&[Answer::Move(id(A, 1), N, Cell::new(3, 9))]);
    game.through("Move");
    let stance = |game: &Game, number| game.unit(id(A, number)).stance.speed;
    // The second step leaves no choice; the turn of the third one is asked for.
    game.until("Move");
    assert_eq!((game.hex(id(A, 1)), stance(&game, 1)), (Some((3, 7)), Slow));
    assert_eq!(game.questions().len(), 1);
    let turned = Answer::Move(id(A, 1), Bearing::SouthEast, Cell::new(3, 7));
    game.choose(&[turned]);
    assert_eq!(game.unit(id(A, 1)).stance.facing, Bearing::SouthEast);
    game.finish_round();
    assert_eq!((game.hex(id(A, 2)), stance(&game, 2)), (Some((0, 16)), Speed::Still), "three times nothing");
}

#[test]
fn w_16_f_20_who_was_driven_back_may_still_turn() {
    let mut game = Scene::open()
        .add(A, "gorilla-storm", 3, 9, N, Slow)
        .add(B, "spider-monkey-rifles", 3, 5, S, Slow)
        .begin(&[1; 60]);
    game.plans(&[(1, "slow: 360,F,Chase", "-,-")], &[(1, "slow: F,360,F", "-,-")]);
    // The section is in (3, 7) when the gorillas come in the second step; no die counts, and rank decides.
    game.until("Retreat");
    game.choose(&[Answer::Retreat(id(B, 1), Cell::new(3, 5), S)]);
    assert_eq!((game.hex(id(A, 1)), game.hex(id(B, 1))), (Some((3, 7)), Some((3, 5))));
    assert_eq!(game.asked(), ("Move", B), "a free turn instead of a step forward");
    assert!(game.questions()[0].answers.contains(&Answer::Move(id(B, 1), N, Cell::new(3, 5))));
}
