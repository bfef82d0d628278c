//! What characters and boards are worth, in hundredths of a point: Initiative left is what a character is worth, and one
//! that can't act is worth nothing. So a serious wound on Initiative 3 is as good as a kill.

use crate::force::{Side, UnitIx};
use crate::rules::initiative::{choices::View, ending, field::Field, muster::Goal, wounds};

/// Being able to act at all, and each call of a turn.
const ABLE: i64 = 300;
const A_CALL: i64 = 100;

/// One call that is lost once, out of all that a call of each turn is worth.
pub const ONE_CALL: i64 = 35;

/// The battle itself; a turn at the end of which something was held; the load; and each cell of its way.
const WON: i64 = 6_000;
const HELD: i64 = 700;
const LOAD: i64 = 500;
const A_CELL: i64 = 35;

/// What a character of so much Initiative is worth.
pub const fn of(initiative: u8) -> i64 {
    if initiative == 0 { 0 } else { ABLE + A_CALL * initiative as i64 }
}

/// What a character is worth now; calls lost to panic are missing.
pub fn left(field: &Field, unit: UnitIx) -> i64 {
    let worth = of(wounds::initiative(field, unit));
    let panic = i64::from(field.unit(unit).lost.0) * ONE_CALL;
    if worth == 0 { 0 } else { (worth - panic).max(A_CALL) }
}

/// What all of a side is worth.
fn force(field: &Field, side: Side) -> i64 {
    field.of(side).filter(|unit| !field.is_mount(*unit)).map(|unit| left(field, unit)).sum()
}

/// What a board is worth to a side, in tenths of a point.
pub fn value(view: View, side: Side) -> i64 {
    let over = view.clock.outcome().and_then(|outcome| outcome.winner);
    let over = over.map_or(0, |winner| if winner == side { WON } else { -WON });
    let of = |side: Side| force(view.field, side) + goals(view, side);
    (of(side) - of(side.other()) + over) / 10
}

/// What is held, or how far the load has come.
fn goals(view: View, side: Side) -> i64 {
    let (field, turn) = (view.field, view.turn);
    match &field.setting.scenario.goal {
        Goal::Break => 0,
        Goal::Hold { cells, near, .. } => {
            let holds = ending::holder(field, cells, *near) == Some(side);
            let before = if turn.held.0 == Some(side) { i64::from(turn.held.1) } else { 0 };
            (i64::from(holds) + before) * HELD
        }
        Goal::Carry { movers, to, .. } if *movers == side => {
            let Some((cell, carrier)) = field.load() else { return 0 };
            let far = to.distance(cell).unwrap_or(0);
            i64::from(carrier.is_some()) * LOAD - i64::from(far) * A_CELL
        }
        Goal::Carry { .. } => 0,
    }
}
