//! Vehicles by hand: seats on the sheet, a drive drafted and taken, a rider that gets out and in again, damage beside
//! the hull, the rolls of special weapons.

use super::models::{begin, check_last_roll, check_words, shipped};
use bevy::prelude::World;
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    battle::{self, chance::ChancePlayer, monkeys::tell},
    board::Cell,
    engine::BattleLog,
    force::{VehicleIx, vehicle::Seat},
    input::Intent,
    panels::decision::Ask,
    rules::monkeys::{Order, boarding, door, driving, gait::Pace, order::Leg, power::Victim, smoke},
    screens::monkeys::battle::{
        Draft, Hands, Names, act, cast, draw, hulls, landmarks,
        models::{self, Shown},
        riding, smoking,
    },
    view::art::{overlay::Region, palette::Palette},
};
use std::collections::BTreeSet;

/// The first orders of a battle in which the selected unit has a vehicle, and that vehicle.
pub(super) fn motorized(seed: u64) -> (World, Hands, VehicleIx) {
    let mut world = begin(&shipped("dust-road"), seed);
    for _ in 0..400 {
        let table = door::table(&world);
        if act::window_name(&world) == Some("Act") {
            let able = monkeys::rules::monkeys::commit::able(table.field, table.turn);
            let driven = able.into_iter().find_map(|unit| {
                let drivable = |vehicle: &VehicleIx| driving::check_drivable(table.field, *vehicle).is_ok();
                Some((unit, table.field.vehicles_of(unit).find(drivable)?))
            });
            if let Some((unit, vehicle)) = driven {
                let selected = Some(table.field.unit(unit).id);
                return (world, Hands::default().with(|hands| hands.select(selected)), vehicle);
            }
        }
        let choices = battle::monkeys::choices(&world).expect("someone is asked");
        let order = choices.default.unwrap_or(Order::EndTurn);
        battle::submit(&mut world, order).expect("it is accepted");
    }
    panic!("nobody ever drives")
}

#[test]
fn g_28_smoke_is_thrown_by_two_clicks_on_a_square() {
    let mut world = begin(&shipped("dust-road"), 3);
    let mut hands = Hands::default();
    for _ in 0..400 {
        let table = door::table(&world);
        let able = match act::window_name(&world) {
            Some("Act") => monkeys::rules::monkeys::commit::able(table.field, table.turn),
            _ => Vec::new(),
        };
        if let Some(unit) = able.into_iter().find(|unit| smoking::can_throw(table.field, *unit)) {
            hands.select(Some(table.field.unit(unit).id));
            break;
        }
        let choices = battle::monkeys::choices(&world).expect("someone is asked");
        battle::submit(&mut world, choices.default.unwrap_or(Order::EndTurn)).expect("it is accepted");
    }
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::SMOKE));
    let field = door::table(&world).field;
    let unit = hands.selected().and_then(|id| field.find_unit(id)).expect("somebody has smoke");
    let thrower = smoke::throwers(field, unit).next().and_then(|one| field.cell(one)).expect("he stands");
    let goal = Cell::new(thrower.x - 3, thrower.y);
    hands.point_at(Some(goal));
    let discs = draw(&world, &hands, Palette::Print).overlays.regions;
    assert!(discs.iter().any(|(region, cells)| *region == Region::Blast && cells.contains(&goal)));
    act::answer(&mut world, &mut hands, &click(goal));
    assert!(
        matches!(hands.draft(), Some(Draft::Give(Order::Smoke { cell, .. })) if *cell == goal),
        "{:?}",
        hands.notice()
    );
    check_words(&models::battle(&world, &hands, &Shown::default()).sheet, "smoke");
    act::answer(&mut world, &mut hands, &click(goal));
    assert!(hands.draft().is_none(), "{:?}", hands.notice());
    let ended = door::table(&world).field.unit(unit).actions.ended;
    assert_eq!(ended, monkeys::rules::monkeys::commit::Ended::Committed);
}

