//! How much of a window the bars and columns of a battle take.

/// Measures of the bars and columns, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// The bar at the top.
    pub top: f32,
    /// The left column; 0 where it is a drawer.
    pub left: f32,
    /// The right column; 0 where it is a drawer.
    pub right: f32,
    /// The bar at the bottom.
    pub foot: f32,
    /// Whether the right column is a drawer.
    pub drawers: bool,
}

const ROOMY: Plan = Plan { top: 52.0, left: 320.0, right: 380.0, foot: 60.0, drawers: false };
pub(super) const WIDE: Plan = Plan { top: 52.0, left: 250.0, right: 380.0, foot: 60.0, drawers: false };
const USUAL: Plan = Plan { top: 44.0, left: 0.0, right: 300.0, foot: 52.0, drawers: false };
const NARROW: Plan = Plan { top: 44.0, left: 0.0, right: 0.0, foot: 52.0, drawers: true };

/// Room for the views at the right edge of the map.
pub(super) const VIEWS: f32 = 76.0;

impl Plan {
    /// The plan of a window that is this many points wide.
    pub fn of(width: f32) -> Plan {
        match width {
            roomy if roomy >= 1800.0 => ROOMY,
            wide if wide >= 1600.0 => WIDE,
            usual if usual >= 920.0 => USUAL,
            _ => NARROW,
        }
    }
}
