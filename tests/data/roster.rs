//! Rosters: what may be bought (1.9 to 1.14, 4.10, 5.1, 5.3).

use super::common::{ROSTER, roster, roster_faults, spoil};
use monkeys::data::monkeys::{profiles, roster::Bill};

const ELAND: &str = r#"(name: "Eland", members: [(clan: "baboon", count: 5)])"#;

/// Faults of the roster whose second squad is made of these members.
fn squad_faults(members: &str) -> Vec<String> {
    roster_faults(&[(ELAND, &format!(r#"(name: "Eland", members: [{members}])"#))])
}

/// The cost of one baboon with these weapons.
fn baboon(weapons: &str) -> u32 {
    let member =
        format!(r#"(name: "Eland", members: [(clan: "baboon", weapons: {weapons}), (clan: "baboon", count: 4)])"#);
    let (roster, _) = roster(&spoil(ROSTER, &[(ELAND, &member)])).expect("it is good");
    roster.platoons[0].units[1].members[0].cost
}

#[test]
fn a_good_roster_has_one_note() {
    let (roster, notes) = roster(ROSTER).expect("it is good");
    assert_eq!(roster.platoons[0].cost(), 240);
    let notes: Vec<String> = notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["platoons[0]: has no command squad; by 1.11, one of the four squads is a command squad"]);
}

#[test]
fn f_1_9_scrap_is_limited() {
    assert_eq!(
        roster_faults(&[("scrap: 400", "scrap: 239")]),
        ["test: platoons[0]: costs 240 scrap; the limit is 239 (1.9)"]
    );
    assert!(roster_faults(&[("scrap: 400", "scrap: 240")]).is_empty());
    assert!(roster(&spoil(ROSTER, &[(", scrap: 400", "")])).expect("it is good").0.scrap == 400);
}

#[test]
fn f_1_11_a_platoon_has_four_squads() {
    assert_eq!(
        roster_faults(&[(&format!("{ELAND},"), "")]),
        [
            "test: platoons[0].squads: has 3 standard squads and needs 4: a platoon has four squads, and a command squad is one of them (1.11)"
        ]
    );
}

#[test]
fn f_1_12_a_squad_has_five_to_ten() {
    assert_eq!(
        squad_faults(r#"(clan: "baboon", count: 4)"#),
        ["test: platoons[0].squads[1].members: a squad has 5 to 10 primates, not 4 (1.12)"]
    );
    let eleven = r#"(clan: "baboon", count: 5), (clan: "baboon", count: 6)"#;
    assert_eq!(
        squad_faults(eleven),
        ["test: platoons[0].squads[1].members: a squad has 5 to 10 primates, not 11 (1.12)"]
    );
    assert_eq!(squad_faults(""), ["test: platoons[0].squads[1].members: a squad has 5 to 10 primates, not 0 (1.12)"]);
}

#[test]
fn a_huge_count_is_refused_and_not_tried() {
    let faults = squad_faults(r#"(clan: "baboon", count: 4000000000), (clan: "baboon", count: 4000000000)"#);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[0].count: 4000000000 is out of range; it must be 1 to 10",
            "test: platoons[0].squads[1].members[1].count: 4000000000 is out of range; it must be 1 to 10",
            "test: platoons[0].squads[1].members: a squad has 5 to 10 primates, not 8000000000 (1.12)",
        ]
    );
}

#[test]
fn f_1_14_the_default_weapon_is_sold_for_half() {
    assert_eq!(baboon(r#"["machinegun"]"#), 12 - 1 + 8);
    assert_eq!(baboon(r#"["sniper rifle"]"#), 12 - 1 + 5);
    assert_eq!(baboon(r#"["assault rifle"]"#), 12, "a default weapon that is listed is kept");
    assert_eq!(baboon(r#"["assault rifle", "machete"]"#), 13);
    assert_eq!(baboon(r#"["machete", "pistol", "pistol"]"#), 12 - 1 + 3);
}

#[test]
fn f_1_14_everybody_keeps_a_weapon() {
    let faults = squad_faults(r#"(clan: "baboon", count: 5, weapons: [])"#);
    assert_eq!(
        faults,
        ["test: platoons[0].squads[1].members[0].weapons: has no weapon; every primate must keep at least one (1.14)"]
    );
}

#[test]
fn f_4_10_weapons_are_one_size_larger_at_most() {
    let faults = squad_faults(r#"(clan: "tarsier", count: 5, weapons: ["machinegun"])"#);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[0].weapons[0]: `machinegun` is Large; a Tiny primate can carry weapons one size larger and man weapons two sizes larger (4.10, T-99)"
        ]
    );
}

#[test]
fn f_4_10_two_slots() {
    let faults = squad_faults(r#"(clan: "baboon", count: 5, weapons: ["machinegun", "machete"])"#);
    assert_eq!(
        faults,
        ["test: platoons[0].squads[1].members[0]: takes 2.5 slots (machinegun 2, machete 0.5); a primate has 2 (4.10)"]
    );
    assert!(squad_faults(r#"(clan: "baboon", count: 5, weapons: ["shotgun", "assault rifle", "pistol"])"#).is_empty());
}

#[test]
fn unknown_names_come_with_the_nearest() {
    let faults =
        squad_faults(r#"(clan: "babboon", count: 4), (clan: "octopus"), (clan: "baboon", weapons: ["asault riffle"])"#);
    assert_eq!(faults[0], "test: platoons[0].squads[1].members[0].clan: no clan `babboon`; did you mean `baboon`?");
    assert!(
        faults[1].starts_with(
            "test: platoons[0].squads[1].members[1].clan: no clan `octopus`; choose from `gorilla`, `orangutan`"
        ),
        "{}",
        faults[1]
    );
    assert_eq!(
        faults[2],
        "test: platoons[0].squads[1].members[2].weapons[0]: no weapon `asault riffle`; did you mean `assault rifle`?"
    );
}

#[test]
fn f_5_1_monkeys_keep_to_their_own() {
    let faults = squad_faults(r#"(clan: "baboon", count: 4), (clan: "mandrill"), (clan: "lemur")"#);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[1].clan: mandrills can't be in a squad of baboons, which only accept their own kind (5.1)",
            "test: platoons[0].squads[1].members[2].clan: lemurs can't be in a squad of baboons, which only accept their own kind (5.1)",
        ]
    );
}

#[test]
fn f_5_1_only_a_larger_ape_leads_monkeys() {
    assert!(squad_faults(r#"(clan: "gorilla"), (clan: "baboon", count: 4)"#).is_empty());
    assert!(squad_faults(r#"(clan: "orangutan"), (clan: "mandrill", count: 4)"#).is_empty());
    assert!(squad_faults(r#"(clan: "chimpanzee"), (clan: "capuchin", count: 4)"#).is_empty());
    let leads = |leader: &str| squad_faults(&format!(r#"(clan: "{leader}"), (clan: "baboon", count: 4)"#));
    let refused = |leader| {
        format!(
            "test: platoons[0].squads[1].members[0].clan: {leader}s can't lead baboons: only their own kind or a larger ape can (5.1)"
        )
    };
    assert_eq!(leads("chimpanzee"), [refused("chimpanzee")], "of the same Size");
    assert_eq!(leads("tarsier"), [refused("tarsier")]);
    assert_eq!(leads("mandrill"), [refused("mandrill")]);
}

#[test]
fn f_5_1_a_larger_ape_may_lead_but_not_follow() {
    let faults = squad_faults(r#"(clan: "baboon", count: 4), (clan: "gorilla")"#);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[1].clan: gorillas can't be in a squad of baboons, which only accept their own kind (5.1)"
        ]
    );
}

#[test]
fn f_5_3_guenons_lead_talapoins() {
    assert!(squad_faults(r#"(clan: "guenon"), (clan: "talapoin", count: 9)"#).is_empty());
    assert_eq!(squad_faults(r#"(clan: "guenon", count: 2), (clan: "talapoin", count: 8)"#).len(), 1);
    assert_eq!(squad_faults(r#"(clan: "guenon"), (clan: "macaque", count: 9)"#).len(), 1);
}

#[test]
fn apes_and_prosimians_mix_freely() {
    assert!(squad_faults(r#"(clan: "gorilla"), (clan: "gibbon"), (clan: "tarsier", count: 3)"#).is_empty());
    assert!(squad_faults(r#"(clan: "lemur"), (clan: "tarsier", count: 4)"#).is_empty());
}

#[test]
fn names_are_given_once() {
    let faults = roster_faults(&[(
        r#"name: "Eland", members: [(clan: "baboon", count: 5)]"#,
        r#"name: "Kudu", members: [(clan: "baboon", name: "Oduya"), (clan: "baboon", name: "Pack", count: 4)]"#,
    )]);
    assert_eq!(
        faults,
        [
            "test: platoons[0].squads[1].members[0].name: `Oduya` appears twice",
            "test: platoons[0].squads[1].members[1].name: `Pack` can only name a single primate; a line with a count can't have a name",
            "test: platoons[0].squads[1].name: `Kudu` appears twice",
        ]
    );
}

#[test]
fn the_nameless_get_names_that_differ_and_stay() {
    let (first, _) = roster(ROSTER).expect("it is good");
    let (second, _) = roster(ROSTER).expect("it is good");
    assert_eq!(first, second);
    let squads = &first.platoons[0].units;
    let mut names: Vec<&str> =
        squads.iter().flat_map(|squad| &squad.members).map(|member| member.name.as_str()).collect();
    assert_eq!((names.len(), names[0]), (20, "Oduya"));
    assert!(names.iter().all(|name| !name.is_empty()));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 20);
}

#[test]
fn other_books_are_refused_in_words() {
    assert_eq!(
        roster_faults(&[("book: Monkeys", "book: Hexes")]),
        ["test: book: a file of Hexes can't be used here; only one of Monkeys can"]
    );
}

#[test]
fn platoons_are_one_to_nine_with_names_that_differ() {
    let (head, platoon) = ROSTER.split_once("[(").expect("a platoon");
    let platoon = platoon.trim_end().trim_end_matches(")],\n)");
    let twice = format!("{head}[({platoon}),({platoon})])");
    let faults = roster(&twice).expect_err("names are there twice").to_string();
    assert!(faults.contains("test: platoons[1].name: `First` appears twice"), "{faults}");
    let none = roster(&format!("{head}[])")).expect_err("there is none").to_string();
    assert_eq!(none, "test: platoons: 0 is out of range; it must be 1 to 9");
    let many = roster(&format!("{head}[{}])", format!("({platoon}),").repeat(10))).expect_err("too many").to_string();
    assert_eq!(many, "test: platoons: 10 is out of range; it must be 1 to 9");
}

#[test]
fn the_bill_adds_up() {
    let (roster, _) = roster(ROSTER).expect("it is good");
    let bill = Bill::of(&roster.platoons[0], &profiles());
    assert_eq!(bill.lines.iter().map(|line| line.sum()).sum::<u32>(), bill.total);
    assert_eq!(
        bill.to_string(),
        "First\n  Kudu: 5 baboons with assault rifle, 12 each: 60\n  Eland: 5 baboons with assault rifle, 12 each: 60\n  Oryx: 5 baboons with assault rifle, 12 each: 60\n  Impala: 5 baboons with assault rifle, 12 each: 60\n  240 of 400 scrap"
    );
}

#[test]
fn names_and_descriptions_fit_on_a_line() {
    let (long, plain) = ("x".repeat(41), "without control or invisible characters");
    let faults =
        roster_faults(&[(r#"name: "Test""#, &format!(r#"name: "{long}""#)), ("Plain baboons.", "two\\nlines")]);
    assert_eq!(
        faults,
        [
            format!("test: name: `{}…` isn't a valid name; use 1 to 40 letters on one line, {plain}", "x".repeat(40)),
            format!("test: about: isn't a valid description; use up to 240 letters on one line, {plain}"),
        ]
    );
}
