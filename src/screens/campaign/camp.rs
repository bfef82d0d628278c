//! The camp of a troop: what the player holds, where it can go, and the order that results from putting it there.

use super::{Campaigning, desk::Desk, saves, seen::Seen, service};
use crate::campaign::{
    order::{Ask, Order},
    quarters::{Member, Offer, Quarters},
    state::{SoldierId, TroopId},
};
use crate::data::monkeys::roster::{Item, reinforce::Brings};
use crate::force::Post;
use crate::input::{CampPiece, CampTurn, CampaignTurn, Intent};
use crate::panels::Why;
use crate::panels::campaign::{self as panel, CampColumn, CampPart, Hold, Piece, Ware};
use crate::screens::called::kinds;
use crate::words::{say, word};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// The open camp.
#[derive(Clone, Debug)]
pub(super) struct Camp {
    /// The troop it belongs to.
    troop: TroopId,
    /// What the player holds.
    held: Option<CampPiece>,
    /// Where that can go.
    takes: BTreeSet<CampPiece>,
    /// What is for sale, and what has been since the camp was opened, so that nothing moves under the pointer.
    offers: Vec<Offer>,
}

impl Camp {
    fn of(troop: TroopId, seen: &Seen) -> Self {
        let offers = seen.camps.get(&troop).map_or_else(Vec::new, |camp| camp.offers.clone());
        Self { troop, held: None, takes: BTreeSet::new(), offers }
    }

    /// The camp after an order; `None` if it is no longer open.
    pub fn after(self, seen: &Seen) -> Option<Self> {
        let mut now = seen.camps.contains_key(&self.troop).then(|| Self::of(self.troop, seen))?;
        if !now.offers.is_empty() {
            let gone = self.offers.into_iter().filter(|offer| now.offers.iter().all(|one| one.order != offer.order));
            let gone: Vec<Offer> = gone.collect();
            now.offers.extend(gone);
            now.offers.sort_by_cached_key(Offer::shelf);
        }
        Some(now)
    }
}

/// Whether an intent was meant for the camp, or opens one.
pub(super) fn answer(world: &mut World, intent: &Intent) -> bool {
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return false };
    if let Intent::Campaign(CampaignTurn::Camp(CampTurn::Open(place))) = intent {
        if let Some(troop) = desk.seen.shown.stacks.get(*place).map(|stack| stack.id) {
            open(desk, troop);
        }
        return true;
    }
    let Some(camp) = desk.camp.clone() else { return false };
    match intent {
        Intent::Campaign(CampaignTurn::Camp(turn)) => turned(desk, &camp, *turn),
        Intent::Back if camp.held.is_some() || desk.told.is_some() => {
            desk.told = None;
            hold(desk, None);
        }
        Intent::Back => desk.camp = None,
        // The map is below it.
        Intent::Click { .. } | Intent::Hover(_) | Intent::Accept | Intent::EndTurn => {}
        Intent::NextUnit => next(desk, camp.troop, 1),
        Intent::PreviousUnit => next(desk, camp.troop, -1),
        _ => return false,
    }
    saves::keep(desk);
    true
}

/// Whether the camp of a troop can be opened: a person leads it, and it isn't fighting.
pub(super) fn may_open(desk: &Desk, troop: TroopId) -> bool {
    !desk.is_away() && desk.asks_people() && desk.passes_to().is_none() && desk.seen.camps.contains_key(&troop)
}

/// Opens the camp of a troop, if allowed.
pub(super) fn open(desk: &mut Desk, troop: TroopId) {
    if may_open(desk, troop) {
        (desk.troop, desk.draft, desk.told) = (Some(troop), None, None);
        desk.camp = Some(Camp::of(troop, &desk.seen));
    }
}

/// The camp of the next troop, or of the previous one.
fn next(desk: &mut Desk, troop: TroopId, by: isize) {
    let all: Vec<TroopId> = desk.seen.camps.keys().copied().collect();
    let Some(now) = all.iter().position(|one| *one == troop) else { return };
    let next = all[(now as isize + by).rem_euclid(all.len() as isize) as usize];
    open(desk, next);
}

fn turned(desk: &mut Desk, camp: &Camp, turn: CampTurn) {
    match turn {
        CampTurn::Open(_) => {}
        CampTurn::Close => desk.camp = None,
        CampTurn::Hold(piece) => {
            desk.told = None;
            let free = camp.held != Some(piece) && !matches!(piece, CampPiece::Beyond(..));
            hold(desk, free.then_some(piece));
        }
        CampTurn::Put(from, to) => put(desk, camp.troop, from, to),
        CampTurn::Sell(place) => {
            let item = desk.seen.camps.get(&camp.troop).and_then(|camp| camp.store.get(place));
            if let Some((item, _)) = item.cloned() {
                desk.order(Order::Sell { troop: camp.troop, items: vec![item] });
            }
        }
        CampTurn::Buy(place) => {
            if let Some(order) = camp.offers.get(place).map(|offer| offer.order.clone()) {
                desk.order(order);
            }
        }
    }
}

