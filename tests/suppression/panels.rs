//! What the book passes to the panels around the board, compared with the worked examples.

use crate::scene::{A, B, Game, Scene, deed, id, moved, row, shell, shoot};
use monkeys::battle::{
    account::{Chance, Part, Prospect, Term},
    shown::{Shown, Wish},
};
use monkeys::engine::{BattleLog, Refusal, Rules};
use monkeys::force::UnitId;
use monkeys::rules::suppression::{
    Order, Suppression,
    actions::Action,
    markers,
    order::{Deed, Target},
    profiles::FallbackFail,
};

fn prospect(game: &Game, deed: Deed) -> Prospect {
    Suppression::prospect(game.view(), &Order::Act(deed)).expect("the order harms somebody")
}

fn all(prospect: &Prospect) -> impl Iterator<Item = &Term> {
    prospect.parts.iter().flat_map(|part: &Part| &part.terms)
}

fn value(prospect: &Prospect, words: &str) -> String {
    let found = all(prospect).find(|term| term.words == words);
    found.unwrap_or_else(|| panic!("no {words} in {prospect:#?}")).value.clone()
}

/// The number to hit as the sum of the terms: 4, plus the target's, minus the shooter's.
fn added_up(prospect: &Prospect) -> i32 {
    let of = |term: &Term| term.value.replace('\u{2013}', "-").trim_start_matches('+').parse::<i32>().unwrap_or(0);
    let mut sum = 4;
    let shots = all(prospect).skip_while(|term| term.words != "Ballistic Skill");
    for term in shots.take_while(|term| term.words != "Needed to hit") {
        let own = term.words.ends_with("Ballistic Skill");
        assert!(own || term.words.ends_with("Evasion"), "it says what it changes: {term:?}");
        sum += if own { -of(term) } else { of(term) };
    }
    sum
}

/// A rifle unit against another one this many squares below it, on this ground.
fn against(apart: usize, ground: char, marks: u8) -> Game {
    let mut rows = vec![".".repeat(12); 24];
    rows[1 + apart] = ground.to_string().repeat(12);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    // Two rows, so that everyone is in command.
    let rifles = [row(4, 1, 4), row(4, 0, 4)].concat();
    let scene = Scene::on(&rows).unit(A, "baboon-rifles", &rifles);
    scene.unit(B, "chimpanzee-raiders", &row(2, 1 + apart as i16, 6)).markers(B, marks).begin(&[])
}

fn need(game: &Game, action: Action) -> String {
    let prospect = prospect(game, shoot(id(A, 1), action, id(B, 1)));
    let need = value(&prospect, "Needed to hit");
    assert_eq!(format!("{}+", added_up(&prospect)), need, "{prospect:#?}");
    need
}

#[test]
fn w_2_the_needed_numbers_line_by_line() {
    assert_eq!(need(&against(7, '.', 0), Action::OpenFire), "4+");
    assert_eq!(need(&against(15, '.', 0), Action::FocusFire), "4+");
    assert_eq!(need(&against(15, 'w', 0), Action::OpenFire), "6+");
    assert_eq!(need(&against(7, '=', 0), Action::OpenFire), "3+");
    let far = prospect(&against(15, '.', 0), shoot(id(A, 1), Action::ShootingAdvance, id(B, 1)));
    let woods = prospect(&against(15, 'w', 0), shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    let found = |of: &Prospect, words: &str, rule: &str| all(of).any(|term| term.words == words && term.rule == rule);
    assert!(
        found(&far, "Shooting Advance: Ballistic Skill", "R16") && found(&far, "Long range: Evasion", "G4"),
        "{far:#?}"
    );
    assert!(found(&woods, "Concealed: Evasion", "G24") && !found(&far, "Concealed: Evasion", "G24"), "{woods:#?}");
}

fn chance<'a>(prospect: &'a Prospect, words: &str) -> &'a Chance {
    let mut all = prospect.parts.iter().flat_map(|part| &part.chances);
    all.find(|chance| chance.words.contains(words)).unwrap_or_else(|| panic!("no {words} in {prospect:#?}"))
}

