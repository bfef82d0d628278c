//! The Assault Phase: charges, and the fight strike by strike (G12).

use super::{
    actions::Action,
    checks,
    deeds::Deeds,
    fall_back,
    field::{Field, apart, order_of, within},
    illegal::Illegal,
    marching::{self, March},
    movement::Allowance,
    order::{Order, Step},
    planning,
    sequence::{Frame, Stage},
    shooting::{self, needed},
    turns::{Turn, begin_phase},
    volley,
    windows::Ask,
};
use crate::board::Cell;
use crate::force::{
    PrimateIx, UnitIx,
    squad::{Pile, Place},
};

/// The reach of a charge, and the distance at which a model can strike, in cells.
pub const REACH: u16 = 6;
/// Strikes of each side before the charger breaks off.
pub const STRIKES: u8 = 5;
/// How far a victor may move, in cells.
const PURSUIT: u16 = 3;
/// A unit with more markers than this doesn't charge.
const STEADY: u8 = 1;

/// A fight in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// The charger and the charged unit.
    pub units: [UnitIx; 2],
    /// The charger's moves.
    pub moves: Vec<Step>,
    /// Number of strikes so far; the even ones are the charger's.
    pub strikes: u8,
    /// The unit that has won.
    pub victor: Option<UnitIx>,
}

impl Fight {
    /// The striking unit and its opponent.
    pub const fn pair(&self) -> (UnitIx, UnitIx) {
        if self.strikes.is_multiple_of(2) { (self.units[0], self.units[1]) } else { (self.units[1], self.units[0]) }
    }
}

/// The Assault Phase starts.
pub(super) fn begin_assault(mut deeds: Deeds) {
    if deeds.field.setting.book.switches.assault {
        begin_phase(&mut deeds, "assault", "G12");
    } else {
        deeds.clock.go_to(Stage::EndTurn);
    }
}

/// Asks for the next charge, if any unit can charge.
pub(super) fn ask_charge(mut deeds: Deeds) {
    let side = deeds.turn.side;
    if deeds.clock.outcome().is_none() && charges(&deeds.field, &deeds.turn).next().is_some() {
        deeds.clock.ask(Ask::Charge.at(side, None));
    }
}

/// Starts a fight, or ends the phase.
pub(super) fn take_charge(mut deeds: Deeds) {
    let Order::Charge { unit, target, moves } = deeds.order() else { return };
    let (Some(unit), Some(target)) = (deeds.field.find(unit), deeds.field.find(target)) else { return };
    deeds.clock.again();
    deeds.clock.call(Frame::Fight(Fight { units: [unit, target], moves, strikes: 0, victor: None }));
}

/// The movement of a charger.
pub fn run_in(unit: UnitIx) -> March {
    March { unit, allowance: Allowance::cells(REACH), leader_stays: false }
}

/// The movement of a victor.
pub fn pursuit(unit: UnitIx) -> March {
    March { unit, allowance: Allowance::cells(PURSUIT), leader_stays: false }
}

/// Every charge that can be planned, with its moves.
pub fn charges<'a>(field: &'a Field, turn: &'a Turn) -> impl Iterator<Item = (UnitIx, UnitIx, Vec<Step>)> + 'a {
    let able = field.standing(turn.side).filter(|unit| check_charger(field, turn, *unit).is_ok());
    let pairs = able.flat_map(move |unit| field.standing(turn.side.other()).map(move |target| (unit, target)));
    let near = pairs.filter(|(unit, target)| is_near(field, *unit, *target));
    near.filter_map(|(unit, target)| Some((unit, target, planning::charge(field, run_in(unit), target)?)))
}

/// Whether a unit may charge any enemy now.
pub fn check_charger(field: &Field, turn: &Turn, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    if id.side != turn.side {
        return Err(Illegal::NotYours { unit: id });
    }
    if !field.stands(unit) {
        return Err(Illegal::Gone { unit: id });
    }
    if state.falling.0 {
        return Err(Illegal::FallingBack { unit: id });
    }
    if let Some(action) = state.acted.0.filter(|action| !matches!(action, Action::Advance | Action::Halt)) {
        return Err(Illegal::ActedToCharge { unit: id, action: action.name() });
    }
    if state.markers.0 > STEADY {
        return Err(Illegal::MarkersToCharge { unit: id, markers: state.markers.0 });
    }
    if state.charged.0 {
        return Err(Illegal::HasCharged { unit: id });
    }
    if field.leader(unit).is_none() { Err(Illegal::Leaderless { unit: id }) } else { Ok(()) }
}

/// Whether a unit has a model near enough to another unit to charge it.
pub fn is_near(field: &Field, unit: UnitIx, target: UnitIx) -> bool {
    field.living(unit).any(|(_, cell)| strikes_from(field, cell, target))
}

/// Whether a model on a cell is near enough to strike at a unit.
fn strikes_from(field: &Field, cell: Cell, target: UnitIx) -> bool {
    field.living(target).any(|(_, enemy)| within(cell, enemy, REACH))
}

