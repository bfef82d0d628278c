//! A person against the scripted opponent of Pebbles at the table. No line of the program knows either.
#![expect(clippy::disallowed_types, reason = "it gives up waiting for an opponent that never answers")]

use crate::{book::Pebbles, home, window::Hall};
use monkeys::{
    battle::{record::Record, replay::Player},
    engine::{Fact, What, door},
    force::Side,
    input::{Intent, Shown},
    panels::{Above, advice::Advice},
    screens::{Hands, Pages, Seats, hosts, plain::Plain},
    view::Playback,
};
use std::{
    thread::sleep,
    time::{Duration, Instant},
};

/// The host of the book with its opponent.
const PEBBLES: Plain<Pebbles> = Plain::with_opponents();

/// How long a machine that is busy may take for one order.
const PATIENCE: Duration = Duration::from_secs(120);

fn wait_until(hall: &mut Hall, what: &str, holds: impl Fn(&Hall) -> bool) {
    let (mut given, mut since) = (0, Instant::now());
    while !holds(hall) {
        hall.wait();
        if hall.orders() != given {
            (given, since) = (hall.orders(), Instant::now());
        }
        assert!(since.elapsed() < PATIENCE, "waited in vain for {what}: {:?}", hall.window());
        sleep(Duration::from_millis(2));
    }
    hall.wait();
}

fn wait_for_own(hall: &mut Hall) {
    wait_until(hall, "an own decision", |hall| {
        let theirs = hall.window().is_some_and(|window| window.side == Side::Second);
        !theirs && hall.world().resource::<Playback>().caught_up()
    });
}

fn reasons(hall: &mut Hall) -> Advice {
    hall.tell([Intent::Reasons]);
    let Some(Above::Advice(reasons)) = hall.above().cloned() else { panic!("no card: {:?}", hall.above()) };
    hall.tell([Intent::Back]);
    reasons
}

#[test]
fn a_book_that_no_line_of_the_program_knows_is_played_against_its_opponent() {
    home::run("played::against_its_opponent");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn against_its_opponent() {
    hosts::add(&PEBBLES);
    let mut hall = Hall(home::game(Vec::new()));
    hall.wait();
    hall.tell([Intent::Open(Shown::SetUp)]);
    let levels = hall.world().resource::<Pages>().levels.clone();
    let place = levels.iter().position(|file| file == "Pebbles/meadow").expect("it is offered");
    hall.tell([Intent::ChooseLevel(place), Intent::FixDice(Some(4)), Intent::Start]);
    wait_for_own(&mut hall);
    let players = hall.world().resource::<Seats>().players();
    assert!(matches!(&players, (Player::Human, Player::Opponent { name, .. }) if name == "flint"), "{players:?}");
    let mut advised = false;
    while let Some(window) = hall.window() {
        assert!(!matches!(hall.above(), Some(Above::Pass(_))), "one person passes the table to nobody");
        if window.name() == "Turn" && !advised {
            hall.tell([Intent::Advice]);
            let told = |hall: &Hall| hall.world().resource::<Hands>().told.clone().unwrap_or_default();
            wait_until(&mut hall, "advice", |hall| told(hall).starts_with("Old Flint advises: "));
            let before = hall.orders();
            hall.tell([Intent::Accept]);
            assert_eq!(hall.orders(), before + 1, "advice is a draft");
            assert_eq!(reasons(&mut hall).courses, [], "what it thinks is secret as long as anything is");
            advised = true;
        } else {
            hall.answer(&window);
        }
        wait_for_own(&mut hall);
    }
    assert!(advised, "it came to a turn");
    assert!(door::outcome::<Pebbles>(hall.world()).is_some());
    let facts = hall.world().resource::<monkeys::engine::BattleLog>().facts();
    let ordered = |fact: &&Fact| matches!(fact.what, What::Ordered { side: Side::Second, .. });
    assert!(facts.iter().filter(ordered).count() > 3, "it has played");
    assert!(hall.world().resource::<Record<Pebbles>>().orders().count() > 8);
    hall.wait();
    hall.tell([Intent::Back]);
    assert!(!reasons(&mut hall).courses.is_empty(), "once it is over nothing is secret");
}
