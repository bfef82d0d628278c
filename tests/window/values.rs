//! Made-up values, as a battle would have them.

use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    board::{
        Grid,
        terrain::{Canopy, Ground, Kind, Spot},
    },
    force::{PieceId, Side, Tag, UnitId},
    input::{CreditsLeaf, Intent, Shown},
    panels::{
        Badge, Battle, Lead, Portrait, Print, Why,
        advice::{Advice, Course},
        band::{Band, Chip},
        book::{Book, Chapter, Chart, Entry, Page, Span},
        credits::Credits,
        decision::{Ask, Card, Choosable, Decision},
        dice::{Die, Lies},
        ending::{Ending, Losses, Pile},
        exchange::{Cover, Exchange, Row, Way},
        forecast::{Forecast, Shooter, Target, Term},
        ledger::{Army, Ledger, Platoon, Row as Line, SmallMap},
        log::{Log, LogLine},
        odds::{Chance, Hurts, Odds},
        orders::{EndButton, May, OrderButton, Orders},
        plan::{Dial, Plan, Turns},
        report::{Report, Row as Check, Table},
        setup::{LevelCard, ScenarioChoice, SetUp, SideCard, UnitCard},
        sheet::{Head, Member, Sheet, Tone},
        speech::Bubble,
        theatre::{Segment, Theatre},
        title::{Title, TitleCard},
        track::{Token, Track, Turn, UndoMark},
        tray::{Commitment, Tray},
    },
    view::art::paint::thumbnail,
};
use std::sync::Arc;

/// A board to put under the panels.
pub fn ground() -> Ground {
    let rows: Vec<&[u8]> = include_str!("board.txt").lines().map(str::as_bytes).collect();
    let mut spots = Grid::new(rows[0].len() as i16, rows.len() as i16, Spot::default());
    for cell in spots.cells() {
        let (kind, soil, top) = match rows[cell.y as usize][cell.x as usize] {
            b',' => (1, 0, 0),
            b't' => (2, 0, 0),
            b'T' => (2, 1, 0),
            b'=' => (3, 0, 1),
            b'h' => (4, 0, 2),
            b'H' => (4, 0, 3),
            b'~' => (5, 0, 0),
            level @ b'1'..=b'4' => (0, level - b'0', 0),
            _ => (0, 0, 0),
        };
        spots[cell] = Spot { kind, soil, top };
    }
    let kind = |name: &str| Kind {
        name: name.into(),
        slow: false,
        wet: name == "water",
        cover: name == "forest",
        climbs: false,
        closed: false,
        opaque: false,
        top: 0,
        canopy: (name == "forest").then_some(Canopy { top: 4, clear: 2, thin: false }),
        rule: "2.2".into(),
    };
    let kinds = ["open", "rough", "forest", "wall", "building", "water"].map(kind);
    Ground::new(Arc::new(kinds), spots)
}

fn card(side: Side, clan: &str, squad: u8, lead: Lead) -> Portrait {
    Portrait { side, clan: clan.into(), tag: Tag::squad(squad), lead, faded: false }
}

fn piece(side: Side, squad: u8, primate: u8) -> PieceId {
    UnitId::squad(side, 1, squad).primate(primate)
}

pub const NAMES: [&str; 8] = ["Sgt Oduya", "Baako", "Chike", "Dumo", "Ekon", "Faraji", "Gamba", "Huldegardis"];

fn rank(place: usize) -> Lead {
    if place == 0 { Lead::Leader } else { Lead::None }
}

fn track() -> Track {
    use Side::{First, Second};
    let token = |side, letter: &str, turn| Token {
        side,
        letter: letter.into(),
        face: None,
        turn,
        hint: format!("Platoon {letter}: 22 of 24 left, 2 units can act"),
        badges: Vec::new(),
    };
    let mut platoons = vec![
        token(First, "A", Turn::Done),
        token(Second, "B", Turn::Done),
        token(First, "C", Turn::Now),
        token(Second, "A", Turn::Next),
        token(First, "B", Turn::Next),
        token(Second, "C", Turn::Dead),
    ];
    platoons[3].badges = vec![Badge::Overwatch];
    platoons[1].badges = vec![Badge::OutOfAmmo, Badge::Overwatch];
    Track {
        round: 3,
        words: ["Round 3".into(), "Each platoon of both sides acts once per round.".into()],
        rounds: Some(10),
        steps: ["Activate", "Orders", "Firing", "Stragglers", "Pins"].map(String::from).into(),
        hints: vec![Why::new("A platoon is chosen, and its units get their actions.", "T-07"); 5],
        step: 1,
        reports: None,
        score: None,
        platoons,
        undo: UndoMark {
            free: 4,
            again: 0,
            sealed: "The roll against Vervain cannot be taken back.".into(),
            rule: Some("T-11".into()),
            replay: false,
        },
    }
}

