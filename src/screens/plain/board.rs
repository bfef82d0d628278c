//! The board: counters of the pieces, objectives, where answers lead, and marks.

use super::look::Look;
use crate::battle::{
    outline::{About, Objective, Outline, Signs, Trail, Watch},
    shown::{Piece, Says, Shown},
};
use crate::board::Cell;
use crate::engine::{Shape, Viewer};
use crate::force::{PieceId, Side, Tag, UnitId};
use crate::screens::{Hands, table};
use crate::view::{
    Cast, Landmarks, Overlays, Sketch, Spotlight, TokenState,
    aimed::Aimed,
    art::{
        icons::Sign,
        looks::{Badge, Badges, CardSize, CounterLook, Face, Glyph, Lead, Lift},
        overlay::{Region, Wash},
        palette::{Outline as Edge, Palette},
    },
    hexes::{Plate, Strewn},
    landmarks::{Area, Marker},
    sketch::{AimSketch, Ghost, Label, PathSketch},
    volleys::{BlastSketch, VolleySketch},
};
use bevy::prelude::World;
use std::collections::{BTreeMap, BTreeSet};

/// Chances in thousandths at which the wash of a drifting blast gets one step stronger.
const DRIFT_STEPS: [u16; 3] = [60, 150, 300];

/// All pieces as counters.
pub(super) fn cast<B: Shown>(world: &World, viewer: Viewer) -> Cast {
    let view = B::as_seen(B::view(world), viewer);
    let (signs, pieces) = (B::signs(view, viewer), B::pieces(view, viewer));
    let token = |piece: &Piece| {
        let look = counter(piece, signs.get(&piece.id));
        TokenState { piece: piece.id, cell: piece.cell, look }
    };
    let plates = signs.iter().filter(|(_, signs)| signs.facing.is_some()).map(|(piece, signs)| (*piece, plate(signs)));
    let tokens = pieces.iter().map(token).collect();
    Cast { tokens, plates: plates.collect(), counted: B::COUNTED, ..Cast::default() }
}

/// What a counter on hexes shows of its unit.
fn plate(signs: &Signs) -> Plate {
    Plate {
        facing: signs.facing,
        speed: signs.speed,
        speeds: signs.speeds,
        models: signs.models,
        counts: signs.counts.clone(),
        words: signs.words.clone(),
    }
}

/// What a counter shows.
fn counter(piece: &Piece, signs: Option<&Signs>) -> CounterLook {
    CounterLook {
        face: Face::of_clan(&piece.face),
        palette: Palette::Print,
        outline: edge_of(piece.id.unit.side),
        size: CardSize::of(piece.size),
        tag: Tag { platoon: None, post: piece.id.unit.post },
        lead: if piece.leads { Lead::Leader } else { Lead::None },
        weapon: signs.and_then(|signs| Glyph::of_weapon(signs.weapon.as_deref()?)),
        badges: signs.map(badges).unwrap_or_default(),
        markers: signs.map_or(0, |signs| signs.markers),
        lift: Lift::None,
    }
}

fn badges(signs: &Signs) -> Badges {
    let idle = signs.idle.then_some(Badge::Idle);
    signs.badges.iter().filter_map(|name| Badge::named(name)).chain(idle).collect()
}

const fn edge_of(side: Side) -> Edge {
    match side {
        Side::First => Edge::Square,
        Side::Second => Edge::Disc,
    }
}

/// The objectives, each with the ground from which it is held.
pub(super) fn landmarks<B: Shown>(world: &World) -> Landmarks {
    let objectives = B::objectives(world);
    let marker = |one: &Objective| {
        let (xs, ys) = (one.cells.iter().map(|cell| cell.x), one.cells.iter().map(|cell| cell.y));
        let cell = Cell::new(xs.clone().min()?, ys.clone().min()?);
        Some(Marker { cell, last: Cell::new(xs.max()?, ys.max()?), number: one.number, holder: one.holder })
    };
    let area =
        |one: &Objective| Area { side: one.holder, cells: one.near.iter().copied().collect(), name: String::new() };
    let view = B::as_seen(B::view(world), table::viewer(world));
    Landmarks {
        markers: objectives.iter().filter_map(marker).collect(),
        crates: B::crates(view),
        strewn: B::strewn(view)
            .into_iter()
            .map(|one| Strewn { cell: one.cell, name: one.name, words: one.words })
            .collect(),
        grounds: objectives.iter().map(area).collect(),
        aimed: aimed::<B>(world, view),
        ..Landmarks::default()
    }
}

