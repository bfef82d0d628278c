//! Things drawn on the board besides faces: states of characters, objectives, aims.

use super::{called, course, page};
use crate::battle::outline::{Objective, Signs, Watch};
use crate::board::{Cell, distance};
use crate::engine::Rules;
use crate::force::{PieceId, Side, UnitIx};
use crate::rules::initiative::{
    Initiative, View,
    aim::{AREA, Aimed, in_arc},
    calls::Phase,
    field::Field,
    muster::{Goal, Manner},
    profiles::WeaponTrait,
    sequence::Frame,
    shooting,
    windows::Ask,
    wounds,
};
use crate::words::{say, word};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, ops::RangeInclusive};

/// The last range band of a quick shot or a burst, and that of an aimed shot: Long and Extreme (F6, G3, G6).
const FARTHEST: [u8; 2] = [2, 3];

/// Letters of a name that a square has room for, at least.
const LETTERS: usize = 3;

/// Squares between a character that aims and its name in what it aims at.
const AHEAD: i32 = 4;

/// States and weapons of everybody on the board. Characters that won't be called in this phase are drawn pale.
pub(super) fn signs(view: View) -> BTreeMap<PieceId, Signs> {
    let known = view.known();
    let field: &Field = &known;
    let on_board = field.all().filter(|unit| field.cell(*unit).is_some());
    let sign = |unit: UnitIx| {
        let own = field.setting.weapons[unit.at()].first().map(|weapon| &field.setting.book.weapons[*weapon].name);
        let weapon = &field.weapon(unit).name;
        let other = own.filter(|own| *own != weapon).map(|_| weapon.clone());
        let signs =
            Signs { badges: badges(field, unit), weapon: other, idle: is_idle(view, field, unit), ..Signs::default() };
        (field.piece(unit), signs)
    };
    on_board.map(sign).collect()
}

/// The states of a character.
fn badges(field: &Field, unit: UnitIx) -> Vec<&'static str> {
    let state = field.unit(unit);
    let weapon = field.weapon(unit);
    let off_phase = state.aiming.0.as_ref().is_some_and(|aim| aim.off_phase);
    let states = [
        // A mount that isn't out is as able as it ever is (G14).
        (!field.is_mount(unit) && !wounds::is_able(field, unit), "unable"),
        (state.lost.0 > 0, "panic"),
        (state.grip.is_tight(), "held"),
        (weapon.magazine > 0 && field.rounds(unit) == 0, "out-of-ammo"),
        (state.stealth.hidden, "hidden"),
        (off_phase, "off-phase"),
        (state.aiming.0.is_some(), "aiming"),
        (state.prone.0, "prone"),
        (page::repeated(field, unit).is_some(), "repeating"),
        (field.carries(unit), "carrying"),
        (state.riding.0.is_some(), "mounted"),
    ];
    states.into_iter().filter(|(holds, _)| *holds).map(|(_, badge)| badge).collect()
}

/// The current phase.
pub(super) fn phase<'w>(view: View<'w>) -> Option<&'w Phase> {
    view.clock.frames().find_map(|frame| if let Frame::Phase(phase) = frame { Some(phase) } else { None })
}

/// Whether a character does nothing more in this phase. During set-up and declarations, all still may.
fn is_idle(view: View, field: &Field, unit: UnitIx) -> bool {
    // A mount has no calls to lose.
    phase(view).is_some_and(|phase| !field.is_mount(unit) && !course::is_awaited(view, field, phase, unit))
}

/// The objectives: cells to hold, or the place where the load has to be brought.
pub(super) fn objectives(world: &World) -> Vec<Objective> {
    let view = Initiative::view(world);
    let field = view.field;
    let cells = || field.setting.sight.ground().spots().cells();
    match &field.setting.scenario.goal {
        Goal::Break => Vec::new(),
        Goal::Hold { cells: held, near, .. } => {
            let beside = |at: &Cell| held.iter().any(|cell| distance(*cell, *at) <= i32::from(*near));
            let near: Vec<Cell> = cells().filter(beside).collect();
            // A hidden character holds nothing that others could see.
            let has = |side: Side| {
                field
                    .standing(side)
                    .any(|(unit, cell)| near.contains(&cell) && wounds::is_able(field, unit) && field.is_known(unit))
            };
            let [first, second] = Side::BOTH.map(has);
            let holder = match (first, second) {
                (true, false) => Some(Side::First),
                (false, true) => Some(Side::Second),
                _ => None,
            };
            let name = say("initiative-objective-place", &[("place", called::place(&field.setting.scenario).into())]);
            vec![Objective { number: 1, name, cells: held.clone(), near, holder }]
        }
        Goal::Carry { movers, to, .. } => vec![Objective {
            number: 1,
            name: word("initiative-objective-goal"),
            cells: Vec::new(),
            near: cells().filter(|cell| to.contains(*cell)).collect(),
            holder: Some(*movers),
        }],
    }
}

