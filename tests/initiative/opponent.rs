//! The scripted opponent: it plays whole battles, better than chance, knows only what its side may know, and gives its
//! reasons.

use crate::{
    scene::{A, B, Scene, at, id},
    thorough::share,
};
use bevy_ecs::world::World;
use monkeys::battle::play;
use monkeys::data::{
    initiative::{level, persona::Persona},
    library,
    persona::{LONGEST, Occasion, Strength},
};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, BookOrder, Rules, What, door};
use monkeys::force::UnitId;
use monkeys::opponent::{
    ladder::{self, Tally, bout::Contender, venue::Venue},
    player::Opponent,
    speech,
};
use monkeys::rules::Book;
use monkeys::rules::initiative::{
    Initiative, Order,
    movement::Pace,
    order::{Action, Mark, Ready},
};
use std::{collections::BTreeSet, time::Duration};

fn contender(name: &str, strength: Strength) -> Contender<Initiative> {
    let persona = Persona::shipped(name).expect("it ships");
    Contender { name: format!("{name}:{strength}"), persona, strength, budget: strength.budget("Initiative") }
}

fn contest(levels: &[&str], pairs: u64, sides: [&Contender<Initiative>; 2]) -> Tally {
    let level = |name: &&str| Venue::new((*name).to_owned(), level::shipped(name).expect("it ships").0);
    let venues: Vec<Venue<Initiative>> = levels.iter().map(level).collect();
    let mut tally = Tally::default();
    for (_, pair) in ladder::contest(&venues, sides, (pairs, 1), (0, 1), || Duration::ZERO) {
        tally.count(&pair);
    }
    tally
}

const BOTH: [&str; 1] = ["the-pump-yard"];

fn player(name: &str) -> Opponent<Initiative> {
    player_at(name, Strength::Quick)
}

fn player_at(name: &str, strength: Strength) -> Opponent<Initiative> {
    Opponent::new(Persona::shipped(name).expect("it ships"), strength, 1)
}

#[test]
fn quick_beats_chance() {
    let pairs = share(20);
    for name in Persona::names() {
        let (quick, chance) = (contender(&name, Strength::Quick), contender(&name, Strength::Random));
        let tally = contest(&BOTH, pairs, [&quick, &chance]);
        let [won, _, lost] = tally.results;
        assert_eq!(tally.stalled, 0);
        assert!(won * 100 >= 90 * (won + lost), "{name}: {:?}", tally.results);
    }
}

/// A character that stays where nobody sees anybody never holds the place (G15, G22).
#[test]
fn g_15_in_calm_turns_it_goes_for_the_goal() {
    let pairs = share(10);
    let (quick, chance) = (contender("still-water", Strength::Quick), contender("still-water", Strength::Random));
    let tally = contest(&["elephant-grass"], pairs, [&quick, &chance]);
    let [won, drawn, lost] = tally.results;
    assert!(won * 100 >= 90 * (won + drawn + lost), "{:?}", tally.results);
}

/// Each of the three plays the other two.
#[test]
fn each_character_has_the_habits_that_its_file_tells_of() {
    let pairs = share(40);
    let all = ["one-breath", "quickstep", "still-water"].map(|name| contender(name, Strength::Quick));
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
        assert!(100 * more >= percent * less, "{what}: {more} and {less}");
    };
    let [breath, quickstep, still] = often(&["Aim"]);
    told("One Breath aims twice as often as Quickstep", breath, quickstep, 200);
    told("Still Water aims twice as often as Quickstep", still, quickstep, 200);
    let [breath, quickstep, _] = often(&["Interrupt"]);
    told("One Breath takes twice as many opportunity shots as Quickstep", breath, quickstep, 200);
    let [breath, quickstep, still] = often(&["Hold"]);
    told("One Breath holds twice as often as Quickstep", breath, quickstep, 200);
    told("Still Water holds twice as often as Quickstep", still, quickstep, 200);
    let [breath, quickstep, still] = often(&["Grapple"]);
    told("Quickstep grapples three times as often as One Breath", quickstep, breath, 300);
    told("Quickstep grapples three times as often as Still Water", quickstep, still, 300);
    let [_, quickstep, still] = often(&["Fire"]);
    told("Quickstep fires a tenth more often than Still Water", quickstep, still, 110);
    let [breath, quickstep, still] = often(&["Crawl", "Walk", "Trot", "Run"]);
    told("Still Water moves more often than One Breath", still, breath, 105);
    told("Still Water moves more often than Quickstep", still, quickstep, 105);
    let [breath, quickstep, still] = often(&["Strike", "Armed"]);
    told("One Breath strikes a tenth more often than Still Water", breath, still, 110);
    told("Quickstep strikes a quarter more often than Still Water", quickstep, still, 125);
}

