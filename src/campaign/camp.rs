//! Orders between battles: exchanging platoons, squads, primates and gear, and buying reinforcements (C-09, C-12, C-39,
//! G-30). An order is planned on plain values; the plan is then refused or carried out.

use super::{
    agenda::Agenda,
    chronicle::{Chronicle, Event, tell},
    no_camp::NoCamp,
    order::{Ask, Order, Question},
    regroup,
    state::{self, NATIVE, Platoon, Ranks, Soldier, SoldierId, Stand, Store, Treasury, TroopId},
};
use crate::data::monkeys::roster::{Item, Purchase, names::rename};
use bevy_ecs::world::World;
use std::collections::BTreeSet;

/// The changes made by an order: the troops afterwards, scrap gained or spent, and the entries in the chronicle.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) ranks: Vec<(TroopId, Ranks)>,
    store: Option<(TroopId, Store)>,
    scrap: Option<(char, i64)>,
    enlisted: u16,
    told: Option<(&'static str, Event)>,
}

/// Whether an order is one of those given between battles, in addition to the open question.
pub(super) const fn is_camp(order: &Order) -> bool {
    matches!(
        order,
        Order::Trade { .. }
            | Order::Reassign { .. }
            | Order::Transfer { .. }
            | Order::Equip { .. }
            | Order::Sell { .. }
            | Order::Buy { .. }
    )
}

/// The plan of an order between battles.
///
/// # Errors
/// Why it can't be given.
pub(super) fn plan(world: &World, question: &Question, order: &Order) -> Result<Plan, NoCamp> {
    if !matches!(question.ask, Ask::Designate | Ask::Act { .. } | Ask::Supply) {
        return Err(NoCamp::InBattle);
    }
    match order {
        Order::Trade { one, other } => trade(world, question, *one, *other),
        Order::Reassign { troop, unit, to, exchange } => {
            let told = Event::Regrouped { troop: *troop };
            changed(world, *troop, "C-39", told, |ranks, profiles| {
                regroup::unit(ranks, *unit, *to, *exchange, profiles)
            })
        }
        Order::Transfer { troop, soldier, to, exchange } => {
            let told = Event::Regrouped { troop: *troop };
            let ids = (*soldier, *exchange);
            changed(world, *troop, "C-39", told, |ranks, profiles| regroup::primate(*troop, ranks, ids, *to, profiles))
        }
        Order::Equip { troop, soldier, item, instead } => equip(world, *troop, *soldier, item, instead.as_ref()),
        Order::Sell { troop, items } => sell(world, *troop, items),
        Order::Buy { troop, platoon, what } => buy(world, question, *troop, *platoon, what),
        _ => unreachable!("only orders between battles are planned"),
    }
}

/// Carries a plan out.
pub(super) fn take(world: &mut World, plan: Plan) {
    for (troop, ranks) in plan.ranks {
        state::change(world, troop, |own: &mut Ranks| *own = ranks);
    }
    if let Some((troop, store)) = plan.store {
        state::change(world, troop, |own: &mut Store| *own = store);
    }
    if let Some((tribe, scrap)) = plan.scrap {
        let add = |treasury: &mut Treasury| treasury.0 = (i64::from(treasury.0) + scrap).max(0) as u32;
        state::change_tribe(world, tribe, add);
    }
    world.resource_mut::<Agenda>().enlisted += plan.enlisted;
    if let Some((rule, event)) = plan.told {
        tell(world, rule, event);
    }
}

/// A troop that is on the map and belongs to a tribe.
fn camping(world: &World, troop: TroopId) -> Result<Ranks, NoCamp> {
    let there = troop.tribe != NATIVE && state::exists(world, troop) && state::stands(world, troop).is_some();
    if there { Ok(state::of(world, troop)) } else { Err(NoCamp::NoTroop { troop }) }
}

fn changed(
    world: &World,
    troop: TroopId,
    rule: &'static str,
    told: Event,
    change: impl FnOnce(&mut Ranks, &crate::rules::monkeys::profiles::Profiles) -> Result<(), NoCamp>,
) -> Result<Plan, NoCamp> {
    let mut ranks = camping(world, troop)?;
    change(&mut ranks, &state::campaign(world).profiles)?;
    Ok(Plan { ranks: vec![(troop, ranks)], told: Some((rule, told)), ..Plan::default() })
}

