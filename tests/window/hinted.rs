//! The hints of the first battles: put away by keyboard like every other card.

use super::{home, ways::Hall};
use bevy::prelude::World;
use monkeys::{
    battle,
    board::Cell,
    data::{self, monkeys::script},
    force::UnitId,
    input::{Act, Asked, Hints, Intent, Setting},
    panels::Above,
    rules::monkeys::{door, formation, order::Order},
    screens::{
        Settings, hosts,
        monkeys::battle::{Hands, verbs},
    },
    words::{say, word},
};

#[test]
fn a_hint_and_the_keys() {
    home::run_with("hinted::escape_and_enter_put_it_away", "(format: 1, hints: true, pass_card: false, speed: 0)");
}

#[test]
#[ignore = "part of a_hint_and_the_keys"]
fn escape_and_enter_put_it_away() {
    let mut hall = Hall::new();
    hall.two_groves();
    let begun = hall.orders();
    let seen = |hall: &Hall| hall.0.world().resource::<Settings>().hinted.clone();
    let forget = |hall: &mut Hall| {
        hall.0.world_mut().resource_mut::<Settings>().hinted.clear();
        hall.wait(3);
    };
    let card = hall.battle().lesson.clone().expect("a hint is shown");
    assert!(!card.pieces.is_empty(), "it keeps off the pieces");
    let escape = hall.0.world().resource::<Hints>().of(Act::Back).to_owned();
    assert!(card.buttons.iter().any(|button| button.gold && button.key == escape), "{:?}", card.buttons);
    for key in [Intent::Back, Intent::Accept] {
        forget(&mut hall);
        let title = hall.battle().lesson.clone().expect("a hint is shown").title;
        // Enter is the hint's, wherever the cursor is.
        assert_eq!(*hall.0.world().resource::<Asked>(), Asked::Draft);
        hall.tell([key.clone()]);
        assert!(hall.battle().lesson.as_ref().is_none_or(|card| card.title != title), "{key:?}");
        assert_eq!(seen(&hall).len(), 1, "it counts as seen");
        assert!(hall.pages().card.is_none() && hall.orders() == begun, "and nothing else happens");
    }
    // What Enter takes otherwise, it takes in spite of a hint.
    hall.tell([Intent::Mode(verbs::OVERWATCH)]);
    forget(&mut hall);
    assert!(hall.battle().lesson.is_some());
    hall.tell([Intent::Accept]);
    assert!(matches!(hall.orders().last(), Some(Order::Overwatch(_))), "{:?}", hall.orders());
}

#[test]
fn two_people_at_one_computer() {
    let settings = "(format: 1, hints: true, pass_card: false, speed: 0)";
    home::run_with("hinted::the_first_turn_that_passes_tells_of_the_card", settings);
}

#[test]
#[ignore = "part of two_people_at_one_computer"]
fn the_first_turn_that_passes_tells_of_the_card() {
    let mut hall = Hall::new();
    hall.two_groves();
    let told = |hall: &Hall| {
        let card = hall.battle().lesson.clone();
        card.is_some_and(|card| {
            card.title == word("hint-first-seats-title") && card.text.contains(&word("window-pass-card"))
        })
    };
    assert!(!told(&hall), "nothing has passed yet");
    hall.tell([Intent::Back]);
    hall.end_turn();
    assert!(told(&hall), "{:?}", hall.battle().lesson);
    hall.tell([Intent::Back]);
    assert!(!told(&hall));
    hall.end_turn();
    assert!(!told(&hall), "once is enough");
    // With the card on, there is nothing to tell.
    hall.0.world_mut().resource_mut::<Settings>().hinted.clear();
    hall.tell([Intent::Set(Setting::PassCard(true))]);
    hall.two_groves();
    hall.end_turn();
    assert!(matches!(hall.above(), Some(Above::Pass(_))), "{:?}", hall.above());
    hall.tell([Intent::Accept]);
    assert!(!told(&hall));
}

/// Two squads on overwatch, and a hidden one that sneaks past; the first die finds nobody, the second finds it.
const SEARCHED: &str = include_str!("../scripts/stealth-detected-or-not.script.ron");

/// The names of the hints that are due.
fn due(world: &World) -> Vec<&'static str> {
    hosts::FIRST.hints().iter().filter(|hint| (hint.holds)(world)).map(|hint| hint.name).collect()
}

#[test]
fn t_136_a_search_has_its_own_hint_and_what_it_says_comes_true() {
    let scene = script::parse("searched", SEARCHED, &data::monkeys::profiles()).expect("a script").scene;
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::monkeys::begin_scene(&mut world, &scene);
    world.insert_resource(Hands::default());
    let id = |unit: &str| unit.parse::<UnitId>().expect("a unit");
    let watches = |world: &World, unit: &str| {
        let field = door::table(world).field;
        field.find_unit(id(unit)).is_some_and(|unit| field.unit(unit).watch.0)
    };
    let field = door::table(&world).field;
    let hidden = field.find_unit(id("b1.1")).expect("it is there");
    let order = formation::plan_stealth(field, hidden, Cell::new(15, 0)).expect("it can sneak there");
    battle::submit(&mut world, order).expect("it may");
    assert_eq!(due(&world), ["search"]);
    assert!(hosts::FIRST.hints().iter().any(|hint| hint.name == "search" && hint.rule == "T-136"));
    let card = say("hint-first-search", &[]);
    assert!(!card.contains("used up") && card.contains("stays on overwatch"), "{card}");
    // The first finds nobody, the second finds it: from then on, to fire or to let it pass is the question.
    battle::submit(&mut world, Order::React(id("r1.1"))).expect("it searches");
    assert_eq!(due(&world), ["watch"]);
    assert!(watches(&world, "r1.1") && watches(&world, "r1.2"));
    battle::submit(&mut world, Order::Forfeit(id("r1.2"))).expect("it lets it pass");
    assert!(watches(&world, "r1.1") && !watches(&world, "r1.2"));
}
