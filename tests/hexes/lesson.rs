//! The lesson: it is played from its beginning to its end as its steps ask, says what is so, and refuses anything else.

use bevy_ecs::world::World;
use monkeys::battle::{
    play,
    replay::{Player, Replay},
    teaching::{begin, go_on, model, permits, rehearse, step, teaching},
};
use monkeys::data::{
    book::Shelved,
    hexes::lesson::Lesson,
    teaching::{parse, shipped},
};
use monkeys::engine::{
    BattleLog, Refusal, Rules, door,
    fact::{What, Who},
};
use monkeys::force::UnitId;
use monkeys::rules::hexes::{Hexes, Order};

const TEXT: &str = include_str!("../../assets/lessons/fourth-battle.lesson.ron");
const FILE: &str = "fourth-battle.lesson.ron";

fn lesson() -> Lesson {
    shipped("fourth-battle").unwrap_or_else(|error| panic!("{error}"))
}

fn on(world: &mut World, lesson: &Lesson) {
    go_on(world, lesson).unwrap_or_else(|what| panic!("{}", what.words()));
}

/// The lesson, played up to a step.
fn at(lesson: &Lesson, id: &str) -> World {
    let mut world = World::new();
    door::install::<Hexes>(&mut world);
    begin(&mut world, lesson);
    while step(&world, lesson).expect("it has such a step").id != id {
        on(&mut world, lesson);
    }
    world
}

#[test]
fn it_is_played_to_its_end_and_says_what_is_so() {
    let orders = rehearse(&lesson()).unwrap_or_else(|what| panic!("{}", what.words()));
    assert!(orders > 10, "a battle was played");
}

#[test]
fn a_sentence_that_is_not_so_is_found() {
    let wrong = [
        ("Standing('b', 1)", "Standing('b', 2)"),
        ("Rounds(2)", "Rounds(3)"),
        ("Speed(\"r1.1\", Still)", "Speed(\"r1.1\", Slow)"),
        ("Kind(\"r1.2\", \"gorilla-storm\")", "Kind(\"r1.2\", \"baboon-rifles\")"),
        ("Apart(\"r1.1\", \"b1.1\", 4)", "Apart(\"r1.1\", \"b1.1\", 3)"),
        ("claims: [Round(2)]", "claims: [Round(1)]"),
    ];
    for (is, said) in wrong {
        assert!(TEXT.contains(is), "{is}");
        let (lesson, _) = parse::<Hexes>(FILE, &TEXT.replacen(is, said, 1)).unwrap_or_else(|error| panic!("{error}"));
        let why = rehearse(&lesson).expect_err(said);
        assert!(why.words().contains("which is not so"), "{said}: {}", why.words());
    }
}

#[test]
fn kudu_fires_as_far_as_its_rifles_reach_and_liana_fires_back_in_the_same_step() {
    let lesson = lesson();
    let mut world = at(&lesson, "fire");
    let ids = ["r1.1", "b1.1"].map(|id| id.parse::<UnitId>().expect("a unit"));
    let field = Hexes::view(&world).field;
    let [kudu, liana] = ids.map(|id| field.find(id).expect("it is on the board"));
    let rifle = field.setting.book.weapons.iter().find(|weapon| weapon.name == "rifle").expect("the book has one");
    assert_eq!(field.kind(kudu).weapons, ["rifle"]);
    let apart = field.hex(kudu).zip(field.hex(liana)).map(|(one, other)| one.distance(other));
    assert_eq!(apart, Some(u16::from(rifle.range)));
    let since = world.resource::<BattleLog>().facts().len();
    while step(&world, &lesson).expect("it goes on").id != "finish" {
        on(&mut world, &lesson);
    }
    // Everything until the next step of the round begins.
    let facts = world.resource::<BattleLog>().facts()[since..].iter();
    let step: Vec<&What> =
        facts.map(|fact| &fact.what).take_while(|what| !matches!(what, What::Began { .. })).collect();
    for id in ids {
        let threw = step.iter().any(|what| matches!(what, What::Threw { who: Who::Unit(who), .. } if *who == id));
        assert!(threw, "{id} fires: {step:?}");
    }
    let lost = step.iter().any(|what| matches!(what, What::Counted { mark: "models", .. } | What::Removed { .. }));
    assert!(!lost, "nothing takes effect in this step: {step:?}");
}

#[test]
fn what_a_step_does_not_wait_for_is_refused() {
    let lesson = lesson();
    let world = at(&lesson, "first");
    let cards = model(&world, &lesson).expect("cards are marked");
    assert!(matches!(cards, Order::Plan(_)) && permits(&world, &lesson, &cards));
    assert!(!permits(&world, &lesson, &Order::Concede));
    let world = at(&lesson, "cards");
    assert!(!permits(&world, &lesson, &cards), "the card is read first");
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_true_reason() {
    let world = at(&lesson(), "first");
    let refused = |order: &Order| Hexes::check(Hexes::view(&world), order).expect_err("it is refused").rule().0;
    assert_eq!(refused(&Order::Plan(Vec::new())), "G1", "cards for both units are missing");
    assert_eq!(refused(&Order::Choose(Vec::new())), "G2", "nothing is chosen yet");
}

#[test]
fn it_is_resumed_at_every_step() {
    let lesson = lesson();
    let mut world = at(&lesson, "welcome");
    while step(&world, &lesson).is_some() {
        let saved = Replay::<Hexes>::of(&world, (Player::Human, Player::Human)).expect("it is recorded").text();
        let replay =
            Replay::<Hexes>::read("save", &saved, Hexes::shipped_numbers()).unwrap_or_else(|error| panic!("{error}"));
        let level = replay.start("save").unwrap_or_else(|error| panic!("{error}"));
        let mut again = World::new();
        door::install::<Hexes>(&mut again);
        replay.play(&mut again, &level).unwrap_or_else(|error| panic!("{error}"));
        door::advance::<Hexes>(&mut again);
        assert_eq!(teaching::<Hexes>(&again), teaching::<Hexes>(&world));
        assert_eq!(play::hash::<Hexes>(&mut again), play::hash::<Hexes>(&mut world), "{saved}");
        world = again;
        on(&mut world, &lesson);
    }
}

#[test]
fn what_is_wrong_with_its_file_is_told_with_its_place() {
    let faults = [
        ("Asked('r', \"Plan\")", "Asked('r', \"Paln\")", "steps[3].until: no window `Paln`; did you mean `Plan`"),
        ("name: \"Choose\"", "name: \"Chose\"", "steps[6].until: no order `Chose`; did you mean `Choose`"),
        ("rule: \"F25\"", "rule: \"F25x\"", "steps[9].rule: no rule `F25x`"),
        ("\"gorilla-storm\")]", "\"gorilla-strom\")]", "steps[2].claims[1]: no unit `gorilla-strom`"),
        ("Unit(\"b1.1\"), Part(Cards)", "Unit(\"b1.9\"), Part(Cards)", "steps[6].point[0]: no unit `b1.9`"),
        ("then: \"entrenched\"", "then: \"two-groves\"", "then: no level `two-groves`"),
        ("book: Hexes, side", "book: Monkeys, side", "book: "),
    ];
    for (is, said, expected) in faults {
        assert!(TEXT.contains(is), "{is}");
        let error = parse::<Hexes>(FILE, &TEXT.replacen(is, said, 1)).expect_err(said).to_string();
        assert!(error.contains(&format!("{FILE}: {expected}")), "{error}");
    }
}
