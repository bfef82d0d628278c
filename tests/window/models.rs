//! The panels' models, filled from battles that are really played.

use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    data::{
        library::Library,
        monkeys::{
            lesson,
            level::{self, Level},
            persona::{self},
        },
        persona::Strength,
        rulebook,
        workshop::Workshop,
    },
    force::{PieceId, Side, UnitId, UnitIx, squad::Pile},
    input::{Intent, intent::Held},
    opponent::monkeys::Opponent,
    panels::{
        Battle, Why,
        decision::Ask,
        dice::Lies,
        exchange::{Cover, Row},
        forecast::Forecast,
        odds::Odds,
        orders::May,
    },
    rules::monkeys::{
        Order, commit, door,
        field::Field,
        foresight::{self, Risk},
        formation,
        gun::Gun,
        order::Leg,
        sequence::Frame,
        targets::{self, Spots},
        volley,
    },
    screens::{
        Pages,
        monkeys::battle::{
            Draft, Hands, Names, VolleyDraft, act, draw,
            models::{self, Look, Shown},
        },
        title::title,
    },
    view::art::{
        overlay::{Region, Wash},
        palette::Palette as Ink,
    },
    words::word,
};
use std::collections::BTreeSet;

use bevy::prelude::World;

pub(super) fn begin(level: &Level, seed: u64) -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::begin(&mut world, level, seed);
    let names = Names::of(&world, level);
    world.insert_resource(names);
    world
}

pub(super) fn shipped(name: &str) -> Level {
    level::shipped(name).expect("a shipped level").0
}

/// Every word of a model, found in its debug output: no sentence is missing, no id remains.
pub(super) fn check_words(told: &impl std::fmt::Debug, at: &str) {
    let text = format!("{told:?}");
    for string in text.split('"').skip(1).step_by(2) {
        assert!(!names_a_key(string), "{at}: a sentence is missing in {string}");
        assert!(!string.contains("{$") && !string.contains("{ $"), "{at}: a term is missing in {string}");
        let id = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_alphanumeric());
            word.parse::<UnitId>().is_ok() || word.parse::<PieceId>().is_ok()
        };
        assert!(!string.split(' ').any(id), "{at}: {string} has an id of the program");
    }
}