fn sheet() -> Sheet {
    let weapons = ["Assault rifle", "Assault rifle", "Machinegun", "Assault rifle", "Sniper rifle"];
    let members = NAMES.iter().enumerate().map(|(place, name)| Member {
        piece: Some(piece(Side::First, 2, place as u8 + 1)),
        portrait: card(Side::First, "baboon", 2, rank(place)),
        name: (*name).into(),
        weapon: weapons[place % 5].into(),
        state: ["", "in cover", "needs brace", "", "pinned", "", "", ""][place].into(),
        tone: if place == 1 { Tone::Good } else { Tone::Harm },
        chosen: place == 3,
    });
    Sheet {
        figure: None,
        numbers: Vec::new(),
        slots: Vec::new(),
        knacks: Vec::new(),
        offers: Vec::new(),
        head: Some(Head {
            side: Side::First,
            name: "Kudu Squad".into(),
            line: "Platoon C, squad 2  \u{b7}  8 baboons".into(),
            actions: "2 actions".into(),
        }),
        members: members.collect(),
        folded: true,
        brief: false,
        facts: Vec::new(),
        draft: Vec::new(),
        why: Vec::new(),
        accept: None,
    }
}

fn odds() -> Odds {
    let chance = |result, words: &str, tenths| Chance { result, words: words.into(), tenths };
    Odds(vec![
        chance(Hurts::Theirs(0), "all 4 wounded", 306),
        chance(Hurts::Theirs(1), "3 in the open wounded, 1 tests", 444),
        chance(Hurts::Pinned, "pinned ones stay down", 222),
        chance(Hurts::Ours, "out of ammunition", 28),
    ])
}

fn forecast() -> Forecast {
    let term = |words: &str, value: &str, rule: &str| Term {
        words: words.into(),
        value: value.into(),
        rule: (!rule.is_empty()).then(|| rule.into()),
    };
    let targets = (1..=6).map(|primate| Target {
        hull: None,
        piece: piece(Side::Second, 1, primate),
        portrait: card(Side::Second, "mandrill", 1, rank(primate as usize - 1)),
        named: primate <= 4,
        hint: "Size 3, in the open".into(),
        why: (primate == 6).then(|| Why::new("Out of sight behind the forest, third cell.", "G-07")),
    });
    let shooters = NAMES.iter().enumerate().map(|(place, name)| Shooter {
        piece: piece(Side::First, 2, place as u8 + 1),
        portrait: card(Side::First, "baboon", 2, rank(place)),
        name: (*name).into(),
        value: "+2".into(),
        select: None,
        shoots: place != 2,
        why: (place == 2).then(|| Why::new("needs brace", "T-55")),
    });
    Forecast {
        rolls: Vec::new(),
        chain: Vec::new(),
        melee: false,
        against: Some((Side::Second, "Vervain Squad".into())),
        attack: vec![
            term("7 rifles, damage 2", "+14", "T-49"),
            term("Sniper rifle, damage 2", "+2", "T-49"),
            term("Machinegun: too big, not braced", "\u{2013}", "T-55"),
            term("Range: rated band", "0", "T-50"),
        ],
        title: String::new(),
        parts: Vec::new(),
        attack_sum: "16".into(),
        defense: vec![term("4 mandrills \u{d7} size 3", "12", "T-52")],
        defense_sum: "12".into(),
        dice: "Stronger by less than double: you roll 2, keep 1".into(),
        odds: odds(),
        part: String::new(),
        answer_odds: Odds::default(),
        answer_risk: None,
        wanted: false,
        answer: "12 : 16".into(),
        shooters: shooters.collect(),
        targets: targets.collect(),
        fewer_more: (true, true),
        fewest_most: [("One target at least.", "T-51"), ("All are named.", "T-54")]
            .map(|(words, rule)| Why::new(words, rule)),
        selector: Why::new("Fires one more die.", "G-20"),
        told: Vec::new(),
        notes: Vec::new(),
        folded: true,
        breakdown: false,
    }
}

