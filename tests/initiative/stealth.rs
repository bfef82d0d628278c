//! Hidden characters: what their enemies know, and how they are detected.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::battle::shown::Shown;
use monkeys::board::Zone;
use monkeys::dice::Stream;
use monkeys::engine::{BattleLog, Refusal, Rules, Viewer, What, door};
use monkeys::force::{Side, UnitId};
use monkeys::rules::initiative::{
    Initiative, Order, Snapshot,
    choices::View,
    movement::Pace,
    muster::{Goal, Stall},
    order::{Action, Mark, Ready, Say, Then},
};

/// A hidden baboon, and an orangutan and a lemur that don't know of it.
fn hidden(far: i16) -> Scene {
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).add(B, "orangutan-marksman", 10 + far, 10);
    scene.add(B, "lemur-scout", 90, 20)
}

/// Everything that a side is shown, as text.
fn told(game: &Game, side: Side) -> String {
    format!("{:?}", game.0.resource::<BattleLog>().told_to(Viewer::Side(side)))
}

fn knows(game: &Game, side: Side, unit: UnitId) -> bool {
    told(game, side).contains(&format!("{unit:?}"))
}

#[test]
fn g_12_r_27_a_22_nothing_is_told_of_whom_nobody_detects() {
    let mut game = hidden(20).begin(&[]);
    game.until(id(A, 1), 4);
    game.act(Action::GoProne);
    game.until(id(A, 1), 3);
    game.act(Action::Aim(Mark::Direction(at(20, 10))));
    game.until(id(A, 1), 2);
    game.act(Action::Ready(monkeys::rules::initiative::order::Ready::Radio));
    game.until(id(A, 1), 1);
    assert!(knows(&game, A, id(A, 1)) && !knows(&game, B, id(A, 1)));
    assert_eq!(Initiative::hides(game.view()), Some(true));
}

#[test]
fn r_27_an_undetected_enemy_is_refused_as_one_that_is_not_seen() {
    let mut game = hidden(20).begin(&[]);
    game.until(id(B, 1), 2);
    assert_eq!(game.no(Action::Fire(id(A, 1))), "R4");
    assert_eq!(game.no(Action::Aim(Mark::Target(id(A, 1)))), "R4");
    let about = |order: &Order| monkeys::engine::BookOrder::target(order) == Some(id(A, 1));
    let choices = game.choices();
    assert!(!choices.orders.iter().chain(choices.refused.iter().map(|(order, _)| order)).any(about));
}

#[test]
fn g_12_g_8_firing_gives_away_and_surprises() {
    // A panic of 3 costs an orangutan with Initiative 2 one call.
    let mut game = hidden(10).begin(&[3, 20, 20, 20]);
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    assert!(knows(&game, B, id(A, 1)));
    assert_eq!(Initiative::hides(game.view()), Some(false));
    game.until(id(B, 1), 1);
    game.dice_used();
}

#[test]
fn g_8_only_the_first_shot_from_nowhere_surprises() {
    // A rifle's three shots, and then a shotgun's two from another undetected character.
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).hide(A, "mandrill-breacher", 12, 12);
    let mut game = scene.add(B, "orangutan-marksman", 18, 10).begin(&[1, 20, 20, 20, 20, 20]);
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    game.until(id(A, 2), 4);
    game.fire(id(B, 1));
    assert_eq!((game.threw("panic").len(), game.needs().len()), (1, 5));
    game.dice_used();
}

#[test]
fn a_21_g_8_whoever_panics_no_longer_aims() {
    // The orangutan with Initiative 2 keeps its nerve with a 2, and loses a call with a 3.
    for (die, aims) in [(2, true), (3, false)] {
        let mut game = hidden(10).begin(&[die, 20, 20, 20]);
        game.until(id(B, 1), 2);
        game.act(Action::Aim(Mark::Direction(at(30, 10))));
        game.until(id(A, 1), 1);
        game.fire(id(B, 1));
        assert_eq!(game.is_aiming(id(B, 1)), aims, "{die}");
        game.dice_used();
    }
}

