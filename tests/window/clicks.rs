//! Panels under a pointer, without a window: everything responds, and nothing falls through to the map.

use super::values;
use bevy_egui::egui::{
    Context, Event, Modifiers, MouseWheelUnit, Order, PointerButton, Pos2, RawInput, Rect, TouchPhase, pos2, vec2,
};
use monkeys::{
    input::{Free, Hints, Intent, Verb},
    panels::{
        self, Above, Desk, Palette, Pictures, Scene, Screen,
        sheet::{Offer, Slot},
        style,
    },
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) struct Hand {
    ctx: Context,
    pictures: Pictures,
    screen: Screen,
    size: (f32, f32),
    free: Free,
}

impl Hand {
    pub(super) fn new(size: (f32, f32), scale: u16, screen: Screen) -> Self {
        let ctx = Context::default();
        style::install(&ctx);
        let mut hand = Self { ctx, pictures: Pictures::default(), screen, size, free: Free::default() };
        hand.ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        style::set_scale(&hand.ctx, scale);
        for _ in 0..3 {
            hand.frame(Vec::new());
        }
        hand
    }

    pub(super) fn frame(&mut self, events: Vec<Event>) -> Vec<Intent> {
        let zoom = self.ctx.zoom_factor();
        let window = Rect::from_min_size(Pos2::ZERO, vec2(self.size.0, self.size.1) / zoom);
        let input = RawInput { screen_rect: Some(window), events, ..RawInput::default() };
        let mut said = Vec::new();
        let (pictures, screen, free) = (&mut self.pictures, &self.screen, &mut self.free);
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let palette = Palette::FIRST;
            let hints = Hints::default();
            let mut desk = Desk { palette, pictures, intents: &mut said, focusable: false, hints: &hints };
            *free = panels::show(ui.ctx(), &mut desk, screen);
        });
        output.textures_delta.clear();
        said
    }

    /// Shows another screen.
    pub(super) fn show(&mut self, screen: Screen) -> Vec<Intent> {
        self.screen = screen;
        self.frame(Vec::new())
    }

    /// Turns the wheel over a place.
    pub(super) fn scroll(&mut self, at: (f32, f32), by: f32) {
        let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
        let wheel = Event::MouseWheel { unit, delta: vec2(0.0, by), modifiers: Modifiers::NONE, phase };
        self.frame(vec![Event::PointerMoved(pos2(at.0, at.1))]);
        self.frame(vec![wheel]);
        (0..40).for_each(|_| drop(self.frame(Vec::new())));
    }

    /// The area left for the map, in logical pixels.
    pub(super) const fn map(&self) -> bevy::math::Rect {
        self.free.map
    }

    /// The areas that cover it, in logical pixels.
    pub(super) fn islands(&self) -> &[bevy::math::Rect] {
        &self.free.islands
    }

    /// A click at a place in logical pixels of the window.
    pub(super) fn click(&mut self, at: (f32, f32)) -> Vec<Intent> {
        let zoom = self.ctx.zoom_factor();
        let pos = pos2(at.0 / zoom, at.1 / zoom);
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        let mut said = self.frame(vec![Event::PointerMoved(pos)]);
        said.extend(self.frame(vec![button(true)]));
        said.extend(self.frame(vec![button(false)]));
        said
    }
}

fn screen(change: impl FnOnce(&mut panels::Battle)) -> Screen {
    let mut battle = values::battle();
    change(&mut battle);
    Screen { scene: Scene::Battle(Box::new(battle)), above: None }
}

fn modes(hand: &mut Hand, y: f32) -> (BTreeSet<Verb>, Vec<Intent>) {
    let mut modes = BTreeSet::new();
    let mut others = Vec::new();
    for step in 0..(hand.size.0 / 16.0) as u32 {
        for intent in hand.click((step as f32 * 16.0 + 8.0, y)) {
            match intent {
                Intent::Mode(mode) => {
                    modes.insert(mode);
                }
                other => others.push(other),
            }
        }
    }
    (modes, others)
}

