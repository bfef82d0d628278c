//! What a draft would do, line by line, and the button that confirms it.

use super::{
    super::{
        Draft, moving,
        names::{capital, kind},
    },
    bracing, departure,
    duel::Duel,
    exchange::wakes,
    look::Look,
    odds::sums_words,
    risks,
};
use crate::battle::monkeys::tell;
use crate::board::Cell;
use crate::force::{PieceId, UnitId, UnitIx, VehicleIx, vehicle::Seat};
use crate::input::Act;
use crate::panels::{Why, odds::per_cent, sheet::Sheet};
use crate::rules::monkeys::{
    counterfire, driving,
    foresight::ghost::{Ghost, exposure},
    legs::{self, Run},
    movement::{self, Walk},
    nerve,
    order::{Leg, Load, Order},
    smoke, stealth,
};
use crate::words::{Term, say, word};

/// The unit that a draft is about.
pub fn unit(draft: &Draft) -> Option<UnitId> {
    match draft {
        Draft::Move { unit, .. } | Draft::Attack { unit, .. } => Some(*unit),
        Draft::Give(order) => order.unit(),
    }
}

/// Writes the consequences of the draft into its unit's sheet; `ghost` is the result of a drafted move.
pub fn fill(look: &Look, ghost: Option<&Ghost>, sheet: &mut Sheet) {
    let Some(draft) = look.hands.draft() else { return };
    let accept = match draft {
        Draft::Move { order, outside, warned, .. } => {
            if let Some(ghost) = ghost {
                consequences(look, sheet, (order, ghost), outside);
            }
            let departs = ghost.is_some_and(Ghost::departs);
            word(match (order, outside.is_empty(), warned) {
                (_, true, _) if departs => "accept-depart",
                (Order::Stealth { .. }, true, _) => "accept-hide",
                (_, true, _) => move_words(order),
                (_, false, false) if departs => "accept-depart-outside",
                (_, false, false) => "accept-move-outside",
                (_, false, true) => "accept-move-warned",
            })
        }
        Draft::Attack { unit, target } => {
            sheet.draft.extend(attack_lines(look, *unit, *target));
            let order = Order::Attack { unit: *unit, target: *target };
            sheet.why.extend(risks::warnings(look, &order, risks::is_forecast));
            say("accept-attack", &[("target", look.names.unit_id(*target).into())])
        }
        Draft::Give(order) => {
            sheet.draft.extend(order_lines(look, order));
            sheet.why.extend(risks::warnings(look, order, |_| false));
            accept_words(order)
        }
    };
    sheet.accept = Some((accept, look.key(Act::Choose)));
}

/// Writes the result of the move to the cell under the pointer before it is drafted.
pub fn foretell(look: &Look, planned: (&Order, &Ghost), sheet: &mut Sheet) {
    let outside = moving::left_outside(planned.1);
    let outside: Vec<PieceId> = outside.into_iter().map(|mate| look.field.primate(mate).id).collect();
    consequences(look, sheet, planned, &outside);
}

/// What a move costs, who sees its end, who is left outside, and which overwatch it triggers where.
fn consequences(look: &Look, sheet: &mut Sheet, (order, ghost): (&Order, &Ghost), outside: &[PieceId]) {
    sheet.draft.extend(ride_lines(look, order));
    sheet.draft.extend(walk_lines(look, ghost));
    sheet.draft.extend(departure::lines(look, ghost));
    sheet.why.extend(departure::warnings(look, ghost));
    // Members left behind by a leader that leaves the board are listed there.
    for piece in outside.iter().filter(|_| ghost.orphans.is_none()) {
        let name = look.names.piece(*piece);
        sheet.why.push(Why::new(say("draft-outside", &[("name", name.into())]), "T-26"));
    }
    sheet.why.extend(if ghost.hides() { finders(look, ghost) } else { wakes(look, ghost) });
    sheet.why.extend(risks::warnings(look, order, risks::is_seen));
}