/// Where the load is, if nobody carries it.
pub(super) fn load(view: View) -> Option<Cell> {
    view.field.load().filter(|(_, carrier)| carrier.is_none()).map(|(cell, _)| cell)
}

/// The rule by which a side sets up: freely, or as a column on a road and ambushers beside it (G22, G23).
pub(super) fn set_up_rule(field: &Field, side: Side) -> &'static str {
    match field.setting.manners[side.index()] {
        Manner::Free => "G22",
        Manner::Column | Manner::Lurking => "G23",
    }
}

/// Where the side that is asked may set up (G22, G23).
pub(super) fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
    let window = view.clock.window().filter(|window| Ask::of(window) == Ask::SetUp)?;
    let (field, side) = (view.field, window.side);
    let (zone, manner) = (&field.setting.zones[side.index()], field.setting.manners[side.index()]);
    // A column starts on the road, ambushers in cover.
    let fits = |cell: &Cell| match manner {
        Manner::Free => true,
        Manner::Column => field.is_road(*cell),
        Manner::Lurking => field.is_cover(*cell),
    };
    let cells = field.setting.sight.ground().spots().cells().filter(|cell| zone.contains(*cell)).filter(fits);
    Some((side, cells.collect()))
}

/// All ground that somebody aims at (R5, A13).
pub(super) fn watched(view: View) -> Vec<Watch> {
    let known = view.known();
    let field: &Field = &known;
    let watch = |unit: UnitIx| {
        let aim = field.unit(unit).aiming.0.as_ref()?;
        let [cells, far] = aimed(field, unit, aim.at)?;
        let mouth = mouth(field, unit, aim.at, &cells)?;
        Some(Watch { unit: field.unit(unit).id, name: called::name(field, unit), cells, far, mouth })
    };
    field.all().filter_map(watch).collect()
}

/// Where to write the name of an aiming character: a little ahead of it in its aim, where the name covers nobody if
/// possible.
fn mouth(field: &Field, unit: UnitIx, at: Aimed, cells: &[Cell]) -> Option<Cell> {
    let from = field.cell(unit)?;
    let astray = |cell: Cell| match at {
        Aimed::Arc(x, y) => {
            let (dx, dy) = (i32::from(cell.x - from.x), i32::from(cell.y - from.y));
            (distance(from, cell) - AHEAD).abs() * AHEAD + (i32::from(x) * dy - i32::from(y) * dx).abs() / longest(x, y)
        }
        Aimed::Area(middle) => distance(middle, cell),
    };
    let side = called::name(field, unit).chars().count().div_ceil(2 * LETTERS) as i16;
    let under = |cell: Cell| (cell.x - side..=cell.x + side).map(move |x| Cell::new(x, cell.y));
    let hidden = |cell: Cell| under(cell).filter(|at| field.at(*at).is_some() || field.going(*at).is_none()).count();
    cells.iter().copied().min_by_key(|cell| (hidden(*cell), astray(*cell), *cell))
}

/// The longer part of a vector, at least 1.
fn longest(x: i16, y: i16) -> i32 {
    i32::from(x).abs().max(i32::from(y).abs()).max(1)
}

/// The cells in sight that an aim covers: those in the arc up to Long range, or in the area; then those in the arc at
/// Extreme range, where only an aimed shot is possible.
pub(super) fn aimed(field: &Field, unit: UnitIx, at: Aimed) -> Option<[Vec<Cell>; 2]> {
    let (from, weapon) = (field.cell(unit)?, field.weapon(unit));
    let [quick, aimed] = FARTHEST;
    let inside = |cell: Cell, bands: RangeInclusive<u8>| match at {
        Aimed::Arc(x, y) => {
            let band = shooting::band(weapon.short, distance(from, cell));
            band.is_some_and(|band| bands.contains(&band)) && in_arc((x, y), (cell.x - from.x, cell.y - from.y))
        }
        Aimed::Area(middle) => bands.contains(&0) && distance(middle, cell) <= AREA,
    };
    let covered = |bands: RangeInclusive<u8>| {
        let cells = field.setting.sight.ground().spots().cells();
        cells.filter(|cell| inside(*cell, bands.clone()) && field.sees(from, *cell)).collect()
    };
    let far = if weapon.has(WeaponTrait::Automatic) { Vec::new() } else { covered(quick + 1..=aimed) };
    Some([covered(0..=quick), far])
}
