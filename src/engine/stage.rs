//! Stages: named moments of a turn sequence, each a schedule of systems that run one after another.

use bevy_ecs::{
    resource::Resource,
    schedule::{LogLevel, Schedule, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor},
    world::World,
};
use std::marker::PhantomData;

/// The number of a stage in its book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageId(pub u16);

/// Label of the schedules; the stage's number distinguishes them in error messages.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct StageLabel(u16);

/// The schedules of all stages of a book, reached by number, which is about four times as fast as by label. A world may
/// hold those of several books, distinguished by their procedures `F`.
#[derive(Resource)]
pub struct Stages<F: Send + Sync + 'static> {
    schedules: Vec<Schedule>,
    book: PhantomData<fn() -> F>,
}

impl<F: Send + Sync + 'static> Default for Stages<F> {
    fn default() -> Self {
        Self { schedules: Vec::new(), book: PhantomData }
    }
}

impl<F: Send + Sync + 'static> Stages<F> {
    /// Adds the next stage. Its systems must form one chain: an ambiguous order is an error.
    pub fn add(&mut self, fill: impl FnOnce(&mut Schedule)) -> StageId {
        let id = StageId(self.schedules.len() as u16);
        let mut schedule = Schedule::new(StageLabel(id.0));
        schedule.set_executor(SingleThreadedExecutor::new());
        schedule
            .set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..Default::default() });
        fill(&mut schedule);
        self.schedules.push(schedule);
        id
    }

    /// How many stages there are.
    pub fn len(&self) -> usize {
        self.schedules.len()
    }

    /// Whether there are no stages yet.
    pub fn is_empty(&self) -> bool {
        self.schedules.is_empty()
    }

    /// Works on the stages of a world together with the world itself. The stages are taken out and put back as a value:
    /// a resource that leaves the world (as by `resource_scope`) leaves a record of it behind, permanently if no frame
    /// clears the records.
    pub fn with<T>(world: &mut World, work: impl FnOnce(&mut Self, &mut World) -> T) -> T {
        let mut stages = std::mem::take(&mut *world.resource_mut::<Self>());
        let done = work(&mut stages, world);
        *world.resource_mut::<Self>() = stages;
        done
    }

    /// Runs one stage.
    pub fn run(&mut self, stage: StageId, world: &mut World) {
        self.schedules[stage.0 as usize].run(world);
    }
}