/// A baboon within Short range of a gibbon and a howler.
fn yard() -> Scene {
    let scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(A, "chimpanzee-sergeant", 40, 25);
    scene.add(B, "gibbon-climber", 22, 10).add(B, "howler-gunner", 22, 14)
}

#[test]
fn r_5_it_aims_where_one_aimed_shot_beats_quick_ones_and_says_why() {
    // At Medium range a quick shot needs 6 and an aimed one 13.
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "mandrill-breacher", 40, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 2);
    let thought = player("one-breath").think(&mut game.0).expect("it is asked");
    let Order::Act(_, Action::Aim(Mark::Target(target))) = thought.order else { panic!("{thought:?}") };
    assert_eq!(target, id(B, 1));
    let best = &thought.why.best[0];
    assert_eq!(best.score, best.lines.iter().map(|line| line.points).sum::<i32>());
    let told = thought.why.told(|unit| unit.to_string(), |why| why.words(), |order| order.name().to_owned());
    assert!(told.iter().any(|line| line.contains("aim +")), "{told:?}");
    assert_eq!(Initiative::check(game.view(), &thought.order), Ok(()));
}

#[test]
fn r_12_it_fires_where_initiative_is_to_be_won() {
    let mut game = yard().begin(&[]);
    game.until(id(A, 1), 4);
    let thought = player("one-breath").think(&mut game.0).expect("it is asked");
    let Order::Act(unit, Action::Fire(target)) = thought.order else { panic!("{thought:?}") };
    assert_eq!((unit, target.side), (id(A, 1), B));
    // The marksman puts the lemur out, which stays on the board: there is nothing to be won there, near as it is.
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(A, "baboon-rifle", 12, 14);
    let mut game = scene.add(B, "lemur-scout", 20, 10).add(B, "howler-gunner", 24, 14).begin(&[1, 8, 6, 6, 6, 6]);
    game.until(id(A, 1), 2);
    game.fire(id(B, 1));
    assert_eq!((game.initiative(id(B, 1)), game.cell(id(B, 1)).is_some()), (0, true));
    game.until(id(A, 2), 1);
    let thought = player("one-breath").think(&mut game.0).expect("it is asked");
    let aims = |target: UnitId| [Action::Fire(target), Action::Aim(Mark::Target(target))];
    let Order::Act(_, action) = thought.order else { panic!("{thought:?}") };
    assert!(aims(id(B, 2)).contains(&action), "{action:?}");
}

#[test]
fn r_6_it_reloads_what_is_empty() {
    // Ten rounds, three at a time; all miss.
    let mut game = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "gorilla-heavy", 22, 10).begin(&[20; 20]);
    for phase in [4, 3, 2, 1] {
        game.until(id(A, 1), phase);
        game.fire(id(B, 1));
    }
    game.until(id(A, 1), 4);
    let thought = player("still-water").think(&mut game.0).expect("it is asked");
    let ready = matches!(thought.order, Order::Act(_, Action::Reload | Action::Ready(Ready::Change(_))));
    assert!(ready, "{thought:?}");
}

