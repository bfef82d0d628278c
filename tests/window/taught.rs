//! The lessons of the other books on the screen. The second is chosen on the title, played to its end by following its
//! cards, and leads to the next battle.

use super::{home, third, ways::Hall};
use bevy::prelude::World;
use monkeys::{
    battle::{monkeys::lesson, record::Record},
    force::Side,
    input::{Intent, LessonTurn, Shown, Verb},
    panels::{Above, Scene, Table, lesson::Card as Taught, orders::May},
    rules::suppression::Suppression,
    screens::{Card, Page, editor},
    view::Playback,
};

/// Its index among the lessons.
const SECOND: usize = 1;
const THIRD: usize = 2;
const FOURTH: usize = 3;
/// Steps and frames after which it must have progressed.
const PATIENCE: usize = 400;

fn card(hall: &Hall) -> Taught {
    hall.battle().lesson.clone().expect("the lesson is on")
}

fn orders(hall: &Hall) -> usize {
    hall.0.world().resource::<Record<Suppression>>().orders().count()
}

/// Skips to the step with this title; each skipped step is done as the lesson itself would do it.
fn skip_to(hall: &mut Hall, title: &str) {
    for _ in 0..PATIENCE {
        if card(hall).title == title {
            return;
        }
        hall.tell([Intent::Lesson(LessonTurn::Skip)]);
    }
    panic!("it stops at {:?}", card(hall));
}

#[test]
fn the_second_lesson() {
    home::run("taught::it_is_chosen_on_the_title_played_and_followed_by_a_battle");
}

#[test]
#[ignore = "part of the_second_lesson"]
fn it_is_chosen_on_the_title_played_and_followed_by_a_battle() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lessons)]);
    let Some(Above::Lessons(offered)) = hall.above() else { panic!("the lessons are offered") };
    assert_eq!((offered.len(), offered[SECOND].name.as_str()), (4, "Suppression Actions"));
    assert!(offered.iter().all(|lesson| lesson.left.is_none()), "{offered:?}");
    hall.tell([Intent::Learn(SECOND)]);
    assert_eq!((hall.pages().page, card(&hall).step.map(|(now, _)| now)), (Page::Battle, Some(1)));
    assert!(lesson::teaching(hall.0.world()).is_none(), "it is no battle of the first book");
    // Left and resumed: each lesson is saved separately.
    skip_to(&mut hall, "Open fire");
    let (step, given) = (card(&hall).step, orders(&hall));
    hall.tell([Intent::Lesson(LessonTurn::Leave), Intent::Open(Shown::Lessons)]);
    let Some(Above::Lessons(offered)) = hall.above() else { panic!("the lessons are offered") };
    assert!(offered[0].left.is_none() && offered[SECOND].left.as_ref().is_some_and(|left| left.contains("step 6 of")));
    hall.tell([Intent::Learn(SECOND)]);
    assert_eq!((card(&hall).step, orders(&hall)), (step, given));
    skip_to(&mut hall, "Won");
    let end = card(&hall);
    let next = Intent::Lesson(LessonTurn::PlayNext);
    assert!(end.buttons.iter().any(|button| button.intent == next), "{:?}", end.buttons);
    assert_eq!(hall.pages().card, None, "the lesson says itself how it ended");
    hall.tell([next]);
    let pages = hall.pages();
    assert_eq!((pages.page, pages.levels[pages.chosen].as_str()), (Page::SetUp, "Suppression/three-fig-trees"));
    let kept = editor::folder().expect("a folder").with_file_name("lessons/second-battle.replay.ron");
    assert!(!kept.exists(), "it is over");
}

#[test]
fn a_wrong_order() {
    home::run("taught::a_wrong_order_is_refused_with_a_hint_and_a_forbidden_one_with_its_rule");
}

#[test]
#[ignore = "part of a_wrong_order"]
fn a_wrong_order_is_refused_with_a_hint_and_a_forbidden_one_with_its_rule() {
    let mut hall = Hall::new();
    hall.tell([Intent::Learn(SECOND)]);
    skip_to(&mut hall, "Go to ground");
    let verb = |name: &str| {
        let place = monkeys::rules::suppression::actions::VERBS.iter().position(|verb| verb.name == name);
        Intent::Mode(Verb(place.expect("a verb") as u8))
    };
    let rifles = "r1.1".parse().expect("a unit");
    hall.tell([Intent::SelectUnit(rifles), verb("FocusFire")]);
    let why = hall.battle().notice.clone().expect("it says why");
    assert_eq!(why.rule.as_deref(), Some("R4"), "{why:?}");
    // Falling back is allowed by the rules, but the step expects something else.
    let given = orders(&hall);
    hall.tell([verb("FallBack"), Intent::Accept]);
    assert_eq!(orders(&hall), given);
    assert!(card(&hall).hint.is_some(), "it says what it waits for");
    hall.tell([verb("GoToGround"), Intent::Accept]);
    assert_eq!((orders(&hall), card(&hall).title.as_str()), (given + 1, "Halt and fire"));
}

