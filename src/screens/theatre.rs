//! The theatre: a battle that is over is played again from its record. Nobody is asked; at its end, or when it is left,
//! the table is as it was.

use super::{
    battle::{self, Hands},
    pages::{self, Pages},
};
use crate::battle::record::{Record, Start};
use crate::engine::BattleLog;
use crate::force::Side;
use crate::input::Intent;
use crate::panels::{self, band::Band, theatre::Theatre as Bar, track::UndoMark};
use crate::rules::monkeys::{door, order::Order};
use crate::view::Playback;
use crate::words::say;
use bevy::prelude::*;
use std::collections::VecDeque;

/// Seconds between two orders at the plain speed.
const BETWEEN: f32 = 0.5;

/// The battle that is being played again.
#[derive(Resource, Debug, Default)]
pub struct Theatre(Option<Play>);

/// Orders that are still to come, turn by turn.
#[derive(Debug)]
struct Play {
    turns: VecDeque<VecDeque<Order>>,
    all: usize,
    paused: bool,
    /// Seconds until the next order.
    wait: f32,
}

impl Play {
    /// The next order; with it whether a turn ends.
    fn next(&mut self) -> Option<(Order, bool)> {
        while self.turns.front().is_some_and(VecDeque::is_empty) {
            self.turns.pop_front();
        }
        let turn = self.turns.front_mut()?;
        let order = turn.pop_front()?;
        Some((order, turn.is_empty()))
    }

    fn left(&self) -> usize {
        self.turns.iter().map(VecDeque::len).sum()
    }
}

/// Whether a battle is being played again.
pub fn is_on(world: &World) -> bool {
    world.resource::<Theatre>().0.is_some()
}

/// Begins the battle on the table again, from its record; nothing happens where none is over.
pub fn open(world: &mut World, pages: &mut Pages) {
    if !pages::is_over(world, pages) {
        return;
    }
    let Some(record) = world.get_resource::<Record>().cloned() else { return };
    let Start::Level(setup) = &record.start else { return };
    let Ok((level, _)) = setup.level("replay", "setup", crate::data::profiles()) else { return };
    crate::battle::begin(world, &level, record.seed);
    pages::lay_battle(world, pages, &level);
    let turns = record.turns.into_iter().map(|turn| turn.orders.into());
    let turns: VecDeque<VecDeque<Order>> = turns.collect();
    let all = turns.iter().map(VecDeque::len).sum();
    let mut hands = world.resource_mut::<Hands>();
    hands.selected = None;
    world.resource_mut::<Theatre>().0 = Some(Play { turns, all, paused: false, wait: BETWEEN * 2.0 });
}

/// What hands may do while it plays: look, pause, go on to the next turn, leave. Whether the intent is answered.
pub fn answer(world: &mut World, intent: &Intent) -> bool {
    match intent {
        Intent::Skip => pause(world),
        Intent::EndTurn | Intent::Accept => to_turns_end(world),
        Intent::Back | Intent::Menu => {
            while is_on(world) {
                to_turns_end(world);
            }
        }
        Intent::Hover(_) | Intent::Hold(..) | Intent::Fold(_) | Intent::Help(_) | Intent::Set(_) | Intent::Quit => {
            return false;
        }
        _ => {}
    }
    true
}

fn pause(world: &mut World) {
    if let Some(play) = &mut world.resource_mut::<Theatre>().0 {
        play.paused = !play.paused;
    }
    let paused = world.resource::<Theatre>().0.as_ref().is_some_and(|play| play.paused);
    world.resource_mut::<Playback>().paused = paused;
}

/// Gives the next order; with it whether a turn ended. None where all have been given: the theatre closes.
fn give_next(world: &mut World) -> Option<bool> {
    let next = world.resource_mut::<Theatre>().0.as_mut().and_then(Play::next);
    let Some((order, ends)) = next else {
        world.resource_mut::<Theatre>().0 = None;
        world.resource_mut::<Playback>().paused = false;
        return None;
    };
    world.resource_scope(|world, mut hands: Mut<Hands>| {
        battle::act::give(world, &mut hands, order);
        (hands.selected, hands.volley) = (None, None);
    });
    Some(ends)
}

/// Shows the end of the turn at once.
fn to_turns_end(world: &mut World) {
    while give_next(world) == Some(false) {}
    let log = world.resource::<BattleLog>().clone();
    world.resource_mut::<Playback>().jump(&log);
    battle::refill(world);
    battle::show_active(world);
}

/// Gives the next order once the last has been shown and some time has passed.
pub fn play_on(world: &mut World) {
    let seconds = world.resource::<Time<Real>>().delta_secs().min(0.05);
    let speed = f32::from(world.resource::<Playback>().speed.max(1));
    let settled = battle::has_settled(world);
    let Some(play) = &mut world.resource_mut::<Theatre>().0 else { return };
    if play.paused || !settled {
        return;
    }
    play.wait -= seconds * speed;
    if play.wait <= 0.0 {
        play.wait = BETWEEN;
        give_next(world);
        battle::show_active(world);
    }
}

/// Whether time passes for it.
pub fn is_moving(world: &World) -> bool {
    world.resource::<Theatre>().0.as_ref().is_some_and(|play| !play.paused)
}

/// The battle's panels while it plays: nothing is asked, and the bar at the foot is the theatre's.
pub fn dress(world: &World, battle: &mut panels::Battle) {
    let Some(play) = &world.resource::<Theatre>().0 else { return };
    let (turn, names) = (door::table(world).turn, world.resource::<battle::Names>());
    let terms = [
        ("round", i64::from(turn.round).into()),
        ("side", names.side(turn.side).into()),
        ("shown", (play.all - play.left()).into()),
        ("all", play.all.into()),
    ];
    let side: Side = turn.side;
    let words = say("theatre-place", &terms);
    battle.band = Some(Band { side, who: say("theatre-who", &[]), words, rule: None });
    (battle.decision, battle.forecast, battle.sheet.accept, battle.chip) = (None, None, None, None);
    battle.track.undo = UndoMark { sealed: say("theatre-next", &[]), ..UndoMark::default() };
    if battle.sheet.head.is_none() {
        battle.sheet.draft = vec![say("theatre-next", &[])];
    }
    battle.theatre = Some(Bar { paused: play.paused, speed: world.resource::<Playback>().speed });
}
