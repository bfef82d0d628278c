//! Monkeys With Guns at the table.

use super::{battle, hints, keys, levels, minds::Personas, scene, starting, under};
use crate::battle::{
    Record,
    monkeys::{begun, rolls, tell},
    whereabouts,
};
use crate::board::{
    Cell, Edges,
    generate::{Recipe, generate},
    terrain::Ground,
};
use crate::data::{self, monkeys::level::Level, workshop::Workshop};
use crate::engine::{BattleLog, Rules, Viewer, Window, door as engine, window::WindowKind};
use crate::force::{Side, UnitId, UnitIx};
use crate::input::{
    Act, Asked, Intent, Verb,
    intent::{Decider, Rematch},
};
use crate::lab::subject::{Of, Subject};
use crate::panels::{Palette, ending::Ending, log::LogLine, rolls::Rolls, setup::SetUp};
use crate::rules::monkeys::{Monkeys, deploy::laying, door, order::Order, scenarios::Scenario, windows::Ask};
use crate::screens::{
    Hands, Pages,
    game::OfBook,
    grounds::{self, Grounds},
    hints::Hint,
    host::{Beyond, Frame, Host, Laying, Scene},
    log::Log,
    minds::Minds,
    surveyor::Surveyor,
};
use crate::view::{Cast, Landmarks};
use crate::words::{Term, word};
use battle::{
    Names,
    chart::{Chart, Question},
    models,
    names::called,
};
use bevy::prelude::World;
use std::{
    any::Any,
    hash::{DefaultHasher, Hash, Hasher},
    ops::Range,
    sync::Arc,
};

/// The host of the book.
#[derive(Clone, Copy, Debug)]
pub struct Hosting;

impl OfBook for Hosting {
    type Book = Monkeys;

    fn numbers(&self) -> u64 {
        data::monkeys::profiles().hash
    }

    fn title(&self, level: &Level) -> String {
        level.name.clone()
    }

    fn sides(&self, level: &Level) -> [String; 2] {
        level.sides.each_ref().map(|side| side.name.clone())
    }

    fn lay(&'static self, world: &mut World, pages: &mut Pages, level: &Level) {
        starting::lay(world, pages, level);
    }
}

impl Host for Hosting {
    fn install(&self, world: &mut World) {
        engine::install::<Monkeys>(world);
        world.init_resource::<Names>();
        world.init_resource::<Surveyor<Question, Chart>>();
        world.init_resource::<scene::Kept>();
    }

    fn keyed(&self, act: Act) -> Vec<String> {
        let place = Verb::of(act).map(|verb| usize::from(verb.0));
        place.filter(|place| *place < Monkeys::VERBS.len()).map(|_| word(&act.word_id())).into_iter().collect()
    }

    fn called(&self) -> String {
        word("book-name")
    }

    fn has_turns(&self) -> bool {
        true
    }

