//! The tables of the page (G17, G18, G19), row by row as they are printed there, compared with the shipped profiles.

use monkeys::data::hexes::profiles::profiles;
use monkeys::rules::hexes::{
    profiles::{Class, Damage, Kind, Trait},
    sheets::{FireCard, FireSheet, MoveSheet},
    speed::Speed,
    weapons::{Arc, HitToken, Laid, Weapon},
};

/// Units: models, type and size, movement sheets, fire sheet, armor, damage table, nerve, weapons, assault, deflection,
/// traits, price.
const UNITS: [&str; 15] = [
    "baboon-rifles | 4 | bi medium | Foot | Arms | - | Line | 4+ | rifle | 1 at 5+, d6-1, AP 0 | - | Take Cover[still,-2] | 16",
    "gorilla-storm | 2 | bi large | Storm | Arms | 1/1/0/0 | Brute | 5+ | shotgun | 3/2/2/2 at 4+, d6, AP 2 | 1/0/0/0 at 5+ | Cunning Assault[1 per 2], Optimal at point blank, Bad at long range | 20",
    "macaque-pathfinders | 2 | bi small | Leap, Creep | Arms | - | Pair | 4+ | carbine | 1 at 5+, d6-2, AP 0 | - | Take Cover[still and crawling,-2], Camouflage[forest], Pre-assault retreat[3+], Forward Position[2] | 8",
    "mandrill-crawler | 1 | v tracked large | Track | Gun | 10/8/8/6 | Hull | crew | cannon, hull gun | 4/3/3/2 at 5+, d6-1, AP 3 | 2/0/0/0 at 5+ | Steady | 40",
    "chimpanzee-flame-cart | 1 | v wheeled medium | Wheel | Mount | 6/5/5/4 | Hull | crew | flamer | 2/1/1/1 at 5+, d6-1, AP 1 | - | Optimal at point blank | 20",
    "old-silverback | 1 | b huge | Storm, Rest | Arms | 2/1/1/0 | Beast | 6+ | boulders | 6/5/4/3 at 4+, d6+1, AP 3 | 2/1/0/0 at 5+ | Terror[range 1][d6], Fear[6], Terrible shot | 36",
    "chimpanzee-wrench-gang | 2 | bi medium | Foot | Arms | - | Line | 4+ | pistol, smoke pot | 1 at 5+, d6-2, AP 0 | - | Take Cover[still,-2], Heal[2, step 1], Repair[2, step 1] | 10",
    "spider-monkey-rifles | 4 | bi medium | Foot | Arms | - | Line | 4+ | rifle | 1 at 5+, d6-1, AP 0 | - | Take Cover[still,-2] | 16",
    "lemur-leapers | 4 | bi small | Leap | Arms | - | Line | 4+ | pistol | 1 at 4+, d6-1, AP 0 | - | Elusive[slow,-1], Cunning Assault[1 per 2] | 18",
    "tarsier-watchers | 2 | bi tiny | Foot, Creep | Arms | - | Pair | 3+ | scoped rifle | none | - | Good shot, Take Cover[still and crawling,-1], Camouflage[forest], Pre-assault retreat[3+] | 12",
    "capuchin-walker | 1 | v walker large | Walk | Mount | 9/8/7/6 | Hull | crew | autocannon, hull gun | 3/3/2/2 at 5+, d6-1, AP 3 | 2/1/0/0 at 5+ | - | 38",
    "howler-acid-crew | 2 | bi medium | Foot, Set-up | Crew-served | - | Line | 4+ | acid sprayer | 1 at 5+, d6-1, AP 0 | - | Take Cover[set-up,-1] | 16",
    "gibbon-autogyro | 1 | v flyer medium | Wing | Mount | 4/4/4/4 | Wing | crew | air gun | 1 at 6+, d6-2, AP 0 | - | - | 24",
    "marmoset-gas-throwers | 4 | bi tiny | Leap | Arms | - | Tiny | 3+ | gas pot | 1 at 6+, d6-2, AP 0 | - | Take Cover[still,-1] | 14",
    "colobus-menders | 2 | bi small | Foot | Arms | - | Line | 4+ | pistol, smoke pot | 1 at 5+, d6-2, AP 0 | - | Take Cover[still,-2], Heal[2, step 2], Repair[2, step 2] | 10",
];

