//! Retreats, before an assault and after one (F20, F21, G14).

use super::{
    answers::{Answer, Question},
    assault::Assault,
    deeds::{Deeds, Throw},
    entry,
    field::Field,
    fights::{Fight, Fighter},
    polls::{self, Kept, Poll},
    profiles::{Class, Trait},
    sequence::Frame,
    speed::Speed,
    stacking, taking,
    windows::Ask,
};
use crate::board::{
    Cell,
    hex::{Bearing, Hex},
};
use crate::engine::What;
use crate::force::{
    Side, UnitIx,
    squad::{Pile, Place},
};

/// Units that leave one after another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leaving {
    /// Whether this is before the assaults rather than after them.
    pub before: bool,
    /// Those that still have to go, the next one last.
    pub queue: Vec<Leaver>,
    /// The choice of where the next one goes and which way it faces.
    pub poll: Poll,
}

/// A unit that has to leave a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaver {
    /// The unit.
    pub unit: UnitIx,
    /// The hex that it leaves.
    pub hex: Hex,
    /// The direction it goes in if it can.
    pub straight: Option<Bearing>,
    /// The hex that it was heading for and has lost: it stays where it is, unless others are there now.
    pub lost: Option<Hex>,
}

impl Leaving {
    /// Before or after the assaults.
    pub const fn new(before: bool) -> Self {
        Self { before, queue: Vec::new(), poll: Poll { asked: 0, given: Vec::new(), kept: Kept(None) } }
    }
}

/// Where a unit may retreat to: straight away, otherwise to the nearest hexes that it can be in (F20). Hexes that an
/// enemy has won or is fighting for are closed.
fn hexes(field: &Field, fights: &[Fight], leaver: &Leaver) -> Vec<Hex> {
    let enemy = field.side(leaver.unit).other();
    let won =
        |fight: &Fight| fight.winner.map_or_else(|| fight.of(field, enemy).next().is_some(), |side| side == enemy);
    let taken = |hex: Hex| !field.flies(leaver.unit) && fights.iter().any(|fight| fight.hex == hex && won(fight));
    let open = |hex: &Hex| {
        entry::may_enter(field, leaver.unit, *hex)
            && stacking::has_room(field, leaver.unit, *hex)
            && !stacking::has_enemy(field, leaver.unit, *hex)
            && !taken(*hex)
    };
    let straight = leaver.straight.map(|way| leaver.hex.next(way)).filter(open);
    straight.map_or_else(|| leaver.hex.neighbors().filter(open).collect(), |hex| vec![hex])
}

/// Whether each of several leavers finds a hex, one after another; otherwise one of them is surrounded (F20).
fn have_room(field: &Field, fights: &[Fight], leavers: &[Leaver]) -> bool {
    let Some((first, rest)) = leavers.split_first() else { return true };
    if is_pushed_off(field, first) {
        return have_room(field, fights, rest);
    }
    let there = |hex: Hex| {
        let mut after = field.clone();
        after.units[first.unit.at()].place = Place::On(hex.into());
        have_room(&after, fights, rest)
    };
    hexes(field, fights, first).into_iter().any(|hex| rest.is_empty() || there(hex))
}

/// Whether a unit is pushed off the board.
fn is_pushed_off(field: &Field, leaver: &Leaver) -> bool {
    leaver.straight.is_some_and(|way| !field.table().contains(leaver.hex.next(way)))
}

/// Where the next one goes, and its facing: unchanged, toward the hex, or away from it.
pub(super) fn questions(field: &Field, fights: &[Fight], leaving: &Leaving) -> Vec<Question> {
    let Some(leaver) = leaving.queue.last() else { return Vec::new() };
    if !leaving.before && is_pushed_off(field, leaver) {
        return Vec::new();
    }
    let state = field.unit(leaver.unit);
    let mut answers = Vec::new();
    for hex in ends(field, fights, leaver) {
        for facing in facings(field, leaver, hex) {
            answers.push(Answer::Retreat(state.id, Cell::from(hex), facing));
        }
    }
    let question = Question { side: state.id.side, answers, marked: 0 };
    if question.answers.is_empty() { Vec::new() } else { vec![question] }
}

