//! Platoons: the side to move, the activated platoon, letters, skipped turns (text paragraph 1; T-01 to T-11, T-149).

pub use super::turn::{PlatoonState, Turn};

use super::{
    afar::Grids,
    field::Field,
    frames::Barrage,
    order::{Given, Order},
    sequence::{Frame, Stage},
    stakes::Stakes,
    states::{Actions, Watch},
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Mark, PrimateIx, Roster, Side, Tag, UnitId, UnitIx};
use bevy_ecs::prelude::*;

/// Actions of a unit in one activation (text paragraph 2).
pub const ACTIONS: u8 = 2;

impl PlatoonState {
    /// Whether it counts for victory (T-149).
    pub const fn counts(&self) -> bool {
        self.start > 0
    }
}

impl Turn {
    /// A battle about to start.
    pub fn new(platoons: [Vec<PlatoonState>; 2], rounds: Option<u16>, stakes: Stakes) -> Self {
        Self {
            round: 1,
            rounds,
            side: Side::First,
            first: Side::First,
            active: None,
            letters: [Vec::new(), Vec::new()],
            taken: [0, 0],
            platoons,
            stakes,
            recipe: None,
            grids: Grids::default(),
        }
    }

    /// Turns in a complete round: each platoon of both sides comes up once (T-01).
    pub fn turns_of_a_round(&self) -> u16 {
        2 * self.platoons[0].len().max(1) as u16
    }

    /// Turns ended by both sides together.
    pub const fn turns_taken(&self) -> u16 {
        self.taken[0] + self.taken[1]
    }

    /// Whether the turn that just ended was the last of a round (T-01).
    pub fn completes_a_round(&self) -> bool {
        self.turns_taken() > 0 && self.turns_taken().is_multiple_of(self.turns_of_a_round())
    }

    /// Platoons of a side without a letter, counted from 1.
    pub fn undesignated(&self, side: Side) -> Vec<u8> {
        let count = self.platoons[side.index()].len() as u8;
        (1..=count).filter(|platoon| !self.letters[side.index()].contains(platoon)).collect()
    }

    /// The letter of a platoon, if it has one yet.
    pub fn letter(&self, side: Side, platoon: u8) -> Option<char> {
        let place = self.letters[side.index()].iter().position(|known| *known == platoon)?;
        Some((b'A' + place as u8) as char)
    }

    /// A platoon's short name: its letter or, until it has one, its position in the level.
    pub fn mark(&self, side: Side, platoon: u8) -> Mark {
        self.letter(side, platoon).map_or(Mark::Numeral(platoon), Mark::Letter)
    }

    /// The text on a unit's counters.
    pub fn tag(&self, unit: UnitId) -> Tag {
        let several = self.platoons[unit.side.index()].len() > 1;
        Tag { platoon: several.then(|| self.mark(unit.side, unit.platoon)), post: unit.post }
    }

    /// The units of the active platoon, in order.
    pub fn units(&self, field: &Field) -> Vec<UnitIx> {
        self.active.map_or_else(Vec::new, |platoon| field.platoon(self.side, platoon).collect())
    }

    /// The primates of the active platoon on the board, in order.
    pub fn primates(&self, field: &Field) -> Vec<PrimateIx> {
        self.units(field).into_iter().flat_map(|unit| field.present(unit).collect::<Vec<_>>()).collect()
    }

    /// Whether a platoon has nobody left on the board (T-05).
    pub fn wiped_out(field: &Field, side: Side, platoon: u8) -> bool {
        field.platoon(side, platoon).all(|unit| !field.is_left(unit))
    }

    fn designate(&mut self, platoon: u8, log: &mut BattleLog) {
        let side = self.side;
        self.letters[side.index()].push(platoon);
        self.active = Some(platoon);
        let letter = self.letter(side, platoon).expect("it has just got one");
        log.tell("T-11", What::Designated { side, platoon, letter });
    }
}

