//! Checks that everyone starts within the leader's sphere of influence (T-24, T-27).

use super::sides::Checked;
use crate::board::{Cell, distance};
use crate::data::findings::{Findings, Path};
use crate::force::{PieceId, Side, UnitId, name::Part};
use crate::rules::monkeys::{
    muster::UnitMuster,
    profiles::Profiles,
    sphere::{LINK, SERGEANT},
    vehicles::Footprint,
};
use crate::words::Message;

/// A piece subject to the sphere: its position in the file, and the squares that it occupies.
struct Node {
    path: Path,
    squares: Vec<Cell>,
}

/// Checks all units of a side that are on the board; a vehicle without a position is an error too.
pub fn check(findings: &mut Findings, path: &Path, place: usize, side: &Checked, profiles: &Profiles) {
    for (platoon, stand) in side.stand.iter().enumerate() {
        for unit in &stand.units {
            let id = UnitId { side: Side::BOTH[place], platoon: platoon as u8 + 1, post: unit.post };
            let standing = unit.members.iter().any(|member| member.cell.is_some());
            let parked = unit.vehicles.iter().filter(|vehicle| vehicle.at.is_some()).count();
            if parked == unit.vehicles.len() {
                check_unit(findings, path, id, unit, profiles);
            } else if !standing {
                findings.fault(&path.key(id.to_string()), Message::new("level-no-parking-place"));
            }
        }
    }
}

fn check_unit(findings: &mut Findings, path: &Path, id: UnitId, unit: &UnitMuster, profiles: &Profiles) {
    let nodes = nodes(path, id, unit, profiles);
    let Some(leader) = nodes.first().and_then(|leader| leader.squares.first()).copied() else { return };
    for stray in strays(&nodes) {
        let cell = nodes[stray].squares[0];
        let what = Message::new("level-sphere").with("cell", cell.to_string()).with("sergeant", leader.to_string());
        findings.fault(&nodes[stray].path, what.with("far", SERGEANT).with("near", LINK));
    }
}

/// The leader first, or the vehicle it rides in, then everyone on foot and all vehicles with an operator.
fn nodes(path: &Path, id: UnitId, unit: &UnitMuster, profiles: &Profiles) -> Vec<Node> {
    let on_foot = unit.members.iter().enumerate().filter_map(|(member, one)| Some((member, one.cell?)));
    let walkers = on_foot.enumerate().map(|(place, (member, cell))| {
        (member == 0, Node { path: path.key(id.to_string()).at(place), squares: vec![cell] })
    });
    let parked = unit.vehicles.iter().enumerate().filter_map(|(place, vehicle)| {
        let (corner, _) = vehicle.at?;
        let first = vehicle.crew.iter().any(|(rider, _)| *rider == 1);
        let piece = PieceId { unit: id, part: Part::Vehicle(place as u8 + 1) };
        let side = profiles.vehicles[vehicle.kind].side();
        let squares = Footprint::new(corner, side as u8).collect();
        (!vehicle.crew.is_empty()).then(|| (first, Node { path: path.key(piece.to_string()), squares }))
    });
    let mut nodes: Vec<(bool, Node)> = walkers.chain(parked).collect();
    nodes.sort_by_key(|(leads, _)| !leads);
    nodes.into_iter().map(|(_, node)| node).collect()
}

/// Nodes outside the sphere of influence of the first one (T-24).
fn strays(nodes: &[Node]) -> Vec<usize> {
    let far = |a: usize, b: usize| {
        let pairs =
            nodes[a].squares.iter().flat_map(|from| nodes[b].squares.iter().map(move |to| distance(*from, *to)));
        pairs.min().unwrap_or(i32::MAX)
    };
    let (mut legal, mut strays): (Vec<usize>, Vec<usize>) =
        (0..nodes.len()).partition(|node| *node == 0 || far(*node, 0) <= SERGEANT);
    loop {
        let linked = |node: &usize| legal.iter().any(|link| far(*node, *link) <= LINK);
        let (more, rest): (Vec<usize>, Vec<usize>) = strays.iter().partition(|node| linked(node));
        if more.is_empty() {
            return rest;
        }
        legal.extend(more);
        strays = rest;
    }
}