#[test]
fn w_3_and_w_4_a_volley_with_its_markers_and_morale() {
    let game = against(7, '.', 0);
    let first = prospect(&game, shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    assert_eq!((value(&first, "Hits"), value(&first, "Casualties")), ("4.0".into(), "2.0".into()));
    // 6 hits or more of 8 dice at 1 in 2: 37 of 256; none: 1 of 256.
    assert_eq!(chance(&first, "2 markers more").tenths, 145);
    assert_eq!(chance(&first, "No marker").tenths, 4);
    assert!(chance(&first, "2 markers more").words.contains("Free actions only"));
    assert!(first.answer.is_some(), "what they could do in return");
    // With a marker already, two more break the unit.
    let second = prospect(&against(7, '.', 1), shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    assert!(chance(&second, "2 markers more").words.contains("must fall back"));
    // 3 of 6 or more fall: the unit checks its morale, and that part adds up with the casualties.
    let half = chance(&first, "checks its morale").tenths;
    assert_eq!(value(&first, "Must check its morale"), format!("{}.{} %", half / 10, half % 10));
}

#[test]
fn w_5_the_machine_gun_counts_twice() {
    // The carbines are out of range, so the machine gun is alone.
    let gunners = [(10, 1), (10, 6), (11, 1), (12, 1)];
    let scene = Scene::open().unit(A, "mandrill-gunners", &gunners).unit(B, "howler-gunners", &row(10, 17, 4));
    let game = scene.begin(&[]);
    let prospect = prospect(&game, shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    // 2 hits of 4 dice at 1 in 2 are 4 counted: 11 of 16; none: 1 of 16.
    assert_eq!((chance(&prospect, "2 markers").tenths, chance(&prospect, "No marker").tenths), (688, 63));
}

#[test]
fn w_11_a_charge_names_both_sides_chances() {
    let scene = Scene::open().unit(A, "gorilla-breachers", &row(10, 8, 5)).unit(B, "macaque-swarm", &row(10, 11, 6));
    let mut game = scene.begin(&[]);
    game.order(Order::EndActions);
    let charge = game.choices().orders.into_iter().find(|order| matches!(order, Order::Charge { .. }));
    let prospect = Suppression::prospect(game.view(), &charge.expect("they are near")).expect("a charge is foreseen");
    let needs: Vec<&str> =
        all(&prospect).filter(|term| term.words == "Needed to hit").map(|term| term.value.as_str()).collect();
    assert_eq!(needs, ["3+", "5+"]);
    let wounds: Vec<&str> =
        all(&prospect).filter(|term| term.words == "Needed to wound").map(|term| term.value.as_str()).collect();
    assert_eq!(wounds, ["always", "impossible"]);
    let sum: u32 = prospect.parts[2].chances.iter().map(|chance| u32::from(chance.tenths)).sum();
    assert!((998..=1002).contains(&sum), "{prospect:#?}");
}

#[test]
fn r_4_markers_show_on_the_page_and_in_the_refusal() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &[row(10, 8, 4), row(10, 7, 4)].concat())
        .unit(B, "howler-gunners", &row(10, 14, 4))
        .markers(A, 2)
        // The Starting Phase removes none.
        .begin(&[6, 6, 6]);
    let page = Suppression::page(game.view(), id(A, 1)).expect("a page");
    let rules: Vec<&str> = page.limits.iter().map(|note| note.rule).collect();
    assert_eq!(rules, ["R4"]);
    assert!(page.limits[0].words.contains("2 markers") && page.limits[0].words.contains("Free actions only"));
    let nerve = page.numbers.iter().find(|number| number.name == "Nv").expect("Nerve");
    assert_eq!((nerve.value.as_str(), nerve.change), ("2", -1));
    let leader = page.models.iter().find(|model| model.state == "leader").expect("somebody leads");
    assert_eq!((leader.weapon.as_str(), page.models.len()), ("rifle", 8));
    let wish = Wish { unit: id(A, 1), verb: Some("OpenFire"), cell: game.cell(id(B, 1), 1), target: None, way: 0 };
    let why = Suppression::wished(game.view(), &wish).expect("it is judged").expect_err("2 markers forbid it");
    assert_eq!((why.rule().0, Suppression::page(game.view(), id(B, 1)).expect("a page").limits.len()), ("R4", 0));
}

#[test]
fn a_9_a_shooting_advance_is_planned_in_both_ways() {
    let game = against(9, '.', 0);
    let cell = monkeys::board::Cell::new(4, 3);
    let plan = |way| {
        let wish = Wish { unit: id(A, 1), verb: Some("ShootingAdvance"), cell, target: Some(id(B, 1)), way };
        match Suppression::wished(game.view(), &wish) {
            Some(Ok(Order::Act(deed))) => deed,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((plan(0).shoot_first, plan(1).shoot_first), (false, true));
    assert!(!plan(0).moves.is_empty() && plan(0).moves == plan(1).moves && plan(1).target.is_some());
    assert_eq!(Suppression::ways("ShootingAdvance").len(), 2);
    assert!(Suppression::ways("Advance").is_empty());
}

fn theirs(game: &Game, order: Option<&Order>, unit: UnitId) -> u32 {
    let duels = Suppression::exchange(game.view(), unit, order);
    duels.iter().map(|duel| duel.theirs.fallen).sum()
}

#[test]
fn a_3_what_enemies_could_do_counts_the_change_of_evasion() {
    let game = Scene::open()
        .unit(A, "howler-gunners", &row(10, 8, 4))
        .unit(B, "spider-monkey-rifles", &row(9, 14, 8))
        .begin(&[]);
    let stays = theirs(&game, None, id(A, 1));
    let down = theirs(&game, Some(&Order::Act(deed(id(A, 1), Action::GoToGround))), id(A, 1));
    assert!(down < stays, "{down} {stays}");
}

#[test]
fn a_4_the_phase_waits_for_those_who_must_fall_back() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 8, 8))
        .unit(A, "howler-gunners", &row(20, 8, 4))
        .unit(B, "howler-gunners", &row(10, 20, 4))
        .with(A, |unit| unit.markers = 3)
        .begin(&[6, 6, 6]);
    let waiting = Suppression::waiting(game.view());
    assert_eq!(waiting.must.len(), 1);
    assert_eq!(waiting.may.len(), 1);
    assert_ne!(waiting.must[0].0, waiting.may[0]);
    let (words, _) = waiting.end.expect("the button says so");
    assert!(words.contains("2 have not acted, 1 must fall back"), "{words}");
}

