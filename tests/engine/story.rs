//! A battle read as a story: its moments lead back to the right places.

use super::common::{installed, small};
use bevy_ecs::world::World;
use monkeys::battle::{self, Record, chance::ChancePlayer, story::Story};
use monkeys::engine::BattleLog;
use monkeys::force::Side;
use monkeys::rules::monkeys::Order;

fn played(seed: u64) -> (World, Story) {
    let mut world = installed();
    battle::begin(&mut world, &small(), seed);
    let mut player = ChancePlayer::new(seed);
    while let Some(order) = player.choose::<Order>(&world) {
        battle::submit(&mut world, order).expect("chosen orders are accepted");
    }
    let story = Story::of(world.resource::<Record>()).expect("it began from a level");
    (world, story)
}

#[test]
fn a_story_has_every_order_and_its_turns_follow_one_another() {
    let (world, story) = played(3);
    assert!(story.orders.iter().eq(world.resource::<Record>().orders()));
    assert_eq!(story.turns[0].first, 0);
    assert!(story.turns.windows(2).all(|pair| pair[0].first < pair[1].first && pair[0].side != pair[1].side));
    let lost: usize = story.turns.iter().flat_map(|turn| turn.lost).sum();
    let table = monkeys::rules::monkeys::door::table(&world);
    let gone = table.field.primates.iter().filter(|one| !one.place.is_on_board()).count();
    assert_eq!(lost, gone);
}

#[test]
fn winding_goes_from_turn_to_turn_and_back_to_the_beginning_of_the_own_one_first() {
    let (_, story) = played(3);
    let second = story.turns[1].first;
    assert_eq!(story.turns_on(0, 1), second);
    assert_eq!(story.turns_on(second + 1, -1), second);
    assert_eq!(story.turns_on(second, -1), 0);
    assert_eq!(story.turns_on(0, -1), 0);
    assert_eq!(story.turns_on(story.orders.len(), 1), story.orders.len());
    let last = story.last_turn_of(Side::First).expect("red had a turn");
    assert_eq!(story.turns[story.turn_at(last)].side, Side::First);
}

#[test]
fn the_moment_of_a_fact_is_just_before_the_order_that_brought_it_about() {
    let (mut world, story) = played(4);
    let facts = world.resource::<BattleLog>().facts().to_vec();
    for fact in [1, facts.len() / 3, facts.len() / 2, facts.len() - 1] {
        let place = story.moment_of(fact);
        battle::begin(&mut world, &story.level, story.seed);
        for order in &story.orders[..place] {
            battle::submit(&mut world, order.clone()).expect("it plays again");
        }
        let told = world.resource::<BattleLog>().facts().len();
        assert!(told <= fact || place == 0, "fact {fact} is told already after {place} orders");
        if let Some(order) = story.orders.get(place) {
            battle::submit(&mut world, order.clone()).expect("it plays again");
            assert!(world.resource::<BattleLog>().facts().len() > fact, "fact {fact}");
        }
    }
}