/// Weapons: range, arc, AP, damage, shots, notes.
const WEAPONS: [&str; 14] = [
    "pistol | 2 | all round | 0 | d6-2 | 1 | -",
    "carbine | 3 | all round | 1 | d6-2 | 1 | -",
    "rifle | 4 | all round | 2 | d6-2 | 1 | -",
    "scoped rifle | 5 | front | 3 | d6-1 | 1 | Enhanced accuracy",
    "shotgun | 2 | front, front-sides | 1 | d6-1 | 2 | -",
    "boulders | 1 | front, front-sides | 4 | d6+1 | 1 | -",
    "cannon | 4 | front, front-sides | 8 | d6, +3 if penetrated | 1 | needs Load; starts loaded",
    "hull gun | 3 | front, front-sides | 2 | d6-2 | 2 | -",
    "autocannon | 4 | front, front-sides | 5 | d6-1 | 2 | -",
    "air gun | 3 | front | 3 | d6-1 | 2 | -",
    "flamer | 1 | front, front-sides | 4 | d6-2 | 3 | each hit also a fire token",
    "acid sprayer | 2 | front | 6 | d6-3 | 1 | each hit also an acid token",
    "gas pot | 2 | front, front-sides | - | - | 1 per unit | no roll, not at long range: poison cloud[6] in the target's hex (F23)",
    "smoke pot | 2 | all round | - | - | 1 per unit | no roll: smoke in any hex in range; two per battle",
];

/// Movement sheets: cards for units that stand still, that are slow, that are fast.
const MOVES: [&str; 10] = [
    "Foot | 360,-,- / 360,A+F,360 | 360,F,360 / F,360,F / 360,B,- | -",
    "Storm | 360,-,- / 360,A+F,F | 360,F,Chase / F,360,F / 360,B,- | -",
    "Leap | 360,-,- / 360,A+F,F | F,F,360 / F,360,F / F,B,360 | -",
    "Track | (L/R),(L/R),- / (L/R),A,F | F,(L/R),- / (L/R),F,- / F,-,B / A,F,F | F,F,(L/R) / F,B,(L/R)",
    "Wheel | (L/R),-,- / (L/R),A,F | F,(L/R),F / A,F,F / (L/R),F,B | F,F,F / (L/R),F,F / F,B,(L/R)",
    "Walk | 360,-,- / 360,A+F,- | 360,F,- / F,-,360 / 360,B,- | -",
    "Wing (fly-slow, fly-fast) | - | 360,F,F / F,360,F / 360,F,360 / A,F,F | F,F,(L/R) / F,(L/R),F / F,F,B",
    "Creep, in addition | A[crawling]+F,-,- ; crawling: 360,F,- / 360,B[still],- | - | -",
    "Set-up, in addition | A[set-up],-,- ; set-up: 360,-,- / B[still],-,- | - | -",
    "Rest, in addition | A[rest],-,- ; rest: -,-,- (Heal[1, step 1] on itself) / B[still],-,- | - | -",
];

/// Fire sheets.
const FIRES: [&str; 4] = [
    "Arms | still and crawling Fire,Fire with slow -,Fire; still and crawling Aim,Fire with slow -,Fire",
    "Gun | still and slow Load,Fire; still and slow Fire,Load; still Aim,Fire with slow -,Fire",
    "Mount | still, slow, fly-slow Fire,Fire with fast, fly-fast -,Fire",
    "Crew-served | set-up Fire,Fire; set-up Aim,Fire",
];

