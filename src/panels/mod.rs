//! Panels: everything around the map. They draw plain values and push [`Intent`]s. They depend on neither rule books
//! nor components, so a screen, a test and a picture can all fill them.

use crate::{
    force::Side,
    input::{Free, Hints, Intent, Shown},
};
use bevy::math::{Rect as Area, Vec2 as Place};
use bevy_egui::egui::{self, Color32, Context, Rect, Sense, Ui, UiBuilder};

pub mod advice;
pub mod band;
pub mod battle;
mod beside;
pub mod book;
pub mod campaign;
pub mod cards;
mod chords;
pub mod clipboard;
pub mod columns;
pub mod credits;
pub mod decision;
mod details;
pub mod dice;
mod drawers;
pub mod editor;
pub mod ending;
pub mod exchange;
pub mod figure;
pub mod focus;
mod folding;
pub mod forecast;
pub mod form;
pub mod glossary;
mod hint;
pub mod keys;
pub mod lab;
pub mod ledger;
pub mod lesson;
pub mod lessons;
pub mod letters;
mod levels;
pub mod log;
mod measures;
mod members;
pub mod naming;
pub mod numbers;
pub mod odds;
pub mod orders;
pub mod outcome;
pub mod paint;
pub mod pictures;
mod placing;
pub mod plan;
mod plate;
pub mod plugin;
pub mod portrait;
mod record;
pub mod report;
pub mod rolls;
pub mod saves;
mod seed;
pub mod settings;
pub mod setup;
pub mod sheet;
pub mod shooters;
mod slider;
mod slots;
pub mod speech;
pub mod spots;
mod strips;
pub mod style;
pub mod theatre;
pub mod ticks;
pub mod title;
pub mod track;
pub mod tray;
pub mod troops;
pub mod views;
pub mod warning;
pub mod widgets;

pub use battle::Battle;
pub use cards::Handover;
pub use pictures::{Pictures, Print};
pub use plugin::{Table, plugin};
pub use portrait::{Badge, Lead, Portrait};
pub use style::Palette;

/// Why something can't be done, or what to know about it: a sentence with its numbers, and its rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// The sentence.
    pub words: String,
    /// The rule's id, which opens the rule.
    pub rule: Option<String>,
    /// It would happen to the other side, so it is not a warning.
    pub theirs: bool,
}

impl Why {
    /// A sentence with its rule.
    pub fn new(words: impl Into<String>, rule: &str) -> Self {
        Self { words: words.into(), rule: (!rule.is_empty()).then(|| rule.to_owned()), theirs: false }
    }
}

/// What all panels draw with, and where they put what the player wants.
pub struct Desk<'a> {
    /// The sides' colors.
    pub palette: Palette,
    /// The drawings made so far.
    pub pictures: &'a mut Pictures,
    /// What was clicked.
    pub intents: &'a mut Vec<Intent>,
    /// Whether Tab and the arrow keys go from button to button: on screens without a map, and while the keys go to the
    /// panels.
    pub focusable: bool,
    /// The key hints that buttons show at their right end.
    pub hints: &'a Hints,
}

impl Desk<'_> {
    /// Records what the player wants.
    pub fn push(&mut self, intent: Intent) {
        self.intents.push(intent);
    }

    /// What a button senses.
    pub fn sense(&self) -> Sense {
        if self.focusable { Sense::click() } else { Sense::CLICK }
    }

    /// What a slider senses.
    pub fn drag_sense(&self) -> Sense {
        self.sense() | Sense::DRAG
    }

    /// The name of a side in the palette in use.
    pub fn side_name(&self, side: Side) -> String {
        crate::words::word(self.palette.side(side).word)
    }
}

/// The screen being shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    /// The title.
    Title(title::Title),
    /// The set-up of a battle.
    SetUp(Box<setup::SetUp>),
    /// A battle.
    Battle(Box<Battle>),
    /// The ground editor.
    Editor(Box<editor::Editor>),
    /// The lab.
    Lab(Box<lab::Lab>),
    /// The set-up of a campaign.
    Campaigns(Box<campaign::SetUp>),
    /// A campaign.
    Campaign(Box<campaign::Campaign>),
    /// The list of rosters, or the roster being built.
    Troops(Box<troops::Troops>),
}

/// A card above the screen; nothing below it reacts to the pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Above {
    /// The menu.
    Menu {
        /// The screen to go back to from this battle.
        back: Option<Shown>,
        /// Whether the battle is over.
        over: bool,
    },
    /// The settings.
    Settings(settings::Settings),
    /// The list of lessons.
    Lessons(Vec<lessons::Choice>),
    /// The saved battles.
    Saves(saves::Saves),
    /// The name of a save or of a ground.
    Naming(naming::Naming),
    /// The book of rules.
    Book(Box<book::Book>),
    /// All rolls of the battle.
    Rolls(rolls::Rolls),
    /// The end of the battle.
    Ending(ending::Ending),
    /// What an adviser would order, or why an opponent did what it did.
    Advice(advice::Advice),
    /// Asks whether a side gives up the battle.
    Concede(Side, bool),
    /// Another player takes the seat.
    Pass(Handover),
    /// The credits.
    Credits(Box<credits::Credits>),
    /// Grounds that can be loaded.
    Grounds(editor::Shelf),
}

/// Everything that the panels show.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The screen itself.
    pub scene: Scene,
    /// The card above it.
    pub above: Option<Above>,
}

