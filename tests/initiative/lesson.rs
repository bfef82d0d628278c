//! The lesson: it is played from its beginning to its end as its steps ask, and refuses anything else.

use bevy_ecs::world::World;
use monkeys::battle::{
    play,
    replay::{Player, Replay},
    teaching::{begin, go_on, permits, rehearse, step, teaching},
};
use monkeys::data::{
    book::Shelved,
    initiative::lesson::Lesson,
    teaching::{parse, shipped},
};
use monkeys::engine::{Refusal, Rules, door};
use monkeys::rules::initiative::{
    Initiative, Order,
    order::{Action, Mark},
};

const TEXT: &str = include_str!("../../assets/lessons/third-battle.lesson.ron");
const FILE: &str = "third-battle.lesson.ron";

fn lesson() -> Lesson {
    shipped("third-battle").unwrap_or_else(|error| panic!("{error}"))
}

fn on(world: &mut World, lesson: &Lesson) {
    go_on(world, lesson).unwrap_or_else(|what| panic!("{}", what.words()));
}

/// The lesson, played up to a step.
fn at(lesson: &Lesson, id: &str) -> World {
    let mut world = World::new();
    door::install::<Initiative>(&mut world);
    begin(&mut world, lesson);
    while step(&world, lesson).expect("it has such a step").id != id {
        on(&mut world, lesson);
    }
    world
}

#[test]
fn it_is_played_to_its_end_and_says_what_is_so() {
    let orders = rehearse(&lesson()).unwrap_or_else(|what| panic!("{}", what.words()));
    assert!(orders > 15, "a battle was played");
}

#[test]
fn a_sentence_that_is_not_so_is_found() {
    let wrong = [
        ("Needs(\"r1.1\", \"b1.1\", 10)", "Needs(\"r1.1\", \"b1.1\", 9)"),
        ("Needs(\"r1.1\", \"b1.1\", 17)", "Needs(\"r1.1\", \"b1.1\", 16)"),
        ("Initiative(\"b1.1\", 1), Prone", "Initiative(\"b1.1\", 2), Prone"),
        ("Rounds(\"r1.1\", 7), Able", "Rounds(\"r1.1\", 8), Able"),
        ("Phase(2), Aims(\"r1.2\")", "Phase(2), Aims(\"b1.2\")"),
        ("Able('b', 1)", "Able('b', 0)"),
    ];
    for (is, said) in wrong {
        assert!(TEXT.contains(is), "{is}");
        let (lesson, _) =
            parse::<Initiative>(FILE, &TEXT.replacen(is, said, 1)).unwrap_or_else(|error| panic!("{error}"));
        let why = rehearse(&lesson).expect_err(said);
        assert!(why.words().contains("which is not so"), "{said}: {}", why.words());
    }
}

#[test]
fn what_a_step_does_not_wait_for_is_refused() {
    let lesson = lesson();
    let world = at(&lesson, "aim");
    let tendai = "r1.1".parse().expect("a character");
    let aim = |target: &str| Order::Act(tendai, Action::Aim(Mark::Target(target.parse().expect("a character"))));
    assert!(permits(&world, &lesson, &aim("b1.1")));
    assert!(!permits(&world, &lesson, &aim("b1.2")), "another target");
    assert!(!permits(&world, &lesson, &Order::Act(tendai, Action::Hold)), "another action");
    assert!(!permits(&world, &lesson, &Order::Concede));
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_true_reason() {
    let lesson = lesson();
    let world = at(&lesson, "prone");
    let oba = "r1.2".parse().expect("a character");
    let order = Order::Act(oba, Action::Reload);
    let why = Initiative::check(Initiative::view(&world), &order).expect_err("it has broken off");
    assert_eq!(why.rule().0, "R19");
}

#[test]
fn it_is_resumed_at_every_step() {
    let lesson = lesson();
    let mut world = at(&lesson, "welcome");
    while step(&world, &lesson).is_some() {
        let saved = Replay::<Initiative>::of(&world, (Player::Human, Player::Human)).expect("it is recorded").text();
        let replay = Replay::<Initiative>::read("save", &saved, Initiative::shipped_numbers())
            .unwrap_or_else(|error| panic!("{error}"));
        let level = replay.start("save").unwrap_or_else(|error| panic!("{error}"));
        let mut again = World::new();
        door::install::<Initiative>(&mut again);
        replay.play(&mut again, &level).unwrap_or_else(|error| panic!("{error}"));
        door::advance::<Initiative>(&mut again);
        assert_eq!(teaching::<Initiative>(&again), teaching::<Initiative>(&world));
        assert_eq!(play::hash::<Initiative>(&mut again), play::hash::<Initiative>(&mut world), "{saved}");
        world = again;
        on(&mut world, &lesson);
    }
}

#[test]
fn what_is_wrong_with_its_file_is_told_with_its_place() {
    let faults = [
        ("until: Hover(\"b1.1\")", "until: Hover(\"b1.9\")", "steps[11].until: no unit `b1.9`"),
        ("Verb(\"GoOn\")", "Verb(\"GoUn\")", "steps[6].point[0]: no order `GoUn`; did you mean `GoOn`"),
        ("rule: \"G7\"", "rule: \"G-07\"", "steps[16].rule: no rule `G-07`"),
        ("then: \"the-pump-yard\"", "then: \"two-groves\"", "then: no level `two-groves`"),
        ("book: Initiative, side", "book: Monkeys, side", "book: "),
    ];
    for (is, said, expected) in faults {
        assert!(TEXT.contains(is), "{is}");
        let error = parse::<Initiative>(FILE, &TEXT.replacen(is, said, 1)).expect_err(said).to_string();
        assert!(error.contains(&format!("{FILE}: {expected}")), "{error}");
    }
}
