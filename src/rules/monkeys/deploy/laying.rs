//! Laying the ground: each player may have it generated again once, even if the other player has just done so. In an
//! Ambush, the attacker may do so any number of times, and may lay it by hand (G-33).

use crate::board::{
    Cell,
    generate::{Recipe, generate},
    sight::Sight,
    terrain::{Ground, Kind, Spot},
};
use crate::dice::Stream;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
pub use crate::rules::monkeys::frames::Laying;

use crate::rules::monkeys::{
    field::Field,
    illegal::Illegal,
    order::{Given, Laid, Order},
    scenario::Scenario,
    scenarios::Setting,
    sequence::Frame,
    table::{Choices, Table},
    turn::Turn,
    windows::Ask,
};
use bevy_ecs::prelude::*;
use std::{ops::RangeInclusive, sync::Arc};

/// Tops that may be set by hand for anything taller than a low wall, in squares (G-09).
const TOPS: RangeInclusive<u8> = 2..=4;
/// The highest soil, in squares.
const HIGHEST_SOIL: u8 = 9;

/// Seeds small enough to read out and type in easily.
const SEEDS: u32 = 1_000_000;

impl Laying {
    /// The players to ask: both, starting with the one that moves first; in an Ambush only the attacker.
    pub(super) fn new(turn: &Turn) -> Self {
        let ambush = turn.stakes.scenario == Scenario::Ambush;
        let left = if ambush { vec![turn.stakes.attacker] } else { vec![turn.first, turn.first.other()] };
        Self { left, used: Vec::new() }
    }

    /// The first side has the ground generated again: then the other side is asked about it too, unless it has already
    /// had it generated again itself.
    fn grown(&mut self) {
        let side = self.left.remove(0);
        self.used.push(side);
        let other = side.other();
        if !self.used.contains(&other) && !self.left.contains(&other) {
            self.left.push(other);
        }
    }
}

/// The seed of the next ground, from its own random stream.
pub fn next_seed(recipe: &Recipe) -> u64 {
    Stream::new(recipe.seed, "ground").below(SEEDS).into()
}

/// The next player is asked whether to keep the ground (G-33).
pub(in crate::rules::monkeys) fn ask_ground(mut clock: ResMut<Clock<Frame>>) {
    let Frame::Laying(laying) = clock.top() else { return };
    if let Some(side) = laying.left.first().copied() {
        clock.ask(Ask::Ground.at(side, None));
    }
}

/// The ground is kept, or generated again from another seed (G-33).
pub(in crate::rules::monkeys) fn take_ground(
    given: Res<Given>,
    mut clock: ResMut<Clock<Frame>>,
    mut turn: ResMut<Turn>,
    mut field: ResMut<Field>,
    mut log: ResMut<BattleLog>,
) {
    clock.again();
    let ambush = turn.stakes.scenario == Scenario::Ambush;
    let Frame::Laying(laying) = clock.top_mut() else { return };
    let side = laying.left[0];
    let again = matches!(given.order(), Order::Reroll(_) | Order::Lay(_));
    match (ambush, again) {
        (true, true) => {}
        (false, true) => laying.grown(),
        (_, false) => drop(laying.left.remove(0)),
    }
    let recipe = turn.recipe;
    let ground = match (given.order(), &mut turn.recipe) {
        (Order::Reroll(seed), Some(recipe)) => {
            recipe.seed = *seed;
            generate(recipe, &field.book.grounds).ok()
        }
        (Order::Lay(runs), _) => laid(field.ground(), runs).ok(),
        _ => None,
    };
    // A recipe that has generated a table can do so from every seed; if it ever couldn't, the old ground would stay.
    let Some(ground) = ground else {
        turn.recipe = recipe;
        return;
    };
    field.lay(Arc::new(Sight::new(Arc::new(ground))));
    let (size, homes, attacker) = (field.ground().size(), field.homes, turn.stakes.attacker);
    let markers = turn.stakes.markers.clone();
    let setting = Setting { size, homes, attacker, numbers: &field.book.scenarios, markers: &markers };
    turn.stakes.scenario.terms().lay_out(&setting, field.ground(), &mut turn.stakes);
    let step = if matches!(given.order(), Order::Lay(_)) { "laid" } else { "ground" };
    log.tell("G-33", What::Began { step, side, round: turn.round });
}

