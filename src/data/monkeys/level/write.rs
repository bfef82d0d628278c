//! Levels as text that is easy to edit: one line per row of the board, one line per squad.

use super::raw::{Afar, At, Force, Glyph, Ground, Level, Places, Side, Standing, Task};
use crate::board::{
    generate::Style,
    terrain::{self, Spot},
};
use crate::data::{
    monkeys::roster::{
        raw::Command,
        write::{list, officer, squad, team},
    },
    raw::Pairs,
    shape,
};
use std::fmt::{self, Write};

/// Letters for the book's kinds of ground; those with another name or top use one of [`SPARE`].
const LETTERS: &[(&str, char)] =
    &[("open", '.'), ("rough", ','), ("forest", 'T'), ("wall", '='), ("water", '~'), ("building", '#')];

/// Letters for everything else.
const SPARE: &str = "ABCDEFGHIJKLMNOPQRSUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A ground as rows of letters with their legend, and the style in which it was generated, if known.
pub fn draw(ground: &terrain::Ground, style: Option<Style>) -> Ground {
    let mut legend: Vec<(char, Spot)> = Vec::new();
    let mut rows = Vec::new();
    for row in ground.spots().values().chunks(ground.spots().width().max(1) as usize) {
        let letter = |spot: &Spot| letter(&mut legend, *spot, ground);
        rows.push(row.iter().map(letter).collect());
    }
    let glyph = |(letter, spot): (char, Spot)| {
        let kind = &ground.kinds()[spot.kind as usize];
        (letter, Glyph { kind: kind.name.clone(), top: (spot.top != kind.top).then_some(spot.top.into()) })
    };
    Ground::Drawn { legend: Pairs(legend.into_iter().map(glyph).collect()), rows, heights: heights(ground), style }
}

/// The letter of a spot, which is added to the legend when it first occurs.
fn letter(legend: &mut Vec<(char, Spot)>, spot: Spot, ground: &terrain::Ground) -> char {
    let alike = |known: &&(char, Spot)| (known.1.kind, known.1.top) == (spot.kind, spot.top);
    if let Some((letter, _)) = legend.iter().find(alike) {
        return *letter;
    }
    let letter = new_letter(legend, spot, ground);
    legend.push((letter, spot));
    letter
}

/// The kind's own letter, or the digit of its top if the level sets another one, or any unused letter.
fn new_letter(legend: &[(char, Spot)], spot: Spot, ground: &terrain::Ground) -> char {
    let kind = &ground.kinds()[spot.kind as usize];
    let usual = LETTERS.iter().find(|(name, _)| *name == kind.name).map(|(_, letter)| *letter);
    let digit = char::from_digit(spot.top.into(), 10);
    let wanted = if spot.top == kind.top { usual } else { digit };
    let free = |letter: &char| legend.iter().all(|(taken, _)| taken != letter);
    let letters = wanted.into_iter().chain(SPARE.chars()).chain('\u{4e00}'..);
    letters.into_iter().find(free).unwrap_or('?')
}

/// Rows of digits for the height of the soil; none if it is flat.
fn heights(ground: &terrain::Ground) -> Vec<String> {
    if ground.spots().values().iter().all(|spot| spot.soil == 0) {
        return Vec::new();
    }
    let digit = |spot: &Spot| char::from_digit(spot.soil.into(), 10).unwrap_or('9');
    let width = ground.spots().width().max(1) as usize;
    ground.spots().values().chunks(width).map(|row| row.iter().map(digit).collect()).collect()
}

/// The text of a level.
pub fn text(level: &Level) -> String {
    let mut text = String::new();
    // Writing to a string never fails.
    let _ = write_level(&mut text, level);
    text
}

fn write_level(f: &mut String, level: &Level) -> fmt::Result {
    writeln!(f, "(\n    format: {},", level.format)?;
    writeln!(f, "    name: {:?},", level.name)?;
    writeln!(f, "    about: {:?},", level.about)?;
    writeln!(f, "    book: {:?}, scenario: {:?},", level.book, level.scenario)?;
    if level.attacker != crate::force::Side::First {
        writeln!(f, "    attacker: {:?},", level.attacker.key())?;
    }
    if let Some(rounds) = level.rounds {
        writeln!(f, "    rounds: {rounds},")?;
    }
    writeln!(f, "    seed: {},", level.seed)?;
    write_ground(f, &level.ground)?;
    let block = |(from, to): &(At, At)| format!("(({}, {}), ({}, {}))", from.0, from.1, to.0, to.1);
    if !level.markers.is_empty() {
        writeln!(f, "    markers: [{}],", list(&level.markers, block))?;
    }
    writeln!(f, "    zones: {{")?;
    for (name, blocks) in &level.zones.0 {
        writeln!(f, "        {name:?}: [{}],", list(blocks, block))?;
    }
    writeln!(f, "    }},\n    sides: [")?;
    level.sides.iter().try_for_each(|side| write_side(f, side))?;
    writeln!(f, "    ],\n)")
}

