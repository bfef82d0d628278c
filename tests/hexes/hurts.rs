//! Damage, terror, clouds, healing (R4 to R18, F14, F15, F23, F24, G5, A2, A3, A20, A25, A27).

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::battle::hexes::tell;
use monkeys::board::{Cell, hex::Bearing};
use monkeys::engine::{BattleLog, What};
use monkeys::rules::hexes::{
    answers::Answer,
    healing::{Care, Treatment},
    land::Cloud,
    speed::Speed::{Rest, Slow, Still},
    states::Tokens,
};

fn with(change: impl FnOnce(&mut Tokens)) -> Tokens {
    let mut tokens = Tokens::default();
    change(&mut tokens);
    tokens
}

/// A round in which nobody does anything.
fn idle(scene: &Scene, dice: &[u8]) -> Game {
    let mut game = scene.begin(dice);
    game.plan(&[]);
    game.plan(&[]);
    game.finish_round();
    game.dice_used();
    game
}

/// A unit of the first side with tokens, and an enemy far away.
fn one(kind: &str, tokens: Tokens) -> Scene {
    Scene::open().add(A, kind, 3, 13, N, Still).tokens(A, tokens).add(B, "spider-monkey-rifles", 6, 0, S, Still)
}

#[test]
fn r_4_a_10_terror_hits_enemies_in_range_only() {
    let scene = Scene::open()
        .add(A, "old-silverback", 3, 9, N, Still)
        .add(A, "baboon-rifles", 3, 11, N, Still)
        .add(B, "spider-monkey-rifles", 3, 7, S, Still)
        .add(B, "spider-monkey-rifles", 3, 5, S, Still)
        .add(B, "capuchin-walker", 4, 8, S, Still);
    let game = idle(&scene, &[4]);
    let shaken = |unit| game.unit(unit).tokens.shaken;
    assert_eq!([shaken(id(B, 1)), shaken(id(B, 2)), shaken(id(B, 3)), shaken(id(A, 2))], [1, 0, 0, 0]);
    let game = idle(&scene, &[3]);
    assert_eq!(game.unit(id(B, 1)).tokens.shaken, 0);
}

#[test]
fn r_5_a_1_minor_acid() {
    for (die, minor, damage) in [(2, 0, 0), (3, 1, 1), (6, 1, 1)] {
        let game = idle(&one("mandrill-crawler", with(|tokens| tokens.minor = 1)), &[die]);
        let tokens = &game.unit(id(A, 1)).tokens;
        assert_eq!((tokens.minor, tokens.damage), (minor, damage), "{die}");
    }
}

#[test]
fn r_7_a_12_a_20_poison_always_steps_down() {
    for (die, left) in [(12, Some(10)), (10, Some(8)), (8, Some(6)), (6, Some(4)), (4, None)] {
        let game = idle(&one("old-silverback", with(|tokens| tokens.poison = vec![die])), &[1]);
        assert_eq!(game.unit(id(A, 1)).tokens.poison.first().copied(), left, "d{die}");
    }
}

#[test]
fn r_10_f_15_poison_is_nothing_to_vehicles() {
    let game = idle(&one("mandrill-crawler", with(|tokens| tokens.poison = vec![6])), &[6]);
    assert_eq!(game.unit(id(A, 1)).tokens, with(|tokens| tokens.poison = vec![4]));
}

#[test]
fn r_11_r_12_a_2_fire_and_bleeding_ignore_armor_and_count_tokens() {
    let game = idle(&one("mandrill-crawler", with(|tokens| (tokens.fire, tokens.damage) = (1, 2))), &[2]);
    let tokens = &game.unit(id(A, 1)).tokens;
    assert_eq!((tokens.damage, tokens.shaken), (3, 1), "2 + 2 is 4: a token, shaken");
    let game = idle(&one("old-silverback", with(|tokens| (tokens.bleeding, tokens.damage) = (vec![6], 3))), &[3]);
    let tokens = &game.unit(id(A, 1)).tokens;
    assert_eq!((tokens.damage, tokens.bleeding.len()), (4, 2), "3 + 3 is 6: a token, and it bleeds more");
}

#[test]
fn r_18_resistance_counts_for_its_own_kind_only() {
    let resists = |tokens: Tokens, dice: &[u8]| {
        let game = idle(&one("baboon-rifles", tokens).option(A, "poison-resistance"), dice);
        game.models(id(A, 1))
    };
    assert_eq!(resists(with(|tokens| tokens.poison = vec![4]), &[2]), 4, "2 - 2 is nothing");
    assert_eq!(resists(with(|tokens| tokens.poison = vec![4]), &[3]), 3);
    assert_eq!(resists(with(|tokens| tokens.fire = 1), &[2]), 3, "fire is no poison");
}