fn log() -> Log {
    let line = |words: &str, rule: &str, side: Option<Side>| LogLine {
        words: words.into(),
        rule: (!rule.is_empty()).then(|| rule.into()),
        side,
        ..LogLine::default()
    };
    let (ours, theirs) = (Some(Side::First), Some(Side::Second));
    Log {
        lines: vec![
            LogLine { words: "Round 3, Cobalt, platoon B".into(), head: true, ..LogLine::default() },
            line("Vervain moves 14 squares to the ruin.", "T-17", theirs),
            line("Chimps on overwatch hold fire: no sight.", "T-124", ours),
            line("Lemurs: 2 pinned (rolled 4, in cover).", "T-69", ours),
            line("Morale 3 + 0 = 3, needs 5.", "T-75", ours),
            LogLine { said: true, ..line("Old Steady: \u{201c}Boots on.\u{201d}", "", theirs) },
            LogLine { words: "Round 3, Vermilion, platoon C".into(), head: true, ..LogLine::default() },
            line(
                "Kudu fires on Vervain: 16 against 12, rolled 5 and 2, kept 5. 3 wounded, 1 tests (3) and is pinned.",
                "T-64",
                ours,
            ),
        ],
        folded: false,
    }
}

fn orders() -> Orders {
    use verbs::*;
    let list = [
        (MOVE, "Move", "M"),
        (ATTACK, "Attack", "F"),
        (OVERWATCH, "Overwatch", "O"),
        (BRACE, "Brace", "B"),
        (RELOAD, "Reload", "R"),
        (HIDE, "Hide", "H"),
        (CHARGE, "Charge", "C"),
        (DONE, "Done", "X"),
    ];
    let buttons = list.into_iter().map(|(mode, words, key)| OrderButton {
        mode,
        words: words.into(),
        key: key.into(),
        may: match mode {
            MOVE => May::Chosen,
            RELOAD => May::Not(Why::new("Kudu still has ammunition.", "T-100")),
            _ => May::Give,
        },
        hint: String::new(),
        rule: "T-26",
    });
    Orders {
        buttons: buttons.collect(),
        groups: Vec::new(),
        end: Some(EndButton {
            words: "End turn \u{2013} 3 can act".into(),
            short: "End (3)".into(),
            key: String::new(),
            hint: "Shows which units can still act; press again to end the turn.".into(),
            rule: "T-14",
            armed: false,
            why: None,
        }),
        ..Orders::default()
    }
}

/// Dice of every shape, and a six-sided one that shows more.
pub fn dice(battle: &mut Battle) {
    let shapes = [(4, 3), (6, 5), (8, 7), (10, 10), (12, 11), (20, 17), (30, 24), (6, 9)];
    let lies = |place: usize| if place.is_multiple_of(3) { Lies::Aside } else { Lies::Kept };
    let die = |(place, (sides, face)): (usize, &(u8, u8))| Die::new(*sides, *face, lies(place));
    let dice = shapes.iter().enumerate().map(die).collect();
    battle.tray = Tray { title: "Dice of every shape".into(), dice, tumbled: 1.0, ..Tray::default() };
}

fn tray() -> Tray {
    let die = Die::six;
    Tray {
        title: "Keep one".into(),
        dice: vec![die(5, Lies::Kept), die(2, Lies::Aside)],
        sums: "16 : 12".into(),
        lines: vec!["5: open ones fall, covered ones test".into()],
        tumbled: 1.0,
        ..Tray::default()
    }
}

fn second_platoon(row: Line) -> Line {
    Line { unit: UnitId { platoon: 2, ..row.unit }, chosen: false, ..row }
}

