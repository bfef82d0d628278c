//! The numbers of the book stand in the profile as the book has them.

use monkeys::data::{profiles, profiles::parse};
use monkeys::rules::monkeys::profiles::{Band, Hit, Size, Trait};

const TEXT: &str = include_str!("../../assets/profiles/monkeys.ron");

fn faults(from: &str, to: &str) -> Vec<String> {
    let text = super::common::with(TEXT, from, to);
    let error = parse("test", &text).expect_err("it is spoilt");
    error.to_string().lines().map(str::to_owned).collect()
}

/// Accuracy, Speed, Size, Morale, cost and default weapon of all clans.
#[test]
fn g_03_g_04_clans_are_those_of_the_book() {
    use Size::{Large, Medium, Small, Tiny};
    let book = profiles();
    let rows = [
        ("gorilla", 0, 18, Large, 1, 17, "shotgun"),
        ("orangutan", 1, 18, Large, 0, 17, "shotgun"),
        ("chimpanzee", 0, 24, Medium, 1, 16, "assault rifle"),
        ("gibbon", 0, 30, Small, 0, 13, "smg"),
        ("baboon", 0, 18, Medium, 0, 12, "assault rifle"),
        ("colobus", 0, 24, Small, 0, 11, "smg"),
        ("guenon", 0, 24, Small, 1, 13, "smg"),
        ("macaque", 0, 24, Small, 0, 11, "smg"),
        ("mandrill", 0, 18, Medium, 1, 14, "assault rifle"),
        ("talapoin", 0, 18, Tiny, 0, 6, "pistol"),
        ("capuchin", 1, 24, Small, 0, 13, "smg"),
        ("howler", 0, 18, Small, 1, 11, "smg"),
        ("marmoset", 0, 24, Tiny, -1, 6, "pistol"),
        ("night monkey", 0, 24, Tiny, 0, 8, "pistol"),
        ("spider monkey", 0, 30, Small, 0, 13, "smg"),
        ("lemur", 0, 24, Small, 0, 11, "smg"),
        ("tarsier", 0, 18, Tiny, -1, 4, "pistol"),
    ];
    assert_eq!(book.clans.len(), rows.len());
    for (clan, row) in book.clans.iter().zip(rows) {
        let found =
            (clan.name.as_str(), clan.accuracy, clan.speed, clan.size, clan.morale, clan.cost, clan.weapon.as_str());
        assert_eq!(found, row);
        assert_eq!(clan.armor, 0);
    }
}

#[test]
fn g_03_every_cost_follows_the_formula() {
    for clan in &profiles().clans {
        let cost = 3 * clan.size as i32
            + i32::from(clan.speed) / 3
            + 2 * i32::from(clan.accuracy)
            + 2 * i32::from(clan.morale)
            - 3;
        // The howler is printed at 11, and 6 + 6 + 2 - 3 is 11 too.
        assert_eq!(i32::from(clan.cost), cost, "{}", clan.name);
    }
}

#[test]
fn traits_are_those_of_5_1_and_5_3() {
    let book = profiles();
    let with = |wanted: Trait| -> Vec<&str> {
        book.clans.iter().filter(|clan| clan.has(wanted)).map(|clan| clan.name.as_str()).collect()
    };
    assert_eq!(with(Trait::Ape), ["gorilla", "orangutan", "chimpanzee", "gibbon"]);
    assert_eq!(with(Trait::OwnKindOnly).len(), 11);
    assert_eq!(with(Trait::OwnLeader), ["baboon"]);
    assert_eq!(with(Trait::WantsOwnKind), ["lemur"]);
    assert_eq!(with(Trait::Arboreal), ["gibbon", "marmoset", "spider monkey", "lemur"]);
    assert_eq!(with(Trait::Climber), ["orangutan", "colobus"]);
    assert_eq!(with(Trait::IgnoresRough), ["macaque"]);
    assert_eq!(with(Trait::Swimmer), ["talapoin"]);
    assert_eq!(with(Trait::LeadsTalapoins), ["guenon"]);
    assert_eq!(with(Trait::LeadsMonkeys), ["gorilla"]);
}

