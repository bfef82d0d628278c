//! Overlays on the board: sphere, reach, ghosts, lines, what is watched and seen. All from the rules' own helpers.

use super::{
    act::window_name,
    answers, clashes,
    hands::{Draft, Hands},
    hulls, leaving,
    models::{self, duel::Duel},
    moving, pieces, reach, riding,
    seeing::{covered_by, exchange_lines, ring_name, view_lines, watched},
    set_up, smoking,
};
use crate::battle;
use crate::board::{Cell, sight::End};
use crate::force::{PieceId, PrimateIx, UnitIx, squad::Place};
use crate::rules::monkeys::{
    choices::{Table, check, destinations, hideouts},
    commit, door, explosion,
    field::Field,
    foresight::ghost::sighting,
    gun::Gun,
    movement::{self, Walk},
    order::{Order, Volley},
    overwatch::Watcher,
    platoons::Turn,
    sequence::Frame,
    sphere::{self, Sphere},
    targets::{self, Spots},
};
use crate::screens::monkeys::battle::verbs;
use crate::view::{
    Overlays, Sketch, Spotlight,
    art::{
        overlay::{Region, Wash},
        palette::Palette,
    },
    rings::Ring,
    sketch::{AimSketch, Ghost, PathSketch},
};
use crate::words::Message;
use bevy::prelude::World;
use std::collections::BTreeSet;

/// Everything drawn over the board now.
pub struct Drawn {
    /// Areas and washes.
    pub overlays: Overlays,
    /// Drafts and lines.
    pub sketch: Sketch,
    /// The pieces shown lifted.
    pub spotlight: Spotlight,
    /// The planner's move to the cell under the pointer, while nothing is drafted.
    pub hovered_move: Option<Order>,
}

/// Draws the current moment for the hands.
pub fn draw(world: &World, hands: &Hands, palette: Palette) -> Drawn {
    let table = door::table(world);
    let mut drawn = Drawn {
        overlays: Overlays::default(),
        sketch: Sketch::default(),
        spotlight: spotlight(world, hands, table),
        hovered_move: None,
    };
    commitments(table, &mut drawn.sketch);
    match window_name(world) {
        Some("Act") => orders(table, hands, palette, &mut drawn),
        Some("Volley") => volley_lines(table, hands, &mut drawn),
        Some("BailOut") => climbers(table, hands, &mut drawn),
        Some("Watch") => trails(table, &mut drawn.sketch),
        Some("Deploy") => set_up::zone_and_next(table, hands, palette, &mut drawn),
        Some(_) => {
            clashes::decisions(table, hands, looked_at(world, hands).as_ref(), &mut drawn);
        }
        None => {}
    }
    // Who would be chosen is found among its mates at once.
    let asked = drawn.spotlight.piece.filter(|_| window_name(world).is_some_and(|name| name != "Act"));
    if let Some(body) = asked.and_then(|piece| table.field.find_body(piece)) {
        drawn.sketch.rings.push(Ring { cells: table.field.squares(body).collect(), pale: false });
    }
    // No unit need be chosen.
    let looked = hands.hover().and_then(|cell| hulls::hull_at(table.field, cell));
    if let Some(vehicle) = looked.filter(|_| drawn.hovered_move.is_none() && hands.draft().is_none()) {
        reach::standing_arcs(table.field, vehicle, &mut drawn.sketch);
    }
    drawn.sketch.labels.extend(ring_name(world, &drawn.overlays));
    view_lines(world, hands, palette, &mut drawn);
    drawn
}

/// The answer of the open window that is looked at: the one under the pointer, or else the marked one.
fn looked_at(world: &World, hands: &Hands) -> Option<Order> {
    let place = hands.option().unwrap_or(hands.marked());
    battle::monkeys::choices(world).and_then(|options| options.orders.get(place).cloned())
}

fn spotlight(world: &World, hands: &Hands, table: Table) -> Spotlight {
    let field = table.field;
    let id = |unit: UnitIx| field.unit(unit).id;
    let mut units: BTreeSet<_> = hands.selected().into_iter().collect();
    let mut piece = hands.alone();
    match window_name(world) {
        Some("Designate") => {
            let side = table.turn.side;
            units = match looked_at(world, hands) {
                Some(Order::Designate(platoon)) => field.platoon(side, platoon).map(id).collect(),
                _ => BTreeSet::new(),
            };
        }
        Some("Act") if hands.end_armed() => units = commit::able(field, table.turn).into_iter().map(id).collect(),
        Some("Act") => {}
        _ => {
            let looked = looked_at(world, hands);
            units = looked.iter().filter_map(Order::unit).collect();
            if let Some(Order::Promote(primate)) = looked {
                piece = Some(primate);
            }
            piece = hands.face().or(piece);
        }
    }
    Spotlight { units, pointed: None, piece, hovered: hands.hover() }
}

