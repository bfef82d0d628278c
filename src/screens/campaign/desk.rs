//! The campaign on the table: its world, its background work, and what was last read from it.
//!
//! A battle settled by scripts takes longer than a frame, and so does checking one that was fought: the whole world
//! moves into a thread meanwhile, and what was last read from it stays on the screen.

use super::{camp::Camp, news, people, seen::Seen};
use crate::battle::replay::Replay;
use crate::board::{Edge, hex::Hex};
use crate::campaign::{
    door,
    order::{Ask, Order, Question},
    reasons, script,
    seats::Seats,
    shelling::Square,
    shown::{self, MapThen},
    state::TroopId,
    waiting::{self, Waiting},
};
use crate::data::workshop::Workshop;
use crate::engine::order::Refusal;
use crate::input::CampaignLeaf;
use crate::panels::Why;
use crate::words::word;
use bevy::{
    prelude::World,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use std::{path::PathBuf, sync::Arc, thread::JoinHandle};

/// The map at a moment of the chronicle.
pub(super) struct Then {
    /// The entry after which it was like this.
    pub entry: usize,
    /// The map.
    pub map: MapThen,
}

/// The outcome of background work.
pub(super) struct Done {
    world: World,
    told: Result<(), Why>,
}

/// What a second press on the same button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Armed {
    /// The guns fire at this troop.
    Guns(TroopId),
    /// The turn of a troop ends that hasn't marched but could.
    End,
}

/// A campaign in progress.
pub(super) struct Desk {
    /// `None` while it is in a thread.
    world: Option<World>,
    work: Option<Task<Done>>,
    /// The current background work, in words.
    pub busy: Option<String>,
    /// The path of its save.
    pub file: PathBuf,
    /// What was last read from it.
    pub seen: Seen,
    /// The selected troop.
    pub troop: Option<TroopId>,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// The hex that a drafted march leads to.
    pub draft: Option<Hex>,
    /// Whether the side panel covers the map, if there is no room beside it.
    pub drawer: bool,
    /// The open tab of the side panel.
    pub leaf: CampaignLeaf,
    /// A moment of the chronicle that is shown instead of the present.
    pub then: Option<Then>,
    /// The choice for each wreck: its index among the possible fates.
    pub fates: Vec<usize>,
    /// The chosen answer about a shell, by its index.
    pub shot: usize,
    /// Where squads are placed on the grid, and the one that moves next.
    pub grid: (Vec<Square>, usize),
    /// What happens if the same button is pressed again.
    pub armed: Option<Armed>,
    /// Whether the pending battle was started and left.
    pub begun: bool,
    /// Entries of the chronicle that have been read.
    pub read: usize,
    /// Why the last order was refused.
    pub told: Option<Why>,
    /// What the end of the last round brought, until the player dismisses it.
    pub news: Vec<String>,
    /// The tribe whose player has the seat: another player has to take it first.
    pub seated: Option<char>,
    /// The camp that is open instead of the map.
    pub camp: Option<Camp>,
    /// Seconds until a script gives an order.
    pub pause: f32,
    /// Frames until the whole map is shown.
    pub fresh: u8,
    /// The thread that is writing the campaign.
    pub writing: Option<JoinHandle<()>>,
    /// The number of orders that the file on the disk holds, or soon will; `None` before it has been written.
    pub saved: Option<usize>,
    /// Test runs of the pending battle.
    pub odds: super::odds::Odds,
}

impl Desk {
    /// A campaign that has just been started or loaded.
    pub fn new(world: World, file: PathBuf) -> Self {
        let seen = Seen::of(&world);
        let read = seen.entries.len();
        let first = seen.shown.asked.as_ref().map(|question| question.tribe).filter(|key| seen.seats.is_human(*key));
        let mut desk = Self {
            world: Some(world),
            work: None,
            busy: None,
            file,
            seen,
            troop: None,
            hover: None,
            draft: None,
            then: None,
            drawer: false,
            leaf: CampaignLeaf::default(),
            fates: Vec::new(),
            shot: 0,
            grid: (Vec::new(), 0),
            armed: None,
            begun: false,
            read,
            told: None,
            news: Vec::new(),
            seated: first,
            camp: None,
            pause: 0.0,
            fresh: super::UNTIL_FITTED,
            writing: None,
            saved: None,
            odds: super::odds::Odds::default(),
        };
        desk.arrive();
        desk
    }

    /// The campaign, while it is here.
    pub const fn world(&self) -> Option<&World> {
        self.world.as_ref()
    }

    /// Directs the test runs at the pending battle.
    pub fn turn_odds(&mut self) {
        let march = self.acting().zip(self.draft);
        let foes = |(troop, hex): &(TroopId, Hex)| super::model::enemies(&self.seen, troop.tribe, *hex);
        self.odds.turn_to(self.world.as_ref(), march.filter(foes));
    }