/// Whether a text contains the id of a sentence, as it does if there are no words for it: `<order-move>`.
fn names_a_key(text: &str) -> bool {
    let key = |rest: &str| {
        let name = rest.split_once('>').map_or("", |(name, _)| name);
        !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    text.split('<').skip(1).any(key)
}

fn check_odds(odds: &Odds, at: &str) {
    let sum: u32 = odds.0.iter().map(|chance| u32::from(chance.tenths)).sum();
    assert_eq!(sum, 1000, "{at}: {odds:?}");
    assert!(odds.0.iter().all(|chance| !chance.words.is_empty() && chance.tenths > 0), "{at}: {odds:?}");
}

fn check_forecast(forecast: &Forecast, at: &str) {
    if !forecast.odds.0.is_empty() {
        check_odds(&forecast.odds, at);
        let sum = |terms: &[monkeys::panels::forecast::Term]| {
            let value =
                |text: &str| text.replace('\u{2212}', "-").parse::<i32>().unwrap_or_else(|_| panic!("{at}: {text}"));
            terms.iter().map(|term| value(&term.value)).sum::<i32>().max(0).to_string()
        };
        assert_eq!(sum(&forecast.attack), forecast.attack_sum, "{at}");
        assert_eq!(sum(&forecast.defense), forecast.defense_sum, "{at}");
        assert!(forecast.targets.iter().any(|target| target.named), "{at}");
        assert!(forecast.shooters.iter().any(|shooter| shooter.shoots), "{at}");
    }
    let told = !forecast.answer.is_empty() && !forecast.dice.is_empty();
    assert!(told || forecast.melee || !forecast.chain.is_empty(), "{at}");
}

/// A row has odds for each side that can shoot, a reason for one that can't, and counts everybody in cover or out of
/// it.
fn check_row(row: &Row, at: &str) {
    for way in [&row.ours, &row.theirs] {
        assert_eq!(way.sums.is_empty(), way.why.is_some(), "{at}: {way:?}");
        if !way.sums.is_empty() {
            check_odds(&way.odds, at);
            assert!(!way.shooters.is_empty() && !way.dice.is_empty(), "{at}: {way:?}");
        }
    }
    assert!(!row.ours.sums.is_empty() || !row.theirs.sums.is_empty(), "{at}: {row:?}");
    let lies = |cover: Cover| cover.open + cover.covered;
    assert_eq!(lies(row.cover) > 0, !row.theirs.sums.is_empty(), "{at}: {row:?}");
}

fn check_why(why: &Why, at: &str) {
    assert!(!why.words.is_empty(), "{at}");
}

/// What must be true of every screen.
pub fn check(screen: &Battle, at: &str) {
    check_words(screen, at);
    assert!(screen.track.step < screen.track.steps.len());
    assert!(screen.track.platoons.iter().all(|token| !token.letter.is_empty() && !token.hint.is_empty()), "{at}");
    assert_eq!(screen.ledger.armies.len(), 2);
    if let Some(forecast) = &screen.forecast {
        check_forecast(forecast, at);
    }
    for row in screen.exchange.iter().flat_map(|exchange| &exchange.rows) {
        check_row(row, at);
    }
    for button in &screen.orders.buttons {
        assert!(rulebook::text(button.rule).is_some(), "{at}: {}", button.words);
        assert!(!button.words.is_empty() && !button.key.is_empty() && !button.hint.is_empty(), "{at}");
        if let May::Not(why) = &button.may {
            check_why(why, at);
        }
    }
    let sheet = &screen.sheet;
    assert!(sheet.head.is_some() || !sheet.draft.is_empty(), "{at}: a stranger learns nothing");
    assert!(sheet.draft.iter().all(|line| !line.is_empty()), "{at}: {sheet:?}");
    assert!(sheet.members.iter().all(|member| !member.name.is_empty() && !member.weapon.is_empty()), "{at}");
    if let Some(decision) = &screen.decision {
        if let Ask::Pick(cards) = &decision.ask {
            assert!(cards.iter().all(|card| !card.title.is_empty() && !card.lines.is_empty()), "{at}: {cards:?}");
            assert_eq!(cards.iter().filter(|card| card.usual).count(), 1, "{at}: {cards:?}");
            cards.iter().filter(|card| !card.odds.0.is_empty()).for_each(|card| check_odds(&card.odds, at));
        } else {
            assert!(decision.accept.as_ref().is_some_and(|words| !words.is_empty()), "{at}");
        }
    }
}

/// What must be true of a screen with a certain window.
fn check_window(world: &World, screen: &Battle, window: &str) {
    let asked = screen.band.is_some();
    assert_eq!(asked, window != "Act", "{window}");
    match window {
        "Act" => {
            assert!(screen.orders.end.is_some() && screen.decision.is_none());
            assert_eq!(screen.track.step, 1);
            check_last_roll(world, screen, window);
        }
        "Designate" => assert_eq!(screen.track.step, 0),
        "Volley" => assert!(screen.forecast.is_some()),
        "Die" => {
            assert!(screen.tray.dice.len() > 1 && screen.decision.is_none());
            assert!(screen.tray.dice.iter().all(|die| !die.words.is_empty()));
            assert_eq!(screen.tray.dice.iter().filter(|die| die.lies == Lies::Best).count(), 1);
        }
        "Resolve" => {
            assert!(screen.tray.commitments.len() > 1);
            assert_eq!(screen.tray.commitments.iter().filter(|one| one.chosen).count(), 1);
        }
        "Watch" => {
            assert!(matches!(&screen.decision.as_ref().expect("cards").ask, Ask::Pick(cards) if cards.len() > 1));
        }
        "Successor" => {
            let Ask::Members(_, faces) = &screen.decision.as_ref().expect("faces").ask else { panic!("faces") };
            assert_eq!(faces.iter().filter(|face| face.named).count(), 1);
        }
        "Check" | "GetDown" | "Damage" | "BailOut" => {}
        "Regroup" | "NewLead" | "PressOn" | "Stand" | "FleeMove" | "ChargeOn" => assert!(screen.decision.is_some()),
        "Losses" => {
            let Ask::Members(_, faces) = &screen.decision.as_ref().expect("faces").ask else { panic!("faces") };
            assert!(!faces.is_empty());
        }
        other => panic!("no test for {other}"),
    }
    let options = battle::monkeys::choices(world).expect("someone is asked");
    assert!(models::default_mark(&options) < options.orders.len().max(1));
}

/// The last roll is in the tray with its result.
pub fn check_last_roll(world: &World, screen: &Battle, at: &str) {
    use monkeys::engine::{BattleLog, What};
    let facts = world.resource::<BattleLog>().facts();
    let rolled = facts.iter().rposition(|fact| matches!(fact.what, What::Rolled { .. })).expect("a first roll");
    let kept = facts[rolled..].iter().find_map(|fact| match fact.what {
        What::Kept { face } => Some(face),
        _ => None,
    });
    let lying = screen.tray.dice.iter().find(|die| die.lies == Lies::Kept).map(|die| die.face);
    // A unit's own test after the roll is there in its place.
    let tested = screen.tray.title == monkeys::words::word("tray-test");
    if let Some(kept) = kept.filter(|_| !tested) {
        assert_eq!(lying, Some(kept), "{at}");
        assert!(!screen.tray.lines.is_empty(), "{at}: nothing came of it? {:?}", screen.tray);
        // Members missing at the end of the turn were not shot (T-28), and what an owner picks is damage (T-87).
        let since = &facts[rolled..];
        let count = |holds: fn(&What) -> bool| since.iter().filter(|fact| holds(&fact.what)).count();
        let shot = count(|what| matches!(what, What::Removed { pile: Pile::Wounded | Pile::Hollow, .. }));
        let harmed = shot + count(|what| matches!(what, What::Damaged { .. } | What::Marked { mark: "pinned", .. }));
        if screen.tray.title == monkeys::words::word("tray-attack") {
            let nothing = screen.tray.lines.contains(&monkeys::words::word("tray-nothing"));
            assert!(!(nothing && harmed > 0), "{at}: {:?}", screen.tray);
            let tells = |pile: &str| screen.tray.lines.iter().any(|line| line.contains(&monkeys::words::word(pile)));
            assert_eq!((tells("pile-wounded"), tells("pile-missing")), (shot > 0, false), "{at}: {:?}", screen.tray);
        }
    }
}

/// Looks at the battle as a player would: at the units of the active platoon, at enemies, at a walk, at a volley.
fn look_around(world: &World, hands: &Hands, at: &str) {
    let table = door::table(world);
    let field = table.field;
    let enemy = field.all_units().find(|unit| field.side(*unit) != table.turn.side && field.stands(*unit));
    for unit in commit::able(field, table.turn).into_iter().take(2) {
        let selected = hands.with(|hands| hands.select(Some(field.unit(unit).id)));
        let screen = models::battle(world, &selected, &Shown::default());
        check(&screen, at);
        check_answers(field, unit, &screen, at);
        let may =
            |mode| screen.orders.buttons.iter().find(|button| button.mode == mode).map(|button| button.may.clone());
        assert_eq!(may(verbs::MOVE), Some(May::Give));
        if let Some(enemy) = enemy {
            let cell = field.members(enemy).next().and_then(|mate| field.cell(mate));
            let screen = models::battle(world, &selected.with(|hands| hands.point_at(cell)), &Shown::default());
            check(&screen, at);
            assert_eq!(screen.forecast.is_some(), targets::any(field, unit, enemy, Spots::Standing), "{at}");
            draft_attack(world, &selected, unit, enemy, at);
        }
        draft_walk(world, &selected, unit, at);
        if let Some(enemy) = enemy {
            hover_over_a_draft(world, &selected, unit, enemy);
        }
        give(world, &selected, unit, at);
    }
}

/// What enemies could do in turn leaves nothing out: fire after a reload (T-100), and the loss of the leader (T-75).
fn check_answers(field: &Field, unit: UnitIx, screen: &Battle, at: &str) {
    for row in screen.exchange.iter().flat_map(|exchange| &exchange.rows) {
        let enemy = field.find_unit(row.unit).expect("it stands");
        let (fires, theirs) = (targets::any(field, enemy, unit, Spots::Standing), &row.theirs);
        assert_eq!(theirs.later, !fires && !theirs.sums.is_empty(), "{at}: {theirs:?}");
        if theirs.later {
            assert!(field.unit(enemy).ammunition.is_out() && theirs.notes[0].contains("reload"), "{at}: {theirs:?}");
        }
        let told = theirs.notes.iter().any(|note| note.contains("loses its leader"));
        assert_eq!(told, foresight::could_bereave(field, enemy, unit) && !theirs.sums.is_empty(), "{at}: {theirs:?}");
        assert!(fires || !theirs.sums.is_empty() || !foresight::could_bereave(field, enemy, unit), "{at}: {theirs:?}");
    }
}

/// A drafted walk stays drawn while the pointer is on an enemy that could be attacked instead.
fn hover_over_a_draft(world: &World, hands: &Hands, unit: UnitIx, enemy: UnitIx) {
    let field = door::table(world).field;
    let Some((goal, _)) = formation::destinations(field, unit).last().copied() else { return };
    let Some(order) = formation::plan(field, unit, goal) else { return };
    let id = field.unit(unit).id;
    let at_enemy = hands.with(|hands| {
        hands.lay(Draft::Move { unit: id, goal, order, outside: Vec::new(), warned: false });
        hands.point_at(field.members(enemy).next().and_then(|mate| field.cell(mate)));
    });
    let drawn = draw(world, &at_enemy, Ink::Print).sketch;
    assert!(!drawn.ghosts.is_empty(), "the walk");
}

fn draft_attack(world: &World, hands: &Hands, unit: UnitIx, enemy: UnitIx, at: &str) {
    let field = door::table(world).field;
    let (unit, target) = (field.unit(unit).id, field.unit(enemy).id);
    let drafted = hands.with(|hands| hands.lay(Draft::Attack { unit, target }));
    let screen = models::battle(world, &drafted, &Shown::default());
    check(&screen, at);
    assert!(screen.sheet.accept.is_some());
}

fn draft_walk(world: &World, hands: &Hands, unit: UnitIx, at: &str) {
    let table = door::table(world);
    let id = table.field.unit(unit).id;
    let cells = formation::destinations(table.field, unit);
    let Some((goal, _)) = cells.last().copied() else { return };
    let Some(order) = formation::plan(table.field, unit, goal) else { return };
    let more = Shown { ghost: Some(order.clone()), ..Shown::default() };
    let screen = models::battle(world, &hands.with(|hands| hands.point_at(Some(goal))), &more);
    check(&screen, at);
    let exchange = screen.exchange.expect("both ways");
    assert_eq!(exchange.rows.is_empty(), !exchange.nobody.is_empty(), "{at}");
    assert!(screen.sheet.accept.is_none() && screen.sheet.draft.len() > 1, "{at}: {:?}", screen.sheet);
    if let Some(row) = exchange.rows.last() {
        let asked = hands.with(|hands| {
            hands.point_at(Some(goal));
            hands.ask_about(Some(row.unit));
            hands.hold(Held::Breakdown, true);
        });
        let screen = models::battle(world, &asked, &more);
        check(&screen, at);
        let rows = screen.exchange.expect("both ways").rows;
        assert_eq!(rows.iter().filter(|row| row.chosen).count(), 1, "{at}");
        assert!(rows.iter().all(|row| row.ours.sums.is_empty() || row.ours.terms.len() > 2), "{at}");
        let against = screen.forecast.and_then(|forecast| forecast.against).expect("the one asked for");
        assert_eq!(against.1, row.name, "{at}");
    }
    let outside = Vec::new();
    let draft = Draft::Move { unit: id, goal, order, outside, warned: false };
    let screen = models::battle(world, &hands.with(|hands| hands.lay(draft)), &Shown::default());
    check(&screen, at);
    assert!(screen.sheet.accept.is_some() && screen.sheet.draft.len() > 1, "{at}: {:?}", screen.sheet);
}

fn give(world: &World, hands: &Hands, unit: UnitIx, at: &str) {
    let id = door::table(world).field.unit(unit).id;
    for order in
        [Order::Overwatch(id), Order::Brace(id), Order::Reload { unit: id, loads: Vec::new() }, Order::Done(id)]
    {
        let drafted = hands.with(|hands| hands.lay(Draft::Give(order)));
        check(&models::battle(world, &drafted, &Shown::default()), at);
    }
}

/// A volley being named shows its own targets, and one without shots says why it can't be fired.
fn name_targets(world: &World, hands: &Hands, at: &str) {
    let options = battle::monkeys::choices(world).expect("someone is asked");
    let shots = |order: &Order| match order {
        Order::Fire { shots, .. } => Some(shots.clone()),
        _ => None,
    };
    let plans: Vec<_> = options.orders.iter().filter_map(shots).collect();
    for (place, plan) in plans.iter().enumerate() {
        let mut volley = VolleyDraft::default();
        (volley.shots, volley.plans, volley.plan) = (plan.clone(), plans.clone(), Some(place));
        let screen = models::battle(world, &hands.with(|hands| hands.name_volley(volley)), &Shown::default());
        check(&screen, at);
        let forecast = screen.forecast.expect("a forecast");
        let named: BTreeSet<_> = plan.iter().flat_map(|shot| &shot.at).collect();
        assert_eq!(forecast.targets.iter().filter(|target| target.named).count(), named.len(), "{at}");
        assert_eq!(forecast.fewer_more, (place > 0, place + 1 < plans.len()), "{at}");
        // Lines of overwatch fire end where the targets were, which isn't where they are now.
        let watches = matches!(door::table(world).clock.top(), Frame::Attack(attack) if matches!(attack.spots(), Spots::Trails(_)));
        assert_eq!(forecast.told.iter().any(|why| why.rule.as_deref() == Some("T-125")), watches, "{at}");
    }
    let volley = VolleyDraft { plans, ..VolleyDraft::default() };
    let screen = models::battle(world, &hands.with(|hands| hands.name_volley(volley)), &Shown::default());
    check(&screen, at);
    assert!(!screen.forecast.expect("a forecast").notes.is_empty());
}

/// The board marks the one whose face the pointer is on, and otherwise the one that Enter would choose.
fn point_at_everybody(world: &World, orders: &[Order], at: &str) {
    let marked = Hands::default().with(|hands| hands.mark(1));
    let mate = |order: &Order| match order {
        Order::Promote(mate) => *mate,
        other => panic!("{at}: {other:?}"),
    };
    let lit = |hands: &Hands| draw(world, hands, Ink::Print).spotlight.piece;
    for order in orders {
        assert_eq!(lit(&marked.with(|hands| hands.point_at_face(Some(mate(order))))), Some(mate(order)), "{at}");
    }
    assert_eq!(lit(&marked), orders.get(1).map(mate), "{at}");
}

/// A click on anybody while targets are named names or drops somebody, or says why not.
fn click_everybody(world: &mut World, at: &str) {
    let field = door::table(world).field;
    let everybody: Vec<PieceId> =
        field.all_units().flat_map(|unit| field.members(unit)).map(|mate| field.primate(mate).id).collect();
    let mut hands = Hands::default();
    act::settle(world, &mut hands);
    let named = |hands: &Hands| -> BTreeSet<PieceId> {
        hands.volley().expect("targets are named").shots.iter().flat_map(|shot| shot.at.clone()).collect()
    };
    for piece in everybody {
        let before = named(&hands);
        act::answer(world, &mut hands, &Intent::TogglePiece(piece));
        let after = named(&hands);
        let is_dropped = before.contains(&piece) && (!after.contains(&piece) || before.len() == 1);
        assert!(is_dropped || after.contains(&piece) || hands.notice().is_some(), "{at}: {piece} of {before:?}");
    }
}

/// Plays a level at random and looks at everything on the way; returns which windows came up.
fn play(level: &Level, seed: u64, seen: &mut BTreeSet<&'static str>) {
    let mut world = begin(level, seed);
    let mut player = ChancePlayer::new(seed);
    let mut step = 0;
    while let Some(order) = player.choose::<Order>(&world) {
        let options = battle::monkeys::choices(&world).expect("someone is asked");
        let window = options.window.name();
        let at = format!("{} seed {seed} step {step} {window}", level.name);
        let hands = Hands::default().with(|hands| hands.mark(models::default_mark(&options)));
        if window != "Act" || step % 5 == 0 {
            let screen = models::battle(&world, &hands, &Shown::default());
            check(&screen, &at);
            check_window(&world, &screen, window);
        }
        if window == "Act" && step % 10 == 0 {
            look_around(&world, &hands, &at);
        }
        if window == "Volley" {
            name_targets(&world, &hands, &at);
            click_everybody(&mut world, &at);
        }
        if window == "Successor" {
            point_at_everybody(&world, &options.orders, &at);
        }
        seen.insert(window);
        battle::submit(&mut world, order).expect("a chosen order is accepted");
        step += 1;
    }
    let hands = Hands::default();
    check(&models::battle(&world, &hands, &Shown::default()), "the end");
    let ending = models::ending(&Look::at(&world, &hands), &battle::monkeys::rolls::rolls(&world)).expect("an end");
    check_words(&ending, "the end");
    assert!(!ending.title.is_empty() && !ending.why.words.is_empty() && ending.why.rule.is_some());
    check_words(&models::log_lines(&world), "the log");
    assert!(!models::log_lines(&world).is_empty());
}

#[test]
fn every_window_of_a_battle_fills_the_panels() {
    let mut seen = BTreeSet::new();
    for (name, seeds) in [("two-groves", 0..12), ("leopard-creek-two", 0..2)] {
        let level = shipped(name);
        for seed in seeds {
            play(&level, seed, &mut seen);
        }
    }
    let wanted = ["Act", "Designate", "Die", "Resolve", "Successor", "Volley", "Watch"];
    assert!(wanted.iter().all(|window| seen.contains(window)), "{seen:?}");
}

#[test]
fn t_64_odds_of_16_against_12_are_exact() {
    let world = begin(&shipped("two-groves"), 7);
    let field = door::table(&world).field;
    let unit = field.all_units().find(|unit| field.side(*unit) == Side::Second).expect("a unit");
    let victims: Vec<_> = field
        .members(unit)
        .take(4)
        .enumerate()
        .map(|(place, primate)| monkeys::rules::monkeys::power::Victim {
            body: primate.into(),
            covered: place == 0,
            adds: true,
            fear: 0,
            twice: false,
        })
        .collect();
    // Two dice, the higher kept: 11, 16, 8 and 1 of 36.
    let odds = models::odds::odds(field, (16, 12), &victims);
    assert_eq!(odds.0.iter().map(|chance| chance.tenths).collect::<Vec<_>>(), [306, 444, 222, 28]);
    assert_eq!(models::odds::expected(field, (16, 12), &victims), 26);
}

#[test]
fn t_11_undo_counts_orders_since_the_last_die_and_names_what_sealed_it() {
    let mut world = begin(&shipped("two-groves"), 7);
    let mut player = ChancePlayer::new(3);
    let hands = Hands::default();
    let track = |world: &World| models::track::track(&Look::at(world, &hands));
    assert_eq!(track(&world).undo.free, 0);
    let mut sealed = false;
    while let Some(order) = player.choose::<Order>(&world) {
        battle::submit(&mut world, order).expect("a chosen order is accepted");
        let free = world.resource::<battle::Record>().free_steps();
        let ended = matches!(world.resource::<battle::Record>().orders().last(), Some(Order::EndTurn));
        let undo = track(&world).undo;
        assert_eq!(undo.free, free);
        // It says why nothing can be undone, and whose turn an undo would give back.
        assert_eq!(!undo.sealed.is_empty(), free == 0 || ended, "{undo:?}");
        sealed |= free == 0 && undo.sealed.contains("against");
    }
    assert!(sealed);
}

#[test]
fn g_08_a_walk_into_a_grove_is_forecast_from_there() {
    let world = begin(&shipped("two-groves"), 7);
    let table = door::table(&world);
    let unit = commit::able(table.field, table.turn)[0];
    let (goal, _) = *formation::destinations(table.field, unit).last().expect("somewhere to go");
    let order = formation::plan(table.field, unit, goal).expect("a plan");
    let ghost = models::ghost::Ghost::of(table.field, table.turn, &order).expect("a ghost");
    let Order::Move { steps, .. } = &order else { panic!("a move") };
    for leg in steps {
        let Leg::Go(piece, path) = leg else { continue };
        let mate = table.field.find_primate(*piece).expect("a member");
        let mut at = table.field.cell(mate).expect("on the board");
        path.0.iter().for_each(|step| at = at.step(*step));
        assert_eq!(ghost.field.at(at), Some(mate));
    }
    let exposure = models::ghost::exposure(&ghost.field, unit);
    let seen = exposure.open + exposure.covered;
    assert_eq!(seen + exposure.unseen, table.field.members(unit).count());
    assert_eq!(seen > 0, !exposure.seen_by.is_empty());
}

#[test]
fn title_and_set_up_are_filled_from_the_library() {
    check_words(&title(None, true), "title");
    assert!(title(None, false).cards[1].why.is_some());
    assert!(title(Some("Two Groves, round 3"), false).cards[1].why.is_none());
    assert_ne!(title(None, true).cards[2].about, title(None, false).cards[2].about, "a lesson waits");
    let levels = models::listed(&Workshop::default());
    assert_eq!(levels.len(), monkeys::data::library::levels().len());
    for chosen in 0..levels.len() {
        let pages = Pages { chosen, seed: 77, ..Pages::default() };
        let set_up = models::set_up(&levels, &pages, monkeys::panels::Palette::SECOND);
        check_words(&set_up, "set-up");
        assert_eq!(set_up.sides.len(), 2);
        assert!(set_up.sides.iter().all(|side| !side.units.is_empty() && !side.roster.is_empty()));
        assert!(set_up.sides.iter().flat_map(|side| &side.units).all(|unit| unit.more.contains("Speed")));
        assert!(!set_up.scenario.1.is_empty());
        // The figures have the same number of rounds as the scenario.
        let lasts = set_up.scenario.1.iter().find(|line| line.contains("rounds"));
        let rounds = set_up.figures.iter().find(|(words, _)| *words == word("setup-rounds")).expect("a figure");
        assert_eq!(lasts.is_some(), rounds.1 != word("setup-no-limit"), "{lasts:?}, {rounds:?}");
        assert!(lasts.is_none_or(|line| line.contains(&rounds.1)), "{lasts:?}, {rounds:?}");
        if levels[chosen].file == "the-saddle" {
            // In a Siege the attacker has two edges, and the defender none (G-17).
            let edges = set_up.figures.iter().filter(|(what, _)| what.contains("may leave by"));
            let edges: Vec<&str> = edges.map(|(_, told)| told.as_str()).collect();
            assert_eq!(edges, ["east, west"], "{:?}", set_up.figures);
        }
    }
    let mut small = levels.into_iter().next().expect("a level");
    small.paint((160, 120));
    let painted = small.picture.expect("a picture");
    assert!(painted.pixels.width() <= 160 && painted.pixels.height() <= 120);
}

/// The first lesson, played up to a step.
pub(super) fn lesson_at(id: &str) -> World {
    let lesson = lesson::shipped("first-battle").expect("it ships");
    let mut world = begin(&lesson.level, lesson.level.seed);
    battle::monkeys::lesson::begin(&mut world, &lesson);
    while battle::monkeys::lesson::step(&world, &lesson).is_some_and(|step| step.id != id) {
        battle::monkeys::lesson::go_on(&mut world, &lesson).unwrap_or_else(|why| panic!("{}", why.words()));
    }
    world
}

#[test]
fn t_75_nobody_is_said_to_rout_after_a_volley_that_takes_in_the_whole_squad() {
    let world = lesson_at("aim");
    let [shooter, target] = ["r1.1", "b1.1"].map(|id| id.parse::<UnitId>().expect("a unit"));
    let field = door::table(&world).field;
    let [by, at] = [shooter, target].map(|id| field.find_unit(id).expect("it is on the board"));
    let plan = volley::best(field, by, at, Spots::Standing).expect("it can fire");
    let named: BTreeSet<_> = plan.salvos.iter().flat_map(|salvo| salvo.at.iter().map(|(body, _)| *body)).collect();
    assert_eq!(named.len(), field.members(at).count(), "it names them all");
    let order = Order::Attack { unit: shooter, target };
    let check = Risk::LeaderCheck { unit: at };
    assert!(!foresight::risks(door::table(&world), &order).contains(&check), "nobody would be left to rout");
}

#[test]
fn the_tray_says_on_which_side_who_fell_in_close_combat() {
    let world = lesson_at("finish");
    let lines = models::battle(&world, &Hands::default(), &Shown::default()).tray.lines;
    let injured: Vec<_> = lines.iter().filter(|line| line.contains("injured")).collect();
    assert_eq!(injured.len(), 2, "{lines:?}");
    assert!(injured.iter().all(|line| line.contains("Oryx") != line.contains("Ember")), "{lines:?}");
}

#[test]
fn t_155_a_draft_to_hide_is_forecast_with_the_bonus_that_hiding_gives() {
    let mut world = lesson_at("aim");
    // Kudu is at the wall, with an action left.
    let id: UnitId = "r1.1".parse().expect("a unit");
    let against = Some("b1.1".parse().expect("a unit"));
    let cell = door::table(&world)
        .field
        .find_unit(id)
        .and_then(|unit| door::table(&world).field.members(unit).find_map(|mate| door::table(&world).field.cell(mate)));
    let order = Order::Stealth { unit: id, steps: Vec::new() };
    let goal = cell.expect("it is on the board");
    let outside = Vec::new();
    let draft = Draft::Move { unit: id, goal, order: order.clone(), outside, warned: false };
    let hands = Hands::default().with(|hands| {
        hands.select(Some(id));
        hands.ask_about(against);
        hands.lay(draft);
    });
    let screen = models::battle(&world, &hands, &Shown::default());
    let foreseen = screen.forecast.expect("a forecast").attack_sum;
    let lines = &screen.sheet.draft;
    assert!(lines.contains(&word("draft-hide")), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("walks 0 squares")), "{lines:?}");
    let open = Hands::default().with(|hands| {
        hands.select(Some(id));
        hands.ask_about(against);
    });
    let sum = |world: &World| models::battle(world, &open, &Shown::default()).forecast.expect("a forecast").attack_sum;
    let before = sum(&world);
    battle::submit(&mut world, order).expect("all of it is at cover");
    assert_eq!(sum(&world), foreseen);
    let half_again = |sum: &str| sum.parse::<i32>().expect("a number") * 3 / 2;
    assert_eq!(foreseen, half_again(&before).to_string());
}

