//! Scripts that fail: the messages for their author, word for word. They never mention the program's own types.

use monkeys::battle::script;
use monkeys::data::{self, monkeys::script::parse};
use std::{fs, process::Command};

const SCRIPT: &str = r#"(
    format: 1, book: Monkeys, rules: ["T-64"], tokens: ["Aa.......X"],
    units: [(unit: "r1.1", kind: "baboon", members: "Aa"), (unit: "b1.1", kind: "baboon", members: "X")],
    turn: (side: 'r'), dice: [2, 3, 4],
    play: [
        Do(Attack(unit: "r1.1", target: "b1.1")), Do(EndTurn),
        // See([Rolled([6])]) in a comment is no step
        Do(Fire(volley: Main, shots: [(by: "r1.1#1", at: ["b1.1#1"]), (by: "r1.1#2", at: ["b1.1#1"])])),
        Do(Keep(1)),
        HERE
    ],
)"#;

/// The message for the author of a script with this last step, without the place of that step.
fn told(step: &str) -> String {
    let told = outcome(&SCRIPT.replace("HERE", step));
    told.strip_prefix("doubt:10:9: step 5 ").map_or_else(|| told.clone(), str::to_owned)
}

/// The message about a script: its faults, or where it and the battle differ; empty if it passes.
fn outcome(text: &str) -> String {
    let script = match parse("doubt", text, &data::monkeys::profiles()) {
        Ok(script) => script,
        Err(error) => return error.to_string(),
    };
    script::run(&script).err().map_or_else(String::new, |miss| format!("doubt{}: {miss}", miss.place))
}

fn cases(cases: &[(&str, &str)]) {
    for (step, expected) in cases {
        assert_eq!(told(step), *expected, "for {step}");
    }
}

#[test]
fn a_step_that_fails_is_named_by_line_and_column() {
    let told = outcome(&SCRIPT.replace("HERE", "Actions(\"r1.1\", 1), /* é */ Actions(\"r1.1\", 0)"));
    assert_eq!(told, "doubt:10:37: step 6 (Actions):\n  expected: 0 actions left\n  found: 1 action left");
    let told = outcome(&SCRIPT.replace("dice: [2, 3, 4]", "dice: [2, 3, 4, 5]").replace("HERE", ""));
    assert_eq!(
        told,
        "doubt:4:30: after the last step:\n  expected: all dice in `dice` are rolled\n  found: 1 die was left over"
    );
    // Faults of content in a step too.
    let told = outcome(&SCRIPT.replace("HERE", "\n  Await('r', Dye),\n  Leads(\"r1.9\", \"r1.1#1\")"));
    assert_eq!(
        told,
        "doubt:11:3: no window `Dye`; did you mean `Die`?\ndoubt:12:3: no unit `r1.9`; did you mean `r1.1`?"
    );
}

#[test]
fn a_die_too_few_names_its_roll_and_the_powers() {
    let short = |dice: &str| outcome(&SCRIPT.replace("dice: [2, 3, 4]", dice).replace("HERE", ""));
    assert_eq!(
        short("dice: [2, 3]"),
        "doubt:8:9: step 3 (Do):\n  expected: no more than 2 dice, as many as `dice` lists\n  found: the attack of \
         r1.1 on b1.1, 6 against 3, rolled 3 dice (T-64); 2 left in `dice`"
    );
    let check = r#"(
    format: 1, book: Monkeys, tokens: ["Aa.......XY"],
    units: [(unit: "r1.1", kind: "baboon", members: "Aa"), (unit: "b1.1", kind: "baboon", members: "XY")],
    turn: (side: 'r'), dice: [DICE],
    play: [
        Do(Attack(unit: "r1.1", target: "b1.1")), Do(EndTurn),
        Do(Fire(volley: Main, shots: [(by: "r1.1#1", at: ["b1.1#1"]), (by: "r1.1#2", at: ["b1.1#1"])])),
    ],
)"#;
    let short = |dice: &str| {
        let told = outcome(&check.replace("DICE", dice));
        told.rsplit("found: ").next().unwrap_or_default().to_owned()
    };
    assert_eq!(short("6, 6, 6"), "a test of b1.1, with 0 added to the die, rolled 1 die (T-77); 0 left in `dice`");
    assert_eq!(
        short("6, 6, 6, 2, 1"),
        "the rout of b1.1 after a failed check with a total of 2 rolled 2 dice (T-78); 1 left in `dice`"
    );
    let first = "(format: 1, book: Monkeys, tokens: [\"A.X\"], units: [(unit: \"r1.1\", kind: \"baboon\", members: \"A\"), \
                 (unit: \"b1.1\", kind: \"baboon\", members: \"X\")], dice: [3], play: [])";
    let first = outcome(first);
    assert!(first.ends_with("found: the roll for the first turn took 2 dice (G-11); 1 left in `dice`"), "{first}");
}

