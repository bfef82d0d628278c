//! The value of a board to the side about to act: primates standing and removed, the fire that could come next, and
//! progress toward the scenario's goal. In scrap.

use super::{
    arms::POINTS,
    scene::{Line, Scene},
    taste::Taste,
};
use crate::board::distance;
use crate::data::monkeys::persona::Persona;
use crate::force::{
    Side,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    choices::Table,
    field::PrimateState,
    platoons::Turn,
    scenarios::{self, Scenario, Whereabouts, siege},
};

/// The value of a battle's end, in scrap: low for a Skirmish, which is won by removing enemies that already count.
const END: i64 = 300;
const END_OF_SKIRMISH: i64 = 60;

/// The value of a platoon driven off in a Skirmish, in scrap.
const PLATOON: i64 = 40;

/// The value of a marker held in a Battle, and of holding enough of them, which means victory a round later. Like the
/// next ones, they are read from the winners of 2,000 quick battles, by what decided them in rounds 2 to 4.
const MARKER: i64 = 100;
const ENOUGH: i64 = 350;

/// The value of a crate in a Scavenging, carried and in safety.
const CARRIED: i64 = 50;
const SAFE: i64 = 160;

/// The value of an unpinned defender in the area of a Siege. It is small until the last rounds.
const HOLDER: i64 = 10;

/// The value of a primate that has escaped from an Ambush.
const AWAY: i64 = 6;

/// How much of a pinned primate counts, in percent: derived from the winners of 550 pairs of quick battles.
const PINNED: i64 = 70;

/// How much the next possible fire counts, in percent of the scrap it is expected to remove: from the side about to
/// act, and from the other side. Together with the value of a square, derived from 900 courses in Skirmishes: their
/// boards two turns later, and how many of 100 battles each were won from there.
const OURS: i64 = 75;
const THEIRS: i64 = 50;

/// The value to a unit of being one square nearer to the enemy, in hundredths of a scrap.
const SQUARE: i64 = 30;

/// The value of a board to a side, in scrap.
pub fn value(table: Table, persona: &Persona, side: Side) -> i64 {
    let (field, turn) = (table.field, table.turn);
    let standing = |of: Side| -> i64 {
        let alive = field.primates.iter().filter(|one| one.id.unit.side == of && one.place.is_on_board());
        alive.map(|one| i64::from(one.cost) * if one.pin.holds() { PINNED } else { 100 } / 100).sum()
    };
    let lost = |of: Side| i64::from(scenarios::lost_scrap(field, of));
    let material = (standing(side) - standing(side.other())) / 2 + (lost(side.other()) - lost(side)) / 2;
    let winner = table.clock.outcome().and_then(|outcome| outcome.winner);
    let end = if turn.stakes.scenario == Scenario::Skirmish { END_OF_SKIRMISH } else { END };
    let end = winner.map_or(0, |winner| if winner == side { end } else { -end });
    let taste = Taste::new(persona, table, side);
    let scene = Scene::new(table, side, &taste, &[]);
    material + prospects(&scene) + stakes(&scene, turn) + end
}

/// The value of the next possible fire: the best that each unit has in sight.
fn prospects(scene: &Scene) -> i64 {
    let mut theirs = vec![0; scene.foes.len()];
    let mut ours = 0;
    for (friend, squad) in scene.friends.iter().enumerate() {
        let mut best = 0;
        for (foe, enemy) in scene.foes.iter().enumerate() {
            if scene.eyes(foe).iter().any(|eye| scene.sees(eye, squad.centre())) {
                let squares = distance(squad.centre(), enemy.centre());
                best = best.max(scene.fire(friend, foe, Line::at(squares, enemy.covered)));
                theirs[foe] = scene.threat(friend, foe, Line::at(squares, squad.covered)).max(theirs[foe]);
            }
        }
        ours += i64::from(best);
    }
    let theirs: i64 = theirs.into_iter().map(i64::from).sum();
    (OURS * ours - THEIRS * theirs) / (100 * i64::from(POINTS))
}

/// Progress toward the scenario's goal.
fn stakes(scene: &Scene, turn: &Turn) -> i64 {
    let (field, side) = (scene.field, scene.side);
    let both = |worth: &dyn Fn(Side) -> i64| worth(side) - worth(side.other());
    match turn.stakes.scenario {
        Scenario::Skirmish => nearness(scene) + both(&|of| PLATOON * scenarios::gone(field, turn, of.other()) as i64),
        Scenario::Battle => {
            let held = |of: Side| turn.stakes.markers.iter().filter(|marker| marker.held == Some(of)).count() as i64;
            both(&|of| MARKER * held(of) + ENOUGH * i64::from(turn.stakes.held_since[of.index()].is_some()))
        }
        Scenario::Siege => {
            let holds = HOLDER * siege::holders(field, turn) as i64;
            if turn.stakes.attacks() == Some(side) { nearness(scene) - holds } else { holds }
        }
        Scenario::Scavenging => both(&|of| {
            let has = |place: Whereabouts| match place {
                Whereabouts::Safe(owner) => SAFE * i64::from(owner == of),
                Whereabouts::Carried(by) => CARRIED * i64::from(field.side_of(by) == of),
                Whereabouts::Lying => 0,
            };
            turn.stakes.crates.iter().map(|one| has(one.whereabouts)).sum()
        }),
        Scenario::Ambush => {
            let defender = turn.stakes.attacker.other();
            let away =
                |state: &&PrimateState| state.id.unit.side == defender && state.place == Place::Off(Pile::Retreated);
            let away = AWAY * field.primates.iter().filter(away).count() as i64;
            if side == defender { away } else { nearness(scene) - away }
        }
    }
}

/// A small value for being near the enemy: a side that never closes in never wins.
fn nearness(scene: &Scene) -> i64 {
    let far = scene.friends.iter().filter_map(|squad| scene.nearest_foe(squad.centre()));
    -SQUARE * far.map(|(_, squares)| i64::from(squares)).sum::<i64>() / 100
}