#[test]
fn advice_names_reasons_that_the_order_and_the_scenario_have() {
    let level = shipped("two-groves");
    let mut told = 0;
    for seed in 0..3 {
        let mut world = begin(&level, seed);
        let mut players = ["steady", "red-rush"]
            .map(|name| Opponent::new(persona::shipped(name).expect("it ships"), Strength::Quick, seed));
        for _ in 0..60 {
            let Some(side) = battle::monkeys::decider(&world) else { break };
            let Some(thought) = players[side.index()].explain(&mut world) else { break };
            let sentence = models::advice::reason(&world, "Old Steady", &thought);
            check_words(&sentence, "advice");
            let number = |word: &str| word.starts_with('(') && word.ends_with(',') && word.len() < 5;
            assert!(!sentence.split(' ').any(number), "a square is shown on the board, not named: {sentence}");
            // A Skirmish has no objective on the board, and reasons for going on overwatch aren't about an enemy's.
            for wrong in ["objective", "enemy overwatch", "Stealth", "Overrun"] {
                assert!(!sentence.contains(wrong), "{sentence}");
            }
            if matches!(thought.order, Order::Attack { .. }) {
                assert!(sentence.contains("On average"), "{sentence}");
                told += 1;
            }
            battle::submit(&mut world, thought.order).expect("an opponent's order is good");
        }
    }
    assert!(told > 0, "somebody attacked");
}

