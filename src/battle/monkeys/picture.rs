//! The board as text, for tests, scripts and terminals.

use crate::board::Cell;
use crate::force::Side;
use crate::rules::monkeys::field::Field;

/// One character per cell: ground by its kind, primates by the number of their squad, letters for the second side.
pub fn text(field: &Field) -> String {
    let spots = field.ground().spots();
    let row = |y: i16| (0..spots.width()).map(|x| glyph(field, Cell::new(x, y))).chain(['\n']).collect::<String>();
    (0..spots.height()).map(row).collect()
}

fn glyph(field: &Field, cell: Cell) -> char {
    if let Some(primate) = field.at(cell) {
        let unit = field.primate(primate).unit;
        let squad = field.all_units().filter(|other| field.side(*other) == field.side(unit)).position(|u| u == unit);
        let first = if field.side(unit) == Side::First { b'1' } else { b'a' };
        return (first + squad.unwrap_or(0) as u8) as char;
    }
    match field.ground().kind(cell).name.as_str() {
        "open" => '.',
        "rough" => ',',
        "forest" => 'T',
        "wall" => '=',
        "building" => '#',
        "water" => '~',
        _ => '?',
    }
}
