//! The page of a character: its numbers, its body, its equipment and actions, and why it isn't called.

use super::{body, called};
use crate::battle::{
    account::{Note, Number, Page, Trait},
    shown::words_of,
};
use crate::force::{UnitId, UnitIx, squad::Place};
use crate::rules::initiative::{
    Initiative, View,
    aim::{Aim, Aimed},
    characters::Repetition,
    field::Field,
    order::Action,
    profiles::{Trait as KindTrait, Weapon, WeaponTrait},
    wounds,
};
use crate::words::{say, word};

/// The page of a character, as far as the viewer may know it.
pub(super) fn of(view: View, id: UnitId) -> Option<Page> {
    let known = view.known();
    let field: &Field = &known;
    let unit = field.find(id)?;
    let terms = [
        ("kind", called::kind(field, unit).into()),
        ("vest", i32::from(field.kind(unit).vest).into()),
        ("helmet", i32::from(field.kind(unit).helmet).into()),
    ];
    let page = Page {
        line: say("initiative-page-line", &terms),
        numbers: numbers(field, unit),
        traits: traits(field, unit),
        ..Page::default()
    };
    // Nobody knows the state of a hidden character.
    if field.cell(unit).is_none() && view.field.cell(unit).is_some() {
        return Some(page);
    }
    Some(Page {
        state: state(field, unit),
        figure: Some(body::figure(field, unit)),
        facts: facts(field, unit),
        limits: limits(view, field, unit),
        ..page
    })
}

/// A character's description and weapon in hand, in one line.
pub(super) fn kit(field: &Field, unit: UnitIx) -> String {
    if field.is_mount(unit) {
        return called::kind(field, unit);
    }
    let terms = [
        ("kind", called::kind(field, unit).into()),
        ("initiative", i32::from(field.unit(unit).rating.0).into()),
        ("weapon", called::weapon(field.weapon(unit)).into()),
    ];
    say("initiative-page-kit", &terms)
}

/// The worst of a character's states, in a word or two.
pub(super) fn state(field: &Field, unit: UnitIx) -> String {
    let state = field.unit(unit);
    let mark = |name: &str| words_of::<Initiative>("state", name);
    if matches!(state.place, Place::Off(_)) {
        return mark("dead");
    }
    let marks = [
        (field.cell(unit).is_some() && !wounds::is_able(field, unit), "unable"),
        (state.lost.0 > 0, "panic"),
        (state.grip.held_by.is_some(), "held"),
        (state.grip.holds.is_some(), "holding"),
        (state.prone.0, "prone"),
        (state.stealth.hidden && field.cell(unit).is_some(), "undetected"),
        (state.aiming.0.is_some(), "aiming"),
        (state.riding.0.is_some(), "mounted"),
        (field.is_mount(unit) && state.place == Place::Reserve, "ridden"),
        (field.carries(unit), "load"),
    ];
    marks.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| mark(name)).collect::<Vec<_>>().join(", ")
}

fn numbers(field: &Field, unit: UnitIx) -> Vec<Number> {
    let kind = field.kind(unit);
    let all = [
        ("str", kind.strength, "G2"),
        ("con", kind.constitution, "G2"),
        ("agi", kind.agility, "G2"),
        ("rifle", kind.rifle, "G3"),
        ("side", kind.side, "G3"),
        ("melee", kind.melee, "G9"),
    ];
    let number = |(id, value, rule): (&str, u8, &'static str)| Number {
        name: word(&format!("initiative-number-{id}")),
        value: value.to_string(),
        change: 0,
        about: Note::new(word(&format!("initiative-number-{id}-about")), rule),
    };
    all.into_iter().map(number).collect()
}

/// The weapon in hand, the others, its aim and its repetition.
fn facts(field: &Field, unit: UnitIx) -> Vec<(String, String)> {
    let state = field.unit(unit);
    let carried = &field.setting.weapons[unit.at()];
    let mut facts = Vec::new();
    for (place, weapon) in carried.iter().enumerate() {
        let weapon = &field.setting.book.weapons[*weapon];
        let in_hand = place == usize::from(state.arms.hand);
        let name = [("weapon", called::weapon(weapon).into())];
        let name = say(if in_hand { "initiative-page-in-hand" } else { "initiative-page-carried" }, &name);
        facts.push((name, armed(weapon, state.arms.rounds[place])));
    }
    let needed = field.weapon(unit).reload;
    if state.arms.reloaded > 0 {
        let terms = [("done", i32::from(state.arms.reloaded).into()), ("of", i32::from(needed).into())];
        facts.push((word("initiative-page-reloading"), say("initiative-page-reloaded", &terms)));
    }
    if let Some(aim) = &state.aiming.0 {
        facts.push((word("initiative-page-aims"), aimed(field, aim)));
    }
    if let Some(action) = repeated(field, unit) {
        facts.push((word("initiative-page-repeats"), words_of::<Initiative>("order", action.name())));
    }
    facts
}

