//! Between battles: selling, buying and repairing, and exchanging platoons.

use super::{Decision, Mind, strength};
use crate::campaign::{
    camp, door,
    order::{Fate, Order},
    salvage,
    state::{self, Ranks, Store, Treasury, TroopId},
};
use crate::words::Message;

impl Mind<'_, '_> {
    /// Sells the gear of the dead.
    pub(super) fn sell(&self, troop: TroopId) -> Option<Decision> {
        let items = state::of::<Store>(self.world, troop).0;
        (!items.is_empty()).then(|| Decision { order: Order::Sell { troop, items }, why: Message::new("tribe-sells") })
    }

    /// In a town, a troop about to march leaves a worn platoon behind for a fresh one (C-39).
    pub(super) fn swap(&self, troop: TroopId) -> Option<Decision> {
        let here = state::stands(self.world, troop)?;
        let ranks = |troop| state::of::<Ranks>(self.world, troop).0.into_iter().enumerate();
        let ranks = |troop| ranks(troop).filter(|(_, platoon)| platoon.has_anybody());
        let worth = |troop| ranks(troop).map(|(place, platoon)| (strength::platoon(&platoon), place as u8));
        let (worn, place) = worth(troop).min()?;
        let others = state::in_hex(self.world, here).filter(|other| other.tribe == troop.tribe && *other != troop);
        let fresh = others.flat_map(|other| worth(other).map(move |(scrap, place)| (scrap, other, place)));
        let (scrap, other, other_place) = fresh.max()?;
        let order = Order::Trade { one: (troop, place), other: (other, other_place) };
        let pays = camp::in_town(self.world, troop) && worn * 100 < scrap * self.temper.swaps;
        (pays && door::check(self.world, &order).is_ok())
            .then(|| Decision { order, why: self.said("tribe-swaps", other) })
    }

    /// The most expensive reinforcement that leaves enough scrap; none if there isn't one (G-30).
    pub(super) fn supply(&self) -> Decision {
        let scrap = state::of_tribe::<Treasury>(self.world, self.tribe).0;
        let spends = scrap.saturating_sub(self.temper.keeps);
        let troops = state::troops(self.world, self.tribe).filter(|troop| camp::in_town(self.world, *troop));
        // The weakest troop comes first.
        let mut troops: Vec<TroopId> = troops.collect();
        troops.sort_by_key(|troop| (strength::share(self.world, *troop), *troop));
        for troop in troops {
            let mut offers = camp::offers(self.world, troop);
            offers.retain(|(_, price)| (1..=spends).contains(price));
            offers.sort_by_key(|(_, price)| u32::MAX - price);
            let bought = offers.into_iter().find(|(order, _)| door::check(self.world, order).is_ok());
            if let Some((order, price)) = bought {
                return Decision { order, why: self.said("tribe-buys", troop).with("scrap", price as usize) };
            }
        }
        Decision { order: Order::Done, why: Message::new("tribe-keeps").with("scrap", scrap as usize) }
    }

    /// Repairs the most expensive wreck for which it has the scrap and the primates, and sells the others (C-12, C-13).
    pub(super) fn salvage(&self) -> Decision {
        let open = salvage::open(self.world).expect("wrecks are asked about");
        let choices = door::choices(self.world).into_iter();
        let mended = |order: &Order| match order {
            Order::Salvage(fates) => fates.iter().position(|fate| matches!(fate, Fate::Repair(..))),
            _ => None,
        };
        let cost = |order: &Order| mended(order).map_or(0, |place| open.wrecks[place].repair());
        let dear = choices.filter(|order| cost(order) <= self.temper.mends);
        let order = dear.max_by_key(cost).expect("wrecks can be sold");
        let why = match mended(&order) {
            Some(place) => {
                let wreck = &open.wrecks[place];
                let why = Message::new("tribe-mends").with("vehicle", wreck.name.as_str());
                why.with("scrap", wreck.repair() as usize).with("worth", wreck.vehicle.cost as usize)
            }
            None => Message::new("tribe-scraps"),
        };
        Decision { order, why }
    }
}
