//! The names of units, weapons, cards and terrain.

use crate::board::{
    Cell,
    hex::{Bearing, Hex},
};
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group},
    healing::Care,
    profiles::Weapon,
    sheets::{FireCard, FireCell, MoveCell, MoveCells, Part, Sign},
    speed::Speed,
    states::Card,
    weapons::Arc,
};
use crate::words::{say, word};

/// A name from a file in readable form: `baboon-rifles` becomes "Baboon rifles".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of a unit's kind.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}

/// The name of a weapon.
pub fn weapon(weapon: &Weapon) -> String {
    read(&weapon.name)
}

/// The movement card and the fire card of a unit, as written.
pub fn cards(field: &Field, unit: UnitIx, card: Card) -> [String; 2] {
    let make = field.make(unit);
    [make.moves[usize::from(card.movement)].name(), make.fires[usize::from(card.fire)].name.clone()]
}

/// The face for a kind of unit: the clan is the first word or the first two words of its name.
pub fn face(kind: &str) -> String {
    let words: Vec<&str> = kind.split('-').collect();
    match words[..] {
        ["spider", "monkey", ..] => "spider monkey".to_owned(),
        ["old", "silverback", ..] => "gorilla".to_owned(),
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
}

/// The name of a facing.
pub fn way(way: Bearing) -> String {
    word(&format!("hexes-facing-{}", way.digit()))
}

/// The way from one hex to another; none if they are the same.
pub fn toward(from: Hex, to: Hex) -> Option<String> {
    let digits: String = from.sector_of(to).bearings().map(Bearing::digit).collect();
    (from != to).then(|| word(&format!("hexes-facing-{digits}")))
}

/// How far and which way it is from one hex to another; none if they are the same.
pub fn away(from: Hex, to: Hex) -> Option<String> {
    let way = toward(from, to)?;
    Some(say("hexes-away", &[("far", i32::from(from.distance(to)).into()), ("way", way.into())]))
}

/// A hex as a unit sees it: how far it is, which way, and its ground.
pub fn place(field: &Field, unit: UnitIx, to: Cell) -> String {
    let Some((from, to)) = field.hex(unit).zip(Hex::halved(to.x, to.y)) else { return String::new() };
    // The next hex needs no number.
    let away = if from.distance(to) == 1 { toward(from, to) } else { away(from, to) };
    let away = away.unwrap_or_else(|| word("hexes-place-own"));
    match field.terrain(to).name.as_str() {
        "clear" => away,
        ground => say("hexes-place-on", &[("away", away.into()), ("ground", ground.into())]),
    }
}

/// The name of a speed.
pub fn speed(speed: Speed) -> String {
    word(&format!("hexes-speed-{}", speed.name()))
}

/// The name of a group of sides.
pub fn group(group: Group) -> String {
    word(match group {
        Group::Front => "hexes-group-front",
        Group::FrontSide => "hexes-group-front-side",
        Group::BackSide => "hexes-group-back-side",
        Group::Back => "hexes-group-back",
    })
}

/// The name of a firing arc.
pub fn arc(arc: Arc) -> String {
    word(match arc {
        Arc::Front => "hexes-arc-front",
        Arc::FrontSides => "hexes-arc-front-sides",
        Arc::AllRound => "hexes-arc-all-round",
    })
}

/// What is healed.
pub fn care(care: Care) -> String {
    let (name, die) = match care {
        Care::PoisonStep(die) => ("poison-step", die),
        Care::BleedingStep(die) => ("bleeding-step", die),
        Care::Shaken => ("shaken", 0),
        Care::Token => ("token", 0),
        Care::Minor => ("minor", 0),
        Care::Fire => ("fire", 0),
        Care::Poison(die) => ("poison", die),
        Care::Bleeding(die) => ("bleeding", die),
        Care::Acid => ("acid", 0),
        Care::Turning => ("turning", 0),
        Care::Moving => ("moving", 0),
        Care::Sights => ("sights", 0),
    };
    say(&format!("hexes-care-{name}"), &[("die", i32::from(die).into())])
}

/// Thousandths as percent.
pub fn percent(thousandths: u32) -> String {
    format!("{} %", rounded(thousandths))
}

/// Thousandths as a whole number of percent.
pub const fn rounded(thousandths: u32) -> u32 {
    (thousandths + 5) / 10
}

/// The actions of a movement card, step by step (F4).
pub fn steps(cells: &MoveCells) -> String {
    let step = |(place, cell): (usize, &MoveCell)| {
        say("hexes-card-step", &[("step", (place + 1).into()), ("what", step(cell).into())])
    };
    cells.all().iter().enumerate().map(step).collect::<Vec<_>>().join(" ")
}

/// A movement card in a few words, step by step.
pub fn brief(cells: &MoveCells) -> String {
    let step = |cell: &MoveCell| match cell.0.as_slice() {
        [] => word("hexes-brief-nothing"),
        parts => parts.iter().map(brief_part).collect::<Vec<_>>().join(&word("hexes-brief-then")),
    };
    cells.all().iter().map(step).collect::<Vec<_>>().join(&word("hexes-brief-next"))
}

fn brief_part(part: &Part) -> String {
    let one = |one: &Sign| match one {
        Sign::To(to) => say("hexes-brief-to", &[("speed", speed(*to).into())]),
        one => word(&format!("hexes-brief-{}", named(*one))),
    };
    let turns = part.signs.iter().all(|sign| matches!(sign, Sign::Left | Sign::Right | Sign::AnyTurn));
    if part.optional && turns {
        return word("hexes-brief-may-turn");
    }
    let signs = part.signs.iter().map(one).collect::<Vec<_>>().join(&word("hexes-brief-or"));
    if part.optional { say("hexes-brief-may", &[("what", signs.into())]) } else { signs }
}

/// A fire card in a few words, as it is carried out at the first of its speeds.
pub fn brief_card(card: &FireCard) -> String {
    let cells = card.entries.first().map_or([FireCell::Nothing; 2], |entry| entry.cells.0);
    brief_fire(cells.into_iter().map(FireCell::text))
}

/// The same at the speed with which a unit begins the round.
pub fn brief_card_at(card: &FireCard, speed: Speed) -> String {
    brief_fire([1, 2].into_iter().map(|step| card.cell(step, speed).text()))
}

/// The same beside the card's cells; nothing if they are words themselves: only signs need an explanation.
pub fn beside_fire(cells: &[String]) -> String {
    let is_sign = |cell: &String| cell.contains(['-', '/']);
    if cells.iter().any(is_sign) { brief_fire(cells.iter().map(String::as_str)) } else { String::new() }
}

/// What is done in each gunnery step in a few words: what depends on the speed has both.
pub fn brief_fire<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let one = |cell: &str| match cell {
        "-" => word("hexes-brief-nothing"),
        cell => word(&format!("hexes-brief-{}", cell.to_lowercase())),
    };
    let step = |cell: &'a str| cell.split('/').map(one).collect::<Vec<_>>().join(&word("hexes-brief-or"));
    cells.map(step).collect::<Vec<_>>().join(&word("hexes-brief-next"))
}

