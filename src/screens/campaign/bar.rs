//! The bar at the bottom of the map: what the tribe that has to decide may do.

use super::{
    desk::{Armed, Desk},
    model,
    seen::Seen,
};
use crate::campaign::{
    chronicle::Event,
    order::{Ask, Order},
    state::TroopId,
};
use crate::input::{Act, CampaignTurn, Intent};
use crate::panels::{Why, campaign::Button};
use crate::words::{say, word};

/// What a second press on the same button does, in words.
pub(super) fn once_more(desk: &Desk) -> Option<String> {
    let (id, troop) = match desk.armed? {
        Armed::Guns(at) => ("campaign-next-shell", at),
        Armed::End => ("campaign-next-end", desk.acting()?),
    };
    Some(say(id, &[("troop", desk.seen.stack(troop)?.name.as_str().into())]))
}

/// The buttons for the open question.
pub(super) fn buttons(desk: &Desk) -> Vec<Button> {
    let seen = &desk.seen;
    let waits = desk.is_away() || desk.camp.is_some() || !desk.asks_people();
    let Some(asked) = desk.asked().filter(|_| !waits) else { return Vec::new() };
    let button = |id: &str, intent: Intent, key: Option<Act>, gold: bool| Button {
        words: word(id),
        about: word(&format!("{id}-about")),
        intent,
        key,
        gold,
        why: None,
    };
    match &asked.ask {
        Ask::Act { left, .. } => {
            let done = Intent::Campaign(CampaignTurn::Done);
            // The second press is made in the same place.
            let sure = desk.armed == Some(Armed::End);
            let done = button("campaign-done", done, Some(Act::EndTurn), *left == 0 || sure);
            let attacks = desk.draft.is_some_and(|hex| model::enemies(seen, asked.tribe, hex));
            let march = if attacks { "campaign-attack" } else { "campaign-march" };
            let march = button(march, Intent::Accept, Some(Act::Choose), desk.draft.is_some());
            // It keeps its place: a second click on a troop's button, or on this one, must not end the turn.
            let no = if *left > 0 { "campaign-march-where" } else { "campaign-march-spent" };
            let why = desk.draft.is_none().then(|| Why::new(word(no), "C-04"));
            let march = Button { why, ..march };
            // What calls something off is on the left, so that nothing else moves when it comes and goes.
            let drafted = desk.draft.is_some() || desk.armed.is_some();
            let call_off = drafted
                .then(|| button("campaign-call-off", Intent::Campaign(CampaignTurn::CallOff), Some(Act::Back), false));
            let back = || button("campaign-take-back", Intent::Undo, Some(Act::Undo), false);
            let back = call_off.or_else(|| has_marched(desk).then(back));
            back.into_iter().chain([done]).chain(shellings(seen, desk.armed)).chain([march]).collect()
        }
        Ask::Retreat { .. } if desk.draft.is_some() => {
            let call_off = Intent::Campaign(CampaignTurn::CallOff);
            vec![
                button("campaign-call-off", call_off, Some(Act::Back), false),
                button("campaign-retreat", Intent::Accept, Some(Act::Choose), true),
            ]
        }
        Ask::Designate | Ask::Engage { .. } => troops_to_choose(seen),
        _ if seen.choices.contains(&Order::Done) => {
            let town = shopping(desk).map(|troop| model::open_camp(seen, troop));
            let go_on = Intent::Campaign(CampaignTurn::Done);
            let go_on = button("campaign-over-to-next", go_on, Some(Act::EndTurn), town.is_none());
            let town = town.map(|town| Button { gold: true, key: Some(Act::Choose), ..town });
            town.into_iter().chain([go_on]).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the last order was a march of the troop whose turn it is, and can be undone.
fn has_marched(desk: &Desk) -> bool {
    let events = desk.seen.entries.iter().rev().map(|(entry, _)| &entry.event);
    let last = events.into_iter().find(|event| !matches!(event, Event::Took { .. }));
    let own = |troop: TroopId| desk.acting() == Some(troop);
    desk.seen.back > 0 && matches!(last, Some(Event::Marched { troop, .. }) if own(*troop))
}

/// The troop whose camp opens for buying reinforcements: the chosen one if it can buy, or else the first that can.
pub(super) fn shopping(desk: &Desk) -> Option<TroopId> {
    let sells = |troop: &TroopId| desk.seen.camps.get(troop).is_some_and(|camp| camp.in_town);
    desk.troop.filter(sells).or_else(|| desk.seen.camps.keys().copied().find(sells))
}

/// The most buttons that name a troop: the others are chosen on the map.
const NAMED: usize = 4;

/// Which troop moves first, or is fought first.
fn troops_to_choose(seen: &Seen) -> Vec<Button> {
    let answer = |(place, order): (usize, &Order)| {
        let (Order::Designate(troop) | Order::Engage(troop)) = order else { return None };
        let name = seen.stack(*troop)?.name.clone();
        let id = if matches!(order, Order::Engage(_)) { "campaign-engage-about" } else { "campaign-designate-about" };
        Some(Button {
            about: say(id, &[("troop", name.as_str().into())]),
            words: name,
            intent: Intent::Campaign(CampaignTurn::Answer(place)),
            key: (place == 0).then_some(Act::Choose),
            gold: place == 0,
            why: None,
        })
    };
    let mut buttons: Vec<Button> = seen.choices.iter().enumerate().filter_map(answer).take(NAMED).collect();
    buttons.reverse();
    buttons
}

/// The most buttons for shelling another troop.
const SHELLINGS: usize = 3;

/// Buttons for firing the guns of the troop whose turn it is.
fn shellings(seen: &Seen, armed: Option<Armed>) -> Vec<Button> {
    let Some(Ask::Act { troop, .. }) = seen.shown.asked.as_ref().map(|question| &question.ask) else {
        return Vec::new();
    };
    let guns = seen.guns.get(troop).map_or(0, Vec::len);
    let button = |(place, order): (usize, &Order)| {
        let Order::Shell(at) = order else { return None };
        let name = seen.stack(*at)?.name.clone();
        let terms = [("troop", name.into()), ("guns", guns.into())];
        Some(Button {
            words: say("campaign-shell", &terms),
            about: say("campaign-shell-about", &terms),
            intent: Intent::Campaign(CampaignTurn::Answer(place)),
            key: None,
            gold: armed == Some(Armed::Guns(*at)),
            why: None,
        })
    };
    seen.choices.iter().enumerate().filter_map(button).take(SHELLINGS).collect()
}
