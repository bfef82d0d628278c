//! What may happen because of an order, as the player reads it before giving it: everything that the rules foresee of a
//! draft is in its sheet or its forecast, and everything they foresee of an answer is on its card.

use crate::charge::scene;
use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    force::{UnitId, UnitIx},
    input::Intent,
    panels::{Battle, decision::Ask},
    rules::monkeys::{
        Order, choices, commit, door,
        foresight::{Risk, risks},
        formation,
        order::Leg,
        shots::Spots,
        volley,
    },
    screens::monkeys::battle::{
        Hands, Names, act, charging,
        models::{self, Shown},
        proposing::propose,
    },
    words::word,
};
use std::collections::BTreeSet;

/// A sentence on the screen, and its rule.
type Line = (String, String);

/// Whether a name is in a sentence; it may begin it.
fn has(words: &str, name: &str) -> bool {
    words.to_lowercase().contains(&name.to_lowercase())
}

fn unit_name(world: &World, unit: UnitIx) -> String {
    world.resource::<Names>().unit(unit).to_owned()
}

/// What a sentence about a risk must say, and the rules that it may have.
fn sentence(world: &World, risk: &Risk) -> (&'static str, Vec<&'static str>, String) {
    let (field, names) = (door::table(world).field, world.resource::<Names>());
    let unit = |unit: UnitIx| unit_name(world, unit);
    match *risk {
        Risk::Watch { watcher } => ("watch", vec!["T-123", "T-161"], unit(watcher)),
        Risk::Search { watcher } => ("search", vec!["T-136"], unit(watcher)),
        Risk::Pursuit { watcher, .. } => ("pursuit", vec!["T-129"], unit(watcher)),
        Risk::Approach { by } => ("approach", vec!["T-104"], unit(by)),
        Risk::StandFirm { by } => ("stand firm", vec!["T-109"], unit(by)),
        Risk::LeaderCheck { unit: led } => ("leader check", vec!["T-75"], unit(led)),
        Risk::Explosion { vehicle } => ("explosion", vec!["T-92"], names.piece(field.vehicle(vehicle).id)),
        Risk::Friend { body } => ("friend", vec!["6.1", "T-63"], names.piece(field.name(body))),
        // The chances list it as a result of the dice.
        Risk::Dry { .. } => ("dry", vec![""], word("result-empty")),
        Risk::Spent { gun } => ("spent", vec!["6.1"], names.piece(gun.piece(field))),
        Risk::Jams { gun } => ("jams", vec!["T-67"], names.piece(gun.piece(field))),
        Risk::Revealed { unit: seen } => ("revealed", vec!["T-140"], unit(seen)),
        Risk::WatchEnds { .. } => ("watch ends", vec!["T-126"], word("risk-watch-ends")),
        Risk::Missing { primate } => ("missing", vec!["T-26", "T-28"], names.piece(field.primate(primate).id)),
        Risk::Abandoned { vehicle } => ("abandoned", vec!["T-171"], names.piece(field.vehicle(vehicle).id)),
        Risk::Idle { unit: idle } => ("idle", vec!["T-101"], unit(idle)),
    }
}

/// The sentences of the sheet and of the forecast that are about what an order may lead to.
fn written(screen: &Battle) -> Vec<Line> {
    let forecast = || screen.forecast.iter();
    let whys = screen.sheet.why.iter().chain(forecast().flat_map(|forecast| &forecast.notes));
    let whys = whys.map(|why| (why.words.clone(), why.rule.clone().unwrap_or_default()));
    let odds = forecast().flat_map(|forecast| &forecast.odds.0).map(|chance| (chance.words.clone(), String::new()));
    whys.chain(chained(screen)).chain(odds).collect()
}

/// The steps of a charge in its forecast.
fn chained(screen: &Battle) -> impl Iterator<Item = Line> + '_ {
    let links = screen.forecast.iter().flat_map(|forecast| &forecast.chain);
    links.map(|link| (link.words.clone(), link.rule.clone().unwrap_or_default()))
}

