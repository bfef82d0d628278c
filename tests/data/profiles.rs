//! The numbers in the profile are those of the book.

use monkeys::data::monkeys::{profiles, profiles::parse};
use monkeys::rules::monkeys::profiles::{
    Band, Bulk, Effect, Faces, Gift, Harm, Hit, Holder, Loads, MountType, Profiles, Size, Trait, VehicleTrait, Weapon,
    Weight,
};

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
        ("antipersonnel cannon", 5, 8, Band::Long, Size::Huge, 12, 0, 0),
        ("artillery cannon", 6, 1, Band::Extreme, Size::Colossal, 75, 0, 0),
        ("frag grenade", 4, 2, Band::Short, Size::Tiny, 2, 0, 0),
        ("smoke grenade", 0, 0, Band::Short, Size::Tiny, 1, 0, 0),
        ("grenade launcher", 4, 2, Band::Medium, Size::Medium, 6, 0, 0),
        ("rocket launcher", 6, 2, Band::Medium, Size::Large, 8, 0, 0),
        ("missile launcher", 6, 4, Band::Long, Size::Large, 15, 0, 0),
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
        assert_eq!(weapon.is_firearm(), !["machete", "smoke grenade"].contains(&name));
    }
}

fn weapon<'a>(book: &'a Profiles, name: &str) -> &'a Weapon {
    &book.weapons[book.weapon(name).expect("a weapon of the book")]
}

#[test]
fn r_6_1_what_is_special_about_weapons() {
    let book = profiles();
    let named = |with: &dyn Fn(&Weapon) -> bool| -> Vec<&str> {
        book.weapons.iter().filter(|weapon| with(weapon)).map(|weapon| weapon.name.as_str()).collect()
    };
    assert_eq!(named(&|weapon| weapon.special), ["artillery cannon", "rocket launcher", "missile launcher"]);
    assert_eq!(
        named(&|weapon| weapon.one_shot),
        ["artillery cannon", "frag grenade", "smoke grenade", "rocket launcher"]
    );
    assert_eq!(named(&|weapon| weapon.thrown), ["frag grenade", "smoke grenade"]);
    let cannon = weapon(&book, "artillery cannon");
    assert_eq!((cannon.area, cannon.arc, cannon.loads), (5, 24, Loads::Special(Size::Large)));
    assert_eq!([weapon(&book, "frag grenade").area, weapon(&book, "grenade launcher").area], [1, 1]);
    assert_eq!(weapon(&book, "rocket launcher").loads, Loads::Special(Size::Medium));
    assert_eq!(weapon(&book, "machete").loads, Loads::None);
    assert!(weapon(&book, "missile launcher").rounds > 0, "its missiles are counted");
}

#[test]
fn g_28_smoke() {
    let book = profiles();
    let smoke = weapon(&book, "smoke grenade");
    assert_eq!((smoke.range, smoke.smoke, smoke.marks), (Band::Short, 2, true));
}

#[test]
fn r_6_2_g_20_ammunition() {
    let book = profiles();
    let rows: Vec<_> = book.ammo.iter().map(|ammo| (ammo.name.as_str(), ammo.damage, ammo.cost)).collect();
    assert_eq!(rows[..5], [("fmj", 0, 0), ("ap", 1, 5), ("hi-ex", 2, 8), ("hp", 0, 1), ("inc", 0, 4)]);
    let ammo = |name: &str| &book.ammo[book.ammo(name).expect("ammunition of the book")];
    assert!(ammo("hi-ex").explosive && ammo("hp").twice && ammo("inc").pin_penalty == -1);
    let takes = |weapon: &str, ammo: &str| {
        book.takes(book.weapon(weapon).expect("a weapon"), book.ammo(ammo).expect("ammunition"))
    };
    assert!(takes("pistol", "ap") && takes("antipersonnel cannon", "inc"));
    assert!(!takes("grenade launcher", "ap") && !takes("machete", "fmj") && !takes("pistol", "frag"));
    assert!(takes("rocket launcher", "rocket") && !takes("missile launcher", "rocket"), "it fits nothing else");
    let plain =
        |weapon: &str| book.plain(book.weapon(weapon).expect("a weapon")).map(|load| book.ammo[load].name.as_str());
    assert_eq!(plain("assault rifle"), Some("fmj"));
    assert_eq!([plain("smoke grenade"), plain("machete")], [Some("smoke"), None]);
}

