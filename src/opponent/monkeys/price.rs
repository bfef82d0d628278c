//! What an order of a play-out costs, counted and not timed, so that every machine plays the same battle.

use crate::engine::Shape;
use crate::force::VehicleIx;
use crate::rules::monkeys::{choices::Table, driving, order::Order};

/// What it costs to think of an order and to carry it out: so much, and one for each primate on the board. For a unit with
/// vehicles more, as all their ways are searched: so much for each square of the square of a Speed.
const ORDER: u64 = 40;
const SEARCHED: u64 = 10;

/// What an order of a play-out costs.
pub fn price(Table { field, clock, .. }: Table, order: &Order) -> u64 {
    let acts = clock.window().is_some_and(|window| window.shape() == Shape::Act);
    let unit = order.unit().filter(|_| acts).and_then(|id| field.find_unit(id));
    let drivable = |vehicle: &VehicleIx| driving::check_drivable(field, *vehicle).is_ok();
    let vehicles = unit.into_iter().flat_map(|unit| field.vehicles_of(unit)).filter(drivable);
    let searched = vehicles.map(|vehicle| u64::from(driving::speed(field, vehicle)).pow(2));
    let standing = field.primates.iter().filter(|one| one.place.is_on_board()).count();
    ORDER + standing as u64 + SEARCHED * searched.sum::<u64>()
}
