//! The lesson on the screen: its audience, what ends its steps, and what follows it.

use super::{home, ways::Hall};
use monkeys::{
    battle::monkeys::lesson::teaching,
    board::Cell,
    engine::BattleLog,
    force::Side,
    input::{Intent, LessonTurn, Shown, intent::Moment},
    panels::lesson,
    rules::monkeys::door,
    screens::{Card, Page, Settings, editor, monkeys::battle::Hands},
};
use std::fs;

/// Steps and frames after which the lesson must have progressed.
const PATIENCE: usize = 400;

fn card(hall: &Hall) -> lesson::Card {
    hall.battle().lesson.clone().expect("the lesson is on")
}

/// Starts the lesson.
fn begun() -> Hall {
    let mut hall = Hall::new();
    hall.tell([Intent::Learn(0)]);
    hall
}

/// Skips to the step with this index, counted from 1; looks at each screen on the way.
fn skip_to(hall: &mut Hall, place: usize, look: impl Fn(&Hall)) {
    for _ in 0..PATIENCE {
        if card(hall).step.is_some_and(|(now, _)| now == place) {
            return;
        }
        hall.tell([Intent::Lesson(LessonTurn::Skip)]);
        look(hall);
    }
    panic!("it stops at {:?}", card(hall).title);
}

#[test]
fn a_click_beside_the_ring() {
    home::run("teaching::a_walk_to_a_square_that_is_not_ringed_ends_no_step");
}

#[test]
#[ignore = "part of a_click_beside_the_ring"]
fn a_walk_to_a_square_that_is_not_ringed_ends_no_step() {
    let mut hall = begun();
    skip_to(&mut hall, 6, |_| {});
    let click = |x, y| Intent::Click { cell: Cell::new(x, y), double: false, shift: false };
    hall.tell([click(11, 13)]);
    let told = card(&hall);
    assert_eq!(told.step.map(|(now, _)| now), Some(6), "far out in the open");
    assert!(told.hint.is_some(), "it says what is wrong");
    hall.tell([click(8, 10)]);
    let told = card(&hall);
    assert_eq!((told.step.map(|(now, _)| now), told.hint), (Some(7), None));
}

#[test]
fn a_reproach() {
    home::run("teaching::a_new_step_begins_without_the_reproach_of_the_last_one");
}

#[test]
#[ignore = "part of a_reproach"]
fn a_new_step_begins_without_the_reproach_of_the_last_one() {
    let mut hall = begun();
    skip_to(&mut hall, 3, |_| {});
    hall.tell([Intent::Accept]);
    let told = card(&hall);
    assert_eq!(told.step.map(|(now, _)| now), Some(3));
    assert!(told.hint.is_some(), "it says what is wrong");
    let field = door::table(hall.0.world()).field;
    let enemies = field.all_units().filter(|unit| field.side(*unit) == Side::Second);
    let cells: Vec<Cell> = enemies.flat_map(|unit| field.members(unit)).filter_map(|mate| field.cell(mate)).collect();
    for cell in cells {
        hall.tell([Intent::Hover(Some(cell))]);
        if card(&hall).step.is_some_and(|(now, _)| now == 4) {
            assert_eq!(card(&hall).hint, None);
            return;
        }
    }
    panic!("pointing at no enemy ends the step");
}

#[test]
fn a_unit_that_is_not_chosen() {
    home::run("teaching::a_step_for_a_unit_that_is_not_chosen_says_which_and_rings_it");
}

#[test]
#[ignore = "part of a_unit_that_is_not_chosen"]
fn a_step_for_a_unit_that_is_not_chosen_says_which_and_rings_it() {
    let mut hall = begun();
    skip_to(&mut hall, 12, |_| {});
    let ringed = |hall: &Hall| (card(hall).step.map(|(now, _)| now), card(hall).marks.len());
    let before = ringed(&hall);
    assert_eq!((before.0, card(&hall).hint), (Some(12), None), "Kudu is chosen");
    for _ in 0..4 {
        if hall.0.world().resource::<Hands>().selected().is_some() {
            hall.tell([Intent::Back]);
        }
    }
    let ember = Intent::Click { cell: Cell::new(17, 9), double: false, shift: false };
    // A click on the enemy only inspects it: the lesson says what is missing, before and after.
    for look in [None, Some(ember.clone())] {
        hall.tell(look);
        let hint = card(&hall).hint.expect("it says what is missing");
        assert!(hint.contains("Choose Kudu first"), "{hint}");
        assert!(!card(&hall).tried, "nothing wrong has been tried");
        assert_eq!(ringed(&hall), (Some(12), before.1 + 6), "its six members are ringed too");
    }
    hall.tell([Intent::SelectUnit("r1.1".parse().expect("a unit"))]);
    assert_eq!((ringed(&hall), card(&hall).hint), (before, None));
    hall.tell([ember]);
    assert_eq!(card(&hall).step.map(|(now, _)| now), Some(13));
}