/// Damage, quarters of Rate of Fire, range, Size, cost, Accuracy, close combat.
#[test]
fn g_05_weapons_are_those_of_the_book() {
    let rows = [
        ("pistol", 0, 4, Band::Short, Size::Tiny, 1, 0, 0),
        ("smg", 1, 4, Band::Short, Size::Small, 2, 0, 0),
        ("shotgun", 3, 2, Band::Short, Size::Medium, 3, 0, 0),
        ("assault rifle", 2, 4, Band::Medium, Size::Medium, 3, 0, 0),
        ("sniper rifle", 3, 2, Band::Long, Size::Medium, 5, 1, 0),
        ("machinegun", 3, 8, Band::Long, Size::Large, 8, 0, 0),
        ("machete", 0, 0, Band::Short, Size::Small, 1, 0, 2),
    ];
    let book = profiles();
    assert_eq!(book.weapons.len(), rows.len());
    for (weapon, row) in book.weapons.iter().zip(rows) {
        let name = weapon.name.as_str();
        let found = (
            name,
            weapon.damage,
            weapon.quarters,
            weapon.range,
            weapon.size,
            weapon.cost,
            weapon.accuracy,
            weapon.close_combat,
        );
        assert_eq!(found, row);
        assert_eq!(weapon.is_firearm(), name != "machete");
    }
}

#[test]
fn g_01_g_02_bands() {
    let bands = &profiles().bands;
    assert_eq!(
        [0, 12, 13, 24, 25, 48, 49].map(|squares| bands.of(squares)),
        [Band::Short, Band::Short, Band::Medium, Band::Medium, Band::Long, Band::Long, Band::Extreme,]
    );
    assert_eq!(
        [12, 24, 48, 49].map(|squares| bands.modifier(Band::Medium, squares)),
        [Some(1), Some(0), Some(-1), None]
    );
    assert_eq!(bands.modifier(Band::Long, 3), Some(1), "two bands nearer are worth no more than one");
}

#[test]
fn g_09_grounds() {
    let book = profiles();
    let names: Vec<&str> = book.grounds.iter().map(|kind| kind.name.as_str()).collect();
    assert_eq!(names, ["open", "rough", "forest", "wall", "building", "water"]);
    let tops: Vec<u8> = book.grounds.iter().map(|kind| kind.top).collect();
    assert_eq!(tops, [0, 0, 0, 1, 2, 0]);
    let covers: Vec<bool> = book.grounds.iter().map(|kind| kind.cover).collect();
    assert_eq!(covers, [false, true, true, true, true, false]);
    let canopy = book.grounds[2].canopy.expect("a forest has leaves");
    assert_eq!((canopy.top, canopy.clear), (3, 2));
}

#[test]
fn chart_11_1_and_switches() {
    let book = profiles();
    assert_eq!(book.attack, [Hit::Empty, Hit::Hold, Hit::Hold, Hit::Test, Hit::Test, Hit::Wound]);
    assert_eq!(book.switch("concentrated_fire_bonus"), 0);
    assert_eq!(book.switch("stand_in_triggers_check"), 0);
}

#[test]
fn the_hash_follows_the_text() {
    let (book, _) = parse("test", TEXT).expect("it is good");
    assert_eq!(book.hash, profiles().hash);
    let (other, _) = parse("test", &super::common::with(TEXT, "short: 12", "short: 11")).expect("it is good");
    assert_ne!(other.hash, book.hash);
}

#[test]
fn unknown_weapon_of_a_clan() {
    let faults = faults(r#"weapon: "shotgun", traits: [Ape, LeadsMonkeys]"#, r#"weapon: "shotgum""#);
    assert_eq!(faults, ["test: clans[0].weapon: no weapon `shotgum`; did you mean `shotgun`?"]);
}

#[test]
fn a_name_that_is_there_twice() {
    let faults = faults(r#"(name: "smg""#, r#"(name: "pistol""#);
    assert_eq!(faults[0], "test: weapons[1].name: `pistol` is there twice");
}

#[test]
fn rates_are_quarters() {
    let faults = faults("rate: 0.5", "rate: 0.3");
    assert!(
        faults[0].ends_with("expected a rate of fire: 0.25, 0.5, 1 or 2 but found the floating point number `0.3`"),
        "{faults:?}"
    );
}

#[test]
fn bands_grow_and_charts_have_six_results() {
    assert_eq!(faults("short: 12", "short: 30"), ["test: bands: must grow from short to medium to long"]);
    assert_eq!(faults("Test, Wound]", "Wound]"), ["test: charts.attack: has one entry for each of the results 1 to 6"]);
}

#[test]
fn primates_are_large_at_most_and_the_first_ground_is_open() {
    assert_eq!(
        faults("size: Large, morale: 1", "size: Huge, morale: 1"),
        ["test: clans[0].size: Large is the largest size of a primate"]
    );
    let faults = faults(r#"(name: "open""#, r#"(name: "open", slow: true"#);
    assert_eq!(faults, ["test: grounds[0]: the first kind must be plain open ground: not slow, no cover, no top"]);
}