/// What has been foreseen and found on the screen, by its kind.
#[derive(Default)]
struct Found(BTreeSet<&'static str>);

impl Found {
    /// Each of these risks has a sentence with its name and its rule.
    fn expect(&mut self, world: &World, listed: &[Risk], lines: &[Line], at: &str) {
        for risk in listed {
            let (kind, rules, name) = sentence(world, risk);
            let told = lines.iter().any(|(words, rule)| rules.contains(&rule.as_str()) && has(words, &name));
            assert!(told, "{at}: {risk:?} of {name} is not told in {lines:?}");
            self.0.insert(kind);
        }
    }

    /// Drafts an order and reads what is written about it.
    fn draft(&mut self, world: &mut World, order: &Order, at: &str) {
        let listed = risks(door::table(world), order);
        if listed.is_empty() {
            return;
        }
        let at = format!("{at}: {order:?}");
        let mut hands = Hands::default();
        act::settle(world, &mut hands);
        if *order == Order::EndTurn {
            act::answer(world, &mut hands, &Intent::EndTurn);
            let warning = models::battle(world, &hands, &Shown::default()).warning;
            let lost = warning.unwrap_or_else(|| panic!("{at}: it ends without a warning")).lost;
            return self.expect(world, &listed, &[(lost, "T-28".to_owned())], &at);
        }
        propose(world, &mut hands, order);
        assert!(hands.draft().is_some(), "{at}: no draft");
        let screen = models::battle(world, &hands, &Shown::default());
        self.volley(world, order, &screen, &at);
        let mut lines = written(&screen);
        // An attack with special weapons has a forecast for each of its rolls.
        for roll in 1..screen.forecast.as_ref().map_or(0, |forecast| forecast.rolls.len()) {
            act::answer(world, &mut hands, &Intent::Commitment(roll));
            lines.extend(written(&models::battle(world, &hands, &Shown::default())));
        }
        self.expect(world, &listed, &lines, &at);
        if matches!(order, Order::Overrun { .. }) {
            self.chain(world, &listed, &chained(&screen).collect::<Vec<_>>(), &at);
        }
    }

    /// The forecast of an attack is that of the volley which is fired, and whose risks are listed (T-46).
    fn volley(&mut self, world: &World, order: &Order, screen: &Battle, at: &str) {
        let (Order::Attack { unit, target, .. }, Some(forecast)) = (order, &screen.forecast) else { return };
        if forecast.rolls.len() > 1 {
            return;
        }
        let field = door::table(world).field;
        let units = (field.find_unit(*unit).expect("a unit"), field.find_unit(*target).expect("a unit"));
        let Some(fired) = volley::best(field, units.0, units.1, Spots::Standing) else { return };
        let shown = (forecast.attack_sum.parse(), forecast.defense_sum.parse());
        assert_eq!(shown, (Ok(fired.sums.0), Ok(fired.sums.1)), "{at}: {forecast:?}");
        self.0.insert("volley");
    }

    /// Fire at a charge is a step of its forecast too.
    fn chain(&mut self, world: &World, listed: &[Risk], chain: &[Line], at: &str) {
        for risk in listed {
            let (wanted, name) = match *risk {
                Risk::Watch { watcher } => ("T-161", unit_name(world, watcher)),
                Risk::Approach { .. } => ("T-104", String::new()),
                Risk::StandFirm { .. } => ("T-109", String::new()),
                _ => continue,
            };
            let told = chain.iter().any(|(words, rule)| rule == wanted && has(words, &name));
            assert!(told, "{at}: {risk:?} is no step of {chain:?}");
        }
    }

    /// Reads what is written about each answer to the open question.
    fn answers(&mut self, world: &World, at: &str) {
        let mut hands = Hands::default();
        act::settle(world, &mut hands);
        let screen = models::battle(world, &hands, &Shown::default());
        let options = battle::monkeys::choices(world).expect("somebody is asked");
        let table = door::table(world);
        if let Some(volley) = hands.volley() {
            let order = Order::Fire { volley: volley.volley, shots: volley.shots.clone() };
            return self.expect(world, &risks(table, &order), &written(&screen), at);
        }
        let Some(decision) = &screen.decision else { return };
        let asked = options.window.name();
        if let Ask::Pick(cards) = &decision.ask {
            for (card, order) in cards.iter().zip(&options.orders) {
                let words = card.lines.iter().chain(&card.more).cloned().collect::<Vec<_>>().join(" ");
                for risk in risks(table, order) {
                    let name = match (risk, order) {
                        // Its title says that it fires.
                        (Risk::WatchEnds { .. }, Order::React(_)) => continue,
                        // Steps of the charge, whose unit is known.
                        (Risk::Approach { .. } | Risk::StandFirm { .. }, _) => "fire".to_owned(),
                        (risk, _) => sentence(world, &risk).2,
                    };
                    assert!(has(&words, &name), "{at}, {asked}: {risk:?} of {order:?} is not told in {card:?}");
                    self.0.insert("card");
                }
            }
        } else {
            let order = match asked {
                "Regroup" | "FleeMove" => hands.answer().cloned(),
                "Successor" | "NewLead" => options.orders.get(decision.marked).cloned(),
                _ => None,
            };
            let side = options.window.side;
            // What may happen to the enemy is no risk.
            let own = |risk: &Risk| match *risk {
                Risk::LeaderCheck { unit } => table.field.side(unit) == side,
                Risk::Pursuit { watcher, .. } => table.field.side(watcher) != side,
                _ => true,
            };
            for risk in order.iter().flat_map(|order| risks(table, order)).filter(own) {
                let name = sentence(world, &risk).2;
                let told = decision.risks.iter().any(|words| has(words, &name));
                assert!(told, "{at}, {asked}: {risk:?} of {name} is not told in {:?}", decision.risks);
                self.0.insert("hint");
            }
        }
    }

    fn has_met(&self, kinds: &[&str]) {
        let never: Vec<&&str> = kinds.iter().filter(|kind| !self.0.contains(**kind)).collect();
        assert!(never.is_empty(), "never foreseen: {never:?}; found: {:?}", self.0);
    }
}

/// A watched table where every kind of order is dangerous: somebody pinned beside a fast leader, somebody in hiding,
/// rockets, a spray that may jam, a bomb with a friend beside its target, empty magazines, a parked buggy at the edge,
/// and one with a driver within range.
const DANGEROUS: &str = r#"(
    format: 1, book: Monkeys, rounds: 6,
    rows: [
        "..............................",
        "..............................",
        ".....,,,......................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
        "..............................",
    ],
    tokens: [
        "Q........................Z....",
        ".VV...........................",
        ".VV..H........................",
        "..............................",
        "..Cc..........WW..............",
        "..d...........WW..........z...",
        "Gg............................",
        "..............................",
        "..............................",
        "K.............................",
        ".........X.....P..Y...........",
        ".........F....................",
        "RrB.........................y.",
        "s.............................",
    ],
    kinds: {
        "rocketeer": (weapons: ["rocket launcher"]),
        "bomber": (weapons: ["bomb"]),
        "sprayer": (weapons: ["sprayer"]),
        "runner": (speed: 24),
    },
    weapons: { "bomb": (damage: 4, rate: 1, range: Medium, marks: [OneShot, Area(1)]), "sprayer": (damage: 2, rate: 1, range: Medium, marks: [SpecialWeapon]) },
    units: [
        (unit: "r1.1", kind: "runner", members: "Cdc", states: {'c': [Pinned]}),
        (unit: "r1.2", kind: "baboon", members: "H", state: [Hidden]),
        (unit: "r1.3", kind: "baboon", members: "Rrs", kinds: {'r': "rocketeer", 's': "sprayer"}),
        (unit: "r1.4", kind: "baboon", members: "K", state: [OutOfAmmo]),
        (unit: "r1.5", kind: "baboon", members: "P"),
        (unit: "r1.6", kind: "baboon", members: "Q", vehicles: {'V': (kind: "buggy", facing: 6)}),
        (unit: "r1.7", kind: "baboon", members: "GgF"),
        (unit: "r1.8", kind: "bomber", members: "B"),
        (unit: "b1.1", kind: "baboon", members: "Zz", state: [Overwatch]),
        (unit: "b1.2", kind: "baboon", members: "X"),
        (unit: "b1.3", kind: "baboon", members: "Yy"),
        (unit: "b1.4", kind: "baboon", members: "T", vehicles: {'W': (kind: "buggy", facing: 4, crew: {'T': Operator})}),
    ],
    turn: (side: 'r'),
)"#;

