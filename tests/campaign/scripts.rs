//! Scripts of campaigns: shipped ones pass, and failing ones say where and why.

use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        file::Saga,
        trial::{self, Trial},
    },
    data::{campaign::script, library::Library},
};
use std::fs;

const FOLDER: &str = "tests/scripts/campaign";

fn read(name: &str) -> String {
    fs::read_to_string(format!("{FOLDER}/{name}{}", script::ENDING)).expect("it ships")
}

fn parse(text: &str) -> Result<Trial, String> {
    script::parse("a.campaign-script.ron", text, &Library::shipped()).map_err(|error| error.to_string())
}

/// Plays a script; returns the message if it fails.
fn played(text: &str) -> Result<(), String> {
    let trial = parse(text).unwrap_or_else(|why| panic!("{why}"));
    trial::play(&mut World::new(), &trial).map(drop).map_err(|miss| format!("{}: {miss}", miss.place))
}

#[test]
fn every_script_of_a_campaign_that_ships_passes() {
    let mut count = 0;
    for entry in fs::read_dir(FOLDER).expect("there is such a folder") {
        let path = entry.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let mut world = World::new();
        trial::play(&mut world, &parse(&text).expect("it is good")).unwrap_or_else(|miss| panic!("{path:?}: {miss}"));
        // Its record is valid.
        let saga = Saga::read("record", &Saga::of(&world).text()).expect("it reads what it writes");
        saga.play("record", &mut World::new()).unwrap_or_else(|why| panic!("{path:?}: {why}"));
        count += 1;
    }
    assert!(count >= 5, "{count} scripts");
}

