//! The lessons of the other books on the screen. The second is chosen on the title, played to its end by following its
//! cards, and leads to the next battle.

use super::{home, ways::Hall};
use monkeys::{
    battle::{monkeys::lesson, record::Record},
    input::{Intent, LessonTurn, Shown, Verb},
    panels::{Above, lesson::Card as Taught, orders::May},
    rules::suppression::Suppression,
    screens::{Card, Page, editor},
};

/// Its index among the lessons.
const SECOND: usize = 1;
const THIRD: usize = 2;
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