fn ledger() -> Ledger {
    let row = |side, squad: u8, name: &str, clan: &str, alive: &str, have, badges: &[Badge]| Line {
        unit: UnitId::squad(side, 1, squad),
        portrait: card(side, clan, squad, Lead::Leader),
        name: name.into(),
        alive: alive.into(),
        actions: (have, 2),
        badges: badges.to_vec(),
        state: String::new(),
        tone: Tone::Plain,
        chosen: name == "Kudu",
    };
    let (first, second) = (Side::First, Side::Second);
    let ours = vec![
        row(first, 1, "Oryx", "chimpanzee", "6", 2, &[Badge::Overwatch]),
        row(first, 2, "Kudu", "baboon", "8", 2, &[]),
        row(first, 3, "Eland", "lemur", "5", 1, &[Badge::Pinned, Badge::OutOfAmmo]),
        row(first, 4, "Springbok", "gorilla", "4", 0, &[Badge::Braced]),
    ];
    let theirs = vec![
        row(second, 1, "Vervain", "mandrill", "6", 2, &[Badge::Pinned]),
        row(second, 2, "Sorrel", "howler", "7", 2, &[]),
        row(second, 3, "Yarrow", "night-monkey", "8", 2, &[Badge::Hidden]),
        row(second, 4, "Tansy", "capuchin", "5", 2, &[Badge::Committed]),
    ];
    let army = |side, name: &str, alive: &str, rows: Vec<Line>| Army {
        side,
        name: name.into(),
        alive: alive.into(),
        platoons: vec![
            Platoon { letter: "A".into(), now: side == Side::First, rows: rows.clone() },
            Platoon { letter: "B".into(), now: false, rows: rows.into_iter().map(second_platoon).collect() },
        ],
    };
    Ledger {
        map: Some(SmallMap {
            picture: Print { name: "demo".into(), pixels: Arc::new(thumbnail(&ground(), (500, 340))) },
            cells: (72, 40),
            view: [0.0, 0.0, 42.0, 32.0],
            dots: vec![(first, monkeys::board::Cell::new(8, 20)), (second, monkeys::board::Cell::new(60, 22))],
        }),
        armies: vec![army(first, "Vermilion", "46 of 52", ours), army(second, "Cobalt", "51 of 54", theirs)],
        toggled: false,
    }
}

/// A battle in the middle of a draft.
pub fn battle() -> Battle {
    Battle {
        track: track(),
        sheet: sheet(),
        forecast: Some(forecast()),
        log: log(),
        orders: orders(),
        tray: tray(),
        ledger: ledger(),
        chip: Some(Chip {
            cell: bevy::math::Rect::new(756.0, 290.0, 784.0, 318.0),
            strong: "16 : 12".into(),
            more: "2 dice".into(),
            line: None,
            rule: None,
        }),
        ..Battle::default()
    }
}

/// Both ways with this many enemies.
pub fn exchange(enemies: u8) -> Exchange {
    let cover = Cover { open: 2, covered: 5, safe: 1 };
    let way = |felled: &str, sums: &str, odds: Odds| Way {
        title: "Kudu on Vervain".into(),
        sums: sums.into(),
        felled: felled.into(),
        dice: "The attack is stronger, but less than double: 2 dice, Vermilion keeps one.".into(),
        odds,
        shooters: vec![("Baako".into(), cover), ("Chike".into(), cover)],
        terms: Vec::new(),
        later: false,
        notes: vec!["If Kudu loses its leader, it tests Morale: a 41.7 % chance that all of it routs.".into()],
        why: None,
    };
    let row = |number: u8| Row {
        unit: UnitId::squad(Side::Second, 1, number),
        portrait: card(Side::Second, "mandrill", number, Lead::Leader),
        name: ["Vervain", "Ember", "Third Company of the Very Long River", "Vega"][usize::from(number) % 4].into(),
        weight: 20,
        cover,
        watches: number == 2,
        ours: if number == 3 {
            Way { why: Some(Why::new("Vega is out of sight.", "T-50")), ..Way::default() }
        } else {
            way("2.4", "17 : 15", odds())
        },
        theirs: way("3.1", "16 : 15", odds().answered()),
        chosen: number == 1,
    };
    Exchange {
        place: "from there".into(),
        heads: ["you wound", "they wound"].map(Into::into),
        nobody: String::new(),
        rows: (1..=enemies).map(row).collect(),
    }
}

/// Nothing is drafted.
pub fn calm(battle: &mut Battle) {
    battle.forecast = None;
    battle.chip = None;
    battle.sheet.accept = Some(("Walk there".into(), "Enter".into()));
    battle.sheet.draft = vec!["13 of 18 squares; 5 of 8 in cover; 2 of them see it.".into()];
    battle.sheet.why = vec![Why::new("Faraji stays 3 squares from Baako, 2 allowed, and is lost at the end.", "T-24")];
    battle.notice = Some(Why::new(
        "Attack: Vervain is out of range; the nearest is 51 squares away, rifles reach 48 (at -1 from 25).",
        "T-50",
    ));
}