#[test]
fn r_6_3_armor() {
    let book = profiles();
    let rows: Vec<_> = book
        .armor
        .iter()
        .map(|armor| (armor.name.as_str(), armor.armor, armor.weight, armor.cost, armor.powered))
        .collect();
    assert_eq!(
        rows,
        [
            ("helmet", 1, Weight::Half, 1, false),
            ("scrap metal armor", 2, Weight::Full, 1, false),
            ("bulletproof vest", 2, Weight::Half, 2, false),
            ("body armor", 3, Weight::Full, 3, false),
            ("heavy armor", 4, Weight::Double, 5, false),
            ("power suit", 3, Weight::Half, 10, true),
            ("light power armor", 4, Weight::Half, 15, true),
            ("heavy power armor", 5, Weight::Full, 20, true),
        ]
    );
    assert_eq!(book.armor.iter().filter(|armor| armor.helmet).count(), 1);
}

#[test]
fn r_6_4_g_20_accessories() {
    let book = profiles();
    let rows: Vec<_> =
        book.accessories.iter().map(|gear| (gear.name.as_str(), gear.size, gear.cost, gear.effect)).collect();
    assert_eq!(
        rows,
        [
            ("backpack ammo supply", Bulk::OfWeapon, 1, Effect::Backpack { price: 3 }),
            ("bayonet", Bulk::Of(Size::Tiny), 1, Effect::Bayonet { close_combat: 1 }),
            ("berserk", Bulk::Weightless, 2, Effect::Berserk { close_combat: 2, accuracy: -1 }),
            ("scope", Bulk::Of(Size::Tiny), 2, Effect::Scope { accuracy: 1, from: Band::Long }),
            ("fire selector", Bulk::Of(Size::Tiny), 2, Effect::FireSelector { rate: 1, damage: -1 }),
            ("engineering torch", Bulk::Of(Size::Small), 5, Effect::Torch),
        ]
    );
}

/// Size, passengers, Speed, armor, cost, mounts.
#[test]
fn r_7_g_27_vehicles() {
    let book = profiles();
    let rows: Vec<_> = book
        .vehicles
        .iter()
        .map(|kind| {
            (kind.name.as_str(), kind.size, kind.passengers, kind.speed, kind.armor, kind.cost, kind.mounts.len())
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("apc", Size::Gargantuan, 12, 36, 5, 30, 7),
            ("artillery", Size::Gargantuan, 1, 18, 4, 85, 1),
            ("buggy", Size::Large, 0, 48, 2, 8, 2),
            ("helicopter gunship", Size::Gargantuan, 0, 42, 5, 65, 2),
            ("tank", Size::Gargantuan, 2, 30, 6, 60, 2),
        ]
    );
    assert!(book.vehicles.iter().all(|kind| (kind.operator, kind.operators) == (Size::Medium, 1)));
    let traits: Vec<_> = book.vehicles.iter().map(|kind| kind.traits.clone()).collect();
    use VehicleTrait::{Flying, OpenTopped, Rugged};
    assert_eq!(traits, [vec![Rugged], vec![], vec![OpenTopped], vec![Flying], vec![Rugged]]);
    let apc = &book.vehicles[0].mounts;
    assert_eq!((apc[0].kind, apc[0].weapon), (MountType::Pintle, book.weapon("machinegun")));
    assert_eq!(apc.iter().filter(|mount| mount.faces == Faces::Left).count(), 3);
    assert_eq!(apc.iter().filter(|mount| mount.kind == MountType::Gunport && mount.weapon.is_none()).count(), 6);
    let gunship = &book.vehicles[3].mounts;
    assert!(gunship.iter().all(|mount| mount.driver) && gunship[1].rounds == 24);
    assert_eq!([book.vehicles[2].side(), book.vehicles[0].side()], [2, 3], "footprints (G-22)");
    assert_eq!(
        [Size::Tiny, Size::Small, Size::Medium, Size::Large].map(|size| book.vehicles[4].is_operated_by(size)),
        [false, true, true, false],
        "the stated size or one smaller (G-23)"
    );
    let numbers = &book.driving;
    assert_eq!((numbers.turn, numbers.mount, numbers.high, numbers.slowed, numbers.explosion), (1, 2, 4, 20, 6));
}

