//! What must hold in every battle after every order, and the state of a battle derived from its log alone.

use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::engine::{BattleLog, What, fact::Who};
use monkeys::force::{PieceId, Side, UnitId, VehicleIx, squad::Place, vehicle::Seat};
use monkeys::rules::monkeys::{
    door, field::Field, pins::Pin, platoons::Turn, profiles::VehicleTrait, sequence::Frame, sphere,
};
use std::collections::{BTreeMap, BTreeSet};

/// The most actions a unit can have: its two, and one from a Special Order (T-16).
const MOST_ACTIONS: u8 = 3;

/// The state of a battle according to its log: everybody's place, the leaders, the marks.
pub struct Ledger {
    places: BTreeMap<PieceId, Place>,
    leaders: BTreeMap<UnitId, PieceId>,
    marks: BTreeSet<(String, &'static str)>,
    /// Number of facts that have been read.
    read: usize,
    /// Turns taken at the last check, and the platoon that was active then.
    turns: u16,
    active: Option<(Side, u8)>,
}

fn name(who: Who) -> String {
    match who {
        Who::Unit(unit) => unit.to_string(),
        Who::Piece(piece) => piece.to_string(),
    }
}

impl Ledger {
    /// A battle about to start: everybody is where it was mustered.
    pub fn new(world: &World) -> Self {
        let field = world.resource::<Field>();
        let primates = field.primates.iter().map(|primate| (primate.id, primate.place));
        let vehicles = field.vehicles.iter().map(|vehicle| (vehicle.id, vehicle.place));
        let leader = |unit: &monkeys::rules::monkeys::field::UnitState| {
            unit.lead.leader.map(|leader| (unit.id, field.primate(leader).id))
        };
        Self {
            places: primates.chain(vehicles).collect(),
            leaders: field.units.iter().filter_map(leader).collect(),
            marks: BTreeSet::new(),
            read: 0,
            turns: 0,
            active: None,
        }
    }

    /// Reads the new facts, and compares them with the field.
    pub fn look(&mut self, world: &World) {
        let facts = world.resource::<BattleLog>().facts();
        for fact in &facts[self.read..] {
            self.fold(&fact.what, world.resource::<Field>());
        }
        self.read = facts.len();
        self.places_agree(world.resource::<Field>());
        self.marks_agree(world.resource::<Field>());
        self.nobody_strays(world);
        nobody_shares_a_square(world.resource::<Field>());
        everybody_stands_on_the_board(world.resource::<Field>());
        states_are_within_bounds(world.resource::<Field>());
        // Between an explosion and the bail-out, survivors still sit in the wreck.
        if !door::table(world).clock.frames().any(|frame| matches!(frame, Frame::Explosion(_))) {
            seats_are_taken_once(world.resource::<Field>());
        }
        the_window_can_be_answered(world);
    }

    fn fold(&mut self, what: &What, field: &Field) {
        match what {
            What::Moved { piece, cell } | What::Placed { piece, cell } => {
                self.places.insert(*piece, Place::On(*cell));
                self.marks.remove(&(piece.to_string(), "braced"));
            }
            What::Boarded { piece, vehicle, seat } => {
                let vehicle = field.find_vehicle(*vehicle).expect("one boards a vehicle of the battle");
                self.places.insert(*piece, Place::Aboard(vehicle, *seat));
                self.marks.remove(&(piece.to_string(), "braced"));
            }
            What::Removed { piece, pile } => _ = self.places.insert(*piece, Place::Off(*pile)),
            What::Led { unit, primate } => _ = self.leaders.insert(*unit, *primate),
            What::Marked { who, mark } => {
                // Pinned and recovering are one mark in two stages (T-39).
                let other = if *mark == "pinned" { "recovering" } else { "pinned" };
                if matches!(*mark, "pinned" | "recovering") {
                    self.marks.remove(&(name(*who), other));
                }
                self.marks.insert((name(*who), mark));
            }
            What::Cleared { who, mark } => _ = self.marks.remove(&(name(*who), *mark)),
            _ => {}
        }
    }

    fn places_agree(&self, field: &Field) {
        for primate in &field.primates {
            assert_eq!(self.places.get(&primate.id), Some(&primate.place), "{}: log and field differ", primate.id);
        }
        for vehicle in &field.vehicles {
            assert_eq!(self.places.get(&vehicle.id), Some(&vehicle.place), "{}: log and field differ", vehicle.id);
        }
        for unit in field.all_units().filter(|unit| field.stands(*unit)) {
            let id = field.unit(unit).id;
            let leader = field.unit(unit).lead.leader.map(|leader| field.primate(leader));
            let leads = leader.filter(|leader| leader.place.is_on_board());
            if let Some(leader) = leads {
                assert_eq!(self.leaders.get(&id), Some(&leader.id), "{id}: the log tells of another leader");
            }
        }
    }

