//! Get Down! is used when it saves more than it costs (T-162).

use crate::common::{opponent, scene};
use monkeys::data::persona::Strength;
use monkeys::rules::monkeys::order::Order;

/// What a squad does whose second member has come in sight of overwatch after some squares, ahead of its leader.
fn answer(squares: usize) -> Order {
    let (empty, commander) = (".".repeat(30), format!("AB{}C...", ".".repeat(24)));
    let gap = squares + 1;
    let house = format!("{}.{}", "#".repeat(gap), "#".repeat(29 - gap));
    let [near, far] = ["X", "Y"].map(|watcher| format!("{}{watcher}{}", ".".repeat(gap), ".".repeat(29 - gap)));
    let (ahead, behind) = ("6".repeat(squares + 2), "6".repeat(squares - 1));
    let text = format!(
        r#"(
            format: 1, book: Monkeys,
            tokens: ["{empty}", "{commander}", "{empty}", "{empty}", "{near}", "{far}"],
            rows: ["{empty}", "{empty}", "{house}", "{empty}", "{empty}", "{empty}"],
            kinds: {{ "commander": (talents: ["Get Down!"]) }},
            units: [
                (unit: "r1.1", kind: "baboon", members: "AB"), (unit: "r1.co", kind: "commander", members: "C"),
                (unit: "b1.1", kind: "baboon", members: "XY"),
            ],
            turn: (side: 'b'),
            play: [
                Do(Overwatch("b1.1")), Do(EndTurn),
                Do(Move(unit: "r1.1", steps: [Go("r1.1#2", "{ahead}"), Go("r1.1#1", "{behind}")])),
                Await('r', GetDown, ["r1.1"]), Place("r1.1#2", ({gap}, 1)), Place("r1.1#1", (0, 1)),
            ],
        )"#
    );
    opponent("steady", Strength::Quick, 1).choose(&mut scene(&text)).expect("the mover is asked")
}

#[test]
fn a_squad_drops_where_overwatch_sees_it() {
    let order = answer(3);
    assert_eq!(order, Order::GetDown, "it is in the open, three squares from its leader");
}

#[test]
fn a_squad_goes_on_rather_than_leave_a_member_behind() {
    // Nine squares ahead of its leader, the member would go missing at the end of the turn (T-28).
    let order = answer(8);
    assert_eq!(order, Order::GoOn, "it would be left behind");
}