/// The forecast with everything in it.
pub fn open_forecast(battle: &mut Battle) {
    let forecast = battle.forecast.as_mut().expect("a forecast");
    forecast.folded = false;
    forecast.breakdown = true;
    battle.tray.commitments = vec![
        Commitment {
            portrait: card(Side::First, "chimpanzee", 1, Lead::Leader),
            words: "Oryx on Tansy".into(),
            sums: "14 : 9".into(),
            chosen: false,
            note: "Plan: individuals are named when it fires.".into(),
        },
        Commitment {
            portrait: card(Side::First, "gorilla", 4, Lead::Leader),
            words: "Springbok on Vervain".into(),
            sums: "22 : 12".into(),
            chosen: true,
            note: "Expected: 2 wounded.".into(),
        },
    ];
}

/// The choice of a die.
pub fn die_choice(battle: &mut Battle) {
    battle.tray = Tray {
        title: "Keep one".into(),
        sums: "16 : 12".into(),
        dice: vec![
            Die { words: "5: 3 in the open are wounded, 1 tests".into(), ..Die::six(5, Lies::Best) },
            Die { words: "2: those who are pinned stay down".into(), ..Die::six(2, Lies::Open) },
        ],
        tumbled: 1.0,
        marked: Some(0),
        ..Tray::default()
    };
    battle.band = Some(Band {
        side: Side::First,
        who: "Amber decides:".into(),
        words: "which die counts against Vervain?".into(),
        rule: Some("T-65".into()),
    });
}

/// The other side picks an answer.
pub fn answers(battle: &mut Battle) {
    battle.forecast = None;
    battle.chip = None;
    battle.tray.tumbled = 0.4;
    battle.band = Some(Band {
        side: Side::Second,
        who: "Cobalt decides:".into(),
        words: "fire on Kudu, who crosses the open ground?".into(),
        rule: Some("T-124".into()),
    });
    let card = |title: &str, key: &str| Card { title: title.into(), key: key.into(), ..Card::default() };
    battle.decision = Some(Decision {
        side: Side::Second,
        ask: Ask::Pick(vec![
            Card {
                lines: vec!["Vervain fires: 12 against 16, one die, kept by Vermilion.".into()],
                odds: odds(),
                usual: true,
                ..card("Vervain fires", "1")
            },
            Card { lines: vec!["The watch ends.".into()], ..card("Let pass", "2") },
            Card { why: Some(Why::new("Tansy has no ammunition.", "T-126")), ..card("Tansy fires", "3") },
        ]),
        marked: 0,
        accept: None,
        risks: Vec::new(),
        folds: false,
    });
}

/// The other side names faces.
pub fn members(battle: &mut Battle) {
    battle.forecast = None;
    battle.chip = None;
    battle.tray.folded = true;
    battle.band = Some(Band {
        side: Side::First,
        who: "Vermilion decides:".into(),
        words: "who leads Kudu now?".into(),
        rule: Some("T-34".into()),
    });
    let faces = NAMES.iter().enumerate().map(|(place, name)| Choosable {
        piece: piece(Side::First, 2, place as u8 + 1),
        portrait: card(Side::First, "baboon", 2, Lead::None),
        name: (*name).into(),
        named: place == 2,
        why: (place == 5).then(|| Why::new("Faraji is pinned.", "T-33")),
    });
    battle.decision = Some(Decision {
        side: Side::First,
        ask: Ask::Members("Choose the new leader".into(), faces.collect()),
        marked: 2,
        accept: Some("Chike leads".into()),
        risks: vec!["If Ember loses its leader, it tests Morale.".into()],
        folds: false,
    });
}

/// The ledger as a drawer, with the turn about to end.
pub fn drawer(battle: &mut Battle) {
    battle.ledger.toggled = true;
    battle.forecast = None;
    battle.sheet.folded = false;
    battle.tray = Tray::default();
    if let Some(end) = &mut battle.orders.end {
        end.armed = true;
    }
    for token in &mut battle.track.platoons {
        if token.turn == Turn::Next {
            token.turn = Turn::Offered;
        }
    }
}