/// Ground under aim: that of the selected unit, the inspected one or the one under the pointer stands out.
fn aimed<B: Shown>(world: &World, view: B::View<'_>) -> Vec<Aimed> {
    let hands = world.get_resource::<Hands>();
    let pointed = hands
        .and_then(Hands::hover)
        .and_then(|cell| B::pieces(view, table::viewer(world)).into_iter().find(|piece| piece.cell == Some(cell)));
    let meant = [hands.and_then(Hands::shown), pointed.map(|piece| piece.id.unit)];
    let aimed = |watch: Watch| Aimed {
        side: watch.unit.side,
        cells: watch.cells.into_iter().collect(),
        far: watch.far.into_iter().collect(),
        name: watch.name,
        mouth: watch.mouth,
        strong: meant.contains(&Some(watch.unit)),
    };
    B::watched(view).into_iter().map(aimed).collect()
}

/// Where answers and the draft lead: everybody where it would be, who would be hit, who would be left out.
pub(super) fn draw<B: Shown>(look: &Look<B>, ink: Palette) -> (Overlays, Sketch) {
    let (mut overlays, mut sketch) = (Overlays::default(), Sketch::default());
    // What an opponent is thinking about stays hidden.
    let theirs = look.is_theirs() || look.waits();
    let draft = if theirs { None } else { look.draft() };
    let outline = outline(look, draft.as_ref().map(|(order, _)| order));
    match B::zone(look.view) {
        Some((side, cells)) => {
            let cells: BTreeSet<Cell> = cells.into_iter().collect();
            let ground = B::ground(look.view);
            let rest = ground.spots().cells().filter(|cell| !cells.contains(cell)).collect();
            overlays.washes.push((Wash::Closed, rest));
            overlays.regions.push((Region::LitZone(ink, edge_of(side)), cells));
        }
        None if theirs => {}
        None => push(&mut overlays, Region::Reach, &reach(look, &outline)),
    }
    for (pace, cells) in (1..).zip(&outline.paces) {
        overlays.washes.push((Wash::Pace(pace), cells.iter().copied().collect()));
    }
    push(&mut overlays, Region::Near, &outline.aimed);
    push(&mut overlays, Region::Arc, &outline.aimed_far);
    let watched = Wash::Watched(ink, edge_of(look.decider()), false);
    overlays.washes.extend((!outline.aimed.is_empty()).then(|| (watched, outline.aimed.iter().copied().collect())));
    for (group, cells) in (0..).zip(&outline.groups) {
        overlays.washes.push((Wash::Group(group), cells.iter().copied().collect()));
    }
    sketch.looks.extend(outline.looks.iter().map(|(cell, way)| (look.decider(), *cell, *way)));
    trails(look, &outline, ink, &mut sketch);
    fire(look, (look.decider(), draft.is_some()), &outline, &mut overlays, &mut sketch);
    push(&mut overlays, Region::Sphere, &outline.command);
    if let Some((_, says)) = &draft {
        ghosts(look, says, &outline, ink, &mut sketch);
    } else {
        targets(look, &mut sketch);
        left_out(look, outline.outside.iter(), &mut sketch);
    }
    (overlays, sketch)
}

/// Past and future paths, with a picture at the end of those that have one; those of all other units are only hinted
/// at.
fn trails<B: Shown>(look: &Look<B>, outline: &Outline, ink: Palette, sketch: &mut Sketch) {
    for trail in &outline.trails {
        let Some((path, ghost)) = trail_of(look, trail, ink) else { continue };
        sketch.looks.extend(trail.looks.zip(trail.cells.last()).map(|(way, end)| (path.side, *end, way)));
        sketch.ghosts.extend(ghost);
        sketch.paths.push(path);
    }
    for trail in &outline.others {
        let Some((path, ghost)) = trail_of(look, trail, ink) else { continue };
        sketch.faint_ghosts.extend(ghost);
        sketch.faint_paths.push(PathSketch { label: String::new(), ..path });
    }
}

