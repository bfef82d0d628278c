//! The set-up of a battle, all on one screen: the ground, the scenario, the two sides, start.

use super::{
    Desk, Print, Why, levels, paint,
    plan::{self, Dial, Plan},
    portrait::{self, Portrait},
    seed,
    style::*,
    title,
    widgets::{self, Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, Intent, intent::Change},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

/// A level to choose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelCard {
    /// Its index among the levels of all books.
    pub place: usize,
    /// Its name.
    pub name: String,
    /// What it is like.
    pub about: String,
    /// Its scenario: "Siege"; empty if its book has none.
    pub scenario: String,
    /// "72 x 48 squares".
    pub size: String,
    /// "2 platoons per side".
    pub platoons: String,
    /// A small picture of the ground.
    pub picture: Option<Print>,
    /// Why it cannot be played.
    pub why: Option<Why>,
}

/// One unit of a side.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitCard {
    /// Its card.
    pub portrait: Portrait,
    /// Its name.
    pub name: String,
    /// Who is in it, with what.
    pub kit: String,
    /// Its characteristics, for its tooltip.
    pub more: String,
}

/// One side's card.
#[derive(Clone, Debug, PartialEq)]
pub struct SideCard {
    /// Which side.
    pub side: Side,
    /// Its player, and a sentence about that player.
    pub player: (String, String),
    /// How well an opponent plays; `None` for a human player.
    pub strength: Option<Dial>,
    /// The roster's own name, if another one may be chosen.
    pub other_rosters: Option<String>,
    /// What the roster stands for on this level, if it isn't the level's own.
    pub roster_about: Option<String>,
    /// Its roster's name.
    pub roster: String,
    /// Its units.
    pub units: Vec<UnitCard>,
}

/// A scenario that may be fought on the chosen ground.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScenarioChoice {
    /// Its name.
    pub name: String,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Why it can't be fought there.
    pub why: Option<Why>,
}

/// The set-up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetUp {
    /// The rule books.
    pub books: Vec<String>,
    /// The book whose levels are shown.
    pub book: usize,
    /// The levels of that book.
    pub levels: Vec<LevelCard>,
    /// The chosen level, by its index among those of all books.
    pub chosen: usize,
    /// Figures of the chosen ground: word and value.
    pub figures: Vec<(String, String)>,
    /// The seed of the player's own ground.
    pub seed: String,
    /// The seed of the dice, if the player has fixed it.
    pub dice: Option<u64>,
    /// The optional rules of the book.
    pub options: Vec<Dial>,
    /// Those that aren't as the book has them, in one line.
    pub played: Option<String>,
    /// The player's own ground, if that is chosen.
    pub plan: Option<Plan>,
    /// The scenarios for this ground.
    pub scenarios: Vec<ScenarioChoice>,
    /// The goal of the scenario: a heading and paragraphs.
    pub scenario: (String, Vec<String>),
    /// The sides.
    pub sides: Vec<SideCard>,
    /// Why the battle cannot start.
    pub why: Option<Why>,
    /// What is wrong with the player's own file, in one line.
    pub fault: Option<String>,
    /// The lesson that teaches the rules of the chosen level, by its index.
    pub lesson: Option<usize>,
}

/// Draws the set-up.
pub fn draw(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    title::draw_table(ui, desk);
    let whole = ui.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 52.0));
    paint::wood_bar(ui.painter(), top, false);
    let at = pos2(top.left() + 16.0, top.center().y);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("window-set-up"), head(HEAD), CREAM);
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 60.0), whole.max);
    foot_bar(ui, desk, foot, set_up);
    let room = Rect::from_min_max(
        pos2(whole.left() + 16.0, top.bottom() + 16.0),
        pos2(whole.right() - 16.0, foot.top() - 16.0),
    );
    let list = Rect::from_min_size(room.min, vec2((room.width() * 0.26).clamp(208.0, 380.0), room.height()));
    let list_ui = |ui: &mut Ui| levels::draw(ui, desk, set_up);
    widgets::part(ui, "levels", list.expand2(vec2(8.0, 0.0)), list_ui);
    let rest = Rect::from_min_max(pos2(list.right() + 16.0, room.top()), room.max);
    if rest.width() < 560.0 {
        page(ui, ("all", set_up.chosen), rest, |ui| all(ui, desk, set_up));
        return;
    }
    let gap = 16.0;
    let width = (rest.width() - gap * 2.0) / 3.0;
    let column = |place: usize| {
        Rect::from_min_size(pos2(rest.left() + place as f32 * (width + gap), rest.top()), vec2(width, rest.height()))
    };
    page(ui, ("ground", set_up.chosen), column(0), |ui| ground(ui, desk, set_up));
    for (place, side) in set_up.sides.iter().take(2).enumerate() {
        page(ui, (["side 1", "side 2"][place], set_up.chosen), column(place + 1), |ui| side_card(ui, desk, side));
    }
}

