//! Plays scripts of campaigns, and reports where one fails.

use super::{
    chronicle::{self, Chronicle, Entry},
    door,
    illegal::Illegal,
    order::Order,
    shown,
    state::{self, Graves, Score, Store, Treasury, TroopId},
    waiting::{self, Commander},
};
use crate::battle::{
    self as table,
    replay::{Player, Replay},
    script::{Miss, Note, written},
};
use crate::data::{
    campaign::script::{OfTribe, OfTroop, Script, Step},
    monkeys::persona::{self},
    persona::Strength,
    shape,
};
use crate::dice::Dice;
use crate::engine::{door as engine, order::Refusal};
use crate::force::Side;
use crate::rules::First;
use crate::words::{Message, say, word};
use bevy_ecs::world::World;
use serde::Serialize;
use std::sync::Arc;

/// The commander for battles that a script has settled by scripted opponents.
const COMMANDER: &str = "steady";

/// A script of a campaign with the orders of campaigns.
pub type Trial = Script<Order>;

/// Plays a script in a world.
///
/// # Errors
/// The first step that fails.
pub fn play(world: &mut World, trial: &Trial) -> Result<Vec<Note>, Miss> {
    let campaign = Arc::new(trial.campaign.clone());
    door::begin_laid(world, &campaign, trial.campaign.seed, Some(trial.dice.clone()));
    let (mut since, mut notes) = (None, Vec::new());
    for (place, step) in trial.play.iter().enumerate() {
        let at = |miss: Miss| miss.at(place, step.name(), trial.places.step(place));
        let before = world.resource::<Chronicle>().entries().len();
        if let Step::Refuse(order, None) = step {
            let what = refused(world, order).map_err(at)?;
            notes.push(Note { place: trial.places.step(place), what });
        } else if take(world, step, since).map_err(at)? {
            since = Some(before);
        }
        if world.resource::<Dice>().ran_dry() {
            let found = Message::new("campaign-script-dry");
            let miss = Miss::told(&Message::new("campaign-script-dice").with("dice", trial.dice.len()), &found);
            return Err(at(Miss { near: told(world, Some(before)), ..miss }));
        }
    }
    let left = world.resource::<Dice>().left();
    if left == 0 {
        return Ok(notes);
    }
    let miss = Miss::told(
        &Message::new("campaign-script-all-dice").with("dice", trial.dice.len()),
        &Message::new("campaign-script-dice-left").with("left", left),
    );
    Err(Miss { place: trial.places.dice.clone(), ..miss })
}

/// Takes a step. Returns whether it was an order.
fn take(world: &mut World, step: &Step<Order>, since: Option<usize>) -> Result<bool, Miss> {
    match step {
        Step::Do(order) => give(world, order.clone())?,
        Step::Concede(name) => concede(world, name)?,
        Step::Settle => settle(world)?,
        _ => return look(world, step, since).map(|()| false),
    }
    Ok(true)
}

fn give(world: &mut World, order: Order) -> Result<(), Miss> {
    door::submit(world, order.clone())
        .map(drop)
        .map_err(|why| Miss::new(about("script-accepted", &order), refusal(&why)))
}

fn battle(world: &World) -> Result<waiting::Waiting, Miss> {
    let waiting =
        waiting::waiting(world).map_err(|error| Miss::new(word("campaign-script-battle"), error.to_string()))?;
    waiting.ok_or_else(|| Miss::new(word("campaign-script-battle"), asked(world)))
}

/// A troop gives up as soon as it can.
fn concede(world: &mut World, name: &str) -> Result<(), Miss> {
    let waiting = battle(world)?;
    let troops = [waiting.entrant, waiting.other];
    let loser = troop(world, name)?;
    let Some(place) = troops.iter().position(|one| *one == loser) else {
        let found = troops.map(|troop| troop.to_string()).join(", ");
        return Err(Miss::new(say("campaign-script-fights", &[("troop", name.into())]), found));
    };
    let side = Side::BOTH[place];
    let mut battle = World::new();
    engine::install::<First>(&mut battle);
    table::begin(&mut battle, &waiting.level, waiting.seed);
    waiting::give_up(&mut battle, side);
    let replay = Replay::of(&battle, (Player::Human, Player::Human)).expect("the battle was recorded");
    give(world, Order::Fought(Box::new(replay)))
}

