//! Lessons: each shipped one is played through with the orders it expects, left and resumed at every step, and stays
//! with its player throughout.

use bevy_ecs::world::World;
use monkeys::battle::{
    self, Record,
    chance::ChancePlayer,
    monkeys::{
        install,
        lesson::{self, answer, awaits_draft, follow, go_on, holds, model, permits, rehearse, step},
    },
    replay::{Player, Replay},
    story::Story,
};
use monkeys::board::Cell;
use monkeys::data::{
    self, library,
    monkeys::lesson::{Claim, Lesson, Point, Step, parse, shipped},
};
use monkeys::engine::BattleLog;
use monkeys::rules::Book;
use monkeys::rules::monkeys::Monkeys;
use monkeys::rules::monkeys::{door, formation, order::Order};
use monkeys::words;

fn begun(lesson: &Lesson) -> World {
    let mut world = World::new();
    install(&mut world);
    lesson::begin(&mut world, lesson);
    world
}

/// The battle so far in words, for a lesson that fails.
fn told(world: &World) -> String {
    let names = battle::monkeys::tell::Names::of(world);
    let lines = battle::monkeys::tell::lines(&names, world.resource::<BattleLog>().facts());
    lines.into_iter().map(|line| line.text + "\n").collect()
}

fn on(world: &mut World, lesson: &Lesson) {
    go_on(world, lesson).unwrap_or_else(|what| panic!("{}\n{}", what.words(), told(world)));
}

/// Plays on to the step with this name.
fn at(lesson: &Lesson, id: &str) -> World {
    let mut world = begun(lesson);
    while step(&world, lesson).expect("the lesson has such a step").id != id {
        on(&mut world, lesson);
    }
    world
}

