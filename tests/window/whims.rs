//! Random clicks and key presses, in any order and however small the window: nothing fails. `MONKEYS_WHIMS` sets the
//! number of clicks at each size, if more are wanted.

use super::{clicks::Hand, home, ways::Hall};
use monkeys::{
    board::Cell,
    input::{Intent, Shown},
    panels::Scene,
    screens::{Pages, Who},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Sizes in pixels and scales in percent.
const WINDOWS: [((f32, f32), u16); 4] =
    [((1920.0, 1080.0), 100), ((1280.0, 720.0), 100), ((1280.0, 720.0), 200), ((700.0, 500.0), 150)];

/// A player without a plan.
struct Whim {
    hall: Hall,
    dice: ChaCha8Rng,
    /// The latest actions, for the message when something fails.
    last: Vec<Intent>,
}

impl Whim {
    fn new(seed: u64) -> Self {
        Self { hall: Hall::new(), dice: ChaCha8Rng::seed_from_u64(seed), last: Vec::new() }
    }

    fn clicks() -> usize {
        std::env::var("MONKEYS_WHIMS").ok().and_then(|count| count.parse().ok()).unwrap_or(8)
    }

    /// The meaning of a key.
    fn key(&mut self) -> Intent {
        match self.dice.random_range(0..14) {
            0..=3 => Intent::Accept,
            4 => Intent::Back,
            5 => Intent::NextUnit,
            6 => Intent::Undo,
            7 => Intent::Redo,
            8..=9 => Intent::EndTurn,
            10 => Intent::TakeOption(self.dice.random_range(0..4)),
            11 => Intent::Help(None),
            12 => Intent::Skip,
            _ => Intent::Advice,
        }
    }

    /// A square of the board, or one that only a larger board would have.
    fn cell(&mut self) -> Cell {
        Cell::new(self.dice.random_range(-2..40), self.dice.random_range(-2..40))
    }

    /// Clicks and presses at every size.
    fn play(&mut self) {
        for (size, scale) in WINDOWS {
            let mut hand = Hand::new(size, scale, self.hall.screen().expect("something is shown").clone());
            for _ in 0..Self::clicks() {
                let at = (self.dice.random_range(0.0..size.0), self.dice.random_range(0.0..size.1));
                let mut said = hand.click(at);
                if said.is_empty() && matches!(self.hall.scene(), Some(Scene::Battle(_))) {
                    let cell = self.cell();
                    said.push(Intent::Hover(Some(cell)));
                    let (shift, double) = (self.dice.random_bool(0.1), self.dice.random_bool(0.1));
                    said.push(Intent::Click { cell, shift, double });
                }
                if self.dice.random_bool(0.4) {
                    said.push(self.key());
                }
                // Whatever quits the program is left out.
                said.retain(|intent| !matches!(intent, Intent::Quit));
                self.last.clone_from(&said);
                self.hall.tell(said);
                hand.show(self.hall.screen().expect("something is shown").clone());
            }
        }
    }
}

impl Drop for Whim {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("done last: {:?}", self.last);
        }
    }
}

#[test]
fn clicks_without_a_plan_break_no_battle() {
    home::run_with("whims::in_a_battle_of_each_book", "(format: 1, hints: true, speed: 0)");
}

#[test]
#[ignore = "part of clicks_without_a_plan_break_no_battle"]
fn in_a_battle_of_each_book() {
    let levels = ["two-groves", "Suppression/low-water", "Initiative/the-brick-kiln", "Hexes/bare-shoulder"];
    for (seed, level) in (1..).zip(levels) {
        let mut whim = Whim::new(seed);
        let book = level.split_once('/').map_or("Monkeys", |(book, _)| book);
        whim.hall.0.world_mut().resource_mut::<Pages>().seats.insert(book, [Who::Human, Who::Human]);
        whim.hall.tell([Intent::Open(Shown::SetUp)]);
        let place = whim.hall.pages().levels.iter().position(|known| known == level).expect("it is shipped");
        whim.hall.tell([Intent::ChooseLevel(place), Intent::Start]);
        whim.play();
    }
}

#[test]
fn clicks_without_a_plan_break_no_page() {
    home::run("whims::on_every_page");
}

#[test]
#[ignore = "part of clicks_without_a_plan_break_no_page"]
fn on_every_page() {
    let pages = [Shown::Title, Shown::SetUp, Shown::Editor, Shown::Lab, Shown::Troops, Shown::Saves, Shown::Settings];
    for (seed, page) in (11..).zip(pages) {
        let mut whim = Whim::new(seed);
        whim.hall.tell([Intent::Open(page)]);
        whim.play();
    }
}

#[test]
fn clicks_without_a_plan_break_no_campaign() {
    home::run("whims::in_a_campaign");
}

#[test]
#[ignore = "part of clicks_without_a_plan_break_no_campaign"]
fn in_a_campaign() {
    let mut whim = Whim::new(31);
    whim.hall.tell([Intent::Open(Shown::Campaigns), Intent::Accept]);
    whim.play();
}
