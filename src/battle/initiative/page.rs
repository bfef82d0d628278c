//! The page of a character: its numbers, its body, its equipment and actions, and why it isn't called.

use super::{body, called, kinds};
use crate::battle::{
    account::{Note, Page},
    shown::words_of,
};
use crate::force::{UnitId, UnitIx, squad::Place};
use crate::rules::initiative::{
    Initiative, View,
    aim::{Aim, Aimed},
    characters::Repetition,
    field::Field,
    order::Action,
    wounds,
};
use crate::words::{say, word};

/// The page of a character, as far as the viewer may know it.
pub(super) fn of(view: View, id: UnitId) -> Option<Page> {
    let known = view.known();
    let field: &Field = &known;
    let unit = field.find(id)?;
    let page = Page {
        line: kinds::line(field.kind(unit)),
        numbers: kinds::numbers(field.kind(unit)),
        traits: kinds::traits(field.kind(unit), field.weapon(unit)),
        ..Page::default()
    };
    // Nobody knows the state of a hidden character, not even whether a stray shot has put it out (G6, G12).
    if view.hides(unit) {
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
    let load = || [("load", called::load(&field.setting.scenario).into())];
    let mark = |name: &str| say(&format!("initiative-state-{name}"), &load());
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
        facts.push((name, kinds::armed(weapon, state.arms.rounds[place])));
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
        // One that repeats an action does so in every phase (R17).
        (initiative > 0 && in_phase && initiative < phase && repeated(field, unit).is_none())
            .then(|| Note::new(say("initiative-limit-phase", &terms), "R13")),
        (state.lost.0 > 0).then(|| Note::new(say("initiative-limit-panic", &calls), "G8")),
        note(in_phase && state.acted.0, "initiative-limit-acted", "R1"),
        note(state.repetition == Repetition::Broken, "initiative-limit-broken", "R19"),
        note(state.grip.held_by.is_some(), "initiative-limit-held", "G9"),
        note(state.aiming.0.as_ref().is_some_and(|aim| aim.off_phase), "initiative-limit-off-phase", "R22"),
    ];
    all.into_iter().flatten().collect()
}
