//! The names of sides, units and primates, as shown to players.

use super::sentence;
use crate::board::Cell;
use crate::engine::{beyond::beyond, order::Refusal};
use crate::force::{
    Mark, PieceId, Post, Roster, Side, UnitId,
    name::Part,
    squad::{Primate, Squad},
    vehicle::Vehicle,
};
use crate::rules::monkeys::{
    Illegal,
    field::Field,
    profiles::{Faces, MountKind, MountType},
    vehicles::Rig,
};
use crate::words::{Message, Term, kebab, say, word};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// The names of everything in a battle. They don't change while it lasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The names of the two sides.
    pub sides: [String; 2],
    units: Vec<(UnitId, String)>,
    primates: Vec<(PieceId, String)>,
    /// The names of each vehicle's mounts, in order.
    mounts: Vec<(PieceId, Vec<String>)>,
    /// Columns and rows of the board; none without one.
    board: Option<(i16, i16)>,
}

impl Names {
    /// The names in a world; its sides have the names of a quick level until [`Self::sides`] says otherwise.
    pub fn of(world: &World) -> Self {
        let roster = world.resource::<Roster>();
        let units = roster.units().filter_map(|unit| world.get::<Squad>(unit));
        let primates = roster.primates().filter_map(|primate| world.get::<Primate>(primate));
        let or = |name: &str, other: String| if name.is_empty() { other } else { name.to_owned() };
        let mut names = Self {
            sides: [word("side-first"), word("side-second")],
            units: units.map(|squad| (squad.id, or(&squad.name, unnamed(squad.id)))).collect(),
            primates: Vec::new(),
            mounts: mounts(world),
            board: world.get_resource::<Field>().map(|field| field.ground().size()),
        };
        tell_apart(&mut names.units);
        names.primates = primates.map(|one| (one.id, or(&one.name, names.numbered(one.id)))).collect();
        tell_apart(&mut names.primates);
        names
    }

    /// Units with their names, in the order of the roster.
    pub fn units(&self) -> &[(UnitId, String)] {
        &self.units
    }

    /// Primates with their names, in the order of the roster.
    pub fn primates(&self) -> &[(PieceId, String)] {
        &self.primates
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.sides[side.index()].clone()
    }

    /// The name of a unit; one without a name is called by its position in its platoon.
    pub fn unit(&self, id: UnitId) -> String {
        let known = self.units.binary_search_by_key(&id, |(unit, _)| *unit).ok();
        known.map_or_else(|| unnamed(id), |place| self.units[place].1.clone())
    }

    /// The name of a primate; one without a name is called by its unit and its number there.
    pub fn primate(&self, id: PieceId) -> String {
        let find = |id: PieceId| self.primates.binary_search_by_key(&id, |(primate, _)| *primate).ok();
        let known = find(id).or_else(|| find(id.mustered()));
        known.map_or_else(|| self.numbered(id), |place| self.primates[place].1.clone())
    }

    /// Where a cell lies that is beyond an edge of the board; none for one on the board.
    pub(super) fn beyond(&self, cell: Cell) -> Option<String> {
        beyond(cell, self.board?).map(|message| message.words())
    }

    /// The name of a vehicle's mount, counted from 1.
    pub(super) fn mount(&self, vehicle: PieceId, number: u8) -> String {
        let known = self.mounts.iter().find(|(piece, _)| *piece == vehicle).map(|(_, mounts)| mounts);
        let name = known.and_then(|mounts| mounts.get(usize::from(number).checked_sub(1)?));
        name.cloned().unwrap_or_else(|| word("mount-any"))
    }

    /// The one whose weapon it is; a weapon on a vehicle is called by its mount.
    pub(super) fn gun(&self, id: PieceId) -> String {
        let Part::Mount(vehicle, number) = id.part else { return self.primate(id) };
        let vehicle = PieceId { part: Part::Vehicle(vehicle), ..id };
        let terms = [("mount", self.mount(vehicle, number).into()), ("vehicle", self.primate(vehicle).into())];
        say("log-gun-of", &terms)
    }

