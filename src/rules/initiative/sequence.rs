//! The procedures of the book as tables of steps: their order, and the players asked (R1, R13).

use super::{calls::Phase, walking::Walk};
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

    BeginBattle,
    AskSetUp,
    TakeSetUp,
    AskCarrier,
    TakeCarrier,
    SetUpDone,
    NextTurn,

    BeginTurn,
    AskDeclare,
    TakeDeclare,
    NextPhase,
    EndTurn,

    BeginPhase,
    AskRepeat,
    TakeRepeat,
    AskCall,
    TakeCall,
    EndPhase,

    EnterCell,
    AskWatch,
    TakeWatch,
    WalkOn,
    Arrive,
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
    /// A turn of six phases.
    Turn,
    /// A phase with its queue of calls.
    Phase(Phase),
    /// A moving character, cell by cell.
    Walk(Walk),
}

const fn ask(ask: Stage, take: Stage) -> Step<Stage> {
    Step::Ask { ask, take }
}

const BATTLE: &[Step<Stage>] = &[
    Step::Run(Stage::BeginBattle),
    ask(Stage::AskSetUp, Stage::TakeSetUp),
    ask(Stage::AskCarrier, Stage::TakeCarrier),
    Step::Run(Stage::SetUpDone),
    Step::Run(Stage::NextTurn),
];

const TURN: &[Step<Stage>] = &[
    Step::Run(Stage::BeginTurn),
    ask(Stage::AskDeclare, Stage::TakeDeclare),
    Step::Run(Stage::NextPhase),
    Step::Run(Stage::EndTurn),
];

const PHASE: &[Step<Stage>] = &[
    Step::Run(Stage::BeginPhase),
    ask(Stage::AskRepeat, Stage::TakeRepeat),
    ask(Stage::AskCall, Stage::TakeCall),
    Step::Run(Stage::EndPhase),
];

const WALK: &[Step<Stage>] = &[
    Step::Run(Stage::EnterCell),
    ask(Stage::AskWatch, Stage::TakeWatch),
    Step::Run(Stage::WalkOn),
    Step::Run(Stage::Arrive),
];

impl Procedure for Frame {
    type Stage = Stage;

    const ASKS: &'static str = "R2";

    fn steps(&self) -> &'static [Step<Stage>] {
        match self {
            Frame::Battle => BATTLE,
            Frame::Turn => TURN,
            Frame::Phase(_) => PHASE,
            Frame::Walk(_) => WALK,
        }
    }
}
