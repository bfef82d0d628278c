//! The panels around the map, filled from what was read from the campaign.

use super::{bar, camp, cards, desk::Desk, people, seen::Seen, service};
use crate::board::hex::Hex;
use crate::campaign::{
    chronicle::Event,
    ledger::Line,
    order::{Ask, Order},
    seats::Seat,
    shown::{Field, Party, Stack},
    state::TroopId,
};
use crate::data::workshop::Workshop;
use crate::input::{CampTurn, CampaignTurn, Intent};
use crate::panels::campaign::{self as panel, Button, Entry, Score, Sheet, Tribe, Unit};
use crate::words::{say, word};

/// "Round 2 of 6".
pub(super) fn round(seen: &Seen, now: u16) -> String {
    let last = seen.shown.round.1;
    say("campaign-round", &[("round", i64::from(now).into()), ("rounds", i64::from(last).into())])
}

/// Everything but the small map.
pub(super) fn panels(desk: &Desk, workshop: &Workshop, reached: bool) -> panel::Campaign {
    let seen = &desk.seen;
    let card = cards::card(desk, workshop);
    let waits = desk.is_away() || !desk.asks_people() || cards::is_to_be_read(desk);
    panel::Campaign {
        name: seen.shown.name.clone(),
        round: round(seen, desk.then.as_ref().map_or(seen.shown.round.0, |then| then.map.round)),
        scores: seen.shown.parties.iter().map(|party| score(desk, party)).collect(),
        news: if desk.camp.is_some() { Vec::new() } else { desk.news.clone() },
        turn: turn(seen),
        next: next(desk),
        busy: desk.busy.clone(),
        steps: if waits { (0, 0) } else { (seen.back, seen.shown.steps.1) },
        told: desk.told.clone(),
        leaf: desk.leaf,
        sheet: sheet(desk),
        tribes: seen.shown.parties.iter().map(|party| tribe(desk, party.key, workshop)).collect(),
        chronicle: chronicle(desk),
        small: None,
        asked: Vec::new(),
        under: desk.hover.and_then(|hex| under(seen, hex)).unwrap_or_default(),
        buttons: if card.is_some() { Vec::new() } else { bar::buttons(desk) },
        drawer: desk.drawer,
        camp: camp::panel(desk),
        reached: reached || card.is_some(),
        card,
    }
}

/// The points of a tribe; past ones if the map is wound back.
fn score(desk: &Desk, party: &Party) -> Score {
    let seen = &desk.seen;
    let points = desk.then.as_ref().and_then(|then| then.map.points.get(&party.key)).copied().unwrap_or(party.points);
    let terms = [
        ("tribe", party.name.as_str().into()),
        ("points", i64::from(points).into()),
        ("scrap", i64::from(party.scrap).into()),
        ("troops", party.troops.into()),
    ];
    Score { seat: seen.place(party.key), points, about: say("campaign-score-about", &terms) }
}

fn turn(seen: &Seen) -> Option<(u8, String)> {
    let asked = seen.shown.asked.as_ref()?;
    let tribe = seen.tribe(asked.tribe);
    let troop = asked.ask.troop().and_then(|troop| seen.stack(troop)).map(|stack| stack.name.clone());
    let id = match asked.ask {
        Ask::Designate => "campaign-turn-designate",
        Ask::Engage { .. } | Ask::Fight { .. } => "campaign-turn-fight",
        Ask::Salvage { .. } => "campaign-turn-salvage",
        Ask::Grid { .. } => "campaign-turn-grid",
        Ask::Shot { .. } => "campaign-turn-shot",
        Ask::Retreat { .. } => "campaign-turn-retreat",
        _ if troop.is_none() => "campaign-turn-camp",
        _ => "campaign-turn-act",
    };
    Some((seen.place(asked.tribe), say(id, &[("tribe", tribe.into()), ("troop", troop.unwrap_or_default().into())])))
}

