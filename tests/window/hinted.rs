//! The hints of the first battles: put away by keyboard like every other card.

use super::{home, ways::Hall};
use monkeys::{
    input::{Act, Asked, Hints, Intent},
    rules::monkeys::order::Order,
    screens::{Settings, monkeys::battle::verbs},
};

#[test]
fn a_hint_and_the_keys() {
    home::run_with("hinted::escape_and_enter_put_it_away", "(format: 1, hints: true, pass_card: false, speed: 0)");
}

#[test]
#[ignore = "part of a_hint_and_the_keys"]
fn escape_and_enter_put_it_away() {
    let mut hall = Hall::new();
    hall.two_groves();
    let begun = hall.orders();
    let seen = |hall: &Hall| hall.0.world().resource::<Settings>().hinted.clone();
    let forget = |hall: &mut Hall| {
        hall.0.world_mut().resource_mut::<Settings>().hinted.clear();
        hall.wait(3);
    };
    let card = hall.battle().lesson.clone().expect("a hint is shown");
    assert!(!card.pieces.is_empty(), "it keeps off the pieces");
    let escape = hall.0.world().resource::<Hints>().of(Act::Back).to_owned();
    assert!(card.buttons.iter().any(|button| button.gold && button.key == escape), "{:?}", card.buttons);
    for key in [Intent::Back, Intent::Accept] {
        forget(&mut hall);
        let title = hall.battle().lesson.clone().expect("a hint is shown").title;
        // Enter is the hint's, wherever the cursor is.
        assert_eq!(*hall.0.world().resource::<Asked>(), Asked::Draft);
        hall.tell([key.clone()]);
        assert!(hall.battle().lesson.as_ref().is_none_or(|card| card.title != title), "{key:?}");
        assert_eq!(seen(&hall).len(), 1, "it counts as seen");
        assert!(hall.pages().card.is_none() && hall.orders() == begun, "and nothing else happens");
    }
    // What Enter takes otherwise, it takes in spite of a hint.
    hall.tell([Intent::Mode(verbs::OVERWATCH)]);
    forget(&mut hall);
    assert!(hall.battle().lesson.is_some());
    hall.tell([Intent::Accept]);
    assert!(matches!(hall.orders().last(), Some(Order::Overwatch(_))), "{:?}", hall.orders());
}
