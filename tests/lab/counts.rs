//! Rows against another reading of the same battles: the windows as they open, and the final state.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::monkeys::level;
use monkeys::dice::Dice;
use monkeys::engine::BattleLog;
use monkeys::force::{
    Side,
    squad::{Pile, Place},
};
use monkeys::lab::{
    bout,
    monkeys::{Cause, Count, Mark, ledger::Ledger},
};
use monkeys::rules::monkeys::{Monkeys, attack, door, order::Order, sequence::Frame};

/// A battle as seen from its windows.
#[derive(Default)]
struct Seen {
    orders: [u32; 2],
    fired: [u32; 2],
    overwatch: [u32; 2],
    defensive: [u32; 2],
    charges: [u32; 2],
}

/// Plays a level at random and looks at each order.
fn played(world: &mut World, name: &str, seed: u64) -> (Ledger, Seen) {
    let mut level = level::shipped(name).expect("it ships").0;
    level.end_after(8);
    battle::monkeys::muster(world, &level.muster(), Dice::seeded(seed));
    let mut ledger = Ledger::new(door::table(world).field);
    battle::monkeys::advance(world);
    let (mut chance, mut seen) = (ChancePlayer::new(seed), Seen::default());
    while let Some(side) = battle::monkeys::decider(world) {
        let order: Order = chance.choose(world).expect("whoever is asked answers");
        let at = side.index();
        seen.orders[at] += 1;
        seen.charges[at] += u32::from(order.name() == "Overrun");
        if let (Order::Fire { .. }, Frame::Attack(attack)) = (&order, door::table(world).clock.top()) {
            seen.fired[at] += 1;
            match attack.cause {
                attack::Cause::Ordered | attack::Cause::Shell => {}
                attack::Cause::Overwatch(_) => seen.overwatch[at] += 1,
                attack::Cause::Approach | attack::Cause::StandFirm => seen.defensive[at] += 1,
            }
        }
        battle::submit(world, order).expect("chosen orders are accepted");
    }
    ledger.read(world.resource::<BattleLog>().facts());
    ledger.close(door::table(world).field, Side::BOTH.map(|side| door::lost_scrap(world, side)));
    (ledger, seen)
}

#[test]
fn what_facts_come_to_is_what_was_ordered_and_what_is_left() {
    let mut world = bout::world::<Monkeys>();
    let mut sums = Seen::default();
    for (name, seeds) in [("two-groves", 0..8), ("fern-pass", 0..1), ("dust-road", 0..2), ("rust-market", 0..1)] {
        for seed in seeds {
            let (ledger, seen) = played(&mut world, name, seed);
            for side in Side::BOTH {
                let (at, told) = (side.index(), &ledger.counts[side.index()]);
                let what = format!("{name} {seed} {side:?}");
                assert_eq!(told.of(Count::Orders), seen.orders[at], "{what}: orders");
                assert_eq!(told.of(Count::Charges), seen.charges[at], "{what}: charges");
                assert_eq!(told.of(Count::Attacks), seen.fired[at], "{what}: attacks");
                assert_eq!(told.of(Count::Overwatch), seen.overwatch[at], "{what}: overwatch");
                assert_eq!(told.of(Count::Defensive), seen.defensive[at], "{what}: fire at chargers");
                let results =
                    [Count::Result1, Count::Result2, Count::Result3, Count::Result4, Count::Result5, Count::Result6];
                assert_eq!(results.iter().map(|count| told.of(*count)).sum::<u32>(), told.of(Count::Attacks), "{what}");
                sums.overwatch[at] += seen.overwatch[at];
                sums.defensive[at] += seen.defensive[at];
            }
            check_losses(&world, &ledger, &format!("{name} {seed}"));
        }
    }
    assert!(
        sums.overwatch.iter().all(|many| *many > 0) && sums.defensive.iter().any(|many| *many > 0),
        "all causes came up"
    );
}

/// Piles and causes against the final state of the field.
fn check_losses(world: &World, ledger: &Ledger, what: &str) {
    let field = door::table(world).field;
    for side in Side::BOTH {
        let told = &ledger.counts[side.index()];
        let mine = || field.primates.iter().filter(|primate| primate.id.unit.side == side);
        let lying = |pile: Pile| mine().filter(|primate| primate.place == Place::Off(pile)).count() as u32;
        assert_eq!(told.of(Count::Primates), mine().count() as u32);
        for (pile, count) in [
            (Pile::Wounded, Count::Wounded),
            (Pile::Hollow, Count::Hollow),
            (Pile::Injured, Count::Injured),
            (Pile::Routed, Count::Routed),
            (Pile::Missing, Count::Missing),
            (Pile::Retreated, Count::Retreated),
        ] {
            assert_eq!(told.of(count), lying(pile), "{what} {side:?}: {pile:?}");
        }
        let lost: u32 = Pile::ALL.into_iter().filter(|pile| *pile != Pile::Retreated).map(lying).sum();
        assert_eq!(told.casualties(), lost, "{what} {side:?}: causes");
        assert_eq!(told.of(Count::ByMelee), lying(Pile::Injured), "{what} {side:?}");
        assert_eq!(told.of(Cause::Rout.count()), lying(Pile::Routed), "{what} {side:?}");
        assert_eq!(told.of(Count::Scrap), door::lost_scrap(world, side));
    }
    let marks = |mark: Mark| ledger.cells.values().iter().map(|marks| marks[mark as usize]).sum::<u32>();
    let both = |count: Count| ledger.counts.iter().map(|counts| counts.of(count)).sum::<u32>();
    let lost: u32 = ledger.counts.iter().map(|counts| counts.casualties()).sum();
    assert_eq!(marks(Mark::Deaths), lost, "{what}: everybody fell somewhere");
    assert_eq!(marks(Mark::ShotsFrom), both(Count::Shots), "{what}: every shot came from somewhere");
    assert_eq!(marks(Mark::ShotsAt), both(Count::Shots), "{what}");
    assert_eq!(marks(Mark::Traffic), both(Count::Squares), "{what}");
    assert_eq!(marks(Mark::Pins), both(Count::Pins), "{what}");
}
