//! Which side decides what: the band, and the cards of every window of the book.
//!
//! The cards of a window are in the order of `choices().orders`: card 0 is the first order.

use super::{
    super::{deploying, kinds, seeing},
    charge_cards, drafts,
    duel::Duel,
    faces,
    look::Look,
    marks,
    odds::{odds, sums_words},
    risks,
};
use crate::battle::monkeys::tell::kebab;
use crate::engine::window::Shape;
use crate::force::UnitIx;
use crate::panels::{
    band::Band,
    decision::{Ask, Card, Choosable, Decision},
};
use crate::rules::monkeys::{
    choices::Choices,
    damage::{self, Minor},
    driving,
    foresight::Risk,
    frames::Stop,
    gun::Gun,
    nerve,
    order::Order,
    overwatch::Overwatched,
    scenarios::Scenario,
    sequence::Frame,
    stealth,
};
use crate::words::{Term, say, word};

/// The question of the open window with its rule; `None` while orders are given.
pub fn question(look: &Look) -> Option<(String, &'static str)> {
    let unit = |unit: UnitIx| Term::from(look.names.unit(unit));
    let ask = |id: &str, terms: &[(&'static str, Term)]| say(id, terms);
    Some(match (look.asked(), look.clock.top()) {
        ("Designate", _) => (word("question-designate"), "T-07"),
        ("Deploy", _) => (deploying::question(look), "G-32"),
        ("Ground", _) => (word("question-ground"), "G-33"),
        ("Resolve", _) => (word("question-resolve"), "T-46"),
        ("Volley", Frame::Attack(attack)) => {
            (ask("question-volley", &[("unit", unit(attack.unit)), ("target", unit(attack.target))]), "T-51")
        }
        ("Barrage", _) => (word("question-barrage"), "C-15"),
        ("Mark", _) => (word("question-mark"), "C-21"),
        ("Grid", Frame::Counterfire(fire)) => (ask("question-grid", &[("unit", unit(fire.unit))]), "C-40"),
        ("Strike", _) => (word("question-strike"), "C-23"),
        ("Die", Frame::Attack(attack)) => {
            (ask("question-die", &[("unit", unit(attack.unit)), ("target", unit(attack.target))]), "T-65")
        }
        ("Damage", _) => (ask("question-damage", &[("vehicle", hull_words(look).into())]), "T-87"),
        ("BailOut", _) => (ask("question-bail-out", &[("vehicle", hull_words(look).into())]), "T-93"),
        ("Die", Frame::Explosion(blast)) => {
            let name = blast.occupants.first().map_or("", |one| look.names.primate(*one));
            (ask("question-blast-die", &[("vehicle", hull_words(look).into()), ("name", name.into())]), "T-92")
        }
        ("Die", Frame::LeaderLost(lost)) => (ask("question-rout-die", &[("unit", unit(lost.unit))]), "T-81"),
        ("Check", _) => (word("question-check"), "T-151"),
        ("Watch", Frame::Overwatched(around)) => {
            let searches = seeing::searches(look.field, around);
            let (id, rule) = if searches { ("question-look", "T-136") } else { ("question-watch", "T-126") };
            (ask(id, &[("unit", unit(around.mover))]), rule)
        }
        ("GetDown", Frame::Move(march)) => (ask("question-get-down", &[("unit", unit(march.unit))]), "T-162"),
        ("GetDown", Frame::Overrun(overrun)) => (ask("question-get-down", &[("unit", unit(overrun.unit))]), "T-162"),
        ("Die", Frame::Fight(fight)) => {
            (ask("question-die", &[("unit", unit(fight.charger)), ("target", unit(fight.target))]), "T-113")
        }
        ("Losses", Frame::Fight(fight)) => {
            let unit_lost = fight.choice().map_or(fight.charger, |(unit, ..)| unit);
            (ask("question-losses", &[("unit", unit(unit_lost))]), "T-116")
        }
        ("FleeMove", Frame::Flight(flight)) => (ask("question-flee", &[("unit", unit(flight.unit))]), "T-108"),
        ("Regroup", Frame::Overrun(overrun)) if overrun.stop == Stop::Victory => {
            (ask("question-regroup-again", &[("unit", unit(overrun.unit))]), "T-118")
        }
        ("Regroup", Frame::Overrun(overrun)) => (ask("question-regroup", &[("unit", unit(overrun.unit))]), "T-103"),
        ("NewLead", Frame::Overrun(overrun)) => (ask("question-new-lead", &[("unit", unit(overrun.unit))]), "T-158"),
        ("PressOn", Frame::Overrun(overrun)) => {
            (ask("question-press-on", &[("unit", unit(overrun.unit)), ("target", unit(overrun.target))]), "T-106")
        }
        ("Stand", Frame::Overrun(overrun)) => {
            (ask("question-stand", &[("unit", unit(overrun.target)), ("chargers", unit(overrun.unit))]), "T-108")
        }
        ("ChargeOn", Frame::Overrun(overrun)) => (ask("question-charge-on", &[("unit", unit(overrun.unit))]), "T-118"),
        ("Successor", Frame::LeaderLost(lost)) => (ask("question-successor", &[("unit", unit(lost.unit))]), "T-34"),
        (asked, _) => {
            let kind = kinds::of(asked)?;
            (kinds::words(kind), kind.rule)
        }
    })
}

/// The band under the top bar.
pub fn band(look: &Look) -> Option<Band> {
    let (words, rule) = question(look)?;
    let side = look.decider();
    let who = say("band-who", &[("side", look.names.side(side).into())]);
    Some(Band { side, who, words, rule: Some(rule.to_owned()) })
}

/// The answers of the open window.
pub fn decision(look: &Look) -> Option<Decision> {
    // A turn has no cards, and its choices are too expensive to compute in each frame.
    if look.asked() == "Act" {
        return None;
    }
    let choices = look.choices()?;
    let marked = look.hands.marked().min(choices.orders.len().saturating_sub(1));
    let cards = |card: &dyn Fn(&Order) -> Card| {
        let cards = choices.orders.iter().enumerate().map(|(place, order)| Card {
            key: (place + 1).to_string(),
            usual: choices.default.as_ref() == Some(order),
            ..card(order)
        });
        (Ask::Pick(cards.collect()), None)
    };
    let (ask, accept) = match (choices.window.name(), look.clock.top()) {
        ("Deploy", _) => (deploying::ask(look, choices), None),
        ("Designate", _) => cards(&|order| platoon_card(look, order)),
        ("Ground", _) => (Ask::Pick(grounds(look, choices)), None),
        ("Check", _) => cards(&|order| check_card(look, order)),
        ("Watch", Frame::Overwatched(around)) => cards(&|order| watch_card(look, around, order)),
        ("GetDown", _) => cards(&|order| drop_card(look, order)),
        ("Barrage" | "Mark", _) => cards(&shell_card),
        ("Grid", _) => cards(&grid_card),
        ("Strike", _) => cards(&|order| strike_card(look, order)),
        ("Damage", _) => cards(&|order| damage_card(look, order)),
        ("BailOut", _) => (Ask::OnMap(word("hint-bail-out")), Some(word("accept-bail-out"))),
        ("Resolve", _) => (Ask::OnMap(word("hint-resolve")), Some(resolve_words(look, choices.orders.get(marked)))),
        ("Volley", _) => (Ask::OnMap(word("hint-volley")), Some(fire_words(look))),
        ("Successor", _) => successors(look, choices, marked),
        ("PressOn", _) => {
            let cards = numbered(charge_cards::press_on(look, choices), choices);
            (Ask::Pick(cards), None)
        }
        ("Stand", _) => cards(&|order| charge_cards::stand_card(look, order)),
        ("ChargeOn", _) => cards(&|order| charge_cards::charge_on_card(look, order)),
        ("NewLead", _) => charge_cards::leads(look, choices, marked),
        ("Losses", _) => charge_cards::losses(look)?,
        ("Regroup" | "FleeMove", _) => charge_cards::places(look),
        _ if choices.window.shape() == Shape::Pick => cards(&|order| plain_card(choices.window.name(), order)),
        _ => return None,
    };
    let risks = unwritten(look, choices, marked);
    // The zone must be visible for the player to click into it.
    let folds = look.asked() == "Deploy";
    Some(Decision { side: choices.window.side, ask, marked, accept, risks, folds })
}

/// The risks of the answer that Enter gives, in windows without cards, which have no room for them.
fn unwritten(look: &Look, choices: &Choices, marked: usize) -> Vec<String> {
    let order = match choices.window.name() {
        "Regroup" | "FleeMove" => look.hands.answer(),
        "Successor" | "NewLead" | "Losses" => choices.orders.get(marked),
        _ => None,
    };
    let warnings = order.map(|order| risks::warnings(look, order, |_| false)).unwrap_or_default();
    // What may happen to the enemy is not a risk.
    warnings.into_iter().filter(|why| !why.theirs).map(|why| why.words).collect()
}

/// Cards with their keys, for legal orders; refused ones have no key.
fn numbered(cards: Vec<Card>, choices: &Choices) -> Vec<Card> {
    let numbered = |(place, card): (usize, Card)| match choices.orders.get(place) {
        Some(order) => Card { key: (place + 1).to_string(), usual: choices.default.as_ref() == Some(order), ..card },
        None => card,
    };
    cards.into_iter().enumerate().map(numbered).collect()
}

/// The index of the answer that is marked when a window opens: its default.
pub fn default_mark(choices: &Choices) -> usize {
    choices.orders.iter().position(|order| choices.default.as_ref() == Some(order)).unwrap_or(0)
}

fn platoon_card(look: &Look, order: &Order) -> Card {
    let Order::Designate(platoon) = order else { return Card::default() };
    let side = look.decider();
    let title = look.platoon(side, *platoon);
    let line = |unit: UnitIx| {
        let who = faces::clans(look.field, look.field.members(unit));
        say("card-unit", &[("unit", look.names.unit(unit).into()), ("who", who.into())])
    };
    let mut lines: Vec<String> =
        look.field.platoon(side, *platoon).filter(|unit| look.field.stands(*unit)).map(line).collect();
    if lines.is_empty() {
        let state = look.turn.platoons[side.index()].get(usize::from(*platoon) - 1);
        let supports = state.is_some_and(|state| state.afar.is_some());
        lines.push(word(if supports { "card-supports" } else { "card-nobody" }));
    }
    Card { title, lines, ..Card::default() }
}

/// Keep the ground, get another one, or, for the attacker of an Ambush, take the brush, which opens the editor (G-33).
fn grounds(look: &Look, choices: &Choices) -> Vec<Card> {
    let mut cards: Vec<Card> = choices.orders.iter().map(|order| ground_card(look, order)).collect();
    if look.turn.stakes.scenario == Scenario::Ambush {
        let key = (cards.len() + 1).to_string();
        cards.push(Card { key, title: word("order-lay"), lines: vec![word("ground-lay-is")], ..Card::default() });
    }
    numbered(cards, choices)
}

/// The current ground, or another one from its seed, and how often that may be requested (G-33).
fn ground_card(look: &Look, order: &Order) -> Card {
    let often = if look.turn.stakes.scenario == Scenario::Ambush { "ground-often" } else { "ground-once" };
    let (title, line) = match order {
        Order::Reroll(seed) => {
            let terms = [("seed", Term::from(seed.to_string())), ("often", word(often).into())];
            ("order-reroll", say("ground-reroll-is", &terms))
        }
        _ => ("order-keep-ground", word("ground-keep-is")),
    };
    Card { title: word(title), lines: vec![line], ..Card::default() }
}

/// A card for an answer without one of its own: its name, and the rule behind the question.
fn plain_card(window: &str, order: &Order) -> Card {
    let lines = kinds::of(window).map(kinds::rule_words).into_iter().collect();
    Card { title: word(&format!("order-{}", kebab(order.name()))), lines, ..Card::default() }
}

/// The name of the vehicle that is damaged or blows up.
fn hull_words(look: &Look) -> String {
    let vehicle = match look.clock.top() {
        Frame::Explosion(blast) => Some(blast.vehicle),
        _ => damage::next(look.clock),
    };
    vehicle.map_or_else(String::new, |vehicle| look.names.piece(look.field.vehicle(vehicle).id))
}

/// A damage result with its effect (T-87, T-88).
fn damage_card(look: &Look, order: &Order) -> Card {
    let Order::Damage(id, minor) = order else { return Card::default() };
    let Some(vehicle) = look.field.find_vehicle(*id) else { return Card::default() };
    let state = look.field.vehicle(vehicle);
    let (title, line) = match minor {
        Minor::Speed => {
            let full = u16::from(driving::kind(look.field, vehicle).speed);
            let cut = full * u16::from(look.field.book.driving.slowed) / 100;
            let left = driving::speed(look.field, vehicle).saturating_sub(cut);
            let terms = [("left", i64::from(left).into()), ("full", i64::from(full).into())];
            let id = if left == 0 { "damage-speed-none" } else { "damage-speed-is" };
            (word("damage-speed"), say(id, &terms))
        }
        Minor::Armor => {
            let now = i64::from(state.armor());
            let terms = [("left", (now - 1).into()), ("now", now.into())];
            (word("damage-armor"), say("damage-armor-is", &terms))
        }
        Minor::Weapon(mount) => {
            let gun = Gun::Mount(vehicle, mount.saturating_sub(1));
            let weapon = super::super::names::capital(&gun.weapon(look.field).name);
            (say("damage-weapon", &[("weapon", weapon.into())]), word("damage-weapon-is"))
        }
    };
    Card { title, lines: vec![line], ..Card::default() }
}

fn drop_card(look: &Look, order: &Order) -> Card {
    let drops = matches!(order, Order::GetDown);
    let (title, line) = if drops { ("card-get-down", "card-get-down-is") } else { ("card-go-on", "card-go-on-is") };
    let mut lines = vec![word(line)];
    lines.extend(risks::lines(look, order, |_| false));
    Card { title: word(title), lines, ..Card::default() }
}

/// What the guns of the next hex do.
fn shell_card(order: &Order) -> Card {
    let (title, line) = match order {
        Order::Barrage => (word("card-barrage"), word("card-barrage-is")),
        Order::FireAt(cell) => (say("card-fire-at", &[("cell", cell.to_string().into())]), word("card-fire-at-is")),
        Order::FireBlind => (word("card-fire-blind"), word("card-fire-blind-is")),
        _ => (word("card-guns-hold"), word("card-guns-hold-is")),
    };
    Card { title, lines: vec![line], ..Card::default() }
}

/// The squads of a troop in another hex: the grid, row by row (C-22).
fn grid_card(order: &Order) -> Card {
    let Order::Grid(grid) = order else { return Card::default() };
    let rows = |way: &[(u8, u8)]| way.windows(2).all(|pair| pair[0].1 <= pair[1].1);
    let near =
        |way: &[(u8, u8)]| way.windows(2).all(|pair| pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1) < 6);
    let title = match (rows(grid), grid.iter().all(|(column, row)| column % 2 == 1 && row % 2 == 1)) {
        (_, true) if grid.len() > 1 => "card-grid-spread",
        (true, _) if near(grid) => "card-grid-rows",
        _ => "card-grid-columns",
    };
    let squares = grid.iter().map(|(column, row)| format!("{column}/{row}")).collect::<Vec<_>>().join("  ");
    Card { title: word(title), lines: vec![squares, word("card-grid-is")], ..Card::default() }
}

/// Somebody that a shell may hit directly (C-23).
fn strike_card(look: &Look, order: &Order) -> Card {
    let Order::Strike(piece) = order else { return Card::default() };
    let title = look.names.piece(*piece);
    let body = look.field.find_body(*piece);
    let lines = body.map(|body| {
        let toughness = crate::rules::monkeys::measures::toughness(look.field, body);
        say("card-strike-is", &[("defense", i64::from(toughness).into())])
    });
    Card { title, lines: lines.into_iter().collect(), ..Card::default() }
}

fn check_card(look: &Look, order: &Order) -> Card {
    let Some(unit) = order.unit().and_then(|id| look.field.find_unit(id)) else { return Card::default() };
    let left = look.field.members(unit).count();
    let lines = vec![say("card-check", &[("count", left.into())])];
    Card { title: look.names.unit(unit).to_owned(), lines, ..Card::default() }
}

fn watch_card(look: &Look, around: &Overwatched, order: &Order) -> Card {
    let Some(unit) = order.unit().and_then(|id| look.field.find_unit(id)) else { return Card::default() };
    let name = [("unit", Term::from(look.names.unit(unit)))];
    if !matches!(order, Order::React(_)) {
        let lines = risks::lines(look, order, |_| false);
        return Card { title: say("card-passes", &name), lines, ..Card::default() };
    }
    // What it can't see it must find first (T-136).
    let searches = seeing::searches(look.field, around);
    let found = stealth::detection(look.field, unit, around.mover, &around.trails).filter(|_| searches);
    let standing = Duel::standing(look.field, unit, around.mover);
    let duel = Duel { trails: Some(&around.trails), ..standing };
    let title = if found.is_some() { "card-looks" } else { "card-fires" };
    let mut card = Card { title: say(title, &name), ..Card::default() };
    if let Some(bonus) = found {
        let (chance, bonus) = (drafts::detect_words(bonus), super::terms::signed(bonus));
        let terms = [("chance", chance.into()), ("bonus", bonus.into()), ("need", nerve::NEEDED.into())];
        card.lines.push(say("card-detects", &terms));
    }
    if let Some(named) = duel.best() {
        let reckoning = &named.reckoning;
        let terms = [("sums", sums_words(reckoning.sums).into()), ("count", reckoning.victims.len().into())];
        card.lines.push(say("card-sums", &terms));
        card.odds = odds(look.field, reckoning.sums, &reckoning.victims);
    }
    card.lines.extend(risks::lines(look, order, |risk| matches!(risk, Risk::WatchEnds { .. })));
    card
}

fn resolve_words(look: &Look, order: Option<&Order>) -> String {
    let unit = order.and_then(Order::unit).and_then(|id| look.field.find_unit(id));
    let target = unit.and_then(|unit| look.field.unit(unit).commitment.target);
    let (Some(unit), Some(target)) = (unit, target) else { return word("accept-order") };
    say("commitment", &[("unit", look.names.unit(unit).into()), ("target", look.names.unit(target).into())])
}

/// The button of a volley: how many it names, or that nobody fires.
fn fire_words(look: &Look) -> String {
    let Some(duel) = Duel::under_way(look) else { return word("accept-order") };
    let pairs = match look.hands.volley() {
        Some(draft) => marks::of_shots(look.field, &draft.shots),
        None => duel.best().map(|named| marks::of_salvos(&named.salvos)).unwrap_or_default(),
    };
    let count = marks::count(&marks::targets(look, &duel, &pairs));
    if count == 0 { word("accept-hold-fire") } else { say("accept-fire", &[("count", count.into())]) }
}

fn successors(look: &Look, choices: &Choices, marked: usize) -> (Ask, Option<String>) {
    let mut accept = None;
    let faces = choices.orders.iter().enumerate().filter_map(|(place, order)| {
        let Order::Promote(piece) = order else { return None };
        let name = look.names.piece(*piece);
        if place == marked {
            accept = Some(say("accept-leads", &[("name", name.as_str().into())]));
        }
        let portrait = faces::portrait(look.field, look.turn, look.field.find_primate(*piece)?);
        Some(Choosable { piece: *piece, portrait, name, named: place == marked, why: None })
    });
    let faces: Vec<Choosable> = faces.collect();
    (Ask::Members(word("hint-successor"), faces), accept)
}
