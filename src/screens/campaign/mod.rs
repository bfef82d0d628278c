//! Campaigns in the window: the set-up, the map, the cards over it, and battles at the table.
//!
//! The campaign has a world of its own (`desk`), which goes into a thread for whatever takes longer than a frame. The
//! panels and the map show a plain copy (`seen`).

mod aftermath;
mod bar;
mod battle;
mod camp;
mod cards;
mod desk;
mod hands;
mod map;
mod model;
mod news;
mod odds;
mod people;
mod recall;
mod saves;
mod seen;
mod service;
mod set_up;
mod shelf;

pub(super) use battle::{come_back, keep, lay_aside};
pub(super) use recall::{named_in, recall, signed};
pub(super) use shelf::{named as shelf_name, shown as shelf_shown};

use super::{
    pages::{Page, Pages},
    settings::Settings,
    show::Awake,
};
use crate::board::Cell;
use crate::campaign::order::Ask;
use crate::input::{CampaignTurn, Free, Intent, Lens, Pointer, Shown};
use crate::panels::{self, campaign as panel};
use crate::view::{Board, Cast, Colours, Glides, HexMap, HexMarks, Landmarks, Outlook, Overlays, Sketch, Spotlight};
use crate::words::say;
use bevy::{prelude::*, tasks::Task};
use desk::Desk;

/// Frames that the camera needs to fit itself to a new map.
const UNTIL_FITTED: u8 = 12;
/// Seconds between two orders of scripts, at normal speed.
const BETWEEN: f32 = 0.7;
/// Seconds a counter takes to glide to another hex, at normal speed.
const GLIDE: f32 = 0.45;
/// Pixels per cell of the small map.
const SMALL: u32 = 12;

/// The campaigns to choose from, and the one on the table.
#[derive(Resource, Default)]
pub struct Campaigning {
    listed: Vec<set_up::Listed>,
    chosen: usize,
    /// The player of each tribe in the chosen one.
    seats: Vec<people::Chosen>,
    /// The chosen one with the armies that its tribes raise, or why it can't be played with them.
    raised: Option<Result<set_up::Listed, String>>,
    saved: Vec<saves::Saved>,
    /// A saved campaign being loaded.
    loading: Option<(saves::Saved, Task<Result<World, String>>)>,
    desk: Option<Desk>,
    /// A save by name of a battle whose campaign is being read.
    recalled: Option<recall::Recalled>,
    shelf: shelf::Shelf,
    told: Option<String>,
    /// The battle of a campaign at the table, until another one is put there.
    table: Option<battle::AtTable>,
}

/// Whether an intent was meant for a campaign.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if shelf::answer(world, pages, intent) {
        return true;
    }
    match intent {
        Intent::Open(Shown::Campaigns) => set_up::open(world, pages),
        Intent::Open(Shown::Campaign) => battle::come_back(world, pages),
        Intent::Campaign(turn @ CampaignTurn::Resume(_)) => set_up::answer(world, pages, *turn),
        Intent::Help(None) if pages.page == Page::Campaign && pages.card.is_none() => {
            let rule = rule_at_hand(world).to_owned();
            return super::help::answer(world, pages, &Intent::Help(Some(rule)));
        }
        _ if pages.card.is_some() => return false,
        _ if pages.page == Page::Campaigns => return in_set_up(world, pages, intent),
        _ if pages.page == Page::Campaign => return hands::on_map(world, pages, intent),
        _ => return false,
    }
    true
}

/// The rule about the open question.
fn rule_at_hand(world: &World) -> &'static str {
    let desk = world.resource::<Campaigning>().desk.as_ref();
    desk.and_then(Desk::asked).map_or("C-03", |question| question.ask.rule())
}

fn in_set_up(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Campaign(turn) => set_up::answer(world, pages, *turn),
        Intent::Accept | Intent::Start => set_up::answer(world, pages, CampaignTurn::Begin),
        Intent::Back => pages.page = Page::Title,
        _ => return false,
    }
    true
}

