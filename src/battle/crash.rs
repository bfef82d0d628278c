//! What is left when the program itself fails: one file with everything that is needed to find the fault.
//!
//! Each order of a battle is carried out under [`watched`], each of a campaign under [`guarded`]. When something panics
//! there, the record in the world still holds all orders before, so it and the order go into the file. Everything else
//! panics elsewhere: then the hook writes the battle that [`on_table`] kept last, if there is one.

use super::{
    book::Played,
    replay::{End, Player, Replay},
};
use crate::data::{
    caught, crashes,
    error::{Fault, LoadError},
    shape,
};
use crate::engine::{Rules, door};
use crate::rules::First;
use crate::words::Message;
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    cell::{Cell, RefCell},
    io::Write,
    panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind, resume_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// Letters of a backtrace that are kept.
const LONGEST_TRACE: usize = 40_000;

/// The file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "O: Serialize + DeserializeOwned")]
pub struct Crash<O = <First as Rules>::Order> {
    /// 1.
    pub format: u32,
    /// The version of the program.
    pub version: String,
    /// The version of the rules; 0 where no battle was on the table.
    pub rules: u32,
    /// System and architecture.
    pub system: String,
    /// What the program was called with.
    pub arguments: Vec<String>,
    /// The settings of the window, as their file has them; empty on the command line.
    pub settings: String,
    /// What the panic said.
    pub message: String,
    /// The line of the program where it happened.
    pub place: String,
    /// The battle up to there, as the text of a replay; empty where none was played.
    pub battle: String,
    /// The campaign up to there, as the text of its record; empty where the fault is not in the campaign's own orders.
    pub campaign: String,
    /// The order that was being carried out, if one was.
    pub order: Option<O>,
    /// The calls that led there.
    pub trace: String,
}

impl<O> Default for Crash<O> {
    fn default() -> Self {
        let empty = String::new;
        Self {
            format: 0,
            version: empty(),
            rules: 0,
            system: empty(),
            arguments: Vec::new(),
            settings: empty(),
            message: empty(),
            place: empty(),
            battle: empty(),
            campaign: empty(),
            order: None,
            trace: empty(),
        }
    }
}

/// What the panic of a thread said, where, and how it came there.
#[derive(Clone, Default)]
struct Said {
    message: String,
    place: String,
    trace: String,
}

thread_local! {
    /// How many calls of [`watched`] this thread is in: the innermost writes the file.
    static WATCHED: Cell<u32> = const { Cell::new(0) };
    static SAID: RefCell<Said> = RefCell::new(Said::default());
}

/// The battle on the table: the version of its rules, and its replay as text.
static TABLE: Mutex<(u32, String)> = Mutex::new((0, String::new()));

/// The settings of the window.
static SETTINGS: Mutex<String> = Mutex::new(String::new());

/// A file has been written: what fails after that fails because of it, until somebody has survived the failure.
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// From now on a panic of the program leaves a file and says where it is.
pub fn install() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if caught::is_expected() {
            return;
        }
        usual(info);
        SAID.with_borrow_mut(|said| *said = Said::of(info));
        if WATCHED.get() == 0 {
            let (rules, battle) = TABLE.lock().unwrap_or_else(PoisonError::into_inner).clone();
            write(Crash::<<First as Rules>::Order> { rules, battle, ..Crash::default() });
        }
    }));
}

/// Keeps the battle on the table as it is now, with the version of its book's rules.
pub fn on_table(rules: u32, replay: &str) {
    *TABLE.lock().unwrap_or_else(PoisonError::into_inner) = (rules, replay.to_owned());
}

/// Keeps the settings of the window.
pub fn with_settings(settings: &str) {
    settings.clone_into(&mut SETTINGS.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Works on the battle of a world. Where that panics, the battle and the order that was to be carried out are written
/// before the panic goes on.
pub fn watched<B: Played, T>(world: &mut World, order: Option<&B::Order>, work: impl FnOnce(&mut World) -> T) -> T {
    guarded(
        world,
        |world| work(world),
        |world| Crash {
            rules: B::VERSION,
            battle: told::<B>(world).unwrap_or_default(),
            order: order.cloned(),
            ..Crash::default()
        },
    )
}

/// Works on something. Where that panics, what is told of it is written before the panic goes on.
pub fn guarded<W, O, T>(mut on: W, work: impl FnOnce(&mut W) -> T, told: impl FnOnce(&W) -> Crash<O>) -> T
where
    O: Serialize + DeserializeOwned,
{
    WATCHED.set(WATCHED.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut on)));
    WATCHED.set(WATCHED.get() - 1);
    done.unwrap_or_else(|thrown| {
        if !caught::is_expected() {
            // A world that is half changed may not be able to tell its record.
            write(caught::caught(|| told(&on)).unwrap_or_default());
        }
        resume_unwind(thrown)
    })
}

