//! What opponents say: every voice has its lines, at most one per turn, all of them true, none of them a secret.

use crate::common::{installed, level, opponent, play};
use bevy_ecs::world::World;
use monkeys::board::Cell;
use monkeys::data::{
    monkeys::persona,
    monkeys::persona::VOICES,
    persona::{LONGEST, Occasion, Strength, Voice},
};
use monkeys::engine::{
    BattleLog,
    fact::{Fact, What, Who},
};
use monkeys::force::{
    Side, UnitId,
    squad::{Pile, Place},
};
use monkeys::opponent::{
    book::Mind,
    speech::{self, Chapter, Speech},
};
use monkeys::rules::monkeys::{Monkeys, choices::Table, door};
use std::collections::BTreeSet;

/// Battles between characters on tables of every kind of scenario.
const BATTLES: [(&str, &str, &str); 8] = [
    ("two-groves", "steady", "red-rush"),
    ("bald-ridge", "long-watch", "drum-major"),
    ("rust-market", "green-ghost", "steady"),
    ("five-wells", "drum-major", "red-rush"),
    ("fern-pass", "red-rush", "long-watch"),
    ("two-groves", "red-rush", "drum-major"),
    ("leopard-creek", "red-rush", "drum-major"),
    ("dust-road", "green-ghost", "red-rush"),
];

/// The state of the board when a line was said.
#[derive(Clone, Debug, PartialEq)]
struct Scene {
    /// Units that are completely gone.
    gone: BTreeSet<UnitId>,
    /// Pinned primates of each side, and all of them.
    pinned: [(usize, usize); 2],
    /// The last round, if there is one.
    rounds: Option<u16>,
}

impl Scene {
    fn of(world: &World) -> Self {
        let table = door::table(world);
        let field = table.field;
        let left = field.all_units().filter(|unit| !field.stands(*unit)).map(|unit| field.unit(unit).id);
        let pinned = Side::BOTH.map(|side| {
            let own = || {
                let units = field.all_units().filter(|unit| field.side(*unit) == side);
                units.flat_map(|unit| field.members(unit).collect::<Vec<_>>())
            };
            (own().filter(|one| field.primate(*one).pin.holds()).count(), own().count())
        });
        Self { gone: left.collect(), pinned, rounds: table.turn.rounds }
    }
}

/// A line, and the state of the board at that time.
type Heard = (Speech, Scene);

/// All facts of a battle between two characters, and what they said in it.
fn battle(table: &str, names: [&str; 2], seed: u64) -> (Vec<Fact>, Vec<Heard>) {
    let (mut world, mut said, mut scenes) = (installed(), Vec::new(), Vec::new());
    let (of, _) = monkeys::data::monkeys::level::shipped(table).expect("it ships");
    let [first, second] = [0, 1].map(|place| {
        let mind = opponent(names[place], Strength::Quick, seed ^ place as u64);
        mind.with_standing(of.standing[place].clone())
    });
    let speakers = [first.speaker(seed), second.speaker(seed ^ 1)];
    let mut listen = |world: &World| {
        speech::listen(world, &speakers, &mut said);
        scenes.resize(said.len(), Scene::of(world));
    };
    play(&mut world, &level(table), seed, first, Some(second), |world, _| listen(world));
    listen(&world);
    (world.resource::<BattleLog>().facts().to_vec(), said.into_iter().zip(scenes).collect())
}

#[test]
fn every_voice_has_short_lines_for_every_occasion() {
    for (place, name) in VOICES.iter().enumerate() {
        let voice = Voice { name: (*name).to_owned(), own: Vec::new() };
        let mut seen = BTreeSet::new();
        for occasion in Occasion::ALL {
            let lines = voice.lines(*occasion);
            let least = if place == 0 { 2 } else { 3 };
            assert!(lines.len() >= least, "{name} has {} lines for {occasion:?}", lines.len());
            for line in lines {
                assert!(line.chars().count() <= LONGEST, "{name}: {line}");
                assert!(!line.contains(['<', '{', '"']), "{name}: {line}");
                assert!(seen.insert(line.clone()), "{name} says {line} on two occasions");
            }
        }
    }
}

#[test]
fn every_shipped_personality_has_a_voice_of_its_own() {
    let voices = persona::names().into_iter().map(|name| persona::shipped(&name).expect("it ships").voice.name.clone());
    let voices: BTreeSet<String> = voices.collect();
    assert_eq!(voices.len(), persona::names().len());
    assert!(!voices.contains(VOICES[0]));
}