#[test]
fn hints_after_a_lesson() {
    let settings = "(format: 1, hints: true, speed: 0)";
    home::run_with("teaching::what_a_finished_lesson_has_taught_is_no_hint_any_more", settings);
}

#[test]
#[ignore = "part of hints_after_a_lesson"]
fn what_a_finished_lesson_has_taught_is_no_hint_any_more() {
    let mut hall = begun();
    let last = card(&hall).step.expect("a step").1;
    let seen = |hall: &Hall| hall.0.world().resource::<Settings>().hinted.clone();
    skip_to(&mut hall, last, |_| {});
    assert!(seen(&hall).is_empty(), "the lesson is not over");
    hall.tell([Intent::Lesson(LessonTurn::PlayOn)]);
    for taught in ["designate", "act", "volley", "die", "watch", "regroup", "pinned"] {
        assert!(seen(&hall).contains(taught), "{taught} is not among {:?}", seen(&hall));
    }
    for other in ["deploy", "successor", "damage", "empty"] {
        assert!(!seen(&hall).contains(other), "the lesson does not teach {other}");
    }
    let shown = hall.battle().lesson.as_ref().map(|hint| hint.title.clone());
    assert_ne!(shown.as_deref(), Some("Two actions per squad"));
}

#[test]
fn the_whole_lesson() {
    home::run("teaching::who_only_watches_is_told_to_do_nothing_and_may_play_on");
}

#[test]
#[ignore = "part of the_whole_lesson"]
fn who_only_watches_is_told_to_do_nothing_and_may_play_on() {
    let mut hall = begun();
    let last = card(&hall).step.expect("a step").1;
    skip_to(&mut hall, last, |hall| {
        let window = door::table(hall.0.world()).clock.window();
        if window.is_some_and(|window| window.side == Side::Second && matches!(window.name(), "Designate" | "Act")) {
            let told = hall.battle().sheet.draft.join(" ");
            assert!(!told.contains("Click") && !told.contains("press"), "the other side decides: {told}");
        }
    });
    let end = card(&hall);
    for key in ["F2", "F3", "Play on"] {
        assert!(end.text.contains(key), "{key}: {}", end.text);
    }
    assert!(end.buttons.iter().any(|button| button.intent == Intent::Lesson(LessonTurn::PlayOn)));
    hall.tell([Intent::Lesson(LessonTurn::PlayOn)]);
    assert_eq!((hall.pages().page, hall.battle().lesson.is_none()), (Page::Battle, true));
    let asked = |hall: &Hall| door::table(hall.0.world()).clock.window().map(|window| window.side);
    assert_eq!(asked(&hall), Some(Side::First));
    let given = hall.orders().len();
    hall.end_turn();
    hall.wait_until("the opponent's turn", |world| {
        door::table(world).clock.window().is_some_and(|window| window.side == Side::First)
    });
    assert!(hall.orders().len() > given + 1, "Cobalt plays by itself");
    // The replay shows the same battle with the lesson's dice, and the battle is restored afterwards.
    let facts = |hall: &Hall| hall.0.world().resource::<BattleLog>().facts().to_vec();
    let (before, taught) = (facts(&hall), teaching(hall.0.world()).cloned());
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(0))]);
    let length = hall.battle().theatre.as_ref().expect("it is shown").all;
    for at in [0, given / 2, given, length] {
        hall.tell([Intent::Theatre(Moment::At(at))]);
        let shown = facts(&hall);
        assert_eq!(shown[..], before[..shown.len()], "after {at} orders");
    }
    hall.tell([Intent::Back]);
    assert_eq!((facts(&hall), teaching(hall.0.world()).cloned()), (before, taught));
    // It is a battle like any other now: it is saved, and can be continued from the title.
    let orders = hall.orders();
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::LastBattle)]);
    assert_eq!(hall.orders(), orders);
    assert!(hall.battle().lesson.is_none());
    assert!(teaching(hall.0.world()).is_some(), "its record says how the dice lay");
    // It still is after the lesson has been opened again and left.
    hall.tell([Intent::Open(Shown::Title), Intent::Learn(0)]);
    hall.tell([LessonTurn::Skip, LessonTurn::Leave].map(Intent::Lesson));
    let left = saved("lessons/first-battle.replay.ron");
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!(hall.orders(), orders);
    assert!(hall.battle().lesson.is_none());
    // One of the two turns is followed by the opponent's, which has fewer platoons.
    for _ in 0..2 {
        hall.end_turn();
        hall.wait_until("the opponent's turn", |world| {
            door::table(world).clock.window().is_some_and(|window| window.side == Side::First && window.name() == "Act")
        });
    }
    assert!(hall.orders().len() > orders.len() + 2, "Cobalt plays by itself");
    assert_eq!(saved("lessons/first-battle.replay.ron"), left, "the lesson waits where it was left");
    let ends = |text: &str| text.matches("EndTurn").count();
    assert!(ends(&saved("replays/last-battle.replay.ron")) > ends(&left));
    // Giving up needs confirmation, as in any battle.
    hall.tell([Intent::Menu, Intent::Concede]);
    assert_eq!(hall.pages().card, Some(Card::Concede(Side::First)));
}

