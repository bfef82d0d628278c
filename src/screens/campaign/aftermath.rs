//! The card with the aftermath of a battle or a shelling: what decided it, what becomes of casualties, what was
//! captured.

use super::{
    cards::{self, button},
    seen::Seen,
};
use crate::campaign::{
    casualties::{self, Fate},
    chronicle::{Entry, Event},
    shelling::GRID,
};
use crate::force::squad::Pile;
use crate::input::{CampaignTurn, Intent};
use crate::panels::campaign::{Paper, Roll, ShellGrid};
use crate::words::{say, word};
use std::{collections::BTreeMap, ops::Range};

/// A range of the chronicle whose first entry is a battle or a shelling.
pub(super) fn paper(seen: &Seen, range: Range<usize>) -> Paper {
    let (from, entries) = (range.start, &seen.entries[range]);
    let Some((first, title)) = entries.first() else { return Paper::default() };
    let mut paper = Paper {
        title: title.clone(),
        buttons: vec![button("campaign-read", Intent::Campaign(CampaignTurn::Read), true)],
        ..Paper::default()
    };
    match &first.event {
        Event::Fought { winner, .. } => {
            paper.tribe = winner.map(|winner| seen.place(winner.tribe));
            let before = seen.entries[..from].iter().filter(|(entry, _)| matches!(entry.event, Event::Fought { .. }));
            let watch = Intent::Campaign(CampaignTurn::Watch(before.count()));
            paper.buttons.insert(0, button("campaign-watch", watch, false));
        }
        Event::Shelled { troop, at, grid } => {
            let shells = entries.iter().filter_map(|(entry, _)| match &entry.event {
                Event::Shell { square, struck, .. } => Some((*square, struck.is_some())),
                _ => None,
            });
            let (tribe, squads) = (seen.place(at.tribe), grid.clone());
            let shells = shells.collect();
            paper.tribe = Some(seen.place(troop.tribe));
            paper.grid = Some(ShellGrid { side: GRID, tribe, squads, chosen: None, shells, number: from });
        }
        _ => {}
    }
    for (entry, words) in &entries[1..] {
        match roll(seen, entry) {
            Some(roll) => paper.rolls.push(roll),
            None => paper.rows.push((words.clone(), String::new())),
        }
    }
    // After the last battle, the fate of its wrecks may still be open.
    if from + entries.len() == seen.entries.len() {
        paper.rows.extend(seen.wrecks.iter().map(|one| (cards::wreck(seen, one), String::new())));
    }
    paper.about.extend(decided(seen, from));
    let losses = losses(seen, entries);
    // Each shell already shows that it hit nobody.
    if losses.is_empty() && paper.grid.is_none() {
        paper.about.push(word("campaign-no-casualties"));
    }
    paper.about.extend(losses);
    paper
}

/// The roll of a casualty with its table.
fn roll(seen: &Seen, entry: &Entry) -> Option<Roll> {
    let Event::Casualty { troop, name, pile, dice, fate, .. } = &entry.event else { return None };
    Some(Roll {
        tribe: seen.place(troop.tribe),
        name: name.clone(),
        pile: word(&format!("chronicle-pile-{}", casualties::pile_key(*pile))),
        dice: dice.clone(),
        fate: word(&format!("chronicle-fate-{}", fate.key())),
        bad: !matches!(fate, Fate::Recovered | Fate::Rests),
        table: table(*pile),
        rule: entry.rule.0.to_owned(),
    })
}

/// The table of a pile, in a sentence: "1-2 back in the ranks, 3 misses the next battle".
fn table(pile: Pile) -> String {
    let mut spans: Vec<(usize, usize, Fate)> = Vec::new();
    for (die, fate) in (1..).zip(casualties::table(pile).into_iter().flatten()) {
        match spans.last_mut().filter(|(.., last)| *last == fate) {
            Some((_, to, _)) => *to = die,
            None => spans.push((die, die, fate)),
        }
    }
    let told = |(from, to, fate): &(usize, usize, Fate)| {
        let dice = if from == to { from.to_string() } else { format!("{from}-{to}") };
        let fate = word(&format!("chronicle-fate-{}", fate.key()));
        say("campaign-table-row", &[("dice", dice.into()), ("fate", fate.into())])
    };
    let rows = spans.iter().map(told).collect::<Vec<_>>().join(", ");
    say("campaign-table", &[("key", casualties::pile_key(pile).into()), ("rows", rows.into())])
}

/// What decided a battle, with its stakes (1.8).
fn decided(seen: &Seen, fought: usize) -> Option<String> {
    let (entry, _) = seen.entries.get(fought)?;
    let Event::Fought { entrant, how, .. } = &entry.event else { return None };
    let met = |(entry, _): &(Entry, String)| match &entry.event {
        Event::Met { entrant: troop, hex, .. } if troop == entrant => Some(*hex),
        _ => None,
    };
    let hex = seen.entries[..fought].iter().rev().find_map(met)?;
    let field = seen.shown.fields.iter().find(|field| field.hex == hex)?;
    let scenario = word(&format!("scenario-{}", field.scenario.word()));
    let how = if how == "conceded" { word("campaign-conceded") } else { word(&format!("outcome-{how}")) };
    Some(say("campaign-decided", &[("scenario", scenario.into()), ("how", how.into())]))
}

/// What becomes of the casualties: how many recover, and a line for each tribe with the number of each fate. Empty if
/// there are none.
fn losses(seen: &Seen, entries: &[(Entry, String)]) -> Vec<String> {
    let mut tribes: BTreeMap<char, BTreeMap<Fate, usize>> = BTreeMap::new();
    for (entry, _) in entries {
        if let Event::Casualty { troop, fate, .. } = &entry.event {
            *tribes.entry(troop.tribe).or_default().entry(*fate).or_default() += 1;
        }
    }
    if tribes.is_empty() {
        return Vec::new();
    }
    let fate = |(fate, count): (&Fate, &usize)| {
        let fate = word(&format!("chronicle-fate-{}", fate.key()));
        say("campaign-losses-fate", &[("count", (*count).into()), ("fate", fate.into())])
    };
    let tribe = |(tribe, fates): (&char, &BTreeMap<Fate, usize>)| {
        let fates = fates.iter().map(fate).collect::<Vec<_>>().join("; ");
        say("campaign-losses", &[("tribe", seen.tribe(*tribe).into()), ("fates", fates.into())])
    };
    let rolled: usize = tribes.values().flat_map(BTreeMap::values).sum();
    let recovered: usize = tribes.values().filter_map(|fates| fates.get(&Fate::Recovered)).sum();
    let all = say("campaign-rolled", &[("count", rolled.into()), ("recovered", recovered.into())]);
    std::iter::once(all).chain(tribes.iter().map(tribe)).collect()
}