#[test]
fn w_7_the_starting_phase_is_one_table() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 8, 8))
        .with(A, |unit| (unit.markers, unit.falling_back) = (3, true))
        .unit(A, "howler-gunners", &row(20, 8, 4))
        .with(A, |unit| unit.markers = 2)
        .unit(B, "howler-gunners", &row(10, 20, 4))
        .begin(&[1, 4, 1, 3, 2, 6]);
    let facts = game.0.resource::<BattleLog>().facts();
    let report = Suppression::report(&game.0, &facts.iter().collect::<Vec<_>>()).expect("two units have rolled");
    let rows: Vec<_> = report.tables.iter().flat_map(|table| &table.rows).collect();
    assert_eq!(rows.len(), 2);
    let counted = |place: usize| rows[place].dice.iter().filter(|(_, counts)| *counts).count();
    assert_eq!((rows[0].limit.as_str(), counted(0), rows[0].why.rule), ("1", 2, "G9"));
    assert_eq!(rows[0].result, "Rallies, 1 marker left");
    assert_eq!((rows[1].limit.as_str(), counted(1), rows[1].result.as_str()), ("2", 1, "1 marker left"));
    let lost = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 8, 8))
        .with(A, |unit| (unit.markers, unit.falling_back) = (3, true))
        .unit(A, "howler-gunners", &row(20, 8, 4))
        .unit(B, "howler-gunners", &row(10, 20, 4))
        .begin(&[2, 2, 5]);
    let report = Suppression::report(&lost.0, &lost.0.resource::<BattleLog>().facts().iter().collect::<Vec<_>>())
        .expect("one has rolled");
    let row = &report.tables[0].rows[0];
    assert_eq!((row.result.as_str(), row.harm), ("Destroyed", true));
    let state = |game: &Game| Suppression::state(game.view(), id(A, 1));
    assert_eq!(state(&lost), "", "a unit of which nobody is left has no markers in the list of both sides");
    assert!(!state(&game).is_empty(), "one that has rallied has its marker");
}