/// A path, and the picture at its end.
fn trail_of<B: Shown>(look: &Look<B>, trail: &Trail, ink: Palette) -> Option<(PathSketch, Option<Ghost>)> {
    let (piece, end) = look.piece(trail.piece).zip(trail.cells.last())?;
    let ghost = trail.ghost.then(|| {
        let card = CounterLook { palette: ink, ..counter(piece, None) };
        Ghost { look: card, cell: *end, covered: false, seen_by: 0, outside: false, shaken: 0 }
    });
    let (side, cells, label) = (piece.id.unit.side, trail.cells.clone(), trail.words.clone());
    let (stops, waypoints) = (Vec::new(), Vec::new());
    Some((PathSketch { side, cells, label, beads: trail.beads.clone(), stops, waypoints }, ghost))
}

fn push(overlays: &mut Overlays, region: Region, cells: &[Cell]) {
    if !cells.is_empty() {
        overlays.regions.push((region, cells.iter().copied().collect()));
    }
}

/// What the book draws around the chosen unit, or around the inspected one.
fn outline<B: Shown>(look: &Look<B>, draft: Option<&B::Order>) -> Outline {
    let theirs = look.is_theirs() || look.waits();
    let formed = look.formed();
    let pointed =
        look.hands.hover().and_then(|cell| look.on(cell)).filter(|_| look.form.is_some()).map(|piece| piece.id.unit);
    let acting = || formed.or_else(|| look.acting()).filter(|_| !theirs);
    let looked = pointed.filter(|unit| Some(*unit) != formed).or(look.hands.inspected());
    let about = looked.or_else(acting).map(|unit| {
        let own = looked.is_none() || look.form.is_some();
        let mode = look.mode().filter(|_| own);
        B::outline(look.view, &About { unit, verb: mode.as_deref(), draft: draft.filter(|_| own) })
    });
    about.unwrap_or_default()
}

/// Where the chosen unit may go according to the book, otherwise the cells that answers name, and those of friends.
fn reach<B: Shown>(look: &Look<B>, outline: &Outline) -> Vec<Cell> {
    if !outline.reach.is_empty() {
        return outline.reach.clone();
    }
    let chosen = matches!(look.shape(), Some(Shape::Act | Shape::Cells));
    let shown = look.says.iter().filter(|says| !chosen || look.fits(says));
    let named = look.mode().is_some();
    let friend = |says: &Says| friend(says).filter(|_| named).and_then(|unit| look.place(unit));
    shown.filter_map(|says| says.cell.or_else(|| friend(says))).collect()
}

/// Ranges until an order is drafted, or beside it; then its shots or its blast.
fn fire<B: Shown>(
    look: &Look<B>,
    (side, drafted): (Side, bool),
    outline: &Outline,
    overlays: &mut Overlays,
    sketch: &mut Sketch,
) {
    if let Some(blast) = &outline.blast {
        push(overlays, Region::Blast, &blast.cells);
        let drift: Vec<Cell> = blast.chances.iter().map(|(cell, _)| *cell).collect();
        push(overlays, Region::Drift, &drift);
        let step = |chance: u16| 1 + DRIFT_STEPS.iter().filter(|least| chance >= **least).count() as u8;
        let around = || blast.chances.iter().filter(|(cell, _)| !blast.cells.contains(cell));
        for strong in 1..=4 {
            let cells = around().filter(|(_, chance)| step(*chance) == strong).map(|(cell, _)| *cell);
            overlays.washes.push((Wash::Drift(strong), cells.collect()));
        }
        let (from, centre, words) = (blast.from, blast.centre, blast.words.clone());
        let (struck, friends) = (blast.struck.clone(), blast.friends.clone());
        sketch.blasts.push(BlastSketch { side, from, centre, struck, friends, words });
    } else if !outline.shots.is_empty() {
        let lines = outline.shots.iter().map(|shot| (shot.from, shot.to, shot.long)).collect();
        sketch.volleys.push(VolleySketch { side, lines, seen: outline.seen.clone(), idle: outline.idle.clone() });
    }
    let nothing_else = outline.blast.is_none() && outline.shots.is_empty() && (!drafted || look.form.is_some());
    if nothing_else || outline.keeps_ranges {
        push(overlays, Region::Arc, &outline.far);
        push(overlays, Region::Near, &outline.near);
        let near = free_row(look, &outline.near, None).filter(|_| !outline.range.is_empty());
        let far = free_row(look, &outline.far, near).filter(|_| !outline.far_range.is_empty());
        let texts = [(near, &outline.near, &outline.range), (far, &outline.far, &outline.far_range)];
        sketch.labels.extend(texts.into_iter().filter_map(|(row, cells, words)| {
            let row = row?;
            Some(Label { at: (middle_of_row(cells, row), row * 2 + 1), words: words.clone(), side: Some(side) })
        }));
    }
}

