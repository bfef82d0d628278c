//! Why a troop can't be regrouped, equipped or reinforced: one line per reason, with its numbers, its text and its
//! rule.

use super::state::TroopId;
use crate::engine::reasons::reasons;

reasons! {
    /// A refused order between battles.
    pub enum NoCamp;

    /// A battle or its aftermath is going on: exchanges come later.
    InBattle => ("campaign-no-camp-battle", "C-29");
    /// There is no such troop on the map.
    NoTroop { troop: TroopId } => ("campaign-no-camp-troop", "C-39");
    /// Platoons change troops on their owner's turn.
    NotYourTurn { troop: TroopId } => ("campaign-no-camp-turn", "C-39");
    /// It takes two different troops of one tribe.
    NotAPair { troop: TroopId, other: TroopId } => ("campaign-no-camp-pair", "C-39");
    /// They aren't in the same hex.
    Apart { troop: TroopId, other: TroopId } => ("campaign-no-camp-apart", "C-39");
    /// The troop has no such platoon, counted from 1.
    NoPlatoon { troop: TroopId, platoon: usize } => ("campaign-no-camp-platoon", "C-39");
    /// Nobody is left in the platoon, so there is nothing to exchange.
    WipedOut { platoon: String } => ("campaign-no-camp-wiped-out", "C-39");
    /// The platoon has no such unit, counted from 1.
    NoUnit { platoon: usize, unit: usize } => ("campaign-no-unit", "C-39");
    /// The troop has nobody with that number.
    NoSoldier { troop: TroopId } => ("campaign-no-camp-soldier", "C-39");
    /// It is already there.
    Same => ("campaign-no-camp-same", "C-39");
    /// Officers and fireteams don't change: only standard squads exchange primates.
    Headquarters { unit: String } => ("campaign-no-camp-hq", "C-09");
    /// A squad replaces a squad, a fireteam a fireteam; officers stay with their platoon.
    OtherKind { unit: String, other: String } => ("campaign-no-camp-kind", "C-09");
    /// Only units that have lost members may be smaller than a squad.
    TooFew { unit: String, left: usize, least: usize } => ("campaign-no-camp-few", "C-09");
    /// A command squad must keep a fireteam.
    NoTeams { platoon: String } => ("campaign-no-camp-teams", "C-09");
    /// The platoon has no room for another one.
    Full { platoon: String } => ("campaign-no-camp-full", "C-09");
    /// Clans, sizes, slots or names don't allow it.
    Unsound { why: String } => ("campaign-no-camp-unsound", "C-09");
    /// A unit needs drivers for its vehicles.
    Driverless { unit: String } => ("campaign-no-camp-driver", "C-09");
    /// The troop has no such thing in store, or the primate has none to give back.
    NoItem { item: String } => ("campaign-no-camp-item", "C-12");
    /// The primate can't use it.
    Useless { why: String } => ("campaign-no-camp-useless", "C-12");
    /// Scrap can only be spent between rounds.
    NotBetweenRounds => ("campaign-no-camp-round", "G-30");
    /// The troop isn't in a town held by its tribe.
    NoTown { troop: TroopId } => ("campaign-no-camp-town", "G-30");
    /// What is bought isn't available.
    NotForSale { why: String } => ("campaign-no-camp-sale", "G-30");
    /// The tribe is short by this much scrap.
    NoScrap { short: u32 } => ("campaign-no-camp-scrap", "G-30");
}
