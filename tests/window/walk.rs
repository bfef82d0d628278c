//! Every page of the interface, by keyboard alone: everything that can be pressed has a name and is reached by Tab, and
//! nothing drawn lacks its words.

use super::{armies, grounds, marches, values};
use bevy_egui::egui::{Context, Event, Id, Key, Modifiers, Pos2, RawInput, Rect, Shape, vec2};
use monkeys::{
    input::{
        Act, Bindings, CampaignLeaf, Hints, Intent, Pads, TroopsLeaf,
        hints::LastHand,
        intent::{Decider, Leaf},
        listen::Slot,
    },
    panels::{self, Above, Desk, Palette, Pictures, Scene, Screen, keys, naming::Naming, saves, settings, style},
    words,
};
use std::collections::{BTreeMap, BTreeSet};

fn battle(change: fn(&mut panels::Battle), reached: bool) -> Screen {
    let mut battle = values::battle();
    change(&mut battle);
    battle.reached = reached;
    Screen { scene: Scene::Battle(Box::new(battle)), above: None }
}

fn above(card: Above) -> Screen {
    Screen { above: Some(card), ..battle(values::calm, false) }
}

fn key_rows() -> keys::Keys {
    let place = |slot, words: &str| keys::Place { slot, words: words.into(), others: Vec::new() };
    let row = |act: Act| keys::Row {
        head: None,
        words: words::word(&act.word_id()),
        lines: vec![words::word(&act.word_id())],
        places: vec![
            place(Slot::Key(act, 0), &act.default_keys()[0].words()),
            place(Slot::Key(act, 1), ""),
            place(Slot::Pad(act), &act.default_pad().map(|pad| pad.words()).unwrap_or_default()),
        ],
    };
    keys::Keys { rows: Act::ALL.map(row).into(), heard: None, changed: true }
}

fn leaf(leaf: Leaf) -> Screen {
    let asking = settings::Asking { kind: "Die", words: "Choosing a die".into(), who: Decider::Player, marks: true };
    let title = "Monkeys With Guns".into();
    let asking = vec![settings::Decisions { book: "Monkeys", title, advised: true, kinds: vec![asking] }];
    above(Above::Settings(settings::Settings { leaf, keys: key_rows(), asking, ..Default::default() }))
}

fn saved() -> saves::Saves {
    let row = |name: &str, damaged: bool| saves::Row {
        name: name.into(),
        when: "1 minute ago".into(),
        battle: "Two Groves".into(),
        why: damaged.then(|| panels::Why::new("It can't be read.", "")),
        ..saves::Row::default()
    };
    saves::Saves {
        rows: vec![row("One", false), row("Another", true)],
        told: Some(Err("Not deleted.".into())),
        ..saves::Saves::default()
    }
}

