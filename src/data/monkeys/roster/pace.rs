//! How fast units march across a campaign map (C-04, C-05).

use super::{Crew, Unit, crews, seats};
use crate::rules::monkeys::profiles::{Profiles, Size, VehicleKind};

impl Unit {
    /// The Speed of its slowest member, if everybody is seated so that the unit is as fast as possible: those that ride
    /// are as fast as their vehicle, and injuries slow those on foot (C-05).
    pub fn pace(&self, profiles: &Profiles) -> Option<u8> {
        let kinds: Vec<&VehicleKind> = self.vehicles.iter().map(|vehicle| &profiles.vehicles[vehicle.kind]).collect();
        let slowest = kinds.iter().map(|kind| kind.speed).min();
        let marcher = |member: &super::Member| Marcher {
            speed: profiles.clans[member.clan].speed.saturating_sub(member.hurts.speed),
            size: member.size(profiles),
        };
        let mut marchers: Vec<Marcher> = self.members.iter().map(marcher).collect();
        marchers.sort_by_key(|marcher| marcher.speed);
        let (_, on_foot) = March { marchers, kinds }.best(0, &[], Room::default());
        slowest.into_iter().chain(on_foot.of_somebody()).min()
    }

    /// The indices of its vehicles that none of its members can operate (G-23).
    pub fn idle(&self, profiles: &Profiles) -> Vec<usize> {
        self.crews(profiles).1
    }

    /// The initial crew of each of its vehicles in a battle, and the indices of those that nobody can operate (G-23).
    pub fn crews(&self, profiles: &Profiles) -> (Vec<Crew>, Vec<usize>) {
        let sizes: Vec<Size> = self.members.iter().map(|member| member.size(profiles)).collect();
        crews(&self.vehicles, &sizes, profiles)
    }
}

/// A member on the march.
struct Marcher {
    /// On foot.
    speed: u8,
    size: Size,
}

/// Room for passengers in the vehicles that are driven.
#[derive(Clone, Copy, Default)]
struct Room {
    seats: u8,
    /// The number of those that take two seats, which must be in the same vehicle.
    pairs: u8,
}

impl Room {
    const fn with(self, kind: &VehicleKind) -> Self {
        let seats = self.seats.saturating_add(kind.passengers);
        Self { seats, pairs: self.pairs.saturating_add(kind.passengers / 2) }
    }

    /// What is left once a passenger of this size has a seat; none if there is no room. Those that take one seat fit
    /// into any gap that the others leave, so the numbers decide.
    fn less(self, size: Size) -> Option<Self> {
        let wanted = seats(size);
        let pairs = self.pairs.checked_sub(wanted / 2)?;
        Some(Self { seats: self.seats.checked_sub(wanted)?, pairs })
    }
}

/// The Speed of the slowest on foot; everybody riding is the best of all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum OnFoot {
    Slowest(u8),
    Nobody,
}

impl OnFoot {
    const fn of_somebody(self) -> Option<u8> {
        match self {
            Self::Slowest(speed) => Some(speed),
            Self::Nobody => None,
        }
    }
}

/// A unit looking for its fastest seating. Every vehicle counts with its own Speed anyway, so only those that are left
/// on foot make a difference.
struct March<'a> {
    /// The slowest first.
    marchers: Vec<Marcher>,
    kinds: Vec<&'a VehicleKind>,
}

impl March<'_> {
    /// The best that can be done with the vehicles from this one on, if these members drive the earlier ones: how many
    /// are driven, since no vehicle is left standing that somebody can drive, and who is on foot then.
    fn best(&self, vehicle: usize, drivers: &[usize], room: Room) -> (usize, OnFoot) {
        let Some(kind) = self.kinds.get(vehicle) else { return (0, self.on_foot(drivers, room)) };
        let driven = self.crews(kind, drivers).into_iter().map(|drivers| {
            let (driven, on_foot) = self.best(vehicle + 1, &drivers, room.with(kind));
            (driven + 1, on_foot)
        });
        driven.chain([self.best(vehicle + 1, drivers, room)]).max().expect("it may stay without a driver")
    }

    /// These drivers with the operators of one more vehicle, in every way that is possible (G-23).
    fn crews(&self, kind: &VehicleKind, drivers: &[usize]) -> Vec<Vec<usize>> {
        let mut crews = vec![drivers.to_vec()];
        let able = |one: &usize| kind.is_operated_by(self.marchers[*one].size) && !drivers.contains(one);
        let able: Vec<usize> = (0..self.marchers.len()).filter(able).collect();
        for _ in 0..kind.operators {
            // Operators of one vehicle are alike: each group is formed once, in order.
            let after = |crew: &[usize], one: usize| crew[drivers.len()..].last().is_none_or(|last| *last < one);
            let longer = |crew: &Vec<usize>| -> Vec<Vec<usize>> {
                let next = able.iter().filter(|one| after(crew, **one));
                next.map(|one| [crew.as_slice(), &[*one]].concat()).collect()
            };
            crews = crews.iter().flat_map(longer).collect();
        }
        crews
    }

    /// The slowest member that doesn't drive and finds no seat, if seats go to the slowest first.
    fn on_foot(&self, drivers: &[usize], mut room: Room) -> OnFoot {
        for (_, marcher) in self.marchers.iter().enumerate().filter(|(place, _)| !drivers.contains(place)) {
            match room.less(marcher.size) {
                Some(left) => room = left,
                None => return OnFoot::Slowest(marcher.speed),
            }
        }
        OnFoot::Nobody
    }
}
