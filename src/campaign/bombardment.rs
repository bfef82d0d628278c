//! Guns firing at a troop in another hex, shot by shot, asking players that have a choice (C-22 to C-25, T-34, T-65,
//! T-81, T-87, T-151).

use super::{
    aftermath, agenda, battle,
    chronicle::{Event, tell},
    illegal::Illegal,
    order::{Ask, Order},
    shelling::{self, Apart, Shelling, Square},
    state::{self, TroopId},
};
use crate::dice::Dice;
use crate::engine::{door, fact::What, log::BattleLog, order::Refusal};
use crate::force::{
    PieceId, Roster, Side, UnitId,
    name::Part,
    squad::{Primate, Squad},
};
use crate::rules::{
    First,
    monkeys::{self, choices::Choices, sequence::Frame, shelling as guns, shots::Gun, vehicles::Minor},
};
use crate::words::{say, word};
use bevy_ecs::world::World;

/// The progress of a shelling. It is replayed from its first shot after every answer, so that it can be kept as plain
/// data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bombardment {
    /// The firing troop, and its target.
    pub shelling: Shelling,
    /// The squares of the target's squads.
    pub grid: Vec<Square>,
    /// The answers so far.
    pub answers: Vec<monkeys::Order>,
    /// The dice before the first shot.
    pub dice: Dice,
}

/// A question about a shell, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The square where the shell landed.
    pub square: Square,
    /// The squad there.
    pub struck: String,
    /// The dice on the table.
    pub dice: Vec<u8>,
    /// What is asked.
    pub question: String,
    /// The answers, in the order of the choices, with the default marked.
    pub answers: Vec<(String, bool)>,
}

/// The troop of a side: the firing one, or the target.
const fn troop(shelling: Shelling, side: Side) -> TroopId {
    match side {
        Side::First => shelling.by,
        Side::Second => shelling.at,
    }
}

/// Plays it up to the first unanswered question, which is returned. Natives take the default, and so do players without
/// a choice.
fn play(world: &World, bombardment: &Bombardment) -> (Apart, Option<Choices>) {
    let Bombardment { shelling, grid, answers, dice } = bombardment;
    let hexes = [shelling.by, shelling.at].map(|one| state::stands(world, one).expect("both troops are on the map"));
    let mut apart = Apart::of(world, *shelling, dice.clone());
    guns::begin(&mut apart.battle, (Side::First, hexes[0].distance(hexes[1]) as u8), grid);
    let mut answers = answers.iter().cloned();
    while let Some(choices) = door::choices::<First>(&apart.battle) {
        let usual = choices.default.clone().or_else(|| choices.orders.first().cloned());
        let decides =
            troop(*shelling, choices.window.side).tribe != state::NATIVE && differ(&apart.battle, &choices.orders);
        let order = match decides.then(|| answers.next()) {
            None => usual.expect("something may be chosen"),
            Some(Some(answer)) => answer,
            Some(None) => return (apart, Some(choices)),
        };
        door::submit(&mut apart.battle, order).expect("answers are checked before they are taken");
    }
    (apart, None)
}

/// Whether it matters which of these is chosen: dice with the same face count as one answer.
fn differ(battle: &World, orders: &[monkeys::Order]) -> bool {
    let table = monkeys::door::table(battle);
    let faces = table.clock.top().thrown().map(|thrown| thrown.faces.as_slice()).unwrap_or_default();
    let face = |order: &monkeys::Order| match order {
        monkeys::Order::Keep(place) => usize::from(*place).checked_sub(1).and_then(|place| faces.get(place)),
        _ => None,
    };
    let Some((first, others)) = orders.split_first() else { return false };
    let shown = face(first);
    others.iter().any(|other| shown.is_none() || face(other) != shown)
}

/// Continues firing until a question is asked or every gun has fired; then casualties roll (C-23, C-25, C-38).
pub(super) fn run(world: &mut World, bombardment: &Bombardment) {
    let (mut apart, asks) = play(world, bombardment);
    // Dice that were rolled are final: nothing before them can be undone.
    let dice = apart.battle.resource::<Dice>().clone();
    world.insert_resource(dice);
    let Shelling { by, at } = bombardment.shelling;
    if let Some(choices) = asks {
        let tribe = troop(bombardment.shelling, choices.window.side).tribe;
        agenda::ask(world, tribe, Ask::Shot { by, at });
        return;
    }
    let (grid, names) = (&bombardment.grid, shelling::squads(world, at));
    let stand = grid.iter().copied().zip(names.iter().cloned()).collect();
    tell(world, "C-25", Event::Shelled { troop: by, at, grid: stand });
    for shell in shells(&apart.battle) {
        let struck = grid.iter().position(|square| *square == shell.square).map(|squad| names[squad].clone());
        let Shell { square, dice, face, fallen, wrecks } = shell;
        tell(world, "C-22", Event::Shell { troop: by, square, struck, dice, face, fallen, wrecks });
    }
    let hex = state::stands(world, at).expect("who is fired at is on the map");
    let fought = battle::toll(&mut apart.battle, &apart.fielded, hex);
    aftermath::after_shells(world, [by, at], &fought);
}

/// The shelling with an open question.
fn open(world: &World) -> Option<&Bombardment> {
    match world.resource::<agenda::Agenda>().top() {
        Some(agenda::Step::Bombardment(bombardment)) => Some(bombardment),
        _ => None,
    }
}

