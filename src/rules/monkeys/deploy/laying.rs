//! Who lays the ground: both players may have it grown anew once; in an Ambush the attacker, as often as he likes (G-33).

use crate::board::{
    generate::{Recipe, generate},
    sight::Sight,
};
use crate::dice::Stream;
use crate::engine::{
    clock::Clock,
    fact::{BattleLog, What},
    window::{Shape, Window},
};
use crate::force::Side;
use crate::rules::monkeys::{
    choices::{Choices, Table},
    field::Field,
    illegal::Illegal,
    order::{Given, Order},
    platoons::Turn,
    scenarios::{Scenario, Setting},
    sequence::Frame,
};
use bevy_ecs::prelude::*;
use std::sync::Arc;

/// Seeds that a player reads out and types in without trouble.
const SEEDS: u32 = 1_000_000;

/// The laying of the ground under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laying {
    /// Who is still to be asked, in order.
    pub left: Vec<Side>,
}

impl Laying {
    /// Who is asked: both, who moves first begins; in an Ambush the attacker alone.
    pub(super) fn new(turn: &Turn) -> Self {
        let ambush = turn.stakes.scenario == Scenario::Ambush;
        Self { left: if ambush { vec![turn.stakes.attacker] } else { vec![turn.first, turn.first.other()] } }
    }
}

/// The seed of the next ground after one, drawn from a stream of its own.
pub fn next_seed(recipe: &Recipe) -> u64 {
    Stream::new(recipe.seed, "ground").below(SEEDS).into()
}

/// The next player is asked whether he keeps the ground (G-33).
pub(in crate::rules::monkeys) fn ask_ground(mut clock: ResMut<Clock<Frame>>) {
    let Frame::Laying(laying) = clock.top() else { return };
    if let Some(side) = laying.left.first().copied() {
        clock.ask(Window { side, name: "Ground", shape: Shape::Pick, about: None });
    }
}

/// The ground is kept, or grown from another seed (G-33).
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
    let again = matches!(given.order(), Order::Reroll(_));
    if !(ambush && again) {
        laying.left.remove(0);
    }
    let (Order::Reroll(seed), Some(recipe)) = (given.order(), turn.recipe) else { return };
    let recipe = Recipe { seed: *seed, ..recipe };
    // A recipe that has grown a table grows one from every seed; were it otherwise, the old ground would stay.
    let Ok(ground) = generate(&recipe, &field.book.grounds) else { return };
    field.lay(Arc::new(Sight::new(Arc::new(ground))));
    turn.recipe = Some(recipe);
    let (size, homes, attacker) = (field.ground().size(), field.homes, turn.stakes.attacker);
    let setting = Setting { size, homes, attacker, numbers: &field.book.scenarios };
    turn.stakes.scenario.terms().lay_out(&setting, field.ground(), &mut turn.stakes);
    log.tell("G-33", What::Began { step: "ground", side, round: turn.round });
}

/// Judges an order of the window `Ground`: the next seed of the stream; the attacker of an Ambush may name any.
pub(in crate::rules::monkeys) fn check(table: Table, order: &Order) -> Result<(), Illegal> {
    match (order, &table.turn.recipe) {
        (Order::KeepGround, _) => Ok(()),
        (Order::Reroll(seed), Some(recipe)) => {
            let next = next_seed(recipe);
            let free = table.turn.stakes.scenario == Scenario::Ambush;
            if free || *seed == next { Ok(()) } else { Err(Illegal::OtherSeed { seed: *seed, next }) }
        }
        _ => Err(Illegal::OtherWindow { order: order.name(), window: "Ground" }),
    }
}

/// To keep the ground, or to have another one grown.
pub(in crate::rules::monkeys) fn offer(table: Table, choices: &mut Choices) {
    choices.orders.push(Order::KeepGround);
    choices.orders.extend(table.turn.recipe.as_ref().map(|recipe| Order::Reroll(next_seed(recipe))));
}