/// What the vehicles of a move do, and who gets in and out: a line per seat if several get in.
fn ride_lines(look: &Look, order: &Order) -> Vec<String> {
    let Order::Move { unit, steps } = order else { return Vec::new() };
    let Some(unit) = look.standing(*unit) else { return Vec::new() };
    let runs = legs::check_move(look.field, look.turn, unit, steps).unwrap_or_default();
    let mut lines: Vec<String> = runs.iter().filter_map(|run| drive_line(look, run)).collect();
    let walks = legs::only_walks(&runs);
    let (boards, leaves): (Vec<&Walk>, Vec<&Walk>) =
        walks.iter().filter(|walk| changes_seat(look, walk)).partition(|walk| walk.end.seat().is_some());
    match boards.as_slice() {
        [one] => lines.push(ride_line(look, one)),
        several => lines.extend(seat_lines(look, several)),
    }
    match leaves.as_slice() {
        [] => {}
        [one] => lines.push(ride_line(look, one)),
        several => {
            let names = several.iter().map(|walk| look.names.primate(walk.primate)).collect::<Vec<_>>().join(", ");
            lines.push(say("draft-all-out", &[("who", names.into())]));
        }
    }
    lines
}

/// Where a vehicle drives, how far and at what cost.
fn drive_line(look: &Look, run: &Run) -> Option<String> {
    let Run::Drive(drive) = run else { return None };
    let state = look.field.vehicle(drive.vehicle);
    let corners = state.place.cell().into_iter().chain(drive.stands.iter().map(|stand| stand.corner));
    let steps = corners.collect::<Vec<_>>().windows(2).filter(|pair| pair[0] != pair[1]).count();
    let speed = driving::speed(look.field, drive.vehicle);
    let terms = [
        ("vehicle", look.names.piece(state.id).into()),
        ("squares", steps.into()),
        ("cost", i64::from(drive.cost).into()),
        ("speed", i64::from(speed).into()),
    ];
    Some(capital(&say("draft-drives", &terms)))
}

/// Whether a walk ends in a seat, or begins in one.
fn changes_seat(look: &Look, walk: &Walk) -> bool {
    walk.end.seat().is_some() || look.field.primate(walk.primate).place.seat().is_some()
}

/// The members that get into a vehicle, one line per seat: "Left gunport: Eba, Ekko."
fn seat_lines(look: &Look, walks: &[&Walk]) -> Vec<String> {
    let mut seats: Vec<(VehicleIx, String, Vec<&str>)> = Vec::new();
    for walk in walks {
        let Some((vehicle, seat)) = walk.end.seat() else { continue };
        let (seat, name) = (seat_words(look, vehicle, seat), look.names.primate(walk.primate));
        match seats.iter_mut().find(|(known, called, _)| *known == vehicle && *called == seat) {
            Some((.., who)) => who.push(name),
            None => seats.push((vehicle, seat, vec![name])),
        }
    }
    let mut lines = Vec::new();
    for group in seats.chunk_by(|one, next| one.0 == next.0) {
        let into = look.names.piece(look.field.vehicle(group[0].0).id);
        let count: usize = group.iter().map(|(.., who)| who.len()).sum();
        lines.push(say("draft-all-in", &[("count", count.into()), ("vehicle", into.into())]));
        let line = |(_, seat, who): &(VehicleIx, String, Vec<&str>)| {
            say("draft-seat", &[("seat", capital(seat).into()), ("who", who.join(", ").into())])
        };
        lines.extend(group.iter().map(line));
    }
    lines
}

/// The name of a vehicle's seat inside a sentence.
fn seat_words(look: &Look, vehicle: VehicleIx, seat: Seat) -> String {
    match seat {
        Seat::Operator => word("ride-operator"),
        Seat::Gunner(number) => tell::mount(&driving::kind(look.field, vehicle).mounts, number),
        Seat::Passenger => word("ride-passenger"),
    }
}

