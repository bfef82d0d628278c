//! Plays a script step by step: gives its orders and compares everything it expects with the battle.

use super::{Miss, again, book::Scripted, dry, expect::written};
use crate::battle::play::submit;
use crate::data::{
    error::Place as Spot,
    script::{Ending, Event, Script, Step},
    shape,
};
use crate::dice::Dice;
use crate::engine::{
    BattleLog, BookOrder, Window, door,
    fact::{Fact, Who},
    order::Refusal,
};
use crate::force::{PieceId, Side, UnitId, vehicle::Seat};
use crate::words::{self, Message};
use bevy_ecs::world::World;

/// A note from a passing script: the reason met by a `Refuse` without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position of the step in the file.
    pub place: Spot,
    /// The reason.
    pub what: String,
}

/// Plays a script in a new world, records it, and plays the record.
///
/// # Errors
/// The first step with a result other than the script says, or a record that doesn't match.
pub fn run<B: Scripted>(script: &Script<B>) -> Result<again::Verified<B>, Miss> {
    let mut world = World::new();
    door::install::<B>(&mut world);
    let notes = play(&mut world, script)?;
    again::verify(world, notes)
}

/// Plays a script in a world, which then contains the battle at its end, or where it went wrong.
///
/// # Errors
/// The first step with a result other than the script says.
pub fn play<B: Scripted>(world: &mut World, script: &Script<B>) -> Result<Vec<Note>, Miss> {
    B::stage(world, &script.scene);
    let start = world.resource::<BattleLog>().len();
    // In a scene that rolls for the first turn, something happens before its first order.
    let start = if B::has_prelude(&script.scene) { 0 } else { start };
    let mut player = Player { world, script, start, order: start, seen: start, orders: Vec::new(), notes: Vec::new() };
    let about_dice = |miss: Miss| Miss { place: script.places.dice.clone(), ..miss };
    player.none_too_few().map_err(about_dice)?;
    for (place, step) in script.play.iter().enumerate() {
        player.step(place, step).map_err(|miss| miss.at(place, step.name(), script.places.step(place)))?;
    }
    player.none_left_over().map_err(about_dice)?;
    Ok(player.notes)
}

/// The player of a script, and how far it has read the facts.
struct Player<'a, B: Scripted> {
    world: &'a mut World,
    script: &'a Script<B>,
    /// The first fact that belongs to the script.
    start: usize,
    /// The first fact of the last order.
    order: usize,
    /// The fact after the last one that was looked for and found.
    seen: usize,
    /// The first fact of each order so far, with the step that gave it.
    orders: Vec<(usize, usize)>,
    notes: Vec<Note>,
}

