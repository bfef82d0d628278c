//! A campaign in the window: set up, marched, fought, saved, resumed and finished.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    input::{CampaignLeaf, CampaignTurn, Intent, Shown, intent::Moment},
    panels::{
        Above, Scene, Table,
        campaign::{Campaign, SetUp},
        saves::{Listed, Mark, Row, Saves},
        title::TitleCard,
    },
    screens::{Card, Origin, Page},
    view::HexMap,
};
use std::path::PathBuf;

/// Frames until an answer is shown.
const A_WHILE: usize = 8;

fn map(hall: &Hall) -> &Campaign {
    match hall.scene() {
        Some(Scene::Campaign(campaign)) => campaign,
        other => panic!("the map is shown: {other:?}"),
    }
}

fn set_up(hall: &Hall) -> &SetUp {
    match hall.scene() {
        Some(Scene::Campaigns(set_up)) => set_up,
        other => panic!("the set-up is shown: {other:?}"),
    }
}

/// The game with this test's small campaign in addition to the shipped ones, and that one chosen.
fn hall() -> Hall {
    named("The Ford")
}

/// The same with another one of these tests.
fn named(name: &str) -> Hall {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/window/campaigns");
    let mut hall = Hall::with(vec![folder]);
    hall.tell([Intent::Open(Shown::Campaigns)]);
    let place = set_up(&hall).campaigns.iter().position(|card| card.name == name).expect("it is listed");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place))]);
    hall
}

