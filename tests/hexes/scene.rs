//! A situation is set up and played: no expected state is put in by hand.

use bevy_ecs::world::World;
use monkeys::board::{
    Cell,
    hex::{Bearing, Hex, HexMap, Table},
};
use monkeys::data::hexes::profiles;
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Refusal, Rules, What, door};
use monkeys::force::{Side, UnitId, UnitIx};
use monkeys::rules::hexes::{
    Choices, Hexes, Illegal, Muster, Order, Profiles, View,
    answers::{Answer, Question},
    choices::open_questions,
    field::Field,
    land::Cloud,
    muster::{Goal, Ranks, Scenario, SideMuster, Start, UnitMuster, unit_id},
    order::Written,
    planning,
    rounds::Step,
    speed::Speed,
    states::{State, Tokens},
    turns::Turn,
};
use std::sync::Arc;

pub const A: Side = Side::First;
pub const B: Side = Side::Second;
pub const N: Bearing = Bearing::North;
pub const S: Bearing = Bearing::South;

pub fn at(x: i16, y: i16) -> Hex {
    Hex::halved(x, y).expect("column and half hexes are both even, or both odd")
}

/// The id of a side's unit, counted from 1.
pub const fn id(side: Side, number: u8) -> UnitId {
    unit_id(side, number)
}

/// The start of a battle.
#[derive(Clone)]
pub struct Scene(pub Muster);

impl Scene {
    /// 7 columns of clear hexes; orders are written for the round that is about to run.
    pub fn open() -> Self {
        let table = Table::new(7, 9);
        let side = |facing, ranks, rows: fn(i16) -> bool| SideMuster {
            name: String::new(),
            zone: table.hexes().filter(|hex| rows(Cell::from(*hex).y)).collect(),
            facing,
            ranks,
            units: Vec::new(),
        };
        let sides = [
            side(N, Ranks { assault: 2, choice: 1 }, |y| y >= 12),
            side(S, Ranks { assault: 1, choice: 2 }, |y| y <= 4),
        ];
        let scenario = Scenario { rounds: Some(3), plan_now: true, goal: Goal::Entrenched };
        let terrain = HexMap::new(table, 0);
        Self(Muster { profiles: profiles(), terrain, clouds: Vec::new(), scenario, sides })
    }

    /// Hexes of some terrain.
    pub fn ground(mut self, name: &str, hexes: &[(i16, i16)]) -> Self {
        let kind = self.0.profiles.ground(name).unwrap_or_else(|| panic!("no {name}"));
        for (x, y) in hexes {
            self.0.terrain[at(*x, *y)] = kind;
        }
        self
    }

    /// A unit of a side that starts in a hex, with a facing.
    pub fn add(self, side: Side, kind: &str, x: i16, y: i16, facing: Bearing, speed: Speed) -> Self {
        let start = Start { hex: at(x, y), facing, speed };
        self.unit(side, kind, |unit| unit.start = Some(start))
    }

    /// A unit of a side, with further changes.
    pub fn unit(mut self, side: Side, kind: &str, more: impl FnOnce(&mut UnitMuster)) -> Self {
        let kind = self.0.profiles.unit(kind).unwrap_or_else(|| panic!("no {kind}"));
        let units = &mut self.0.sides[side.index()].units;
        let mut unit = UnitMuster { number: units.len() as u8 + 1, kind, ..UnitMuster::default() };
        more(&mut unit);
        units.push(unit);
        self
    }

    /// Changes the unit that was added last.
    pub fn but(mut self, side: Side, more: impl FnOnce(&mut UnitMuster)) -> Self {
        more(self.0.sides[side.index()].units.last_mut().expect("a unit was added"));
        self
    }

    /// Puts tokens on the unit that was added last.
    pub fn tokens(self, side: Side, tokens: Tokens) -> Self {
        self.but(side, |unit| unit.tokens = tokens)
    }

