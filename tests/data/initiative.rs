//! The files of the third book: profiles, rosters, levels, and what is wrong with bad ones.

use monkeys::board::{
    Cell, Direction,
    generate::{Recipe, Style, Symmetry},
};
use monkeys::data::{
    self,
    drafts::{Drafts, Wanted},
    initiative::{
        level::{self, Level},
        profiles, roster, setup,
    },
    library::{Library, levels, levels_of},
};
use monkeys::force::Side;
use monkeys::rules::{
    Book,
    initiative::{
        Initiative,
        muster::{Goal, Manner, SetUp, Stall},
        profiles::{Going, Limit, Switches},
    },
};

const YARD: &str = include_str!("../../levels/the-pump-yard.level.ron");
const ROAD: &str = include_str!("../../levels/ambush-on-the-salt-road.level.ron");
const TRACK: &str = include_str!("../../levels/the-mule-track.level.ron");
const COLUMN: &str = include_str!("../../assets/rosters/ironbough-six.roster.ron");

/// The upper half of The Pump Yard as the book draws it (G22).
const PUMP: [&str; 15] = [
    "........................................",
    ".....................##.................",
    "....oo...............##........oo.......",
    "....oo..................................",
    "...............bb...............####....",
    "..####.........bbb..............#..#....",
    "..#..#......................oo..........",
    "..#..............oo.........oo..#..#....",
    "..#..#....oo.............b......####....",
    "..####....oo.............bb.............",
    "................##..........o.......bb..",
    "......b.........##..........o.......bb..",
    ".....bbb................oo..........b...",
    "......b.....ooo.....b...oo....###.......",
    "....................bb........#.........",
];

/// The Salt Road as the book draws it (G23).
const SALT: [&str; 30] = [
    "...bb..............====..........bb.....",
    "...bbb.............====.........bbb.....",
    "....b...............====................",
    "............oo......====.......o........",
    "....................====................",
    "..bb...............====.......bb........",
    "..bbb..............====......bbb........",
    "...bb.....o........====.......b.........",
    "...................====.................",
    "......bb............====......oo........",
    ".....bbb............====.......o........",
    "......b......o......====................",
    "....................====......bb........",
    "..bbb......bb.......====.....bbbb.......",
    "..bbbb....bbb......====.......bb....o...",
    "...bbb.....b.......====.............o...",
    "...................====....b............",
    ".....oo............====...bbb...........",
    "......o.......b....====....bb...........",
    "..............bb....====................",
    "...bb.........bb....====..........bb....",
    "..bbbb..............====.........bbb....",
    "...bb.......o.......====..........b.....",
    "............o......====.................",
    "....b..............====......oo.........",
    "...bb..............====......oo.........",
    "...................====.................",
    "......bb............====.........bb.....",
    ".....bbbb...........====........bbb.....",
    "......bb............====................",
];

/// The faults of a text after a change to it.
fn faults(text: &str, changes: &[(&str, &str)]) -> String {
    let text = changes.iter().fold(text.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replacen(old, new, 1)
    });
    level::parse("test", &text, &Library::shipped(), profiles()).expect_err("it is wrong").to_string()
}

fn shipped(name: &str) -> Level {
    let (level, notes) = level::shipped(name).unwrap_or_else(|error| panic!("{error}"));
    assert!(notes.is_empty(), "{notes:?}");
    level
}

#[test]
fn levels_and_rosters_are_listed_with_their_own_book() {
    let (first, third) = (levels(), levels_of(Book::Initiative));
    let six = [
        "ambush-on-the-salt-road",
        "elephant-grass",
        "night-at-the-weir",
        "the-brick-kiln",
        "the-mule-track",
        "the-pump-yard",
    ];
    assert_eq!(third, six);
    assert!(first.iter().all(|name| !third.contains(name)));
    assert_eq!(Library::shipped().rosters_of(Book::Initiative), ["canopy-six", "ironbough-six"]);
    assert_eq!([Book::of("ladder"), Book::of("initiative"), Book::of("Initiative")], [Some(Book::Initiative); 3]);
    let error = data::monkeys::level::shipped("the-pump-yard").expect_err("it is of the third book").to_string();
    assert!(error.contains("the-pump-yard"), "{error}");
}

