//! Powers (4.1, 4.3, 4.5, 4.8, T-57, T-59 to T-62).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::rules::monkeys::odds::{Contest, Stronger};

/// Eight rifles at their rated band against eight baboons.
fn rifles() -> Scene {
    let gap = open(16);
    let rows = [format!("abcd{gap}RSUV"), format!("efgh{gap}WXYZ")];
    Scene::new(&rows).squad("r1.1", "baboon", "abcdefgh").squad("b1.1", "baboon", "ZRSUVWXY")
}

/// The powers when all of red fire at this many of blue.
fn powers(targets: &str, dice: &[u8]) -> (i32, i32) {
    let mut battle = rifles().dice(dice).begin();
    battle.attack("r1.1", "b1.1").end_turn();
    let named: Vec<String> = (0..8).map(|by| targets.chars().nth(by % targets.len()).into_iter().collect()).collect();
    let shots: Vec<(char, &str)> = "abcdefgh".chars().zip(named.iter().map(String::as_str)).collect();
    battle.fire(&shots);
    battle.powers()
}

#[test]
fn t_57_and_t_61_eight_rifles_against_so_many_baboons() {
    assert_eq!(powers("RS", &[2, 2, 2]), (16, 6));
    assert_eq!(powers("RSU", &[2, 2]), (16, 9));
    assert_eq!(powers("RSUVW", &[2, 2]), (16, 15));
    assert_eq!(powers("RSUVWX", &[2, 2]), (16, 18));
    assert_eq!(powers("RSUVWXYZ", &[2, 2]), (16, 24));
    let dice = |defense| (Contest::of(16, defense).dice, Contest::of(16, defense).stronger);
    let (attacker, defender) = (Some(Stronger::Attacker), Some(Stronger::Defender));
    assert_eq!(
        [6, 9, 15, 18, 24].map(dice),
        [(3, attacker), (2, attacker), (2, attacker), (2, defender), (2, defender)]
    );
}

/// One shooter of a kit against two targets at given distances.
fn one(kit: &str, near: usize, far: usize) -> Scene {
    let row = format!("a{}X{}Y", open(near - 1), open(far - near - 1));
    Scene::new(&[row])
        .clan("sharp", |clan| clan.accuracy = 1)
        .clan("blunt", |clan| clan.accuracy = -4)
        .clan("plated", |clan| clan.armor = 2)
        .squad("r1.1", kit, "a")
        .squad("b1.1", "baboon", "XY")
}

fn fired(scene: Scene, targets: &str) -> Battle {
    let mut battle = scene.begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', targets)]);
    battle
}

#[test]
fn t_57_full_damage_once_however_many_targets() {
    assert_eq!(fired(one("baboon/machinegun", 30, 31).dice(&[2]), "X").powers(), (3, 3));
    assert_eq!(fired(one("baboon/machinegun", 30, 31).dice(&[2, 2, 2]), "XY").powers(), (3, 6));
}

#[test]
fn r_4_1_accuracy_of_the_primate_and_of_its_weapon() {
    assert_eq!(fired(one("sharp/assault rifle", 20, 21).dice(&[2]), "X").powers(), (3, 3));
    assert_eq!(fired(one("baboon/sniper rifle", 40, 41).dice(&[2, 2]), "X").powers(), (4, 3));
}

#[test]
fn r_4_3_and_r_4_5_defense_is_size_and_armor() {
    let battle = fired(one("baboon", 20, 21).kit('X', "plated").kit('Y', "talapoin").dice(&[2, 2, 2]), "X");
    assert_eq!(battle.powers(), (2, 5));
    assert_eq!(fired(one("baboon", 20, 21).kit('Y', "gorilla").dice(&[2, 2, 2]), "Y").powers(), (2, 4));
    assert_eq!(fired(one("baboon", 20, 21).kit('Y', "talapoin").dice(&[2, 2, 2]), "Y").powers(), (2, 1));
}

#[test]
fn r_4_8_damage_is_the_weapons() {
    let damage = |weapon: &str| {
        let profiles = monkeys::data::monkeys::profiles();
        profiles.weapons[profiles.weapon(weapon).expect("a weapon")].damage
    };
    assert_eq!(["pistol", "smg", "assault rifle", "shotgun"].map(damage), [0, 1, 2, 3]);
}

#[test]
fn t_59_concentrated_fire_gives_no_bonus_but_for_a_switch() {
    assert_eq!(fired(one("baboon/machinegun", 30, 31).dice(&[2]), "X").powers(), (3, 3));
    let battle = fired(one("baboon/machinegun", 30, 31).switch("concentrated_fire_bonus", 1).dice(&[2, 2]), "X");
    assert_eq!(battle.powers(), (4, 3));
}

#[test]
fn t_60_of_two_bands_the_worse_one_counts() {
    // A machinegun is rated Long: 24 squares give +1, 25 nothing.
    assert_eq!(fired(one("baboon/machinegun", 24, 25).dice(&[2, 2]), "X").powers(), (4, 3));
    assert_eq!(fired(one("baboon/machinegun", 24, 25).dice(&[2, 2, 2]), "XY").powers(), (3, 6));
}

#[test]
fn t_62_no_power_is_below_zero() {
    let battle = fired(one("blunt/assault rifle", 20, 21).dice(&[2, 2, 2]), "X");
    assert_eq!((battle.powers(), battle.rolled().0.len()), ((0, 3), 3));
}

#[test]
fn t_57_every_term_is_told() {
    let mut battle = fired(one("sharp/assault rifle", 10, 11).kit('X', "plated").dice(&[2, 2]), "X");
    let terms = battle.news().into_iter().find_map(|what| match what {
        What::Powers { attack, defense, .. } => Some((attack, defense)),
        _ => None,
    });
    let (attack, defense) = terms.expect("an attack");
    let told =
        |lines: &[monkeys::engine::fact::Line]| lines.iter().map(|line| (line.label, line.value)).collect::<Vec<_>>();
    assert_eq!(told(&attack), [("term-damage", 2), ("term-accuracy", 1), ("term-range", 1)]);
    assert_eq!(told(&defense), [("term-size", 3), ("term-armor", 2)]);
}
