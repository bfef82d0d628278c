//! When each rule runs: stage by stage, the systems of the chapters in order. Names only.

use super::{
    abilities, aftermath, agony, assault, damage, effects, ending, field, gunnery, healing, marching, movement,
    planning, retreats, rounds,
    sequence::{Frame, Stage},
    set_up,
};
use crate::engine::stage::Stages;
use bevy_ecs::schedule::Schedule;

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

        Stage::DecideRanks => schedule.add_systems(set_up::decide_ranks),
        Stage::AskSetUp => schedule.add_systems(set_up::ask_set_up),
        Stage::TakeSetUp => schedule.add_systems(set_up::take_set_up),
        Stage::ShowSetUp => schedule.add_systems(set_up::show_set_up),
        Stage::NextRound => schedule.add_systems(rounds::next_round),

        Stage::OpenRound => schedule.add_systems(rounds::open_round),
        Stage::TurnUp => schedule.add_systems(rounds::turn_up),
        Stage::NextStep => schedule.add_systems(rounds::next_step),
        Stage::AskPlan => schedule.add_systems(planning::ask_plan),
        Stage::TakePlan => schedule.add_systems(planning::take_plan),

        Stage::AskFire => schedule.add_systems(gunnery::ask_fire),
        Stage::TakeFire => schedule.add_systems(gunnery::take_fire),
        Stage::Shoot => schedule.add_systems(gunnery::shoot),
        Stage::ApplyDamage => schedule.add_systems(damage::apply_damage),
        Stage::TriggerEffects => schedule.add_systems(effects::trigger_effects),

        Stage::AskMove => schedule.add_systems(movement::ask_move),
        Stage::TakeMove => schedule.add_systems(movement::take_move),
        Stage::SetOff => schedule.add_systems(movement::set_off),
        Stage::AskStay => schedule.add_systems(marching::ask_stay),
        Stage::TakeStay => schedule.add_systems(marching::take_stay),
        Stage::March => schedule.add_systems(marching::march),

        Stage::LeaveBefore => schedule.add_systems(retreats::leave_before),
        Stage::UseAbilities => schedule.add_systems(abilities::use_abilities),
        Stage::AskStrike => schedule.add_systems(assault::ask_strike),
        Stage::TakeStrike => schedule.add_systems(assault::take_strike),
        Stage::RollAssault => schedule.add_systems(assault::roll_assault),
        Stage::AskCancel => schedule.add_systems(assault::ask_cancel),
        Stage::TakeCancel => schedule.add_systems(assault::take_cancel),
        Stage::StrikeHits => schedule.add_systems(assault::strike_hits),
        Stage::FallBack => schedule.add_systems(retreats::fall_back),
        Stage::AskRetreat => schedule.add_systems(retreats::ask_retreat),
        Stage::TakeRetreat => schedule.add_systems(retreats::take_retreat),
        Stage::TakeHexes => schedule.add_systems(retreats::take_hexes),

        Stage::AskHeal => schedule.add_systems(healing::ask_heal),
        Stage::TakeHeal => schedule.add_systems(healing::take_heal),
        Stage::DoHeal => schedule.add_systems(healing::heal),
        Stage::Suffer => schedule.add_systems(agony::suffer),
        Stage::CleanUp => schedule.add_systems(aftermath::clean_up),

        Stage::EndPhase => schedule.add_systems(ending::end_phase),
        Stage::Score => schedule.add_systems(ending::decide),
    };
}