#[test]
fn a_fact_that_came_earlier_is_found_with_its_step() {
    cases(&[
        (
            "See([Rolled([2, 3, 4])])",
            "(See):\n  expected: Rolled([2, 3, 4])\n  found: it happened before the last order: it came with step 3 (Do), \
             at 8:9",
        ),
        (
            "See([Kept(2), Asked('b', \"Act\"), Kept(2)])",
            "(See):\n  expected: Kept(2)\n  found: it happened, but before the fact that this step found last: list \
             facts in the order in which they happen",
        ),
        (
            "See([Kept(5)])",
            "(See):\n  expected: Kept(5)\n  found: the last order caused these facts instead\n      Kept(2)  (T-65)",
        ),
    ]);
}

#[test]
fn before_the_first_order_nothing_is_called_its_doing() {
    let told = outcome(&SCRIPT.replace("play: [", "play: [ See([Kept(2)]), ").replace("HERE", ""));
    assert!(told.contains("expected: Kept(2)") && told.contains("no order was given"), "{told}");
    assert!(!told.contains("the last order"), "{told}");
}

#[test]
fn an_order_is_told_as_the_script_writes_it() {
    let fire = "Fire(volley: Main, shots: [(by: \"r1.1#1\", at: [\"b1.1#1\"])])";
    for order in ["Keep(3)", fire] {
        let cases = [("Do", "is accepted"), ("Allow", "would be accepted")];
        for (step, verdict) in cases {
            let told = told(&format!("{step}({order})"));
            let expected = format!("({step}):\n  expected: {order} {verdict}\n  found: it is refused: ");
            assert!(told.starts_with(&expected), "{told}");
        }
    }
    let long = format!("Place([{}])", "(\"r1.1#1\", (1, 0)), ".repeat(40));
    let told = told(&format!("Do({long})"));
    let expected = told.lines().nth(1).expect("what was expected");
    assert!(expected.contains("Place([(\"r1.1#1\", (1, 0)), ") && expected.contains(" ... is accepted"), "{told}");
    assert!(expected.chars().count() < 220, "{told}");
}

#[test]
fn a_refusal_without_an_id_is_any_and_says_which() {
    let script = parse("doubt", &SCRIPT.replace("HERE", "Refuse(Keep(3))"), &data::monkeys::profiles());
    let notes = script.map(|script| script::run(&script).map(|verified| verified.notes));
    let notes = notes.unwrap_or_else(|error| panic!("{error}")).unwrap_or_else(|miss| panic!("{miss}"));
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].place.to_string(), ":10:9");
    assert!(notes[0].what.starts_with("it is refused: ") && notes[0].what.ends_with("'b' is asked Act"), "{notes:?}");
    cases(&[("Refuse(EndTurn)", "(Refuse):\n  expected: EndTurn is refused\n  found: it would be accepted")]);
}

#[test]
fn terms_are_sums() {
    let seen = |term: &str| {
        outcome(&SCRIPT.replace("        Do(Keep(1)),", &format!("See([{term}]), Do(Keep(1)),")).replace("HERE", ""))
    };
    // Two rifles: Damage 2 each, near range for both.
    for sum in ["AttackTerm(\"damage\", 4)", "AttackTerm(\"range\", 2)", "AttackTerm(\"damage + range\", 6)"] {
        assert_eq!(seen(sum), "", "{sum}");
    }
    let told = seen("AttackTerm(\"damage\", 2)");
    let terms = "      AttackTerm(\"damage\", 4)  (T-57)\n      AttackTerm(\"range\", 2)  (T-57)";
    assert!(told.ends_with(terms), "{told}");
    assert_eq!(told.lines().count(), 5, "{told}");
}

