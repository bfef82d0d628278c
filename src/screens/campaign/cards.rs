//! The cards over the map: the open question, the outcome of a battle, the end.

use super::{aftermath, desk::Desk, model, people, seen::Seen};
use crate::campaign::{
    bombardment::Shot,
    casualties,
    chronicle::Event,
    order::{Ask, Fate, Order},
    seats::Seat,
    shelling::GRID,
    state::TroopId,
};
use crate::data::workshop::Workshop;
use crate::input::{Act, CampaignTurn, Intent};
use crate::panels::campaign::{Button, Choice, Odds, Paper, ShellGrid, SideBox};
use crate::words::{say, word};
use std::ops::Range;

/// The card over the map now.
pub(super) fn card(desk: &Desk, workshop: &Workshop) -> Option<Paper> {
    if let Some(entries) = unread(desk) {
        return Some(aftermath::paper(&desk.seen, entries));
    }
    if desk.is_away() {
        return None;
    }
    if desk.seen.outcome.is_some() {
        return (desk.read != usize::MAX).then(|| over(&desk.seen));
    }
    if !desk.asks_people() {
        return None;
    }
    if let Some(tribe) = desk.passes_to() {
        return Some(pass(&desk.seen, tribe));
    }
    match &desk.asked()?.ask {
        Ask::Fight { entrant, other } => Some(meeting(desk, [*entrant, *other], workshop)),
        Ask::Salvage { troop } => Some(salvage(desk, *troop)),
        Ask::Grid { troop, by } => Some(grid(desk, *troop, *by)),
        Ask::Shot { .. } => desk.seen.shot.as_ref().map(|open| shot(desk, open)),
        _ => None,
    }
}

/// Whether a card over the map intercepts its clicks.
pub(super) fn covers(desk: &Desk) -> bool {
    let answered =
        |ask: &Ask| matches!(ask, Ask::Fight { .. } | Ask::Salvage { .. } | Ask::Grid { .. } | Ask::Shot { .. });
    let asks = desk.asked().is_some_and(|question| answered(&question.ask));
    is_to_be_read(desk) || asks && desk.asks_people() && !desk.is_away()
}

/// Whether a card over the map asks nothing but has to be dismissed before anything else.
pub(super) fn is_to_be_read(desk: &Desk) -> bool {
    unread(desk).is_some() || desk.passes_to().is_some()
}

/// Another player takes the seat.
fn pass(seen: &Seen, tribe: char) -> Paper {
    Paper {
        tribe: Some(seen.place(tribe)),
        title: say("campaign-pass", &[("tribe", seen.tribe(tribe).into())]),
        about: vec![word("campaign-pass-about")],
        buttons: vec![button("campaign-ready", Intent::Campaign(CampaignTurn::Read), true)],
        ..Paper::default()
    }
}

/// What has happened since the last battle whose card has not been read, starting with the battle.
pub(super) fn unread(desk: &Desk) -> Option<Range<usize>> {
    let new = desk.seen.entries.get(desk.read..)?;
    let battle = new.iter().position(|(entry, _)| tells_of_losses(&entry.event))?;
    let ends = |event: &Event| {
        tells_of_losses(event)
            || matches!(event, Event::Turn { .. } | Event::Designated { .. } | Event::Round { .. } | Event::Met { .. })
            || matches!(event, Event::Income { .. } | Event::Over { .. })
    };
    let end = new[battle + 1..].iter().position(|(entry, _)| ends(&entry.event));
    let end = end.map_or(new.len(), |end| battle + 1 + end);
    Some(desk.read + battle..desk.read + end)
}

/// Whether a card shows the losses of an event: a battle, or firing guns.
const fn tells_of_losses(event: &Event) -> bool {
    matches!(event, Event::Fought { .. } | Event::Shelled { .. })
}

/// The end of the entries that the card shows.
pub(super) fn read_to(desk: &Desk) -> usize {
    unread(desk).map_or(desk.seen.entries.len(), |shown| shown.end)
}

pub(super) fn button(id: &str, intent: Intent, gold: bool) -> Button {
    let key = gold.then_some(Act::Choose);
    Button { words: word(id), about: word(&format!("{id}-about")), intent, key, gold, why: None }
}

