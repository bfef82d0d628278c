//! The layout of text and cards at the sizes and scales that people have: nothing is cut, nothing overlaps.

use super::{armies, clicks::Hand, grounds, marches, values};
use bevy_egui::egui::{
    Context, Event, FontId, Pos2, RawInput, Rect, Shape, ViewportInfo, epaint::ClippedShape, pos2, vec2,
};
use monkeys::{
    board::Cell,
    force::Side,
    input::{Act, CampaignLeaf, GroundLeaf, GroundTurn, Hints, Intent, LessonTurn, Shown, TroopsLeaf, intent::Fold},
    panels::{
        self, Above, Battle, Desk, Palette, Pictures, Scene, Screen, Why, band,
        decision::{Ask, Card},
        editor::Editor,
        ending::Ending,
        exchange::Exchange,
        figure::{Figure, Limb},
        forecast::Term,
        form::{Choice, Form, Item, Row},
        lab::Lab,
        lesson, lessons,
        odds::{Chance, Hurts, Odds},
        orders::{EndButton, May, OrderButton, Orders},
        rolls::Rolls,
        saves::Saves,
        settings::Settings,
        setup::SetUp,
        sheet::{Sheet, Slot},
        style,
        ticks::Ticks,
        title::Title,
        tray::Tray,
    },
    screens::{Pages, Who, monkeys::battle::verbs, title::title},
    words::{say, word},
};

/// The sizes in pixels and scales in percent at which panels are laid out.
const WINDOWS: [((f32, f32), u16); 4] =
    [((1280.0, 720.0), 100), ((1280.0, 720.0), 150), ((1280.0, 720.0), 200), ((1920.0, 1080.0), 100)];

/// A text in the layout.
struct Words {
    text: String,
    /// Whether it is cut with an ellipsis.
    cut: bool,
    covers: Rect,
    /// The size of its letters.
    size: f32,
    /// Its fonts.
    fonts: Vec<FontId>,
    /// The visible part of its area.
    seen: Rect,
}

/// A screen laid out.
struct Laid {
    words: Vec<Words>,
    said: Vec<Intent>,
    /// The areas that cover the map.
    islands: Vec<Rect>,
    /// The area the view is fitted to.
    map: Rect,
    window: Rect,
}

fn lay(screen: &Screen, at: ((f32, f32), u16)) -> Laid {
    lay_pointed(screen, at, None)
}

/// The same with the pointer somewhere.
fn lay_pointed(screen: &Screen, ((width, height), scale): ((f32, f32), u16), pointer: Option<Pos2>) -> Laid {
    let scale = f32::from(scale) / 100.0;
    let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height) / scale);
    let (ctx, mut pictures, hints) = (Context::default(), Pictures::default(), Hints::default());
    style::install(&ctx);
    let mut laid = Laid { words: Vec::new(), said: Vec::new(), islands: Vec::new(), map: window, window };
    // Parts that make room for each other need a few frames.
    for _ in 0..5 {
        laid.said.clear();
        let mut input = RawInput { screen_rect: Some(window), ..RawInput::default() };
        let viewport = ViewportInfo { native_pixels_per_point: Some(scale), ..ViewportInfo::default() };
        input.viewports.insert(input.viewport_id, viewport);
        input.events.extend(pointer.map(Event::PointerMoved));
        let mut output = ctx.run_ui(input, |ui| {
            let (palette, pictures, intents) = (Palette::FIRST, &mut pictures, &mut laid.said);
            let mut desk = Desk { palette, pictures, intents, focusable: false, hints: &hints };
            let area =
                |area: bevy::math::Rect| Rect::from_min_max(area.min.to_array().into(), area.max.to_array().into());
            let free = panels::show(ui.ctx(), &mut desk, screen);
            laid.map = area(free.map);
            laid.islands = free.islands.into_iter().map(area).collect();
        });
        output.textures_delta.clear();
        laid.words.clear();
        output.shapes.iter().for_each(|ClippedShape { clip_rect, shape }| read(shape, *clip_rect, &mut laid.words));
    }
    laid
}

fn read(shape: &Shape, clip: Rect, words: &mut Vec<Words>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, clip, words)),
        Shape::Text(text) => {
            let covers = text.galley.rect.translate(text.pos.to_vec2());
            let fonts: Vec<_> = text.galley.job.sections.iter().map(|one| one.format.font_id.clone()).collect();
            let size = fonts.first().map_or(0.0, |font| font.size);
            let (text, cut) = (text.galley.job.text.clone(), text.galley.elided);
            words.push(Words { text, cut, covers, size, fonts, seen: covers.intersect(clip) });
        }
        _ => {}
    }
}

fn scene(scene: Scene) -> Screen {
    Screen { scene, above: None }
}

fn battle(change: impl FnOnce(&mut Battle)) -> Screen {
    let mut battle = values::battle();
    change(&mut battle);
    scene(Scene::Battle(Box::new(battle)))
}

/// The place of a card on the title, by its name, in a window of this size.
pub fn title_card(name: &str, size: (f32, f32)) -> Pos2 {
    let laid = lay(&scene(Scene::Title(title(None, false))), (size, 100));
    let card = laid.words.iter().find(|words| words.text == name);
    card.unwrap_or_else(|| panic!("the title has no card {name}")).seen.center()
}

/// Overlapping texts.
fn tangled(laid: &Laid) -> Vec<String> {
    // Lines may touch.
    let seen: Vec<_> = laid.words.iter().map(|one| (&one.text, one.seen.shrink(2.0))).collect();
    let pairs = (0..seen.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let over = pairs.filter(|(one, other)| {
        let both = seen[*one].1.intersect(seen[*other].1);
        both.is_positive()
    });
    over.map(|(one, other)| format!("{} over {}", seen[one].0, seen[other].0)).collect()
}

/// Screens of every kind.
fn screens() -> Vec<(&'static str, Screen)> {
    let above = |card| Screen { above: Some(card), ..battle(|_| ()) };
    let leaf = |leaf| scene(Scene::Editor(Box::new(Editor { leaf, ..grounds::editor() })));
    let map = |leaf, card| {
        let campaign = panels::campaign::Campaign { card, ..marches::campaign(leaf) };
        scene(Scene::Campaign(Box::new(campaign)))
    };
    vec![
        ("title", scene(Scene::Title(title(None, false)))),
        ("ground", leaf(GroundLeaf::Ground)),
        ("its battle", leaf(GroundLeaf::Battle)),
        ("its figures", leaf(GroundLeaf::Figures)),
        ("running lab", scene(Scene::Lab(Box::new(grounds::lab())))),
        ("lab", scene(Scene::Lab(Box::new(Lab { progress: None, looked: None, ..grounds::lab() })))),
        ("campaigns", scene(Scene::Campaigns(Box::new(marches::set_up())))),
        ("rosters", scene(Scene::Troops(Box::new(armies::shelf())))),
        ("roster", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Choices))))),
        ("roster's worth", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Worth))))),
        ("roster of another book", scene(Scene::Troops(Box::new(armies::list(None))))),
        ("its unit", scene(Scene::Troops(Box::new(armies::list(Some(0)))))),
        ("roster's bill", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Bill))))),
        ("roster's faults", scene(Scene::Troops(Box::new(armies::bench(TroopsLeaf::Faults))))),
        ("troop", map(CampaignLeaf::Troop, None)),
        ("tribes", map(CampaignLeaf::Tribes, None)),
        ("chronicle", map(CampaignLeaf::Chronicle, None)),
        ("camp", {
            let camp = Some(marches::camp());
            let campaign = panels::campaign::Campaign { camp, ..marches::campaign(CampaignLeaf::Troop) };
            scene(Scene::Campaign(Box::new(campaign)))
        }),
        ("meeting", map(CampaignLeaf::Troop, Some(marches::meeting()))),
        ("aftermath", map(CampaignLeaf::Troop, Some(marches::aftermath()))),
        ("shelled", map(CampaignLeaf::Troop, Some(marches::shelled(true)))),
        ("shells", map(CampaignLeaf::Troop, Some(marches::shelled(false)))),
        (
            "theatre",
            battle(|battle| {
                values::theatre(battle);
                (battle.chip, battle.notice) = (None, None);
            }),
        ),
        (
            "a table of dice",
            battle(|battle| {
                battle.report = Some(values::rolled());
                (battle.decision, battle.chip, battle.notice) = (None, None, None);
            }),
        ),
        (
            "a line",
            battle(|battle| {
                battle.bubble = Some(values::bubble());
                (battle.decision, battle.chip, battle.notice) = (None, None, None);
            }),
        ),
        ("end", above(Above::Ending(Ending { back: Some(Shown::Editor), ..values::ending() }))),
        ("settings", above(Above::Settings(Settings::default()))),
        ("credits", above(Above::Credits(Box::new(values::credits())))),
    ]
}