/// Two troops in the same hex exchange platoons, on their owner's turn (C-39).
fn trade(
    world: &World,
    question: &Question,
    (one, first): (TroopId, u8),
    (other, second): (TroopId, u8),
) -> Result<Plan, NoCamp> {
    let (mut mine, mut yours) = (camping(world, one)?, camping(world, other)?);
    if one == other || one.tribe != other.tribe {
        return Err(NoCamp::NotAPair { troop: one, other });
    }
    if question.tribe != one.tribe || question.ask == Ask::Supply {
        return Err(NoCamp::NotYourTurn { troop: one });
    }
    let place = |troop| state::of::<Stand>(world, troop).hex;
    if place(one) != place(other) {
        return Err(NoCamp::Apart { troop: one, other });
    }
    let none = |troop, platoon: u8| NoCamp::NoPlatoon { troop, platoon: usize::from(platoon) + 1 };
    let left: &mut Platoon = mine.0.get_mut(usize::from(first)).ok_or_else(|| none(one, first))?;
    let right: &mut Platoon = yours.0.get_mut(usize::from(second)).ok_or_else(|| none(other, second))?;
    if let Some(empty) = [&*left, &*right].into_iter().find(|platoon| !platoon.has_anybody()) {
        return Err(NoCamp::WipedOut { platoon: empty.name.clone() });
    }
    std::mem::swap(left, right);
    regroup::together(&mine)?;
    regroup::together(&yours)?;
    let told = Event::Traded { troop: one, other };
    Ok(Plan { ranks: vec![(one, mine), (other, yours)], told: Some(("C-39", told)), ..Plan::default() })
}

/// A primate takes a thing from the troop's store, and puts another one back in exchange (C-12). A weapon is put back
/// with all its rounds.
fn equip(
    world: &World,
    troop: TroopId,
    soldier: SoldierId,
    item: &Item,
    instead: Option<&Item>,
) -> Result<Plan, NoCamp> {
    let before = camping(world, troop)?;
    let (mut ranks, mut store) = (before.clone(), state::of::<Store>(world, troop));
    let profiles = &state::campaign(world).profiles;
    let missing = |item: &Item| NoCamp::NoItem { item: item.name().to_owned() };
    let place = store.0.iter().position(|one| one == item).ok_or_else(|| missing(item))?;
    store.0.remove(place);
    let (platoon, unit, place) = regroup::find(&ranks, soldier).ok_or(NoCamp::NoSoldier { troop })?;
    let own: &mut Soldier = &mut ranks.0[platoon].units[unit].soldiers[place];
    let name = own.member.name.clone();
    if let Some(laid) = instead {
        store.0.extend(own.member.lay_down(laid, profiles).ok_or_else(|| missing(laid))?);
        store.0.sort_unstable();
    }
    if !own.member.take_up(item, profiles) {
        return Err(missing(item));
    }
    regroup::settle(&before, &mut ranks, &[platoon], profiles).map_err(|why| match why {
        NoCamp::Unsound { why } => NoCamp::Useless { why },
        other => other,
    })?;
    let told = Event::Equipped { troop, soldier, name, item: item.name().to_owned() };
    let ranks = vec![(troop, ranks)];
    Ok(Plan { ranks, store: Some((troop, store)), told: Some(("C-12", told)), ..Plan::default() })
}

/// Sells things from the store for half of their cost (C-12).
fn sell(world: &World, troop: TroopId, items: &[Item]) -> Result<Plan, NoCamp> {
    camping(world, troop)?;
    let mut store: Store = state::of(world, troop);
    let mut scrap = 0;
    for item in items {
        let missing = || NoCamp::NoItem { item: item.name().to_owned() };
        let place = store.0.iter().position(|one| one == item).ok_or_else(missing)?;
        store.0.remove(place);
        scrap += item.price(&state::campaign(world).profiles).ok_or_else(missing)?;
    }
    let told = Event::Gear { troop, scrap };
    let paid = Some((troop.tribe, i64::from(scrap)));
    Ok(Plan { store: Some((troop, store)), scrap: paid, told: Some(("C-12", told)), ..Plan::default() })
}