/// The valid answers, the default first.
pub(super) fn answers(world: &World) -> Vec<Order> {
    let Some((_, Some(choices))) = open(world).map(|open| play(world, open)) else { return Vec::new() };
    let usual = choices.default.clone();
    let others = choices.orders.into_iter().filter(|order| Some(order) != usual.as_ref());
    usual.clone().into_iter().chain(others).map(|order| Order::Answer(Box::new(order))).collect()
}

/// Whether this is a valid answer.
pub(super) fn check(world: &World, answer: &monkeys::Order) -> Result<(), Illegal> {
    let Some((apart, Some(_))) = open(world).map(|open| play(world, open)) else {
        return Err(Illegal::NotAsked { asked: "Shot", by: "C-23" });
    };
    let refused = |why: monkeys::Illegal| Illegal::BadAnswer { why: why.message().words() };
    if matches!(answer, monkeys::Order::Concede) {
        return Err(Illegal::BadAnswer { why: word("campaign-no-concede") });
    }
    monkeys::choices::check(monkeys::door::table(&apart.battle), answer).map_err(refused)
}

/// The question about a shell, as text.
pub fn shot(world: &World) -> Option<Shot> {
    let bombardment = open(world)?;
    let (apart, choices) = play(world, bombardment);
    let choices = choices?;
    let battle = &apart.battle;
    let table = monkeys::door::table(battle);
    let last = shells(battle).pop().unwrap_or_default();
    let names = shelling::squads(world, bombardment.shelling.at);
    let place = bombardment.grid.iter().position(|square| *square == last.square);
    let struck = place.and_then(|place| names.get(place).cloned()).unwrap_or_default();
    let about = choices.window.about.map_or_else(String::new, |unit| unit_name(battle, unit));
    let terms = [("squad", struck.as_str().into()), ("unit", about.as_str().into())];
    let question = match (choices.window.name(), table.clock.top()) {
        ("Die", Frame::LeaderLost(_)) => say("campaign-shot-rout", &terms),
        (name, _) => say(&format!("campaign-shot-{}", name.to_lowercase()), &terms),
    };
    let dice = table.clock.top().thrown().map(|thrown| thrown.faces.clone()).unwrap_or_default();
    let usual = choices.default.clone();
    let mut orders = choices.orders;
    orders.sort_by_key(|order| Some(order) != usual.as_ref());
    let answers = orders.iter().map(|order| (answer_words(battle, order, &dice), Some(order) == usual.as_ref()));
    Some(Shot { square: last.square, struck, question, answers: answers.collect(), dice })
}

/// An answer as text.
fn answer_words(battle: &World, order: &monkeys::Order, dice: &[u8]) -> String {
    match order {
        monkeys::Order::Keep(place) => {
            let face = dice.get(usize::from(*place).saturating_sub(1)).copied().unwrap_or_default();
            say("campaign-shot-keep", &[("face", i64::from(face).into())])
        }
        monkeys::Order::Strike(piece) | monkeys::Order::Promote(piece) => piece_name(battle, *piece),
        monkeys::Order::Check(unit) => unit_name(battle, *unit),
        monkeys::Order::Damage(_, Minor::Speed) => word("damage-speed"),
        monkeys::Order::Damage(_, Minor::Armor) => word("damage-armor"),
        monkeys::Order::Damage(piece, Minor::Weapon(mount)) => {
            let field = monkeys::door::table(battle).field;
            let gun = field.find_vehicle(*piece).map(|one| Gun::Mount(one, mount.saturating_sub(1)));
            gun.map_or_else(String::new, |gun| gun.weapon(field).name.clone())
        }
        other => other.name().to_owned(),
    }
}

fn unit_name(battle: &World, id: UnitId) -> String {
    let unit = monkeys::door::table(battle).field.find_unit(id);
    let entity = unit.map(|unit| battle.resource::<Roster>().unit(unit));
    entity.and_then(|entity| battle.get::<Squad>(entity)).map_or_else(|| id.to_string(), |squad| squad.name.clone())
}

fn piece_name(battle: &World, id: PieceId) -> String {
    let field = monkeys::door::table(battle).field;
    match id.part {
        Part::Primate(_) => {
            let entity = field.find_primate(id).map(|primate| battle.resource::<Roster>().primate(primate));
            let own = entity.and_then(|entity| battle.get::<Primate>(entity));
            own.map_or_else(|| id.to_string(), |primate| primate.name.clone())
        }
        Part::Vehicle(_) | Part::Mount(..) => {
            let kind = field
                .find_vehicle(id)
                .map(|one| field.book.vehicles[usize::from(field.vehicle(one).rig.kind)].name.clone());
            kind.unwrap_or_else(|| id.to_string())
        }
    }
}

/// The effect of one shell.
#[derive(Default)]
struct Shell {
    square: Square,
    dice: Vec<u8>,
    face: Option<u8>,
    fallen: usize,
    wrecks: usize,
}

/// The shells of a shelling, according to its log.
fn shells(battle: &World) -> Vec<Shell> {
    let mut shells: Vec<Shell> = Vec::new();
    for fact in battle.resource::<BattleLog>().facts() {
        if let What::Rolled { dice, why: "grid", .. } = &fact.what {
            shells.push(Shell { square: (dice[0], dice[1]), ..Shell::default() });
        }
        let Some(shell) = shells.last_mut() else { continue };
        match &fact.what {
            What::Rolled { dice, why: "attack", .. } => shell.dice.clone_from(dice),
            What::Kept { face } => shell.face = shell.face.or(Some(*face)),
            What::Removed { .. } => shell.fallen += 1,
            What::Damaged { what: "destroyed", .. } => shell.wrecks += 1,
            _ => {}
        }
    }
    shells
}
