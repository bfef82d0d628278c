//! What the editor's panels show.

use super::{
    Editor, Purpose, Shelf,
    brush::{self, BRUSHES, Tool},
    places,
    strokes::{self, offered},
};
use crate::board::{
    Cell,
    terrain::{Ground, Kind},
};
use crate::data::places::Places;
use crate::force::Side;
use crate::input::GroundFile;
use crate::lab::figures::{Line, Value};
use crate::panels::{
    editor as panel,
    naming::{Named, Naming},
};
use crate::screens::{dials, host::host, kept::size, pages::Pages, show::Awake};
use crate::view::{
    Colours, Overlays,
    art::{
        overlay::Region,
        palette::{Outline, Palette},
    },
};
use crate::words::{capital, say, word};
use bevy::prelude::*;
use std::sync::Arc;

/// The panels of the editor; also passes on to the view what covers the board.
pub(in crate::screens) fn show(world: &mut World, pages: &Pages, names: [String; 2]) -> panel::Editor {
    super::show_whole(world);
    let name = world.resource::<Shelf>().name.clone();
    let mut editor = world.resource_mut::<Editor>();
    let Some((.., places, ground)) = editor.shown.clone() else { return panel::Editor::default() };
    let (figures, reckoning) = editor.reckoning.figures(&ground, &places);
    let lines = figures.map(|figures| figures.iter().cloned().map(row).collect());
    let ambush = matches!(editor.purpose, Purpose::Ambush { .. });
    let shown = panel::Editor {
        plan: (!ambush).then(|| dials::plan(&pages.plan, &pages.workshop)),
        battle: (!ambush).then(|| dials::battle(pages)),
        seed: pages.own_seed().to_string(),
        tools: offered(pages).into_iter().map(|tool| card(tool, ground.kinds())).collect(),
        tool: editor.tool,
        brushes: BRUSHES.map(|wide| wide.to_string()).to_vec(),
        brush: editor.brush,
        manner: editor.manner,
        figures: lines.unwrap_or_default(),
        places: marked(&editor, pages, &names),
        names,
        reckoning,
        leaf: editor.leaf,
        undo: editor.undo_steps(pages),
        redo: editor.redo_steps(pages),
        maps: pages.plan.grounds().has_maps(),
        told: editor.told.clone(),
        reached: pages.buttons,
        ambush,
        name,
        size: if ambush { size(&ground) } else { fought(pages, &ground) },
        under: editor.hover.filter(|cell| ground.is_place(*cell)).map(|cell| under(&ground, cell)),
    };
    if reckoning {
        world.resource_mut::<Awake>().stir();
    }
    cover(world, pages, (&ground, &places), ambush);
    shown
}

/// The places that can be marked, and what is wrong with them.
fn marked(editor: &Editor, pages: &Pages, names: &[String; 2]) -> panel::Places {
    panel::Places {
        all: places::offered(editor),
        chosen: editor.place,
        by_hand: pages.plan.places.is_some(),
        fault: editor.misplaced.as_ref().map(|misplaced| places::sentence(misplaced, names)),
    }
}

/// The description of a square: "Column 12, row 7: rough, soil 4 squares high".
fn under(ground: &Ground, cell: Cell) -> String {
    let (kind, spot) = (ground.kind(cell), ground.spots()[cell]);
    if ground.is_hexes() {
        let (x, y) = (i64::from(cell.x), i64::from(cell.y));
        return say("editor-under-hex", &[("x", x.into()), ("y", y.into()), ("kind", capital(&kind.name).into())]);
    }
    let name =
        if kind.top >= 2 { say("editor-top", &[("top", i64::from(spot.top).into())]) } else { capital(&kind.name) };
    let terms = [
        ("x", i64::from(cell.x).into()),
        ("y", i64::from(cell.y).into()),
        ("kind", name.into()),
        ("soil", i64::from(spot.soil).into()),
    ];
    say("editor-under", &terms)
}

/// The size, and what *Play it* starts.
fn fought(pages: &Pages, ground: &Ground) -> String {
    let roster = |side: Side| dials::roster(pages.plan.book, &pages.plan.rosters[side.index()], &pages.workshop);
    let terms = [
        ("size", size(ground).into()),
        ("scenario", dials::scenario(&pages.plan).into()),
        ("first", roster(Side::First).into()),
        ("second", roster(Side::Second).into()),
    ];
    say("editor-fought", &terms)
}