/// A weapon in one line: its range, its effect, its load.
fn armed(weapon: &Weapon, rounds: u16) -> String {
    let terms = [
        ("short", i32::from(weapon.short).into()),
        ("shots", i32::from(weapon.shots).into()),
        ("dice", i32::from(weapon.dice).into()),
        ("plus", i32::from(weapon.plus).into()),
        ("rounds", i32::from(rounds).into()),
        ("magazine", i32::from(weapon.magazine).into()),
    ];
    match (weapon.short, weapon.has(WeaponTrait::Automatic)) {
        (0, _) => say("initiative-page-blade", &terms),
        (_, true) => say("initiative-page-bursts", &terms),
        (_, false) => say("initiative-page-shots", &terms),
    }
}

fn aimed(field: &Field, aim: &Aim) -> String {
    let used = if aim.off_phase { word("initiative-page-off-phase") } else { String::new() };
    let at = match (aim.target, aim.at) {
        (Some(target), _) => say("initiative-page-aim-target", &[("target", called::name(field, target).into())]),
        (None, Aimed::Arc(..)) => word("initiative-page-aim-arc"),
        (None, Aimed::Area(cell)) => {
            let terms = [("x", i32::from(cell.x).into()), ("y", i32::from(cell.y).into())];
            say("initiative-page-aim-area", &terms)
        }
    };
    [at, used].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The action that a character repeats in each phase.
pub(super) fn repeated(field: &Field, unit: UnitIx) -> Option<&Action> {
    match &field.unit(unit).repetition {
        Repetition::Of(action) => Some(action),
        Repetition::None | Repetition::Broken => None,
    }
}

fn traits(field: &Field, unit: UnitIx) -> Vec<Trait> {
    let named = |of: String, id: &str, rule: &'static str| Trait {
        of,
        name: word(&format!("initiative-trait-{id}")),
        about: Note::new(word(&format!("initiative-trait-{id}-about")), rule),
    };
    let own = field.kind(unit).traits.iter().map(|one| {
        let (id, rule) = match one {
            KindTrait::Small => ("small", "G18"),
            KindTrait::Mount => ("mount", "G14"),
        };
        named(word("initiative-page-body"), id, rule)
    });
    let weapon = field.weapon(unit);
    let of_weapon = weapon.traits.iter().map(|one| {
        let (id, rule) = match one {
            WeaponTrait::Automatic => ("automatic", "G6"),
            WeaponTrait::WalkFire => ("walk-fire", "G10"),
            WeaponTrait::Belt => ("belt", "G17"),
        };
        named(called::weapon(weapon), id, rule)
    });
    own.chain(of_weapon).collect()
}

/// Why it isn't called in this phase, or what it may not do, most important first.
fn limits(view: View, field: &Field, unit: UnitIx) -> Vec<Note> {
    let state = field.unit(unit);
    let initiative = wounds::initiative(field, unit);
    let phase = view.turn.phase;
    let terms = [("initiative", i32::from(initiative).into()), ("phase", i32::from(phase).into())];
    let in_phase = (1..=6).contains(&phase);
    let calls = [("calls", i32::from(state.lost.0).into())];
    let dead = matches!(state.place, Place::Off(_));
    let note = |holds: bool, id: &str, rule: &'static str| holds.then(|| Note::new(word(id), rule));
    let all = [
        note(dead, "initiative-limit-dead", "G7"),
        note(!dead && initiative == 0 && !field.waits(unit), "initiative-limit-unable", "R12"),
        (initiative > 0 && in_phase && initiative < phase)
            .then(|| Note::new(say("initiative-limit-phase", &terms), "R13")),
        (state.lost.0 > 0).then(|| Note::new(say("initiative-limit-panic", &calls), "G8")),
        note(state.acted.0, "initiative-limit-acted", "R1"),
        note(state.repetition == Repetition::Broken, "initiative-limit-broken", "R19"),
        note(state.grip.held_by.is_some(), "initiative-limit-held", "G9"),
        note(state.aiming.0.as_ref().is_some_and(|aim| aim.off_phase), "initiative-limit-off-phase", "R22"),
    ];
    all.into_iter().flatten().collect()
}