    /// Gives an option to the unit that was added last.
    pub fn option(self, side: Side, name: &str) -> Self {
        let option = self.0.profiles.option(name).unwrap_or_else(|| panic!("no {name}"));
        self.but(side, |unit| unit.options.push(option))
    }

    pub fn cloud(mut self, x: i16, y: i16, cloud: Cloud) -> Self {
        self.0.clouds.push((at(x, y), cloud));
        self
    }

    pub fn rounds(mut self, rounds: u16) -> Self {
        self.0.scenario.rounds = Some(rounds);
        self
    }

    /// Orders are written one round ahead.
    pub fn ahead(mut self) -> Self {
        self.0.scenario.plan_now = false;
        self
    }

    pub fn goal(mut self, goal: Goal) -> Self {
        self.0.scenario.goal = goal;
        self
    }

    /// The same with changed profile numbers.
    pub fn numbers(mut self, change: impl FnOnce(&mut Profiles)) -> Self {
        change(Arc::make_mut(&mut self.0.profiles));
        self
    }

    /// Starts the battle with these dice.
    pub fn begin(&self, dice: &[u8]) -> Game {
        self.begin_with(Dice::scripted(dice.to_vec()))
    }

    pub fn begin_with(&self, dice: Dice) -> Game {
        let mut world = World::new();
        door::install::<Hexes>(&mut world);
        door::muster::<Hexes>(&mut world, &self.0, dice);
        door::advance::<Hexes>(&mut world);
        Game(world)
    }
}

/// A battle in progress.
pub struct Game(pub World);