/// Picks something up: where it can go is computed once.
fn hold(desk: &mut Desk, piece: Option<CampPiece>) {
    let Some(camp) = desk.camp.clone() else { return };
    let troop = camp.troop;
    let mut takes = BTreeSet::new();
    if let Some(piece) = piece {
        let may = |to: &CampPiece| orders(&desk.seen, troop, piece, *to).iter().any(|order| desk.check(order).is_ok());
        takes.extend(pieces(&desk.seen, troop).into_iter().filter(may));
    }
    desk.camp = Some(Camp { held: piece, takes, ..camp });
}

/// Puts one thing on another: gives the first order that is legal for that, or else shows why none is.
fn put(desk: &mut Desk, troop: TroopId, from: CampPiece, to: CampPiece) {
    if let CampPiece::Beyond(..) = to {
        desk.told = Some(Why::new(word("camp-stays-in-troop"), "C-39"));
        return;
    }
    let orders = orders(&desk.seen, troop, from, to);
    let Some(first) = orders.first() else {
        // The two don't go together: pick up the other one instead.
        return hold(desk, (from != to).then_some(to));
    };
    let order = orders.iter().find(|order| desk.check(order).is_ok()).unwrap_or(first).clone();
    desk.order(order);
    if desk.told.is_some() {
        hold(desk, Some(from));
    }
}

/// Everything in the camp of a troop that something can be put on.
fn pieces(seen: &Seen, troop: TroopId) -> Vec<CampPiece> {
    let Some(camp) = seen.camps.get(&troop) else { return Vec::new() };
    let mut pieces = Vec::new();
    for (at, platoon) in (0..).zip(&camp.platoons) {
        for (place, unit) in (0..).zip(&platoon.units) {
            pieces.push(CampPiece::Unit(at, place));
            pieces.extend(unit.members.iter().map(|member| CampPiece::Primate(member.id.0)));
        }
    }
    for (place, other) in beside(seen, troop) {
        let count = seen.camps[&other].platoons.len() as u8;
        pieces.extend((0..count).map(|platoon| CampPiece::Platoon(place, platoon)));
    }
    pieces
}

/// Troops of the same tribe in the same hex with their indices among all, the troop itself first.
fn beside(seen: &Seen, troop: TroopId) -> Vec<(usize, TroopId)> {
    let hex = seen.stack(troop).and_then(|stack| stack.hex);
    let stacks = seen.shown.stacks.iter().enumerate().map(|(place, stack)| (place, stack.id, stack.hex));
    let there = stacks.filter(|(_, id, at)| *at == hex && seen.camps.contains_key(id));
    let mut troops: Vec<(usize, TroopId)> = there.map(|(place, id, _)| (place, id)).collect();
    troops.sort_by_key(|(_, id)| *id != troop);
    troops
}

/// Where a primate serves, and its record.
fn find(camp: &Quarters, id: u16) -> Option<((u8, u8), &Member)> {
    (0..).zip(&camp.platoons).find_map(|(platoon, lines)| {
        (0..).zip(&lines.units).find_map(|(unit, tent)| {
            let member = tent.members.iter().find(|member| member.id.0 == id)?;
            Some(((platoon, unit), member))
        })
    })
}

/// The orders that putting one thing on another could mean, the simplest first.
fn orders(seen: &Seen, troop: TroopId, from: CampPiece, to: CampPiece) -> Vec<Order> {
    use CampPiece::{Platoon, Primate, Thing, Unit};
    let Some(camp) = seen.camps.get(&troop) else { return Vec::new() };
    let id = |place: usize| seen.shown.stacks.get(place).map(|stack| stack.id);
    match (from, to) {
        (Primate(one), Primate(other)) if one != other => {
            let Some((to, _)) = find(camp, other) else { return Vec::new() };
            let (soldier, exchange) = (SoldierId(one), Some(SoldierId(other)));
            vec![Order::Transfer { troop, soldier, to, exchange }]
        }
        (Primate(one), Unit(platoon, unit)) => {
            let soldier = SoldierId(one);
            vec![Order::Transfer { troop, soldier, to: (platoon, unit), exchange: None }]
        }
        (Unit(..), Unit(..)) if from == to => Vec::new(),
        (Unit(platoon, unit), Unit(to, other)) => {
            vec![Order::Reassign { troop, unit: (platoon, unit), to, exchange: Some(other) }]
        }
        (Unit(platoon, unit), Platoon(place, to)) if id(place) == Some(troop) => {
            vec![Order::Reassign { troop, unit: (platoon, unit), to, exchange: None }]
        }
        (Platoon(one, first), Platoon(other, second)) if one != other => {
            let pair = id(one).zip(id(other));
            pair.map(|(one, other)| Order::Trade { one: (one, first), other: (other, second) }).into_iter().collect()
        }
        (Thing(place), Primate(one)) | (Primate(one), Thing(place)) => equip(camp, troop, place, one),
        _ => Vec::new(),
    }
}

