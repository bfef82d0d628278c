//! The action bar of a call: kinds of order in groups, the ways to give them, and complete orders from the player's
//! input.

use super::{called, outline, says};
use crate::battle::{
    account::{Group, Note, Turned},
    shown::Wish,
};
use crate::board::{Cell, Direction, distance};
use crate::engine::Rules;
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{
    Illegal, Initiative, View, aim,
    characters::Repetition,
    field::Field,
    melee,
    movement::{self, Pace},
    muster::Manner,
    order::{Action, Attack, Mark, Order, Ready, Say, Then},
    profiles::WeaponTrait,
    set_up,
    shooting::{self, How},
    talk,
    windows::Ask,
};
use crate::words::{kebab, knows, say, word};

/// Kinds of order, grouped by what they are about.
pub(super) fn groups() -> Vec<Group> {
    let group = |id: &str, verbs: &[&'static str]| Group {
        title: word(&format!("initiative-group-{id}")),
        verbs: verbs.to_vec(),
    };
    vec![
        group("repeat", &["GoOn", "NewWay", "BreakOff", "Duck"]),
        group("shoot", &["Fire", "Aim", "Reload"]),
        group("melee", &["Armed", "Strike", "Grapple", "Dive", "Escape", "LetGo"]),
        group("move", &["Crawl", "Walk", "Trot", "Run", "GoProne", "StandUp"]),
        group("other", &["Ready", "Talk", "Mount", "Dismount", "Hold"]),
    ]
}

