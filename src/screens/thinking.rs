//! Scripted opponents think in the background, each in a separate world; so does a player's adviser.

use super::{
    Hands,
    host::{host, minds},
    seats::Seats,
    table,
};
use crate::battle::record::Record;
use crate::data::book::Files;
use crate::engine::{BattleLog, Fact, Viewer, What, Window};
use crate::force::Side;
use crate::input::intent::Decider;
use crate::opponent::seated::{Considered, Seated};
use crate::view::Playback;
use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// What a task is about: the deciding side, and the number of orders so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    side: Side,
    orders: usize,
}

/// A world to think in, the final state of mind, and the result.
type Thinker = (World, Box<dyn Seated>, Option<Considered>);

/// Thoughts in progress, and past ones.
#[derive(Resource, Default)]
pub struct Thinking {
    sandbox: Option<World>,
    task: Option<(Moment, Purpose, Task<Thinker>)>,
    /// The thoughts of an opponent since its latest turn began, with the number of turns taken by then.
    turn: (u16, Vec<Noted>),
    /// The side that has asked for advice that is not shown yet.
    wanted: Option<Side>,
    /// The adviser's latest thought, the decision that it was about, and the adviser's state of mind after it.
    advice: Option<(Moment, Considered, Box<dyn Seated>)>,
    hurries: bool,
}

/// Starts with nobody thinking.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>();
}

/// An order that an opponent has decided on.
#[derive(Debug)]
struct Noted {
    side: Side,
    /// Orders given before it.
    orders: usize,
    thought: Considered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Order,
    Advice,
}

impl Thinking {
    /// The opponent whose turn began last, and its thoughts since then.
    pub fn turn(&self) -> Option<(Side, impl Iterator<Item = &Considered>)> {
        let side = self.turn.1.first()?.side;
        Some((side, self.turn.1.iter().filter(move |noted| noted.side == side).map(|noted| &noted.thought)))
    }

    /// The side that has asked for advice that is not shown yet.
    pub const fn wants_advice(&self) -> Option<Side> {
        self.wanted
    }

    /// Records that somebody wants advice, or has it.
    pub const fn want_advice(&mut self, wanted: Option<Side>) {
        self.wanted = wanted;
    }

    /// Records a thought; the first one in a turn clears those of the previous turn.
    fn note(&mut self, Moment { side, orders }: Moment, (active, taken): (Side, u16), thought: Considered) {
        if side == active && taken != self.turn.0 {
            self.turn = (taken, Vec::new());
        }
        self.turn.1.push(Noted { side, orders, thought });
    }

    /// Shows the rest of the opponent's turn at once.
    pub const fn hurry(&mut self) {
        self.hurries = true;
    }
}

/// Orders given so far.
fn given(world: &World) -> usize {
    host(world).recorded(world).map_or(0, |record| record.orders)
}

fn moment(world: &World) -> Option<Moment> {
    let side = host(world).window(world)?.side;
    Some(Moment { side, orders: given(world) })
}

/// Orders have been undone: restores the states of mind from before them.
pub fn forget_later(world: &mut World) {
    let orders = given(world);
    if let Some(mut seats) = world.get_resource_mut::<Seats>() {
        seats.forget_after(orders);
    }
    if let Some(mut thinking) = world.get_resource_mut::<Thinking>() {
        thinking.turn.1.retain(|noted| noted.orders < orders);
    }
}

/// Whether a scripted opponent has to decide.
pub fn is_awaited(world: &World) -> bool {
    let awaited = host(world).window(world).map(|window| window.side);
    let seats = world.get_resource::<Seats>();
    awaited.zip(seats).is_some_and(|(side, seats)| !seats.is_human(side))
}

/// Whether the latest order is an opponent's and its outcome is still being shown.
pub fn is_shown(world: &World) -> bool {
    let latest = world.get_resource::<Thinking>().and_then(|thinking| thinking.turn.1.last());
    latest.map(|noted| noted.orders + 1) == Some(given(world)) && !table::has_settled(world)
}

/// Whether a program decides: an opponent, or the adviser for a player who has left this to it.
pub fn is_left(world: &World) -> bool {
    is_awaited(world) || host(world).decider(world) == Decider::Adviser
}

/// Whether any order that can be undone is a person's own answer: an opponent's orders are undone along with it, never
/// by themselves.
pub fn has_own_step<B: Files>(world: &World, asked: impl Fn(&B::Order) -> bool) -> bool {
    let Some(record) = world.get_resource::<Record<B>>() else { return false };
    let seats = world.get_resource::<Seats>();
    let own = |side: Side| seats.is_none_or(|seats| seats.is_human(side));
    record.free_orders().any(|(side, order)| own(side) && asked(order))
}