#[test]
fn the_example_of_the_page_passes() {
    let page = fs::read_to_string("docs/scripts.md").expect("the page");
    let examples = page.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let example = examples.into_iter().find(|example| example.contains("tribes:")).expect("it has one");
    played(example).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_script_that_goes_wrong_says_at_which_step() {
    let text = read("shelled-on-the-grid");
    // The squad is elsewhere: the shell hits nobody, and nobody is asked about a die.
    let why = played(&text.replace("Do(Grid([(2, 5)]))", "Do(Grid([(1, 1)]))")).expect_err("nobody is struck");
    assert!(why.contains("Await('r', \"Shot\")") && why.contains("(Await)"), "{why}");
    let why = played(&text.replace("dead: 1", "dead: 2")).expect_err("one has died");
    assert!(why.contains("dead: 2") && why.contains("dead: 1"), "{why}");
    let why = played(&text.replace("6, 6, 6, 3, 1, 1, 1]", "6, 6, 6, 3, 1, 1]")).expect_err("a die is missing");
    assert!(why.contains("10 dice"), "{why}");
    let why = played(&text.replace("3, 1, 1, 1]", "3, 1, 1, 1, 1]")).expect_err("a die is left");
    assert!(why.contains("one is left"), "{why}");
    let why =
        played(&text.replace("Refuse(Grid([]), \"C-22\")", "Refuse(Grid([]), \"C-23\")")).expect_err("another rule");
    assert!(why.contains("C-22") && why.contains("C-23"), "{why}");
    let why = played(&text.replace("Never([\"C-12\"", "Never([\"C-22\"")).expect_err("it has happened");
    assert!(why.contains("C-22"), "{why}");
    let why = played(&text.replace("Troop(\"b1\", (at", "Troop(\"b9\", (at")).expect_err("no such troop");
    assert!(why.contains("b9"), "{why}");
}

#[test]
fn a_script_at_fault_is_refused_with_its_places() {
    let text = read("shelled-on-the-grid");
    assert!(text.contains("\"Shot\""));
    let why = parse(&text.replacen("\"Shot\"", "\"Shoot\"", 1)).expect_err("nobody is asked that");
    assert!(why.contains("no question `Shoot`; did you mean `Shot`?"), "{why}");
    let why = parse(&text.replace("\"C-14\"", "\"C-fourteen\"")).expect_err("there is no such rule");
    assert!(why.contains("rules[0]") && why.contains("C-fourteen"), "{why}");
    let why = parse(&text.replace("dice: [2", "dice: [7")).expect_err("no die shows that");
    assert!(why.contains("dice[0]"), "{why}");
    let why = parse(&text.replace("at: (2, 2)", "at: (9, 9)")).expect_err("it is off the map");
    assert!(why.contains("tribes[1].troops[0].at"), "{why}");
    let why = parse(&text.replace("Do(Shell", "Do(Shall")).expect_err("no such order");
    assert!(why.contains("Shall"), "{why}");
}

#[test]
fn what_is_found_is_written_as_a_script_has_it() {
    let name = fs::read_dir(FOLDER).expect("there is such a folder").filter_map(|entry| {
        let text = fs::read_to_string(entry.expect("it can be listed").path()).expect("it can be read");
        text.contains("Holds((2, 2), 'r')").then_some(text)
    });
    let text = name.last().expect("a script in which red holds a hex");
    let why = played(&text.replace("Holds((2, 2), 'r')", "Holds((2, 2), None)")).expect_err("red holds it");
    assert!(why.contains("Holds((2, 2), None)") || why.contains("Holds((2,2), None)"), "{why}");
    assert!(!why.contains("Some("), "no words of the program: {why}");
}

#[test]
fn a_refusal_of_any_reason_passes_and_says_the_reason() {
    let text = read("shelled-on-the-grid").replace("Refuse(Grid([]), \"C-22\")", "Refuse(Grid([]))");
    let trial = parse(&text).unwrap_or_else(|why| panic!("{why}"));
    let notes = trial::play(&mut World::new(), &trial).unwrap_or_else(|miss| panic!("{miss}"));
    assert!(matches!(&notes[..], [note] if note.what.contains("C-22")), "{notes:?}");
    let given = text.replace("Do(Grid([(2, 5)]))", "Refuse(Grid([(2, 5)]))");
    let why = played(&given).expect_err("it would be accepted");
    assert!(why.contains("Grid"), "{why}");
    let why =
        parse(&text.replace("Refuse(Grid([]))", "Refuse(Grid([]), \"C-none\")")).expect_err("there is no such rule");
    assert!(why.contains("C-none"), "{why}");
}

#[test]
fn orders_and_hexes_are_told_as_a_script_writes_them() {
    let text = read("retreat-barred-by-the-enemy");
    for hex in ["(4, 4)", "(90, 2)", "(0, -1)"] {
        let why = played(&text.replace("March((2, 2))", &format!("March({hex})"))).expect_err("it can't go there");
        assert!(why.contains(&format!("expected: March({hex}) is accepted")), "{why}");
        assert!(why.contains(&format!("found: it is refused: {hex} isn't ")), "{why}");
    }
    // The facts as well: the map calls these hexes by a letter and a number.
    let why = played(&text.replace("See([\"C-11\"])", "See([\"C-28\"])")).expect_err("the campaign goes on");
    assert!(why.contains("the last order caused") && why.contains("(3, 1)") && !why.contains("D2"), "{why}");
}

#[test]
fn before_the_first_order_nothing_is_called_its_doing() {
    let text = read("retreat-barred-by-the-enemy");
    for (step, said) in [("See([\"C-11\"])", "no order was given yet"), ("Never([\"C-03\"])", "nothing by C-03 has")] {
        let why = played(&text.replace("play: [", &format!("play: [{step},"))).expect_err("nothing was ordered");
        assert!(why.contains(said) && !why.contains("the last order"), "{why}");
    }
}

#[test]
fn what_a_step_names_is_in_the_campaign() {
    let text = read("income-and-victory");
    let first = text.find("play: [").expect("it has steps") + "play: [".len();
    let with = |step: &str| format!("{} {step}, {}", &text[..first], &text[first..]);
    let line = text[..first].lines().count();
    for (step, said) in [
        ("Holds((22, 2), None)", "column 22, row 2"),
        ("Holds((0, 0), 'q')", "`q`"),
        ("Await('q', \"Act\")", "`q`"),
        ("Over('q')", "`q`"),
        ("Tribe('q', (scrap: 1))", "`q`"),
        ("See([\"C28\"])", "no rule `C28`; did you mean `C-28`?"),
    ] {
        let why = parse(&with(step)).expect_err(step);
        // The message has the line, so that nobody has to count steps.
        let place = format!("a.campaign-script.ron:{line}:{}: ", "    play: [ ".len() + 1);
        assert!(why.starts_with(&place) && why.contains(said), "{step}: {why}");
    }
}