/// Half the width of a range's label in a row, in half cells.
const WORDS: i16 = 10;

/// The row of cells in which a label covers nobody, the outermost first; otherwise the topmost. Another label has the
/// `taken` row.
fn free_row<B: Shown>(look: &Look<B>, cells: &[Cell], taken: Option<i16>) -> Option<i16> {
    let rows: BTreeSet<i16> = cells.iter().map(|cell| cell.y).collect();
    let (first, last) = (*rows.first()?, *rows.last()?);
    let is_free = |row: &i16| {
        let middle = middle_of_row(cells, *row);
        let under = |cell: Cell| cell.y == *row && (cell.x * 2 + 1 - middle).abs() <= WORDS;
        !look.pieces.iter().filter_map(|piece| piece.cell).any(under)
    };
    let apart = |row: &i16| taken.is_none_or(|taken| (row - taken).abs() > 1);
    let free = rows.iter().copied().filter(is_free).filter(apart);
    free.min_by_key(|row| (row - first).min(last - row)).or(Some(first))
}

/// The middle of the cells of a row, in half cells.
fn middle_of_row(cells: &[Cell], row: i16) -> i16 {
    let columns = || cells.iter().filter(|cell| cell.y == row).map(|cell| cell.x);
    columns().min().unwrap_or_default() + columns().max().unwrap_or_default() + 1
}

/// Everybody where the draft leads, with those out of command marked, and a line to the target.
fn ghosts<B: Shown>(look: &Look<B>, says: &Says, outline: &Outline, ink: Palette, sketch: &mut Sketch) {
    let signs: BTreeMap<PieceId, Signs> = B::signs(look.view, look.viewer);
    let own = look.pieces.iter().find(|piece| Some(piece.id) == says.piece || Some(piece.id.unit) == says.unit);
    let alone =
        own.zip(says.cell).filter(|_| says.ends.is_empty() && outline.blast.is_none() && outline.aimed.is_empty());
    let ends = says.ends.iter().filter_map(|(id, cell)| Some((look.piece(*id)?, *cell)));
    for (piece, cell) in alone.into_iter().chain(ends) {
        let card = CounterLook { palette: ink, ..counter(piece, signs.get(&piece.id)) };
        let outside = outline.outside.contains(&piece.id);
        sketch.ghosts.push(Ghost { look: card, cell, covered: false, seen_by: 0, outside, shaken: 0 });
    }
    let from = own.and_then(|piece| piece.cell);
    let to = says.target.and_then(|target| look.place(target));
    if let Some((from, to)) = from.zip(to).filter(|_| outline.shots.is_empty() && outline.blast.is_none()) {
        sketch.aims.push(AimSketch { side: look.decider(), from, to, committed: false });
    }
    let stays = |id: &&PieceId| !says.ends.iter().any(|(other, _)| other == *id);
    left_out(look, outline.outside.iter().filter(stays), sketch);
}

/// Members out of command, at their current cells.
fn left_out<'a, B: Shown>(look: &Look<B>, outside: impl Iterator<Item = &'a PieceId>, sketch: &mut Sketch) {
    let cells = outside.filter_map(|id| look.piece(*id)?.cell);
    sketch.signs.extend(cells.map(|cell| (Sign::BrokenRing, cell)));
}