fn row(line: Line) -> panel::Figure {
    let (values, gap) = match line.value {
        Value::Board(value) => (vec![value], None),
        Value::Sides(both, gap) => (both.to_vec(), Some(gap)),
    };
    panel::Figure { words: capital(&line.label), about: line.about, values, gap }
}

/// The name of a tool, and its swatch.
fn card(tool: Tool, kinds: &[Kind]) -> panel::Tool {
    let (words, swatch) = match tool {
        Tool::Kind { kind, top } => {
            let kind = &kinds[kind as usize];
            let name = capital(&kind.name);
            let several = kind.top >= 2;
            let words = if several { say("editor-top", &[("top", i64::from(top).into())]) } else { name };
            (words, panel::Swatch::Ground(kind.name.clone()))
        }
        Tool::Raise => (word("editor-raise"), panel::Swatch::Raise),
        Tool::Lower => (word("editor-lower"), panel::Swatch::Lower),
        Tool::Eraser => (word("editor-eraser"), panel::Swatch::Eraser),
    };
    panel::Tool { words, swatch }
}

/// The zones, and the cells that the tool would change.
fn cover(world: &mut World, pages: &Pages, (ground, places): (&Arc<Ground>, &Places), ambush: bool) {
    let palette: Palette = world.resource::<Colours>().0;
    let editor = world.resource::<Editor>();
    let mut overlays = Overlays::default();
    let laying = if ambush { host(world).laying(world) } else { None };
    let laid = laying.map(|laying| Places::on(ground, &laying.zones, &[]));
    let zones = &laid.as_ref().unwrap_or(places).zones;
    for (zone, outline) in zones.iter().zip([Outline::Square, Outline::Disc]) {
        overlays = overlays.with_region(Region::Zone(palette, outline), zone.iter().copied());
    }
    if let Some(hover) = editor.hover.filter(|_| pages.card.is_none()) {
        let (size, symmetry) = (ground.size(), pages.plan.symmetry);
        let cells = strokes::reach(editor, &pages.plan, ground, hover);
        let is_halved = editor.place.is_none_or(|place| places::counterpart(&pages.plan, ground, place).is_some());
        let twin = |cell: &Cell| is_halved.then(|| brush::twin(size, symmetry, *cell));
        let twins: Vec<Cell> = cells.iter().filter_map(twin).collect();
        overlays = overlays.with_region(Region::Reach, cells.into_iter().chain(twins));
    }
    let mut old = world.resource_mut::<Overlays>();
    old.set_if_neq(overlays);
}

/// The card that asks for a name.
pub(in crate::screens) fn naming(shelf: &Shelf) -> Naming {
    let sort = shelf.sort.unwrap_or(GroundFile::Level);
    let id = match sort {
        _ if shelf.renamed.is_some() => "editor-rename-head",
        GroundFile::Level => "editor-save-level",
        GroundFile::Map => "editor-save-map",
        GroundFile::Picture => "editor-save-picture",
    };
    let place = super::folder().map_or_else(|why| why, |folder| folder.display().to_string());
    let over = shelf.over.is_some();
    let about = if over && shelf.renamed.is_some() {
        word("editor-taken")
    } else if let Some((_, parts)) = shelf.lost.as_ref().filter(|(from, _)| shelf.over.as_ref() == Some(from)) {
        say("editor-over-lost", &[("parts", parts.join(", ").into())])
    } else if over {
        word("editor-over")
    } else {
        say("editor-place", &[("path", place.into())])
    };
    let name = shelf.renamed.as_ref().map_or(&shelf.name, |(_, name)| name).clone();
    Naming { what: Named::Ground, head: word(id), name, about, over }
}

/// The list of grounds to load.
pub(in crate::screens) fn shelf(shelf: &Shelf) -> panel::Shelf {
    let row = |found: &super::found::Found| {
        let place = found.path.as_ref().map_or_else(|| word("editor-shipped"), |path| path.display().to_string());
        let (name, about) = match &found.level {
            Some((name, like)) => (name.clone(), format!("{like}   |   {place}")),
            None => (found.name.clone(), place),
        };
        panel::ShelfRow { name, about, own: found.path.is_some() }
    };
    panel::Shelf {
        rows: shelf.files.iter().map(row).collect(),
        marked: shelf.marked,
        sure: shelf.sure,
        path: shelf.path.clone(),
        told: shelf.told.clone(),
    }
}
