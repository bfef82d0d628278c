//! A movement step: what each unit's cell lets it do, and where that takes it (F4, G4).

use super::{
    answers::{Answer, Question},
    cards,
    deeds::Deeds,
    entry,
    field::Field,
    fights,
    polls::{self, Poll},
    profiles::Class,
    sequence::Frame,
    sheets::{MoveCell, Sign},
    speed::Speed,
    stacking,
    windows::Ask,
};
use crate::board::{
    Cell,
    hex::{Bearing, Hex, path},
};
use crate::force::{Side, UnitIx};

/// A movement step in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// 1 to 3.
    pub step: u8,
    /// The choices made so far.
    pub poll: Poll,
    /// The movement of every unit.
    pub goings: Vec<Going>,
    /// The side and hex for which a unit has to stay behind.
    pub crowd: Option<(Side, Hex)>,
}

impl Movement {
    /// Before any choices.
    pub fn new(step: u8) -> Self {
        Self { step, poll: Poll::default(), goings: Vec::new(), crowd: None }
    }
}

/// The movement of a unit in a movement step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Going {
    /// The unit.
    pub unit: UnitIx,
    /// Its starting hex.
    pub from: Hex,
    /// Its goal: its own hex if it stays.
    pub goal: Hex,
    /// Whether it moves backwards.
    pub backwards: bool,
    /// Whether it has met an enemy head-on, and fights with its front in its own hex (G4).
    pub met: bool,
    /// Whether it flees off the board.
    pub gone: bool,
}

impl Going {
    /// Whether it leaves its hex.
    pub fn moves(&self) -> bool {
        self.from != self.goal
    }
}

/// One way to carry out a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The unit's facing afterwards.
    pub facing: Bearing,
    /// Its speed then.
    pub speed: Speed,
    /// Its goal, on the board or beyond it.
    pub to: Hex,
    /// The sign that takes it there, if any.
    pub by: Option<Sign>,
}

/// All ways in which a unit may carry out its cell in a step.
pub fn ways(field: &Field, unit: UnitIx, step: u8) -> Vec<Way> {
    let Some(from) = field.hex(unit) else { return Vec::new() };
    let start = Way { facing: field.unit(unit).stance.facing, speed: cards::speed(field, unit), to: from, by: None };
    ways_from(field, unit, (step, cards::movement(field, unit, step)), start)
}

/// All ways in which a unit could carry out a cell in a step from some hex.
pub fn ways_from(field: &Field, unit: UnitIx, (step, cell): (u8, &MoveCell), start: Way) -> Vec<Way> {
    let mut ways = vec![start];
    for part in &cell.0 {
        let mut next: Vec<Way> = Vec::new();
        if part.signs == [Sign::AnyTurn] && !part.optional && !field.unit(unit).hurt.no_turn {
            // If all ways so far lead to the same turns, keep one.
            ways.dedup_by_key(|way| (way.to, way.speed));
        }
        let mut add = |way: Way| {
            if !next.contains(&way) {
                next.push(way);
            }
        };
        for way in ways {
            if part.optional {
                add(way);
            }
            part.signs.iter().for_each(|sign| apply(field, unit, step, (way, *sign), &mut add));
        }
        ways = next;
    }
    ways
}

/// Adds the results of applying one sign to a way.
fn apply(field: &Field, unit: UnitIx, step: u8, (way, sign): (Way, Sign), add: &mut impl FnMut(Way)) {
    let hurt = field.unit(unit).hurt;
    if hurt.no_turn && sign.turns() || hurt.no_move && !sign.turns() {
        return add(way);
    }
    let turned = |sixths: usize| Way { facing: way.facing.turned(sixths), ..way };
    let to = |bearing: Bearing| Way { to: way.to.next(bearing), by: Some(sign), ..way };
    let towards = |hex: Hex| {
        let facing = way.to.way_to(hex).filter(|_| !hurt.no_turn).unwrap_or(way.facing);
        Way { facing, to: hex, by: Some(sign), ..way }
    };
    match sign {
        Sign::AnyTurn => (0..6).map(turned).for_each(add),
        Sign::Left => add(turned(5)),
        Sign::Right => add(turned(1)),
        Sign::Faster | Sign::Slower | Sign::To(_) => {
            add(Way { speed: cards::changed(way.speed, sign).unwrap_or(way.speed), ..way });
        }
        Sign::Forward => add(to(way.facing)),
        Sign::Reverse => add(to(way.facing.opposite())),
        Sign::Drift => Bearing::ALL.into_iter().map(to).for_each(add),
        Sign::Chase | Sign::Flee => {
            let hexes = if sign == Sign::Chase { chase(field, unit, way.to, step) } else { flee(field, unit, way.to) };
            if hexes.is_empty() {
                add(way);
            }
            hexes.into_iter().map(towards).for_each(add);
        }
    }
}