#[test]
fn advice_speaks_of_enemy_fire_only_where_somebody_could_fire() {
    let level = shipped("two-groves");
    let mut told = 0;
    for seed in 0..2 {
        let mut world = begin(&level, seed);
        let mut players = ["steady", "long-watch"]
            .map(|name| Opponent::new(persona::shipped(name).expect("it ships"), Strength::Quick, seed));
        for _ in 0..80 {
            let Some(side) = battle::monkeys::decider(&world) else { break };
            let Some(thought) = players[side.index()].explain(&mut world) else { break };
            let sentence = models::advice::reason(&world, "Old Steady", &thought);
            let table = door::table(&world);
            if let Order::Move { unit, .. } = &thought.order {
                let moved = foresight::Ghost::of(table.field, table.turn, &thought.order).expect("it can be given");
                let unit = table.field.find_unit(*unit).expect("it stands");
                let enemies = table.field.all_units().filter(|enemy| table.field.side(*enemy) != side);
                let fired = enemies.filter(|enemy| targets::any(&moved.field, *enemy, unit, Spots::Standing)).count();
                let named = sentence.contains("enemy fire (");
                assert!(!named || fired > 0, "{sentence}");
                let soon = sentence.contains(&word("advice-fire-soon"));
                assert!(!soon || fired == 0, "{sentence}");
                told += usize::from(named);
            }
            battle::submit(&mut world, thought.order).expect("an opponent's order is good");
        }
    }
    assert!(told > 0, "somebody walked under fire");
}

