//! A situation is set up and played: no expected state is put in by hand.

use crate::numbers::{NUMBERS, arms, kind};
use bevy_ecs::world::World;
use monkeys::board::{Cell, Grid, Zone, sight::Sight};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Refusal, Rules, What, door};
use monkeys::force::{PieceId, PrimateIx, Side, UnitId, UnitIx};
use monkeys::rules::suppression::{
    Choices, Illegal, Order, Suppression, View,
    actions::Action,
    field::Field,
    muster::{ModelMuster, Muster, Scenario, SideMuster, UnitMuster, unit_id},
    order::{Deed, Step, Target},
};
use std::sync::Arc;

pub const A: Side = Side::First;
pub const B: Side = Side::Second;

pub const fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// The id of a side's unit, counted from 1.
pub const fn id(side: Side, number: usize) -> UnitId {
    unit_id(side, number - 1)
}

/// Cells in a row, starting at a column.
pub fn row(x: i16, y: i16, count: i16) -> Vec<(i16, i16)> {
    (x..x + count).map(|x| (x, y)).collect()
}

/// The start of a battle.
#[derive(Clone)]
pub struct Scene(pub Muster);

impl Scene {
    /// A board of this map, without units.
    pub fn on(rows: &[&str]) -> Self {
        let (width, height) = (rows[0].len() as i16, rows.len() as i16);
        let mut cells = Grid::new(width, height, 0);
        for cell in cells.cells() {
            let letter = rows[cell.y as usize].as_bytes()[cell.x as usize] as char;
            let found = NUMBERS.terrain.iter().position(|terrain| terrain.letter == letter);
            cells[cell] = found.unwrap_or_else(|| panic!("no terrain {letter}")) as u8;
        }
        let sight = Arc::new(Sight::new(Arc::new(NUMBERS.ground(&cells))));
        let scenario = Scenario { first: Some(A), ..Scenario::default() };
        let side = |name: &str| SideMuster { name: name.into(), zone: Zone::default(), units: Vec::new() };
        Self(Muster { profiles: NUMBERS.clone(), sight, scenario, sides: [side("A"), side("B")] })
    }

    /// 36 x 24 cells of clear ground.
    pub fn open() -> Self {
        Self::on(&[".".repeat(36).as_str(); 24])
    }

    /// A unit of a side on these cells; the first model is the leader.
    pub fn unit(mut self, side: Side, name: &str, cells: &[(i16, i16)]) -> Self {
        let kind = kind(name);
        let model = |(weapon, (x, y)): (usize, &(i16, i16))| ModelMuster {
            name: String::new(),
            weapon,
            cell: Some(at(*x, *y)),
        };
        let models = arms(kind).into_iter().zip(cells).map(model).collect();
        self.0.sides[side.index()].units.push(UnitMuster { kind, models, ..UnitMuster::default() });
        self
    }

    /// A unit that deploys in the battle.
    pub fn reserve(mut self, side: Side, name: &str) -> Self {
        let kind = kind(name);
        let models = arms(kind).into_iter().map(|weapon| ModelMuster { weapon, ..ModelMuster::default() }).collect();
        self.0.sides[side.index()].units.push(UnitMuster { kind, models, ..UnitMuster::default() });
        self
    }

    /// Changes the unit named last.
    pub fn with(mut self, side: Side, change: impl FnOnce(&mut UnitMuster)) -> Self {
        change(self.0.sides[side.index()].units.last_mut().expect("a unit"));
        self
    }

    pub fn markers(self, side: Side, markers: u8) -> Self {
        self.with(side, |unit| unit.markers = markers)
    }

    pub fn scenario(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.0.scenario);
        self
    }

    /// Starts the battle with these dice.
    pub fn begin(&self, dice: &[u8]) -> Game {
        self.begin_with(Dice::scripted(dice.to_vec()))
    }

    pub fn begin_with(&self, dice: Dice) -> Game {
        let mut world = World::new();
        door::install::<Suppression>(&mut world);
        door::muster::<Suppression>(&mut world, &self.0, dice);
        door::advance::<Suppression>(&mut world);
        Game(world)
    }
}

/// A battle in progress.
pub struct Game(pub World);

