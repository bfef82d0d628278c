//! Guns fire at a troop in another hex: each at a square of the grid by two dice, and the squad on it is struck (C-22 to
//! C-25).

pub use super::frames::Shelling;

use super::{
    Monkeys, afar,
    attack::Attack,
    field::Field,
    frames::Cause,
    measures,
    muster::Muster,
    order::Volley,
    power,
    rounds::Chambers,
    sequence::{Frame, Stage},
    shots::{Aim, Fire, Gun, Salvo, Victim},
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

/// Places both sides in hexes of their own, away from any board.
pub fn part(world: &mut World, muster: &Muster, dice: Dice) {
    door::muster::<Monkeys>(world, muster, dice);
    let roster = world.resource::<Roster>().clone();
    for piece in roster.primates().chain(roster.vehicles()) {
        *world.get_mut::<Place>(piece).expect("a piece has a place") = Place::Afar;
    }
    door::survey::<Monkeys>(world);
}

/// Every gun of a side that reaches so many hexes fires once. The squads of the other are on these squares of the grid, in
/// the order of [`afar::squads`].
pub fn begin(world: &mut World, (by, far): (Side, u8), grid: &[afar::Square]) {
    let field = world.resource::<Field>();
    let guns = field.all_units().filter(|unit| field.side(*unit) == by);
    let guns = guns.flat_map(|unit| afar::guns(field, unit, far)).map(|(gun, _)| gun).collect();
    let grid = grid.iter().copied().zip(afar::squads(field, by.other())).collect();
    world.insert_resource(Clock::new(Frame::Shelling(Shelling { guns, grid })));
    door::advance::<Monkeys>(world);
}

/// The next gun fires: two dice say at which square. Nobody there: nothing happens (C-24).
pub(super) fn fire_next(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut chambers: Chambers,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Frame::Shelling(shelling) = clock.top_mut() else { return };
    if shelling.guns.is_empty() {
        clock.end(Outcome { winner: None, how: "shelled", rule: Rule("C-25") });
        return;
    }
    let gun = shelling.guns.remove(0);
    let faces = dice.roll(2).to_vec();
    let square = (faces[0], faces[1]);
    let struck = shelling.grid.iter().find(|(at, _)| *at == square).map(|(_, units)| units.clone());
    let piece = gun.piece(&field);
    let unit = gun.unit(&field).map(|unit| field.unit(unit).id);
    log.tell("C-25", What::Ordered { side: piece.unit.side, order: "Shell", unit, target: None });
    log.tell("C-22", What::Rolled { dice: faces, why: "grid", chooser: None });
    chambers.fire(gun, &field, &roster, &mut log);
    match struck.and_then(|units| strike(&field, gun, &units)) {
        Some(attack) => clock.call(Frame::Attack(attack)),
        None => log.tell("C-24", What::Said { what: "shell-wasted", who: Some(piece.into()) }),
    }
    clock.go_to(Stage::FireNext);
}

/// A shell on a square where these units are: an ordinary blast that takes in all their members and vehicles in the open.
/// The gunner names the one who is hardest to hurt, so that as few as can be add to the defense. A gun without an Area of
/// Effect hits the one alone (C-23). None if nobody there can be hurt.
fn strike(field: &Field, gun: Gun, units: &[UnitIx]) -> Option<Attack> {
    let (unit, target) = (gun.unit(field)?, *units.first()?);
    let fire = Fire::from(gun);
    let struck = afar::bodies(field, units, fire.damage(field));
    let direct = struck.iter().copied().min_by_key(|body| (-measures::toughness(field, *body), *body))?;
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
