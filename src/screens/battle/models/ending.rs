//! The end of a battle: who won, by which rule, who lies on which pile, and how the dice fell.

use super::{faces, look::Look, odds::decimal};
use crate::engine::{
    BattleLog, Outcome,
    fact::{Fact, What},
};
use crate::force::{
    PieceId, PrimateIx, Side,
    squad::{Pile, Place},
};
use crate::panels::{
    Why,
    ending::{Ending, Losses, Pile as Heap},
    sheet::Tone,
};
use crate::rules::monkeys::{
    odds::{Contest, WHOLE},
    profiles::Hit,
    scenarios,
};
use crate::words::{Term, say, word};

/// The card at the end of a battle; none while it is fought.
pub fn ending(look: &Look) -> Option<Ending> {
    let outcome = look.clock.outcome()?;
    let title = match outcome.winner {
        Some(side) => say("ending-wins", &[("side", look.names.side(side).into())]),
        None => word("ending-draw"),
    };
    Some(Ending {
        winner: outcome.winner,
        title,
        why: why(look, outcome),
        sides: Side::BOTH.map(|side| losses(look, side)).into(),
        told: told(look),
    })
}

fn told(look: &Look) -> Option<(Tone, String)> {
    let done = look.hands.told.clone().map(|words| (Tone::Good, words));
    done.or_else(|| look.hands.notice.clone().map(|why| (Tone::Harm, why.words)))
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
        _ => "ending-over",
    };
    Why::new(say(id, &terms), outcome.rule.0)
}

fn losses(look: &Look, side: Side) -> Losses {
    let own: Vec<PrimateIx> =
        (0..look.field.primates.len() as u16).map(PrimateIx).filter(|one| look.field.side_of(*one) == side).collect();
    let standing: Vec<PrimateIx> =
        own.iter().copied().filter(|one| look.field.primate(*one).place.is_on_board()).collect();
    let heap = |words: String, who: Vec<PrimateIx>| Heap {
        words,
        cards: who
            .into_iter()
            .map(|one| crate::panels::Portrait { faded: false, ..faces::portrait(look.field, one) })
            .collect(),
    };
    let lying = |pile: Pile| {
        own.iter().copied().filter(|one| look.field.primate(*one).place == Place::Off(pile)).collect::<Vec<_>>()
    };
    let piles = Pile::ALL.into_iter().map(|pile| heap(word(pile_word(pile)), lying(pile)));
    let heaps = std::iter::once(heap(word("heap-standing"), standing.clone())).chain(piles);
    Losses {
        side,
        name: look.names.side(side).to_owned(),
        line: say("ending-left", &[("left", standing.len().into()), ("all", own.len().into())]),
        piles: heaps.filter(|heap| !heap.cards.is_empty()).collect(),
        facts: facts(look, side),
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

fn facts(look: &Look, side: Side) -> Vec<(String, String)> {
    let luck = luck(look, side);
    let difference = luck.hits as i64 * 10 - i64::from(luck.expected);
    let sign = if difference < 0 { "\u{2212}" } else { "+" };
    let difference = format!("{sign}{}", decimal(difference.unsigned_abs() as u32));
    vec![
        (word("luck-attacks"), luck.attacks.to_string()),
        (word("luck-expected"), decimal(luck.expected)),
        (word("luck-hits"), luck.hits.to_string()),
        (word("luck-difference"), difference),
        (word("luck-scrap"), scenarios::lost_scrap(look.field, side).to_string()),
    ]
}

/// How the dice fell for one side's attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// Attacks that were rolled for.
    pub attacks: usize,
    /// Whom they would have felled on average, in tenths of a primate.
    pub expected: u32,
    /// Whom they did fell.
    pub hits: usize,
}

/// Adds up all attacks of a side that were rolled for.
pub fn luck(look: &Look, side: Side) -> Luck {
    let facts = look.world.resource::<BattleLog>().facts();
    let mut luck = Luck::default();
    let mut parts = 0u32;
    for (place, fact) in facts.iter().enumerate() {
        let What::Powers { attacker, sums, .. } = &fact.what else { continue };
        let rolled =
            facts[place..].iter().any(|other| other.frame == fact.frame && matches!(other.what, What::Kept { .. }));
        if attacker.side != side || !rolled {
            continue;
        }
        luck.attacks += 1;
        parts += average(look, fact.frame, &facts[..place], *sums);
        let wounded = |other: &&Fact| {
            other.frame == fact.frame && matches!(other.what, What::Removed { pile: Pile::Wounded | Pile::Hollow, .. })
        };
        luck.hits += facts[place..].iter().filter(wounded).count();
    }
    luck.expected = (parts * 10 + WHOLE / 2) / WHOLE;
    luck
}

/// Whom an attack fells on average, counted out of [`WHOLE`], from the shots told before it.
fn average(look: &Look, frame: u32, before: &[Fact], sums: (i32, i32)) -> u32 {
    let mut victims: Vec<(PieceId, bool)> = Vec::new();
    for fact in before.iter().rev().take_while(|fact| matches!(fact.what, What::Shot { .. })) {
        let What::Shot { at, covered, .. } = fact.what else { continue };
        debug_assert!(fact.frame == frame);
        match victims.iter_mut().find(|(known, _)| *known == at) {
            Some((_, all)) => *all &= covered,
            None => victims.push((at, covered)),
        }
    }
    let open = victims.iter().filter(|(_, covered)| !covered).count() as u32;
    let chances = Contest::of(sums.0, sums.1).chances();
    let falls = |hit: &Hit| match hit {
        Hit::Wound => victims.len() as u32,
        Hit::Test => open,
        Hit::Empty | Hit::Hold => 0,
    };
    look.field.book.attack.iter().zip(chances).map(|(hit, chance)| falls(hit) * chance).sum()
}
