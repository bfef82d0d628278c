//! Scripts of Ordered Hexes.

use crate::battle::{record::Record, script::Scripted};
use crate::board::Cell;
use crate::data::{
    LoadError,
    hexes::script::{Scene, Setup, State},
    shape,
};
use crate::dice::Dice;
use crate::engine::{
    Fact, door,
    fact::{What, Who},
};
use crate::force::{PieceId, UnitIx, squad::Place};
use crate::rules::hexes::{Hexes, Illegal, Order, View, choices::open_questions, field::Field, speed::Speed};
use crate::words::{self, Message};
use bevy_ecs::world::World;

/// The most answers to a choice that are listed.
const TOLD: usize = 12;

impl Scripted for Hexes {
    fn stage(world: &mut World, scene: &Scene) {
        world.remove_resource::<Record<Self>>();
        door::muster::<Self>(world, &scene.muster, Dice::scripted(scene.dice.clone()));
        world.insert_resource(Record::<Self>::of_scene(scene.setup.clone()));
        door::advance::<Self>(world);
    }

    fn scene_of(setup: &Setup, file: &str) -> Result<Scene, LoadError> {
        setup.scene(file)
    }

    fn laid(scene: &Scene) -> &[u8] {
        &scene.dice
    }

    fn states(view: View, who: Who) -> Vec<State> {
        let Who::Unit(unit) = who else { return Vec::new() };
        let mut states = view.field.find(unit).map_or_else(Vec::new, |unit| states(view.field, unit));
        states.sort_unstable();
        states
    }

    fn whereabouts(view: View, piece: PieceId) -> String {
        match view.field.find(piece.unit).map(|unit| view.field.unit(unit).place) {
            Some(Place::On(cell)) => format!("Place(\"{piece}\", ({}, {}))", cell.x, cell.y),
            Some(Place::Off(pile)) => format!("Pile(\"{piece}\", {pile:?})"),
            _ => words::say("script-reserve", &[("piece", piece.to_string().into())]),
        }
    }

    /// Half hexes from the top, with a gap below each hex. If there are several units in a hex, the first one's letter
    /// is shown.
    fn board(view: View, scene: &Scene) -> Vec<String> {
        let table = view.field.table();
        let (columns, rows) = (table.columns() as usize, (2 * table.rows() - 1) as usize);
        let mut board = vec![vec![' '; columns]; rows];
        for hex in table.hexes() {
            let letter = view.field.at(hex).find_map(|unit| scene.tokens.get(&view.field.piece(unit)));
            let Cell { x, y } = Cell::from(hex);
            board[y as usize][x as usize] = letter.copied().unwrap_or('.');
        }
        board.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
    }

    fn reason(why: &Illegal) -> Option<&'static str> {
        match why {
            Illegal::OtherWindow { .. } => Some("window"),
            Illegal::NoSuchUnit { .. } => Some("unit"),
            _ => None,
        }
    }

    /// The answers that the choice allows; after too many or too few answers, one to each choice.
    fn instead(view: View, why: &Illegal) -> Option<Message> {
        let open = open_questions(view);
        match why {
            Illegal::NoAnswer { number } => {
                let answers = &open.get(number.checked_sub(1)?)?.answers;
                let told: Vec<String> = answers.iter().take(TOLD).map(shape::line).collect();
                let more = answers.len().saturating_sub(TOLD);
                let message = Message::new("hexes-script-answers").with("number", *number);
                Some(message.with("answers", told.join(", ")).with("more", more))
            }
            Illegal::OtherChoices { .. } => {
                let order = Order::Choose(open.iter().map(|question| question.default().clone()).collect());
                Some(Message::new("hexes-script-choices").with("order", shape::line(&order)))
            }
            _ => None,
        }
    }

    fn purpose(_: &[Fact], roll: &Fact) -> Option<Message> {
        let What::Threw { who, why, .. } = &roll.what else { return None };
        let why = words::word(&format!("hexes-roll-{why}"));
        Some(Message::new("hexes-dry").with("who", who.to_string()).with("why", why))
    }
}

/// The states of a unit, apart from the default ones.
fn states(field: &Field, unit: UnitIx) -> Vec<State> {
    let state = field.unit(unit);
    let (tokens, hurt, make) = (&state.tokens, state.hurt, field.make(unit));
    let of = |count: u8, state: fn(u8) -> State| (count > 0).then(|| state(count));
    let dice = |dice: &Vec<u8>, state: fn(Vec<u8>) -> State| (!dice.is_empty()).then(|| state(dice.clone()));
    let models = state.models.0;
    let single = [
        state.hex().map(|_| State::Looks(state.stance.facing)),
        (state.stance.speed != Speed::Still).then_some(State::Speed(state.stance.speed)),
        (models != make.kind.models).then_some(State::Models(models)),
        of(tokens.shaken, State::Shaken),
        of(tokens.damage, State::Damage),
        of(tokens.crew, State::Crew),
        of(tokens.fire, State::Fire),
        of(tokens.acid, State::Acid),
        of(tokens.minor, State::MinorAcid),
        dice(&tokens.poison, State::Poison),
        dice(&tokens.bleeding, State::Bleeding),
        of(hurt.worn, State::Worn),
        hurt.no_turn.then_some(State::CannotTurn),
        hurt.no_move.then_some(State::CannotMove),
        of(hurt.impaired, State::Impaired),
        hurt.crew.then_some(State::CrewCrippled),
        state.arms.aim.map(|_| State::Aiming),
    ];
    let empty = make.weapons.iter().zip(state.arms.loaded).filter(|(weapon, loaded)| weapon.loads && !loaded);
    let empty = empty.map(|(weapon, _)| State::Unloaded(weapon.name.clone()));
    single.into_iter().flatten().chain(empty).collect()
}
