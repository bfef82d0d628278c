//! The camp of a troop in the window: primates change squads, and a town brings recruits (C-09, C-39, G-30).

use super::{home, ways::Hall};
use monkeys::{
    input::{Act, CampPiece, CampTurn, CampaignTurn, Intent, Shown},
    panels::{
        Scene,
        campaign::{Camp, CampPart, Campaign, Hold},
    },
};
use std::path::PathBuf;

fn map(hall: &Hall) -> &Campaign {
    match hall.scene() {
        Some(Scene::Campaign(campaign)) => campaign,
        other => panic!("the map is shown: {other:?}"),
    }
}

#[track_caller]
fn camp(hall: &Hall) -> &Camp {
    let Some(camp) = &map(hall).camp else { panic!("no camp is open: {} {:?}", map(hall).next, map(hall).told) };
    camp
}

#[track_caller]
fn unit<'a>(hall: &'a Hall, name: &str) -> &'a CampPart {
    let mut units = camp(hall).columns.iter().flat_map(|column| &column.units);
    units.find(|unit| unit.head.words == name).unwrap_or_else(|| panic!("no {name} in {:?}", camp(hall).columns))
}

/// How many are in the two squads.
#[track_caller]
fn sizes(hall: &Hall) -> (usize, usize) {
    (unit(hall, "Kudu").members.len(), unit(hall, "Oryx").members.len())
}

fn tell(hall: &mut Hall, turn: CampTurn) {
    hall.tell([Intent::Campaign(CampaignTurn::Camp(turn))]);
}

/// Opens the camp of Reed Watch, wherever it is among the troops.
#[track_caller]
fn open(hall: &mut Hall) {
    for place in 0..8 {
        tell(hall, CampTurn::Open(place));
        if map(hall).camp.as_ref().is_some_and(|camp| camp.title == "Reed Watch in camp") {
            return;
        }
    }
    panic!("no camp of Reed Watch: {} {:?}", map(hall).next, map(hall).told);
}

/// The last of Kudu goes to Oryx.
fn transfer(hall: &mut Hall) {
    let from = unit(hall, "Kudu").members.last().expect("somebody").id;
    let to = unit(hall, "Oryx").head.id;
    tell(hall, CampTurn::Put(from, to));
}

#[test]
fn a_camp() {
    home::run("camp::a_troop_is_regrouped_and_reinforced");
}

#[test]
#[ignore = "part of a_camp"]
fn a_troop_is_regrouped_and_reinforced() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/window/campaigns");
    let mut hall = Hall::with(vec![folder]);
    hall.tell([Intent::Open(Shown::Campaigns)]);
    let Some(Scene::Campaigns(set_up)) = hall.scene() else { panic!("the set-up is shown") };
    let place = set_up.campaigns.iter().position(|card| card.name == "The Market").expect("it is listed");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place)), Intent::Campaign(CampaignTurn::Begin)]);
    open(&mut hall);
    assert_eq!(sizes(&hall), (7, 6));
    assert!(camp(&hall).offers.is_empty() && camp(&hall).closed.is_some(), "not before the end of the round");
    // Something is picked up: the other squad lights up, and the held member is named.
    let one = unit(&hall, "Kudu").members[6].clone();
    tell(&mut hall, CampTurn::Hold(one.id));
    assert_eq!(unit(&hall, "Oryx").head.hold, Hold::Takes);
    assert_eq!(unit(&hall, "Kudu").head.hold, Hold::Still, "there it is already");
    assert!(camp(&hall).next.starts_with(&one.words), "{}", camp(&hall).next);
    hall.tell([Intent::Back]);
    assert_eq!(unit(&hall, "Oryx").head.hold, Hold::Free);
    // Put there, undone and redone, until too few would be left.
    transfer(&mut hall);
    assert_eq!(sizes(&hall), (6, 7));
    hall.tell([Intent::Undo]);
    assert_eq!(sizes(&hall), (7, 6));
    transfer(&mut hall);
    transfer(&mut hall);
    assert!(map(&hall).told.is_none());
    transfer(&mut hall);
    assert_eq!(sizes(&hall), (5, 8));
    assert!(map(&hall).told.is_some(), "five are a squad");
    hall.tell([Intent::Back]);
    assert!(map(&hall).told.is_none());
    hall.tell([Intent::Back]);
    assert!(map(&hall).camp.is_none(), "the map is back");
    // At the end of the round the town has recruits.
    hall.tell([Intent::EndTurn]);
    if map(&hall).next.contains(" hasn't marched yet.") {
        hall.tell([Intent::EndTurn]);
    }
    for _ in 0..60_000 {
        if map(&hall).next.starts_with("The round is over") {
            break;
        }
        hall.wait(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    // The gold button opens its camp, and so does its key.
    let gold = map(&hall).buttons.iter().find(|button| button.gold).expect("what to do first");
    assert_eq!((gold.words.as_str(), gold.key), ("Camp", Some(Act::Choose)));
    hall.tell([Intent::Accept]);
    assert_eq!(camp(&hall).title, "Reed Watch in camp");
    let offer = camp(&hall).offers.iter().find(|offer| offer.why.is_none() && offer.words.contains("for Kudu"));
    let offer = offer.unwrap_or_else(|| panic!("a recruit for Kudu: {:?}", camp(&hall).offers)).clone();
    let purse = camp(&hall).purse.clone();
    hall.tell([Intent::Campaign(CampaignTurn::Camp(offer.turn))]);
    assert_eq!(sizes(&hall), (6, 8));
    assert_ne!(camp(&hall).purse, purse, "it was paid for");
    // Nonexistent indices do nothing.
    tell(&mut hall, CampTurn::Buy(999));
    tell(&mut hall, CampTurn::Sell(999));
    tell(&mut hall, CampTurn::Hold(CampPiece::Primate(u16::MAX)));
    tell(&mut hall, CampTurn::Put(CampPiece::Unit(9, 9), CampPiece::Platoon(77, 3)));
    assert_eq!(sizes(&hall), (6, 8));
}