/// What to do next, in one sentence.
fn next(desk: &Desk) -> String {
    let seen = &desk.seen;
    if desk.then.is_some() {
        return word("campaign-next-then");
    }
    if desk.camp.is_some() {
        // The camp shows it itself.
        return String::new();
    }
    let Some(asked) = desk.asked() else {
        let how = seen.entries.last().map(|(_, words)| words.clone()).unwrap_or_default();
        return say("campaign-next-over", &[("how", how.into())]);
    };
    if !desk.asks_people() {
        return say("campaign-next-script", &[("tribe", seen.tribe(asked.tribe).into())]);
    }
    if let Some(words) = bar::once_more(desk) {
        return words;
    }
    match (&asked.ask, desk.draft) {
        (Ask::Act { .. }, Some(hex)) if enemies(seen, asked.tribe, hex) => {
            let foes = foes(seen, asked.tribe, hex);
            say("campaign-next-attack", &[("hex", seen.hex(hex).into()), ("foes", foes.into())])
        }
        (Ask::Act { .. }, Some(hex)) => say("campaign-next-march", &[("hex", seen.hex(hex).into())]),
        (Ask::Act { left: 0, .. }, None) => word("campaign-next-spent"),
        (Ask::Act { left, .. }, None) => {
            let shells = seen.choices.iter().any(|order| matches!(order, Order::Shell(_)));
            let id = if shells { "campaign-next-act-or-shell" } else { "campaign-next-act" };
            say(id, &[("left", i64::from(*left).into())])
        }
        (Ask::Retreat { .. }, Some(hex)) => say("campaign-next-retreat-to", &[("hex", seen.hex(hex).into())]),
        (Ask::Retreat { .. }, None) => word("campaign-next-retreat"),
        (Ask::Designate, _) => word("campaign-next-designate"),
        (Ask::Engage { .. }, _) => word("campaign-next-engage"),
        _ if seen.choices.contains(&Order::Done) => word("campaign-next-camp"),
        _ => String::new(),
    }
}

/// The troops in a hex that a tribe would fight, with their strengths.
fn foes(seen: &Seen, tribe: char, hex: Hex) -> String {
    let there = seen.shown.stacks.iter().filter(|stack| stack.hex == Some(hex) && stack.id.tribe != tribe);
    let foe =
        |stack: &Stack| say("campaign-foe", &[("troop", stack.name.as_str().into()), ("fit", stack.primates.0.into())]);
    there.map(foe).collect::<Vec<_>>().join(", ")
}

/// What to expect for a troop whose march leads to a battle: whom it would fight, and how often it would win.
fn ahead(desk: &Desk) -> Vec<(String, String)> {
    let Some(foe) = desk.odds.foe().and_then(|foe| desk.seen.stack(foe)) else { return Vec::new() };
    let chance = desk.odds.shares().map_or_else(
        || say("campaign-chance-come", &[("tries", i64::from(desk.odds.tries()).into())]),
        |shares| {
            let (low, high) = shares.bounds;
            let tries = i64::from(shares.tries);
            say("campaign-chance-about", &[("tries", tries.into()), ("low", low.into()), ("high", high.into())])
        },
    );
    vec![(word("campaign-against"), foe.name.clone()), (word("campaign-chance"), chance)]
}

/// Whether other tribes are in a hex.
pub(super) fn enemies(seen: &Seen, tribe: char, hex: Hex) -> bool {
    seen.shown.stacks.iter().any(|stack| stack.hex == Some(hex) && stack.id.tribe != tribe)
}

fn sheet(desk: &Desk) -> Sheet {
    let seen = &desk.seen;
    let others = others(seen, desk.troop);
    let stack = desk.troop.and_then(|troop| seen.stack(troop));
    let Some(stack) = stack else {
        let field = desk.hover.and_then(|hex| seen.shown.fields.iter().find(|field| field.hex == hex));
        return Sheet { others, ..field.map_or_else(Sheet::default, |field| of_field(seen, field)) };
    };
    let camp = camp::may_open(desk, stack.id).then(|| open_camp(seen, stack.id));
    let mut sheet = of_stack(seen, stack);
    if desk.acting() == Some(stack.id) {
        sheet.rows.splice(0..0, ahead(desk));
    }
    Sheet { others, camp, ..sheet }
}

/// The button that opens the camp of a troop.
pub(super) fn open_camp(seen: &Seen, troop: TroopId) -> Button {
    let place = seen.shown.stacks.iter().position(|stack| stack.id == troop).unwrap_or_default();
    Button {
        words: word("camp-open"),
        about: word("camp-open-about"),
        intent: Intent::Campaign(CampaignTurn::Camp(CampTurn::Open(place))),
        key: None,
        gold: false,
        why: None,
    }
}

fn others(seen: &Seen, chosen: Option<TroopId>) -> Vec<(usize, u8, String)> {
    let all = seen.shown.stacks.iter().enumerate();
    let there = all.filter(|(_, stack)| stack.hex.is_some() && Some(stack.id) != chosen);
    let row = |(place, stack): (usize, &Stack)| {
        let at = stack.hex.map(|hex| seen.hex(hex)).unwrap_or_default();
        let words = say("campaign-troop-at", &[("troop", stack.name.as_str().into()), ("hex", at.into())]);
        (place, seen.place(stack.id.tribe), words)
    };
    there.map(row).collect()
}

