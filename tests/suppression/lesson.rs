//! The lesson: it is played from its beginning to its end as its steps ask, and refuses anything else.

use bevy_ecs::world::World;
use monkeys::battle::{
    play,
    replay::{Player, Replay},
    teaching::{begin, follow, go_on, permits, rehearse, step, teaching},
};
use monkeys::data::{
    book::Shelved,
    suppression::lesson::Lesson,
    teaching::{parse, shipped},
};
use monkeys::engine::{Refusal, Rules, door};
use monkeys::rules::suppression::{
    Suppression,
    actions::Action,
    order::{Deed, Order, Target},
};

const TEXT: &str = include_str!("../../assets/lessons/second-battle.lesson.ron");
const FILE: &str = "second-battle.lesson.ron";

fn lesson() -> Lesson {
    shipped("second-battle").unwrap_or_else(|error| panic!("{error}"))
}

fn on(world: &mut World, lesson: &Lesson) {
    go_on(world, lesson).unwrap_or_else(|what| panic!("{}", what.words()));
}

/// The lesson, played up to a step.
fn at(lesson: &Lesson, id: &str) -> World {
    let mut world = World::new();
    door::install::<Suppression>(&mut world);
    begin(&mut world, lesson);
    while step(&world, lesson).expect("it has such a step").id != id {
        on(&mut world, lesson);
    }
    world
}

fn deed(unit: &str, action: Action) -> Deed {
    Deed::new(unit.parse().expect("a unit"), action)
}

#[test]
fn it_is_played_to_its_end_and_says_what_is_so() {
    let orders = rehearse(&lesson()).unwrap_or_else(|what| panic!("{}", what.words()));
    assert!(orders > 15, "a battle was played");
}

#[test]
fn a_sentence_that_is_not_so_is_found() {
    let wrong = [
        ("Needs(\"r1.1\", \"b1.1\", OpenFire, 4)", "Needs(\"r1.1\", \"b1.1\", OpenFire, 5)"),
        ("Left(\"b1.1\", 5), Markers(\"b1.1\", 1)", "Left(\"b1.1\", 5), Markers(\"b1.1\", 2)"),
        ("Evasion(\"r1.3\", -1)", "Evasion(\"r1.3\", 1)"),
        ("Round(2), Open(1)", "Round(2), Holds('r', 1)"),
        ("MayNot(\"r1.1\", FocusFire, \"R4\")", "MayNot(\"r1.1\", FocusFire, \"R6\")"),
        ("Falling(\"b1.2\"), Charges", "Falling(\"b1.1\"), Charges"),
        ("Score('r', 2)", "Score('r', 3)"),
    ];
    for (is, said) in wrong {
        assert!(TEXT.contains(is), "{is}");
        let text = if said.starts_with("Falling") {
            // Their rifles are falling back then as well: name another unit that is not.
            TEXT.replacen(is, "Falling(\"b1.3\"), Charges", 1)
        } else {
            TEXT.replacen(is, said, 1)
        };
        let (lesson, _) = parse::<Suppression>(FILE, &text).unwrap_or_else(|error| panic!("{error}"));
        let why = rehearse(&lesson).expect_err(said);
        assert!(why.words().contains("which is not so"), "{said}: {}", why.words());
    }
}