#[test]
fn learning_from_the_set_up() {
    home::run("taught::the_set_up_of_the_second_book_offers_its_lesson");
}

#[test]
#[ignore = "part of learning_from_the_set_up"]
fn the_set_up_of_the_second_book_offers_its_lesson() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::SetUp)]);
    let offered = |hall: &Hall| match hall.scene() {
        Some(monkeys::panels::Scene::SetUp(set_up)) => set_up.lesson,
        _ => panic!("the set-up is open"),
    };
    assert_eq!(offered(&hall), None);
    let levels = hall.pages().levels.clone();
    let place = levels.iter().position(|level| level == "Suppression/hold-the-sawmill").expect("it is offered");
    hall.tell([Intent::ChooseLevel(place)]);
    assert_eq!(offered(&hall), Some(SECOND));
    hall.tell([Intent::Learn(SECOND)]);
    assert_eq!((hall.pages().page, hall.pages().card.clone()), (Page::Battle, None::<Card>));
    assert_eq!(card(&hall).title, "Another way to fight");
}

#[test]
fn the_third_lesson() {
    home::run("taught::it_is_played_call_by_call");
}

#[test]
#[ignore = "part of the_third_lesson"]
fn it_is_played_call_by_call() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lessons)]);
    let Some(Above::Lessons(offered)) = hall.above() else { panic!("the lessons are offered") };
    assert_eq!(offered[THIRD].name, "Initiative Ladder");
    hall.tell([Intent::Learn(THIRD)]);
    assert_eq!(card(&hall).title, "Single characters");
    skip_to(&mut hall, "Aimed fire");
    let verb = |name: &str| {
        let place = monkeys::rules::initiative::verbs::VERBS.iter().position(|verb| verb.name == name);
        Intent::Mode(Verb(place.expect("a verb") as u8))
    };
    // Holding is allowed by the rules, but the step expects something else.
    for _ in 0..40 {
        if hall.battle().orders.buttons.iter().any(|button| button.may == May::Give) {
            break;
        }
        hall.wait(30);
    }
    hall.tell([verb("Hold"), Intent::Accept]);
    assert!(card(&hall).hint.is_some(), "it says what it waits for");
    skip_to(&mut hall, "Thirty seconds");
    hall.tell([Intent::Lesson(LessonTurn::PlayNext)]);
    let pages = hall.pages();
    assert_eq!((pages.page, pages.levels[pages.chosen].as_str()), (Page::SetUp, "Initiative/the-pump-yard"));
}

#[test]
fn the_fourth_lesson() {
    home::run("taught::it_is_played_card_by_card");
}

#[test]
#[ignore = "part of the_fourth_lesson"]
fn it_is_played_card_by_card() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lessons)]);
    let Some(Above::Lessons(offered)) = hall.above() else { panic!("the lessons are offered") };
    assert_eq!(offered[FOURTH].name, "Ordered Hexes");
    hall.tell([Intent::Learn(FOURTH)]);
    assert_eq!(card(&hall).title, "A round ahead");
    skip_to(&mut hall, "Gunnery 1");
    // The marked answer is given by hand, once what led here has been shown.
    for _ in 0..40 {
        hall.tell([Intent::Accept]);
        if card(&hall).title != "Gunnery 1" {
            break;
        }
        hall.wait(30);
    }
    assert_eq!(card(&hall).title, "Damage comes later");
    skip_to(&mut hall, "That is the game");
    hall.tell([Intent::Lesson(LessonTurn::PlayNext)]);
    let pages = hall.pages();
    assert_eq!((pages.page, pages.levels[pages.chosen].as_str()), (Page::SetUp, "Hexes/entrenched"));
}

/// What a card of the third lesson says of the table: who is asked, and about what.
const CALLS: [(&str, &str, &str); 4] = [
    ("Tendai is called", "Call", "r1.1"),
    ("Big Oba is called", "Call", "r1.2"),
    ("Old Rahman is called", "Call", "r1.3"),
    ("you are asked", "Watch", "b1.2"),
];

/// Checks what the card says now against the table. Returns whether it only waits for the other side.
fn agrees(hall: &Hall) -> bool {
    let card = card(hall);
    let Some(asked) = third::window(hall) else { return false };
    if card.text.contains("as soon as the next decision is yours") {
        assert_eq!(asked.side, Side::Second, "{}", card.title);
        assert!(card.marks.is_empty() && card.hint.is_none(), "it points at nothing yet: {card:?}");
        return true;
    }
    for (says, name, about) in CALLS {
        let about = about.parse().expect("a unit");
        let is = (asked.side, asked.name(), asked.about) == (Side::First, name, Some(about));
        assert!(is || !card.text.contains(says), "{}: {asked:?}", card.text);
    }
    let phase = third::view(hall).turn.phase;
    let other = (1..=6).find(|other| *other != phase && card.text.contains(&format!("Phase {other}")));
    assert_eq!(other, None, "it is phase {phase}: {}", card.text);
    false
}