impl<B: Scripted> Player<'_, B> {
    fn step(&mut self, place: usize, step: &Step<B>) -> Result<(), Miss> {
        match step {
            Step::Do(order) => self.give(place, order),
            Step::Allow(order) => self.allowed(order),
            Step::Refuse(order, why) => self.refused(place, order, why.as_deref()),
            Step::Await(side, word, units) => self.awaited(*side, &word.0, units.as_deref()),
            Step::See(events) => events.iter().try_for_each(|event| self.see(event)),
            Step::Never(events) => events.iter().try_for_each(|event| self.never(event)),
            Step::State(who, states) => self.states(*who, states),
            Step::Place(piece, (x, y)) => self.whereabouts(*piece, format!("Place(\"{piece}\", ({x}, {y}))")),
            Step::Aboard(piece, vehicle, seat) => self.aboard(*piece, *vehicle, *seat),
            Step::Pile(piece, pile) => self.whereabouts(*piece, format!("Pile(\"{piece}\", {pile:?})")),
            Step::Leads(unit, piece) => {
                let name =
                    |piece: Option<PieceId>| piece.map_or(words::word("script-nobody-leads"), |one| one.to_string());
                same(&name(Some(*piece)), &name(B::leader(self.view(), *unit)))
            }
            Step::Actions(unit, wanted) => {
                let left = B::actions(self.view(), *unit);
                same(&counted("script-actions", usize::from(*wanted)), &counted("script-actions", usize::from(left)))
            }
            Step::Board(rows) => self.board(rows),
            Step::Dice(wanted) => {
                let drawn = self.world.resource::<Dice>().drawn();
                same(&counted("script-dice", *wanted as usize), &counted("script-dice", drawn as usize))
            }
            Step::Over(wanted) => {
                let outcome = door::outcome::<B>(self.world);
                let written = |ending: Ending| format!("Over({})", shape::line(&ending));
                let found = outcome.map(|outcome| written(Ending::of(outcome.winner)));
                same(&written(*wanted), &found.unwrap_or_else(|| words::word("script-goes-on")))
            }
        }
    }

    fn view(&self) -> B::View<'_> {
        B::view(self.world)
    }

    fn give(&mut self, place: usize, order: &B::Order) -> Result<(), Miss> {
        self.order = self.world.resource::<BattleLog>().len();
        self.seen = self.order;
        self.orders.push((self.order, place));
        let given = submit(self.world, order.clone());
        given.map_err(|why| Miss::new(about("script-accepted", order), self.refusal(&why)))?;
        self.none_too_few()
    }

    fn allowed(&self, order: &B::Order) -> Result<(), Miss> {
        let judged = B::check(self.view(), order);
        judged.map_err(|why| Miss::new(about("script-acceptable", order), self.refusal(&why)))
    }

    fn refused(&mut self, place: usize, order: &B::Order, wanted: Option<&str>) -> Result<(), Miss> {
        let expected = match wanted {
            Some(rule) => Message::new("script-refused-by").with("order", written(order)).with("rule", rule).words(),
            None => about("script-refused", order),
        };
        let why = match B::check(self.view(), order) {
            Ok(()) => return Err(Miss::new(expected, words::word("script-would-be-accepted"))),
            Err(why) => why,
        };
        match wanted {
            None => {
                let note = Note { place: self.script.places.step(place), what: self.refusal(&why) };
                self.notes.push(note);
                Ok(())
            }
            Some(wanted) if why.rule().0 == wanted || B::reason(&why) == Some(wanted) => Ok(()),
            Some(_) => Err(Miss::new(expected, self.refusal(&why))),
        }
    }

    /// A refusal as text, with its rule; if the order doesn't answer the open question, with that question, or with
    /// what would answer it.
    fn refusal(&self, why: &B::Illegal) -> String {
        let told = Message::new("script-is-refused").with("why", why.message().words()).with("rule", why.rule().0);
        let window = door::window::<B>(self.world).filter(|_| B::reason(why) == Some("window"));
        let more = window.map(|window| asked(window.side, window.name()));
        let more = more.or_else(|| B::instead(self.view(), why).map(|instead| instead.words()));
        std::iter::once(told.words()).chain(more).collect::<Vec<_>>().join("; ")
    }

    fn awaited(&self, side: Side, name: &str, units: Option<&[UnitId]>) -> Result<(), Miss> {
        let Some(window) = door::window::<B>(self.world) else {
            return Err(Miss::new(asked(side, name), words::word("script-over")));
        };
        same(&asked(side, name), &asked(window.side, window.name()))?;
        let Some(units) = units else { return Ok(()) };
        let answers = |units: &[UnitId]| {
            let units: Vec<String> = units.iter().map(UnitId::to_string).collect();
            Message::new("script-answers").with("units", units.join(", ")).words()
        };
        let mut wanted = units.to_vec();
        wanted.sort_unstable();
        same(&answers(&wanted), &answers(&self.answering(window)))
    }

    /// The units that can answer a window: those named by its orders, otherwise the one it is about.
    fn answering(&self, window: &Window) -> Vec<UnitId> {
        let options = B::choices(self.view());
        let named = options.iter().flat_map(|options| &options.orders).filter_map(BookOrder::unit);
        let mut units: Vec<UnitId> = named.chain(options.iter().flat_map(|options| options.movers.clone())).collect();
        if units.is_empty() {
            units.extend(window.about);
        }
        units.sort_unstable();
        units.dedup();
        units
    }

    fn facts(&self, from: usize) -> &[Fact] {
        let facts = self.world.resource::<BattleLog>().facts();
        &facts[from.min(facts.len())..]
    }

    fn see(&mut self, event: &Event) -> Result<(), Miss> {
        // The terms of a power are in the same fact as its sum.
        let from = if event.is_term() { self.seen.saturating_sub(1).max(self.order) } else { self.seen };
        let facts = self.facts(from);
        let found = facts.iter().position(|fact| event.fits(fact));
        let Some(place) = found else {
            let miss = Miss::fact(event, facts, !self.orders.is_empty());
            return Err(self.earlier(event).map_or(miss, |told| Miss::new(event.to_string(), told)));
        };
        self.seen = from + place + 1;
        Ok(())
    }

    /// Whether a missing fact occurred earlier: before one that was found, or before the last order.
    fn earlier(&self, event: &Event) -> Option<String> {
        let facts = self.facts(0);
        let number = facts.iter().take(self.seen).rposition(|fact| event.fits(fact))?;
        if number >= self.order && self.order < self.seen {
            return Some(words::word("script-out-of-order"));
        }
        let given = self.orders.iter().rev().find(|(first, _)| *first <= number);
        Some(match given {
            Some((_, step)) => {
                let place = self.script.places.step(*step).to_string();
                let told = Message::new("script-earlier").with("step", step + 1);
                told.with("name", self.script.play[*step].name()).with("place", place.trim_start_matches(':')).words()
            }
            None => words::word("script-before-all"),
        })
    }

    fn never(&self, event: &Event) -> Result<(), Miss> {
        let Some(fact) = self.facts(self.order).iter().find(|fact| event.fits(fact)) else { return Ok(()) };
        let expected = Message::new("script-never").with("event", event.to_string());
        Err(Miss::told(&expected, &Message::new("script-happened").with("rule", fact.rule.0)))
    }

    fn states(&self, who: Who, states: &[B::State]) -> Result<(), Miss> {
        let mut wanted = states.to_vec();
        wanted.sort_unstable();
        let written = |states: &Vec<B::State>| format!("State(\"{who}\", {})", shape::line(states));
        same(&written(&wanted), &written(&B::states(self.view(), who)))
    }

    fn aboard(&self, piece: PieceId, vehicle: PieceId, seat: Seat) -> Result<(), Miss> {
        self.whereabouts(piece, format!("Aboard(\"{piece}\", \"{vehicle}\", {})", shape::line(&seat)))
    }

    fn whereabouts(&self, piece: PieceId, wanted: String) -> Result<(), Miss> {
        same(&wanted, &B::whereabouts(self.view(), piece))
    }

    /// Everybody in the scene is where the board says, and anyone not on it is nowhere.
    fn board(&self, rows: &[String]) -> Result<(), Miss> {
        let found = B::board(self.view(), &self.script.scene);
        same(&lines(rows), &lines(&found))
    }

    /// A die that isn't laid out fails a script.
    fn none_too_few(&self) -> Result<(), Miss> {
        if !self.world.resource::<Dice>().ran_dry() {
            return Ok(());
        }
        let laid = B::laid(&self.script.scene);
        let roll = dry::roll::<B>(self.facts(self.start), laid);
        Err(Miss::told(&Message::new("script-laid").with("count", laid.len()), &roll))
    }

    /// A die left over fails a script, like one too few.
    fn none_left_over(&self) -> Result<(), Miss> {
        let left = self.world.resource::<Dice>().left();
        let told =
            || Miss::told(&Message::new("script-all-fall"), &Message::new("script-left-over").with("count", left));
        if left == 0 { Ok(()) } else { Err(told()) }
    }
}

fn lines(rows: &[String]) -> String {
    rows.iter().map(|row| format!("\n      {row}")).collect()
}

fn same(wanted: &str, found: &str) -> Result<(), Miss> {
    if wanted == found { Ok(()) } else { Err(Miss::new(wanted, found)) }
}

/// A message about an order.
fn about(sentence: &'static str, order: &impl BookOrder) -> String {
    Message::new(sentence).with("order", written(order)).words()
}

fn asked(side: Side, window: &str) -> String {
    Message::new("script-asked").with("side", side.key().to_string()).with("window", window).words()
}

fn counted(sentence: &'static str, count: usize) -> String {
    Message::new(sentence).with("count", count).words()
}
