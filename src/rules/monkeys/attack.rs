//! An attack, from naming targets to its effect; both fire and reaction fire (text paragraphs 8 to 10; T-43 to T-71,
//! T-147, T-148, T-151, T-154).

pub use super::frames::{Attack, Cause};

use super::{
    damage,
    field::{Book, Field},
    frames::{Thrown, Wreckage},
    nerve,
    odds::Contest,
    order::{Given, Order, Volley},
    overrun, pins, power,
    profiles::Hit,
    sequence::{Frame, Stage},
    shots::{Salvo, Spots, Victim},
    states::{Ammunition, Hidden, Pin},
    stealth,
    vehicles::Hull,
    volley::Roll,
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{
    Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

impl Attack {
    /// An attack about to be resolved.
    pub fn new(unit: UnitIx, target: UnitIx, cause: Cause) -> Self {
        let none = (0, 0);
        let (salvos, victims, thrown, bereaved) = (Vec::new(), Vec::new(), Thrown::default(), Vec::new());
        let (volley, rolled, fired, dry) = (Volley::Main, Vec::new(), Vec::new(), false);
        let wreckage = Wreckage::default();
        Self {
            unit,
            target,
            cause,
            salvos,
            sums: none,
            victims,
            thrown,
            bereaved,
            wreckage,
            volley,
            rolled,
            fired,
            dry,
        }
    }

    /// One roll of it, with the guns that fired in earlier rolls.
    pub fn roll(&self, volley: Volley) -> Roll<'_> {
        let (unit, target, spots) = (self.unit, self.target, self.spots());
        Roll { unit, target, spots, volley, fired: &self.fired, dry: self.dry }
    }

    /// The rolls still to come: one for each kind of special weapon and one for the main weapons, as long as they have
    /// targets (T-47).
    pub fn open(&self, field: &Field) -> Vec<Volley> {
        if self.cause == Cause::Shell {
            return Vec::new();
        }
        let main = self.roll(Volley::Main);
        let mut open = main.specials(field);
        open.retain(|volley| !self.rolled.contains(volley));
        if !self.rolled.contains(&Volley::Main) && main.can_fire(field) {
            open.push(Volley::Main);
        }
        open
    }

    /// The squares where its targets are hit.
    pub fn spots(&self) -> Spots<'_> {
        match &self.cause {
            Cause::Ordered | Cause::Approach | Cause::StandFirm | Cause::Shell => Spots::Standing,
            Cause::Overwatch(trails) => Spots::Trails(trails),
        }
    }
}

fn attack(clock: &Clock<Frame>) -> &Attack {
    match clock.top() {
        Frame::Attack(attack) => attack,
        other => unreachable!("an attack runs in its own frame, not in {other:?}"),
    }
}

fn attack_mut(clock: &mut Clock<Frame>) -> &mut Attack {
    match clock.top_mut() {
        Frame::Attack(attack) => attack,
        other => unreachable!("an attack runs in its own frame, not in {other:?}"),
    }
}

/// The shooter's player names targets, roll by roll. If nobody can be targeted any more, the attack is wasted (T-44,
/// T-47, T-154).
pub(super) fn ask_volley(mut clock: ResMut<Clock<Frame>>, mut log: ResMut<BattleLog>, field: Res<Field>) {
    let attack = attack(&clock);
    if attack.cause == Cause::Shell {
        tell_shell(attack, &field, &mut log);
        return;
    }
    let (unit, target) = (field.unit(attack.unit).id, field.unit(attack.target).id);
    if !attack.open(&field).is_empty() {
        log.tell("T-46", What::Ordered { side: unit.side, order: "Fire", unit: Some(unit), target: Some(target) });
        clock.ask(Ask::Volley.at(unit.side, Some(unit)));
    } else {
        log.tell("T-44", What::Said { what: "attack-wasted", who: Some(unit.into()) });
        clock.leave();
    }
}

/// The targets are final, and both powers are computed (T-49 to T-62). Fire from overwatch ends hiding (T-140).
pub(super) fn take_volley(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    mut hidden: Query<&mut Hidden>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    let attack = attack_mut(&mut clock);
    let (unit, target) = (field.unit(attack.unit).id, field.unit(attack.target).id);
    let Order::Fire { volley, shots } = given.order() else {
        log.tell("T-51", What::Said { what: "fire-held", who: Some(unit.into()) });
        clock.leave();
        return;
    };
    stealth::strike(attack.unit, "T-140", &field, &roster, &mut hidden, &mut log);
    let salvos = attack.roll(*volley).check(&field, shots);
    attack.salvos = salvos.expect("orders are checked before they are taken");
    attack.fired.extend(attack.salvos.iter().map(|salvo| salvo.by));
    attack.rolled.push(*volley);
    attack.volley = *volley;
    let reckoning = power::reckon(&field, &attack.salvos, attack.spots());
    attack.sums = reckoning.sums;
    attack.victims = reckoning.victims;
    tell_shots(&attack.salvos, &field, &mut log);
    let shooters = attack.unit;
    let (attack, defense) = (reckoning.attack, reckoning.defense);
    log.tell("T-57", What::Powers { attacker: unit, defender: target, attack, defense, sums: reckoning.sums });
    overrun::note_fire(&mut clock, shooters);
}