/// Does work whose failure the program survives, though nobody expects it: the file about it is left, and the next failure
/// leaves a file of its own.
///
/// # Errors
/// The message of the panic.
pub fn survived<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let done = catch_unwind(AssertUnwindSafe(work));
    done.map_err(|thrown| {
        WRITTEN.store(false, Ordering::Relaxed);
        caught::message(&*thrown)
    })
}

/// A battle that was played without a record has made the program fail. It is played again with one, so that the file
/// about it holds the orders that led there.
pub fn again<B: Played>(why: &str, play: impl FnOnce(&mut World)) -> ! {
    let mut world = World::new();
    door::install::<B>(&mut world);
    watched::<B, _>(&mut world, None, |world| {
        play(world);
        panic!("the battle failed once, not twice: {why}")
    })
}

/// The battle of a world up to its last whole order.
fn told<B: Played>(world: &World) -> Option<String> {
    let battle = Replay::<B>::of(world, (Player::Human, Player::Human))?;
    // The state is that of the middle of an order, so the file is not sealed with it.
    Some(Replay { end: End::Open, seal: String::new(), ..battle }.text())
}

impl Said {
    fn of(info: &PanicHookInfo) -> Self {
        let trace = std::backtrace::Backtrace::force_capture().to_string();
        Self {
            message: caught::message(info.payload()),
            place: info.location().map(ToString::to_string).unwrap_or_default(),
            trace: trace.chars().take(LONGEST_TRACE).collect(),
        }
    }
}

/// Writes the file, once, and says where it is.
fn write<O: Serialize + DeserializeOwned>(held: Crash<O>) {
    // Whatever is not to be believed of a program that is failing: that it doesn't fail again here.
    if WRITTEN.swap(true, Ordering::Relaxed) {
        return;
    }
    let Said { message, place, trace } = SAID.with_borrow(Clone::clone);
    let crash = Crash {
        format: 1,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        arguments: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        settings: SETTINGS.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        message,
        place,
        trace,
        ..held
    };
    let written = crash.text().and_then(|text| crashes::write(&text));
    // The files of words may be what fails, so this stands here.
    let said = match written {
        Some(path) => {
            let path = path.display();
            format!(
                "\nMonkeys With Guns has failed. That is a fault of the program. Please report it and attach this file, \
                 which holds the\ngame, your settings and what went wrong:\n  {path}\n`monkeys replay` with this \
                 file plays the game up to the fault."
            )
        }
        None => "\nMonkeys With Guns has failed, and no file about it could be written.".to_owned(),
    };
    let _ = writeln!(std::io::stderr().lock(), "{said}");
}

impl<O: Serialize + DeserializeOwned> Crash<O> {
    /// The text of the file: the battle in it stands as it would in a file of its own.
    fn text(&self) -> Option<String> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).struct_names(false).escape_strings(false);
        shape::options().to_string_pretty(self, pretty).ok()
    }
}

/// What such a file holds: the text of the battle, and whether it is one of a campaign instead.
pub fn held_in(text: &str) -> (String, bool) {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Held {
        battle: String,
        campaign: String,
    }
    let held = shape::options().from_str::<Held>(text).unwrap_or_default();
    let of_campaign = held.battle.is_empty() && !held.campaign.is_empty();
    (held.battle, of_campaign)
}

impl<O: Serialize + DeserializeOwned> Crash<O> {
    /// Reads the text of such a file.
    ///
    /// # Errors
    /// Faults of shape; that no battle was played.
    pub fn parse(file: &str, text: &str) -> Result<Self, LoadError>
    where
        O: Clone,
    {
        let crash: Self = shape::parse(file, text)?;
        if crash.battle.is_empty() && crash.campaign.is_empty() {
            let what = Message::new("crash-no-battle").with("why", crash.message).with("place", crash.place);
            return Err(LoadError::single(file, Fault::whole(what)));
        }
        Ok(crash)
    }
}
