//! What a forecast lists against what then happens: no enemy reaction, leader check, straggler, lost hiding, empty
//! magazine, explosion or friend in a blast that was not listed before its order.

use crate::common::{installed, muster, officers, small, two_platoons};
use crate::thorough::share;
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::{self, monkeys::script};
use monkeys::engine::{
    BattleLog,
    fact::{Fact, What, Who},
};
use monkeys::force::{Body, PieceId, Side, UnitId, UnitIx, squad::Pile};
use monkeys::rules::monkeys::{
    Muster, Order,
    attack::Cause,
    choices, door,
    field::Field,
    foresight::{Risk, retreat::Retreat, risks},
    sequence::Frame,
};
use std::collections::{BTreeMap, BTreeSet};

/// The number of set-ups of all kinds that are played.
const KINDS: u64 = 30;

/// Battles per set-up with vehicles: they are seldom hit, and blow up in few battles.
const DRIVEN: u64 = 4;

/// What has been listed since the last order of a turn, and what has come up so far in all battles.
#[derive(Default)]
struct Listed {
    risks: Vec<Risk>,
    met: BTreeMap<&'static str, usize>,
    where_from: String,
    /// Which side fires in which procedure.
    firing: Option<(u32, Side)>,
}

impl Listed {
    /// Before an order: collects its listed risks. An order of the turn starts a new list; answers to its consequences
    /// add to it.
    fn list(&mut self, world: &World, order: &Order) {
        let table = door::table(world);
        if table.clock.window().is_some_and(|window| window.name() == "Act") {
            self.risks.clear();
        }
        self.risks.extend(risks(table, order));
    }

    fn expect(&mut self, kind: &'static str, what: &str, listed: impl Fn(&Risk) -> bool) {
        *self.met.entry(kind).or_default() += 1;
        assert!(self.risks.iter().any(listed), "{}: {what} was not listed among {:?}", self.where_from, self.risks);
    }

    fn watched(&mut self, what: &str, unit: UnitIx) {
        self.expect("overwatch", what, |risk| {
            let (Risk::Watch { watcher } | Risk::Search { watcher } | Risk::Pursuit { watcher, .. }) = risk else {
                return false;
            };
            *watcher == unit
        });
    }

    fn has_met(&self, kinds: &[&str]) {
        let never: Vec<&&str> = kinds.iter().filter(|kind| !self.met.contains_key(**kind)).collect();
        assert!(never.is_empty(), "never met: {never:?}; met: {:?}", self.met);
    }