/// Lays out a whole screen in a root that covers the window; returns what it leaves for the map, in logical pixels.
pub fn lay_out(root: &mut Ui, desk: &mut Desk, screen: &Screen) -> Free {
    // Nothing under a card reacts to keys.
    let (has_map, reached) = match &screen.scene {
        Scene::Battle(battle) => (true, battle.reached),
        Scene::Editor(editor) => (true, editor.reached),
        Scene::Campaign(campaign) => (true, campaign.reached),
        _ => (false, false),
    };
    desk.focusable = screen.above.is_none() && (reached || !has_map);
    focus::begin(root.ctx(), desk.focusable || screen.above.is_some());
    let (map, mut islands) = match &screen.scene {
        Scene::Title(content) => {
            title::draw(root, desk, content);
            (Rect::ZERO, Vec::new())
        }
        Scene::SetUp(content) => {
            setup::draw(root, desk, content);
            (Rect::ZERO, Vec::new())
        }
        Scene::Battle(content) => battle::draw(root, desk, content),
        Scene::Editor(content) => editor::draw(root, desk, content),
        Scene::Lab(content) => lab::draw(root, desk, content),
        Scene::Campaigns(content) => {
            campaign::draw_set_up(root, desk, content);
            (Rect::ZERO, Vec::new())
        }
        Scene::Campaign(content) => campaign::draw(root, desk, content),
        Scene::Troops(content) => {
            troops::draw(root, desk, content);
            (Rect::ZERO, Vec::new())
        }
    };
    if let Some(card) = &screen.above {
        islands.push(root.max_rect());
        desk.focusable = true;
        draw_above(root, desk, card, &screen.scene);
    }
    focus::end(root.ctx(), reached && screen.above.is_none());
    settle_tips(root.ctx(), screen.above.is_some());
    let zoom = root.ctx().zoom_factor();
    Free {
        map: area(map, zoom),
        islands: islands.into_iter().map(|island| area(island, zoom)).collect(),
        typing: root.ctx().text_edit_focused(),
        focused: root.ctx().memory(|memory| memory.focused().is_some()),
    }
}

fn covering() -> egui::Id {
    egui::Id::new("a card lies above")
}

/// Whether a card covers the screen. An open tooltip would otherwise stay as long as the pointer is where it opened.
fn is_covered(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<(bool, u8)>(covering())).is_some_and(|(covered, _)| covered)
}

/// egui places tooltips by where the panels were in the previous frame. When a card opens or closes over them, a few
/// more frames remove the tooltips that are covered now.
fn settle_tips(ctx: &Context, covered: bool) {
    let (was, left) = ctx.data(|data| data.get_temp::<(bool, u8)>(covering())).unwrap_or((covered, 0));
    let left = if was == covered { left.saturating_sub(1) } else { 3 };
    ctx.data_mut(|data| data.insert_temp(covering(), (covered, left)));
    if left > 0 {
        ctx.request_repaint();
    }
}

/// Lays out a whole screen in a context, one pixel per point.
pub fn show(ctx: &Context, desk: &mut Desk, screen: &Screen) -> Free {
    if !matches!(screen.above, Some(Above::Naming(_))) {
        naming::closed(ctx);
    }
    glossary::open(ctx, if let Scene::Battle(battle) = &screen.scene { battle.book } else { "" });
    let layer = egui::LayerId::background();
    let builder = UiBuilder::new().layer_id(layer).max_rect(ctx.viewport_rect());
    let mut root = Ui::new(ctx.clone(), "table".into(), builder);
    lay_out(&mut root, desk, screen)
}

fn draw_above(root: &mut Ui, desk: &mut Desk, card: &Above, scene: &Scene) {
    let whole = root.max_rect();
    root.interact(whole, root.id().with("veil"), Sense::CLICK | Sense::DRAG);
    let passing = if let Scene::Battle(battle) = scene { battle.passing } else { None };
    // A card that is opened above a hand-over must not show the board either.
    let veil = Color32::from_rgba_unmultiplied(0x17, 0x12, 0x0F, 190);
    let veil = if passing.is_some_and(Handover::covers) { style::TABLE } else { veil };
    root.painter().rect_filled(whole, 0.0, veil);
    match card {
        Above::Menu { back, over } => {
            let kind = (matches!(scene, Scene::Battle(_)), matches!(scene, Scene::Campaign(_)));
            cards::draw_menu(root, desk, kind, (*over, passing.is_some()), *back);
        }
        Above::Lessons(content) => lessons::draw(root, desk, content),
        Above::Settings(content) => settings::draw(root, desk, content),
        Above::Saves(content) => saves::draw(root, desk, content),
        Above::Naming(content) => naming::draw(root, desk, content),
        Above::Book(content) => book::draw(root, desk, content),
        Above::Rolls(content) => rolls::draw(root, desk, content),
        Above::Ending(content) => ending::draw(root, desk, content),
        Above::Advice(content) => advice::draw(root, desk, content),
        Above::Credits(content) => credits::draw(root, desk, content),
        Above::Grounds(content) => editor::draw_shelf(root, desk, content),
        Above::Concede(side, shows) => cards::draw_concede(root, desk, *side, *shows),
        Above::Pass(handover) => cards::draw_pass(root, desk, *handover, asked(scene)),
    }
}

fn area(rect: Rect, zoom: f32) -> Area {
    let place = |at: egui::Pos2| Place::new(at.x, at.y) * zoom;
    Area::from_corners(place(rect.min), place(rect.max))
}

/// A key for what the screen asks.
fn asked(scene: &Scene) -> &str {
    match scene {
        Scene::Battle(battle) => battle.band.as_ref().map_or("", |band| &band.words),
        _ => "",
    }
}
