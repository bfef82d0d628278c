//! Trial play: simple orders on both sides, a round ahead. A unit with somebody in range stays and fires; any other
//! moves on.

use crate::{
    chance::{COLUMN, LEAGUE, entrenched},
    scene::{Game, Scene},
    thorough,
};
use monkeys::data::hexes::level;
use monkeys::dice::{Dice, Stream};
use monkeys::engine::BookOrder;
use monkeys::force::{Side, UnitIx};
use monkeys::rules::hexes::{
    Order, cards,
    field::Field,
    planning,
    sheets::{FireCell, MoveCard},
    states::Card,
};

/// One interpretation of simple orders.
#[derive(Clone, Copy, Debug)]
struct Simple {
    /// At which range they start shooting: the weapon's range, or long range too.
    reach: u16,
    /// Where in the zone they deploy.
    set_up: Row,
    /// Whether they aim at targets in range before firing.
    aims: bool,
    /// Whether a unit with a target in range only turns on the spot, or may also move one hex.
    stands: bool,
}

/// A row of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Any,
    Front,
    Back,
}

const SIMPLE: Simple = Simple { reach: 1, set_up: Row::Any, aims: false, stands: true };

/// The number of hexes a card moves.
fn steps(card: &MoveCard) -> usize {
    card.cells.all().iter().flat_map(|cell| &cell.0).filter(|part| part.signs.iter().any(|sign| sign.moves())).count()
}

/// The simple cards of a unit.
fn card(field: &Field, unit: UnitIx, simple: Simple) -> Card {
    let make = field.make(unit);
    let speed = cards::expected_speed(field, unit);
    let from = field.hex(unit).expect("it is on the board");
    let far = field.nearest_enemies(unit, from).first().map_or(0, |(_, hex)| from.distance(*hex));
    let shoots = make.weapons.iter().filter(|weapon| weapon.lays.is_none());
    let reach = shoots.map(|weapon| u16::from(weapon.range) * simple.reach).max().unwrap_or(2);
    let fitting = (0..).zip(&make.moves).filter(|(_, card)| card.speed == speed);
    let stays = far <= reach;
    // Takes the first of equals.
    let stays_at_most = usize::from(!simple.stands);
    let movement = fitting.rev_by(|(_, card)| match (stays, steps(card)) {
        (true, steps) => usize::MAX - steps.abs_diff(stays_at_most),
        (false, steps) => steps,
    });
    let loaded = field.unit(unit).arms.loaded[0];
    let fire = if make.fires.iter().any(|card| card.name == "Load,Fire") && loaded {
        "Fire,Load"
    } else if simple.aims && stays && make.fires.iter().any(|card| card.name == "Aim,Fire") {
        "Aim,Fire"
    } else {
        &make.fires[0].name
    };
    let fire = make.fires.iter().position(|card| card.name == fire).unwrap_or(0) as u8;
    Card { movement: movement.unwrap_or(0), fire }
}

/// Takes the first of the greatest.
trait RevBy: Iterator + Sized {
    fn rev_by<K: Ord>(self, key: impl Fn(&Self::Item) -> K) -> Option<u8>;
}

impl<'c, I: Iterator<Item = (u8, &'c MoveCard)>> RevBy for I {
    fn rev_by<K: Ord>(self, key: impl Fn(&Self::Item) -> K) -> Option<u8> {
        let mut best: Option<(K, u8)> = None;
        for item in self {
            let value = key(&item);
            if best.as_ref().is_none_or(|(known, _)| value > *known) {
                best = Some((value, item.0));
            }
        }
        best.map(|(_, place)| place)
    }
}

fn order(game: &Game, simple: Simple, luck: &mut Stream) -> Order {
    let choices = game.choices();
    match game.asked() {
        ("SetUp", side) => {
            let back = side == Side::First;
            let row = |order: &&Order| match order {
                Order::SetUp(_, cell, ..) => i32::from(cell.y) * if back { 1 } else { -1 },
                _ => 0,
            };
            let (least, most) = (choices.orders.iter().min_by_key(row), choices.orders.iter().max_by_key(row));
            // Two rows of half hexes make one row across the board.
            let near =
                |order: &Order, edge: Option<&Order>| edge.is_some_and(|edge| row(&order).abs_diff(row(&edge)) <= 1);
            let fits = |order: &&Order| match simple.set_up {
                Row::Any => true,
                Row::Front => near(order, least),
                Row::Back => near(order, most),
            };
            let fitting: Vec<&Order> = choices.orders.iter().filter(fits).collect();
            (*luck.pick(&fitting).expect("there is room")).clone()
        }
        ("Plan", side) => {
            let field = game.field();
            Order::Plan(
                planning::units(field, side)
                    .map(|unit| planning::written(field, unit, card(field, unit, simple)))
                    .collect(),
            )
        }
        _ => choices.default.expect("one is marked"),
    }
}

#[derive(Default, Debug)]
struct Tally {
    won: [u32; 2],
    rounds: Vec<u16>,
    /// Fire cells that found a target, and all that were executed.
    fired: usize,
    cells: usize,
    destroyed: usize,
    units: usize,
}

