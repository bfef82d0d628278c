//! A person against a scripted opponent of Suppression Actions: a short battle, with advice, reasons, undo and a save.
#![expect(clippy::disallowed_types, reason = "it gives up waiting for an opponent that never answers")]

use super::{home, models::check_words, ways::Hall};
use monkeys::{
    battle::{record::Record, replay::Player},
    engine::{Shape, Window, door},
    force::Side,
    input::{
        Intent, Shown,
        intent::{Change, Rematch},
    },
    panels::{Above, Scene, advice::Advice, setup::SetUp},
    rules::suppression::{Order, Suppression},
    screens::{Hands, Seats, Who},
    view::Playback,
};
use std::{
    fs,
    thread::sleep,
    time::{Duration, Instant},
};

/// How long a busy machine may take for one order.
const PATIENCE: Duration = Duration::from_secs(120);

/// A short battle: two rounds of the first scenario, in a file of the player's own.
const SHORT: &str = include_str!("../../levels/three-fig-trees.level.ron");

fn window(hall: &Hall) -> Option<Window> {
    door::window::<Suppression>(hall.0.world()).cloned()
}

fn orders(hall: &Hall) -> Vec<Order> {
    hall.0.world().resource::<Record<Suppression>>().orders().cloned().collect()
}

/// Waits until something holds; each given order restarts the clock.
fn wait_until(hall: &mut Hall, what: &str, holds: impl Fn(&Hall) -> bool) {
    let (mut given, mut since) = (0, Instant::now());
    while !holds(hall) {
        hall.wait(1);
        let now = orders(hall).len();
        if now != given {
            (given, since) = (now, Instant::now());
        }
        assert!(since.elapsed() < PATIENCE, "waited in vain for {what}: {:?}, {given} orders", window(hall));
        sleep(Duration::from_millis(2));
    }
    hall.wait(4);
}

/// Waits until the person is asked, or the battle is over, and everything has been shown.
fn wait_for_own(hall: &mut Hall) {
    wait_until(hall, "an own decision", |hall| {
        let asked = window(hall).map(|window| window.side);
        asked != Some(Side::Second) && hall.0.world().resource::<Playback>().caught_up()
    });
}

/// Answers the open window in the simplest way that its shape allows.
fn answer(hall: &mut Hall) {
    let (asked, before) = (window(hall).expect("somebody is asked"), orders(hall).len());
    assert_eq!(asked.side, Side::First, "only the person is asked");
    match asked.shape() {
        Shape::Act => hall.tell([Intent::EndTurn, Intent::EndTurn]),
        Shape::Pick => hall.tell([Intent::TakeOption(0)]),
        _ => hall.tell([Intent::Accept]),
    }
    assert!(orders(hall).len() > before, "{}: {:?}", asked.name(), hall.battle().notice);
}

/// Answers until a window of this name is open.
fn answer_until(hall: &mut Hall, name: &str) {
    wait_for_own(hall);
    while window(hall).is_some_and(|window| window.name() != name) {
        answer(hall);
        wait_for_own(hall);
    }
}

fn set_up(hall: &Hall) -> SetUp {
    match hall.scene() {
        Some(Scene::SetUp(set_up)) => (**set_up).clone(),
        other => panic!("no set-up is shown: {other:?}"),
    }
}

/// Sets up a short battle against Drumfire, from a folder of the player's own.
fn begin() -> (Hall, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let short = SHORT.replace("rounds: 6", "rounds: 2").replace("Three Fig Trees", "Two Rounds");
    fs::write(folder.path().join("two-rounds.level.ron"), short).expect("it is written");
    fs::write(folder.path().join("broken.level.ron"), "(format: 1, book: Suppression, nam: 3)").expect("it is written");
    let mut hall = Hall::with(vec![folder.path().to_owned()]);
    let levels = hall.pages().levels.clone();
    assert!(!levels.iter().any(|file| file.contains("broken")), "{levels:?}");
    let place = levels.iter().position(|file| file == "Suppression/two-rounds").expect("own levels are listed");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place)]);
    let shown = set_up(&hall);
    assert!(shown.fault.is_some_and(|fault| fault.contains("broken")), "what is wrong with a file is told");
    let listed = shown.levels.iter().find(|level| level.place == place).expect("it is on the list of its book");
    assert_eq!(listed.name, "Two Rounds");
    assert_eq!(shown.sides.len(), 2);
    assert!(shown.sides.iter().all(|side| side.units.len() == 7 && side.roster.contains("530")), "{:?}", shown.sides);
    let names: Vec<String> = (0..4)
        .map(|_| {
            hall.tell([Intent::Plan(Change::Seat(Side::Second, 1))]);
            set_up(&hall).sides[1].player.0.clone()
        })
        .collect();
    assert_eq!(names, ["Drumfire", "Headlong", "Long Grass", "Person"]);
    hall.tell([Intent::Plan(Change::Seat(Side::Second, 1)), Intent::Plan(Change::Strength(Side::Second, 1))]);
    check_words(&set_up(&hall), "the set-up");
    hall.tell([Intent::FixDice(Some(7)), Intent::Start]);
    wait_for_own(&mut hall);
    (hall, folder)
}

