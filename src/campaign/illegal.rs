//! Why an order can't be given: one line per reason, with its numbers, its text and its rule (C-03 to C-13).

use super::{no_camp::NoCamp, state::TroopId};
use crate::board::hex::Hex;
use crate::engine::reasons::{reasons, stated};

stated!(TroopId => |troop| troop.to_string().into());
stated!(Hex => |hex| hex.to_string().into());

reasons! {
    /// A refused order.
    pub enum Illegal;

    /// The campaign is over.
    Over => ("campaign-no-over", "C-28");
    /// A different question is open, by this rule.
    NotAsked { asked: &'static str, by: &'static str } => ("campaign-no-asked", by);
    /// There is no such troop, or it doesn't belong to the tribe that is asked.
    NotYours { troop: TroopId } => ("campaign-no-yours", "C-03");
    /// It has already moved in this round.
    Designated { troop: TroopId } => ("campaign-no-designated", "C-03");
    /// The hex isn't on the map.
    OffMap { hex: Hex } => ("campaign-no-map", "C-04");
    /// The hex isn't next to the troop's.
    Far { hex: Hex } => ("campaign-no-far", "C-04");
    /// The troop has marched as far as it can, in hexes per turn.
    Spent { hexes: u8 } => ("campaign-no-spent", "C-04");
    /// That troop isn't an enemy in the same hex.
    NotHere { troop: TroopId } => ("campaign-no-here", "C-07");
    /// The scenario determines where both sides set up.
    FixedEdges => ("campaign-no-edges", "C-36");
    /// It isn't a narrow edge.
    BroadEdge => ("campaign-no-broad-edge", "C-36");
    /// The troop already sets up there.
    SameEdge => ("campaign-no-same-edge", "C-36");
    /// The battle can't be fought.
    NoBattle { why: String } => ("campaign-no-battle", "C-06");
    /// It isn't the battle that the campaign is waiting for.
    OtherBattle => ("campaign-no-other", "C-06");
    /// The battle doesn't match its replay.
    Diverges { why: String } => ("campaign-no-diverges", "C-06");
    /// The battle isn't over.
    BattleOpen => ("campaign-no-open", "C-06");
    /// The number of decisions differs from the number of wrecks.
    Fates { given: usize, wrecks: usize } => ("campaign-no-fates", "C-12");
    /// The troop has nobody alive with an engineering torch.
    NoTorch => ("campaign-no-torch", "C-13");
    /// The tribe is short by this much scrap.
    NoScrap { short: u32 } => ("campaign-no-scrap", "C-12");
    /// The troop has no such platoon or unit, counted from 1.
    NoUnit { platoon: usize, unit: usize } => ("campaign-no-unit", "C-13");
    /// The squad already has two vehicles.
    NoRoom { unit: String } => ("campaign-no-room", "C-13");
    /// Nobody in the unit can drive it.
    NoDriver { unit: String, vehicle: String } => ("campaign-no-driver", "C-13");
    /// That troop isn't an enemy on the map.
    NoTarget { troop: TroopId } => ("campaign-no-target", "C-25");
    /// The troop has marched in this turn, and guns fire instead of marching.
    HasMarched { troop: TroopId } => ("campaign-no-marched", "C-25");
    /// The troop has no gun that reaches another hex, or nobody fit to fire it.
    NoGuns { troop: TroopId } => ("campaign-no-guns", "C-14");
    /// The troop is out of the guns' reach, in hexes.
    OutOfGunReach { troop: TroopId, hexes: usize, reach: u8 } => ("campaign-no-gun-reach", "C-14");
    /// The troop has nobody fit, so there is nobody to hit.
    NobodyToHit { troop: TroopId } => ("campaign-no-hit", "C-25");
    /// The number of grid squares differs from the number of squads.
    Squares { given: usize, squads: usize } => ("campaign-no-squares", "C-22");
    /// There is no such square on the grid, counted from 1.
    OffGrid { column: u8, row: u8 } => ("campaign-no-grid", "C-22");
    /// Another squad is on that square of the grid.
    SquareTaken { column: u8, row: u8 } => ("campaign-no-square", "C-22");
    /// That isn't a valid answer about a shell.
    BadAnswer { why: String } => ("campaign-no-answer", "C-23");
    /// The loser may not go there.
    NotAWay { hex: Hex } => ("campaign-no-way", "C-11");

    [listed in files of their own]
    /// A refused order between battles.
    Camp(NoCamp);
}

impl Illegal {
    /// The hex that it is about, if any.
    pub(super) const fn hex(&self) -> Option<Hex> {
        match self {
            Self::OffMap { hex } | Self::Far { hex } | Self::NotAWay { hex } => Some(*hex),
            _ => None,
        }
    }
}
