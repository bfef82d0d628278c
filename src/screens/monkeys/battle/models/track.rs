//! The turn track: steps of the turn, platoons in playing order, what can be undone.

use super::{super::kinds, faces, look::Look};
use crate::battle::Record;
use crate::engine::{
    BattleLog,
    fact::{What, Who},
};
use crate::force::{Side, UnitIx, squad::Place};
use crate::panels::{
    Badge, Why,
    track::{Token, Track, Turn as Stand, UndoMark},
};
use crate::rules::monkeys::{commit, order::Order, platoons::Turn, sequence::Frame};
use crate::screens::{rounds, seats::Seats};
use crate::words::{say, word};

const STEPS: [&str; 5] =
    ["track-step-activate", "track-step-orders", "track-step-firing", "track-step-stragglers", "track-step-pins"];

/// What happens in each step, with its rule.
const HINTS: [(&str, &str); 5] = [
    ("track-activate-is", "T-07"),
    ("track-orders-is", "T-14"),
    ("track-firing-is", "T-46"),
    ("track-stragglers-is", "T-28"),
    ("track-pins-is", "T-39"),
];

/// The bar at the top.
pub fn track(look: &Look) -> Track {
    let round = look.turn.rounds.map_or(look.turn.round, |rounds| look.turn.round.min(rounds));
    Track {
        round,
        words: [rounds::named(false, round), word("track-round-is")],
        rounds: look.turn.rounds,
        steps: steps(look),
        hints: HINTS.map(|(id, rule)| Why::new(word(id), rule)).to_vec(),
        step: step(look),
        reports: None,
        score: None,
        platoons: slots(look.turn).into_iter().map(|(side, platoon)| token(look, side, platoon)).collect(),
        undo: undo(look),
    }
}

/// The steps of a turn; before the first turn the sides deploy.
fn steps(look: &Look) -> Vec<String> {
    let mut steps = STEPS.map(word);
    if sets_up(look) {
        steps[0] = word("track-set-up");
    }
    let now = step(look);
    if look.clock.outcome().is_some() {
        // Whatever was in progress when it ended no longer counts as a step.
        steps[now] = word("track-over");
    } else if let Some(within) = within(look) {
        steps[now] = say("track-within", &[("step", steps[now].as_str().into()), ("what", word(within).into())]);
    }
    steps.to_vec()
}

/// Whether the ground is being laid and platoons are being placed, before the first turn (G-32, G-33).
fn sets_up(look: &Look) -> bool {
    look.clock.frames().any(|frame| matches!(frame, Frame::Laying(_) | Frame::Deployment(_)))
}

/// The current step of the turn, derived from the procedures in progress.
fn step(look: &Look) -> usize {
    let ordered = |frame: &Frame| matches!(frame, Frame::Move(_) | Frame::Overrun(_) | Frame::Overwatched(_));
    match look.asked() {
        _ if look.clock.outcome().is_some() => STEPS.len() - 1,
        "Designate" => 0,
        _ if sets_up(look) => 0,
        "Act" => 1,
        _ if look.clock.frames().any(ordered) => 1,
        _ => 2,
    }
}

/// What happens within the step: the innermost procedure that not every such step has.
fn within(look: &Look) -> Option<&'static str> {
    look.clock.frames().rev().find_map(|frame| match frame {
        Frame::Overrun(_) => Some("within-charge"),
        Frame::Flight(_) => Some("within-flight"),
        Frame::Fight(_) => Some("within-fight"),
        Frame::Overwatched(_) => Some("within-overwatch"),
        Frame::LeaderLost(_) => Some("within-leader-lost"),
        Frame::Explosion(_) => Some("within-explosion"),
        _ => None,
    })
}

/// Platoons of both sides in the order they play: side and index in the level, from 1. Those without a letter follow
/// the others of their side (T-08).
pub fn slots(turn: &Turn) -> Vec<(Side, u8)> {
    let order = |side: Side| {
        let lettered = turn.letters[side.index()].iter().copied();
        lettered.chain(turn.undesignated(side)).collect::<Vec<u8>>()
    };
    let (first, second) = (order(turn.first), order(turn.first.other()));
    let pairs = first.into_iter().zip(second);
    pairs.flat_map(|(one, other)| [(turn.first, one), (turn.first.other(), other)]).collect()
}

fn token(look: &Look, side: Side, platoon: u8) -> Token {
    let stand = stand(look, side, platoon);
    Token {
        side,
        letter: look.mark(side, platoon),
        face: None,
        turn: stand,
        hint: hint(look, side, platoon, stand),
        badges: badges(look, side, platoon),
    }
}

/// A platoon's place in the round.
pub fn stand(look: &Look, side: Side, platoon: u8) -> Stand {
    let turn = look.turn;
    let place = turn.letters[side.index()].iter().position(|known| *known == platoon);
    let slots = turn.platoons[side.index()].len().max(1);
    let taken = usize::from(turn.taken[side.index()]);
    let before = slots * usize::from(turn.round - 1);
    let waits = look.field.platoon(side, platoon).any(|unit| look.field.reserve(unit).next().is_some());
    let fires = look.field.platoon(side, platoon).any(|unit| away(look, unit) > 0);
    if Turn::wiped_out(look.field, side, platoon) && !waits && !fires {
        Stand::Dead
    } else if side == turn.side && turn.active == Some(platoon) {
        Stand::Now
    } else if look.asked() == "Designate" && side == turn.side && place.is_none() {
        Stand::Offered
    } else if place.is_some_and(|place| place < taken.saturating_sub(before)) {
        Stand::Done
    } else {
        Stand::Next
    }
}

