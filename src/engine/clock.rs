//! The clock: runs the steps of procedures, asks players, and holds the stack of running procedures.
//!
//! A schedule can't pause halfway, so a procedure (a turn, an attack, an overrun) is a table of [`Step`]s. The clock
//! keeps a stack of [`Frame`]s, each a procedure with the step it has reached and its plain data. Systems steer it:
//! [`Clock::call`] starts another procedure and then returns, [`Clock::again`] repeats the step, [`Clock::go_to`] jumps
//! within the table, [`Clock::leave`] ends the procedure.

use super::{
    fact::What,
    log::BattleLog,
    stage::{StageId, Stages},
    window::Window,
};
use crate::force::Side;
use bevy_ecs::{resource::Resource, world::World};
use serde::Serialize;

/// One line of a procedure's table.
#[derive(Clone, Copy, Debug)]
pub enum Step<S> {
    /// Run a stage.
    Run(S),
    /// Run `ask`; if it opens a window, wait for the answer and run `take`.
    Ask {
        /// Opens the window, or doesn't.
        ask: S,
        /// Takes the answer.
        take: S,
    },
}

impl<S: Copy> Step<S> {
    /// The stage that the step starts with.
    const fn first(&self) -> S {
        match self {
            Step::Run(stage) => *stage,
            Step::Ask { ask, .. } => *ask,
        }
    }
}

/// A procedure under way: what it is about, as plain data. Part of the state and of its hash.
pub trait Procedure: Clone + std::hash::Hash + Send + Sync + 'static {
    /// The book's stages.
    type Stage: Copy + PartialEq + Into<StageId>;

    /// The rule behind questions to the players.
    const ASKS: &'static str;

    /// Its table of steps.
    fn steps(&self) -> &'static [Step<Self::Stage>];
}

/// A procedure and the step it has reached.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame<F> {
    /// What the procedure is about.
    pub what: F,
    step: u16,
    serial: u32,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// How, as the name of a text.
    pub how: &'static str,
    /// By which rule.
    pub rule: super::order::Rule,
}

/// What the engine waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Awaiting {
    /// An order that answers this window.
    Order(Window),
    /// Nothing: the battle is over.
    Over(Outcome),
}

/// Where the top frame goes after the running stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Flow {
    #[default]
    Next,
    Again,
    To(u16),
    Leave,
}

/// The stack of procedures under way and the open window.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock<F: Send + Sync + 'static> {
    frames: Vec<Frame<F>>,
    calls: Vec<F>,
    flow: Flow,
    window: Option<Window>,
    over: Option<Outcome>,
    serial: u32,
}

impl<F: Procedure> Clock<F> {
    /// A clock that is about to run `first`.
    pub fn new(first: F) -> Self {
        let frames = vec![Frame { what: first, step: 0, serial: 0 }];
        Self { frames, calls: Vec::new(), flow: Flow::Next, window: None, over: None, serial: 0 }
    }

    /// The running procedure.
    pub fn top(&self) -> &F {
        &self.frames.last().expect("the turn's frame is never left").what
    }

    /// The running procedure, mutable.
    pub fn top_mut(&mut self) -> &mut F {
        &mut self.frames.last_mut().expect("the turn's frame is never left").what
    }

    /// All procedures under way, outermost first.
    pub fn frames(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.frames.iter().map(|frame| &frame.what)
    }