#[test]
fn g_12_moving_in_sight_gives_away_and_out_of_sight_does_not() {
    let walk = Action::Move(Pace::Walk, vec![at(10, 11)], Then::Stop);
    let mut game = hidden(20).begin(&[]);
    game.until(id(A, 1), 4);
    game.act(walk.clone());
    assert!(knows(&game, B, id(A, 1)));
    let walls: Vec<(usize, usize)> = (8..13).map(|y| (14, y)).collect();
    let scene = Scene::with('#', &walls).hide(A, "baboon-rifle", 10, 10).add(B, "orangutan-marksman", 30, 10);
    let mut game = scene.begin(&[]);
    game.act(walk);
    assert!(!knows(&game, B, id(A, 1)));
}

#[test]
fn g_12_an_enemy_within_five_cells_detects() {
    assert!(!knows(&hidden(6).begin(&[]), B, id(A, 1)));
    assert!(knows(&hidden(5).begin(&[]), B, id(A, 1)), "from the beginning");
    let mut game = hidden(7).begin(&[]);
    game.until(id(B, 1), 2);
    game.act(Action::Move(Pace::Walk, vec![at(16, 10), at(15, 10)], Then::Stop));
    assert!(knows(&game, B, id(A, 1)));
}

#[test]
fn g_12_r_12_who_can_no_longer_act_still_sees() {
    // A leg hit of 25 or more is critical: the orangutan has no Initiative left.
    let scene = Scene::open().add_as(A, "baboon-rifle", (10, 10), |baboon| baboon.hidden = true);
    let scene = scene.add(A, "capuchin-captain", 60, 10).add(B, "orangutan-marksman", 30, 10).declaring();
    let mut game = scene.numbers(|book| book.weapons[2].dice = 8).begin(&[1, 8, 6, 6, 6, 6, 6, 6, 6, 6]);
    game.until(id(A, 2), 6);
    game.fire(id(B, 1));
    assert_eq!((game.initiative(id(B, 1)), game.cell(id(B, 1))), (0, Some(at(30, 10))));
    game.until(id(A, 1), 4);
    game.act(Action::Move(Pace::Walk, vec![at(11, 10)], Then::Stop));
    assert!(knows(&game, B, id(A, 1)), "it moved where the helpless one sees it");
}

/// What a side is shown of the other's characters: states, signs, pieces, and all messages.
fn shown(game: &Game, side: Side) -> String {
    let view = View { viewer: Viewer::Side(side), ..game.view() };
    let states: Vec<String> = (1..=3).map(|number| Initiative::state(view, id(side.other(), number))).collect();
    let pages: Vec<_> = (1..=3).map(|number| Initiative::page(view, id(side.other(), number))).collect();
    let (signs, pieces) = (Initiative::signs(view, view.viewer), Initiative::pieces(view, view.viewer));
    let left = Initiative::left(view, side.other());
    format!("{states:?} {pages:?} {signs:?} {pieces:?} {left:?} {}", told(game, side))
}

#[test]
fn g_6_r_27_enemies_learn_nothing_of_a_stray_shot_that_puts_out_a_hidden_character() {
    // A burst at the gibbon: no die hits it, and one of two hits the baboon beside it, on the head.
    let play = |stray: &[u8]| {
        let scene = Scene::open().add(A, "gibbon-climber", 20, 10).hide(A, "baboon-rifle", 21, 10);
        let scene = scene.add(B, "howler-gunner", 10, 10).add(B, "lemur-scout", 90, 20);
        let mut dice = vec![1, 1, 1, 1, 1];
        dice.extend(stray);
        dice.extend([1; 40]);
        let mut game = scene.begin(&dice);
        game.until(id(B, 1), 3);
        game.fire(id(A, 1));
        // One of them has a call before this one.
        game.until(id(B, 2), 3);
        (shown(&game, B), Initiative::left(View { viewer: Viewer::Side(A), ..game.view() }, A))
    };
    let (missed, hit) = (play(&[1]), play(&[6, 1, 6, 6, 6]));
    assert_eq!((missed.1, hit.1), ((2, 2), (1, 2)), "its own side knows");
    assert_eq!(missed.0, hit.0);
}