/// Every page, by its name.
fn pages() -> Vec<(&'static str, Screen)> {
    let scene = |scene| Screen { scene, above: None };
    vec![
        ("title", scene(Scene::Title(values::title()))),
        ("set-up", scene(Scene::SetUp(Box::new(values::set_up())))),
        ("editor", scene(Scene::Editor(Box::new(panels::editor::Editor { reached: true, ..grounds::editor() })))),
        ("ground's name", above(Above::Naming(grounds::naming()))),
        ("grounds", above(Above::Grounds(grounds::shelf()))),
        ("lab", scene(Scene::Lab(Box::new(grounds::lab())))),
        ("rosters", scene(Scene::Troops(Box::new(armies::shelf())))),
        ("roster", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Choices))))),
        ("roster's worth", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Worth))))),
        ("roster of another book", scene(Scene::Troops(Box::new(armies::list(None))))),
        ("its unit", scene(Scene::Troops(Box::new(armies::list(Some(0)))))),
        ("campaigns", scene(Scene::Campaigns(Box::new(marches::set_up())))),
        (
            "campaign",
            scene(Scene::Campaign(Box::new(panels::campaign::Campaign {
                reached: true,
                ..marches::campaign(CampaignLeaf::Chronicle)
            }))),
        ),
        (
            "meeting",
            scene(Scene::Campaign(Box::new(panels::campaign::Campaign {
                reached: true,
                card: Some(marches::meeting()),
                ..marches::campaign(CampaignLeaf::Tribes)
            }))),
        ),
        (
            "runs",
            scene(Scene::Lab(Box::new(panels::lab::Lab {
                shelf: vec![panels::lab::Run {
                    words: "A against B, Jungle".into(),
                    fought: "Jungle, 25 to 85 % not open".into(),
                    about: "jungle-25-85".into(),
                    sure: false,
                }],
                ..grounds::lab()
            }))),
        ),
        ("battle", battle(|_| (), true)),
        ("forecast", battle(values::open_forecast, true)),
        ("die", battle(values::die_choice, true)),
        ("answers", battle(values::answers, true)),
        ("members", battle(values::members, true)),
        ("drawer", battle(values::drawer, true)),
        ("theatre", battle(values::theatre, true)),
        ("advice", above(Above::Advice(values::advice()))),
        ("menu", above(Above::Menu { back: None, over: false })),
        ("look", leaf(Leaf::Look)),
        ("sound", leaf(Leaf::Sound)),
        ("keys", leaf(Leaf::Keys)),
        ("decisions", leaf(Leaf::Decisions)),
        ("saves", above(Above::Saves(saved()))),
        ("naming", above(Above::Naming(Naming { head: "Save".into(), name: "Here".into(), ..Naming::default() }))),
        ("rules", above(Above::Book(Box::new(values::book())))),
        ("ending", above(Above::Ending(values::ending()))),
        ("credits", above(Above::Credits(Box::new(values::credits())))),
        (
            "ground's battle",
            scene(Scene::Editor(Box::new(panels::editor::Editor {
                reached: true,
                leaf: monkeys::input::GroundLeaf::Battle,
                ..grounds::editor()
            }))),
        ),
        (
            "pass",
            above(Above::Pass(panels::Handover {
                side: monkeys::force::Side::Second,
                told: true,
                blind: false,
                idle: false,
            })),
        ),
    ]
}

/// A page, without a window.
struct Page {
    ctx: Context,
    pictures: Pictures,
    hints: Hints,
    screen: Screen,
    texts: BTreeSet<String>,
    /// The accessible names, for screen readers.
    names: BTreeMap<u64, String>,
    /// The intents of the last frame.
    said: Vec<Intent>,
}

impl Page {
    fn new(scale: u16, hand: LastHand, screen: Screen) -> Self {
        let ctx = Context::default();
        style::install(&ctx);
        ctx.enable_accesskit();
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        style::set_scale(&ctx, scale);
        let hints = Hints::new(&Bindings::default(), &Pads::default(), hand);
        let mut page = Self {
            ctx,
            pictures: Pictures::default(),
            hints,
            screen,
            texts: BTreeSet::new(),
            names: BTreeMap::new(),
            said: Vec::new(),
        };
        (0..3).for_each(|_| page.frame(None));
        page
    }

    fn frame(&mut self, key: Option<Key>) {
        let event =
            |key, pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        self.frame_with(key.into_iter().flat_map(|key| [event(key, true), event(key, false)]).collect());
    }

