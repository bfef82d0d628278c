//! Trial play: simple orders on both sides. Fire if it is worth it, aim if that is better, otherwise close in.

use crate::scene::{Game, Scene};
use crate::thorough;
use monkeys::board::{Cell, distance};
use monkeys::data::{
    initiative::{Level, level, profiles, setup},
    library::{self, Library},
};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BookOrder, Rules};
use monkeys::force::{Side, UnitIx};
use monkeys::rules::Book;
use monkeys::rules::initiative::{
    Initiative, Order, View, aim,
    characters::Repetition,
    field::Field,
    movement::{self, Pace},
    muster::Goal,
    order::{Action, Mark, Ready, Then},
    shooting::{self, How, Shots},
    wounds,
};

/// What the page leaves open about simple orders.
#[derive(Clone, Copy, Debug)]
struct Simple {
    /// Hits worth firing for.
    worth: f64,
    /// How characters close in.
    pace: Pace,
    /// Whether they go for the goal, or for the nearest enemy.
    goal: bool,
    /// Whether ambushers deploy as near to the road as they may, aiming across it, or anywhere.
    near: bool,
    /// Whether shooters pick the carrier of the load among targets that are equally easy to hit.
    carrier: bool,
}

const SIMPLE: Simple = Simple { worth: 0.5, pace: Pace::Trot, goal: true, near: false, carrier: false };

struct Player {
    simple: Simple,
    luck: Stream,
}

impl Player {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let view = game.view();
        let window = view.clock.window().filter(|_| game.outcome().is_none())?;
        let unit = window.about.and_then(|id| view.field.find(id));
        Some(match (window.name(), unit) {
            ("SetUp", _) => self.set_up(&game.choices().orders)?,
            ("Declare", _) if view.turn.calm => advance(view, window.side, self.simple).unwrap_or(Order::Declared),
            ("Declare", _) => Order::Declared,
            ("Repeat", Some(unit)) => {
                let id = view.field.unit(unit).id;
                let on = Order::GoOn(id);
                if game.choices().orders.contains(&on) { on } else { Order::BreakOff(id) }
            }
            ("Watch", _) => {
                let orders = game.choices().orders;
                orders.iter().find(|order| matches!(order, Order::Interrupt(_))).cloned().unwrap_or(Order::LetPass)
            }
            ("Call", Some(unit)) => {
                Order::Act(view.field.unit(unit).id, call(view, unit, self.simple, &game.choices().orders))
            }
            _ => game.choices().orders.first()?.clone(),
        })
    }

    /// Anywhere, or as near to the middle of the road as an ambusher may be, with an aim across it.
    fn set_up(&mut self, orders: &[Order]) -> Option<Order> {
        const ROAD: i32 = 21;
        let far = |order: &Order| match order {
            Order::SetUp(_, cell, Some(Mark::Direction(to) | Mark::Area(to))) => {
                Some((i32::from(cell.x) - ROAD).abs() + (i32::from(to.x) - ROAD).abs())
            }
            _ => None,
        };
        let nearest = orders.iter().filter_map(far).min().filter(|_| self.simple.near);
        let alike: Vec<&Order> = orders.iter().filter(|order| nearest.is_none() || far(order) == nearest).collect();
        self.luck.pick(&alike).map(|order| (*order).clone())
    }
}

fn hits(field: &Field, unit: UnitIx, target: UnitIx, aimed: bool) -> Option<f64> {
    let plan = shooting::plan(field, unit, target, How { aimed, moved: false }).ok()?;
    Some(match plan.shots {
        Shots::Single(numbers) => numbers.iter().map(|number| f64::from(*number) / 20.0).sum(),
        Shots::Bursts(bursts) => bursts.iter().map(|dice| f64::from(*dice) / 6.0).sum(),
    })
}

