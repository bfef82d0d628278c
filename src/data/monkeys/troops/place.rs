//! The position of a unit or a primate in a roster.

use super::Draft;
use crate::data::monkeys::roster::raw;
use crate::force::Post;

/// A unit of a roster: a standard squad, the CO, the XO or a fireteam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squad {
    /// Its platoon, counted from 0.
    pub platoon: usize,
    /// Its place there.
    pub post: Post,
}

/// A primate of a roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Primate {
    /// Its unit.
    pub squad: Squad,
    /// Its position there, counted from 0; the first one leads. An officer is the only one in its unit.
    pub number: usize,
}

/// The index of a post in its list, counted from 0.
pub(super) fn index(number: u8) -> usize {
    usize::from(number).wrapping_sub(1)
}

impl Draft {
    pub(super) fn platoon_mut(&mut self, platoon: usize) -> Option<&mut raw::Platoon> {
        self.0.platoons.get_mut(platoon)
    }

    pub(super) fn squad_mut(&mut self, at: Squad) -> Option<&mut raw::Squad> {
        let Post::Squad(number) = at.post else { return None };
        self.platoon_mut(at.platoon)?.squads.get_mut(index(number))
    }

    pub(super) fn team_mut(&mut self, at: Squad) -> Option<&mut raw::Team> {
        let Post::Team(number) = at.post else { return None };
        self.platoon_mut(at.platoon)?.command.as_mut()?.teams.get_mut(index(number))
    }

    pub(super) fn officer_mut(&mut self, at: Squad) -> Option<&mut raw::Officer> {
        let command = self.platoon_mut(at.platoon)?.command.as_mut()?;
        match at.post {
            Post::Co => Some(&mut command.co),
            Post::Xo => Some(&mut command.xo),
            _ => None,
        }
    }

    /// The primates of a squad or a fireteam.
    pub(super) fn members_mut(&mut self, at: Squad) -> Option<&mut Vec<raw::Member>> {
        match at.post {
            Post::Team(_) => self.team_mut(at).map(|team| &mut team.members),
            _ => self.squad_mut(at).map(|squad| &mut squad.members),
        }
    }

    pub(super) fn vehicles_mut(&mut self, at: Squad) -> Option<&mut Vec<raw::Vehicle>> {
        match at.post {
            Post::Co | Post::Xo => self.officer_mut(at).map(|officer| &mut officer.vehicles),
            Post::Team(_) => self.team_mut(at).map(|team| &mut team.vehicles),
            _ => self.squad_mut(at).map(|squad| &mut squad.vehicles),
        }
    }

    pub(super) fn talents_mut(&mut self, at: Squad) -> Option<&mut Vec<String>> {
        match at.post {
            Post::Team(_) => self.team_mut(at).map(|team| &mut team.talents),
            _ => self.officer_mut(at).map(|officer| &mut officer.talents),
        }
    }
}