#[test]
fn g_12_r_27_whatever_the_hidden_do_their_enemies_see_and_are_told_the_same() {
    let play = |actions: &[Action]| {
        let mut game = hidden(20).begin(&[]);
        for (action, phase) in actions.iter().zip([4, 3, 2, 1]) {
            game.until(id(A, 1), phase);
            game.act(action.clone());
        }
        game.until(id(B, 2), 1);
        shown(&game, B)
    };
    let nothing = play(&[]);
    let ready = |weapon: &str| Action::Ready(Ready::Change(weapon.into()));
    for actions in [
        vec![Action::GoProne, Action::Aim(Mark::Direction(at(20, 10)))],
        vec![ready("pistol"), Action::Ready(Ready::Radio)],
        vec![Action::Aim(Mark::Direction(at(20, 10))), Action::GoProne, Action::StandUp],
    ] {
        assert_eq!(play(&actions), nothing, "{actions:?}");
    }
}

#[test]
fn g_12_g_14_nobody_is_told_of_the_mount_of_a_hidden_rider() {
    let walls: Vec<(usize, usize)> = (8..13).map(|y| (14, y)).collect();
    let scene = Scene::with('#', &walls).hide(A, "baboon-rifle", 10, 10).mule(A, Stall::Under(0));
    let mut game = scene.add(B, "orangutan-marksman", 30, 10).begin(&[]);
    let placed = |game: &Game, side| told(game, side).matches("Placed").count();
    game.until(id(A, 1), 4);
    let before = [A, B].map(|side| placed(&game, side));
    game.act(Action::Dismount(at(10, 11)));
    assert_eq!([A, B].map(|side| placed(&game, side)), [before[0] + 1, before[1]]);
}

#[test]
fn g_12_r_27_who_holds_what_is_fought_for_tells_of_nobody_hidden() {
    let goal = Goal::Hold { cells: vec![at(20, 10)], near: 2, from: 1, turns: 2 };
    let scene = Scene::with('#', &[(24, 9), (24, 10), (24, 11)]).hide(A, "baboon-rifle", 20, 11);
    let scene = scene.add(B, "orangutan-marksman", 40, 10).scenario(|scenario| scenario.goal = goal);
    let mut game = scene.begin(&[]);
    while game.view().turn.turn == 1 {
        game.hold();
    }
    let held = |side: Side| {
        let facts = game.0.resource::<BattleLog>().told_to(Viewer::Side(side)).into_iter();
        facts
            .filter_map(|fact| if let What::Held { side, .. } = fact.what { Some(side) } else { None })
            .collect::<Vec<_>>()
    };
    assert_eq!([held(A), held(B)], [vec![Some(A)], vec![None]]);
}

#[test]
fn r_27_a_3_two_known_equals_throw_openly_beside_a_hidden_one() {
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).add(B, "baboon-rifle", 60, 10);
    let scene = scene.add(B, "baboon-rifle", 60, 12);
    // Phase 4: the hidden one rolls a 2, the others 3 and 1.
    let game = scene.begin(&[2, 3, 1]);
    let dice = |side: Side| {
        let facts = game.0.resource::<BattleLog>().told_to(Viewer::Side(side)).into_iter();
        facts.filter(|fact| matches!(&fact.what, What::Threw { why: "who-is-first", .. })).count()
    };
    assert_eq!([dice(A), dice(B)], [3, 2]);
    assert_eq!(game.asked(), ("Call", id(B, 1), 4));
    // A single enemy of a hidden character rolls in secret.
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).add(B, "baboon-rifle", 60, 10);
    let game = scene.begin(&[2, 3]);
    assert!(!told(&game, B).contains("who-is-first"));
}

#[test]
fn r_27_nobody_is_told_who_was_called_last() {
    let play = |hides: bool| {
        let scene = Scene::open().add_as(A, "lemur-scout", (10, 10), |lemur| lemur.hidden = hides);
        let mut game = scene.add(B, "capuchin-captain", 60, 10).begin(&[]);
        game.until(id(B, 1), 4);
        let facts = game.0.resource::<BattleLog>().told_to(Viewer::Side(B)).into_iter();
        facts.filter(|fact| matches!(fact.what, What::Began { .. })).map(|fact| fact.what.clone()).collect::<Vec<_>>()
    };
    let began = play(true);
    assert!(began.iter().all(|what| matches!(what, What::Began { side: A, .. })) && began.len() == 4, "{began:?}");
    assert_eq!(began, play(false));
}

