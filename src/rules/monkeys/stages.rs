//! When each rule runs: stage by stage, the systems of the chapters in order. Names only.

use super::{
    abandoned, approach, attack, barrage, bereaved, brace, charge_on, command, commit, counterfire, damage, deploy,
    emplacements, explosion, field, fight, flight, get_down, joiners, leader, loads, march, overrun, overwatch, pins,
    platoons, press_on, regroup, rounds, scenarios,
    sequence::{Frame, Stage},
    shelling, smoke, sphere, stand, stealth, thrown,
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
        Stage::Survey => schedule.add_systems(
            (field::survey::survey, scenarios::scavenging::mind_crates, abandoned::abandon_vehicles).chain(),
        ),

        Stage::FirstTurn => schedule.add_systems((platoons::roll_for_first_turn, deploy::open_deployment).chain()),
        Stage::NextTurn => schedule.add_systems(platoons::begin_turn),

        Stage::AskGround => schedule.add_systems(deploy::laying::ask_ground),
        Stage::TakeGround => schedule.add_systems(deploy::laying::take_ground),
        Stage::AskDeployment => schedule.add_systems(deploy::ask_deployment),
        Stage::TakeDeployment => {
            schedule.add_systems((deploy::place_unit, deploy::split::split_squad, deploy::take_ready).chain())
        }
        Stage::Deployed => schedule.add_systems((deploy::count_platoons, emplacements::place_emplacements).chain()),

        Stage::AskDesignation => schedule.add_systems(platoons::ask_designation),
        Stage::TakeDesignation => schedule.add_systems(platoons::take_designation),
        Stage::Activate => {
            schedule.add_systems((platoons::activate_platoon, pins::serve_pins, stealth::remember_hiding).chain())
        }
        Stage::AskOrder => {
            schedule.add_systems((joiners::go_back, scenarios::end_if_wiped_out, commit::ask_order).chain())
        }
        Stage::TakeOrder => schedule.add_systems(
            (
                commit::commit_to_attack,
                commit::declare_done,
                commit::end_orders,
                command::give_special_order,
                stealth::leave_hiding,
                stealth::sneak_out,
                march::set_out,
                overrun::launch,
                overwatch::go_into_overwatch,
                brace::brace_weapons,
                scenarios::scavenging::pick_up_crate,
                loads::reload_weapons,
                smoke::commit_to_smoke,
                counterfire::commit_to_shell,
            )
                .chain(),
        ),
        Stage::AskResolve => {
            schedule.add_systems((scenarios::end_if_wiped_out, stealth::forget_strikes, commit::ask_resolution).chain())
        }
        Stage::TakeResolve => schedule.add_systems(commit::take_resolution),
        Stage::Stragglers => schedule.add_systems(sphere::remove_stragglers),
        Stage::Pins => schedule.add_systems(pins::lift_pins),
        Stage::Markers => schedule.add_systems(smoke::clear_smoke),
        Stage::Ending => schedule.add_systems(
            (scenarios::battle::look_at_markers, scenarios::end_by_goal, scenarios::end_if_wiped_out).chain(),
        ),
        Stage::HandOver => {
            schedule.add_systems((smoke::clear_smoke, platoons::hand_over, scenarios::end_of_round).chain())
        }

        Stage::Walk => schedule.add_systems(march::walk_members),
        Stage::AskGetDown => schedule.add_systems(get_down::ask_get_down),
        Stage::TakeGetDown => schedule.add_systems(get_down::take_get_down),
        Stage::Watched => schedule.add_systems(get_down::answer_overwatch),
        Stage::Departed => schedule.add_systems(march::replace_departed_leader),

        Stage::AskWatch => schedule.add_systems((stealth::forget_strikes, overwatch::ask_watch).chain()),
        Stage::TakeWatch => schedule.add_systems(overwatch::take_watch),

        Stage::AskVolley => schedule.add_systems(attack::ask_volley),
        Stage::TakeVolley => schedule.add_systems((attack::take_volley, rounds::spend_rounds).chain()),
        Stage::Roll => schedule.add_systems(attack::roll_attack),
        Stage::AskDie => schedule.add_systems(thrown::ask_die),
        Stage::TakeDie => schedule.add_systems(thrown::keep_die),
        Stage::NextRoll => schedule.add_systems(attack::next_roll),
        Stage::AskCheck => schedule.add_systems(bereaved::ask_check),
        Stage::TakeCheck => schedule.add_systems(bereaved::take_check),
        Stage::Apply => {
            let strike = (attack::apply_attack, attack::strike_vehicles, rounds::empty_special_weapon);
            schedule.add_systems(strike.chain())
        }
        Stage::AskDamage => schedule.add_systems(damage::ask_damage),
        Stage::TakeDamage => schedule.add_systems(damage::take_damage),
        Stage::BlowUp => schedule.add_systems(damage::blow_up),

        Stage::CheckMorale => schedule.add_systems(leader::check_morale),
        Stage::ApplyRout => schedule.add_systems(leader::apply_rout),
        Stage::AskSuccessor => schedule.add_systems(leader::ask_successor),
        Stage::TakeSuccessor => schedule.add_systems(leader::take_successor),

        Stage::Charge => schedule.add_systems(approach::walk_to_stop),
        Stage::AskRegroup => schedule.add_systems(regroup::ask_regroup),
        Stage::TakeRegroup => schedule.add_systems(regroup::place_followers),
        Stage::AtStop => schedule.add_systems(overrun::answer_stop),
        Stage::AskNewLead => schedule.add_systems(press_on::ask_new_lead),
        Stage::TakeNewLead => schedule.add_systems(press_on::name_new_lead),
        Stage::AskPressOn => schedule.add_systems(press_on::ask_press_on),
        Stage::TakePressOn => schedule.add_systems(press_on::go_on_or_abort),
        Stage::AskStand => schedule.add_systems((scenarios::end_if_wiped_out, stand::ask_stand).chain()),
        Stage::TakeStand => schedule.add_systems(stand::flee_or_stand),
        Stage::TestNerve => schedule.add_systems(stand::test_nerve),
        Stage::Meet => schedule.add_systems(stand::meet),
        Stage::AskChargeOn => schedule.add_systems((scenarios::end_if_wiped_out, charge_on::ask_charge_on).chain()),
        Stage::TakeChargeOn => schedule.add_systems(charge_on::charge_on_or_halt),
        Stage::Finish => schedule.add_systems(overrun::finish),

        Stage::AskFlee => schedule.add_systems(flight::ask_flee),
        Stage::TakeFlee => schedule.add_systems(flight::take_flee),
        Stage::Flee => schedule.add_systems(flight::run_away),

        Stage::Score => schedule.add_systems(fight::score_and_roll),
        Stage::Alternate => schedule.add_systems(fight::alternate),
        Stage::AskLosses => schedule.add_systems(fight::ask_losses),
        Stage::TakeLosses => schedule.add_systems(fight::take_losses),
        Stage::Fall => schedule.add_systems(fight::fall),
        Stage::Burst => schedule.add_systems(explosion::burst),
        Stage::RollBlast => schedule.add_systems(explosion::roll_blast),
        Stage::ApplyBlast => schedule.add_systems(explosion::apply_blast),
        Stage::AskBailOut => schedule.add_systems(explosion::ask_bail_out),
        Stage::TakeBailOut => schedule.add_systems(explosion::take_bail_out),
        Stage::CheckBlasted => schedule.add_systems(explosion::check_leaders),
        Stage::Throw => schedule.add_systems(smoke::throw_smoke),
        Stage::LoadGuns => schedule.add_systems(barrage::reload_guns),
        Stage::AskBarrage => schedule.add_systems(barrage::ask_barrage),
        Stage::TakeBarrage => schedule.add_systems(barrage::take_barrage),
        Stage::AskMark => schedule.add_systems((scenarios::end_if_wiped_out, barrage::ask_mark).chain()),
        Stage::TakeMark => schedule.add_systems(barrage::take_mark),
        Stage::Land => schedule.add_systems(barrage::land),
        Stage::FireNext => schedule.add_systems(shelling::fire_next),
        Stage::AskStrike => schedule.add_systems(shelling::ask_strike),
        Stage::TakeStrike => schedule.add_systems(shelling::take_strike),
        Stage::AskGrid => schedule.add_systems(counterfire::ask_grid),
        Stage::TakeGrid => schedule.add_systems(counterfire::take_grid),
        Stage::OpenFire => schedule.add_systems(counterfire::open_fire),
    };
}
