//! Pebbles: a made-up rule book that shows what a book needs, with one window of every shape.
//!
//! Three pebbles per side on eight by six cells. One side decides which begins; both sides put their pebbles down and
//! plan in secret; then the sides take turns for six rounds. A pebble steps, throws or rests. A throw names a target,
//! keeps one die of a pool of eights, and takes the target off the board if the die exceeds the target's tiredness.
//! Every order except a rest tires.

use crate::{opponent, stages};
use bevy_ecs::{resource::Resource, world::World};
use monkeys::dice::Stream;
use monkeys::engine::{
    BookOrder, Choices, Clock, Moment, Procedure, Refusal, Rule, Rules, StageId, Step, Tempo, window::WindowKind,
};
use monkeys::force::{Post, Side, UnitId};
use monkeys::words::Message;
use serde::{Deserialize, Serialize};

pub type Place = (i16, i16);
pub const SIZE: Place = (8, 6);
pub const ROUNDS: u16 = 6;

/// The book.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pebbles;

monkeys::windows! {
    /// The questions of the book.
    pub enum Ask {
        /// The side that moves first.
        Begin: Pick "P-1",
        /// The place of a pebble.
        Put: Cells "P-2" secret,
        /// Each pebble's plan.
        Plan: List "P-3" secret,
        /// The orders of a turn.
        Turn: Act "P-4",
        /// The target of a throw.
        Aim: Targets "P-5",
        /// The die that counts.
        Best: Die "P-6",
        /// The new leader.
        Heir: Members "P-7",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Word {
    Go,
    Stay,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    Begin(Side),
    Put(UnitId, Place),
    Plan(Vec<(UnitId, Word)>),
    Walk(UnitId, Place),
    Throw(UnitId),
    Rest(UnitId),
    Pass,
    Aim(UnitId),
    Keep(u8),
    Name(UnitId),
    Concede,
}

impl BookOrder for Order {
    type Book = Pebbles;

    fn name(&self) -> &'static str {
        match self {
            Order::Begin(_) => "Begin",
            Order::Put(..) => "Put",
            Order::Plan(_) => "Plan",
            Order::Walk(..) => "Walk",
            Order::Throw(_) => "Throw",
            Order::Rest(_) => "Rest",
            Order::Pass => "Pass",
            Order::Aim(_) => "Aim",
            Order::Keep(_) => "Keep",
            Order::Name(_) => "Name",
            Order::Concede => "Concede",
        }
    }

    fn unit(&self) -> Option<UnitId> {
        match self {
            Order::Put(unit, _) | Order::Walk(unit, _) | Order::Throw(unit) | Order::Rest(unit) | Order::Name(unit) => {
                Some(*unit)
            }
            _ => None,
        }
    }

    fn target(&self) -> Option<UnitId> {
        if let Order::Aim(target) = self { Some(*target) } else { None }
    }

    fn concede() -> Self {
        Order::Concede
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    OtherWindow,
    NotYours,
    Taken,
    TooFar(i16),
    NoSuchDie(u8),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::OtherWindow | Illegal::NotYours => "P-4",
            Illegal::Taken | Illegal::TooFar(_) => "P-2",
            Illegal::NoSuchDie(_) => "P-6",
        })
    }

    fn message(&self) -> Message {
        Message::new("pebbles-illegal").with("rule", self.rule().0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Stage {
    Survey,
    AskBegin,
    TakeBegin,
    AskPut,
    TakePut,
    AskPlan,
    TakePlan,
    OpenRound,
    AskTurn,
    TakeTurn,
    Tire,
    Change,
    AskAim,
    TakeAim,
    Roll,
    AskBest,
    TakeBest,
    Hit,
    AskHeir,
    TakeHeir,
}

impl From<Stage> for StageId {
    fn from(stage: Stage) -> Self {
        StageId(stage as u16)
    }
}

/// A pebble in the air.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flying {
    pub by: UnitId,
    pub at: Option<UnitId>,
    pub faces: Vec<u8>,
    pub kept: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    Game,
    Throw(Flying),
}

const fn ask(ask: Stage, take: Stage) -> Step<Stage> {
    Step::Ask { ask, take }
}

const GAME: &[Step<Stage>] = &[
    ask(Stage::AskBegin, Stage::TakeBegin),
    ask(Stage::AskPut, Stage::TakePut),
    ask(Stage::AskPlan, Stage::TakePlan),
    Step::Run(Stage::OpenRound),
    ask(Stage::AskTurn, Stage::TakeTurn),
    Step::Run(Stage::Tire),
    Step::Run(Stage::Change),
    ask(Stage::AskTurn, Stage::TakeTurn),
    Step::Run(Stage::Tire),
    Step::Run(Stage::Change),
];

const THROW: &[Step<Stage>] = &[
    ask(Stage::AskAim, Stage::TakeAim),
    Step::Run(Stage::Roll),
    ask(Stage::AskBest, Stage::TakeBest),
    Step::Run(Stage::Hit),
    ask(Stage::AskHeir, Stage::TakeHeir),
];

impl Procedure for Frame {
    type Stage = Stage;

    const ASKS: &'static str = "P-0";

    fn steps(&self) -> &'static [Step<Stage>] {
        match self {
            Frame::Game => GAME,
            Frame::Throw(_) => THROW,
        }
    }
}