/// The title.
pub fn title() -> Title {
    let entry = |intent, sign, words: &str, about: &str, why: Option<Why>| TitleCard {
        intent: Intent::Open(intent),
        sign,
        words: words.into(),
        about: about.into(),
        short: String::new(),
        why,
    };
    use egui_phosphor::regular as signs;
    Title {
        cards: vec![
            entry(Shown::SetUp, signs::SWORD, "Battle", "Two players at one table.", None),
            entry(Shown::LastBattle, signs::PLAY, "Continue", "The Long Ridge, round 3.", None),
            entry(
                Shown::Help,
                signs::STUDENT,
                "First lesson",
                "Ten minutes with one squad.",
                Some(Why::new("There is no lesson yet.", "")),
            ),
            entry(Shown::Theatre, signs::FILM_SLATE, "Theatre", "Battles that were fought.", None),
            entry(Shown::Settings, signs::GEAR, "Settings", "Size, colours, speed.", None),
        ],
        counter: card(Side::First, "mandrill", 1, Lead::Leader),
        notice: None,
        links: vec![
            (Intent::Open(Shown::Credits), "Credits and licences".into(), "Whose work it is.".into()),
            (Intent::Quit, "Quit".into(), "Close the game.".into()),
        ],
        version: "0.1.0".into(),
    }
}

/// The set-up.
pub fn set_up() -> SetUp {
    let level = |place: usize, name: &str, about: &str, size: &str| LevelCard {
        place,
        name: name.into(),
        about: about.into(),
        scenario: String::new(),
        size: size.into(),
        platoons: "1 platoon per side".into(),
        picture: Some(Print { name: "demo".into(), pixels: Arc::new(thumbnail(&ground(), (560, 400))) }),
        why: None,
    };
    let units = |side, clans: [&str; 4]| {
        let names = ["Oryx", "Kudu", "Eland", "Springbok"];
        clans
            .iter()
            .zip(names)
            .enumerate()
            .map(|(place, (clan, name))| {
                let portrait = card(side, clan, place as u8 + 1, Lead::Leader);
                let kit = format!("8 {clan}s, assault rifles, one machinegun");
                UnitCard { portrait, name: name.to_owned(), kit, more: String::new() }
            })
            .collect()
    };
    SetUp {
        books: ["Monkeys With Guns", "Suppression Actions", "Initiative Ladder"].map(str::to_owned).into(),
        book: 0,
        levels: vec![
            level(0, "The Clearing", "A first game of ten minutes.", "24 \u{d7} 24 squares"),
            level(1, "Green Hell", "Jungle, close and blind.", "72 \u{d7} 48 squares"),
            level(2, "Old Town", "Ruins and streets.", "72 \u{d7} 48 squares"),
            level(3, "The Long Ridge", "Open hills and long shots.", "72 \u{d7} 48 squares"),
        ],
        chosen: 1,
        figures: [("Trees and walls", "41 %"), ("Symmetry", "rotated"), ("Rounds", "10")]
            .map(|(words, value)| (words.to_owned(), value.to_owned()))
            .into(),
        seed: "48 151 623".into(),
        dice: None,
        scenarios: ["Ambush", "Battle", "Scavenging", "Siege", "Skirmish"]
            .map(|name| ScenarioChoice {
                name: name.into(),
                chosen: name == "Skirmish",
                why: (name == "Ambush").then(|| Why::new("No room for the column.", "9")),
            })
            .into(),
        scenario: (
            "Skirmish".into(),
            vec!["Whoever has put more scrap out of the fight after ten rounds wins (G-16).".into()],
        ),
        sides: vec![
            SideCard {
                side: Side::First,
                player: ("Person".into(), "Someone at this computer gives the orders.".into()),
                strength: None,
                other_rosters: None,
                roster_about: None,
                roster: "Savanna platoon".into(),
                units: units(Side::First, ["chimpanzee", "baboon", "lemur", "gorilla"]),
            },
            SideCard {
                side: Side::Second,
                player: ("Old Steady".into(), "Holds good ground, and fires when it pays.".into()),
                strength: Some(Dial {
                    words: "Strength".into(),
                    about: "How well the opponent plays.".into(),
                    abouts: Vec::new(),
                    values: ["random", "quick", "careful", "deep"].map(str::to_owned).into(),
                    chosen: 2,
                    turns: Turns::Strength(Side::Second),
                    rule: None,
                }),
                other_rosters: Some("Herb garden".into()),
                roster_about: None,
                roster: "Herb garden".into(),
                units: units(Side::Second, ["mandrill", "howler", "night-monkey", "capuchin"]),
            },
        ],
        options: Vec::new(),
        played: None,
        plan: Some(own_ground()),
        why: None,
        fault: None,
        lesson: None,
    }
}

