//! Campaign files and recorded campaigns: all faults are reported at once.

use crate::kit::{STRONG, WEAK, begun, campaign, commander, hex, parse, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    battle::teaching::Teaching,
    campaign::{door, file::Saga, order::Order, script, waiting},
    data::{
        campaign,
        library::{self, Library},
        monkeys::roster,
    },
};
use std::sync::Arc;

#[test]
fn every_fault_of_a_campaign_is_said_at_once() {
    let text = r#"(
        format: 1, book: Monkeys, name: "", rounds: 0,
        kinds: { '.': (name: "plains", density: 95) },
        map: ["..", ".x"],
        names: { (7, 7): "Nowhere" },
        tribes: [
            (key: 'n', name: "A", troops: [(name: "1", at: (9, 9), platoons: [Roster(file: "nobody", platoon: 1)])]),
            (key: 'r', name: "B", scrap: 3, troops: [(name: "1", at: (0, 0), platoons: [Roster(file: "baboon-rifles", platoon: 1)])]),
            (key: 'R', name: "Natives", troops: [(name: "1", at: (0, 0), platoons: [Roster(file: "baboon-rifles", platoon: 9)])]),
        ],
        handicaps: [{ 'r': 100 }, { 'R': 1, 'r': 0 }, { 'r': 1, 'R': 0 }, { 'n': 1, 'r': 1, 'R': 1 }, { 'r': 1, 'r': 2, 'z': 3 }],
    )"#;
    let told = parse(text).expect_err("it is full of faults").to_string();
    for part in [
        "name:",
        "rounds:",
        "kinds['.'].density",
        "map[1]",
        "names[(7, 7)]",
        "tribes[0].key",
        "tribes[0].troops[0].at",
        "tribes[0].troops[0].platoons[0].file",
        "tribes[1].troops",
        "tribes[2].key",
        "tribes[2].name: no tribe may be called Natives",
        "tribes[2].troops[0].platoons[0].platoon",
        "tribes[2].troops[0].at",
        "handicaps[0]['r']",
        "handicaps[0]: names two tribes",
        "handicaps[2]",
        "handicaps[3]: names two tribes",
        "handicaps[4]['r']",
        "handicaps[4]['z']",
    ] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
}

/// Each player chooses the colors of the sides, so a name that is a color would be wrong for some of them.
#[test]
fn nobody_in_a_shipped_campaign_is_named_after_a_color() {
    let colors = ["red", "blue", "green", "white", "black", "gold", "vermilion", "cobalt", "amber", "violet"];
    for name in library::campaigns() {
        let campaign = parse(library::campaign(&name).expect("it ships")).expect("it is good");
        let troops = campaign.tribes.iter().flat_map(|tribe| tribe.troops.iter().map(|troop| &troop.name));
        let all = campaign.tribes.iter().map(|tribe| &tribe.name).chain(troops).chain(campaign.names.values());
        for one in all {
            let told = one.to_lowercase();
            assert!(told.split(' ').all(|part| colors.iter().all(|color| !part.starts_with(color))), "{name}: {one}");
        }
    }
}