    fn frame_with(&mut self, events: Vec<Event>) {
        let size = vec2(1280.0, 720.0) / self.ctx.zoom_factor();
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let (pictures, screen, hints) = (&mut self.pictures, &self.screen, &self.hints);
        let mut said = Vec::new();
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let palette = Palette::FIRST;
            let mut desk = Desk { palette, pictures, intents: &mut said, focusable: false, hints };
            panels::show(ui.ctx(), &mut desk, screen);
        });
        output.textures_delta.clear();
        self.said = said;
        let nodes = output.platform_output.accesskit_update.into_iter().flat_map(|update| update.nodes);
        self.names = nodes.filter_map(|(id, node)| Some((id.0, node.label()?.to_owned()))).collect();
        let shapes = output.shapes.into_iter().map(|clipped| clipped.shape);
        shapes.for_each(|shape| collect(&shape, &mut self.texts));
    }

    fn focused(&self) -> Option<u64> {
        self.ctx.memory(|memory| memory.focused()).map(|id| id.value())
    }

    /// What can be pressed: its id, its name, whether keys reach it, its size.
    fn pressable(&self) -> Vec<(u64, String, bool, Rect)> {
        self.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let all = widgets.layers().flat_map(|(_, all)| all.iter()).filter(|one| one.sense.senses_click());
            let named = |id: Id| self.names.get(&id.value()).cloned().unwrap_or_default();
            all.map(|one| (one.id.value(), named(one.id), one.sense.is_focusable(), one.rect)).collect()
        })
    }
}

fn collect(shape: &Shape, texts: &mut BTreeSet<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        Shape::Text(text) => drop(texts.insert(text.galley.text().to_owned())),
        _ => {}
    }
}

#[test]
fn the_safe_answer_has_the_focus_when_it_is_asked_whether_to_concede() {
    let mut page = Page::new(100, LastHand::Keys, above(Above::Menu { back: None, over: false }));
    let is_at =
        |page: &Page, id: &str| page.focused().and_then(|focused| page.names.get(&focused)) == Some(&words::word(id));
    for _ in 0..20 {
        if is_at(&page, "window-concede") {
            break;
        }
        page.frame(Some(Key::ArrowDown));
        page.frame(None);
    }
    assert!(is_at(&page, "window-concede"), "the arrows lead there");
    page.frame(Some(Key::Enter));
    assert!(page.said.contains(&Intent::Concede), "{:?}", page.said);
    page.screen = above(Above::Concede(monkeys::force::Side::First, false));
    (0..3).for_each(|_| page.frame(None));
    assert!(is_at(&page, "concede-not"));
    page.frame(Some(Key::Enter));
    assert!(page.said.contains(&Intent::Back) && !page.said.contains(&Intent::Concede), "{:?}", page.said);
}

#[test]
fn every_control_of_every_page_has_a_name_and_is_reached_by_keys() {
    for scale in [100, 200] {
        for (name, screen) in pages() {
            let mut page = Page::new(scale, LastHand::Keys, screen);
            let pressable = page.pressable();
            let wanted: BTreeSet<u64> = pressable.iter().filter(|one| one.2).map(|one| one.0).collect();
            assert!(!wanted.is_empty(), "{name} at {scale} %: nothing to press");
            for (_, words, focusable, rect) in &pressable {
                assert!(!focusable || !words.is_empty(), "{name}: no name for {rect:?}");
                // A widget with neither name nor focus is a surface that swallows presses, and not a control.
                assert!(*focusable || words.is_empty() || page.screen.above.is_some(), "{name}: {words} has no focus");
                // Nothing below a card reacts to presses; a scroll bar is not a control.
                let is_surface = rect.width() > 200.0 || rect.width() < 16.0 || page.screen.above.is_some();
                assert!(*focusable || is_surface, "{name}: {rect:?} is pressed by mouse alone");
            }
            let mut reached = BTreeSet::new();
            for _ in 0..wanted.len() * 2 + 4 {
                page.frame(Some(Key::Tab));
                page.frame(None);
                reached.extend(page.focused());
            }
            let missed: Vec<&String> =
                pressable.iter().filter(|one| one.2 && !reached.contains(&one.0)).map(|one| &one.1).collect();
            assert!(missed.is_empty(), "{name} at {scale} %: Tab misses {missed:?}");
        }
    }
}

