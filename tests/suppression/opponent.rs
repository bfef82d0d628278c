//! The scripted opponent: it plays whole battles, better than chance, and gives its reasons.

use crate::{
    scene::{A, B, Game, Scene, at, id, row, shoot},
    thorough::share,
};
use bevy_ecs::world::World;
use monkeys::battle::play;
use monkeys::data::{
    library,
    persona::{LONGEST, Occasion, Strength},
    suppression::{
        level,
        persona::{Consider, Persona},
    },
};
use monkeys::engine::{BookOrder, Rules, door};
use monkeys::opponent::{
    ladder::{self, Tally, bout::Contender, venue::Venue},
    player::Opponent,
    speech,
};
use monkeys::rules::Book;
use monkeys::rules::suppression::{
    Order, Suppression,
    actions::Action::{FocusFire, OpenFire},
    objectives,
    order::{Deed, Target},
};
use std::{collections::BTreeSet, time::Duration};

fn contender(name: &str, strength: Strength) -> Contender<Suppression> {
    let persona = Persona::shipped(name).expect("it ships");
    Contender { name: format!("{name}:{strength}"), persona, strength, budget: strength.budget("Suppression") }
}

fn contest(levels: &[&str], pairs: u64, sides: [&Contender<Suppression>; 2]) -> Tally {
    let level = |name: &&str| Venue::new((*name).to_owned(), level::shipped(name).expect("it ships").0);
    let venues: Vec<Venue<Suppression>> = levels.iter().map(level).collect();
    let mut tally = Tally::default();
    for (_, pair) in ladder::contest(&venues, sides, (pairs, 1), (0, 1), || Duration::ZERO) {
        tally.count(&pair);
    }
    tally
}

const BOTH: [&str; 2] = ["three-fig-trees", "hold-the-sawmill"];

#[test]
fn quick_beats_chance() {
    let pairs = share(40);
    for name in Persona::names() {
        let (quick, chance) = (contender(&name, Strength::Quick), contender(&name, Strength::Random));
        let tally = contest(&BOTH, pairs, [&quick, &chance]);
        let [won, _, lost] = tally.results;
        assert_eq!(tally.stalled, 0);
        assert!(won * 100 >= 90 * (won + lost), "{name}: {:?}", tally.results);
    }
}

/// Each of the three plays the other two.
#[test]
fn each_character_has_the_habits_that_its_file_tells_of() {
    let pairs = share(30);
    let all = ["drumfire", "headlong", "long-grass"].map(|name| contender(name, Strength::Quick));
    let tallies = [[0, 1], [1, 2], [2, 0]].map(|sides| (sides, contest(&BOTH, pairs, sides.map(|side| &all[side]))));
    let often = |names: &[&str]| {
        let mut sums = [0; 3];
        for (sides, tally) in &tallies {
            for (contender, side) in sides.iter().enumerate() {
                sums[*side] += names.iter().filter_map(|name| tally.orders[contender].get(name)).sum::<u64>();
            }
        }
        sums
    };
    let told = |what: &str, more: u64, less: u64, percent: u64| {
        assert!(100 * more > percent * less, "{what}: {more} and {less}");
    };
    let [drumfire, headlong, grass] = often(&["Charge"]);
    told("Headlong charges half as often again as Drumfire", headlong, drumfire, 150);
    told("Headlong charges half as often again as Long Grass", headlong, grass, 150);
    let [drumfire, headlong, grass] = often(&["Advance"]);
    told("Headlong advances half as often again as Drumfire", headlong, drumfire, 150);
    told("Headlong advances half as often again as Long Grass", headlong, grass, 150);
    let [drumfire, headlong, grass] = often(&["FocusFire"]);
    told("Long Grass aims more often than Drumfire", grass, drumfire, 110);
    told("Drumfire aims more often than Headlong", drumfire, headlong, 120);
}

#[test]
fn g_5_it_fires_at_who_stands_just_below_a_step() {
    // Two identical units, equally far away; one of them has 2 markers, and a third makes it run.
    let scene = Scene::open()
        .unit(A, "mandrill-gunners", &row(16, 4, 4))
        .unit(B, "howler-gunners", &row(10, 14, 4))
        .unit(B, "howler-gunners", &row(22, 14, 4))
        .markers(B, 2);
    let mut game = scene.begin(&[]);
    let player = Opponent::<Suppression>::new(Persona::shipped("drumfire").expect("it ships"), Strength::Quick, 1);
    let thought = player.think(&mut game.0).expect("it is asked");
    let Order::Act(Deed { target, .. }) = &thought.order else { panic!("{thought:?}") };
    assert_eq!(*target, Some(Target::Unit(id(B, 2))), "{thought:?}");
    let best = &thought.why.best[0];
    assert_eq!(best.score, best.lines.iter().map(|line| line.points).sum::<i32>());
    let told = thought.why.told(|unit| unit.to_string(), |why| why.words(), |order| order.name().to_owned());
    assert!(told.iter().any(|line| line.contains("markers +")), "{told:?}");
    assert_eq!(Suppression::check(game.view(), &thought.order), Ok(()));
}

