//! What opponents say: read after every order, shown once the playback has shown what it is about.

use super::{Hands, host::host, lesson, seats::Seats, settings::Settings, theatre};
use crate::data::persona::Occasion;
use crate::engine::{BattleLog, fact::What};
use crate::force::Side;
use crate::opponent::{
    Speaker,
    speech::{self, Speech},
};
use crate::panels::{self, speech::Bubble};
use crate::view::Playback;
use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use std::time::Duration;

/// Seconds that a line is shown, and for each of its words: enough for slow readers.
const AT_LEAST: f32 = 3.5;
const A_WORD: f32 = 0.6;

/// What has been said in the battle on the table, and how many orders that covers.
#[derive(Resource, Default, Debug)]
pub struct Speeches {
    orders: usize,
    said: Vec<Speech>,
    /// The fact that the line on the card follows, and the time when the card may go; `None` once orders were undone,
    /// since the next facts get the same numbers.
    card: Option<(u32, Duration)>,
}

/// Starts with nothing said.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speeches>();
}

impl Speeches {
    /// A new battle starts: nothing has been said in it.
    pub fn begin(&mut self) {
        *self = Self::default();
    }
}

/// Collects what is said after the latest order, and records since when the latest line is shown.
pub fn follow(world: &mut World) {
    if theatre::is_on(world) || lesson::is_on(world) {
        return;
    }
    hear(world);
    show(world);
}

/// Shows a new line on the card for as long as it takes to read it; then a frame is drawn without it.
fn show(world: &mut World) {
    let (Some(told), Some(time)) = (world.get_resource::<Playback>(), world.get_resource::<Time<Real>>()) else {
        return;
    };
    let (told, now) = (told.told(), time.elapsed());
    let Some(latest) = said(world, told).last().cloned() else { return };
    if world.resource::<Speeches>().card.is_some_and(|(fact, _)| fact == latest.fact) {
        return;
    }
    let seconds = reading_time(&latest.words, world.resource::<Settings>());
    world.resource_mut::<Speeches>().card = Some((latest.fact, now + seconds));
    if let Some(waker) = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone()) {
        // Nothing is drawn at rest, so wake the window later. If it has been closed, nobody is listening.
        std::thread::spawn(move || {
            std::thread::sleep(seconds + Duration::from_millis(50));
            waker.send_event(WinitUserEvent::WakeUp).ok();
        });
    }
}

/// How long a line is shown: longer for long lines, and twice as long for players who want reduced motion.
fn reading_time(words: &str, settings: &Settings) -> Duration {
    let plain = AT_LEAST + A_WORD * words.split_whitespace().count() as f32;
    Duration::from_secs_f32(if settings.reduced_motion { plain * 2.0 } else { plain })
}

/// After a jump, such as loading a save, everything said in the battle is collected again.
fn hear(world: &mut World) {
    let Some(orders) = host(world).recorded(world).map(|record| record.orders) else { return };
    let heard = world.resource::<Speeches>().orders;
    if orders == heard {
        return;
    }
    let mut said = std::mem::take(&mut world.resource_mut::<Speeches>().said);
    let speakers = Side::BOTH.map(|side| world.resource::<Seats>().speaker(side));
    if orders < heard {
        let facts = world.resource::<BattleLog>().len();
        said.retain(|speech| (speech.fact as usize) < facts);
        world.resource_mut::<Speeches>().card = None;
    } else if orders == heard + 1 {
        speech::listen(world, &speakers, &mut said);
    } else {
        said = hear_all(world, &speakers);
    }
    let mut speeches = world.resource_mut::<Speeches>();
    (speeches.orders, speeches.said) = (orders, said);
}

/// Everything said in a battle, by replaying it in a separate world.
fn hear_all(world: &World, speakers: &[Option<Speaker>; 2]) -> Vec<Speech> {
    let mut said = Vec::new();
    if speakers.iter().any(Option::is_some) {
        host(world).play_over(world, &mut |world| speech::listen(world, speakers, &mut said));
    }
    said
}

/// What was said about the first facts, unless the player has turned speech off.
pub fn said(world: &World, told: usize) -> &[Speech] {
    let is_wanted = world.get_resource::<Settings>().is_none_or(|settings| settings.speech);
    let Some(speeches) = world.get_resource::<Speeches>().filter(|_| is_wanted) else { return &[] };
    &speeches.said[..speeches.said.partition_point(|speech| (speech.fact as usize) < told)]
}

/// What was said at the end of the battle.
pub fn last_words(world: &World) -> Vec<String> {
    let all = said(world, usize::MAX).iter();
    all.filter(|speech| matches!(speech.occasion, Occasion::Won | Occasion::Lost)).map(|speech| speech.line()).collect()
}