/// What a shell from another hex hits: its targets were determined when it landed (C-19, C-23).
fn tell_shell(attack: &Attack, field: &Field, log: &mut BattleLog) {
    tell_shots(&attack.salvos, field, log);
    let (attacker, defender) = (field.unit(attack.unit).id, field.unit(attack.target).id);
    let reckoning = power::reckon_on(field, &attack.salvos, attack.victims.clone());
    let (terms, defense, sums) = (reckoning.attack, reckoning.defense, reckoning.sums);
    log.tell("T-57", What::Powers { attacker, defender, attack: terms, defense, sums });
}

fn tell_shots(salvos: &[Salvo], field: &Field, log: &mut BattleLog) {
    for salvo in salvos {
        for (at, aim) in &salvo.at {
            let (by, at) = (salvo.by.piece(field), field.name(*at));
            log.tell("T-49", What::Shot { by, at, cell: aim.cell, covered: aim.covered });
        }
    }
}

/// Rolls as many dice as the powers call for (T-64).
pub(super) fn roll_attack(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
) {
    let attack = attack_mut(&mut clock);
    let contest = Contest::of(attack.sums.0, attack.sums.1);
    attack.thrown = Thrown::throw(&mut dice, contest.dice, contest.chooser(field.side(attack.unit)));
    let (dice, chooser) = (attack.thrown.faces.clone(), attack.thrown.chooser());
    log.tell("T-64", What::Rolled { dice, why: "attack", chooser });
}

/// The kept die is applied to everyone affected (chart 11.1; T-67 to T-70).
#[expect(clippy::too_many_arguments, reason = "one system applies one chart to places, pins and ammunition")]
pub(super) fn apply_attack(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut places: Query<&mut Place>,
    mut pins: Query<&mut Pin>,
    mut ammunition: Query<&mut Ammunition>,
    field: Res<Field>,
    roster: Res<Roster>,
    book: Res<Book>,
) {
    let attack = attack_mut(&mut clock);
    let face = attack.thrown.face();
    log.tell("T-65", What::Kept { face });
    match book.0.attack[usize::from(face) - 1] {
        // A special weapon's own roll empties only that weapon.
        Hit::Empty if attack.volley != Volley::Main => {}
        Hit::Empty => {
            attack.dry = true;
            *ammunition.get_mut(roster.unit(attack.unit)).expect("a unit has ammunition") = Ammunition::Out;
            log.tell("T-67", What::Marked { who: field.unit(attack.unit).id.into(), mark: "out-of-ammo" });
        }
        result => {
            for victim in &attack.victims {
                apply_to(victim, result, &field, &roster, &mut dice, &mut log, &mut places, &mut pins);
            }
        }
    }
    note_lost_leaders(attack, &field, &roster, &places);
}

/// The same die is applied to every affected vehicle, using the vehicle chart (chart 11.2; T-85).
pub(super) fn strike_vehicles(
    mut clock: ResMut<Clock<Frame>>,
    mut hulls: Query<&mut Hull>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    book: Res<Book>,
) {
    let attack = attack_mut(&mut clock);
    let harm = damage::harm(&book, attack.thrown.face());
    for vehicle in attack.victims.iter().filter_map(|victim| victim.body.vehicle()) {
        damage::strike(vehicle, harm, &field, &roster, &mut hulls, &mut log, &mut attack.wreckage);
    }
}

#[expect(clippy::too_many_arguments, reason = "passes the parts of one system on")]
fn apply_to(
    victim: &Victim,
    result: Hit,
    field: &Field,
    roster: &Roster,
    dice: &mut Dice,
    log: &mut BattleLog,
    places: &mut Query<&mut Place>,
    pins: &mut Query<&mut Pin>,
) {
    let Some(primate) = victim.body.primate() else { return };
    let state = field.primate(primate);
    let tested = match result {
        Hit::Hold => state.pin == Pin::Recovering,
        Hit::Test => victim.covered,
        Hit::Empty | Hit::Wound => false,
    };
    if tested {
        let rule = if result == Hit::Hold { "T-40" } else { "T-69" };
        if !nerve::test_with(field, primate, victim.fear.into(), dice, log, rule) {
            pins::press(primate, roster, pins);
            log.tell(rule, What::Marked { who: state.id.into(), mark: "pinned" });
        }
    } else if matches!(result, Hit::Test | Hit::Wound) {
        let pile = if victim.twice { Pile::Hollow } else { Pile::Wounded };
        *places.get_mut(roster.primate(primate)).expect("a primate has a place") = Place::Off(pile);
        log.tell("T-70", What::Removed { piece: state.id, pile });
    }
}

/// The next roll of the attack, if special weapons or the main ones are left (T-47). Leader checks due after the
/// previous roll have been taken: routed primates are no longer targets (T-165).
pub(super) fn next_roll(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let attack = attack_mut(&mut clock);
    (attack.salvos, attack.victims, attack.thrown) = (Vec::new(), Vec::new(), Thrown::default());
    if !attack.open(&field).is_empty() {
        clock.go_to(Stage::AskVolley);
    }
}

/// Units whose leader has just been removed: their checks come after this roll has been applied to everyone and before
/// the next roll (T-76, T-165).
fn note_lost_leaders(attack: &mut Attack, field: &Field, roster: &Roster, places: &Query<&mut Place>) {
    for primate in attack.victims.iter().filter_map(|victim| victim.body.primate()) {
        let unit = field.primate(primate).unit;
        let removed = places.get(roster.primate(primate)).is_ok_and(|place| matches!(place, Place::Off(_)));
        if removed && field.unit(unit).lead.leader == Some(primate) && !attack.bereaved.contains(&unit) {
            attack.bereaved.push(unit);
        }
    }
}
