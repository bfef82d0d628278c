//! What the clock offers any book: tables in which a stage occurs twice.

use bevy_ecs::{prelude::ResMut, resource::Resource, world::World};
use monkeys::engine::{Awaiting, BattleLog, Clock, Outcome, Procedure, Rule, StageId, Stages, Step, clock::advance};
use monkeys::force::Side;

monkeys::windows! {
    /// The questions of the little book.
    enum Question {
        /// Naming a number.
        Name: Pick "B-1",
    }
}

/// A procedure that counts, names a number, and counts again: `Count` occurs twice in its table.
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

/// Jumps to the next `Count`, past the question, the second time.
fn jump(counted: ResMut<Counted>, mut clock: ResMut<Clock<Counting>>) {
    if counted.0 % 10 == 5 {
        clock.go_to(Moment::Count);
    }
}

fn ask(mut clock: ResMut<Clock<Counting>>) {
    clock.ask(Question::Name.at(Side::Second, None));
}

fn end(mut clock: ResMut<Clock<Counting>>) {
    clock.end(Outcome { winner: None, how: "counted", rule: Rule("B-3") });
}

/// Starts the little book in a world, with this much counted before.
fn begin(world: &mut World, before: u32) {
    let mut stages = Stages::<Counting>::default();
    stages.add(|_| {});
    stages.add(|schedule| _ = schedule.add_systems(count));
    stages.add(|schedule| _ = schedule.add_systems(ask));
    stages.add(|_| {});
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