    /// The map is opened: a battle that was left at the table is shown as such, and one that was left after its end is
    /// entered into the campaign.
    pub fn arrive(&mut self) {
        let waiting = self.waiting();
        self.begun = waiting.as_ref().is_some_and(|waiting| super::battle::left(waiting, &self.file).is_some());
        if let Some(replay) = waiting.and_then(|waiting| super::battle::finished(&waiting, &self.file)) {
            self.enter(replay);
        }
    }

    /// Enters a battle that was played at the table into the campaign.
    pub fn enter(&mut self, replay: Replay) {
        self.begun = false;
        self.order_slowly(word("campaign-checking"), move |_| Ok(Order::Fought(Box::new(replay))));
    }

    /// The battle that the campaign is waiting for.
    pub fn waiting(&self) -> Option<Waiting> {
        self.world.as_ref().and_then(|world| waiting::waiting(world).ok().flatten())
    }

    /// Records whether the pending battle was started and left.
    fn look_for_begun(&mut self) {
        self.begun = self.waiting().is_some_and(|waiting| super::battle::left(&waiting, &self.file).is_some());
    }

    /// Why nothing that led to the pending battle can change any more; `None` before the battle has begun.
    pub fn late(&self) -> Option<Why> {
        self.begun.then(|| Why::new(word("campaign-edge-late"), "C-36"))
    }

    /// Why the troop that was there first can't set up at this edge; `None` if it can.
    pub fn why_not_edge(&self, edge: Edge) -> Option<Why> {
        self.late().or_else(|| self.check(&Order::Edge(edge)).err())
    }

    /// Whether it is in a thread.
    pub const fn is_away(&self) -> bool {
        self.work.is_some()
    }

    /// The open question.
    pub const fn asked(&self) -> Option<&Question> {
        self.seen.shown.asked.as_ref()
    }

    /// Whether a person is asked; for a battle, whether one of them leads a troop in it.
    pub fn asks_people(&self) -> bool {
        match self.asked() {
            None => false,
            Some(Question { ask: Ask::Fight { .. }, .. }) => self.seen.leads.iter().any(|one| one.is_some()),
            Some(question) => self.seen.seats.is_human(question.tribe),
        }
    }

    /// The tribe whose player has to take the seat from another one first.
    pub fn passes_to(&self) -> Option<char> {
        let tribe = self.asked().map(|question| question.tribe).filter(|tribe| self.seen.seats.is_human(*tribe))?;
        (!self.is_away() && self.seated.is_some_and(|seated| seated != tribe)).then_some(tribe)
    }

    /// The troop whose turn it is.
    pub fn acting(&self) -> Option<TroopId> {
        self.asked().and_then(|question| question.ask.troop())
    }

    /// Gives an order; a refusal is shown.
    pub fn order(&mut self, order: Order) {
        let Some(world) = &mut self.world else { return };
        self.told = door::submit(world, order).err().map(|why| refusal(&why));
        if self.told.is_none() {
            self.news.clear();
        }
        self.look();
    }

    /// Checks whether an order may be given, and why not.
    pub fn check(&self, order: &Order) -> Result<(), Why> {
        self.world.as_ref().map_or(Ok(()), |world| door::check(world, order).map_err(|why| refusal(&why)))
    }

    /// Chooses a square of the grid: the squad on it moves next, or the one that moves goes there.
    pub fn choose_square(&mut self, square: Square) {
        let (squares, moved) = &mut self.grid;
        match squares.iter().position(|taken| *taken == square) {
            Some(squad) => *moved = squad,
            None => squares.iter_mut().skip(*moved).take(1).for_each(|own| *own = square),
        }
    }

    /// Undoes the last order of a person, along with the scripts' answers; or redoes it.
    pub fn step(&mut self, back: bool) {
        let seats = self.seen.seats.clone();
        let Some(world) = &mut self.world else { return };
        let has_stepped = if back {
            let steps = door::steps_to(world, |tribe| seats.is_human(tribe)).unwrap_or_default();
            (0..steps).map(|_| door::undo(world)).last()
        } else {
            Some(door::redo(world))
        };
        if has_stepped == Some(true) {
            self.told = None;
            self.news.clear();
            self.look();
            self.read = self.read.min(self.seen.entries.len());
        }
    }

    /// Gives an order that takes a while to make or to check, in a thread.
    pub fn order_slowly(&mut self, words: String, make: impl FnOnce(&World) -> Result<Order, String> + Send + 'static) {
        self.give_slowly(words, move |world| Ok((make(world)?, None)));
    }