#[test]
fn g_9_the_page_of_who_falls_back_says_how_it_rallies() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 8, 8))
        .unit(B, "lemur-leapers", &row(10, 14, 6))
        .with(B, |unit| (unit.markers, unit.falling_back) = (4, true))
        .unit(B, "chimpanzee-raiders", &row(20, 14, 6))
        .with(B, |unit| (unit.markers, unit.falling_back) = (4, true))
        .begin(&[]);
    let page = |unit| Suppression::page(game.view(), unit).expect("a page");
    let check = |unit| page(unit).facts.into_iter().find(|(name, _)| name == "Leadership check").expect("a check").1;
    let nerve = |unit| page(unit).numbers.into_iter().find(|number| number.name == "Nv").expect("Nerve").change;
    assert_eq!(
        (check(id(B, 1)).as_str(), nerve(id(B, 1))),
        ("3 dice, 3 or less", 0),
        "a Slippery unit ignores markers"
    );
    assert_eq!((check(id(B, 2)).as_str(), nerve(id(B, 2))), ("3 dice, 1 or less", -2));
}

#[test]
fn g_9_the_table_says_who_runs_on_where_the_rules_are_switched_so() {
    let mut scene = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 14, 8))
        .with(A, |unit| unit.falling_back = true)
        .unit(B, "howler-gunners", &row(10, 20, 4));
    std::sync::Arc::make_mut(&mut scene.0.profiles).switches.fallback_fail = FallbackFail::FallAgain;
    let game = scene.begin(&[4, 5, 6, 2]);
    let facts = game.0.resource::<BattleLog>().facts();
    let report = Suppression::report(&game.0, &facts.iter().collect::<Vec<_>>()).expect("it has rolled");
    let row = &report.tables[0].rows[0];
    assert_eq!((row.result.as_str(), row.harm, game.count(id(A, 1))), ("Falls back", true, 8));
}

#[test]
fn g_26_what_enemies_could_do_counts_the_trench_of_who_stays() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &[(10, 8), (11, 8)])
        .with(A, |unit| unit.dug_in = true)
        .unit(B, "spider-monkey-rifles", &row(9, 14, 8))
        .begin(&[]);
    let after = |cell| theirs(&game, Some(&Order::Act(moved(id(A, 1), Action::Advance, &[(1, cell)]))), id(A, 1));
    let stays = theirs(&game, None, id(A, 1));
    assert_eq!(after((10, 8)), stays, "who is named and stays has not moved");
    assert!(after((10, 9)) > stays);
}