#[test]
fn t_85_one_die_is_looked_up_for_primates_and_for_vehicles() {
    let (world, _, vehicle) = motorized(3);
    let field = door::table(&world).field;
    let hull = Victim::named(vehicle.into(), false);
    let rider = Victim::named(field.rider(vehicle, Seat::Operator).expect("it is driven").into(), false);
    let words = |face: u8, victims: &[Victim]| models::odds::outcome(field, face, victims).1;
    assert_eq!(words(2, &[hull]), "the vehicle is damaged");
    assert_eq!(words(4, &[hull]), "the vehicle is immobilized");
    assert_eq!(words(6, &[hull]), "the vehicle is destroyed");
    assert_eq!(words(6, &[hull, rider]), "wounded; the vehicle is destroyed");
    assert_eq!(words(1, &[hull]), words(1, &[rider]));
    let odds = models::odds::odds(field, (16, 12), &[hull]);
    assert_eq!(odds.0.iter().map(|chance| u32::from(chance.tenths)).sum::<u32>(), 1000);
}

fn click(cell: Cell) -> Intent {
    Intent::Click { cell, shift: false, double: false }
}

#[test]
fn g_23_a_hull_under_the_pointer_shows_its_seats_and_selects_its_unit() {
    let (mut world, mut hands, vehicle) = motorized(3);
    let table = door::table(&world);
    let shown = cast(table.field, table.turn);
    assert_eq!(shown.vehicles.len(), table.field.vehicles.len());
    let rider = table.field.rider(vehicle, Seat::Operator).expect("it is driven");
    let piece = table.field.primate(rider).id;
    assert!(shown.tokens.iter().all(|token| token.piece != piece || token.cell.is_none()), "a rider has no cell");
    let cell = hulls::middle(table.field.vehicle(vehicle).squares()).expect("it is on the board");
    let id = hands.selected().expect("a unit");
    hands.select(None);
    hands.point_at(Some(cell));
    let sheet = models::battle(&world, &hands, &Shown::default()).sheet;
    check_words(&sheet, "a hull");
    let driver = sheet.slots.first().and_then(|slot| slot.rider.as_ref()).expect("the driver's seat comes first");
    assert_eq!(driver.piece, piece);
    let speed = driving::speed(door::table(&world).field, vehicle).to_string();
    assert!(sheet.facts.iter().any(|(_, value)| *value == speed), "{:?}", sheet.facts);
    act::answer(&mut world, &mut hands, &click(cell));
    assert_eq!(hands.selected(), Some(id));
}

#[test]
fn arcs_of_a_hull_under_the_pointer_have_the_names_and_reach_of_their_weapons() {
    let (world, mut hands, _) = motorized(3);
    let field = door::table(&world).field;
    // Whether a unit is chosen or not.
    for chosen in [hands.selected(), None] {
        hands.select(chosen);
        let mut named = 0;
        for vehicle in hulls::all(field) {
            let state = field.vehicle(vehicle);
            let (Some(cell), Some(_)) = (hulls::middle(state.squares()), state.unit) else { continue };
            hands.point_at(Some(cell));
            let sketch = draw(&world, &hands, Palette::Print).sketch;
            let arcs = hulls::arcs(field, vehicle);
            assert_eq!(sketch.arcs.len(), arcs.len(), "{cell:?} of {:?}, {chosen:?}", state.id);
            for (towards, reach, weapons) in arcs {
                let drawn = sketch.arcs.iter().any(|arc| (arc.towards, arc.reach) == (towards, reach));
                assert!(drawn, "{towards:?}, {reach:?}: {:?}", sketch.arcs);
                let far = reach.map_or("any distance".to_owned(), |reach| format!("{reach} squares"));
                let named_so = |words: &str| {
                    let words = words.to_lowercase();
                    weapons.iter().all(|weapon| words.contains(&weapon.to_lowercase()))
                        && words.ends_with(&format!(", {far}"))
                };
                assert!(sketch.labels.iter().any(|label| named_so(&label.words)), "{weapons:?}: {:?}", sketch.labels);
                named += 1;
            }
        }
        assert!(named > 0, "something fires from a mount");
        hands.point_at(None);
        assert!(draw(&world, &hands, Palette::Print).sketch.arcs.is_empty());
    }
}