#[test]
fn t_54_both_sides_name_as_many_targets_as_the_rate_of_fire_allows() {
    let (mut world, mut compared) = (begin(&shipped("two-groves"), 3), 0);
    let mut player = ChancePlayer::new(3);
    while let Some(order) = player.choose::<Order>(&world) {
        battle::submit(&mut world, order).expect("it is allowed");
        let field = door::table(&world).field;
        let pairs = field.all_units().flat_map(|one| field.all_units().map(move |other| (one, other)));
        for (unit, enemy) in pairs.filter(|(one, other)| field.side(*one) != field.side(*other)) {
            let plans = volley::plans(field, unit, enemy, Spots::Standing);
            let best = volley::best(field, unit, enemy, Spots::Standing).map(|plan| plan.value);
            assert_eq!(best, plans.iter().map(|plan| plan.value).max());
            let bodies: Vec<_> = field.targets(enemy).collect();
            let guns: Vec<_> = targets::shooters(field, unit).collect();
            let most = volley::most_targets(guns.iter().map(|gun| gun.weapon(field).quarters)).min(bodies.len());
            let named = plans.iter().map(|plan| plan.victims.len()).max().unwrap_or(0);
            assert!(named <= most, "{named} of {most}");
            // If everyone can shoot at everyone, nobody that could be named is left out.
            let aims = |gun: &Gun| bodies.iter().all(|at| targets::aim(field, *gun, *at, Spots::Standing).is_ok());
            if guns.iter().all(aims) && !guns.is_empty() {
                assert_eq!(named, most);
                compared += usize::from(most < bodies.len());
            }
        }
    }
    assert!(compared > 0, "there were more targets than could be named");
}

