//! Trial play: simple orders on both sides. Shoot if it is worth it, otherwise go for the objective.

use crate::levels::{self, COLUMN, LEAGUE};
use crate::scene::{A, B, Game, Scene};
use crate::thorough;
use monkeys::board::Cell;
use monkeys::data::{library, suppression::level};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::What;
use monkeys::force::{Side, UnitIx};
use monkeys::rules::Book;
use monkeys::rules::suppression::{
    Order, View,
    action::{self, mode},
    actions::Action::{self, *},
    choices,
    field::{apart, within},
    marching::March,
    movement::Mover,
    objectives,
    order::{Deed, Target},
    planning, shooting, template,
};

/// What the page leaves open about simple orders.
#[derive(Clone, Copy, Debug)]
struct Simple {
    /// Hits worth staying for.
    worth: f64,
    /// Whether units deploy near an objective, or anywhere.
    near: bool,
    /// Whether units with nothing else to do go to ground. Then they can't charge.
    ground: bool,
    /// Whether units charge anything in reach, or only where they strike better.
    storms: bool,
}

const SIMPLE: Simple = Simple { worth: 1.5, near: false, ground: true, storms: false };

/// A player with these orders.
struct Player {
    orders: [Simple; 2],
    luck: Stream,
}

impl Player {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let view = game.view();
        view.clock.window().filter(|_| game.outcome().is_none())?;
        let simple = self.orders[view.turn.side.index()];
        Some(match game.window() {
            "SetUp" if simple.near => {
                let mut orders = game.choices().orders;
                orders.sort_by_key(|order| far_from_objectives(view, order));
                self.luck.pick(&orders[..orders.len().div_ceil(4)])?.clone()
            }
            "SetUp" => self.luck.pick(&game.choices().orders)?.clone(),
            "Act" => act(view, simple),
            "Charge" => charge(view, simple),
            _ => game.choices().default?,
        })
    }
}

fn far_from_objectives(view: View, order: &Order) -> i32 {
    let Order::SetUp(_, cells) = order else { return 0 };
    let all = view.field.setting.scenario.objectives.iter().flatten();
    all.map(|cell| apart(*cell, cells[0])).min().unwrap_or(0)
}

/// Units in their order; those that can't act are left to the end of the phase.
fn act(view: View, simple: Simple) -> Order {
    let side = view.turn.side;
    let able = view.field.standing(side).filter(|unit| view.field.unit(*unit).acted.0.is_none());
    able.into_iter().find_map(|unit| deed(view, unit, simple)).map_or(Order::EndActions, Order::Act)
}

fn deed(view: View, unit: UnitIx, simple: Simple) -> Option<Deed> {
    let field = view.field;
    let may = |action: &Action| action::check_action(field, view.turn, unit, *action).is_ok();
    let held = (0..field.setting.scenario.objectives.len()).any(|number| objectives::reaches(field, unit, number));
    let shot = [FocusFire, OpenFire].into_iter().filter(may).find_map(|action| best_shot(view, unit, action));
    if let Some((deed, _)) = shot.clone().filter(|(_, hits)| held || *hits >= simple.worth) {
        return Some(deed);
    }
    let walk = [AtTheDouble, Advance].into_iter().filter(may).filter(|_| !held);
    let walked = walk.into_iter().find_map(|action| towards_objective(view, unit, action));
    let rest = || (simple.ground && may(&GoToGround)).then(|| Deed::new(field.unit(unit).id, GoToGround));
    walked.or(shot.map(|(deed, _)| deed)).or_else(rest)
}

fn best_shot(view: View, unit: UnitIx, action: Action) -> Option<(Deed, f64)> {
    let field = view.field;
    let stands = field.living(unit).collect();
    let odds = |need: i32| f64::from((7 - need).clamp(0, 6)) / 6.0;
    let worth = |target: &Target| match target {
        Target::Unit(target) => {
            let target = field.find(*target)?;
            let volley = shooting::volley(field, unit, &stands, target, mode(action)).ok()?;
            Some(volley.shots.iter().map(|shot| f64::from(shot.dice) * odds(shot.need)).sum::<f64>())
        }
        Target::Cell(centre) => {
            let aim = template::aim(field, unit, &stands, *centre, mode(action)).ok()?;
            let of = |cell| field.side_at(cell).map_or(0.0, |side| if side == view.turn.side { -2.0 } else { 1.0 });
            Some(odds(aim.need) * template::covered(*centre).map(of).sum::<f64>())
        }
    };
    let targets = choices::targets(field, unit, &stands, action);
    let best = targets.into_iter().filter_map(|target| Some((target, worth(&target)?)));
    let (target, hits) = best.max_by(|one, other| one.1.total_cmp(&other.1)).filter(|(_, hits)| *hits > 0.0)?;
    Some((Deed::new(field.unit(unit).id, action).at(target), hits))
}

