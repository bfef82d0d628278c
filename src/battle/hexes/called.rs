//! What units, weapons, cards and terrain are called.

use crate::board::hex::Bearing;
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group},
    healing::Care,
    profiles::Weapon,
    sheets::{MoveCell, MoveCells, Part, Sign},
    speed::Speed,
    states::Card,
};
use crate::words::{say, word};

/// A name of a file as players read it: `baboon-rifles` is "Baboon rifles".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the kind of a unit is called.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}

/// What a weapon is called.
pub fn weapon(weapon: &Weapon) -> String {
    read(&weapon.name)
}

/// The movement card and the fire card of a unit, as they are written.
pub fn cards(field: &Field, unit: UnitIx, card: Card) -> [String; 2] {
    let make = field.make(unit);
    [make.moves[usize::from(card.movement)].name(), make.fires[usize::from(card.fire)].name.clone()]
}

/// The face of a kind: its clan is the first word of its name, or the first two.
pub fn face(kind: &str) -> String {
    let words: Vec<&str> = kind.split('-').collect();
    match words[..] {
        ["spider", "monkey", ..] => "spider monkey".to_owned(),
        ["old", "silverback", ..] => "gorilla".to_owned(),
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
}

/// What a facing is called.
pub fn way(way: Bearing) -> String {
    word(&format!("hexes-facing-{}", way.digit()))
}

/// What a speed is called.
pub fn speed(speed: Speed) -> String {
    word(&format!("hexes-speed-{}", speed.name()))
}

/// What a group of sides is called.
pub fn group(group: Group) -> String {
    word(match group {
        Group::Front => "hexes-group-front",
        Group::FrontSide => "hexes-group-front-side",
        Group::BackSide => "hexes-group-back-side",
        Group::Back => "hexes-group-back",
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
    format!("{} %", (thousandths + 5) / 10)
}

/// What a movement card says, step by step (F4).
pub fn steps(cells: &MoveCells) -> String {
    let step = |(place, cell): (usize, &MoveCell)| {
        say("hexes-card-step", &[("step", (place + 1).into()), ("what", step(cell).into())])
    };
    cells.all().iter().enumerate().map(step).collect::<Vec<_>>().join(" ")
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
    let id = match sign {
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
        Sign::To(to) => return say("hexes-sign-to", &[("speed", speed(to).into())]),
    };
    word(&format!("hexes-sign-{id}"))
}
