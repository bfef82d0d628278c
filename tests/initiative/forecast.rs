//! The window's forecast of an order: the numbers are those of the rules.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::battle::{account::Duel, shown::Shown};
use monkeys::force::UnitId;
use monkeys::rules::initiative::{
    Initiative, Order,
    movement::Pace,
    muster::{Stall, mount_id},
    order::{Action, Attack, Mark, Then},
};
use monkeys::words::word;

/// What the baboon and its enemy could do to each other after an action.
fn after(game: &Game, action: Action) -> Duel {
    let duels = Initiative::exchange(game.view(), id(A, 1), Some(&Order::Act(id(A, 1), action)));
    duels.into_iter().next().expect("there is an enemy")
}

fn walk(x: i16) -> Action {
    Action::Move(Pace::Walk, vec![at(x, 10)], Then::Stop)
}

#[test]
fn r_10_whoever_rises_to_walk_is_shot_at_standing() {
    // Medium range: Formidable, and Impossible while it is prone.
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "spider-monkey-rifle", 30, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    assert_eq!(after(&game, Action::Hold).theirs.need, "5 5 5");
    assert_eq!(after(&game, Action::GoProne).theirs.need, "2 2 2");
    game.act(Action::GoProne);
    game.until(id(A, 1), 3);
    assert_eq!(after(&game, Action::Hold).theirs.need, "2 2 2");
    assert_eq!(after(&game, walk(11)).theirs.need, "5 5 5");
    assert_eq!(after(&game, Action::StandUp).theirs.need, "5 5 5");
    let crawl = Action::Move(Pace::Crawl, vec![at(11, 10)], Then::Stop);
    assert_eq!(after(&game, crawl).theirs.need, "2 2 2");
}

#[test]
fn a_21_whoever_walks_no_longer_aims() {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "spider-monkey-rifle", 20, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    game.aim(id(B, 1));
    game.until(id(A, 1), 3);
    assert_eq!(after(&game, Action::Hold).ours.need, "17 10 10");
    assert_eq!(after(&game, walk(11)).ours.need, "10 10 10");
}

/// Chances in tenths of a percent that fire takes a target out without killing it, and that it kills it.
fn told(game: &Game, target: UnitId) -> (u16, u16) {
    let order = Order::Act(id(A, 1), Action::Fire(target));
    let prospect = Initiative::prospect(game.view(), &order).expect("it may fire");
    let of = |id: &str| {
        let words = word(id);
        prospect.parts[0].chances.iter().filter(|chance| chance.words == words).map(|chance| chance.tenths).sum()
    };
    (of("initiative-chance-out"), of("initiative-chance-dead"))
}

#[test]
fn r_12_g_14_nobody_is_put_out_who_is_out_already() {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "spider-monkey-rifle", 20, 10);
    let scene = scene.add_as(B, "howler-gunner", (20, 14), |howler| howler.condition.hurt[6] = 99);
    let mut game = scene.mule(B, Stall::On(at(20, 6))).begin(&[]);
    game.until(id(A, 1), 4);
    assert!(told(&game, id(B, 1)).0 > 0);
    let ((howler, dead), (mule, killed)) = (told(&game, id(B, 2)), told(&game, mount_id(B, 0)));
    assert_eq!((howler, mule), (0, 0), "neither acts anyway");
    assert!(dead > 0 && killed > 0);
}

/// A howler goes out of sight behind a wall; the tarsier is next to where it was last seen, and the lemur next to where
/// it is now.
#[test]
fn g_6_a_1_strays_fall_where_the_target_was_seen_last() {
    let walls = [(8, 6), (9, 6), (10, 6), (14, 6), (15, 6), (16, 6)];
    let scene = Scene::with('#', &walls).add(A, "gorilla-heavy", 12, 14).add(B, "howler-gunner", 9, 5);
    let scene = scene.add(B, "tarsier-marksman", 12, 4).add(B, "lemur-scout", 16, 4);
    let mut game = scene.begin(&[]);
    game.until(id(B, 1), 3);
    game.go(Pace::Trot, &[(10, 5), (11, 5), (12, 5), (13, 5), (14, 5), (15, 5)]);
    game.until(id(A, 1), 3);
    let order = Order::Act(id(A, 1), Action::Fire(id(B, 1)));
    let prospect = Initiative::prospect(game.view(), &order).expect("it was seen in this phase");
    let named = |name: &str| prospect.notes.iter().any(|note| note.words.contains(name));
    assert!(named("Tarsier marksman") && !named("Lemur scout"), "{:?}", prospect.notes);
}

#[test]
fn g_6_only_friends_are_named_as_ones_own() {
    let scene = Scene::open().add(A, "gorilla-heavy", 10, 10).add(A, "baboon-rifle", 20, 11);
    let scene = scene.add(B, "howler-gunner", 20, 10).add(B, "tarsier-marksman", 21, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 3);
    let order = Order::Act(id(A, 1), Action::Fire(id(B, 1)));
    let prospect = Initiative::prospect(game.view(), &order).expect("it may fire");
    let told: Vec<&str> = prospect.notes.iter().filter(|note| note.rule == "G6").map(|note| &*note.words).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("Baboon rifle") && !told[0].contains("Tarsier marksman"), "{told:?}");
    assert!(told[1].contains("Tarsier marksman") && !told[1].contains("Baboon rifle"), "{told:?}");
}