#[test]
fn cards_that_wait() {
    home::run("taught::each_card_of_the_third_lesson_speaks_of_what_is_on_the_table");
}

#[test]
#[ignore = "part of cards_that_wait"]
fn each_card_of_the_third_lesson_speaks_of_what_is_on_the_table() {
    let mut hall = Hall::new();
    hall.tell([Intent::Learn(THIRD)]);
    let (mut titles, mut waits) = (Vec::new(), 0);
    for _ in 0..PATIENCE {
        waits += usize::from(agrees(&hall));
        let title = card(&hall).title;
        if titles.last() != Some(&title) {
            titles.push(title);
        }
        if card(&hall).step.is_some_and(|(now, all)| now == all) {
            break;
        }
        hall.tell([Intent::Lesson(LessonTurn::Skip)]);
    }
    assert_eq!(titles.last().map(String::as_str), Some("Thirty seconds"), "{titles:?}");
    assert!(waits > 0, "the other side is called before Tendai");
    for title in ["Point to ask", "Aimed fire", "Opportunity fire"] {
        assert!(titles.iter().any(|shown| shown == title), "{title} is shown: {titles:?}");
    }
}

#[test]
fn a_look_too_early() {
    home::run("taught::looking_while_the_other_side_decides_ends_no_step");
}

#[test]
#[ignore = "part of a_look_too_early"]
fn looking_while_the_other_side_decides_ends_no_step() {
    let mut hall = Hall::new();
    hall.tell([Intent::Learn(THIRD)]);
    skip_to(&mut hall, "The queue of calls");
    hall.tell([Intent::Lesson(LessonTurn::Next)]);
    let step = card(&hall).step;
    assert!(agrees(&hall), "{:?}", card(&hall));
    let enemy = third::place(&hall, "b1.1".parse().expect("a unit"));
    hall.tell([Intent::Hover(enemy), Intent::Hover(None)]);
    assert_eq!(card(&hall).step, step, "the question isn't on the table yet");
    // Nobody presses anything: the other side acts by itself.
    let ask = "Point to ask";
    let is_shown = |world: &World| match world.resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
        Some(Scene::Battle(battle)) => battle.lesson.as_ref().is_some_and(|card| card.title == ask),
        _ => false,
    };
    hall.wait_until("its own call", is_shown);
    assert!(!agrees(&hall));
    assert_eq!(card(&hall).step, step);
    hall.tell([Intent::Hover(enemy)]);
    assert_eq!(card(&hall).title, "Aim");
}

#[test]
fn a_card_after_the_shots() {
    home::run_with(
        "taught::the_next_card_waits_until_the_shots_have_been_shown",
        "(format: 1, hints: false, speed: 1)",
    );
}

#[test]
#[ignore = "part of a_card_after_the_shots"]
fn the_next_card_waits_until_the_shots_have_been_shown() {
    let mut hall = Hall::new();
    hall.tell([Intent::Learn(THIRD)]);
    skip_to(&mut hall, "Aimed fire");
    let has_settled = |world: &World| world.resource::<Playback>().caught_up();
    hall.wait_until("the call", has_settled);
    let given = third::orders(&hall);
    hall.tell([Intent::Lesson(LessonTurn::Skip)]);
    assert_eq!(third::orders(&hall), given + 1);
    assert!(!has_settled(hall.0.world()), "the shots are being shown");
    assert_eq!(card(&hall).title, "Aimed fire");
    let next = Intent::Lesson(LessonTurn::Next);
    assert!(card(&hall).buttons.iter().all(|button| button.intent != next), "{:?}", card(&hall).buttons);
    hall.wait_until("the end of the shots", has_settled);
    hall.wait(3);
    assert_eq!(card(&hall).title, "Wounds");
}

#[test]
fn a_lesson_that_was_left() {
    home::run("taught::a_lesson_that_was_left_is_not_on_over_a_battle_of_another_book");
}

#[test]
#[ignore = "part of a_lesson_that_was_left"]
fn a_lesson_that_was_left_is_not_on_over_a_battle_of_another_book() {
    let mut hall = Hall::new();
    for level in ["two-groves", "Hexes/entrenched"] {
        hall.tell([Intent::Open(Shown::Lessons)]);
        hall.tell([Intent::Learn(THIRD)]);
        skip_to(&mut hall, "Aimed fire");
        let step = card(&hall).step;
        hall.tell([Intent::Lesson(LessonTurn::Leave), Intent::Open(Shown::SetUp)]);
        let place = hall.pages().levels.iter().position(|known| known.ends_with(level)).expect("it is offered");
        hall.tell([Intent::ChooseLevel(place)]);
        hall.tell([Intent::Start]);
        assert_eq!((hall.pages().page, hall.battle().lesson.is_some()), (Page::Battle, false), "{level}");
        hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Lessons)]);
        hall.tell([Intent::Learn(THIRD)]);
        assert_eq!(card(&hall).step, step, "it is resumed where it was left");
        hall.tell([Intent::Lesson(LessonTurn::Leave)]);
    }
}