/// The figures of a troop.
pub(super) fn figures(stack: &Stack) -> Vec<(String, String)> {
    let mut rows = vec![
        (word("campaign-fit"), stack.primates.0.to_string()),
        (word("campaign-platoons"), stack.platoons.to_string()),
        (word("campaign-worth"), stack.worth.to_string()),
    ];
    if stack.primates.1 > 0 {
        rows.insert(1, (word("campaign-resting"), stack.primates.1.to_string()));
    }
    if stack.vehicles > 0 {
        rows.push((word("campaign-vehicles"), stack.vehicles.to_string()));
    }
    rows
}

fn of_stack(seen: &Seen, stack: &Stack) -> Sheet {
    let place = match stack.place {
        Some(place) => say("campaign-place", &[("place", i64::from(place).into())]),
        None => word("campaign-no-place"),
    };
    let about = match stack.hex {
        Some(hex) => {
            say("campaign-troop-about", &[("tribe", seen.tribe(stack.id.tribe).into()), ("hex", seen.hex(hex).into())])
        }
        None => word("campaign-destroyed"),
    };
    let mut rows = figures(stack);
    rows.push((word("campaign-speed"), say("campaign-hexes", &[("count", i64::from(stack.hexes).into())])));
    if let Some(guns) = seen.guns.get(&stack.id).filter(|guns| !guns.is_empty()) {
        let reach = guns.iter().map(|gun| gun.hexes).max().unwrap_or_default();
        let terms = [("count", guns.len().into()), ("hexes", i64::from(reach).into())];
        rows.push((word("campaign-guns"), say("campaign-guns-reach", &terms)));
    }
    rows.push((word("campaign-order"), place));
    let mut units: Vec<Unit> = Vec::new();
    for one in seen.rolls.get(&stack.id).into_iter().flatten() {
        let (platoon, unit) = &one.serves;
        // The officers' units are named after their platoon already.
        let name = if unit.starts_with(platoon.as_str()) { unit.clone() } else { format!("{platoon}: {unit}") };
        if units.last().is_none_or(|unit| unit.name != name) {
            units.push(Unit { name, members: Vec::new() });
        }
        let unit = units.last_mut().expect("one has just been pushed");
        unit.members.push((one.clan.clone(), one.name.clone(), service::record(one)));
    }
    let tribe = Some(seen.place(stack.id.tribe));
    Sheet { tribe, name: stack.name.clone(), about, rows, units, ..Sheet::default() }
}

fn of_field(seen: &Seen, field: &Field) -> Sheet {
    let style = word(&format!("plan-style-{}", field.style.key()));
    let density = say("campaign-density", &[("style", style.into()), ("percent", i64::from(field.density).into())]);
    let holder = field.holder.map_or_else(|| word("campaign-nobody"), |tribe| seen.tribe(tribe));
    let rows = vec![
        (word("campaign-held-by"), holder),
        (word("campaign-ground"), density),
        (word("campaign-scrap-a-round"), field.worth.0.to_string()),
        (word("campaign-points-a-round"), field.worth.1.to_string()),
    ];
    Sheet {
        tribe: field.holder.map(|tribe| seen.place(tribe)),
        name: seen.hex(field.hex),
        about: field.kind.1.clone(),
        rows,
        ..Sheet::default()
    }
}

/// The hex under the pointer, in one line.
fn under(seen: &Seen, hex: Hex) -> Option<String> {
    let field = seen.shown.fields.iter().find(|field| field.hex == hex)?;
    let holder = field.holder.map_or_else(|| word("campaign-nobody"), |tribe| seen.tribe(tribe));
    let terms = [
        ("hex", seen.hex(hex).into()),
        ("kind", if is_named_so(seen, field) { "none".to_owned() } else { field.kind.1.clone() }.into()),
        ("holder", holder.into()),
        ("scrap", i64::from(field.worth.0).into()),
        ("points", i64::from(field.worth.1).into()),
    ];
    Some(say("campaign-under", &terms))
}

/// Whether the name of a hex already says what kind of hex it is.
fn is_named_so(seen: &Seen, field: &Field) -> bool {
    seen.hex(field.hex).to_lowercase().contains(&field.kind.1.to_lowercase())
}