impl Game {
    pub fn view(&self) -> View<'_> {
        Hexes::view(&self.0)
    }

    pub fn field(&self) -> &Field {
        self.0.resource()
    }

    pub fn turn(&self) -> &Turn {
        self.0.resource()
    }

    /// The current step, if any.
    pub fn step(&self) -> Option<Step> {
        self.turn().under_way()
    }

    /// The open question and its side: `("Plan", A)`.
    pub fn asked(&self) -> (&'static str, Side) {
        let window = door::window::<Hexes>(&self.0).expect("somebody is asked");
        (window.name(), window.side)
    }

    pub fn is_over(&self) -> bool {
        door::window::<Hexes>(&self.0).is_none()
    }

    pub fn choices(&self) -> Choices {
        door::choices::<Hexes>(&self.0).expect("somebody is asked")
    }

    pub fn questions(&self) -> Vec<Question> {
        open_questions(self.view())
    }

    pub fn try_order(&mut self, order: Order) -> Result<(), Illegal> {
        door::submit(&mut self.0, order)
    }

    #[track_caller]
    pub fn order(&mut self, order: Order) {
        let told = format!("{order:?}");
        if let Err(why) = self.try_order(order) {
            panic!("{told}: {why:?}");
        }
    }

    /// Writes cards for units of the side that is asked, by their numbers; the others get the cards that do least.
    #[track_caller]
    pub fn plan(&mut self, cards: &[(u8, &str, &str)]) {
        let (window, side) = self.asked();
        assert_eq!(window, "Plan");
        let plan = self.written(side, cards);
        self.order(Order::Plan(plan));
    }

    pub fn written(&self, side: Side, cards: &[(u8, &str, &str)]) -> Vec<Written> {
        let written = |unit: UnitIx| {
            let own = self.field().unit(unit).id;
            let given = cards.iter().find(|(number, ..)| id(side, *number) == own);
            match given {
                Some((_, movement, fire)) => Written(own, (*movement).to_owned(), (*fire).to_owned()),
                None => {
                    let first = planning::offers(self.field(), unit)[0];
                    let Written(own, movement, _) = planning::written(self.field(), unit, first);
                    Written(own, movement, "-,-".to_owned())
                }
            }
        };
        planning::units(self.field(), side).map(written).collect()
    }

    /// Both sides write cards, the first one first.
    #[track_caller]
    pub fn plans(&mut self, first: &[(u8, &str, &str)], second: &[(u8, &str, &str)]) {
        self.plan(first);
        self.plan(second);
    }

    /// Answers the open choices: with these, and with the marked ones for the rest.
    #[track_caller]
    pub fn choose(&mut self, answers: &[Answer]) {
        let open = self.questions();
        for answer in answers {
            let known = open.iter().any(|question| question.answers.contains(answer));
            assert!(known, "{answer:?} answers none of {open:#?}");
        }
        let chosen = |question: &Question| {
            let given = question.answers.iter().find(|answer| answers.contains(answer));
            given.unwrap_or_else(|| question.default()).clone()
        };
        self.order(Order::Choose(open.iter().map(chosen).collect()));
    }

    /// Takes marked orders, except for plans, until this question is open.
    #[track_caller]
    pub fn until(&mut self, window: &str) {
        for _ in 0..300 {
            if self.asked().0 == window {
                return;
            }
            assert_ne!(self.asked().0, "Plan", "{window} is asked before the next plan");
            self.choose(&[]);
        }
        panic!("{window} is not asked");
    }

    /// Takes marked orders until this has been asked and its step is over.
    #[track_caller]
    pub fn through(&mut self, window: &str) {
        self.until(window);
        let step = self.turn().step;
        while !self.is_over() && self.turn().step == step && self.asked().0 != "Plan" {
            self.choose(&[]);
        }
    }

    /// Takes marked orders until a step of this round begins that asks something, cards have to be written, or the
    /// battle is over.
    #[track_caller]
    pub fn finish_round(&mut self) {
        while !self.is_over() && self.asked().0 != "Plan" {
            self.choose(&[]);
        }
    }

    /// Why an order is refused; checks that nothing has changed, and that the reason has words.
    #[track_caller]
    pub fn refusal(&mut self, order: Order) -> Illegal {
        let before = Hexes::snapshot(&self.0);
        let why = self.try_order(order).expect_err("it is refused");
        assert_eq!(Hexes::snapshot(&self.0), before, "a refused order changes nothing");
        let words = why.message().words();
        assert!(!words.contains('<') && !words.contains('{') && !words.is_empty(), "{words}");
        why
    }

    pub fn ix(&self, unit: UnitId) -> UnitIx {
        self.field().find(unit).expect("a known unit")
    }

    pub fn unit(&self, unit: UnitId) -> &State {
        self.field().unit(self.ix(unit))
    }

    /// The hex of a unit, as players write it.
    pub fn hex(&self, unit: UnitId) -> Option<(i16, i16)> {
        self.unit(unit).place.cell().map(|cell| (cell.x, cell.y))
    }

    pub fn models(&self, unit: UnitId) -> u8 {
        self.unit(unit).models.0
    }

    pub fn facts(&self) -> Vec<What> {
        self.0.resource::<BattleLog>().facts().iter().map(|fact| fact.what.clone()).collect()
    }

    /// Dice thrown for a purpose: the faces, and what they needed.
    pub fn threw(&self, purpose: &str) -> Vec<(Vec<u8>, Option<i32>)> {
        let pool = |what: What| match what {
            What::Threw { dice, need, why, .. } if why == purpose => Some((dice, need)),
            _ => None,
        };
        self.facts().into_iter().filter_map(pool).collect()
    }

    /// What the shots so far needed.
    pub fn needs(&self) -> Vec<i32> {
        self.threw("to-hit").into_iter().filter_map(|(_, need)| need).collect()
    }

    /// How many dice were thrown for a purpose.
    pub fn dice_for(&self, purpose: &str) -> usize {
        self.threw(purpose).iter().map(|(dice, _)| dice.len()).sum()
    }

    /// Checks that exactly all dice have been used.
    #[track_caller]
    pub fn dice_used(&self) {
        let dice = self.0.resource::<Dice>();
        assert_eq!((dice.left(), dice.ran_dry()), (0, false), "all dice laid out have fallen, and no more");
    }

    pub fn outcome(&self) -> Option<(Option<Side>, &'static str)> {
        door::outcome::<Hexes>(&self.0).map(|outcome| (outcome.winner, outcome.how))
    }
}
