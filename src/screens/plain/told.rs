//! What has happened: the log, the rolls, the end.

use super::{fill::portrait, look::Look, rolls};
use crate::battle::{
    record::Record,
    shown::{Piece, Shown, terms_of, words_of},
    told,
    whereabouts::{self, Scene, Standing},
};
use crate::data::book::LevelFile;
use crate::dice::Dice;
use crate::engine::{BattleLog, BookOrder, Fact, Viewer, What, door};
use crate::force::{Side, UnitId};
use crate::panels::{
    Portrait, Why,
    ending::{Ending, Losses, Pile},
    log::LogLine,
    sheet::Tone,
};
use crate::screens::{Hands, log::Log, seats, table};
use crate::words::{kebab, knows, say, word};
use bevy::prelude::World;
use std::ops::Range;

/// The number of sides and the faces of a fact's dice, if any were thrown.
pub(super) fn dice_of(what: &What) -> Option<(u8, &[u8])> {
    match what {
        What::Rolled { dice, .. } => Some((6, dice)),
        What::Threw { sides, dice, .. } => Some((*sides, dice)),
        _ => None,
    }
}

/// The log: the headings of turns, orders and throws, what the book reports in words of its own, and the end.
pub(super) fn log<B: Shown>(world: &World, told: usize, viewer: Viewer) -> Log {
    let facts = world.resource::<BattleLog>().facts();
    let settled = told.min(facts.len());
    let hands = Hands::default();
    let look = Look::<B>::at(world, &hands);
    let seen = || facts[..settled].iter().filter(|fact| fact.is_seen_by(viewer));
    if let Some(own) = B::lines(world, &seen().cloned().collect::<Vec<_>>()) {
        return Log { settled, lines: own.into_iter().map(shown).collect() };
    }
    let lines = seen().filter_map(|fact| Some((fact.number, line(&look, fact)?))).collect();
    Log { settled, lines }
}

fn shown(line: told::LogLine) -> (u32, LogLine) {
    let rule = (!line.rule.0.is_empty() && !line.head).then(|| line.rule.0.to_owned());
    (line.first_fact, LogLine { words: line.text, rule, side: line.side, head: line.head, said: false })
}

fn line<B: Shown>(look: &Look<B>, fact: &Fact) -> Option<LogLine> {
    let (words, side, head) = match &fact.what {
        What::Began { side, round, .. } => {
            let terms = [("round", i64::from(*round).into()), ("side", look.side(*side).into())];
            (say("log-turn", &terms), Some(*side), true)
        }
        What::Ordered { side, order, unit, target } => (ordered(look, order, *unit, *target), Some(*side), false),
        What::Rolled { dice, .. } | What::Threw { dice, .. } => (rolled(dice), None, false),
        What::Removed { piece, .. } => {
            let name = look.piece(*piece).map_or_else(|| piece.to_string(), |piece| piece.name.clone());
            (say("plain-removed", &[("name", name.into())]), None, false)
        }
        What::Over { winner, .. } => (winner_words(look, *winner), *winner, false),
        _ => return None,
    };
    let rule = (!head && !fact.rule.0.is_empty()).then(|| fact.rule.0.to_owned());
    Some(LogLine { words, rule, side, head, said: false })
}

/// An order in words: its unit and its target.
pub(super) fn order_words<B: Shown>(look: &Look<B>, order: &B::Order) -> String {
    let what = words_of::<B>("order", order.name());
    let name = |unit: UnitId| look.name(unit);
    match (order.unit().map(name), order.target().map(name)) {
        (Some(unit), Some(target)) => {
            let what = aimed::<B>(order).unwrap_or(what);
            say("intent-at", &[("unit", unit.into()), ("order", what.into()), ("target", target.into())])
        }
        (Some(unit), None) | (None, Some(unit)) => {
            say("intent-plain", &[("unit", unit.into()), ("order", what.into())])
        }
        (None, None) => what,
    }
}

/// The order in words that a target follows, where its name alone doesn't do: "Fire at".
fn aimed<B: Shown>(order: &B::Order) -> Option<String> {
    let id = format!("{}-order-{}-at", B::BOOK.to_lowercase(), kebab(order.name()));
    knows(&id).then(|| word(&id))
}

