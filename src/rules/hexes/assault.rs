//! Assaults: both sides roll at the same time, and the side with more successes left has the advantage (F18, F19, G14).

use super::{
    answers::{Answer, Question},
    deeds::{Deeds, Throw},
    field::{Field, Group},
    fights::{Fight, Fighter},
    hits,
    polls::{self, Poll},
    profiles::{Strength, Trait},
    retreats,
    sequence::{Frame, Stage},
    turns::Turn,
    windows::Ask,
};
use crate::force::{Side, UnitIx};
use std::cmp::Ordering;

/// The assaults of a step, one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assault {
    /// The choices made so far.
    pub poll: Poll,
    /// The rolls; none before the roll.
    pub rolled: Option<Rolled>,
}

/// The rolls of both sides in an assault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rolled {
    /// Each fighter with its roll, in the order of their names.
    pub strikers: Vec<Striker>,
    /// The side that has the advantage.
    pub winner: Side,
}

/// A fighter with its roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Striker {
    /// The unit.
    pub unit: UnitIx,
    /// The side of its body that it fights with.
    pub group: Group,
    /// Whether it fights by cunning (R21).
    pub cunning: bool,
    /// Its successes.
    pub hits: u8,
    /// Enemy successes that it deflects.
    pub deflects: u8,
}

/// The current assault: the first that hasn't been decided.
fn current(turn: &Turn) -> Option<(usize, &Fight)> {
    turn.fights.iter().enumerate().find(|(_, fight)| fight.winner.is_none())
}

/// The number of successes on a vehicle that a cunning unit needs for a token.
pub(super) const fn cunning(asked: &Trait) -> Option<u8> {
    if let Trait::CunningAssault(each) = asked { Some(*each) } else { None }
}

/// The choices of the assault: body sides and cunning before the roll, cancellations after it.
pub(super) fn questions(field: &Field, turn: &Turn, assault: &Assault) -> Vec<Question> {
    let Some((_, fight)) = current(turn) else { return Vec::new() };
    match &assault.rolled {
        Some(rolled) => vec![hits::cancelling(field, fight, rolled)],
        None => fight.fighters.iter().map(|fighter| strike(field, fight, fighter)).collect(),
    }
}

/// The body side a fighter uses, and whether it fights by cunning.
fn strike(field: &Field, fight: &Fight, fighter: &Fighter) -> Question {
    let id = field.unit(fighter.unit).id;
    let vehicles = fight.of(field, id.side.other()).filter(|enemy| field.kind(enemy.unit).class.is_vehicle());
    let armor = vehicles.map(|enemy| field.armor(enemy.unit, Group::Front)).max();
    let able = field.trait_of(fighter.unit, cunning).is_some() && armor.is_some();
    let mut answers = Vec::new();
    for group in fight.groups(field, fighter) {
        answers.push(Answer::Strike(id, group, false));
        if able {
            answers.push(Answer::Strike(id, group, true));
        }
    }
    let kind = field.kind(fighter.unit);
    let ap = kind.assault.map_or(0, |assault| assault.ap);
    let by_cunning = able && armor.is_some_and(|armor| armor > ap + 2);
    let worth = |answer: &Answer| match answer {
        Answer::Strike(_, group, cunning) => {
            let dice = |dice: Option<[u8; 4]>| dice.map_or(0, |dice| dice[group.at()]);
            let both = dice(kind.assault.map(|assault| assault.dice)) + dice(kind.deflection.map(|one| one.dice));
            (*cunning == by_cunning, both, 4 - group.at())
        }
        _ => (false, 0, 0),
    };
    // The first of several equals.
    let marked = (0..answers.len()).rev().max_by_key(|place| worth(&answers[*place])).unwrap_or(0);
    Question { side: id.side, answers, marked }
}

/// Asks for body sides and cunning, if an assault is left.
pub(super) fn ask_strike(mut deeds: Deeds) {
    if current(&deeds.turn).is_none() {
        deeds.clock.leave();
        return;
    }
    polls::ask(&mut deeds, Ask::Strike);
}

/// Records the answers of a side.
pub(super) fn take_strike(mut deeds: Deeds) {
    polls::take(&mut deeds);
}

/// Rolls strength dice unit by unit, then deflection dice, first side first (G14).
pub(super) fn roll_assault(mut deeds: Deeds) {
    let Some((_, fight)) = current(&deeds.turn) else { return };
    let fight = fight.clone();
    let mut strikers = Vec::new();
    for (fighter, answer) in fight.fighters.iter().zip(polls::settled(deeds.view())) {
        let Answer::Strike(_, group, cunning) = answer else { continue };
        let hits = strength_dice(&mut deeds, &fight, fighter, group);
        strikers.push(Striker { unit: fighter.unit, group, cunning, hits, deflects: 0 });
    }
    for striker in &mut strikers {
        striker.deflects = deflection_dice(&mut deeds, &fight, striker);
    }
    let [first, second] = Side::BOTH.map(|side| hits::left(&deeds.field, &fight, &strikers, side));
    let winner = match first.cmp(&second) {
        Ordering::Greater => Side::First,
        Ordering::Less => Side::Second,
        Ordering::Equal => deeds.turn.favored(),
    };
    retreats::tell_winner(&mut deeds, winner);
    if let Frame::Assault(assault) = deeds.clock.top_mut() {
        *assault = Assault { poll: Poll::default(), rolled: Some(Rolled { strikers, winner }) };
    }
}

