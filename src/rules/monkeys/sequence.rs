//! The procedures of the book as tables of steps: their order, and the players asked.

use super::{
    frames::{
        Attack, Barrage, Counterfire, Deployment, Explosion, Fight, Flight, Laying, LeaderLost, Move, Overrun,
        Overwatched, Shelling,
    },
    states::Throw,
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
    FirstTurn,
    NextTurn,
    AskDesignation,
    TakeDesignation,
    Activate,
    AskOrder,
    TakeOrder,
    AskResolve,
    TakeResolve,
    Stragglers,
    Pins,
    Markers,
    Ending,
    HandOver,
    Walk,
    AskGetDown,
    TakeGetDown,
    Watched,
    Departed,
    AskWatch,
    TakeWatch,
    AskVolley,
    TakeVolley,
    Roll,
    AskDie,
    TakeDie,
    Apply,
    AskDamage,
    TakeDamage,
    BlowUp,
    NextRoll,
    AskCheck,
    TakeCheck,
    CheckMorale,
    ApplyRout,
    AskSuccessor,
    TakeSuccessor,
    AskGround,
    TakeGround,
    AskDeployment,
    TakeDeployment,
    Deployed,
    Charge,
    AskRegroup,
    TakeRegroup,
    AtStop,
    AskNewLead,
    TakeNewLead,
    AskPressOn,
    TakePressOn,
    AskStand,
    TakeStand,
    TestNerve,
    Meet,
    AskChargeOn,
    TakeChargeOn,
    Finish,
    AskFlee,
    TakeFlee,
    Flee,
    Score,
    Alternate,
    AskLosses,
    TakeLosses,
    Fall,
    Burst,
    RollBlast,
    ApplyBlast,
    AskBailOut,
    TakeBailOut,
    CheckBlasted,
    Throw,
    FireNext,
    LoadGuns,
    AskBarrage,
    TakeBarrage,
    AskMark,
    TakeMark,
    Land,
    AskStrike,
    TakeStrike,
    AskGrid,
    TakeGrid,
    OpenFire,
}

impl From<Stage> for StageId {
    fn from(stage: Stage) -> Self {
        StageId(stage as u16)
    }
}

/// A procedure in progress, with its data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The whole battle.
    Battle,
    /// Laying the ground (G-33).
    Laying(Laying),
    /// Both sides place their platoons (G-32).
    Deployment(Deployment),
    /// One turn: one platoon is activated (T-01, T-150).
    Turn,
    /// A move action.
    Move(Move),
    /// Overwatch triggered by an action (T-124, T-127).
    Overwatched(Overwatched),
    /// An attack, from the naming of targets to the leader checks.
    Attack(Attack),
    /// A unit has lost its leader.
    LeaderLost(LeaderLost),
    /// An overrun, from the lead's first step to its end (T-102).
    Overrun(Box<Overrun>),
    /// A charged unit flees (T-108).
    Flight(Flight),
    /// A close combat (T-112).
    Fight(Fight),
    /// A vehicle blows up (T-92).
    Explosion(Explosion),
    /// A smoke grenade is thrown (G-28).
    Smoke(Throw),
    /// Guns fire at a troop in another hex (C-25).
    Shelling(Shelling),
    /// Guns in a neighboring hex fire at the battle (C-15).
    Barrage(Barrage),
    /// A unit on the board fires at a troop in another hex (C-34).
    Counterfire(Counterfire),
}

const fn ask(ask: Stage, take: Stage) -> Step<Stage> {
    Step::Ask { ask, take }
}

const BATTLE: &[Step<Stage>] = &[Step::Run(Stage::FirstTurn), Step::Run(Stage::NextTurn)];

const LAYING: &[Step<Stage>] = &[ask(Stage::AskGround, Stage::TakeGround)];

const DEPLOYMENT: &[Step<Stage>] = &[ask(Stage::AskDeployment, Stage::TakeDeployment), Step::Run(Stage::Deployed)];

const TURN: &[Step<Stage>] = &[
    ask(Stage::AskDesignation, Stage::TakeDesignation),
    Step::Run(Stage::Activate),
    ask(Stage::AskOrder, Stage::TakeOrder),
    ask(Stage::AskResolve, Stage::TakeResolve),
    Step::Run(Stage::Stragglers),
    Step::Run(Stage::Pins),
    Step::Run(Stage::Markers),
    Step::Run(Stage::Ending),
    Step::Run(Stage::HandOver),
];