#[test]
fn shipped_campaigns_are_good() {
    let names = library::campaigns();
    assert!(!names.is_empty());
    for name in names {
        parse(library::campaign(&name).expect("it ships")).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

fn played() -> Saga {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let commander = commander();
    script::play_out(&mut world, |_| &commander).expect("it plays");
    assert!(door::outcome(&world).is_some());
    Saga::of(&world)
}

/// Replays the text of a recorded campaign.
fn again(text: &str) -> Result<(), String> {
    let saga = Saga::read("saga.ron", text).map_err(|why| why.to_string())?;
    saga.play("saga.ron", &mut bevy_ecs::world::World::new()).map_err(|why| why.to_string())
}

#[test]
fn a_recorded_campaign_plays_again_and_a_changed_one_does_not() {
    let saga = played();
    assert!(saga.orders.iter().any(|order| matches!(order, Order::Fought(_))), "they meet");
    assert_eq!(again(&saga.text()), Ok(()));
    let seed = Saga { seed: saga.seed + 1, ..saga.clone() };
    assert!(again(&seed.text()).is_err(), "other dice");
    let mut forged = saga.clone();
    for order in &mut forged.orders {
        if let Order::Fought(replay) = order {
            replay.seed += 1;
        }
    }
    let why = again(&forged.text()).expect_err("it is another battle");
    assert!(why.contains("this isn't the battle"), "{why}");
    let mut laid = saga.clone();
    for order in &mut laid.orders {
        if let Order::Fought(replay) = order {
            let mut teaching = Teaching::default();
            (teaching.lesson, teaching.laid) = ("first-battle".into(), vec![(0, vec![6])]);
            replay.lesson = Some(teaching);
        }
    }
    let why = again(&laid.text()).expect_err("dice are laid out as in a lesson");
    assert!(why.contains("this isn't the battle"), "{why}");
    let mut short = saga.clone();
    short.orders.pop();
    assert!(again(&short.text()).is_err(), "the end is missing");
}

/// Two platoons of four squads each: baboons, and macaques.
fn own() -> roster::Roster {
    let squad = |name: String, clan: &str| format!(r#"(name: "{name}", members: [(clan: "{clan}", count: 5)]),"#);
    let platoon = |name: &str, clan: &str| {
        let squads: String = (1..=4).map(|number| squad(format!("{name} {number}"), clan)).collect();
        format!(r#"(name: "{name}", squads: [{squads}]),"#)
    };
    let platoons = platoon("First", "baboon") + &platoon("Second", "macaque");
    let text = format!(r#"(format: 1, book: Monkeys, name: "My Own", about: "", scrap: 400, platoons: [{platoons}])"#);
    let read = roster::parse("my-own.roster.ron", &text, &monkeys::data::monkeys::profiles());
    read.unwrap_or_else(|why| panic!("{why}")).0
}

#[test]
fn c_01_a_tribe_raises_a_roster_of_the_players_own() {
    let tribes = tribe('r', &[((0, 0), WEAK), ((1, 0), WEAK), ((2, 0), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let campaign = campaign(&tribes, "");
    let raised = campaign.raising('r', &own()).expect("it isn't too dear");
    let names = |place: usize| -> Vec<String> {
        raised.tribes[place].troops.iter().flat_map(|troop| &troop.platoons).map(|one| one.name.clone()).collect()
    };
    assert_eq!(names(0), ["First", "Second", "First 2"], "the third troop is raised from the first platoon again");
    assert_eq!(names(1), ["Weak"], "the other tribe keeps its army");
    assert_eq!(raised.tribes[0].troops[2].platoons[0].units[0].name, "First 1 2");
    // 400 per platoon, minus twenty baboons twice and twenty macaques.
    assert_eq!(raised.tribes[0].scrap, 1200 - 2 * 20 * 12 - 20 * 11);
    assert_eq!(raised.tribes[1].scrap, campaign.tribes[1].scrap);
    // A battle can be fought with it, and the campaign is saved with it.
    let mut world = World::new();
    door::begin(&mut world, &Arc::new(raised.clone()), 1);
    let again = Saga::of(&world).campaign("again").expect("it is good");
    assert_eq!(again.folded(), raised.folded());
    assert!(waiting::ahead(&world, hex(4, 4), troop("r3"), troop("b1")).is_ok());
}

#[test]
fn c_01_an_army_that_is_too_dear_is_refused() {
    let tribes =
        tribe('r', &[((0, 0), WEAK)]).replace("troops:", "scrap: 50, troops:") + &tribe('b', &[((4, 4), WEAK)]);
    let why = campaign(&tribes, "").raising('r', &own()).expect_err("240 is more than 50").to_string();
    assert!(why.contains("tribes[0].troops"), "{why}");
}

#[test]
fn c_06_no_two_sides_of_a_battle_have_one_name() {
    let tribes = tribe('r', &[((0, 0), WEAK), ((0, 1), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let faults = |text: &str| parse(text).expect_err("two have one name").to_string();
    let text = crate::kit::text(&tribes, "");
    assert!(parse(&text).is_ok());
    assert!(faults(&text.replace("Tribe b", "Tribe r")).contains("tribes[1].name"));
    assert!(faults(&text.replace("Tribe b", "Natives")).contains("tribes[1].name"), "they are a side as well");
    assert!(faults(&text.replace("r 2", "r 1")).contains("tribes[0].troops[1].name"));
    let guard = |name: &str, row: i16| format!("(name: \"{name}\", at: (2, {row}), platoons: [{WEAK}])");
    let natives = format!("natives: [{}, {}],", guard("Mill Guard", 1), guard("Mill Guard", 2));
    assert!(faults(&crate::kit::text(&tribes, &natives)).contains("natives[1].name"));
}

#[test]
fn c_06_no_two_squads_of_a_troop_have_one_name() {
    let twice = format!("{WEAK}, {WEAK}");
    let tribes = tribe('r', &[((0, 0), twice.as_str())]) + &tribe('b', &[((4, 4), WEAK), ((4, 3), WEAK)]);
    let text = crate::kit::text(&tribes, "");
    let why = parse(&text).expect_err("its battles couldn't be fought").to_string();
    assert!(why.contains("tribes[0].troops[0].platoons[1]: another squad of this troop is called Wren"), "{why}");
    assert!(why.contains("rename one of them"), "{why}");
    // Under different names it fights; squads of different troops may be namesakes.
    let world = begun(&Arc::new(parse(&text.replacen("Wren", "Lory", 1)).expect("it is good")));
    assert!(waiting::ahead(&world, hex(4, 4), troop("r1"), troop("b1")).is_ok());
    let natives = format!("natives: [(name: \"Mill Guard\", at: (2, 2), platoons: [{twice}])],");
    let alone = crate::kit::text(&(tribe('r', &[((0, 0), WEAK)]) + &tribe('b', &[((4, 4), WEAK)])), &natives);
    let why = parse(&alone).expect_err("natives fight too").to_string();
    assert!(why.contains("natives[0].platoons[1]"), "{why}");
}

#[test]
fn c_01_tribes_that_differ_in_troops_platoons_or_scrap_are_worth_a_note() {
    let noted = |text: &str| {
        let read = campaign::parse("test.campaign.ron", text, &Library::shipped());
        let (_, notes) = read.unwrap_or_else(|why| panic!("{why}"));
        notes.iter().any(|note| note.to_string().contains("don't all have the same"))
    };
    let two = |first: &str, second: &str| tribe('r', &[((0, 0), first)]) + &tribe('b', &[((4, 4), second)]);
    let even = crate::kit::text(&two(WEAK, STRONG), "");
    assert!(!noted(&even), "400 scrap each, however it is spent");
    assert!(noted(&even.replacen("troops:", "scrap: 900, troops:", 1)));
    assert!(noted(&crate::kit::text(&two(WEAK, &format!("{WEAK}, {STRONG}")), "")));
}