#[test]
fn a_stranger_may_take_a_voice_or_bring_lines_of_its_own() {
    let read = |more: &str| {
        let text = format!("(format: 1, book: Monkeys, name: \"Ada\", weigh: [(what: Cover, weight: 1)], {more})");
        persona::parse("ada", &text).map(|(persona, _)| persona.voice)
    };
    let plain = read("").expect("it needs no voice");
    assert_eq!(plain.lines(Occasion::Charge), ["Charge!", "At them!"]);
    let own = read("voice: \"drum\", lines: { \"charge\": [\"For tea!\"] }").expect("both are allowed");
    assert_eq!(own.lines(Occasion::Charge), ["For tea!"]);
    assert!(own.lines(Occasion::Watch).len() > 1, "what it has no line for, the voice says");
    let long = format!("lines: {{ \"charge\": [\"{}\"] }}", "a".repeat(LONGEST + 1));
    let faults = [
        ("voice: \"dream\"", "drum"),
        ("lines: { \"chrage\": [\"For tea!\"] }", "charge"),
        ("lines: { \"charge\": [] }", "1"),
        ("lines: { \"charge\": [\" \"] }", "70"),
        ("lines: { \"charge\": [\"For\\ntea!\"] }", "70"),
        (&long, "70"),
    ];
    for (text, expected) in faults {
        let error = read(text).expect_err(text).to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

/// The facts in the turn of a line, up to its end; for a last word, all of them.
fn turn_of<'a>(facts: &'a [Fact], speech: &Speech) -> &'a [Fact] {
    let first = speech.turn as usize;
    let begins = |fact: &Fact| matches!(fact.what, What::Began { step: "turn", .. });
    let end = facts[first + 1..].iter().position(begins).map_or(facts.len(), |after| first + 1 + after);
    &facts[first..end]
}

/// Primates of a side that fell before a fact, without those that walked off the board.
fn fallen(facts: &[Fact], side: Side) -> usize {
    let fell = |fact: &&Fact| matches!(fact.what, What::Removed { piece, pile } if piece.unit.side == side && pile != Pile::Retreated);
    facts.iter().filter(fell).count()
}

/// Whether the battle confirms a line.
fn is_true(facts: &[Fact], (speech, scene): &Heard) -> bool {
    let (turn, side) = (turn_of(facts, speech), speech.side);
    // From the turn before this one, of the same side, up to this one.
    let before = &facts[..speech.turn as usize];
    let begins = |fact: &Fact| matches!(fact.what, What::Began { step: "turn", side: of, .. } if of == side);
    let since = &before[before.iter().rposition(begins).unwrap_or(before.len())..];
    let until = &facts[..=speech.fact as usize];
    let ordered = |name: &str| {
        let is =
            |fact: &Fact| matches!(fact.what, What::Ordered { side: by, order, .. } if by == side && order == name);
        turn.iter().any(is)
    };
    let tested = |facts: &[Fact], of: Side| {
        let is = |fact: &Fact| {
            fact.rule.0 == "T-77" && matches!(fact.what, What::Tested { who: Who::Unit(unit), .. } if unit.side == of)
        };
        facts.iter().any(is)
    };
    let walked = |facts: &[Fact]| {
        facts.iter().any(|fact| matches!(fact.what, What::Moved { piece, .. } if piece.unit.side == side))
    };
    let [own, enemy] = [side, side.other()].map(|side| fallen(until, side));
    match speech.occasion {
        Occasion::Opening => !before.iter().any(begins),
        Occasion::Advance => walked(turn),
        Occasion::Impatient => {
            let late = matches!(turn[0].what, What::Began { round, .. } if round > 1);
            walked(turn) && late && scene.rounds.is_some()
        }
        Occasion::Watch => ordered("Overwatch"),
        Occasion::Sneak => ordered("Stealth"),
        Occasion::Fire => turn.iter().any(|fact| matches!(fact.what, What::Shot { by, .. } if by.unit.side == side)),
        Occasion::Charge => ordered("Overrun"),
        Occasion::Leader => tested(turn, side.other()),
        Occasion::Bereaved => {
            let last = |fact: &Fact| match fact.what {
                What::Removed { piece, pile } => {
                    piece.unit.side == side && pile != Pile::Retreated && scene.gone.contains(&piece.unit)
                }
                _ => false,
            };
            tested(since, side) || since.iter().any(last)
        }
        Occasion::Pinned => {
            let (pinned, all) = scene.pinned[side.index()];
            pinned > 0 && 2 * pinned >= all
        }
        Occasion::Ahead => enemy >= 2 * own && enemy > 3,
        Occasion::Behind => own >= 2 * enemy && own > 3,
        Occasion::Prize => turn.iter().any(|fact| matches!(fact.what, What::Held { side: Some(by), .. } if by == side)),
        Occasion::Leaving => {
            let left = |fact: &Fact| matches!(fact.what, What::Removed { piece, pile: Pile::Retreated } if piece.unit.side == side);
            // A side that gives up has fewer left than the enemy.
            let [own, enemy] = [side, side.other()].map(|side| scene.pinned[side.index()].1);
            turn.iter().any(left) && scene.rounds.is_none() && own < enemy
        }
        Occasion::Won | Occasion::Lost => {
            let won = Some(side)
                == facts.iter().find_map(|fact| match fact.what {
                    What::Over { winner, .. } => winner,
                    _ => None,
                });
            won == (speech.occasion == Occasion::Won)
        }
    }
}