/// The player's own ground, as planned.
fn own_ground() -> Plan {
    let styles = ["Plains", "Jungle", "Ruins", "Town", "Hills"].map(str::to_owned).into();
    let dials = vec![Dial {
        words: "Character".into(),
        about: "The kind of country.".into(),
        values: styles,
        abouts: Vec::new(),
        chosen: 1,
        turns: Turns::Style,
        rule: None,
    }];
    Plan { density: (40, 10, 90), dials, ..Plan::default() }
}

/// Checks with few dice and with more than one line of them.
pub fn rolled() -> Report {
    let row = |name: &str, why: &str, dice: u8, (limit, result): (&str, &str)| Check {
        unit: UnitId::squad(Side::First, 1, 1),
        portrait: card(Side::First, "macaques", 1, Lead::Leader),
        name: name.into(),
        why: why.into(),
        dice: (0..dice).map(|place| Die::new(6, place % 6 + 1, Lies::Kept)).collect(),
        limit: limit.into(),
        result: result.into(),
        tone: Tone::Good,
        rule: "F11".into(),
    };
    let rows = vec![
        row("Bramble", "the roll to hit", 1, ("4+", "none")),
        row("Mandrill Crawler 3", "the roll of a poison cloud", 3, ("5+", "2")),
        row("Lemur Skirmishers 2", "Markers", 3, ("5", "keeps 3 markers")),
        row("Sable", "the roll to hit", 12, ("6+", "9 hits")),
    ];
    Report { title: "Round 1, Gunnery 1".into(), tables: vec![Table { title: "The dice of the step".into(), rows }] }
}

/// Something an opponent says.
pub fn bubble() -> Bubble {
    Bubble {
        side: Side::Second,
        name: "The Long Watch".into(),
        words: "I've had my eye on that. Now I've had my hand on it.".into(),
    }
}

/// The end of a battle.
pub fn ending() -> Ending {
    let pile = |side, words: &str, clan: &str, count: usize| Pile {
        words: words.into(),
        cards: (0..count).map(|place| card(side, clan, 2, rank(place))).collect(),
    };
    let losses = |side, name: &str, line: &str, left: usize| Losses {
        side,
        name: name.into(),
        line: line.into(),
        piles: vec![
            pile(side, "On the board", "baboon", left),
            pile(side, "Wounded", "chimpanzee", 24 - left),
            pile(side, "Routed", "lemur", 3),
            pile(side, "Missing", "gorilla", 1),
        ],
        facts: vec![("Dice, against the average".into(), "+1.4".into())],
    };
    Ending {
        winner: Some(Side::First),
        title: "Vermilion wins".into(),
        why: Why::new("Cobalt has nobody left on the board who could fight, at the end of round 7.", "G-31"),
        goals: vec!["Vermilion has 2 of 6 crates safe.".into(), "Cobalt has 0 of 6 crates safe.".into()],
        said: vec!["Old Steady: \u{201c}Fair and square. I'd like another try at you.\u{201d}".into()],
        sides: vec![
            losses(Side::First, "Vermilion", "19 of 28 left", 19),
            losses(Side::Second, "Cobalt", "2 of 28 left", 2),
        ],
        told: Some((Tone::Good, "Saved: two-groves-1-24.replay.ron".into())),
        back: None,
    }
}