    fn grounds(&self) -> Option<&'static dyn Grounds> {
        Some(&grounds::Of::<Monkeys>::NEW)
    }

    fn set_up(&self, world: &mut World, pages: &Pages, palette: Palette) -> Option<(SetUp, Option<String>)> {
        Some(levels::set_up(world, pages, palette))
    }

    fn forget_levels(&self, world: &mut World) {
        levels::forget(world);
    }

    fn names(&self, workshop: &Workshop) -> Vec<String> {
        models::listed(workshop).into_iter().map(|listed| listed.file).collect()
    }

    fn start(&'static self, world: &mut World, pages: &mut Pages, seed: u64) -> bool {
        starting::start(world, pages, seed)
    }

    fn side(&self, world: &World, side: Side) -> String {
        world.resource::<Names>().side(side).to_owned()
    }

    fn level(&self, world: &World) -> String {
        world.resource::<Names>().level().to_owned()
    }

    fn recolour(&self, world: &mut World, palette: Palette) -> bool {
        let names = world.resource::<Names>();
        let sides = Side::BOTH.map(|side| called(palette, side, names.side(side)));
        let other = Side::BOTH.into_iter().any(|side| names.side(side) != sides[side.index()]);
        if other {
            let renamed = names.clone().with_sides(sides);
            world.insert_resource(renamed);
        }
        other
    }

    fn answer(&self, world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond {
        battle::act::answer(world, hands, intent)
    }

    fn settle(&self, world: &World, hands: &mut Hands) {
        battle::act::settle(world, hands);
    }

    fn concede(&self, world: &mut World, hands: &mut Hands) {
        battle::act::give(world, hands, Order::Concede);
    }

    fn take_unasked(&self, world: &mut World, hands: &mut Hands) -> bool {
        let Some(order) = battle::kinds::unasked(world) else { return false };
        battle::act::give(world, hands, order);
        true
    }

    fn decider(&self, world: &World) -> Decider {
        battle::kinds::decider(world)
    }

    fn asks_player(&self, world: &World) -> bool {
        self.decider(world) == Decider::Player && battle::kinds::unasked(world).is_none()
    }

    fn give(&self, world: &mut World, hands: &mut Hands, order: &dyn Any) {
        if let Some(order) = order.downcast_ref::<Order>() {
            battle::act::give(world, hands, order.clone());
        }
    }

    fn draft(&self, _: &World, hands: &Hands) -> Option<Box<dyn Any>> {
        Some(Box::new(hands.draft()?.order()))
    }

    fn drafted(&self, hands: &Hands) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        hands.draft()?.hash(&mut hasher);
        Some(hasher.finish())
    }

    fn keys(&self, world: &World) -> Asked {
        keys::asked(world)
    }

    fn rule_at_hand(&self, world: &World, hands: &Hands) -> Option<String> {
        Some(under::rule_at_hand(world, hands))
    }

    fn ground(&self, world: &World) -> Arc<Ground> {
        door::table(world).field.ground().clone()
    }

    // Nothing of this book is secret.
    fn cast(&self, world: &World, _: Viewer) -> Cast {
        let table = door::table(world);
        battle::cast(table.field, table.turn)
    }

    fn landmarks(&self, world: &World) -> Landmarks {
        battle::landmarks(world)
    }

    fn unit(&self, world: &World, unit: UnitId) -> String {
        world.resource::<Names>().unit_id(unit).to_owned()
    }

    fn cells(&self, world: &World, unit: UnitId) -> Vec<Cell> {
        let field = door::table(world).field;
        let members = field.find_unit(unit).into_iter().flat_map(|unit| field.members(unit));
        members.flat_map(|mate| field.squares(mate.into())).collect()
    }

    fn left(&self, world: &World, side: Side, _: Viewer) -> (usize, usize) {
        door::table(world).field.left(side)
    }

    fn dots(&self, world: &World, _: Viewer) -> Vec<(Side, Cell)> {
        models::ledger::dots(door::table(world).field)
    }

    fn active(&self, world: &World) -> (Option<u8>, Vec<UnitId>) {
        let table = door::table(world);
        let id = |unit: UnitIx| table.field.unit(unit).id;
        (table.turn.active, table.turn.units(table.field).into_iter().map(id).collect())
    }

    fn opening(&self, world: &World) -> Vec<UnitId> {
        let table = door::table(world);
        let side = table.turn.side;
        let platoons = table.turn.active.map_or_else(|| table.turn.undesignated(side), |active| vec![active]);
        platoons.into_iter().flat_map(|platoon| units(world, side, platoon)).collect()
    }

    fn on_track(&self, world: &World, place: usize) -> Vec<UnitId> {
        let slots = models::track::slots(door::table(world).turn);
        slots.get(place).map_or_else(Vec::new, |(side, platoon)| units(world, *side, *platoon))
    }

    fn exits(&self, world: &World) -> Edges {
        let table = door::table(world);
        let acts = table.clock.window().is_some_and(|window| Ask::of(window) == Ask::Act);
        if acts { table.field.edges[table.turn.side.index()] } else { Edges::NONE }
    }

    fn home(&self, world: &World, unit: UnitId) -> Option<Cell> {
        battle::home_of(world, unit)
    }

    fn asked_cells(&self, world: &World, hands: &Hands) -> Vec<Cell> {
        models::asked_cells(&models::Look::at(world, hands))
    }

    fn is_about_all(&self, window: &Window) -> bool {
        Ask::of(window) == Ask::Designate
    }

    fn is_overview(&self, window: &Window) -> bool {
        matches!(Ask::of(window), Ask::Designate | Ask::Act)
    }

    fn laying(&self, world: &World) -> Option<Laying> {
        let table = door::table(world);
        let stakes = &table.turn.stakes;
        let asked = table.clock.window().is_some_and(|window| Ask::of(window) == Ask::Ground);
        let answers = asked.then(|| crate::battle::monkeys::choices(world)).flatten();
        let brush = answers.map(|choices| choices.orders.len());
        let laying = Laying { recipe: table.turn.recipe, zones: stakes.zones.clone(), brush };
        (stakes.scenario == Scenario::Ambush).then_some(laying)
    }

    fn regrown(&self, recipe: Recipe) -> Option<(u64, Option<Arc<Ground>>)> {
        let recipe = Recipe { seed: laying::next_seed(&recipe), ..recipe };
        Some((recipe.seed, generate(&recipe, &data::monkeys::profiles().grounds).ok().map(Arc::new)))
    }

    fn lay_ground(&self, world: &mut World, hands: &mut Hands, lies: &Ground, drawn: &Ground) {
        let strokes = laying::strokes(lies, drawn);
        if !strokes.is_empty() {
            battle::act::give(world, hands, Order::Lay(strokes));
        }
    }

    fn scene(&self, world: &mut World, hands: &Hands, frame: Frame) -> Scene {
        scene::scene(world, hands, frame)
    }

    fn log(&self, world: &World, told: usize, _: Viewer) -> Log {
        let facts = world.resource::<BattleLog>().facts();
        let names = world.get_resource::<Names>().cloned().unwrap_or_else(|| Names::plain(world));
        let settled = tell::settled(facts, told);
        let line = |line: tell::LogLine| {
            let rule = (!line.rule.0.is_empty() && !line.head).then(|| line.rule.0.to_owned());
            (line.first_fact, LogLine { words: line.text, rule, side: line.side, head: line.head, said: false })
        };
        Log { settled, lines: tell::lines(names.told(), &facts[..settled]).into_iter().map(line).collect() }
    }

    fn scene_of(&self, world: &World, facts: Range<usize>) -> whereabouts::Scene {
        let level = world.get_resource::<Record>().and_then(Record::level);
        let all = world.resource::<BattleLog>().facts();
        level.map_or_else(whereabouts::Scene::default, |level| whereabouts::scene(begun(&level), all, facts))
    }

    fn rolls(&self, world: &mut World, hands: &Hands) -> Rolls {
        let all = scene::Kept::rolls(world);
        let card = models::rolls::rolls(&models::Look::at(world, hands), &all);
        // A lesson sets its own dice.
        let record = world.get_resource::<Record>().filter(|record| record.teaching.is_none());
        Rolls { seed: record.map(|record| record.seed), ..card }
    }

    fn rolls_file(&self, world: &World) -> Option<(u64, usize, String)> {
        let (record, names) = (world.get_resource::<Record>()?, world.resource::<Names>());
        Some((record.seed, record.turns.len(), rolls::csv(&rolls::rolls(world), names.told())))
    }

    fn minds(&self) -> Option<&'static dyn Minds> {
        Some(&Personas)
    }

    fn subject(&self) -> Option<&'static dyn Subject> {
        Some(&Of::<Monkeys>::NEW)
    }

    fn decision_words(&self, kind: &'static WindowKind) -> String {
        battle::kinds::words(kind)
    }

    fn play_again(&'static self, world: &mut World, pages: &mut Pages, again: Rematch) {
        starting::play_again(world, pages, again);
    }

    fn ending(&self, world: &mut World, hands: &Hands) -> Option<Ending> {
        let rolls = scene::Kept::rolls(world);
        models::ending(&models::Look::at(world, hands), &rolls)
    }

    fn hints(&self) -> &'static [Hint] {
        hints::HINTS
    }

    fn hint_terms(&self, world: &World) -> Vec<(&'static str, Term)> {
        // How often another ground may be requested (G-33).
        let ambush = door::table(world).turn.stakes.scenario == Scenario::Ambush;
        vec![("often", word(if ambush { "ground-often" } else { "ground-once" }).into())]
    }
}

/// The units of a platoon.
fn units(world: &World, side: Side, platoon: u8) -> Vec<UnitId> {
    let field = door::table(world).field;
    field.platoon(side, platoon).map(|unit| field.unit(unit).id).collect()
}