/// A pebble on the table, or on its way there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pebble {
    pub id: UnitId,
    pub place: Option<Place>,
    pub word: Option<Word>,
    pub tired: u8,
    pub gone: bool,
}

/// The state of the game.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub pebbles: Vec<Pebble>,
    pub side: Side,
    pub round: u16,
    pub taken: [u16; 2],
    pub acted: Option<UnitId>,
}

impl Table {
    pub fn new() -> Self {
        let id = |side, number| UnitId { side, platoon: 1, post: Post::Squad(number) };
        let pebble = |id| Pebble { id, place: None, word: None, tired: 0, gone: false };
        let pebbles = Side::BOTH.into_iter().flat_map(|side| (1..=3).map(move |number| pebble(id(side, number))));
        Self { pebbles: pebbles.collect(), side: Side::First, round: 0, taken: [0, 0], acted: None }
    }

    pub fn of(&self, side: Side) -> impl Iterator<Item = &Pebble> {
        self.pebbles.iter().filter(move |pebble| pebble.id.side == side && !pebble.gone)
    }

    pub fn find(&mut self, id: UnitId) -> &mut Pebble {
        self.pebbles.iter_mut().find(|pebble| pebble.id == id).expect("a known pebble")
    }

    fn is_free(&self, place: Place) -> bool {
        let inside = (0..SIZE.0).contains(&place.0) && (0..SIZE.1).contains(&place.1);
        inside && !self.pebbles.iter().any(|pebble| pebble.place == Some(place) && !pebble.gone)
    }
}

#[derive(Clone, Copy)]
pub struct View<'w> {
    pub table: &'w Table,
    pub clock: &'w Clock<Frame>,
}

#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Snapshot(pub Table, pub Moment<Frame>);

impl Rules for Pebbles {
    const BOOK: &'static str = "Pebbles";
    const VERSION: u32 = 1;
    const WINDOWS: &'static [WindowKind] = Ask::WINDOWS;
    const CONCESSION: &'static str = "P-9";
    const SURVEY: Stage = Stage::Survey;
    const SECRETS: bool = true;

    type Procedure = Frame;
    type Order = Order;
    type Illegal = Illegal;
    type Muster = ();
    type Snapshot = Snapshot;
    type View<'w> = View<'w>;

    fn install(world: &mut World) {
        world.insert_resource(stages::stages());
    }

    fn muster(world: &mut World, (): &()) {
        world.insert_resource(Table::new());
        world.insert_resource(Clock::new(Frame::Game));
    }