#[test]
fn g_13_it_goes_where_it_holds_the_objective() {
    // Only its leader is left, and nobody is near: a place between 3 and 4 cells away is not near enough.
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &[(17, 18)])
        .unit(B, "chimpanzee-raiders", &[(0, 0)])
        .scenario(|scenario| (scenario.objectives, scenario.rounds) = (vec![vec![at(17, 12)]], Some(3)));
    let mut persona = (*Persona::shipped("drumfire").expect("it ships")).clone();
    persona.whim = 0;
    let mut game = scene.begin(&[]);
    let mut player = Opponent::<Suppression>::new(persona.into(), Strength::Quick, 1);
    let order = player.choose(&mut game.0).expect("it is asked");
    game.order(order.clone());
    assert_eq!(objectives::holder(game.field(), 0), Some(A), "{order:?}");
}

#[test]
fn g_10_it_presses_who_has_almost_lost_half() {
    // Three of eight fall to the rifles. In the same phase one more makes the others check their morale; in the next it
    // takes three. Everything else is the same.
    let scene = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 4, 4))
        .unit(A, "baboon-rifles", &row(10, 3, 8))
        .unit(B, "spider-monkey-rifles", &row(10, 12, 8));
    let volley = [6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6];
    let player = Opponent::<Suppression>::new(Persona::shipped("drumfire").expect("it ships"), Strength::Quick, 1);
    let aimed = Order::Act(Deed::new(id(A, 1), FocusFire).at(Target::Unit(id(B, 1))));
    let worth = |mut game: Game| {
        assert_eq!((game.count(id(B, 1)), game.markers(id(B, 1))), (5, 1));
        let thought = player.think(&mut game.0).expect("it is asked");
        let mut best = thought.why.best.iter();
        let fire = best.find(|idea| idea.orders == [aimed.clone()]).unwrap_or_else(|| panic!("{thought:?}"));
        fire.lines.iter().find(|line| line.what == Consider::Markers).map_or(0, |line| line.points)
    };
    let mut same = scene.begin(&volley);
    same.act(shoot(id(A, 2), OpenFire, id(B, 1)));
    // The marker stays: the check in the Starting Phase fails.
    let mut next = scene.begin(&[&volley[..], &[6; 3]].concat());
    next.act(shoot(id(A, 2), OpenFire, id(B, 1)));
    next.until_actions_of(B);
    next.until_actions_of(A);
    let (same, next) = (worth(same), worth(next));
    assert!(same > next, "{same} and {next}");
}

#[test]
fn whatever_it_orders_may_be_given_at_any_strength() {
    let levels = library::levels_of(Book::Suppression);
    let levels: Vec<&str> = levels.iter().map(String::as_str).collect();
    for (strength, pairs) in [(Strength::Quick, 2 * levels.len() as u64), (Strength::Careful, 1)] {
        let sides = [contender("headlong", strength), contender("drumfire", strength)];
        let tally = contest(&levels, pairs, sides.each_ref());
        assert_eq!(tally.stalled, 0, "{strength}");
    }
}

/// What may be said in this book: nobody goes on overwatch, sneaks, or walks off.
const SPOKEN_OF: [Occasion; 12] = [
    Occasion::Opening,
    Occasion::Advance,
    Occasion::Fire,
    Occasion::Charge,
    Occasion::Leader,
    Occasion::Bereaved,
    Occasion::Pinned,
    Occasion::Ahead,
    Occasion::Behind,
    Occasion::Prize,
    Occasion::Won,
    Occasion::Lost,
];

#[test]
fn each_character_has_short_lines_of_its_own() {
    let mut seen = BTreeSet::new();
    for name in Persona::names() {
        let voice = Persona::shipped(&name).expect("it ships").voice.clone();
        assert_eq!(voice.name, name);
        for occasion in SPOKEN_OF {
            let lines = voice.lines(occasion);
            assert!(lines.len() >= 3, "{name} has {} lines for {occasion:?}", lines.len());
            for line in lines {
                assert!(line.chars().count() <= LONGEST && seen.insert(line.clone()), "{name}: {line}");
            }
        }
    }
}

#[test]
fn it_speaks_at_most_once_a_turn_and_only_of_what_is_so() {
    let mut occasions = BTreeSet::new();
    for seed in 0..share(6) {
        let level = level::shipped("three-fig-trees").expect("it ships").0;
        let mut world = World::new();
        door::install::<Suppression>(&mut world);
        play::begin(&mut world, &level, seed);
        let mut players = ["drumfire", "headlong"]
            .map(|name| Opponent::<Suppression>::new(Persona::shipped(name).expect("it ships"), Strength::Quick, seed));
        let speakers = [players[0].speaker(seed), players[1].speaker(seed ^ 1)];
        let mut said = Vec::new();
        while let Some(window) = door::window::<Suppression>(&world).cloned() {
            let order = players[window.side.index()].choose(&mut world).expect("it is asked");
            let charge = matches!(order, Order::Charge { .. });
            play::submit(&mut world, order).expect("it may be given");
            let before = said.len();
            speech::listen(&world, &speakers, &mut said);
            for speech in &said[before..] {
                assert!(speech.occasion != Occasion::Charge || charge, "{speech:?}");
                assert!(SPOKEN_OF.contains(&speech.occasion), "{speech:?}");
            }
        }
        let mut turns: Vec<_> = said.iter().map(|speech| (speech.side, speech.turn)).collect();
        let count = turns.len();
        turns.sort();
        turns.dedup();
        assert_eq!(turns.len(), count, "one line a turn");
        assert!(count > 6, "{said:?}");
        occasions.extend(said.iter().map(|speech| speech.occasion));
    }
    assert!(occasions.len() > 5, "{occasions:?}");
}
