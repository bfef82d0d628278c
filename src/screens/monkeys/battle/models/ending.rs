//! The end of a battle: the winner, the rule, the piles of casualties, and how the dice fell.

use super::{faces, look::Look};
use crate::battle::monkeys::{
    rolls::{self, Roll},
    tell,
};
use crate::engine::Outcome;
use crate::force::{
    PrimateIx, Side,
    squad::{Pile, Place},
};
use crate::panels::{
    Why,
    ending::{Ending, Losses, Pile as Heap},
    sheet::Tone,
};
use crate::rules::monkeys::scenarios;
use crate::screens::{seats, speaking};
use crate::words::{Term, say, word};

/// The card at the end of a battle with its rolls; `None` while the battle lasts.
pub fn ending(look: &Look, rolls: &[Roll]) -> Option<Ending> {
    let outcome = look.clock.outcome()?;
    Some(Ending {
        winner: outcome.winner,
        title: seats::result(look.world, outcome.winner, |side| look.names.side(side).to_owned()),
        why: why(look, outcome),
        goals: goals(look),
        said: speaking::last_words(look.world),
        sides: Side::BOTH.map(|side| losses(look, rolls, side)).into(),
        told: told(look),
        back: None,
    })
}

pub(super) fn told(look: &Look) -> Option<(Tone, String)> {
    let done = look.hands.told().map(|words| (Tone::Good, words.to_owned()));
    done.or_else(|| look.hands.notice().map(|why| (Tone::Harm, why.words.clone())))
}

fn why(look: &Look, outcome: &Outcome) -> Why {
    let winner = outcome.winner.unwrap_or(Side::First);
    let lost = Side::BOTH.map(|side| scenarios::lost_scrap(look.field, side));
    let loser = winner.other();
    let terms: [(&'static str, Term); 6] = [
        ("winner", look.names.side(winner).into()),
        ("loser", look.names.side(loser).into()),
        ("gone", scenarios::gone(look.field, look.turn, loser).into()),
        ("all", scenarios::counting(look.turn, loser).into()),
        ("less", i64::from(lost[winner.index()]).into()),
        ("more", i64::from(lost[loser.index()]).into()),
    ];
    let id = match outcome.how {
        "platoons-beaten" => "ending-platoons-beaten",
        "both-beaten" => "ending-both-beaten",
        "rounds-over" => "ending-rounds-over",
        "rounds-over-even" => "ending-rounds-even",
        "conceded" => "ending-conceded",
        how => return Why::new(word(&format!("outcome-{how}")), outcome.rule.0),
    };
    Why::new(say(id, &terms), outcome.rule.0)
}

/// What each side has achieved in the scenario. Goals that were still possible are dropped, and the scrap is shown
/// beside the losses.
fn goals(look: &Look) -> Vec<String> {
    const OTHER: [&str; 3] = ["standing-scrap", "standing-holds", "standing-rounds-left"];
    let lines = scenarios::standing(look.field, look.turn).into_iter().filter(|line| !OTHER.contains(&line.label));
    lines.map(|line| tell::standing(look.names.told(), &line)).collect()
}

fn losses(look: &Look, all: &[Roll], side: Side) -> Losses {
    let own: Vec<PrimateIx> =
        (0..look.field.primates.len() as u16).map(PrimateIx).filter(|one| look.field.side_of(*one) == side).collect();
    let standing: Vec<PrimateIx> =
        own.iter().copied().filter(|one| look.field.primate(*one).place.is_on_board()).collect();
    let (left, began) = look.field.left(side);
    let heap = |words: String, who: Vec<PrimateIx>| Heap {
        words,
        cards: who
            .into_iter()
            .map(|one| crate::panels::Portrait { faded: false, ..faces::portrait(look.field, look.turn, one) })
            .collect(),
    };
    let lying = |pile: Pile| {
        own.iter().copied().filter(|one| look.field.primate(*one).place == Place::Off(pile)).collect::<Vec<_>>()
    };
    let piles = Pile::ALL.into_iter().map(|pile| heap(word(pile_word(pile)), lying(pile)));
    let heaps = std::iter::once(heap(word("heap-standing"), standing)).chain(piles);
    Losses {
        side,
        name: look.names.side(side).to_owned(),
        line: say("ending-left", &[("left", left.into()), ("all", began.into())]),
        piles: heaps.filter(|heap| !heap.cards.is_empty()).collect(),
        facts: facts(&rolls::luck(all, side), look, side),
    }
}

/// The name of a pile.
pub const fn pile_word(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded => "heap-wounded",
        Pile::Hollow => "heap-hollow",
        Pile::Injured => "heap-injured",
        Pile::Routed => "heap-routed",
        Pile::Missing => "heap-missing",
        Pile::Retreated => "heap-retreated",
    }
}

fn facts(luck: &rolls::Luck, look: &Look, side: Side) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    for (id, tally) in [("luck-felled", luck.felled), ("luck-passed", luck.passes)] {
        let balance = super::rolls::balance(id, tally, true);
        let terms = [("actual", balance.actual.into()), ("expected", balance.expected.into())];
        let luck = [("what", balance.words.into()), ("difference", balance.difference.into())];
        facts.push((say("luck-label", &luck), say("luck-of", &terms)));
    }
    facts.push((word("luck-scrap"), scenarios::lost_scrap(look.field, side).to_string()));
    facts
}
