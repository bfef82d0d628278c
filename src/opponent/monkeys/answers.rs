//! Every decision other than the orders of a turn: the window's default, improved where possible.

use super::{
    arms::{self, Battery, Flesh, POINTS},
    charges,
    mind::Mind,
    scene::{Line, Scene},
    taste::Taste,
};
use crate::board::{Cell, distance};
use crate::data::{monkeys::persona::Persona, persona::Budget};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    choices::{self, Choices, Table},
    nerve,
    order::Order,
    overrun::{self, Overrun},
    sequence::Frame,
    sphere,
    targets::Spots,
    volley,
    windows::Ask,
};

/// The cost of a walk that stops halfway, in percent of the walkers.
const STOPPED: i32 = 4;

/// The answer to the open window; its default if nothing is better.
pub fn answer(table: Table, persona: &Persona, budget: Budget) -> Option<Order> {
    // All volleys are worked out anyway, so their list isn't needed.
    if table.clock.window().is_some_and(|window| Ask::of(window) == Ask::Volley) {
        return fire(table);
    }
    let choices = &choices::choices(table)?;
    let taste = || Taste::new(persona, table, choices.window.side);
    let better = match Ask::of(&choices.window) {
        Ask::Ground => Some(Order::KeepGround),
        Ask::Deploy => super::deploy::answer(table, choices, &taste()),
        Ask::Designate => designate(table, choices, &taste()),
        Ask::Resolve => resolve(table, choices),
        Ask::Stand => stand(table, choices, &taste(), budget),
        Ask::PressOn => press_on(table, choices, &taste(), budget),
        Ask::ChargeOn => charge_on(table, choices, &taste(), budget),
        Ask::GetDown => get_down(table, choices, &taste(), budget),
        Ask::Watch => watch(table, choices),
        // The book's default is as good as anything; volleys are above.
        Ask::Volley
        | Ask::Act
        | Ask::Barrage
        | Ask::Mark
        | Ask::Grid
        | Ask::Strike
        | Ask::Regroup
        | Ask::NewLead
        | Ask::FleeMove
        | Ask::Losses
        | Ask::Die
        | Ask::Damage
        | Ask::BailOut
        | Ask::Check
        | Ask::Successor => None,
    };
    let offered = |order: &Order| choices.orders.contains(order);
    better.filter(offered).or_else(|| choices.default.clone()).or_else(|| choices.orders.first().cloned())
}

/// The platoon nearest to an enemy comes first.
fn designate(table: Table, choices: &Choices, taste: &Taste) -> Option<Order> {
    let scene = Scene::new(table, choices.window.side, taste, &[]);
    let nearness = |order: &&Order| {
        let Order::Designate(platoon) = order else { return i32::MAX };
        let of = |squad: &&super::scene::Squad| scene.field.unit(squad.unit).id.platoon == *platoon;
        let squares = scene.friends.iter().filter(of).filter_map(|squad| scene.nearest_foe(squad.centre()));
        squares.map(|(_, squares)| squares).min().unwrap_or(i32::MAX)
    };
    choices.orders.iter().min_by_key(nearness).cloned()
}

/// The best dice first: what they remove needn't be shot at again.
fn resolve(table: Table, choices: &Choices) -> Option<Order> {
    if let [only] = &choices.orders[..] {
        return Some(only.clone());
    }
    let field = table.field;
    let worth = |order: &&Order| {
        let unit = order.unit().and_then(|id| field.find_unit(id));
        let value = unit.and_then(|unit| {
            let target = field.unit(unit).commitment.target?;
            volley::best(field, unit, target, Spots::Standing).map(|plan| plan.value)
        });
        std::cmp::Reverse(value.unwrap_or(0))
    };
    choices.orders.iter().min_by_key(worth).cloned()
}

fn under_way<'a>(table: Table<'a>) -> Option<&'a Overrun> {
    match table.clock.top() {
        Frame::Overrun(overrun) => Some(overrun),
        _ => None,
    }
}

/// The rest of a charge as the charger sees it: gain and loss from here on.
fn ahead(
    table: Table,
    charger: UnitIx,
    target: UnitIx,
    way: &[Cell],
    taste: &Taste,
    budget: Budget,
) -> Option<charges::Prospect> {
    let scene = Scene::new(table, table.field.side(charger), taste, &[]);
    let mind = Mind::new(&scene, charger, None, budget)?;
    Some(mind.prospect(scene.foe(target)?, way))
}

fn way(overrun: &Overrun, start: Cell) -> Vec<Cell> {
    let mut at = start;
    let step = |direction: &crate::board::Direction| {
        at = at.step(*direction);
        at
    };
    overrun.way.iter().map(step).collect()
}