#[test]
fn places_states_and_endings_are_told_as_a_script_writes_them() {
    cases(&[
        (
            "Place(\"b1.1#1\", (1, 0))",
            "(Place):\n  expected: Place(\"b1.1#1\", (1, 0))\n  found: Place(\"b1.1#1\", (9, 0))",
        ),
        (
            "Pile(\"b1.1#1\", Wounded)",
            "(Pile):\n  expected: Pile(\"b1.1#1\", Wounded)\n  found: Place(\"b1.1#1\", (9, 0))",
        ),
        (
            "State(\"b1.1#1\", [Prone, Pinned])",
            "(State):\n  expected: State(\"b1.1#1\", [Pinned, Prone])\n  found: State(\"b1.1#1\", [])",
        ),
        ("Over(Won('r'))", "(Over):\n  expected: Over(Won('r'))\n  found: the battle goes on"),
        ("Dice(5)", "(Dice):\n  expected: 5 dice were rolled\n  found: 3 dice were rolled"),
        ("Leads(\"r1.1\", \"r1.1#2\")", "(Leads):\n  expected: r1.1#2\n  found: r1.1#1"),
        ("Await('r', Die)", "(Await):\n  expected: 'r' is asked Die\n  found: 'b' is asked Act"),
        ("Never([Kept(2)])", "(Never):\n  expected: never Kept(2)\n  found: it happened (T-65)"),
    ]);
    let rides = r#"(
    format: 1, book: Monkeys, tokens: ["VV..X", "VV..."],
    units: [
        (unit: "r1.1", kind: "baboon", members: "A", vehicles: {'V': (kind: "buggy", facing: 6, crew: {'A': Operator})}),
        (unit: "b1.1", kind: "baboon", members: "X"),
    ],
    turn: (side: 'r'), play: [Place("r1.1#1", (0, 0))],
)"#;
    assert!(outcome(rides).ends_with("found: Aboard(\"r1.1#1\", \"r1.1!1\", Operator)"), "{}", outcome(rides));
}

#[test]
fn slips_of_writing_are_told_whole_and_without_terms_of_a_program() {
    let slips = [
        ("See([Marked(\"r1.1\")])", "10:27: 1 value is given; 2 are needed"),
        ("See([Powers(3, 3)])", "10:21: expected a name without quotes"),
        ("See(Rolled([2]))", "10:13: expected a list in `[` and `]`"),
        ("Await(\"r\", Act)", "10:15: expected one character in single quotes, such as 'r'"),
        (
            "Place(\"r1.1\", (1, 1))",
            "10:16: can't be read here: `r1.1` isn't the name of a piece; write something like r1.2#5",
        ),
        (
            "Do(Move(unit: \"r1.1\", steps: [Go(\"r1.1#1\", \"665\")]))",
            "10:53: can't be read here: `665` isn't a path; write keypad digits 1 to 9, without 5: `6699`",
        ),
        (
            "Do(Move(unit: \"r1.1\", steps: [Drive(\"r1.1!1\", \"66x\")]))",
            "10:56: can't be read here: `66x` is not the way of a vehicle: write keypad digits for steps, `t` and a digit to \
             turn on the spot, `+` and `-` to rise and sink, such as `666t9+`",
        ),
        ("Place(\"r1.1#1\", (99999, 1))", "10:26: the number 99999 is too small or too large"),
        (
            "Pile(\"r1.1#1\", Dead)",
            "10:24: no word `Dead`; choose from `Wounded`, `Hollow`, `Injured`, `Routed`, `Missing`, `Retreated`",
        ),
        ("Never([Removed(\"b1.2#1\", Wounded)])", "10:9: no piece `b1.2#1`; did you mean `b1.1#1`?"),
        ("See([AttackTerm(\"damage + rnge\", 1)])", "10:9: no term of a power `rnge`; did you mean `range`?"),
    ];
    for (step, expected) in slips {
        assert_eq!(told(step), format!("doubt:{expected}"), "for {step}");
    }
    let ground = SCRIPT.replace("tokens: [\"Aa", "rows: [\"?.........\"], tokens: [\"Aa").replace("HERE", "");
    assert!(outcome(&ground).contains("rows[0]") && outcome(&ground).contains("`~`"), "{}", outcome(&ground));
    let heights = SCRIPT.replace("tokens: [\"Aa", "heights: [\"..........\"], tokens: [\"Aa").replace("HERE", "");
    assert_eq!(outcome(&heights), "doubt: heights[0]: `.` is not a height (use a digit)");
    let hexes = outcome(&SCRIPT.replace("book: Monkeys", "book: Hexes").replace("HERE", ""));
    assert_eq!(hexes, "doubt: book: a file of Hexes can't be used here; only one of Monkeys can");
}