/// Thin lines from units to what they have committed to attack.
fn commitments(table: Table, sketch: &mut Sketch) {
    let field = table.field;
    for unit in commit::waiting(field, table.turn) {
        let target = field.unit(unit).commitment.target;
        let from = |target: UnitIx| shooter(field, unit, target).or_else(|| middle_of(field, unit));
        let ends = target.and_then(|target| from(target).zip(middle_of(field, target)));
        sketch.aims.extend(ends.map(|(from, to)| AimSketch { side: field.side(unit), from, to, committed: true }));
    }
}

/// The cell of the leader if it can shoot at the target, otherwise of the first member that can.
fn shooter(field: &Field, unit: UnitIx, target: UnitIx) -> Option<Cell> {
    let leader = field.unit(unit).lead.leader;
    let aims = |gun: &Gun| field.targets(target).any(|at| targets::aim(field, *gun, at, Spots::Standing).is_ok());
    let leads = |gun: &Gun| leader.is_some() && gun.primate(field) == leader;
    let (first, others): (Vec<Gun>, Vec<Gun>) = targets::guns(field, unit).partition(leads);
    let shooter = first.into_iter().chain(others).find(aims)?;
    hulls::middle(shooter.squares(field))
}

/// The cell of a unit's leader, or of its first member.
pub(super) fn middle_of(field: &Field, unit: UnitIx) -> Option<Cell> {
    middle_mate(field, unit).and_then(|mate| hulls::middle(field.squares(mate.into())))
}

/// A unit's leader, or its first member, on the board.
pub(super) fn middle_mate(field: &Field, unit: UnitIx) -> Option<PrimateIx> {
    let leader = field.unit(unit).lead.leader;
    leader.filter(|one| field.primate(*one).place.is_on_board()).or_else(|| field.members(unit).next())
}

/// Sphere and reach of the selected unit, the ghost of its move, the lines of its attack.
fn orders(table: Table, hands: &Hands, palette: Palette, drawn: &mut Drawn) {
    let field = table.field;
    let Some(unit) = hands.shown().and_then(|id| field.find_unit(id)) else { return };
    let able = commit::check_can_act(field, table.turn, unit).is_ok();
    let selected = hands.selected().and_then(|id| field.find_unit(id));
    let charges = hands.mode() == Some(verbs::CHARGE);
    if let Some(unit) = selected.filter(|_| charges) {
        clashes::orders(table, hands, unit, drawn);
    }
    let attack = selected
        .filter(|_| !charges && hands.mode() != Some(verbs::HIDE))
        .and_then(|unit| attacked(table, hands, unit).map(|target| (unit, target)));
    if let Some((by, target)) = attack {
        // The roll that is previewed in the forecast (T-47).
        let duel = Duel::standing(field, by, target);
        let looked = hands.volley().map_or_else(Volley::default, |draft| draft.volley);
        let salvos = duel.in_roll(looked).best().map(|named| named.salvos).unwrap_or_default();
        drawn.sketch.aims.extend(lines(field, &salvos));
        reach::blasts(field, &salvos, Spots::Standing, &mut drawn.overlays, &mut drawn.sketch);
    }
    let (riding, hides) = (hands.mode() == Some(verbs::VEHICLE), hands.mode() == Some(verbs::HIDE));
    let walks = riding || hides || matches!(hands.mode(), None | Some(verbs::MOVE));
    let moving = able && attack.is_none() && walks;
    let order = moving.then(|| move_order(table, hands, unit)).flatten();
    match &order {
        Some(order) => ghosts(table, hands, unit, order, drawn),
        None => {
            regions(&sphere::sphere(field, unit), field, drawn);
            let against = hands.against().filter(|_| able && attack.is_none() && hands.draft().is_none());
            if let Some(enemy) = against.and_then(|id| field.find_unit(id)) {
                exchange_lines(field, unit, enemy, drawn);
            }
        }
    }
    drawn.hovered_move = order.filter(|_| hands.draft().is_none());
    if moving && hands.carried().is_none() {
        let first = |cells: Vec<(Cell, u16)>| cells.into_iter().map(|(cell, _)| cell).collect();
        let id = field.unit(unit).id;
        let cells: BTreeSet<Cell> = match (riding, hides) {
            (true, _) => riding::reach(table, hands).into_iter().collect(),
            (_, true) => first(hideouts(table, id)),
            _ => first(destinations(table, id)),
        };
        drawn.overlays.regions.insert(0, (Region::Reach, cells));
        leaving::exits(table, hands, unit, &mut drawn.sketch);
        watched(field, table.turn.side.other(), palette, &mut drawn.overlays);
    }
    if hands.mode() == Some(verbs::SMOKE) && able {
        smoking::draw(table, hands, &mut drawn.overlays);
    }
    if hands.mode() == Some(verbs::OVERWATCH) {
        let cells = covered_by(field, unit);
        let wash = Wash::Watched(palette, pieces::outline(table.turn.side), false);
        drawn.overlays.washes.push((wash, cells.into_iter().collect()));
    }
}

