//! Splitting a squad into two halves during deployment (G-12, T-03).

use crate::engine::{fact::What, log::BattleLog};
use crate::force::{
    PieceId, Post, PrimateIx, Roster, UnitId, UnitIx,
    squad::{Primate, Squad},
};
use crate::rules::monkeys::{
    field::Field,
    illegal::Illegal,
    muster::UnitMuster,
    order::{Given, Order},
    profiles::Profiles,
    states::{Leadership, UnitState},
};
use crate::words::say;
use bevy_ecs::prelude::*;

/// A legal split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halves {
    /// The unit that the second half becomes.
    pub half: UnitIx,
    /// Its leader.
    pub corporal: PrimateIx,
    /// Its members.
    pub second: Vec<PrimateIx>,
}

/// The post of the second half of a squad that may be split: one that is deployed in the battle, large enough, with a
/// corporal (G-12).
pub fn half_post(profiles: &Profiles, unit: &UnitMuster) -> Option<Post> {
    let Post::Squad(squad) = unit.post else { return None };
    // A squad that is split in the file already has its second half.
    let large = unit.members.len() >= usize::from(profiles.building.split);
    let good =
        large && unit.members.iter().all(|mate| mate.cell.is_none()) && unit.members.iter().any(|mate| mate.corporal);
    good.then_some(Post::Half(squad))
}

/// Adds the second half of a squad to the world; it stays empty until the squad is split.
pub(in crate::rules::monkeys) fn enlist_half(
    world: &mut World,
    id: UnitId,
    name: &str,
    units: &mut Vec<(UnitId, Entity)>,
) {
    let Post::Half(squad) = id.post else { return };
    let whole = UnitId { post: Post::Squad(squad), ..id };
    let members = units.iter().find(|(known, _)| *known == whole).and_then(|(_, entity)| world.get::<Squad>(*entity));
    let Some(members) = members.map(|squad| squad.members.clone()) else { return };
    let name = say("half-name", &[("unit", name.into())]);
    let state = UnitState::fresh(id, members.clone());
    let unit = Squad { id, ix: UnitIx(units.len() as u16), name, members };
    units.push((id, world.spawn((unit, state.parts())).id()));
}

/// The unit that the second half of a squad would be; none if it isn't a squad or can't split.
fn half_of(field: &Field, unit: UnitIx) -> Option<UnitIx> {
    let id = field.unit(unit).id;
    let Post::Squad(squad) = id.post else { return None };
    field.find_unit(UnitId { post: Post::Half(squad), ..id })
}

/// The half that has already been split off in the platoon.
fn split_off(field: &Field, unit: UnitIx) -> Option<UnitIx> {
    let id = field.unit(unit).id;
    let half = |other: &UnitIx| matches!(field.unit(*other).id.post, Post::Half(_));
    field.platoon(id.side, id.platoon).filter(half).find(|half| field.roll_call(*half).next().is_some())
}

/// Whether a squad can be split this way (G-12): six or more members, three in each half, a corporal in the second
/// half, the leader in the first, one split per platoon, before anyone in it is placed.
pub fn check_split(field: &Field, unit: UnitIx, second: &[PieceId]) -> Result<Halves, Illegal> {
    let (id, building) = (field.unit(unit).id, &field.book.building);
    let size = field.roll_call(unit).count();
    let least = usize::from(building.split);
    if size < least || !matches!(id.post, Post::Squad(_)) {
        return Err(Illegal::TooFewToSplit { unit: id, size, least });
    }
    if field.stands(unit) {
        return Err(Illegal::TooLateToSplit { unit: id });
    }
    if let Some(other) = split_off(field, unit) {
        return Err(Illegal::SplitTwice { unit: id, other: field.unit(other).id });
    }
    let mut mates = Vec::with_capacity(second.len());
    for piece in second {
        let mate = field.find_primate(*piece).filter(|mate| field.primate(*mate).unit == unit && !mates.contains(mate));
        mates.push(mate.ok_or(Illegal::NotMember { primate: *piece, unit: id })?);
    }
    let leader = field.unit(unit).lead.leader;
    if let Some(leader) = leader.filter(|leader| mates.contains(leader)) {
        return Err(Illegal::SergeantStays { primate: field.primate(leader).id });
    }
    let least = usize::from(building.half);
    if mates.len() < least || size - mates.len() < least {
        let (first, second) = (size - mates.len(), mates.len());
        return Err(Illegal::HalfTooSmall { unit: id, first, second, least });
    }
    let corporal = mates.iter().copied().find(|mate| field.kit(*mate).corporal);
    match corporal.zip(half_of(field, unit)) {
        Some((corporal, half)) => Ok(Halves { half, corporal, second: mates }),
        None => Err(Illegal::NoCorporal { unit: id }),
    }
}

/// The usual split of a squad: its corporal with the last half of the others; none if it can't be split.
pub fn usual(field: &Field, unit: UnitIx) -> Option<Order> {
    let members: Vec<PrimateIx> = field.roll_call(unit).collect();
    let corporal = members.iter().copied().find(|mate| field.kit(*mate).corporal)?;
    let leader = field.unit(unit).lead.leader;
    let others = members.iter().rev().copied().filter(|mate| *mate != corporal && Some(*mate) != leader);
    let mut half: Vec<PrimateIx> = others.take((members.len() / 2).saturating_sub(1)).chain([corporal]).collect();
    half.sort_unstable();
    let second: Vec<PieceId> = half.into_iter().map(|mate| field.primate(mate).id).collect();
    check_split(field, unit, &second).is_ok().then(|| Order::Split { unit: field.unit(unit).id, second })
}

/// From now on, the second half is a unit of its own, led by its corporal (G-12).
pub(in crate::rules::monkeys) fn split_squad(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut primates: Query<&mut Primate>,
    mut leads: Query<&mut Leadership>,
    mut log: ResMut<BattleLog>,
) {
    let Order::Split { unit: id, second } = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let Halves { half, corporal, second } =
        check_split(&field, unit, second).expect("orders are checked before they are taken");
    let name = field.unit(half).id;
    for mate in second {
        let mut primate = primates.get_mut(roster.primate(mate)).expect("a primate has its name");
        primate.id.unit = name;
        primate.unit = half;
    }
    *leads.get_mut(roster.unit(half)).expect("a unit has a leader's place") =
        Leadership { leader: Some(corporal), acting: false };
    log.tell("G-12", What::Said { what: "squad-splits", who: Some((*id).into()) });
}
