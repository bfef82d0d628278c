//! Guns fire at a troop in another hex: each at a square of the grid rolled with two dice, hitting the squad on it
//! (C-22 to C-25).

pub use super::frames::Shelling;

use super::{
    Monkeys, afar,
    attack::Attack,
    field::Field,
    frames::Cause,
    measures,
    muster::Muster,
    order::{Given, Order, Volley},
    power,
    rounds::Chambers,
    sequence::{Frame, Stage},
    shots::{Aim, Fire, Gun, Salvo, Victim},
    table::Table,
    windows::Ask,
};
use crate::board::Cell;
use crate::dice::Dice;
use crate::engine::{
    clock::{Clock, Outcome},
    door,
    fact::What,
    log::BattleLog,
    order::Rule,
};
use crate::force::{Body, Roster, Side, UnitIx, squad::Place};
use bevy_ecs::prelude::*;

/// Puts both sides in hexes of their own, away from any board.
pub fn part(world: &mut World, muster: &Muster, dice: Dice) {
    door::muster::<Monkeys>(world, muster, dice);
    let roster = world.resource::<Roster>().clone();
    for piece in roster.primates().chain(roster.vehicles()) {
        *world.get_mut::<Place>(piece).expect("a piece has a place") = Place::Afar;
    }
    door::survey::<Monkeys>(world);
}

/// Every gun of a side that reaches this many hexes fires once. The other side's squads are on these squares of the
/// grid, in the order of [`afar::squads`].
pub fn begin(world: &mut World, (by, far): (Side, u8), grid: &[afar::Square]) {
    let field = world.resource::<Field>();
    let guns = field.all_units().filter(|unit| field.side(*unit) == by);
    let guns = guns.flat_map(|unit| afar::guns(field, unit, far)).map(|(gun, _)| gun).collect();
    let grid = grid.iter().copied().zip(afar::squads(field, by.other())).collect();
    world.insert_resource(Clock::new(Frame::Shelling(Shelling { guns, grid, struck: None, in_battle: false })));
    door::advance::<Monkeys>(world);
}

/// The next gun fires: two dice determine the square. If nobody is there, nothing happens (C-24).
pub(super) fn fire_next(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut chambers: Chambers,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Frame::Shelling(shelling) = clock.top_mut() else { return };
    shelling.struck = None;
    if shelling.guns.is_empty() {
        if shelling.in_battle {
            clock.leave();
        } else {
            clock.end(Outcome { winner: None, how: "shelled", rule: Rule("C-25") });
        }
        return;
    }
    let rule = if shelling.in_battle { "C-34" } else { "C-25" };
    let gun = shelling.guns.remove(0);
    let faces = dice.roll(2).to_vec();
    let square = (faces[0], faces[1]);
    let struck = shelling.grid.iter().find(|(at, _)| *at == square).map(|(_, units)| units.clone());
    let piece = gun.piece(&field);
    let unit = gun.unit(&field).map(|unit| field.unit(unit).id);
    log.tell(rule, What::Ordered { side: piece.unit.side, order: "Shell", unit, target: None });
    log.tell("C-22", What::Rolled { dice: faces, why: "grid", chooser: None });
    chambers.fire(gun, &field, &roster, &mut log);
    let hurt = |units: &Vec<UnitIx>| !bodies(&field, gun, units).is_empty();
    match struck.filter(hurt) {
        Some(units) => {
            if let Frame::Shelling(shelling) = clock.top_mut() {
                shelling.struck = Some((gun, units));
            }
        }
        None => {
            log.tell("C-24", What::Said { what: "shell-wasted", who: Some(piece.into()) });
            clock.go_to(Stage::FireNext);
        }
    }
}

/// The gun that has hit a square, and the units there.
fn struck(clock: &Clock<Frame>) -> Option<(Gun, &[UnitIx])> {
    match clock.top() {
        Frame::Shelling(Shelling { struck: Some((gun, units)), .. }) => Some((*gun, units)),
        _ => None,
    }
}

/// All bodies there that a gun can hurt, hardest first.
fn bodies(field: &Field, gun: Gun, units: &[UnitIx]) -> Vec<Body> {
    let mut bodies = afar::bodies(field, units, Fire::from(gun).damage(field));
    bodies.sort_by_key(|body| (-measures::toughness(field, *body), *body));
    bodies
}

/// Whether it matters which body a gun hits directly. An ordinary shell hits all of them anyway: its direct target is
/// the hardest one, since any other would only add to the defense. Without an Area of Effect it hits nothing else, and
/// some ammunition does more to its direct target (C-23).
fn names_one(field: &Field, gun: Gun) -> bool {
    gun.area(field) == 0 || gun.load(field).is_some_and(|load| load.twice || load.pin_penalty != 0)
}

/// The direct targets that the gunner may name; the first is the hardest (C-23).
pub(super) fn strikes(table: Table) -> Vec<Order> {
    let Some((gun, units)) = struck(table.clock) else { return Vec::new() };
    bodies(table.field, gun, units).into_iter().map(|body| Order::Strike(table.field.name(body))).collect()
}

/// The gunner names the direct target, if it matters (C-23).
pub(super) fn ask_strike(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    let Some((gun, units)) = struck(&clock) else { return };
    let bodies = bodies(&field, gun, units);
    if bodies.len() > 1 && names_one(&field, gun) {
        let unit = gun.piece(&field).unit;
        clock.ask(Ask::Strike.at(unit.side, Some(unit)));
    } else if let Some(direct) = bodies.first() {
        hit(&mut clock, &field, *direct);
    }
}

/// Takes the named target.
pub(super) fn take_strike(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    if let Order::Strike(piece) = given.order()
        && let Some(direct) = field.find_body(*piece)
    {
        hit(&mut clock, &field, direct);
    }
}

fn hit(clock: &mut Clock<Frame>, field: &Field, direct: Body) {
    let attack = struck(clock).and_then(|(gun, units)| strike(field, gun, units, direct));
    if let Some(attack) = attack {
        clock.call(Frame::Attack(attack));
    }
    clock.go_to(Stage::FireNext);
}

/// A shell on a square with these units: an ordinary blast that hits all their members and vehicles in the open. A gun
/// without an Area of Effect hits only the named target (C-23).
fn strike(field: &Field, gun: Gun, units: &[UnitIx], direct: Body) -> Option<Attack> {
    let (unit, target) = (gun.unit(field)?, *units.first()?);
    let struck = bodies(field, gun, units);
    let aim = Aim { cell: Cell::default(), covered: false, range: 0, scope: 0 };
    let salvos = vec![Salvo { by: gun, select: false, at: vec![(direct, aim)] }];
    let least = measures::toughness(field, direct);
    let (twice, fear) = gun.load(field).map_or((false, 0), |load| (load.twice, load.pin_penalty));
    let reached = |body: &Body| *body == direct || gun.area(field) > 0;
    let mut victims: Vec<Victim> = struck
        .into_iter()
        .filter(reached)
        .map(|body| {
            let adds = body == direct || measures::toughness(field, body) >= least;
            let (twice, fear) = if body == direct { (twice, fear) } else { (false, 0) };
            Victim { adds, twice, fear, ..Victim::named(body, false) }
        })
        .collect();
    victims.sort_by_key(|victim| victim.body);
    let reckoning = power::reckon_on(field, &salvos, victims);
    let (sums, victims, volley) = (reckoning.sums, reckoning.victims, Volley::Special(gun.piece(field)));
    Some(Attack { salvos, sums, victims, volley, ..Attack::new(unit, target, Cause::Shell) })
}
