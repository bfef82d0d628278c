//! From the state to the display: the panels' screen, the view's drawings, where the map is.

use super::{
    Hands, binding, campaign, curtain, decisions, editor, help, hints,
    host::{Frame, Scene, host},
    hosts,
    kept::Kept,
    lab, lesson,
    pages::{self, Card, Page, Pages},
    saves::{self, Found, Unfinished},
    seating,
    settings::Settings,
    table, theatre,
    title::title,
    troops, workshop,
};
use crate::board::{Cell, blocks};
use crate::engine::Window;
use crate::force::Side;
use crate::input::{CampaignTurn, EdgeScroll, Free, Intent, Lens, Listening, Shown, intent::Voice};
use crate::panels::{self, Above, Palette, Screen, Table, Why, ending::Ending, settings as sheets, setup::SetUp};
use crate::view::{Board, Colours, HexMap, Opening, Outlook, Playback, Sketch, art};
use crate::words::word;
use bevy::{
    ecs::message::Messages,
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

/// Frames drawn after a change: pictures and tiles reach the screen a frame or two after they are made.
const AFTER_A_CHANGE: u8 = 4;

/// Room for the text at the end of a path, in logical pixels.
const WORDS: f32 = 110.0;

/// How many more frames to draw although nothing new happens.
#[derive(Resource, Default)]
pub(super) struct Awake(u8);

impl Awake {
    /// Call when something has changed.
    pub(super) fn stir(&mut self) {
        self.0 = AFTER_A_CHANGE;
    }
}

/// Displays the state, and keeps drawing frames as long as something changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>().add_systems(Last, stay_awake);
}