/// Shows the latest line until it has been read, or until the other side selects a unit in its own turn or gives an
/// order. The log keeps it.
pub fn dress(world: &World, battle: &mut panels::Battle) {
    let told = world.resource::<Playback>().told();
    let Some(latest) = said(world, told).last() else { return };
    let facts = world.resource::<BattleLog>().facts();
    let later = facts[..told.min(facts.len())].get(latest.fact as usize..).unwrap_or_default();
    let other = latest.side.other();
    let turn = world.resource::<Seats>().speaker(latest.side).map_or("", |speaker| speaker.turn());
    let theirs = later.iter().position(|fact| speech::begun_by(fact, turn) == Some(other));
    let answered = theirs.is_some_and(|begins| {
        later[begins..].iter().any(|fact| matches!(fact.what, What::Ordered { side, .. } if side == other))
    });
    // Nothing may cover what a player is about to do.
    let hands = world.resource::<Hands>();
    let busy = hands.draft().is_some() || theirs.is_some() && hands.selected().is_some();
    let now = world.get_resource::<Time<Real>>().map(Time::elapsed);
    let card = world.resource::<Speeches>().card;
    let is_read = card.zip(now).is_some_and(|((fact, until), now)| fact == latest.fact && now >= until);
    if !answered && !busy && !is_read {
        let Speech { side, name, words, .. } = latest.clone();
        battle.bubble = Some(Bubble { side, name, words });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{self, play};
    use crate::data::{book::Shelved, persona::Strength, workshop::Workshop};
    use crate::engine::door;
    use crate::rules::First;
    use crate::screens::{Who, hosts};

    fn world() -> World {
        let mut world = World::new();
        door::install::<First>(&mut world);
        world.init_resource::<Speeches>();
        world.init_resource::<theatre::Theatre>();
        world.init_resource::<lesson::School>();
        world.init_resource::<Settings>();
        let (level, _) = First::shipped("two-groves").expect("the level ships");
        battle::begin(&mut world, &level, 4);
        let who = ["steady", "red-rush"].map(|name| Who::Scripted(name.to_owned(), Strength::Quick));
        let seats = Seats::take(&world, hosts::FIRST, who, 4, &Workshop::default());
        world.insert_resource(seats);
        world
    }

    fn order(world: &mut World) -> bool {
        let Some(side) = door::window::<First>(world).map(|window| window.side) else { return false };
        let mut mind = world.resource::<Seats>().mind(side).expect("scripted").again();
        let thought = mind.explain(world).expect("whoever is asked answers");
        let order = thought.order::<First>().expect("an order of its book").clone();
        battle::submit(world, order).expect("it is allowed");
        true
    }

    #[test]
    fn a_battle_is_heard_alike_order_by_order_and_from_a_save() {
        let mut world = world();
        while order(&mut world) {
            follow(&mut world);
        }
        let heard = said(&world, usize::MAX).to_vec();
        assert!(heard.len() > 4, "{heard:?}");
        world.resource_mut::<Speeches>().begin();
        follow(&mut world);
        assert_eq!(said(&world, usize::MAX), heard);
        assert_eq!(last_words(&world).len(), 2);
    }

    #[test]
    fn what_was_said_after_an_order_is_taken_back_with_it() {
        let mut world = world();
        while said(&world, usize::MAX).is_empty() {
            assert!(order(&mut world));
            follow(&mut world);
        }
        let first = said(&world, usize::MAX).to_vec();
        assert!(play::undo::<First>(&mut world), "no die was rolled for the first order");
        follow(&mut world);
        assert_eq!(said(&world, usize::MAX), []);
        assert!(play::redo::<First>(&mut world));
        follow(&mut world);
        assert_eq!(said(&world, usize::MAX), first);
    }

    #[test]
    fn a_line_goes_once_it_has_been_read_and_stays_in_the_log() {
        let mut world = world();
        while said(&world, usize::MAX).is_empty() {
            assert!(order(&mut world));
            follow(&mut world);
        }
        world.init_resource::<Hands>();
        world.insert_resource(Time::<Real>::default());
        let mut playback = Playback::default();
        playback.jump(world.resource::<BattleLog>());
        world.insert_resource(playback);
        let card = |world: &mut World| {
            follow(world);
            let mut battle = panels::Battle::default();
            dress(world, &mut battle);
            battle.bubble
        };
        let line = said(&world, usize::MAX).last().cloned().expect("it was said");
        assert_eq!(card(&mut world).map(|bubble| bubble.words), Some(line.words.clone()));
        let whole = reading_time(&line.words, &Settings::default());
        let slow = Settings { reduced_motion: true, ..Settings::default() };
        assert!(whole.as_secs_f32() > 4.0 && reading_time(&line.words, &slow) > whole);
        // The clock starts at its first update.
        let start = world.resource::<Time<Real>>().startup();
        world.resource_mut::<Time<Real>>().update_with_instant(start);
        world.resource_mut::<Time<Real>>().update_with_instant(start + whole - Duration::from_millis(100));
        assert!(card(&mut world).is_some(), "it is still being read");
        world.resource_mut::<Time<Real>>().update_with_instant(start + whole + Duration::from_millis(100));
        assert_eq!(card(&mut world), None);
        assert_eq!(said(&world, usize::MAX).last(), Some(&line), "the log has it");
    }

    #[test]
    fn who_wants_silence_gets_it() {
        let mut world = world();
        while order(&mut world) {}
        follow(&mut world);
        assert!(!said(&world, usize::MAX).is_empty());
        world.resource_mut::<Settings>().speech = false;
        assert_eq!(said(&world, usize::MAX), []);
    }
}
