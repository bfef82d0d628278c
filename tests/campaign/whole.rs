//! Whole campaigns of scripted tribes.

use crate::kit::{begun, commander, parse};
use monkeys::{
    campaign::{
        chronicle::Chronicle,
        door, script,
        state::{self, Graves, Ranks, SoldierId},
    },
    data::library,
};
use std::{collections::BTreeSet, sync::Arc};

#[test]
fn a_campaign_ends_and_plays_the_same_again() {
    let campaign = Arc::new(parse(library::campaign("fig-valley").expect("it ships")).expect("it is good"));
    let commander = commander();
    let hash = || {
        let mut world = begun(&campaign);
        script::play_out(&mut world, |_| &commander).expect("it plays");
        assert!(door::outcome(&world).is_some());
        everybody_is_somewhere(&world);
        world.resource::<Chronicle>().hash()
    };
    assert_eq!(hash(), hash());
}

/// Nobody is in two places, and nobody is lost: each is in the ranks, in a grave, or has deserted.
fn everybody_is_somewhere(world: &bevy_ecs::world::World) {
    let mut seen: BTreeSet<SoldierId> = BTreeSet::new();
    for troop in state::all(world).collect::<Vec<_>>() {
        let ranks: Ranks = state::of(world, troop);
        for soldier in ranks.0.iter().flat_map(|platoon| &platoon.units).flat_map(|unit| &unit.soldiers) {
            assert!(seen.insert(soldier.id), "{:?} is there twice", soldier.id);
        }
    }
    for grave in &world.resource::<Graves>().0 {
        assert!(seen.insert(grave.soldier.id), "{:?} is dead and in the ranks", grave.soldier.id);
    }
}
