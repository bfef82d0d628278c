//! Regrouping: units change platoons, primates change squads, within the rules for clans and sizes (C-09, C-39).

use super::{
    no_camp::NoCamp,
    state::{Platoon, Ranks, Soldier, SoldierId, TroopId, Unit, garaged},
};
use crate::data::{
    error::LoadError,
    monkeys::roster::{self, reinforce},
};
use crate::force::Post;
use crate::rules::monkeys::profiles::Profiles;
use crate::words::{Message, word};
use std::mem::{swap, take};

/// A unit, by its platoon and its index in it, from 0.
type At = (u8, u8);

/// The first error, as text.
pub(super) fn first(error: &LoadError) -> String {
    error
        .faults
        .first()
        .map_or_else(String::new, |fault| fault.what.clone().about(&word("campaign-one-of-them")).words())
}

/// A platoon in the form used in rosters, with its remaining members.
pub(super) fn bought(platoon: &Platoon) -> roster::Platoon {
    let units = platoon.units.iter().filter(|unit| !unit.soldiers.is_empty()).map(Unit::marching).collect();
    roster::Platoon { name: platoon.name.clone(), scrap: 0, units, veteran: true }
}

/// Checks the platoons that a change has touched, and computes the worth of their members again. Only what the change
/// itself brings is refused: losses may have left other faults, such as a vehicle that nobody can drive.
pub(super) fn settle(before: &Ranks, ranks: &mut Ranks, touched: &[usize], profiles: &Profiles) -> Result<(), NoCamp> {
    let (mut old, mut found) = (Vec::new(), Vec::new());
    for place in touched {
        old.extend(reinforce::examine(&bought(&before.0[*place]), profiles).1);
        let platoon = &mut ranks.0[*place];
        platoon.units.retain(|unit| !unit.is_gone());
        platoon.units.sort_by_key(|unit| unit.post);
        let (checked, faults) = reinforce::examine(&bought(platoon), profiles);
        found.extend(faults);
        adopt(platoon, checked);
    }
    reinforce::refuse_new(found, &old).map_err(|why| NoCamp::Unsound { why: first(&why) })
}

/// Takes over the members of a platoon as they were checked, with what they are worth now.
fn adopt(platoon: &mut Platoon, checked: roster::Platoon) {
    let manned = platoon.units.iter_mut().filter(|unit| !unit.soldiers.is_empty());
    for (unit, checked) in manned.zip(checked.units) {
        for (soldier, member) in unit.soldiers.iter_mut().zip(checked.members) {
            soldier.member = member;
        }
    }
}

/// Whether the platoons of a troop may be in it together.
pub(super) fn together(ranks: &Ranks) -> Result<(), NoCamp> {
    let platoons: Vec<roster::Platoon> = ranks.0.iter().map(bought).collect();
    reinforce::together(&platoons).map_err(|why| NoCamp::Unsound { why: first(&why) })
}

/// The position of a primate: platoon, unit and index.
pub(super) fn find(ranks: &Ranks, soldier: SoldierId) -> Option<(usize, usize, usize)> {
    let units = |platoon: usize| ranks.0[platoon].units.iter().enumerate();
    (0..ranks.0.len()).find_map(|platoon| {
        units(platoon).find_map(|(at, unit)| {
            let place = unit.soldiers.iter().position(|one| one.id == soldier)?;
            Some((platoon, at, place))
        })
    })
}

fn check_unit(ranks: &Ranks, (platoon, unit): At) -> Result<(usize, usize), NoCamp> {
    let (platoon, unit) = (usize::from(platoon), usize::from(unit));
    let there = ranks.0.get(platoon).is_some_and(|own| unit < own.units.len());
    if there { Ok((platoon, unit)) } else { Err(NoCamp::NoUnit { platoon: platoon + 1, unit: unit + 1 }) }
}

