//! Where something lies that went beyond the edge of the board, in words.

use crate::board::{Cell, Edge};
use crate::words::Message;

/// How far a cell lies beyond which edge of a board of this size: "3 squares beyond the northern edge"; none for a cell
/// on the board.
pub fn beyond(cell: Cell, size: (i16, i16)) -> Option<Message> {
    let edge = Edge::passed(cell, size)?;
    let id = match edge {
        Edge::North => "beyond-north",
        Edge::East => "beyond-east",
        Edge::South => "beyond-south",
        Edge::West => "beyond-west",
    };
    Some(Message::new(id).with("squares", i32::from(-edge.depth(cell, size))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_beyond_an_edge_is_told_by_the_farther_one() {
        let told = |x: i16, y: i16| beyond(Cell::new(x, y), (30, 24)).map(|message| message.words());
        for at in [(0, 0), (29, 23), (15, 12)] {
            assert_eq!(told(at.0, at.1), None, "{at:?}");
        }
        assert_eq!(told(4, -1), Some("1 square beyond the northern edge".to_owned()));
        assert_eq!(told(32, 25), Some("3 squares beyond the eastern edge".to_owned()));
        assert_eq!(told(-1, 25), Some("2 squares beyond the southern edge".to_owned()));
        assert_eq!(told(-5, 3), Some("5 squares beyond the western edge".to_owned()));
    }
}
