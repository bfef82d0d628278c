//! What may be ordered, and why something may not (C-03 to C-13).

use super::{
    agenda::{Agenda, Step},
    battle,
    order::{Ask, Fate, Order},
    salvage,
    state::{self, TroopId},
    turns,
};
use crate::board::hex::Hex;
use crate::engine::order::{Refusal, Rule};
use crate::words::Message;
use bevy_ecs::world::World;

/// Why an order can't be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The campaign is over.
    Over,
    /// Something else is asked.
    NotAsked {
        /// What is asked.
        asked: &'static str,
    },
    /// There is no such troop, or it isn't of the tribe that is asked.
    NotYours {
        /// The troop.
        troop: TroopId,
    },
    /// It has moved in this round already.
    Designated {
        /// The troop.
        troop: TroopId,
    },
    /// The hex isn't on the map.
    OffMap {
        /// The hex.
        hex: Hex,
    },
    /// The hex isn't a neighbor of the one where the troop is.
    Far {
        /// The hex.
        hex: Hex,
    },
    /// The troop has marched as far as it can.
    Spent {
        /// Hexes that it may march in a turn.
        hexes: u8,
    },
    /// That troop isn't an enemy in the same hex.
    NotHere {
        /// The troop.
        troop: TroopId,
    },
    /// The battle can't be fought.
    NoBattle {
        /// Why.
        why: String,
    },
    /// It is another battle than the one that the campaign waits for.
    OtherBattle,
    /// The battle doesn't hold.
    Diverges {
        /// Where and why.
        why: String,
    },
    /// The battle isn't over.
    BattleOpen,
    /// Not as many decisions as wrecks.
    Fates {
        /// Decisions.
        given: usize,
        /// Wrecks.
        wrecks: usize,
    },
    /// Nobody alive in the troop bears an engineering torch.
    NoTorch,
    /// The tribe has too little scrap.
    NoScrap {
        /// How much is missing.
        short: u32,
    },
    /// The troop has no such unit.
    NoUnit {
        /// The platoon, from 0.
        platoon: u8,
        /// The unit, from 0.
        unit: u8,
    },
    /// The unit has two vehicles already.
    NoRoom {
        /// The unit.
        unit: String,
    },
    /// Nobody in the unit can drive it.
    NoDriver {
        /// The unit.
        unit: String,
        /// The vehicle.
        vehicle: String,
    },
    /// A loser may not go there.
    NotAWay {
        /// The hex.
        hex: Hex,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Over | Self::NotAsked { .. } => "C-28",
            Self::NotYours { .. } | Self::Designated { .. } => "C-03",
            Self::OffMap { .. } | Self::Far { .. } | Self::Spent { .. } => "C-04",
            Self::NotHere { .. } => "C-07",
            Self::NoBattle { .. } | Self::OtherBattle | Self::Diverges { .. } | Self::BattleOpen => "C-06",
            Self::Fates { .. } | Self::NoScrap { .. } => "C-12",
            Self::NoTorch | Self::NoUnit { .. } | Self::NoRoom { .. } | Self::NoDriver { .. } => "C-13",
            Self::NotAWay { .. } => "C-11",
        })
    }

    fn message(&self) -> Message {
        let hex = |id: &'static str, hex: &Hex| Message::new(id).with("hex", hex.to_string());
        let troop = |id: &'static str, troop: &TroopId| Message::new(id).with("troop", troop.to_string());
        match self {
            Self::Over => Message::new("campaign-no-over"),
            Self::NotAsked { asked } => Message::new("campaign-no-asked").with("asked", *asked),
            Self::NotYours { troop: id } => troop("campaign-no-yours", id),
            Self::Designated { troop: id } => troop("campaign-no-designated", id),
            Self::OffMap { hex: at } => hex("campaign-no-map", at),
            Self::Far { hex: at } => hex("campaign-no-far", at),
            Self::Spent { hexes } => Message::new("campaign-no-spent").with("hexes", i32::from(*hexes)),
            Self::NotHere { troop: id } => troop("campaign-no-here", id),
            Self::NoBattle { why } => Message::new("campaign-no-battle").with("why", why.as_str()),
            Self::OtherBattle => Message::new("campaign-no-other"),
            Self::Diverges { why } => Message::new("campaign-no-diverges").with("why", why.as_str()),
            Self::BattleOpen => Message::new("campaign-no-open"),
            Self::Fates { given, wrecks } => {
                Message::new("campaign-no-fates").with("given", *given).with("wrecks", *wrecks)
            }
            Self::NoTorch => Message::new("campaign-no-torch"),
            Self::NoScrap { short } => Message::new("campaign-no-scrap").with("short", i64::from(*short)),
            Self::NoUnit { platoon, unit } => {
                let no = Message::new("campaign-no-unit").with("platoon", i32::from(*platoon) + 1);
                no.with("unit", i32::from(*unit) + 1)
            }
            Self::NoRoom { unit } => Message::new("campaign-no-room").with("unit", unit.as_str()),
            Self::NoDriver { unit, vehicle } => {
                Message::new("campaign-no-driver").with("unit", unit.as_str()).with("vehicle", vehicle.as_str())
            }
            Self::NotAWay { hex: at } => hex("campaign-no-way", at),
        }
    }
}