impl Game {
    pub fn view(&self) -> View<'_> {
        Suppression::view(&self.0)
    }

    pub fn field(&self) -> &Field {
        self.0.resource()
    }

    pub fn window(&self) -> &'static str {
        door::window::<Suppression>(&self.0).map_or("none", |window| window.name())
    }

    /// The side that is asked.
    pub fn asked(&self) -> Side {
        door::window::<Suppression>(&self.0).expect("somebody is asked").side
    }

    pub fn choices(&self) -> Choices {
        door::choices::<Suppression>(&self.0).expect("somebody is asked")
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

    #[track_caller]
    pub fn act(&mut self, deed: Deed) {
        self.order(Order::Act(deed));
    }

    /// Why an order is refused: its rule, checking that it has words.
    #[track_caller]
    pub fn refusal(&mut self, order: Order) -> Illegal {
        let before = Suppression::snapshot(&self.0);
        let why = self.try_order(order).expect_err("it is refused");
        assert_eq!(Suppression::snapshot(&self.0), before, "a refused order changes nothing");
        let words = why.message().words();
        assert!(!words.contains('<') && !words.contains('{') && !words.is_empty(), "{words}");
        why
    }

    #[track_caller]
    pub fn no(&mut self, deed: Deed) -> Illegal {
        self.refusal(Order::Act(deed))
    }

    /// The rule by which an action is refused.
    #[track_caller]
    pub fn no_by(&mut self, deed: Deed) -> &'static str {
        self.no(deed).rule().0
    }

    pub fn unit(&self, unit: UnitId) -> UnitIx {
        self.field().find(unit).expect("a known unit")
    }

    pub fn markers(&self, unit: UnitId) -> u8 {
        self.field().unit(self.unit(unit)).markers.0
    }

    pub fn is_falling(&self, unit: UnitId) -> bool {
        self.field().unit(self.unit(unit)).falling.0
    }

    pub fn evasion(&self, unit: UnitId) -> i8 {
        self.field().unit(self.unit(unit)).evasion.0
    }

    pub fn count(&self, unit: UnitId) -> usize {
        self.field().count(self.unit(unit))
    }

    /// The numbers of a unit's models on the board.
    pub fn living(&self, unit: UnitId) -> Vec<u8> {
        self.field().living(self.unit(unit)).map(|(model, _)| self.field().number(model)).collect()
    }

    pub fn cell(&self, unit: UnitId, number: u8) -> Cell {
        let model = self.field().numbered(self.unit(unit), number).expect("a model");
        self.field().cell(model).expect("on the board")
    }

    pub fn leader(&self, unit: UnitId) -> Option<u8> {
        let leader: Option<PrimateIx> = self.field().unit(self.unit(unit)).lead.leader;
        leader.map(|model| self.field().number(model))
    }

    /// The actions that a unit may take.
    pub fn allowed(&self, unit: UnitId) -> Vec<Action> {
        let (field, turn) = (self.field(), self.view().turn);
        let unit = self.unit(unit);
        let may =
            |action: &Action| monkeys::rules::suppression::action::check_action(field, turn, unit, *action).is_ok();
        Action::ALL.into_iter().filter(may).collect()
    }

    pub fn facts(&self) -> Vec<What> {
        self.0.resource::<BattleLog>().facts().iter().map(|fact| fact.what.clone()).collect()
    }

    /// Pools thrown for a purpose: the faces, what they needed, how many counted.
    pub fn threw(&self, purpose: &str) -> Vec<(Vec<u8>, Option<i32>, u8)> {
        let pool = |what: What| match what {
            What::Threw { dice, need, hits, why, .. } if why == purpose => Some((dice, need, hits)),
            _ => None,
        };
        self.facts().into_iter().filter_map(pool).collect()
    }

    /// Checks that exactly all dice have been used.
    #[track_caller]
    pub fn dice_used(&self) {
        let dice = self.0.resource::<Dice>();
        assert_eq!((dice.left(), dice.ran_dry()), (0, false), "all dice laid out have fallen, and no more");
    }

    pub fn outcome(&self) -> Option<(Option<Side>, &'static str)> {
        door::outcome::<Suppression>(&self.0).map(|outcome| (outcome.winner, outcome.how))
    }

    /// Ends the phases up to the next Action Phase of a side; the game answers questions on the way.
    #[track_caller]
    pub fn until_actions_of(&mut self, side: Side) {
        loop {
            if self.window() == "Act" && self.asked() == side {
                return;
            }
            self.pass();
        }
    }

    /// Ends the phase, or leaves the decision to the game.
    #[track_caller]
    pub fn pass(&mut self) {
        let order = match self.window() {
            "Act" => Order::EndActions,
            "Charge" => Order::EndAssault,
            _ => self.choices().default.expect("a marked answer"),
        };
        self.order(order);
    }
}

pub fn deed(unit: UnitId, action: Action) -> Deed {
    Deed::new(unit, action)
}

pub fn shoot(unit: UnitId, action: Action, target: UnitId) -> Deed {
    Deed::new(unit, action).at(Target::Unit(target))
}

pub fn shell(unit: UnitId, action: Action, x: i16, y: i16) -> Deed {
    Deed::new(unit, action).at(Target::Cell(at(x, y)))
}

pub fn moved(unit: UnitId, action: Action, moves: &[(u8, (i16, i16))]) -> Deed {
    Deed::new(unit, action).with(steps(moves))
}

pub fn steps(moves: &[(u8, (i16, i16))]) -> Vec<Step> {
    moves.iter().map(|(number, (x, y))| (*number, at(*x, *y))).collect()
}

pub fn piece(unit: UnitId, number: u8) -> PieceId {
    unit.primate(number)
}