#[test]
fn r_20_the_single_shot_of_a_phase_waits_for_the_best_cell() {
    // The sergeant aims at the lemur, which comes closer: the last cell is in Short range.
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(B, "lemur-scout", 36, 10);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 5);
    game.aim(id(B, 1));
    game.until(id(B, 1), 4);
    game.go(Pace::Run, &(1..=16).map(|step| (36 - step, 10)).collect::<Vec<_>>());
    let mut seen = Vec::new();
    while game.window() == "Watch" {
        let order = player("one-breath").choose(&mut game.0).expect("it is asked");
        seen.push((game.cell(id(B, 1)).map(|cell| cell.x), matches!(order, Order::Interrupt(_))));
        if matches!(order, Order::Interrupt(_)) {
            break;
        }
        game.order(order);
    }
    let (last, before) = seen.split_last().expect("it is asked");
    assert!(last.1 && before.iter().all(|(_, fires)| !fires), "{seen:?}");
    assert!(last.0.is_some_and(|x| x <= 22), "{seen:?}");
}

#[test]
fn a_13_r_20_no_shot_waits_for_a_cell_outside_the_arc() {
    // The lemur is in the arc on a single cell, at Medium range; then it comes closer, beside the arc.
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(B, "lemur-scout", 20, 17);
    let mut game = scene.begin(&[]);
    game.until(id(A, 1), 5);
    game.act(Action::Aim(Mark::Direction(at(20, 10))));
    game.until(id(B, 1), 4);
    let beside = (12..=20).rev().map(|x| (x, 16));
    game.go(Pace::Run, &std::iter::once((21, 16)).chain(beside).collect::<Vec<_>>());
    assert_eq!((game.window(), game.cell(id(B, 1))), ("Watch", Some(at(21, 16))));
    let order = player("one-breath").choose(&mut game.0).expect("it is asked");
    assert_eq!(order, Order::Interrupt(id(A, 1)));
}

/// As long as no enemy has done anything since, a declared action continues.
#[test]
fn r_17_r_19_it_declares_nothing_that_it_breaks_off_at_once() {
    let mut gone_on = 0;
    let levels = library::levels_of(Book::Initiative);
    for (name, seed) in levels.iter().flat_map(|name| (0..2).map(move |seed| (name, seed))) {
        let level = level::shipped(name).expect("it ships").0;
        let mut world = World::new();
        door::install::<Initiative>(&mut world);
        play::begin(&mut world, &level, seed);
        let mut players = ["quickstep", "still-water"].map(player);
        // By side, the number of facts when its last declaration was made.
        let mut declared = [None, None];
        while let Some(window) = door::window::<Initiative>(&world).cloned() {
            if Initiative::view(&world).turn.turn > 3 {
                break;
            }
            let order = players[window.side.index()].choose(&mut world).expect("it is asked");
            let facts = world.resource::<BattleLog>().facts();
            let changed = |since: usize| {
                facts[since..].iter().any(|fact| match &fact.what {
                    What::Moved { piece, .. } => piece.unit.side != window.side,
                    What::Shot { .. } | What::Threw { .. } => true,
                    _ => false,
                })
            };
            match order {
                Order::Repeat(..) => declared[window.side.index()] = Some(facts.len()),
                Order::GoOn(_) => gone_on += 1,
                Order::BreakOff(id) => {
                    // In an ambush turn, movers repeat without having declared anything.
                    let since = declared[window.side.index()];
                    let arrived = Initiative::check(Initiative::view(&world), &Order::GoOn(id)).is_err();
                    assert!(since.is_none_or(changed) || arrived, "{name}, seed {seed}: {order:?}");
                }
                _ => {}
            }
            play::submit(&mut world, order).expect("it may be given");
        }
    }
    assert!(gone_on > 0, "somebody repeats something");
}

/// Its orders are the same wherever anything hides.
#[test]
fn r_27_it_knows_only_what_its_side_may_know() {
    let hidden = |x: i16, y: i16, kind: &str| {
        let mut scene = Scene::open().add(A, "baboon-rifle", 10, 10).add(B, "gibbon-climber", 60, 10);
        scene = scene.add(B, kind, x, y);
        scene.0.sides[1].characters[1].hidden = true;
        scene
    };
    let orders = |scene: &Scene, names: &[&str], strength: Strength| {
        let mut game = scene.begin(&[]);
        game.until(id(A, 1), 4);
        names.iter().map(|name| player_at(name, strength).choose(&mut game.0)).collect::<Vec<_>>()
    };
    let places = [(20, 10), (40, 25), (80, 5), (25, 28)];
    let all = ["one-breath", "quickstep", "still-water"];
    for (strength, names, others) in
        [(Strength::Quick, &all[..], 4), (Strength::Careful, &all[..], 2), (Strength::Deep, &all[..1], 1)]
    {
        let one = orders(&hidden(30, 20, "lemur-scout"), names, strength);
        for (x, y) in places.into_iter().take(others) {
            assert_eq!(orders(&hidden(x, y, "lemur-scout"), names, strength), one, "{strength}: hidden at {x}, {y}");
        }
    }
}

