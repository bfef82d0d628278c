//! A situation is set up and played: no expected state is put in by hand.

use bevy_ecs::world::World;
use monkeys::board::{Cell, Grid, sight::Sight};
use monkeys::data::initiative::profiles;
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Refusal, Rules, What, door};
use monkeys::force::{Side, UnitId, UnitIx};
use monkeys::rules::initiative::{
    Choices, Illegal, Initiative, Muster, Order, Profiles, View,
    field::Field,
    movement::Pace,
    muster::{Band, Character, Mount, Scenario, Stall, unit_id},
    order::{Action, Mark, Then},
};
use std::sync::Arc;

pub const A: Side = Side::First;
pub const B: Side = Side::Second;

pub const fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// The id of a side's character, counted from 1.
pub const fn id(side: Side, number: usize) -> UnitId {
    unit_id(side, number - 1)
}

/// The start of a battle.
#[derive(Clone)]
pub struct Scene(pub Muster, pub bool);

impl Scene {
    /// A board of this map, without characters.
    pub fn on(rows: &[&str]) -> Self {
        let book = profiles();
        let (width, height) = (rows[0].len() as i16, rows.len() as i16);
        let mut cells = Grid::new(width, height, 0);
        for cell in cells.cells() {
            let letter = rows[cell.y as usize].as_bytes()[cell.x as usize] as char;
            let found = book.terrain.iter().position(|terrain| terrain.letter == letter);
            cells[cell] = found.unwrap_or_else(|| panic!("no terrain {letter}")) as u8;
        }
        let sight = Arc::new(Sight::new(Arc::new(book.ground(&cells))));
        Self(
            Muster { profiles: book, sight, scenario: Scenario::default(), sides: [Band::default(), Band::default()] },
            false,
        )
    }

    /// 200 x 30 cells of open ground.
    pub fn open() -> Self {
        Self::on(&[".".repeat(200).as_str(); 30])
    }

    /// Open ground with these cells replaced by another kind.
    pub fn with(letter: char, cells: &[(usize, usize)]) -> Self {
        let mut rows = vec![vec!['.'; 100]; 30];
        for (x, y) in cells {
            rows[*y][*x] = letter;
        }
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        Self::on(&rows.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// A character of a side.
    pub fn add(mut self, side: Side, kind: &str, x: i16, y: i16) -> Self {
        let kind = self.0.profiles.character(kind).unwrap_or_else(|| panic!("no {kind}"));
        let character = Character { kind, cell: Some(at(x, y)), ..Character::default() };
        self.0.sides[side.index()].characters.push(character);
        self
    }

    /// A character of a side with changes.
    pub fn add_as(self, side: Side, kind: &str, (x, y): (i16, i16), change: impl FnOnce(&mut Character)) -> Self {
        self.add(side, kind, x, y).band(side, |band| change(band.characters.last_mut().expect("it was added")))
    }

    /// A character not detected by the enemy.
    pub fn hide(self, side: Side, kind: &str, x: i16, y: i16) -> Self {
        self.add_as(side, kind, (x, y), |character| character.hidden = true)
    }

    /// A character still to deploy.
    pub fn reserve(self, side: Side, kind: &str) -> Self {
        self.add_as(side, kind, (0, 0), |character| character.cell = None)
    }

    /// A mule of a side.
    pub fn mule(mut self, side: Side, at: Stall) -> Self {
        let kind = self.0.profiles.character("mule").expect("there are mules");
        self.0.sides[side.index()].mounts.push(Mount { name: String::new(), kind, at });
        self
    }

    /// The same with changed profile numbers.
    pub fn numbers(mut self, change: impl FnOnce(&mut Profiles)) -> Self {
        change(Arc::make_mut(&mut self.0.profiles));
        self
    }

    pub fn turns(mut self, turns: u16) -> Self {
        self.0.scenario.turns = Some(turns);
        self
    }

    /// Players are asked what to repeat; otherwise nobody repeats anything.
    pub fn declaring(mut self) -> Self {
        self.1 = true;
        self
    }

    pub fn scenario(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.0.scenario);
        self
    }

    /// Changes a side.
    pub fn band(mut self, side: Side, change: impl FnOnce(&mut Band)) -> Self {
        change(&mut self.0.sides[side.index()]);
        self
    }

    /// Starts the battle with these dice.
    pub fn begin(&self, dice: &[u8]) -> Game {
        self.begin_with(Dice::scripted(dice.to_vec()))
    }

    pub fn begin_with(&self, dice: Dice) -> Game {
        let mut world = World::new();
        door::install::<Initiative>(&mut world);
        door::muster::<Initiative>(&mut world, &self.0, dice);
        door::advance::<Initiative>(&mut world);
        let mut game = Game(world, self.1);
        game.pass_declarations();
        game
    }
}

/// A battle in progress, and whether its players are asked what to repeat.
pub struct Game(pub World, pub bool);

impl Game {
    pub fn view(&self) -> View<'_> {
        Initiative::view(&self.0)
    }

    pub fn field(&self) -> &Field {
        self.0.resource()
    }