    fn marks_agree(&self, field: &Field) {
        let told = |who: String, mark: &'static str| self.marks.contains(&(who, mark));
        for primate in field.primates.iter().filter(|primate| primate.place.is_on_board()) {
            let id = primate.id.to_string();
            assert_eq!(told(id.clone(), "pinned"), primate.pin.holds(), "{id}: pinned in log and field");
            assert_eq!(told(id.clone(), "recovering"), primate.pin == Pin::Recovering, "{id}: recovering");
            assert_eq!(told(id.clone(), "braced"), primate.braced.0, "{id}: braced in log and field");
        }
        for unit in field.all_units().filter(|unit| field.stands(*unit)) {
            let state = field.unit(unit);
            let id = state.id.to_string();
            assert_eq!(told(id.clone(), "overwatch"), state.watch.0, "{id}: overwatch in log and field");
            assert_eq!(told(id.clone(), "out-of-ammo"), state.ammunition.is_out(), "{id}: ammunition in log and field");
            assert_eq!(told(id.clone(), "hidden"), state.hidden.holds(), "{id}: hidden in log and field");
        }
    }

    /// At the end of a turn, everybody in its platoon is in its unit's sphere (T-28).
    fn nobody_strays(&mut self, world: &World) {
        let (field, turn) = (world.resource::<Field>(), world.resource::<Turn>());
        if turn.turns_taken() != self.turns {
            let ended = self.active.take();
            for unit in ended.into_iter().flat_map(|(side, platoon)| field.platoon(side, platoon)) {
                let outside = sphere::sphere(field, unit).outside;
                assert!(outside.is_empty(), "{}: {} outside at its turn's end", field.unit(unit).id, outside.len());
            }
            self.turns = turn.turns_taken();
        }
        self.active = turn.active.map(|platoon| (turn.side, platoon));
    }
}

fn nobody_shares_a_square(field: &Field) {
    let mut taken = BTreeMap::new();
    let primates = field.primates.iter().filter_map(|primate| Some((primate.id, primate.place.cell()?)));
    let vehicles = field.vehicles.iter().filter(|vehicle| !vehicle.hull.wreck);
    let squares = vehicles.flat_map(|vehicle| vehicle.squares().map(|cell| (vehicle.id, cell)));
    for (id, cell) in primates.chain(squares) {
        if let Some(other) = taken.insert(cell, id) {
            panic!("{id} and {other} share {cell}\n{}", battle::monkeys::picture::text(field));
        }
    }
}

/// On the board, and no ground vehicle in a house (G-22).
fn everybody_stands_on_the_board(field: &Field) {
    let spots = field.ground().spots();
    for primate in &field.primates {
        let on_board = primate.place.cell().is_none_or(|cell| spots.get(cell).is_some());
        assert!(on_board, "{} stands beside the board", primate.id);
    }
    for vehicle in &field.vehicles {
        // A flyer may land on a roof.
        let flies = field.book.vehicles[usize::from(vehicle.rig.kind)].has(VehicleTrait::Flying);
        for cell in vehicle.squares() {
            assert!(spots.get(cell).is_some(), "{} stands beside the board", vehicle.id);
            assert!(flies || !field.ground().kind(cell).closed, "{} stands in a house at {cell}", vehicle.id);
        }
    }
}

fn states_are_within_bounds(field: &Field) {
    for unit in &field.units {
        assert!(unit.actions.left <= MOST_ACTIONS, "{} has {} actions", unit.id, unit.actions.left);
    }
    for unit in field.all_units().filter(|unit| field.stands(*unit)) {
        let members = field.roll_call(unit).count();
        let counted = field.roll_call(unit).filter(|mate| field.primate(*mate).unit == unit).count();
        assert_eq!(members, counted, "{} has members of others", field.unit(unit).id);
    }
}

/// A rider is in an existing vehicle; an operator and a gunner have their seats to themselves.
fn seats_are_taken_once(field: &Field) {
    let mut seats: BTreeMap<(VehicleIx, Seat), usize> = BTreeMap::new();
    for primate in &field.primates {
        let Some((vehicle, seat)) = primate.place.seat() else { continue };
        let state = field.vehicle(vehicle);
        assert!(state.place.is_on_board() && !state.hull.wreck, "{} rides the wreck {}", primate.id, state.id);
        *seats.entry((vehicle, seat)).or_default() += 1;
    }
    for ((vehicle, seat), riders) in seats {
        let kind = &field.book.vehicles[usize::from(field.vehicle(vehicle).rig.kind)];
        let room = if seat == Seat::Passenger { usize::from(kind.passengers) } else { 1 };
        assert!(riders <= room, "{}: {riders} on {seat:?}", field.vehicle(vehicle).id);
    }
}

fn the_window_can_be_answered(world: &World) {
    let over = door::table(world).clock.outcome().is_some();
    let Some(options) = battle::monkeys::choices(world) else {
        assert!(over, "nobody is asked, and the battle is not over");
        return;
    };
    assert!(!options.orders.is_empty(), "{} can't be answered", options.window.name());
    if options.window.name() != "Act" {
        let default = options.default.expect("a decision has a default");
        assert!(options.orders.contains(&default), "{default:?} is not among the choices");
    }
}