    /// All running procedures, outermost first, mutable: a procedure may report its outcome to one below it.
    pub fn frames_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.frames.iter_mut().map(|frame| &mut frame.what)
    }

    /// Starts another procedure when the running stage is done; afterwards the clock returns to the caller's next step.
    pub fn call(&mut self, procedure: F) {
        self.calls.push(procedure);
    }

    /// Repeats the step when the running stage, and whatever it calls, is done.
    pub fn again(&mut self) {
        self.flow = Flow::Again;
    }

    /// Continues at the next step that starts with `stage`, or at the first such step if none follows.
    pub fn go_to(&mut self, stage: F::Stage) {
        let frame = self.frames.last().expect("the turn's frame is never left");
        let steps = frame.what.steps();
        let from = |first: usize| (first..steps.len()).find(|step| steps[*step].first() == stage);
        let step = from(usize::from(frame.step) + 1).or_else(|| from(0));
        self.flow = Flow::To(step.expect("a procedure jumps to a step of its own table") as u16);
    }

    /// Ends the procedure.
    pub fn leave(&mut self) {
        self.flow = Flow::Leave;
    }

    /// Opens a window: the clock waits for its answer.
    pub fn ask(&mut self, window: Window) {
        self.window = Some(window);
    }

    /// The open window.
    pub fn window(&self) -> Option<&Window> {
        self.window.as_ref()
    }

    /// Ends the battle.
    pub fn end(&mut self, outcome: Outcome) {
        self.over.get_or_insert(outcome);
        self.window = None;
    }

    /// How the battle ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.over.as_ref()
    }

    /// Moves on after a stage: the caller goes to its next step, then the procedures it called are put on top.
    fn settle(&mut self) {
        let steps = self.top().steps().len();
        let flow = std::mem::take(&mut self.flow);
        let frame = self.frames.last_mut().expect("the turn's frame is never left");
        match flow {
            Flow::Next => frame.step += 1,
            Flow::Again => {}
            Flow::To(step) => frame.step = step,
            Flow::Leave => frame.step = steps as u16,
        }
        // The procedure called first runs first, so push it last.
        for what in std::mem::take(&mut self.calls).into_iter().rev() {
            self.serial += 1;
            self.frames.push(Frame { what, step: 0, serial: self.serial });
        }
        while self.frames.last().is_some_and(|frame| frame.step as usize >= frame.what.steps().len()) {
            self.frames.pop();
        }
    }

    fn step(&self) -> Step<F::Stage> {
        let frame = self.frames.last().expect("the turn's frame is never left");
        frame.what.steps()[frame.step as usize]
    }

    fn place(&self) -> (u32, u8) {
        let frame = self.frames.last().expect("the turn's frame is never left");
        (frame.serial, (self.frames.len() - 1) as u8)
    }
}

/// Runs stages until someone must decide or the battle is over. `survey` runs before each stage.
pub fn advance<F: Procedure>(world: &mut World, survey: StageId) -> Awaiting {
    Stages::<F>::with(world, |stages, world| {
        loop {
            let clock = world.resource::<Clock<F>>();
            if let Some(outcome) = clock.outcome() {
                return Awaiting::Over(*outcome);
            }
            if let Some(window) = clock.window() {
                return Awaiting::Order(window.clone());
            }
            let stage = clock.step().first();
            run_stage::<F>(world, stages, survey, stage.into());
            if let Some(window) = world.resource::<Clock<F>>().window().cloned() {
                tell_asked(world, F::ASKS, &window);
            } else {
                world.resource_mut::<Clock<F>>().settle();
            }
        }
    })
}

/// Runs the stage that takes the answer to the open window. The order is in one of the book's resources.
pub fn take<F: Procedure>(world: &mut World, survey: StageId) {
    let mut clock = world.resource_mut::<Clock<F>>();
    let Step::Ask { take, .. } = clock.step() else {
        return;
    };
    clock.window = None;
    Stages::<F>::with(world, |stages, world| run_stage::<F>(world, stages, survey, take.into()));
    world.resource_mut::<Clock<F>>().settle();
}

fn run_stage<F: Procedure>(world: &mut World, stages: &mut Stages<F>, survey: StageId, stage: StageId) {
    let (serial, depth) = world.resource::<Clock<F>>().place();
    world.resource_mut::<BattleLog>().enter(serial, depth);
    stages.run(survey, world);
    stages.run(stage, world);
}

/// The question itself is public, even if its answer is secret, unless it is asked in secret.
fn tell_asked(world: &mut World, rule: &'static str, window: &Window) {
    let asked = What::Asked { side: window.side, window: window.name(), about: window.about };
    world.resource_mut::<BattleLog>().tell_to(window.audience, rule, asked);
}
