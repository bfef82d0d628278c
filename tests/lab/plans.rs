//! Plans: all faults at once, the player's own levels and files, boards.

use crate::common::{experiment, faults, grown, small};
use monkeys::board::Cell;
use monkeys::force::Side;
use monkeys::lab::{Against, Grown, Named, Plan, Terrain, book::Counted, experiment::Experiment};
use monkeys::rules::{initiative::Initiative, monkeys::scenarios::Scenario, suppression::Suppression};

#[test]
fn a_plan_is_told_all_its_faults_at_once() {
    let grown = Grown { from: 95, to: 20, step: 0, size: (4, 300), ..Grown::default() };
    let bad = Plan {
        terrain: Terrain::Grown(grown),
        rosters: Some(["nobody", "baboon-rifle"].map(Named::shipped)),
        opponents: ["steady:slow", "redrush:quick"].map(Named::shipped),
        switches: vec![("no_such_switch".into(), 1)],
        boards: 3,
        battles: 7,
        platoons: 9,
        rounds: Some(0),
        ..Plan::default()
    };
    let few = faults(Plan { boards: 3, battles: 4, ..Plan::default() });
    let lap = "plan: battles: 4 isn't a multiple of 6 (3 boards, each played from both sides); try 6";
    assert!(few.iter().any(|fault| fault == lap), "{few:?}");
    let faults = faults(bad);
    let expected = [
        "plan: density: 95 is out of range; it must be 0 to 90",
        "plan: density: a step of 0 never ends; use 1 to 90",
        "plan: density: starts at 95 and ends at 20; put the lower density first",
        "plan: size: columns: 4 is out of range; it must be 12 to 256",
        "plan: size: rows: 300 is out of range; it must be 8 to 256",
        "plan: platoons: 9 is out of range; it must be 1 to 8",
        "plan: rounds: 0 is out of range; it must be 1 to 999",
        "plan: battles: 7 isn't a multiple of 6 (3 boards, each played from both sides); try 6 or 12",
    ];
    for line in expected {
        assert!(faults.iter().any(|fault| fault == line), "{line}\nis not among\n{}", faults.join("\n"));
    }
    for begins in [
        "plan: rosters[0]: no roster `nobody`; choose from",
        "plan: rosters[1]: no roster `baboon-rifle`; did you mean `baboon-rifles`?",
        "plan: opponents[0]: no strength `slow`",
        "plan: opponents[1]: no opponent `redrush`; did you mean `red-rush`?",
        "plan: switches: no switch `no_such_switch`; choose from",
    ] {
        assert!(faults.iter().any(|fault| fault.starts_with(begins)), "{begins}\nis not among\n{}", faults.join("\n"));
    }
    assert_eq!(faults.len(), 13, "each once:\n{}", faults.join("\n"));
}

#[test]
fn a_level_is_one_board_and_must_be_known() {
    let two = Plan { boards: 2, ..small(4) };
    assert_eq!(faults(two), ["plan: boards: a level is one board, not 2"]);
    let lost = Plan { terrain: Terrain::Level(Named::shipped("two-grove")), ..small(4) };
    assert_eq!(faults(lost), ["plan: level: no level `two-grove`; did you mean `two-groves`?"]);
}

/// The other books with rosters tell as much in one go.
#[test]
fn a_plan_of_another_book_is_told_all_its_faults_at_once() {
    fn told<B: Counted>() {
        let bad = Plan {
            book: B::BOOK.to_owned(),
            terrain: Terrain::Grown(Grown { from: 95, ..Grown::default() }),
            rosters: Some([
                Named::shipped("nobody"),
                Named { name: "mine.roster.ron".into(), text: Some("(format: 1".into()) },
            ]),
            opponents: ["nobody:quick", "chance"].map(Named::shipped),
            battles: 7,
            ..Plan::default()
        };
        let told = Experiment::<B>::of(bad).expect_err("it has faults").to_string();
        for begins in [
            "plan: density: 95 is out of range",
            "plan: battles: 7",
            "plan: rosters[0]: no roster `nobody`",
            "mine.roster.ron:",
            "plan: opponents[0]: no opponent `nobody`",
        ] {
            assert!(told.contains(begins), "{begins}\nis not among\n{told}");
        }
    }
    told::<Suppression>();
    told::<Initiative>();
}