/// The objective that the fewest friends go for, then the nearest.
fn goal(view: View, unit: UnitIx, from: Cell) -> Option<Cell> {
    let field = view.field;
    let side = field.unit(unit).id.side;
    let friends = |cell: &Cell| {
        let near = |other: UnitIx| field.leader(other).is_some_and(|(_, at)| within(at, *cell, 3));
        field.standing(side).filter(|other| *other != unit && near(*other)).count()
    };
    let cells = field.setting.scenario.objectives.iter().filter_map(|cells| cells.first());
    cells.copied().min_by_key(|cell| (friends(cell), apart(*cell, from)))
}

fn towards_objective(view: View, unit: UnitIx, action: Action) -> Option<Deed> {
    let field = view.field;
    let (leader, from) = field.leader(unit)?;
    let goal = goal(view, unit, from)?;
    let march = March::of(field, unit, action)?;
    let mut ends: Vec<Cell> = Mover::new(field, leader, march.allowance)?.ends().collect();
    ends.sort_by_key(|cell| (apart(*cell, goal), *cell));
    ends.iter().take(3).filter(|cell| apart(**cell, goal) < apart(from, goal)).find_map(|cell| {
        let deed = Deed::new(field.unit(unit).id, action).with(planning::march(field, march, *cell)?);
        let order = Order::Act(deed.clone());
        <monkeys::rules::suppression::Suppression as monkeys::engine::Rules>::check(view, &order)
            .is_ok()
            .then_some(deed)
    })
}

/// Charges where it strikes better, or wherever it can.
fn charge(view: View, simple: Simple) -> Order {
    let better = |(unit, target, _): &(UnitIx, UnitIx, _)| {
        let (own, other) = (view.field.kind(*unit), view.field.kind(*target));
        let weight = |kind: &monkeys::rules::suppression::profiles::UnitKind, of: UnitIx| {
            u32::from(kind.ws + kind.st + kind.to) * view.field.count(of) as u32
        };
        simple.storms || weight(own, *unit) * 2 > weight(other, *target) * 3
    };
    let found = monkeys::rules::suppression::assault::charges(view.field, view.turn).find(better);
    let name = |unit: UnitIx| view.field.unit(unit).id;
    found.map_or(Order::EndAssault, |(unit, target, moves)| Order::Charge {
        unit: name(unit),
        target: name(target),
        moves,
    })
}

#[derive(Default, Debug)]
struct Tally {
    won: [u32; 2],
    first_won: u32,
    rounds: Vec<u16>,
    fallen: usize,
    models: usize,
    fell_back: usize,
    rallied: [usize; 2],
    orders: usize,
}

fn trial_of(scene: &Scene, battles: u64, orders: [Simple; 2]) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..battles {
        let mut game = scene.begin_with(Dice::seeded(seed));
        let mut simple = Player { orders, luck: Stream::new(seed, "trial") };
        while let Some(order) = simple.order(&game) {
            game.order(order);
            tally.orders += 1;
        }
        let (winner, _) = game.outcome().expect("it is over");
        if let Some(winner) = winner {
            tally.won[winner.index()] += 1;
            tally.first_won += u32::from(winner == game.view().turn.first);
        }
        tally.rounds.push(game.view().turn.round);
        tally.models += game.field().models.len();
        tally.fallen += game.field().models.iter().filter(|model| model.place.cell().is_none()).count();
        for fact in game.facts() {
            match fact {
                What::Threw { why: "fall-back", .. } => tally.fell_back += 1,
                What::Threw { why: "check-rally", hits, .. } => tally.rallied[usize::from(hits > 0)] += 1,
                _ => {}
            }
        }
    }
    tally.rounds.sort_unstable();
    tally
}

fn tell(name: &str, scene: &Scene, battles: u64) -> Tally {
    tell_of(name, scene, battles, [SIMPLE; 2])
}