#[test]
fn g_24_who_stays_behind_and_who_leaves_command_is_told_before_a_run() {
    // The second member is in woods, which can't be left At The Double; the leader moves out of its reach.
    let rows = ["..........", ".w........", "..........", "..........", "..........", "..........", ".........."];
    let rows: Vec<String> = rows.iter().map(|row| format!("{row}{row}{row}")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let scene = Scene::on(&rows).unit(A, "baboon-rifles", &[(2, 1), (1, 1), (2, 2)]);
    let game = scene.unit(B, "howler-gunners", &row(24, 1, 3)).begin(&[]);
    let told = |action, moves: &[(u8, (i16, i16))]| {
        let order = Order::Act(moved(id(A, 1), action, moves));
        assert_eq!(Suppression::check(game.view(), &order), Ok(()));
        Suppression::says(game.view(), &order).lines.split_off(1)
    };
    let run = told(Action::AtTheDouble, &[(1, (12, 1)), (3, (12, 2))]);
    assert_eq!(run.len(), 2, "{run:?}");
    assert!(run[0].contains("stays behind") && run[0].contains("G24"), "{run:?}");
    assert!(run[1].contains("1 would be out of command"), "{run:?}");
    let walk = told(Action::Advance, &[(1, (5, 1)), (3, (5, 2))]);
    assert_eq!(walk, ["1 stays where it is."], "it may walk, and nobody is too far away");
    assert!(told(Action::Advance, &[(1, (5, 1)), (2, (4, 1)), (3, (5, 2))]).is_empty(), "everybody moves");
}

#[test]
fn a_9_a_shooting_advance_says_what_comes_first() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 1)]).unit(B, "spider-monkey-rifles", &[(10, 12)]);
    let game = scene.begin(&[]);
    let told = |shoot_first| {
        let deed = moved(id(A, 1), Action::ShootingAdvance, &[(1, (10, 2))]).at(Target::Unit(id(B, 1)));
        let order = Order::Act(Deed { shoot_first, ..deed });
        assert_eq!(Suppression::check(game.view(), &order), Ok(()));
        Suppression::says(game.view(), &order).lines[0].clone()
    };
    assert_eq!(told(false), "The unit moves, then shoots from there, less well.");
    assert_eq!(told(true), "The unit shoots from where it stands, less well, then moves.");
}

/// Every throw of the template counts: one die to hit, one for the direction, one for the distance.
#[test]
fn g_17_what_a_mortar_could_do_counts_every_way_it_may_drift() {
    let blocks = [row(14, 12, 4), row(14, 13, 4)].concat();
    let scene = Scene::open().unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]);
    let game = scene.unit(B, "spider-monkey-rifles", &blocks).begin(&[]);
    let ours = &Suppression::exchange(game.view(), id(A, 1), None)[0].ours;
    let need: i16 = ours.need.trim_end_matches('+').parse().expect("a number");
    let at = |x: i16, y: i16| blocks.iter().filter(|(bx, by)| (bx - x).abs() <= 1 && (by - y).abs() <= 1).count();
    // Of all cells that an enemy stands on, the template takes the one with the most enemies under it.
    let most = blocks.iter().map(|(x, y)| at(*x, *y)).max().expect("there are some");
    let sums = blocks.iter().filter(|(x, y)| at(*x, *y) == most).map(|(x, y)| {
        let (mut chances, mut hits) = ([0_u64; 3], 0);
        for die in 1..=6 {
            for (dx, dy) in [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)] {
                for far in [0, 1, 1, 2, 2, 3] {
                    let far = if die >= need { 0 } else { far };
                    let under = at(x + far * dx, y + far * dy);
                    chances[usize::from(markers::gained(under as u32, under as u32, blocks.len()))] += 1;
                    hits += under;
                }
            }
        }
        (chances.map(|chance| ((chance * 1000 + 144) / 288) as u16), hits)
    });
    let told = ["No marker", "1 marker more", "2 markers more"]
        .map(|words| ours.chances.iter().find(|chance| chance.words.contains(words)).map_or(0, |chance| chance.tenths));
    let sums: Vec<([u16; 3], usize)> = sums.collect();
    let (_, hits) = sums.iter().find(|(chances, _)| *chances == told).unwrap_or_else(|| panic!("{told:?}: {sums:?}"));
    // A mortar wounds such a primate with 3 of 6 faces.
    assert_eq!(ours.fallen as usize, (hits * 10 * 3 / 6 + 144) / 288, "{hits} hits of 288 throws");
}