fn write_ground(f: &mut String, ground: &Ground) -> fmt::Result {
    match ground {
        Ground::Generated { size, density, style, symmetry, mix, pieces, seed } => {
            write!(f, "    ground: Generated(size: ({}, {}), density: {density}, style: {style:?}", size.0, size.1)?;
            if let Some(mix) = mix {
                let weights = [("forest", mix.forest), ("rough", mix.rough), ("building", mix.building)];
                let weights = weights.into_iter().chain([("wall", mix.wall), ("water", mix.water)]);
                let weights: Vec<String> = weights.map(|(name, weight)| format!("{name}: {weight}")).collect();
                write!(f, ", mix: ({})", weights.join(", "))?;
            }
            writeln!(f, ", symmetry: {symmetry:?}, pieces: {pieces:?}, seed: {seed}),")
        }
        Ground::Drawn { legend, rows, heights, style } => {
            writeln!(f, "    ground: Drawn(")?;
            if let Some(style) = style {
                writeln!(f, "        style: {style:?},")?;
            }
            writeln!(f, "        legend: {{")?;
            for (letter, glyph) in &legend.0 {
                let top = glyph.top.map_or_else(String::new, |top| format!(", top: {top}"));
                writeln!(f, "            {letter:?}: (kind: {:?}{top}),", glyph.kind)?;
            }
            writeln!(f, "        }},\n        rows: [")?;
            rows.iter().try_for_each(|row| writeln!(f, "            {row:?},"))?;
            writeln!(f, "        ],")?;
            if !heights.is_empty() {
                writeln!(f, "        heights: [")?;
                heights.iter().try_for_each(|row| writeln!(f, "            {row:?},"))?;
                writeln!(f, "        ],")?;
            }
            writeln!(f, "    ),")
        }
    }
}

fn write_side(f: &mut String, side: &Side) -> fmt::Result {
    let Side { key, name, edge, zone, .. } = side;
    let zone = zone.as_ref().map_or_else(String::new, |zone| format!(" zone: {zone:?},"));
    writeln!(f, "        (\n            key: {key:?}, name: {name:?}, edge: {edge:?},{zone}")?;
    writeln!(f, "            platoons: [")?;
    side.platoons.iter().try_for_each(|force| write_force(f, force))?;
    if !side.afar.is_empty() {
        writeln!(f, "            ],\n            afar: [")?;
        for Afar { name, hexes, supports, others } in &side.afar {
            writeln!(f, "            (\n            name: {name:?}, hexes: {hexes},")?;
            for (field, forces) in [("supports", supports), ("others", others)] {
                if !forces.is_empty() {
                    writeln!(f, "            {field}: [")?;
                    forces.iter().try_for_each(|force| write_force(f, force))?;
                    writeln!(f, "            ],")?;
                }
            }
            writeln!(f, "            ),")?;
        }
    }
    writeln!(f, "            ],\n            places: {{")?;
    for (unit, places) in &side.places.0 {
        let cell = |at: &At| format!("({}, {})", at.0, at.1);
        let place = match places {
            Places::Around(at) => format!("Around({})", cell(at)),
            Places::Cells(cells) => format!("Cells([{}])", list(cells, cell)),
            Places::Facing(at, faces) => format!("Facing({}, {faces:?})", cell(at)),
            Places::Manned { at, faces, crew } => {
                let seat = |(rider, seat): &(u8, _)| format!("({rider}, {seat:?})");
                format!("Manned(at: {}, faces: {faces:?}, crew: [{}])", cell(at), list(crew, seat))
            }
        };
        writeln!(f, "                {unit:?}: {place},")?;
    }
    writeln!(f, "            }},")?;
    write_standing(f, &side.standing)?;
    writeln!(f, "        ),")
}

/// Standing orders, one per line; empty if there are none.
fn write_standing(f: &mut String, standing: &[Standing]) -> fmt::Result {
    if standing.is_empty() {
        return Ok(());
    }
    writeln!(f, "            standing: [")?;
    for Standing { who, when, task } in standing {
        let task = match task {
            Task::Along(cells) => {
                let cell = |at: &At| format!("({}, {})", at.0, at.1);
                format!("Along([{}])", list(cells, cell))
            }
            other => format!("{other:?}"),
        };
        writeln!(f, "                (who: {who:?}, when: {when:?}, task: {task}),")?;
    }
    writeln!(f, "            ],")
}

fn write_force(f: &mut String, force: &Force) -> fmt::Result {
    match force {
        Force::Roster { file, platoon } => {
            writeln!(f, "                Roster(file: {file:?}, platoon: {platoon}),")
        }
        Force::Inline { name, scrap, command, squads } => {
            writeln!(f, "                Inline(\n                    name: {name:?}, scrap: {scrap},")?;
            if let Some(Command { co, xo, teams }) = command.as_deref() {
                writeln!(f, "                    command: (\n                        co: {},", officer(co))?;
                writeln!(f, "                        xo: {},\n                        teams: [", officer(xo))?;
                teams.iter().try_for_each(|one| writeln!(f, "                            {},", team(one)))?;
                writeln!(f, "                        ],\n                    ),")?;
            }
            writeln!(f, "                    squads: [")?;
            squads.iter().try_for_each(|one| writeln!(f, "                        {},", squad(one)))?;
            writeln!(f, "                    ],\n                ),")
        }
        Force::Veterans { .. } => writeln!(f, "                {},", shape::line(force)),
    }
}
