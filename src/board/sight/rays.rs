//! All lines from one cell at once: lines that begin alike share the squares they have in common.
//!
//! Seen from the viewer, the lines to all targets of an eighth of the table form a tree: every node is a square
//! that one or several lines cross, its children the squares they cross next. The tree depends on offsets only, so
//! it is grown once and walked for every viewer and every eighth; where a square ends the lines, all behind it is
//! left out. See [`cast`] for how heights fit in.

use super::view::View;
use crate::board::Cell;
use crate::board::terrain::{Ground, Lay};
use std::sync::LazyLock;

/// The longest side of a table that the tree reaches over.
const REACH: i16 = 72;

static TREE: LazyLock<Vec<Node>> = LazyLock::new(grow);

/// One square of the tree, in the order of a walk that goes into a branch before it goes on to the next.
#[derive(Clone, Copy)]
struct Node {
    /// Offset along the long and the short axis of the eighth.
    long: u8,
    short: u8,
    depth: u8,
    marks: u8,
    /// The first node behind this branch.
    end: u32,
}

/// The line came along the long axis.
const ALONG: u8 = 0;
/// The line came along the short axis.
const ASIDE: u8 = 1;
/// The line came through a corner.
const CORNER: u8 = 2;
/// Both bits of the way a line came.
const WAY: u8 = 3;
/// The square before the last is a neighbour of this one.
const TURNED: u8 = 4;
/// The corner before the last square has a square beside this one.
const AFTER_CORNER: u8 = 8;
/// A line ends here.
const TARGET: u8 = 16;

/// Whether the tree reaches from every cell of the ground to every other.
pub(super) fn reach_over(ground: &Ground) -> bool {
    let (width, height) = ground.size();
    width <= REACH && height <= REACH
}

/// The ways taken by the line to an offset of the eighth.
fn ways(long: i32, short: i32) -> impl Iterator<Item = u8> {
    let (mut x, mut y) = (0, 0);
    std::iter::from_fn(move || {
        if (x, y) == (long, short) {
            return None;
        }
        let ahead = short * (2 * x + 1) - long * (2 * y + 1);
        x += i32::from(ahead <= 0);
        y += i32::from(ahead >= 0);
        Some(match ahead.signum() {
            -1 => ALONG,
            1 => ASIDE,
            _ => CORNER,
        })
    })
}

/// A node while the tree grows.
#[derive(Default)]
struct Bud {
    children: [usize; 3],
    target: bool,
}

fn grow() -> Vec<Node> {
    let mut buds = vec![Bud::default()];
    for long in 1..REACH as i32 {
        for short in 0..=long {
            let mut at = 0;
            for way in ways(long, short) {
                if buds[at].children[way as usize] == 0 {
                    buds[at].children[way as usize] = buds.len();
                    buds.push(Bud::default());
                }
                at = buds[at].children[way as usize];
            }
            buds[at].target = true;
        }
    }
    let mut nodes = Vec::with_capacity(buds.len());
    let root = Node { long: 0, short: 0, depth: 0, marks: ALONG, end: 0 };
    branch(&buds, 0, root, &mut nodes);
    nodes
}

/// Lays the branches that leave a node in walking order.
fn branch(buds: &[Bud], at: usize, from: Node, nodes: &mut Vec<Node>) {
    for way in [ALONG, ASIDE, CORNER] {
        let child = buds[at].children[way as usize];
        if child == 0 {
            continue;
        }
        let turned = from.depth > 0 && way != CORNER && from.marks & WAY == 1 - way;
        let after_corner = way != CORNER && from.marks & WAY == CORNER;
        let mut marks = way;
        marks |= if turned { TURNED } else { 0 };
        marks |= if after_corner { AFTER_CORNER } else { 0 };
        marks |= if buds[child].target { TARGET } else { 0 };
        let node = Node {
            long: from.long + u8::from(way != ASIDE),
            short: from.short + u8::from(way != ALONG),
            depth: from.depth + 1,
            marks,
            end: 0,
        };
        let place = nodes.len();
        nodes.push(node);
        branch(buds, child, node, nodes);
        nodes[place].end = nodes.len() as u32;
    }
}

/// What the lines through a node have met so far.
#[derive(Clone, Copy, Default)]
struct Met {
    /// The highest thing, up to the viewer's eye, that might stand before a target with a lower eye.
    high: u16,
    leaves: u8,
    /// [`HERE`], [`BEFORE`] and [`PAIR`].
    cover: u8,
}

/// The square gives cover.
const HERE: u8 = 1;
/// The square before it gives cover.
const BEFORE: u8 = 2;
/// The two squares at the corner that led to it give cover.
const PAIR: u8 = 4;

