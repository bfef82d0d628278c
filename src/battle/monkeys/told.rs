//! The battles of Monkeys With Guns as text and as plain data.

use crate::battle::{
    book::Played,
    monkeys::tell::{LogLine, Names, lines},
    told::Told,
};
use crate::board::Cell;
use crate::data::monkeys::Level;
use crate::engine::{BattleLog, Rules};
use crate::force::{
    PieceId, PrimateIx, Side, UnitId,
    squad::{Pile, Place},
};
use crate::rules::monkeys::{
    Monkeys,
    field::Field,
    order::{Leg, Order},
    scenarios,
};
use crate::words::{Term, say};
use bevy_ecs::world::World;
use serde_json::{Value, json};

impl Told for Monkeys {
    fn told(world: &World, level: Option<&Level>) -> Vec<LogLine> {
        let mut names = Names::of(world);
        if let Some(level) = level {
            names.sides = Self::side_names(level);
        }
        lines(&names, world.resource::<BattleLog>().facts())
    }

    fn unit(world: &World, unit: UnitId) -> String {
        Names::of(world).unit(unit)
    }

    fn short(world: &World, order: &Order) -> String {
        let called = || ("order", Term::from(Self::called(order)));
        if let Order::Move { steps, .. } | Order::Stealth { steps, .. } = order
            && let Some(Leg::Go(piece, path)) = steps.first()
            && let Some(start) = whereabouts(world, *piece)
        {
            let (who, end) =
                (Names::of(world).primate(*piece), path.0.iter().fold(start, |cell, step| cell.step(*step)));
            return say("why-order-to", &[called(), ("who", who.into()), ("cell", end.to_string().into())]);
        }
        match order.target() {
            Some(target) => say("why-order-at", &[called(), ("target", Self::unit(world, target).into())]),
            None => Self::called(order),
        }
    }

    fn sides(world: &World) -> [Value; 2] {
        let field = Self::view(world).field;
        Side::BOTH.map(|side| side_state(field, side))
    }

    fn seed(level: &Level) -> u64 {
        level.seed
    }
}

fn side_state(field: &Field, side: Side) -> Value {
    let units = field.all_units().filter(|unit| field.side(*unit) == side).map(|unit| {
        let state = field.unit(unit);
        let primates = field.roll_call(unit).map(|primate| primate_state(field, primate)).collect::<Vec<_>>();
        json!({
            "unit": state.id,
            "leader": state.lead.leader.map(|leader| field.primate(leader).id),
            "acting": state.lead.acting,
            "overwatch": state.watch.0,
            "outofammo": state.ammunition.is_out(),
            "primates": primates,
        })
    });
    json!({ "side": side, "lost": scenarios::lost_scrap(field, side), "units": units.collect::<Vec<_>>() })
}

fn primate_state(field: &Field, primate: PrimateIx) -> Value {
    let state = field.primate(primate);
    let (cell, aboard, pile) = match state.place {
        Place::On(cell) => (Some(cell), None, None),
        Place::Aboard(vehicle, _) => (None, Some(field.vehicle(vehicle).id), None),
        Place::Off(pile) => (None, None, Some(pile_word(pile))),
        Place::Afar | Place::Reserve => (None, None, None),
    };
    json!({
        "primate": state.id, "clan": field.clan(primate).name, "cell": cell, "aboard": aboard, "pile": pile,
        "pinned": state.pin.holds(), "braced": state.braced.0,
    })
}

const fn pile_word(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded => "wounded",
        Pile::Hollow => "hollow",
        Pile::Injured => "injured",
        Pile::Routed => "routed",
        Pile::Missing => "missing",
        Pile::Retreated => "retreated",
    }
}

/// The square of a primate.
fn whereabouts(world: &World, piece: PieceId) -> Option<Cell> {
    let field = Monkeys::view(world).field;
    field.cell(field.find_primate(piece)?)
}
