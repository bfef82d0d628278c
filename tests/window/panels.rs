//! Every screen at the supported sizes; the pictures are kept for inspection.

use super::{
    pictures::{draw, draw_pointed},
    values,
};
use monkeys::panels::{Above, Palette, Scene, Screen};

fn battle(change: impl FnOnce(&mut monkeys::panels::Battle)) -> Screen {
    let mut battle = values::battle();
    change(&mut battle);
    Screen { scene: Scene::Battle(Box::new(battle)), above: None }
}

#[test]
fn battle_screens_are_drawn_at_every_size() {
    let first = Palette::FIRST;
    draw("battle-1280", (1280, 720), 100, first, battle(|_| ()));
    draw("battle-1920", (1920, 1080), 100, first, battle(values::open_forecast));
    draw("battle-1280-200", (1280, 720), 200, first, battle(values::calm));
    draw("battle-1280-200-drawer", (1280, 720), 200, first, battle(|battle| battle.column_open = true));
    draw("battle-1280-violet", (1280, 720), 100, Palette::SECOND, battle(values::die_choice));
    draw("battle-1280-cards", (1280, 720), 100, first, battle(values::answers));
    draw("battle-1280-dice", (1280, 720), 100, first, battle(values::dice));
    draw("battle-1280-faces", (1280, 720), 100, first, battle(values::members));
    draw("exchange-1280", (1280, 720), 100, first, battle(|battle| battle.exchange = Some(values::exchange(6))));
    let tall = |battle: &mut monkeys::panels::Battle| {
        values::open_forecast(battle);
        battle.exchange = Some(values::exchange(4));
    };
    draw("exchange-1920", (1920, 1080), 100, first, battle(tall));
    draw("battle-1280-ledger", (1280, 720), 100, first, battle(values::drawer));
}

#[test]
fn the_longest_names_and_eight_platoons_fit() {
    let first = Palette::FIRST;
    draw("crowd-1280", (1280, 720), 100, first, battle(values::crowd));
    draw("crowd-1920", (1920, 1080), 100, first, battle(values::crowd));
    draw("crowd-1280-150", (1280, 720), 150, first, battle(values::crowd));
}

#[test]
fn what_is_forbidden_answers_to_the_pointer() {
    let (size, first) = ((1280, 720), Palette::FIRST);
    draw_pointed("hover-forbidden", size, 100, first, battle(values::calm), Some((450.0, 694.0)));
    draw_pointed("hover-target", (1920, 1080), 100, first, battle(values::open_forecast), Some((1750.0, 656.0)));
}

#[test]
fn other_screens_are_drawn() {
    let first = Palette::FIRST;
    let title = || Scene::Title(values::title());
    draw("title-1280", (1280, 720), 100, first, Screen { scene: title(), above: None });
    draw("title-1920", (1920, 1080), 100, first, Screen { scene: title(), above: None });
    draw("title-1280-200", (1280, 720), 200, first, Screen { scene: title(), above: None });
    let set_up = Scene::SetUp(Box::new(values::set_up()));
    draw("set-up-1280", (1280, 720), 100, first, Screen { scene: set_up.clone(), above: None });
    draw("set-up-1280-200", (1280, 720), 200, first, Screen { scene: set_up.clone(), above: None });
    draw("set-up-1920", (1920, 1080), 100, first, Screen { scene: set_up, above: None });
    let above = |card: Above| {
        let mut screen = battle(values::calm);
        screen.above = Some(card);
        screen
    };
    let failed = "The game failed last time. Please report it and attach /home/somebody/.local/share/monkeys/crash.ron";
    let failed = || Scene::Title(monkeys::panels::title::Title { notice: Some(failed.into()), ..values::title() });
    draw("title-failed-1280", (1280, 720), 100, first, Screen { scene: failed(), above: None });
    draw("title-failed-1280-200", (1280, 720), 200, first, Screen { scene: failed(), above: None });
    draw("ending-1280", (1280, 720), 100, first, above(Above::Ending(values::ending())));
    draw("ending-1280-200", (1280, 720), 200, first, above(Above::Ending(values::ending())));
    draw("settings-1280-200", (1280, 720), 200, first, above(Above::Settings(Default::default())));
    draw("theatre-1280-200", (1280, 720), 200, first, battle(values::theatre));
    draw("menu-1280", (1280, 720), 100, first, above(Above::Menu { back: None, over: false }));
    draw("settings-1280", (1280, 720), 100, first, above(Above::Settings(Default::default())));
    let book = || above(Above::Book(Box::new(values::book())));
    draw("rules-1280", (1280, 720), 100, first, book());
    draw("rules-1920", (1920, 1080), 100, first, book());
    draw("rules-1280-200", (1280, 720), 200, first, book());
    for (name, size, scale) in [("1280", (1280, 720), 100), ("1920", (1920, 1080), 100), ("1280-200", (1280, 720), 200)]
    {
        let card = || above(Above::Credits(Box::new(values::credits())));
        draw(&format!("credits-{name}"), size, scale, first, card());
        let leaf = monkeys::input::GroundLeaf::Battle;
        let editor = monkeys::panels::editor::Editor { leaf, ..super::grounds::editor() };
        draw(
            &format!("editor-battle-{name}"),
            size,
            scale,
            first,
            Screen { scene: Scene::Editor(Box::new(editor)), above: None },
        );
        let lab = Scene::Lab(Box::new(super::grounds::lab()));
        draw(&format!("lab-legend-{name}"), size, scale, first, Screen { scene: lab, above: None });
    }
    draw(
        "pass-1280",
        (1280, 720),
        100,
        first,
        above(Above::Pass(monkeys::panels::Handover {
            side: monkeys::force::Side::Second,
            told: true,
            blind: false,
            idle: false,
        })),
    );
}