    /// The same for an order for which a script may have a reason.
    fn give_slowly(
        &mut self,
        words: String,
        make: impl FnOnce(&World) -> Result<(Order, Option<(char, String)>), String> + Send + 'static,
    ) {
        let Some(mut world) = self.world.take() else { return };
        (self.busy, self.told) = (Some(words), None);
        self.work = Some(AsyncComputeTaskPool::get().spawn(async move {
            let made = make(&world).map_err(|why| Why::new(why, ""));
            let given = made.and_then(|(order, reason)| {
                door::submit(&mut world, order).map(|_| reason).map_err(|why| refusal(&why))
            });
            let told = given.map(|reason| {
                if let Some((tribe, why)) = reason {
                    reasons::note(&mut world, tribe, why);
                }
            });
            Done { world, told }
        }));
    }

    /// Lets the script of the tribe that has to decide answer.
    pub fn let_script_answer(&mut self, workshop: &Arc<Workshop>, words: String) {
        let (workshop, seats) = (workshop.clone(), self.seen.seats.clone());
        self.give_slowly(words, move |world| answer(world, &seats, &workshop));
    }

    /// Lets scripts fight the pending battle, or the rest of it.
    pub fn settle(&mut self, workshop: &Arc<Workshop>, words: String) {
        let (workshop, led, file) = (workshop.clone(), self.seen.led.clone(), self.file.clone());
        self.order_slowly(words, move |world| {
            let waiting = waiting::waiting(world).map_err(|error| error.to_string())?;
            let waiting = waiting.ok_or_else(|| word("campaign-no-battle-waits"))?;
            let [first, second] = led.map(|seat| people::commander(seat.as_ref(), &workshop));
            super::battle::settle(&waiting, &file, [&first, &second]).map(|replay| Order::Fought(Box::new(replay)))
        });
    }

    /// Shows the map as it was after an entry of the chronicle, or as it is now.
    pub fn wind_to(&mut self, entry: usize) {
        let Some(world) = &self.world else { return };
        let again = self.then.take().is_some_and(|then| then.entry == entry);
        if !again {
            self.then = Some(Then { entry, map: shown::map_at(world, entry + 1) });
        }
    }

    /// Takes the campaign back once its thread is done. Returns whether anything has changed.
    pub fn collect(&mut self) -> bool {
        let Some(mut work) = self.work.take() else { return false };
        let Some(Done { world, told }) = check_ready(&mut work) else {
            self.work = Some(work);
            return false;
        };
        (self.world, self.busy, self.told) = (Some(world), None, told.err());
        self.look();
        true
    }

    /// Records what the end of a round brought, given the entries known before.
    fn note_round(&mut self, entries: usize) {
        let news = news::of(&self.seen, entries);
        if !news.is_empty() {
            self.news = news;
        }
    }

    /// Updates the copy of the current state.
    fn look(&mut self) {
        let Some(world) = &self.world else { return };
        let (before, known) = (self.acting(), self.seen.entries.len());
        self.seen = Seen::of(world);
        self.note_round(known);
        (self.draft, self.then, self.armed) = (None, None, None);
        self.fates = vec![0; self.seen.wrecks.len()];
        self.shot = 0;
        let usual =
            self.seen.choices.iter().find_map(|order| if let Order::Grid(grid) = order { Some(grid) } else { None });
        self.grid = (usual.cloned().unwrap_or_default(), 0);
        self.camp = self.camp.take().and_then(|camp| camp.after(&self.seen));
        let tribe = self.asked().map(|question| question.tribe);
        if self.seated.is_none() {
            self.seated = tribe.filter(|tribe| self.seen.seats.is_human(*tribe));
        }
        if self.acting() != before && self.acting().is_some() {
            self.troop = self.acting();
        } else if let Some(troop) = self.seen.at_hand().filter(|_| self.acting().is_none()) {
            self.troop = self.troop.filter(|shown| shown.tribe == troop.tribe).or(Some(troop));
        }
        self.look_for_begun();
    }
}

/// Why an order can't be given.
pub(super) fn refusal(why: &impl Refusal) -> Why {
    Why::new(why.message().words(), why.rule().0)
}

/// What a scripted tribe orders, and why. Fighting at a meeting and stopping after a march need no reason: the one for
/// the march stays.
fn answer(world: &World, seats: &Seats, workshop: &Workshop) -> Result<(Order, Option<(char, String)>), String> {
    let mut commanders = Vec::new();
    for (tribe, seat) in &seats.0 {
        commanders.push((*tribe, people::commander(Some(seat), workshop)));
    }
    let usual = people::commander(None, workshop);
    let commander = |tribe: char| commanders.iter().find(|(key, _)| *key == tribe).map_or(&usual, |(_, one)| one);
    let tribe = door::asked(world).map(|question| question.tribe);
    let decision = script::decide(world, commander).map_err(|error| error.to_string())?;
    let follows = matches!(decision.order, Order::Fought(_)) || decision.why.id == "tribe-marched";
    let reason = tribe.filter(|_| !follows).map(|tribe| (tribe, decision.why.words()));
    Ok((decision.order, reason))
}
