//! Plain values for the panels, filled from the state of a battle and from the player's drafts. Nothing here changes
//! anything.

use super::{Draft, Hands, hulls};
use crate::board::Cell;
use crate::input::intent::Fold;
use crate::panels::{
    Battle, Print,
    band::Chip,
    log::{Log, LogLine},
};
use crate::rules::Book;
use crate::rules::monkeys::{
    door,
    odds::{Contest, Stronger},
    order::Order,
    sequence::Frame,
};
use crate::screens::monkeys::battle::verbs;
use crate::words::say;
use bevy::prelude::World;

pub mod advice;
pub mod advised;
pub mod asked;
pub mod bracing;
pub mod charge_cards;
pub mod clash;
pub mod decision;
pub mod departure;
pub mod drafts;
pub mod duel;
pub mod ending;
pub mod exchange;
pub mod faces;
pub mod forecast;
pub mod foresight;
pub mod gifts;
pub mod hull;
pub mod ledger;
pub mod log;
pub mod look;
pub mod marks;
pub mod odds;
pub mod orders;
pub mod risks;
pub mod rolls;
pub mod setup;
pub mod sheet;
pub mod terms;
pub mod track;
pub mod tray;
pub mod turn_page;
pub mod views;

pub use crate::rules::monkeys::foresight::ghost::{self, Ghost};
pub use asked::asked_cells;
pub use decision::default_mark;
pub use ending::ending;
pub use log::log_lines;
pub use look::Look;
pub use setup::{Listed, field, listed, set_up};

/// What the screen adds to state and hands.
#[derive(Clone, Debug)]
pub struct Shown {
    /// How far the dice have tumbled, 0 to 1.
    pub tumbled: f32,
    /// The small map, once it is painted.
    pub map: Option<Print>,
    /// What the view shows, in cells: left, top, right, bottom.
    pub view: [f32; 4],
    /// The text at the pointer.
    pub chip: Option<Chip>,
    /// The log so far, from [`log_lines`].
    pub lines: Vec<LogLine>,
    /// The planner's move to the cell under the pointer.
    pub ghost: Option<Order>,
    /// How many facts have been shown: the tray and the log reveal no more than those.
    pub told: usize,
}

impl Default for Shown {
    fn default() -> Self {
        Self { tumbled: 1.0, map: None, view: [0.0; 4], chip: None, lines: Vec::new(), ghost: None, told: usize::MAX }
    }
}

/// Everything around the map of the battle in a world.
pub fn battle(world: &World, hands: &Hands, more: &Shown) -> Battle {
    let look = Look::at(world, hands);
    let ghost = what_if(&look, more.ghost.as_ref());
    Battle {
        book: Book::Monkeys.prefix(),
        bubble: None,
        form: None,
        ticks: None,
        track: track::track(&look),
        band: decision::band(&look),
        decision: decision::decision(&look),
        sheet: sheet::sheet(&look, ghost.as_ref(), more.ghost.as_ref()),
        exchange: exchange::exchange(&look, ghost.as_ref()),
        forecast: forecast::forecast(&look, ghost.as_ref()),
        log: Log { lines: more.lines.clone(), folded: hands.is_toggled(Fold::Log) },
        orders: orders::orders(&look),
        tray: tray::tray(&look, more.tumbled, more.told),
        ledger: ledger::ledger(&look, more.map.as_ref(), more.view),
        chip: more.chip.clone(),
        warning: orders::warning(&look),
        report: None,
        views: views::views(&look),
        notice: hands.notice().cloned(),
        told: hands.told().map(str::to_owned),
        passing: None,
        theatre: None,
        asked: Vec::new(),
        drafted: Vec::new(),
        lesson: None,
        column_open: hands.is_toggled(Fold::Column),
        reached: false,
    }
}

/// The field after the drafted move, otherwise after the one planned for the cell under the pointer.
fn what_if(look: &Look, planned: Option<&Order>) -> Option<Ghost> {
    let order = match look.hands.draft() {
        Some(Draft::Move { order, .. }) => Some(order),
        Some(_) => None,
        None => planned,
    };
    Ghost::of(look.field, look.turn, order.filter(|_| look.asked() == "Act")?)
}

/// Whether the forecast is about this square: while targets are named, other squares have other odds.
pub fn is_about(world: &World, cell: Cell) -> bool {
    let table = door::table(world);
    let Frame::Attack(attack) = table.clock.top() else { return true };
    hulls::unit_at(table.field, cell).is_none_or(|unit| unit == attack.target)
}

/// Bold and golden text at the pointer: the sums and dice of a forecast, or what a move costs.
pub fn chip_words(battle: &Battle, hands: &Hands) -> Option<(String, String)> {
    // The cost of a move is at the end of its path.
    let driving = hands.mode() == Some(verbs::VEHICLE);
    if driving || matches!(hands.draft(), Some(Draft::Move { .. })) {
        return None;
    }
    // While a close combat is decided, its forecast is about no place on the board.
    let placed = |melee: bool| !melee || battle.band.is_none();
    let forecast = battle.forecast.as_ref().filter(|one| !one.attack.is_empty() && placed(one.melee))?;
    let (attack, defense) = (forecast.attack_sum.parse().ok()?, forecast.defense_sum.parse().ok()?);
    let contest = Contest::of(attack, defense);
    let id = match contest.stronger {
        None => "chip-dice",
        Some(Stronger::Attacker) => "chip-dice-attacker",
        Some(Stronger::Defender) => "chip-dice-defender",
    };
    let dice = say(id, &[("count", i64::from(contest.dice).into())]);
    // Of a move, the forecast is about an enemy elsewhere.
    let more = match &forecast.against {
        Some((_, name)) => say("chip-against", &[("dice", dice.into()), ("unit", name.as_str().into())]),
        None => dice,
    };
    Some((odds::sums_words((attack, defense)), more))
}
