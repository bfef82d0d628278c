//! What is drawn around a unit while the player considers its order: command, reach, ranges, shots, the template.

use crate::battle::{
    outline::{About, Blast, Outline, ShotLine},
    shown::words_of,
};
use crate::board::Cell;
use crate::force::{PieceId, UnitId, UnitIx};
use crate::rules::suppression::{
    Order, Suppression, View,
    action::{self, check_action},
    actions::Action,
    assault, command,
    field::{Field, apart, within},
    marching::{self, March},
    movement::Mover,
    odds,
    order::{Deed, Target},
    planning,
    profiles::{Weapon, WeaponTrait},
    shooting::{self, Mode, Stands, is_long},
    template,
    windows::Ask,
};
use crate::words::say;
use std::collections::BTreeMap;

/// Everything around the chosen unit.
pub(super) fn outline(view: View, about: &About<Order>) -> Outline {
    let field = view.field;
    let Some(unit) = field.find(about.unit) else { return Outline::default() };
    let draft = about.draft.filter(|order| is_given_to(order, about.unit, view));
    if let Some(Order::SetUp(_, cells)) = draft {
        let leader = cells.first().copied();
        return Outline { command: commanded(field, unit, leader), ..Outline::default() };
    }
    let after = draft.and_then(|order| after(field, unit, order));
    let stood = after.as_ref().unwrap_or(field);
    // When choosing a swarm's leader, show what each model would command from its position (G18, A15).
    let named = |piece: PieceId| field.living(unit).map(|(model, _)| model).find(|one| field.model(*one).id == piece);
    let named = draft.and_then(|order| if let Order::Lead(piece) = order { named(*piece) } else { None });
    let leader = named.or_else(|| field.leader(unit).map(|(leader, _)| leader)).and_then(|leader| stood.cell(leader));
    let mut outline = Outline {
        command: commanded(field, unit, leader),
        outside: outside(stood, unit, leader),
        reach: reach(view, unit, about.verb),
        ..Outline::default()
    };
    let deed = match draft {
        Some(Order::Act(deed)) => Some(deed),
        _ => None,
    };
    let named = deed.map(|deed| deed.action).or_else(|| action_named(about.verb?));
    let asked = view.clock.window().is_some_and(|window| Ask::of(window) == Ask::Act && window.side == about.unit.side);
    if let Some(action) = named.filter(|action| asked && action.shoots()) {
        // If it shoots before it moves, it does so from its current position (A9).
        let stood = if deed.is_some_and(|deed| deed.shoot_first) { field } else { stood };
        let stands: Stands = stood.living(unit).collect();
        fire(&mut outline, stood, &stands, action);
        if let Some(target) = deed.and_then(|deed| deed.target) {
            aim(&mut outline, stood, unit, &stands, target, action::mode(action));
        }
    }
    outline
}

/// Whether an order is one to this unit.
pub(super) fn is_given_to(order: &Order, unit: UnitId, view: View) -> bool {
    use crate::engine::BookOrder;
    let asked = || view.clock.window().and_then(|window| window.about);
    order.unit().or_else(asked) == Some(unit)
}

pub(super) fn action_named(verb: &str) -> Option<Action> {
    Action::ALL.into_iter().find(|action| action.name() == verb)
}

/// Everybody at the end of the unit's order; none if it moves nobody.
pub(super) fn after(field: &Field, unit: UnitIx, order: &Order) -> Option<Field> {
    let (march, moves) = match order {
        Order::Act(Deed { action, moves, .. }) => (March::of(field, unit, *action)?, moves),
        Order::Charge { moves, .. } => (assault::run_in(unit), moves),
        Order::Consolidate(moves) => (assault::pursuit(unit), moves),
        _ => return None,
    };
    marching::check(field, march, moves).ok()
}

/// The cells in command of a leader (A2).
fn commanded(field: &Field, unit: UnitIx, leader: Option<Cell>) -> Vec<Cell> {
    let (Some(leader), radius) = (leader, command::radius(field, unit)) else { return Vec::new() };
    field.ground().spots().cells().filter(|cell| within(leader, *cell, radius)).collect()
}

/// Models outside the radius; without a leader there is no radius.
fn outside(field: &Field, unit: UnitIx, leader: Option<Cell>) -> Vec<PieceId> {
    let (Some(leader), radius) = (leader, command::radius(field, unit)) else { return Vec::new() };
    let far = field.living(unit).filter(|(_, cell)| !within(leader, *cell, radius));
    far.map(|(model, _)| field.model(model).id).collect()
}