fn call(view: View, unit: UnitIx, simple: Simple, orders: &[Order]) -> Action {
    let field = view.field;
    let id = field.unit(unit).id;
    let may = |action: &Action| orders.contains(&Order::Act(id, action.clone()));
    if may(&Action::Ready(Ready::PickUp)) {
        return Action::Ready(Ready::PickUp);
    }
    let enemies =
        field.standing(id.side.other()).filter(|(enemy, _)| field.is_known(*enemy) && wounds::is_able(field, *enemy));
    let enemies: Vec<(UnitIx, Cell)> = enemies.collect();
    let shots = enemies.iter().filter_map(|(enemy, _)| {
        let aimed = aim::is_on(field, unit, *enemy);
        let action = Action::Fire(field.unit(*enemy).id);
        may(&action).then(|| (hits(field, unit, *enemy, aimed).unwrap_or(0.0), action, *enemy))
    });
    let wanted = |enemy: UnitIx| simple.carrier && field.carries(enemy);
    let best = shots.max_by(|one, other| one.0.total_cmp(&other.0).then(wanted(one.2).cmp(&wanted(other.2))));
    let aims = enemies.iter().filter_map(|(enemy, _)| {
        let action = Action::Aim(Mark::Target(field.unit(*enemy).id));
        may(&action).then(|| Some((hits(field, unit, *enemy, true)?, action))).flatten()
    });
    let aimed = aims.max_by(|one, other| one.0.total_cmp(&other.0));
    let now = best.as_ref().map_or(0.0, |(hits, ..)| *hits);
    let carries = field.carries(unit);
    if !carries
        && let Some((hits, action)) = &aimed
        && *hits > 2.0 * now
        && *hits >= simple.worth
    {
        return action.clone();
    }
    if !carries
        && let Some((hits, action, _)) = &best
        && *hits >= simple.worth
    {
        return action.clone();
    }
    if may(&Action::Reload) && field.rounds(unit) == 0 {
        return Action::Reload;
    }
    // A character that has broken off a repetition has to go prone or duck first (R19).
    if field.unit(unit).repetition == Repetition::Broken && may(&Action::GoProne) {
        return Action::GoProne;
    }
    let allowed = |action: &Action| Initiative::check(view, &Order::Act(id, action.clone())).is_ok();
    let closer = close_in(view, unit, simple, &enemies).filter(allowed);
    // If nothing brings it closer, a poor shot is better than none, and an aim better than that.
    let poor = aimed.filter(|(hits, _)| *hits > 2.0 * now).map(|(_, action)| action);
    closer.or(poor).or(best.map(|(_, action, _)| action)).unwrap_or(Action::Hold)
}

/// In a turn without calls, a character that repeats nothing yet is sent on (G15).
fn advance(view: View, side: Side, simple: Simple) -> Option<Order> {
    let field = view.field;
    let enemies: Vec<(UnitIx, Cell)> = field.standing(side.other()).collect();
    let idle = field.of(side).filter(|unit| field.unit(*unit).repetition == Repetition::None);
    let orders =
        idle.filter_map(|unit| Some(Order::Repeat(field.unit(unit).id, close_in(view, unit, simple, &enemies)?)));
    orders.into_iter().find(|order| Initiative::check(view, order).is_ok())
}

/// A step toward the goal, or the nearest enemy.
fn close_in(view: View, unit: UnitIx, simple: Simple, enemies: &[(UnitIx, Cell)]) -> Option<Action> {
    let field = view.field;
    let side = field.unit(unit).id.side;
    let load = field.load();
    let goals: Vec<Cell> = match &field.setting.scenario.goal {
        Goal::Hold { cells, .. } if simple.goal => cells.clone(),
        Goal::Carry { movers, to, .. } if *movers == side => match load {
            Some((cell, None)) => vec![cell],
            _ => to.cells(),
        },
        _ => enemies.iter().map(|(_, cell)| *cell).collect(),
    };
    let far = |cell: Cell| goals.iter().map(|goal| distance(*goal, cell)).min().unwrap_or(0);
    let from = field.cell(unit)?;
    let pace = if field.carries(unit) { Pace::Walk } else { simple.pace };
    let end = movement::ends(field, unit, pace).into_iter().min_by_key(|cell| (far(*cell), *cell))?;
    let way = movement::way(field, unit, pace, end).filter(|_| far(end) < far(from))?;
    Some(Action::Move(pace, way, Then::Stop))
}

#[derive(Default, Debug)]
struct Tally {
    won: [u32; 2],
    turns: Vec<u16>,
    calls: usize,
    out: usize,
}

fn trial_of(scene: &Scene, battles: u64, simple: Simple) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..battles {
        let mut game = scene.begin_with(Dice::seeded(seed));
        let mut player = Player { simple, luck: Stream::new(seed, "trial") };
        while let Some(order) = player.order(&game) {
            tally.calls += usize::from(matches!(order, Order::Act(..)));
            assert!(order.name() != "Concede");
            game.order(order);
        }
        let (winner, _) = game.outcome().expect("it is over");
        if let Some(winner) = winner {
            tally.won[winner.index()] += 1;
        }
        tally.turns.push(game.view().turn.turn);
        let field = game.field();
        tally.out += field.all().filter(|unit| !wounds::is_able(field, *unit)).count();
    }
    tally.turns.sort_unstable();
    tally
}