    /// After an order: looks up everything that has happened since.
    fn compare(&mut self, world: &World, since: usize) {
        let facts: Vec<Fact> = world.resource::<BattleLog>().facts()[since..].to_vec();
        let field = door::table(world).field;
        let find = |id: UnitId| field.find_unit(id).expect("facts name units of the battle");
        for fact in &facts {
            let (rule, told) = (fact.rule.0, format!("{:?} by {}", fact.what, fact.rule.0));
            match &fact.what {
                What::Watched { unit, .. } => self.watched(&told, find(*unit)),
                What::Tested { who: Who::Unit(id), .. } if rule == "T-77" => {
                    let unit = find(*id);
                    self.expect("leader check", &told, |risk| *risk == Risk::LeaderCheck { unit });
                }
                What::Removed { piece, pile: Pile::Missing } if rule == "T-28" => {
                    let primate = field.find_primate(*piece).expect("a primate of the battle");
                    let unit = field.primate(primate).unit;
                    // A unit whose leader falls in the firing phase faces a smaller sphere at the end of it (T-35).
                    let foretold = [Risk::Missing { primate }, Risk::LeaderCheck { unit }];
                    self.expect("missing", &told, |risk| foretold.contains(risk));
                }
                What::Cleared { who: Who::Unit(id), mark: "hidden" } => {
                    let unit = find(*id);
                    let found = rule == "T-136";
                    self.expect("hiding", &told, |risk| {
                        *risk == Risk::Revealed { unit } || found && matches!(risk, Risk::Search { .. })
                    });
                }
                What::Cleared { who: Who::Unit(id), mark: "overwatch" } if rule == "T-126" => {
                    let unit = find(*id);
                    self.expect("end of watch", &told, |risk| *risk == Risk::WatchEnds { unit });
                }
                What::Marked { who: Who::Unit(id), mark: "out-of-ammo" } => {
                    let unit = find(*id);
                    self.expect("ammunition", &told, |risk| *risk == Risk::Dry { unit });
                }
                What::Marked { who: Who::Piece(piece), mark: "empty" } => {
                    let kind = if rule == "6.1" { "spent" } else { "jams" };
                    self.expect(kind, &told, |risk| match (rule, risk) {
                        ("6.1", Risk::Spent { gun }) | ("T-67", Risk::Jams { gun }) => gun.piece(field) == *piece,
                        _ => false,
                    });
                }
                What::Powers { attacker, defense, .. } if rule == "T-57" => {
                    self.firing = Some((fact.frame, attacker.side));
                    let hit: BTreeSet<PieceId> = defense.iter().filter_map(|line| line.who).collect();
                    hit.into_iter().for_each(|piece| self.friend(field, piece, &told));
                }
                What::Removed { piece, pile: Pile::Wounded }
                    if self.firing.is_some_and(|(frame, _)| frame == fact.frame) =>
                {
                    self.friend(field, *piece, &told);
                }
                // Abandonment by losses is up to the dice; for one by walking off there must be a warning.
                What::Marked { who: Who::Piece(piece), mark: "abandoned" } => {
                    let vehicle = field.find_vehicle(*piece).expect("a vehicle of the battle");
                    let gone = facts.iter().filter_map(|fact| match &fact.what {
                        What::Removed { piece: gone, pile } if gone.unit == piece.unit => Some(*pile),
                        _ => None,
                    });
                    if gone.collect::<Vec<_>>().iter().all(|pile| *pile == Pile::Retreated) {
                        self.expect("abandoned", &told, |risk| *risk == Risk::Abandoned { vehicle });
                    }
                }
                What::Damaged { piece, what: "destroyed" } => {
                    let vehicle = field.find_vehicle(*piece).expect("a vehicle of the battle");
                    self.expect("explosion", &told, |risk| *risk == Risk::Explosion { vehicle });
                }
                _ => {}
            }
        }
        self.reaction(world);
    }

    /// A piece hit by its own side's fire must have had a warning.
    fn friend(&mut self, field: &Field, piece: PieceId, told: &str) {
        if self.firing.is_some_and(|(_, side)| side == piece.unit.side) {
            let primate = field.find_primate(piece).map(Body::Primate);
            let hit = primate.or_else(|| field.find_vehicle(piece).map(Body::Vehicle)).expect("a piece of the battle");
            self.expect("friend", told, |risk| *risk == Risk::Friend { body: hit });
        }
    }

    /// Reaction fire, while its owner has to name its volley.
    fn reaction(&mut self, world: &World) {
        let table = door::table(world);
        let (Frame::Attack(attack), Some("Volley")) =
            (table.clock.top(), table.clock.window().map(|asked| asked.name()))
        else {
            return;
        };
        let (by, told) = (attack.unit, format!("fire of {} by {:?}", table.field.unit(attack.unit).id, attack.cause));
        match attack.cause {
            Cause::Ordered | Cause::Shell => {}
            Cause::Overwatch(_) => self.watched(&told, by),
            Cause::Approach => self.expect("approach", &told, |risk| *risk == Risk::Approach { by }),
            Cause::StandFirm => self.expect("stand firm", &told, |risk| *risk == Risk::StandFirm { by }),
        }
    }
}

/// Plays a random battle and compares after each order.
fn play(world: &mut World, setup: &Muster, seed: u64, listed: &mut Listed) {
    muster(world, setup, seed);
    let mut player = ChancePlayer::new(seed);
    let mut number = 0;
    while let Some(order) = player.choose(world) {
        listed.where_from = format!("seed {seed}, order {number}, {order:?}");
        listed.list(world, &order);
        let since = world.resource::<BattleLog>().facts().len();
        battle::submit(world, order).expect("choices are accepted");
        listed.compare(world, since);
        number += 1;
    }
}