/// Marks all targets that the viewer sees.
///
/// The tree is walked as if every target's eye were as high as the viewer's. That is exact for them. A lower target
/// behind something as high as its eye and no higher than the viewer's is looked at by a line of its own. A higher
/// target may look over what ends the walk; only one by at least two squares can, and those are few: each that has
/// not been seen in the walk is looked at by a line of its own.
pub(super) fn cast(ground: &Ground, viewer: Cell, view: &mut View) {
    let spots = ground.spots();
    let here = spots.index(viewer);
    view.mark(here, ground.gives_cover(viewer));
    let eye = ground.lays()[here].surface + 1;
    let (east, south) = (spots.width() - 1 - viewer.x, spots.height() - 1 - viewer.y);
    let row = spots.width() as isize;
    let mut uncertain = Vec::new();
    for (right, room_x) in [(1, east), (-1, viewer.x)] {
        for (down, room_y) in [(row, south), (-row, viewer.y)] {
            for (long, short, room) in [(right, down, (room_x, room_y)), (down, right, (room_y, room_x))] {
                let room = (room.0 as u8, room.1 as u8);
                Eighth { ground, eye, here: here as isize, long, short, room }.walk(view, &mut uncertain);
            }
        }
    }
    for place in uncertain {
        view.look(ground, viewer, place);
    }
    for place in ground.higher_than(eye) {
        if !view.is_marked(place) {
            view.look(ground, viewer, place);
        }
    }
}

/// One eighth of the table around a viewer.
struct Eighth<'a> {
    ground: &'a Ground,
    eye: u16,
    here: isize,
    /// Change of place for a step along the long and the short axis.
    long: isize,
    short: isize,
    /// Squares between the viewer and the edge along both axes.
    room: (u8, u8),
}

impl Eighth<'_> {
    fn walk(&self, view: &mut View, uncertain: &mut Vec<usize>) {
        let nodes: &[Node] = &TREE;
        let lays = self.ground.lays();
        let clear = self.ground.clear_under_canopy().min(u8::MAX as u32 - 2) as u8;
        let mut met = [Met::default(); 2 * REACH as usize];
        let mut at = 0;
        while at < nodes.len() {
            let node = nodes[at];
            if node.long > self.room.0 || node.short > self.room.1 {
                at = node.end as usize;
                continue;
            }
            let place = self.here + node.long as isize * self.long + node.short as isize * self.short;
            let lay = lays[place as usize];
            let before = met[node.depth as usize - 1];
            let mut now = Met { high: before.high, leaves: before.leaves, cover: 0 };
            if node.marks & WAY == CORNER {
                let pair = (lays[(place - self.long) as usize], lays[(place - self.short) as usize]);
                if !self.pass_corner(pair, &mut now) || now.leaves > clear {
                    at = node.end as usize;
                    continue;
                }
            }
            if node.marks & TARGET != 0 {
                let covered = is_covered(node.marks, lay, before.cover, now.cover);
                self.judge(lay, now, place as usize, covered, view, uncertain);
            }
            now.high = now.high.max(self.height(lay));
            now.leaves += u8::from(lay.canopy > self.eye);
            if lay.surface > self.eye || now.leaves > clear {
                at = node.end as usize;
                continue;
            }
            now.cover |= u8::from(lay.cover) * HERE | (before.cover & HERE) * BEFORE;
            met[node.depth as usize] = now;
            at += 1;
        }
    }

    /// What might stand before a lower target: the surface, and leaves that are no higher than the viewer's eye.
    fn height(&self, lay: Lay) -> u16 {
        let leaves = if lay.canopy <= self.eye { lay.canopy } else { 0 };
        lay.surface.max(leaves).min(self.eye)
    }

    fn affects(&self, lay: Lay) -> bool {
        lay.surface > self.eye || lay.canopy > self.eye
    }

    /// Takes the two squares at a corner in; false if they end the line.
    fn pass_corner(&self, (one, other): (Lay, Lay), now: &mut Met) -> bool {
        if one.surface > self.eye && other.surface > self.eye {
            return false;
        }
        now.cover = u8::from(one.cover && other.cover) * PAIR;
        let (high_one, high_other) = (self.height(one), self.height(other));
        // A square that does nothing at the viewer's height holds the pair back until the line dips below its top.
        let high = match (self.affects(one), self.affects(other)) {
            (true, true) => high_one.max(high_other),
            (true, false) => high_other,
            (false, true) => high_one,
            (false, false) => high_one.min(high_other),
        };
        now.high = now.high.max(high);
        now.leaves += u8::from(self.affects(one) && self.affects(other));
        true
    }

    fn judge(&self, lay: Lay, now: Met, place: usize, covered: bool, view: &mut View, uncertain: &mut Vec<usize>) {
        let target = lay.surface + 1;
        if target <= self.eye {
            if target < now.high {
                uncertain.push(place);
            } else {
                view.mark(place, covered);
            }
        } else if now.leaves == 0 || target == self.eye + 1 {
            view.mark(place, covered);
        }
    }
}

/// Whether a target is covered, by its own square or by what the line crosses beside it (G-08).
fn is_covered(marks: u8, target: Lay, before: u8, corner: u8) -> bool {
    target.cover
        || before & HERE != 0
        || corner & PAIR != 0
        || marks & TURNED != 0 && before & BEFORE != 0
        || marks & AFTER_CORNER != 0 && before & PAIR != 0
}