/// A member that gets in or out on a walk, and what the walk costs (G-24).
fn ride_line(look: &Look, walk: &Walk) -> String {
    let seat = walk.end.seat().map(|(vehicle, seat)| seat_words(look, vehicle, seat));
    let speed = movement::gait(look.field, walk.primate).speed;
    let terms = [
        ("name", Term::from(look.names.primate(walk.primate))),
        ("cost", i64::from(walk.cost).into()),
        ("speed", i64::from(speed).into()),
        ("seat", seat.clone().unwrap_or_default().into()),
    ];
    say(if seat.is_some() { "draft-rides" } else { "draft-leaves" }, &terms)
}

/// The label of a move's button, by what it does first.
fn move_words(order: &Order) -> &'static str {
    let Order::Move { steps, .. } = order else { return "accept-move" };
    let has = |wanted: fn(&Leg) -> bool| steps.iter().any(wanted);
    if has(|leg| matches!(leg, Leg::Drive(..))) {
        "accept-drive"
    } else if has(|leg| matches!(leg, Leg::Mount(..))) {
        "accept-board"
    } else if has(|leg| matches!(leg, Leg::Dismount(..))) {
        "accept-leave"
    } else {
        "accept-move"
    }
}

fn walk_lines(look: &Look, ghost: &Ghost) -> Vec<String> {
    // Members that walk after their vehicle have a label on the board too.
    let led = moving::told(look.field, ghost).filter(|walk| ghost.drives.is_empty() || walk.walked());
    let mut lines = match led {
        _ if ghost.drives.is_empty() && ghost.squares() == 0 && ghost.sneaks => vec![word("draft-hide")],
        Some(walk) => vec![walk_line(look, ghost, walk)],
        None => Vec::new(),
    };
    if ghost.drives.is_empty() && ghost.squares() > led.map_or(0, Walk::squares) {
        lines.push(say("draft-farthest", &[("squares", ghost.squares().into())]));
    }
    let exposure = exposure(&ghost.field, ghost.unit);
    let terms =
        [("open", exposure.open.into()), ("covered", exposure.covered.into()), ("unseen", exposure.unseen.into())];
    // Nobody may be left on foot: everyone leaves, or rides.
    if exposure.open + exposure.covered + exposure.unseen > 0 {
        lines.push(say("draft-exposed", &terms));
    }
    if !exposure.seen_by.is_empty() {
        lines.push(say("draft-seen", &[("who", list(look, &exposure.seen_by).into())]));
    }
    lines
}

/// How far the member whose path is drawn walks, and what that costs.
fn walk_line(look: &Look, ghost: &Ghost, walk: &Walk) -> String {
    let speed = moving::paced(ghost, movement::gait(look.field, walk.primate).speed);
    let terms = [
        ("name", look.names.primate(walk.primate).into()),
        ("squares", walk.squares().into()),
        ("cost", i64::from(walk.cost).into()),
        ("speed", i64::from(speed).into()),
    ];
    say("draft-cost", &terms)
}

/// The members in a charge from outside the unit (T-120).
fn charge_line(look: &Look, joiners: &[PieceId]) -> String {
    if joiners.is_empty() {
        return word("draft-charge");
    }
    let names: Vec<String> = joiners.iter().map(|piece| look.names.piece(*piece)).collect();
    say("draft-charge-joined", &[("who", names.join(", ").into()), ("count", names.len().into())])
}

/// Units on overwatch that might detect a hidden mover on the way, each with its chance (T-136).
fn finders(look: &Look, ghost: &Ghost) -> Vec<Why> {
    let finder = |watcher: UnitIx| {
        let bonus = stealth::detection(&ghost.field, watcher, ghost.unit, &ghost.trails)?;
        let chance = detect_words(bonus);
        let terms = [("unit", look.names.unit(watcher).into()), ("chance", chance.into())];
        Some(Why::new(say("draft-detect", &terms), "T-136"))
    };
    ghost.wakes(look.field).into_iter().filter_map(|(watcher, ..)| finder(watcher)).collect()
}

/// The chance that a die detects a hidden unit.
pub fn detect_words(bonus: i32) -> String {
    let faces = nerve::passing_faces(bonus);
    per_cent(u16::try_from((faces * 1000 + 3) / 6).unwrap_or_default())
}