#[test]
fn g_22_a_drive_is_drafted_with_its_ghost_and_taken_by_the_second_click() {
    let (mut world, mut hands, vehicle) = motorized(3);
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::VEHICLE));
    assert_eq!(hands.mode(), Some(verbs::VEHICLE));
    let field = door::table(&world).field;
    let piece = field.vehicle(vehicle).id;
    hands.look_alone(Some(piece));
    let ways = driving::reach(field, vehicle, Pace::Walk);
    let free = |corner: Cell| hulls::piece_at(field, corner).is_none();
    let ends = ways.iter().filter(|(stand, ..)| free(stand.corner)).map(|(stand, ..)| stand.corner);
    let ends: Vec<Cell> = ends.collect();
    let goal = ends
        .into_iter()
        .find(|goal| riding::planned(door::table(&world), &hands, *goal).is_some_and(|planned| planned.is_ok()));
    let goal = goal.expect("it can drive somewhere");
    hands.point_at(Some(goal));
    let drawn = draw(&world, &hands, Palette::Print);
    assert!(drawn.sketch.vehicles.iter().any(|ghost| ghost.corner == goal), "{:?}", drawn.sketch.vehicles);
    assert!(drawn.sketch.paths.iter().any(|path| path.label.contains(" of ")));
    act::answer(&mut world, &mut hands, &click(goal));
    assert!(matches!(hands.draft(), Some(Draft::Move { order: Order::Move { steps, .. }, .. })
        if steps.iter().any(|leg| matches!(leg, Leg::Drive(id, _) if *id == piece))));
    let screen = models::battle(&world, &hands, &Shown::default());
    check_words(&screen.sheet, "a drive");
    assert!(screen.sheet.accept.is_some() && !screen.sheet.draft.is_empty());
    if hands.draft().is_some_and(|draft| matches!(draft, Draft::Move { outside, .. } if !outside.is_empty())) {
        act::answer(&mut world, &mut hands, &click(goal));
    }
    act::answer(&mut world, &mut hands, &click(goal));
    let field = door::table(&world).field;
    let vehicle = field.find_vehicle(piece).expect("it is still there");
    assert_eq!(field.vehicle(vehicle).place.cell(), Some(goal), "{:?}", hands.notice());
}

#[test]
fn g_22_a_hull_turns_on_the_spot_by_its_keys_and_is_told_the_price() {
    let (mut world, mut hands, vehicle) = motorized(3);
    let piece = door::table(&world).field.vehicle(vehicle).id;
    hands.look_alone(Some(piece));
    hands.choose(Some(verbs::VEHICLE));
    let before = door::table(&world).field.vehicle(vehicle).facing;
    act::answer(&mut world, &mut hands, &Intent::MoreTargets);
    act::answer(&mut world, &mut hands, &Intent::MoreTargets);
    act::answer(&mut world, &mut hands, &Intent::Accept);
    let after = door::table(&world).field.vehicle(vehicle).facing;
    assert_eq!(after as usize, (before as usize + 2) % 8, "{:?}", hands.notice());
}

#[test]
fn g_24_a_rider_gets_out_onto_a_lit_square_and_takes_his_seat_again() {
    let (mut world, mut hands, vehicle) = motorized(3);
    let field = door::table(&world).field;
    let (piece, rider) = (field.vehicle(vehicle).id, field.rider(vehicle, Seat::Operator).expect("it is driven"));
    let primate = field.primate(rider).id;
    act::answer(&mut world, &mut hands, &Intent::Seat(piece, Seat::Operator));
    assert_eq!(hands.alone(), Some(primate), "a click on a seat chooses who sits there");
    let field = door::table(&world).field;
    let exits = boarding::exits(field, vehicle);
    assert_eq!(riding::reach(door::table(&world), &hands), exits);
    let exit = exits
        .into_iter()
        .find(|exit| riding::planned(door::table(&world), &hands, *exit).is_some_and(|planned| planned.is_ok()));
    let exit = exit.expect("he can get out");
    act::answer(&mut world, &mut hands, &click(exit));
    act::answer(&mut world, &mut hands, &click(exit));
    let field = door::table(&world).field;
    assert_eq!(field.cell(field.find_primate(primate).expect("he lives")), Some(exit), "{:?}", hands.notice());
    hands.look_alone(Some(primate));
    act::answer(&mut world, &mut hands, &Intent::Seat(piece, Seat::Operator));
    act::answer(&mut world, &mut hands, &Intent::Accept);
    let field = door::table(&world).field;
    let vehicle = field.find_vehicle(piece).expect("it is still there");
    assert_eq!(field.rider(vehicle, Seat::Operator).map(|one| field.primate(one).id), Some(primate));
}