/// Takes a thing from the store, for free or in exchange for something that is put down.
fn equip(camp: &Quarters, troop: TroopId, thing: usize, primate: u16) -> Vec<Order> {
    let Some(((_, member), (item, _))) = find(camp, primate).zip(camp.store.get(thing)) else { return Vec::new() };
    let like = |own: &&Item| std::mem::discriminant(*own) == std::mem::discriminant(item);
    let instead = std::iter::once(None).chain(member.items.iter().filter(like).cloned().map(Some));
    let order = |instead| Order::Equip { troop, soldier: SoldierId(primate), item: item.clone(), instead };
    instead.map(order).collect()
}

/// The panel of the open camp.
pub(super) fn panel(desk: &Desk) -> Option<panel::Camp> {
    let open = desk.camp.as_ref()?;
    let (seen, camp) = (&desk.seen, desk.seen.camps.get(&open.troop)?);
    let stack = seen.stack(open.troop)?;
    let party = seen.shown.parties.iter().find(|party| party.key == open.troop.tribe)?;
    let held = open.held.map(|piece| name(seen, camp, piece));
    let next = match held {
        None => word("camp-next-free"),
        Some(piece) if open.takes.is_empty() => say("camp-next-nowhere", &[("piece", piece.into())]),
        Some(piece) => say("camp-next-held", &[("piece", piece.into())]),
    };
    let columns = beside(seen, open.troop).into_iter().flat_map(|(place, troop)| {
        let own = troop == open.troop;
        let platoons = seen.camps[&troop].platoons.iter().enumerate();
        platoons.map(move |(at, _)| column(seen, open, (place, troop), at, own)).collect::<Vec<_>>()
    });
    let store = camp.store.iter().enumerate().map(|(place, (item, price))| Ware {
        piece: Some(piece(open, CampPiece::Thing(place), kinds(item.name()))),
        button: say("camp-sell", &[("scrap", i64::from(*price).into())]),
        about: word("camp-sell-about"),
        turn: CampTurn::Sell(place),
        ..Ware::default()
    });
    let offers = open.offers.iter().enumerate().map(|(place, offer)| Ware {
        words: line(camp, offer),
        button: say("camp-buy", &[("scrap", i64::from(offer.price).into())]),
        about: say("camp-buy-about", &[("platoon", camp.platoons[offer.platoon].name.as_str().into())]),
        turn: CampTurn::Buy(place),
        why: desk.check(&offer.order).err(),
        ..Ware::default()
    });
    Some(panel::Camp {
        tribe: seen.place(open.troop.tribe),
        title: say("camp-title", &[("troop", stack.name.as_str().into())]),
        purse: say("camp-purse", &[("scrap", i64::from(party.scrap).into())]),
        next,
        columns: columns.collect(),
        store: store.collect(),
        offers: offers.collect(),
        closed: closed(desk, camp),
    })
}

/// Why nothing is for sale.
fn closed(desk: &Desk, camp: &Quarters) -> Option<String> {
    if !camp.offers.is_empty() {
        return None;
    }
    let between = desk.asked().is_some_and(|question| question.ask == Ask::Supply);
    Some(word(match (between, camp.in_town) {
        (false, _) => "camp-shop-later",
        (true, false) => "camp-shop-elsewhere",
        (true, true) => "camp-shop-empty",
    }))
}

fn piece(open: &Camp, id: CampPiece, words: String) -> Piece {
    let hold = match open.held {
        None => Hold::Free,
        Some(held) if held == id => Hold::Held,
        Some(_) if open.takes.contains(&id) => Hold::Takes,
        Some(_) => Hold::Still,
    };
    Piece { id, words, hold, held: open.held, ..Piece::default() }
}

