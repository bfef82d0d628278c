//! The names of what is held or carried: in the goal, the questions, the log, the states, and on the board (G17, G22,
//! G23).

use bevy_ecs::world::World;
use monkeys::{
    battle::shown::Shown,
    data::{
        initiative::{
            level::{self, Level},
            profiles, setup,
        },
        library::{self, Library},
    },
    dice::Dice,
    engine::{BattleLog, Rules, Viewer, door},
    rules::initiative::Initiative,
};

/// Answers until a battle has got that far.
const PATIENCE: usize = 2_000;

fn shipped(name: &str) -> Level {
    level::shipped(name).unwrap_or_else(|error| panic!("{error}")).0
}

/// A shipped level without the name of what it is about.
fn nameless(name: &str, object: &str) -> Level {
    let text = library::level(name).expect("it ships");
    let without = text.replace(&format!(", name: \"{object}\")"), ")");
    assert_ne!(text, without, "{name} names the {object}");
    level::parse("test", &without, &Library::shipped(), profiles()).unwrap_or_else(|error| panic!("{error}")).0
}

fn begun(level: &Level) -> World {
    let mut world = World::new();
    door::install::<Initiative>(&mut world);
    door::muster::<Initiative>(&mut world, &level.muster(), Dice::seeded(1));
    door::advance::<Initiative>(&mut world);
    world
}

/// Gives the usual answers until this is there.
fn play_until(world: &mut World, there: impl Fn(&World) -> bool) {
    for _ in 0..PATIENCE {
        if there(world) {
            return;
        }
        let choices = door::choices::<Initiative>(world).expect("somebody is asked");
        let order = choices.default.or_else(|| choices.orders.first().cloned()).expect("there is an answer");
        door::submit(world, order).unwrap_or_else(|why| panic!("{why:?}"));
    }
    panic!("waited in vain");
}

fn told(world: &World) -> Vec<String> {
    let lines = Initiative::lines(world, world.resource::<BattleLog>().facts()).expect("it has a log");
    lines.into_iter().map(|line| line.text).collect()
}

fn question(world: &World) -> String {
    Initiative::question(Initiative::view(world), door::window::<Initiative>(world).expect("somebody is asked"))
}

#[test]
fn g22_the_place_to_hold_is_called_by_its_name() {
    for (level, place) in [
        (shipped("the-pump-yard"), "pump"),
        (shipped("the-mule-track"), "milestone"),
        (shipped("elephant-grass"), "marked place"),
        (nameless("the-pump-yard", "pump"), "marked place"),
    ] {
        let about = Initiative::level_about(&level);
        assert!(about.contains(&format!("squares of the {place} at the end of 2 turns")), "{about}");
        let mut world = begun(&level);
        assert_eq!(Initiative::objectives(&world)[0].name, format!("The {place}"));
        let free = format!("Nobody holds the {place} alone.");
        play_until(&mut world, |world| told(world).contains(&free));
    }
}

#[test]
fn g23_the_load_is_called_by_its_name() {
    for (level, load) in [
        (shipped("ambush-on-the-salt-road"), "salt box"),
        (shipped("night-at-the-weir"), "ledger"),
        (nameless("night-at-the-weir", "ledger"), "load"),
    ] {
        let about = Initiative::level_about(&level);
        assert!(about.contains(&format!("when the {load} leaves by")), "{about}");
        let mut world = begun(&level);
        let asked = |world: &World| door::window::<Initiative>(world).is_some_and(|window| window.name() == "Carrier");
        play_until(&mut world, asked);
        assert_eq!(question(&world), format!("Which character carries the {load}?"));
        play_until(&mut world, |world| !asked(world));
        let taken = format!(" has the {load}.");
        assert!(told(&world).iter().any(|line| line.ends_with(&taken)), "{:?}", told(&world));
        let pieces = Initiative::pieces(Initiative::view(&world), Viewer::All);
        let carries = format!("carries the {load}");
        assert_eq!(pieces.iter().filter(|piece| piece.state.contains(&carries)).count(), 1);
    }
}

#[test]
fn g22_equal_numbers_at_the_end_are_a_draw_in_words_and_in_the_battle() {
    let level = shipped("the-pump-yard");
    for name in ["the-pump-yard", "the-brick-kiln"] {
        let about = Initiative::level_about(&shipped(name));
        assert!(about.contains("with the same number on both sides, it is a draw"), "{about}");
    }
    let mut world = begun(&level);
    // Nobody fires, so all are able when the last turn ends.
    play_until(&mut world, |world| door::outcome::<Initiative>(world).is_some());
    let outcome = door::outcome::<Initiative>(&world).expect("it is over");
    assert_eq!((outcome.winner, outcome.how), (None, "more-able"));
}

#[test]
fn a_record_keeps_the_name_and_a_bad_one_is_a_fault() {
    let kept = setup::Setup::of(&shipped("the-mule-track")).level("kept", "setup").expect("it reads").0;
    assert_eq!(kept.scenario.object, "milestone");
    let yard = library::level("the-pump-yard").expect("it ships");
    for bad in ["", "   ", "pu\\u{7}mp", &"p".repeat(41)] {
        let text = yard.replace("name: \"pump\"", &format!("name: \"{bad}\""));
        let read = level::parse("test", &text, &Library::shipped(), profiles());
        let why = read.expect_err("it is not a name").to_string();
        assert!(why.contains("goal.name"), "{why}");
    }
}