#[test]
fn a_fault_in_a_file_of_ones_own_is_named_with_the_file() {
    let broken = Named { name: "mine.roster.ron".into(), text: Some("(format: 1, book: Monkeys".into()) };
    let plan = Plan { rosters: Some([broken, Named::shipped("ape-veterans")]), ..grown(1, 2) };
    let faults = faults(plan);
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("mine.roster.ron:"), "{}", faults[0]);
    let opponent = Named { name: "mine.opponent.ron:quick".into(), text: Some("nonsense".into()) };
    let plan = Plan { against: Some(Against::Opponents([opponent.clone(), opponent])), ..grown(1, 2) };
    assert!(self::faults(plan).iter().all(|fault| fault.starts_with("plan: against[")));
}

#[test]
fn both_ways_round_are_fought_on_one_ground_with_the_forces_changed_over() {
    let experiment =
        experiment(Plan { rosters: Some(["baboon-rifles", "ape-veterans"].map(Named::shipped)), ..grown(2, 4) });
    for point in experiment.plan().all_points() {
        let board = experiment.board(point, 1).expect("it can be laid out");
        let [one, other] = &board.levels;
        assert_eq!(one.ground, other.ground);
        let cost = |level: &monkeys::data::monkeys::Level, side: Side| {
            level.forces[side.index()].iter().map(|platoon| platoon.cost()).sum::<u32>()
        };
        assert_eq!(cost(one, Side::First), cost(other, Side::Second));
        assert_eq!(cost(one, Side::Second), cost(other, Side::First));
        assert_ne!(cost(one, Side::First), cost(one, Side::Second), "the rosters differ, or nothing is shown");
        assert_eq!(Some(one.ground.coverage()), point.density.map(u32::from));
    }
}

#[test]
fn ground_is_not_grown_anew_by_players_who_deploy() {
    for scenario in Scenario::ALL {
        let terrain = Terrain::Grown(Grown { from: 40, to: 40, ..Grown::default() });
        let experiment = experiment(Plan { scenario: Some(scenario.name().into()), terrain, ..grown(1, 2) });
        let point = experiment.plan().all_points()[0];
        let board = experiment.board(point, 0).expect("it can be laid out");
        assert_eq!(board.levels[0].scenario, scenario);
        assert!(board.musters.iter().all(|muster| muster.recipe.is_none()), "{scenario:?}");
    }
}

#[test]
fn a_shipped_level_takes_other_forces_and_another_scenario() {
    let rosters = Some(["tarsier-tide", "ape-veterans"].map(Named::shipped));
    let level = Terrain::Level(Named::shipped("bald-ridge"));
    let experiment =
        experiment(Plan { terrain: level, rosters, scenario: Some(Scenario::Siege.name().into()), ..small(4) });
    let board = experiment.board(experiment.plan().all_points()[0], 0).expect("it can be laid out");
    let [one, other] = &board.levels;
    assert_eq!((one.scenario, other.scenario), (Scenario::Siege, Scenario::Siege));
    let clans = |level: &monkeys::data::monkeys::Level, side: Side| {
        let units = level.sides[side.index()].platoons.iter().flat_map(|platoon| &platoon.units);
        units.map(|unit| unit.members.len()).sum::<usize>()
    };
    assert_eq!(clans(one, Side::First), clans(other, Side::Second));
    assert!(clans(one, Side::First) > clans(one, Side::Second), "a tide of tarsiers is more than a few apes");
    assert!(board.seed == 0 && one.ground.spots().contains(Cell::new(0, 0)));
}