/// How many of a unit are in a neighboring hex, from where its guns may fire (C-15).
pub fn away(look: &Look, unit: UnitIx) -> usize {
    look.field.roll_call(unit).filter(|mate| look.field.primate(*mate).place == Place::Afar).count()
}

fn hint(look: &Look, owner: Side, platoon: u8, stand: Stand) -> String {
    let name = look.platoon(owner, platoon);
    let units = look.field.platoon(owner, platoon);
    let (mut left, mut all) = (0usize, 0usize);
    for unit in units {
        left += look.field.members(unit).count() + away(look, unit);
        all += look.field.roll_call(unit).count();
    }
    let id = match stand {
        Stand::Dead if all == 0 => "track-empty",
        Stand::Dead => "track-dead",
        Stand::Now => "track-now",
        Stand::Offered => "track-offered",
        Stand::Done => "track-done",
        Stand::Next => "track-next",
    };
    let able = commit::able(look.field, look.turn).len();
    let side = look.names.side(owner);
    say(
        id,
        &[
            ("side", side.into()),
            ("name", name.into()),
            ("left", left.into()),
            ("all", all.into()),
            ("able", able.into()),
        ],
    ) + &marks(look, owner, platoon)
}

/// The badges of a platoon on the track: someone out of ammunition, someone on overwatch.
fn badges(look: &Look, side: Side, platoon: u8) -> Vec<Badge> {
    MARKS.into_iter().map(|(badge, _)| badge).filter(|badge| !bearing(look, side, platoon, *badge).is_empty()).collect()
}

/// The badges on the track with the sentences that list the units.
const MARKS: [(Badge, &str); 2] = [(Badge::OutOfAmmo, "track-out-of-ammo"), (Badge::Overwatch, "track-overwatch")];

/// The units of a platoon that have a badge.
fn bearing(look: &Look, side: Side, platoon: u8, badge: Badge) -> Vec<UnitIx> {
    let units = look.field.platoon(side, platoon);
    units.filter(|unit| faces::unit_badges(look.field, look.turn, *unit).contains(&badge)).collect()
}

/// The units of a platoon that are out of ammunition, and those on overwatch.
fn marks(look: &Look, side: Side, platoon: u8) -> String {
    let line = |(badge, id): (Badge, &str)| {
        let names: Vec<&str> =
            bearing(look, side, platoon, badge).into_iter().map(|unit| look.names.unit(unit)).collect();
        (!names.is_empty()).then(|| format!("\n{}", say(id, &[("who", names.join(", ").into())])))
    };
    MARKS.into_iter().filter_map(line).collect()
}

/// The rule about undo.
const UNDO: &str = "T-11";

fn undo(look: &Look) -> UndoMark {
    let Some(record) = look.world.get_resource::<Record>() else {
        return UndoMark { sealed: word("undo-nothing"), rule: Some(UNDO.to_owned()), ..UndoMark::default() };
    };
    let free = if kinds::has_own_step(look.world) { record.free_steps() } else { 0 };
    let sealed = match (free, record.seal()) {
        (0, Some(_)) => sealed(look),
        (0, None) => word("undo-nothing"),
        // Two people share one computer and one button, so it says whose order it undoes.
        _ if takes_back_the_turn(look, record) => {
            say("undo-other", &[("side", look.names.side(look.turn.side.other()).into())])
        }
        _ => String::new(),
    };
    UndoMark { free, again: record.steps_again(), sealed, rule: Some(UNDO.to_owned()), ..UndoMark::default() }
}

/// Whether the next undo gives the turn back to the other person at the table.
fn takes_back_the_turn(look: &Look, record: &Record) -> bool {
    let seats = look.world.get_resource::<Seats>();
    let people = seats.is_none_or(|seats| seats.is_human(look.turn.side.other()));
    let mut latest = record.turns.iter().rev().flat_map(|turn| turn.orders.iter().rev()).take(record.free_steps());
    people && latest.find(|order| kinds::was_asked(look.world, order)) == Some(&Order::EndTurn)
}

/// The last roll, which can't be undone (T-11).
fn sealed(look: &Look) -> String {
    let facts = look.world.resource::<BattleLog>().facts();
    let name = |who: &Who| match who {
        Who::Unit(unit) => look.names.unit_id(*unit).to_owned(),
        Who::Piece(piece) => look.names.piece(*piece),
    };
    let words = facts.iter().enumerate().rev().find_map(|(place, fact)| match &fact.what {
        What::Tested { who, .. } => Some(say("undo-test", &[("who", name(who).into())])),
        What::Rolled { why: "attack", .. } => {
            let powers = facts[..place].iter().rev().find_map(|fact| match &fact.what {
                What::Powers { attacker, defender, .. } => Some((*attacker, *defender)),
                _ => None,
            });
            let (unit, target) = powers?;
            let (unit, target) = (look.names.unit_id(unit), look.names.unit_id(target));
            Some(say("undo-attack", &[("unit", unit.into()), ("target", target.into())]))
        }
        What::Rolled { .. } => Some(word("undo-roll")),
        _ => None,
    });
    words.unwrap_or_else(|| word("undo-nothing"))
}