/// Ground and sides below one another, if there is no room for columns.
fn all(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    ground(ui, desk, set_up);
    for side in &set_up.sides {
        ui.add_space(12.0);
        ui.push_id(side.side, |ui| side_card(ui, desk, side));
    }
}

/// A sheet of paper with its own scrolling content; another level starts at the top again.
fn page(ui: &mut Ui, (id, chosen): (&str, usize), rect: Rect, add: impl FnOnce(&mut Ui)) {
    paint::paper_card(ui.painter(), rect);
    widgets::part(ui, id, rect.shrink(PAD), |ui| {
        ScrollArea::vertical().id_salt((id, chosen)).auto_shrink([false, false]).show(ui, add);
    });
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, set_up: &SetUp) {
    paint::wood_bar(ui.painter(), bar, true);
    let middle = bar.center().y + 1.0;
    let back = word("window-back");
    let plank = Plank { words: &back, key: desk.hints.of(Act::Back), ..Plank::default() };
    let rect = Rect::from_min_size(pos2(bar.left() + 16.0, middle - 18.0), vec2(plank.width(ui).max(112.0), 36.0));
    if plank.put(ui, desk, "back", rect).clicked() {
        desk.push(Intent::Back);
    }
    let mut left = rect.right() + 16.0;
    if let Some(lesson) = set_up.lesson {
        let words = word("setup-learn");
        let plank = Plank { words: &words, ..Plank::default() };
        let rect = Rect::from_min_size(pos2(left, rect.top()), vec2(plank.width(ui), 36.0));
        let response = plank.put(ui, desk, "learn", rect);
        if widgets::tip(response, &word("setup-learn-about"), None).clicked() {
            desk.push(Intent::Learn(lesson));
        }
        left = rect.right() + 16.0;
    }
    let start = word("window-start");
    let face = if set_up.why.is_some() { Face::Flat } else { Face::Gold };
    let plank = Plank { words: &start, key: desk.hints.of(Act::Choose), face, size: SECTION, ..Plank::default() };
    let width = plank.width(ui).max(220.0);
    let rect = Rect::from_min_size(pos2(bar.right() - 16.0 - width, middle - 20.0), vec2(width, 40.0));
    let why = || set_up.why.as_ref().and_then(|why| why.words.lines().next());
    if let Some(fault) = set_up.fault.as_deref().or_else(why) {
        let line = paint::wrap(ui.painter(), fault, text(SMALL), GOLD, rect.left() - 16.0 - left);
        paint::put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, line);
    }
    let response = plank.put(ui, desk, "start", rect);
    match &set_up.why {
        Some(why) => {
            widgets::tip_why(response, why);
        }
        None if response.clicked() => desk.push(Intent::Start),
        None => {}
    }
}

fn ground(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    let Some(level) = set_up.levels.iter().find(|level| level.place == set_up.chosen) else {
        return;
    };
    widgets::line(ui, &level.name, "", [head(HEAD), text(TEXT)], [INK, INK], 32.0);
    let width = ui.available_width();
    let ratio = level.picture.as_ref().map_or(1.5, |print| print.ratio().max(0.1));
    // In a low window the picture makes room for the text.
    let room = (ui.clip_rect().height() - 372.0).clamp(120.0, 260.0);
    let frame = paint::strip(ui, (width / ratio).min(room));
    levels::thumbnail(ui, desk, frame.shrink(2.0), level.picture.as_ref());
    ui.add_space(8.0);
    widgets::paragraph(ui, &level.about, text(TEXT), INK);
    // How the battle is won comes before all figures: it must be visible without scrolling.
    paint::divider(ui);
    let (title, paragraphs) = &set_up.scenario;
    widgets::section(ui, title, "", INK);
    scenarios(ui, desk, &set_up.scenarios);
    for words in set_up.played.iter().chain(paragraphs) {
        ui.add_space(4.0);
        widgets::paragraph(ui, words, text(TEXT), INK);
    }
    paint::divider(ui);
    for (words, value) in &set_up.figures {
        widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [MUTED, INK], 20.0);
    }
    seed::dice(ui, desk, set_up.dice);
    if !set_up.options.is_empty() {
        paint::divider(ui);
        widgets::section(ui, &word("setup-options"), "", INK);
        for option in &set_up.options {
            plan::dial(ui, desk, option);
        }
    }
    if let Some(content) = &set_up.plan {
        paint::divider(ui);
        seed::ground(ui, desk, &set_up.seed);
        plan::draw_own(ui, desk, content);
    }
}