#[test]
fn one_line_a_turn_at_most_and_all_of_them_true() {
    let mut heard = BTreeSet::new();
    for (seed, (table, one, other)) in BATTLES.into_iter().enumerate() {
        let (facts, said) = battle(table, [one, other], seed as u64);
        assert!(said.len() > 4, "{table}: {said:?}");
        let mut turns = BTreeSet::new();
        let mut last = [None, None];
        for heard_now @ (speech, _) in &said {
            assert!(turns.insert((speech.side, speech.turn)), "{table}: twice in a turn: {speech:?}");
            let whose = &facts[speech.turn as usize].what;
            let own = matches!(whose, What::Began { step: "turn", side, .. } if *side == speech.side);
            assert!(own || matches!(whose, What::Over { .. }), "{table}: in another's turn: {speech:?}");
            let before = last[speech.side.index()].replace(speech.words.as_str());
            assert_ne!(before, Some(speech.words.as_str()), "{table}: twice running");
            assert!(is_true(&facts, heard_now), "{table}: {speech:?}");
            heard.insert(speech.occasion);
        }
    }
    assert!(heard.len() >= 11, "only these were heard: {heard:?}");
}

#[test]
fn who_falls_back_by_a_standing_order_does_not_say_that_it_gives_up() {
    let mut left = 0;
    for seed in 0..4 {
        let (facts, said) = battle("watch-wood", ["red-rush", "long-watch"], seed);
        let off = |fact: &Fact| matches!(fact.what, What::Removed { pile: Pile::Retreated, .. });
        left += usize::from(facts.iter().any(off));
        for heard in &said {
            assert!(is_true(&facts, heard), "{heard:?}");
        }
    }
    assert!(left > 0, "nobody walked off the board");
}

#[test]
fn the_same_battle_is_spoken_of_in_the_same_words() {
    let [one, other] = [(); 2].map(|()| battle("two-groves", ["steady", "red-rush"], 5));
    assert_eq!(one, other);
}

#[test]
fn a_battle_with_other_dice_opens_with_another_line() {
    let opening = |seed: u64| {
        let mut world = installed();
        battle_of(&mut world, seed)
    };
    let said: BTreeSet<String> = (0..24).filter_map(opening).collect();
    assert!(said.len() > 4, "{said:?}");
}

/// Old Steady's opening line in a battle.
fn battle_of(world: &mut World, seed: u64) -> Option<String> {
    let mut players = [0, 1].map(|place| opponent("steady", Strength::Quick, seed ^ place));
    let speakers = [players[0].speaker(seed), players[1].speaker(seed ^ 1)];
    monkeys::battle::monkeys::muster(world, &level("two-groves"), monkeys::dice::Dice::seeded(seed));
    monkeys::battle::monkeys::advance(world);
    let mut said: Vec<Speech> = Vec::new();
    for _ in 0..12 {
        let side = monkeys::battle::monkeys::decider(world)?;
        let order = players[side.index()].choose(world)?;
        monkeys::battle::submit(world, order).expect("it is allowed");
        speech::listen(world, &speakers, &mut said);
        if let Some(speech) = said.iter().find(|speech| speech.occasion == Occasion::Opening) {
            return Some(speech.words.clone());
        }
    }
    None
}

#[test]
fn who_chooses_at_random_says_nothing() {
    assert!(opponent("steady", Strength::Random, 1).speaker(1).is_none());
}

#[test]
fn where_hidden_enemies_stand_changes_nothing_that_is_said() {
    let (mut world, mut compared) = (installed(), 0);
    let [first, second] = ["steady", "green-ghost"].map(|name| opponent(name, Strength::Quick, 3));
    let persona = first.persona().clone();
    play(&mut world, &level("bald-ridge"), 3, first, Some(second), |world, _| {
        let (table, facts) = (door::table(world), world.resource::<BattleLog>().facts());
        let order = facts.iter().rposition(|fact| matches!(fact.what, What::Ordered { .. }));
        let Some(chapter) = order.and_then(|order| Chapter::around(facts, order, Monkeys::TURN)) else { return };
        let mut field = table.field.clone();
        let hidden = field.all_units().filter(|unit| field.side(*unit) != chapter.side);
        let hidden: Vec<_> = hidden.filter(|unit| field.unit(*unit).hidden.holds()).collect();
        for unit in &hidden {
            for mate in table.field.members(*unit) {
                let cell = field.cell(mate).expect("it is on the board");
                field.shift(mate, Place::On(Cell::new(cell.x, 0)));
            }
        }
        compared += hidden.len();
        let elsewhere = Table { field: &field, ..table };
        let [here, there] =
            [table, elsewhere].map(|table| Monkeys::situation(table, chapter, &persona).expect("a turn"));
        assert_eq!(here, there);
    });
    assert!(compared > 50, "{compared} hidden units");
}
