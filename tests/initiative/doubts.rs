//! Scripts that fail: the messages for their author about dice and names.

use monkeys::battle::script;
use monkeys::data::initiative::script::parse;

const SCRIPT: &str = include_str!("../scripts/initiative/w12-a-slight-wound-before-the-call.script.ron");

/// The message about the script after a change to it.
fn told(old: &str, new: &str) -> String {
    assert!(SCRIPT.contains(old), "{old}");
    match parse("doubt", &SCRIPT.replacen(old, new, 1)) {
        Err(error) => error.to_string(),
        Ok(script) => script::run(&script).err().map_or_else(String::new, |miss| miss.to_string()),
    }
}

#[test]
fn a_die_that_no_roll_can_show_is_named_with_its_roll() {
    // The effect of a hit is rolled with smaller dice than the hit.
    let told = told("dice: [10, 8, 3, 3, 3", "dice: [10, 8, 20, 3, 3");
    assert!(told.contains("die 3 in `dice` is 20, but the roll there uses a die without that face"), "{told}");
    assert!(told.contains("of r1.1 takes"), "{told}");
}

#[test]
fn a_die_too_few_names_its_roll() {
    let told = told("dice: [10, 8, 3, 3, 3, 20, 20]", "dice: [10]");
    assert!(told.contains("no more than 1 die") && told.contains("takes") && told.contains("0 left"), "{told}");
}

#[test]
fn unknown_names_of_facts_come_with_the_nearest() {
    let told = told("Counted(\"r1.1\", \"initiative\", 4)", "Counted(\"r1.1\", \"initative\", 4)");
    assert!(told.ends_with("no mark `initative`; did you mean `initiative`?"), "{told}");
    let told = self::told("See([Counted(\"r1.1\", \"initiative\", 4)])", "See([Said(\"calm-ovr\")])");
    assert!(told.contains("no sentence `calm-ovr`; did you mean `calm-over`?"), "{told}");
}

#[test]
fn an_order_within_an_order_is_told_whole() {
    let told = told("Do(Act(\"r1.1\", Hold))", "Do(Act(\"b1.1\", Hold))");
    assert!(told.contains("expected: Act(\"b1.1\", Hold) is accepted"), "{told}");
}

#[test]
fn an_order_names_only_those_who_are_there() {
    let told = told("Fire(\"r1.1\")", "Fire(\"r1.7\")");
    assert!(told.ends_with("no unit `r1.7`; did you mean `r1.1`?"), "{told}");
}