#[test]
fn another_end_of_a_lesson() {
    home::run("teaching::a_lesson_that_is_played_on_from_an_earlier_moment_lays_no_later_dice");
}

#[test]
#[ignore = "part of another_end_of_a_lesson"]
fn a_lesson_that_is_played_on_from_an_earlier_moment_lays_no_later_dice() {
    let mut hall = begun();
    let last = card(&hall).step.expect("a step").1;
    skip_to(&mut hall, last, |_| {});
    hall.tell([Intent::Lesson(LessonTurn::PlayOn)]);
    let given = hall.orders().len();
    let laid = |hall: &Hall| teaching(hall.0.world()).expect("it began as a lesson").laid.clone();
    let early = laid(&hall)[1].0;
    assert!(laid(&hall).iter().any(|(after, _)| *after > early), "later steps have dice too");
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(early))]);
    hall.tell([Intent::Theatre(Moment::PlayOn(None))]);
    assert!(hall.orders().len() == early && early < given);
    assert!(laid(&hall).iter().all(|(after, _)| *after <= early), "{:?}", laid(&hall));
}

#[test]
fn a_save_of_a_lesson() {
    home::run("teaching::a_battle_saved_by_name_in_the_lesson_is_not_the_lesson");
}

#[test]
#[ignore = "part of a_save_of_a_lesson"]
fn a_battle_saved_by_name_in_the_lesson_is_not_the_lesson() {
    let mut hall = begun();
    skip_to(&mut hall, 6, |_| {});
    hall.tell([Intent::Save]);
    skip_to(&mut hall, 8, |_| {});
    let orders = hall.orders();
    hall.tell([Intent::Lesson(LessonTurn::Leave)]);
    let left = saved("lessons/first-battle.replay.ron");
    hall.tell([Intent::Open(Shown::Saves), Intent::MarkSave(0), Intent::LoadSave]);
    assert_eq!((hall.pages().page, hall.battle().lesson.is_none()), (Page::Battle, true));
    assert!(teaching(hall.0.world()).is_some() && hall.orders().len() < orders.len());
    hall.end_turn();
    assert_eq!(saved("lessons/first-battle.replay.ron"), left);
    hall.tell([Intent::Open(Shown::Title), Intent::Learn(0)]);
    assert_eq!((card(&hall).step.map(|(now, _)| now), hall.orders()), (Some(8), orders));
    // An unreadable lesson is started again, and its file is not lost.
    hall.tell([Intent::Open(Shown::Title)]);
    let path = editor::folder().expect("a folder").with_file_name("lessons/first-battle.replay.ron");
    fs::write(path, "(format: 2)").expect("it is written");
    hall.tell([Intent::Learn(0)]);
    assert_eq!(card(&hall).step.map(|(now, _)| now), Some(1));
    assert_eq!(saved("wastebasket/first-battle.replay.ron"), "(format: 2)");
}

/// One of the game's files.
fn saved(name: &str) -> String {
    let path = editor::folder().expect("a folder").with_file_name(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}
