//! When each rule runs: stage by stage, the systems of the chapters in their order. Names only.

use super::{
    covering, ending, field, phases,
    sequence::{Frame, Stage},
    turns, walking,
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
        Stage::NextTurn => schedule.add_systems(turns::next_turn),

        Stage::BeginTurn => schedule.add_systems(turns::begin_turn),
        Stage::NextPhase => schedule.add_systems(turns::next_phase),
        Stage::EndTurn => schedule.add_systems((turns::end_turn, ending::end_if_decided).chain()),

        Stage::BeginPhase => schedule.add_systems(phases::begin_phase),
        Stage::AskCall => schedule.add_systems(phases::ask_call),
        Stage::TakeCall => schedule.add_systems(phases::take_call),

        Stage::EnterCell => schedule.add_systems(walking::enter_cell),
        Stage::AskWatch => schedule.add_systems(covering::ask_watch),
        Stage::TakeWatch => schedule.add_systems(covering::take_watch),
        Stage::WalkOn => schedule.add_systems(walking::walk_on),
    };
}
