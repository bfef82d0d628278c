//! Many campaigns: the same with any number of threads, and counts that match each other.

use crate::kit::{STRONG, WEAK, campaign, commander, parse, tribe};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        door,
        script::Tempers,
        seats::Seats,
        series::{self, Players},
        state::{self, Score},
    },
    data::library,
};
use std::sync::Arc;

fn players() -> Players {
    let commanders = vec![(state::NATIVE, commander())];
    Players { seats: Seats::default(), tempers: Tempers::default(), commanders }
}

#[test]
fn a_series_is_the_same_with_any_number_of_threads_and_adds_up() {
    let tribes = tribe('r', &[((1, 2), STRONG)]) + &tribe('b', &[((3, 2), WEAK)]);
    let campaign = campaign(&tribes, "");
    let rows = series::play(&campaign, (7, 4), &players(), 1).expect("they play");
    assert_eq!(rows, series::play(&campaign, (7, 4), &players(), 3).expect("they play"));
    assert_eq!(rows.iter().map(|row| row.seed).collect::<Vec<_>>(), [7, 8, 9, 10]);
    for row in &rows {
        let came: u32 = row.shares.iter().map(|share| share.battles.0).sum();
        let won: u32 = row.shares.iter().map(|share| share.battles.1).sum();
        assert_eq!(came, row.battles, "somebody came to each battle");
        assert!(won <= row.battles);
        assert!((1..=3).contains(&row.rounds));
    }
    assert!(rows.iter().any(|row| row.winner == Some('r')), "the strong one wins");
}

#[test]
fn a_campaign_for_four_is_played_by_two_and_recorded_so() {
    let four = parse(library::campaign("old-crossing").expect("it ships")).expect("it is good");
    assert_eq!(four.tribes.len(), 4);
    let two = four.clone().without(&['b', 'v']);
    let keys: Vec<char> = two.tribes.iter().map(|tribe| tribe.key).collect();
    assert_eq!(keys, ['r', 'a']);
    let again = monkeys::data::campaign::of_folded("again", &two.folded(), &library::Library::shipped());
    assert_eq!(again.expect("it is good").0.folded(), two.folded(), "whoever stays away stays away in a save");
    let two = four.of_first(2);
    assert_eq!(two.tribes.iter().map(|tribe| tribe.key).collect::<Vec<_>>(), ['r', 'b']);
    let again = monkeys::data::campaign::of_folded("again", &two.folded(), &library::Library::shipped());
    assert_eq!(again.expect("it is good").0.tribes.len(), 2);
}

#[test]
fn those_who_march_begin_with_the_points_of_just_their_handicap() {
    let text = library::campaign("old-crossing").expect("it ships");
    let (from, to) =
        (text.find("    handicaps: [").expect("it has some"), text.find("    natives: [").expect("after them"));
    let own = "    handicaps: [{ 'r': 3, 'b': 4 }, { 'b': 5, 'a': 6, 'r': 0 }],\n";
    let four = parse(&format!("{}{own}{}", &text[..from], &text[to..])).expect("it is good");
    let usual: Vec<u32> = four.tribes.iter().map(|tribe| tribe.points).collect();
    let begin = |campaign: monkeys::data::campaign::Campaign| {
        let mut world = World::new();
        let again = monkeys::data::campaign::of_folded("again", &campaign.folded(), &library::Library::shipped());
        door::begin(&mut world, &Arc::new(again.expect("it is good").0), 1);
        let tribes = state::tribes(&world).into_iter();
        tribes.map(|tribe| state::of_tribe::<Score>(&world, tribe).0).collect::<Vec<_>>()
    };
    assert_eq!(begin(four.clone()), usual);
    assert_eq!(begin(four.clone().of_first(4)), usual);
    assert_eq!(begin(four.clone().of_first(2)), [3, 4]);
    assert_eq!(begin(four.clone().without(&['v'])), [0, 5, 6]);
    assert_eq!(begin(four.clone().without(&['v']).without(&['a'])), [3, 4], "one after another");
    assert_eq!(begin(four.without(&['r', 'v'])), [usual[1], usual[2]], "nothing is said of these two");
}

/// The left and right halves of the shipped maps for two are the same, with the same troops.
#[test]
fn maps_for_two_tribes_are_mirrored() {
    for name in ["fig-valley", "old-crossing", "macaca-expanse"] {
        let campaign = Arc::new(parse(library::campaign(name).expect("it ships")).expect("it is good").of_first(2));
        let last = campaign.map.keys().map(|hex| hex.column).max().expect("it has hexes");
        let mirror = |hex: monkeys::board::hex::Hex| crate::kit::hex(last - hex.column, hex.row);
        for (hex, kind) in &campaign.map {
            assert_eq!(campaign.map.get(&mirror(*hex)), Some(kind), "{name} {hex}");
        }
        let [one, other] = [0, 1].map(|tribe| {
            let mut at: Vec<_> = campaign.tribes[tribe].troops.iter().map(|troop| troop.at).collect();
            at.sort_unstable();
            at
        });
        let mut mirrored: Vec<_> = other.into_iter().map(mirror).collect();
        mirrored.sort_unstable();
        assert_eq!(one, mirrored, "{name}");
    }
}
