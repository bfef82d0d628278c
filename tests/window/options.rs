//! The optional rules of the third book: chosen in the set-up, in force in the battle, and kept.

use super::{fielded::choose, home, ways::Hall};
use monkeys::{
    battle::record::Record,
    data::{
        book::LevelFile,
        drafts::Drafts,
        initiative::level::{self, Level},
    },
    engine::{BattleLog, Rules, What},
    force::Side,
    input::{
        Intent, Shown,
        intent::{Change, Rematch},
    },
    panels::{Scene, plan::Turns, setup::SetUp},
    rules::initiative::{Initiative, profiles::Switches},
    screens::{Page, Pages, Who, host, plan},
    words::say,
};

/// The indices of the options.
const LIMIT: usize = 0;
const TALK: usize = 2;
const CALM: usize = 3;
const RATING: usize = 4;

const GRASS: &str = "Initiative/elephant-grass";
const KILN: &str = "Initiative/the-brick-kiln";

/// The game, with two people to play the book.
fn hall() -> Hall {
    let mut hall = Hall::new();
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Initiative", [Who::Human, Who::Human]);
    hall
}

fn shown(hall: &Hall) -> &SetUp {
    match hall.scene() {
        Some(Scene::SetUp(set_up)) => set_up,
        other => panic!("the set-up is shown: {other:?}"),
    }
}

/// Which options the dials show as on.
fn dials(hall: &Hall) -> Vec<bool> {
    shown(hall).options.iter().map(|dial| dial.chosen == 1).collect()
}

fn turn(hall: &mut Hall, option: usize, on: bool) {
    hall.tell([Intent::Plan(Change::Option(option, on))]);
}

/// The switches of the battle on the table, and those of the level in its record.
fn in_force(hall: &Hall) -> [Switches; 2] {
    let world = hall.0.world();
    let record = world.resource::<Record<Initiative>>();
    let level: Level = record.level().expect("it began from a level");
    [Initiative::view(world).field.setting.book.switches, level.profiles().switches]
}

/// Whether dice have decided the Initiative of the characters.
fn rolled_initiative(hall: &Hall) -> bool {
    let rated = |what: &What| matches!(what, What::Threw { why: "rating", .. });
    hall.0.world().resource::<BattleLog>().facts().iter().any(|fact| rated(&fact.what))
}

/// The hint at the first opportunity fire, as the battle on the table would show it.
fn watch_hint(hall: &Hall) -> String {
    let world = hall.0.world();
    say("initiative-hint-first-watch", &host::host(world).hint_terms(world))
}

#[test]
fn optional_rules_on_shipped_levels() {
    home::run("options::optional_rules_are_chosen_for_a_shipped_level_and_kept_with_its_battle");
}

#[test]
#[ignore = "part of optional_rules_on_shipped_levels"]
fn optional_rules_are_chosen_for_a_shipped_level_and_kept_with_its_battle() {
    let mut hall = hall();
    // The dials begin with what the level has, and the card names what isn't as in the book.
    choose(&mut hall, "Initiative/the-pump-yard");
    assert_eq!((dials(&hall), &shown(&hall).played), (Initiative::usual_options(), &None));
    choose(&mut hall, KILN);
    assert_eq!(dials(&hall), [true, false, true, false, false]);
    assert_eq!(shown(&hall).played.as_deref(), Some("Played with: opportunity fire for each character."));
    for (dial, place) in shown(&hall).options.iter().zip(0..) {
        assert_eq!((dial.turns, dial.values.len()), (Turns::Option(place), 2), "{}", dial.words);
        assert!(dial.about.len() > 40 && dial.rule.is_some(), "{}", dial.words);
    }
    choose(&mut hall, GRASS);
    assert_eq!(dials(&hall), [false, false, true, true, false]);
    // Turned there and back, nothing is chosen.
    turn(&mut hall, CALM, false);
    assert_eq!((dials(&hall), &shown(&hall).played), (Initiative::usual_options(), &None));
    turn(&mut hall, CALM, true);
    assert_eq!(hall.pages().options, None);
    for (option, on) in [(LIMIT, true), (TALK, false), (CALM, false), (RATING, true)] {
        turn(&mut hall, option, on);
    }
    let played = "Played with: opportunity fire for each character, no talk, Initiative by die.";
    assert_eq!(shown(&hall).played.as_deref(), Some(played));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::Battle);
    let chosen = Switches::of([true, false, false, false, true]);
    assert_eq!(in_force(&hall), [chosen; 2]);
    assert!(rolled_initiative(&hall), "a die decides the Initiative of each");
    assert!(watch_hint(&hall).contains("Every character that aims has one such shot in a phase"));
    assert!(hall.battle().track.words[1].ends_with(played), "{:?}", hall.battle().track.words);
    // Saves, battles fought again and return matches have them as well.
    hall.tell([Intent::Accept, Intent::Accept]);
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::LastBattle)]);
    hall.wait(20);
    assert_eq!((hall.pages().page, in_force(&hall)), (Page::Battle, [chosen; 2]));
    for again in [Rematch::Swapped, Rematch::OtherDice] {
        hall.tell([Intent::Again(again)]);
        assert_eq!(in_force(&hall), [chosen; 2], "{again:?}");
    }
    // Another level has its own again, and so has this one when it is chosen again.
    choose(&mut hall, KILN);
    assert_eq!((&hall.pages().options, dials(&hall)), (&None, vec![true, false, true, false, false]));
    choose(&mut hall, GRASS);
    assert_eq!(dials(&hall), [false, false, true, true, false]);
}