/// Where a leaver may end. A mover that has lost stays where it is; if others are there now it makes room, going
/// backward rather than forward relative to its facing.
fn ends(field: &Field, fights: &[Fight], leaver: &Leaver) -> Vec<Hex> {
    if leaver.lost.is_none() {
        return hexes(field, fights, leaver);
    }
    if !is_crowded(field, leaver.unit) {
        return vec![leaver.hex];
    }
    let open = hexes(field, fights, leaver);
    let facing = field.unit(leaver.unit).stance.facing;
    let around = [3, 2, 4, 1, 5, 0].map(|sixths| leaver.hex.next(facing.turned(sixths)));
    around.into_iter().filter(|hex| open.contains(hex)).collect()
}

/// The facings that a leaver may take there, the usual one first. Vehicles keep their facing (A14).
fn facings(field: &Field, leaver: &Leaver, hex: Hex) -> Vec<Bearing> {
    let state = field.unit(leaver.unit);
    let facing = state.stance.facing;
    if state.hurt.no_turn || field.kind(leaver.unit).class.is_vehicle() {
        return vec![facing];
    }
    let back = hex.way_to(leaver.lost.unwrap_or(leaver.hex)).unwrap_or(facing);
    let all = if leaver.lost.is_some() { [facing, back, back.opposite()] } else { [back, facing, back.opposite()] };
    let mut facings = all.to_vec();
    let mut known = Vec::new();
    facings.retain(|facing| {
        !known.contains(facing) && {
            known.push(*facing);
            true
        }
    });
    facings
}

/// Units that hold a hex and may leave before an assault roll for it (F21, G14).
pub(super) fn leave_before(mut deeds: Deeds) {
    let trait_of = |asked: &Trait| if let Trait::PreAssaultRetreat(need) = asked { Some(*need) } else { None };
    let mut queue = Vec::new();
    for fight in deeds.turn.fights.clone() {
        for fighter in fight.fighters.iter().filter(|fighter| fight.stands(fighter)) {
            let leaver = leaver(&deeds.field, &fight, fighter);
            let Some(need) = deeds.field.trait_of(fighter.unit, trait_of) else { continue };
            if hexes(&deeds.field, &deeds.turn.fights, &leaver).is_empty() {
                continue;
            }
            let throw = Throw { dice: 1, sides: LEAVE, need: Some(need), why: "pre-assault-retreat", rule: "F21" };
            if deeds.throw(fighter.unit, &throw)[0] >= need {
                queue.push(leaver);
            }
        }
    }
    queue.reverse();
    if let Frame::Leaving(leaving) = deeds.clock.top_mut() {
        leaving.queue = queue;
    }
}

/// Sides of the die for leaving before an assault (F21).
const LEAVE: u8 = 6;

/// A unit that leaves the hex of an assault goes straight away from the direction of the first attacker (G14).
fn leaver(field: &Field, fight: &Fight, fighter: &Fighter) -> Leaver {
    let enemy = field.side(fighter.unit).other();
    let from = fight.attacked_from(field, enemy).and_then(|from| fight.hex.way_to(from));
    Leaver { unit: fighter.unit, hex: fight.hex, straight: from.map(Bearing::opposite), lost: None }
}

/// Losers that hold the hex leave it before damage takes effect (A4), unless one of them is stubborn: then the winner's
/// movers stay where they were (F20, F21). Surrounded losers fight a second time first.
pub(super) fn fall_back(mut deeds: Deeds) {
    let mut queue = Vec::new();
    let mut again = false;
    for (place, fight) in deeds.turn.fights.clone().into_iter().enumerate() {
        let Some(loser) = fight.winner.map(Side::other) else { continue };
        let field = &deeds.field;
        let held = fight.of(field, loser).filter(|fighter| !fight.moves(fighter));
        let stubborn = held.clone().any(|fighter| fight.stands(fighter) && field.has(fighter.unit, &Trait::Stubborn));
        if stubborn {
            deeds.turn.fights[place].winner = Some(loser);
            continue;
        }
        let before = queue.len();
        queue.extend(held.map(|fighter| leaver(field, &fight, fighter)));
        if !fight.again && queue.len() > before && !have_room(field, &deeds.turn.fights, &queue) {
            queue.truncate(before);
            let fight = &mut deeds.turn.fights[place];
            (fight.again, fight.winner) = (true, None);
            again = true;
        }
    }
    if again {
        deeds.clock.call(Frame::Assault(Assault::default()));
        deeds.clock.again();
        return;
    }
    queue.reverse();
    if let Frame::Leaving(leaving) = deeds.clock.top_mut() {
        leaving.queue = queue;
    }
}