#[test]
fn nothing_happens_that_no_forecast_has_listed() {
    let (mut world, mut listed) = (installed(), Listed::default());
    for number in 0..KINDS {
        let setup = crate::random::setup(number);
        let mut units = setup.sides.iter().flat_map(|side| &side.platoons).flat_map(|platoon| &platoon.units);
        let driven = units.any(|unit| !unit.vehicles.is_empty());
        for again in 0..if driven { DRIVEN } else { 1 } {
            play(&mut world, &setup, number + again * KINDS, &mut listed);
        }
    }
    for seed in 0..10 {
        play(&mut world, &two_platoons(), seed, &mut listed);
        play(&mut world, &officers(), seed, &mut listed);
    }
    let kinds =
        ["overwatch", "leader check", "missing", "hiding", "end of watch", "ammunition", "approach", "stand firm"];
    listed.has_met(&kinds);
}

/// Rockets, grenades and vehicles close together: blasts include friends, vehicles blow up with everybody aboard.
const BLASTS: &str = r#"(
    format: 1, book: Monkeys, rounds: 4,
    rows: [
        "..............................",
        "..............................",
        "..........,,......TT..........",
        "..........,,......TT..........",
        "..............22..............",
        "..............................",
        "..............................",
        "..............................",
    ],
    tokens: [
        ".VV........................WW.",
        ".VV........................WW.",
        ".abs.......................yx.",
        ".cdt.....................fewz.",
        "..............................",
        ".PPP......................QQQ.",
        ".PPP......................QQQ.",
        ".PPP......................QQQ.",
    ],
    kinds: {
        "rocketeer": (clan: "gorilla", weapons: ["rocket launcher"]),
        "grenadier": (clan: "gorilla", weapons: ["grenade launcher"]),
        "missileer": (clan: "gorilla", weapons: ["missile launcher"]),
    },
    units: [
        (unit: "r1.1", kind: "baboon", members: "Aabcd", kinds: {'a': "rocketeer", 'b': "grenadier", 'c': "missileer"},
            vehicles: {'V': (kind: "buggy", facing: 6, crew: {'A': Operator})}),
        (unit: "r1.2", kind: "baboon", members: "DE",
            vehicles: {'P': (kind: "apc", facing: 6, crew: {'D': Operator, 'E': Passenger})}),
        (unit: "r1.3", kind: "baboon", members: "ef", kinds: {'f': "rocketeer"}),
        (unit: "b1.1", kind: "baboon", members: "Xxyzw", kinds: {'x': "rocketeer", 'y': "grenadier", 'z': "missileer"},
            vehicles: {'W': (kind: "buggy", facing: 4, crew: {'X': Operator})}),
        (unit: "b1.2", kind: "baboon", members: "ST",
            vehicles: {'Q': (kind: "apc", facing: 4, crew: {'S': Operator, 'T': Passenger})}),
        (unit: "b1.3", kind: "baboon", members: "st", kinds: {'t': "rocketeer"}),
    ],
)"#;

