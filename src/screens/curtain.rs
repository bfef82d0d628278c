//! The curtain between two players at one computer: it falls after a secret and after each move in front of hidden
//! enemies, and only the next player opens it.

use super::{
    host::host,
    lesson,
    pages::{Card, Page, Pages},
    seats::Seats,
    show::Awake,
    table, theatre,
};
use crate::battle::finality;
use crate::engine::{BattleLog, Fact, Viewer, What};
use crate::force::Side;
use crate::input::{
    Intent, Shown,
    intent::{Decider, Moment},
};
use crate::panels::Handover;
use crate::view::{Cast, Playback};
use bevy::prelude::*;

/// Seconds to look at dice and wounds before the curtain falls.
const READING: f32 = 2.5;

impl Pages {
    /// The side that the computer is being handed over to: what is below that card is for the next player only.
    pub fn passing(&self) -> Option<Side> {
        self.under
            .iter()
            .chain(&self.card)
            .find_map(|card| if let Card::Pass(side) = card { Some(*side) } else { None })
    }

    /// Closes the cards above a hand-over, or all of them.
    pub fn uncover(&mut self) {
        let passing = self.passing();
        self.clear();
        self.card = passing.map(Card::Pass);
    }
}

/// The hand-over to a side, which then watches what the other side has done, as far as it could see it.
pub(super) fn handover(world: &World, pages: &Pages, side: Side) -> Handover {
    Handover { side, told: has_news(world, side), blind: is_blind(world), idle: pages.idle }
}

/// Whether the other side has done something that may be shown again to this one.
pub(super) fn has_news(world: &World, side: Side) -> bool {
    let mut facts = world.resource::<BattleLog>().seen_by(Viewer::Side(side));
    !is_blind(world) && facts.any(|fact| matches!(fact.what, What::Ordered { side: by, .. } if by != side))
}

/// Whether a hand-over covers the board, since it would show what somebody hidden may answer.
fn is_blind(world: &World) -> bool {
    Side::BOTH.into_iter().any(|side| host(world).lurks(world, side))
}

/// Where somebody hides, the computer is handed over before anything else is shown: what is left to show is shown to the
/// next player. Returns true if it is handed over.
pub(super) fn pass_at_once(world: &World, pages: &mut Pages) -> bool {
    let sitting = pages.asked.filter(|_| !theatre::is_on(world) && !lesson::is_on(world));
    let Some(sitting) = sitting.filter(|_| are_people(world) && host(world).outcome(world).is_none()) else {
        return false;
    };
    let passes = has_walked(world, pages, sitting) || !pages.idle && is_next(world, pages, sitting.other());
    if passes {
        pages.heard = world.resource::<BattleLog>().len();
        hand_to(pages, sitting.other());
    }
    passes
}

/// The card for a side covers the board.
fn hand_to(pages: &mut Pages, side: Side) {
    (pages.card, pages.asked, pages.idle) = (Some(Card::Pass(side)), Some(side), false);
}

fn are_people(world: &World) -> bool {
    let seats = world.resource::<Seats>();
    Side::BOTH.into_iter().all(|side| seats.is_human(side))
}

/// What has happened since somebody was last asked.
fn news<'a>(world: &'a World, pages: &Pages) -> &'a [Fact] {
    world.resource::<BattleLog>().facts().get(pages.heard..).unwrap_or_default()
}

/// Whether a side has moved before a player with hidden pieces, who is handed the computer, asked or not.
fn has_walked(world: &World, pages: &Pages, mover: Side) -> bool {
    let host = host(world);
    finality::is_watched(Side::BOTH.map(|side| host.answers(world, side)), news(world, pages), mover)
}

/// Whether a side is asked next, and there is nothing that both players want to look at before that.
fn is_next(world: &World, pages: &Pages, side: Side) -> bool {
    let host = host(world);
    let is_asked = host.window(world).is_some_and(|window| window.side == side);
    let answers = host.asks_player(world) || host.decider(world) == Decider::Adviser;
    is_asked && answers && is_blind(world) && !news(world, pages).iter().any(is_outcome)
}

/// The card for the next player. A player who has taken the seat with nothing to decide reads that first, and passes
/// it on by hand: that happens after every move, so it says nothing about who hides where.
pub(super) fn fall(pages: &mut Pages, side: Side) {
    if pages.idle {
        pages.card = Some(Card::Pass(side));
    } else {
        hand_to(pages, side);
    }
}

/// The hand-over that is under way, whatever card is on top.
pub(super) fn under_way(world: &World, pages: &Pages) -> Option<Handover> {
    pages.passing().filter(|_| pages.page == Page::Battle).map(|side| handover(world, pages, side))
}

/// The player accepts the card: takes the seat, or passes it on.
fn accept(world: &World, pages: &mut Pages, side: Side) {
    if pages.idle {
        hand_to(pages, side);
    } else {
        pages.lift();
        pages.idle = is_blind(world);
    }
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
    if pages.passing().is_none() {
        return false;
    }
    let top = if let Some(Card::Pass(side)) = pages.card { Some(side) } else { None };
    match (intent, top) {
        (Intent::Accept, Some(side)) => accept(world, pages, side),
        (Intent::Back | Intent::Menu, Some(_)) => pages.lay(Card::Menu),
        (Intent::Menu, None) => pages.lift(),
        (Intent::Theatre(Moment::TheirTurn), Some(side)) => return !handover(world, pages, side).told,
        _ => return is_for_the_seated(intent),
    }
    true
}

/// Whether an intent would show what only the player at the seat may see.
const fn is_for_the_seated(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Advice
            | Intent::Reasons
            | Intent::Concede
            | Intent::Theatre(_)
            | Intent::Open(Shown::Theatre | Shown::Rolls)
    )
}

/// Updates the viewer: nothing may be shown to somebody who must not know it. While the board is covered, nothing goes
/// on; then it is shown to the player who has taken the seat, from where it stopped.
pub(super) fn follow(world: &mut World) {
    let pages = world.resource::<Pages>();
    let is_battle = pages.page == Page::Battle;
    let viewer = if is_battle { table::look_on(world, pages) } else { Viewer::All };
    let covered = under_way(world, pages).is_some_and(Handover::covers);
    let anew = covered || is_battle && pages.idle;
    if !theatre::is_on(world) && world.resource::<Playback>().paused != covered {
        world.resource_mut::<Playback>().paused = covered;
        world.resource_mut::<Awake>().stir();
    }
    if table::viewer(world) == viewer && world.resource::<Playback>().viewer == viewer {
        return;
    }
    world.insert_resource(table::Seen(viewer));
    if anew {
        table::refill(world);
        let cast = world.resource::<Cast>().clone();
        world.resource_mut::<Playback>().look_through(viewer, &cast);
    } else {
        world.resource_mut::<Playback>().viewer = viewer;
    }
    table::settle(world);
    world.resource_mut::<Awake>().stir();
}