#[test]
fn a_leader_is_named_as_one_wherever_it_lies() {
    let mut world = begin(&shipped("two-groves"), 2);
    let mut player = ChancePlayer::new(2);
    let mut lying = 0;
    while let Some(order) = player.choose::<Order>(&world) {
        battle::submit(&mut world, order).expect("it is allowed");
        let table = door::table(&world);
        if act_window(&world) != Some("Act") {
            continue;
        }
        for unit in commit::able(table.field, table.turn) {
            let id = table.field.unit(unit).id;
            let screen =
                models::battle(&world, &Hands::default().with(|hands| hands.select(Some(id))), &Shown::default());
            let leads =
                |state: &str| state.starts_with(&word("state-leads")) || state.starts_with(&word("state-acting"));
            let states: Vec<&str> = screen.sheet.members.iter().map(|member| member.state.as_str()).collect();
            assert_eq!(states.iter().filter(|state| leads(state)).count(), 1, "{states:?}");
            lying += states.iter().filter(|state| leads(state) && state.contains(", ")).count();
        }
    }
    assert!(lying > 0, "a leader was at cover, pinned or prone");
}

fn act_window(world: &World) -> Option<&'static str> {
    monkeys::screens::monkeys::battle::act::window_name(world)
}

#[test]
fn while_a_side_deploys_the_page_names_it() {
    let level = shipped("rust-market");
    let mut world = begin(&level, 5);
    let (mut sides, names) = (BTreeSet::new(), world.resource::<Names>().clone());
    while act_window(&world) == Some("Deploy") {
        let hands = Hands::default();
        let screen = models::battle(&world, &hands, &Shown::default());
        for army in &screen.ledger.armies {
            let (left, all) = army.alive.split_once(" of ").expect("so many of so many");
            assert_eq!(left, all, "who waits to be deployed is left: {}", army.name);
        }
        let facts = screen.sheet.facts;
        let side = battle::monkeys::decider(&world).expect("someone deploys");
        let page = facts.iter().find(|(what, _)| *what == word("page-decides") || *what == word("page-turn-of"));
        if let Some((_, name)) = page {
            assert_eq!(name, names.side(side), "{facts:?}");
            sides.insert(side);
        }
        let order = battle::monkeys::choices(&world).and_then(|choices| choices.default).expect("a default");
        battle::submit(&mut world, order).expect("it is accepted");
    }
    assert!(sides.len() == 2, "{sides:?}");
}