#[test]
fn g19_a_band_is_one_of_each_kind_and_everyone_carries_a_pistol_and_a_knife() {
    let book = profiles();
    for (name, calls) in [("ironbough-six", 23), ("canopy-six", 26)] {
        let band = roster::find(&Library::shipped(), name, &book).expect("good").expect("there");
        assert_eq!((band.characters.len(), band.calls(&book)), (6, calls), "{name}");
        let mut kinds: Vec<&str> = band.characters.iter().map(|one| one.kind.as_str()).collect();
        kinds.dedup();
        assert_eq!(kinds.len(), 6, "{name}");
        assert!(band.about.len() > 60, "{name} does not make one want to play it");
    }
    assert_eq!(book.carried, ["pistol", "knife"]);
}

#[test]
fn g22_the_pump_yard_is_the_map_of_the_book_turned_round() {
    let level = shipped("the-pump-yard");
    let rows = level::rows(&level.ground, &profiles());
    assert_eq!((rows.len(), &rows[..15]), (30, &PUMP.map(str::to_owned)[..]));
    let spots = level.ground.spots();
    assert!(spots.cells().all(|cell| spots[cell] == spots[Cell::new(39 - cell.x, 29 - cell.y)]));
    let pump = [(19, 14), (20, 14), (19, 15), (20, 15)].map(|(x, y)| Cell::new(x, y));
    let Goal::Hold { cells, near: 2, from: 3, turns: 2 } = &level.scenario.goal else { panic!("{:?}", level.scenario) };
    assert!(cells.len() == 4 && cells.iter().all(|cell| pump.contains(cell)), "{cells:?}");
    assert_eq!((level.scenario.turns, level.scenario.set_up), (Some(8), SetUp::Alternate));
    for (side, rows) in level.sides.iter().zip([0..=4, 25..=29]) {
        assert!(rows.clone().all(|y| side.zone.contains(Cell::new(0, y)) && side.zone.contains(Cell::new(39, y))));
        assert_eq!((side.characters.len(), side.manner, side.characters[0].cell), (6, Manner::Free, None));
    }
}

#[test]
fn g23_the_salt_road_has_movers_on_the_road_and_ambushers_in_cover() {
    let level = shipped("ambush-on-the-salt-road");
    let rows = level::rows(&level.ground, &profiles());
    assert_eq!(rows, SALT);
    assert_eq!((level.scenario.turns, level.scenario.set_up), (Some(5), SetUp::Whole(Side::First)));
    let Goal::Carry { movers: Side::First, to, few: 2 } = &level.scenario.goal else { panic!("{:?}", level.scenario) };
    assert!(to.contains(Cell::new(20, 29)) && !to.contains(Cell::new(20, 28)));
    assert!(level.scenario.ambush.as_ref().is_some_and(|ambush| ambush.movers == Side::First));
    let [movers, ambushers] = &level.sides;
    let zone = |is: &dyn Fn(i16, i16) -> bool, side: usize| {
        level.ground.spots().cells().all(|cell| level.sides[side].zone.contains(cell) == is(cell.x, cell.y))
    };
    assert!(zone(&|_, y| y <= 4, 0), "rows 0 to 4");
    assert!(zone(&|x, y| (11..=21).contains(&y) && ((7..=16).contains(&x) || (26..=35).contains(&x)), 1));
    assert_eq!((movers.characters.len(), movers.manner), (6, Manner::Column));
    assert_eq!((ambushers.characters.len(), ambushers.manner), (4, Manner::Lurking));
    assert!(ambushers.characters.iter().all(|one| one.hidden) && movers.characters.iter().all(|one| !one.hidden));
    let book = profiles();
    let kinds = ambushers.characters.iter().map(|one| book.characters[one.kind].name.as_str()).collect::<Vec<_>>();
    assert_eq!(kinds, ["capuchin-captain", "spider-monkey-rifle", "gibbon-climber", "tarsier-marksman"]);
}

/// The names of the kinds of a side's characters.
fn kinds(level: &Level, side: Side) -> Vec<String> {
    let book = profiles();
    level.sides[side.index()].characters.iter().map(|one| book.characters[one.kind].name.clone()).collect()
}

#[test]
fn g23_in_a_return_match_four_of_the_column_lie_in_ambush() {
    let column = ["chimpanzee-sergeant", "baboon-rifle", "mandrill-breacher", "orangutan-marksman"];
    let road = shipped("ambush-on-the-salt-road");
    let swapped = setup::swapped(&road).expect("there is room");
    assert_eq!(
        (kinds(&swapped, Side::First).len(), kinds(&swapped, Side::Second)),
        (6, column.map(str::to_owned).to_vec())
    );
    assert_eq!(swapped.sides[1].name, "Ironbough Column");
    let rosters = ["canopy-six", "ironbough-six"].map(str::to_owned);
    let named = setup::changed(&road, "test", Some(&rosters), 5, &Library::shipped()).expect("there is room");
    assert_eq!(kinds(&named, Side::Second), column);
}