fn trial_of(scene: &Scene, battles: u64, simple: Simple) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..battles {
        let mut game = scene.begin_with(Dice::seeded(seed));
        let mut luck = Stream::new(seed, "trial");
        let mut counted = (0, 0);
        while !game.is_over() {
            let (round, step) = (game.turn().round, game.turn().step);
            if let Some(monkeys::rules::hexes::rounds::Step::Gunnery(number)) =
                game.step().filter(|_| counted != (round, step))
            {
                counted = (round, step);
                let field = game.field();
                tally.cells +=
                    field.on_board().filter(|(unit, _)| cards::fire(field, *unit, number) == FireCell::Fire).count();
            }
            if game.asked().0 == "Fire" {
                let step =
                    if matches!(game.step(), Some(monkeys::rules::hexes::rounds::Step::Gunnery(1))) { 1 } else { 2 };
                let field = game.field();
                let side = game.asked().1;
                let fires = field.standing(side).filter(|(unit, _)| cards::fire(field, *unit, step) == FireCell::Fire);
                let seen = fires.filter(|(unit, _)| {
                    (0..field.make(*unit).weapons.len())
                        .any(|weapon| !monkeys::rules::hexes::shooting::targets(field, *unit, weapon).is_empty())
                });
                tally.fired += seen.count();
            }
            let order = order(&game, simple, &mut luck);
            assert!(order.name() != "Concede");
            game.order(order);
        }
        let (winner, _) = game.outcome().expect("it is over");
        if let Some(winner) = winner {
            tally.won[winner.index()] += 1;
        }
        tally.rounds.push(game.turn().round);
        let field = game.field();
        tally.units += field.all().count();
        tally.destroyed += field.all().filter(|unit| field.hex(*unit).is_none()).count();
    }
    tally.rounds.sort_unstable();
    tally
}

fn tell(name: &str, scene: &Scene, battles: u64, simple: Simple) -> Tally {
    let tally = trial_of(scene, battles, simple);
    let n = battles as f64;
    let round = |part: usize| tally.rounds[(tally.rounds.len() - 1) * part / 100];
    println!(
        "{name}: won {:?} of {battles}, rounds {} / {} / {}, {:.0} of {:.0} Fire cells with a target, {:.1} of {:.0} units gone",
        tally.won,
        round(10),
        round(50),
        round(90),
        tally.fired as f64 / n,
        tally.cells as f64 / n,
        tally.destroyed as f64 / n,
        tally.units as f64 / n,
    );
    tally
}

fn bridge(name: &str) -> Scene {
    Scene(level::shipped(name).expect("it ships").0.muster())
}

#[test]
fn simple_orders_make_a_battle() {
    let battles = thorough::share(20);
    let tally = tell("Column v League", &entrenched([&COLUMN, &LEAGUE]), battles, SIMPLE);
    assert!(tally.destroyed > 4 * battles as usize && tally.fired > 30 * battles as usize, "{tally:?}");
}

/// The figures of the page: `cargo test --test hexes trial_play -- --ignored --nocapture`.
#[test]
#[ignore = "takes long"]
fn the_trial_play_of_the_page() {
    let battles = std::env::var("BATTLES").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    let far = Simple { reach: 2, ..SIMPLE };
    let others = [
        far,
        Simple { set_up: Row::Back, ..SIMPLE },
        Simple { set_up: Row::Front, ..SIMPLE },
        Simple { set_up: Row::Back, ..far },
        Simple { aims: true, ..SIMPLE },
        Simple { stands: false, ..SIMPLE },
    ];
    for simple in [SIMPLE].into_iter().chain(others) {
        println!("{simple:?}");
        let mirror = |army| {
            let mut scene = entrenched([army, army]);
            scene.0.sides[1].ranks = scene.0.sides[0].ranks;
            scene
        };
        tell("Column mirror", &mirror(&COLUMN), battles, simple);
        tell("League mirror", &mirror(&LEAGUE), battles, simple);
        tell("Column v League", &entrenched([&COLUMN, &LEAGUE]), battles, simple);
        tell("League v Column", &entrenched([&LEAGUE, &COLUMN]), battles, simple);
        let mut now = entrenched([&COLUMN, &LEAGUE]);
        now.0.scenario.plan_now = true;
        tell("Column v League, without the round ahead", &now, battles, simple);
        let mut endless = entrenched([&COLUMN, &LEAGUE]).numbers(|book| book.numbers.score.broken = u16::MAX);
        endless.0.scenario.rounds = Some(30);
        tell("Column v League, nobody broken, 30 rounds", &endless, battles, simple);
        tell("The Bridge", &bridge("the-bridge"), battles, simple);
    }
}

/// Both sides of the first scenario win some battles under simple orders, so neither is bound to lose.
#[test]
fn either_side_can_win() {
    let tally = tell("Column v League", &entrenched([&COLUMN, &LEAGUE]), thorough::share(40), SIMPLE);
    assert!(tally.won.iter().all(|won| *won > 0), "{:?}", tally.won);
    assert_eq!(Side::BOTH.len(), tally.won.len());
}