fn all() -> Vec<Lesson> {
    let lessons = library::lessons_of(Book::Monkeys);
    assert!(!lessons.is_empty());
    lessons.iter().map(|name| shipped(name).unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for lesson in all() {
        let orders = rehearse(&lesson).unwrap_or_else(|what| panic!("{}: {}", lesson.name, what.words()));
        assert!(orders > 10, "a battle was played");
    }
}

#[test]
fn orders_that_a_step_does_not_wait_for_are_refused() {
    let lesson = shipped("first-battle").expect("it ships");
    let world = at(&lesson, "activate");
    assert!(permits(&world, &lesson, &Order::Designate(1)));
    assert!(!permits(&world, &lesson, &Order::Designate(2)));
    assert!(!permits(&world, &lesson, &Order::Concede));
    let world = at(&lesson, "walk");
    let walk = model(&world, &lesson).expect("it has an order of its own");
    assert!(permits(&world, &lesson, &walk) && !permits(&world, &lesson, &Order::EndTurn));
    let kudu = door::table(&world).field.find_unit("r1.1".parse().expect("a unit")).expect("it is there");
    let elsewhere = formation::plan(door::table(&world).field, kudu, Cell::new(5, 9)).expect("it is near");
    assert!(!permits(&world, &lesson, &elsewhere), "the leader would end elsewhere");
    let world = at(&lesson, "die");
    assert!(permits(&world, &lesson, &Order::Keep(1)) && !permits(&world, &lesson, &Order::Keep(2)));
}

#[test]
fn the_lesson_s_dice_fell_the_squad_in_the_open_and_pin_the_rest() {
    let lesson = shipped("first-battle").expect("it ships");
    let world = at(&lesson, "pins");
    let field = door::table(&world).field;
    let ember = field.find_unit("b1.1".parse().expect("a unit")).expect("it is there");
    let left: Vec<_> = field.members(ember).collect();
    assert_eq!(left.len(), 3);
    assert!(left.into_iter().all(|mate| field.primate(mate).pin.holds()));
}

#[test]
fn an_order_that_ended_a_step_and_is_taken_back_opens_the_step_again() {
    let lesson = shipped("first-battle").expect("it ships");
    let mut world = at(&lesson, "again");
    assert!(lesson::is_undoable(&world));
    on(&mut world, &lesson);
    assert_eq!(step(&world, &lesson).expect("it goes on").id, "sphere");
    assert!(battle::monkeys::undo(&mut world));
    follow(&mut world, &lesson);
    assert_eq!(step(&world, &lesson).expect("it goes on").id, "again");
    on(&mut world, &lesson);
    assert_eq!(step(&world, &lesson).expect("it goes on").id, "sphere");
}

#[test]
fn the_other_side_waits_while_something_is_to_be_read_and_its_orders_are_not_taken_back() {
    let lesson = shipped("first-battle").expect("it ships");
    let mut world = at(&lesson, "pins");
    assert_eq!(answer(&mut world, &lesson), None);
    let world = at(&lesson, "react");
    assert!(!lesson::is_undoable(&world));
}

#[test]
fn a_lesson_is_resumed_at_every_step() {
    for lesson in all() {
        let (mut world, profiles) = (begun(&lesson), data::monkeys::profiles());
        while step(&world, &lesson).is_some() {
            let saved =
                Replay::<Monkeys>::of(&world, (Player::Human, Player::Human)).expect("a lesson is recorded").text();
            let replay = Replay::parse("save", &saved, &profiles).unwrap_or_else(|error| panic!("{error}"));
            let (level, _) = replay.level("save", profiles.clone()).expect("its level is good");
            let mut again = World::new();
            install(&mut again);
            replay.play(&mut again, &level).unwrap_or_else(|error| panic!("{error}"));
            battle::monkeys::advance(&mut again);
            assert_eq!(lesson::teaching(&again), lesson::teaching(&world));
            assert_eq!(battle::monkeys::hash(&mut again), battle::monkeys::hash(&mut world), "{}", saved);
            world = again;
            on(&mut world, &lesson);
        }
        let record = world.resource::<Record>();
        assert!(record.orders().count() > 10, "a battle was played");
    }
}

fn play_by_chance(world: &mut World) {
    let mut player = ChancePlayer::new(1);
    for _ in 0..40 {
        let Some(order) = player.choose::<Order>(world) else { break };
        battle::submit(world, order).expect("chosen orders are accepted");
    }
}

#[test]
fn a_lesson_that_is_played_on_is_read_again_with_its_dice() {
    for lesson in all() {
        let mut world = begun(&lesson);
        while step(&world, &lesson).is_some() {
            on(&mut world, &lesson);
        }
        play_by_chance(&mut world);
        let facts = world.resource::<BattleLog>().facts().to_vec();
        let story = Story::of(world.resource::<Record>()).expect("it plays again");
        let mut again = World::new();
        install(&mut again);
        story.begin(&mut again);
        for order in &story.orders {
            battle::give_again(&mut again, order.clone()).expect("it plays again");
        }
        battle::monkeys::advance(&mut again);
        assert!(story.orders.iter().eq(world.resource::<Record>().orders()));
        assert_eq!(again.resource::<BattleLog>().facts(), facts);
        assert_eq!(battle::monkeys::hash(&mut again), battle::monkeys::hash(&mut world));
        assert_eq!(lesson::teaching(&again), lesson::teaching(&world));
    }
}

#[test]
fn a_lesson_that_is_played_on_from_an_earlier_moment_is_saved_with_the_dice_that_fell() {
    let lesson = shipped("first-battle").expect("it ships");
    let mut world = begun(&lesson);
    while step(&world, &lesson).is_some() {
        on(&mut world, &lesson);
    }
    let story = Story::of(world.resource::<Record>()).expect("it plays again");
    let profiles = data::monkeys::profiles();
    for early in 1..story.orders.len() {
        story.begin(&mut world);
        for order in &story.orders[..early] {
            battle::give_again(&mut world, order.clone()).expect("it plays again");
        }
        lesson::forget_later(&mut world);
        play_by_chance(&mut world);
        let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("it is recorded");
        let (level, _) = replay.level("save", profiles.clone()).expect("its level is good");
        let mut again = World::new();
        install(&mut again);
        replay.play(&mut again, &level).unwrap_or_else(|error| panic!("after {early} orders: {error}"));
        battle::monkeys::advance(&mut again);
        assert_eq!(battle::monkeys::hash(&mut again), battle::monkeys::hash(&mut world), "after {early} orders");
    }
}

#[test]
fn dice_that_a_lesson_laid_later_do_not_fall_after_an_undo() {
    let lesson = shipped("first-battle").expect("it ships");
    let mut world = begun(&lesson);
    // A step that sets dice right after an order that can be undone.
    let laid_last = |world: &World| lesson::teaching(world).and_then(|teaching| teaching.laid.last().cloned());
    let given = |world: &World| world.resource::<Record>().orders().count();
    while step(&world, &lesson).is_some() {
        let after = laid_last(&world).is_some_and(|(after, _)| after > 0 && after == given(&world));
        if after && battle::monkeys::undo(&mut world) {
            let left = given(&world);
            let laid = &lesson::teaching(&world).expect("a lesson").laid;
            assert!(laid.iter().all(|(after, _)| *after <= left), "{laid:?}");
            return;
        }
        on(&mut world, &lesson);
    }
    panic!("no step lays dice after an order that can be taken back");
}

/// The text of a step's card, including its hint.
fn said(lesson: &Lesson, step: &Step) -> String {
    let parts = ["title", "text", "hint"].map(|part| lesson.sentence(step, part));
    parts.into_iter().filter(|id| words::knows(id)).map(|id| words::word(&id)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_lesson_names_no_clan_that_it_does_not_claim_and_no_side_by_its_colour() {
    let profiles = data::monkeys::profiles();
    for lesson in all() {
        for step in &lesson.steps {
            let said = said(&lesson, step).to_lowercase();
            for clan in &profiles.clans {
                let claimed = |claim: &Claim| matches!(claim, Claim::Clan(_, named) if *named == clan.name);
                let named = said.contains(&clan.name);
                assert!(!named || step.claims.iter().any(claimed), "step {} names {}", step.id, clan.name);
            }
            for side in &lesson.level.sides {
                assert!(!said.contains(&side.name.to_lowercase()), "step {} names {}", step.id, side.name);
            }
        }
    }
}

#[test]
fn a_lesson_that_says_what_is_not_so_is_refused() {
    let text = include_str!("../../assets/lessons/first-battle.lesson.ron");
    let wrong = [
        ("Clan(\"b2.1\", \"macaque\"), Watches", "Clan(\"b2.1\", \"lemur\"), Watches"),
        ("Lies(\"r1.1\", \"b1.1\", 2, 3)]", "Lies(\"r1.1\", \"b1.1\", 3, 2)]"),
        ("Pinned(\"b1.1\", 3)", "Pinned(\"b1.1\", 2)"),
        ("Dice([4, 2])", "Dice([4, 4])"),
        ("Rounds(10)", "Rounds(8)"),
        ("Units('r', 3)", "Units('r', 4)"),
        ("Sheltered(\"r1.1\", \"b1.1\", (8, 10)", "Sheltered(\"r1.1\", \"b1.1\", (8, 7)"),
        ("Charges(\"r2.1\", \"b1.1\")", "Charges(\"b2.1\", \"r1.1\")"),
    ];
    for (is, said) in wrong {
        assert!(text.contains(is), "{is}");
        let (lesson, _) = parse("first-battle.lesson.ron", &text.replacen(is, said, 1)).expect("its shape is good");
        let why = rehearse(&lesson).expect_err(said);
        assert!(why.words().contains("which is not so"), "{said}: {}", why.words());
    }
}

#[test]
fn a_volley_names_as_many_as_the_lesson_asks_for() {
    let lesson = shipped("first-battle").expect("it ships");
    let world = at(&lesson, "fire");
    let options = battle::monkeys::choices(&world).expect("a volley is asked for");
    let named = |order: &Order| match order {
        Order::Fire { shots, .. } => {
            let mut named: Vec<_> = shots.iter().flat_map(|shot| shot.at.iter().copied()).collect();
            named.sort_unstable();
            named.dedup();
            named.len()
        }
        _ => 0,
    };
    assert!(options.orders.iter().any(|order| named(order) == 4), "fewer could be named");
    for order in &options.orders {
        assert_eq!(permits(&world, &lesson, order), named(order) == 5, "{order:?}");
    }
}

#[test]
fn every_walk_that_the_lesson_allows_leads_to_what_its_sentences_say() {
    let lesson = shipped("first-battle").expect("it ships");
    let ringed = lesson.steps.iter().find(|step| step.id == "walk").expect("it has a walk");
    let Some(Point::Cells(zone)) = ringed.point.first() else { panic!("the step rings squares") };
    let cells: Vec<Cell> = zone.0.iter().flat_map(monkeys::board::Block::cells).collect();
    assert!(cells.len() > 1, "there is a choice");
    for cell in cells {
        let mut world = begun(&lesson);
        let mut read = None;
        while let Some(now) = step(&world, &lesson) {
            if read.replace(now.id.clone()).as_ref() != Some(&now.id) {
                let untrue = now.claims.iter().find(|claim| !holds(&world, claim));
                assert_eq!(untrue, None, "step {} after a walk to {cell}", now.id);
            }
            if !matches!(now.id.as_str(), "walk" | "again") {
                on(&mut world, &lesson);
                continue;
            }
            let field = door::table(&world).field;
            let kudu = field.find_unit("r1.1".parse().expect("a unit")).expect("it is there");
            let walk = formation::plan(field, kudu, cell).expect("it is near");
            assert!(permits(&world, &lesson, &walk), "{cell} is ringed");
            battle::submit(&mut world, walk).expect("it may walk there");
            follow(&mut world, &lesson);
        }
    }
}

#[test]
fn a_draft_that_the_lesson_does_not_mean_ends_no_step() {
    let lesson = shipped("first-battle").expect("it ships");
    let world = at(&lesson, "draft");
    let kudu = door::table(&world).field.find_unit("r1.1".parse().expect("a unit")).expect("it is there");
    let walk = |x, y| formation::plan(door::table(&world).field, kudu, Cell::new(x, y)).expect("it is near");
    assert_eq!(awaits_draft(&world, &lesson, &walk(8, 10)), Some(true));
    assert_eq!(awaits_draft(&world, &lesson, &walk(11, 13)), Some(false), "in the open beside the wall");
    let world = at(&lesson, "walk");
    assert_eq!(awaits_draft(&world, &lesson, &Order::EndTurn), None, "it waits for no draft");
}