    /// The name of the open window.
    pub fn window(&self) -> &'static str {
        door::window::<Initiative>(&self.0).map_or("", |window| window.name())
    }

    /// The window, the unit it is about, the phase: `("Call", r1.1, 6)`.
    pub fn asked(&self) -> (&'static str, UnitId, u8) {
        let window = door::window::<Initiative>(&self.0).expect("somebody is asked");
        (window.name(), window.about.expect("it is about somebody"), self.view().turn.phase)
    }

    pub fn is_over(&self) -> bool {
        door::window::<Initiative>(&self.0).is_none()
    }

    pub fn choices(&self) -> Choices {
        door::choices::<Initiative>(&self.0).expect("somebody is asked")
    }

    pub fn try_order(&mut self, order: Order) -> Result<(), Illegal> {
        door::submit(&mut self.0, order)?;
        self.pass_declarations();
        Ok(())
    }

    fn pass_declarations(&mut self) {
        while !self.1 && door::window::<Initiative>(&self.0).is_some_and(|window| window.name() == "Declare") {
            door::submit(&mut self.0, Order::Declared).expect("anyone may declare nothing");
        }
    }

    #[track_caller]
    pub fn order(&mut self, order: Order) {
        let told = format!("{order:?}");
        if let Err(why) = self.try_order(order) {
            panic!("{told}: {why:?}");
        }
    }

    /// Acts with the called character.
    #[track_caller]
    pub fn act(&mut self, action: Action) {
        let (_, unit, _) = self.asked();
        self.order(Order::Act(unit, action));
    }

    #[track_caller]
    pub fn hold(&mut self) {
        self.act(Action::Hold);
    }

    #[track_caller]
    pub fn fire(&mut self, target: UnitId) {
        self.act(Action::Fire(target));
    }

    #[track_caller]
    pub fn aim(&mut self, target: UnitId) {
        self.act(Action::Aim(Mark::Target(target)));
    }

    #[track_caller]
    pub fn go(&mut self, pace: Pace, path: &[(i16, i16)]) {
        self.act(Action::Move(pace, path.iter().map(|(x, y)| at(*x, *y)).collect(), Then::Stop));
    }

    /// Everyone holds, or continues, until this character is called in this phase.
    #[track_caller]
    pub fn until(&mut self, unit: UnitId, phase: u8) {
        for _ in 0..200 {
            self.declared();
            match self.asked() {
                ("Call", called, number) if called == unit && number == phase => return,
                ("Call", ..) => self.hold(),
                ("Repeat", called, _) => self.order(Order::GoOn(called)),
                _ => self.order(Order::LetPass),
            }
        }
        panic!("{unit} is not called in phase {phase}");
    }

    /// Why an order is refused; checks that nothing has changed, and that the reason has words.
    #[track_caller]
    pub fn refusal(&mut self, order: Order) -> Illegal {
        let before = Initiative::snapshot(&self.0);
        let why = self.try_order(order).expect_err("it is refused");
        assert_eq!(Initiative::snapshot(&self.0), before, "a refused order changes nothing");
        let words = why.message().words();
        assert!(!words.contains('<') && !words.contains('{') && !words.is_empty(), "{words}");
        why
    }

    /// The rule by which an action of the called character is refused.
    #[track_caller]
    pub fn no(&mut self, action: Action) -> &'static str {
        let (_, unit, _) = self.asked();
        self.refusal(Order::Act(unit, action)).rule().0
    }

    pub fn unit(&self, unit: UnitId) -> UnitIx {
        self.field().find(unit).expect("a known character")
    }

    pub fn cell(&self, unit: UnitId) -> Option<Cell> {
        self.field().cell(self.unit(unit))
    }

    pub fn initiative(&self, unit: UnitId) -> u8 {
        monkeys::rules::initiative::wounds::initiative(self.field(), self.unit(unit))
    }

    pub fn is_prone(&self, unit: UnitId) -> bool {
        self.field().unit(self.unit(unit)).prone.0
    }

    pub fn is_aiming(&self, unit: UnitId) -> bool {
        self.field().unit(self.unit(unit)).aiming.0.is_some()
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

    /// The cells and targets of all shots so far.
    pub fn shots(&self) -> Vec<Cell> {
        let shot = |what| if let What::Shot { cell, .. } = what { Some(cell) } else { None };
        self.facts().into_iter().filter_map(shot).collect()
    }

    /// Both players end their declarations.
    #[track_caller]
    pub fn declared(&mut self) {
        while self.window() == "Declare" {
            self.order(Order::Declared);
        }
    }

    /// Checks that exactly all dice have been used.
    #[track_caller]
    pub fn dice_used(&self) {
        let dice = self.0.resource::<Dice>();
        assert_eq!((dice.left(), dice.ran_dry()), (0, false), "all dice laid out have fallen, and no more");
    }

    pub fn outcome(&self) -> Option<(Option<Side>, &'static str)> {
        door::outcome::<Initiative>(&self.0).map(|outcome| (outcome.winner, outcome.how))
    }
}