fn list(look: &Look, units: &[UnitIx]) -> String {
    units.iter().map(|unit| look.names.unit(*unit)).collect::<Vec<_>>().join(", ")
}

fn attack_lines(look: &Look, unit: UnitId, target: UnitId) -> Vec<String> {
    let (Some(unit), Some(target)) = (look.standing(unit), look.standing(target)) else { return Vec::new() };
    let name = look.names.unit(target);
    let best = Duel::standing(look.field, unit, target).best();
    let sums = best.map_or_else(String::new, |named| sums_words(named.reckoning.sums));
    vec![say("draft-attack", &[("target", name.into()), ("sums", sums.into())])]
}

fn order_lines(look: &Look, order: &Order) -> Vec<String> {
    match order {
        Order::Move { .. } => ride_lines(look, order),
        _ => vec![order_line(look, order)],
    }
}

fn order_line(look: &Look, order: &Order) -> String {
    match order {
        Order::Overwatch(_) => word("draft-overwatch"),
        Order::Reload { loads, .. } => reload_words(look, loads),
        Order::Smoke { primate, cell, .. } => smoke_words(look, *primate, *cell),
        Order::Stealth { .. } => word("draft-hide"),
        Order::Overrun { joiners, .. } => charge_line(look, joiners),
        Order::Shell { unit, troop } => shell_words(look, *unit, *troop),
        Order::SpecialOrder(unit) => say("draft-special", &[("unit", look.names.unit_id(*unit).into())]),
        Order::Brace(unit) => bracing::draft(look, *unit),
        Order::PickUp(piece) => say("draft-pick-up", &[("name", look.names.piece(*piece).into())]),
        _ => word("draft-done"),
    }
}

/// What a reload fills, with every spare load it uses (T-100).
fn reload_words(look: &Look, loads: &[Load]) -> String {
    let load = |load: &Load| {
        let terms = [("name", look.names.piece(load.by).into()), ("ammo", kind(&load.ammo).into())];
        say("draft-load", &terms)
    };
    std::iter::once(word("draft-reload")).chain(loads.iter().map(load)).collect::<Vec<_>>().join(" ")
}

fn smoke_words(look: &Look, piece: PieceId, _: Cell) -> String {
    let gun = look.field.find_primate(piece).and_then(|one| smoke::grenade(look.field, one));
    let radius = gun.map_or(0, |gun| gun.weapon(look.field).smoke);
    say("draft-smoke", &[("name", look.names.piece(piece).into()), ("radius", i64::from(radius).into())])
}

/// Which troop in another hex a unit fires at, with how many guns, and how likely a shell is to hit a squad (C-34).
fn shell_words(look: &Look, unit: UnitId, number: u8) -> String {
    let (field, enemy) = (look.field, unit.side.other());
    let troop = field.abroad[enemy.index()].get(usize::from(number).saturating_sub(1));
    let Some((unit, troop)) = field.find_unit(unit).zip(troop) else { return String::new() };
    let squads = counterfire::squads(field, enemy, troop);
    let left = squads.iter().filter(|units| units.iter().any(|unit| field.is_left(*unit))).count();
    let terms = [
        ("troop", troop.name.as_str().into()),
        ("guns", counterfire::guns(field, unit, troop.hexes).len().into()),
        ("squads", left.into()),
    ];
    say("draft-shell", &terms)
}

fn accept_words(order: &Order) -> String {
    word(match order {
        Order::Move { .. } => move_words(order),
        Order::Overwatch(_) => "accept-overwatch",
        Order::Reload { .. } => "accept-reload",
        Order::Stealth { .. } => "accept-hide",
        Order::Overrun { .. } => "accept-charge",
        Order::SpecialOrder(_) => "accept-special",
        Order::PickUp(_) => "accept-pick-up",
        Order::Smoke { .. } => "accept-smoke",
        Order::Shell { .. } => "accept-shell",
        Order::Brace(_) => "accept-brace",
        Order::Done(_) => "accept-done",
        _ => "accept-order",
    })
}