/// A crippled crew raises the number that each strength die needs (F22).
fn harder(field: &Field, unit: UnitIx, need: u8) -> u8 {
    if field.unit(unit).hurt.crew { need.saturating_add_signed(-field.numbers().to_hit.crew) } else { need }
}

/// The strength dice of a fighter: half of them, rounded down, if it is shaken and fights a terrifying enemy
/// (R20, A11).
pub(super) fn dice(field: &Field, fight: &Fight, fighter: &Fighter, strength: &Strength, group: Group) -> u16 {
    let state = field.unit(fighter.unit);
    let dice = u16::from(strength.dice[group.at()]) * u16::from(state.models.0);
    let terrible = |asked: &Trait| matches!(asked, Trait::Terror(..)).then_some(());
    let fought = fight.of(field, state.id.side.other()).map(|enemy| enemy.unit);
    let mut fought = fought.filter(|enemy| fight.is_fought(field, (fighter.unit, group), *enemy));
    let halved = state.tokens.is_shaken() && fought.any(|enemy| field.trait_of(enemy, terrible).is_some());
    if halved { dice / 2 } else { dice }
}

/// The deflection dice of a fighter: twice as many for a fearsome one if an enemy that it fights is shaken (F21).
pub(super) fn deflection(field: &Field, fight: &Fight, (unit, group): (UnitIx, Group)) -> u16 {
    let state = field.unit(unit);
    let dice = field.kind(unit).deflection.map_or(0, |deflection| deflection.dice[group.at()]);
    let dice = u16::from(dice) * u16::from(state.models.0);
    let feared = |asked: &Trait| matches!(asked, Trait::Fear(_)).then_some(());
    let fought = fight.of(field, state.id.side.other()).map(|enemy| enemy.unit);
    let mut fought = fought.filter(|enemy| fight.is_fought(field, (unit, group), *enemy));
    let doubled = field.trait_of(unit, feared).is_some() && fought.any(|enemy| field.unit(enemy).tokens.is_shaken());
    if doubled { 2 * dice } else { dice }
}

fn strength_dice(deeds: &mut Deeds, fight: &Fight, fighter: &Fighter, group: Group) -> u8 {
    let Some(strength) = deeds.field.kind(fighter.unit).assault else { return 0 };
    let need = harder(&deeds.field, fighter.unit, strength.need);
    let dice = dice(&deeds.field, fight, fighter, &strength, group);
    if dice == 0 {
        return 0;
    }
    let throw = Throw { dice, sides: ASSAULT, need: Some(need), why: "strength", rule: "F18" };
    deeds.throw(fighter.unit, &throw).into_iter().filter(|face| *face >= need).count() as u8
}

fn deflection_dice(deeds: &mut Deeds, fight: &Fight, striker: &Striker) -> u8 {
    let Some(need) = deeds.field.kind(striker.unit).deflection.map(|deflection| deflection.need) else { return 0 };
    let dice = deflection(&deeds.field, fight, (striker.unit, striker.group));
    if dice == 0 {
        return 0;
    }
    let throw = Throw { dice, sides: ASSAULT, need: Some(need), why: "deflection", rule: "F18" };
    deeds.throw(striker.unit, &throw).into_iter().filter(|face| *face >= need).count() as u8
}

/// Sides of the dice of an assault (F18).
const ASSAULT: u8 = 6;

/// Asks the side with the advantage what to cancel, if there is a choice (F19).
pub(super) fn ask_cancel(mut deeds: Deeds) {
    polls::ask(&mut deeds, Ask::Cancel);
}

/// Notes the answer.
pub(super) fn take_cancel(mut deeds: Deeds) {
    polls::take(&mut deeds);
}

/// The remaining hits take effect; then comes the next assault.
pub(super) fn strike_hits(mut deeds: Deeds) {
    let Some((place, fight)) = current(&deeds.turn).map(|(place, fight)| (place, fight.clone())) else { return };
    let settled = polls::settled(deeds.view());
    let Frame::Assault(Assault { rolled: Some(rolled), .. }) = deeds.clock.top() else { return };
    let mut rolled = rolled.clone();
    if let Some(Answer::Cancel(cancelled)) = settled.first() {
        hits::cancel(&deeds.field, &mut rolled, cancelled);
    }
    for side in Side::BOTH {
        hits::strike(&mut deeds, &fight, &rolled, side);
    }
    deeds.turn.fights[place].winner = Some(rolled.winner);
    if let Frame::Assault(assault) = deeds.clock.top_mut() {
        *assault = Assault::default();
    }
    deeds.clock.go_to(Stage::AskStrike);
}