fn meeting(desk: &Desk, troops: [TroopId; 2], workshop: &Workshop) -> Paper {
    let seen = &desk.seen;
    let named = |troop: TroopId| seen.stack(troop).map(|stack| stack.name.clone()).unwrap_or_default();
    let hex = seen.stack(troops[0]).and_then(|stack| stack.hex);
    let field = seen.shown.fields.iter().find(|field| Some(field.hex) == hex);
    let side = |place: usize| {
        let stack = seen.stack(troops[place])?;
        let player = seen.led[place]
            .as_ref()
            .map_or_else(|| word("campaign-led-by-script"), |seat| people::called(seat, workshop).0);
        let id = if place == 0 { "campaign-attacks" } else { "campaign-defends" };
        let mut rows = model::figures(stack);
        let guns = seen.support[place].iter().map(|troop| named(*troop)).collect::<Vec<_>>().join(", ");
        if !guns.is_empty() {
            rows.push((word("campaign-supported"), guns));
        }
        if let Some(other) = seen.open_edge() {
            let edge = if place == 0 { other } else { other.opposite() };
            rows.push((word("campaign-edge"), word(&format!("edge-{}", edge.word()))));
        }
        let ways = seen.ways[place].iter().map(|hex| seen.hex(*hex)).collect::<Vec<_>>().join(", ");
        rows.push((word("campaign-if-beaten"), if ways.is_empty() { word("campaign-if-beaten-gone") } else { ways }));
        Some(SideBox {
            tribe: seen.place(stack.id.tribe),
            name: stack.name.clone(),
            about: say(id, &[("player", player.into())]),
            rows,
        })
    };
    let mut about = Vec::new();
    if let Some(field) = field {
        let terms = [
            ("kind", field.kind.1.as_str().into()),
            ("percent", i64::from(field.density).into()),
            ("scenario", word(&format!("scenario-{}", field.scenario.word())).into()),
        ];
        about.push(say("campaign-meeting-about", &terms));
        about.push(word(&format!("scenario-{}-goal", field.scenario.word())));
    }
    about.extend(natives(seen));
    about.extend(next_foes(seen, troops));
    if desk.begun {
        about.push(word("campaign-begun"));
    }
    let odds = desk.odds.shares().map_or_else(
        || Odds { wins: (0, 0), words: say("campaign-odds-come", &[("tries", i64::from(desk.odds.tries()).into())]) },
        |shares| {
            let terms = [
                ("tries", i64::from(shares.tries).into()),
                ("troop", named(troops[0]).into()),
                ("draws", i64::from(100 - shares.wins.0 - shares.wins.1).into()),
                ("low", shares.bounds.0.into()),
                ("high", shares.bounds.1.into()),
            ];
            Odds { wins: shares.wins, words: say("campaign-odds", &terms) }
        },
    );
    let terms = [
        ("troop", named(troops[0]).into()),
        ("other", named(troops[1]).into()),
        ("hex", hex.map(|hex| seen.hex(hex)).unwrap_or_default().into()),
    ];
    let turn = seen.other_edge().map(|edge| Button {
        words: say("campaign-edge-turn", &[("edge", word(&format!("edge-{}", edge.word())).into())]),
        about: say("campaign-edge-turn-about", &[("troop", named(troops[1]).into())]),
        why: desk.why_not_edge(edge),
        ..button("campaign-settle", Intent::Campaign(CampaignTurn::Edge), false)
    });
    let plays = plays(desk, troops);
    let settle = button("campaign-settle", Intent::Campaign(CampaignTurn::Settle), !plays);
    let fight = if desk.begun { "campaign-fight-on" } else { "campaign-fight" };
    let fight = button(fight, Intent::Campaign(CampaignTurn::Fight), plays);
    Paper {
        tribe: Some(seen.place(troops[0].tribe)),
        title: say("campaign-meeting", &terms),
        about,
        sides: (0..2).filter_map(side).collect(),
        odds: Some(odds),
        buttons: turn.into_iter().chain([settle, fight]).collect(),
        ..Paper::default()
    }
}

/// Whether playing the battle is the usual answer; for a player who only commands natives, it is letting the battle be settled.
pub(super) fn plays(desk: &Desk, troops: [TroopId; 2]) -> bool {
    desk.begun || troops.iter().any(|troop| desk.seen.seats.is_human(troop.tribe))
}

/// The player who commands the natives in the pending battle, in a sentence; `None` if a script does.
fn natives(seen: &Seen) -> Option<String> {
    let tribe = seen.natives.filter(|tribe| seen.seats.is_human(*tribe))?;
    let people = seen.shown.parties.iter().filter(|party| seen.seats.is_human(party.key)).count();
    let id = if people == 1 { "campaign-natives-yours" } else { "campaign-natives-led" };
    Some(say(id, &[("tribe", seen.tribe(tribe).into())]))
}