fn ordered<B: Shown>(look: &Look<B>, order: &str, unit: Option<UnitId>, target: Option<UnitId>) -> String {
    let order = words_of::<B>("order", order);
    let name = |unit: UnitId| look.name(unit);
    match (unit.map(name), target.map(name)) {
        (Some(unit), Some(target)) => {
            say("plain-ordered-at", &[("unit", unit.into()), ("order", order.into()), ("target", target.into())])
        }
        (Some(unit), None) => say("plain-ordered", &[("unit", unit.into()), ("order", order.into())]),
        (None, Some(target)) => say("plain-ordered", &[("unit", target.into()), ("order", order.into())]),
        (None, None) => order,
    }
}

pub(super) fn rolled(dice: &[u8]) -> String {
    let faces = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    say("plain-rolled", &[("dice", faces.into())])
}

fn winner_words<B: Shown>(look: &Look<B>, winner: Option<Side>) -> String {
    winner.map_or_else(|| word("ending-draw"), |side| say("ending-wins", &[("side", look.side(side).into())]))
}

/// Where something happened, and who was involved, as far as the viewer may know. The initial positions are known only
/// by setting up the level again.
pub(super) fn scene_of<B: Shown>(world: &World, range: Range<usize>) -> Scene {
    let Some(level) = world.get_resource::<Record<B>>().and_then(Record::level) else { return Scene::default() };
    let mut begun = World::new();
    door::install::<B>(&mut begun);
    door::muster::<B>(&mut begun, &level.muster(), Dice::seeded(0));
    let stands = |piece: Piece| Some((piece.id, piece.cell?));
    let cells = B::pieces(B::view(&begun), Viewer::All).into_iter().filter_map(stands).collect();
    let facts: Vec<Fact> = world.resource::<BattleLog>().seen_by(table::viewer(world)).cloned().collect();
    let place = |number: usize| facts.partition_point(|fact| (fact.number as usize) < number);
    whereabouts::scene(Standing { cells, ..Standing::default() }, &facts, place(range.start)..place(range.end))
}

/// What was just done or refused.
pub(super) fn told<B: Shown>(look: &Look<B>) -> Option<(Tone, String)> {
    let done = look.hands.told().map(|words| (Tone::Good, words.to_owned()));
    done.or_else(|| look.hands.notice().map(|why| (Tone::Harm, why.words.clone())))
}

/// The card at the end; `None` while the battle lasts.
pub(super) fn ending<B: Shown>(look: &Look<B>) -> Option<Ending> {
    let outcome = door::outcome::<B>(look.world)?;
    let why = match (outcome.how, outcome.winner) {
        ("conceded", Some(winner)) => say("ending-conceded", &[("loser", look.side(winner.other()).into())]),
        (how, winner) => {
            let [winner, loser] =
                winner.map_or_else(Default::default, |side| [side, side.other()].map(|one| look.side(one)));
            terms_of::<B>(
                "outcome",
                how,
                &[
                    ("winner", winner.into()),
                    ("loser", loser.into()),
                    ("won", i32::from(outcome.winner.is_some()).into()),
                ],
            )
        }
    };
    let luck = rolls::luck(look);
    Some(Ending {
        winner: outcome.winner,
        title: seats::result(look.world, outcome.winner, |side| look.side(side)),
        why: Why::new(why, outcome.rule.0),
        goals: goals(look),
        said: Vec::new(),
        sides: Side::BOTH.into_iter().zip(luck).map(|(side, luck)| losses(look, side, luck)).collect(),
        told: told(look),
        back: None,
    })
}

/// The points of both sides and what they are for, if the book counts points.
fn goals<B: Shown>(look: &Look<B>) -> Vec<String> {
    let course = B::course(look.view);
    let line = |[first, second]: [String; 2]| {
        let terms = [("first", first.into()), ("second", second.into()), ("about", course.about.words.into())];
        say("plain-score", &terms)
    };
    course.score.map(line).into_iter().collect()
}

fn losses<B: Shown>(look: &Look<B>, side: Side, facts: Vec<(String, String)>) -> Losses {
    let of_side = || look.pieces.iter().filter(move |piece| piece.id.unit.side == side);
    let standing: Vec<Portrait> = of_side().filter(|piece| piece.cell.is_some()).map(portrait).collect();
    let gone: Vec<Portrait> = of_side().filter(|piece| piece.cell.is_none()).map(portrait).collect();
    let line = say("ending-left", &[("left", standing.len().into()), ("all", of_side().count().into())]);
    let piles = [("heap-standing", standing), ("plain-gone", gone)];
    let pile = |(id, cards): (&str, Vec<Portrait>)| (!cards.is_empty()).then(|| Pile { words: word(id), cards });
    Losses { side, name: look.side(side), line, piles: piles.into_iter().filter_map(pile).collect(), facts }
}