fn column(seen: &Seen, open: &Camp, (place, troop): (usize, TroopId), at: usize, own: bool) -> CampColumn {
    let platoon = &seen.camps[&troop].platoons[at];
    let all = || platoon.units.iter().flat_map(|unit| &unit.members);
    let (count, rests) = (all().count(), all().filter(|member| member.rests).count());
    let head = piece(open, CampPiece::Platoon(place, at as u8), platoon.name.clone());
    let stack = seen.stack(troop).map(|stack| stack.name.clone()).unwrap_or_default();
    let terms = [("troop", stack.into()), ("count", count.into()), ("rests", rests.into())];
    let head = Piece { beside: say(if own { "camp-platoon" } else { "camp-platoon-beside" }, &terms), ..head };
    let units = platoon.units.iter().enumerate().map(|(unit, tent)| {
        let words = tent.name.clone();
        let places = (at as u8, unit as u8);
        let id = if own { CampPiece::Unit(places.0, places.1) } else { CampPiece::Beyond(place, places.0, places.1) };
        let count = say("camp-strong", &[("count", tent.members.len().into())]);
        let beside = std::iter::once(count).chain(tent.vehicles.iter().cloned()).collect::<Vec<_>>().join(", ");
        // Nothing can be picked up there; what the player holds is refused with a reason.
        let still = !own && open.held.is_none();
        let head = Piece { still, ..piece(open, id, words) };
        let members = tent.members.iter().filter(|_| own).map(|member| primate(open, member));
        CampPart { head: Piece { beside, ..head }, members: members.collect() }
    });
    CampColumn { head, units: units.collect() }
}

fn primate(open: &Camp, member: &Member) -> Piece {
    let items = member.items.iter().map(|item| kinds(item.name()));
    let parts: Vec<String> = service::condition(member.rests, member.hurts).into_iter().chain(items).collect();
    let beside = parts.join(", ");
    let about = say("camp-primate", &[("name", member.name.as_str().into()), ("gear", beside.as_str().into())]);
    let piece = piece(open, CampPiece::Primate(member.id.0), member.name.clone());
    Piece { beside, about, clan: Some(member.clan.clone()), ..piece }
}

/// The name of what the player holds.
fn name(seen: &Seen, camp: &Quarters, piece: CampPiece) -> String {
    let lines = |platoon: u8| camp.platoons.get(usize::from(platoon));
    match piece {
        CampPiece::Platoon(place, platoon) => {
            let troop = seen.shown.stacks.get(place).and_then(|stack| seen.camps.get(&stack.id));
            let platoon = troop.and_then(|camp| camp.platoons.get(usize::from(platoon)));
            platoon.map(|platoon| platoon.name.clone())
        }
        CampPiece::Unit(platoon, unit) => {
            lines(platoon).and_then(|lines| lines.units.get(usize::from(unit))).map(|unit| unit.name.clone())
        }
        CampPiece::Beyond(place, platoon, unit) => {
            let troop = seen.shown.stacks.get(place).and_then(|stack| seen.camps.get(&stack.id));
            let lines = troop.and_then(|camp| camp.platoons.get(usize::from(platoon)));
            lines.and_then(|lines| lines.units.get(usize::from(unit))).map(|unit| unit.name.clone())
        }
        CampPiece::Primate(id) => find(camp, id).map(|(_, member)| member.name.clone()),
        CampPiece::Thing(place) => camp.store.get(place).map(|(item, _)| kinds(item.name())),
    }
    .unwrap_or_default()
}

/// What an offer brings, with the platoon it is for if there are several.
fn line(camp: &Quarters, offer: &Offer) -> String {
    let words = brings(camp, offer);
    if camp.platoons.len() < 2 {
        return words;
    }
    let platoon = camp.platoons[offer.platoon].name.as_str();
    say("camp-offer-for", &[("words", words.into()), ("platoon", platoon.into())])
}

/// What an offer brings.
fn brings(camp: &Quarters, offer: &Offer) -> String {
    let unit = |post: Post| {
        let units = &camp.platoons[offer.platoon].units;
        units.iter().find(|unit| unit.post == post).map_or_else(|| post.to_string(), |unit| unit.name.clone())
    };
    match offer.what.brings() {
        Brings::Squad { name, clan, count } => {
            say("camp-buys-squad", &[("name", name.into()), ("clan", clan.into()), ("count", i64::from(count).into())])
        }
        Brings::Officer { name, clan } => say("camp-buys-officer", &[("name", name.into()), ("clan", clan.into())]),
        Brings::Team { name, clan, count } => {
            say("camp-buys-team", &[("name", name.into()), ("clan", clan.into()), ("count", i64::from(count).into())])
        }
        Brings::Primate { unit: post, clan, kit } => {
            let terms = [("clan", clan.into()), ("unit", unit(post).into()), ("kit", kinds(&kit.join(", ")).into())];
            say(if kit.is_empty() { "camp-buys-primate" } else { "camp-buys-armed" }, &terms)
        }
        Brings::Vehicle { unit: post, kind } => {
            say("camp-buys-vehicle", &[("kind", kind.into()), ("unit", unit(post).into())])
        }
    }
}
