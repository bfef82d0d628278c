//! The book's primates as counters: what the view shows of each.

use super::hulls;
use crate::force::{PrimateIx, Side};
use crate::rules::monkeys::{commit::Ended, field::Field, pins::Pin, platoons::Turn, sphere::sphere};
use crate::view::{
    Cast, TokenState,
    art::{
        looks::{Badge, Badges, CardSize, CounterLook, Face, Glyph, Lead, Lift},
        palette::{Outline, Palette},
    },
};

/// All primates of the battle.
pub fn cast(field: &Field, turn: &Turn) -> Cast {
    let outside = outside(field, turn);
    let token = |primate: PrimateIx| {
        let look = look(field, turn, primate, outside.contains(&primate));
        TokenState { piece: field.primate(primate).id, cell: field.cell(primate), look }
    };
    let tokens = (0..field.primates.len() as u16).map(PrimateIx).map(token).collect();
    Cast { tokens, vehicles: hulls::tokens(field, turn), homes: field.homes, ..Cast::default() }
}

/// Primates of the active platoon that would be lost if the turn ended now (T-28).
fn outside(field: &Field, turn: &Turn) -> Vec<PrimateIx> {
    let units = turn.units(field);
    units.into_iter().flat_map(|unit| sphere(field, unit).outside).map(|(primate, _)| primate).collect()
}

/// The shape of a side's cards.
pub const fn outline(side: Side) -> Outline {
    match side {
        Side::First => Outline::Square,
        Side::Second => Outline::Disc,
    }
}

/// What a primate's counter shows.
pub fn look(field: &Field, turn: &Turn, primate: PrimateIx, outside: bool) -> CounterLook {
    let state = field.primate(primate);
    let clan = field.clan(primate);
    let weapon = field.weapon(primate).filter(|weapon| weapon.name != clan.weapon);
    CounterLook {
        face: Face::of_clan(&clan.name),
        palette: Palette::Print,
        outline: outline(state.id.unit.side),
        size: CardSize::of(clan.size as u8),
        tag: turn.tag(state.id.unit),
        lead: lead(field, primate),
        weapon: weapon.and_then(|weapon| Glyph::of_weapon(&weapon.name)),
        badges: badges(field, turn, primate, outside),
        markers: 0,
        lift: Lift::None,
    }
}

/// Whether and how a primate leads.
pub fn lead(field: &Field, primate: PrimateIx) -> Lead {
    let lead = field.unit(field.primate(primate).unit).lead;
    match (lead.leader == Some(primate), lead.acting) {
        (true, false) => Lead::Leader,
        (true, true) => Lead::Acting,
        (false, _) => Lead::None,
    }
}

fn badges(field: &Field, turn: &Turn, primate: PrimateIx, outside: bool) -> Badges {
    let state = field.primate(primate);
    let unit = field.unit(state.unit);
    let worn = [
        (Badge::Carrying, turn.stakes.carried(primate).is_some()),
        (Badge::Outside, outside),
        (Badge::Pinned, state.pin.holds()),
        (Badge::Recovering, state.pin == Pin::Recovering),
        (Badge::OutOfAmmo, unit.ammunition.is_out()),
        (Badge::Hidden, unit.hidden.holds()),
        (Badge::Overwatch, unit.watch.0 && !state.pin.holds()),
        (Badge::Braced, state.braced.0),
        (Badge::Committed, unit.actions.ended == Ended::Committed && unit.commitment.target.is_some()),
        (Badge::Prone, state.is_prone()),
    ];
    worn.into_iter().filter(|(_, on)| *on).map(|(badge, _)| badge).collect()
}