/// Hexes one step nearer to where the nearest reachable enemy on the ground will be (F4): none if the unit is already
/// there. For an enemy that itself chases or flees, its current position counts.
fn chase(field: &Field, unit: UnitIx, from: Hex, step: u8) -> Vec<Hex> {
    let enemies = field.standing(field.side(unit).other()).filter(|(enemy, _)| !field.flies(*enemy));
    let goals = enemies.filter_map(|(enemy, _)| expected(field, enemy, step));
    let goals = goals.filter(|goal| entry::may_enter(field, unit, *goal));
    // From all of them at once: the path to the nearest never leads through another one.
    let far = path::flood(field.table(), goals, |hex| entry::may_enter(field, unit, hex));
    let steps = far.get(from).copied().flatten();
    let Some(nearer) = steps.and_then(|steps| steps.checked_sub(1)) else { return Vec::new() };
    let mut hexes: Vec<Hex> = from.neighbors().filter(|hex| far.get(*hex).copied().flatten() == Some(nearer)).collect();
    hexes.sort_unstable();
    hexes
}

/// Where a unit will be after a step, as far as its cell determines it without a choice.
fn expected(field: &Field, unit: UnitIx, step: u8) -> Option<Hex> {
    let from = field.hex(unit)?;
    let cell = cards::movement(field, unit, step);
    let facing = field.unit(unit).stance.facing;
    let [.., last] = &cell.0[..] else { return Some(from) };
    let turns = cell.0.iter().flat_map(|part| &part.signs).any(|sign| sign.turns());
    let goal = match last.signs[..] {
        [Sign::Forward] if !turns => from.next(facing),
        [Sign::Reverse] if !turns => from.next(facing.opposite()),
        _ => from,
    };
    let goes = entry::may_enter(field, unit, goal) && !field.unit(unit).hurt.no_move;
    Some(if goes { goal } else { from })
}

/// Hexes one step farther from the nearest enemy; otherwise off the board, if that is farther; otherwise those that are
/// not nearer; otherwise any (F4, G4).
fn flee(field: &Field, unit: UnitIx, from: Hex) -> Vec<Hex> {
    let enemies = field.nearest_enemies(unit, from);
    let Some((_, near)) = enemies.first() else { return Vec::new() };
    let now = from.distance(*near);
    let far = |hex: Hex| enemies.iter().map(|(_, enemy)| hex.distance(*enemy)).min().unwrap_or(0);
    let open: Vec<Hex> = from
        .neighbors()
        .filter(|hex| entry::may_enter(field, unit, *hex) && !stacking::has_enemy(field, unit, *hex))
        .collect();
    let beyond = from.neighbors().filter(|hex| !field.table().contains(*hex));
    let farther = |hexes: Vec<Hex>| hexes.into_iter().filter(|hex| far(*hex) > now).collect::<Vec<_>>();
    let not_nearer = || open.iter().copied().filter(|hex| far(*hex) == now).collect::<Vec<_>>();
    [farther(open.clone()), farther(beyond.collect()), not_nearer(), open.clone()]
        .into_iter()
        .find(|hexes| !hexes.is_empty())
        .unwrap_or_default()
}

/// Whether a fleeing unit can't move without getting nearer to the enemy: then the enemy chooses (F4).
fn is_cornered(field: &Field, unit: UnitIx, way: &Way) -> bool {
    let (Some(from), Some(Sign::Flee)) = (field.hex(unit), way.by) else { return false };
    let enemies = field.nearest_enemies(unit, from);
    enemies.iter().any(|(_, enemy)| way.to.distance(*enemy) < from.distance(*enemy))
}