fn reasons(hall: &mut Hall) -> Advice {
    hall.tell([Intent::Reasons]);
    let Some(Above::Advice(reasons)) = hall.above().cloned() else { panic!("no card: {:?}", hall.above()) };
    hall.tell([Intent::Back]);
    reasons
}

/// Asks for advice and waits until it is shown.
fn advised(hall: &mut Hall) -> String {
    hall.tell([Intent::Advice]);
    let told = |hall: &Hall| hall.0.world().resource::<Hands>().told().map(str::to_owned);
    wait_until(hall, "advice", |hall| told(hall).is_some_and(|told| told.contains("advises")));
    told(hall).expect("it is told")
}

#[test]
fn a_person_plays_a_whole_battle_against_drumfire() {
    home::run("scripted::against_drumfire");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn against_drumfire() {
    let (mut hall, _folder) = begin();
    let seats = hall.0.world().resource::<Seats>();
    assert!(seats.is_human(Side::First) && !seats.is_human(Side::Second));
    answer_until(&mut hall, "Act");

    // Advice is a draft: once accepted it is given, and once undone it is gone.
    let told = advised(&mut hall);
    assert!(told.starts_with("Drumfire advises: "), "{told}");
    check_words(&told, "the advice");
    assert!(!told.contains(".."), "one stop ends a sentence: {told}");
    let before = orders(&hall);
    assert!(hall.battle().sheet.accept.is_some(), "it can be taken");
    hall.tell([Intent::Accept]);
    assert_eq!(orders(&hall).len(), before.len() + 1, "{:?}", hall.battle().notice);
    assert!(matches!(orders(&hall).last(), Some(Order::Act(_))));
    let free = hall.0.world().resource::<Record<Suppression>>().free_steps();
    hall.tell([Intent::Undo]);
    assert_eq!(orders(&hall).len() == before.len(), free > 0, "a die ends what can be taken back");

    answer_until(&mut hall, "Act");
    answer(&mut hall);
    answer_until(&mut hall, "Act");
    let card = reasons(&mut hall);
    assert_eq!(card.title, "The last turn of Drumfire");
    assert!(card.courses.iter().any(|course| course.reasons.len() > 1), "{card:?}");
    check_words(&card, "the reasons");

    // It resumes from its save, with the same players.
    let (given, players) = (orders(&hall), hall.0.world().resource::<Seats>().players());
    assert!(matches!(&players.1, Player::Opponent { name, .. } if name == "drumfire"), "{players:?}");
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::LastBattle)]);
    wait_for_own(&mut hall);
    assert_eq!((orders(&hall), hall.0.world().resource::<Seats>().players()), (given, players));

    while window(&hall).is_some() {
        answer(&mut hall);
        wait_for_own(&mut hall);
    }
    wait_until(&mut hall, "the end", |hall| matches!(hall.above(), Some(Above::Ending(_))));
    let Some(Above::Ending(ending)) = hall.above() else { panic!("the end is shown") };
    let told = match ending.winner {
        Some(Side::First) => "You won: ",
        Some(Side::Second) => "You lost: ",
        None => "A draw",
    };
    assert!(ending.title.starts_with(told), "{}", ending.title);
    let by_it = orders(&hall).iter().filter(|order| matches!(order, Order::Act(_))).count();
    assert!(by_it > 4, "Drumfire has played");

    // In a return match it leads the other side.
    hall.tell([Intent::Again(Rematch::Swapped)]);
    wait_for_swapped(&mut hall);
    let seats = hall.0.world().resource::<Seats>();
    assert_eq!((seats.who(Side::Second), seats.is_human(Side::First)), (&Who::Human, false));
}

fn wait_for_swapped(hall: &mut Hall) {
    wait_until(hall, "the return match", |hall| window(hall).is_some_and(|window| window.side == Side::Second));
    let level = hall.0.world().resource::<Record<Suppression>>().level().expect("it began from a level");
    assert_eq!(level.sides[0].name, "High Canopy League", "forces and players change sides");
}

#[test]
fn what_an_opponent_ordered_is_taken_back_with_the_order_before_it() {
    home::run("scripted::taken_back");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn taken_back() {
    let (mut hall, _folder) = begin();
    // Both deploy in turn, and no die is rolled.
    assert_eq!(window(&hall).map(|window| window.name()), Some("SetUp"));
    answer(&mut hall);
    wait_for_own(&mut hall);
    let given = orders(&hall);
    let free = hall.0.world().resource::<Record<Suppression>>().free_steps();
    assert!(given.len() >= 2 && free >= 2, "{given:?}");
    hall.tell([Intent::Undo]);
    let left = orders(&hall).len();
    assert!(left + 2 <= given.len(), "{left} of {}", given.len());
    assert_eq!(window(&hall).map(|window| window.side), Some(Side::First));
    // It makes the same decision again.
    hall.tell([Intent::Redo]);
    answer_same(&mut hall, &given);
}

/// Gives the rest of the person's orders, and checks that the opponent answers as before.
fn answer_same(hall: &mut Hall, given: &[Order]) {
    wait_for_own(hall);
    while orders(hall).len() < given.len() {
        answer(hall);
        wait_for_own(hall);
    }
    assert_eq!(orders(hall)[..given.len()], *given);
}