/// Where the leader may go: in the named action, otherwise in an Advance, which a click on the board orders.
fn reach(view: View, unit: UnitIx, verb: Option<&str>) -> Vec<Cell> {
    let (field, id) = (view.field, view.field.unit(unit).id);
    let Some(window) = view.clock.window().filter(|window| window.side == id.side) else { return Vec::new() };
    match Ask::of(window) {
        Ask::Act => {
            let action = verb.map_or(Some(Action::Advance), action_named);
            let may = |action: &Action| check_action(field, view.turn, unit, *action).is_ok();
            action.filter(may).map_or_else(Vec::new, |action| planning::goals(field, unit, action))
        }
        Ask::Consolidate if window.about == Some(id) => {
            let mover =
                field.leader(unit).and_then(|(leader, _)| Mover::new(field, leader, assault::pursuit(unit).allowance));
            mover.map_or_else(Vec::new, |mover| mover.ends().collect())
        }
        _ => Vec::new(),
    }
}

/// The ranges of the shooters: of the template if there is one, otherwise of all weapons.
fn fire(outline: &mut Outline, field: &Field, stands: &Stands, action: Action) {
    let light = action::mode(action).light;
    let armed = || stands.iter().map(|(model, cell)| (field.weapon(*model), *cell));
    let able = || armed().filter(|(weapon, _)| !(light && weapon.has(WeaponTrait::Heavy)));
    let lobs = |weapon: &Weapon| weapon.has(WeaponTrait::Template);
    let first = able().any(|(weapon, _)| lobs(weapon));
    let shooters: Vec<(&Weapon, Cell)> = able().filter(|(weapon, _)| lobs(weapon) == first).collect();
    let is_in = |cell: Cell, near: bool| {
        shooters.iter().any(|(weapon, from)| {
            let (far, least, range) = (apart(*from, cell), i32::from(weapon.least), i32::from(weapon.range));
            (least * least..=range * range).contains(&far) && !(near && is_long(far, weapon.range))
        })
    };
    let cells = |near: bool| field.ground().spots().cells().filter(|cell| is_in(*cell, near)).collect();
    (outline.near, outline.far) = (cells(true), cells(false));
    if let Some((weapon, _)) = shooters.iter().max_by_key(|(weapon, _)| weapon.range) {
        let (half, range) = (i32::from(weapon.range / 2), i32::from(weapon.range));
        let name = words_of::<Suppression>("weapon", &weapon.name);
        let terms = [("weapon", name.into()), ("half", half.into()), ("range", range.into())];
        outline.range = say("suppression-board-range", &terms);
    }
}

/// The shots at a unit, or the template on a cell.
fn aim(outline: &mut Outline, field: &Field, unit: UnitIx, stands: &Stands, target: Target, mode: Mode) {
    match target {
        Target::Cell(centre) => outline.blast = blast(field, unit, stands, centre, mode),
        Target::Unit(id) => {
            let Some(target) = field.find(id) else { return };
            let Ok(volley) = shooting::volley(field, unit, stands, target, mode) else { return };
            let stand = |by| stands.iter().find(|(model, _)| *model == by).map(|(_, cell)| *cell);
            let line = |shot: &shooting::Shot| {
                Some(ShotLine { from: stand(shot.by)?, to: field.cell(shot.at)?, long: shot.long })
            };
            outline.shots = volley.shots.iter().filter_map(line).collect();
            outline.seen = volley.seen.iter().filter_map(|model| field.cell(*model)).collect();
            let idle = stands.iter().filter(|(model, _)| !volley.shots.iter().any(|shot| shot.by == *model));
            outline.idle = idle.map(|(_, cell)| *cell).collect();
        }
    }
}

/// A template aimed at a cell: the cells it covers there, and where it may drift (G17).
fn blast(field: &Field, unit: UnitIx, stands: &Stands, centre: Cell, mode: Mode) -> Option<Blast> {
    let aim = template::aim(field, unit, stands, centre, mode).ok()?;
    let from = stands.iter().find(|(model, _)| *model == aim.gunner).map(|(_, cell)| *cell)?;
    let on_board = |cell: &Cell| field.ground().contains(*cell);
    let mut chances: BTreeMap<Cell, u32> = BTreeMap::new();
    let landings = odds::landings(aim.need);
    for ((dx, dy), chance) in &landings {
        let landed = Cell::new(centre.x + dx, centre.y + dy);
        for cell in template::covered(landed).filter(on_board) {
            *chances.entry(cell).or_default() += chance;
        }
    }
    let thousandths = |chance: u32| (chance * 1000 / odds::LANDINGS) as u16;
    let cells: Vec<Cell> = template::covered(centre).filter(on_board).collect();
    let side = field.unit(unit).id.side;
    let of = |cell: &&Cell, own: bool| field.side_at(**cell).is_some_and(|there| (there == side) == own);
    let on_target = landings.iter().find(|(way, _)| *way == (0, 0)).map_or(0, |(_, chance)| *chance);
    let percent = (on_target * 100 + odds::LANDINGS / 2) / odds::LANDINGS;
    Some(Blast {
        from,
        centre,
        struck: cells.iter().filter(|cell| of(cell, false)).copied().collect(),
        friends: chances.keys().filter(|cell| of(cell, true)).copied().collect(),
        chances: chances.into_iter().map(|(cell, chance)| (cell, thousandths(chance))).collect(),
        cells,
        words: say("suppression-board-lands", &[("percent", (percent as i32).into())]),
    })
}
