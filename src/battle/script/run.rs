//! A script step by step: orders given, and everything that it expects compared with the battle.

use super::{Miss, again, look, stage};
use crate::battle::{self, install};
use crate::board::Cell;
use crate::data::script::{Ending, Event, Scene, Script, Step};
use crate::dice::Dice;
use crate::engine::{BattleLog, fact::Fact, order::Refusal};
use crate::force::{Side, UnitId, squad::Place};
use crate::rules::monkeys::{Illegal, choices, door, field::Field, order::Order};
use bevy_ecs::world::World;

/// Plays a script in a world of its own, records it, and plays the record again.
///
/// # Errors
/// The first step that does not come out as the script says, or a record that does not hold.
pub fn run(script: &Script) -> Result<again::Verified, Miss> {
    let mut world = World::new();
    install(&mut world);
    play(&mut world, script)?;
    again::verify(world)
}

/// Plays a script in a world, which then holds the battle at its end, or where it went astray.
///
/// # Errors
/// The first step that does not come out as the script says.
pub fn play(world: &mut World, script: &Script) -> Result<(), Miss> {
    stage::begin(world, &script.scene);
    let start = world.resource::<BattleLog>().len();
    let mut player = Player { world, scene: &script.scene, order: 0, seen: 0 };
    // A scene that rolls for the first turn has something to see before its first order.
    (player.order, player.seen) = if script.scene.turn.is_some() { (start, start) } else { (0, 0) };
    for (place, step) in script.play.iter().enumerate() {
        player.step(step).map_err(|miss| miss.at(place, step.name()))?;
    }
    player.all_dice_fell()
}

/// What plays a script, and how far it has read the facts.
struct Player<'a> {
    world: &'a mut World,
    scene: &'a Scene,
    /// The first fact of the last order.
    order: usize,
    /// The fact after the last one that was looked for and found.
    seen: usize,
}

