//! When each rule runs: stage by stage, the systems of the chapters in order. Names only.

use super::{
    covering, ending, field, load, phases, repetition,
    sequence::{Frame, Stage},
    set_up, turns, walking,
};
use crate::engine::stage::Stages;
use bevy_ecs::schedule::{IntoScheduleConfigs, Schedule};

/// Builds the schedules of the book.
pub fn stages() -> Stages<Frame> {
    let mut stages = Stages::default();
    for stage in Stage::ALL.iter().copied() {
        stages.add(|schedule| fill(stage, schedule));
    }
    stages
}

fn fill(stage: Stage, schedule: &mut Schedule) {
    match stage {
        Stage::Survey => schedule.add_systems(field::survey),

        Stage::BeginBattle => schedule.add_systems(set_up::begin_battle),
        Stage::AskSetUp => schedule.add_systems(set_up::ask_set_up),
        Stage::TakeSetUp => schedule.add_systems(set_up::take_set_up),
        Stage::AskCarrier => schedule.add_systems(load::ask_carrier),
        Stage::TakeCarrier => schedule.add_systems(load::take_carrier),
        Stage::SetUpDone => schedule.add_systems(set_up::set_up_done),
        Stage::NextTurn => schedule.add_systems(turns::next_turn),

        Stage::BeginTurn => schedule.add_systems(turns::begin_turn),
        Stage::AskDeclare => schedule.add_systems(repetition::ask_declare),
        Stage::TakeDeclare => schedule.add_systems(repetition::take_declare),
        Stage::NextPhase => schedule.add_systems(turns::next_phase),
        Stage::EndTurn => schedule.add_systems((turns::end_turn, ending::end_if_decided).chain()),

        Stage::BeginPhase => schedule.add_systems(phases::begin_phase),
        Stage::AskRepeat => schedule.add_systems(repetition::ask_repeat),
        Stage::TakeRepeat => schedule.add_systems(repetition::take_repeat),
        Stage::AskCall => schedule.add_systems(phases::ask_call),
        Stage::TakeCall => schedule.add_systems(phases::take_call),
        Stage::EndPhase => schedule.add_systems(turns::end_phase),

        Stage::EnterCell => schedule.add_systems(walking::enter_cell),
        Stage::AskWatch => schedule.add_systems(covering::ask_watch),
        Stage::TakeWatch => schedule.add_systems(covering::take_watch),
        Stage::WalkOn => schedule.add_systems(walking::walk_on),
        Stage::Arrive => schedule.add_systems(walking::arrive),
    };
}