#[test]
fn g_10_a_shell_on_ones_own_unit_tests_no_morale() {
    let scene = Scene::open().unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]);
    let scene = scene.unit(A, "baboon-rifles", &[(13, 11), (14, 11)]).unit(B, "spider-monkey-rifles", &row(13, 13, 2));
    let prospect = prospect(&scene.begin(&[]), shell(id(A, 1), Action::OpenFire, 14, 12));
    let parts = |words: &str| prospect.parts.iter().filter(|part| part.title.contains(words)).collect::<Vec<_>>();
    let all = format!("{:#?}", prospect.parts);
    let morale = |part: &&Part| part.terms.iter().any(|term| term.words == "Must check its morale");
    assert_eq!(prospect.parts.iter().filter(morale).count(), 1, "the enemy's alone: {all}");
    assert!(!parts("Baboon rifles").is_empty(), "{all}");
    let tested = prospect.parts.iter().flat_map(|part| &part.chances);
    assert_eq!(tested.filter(|chance| chance.words.contains("checks its morale")).count(), 1, "{all}");
    assert_eq!(chance(&prospect, "Some casualties").words, "Some casualties");
}

#[test]
fn g_5_a_unit_with_five_markers_gets_at_most_one_more() {
    let at = |marks| prospect(&against(7, '.', marks), shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    let one = chance(&at(5), "1 marker more").tenths;
    let both = chance(&at(0), "1 marker more").tenths + chance(&at(0), "2 markers more").tenths;
    assert!(one.abs_diff(both) <= 1, "{one} {both}");
    let words = |marks| at(marks).parts.into_iter().flat_map(|part| part.chances).map(|chance| chance.words);
    assert!(words(5).all(|words| !words.contains("2 markers")));
    assert_eq!(
        (chance(&at(6), "No marker").tenths, words(6).filter(|words| words.contains("marker")).count()),
        (1000, 1)
    );
}

/// Half of the target has fallen in this phase already: it makes its check whatever this volley does.
#[test]
fn g_10_a_unit_that_has_lost_half_checks_in_any_case() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 8, 8)).unit(A, "baboon-rifles", &row(19, 8, 4));
    let scene = scene.unit(B, "spider-monkey-rifles", &row(12, 14, 8));
    let mut game = scene.begin(&[[6; 8], [6, 6, 6, 6, 1, 1, 1, 1]].concat());
    game.act(shoot(id(A, 1), Action::OpenFire, id(B, 1)));
    assert_eq!(game.count(id(B, 1)), 4);
    let second = prospect(&game, shoot(id(A, 2), Action::OpenFire, id(B, 1)));
    let checks: f64 = value(&second, "Must check its morale").trim_end_matches(" %").parse().expect("a number");
    let gone = second.parts.iter().flat_map(|part| &part.chances).find(|chance| chance.words == "Wiped out");
    let gone = gone.map_or(0.0, |chance| f64::from(chance.tenths) / 10.0);
    assert!((checks + gone - 100.0).abs() < 0.2, "{checks} {gone}");
    assert!(chance(&second, "Some casualties").tenths > 0);
    let words = second.parts.iter().flat_map(|part| &part.chances).map(|chance| chance.words.as_str());
    assert!(words.clone().all(|words| !words.contains("checks its morale")), "{:?}", words.collect::<Vec<_>>());
}

#[test]
fn g_26_a_charger_leaves_its_trench_unless_it_stays() {
    let wounds = |y| {
        let scene = Scene::open().unit(A, "spider-monkey-rifles", &row(10, 8, 4)).with(A, |unit| unit.dug_in = true);
        let mut game = scene.unit(B, "baboon-rifles", &row(10, y, 4)).begin(&[]);
        game.order(Order::EndActions);
        let charge = game.choices().orders.into_iter().find(|order| matches!(order, Order::Charge { .. }));
        let charge = charge.expect("they are near");
        let told = Suppression::prospect(game.view(), &charge).expect("a charge is foreseen");
        let wounds: Vec<String> =
            all(&told).filter(|term| term.words == "Needed to wound").map(|term| term.value.clone()).collect();
        wounds[1].clone()
    };
    assert_eq!((wounds(12).as_str(), wounds(9).as_str()), ("4+", "5+"), "one runs, the other stays where it is");
}