impl Player<'_> {
    fn step(&mut self, step: &Step) -> Result<(), Miss> {
        match step {
            Step::Do(order) => self.give(order),
            Step::Allow(order) => self.allowed(order),
            Step::Refuse(order, why) => self.refused(order, why),
            Step::Await(side, word, units) => self.awaited(*side, &word.0, units.as_deref()),
            Step::See(events) => events.iter().try_for_each(|event| self.see(event)),
            Step::Never(events) => events.iter().try_for_each(|event| self.never(event)),
            Step::State(who, states) => {
                let mut wanted = states.clone();
                wanted.sort_unstable();
                same(&wanted, &look::states(self.field(), *who))
            }
            Step::Place(piece, (x, y)) => same(&Some(Place::On(Cell::new(*x, *y))), &look::place(self.field(), *piece)),
            Step::Aboard(piece, vehicle, seat) => {
                let vehicle = self.field().find_vehicle(*vehicle);
                let wanted = vehicle.map(|vehicle| Place::Aboard(vehicle, *seat));
                same(&wanted, &look::place(self.field(), *piece))
            }
            Step::Pile(piece, pile) => same(&Some(Place::Off(*pile)), &look::place(self.field(), *piece)),
            Step::Leads(unit, piece) => {
                let name = |piece: Option<crate::force::PieceId>| piece.map_or("-".into(), |piece| piece.to_string());
                plain(&name(Some(*piece)), &name(look::leader(self.field(), *unit)))
            }
            Step::Actions(unit, wanted) => {
                let field = self.field();
                let left = field.find_unit(*unit).map_or(0, |unit| field.unit(unit).actions.left);
                same(wanted, &left)
            }
            Step::Board(rows) => self.board(rows),
            Step::Dice(wanted) => same(wanted, &self.world.resource::<Dice>().drawn()),
            Step::Over(wanted) => {
                let outcome = door::table(self.world).clock.outcome();
                same(&Some(*wanted), &outcome.map(|outcome| Ending::of(outcome.winner)))
            }
        }
    }

    fn field(&self) -> &Field {
        self.world.resource::<Field>()
    }

    fn give(&mut self, order: &Order) -> Result<(), Miss> {
        self.order = self.world.resource::<BattleLog>().len();
        self.seen = self.order;
        let given = battle::submit(self.world, order.clone());
        given.map_err(|why| Miss::new(format!("{} is accepted", order.name()), refusal(&why)))?;
        let dry = self.world.resource::<Dice>().ran_dry();
        if dry {
            Err(Miss::new(format!("no more than {} dice", self.scene.dice.len()), "a further die was rolled"))
        } else {
            Ok(())
        }
    }

    fn allowed(&self, order: &Order) -> Result<(), Miss> {
        let judged = choices::check(door::table(self.world), order);
        judged.map_err(|why| Miss::new(format!("{} would be accepted", order.name()), refusal(&why)))
    }

    fn refused(&self, order: &Order, wanted: &str) -> Result<(), Miss> {
        let expected = format!("{} is refused by {wanted}", order.name());
        match choices::check(door::table(self.world), order) {
            Ok(()) => Err(Miss::new(expected, "it would be accepted")),
            Err(why) if why.rule().0 == wanted || reason(&why) == Some(wanted) => Ok(()),
            Err(why) => Err(Miss::new(expected, refusal(&why))),
        }
    }

    fn awaited(&self, side: Side, name: &str, units: Option<&[UnitId]>) -> Result<(), Miss> {
        let table = door::table(self.world);
        let Some(window) = table.clock.window() else {
            return Err(Miss::new(format!("'{}' is asked {name}", side.key()), "the battle is over"));
        };
        plain(
            &format!("'{}' is asked {name}", side.key()),
            &format!("'{}' is asked {}", window.side.key(), window.name),
        )?;
        let Some(units) = units else { return Ok(()) };
        let list = |units: &[UnitId]| units.iter().map(UnitId::to_string).collect::<Vec<_>>().join(", ");
        let mut wanted = units.to_vec();
        wanted.sort_unstable();
        plain(
            &format!("answers by: {}", list(&wanted)),
            &format!("answers by: {}", list(&look::answering(table, window))),
        )
    }

    fn facts(&self, from: usize) -> &[Fact] {
        let facts = self.world.resource::<BattleLog>().facts();
        &facts[from.min(facts.len())..]
    }

    fn see(&mut self, event: &Event) -> Result<(), Miss> {
        // The terms of a power stand in the same fact as its sum.
        let from = if event.is_term() { self.seen.saturating_sub(1).max(self.order) } else { self.seen };
        let facts = self.facts(from);
        let found = facts.iter().position(|fact| event.fits(fact));
        let Some(place) = found else { return Err(Miss::fact(event, facts)) };
        self.seen = from + place + 1;
        Ok(())
    }

    fn never(&self, event: &Event) -> Result<(), Miss> {
        let found = self.facts(self.order).iter().find(|fact| event.fits(fact));
        found
            .map_or(Ok(()), |fact| Err(Miss::new(format!("never {event}"), format!("it came to pass ({})", fact.rule))))
    }

    /// Everybody of the scene stands where the board says, and who is not on it stands nowhere.
    fn board(&self, rows: &[String]) -> Result<(), Miss> {
        let spots = self.field().ground().spots();
        let row = |y: i16| (0..spots.width()).map(|x| self.token(Cell::new(x, y))).collect();
        let found: Vec<String> = (0..spots.height()).map(row).collect();
        plain(&lines(rows), &lines(&found))
    }

    /// The letter of who stands on a cell, a vehicle's on each cell of its footprint, `.` for nobody.
    fn token(&self, cell: Cell) -> char {
        let field = self.field();
        let primate = field.at(cell).map(|primate| field.primate(primate).id);
        let vehicle = || field.vehicles.iter().find(|one| one.squares().contains(cell)).map(|one| one.id);
        let at = primate.or_else(vehicle);
        let token = self.scene.tokens.iter().find(|(_, piece)| Some(**piece) == at);
        token.map_or('.', |(letter, _)| *letter)
    }

    /// One die left over fails a script, as one too few does.
    fn all_dice_fell(&self) -> Result<(), Miss> {
        let left = self.world.resource::<Dice>().left();
        if left == 0 { Ok(()) } else { Err(Miss::new("all dice fall", format!("{left} left over"))) }
    }
}

fn lines(rows: &[String]) -> String {
    rows.iter().map(|row| format!("\n      {row}")).collect()
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: &T, found: &T) -> Result<(), Miss> {
    plain(&format!("{wanted:?}"), &format!("{found:?}"))
}

fn plain(wanted: &str, found: &str) -> Result<(), Miss> {
    if wanted == found { Ok(()) } else { Err(Miss::new(wanted, found)) }
}

/// A refusal in words, with its rule.
fn refusal(why: &Illegal) -> String {
    format!("it is refused: {} ({})", why.message().words(), why.rule())
}

/// The word for a refusal that stands for no rule of its own.
const fn reason(why: &Illegal) -> Option<&'static str> {
    match why {
        Illegal::OtherWindow { .. } => Some("window"),
        Illegal::NoSuchUnit { .. } | Illegal::NotActive { .. } => Some("unit"),
        Illegal::NoSuchPrimate { .. } | Illegal::NotMember { .. } => Some("piece"),
        Illegal::NotDesignable { .. } => Some("platoon"),
        _ => None,
    }
}
