//! The profiles of the book as a file.

use monkeys::data::initiative::profiles::{parse, profiles};
use monkeys::rules::initiative::profiles::{Kind, Weapon};

const TEXT: &str = include_str!("../../assets/profiles/initiative.ron");

/// The characters of G19: STR, CON, AGI, Initiative, rifle, side and melee, weapon, vest, helmet, traits.
const CHARACTERS: [&str; 12] = [
    "chimpanzee-sergeant 6 6 7 5 11 9 9 carbine 1 1 []",
    "gorilla-heavy 9 8 4 3 9 6 9 machine gun 1 1 []",
    "baboon-rifle 6 6 6 4 10 7 8 rifle 1 0 []",
    "mandrill-breacher 7 7 5 4 9 8 11 shotgun 1 1 []",
    "macaque-runner 4 4 8 5 8 8 7 SMG 0 0 [Small]",
    "orangutan-marksman 8 7 4 2 13 7 8 scoped rifle 0 0 []",
    "capuchin-captain 5 6 8 6 10 10 8 carbine 1 1 []",
    "howler-gunner 7 7 5 3 9 7 7 machine gun 1 1 []",
    "spider-monkey-rifle 6 6 7 4 10 7 7 rifle 1 0 []",
    "gibbon-climber 6 6 9 5 9 8 10 shotgun 1 0 []",
    "lemur-scout 5 5 9 5 9 8 7 SMG 1 0 [Small]",
    "tarsier-marksman 3 4 8 3 12 8 4 scoped rifle 0 0 [Small]",
];

/// The weapons of G20: asset, Short, shots or bursts, dice and bonus, bulk, rounds, actions to reload, recoil, traits.
/// Automatic fire uses no asset.
const WEAPONS: [&str; 9] = [
    "pistol Side 4 3 2+0 1 8 1 3 [WalkFire]",
    "SMG Side 7 2 2+0 2 30 1 2 [Automatic, WalkFire]",
    "carbine Rifle 12 3 3+0 3 20 1 2 []",
    "rifle Rifle 15 3 3+0 5 10 1 3 []",
    "bolt rifle Rifle 18 1 4+0 5 5 2 4 []",
    "scoped rifle Rifle 22 1 4+0 6 5 1 4 []",
    "shotgun Rifle 6 2 4+0 4 6 2 5 [WalkFire]",
    "machine gun Rifle 15 3 3+0 7 100 2 3 [Automatic, Belt]",
    "knife Melee 0 1 1+2 0 0 0 0 []",
];

#[test]
fn g_19_g_20_the_shipped_profiles_are_those_of_the_book() {
    let book = profiles();
    let kind = |one: &Kind| {
        let assets = [one.strength, one.constitution, one.agility, one.initiative, one.rifle, one.side, one.melee];
        let assets = assets.map(|number| number.to_string()).join(" ");
        format!("{} {assets} {} {} {} {:?}", one.name, one.weapon, one.vest, one.helmet, one.traits)
    };
    let people = book.characters.iter().filter(|one| one.band != "mounts");
    assert_eq!(people.map(kind).collect::<Vec<_>>(), CHARACTERS);
    let weapon = |one: &Weapon| {
        let (load, traits) = ([one.bulk, one.magazine, one.reload, one.recoil], &one.traits);
        let load = load.map(|number| number.to_string()).join(" ");
        let (name, asset, dice) = (&one.name, one.asset, one.dice);
        format!("{name} {asset:?} {} {} {dice}+{} {load} {traits:?}", one.short, one.shots, one.plus)
    };
    assert_eq!(book.weapons.iter().map(weapon).collect::<Vec<_>>(), WEAPONS);
}

#[test]
fn g_2_g_14_g_21_the_shipped_profiles_are_whole() {
    let (book, notes) = parse("initiative.ron", TEXT).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((book.characters.len(), book.weapons.len(), book.terrain.len(), notes.len()), (13, 9, 5, 0));
    assert_eq!(*profiles(), book);
}

#[test]
fn all_faults_of_a_profile_are_told_at_once() {
    let text = TEXT
        .replace("initiative: 6,", "initiative: 7,")
        .replace("weapon: \"SMG\", traits", "weapon: \"SMGG\", traits")
        .replace("rifle: 13", "rifle: 15")
        .replace("walk: 4", "walk: 0");
    let error = parse("mine.ron", &text).expect_err("it has faults").to_string();
    for place in ["characters[6].initiative", "characters[4].weapon", "characters[5].rifle", "paces.walk"] {
        assert!(error.contains(place), "{place}: {error}");
    }
    let error = parse("mine.ron", &TEXT.replace("book: Initiative", "book: Hexes")).expect_err("another book");
    assert!(error.to_string().contains("book"), "{error}");
}
