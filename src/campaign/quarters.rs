//! A troop between its battles, as plain values: its members with their equipment, its store, and what is for sale
//! (C-12, C-39, G-30).

use super::{
    camp,
    order::{Ask, Order, Question},
    replacements,
    state::{self, Ranks, Soldier, SoldierId, Store, TroopId},
};
use crate::data::monkeys::roster::{Item, Purchase, reinforce::Brings};
use crate::force::Post;
use crate::rules::monkeys::{muster::Hurts, profiles::Profiles};
use bevy_ecs::world::World;

/// A troop in camp.
#[derive(Clone, Debug, PartialEq)]
pub struct Quarters {
    /// Its platoons, in order.
    pub platoons: Vec<Lines>,
    /// Gear in its store, with the selling price of each thing.
    pub store: Vec<(Item, u32)>,
    /// What can be bought for it, with prices; empty outside towns and except between rounds.
    pub offers: Vec<Offer>,
    /// Whether it is in a town held by its tribe.
    pub in_town: bool,
}

/// Something for sale.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The order that buys this.
    pub order: Order,
    /// The platoon it is for, from 0.
    pub platoon: usize,
    /// What it is.
    pub what: Purchase,
    /// Scrap that it costs.
    pub price: u32,
}

/// A platoon in camp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// Its name.
    pub name: String,
    /// Its units, in the order of their posts.
    pub units: Vec<Tent>,
}

/// A unit in camp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tent {
    /// Its post.
    pub post: Post,
    /// Its name.
    pub name: String,
    /// Its remaining members; the first one leads.
    pub members: Vec<Member>,
    /// Its vehicles, by name.
    pub vehicles: Vec<String>,
}

/// A primate in camp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its identity.
    pub id: SoldierId,
    /// Its name.
    pub name: String,
    /// Its clan.
    pub clan: String,
    /// What it carries and wears.
    pub items: Vec<Item>,
    /// Its lasting injuries.
    pub hurts: Hurts,
    /// Whether it misses the next battle.
    pub rests: bool,
}

/// Whether troops of a tribe can be regrouped while this question is open.
pub const fn is_open(question: &Question) -> bool {
    matches!(question.ask, Ask::Designate | Ask::Act { .. } | Ask::Supply)
}

/// A troop in camp while this question is open.
pub fn quarters(world: &World, troop: TroopId, question: &Question) -> Quarters {
    let profiles = &state::campaign(world).profiles;
    let ranks: Ranks = state::of(world, troop);
    let store: Store = state::of(world, troop);
    let in_town = camp::in_town(world, troop);
    let priced = |item: Item| {
        let price = item.price(profiles).unwrap_or(0);
        (item, price)
    };
    let sells = question.ask == Ask::Supply && in_town;
    Quarters {
        platoons: ranks.0.iter().map(|platoon| lines(platoon, profiles)).collect(),
        store: store.0.into_iter().map(priced).collect(),
        offers: if sells { offers(world, troop) } else { Vec::new() },
        in_town,
    }
}

/// What is for sale: like what the troop has, and what it has lost.
fn offers(world: &World, troop: TroopId) -> Vec<Offer> {
    let all = camp::offers(world, troop).into_iter().chain(replacements::offers(world, troop));
    let mut offers: Vec<Offer> = Vec::new();
    for one in all.filter_map(offer) {
        if offers.iter().all(|other| other.order != one.order) {
            offers.push(one);
        }
    }
    offers.sort_by_cached_key(Offer::shelf);
    offers
}

impl Offer {
    /// Its position among all offers, so that a purchase leaves the others in place: for each platoon, primates by
    /// their posts, then vehicles, then whole units.
    pub fn shelf(&self) -> (usize, u8, Option<Post>, String) {
        let (kind, post, name) = match self.what.brings() {
            Brings::Primate { unit, clan, kit } => (0, Some(unit), format!("{clan} {}", kit.join(" "))),
            Brings::Vehicle { unit, kind } => (1, Some(unit), kind.to_owned()),
            Brings::Officer { name, .. } => (2, None, name.to_owned()),
            Brings::Team { name, .. } => (3, None, name.to_owned()),
            Brings::Squad { name, .. } => (4, None, name.to_owned()),
        };
        (self.platoon, kind, post, name)
    }
}

fn offer((order, price): (Order, u32)) -> Option<Offer> {
    let Order::Buy { platoon, what, .. } = &order else { return None };
    Some(Offer { platoon: usize::from(*platoon), what: what.clone(), price, order })
}

fn lines(platoon: &state::Platoon, profiles: &Profiles) -> Lines {
    let tent = |unit: &state::Unit| Tent {
        post: unit.post,
        name: unit.name.clone(),
        members: unit.soldiers.iter().map(|soldier| member(soldier, profiles)).collect(),
        vehicles: unit.vehicles.iter().map(|vehicle| profiles.vehicles[vehicle.kind].name.clone()).collect(),
    };
    Lines { name: platoon.name.clone(), units: platoon.units.iter().map(tent).collect() }
}

fn member(soldier: &Soldier, profiles: &Profiles) -> Member {
    Member {
        id: soldier.id,
        name: soldier.member.name.clone(),
        clan: profiles.clans[soldier.member.clan].name.clone(),
        items: soldier.member.items(profiles),
        hurts: soldier.member.hurts,
        rests: soldier.rests,
    }
}