/// The lines of fire from the first character of A to the first one of B.
fn terms(game: &Game) -> Vec<(String, String)> {
    let order = Order::Act(id(A, 1), Action::Fire(id(B, 1)));
    let prospect = Initiative::prospect(game.view(), &order).expect("it may fire");
    prospect.parts[0].terms.iter().map(|term| (term.words.clone(), term.value.clone())).collect()
}

/// The effect of a line on the number is in words that tell good from bad.
#[test]
fn g_3_what_is_easier_or_harder_is_said_so_and_a_level_only_once() {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10);
    let scene = scene.add_as(B, "spider-monkey-rifle", (30, 10), |monkey| monkey.condition.prone = true);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    game.aim(id(B, 1));
    game.until(id(A, 1), 3);
    let value = |id: &str| {
        let of = terms(&game).into_iter().find(|(words, _)| *words == word(id));
        of.map(|(_, value)| value)
    };
    assert_eq!(value("initiative-term-aimed").as_deref(), Some("1 level easier"));
    assert_eq!(value("initiative-term-low").as_deref(), Some("1 level harder"));
    assert!(value("initiative-term-level").is_some());
    // If nothing changes the level of the range, it isn't repeated.
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "spider-monkey-rifle", 20, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    let values: Vec<String> = terms(&game).into_iter().map(|(_, value)| value).collect();
    assert_eq!(values, ["10", "Difficult: × 1", "10", "10 10"], "each number has a line of its own");
}

#[test]
fn g_6_a_burst_loses_dice() {
    let scene = Scene::open().add(A, "gorilla-heavy", 10, 10).add(B, "spider-monkey-rifle", 30, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 3);
    let values: Vec<String> = terms(&game).into_iter().map(|(_, value)| value).collect();
    assert_eq!(values, ["5", "–1 die", "", "4 4 4"]);
}

/// The numbers are in only one place of a character's fire, so that a line with both doesn't double them.
#[test]
fn g_3_the_words_for_the_dice_leave_the_numbers_out() {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 20, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 4);
    let duel = after(&game, Action::Hold);
    for fire in [duel.ours, duel.theirs] {
        assert!(!fire.need.is_empty() && !fire.dice.contains(&fire.need), "{fire:?}");
    }
}

#[test]
fn r_12_g_9_nobody_shoots_back_who_is_out_or_held() {
    // A howler with a critical leg, and a mandrill that a baboon holds.
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "mandrill-breacher", 11, 10);
    let scene = scene.add_as(B, "howler-gunner", (20, 14), |howler| howler.condition.hurt[6] = 99);
    let mut game = scene.begin(&[1]);
    game.until(id(A, 1), 4);
    game.act(Action::Fight(Attack::Grapple, id(B, 1)));
    game.until(id(A, 1), 3);
    let duels = Initiative::exchange(game.view(), id(A, 1), Some(&Order::Act(id(A, 1), Action::Hold)));
    let rules: Vec<_> = duels.iter().map(|duel| duel.theirs.why.as_ref().map(|why| why.rule)).collect();
    assert_eq!(rules, [Some("G9"), Some("R12")]);
    assert!(duels.iter().all(|duel| duel.theirs.need.is_empty()));
}

#[test]
fn g_8_the_forecast_tells_of_panic_from_surprise() {
    // Four of six faces are above the marksman's Initiative of 2.
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).add(B, "orangutan-marksman", 30, 10);
    let mut game = scene.begin(&[20; 6]);
    game.until(id(A, 1), 4);
    let fire = Order::Act(id(A, 1), Action::Fire(id(B, 1)));
    let told = |game: &Game| {
        let notes = Initiative::prospect(game.view(), &fire).expect("it may fire").notes;
        notes.iter().any(|note| note.words.contains("before the first shot 66.7\u{a0}%"))
    };
    assert!(told(&game));
    game.order(fire.clone());
    game.until(id(A, 1), 3);
    assert!(!told(&game), "it knows of the baboon now");
}

#[test]
fn g_10_the_forecast_of_an_aim_tells_what_it_costs() {
    let scene = Scene::open().add_as(A, "howler-gunner", (10, 10), |howler| howler.condition.rounds = Some(15));
    let mut game = scene.add(B, "spider-monkey-rifle", 20, 10).begin(&[]);
    let told = |game: &Game| {
        let aim = Order::Act(id(A, 1), Action::Aim(Mark::Target(id(B, 1))));
        let notes = Initiative::prospect(game.view(), &aim).map_or_else(Vec::new, |prospect| prospect.notes);
        notes.iter().any(|note| note.rule == "G10")
    };
    game.until(id(A, 1), 3);
    assert!(!told(&game));
    game.act(Action::Reload);
    game.until(id(A, 1), 2);
    assert!(told(&game));
}

#[test]
fn r_13_g_8_whoever_is_not_called_any_more_is_pale() {
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(A, "orangutan-marksman", 10, 14);
    let scene = scene.add_as(A, "baboon-rifle", (10, 18), |baboon| baboon.condition.panic = 2);
    let mut game = scene.add(B, "lemur-scout", 60, 10).begin(&[]);
    let pale = |game: &Game| {
        let signs = Initiative::signs(game.view(), game.view().viewer);
        [1, 2, 3].map(|number| signs[&id(A, number).primate(1)].idle)
    };
    game.until(id(A, 1), 5);
    assert_eq!(pale(&game), [false, true, true], "neither is called in phase 5");
    game.until(id(A, 1), 4);
    assert_eq!(pale(&game), [false, true, true], "the baboon has lost its call");
    game.until(id(A, 1), 1);
    assert_eq!(pale(&game), [false, true, true], "all others have been called");
}
