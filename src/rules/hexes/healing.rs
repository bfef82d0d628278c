//! Healing and repair (F24, G5).

use super::{
    agony,
    answers::{Answer, Question},
    deeds::Deeds,
    field::Field,
    polls::{self, Poll},
    profiles::{Cure, Trait},
    speed::Speed,
    states::{Rest, State},
    windows::Ask,
};
use crate::force::{UnitId, UnitIx};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A healing step in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Healing {
    /// 1 or 2.
    pub step: u8,
    /// The choices made so far.
    pub poll: Poll,
}

impl Healing {
    /// Before any choices.
    pub fn new(step: u8) -> Self {
        Self { step, poll: Poll::default() }
    }
}

/// One treatment of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Treatment(pub UnitId, pub Care);

/// What can be healed (F24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Care {
    /// Lowers poison of this die by one step.
    PoisonStep(u8),
    /// Lowers bleeding of this die by one step.
    BleedingStep(u8),
    /// A shaken token of a vehicle.
    Shaken,
    /// A future-damage token.
    Token,
    /// A minor acid token.
    Minor,
    /// A fire token.
    Fire,
    /// A whole poison token of this die.
    Poison(u8),
    /// A whole bleeding token of this die.
    Bleeding(u8),
    /// Turns acid into minor acid.
    Acid,
    /// Critical damage: the unit can turn again.
    Turning,
    /// Critical damage: the unit can move again.
    Moving,
    /// Critical damage to its sights.
    Sights,
}

impl Treatment {
    /// Its position in a list of treatments: a die is lowered before the lower one that results from it, and acid
    /// becomes minor acid before that is removed.
    fn order(self) -> (UnitId, u8, Reverse<u8>) {
        let Self(patient, care) = self;
        let (kind, die) = match care {
            Care::PoisonStep(die) => (0, die),
            Care::BleedingStep(die) => (1, die),
            Care::Shaken => (2, 0),
            Care::Token => (3, 0),
            Care::Acid => (4, 0),
            Care::Minor => (5, 0),
            Care::Fire => (6, 0),
            Care::Poison(die) => (7, die),
            Care::Bleeding(die) => (8, die),
            Care::Turning => (9, 0),
            Care::Moving => (10, 0),
            Care::Sights => (11, 0),
        };
        (patient, kind, Reverse(die))
    }
}

/// Most answers offered to one healer: with many points there would be too many to list.
const OFFERED: usize = 200;

impl Care {
    /// What it costs.
    pub fn cost(self, field: &Field) -> u8 {
        let costs = field.numbers().healing;
        match self {
            Self::PoisonStep(_) | Self::BleedingStep(_) => costs.step,
            Self::Shaken => costs.shaken,
            Self::Token => costs.token,
            Self::Minor => costs.minor,
            Self::Fire => costs.fire,
            Self::Poison(_) | Self::Bleeding(_) => costs.whole,
            Self::Acid => costs.acid,
            Self::Turning | Self::Moving | Self::Sights => costs.critical,
        }
    }

    /// Everything that can be healed on a unit.
    fn all(field: &Field, unit: UnitIx, state: &State) -> Vec<Care> {
        let (tokens, hurt, class) = (&state.tokens, state.hurt, field.kind(unit).class);
        let mut all: Vec<Care> =
            tokens.poison.iter().flat_map(|die| [Care::PoisonStep(*die), Care::Poison(*die)]).collect();
        all.extend(tokens.bleeding.iter().flat_map(|die| [Care::BleedingStep(*die), Care::Bleeding(*die)]));
        let repairs = class.is_vehicle();
        let others = [
            (Care::Shaken, repairs && tokens.shaken > 0),
            (Care::Token, tokens.damage > 0),
            (Care::Minor, tokens.minor > 0),
            (Care::Fire, tokens.fire > 0),
            (Care::Acid, tokens.acid > 0),
            (Care::Turning, repairs && hurt.no_turn),
            (Care::Moving, repairs && hurt.no_move),
            (Care::Sights, repairs && hurt.impaired > 0),
        ];
        all.extend(others.into_iter().filter(|(_, there)| *there).map(|(care, _)| care));
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Applies the treatment to a state; does nothing if there is nothing to treat any more.
    fn heal(self, dice: &[u8], state: &mut State) {
        let tokens = &mut state.tokens;
        match self {
            Self::PoisonStep(die) => step(dice, &mut tokens.poison, die, true),
            Self::BleedingStep(die) => step(dice, &mut tokens.bleeding, die, true),
            Self::Poison(die) => step(dice, &mut tokens.poison, die, false),
            Self::Bleeding(die) => step(dice, &mut tokens.bleeding, die, false),
            Self::Shaken => tokens.shaken = tokens.shaken.saturating_sub(1),
            Self::Token => tokens.damage = tokens.damage.saturating_sub(1),
            Self::Minor => tokens.minor = tokens.minor.saturating_sub(1),
            Self::Fire => tokens.fire = tokens.fire.saturating_sub(1),
            Self::Acid if tokens.acid > 0 => {
                tokens.acid -= 1;
                tokens.minor = tokens.minor.saturating_add(1);
            }
            Self::Acid => {}
            Self::Turning => state.hurt.no_turn = false,
            Self::Moving => state.hurt.no_move = false,
            Self::Sights => state.hurt.impaired = state.hurt.impaired.saturating_sub(1),
        }
    }

    /// The name in the log of what is left after treatment, with its number.
    fn left(self, state: &State) -> (&'static str, u8) {
        let tokens = &state.tokens;
        match self {
            Self::PoisonStep(_) | Self::Poison(_) => ("poison", tokens.poison.len() as u8),
            Self::BleedingStep(_) | Self::Bleeding(_) => ("bleeding", tokens.bleeding.len() as u8),
            Self::Shaken => ("shaken", tokens.shaken),
            Self::Token => ("tokens", tokens.damage),
            Self::Minor => ("minor-acid", tokens.minor),
            Self::Fire => ("fire", tokens.fire),
            Self::Acid => ("acid", tokens.acid),
            Self::Turning => ("cannot-turn", 0),
            Self::Moving => ("cannot-move", 0),
            Self::Sights => ("impaired", state.hurt.impaired),
        }
    }
}

/// Makes a token with this die one step weaker, or removes it.
fn step(dice: &[u8], tokens: &mut Vec<u8>, die: u8, one: bool) {
    let Some(place) = tokens.iter().position(|known| *known == die) else { return };
    match agony::weaker(dice, die).filter(|_| one) {
        Some(weaker) => tokens[place] = weaker,
        None => {
            tokens.remove(place);
        }
    }
}

/// The points that a unit has in a step, and whether they are for vehicles; a shaken unit has none (G5). A resting unit
/// heals itself (G19).
fn cures(field: &Field, unit: UnitIx, step: u8) -> Vec<(u8, Patients)> {
    let state = field.unit(unit);
    if state.tokens.is_shaken() {
        return Vec::new();
    }
    let now = |cure: &Cure| (cure.step == step).then_some(cure.points);
    let of = |own: &Trait| match own {
        Trait::Heal(cure) => now(cure).map(|points| (points, Patients::Biological)),
        Trait::Repair(cure) => now(cure).map(|points| (points, Patients::Vehicles)),
        _ => None,
    };
    let card = state.orders.now.filter(|_| state.orders.rest == Rest::AsWritten && state.stance.speed == Speed::Rest);
    let card = card.map(|card| &field.make(unit).moves[usize::from(card.movement)]);
    let rests = card.and_then(|card| card.heals.as_ref().and_then(now)).map(|points| (points, Patients::Itself));
    field.kind(unit).traits.iter().filter_map(of).chain(rests).collect()
}

/// The units that healing points may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Patients {
    Biological,
    Vehicles,
    Itself,
}