/// What a fire card does in a gunnery step, by the speeds that the unit may then have.
pub fn fire_step(cells: &[(Speed, FireCell)]) -> String {
    let told = |cell: FireCell| match cell {
        FireCell::Nothing => word("hexes-card-step-nothing"),
        cell => word(&format!("hexes-brief-{}", cell.text().to_lowercase())),
    };
    let alike = cells.windows(2).all(|pair| pair[0].1 == pair[1].1);
    match cells.first().filter(|_| alike) {
        Some((_, cell)) => told(*cell),
        None => {
            let one = |(at, cell): &(Speed, FireCell)| {
                say("hexes-card-if", &[("what", told(*cell).into()), ("speed", speed(*at).into())])
            };
            cells.iter().map(one).collect::<Vec<_>>().join(", ")
        }
    }
}

fn step(cell: &MoveCell) -> String {
    if cell.0.is_empty() {
        return word("hexes-card-step-nothing");
    }
    cell.0.iter().map(part).collect::<Vec<_>>().join(&word("hexes-card-step-then"))
}

fn part(part: &Part) -> String {
    let signs = part.signs.iter().map(|one| sign(*one)).collect::<Vec<_>>().join(&word("hexes-card-step-or"));
    if part.optional { say("hexes-card-step-may", &[("what", signs.into())]) } else { signs }
}

fn sign(sign: Sign) -> String {
    match sign {
        Sign::To(to) => say("hexes-sign-to", &[("speed", speed(to).into())]),
        sign => word(&format!("hexes-sign-{}", named(sign))),
    }
}

/// The name of a sign in the word files.
const fn named(sign: Sign) -> &'static str {
    match sign {
        Sign::Forward => "forward",
        Sign::Reverse => "reverse",
        Sign::Drift => "drift",
        Sign::Chase => "chase",
        Sign::Flee => "flee",
        Sign::Left => "left",
        Sign::Right => "right",
        Sign::AnyTurn => "any-turn",
        Sign::Faster => "faster",
        Sign::Slower => "slower",
        Sign::To(_) => "to",
    }
}
