//! The players: seats in the set-up, opponents that think, undo of their orders, and the player's own grounds.

use monkeys::{
    battle::{self, chance::ChancePlayer, replay::Player},
    data::{
        LoadError,
        drafts::Drafts,
        library::Library,
        monkeys::{
            level::{self, Level},
            persona::{self},
        },
        persona::Strength,
        workshop::Workshop,
    },
    force::Side,
    input::intent::Change,
    opponent::seated::Seated,
    rules::monkeys::{Monkeys, Order},
    screens::{
        Pages, Seats, Who, hosts,
        plan::{self, Plan},
    },
    words::word,
};

use bevy::prelude::World;
use std::sync::Arc;

/// A roster as a file of the player's.
const RIFLES: &str = include_str!("../../assets/rosters/baboon-rifles.roster.ron");

fn steady() -> Who {
    Who::Scripted("steady".to_owned(), Strength::Quick)
}

/// The level of a plan.
fn made(plan: &Plan, seed: u64, library: &Library) -> Result<Level, LoadError> {
    Monkeys::draft(&plan.wanted(&word("plan-name"), seed), plan.lies(), library).map(|(level, _)| level)
}

/// A battle on Two Groves.
fn groves() -> World {
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::begin(&mut world, &level, 4);
    world
}

/// A mind's order at the current moment of a world.
fn ordered(mind: &mut dyn Seated, world: &mut World) -> Option<Order> {
    mind.explain(world).map(|thought| thought.order::<Monkeys>().expect("an order of its book").clone())
}

#[test]
fn the_list_of_players_goes_round_and_comes_back_to_people() {
    let names = Workshop::default().opponents();
    let mut who = Who::Human;
    let mut met = Vec::new();
    loop {
        who = who.next(1, &names, Strength::Deep);
        if who == Who::Human {
            break;
        }
        met.push(who.clone());
    }
    assert!(met.len() >= 5, "five personalities at least: {met:?}");
    assert!(met.iter().all(|who| matches!(who, Who::Scripted(_, Strength::Deep))), "{met:?}");
    assert_eq!(Who::Human.next(-1, &names, Strength::Deep), *met.last().expect("somebody"));
}

#[test]
fn a_save_names_its_players_and_gives_them_their_seats_again() {
    let seats = Seats::take(&groves(), hosts::FIRST, [Who::Human, steady()], 9, &Workshop::default());
    let players = seats.players();
    assert_eq!(players.0, Player::Human);
    assert!(matches!(&players.1, Player::Opponent { name, strength: Strength::Quick, .. } if name == "steady"));
    assert_eq!(Seats::named(&players), [Who::Human, steady()]);
    assert!(seats.is_human(Side::First) && !seats.is_human(Side::Second));
}

#[test]
fn a_mind_is_what_it_was_when_orders_are_taken_back() {
    let mut world = groves();
    let mut seats = Seats::take(&world, hosts::FIRST, [steady(), steady()], 4, &Workshop::default());
    let mut chance = ChancePlayer::new(4);
    let (mut first, mut orders) = (None, 0);
    for _ in 0..60 {
        let Some(side) = battle::monkeys::decider(&world) else { break };
        let mut mind = seats.mind(side).expect("scripted").again();
        let Some(order) = ordered(&mut *mind, &mut world) else { break };
        if first.is_none() && battle::monkeys::choices(&world).is_some_and(|choices| choices.orders.len() > 3) {
            first = Some((side, orders, order.clone(), battle::monkeys::snapshot(&world)));
        }
        seats.think_on(side, orders, mind);
        let given = battle::submit(&mut world, order).is_ok() || chance.choose::<Order>(&world).is_some();
        assert!(given);
        orders += 1;
    }
    let (side, at, order, before) = first.expect("there was a choice");
    seats.forget_after(at);
    battle::monkeys::restore(&mut world, &before);
    let again = ordered(&mut *seats.mind(side).expect("scripted").again(), &mut world);
    assert_eq!(again, Some(order), "the same mind orders the same");
}

#[test]
fn a_ground_of_ones_own_is_grown_as_it_is_planned() {
    let mut pages = Pages::new(Arc::default());
    for change in [Change::Density(65), Change::Size(0), Change::Style(2), Change::Platoons(2)] {
        plan::change(&mut pages, change);
    }
    plan::change(&mut pages, Change::Roster(Side::Second, 1));
    let level = made(&pages.plan, 12, &Library::shipped()).expect("it grows");
    assert_eq!(level.ground.size(), Monkeys::SIZES[0]);
    assert!((60..=70).contains(&level.ground.coverage()), "{}", level.ground.coverage());
    assert_ne!(
        level.sides[1].platoons,
        made(&Plan::default(), 12, &Library::shipped()).expect("it grows").sides[1].platoons
    );
    for scenario in 0..Monkeys::SCENARIOS.len() {
        let plan = Plan { density: 25, scenario, ..Plan::default() };
        made(&plan, 3, &Library::shipped()).expect("every scenario fits the standard table");
    }
    plan::change(&mut pages, Change::Density(250));
    assert_eq!(pages.plan.density, plan::DENSITY.1);
}