/// Continues with the opponent that has to decide: starts its thinking, or gives the order it has decided on. Returns
/// true if an order was given.
pub fn go_on(world: &mut World) -> bool {
    let Some(moment) = moment(world) else { return false };
    let Some(mind) = world.resource::<Seats>().mind(moment.side).map(Seated::again) else {
        world.resource_mut::<Thinking>().bypass_change_detection().hurries = false;
        return false;
    };
    match collect(world, moment, Purpose::Order) {
        Some((mind, Some(thought))) => {
            world.resource_mut::<Seats>().think_on(moment.side, moment.orders, mind);
            let tempo = host(world).tempo(world);
            let now = (tempo.side, tempo.taken.iter().sum::<u16>() + 1);
            // What it weighed in secret must not be shown.
            if !host(world).window(world).is_some_and(Window::is_secret) {
                world.resource_mut::<Thinking>().note(moment, now, thought.clone());
            }
            give_for(world, &thought);
            if given(world) == moment.orders {
                rethink(world, moment);
            }
            true
        }
        Some((_, None)) => false,
        None => {
            send(world, moment, Purpose::Order, mind);
            false
        }
    }
}

/// The order that was decided on has been refused, so it was thought out on another board than this one: nobody sees
/// it, and the next thought begins on a fresh one.
fn rethink(world: &mut World, moment: Moment) {
    let mut thinking = world.resource_mut::<Thinking>();
    thinking.sandbox = None;
    thinking.turn.1.retain(|noted| noted.orders < moment.orders);
    world.resource_mut::<Hands>().note(None);
}

/// Gives an order that was decided on.
pub fn give(world: &mut World, thought: &Considered) {
    let Some(minds) = minds(world) else { return };
    world.resource_scope(|world, mut hands: Mut<Hands>| minds.give(world, &mut hands, thought));
}

/// Gives the order of an opponent, without leaving anything in the hands.
fn give_for(world: &mut World, thought: &Considered) {
    give(world, thought);
    world.resource_mut::<Hands>().release();
    // Select the unit that acts next.
    if !is_awaited(world) {
        table::settle(world);
    }
    if world.resource::<Thinking>().hurries {
        world.resource_mut::<Playback>().skip();
    }
}

/// Asks for advice about the open decision; does nothing if no person has to decide.
pub fn ask_advice(world: &mut World) {
    let Some(moment) = moment(world).filter(|moment| world.resource::<Seats>().is_human(moment.side)) else { return };
    let fresh = || minds(world)?.adviser(known(world, moment));
    let Some(adviser) = followed(world, moment).or_else(fresh) else { return };
    send(world, moment, Purpose::Advice, adviser);
}

/// The adviser whose last advice has just been followed: asked once more, it goes on with the same course.
fn followed(world: &World, now: Moment) -> Option<Box<dyn Seated>> {
    let (then, thought, mind) = world.resource::<Thinking>().advice.as_ref()?;
    let is_next = then.side == now.side && then.orders + 1 == now.orders;
    (is_next && minds(world)?.gave_last(world, thought)).then(|| mind.again())
}

/// The orders so far that the deciding side knows of: the seed of its adviser must not depend on how often the other
/// side was asked in secret.
fn known(world: &World, Moment { side, orders }: Moment) -> u64 {
    let is_secret = |fact: &&Fact| matches!(fact.what, What::Ordered { .. }) && !fact.is_seen_by(Viewer::Side(side));
    let secret = world.resource::<BattleLog>().facts().iter().filter(is_secret).count();
    orders.saturating_sub(secret) as u64
}

/// The adviser's thought about the open decision, once it is ready.
pub fn advice(world: &mut World) -> Option<Considered> {
    let moment = moment(world)?;
    if let Some((mind, Some(thought))) = collect(world, moment, Purpose::Advice) {
        world.resource_mut::<Thinking>().advice = Some((moment, thought, mind));
    }
    let kept = world.resource::<Thinking>().advice.as_ref();
    kept.filter(|(about, ..)| *about == moment).map(|(_, thought, _)| thought.clone())
}

/// The result for a moment, once it is ready. Thoughts about another moment are dropped.
fn collect(world: &mut World, moment: Moment, purpose: Purpose) -> Option<(Box<dyn Seated>, Option<Considered>)> {
    let mut thinking = world.resource_mut::<Thinking>();
    let thinking = thinking.bypass_change_detection();
    let (about, what, mut task) = thinking.task.take()?;
    let Some((sandbox, mind, thought)) = check_ready(&mut task) else {
        thinking.task = Some((about, what, task));
        return None;
    };
    thinking.sandbox = Some(sandbox);
    (about == moment && what == purpose).then_some((mind, thought))
}

/// Starts thinking, unless a thought is in progress: one that is no longer wanted has to finish before it is dropped.
fn send(world: &mut World, moment: Moment, purpose: Purpose, mut mind: Box<dyn Seated>) {
    if world.resource::<Thinking>().task.is_some() {
        return;
    }
    let host = host(world);
    let now = host.moment(world);
    let kept = world.resource_mut::<Thinking>().sandbox.take();
    let Some(mut sandbox) = kept.or_else(|| host.sandbox(world)) else { return };
    let waker = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        now(&mut sandbox);
        let thought = mind.explain(&mut sandbox);
        // If the window is being closed, nobody is listening anymore.
        waker.map(|waker| waker.send_event(WinitUserEvent::WakeUp).ok());
        (sandbox, mind, thought)
    });
    world.resource_mut::<Thinking>().task = Some((moment, purpose, task));
}
