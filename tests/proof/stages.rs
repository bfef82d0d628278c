//! What happens in each stage of Pebbles.

use crate::book::{Ask, Flying, Frame, Order, ROUNDS, Stage, Table, Word};
use bevy_ecs::{
    prelude::{Res, ResMut},
    schedule::Schedule,
};
use monkeys::dice::Dice;
use monkeys::engine::{
    BattleLog, Clock, Outcome, Rule, Stages, What,
    fact::{Audience, Who},
    order::Given,
};
use monkeys::force::{Side, UnitId};

pub fn stages() -> Stages<Frame> {
    let mut stages = Stages::default();
    let mut add = |fill: fn(&mut Schedule)| _ = stages.add(fill);
    add(|_| {});
    add(|schedule| _ = schedule.add_systems(ask_begin));
    add(|schedule| _ = schedule.add_systems(take_begin));
    add(|schedule| _ = schedule.add_systems(ask_put));
    add(|schedule| _ = schedule.add_systems(take_put));
    add(|schedule| _ = schedule.add_systems(ask_plan));
    add(|schedule| _ = schedule.add_systems(take_plan));
    add(|schedule| _ = schedule.add_systems(open_round));
    add(|schedule| _ = schedule.add_systems(ask_turn));
    add(|schedule| _ = schedule.add_systems(take_turn));
    add(|schedule| _ = schedule.add_systems(tire));
    add(|schedule| _ = schedule.add_systems(change));
    add(|schedule| _ = schedule.add_systems(ask_aim));
    add(|schedule| _ = schedule.add_systems(take_aim));
    add(|schedule| _ = schedule.add_systems(roll));
    add(|schedule| _ = schedule.add_systems(ask_best));
    add(|schedule| _ = schedule.add_systems(take_best));
    add(|schedule| _ = schedule.add_systems(hit));
    add(|schedule| _ = schedule.add_systems(ask_heir));
    add(|schedule| _ = schedule.add_systems(take_heir));
    stages
}

type Time<'w> = ResMut<'w, Clock<Frame>>;
type Log<'w> = ResMut<'w, BattleLog>;

fn ask_begin(mut clock: Time) {
    clock.ask(Ask::Begin.at(Side::First, None));
}

fn take_begin(given: Res<Given<Order>>, mut table: ResMut<Table>) {
    if let Order::Begin(side) = given.order() {
        table.side = *side;
    }
}

/// One pebble after the other; a side can't see where the other has put its pebbles.
fn ask_put(table: Res<Table>, mut clock: Time) {
    if let Some(next) = table.pebbles.iter().find(|pebble| pebble.place.is_none()) {
        clock.ask(Ask::Put.at(next.id.side, Some(next.id)));
    }
}

fn take_put(given: Res<Given<Order>>, mut table: ResMut<Table>, mut clock: Time) {
    if let Order::Put(unit, place) = given.order() {
        table.find(*unit).place = Some(*place);
        clock.again();
    }
}

fn ask_plan(table: Res<Table>, mut clock: Time) {
    let bare = |side: &Side| table.of(*side).any(|pebble| pebble.word.is_none());
    if let Some(side) = Side::BOTH.into_iter().find(bare) {
        clock.ask(Ask::Plan.at(side, None));
    }
}

fn take_plan(given: Res<Given<Order>>, mut table: ResMut<Table>, mut clock: Time, mut log: Log) {
    if let Order::Plan(words) = given.order() {
        for (unit, word) in words {
            table.find(*unit).word = Some(*word);
            let told = What::Noted { what: "planned", who: Some((*unit).into()), number: *word as i32 };
            log.tell_to(Audience::Only(unit.side), "P-3", told);
        }
        clock.again();
    }
}