#[test]
fn what_a_step_does_not_wait_for_is_refused() {
    let lesson = lesson();
    let world = at(&lesson, "fire");
    let at_rifles = Target::Unit("b1.1".parse().expect("a unit"));
    let at_leapers = Target::Unit("b1.3".parse().expect("a unit"));
    let fire = |target| Order::Act(deed("r1.1", Action::OpenFire).at(target));
    assert!(permits(&world, &lesson, &fire(at_rifles)));
    assert!(!permits(&world, &lesson, &fire(at_leapers)), "another target");
    assert!(!permits(&world, &lesson, &Order::Act(deed("r1.1", Action::FocusFire).at(at_rifles))), "another action");
    assert!(!permits(&world, &lesson, &Order::EndActions) && !permits(&world, &lesson, &Order::Concede));
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_true_reason() {
    let lesson = lesson();
    let world = at(&lesson, "help");
    let order = Order::Act(deed("r1.1", Action::FocusFire).at(Target::Unit("b1.2".parse().expect("a unit"))));
    let why = Suppression::check(Suppression::view(&world), &order).expect_err("it has a marker");
    assert_eq!(why.rule().0, "R4");
    assert!(why.message().words().contains("1 marker"), "{}", why.message().words());
}

#[test]
fn it_is_resumed_at_every_step() {
    let lesson = lesson();
    let mut world = at(&lesson, "welcome");
    while step(&world, &lesson).is_some() {
        let saved = Replay::<Suppression>::of(&world, (Player::Human, Player::Human)).expect("it is recorded").text();
        let replay = Replay::<Suppression>::read("save", &saved, Suppression::shipped_numbers())
            .unwrap_or_else(|error| panic!("{error}"));
        let level = replay.start("save").unwrap_or_else(|error| panic!("{error}"));
        let mut again = World::new();
        door::install::<Suppression>(&mut again);
        replay.play(&mut again, &level).unwrap_or_else(|error| panic!("{error}"));
        door::advance::<Suppression>(&mut again);
        assert_eq!(teaching::<Suppression>(&again), teaching::<Suppression>(&world));
        assert_eq!(play::hash::<Suppression>(&mut again), play::hash::<Suppression>(&mut world), "{saved}");
        world = again;
        on(&mut world, &lesson);
    }
}

#[test]
fn an_order_that_is_taken_back_opens_its_step_again() {
    let lesson = lesson();
    let mut world = at(&lesson, "run");
    on(&mut world, &lesson);
    assert_eq!(step(&world, &lesson).expect("it goes on").id, "running");
    assert!(play::undo::<Suppression>(&mut world), "no die was rolled");
    follow(&mut world, &lesson);
    assert_eq!(step(&world, &lesson).expect("it goes on").id, "run");
}

#[test]
fn what_is_wrong_with_its_file_is_told_with_its_place() {
    let faults = [
        ("until: Hover(\"b1.1\")", "until: Hover(\"b1.9\")", "steps[2].until: no unit `b1.9`"),
        ("Verb(\"Halt\")", "Verb(\"Hlat\")", "steps[3].point[0]: no order `Hlat`; did you mean `Halt`"),
        ("Order(name: \"OpenFire\"", "Order(name: \"OpenFrie\"", "steps[4].until: no order `OpenFrie`"),
        ("Asked('r', \"Act\")", "Asked('r', \"Atc\")", "steps[13].until: no window `Atc`; did you mean `Act`"),
        ("rule: \"G5\"", "rule: \"G-05\"", "steps[6].rule: no rule `G-05`"),
        ("\"spider-monkey-rifles\")]", "\"spider-rifles\")]", "steps[2].claims[0]: no unit `spider-rifles`"),
        ("then: \"three-fig-trees\"", "then: \"two-groves\"", "then: no level `two-groves`"),
        ("book: Suppression, side", "book: Monkeys, side", "book: "),
    ];
    for (is, said, expected) in faults {
        assert!(TEXT.contains(is), "{is}");
        let error = parse::<Suppression>(FILE, &TEXT.replacen(is, said, 1)).expect_err(said).to_string();
        assert!(error.contains(&format!("{FILE}: {expected}")), "{error}");
    }
}

#[test]
fn objectives_and_rules_that_are_not_there_are_faults_with_their_places() {
    for (good, bad, told) in [
        ("Rounds(3), Open(1)", "Rounds(3), Open(0)", "claims[1]"),
        ("Round(2), Open(1)", "Round(2), Holds('r', 2)", "claims[1]"),
        ("FocusFire, \"R4\"", "FocusFire, \"tired\"", "tired"),
    ] {
        let text = TEXT.replacen(good, bad, 1);
        assert_ne!(text, TEXT, "{good}");
        let why = parse::<Suppression>(FILE, &text).expect_err("there is no such thing").to_string();
        assert!(why.contains(told), "{bad}: {why}");
    }
}
