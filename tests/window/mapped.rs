//! The map of a campaign: counters, names and cards leave one another in sight.

use super::{clicks::Hand, home, marches, ways::Hall};
use bevy::math::{Rect, Vec2};
use monkeys::{
    input::{CampaignLeaf, CampaignTurn, Free, Intent, Lens, Pointer, Shown, pointer::Glance},
    panels::{Scene, Screen, campaign::Campaign},
    view::{HexMap, HexMarks, Outlook, hexes::label_places},
};
use std::path::PathBuf;

fn map(hall: &Hall) -> &Campaign {
    match hall.scene() {
        Some(Scene::Campaign(campaign)) => campaign,
        other => panic!("the map is shown: {other:?}"),
    }
}

/// Begins a campaign of this name.
fn begun(hall: &mut Hall, name: &str) {
    hall.tell([Intent::Open(Shown::Campaigns)]);
    let Some(Scene::Campaigns(set_up)) = hall.scene() else { panic!("the set-up is shown") };
    let place = set_up.campaigns.iter().position(|card| card.name == name).expect("it is listed");
    hall.tell([Intent::Campaign(CampaignTurn::Choose(place)), Intent::Campaign(CampaignTurn::Begin)]);
    hall.wait(30);
}

/// The points of the window, four pixels apart, at which the counter with this letter of the first tribe is.
fn points(hall: &Hall, letter: char) -> Vec<Vec2> {
    let world = hall.0.world();
    let (marks, outlook) = (world.resource::<HexMarks>(), world.resource::<Outlook>());
    let is_it = |place: usize| (marks.stacks[place].look.tribe, marks.stacks[place].look.letter) == (0, letter);
    let free = world.resource::<Free>();
    let all = (0..320).flat_map(|x| (0..180).map(move |y| Vec2::new(x as f32 * 4.0, y as f32 * 4.0)));
    all.filter(|at| free.takes(*at) && marks.stack_at(outlook, *at).is_some_and(is_it)).collect()
}

/// Moves the mouse to the middle of these points and clicks.
fn click(hall: &mut Hall, points: &[Vec2]) {
    let at = points.iter().sum::<Vec2>() / points.len() as f32;
    let world = hall.0.world_mut();
    let (lens, free) = (*world.resource::<Lens>(), world.resource::<Free>().clone());
    let glance = Glance { at: Some(at), ..Glance::default() };
    let mut intents = world.resource_mut::<Pointer>().look(&glance, &lens, &free);
    let cell = lens.cell_at(at).expect("a hex is there");
    intents.push(Intent::Click { cell, shift: false, double: false });
    hall.tell(intents);
}

#[test]
fn troops_in_one_hex() {
    home::run("mapped::each_of_five_troops_in_a_hex_is_in_sight_and_can_be_chosen");
}

#[test]
#[ignore = "part of troops_in_one_hex"]
fn each_of_five_troops_in_a_hex_is_in_sight_and_can_be_chosen() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/window/campaigns");
    let mut hall = Hall::with(vec![folder]);
    begun(&mut hall, "The Crowd");
    let sizes: Vec<usize> = "ABCDE".chars().map(|letter| points(&hall, letter).len()).collect();
    let (least, most) = (sizes.iter().min().copied(), sizes.iter().max().copied());
    assert!(least > Some(20) && least.zip(most).is_some_and(|(least, most)| least * 5 > most * 4), "{sizes:?}");
    // The one at the pointer moves first.
    let third = points(&hall, 'C');
    click(&mut hall, &third);
    assert!(map(&hall).turn.as_ref().is_some_and(|(_, words)| words.contains("Reed Three")), "{:?}", map(&hall).turn);
    // Then others are looked at, each by its own counter.
    for (letter, name) in [('A', "Reed One"), ('E', "Reed Five"), ('B', "Reed Two")] {
        let there = points(&hall, letter);
        click(&mut hall, &there);
        assert_eq!(map(&hall).sheet.name, name);
        let stacks = &hall.0.world().resource::<HexMarks>().stacks;
        let chosen: Vec<char> = stacks.iter().filter(|one| one.look.chosen).map(|one| one.look.letter).collect();
        assert_eq!(chosen, [letter]);
    }
}

#[test]
fn names_on_the_map() {
    home::run("mapped::no_name_on_a_map_covers_another");
}

#[test]
#[ignore = "part of names_on_the_map"]
fn no_name_on_a_map_covers_another() {
    let mut hall = Hall::new();
    for name in ["Fig Valley", "The Macaca Expanse", "Old Crossing"] {
        begun(&mut hall, name);
        let map = hall.0.world().resource::<HexMap>();
        let named = map.tiles.iter().filter(|tile| !tile.name.is_empty() || tile.worth != (0, 0)).count();
        for cell in [13, 17, 20, 28, 64] {
            let places = label_places(map, cell);
            assert_eq!(places.len(), named + map.tiles.len(), "each hex has its code");
            for (number, one) in places.iter().enumerate() {
                let other = places[..number].iter().find(|other| !other.intersect(*one).is_empty());
                assert_eq!(other, None, "{name}, {cell} pixels: {one:?}");
            }
        }
    }
}

#[test]
fn a_card_leaves_the_hexes_that_it_is_about_in_sight() {
    let shown = |campaign: Campaign, asked: Rect| {
        let campaign = Campaign { asked: vec![asked], ..campaign };
        let scene = Scene::Campaign(Box::new(campaign));
        let hand = Hand::new((1280.0, 720.0), 100, Screen { scene, above: None });
        let islands = hand.islands().to_vec();
        (islands.iter().any(|island| !island.intersect(asked).is_empty()), islands)
    };
    let note = || marches::campaign(CampaignLeaf::Troop);
    let card = || Campaign { card: Some(marches::meeting()), ..note() };
    let (upper_left, right) = (Rect::new(40.0, 110.0, 140.0, 190.0), Rect::new(680.0, 320.0, 790.0, 410.0));
    for (campaign, asked) in [(note(), upper_left), (note(), right), (card(), upper_left), (card(), right)] {
        let (covers, islands) = shown(campaign, asked);
        assert!(!covers && !islands.is_empty(), "{asked:?}: {islands:?}");
    }
}