#[test]
fn an_arrow_gives_the_focus_where_nothing_has_it() {
    for (name, screen) in pages().into_iter().filter(|(name, _)| !["naming", "ground's name"].contains(name)) {
        let in_battle = matches!(screen.scene, Scene::Battle(_) | Scene::Editor(_)) && screen.above.is_none();
        let mut page = Page::new(100, LastHand::Keys, screen);
        assert_eq!(page.focused().is_some(), in_battle, "{name}: at first");
        page.frame(Some(Key::ArrowDown));
        page.frame(None);
        assert!(page.focused().is_some(), "{name}: after an arrow");
    }
}

/// Enter presses the button that looks pressed next, whichever hand chose it last.
#[test]
fn a_pointer_that_moves_takes_the_focus_along() {
    for (name, screen) in pages().into_iter().filter(|(name, _)| ["title", "ending", "pass"].contains(name)) {
        let mut page = Page::new(100, LastHand::Keys, screen);
        let first = page.pressable().into_iter().find(|one| one.2).expect("there is a button").3;
        page.frame_with(vec![Event::PointerMoved(first.center())]);
        page.frame(None);
        assert_eq!(page.focused().is_some(), name == "title", "{name}: a mouse alone gives no focus elsewhere");
        page.frame(Some(Key::ArrowDown));
        page.frame(None);
        let focused = page.focused();
        let other = page.pressable().into_iter().find(|one| one.2 && Some(one.0) != focused);
        let Some((id, .., rect)) = other else { continue };
        page.frame_with(vec![Event::PointerMoved(rect.center())]);
        page.frame(None);
        page.frame(None);
        assert_eq!(page.focused(), Some(id), "{name}: the pointer has moved on");
        // From the outermost button no arrow may lead on, but Tab does.
        page.frame(Some(Key::Tab));
        page.frame(None);
        assert_ne!(page.focused(), Some(id), "{name}: a pointer that rests leaves the focus to the keys");
    }
}

#[test]
fn who_leaves_the_field_of_a_name_leaves_its_card() {
    for (name, screen) in pages().into_iter().filter(|(name, _)| ["naming", "ground's name"].contains(name)) {
        let mut page = Page::new(100, LastHand::Keys, screen);
        assert!(page.said.is_empty() && page.focused().is_some(), "{name}: the field has the focus");
        page.frame(Some(Key::Escape));
        assert!(matches!(page.said[..], [Intent::Back]), "{name}: {:?}", page.said);
    }
}

#[test]
fn on_the_map_no_key_is_taken_by_a_panel() {
    let mut page = Page::new(100, LastHand::Keys, battle(values::open_forecast, false));
    for key in [Key::Tab, Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        page.frame(Some(key));
        assert_eq!(page.focused(), None);
    }
}

#[test]
fn nothing_is_drawn_without_its_words() {
    for hand in [LastHand::Keys, LastHand::Pad] {
        for (name, screen) in pages() {
            let page = Page::new(100, hand, screen);
            assert!(page.texts.len() > 2, "{name}: {:?}", page.texts);
            for text in &page.texts {
                assert!(!words::knows(text), "{name}: {text} is the name of a sentence");
                assert!(!(text.starts_with('<') && text.ends_with('>')), "{name}: no sentence for {text}");
            }
        }
    }
}

#[test]
fn hints_follow_the_table_and_the_hand() {
    let menu = |hints: &Hints| {
        let under = Scene::Title(values::title());
        let screen = Screen {
            scene: under,
            above: Some(Above::Pass(panels::Handover {
                side: monkeys::force::Side::First,
                told: true,
                blind: false,
                idle: false,
            })),
        };
        let mut page = Page::new(100, LastHand::Keys, screen);
        page.hints = hints.clone();
        page.texts.clear();
        page.frame(None);
        page.texts
    };
    let keys = Hints::new(&Bindings::default(), &Pads::default(), LastHand::Keys);
    let pad = Hints::new(&Bindings::default(), &Pads::default(), LastHand::Pad);
    assert!(menu(&keys).contains("Enter") && !menu(&keys).contains("A"));
    assert!(menu(&pad).contains("A") && !menu(&pad).contains("Enter"));
}
