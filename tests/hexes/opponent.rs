//! The scripted opponent: it plays whole battles, better than chance, never looks at hidden cards, and gives its
//! reasons.

use crate::{
    chance::{COLUMN, LEAGUE, entrenched},
    scene::{A, B, Game, Scene, id},
    thorough::share,
};
use monkeys::data::{
    hexes::{level, persona::Persona},
    library,
    persona::{Budget, LONGEST, Occasion, Strength},
};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BookOrder, Rules, door};
use monkeys::force::Side;
use monkeys::opponent::{
    hexes::Deed,
    ladder::{self, Tally, bout::Contender, venue::Venue},
    player::Opponent,
    speech,
};
use monkeys::rules::Book;
use monkeys::rules::hexes::{Hexes, Order, answers::Answer, order::Written, planning, speed::Speed};
use std::{collections::BTreeSet, time::Duration};

fn contender(name: &str, strength: Strength) -> Contender<Hexes> {
    let persona = Persona::shipped(name).expect("it ships");
    Contender { name: format!("{name}:{strength}"), persona, strength, budget: strength.budget("Hexes") }
}

fn contest(levels: &[&str], pairs: u64, sides: [&Contender<Hexes>; 2]) -> Tally {
    let level = |name: &&str| Venue::new((*name).to_owned(), level::shipped(name).expect("it ships").0);
    let venues: Vec<Venue<Hexes>> = levels.iter().map(level).collect();
    let mut tally = Tally::default();
    for (_, pair) in ladder::contest(&venues, sides, (pairs, 1), (0, 1), || Duration::ZERO) {
        tally.count(&pair);
    }
    tally
}

fn player(name: &str, strength: Strength) -> Opponent<Hexes> {
    Opponent::new(Persona::shipped(name).expect("it ships"), strength, 1).with_budget(brief(strength))
}

/// The budget of a strength, with few play-outs.
fn brief(strength: Strength) -> Budget {
    let budget = strength.budget("Hexes");
    Budget { plans: budget.plans.min(2), playouts: budget.playouts.min(1), ..budget }
}

#[test]
fn quick_beats_chance() {
    for name in Persona::names() {
        let (quick, chance) = (contender(&name, Strength::Quick), contender(&name, Strength::Random));
        let tally = contest(&["entrenched"], share(20), [&quick, &chance]);
        let [won, _, lost] = tally.results;
        assert_eq!(tally.stalled, 0);
        assert!(won * 100 >= 95 * (won + lost), "{name}: {:?}", tally.results);
    }
}

/// Each of the three plays the other two; returns their habits per thousand cards written.
#[test]
fn characters_keep_their_habits() {
    let names = ["closed-fist", "deep-roots", "long-shadow"];
    let all = names.map(|name| contender(name, Strength::Quick));
    let mut sums = [[0; 5]; 3];
    for sides in [[0, 1], [1, 2], [2, 0]] {
        let tally = contest(&["entrenched"], share(20), sides.map(|side| &all[side]));
        for (contender, side) in sides.iter().enumerate() {
            sums[*side].iter_mut().zip(&tally.deeds[contender]).for_each(|(sum, more)| *sum += more);
        }
    }
    let often = |who: usize, deed: Deed| 1000 * sums[who][deed as usize] / sums[who][Deed::Cards as usize].max(1);
    let told = |deed| [0, 1, 2].map(|who| often(who, deed));
    let [fist, roots, shadow] = told(Deed::Close);
    assert!(10 * fist > 12 * roots.max(shadow), "next to an enemy: {fist}, {roots}, {shadow}");
    let [fist, roots, shadow] = told(Deed::Aims);
    assert!(10 * roots > 13 * shadow && 10 * shadow > 13 * fist, "aims: {fist}, {roots}, {shadow}");
    let [fist, roots, shadow] = told(Deed::Covered);
    assert!(shadow > roots && 100 * shadow > 105 * fist, "in cover: {fist}, {roots}, {shadow}");
}