#[test]
fn r_13_psychic_damage_ignores_tokens() {
    let scene = Scene::open()
        .add(A, "old-silverback", 3, 9, N, Still)
        .add(B, "spider-monkey-rifles", 3, 7, S, Still)
        .tokens(B, with(|tokens| tokens.damage = 3));
    assert_eq!(idle(&scene, &[3]).unit(id(B, 1)).tokens.shaken, 0, "3 is less than 4");
}

#[test]
fn r_14_f_23_poison_hurts_crews_by_their_own_tokens() {
    let cloud = Cloud { poison: 3, die: 10, ..Cloud::default() };
    let scene = one("mandrill-crawler", with(|tokens| tokens.damage = 5)).cloud(3, 13, cloud);
    // Three triggers: hit for 8, not hit, hit for 1, plus the three tokens of the first.
    let game = idle(&scene, &[5, 8, 4, 5, 1]);
    let crawler = game.unit(id(A, 1));
    assert!(crawler.hurt.crew);
    assert_eq!((crawler.tokens.crew, crawler.tokens.damage), (3, 5));
    assert_eq!(crawler.tokens.shaken, 1, "shaken once: 4 is no more than a crippled crew");
}

#[test]
fn f_12_f_23_a_12_a_25_clouds_strike_both_sides_once_a_step() {
    let cloud = Cloud { poison: 1, die: 4, acid: 1, ..Cloud::default() };
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Slow)
        .add(B, "spider-monkey-rifles", 3, 3, S, Slow)
        .cloud(3, 9, cloud)
        .cloud(3, 3, cloud)
        .begin(&[5, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 5]);
    game.plans(&[(1, "slow: 360,F,360", "-,-")], &[(1, "slow: 360,F,360", "-,-")]);
    game.until("Move");
    let (ours, theirs) = (&game.unit(id(A, 1)).tokens, &game.unit(id(B, 1)).tokens);
    assert_eq!((&ours.poison[..], ours.minor), (&[4][..], 1), "two dice count, one token comes");
    assert_eq!((theirs.poison.len(), theirs.minor), (0, 1));
    game.dice_used();
}

#[test]
fn f_23_burning_hexes_set_on_fire_and_burn_down() {
    let burning = Cloud { burning: 1, ..Cloud::default() };
    let scene = one("baboon-rifles", Tokens::default())
        .but(A, |unit| unit.models = Some(1))
        .ground("forest", &[(3, 13)])
        .cloud(3, 13, burning);
    // Still in forest they take cover: 7 is needed, which an open-ended 6 and 5 make.
    let game = idle(&scene, &[6, 4, 6, 5, 5, 2, 1, 1]);
    assert_eq!(game.threw("burning-hex").len(), 3);
    assert_eq!(game.unit(id(A, 1)).tokens.fire, 0, "it stopped at once");
    assert_eq!(game.threw("fire").len(), 1);
    let field = game.field();
    assert_eq!((field.terrain(at(3, 13)).name.as_str(), field.land.cloud(at(3, 13)).burning), ("rough", 0));
}

#[test]
fn a_3_tokens_of_a_step_help_later_steps_only() {
    // Two fires in one step: 3 and 3; neither adds to the other.
    let game = idle(&one("mandrill-crawler", with(|tokens| tokens.fire = 2)), &[3, 3]);
    let tokens = &game.unit(id(A, 1)).tokens;
    assert_eq!((tokens.damage, tokens.shaken), (2, 0));
}

#[test]
fn a_19_each_token_of_a_kind_rolls() {
    let game = idle(&one("old-silverback", with(|tokens| tokens.poison = vec![4, 6, 4])), &[1, 1, 1]);
    assert_eq!(game.unit(id(A, 1)).tokens.poison, [4]);
    assert_eq!(game.dice_for("poison"), 3);
}

/// A healer and its patient in one hex, up to the question of what is healed.
fn ward(healer: &str, patient: &str, tokens: Tokens, dice: &[u8]) -> Game {
    let mut game = Scene::open()
        .add(A, healer, 3, 13, N, Still)
        .add(A, patient, 3, 13, N, Still)
        .tokens(A, tokens)
        .add(B, "spider-monkey-rifles", 6, 0, S, Still)
        .begin(dice);
    game.plan(&[]);
    game.plan(&[]);
    game
}