    fn numbered(&self, id: PieceId) -> String {
        match id.part {
            Part::Primate(number) => {
                let terms = [("unit", self.unit(id.unit).into()), ("number", i32::from(number).into())];
                say("log-numbered", &terms)
            }
            Part::Vehicle(number) | Part::Mount(number, _) => {
                let terms = [("unit", self.unit(id.unit).into()), ("number", i32::from(number).into())];
                say("log-vehicle-of", &terms)
            }
        }
    }
}

/// Units or primates with the same name, as when both sides use the same roster, are numbered from the second on:
/// `Toucan`, `Toucan II`.
fn tell_apart<T>(named: &mut [(T, String)]) {
    let mut seen: BTreeMap<String, u8> = BTreeMap::new();
    for (_, name) in named {
        let count = seen.entry(name.clone()).or_default();
        *count = count.saturating_add(1);
        if *count > 1 {
            let number = Mark::Numeral(*count).to_string();
            *name = say("unit-again", &[("name", name.clone().into()), ("number", number.into())]);
        }
    }
}

/// The names of the mounts of each vehicle in a world.
fn mounts(world: &World) -> Vec<(PieceId, Vec<String>)> {
    let Some(field) = world.get_resource::<Field>() else { return Vec::new() };
    let of = |entity| {
        let kinds = &field.book.vehicles[usize::from(world.get::<Rig>(entity)?.kind)].mounts;
        Some((world.get::<Vehicle>(entity)?.id, (1..=kinds.len() as u8).map(|number| mount(kinds, number)).collect()))
    };
    world.resource::<Roster>().vehicles().filter_map(of).collect()
}

/// The name of a mount on a kind of vehicle for use inside a sentence, counted from 1: `left gunport`.
pub fn mount(mounts: &[MountKind], number: u8) -> String {
    let kind = usize::from(number).checked_sub(1).and_then(|place| mounts.get(place));
    word(match kind.map(|mount| (mount.kind, mount.faces)) {
        Some((MountType::Pintle, _)) => "mount-pintle",
        Some((MountType::Turret, _)) => "mount-turret",
        Some((MountType::Fixed, _)) => "mount-fixed",
        Some((MountType::Gunport, Faces::Left)) => "mount-gunport-left",
        Some((MountType::Gunport, _)) => "mount-gunport-right",
        None => "mount-any",
    })
}

/// A unit without a name: `squad 2 of platoon I`.
fn unnamed(id: UnitId) -> String {
    let platoon = Mark::Numeral(id.platoon).to_string();
    say("unit-unnamed", &[("post", post(id.post).into()), ("platoon", platoon.into())])
}

/// The position of a unit in its platoon, as text: `squad 2`, `commanding officer`.
pub fn post(post: Post) -> String {
    let (id, number) = match post {
        Post::Squad(number) => ("post-squad", number),
        Post::Half(number) => ("post-half", number),
        Post::Co => ("post-co", 0),
        Post::Xo => ("post-xo", 0),
        Post::Team(number) => ("post-team", number),
    };
    say(id, &[("number", i32::from(number).into())])
}

/// Why an order can't be given, as one sentence with names in place of ids.
pub fn refusal(why: &Illegal, names: &Names) -> String {
    in_names(&why.message(), names)
}

/// A message as text, with names in place of ids.
pub fn in_names(message: &Message, names: &Names) -> String {
    let named = message.terms.iter().map(|(key, term)| (*key, named(key, term.clone(), names)));
    say(&message.id, &named.collect::<Vec<_>>())
}

fn named(key: &str, term: Term, names: &Names) -> Term {
    let text = match (key, term) {
        (_, Term::Text(text)) => text,
        // Until it has a letter, a platoon is called by its numeral.
        ("platoon", Term::Number(number)) => return Term::Text(Mark::Numeral(number as u8).to_string()),
        (_, number) => return number,
    };
    match key {
        "order" => Term::Text(word(&format!("order-{}", kebab(&text)))),
        "window" => Term::Text(word(&format!("window-name-{}", kebab(&text)))),
        "edges" => {
            let edges: Vec<String> = text.split(' ').map(|edge| word(&format!("edge-{edge}"))).collect();
            Term::Text(sentence::list(&edges, "list-or"))
        }
        _ => match (text.parse::<PieceId>(), text.parse::<UnitId>()) {
            (Ok(piece), _) => Term::Text(names.primate(piece)),
            (_, Ok(unit)) => Term::Text(names.unit(unit)),
            _ => Term::Text(text),
        },
    }
}
