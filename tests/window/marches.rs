//! Sample values of a campaign's screens.

use monkeys::{
    input::{Act, CampPiece, CampTurn, CampaignLeaf, CampaignTurn, Intent},
    panels::{
        Why,
        campaign::{
            Button, Camp, CampColumn, CampPart, Campaign, CampaignCard, Choice, Entry, Hold, Odds, Paper, Piece, Roll,
            SavedRow, Score, SeatRow, SetUp, Sheet, ShellGrid, SideBox, Tribe, Unit, Ware,
        },
    },
};

fn row(words: &str, value: &str) -> (String, String) {
    (words.to_owned(), value.to_owned())
}

fn button(words: &str, gold: bool) -> Button {
    Button {
        words: words.into(),
        about: "What it does, in a sentence.".into(),
        intent: Intent::Campaign(CampaignTurn::Done),
        key: Some(if gold { Act::Choose } else { Act::EndTurn }),
        gold,
        why: None,
    }
}

/// The map while a troop moves, with a tab of its side panel.
pub fn campaign(leaf: CampaignLeaf) -> Campaign {
    let member = |name: &str, service: &str| ("baboon".to_owned(), name.to_owned(), service.to_owned());
    let tribe = |seat: u8, name: &str| Tribe {
        seat,
        name: name.into(),
        player: "Old Steady, scripted".into(),
        why: Some("Reason for its last order: Upper Fig is worth having.".into()),
        rows: vec![row("Points", "12"), row("Scrap", "140"), row("Each round", "40 scrap, 3 points")],
        ledger: vec![row("Income", "+40"), row("Repair of a buggy", "\u{2212}13"), row("Left after mustering", "+2")],
        dead: vec!["Bokku, Kudu: The Yard, round 2; 3 battles.".into()],
    };
    let entry = |words: &str, place: usize| Entry {
        words: words.into(),
        rule: "C-04".into(),
        place,
        shown: place == 3,
        ..Entry::default()
    };
    Campaign {
        name: "Macaca Expanse".into(),
        round: "Round 11 of 12".into(),
        scores: [12, 9, 0, 3]
            .into_iter()
            .zip(0..)
            .map(|(points, seat)| Score { seat, points, about: "Vermilion: 12 points, 140 scrap, 2 troops".into() })
            .collect(),
        news: vec!["Round 10 is over".into(), "Vermilion receives 40 scrap and 3 points.".into()],
        turn: Some((0, "Vermilion: Red Reserve moves".into())),
        next: "Click a marked hex to march there, or a marked enemy to attack: 2 steps left.".into(),
        steps: (2, 0),
        leaf,
        sheet: Sheet {
            tribe: Some(0),
            name: "Red Reserve".into(),
            about: "Vermilion, at Upper Fig".into(),
            rows: vec![
                row("Fit primates", "25"),
                row("March", "2 hexes a turn"),
                row("Place in the order", "Second Troop"),
            ],
            units: vec![Unit {
                name: "Savanna: Kudu".into(),
                members: vec![member("Moru", "Speed \u{2212}6, 2 battles"), member("Palu", "")],
            }],
            others: vec![(0, 1, "Blue Watch, Lower Fig".into())],
            ..Sheet::default()
        },
        tribes: vec![tribe(0, "Vermilion"), tribe(1, "Cobalt")],
        chronicle: vec![
            Entry { words: "Round 2".into(), is_head: true, place: 4, ..Entry::default() },
            Entry { battle: Some(0), ..entry("Red Watch beats Blue Watch in 11 rounds.", 3) },
            entry("Red Watch marches to The Yard.", 2),
        ],
        under: "Upper Fig: town, held by nobody, 20 scrap, 1 point a round".into(),
        buttons: vec![button("End its turn", false), button("March", true)],
        ..Campaign::default()
    }
}

/// The card of a troop being shelled: before the shells fall, or after.
pub fn shelled(before: bool) -> Paper {
    let squads = [((1, 1), "Mortar"), ((6, 2), "Pestle"), ((3, 4), "HQ of Battery")];
    let grid = ShellGrid {
        side: 6,
        tribe: 1,
        squads: squads.map(|(square, name)| (square, name.to_owned())).to_vec(),
        chosen: before.then_some(1),
        shells: if before { Vec::new() } else { vec![((6, 2), true), ((5, 5), false)] },
        number: 3,
    };
    Paper {
        tribe: Some(1),
        title: "Blue Battery is shelled".into(),
        about: vec!["Red Battery fires 2 guns at this grid. For each shell two dice are rolled.".into()],
        grid: Some(grid),
        buttons: vec![button("Place them here", true)],
        ..Paper::default()
    }
}