/// In the order in which they are called, each at its strongest.
#[test]
fn whatever_the_strongest_orders_may_be_given() {
    let mut game = yard().begin_with(Dice::seeded(1));
    for _ in 0..6 {
        let order = player_at("quickstep", Strength::Deep).choose(&mut game.0).expect("it is asked");
        assert_eq!(Initiative::check(game.view(), &order), Ok(()));
        game.order(order);
    }
}

/// The sum of what is printed of a candidate, and the score printed before it; none if it has no reasons.
fn sums(line: &str) -> Option<(i64, i64)> {
    let (head, reasons) = line.split_once(" = ")?;
    let score = head.rsplit(": ").next()?.parse().ok()?;
    let parts = reasons.split(';').next()?.split(", ").map(|part| part.rsplit(' ').next()?.parse::<i64>().ok());
    Some((parts.sum::<Option<i64>>()?, score))
}

#[test]
fn what_it_says_of_a_candidate_adds_up() {
    let mut game = yard().begin_with(Dice::seeded(1));
    let mut told = 0;
    while let Some(thought) = player("quickstep").think(&mut game.0) {
        let lines = thought.why.told(|unit| unit.to_string(), |why| why.words(), |order| order.name().to_owned());
        for (line, (sum, score)) in lines.iter().filter_map(|line| Some((line, sums(line)?))) {
            assert_eq!(sum, score, "{line}");
            told += 1;
        }
        game.order(thought.order);
    }
    assert!(told >= 20, "{told} candidates with reasons");
}

#[test]
fn whatever_it_orders_may_be_given_at_any_strength() {
    let levels = library::levels_of(Book::Initiative);
    let levels: Vec<&str> = levels.iter().map(String::as_str).collect();
    for (strength, pairs) in [(Strength::Quick, levels.len() as u64), (Strength::Careful, 1)] {
        let sides = [contender("quickstep", strength), contender("still-water", strength)];
        let tally = contest(&levels, pairs, sides.each_ref());
        assert_eq!(tally.stalled, 0, "{strength}");
    }
}

/// What may be said in this book: nobody has a leader to lose, sneaks, or walks off.
const SPOKEN_OF: [Occasion; 12] = [
    Occasion::Opening,
    Occasion::Advance,
    Occasion::Watch,
    Occasion::Fire,
    Occasion::Charge,
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
    for seed in 0..2 + share(4) {
        let level = level::shipped("the-pump-yard").expect("it ships").0;
        let mut world = World::new();
        door::install::<Initiative>(&mut world);
        play::begin(&mut world, &level, seed);
        let mut players = ["one-breath", "quickstep"].map(player);
        let speakers = [players[0].speaker(seed), players[1].speaker(seed ^ 1)];
        let mut said = Vec::new();
        while let Some(window) = door::window::<Initiative>(&world).cloned() {
            let order = players[window.side.index()].choose(&mut world).expect("it is asked");
            play::submit(&mut world, order).expect("it may be given");
            speech::listen(&world, &speakers, &mut said);
        }
        assert!(said.iter().all(|speech| SPOKEN_OF.contains(&speech.occasion)), "{said:?}");
        let mut turns: Vec<_> = said.iter().map(|speech| (speech.side, speech.turn)).collect();
        let count = turns.len();
        turns.sort();
        turns.dedup();
        assert_eq!(turns.len(), count, "one line a turn");
        occasions.extend(said.iter().map(|speech| speech.occasion));
    }
    assert!(occasions.len() > 3, "{occasions:?}");
}