/// A ground with squares laid by hand.
///
/// # Errors
/// The first square that is off the board, of a kind not in the book, or higher than its kind allows.
pub fn laid(ground: &Ground, runs: &[Laid]) -> Result<Ground, Illegal> {
    let mut spots = ground.spots().clone();
    for Laid { at, long, kind, top, soil } in runs {
        let place = ground.kinds().iter().position(|known| known.name == *kind);
        let Some((place, found)) = place.map(|place| (place, &ground.kinds()[place])) else {
            return Err(Illegal::NotLaid { cell: *at });
        };
        let good = *soil <= HIGHEST_SOIL && tops(found).contains(top);
        for step in 0..i32::from(*long) {
            let cell = Cell::new(i16::try_from(i32::from(at.x) + step).unwrap_or(i16::MAX), at.y);
            if !good || !spots.contains(cell) {
                return Err(Illegal::NotLaid { cell });
            }
            spots[cell] = Spot { kind: place as u8, soil: *soil, top: *top };
        }
    }
    Ok(Ground::new(ground.kinds().clone(), spots))
}

/// The tops allowed for a kind of ground: its own, or any of [`TOPS`] for anything taller than a low wall (G-09).
fn tops(kind: &Kind) -> RangeInclusive<u8> {
    if TOPS.contains(&kind.top) { TOPS } else { kind.top..=kind.top }
}

/// The squares to lay to turn one ground into another of the same size, row by row.
pub fn strokes(before: &Ground, after: &Ground) -> Vec<Laid> {
    let mut runs: Vec<Laid> = Vec::new();
    for cell in after.spots().cells().filter(|cell| before.spots().get(*cell) != after.spots().get(*cell)) {
        let (spot, kind) = (after.spots()[cell], &after.kind(cell).name);
        let goes_on = |run: &Laid| {
            let next = run.at.y == cell.y && i32::from(run.at.x) + i32::from(run.long) == i32::from(cell.x);
            next && run.kind == *kind && (run.top, run.soil) == (spot.top, spot.soil)
        };
        match runs.last_mut().filter(|run| goes_on(run)) {
            Some(run) => run.long += 1,
            None => runs.push(Laid { at: cell, long: 1, kind: kind.clone(), top: spot.top, soil: spot.soil }),
        }
    }
    runs
}

/// Checks an order for the window `Ground`: the next seed of the stream, or any seed for the attacker of an Ambush.
pub(in crate::rules::monkeys) fn check(table: Table, order: &Order) -> Result<(), Illegal> {
    match (order, &table.turn.recipe) {
        (Order::KeepGround, _) => Ok(()),
        (Order::Reroll(seed), Some(recipe)) => {
            let next = next_seed(recipe);
            let free = table.turn.stakes.scenario == Scenario::Ambush;
            if free || *seed == next { Ok(()) } else { Err(Illegal::OtherSeed { seed: *seed, next }) }
        }
        (Order::Lay(_), _) if table.turn.stakes.scenario != Scenario::Ambush => Err(Illegal::NoLayer),
        (Order::Lay(runs), _) => laid(table.field.ground(), runs).map(drop),
        _ => Err(Illegal::OtherWindow { order: order.name(), window: "Ground" }),
    }
}

/// To keep the ground, or to have another one generated.
pub(in crate::rules::monkeys) fn offer(table: Table, choices: &mut Choices) {
    choices.orders.push(Order::KeepGround);
    choices.orders.extend(table.turn.recipe.as_ref().map(|recipe| Order::Reroll(next_seed(recipe))));
}
