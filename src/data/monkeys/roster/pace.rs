//! How fast units march across a campaign map (C-04, C-05).

use super::{Crew, Unit, crews, seats};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::profiles::{Profiles, Size};

impl Unit {
    /// The Speed of its slowest member. A member that fits into a vehicle of the unit rides, and is as fast as the
    /// vehicle; leg injuries count for those on foot (C-05).
    pub fn pace(&self, profiles: &Profiles) -> Option<u8> {
        let speed_of = |vehicle: usize| profiles.vehicles[self.vehicles[vehicle].kind].speed;
        let on_foot = |member: &super::Member| profiles.clans[member.clan].speed.saturating_sub(member.hurts.speed);
        let rides = self.rides(profiles);
        let member = |(place, member): (usize, &super::Member)| rides[place].map_or_else(|| on_foot(member), speed_of);
        self.members.iter().enumerate().map(member).chain((0..self.vehicles.len()).map(speed_of)).min()
    }

    /// The indices of its vehicles that none of its members can operate (G-23).
    pub fn idle(&self, profiles: &Profiles) -> Vec<usize> {
        self.crews(profiles).1
    }

    /// The vehicle that each member rides in, if any: first the crews, then the slowest members as long as there is
    /// room (G-23).
    fn rides(&self, profiles: &Profiles) -> Vec<Option<usize>> {
        let mut rides = vec![None; self.members.len()];
        let passengers = |vehicle: usize| profiles.vehicles[self.vehicles[vehicle].kind].passengers;
        let mut room: Vec<u8> = (0..self.vehicles.len()).map(passengers).collect();
        let size = |place: usize| self.members[place].size(profiles);
        for (vehicle, crew) in self.crews(profiles).0.into_iter().enumerate() {
            for (who, seat) in crew {
                let place = usize::from(who) - 1;
                rides[place] = Some(vehicle);
                // A gunner takes a passenger's room; an operator doesn't.
                if seat != Seat::Operator {
                    room[vehicle] = room[vehicle].saturating_sub(seats(size(place)));
                }
            }
        }
        let mut walkers: Vec<usize> = (0..self.members.len()).filter(|place| rides[*place].is_none()).collect();
        walkers.sort_by_key(|place| profiles.clans[self.members[*place].clan].speed);
        for place in walkers {
            let vehicle = (0..room.len()).find(|vehicle| room[*vehicle] >= seats(size(place)));
            if let Some(vehicle) = vehicle {
                room[vehicle] -= seats(size(place));
                rides[place] = Some(vehicle);
            }
        }
        rides
    }

    /// The initial crew of each of its vehicles in a battle, and the indices of those that nobody can operate (G-23).
    pub fn crews(&self, profiles: &Profiles) -> (Vec<Crew>, Vec<usize>) {
        let sizes: Vec<Size> = self.members.iter().map(|member| member.size(profiles)).collect();
        crews(&self.vehicles, &sizes, profiles)
    }
}