/// The enemies that the entrant still has to fight in the same hex after this battle; `None` if there are none.
fn next_foes(seen: &Seen, [entrant, other]: [TroopId; 2]) -> Option<String> {
    let attacker = seen.stack(entrant)?;
    let here = seen.shown.stacks.iter().filter(|stack| stack.hex.is_some() && stack.hex == attacker.hex);
    let foes = here.filter(|stack| stack.id.tribe != entrant.tribe && stack.id != other && stack.primates.0 > 0);
    let names = foes.map(|stack| stack.name.as_str()).collect::<Vec<_>>().join(", ");
    let terms = [("others", names.as_str().into()), ("troop", attacker.name.as_str().into())];
    (!names.is_empty()).then(|| say("campaign-fights-next", &terms))
}

/// A wreck, with its owner.
pub(super) fn wreck(seen: &Seen, wreck: &super::seen::Wreck) -> String {
    let owner = seen.stack(wreck.owner).map(|stack| stack.name.clone()).unwrap_or_default();
    let vehicle = crate::screens::called::capital(&wreck.name);
    say("campaign-wreck", &[("vehicle", vehicle.into()), ("troop", owner.into())])
}

fn salvage(desk: &Desk, troop: TroopId) -> Paper {
    let seen = &desk.seen;
    let choice = |(place, one): (usize, &super::seen::Wreck)| {
        let chosen = desk.fates.get(place).copied().unwrap_or_default();
        let (sold, repair) = (i64::from(one.worth.0), i64::from(one.worth.1));
        let option = |(fate, unit): &(Fate, String)| match fate {
            Fate::Sell => say("campaign-fate-sell", &[("scrap", sold.into())]),
            Fate::Repair(..) => {
                say("campaign-fate-repair", &[("scrap", repair.into()), ("unit", unit.as_str().into())])
            }
        };
        Choice { label: wreck(seen, one), options: one.fates.iter().map(option).collect(), chosen }
    };
    let why = desk.check(&fates(desk)).err();
    let accept = Button { why, ..button("campaign-salvage", Intent::Accept, true) };
    let scrap = seen.shown.parties.iter().find(|party| party.key == troop.tribe).map_or(0, |party| party.scrap);
    let mut about = vec![say("campaign-salvage-asks", &[("scrap", i64::from(scrap).into())])];
    if let Some((name, unit)) = &seen.torch {
        about.push(say("campaign-salvage-torch", &[("name", name.as_str().into()), ("unit", unit.as_str().into())]));
    }
    Paper {
        tribe: Some(seen.place(troop.tribe)),
        title: word("campaign-salvage-title"),
        about,
        choices: seen.wrecks.iter().enumerate().map(choice).collect(),
        buttons: vec![accept],
        ..Paper::default()
    }
}

/// Where the squads under fire are.
fn grid(desk: &Desk, troop: TroopId, by: TroopId) -> Paper {
    let seen = &desk.seen;
    let named = |troop: TroopId| seen.stack(troop).map(|stack| stack.name.clone()).unwrap_or_default();
    let (squares, moved) = &desk.grid;
    let grid = ShellGrid {
        side: GRID,
        tribe: seen.place(troop.tribe),
        squads: squares.iter().copied().zip(seen.squads.iter().cloned()).collect(),
        chosen: Some(*moved),
        ..ShellGrid::default()
    };
    let guns = seen.guns.get(&by).map_or(0, Vec::len);
    let about = say("campaign-grid-asks", &[("guns", guns.into()), ("troop", named(by).into())]);
    let why = desk.check(&Order::Grid(squares.clone())).err();
    Paper {
        tribe: Some(seen.place(troop.tribe)),
        title: say("campaign-grid-title", &[("troop", named(troop).into())]),
        about: vec![about],
        grid: Some(grid),
        buttons: vec![Button { why, ..button("campaign-grid", Intent::Accept, true) }],
        ..Paper::default()
    }
}

/// The choices for the wrecks, as an order.
pub(super) fn fates(desk: &Desk) -> Order {
    let fate = |(place, wreck): (usize, &super::seen::Wreck)| {
        let chosen = desk.fates.get(place).copied().unwrap_or_default();
        wreck.fates[chosen.min(wreck.fates.len() - 1)].0
    };
    Order::Salvage(desk.seen.wrecks.iter().enumerate().map(fate).collect())
}

