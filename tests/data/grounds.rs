//! Battles on the player's own grounds, in every book: they are grown, written, read and edited again.

use monkeys::board::generate::{Recipe, Style, Symmetry};
use monkeys::data::{
    drafts::{Drafts, Wanted},
    library::Library,
};
use monkeys::rules::Book;
use monkeys::with_book;
use monkeys::words::knows;

/// Every choice that a player has in a book.
fn offered<B: Drafts>() -> Vec<Wanted> {
    let mut all = Vec::new();
    for scenario in 0..B::SCENARIOS.len() {
        // An ambush doesn't fit on the smallest ground of the first book.
        for size in [B::SIZES[1], B::SIZES[2]] {
            for (density, style) in [(10, Style::Plains), (40, Style::Jungle), (60, Style::Ruins)] {
                let recipe = Recipe { size, density, style, symmetry: Symmetry::Rotated, seed: 5, ..Recipe::default() };
                let quick = Wanted::quick("A ground", &recipe, &B::ROSTERS.map(str::to_owned));
                all.push(Wanted { scenario, ..quick });
            }
        }
    }
    all
}

fn goes_round<B: Drafts>() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ground.level.ron");
    let library = Library::shipped();
    for wanted in offered::<B>() {
        let told = format!("{} {} {:?}", B::BOOK, wanted.scenario, wanted.recipe);
        let (level, _) = B::draft(&wanted, None, &library).unwrap_or_else(|error| panic!("{told}: {error}"));
        let known = B::known(&level).expect("the book has such battles");
        assert_eq!(known.ground.measure(), wanted.recipe.size, "{told}");
        assert_eq!((known.scenario, known.style), (wanted.scenario, Some(wanted.recipe.style)), "{told}");
        assert_eq!(known.forces, Some((wanted.rosters.clone(), 1)), "{told}");
        assert_eq!(known.places, None, "they are the scenario's own: {told}");
        let grown = B::grow(&wanted.recipe).expect("it grows");
        assert_eq!(grown, *known.ground, "the editor shows the ground of the battle: {told}");

        std::fs::write(&path, B::text(&level)).expect("it is written");
        let read = B::read(&path, &library).unwrap_or_else(|error| panic!("{told}: {error}"));
        let again = B::known(&read).expect("it is known");
        assert_eq!((&again.ground, again.scenario, &again.forces), (&known.ground, known.scenario, &known.forces));
        assert_eq!((again.seed, &again.name, again.rounds), (known.seed, &known.name, known.rounds), "{told}");

        let (drawn, _) = B::draft(&wanted, Some((&grown, again.style)), &library).expect("there is room on it as well");
        assert_eq!(B::text(&drawn), B::text(&read), "a drawn ground is the same battle: {told}");
    }
}

fn keeps_places<B: Drafts>() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ground.level.ron");
    let library = Library::shipped();
    for wanted in offered::<B>().into_iter().filter(|wanted| wanted.recipe.density == 10) {
        let told = format!("{} {} {:?}", B::BOOK, wanted.scenario, wanted.recipe);
        let grown = B::grow(&wanted.recipe).expect("it grows");
        let own = B::places(wanted.scenario, &grown);
        let mut places = own.clone();
        for zone in &mut places.zones {
            assert!(zone.pop_first().is_some(), "{told}");
        }
        assert_ne!(places, own);
        let wanted = Wanted { places: Some(places.clone()), ..wanted };
        let (level, _) =
            B::draft(&wanted, Some((&grown, None)), &library).unwrap_or_else(|why| panic!("{told}: {why}"));
        assert_eq!(B::known(&level).expect("it is known").places.as_ref(), Some(&places), "{told}");
        std::fs::write(&path, B::text(&level)).expect("it is written");
        let read = B::read(&path, &library).unwrap_or_else(|error| panic!("{told}: {error}"));
        assert_eq!(B::known(&read).expect("it is known").places, Some(places), "{told}");
    }
}