/// The book, open at a rule with a chart, a picture and links.
pub fn book() -> Book {
    let entry = |id: &str, title: &str| Entry { id: id.into(), title: title.into() };
    let titles = ["Turns", "Actions", "Sphere of influence", "Leaders", "Pins", "Attack", "Chart", "Overwatch"];
    let rules = titles.iter().enumerate().map(|(place, title)| entry(&format!("T-{:02}", place * 9 + 1), title));
    let rules: Vec<Entry> = rules.collect();
    let text = |words: &str| Span::Words(words.into());
    let chapters = ["Turns and platoons", "Moving and the sphere", "Pins"];
    Book {
        chapters: chapters.map(|title| Chapter { title: title.into(), rules: rules.clone() }).into(),
        page: Page {
            rule: rules[2].clone(),
            chapter: chapters[1].into(),
            paragraphs: vec![
                vec![
                    text("Everyone within 6 squares of the sergeant is inside; see "),
                    Span::Rule(entry("T-26", "Out of the sphere")),
                    text("."),
                ],
                vec![text("Whoever stands outside at the end of the turn is missing in action.")],
            ],
            chart: Some(Chart {
                heads: ["The die", "In the open", "In cover"].map(Into::into).into(),
                rows: vec![
                    (vec![1], vec!["Nothing.".into(), "Nothing.".into()]),
                    (vec![4, 5], vec!["Wounded.".into(), "Tests Morale; pinned if it fails.".into()]),
                ],
            }),
            figure: Some((monkeys::view::art::figures::Figure::Sphere, "The sergeant and his circle.".into())),
            named_by: rules[..2].to_vec(),
            ..Page::default()
        },
        trail: (true, false),
        beside: [Some(rules[1].clone()), Some(rules[3].clone())],
        ..Book::default()
    }
}

/// The longest names, eight platoons per side, and every warning.
pub fn crowd(battle: &mut Battle) {
    let long = "Third Company of the Very Long River";
    let tokens = battle.track.platoons.clone();
    battle.track.platoons = tokens.iter().cycle().take(16).cloned().collect();
    if let Some(head) = &mut battle.sheet.head {
        head.name = long.into();
        head.line = format!("Platoon H, command squad  \u{b7}  9 night monkeys, {long}");
    }
    for member in &mut battle.sheet.members {
        member.name = "Maximiliana the Elder".into();
        member.weapon = "Under-barrel grenade launcher".into();
        member.state = "left outside, lost at the end".into();
    }
    calm(battle);
    let mut forecast = forecast();
    forecast.against = Some((Side::Second, long.into()));
    forecast.notes = vec![Why::new("One attack too many: Vervain would be gone after the second.", "T-46")];
    battle.forecast = Some(forecast);
    battle.band = Some(Band {
        side: Side::Second,
        who: "Cobalt decides:".into(),
        words: format!("shall {long} flee from {long}, or stand and be caught where it is?"),
        rule: Some("T-108".into()),
    });
    for row in battle.ledger.armies.iter_mut().flat_map(|army| &mut army.platoons).flat_map(|platoon| &mut platoon.rows)
    {
        row.name = long.into();
        row.badges = Badge::ALL.to_vec();
    }
    battle.orders.buttons.push(OrderButton {
        mode: verbs::VEHICLE,
        words: "Vehicle".into(),
        key: "V".into(),
        ..battle.orders.buttons[1].clone()
    });
}

/// A replay.
pub fn theatre(battle: &mut Battle) {
    let turn = |first: usize, side| Segment {
        first,
        end: first + 10,
        side,
        lost: [2, 0],
        words: "Round 1, Vermilion. Lost: Vermilion 2, Cobalt 0.".into(),
    };
    let turns = vec![turn(0, Side::First), turn(10, Side::Second), turn(20, Side::First)];
    battle.theatre = Some(Theatre { paused: true, speed: 2, at: 13, all: 30, turns, scripted: false, campaign: false });
}

/// What an adviser would order.
pub fn advice() -> Advice {
    let course = |order: &str| Course {
        orders: vec![order.to_owned()],
        reasons: vec![("fire on the enemy".into(), 517), ("enemy fire".into(), -191)],
    };
    Advice {
        title: "The last turn of Old Steady".into(),
        line: "What weighed most in each order.".into(),
        courses: ["Kudu: Move", "Kudu: Attack, Ember", "Heron: Overwatch"].map(course).to_vec(),
    }
}

/// The credits, open at the libraries.
pub fn credits() -> Credits {
    let row = |name: &str, licence: &str| [name, "1.2.3", licence].map(str::to_owned);
    Credits {
        leaf: CreditsLeaf::Libraries,
        about: vec!["The game is built with these libraries.".into()],
        texts: vec![("MIT".into(), "Permission is hereby granted, free of charge, to any person.".into())],
        libraries: (0..60).map(|place| row(&format!("library-{place}"), "MIT OR Apache-2.0")).collect(),
    }
}
