//! An opponent with hidden units mentions nothing that only it knows.

use bevy_ecs::world::World;
use monkeys::battle::play;
use monkeys::board::Cell;
use monkeys::data::{
    initiative::{level, persona::Persona, profiles},
    library::{self, Library},
    persona::Occasion,
};
use monkeys::engine::{Choices, Rules, door};
use monkeys::force::{Side, UnitId};
use monkeys::opponent::{Speaker, speech};
use monkeys::rules::initiative::{Initiative, Order, choices::View, order::Action, set_up};

const LEVEL: &str = "ambush-on-the-salt-road";

/// The side that walks into the ambush.
const MOVERS: Side = Side::First;

fn view(world: &World) -> View<'_> {
    Initiative::view(world)
}

/// How many are on the board and known only to their own side.
fn hidden(world: &World) -> usize {
    let field = view(world).field;
    field.all().filter(|unit| !field.is_known(*unit) && field.cell(*unit).is_some()).count()
}

/// The ambushers, whose captain hides by the road or with the others.
struct Ambush {
    captain: UnitId,
    at_the_road: bool,
}

impl Ambush {
    /// The given order: the captain by the road fires at the first mover that comes along, the others go prone, and
    /// nobody else does anything.
    fn answer(&self, view: View, choices: &Choices<Initiative>) -> Order {
        let (field, asked) = (view.field, &choices.window);
        let usual = || choices.default.clone().or_else(|| choices.orders.first().cloned()).expect("there is an answer");
        match asked.name() {
            "SetUp" if asked.side != MOVERS => {
                let unit = field.of(asked.side).find(|unit| field.waits(*unit)).expect("somebody waits");
                let id = field.unit(unit).id;
                let from_road = |cell: &Cell| (cell.x - 20).abs();
                let cells = set_up::places(field, view.turn, unit).into_iter();
                let near = id == self.captain && self.at_the_road;
                let cell = if near { cells.min_by_key(from_road) } else { cells.max_by_key(from_road) };
                let cell = cell.expect("a place");
                Order::SetUp(id, cell, set_up::lurk(field, asked.side, cell))
            }
            "Watch" => {
                let is_known = field.find(self.captain).is_some_and(|unit| field.is_known(unit));
                let shot = Order::Interrupt(self.captain);
                let fires = self.at_the_road && !is_known && choices.orders.contains(&shot);
                if fires { shot } else { Order::LetPass }
            }
            "Declare" => Order::Declared,
            "Call" => {
                let id = asked.about.expect("somebody is called");
                let stands = field.find(id).is_some_and(|unit| !field.unit(unit).prone.0);
                let lies_down = id.side != MOVERS && id != self.captain && stands;
                Order::Act(id, if lies_down { Action::GoProne } else { Action::Hold })
            }
            _ => usual(),
        }
    }
}

/// What the movers' opponent mentions in the first three turns; in the first one no waiting character is called.
fn spoken(at_the_road: bool, hides: bool) -> Vec<Occasion> {
    let mut text = library::level(LEVEL).expect("it ships").to_owned();
    if !hides {
        assert!(text.contains(", hidden: true"));
        text = text.replace(", hidden: true", "");
    }
    let level = level::parse("ambush", &text, &Library::shipped(), profiles()).unwrap_or_else(|why| panic!("{why}")).0;
    let mut world = World::new();
    door::install::<Initiative>(&mut world);
    play::begin(&mut world, &level, 1);
    let speakers = [None, Some(Speaker::of::<Initiative>(Persona::shipped("one-breath").expect("it ships"), 1))];
    let field = view(&world).field;
    let captain = field.unit(field.of(MOVERS.other()).next().expect("somebody")).id;
    let (ambush, mut said) = (Ambush { captain, at_the_road }, Vec::new());
    while let Some(choices) = door::choices::<Initiative>(&world).filter(|_| view(&world).turn.turn <= 3) {
        let order = ambush.answer(view(&world), &choices);
        play::submit(&mut world, order).unwrap_or_else(|why| panic!("{:?}: {why:?}", choices.window));
        speech::listen(&world, &speakers, &mut said);
    }
    let (field, turn) = (view(&world).field, view(&world).turn.turn);
    let prone = field.of(MOVERS.other()).filter(|unit| field.unit(*unit).prone.0).count();
    assert_eq!((turn, prone), (4, 3), "three of the four have lain down");
    let hiding = if !hides { 0 } else { 4 - usize::from(at_the_road) };
    assert_eq!(hidden(&world), hiding, "the captain has been detected if it fires");
    said.into_iter().map(|speech| speech.occasion).collect()
}

#[test]
fn an_opponent_that_hides_speaks_of_nothing_that_only_it_knows() {
    // In view of everyone it greets the enemy, and then it mentions those lying on the ground.
    let heard = spoken(true, false);
    assert!(heard.starts_with(&[Occasion::Opening, Occasion::Pinned]), "{heard:?}");
    // As long as all of its own hide it has nothing to say, whatever they do.
    let heard = spoken(false, true);
    assert!(heard.is_empty(), "{heard:?}");
    // Once one has been detected it mentions that one, and no other.
    let heard = spoken(true, true);
    assert!(heard.contains(&Occasion::Opening) && !heard.contains(&Occasion::Pinned), "{heard:?}");
}
