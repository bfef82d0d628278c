//! What bracing gives is told in figures before it is ordered.

use bevy::prelude::World;
use monkeys::{
    battle,
    data::{self, monkeys::script},
    force::UnitId,
    input::Intent,
    rules::monkeys::wielding,
    screens::monkeys::battle::{
        Hands, Names, act,
        models::{self, Shown},
        verbs,
    },
    words::word,
};

const TALENT: &str = include_str!("../scripts/steady-aim-while-braced.script.ron");
const LARGER: &str = include_str!("../scripts/brace-two-sizes-larger.script.ron");

/// The draft of bracing a unit in the scene of a script, and the tooltip of the order.
fn drafted(text: &str, unit: &str) -> (String, String) {
    let script = script::parse("brace", text, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::monkeys::begin_scene(&mut world, &script.scene);
    let names = Names::plain(&world);
    world.insert_resource(names);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    let unit: UnitId = unit.parse().expect("a unit");
    act::answer(&mut world, &mut hands, &Intent::SelectUnit(unit));
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::BRACE));
    let screen = models::battle(&world, &hands, &Shown::default());
    let button = screen.orders.buttons.into_iter().find(|button| button.mode == verbs::BRACE).expect("a button");
    (screen.sheet.draft.join(" "), button.hint)
}

#[test]
fn g_06_a_talent_that_needs_it_is_told_with_its_number() {
    let (draft, hint) = drafted(TALENT, "r1.f1");
    for told in [&draft, &hint] {
        assert!(told.contains("Steady Aim") && told.contains("+1 Accuracy"), "{told}");
    }
}

#[test]
fn t_99_the_weapons_that_it_allows_are_named_and_the_sizes_are_told() {
    let (draft, hint) = drafted(LARGER, "r1.1");
    assert!(draft.contains("machinegun"), "{draft}");
    for braced in [true, false] {
        assert!(hint.contains(&wielding::larger(braced).to_string()), "{hint}");
    }
    assert!(hint.contains(&word("hint-order-brace-no-talent")), "{hint}");
}

#[test]
fn t_97_a_brace_that_adds_nothing_says_so() {
    // A weapon three sizes larger can't be fired either way.
    let (draft, _) = drafted(LARGER, "r1.3");
    assert!(draft.contains(&word("draft-brace-nothing")), "{draft}");
}
