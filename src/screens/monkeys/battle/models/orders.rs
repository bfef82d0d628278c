//! The bar at the bottom: what the selected unit may do, and why the rest is refused.

use super::{
    super::{Draft, charging, leaving, picking, riding, smoking},
    bracing, faces,
    look::Look,
    risks,
};
use crate::board::Edges;
use crate::engine::Rules;
use crate::force::UnitIx;
use crate::input::{Verb, act::Act};
use crate::panels::{
    Why,
    orders::{EndButton, May, OrderButton, Orders},
    warning::{Idle, Warning},
};
use crate::rules::monkeys::{
    Illegal, Monkeys, Order,
    brace::check_brace,
    choices::hideouts,
    command::{check_special_order, has_special_orders},
    commit::{self, check_attack, check_can_act},
    counterfire,
    foresight::risks as foreseen,
    loads::check_reload,
    platoons::ACTIONS,
    stealth::check_stealth,
};
use crate::screens::{monkeys::battle::verbs, thinking};
use crate::words::{say, word};

/// The book's orders, with their keys.
const MODES: [(Verb, Act, &str); 9] = [
    (verbs::MOVE, Act::Move, "hint-order-move"),
    (verbs::ATTACK, Act::Attack, "hint-order-attack"),
    (verbs::OVERWATCH, Act::Overwatch, "hint-order-overwatch"),
    (verbs::BRACE, Act::Brace, "hint-order-brace"),
    (verbs::RELOAD, Act::Reload, "hint-order-reload"),
    (verbs::HIDE, Act::Hide, "hint-order-hide"),
    (verbs::CHARGE, Act::Charge, "hint-order-charge"),
    (verbs::VEHICLE, Act::Vehicle, "hint-order-vehicle"),
    (verbs::DONE, Act::Done, "hint-order-done"),
];

/// The rule that an order is about, for its button and for the help key.
pub const fn rule(verb: Verb) -> &'static str {
    Monkeys::VERBS[verb.0 as usize].rule
}

/// The bar at the bottom.
pub fn orders(look: &Look) -> Orders {
    if look.asked() == "Volley" {
        return Orders { buttons: vec![fire(look), hold_fire(look)], ..Orders::default() };
    }
    let button = |(mode, act, hint): (Verb, Act, &str)| OrderButton {
        mode,
        words: act_words(act),
        key: look.key(act),
        may: may(look, mode),
        hint: match mode {
            verbs::MOVE => move_hint(look, hint),
            verbs::BRACE => bracing::hint(look, look.selected(), hint),
            _ => word(hint),
        },
        rule: rule(mode),
    };
    let has = |mode: Verb| mode != verbs::VEHICLE || !look.field.vehicles.is_empty();
    let modes = MODES.into_iter().filter(|(mode, ..)| has(*mode));
    let mut buttons: Vec<OrderButton> = modes.map(button).chain(special_order(look)).collect();
    let done = buttons.iter().position(|button| button.mode == verbs::DONE).unwrap_or(buttons.len());
    let more = smoke(look).into_iter().chain(shell(look)).chain(pick_up(look)).chain(leave(look));
    buttons.splice(done..done, more);
    Orders { buttons, end: end(look), ..Orders::default() }
}

/// What a move is, and how a unit leaves the board where that is allowed (G-34).
fn move_hint(look: &Look, hint: &str) -> String {
    let leaves = look.field.edges[look.turn.side.index()] != Edges::NONE;
    let off = leaves.then(|| word("hint-order-move-off"));
    std::iter::once(word(hint)).chain(off).collect::<Vec<_>>().join(" ")
}

/// A platoon whose CO can pass on an action has a button for it (T-16).
fn special_order(look: &Look) -> Option<OrderButton> {
    let unit = look.selected().filter(|unit| look.asked() == "Act" && has_special_orders(look.field, *unit))?;
    let mode = verbs::SPECIAL_ORDER;
    let hint = say("hint-order-special", &[("unit", look.names.unit(unit).into())]);
    Some(OrderButton {
        mode,
        words: word("order-special-order"),
        key: look.key(Act::SpecialOrder),
        may: may(look, mode),
        hint,
        rule: rule(mode),
    })
}

/// In a volley the bar has two buttons: fire as named, or not at all (T-51).
fn fire(look: &Look) -> OrderButton {
    let (words, hint) = (word("order-button-fire"), word("hint-order-fire"));
    let nobody = || (!names_anyone(look)).then(|| look.why(&Illegal::NobodyFires));
    let may = theirs(look).or_else(nobody).map_or(May::Chosen, May::Not);
    OrderButton { mode: verbs::ATTACK, words, key: look.key(Act::Attack), may, hint, rule: "T-51" }
}

