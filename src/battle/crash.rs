//! Crash reports: one file with everything needed to find the bug.
//!
//! Each order of a battle is carried out under [`watched`], each order of a campaign under [`guarded`]. If something
//! panics there, the record in the world still has all earlier orders, so it goes into the file together with the
//! current order. For a panic anywhere else, the hook writes the battle most recently kept by [`on_table`], if there is
//! one.

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

/// Number of characters of a backtrace that are kept.
const LONGEST_TRACE: usize = 40_000;

/// The file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, bound = "O: Serialize + DeserializeOwned")]
pub struct Crash<O = <First as Rules>::Order> {
    /// 1.
    pub format: u32,
    /// The version of the program.
    pub version: String,
    /// The version of the rules; 0 if no battle was being played.
    pub rules: u32,
    /// System and architecture.
    pub system: String,
    /// The arguments of the program.
    pub arguments: Vec<String>,
    /// The settings of the window, as in their file; empty on the command line.
    pub settings: String,
    /// The panic message.
    pub message: String,
    /// The source line of the panic.
    pub place: String,
    /// The battle up to that point, as the text of a replay; empty if none was being played.
    pub battle: String,
    /// The campaign up to that point, as the text of its record; empty if the bug isn't in the campaign's own orders.
    pub campaign: String,
    /// The order being carried out, if any.
    pub order: Option<O>,
    /// The backtrace.
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

/// The message, location and backtrace of a thread's panic.
#[derive(Clone, Default)]
struct Said {
    message: String,
    place: String,
    trace: String,
}

thread_local! {
    /// How many nested calls of [`watched`] this thread is in: the innermost writes the file.
    static WATCHED: Cell<u32> = const { Cell::new(0) };
    static SAID: RefCell<Said> = RefCell::new(Said::default());
}

/// The current battle: the version of its rules, and its replay as text.
static TABLE: Mutex<(u32, String)> = Mutex::new((0, String::new()));

/// The settings of the window.
static SETTINGS: Mutex<String> = Mutex::new(String::new());

/// A file has been written: later failures are consequences of the first one, until the program has recovered from it.
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// From now on, a panic leaves a crash file and says where it is.
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

/// Keeps the current state of the battle on the table, with the version of its book's rules.
pub fn on_table(rules: u32, replay: &str) {
    *TABLE.lock().unwrap_or_else(PoisonError::into_inner) = (rules, replay.to_owned());
}

/// Keeps the settings of the window.
pub fn with_settings(settings: &str) {
    settings.clone_into(&mut SETTINGS.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Runs `work` on the battle of a world. If it panics, the battle and the order being carried out are written before
/// the panic continues.
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

/// Runs `work` on a value. If it panics, what `told` returns is written before the panic continues.
pub fn guarded<W, O, T>(mut on: W, work: impl FnOnce(&mut W) -> T, told: impl FnOnce(&W) -> Crash<O>) -> T
where
    O: Serialize + DeserializeOwned,
{
    WATCHED.set(WATCHED.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut on)));
    WATCHED.set(WATCHED.get() - 1);
    done.unwrap_or_else(|thrown| {
        if !caught::is_expected() {
            // A half-changed world may not be able to return its record.
            write(caught::caught(|| told(&on)).unwrap_or_default());
        }
        resume_unwind(thrown)
    })
}

/// Runs work whose failure the program survives, though nobody expects it to fail: the crash file is kept, and the next
/// failure writes another file.
///
/// # Errors
/// The panic message.
pub fn survived<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let done = catch_unwind(AssertUnwindSafe(work));
    done.map_err(|thrown| {
        WRITTEN.store(false, Ordering::Relaxed);
        caught::message(&*thrown)
    })
}

/// A battle played without a record crashed the program. Plays it again with a record, so that the crash file contains
/// the orders that led there.
pub fn again<B: Played>(why: &str, play: impl FnOnce(&mut World)) -> ! {
    let mut world = World::new();
    door::install::<B>(&mut world);
    watched::<B, _>(&mut world, None, |world| {
        play(world);
        panic!("the battle failed once, not twice: {why}")
    })
}

/// The battle of a world up to its last complete order.
fn told<B: Played>(world: &World) -> Option<String> {
    let battle = Replay::<B>::of(world, (Player::Human, Player::Human))?;
    // The state is in the middle of an order, so the file isn't sealed with it.
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

/// Writes the file, once, and reports where it is.
fn write<O: Serialize + DeserializeOwned>(held: Crash<O>) {
    // A failing program can't be trusted, so make sure that it doesn't fail again here.
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
    // The text files may be what fails, so this text is in the code.
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
    /// The text of the file: the battle in it is written as it would be in a file of its own.
    fn text(&self) -> Option<String> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).struct_names(false).escape_strings(false);
        shape::options().to_string_pretty(self, pretty).ok()
    }
}

/// The contents of such a file: the text of the battle or campaign, and whether it is a campaign.
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
    /// Syntax errors, or no battle in the file.
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