/// Requests the frames that are still due; nothing is drawn at rest.
pub(super) fn stay_awake(
    mut awake: ResMut<Awake>,
    mut resized: MessageReader<WindowResized>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if resized.read().count() > 0 {
        awake.stir();
    }
    if awake.0 > 0 {
        awake.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Makes the area left by the panels the viewport of the board, and tells the input where its cells are.
pub(super) fn fit_map(
    mut awake: ResMut<Awake>,
    free: Res<Free>,
    outlook: Res<Outlook>,
    (board, map): (Option<Res<Board>>, Option<Res<HexMap>>),
    mut opening: ResMut<Opening>,
    mut lens: ResMut<Lens>,
) {
    let (columns, rows) = board.map_or((0, 0), |board| board.size());
    let opened = opening.set_if_neq(Opening(free.map));
    let (origin, cell, exits) = (outlook.origin(), outlook.cell_size(), lens.exits);
    let known = campaign::lens(map.as_deref()).unwrap_or(Lens { columns, rows, exits, ..Lens::default() });
    let moved = lens.set_if_neq(Lens { origin, cell, ..known });
    if opened || moved {
        awake.stir();
    }
}

/// Zoom, pan and anything else that moves the view.
pub(super) fn move_view(world: &mut World, intent: &Intent) {
    let mut outlook = world.resource_mut::<Outlook>();
    match intent {
        Intent::Zoom { steps, at } => outlook.zoom(*steps, *at),
        Intent::Pan(by) => outlook.pan(*by),
        Intent::WholeBoard => outlook.whole_board(),
        Intent::CentreOn(cell) => outlook.take_to(*cell),
        Intent::Follow(cell) => outlook.show([*cell]),
        Intent::GoActive => table::go_to_active(world),
        Intent::Platoon(place) => table::show_on_track(world, *place),
        Intent::Skip if theatre::is_on(world) => {}
        Intent::Skip => world.resource_mut::<Playback>().skip(),
        Intent::GoTo(unit) => table::show_unit(world, *unit),
        _ => {}
    }
}

/// Writes what the panels and the board show in this frame.
pub(super) fn show(world: &mut World) {
    let settings = world.resource::<Settings>().clone();
    let palette = if settings.second_palette { Palette::SECOND } else { Palette::FIRST };
    let palette = super::campaign::sides(world).map_or(palette, |sides| palette.of_tribes(sides));
    let ink = palette.cards();
    set(world, Colours(ink));
    Outlook::set_letters(world.resource_mut::<Outlook>(), settings.scale);
    follow_speed(world, &settings);
    follow_hands(world, &settings);
    follow_colours(world, palette);
    curtain::follow(world);
    super::speaking::follow(world);
    let screen = world.resource_scope(|world, mut kept: Mut<Kept>| screen(world, &mut kept, &settings, (palette, ink)));
    let asked = super::asked::asked(world);
    set(world, asked);
    let playback = world.resource::<Playback>();
    if !playback.caught_up() && !playback.paused || theatre::is_moving(world) {
        world.resource_mut::<Awake>().stir();
    }
    let mut table = world.resource_mut::<Table>();
    (table.palette, table.scale, table.screen) = (palette, settings.scale, Some(screen));
}

fn set<R: Resource<Mutability = bevy::ecs::component::Mutable> + PartialEq>(world: &mut World, value: R) {
    let mut old = world.resource_mut::<R>();
    old.set_if_neq(value);
}

/// Sides named after their colors get the names of their current colors.
fn follow_colours(world: &mut World, palette: Palette) {
    if host(world).recolour(world, palette) {
        world.resource_mut::<Kept>().forget_log();
    }
}

fn follow_speed(world: &mut World, settings: &Settings) {
    let wanted = (super::theatre::speed(world).unwrap_or(settings.speed), settings.reduced_motion);
    let playback = world.resource::<Playback>();
    if (playback.speed, playback.reduced) != wanted {
        let mut playback = world.resource_mut::<Playback>();
        (playback.speed, playback.reduced) = wanted;
    }
}

/// Applies the settings for moving the view.
fn follow_hands(world: &mut World, settings: &Settings) {
    set(world, EdgeScroll(settings.edge_scroll));
    if world.resource::<Outlook>().is_following() != settings.follow {
        world.resource_mut::<Outlook>().set_following(settings.follow);
    }
}

fn screen(
    world: &mut World,
    kept: &mut Kept,
    settings: &Settings,
    (palette, ink): (Palette, art::palette::Palette),
) -> Screen {
    let pages = world.resource::<Pages>().clone();
    if pages.page != Page::Title {
        world.resource_mut::<Unfinished>().forget();
        if pages.page != Page::Campaigns {
            campaign::forget_saves(world);
        }
    }
    let scene = match pages.page {
        Page::Title => {
            let (told, damaged) = match unfinished(world, palette) {
                Found::Nothing => (None, None),
                Found::Battle(level, told) => (Some((level, told)), None),
                Found::Damaged(why) => (None, Some(why)),
            };
            let mut title = title(told.as_ref().map(|(_, told)| told.as_str()), lesson::is_waiting());
            if let Some(again) = title.cards.iter_mut().find(|card| card.intent == Intent::Open(Shown::LastBattle)) {
                again.short = told.map(|(level, _)| level).unwrap_or_default();
                // A save that can't be continued explains why on its own card.
                again.why = damaged.map(|fault| Why::new(fault, "")).or(again.why.take());
            }
            if let Some((place, name, about)) = campaign::unfinished(world)
                && let Some(again) = title.cards.iter_mut().find(|card| card.intent == Intent::Open(Shown::LastBattle))
            {
                again.intent = Intent::Campaign(CampaignTurn::Resume(place));
                (again.about, again.short, again.why) = (format!("{name}: {about}"), name, None);
            }
            if !pages.notices.is_empty() {
                title.notice = Some(pages.notices.join("\n"));
            }
            panels::Scene::Title(title)
        }
        Page::SetUp => {
            let host = pages.host();
            let own = host.set_up(world, &pages, palette);
            let (of_book, why) = own.unwrap_or_else(|| seating::set_up(kept, &pages, host));
            let mut set_up = SetUp {
                books: hosts::all().map(|host| host.called()).collect(),
                book: hosts::all().position(|one| one.book() == host.book()).unwrap_or_default(),
                why: why.map(|words| Why::new(words, "")),
                fault: pages.all_faults().next().map(workshop::at_fault),
                ..of_book
            };
            if let Some(plan) = &mut set_up.plan {
                plan.undo = world.resource::<editor::Editor>().undo_steps(&pages);
            }
            panels::Scene::SetUp(Box::new(set_up))
        }
        Page::Battle => panels::Scene::Battle(Box::new(battle_scene(world, kept, ink))),
        Page::Editor => {
            let names = Side::BOTH.map(|side| word(palette.side(side).word));
            panels::Scene::Editor(Box::new(editor::show(world, &pages, names)))
        }
        Page::Lab => {
            let names = Side::BOTH.map(|side| word(palette.side(side).word));
            panels::Scene::Lab(Box::new(lab::show(world, &names)))
        }
        Page::Campaigns => campaign::set_up_scene(world),
        Page::Campaign => campaign::scene(world),
        Page::Troops => troops::scene(world),
    };
    if pages.card == Some(Card::Saves) && saves::look_on(&mut world.resource_mut::<saves::Shelf>()) {
        world.resource_mut::<Awake>().stir();
    }
    Screen { scene, above: pages.card.as_ref().and_then(|card| above(world, card, settings, palette)) }
}

/// The battle that can be continued, as far as its save has been read.
fn unfinished(world: &mut World, palette: Palette) -> Found {
    if world.resource_mut::<Unfinished>().look_on() {
        world.resource_mut::<Awake>().stir();
    }
    world.resource::<Unfinished>().told(palette)
}

fn battle_scene(world: &mut World, kept: &mut Kept, ink: art::palette::Palette) -> panels::Battle {
    let (host, hands) = (host(world), world.resource::<Hands>().clone());
    table::refill(world);
    let told = world.resource::<Playback>().seen();
    let (map, lines) = (Some(kept.map(world)), kept.log(world));
    let frame =
        Frame { tumbled: tumbled(world), map, view: seen_cells(world), lines, told, ink, viewer: table::viewer(world) };
    let Scene { overlays, mut sketch, spotlight, mut battle } = host.scene(world, &hands, frame);
    set(world, overlays);
    sketch.rings.extend(table::marks(world, &hands));
    sketch.rings.extend(lesson::ring(world));
    let drafted = drafted_boxes(world, &hands, &sketch);
    let asked = asked_boxes(world, &hands, &sketch);
    set(world, sketch);
    set(world, spotlight);
    if table::has_settled(world) {
        let landmarks = host.landmarks(world);
        set(world, landmarks);
    }
    (battle.asked, battle.drafted) = (asked, drafted);
    super::advice::dress(world, &mut battle);
    table::dress(world, &mut battle);
    theatre::dress(world, &mut battle);
    super::speaking::dress(world, &mut battle);
    let pages = world.resource::<Pages>();
    (battle.reached, battle.passing) = (pages.buttons, curtain::under_way(world, pages));
    hints::dress(world, &mut battle);
    lesson::dress(world, &mut battle);
    battle
}

/// How far the dice on the table have tumbled.
fn tumbled(world: &World) -> f32 {
    let rolling = world.resource::<Playback>().tumbling().is_some_and(|(_, rolling)| rolling);
    if rolling { world.resource::<Time>().elapsed_secs().fract().mul_add(0.9, 0.05) } else { 1.0 }
}

/// The cells visible in the view: left, top, right, bottom.
fn seen_cells(world: &World) -> [f32; 4] {
    let (outlook, free) = (world.resource::<Outlook>(), world.resource::<Free>());
    let cell = outlook.cell_size().max(1.0);
    let (from, to) = ((free.map.min - outlook.origin()) / cell, (free.map.max - outlook.origin()) / cell);
    [from.x, from.y, to.x, to.y]
}

/// Where the pieces are that the open decision is about.
fn asked_boxes(world: &World, hands: &Hands, sketch: &Sketch) -> Vec<Rect> {
    let (lens, map) = (world.resource::<Lens>(), world.resource::<Free>().map);
    let blocks = blocks(host(world).asked_cells(world, hands)).into_iter();
    let places = blocks.map(|block| lens.rect_of(block.from).union(lens.rect_of(block.to)));
    let formed = formed_cells(world, hands, sketch).into_iter().map(|cell| lens.rect_of(cell));
    places.chain(formed).filter(|place| !place.intersect(map).is_empty()).collect()
}

/// The cells that the open row of a form is about: those of its unit, its ghosts, its shots.
fn formed_cells(world: &World, hands: &Hands, sketch: &Sketch) -> Vec<Cell> {
    if !host(world).asks_by_form(world) {
        return Vec::new();
    }
    let stands = hands.selected().map_or_else(Vec::new, |unit| host(world).cells(world, unit));
    let ghosts = sketch.ghosts.iter().map(|ghost| ghost.cell);
    let shots = sketch.volleys.iter().flat_map(|volley| &volley.lines).flat_map(|(from, to, _)| [*from, *to]);
    stands.into_iter().chain(ghosts).chain(shots).collect()
}

/// Where the draft leads: its paths with the text at their ends, its ghosts, the ends of its lines of fire.
fn drafted_boxes(world: &World, hands: &Hands, sketch: &Sketch) -> Vec<Rect> {
    if host(world).drafted(hands).is_none() {
        return Vec::new();
    }
    let (lens, map) = (world.resource::<Lens>(), world.resource::<Free>().map);
    let ways = sketch.paths.iter().flat_map(|path| &path.cells).copied();
    let ghosts = sketch.ghosts.iter().map(|ghost| ghost.cell);
    let aims = sketch.aims.iter().flat_map(|aim| [aim.from, aim.to]);
    let cells = ways.chain(ghosts).chain(aims).map(|cell| lens.rect_of(cell));
    let wide = WORDS * f32::from(world.resource::<Outlook>().letters()) / 100.0;
    let words = sketch.paths.iter().filter(|path| !path.label.is_empty()).filter_map(|path| {
        let end = lens.rect_of(*path.cells.last()?);
        let far = if path.goes_left() { end.min.x - wide } else { end.max.x + wide };
        Some(end.union_point(Vec2::new(far, end.max.y)))
    });
    cells.chain(words).filter(|place| !place.intersect(map).is_empty()).collect()
}

fn above(world: &mut World, card: &Card, settings: &Settings, palette: Palette) -> Option<Above> {
    Some(match card {
        Card::Menu => {
            let pages = world.resource::<Pages>();
            Above::Menu { back: pages.origin.way_back(), over: pages::is_over(world, pages) }
        }
        Card::Lessons => Above::Lessons(lesson::shelf(world)),
        Card::Settings => Above::Settings(sheets::Settings {
            leaf: world.resource::<Pages>().leaf,
            scale: settings.scale,
            full_screen: settings.full_screen,
            window: settings.window,
            second_palette: settings.second_palette,
            speed: settings.speed,
            reduced_motion: settings.reduced_motion,
            pass_card: settings.pass_card,
            their_turn: settings.their_turn,
            edge_scroll: settings.edge_scroll,
            follow: settings.follow,
            sound: settings.sound,
            loudness: Voice::ALL.map(|voice| (voice, settings.loudness.of(voice))).to_vec(),
            speech: settings.speech,
            hints: settings.hints,
            asking: decisions::by_book(world),
            keys: binding::page(settings, world.resource::<Listening>()),
        }),
        Card::Saves => Above::Saves(saves::shown(world.resource::<saves::Shelf>(), palette)),
        Card::SavedCampaigns => Above::Saves(campaign::shelf_shown(world)),
        Card::CampaignName => Above::Naming(campaign::shelf_name(world)),
        Card::SaveAs => Above::Naming(saves::naming(world.resource::<saves::Shelf>())),
        Card::Rules(_) => Above::Book(Box::new(help::model(world))),
        Card::Rolls => {
            let hands = world.resource::<Hands>().clone();
            Above::Rolls(host(world).rolls(world, &hands))
        }
        Card::Ending => {
            let hands = world.resource::<Hands>().clone();
            let ending = host(world).ending(world, &hands)?;
            Above::Ending(Ending { back: world.resource::<Pages>().origin.way_back(), ..ending })
        }
        Card::Reasons => Above::Advice(super::advice::reasons(world)),
        Card::Credits(leaf) => Above::Credits(Box::new(super::credits::page(*leaf))),
        Card::Concede(side) => Above::Concede(*side, host(world).window(world).is_some_and(Window::is_secret)),
        Card::Pass(side) => Above::Pass(curtain::handover(world, world.resource::<Pages>(), *side)),
        Card::GroundName => Above::Naming(editor::naming(world.resource::<editor::Shelf>())),
        Card::RunName => Above::Naming(lab::name_card(world.resource::<lab::Laboratory>())),
        Card::TroopsName => Above::Naming(troops::naming(world)),
        Card::Grounds => Above::Grounds(editor::shelf_card(world.resource::<editor::Shelf>())),
    })
}

/// Applies intents that move the view, whatever is on the table.
pub(super) fn read_view_intents(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<Intent>>) {
    let intents: Vec<Intent> = cursor.read(world.resource::<Messages<Intent>>()).cloned().collect();
    if !intents.is_empty() {
        world.resource_mut::<Awake>().stir();
    }
    match world.resource::<Pages>().page {
        Page::Battle => intents.iter().for_each(|intent| move_view(world, intent)),
        // There are no units to go to here.
        Page::Editor | Page::Lab => {
            use Intent::*;
            let moves =
                |intent: &&Intent| matches!(intent, Zoom { .. } | Pan(_) | WholeBoard | CentreOn(_) | Follow(_));
            intents.iter().filter(moves).for_each(|intent| move_view(world, intent));
        }
        Page::Campaign => intents.iter().for_each(|intent| campaign::move_view(world, intent)),
        Page::Title | Page::SetUp | Page::Campaigns | Page::Troops => {}
    }
}
