//! The course of a campaign: a stack of steps, the next one last.

use super::{
    aftermath, bombardment, camp, encounter, income,
    order::{Ask, Order, Question},
    retreat, salvage, shelling,
    state::TroopId,
    turns,
};
use crate::board::{Edge, hex::Hex};
use bevy_ecs::{resource::Resource, world::World};

/// A step to carry out. One that asks a question comes back with the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A round begins.
    Round,
    /// A tribe's turn: the position of the troop in its order, from 1, and the seat of the tribe.
    Turn {
        /// The position of the troop, from 1.
        place: u8,
        /// The seat of the tribe.
        seat: u8,
    },
    /// A troop acts.
    Act {
        /// The troop.
        troop: TroopId,
        /// Hexes that it may still march this turn.
        left: u8,
        /// Whether it has marched in this turn.
        marched: bool,
    },
    /// A troop is fired at.
    Shelling(shelling::Shelling),
    /// Guns fire at it.
    Bombardment(Box<bombardment::Bombardment>),
    /// A troop meets the enemies in its hex, one after another.
    Meet {
        /// The entrant.
        troop: TroopId,
    },
    /// Two troops fight.
    Fight {
        /// The entrant.
        entrant: TroopId,
        /// The troop whose hex it was.
        other: TroopId,
        /// The edge where the other troop sets up, if the scenario leaves that open (C-36).
        edge: Edge,
    },
    /// The consequences of a battle.
    Aftermath(Box<aftermath::Aftermath>),
    /// The winner decides about wrecks.
    Salvage(Box<salvage::Salvage>),
    /// The loser of a battle leaves, and troops that are wiped out are removed.
    Leave {
        /// The troop that leaves.
        loser: TroopId,
        /// The troop that came.
        entrant: TroopId,
    },
    /// A loser goes.
    Retreat {
        /// The loser.
        troop: TroopId,
        /// Where it may go.
        to: Vec<Hex>,
    },
    /// A round ends.
    Income,
    /// A tribe may buy what it needs.
    Supply {
        /// The tribe.
        tribe: char,
    },
}

/// How a campaign ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; none for a draw.
    pub winner: Option<char>,
    /// How it ended: `points`, `last`, `nobody`.
    pub how: &'static str,
}

/// The stack, and the open question.
#[derive(Resource, Clone, Debug, Default)]
pub struct Agenda {
    steps: Vec<Step>,
    asked: Option<Question>,
    outcome: Option<Outcome>,
    /// The round, from 1; 0 before the first.
    pub(super) round: u16,
    /// Battles fought.
    pub(super) battles: u32,
    /// The number of the primate that joined last.
    pub(super) enlisted: u16,
}

impl Agenda {
    /// A campaign about to start.
    pub(super) fn begin(enlisted: u16) -> Self {
        Self { steps: vec![Step::Round], enlisted, ..Self::default() }
    }