/// Background work: finished threads, scripts, test runs; also shows and removes the map.
pub(super) fn follow(world: &mut World) {
    let page = world.resource::<Pages>().page;
    let stirs = world.resource_scope(|world, mut state: Mut<Campaigning>| {
        let read = world.resource_scope(|_, mut pages: Mut<Pages>| set_up::collect(&mut state, &mut pages));
        let Some(desk) = &mut state.desk else { return read };
        let came = desk.collect();
        if !world.resource::<Settings>().pass_card {
            desk.seated = desk.passes_to().or(desk.seated);
        }
        saves::keep(desk);
        let goes = page == Page::Campaign && go_on(world, desk);
        let glides = world.get_resource::<Glides>().is_some_and(|glides| glides.moving);
        read || came
            || goes
            || glides
            || saves::is_writing(desk)
            || page == Page::Campaign && (desk.is_away() || desk.fresh > 0)
    });
    if stirs {
        world.resource_mut::<Awake>().stir();
    }
    recall::go_on(world);
    take_away(world);
}

/// Removes the map once another page is open: a battle must not be shown with it, not even for one frame.
fn take_away(world: &mut World) {
    let laid = world.get_resource::<HexMap>().is_some_and(|map| !map.table);
    if laid && world.resource::<Pages>().page != Page::Campaign {
        world.remove_resource::<HexMap>();
        world.insert_resource(HexMarks::default());
    }
}

/// Scripts answer, one order after another; test runs of the pending battle are made. Returns whether there is more to
/// do.
fn go_on(world: &mut World, desk: &mut Desk) -> bool {
    let pages = world.resource::<Pages>();
    let workshop = pages.workshop.clone();
    if desk.is_away() || cards::unread(desk).is_some() || desk.asked().is_none() {
        desk.odds.turn_to(None, None);
        return false;
    }
    if pages.card.is_some() {
        // Under a card nothing goes on, but test runs already made of the same battle stay.
        if desk.asks_people() {
            desk.turn_odds();
        }
        return false;
    }
    if desk.asks_people() {
        desk.turn_odds();
        let led = desk.seen.led.clone();
        return desk.odds.go_on(&led, &workshop) || desk.odds.is_going();
    }
    let speed = f32::from(world.resource::<Settings>().speed.max(1));
    desk.pause -= if world.resource::<Settings>().speed == 0 { BETWEEN } else { frame(world) * speed };
    if desk.pause <= 0.0 {
        // Purchases come one after another, and each is small.
        let shops = matches!(desk.asked().map(|question| &question.ask), Some(Ask::Supply));
        desk.pause = if shops { BETWEEN / 5.0 } else { BETWEEN };
        let tribe = desk.asked().map(|question| desk.seen.tribe(question.tribe)).unwrap_or_default();
        let id = match desk.asked().map(|question| &question.ask) {
            Some(Ask::Fight { .. }) => "campaign-settling",
            _ => "campaign-thinking",
        };
        desk.let_script_answer(&workshop, say(id, &[("tribe", tribe.into())]));
    }
    true
}

fn frame(world: &World) -> f32 {
    world.resource::<Time<Real>>().delta_secs().min(0.1)
}

/// The panels of the set-up.
pub(super) fn set_up_scene(world: &World) -> panels::Scene {
    let workshop = &world.resource::<Pages>().workshop;
    panels::Scene::Campaigns(Box::new(set_up::panels(world.resource::<Campaigning>(), workshop)))
}

/// The map and the panels around it.
pub(super) fn scene(world: &mut World) -> panels::Scene {
    let (palette, reached) = (world.resource::<Colours>().0, world.resource::<Pages>().buttons);
    let workshop = world.resource::<Pages>().workshop.clone();
    let scene = world.resource_scope(|world, mut state: Mut<Campaigning>| {
        let Some(desk) = &mut state.desk else { return panel::Campaign::default() };
        lay(world, desk, palette);
        let small = (map::small(&desk.seen, palette, SMALL), seen_part(world));
        let asked = map::asked(desk).into_iter().map(|hex| in_window(world, hex)).collect();
        panel::Campaign { small: Some(small), asked, ..model::panels(desk, &workshop, reached) }
    });
    panels::Scene::Campaign(Box::new(scene))
}