/// Moves a unit to another platoon, to a free post or in exchange for a unit of the same kind.
pub(super) fn unit(
    ranks: &mut Ranks,
    from: At,
    to: u8,
    exchange: Option<u8>,
    profiles: &Profiles,
) -> Result<(), NoCamp> {
    let before = ranks.clone();
    let (platoon, place) = check_unit(ranks, from)?;
    let to_platoon = usize::from(to);
    if platoon == to_platoon {
        return Err(NoCamp::Same);
    }
    let unit = &ranks.0[platoon].units[place];
    let moves = |post: Post| matches!(post, Post::Squad(_) | Post::Team(_));
    let kind = |other: &Unit| NoCamp::OtherKind { unit: unit.name.clone(), other: other.name.clone() };
    if !moves(unit.post) {
        return Err(kind(unit));
    }
    match exchange {
        Some(other) => {
            let (to_platoon, at) = check_unit(ranks, (to, other))?;
            let there = &ranks.0[to_platoon].units[at];
            if std::mem::discriminant(&there.post) != std::mem::discriminant(&unit.post) {
                return Err(kind(there));
            }
            let (mut mine, mut yours) = (unit.clone(), there.clone());
            swap(&mut mine.post, &mut yours.post);
            (mine.bought.post, yours.bought.post) = (mine.post, yours.post);
            ranks.0[platoon].units[place] = yours;
            ranks.0[to_platoon].units[at] = mine;
        }
        None => {
            let target = ranks.0.get(to_platoon).ok_or(NoCamp::NoUnit { platoon: to_platoon + 1, unit: 1 })?;
            let full = || NoCamp::Full { platoon: target.name.clone() };
            let post = free_post(target, unit.post, profiles).ok_or_else(full)?;
            let mut moved = ranks.0[platoon].units.remove(place);
            moved.post = post;
            moved.bought.post = post;
            ranks.0[to_platoon].units.push(moved);
        }
    }
    for (was, is) in [platoon, to_platoon].map(|place| (&before.0[place], &ranks.0[place])) {
        check_teams(was, is)?;
        check_garage(was, is, profiles)?;
    }
    settle(&before, ranks, &[platoon, to_platoon], profiles)
}

/// A command squad, including its fireteams, gets no more vehicles than any other squad may have (1.13).
fn check_garage(before: &Platoon, after: &Platoon, profiles: &Profiles) -> Result<(), NoCamp> {
    let vehicles = after.command_vehicles();
    let most = usize::from(profiles.building.vehicles);
    if vehicles <= most.max(before.command_vehicles()) {
        return Ok(());
    }
    let why = Message::new("roster-vehicles").with("given", vehicles).with("most", most);
    Err(NoCamp::Unsound { why: why.about(&word("campaign-command-squad")).words() })
}

/// A post of that kind that a platoon has room for. A unit without primates keeps its post as long as it has a vehicle.
fn free_post(platoon: &Platoon, like: Post, profiles: &Profiles) -> Option<Post> {
    let taken = |post: &Post| platoon.units.iter().any(|unit| unit.post == *post && !unit.is_gone());
    let posts: Vec<Post> = match like {
        Post::Squad(_) if reinforce::has_room(&bought(platoon), profiles) => {
            (1..=profiles.building.squads).map(Post::Squad).collect()
        }
        Post::Team(_) if platoon.command().any(|unit| !unit.soldiers.is_empty()) => {
            (1..=profiles.building.teams.1).map(Post::Team).collect()
        }
        _ => Vec::new(),
    };
    posts.into_iter().find(|post| !taken(post))
}

/// A command squad with an officer doesn't give away its last fireteam. One that has lost all of them in battle stays
/// as it is (1.13, C-09).
fn check_teams(before: &Platoon, after: &Platoon) -> Result<(), NoCamp> {
    let any = |platoon: &Platoon, wanted: fn(Post) -> bool| {
        platoon.units.iter().any(|unit| wanted(unit.post) && !unit.soldiers.is_empty())
    };
    let is_team = |post| matches!(post, Post::Team(_));
    let commanded = any(after, |post| matches!(post, Post::Co | Post::Xo));
    if commanded && any(before, is_team) && !any(after, is_team) {
        return Err(NoCamp::NoTeams { platoon: after.name.clone() });
    }
    Ok(())
}