#[test]
fn r_11_g_13_pointing_out() {
    // The orangutan is near, the lemur far; only the orangutan detects the baboon, until it says so.
    let scene = Scene::open().hide(A, "baboon-rifle", 10, 10).add(B, "orangutan-marksman", 14, 10);
    let scene = scene.add(B, "chimpanzee-sergeant", 20, 10);
    let mut game = scene.clone().begin(&[]);
    game.until(id(B, 2), 2);
    assert_eq!(game.no(Action::Fire(id(A, 1))), "R4");
    let point = |unit| Order::Talk(unit, Say::PointOut(id(A, 1)), Action::GoProne);
    assert_eq!(game.refusal(point(id(B, 2))).rule().0, "G13");
    let mut game = scene.clone().begin(&[20; 3]);
    game.until(id(B, 1), 2);
    game.order(point(id(B, 1)));
    game.until(id(B, 2), 2);
    game.fire(id(A, 1));
    let mut game = scene.numbers(|book| book.switches.talk = false).begin(&[20; 3]);
    game.until(id(B, 2), 2);
    game.fire(id(A, 1));
}

#[test]
fn g_6_r_27_a_stray_shot_at_the_hidden_is_told_to_their_side_alone() {
    // The captain is shot at by three bursts, next to a hidden baboon. Each burst is 5 dice, and one for the baboon.
    let scene = Scene::open().add(A, "capuchin-captain", 20, 10).hide(A, "baboon-rifle", 21, 10);
    let mut game = scene.add(B, "gorilla-heavy", 10, 10).begin(&[1, 1, 1, 1, 1, 6, 6, 1, 1, 2, 1, 1, 1, 1, 1, 1]);
    game.until(id(B, 1), 3);
    game.fire(id(A, 1));
    let baboon = game.unit(id(A, 2));
    assert!(game.field().unit(baboon).hurt.0.iter().any(|damage| *damage > 0));
    assert!(knows(&game, A, id(A, 2)) && !knows(&game, B, id(A, 2)));
    let bursts = |side| game.0.resource::<BattleLog>().told_to(Viewer::Side(side)).len();
    assert!(bursts(A) > bursts(B));
}

/// A battle as a side may imagine it.
fn veiled(game: &Game, side: Side, seed: u64) -> Snapshot {
    Initiative::veil(&Initiative::snapshot(&game.0), side, &mut Stream::new(seed, "veil"))
}

#[test]
fn r_27_a_side_guesses_the_same_whatever_the_other_hides() {
    let scene = |x, y| {
        let zone = Zone(vec![(at(0, 0), at(40, 29)).into()]);
        let scene = Scene::open().hide(A, "baboon-rifle", x, y).add(A, "gorilla-heavy", 5, 5);
        scene.band(A, |band| band.zone = zone).add(B, "orangutan-marksman", 60, 10)
    };
    let game = |x, y| {
        let mut game = scene(x, y).begin(&[]);
        game.until(id(B, 1), 2);
        game
    };
    let (one, other) = (game(10, 10), game(30, 25));
    assert_ne!(Initiative::snapshot(&one.0), Initiative::snapshot(&other.0));
    let mut guesses = std::collections::BTreeSet::new();
    for seed in 0..20 {
        assert_eq!(veiled(&one, B, seed), veiled(&other, B, seed));
        assert_eq!(veiled(&one, A, seed), Initiative::snapshot(&one.0), "its own side knows");
        let mut guess = scene(10, 10).begin(&[]);
        door::restore::<Initiative>(&mut guess.0, &veiled(&one, B, seed));
        let cell = guess.cell(id(A, 1)).expect("it is somewhere");
        assert!(cell.x <= 40 && guess.asked() == ("Call", id(B, 1), 2));
        guesses.insert(cell);
    }
    assert!(guesses.len() > 15);
}

#[test]
fn g_12_g_14_a_mount_without_a_rider_detects_nobody() {
    let found = |scene: Scene| {
        let mut game = scene.begin(&[]);
        game.until(id(A, 1), 5);
        game.go(Pace::Walk, &[(91, 10)]);
        knows(&game, A, id(B, 1))
    };
    let sergeant = || Scene::open().add(A, "chimpanzee-sergeant", 90, 10);
    let hidden = || sergeant().hide(B, "tarsier-marksman", 10, 10);
    assert!(!found(hidden().mule(A, Stall::On(at(14, 10)))));
    assert!(found(hidden().add(A, "baboon-rifle", 14, 10).mule(A, Stall::Under(1))), "its rider does");
}
