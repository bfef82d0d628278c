//! Stat cards: clan, armor and accessories (4.5, 6.3, 6.4, G-20, G-21).

use crate::kit::*;
use monkeys::rules::monkeys::{kit::Kit, profiles::Size};

/// The card of `a` with this kit.
fn card(kit: &str) -> Kit {
    let battle = Scene::new(&["a.X"]).squad("r1.1", kit, "a").squad("b1.1", "baboon", "X").begin();
    let field = battle.field();
    field.kit(field.find_primate(battle.piece('a')).expect("a primate")).clone()
}

#[test]
fn g_21_a_helmet_and_another_armor_add_up() {
    assert_eq!(card("baboon").armor, 0);
    assert_eq!(card("baboon/helmet").armor, 1);
    assert_eq!(card("baboon/helmet/body armor").armor, 4);
}

#[test]
fn r_6_3_powered_armor_counts_one_size_bigger() {
    let card = card("baboon/power suit");
    assert_eq!((card.armor, card.size), (3, Size::Large));
    let mut battle =
        Scene::new(&["a.........X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon/power suit", "X").begin();
    let why = battle.refused(attacking("r1.1", "b1.1"));
    assert!(format!("{why:?}").contains("armor: 3"), "a rifle's 2 does nothing to 3: {why:?}");
    let mut battle = Scene::new(&["a.........X"])
        .squad("r1.1", "baboon/machinegun", "a")
        .squad("b1.1", "baboon/power suit", "X")
        .dice(&[1, 1])
        .begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(battle.powers(), (4, 7), "Large is 4, and 3 of armor");
}

#[test]
fn r_6_4_bayonet_and_machete_are_weapon_bonuses_and_the_better_counts() {
    let brawn = |kit: &str| (card(kit).brawn.weapon, card(kit).brawn.other);
    assert_eq!(brawn("baboon"), (0, 0));
    assert_eq!(brawn("baboon/assault rifle/bayonet"), (1, 0));
    assert_eq!(brawn("baboon/assault rifle/machete/bayonet"), (2, 0));
}

#[test]
fn g_20_berserk_is_fiercer_and_a_worse_shot() {
    let card = card("baboon/assault rifle/bayonet/berserk");
    assert_eq!((card.brawn.weapon, card.brawn.other, card.accuracy), (1, 2, -1));
}

#[test]
fn g_20_a_scope_helps_at_long_and_beyond() {
    let power = |squares: usize| {
        let row = format!("a{}X", open(squares - 1));
        let mut battle = Scene::new(&[row])
            .squad("r1.1", "baboon/sniper rifle/scope", "a")
            .squad("b1.1", "baboon", "X")
            .dice(&[1, 1])
            .begin();
        battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
        let power = battle.powers().0;
        if battle.asked().0 == "Die" {
            battle.give(battle.choices().orders[0].clone());
        }
        power
    };
    assert_eq!(power(24), 3 + 1 + 1, "Medium: damage, its own accuracy, one band nearer");
    assert_eq!(power(25), 3 + 1 + 1, "Long: damage, its own accuracy, the scope");
}

#[test]
fn g_20_a_fire_selector_covers_one_more_and_strikes_weaker() {
    let scene = || {
        Scene::new(&["a.........XY"])
            .squad("r1.1", "baboon/assault rifle/fire selector", "a")
            .squad("b1.1", "baboon", "XY")
            .weapon("toy", |_| {})
    };
    let mut battle = scene().dice(&[1, 1, 1]).begin();
    battle.attack("r1.1", "b1.1").end_turn();
    let set = |battle: &Battle, at: &str| {
        let mut order = battle.firing(&[('a', at)]);
        if let monkeys::rules::monkeys::Order::Fire { shots, .. } = &mut order {
            shots[0].select = true;
        }
        order
    };
    let two = battle.firing(&[('a', "XY")]);
    assert!(matches!(battle.refused(two), monkeys::rules::monkeys::Illegal::TooManyTargets { most: 1, .. }));
    let order = set(&battle, "XY");
    battle.give(order);
    assert_eq!(battle.powers(), (2, 6), "2 - 1, and one band nearer");
    battle.give(battle.choices().orders[0].clone());
    let mut plain = Scene::new(&["a.........X"]).squad("r1.1", "baboon", "a").squad("b1.1", "baboon", "X").begin();
    plain.attack("r1.1", "b1.1").end_turn();
    let order = set(&plain, "X");
    assert_eq!(monkeys::engine::Refusal::rule(&plain.refused(order)).0, "G-20");
    plain.give(monkeys::rules::monkeys::Order::HoldFire);
}
