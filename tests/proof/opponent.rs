//! Pebbles for the scripted opponent: it throws fresh pebbles at tired ones, and guesses which ones plan to come.

use crate::{
    begin,
    book::{Ask, Frame, Order, Pebbles, SIZE, Snapshot, Table, View, Word},
    files::MEADOW,
};
use bevy_ecs::world::World;
use monkeys::data::persona::Strength;
use monkeys::dice::Stream;
use monkeys::engine::{BookOrder, Rules, door};
use monkeys::force::{Side, UnitId};
use monkeys::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    ladder::{self, Tally, bout::Contender, venue::Venue},
    player::Opponent,
    sandbox::Sandbox,
    why::Reason,
};
use std::{
    fmt,
    sync::{Arc, LazyLock},
    time::Duration,
};

/// A player of Pebbles.
#[derive(Clone, Debug, PartialEq)]
pub struct Thrower {
    pub name: &'static str,
    /// The value of a pebble that is still fresh, relative to one that is taken off.
    pub breath: i32,
}

impl Character for Thrower {
    fn name(&self) -> &str {
        self.name
    }

    fn whim(&self) -> u32 {
        10
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consider {
    Harm,
    Breath,
}

impl fmt::Display for Consider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Consider::Harm { "harm" } else { "breath" })
    }
}

/// Harm done and breath kept, in hundredths.
type Grounds = [i32; 2];

static OTHERS: LazyLock<[Arc<Thrower>; 1]> = LazyLock::new(|| [thrower()]);

pub fn thrower() -> Arc<Thrower> {
    Arc::new(Thrower { name: "Old Flint", breath: 2 })
}

impl Mind for Pebbles {
    type Persona = Thrower;
    type Standing = ();
    type Unplanned = ();
    type Grounds = Grounds;
    type Consider = Consider;
    type Role = Consider;
    type Goal = ();
    type Look = (u16, usize);

    const DEEDS: usize = 1;

    fn characters() -> Vec<String> {
        vec!["flint".to_owned()]
    }

    fn answer(thinker: Thinker<Self>) -> Option<Order> {
        let choices = Self::choices(thinker.view)?;
        let table = thinker.view.table;
        match Ask::of(&choices.window) {
            Ask::Aim => choices.orders.iter().max_by_key(|order| ease(table, order.target())).cloned(),
            Ask::Best => {
                let Frame::Throw(flying) = thinker.view.clock.top() else { return None };
                let face =
                    |order: &&Order| if let Order::Keep(die) = order { flying.faces[usize::from(*die) - 1] } else { 0 };
                choices.orders.iter().max_by_key(face).cloned()
            }
            _ => choices.default,
        }
    }

    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>> {
        let (table, side) = (thinker.view.table, thinker.side);
        let unit = table.of(side).min_by_key(|pebble| pebble.tired)?.id;
        let target = table.of(side.other()).map(|pebble| ease(table, Some(pebble.id))).max()?;
        let tired = i32::from(table.of(side).find(|pebble| pebble.id == unit)?.tired);
        let idea = |order: Order, grounds: Grounds| {
            let score = points(thinker.persona, grounds).iter().sum();
            Idea { orders: vec![order], goal: None, grounds, score }
        };
        let mut ideas = vec![
            idea(Order::Throw(unit), [100 * target, -100]),
            idea(Order::Rest(unit), [0, 100 * tired]),
            idea(Order::Pass, [0, 0]),
        ];
        ideas.sort_by_key(|idea| -idea.score);
        Some(Plan { unit, role: None, ideas })
    }

    fn rest(unit: UnitId) -> Order {
        Order::Rest(unit)
    }

    fn end_turn() -> Order {
        Order::Pass
    }

    fn waiting(_: View) -> usize {
        1
    }

    fn look(view: View) -> (u16, usize) {
        (Pebbles::tempo(view).turns_taken(), view.table.pebbles.iter().filter(|pebble| !pebble.gone).count())
    }

    fn worth(view: View, persona: &Thrower, side: Side) -> i64 {
        let of =
            |side: Side| -> i32 { view.table.of(side).map(|one| 20 - persona.breath * i32::from(one.tired)).sum() };
        (of(side) - of(side.other())).into()
    }

    fn price(_: View, _: &Order) -> u64 {
        1
    }

    fn enemies() -> &'static [Arc<Thrower>] {
        &*OTHERS
    }

    fn reasons(thinker: Thinker<Self>, _: Option<Consider>, idea: &Idea<Self>) -> Vec<Reason<Self>> {
        let points = points(thinker.persona, idea.grounds);
        let lines = [Consider::Harm, Consider::Breath].into_iter().zip(idea.grounds).zip(points);
        let lines = lines.map(|((what, input), points)| Reason { what, input, points });
        lines.filter(|line| line.points != 0).collect()
    }

    fn lost(view: View, side: Side) -> u32 {
        3 - view.table.of(side).count() as u32
    }

    fn count(_: View, _: Side, order: &Order, deeds: &mut [u32]) {
        deeds[0] += u32::from(matches!(order, Order::Throw(_)));
    }
}

/// How easily a pebble can be hit: tired ones, and those that plan to come, are easy.
fn ease(table: &Table, target: Option<UnitId>) -> i32 {
    let pebble = table.pebbles.iter().find(|pebble| Some(pebble.id) == target).expect("a known pebble");
    8 + 2 * i32::from(pebble.tired) + i32::from(pebble.word == Some(Word::Go))
}

fn points(persona: &Thrower, [harm, breath]: Grounds) -> [i32; 2] {
    [harm, persona.breath * breath]
}

