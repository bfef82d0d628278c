//! The procedures of the book as tables of steps: their order, and the players asked (F1, G7).

use super::{assault::Fight, order::Deed};
use crate::engine::{
    clock::{Procedure, Step},
    stage::StageId,
};
use crate::force::Side;

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
    FindFirst,
    AskSetUp,
    TakeSetUp,
    BeginRound,
    EndRound,
    NextRound,

    BeginTurn,
    AskLead,
    TakeLead,
    AskOfficer,
    TakeOfficer,
    Rally,
    Recover,
    BeginActions,
    AskAct,
    TakeAct,
    Morale,
    BeginAssault,
    AskCharge,
    TakeCharge,
    EndTurn,

    Perform,

    RunIn,
    Strike,
    AskConsolidate,
    TakeConsolidate,
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
    /// The turn of a side.
    Turn(Side),
    /// One action of one unit.
    Action(Deed),
    /// A charge and the fight after it.
    Fight(Fight),
}

const fn ask(ask: Stage, take: Stage) -> Step<Stage> {
    Step::Ask { ask, take }
}

const BATTLE: &[Step<Stage>] = &[
    Step::Run(Stage::FindFirst),
    ask(Stage::AskSetUp, Stage::TakeSetUp),
    Step::Run(Stage::BeginRound),
    Step::Run(Stage::EndRound),
    Step::Run(Stage::NextRound),
];

const TURN: &[Step<Stage>] = &[
    Step::Run(Stage::BeginTurn),
    ask(Stage::AskLead, Stage::TakeLead),
    ask(Stage::AskOfficer, Stage::TakeOfficer),
    Step::Run(Stage::Rally),
    Step::Run(Stage::Recover),
    Step::Run(Stage::BeginActions),
    ask(Stage::AskAct, Stage::TakeAct),
    Step::Run(Stage::Morale),
    Step::Run(Stage::BeginAssault),
    ask(Stage::AskCharge, Stage::TakeCharge),
    Step::Run(Stage::EndTurn),
];

const ACTION: &[Step<Stage>] = &[Step::Run(Stage::Perform)];

const FIGHT: &[Step<Stage>] =
    &[Step::Run(Stage::RunIn), Step::Run(Stage::Strike), ask(Stage::AskConsolidate, Stage::TakeConsolidate)];

impl Procedure for Frame {
    type Stage = Stage;

    const ASKS: &'static str = "R1";

    fn steps(&self) -> &'static [Step<Stage>] {
        match self {
            Frame::Battle => BATTLE,
            Frame::Turn(_) => TURN,
            Frame::Action(_) => ACTION,
            Frame::Fight(_) => FIGHT,
        }
    }
}