/// The enemy unit drafted as a target or, as long as nothing is drafted, the attackable one under the pointer.
fn attacked(table: Table, hands: &Hands, unit: UnitIx) -> Option<UnitIx> {
    let field = table.field;
    match hands.draft() {
        Some(Draft::Attack { target, .. }) => return field.find_unit(*target),
        Some(_) => return None,
        None => {}
    }
    let enemy = hands.hover().and_then(|cell| hulls::unit_at(field, cell))?;
    let order = Order::Attack { unit: field.unit(unit).id, target: field.unit(enemy).id };
    check(table, &order).is_ok().then_some(enemy)
}

fn lines(field: &Field, salvos: &[crate::rules::monkeys::power::Salvo]) -> Vec<AimSketch> {
    let line = |by: Gun, to: Cell| {
        let from = hulls::middle(by.squares(field))?;
        Some(AimSketch { side: field.side(by.unit(field)?), from, to, committed: false })
    };
    salvos.iter().flat_map(|salvo| salvo.at.iter().filter_map(move |(_, aim)| line(salvo.by, aim.cell))).collect()
}

/// The drafted move, or the one to the cell under the pointer.
fn move_order(table: Table, hands: &Hands, unit: UnitIx) -> Option<Order> {
    if let Some(order) = riding::drafted(hands) {
        return Some(order.clone());
    }
    if hands.draft().is_some() && !matches!(hands.draft(), Some(Draft::Give(Order::Stealth { .. }))) {
        return None;
    }
    if let Some(beyond) = hands.brink() {
        return leaving::planned(table, hands, beyond)?.ok();
    }
    if hands.mode() == Some(verbs::VEHICLE) {
        return riding::planned(table, hands, hands.hover()?)?.ok();
    }
    let goal = hands.hover().filter(|cell| hulls::piece_at(table.field, *cell).is_none())?;
    moving::meant(table, hands, unit, goal).ok()
}

/// The ring of a sphere with its chain.
fn regions(sphere: &Sphere, field: &Field, drawn: &mut Drawn) {
    if sphere.centre.is_none() {
        return;
    }
    let cells: BTreeSet<Cell> = field.ground().spots().cells().filter(|cell| sphere.contains(*cell)).collect();
    drawn.overlays.regions.push((Region::Sphere, cells));
}

/// The formation after the move: its path, its cost, who watches it, who stays behind.
fn ghosts(table: Table, hands: &Hands, unit: UnitIx, order: &Order, drawn: &mut Drawn) {
    let field = table.field;
    let Some(moved) = models::Ghost::of(field, table.turn, order) else { return };
    for walk in &moved.walks {
        let carried = hands.carried() == Some(field.primate(walk.primate).id);
        if let Some(cell) = hands.hover().filter(|_| carried).or(walk.end.cell()) {
            drawn.sketch.ghosts.push(ghost(&moved, table.turn, hands, walk.primate, cell));
        }
    }
    let sphere = sphere::sphere(&moved.field, unit);
    if let Some(carried) = hands.carried().and_then(|piece| field.find_primate(piece)) {
        drawn.overlays.regions.push((Region::Reach, landing(field, &moved.field, &sphere, carried)));
    }
    drawn.sketch.links = chain(&sphere);
    regions(&sphere, field, drawn);
    let beads: Vec<Cell> = moved.wakes(field).into_iter().map(|(_, _, cell)| cell).collect();
    let leads = |walk: &&Walk| Some(walk.primate) == crate::rules::monkeys::formation::lead(field, unit);
    let told = moving::told(field, &moved).filter(|walk| leads(walk) || moved.drives.is_empty());
    if let Some(walk) = told.filter(|walk| !matches!(walk.end, Place::Off(_))) {
        drawn.sketch.paths.push(path(field, &moved, walk, (&beads, hands.way())));
    }
    leaving::ways(table, &moved, order, &beads, &mut drawn.sketch);
    reach::drives(table, &moved, order, &beads, &mut drawn.sketch);
    if let Some(enemy) = hands.against().and_then(|id| field.find_unit(id)) {
        exchange_lines(&moved.field, unit, enemy, drawn);
    }
}

/// Where a carried ghost may be put down: free squares inside the sphere that its primate can reach.
fn landing(field: &Field, after: &Field, sphere: &Sphere, carried: PrimateIx) -> BTreeSet<Cell> {
    let free = |cell: &Cell| after.at(*cell).is_none_or(|other| other == carried) && sphere.contains(*cell);
    let cells = movement::with_reach(field, carried, |reach| reach.cells().iter().copied().filter(free).collect());
    cells.unwrap_or_default()
}

