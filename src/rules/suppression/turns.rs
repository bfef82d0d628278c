//! Rounds and turns: their order, the active side, the end of the battle (G7, G13, G19, F1).

use super::{
    deeds::Deeds,
    sequence::{Frame, Stage},
};
use crate::engine::What;
use crate::force::Side;
use bevy_ecs::resource::Resource;

/// How far the battle has come.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The round, from 1; 0 while the sides set up.
    pub round: u16,
    /// The side whose turn it is, or that is setting up.
    pub side: Side,
    /// The side that has the first turn of each round.
    pub first: Side,
    /// Turns ended by each side.
    pub taken: [u16; 2],
    /// Points for objectives (G25).
    pub score: [u16; 2],
    /// The holder of each objective at the end of the last round (G13).
    pub holders: Vec<Option<Side>>,
    /// Number of units that each side started with (F4).
    pub mustered: [u16; 2],
    /// Units below this number have had their leader chosen in this Starting Phase (G18).
    pub named: u16,
    /// One bit per unit: it has tried to rally in this Starting Phase (G7).
    pub rallied: u64,
}

/// The higher die takes the first turn; ties are thrown again (G19).
pub(super) fn find_first(mut deeds: Deeds) {
    let mut first = deeds.field.setting.scenario.first;
    while first.is_none() {
        let dice = deeds.dice.pool(2, 6);
        first = match dice[0].cmp(&dice[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            // Laid dice that have run out never differ.
            std::cmp::Ordering::Equal => deeds.dice.ran_dry().then_some(Side::First),
        };
        deeds.log.tell("G19", What::Rolled { dice, why: "first-turn", chooser: None });
    }
    if let Some(first) = first {
        deeds.turn.first = first;
        deeds.turn.side = first;
    }
}

/// Both sides have one turn in each round, the first side first (F1).
pub(super) fn begin_round(mut deeds: Deeds) {
    deeds.turn.round += 1;
    let (side, round) = (deeds.turn.first, deeds.turn.round);
    deeds.log.tell("G13", What::Began { step: "new-round", side, round });
    deeds.clock.call(Frame::Turn(side));
    deeds.clock.call(Frame::Turn(side.other()));
}

/// A turn starts with its Starting Phase.
pub(super) fn begin_turn(mut deeds: Deeds) {
    let Frame::Turn(side) = *deeds.clock.top() else { return };
    deeds.turn.side = side;
    begin_phase(&mut deeds, "starting", "G7");
}

/// A phase of the turn starts.
pub(super) fn begin_phase(deeds: &mut Deeds, step: &'static str, rule: &'static str) {
    let (side, round) = (deeds.turn.side, deeds.turn.round);
    deeds.log.tell(rule, What::Began { step, side, round });
}

/// The turn is over.
pub(super) fn end_turn(mut deeds: Deeds) {
    let side = deeds.turn.side;
    deeds.turn.taken[side.index()] += 1;
}

/// A side with no units on the board loses (G13).
pub(super) fn end_if_wiped_out(mut deeds: Deeds) {
    let left = Side::BOTH.map(|side| deeds.field.standing(side).next().is_some());
    match left {
        [true, true] => {}
        [true, false] => deeds.end(Some(Side::First), "wiped-out", "G13"),
        [false, true] => deeds.end(Some(Side::Second), "wiped-out", "G13"),
        [false, false] => deeds.end(None, "wiped-out-both", "G13"),
    }
}

/// Another round follows, unless the battle has ended.
pub(super) fn next_round(mut deeds: Deeds) {
    deeds.clock.go_to(Stage::BeginRound);
}
