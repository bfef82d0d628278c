//! The ground and what is over it: terrain, smoke, clouds, fire (F7, F8, F23, G22).

use super::profiles::{Numbers, Profiles, Terrain};
use crate::board::hex::{Hex, HexMap, Table};
use serde::{Deserialize, Serialize};

/// What is over a hex: markers of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cloud {
    /// Smoke.
    pub smoke: u8,
    /// Poison.
    pub poison: u8,
    /// The die of the poison, or the strongest of several.
    pub die: u8,
    /// Acid.
    pub acid: u8,
    /// Fire.
    pub burning: u8,
}

/// A kind of marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// Smoke.
    Smoke,
    /// Poison with a die.
    Poison(u8),
    /// Acid.
    Acid,
}

/// The ground of a battle with what is over it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Land {
    terrain: HexMap<u8>,
    clouds: HexMap<Cloud>,
}

impl Land {
    /// Ground with nothing over it.
    pub fn new(terrain: HexMap<u8>) -> Self {
        let clouds = HexMap::new(terrain.table(), Cloud::default());
        Self { terrain, clouds }
    }

    /// The table.
    pub const fn table(&self) -> Table {
        self.terrain.table()
    }

    /// The terrain of a hex on the table.
    pub fn terrain<'b>(&self, book: &'b Profiles, hex: Hex) -> &'b Terrain {
        &book.terrain[usize::from(self.terrain[hex])]
    }

    /// Whether it looks the same as another one as far as sight goes: the same terrain, and smoke over the same hexes.
    pub fn looks_like(&self, other: &Self) -> bool {
        let mut clouds = self.clouds.values().zip(other.clouds.values());
        self.terrain == other.terrain && clouds.all(|(one, other)| (one.smoke > 0) == (other.smoke > 0))
    }

    /// What is over a hex on the table.
    pub fn cloud(&self, hex: Hex) -> Cloud {
        self.clouds[hex]
    }

    /// Puts something over a hex.
    pub(super) fn hang(&mut self, hex: Hex, cloud: Cloud) {
        self.clouds[hex] = cloud;
    }

    /// Places a marker: the first placement puts down two, each later one puts down one (F23).
    pub(super) fn place(&mut self, numbers: &Numbers, hex: Hex, marker: Marker) {
        let cloud = &mut self.clouds[hex];
        let count = match marker {
            Marker::Smoke => &mut cloud.smoke,
            Marker::Poison(_) => &mut cloud.poison,
            Marker::Acid => &mut cloud.acid,
        };
        *count = count.saturating_add(if *count == 0 { numbers.first_placement } else { 1 });
        if let Marker::Poison(die) = marker {
            cloud.die = cloud.die.max(die);
        }
    }

    /// Removes one marker of each kind (R9). Returns the hexes that have burned down: their terrain has changed (F23).
    pub(super) fn clear(&mut self, book: &Profiles) -> Vec<Hex> {
        let mut burned = Vec::new();
        for hex in self.table().hexes() {
            let cloud = &mut self.clouds[hex];
            let burns = cloud.burning > 0;
            for count in [&mut cloud.smoke, &mut cloud.poison, &mut cloud.acid, &mut cloud.burning] {
                *count = count.saturating_sub(1);
            }
            if cloud.poison == 0 {
                cloud.die = 0;
            }
            if burns && self.burn(book, hex) {
                burned.push(hex);
            }
        }
        burned
    }

    /// The ground of a hex burns down (F23). Returns whether that has changed it.
    pub(super) fn burn(&mut self, book: &Profiles, hex: Hex) -> bool {
        let rest = self.terrain(book, hex).burns_to.as_deref().and_then(|name| book.ground(name));
        self.terrain[hex] = rest.unwrap_or(self.terrain[hex]);
        rest.is_some()
    }
}