const MOVE: &[Step<Stage>] = &[
    Step::Run(Stage::Walk),
    ask(Stage::AskGetDown, Stage::TakeGetDown),
    Step::Run(Stage::Watched),
    Step::Run(Stage::Departed),
];

const OVERWATCHED: &[Step<Stage>] = &[ask(Stage::AskWatch, Stage::TakeWatch)];

const ATTACK: &[Step<Stage>] = &[
    ask(Stage::AskVolley, Stage::TakeVolley),
    Step::Run(Stage::Roll),
    ask(Stage::AskDie, Stage::TakeDie),
    Step::Run(Stage::Apply),
    ask(Stage::AskDamage, Stage::TakeDamage),
    Step::Run(Stage::BlowUp),
    ask(Stage::AskCheck, Stage::TakeCheck),
    Step::Run(Stage::NextRoll),
];

const LEADER_LOST: &[Step<Stage>] = &[
    Step::Run(Stage::CheckMorale),
    ask(Stage::AskDie, Stage::TakeDie),
    Step::Run(Stage::ApplyRout),
    ask(Stage::AskSuccessor, Stage::TakeSuccessor),
];

const OVERRUN: &[Step<Stage>] = &[
    Step::Run(Stage::Charge),
    ask(Stage::AskGetDown, Stage::TakeGetDown),
    ask(Stage::AskRegroup, Stage::TakeRegroup),
    Step::Run(Stage::AtStop),
    ask(Stage::AskNewLead, Stage::TakeNewLead),
    ask(Stage::AskPressOn, Stage::TakePressOn),
    ask(Stage::AskStand, Stage::TakeStand),
    Step::Run(Stage::TestNerve),
    Step::Run(Stage::Meet),
    ask(Stage::AskChargeOn, Stage::TakeChargeOn),
    Step::Run(Stage::Finish),
];

const FLIGHT: &[Step<Stage>] = &[ask(Stage::AskFlee, Stage::TakeFlee), Step::Run(Stage::Flee)];

const FIGHT: &[Step<Stage>] = &[
    Step::Run(Stage::Score),
    ask(Stage::AskDie, Stage::TakeDie),
    Step::Run(Stage::Alternate),
    ask(Stage::AskLosses, Stage::TakeLosses),
    Step::Run(Stage::Fall),
    ask(Stage::AskCheck, Stage::TakeCheck),
];
const BARRAGE: &[Step<Stage>] = &[
    Step::Run(Stage::LoadGuns),
    ask(Stage::AskBarrage, Stage::TakeBarrage),
    ask(Stage::AskMark, Stage::TakeMark),
    Step::Run(Stage::Land),
];

const SHELLING: &[Step<Stage>] = &[Step::Run(Stage::FireNext), ask(Stage::AskStrike, Stage::TakeStrike)];

const COUNTERFIRE: &[Step<Stage>] = &[ask(Stage::AskGrid, Stage::TakeGrid), Step::Run(Stage::OpenFire)];

const SMOKE: &[Step<Stage>] = &[Step::Run(Stage::Throw)];

const EXPLOSION: &[Step<Stage>] = &[
    Step::Run(Stage::Burst),
    Step::Run(Stage::RollBlast),
    ask(Stage::AskDie, Stage::TakeDie),
    Step::Run(Stage::ApplyBlast),
    ask(Stage::AskBailOut, Stage::TakeBailOut),
    Step::Run(Stage::CheckBlasted),
];

impl Procedure for Frame {
    type Stage = Stage;

    const ASKS: &'static str = "T-14";

    fn steps(&self) -> &'static [Step<Stage>] {
        match self {
            Frame::Battle => BATTLE,
            Frame::Laying(_) => LAYING,
            Frame::Deployment(_) => DEPLOYMENT,
            Frame::Turn => TURN,
            Frame::Move(_) => MOVE,
            Frame::Overwatched(_) => OVERWATCHED,
            Frame::Attack(_) => ATTACK,
            Frame::LeaderLost(_) => LEADER_LOST,
            Frame::Overrun(_) => OVERRUN,
            Frame::Flight(_) => FLIGHT,
            Frame::Fight(_) => FIGHT,
            Frame::Explosion(_) => EXPLOSION,
            Frame::Smoke(_) => SMOKE,
            Frame::Shelling(_) => SHELLING,
            Frame::Barrage(_) => BARRAGE,
            Frame::Counterfire(_) => COUNTERFIRE,
        }
    }
}