#[test]
fn every_order_can_be_reached_at_every_scale_and_a_forbidden_one_tells_its_rule() {
    for scale in [75, 100, 150, 200] {
        let mut hand = Hand::new((1280.0, 720.0), scale, screen(|_| ()));
        let foot = 720.0 - 26.0 * f32::from(scale) / 100.0;
        let (mut found, mut others) = modes(&mut hand, foot);
        let (more, rest) = modes(&mut hand, foot - 40.0 * f32::from(scale) / 100.0);
        found.extend(more);
        others.extend(rest);
        assert_eq!(found.len(), 7, "at {scale} %: {found:?}");
        assert!(others.contains(&Intent::EndTurn), "at {scale} %");
        let why = |intent: &Intent| matches!(intent, Intent::WhyNot { rule: Some(rule), .. } if rule == "T-100");
        assert!(others.iter().any(why), "at {scale} %");
    }
}

#[test]
fn nothing_falls_through_a_panel_and_the_map_is_free() {
    let changes: [fn(&mut panels::Battle); 3] = [|_| (), values::answers, values::drawer];
    for change in changes {
        let mut hand = Hand::new((1280.0, 720.0), 100, screen(change));
        for y in 0..15 {
            for x in 0..26 {
                let at = (x as f32 * 49.0 + 5.0, y as f32 * 49.0 + 7.0);
                let said = hand.click(at);
                let takes = hand.free.takes(bevy::math::Vec2::new(at.0, at.1));
                // A pointer that leaves a card says so; that isn't a press.
                let pressed =
                    said.iter().any(|intent| !matches!(intent, Intent::PointOption(None) | Intent::PointPiece(None)));
                assert!(!takes || !pressed, "{at:?} is the map's and a panel's: {said:?}");
            }
        }
        let map = hand.free.map;
        assert_eq!((map.min.y, map.max.x, map.max.y), (44.0, 980.0, 668.0));
    }
}

#[test]
fn a_card_above_takes_every_press() {
    let mut page = screen(|_| ());
    page.above = Some(Above::Menu { back: None, over: false });
    let mut hand = Hand::new((1280.0, 720.0), 100, page);
    assert!(!hand.free.takes(bevy::math::Vec2::new(400.0, 300.0)));
    let (modes, others) = modes(&mut hand, 694.0);
    assert!(modes.is_empty() && others.is_empty());
}

#[test]
fn a_die_and_a_card_are_taken_by_a_click() {
    let mut hand = Hand::new((1280.0, 720.0), 100, screen(values::die_choice));
    assert_eq!(hand.click((50.0, 560.0)), [Intent::TakeDie(0)]);
    assert_eq!(hand.click((186.0, 560.0)), [Intent::TakeDie(1)]);
    let mut hand = Hand::new((1280.0, 720.0), 100, screen(values::answers));
    // Cards are in columns; each one responds, and a refused one opens its rule.
    let points = [360.0, 640.0].into_iter().flat_map(|x| (8..46).map(move |step| (x, 10.0 * step as f32)));
    let told: Vec<Intent> = points.flat_map(|at| hand.click(at)).collect();
    for wanted in [Intent::TakeOption(0), Intent::TakeOption(1), Intent::Help(Some("T-126".into()))] {
        assert!(told.contains(&wanted), "{wanted:?} in {told:?}");
    }
}

#[test]
fn a_card_says_when_the_pointer_is_on_it() {
    let mut hand = Hand::new((1280.0, 720.0), 100, screen(values::answers));
    let at = |x: f32, y: f32| vec![Event::PointerMoved(pos2(x, y))];
    let points = [360.0, 640.0].into_iter().flat_map(|x| (8..46).map(move |step| (x, 10.0 * step as f32)));
    let told: Vec<Intent> = points.flat_map(|(x, y)| hand.frame(at(x, y))).collect();
    for place in 0..3 {
        let wanted = Intent::PointOption(Some(place));
        assert!(told.contains(&wanted), "{wanted:?} in {told:?}");
    }
    hand.frame(at(4.0, 4.0));
    hand.frame(at(4.0, 4.0));
    let told = hand.frame(at(4.0, 4.0));
    assert!(told.is_empty(), "it is said once: {told:?}");
}

#[test]
fn a_face_says_when_the_pointer_is_on_it() {
    let mut hand = Hand::new((1280.0, 720.0), 100, screen(values::members));
    let at = |x: f32, y: f32| vec![Event::PointerMoved(pos2(x, y))];
    let points = (5..50).flat_map(|row| (5..50).map(move |column| (20.0 * column as f32, 8.0 * row as f32)));
    let told: Vec<Intent> = points.flat_map(|(x, y)| hand.frame(at(x, y))).collect();
    let pointed = |intent: &Intent| match intent {
        Intent::PointPiece(piece) => *piece,
        _ => None,
    };
    let faces: BTreeSet<_> = told.iter().filter_map(pointed).collect();
    assert_eq!(faces.len(), values::NAMES.len(), "{told:?}");
    hand.frame(at(4.0, 4.0));
    hand.frame(at(4.0, 4.0));
    let told = hand.frame(at(4.0, 4.0));
    assert!(told.is_empty(), "it is said once: {told:?}");
}

