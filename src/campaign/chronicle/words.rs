//! The events of a campaign, as text.

use super::{Entry, Event};
use crate::board::hex::Hex;
use crate::campaign::{
    casualties, income,
    state::{self, NATIVE, TroopId},
};
use crate::words::{Message, word};
use bevy_ecs::world::World;

/// An entry as text.
pub fn words(world: &World, entry: &Entry) -> String {
    words_with(world, entry, |hex| state::campaign(world).name_of(*hex))
}

/// The same with other names of hexes.
pub fn words_with(world: &World, entry: &Entry, hex: impl Fn(&Hex) -> String) -> String {
    let troop = |id: &TroopId| state::of::<state::Troop>(world, *id).name;
    let tribe = |key: &char| state::of_tribe::<state::Tribe>(world, *key).name;
    let message = match &entry.event {
        Event::Round { round } => Message::new("chronicle-round").with("round", i32::from(*round)),
        Event::Turn { tribe: key, troop: None } => Message::new("chronicle-turn").with("tribe", tribe(key)),
        Event::Turn { troop: Some(id), .. } => Message::new("chronicle-turn-of").with("troop", troop(id)),
        Event::Skipped { troop: id } => Message::new("chronicle-skipped").with("troop", troop(id)),
        Event::Designated { troop: id, place } => {
            Message::new("chronicle-designated").with("troop", troop(id)).with("place", i32::from(*place))
        }
        Event::Marched { troop: id, to } => {
            Message::new("chronicle-marched").with("troop", troop(id)).with("hex", hex(to))
        }
        Event::Took { tribe: NATIVE, hex: at } => Message::new("chronicle-took-natives").with("hex", hex(at)),
        Event::Took { tribe: key, hex: at } => {
            Message::new("chronicle-took").with("tribe", tribe(key)).with("hex", hex(at))
        }
        Event::Shelled { troop: id, at, .. } => {
            Message::new("chronicle-shelled").with("troop", troop(id)).with("other", troop(at))
        }
        Event::Shell { square: (column, row), struck: None, .. } => {
            Message::new("chronicle-shell-lost").with("column", i64::from(*column)).with("row", i64::from(*row))
        }
        Event::Shell { square: (column, row), struck: Some(struck), face, fallen, wrecks, .. } => {
            let told = Message::new("chronicle-shell").with("column", i64::from(*column)).with("row", i64::from(*row));
            let told = told.with("squad", struck.as_str()).with("face", face.map_or(0, i64::from));
            told.with("fallen", *fallen).with("wrecks", *wrecks)
        }
        Event::Met { entrant, other, hex: at } => {
            Message::new("chronicle-met").with("troop", troop(entrant)).with("other", troop(other)).with("hex", hex(at))
        }
        Event::SetUp { troop: id, edge } => {
            let edge = word(&format!("edge-{}", edge.word()));
            Message::new("chronicle-set-up").with("troop", troop(id)).with("edge", edge)
        }
        Event::Unfit { troop: id } => Message::new("chronicle-unfit").with("troop", troop(id)),
        Event::Fought { winner: Some(winner), entrant, other, rounds, .. } => {
            let loser = if winner == entrant { other } else { entrant };
            let won = Message::new("chronicle-won").with("troop", troop(winner)).with("other", troop(loser));
            won.with("rounds", i32::from(*rounds))
        }
        Event::Fought { entrant, other, rounds, .. } => {
            let drawn = Message::new("chronicle-drawn").with("troop", troop(entrant)).with("other", troop(other));
            drawn.with("rounds", i32::from(*rounds))
        }
        Event::Casualty { troop: id, name, pile, dice, fate, .. } => {
            let dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let what = word(&format!("chronicle-fate-{}", fate.key()));
            let told = Message::new("chronicle-casualty").with("name", name.as_str()).with("troop", troop(id));
            let pile = word(&format!("chronicle-pile-{}", casualties::pile_key(*pile)));
            told.with("pile", pile).with("dice", dice).with("what", what)
        }
        Event::Gear { troop: id, scrap } => {
            Message::new("chronicle-gear").with("troop", troop(id)).with("scrap", i64::from(*scrap))
        }
        Event::Crates { troop: id, crates, scrap } => {
            let told = Message::new("chronicle-crates").with("troop", troop(id)).with("crates", *crates);
            told.with("scrap", i64::from(*scrap))
        }
        Event::Taken { troop: id, items } => {
            Message::new("chronicle-taken").with("troop", troop(id)).with("items", *items)
        }
        Event::Equipped { troop: id, name, item, .. } => {
            let told = Message::new("chronicle-equipped").with("troop", troop(id)).with("name", name.as_str());
            told.with("item", item.as_str())
        }
        Event::Traded { troop: id, other } => {
            Message::new("chronicle-traded").with("troop", troop(id)).with("other", troop(other))
        }
        Event::Regrouped { troop: id } => Message::new("chronicle-regrouped").with("troop", troop(id)),
        Event::Reinforced { troop: id, scrap } => {
            Message::new("chronicle-reinforced").with("troop", troop(id)).with("scrap", i64::from(*scrap))
        }
        Event::Unmended { troop: id, why } => {
            Message::new(format!("chronicle-unmended-{why}")).with("troop", troop(id))
        }
        Event::Spent { troop: id, scrap } => {
            Message::new("chronicle-spent").with("troop", troop(id)).with("scrap", i64::from(*scrap))
        }
        Event::Sold { troop: id, vehicle, scrap } => {
            let told = Message::new("chronicle-sold").with("troop", troop(id)).with("vehicle", vehicle.as_str());
            told.with("scrap", i64::from(*scrap))
        }
        Event::Repaired { troop: id, vehicle, unit, scrap } => {
            let told = Message::new("chronicle-repaired").with("troop", troop(id)).with("vehicle", vehicle.as_str());
            told.with("unit", unit.as_str()).with("scrap", i64::from(*scrap))
        }
        Event::Lost { troop: id, vehicle } => {
            Message::new("chronicle-lost").with("troop", troop(id)).with("vehicle", vehicle.as_str())
        }
        Event::Captured { troop: id, vehicle, unit } => {
            let told = Message::new("chronicle-captured").with("troop", troop(id)).with("vehicle", vehicle.as_str());
            told.with("unit", unit.as_str())
        }
        Event::Retreated { troop: id, to } => {
            Message::new("chronicle-retreated").with("troop", troop(id)).with("hex", hex(to))
        }
        Event::Destroyed { troop: id } => Message::new("chronicle-destroyed").with("troop", troop(id)),
        Event::Income { tribe: key, scrap, points } => {
            let told = Message::new("chronicle-income").with("tribe", tribe(key)).with("scrap", i64::from(*scrap));
            told.with("points", i64::from(*points))
        }
        Event::Over { winner: Some(key), how } => {
            // Recorded campaigns are hashed with the points in these texts, so scrap has to be inferred from the rest.
            let how = if *how == "points" && income::is_by_scrap(world, *key) { "scrap" } else { *how };
            let how = word(&format!("chronicle-over-{how}"));
            Message::new("chronicle-victory").with("tribe", tribe(key)).with("how", how)
        }
        Event::Over { winner: None, .. } => Message::new("chronicle-draw"),
    };
    message.words()
}