/// An aim may be in a direction or at an area; a walk or trot may end in fire.
pub(super) fn ways(verb: &str) -> Vec<Note> {
    let ways: &[(&str, &'static str)] = match verb {
        "Aim" => &[("initiative-way-direction", "A13"), ("initiative-way-area", "A13")],
        "Walk" | "Trot" => &[("initiative-way-move", "R9"), ("initiative-way-then-fire", "R4")],
        _ => &[],
    };
    ways.iter().map(|(id, rule)| Note::new(word(id), rule)).collect()
}

/// An aim in the direction of an enemy in sight is at that enemy (A13, A21).
pub(super) fn way_of(view: View, order: &Order) -> Option<String> {
    let Order::Act(_, Action::Aim(Mark::Target(id))) = order else { return None };
    Some(say("initiative-way-target", &[("target", called::of(view.field, *id).into())]))
}

/// A complete order from the player's input, or why there is none.
pub(super) fn order(view: View, wish: &Wish) -> Option<Result<Order, Illegal>> {
    let window = view.clock.window().filter(|window| window.side == wish.unit.side)?;
    let known = view.known();
    let field: &Field = &known;
    let unit = field.find(wish.unit)?;
    let order = match Ask::of(window) {
        // An enemy is looked at, since nobody can repeat anything against it (A8).
        Ask::Declare | Ask::Repeat if wish.verb.is_none() && is_enemy(field, unit, wish.cell) => return None,
        Ask::SetUp => Order::SetUp(wish.unit, wish.cell, set_up::lurk(field, wish.unit.side, wish.cell)),
        Ask::Declare => Order::Repeat(wish.unit, declared(view, field, unit, wish)?),
        Ask::Repeat => new_way(field, unit, wish)?,
        Ask::Call => action_of(field, unit, wish)?,
        Ask::Carrier | Ask::Watch => return None,
    };
    Some(Initiative::check(view, &order).map(|()| order))
}

/// An ambusher set up with an aim chosen by its player: in a direction or at an area (G23).
pub(super) fn turns(view: View, id: UnitId) -> Option<Turned> {
    let window = view.clock.window().filter(|window| window.side == id.side)?;
    let lurks = view.field.setting.manners[id.side.index()] == Manner::Lurking;
    (Ask::of(window) == Ask::SetUp && lurks).then(|| Turned {
        verb: "Aim",
        offer: word("initiative-lurk-offer"),
        ask: word("initiative-lurk-ask"),
    })
}

/// The set-up of an ambusher with a different aim.
pub(super) fn turned(view: View, wish: &Wish, toward: Cell) -> Option<Result<Order, Illegal>> {
    turns(view, wish.unit)?;
    let mark = if wish.way == 1 { Mark::Area(toward) } else { Mark::Direction(toward) };
    let order = Order::SetUp(wish.unit, wish.cell, Some(mark));
    Some(Initiative::check(view, &order).map(|()| order))
}

/// Talking along with an action other than fire (R11, G13): the same action with a sentence, or without it.
pub(super) fn beside_order(view: View, order: &Order) -> Vec<(Note, Order)> {
    let (id, action) = match order {
        // A character that only talks has an order of its own.
        Order::Act(id, action) | Order::Talk(id, _, action) if *action != Action::Hold => (*id, action),
        _ => return Vec::new(),
    };
    let known = view.known();
    let Some(unit) = known.find(id) else { return Vec::new() };
    let says = talk::all(&known, unit).into_iter();
    let talk = |say: Say| (Note::new(says::spoken(&known, say), "R11"), Order::Talk(id, say, action.clone()));
    says.map(talk).filter(|(_, order)| Initiative::check(view, order).is_ok()).collect()
}

/// The paces covered by a kind of order; paces without a kind of their own start with the slowest.
fn paces(verb: Option<&str>) -> Vec<Pace> {
    match verb {
        Some(verb) => Pace::ALL.into_iter().filter(|pace| pace.name() == verb).collect(),
        None => Pace::ALL.to_vec(),
    }
}

/// A repeated move: the whole path, phase after phase, at the slowest of the chosen paces that gets there.
fn declared(view: View, field: &Field, unit: UnitIx, wish: &Wish) -> Option<Action> {
    let path = far_way(field, unit, wish.cell);
    let moved = |pace: Pace| Action::Move(pace, path.clone(), Then::Stop);
    let fits = |pace: &Pace| Initiative::check(view, &Order::Repeat(wish.unit, moved(*pace))).is_ok();
    let paces = paces(wish.verb);
    let pace = paces.iter().copied().find(fits).or(paces.last().copied())?;
    Some(moved(pace))
}

/// Another path of the same kind (A8).
fn new_way(field: &Field, unit: UnitIx, wish: &Wish) -> Option<Order> {
    if wish.verb.is_some_and(|verb| verb != "NewWay") {
        return None;
    }
    let Repetition::Of(Action::Move(..)) = &field.unit(unit).repetition else { return None };
    Some(Order::NewWay(wish.unit, far_way(field, unit, wish.cell)))
}

/// The action of the called character toward that cell.
fn action_of(field: &Field, unit: UnitIx, wish: &Wish) -> Option<Order> {
    let there = field.at(wish.cell).map(|other| field.unit(other).id);
    let foe = there.filter(|id| id.side != wish.unit.side);
    let act = |action: Action| Some(Order::Act(wish.unit, action));
    match wish.verb {
        None if foe.is_some() => act(Action::Fire(foe?)),
        Some("Fire") => act(Action::Fire(foe?)),
        Some("Aim") => act(Action::Aim(mark(field, wish, foe))),
        Some("Armed") => act(fight(field, unit, Attack::Armed, foe?)),
        Some("Strike") => act(fight(field, unit, Attack::Strike, foe?)),
        Some("Grapple") => act(fight(field, unit, Attack::Grapple, foe?)),
        Some("Dive") => act(fight(field, unit, Attack::Dive, foe?)),
        Some("Escape") => {
            let paces = [Pace::Walk, Pace::Trot];
            let way = |pace: Pace| Some((pace, movement::way(field, unit, pace, wish.cell)?));
            let (pace, path) = paces.into_iter().find_map(way).unwrap_or((Pace::Walk, vec![wish.cell]));
            act(Action::Escape(pace, path))
        }
        Some("Duck") => act(Action::Duck(movement::way(field, unit, Pace::Walk, wish.cell).unwrap_or(vec![wish.cell]))),
        Some("Mount") => act(Action::Mount(there?)),
        Some("Dismount") => act(Action::Dismount(wish.cell)),
        Some("Talk") => talk(field, unit, wish),
        verb if foe.is_none() => moved(field, unit, wish, &paces(verb)),
        _ => None,
    }
}

/// The target of an aim: the enemy there, otherwise the direction of the cell, or the area around it.
fn mark(field: &Field, wish: &Wish, foe: Option<UnitId>) -> Mark {
    let seen = foe.filter(|id| {
        let pair = field.find(wish.unit).zip(field.find(*id));
        pair.is_some_and(|(unit, enemy)| field.see_each_other(unit, enemy))
    });
    match (seen, wish.way) {
        (_, 1) => Mark::Area(wish.cell),
        (Some(enemy), _) => Mark::Target(enemy),
        (None, _) => Mark::Direction(wish.cell),
    }
}

/// A fight with an enemy: from the current position, or at the end of the slowest move that leads next to it (R7).
fn fight(field: &Field, unit: UnitIx, attack: Attack, foe: UnitId) -> Action {
    let plain = Action::Fight(attack, foe);
    let (Some(from), Some(target)) = (field.cell(unit), field.find(foe)) else { return plain };
    if melee::is_in_reach(field, from, target) {
        return plain;
    }
    let paces: &[Pace] = if attack == Attack::Dive { &Pace::ALL[1..] } else { &Pace::ALL[1..3] };
    let beside = |pace: &Pace| {
        let ends =
            movement::ends(field, unit, *pace).into_iter().filter(|cell| melee::is_in_reach(field, *cell, target));
        let end = ends.min_by_key(|cell| (distance(from, *cell), cell.y, cell.x))?;
        Some((*pace, movement::way(field, unit, *pace, end)?))
    };
    let way = paces.iter().find_map(beside);
    way.map_or(plain, |(pace, path)| Action::Move(pace, path, Then::Fight(attack, foe)))
}

/// The hand-to-hand fights of a kind that a character can get into in this call, from its current position or at the end
/// of a move (R7).
pub(super) fn in_reach(view: View, id: UnitId, verb: Option<&str>) -> Vec<Order> {
    let Some(attack) = Attack::ALL.into_iter().find(|attack| verb == Some(attack.name())) else { return Vec::new() };
    let known = view.known();
    let field: &Field = &known;
    let Some(unit) = field.find(id) else { return Vec::new() };
    let enemies = field.standing(id.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let orders = enemies.map(|(enemy, _)| Order::Act(id, fight(field, unit, attack, field.unit(enemy).id)));
    orders.filter(|order| Initiative::check(view, order).is_ok()).collect()
}

/// What a kind of order does, with the distance that a character covers at a pace in its state (R9, R10, G14).
pub(super) fn about(view: View, unit: Option<UnitId>, verb: &str) -> String {
    let id = format!("initiative-is-{}", kebab(verb));
    if !knows(&id) {
        return String::new();
    }
    let known = view.known();
    let pace = Pace::ALL.into_iter().find(|pace| pace.name() == verb);
    let far = pace.map_or(0, |pace| {
        let own = unit.and_then(|id| known.find(id)).map(|unit| movement::allowance(&known, unit, pace));
        own.and_then(Result::ok).unwrap_or_else(|| usually(&known, pace))
    });
    say(&id, &[("far", i32::from(far).into())])
}

/// The distance covered at a pace by a character on its own feet.
fn usually(field: &Field, pace: Pace) -> u16 {
    let paces = field.setting.book.paces;
    u16::from(match pace {
        Pace::Crawl => paces.crawl,
        Pace::Walk => paces.walk,
        Pace::Trot => paces.trot,
        Pace::Run => paces.run,
    })
}

/// A sentence spoken along with a move; without one, it is addressed to the character pointed at (R11, G13).
fn talk(field: &Field, unit: UnitIx, wish: &Wish) -> Option<Order> {
    let there = field.at(wish.cell).map(|other| field.unit(other).id);
    if let Some(other) = there {
        let say = if other.side == wish.unit.side { Say::Steady(other) } else { Say::PointOut(other) };
        return Some(Order::Talk(wish.unit, say, Action::Hold));
    }
    let say = *talk::all(field, unit).first()?;
    let Order::Act(_, action) = moved(field, unit, wish, &Pace::ALL)? else { return None };
    Some(Order::Talk(wish.unit, say, action))
}

/// A move there at the slowest of these paces that is sufficient; if none is, why the fastest one isn't.
fn moved(field: &Field, unit: UnitIx, wish: &Wish, paces: &[Pace]) -> Option<Order> {
    let way = |pace: &Pace| Some((*pace, movement::way(field, unit, *pace, wish.cell)?));
    let (pace, path) = match paces.iter().find_map(way) {
        Some(found) => found,
        None => (*paces.last()?, far_way(field, unit, wish.cell)),
    };
    let then =
        if wish.way == 1 && wish.verb.is_some() { fire_then(field, unit, &path, wish.target) } else { Then::Stop };
    Some(Order::Act(wish.unit, Action::Move(pace, path, then)))
}

/// More than the cost of any path on a board.
const HOWEVER_FAR: u16 = 4000;

/// The path there, however long, so that the reason gives its length. If only the last step is barred, it is part of the
/// path; if no path leads there at all, it is straight on.
fn far_way(field: &Field, unit: UnitIx, to: Cell) -> Vec<Cell> {
    let route = |to: Cell| movement::route(field, unit, to, HOWEVER_FAR);
    let beside = || {
        let way = to.neighbours().filter_map(route).min_by_key(Vec::len)?;
        Some(way.into_iter().chain([to]).collect())
    };
    route(to).or_else(beside).unwrap_or_else(|| vec![to])
}

/// Whether a known enemy stands on a cell.
fn is_enemy(field: &Field, unit: UnitIx, cell: Cell) -> bool {
    let side = field.unit(unit).id.side;
    field.at(cell).is_some_and(|other| field.unit(other).id.side != side && field.is_known(other))
}

/// Fire from the end of a move: at the named enemy, otherwise at the one that is easiest to hit (R4, G10).
fn fire_then(field: &Field, unit: UnitIx, path: &[Cell], named: Option<UnitId>) -> Then {
    if !field.weapon(unit).has(WeaponTrait::WalkFire) {
        return named.map_or(Then::Stop, Then::Fire);
    }
    let Some(end) = path.last() else { return Then::Stop };
    let target = named.or_else(|| easiest(field, unit, *end));
    target.map_or(Then::Stop, Then::Fire)
}

/// The enemy that is easiest to hit from a cell after a move.
fn easiest(field: &Field, unit: UnitIx, from: Cell) -> Option<UnitId> {
    let how = How { aimed: false, moved: true };
    let enemies = field.standing(field.unit(unit).id.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let shots =
        enemies.filter_map(|(enemy, _)| Some((enemy, shooting::plan_from(field, unit, from, enemy, how).ok()?)));
    let best = shots.max_by_key(|(enemy, plan)| (plan.quality(), std::cmp::Reverse(*enemy)));
    best.map(|(enemy, _)| field.unit(enemy).id)
}

/// An order of a kind that a character can't give at all now, with the reason; only for kinds that it could give at
/// other times.
pub(super) fn hopeless(view: View, id: UnitId, verb: &str) -> Option<(Order, Illegal)> {
    let window = view.clock.window().filter(|window| window.about == Some(id) && Ask::of(window) == Ask::Call)?;
    let known = view.known();
    let field: &Field = &known;
    let unit = field.find(id).filter(|_| window.side == id.side)?;
    let enemy = || nearest(field, unit);
    let attack = |attack: Attack| Some(fight(field, unit, attack, enemy()?));
    let action = match verb {
        "Fire" => Action::Fire(enemy()?),
        "Aim" => Action::Aim(Mark::Direction(beside(field, unit)?)),
        "Reload" => Action::Reload,
        "Crawl" => still(field, unit, Pace::Crawl)?,
        "Walk" => still(field, unit, Pace::Walk)?,
        "Trot" => still(field, unit, Pace::Trot)?,
        "Run" => still(field, unit, Pace::Run)?,
        "Armed" => attack(Attack::Armed)?,
        "Strike" => attack(Attack::Strike)?,
        "Grapple" => attack(Attack::Grapple)?,
        "Dive" => attack(Attack::Dive)?,
        "Ready" => Action::Ready(Ready::LinkBelts),
        _ => return None,
    };
    let order = Order::Act(id, action);
    let why = Initiative::check(view, &order).err()?;
    Some((order, why))
}

/// The nearest known enemy.
fn nearest(field: &Field, unit: UnitIx) -> Option<UnitId> {
    let from = field.cell(unit)?;
    let enemies = field.standing(field.unit(unit).id.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let nearest = enemies.min_by_key(|(enemy, cell)| (distance(from, *cell), *enemy));
    nearest.map(|(enemy, _)| field.unit(enemy).id)
}

/// A step at a pace at which the character can't end anywhere.
fn still(field: &Field, unit: UnitIx, pace: Pace) -> Option<Action> {
    if !movement::ends(field, unit, pace).is_empty() {
        return None;
    }
    Some(Action::Move(pace, vec![beside(field, unit)?], Then::Stop))
}

/// A cell of the board next to a character.
fn beside(field: &Field, unit: UnitIx) -> Option<Cell> {
    let from = field.cell(unit)?;
    Direction::ALL.into_iter().map(|way| from.step(way)).find(|cell| field.going(*cell).is_some())
}

/// Whether a kind of order leads to a place on the board.
pub(super) fn leads(view: View, id: UnitId, verb: Option<&str>) -> bool {
    let Some(ask) = view.clock.window().filter(|window| window.side == id.side).map(Ask::of) else { return false };
    let known = view.known();
    let Some(unit) = known.find(id) else { return false };
    let broken = known.unit(unit).repetition == Repetition::Broken;
    match (ask, verb) {
        (Ask::SetUp | Ask::Declare | Ask::Repeat | Ask::Call, None) => true,
        (Ask::Repeat, Some("NewWay")) => true,
        // Breaking off allows going prone and ducking (R19).
        (Ask::Call, Some(verb)) if broken && verb != "Duck" => false,
        (Ask::Call, Some("Aim")) => known.weapon(unit).short > 0,
        (Ask::Call | Ask::Declare, Some(verb)) => match Pace::ALL.into_iter().find(|pace| pace.name() == verb) {
            Some(pace) => !movement::ends(&known, unit, pace).is_empty(),
            None => is_ever(&known, unit, verb),
        },
        _ => false,
    }
}

/// Whether a kind of order that needs a place makes sense for a character in its current state.
fn is_ever(field: &Field, unit: UnitIx, verb: &str) -> bool {
    let state = field.unit(unit);
    match verb {
        "Escape" => state.grip.held_by.is_some(),
        "Dismount" => state.riding.0.is_some(),
        "Duck" => state.repetition == Repetition::Broken,
        _ => false,
    }
}

/// Properties of an order beyond its name, such as whether the aim on an enemy applies.
pub(super) fn is_aimed(field: &Field, unit: UnitIx, order: &Order) -> bool {
    match outline::action(order) {
        Some(Action::Fire(target)) => field.find(*target).is_some_and(|target| aim::is_on(field, unit, target)),
        _ => false,
    }
}