/// The way off the board for the owner of the parked buggy.
fn leaves() -> Order {
    let way = serde_json::from_str("\"4\"").expect("a way");
    let unit = "r1.6".parse().expect("a unit");
    Order::Move { unit, steps: vec![Leg::Go("r1.6#1".parse().expect("a primate"), way)] }
}

/// Orders of all kinds that may be given now: with some of the goals of moves, and all hideouts and charges.
fn drafts(world: &World) -> Vec<Order> {
    let table = door::table(world);
    let mut orders = battle::monkeys::choices(world).expect("orders are asked for").orders;
    orders.push(leaves());
    for unit in commit::able(table.field, table.turn) {
        let id = table.field.unit(unit).id;
        let goals = choices::destinations(table, id).into_iter().step_by(40);
        orders.extend(goals.filter_map(|(cell, _)| formation::plan(table.field, unit, cell)));
        let hideouts = choices::hideouts(table, id).into_iter();
        orders.extend(hideouts.filter_map(|(cell, _)| formation::plan_stealth(table.field, unit, cell)));
        let enemies = table.field.all_units().filter(|enemy| table.field.side(*enemy) != table.turn.side);
        orders.extend(enemies.filter_map(|enemy| charging::planned(table, unit, &[], enemy).ok()));
    }
    orders.retain(|order| choices::check(table, order).is_ok());
    orders
}

