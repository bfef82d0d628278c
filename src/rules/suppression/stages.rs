//! When each rule runs: stage by stage, the systems of the chapters in order. Names only.

use super::{
    action, assault, command, field, morale, objectives,
    sequence::{Frame, Stage},
    set_up, starting, turns,
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

        Stage::FindFirst => schedule.add_systems(turns::find_first),
        Stage::AskSetUp => schedule.add_systems(set_up::ask_set_up),
        Stage::TakeSetUp => schedule.add_systems(set_up::take_set_up),
        Stage::BeginRound => schedule.add_systems(turns::begin_round),
        Stage::EndRound => schedule.add_systems((turns::end_if_wiped_out, objectives::end_round).chain()),
        Stage::NextRound => schedule.add_systems(turns::next_round),

        Stage::BeginTurn => {
            schedule.add_systems((turns::begin_turn, starting::refresh, command::promote_deputies).chain())
        }
        Stage::AskLead => schedule.add_systems(command::ask_lead),
        Stage::TakeLead => schedule.add_systems(command::take_lead),
        Stage::AskOfficer => schedule.add_systems((turns::end_if_wiped_out, starting::ask_officer).chain()),
        Stage::TakeOfficer => schedule.add_systems(starting::take_officer),
        Stage::Rally => schedule.add_systems(starting::rally),
        Stage::Recover => schedule.add_systems(starting::recover),
        Stage::BeginActions => schedule.add_systems((action::begin_actions, command::look_at_units).chain()),
        Stage::AskAct => schedule.add_systems((turns::end_if_wiped_out, action::ask_act).chain()),
        Stage::TakeAct => schedule.add_systems(action::take_act),
        Stage::Morale => schedule.add_systems((turns::end_if_wiped_out, morale::test_morale).chain()),
        Stage::BeginAssault => schedule.add_systems((turns::end_if_wiped_out, assault::begin_assault).chain()),
        Stage::AskCharge => schedule.add_systems((turns::end_if_wiped_out, assault::ask_charge).chain()),
        Stage::TakeCharge => schedule.add_systems(assault::take_charge),
        Stage::EndTurn => schedule.add_systems((turns::end_if_wiped_out, turns::end_turn).chain()),

        Stage::Perform => schedule
            .add_systems((action::declare, action::shoot_before, action::move_unit, action::shoot_after).chain()),

        Stage::RunIn => schedule.add_systems(assault::run),
        Stage::Strike => schedule.add_systems(assault::strike),
        Stage::AskConsolidate => schedule.add_systems((turns::end_if_wiped_out, assault::ask_consolidate).chain()),
        Stage::TakeConsolidate => schedule.add_systems(assault::take_consolidate),
    };
}