fn tell_of(name: &str, scene: &Scene, battles: u64, orders: [Simple; 2]) -> Tally {
    let tally = trial_of(scene, battles, orders);
    let n = battles as f64;
    println!(
        "{name}: won {:?}, first {}, rounds {} (a tenth {}, nine tenths {}), fallen {:.1} of {:.1}, fell back {:.1}, rallied {:?}, {:.0} orders",
        tally.won,
        tally.first_won,
        tally.rounds[tally.rounds.len() / 2],
        tally.rounds[tally.rounds.len() / 10],
        tally.rounds[tally.rounds.len() * 9 / 10],
        tally.fallen as f64 / n,
        tally.models as f64 / n,
        tally.fell_back as f64 / n,
        tally.rallied,
        tally.orders as f64 / n,
    );
    tally
}

#[test]
fn simple_orders_make_a_battle() {
    let battles = thorough::share(60);
    let tally = tell("Column v League", &levels::fig_trees([COLUMN, LEAGUE]), battles);
    assert!(tally.fallen > 20 * battles as usize && tally.fell_back as u64 > battles, "{tally:?}");
    assert!(tally.won.iter().all(|won| *won > 0), "{tally:?}");
}

/// The table of the page: `cargo test --test suppression -- --ignored --nocapture`.
#[test]
#[ignore = "takes long"]
fn the_trial_play_of_the_page() {
    tell("Column mirror", &levels::fig_trees([COLUMN, COLUMN]), 1000);
    tell("League mirror", &levels::fig_trees([LEAGUE, LEAGUE]), 1000);
    tell("Column v League", &levels::fig_trees([COLUMN, LEAGUE]), 1000);
    tell("League v Column", &levels::fig_trees([LEAGUE, COLUMN]), 1000);
    tell("Sawmill, Column attacks", &levels::sawmill([COLUMN, LEAGUE]), 1000);
    tell("Sawmill, League attacks", &levels::sawmill([LEAGUE, COLUMN]), 1000);
    let long = levels::fig_trees([COLUMN, LEAGUE]).scenario(|scenario| {
        scenario.rounds = None;
    });
    tell("without limit", &long, 1000);
    assert_eq!(Side::BOTH, [A, B]);
}

/// Both sides of each shipped level win some battles under simple orders, so neither is bound to lose.
#[test]
fn either_side_of_a_shipped_level_can_win() {
    for name in library::levels_of(Book::Suppression) {
        let (level, _) = level::shipped(&name).expect("the level ships");
        let battles = thorough::share(60);
        let tally = tell(&name, &Scene(level.muster()), battles);
        assert!(tally.won.iter().all(|won| *won > 0), "{name}: {:?}", tally.won);
    }
}

/// How many fall in the meeting also depends on what the page leaves open.
#[test]
#[ignore = "takes long"]
fn who_falls_by_other_simple_orders() {
    let meet = |name: &str, orders: Simple| {
        tell_of(name, &levels::fig_trees([COLUMN, LEAGUE]), 400, [orders; 2]);
    };
    for worth in [0.5, 1.5, 3.0, 5.0] {
        meet(&format!("{worth} hits are worth staying for"), Simple { worth, ..SIMPLE });
        meet("and nobody goes to ground", Simple { worth, ground: false, ..SIMPLE });
    }
    meet("set up near objectives", Simple { near: true, ..SIMPLE });
    meet("everybody charges", Simple { ground: false, storms: true, ..SIMPLE });
}

/// How much of the sawmill depends on what the page leaves open.
#[test]
#[ignore = "takes long"]
fn the_trial_play_of_the_page_by_other_simple_orders() {
    let sawmill = |name: &str, orders: [Simple; 2]| {
        println!("{name}");
        tell_of("Column attacks", &levels::sawmill([COLUMN, LEAGUE]), 400, orders);
        tell_of("League attacks", &levels::sawmill([LEAGUE, COLUMN]), 400, orders);
    };
    for worth in [0.5, 3.0, 5.0] {
        sawmill(&format!("{worth} hits are worth staying for"), [Simple { worth, ..SIMPLE }; 2]);
    }
    let near = Simple { near: true, ..SIMPLE };
    let bold = Simple { ground: false, storms: true, ..near };
    sawmill("set up near objectives", [near; 2]);
    sawmill("only the attacker", [near, SIMPLE]);
    sawmill("only the defender", [SIMPLE, near]);
    sawmill("and nobody goes to ground, everybody charges", [bold; 2]);
    sawmill("only the attacker", [bold, SIMPLE]);
}