/// A name of a file as the page prints it.
fn printed(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn listed<T>(all: &[T], of: impl Fn(&T) -> String) -> String {
    if all.is_empty() { "-".to_owned() } else { all.iter().map(of).collect::<Vec<_>>().join(", ") }
}

fn sides(four: [u8; 4]) -> String {
    if four.iter().all(|one| *one == four[0]) {
        return four[0].to_string();
    }
    four.map(|one| one.to_string()).join("/")
}

fn die(damage: Damage) -> String {
    match damage.plus {
        0 => format!("d{}", damage.die),
        plus => format!("d{}{plus:+}", damage.die),
    }
}

fn speeds(speeds: &[Speed]) -> String {
    let names: Vec<&str> = speeds.iter().map(|speed| speed.name()).collect();
    names.join(if names.len() == 2 && names[1].starts_with("fly") || names.len() > 2 { ", " } else { " and " })
}

fn of_trait(one: &Trait) -> String {
    match one {
        Trait::TakeCover(at, by) => format!("Take Cover[{},-{by}]", speeds(at)),
        Trait::Elusive(at, by) => format!("Elusive[{},-{by}]", speeds(at)),
        Trait::Camouflage(ground) => format!("Camouflage[{ground}]"),
        Trait::ForwardPosition(far) => format!("Forward Position[{far}]"),
        Trait::PreAssaultRetreat(need) => format!("Pre-assault retreat[{need}+]"),
        Trait::CunningAssault(each) => format!("Cunning Assault[1 per {each}]"),
        Trait::Terror(range, die) => format!("Terror[range {range}][d{die}]"),
        Trait::Fear(die) => format!("Fear[{die}]"),
        Trait::Shot(by) => match by {
            1 => "Good shot".to_owned(),
            -2 => "Terrible shot".to_owned(),
            _ => format!("Shot[{by:+}]"),
        },
        Trait::BadAtLongRange => "Bad at long range".to_owned(),
        Trait::OptimalAtPointBlank => "Optimal at point blank".to_owned(),
        Trait::Steady => "Steady".to_owned(),
        Trait::EnhancedAccuracy(weapons) => format!("Enhanced accuracy[{}]", weapons.join(", ")),
        Trait::Stubborn => "Stubborn".to_owned(),
        Trait::Heal(cure) => format!("Heal[{}, step {}]", cure.points, cure.step),
        Trait::Repair(cure) => format!("Repair[{}, step {}]", cure.points, cure.step),
        Trait::Resistance(kind, by) => format!("{kind:?} Resistance {by}"),
    }
}

fn unit(kind: &Kind) -> String {
    let class = match kind.class {
        Class::Infantry => "bi".to_owned(),
        Class::Beast => "b".to_owned(),
        vehicle => format!("v {vehicle:?}").to_lowercase(),
    };
    let assault = kind.assault.map_or_else(
        || "none".to_owned(),
        |one| format!("{} at {}+, {}, AP {}", sides(one.dice), one.need, die(one.damage), one.ap),
    );
    let deflection = kind.deflection.map(|one| format!("{} at {}+", sides(one.dice), one.need));
    let nerve = kind.psychic.map_or_else(|| "crew".to_owned(), |need| format!("{need}+"));
    assert_ne!(kind.psychic.is_some(), kind.crew, "{}", kind.name);
    let cells = [
        kind.name.clone(),
        kind.models.to_string(),
        format!("{class} {:?}", kind.size).to_lowercase(),
        listed(&kind.moves, |sheet| printed(sheet)),
        printed(&kind.fires),
        if kind.armor == [0; 4] { "-".to_owned() } else { kind.armor.map(|one| one.to_string()).join("/") },
        printed(&kind.damage),
        nerve,
        listed(&kind.weapons, Clone::clone),
        assault,
        deflection.unwrap_or_else(|| "-".to_owned()),
        listed(&kind.traits, of_trait),
        kind.price.to_string(),
    ];
    cells.join(" | ")
}

fn weapon(weapon: &Weapon) -> String {
    let notes = match (weapon.lays, weapon.gives) {
        (Some(Laid::Poison(die)), _) => {
            format!("no roll, not at long range: poison cloud[{die}] in the target's hex (F23)")
        }
        (Some(Laid::Smoke), _) => "no roll: smoke in any hex in range; two per battle".to_owned(),
        (None, Some(HitToken::Fire)) => "each hit also a fire token".to_owned(),
        (None, Some(HitToken::Acid)) => "each hit also an acid token".to_owned(),
        (None, None) if weapon.loads => "needs Load; starts loaded".to_owned(),
        (None, None) if weapon.accurate => "Enhanced accuracy".to_owned(),
        (None, None) => "-".to_owned(),
    };
    assert_eq!(weapon.uses, (weapon.lays == Some(Laid::Smoke)).then_some(2), "{}", weapon.name);
    let arc = match weapon.arc {
        Arc::Front => "front",
        Arc::FrontSides => "front, front-sides",
        Arc::AllRound => "all round",
    };
    let damage = match (weapon.damage, weapon.penetrating) {
        (None, _) => "-".to_owned(),
        (Some(damage), 0) => die(damage),
        (Some(damage), more) => format!("{}, +{more} if penetrated", die(damage)),
    };
    let thrown = weapon.lays.is_some();
    let cells = [
        weapon.name.clone(),
        weapon.range.to_string(),
        arc.to_owned(),
        if thrown { "-".to_owned() } else { weapon.ap.to_string() },
        damage,
        if thrown { "1 per unit".to_owned() } else { weapon.shots.to_string() },
        notes,
    ];
    cells.join(" | ")
}

fn moves(sheet: &MoveSheet) -> String {
    let cards = |at: Speed| {
        let rows = sheet.rows.iter().filter(|row| row.speed == at);
        let card = |row: &monkeys::rules::hexes::sheets::MoveCard| {
            let heals = row.heals.map(|cure| format!(" (Heal[{}, step {}] on itself)", cure.points, cure.step));
            format!("{}{}", row.cells.text(), heals.unwrap_or_default())
        };
        rows.map(card).collect::<Vec<_>>().join(" / ")
    };
    let first_of = |speeds: [Speed; 2]| {
        let found = speeds.map(cards).into_iter().find(|cards| !cards.is_empty());
        found.unwrap_or_else(|| "-".to_owned())
    };
    let own = [Speed::Crawling, Speed::SetUp, Speed::Rest].into_iter().find(|speed| !cards(*speed).is_empty());
    let name = printed(&sheet.name);
    let (name, still) = match own {
        Some(own) => {
            (format!("{name}, in addition"), format!("{} ; {}: {}", cards(Speed::Still), own.name(), cards(own)))
        }
        None if sheet.name == "wing" => (format!("{name} (fly-slow, fly-fast)"), "-".to_owned()),
        None => (name, cards(Speed::Still)),
    };
    [name, still, first_of([Speed::Slow, Speed::FlySlow]), first_of([Speed::Fast, Speed::FlyFast])].join(" | ")
}

fn fires(sheet: &FireSheet) -> String {
    let card = |card: &FireCard| {
        let entry = |entry: &monkeys::rules::hexes::sheets::FireEntry| {
            format!("{} {}", speeds(&entry.speeds), String::from(entry.cells))
        };
        card.entries.iter().map(entry).collect::<Vec<_>>().join(" with ")
    };
    let (last, others) = sheet.cards.split_last().expect("it has cards");
    assert_eq!((last.name.as_str(), last.entries.len()), ("-,-", 0), "every sheet has the card that does nothing");
    format!("{} | {}", printed(&sheet.name), others.iter().map(card).collect::<Vec<_>>().join("; "))
}

#[track_caller]
fn compare(shipped: impl Iterator<Item = String>, page: &[&str]) {
    let shipped: Vec<String> = shipped.collect();
    shipped.iter().zip(page).for_each(|(shipped, page)| assert_eq!(shipped, page));
    assert_eq!(shipped.len(), page.len());
}

#[test]
fn g_17_units_are_those_of_the_page() {
    compare(profiles().units.iter().map(unit), &UNITS);
}

#[test]
fn g_18_weapons_are_those_of_the_page() {
    compare(profiles().weapons.iter().map(weapon), &WEAPONS);
}

#[test]
fn g_19_sheets_are_those_of_the_page() {
    compare(profiles().moves.iter().map(moves), &MOVES);
    compare(profiles().fires.iter().map(fires), &FIRES);
}