fn settle(world: &mut World) -> Result<(), Miss> {
    let persona = persona::shipped(COMMANDER).expect("the usual commander is shipped");
    let commander = Commander { name: COMMANDER.to_owned(), persona, strength: Strength::Quick };
    let replay = battle(world)?.settle([&commander, &commander]);
    give(world, Order::Fought(Box::new(replay)))
}

/// The open question, in the vocabulary of scripts.
fn asked(world: &World) -> String {
    match (door::asked(world), door::outcome(world)) {
        (Some(question), _) => awaited(question.tribe, question.ask.name()),
        (None, Some(outcome)) => over(outcome.winner),
        (None, None) => String::new(),
    }
}

fn troop(world: &World, name: &str) -> Result<TroopId, Miss> {
    state::all(world).find(|troop| troop.to_string() == name).ok_or_else(|| {
        let known = state::all(world).map(|troop| troop.to_string()).collect::<Vec<_>>().join(", ");
        Miss::new(say("campaign-script-troop", &[("troop", name.into())]), known)
    })
}

/// Compares the actual state with the expected one.
fn look(world: &World, step: &Step<Order>, since: Option<usize>) -> Result<(), Miss> {
    match step {
        Step::Refuse(order, Some(rule)) => refuses(world, order, rule),
        Step::Await(tribe, what) => {
            let fits = door::asked(world).is_some_and(|one| one.tribe == *tribe && one.ask.name() == what);
            same(fits, || awaited(*tribe, what), || asked(world))
        }
        Step::Over(winner) => {
            let fits = door::outcome(world).is_some_and(|outcome| outcome.winner == *winner);
            same(fits, || over(*winner), || asked(world))
        }
        Step::Choices(orders) => {
            let found = door::choices(world);
            let fits = found.len() == orders.len() && orders.iter().all(|order| found.contains(order));
            same(fits, || shape::line(orders), || shape::line(&found))
        }
        Step::See(rules) => see(world, rules, since),
        Step::Never(rules) => never(world, rules, since),
        Step::Troop(name, claim) => of_troop(world, name, claim),
        Step::Tribe(tribe, claim) => of_tribe(world, *tribe, claim),
        Step::Holds(hex, tribe) => {
            let found = state::holder(world, *hex);
            let holds = |tribe: &Option<char>| format!("Holds({}, {})", shape::line(hex), shape::line(tribe));
            same(found == *tribe, || holds(tribe), || holds(&found))
        }
        Step::Do(_) | Step::Concede(_) | Step::Settle | Step::Refuse(_, None) => Ok(()),
    }
}

fn same(fits: bool, expected: impl FnOnce() -> String, found: impl FnOnce() -> String) -> Result<(), Miss> {
    if fits { Ok(()) } else { Err(Miss::new(expected(), found())) }
}

/// The question expected by a script, as it writes it.
fn awaited(tribe: char, what: &str) -> String {
    format!("Await({}, {})", shape::line(&tribe), shape::line(&what))
}

fn over(winner: Option<char>) -> String {
    format!("Over({})", shape::line(&winner))
}

/// A message about an order.
fn about(sentence: &'static str, order: &Order) -> String {
    Message::new(sentence).with("order", written(order)).words()
}

/// A refusal as text, with its rule. Hexes are written as in the script, not as on the map.
fn refusal(why: &Illegal) -> String {
    let message = why.hex().into_iter().fold(why.message(), |message, hex| message.with("hex", shape::line(&hex)));
    Message::new("script-is-refused").with("why", message.words()).with("rule", why.rule().0).words()
}

/// The reason why an order is refused.
fn refused(world: &World, order: &Order) -> Result<String, Miss> {
    match door::check(world, order) {
        Err(why) => Ok(refusal(&why)),
        Ok(()) => Err(Miss::new(about("script-refused", order), about("script-acceptable", order))),
    }
}

fn refuses(world: &World, order: &Order, rule: &str) -> Result<(), Miss> {
    let expected = || Message::new("script-refused-by").with("order", written(order)).with("rule", rule).words();
    match door::check(world, order) {
        Ok(()) => Err(Miss::new(expected(), about("script-acceptable", order))),
        Err(why) if why.rule().0 == rule => Ok(()),
        Err(why) => Err(Miss::new(expected(), refusal(&why))),
    }
}