/// The game started once more, with its last campaign continued from the title.
fn resumed() -> Hall {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/window/campaigns");
    let mut hall = Hall::with(vec![folder]);
    let again = continue_card(&mut hall);
    assert!(matches!(again.intent, Intent::Campaign(CampaignTurn::Resume(_))), "{again:?}");
    hall.tell([again.intent]);
    for _ in 0..60_000 {
        if matches!(hall.scene(), Some(Scene::Campaign(_))) {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    hall
}

/// Two people play the chosen campaign for two, and begin it.
fn begin_for_two(hall: &mut Hall) {
    while set_up(hall).seats.iter().any(|seat| seat.temper.is_some()) {
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, 1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
}

/// Lets the campaign's file be written, which happens in a thread.
fn write(hall: &mut Hall) {
    for _ in 0..20 {
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

fn click(hall: &mut Hall, column: i16, row: i16) {
    hall.tell([Intent::Click { cell: Cell::new(column, row), shift: false, double: false }]);
}

/// Ends the turn of a troop: if it hasn't marched, the first press asks.
fn end_turn(hall: &mut Hall) {
    hall.tell([Intent::EndTurn]);
    if map(hall).next.contains(" hasn't marched yet.") {
        hall.tell([Intent::EndTurn]);
    }
}

fn title_of_card(hall: &Hall) -> Option<&str> {
    map(hall).card.as_ref().map(|card| card.title.as_str())
}

fn wait_for_card(hall: &mut Hall, title: &str) {
    for _ in 0..60_000 {
        if title_of_card(hall).is_some_and(|shown| shown.contains(title)) {
            return;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("no card says {title}: {:?}", title_of_card(hall));
}

fn continue_card(hall: &mut Hall) -> TitleCard {
    hall.tell([Intent::Open(Shown::Title)]);
    hall.wait(A_WHILE);
    let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
    title.cards[1].clone()
}

/// Where both sides deploy in the pending battle.
fn edges(hall: &Hall) -> Vec<String> {
    let card = map(hall).card.as_ref().expect("the battle is asked for");
    let rows = card.sides.iter().flat_map(|side| &side.rows);
    rows.filter(|(words, _)| words == "Sets up in the").map(|(_, edge)| edge.clone()).collect()
}

#[test]
fn a_defender_picks_an_edge() {
    home::run("campaign::c_36_the_player_who_was_there_picks_the_edge");
}

#[test]
#[ignore = "part of a_defender_picks_an_edge"]
fn c_36_the_player_who_was_there_picks_the_edge() {
    let mut hall = hall();
    while set_up(&hall).seats.iter().any(|seat| seat.temper.is_some()) {
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, 1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    while title_of_card(&hall).is_some_and(|title| !title.contains("met")) {
        hall.tell([Intent::Accept]);
    }
    click(&mut hall, 1, 0);
    hall.tell([Intent::Accept]);
    assert_eq!(title_of_card(&hall), Some("Reed Watch met Otter Watch at B1"));
    let turn = |hall: &Hall| {
        let first = map(hall).card.as_ref().expect("it is asked for").buttons[0].clone();
        assert_eq!(first.why, None, "nothing has been ordered yet");
        first.words
    };
    assert_eq!((edges(&hall), turn(&hall).as_str()), (vec!["west".into(), "east".into()], "Defend in the west"));
    hall.tell([Intent::Campaign(CampaignTurn::Edge)]);
    assert_eq!((edges(&hall), turn(&hall).as_str()), (vec!["east".into(), "west".into()], "Defend in the east"));
    assert!(map(&hall).chronicle.iter().any(|entry| entry.words == "Otter Watch set up in the west."));
    // Once something has been ordered in the battle, they stay where they are.
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    assert_eq!(hall.pages().page, Page::Battle);
    hall.tell([Intent::EndTurn, Intent::EndTurn, Intent::Open(Shown::Campaign)]);
    wait_for_card(&mut hall, "met");
    let why = map(&hall).card.as_ref().and_then(|card| card.buttons[0].why.clone());
    assert_eq!(why.and_then(|why| why.rule).as_deref(), Some("C-36"), "the button says so before it is pressed");
    hall.tell([Intent::Campaign(CampaignTurn::Edge)]);
    hall.tell([Intent::Undo]);
    assert_eq!(edges(&hall), ["east", "west"]);
    assert_eq!(map(&hall).told.as_ref().and_then(|why| why.rule.as_deref()), Some("C-36"));
}

#[test]
fn tries_under_a_menu() {
    home::run("campaign::a_menu_leaves_the_tries_of_the_same_battle_as_they_are");
}

/// How many quick tries of the pending battle have been made.
fn tries(hall: &Hall) -> u32 {
    let odds = map(hall).card.as_ref().and_then(|card| card.odds.as_ref()).expect("a battle waits");
    let mut numbers = odds.words.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty());
    numbers.next().and_then(|number| number.parse().ok()).expect("it says how many")
}

#[test]
#[ignore = "part of tries_under_a_menu"]
fn a_menu_leaves_the_tries_of_the_same_battle_as_they_are() {
    let mut hall = hall();
    while set_up(&hall).seats.iter().any(|seat| seat.temper.is_some()) {
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, 1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    while title_of_card(&hall).is_some_and(|title| !title.contains("met")) {
        hall.tell([Intent::Accept]);
    }
    click(&mut hall, 1, 0);
    hall.tell([Intent::Accept]);
    for _ in 0..60_000 {
        if tries(&hall) > 2 {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let made = tries(&hall);
    assert!(made > 2, "{made}");
    hall.tell([Intent::Menu]);
    assert_eq!((hall.pages().card.is_some(), tries(&hall)), (true, made));
    hall.tell([Intent::Back]);
    assert!(hall.pages().card.is_none() && tries(&hall) >= made, "{} after {made}", tries(&hall));
    // Neither does a look at the battle itself.
    hall.tell([Intent::Campaign(CampaignTurn::Fight), Intent::Open(Shown::Campaign)]);
    wait_for_card(&mut hall, "met");
    assert!(tries(&hall) >= made, "{} after {made}", tries(&hall));
}

#[test]
fn a_campaign() {
    home::run("campaign::a_campaign_is_marched_settled_saved_and_won");
}

#[test]
#[ignore = "part of a_campaign"]
fn a_campaign_is_marched_settled_saved_and_won() {
    let mut hall = hall();
    assert_eq!(set_up(&hall).seats.len(), 2);
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    assert_eq!(map(&hall).round, "Round 1 of 1");
    assert_eq!(map(&hall).sheet.name, "Reed Watch", "the troop whose turn it is is looked at");
    assert_eq!(map(&hall).scores.iter().map(|score| (score.seat, score.points)).collect::<Vec<_>>(), [(0, 0), (1, 0)]);
    assert!(map(&hall).scores[0].about.starts_with("Reed: 0 points, "), "{}", map(&hall).scores[0].about);
    // The button for marching has its place before there is anywhere to go.
    let march = |hall: &Hall| map(hall).buttons.last().map(|button| (button.words.clone(), button.why.is_some()));
    assert_eq!(march(&hall), Some(("March".to_owned(), true)));
    hall.tell([Intent::WhyNot { words: "choose a hex first".into(), rule: Some("C-04".into()) }]);
    assert!(
        map(&hall).told.as_ref().is_some_and(|why| why.words.starts_with("choose a hex")),
        "a grey button says why"
    );
    // A hex out of reach is refused with its rule, one in reach is drafted, and the same click again confirms it.
    click(&mut hall, 2, 1);
    assert_eq!(map(&hall).told.as_ref().and_then(|why| why.rule.as_deref()), Some("C-04"));
    click(&mut hall, 1, 1);
    assert!(map(&hall).told.is_none(), "{:?}", map(&hall).told);
    // A button calls the draft off, and another one takes a march back that has been made.
    let words = |hall: &Hall| map(hall).buttons.iter().map(|button| button.words.clone()).collect::<Vec<_>>();
    assert_eq!(words(&hall), ["Call off", "End its turn", "March"]);
    hall.tell([map(&hall).buttons[0].intent.clone()]);
    assert_eq!((words(&hall), map(&hall).steps), (vec!["End its turn".to_owned(), "March".to_owned()], (0, 0)));
    click(&mut hall, 1, 1);
    click(&mut hall, 1, 1);
    assert_eq!(words(&hall), ["Take back", "End its turn", "March"]);
    hall.tell([map(&hall).buttons[0].intent.clone()]);
    assert_eq!((words(&hall).len(), map(&hall).steps), (2, (0, 1)));
    click(&mut hall, 1, 1);
    click(&mut hall, 1, 1);
    assert!(map(&hall).under.is_empty() && map(&hall).steps == (1, 0));
    assert_eq!(march(&hall), Some(("March".to_owned(), true)), "it is grey again, and in the same place");
    assert!(map(&hall).chronicle.iter().any(|entry| entry.words == "Reed took Ford."));
    // A march can be undone and redone.
    hall.tell([Intent::Undo]);
    assert_eq!(map(&hall).steps, (0, 1));
    click(&mut hall, 1, 0);
    assert!(map(&hall).next.starts_with("Attack Otter Watch ("), "{}", map(&hall).next);
    assert!(map(&hall).next.contains(" at B1?"), "{}", map(&hall).next);
    // The attacker sees the chances before, from quick test runs.
    let row = |hall: &Hall, name: &str| {
        map(hall).sheet.rows.iter().find(|(words, _)| words == name).map(|(_, value)| value.clone())
    };
    for _ in 0..60_000 {
        if row(&hall, "Chance to win").is_some_and(|chance| chance.contains('%')) {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(row(&hall, "Against").as_deref(), Some("Otter Watch"));
    assert!(row(&hall, "Chance to win").is_some_and(|chance| chance.contains(" to ")), "{:?}", map(&hall).sheet.rows);
    hall.tell([Intent::Accept]);
    assert_eq!(title_of_card(&hall), Some("Reed Watch met Otter Watch at B1"));
    assert_eq!(map(&hall).steps, (0, 0), "nobody goes back behind a meeting");
    assert_eq!(edges(&hall), ["west", "east"]);
    assert_eq!(map(&hall).card.as_ref().map(|card| card.buttons.len()), Some(2), "a script keeps the east");
    // It is left and resumed: the meeting waits.
    let again = continue_card(&mut hall);
    assert_eq!((again.intent.clone(), again.short.as_str()), (Intent::Campaign(CampaignTurn::Resume(0)), "The Ford"));
    hall.tell([again.intent]);
    wait_for_card(&mut hall, "met");
    // Settled in the background, then its tables, then the end.
    hall.tell([Intent::Campaign(CampaignTurn::Settle)]);
    wait_for_card(&mut hall, "Otter Watch");
    while title_of_card(&hall).is_none_or(|title| title.contains("met")) {
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let card = map(&hall).card.clone().expect("what follows from the battle");
    assert!(!card.rolls.is_empty() && card.rolls.iter().all(|roll| !roll.dice.is_empty()), "{card:?}");
    assert!(card.rolls.iter().all(|roll| roll.table.starts_with("Table for those who ")), "{card:?}");
    assert!(card.about[0].starts_with("Skirmish: "), "what decided it: {:?}", card.about);
    hall.tell([Intent::Accept, Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::Chronicle))]);
    assert!(map(&hall).chronicle.iter().any(|entry| entry.battle == Some(0)), "{:?}", map(&hall).chronicle);
    for _ in 0..20_000 {
        if title_of_card(&hall).is_some_and(|title| title.contains("won") || title.contains("Nobody")) {
            break;
        }
        // The loser goes where it may; the remaining one ends its turn.
        if !map(&hall).buttons.is_empty() {
            hall.tell([Intent::EndTurn]);
        }
        for (column, row) in [(0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (1, 1)] {
            if map(&hall).next.starts_with("Your troop has lost") {
                click(&mut hall, column, row);
                // A retreat can't be undone, so it asks for a second click, and can be called off.
                if map(&hall).next.starts_with("Retreat to ") {
                    hall.tell([Intent::Campaign(CampaignTurn::CallOff)]);
                    assert!(map(&hall).next.starts_with("Your troop has lost"), "{}", map(&hall).next);
                    click(&mut hall, column, row);
                    click(&mut hall, column, row);
                }
            }
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let title = title_of_card(&hall).expect("it is over").to_owned();
    assert!(title.contains("won"), "{title}");
    // It is watched, and left again.
    hall.tell([Intent::Accept, Intent::Campaign(CampaignTurn::Watch(0))]);
    assert_eq!(hall.pages().page, Page::Battle);
    hall.tell([Intent::Back]);
    assert_eq!(hall.pages().page, Page::Campaign, "{:?}", hall.pages().card);
    assert!(matches!(continue_card(&mut hall).intent, Intent::Open(Shown::LastBattle)), "it is over");
    // Played on from there, it is no longer a battle of the campaign, as its buttons say.
    hall.tell([Intent::Open(Shown::Campaign), Intent::Campaign(CampaignTurn::Watch(0))]);
    hall.tell([Intent::Theatre(Moment::At(0))]);
    assert!(hall.battle().theatre.as_ref().is_some_and(|bar| bar.campaign));
    hall.tell([Intent::Theatre(Moment::PlayOn(Some(monkeys::force::Side::First)))]);
    assert!(hall.battle().theatre.is_none());
    assert_eq!(hall.pages().origin, Origin::SetUp, "the way back no longer leads into the campaign");
}

#[test]
fn a_battle_after_a_campaign() {
    home::run("campaign::the_later_one_is_continued_however_long_the_title_is_open");
}

#[test]
#[ignore = "part of a_battle_after_a_campaign"]
fn the_later_one_is_continued_however_long_the_title_is_open() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    write(&mut hall);
    assert!(matches!(continue_card(&mut hall).intent, Intent::Campaign(CampaignTurn::Resume(0))));
    hall.tell([Intent::Open(Shown::SetUp), Intent::Start]);
    hall.wait(A_WHILE);
    let goes_on = |hall: &Hall| {
        let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
        title.cards[1].intent.clone()
    };
    continue_card(&mut hall);
    for _ in 0..5 {
        assert_eq!(goes_on(&hall), Intent::Open(Shown::LastBattle), "the battle was saved later");
        std::thread::sleep(std::time::Duration::from_millis(300));
        hall.wait(1);
    }
}

#[test]
fn a_turn_ended_by_mistake() {
    home::run("campaign::c_04_the_turn_of_a_troop_that_could_march_ends_at_the_second_press");
}

#[test]
#[ignore = "part of a_turn_ended_by_mistake"]
fn c_04_the_turn_of_a_troop_that_could_march_ends_at_the_second_press() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    let tribe = |hall: &Hall| map(hall).turn.as_ref().map(|(tribe, _)| *tribe);
    let gold = |hall: &Hall| {
        let gold = map(hall).buttons.iter().filter(|button| button.gold);
        gold.map(|button| button.words.clone()).collect::<Vec<_>>()
    };
    assert_eq!((tribe(&hall), gold(&hall).len()), (Some(0), 0));
    hall.tell([Intent::EndTurn]);
    assert!(map(&hall).next.starts_with("Reed Watch hasn't marched yet."), "{}", map(&hall).next);
    assert_eq!((tribe(&hall), gold(&hall)), (Some(0), vec!["End its turn".to_owned()]));
    // Anything else calls it off: one step back, or a click on the map.
    hall.tell([Intent::Back]);
    assert!(map(&hall).next.starts_with("Click a marked hex"), "{}", map(&hall).next);
    hall.tell([Intent::EndTurn]);
    click(&mut hall, 1, 1);
    assert!(map(&hall).next.starts_with("March to "), "{}", map(&hall).next);
    hall.tell([Intent::Campaign(CampaignTurn::CallOff)]);
    // The button asks just like its key.
    hall.tell([Intent::Campaign(CampaignTurn::Done)]);
    assert_eq!(tribe(&hall), Some(0));
    hall.tell([Intent::EndTurn]);
    assert_eq!(tribe(&hall), Some(1));
    // A troop that has marched isn't asked about.
    hall.tell([Intent::Undo]);
    assert_eq!(tribe(&hall), Some(0));
    click(&mut hall, 1, 1);
    click(&mut hall, 1, 1);
    hall.tell([Intent::EndTurn]);
    assert_eq!(tribe(&hall), Some(1));
}

#[test]
fn enter_on_the_map() {
    home::run("campaign::enter_presses_the_gold_button_or_says_what_is_missing");
}

#[test]
#[ignore = "part of enter_on_the_map"]
fn enter_presses_the_gold_button_or_says_what_is_missing() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    let tribe = |hall: &Hall| map(hall).turn.as_ref().map(|(tribe, _)| *tribe);
    let is_gold = |hall: &Hall| map(hall).buttons.iter().any(|button| button.gold);
    // Nothing is gold yet.
    hall.tell([Intent::Accept]);
    assert!(map(&hall).told.as_ref().is_some_and(|why| why.words.starts_with("choose a hex")), "{:?}", map(&hall).told);
    // The march, until the troop can't go any farther; then the end of its turn.
    for (column, row) in [(1, 1), (0, 1), (1, 1), (0, 1), (1, 1), (0, 1)] {
        if map(&hall).next.starts_with("Click a marked hex") {
            click(&mut hall, column, row);
            hall.tell([Intent::Accept]);
        }
    }
    assert!(map(&hall).next.starts_with("This troop can't march"), "{}", map(&hall).next);
    assert!(is_gold(&hall) && tribe(&hall) == Some(0));
    hall.tell([Intent::Accept]);
    assert_eq!(tribe(&hall), Some(1));
    // The question whether to end a turn is answered by it, too.
    hall.tell([Intent::EndTurn]);
    assert!(is_gold(&hall) && tribe(&hall) == Some(1));
    hall.tell([Intent::Accept]);
    assert_ne!(tribe(&hall), Some(1));
}

#[test]
fn a_campaign_s_seats() {
    home::run("campaign::a_scripted_tribe_takes_on_a_temper_and_keeps_it");
}

#[test]
#[ignore = "part of a_campaign_s_seats"]
fn a_scripted_tribe_takes_on_a_temper_and_keeps_it() {
    let mut hall = hall();
    let temper = |hall: &Hall, place: usize| set_up(hall).seats[place].temper.clone().map(|(name, _)| name);
    assert_eq!((temper(&hall, 0), temper(&hall, 1).as_deref()), (None, Some("On the map: Steady")));
    hall.tell([Intent::Campaign(CampaignTurn::Temper(1, -1))]);
    assert_eq!(temper(&hall, 1).as_deref(), Some("On the map: Marauder"));
    let about = set_up(&hall).seats[1].temper.clone().expect("a script plays").1;
    assert!(about.starts_with("Marches at the enemy"), "{about}");
    // Another commander, and a person for a while: the temper stays.
    let commander = set_up(&hall).seats[1].player.clone();
    hall.tell([Intent::Campaign(CampaignTurn::Seat(1, -1))]);
    assert_ne!(set_up(&hall).seats[1].player, commander);
    assert_eq!(temper(&hall, 1).as_deref(), Some("On the map: Marauder"));
    while temper(&hall, 1).is_some() {
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, -1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Seat(1, -1))]);
    assert_eq!(temper(&hall, 1).as_deref(), Some("On the map: Marauder"));
    // The campaign begins with it: the tribe's player is shown with it.
    hall.tell([Intent::Campaign(CampaignTurn::Begin), Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::Tribes))]);
    let otter = map(&hall).tribes.iter().find(|tribe| tribe.name == "Otter").expect("it plays");
    assert!(otter.rows.contains(&("Plays on the map".to_owned(), "Marauder".to_owned())), "{:?}", otter.rows);
}

#[test]
fn a_campaign_without_some() {
    home::run("campaign::tribes_that_nobody_plays_stay_away_but_two_march");
}

#[test]
#[ignore = "part of a_campaign_without_some"]
fn tribes_that_nobody_plays_stay_away_but_two_march() {
    let mut hall = hall();
    let players = |hall: &mut Hall, place: usize| -> Vec<String> {
        let (mut all, first) = (Vec::new(), set_up(hall).seats[place].player.clone());
        loop {
            all.push(set_up(hall).seats[place].player.clone());
            hall.tell([Intent::Campaign(CampaignTurn::Seat(place, 1))]);
            if set_up(hall).seats[place].player == first {
                return all;
            }
        }
    };
    let nobody = "Nobody".to_owned();
    assert!(!players(&mut hall, 1).contains(&nobody), "a map for two needs both");
    let place = set_up(&hall).campaigns.iter().position(|card| card.name == "Old Crossing").expect("it ships");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place))]);
    for away in [1, 3] {
        assert!(players(&mut hall, away).contains(&nobody));
        while set_up(&hall).seats[away].player != nobody {
            hall.tell([Intent::Campaign(CampaignTurn::Seat(away, -1))]);
        }
        assert!(set_up(&hall).seats[away].troops.is_empty() && set_up(&hall).seats[away].temper.is_none());
    }
    assert!(!players(&mut hall, 0).contains(&nobody) && !players(&mut hall, 2).contains(&nobody));
    hall.tell([Intent::Campaign(CampaignTurn::Begin), Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::Tribes))]);
    let tribes: Vec<&str> = map(&hall).tribes.iter().map(|tribe| tribe.name.as_str()).collect();
    assert_eq!(tribes, ["Highridge", "Sandreach"]);
}

#[test]
fn a_campaign_s_reasons() {
    home::run("campaign::a_scripted_tribe_says_why_it_gave_its_last_order");
}

#[test]
#[ignore = "part of a_campaign_s_reasons"]
fn a_scripted_tribe_says_why_it_gave_its_last_order() {
    let mut hall = hall();
    hall.tell([Intent::Campaign(CampaignTurn::Begin), Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::Tribes))]);
    assert!(map(&hall).tribes.iter().all(|tribe| tribe.why.is_none()), "nobody has ordered anything");
    end_turn(&mut hall);
    for _ in 0..20_000 {
        if map(&hall).tribes.iter().any(|tribe| tribe.why.is_some()) {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let why = map(&hall).tribes.iter().map(|tribe| tribe.why.clone()).collect::<Vec<_>>();
    assert!(why[0].is_none(), "somebody here needs no reasons: {why:?}");
    assert!(why[1].as_ref().is_some_and(|why| why.starts_with("Reason for its last order: ")), "{why:?}");
}

#[test]
fn a_campaign_battle_by_hand() {
    home::run("campaign::a_battle_is_played_at_the_table_and_taken_into_the_campaign");
}

#[test]
#[ignore = "part of a_campaign_battle_by_hand"]
fn a_battle_is_played_at_the_table_and_taken_into_the_campaign() {
    let mut hall = hall();
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    click(&mut hall, 1, 0);
    click(&mut hall, 1, 0);
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    assert_eq!(hall.pages().page, Page::Battle);
    // Back at the map before its end, the battle still waits, and resumes where it was left.
    hall.tell([Intent::Open(Shown::Campaign)]);
    assert!(title_of_card(&hall).is_some_and(|title| title.contains("met")));
    let card = map(&hall).card.clone().expect("the battle waits");
    assert!(card.about.iter().any(|words| words.starts_with("This battle has begun.")), "{:?}", card.about);
    assert_eq!(card.buttons.last().map(|button| button.words.as_str()), Some("Go on with the battle"));
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    for _ in 0..4 {
        if matches!(hall.above(), Some(Above::Ending(_))) {
            break;
        }
        hall.tell([Intent::Concede]);
        hall.wait(A_WHILE);
    }
    assert!(matches!(hall.above(), Some(Above::Ending(_))), "{:?}", hall.above());
    hall.tell([Intent::Open(Shown::Campaign)]);
    wait_for_card(&mut hall, "beat");
    assert!(map(&hall).card.as_ref().is_some_and(|card| card.title.starts_with("Otter Watch beat Reed Watch")));
}

/// Asserts that the pending battle is shown as one that has begun, and opens it.
fn go_on_with_battle(hall: &mut Hall) {
    wait_for_card(hall, "met");
    let card = map(hall).card.clone().expect("the battle waits");
    assert!(card.about.iter().any(|words| words.starts_with("This battle has begun.")), "{:?}", card.about);
    assert_eq!(card.buttons.last().map(|button| button.words.as_str()), Some("Go on with the battle"));
    assert!(card.buttons[0].why.is_some(), "its edges can't change: {:?}", card.buttons);
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    assert_eq!((hall.pages().page, hall.pages().origin), (Page::Battle, Origin::Campaign));
}

#[test]
fn a_campaign_battle_left_by_the_title() {
    home::run("campaign::a_battle_that_is_left_by_the_title_stays_with_its_campaign");
}

#[test]
#[ignore = "part of a_campaign_battle_left_by_the_title"]
fn a_battle_that_is_left_by_the_title_stays_with_its_campaign() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    while title_of_card(&hall).is_some_and(|title| !title.contains("met")) {
        hall.tell([Intent::Accept]);
    }
    click(&mut hall, 1, 0);
    hall.tell([Intent::Accept]);
    wait_for_card(&mut hall, "met");
    let is_of_tribes = |hall: &Hall| hall.0.world().resource::<Table>().palette.is_of_tribes();
    hall.tell([Intent::Campaign(CampaignTurn::Fight), Intent::EndTurn, Intent::EndTurn]);
    let orders = hall.orders();
    assert!(!orders.is_empty() && is_of_tribes(&hall));
    // The colors of its tribes are only its own.
    let again = continue_card(&mut hall);
    assert!(!is_of_tribes(&hall));
    hall.tell([again.intent]);
    go_on_with_battle(&mut hall);
    assert_eq!((hall.orders(), is_of_tribes(&hall)), (orders, true));
    hall.tell([Intent::EndTurn]);
    let orders = hall.orders();
    // No save offers it without its campaign.
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Saves)]);
    assert!(matches!(hall.above(), Some(Above::Saves(saves)) if saves.rows.is_empty()), "{:?}", hall.above());
    write(&mut hall);
    drop(hall);
    // Nor does it come loose when the program is started again, once or twice.
    for _ in 0..2 {
        let mut hall = resumed();
        go_on_with_battle(&mut hall);
        assert_eq!((hall.orders(), is_of_tribes(&hall)), (orders.clone(), true));
        drop(hall);
    }
    // Its end reaches the campaign, however it is left.
    let mut hall = resumed();
    go_on_with_battle(&mut hall);
    for _ in 0..4 {
        if matches!(hall.above(), Some(Above::Ending(_))) {
            break;
        }
        hall.tell([Intent::Concede]);
        hall.wait(A_WHILE);
    }
    let again = continue_card(&mut hall);
    hall.tell([again.intent]);
    wait_for_card(&mut hall, " beat ");
}