/// A game as a side may imagine it: the other's plans are unknown, and so are its places until all pebbles are down.
pub fn veil(Snapshot(table, moment): &Snapshot, side: Side, luck: &mut Stream) -> Snapshot {
    let mut table = table.clone();
    let open = table.pebbles.iter().any(|pebble| pebble.place.is_none());
    let home = if side == Side::First { SIZE.0 - 2 } else { 0 };
    let mut rows: Vec<i16> = (0..SIZE.1).collect();
    for pebble in table.pebbles.iter_mut().filter(|pebble| pebble.id.side != side) {
        let word = if luck.below(2) == 0 { Word::Go } else { Word::Stay };
        pebble.word = pebble.word.map(|_| word);
        let row = rows.remove(luck.below(rows.len() as u32) as usize);
        pebble.place = pebble.place.map(|place| if open { (home, row) } else { place });
    }
    Snapshot(table, moment.clone())
}

fn contender(strength: Strength) -> Contender<Pebbles> {
    Contender { name: strength.key().to_owned(), persona: thrower(), strength, budget: strength.budget("Proof") }
}

#[test]
fn quick_beats_chance() {
    let venues = [Venue::<Pebbles>::new("meadow".into(), MEADOW)];
    let contenders = [Strength::Quick, Strength::Random].map(contender);
    let mut tally = Tally::default();
    for (_, pair) in ladder::contest(&venues, contenders.each_ref(), (60, 1), (0, 1), || Duration::ZERO) {
        tally.count(&pair);
    }
    assert_eq!(tally.battles(), 120);
    assert!(tally.results[0] >= 100, "{:?}", tally.results);
    assert!(tally.times(0, 0) > tally.times(1, 0), "it throws more often");
    assert!(tally.trades(0) > 100 && tally.stalled == 0);
}

/// A game up to the first turn of a side; the other one has made this plan.
fn planned(seed: u64, side: Side, word: Word) -> World {
    let mut world = World::new();
    begin(&mut world, seed);
    loop {
        let window = door::window::<Pebbles>(&world).expect("somebody is asked").clone();
        if Ask::of(&window) == Ask::Turn && window.side == side {
            return world;
        }
        let choices = door::choices::<Pebbles>(&world).expect("somebody is asked");
        let fits = |order: &&Order| Ask::of(&window) != Ask::Turn || **order == Order::Pass;
        let order = match Ask::of(&window) {
            // Not among the offered ones: the first pebble's plan differs from the rest.
            Ask::Plan if window.side != side => mixed(&choices.orders[0], word),
            _ => choices.orders.iter().find(fits).expect("there is a choice").clone(),
        };
        assert_eq!(door::submit(&mut world, order), Ok(()));
    }
}

/// The first pebble has this plan, the others the other one.
fn mixed(plan: &Order, first: Word) -> Order {
    let Order::Plan(words) = plan else { panic!("no plan") };
    let rest = if first == Word::Go { Word::Stay } else { Word::Go };
    let word = |place| if place == 0 { first } else { rest };
    Order::Plan(words.iter().enumerate().map(|(place, (unit, _))| (*unit, word(place))).collect())
}

/// What an opponent orders up to the end of its throw.
fn orders(world: &mut World, player: &mut Opponent<Pebbles>, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    while door::window::<Pebbles>(world).is_some_and(|window| window.side == side) {
        let order = player.choose(world).expect("it is asked");
        orders.push(order.clone());
        door::submit(world, order).expect("it may be given");
    }
    orders
}

#[test]
fn it_says_why() {
    let mut world = planned(3, Side::First, Word::Go);
    let before = Pebbles::snapshot(&world);
    for strength in [Strength::Quick, Strength::Careful] {
        let thought = Opponent::<Pebbles>::new(thrower(), strength, 3).think(&mut world).expect("it is asked");
        let best = thought.why.best.first().expect("there are candidates");
        assert!(matches!(thought.order, Order::Throw(_)), "{thought:?}");
        assert_eq!(best.score, best.lines.iter().map(|line| line.points).sum::<i32>());
        assert_eq!(best.played.is_some(), strength == Strength::Careful);
        let told = thought.why.told(|unit| unit.to_string(), |why| why.words(), |order| order.name().to_owned());
        assert!(
            told.iter().any(|line| line.contains("Throw") && (best.played.is_some() || line.contains("harm"))),
            "{told:?}"
        );
        assert_eq!(Pebbles::snapshot(&world), before, "thinking changes nothing");
    }
}

#[test]
fn what_the_other_side_keeps_secret_changes_no_order() {
    let side = Side::First;
    let mut differ = 0;
    for seed in 0..20 {
        let [mut one, mut other] = [Word::Go, Word::Stay].map(|word| planned(seed, side, word));
        let player = || Opponent::<Pebbles>::new(thrower(), Strength::Careful, seed);
        // An opponent that could read it would use it.
        let aims = [&one, &other].map(|world| {
            let table = world.resource::<Table>();
            table.of(side.other()).max_by_key(|pebble| ease(table, Some(pebble.id))).map(|pebble| pebble.id)
        });
        differ += usize::from(aims[0] != aims[1]);
        let mut sandbox = Sandbox::<Pebbles>::of(&());
        let thoughts = [&one, &other].map(|world| {
            let thought = sandbox.think(&player(), &Pebbles::snapshot(world)).expect("it is asked");
            (thought.order, thought.why)
        });
        assert_eq!(thoughts[0], thoughts[1], "seed {seed}");
        assert_eq!(orders(&mut one, &mut player(), side), orders(&mut other, &mut player(), side), "seed {seed}");
    }
    assert_eq!(differ, 20, "the secret is worth something");
}
