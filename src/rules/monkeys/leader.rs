//! The leader of a unit, its loss and its replacement (text paragraphs 5 and 10; T-32 to T-37, T-75 to T-83).

pub use super::{frames::LeaderLost, states::Leadership};

use super::{
    field::{Book, Field},
    frames::Thrown,
    nerve,
    order::{Given, Order},
    pins,
    profiles::Hit,
    sequence::{Frame, Stage},
    states::Pin,
    windows::Ask,
};
use crate::board::distance;
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{
    Post, PrimateIx, Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

/// Whether the loss of this leader requires a check: always for sergeants and corporals, with a switch for stand-ins;
/// never in the command squad, which has no sergeant (T-36, T-75, T-83).
pub fn check_due(field: &Field, unit: UnitIx) -> bool {
    let state = field.unit(unit);
    let squad = matches!(state.id.post, Post::Squad(_) | Post::Half(_));
    squad && (!state.lead.acting || field.book.switch("stand_in_triggers_check") != 0)
}

/// Rout dice for the total of a failed check: one for 3 or 4, two for 1 or 2, three for 0 or less (T-78).
pub const fn rout_dice(total: i32) -> u8 {
    match total {
        3.. => 1,
        1 | 2 => 2,
        _ => 3,
    }
}

/// The chance, in tenths of a percent, that a unit routs when only its leader falls, if the player who removed it keeps
/// the highest die (T-77 to T-81).
pub fn rout_chance(field: &Field, unit: UnitIx) -> u16 {
    let forty_eighths = routs(nerve::bereaved_morale(field, unit));
    (forty_eighths * 1000 + 24) / 48
}

/// The chance, out of [`ROUTS`], that a unit with this Morale routs when its leader falls, if the player who removed it
/// keeps the highest die (T-77 to T-81).
pub fn routs(morale: i32) -> u16 {
    // Out of eight: the highest of one, two or three dice shows 4 to 6.
    let eighths = |die: i32| match rout_dice(die + morale) {
        _ if nerve::passes(u8::try_from(die).unwrap_or_default(), morale) => 0,
        1 => 4,
        2 => 6,
        _ => 7,
    };
    (1..=6).map(eighths).sum()
}

/// The denominator of the chances given by [`routs`].
pub const ROUTS: i32 = 48;

/// The default successor under T-34: the most squadmates within two squares, then the highest Morale.
pub fn natural_successor(field: &Field, unit: UnitIx) -> Option<PrimateIx> {
    let near = |mate: PrimateIx| {
        let cell = field.cell(mate);
        field.present(unit).filter(|other| close(cell, field.cell(*other))).count()
    };
    field.present(unit).max_by_key(|mate| (near(*mate), field.morale(*mate), std::cmp::Reverse(*mate)))
}

fn close(a: Option<crate::board::Cell>, b: Option<crate::board::Cell>) -> bool {
    matches!((a, b), (Some(a), Some(b)) if distance(a, b) <= super::sphere::LINK)
}

fn lost(clock: &mut Clock<Frame>) -> &mut LeaderLost {
    match clock.top_mut() {
        Frame::LeaderLost(lost) => lost,
        other => unreachable!("a leader check runs in its own frame, not in {other:?}"),
    }
}

/// The unit tests its Morale; if it fails, the rout roll follows (T-75 to T-78).
pub(super) fn check_morale(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
) {
    let (unit, killer) = (lost(&mut clock).unit, lost(&mut clock).killer);
    if killer.is_none() || !field.is_left(unit) {
        clock.go_to(Stage::AskSuccessor);
        return;
    }
    let bonus = nerve::unit_morale(&field, unit);
    let die = dice.roll(1)[0];
    let passed = nerve::passes(die, bonus);
    let who = field.unit(unit).id.into();
    log.tell("T-77", What::Tested { who, die, bonus, need: nerve::NEEDED, passed });
    if passed {
        clock.go_to(Stage::AskSuccessor);
    } else {
        let thrown = Thrown::throw(&mut dice, rout_dice(i32::from(die) + bonus), killer);
        log.tell("T-78", What::Rolled { dice: thrown.faces.clone(), why: "rout", chooser: thrown.chooser() });
        lost(&mut clock).thrown = thrown;
    }
}

/// The squad rolls on the attack chart with "routed" for "wounded" and nobody in cover (T-79, T-80).
#[expect(clippy::too_many_arguments, reason = "one system applies one chart to places and pins")]
pub(super) fn apply_rout(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut places: Query<&mut Place>,
    mut pins: Query<&mut Pin>,
    field: Res<Field>,
    roster: Res<Roster>,
    book: Res<Book>,
) {
    let LeaderLost { unit, thrown, .. } = lost(&mut clock).clone();
    let face = thrown.face();
    log.tell("T-81", What::Kept { face });
    let members: Vec<PrimateIx> = field.present(unit).collect();
    match book.0.attack[usize::from(face) - 1] {
        Hit::Empty => {}
        Hit::Hold => {
            for primate in members.into_iter().filter(|mate| field.primate(*mate).pin == Pin::Recovering) {
                if !nerve::test(&field, primate, &mut dice, &mut log, "T-80") {
                    pins::press(primate, &roster, &mut pins);
                    log.tell("T-40", What::Marked { who: field.primate(primate).id.into(), mark: "pinned" });
                }
            }
        }
        Hit::Test | Hit::Wound => {
            for primate in members {
                let mut place = places.get_mut(roster.primate(primate)).expect("a primate has a place");
                *place = Place::Off(Pile::Routed);
                log.tell("T-80", What::Removed { piece: field.primate(primate).id, pile: Pile::Routed });
            }
        }
    }
}

/// If anyone is left, their owner names a new leader (T-32 to T-34).
pub(super) fn ask_successor(
    mut clock: ResMut<Clock<Frame>>,
    mut leads: Query<&mut Leadership>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let unit = lost(&mut clock).unit;
    let mut left = field.present(unit);
    match (left.next(), left.next()) {
        (None, _) => promote(unit, None, &field, &roster, &mut leads, &mut log),
        (Some(only), None) => promote(unit, Some(only), &field, &roster, &mut leads, &mut log),
        _ => {
            let about = Some(field.unit(unit).id);
            clock.ask(Ask::Successor.at(field.side(unit), about));
        }
    }
}

/// The named member leads from now on, as a stand-in (T-35, T-36).
pub(super) fn take_successor(
    mut clock: ResMut<Clock<Frame>>,
    mut leads: Query<&mut Leadership>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    if let Order::Promote(id) = given.order() {
        let unit = lost(&mut clock).unit;
        promote(unit, field.find_primate(*id), &field, &roster, &mut leads, &mut log);
    }
}

fn promote(
    unit: UnitIx,
    leader: Option<PrimateIx>,
    field: &Field,
    roster: &Roster,
    leads: &mut Query<&mut Leadership>,
    log: &mut BattleLog,
) {
    *leads.get_mut(roster.unit(unit)).expect("a unit has a leader's place") = Leadership { leader, acting: true };
    if let Some(leader) = leader {
        log.tell("T-32", What::Led { unit: field.unit(unit).id, primate: field.primate(leader).id });
    }
}