/// Puts the map on the table instead of a board.
fn lay(world: &mut World, desk: &mut Desk, palette: crate::view::art::palette::Palette) {
    let map = map::map(&desk.seen.shown.fields);
    if world.get_resource::<HexMap>() != Some(&map) {
        world.remove_resource::<Board>();
        world.insert_resource(map);
        world.insert_resource(Cast::default());
        world.insert_resource(Landmarks::default());
        world.insert_resource(Sketch::default());
        world.insert_resource(Overlays::default());
        world.insert_resource(Spotlight::default());
        desk.fresh = UNTIL_FITTED;
    }
    let marks = map::marks(desk, palette);
    world.resource_mut::<HexMarks>().set_if_neq(marks);
    let speed = world.resource::<Settings>().speed;
    world.resource_mut::<Glides>().seconds = if speed == 0 { 0.0 } else { GLIDE / f32::from(speed) };
    if desk.fresh > 0 {
        desk.fresh -= 1;
        world.resource_mut::<Outlook>().whole_board();
    }
    let home = desk.acting().and_then(|troop| desk.seen.stack(troop)?.hex).map(|hex| Cell::new(hex.column, hex.row));
    let intents = world.resource_mut::<Pointer>().set_home(home);
    world.write_message_batch(intents);
}

/// The visible part of the map: left, top, right, bottom.
fn seen_part(world: &World) -> [f32; 4] {
    let (outlook, free) = (world.resource::<Outlook>(), world.resource::<Free>());
    let (wide, tall) = outlook.board();
    let size = Vec2::new(wide.into(), tall.into()) * outlook.cell_size().max(1.0);
    let (from, to) = ((free.map.min - outlook.origin()) / size, (free.map.max - outlook.origin()) / size);
    [from.x, from.y, to.x, to.y]
}

/// The area of a hex, in logical pixels of the window.
fn in_window(world: &World, hex: crate::board::hex::Hex) -> Rect {
    let (outlook, area) = (world.resource::<Outlook>(), HexMap::area_of(hex));
    let at = |place: Vec2| outlook.origin() + place * outlook.cell_size();
    Rect::from_corners(at(area.min), at(area.max))
}

/// Moves the view: a cell of the map is a hex there.
pub(super) fn move_view(world: &mut World, intent: &Intent) {
    let mut outlook = world.resource_mut::<Outlook>();
    match intent {
        Intent::Zoom { steps, at } => outlook.zoom(*steps, *at),
        Intent::Pan(by) => outlook.pan(*by),
        Intent::WholeBoard => outlook.whole_board(),
        Intent::Follow(cell) => outlook.show([HexMap::cell_of(hands::hex_of(*cell))]),
        Intent::CentreOn(cell) => outlook.take_to(*cell),
        _ => {}
    }
}

/// Columns and rows of the map in the input's coordinates; `None` without a map.
pub(super) fn lens(map: Option<&HexMap>) -> Option<Lens> {
    map.map(|map| {
        let ((columns, rows), halved) = (map.size, map.table);
        Lens { columns, rows: if halved { 2 * rows - 1 } else { rows }, hexes: true, halved, ..Lens::default() }
    })
}

/// The colors of the tribes whose battle is shown, by side; on any other page, colors are those of the palette.
pub(super) fn sides(world: &World) -> Option<(u8, u8)> {
    let table = world.get_resource::<Campaigning>()?.table.as_ref()?;
    (world.resource::<Pages>().page == Page::Battle).then(|| table.sides())
}

/// Whether keys go to buttons because a card covers the map.
pub(super) fn asks_by_card(world: &World) -> bool {
    let state = world.resource::<Campaigning>();
    let workshop = &world.resource::<Pages>().workshop;
    state.desk.as_ref().and_then(|desk| cards::card(desk, workshop)).is_some()
}

/// The campaign to continue from the title, if it was saved later than the last battle: its index among the saved ones,
/// and its description. A copy that a player named is not what was played last.
pub(super) fn unfinished(world: &mut World) -> Option<(usize, String, String)> {
    let mut state = world.resource_mut::<Campaigning>();
    if state.saved.is_empty() {
        state.saved = saves::list();
    }
    let (place, newest) = state.saved.iter().enumerate().find(|(_, saved)| !saved.over && !saved.named)?;
    let later = super::saves::last().is_none_or(|battle| newest.is_later_than(&battle));
    later.then(|| (place, newest.name.clone(), newest.about()))
}

/// The lists must be read again after leaving the title.
pub(super) fn forget_saves(world: &mut World) {
    world.resource_mut::<Campaigning>().saved.clear();
}