/// Reinforcements for a troop in a town of its tribe, between rounds (G-30).
fn buy(world: &World, question: &Question, troop: TroopId, platoon: u8, what: &Purchase) -> Result<Plan, NoCamp> {
    let mut ranks = camping(world, troop)?;
    if question.ask != Ask::Supply || question.tribe != troop.tribe {
        return Err(NoCamp::NotBetweenRounds);
    }
    if !in_town(world, troop) {
        return Err(NoCamp::NoTown { troop });
    }
    let profiles = &state::campaign(world).profiles;
    let none = || NoCamp::NoPlatoon { troop, platoon: usize::from(platoon) + 1 };
    let own = ranks.0.get_mut(usize::from(platoon)).ok_or_else(none)?;
    let unsold = |why: crate::data::error::LoadError| NoCamp::NotForSale { why: regroup::first(&why) };
    let (after, cost) = what.deliver(&regroup::bought(own), profiles).map_err(unsold)?;
    let has = state::of_tribe::<Treasury>(world, troop.tribe).0;
    if cost > has {
        return Err(NoCamp::NoScrap { short: cost - has });
    }
    let before = world.resource::<Agenda>().enlisted;
    let no_sale = |why| match why {
        NoCamp::Unsound { why } => NoCamp::NotForSale { why },
        other => other,
    };
    let enlisted = regroup::deliver(own, &after, before, profiles).map_err(no_sale)?;
    name_recruits(world, own, before);
    regroup::together(&ranks).map_err(no_sale)?;
    let told = Event::Reinforced { troop, scrap: cost };
    let (ranks, scrap) = (vec![(troop, ranks)], Some((troop.tribe, -i64::from(cost))));
    Ok(Plan { ranks, scrap, enlisted, told: Some(("G-30", told)), ..Plan::default() })
}

/// Recruits get a name that nobody in the campaign has, or had before dying, so that the dead keep their names.
fn name_recruits(world: &World, platoon: &mut Platoon, before: u16) {
    let living = state::all(world).flat_map(|troop| state::of::<Ranks>(world, troop).0);
    let living = living.flat_map(|platoon| platoon.units).flat_map(|unit| unit.soldiers);
    let fell = world.resource::<Chronicle>().entries().iter().filter_map(|entry| match &entry.event {
        Event::Casualty { name, .. } => Some(name.clone()),
        _ => None,
    });
    let mut used: BTreeSet<String> = living.map(|soldier| soldier.member.name).chain(fell).collect();
    let all = platoon.units.iter_mut().flat_map(|unit| &mut unit.soldiers);
    for recruit in all.filter(|soldier| soldier.id.0 > before) {
        rename(&mut recruit.member, &mut used);
    }
}

/// Whether a troop is in a town held by its tribe: a hex that yields scrap (G-30).
pub fn in_town(world: &World, troop: TroopId) -> bool {
    let Some(hex) = state::stands(world, troop) else { return false };
    let town = state::campaign(world).kind(hex).is_some_and(|kind| kind.income > 0);
    town && state::holder(world, hex) == Some(troop.tribe)
}

/// Asks each tribe that has scrap to spend and a troop in one of its towns.
pub(super) fn ask(world: &mut World, tribe: char) {
    let scrap = state::of_tribe::<Treasury>(world, tribe).0;
    let somebody = state::troops(world, tribe).any(|troop| in_town(world, troop));
    if scrap > 0 && somebody {
        super::agenda::ask(world, tribe, Ask::Supply);
    }
}

/// Everything of a kind that a troop could buy at its location, with its price: another primate like each one serving
/// in its squads, another vehicle like each of theirs, and a squad like each that it has.
pub fn offers(world: &World, troop: TroopId) -> Vec<(Order, u32)> {
    let Ok(ranks) = camping(world, troop) else { return Vec::new() };
    let profiles = &state::campaign(world).profiles;
    let named = |name: &str| ranks.0.iter().flat_map(|platoon| &platoon.units).any(|unit| unit.name == name);
    let mut offers: Vec<(Order, u32)> = Vec::new();
    for (place, own) in ranks.0.iter().enumerate() {
        let platoon = regroup::bought(own);
        for unit in platoon.squads() {
            let alike = unit.members.iter().map(|member| Purchase::primate(unit.post, member, profiles));
            let names = (2..=9).map(|number| format!("{} {number}", unit.name));
            let another = names.filter(|name| !named(name)).take(1).map(|name| Purchase::squad(unit, name, profiles));
            let vehicles = unit.vehicles.iter().map(|vehicle| Purchase::vehicle(unit.post, vehicle, profiles));
            for what in alike.chain(vehicles).chain(another) {
                let Ok((_, price)) = what.deliver(&platoon, profiles) else { continue };
                let order = Order::Buy { troop, platoon: place as u8, what };
                if offers.iter().all(|(other, _)| *other != order) {
                    offers.push((order, price));
                }
            }
        }
    }
    offers
}
