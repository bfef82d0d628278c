//! The cost of an order in a play-out, counted rather than timed, so that every machine plays the same battle.

use crate::engine::Shape;
use crate::force::VehicleIx;
use crate::rules::monkeys::{choices::Table, driving, order::Order};

/// The cost of deciding on an order and carrying it out: this plus one for each primate on the board. More for a unit
/// with vehicles, since all their paths are searched: this much per square of the square of a Speed.
const ORDER: u64 = 40;
const SEARCHED: u64 = 10;

/// The cost of an order in a play-out.
pub fn price(Table { field, clock, .. }: Table, order: &Order) -> u64 {
    let acts = clock.window().is_some_and(|window| window.shape() == Shape::Act);
    let unit = order.unit().filter(|_| acts).and_then(|id| field.find_unit(id));
    let drivable = |vehicle: &VehicleIx| driving::check_drivable(field, *vehicle).is_ok();
    let vehicles = unit.into_iter().flat_map(|unit| field.vehicles_of(unit)).filter(drivable);
    let searched = vehicles.map(|vehicle| u64::from(driving::speed(field, vehicle)).pow(2));
    let standing = field.primates.iter().filter(|one| one.place.is_on_board()).count();
    ORDER + standing as u64 + SEARCHED * searched.sum::<u64>()
}