/// The card of a meeting.
pub fn meeting() -> Paper {
    let side = |tribe: u8, name: &str| SideBox {
        tribe,
        name: name.into(),
        about: "Attacks - Person".into(),
        rows: vec![row("Fit primates", "28"), row("Worth in scrap", "398"), row("Retreats to", "A2, Upper Fig")],
    };
    Paper {
        tribe: Some(0),
        title: "Red Watch meets Blue Watch".into(),
        about: vec!["They fight on plains ground with 20 % terrain. Scenario: Skirmish.".into()],
        sides: vec![side(0, "Red Watch"), side(1, "Blue Watch")],
        odds: Some(Odds { wins: (62, 30), words: "Red Watch wins 62 % of 24 quick tries (95 %: 42 to 79 %).".into() }),
        buttons: vec![button("Settle", false), button("Play battle", true)],
        ..Paper::default()
    }
}

/// The aftermath of a battle, with a wreck.
pub fn aftermath() -> Paper {
    let roll = |name: &str, dice: &[u8], bad: bool| Roll {
        tribe: 1,
        name: name.into(),
        pile: "wounded".into(),
        dice: dice.to_vec(),
        fate: if bad { "dead" } else { "back in the ranks" }.into(),
        bad,
        table: "Table for those who lie wounded: 1-2 back in the ranks, 3 misses the next battle.".into(),
        rule: "G-19".into(),
    };
    Paper {
        tribe: Some(0),
        title: "Red Watch beats Blue Watch".into(),
        about: vec!["2 casualties are rolled for; 1 recovers at once.".into()],
        rolls: vec![roll("Zoma", &[2], false), roll("Rirru", &[6, 3], true)],
        // Two of the same kind are identified by their indices.
        choices: vec![
            Choice {
                label: "Wreck: buggy, of Blue Watch".into(),
                options: vec!["Sell for 26 scrap".into(), "Repair for 13 scrap, for Kudu".into()],
                chosen: 0,
            };
            2
        ],
        buttons: vec![button("Continue", true)],
        ..Paper::default()
    }
}

/// The set-up, with a campaign that can't be played.
pub fn set_up() -> SetUp {
    let card = |name: &str, why: Option<Why>| CampaignCard {
        name: name.into(),
        about: "Two tribes want the same valley.".into(),
        size: "2 tribes, 31 hexes, 6 rounds".into(),
        map: None,
        why,
    };
    let seat = |name: &str, player: &str, seat: u8| SeatRow {
        name: name.into(),
        player: player.into(),
        about: "Plays at this computer.".into(),
        temper: player
            .ends_with("scripted")
            .then(|| ("On the map: Marauder".into(), "Marches at the enemy, and attacks at even odds.".into())),
        seat,
        army: "Baboon Rifles".into(),
        troops: vec!["Red Watch: 28 primates; 1 hex a turn".into()],
        begins: None,
    };
    SetUp {
        campaigns: vec![card("Fig Valley", None), card("My valley", Some(Why::new("a map has at least one hex", "")))],
        seats: vec![seat("Vermilion", "Person", 0), seat("Cobalt", "Old Steady, scripted", 1)],
        saved: vec![SavedRow { name: "Fig Valley".into(), about: "Round 1 of 6 - 2 minutes ago".into() }],
        ..SetUp::default()
    }
}

/// A camp of two platoons in a town, with something picked up.
pub fn camp() -> Camp {
    let piece = |words: &str, beside: &str, id: CampPiece| Piece {
        id,
        words: words.into(),
        beside: beside.into(),
        hold: Hold::Takes,
        ..Piece::default()
    };
    let member = |number: u16, name: &str| Piece {
        clan: Some("baboon".into()),
        ..piece(name, "assault rifle, flak vest", CampPiece::Primate(number))
    };
    let unit = |platoon: u8, place: u8, name: &str| CampPart {
        head: piece(name, "6 strong, buggy", CampPiece::Unit(platoon, place)),
        members: ["Moru", "Palu", "Zoma", "Rirru", "Kanu", "Teko"]
            .iter()
            .zip(u16::from(platoon * 2 + place) * 10 + 1..)
            .map(|(n, at)| member(at, n))
            .collect(),
    };
    let column = |place: u8, name: &str| CampColumn {
        head: piece(name, "12 strong", CampPiece::Platoon(0, place)),
        units: vec![unit(place, 0, "Savanna: Kudu"), unit(place, 1, "Savanna: Oryx")],
    };
    let thing = |place: usize, name: &str| Ware {
        piece: Some(piece(name, "", CampPiece::Thing(place))),
        button: "Sell for 12 scrap".into(),
        turn: CampTurn::Sell(place),
        ..Ware::default()
    };
    let offer = |place: usize, words: &str| Ware {
        words: words.into(),
        button: "110 scrap".into(),
        turn: CampTurn::Buy(place),
        ..Ware::default()
    };
    Camp {
        tribe: 0,
        title: "Red Reserve in camp".into(),
        purse: "140 scrap".into(),
        next: "Moru: click a marked place, or press Escape to let go.".into(),
        columns: vec![column(0, "Savanna Rifles"), column(1, "Night Watch")],
        store: vec![thing(0, "assault rifle"), thing(1, "heavy machine gun")],
        offers: vec![
            offer(0, "Another macaque squad of 9, Savanna: Topi"),
            offer(1, "Another macaque for Kudu, with assault rifle"),
            offer(2, "Another macaque for Kudu, with assault rifle"),
        ],
        closed: None,
    }
}
