//! Scripts that fail: what an answer is told that its choice doesn't allow.

use monkeys::battle::script;
use monkeys::data::hexes::script::parse;

const SCRIPT: &str = include_str!("../scripts/hexes/on-an-edge.script.ron");

/// An order of the script that is accepted.
const GOOD: &str = "Allow(Choose([Fire(\"r1.1\", 1, \"b1.1\", Back), Hold(\"r1.1\", 2), Hold(\"r1.2\", 1)]))";

/// The message about the script with another order in its place; empty if it passes.
fn told(order: &str) -> String {
    assert!(SCRIPT.contains(GOOD));
    match parse("doubt", &SCRIPT.replacen(GOOD, &format!("Allow({order})"), 1)) {
        Err(error) => error.to_string(),
        Ok(script) => script::run(&script).err().map_or_else(String::new, |miss| miss.to_string()),
    }
}

#[test]
fn an_answer_that_would_not_do_comes_with_those_that_would() {
    let told = told("Choose([Fire(\"r1.1\", 1, \"b1.1\", Front), Hold(\"r1.1\", 2), Hold(\"r1.2\", 1)])");
    let (_, answers) = told.split_once("choice 1 allows ").expect("they are listed");
    for answer in ["Fire(\"r1.1\", 1, \"b1.1\", Back)", "Fire(\"r1.1\", 1, \"b1.1\", BackSide)", "Hold(\"r1.1\", 1)"] {
        assert!(answers.contains(answer), "{told}");
    }
    assert!(!answers.contains("Front)"), "{told}");
}

#[test]
fn too_few_answers_come_with_an_order_that_has_all() {
    let few = told("Choose([Hold(\"r1.1\", 2)])");
    let (_, order) = few.split_once("the default would be ").expect("there is one");
    assert_eq!(told(order), "", "{order}");
}

#[test]
fn a_place_is_on_the_board() {
    let placed = |cell: &str| {
        let text = SCRIPT.replacen(GOOD, &format!("Place(\"b1.1#1\", {cell})"), 1);
        parse("doubt", &text).err().map(|error| error.to_string()).unwrap_or_default()
    };
    assert_eq!(placed("(3, 9)"), "");
    for cell in ["(3, 8)", "(7, 1)", "(0, 99)"] {
        assert!(placed(cell).ends_with(&format!("there is no cell {cell} on the board of tokens")), "{}", placed(cell));
    }
}