    /// What is asked.
    pub const fn asked(&self) -> Option<&Question> {
        self.asked.as_ref()
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The round, from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The step that asks the question.
    pub(super) fn top(&self) -> Option<&Step> {
        self.steps.last()
    }
}

/// Does this next.
pub(super) fn next(world: &mut World, step: Step) {
    world.resource_mut::<Agenda>().steps.push(step);
}

/// Asks a tribe.
pub(super) fn ask(world: &mut World, tribe: char, ask: Ask) {
    world.resource_mut::<Agenda>().asked = Some(Question { tribe, ask });
}

/// The campaign is over.
pub(super) fn end(world: &mut World, outcome: Outcome) {
    let mut agenda = world.resource_mut::<Agenda>();
    agenda.steps.clear();
    agenda.asked = None;
    agenda.outcome = Some(outcome);
}

/// Continues until a question is asked or it is over.
pub(super) fn advance(world: &mut World) {
    loop {
        let mut agenda = world.resource_mut::<Agenda>();
        if agenda.asked.is_some() || agenda.outcome.is_some() {
            return;
        }
        let step = agenda.steps.pop().expect("a campaign goes on until it is over");
        run(world, step);
    }
}

fn run(world: &mut World, step: Step) {
    // A step that asks stays on the stack for its answer.
    let waits = step.clone();
    match step {
        Step::Round => turns::begin_round(world),
        Step::Turn { place, seat } => turns::turn(world, place, seat),
        Step::Act { troop, left, .. } => turns::act(world, troop, left),
        Step::Shelling(shelling) => shelling::ask(world, shelling),
        Step::Bombardment(bombardment) => bombardment::run(world, &bombardment),
        Step::Meet { troop } => encounter::meet(world, troop),
        Step::Fight { entrant, other, .. } => encounter::fight(world, entrant, other),
        Step::Aftermath(aftermath) => aftermath::run(world, *aftermath),
        Step::Salvage(salvage) => salvage::ask(world, &salvage),
        Step::Leave { loser, entrant } => aftermath::leave(world, loser, entrant),
        Step::Retreat { troop, to } => retreat::ask(world, troop, &to),
        Step::Income => income::run(world),
        Step::Supply { tribe } => camp::ask(world, tribe),
    }
    let mut agenda = world.resource_mut::<Agenda>();
    if agenda.asked.is_some() {
        agenda.steps.push(waits);
    }
}

/// Takes the answer to the open question.
pub(super) fn take(world: &mut World, order: Order) {
    if camp::is_camp(&order) {
        encamp(world, &order);
        return;
    }
    let mut agenda = world.resource_mut::<Agenda>();
    agenda.asked = None;
    let step = agenda.steps.pop().expect("the step that asked waits on the stack");
    match (step, order) {
        (Step::Turn { place, seat }, Order::Designate(troop)) => turns::designate(world, place, seat, troop),
        (Step::Act { troop, left, .. }, Order::March(hex)) => super::march::march(world, troop, left, hex),
        (Step::Act { troop: by, .. }, Order::Shell(at)) => next(world, Step::Shelling(shelling::Shelling { by, at })),
        (Step::Shelling(shelling), Order::Grid(grid)) => shelling::fire(world, shelling, grid),
        (Step::Bombardment(mut bombardment), Order::Answer(answer)) => {
            bombardment.answers.push(*answer);
            next(world, Step::Bombardment(bombardment));
        }
        (Step::Act { .. } | Step::Supply { .. }, Order::Done) => {}
        (Step::Meet { troop }, Order::Engage(other)) => {
            next(world, Step::Meet { troop });
            next(world, encounter::begin(troop, other));
        }
        (Step::Fight { entrant, other, .. }, Order::Edge(edge)) => encounter::set_up(world, (entrant, other), edge),
        (Step::Fight { entrant, other, edge }, Order::Fought(replay)) => {
            encounter::take(world, (entrant, other), edge, &replay);
        }
        (Step::Salvage(salvage), Order::Salvage(fates)) => salvage::take(world, &salvage, &fates),
        (Step::Retreat { troop, .. }, Order::Retreat(hex)) => retreat::go(world, troop, hex),
        (step, order) => unreachable!("{} was accepted for {step:?}", order.name()),
    }
}

/// Carries out an order between battles; the question stays open. A troop that is in the middle of its turn continues
/// with its current members.
fn encamp(world: &mut World, order: &Order) {
    let agenda = world.resource::<Agenda>();
    let question = agenda.asked.clone().expect("somebody is asked");
    let acts = agenda.top().cloned();
    let plan = camp::plan(world, &question, order).expect("the order was checked");
    let Some(Step::Act { troop, left, marched }) = acts else {
        camp::take(world, plan);
        return;
    };
    let before = super::march::hexes(world, troop);
    camp::take(world, plan);
    let after = super::march::hexes(world, troop);
    let left = if marched { super::march::left(before, left, after) } else { after };
    let mut agenda = world.resource_mut::<Agenda>();
    agenda.steps.pop();
    agenda.steps.push(Step::Act { troop, left, marched });
    agenda.asked = Some(Question { ask: Ask::Act { troop, left }, ..question });
}