#[test]
fn orders_are_called_alike_on_buttons_in_advice_and_by_the_rules() {
    use monkeys::words::word;
    for (button, order) in [("act-hide", "order-stealth"), ("act-charge", "order-overrun"), ("act-move", "order-move")]
    {
        assert_eq!(word(button), word(order));
    }
    let first = |query: &str| rulebook::find(query).first().map(|hit| hit.id.clone());
    assert_eq!(first("hide"), first("stealth"), "one search finds what the button does, by both names");
    assert_eq!(first("hide").as_deref(), Some(models::orders::rule(verbs::HIDE)));
}

#[test]
fn c_15_a_troop_in_the_next_hex_is_shown_as_away_and_not_as_dead() {
    let text = monkeys::data::library::level("two-groves").expect("a shipped level");
    let guns = "afar: [(name: \"Battery\", hexes: 1, supports: [Roster(file: \"thunder-battery\", platoon: 1)])],";
    let text = text.replacen("places: { \"b1.1\"", &format!("{guns} places: {{ \"b1.1\""), 1);
    let level =
        level::parse("groves", &text, &Library::shipped(), monkeys::data::monkeys::profiles()).expect("it is good").0;
    let screen = models::battle(&begin(&level, 3), &Hands::default(), &Shown::default());
    let army = &screen.ledger.armies[1];
    let (here, away) = (&army.platoons[0].rows, &army.platoons[1].rows);
    assert!(here.iter().all(|row| row.state.is_empty() && !row.portrait.faded), "{here:?}");
    assert!(!away.is_empty());
    for row in away {
        assert_eq!(row.state, word("ledger-afar"));
        assert!(!row.portrait.faded && row.alive != "0", "{row:?}");
    }
    let token = screen.track.platoons.iter().filter(|token| token.side == Side::Second).nth(1).expect("it has a slot");
    assert_ne!(token.turn, monkeys::panels::track::Turn::Dead, "{token:?}");
}

#[test]
fn the_zone_is_bright_and_the_sphere_is_named() {
    let world = begin(&shipped("five-wells"), 3);
    assert_eq!(act::window_name(&world), Some("Deploy"));
    let drawn = draw(&world, &Hands::default(), Ink::Print);
    assert!(drawn.overlays.regions.iter().any(|(region, _)| matches!(region, Region::LitZone(..))), "the zone");
    assert!(drawn.overlays.washes.iter().any(|(wash, _)| *wash == Wash::Closed), "the rest is dark");
    let (mut world, mut hands) = (begin(&shipped("two-groves"), 3), Hands::default());
    act::settle(&world, &mut hands);
    while act::window_name(&world) != Some("Act") {
        act::answer(&mut world, &mut hands, &Intent::Accept);
    }
    let drawn = draw(&world, &hands, Ink::Print);
    assert!(drawn.overlays.regions.iter().any(|(region, _)| *region == Region::Sphere));
    assert!(drawn.sketch.labels.iter().any(|label| label.words == word("sphere-name")), "the ring has its name");
}
