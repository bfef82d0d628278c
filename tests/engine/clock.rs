//! What the engine offers to any book: tables in which a stage stands twice, several books in one world, facts that
//! only one side may know.

use bevy_ecs::{prelude::ResMut, resource::Resource, world::World};
use monkeys::battle;
use monkeys::engine::{
    Awaiting, BattleLog, Clock, Outcome, Procedure, Rule, StageId, Stages, Step, Viewer, What,
    clock::{advance, take},
    fact::Audience,
};
use monkeys::force::Side;

monkeys::windows! {
    /// What the little book asks.
    enum Question {
        /// A number is named.
        Name: Pick "B-1" secret,
    }
}

/// A procedure that counts, names a number, and counts again: `Count` stands in its table twice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Counting;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
enum Moment {
    Survey,
    Count,
    AskName,
    TakeName,
    Jump,
    End,
}

impl From<Moment> for StageId {
    fn from(moment: Moment) -> Self {
        StageId(moment as u16)
    }
}

impl Procedure for Counting {
    type Stage = Moment;

    const ASKS: &'static str = "B-1";

    fn steps(&self) -> &'static [Step<Moment>] {
        &[
            Step::Run(Moment::Count),
            Step::Run(Moment::Jump),
            Step::Ask { ask: Moment::AskName, take: Moment::TakeName },
            Step::Run(Moment::Count),
            Step::Run(Moment::End),
        ]
    }
}

#[derive(Resource, Default)]
struct Counted(u32);

fn count(mut counted: ResMut<Counted>) {
    counted.0 += 1;
}

/// Goes to the next `Count`, past the question, the second time.
fn jump(counted: ResMut<Counted>, mut clock: ResMut<Clock<Counting>>) {
    if counted.0 % 10 == 5 {
        clock.go_to(Moment::Count);
    }
}

fn ask(mut clock: ResMut<Clock<Counting>>) {
    clock.ask(Question::Name.at(Side::Second, None));
}

fn answer(mut log: ResMut<BattleLog>) {
    log.tell_to(Audience::Only(Side::Second), "B-2", What::Noted { what: "named", who: None, number: 7 });
}

fn end(mut clock: ResMut<Clock<Counting>>) {
    clock.end(Outcome { winner: None, how: "counted", rule: Rule("B-3") });
}

/// Begins the little book in a world, with so many counted before.
fn begin(world: &mut World, before: u32) {
    let mut stages = Stages::<Counting>::default();
    stages.add(|_| {});
    stages.add(|schedule| _ = schedule.add_systems(count));
    stages.add(|schedule| _ = schedule.add_systems(ask));
    stages.add(|schedule| _ = schedule.add_systems(answer));
    stages.add(|schedule| _ = schedule.add_systems(jump));
    stages.add(|schedule| _ = schedule.add_systems(end));
    world.insert_resource(stages);
    world.insert_resource(Counted(before));
    world.insert_resource(Clock::new(Counting));
    world.init_resource::<BattleLog>();
    world.resource_mut::<BattleLog>().clear();
}

fn go_on(world: &mut World) -> Awaiting {
    advance::<Counting>(world, Moment::Survey.into())
}

#[test]
fn a_jump_finds_the_next_step_of_that_stage() {
    let mut world = World::new();
    begin(&mut world, 4);
    assert!(matches!(go_on(&mut world), Awaiting::Over(_)), "the question is passed over");
    assert_eq!(world.resource::<Counted>().0, 6, "counted twice: not from the beginning again");
    begin(&mut world, 0);
    assert!(matches!(go_on(&mut world), Awaiting::Order(window) if Question::of(&window) == Question::Name));
    assert_eq!(world.resource::<Counted>().0, 1);
}

#[test]
fn an_answer_that_is_secret_is_seen_by_its_side_alone() {
    let mut world = World::new();
    begin(&mut world, 0);
    go_on(&mut world);
    take::<Counting>(&mut world, Moment::Survey.into());
    go_on(&mut world);
    let log = world.resource::<BattleLog>();
    let rules = |viewer: Viewer| log.seen_by(viewer).map(|fact| fact.rule.0).collect::<Vec<_>>();
    assert_eq!(rules(Viewer::All), ["B-1", "B-2"]);
    assert_eq!(rules(Viewer::Side(Side::Second)), ["B-1", "B-2"]);
    assert_eq!(rules(Viewer::Side(Side::First)), ["B-1"], "that it was asked is no secret");
    assert_eq!(rules(Viewer::Public), ["B-1"]);
    assert!(Question::WINDOWS[0].secret);
}

#[test]
fn two_books_are_played_in_one_world() {
    let level = crate::common::small();
    let chance = |world: &mut World| {
        battle::begin(world, &level, 9);
        crate::common::play(world, 9, |_, _| {});
        battle::hash(world)
    };
    let alone = chance(&mut crate::common::installed());
    let mut world = crate::common::installed();
    begin(&mut world, 0);
    go_on(&mut world);
    assert_eq!(chance(&mut world), alone, "after a battle of another book");
    begin(&mut world, 4);
    assert!(matches!(go_on(&mut world), Awaiting::Over(_)));
    assert_eq!(chance(&mut world), alone, "and again");
}
