//! What primates carry: loads, armor, accessories, slots, emplacements (1.14, 4.10, 6.2 to 6.4, G-20, G-21, T-99).

use super::common::{ROSTER, roster, roster_faults, spoil};
use monkeys::data::monkeys::{profiles, roster::Member};

const ELAND: &str = r#"(name: "Eland", members: [(clan: "baboon", count: 5)])"#;

fn squad(member: &str) -> String {
    let members = format!(r#"(clan: "baboon"), {member}, (clan: "baboon", count: 3)"#);
    spoil(ROSTER, &[(ELAND, &format!(r#"(name: "Eland", members: [{members}])"#))])
}

/// The second primate of the second squad, as bought.
fn bought(member: &str) -> Member {
    let (roster, _) = roster(&squad(member)).unwrap_or_else(|error| panic!("{error}"));
    roster.platoons[0].units[1].members[1].clone()
}

/// Faults of the second primate of the second squad, by their paths below it.
fn faults(member: &str) -> Vec<String> {
    let text = squad(member);
    let Err(error) = roster(&text) else { return Vec::new() };
    let path = "test: platoons[0].squads[1].members[1]";
    error.to_string().lines().map(|line| line.strip_prefix(path).unwrap_or(line).to_owned()).collect()
}

/// Notes on it.
fn notes(member: &str) -> Vec<String> {
    let (_, notes) = roster(&squad(member)).unwrap_or_else(|error| panic!("{error}"));
    notes
        .iter()
        .map(ToString::to_string)
        .filter(|note| note.contains("squads"))
        .filter(|note| note.contains("[1]"))
        .collect()
}

#[test]
fn f_6_2_loads_cost_and_go_to_the_weapon_that_takes_them() {
    let book = profiles();
    let gunner = bought(r#"(clan: "baboon", weapons: ["machinegun"], ammo: "ap")"#);
    assert_eq!((gunner.weapons[0].ammo, gunner.cost), (book.ammo("ap"), 12 - 1 + 8 + 5));
    let rifle = bought(r#"(clan: "baboon", weapons: ["assault rifle"], ammo: "hp", spares: ["ap"])"#);
    assert_eq!(rifle.cost, 12 + 1 + 5);
    assert_eq!((rifle.weapons[0].ammo, rifle.weapons[0].spares.clone()), (book.ammo("hp"), vec![1]));
    let plain = bought(r#"(clan: "baboon", ammo: "fmj")"#);
    assert_eq!((plain.weapons[0].ammo, plain.cost), (None, 12), "the plain load is no load to speak of");
    let many =
        |count| faults(&format!(r#"(clan: "baboon", weapons: ["pistol"], spares: [{}])"#, r#""hp","#.repeat(count)));
    assert_eq!(many(8), Vec::<String>::new());
    assert_eq!(many(60), [".spares[8]: a weapon may have 8 spares; this is one too many"]);
    let two = bought(r#"(clan: "baboon", weapons: ["assault rifle", "frag grenade"], spares: ["frag", "frag"])"#);
    assert_eq!((two.weapons[0].spares.len(), two.weapons[1].spares.len()), (0, 2), "each to its own class");
    assert_eq!(two.cost, 12 + 2 + 4);
}

#[test]
fn f_6_2_ammunition_fits_the_weapon() {
    assert_eq!(
        faults(r#"(clan: "baboon", ammo: "rocket")"#),
        [".ammo: `rocket` fits none of its weapons; it fits rocket launcher (6.2)"]
    );
    assert_eq!(
        faults(r#"(clan: "baboon", spares: ["ap", "frag"])"#),
        [".spares[1]: `frag` fits none of its weapons; it fits frag grenade, grenade launcher (6.2)"]
    );
    assert_eq!(faults(r#"(clan: "baboon", ammo: "app")"#), [".ammo: no ammunition `app`; did you mean `ap`?"]);
    let machete = faults(r#"(clan: "baboon", weapons: ["machete"], ammo: "ap")"#);
    assert!(machete[0].starts_with(".ammo: `ap` fits none of its weapons; it fits pistol, smg"), "{machete:?}");
    assert_eq!(
        faults(r#"(clan: "gorilla", weapons: ["rocket launcher"], spares: ["missile"])"#)[0],
        ".spares[0]: `missile` fits none of its weapons; it fits missile launcher (6.2)",
        "special ammunition fits only its own"
    );
}

#[test]
fn f_6_2_plain_spares_are_needless() {
    assert_eq!(
        notes(r#"(clan: "baboon", spares: ["fmj"])"#),
        [
            "platoons[0].squads[1].members[1].spares[0]: `fmj` is always available for reloading, so you needn't buy it (6.2)"
        ]
    );
    assert!(notes(r#"(clan: "baboon", weapons: ["pistol", "frag grenade"], spares: ["frag"])"#).is_empty());
}

#[test]
fn f_4_10_spares_take_slots_one_size_smaller_than_their_weapon() {
    // A Medium rifle takes one slot, a spare for it half of one: two of them and a helmet are too much.
    assert!(faults(r#"(clan: "baboon", spares: ["ap", "ap"])"#).is_empty());
    assert_eq!(
        faults(r#"(clan: "baboon", spares: ["ap", "ap"], armor: ["helmet"])"#),
        [": takes 2.5 slots (assault rifle 1, spare ap 0.5, spare ap 0.5, helmet 0.5); a primate has 2 (4.10)"]
    );
    // A rocket is Medium whatever its launcher's size is.
    assert_eq!(
        faults(r#"(clan: "baboon", weapons: ["rocket launcher"], spares: ["rocket"])"#),
        [": takes 3 slots (rocket launcher 2, spare rocket 1); a primate has 2 (4.10)"]
    );
}

#[test]
fn f_4_10_what_is_two_sizes_too_large_is_not_carried() {
    let faults = roster_faults(&[(
        ELAND,
        r#"(name: "Eland", members: [(clan: "talapoin", weapons: ["pistol", "grenade launcher"], spares: ["ap"]), (clan: "talapoin", count: 4, weapons: ["pistol", "rocket launcher"])])"#,
    )]);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[1].weapons[1]: `rocket launcher` is Large; a Tiny primate can carry weapons one size larger and man weapons two sizes larger (4.10, T-99)"
        ]
    );
}

#[test]
fn t_169_spares_of_a_weapon_that_is_set_up_are_bought_with_it_and_take_no_slots() {
    let crew = r#"(clan: "lemur", weapons: ["smg", "rocket launcher"], spares: ["rocket", "rocket"])"#;
    let eland = format!(r#"(name: "Eland", members: [{crew}, (clan: "lemur", count: 4)])"#);
    let (roster, _) = roster(&spoil(ROSTER, &[(ELAND, &eland)])).unwrap_or_else(|error| panic!("{error}"));
    let crew = &roster.platoons[0].units[1].members[0];
    assert_eq!(crew.emplaced[0].spares.len(), 2);
    assert_eq!(crew.cost, 11 + 8 + 2 * 4, "a rocket costs 4");
}

#[test]
fn t_99_a_weapon_two_sizes_larger_is_put_up() {
    let text = spoil(
        ROSTER,
        &[(
            ELAND,
            r#"(name: "Eland", members: [(clan: "lemur"), (clan: "lemur", weapons: ["smg", "machinegun"]), (clan: "lemur", count: 3)])"#,
        )],
    );
    let (roster, notes) = roster(&text).unwrap_or_else(|error| panic!("{error}"));
    let member = &roster.platoons[0].units[1].members[1];
    assert_eq!((member.weapons.len(), member.emplaced.len(), member.cost), (1, 1, 11 + 8));
    assert!(
        notes
            .iter()
            .any(|note| note.to_string().contains("`machinegun` is Large, two sizes more than its Small owner")),
        "{notes:?}"
    );
    assert_eq!(
        roster_faults(&[(
            ELAND,
            r#"(name: "Eland", members: [(clan: "lemur", weapons: ["machinegun"]), (clan: "lemur", count: 4)])"#
        )]),
        [
            "test: platoons[0].squads[1].members[0].weapons: has only weapons that must be set up; every primate must keep at least one weapon that it can carry (1.14, 4.10)"
        ]
    );
}

#[test]
fn f_1_14_four_weapons_at_most() {
    assert_eq!(
        faults(r#"(clan: "baboon", weapons: ["pistol", "pistol", "pistol", "pistol", "pistol"])"#),
        [".weapons: has 5 weapons; a primate carries at most 4"]
    );
}

#[test]
fn g_21_one_helmet_and_one_other_armor() {
    let clad = bought(r#"(clan: "baboon", armor: ["helmet", "bulletproof vest"])"#);
    assert_eq!((clad.armor.len(), clad.cost), (2, 12 + 1 + 2));
    assert_eq!(
        faults(r#"(clan: "baboon", armor: ["bulletproof vest", "body armor"])"#),
        [
            ".armor[1]: `body armor` can't be worn with `bulletproof vest`: a primate wears one helmet and one other piece of armor (G-21)"
        ]
    );
    assert_eq!(faults(r#"(clan: "baboon", armor: ["helmet", "helmet"])"#).len(), 1);
    assert_eq!(faults(r#"(clan: "baboon", armor: ["helm"])"#), [".armor[0]: no armor `helm`; did you mean `helmet`?"]);
}

#[test]
fn f_6_3_armor_weighs_by_its_wearer() {
    assert_eq!(
        faults(r#"(clan: "baboon", armor: ["heavy armor"])"#),
        [": takes 3 slots (assault rifle 1, heavy armor 2); a primate has 2 (4.10)"]
    );
    assert!(faults(r#"(clan: "baboon", weapons: ["pistol"], armor: ["heavy armor"])"#).is_empty());
}

#[test]
fn f_6_3_powered_counts_one_size_bigger_for_carrying_too() {
    let gunner = bought(r#"(clan: "baboon", weapons: ["machinegun"], armor: ["power suit"])"#);
    assert_eq!(gunner.size(&profiles()), monkeys::rules::monkeys::profiles::Size::Large);
    assert_eq!(
        faults(r#"(clan: "baboon", weapons: ["machinegun"], armor: ["bulletproof vest"])"#),
        [": takes 2.5 slots (machinegun 2, bulletproof vest 0.5); a primate has 2 (4.10)"]
    );
}

#[test]
fn f_6_4_and_g_20_accessories_need_what_they_need() {
    assert_eq!(
        bought(r#"(clan: "baboon", gear: ["bayonet", "scope", "fire selector", "berserk"])"#).cost,
        12 + 1 + 2 + 2 + 2
    );
    assert_eq!(
        faults(r#"(clan: "baboon", weapons: ["machete"], gear: ["bayonet"])"#)[0].split("; it fits").next(),
        Some(".gear[0]: `bayonet` fits none of its weapons")
    );
    let pistol = faults(r#"(clan: "baboon", weapons: ["pistol"], gear: ["bayonet", "scope"])"#);
    assert_eq!(pistol.len(), 1, "a scope fits a pistol, a bayonet does not: {pistol:?}");
    assert_eq!(faults(r#"(clan: "baboon", gear: ["scope", "scope"])"#), [".gear[1]: `scope` appears twice"]);
    assert_eq!(
        faults(r#"(clan: "baboon", gear: ["bayonette"])"#),
        [".gear[0]: no accessory `bayonette`; did you mean `bayonet`?"]
    );
    let tarsier =
        roster_faults(&[(ELAND, r#"(name: "Eland", members: [(clan: "tarsier", count: 5, gear: ["berserk"])])"#)]);
    assert_eq!(
        tarsier,
        [
            "test: platoons[0].squads[1].members[0].gear[0]: `berserk` needs a primate of size Small or larger; this one is Tiny (G-20)"
        ]
    );
}

#[test]
fn f_6_4_a_backpack_triples_its_ammunition_and_feeds_no_selector() {
    // As large as its weapon: a rifle and a backpack for it fill a baboon's two slots.
    let fed = bought(r#"(clan: "baboon", gear: ["backpack ammo supply"], ammo: "ap")"#);
    assert_eq!(fed.cost, 12 + 1 + 3 * 5);
    assert_eq!(
        faults(r#"(clan: "baboon", gear: ["backpack ammo supply"], armor: ["helmet"])"#),
        [": takes 2.5 slots (assault rifle 1, helmet 0.5, backpack ammo supply 1); a primate has 2 (4.10)"]
    );
    assert_eq!(
        faults(r#"(clan: "baboon", gear: ["backpack ammo supply", "fire selector"])"#),
        [".gear: `backpack ammo supply` can't feed the assault rifle with the fire selector (6.4)"]
    );
    assert!(
        faults(r#"(clan: "gorilla", weapons: ["rocket launcher"], gear: ["backpack ammo supply"])"#)[0]
            .starts_with(".gear[0]: `backpack ammo supply` fits none of its weapons"),
        "no Special Ammo"
    );
}