#[test]
fn the_verdict_counts_steps_and_lists_rules() {
    let one = r#"(
    format: 1, book: Monkeys, tokens: ["A...X"],
    units: [(unit: "r1.1", kind: "baboon", members: "A"), (unit: "b1.1", kind: "baboon", members: "X")],
    turn: (side: 'r'), play: [Await('r', Act)],
)"#;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.script.ron");
    fs::write(&path, one).expect("the file is written");
    let output = Command::new(env!("CARGO_BIN_EXE_monkeys")).arg("script").arg(&path).output().expect("it runs");
    let told = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(told, format!("{}: passed, 1 step\n", path.display()));
}

/// Whatever an order says, and wherever in it: nobody that isn't there, and no cell off the board.
#[test]
fn orders_name_only_those_who_are_there() {
    let shot = |by: &str, at: &str| format!("Fire(volley: Main, shots: [(by: \"{by}\", at: [\"{at}\"])])");
    let nobody = |given: &str| format!("doubt:10:9: no {given}?");
    for step in ["Do(FIRE)", "Allow(FIRE)", "Refuse(FIRE, \"T-49\")"] {
        let fired = |by, at| told(&step.replace("FIRE", &shot(by, at)));
        assert_eq!(fired("r1.1#7", "b1.1#1"), nobody("piece `r1.1#7`; did you mean `r1.1#1`"), "{step}");
        assert_eq!(fired("r1.1#1", "b1.1#7"), nobody("piece `b1.1#7`; did you mean `b1.1#1`"), "{step}");
    }
    assert_eq!(told("Do(Done(\"r1.9\"))"), nobody("unit `r1.9`; did you mean `r1.1`"));
    // Here that is the point.
    for step in ["Refuse(Done(\"r1.9\"), \"unit\")", "Refuse(Done(\"r1.9\"))"] {
        assert!(!told(step).contains("no unit `r1.9`"), "{step}");
    }
    let off = |cell: &str| format!("doubt:10:9: there is no cell {cell} on the board of tokens");
    for cell in ["(99, 3)", "(10, 0)", "(0, 1)", "(-1, 0)"] {
        assert_eq!(told(&format!("Place(\"b1.1#1\", {cell})")), off(cell));
    }
}

#[test]
fn the_command_puts_the_file_in_front_and_prints_notes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("doubt.script.ron");
    let run = |step: &str| {
        fs::write(&path, SCRIPT.replace("HERE", step)).expect("the file is written");
        let output = Command::new(env!("CARGO_BIN_EXE_monkeys")).arg("script").arg(&path).output().expect("it runs");
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).expect("it is text"));
        (output.status.code(), said)
    };
    let file = path.display().to_string();
    let (code, [_, faults]) = run("Dice(5)");
    assert_eq!(code, Some(1));
    assert!(faults.starts_with(&format!("{file}:10:9: step 5 (Dice):\n")), "{faults}");
    let (code, [told, _]) = run("Refuse(Keep(3))");
    assert_eq!(code, Some(0));
    assert!(told.starts_with(&format!("{file}: passed, 5 steps (T-64)\n")), "{told}");
    assert!(told.contains(&format!("\n{file}:10:9: it is refused: ")), "{told}");
    let (code, [_, faults]) = run("Await('r', Dye)");
    assert_eq!(code, Some(2));
    assert!(faults.starts_with(&format!("{file}:10:9: no window `Dye`")), "{faults}");
}