#[test]
fn places_that_were_drawn_are_kept_in_the_levels_of_every_book() {
    for book in Book::ALL {
        with_book!(book, B => keeps_places::<B>());
    }
}

#[test]
fn a_ground_of_the_players_own_is_kept_in_a_file_and_fought_over_again() {
    for book in Book::ALL {
        with_book!(book, B => goes_round::<B>());
    }
}

fn is_told<B: Drafts>() {
    for sentence in B::SCENARIOS.iter().flatten() {
        assert!(knows(sentence), "{sentence}");
    }
    for (place, _) in B::SCENARIOS.iter().enumerate() {
        for zone in B::zones(place, B::SIZES[1]) {
            assert!(!zone.0.is_empty(), "{} {place}: the editor shows where both sides set up", B::BOOK);
        }
    }
    // A book without support in the editor rejects drawn ground, and grows its own.
    if B::SCENARIOS.is_empty() {
        let recipe = Recipe { size: B::SIZES[1], ..Recipe::default() };
        let quick = Wanted::quick("A ground", &recipe, &B::ROSTERS.map(str::to_owned));
        let (level, _) = B::draft(&quick, None, &Library::shipped()).unwrap_or_else(|why| panic!("{}: {why}", B::BOOK));
        let known = B::known(&level).expect("it is a level of the book");
        assert_eq!(known.name, "A ground");
        assert!(B::draft(&quick, Some((known.ground.as_ref(), None)), &Library::shipped()).is_err(), "{}", B::BOOK);
    }
}

#[test]
fn a_book_says_what_is_fought_for_on_grounds_of_the_players_own_or_that_it_has_none() {
    for book in Book::ALL {
        with_book!(book, B => is_told::<B>());
    }
}

#[test]
fn who_attacks_in_the_second_book_meets_all_but_the_cheapest_of_the_defenders() {
    use monkeys::rules::suppression::{Suppression, muster::Goal};
    let attack = offered::<Suppression>().into_iter().find(|wanted| wanted.scenario == 1).expect("there is an attack");
    assert!(Suppression::has_attacker(1) && !Suppression::has_attacker(0));
    let (level, _) = Suppression::draft(&attack, None, &Library::shipped()).expect("there is room");
    let names = level.sides[1].units.iter().map(|unit| unit.name.as_str()).collect::<Vec<_>>();
    assert!(level.sides[0].units.len() == 7 && names.len() == 6, "{names:?}");
    let (meeting, _) =
        Suppression::draft(&Wanted { scenario: 0, ..attack }, None, &Library::shipped()).expect("the same");
    let (all, cost) = (&meeting.sides[1].units, |kind: usize| level.profiles().units[kind].points);
    let left = all.iter().filter(|unit| !names.contains(&unit.name.as_str())).map(|unit| cost(unit.kind));
    let least = all.iter().map(|unit| cost(unit.kind)).min().expect("there are units");
    assert_eq!(left.collect::<Vec<_>>(), [least]);
    assert!(level.sides[1].units.iter().all(|unit| unit.dug_in) && level.scenario.mist == Some(12));
    assert!(matches!(level.scenario.goal, Goal::Seize { from: 4, .. }) && level.scenario.objectives.len() == 2);
}

fn is_renamed<B: Drafts>() {
    for name in monkeys::data::library::levels_of(Book::of(B::BOOK).expect("it is one of the program")) {
        let text = monkeys::data::library::level(&name).expect("it is shipped");
        let Some(known) = B::shipped(&name).ok().and_then(|level| B::known(&level)) else { continue };
        let (old, new) = (format!("name: {:?}", known.name), "name: \"Four Fig Trees\"");
        let told = B::renamed(&name, text, "Four Fig Trees").expect("it is a level");
        assert_eq!(told, text.replacen(&old, new, 1), "nothing else changes");
    }
}

#[test]
fn levels_of_every_book_take_another_name() {
    for book in Book::ALL {
        with_book!(book, B => is_renamed::<B>());
    }
}
