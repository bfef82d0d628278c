//! The procedures of the book as tables of steps: their order, and the players asked. The 38 steps of a round are the
//! table in [`super::rounds`].

use super::{
    assault::Assault, gunnery::Gunnery, healing::Healing, movement::Movement, planning::Planning, retreats::Leaving,
    rounds::Step as RoundStep,
};
use crate::engine::{
    clock::{Procedure, Step},
    stage::StageId,
};

/// Defines each stage once: its name, and its index in [`Stage::ALL`].
macro_rules! stages {
    ($($stage:ident,)*) => {
        /// The stages of the book. Their systems are listed in [`super::stages`], stage by stage.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "each is a line of the tables below")]
        pub enum Stage {
            $($stage,)*
        }

        impl Stage {
            /// All stages in order.
            pub const ALL: &[Stage] = &[$(Stage::$stage,)*];
        }
    };
}

stages! {
    Survey,

    DecideRanks,
    AskSetUp,
    TakeSetUp,
    ShowSetUp,
    NextRound,

    OpenRound,
    TurnUp,
    NextStep,
    AskPlan,
    TakePlan,

    AskFire,
    TakeFire,
    Shoot,
    ApplyDamage,
    TriggerEffects,

    AskMove,
    TakeMove,
    SetOff,
    AskStay,
    TakeStay,
    March,

    LeaveBefore,
    UseAbilities,
    AskStrike,
    TakeStrike,
    RollAssault,
    AskCancel,
    TakeCancel,
    StrikeHits,
    FallBack,
    AskRetreat,
    TakeRetreat,
    TakeHexes,

    AskHeal,
    TakeHeal,
    DoHeal,
    Suffer,
    CleanUp,

    EndPhase,
    Score,
}

impl From<Stage> for StageId {
    fn from(stage: Stage) -> Self {
        StageId(stage as u16)
    }
}

/// A procedure of the book.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The whole battle.
    Battle,
    /// A round of 38 steps.
    Round,
    /// Both sides write cards (G1).
    Plan(Planning),
    /// A gunnery step.
    Gunnery(Gunnery),
    /// Damage takes effect (R2).
    Damage,
    /// Hexes hurt the units in them (F23).
    Effects,
    /// A movement step (G4).
    Movement(Movement),
    /// Units leave before an assault, or retreat after one (F20, F21).
    Leaving(Leaving),
    /// Abilities before an assault (F21).
    Abilities,
    /// One assault after another (G14).
    Assault(Assault),
    /// A healing step (G5).
    Healing(Healing),
    /// An agony step, 0 to 4.
    Agony(u8),
    /// The end of a round (R9).
    Aftermath,
    /// Continuing damage until none is left, then the score (F25).
    End,
}

const fn ask(ask: Stage, take: Stage) -> Step<Stage> {
    Step::Ask { ask, take }
}

const BATTLE: &[Step<Stage>] = &[
    Step::Run(Stage::DecideRanks),
    ask(Stage::AskSetUp, Stage::TakeSetUp),
    Step::Run(Stage::ShowSetUp),
    Step::Run(Stage::NextRound),
];

const ROUND: &[Step<Stage>] = &[Step::Run(Stage::OpenRound), Step::Run(Stage::TurnUp), Step::Run(Stage::NextStep)];

const PLAN: &[Step<Stage>] = &[ask(Stage::AskPlan, Stage::TakePlan)];

const GUNNERY: &[Step<Stage>] = &[ask(Stage::AskFire, Stage::TakeFire), Step::Run(Stage::Shoot)];

const DAMAGE: &[Step<Stage>] = &[Step::Run(Stage::ApplyDamage)];

const EFFECTS: &[Step<Stage>] = &[Step::Run(Stage::TriggerEffects)];

const MOVEMENT: &[Step<Stage>] = &[
    ask(Stage::AskMove, Stage::TakeMove),
    Step::Run(Stage::SetOff),
    ask(Stage::AskStay, Stage::TakeStay),
    Step::Run(Stage::March),
];

const LEAVE_BEFORE: &[Step<Stage>] = &[
    Step::Run(Stage::LeaveBefore),
    ask(Stage::AskRetreat, Stage::TakeRetreat),
    Step::Run(Stage::TakeHexes),
    ask(Stage::AskRetreat, Stage::TakeRetreat),
];

const GO_BACK: &[Step<Stage>] = &[
    Step::Run(Stage::FallBack),
    ask(Stage::AskRetreat, Stage::TakeRetreat),
    Step::Run(Stage::TakeHexes),
    ask(Stage::AskRetreat, Stage::TakeRetreat),
];

const ABILITIES: &[Step<Stage>] = &[Step::Run(Stage::UseAbilities)];

const ASSAULT: &[Step<Stage>] = &[
    ask(Stage::AskStrike, Stage::TakeStrike),
    Step::Run(Stage::RollAssault),
    ask(Stage::AskCancel, Stage::TakeCancel),
    Step::Run(Stage::StrikeHits),
];

const HEALING: &[Step<Stage>] = &[ask(Stage::AskHeal, Stage::TakeHeal), Step::Run(Stage::DoHeal)];

const AGONY: &[Step<Stage>] = &[Step::Run(Stage::Suffer)];

const AFTERMATH: &[Step<Stage>] = &[Step::Run(Stage::CleanUp)];

const END: &[Step<Stage>] = &[Step::Run(Stage::EndPhase), Step::Run(Stage::Score)];

impl Procedure for Frame {
    type Stage = Stage;

    const ASKS: &'static str = "G2";

    fn steps(&self) -> &'static [Step<Stage>] {
        match self {
            Frame::Battle => BATTLE,
            Frame::Round => ROUND,
            Frame::Plan(_) => PLAN,
            Frame::Gunnery(_) => GUNNERY,
            Frame::Damage => DAMAGE,
            Frame::Effects => EFFECTS,
            Frame::Movement(_) => MOVEMENT,
            Frame::Leaving(leaving) if leaving.before => LEAVE_BEFORE,
            Frame::Leaving(_) => GO_BACK,
            Frame::Abilities => ABILITIES,
            Frame::Assault(_) => ASSAULT,
            Frame::Healing(_) => HEALING,
            Frame::Agony(_) => AGONY,
            Frame::Aftermath => AFTERMATH,
            Frame::End => END,
        }
    }
}

impl Frame {
    /// The procedure of a step of the round.
    pub fn of(step: RoundStep) -> Self {
        match step {
            RoundStep::Gunnery(step) => Self::Gunnery(Gunnery::new(step)),
            RoundStep::ApplyDamage => Self::Damage,
            RoundStep::TriggerHexEffect => Self::Effects,
            RoundStep::Movement(step) => Self::Movement(Movement::new(step)),
            RoundStep::PreAssaultRetreat => Self::Leaving(Leaving::new(true)),
            RoundStep::PreAssaultAbilities => Self::Abilities,
            RoundStep::Assault(_) => Self::Assault(Assault::default()),
            RoundStep::PostAssaultRetreat => Self::Leaving(Leaving::new(false)),
            RoundStep::Healing(step) => Self::Healing(Healing::new(step)),
            RoundStep::Agony(number) => Self::Agony(number),
            RoundStep::Aftermath => Self::Aftermath,
        }
    }
}
