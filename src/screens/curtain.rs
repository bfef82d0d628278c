//! The curtain between two players at one computer: it falls after a secret and after each move in front of hidden
//! enemies, and only the next player opens it.

use super::{
    host::host,
    lesson,
    pages::{Card, Pages},
    seats::Seats,
    show::Awake,
    table, theatre,
};
use crate::battle::finality;
use crate::engine::{BattleLog, Fact, Viewer, What};
use crate::force::Side;
use crate::input::{Intent, Shown, intent::Moment};
use crate::panels::Handover;
use bevy::prelude::*;

/// Seconds to look at dice and wounds before the curtain falls.
const READING: f32 = 2.5;

/// The hand-over to a side, which then watches what the other side has done, as far as it could see it.
pub(super) fn handover(world: &World, side: Side) -> Handover {
    let mut facts = world.resource::<BattleLog>().seen_by(Viewer::Side(side));
    let told = facts.any(|fact| matches!(fact.what, What::Ordered { side: by, .. } if by != side));
    let blind = is_blind(world);
    Handover { side, told: told && !blind, blind }
}

/// Whether a hand-over covers the board, since it would show what somebody hidden may answer.
fn is_blind(world: &World) -> bool {
    Side::BOTH.into_iter().any(|side| host(world).lurks(world, side))
}

/// After a move, the computer is handed over to a player with hidden pieces, asked or not: the card appears at once,
/// before anything shows how far the move has gone. Returns true if it is handed over.
pub(super) fn pass_after_move(world: &World, pages: &mut Pages) -> bool {
    let host = host(world);
    let Some(mover) = pages.asked.filter(|_| !theatre::is_on(world) && !lesson::is_on(world)) else { return false };
    let seats = world.resource::<Seats>();
    if !(seats.is_human(mover) && seats.is_human(mover.other()) && host.outcome(world).is_none()) {
        return false;
    }
    let facts = world.resource::<BattleLog>().facts();
    let news = facts.get(pages.heard..).unwrap_or_default();
    if !finality::is_watched(Side::BOTH.map(|side| host.lurks(world, side)), news, mover) {
        return false;
    }
    pages.heard = facts.len();
    (pages.card, pages.asked) = (Some(Card::Pass(mover.other())), Some(mover.other()));
    true
}

/// Whether a curtain that covers the board has to wait: dice and wounds that both players may see have just been
/// shown, and the one who caused them wants to look at them.
pub(super) fn waits(world: &mut World, pages: &mut Pages) -> bool {
    if !is_blind(world) {
        return false;
    }
    let facts = world.resource::<BattleLog>().facts();
    let (news, all) = (facts.get(pages.heard..).unwrap_or_default(), facts.len());
    if pages.asked.is_none() || !news.iter().any(is_outcome) {
        return false;
    }
    let left = pages.reading.unwrap_or(READING) - world.resource::<Time<Real>>().delta_secs().min(0.05);
    pages.reading = Some(left).filter(|left| *left > 0.0);
    if pages.reading.is_none() {
        pages.heard = all;
        return false;
    }
    world.resource_mut::<Awake>().stir();
    true
}

/// Whether both players see that somebody shot, rolled or fell.
fn is_outcome(fact: &Fact) -> bool {
    use What::*;
    fact.is_seen_by(Viewer::Public)
        && matches!(fact.what, Shot { .. } | Threw { .. } | Rolled { .. } | Tested { .. } | Removed { .. })
}

/// While the outcome is shown, nobody is asked yet: whatever the player chooses lets the curtain fall. Once it has
/// fallen, nothing but "Ready" opens it.
pub(super) fn answer(world: &World, pages: &mut Pages, intent: &Intent) -> bool {
    if pages.reading.is_some() {
        let looks = table::keeps_marks(intent) || matches!(intent, Intent::Quit | Intent::Set(_));
        if !looks {
            pages.reading = Some(0.0);
        }
        return !looks;
    }
    if !pages.is_passing() {
        return false;
    }
    if *intent == Intent::Menu && !matches!(pages.card, Some(Card::Pass(_))) {
        pages.lift();
        return true;
    }
    match intent {
        Intent::Back => matches!(pages.card, Some(Card::Pass(_))),
        Intent::Theatre(Moment::TheirTurn) => {
            let Some(Card::Pass(side)) = pages.card else { return true };
            !handover(world, side).told
        }
        Intent::Menu
        | Intent::Advice
        | Intent::Reasons
        | Intent::Concede
        | Intent::Theatre(_)
        | Intent::Open(Shown::Theatre | Shown::Rolls) => true,
        _ => false,
    }
}