/// Whether the drafted volley has a target.
fn names_anyone(look: &Look) -> bool {
    look.hands.volley().is_none_or(|draft| !draft.shots.is_empty())
}

fn hold_fire(look: &Look) -> OrderButton {
    let (words, hint) = (word("order-button-hold"), word("hint-order-hold"));
    let may = if names_anyone(look) { May::Give } else { May::Chosen };
    let may = theirs(look).map_or(may, May::Not);
    OrderButton { mode: verbs::DONE, words, key: look.key(Act::Done), may, hint, rule: "T-51" }
}

/// In battles about crates there is a button to pick one up (G-18).
fn pick_up(look: &Look) -> Option<OrderButton> {
    look.selected().filter(|_| look.asked() == "Act" && picking::has_crates(look.table()))?;
    let (words, hint, mode) = (word("order-pick-up"), word("hint-pick-up"), verbs::PICK_UP);
    Some(OrderButton { mode, words, key: look.key(Act::Crate), may: may(look, mode), hint, rule: rule(mode) })
}

/// Near an edge that is open to its side, a unit has a button to leave across it (G-34).
fn leave(look: &Look) -> Option<OrderButton> {
    let unit = look.selected().filter(|_| look.asked() == "Act")?;
    let order = leaving::offer(look.table(), look.hands, unit)?;
    let (words, hint, mode) = (word("order-leave"), word("hint-leave"), verbs::LEAVE);
    let why = theirs(look).or_else(|| order.err().map(|illegal| look.why(&illegal)));
    Some(OrderButton { mode, words, key: look.key(Act::Leave), may: judged(look, mode, why), hint, rule: rule(mode) })
}

/// Units with a smoke grenade have a button to throw it (G-28).
fn smoke(look: &Look) -> Option<OrderButton> {
    look.selected().filter(|unit| smoking::can_throw(look.field, *unit))?;
    let (words, hint, mode) = (word("smoke-throw"), word("hint-smoke"), verbs::SMOKE);
    Some(OrderButton { mode, words, key: look.key(Act::Smoke), may: may(look, mode), hint, rule: rule(mode) })
}

/// Units with a gun that reaches other hexes have a button to fire at the enemy's troops there (C-34).
fn shell(look: &Look) -> Option<OrderButton> {
    let unit = look.selected().filter(|_| look.asked() == "Act")?;
    let offers = counterfire::offers(look.table(), unit);
    let (first, mode) = (offers.first()?, verbs::SHELL);
    let may_any = offers.iter().any(|(_, verdict)| verdict.is_ok());
    let refused = first.1.as_ref().err().filter(|_| !may_any).map(|illegal| look.why(illegal));
    let (words, hint) = (word("shell-fire"), word("hint-shell"));
    let may = judged(look, mode, theirs(look).or(refused));
    Some(OrderButton { mode, words, key: look.key(Act::Shell), may, hint, rule: rule(mode) })
}

fn act_words(act: Act) -> String {
    word(&act.word_id())
}

fn may(look: &Look, mode: Verb) -> May {
    judged(look, mode, refusal(look, mode))
}

/// Whether a kind of order may be given, with the reason if known.
fn judged(look: &Look, mode: Verb, why: Option<Why>) -> May {
    match why {
        Some(why) => May::Not(why),
        None if drafted(look) == Some(mode) => May::Chosen,
        None => May::Give,
    }
}

/// While somebody other than a person at this table decides, no order can be given.
fn theirs(look: &Look) -> Option<Why> {
    let side = look.names.side(look.decider());
    if thinking::is_shown(look.world) {
        return Some(Why::new(word("orders-shown"), "T-01"));
    }
    look.is_anothers().then(|| Why::new(say("orders-theirs", &[("side", side.into())]), "T-01"))
}

/// Why the selected unit can't be given this kind of order now; `None` if it can.
pub fn refusal(look: &Look, mode: Verb) -> Option<Why> {
    if look.clock.outcome().is_some() {
        return Some(look.why(&Illegal::BattleOver));
    }
    if let Some(why) = theirs(look) {
        return Some(why);
    }
    if look.asked() != "Act" {
        let side = look.names.side(look.decider());
        return Some(Why::new(say("orders-later", &[("side", side.into())]), "T-14"));
    }
    let Some(unit) = look.selected() else {
        return Some(Why::new(word("orders-nobody"), "T-14"));
    };
    let (field, turn) = (look.field, look.turn);
    if mode == verbs::VEHICLE && !riding::has_vehicles(field, unit) {
        return Some(Why::new(say("orders-no-vehicle", &[("unit", look.names.unit(unit).into())]), "1.12"));
    }
    if mode == verbs::CHARGE {
        return charging::why_nobody(look.table(), &look.names, unit);
    }
    let verdict = match mode {
        verbs::ATTACK => check_any_attack(look, unit),
        verbs::BRACE => check_brace(field, turn, unit),
        verbs::RELOAD => check_reload(field, turn, unit, &[]),
        verbs::HIDE => check_any_hiding(look, unit),
        verbs::PICK_UP => picking::order(look.table(), field.unit(unit).id).map(|_| ()),
        verbs::LEAVE => leaving::order(look.table(), look.hands, unit).map(|_| ()),
        verbs::SPECIAL_ORDER => check_special_order(field, turn, unit).map(|_| ()),
        _ => check_can_act(field, turn, unit),
    };
    verdict.err().map(|illegal| look.why(&illegal))
}