fn ghost(moved: &models::Ghost, turn: &Turn, hands: &Hands, primate: PrimateIx, cell: Cell) -> Ghost {
    let field = &moved.field;
    let seen = sighting(field, field.side_of(primate), cell);
    let outside = moved.outside.contains(&primate);
    Ghost {
        look: pieces::look(field, turn, primate, outside),
        cell,
        covered: seen.covered,
        seen_by: u8::try_from(seen.seers).unwrap_or(u8::MAX),
        outside,
        shaken: hands.shaken(field.primate(primate).id),
    }
}

/// Thin links from each chained member to the nearest one before it.
fn chain(sphere: &Sphere) -> Vec<(Cell, Cell)> {
    let Some((centre, radius)) = sphere.centre else { return Vec::new() };
    let chained = sphere.legal.iter().enumerate().skip(1);
    let far = chained.filter(|(_, (_, cell))| crate::board::distance(centre, *cell) > radius);
    let link = |(place, (_, cell)): (usize, &(PrimateIx, Cell))| {
        let before = sphere.legal[..place].iter().map(|(_, other)| *other);
        before.min_by_key(|other| crate::board::distance(*other, *cell)).map(|other| (other, *cell))
    };
    far.filter_map(link).collect()
}

fn path(field: &Field, moved: &models::Ghost, walk: &Walk, (beads, way): (&[Cell], &[Cell])) -> PathSketch {
    let speed = moving::paced(moved, movement::gait(field, walk.primate).speed);
    let start = field.cell(walk.primate).into_iter();
    let id = if walk.end.seat().is_some() { "path-ride" } else { "path-cost" };
    let label = Message::new(id).with("cost", i32::from(walk.cost)).with("speed", i32::from(speed));
    PathSketch {
        side: field.side(moved.unit),
        cells: start.chain(walk.cells.iter().copied()).collect(),
        label: label.words(),
        beads: beads.to_vec(),
        stops: Vec::new(),
        waypoints: way.to_vec(),
    }
}

/// Ghosts of the survivors that climb out of a wreck, where they would stand.
fn climbers(table: Table, hands: &Hands, drawn: &mut Drawn) {
    if let Frame::Explosion(blast) = table.clock.top() {
        let cells = explosion::landing(table.field, blast.vehicle).into_iter().collect();
        drawn.overlays.regions.push((Region::Reach, cells));
    }
    for (piece, cell) in answers::places(table, hands) {
        let Some(primate) = table.field.find_primate(piece) else { continue };
        let carried = hands.carried() == Some(piece);
        let look = pieces::look(table.field, table.turn, primate, false);
        let cell = hands.hover().filter(|_| carried).unwrap_or(cell);
        let seen = sighting(table.field, table.field.side_of(primate), cell);
        let seen_by = u8::try_from(seen.seers).unwrap_or(u8::MAX);
        let covered = seen.covered;
        let shaken = hands.shaken(piece);
        drawn.sketch.ghosts.push(Ghost { look, cell, covered, seen_by, outside: false, shaken });
    }
}

fn volley_lines(table: Table, hands: &Hands, drawn: &mut Drawn) {
    let (Frame::Attack(attack), Some(draft)) = (table.clock.top(), hands.volley()) else { return };
    let field = table.field;
    if let Ok(salvos) = attack.roll(draft.volley).check(field, &draft.shots) {
        drawn.sketch.aims.extend(lines(field, &salvos));
        reach::blasts(field, &salvos, attack.spots(), &mut drawn.overlays, &mut drawn.sketch);
    }
    let cell_of = |piece: PieceId| field.find_body(piece).and_then(|body| hulls::middle(field.squares(body)));
    let crosses = answers::named(draft).into_iter().filter_map(cell_of);
    drawn.sketch.signs.extend(crosses.map(|cell| (crate::view::art::icons::Sign::CrossHair, cell)));
}

/// The mover's path, with the squares where watchers saw it.
fn trails(table: Table, sketch: &mut Sketch) {
    let Frame::Overwatched(around) = table.clock.top() else { return };
    let field = table.field;
    let watchers: Vec<Watcher> = around.watchers.iter().map(|unit| Watcher::of(field, *unit)).collect();
    for trail in around.trails.iter().filter(|trail| !trail.cells.is_empty()) {
        let seen = |end: &End| watchers.iter().any(|watcher| watcher.is_set_off(field, trail.body, *end));
        sketch.paths.push(PathSketch {
            side: field.side(around.mover),
            cells: trail.cells.clone(),
            label: String::new(),
            beads: trail.ends().filter(seen).map(|end| end.cell).collect(),
            stops: Vec::new(),
            waypoints: Vec::new(),
        });
    }
}