#[test]
fn whatever_it_orders_may_be_given_at_any_strength() {
    let levels = library::levels_of(Book::Hexes);
    let levels: Vec<&str> = levels.iter().map(String::as_str).collect();
    for (strength, pairs) in [(Strength::Quick, levels.len() as u64), (Strength::Careful, 1)] {
        let sides = ["closed-fist", "long-shadow"].map(|name| {
            let one = contender(name, strength);
            Contender { budget: brief(strength), ..one }
        });
        let tally = contest(&levels, pairs, sides.each_ref());
        assert_eq!(tally.stalled, 0, "{strength}");
    }
}

/// A battle played by two quick players until a side gets a question in this round.
fn until(window: &str, side: Side, round: u16) -> Game {
    let mut game = entrenched([&COLUMN, &LEAGUE]).begin_with(Dice::seeded(3));
    let mut players = [player("closed-fist", Strength::Quick), player("long-shadow", Strength::Quick)];
    while game.asked() != (window, side) || game.turn().round != round || !game.turn().deployed {
        let (_, asked) = game.asked();
        let order = players[asked.index()].choose(&mut game.0).expect("it is asked");
        game.order(order);
    }
    game
}

/// Other cards of the first side, face down.
fn other_cards(game: &Game, luck: &mut Stream) -> Vec<Written> {
    let field = game.field();
    let card = |unit| planning::written(field, unit, *luck.pick(&planning::offers(field, unit)).expect("it has cards"));
    planning::units(field, A).map(card).collect()
}

/// Its orders are the same whatever is face down on the other side.
#[test]
fn g_1_it_never_reads_hidden_cards() {
    for (window, strengths) in [
        ("Plan", &[Strength::Quick, Strength::Careful][..]),
        ("Fire", &[Strength::Quick]),
        ("Move", &[Strength::Quick, Strength::Careful]),
    ] {
        let mut game = until(window, B, 2);
        let moment = Hexes::snapshot(&game.0);
        assert!(Hexes::hides(game.view()) == Some(true), "cards lie face down");
        let mut luck = Stream::new(7, "cards");
        for strength in strengths {
            for name in if *strength == Strength::Quick { Persona::names() } else { vec!["deep-roots".to_owned()] } {
                let told = player(&name, *strength).choose(&mut game.0);
                for _ in 0..2 {
                    let other = moment.with_cards(&other_cards(&game, &mut luck));
                    assert!(other != moment);
                    door::restore::<Hexes>(&mut game.0, &other);
                    assert_eq!(player(&name, *strength).choose(&mut game.0), told, "{name} at {strength}, {window}");
                    door::restore::<Hexes>(&mut game.0, &moment);
                }
            }
        }
    }
}

#[test]
fn it_says_why_and_writes_cards_for_the_speed_expected() {
    let mut game = until("Plan", A, 2);
    let thought = player("deep-roots", Strength::Quick).think(&mut game.0).expect("it is asked");
    let best = &thought.why.best[0];
    assert_eq!(best.score, best.lines.iter().map(|line| line.points).sum::<i32>());
    let told = thought.why.told(|unit| unit.to_string(), |why| why.words(), |order| order.name().to_owned());
    assert!(told.iter().any(|line| line.contains("fire +")), "{told:?}");
    assert_eq!(Hexes::check(game.view(), &thought.order), Ok(()));
}

/// Ideas that were played out to the same end differ by less than their first judgments do, which count a little beside
/// what was seen: so the moves themselves must have been played.
#[test]
fn g_2_it_plays_out_the_moves_that_it_considers() {
    let careful = Opponent::<Hexes>::new(Persona::shipped("deep-roots").expect("it ships"), Strength::Careful, 1);
    let told_apart = |(side, round): (Side, u16)| {
        let mut game = until("Move", side, round);
        let best = careful.think(&mut game.0).expect("it is asked").why.best;
        let [one, other] = [0, 1].map(|place| (best[place].played.expect("it is played out"), best[place].score));
        (one.0 - other.0).abs() > i64::from(one.1 - other.1).abs()
    };
    assert!([(A, 1), (B, 1), (A, 2), (B, 2)].into_iter().any(told_apart));
}

