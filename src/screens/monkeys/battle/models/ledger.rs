//! The ledger: both sides' platoons in order, one row per unit.

use super::{
    faces,
    look::Look,
    track::{away, slots, stand},
};
use crate::board::Cell;
use crate::force::{PrimateIx, Side, UnitIx};
use crate::input::intent::Fold;
use crate::panels::{
    Print,
    ledger::{Army, Ledger, Platoon, Row, SmallMap},
    sheet::Tone,
    track::Turn as Stand,
};
use crate::rules::monkeys::{
    commit::{self, Ended},
    field::Field,
    platoons::ACTIONS,
};
use crate::words::{say, word};

/// The ledger; with the small map if it has been drawn, and the part of it that is visible, in cells.
pub fn ledger(look: &Look, map: Option<&Print>, view: [f32; 4]) -> Ledger {
    let spots = look.field.ground().spots();
    let cells = (spots.width(), spots.height());
    Ledger {
        map: map.map(|picture| SmallMap { picture: picture.clone(), cells, view, dots: dots(look.field) }),
        armies: Side::BOTH.map(|side| army(look, side)).into(),
        toggled: look.hands.is_toggled(Fold::Ledger),
    }
}

/// Where primates stand or ride.
pub fn dots(field: &Field) -> Vec<(Side, Cell)> {
    let all = (0..field.primates.len() as u16).map(PrimateIx);
    let dot = |one: PrimateIx| Some((field.side_of(one), field.squares(one.into()).next()?));
    all.filter_map(dot).collect()
}

fn army(look: &Look, side: Side) -> Army {
    let (left, all) = look.field.left(side);
    let platoons = slots(look.turn).into_iter().filter(|(owner, _)| *owner == side);
    Army {
        side,
        name: look.names.side(side).to_owned(),
        alive: say("ledger-alive", &[("left", left.into()), ("all", all.into())]),
        platoons: platoons.map(|(_, platoon)| rows(look, side, platoon)).collect(),
    }
}

fn rows(look: &Look, side: Side, platoon: u8) -> Platoon {
    let stand = stand(look, side, platoon);
    Platoon {
        letter: look.mark(side, platoon),
        now: stand == Stand::Now,
        rows: look.field.platoon(side, platoon).filter_map(|unit| row(look, unit, stand)).collect(),
    }
}

fn row(look: &Look, unit: UnitIx, stand: Stand) -> Option<Row> {
    let state = look.field.unit(unit);
    let left = match stand {
        _ if !look.field.stands(unit) => 0,
        Stand::Now if state.actions.ended == Ended::No => commit::actions_left(look.field, unit),
        Stand::Now | Stand::Done | Stand::Dead => 0,
        Stand::Next | Stand::Offered => ACTIONS,
    };
    let away = away(look, unit);
    Some(Row {
        unit: state.id,
        portrait: faces::unit_portrait(look.field, look.turn, unit)?,
        name: look.names.unit(unit).to_owned(),
        alive: (look.field.members(unit).count() + away).to_string(),
        actions: (left, ACTIONS),
        state: if away > 0 { word("ledger-afar") } else { String::new() },
        tone: Tone::Plain,
        badges: faces::unit_badges(look.field, look.turn, unit),
        chosen: look.hands.shown() == Some(state.id),
    })
}