fn tribe(desk: &Desk, key: char, workshop: &Workshop) -> Tribe {
    let seen = &desk.seen;
    let party = seen.shown.parties.iter().find(|party| party.key == key).expect("it is one of them");
    let (scrap, points) = party.income;
    let of_tribe = seen.graves.iter().filter(|grave| grave.troop.tribe == key);
    let dead = of_tribe.map(|grave| {
        let terms = [
            ("name", grave.soldier.member.name.as_str().into()),
            ("unit", grave.unit.as_str().into()),
            ("hex", seen.hex(grave.hex).into()),
            ("round", i64::from(grave.round).into()),
            ("battles", i64::from(grave.soldier.battles).into()),
            ("down", i64::from(grave.soldier.kills).into()),
        ];
        say("campaign-grave", &terms)
    });
    let seat = seen.seats.of(key);
    let player = seat.map(|seat: &Seat| people::called(seat, workshop).0);
    let both = say("campaign-both", &[("scrap", scrap.into_term()), ("points", points.into_term())]);
    let each_round = seen.outcome.is_none().then(|| (word("campaign-income"), both));
    let temper = seat.and_then(people::temper).map(|(name, _)| (word("campaign-on-the-map"), name));
    Tribe {
        seat: seen.place(key),
        name: party.name.clone(),
        player: player.unwrap_or_default(),
        rows: [
            (word("campaign-points"), party.points.to_string()),
            (word("campaign-scrap"), party.scrap.to_string()),
            (word("campaign-troops-left"), party.troops.to_string()),
        ]
        .into_iter()
        .chain(each_round)
        .chain(temper)
        .collect(),
        why: seen.reasons.last_of(key).map(|why| say("campaign-reason", &[("why", why.into())])),
        ledger: ledger(seen, key),
        dead: dead.collect(),
    }
}

/// Lines of a ledger that are shown individually.
const LINES: usize = 12;

/// The scrap of a tribe, the latest first. Older entries are combined in one line, so that everything adds up.
fn ledger(seen: &Seen, key: char) -> Vec<(String, String)> {
    let lines = seen.ledgers.get(&key).map_or(&[][..], Vec::as_slice);
    let signed = |scrap: i64| format!("{}{}", if scrap < 0 { "\u{2212}" } else { "+" }, scrap.abs());
    let told = |line: &Line| {
        let what = line.entry.map_or_else(|| word("campaign-began-with"), |place| spent(seen, place));
        (what, signed(line.scrap))
    };
    let older = lines.len().saturating_sub(LINES);
    let before = older.checked_sub(1).map(|last| (word("campaign-before"), signed(lines[last].balance)));
    lines[older..].iter().rev().map(told).chain(before).collect()
}

/// A number as a term of a sentence.
trait IntoTerm {
    fn into_term(self) -> crate::words::Term;
}

impl IntoTerm for u32 {
    fn into_term(self) -> crate::words::Term {
        i64::from(self).into()
    }
}

/// Where scrap came from or went: the round, the reason, and whose.
fn spent(seen: &Seen, place: usize) -> String {
    let Some((entry, _)) = seen.entries.get(place) else { return word("campaign-for-other") };
    let (what, troop) = match &entry.event {
        Event::Gear { troop, .. } => (word("campaign-for-gear"), Some(troop)),
        Event::Sold { troop, vehicle, .. } => {
            (say("campaign-for-wreck", &[("vehicle", vehicle.as_str().into())]), Some(troop))
        }
        Event::Repaired { troop, vehicle, .. } => {
            (say("campaign-for-repair", &[("vehicle", vehicle.as_str().into())]), Some(troop))
        }
        Event::Crates { troop, .. } => (word("campaign-for-crates"), Some(troop)),
        Event::Income { .. } => (word("campaign-for-income"), None),
        Event::Reinforced { troop, .. } => (word("campaign-for-reinforcements"), Some(troop)),
        _ => (word("campaign-for-other"), None),
    };
    let round = seen.entries[..place].iter().rev().find_map(|(entry, _)| match entry.event {
        Event::Round { round } => Some(round),
        _ => None,
    });
    let name = troop.and_then(|troop| seen.stack(*troop)).map_or_else(String::new, |stack| stack.name.clone());
    let terms = [("round", i64::from(round.unwrap_or(1)).into()), ("what", what.into()), ("troop", name.into())];
    say(if troop.is_some() { "campaign-spent-by" } else { "campaign-spent" }, &terms)
}

/// The story, the latest first; each round has its heading.
fn chronicle(desk: &Desk) -> Vec<Entry> {
    let seen = &desk.seen;
    let shown = desk.then.as_ref().map(|then| then.entry);
    let mut battles = 0;
    let mut rounds: Vec<Vec<Entry>> = vec![Vec::new()];
    for (place, (entry, words)) in seen.entries.iter().enumerate() {
        let is_head = matches!(entry.event, Event::Round { .. });
        if is_head {
            rounds.push(Vec::new());
        }
        let battle = matches!(entry.event, Event::Fought { .. }).then(|| {
            battles += 1;
            battles - 1
        });
        // The marches below already show whose turn it is.
        if matches!(entry.event, Event::Turn { .. }) {
            continue;
        }
        let rule = entry.rule.0.to_owned();
        let round = rounds.last_mut().expect("there is one before the first");
        round.push(Entry { words: words.clone(), rule, is_head, battle, place, shown: shown == Some(place) });
    }
    rounds.reverse();
    rounds.into_iter().flatten().collect()
}