/// Where both sides fight for the same, all of a band changes sides, however many take the field.
#[test]
fn in_a_return_match_whole_bands_change_sides() {
    for name in ["elephant-grass", "the-brick-kiln"] {
        let kiln = shipped(name);
        // In a record of its battle, it has lost its rosters.
        let folded = setup::Setup::of(&kiln).level("kept", "setup").expect("it reads").0;
        for level in [kiln, folded] {
            let swapped = setup::swapped(&level).expect("there is room");
            assert_eq!(kinds(&swapped, Side::First), kinds(&level, Side::Second), "{name}");
            assert_eq!(kinds(&swapped, Side::Second), kinds(&level, Side::First), "{name}");
            let again = setup::swapped(&swapped).expect("there is room");
            assert_eq!(
                Side::BOTH.map(|side| kinds(&again, side)),
                Side::BOTH.map(|side| kinds(&level, side)),
                "{name}"
            );
        }
    }
}

#[test]
fn levels_of_our_own_are_the_same_for_both_sides_or_an_ambush() {
    for name in ["the-mule-track", "elephant-grass", "the-brick-kiln"] {
        let level = shipped(name);
        let (width, height) = level.ground.size();
        let (spots, turned) = (level.ground.spots(), |cell: Cell| Cell::new(width - 1 - cell.x, height - 1 - cell.y));
        assert!(spots.cells().all(|cell| spots[cell] == spots[turned(cell)]), "{name} is not the same turned round");
        let [one, other] = level.sides.each_ref().map(|side| (side.characters.len(), side.mounts.len()));
        assert_eq!(one, other, "{name}");
    }
    let track = shipped("the-mule-track");
    let stalls: Vec<Stall> = track.sides[0].mounts.iter().map(|mount| mount.at).collect();
    assert_eq!(stalls, [Stall::Under(0), Stall::Under(1), Stall::Under(2)]);
    assert!(shipped("elephant-grass").profiles().switches.calm_turns);
    assert_eq!(shipped("the-brick-kiln").profiles().switches.opportunity_limit, Limit::Character);
    let weir = shipped("night-at-the-weir");
    assert!(matches!(weir.scenario.goal, Goal::Carry { movers: Side::Second, .. }));
    assert!(weir.sides[0].characters.iter().all(|one| one.hidden));
}

/// The names in level files are those that the set-up and the lab know the switches by.
#[test]
fn switches_are_chosen_by_their_names_in_files() {
    assert_eq!(Initiative::OPTIONS.iter().map(|option| option.name).collect::<Vec<_>>(), Switches::NAMES);
    assert_eq!(Initiative::usual_options(), Switches::default().flags());
    for (place, name) in Switches::NAMES.into_iter().enumerate() {
        let mut flags = Switches::default().flags();
        flags[place] = !flags[place];
        let value = if name == "opportunity_limit" { "Character".to_owned() } else { flags[place].to_string() };
        let text = YARD.replace("turns: 8,", &format!("turns: 8, switches: ({name}: {value}),"));
        let written = level::parse("test", &text, &Library::shipped(), profiles()).expect("it reads").0;
        let yard = shipped("the-pump-yard");
        let chosen = Initiative::with_options(yard.clone(), &flags);
        assert_eq!((&chosen, written.profiles().switches), (&written, Switches::of(flags)), "{name}");
        assert_ne!(chosen, yard, "{name}");
        // A record, a return match, other bands and a file have it as well.
        let folded = setup::Setup::of(&chosen).level("kept", "setup").expect("it reads").0;
        let swapped = setup::swapped(&chosen).expect("there is room");
        let rosters = ["canopy-six", "ironbough-six"].map(str::to_owned);
        let named = setup::changed(&chosen, "test", Some(&rosters), 5, &Library::shipped()).expect("there is room");
        let file = level::parse("file", &chosen.drawn(), &Library::shipped(), profiles()).expect("it reads").0;
        let known = Initiative::known(&chosen).expect("it is known").options;
        for level in [folded, swapped, named, file] {
            assert_eq!(Initiative::options(&level), flags, "{name}");
        }
        assert_eq!(known, flags, "{name}");
        assert_eq!(Initiative::with_options(chosen, &yard.profiles().switches.flags()), yard, "{name}: and back");
    }
}

