//! The numbers of G21 to G24: what the page says, and what the shipped profile has.

use monkeys::rules::suppression::profiles::{
    Going, Profiles, Screen, Terrain, UnitKind, UnitTrait, Weapon, WeaponTrait,
};
use std::sync::{Arc, LazyLock};

pub static NUMBERS: LazyLock<Arc<Profiles>> = LazyLock::new(monkeys::data::suppression::profiles);

#[test]
fn g_2_g_21_g_22_g_23_g_24_the_shipped_profile_is_the_page() {
    let mut shipped = (**NUMBERS).clone();
    for unit in &mut shipped.units {
        unit.army.clear();
    }
    let page = numbers();
    assert_eq!(shipped.units, page.units);
    assert_eq!(shipped.weapons, page.weapons);
    assert_eq!(shipped.terrain, page.terrain);
    assert_eq!(shipped.switches, page.switches);
}

fn numbers() -> Profiles {
    Profiles { units: units(), weapons: weapons(), terrain: terrain(), switches: Default::default() }
}

fn unit(name: &str, stats: [u8; 8], weapons: &[(&str, u8)], traits: &[UnitTrait], points: u16) -> UnitKind {
    let [mv, bs, ev, to, nv, ws, st, _] = stats;
    let weapons = weapons.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
    UnitKind {
        name: name.into(),
        army: String::new(),
        mv,
        bs,
        ev,
        to,
        ld: 3,
        nv,
        ws,
        st,
        weapons,
        traits: traits.to_vec(),
        points,
    }
}

fn units() -> Vec<UnitKind> {
    use UnitTrait::{Deputies, Slippery, Swarm};
    vec![
        unit("baboon-rifles", [6, 3, 3, 3, 3, 3, 3, 0], &[("rifle", 8)], &[Deputies], 80),
        unit("gorilla-breachers", [5, 3, 2, 5, 4, 4, 5, 0], &[("shotgun", 5)], &[Deputies], 85),
        unit("mandrill-gunners", [5, 3, 3, 4, 3, 3, 4, 0], &[("machine gun", 1), ("carbine", 3)], &[], 75),
        unit("chimpanzee-raiders", [7, 3, 3, 3, 3, 4, 3, 0], &[("SMG", 6)], &[Deputies], 75),
        unit("macaque-swarm", [6, 2, 3, 2, 2, 3, 2, 0], &[("SMG", 10)], &[Swarm], 70),
        unit("orangutan-mortar", [4, 3, 3, 4, 3, 3, 4, 0], &[("mortar", 1), ("pistol", 2)], &[], 65),
        unit("spider-monkey-rifles", [6, 3, 3, 3, 3, 3, 3, 0], &[("rifle", 8)], &[Deputies], 80),
        unit("lemur-leapers", [8, 3, 4, 2, 3, 4, 2, 0], &[("SMG", 6)], &[Deputies, Slippery], 80),
        unit("howler-gunners", [5, 3, 3, 4, 3, 3, 3, 0], &[("machine gun", 1), ("carbine", 3)], &[], 80),
        unit("capuchin-marksmen", [6, 4, 4, 2, 3, 2, 2, 0], &[("long rifle", 3)], &[Deputies], 75),
        unit("marmoset-swarm", [6, 2, 4, 2, 2, 2, 1, 0], &[("SMG", 10)], &[Swarm], 70),
        unit("tarsier-tubes", [5, 3, 4, 2, 3, 2, 2, 0], &[("mortar", 1), ("pistol", 2)], &[], 65),
    ]
}

fn weapons() -> Vec<Weapon> {
    use WeaponTrait::{Heavy, Indirect, Sharp, Suppressive, Template};
    let weapon = |name: &str, range, shots, st, traits: &[WeaponTrait]| Weapon {
        name: name.into(),
        least: 0,
        range,
        shots,
        st,
        traits: traits.to_vec(),
    };
    vec![
        weapon("pistol", 8, 1, 2, &[]),
        weapon("shotgun", 8, 2, 4, &[]),
        weapon("SMG", 12, 2, 2, &[]),
        weapon("carbine", 14, 1, 3, &[]),
        weapon("rifle", 20, 1, 3, &[]),
        weapon("long rifle", 24, 1, 4, &[Sharp]),
        weapon("machine gun", 24, 4, 3, &[Suppressive, Heavy]),
        Weapon { least: 8, ..weapon("mortar", 30, 1, 3, &[Template, Indirect, Heavy]) },
    ]
}

fn terrain() -> Vec<Terrain> {
    let plain = |name: &str, letter| Terrain { name: name.into(), letter, ..Terrain::default() };
    let (slow, rough) = (Going::Slow, Going::Difficult);
    vec![
        plain("clear", '.'),
        Terrain { exposes: true, ..plain("road", '=') },
        Terrain { going: slow, conceals: true, screen: Screen::Woods, ..plain("woods", 'w') },
        Terrain { going: slow, protects: true, ..plain("low wall", 'l') },
        Terrain { going: rough, protects: true, ..plain("rubble", 'r') },
        Terrain { going: rough, ..plain("stream", '~') },
        Terrain { going: slow, conceals: true, protects: true, screen: Screen::Solid, ..plain("building", 'H') },
        Terrain { going: Going::Impassable, screen: Screen::Solid, ..plain("cliff", '#') },
    ]
}

/// The index of a unit's kind.
pub fn kind(name: &str) -> usize {
    NUMBERS.units.iter().position(|kind| kind.name == name).unwrap_or_else(|| panic!("no unit {name}"))
}

/// The weapons of a unit's models, the leader's first: it carries the last one named.
pub fn arms(kind: usize) -> Vec<usize> {
    let place = |name: &str| NUMBERS.weapons.iter().position(|weapon| weapon.name == name).expect("a weapon");
    let mut arms: Vec<usize> = NUMBERS.units[kind]
        .weapons
        .iter()
        .flat_map(|(name, count)| std::iter::repeat_n(place(name), usize::from(*count)))
        .collect();
    arms.rotate_right(1);
    arms
}