/// Windows so small that hardly anything fits: text there may be cut, but nothing may fail.
const TINY: [((f32, f32), u16); 4] =
    [((1280.0, 720.0), 200), ((800.0, 600.0), 200), ((480.0, 320.0), 200), ((200.0, 120.0), 200)];

/// Lays a screen out in tiny windows; a battle with every drawer open and closed, and something asked, reported or
/// refused.
fn squeeze(screen: &Screen) {
    for at in TINY {
        lay(screen, at);
        let Scene::Battle(shown) = &screen.scene else { continue };
        for (column, ledger) in [(true, true), (true, false), (false, true)] {
            let mut battle = shown.clone();
            (battle.column_open, battle.ledger.toggled) = (column, ledger);
            lay(&Screen { scene: Scene::Battle(battle), above: screen.above.clone() }, at);
        }
    }
}

#[test]
fn the_smallest_of_windows_break_nothing() {
    screens().iter().for_each(|(_, screen)| squeeze(screen));
    [values::answers, values::members, values::dice].into_iter().for_each(|change| squeeze(&battle(change)));
    squeeze(&charges(3));
}

#[test]
fn no_words_are_cut_or_lie_over_others() {
    let screens = screens();
    let mut cut = Vec::new();
    for (name, screen) in &screens {
        for at in WINDOWS {
            let laid = lay(screen, at);
            let words = laid.words.iter().filter(|words| words.cut).map(|words| words.text.clone());
            // Cards cover what is under them.
            let tangled = if screen.above.is_none() { tangled(&laid) } else { Vec::new() };
            cut.extend(words.chain(tangled).map(|words| format!("{name} at {at:?}: {words}")));
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}

#[test]
fn the_lessons_that_are_offered_lie_clear_of_the_way_back() {
    let about = "A whole battle of one side against the other, step by step: how squads move, fire, hide and charge.";
    let choice = |name: &str| lessons::Choice {
        name: name.into(),
        about: about.into(),
        left: Some("Left at step 3 of 12. It goes on there.".into()),
    };
    let offered = ["One lesson", "Two lessons", "Three lessons", "Four lessons"].map(choice).to_vec();
    let screen = Screen { above: Some(Above::Lessons(offered)), ..battle(|_| ()) };
    for at in WINDOWS {
        let laid = lay(&screen, at);
        let back = word("window-back");
        let of_card = |one: &&Words| one.text == back || one.text.contains("lesson") || one.text.starts_with("Left at");
        let words: Vec<&Words> = laid.words.iter().filter(of_card).collect();
        let way = words.iter().find(|one| one.text == back).expect("a way back");
        assert!(laid.window.contains_rect(way.covers), "{at:?}");
        assert!(words.iter().any(|one| one.text == "One lesson" && one.seen.contains_rect(one.covers)), "{at:?}");
        for one in words.iter().filter(|one| one.text != back) {
            assert!(
                !one.cut && !one.seen.intersect(way.covers).is_positive(),
                "{at:?}: {} under the way back",
                one.text
            );
        }
    }
}

#[test]
fn what_went_wrong_last_time_lies_over_nothing_on_the_title() {
    let words = "The game failed last time. Please report it and attach /home/somebody/.local/share/monkeys-with-guns/\
                 crashes/2026-11-23-05-27-07.crash.ron";
    for count in [5, 8] {
        let mut title = Title { notice: Some(words.into()), ..values::title() };
        title.cards = title.cards.iter().cycle().take(count).cloned().collect();
        let screen = scene(Scene::Title(title));
        for at in WINDOWS {
            let laid = lay(&screen, at);
            let notice = laid.words.iter().find(|one| one.text == words).expect("the notice is there");
            assert!(laid.window.contains_rect(notice.covers), "{at:?}: {:?}", notice.covers);
            for one in laid.words.iter().filter(|one| one.text != words) {
                assert!(!one.covers.intersects(notice.covers), "{count} cards at {at:?}: over {}", one.text);
            }
        }
    }
}

#[test]
fn what_an_opponent_says_is_seen_whole_and_gives_way_to_cards_and_to_the_pointer() {
    let bubble = values::bubble();
    let said = |laid: Laid| laid.words.into_iter().find(|one| one.text == bubble.words).map(|one| one.covers);
    let quiet = battle(|battle| {
        battle.bubble = Some(bubble.clone());
        (battle.decision, battle.chip, battle.notice) = (None, None, None);
    });
    for at in WINDOWS {
        let line = said(lay(&quiet, at)).unwrap_or_else(|| panic!("{at:?}"));
        assert_eq!(said(lay_pointed(&quiet, at, Some(line.center()))), None, "{at:?}: it lies under the pointer");
        let beside = line.left_bottom() + vec2(-60.0, 60.0);
        assert!(said(lay_pointed(&quiet, at, Some(beside))).is_some(), "{at:?}");
    }
    let asked = battle(|battle| {
        values::answers(battle);
        battle.bubble = Some(bubble.clone());
    });
    for at in WINDOWS {
        let (laid, room) = (lay(&asked, at), said(lay(&quiet, at)).expect("it has room"));
        let Some(line) = laid.words.iter().find(|one| one.text == bubble.words) else {
            assert!(laid.islands.iter().any(|one| one.intersects(room)), "{at:?}: nothing takes its room");
            continue;
        };
        let over = laid.words.iter().filter(|one| one.text != line.text && one.seen.intersects(line.seen));
        let over: Vec<&String> = over.map(|one| &one.text).collect();
        assert!(over.iter().all(|text| **text == bubble.name), "{at:?}: over {over:?}");
    }
}

/// Answers of a charge with all possible results of each.
fn charges(count: usize) -> Screen {
    battle(|battle| {
        values::answers(battle);
        let decision = battle.decision.as_mut().expect("answers");
        let Ask::Pick(cards) = &decision.ask else { panic!("cards") };
        let more =
            vec!["If Kestrel loses its leader, it tests Morale: a 41.7 % chance that all of it routs.".into(); 8];
        let short = "If they try to stand, on average: 1.7 casualties in Kestrel, 0.6 in Battery grenadier team";
        let card = |place: usize| Card {
            title: format!("Charge Battery {place}"),
            key: (place + 1).to_string(),
            lines: vec![short.into()],
            more: more.clone(),
            odds: cards[0].odds.clone(),
            ..Card::default()
        };
        decision.ask = Ask::Pick((0..count).map(card).collect());
        (battle.chip, battle.notice) = (None, None);
    })
}

#[test]
fn where_a_zone_is_asked_for_the_cards_leave_it_free() {
    let line =
        "Or click a square in the bright zone to deploy Vega around it. Click a deployed unit to pick it up again.";
    let deployment = |zone: Vec<bevy::math::Rect>| {
        battle(|battle| {
            values::answers(battle);
            let decision = battle.decision.as_mut().expect("answers");
            let card = |title: &str| Card { title: title.into(), lines: vec![line.into()], ..Card::default() };
            decision.ask = Ask::Pick(["As advised", "Split Mira", "Split Vega"].map(card).to_vec());
            (decision.folds, battle.asked) = (true, zone);
            (battle.chip, battle.notice, battle.tray) = (None, None, Tray::default());
        })
    };
    for at in WINDOWS {
        let free = lay(&deployment(Vec::new()), at);
        assert!(free.words.iter().any(|one| one.text == line), "where nothing is covered all is told, at {at:?}");
        let everywhere = bevy::math::Rect::new(0.0, 0.0, at.0.0, at.0.1);
        let laid = lay(&deployment(vec![everywhere]), at);
        assert!(laid.words.iter().all(|one| one.text != line), "at {at:?}");
        let titles = ["As advised", "Split Mira", "Split Vega"].map(|title| {
            let one = laid.words.iter().find(|one| one.text == title).unwrap_or_else(|| panic!("{title} at {at:?}"));
            assert!(one.seen.contains_rect(one.covers.shrink(1.0)), "{title} at {at:?}");
            one.covers
        });
        let all = titles.into_iter().reduce(|all, one| all.union(one)).expect("three").expand(12.0);
        assert!(all.area() < 0.3 * laid.map.area(), "at {at:?}: {all:?} of {:?}", laid.map);
    }
}

#[test]
fn every_answer_of_a_charge_is_seen_at_once() {
    for at in [((1280.0, 720.0), 100), ((1920.0, 1080.0), 100)] {
        for count in [2, 5, 6] {
            let laid = lay(&charges(count), at);
            for place in 0..count {
                let title = format!("Charge Battery {place}");
                let words: Vec<&Words> = laid.words.iter().filter(|one| one.text == title).collect();
                let titles = || laid.words.iter().filter(|one| one.text.starts_with("Charge Battery"));
                let lie = || titles().map(|one| (one.text.clone(), one.covers, one.seen)).collect::<Vec<_>>();
                assert!(!words.is_empty(), "{title} of {count} at {at:?}: {:?}", lie());
                let whole = |one: &&&Words| one.seen.height() >= one.covers.height() - 0.5 && !one.cut;
                assert!(words.iter().all(|one| whole(&one)), "{title} of {count} at {at:?}: {:?}", lie());
            }
            let details = laid.words.iter().filter(|one| one.text.starts_with("If Kestrel loses")).count();
            assert_eq!(details, 8, "those of the marked answer alone, {count} at {at:?}");
        }
    }
}

#[test]
fn links_of_a_forecast_that_are_too_long_are_not_cut() {
    let screen = battle(|battle| {
        let forecast = battle.forecast.as_mut().expect("a forecast");
        let link = |words: &str, value: &str| Term { words: words.into(), value: value.into(), rule: None };
        let whole = "5.0 casualties in Nomad, 0.7 in Battery grenadier team";
        forecast.chain = vec![link("If they try to stand, on average", whole), link("Close combat", "16 : 6")];
    });
    for at in WINDOWS {
        let laid = lay(&screen, at);
        for words in laid.words.iter().filter(|one| one.text.contains("Nomad") || one.text.contains("on average")) {
            assert!(!words.cut && laid.window.contains_rect(words.covers), "{at:?}: {}", words.text);
        }
    }
}

#[test]
fn the_tray_lies_beside_the_tabs_of_the_drawers() {
    let dice = values::battle().tray.dice;
    for (many, at) in [1, 3, 7].into_iter().flat_map(|many| WINDOWS.map(|at| (many, at))) {
        // The question is about all of the lower part of the map.
        let asked = bevy::math::Rect::new(0.0, at.0.1 / 2.5, at.0.0, at.0.1);
        let tray = Tray { dice: dice.iter().cycle().take(many).cloned().collect(), ..values::battle().tray };
        let scale = f32::from(at.1) / 100.0;
        let asked = vec![bevy::math::Rect { min: asked.min / scale, max: asked.max / scale }];
        let screen = battle(|battle| (battle.tray, battle.asked, battle.chip) = (tray, asked, None));
        let islands = lay(&screen, at).islands;
        let tabs: Vec<&Rect> = islands.iter().filter(|island| island.width() == 24.0).collect();
        assert!(!tabs.is_empty() || at.0.0 > 1600.0, "{at:?}: {islands:?}");
        assert!(tabs.iter().all(|tab| !tab.intersects(islands[0])), "{many} dice at {at:?}: {islands:?}");
    }
}

#[test]
fn an_open_drawer_has_a_tab_to_close_it_and_leaves_the_rest_to_the_view() {
    for at in WINDOWS {
        for toggled in [false, true] {
            let laid = lay(&battle(|battle| (battle.ledger.toggled, battle.chip) = (toggled, None)), at);
            let tabs = laid.islands.iter().filter(|island| island.width() == 24.0 && island.height() == 48.0);
            let tabs: Vec<&Rect> = tabs.filter(|tab| tab.left() < laid.window.center().x).collect();
            assert_eq!(tabs.len(), 1, "{at:?}, toggled: {toggled}: {:?}", laid.islands);
            let drawers = laid.islands.iter().filter(|island| island.height() > laid.window.height() / 2.0);
            for drawer in drawers {
                assert!(!tabs[0].shrink(1.0).intersects(*drawer), "the tab is beside the drawer at {at:?}");
                let fits = !laid.map.shrink(1.0).intersects(*drawer);
                assert!(fits, "the view is fitted to what is seen at {at:?}: {:?} under {drawer:?}", laid.map);
            }
        }
    }
}

#[test]
fn the_words_at_the_pointer_lie_above_the_card_of_a_lesson() {
    let card = panels::lesson::Card { title: "Aim".into(), text: "Click one of them.".into(), ..Default::default() };
    let screen = battle(|battle| battle.lesson = Some(card));
    let laid = lay(&screen, WINDOWS[0]);
    let place = |words: &str| laid.words.iter().position(|one| one.text.contains(words));
    let (chip, text) = (place("16 : 12").expect("a chip"), place("Click one of them.").expect("the card"));
    let last = laid.words.iter().rposition(|one| one.text.contains("dice") && one.text.contains("16 : 12"));
    assert!(last.unwrap_or(chip) > text, "it is drawn after the card");
}

#[test]
fn a_sentence_that_passes_lies_beside_the_walk_it_is_about() {
    let words =
        "Old Steady advises: Harpy moves. For it: the goal, a crate. Against it: enemy fire, not being in cover.";
    for at in WINDOWS {
        let lay_with = |drafted: Vec<bevy::math::Rect>| {
            let screen = battle(|battle| {
                (battle.told, battle.drafted) = (Some(words.into()), drafted);
                (battle.notice, battle.decision, battle.band, battle.chip) = (None, None, None, None);
                battle.column_open = false;
            });
            let laid = lay(&screen, at);
            laid.words.iter().find(|one| one.text == words).map(|one| one.covers).expect("the advice is there")
        };
        let usual = lay_with(Vec::new());
        // The walk ends where the notice would be.
        let end = usual.with_max_x(usual.center().x);
        let moved = lay_with(vec![bevy::math::Rect::new(end.left(), end.top(), end.right(), end.bottom())]);
        assert!(!moved.intersects(end), "at {at:?}: {moved:?} over {end:?}");
    }
}

#[test]
fn every_letter_is_laid_out_before_it_is_shown() {
    let above = |card| Screen { above: Some(card), ..battle(|_| ()) };
    let screens = [
        scene(Scene::Title(title(None, false))),
        scene(Scene::SetUp(Box::new(values::set_up()))),
        scene(Scene::Editor(Box::new(grounds::editor()))),
        scene(Scene::Lab(Box::new(grounds::lab()))),
        battle(|battle| battle.bubble = Some(values::bubble())),
        battle(values::answers),
        battle(values::members),
        battle(values::theatre),
        above(Above::Menu { back: None, over: false }),
        above(Above::Settings(Settings::default())),
        above(Above::Credits(Box::new(values::credits()))),
        above(Above::Book(Box::new(values::book()))),
        above(Above::Advice(values::advice())),
        above(Above::Saves(Saves::default())),
        above(Above::Rolls(Rolls::default())),
        above(Above::Ending(values::ending())),
    ];
    let others = self::screens().into_iter().map(|(_, screen)| screen);
    let screens: Vec<Screen> = screens.into_iter().chain(others).collect();
    let known = panels::letters::types();
    let mut unknown = Vec::new();
    for (screen, at) in screens.iter().flat_map(|screen| WINDOWS.map(|at| (screen, at))) {
        for one in lay(screen, at).words {
            // A few numbers and signs are drawn in other sizes.
            let written = one.text.chars().filter(|letter| letter.is_ascii_alphabetic()).count() > 2;
            let strange = one.fonts.into_iter().filter(|font| written && !known.contains(font));
            unknown.extend(strange.map(|font| format!("{} at {at:?} in {font:?}", one.text)));
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

#[test]
fn every_window_has_a_title_and_all_titles_are_equally_tall() {
    let windows = [
        (Above::Settings(Settings::default()), word("window-settings")),
        (Above::Credits(Box::new(values::credits())), word("title-credits")),
        (Above::Book(Box::new(values::book())), word("window-rules")),
        (Above::Advice(values::advice()), values::advice().title),
        (Above::Saves(Saves::default()), word("saves-head")),
        (Above::Rolls(Rolls::default()), word("rolls-title")),
        (Above::Menu { back: None, over: false }, word("window-menu")),
        (Above::Ending(values::ending()), values::ending().title),
    ];
    for (above, title) in windows {
        let screen = Screen { above: Some(above), ..battle(|_| ()) };
        for at in WINDOWS {
            let laid = lay(&screen, at);
            // Text below the window may be the same.
            let shown = laid.words.iter().rfind(|one| one.text == title && one.size == style::HEAD);
            let shown = shown.unwrap_or_else(|| panic!("{title} at {at:?}"));
            assert!(!shown.cut && shown.seen.contains_rect(shown.covers.shrink(2.0)), "{title} at {at:?}");
        }
    }
}

#[test]
fn what_a_charge_costs_and_comes_to_is_read_before_its_dangers() {
    let danger = "If Kestrel loses its leader, it tests Morale: a 41.7 % chance that all of it routs.";
    let theirs = "If the enemy unit Battery loses its leader, it tests Morale.";
    let whole = ("If they try to stand, on average", "1.7 casualties in Kestrel, 0.6 in Battery");
    let screen = battle(|battle| {
        let forecast = battle.forecast.as_mut().expect("a forecast");
        forecast.chain = vec![Term { words: whole.0.into(), value: whole.1.into(), rule: None }];
        (forecast.melee, forecast.part) = (true, word("chain-fight-whole"));
        battle.sheet.draft = vec!["All of them charge.".into()];
        battle.sheet.why = vec![Why::new(danger, "T-75"); 5];
        battle.sheet.why.push(Why { theirs: true, ..Why::new(theirs, "T-75") });
        (battle.column_open, battle.chip) = (true, None);
    });
    for at in WINDOWS.into_iter().filter(|((_, high), scale)| high * 100.0 / f32::from(*scale) < 800.0) {
        let laid = lay(&screen, at);
        let find = |words: &str| laid.words.iter().find(|one| one.text == words).unwrap_or_else(|| panic!("{words}"));
        for first in ["All of them charge.", whole.0, whole.1] {
            let one = find(first);
            assert!(one.seen.height() >= one.covers.height() - 1.0, "{first} is seen at {at:?}: {:?}", one.seen);
        }
        let part = find(&word("chain-fight-whole")).covers;
        let odds = laid.words.iter().find(|one| one.text.ends_with('%') && one.covers.top() > part.bottom());
        assert!(odds.is_some_and(|odds| odds.covers.bottom() < find(danger).covers.top()), "{at:?}");
    }
}

#[test]
fn a_leaf_that_has_a_column_of_its_own_is_passed_over() {
    let editor = |leaf| scene(Scene::Editor(Box::new(Editor { leaf, ..grounds::editor() })));
    for leaf in GroundLeaf::ALL {
        assert_eq!(lay(&editor(leaf), ((1280.0, 720.0), 100)).said, []);
        let on = (leaf == GroundLeaf::Figures).then_some(Intent::Ground(GroundTurn::Leaf(GroundLeaf::Ground)));
        assert_eq!(lay(&editor(leaf), ((1920.0, 1080.0), 100)).said, on.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn where_the_sheet_is_a_closed_drawer_the_button_that_takes_a_draft_is_on_the_map() {
    let drafted = |open: bool| {
        battle(|battle| {
            battle.sheet.accept = Some(("Brace".into(), "Enter".into()));
            (battle.column_open, battle.notice, battle.decision, battle.band) = (open, None, None, None);
        })
    };
    for at in WINDOWS {
        for open in [false, true] {
            let laid = lay(&drafted(open), at);
            let buttons: Vec<&Words> = laid.words.iter().filter(|one| one.text == "Brace").collect();
            let whole = |one: &&&Words| !one.cut && one.seen.contains_rect(one.covers.shrink(1.0));
            assert_eq!(buttons.iter().filter(whole).count(), buttons.len(), "at {at:?}, open: {open}");
            let keys = laid.words.iter().filter(|one| one.text == "Enter" && one.seen.is_positive()).count();
            assert_eq!(keys, 1, "at {at:?}, open: {open}: there is one button that takes it");
        }
    }
}

#[test]
fn the_button_and_the_name_on_the_map_give_way_to_the_draft() {
    let place = |words: &str, drafted: Vec<Rect>| {
        let part = |one: &Rect| bevy::math::Rect::new(one.left(), one.top(), one.right(), one.bottom());
        let screen = battle(|battle| {
            battle.sheet.accept = Some(("Brace".into(), "Enter".into()));
            battle.drafted = drafted.iter().map(part).collect();
            (battle.column_open, battle.notice, battle.decision, battle.band) = (false, None, None, None);
            (battle.report, battle.bubble, battle.lesson) = (None, None, None);
        });
        let head = match &screen.scene {
            Scene::Battle(battle) => battle.sheet.head.as_ref().map(|head| head.name.clone()),
            _ => None,
        };
        let words = if words.is_empty() { head.expect("a unit is chosen") } else { words.to_owned() };
        let laid = lay(&screen, ((1280.0, 720.0), 200));
        let on_map = laid.words.iter().find(|one| one.text == words && laid.map.contains_rect(one.covers));
        on_map.unwrap_or_else(|| panic!("{words} is on the map")).covers
    };
    for words in ["Brace", ""] {
        let usual = place(words, Vec::new());
        let moved = place(words, vec![usual]);
        assert!(!moved.intersects(usual), "{words:?}: {moved:?} over {usual:?}");
    }
}

#[test]
fn every_question_on_the_band_begins_alike() {
    let screen = battle(|battle| {
        battle.band = battle.band.take().or_else(|| {
            let who = "Decision of Vermilion:".into();
            Some(band::Band { side: Side::First, who, words: String::new(), rule: None })
        });
        battle.band.iter_mut().for_each(|band| band.words = "fight on this ground?".into());
    });
    let laid = lay(&screen, WINDOWS[0]);
    assert!(laid.words.iter().any(|one| one.text == "Fight on this ground?"));
}

#[test]
fn of_two_drawers_that_leave_nothing_of_the_map_the_older_one_closes() {
    let open =
        |column: bool, ledger: bool| battle(|battle| (battle.column_open, battle.ledger.toggled) = (column, ledger));
    let at = ((1280.0, 720.0), 200);
    for (column, older) in [(true, Fold::Column), (false, Fold::Ledger)] {
        let mut hand = Hand::new(at.0, at.1, open(column, !column));
        let said: Vec<Intent> = (0..5).flat_map(|_| hand.show(open(true, true))).collect();
        assert_eq!(said, [Intent::Fold(older)], "once, and no more");
        hand.show(open(!column, column));
        let map = hand.map();
        assert!(map.width() >= 300.0, "the view fits to what is seen: {map:?}");
    }
}

#[test]
fn how_a_battle_is_won_is_read_without_scrolling() {
    let set_up = values::set_up();
    let goal = set_up.scenario.1[0].clone();
    let laid = lay(&scene(Scene::SetUp(Box::new(set_up))), WINDOWS[0]);
    let told = laid.words.iter().find(|words| words.text == goal).expect("the sentence is there");
    assert!(told.seen.contains_rect(told.covers.shrink(1.0)), "{:?} is seen of {:?}", told.seen, told.covers);
}

/// A long list of levels scrolls above the bar at the bottom.
#[test]
fn no_level_lies_under_the_bar_of_the_set_up() {
    for at in [((1280.0, 720.0), 100), ((1280.0, 720.0), 200)] {
        let mut set_up = values::set_up();
        set_up.levels = set_up.levels.iter().cycle().take(24).cloned().collect();
        (0..24).for_each(|place| set_up.levels[place].place = place);
        let names: Vec<String> = set_up.levels.iter().map(|level| level.name.clone()).collect();
        let laid = lay(&scene(Scene::SetUp(Box::new(set_up))), at);
        let foot = laid.window.bottom() - 60.0;
        let rows = laid.words.iter().filter(|words| names.contains(&words.text));
        let under: Vec<Rect> =
            rows.map(|words| words.seen).filter(|seen| seen.is_positive() && seen.bottom() > foot).collect();
        assert_eq!(under, [], "{at:?}");
    }
}

/// At every size, whether the list is short or long.
#[test]
fn the_scenario_of_each_level_is_read_in_the_list() {
    let names = ["A skirmish", "An ambush", "Scavengers", "A siege"];
    for (count, at) in [4, 24].into_iter().flat_map(|count| WINDOWS.map(|at| (count, at))) {
        let mut set_up = values::set_up();
        set_up.levels = set_up.levels.iter().cycle().take(count).cloned().collect();
        for (place, level) in set_up.levels.iter_mut().enumerate() {
            (level.place, level.scenario) = (place, names[place % names.len()].to_owned());
        }
        let laid = lay(&scene(Scene::SetUp(Box::new(set_up))), at);
        let told: Vec<&Words> = laid.words.iter().filter(|words| names.contains(&words.text.as_str())).collect();
        let whole = told.iter().filter(|words| words.seen.contains_rect(words.covers.shrink(1.0)));
        assert!(whole.count() >= 2, "{count} levels at {at:?}");
        assert!(told.iter().all(|words| !words.cut && words.size >= 11.0), "{count} levels at {at:?}");
        let over = tangled(&laid).into_iter().filter(|both| names.iter().any(|name| both.contains(name)));
        assert_eq!(over.collect::<Vec<_>>(), Vec::<String>::new(), "{count} levels at {at:?}");
    }
}

#[test]
fn the_die_for_another_seed_stays_where_it_is_however_long_the_seed_is() {
    let shown = |seed: &str| scene(Scene::SetUp(Box::new(SetUp { seed: seed.into(), ..values::set_up() })));
    let mut hand = Hand::new((1280.0, 720.0), 100, shown("7"));
    // The end of the first column; its height depends on the text above it.
    let mut places = (60..700).step_by(8).map(|y| (616.0, y as f32));
    let die = places.find(|place| hand.click(*place).contains(&Intent::NewSeed)).expect("there is a die");
    for seed in ["77", "483920", "999999", "123456789012345678", "5"] {
        hand.show(shown(seed));
        for _ in 0..3 {
            assert!(hand.click(die).contains(&Intent::NewSeed), "{seed}");
        }
    }
}

/// The first throw replaces a drawn ground, and the note about that is gone.
#[test]
fn the_die_of_the_editor_stays_where_it_is_when_another_ground_grows() {
    let shown = |seed: &str, drawn: bool| {
        let mut editor = grounds::editor();
        editor.seed = seed.into();
        editor.plan.as_mut().expect("it is the players' own ground").drawn = drawn;
        scene(Scene::Editor(Box::new(editor)))
    };
    let mut hand = Hand::new((1280.0, 720.0), 100, shown("7", true));
    let mut places = (60..650).step_by(8).map(|y| (1244.0, y as f32));
    let die = places.find(|place| hand.click(*place).contains(&Intent::NewSeed)).expect("there is a die");
    for seed in ["483920", "77", "999999"] {
        hand.show(shown(seed, false));
        for _ in 0..3 {
            assert!(hand.click(die).contains(&Intent::NewSeed), "{seed}");
        }
    }
}

#[test]
fn a_form_waits_while_the_sheet_leaves_no_map_beside_it() {
    let form = |side| Form {
        side,
        title: "Orders for the next round".into(),
        about: String::new(),
        accept: "Give them".into(),
        may: true,
        waits: false,
        key: "Enter".into(),
        rows: Vec::new(),
    };
    let open = |column: bool, asks: bool| {
        battle(|battle| {
            (battle.column_open, battle.ledger.toggled) = (column, false);
            battle.form = asks.then(|| form(Side::First));
        })
    };
    let at = ((1280.0, 720.0), 200);
    for column in [false, true] {
        let laid = lay(&open(column, true), at);
        let asked = laid.words.iter().any(|one| one.text == "Give them");
        assert_eq!((asked, laid.said), (!column, Vec::new()), "the sheet is open: {column}");
        assert!(laid.map.width() >= 240.0, "{:?}", laid.map);
    }
    let mut hand = Hand::new(at.0, at.1, open(true, false));
    let said: Vec<Intent> = (0..5).flat_map(|_| hand.show(open(true, true))).collect();
    assert_eq!(said, [Intent::Fold(Fold::Column)], "a question closes what was open before");
}

/// A battle that asks one question with so many answers, each about a cell.
fn asked(count: usize) -> Screen {
    let cell = |place: usize| Some(Cell::new(place as i16, 1));
    let choice = |place: usize| Choice { title: format!("Answer {place}"), cell: cell(place), ..Choice::default() };
    let choices = (1..=count).map(choice).collect();
    let item = Item { number: 0, title: "Which one".into(), choices, taken: 0, marked: 0, current: true };
    let row = Row {
        unit: None,
        portrait: None,
        name: "Kudu".into(),
        state: String::new(),
        open: Vec::new(),
        brief: String::new(),
        items: vec![item],
        chosen: true,
    };
    let form = Form {
        side: Side::First,
        title: "Orders for the next round".into(),
        about: String::new(),
        accept: "Give them".into(),
        may: true,
        waits: false,
        key: "Enter".into(),
        rows: vec![row],
    };
    battle(|battle| (battle.ledger.toggled, battle.form) = (false, Some(form)))
}

#[test]
fn cards_say_in_words_what_they_do() {
    let brief = "to crawling and ahead; to standing still; left or right or neither";
    let cells = ["A[crawling]+F", "B[still]", "(L/R)"].map(String::from).to_vec();
    let card = Choice { cells, brief: brief.into(), ..Choice::default() };
    let mut screen = asked(1);
    let Scene::Battle(shown) = &mut screen.scene else { panic!("a battle") };
    let form = shown.form.as_mut().expect("something is asked");
    form.rows[0].items[0].choices = vec![card.clone(), card];
    for at in WINDOWS {
        let laid = lay(&screen, at);
        let told: Vec<&Words> = laid.words.iter().filter(|words| words.text == brief).collect();
        assert_eq!(told.len(), 2, "{at:?}");
        assert!(told.iter().all(|words| !words.cut && words.covers.right() <= 340.0), "{at:?}");
        assert!(told[0].covers.bottom() <= told[1].covers.top() + 0.5, "one card below the other: {at:?}");
        let cells: Vec<&Words> = laid.words.iter().filter(|words| words.text.contains('[')).collect();
        assert!(!cells.is_empty() && cells.iter().all(|words| !words.cut), "{at:?}");
    }
}

#[test]
fn an_answer_under_the_pointer_shows_its_cell() {
    let at = ((1600.0, 1000.0), 100);
    let laid = lay(&asked(3), at);
    let second = laid.words.iter().find(|words| words.text == "Answer 2").expect("it is drawn").covers.center();
    let mut hand = Hand::new(at.0, at.1, asked(3));
    let mut to = |x: f32, y: f32| {
        let moved = hand.frame(vec![Event::PointerMoved(Pos2::new(x, y))]);
        moved.into_iter().chain((0..3).flat_map(|_| hand.frame(Vec::new()))).collect::<Vec<_>>()
    };
    assert_eq!(to(second.x, second.y), [Intent::Hover(Some(Cell::new(2, 1)))]);
    assert_eq!(to(second.x + 2.0, second.y), [], "it is said once");
    assert_eq!(to(1000.0, 500.0), [Intent::Hover(None)], "it ends on the map");
}

#[test]
fn nine_answers_of_a_form_have_a_key_and_arrows_reach_the_rest() {
    let shown = |count: usize| {
        let screen = asked(count);
        lay(&screen, ((1600.0, 1000.0), 100)).words.into_iter().map(|words| words.text).collect::<Vec<_>>()
    };
    let further = |words: &[String]| words.iter().any(|words| words.ends_with(": every answer"));
    let (nine, eleven) = (shown(9), shown(11));
    assert!(["7", "8", "9"].iter().all(|key| nine.iter().any(|words| words == key)), "{nine:?}");
    assert!(!further(&nine) && further(&eleven), "{eleven:?}");
}

#[test]
fn names_of_units_are_whole_where_there_is_room_for_them() {
    let long = ["Battery grenadier team", "Dust Road tankbuster team", "Battery tankbuster team"];
    let named = battle(|battle| {
        let rows = battle.ledger.armies.iter_mut().flat_map(|army| &mut army.platoons).flat_map(|one| &mut one.rows);
        rows.zip(long.iter().cycle()).for_each(|(row, name)| row.name = (*name).to_owned());
        let rows = battle.exchange.iter_mut().flat_map(|exchange| &mut exchange.rows);
        rows.zip(long.iter().cycle()).for_each(|(row, name)| row.name = (*name).to_owned());
    });
    let laid = lay(&named, ((1920.0, 1080.0), 100));
    let names: Vec<&Words> = laid.words.iter().filter(|one| long.contains(&one.text.as_str())).collect();
    assert!(names.len() > 6, "{} names", names.len());
    let cut: Vec<_> = names.iter().filter(|one| one.cut).map(|one| (&one.text, one.covers)).collect();
    assert_eq!(cut, []);
}

#[test]
fn the_leaves_of_the_editor_stay_when_the_page_is_scrolled() {
    let editor = |leaf| scene(Scene::Editor(Box::new(Editor { leaf, ..grounds::editor() })));
    for leaf in [GroundLeaf::Ground, GroundLeaf::Figures] {
        let mut hand = Hand::new((1280.0, 720.0), 100, editor(leaf));
        let chosen = Intent::Ground(GroundTurn::Leaf(GroundLeaf::Battle));
        assert!(hand.click((1130.0, 70.0)).contains(&chosen), "{leaf:?}");
        hand.scroll((1130.0, 400.0), -3000.0);
        assert!(hand.click((1130.0, 70.0)).contains(&chosen), "{leaf:?}, scrolled to its end");
    }
}

#[test]
fn dice_of_other_shapes_show_figures() {
    let screen = battle(values::dice);
    let Scene::Battle(shown) = &screen.scene else { unreachable!() };
    let laid = lay(&screen, WINDOWS[0]);
    for die in &shown.tray.dice {
        let figure = die.face.to_string();
        let written = laid.words.iter().any(|words| words.text == figure && words.fonts[0] == style::head(words.size));
        assert_eq!(written, die.sides != 6 || die.face > 6, "{die:?}");
    }
}

#[test]
fn battles_of_further_books_are_laid_out_whole() {
    super::home::run("layout::of_each_further_book");
}

/// Whether a text is whole in the bar of orders.
fn shows_at_foot(laid: &Laid, text: &str) -> bool {
    let mut foot = laid.words.iter().filter(|one| one.covers.top() >= laid.map.bottom() && one.text == text);
    foot.any(|one| !one.cut && laid.window.intersect(one.seen).contains_rect(one.covers))
}

/// What is cut or overlaps on the screen that a battle shows now, and what keys of orders are missing.
fn faults_of(name: &str, hall: &super::ways::Hall) -> Vec<String> {
    let mut screen = scene(Scene::Battle(Box::new(hall.battle().clone())));
    // Tooltips and passing notices are checked elsewhere.
    if let Scene::Battle(battle) = &mut screen.scene {
        (battle.chip, battle.notice, battle.bubble, battle.lesson) = (None, None, None, None);
    }
    let mut faults = Vec::new();
    for at in WINDOWS {
        let laid = lay(&screen, at);
        let keys = hall.battle().orders.buttons.iter().map(|button| &button.key).filter(|key| !key.is_empty());
        let lost = keys.filter(|key| hall.battle().form.is_none() && !shows_at_foot(&laid, key));
        faults.extend(lost.map(|key| format!("{name} at {at:?}: no key {key}")));
        let words = laid.words.iter().filter(|words| words.cut).map(|words| words.text.clone());
        faults.extend(words.chain(tangled(&laid)).map(|words| format!("{name} at {at:?}: {words}")));
    }
    faults
}

#[test]
#[ignore = "part of battles_of_further_books_are_laid_out_whole"]
fn of_each_further_book() {
    let books = [("Suppression", "hold-the-sawmill"), ("Initiative", "the-brick-kiln"), ("Hexes", "bare-shoulder")];
    let mut faults = Vec::new();
    for (book, level) in books {
        let mut hall = super::ways::Hall::new();
        hall.0.world_mut().resource_mut::<Pages>().seats.insert(book, [Who::Human, Who::Human]);
        hall.tell([Intent::Open(Shown::SetUp)]);
        let file = format!("{book}/{level}");
        let place = hall.0.world().resource::<Pages>().levels.iter().position(|known| *known == file);
        hall.tell([Intent::ChooseLevel(place.expect("it is offered")), Intent::Start]);
        for step in 0..24 {
            if matches!(hall.above(), Some(Above::Pass(_))) {
                hall.tell([Intent::Accept]);
            }
            faults.extend(faults_of(&format!("{book}, step {step}"), &hall));
            if step % 6 == 5 {
                squeeze(&scene(Scene::Battle(Box::new(hall.battle().clone()))));
            }
            assert_ne!(hall.battle().track.words[1], word("track-round-is"), "{book} says how its own round goes");
            hall.tell([Intent::Accept]);
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// New orders are when a player looks for their keys.
#[test]
fn the_keys_of_orders_stay_when_there_are_many() {
    let more = [
        (verbs::VEHICLE, "Vehicle", "V"),
        (verbs::LEAVE, "Leave board", "F4"),
        (verbs::SPECIAL_ORDER, "Special order", "Y"),
        (verbs::PICK_UP, "Pick up", "Z"),
        (verbs::SMOKE, "Smoke", "U"),
        (verbs::SHELL, "Shell", "F6"),
    ];
    for count in 0..=more.len() {
        let mut buttons = Vec::new();
        let screen = battle(|battle| {
            let button = |(mode, words, key): (_, &str, &str)| OrderButton {
                mode,
                words: words.into(),
                key: key.into(),
                may: May::Give,
                hint: String::new(),
                rule: "T-14",
            };
            battle.orders.buttons.extend(more[..count].iter().copied().map(button));
            buttons.clone_from(&battle.orders.buttons);
        });
        let laid = lay(&screen, ((1280.0, 720.0), 100));
        let foot: Vec<&Words> = laid.words.iter().filter(|one| one.covers.top() > laid.map.bottom()).collect();
        for button in &buttons {
            for wanted in [&button.words, &button.key] {
                let found: Vec<_> = foot.iter().filter(|one| one.text == *wanted).collect();
                assert!(found.len() == 1 && !found[0].cut, "{count} more: {wanted}, {} times", found.len());
                assert!(laid.window.contains_rect(found[0].covers), "{count} more: {wanted}");
            }
        }
        let over: Vec<String> = tangled(&laid).into_iter().filter(|pair| pair.contains("Special order")).collect();
        assert!(over.is_empty(), "{over:?}");
        // Where the names have no room, the keys still do.
        for at in [((1280.0, 720.0), 150), ((1280.0, 720.0), 200), ((800.0, 600.0), 150)] {
            let laid = lay(&screen, at);
            let lost: Vec<_> = buttons.iter().filter(|button| !shows_at_foot(&laid, &button.key)).collect();
            assert!(lost.is_empty(), "{count} more at {at:?}: {lost:?}");
        }
    }
}

/// Texts in the right column that are cut.
fn cut_in_column(laid: &Laid) -> Vec<&str> {
    let beside = laid.words.iter().filter(|one| one.covers.left() > laid.map.right() && one.cut);
    beside.map(|one| one.text.as_str()).collect()
}

#[test]
fn weapons_of_leaders_in_cover_and_long_names_of_enemies_are_whole() {
    for state in ["leader, in cover", "leader, at cover"] {
        let screen = battle(|battle| {
            battle.forecast = None;
            battle.sheet.members.iter_mut().for_each(|member| member.state = "in cover".into());
            battle.sheet.members[0].state = state.into();
            let mut exchange = values::exchange(3);
            let names = ["Battery grenadier team", "Battery tankbuster team", "Mortar"];
            exchange.rows.iter_mut().zip(names).for_each(|(row, name)| row.name = name.into());
            battle.exchange = Some(exchange);
        });
        let laid = lay(&screen, ((1280.0, 720.0), 100));
        assert_eq!(cut_in_column(&laid), [""; 0]);
        let weapons = laid.words.iter().filter(|one| one.text == "Assault rifle");
        let (lefts, sizes): (Vec<f32>, Vec<f32>) = weapons.map(|one| (one.covers.left(), one.size)).unzip();
        assert!(lefts.len() > 1 && lefts.iter().all(|left| *left == lefts[0]), "one column: {lefts:?}");
        assert!(sizes.iter().all(|size| *size == sizes[0]), "one size: {sizes:?}");
        for name in ["Battery grenadier team", "Battery tankbuster team"] {
            let shown = laid.words.iter().find(|one| one.text == name).expect("it is there");
            assert!(shown.seen.size().y >= shown.covers.size().y && shown.covers.width() < 90.0, "{:?}", shown.covers);
        }
        assert_eq!(tangled(&laid).iter().filter(|pair| pair.contains("Battery")).count(), 0, "{:?}", tangled(&laid));
    }
}

#[test]
fn the_heads_of_both_sides_are_whole_whatever_the_unit_is_called() {
    let (long, here) = ("Battery tankbuster team", word("exchange-here"));
    let of_long = say("exchange-of", &[("unit", long.into()), ("place", here.as_str().into())]);
    let columns = [["window-we-fell", "window-they-fell"], ["exchange-wounds", "exchange-loses"]];
    for (place, heads) in [here, of_long].into_iter().zip(columns.map(|ids| ids.map(word))) {
        let screen = battle(|battle| {
            battle.forecast = None;
            let exchange = values::exchange(3);
            battle.exchange = Some(Exchange { place: place.clone(), heads: heads.clone(), ..exchange });
        });
        for at in [WINDOWS[0], WINDOWS[3]] {
            let laid = lay(&screen, at);
            for words in heads.iter().chain([&place]) {
                let shown: Vec<&Words> = laid.words.iter().filter(|one| one.text == *words).collect();
                assert!(!shown.is_empty() && shown.iter().all(|one| !one.cut), "{words} at {at:?}");
            }
        }
    }
}

#[test]
fn the_seats_of_a_vehicle_are_written_alike_and_whole() {
    let slot = |name: &str, weapon: &str, state: &str| Slot {
        name: name.into(),
        weapon: weapon.into(),
        state: state.into(),
        ..Slot::default()
    };
    let screen = battle(|battle| {
        battle.forecast = None;
        let slots = vec![
            slot("Left gunport", "Assault rifle", ""),
            slot("Right gunport", "Assault rifle", ""),
            slot("Left gunport", "gunner's own", "2 free"),
            slot("Right gunport", "gunner's own", "2 free"),
            slot("Seats, gunners included", "", "11 free"),
        ];
        battle.sheet = Sheet { slots, members: Vec::new(), ..battle.sheet.clone() };
    });
    let laid = lay(&screen, ((1280.0, 720.0), 100));
    assert_eq!(cut_in_column(&laid), [""; 0]);
    let ports = laid.words.iter().filter(|one| one.text.ends_with("gunport"));
    let sizes: Vec<f32> = ports.map(|one| one.size).collect();
    assert!(sizes.len() == 4 && sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
}

#[test]
fn why_a_member_does_not_fire_is_whole() {
    for why in ["Zokki's gunport faces away.", "Zokki's gunport faces away, and its weapon is out of ammunition."] {
        let screen = battle(|battle| {
            values::open_forecast(battle);
            let forecast = battle.forecast.as_mut().expect("a forecast");
            forecast.shooters[1].name = "Zokki".into();
            forecast.shooters[1].why = Some(Why::new(why, "T-55"));
        });
        let laid = lay(&screen, ((1280.0, 720.0), 100));
        let shown = laid.words.iter().find(|one| one.text == why).expect("it is there");
        let name = laid.words.iter().find(|one| one.text == "Zokki").expect("it is there");
        assert!(!shown.cut && !name.cut && !shown.covers.intersects(name.covers), "{:?}", shown.covers);
    }
}

#[test]
fn results_of_a_forecast_are_whole_and_harm_to_us_comes_first() {
    let (long, ours, best) =
        ("1 recovering tests Morale or is pinned and then some", "nothing, out of ammunition", "all six wounded");
    let screen = battle(|battle| {
        battle.exchange = None;
        let chance = |result, words: &str, tenths| Chance { result, words: words.into(), tenths };
        let odds =
            vec![chance(Hurts::Theirs(0), best, 421), chance(Hurts::Pinned, long, 574), chance(Hurts::Ours, ours, 5)];
        battle.forecast.as_mut().expect("a forecast").odds = Odds(odds);
    });
    let laid = lay(&screen, ((1280.0, 720.0), 100));
    let found = |words: &str| laid.words.iter().find(|one| one.text == words).expect("it is written");
    assert!(!found(long).cut && laid.window.contains_rect(found(long).covers), "{:?}", found(long).covers);
    assert!(found(ours).covers.top() < found(best).covers.top());
}

#[test]
fn a_lesson_and_the_board_are_left_by_different_names() {
    let (lesson, board) = (word("lesson-leave"), word("order-leave"));
    assert_ne!(lesson, board);
    for scale in [100, 150, 200] {
        let screen = battle(|battle| {
            let buttons = [
                ("lesson-skip", LessonTurn::Skip),
                ("lesson-again", LessonTurn::Again),
                ("lesson-leave", LessonTurn::Leave),
            ];
            let buttons = buttons.map(|(id, turn)| lesson::Button::quiet(id, turn)).to_vec();
            let text = "Kudu has one action left.".into();
            battle.lesson = Some(lesson::Card { step: Some((12, 25)), text, buttons, ..lesson::Card::default() });
        });
        let laid = lay(&screen, ((1280.0, 720.0), scale));
        let button = laid.words.iter().find(|one| one.text == lesson).expect("it is there");
        assert!(!button.cut && laid.window.contains_rect(button.covers), "at {scale} %: {:?}", button.covers);
    }
}

#[test]
fn the_controls_of_a_replay_show_their_keys() {
    let laid = lay(&battle(values::theatre), ((1280.0, 720.0), 100));
    let keys = Hints::default();
    for act in [Act::CursorLeft, Act::CursorRight, Act::CursorUp, Act::CursorDown, Act::Skip] {
        let shown = laid.words.iter().filter(|one| one.covers.top() > laid.map.bottom() && one.text == keys.of(act));
        assert_eq!(shown.count(), 1, "{act:?}");
    }
}

/// A single fighter with a draft on its sheet, in a small window: its body makes room only if it has to.
#[test]
fn a_body_stays_while_there_is_room_for_it() {
    let limb = |name: &str| Limb { name: name.into(), steps: vec![6, 12, 24], ..Limb::default() };
    let names = ["Head", "Chest", "Abdomen", "Right arm", "Left arm", "Right leg", "Left leg"];
    let seen = |enemies: u8| {
        let screen = battle(|battle| {
            battle.forecast = None;
            battle.exchange = Some(values::exchange(enemies));
            battle.sheet.figure = Some(Figure {
                title: "Initiative".into(),
                pips: (4, 4),
                limbs: names.map(limb).into(),
                ..Figure::default()
            });
            battle.sheet.members.clear();
            battle.sheet.accept = Some(("Go on".into(), "Enter".into()));
            battle.sheet.draft = vec!["Go on: walk".into()];
            (battle.sheet.brief, battle.sheet.folded) = (true, true);
        });
        let laid = lay(&screen, ((1280.0, 720.0), 100));
        names
            .iter()
            .filter(|name| laid.words.iter().any(|words| words.text == **name && words.seen.is_positive()))
            .count()
    };
    assert_eq!(seen(1), names.len(), "one enemy leaves room for all of it");
    assert_eq!(seen(12), 0, "many enemies need the room");
}

/// Where orders are cards, there is no bar for them until the battle is over.
#[test]
fn the_result_is_found_again_where_orders_are_cards() {
    let seen = |is_over: bool| {
        let words = word("ending-again");
        let end = EndButton {
            words: words.clone(),
            short: words.clone(),
            key: String::new(),
            hint: String::new(),
            rule: "",
            armed: true,
            why: None,
        };
        let screen = battle(|battle| {
            battle.form = None;
            battle.ticks = Some(Ticks(Vec::new()));
            battle.orders = Orders { end: is_over.then_some(end), ..Orders::default() };
        });
        let found = |at| lay(&screen, at).words.iter().any(|one| one.text == words && one.seen.is_positive());
        WINDOWS.into_iter().filter(|at| found(*at)).count()
    };
    assert_eq!((seen(true), seen(false)), (WINDOWS.len(), 0));
}

/// How a battle was won is read on the card of its end at once.
#[test]
fn how_a_battle_was_won_is_read_without_scrolling() {
    let ending = values::ending();
    let why = ending.why.words.clone();
    for at in WINDOWS {
        let screen = Screen { above: Some(Above::Ending(ending.clone())), ..battle(|_| ()) };
        let laid = lay(&screen, at);
        let told = laid.words.iter().find(|words| words.text == why).expect("the sentence is there");
        assert!(told.seen.contains_rect(told.covers.shrink(1.0)), "{at:?}: {:?} of {:?}", told.seen, told.covers);
    }
}

/// The title has a way out for the mouse.
#[test]
fn the_title_can_be_quit_by_a_click() {
    for (size, scale) in WINDOWS {
        let screen = || scene(Scene::Title(title(None, false)));
        let laid = lay(&screen(), (size, scale));
        let quit = laid.words.iter().find(|words| words.text == word("title-quit")).expect("a link").seen.center();
        let zoom = f32::from(scale) / 100.0;
        let said = Hand::new(size, scale, screen()).click((quit.x * zoom, quit.y * zoom));
        assert!(said.contains(&Intent::Quit), "{size:?} {scale}: {said:?}");
    }
}