#[test]
fn g_5_f_24_two_points_of_healing() {
    let patient = id(A, 2);
    let tokens = with(|tokens| (tokens.poison, tokens.damage) = (vec![8], 1));
    let mut game = ward("chimpanzee-wrench-gang", "baboon-rifles", tokens, &[1, 1]);
    game.until("Heal");
    let heal = |care: &[Care]| Answer::Heal(id(A, 1), care.iter().map(|care| Treatment(patient, *care)).collect());
    let answers = game.questions()[0].answers.clone();
    assert_eq!(answers[0], heal(&[]), "it may do nothing");
    assert!(answers.contains(&heal(&[Care::PoisonStep(8), Care::Token])));
    assert!(answers.contains(&heal(&[Care::Token])));
    assert!(!answers.contains(&heal(&[Care::Poison(8)])), "that costs 3");
    assert_ne!(*game.questions()[0].default(), heal(&[]));
    game.choose(&[heal(&[Care::PoisonStep(8), Care::Token])]);
    let tokens = &game.unit(patient).tokens;
    assert_eq!(tokens.damage, 0);
    // The first step is before Agony, which rolled a d6 then.
    let weaker = |what: &What| matches!(what, What::Threw { sides: 6, why: "poison", .. });
    assert!(game.facts().iter().any(weaker));
    assert_eq!((game.models(patient), &tokens.poison[..]), (3, &[][..]), "it went with the model");
}

#[test]
fn g_5_shaken_healers_and_other_hexes_heal_nothing() {
    let mut game = Scene::open()
        .add(A, "chimpanzee-wrench-gang", 3, 13, N, Still)
        .add(A, "baboon-rifles", 3, 11, N, Still)
        .tokens(A, with(|tokens| tokens.damage = 1))
        .add(B, "spider-monkey-rifles", 6, 0, S, Still)
        .begin(&[]);
    game.plan(&[]);
    game.plan(&[]);
    game.finish_round();
    assert_eq!(game.unit(id(A, 2)).tokens.damage, 1);
    // Terror in Agony 0 shakes the healers, or not, before Healing 2.
    for (die, left) in [(4, 1), (3, 0)] {
        let scene = Scene::open()
            .add(A, "colobus-menders", 3, 13, N, Still)
            .add(A, "mandrill-crawler", 3, 13, N, Still)
            .tokens(A, with(|tokens| tokens.damage = 1))
            .add(B, "old-silverback", 3, 11, S, Still);
        let game = idle(&scene, &[die]);
        assert_eq!(game.unit(id(A, 2)).tokens.damage, left, "terror of {die}");
    }
}

#[test]
fn f_24_repair_takes_shaken_tokens_of_vehicles() {
    let tokens = with(|tokens| (tokens.shaken, tokens.minor) = (1, 1));
    let mut game = ward("colobus-menders", "mandrill-crawler", tokens, &[3]);
    game.until("Heal");
    let patient = id(A, 2);
    let all = vec![Treatment(patient, Care::Shaken), Treatment(patient, Care::Token)];
    game.choose(&[Answer::Heal(id(A, 1), all)]);
    let tokens = &game.unit(patient).tokens;
    assert_eq!((tokens.shaken, tokens.damage, tokens.minor), (0, 0, 1), "healed after Agony, in the second step");
}

#[test]
fn g_19_a_beast_that_rests_heals_itself() {
    let mut game = Scene::open()
        .add(A, "old-silverback", 3, 13, N, Rest)
        .tokens(A, with(|tokens| tokens.damage = 2))
        .add(B, "spider-monkey-rifles", 6, 0, S, Still)
        .begin(&[]);
    game.plans(&[(1, "rest: -,-,-", "-,-")], &[]);
    game.finish_round();
    assert_eq!(game.unit(id(A, 1)).tokens.damage, 1);
    game.plans(&[(1, "rest: B[still],-,-", "-,-")], &[]);
    game.finish_round();
    assert_eq!((game.unit(id(A, 1)).tokens.damage, game.unit(id(A, 1)).stance.speed), (1, Still));
}

#[test]
fn a_27_casualties_beyond_the_last_are_nothing() {
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, N, Still)
        .add(B, "tarsier-watchers", 3, 3, Bearing::South, Slow)
        .but(B, |unit| unit.models = Some(1))
        .begin(&[6, 1, 3, 6, 1, 3, 6, 1, 3, 6, 1, 3]);
    game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[(1, "still: 360,-,-", "-,-")]);
    game.until("Fire");
    game.choose(&[]);
    assert_eq!(game.models(id(B, 1)), 0);
    assert_eq!(game.outcome().map(|(_, how)| how), Some("eliminated"));
    game.dice_used();
}

