//! A person against the scripted opponent of Pebbles at the table. The program contains no code for either.
#![expect(clippy::disallowed_types, reason = "it gives up waiting for an opponent that never answers")]

use crate::{book::Pebbles, home, window::Hall};
use monkeys::{
    battle::{record::Record, replay::Player},
    engine::{Fact, What, door},
    force::Side,
    input::{Factor, Intent, LabTurn, Shown},
    panels::{Above, Scene, Table, advice::Advice, lab::Lab},
    screens::{Hands, Seats, hosts, plain::Plain},
    view::Playback,
};
use std::{
    thread::sleep,
    time::{Duration, Instant},
};

/// The host of the book with its opponent.
const PEBBLES: Plain<Pebbles> = Plain::with_opponents();

/// How long a busy machine may take for one order.
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
    let (mut hall, ..) = Hall::set_up(&PEBBLES);
    hall.tell([Intent::FixDice(Some(4)), Intent::Start]);
    wait_for_own(&mut hall);
    let players = hall.world().resource::<Seats>().players();
    assert!(matches!(&players, (Player::Human, Player::Opponent { name, .. }) if name == "flint"), "{players:?}");
    let mut advised = false;
    while let Some(window) = hall.window() {
        assert!(!matches!(hall.above(), Some(Above::Pass(_))), "one person passes the table to nobody");
        if window.name() == "Turn" && !advised {
            hall.tell([Intent::Advice]);
            let told = |hall: &Hall| hall.world().resource::<Hands>().told().map(str::to_owned).unwrap_or_default();
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

fn laboratory(hall: &Hall) -> &Lab {
    match hall.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
        Some(Scene::Lab(lab)) => lab,
        other => panic!("the lab isn't shown: {other:?}"),
    }
}

#[test]
fn asked_about_in_the_lab() {
    home::run("played::in_the_lab");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn in_the_lab() {
    hosts::add(&PEBBLES);
    let mut hall = Hall(home::game(Vec::new()));
    hall.0.update();
    hall.tell([Intent::Open(Shown::Lab), Intent::Lab(LabTurn::Turn(Factor::Book, -1))]);
    let told: Vec<(Factor, String)> =
        laboratory(&hall).rows.iter().map(|row| (row.factor, row.value.clone())).collect();
    let factors: Vec<Factor> = told.iter().map(|(factor, _)| *factor).collect();
    // A book without rosters and generated ground does not ask for them.
    assert_eq!(
        factors,
        [Factor::Book, Factor::Ground, Factor::Opponent(0), Factor::Opponent(1), Factor::Battles],
        "{told:?}"
    );
    assert_eq!((told[0].1.as_str(), told[1].1.as_str()), ("Pebbles", "meadow"));
    hall.tell([Intent::Lab(LabTurn::Turn(Factor::Battles, -9)), Intent::Lab(LabTurn::Run)]);
    for _ in 0..2000 {
        if laboratory(&hall).may_report {
            break;
        }
        sleep(Duration::from_millis(10));
        hall.0.update();
    }
    assert!(laboratory(&hall).may_report, "{:?}", laboratory(&hall).told);
    assert_eq!(laboratory(&hall).curves[0].dots.len(), 1);
}