/// Asks where the next one goes; units without a choice go right away.
pub(super) fn ask_retreat(mut deeds: Deeds) {
    while matches!(deeds.clock.top(), Frame::Leaving(leaving) if !leaving.queue.is_empty()) {
        polls::ask(&mut deeds, Ask::Retreat);
        if deeds.clock.window().is_some() {
            return;
        }
        go(&mut deeds);
    }
}

/// Takes where the next one goes.
pub(super) fn take_retreat(mut deeds: Deeds) {
    polls::take(&mut deeds);
    go(&mut deeds);
}

/// The next one retreats: walkers become slow and may turn, others stand still and do nothing more (F20).
fn go(deeds: &mut Deeds) {
    let settled = polls::settled(deeds.view());
    let Frame::Leaving(leaving) = deeds.clock.top_mut() else { return };
    leaving.poll = Poll::default();
    let before = leaving.before;
    let Some(leaver) = leaving.queue.pop() else { return };
    let unit = leaver.unit;
    if let Some(Answer::Retreat(_, cell, facing)) = settled.first() {
        let Some(hex) = Hex::halved(cell.x, cell.y) else { return };
        let stays = deeds.field.hex(unit) == Some(hex);
        if !stays {
            deeds.step(unit, hex, if before { "F21" } else { "F20" });
        }
        deeds.face(unit, *facing, "F20");
        if !stays {
            slow_down(deeds, unit);
        }
    } else if before && leaver.lost.is_none() {
        // Others got there first: it stays and fights.
        return;
    } else if is_pushed_off(&deeds.field, &leaver) {
        deeds.remove(unit, Pile::Retreated, "F20");
    } else {
        deeds.remove(unit, Pile::Wounded, "F20");
    }
    for fight in &mut deeds.turn.fights {
        fight.fighters.retain(|fighter| fighter.unit != unit);
    }
}

fn slow_down(deeds: &mut Deeds, unit: UnitIx) {
    let class = deeds.field.kind(unit).class;
    deeds.void_card(unit);
    if class.walks() {
        deeds.set_speed(unit, Speed::Slow, "F20");
    } else if class != Class::Flyer {
        deeds.set_speed(unit, Speed::Still, "F20");
    }
}

/// Decided hexes are taken by the movers of the winner, or of the only side left (G14). Movers of the loser stay where
/// they were and may turn, or have to make room if others are there now.
pub(super) fn take_hexes(mut deeds: Deeds) {
    let Frame::Leaving(leaving) = deeds.clock.top() else { return };
    let before = leaving.before;
    let mut decided = Vec::new();
    for fight in std::mem::take(&mut deeds.turn.fights) {
        let alone = |side: Side| fight.of(&deeds.field, side.other()).next().is_none();
        match fight.winner.or_else(|| Side::BOTH.into_iter().find(|side| alone(*side))) {
            Some(winner) => decided.push((fight, winner)),
            None => deeds.turn.fights.push(fight),
        }
    }
    for (unit, hex) in taking::entrants(&deeds.field, &decided) {
        deeds.step(unit, hex, if before { "G14" } else { "F20" });
    }
    for fighter in decided.iter().flat_map(|(fight, _)| &fight.fighters) {
        deeds.mark(fighter.unit, "in-assault", false, "F20");
    }
    let mut queue = Vec::new();
    for (fight, winner) in &decided {
        for fighter in &fight.fighters {
            let Some(hex) = deeds.field.hex(fighter.unit) else { continue };
            let beaten = !before && deeds.field.side(fighter.unit) != *winner && fight.moves(fighter);
            if beaten || is_crowded(&deeds.field, fighter.unit) {
                queue.push(Leaver { unit: fighter.unit, hex, straight: None, lost: Some(fight.hex) });
            }
        }
    }
    queue.reverse();
    if let Frame::Leaving(leaving) = deeds.clock.top_mut() {
        leaving.queue = queue;
    }
}

/// Whether others are now in the hex of a unit that was on its way and stays (F20).
fn is_crowded(field: &Field, unit: UnitIx) -> bool {
    let crowded = |hex: Hex| !stacking::has_room(field, unit, hex) || is_shared(field, unit, hex);
    field.hex(unit).is_some_and(crowded)
}

/// Whether a unit on the ground is in a hex with an enemy.
fn is_shared(field: &Field, unit: UnitIx, hex: Hex) -> bool {
    !field.flies(unit) && stacking::has_enemy(field, unit, hex)
}

/// Records the end of an assault.
pub(super) fn tell_winner(deeds: &mut Deeds, winner: Side) {
    let round = deeds.turn.round;
    deeds.tell("F19", What::Began { step: "advantage", side: winner, round });
}