fn tell(name: &str, scene: &Scene, battles: u64, simple: Simple) -> Tally {
    let tally = trial_of(scene, battles, simple);
    let n = battles as f64;
    let turn = |part: usize| tally.turns[(tally.turns.len() - 1) * part / 100];
    println!(
        "{name}: won {:?} of {battles}, turns {} / {} / {}, {:.0} calls, {:.1} out",
        tally.won,
        turn(10),
        turn(50),
        turn(90),
        tally.calls as f64 / n,
        tally.out as f64 / n,
    );
    tally
}

const COLUMN: &str = "ironbough-six";
const LEAGUE: &str = "canopy-six";

/// A level with other bands, without fixed positions.
fn level_of(name: &str, rosters: [&str; 2]) -> Level {
    let (level, _) = level::shipped(name).expect("it ships");
    let turns = level.scenario.turns.expect("it has a limit");
    let rosters = rosters.map(str::to_owned);
    setup::changed(&level, name, Some(&rosters), turns, &Library::shipped()).expect("they have room")
}

/// The pump yard: everyone deploys in the battle.
fn pump(rosters: [&str; 2]) -> Scene {
    let mut muster = level_of("the-pump-yard", rosters).muster();
    muster.sides.iter_mut().flat_map(|band| &mut band.characters).for_each(|one| one.cell = None);
    Scene(muster, true)
}

/// The ambush: six of one band walk into four of the other.
fn salt(column_moves: bool) -> Scene {
    let name = "ambush-on-the-salt-road";
    let text = library::level(name).expect("it ships");
    let swapped = text.replace(COLUMN, "?").replace(LEAGUE, COLUMN).replace('?', LEAGUE);
    let text = if column_moves { text } else { &swapped };
    let (level, _) = level::parse(name, text, &Library::shipped(), profiles()).expect("it is a level");
    Scene(level.muster(), true)
}

#[test]
fn simple_orders_make_a_battle() {
    let battles = thorough::share(20);
    let tally = tell("Column v League", &pump([COLUMN, LEAGUE]), battles, SIMPLE);
    assert!(tally.out > 4 * battles as usize && tally.won.iter().all(|won| *won > 0), "{tally:?}");
}

/// Plays the battles of the page with these simple orders.
fn tell_all(battles: u64, simple: Simple) -> [Tally; 6] {
    println!("{simple:?}");
    [
        tell("Column mirror", &pump([COLUMN, COLUMN]), battles, simple),
        tell("League mirror", &pump([LEAGUE, LEAGUE]), battles, simple),
        tell("Column v League", &pump([COLUMN, LEAGUE]), battles, simple),
        tell("League v Column", &pump([LEAGUE, COLUMN]), battles, simple),
        tell("Salt road, Column moves", &salt(true), battles, simple),
        tell("Salt road, League moves", &salt(false), battles, simple),
    ]
}

/// The figures of the page, from as many battles: `cargo test --release --test initiative trial_play -- --ignored
/// --nocapture`. The sides of a mirror are alike, and battles last a few turns.
#[test]
#[ignore = "takes long"]
fn the_trial_play_of_the_page() {
    let [column, league, ..] = tell_all(1000, SIMPLE);
    for mirror in [column, league] {
        let [one, other] = mirror.won;
        assert!(one * 100 >= 40 * (one + other) && one * 100 <= 60 * (one + other), "{mirror:?}");
        assert!((2..=5).contains(&mirror.turns[mirror.turns.len() / 2]), "{mirror:?}");
    }
}

/// What other simple orders change.
#[test]
#[ignore = "takes long"]
fn trial_play_with_other_orders() {
    for simple in [
        Simple { worth: 0.3, ..SIMPLE },
        Simple { worth: 0.8, ..SIMPLE },
        Simple { goal: false, ..SIMPLE },
        Simple { near: true, ..SIMPLE },
        Simple { carrier: true, ..SIMPLE },
        Simple { carrier: true, near: true, ..SIMPLE },
    ] {
        tell_all(400, simple);
    }
}

/// Both sides of each shipped level win some battles under simple orders, so neither is bound to lose.
#[test]
fn either_side_of_a_shipped_level_can_win() {
    for name in library::levels_of(Book::Initiative) {
        let (level, _) = level::shipped(&name).expect("the level ships");
        let battles = thorough::share(30);
        let tally = tell(&name, &Scene(level.muster(), true), battles, SIMPLE);
        assert!(tally.won.iter().all(|won| *won > 0), "{name}: {:?}", tally.won);
    }
}
