//! Lessons: all faults are reported at once, with their places.

use monkeys::data::{library, monkeys::lesson::parse};
use monkeys::rules::Book;

const NAME: &str = "first-battle.lesson.ron";

fn shipped() -> String {
    library::lesson("first-battle").expect("it ships").to_owned()
}

/// The messages about the shipped lesson with places changed.
fn faults(changes: &[(&str, &str)]) -> Vec<String> {
    let text = super::common::spoil(&shipped(), changes);
    match parse(NAME, &text) {
        Ok(_) => Vec::new(),
        Err(error) => error.to_string().lines().map(str::to_owned).collect(),
    }
}

#[test]
fn shipped_lessons_are_free_of_faults() {
    for name in library::lessons_of(Book::Monkeys) {
        let text = library::lesson(&name).expect("it is listed");
        let (lesson, notes) = parse(&format!("{name}.lesson.ron"), text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(lesson.name, name);
        assert!(lesson.steps.len() > 10 && notes.len() < 10);
    }
}

#[test]
fn every_fault_of_a_lesson_is_told_with_its_place() {
    let said = faults(&[
        ("until: Hover(\"b1.1\")", "until: Hover(\"b1.7\")"),
        ("number: 1)), rule: \"T-07\"", "number: 5)), rule: \"X-99\""),
        ("until: Drafted(Order(name: \"Move\"", "until: Drafted(Order(name: \"Mvoe\""),
        ("point: [Cells((8, 10), (9, 11)), Part(Accept)]", "point: [Cells((8, 10), (9, 40)), Part(Accept)]"),
        ("Asked('r', \"Watch\")", "Asked('r', \"Wtach\")"),
        ("dice: [4, 2, 1, 1, 1]", "dice: [4, 7, 1, 1, 1]"),
        ("id: \"sphere\"", "id: \"undo\""),
    ]);
    let expected = [
        "steps[2].until: no unit `b1.7`",
        "steps[3].until: 5 is out of range; it must be 1 to 2",
        "steps[3].rule: no rule `X-99`",
        "steps[5].until: no order `Mvoe`; did you mean `Move`",
        "steps[6].point[0]: 40 is out of range; it must be 0 to 23",
        "steps[9].id",
        "steps[15].dice[1]: 7 is out of range; it must be 1 to 6",
        "steps[18].until: no window `Wtach`; did you mean `Watch`",
    ];
    assert_eq!(said.len(), expected.len(), "{said:#?}");
    for part in expected {
        assert!(said.iter().any(|line| line.starts_with(&format!("{NAME}: {part}"))), "{part} is not in {said:#?}");
    }
}

#[test]
fn a_step_without_sentences_and_a_lesson_without_steps_are_faults() {
    let said = faults(&[("id: \"welcome\"", "id: \"welcom\"")]);
    assert!(said.iter().all(|line| line.contains("has no sentence `lesson-first-battle-welcom-")), "{said:#?}");
    assert_eq!(said.len(), 3);
    let text = shipped();
    let cut = text.find("    steps: [").expect("it has steps");
    let error = parse(NAME, &format!("{}    steps: [],\n)", &text[..cut])).expect_err("no steps");
    assert!(error.to_string().contains("a lesson needs at least one step"), "{error}");
}

#[test]
fn the_level_in_a_lesson_is_checked_like_any_other() {
    let said = faults(&[("clan: \"mandrill\"", "clan: \"mandril\"")]);
    assert!(said[0].contains("level.sides[1].platoons[0]") && said[0].contains("did you mean `mandrill`"), "{said:#?}");
}
