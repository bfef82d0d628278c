//! The engine's door: the functions that start, advance, answer and restore a battle of any book.

use super::{
    clock::{self, Awaiting, Clock, Outcome},
    fact::{Audience, What},
    log::BattleLog,
    order::{Given, Rule},
    rules::{BookOrder, Choices, Rules, clock},
    stage::Stages,
    window::Window,
};
use crate::dice::Dice;
use crate::force::{Roster, Side};
use bevy_ecs::world::World;

/// Puts a book into a world, once. A world may hold several.
pub fn install<B: Rules>(world: &mut World) {
    world.init_resource::<BattleLog>();
    world.init_resource::<Roster>();
    world.init_resource::<Given<B::Order>>();
    B::install(world);
}

/// Places the forces of a battle and removes every piece that was there before, whatever its book.
pub fn muster<B: Rules>(world: &mut World, muster: &B::Muster, dice: Dice) {
    Roster::dismiss(world);
    B::muster(world, muster);
    world.insert_resource(dice);
    world.resource_mut::<BattleLog>().clear();
    survey::<B>(world);
}

/// Updates what the book reads from the components.
pub fn survey<B: Rules>(world: &mut World) {
    Stages::<B::Procedure>::with(world, |stages, world| stages.run(B::SURVEY.into(), world));
}

/// Runs stages until someone must decide, or it is over.
pub fn advance<B: Rules>(world: &mut World) -> Awaiting {
    let awaiting = clock::advance::<B::Procedure>(world, B::SURVEY.into());
    survey::<B>(world);
    awaiting
}

/// The open window.
pub fn window<B: Rules>(world: &World) -> Option<&Window> {
    clock::<B>(world).window()
}

/// How the battle ended, if it has.
pub fn outcome<B: Rules>(world: &World) -> Option<&Outcome> {
    clock::<B>(world).outcome()
}

/// The options of the player whose decision is pending; none when the battle is over.
pub fn choices<B: Rules>(world: &World) -> Option<Choices<B>> {
    B::choices(B::view(world))
}

/// Checks an order and carries it out up to the next decision.
///
/// # Errors
/// Why the order can't be given; nothing has changed in that case.
pub fn submit<O: BookOrder>(world: &mut World, order: O) -> Result<(), <O::Book as Rules>::Illegal> {
    let view = O::Book::view(world);
    O::Book::check(view, &order)?;
    let rule = O::Book::rule_of(view, &order);
    let asked = window::<O::Book>(world).expect("a checked order answers a window");
    let side = asked.side;
    let gives_up = order == O::concede();
    let audience = if gives_up { Audience::Both } else { asked.answered_to() };
    let told = What::Ordered { side, order: order.name(), unit: order.unit(), target: order.target() };
    world.resource_mut::<BattleLog>().tell_to(audience, rule, told);
    if gives_up {
        concede::<O::Book>(world, side);
    } else {
        world.resource_mut::<Given<O>>().give(order);
        clock::take::<<O::Book as Rules>::Procedure>(world, O::Book::SURVEY.into());
    }
    advance::<O::Book>(world);
    Ok(())
}

fn concede<B: Rules>(world: &mut World, side: Side) {
    let outcome = Outcome { winner: Some(side.other()), how: "conceded", rule: Rule(B::CONCESSION) };
    let over = What::Over { winner: outcome.winner, how: outcome.how };
    world.resource_mut::<BattleLog>().tell(B::CONCESSION, over);
    world.resource_mut::<Clock<B::Procedure>>().end(outcome);
}

/// Restores an earlier moment of the same battle.
pub fn restore<B: Rules>(world: &mut World, moment: &B::Snapshot) {
    B::restore(world, moment);
    survey::<B>(world);
}