/// The unit of its own side that an answer is about.
fn friend(says: &Says) -> Option<UnitId> {
    says.target.filter(|target| says.unit.is_some_and(|unit| unit.side == target.side))
}

/// Possible targets of the chosen kind of order: one piece of each unit has a crosshair.
fn targets<B: Shown>(look: &Look<B>, sketch: &mut Sketch) {
    if look.shape() != Some(Shape::Act) || look.mode().is_none() {
        return;
    }
    let reached = look.acting().zip(look.mode()).map(|(unit, verb)| B::in_reach(look.view, unit, &verb));
    let listed = look.fitting().map(|place| &look.says[place]).filter(|says| friend(says).is_none());
    let units: BTreeSet<UnitId> = listed.filter_map(|says| says.target).chain(reached.into_iter().flatten()).collect();
    let leader = |unit: &UnitId| {
        let of_unit = || look.pieces.iter().filter(|piece| piece.id.unit == *unit && piece.cell.is_some());
        of_unit().find(|piece| piece.leads).or_else(|| of_unit().next())?.cell
    };
    sketch.signs.extend(units.iter().filter_map(leader).map(|cell| (Sign::CrossHair, cell)));
}

/// The pieces shown lifted: the chosen unit, or those that the marked answer names; and the unit under the pointer.
pub(super) fn spotlight<B: Shown>(look: &Look<B>) -> Spotlight {
    let says = look.marked().map(|place| &look.says[place]);
    let acts = look.shape() == Some(Shape::Act);
    let formed = || look.formed().filter(|_| !look.waits());
    let chosen = look.hands.selected().filter(|_| acts || look.shape() == Some(Shape::Cells)).or_else(formed);
    let named =
        says.iter().filter(|_| !acts && look.form.is_none()).flat_map(|says| [says.unit, says.target]).flatten();
    let units: BTreeSet<UnitId> = chosen.into_iter().chain(named).collect();
    let under = look.hands.hover().and_then(|cell| look.on(cell)).map(|piece| piece.id.unit);
    let pointed = under.or(look.hands.inspected());
    Spotlight { units, pointed, piece: says.and_then(|says| says.piece), hovered: look.hands.hover() }
}

/// The cells that an order is about: those of its unit and its target, and where it leads.
pub(super) fn cells_of<B: Shown>(look: &Look<B>, says: &Says) -> Vec<Cell> {
    let units = [says.unit, says.target, says.piece.map(|piece| piece.unit)];
    let stand = look.pieces.iter().filter(|piece| units.contains(&Some(piece.id.unit))).filter_map(|piece| piece.cell);
    stand.chain(says.cell).chain(says.ends.iter().map(|(_, cell)| *cell)).collect()
}

/// The cells that the open decision is about; empty while orders are given.
pub(super) fn asked_cells<B: Shown>(look: &Look<B>) -> Vec<Cell> {
    if matches!(look.shape(), None | Some(Shape::Act)) {
        return Vec::new();
    }
    let about = look.window().and_then(|window| window.about);
    // Where somebody is set up and what it aims at depends on the enemies in sight.
    let cells = look.shape() == Some(Shape::Cells);
    let foes = look.pieces.iter().filter(|piece| cells && piece.id.unit.side != look.decider());
    let foes = foes.filter_map(|piece| piece.cell);
    if look.is_turning() {
        return foes.chain(look.hands.plain.goal).collect();
    }
    let units: BTreeSet<UnitId> =
        look.says.iter().flat_map(|says| [says.unit, says.target]).flatten().chain(about).collect();
    let stand = look.pieces.iter().filter(|piece| units.contains(&piece.id.unit)).filter_map(|piece| piece.cell);
    // Nor may a card cover the rest of a moving unit's path.
    let ways = about.map_or_else(Vec::new, |_| outline(look, None).trails);
    let ways = ways.into_iter().filter(|trail| Some(trail.piece.unit) == about).flat_map(|trail| trail.cells);
    foes.chain(stand).chain(look.says.iter().filter_map(|says| says.cell)).chain(ways).collect()
}