/// A choice about a shell: a die, a target, a damage, a leader.
fn shot(desk: &Desk, shot: &Shot) -> Paper {
    let seen = &desk.seen;
    let terms = [
        ("column", i64::from(shot.square.0).into()),
        ("row", i64::from(shot.square.1).into()),
        ("squad", shot.struck.as_str().into()),
    ];
    let option = |(value, usual): &(String, bool)| match usual {
        true => say("campaign-shot-usual", &[("answer", value.as_str().into())]),
        false => value.clone(),
    };
    let options = shot.answers.iter().map(option).collect();
    let mut about = vec![say("campaign-shot-fell", &terms)];
    if !shot.dice.is_empty() {
        let dice = shot.dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        about.push(say("campaign-shot-dice", &[("dice", dice.into())]));
    }
    about.push(shot.question.clone());
    Paper {
        tribe: desk.asked().map(|question| seen.place(question.tribe)),
        title: word("campaign-shot-title"),
        about,
        choices: vec![Choice { label: word("campaign-shot-answer"), options, chosen: desk.shot }],
        buttons: vec![button("campaign-shot", Intent::Accept, true)],
        ..Paper::default()
    }
}

/// How many of a tribe have deserted for good.
fn deserters(seen: &Seen, tribe: char) -> usize {
    let gone = |event: &Event| matches!(event, Event::Casualty { troop, fate: casualties::Fate::Deserted, .. } if troop.tribe == tribe);
    seen.entries.iter().filter(|(entry, _)| gone(&entry.event)).count()
}

/// The primate of a tribe that has put most enemies out of action, dead or alive.
fn hero(seen: &Seen, tribe: char) -> Option<(String, String)> {
    let living = seen.rolls.iter().filter(|(troop, _)| troop.tribe == tribe);
    let living = living.flat_map(|(troop, roll)| roll.iter().map(|one| (one.kills, one.name.as_str(), *troop)));
    let dead = seen.graves.iter().filter(|grave| grave.troop.tribe == tribe);
    let dead = dead.map(|grave| (grave.soldier.kills, grave.soldier.member.name.as_str(), grave.troop));
    // On a tie, the first in the order of troops is named.
    let best = living.chain(dead).reduce(|best, one| if one.0 > best.0 { one } else { best });
    let (kills, name, troop) = best.filter(|(kills, ..)| *kills > 0)?;
    let troop = seen.stack(troop).map(|stack| stack.name.clone()).unwrap_or_default();
    let terms = [("name", name.into()), ("troop", troop.into()), ("down", i64::from(kills).into())];
    Some((say("campaign-over-hero", &[("tribe", seen.tribe(tribe).into())]), say("campaign-over-hero-row", &terms)))
}

fn over(seen: &Seen) -> Paper {
    let how = seen.entries.last().map(|(_, words)| words.clone()).unwrap_or_default();
    let winner = seen.outcome.and_then(|outcome| outcome.winner);
    let mut rows = Vec::new();
    let mut parties: Vec<_> = seen.shown.parties.iter().collect();
    parties.sort_by_key(|party| std::cmp::Reverse((party.points, party.scrap)));
    for party in parties {
        let terms = [
            ("points", i64::from(party.points).into()),
            ("scrap", i64::from(party.scrap).into()),
            ("troops", party.troops.into()),
            ("dead", seen.graves.iter().filter(|grave| grave.troop.tribe == party.key).count().into()),
            ("gone", deserters(seen, party.key).into()),
        ];
        rows.push((party.name.clone(), say("campaign-over-row", &terms)));
    }
    let fought = seen.entries.iter().filter(|(entry, _)| matches!(entry.event, Event::Fought { .. })).count();
    rows.push((word("campaign-over-battles"), fought.to_string()));
    rows.extend(seen.shown.parties.iter().filter_map(|party| hero(seen, party.key)));
    let id = match seen.outcome.map(|outcome| outcome.how) {
        Some("last") => "campaign-over-last",
        Some("nobody") => "campaign-over-nobody",
        _ => "campaign-over-points",
    };
    let won = winner.is_some_and(|tribe| seen.seats.of(tribe) == Some(&Seat::Human));
    let mut about = vec![word(id)];
    if won {
        about.push(word("campaign-over-won"));
    }
    Paper {
        tribe: winner.map(|tribe| seen.place(tribe)),
        title: how,
        about,
        rows,
        buttons: vec![
            Button { key: None, ..button("campaign-to-title", Intent::Open(crate::input::Shown::Title), false) },
            button("campaign-look", Intent::Campaign(CampaignTurn::Read), true),
        ],
        ..Paper::default()
    }
}