/// Standing firm gains the value of the fire and the fight; fleeing saves those that can run, and leaves the pinned
/// behind.
fn stand(table: Table, choices: &Choices, taste: &Taste, budget: Budget) -> Option<Order> {
    let overrun = under_way(table)?;
    let field = table.field;
    let scene = Scene::new(table, choices.window.side, taste, &[]);
    let mind = Mind::new(&scene, overrun.target, None, budget)?;
    let chargers: Vec<PrimateIx> = overrun.ready(field).collect();
    let charged: Vec<PrimateIx> = overrun::on_foot(field, overrun.target).collect();
    let pinned: Vec<PrimateIx> = charged.iter().copied().filter(|one| field.primate(*one).pin.holds()).collect();
    let foe = scene.foe(overrun.unit)?;
    let fire = scene.fire(mind.me, foe, Line::at(1, false));
    let each = (scene.foes[foe].prize(scene.field) / chargers.len().max(1) as i32).max(1);
    let left = chargers.len() - ((fire / each) as usize).min(chargers.len());
    let (lost, won) = charges::fight(&mind, &chargers[..left], &charged, false);
    let (caught, hurt) = charges::fight(&mind, &chargers, &pinned, false);
    let faces = nerve::passing_faces(nerve::standing_morale(field, overrun.target)) as i32;
    // A unit that fails the test flees anyway.
    let firm = (faces * (fire.min(each * chargers.len() as i32) + won - lost) + (6 - faces) * (hurt - caught)) / 6;
    // In flight, the chargers' friends may have overwatch, and the chargers may follow.
    let flight = hurt - caught - scene.friends[mind.me].prize(scene.field) / 10;
    Some(if firm >= flight { Order::Stand } else { Order::Flee })
}

/// Continues, unless the rest of the charge costs more than it gains.
fn press_on(table: Table, choices: &Choices, taste: &Taste, budget: Budget) -> Option<Order> {
    let overrun = under_way(table)?;
    let start = table.field.cell(overrun.lead)?;
    let prospect = ahead(table, overrun.unit, overrun.target, &way(overrun, start), taste, budget)?;
    if prospect.gain * 3 >= prospect.loss * 2 {
        return Some(Order::GoOn);
    }
    choices.orders.iter().find(|order| matches!(order, Order::Abort(_))).cloned()
}

/// Charges another enemy, if it pays off.
fn charge_on(table: Table, choices: &Choices, taste: &Taste, budget: Budget) -> Option<Order> {
    let overrun = under_way(table)?;
    let field = table.field;
    let start = field.cell(overrun.lead)?;
    let worth = |order: &Order| {
        let Order::Charge(id, path) = order else { return None };
        let mut at = start;
        let cells: Vec<Cell> = path
            .0
            .iter()
            .map(|step| {
                at = at.step(*step);
                at
            })
            .collect();
        let prospect = ahead(table, overrun.unit, field.find_unit(*id)?, &cells, taste, budget)?;
        (prospect.gain > prospect.loss).then_some(prospect.gain - prospect.loss)
    };
    let judged = choices.orders.iter().filter_map(|order| worth(order).map(|worth| (worth, order)));
    judged.max_by_key(|(worth, _)| *worth).map(|(_, order)| order.clone())
}

/// A moving unit drops where overwatch sees it, if that costs less than it saves: the rest of the move is lost, and
/// members left outside the sphere go missing (T-28, T-162). A charging unit continues.
fn get_down(table: Table, choices: &Choices, taste: &Taste, budget: Budget) -> Option<Order> {
    let Frame::Move(march) = table.clock.top() else { return Some(Order::GoOn) };
    let scene = Scene::new(table, choices.window.side, taste, &[]);
    let mind = Mind::new(&scene, march.unit, None, budget)?;
    let saved = |watcher: &UnitIx| {
        let Some(foe) = scene.foe(*watcher) else { return 0 };
        let squares = distance(scene.foes[foe].centre(), scene.friends[mind.me].centre());
        let threat = |covered: bool| scene.threat(mind.me, foe, Line::at(squares, covered));
        if scene.friends[mind.me].covered { 0 } else { threat(false) - threat(true) }
    };
    let saved: i32 = march.triggered.iter().map(saved).sum();
    let price = |mate: &PrimateIx| volley::price(table.field, (*mate).into()) * POINTS;
    let missing: i32 = sphere::sphere(table.field, march.unit).outside.iter().map(|(mate, _)| price(mate)).sum();
    let squad = scene.friends[mind.me].prize(scene.field);
    Some(if saved > missing + squad * STOPPED / 100 { Order::GetDown } else { Order::GoOn })
}

/// The best watcher fires, unless it is more likely to empty its magazine than to hit anybody (T-67, T-126).
fn watch(table: Table, choices: &Choices) -> Option<Order> {
    let Frame::Overwatched(around) = table.clock.top() else { return None };
    let field = table.field;
    // A hidden mover has to be found first, which costs nothing (T-136).
    if field.unit(around.mover).hidden.holds() {
        return None;
    }
    let mover = Flesh::of(field, around.mover);
    let fires = |order: &Order| {
        let Order::React(id) = order else { return None };
        let unit = field.find_unit(*id)?;
        let plan = volley::best(field, unit, around.mover, Spots::Trails(&around.trails));
        let magazine = || arms::expected(field, &Battery::of(field, unit), &mover, arms::point_blank(field));
        Some((plan.map_or(0, |plan| arms::worth_of(field, &plan, magazine())), *id))
    };
    let (gain, best) =
        choices.orders.iter().filter_map(fires).max_by_key(|(gain, id)| (*gain, std::cmp::Reverse(*id)))?;
    Some(if gain > 0 { Order::React(best) } else { Order::Forfeit(best) })
}

/// The first volley that is worth firing and has any power; the book's default may have none.
fn fire(table: Table) -> Option<Order> {
    let (Frame::Attack(attack), field) = (table.clock.top(), table.field) else { return None };
    let best = |volley| attack.roll(volley).best(field).map(|plan| (volley, plan));
    let mut volleys = attack.open(field).into_iter().filter_map(best);
    let worthwhile = volleys.find(|(_, plan)| plan.value > 0 && plan.sums.0 > 0);
    Some(worthwhile.map_or(Order::HoldFire, |(volley, plan)| Order::Fire { volley, shots: plan.shots(field) }))
}