#[test]
fn optional_rules_with_other_troops() {
    home::run("options::optional_rules_go_with_other_troops");
}

#[test]
#[ignore = "part of optional_rules_with_other_troops"]
fn optional_rules_go_with_other_troops() {
    let mut hall = hall();
    choose(&mut hall, KILN);
    let mut expected = level::shipped("the-brick-kiln").expect("it ships").0.profiles().switches.flags();
    for (option, on) in [(LIMIT, false), (RATING, true)] {
        turn(&mut hall, option, on);
        expected[option] = on;
    }
    hall.tell([Intent::Plan(Change::Roster(Side::First, 1))]);
    hall.tell([Intent::Start]);
    assert!(hall.pages().page == Page::Battle && hall.pages().troops[0].is_some());
    assert_eq!(in_force(&hall), [Switches::of(expected); 2]);
    assert!(watch_hint(&hall).contains("Each side has only one such shot in a phase"));
}

#[test]
fn optional_rules_on_own_ground() {
    home::run("options::optional_rules_of_the_players_own_ground_are_chosen_undone_and_saved");
}

#[test]
#[ignore = "part of optional_rules_on_own_ground"]
fn optional_rules_of_the_players_own_ground_are_chosen_undone_and_saved() {
    let mut hall = hall();
    choose(&mut hall, &plan::own("Initiative"));
    assert_eq!(dials(&hall), Initiative::usual_options());
    let ground = hall.pages().plan.ground(hall.pages().seed).expect("it grows");
    turn(&mut hall, CALM, true);
    turn(&mut hall, LIMIT, true);
    assert_eq!(hall.pages().plan.ground(hall.pages().seed), Some(ground), "no dial of a rule grows another ground");
    hall.tell([Intent::Undo]);
    assert_eq!(dials(&hall), [false, false, true, true, false]);
    // The editor shows the same dials, and its level has them.
    hall.tell([Intent::Open(Shown::Editor)]);
    hall.wait(20);
    let Some(Scene::Editor(editor)) = hall.scene() else { panic!("the editor is shown") };
    let options = &editor.battle.as_ref().expect("the battle is planned").options;
    assert_eq!((options.len(), options[CALM].chosen, options[LIMIT].chosen), (5, 1, 0));
    let text = hall.pages().plan.grounds().text(
        &hall.pages().plan.wanted("Mine", hall.pages().seed),
        hall.pages().plan.lies(),
        &hall.pages().workshop.library(),
    );
    let text = text.expect("it is a level");
    let library = hall.pages().workshop.library();
    let read = level::parse("mine", &text, &library, monkeys::data::initiative::profiles::profiles());
    let level = read.expect("it reads").0;
    assert_eq!(Initiative::options(&level), [false, false, true, true, false]);
    hall.tell([Intent::Back]);
    choose(&mut hall, &plan::own("Initiative"));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::Battle);
    assert_eq!(in_force(&hall), [Switches::of([false, false, true, true, false]); 2]);
    let kept = hall.0.world().resource::<Record<Initiative>>().level().expect("a level").setup();
    hall.tell([Intent::Again(Rematch::SameDice)]);
    assert_eq!(hall.0.world().resource::<Record<Initiative>>().level().expect("a level").setup(), kept);
}

/// The text of the file without the fields for optional rules.
fn without_options(text: &str) -> String {
    let mut text = text.to_owned();
    while let Some(start) = text.find("options:") {
        let end = start + text[start..].find('}').expect("the map ends") + 1;
        let end = end + usize::from(text[end..].starts_with(','));
        text.replace_range(start..end, "");
    }
    text
}

#[test]
fn optional_rules_outlive_the_program() {
    home::run("options::chosen_optional_rules_are_there_at_the_next_start");
}

#[test]
#[ignore = "part of optional_rules_outlive_the_program"]
fn chosen_optional_rules_are_there_at_the_next_start() {
    let mut hall = hall();
    choose(&mut hall, &plan::own("Initiative"));
    turn(&mut hall, CALM, true);
    choose(&mut hall, KILN);
    turn(&mut hall, LIMIT, false);
    turn(&mut hall, RATING, true);
    let left = dials(&hall);
    drop(hall);
    let mut hall = self::hall();
    hall.tell([Intent::Open(Shown::SetUp)]);
    assert_eq!(hall.pages().levels[hall.pages().chosen], KILN);
    assert_eq!((dials(&hall), left), (vec![false, false, true, false, true], vec![false, false, true, false, true]));
    choose(&mut hall, &plan::own("Initiative"));
    assert_eq!(dials(&hall), [false, false, true, true, false]);
    // A file from before there were any is read as ever.
    drop(hall);
    let file = monkeys::screens::editor::folder().expect("a folder").with_file_name("set-up.ron");
    let text = std::fs::read_to_string(&file).expect("it is stored");
    let before = without_options(&text);
    assert_ne!(before, text);
    std::fs::write(&file, &before).expect("it is written");
    let mut hall = self::hall();
    hall.tell([Intent::Open(Shown::SetUp)]);
    assert_eq!((dials(&hall), &hall.pages().notices), (Initiative::usual_options(), &Vec::new()));
}