/// Moves a primate to another squad of its troop, alone or in exchange for one of that squad.
pub(super) fn primate(
    troop: TroopId,
    ranks: &mut Ranks,
    (soldier, exchange): (SoldierId, Option<SoldierId>),
    to: At,
    profiles: &Profiles,
) -> Result<(), NoCamp> {
    let before = ranks.clone();
    let nobody = NoCamp::NoSoldier { troop };
    let (platoon, from, place) = find(ranks, soldier).ok_or_else(|| nobody.clone())?;
    let (to_platoon, to) = check_unit(ranks, to)?;
    if (platoon, from) == (to_platoon, to) {
        return Err(NoCamp::Same);
    }
    for unit in [&ranks.0[platoon].units[from], &ranks.0[to_platoon].units[to]] {
        if !matches!(unit.post, Post::Squad(_)) {
            return Err(NoCamp::Headquarters { unit: unit.name.clone() });
        }
    }
    match exchange {
        Some(other) => {
            let found = find(ranks, other).filter(|(at, unit, _)| (*at, *unit) == (to_platoon, to));
            let (_, _, at) = found.ok_or(nobody)?;
            let mine = ranks.0[platoon].units[from].soldiers[place].clone();
            let yours = std::mem::replace(&mut ranks.0[to_platoon].units[to].soldiers[at], mine);
            ranks.0[platoon].units[from].soldiers[place] = yours;
        }
        None => {
            let unit = &mut ranks.0[platoon].units[from];
            check_size(unit, profiles)?;
            let moved = unit.soldiers.remove(place);
            ranks.0[to_platoon].units[to].soldiers.push(moved);
        }
    }
    for (at, unit) in [(platoon, from), (to_platoon, to)] {
        check_drivers(&before.0[at].units[unit], &ranks.0[at].units[unit], profiles)?;
    }
    let touched: &[usize] = if platoon == to_platoon { &[platoon] } else { &[platoon, to_platoon] };
    settle(&before, ranks, touched, profiles)
}

/// A primate may leave a squad of sufficient size only if the squad stays large enough; a squad that is understrength
/// because of losses may be broken up (C-09).
fn check_size(unit: &Unit, profiles: &Profiles) -> Result<(), NoCamp> {
    let (has, least) = (unit.soldiers.len(), usize::from(profiles.building.members.0));
    if has == least {
        return Err(NoCamp::TooFew { unit: unit.name.clone(), left: has - 1, least });
    }
    Ok(())
}

/// When a primate leaves a unit, each of its vehicles that had a driver keeps one.
fn check_drivers(before: &Unit, after: &Unit, profiles: &Profiles) -> Result<(), NoCamp> {
    let idle = |unit: &Unit| unit.marching().idle(profiles).len();
    if idle(after) <= idle(before) { Ok(()) } else { Err(NoCamp::Driverless { unit: after.name.clone() }) }
}

/// Adds purchases to a platoon and numbers the new members. Returns how many there are.
pub(super) fn deliver(
    platoon: &mut Platoon,
    after: &roster::Platoon,
    enlisted: u16,
    profiles: &Profiles,
) -> Result<u16, NoCamp> {
    let mut next = enlisted;
    let mut recruit = |member: &roster::Member| {
        next += 1;
        Soldier { id: SoldierId(next), member: member.clone(), rests: false, battles: 0, kills: 0 }
    };
    let before = platoon.clone();
    platoon.units.retain(|unit| !unit.is_gone());
    for bought in &after.units {
        // Officers and fireteams have posts of their own, even if only vehicles are left there.
        let command = !matches!(bought.post, Post::Squad(_));
        let is_there = |unit: &&mut Unit| unit.post == bought.post && (command || !unit.soldiers.is_empty());
        match platoon.units.iter_mut().find(is_there) {
            Some(unit) => {
                let old = unit.soldiers.len();
                let idle = if old == 0 { take(&mut unit.vehicles) } else { Vec::new() };
                unit.name.clone_from(&bought.name);
                unit.bought = roster::Unit { members: Vec::new(), vehicles: Vec::new(), ..bought.clone() };
                unit.soldiers.extend(bought.members[old..].iter().map(&mut recruit));
                unit.vehicles = idle.into_iter().chain(garaged(&bought.vehicles)).collect();
            }
            None => {
                let full = || NoCamp::Full { platoon: platoon.name.clone() };
                let post = open_post(platoon, after, bought.post, profiles).ok_or_else(full)?;
                platoon.units.push(Unit {
                    post,
                    name: bought.name.clone(),
                    bought: roster::Unit { post, members: Vec::new(), vehicles: Vec::new(), ..bought.clone() },
                    soldiers: bought.members.iter().map(&mut recruit).collect(),
                    vehicles: garaged(&bought.vehicles),
                });
            }
        }
    }
    platoon.units.sort_by_key(|unit| unit.post);
    check_garage(&before, platoon, profiles)?;
    Ok(next - enlisted)
}

/// The post of a squad that was bought. A squad with only vehicles left keeps its own, so that new members can man
/// them.
fn open_post(platoon: &Platoon, after: &roster::Platoon, wanted: Post, profiles: &Profiles) -> Option<Post> {
    let left = |post: &Post| platoon.units.iter().any(|unit| unit.post == *post);
    let manned = |post: &Post| after.units.iter().any(|unit| unit.post == *post);
    let others = (1..=profiles.building.squads).map(Post::Squad).filter(|post| !manned(post));
    std::iter::once(wanted).chain(others).find(|post| !left(post))
}