#[test]
fn a_campaign_battle_saved_by_name() {
    home::run("campaign::a_battle_that_was_saved_by_name_leads_back_to_its_campaign");
}

/// Ends turns until an order has been given: the first press may only ask whether everyone has acted.
fn order_more(hall: &mut Hall) {
    let before = hall.orders().len();
    for _ in 0..8 {
        if hall.orders().len() > before {
            return;
        }
        hall.tell([Intent::EndTurn]);
        hall.wait(A_WHILE);
    }
    panic!("no turn ends: {:?}", hall.above());
}

/// Opens the saves at the title and loads the one whose row names the campaign.
fn load_named(hall: &mut Hall) {
    hall.tell([Intent::Open(Shown::Title)]);
    load_named_here(hall);
}

/// The same on the page that is open.
fn load_named_here(hall: &mut Hall) {
    hall.tell([Intent::Open(Shown::Saves)]);
    hall.wait(A_WHILE);
    let rows = match hall.above() {
        Some(Above::Saves(saves)) => saves.rows.clone(),
        other => panic!("the saves are shown: {other:?}"),
    };
    let is_it = |row: &Row| row.mark == Mark::Named && row.battle.ends_with(" in the campaign The Ford");
    let place = rows.iter().position(is_it).unwrap_or_else(|| panic!("it is listed: {rows:?}"));
    hall.tell([Intent::MarkSave(place)]);
    hall.0.world_mut().write_message(Intent::LoadSave);
    for _ in 0..60_000 {
        hall.wait(1);
        if hall.pages().page == Page::Battle {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(hall.pages().page, Page::Battle);
    assert!(!hall.0.world().contains_resource::<HexMap>(), "the map is gone in the first frame of the battle");
    hall.wait(A_WHILE);
}

#[test]
#[ignore = "part of a_campaign_battle_saved_by_name"]
fn a_battle_that_was_saved_by_name_leads_back_to_its_campaign() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    while title_of_card(&hall).is_some_and(|title| !title.contains("met")) {
        hall.tell([Intent::Accept]);
    }
    click(&mut hall, 1, 0);
    hall.tell([Intent::Accept]);
    wait_for_card(&mut hall, "met");
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    order_more(&mut hall);
    hall.tell([Intent::Save]);
    let saved = hall.orders();
    order_more(&mut hall);
    // With the campaign on the table, and after the program has been started again.
    load_named(&mut hall);
    assert_eq!((hall.orders(), hall.pages().origin), (saved.clone(), Origin::Campaign));
    order_more(&mut hall);
    write(&mut hall);
    drop(hall);
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/window/campaigns");
    let mut hall = Hall::with(vec![folder]);
    load_named(&mut hall);
    assert_eq!((hall.orders(), hall.pages().origin), (saved.clone(), Origin::Campaign));
    // The further game stays among the saves.
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Saves)]);
    hall.wait(A_WHILE);
    let Some(Above::Saves(saves)) = hall.above() else { panic!("the saves are shown") };
    assert!(saves.rows.iter().any(|row| row.mark == Mark::Auto), "{:?}", saves.rows);
    hall.tell([Intent::Back]);
    // Its end counts.
    load_named(&mut hall);
    for _ in 0..4 {
        if matches!(hall.above(), Some(Above::Ending(_))) {
            break;
        }
        hall.tell([Intent::Concede]);
        hall.wait(A_WHILE);
    }
    hall.tell([Intent::Open(Shown::Campaign)]);
    wait_for_card(&mut hall, " beat ");
    // The campaign has gone on: from now on it is a battle like any other, and says so.
    load_named(&mut hall);
    assert_eq!((hall.orders(), hall.pages().origin), (saved, Origin::CampaignPast));
    let told = hall.battle().told.clone().unwrap_or_default();
    assert!(told.starts_with("The campaign The Ford has gone on without this battle."), "{told}");
    // The menu leads back to the campaign, which stays as it is.
    hall.tell([Intent::Menu]);
    assert!(matches!(hall.above(), Some(Above::Menu { back: Some(Shown::Campaign), .. })), "{:?}", hall.above());
    hall.tell([Intent::Open(Shown::Campaign)]);
    assert_eq!(hall.pages().page, Page::Campaign);
    assert!(title_of_card(&hall).is_none_or(|title| !title.contains(" met ")), "{:?}", title_of_card(&hall));
    // It is loaded from the map, too.
    load_named_here(&mut hall);
}