/// Whether there is anywhere to hide, here or in reach (T-132, T-133).
fn check_any_hiding(look: &Look, unit: UnitIx) -> Result<(), Illegal> {
    let stay = check_stealth(look.field, look.turn, unit, &[]).map(|_| ());
    let anywhere = || hideouts(look.table(), look.field.unit(unit).id).is_empty();
    if stay.is_err() && anywhere() { stay } else { Ok(()) }
}

/// Whether there is anybody to attack; of several reasons the most informative: the nearest enemy out of reach.
fn check_any_attack(look: &Look, unit: UnitIx) -> Result<(), Illegal> {
    check_can_act(look.field, look.turn, unit)?;
    let side = look.field.side(unit);
    let enemies = look.field.all_units().filter(|enemy| look.field.side(*enemy) != side && look.field.stands(*enemy));
    let mut told: Option<(i32, Illegal)> = None;
    for enemy in enemies {
        let Err(illegal) = check_attack(look.field, look.turn, unit, enemy) else { return Ok(()) };
        let rank = match illegal {
            Illegal::OutOfReach { squares, .. } => squares,
            Illegal::NoSight { .. } => 0,
            _ => -1,
        };
        if told.as_ref().is_none_or(|(best, _)| rank < *best) {
            told = Some((rank, illegal));
        }
    }
    told.map_or(Ok(()), |(_, illegal)| Err(illegal))
}

/// The kind of order that is being drafted.
pub fn drafted(look: &Look) -> Option<Verb> {
    let mode = look.hands.mode();
    let Some(order) = look.hands.draft().map(Draft::order) else { return mode };
    match verbs::of(&order) {
        Some(verbs::MOVE) if mode == Some(verbs::VEHICLE) => mode,
        Some(verbs::MOVE) if leaving::crossed(look.field, &order) != Edges::NONE => Some(verbs::LEAVE),
        verb => verb.or(mode),
    }
}

/// The units that could still act, and those that would be lost, once the first press has armed the button that ends
/// the turn.
pub fn warning(look: &Look) -> Option<Warning> {
    let armed = look.hands.end_armed() && look.asked() == "Act";
    let able = armed.then(|| commit::able(look.field, look.turn))?;
    let idle = |unit: &UnitIx| {
        let state = look.field.unit(*unit);
        Some(Idle {
            unit: state.id,
            portrait: faces::unit_portrait(look.field, look.turn, *unit)?,
            name: look.names.unit(*unit).to_owned(),
            actions: (commit::actions_left(look.field, *unit), ACTIONS),
        })
    };
    let units: Vec<Idle> = able.iter().filter_map(idle).collect();
    let lost = risks::lines(look, &Order::EndTurn, |_| false).join(" ");
    let title = say("warning-title", &[("count", units.len().into())]);
    let keys = [("key", Act::EndTurn), ("accept", Act::Choose), ("back", Act::Back)];
    let mut terms = vec![("count", units.len().into())];
    terms.extend(keys.map(|(name, act)| (name, look.key(act).into())));
    let foot = say("warning-foot", &terms);
    (!units.is_empty() || !lost.is_empty()).then_some(Warning { title, units, lost, foot })
}

fn end(look: &Look) -> Option<EndButton> {
    (look.asked() == "Act").then_some(())?;
    let able = commit::able(look.field, look.turn).len();
    let lost = !foreseen(look.table(), &Order::EndTurn).is_empty();
    let armed = look.hands.end_armed();
    let keys = [("key", look.key(Act::EndTurn).into()), ("accept", look.key(Act::Choose).into())];
    let attacks = commit::waiting(look.field, look.turn).len();
    let counts = [("count", able.into()), ("attacks", attacks.into())];
    let count = counts.into_iter().chain(keys).collect::<Vec<_>>();
    Some(EndButton {
        words: say(if armed { "end-armed" } else { "end-turn" }, &count),
        short: say("end-short", &count),
        key: String::new(),
        hint: say(if armed || able == 0 && !lost { "end-hint-armed" } else { "end-hint" }, &count),
        rule: "T-14",
        armed,
        why: theirs(look),
    })
}