/// What has happened since the last order, or at all if none was given.
fn entries(world: &World, since: Option<usize>) -> &[Entry] {
    world.resource::<Chronicle>().entries().get(since.unwrap_or(0)..).unwrap_or_default()
}

/// An entry in words. Hexes are written as in the script.
fn entry_words(world: &World, entry: &Entry) -> String {
    chronicle::words_with(world, entry, shape::line)
}

fn told(world: &World, since: Option<usize>) -> Vec<String> {
    entries(world, since).iter().map(|entry| format!("{} ({})", entry_words(world, entry), entry.rule)).collect()
}

fn see(world: &World, rules: &[String], since: Option<usize>) -> Result<(), Miss> {
    let mut happened = entries(world, since).iter();
    let missing = rules.iter().find(|rule| !happened.any(|entry| entry.rule.0 == rule.as_str()));
    let (expected, found) = match since {
        Some(_) => ("campaign-script-see", "script-other-facts"),
        None => ("campaign-script-see-yet", "script-other-facts-yet"),
    };
    missing.map_or(Ok(()), |rule| {
        let miss = Miss::new(say(expected, &[("rule", rule.as_str().into())]), word(found));
        Err(Miss { near: told(world, since), ..miss })
    })
}

fn never(world: &World, rules: &[String], since: Option<usize>) -> Result<(), Miss> {
    let found = entries(world, since).iter().find(|entry| rules.iter().any(|rule| entry.rule.0 == rule.as_str()));
    let expected = if since.is_some() { "campaign-script-never" } else { "campaign-script-never-yet" };
    found.map_or(Ok(()), |entry| {
        let expected = say(expected, &[("rule", entry.rule.0.into())]);
        Err(Miss { near: told(world, since), ..Miss::new(expected, entry_words(world, entry)) })
    })
}

/// Part of a condition: either nothing is required, or it is met.
fn claim<T: PartialEq + Serialize>(what: &str, wanted: Option<&T>, found: &T) -> Result<(), Miss> {
    let told = |value: &T| format!("{what}: {}", shape::line(value));
    match wanted {
        Some(wanted) if wanted != found => Err(Miss::new(told(wanted), told(found))),
        _ => Ok(()),
    }
}

fn of_troop(world: &World, name: &str, wanted: &OfTroop) -> Result<(), Miss> {
    let troop = troop(world, name)?;
    let stack = shown::shown(world).stacks.into_iter().find(|stack| stack.id == troop);
    let stack = stack.expect("every troop is shown");
    let at = state::stands(world, troop);
    if let Some(hex) = wanted.at {
        claim("at", Some(&Some(hex)), &at)?;
    }
    claim("gone", wanted.gone.as_ref(), &at.is_none())?;
    claim("hexes", wanted.hexes.as_ref(), &stack.hexes)?;
    claim("fit", wanted.fit.as_ref(), &stack.primates.0)?;
    claim("rests", wanted.rests.as_ref(), &stack.primates.1)?;
    let dead = world.resource::<Graves>().0.iter().filter(|grave| grave.troop == troop).count();
    claim("dead", wanted.dead.as_ref(), &dead)?;
    claim("vehicles", wanted.vehicles.as_ref(), &stack.vehicles)?;
    claim("things", wanted.things.as_ref(), &state::of::<Store>(world, troop).0.len())?;
    if let Some(place) = wanted.place {
        claim("place", Some(&Some(place)), &stack.place)?;
    }
    Ok(())
}

fn of_tribe(world: &World, key: char, wanted: &OfTribe) -> Result<(), Miss> {
    if !state::tribes(world).contains(&key) {
        let known = state::tribes(world).into_iter().map(String::from).collect::<Vec<_>>().join(", ");
        return Err(Miss::new(say("campaign-script-tribe", &[("tribe", key.to_string().into())]), known));
    }
    claim("scrap", wanted.scrap.as_ref(), &state::of_tribe::<Treasury>(world, key).0)?;
    claim("points", wanted.points.as_ref(), &state::of_tribe::<Score>(world, key).0)?;
    let troops = state::troops(world, key).filter(|troop| state::stands(world, *troop).is_some()).count();
    claim("troops", wanted.troops.as_ref(), &troops)
}