#[test]
fn r_8_g_06_talents() {
    let book = profiles();
    let of = |holder: Holder| -> Vec<(&str, u16)> {
        let list = book.talents.iter().filter(|talent| talent.holder == holder);
        list.map(|talent| (talent.name.as_str(), talent.cost)).collect()
    };
    assert_eq!(
        of(Holder::Co),
        [("Ambush", 15), ("Discipline", 16), ("Get Down!", 18), ("Range Practice", 20), ("Special Order", 10)]
    );
    assert_eq!(of(Holder::Xo), [("Buck Up!", 8), ("Charge!", 6), ("Follow Me", 5)]);
    assert_eq!(of(Holder::Veteran), [("Steady Aim", 6), ("Old Hands", 5)]);
    assert_eq!(of(Holder::Grenadier), [("Strong Arm", 5), ("Set Charges", 6)]);
    assert_eq!(of(Holder::Tankbuster), [("Weak Spot", 8), ("Quick Tube", 6)]);
    let charge = &book.talents[book.talent("Charge!").expect("a talent")];
    assert_eq!((charge.effect, charge.within), (Gift::Charge { close_combat: 1, defense: 1 }, Some(Band::Short)));
}

#[test]
fn r_1_9_to_1_13_and_g_12_bounds_of_army_building() {
    let building = &profiles().building;
    assert_eq!((building.scrap, building.squads, building.members, building.vehicles), (400, 4, (5, 10), 2));
    assert_eq!((building.teams, building.team, building.slots), ((1, 4), 2, 2));
    assert_eq!((building.corporal, building.split, building.half), (3, 6, 3));
}

#[test]
fn r_9_g_15_g_17_g_18_numbers_of_the_scenarios() {
    let scenarios = &profiles().scenarios;
    assert_eq!((scenarios.deep, scenarios.ambush.clear, scenarios.ambush.broad), (12, 24, 24));
    assert_eq!((scenarios.battle.markers.len(), scenarios.battle.reach, scenarios.battle.hold), (5, 3, 3));
    assert_eq!((scenarios.scavenging.crates, scenarios.scavenging.rounds, scenarios.scavenging.density), (6, 8, 50));
    assert_eq!((scenarios.siege.area, scenarios.siege.rounds), ((24, 24), 8));
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
fn charts_11_1_to_11_3_and_switches() {
    let book = profiles();
    assert_eq!(book.attack, [Hit::Empty, Hit::Hold, Hit::Hold, Hit::Test, Hit::Test, Hit::Wound]);
    assert_eq!(book.harm, [Harm::Empty, Harm::Minor, Harm::Minor, Harm::Immobile, Harm::Immobile, Harm::Destroy]);
    assert_eq!(book.overrun, [(3, 1), (2, 1), (1, 1), (1, 1), (1, 2), (1, 3)]);
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
    assert_eq!(faults[0], "test: weapons[1].name: `pistol` appears twice");
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
    assert_eq!(faults("short: 12", "short: 30"), ["test: bands: must increase from short to medium to long"]);
    assert_eq!(
        faults("Test, Wound]", "Wound]"),
        ["test: charts.attack: must have one entry for each of the results 1 to 6"]
    );
}

#[test]
fn primates_are_large_at_most_and_the_first_ground_is_open() {
    assert_eq!(
        faults("size: Large, morale: 1", "size: Huge, morale: 1"),
        ["test: clans[0].size: Large is the largest size for a primate"]
    );
    let faults = faults(r#"(name: "open""#, r#"(name: "open", slow: true"#);
    assert_eq!(faults, ["test: grounds[0]: the first kind must be plain open ground: not slow, no cover, no top"]);
}

#[test]
fn what_an_entry_names_is_another_entry() {
    assert_eq!(
        faults(r#"fits: ["rocket launcher"]"#, r#"fits: ["rocket lancher"]"#),
        ["test: ammo[8].fits[0]: no weapon `rocket lancher`; did you mean `rocket launcher`?"]
    );
    assert_eq!(
        faults(
            r#"weapon: "machinegun"),
            (kind"#,
            r#"weapon: "machine gun"),
            (kind"#
        ),
        ["test: vehicles[0].mounts[0].weapon: no weapon `machine gun`; did you mean `machinegun`?"]
    );
}