#[test]
fn everyone_who_gets_in_is_listed_by_seat_before_and_told_in_one_line_after() {
    let mut boarded = 0;
    for seed in 0..6 {
        let (mut world, mut hands, _) = motorized(seed);
        hands.choose(Some(verbs::VEHICLE));
        let offers = riding::offers(door::table(&world), &hands);
        let Some(place) = offers.iter().position(|(offer, order)| *offer == riding::Offer::AllIn && order.is_ok())
        else {
            continue;
        };
        riding::take_offer(&world, &mut hands, place);
        let names = world.resource::<Names>().clone();
        let Some(Draft::Give(Order::Move { steps, .. })) = hands.draft().cloned() else {
            panic!("{:?}", hands.draft())
        };
        let rider = |leg: &Leg| match leg {
            Leg::Mount(piece, ..) => Some(names.piece(*piece)),
            _ => None,
        };
        let mounted: Vec<String> = steps.iter().filter_map(rider).collect();
        if mounted.len() < 2 {
            continue;
        }
        let lines = models::battle(&world, &hands, &Shown::default()).sheet.draft;
        let of = |name: &str| lines.iter().filter(|line| line.contains(name)).count();
        assert!(mounted.iter().all(|name| of(name) >= 1), "{lines:?}");
        assert!(lines.iter().all(|line| !line.contains("seat ")), "{lines:?}");
        let before = world.resource::<BattleLog>().len();
        act::answer(&mut world, &mut hands, &Intent::Accept);
        let told = tell::lines(names.told(), &world.resource::<BattleLog>().facts()[before..]);
        let aboard: Vec<_> =
            told.iter().filter(|line| mounted.iter().any(|name| line.text.contains(name.as_str()))).collect();
        assert_eq!(aboard.len(), 1, "{told:?}");
        assert!(mounted.iter().all(|name| aboard[0].text.contains(name.as_str())), "{told:?}");
        boarded += 1;
    }
    assert!(boarded > 0, "nobody got in");
}

#[test]
fn panels_are_filled_all_through_a_battle_of_vehicles() {
    let mut seen = BTreeSet::new();
    for seed in 0..3 {
        let mut world = begin(&shipped("dust-road"), seed);
        let (mut player, mut turn) = (ChancePlayer::new(seed), 0);
        while let Some(order) = player.choose::<Order>(&world) {
            let options = battle::monkeys::choices(&world).expect("someone is asked");
            let window = options.window.name();
            let mut hands = Hands::default().with(|hands| hands.mark(models::default_mark(&options)));
            if window != "Act" {
                act::settle(&world, &mut hands);
            }
            let at = format!("seed {seed} {window}");
            if window != "Act" || seen.insert("first Act") || door::table(&world).turn.round > turn {
                turn = door::table(&world).turn.round;
                let screen = models::battle(&world, &hands, &Shown::default());
                check_words(&(&screen.sheet, &screen.band, &screen.decision, &screen.forecast), &at);
                draw(&world, &hands, Palette::Print);
                landmarks(&world);
                if window == "Act" {
                    check_last_roll(&world, &screen, &at);
                }
                if window == "Damage" {
                    let Some(Ask::Pick(cards)) = screen.decision.map(|decision| decision.ask) else { panic!("{at}") };
                    assert_eq!(cards.len(), options.orders.len());
                    assert!(cards.iter().all(|card| !card.title.is_empty() && !card.lines.is_empty()), "{cards:?}");
                }
                if window == "BailOut" {
                    assert!(!draw(&world, &hands, Palette::Print).sketch.ghosts.is_empty(), "{at}");
                }
            }
            seen.insert(window);
            battle::submit(&mut world, order).expect("a chosen order is accepted");
        }
    }
    assert!(seen.contains("Damage") && seen.contains("Volley"), "{seen:?}");
}