#[test]
fn every_roster_fights_every_other_on_every_style() {
    let mut pages = Pages::new(Arc::default());
    for place in 0..plan::STYLES.len() {
        plan::change(&mut pages, Change::Style(place));
        for _ in 0..3 {
            plan::change(&mut pages, Change::Roster(Side::First, 1));
            plan::change(&mut pages, Change::Roster(Side::Second, -1));
            made(&pages.plan, 5, &Library::shipped()).unwrap_or_else(|error| panic!("{:?}: {error}", pages.plan));
        }
    }
}

#[test]
fn a_character_that_is_edited_is_the_opponent_s_own_from_then_on_and_wherever_undo_leads() {
    let mut seats = Seats::take(&groves(), hosts::FIRST, [Who::Human, steady()], 4, &Workshop::default());
    let minds = hosts::FIRST.minds().expect("its opponents play the book");
    let mind = seats.mind(Side::Second).expect("it is a scripted one").again();
    seats.think_on(Side::Second, 3, mind);
    let mut rethink = |side, workshop: &Workshop| seats.rethink(side, minds, workshop, None);
    assert_eq!(rethink(Side::Second, &Workshop::default()), None, "the same is nothing new");
    let folder = tempfile::tempdir().expect("a folder");
    let steady = monkeys::data::library::opponent("steady").expect("it ships");
    let roused = steady.replace("\"Old Steady\"", "\"Old Steady, roused\"");
    std::fs::write(folder.path().join("steady.opponent.ron"), roused).expect("it can be written");
    let edited = Workshop::read(vec![folder.path().to_owned()]);
    assert_eq!(rethink(Side::First, &edited), None, "people have no character of this kind");
    assert_eq!(rethink(Side::Second, &edited).as_deref(), Some("Old Steady, roused"));
    assert_eq!(seats.mind(Side::Second).map(Seated::name), Some("Old Steady, roused"));
    seats.forget_after(0);
    assert_eq!(seats.mind(Side::Second).map(Seated::name), Some("Old Steady, roused"));
}

#[test]
fn own_files_stand_beside_the_shipped_ones_and_take_the_place_of_their_namesakes() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("it can be written");
    let steady = monkeys::data::library::opponent("steady").expect("it ships");
    write("steady.opponent.ron", &steady.replace("Old Steady", "New Steady"));
    write("mine.opponent.ron", "(format: 1, nonsense: 3)");
    write("my-level.level.ron", monkeys::data::library::level("two-groves").expect("it ships"));
    write("notes.txt", "not a file of the game");
    let workshop = Workshop::read(vec![folder.path().to_owned()]);
    assert_eq!(workshop.opponent("steady").expect("it is good").name, "New Steady");
    assert_eq!(persona::shipped("steady").expect("it ships").name, "Old Steady");
    assert!(!workshop.opponents().contains(&"mine".to_owned()), "one at fault takes no seat");
    assert_eq!(workshop.faults().len(), 1);
    assert_eq!(workshop.levels().first().map(String::as_str), Some("my-level"), "own levels come first");
    let pages = Pages::new(Arc::new(workshop));
    assert_eq!(pages.levels[1], "my-level");
}

/// A level was once saved under the name that the editor suggests, but never listed, since that name has spaces in it.
#[test]
fn own_files_are_found_whatever_people_call_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("it can be written");
    let steady = monkeys::data::library::opponent("steady").expect("it ships");
    let proposed = word("plan-name");
    write("Tom's old friend (2).opponent.ron", steady);
    write("Third Squad, mounted.roster.ron", RIFLES);
    // The level fights with the roster of that name.
    let named = "Third Squad, mounted".to_owned();
    let rosters = Library::of(vec![folder.path().to_owned()]);
    let plan = Plan { rosters: [named.clone(), named], ..Plan::default() };
    let level = made(&plan, 4, &rosters).expect("the roster is found by its name");
    write(&format!("{proposed}.level.ron"), &level.drawn());
    let workshop = Workshop::read(vec![folder.path().to_owned()]);
    assert_eq!(workshop.faults(), Vec::<&monkeys::data::LoadError>::new());
    assert_eq!(workshop.levels().first(), Some(&proposed));
    assert_eq!(workshop.opponents().first().map(String::as_str), Some("Tom's old friend (2)"));
    assert!(workshop.library().rosters().contains(&"Third Squad, mounted".to_owned()));
    assert_eq!(workshop.level(&proposed).expect("it is good"), level);
}