/// A Crawler with its cannon in the way of a Walker's flank and front: it hits the weaker side if it can choose.
#[test]
fn r_18_it_fires_at_what_it_hurts_most() {
    let scene = Scene::open()
        .add(A, "mandrill-crawler", 3, 13, crate::scene::N, Speed::Still)
        .add(B, "capuchin-walker", 3, 7, crate::scene::S, Speed::Still)
        .add(B, "colobus-menders", 2, 8, crate::scene::S, Speed::Still);
    let mut game = scene.begin(&[6; 40]);
    game.plan(&[(1, "still: (L/R),(L/R),-", "Fire,Load")]);
    game.plan(&[]);
    game.until("Fire");
    let Some(Order::Choose(answers)) = player("deep-roots", Strength::Quick).choose(&mut game.0) else {
        panic!("it fires")
    };
    let cannon = answers.iter().find(|answer| matches!(answer, Answer::Fire(unit, 1, ..) if *unit == id(A, 1)));
    assert!(cannon.is_some_and(|answer| answer.target() == Some(id(B, 1))), "{answers:?}");
}

/// What may be said in this book: nobody has a leader to lose, sneaks, waits too long, or walks off.
const SPOKEN_OF: [Occasion; 12] = [
    Occasion::Opening,
    Occasion::Advance,
    Occasion::Watch,
    Occasion::Fire,
    Occasion::Charge,
    Occasion::Bereaved,
    Occasion::Pinned,
    Occasion::Ahead,
    Occasion::Behind,
    Occasion::Prize,
    Occasion::Won,
    Occasion::Lost,
];

#[test]
fn each_character_has_short_lines_of_its_own() {
    let mut seen = BTreeSet::new();
    for name in Persona::names() {
        let voice = Persona::shipped(&name).expect("it ships").voice.clone();
        assert_eq!(voice.name, name);
        for occasion in SPOKEN_OF {
            let lines = voice.lines(occasion);
            assert!(lines.len() >= 3, "{name} has {} lines for {occasion:?}", lines.len());
            for line in lines {
                assert!(line.chars().count() <= LONGEST && seen.insert(line.clone()), "{name}: {line}");
            }
        }
    }
}

/// A round is a turn of both sides: each says at most one line per round.
#[test]
fn each_side_speaks_at_most_once_a_round() {
    let (mut occasions, mut sides) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..2 + share(4) {
        let mut game = Scene(level::shipped("the-bridge").expect("it ships").0.muster()).begin_with(Dice::seeded(seed));
        let mut players = ["closed-fist", "long-shadow"].map(|name| player(name, Strength::Quick));
        let speakers = [players[0].speaker(seed), players[1].speaker(seed ^ 1)];
        let mut said = Vec::new();
        while !game.is_over() {
            let (_, side) = game.asked();
            let order = players[side.index()].choose(&mut game.0).expect("it is asked");
            game.order(order);
            speech::listen(&game.0, &speakers, &mut said);
        }
        assert!(said.iter().all(|speech| SPOKEN_OF.contains(&speech.occasion)), "{said:?}");
        let turns: BTreeSet<_> = said.iter().map(|speech| (speech.side, speech.turn)).collect();
        assert_eq!(turns.len(), said.len(), "one line a round");
        assert!(said.is_sorted_by_key(|speech| speech.fact), "{said:?}");
        occasions.extend(said.iter().map(|speech| speech.occasion));
        sides.extend(said.iter().filter(|speech| speech.occasion != Occasion::Won).map(|speech| speech.side));
    }
    assert!(occasions.len() > 4 && sides.len() == 2, "{occasions:?}");
}