    fn view(world: &World) -> View<'_> {
        View { table: world.resource(), clock: world.resource() }
    }

    fn choices(view: View) -> Option<Choices<Self>> {
        let mut choices = Choices::of(view.clock.window()?.clone());
        for order in candidates(view) {
            match Self::check(view, &order) {
                Ok(()) => choices.orders.push(order),
                Err(why) => choices.refused.push((order, why)),
            }
        }
        choices.default = choices.orders.first().filter(|_| choices.window.kind.is_marked()).cloned();
        Some(choices)
    }

    fn check(view: View, order: &Order) -> Result<(), Illegal> {
        let window = view.clock.window().ok_or(Illegal::OtherWindow)?;
        let own = |unit: &UnitId| view.table.of(window.side).any(|pebble| pebble.id == *unit);
        match (Ask::of(window), order) {
            (_, Order::Concede) | (Ask::Begin, Order::Begin(_)) | (Ask::Turn, Order::Pass) => Ok(()),
            (Ask::Put, Order::Put(unit, place)) => {
                let home = if window.side == Side::First { 0..2 } else { SIZE.0 - 2..SIZE.0 };
                let own = Some(*unit) == window.about;
                refuse(own, Illegal::NotYours)?;
                refuse(view.table.is_free(*place), Illegal::Taken)?;
                refuse(home.contains(&place.0), Illegal::TooFar(place.0))
            }
            (Ask::Plan, Order::Plan(words)) => {
                let all = view.table.of(window.side).map(|pebble| pebble.id);
                refuse(all.eq(words.iter().map(|(unit, _)| *unit)), Illegal::NotYours)
            }
            (Ask::Turn, Order::Walk(unit, place)) => {
                refuse(own(unit), Illegal::NotYours)?;
                refuse(view.table.is_free(*place), Illegal::Taken)?;
                let from = view.table.of(window.side).find(|pebble| pebble.id == *unit).and_then(|one| one.place);
                let far = from.map_or(0, |from| (from.0 - place.0).abs().max((from.1 - place.1).abs()));
                refuse(far <= 2, Illegal::TooFar(far))
            }
            (Ask::Turn, Order::Throw(unit) | Order::Rest(unit)) => refuse(own(unit), Illegal::NotYours),
            (Ask::Aim, Order::Aim(unit)) => {
                refuse(view.table.of(window.side.other()).any(|pebble| pebble.id == *unit), Illegal::NotYours)
            }
            (Ask::Best, Order::Keep(die)) => {
                let Frame::Throw(flying) = view.clock.top() else { return Err(Illegal::OtherWindow) };
                refuse((1..=flying.faces.len()).contains(&usize::from(*die)), Illegal::NoSuchDie(*die))
            }
            (Ask::Heir, Order::Name(unit)) => refuse(own(unit), Illegal::NotYours),
            _ => Err(Illegal::OtherWindow),
        }
    }

    fn rule_of(view: View, _: &Order) -> &'static str {
        view.clock.window().map_or("P-0", |window| window.kind.rule)
    }

    fn tempo(view: View) -> Tempo {
        let Table { side, round, taken, .. } = view.table;
        Tempo { round: *round, rounds: Some(ROUNDS), side: *side, taken: *taken }
    }

    fn snapshot(world: &World) -> Snapshot {
        Snapshot(world.resource::<Table>().clone(), Moment::take(world))
    }

    fn restore(world: &mut World, moment: &Snapshot) {
        *world.resource_mut::<Table>() = moment.0.clone();
        moment.1.put_back(world);
    }

    fn veil(moment: &Snapshot, side: Side, luck: &mut Stream) -> Snapshot {
        opponent::veil(moment, side, luck)
    }
}

fn refuse(holds: bool, why: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(why) }
}

/// Everything that might be an answer to the open window.
fn candidates(view: View) -> Vec<Order> {
    let Some(window) = view.clock.window() else { return Vec::new() };
    let cells = || (0..SIZE.0).flat_map(|x| (0..SIZE.1).map(move |y| (x, y)));
    let own: Vec<UnitId> = view.table.of(window.side).map(|pebble| pebble.id).collect();
    let plan = |word: Word| Order::Plan(own.iter().map(|unit| (*unit, word)).collect());
    match Ask::of(window) {
        Ask::Begin => Side::BOTH.map(Order::Begin).to_vec(),
        Ask::Put => window.about.into_iter().flat_map(|unit| cells().map(move |cell| Order::Put(unit, cell))).collect(),
        Ask::Plan => vec![plan(Word::Go), plan(Word::Stay)],
        Ask::Turn => {
            let walks = own.iter().flat_map(|unit| cells().map(|cell| Order::Walk(*unit, cell)));
            let others = own.iter().flat_map(|unit| [Order::Throw(*unit), Order::Rest(*unit)]);
            walks.chain(others).chain([Order::Pass]).collect()
        }
        Ask::Aim => view.table.of(window.side.other()).map(|pebble| Order::Aim(pebble.id)).collect(),
        Ask::Best => {
            let Frame::Throw(flying) = view.clock.top() else { return Vec::new() };
            (1..=flying.faces.len() as u8).map(Order::Keep).collect()
        }
        Ask::Heir => own.into_iter().map(Order::Name).collect(),
    }
}