/// The choices of a healing step: one for each healer that has something to heal.
pub(super) fn questions(field: &Field, step: u8) -> Vec<Question> {
    let healers = field.on_board().flat_map(|(unit, hex)| {
        cures(field, unit, step).into_iter().map(move |(points, patients)| (unit, hex, points, patients))
    });
    let question = |(unit, hex, points, patients): (UnitIx, _, u8, Patients)| {
        let id = field.unit(unit).id;
        let near = field.at(hex).filter(|other| field.side(*other) == id.side);
        let fits = |other: &UnitIx| match patients {
            Patients::Biological => field.kind(*other).class.is_biological(),
            Patients::Vehicles => field.kind(*other).class.is_vehicle(),
            Patients::Itself => *other == unit,
        };
        let patients: Vec<UnitIx> = near.filter(fits).collect();
        let mut answers = Vec::new();
        list(field, &patients, points, &mut Vec::new(), &mut answers);
        let answers: Vec<Answer> = answers.into_iter().map(|treatments| Answer::Heal(id, treatments)).collect();
        let marked = usize::from(answers.len() > 1);
        Question { side: id.side, answers, marked }
    };
    healers.map(question).filter(Question::is_open).collect()
}

/// All ways to spend points on patients, starting with none, then the fullest.
fn list(field: &Field, patients: &[UnitIx], points: u8, done: &mut Vec<Treatment>, all: &mut Vec<Vec<Treatment>>) {
    collect(field, patients, points, done, all);
    all.sort_by_key(|treatments| Reverse(treatments.iter().map(|one| one.1.cost(field)).sum::<u8>()));
    let nothing = all.pop();
    all.splice(0..0, nothing);
}

fn collect(field: &Field, patients: &[UnitIx], points: u8, done: &mut Vec<Treatment>, all: &mut Vec<Vec<Treatment>>) {
    if all.len() >= OFFERED {
        return;
    }
    all.push(done.clone());
    for patient in patients {
        let mut state = field.unit(*patient).clone();
        let id = state.id;
        for treatment in done.iter().filter(|treatment| treatment.0 == id) {
            treatment.1.heal(&field.numbers().agony.poison, &mut state);
        }
        for care in Care::all(field, *patient, &state) {
            let treatment = Treatment(state.id, care);
            let cost = care.cost(field);
            // In one order only, so that nothing is listed twice.
            if cost <= points && cost > 0 && done.last().is_none_or(|last| last.order() <= treatment.order()) {
                done.push(treatment);
                collect(field, patients, points - cost, done, all);
                done.pop();
            }
        }
    }
}

/// Asks each healer what to heal.
pub(super) fn ask_heal(mut deeds: Deeds) {
    polls::ask(&mut deeds, Ask::Heal);
}

/// Records the answers of a side.
pub(super) fn take_heal(mut deeds: Deeds) {
    polls::take(&mut deeds);
}

/// Applies the chosen treatments.
pub(super) fn heal(mut deeds: Deeds) {
    let dice = deeds.field.numbers().agony.poison.clone();
    for answer in polls::settled(deeds.view()) {
        let Answer::Heal(healer, treatments) = answer else { continue };
        let Some(healer) = deeds.field.find(healer) else { continue };
        for Treatment(patient, care) in treatments {
            let Some(patient) = deeds.field.find(patient) else { continue };
            deeds.note(healer, "heals", care.cost(&deeds.field).into(), "F24");
            deeds.change(patient, |state| care.heal(&dice, state));
            let (mark, left) = care.left(deeds.field.unit(patient));
            deeds.count(patient, mark, left, "F24");
        }
    }
}
