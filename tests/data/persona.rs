//! Files of opponents: all faults of content at once, but only the first syntax fault, with its place.

use monkeys::{
    data::{
        monkeys::persona::{self, Consider},
        persona::{Strength, parse_strengths},
    },
    words,
};

fn faults(text: &str) -> Vec<String> {
    let error = persona::parse("a.opponent.ron", text).expect_err("the file is at fault");
    error.to_string().lines().map(str::to_owned).collect()
}

#[test]
fn the_shipped_opponents_are_good() {
    let names = persona::names();
    assert!(names.iter().any(|name| name == "steady"));
    for name in names {
        let persona = persona::shipped(&name).unwrap_or_else(|error| panic!("{error}"));
        assert!(!persona.weigh.is_empty() && !persona.about.is_empty(), "{name}");
    }
    for strength in Strength::ALL {
        assert_eq!(strength.budget("Monkeys").name, strength);
        assert_eq!(strength.key().parse::<Strength>().ok(), Some(strength));
    }
}

#[test]
fn every_consideration_has_a_name_and_a_reason_in_words() {
    for what in Consider::ALL {
        assert!(!what.to_string().contains("consider-"), "{what:?}");
        assert!(words::knows(&format!("reason-{}", what.key())), "{what:?}");
    }
}

#[test]
fn all_faults_of_meaning_come_at_once() {
    let text = r#"(format: 1, book: Monkeys, name: "", whim: 900,
        weigh: [
            (what: Cover, weight: 2000),
            (what: Cover, weight: 10, curve: [(0, 0), (0, 2000)]),
            (what: Exposure, weight: -5, curve: []),
        ],
        roles: { "fixx": (pick: MostGuns, count: 12, times: { Cover: 150, Cover: -3 }) })"#;
    let found = faults(text);
    let expected = [
        "name: ",
        "whim: 900",
        "weigh[0].weight: 2000",
        "weigh[1].what: ",
        "weigh[1].curve[1]: 2000",
        "weigh[1].curve[1]: must be",
        "weigh[2].curve: ",
        "roles[\"fixx\"].count: 12",
        "roles[\"fixx\"].times[Cover]: -3",
        "roles[\"fixx\"].times[Cover]: `Cover`",
        "roles[\"fixx\"]: no role `fixx`; did you mean `fix`?",
    ];
    for part in expected {
        assert!(found.iter().any(|line| line.contains(part)), "{part} in {found:#?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:#?}");
}

#[test]
fn a_fault_of_shape_has_its_place() {
    let found = faults("(format: 1, book: Monkeys, name: \"A\",\n weigh: [(what: Covr, weight: 1)])");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("a.opponent.ron:2:") && found[0].contains("`Cover`"), "{found:?}");
}

#[test]
fn strengths_are_four_and_bounded() {
    let text = "(format: 1, strengths: [(name: quick, candidates: 0), (name: quick, candidates: 1, playouts: 99, effort: -1)])";
    let error = parse_strengths("strengths.ron", text).expect_err("the file is at fault").to_string();
    let faults =
        ["strengths[0].candidates: 0", "strengths[1].playouts: 99", "strengths[1].effort: -1", "strengths[1].name"];
    for part in faults.into_iter().chain(["random", "careful", "deep"]) {
        assert!(error.contains(part), "{part} in {error}");
    }
}

#[test]
fn a_strength_may_have_a_budget_of_its_own_in_a_book() {
    let four = Strength::ALL.map(|strength| format!("(name: {strength}, candidates: 3)")).join(", ");
    let read = |more: &str| parse_strengths("strengths.ron", &format!("(format: 1, strengths: [{four}{more}])"));
    let (budgets, _) = read(", (name: careful, book: Hexes, candidates: 9)").expect("it is good");
    let candidates = |strength: Strength, book| strength.among(&budgets, book).map(|budget| budget.candidates);
    assert_eq!(candidates(Strength::Careful, "Hexes"), Some(9));
    assert_eq!(candidates(Strength::Careful, "Monkeys"), Some(3));
    assert_eq!(candidates(Strength::Deep, "Hexes"), Some(3));
    let twice = ", (name: deep, book: Hexes, candidates: 1), (name: deep, book: Hexes, candidates: 2)";
    let error = read(twice).expect_err("one of them is too many").to_string();
    assert!(error.contains("strengths[5].name"), "{error}");
}

#[test]
fn curves_are_straight_between_points_and_level_outside() {
    let text = r#"(format: 1, book: Monkeys, name: "A",
        weigh: [(what: Cover, weight: 1, curve: [(100, 0), (300, 200), (500, 1000)])])"#;
    let curve = persona::parse("a", text).expect("it is good").0.weigh[0].curve.clone();
    let at = [0, 100, 200, 300, 400, 500, 1000].map(|input| curve.at(input));
    assert_eq!(at, [0, 0, 100, 200, 600, 1000, 1000]);
}