/// The scenarios of the book as buttons, in as many rows as needed; one that can't be fought here says why.
fn scenarios(ui: &mut Ui, desk: &mut Desk, choices: &[ScenarioChoice]) {
    let (height, gap) = (28.0, 6.0);
    let per_row = (((ui.available_width() + gap) / (96.0 + gap)).floor() as usize).clamp(1, choices.len().max(1));
    for (line, row) in choices.chunks(per_row).enumerate() {
        let strip = paint::strip(ui, height + gap);
        let width = (strip.width() + gap) / per_row as f32 - gap;
        for (place, choice) in row.iter().enumerate() {
            let corner = strip.left_top() + vec2(place as f32 * (width + gap), 0.0);
            let face = match (&choice.why, choice.chosen) {
                (Some(_), _) => Face::Flat,
                (None, true) => Face::Gold,
                (None, false) => Face::Wood,
            };
            let plank = Plank { words: &choice.name, face, centred: true, size: 15.0, ..Plank::default() };
            let number = line * per_row + place;
            let rect = Rect::from_min_size(corner, vec2(width, height));
            let response = plank.put(ui, desk, ("scenario", number), rect);
            match &choice.why {
                Some(why) => {
                    widgets::tip_why(response, why);
                }
                None if response.clicked() => desk.push(Intent::ChooseScenario(number)),
                None => {}
            }
        }
    }
}

/// The side's player, its strength, and its roster.
fn seat(ui: &mut Ui, desk: &mut Desk, side: &SideCard) {
    let (name, about) = &side.player;
    let steps = |by: fn(Side, i8) -> Change| [by(side.side, -1), by(side.side, 1)];
    plan::stepper(ui, desk, &word("plan-seat"), name, steps(Change::Seat));
    widgets::paragraph(ui, about, text(13.0), MUTED);
    if let Some(strength) = &side.strength {
        plan::dial(ui, desk, strength);
    }
    ui.add_space(4.0);
    if let Some(roster) = &side.other_rosters {
        plan::stepper(ui, desk, &word("plan-roster"), roster, steps(Change::Roster));
    }
    if let Some(about) = &side.roster_about {
        widgets::paragraph(ui, about, text(13.0), MUTED);
    }
    paint::divider(ui);
}

fn unit_row(ui: &mut Ui, desk: &mut Desk, place: usize, unit: &UnitCard) {
    let kit = paint::wrap(ui.painter(), &unit.kit, text(13.0), MUTED, ui.available_width() - 48.0);
    let rect = paint::strip(ui, (24.0 + kit.size().y).max(40.0));
    let mut child = ui.new_child(UiBuilder::new().id_salt(("unit", place)).max_rect(rect));
    let face = Rect::from_center_size(pos2(rect.left() + 18.0, rect.top() + 20.0), vec2(32.0, 32.0));
    unit.portrait.draw(&child, desk, face);
    let painter = child.painter_at(rect);
    let name = paint::fit(&painter, &unit.name, bold(TEXT), INK, rect.width() - 48.0);
    paint::put(&painter, pos2(rect.left() + 44.0, rect.top() + 12.0), Align2::LEFT_CENTER, name);
    paint::put(&painter, pos2(rect.left() + 44.0, rect.top() + 21.0), Align2::LEFT_TOP, kit);
    child.expand_to_include_rect(rect);
    widgets::tip(ui.interact(rect, ui.id().with(("unit", place)), Sense::hover()), &unit.more, None);
}

fn side_card(ui: &mut Ui, desk: &mut Desk, side: &SideCard) {
    let colours = desk.palette.side(side.side);
    let rect = paint::strip(ui, 56.0);
    let painter = ui.painter();
    painter.rect(rect, CORNER, colours.base, Stroke::new(1.5, colours.dark), StrokeKind::Inside);
    let token = Rect::from_center_size(pos2(rect.left() + 26.0, rect.center().y), vec2(28.0, 28.0));
    portrait::side_shape(painter, side.side, token, colours.plate, Stroke::new(2.0, colours.dark));
    let left = token.right() + 12.0;
    let name = desk.side_name(side.side);
    let at = pos2(left, rect.top() + 20.0);
    paint::write(painter, at, Align2::LEFT_CENTER, &name, head(HEAD), colours.figure);
    let at = pos2(left, rect.top() + 41.0);
    let fonts = [text(TEXT), text(SMALL), text(10.5)];
    let roster = paint::fit_in(painter, &side.roster, &fonts, colours.figure, rect.right() - left - 8.0);
    paint::put(painter, at, Align2::LEFT_CENTER, roster);
    ui.add_space(8.0);
    seat(ui, desk, side);
    for (place, unit) in side.units.iter().enumerate() {
        unit_row(ui, desk, place, unit);
    }
}