fn open_round(mut table: ResMut<Table>, mut clock: Time, mut log: Log) {
    if table.round == ROUNDS {
        let left = Side::BOTH.map(|side| table.of(side).count());
        let winner = match left[0].cmp(&left[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        return end(winner, "rounds-over", &mut clock, &mut log);
    }
    table.round += 1;
    log.tell("P-4", What::Began { step: "round", side: table.side, round: table.round });
}

fn end(winner: Option<Side>, how: &'static str, clock: &mut Clock<Frame>, log: &mut BattleLog) {
    log.tell("P-8", What::Over { winner, how });
    clock.end(Outcome { winner, how, rule: Rule("P-8") });
}

fn ask_turn(table: Res<Table>, mut clock: Time) {
    clock.ask(Ask::Turn.at(table.side, None));
}

fn take_turn(given: Res<Given<Order>>, mut table: ResMut<Table>, mut clock: Time) {
    table.acted = None;
    match given.order() {
        Order::Walk(unit, place) => {
            table.find(*unit).place = Some(*place);
            table.acted = Some(*unit);
        }
        Order::Throw(unit) => {
            table.acted = Some(*unit);
            clock.call(Frame::Throw(Flying { by: *unit, at: None, faces: Vec::new(), kept: 0 }));
        }
        Order::Rest(unit) => table.find(*unit).tired = 0,
        _ => {}
    }
}

/// Occurs twice in the table of the game: after the turn of each side.
fn tire(mut table: ResMut<Table>, mut log: Log) {
    let Some(unit) = table.acted.take() else { return };
    let pebble = table.find(unit);
    pebble.tired = (pebble.tired + 1).min(3);
    log.tell("P-4", What::Counted { who: Who::Unit(unit), mark: "tired", count: pebble.tired });
}

fn change(mut table: ResMut<Table>, mut clock: Time, mut log: Log) {
    let side = table.side;
    table.taken[side.index()] += 1;
    if table.of(side.other()).next().is_none() {
        return end(Some(side), "all-gone", &mut clock, &mut log);
    }
    table.side = side.other();
    if table.taken[0] == table.taken[1] {
        clock.go_to(Stage::OpenRound);
    }
}

fn thrower(clock: &Clock<Frame>) -> UnitId {
    let Frame::Throw(flying) = clock.top() else { unreachable!("a stage of a throw") };
    flying.by
}

fn flying(clock: &mut Clock<Frame>) -> &mut Flying {
    let Frame::Throw(flying) = clock.top_mut() else { unreachable!("a stage of a throw") };
    flying
}

/// A pebble that plans to stay throws unseen by the other side, which does not learn that it aims, or at what.
fn ask_aim(table: Res<Table>, mut clock: Time) {
    let by = thrower(&clock);
    let window = Ask::Aim.at(by.side, Some(by));
    let stays = table.pebbles.iter().any(|pebble| pebble.id == by && pebble.word == Some(Word::Stay));
    clock.ask(if stays { window.in_secret() } else { window });
}

fn take_aim(given: Res<Given<Order>>, mut clock: Time) {
    if let Order::Aim(target) = given.order() {
        flying(&mut clock).at = Some(*target);
    }
}

/// A pool of eight-sided dice, one for each pebble of the thrower's side, and an open-ended six-sided one.
fn roll(table: Res<Table>, mut dice: ResMut<Dice>, mut clock: Time, mut log: Log) {
    let by = thrower(&clock);
    let mut tell = |sides, dice: &[u8]| {
        let hits = dice.iter().filter(|face| **face >= 5).count() as u8;
        log.tell("P-6", What::Threw { who: by.into(), sides, dice: dice.to_vec(), need: Some(5), hits, why: "throw" });
    };
    let mut faces = dice.pool(table.of(by.side).count() as u16, 8);
    tell(8, &faces);
    let open = dice.open(6, 6, 3);
    tell(6, &open);
    faces.push(open.into_iter().sum());
    flying(&mut clock).faces = faces;
}

fn ask_best(mut clock: Time) {
    let by = thrower(&clock);
    clock.ask(Ask::Best.at(by.side, Some(by)));
}

fn take_best(given: Res<Given<Order>>, mut clock: Time) {
    if let Order::Keep(die) = given.order() {
        let flying = flying(&mut clock);
        flying.kept = flying.faces[usize::from(*die) - 1];
    }
}

fn hit(mut table: ResMut<Table>, mut clock: Time, mut log: Log) {
    let Flying { by, at, kept, .. } = flying(&mut clock).clone();
    let target = table.find(at.expect("it was aimed"));
    target.gone = kept > 4 - target.tired;
    log.tell("P-5", What::Said { what: if target.gone { "hit" } else { "missed" }, who: Some(Who::Unit(by)) });
}

/// The side that lost a pebble names the new leader, if it has a choice.
fn ask_heir(table: Res<Table>, mut clock: Time) {
    let Frame::Throw(Flying { at: Some(at), .. }) = clock.top().clone() else { return };
    let lost = table.pebbles.iter().any(|pebble| pebble.id == at && pebble.gone);
    if lost && table.of(at.side).count() > 1 {
        clock.ask(Ask::Heir.at(at.side, Some(at)));
    }
}

fn take_heir(given: Res<Given<Order>>, mut log: Log) {
    if let Order::Name(unit) = given.order() {
        log.tell("P-7", What::Marked { who: Who::Unit(*unit), mark: "lead" });
    }
}