#[test]
fn f_24_two_points_lower_one_token_by_two_dice() {
    let patient = id(A, 2);
    for (dice, steps) in [(vec![6], [6, 4]), (vec![12], [12, 10]), (vec![6, 6], [6, 6]), (vec![8, 6], [8, 6])] {
        let tokens = with(|tokens| tokens.poison.clone_from(&dice));
        let mut game = ward("chimpanzee-wrench-gang", "baboon-rifles", tokens, &[]);
        game.until("Heal");
        let steps = steps.map(|die| Treatment(patient, Care::PoisonStep(die)));
        let heal = Answer::Heal(id(A, 1), steps.to_vec());
        let offered = game.questions()[0].answers.iter().filter(|answer| **answer == heal).count();
        assert_eq!(offered, 1, "{dice:?}: {:?}", game.questions()[0].answers);
    }
    let tokens = with(|tokens| tokens.bleeding = vec![6]);
    let mut game = ward("chimpanzee-wrench-gang", "baboon-rifles", tokens, &[]);
    game.until("Heal");
    game.choose(&[Answer::Heal(id(A, 1), [6, 4].map(|die| Treatment(patient, Care::BleedingStep(die))).to_vec())]);
    assert!(game.unit(patient).tokens.bleeding.is_empty() && game.threw("bleeding").is_empty(), "it has stopped");
}

#[test]
fn f_23_a_burning_forest_is_rough_after_the_first_aftermath() {
    let burning = Cloud { burning: 2, ..Cloud::default() };
    let scene = one("mandrill-crawler", Tokens::default()).ground("forest", &[(0, 8)]).cloud(0, 8, burning);
    let game = idle(&scene, &[]);
    let field = game.field();
    assert_eq!((field.terrain(at(0, 8)).name.as_str(), field.land.cloud(at(0, 8)).burning), ("rough", 1));
}

#[test]
fn r_3_acid_eats_no_armor_where_there_is_none() {
    let game = idle(&one("baboon-rifles", with(|tokens| tokens.acid = 1)), &[4]);
    assert_eq!((game.unit(id(A, 1)).tokens.damage, game.unit(id(A, 1)).hurt.worn), (1, 0));
    let game = idle(&one("gorilla-storm", with(|tokens| tokens.acid = 1)), &[4]);
    assert_eq!(game.unit(id(A, 1)).hurt.worn, 1, "its front and front-sides have some");
}

/// The log of a battle in words, starting at the step with this name.
fn told(game: &Game) -> Vec<String> {
    let facts = game.0.resource::<BattleLog>().facts();
    tell::lines(&tell::Names::of(&game.0), facts).into_iter().map(|line| line.text).collect()
}

#[test]
fn f_14_damage_is_told_with_what_it_does() {
    let bleeds = |left: u8| {
        one("baboon-rifles", with(|tokens| tokens.bleeding = vec![6])).but(A, |unit| unit.models = Some(left))
    };
    let burns = one("old-silverback", with(|tokens| tokens.fire = 1));
    let terror = Scene::open().add(A, "old-silverback", 3, 9, N, Still);
    let terror = terror.add(B, "spider-monkey-rifles", 3, 7, S, Still);
    for (scene, die, line) in [
        (bleeds(4), 2, "Baboon rifles takes 2 bleeding damage: 3 models are left."),
        (bleeds(1), 2, "Baboon rifles takes 2 bleeding damage: it is destroyed."),
        (burns, 2, "Old silverback takes 2 fire damage: it has 1 future-damage token."),
        (terror, 3, "Spider monkey rifles takes 3 psychic damage, which does nothing."),
    ] {
        let lines = told(&idle(&scene, &[die]));
        assert!(lines.iter().any(|told| told == line), "{line} in {lines:?}");
    }
}

#[test]
fn g_11_the_log_names_hexes_by_who_is_near() {
    let mut game = Scene::open()
        .add(A, "colobus-menders", 3, 9, N, Still)
        .add(A, "baboon-rifles", 6, 16, N, Still)
        .add(B, "baboon-rifles", 3, 1, S, Still)
        .begin(&[]);
    game.plans(&[(1, "still: 360,A+F,360", "Fire,Fire")], &[]);
    game.until("Fire");
    game.choose(&[Answer::Smoke(id(A, 1), 2, Cell::new(3, 5))]);
    let lines = told(&game);
    for line in [
        "Smoke 2 hexes north of Colobus menders: 2 markers.",
        "Colobus menders is set up in the middle, facing north, standing still.",
    ] {
        assert!(lines.iter().any(|told| told == line), "{line} in {lines:?}");
    }
    game.until("Move");
    game.finish_round();
    let lines = told(&game);
    assert!(lines.iter().any(|told| told == "Colobus menders moves 1 hex north."), "{lines:?}");
}
