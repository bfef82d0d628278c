//! The command squad: members, talents, corporals, scrap over several platoons (1.9 to 1.13, section 8, G-06, G-12).

use super::common::{ROSTER, roster, roster_faults, spoil};
use monkeys::data::monkeys::{profiles, roster::Bill};
use monkeys::force::Post;

const IMPALA: &str = "            (name: \"Impala\", members: [(clan: \"baboon\", count: 5)]),\n";
const TEAM: &str = r#"(kind: Veteran, talents: ["Steady Aim"], members: [(clan: "baboon", count: 2)])"#;

fn command(co: &str, xo: &str, teams: &str) -> String {
    format!(
        r#"name: "First", command: (co: (clan: "chimpanzee"{co}), xo: (clan: "chimpanzee"{xo}), teams: [{teams}]),"#
    )
}

/// The roster with a command squad in place of its fourth squad.
fn text(co: &str, xo: &str, teams: &str) -> String {
    spoil(ROSTER, &[(r#"name: "First","#, &command(co, xo, teams)), (IMPALA, "")])
}

/// Its faults, by their paths below the command squad.
fn faults(co: &str, xo: &str, teams: &str) -> Vec<String> {
    let Err(error) = roster(&text(co, xo, teams)) else { return Vec::new() };
    let path = "test: platoons[0].command";
    error.to_string().lines().map(|line| line.strip_prefix(path).unwrap_or(line).to_owned()).collect()
}

#[test]
fn f_1_11_f_1_13_a_command_squad_and_three_squads() {
    let text = text(r#", talents: ["Discipline"]"#, r#", talents: ["Buck Up!"]"#, TEAM);
    let (roster, notes) = roster(&text).unwrap_or_else(|error| panic!("{error}"));
    assert!(notes.is_empty(), "{notes:?}");
    let platoon = &roster.platoons[0];
    let posts: Vec<Post> = platoon.units.iter().map(|unit| unit.post).collect();
    assert_eq!(posts, [Post::Squad(1), Post::Squad(2), Post::Squad(3), Post::Co, Post::Xo, Post::Team(1)]);
    let names: Vec<&str> = platoon.units[3..].iter().map(|unit| unit.name.as_str()).collect();
    assert_eq!(names, ["First CO", "First XO", "First veteran team"]);
    assert_eq!(platoon.units[5].members.len(), 2);
    assert_eq!(platoon.cost(), 180 + 16 + 16 + 16 + 8 + 24 + 6);
    assert!(platoon.units[5].members.iter().all(|member| member.talents.len() == 1), "both hold the team's talent");
}

#[test]
fn f_1_11_four_squads_with_the_command_squad_among_them() {
    let five = spoil(ROSTER, &[(r#"name: "First","#, &command("", "", TEAM))]);
    assert_eq!(
        roster(&five).expect_err("one squad is too many").to_string(),
        "test: platoons[0].squads: has 4 standard squads and needs 3: a platoon has four squads, and a command squad is one of them (1.11)"
    );
}

#[test]
fn f_1_13_one_to_four_fireteams_of_two() {
    assert_eq!(
        faults("", "", ""),
        [".teams: a command squad has 1 to 4 fireteams besides the CO and the XO, not 0 (1.13)"]
    );
    assert_eq!(faults("", "", &[TEAM; 5].join(", ")).len(), 1);
    assert!(faults("", "", &[TEAM; 4].join(", ")).is_empty());
    let three = TEAM.replace("count: 2", "count: 3");
    assert_eq!(
        faults("", "", &three),
        [
            ".teams[0].members[0].count: 3 is out of range; it must be 1 to 2",
            ".teams[0].members: a fireteam has exactly 2 primates, not 3 (1.13)"
        ]
    );
    assert_eq!(
        faults("", "", &TEAM.replace("count: 2", "count: 1")),
        [".teams[0].members: a fireteam has exactly 2 primates, not 1 (1.13)"]
    );
}

#[test]
fn f_8_talents_are_of_the_holders_own_list_and_bought_once() {
    assert_eq!(
        faults(r#", talents: ["Buck Up!"]"#, "", TEAM),
        [
            ".co.talents[0]: `Buck Up!` is for XO; CO may buy Ambush, Discipline, Get Down!, Range Practice, Special Order (section 8)"
        ]
    );
    assert_eq!(faults("", r#", talents: ["Charge!", "Charge!"]"#, TEAM), [".xo.talents[1]: `Charge!` appears twice"]);
    assert_eq!(
        faults("", "", &TEAM.replace("Steady Aim", "Strong Arm")),
        [".teams[0].talents[0]: `Strong Arm` is for grenadiers; veterans may buy Steady Aim, Old Hands (section 8)"]
    );
    assert_eq!(
        faults(r#", talents: ["Disciplin"]"#, "", TEAM),
        [".co.talents[0]: no talent `Disciplin`; did you mean `Discipline`?"]
    );
    assert_eq!(
        faults("", "", &TEAM.replace("kind: Veteran, talents: [\"Steady Aim\"]", "kind: Co")),
        [".teams[0].kind: Co isn't a kind of fireteam; use Veteran, Grenadier or Tankbuster (section 8)"]
    );
}

#[test]
fn f_5_1_each_fireteam_keeps_to_its_own_and_officers_may_be_of_any_clan() {
    let mixed = TEAM.replace(r#"(clan: "baboon", count: 2)"#, r#"(clan: "baboon"), (clan: "mandrill")"#);
    assert_eq!(
        faults("", "", &mixed),
        [".teams[0].members[0].clan: baboons can't lead mandrills: only their own kind or a larger ape can (5.1)"]
    );
    assert!(faults("", "", &TEAM.replace("baboon", "mandrill")).is_empty());
}

#[test]
fn f_1_12_f_1_13_two_vehicles_a_squad_the_command_squad_as_one() {
    let buggies = r#", vehicles: [(kind: "buggy")]"#;
    let team = TEAM.replace("])", r#"], vehicles: [(kind: "buggy")])"#);
    assert_eq!(faults(buggies, buggies, TEAM), Vec::<String>::new());
    assert_eq!(faults(buggies, buggies, &team), [": has 3 vehicles; a squad has at most 2 (1.12, 1.13)"]);
}

#[test]
fn f_1_9_f_1_10_scrap_may_be_spread_unevenly() {
    let (head, platoon) = ROSTER.split_once("[(").expect("a platoon");
    let platoon = platoon.trim_end().trim_end_matches(")],\n)");
    let second = platoon.replace("First", "Second").replace("Oduya", "Obi");
    let second =
        ["Kudu", "Eland", "Oryx", "Impala"].iter().fold(second, |text, name| text.replace(name, &format!("{name} B")));
    let small = second.replace("baboon", "talapoin");
    let two = |scrap: u32| format!("{head}[({platoon}),({small})])").replace("scrap: 400", &format!("scrap: {scrap}"));
    let (both, notes) = roster(&two(180)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(both.platoons.iter().map(|platoon| platoon.cost()).collect::<Vec<_>>(), [240, 120]);
    assert!(
        notes.iter().any(|note| {
            note.to_string() == "platoons[0]: costs 240 scrap; its share is 180, but others cost less (1.10)"
        }),
        "{notes:?}"
    );
    assert_eq!(
        roster(&two(179)).expect_err("too dear together").to_string(),
        "test: platoons: the platoons cost 360 scrap together; the limit for 2 platoons is 358 (1.9, 1.10)"
    );
}

#[test]
fn g_12_a_corporal_in_a_squad_of_six_one_a_platoon() {
    let eland = r#"(name: "Eland", members: [(clan: "baboon", count: 5)])"#;
    let squad = |members: &str| format!(r#"(name: "Eland", members: [{members}])"#);
    let members = |text: &str| roster_faults(&[(eland, &squad(text))]);
    let good = r#"(clan: "baboon", count: 3), (clan: "baboon", corporal: true), (clan: "baboon", count: 2)"#;
    let (platoons, _) = roster(&spoil(ROSTER, &[(eland, &squad(good))])).unwrap_or_else(|error| panic!("{error}"));
    let corporal = &platoons.platoons[0].units[1].members[3];
    assert!(corporal.corporal && corporal.cost == 12 + 3);
    let path = "test: platoons[0].squads[1].members";
    assert_eq!(
        members(r#"(clan: "baboon", count: 4), (clan: "baboon", corporal: true)"#),
        [format!("{path}[1].corporal: a squad of 5 can't be split; it needs 6 or more (G-12)")]
    );
    assert_eq!(
        members(r#"(clan: "baboon", corporal: true), (clan: "baboon", count: 5)"#),
        [format!(
            "{path}[0].corporal: the first primate of a squad is its sergeant; make a later one the corporal (G-12)"
        )]
    );
    assert_eq!(
        members(r#"(clan: "baboon", count: 3), (clan: "baboon", corporal: true, count: 3)"#),
        [format!(
            "{path}[1].corporal: a line with a count can't be the corporal; give the corporal a separate line (G-12)"
        )]
    );
    let oryx = r#"(name: "Oryx", members: [(clan: "baboon", count: 5)])"#;
    let second = roster_faults(&[(eland, &squad(good)), (oryx, &squad(good).replace("Eland", "Oryx"))]);
    assert_eq!(
        second,
        [
            "test: platoons[0].squads[2].members[1].corporal: is a second corporal in the platoon, after the one of Eland; only one squad per platoon may split (G-12)"
        ]
    );
    assert_eq!(
        faults(
            "",
            "",
            &TEAM.replace("(clan: \"baboon\", count: 2)", "(clan: \"baboon\"), (clan: \"baboon\", corporal: true)")
        ),
        [".teams[0].members[1].corporal: a fireteam has no corporal; only squads do (G-12, G-13)"]
    );
}

#[test]
fn names_differ_in_the_command_squad_too() {
    assert_eq!(faults(r#", name: "Oduya""#, "", TEAM), [".co.name: `Oduya` appears twice"]);
    let (roster, _) = roster(&text("", "", TEAM)).unwrap_or_else(|error| panic!("{error}"));
    let mut names: Vec<&str> =
        roster.platoons[0].units.iter().flat_map(|unit| &unit.members).map(|member| member.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 19);
}

#[test]
fn the_bill_names_talents_vehicles_and_gear() {
    let co =
        r#", armor: ["helmet"], talents: ["Discipline"], vehicles: [(kind: "buggy", mounts: [Keep, Arm("shotgun")])]"#;
    let (roster, _) = roster(&text(co, "", TEAM)).unwrap_or_else(|error| panic!("{error}"));
    let bill = Bill::of(&roster.platoons[0], &profiles());
    assert_eq!(bill.lines.iter().map(|line| line.sum()).sum::<u32>(), bill.total);
    let text = bill.to_string();
    let lines: Vec<&str> = text.lines().skip(4).map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "First CO: 1 chimpanzee with assault rifle, helmet, 17 each: 17",
            "First CO: Discipline: 16",
            "First CO: 1 buggy with shotgun, assault rifle, 11 each: 11",
            "First XO: 1 chimpanzee with assault rifle, 16 each: 16",
            "First veteran team: 2 baboons with assault rifle, 12 each: 24",
            "First veteran team: Steady Aim: 6",
            "270 of 400 scrap",
        ]
    );
}