/// Whether a unit may charge another with these moves.
pub(super) fn check(field: &Field, turn: &Turn, unit: UnitIx, target: UnitIx, moves: &[Step]) -> Result<(), Illegal> {
    check_charger(field, turn, unit)?;
    let (id, enemy) = (field.unit(unit).id, field.unit(target).id);
    if enemy.side == id.side {
        return Err(Illegal::NotEnemy { target: enemy });
    }
    if !field.stands(target) {
        return Err(Illegal::Gone { unit: enemy });
    }
    if !is_near(field, unit, target) {
        return Err(Illegal::TooFarToCharge { unit: enemy, far: REACH });
    }
    let after = marching::check(field, run_in(unit), moves)?;
    let beside = |cell: Cell| after.living(target).any(|(_, enemy)| enemy.is_beside(cell));
    if after.living(unit).any(|(_, cell)| beside(cell)) { Ok(()) } else { Err(Illegal::NobodyAdjacent { unit: enemy }) }
}

fn fight(deeds: &Deeds) -> Option<Fight> {
    let Frame::Fight(fight) = deeds.clock.top() else { return None };
    Some(fight.clone())
}

fn set(deeds: &mut Deeds, fight: Fight) {
    *deeds.clock.top_mut() = Frame::Fight(fight);
}

/// The charger moves in.
pub(super) fn run(mut deeds: Deeds) {
    let Some(fight) = fight(&deeds) else { return };
    let unit = fight.units[0];
    deeds.change(unit, |unit| unit.charged.0 = true);
    marching::walk(&mut deeds, run_in(unit), &fight.moves, "G12");
}

/// One side strikes; if the other was hit, it makes a check, and falls back or strikes next.
pub(super) fn strike(mut deeds: Deeds) {
    let Some(mut fight) = fight(&deeds) else { return };
    if fight.strikes == 2 * STRIKES {
        break_off(&mut deeds, fight.units[0], fight.units[1]);
        return;
    }
    let (striker, other) = fight.pair();
    let hits = roll(&mut deeds, striker, other);
    fight.strikes += 1;
    let beaten = !deeds.field.stands(other) || (hits > 0 && fails(&mut deeds, other));
    if beaten {
        if deeds.field.stands(other) {
            fall_back::fall_back(&mut deeds, other, "G12");
        }
        fight.victor = Some(striker);
    } else {
        deeds.clock.again();
    }
    set(&mut deeds, fight);
}

fn fails(deeds: &mut Deeds, unit: UnitIx) -> bool {
    let markers = deeds.field.unit(unit).markers.0;
    checks::check(deeds, unit, markers, "check-assault", "G12") == 0
}

/// Throws the dice of a strike and removes casualties. Returns the hits.
fn roll(deeds: &mut Deeds, striker: UnitIx, other: UnitIx) -> usize {
    let field = &deeds.field;
    let (attack, defence) = (field.kind(striker), field.kind(other));
    let need = needed(attack.ws.into(), defence.ws.into());
    let kill = needed(attack.st.into(), shooting::toughness(field, other, false));
    let dice = field.living(striker).filter(|(_, cell)| strikes_from(field, *cell, other)).count();
    let hits = volley::roll_pools(deeds, striker, "to-hit", &vec![(); dice], |()| need);
    let kills = volley::roll_pools(deeds, striker, "to-kill", &hits, |()| kill).len();
    let models: Vec<PrimateIx> = deeds.field.living(other).map(|(model, _)| model).collect();
    for model in shooting::order_of_loss(&deeds.field, other, striker, models).into_iter().take(kills) {
        deeds.remove(model, Pile::Injured, "G12");
    }
    hits.len()
}

/// The charger gives up: its models next to an enemy move to the nearest cells at a distance of two.
fn break_off(deeds: &mut Deeds, unit: UnitIx, enemy: UnitIx) {
    deeds.mention("breaks-off", Some(unit), "G12");
    let side = deeds.field.unit(unit).id.side;
    let models: Vec<(PrimateIx, Cell)> = deeds.field.living(unit).collect();
    for (model, from) in models {
        let field = &deeds.field;
        let beside = |cell: Cell| field.living(enemy).any(|(_, other)| other.is_beside(cell));
        if !beside(from) {
            continue;
        }
        let cells = field.ground().spots().cells().filter(|cell| field.is_free(*cell) && !beside(*cell));
        let Some(to) = cells.min_by_key(|cell| (apart(*cell, from), order_of(side, *cell))) else { continue };
        deeds.leave_trench(unit);
        let path: Vec<_> = crate::board::straight(from, to).collect();
        if path.is_empty() {
            deeds.put(model, Place::On(to));
        } else {
            deeds.walk(model, &path, "G12");
        }
    }
}

/// The victor's player may move it.
pub(super) fn ask_consolidate(mut deeds: Deeds) {
    let Some(victor) = fight(&deeds).and_then(|fight| fight.victor) else { return };
    if deeds.field.leader(victor).is_some() && deeds.clock.outcome().is_none() {
        let id = deeds.field.unit(victor).id;
        deeds.clock.ask(Ask::Consolidate.at(id.side, Some(id)));
    }
}

/// Moves the victor.
pub(super) fn take_consolidate(mut deeds: Deeds) {
    let Some(victor) = fight(&deeds).and_then(|fight| fight.victor) else { return };
    if let Order::Consolidate(moves) = deeds.order() {
        marching::walk(&mut deeds, pursuit(victor), &moves, "G12");
    }
}
