//! The turn track: steps of the turn, platoons in the order they play, what can be taken back.

use super::{faces, look::Look};
use crate::battle::Record;
use crate::engine::{
    BattleLog,
    fact::{What, Who},
};
use crate::force::Side;
use crate::panels::{
    Badge,
    track::{Token, Track, Turn as Stand, UndoMark},
};
use crate::rules::monkeys::{commit, platoons::Turn, sequence::Frame};
use crate::words::{say, word};

const STEPS: [&str; 5] =
    ["track-step-activate", "track-step-orders", "track-step-firing", "track-step-stragglers", "track-step-pins"];

/// The bar at the top.
pub fn track(look: &Look) -> Track {
    Track {
        round: look.turn.rounds.map_or(look.turn.round, |rounds| look.turn.round.min(rounds)),
        rounds: look.turn.rounds,
        steps: steps(look),
        step: step(look),
        platoons: slots(look.turn).into_iter().map(|(side, platoon)| token(look, side, platoon)).collect(),
        undo: undo(look),
    }
}

/// The steps of a turn; before the first one the sides set up.
fn steps(look: &Look) -> Vec<String> {
    let mut steps = STEPS.map(word);
    if sets_up(look) {
        steps[0] = word("track-set-up");
    }
    steps.to_vec()
}

/// Whether the ground is laid and platoons are placed, before the first turn (G-32, G-33).
fn sets_up(look: &Look) -> bool {
    look.clock.frames().any(|frame| matches!(frame, Frame::Laying(_) | Frame::Deployment(_)))
}

/// Which step of the turn it is, by the procedures under way.
fn step(look: &Look) -> usize {
    let ordered = |frame: &Frame| matches!(frame, Frame::Move(_) | Frame::Overwatched(_));
    match look.asked() {
        _ if look.clock.outcome().is_some() => STEPS.len() - 1,
        "Designate" => 0,
        _ if sets_up(look) => 0,
        "Act" => 1,
        _ if look.clock.frames().any(ordered) => 1,
        _ => 2,
    }
}

/// Platoons of both sides in the order they play: side and place in the level, from 1. Those without a letter follow
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
        letter: look.letter(side, platoon),
        turn: stand,
        hint: hint(look, side, platoon, stand),
        badge: badge(look, side, platoon),
    }
}

/// Where a platoon stands in the round.
pub fn stand(look: &Look, side: Side, platoon: u8) -> Stand {
    let turn = look.turn;
    let place = turn.letters[side.index()].iter().position(|known| *known == platoon);
    let slots = turn.platoons[side.index()].len().max(1);
    let taken = usize::from(turn.taken[side.index()]);
    let before = slots * usize::from(turn.round - 1);
    let waits = look.field.platoon(side, platoon).any(|unit| look.field.reserve(unit).next().is_some());
    if Turn::wiped_out(look.field, side, platoon) && !waits {
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

fn hint(look: &Look, side: Side, platoon: u8, stand: Stand) -> String {
    let name = match look.names.platoon(side, platoon) {
        "" => say("track-platoon", &[("letter", look.letter(side, platoon).into())]),
        name => name.to_owned(),
    };
    let units = look.field.platoon(side, platoon);
    let (mut left, mut all) = (0usize, 0usize);
    for unit in units {
        left += look.field.members(unit).count();
        all += look.field.roll_call(unit).count();
    }
    let id = match stand {
        Stand::Dead => "track-dead",
        Stand::Now => "track-now",
        Stand::Offered => "track-offered",
        Stand::Done => "track-done",
        Stand::Next => "track-next",
    };
    let able = commit::able(look.field, look.turn).len();
    let side = look.names.side(side);
    say(
        id,
        &[
            ("side", side.into()),
            ("name", name.into()),
            ("left", left.into()),
            ("all", all.into()),
            ("able", able.into()),
        ],
    )
}

/// The mark that the track shows of a platoon: someone without ammunition, else someone on overwatch.
fn badge(look: &Look, side: Side, platoon: u8) -> Option<Badge> {
    let shown = [Badge::OutOfAmmo, Badge::Overwatch];
    let badges: Vec<Badge> =
        look.field.platoon(side, platoon).flat_map(|unit| faces::unit_badges(look.field, look.turn, unit)).collect();
    shown.into_iter().find(|badge| badges.contains(badge))
}

fn undo(look: &Look) -> UndoMark {
    let Some(record) = look.world.get_resource::<Record>() else {
        return UndoMark { sealed: word("undo-nothing"), ..UndoMark::default() };
    };
    let sealed = if record.seal().is_some() { sealed(look) } else { word("undo-nothing") };
    UndoMark { free: record.free_steps(), again: record.steps_again(), sealed }
}

/// The last roll, which nobody can take back (T-11).
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