#[test]
fn cards_of_a_decision_lie_beside_whom_they_ask_about() {
    for change in [values::answers, values::members] {
        let cards = |asked: Vec<bevy::math::Rect>| {
            let hand = Hand::new(
                (1280.0, 720.0),
                100,
                screen(|battle| {
                    change(battle);
                    battle.asked = asked;
                }),
            );
            hand.free.islands
        };
        let usual = *cards(Vec::new()).iter().rfind(|island| island.height() > 60.0).expect("cards lie on the map");
        for part in [0.3, 0.5, 0.7] {
            let middle = usual.min + usual.size() * part;
            let asked = bevy::math::Rect::from_center_half_size(middle, bevy::math::Vec2::splat(30.0));
            let covered = cards(vec![asked]).into_iter().filter(|card| !card.intersect(asked).is_empty());
            assert_eq!(covered.collect::<Vec<_>>(), [], "{asked:?}");
        }
    }
}

#[test]
#[expect(clippy::disallowed_types, reason = "a frame is measured in milliseconds")]
fn panels_draw_within_a_few_milliseconds() {
    let mut hand = Hand::new((1920.0, 1080.0), 100, screen(values::open_forecast));
    let start = std::time::Instant::now();
    for _ in 0..50 {
        hand.frame(Vec::new());
    }
    let each = start.elapsed() / 50;
    println!("panels: {each:?} a frame");
    assert!(each < std::time::Duration::from_millis(40), "{each:?} a frame");
}

/// Each face in a queue can be pressed by itself, even in a small window at a large scale.
#[test]
fn every_face_in_the_queue_is_pressed_at_every_scale() {
    for scale in [100, 150, 200] {
        let mut hand = Hand::new(
            (1280.0, 720.0),
            scale,
            screen(|battle| {
                battle.track.steps = ["Repeat", "6", "5", "4", "3", "2", "1"].map(str::to_owned).to_vec();
                let token = battle.track.platoons[0].clone();
                battle.track.platoons = vec![token; 12];
            }),
        );
        let y = 21.0 * f32::from(scale) / 100.0;
        let mut pressed = BTreeSet::new();
        for x in (4..1280).step_by(8) {
            for intent in hand.click((x as f32, y)) {
                if let Intent::Platoon(place) = intent {
                    pressed.insert(place);
                }
            }
        }
        assert_eq!(pressed, (0..12).collect(), "at {scale} %");
    }
}

#[test]
fn a_card_that_is_laid_puts_the_tooltip_under_it_away() {
    let calm = || {
        screen(|battle| {
            let button = battle.orders.buttons.first_mut().expect("a button");
            button.hint = "The whole squad walks.".into();
        })
    };
    let mut hand = Hand::new((1280.0, 720.0), 100, calm());
    let tips = |hand: &Hand| {
        let layers = hand.ctx.memory(|memory| memory.areas().visible_layer_ids());
        layers.into_iter().filter(|layer| layer.order == Order::Tooltip).count()
    };
    hand.frame(vec![Event::PointerMoved(pos2(40.0, 694.0))]);
    (0..120).for_each(|_| drop(hand.frame(Vec::new())));
    assert_eq!(tips(&hand), 1, "the button explains itself");
    hand.screen = Screen { above: Some(Above::Menu { back: None, over: false }), ..calm() };
    (0..4).for_each(|_| drop(hand.frame(Vec::new())));
    assert_eq!(tips(&hand), 0, "the card covers the button");
}

