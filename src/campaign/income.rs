//! The end of a round: scrap and points for what each tribe holds, and whether anybody has won (C-28, G-30).

use super::{
    agenda::{self, Agenda, Outcome, Step},
    chronicle::{Event, tell},
    state::{self, Score, Treasury},
};
use bevy_ecs::world::World;

/// Pays each tribe for the hexes it holds; then the campaign continues, or is over.
pub(super) fn run(world: &mut World) {
    for tribe in state::tribes(world) {
        let (scrap, points) = worth(world, tribe);
        if scrap + points > 0 {
            state::change_tribe(world, tribe, |treasury: &mut Treasury| treasury.0 += scrap);
            state::change_tribe(world, tribe, |score: &mut Score| score.0 += points);
            tell(world, "C-28", Event::Income { tribe, scrap, points });
        }
    }
    match outcome(world) {
        Some(outcome) => {
            tell(world, "C-28", Event::Over { winner: outcome.winner, how: outcome.how });
            agenda::end(world, outcome);
        }
        None => {
            agenda::next(world, Step::Round);
            for tribe in state::tribes(world).into_iter().rev() {
                agenda::next(world, Step::Supply { tribe });
            }
        }
    }
}

/// Scrap and points that a tribe's hexes yield each round.
pub fn worth(world: &World, tribe: char) -> (u32, u32) {
    let campaign = state::campaign(world);
    let own = campaign.map.iter().filter(|(hex, _)| state::holder(world, **hex) == Some(tribe));
    own.map(|(_, kind)| &campaign.kinds[*kind])
        .fold((0, 0), |(scrap, points), kind| (scrap + kind.income, points + kind.points))
}

/// The winner: the last tribe with troops on the map or, after the last round, the one with the most points, then the
/// one with more scrap.
fn outcome(world: &World) -> Option<Outcome> {
    let alive = alive(world);
    match alive.as_slice() {
        [] => return Some(Outcome { winner: None, how: "nobody" }),
        [last] => return Some(Outcome { winner: Some(*last), how: "last" }),
        _ => {}
    }
    if world.resource::<Agenda>().round() < state::campaign(world).rounds {
        return None;
    }
    let standing =
        |tribe: char| (state::of_tribe::<Score>(world, tribe).0, state::of_tribe::<Treasury>(world, tribe).0);
    let best = alive.iter().map(|tribe| standing(*tribe)).max()?;
    let mut first = alive.iter().filter(|tribe| standing(**tribe) == best);
    let winner = first.next().copied().filter(|_| first.next().is_none());
    Some(Outcome { winner, how: "points" })
}

/// The tribes with troops on the map.
fn alive(world: &World) -> Vec<char> {
    let lives = |tribe: &char| state::troops(world, *tribe).any(|troop| state::stands(world, troop).is_some());
    state::tribes(world).into_iter().filter(lives).collect()
}

/// Whether another tribe has as many points as the winner, so that scrap decided.
pub(super) fn is_by_scrap(world: &World, winner: char) -> bool {
    let points = |tribe: char| state::of_tribe::<Score>(world, tribe).0;
    alive(world).into_iter().any(|tribe| tribe != winner && points(tribe) == points(winner))
}