/// Whether an order may be given now.
pub(super) fn check(world: &World, order: &Order) -> Result<(), Illegal> {
    let agenda = world.resource::<Agenda>();
    let question = agenda.asked().ok_or(Illegal::Over)?;
    let tribe = question.tribe;
    match (&question.ask, order) {
        (Ask::Designate, Order::Designate(troop)) => check_designate(world, tribe, *troop),
        (Ask::Act { troop, left }, Order::March(hex)) => check_march(world, *troop, *left, *hex),
        (Ask::Act { .. }, Order::Done) => Ok(()),
        (Ask::Engage { troop }, Order::Engage(other)) => {
            let here = state::stands(world, *troop)
                .is_some_and(|hex| state::enemies_in(world, hex, troop.tribe).contains(other));
            if here { Ok(()) } else { Err(Illegal::NotHere { troop: *other }) }
        }
        (Ask::Fight { entrant, other }, Order::Fought(replay)) => {
            battle::read(world, *entrant, *other, replay).map(drop)
        }
        (Ask::Salvage { .. }, Order::Salvage(fates)) => {
            salvage::check(world, salvage::open(world).expect("wrecks are asked about"), fates)
        }
        (Ask::Retreat { .. }, Order::Retreat(hex)) => match agenda.top() {
            Some(Step::Retreat { to, .. }) if to.contains(hex) => Ok(()),
            _ => Err(Illegal::NotAWay { hex: *hex }),
        },
        (ask, _) => Err(Illegal::NotAsked { asked: ask.name() }),
    }
}

fn check_designate(world: &World, tribe: char, troop: TroopId) -> Result<(), Illegal> {
    if troop.tribe != tribe || !state::exists(world, troop) {
        return Err(Illegal::NotYours { troop });
    }
    let free = turns::undesignated(world, tribe).any(|free| free == troop);
    if free { Ok(()) } else { Err(Illegal::Designated { troop }) }
}

fn check_march(world: &World, troop: TroopId, left: u8, hex: Hex) -> Result<(), Illegal> {
    if !state::campaign(world).map.contains_key(&hex) {
        return Err(Illegal::OffMap { hex });
    }
    let from = state::stands(world, troop).expect("who acts is on the map");
    if from.way_to(hex).is_none() {
        return Err(Illegal::Far { hex });
    }
    if left == 0 { Err(Illegal::Spent { hexes: super::march::hexes(world, troop) }) } else { Ok(()) }
}

/// All orders that may be given, but for those that carry a battle. Of wrecks: to sell all, or to repair one and sell the
/// others.
pub(super) fn choices(world: &World) -> Vec<Order> {
    let agenda = world.resource::<Agenda>();
    let Some(question) = agenda.asked() else { return Vec::new() };
    let wanted: Vec<Order> = match &question.ask {
        Ask::Designate => turns::undesignated(world, question.tribe).map(Order::Designate).collect(),
        Ask::Act { troop, .. } => {
            let from = state::stands(world, *troop).expect("who acts is on the map");
            from.neighbors().map(Order::March).chain([Order::Done]).collect()
        }
        Ask::Engage { troop } => {
            let hex = state::stands(world, *troop).expect("who meets somebody is on the map");
            state::enemies_in(world, hex, troop.tribe).into_iter().map(Order::Engage).collect()
        }
        Ask::Fight { .. } => Vec::new(),
        Ask::Salvage { .. } => {
            let open = salvage::open(world).expect("wrecks are asked about");
            let sold = || vec![Fate::Sell; open.wrecks.len()];
            let repair = |(place, fate): (usize, Fate)| {
                let mut fates = sold();
                fates[place] = fate;
                Order::Salvage(fates)
            };
            std::iter::once(Order::Salvage(sold()))
                .chain(salvage::repairs(world, open).into_iter().map(repair))
                .collect()
        }
        Ask::Retreat { .. } => match agenda.top() {
            Some(Step::Retreat { to, .. }) => to.iter().copied().map(Order::Retreat).collect(),
            _ => Vec::new(),
        },
    };
    wanted.into_iter().filter(|order| check(world, order).is_ok()).collect()
}