/// The choices of a movement step, one per unit on the board.
pub(super) fn questions(field: &Field, movement: &Movement) -> Vec<Question> {
    if let Some((side, hex)) = movement.crowd {
        return vec![stayers(field, movement, side, hex)];
    }
    field.on_board().map(|(unit, from)| question(field, unit, from, movement.step)).collect()
}

fn question(field: &Field, unit: UnitIx, from: Hex, step: u8) -> Question {
    let id = field.unit(unit).id;
    let ways = ways(field, unit, step);
    let enemies = field.nearest_enemies(unit, from);
    let off = |way: &Way| {
        let off = |(_, enemy): &(UnitIx, Hex)| Field::off_front(way.facing, from, *enemy);
        enemies.iter().map(off).min().unwrap_or(0)
    };
    let marked = (0..ways.len()).min_by_key(|place| off(&ways[*place])).unwrap_or(0);
    let cornered = ways.first().is_some_and(|way| is_cornered(field, unit, way));
    Question {
        side: if cornered { id.side.other() } else { id.side },
        answers: ways.iter().map(|way| Answer::Move(id, way.facing, Cell::from(way.to))).collect(),
        marked,
    }
}

/// The candidates for staying behind when too many are moving there: one of those on the way; by default the one with
/// the highest name (G4). Flyers and ground units don't crowd each other (F9).
fn stayers(field: &Field, movement: &Movement, side: Side, hex: Hex) -> Question {
    let crowding = fights::crowding(field, &movement.goings, side, hex);
    let movers = crowding.iter().filter(|going| going.moves());
    let answers: Vec<Answer> = movers.map(|going| Answer::Stay(field.unit(going.unit).id)).collect();
    Question { side, marked: answers.len().saturating_sub(1), answers }
}

/// Asks for the turns and goals of all units.
pub(super) fn ask_move(mut deeds: Deeds) {
    polls::ask(&mut deeds, Ask::Move);
}

/// Records the answers of a side.
pub(super) fn take_move(mut deeds: Deeds) {
    polls::take(&mut deeds);
}

/// Turns and speed changes happen at once; then every unit has a goal and rolls to enter it (G4).
pub(super) fn set_off(mut deeds: Deeds) {
    let Frame::Movement(movement) = deeds.clock.top() else { return };
    let (step, answers) = (movement.step, polls::settled(deeds.view()));
    let mut planned = Vec::with_capacity(answers.len());
    for ((unit, from), answer) in deeds.field.on_board().zip(answers) {
        let Answer::Move(_, facing, cell) = answer else { continue };
        let same = |way: &Way| way.facing == facing && Cell::from(way.to) == cell;
        planned.extend(ways(&deeds.field, unit, step).into_iter().find(same).map(|way| (unit, from, way)));
    }
    let mut goings = Vec::with_capacity(planned.len());
    for (unit, from, way) in planned {
        deeds.face(unit, way.facing, "G4");
        deeds.set_speed(unit, way.speed, "G4");
        let goal = goal(&mut deeds, unit, from, &way);
        let backwards = way.by == Some(Sign::Reverse);
        let gone = way.by == Some(Sign::Flee) && !deeds.field.table().contains(way.to);
        goings.push(Going { unit, from, goal, backwards, met: false, gone });
    }
    if let Frame::Movement(movement) = deeds.clock.top_mut() {
        movement.goings = goings;
    }
}

/// The end of a way: the unit's own hex if it can't enter the other one, or if its roll fails.
fn goal(deeds: &mut Deeds, unit: UnitIx, from: Hex, way: &Way) -> Hex {
    let goes = way.to != from && entry::may_enter(&deeds.field, unit, way.to);
    if goes && entry::rolls(deeds, unit, from, way.to) { way.to } else { from }
}

/// A unit that can't move any more stands still, and its card is void (A17, G6).
pub(super) fn stop(deeds: &mut Deeds, unit: UnitIx) {
    deeds.void_card(unit);
    if deeds.field.kind(unit).class != Class::Flyer {
        deeds.set_speed(unit, Speed::Still, "G6");
    }
}
