//! Vehicles as bought: how many, mounts, weapons, operators (1.12, 1.14, section 7, G-23).

use super::common::{ROSTER, roster, roster_faults, spoil};
use monkeys::data::monkeys::{profiles, roster::Vehicle};

const ELAND: &str = r#"(name: "Eland", members: [(clan: "baboon", count: 5)])"#;

fn with(clan: &str, vehicles: &str) -> String {
    format!(r#"(name: "Eland", members: [(clan: "{clan}", count: 5)], vehicles: [{vehicles}])"#)
}

fn faults(vehicles: &str) -> Vec<String> {
    let path = "test: platoons[0].squads[1].vehicles";
    let faults = roster_faults(&[(ELAND, &with("baboon", vehicles))]);
    faults.into_iter().map(|line| line.strip_prefix(path).map_or(line.clone(), str::to_owned)).collect()
}

fn bought(vehicles: &str) -> Vehicle {
    let (roster, _) =
        roster(&spoil(ROSTER, &[(ELAND, &with("baboon", vehicles))])).unwrap_or_else(|error| panic!("{error}"));
    roster.platoons[0].units[1].vehicles[0].clone()
}

#[test]
fn f_7_a_vehicle_comes_with_its_weapons() {
    let book = profiles();
    let apc = bought(r#"(kind: "apc")"#);
    assert_eq!((apc.cost, apc.mounts.len()), (30, 7));
    assert_eq!(apc.mounts[0], book.weapon("machinegun"));
    assert!(apc.mounts[1..].iter().all(Option::is_none));
}

#[test]
fn f_1_14_mounts_are_kept_stripped_or_armed() {
    assert_eq!(bought(r#"(kind: "apc", mounts: [Empty])"#).cost, 30 - 4, "sold for half, and bare is allowed");
    assert_eq!(bought(r#"(kind: "apc", mounts: [Keep, Arm("assault rifle")])"#).cost, 30 + 3);
    assert_eq!(bought(r#"(kind: "buggy", mounts: [Arm("shotgun"), Keep])"#).cost, 8 - 1 + 3);
    assert_eq!(bought(r#"(kind: "artillery", mounts: [Empty])"#).cost, 85 - 37, "rounded down");
}

#[test]
fn g_23_a_weapon_is_no_larger_than_its_mount() {
    assert_eq!(
        faults(r#"(kind: "buggy", mounts: [Arm("machinegun")])"#),
        [
            "[0].mounts[0]: `machinegun` (Large) doesn't fit a Medium mount; pistol, smg, shotgun, assault rifle, sniper rifle, grenade launcher do (G-23)"
        ]
    );
    assert_eq!(faults(r#"(kind: "apc", mounts: [Arm("machete")])"#).len(), 1, "what is no firearm is not mounted");
    assert_eq!(
        faults(r#"(kind: "buggy", mounts: [Keep, Keep, Empty])"#),
        ["[0].mounts: names 3 mounts; the buggy has 2 (section 7)"]
    );
    assert_eq!(
        faults(r#"(kind: "buggy", mounts: [Arm("shotgum")])"#),
        ["[0].mounts[0]: no weapon `shotgum`; did you mean `shotgun`?"]
    );
}

#[test]
fn f_1_12_two_vehicles_at_most() {
    let buggy = r#"(kind: "buggy")"#;
    assert!(faults(&[buggy; 2].join(",")).is_empty());
    assert_eq!(faults(&[buggy; 3].join(",")), [": has 3 vehicles; a squad has at most 2 (1.12, 1.13)"]);
    assert_eq!(faults(r#"(kind: "bugy")"#), ["[0].kind: no vehicle `bugy`; did you mean `buggy`?"]);
}

#[test]
fn g_23_an_operator_of_its_size_or_one_smaller() {
    let path = "test: platoons[0].squads[1].vehicles[0]";
    let what = "the apc needs its own operator from its squad, of size Medium or Small (G-23)";
    assert_eq!(roster_faults(&[(ELAND, &with("gorilla", r#"(kind: "apc")"#))]), [format!("{path}: {what}")]);
    assert_eq!(roster_faults(&[(ELAND, &with("talapoin", r#"(kind: "apc")"#))]), [format!("{path}: {what}")]);
    assert!(roster_faults(&[(ELAND, &with("lemur", r#"(kind: "apc"), (kind: "tank")"#))]).is_empty());
    let one = r#"(name: "Eland", members: [(clan: "gorilla", count: 4), (clan: "chimpanzee")], vehicles: [(kind: "buggy"), (kind: "buggy")])"#;
    assert_eq!(
        roster_faults(&[(ELAND, one)]),
        [
            "test: platoons[0].squads[1].vehicles[1]: the buggy needs its own operator from its squad, of size Medium or Small (G-23)"
        ],
        "he can't drive two"
    );
}

#[test]
fn t_169_spares_are_bought_with_a_vehicle_for_the_first_mount_that_takes_them() {
    let gun = bought(r#"(kind: "artillery", spares: ["shell", "shell"])"#);
    assert_eq!((gun.spares.as_slice(), gun.cost), (&[2][..], 85 + 20), "10 scrap a shell");
    assert_eq!(bought(r#"(kind: "artillery")"#).spares, [0]);
    let apc = bought(r#"(kind: "apc", mounts: [Arm("rocket launcher")], spares: ["rocket"])"#);
    assert_eq!((apc.spares[0], apc.cost), (1, 30 - 4 + 8 + 4));
    assert_eq!(
        faults(r#"(kind: "artillery", spares: ["rocket"])"#),
        ["[0].spares[0]: `rocket` fits no one-shot weapon on its mounts; these do: shell (6.1, T-169)"]
    );
    assert_eq!(faults(r#"(kind: "helicopter gunship", spares: ["missile"])"#).len(), 1, "its missiles are counted");
    assert_eq!(
        faults(r#"(kind: "artillery", spares: ["shel"])"#),
        ["[0].spares[0]: no ammunition `shel`; did you mean `shell`?"]
    );
    let many = vec![r#""shell""#; 21].join(", ");
    assert_eq!(
        faults(&format!(r#"(kind: "artillery", spares: [{many}])"#)),
        ["[0].spares[20]: a mount may have 20 rounds; this is one too many (T-169)"]
    );
}