#[test]
fn g21_every_ground_is_drawn_somewhere() {
    let book = profiles();
    let all: Vec<Level> = levels_of(Book::Initiative).iter().map(|name| shipped(name)).collect();
    for (kind, ground) in book.terrain.iter().enumerate() {
        let drawn = |level: &Level| level.ground.spots().values().iter().any(|spot| usize::from(spot.kind) == kind);
        assert!(all.iter().any(drawn), "{} is on no map", ground.name);
    }
}

#[test]
fn every_fault_of_a_level_is_named_with_its_place_and_all_at_once() {
    let told = faults(
        YARD,
        &[
            ("turns: 8", "turns: 0"),
            ("((19, 14), (20, 15))", "((19, 14), (20, 30))"),
            ("near: 2", "near: 99"),
            ("\"........................................\"", "\".......................................X\""),
            ("ironbough-six", "ironbow-six"),
            ("key: 'b'", "key: 'c'"),
        ],
    );
    for line in [
        "turns: 0 is out of range",
        "goal.near: 99 is out of range",
        "ground.rows[0]: `X` at column 39 is not a letter of this book; they are",
        "sides[0].force.file: no roster `ironbow-six`; did you mean `ironbough-six`?",
        "sides[1].key: 'c' isn't the letter of this side; use 'b'",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    // Cells are checked only if there is a board.
    let told = faults(YARD, &[("((19, 14), (20, 15))", "((19, 14), (20, 30))")]);
    assert!(told.contains("goal.cells[0]: (20, 30) is off the board; the last cell is (39, 29)"), "{told}");
    let told = faults(YARD, &[("((19, 14), (20, 15))", "((21, 1), (22, 2))")]);
    assert_eq!(told, "test: goal.cells: has no square that can be entered (G21)");
}

#[test]
fn zones_have_room_for_their_manner_and_share_no_cell() {
    let told = faults(YARD, &[("zone: [((0, 25), (39, 29))]", "zone: [((0, 4), (39, 29))]")]);
    assert_eq!(told, "test: sides[1].zone: (0, 4) is in the zone of the other side, too");
    let told = faults(YARD, &[("zone: [((0, 25), (39, 29))]", "zone: [((0, 25), (4, 25))]")]);
    assert_eq!(told, "test: sides[1].zone: the zone has room for 4 characters; 6 set up there");
    // Movers are on the road, ambushers in cover (G23).
    let told = faults(ROAD, &[("zone: [((0, 0), (39, 4))]", "zone: [((0, 0), (19, 4))]")]);
    assert!(
        told.starts_with("test: sides[0].zone: the zone has room for ") && told.contains("; 6 set up there"),
        "{told}"
    );
    let told = faults(ROAD, &[("((7, 11), (16, 21)), ((26, 11), (35, 21))", "((14, 12), (20, 14))")]);
    assert_eq!(told, "test: sides[1].zone: the zone has room for 0 characters; 4 set up there");
}

#[test]
fn a_load_needs_a_last_turn_and_only_its_side_has_a_carrier() {
    let told = faults(ROAD, &[("    turns: 5,\n", "")]);
    assert_eq!(
        told,
        "test: turns: is missing: a battle in which a load has to be brought somewhere needs a last turn (G23)"
    );
    let told = faults(ROAD, &[("manner: Lurking,", "manner: Lurking, carrier: \"b1.1\",")]);
    assert_eq!(told, "test: sides[1].carrier: only the side that has to bring the load somewhere has a carrier (G23)");
    let told = faults(ROAD, &[("manner: Column,", "manner: Column, carrier: \"r1.9\",")]);
    assert!(told.starts_with("test: sides[0].carrier: no character `r1.9`"), "{told}");
}

#[test]
fn placed_characters_stand_in_their_zone_apart_and_where_one_can_stand() {
    let with = |places: &str| {
        faults(YARD, &[("zone: [((0, 0), (39, 4))],", &format!("zone: [((0, 0), (39, 4))], places: {{ {places} }},"))])
    };
    let told = with("\"r1.1\": (3, 3), \"r1.2\": (3, 3), \"r1.3\": (3, 5), \"r1.4\": (21, 1), \"r1.9\": (0, 0)");
    for line in [
        "places[\"r1.2\"]: (3, 3) is taken already; a square holds one character (G1)",
        "places[\"r1.3\"]: (3, 5) is outside the zone where its side sets up",
        "places[\"r1.4\"]: (21, 1) can't be entered: wall (G21)",
        "places[\"r1.9\"]: no character `r1.9`",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
}

#[test]
fn g14_mounts_are_of_a_kind_that_is_ridden_each_in_its_own_place() {
    let told = faults(
        TRACK,
        &[
            ("kind: \"mule\", name: \"Turnip\"", "kind: \"mul\", name: \"Turnip\""),
            ("Under(\"r1.3\")", "Under(\"r1.2\")"),
            ("Under(\"b1.3\")", "On((6, 30))"),
        ],
    );
    for line in [
        "sides[0].mounts[0].kind: no mount `mul`; did you mean `mule`?",
        "sides[0].mounts[2].at: `r1.2` appears twice",
        "sides[1].mounts[2].at: (6, 30) is off the board",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let told = roster_fault("gorilla-heavy", "mule");
    assert!(told.starts_with("test: characters[1].kind: no character `mule`"), "{told}");
}

fn roster_fault(old: &str, new: &str) -> String {
    assert!(COLUMN.contains(old), "{old}");
    roster::parse("test", &COLUMN.replacen(old, new, 1), &profiles()).expect_err("it is wrong").to_string()
}

#[test]
fn rosters_are_of_one_band_of_three_to_six() {
    assert_eq!(
        roster_fault("gorilla-heavy", "howler-gunner"),
        "test: characters[1].kind: `howler-gunner` can't join characters of `column`: all characters are of one band, and this one is of `league`"
    );
    assert_eq!(
        roster_fault("gorilla-heavy", "gorilla-havy"),
        "test: characters[1].kind: no character `gorilla-havy`; did you mean `gorilla-heavy`?"
    );
    assert_eq!(roster_fault("Big Oba", "Adisa"), "test: characters[2].name: `Adisa` appears twice");
    let few = "[(kind: \"baboon-rifle\", name: \"A\"), (kind: \"baboon-rifle\", name: \"B\")]";
    let text = format!("(format: 1, book: Initiative, name: \"Two\", characters: {few})");
    let told = roster::parse("test", &text, &profiles()).expect_err("too few").to_string();
    assert!(told.contains("characters: a band has 3 to 6 characters; this one has 2 (G11)"), "{told}");
    let told = faults(YARD, &[("file: \"canopy-six\"", "file: \"canopy-six\", characters: [1, 1, 7]")]);
    assert!(told.contains("force.characters[1]: `1` appears twice"), "{told}");
    assert!(told.contains("force.characters[2]: 7 is out of range"), "{told}");
}

/// Cells that can be reached on foot from a cell.
fn reached(level: &Level, from: Cell) -> usize {
    let (book, spots) = (profiles(), level.ground.spots());
    let open =
        |cell: Cell| spots.get(cell).is_some_and(|spot| book.terrain[usize::from(spot.kind)].going != Going::Closed);
    let (mut seen, mut todo) = (std::collections::BTreeSet::from([from]), vec![from]);
    while let Some(cell) = todo.pop() {
        let straight = Direction::ALL.into_iter().filter(|direction| !direction.is_diagonal());
        for next in straight.map(|direction| cell.step(direction)).filter(|next| open(*next)) {
            if seen.insert(next) {
                todo.push(next);
            }
        }
    }
    seen.len()
}

#[test]
fn g21_generated_ground_is_the_books_own_as_dense_as_asked_and_the_same_every_time() {
    let rosters = ["ironbough-six", "canopy-six"].map(str::to_owned);
    let grown = |density: u8, seed: u64, style: Style| {
        let symmetry = Symmetry::Rotated;
        let recipe = Recipe { size: (40, 30), density, style, symmetry, seed, ..Recipe::default() };
        Initiative::draft(&Wanted::quick("Quick", &recipe, &rosters), None, &Library::shipped())
            .unwrap_or_else(|error| panic!("{error}"))
            .0
    };
    for (density, style) in [(15, Style::Plains), (30, Style::Ruins), (45, Style::Urban), (60, Style::Jungle)] {
        for seed in 1..=3 {
            let level = grown(density, seed, style);
            assert_eq!(level.ground.coverage(), u32::from(density), "{style:?} {density} {seed}");
            let again = level::parse("again", &level.drawn(), &Library::shipped(), profiles()).expect("it reads").0;
            assert_eq!(again, level);
            let middle = Cell::new(19, 0);
            assert!(reached(&level, middle) * 2 > 40 * 30 / 2, "{style:?} {density} {seed} is walled up");
        }
    }
    assert_eq!(grown(30, 1, Style::Plains), grown(30, 1, Style::Plains));
    assert_ne!(grown(30, 1, Style::Plains).ground, grown(30, 2, Style::Plains).ground);
}