/// Each side rolls a die; the higher moves first, and ties are rolled again. In an Ambush, the attacker moves first
/// (G-11).
pub(super) fn roll_for_first_turn(mut turn: ResMut<Turn>, mut dice: ResMut<Dice>, mut log: ResMut<BattleLog>) {
    if let Some(first) = turn.stakes.scenario.terms().first(turn.stakes.attacker) {
        (turn.first, turn.side) = (first, first);
        log.tell("G-11", What::Began { step: "ambush", side: first, round: 1 });
        return;
    }
    let mut rolled = dice.roll(2).to_vec();
    // Scripted dice that ran dry show ones forever: then the first side moves first.
    while rolled[0] == rolled[1] && !dice.ran_dry() {
        log.tell("G-11", What::Rolled { dice: rolled, why: "first-turn", chooser: None });
        rolled = dice.roll(2).to_vec();
    }
    let first = if rolled[0] >= rolled[1] { Side::First } else { Side::Second };
    log.tell("G-11", What::Rolled { dice: rolled, why: "first-turn", chooser: None });
    (turn.first, turn.side) = (first, first);
}

/// The next turn starts; this never ends on its own.
pub(super) fn begin_turn(mut clock: ResMut<Clock<Frame>>, mut log: ResMut<BattleLog>, turn: Res<Turn>) {
    log.tell("T-01", What::Began { step: "turn", side: turn.side, round: turn.round });
    clock.call(Frame::Turn);
    clock.again();
}

/// The platoon whose turn it is: the player chooses while any has no letter, then they come up in order.
pub(super) fn ask_designation(mut clock: ResMut<Clock<Frame>>, mut turn: ResMut<Turn>, mut log: ResMut<BattleLog>) {
    let side = turn.side;
    match turn.undesignated(side)[..] {
        [] => {
            let letters = &turn.letters[side.index()];
            turn.active = letters.get(usize::from(turn.taken[side.index()]) % letters.len().max(1)).copied();
        }
        [only] => turn.designate(only, &mut log),
        _ => clock.ask(Ask::Designate.at(side, None)),
    }
}

/// The chosen platoon gets its letter permanently (T-09, T-11).
pub(super) fn take_designation(mut turn: ResMut<Turn>, mut log: ResMut<BattleLog>, given: Res<Given>) {
    if let Order::Designate(platoon) = given.order() {
        turn.designate(*platoon, &mut log);
    }
}

/// A platoon with nobody left loses its turn (T-06); others get their actions and end their overwatch (T-122).
pub(super) fn activate_platoon(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    mut units: Query<(&mut Actions, &mut Watch)>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let (side, round) = (turn.side, turn.round);
    let Some(platoon) = turn.active.filter(|platoon| !Turn::wiped_out(&field, side, *platoon)) else {
        log.tell("T-06", What::Said { what: "turn-skipped", who: None });
        // Nothing was done, but a round or a hold may be complete (G-15).
        clock.go_to(Stage::Ending);
        return;
    };
    for unit in field.platoon(side, platoon) {
        let (mut actions, mut watch) = units.get_mut(roster.unit(unit)).expect("a unit has actions");
        actions.set_if_neq(Actions::fresh(ACTIONS));
        if watch.set_if_neq(Watch::default()) {
            log.tell("T-122", What::Cleared { who: field.unit(unit).id.into(), mark: "overwatch" });
        }
    }
    if turn.platoons[side.index()][usize::from(platoon) - 1].afar.is_some() {
        clock.call(Frame::Barrage(Barrage { platoon, left: Vec::new(), aimed: None }));
        clock.go_to(Stage::Pins);
        return;
    }
    log.tell("T-14", What::Began { step: "orders", side, round });
}

/// The other player's turn; a round ends when every platoon of both sides has come up once (T-01).
pub(super) fn hand_over(mut turn: ResMut<Turn>) {
    let side = turn.side;
    turn.taken[side.index()] += 1;
    turn.active = None;
    let slots = turn.platoons[0].len().max(1) as u16;
    turn.side = side.other();
    if turn.taken[0] == turn.taken[1] {
        turn.round = turn.taken[0] / slots + 1;
    }
}