#[test]
fn t_92_every_explosion_and_every_friend_in_a_blast_was_listed() {
    let script = script::parse("blasts", BLASTS, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let (mut world, mut listed) = (installed(), Listed::default());
    for seed in 0..share(150) {
        play(&mut world, &script.scene.muster, seed, &mut listed);
    }
    listed.has_met(&["explosion", "friend", "spent", "jams", "overwatch", "leader check"]);
}

/// A charge as forecast when it was ordered, and how much of it has happened so far.
struct Ordered {
    risks: Vec<Risk>,
    /// Whether somebody has fallen or been pinned since, so that the path differs from the forecast.
    bent: bool,
}

#[test]
fn t_161_the_first_forecast_of_a_charge_lists_the_overwatch_that_it_wakes() {
    let (mut world, mut woken) = (installed(), 0);
    for seed in 0..40 {
        let setup = if seed % 2 == 0 { small().muster() } else { two_platoons() };
        muster(&mut world, &setup, seed);
        let (mut player, mut charge): (ChancePlayer, Option<Ordered>) = (ChancePlayer::new(seed), None);
        while let Some(order) = player.choose(&world) {
            let table = door::table(&world);
            // The others are placed as in the forecast.
            let order = match order {
                Order::Place(_) if matches!(table.clock.top(), Frame::Overrun(_)) => {
                    choices::choices(table).and_then(|options| options.default).expect("the planner places them")
                }
                order => order,
            };
            match &order {
                Order::Overrun { .. } => charge = Some(Ordered { risks: risks(table, &order), bent: false }),
                Order::Charge(..) | Order::Abort(_) | Order::GoOn if charge.is_none() => {}
                Order::Place(_) | Order::GoOn | Order::Fire { .. } | Order::HoldFire | Order::Keep(_) => {}
                _ => charge = None,
            }
            let since = world.resource::<BattleLog>().facts().len();
            battle::submit(&mut world, order.clone()).expect("choices are accepted");
            let field = door::table(&world).field;
            for fact in &world.resource::<BattleLog>().facts()[since..] {
                let Some(charge) = &mut charge else { break };
                match &fact.what {
                    What::Removed { .. } | What::Marked { mark: "pinned", .. } => charge.bent = true,
                    What::Watched { unit, .. } if !charge.bent => {
                        let watcher = field.find_unit(*unit).expect("a unit of the battle");
                        woken += 1;
                        assert!(
                            charge.risks.contains(&Risk::Watch { watcher }),
                            "seed {seed}: {order:?} wakes {unit}, and the charge listed {:?}",
                            charge.risks
                        );
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(woken > 0, "no charge was seen by overwatch");
}

/// A charge past a watcher.
const PAST_A_WATCHER: &str = r#"(
    format: 1, book: Monkeys, rounds: 6,
    tokens: [
        "A..............X....",
        "....................",
        "....................",
        "....................",
        "........Y...........",
        "....................",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "A"),
        (unit: "b1.1", kind: "baboon", members: "X"), (unit: "b1.2", kind: "baboon", members: "Y"),
    ],
)"#;

#[test]
fn t_124_who_breaks_off_is_told_of_the_overwatch_that_is_due() {
    let script =
        script::parse("past", PAST_A_WATCHER, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let id = |name: &str| name.parse::<UnitId>().expect("a unit");
    let (mut world, mut seen) = (installed(), 0);
    for seed in 0..40 {
        muster(&mut world, &script.scene.muster, seed);
        for _ in 0..40 {
            let Some(options) = battle::monkeys::choices(&world) else { break };
            let table = door::table(&world);
            let name = table.clock.window().map_or("", |window| window.name());
            let watcher = table.field.find_unit(id("b1.2")).expect("it is there");
            let order = match (name, table.turn.side) {
                ("Act", Side::Second) if !table.field.unit(watcher).watch.0 => Order::Overwatch(id("b1.2")),
                ("Act", Side::First) if table.field.unit(watcher).watch.0 => {
                    let path = serde_json::from_str("\"66666666666666\"").expect("a way");
                    let lead = "r1.1#1".parse().expect("a primate");
                    Order::Overrun { unit: id("r1.1"), lead, path, target: id("b1.1"), joiners: Vec::new() }
                }
                ("Act", _) => Order::EndTurn,
                _ => options.default.or_else(|| options.orders.first().cloned()).expect("there is an answer"),
            };
            if name == "PressOn" {
                let Frame::Overrun(overrun) = table.clock.top() else { panic!("a charge") };
                let stays = options.orders.iter().find(|order| matches!(order, Order::Abort(_))).expect("it may");
                let Order::Abort(legs) = stays else { unreachable!() };
                assert_eq!(Retreat::of(table.field, overrun, legs).watchers, [watcher]);
                assert!(risks(table, stays).contains(&Risk::Watch { watcher }));
                battle::submit(&mut world, stays.clone()).expect("it is offered");
                let asked = battle::monkeys::choices(&world).expect("the watcher is asked");
                assert_eq!(asked.window.name(), "Watch");
                assert!(asked.orders.contains(&Order::React(id("b1.2"))), "{:?}", asked.orders);
                seen += 1;
                break;
            }
            if battle::submit(&mut world, order).is_err() {
                break;
            }
        }
    }
    assert!(seen > 3, "{seen} charges were broken off");
}