#[test]
fn a_line_of_the_log_shows_its_place_and_a_double_click_or_its_button_replays_it() {
    let mut hand = Hand::new((1280.0, 720.0), 100, screen(|_| ()));
    let rest = |hand: &mut Hand| (0..40).for_each(|_| drop(hand.frame(Vec::new())));
    let mut place = None;
    for y in (420..710).step_by(6) {
        rest(&mut hand);
        if let [Intent::LogLine(line)] = hand.click((1060.0, y as f32))[..] {
            place = Some((line, y as f32));
            break;
        }
    }
    let (line, y) = place.expect("a line was clicked");
    rest(&mut hand);
    hand.click((1060.0, y));
    assert_eq!(hand.click((1060.0, y)), [Intent::LogMoment(line)], "the second of two quick clicks");
    // The button is there while the pointer is on the line.
    let mut said = Vec::new();
    for x in (1150..1270).step_by(5) {
        for dy in [0.0, 12.0, 24.0] {
            rest(&mut hand);
            said.extend(hand.click((x as f32, y + dy)));
        }
    }
    assert!(said.contains(&Intent::LogMoment(line)), "{line} at {y}: {said:?}");
}

/// Where the buttons of the sheet answer: the first line for each of them.
fn offered(hand: &mut Hand) -> BTreeMap<usize, u32> {
    let mut lines = BTreeMap::new();
    for (x, y) in [1050.0, 1190.0].into_iter().flat_map(|x| (60..640).step_by(6).map(move |y| (x, y))) {
        for intent in hand.click((x, y as f32)) {
            if let Intent::TakeOption(place) = intent {
                lines.entry(place).or_insert(y);
            }
        }
    }
    lines
}

/// The pointer is on its way to a button: what the sheet says about the board goes away, and the button stays.
#[test]
fn the_buttons_of_the_sheet_stay_where_they_are_when_the_pointer_leaves_the_board() {
    let slot = |name: &str| Slot { name: name.into(), weapon: "Assault rifle".into(), ..Slot::default() };
    for seats in [0, 7] {
        let page = |lines: usize, forecast: bool| {
            screen(|battle| {
                battle.forecast = battle.forecast.take().filter(|_| forecast);
                battle.exchange = Some(values::exchange(2));
                battle.sheet.slots = vec![slot("Left gunport"); seats];
                let offer = |(place, words): (usize, &str)| Offer {
                    words: words.into(),
                    why: None,
                    intent: Intent::TakeOption(place),
                };
                let offers = ["Everyone in", "Everyone out", "Turn left", "Turn right"];
                battle.sheet.offers = offers.into_iter().enumerate().map(offer).collect();
                battle.sheet.draft = vec!["Nomad's vehicle drives 3 squares, for 3 of Speed 36.".into(); lines];
            })
        };
        let mut hand = Hand::new((1280.0, 720.0), 100, page(3, false));
        let before = offered(&mut hand);
        assert_eq!(before.len(), 4, "with {seats} seats: {before:?}");
        for (lines, forecast) in [(0, false), (3, true), (0, true), (1, false)] {
            hand.show(page(lines, forecast));
            (0..5).for_each(|_| drop(hand.frame(Vec::new())));
            assert_eq!(offered(&mut hand), before, "with {seats} seats, {lines} lines, forecast: {forecast}");
        }
    }
}

#[test]
fn the_button_that_takes_the_draft_does_not_move_up_from_the_pointer() {
    let page = |lines: usize, enemies: u8| {
        screen(|battle| {
            battle.forecast = None;
            battle.exchange = (enemies > 0).then(|| values::exchange(enemies));
            battle.sheet.members.truncate(4);
            battle.sheet.accept = Some(("Walk there".into(), "Enter".into()));
            battle.sheet.draft = vec!["13 of 18 squares; 5 of 8 in cover.".into(); lines];
        })
    };
    let taken = |hand: &mut Hand| -> Vec<u32> {
        let lines = (60..640).step_by(6).filter(|y| hand.click((1100.0, *y as f32)).contains(&Intent::Accept));
        lines.collect()
    };
    let mut hand = Hand::new((1280.0, 720.0), 100, page(1, 0));
    let short = taken(&mut hand);
    hand.show(page(6, 1));
    (0..5).for_each(|_| drop(hand.frame(Vec::new())));
    let before = taken(&mut hand);
    assert!(short[0] < before[0], "it is below the text: {short:?}, {before:?}");
    hand.show(page(1, 0));
    (0..5).for_each(|_| drop(hand.frame(Vec::new())));
    assert_eq!(taken(&mut hand), before);
    // With another draft it is as close to the text as before.
    hand.show(screen(|battle| (battle.forecast, battle.sheet.accept) = (None, None)));
    (0..5).for_each(|_| drop(hand.frame(Vec::new())));
    hand.show(page(1, 0));
    (0..5).for_each(|_| drop(hand.frame(Vec::new())));
    assert_eq!(taken(&mut hand), short);
}