#[test]
fn every_risk_of_a_draft_is_in_its_sheet_or_its_forecast() {
    let (mut world, _) = scene(DANGEROUS);
    let mut found = Found::default();
    for order in drafts(&world) {
        found.draft(&mut world, &order, "at first");
    }
    // Beside friends on overwatch, those that are charged can't flee unharmed.
    let friends: UnitId = "r1.5".parse().expect("a unit");
    battle::submit(&mut world, Order::Overwatch(friends)).expect("it may watch");
    for order in drafts(&world).into_iter().filter(|order| matches!(order, Order::Overrun { .. })) {
        found.draft(&mut world, &order, "beside friends on overwatch");
    }
    found.has_met(&[
        "watch",
        "search",
        "pursuit",
        "approach",
        "stand firm",
        "leader check",
        "explosion",
        "friend",
        "dry",
        "spent",
        "jams",
        "revealed",
        "missing",
        "abandoned",
        "idle",
    ]);
}

#[test]
fn every_risk_of_an_order_is_on_the_screen_in_random_battles() {
    let mut found = Found::default();
    for (name, seeds) in [("two-groves", 0..6), ("dust-road", 0..2)] {
        let level = crate::models::shipped(name);
        for seed in seeds {
            let mut world = crate::models::begin(&level, seed);
            let mut player = ChancePlayer::new(seed);
            let mut step = 0;
            while let Some(order) = player.choose::<Order>(&world) {
                let at = format!("{name}, seed {seed}, step {step}");
                if act::window_name(&world) == Some("Act") {
                    found.draft(&mut world, &order, &at);
                } else {
                    found.answers(&world, &at);
                }
                battle::submit(&mut world, order).expect("choices are accepted");
                step += 1;
            }
        }
    }
    found.has_met(&["watch", "leader check", "dry", "missing", "card", "volley"]);
}