#[test]
fn a_campaign_saved_by_name() {
    home::run("campaign::a_named_copy_of_a_campaign_stays_as_it_is_until_it_is_deleted");
}

/// The page of saved campaigns, opened from the menu.
fn saved_campaigns(hall: &mut Hall) -> Saves {
    if hall.pages().card != Some(Card::SavedCampaigns) {
        hall.tell([Intent::Campaign(CampaignTurn::Saves)]);
    }
    match hall.above() {
        Some(Above::Saves(saves)) if saves.listed == Listed::Campaigns => saves.clone(),
        other => panic!("the saved campaigns are shown: {other:?}"),
    }
}

/// Loads the saved campaign of this name.
fn load_campaign(hall: &mut Hall, name: &str) {
    let place = saved_campaigns(hall).rows.iter().position(|row| row.name == name).expect("it is listed");
    hall.tell([Intent::MarkSave(place), Intent::LoadSave]);
    for _ in 0..60_000 {
        if hall.pages().page == Page::Campaign {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(hall.pages().page, Page::Campaign);
    assert!(hall.pages().card.is_none());
    write(hall);
}

#[test]
#[ignore = "part of a_campaign_saved_by_name"]
fn a_named_copy_of_a_campaign_stays_as_it_is_until_it_is_deleted() {
    let mut hall = hall();
    begin_for_two(&mut hall);
    let marched = |hall: &Hall| map(hall).chronicle.iter().any(|entry| entry.words == "Reed took Ford.");
    hall.tell([Intent::Menu, Intent::Campaign(CampaignTurn::SaveAs)]);
    let offered = |hall: &Hall| match hall.above() {
        Some(Above::Naming(naming)) => (naming.name.clone(), naming.over),
        other => panic!("a name is asked for: {other:?}"),
    };
    assert_eq!(offered(&hall), ("The Ford, round 1".to_owned(), false));
    hall.tell([Intent::NameSave("Before the ford".into()), Intent::Save]);
    assert!(hall.pages().card.is_none());
    assert_eq!(map(&hall).news.first().map(String::as_str), Some("Saved as Before the ford"));
    // The campaign goes on in its own file.
    click(&mut hall, 1, 1);
    click(&mut hall, 1, 1);
    assert!(marched(&hall));
    write(&mut hall);
    let rows = |hall: &mut Hall| saved_campaigns(hall).rows.iter().map(|row| (row.name.clone(), row.mark)).collect();
    let listed: Vec<(String, Mark)> = rows(&mut hall);
    assert_eq!(listed, [("The Ford".to_owned(), Mark::Auto), ("Before the ford".to_owned(), Mark::Named)]);
    // From one list to the other, and back to the menu.
    hall.tell([Intent::Open(Shown::Saves)]);
    assert!(matches!(hall.above(), Some(Above::Saves(saves)) if saves.listed == Listed::Battles));
    hall.tell([Intent::Back]);
    assert!(hall.pages().card.is_none());
    // Loaded, the copy is as it was, and whatever follows changes neither it nor the other one.
    load_campaign(&mut hall, "Before the ford");
    assert!(!marched(&hall));
    click(&mut hall, 1, 1);
    click(&mut hall, 1, 1);
    write(&mut hall);
    let mut listed: Vec<(String, Mark)> = rows(&mut hall);
    listed.sort_by(|one, other| one.0.cmp(&other.0));
    let wanted = [("Before the ford", Mark::Named), ("The Ford", Mark::Auto), ("The Ford 2", Mark::Auto)];
    assert_eq!(listed, wanted.map(|(name, mark)| (name.to_owned(), mark)));
    load_campaign(&mut hall, "Before the ford");
    assert!(!marched(&hall));
    // The title continues the game's own file, never the copy.
    let again = continue_card(&mut hall);
    assert!(again.short.starts_with("The Ford"), "{again:?}");
    // It is there with the battle that it waits for.
    load_campaign(&mut hall, "Before the ford");
    while title_of_card(&hall).is_some_and(|title| !title.contains("met")) {
        hall.tell([Intent::Accept]);
    }
    click(&mut hall, 1, 0);
    hall.tell([Intent::Accept]);
    wait_for_card(&mut hall, "met");
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    order_more(&mut hall);
    let orders = hall.orders();
    hall.tell([Intent::Open(Shown::Campaign), Intent::Campaign(CampaignTurn::SaveAs)]);
    // A name that is taken by a copy is asked about; one of the game's own files gets a number.
    hall.tell([Intent::NameSave("Before the ford".into()), Intent::Save]);
    assert!(offered(&hall).1, "it is there already");
    hall.tell([Intent::NameSave("The Ford".into()), Intent::Save]);
    assert!(hall.pages().card.is_none());
    hall.tell([Intent::Campaign(CampaignTurn::Fight)]);
    order_more(&mut hall);
    hall.tell([Intent::Open(Shown::Campaign)]);
    let newest =
        saved_campaigns(&mut hall).rows.iter().find(|row| row.mark == Mark::Named).expect("it is listed").clone();
    assert!(newest.name.starts_with("The Ford "), "{newest:?}");
    load_campaign(&mut hall, &newest.name);
    go_on_with_battle(&mut hall);
    assert_eq!(hall.orders(), orders);
    // Deleting asks first.
    hall.tell([Intent::Open(Shown::Campaign)]);
    let saves = saved_campaigns(&mut hall);
    let place = saves.rows.iter().position(|row| row.name == "Before the ford").expect("it is listed");
    hall.tell([Intent::MarkSave(place), Intent::DeleteSave]);
    assert!(saved_campaigns(&mut hall).sure);
    hall.tell([Intent::DeleteSave]);
    let after = saved_campaigns(&mut hall);
    assert_eq!(after.rows.len(), saves.rows.len() - 1);
    assert!(matches!(&after.told, Some(Ok(words)) if words.contains("wastebasket")), "{:?}", after.told);
    assert!(!PathBuf::from(&saves.rows[place].file).exists());
}

#[test]
fn a_campaign_left_in_camp() {
    home::run("campaign::a_tribe_that_was_asked_what_to_buy_before_the_game_was_left_is_not_said_to_be_away");
}

#[test]
#[ignore = "part of a_campaign_left_in_camp"]
fn a_tribe_that_was_asked_what_to_buy_before_the_game_was_left_is_not_said_to_be_away() {
    let mut hall = named("The Battery");
    begin_for_two(&mut hall);
    end_turn(&mut hall);
    end_turn(&mut hall);
    assert_eq!(map(&hall).news.first().map(String::as_str), Some("Round 1 is over"));
    assert!(map(&hall).turn.as_ref().is_some_and(|(_, words)| words.ends_with("in camp")), "{:?}", map(&hall).turn);
    write(&mut hall);
    drop(hall);
    let mut hall = resumed();
    for _ in 0..20 {
        if map(&hall).round.starts_with("Round 2 ") {
            break;
        }
        hall.tell([Intent::EndTurn]);
        hall.wait(1);
    }
    assert!(map(&hall).round.starts_with("Round 2 "), "{}", map(&hall).round);
    assert!(map(&hall).news.is_empty(), "{:?}", map(&hall).news);
}

#[test]
fn natives_led_by_the_player() {
    home::run("campaign::c_26_the_card_says_who_commands_the_natives");
}

#[test]
#[ignore = "part of natives_led_by_the_player"]
fn c_26_the_card_says_who_commands_the_natives() {
    let mut hall = named("The Weak Guard");
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    for _ in 0..60_000 {
        if title_of_card(&hall).is_some() {
            break;
        }
        if !map(&hall).buttons.is_empty() {
            hall.tell([Intent::EndTurn]);
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(title_of_card(&hall), Some("Otter Watch met Town Guard at C1"), "the computer attacks them");
    let card = map(&hall).card.clone().expect("the battle waits");
    assert!(card.about.iter().any(|words| words == "You command the natives here."), "{:?}", card.about);
    let gold: Vec<&str> = card.buttons.iter().filter(|button| button.gold).map(|button| &*button.words).collect();
    assert_eq!(gold, ["Settle"], "no tribe of a person is in it");
}

#[test]
fn two_enemies_in_a_hex() {
    home::run("campaign::the_card_of_a_battle_names_those_that_are_fought_next");
}

#[test]
#[ignore = "part of two_enemies_in_a_hex"]
fn the_card_of_a_battle_names_those_that_are_fought_next() {
    let mut hall = named("The Pair");
    begin_for_two(&mut hall);
    for _ in 0..20 {
        if title_of_card(&hall).is_some_and(|title| title.contains(" met ")) {
            break;
        }
        if map(&hall).next.starts_with("Click a marked hex") {
            click(&mut hall, 1, 0);
        }
        hall.tell([Intent::Accept]);
    }
    let title = title_of_card(&hall).expect("a battle waits").to_owned();
    let next = if title.contains("Otter One") { "Otter Two" } else { "Otter One" };
    let about = &map(&hall).card.as_ref().expect("a battle waits").about;
    let words = format!("Next in this hex: {next}. To stay, Reed Watch must beat all of them.");
    assert!(about.contains(&words), "{title}: {about:?}");
}

#[test]
fn two_people_share_a_campaign() {
    let settings = "(format: 1, hints: false, speed: 0, pass_card: true)";
    home::run_with("campaign::the_seat_is_passed_before_another_person_decides", settings);
}

#[test]
#[ignore = "part of two_people_share_a_campaign"]
fn the_seat_is_passed_before_another_person_decides() {
    let mut hall = hall();
    for _ in 0..40 {
        if set_up(&hall).seats[1].player == set_up(&hall).seats[0].player {
            break;
        }
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, 1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    assert_eq!(title_of_card(&hall), None, "who begins has the seat");
    end_turn(&mut hall);
    assert_eq!(title_of_card(&hall), Some("Pass to Otter"));
    // Nothing is ordered before the seat is taken.
    hall.tell([Intent::EndTurn]);
    click(&mut hall, 2, 0);
    assert_eq!(title_of_card(&hall), Some("Pass to Otter"));
    hall.tell([Intent::Accept]);
    assert_eq!(map(&hall).turn.as_ref().map(|(tribe, _)| *tribe), Some(1));
    click(&mut hall, 2, 0);
    assert!(map(&hall).next.starts_with("March to C1?"), "{}", map(&hall).next);
    // The order that handed over the seat can be undone, and the seat goes back with it.
    hall.tell([Intent::Undo, Intent::Accept]);
    assert_eq!(map(&hall).turn.as_ref().map(|(tribe, _)| *tribe), Some(0));
    // A moment of the chronicle is shown and left again; nonexistent hexes do nothing.
    let entry =
        map(&hall).chronicle.iter().find(|entry| !entry.is_head).map(|entry| entry.place).expect("there is one");
    hall.tell([Intent::Campaign(CampaignTurn::Moment(entry))]);
    assert!(map(&hall).chronicle.iter().any(|entry| entry.shown));
    hall.tell([Intent::Back]);
    click(&mut hall, 0, 1);
    assert_eq!(map(&hall).sheet.name, "Reed Watch");
    click(&mut hall, 7, 7);
    assert_eq!(map(&hall).sheet.name, "Reed Watch");
}

#[test]
fn orders_that_scripts_have_answered() {
    home::run("campaign::an_order_is_taken_back_with_what_a_script_has_answered");
}

#[test]
#[ignore = "part of orders_that_scripts_have_answered"]
fn an_order_is_taken_back_with_what_a_script_has_answered() {
    let mut hall = named("The Market");
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    let first = map(&hall).next.clone();
    end_turn(&mut hall);
    for _ in 0..20_000 {
        if map(&hall).steps.0 > 0 {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_ne!(map(&hall).next, first, "the script has had its turn");
    assert!(map(&hall).chronicle.iter().any(|entry| entry.words.contains("Otter Watch")), "it has moved");
    // One step back, and the player is asked the same as before.
    hall.tell([Intent::Undo]);
    assert_eq!((map(&hall).next.clone(), map(&hall).steps.0), (first, 0));
    assert!(!map(&hall).chronicle.iter().any(|entry| entry.words.contains("Otter Watch")), "it has not moved");
    // Outside the town nothing can be bought, and the note on the round says so.
    click(&mut hall, 0, 1);
    click(&mut hall, 0, 1);
    end_turn(&mut hall);
    for _ in 0..20_000 {
        if map(&hall).round.starts_with("Round 2 ") && !map(&hall).buttons.is_empty() {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let told = ["Round 1 is over", "Reed received 60 scrap and one point."].map(str::to_owned);
    let why = "Nothing to buy for Reed: no troop is in a town that the tribe holds.".to_owned();
    assert_eq!(map(&hall).news, [&told[..], &[why]].concat());
}

#[test]
fn guns() {
    home::run("campaign::guns_shell_an_enemy_and_both_see_where_shells_fall");
}

#[test]
#[ignore = "part of guns"]
fn guns_shell_an_enemy_and_both_see_where_shells_fall() {
    let mut hall = named("The Battery");
    // Two people play.
    hall.tell([Intent::Campaign(CampaignTurn::Seat(1, -1))]);
    while set_up(&hall).seats[1].player != set_up(&hall).seats[0].player {
        hall.tell([Intent::Campaign(CampaignTurn::Seat(1, -1))]);
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    let shell = map(&hall).buttons.iter().find(|button| button.words == "Shell Otter Battery").expect("it is offered");
    let fire = shell.intent.clone();
    // Guns fire at the second press.
    hall.tell([fire.clone()]);
    assert_eq!(title_of_card(&hall), None);
    assert!(map(&hall).next.starts_with("Shell Otter Battery?"), "{}", map(&hall).next);
    hall.tell([Intent::Back]);
    assert!(!map(&hall).next.starts_with("Shell"), "one step back: they don't fire");
    hall.tell([fire.clone(), fire]);
    // The other player puts its squads on the grid.
    assert_eq!(title_of_card(&hall), Some("Shells on Otter Battery"));
    let grid = |hall: &Hall| map(hall).card.as_ref().and_then(|card| card.grid.clone()).expect("the grid is shown");
    assert_eq!(grid(&hall).squads.len(), 4, "three squads, and an HQ with its fireteams");
    hall.tell([Intent::Campaign(CampaignTurn::Squad(2)), Intent::Campaign(CampaignTurn::Square(6, 5))]);
    assert_eq!(grid(&hall).squads[2].0, (6, 5));
    hall.tell([Intent::Campaign(CampaignTurn::Square(1, 1)), Intent::Campaign(CampaignTurn::Square(2, 2))]);
    assert_eq!((grid(&hall).squads[0].0, grid(&hall).chosen), ((2, 2), Some(0)), "a click on a squad takes hold of it");
    hall.tell([Intent::Accept]);
    // The player with the choice is asked which die counts, and anything else there is.
    while title_of_card(&hall) == Some("A shell has struck") {
        hall.tell([Intent::Campaign(CampaignTurn::Fate(0, 1)), Intent::Accept]);
    }
    assert_eq!(title_of_card(&hall), Some("Reed Battery shelled Otter Battery."));
    assert_eq!((grid(&hall).shells.len(), grid(&hall).chosen), (1, None));
    hall.tell([Intent::Accept]);
    assert!(map(&hall).chronicle.iter().any(|entry| entry.words.starts_with("A shell fell on ")));
    assert!(map(&hall).turn.as_ref().is_some_and(|(_, words)| words.contains("Otter Battery")), "the turn is over");
    // The end of a round shows what it brought.
    assert!(map(&hall).news.is_empty());
    end_turn(&mut hall);
    assert_eq!(
        map(&hall).news,
        ["Round 1 is over", "Reed received 10 scrap and one point.", "Otter received 10 scrap and one point."]
    );
    hall.tell([Intent::Campaign(CampaignTurn::Read)]);
    assert!(map(&hall).news.is_empty(), "a click takes it away");
    while !map(&hall).round.starts_with("Round 2 ") {
        hall.tell([Intent::EndTurn]);
        hall.wait(1);
    }
    assert!(map(&hall).news.is_empty(), "both were asked what to buy: {:?}", map(&hall).news);
}

#[test]
fn a_campaign_s_armies() {
    home::run("campaign::a_tribe_raises_a_roster_of_the_players_own");
}

#[test]
#[ignore = "part of a_campaign_s_armies"]
fn a_tribe_raises_a_roster_of_the_players_own() {
    let own = tempfile::tempdir().expect("a folder");
    let roster = include_str!("../../assets/rosters/mandrill-horde.roster.ron");
    let named = roster.replacen("name: \"Mandrill Horde\"", "name: \"My Own Horde\"", 1);
    assert_ne!(named, roster, "it has a name of its own");
    std::fs::write(own.path().join("aaa.roster.ron"), named).expect("it is written");
    let ford = include_str!("campaigns/ford.campaign.ron");
    std::fs::write(own.path().join("ford.campaign.ron"), ford).expect("it is written");
    let mut hall = Hall::with(vec![own.path().to_owned()]);
    hall.tell([Intent::Open(Shown::Campaigns)]);
    let place = set_up(&hall).campaigns.iter().position(|card| card.name == "The Ford").expect("it is listed");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place))]);
    let before = set_up(&hall).seats[0].troops.clone();
    assert_eq!(set_up(&hall).seats[0].army, "The campaign's own army");
    for _ in 0..40 {
        if set_up(&hall).seats[0].army == "Army: My Own Horde" {
            break;
        }
        hall.tell([Intent::Campaign(CampaignTurn::Army(0, 1))]);
    }
    assert_eq!(set_up(&hall).seats[0].army, "Army: My Own Horde");
    let raised = set_up(&hall).seats[0].troops.clone();
    assert_ne!(raised, before, "its troops are others");
    assert_eq!(set_up(&hall).seats[1].army, "The campaign's own army");
    hall.tell([Intent::Campaign(CampaignTurn::Begin)]);
    assert!(map(&hall).sheet.units.iter().any(|unit| unit.members.iter().any(|(clan, ..)| clan == "mandrill")));
}

#[test]
fn colors_stay_with_tribes() {
    home::run("campaign::a_tribe_keeps_its_color_when_another_one_stays_away");
}

#[test]
#[ignore = "part of colors_stay_with_tribes"]
fn a_tribe_keeps_its_color_when_another_one_stays_away() {
    let mut hall = hall();
    let place = set_up(&hall).campaigns.iter().position(|card| card.name == "Old Crossing").expect("it ships");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place))]);
    let colors: Vec<u8> = set_up(&hall).seats.iter().map(|seat| seat.seat).collect();
    assert_eq!(colors, [0, 1, 2, 3]);
    for away in [1, 3] {
        while set_up(&hall).seats[away].player != "Nobody" {
            hall.tell([Intent::Campaign(CampaignTurn::Seat(away, -1))]);
        }
    }
    hall.tell([Intent::Campaign(CampaignTurn::Begin), Intent::Campaign(CampaignTurn::Leaf(CampaignLeaf::Tribes))]);
    let seats: Vec<(u8, &str)> = map(&hall).tribes.iter().map(|tribe| (tribe.seat, tribe.name.as_str())).collect();
    assert_eq!(seats, [(0, "Highridge"), (2, "Sandreach")]);
}
