//! The real program under a virtual display, driven by real mouse and key events.

use super::layout;
use monkeys::{panels::style::PAPER, words::word};
use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::Duration,
};
use tempfile::TempDir;

/// The longest wait for something that the program does by itself.
const PATIENCE: u32 = 300;
const BEAT: Duration = Duration::from_millis(200);

/// A virtual display with the game on it; both end with it.
pub struct Table {
    display: String,
    /// Width x height in pixels.
    size: String,
    xvfb: Child,
    pub game: Child,
    pub home: TempDir,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.game.kill();
        let _ = self.game.wait();
        let _ = self.xvfb.kill();
        let _ = self.xvfb.wait();
    }
}

fn start_display(size: &str) -> (Child, String) {
    let mut xvfb = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp"])
        // Otherwise the server resets when its last client leaves, and a game that starts just then finds none.
        .arg("-noreset")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb is installed by ./check");
    let mut number = String::new();
    let out = xvfb.stdout.take().expect("its output is piped");
    BufReader::new(out).read_line(&mut number).expect("it tells its number");
    (xvfb, format!(":{}", number.trim()))
}

impl Table {
    /// Opens the game with instant motion, so that each order is done at once.
    pub fn open(size: &str) -> Self {
        Self::open_with(size, "(format: 1, hints: false, speed: 0)")
    }

    /// The same with these settings.
    pub fn open_with(size: &str, settings: &str) -> Self {
        let home = TempDir::new().expect("a folder for settings and saves");
        let folder = home.path().join("monkeys-with-guns");
        fs::create_dir_all(&folder).expect("a folder for settings");
        fs::write(folder.join("settings.ron"), settings).expect("settings are written");
        let (xvfb, display) = start_display(size);
        // In the middle of the display the pointer would choose a card of the title.
        let _ = Command::new("xdotool").env("DISPLAY", &display).args(["mousemove", "2", "2"]).status();
        let game = Self::start(&display, home.path());
        let table = Self { display, size: size.into(), xvfb, game, home };
        table.come_up();
        table
    }

    /// Kills the game, and starts it again on the same display.
    pub fn kill_and_start(&mut self) {
        self.game.kill().expect("it can be killed");
        let _ = self.game.wait();
        self.wait("the window to go", || self.tool(&["search", "--name", "Monkeys With Guns"]).is_empty());
        self.game = Self::start(&self.display, self.home.path());
        self.come_up();
    }

    fn start(display: &str, home: &Path) -> Child {
        Command::new(env!("CARGO_BIN_EXE_monkeys"))
            .args(["--seed", "7"])
            .env("DISPLAY", display)
            .env("XDG_CONFIG_HOME", home)
            .env("XDG_DATA_HOME", home)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the game starts")
    }

    fn come_up(&self) {
        let table = self;
        table.wait("the window", || !table.tool(&["search", "--name", "Monkeys With Guns"]).is_empty());
        sleep(BEAT * 15);
        let window = table.tool(&["search", "--name", "Monkeys With Guns"]);
        let window = window.lines().next().expect("it was found").to_owned();
        table.tool(&["windowfocus", &window]);
        // Before its first frame the window is black, and takes no keys.
        table.wait("a first picture", || {
            let seen = table.look(None);
            seen.iter().any(|part| Some(part) != seen.first())
        });
        sleep(BEAT * 2);
    }

    /// Runs the input tool; returns its output.
    pub fn tool(&self, arguments: &[&str]) -> String {
        let output = Command::new("xdotool").env("DISPLAY", &self.display).args(arguments).output();
        let output = output.expect("xdotool is installed by ./check");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    pub fn key(&self, name: &str) {
        self.tool(&["key", "--delay", "120", name]);
        sleep(BEAT * 2);
    }

    /// Waits until the picture stops changing: a slow machine may need a second per frame.
    pub fn settle(&self) {
        let (mut last, mut same) = (self.look(None), 0);
        for _ in 0..PATIENCE {
            sleep(BEAT * 2);
            let now = self.look(None);
            same = if now == last { same + 1 } else { 0 };
            last = now;
            if same == 2 {
                return;
            }
        }
    }

    /// Does something until it is done: a slow machine may still be showing the previous turn, or take two clicks as
    /// one, and a player who sees nothing happen tries again.
    fn insist(&self, again: impl Fn(), done: impl Fn() -> bool) {
        for _ in 0..30 {
            self.settle();
            if done() {
                return;
            }
            again();
        }
    }

    fn keys(&self, names: &[&str]) {
        names.iter().for_each(|key| self.key(key));
    }

    /// The pixels of the display, or of a part of it: width, height, left, top.
    fn look(&self, part: Option<[u32; 4]>) -> Vec<u8> {
        let mut import = Command::new("import");
        import.env("DISPLAY", &self.display).args(["-window", "root", "-depth", "8"]);
        if let Some([width, height, left, top]) = part {
            import.args(["-crop", &format!("{width}x{height}+{left}+{top}")]);
        }
        import.arg("rgb:-").output().map(|seen| seen.stdout).unwrap_or_default()
    }

    /// How many pixels of this column are plain paper, and the middle of the buttons at the bottom of a card there.
    fn card(&self, x: u32) -> (usize, u32) {
        let (_, high) = self.size.split_once('x').expect("width x height");
        let column = self.look(Some([1, high.parse().expect("pixels"), x, 0]));
        let [red, green, blue, _] = PAPER.to_array();
        let paper = |pixel: &[u8]| pixel == [red, green, blue];
        let last = column.chunks(3).rposition(paper).unwrap_or_default();
        (column.chunks(3).filter(|pixel| paper(pixel)).count(), (last as u32).saturating_sub(35))
    }

    /// Waits until a part of the display has changed from what it was before an action.
    pub fn change(&self, what: &str, part: [u32; 4], done: impl FnOnce()) {
        let before = self.look(Some(part));
        done();
        self.wait(what, || self.look(Some(part)) != before);
    }

    /// A press and a release as fast as the tool can make them: often within one frame.
    pub fn quick_click(&self, x: u32, y: u32) {
        self.tool(&["mousemove", &x.to_string(), &y.to_string()]);
        sleep(BEAT * 2);
        self.tool(&["click", "1"]);
        sleep(BEAT * 3);
    }

    /// Clicks a card of the title, by the id of its name.
    pub fn open_card(&self, id: &str) {
        let size = self.size.split_once('x').expect("width x height");
        let side = |text: &str| text.parse().expect("pixels");
        let at = layout::title_card(&word(id), (side(size.0), side(size.1)));
        // Every page has its header where the title has bare wood.
        let head = Some([400, 60, 0, 0]);
        let title = self.look(head);
        self.insist(|| self.quick_click(at.x as u32, at.y as u32), || self.look(head) != title);
    }

    pub fn wait(&self, what: &str, done: impl Fn() -> bool) {
        for _ in 0..PATIENCE {
            if done() {
                return;
            }
            sleep(BEAT);
        }
        self.picture("waited-in-vain");
        panic!("waited in vain for {what}");
    }

    pub fn save(&self) -> PathBuf {
        self.home.path().join("monkeys-with-guns/replays/last-battle.replay.ron")
    }

    pub fn saved(&self) -> String {
        fs::read_to_string(self.save()).unwrap_or_default()
    }

    pub fn orders(&self, name: &str) -> usize {
        self.saved().matches(name).count()
    }

    /// Saves a picture of the display in the target folder, if the tool for it is installed.
    pub fn picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../pictures");
        let _ = fs::create_dir_all(&folder);
        let file = folder.join(format!("{name}.png"));
        let import = Command::new("import").env("DISPLAY", &self.display).args(["-window", "root"]).arg(&file).status();
        drop(import);
    }
}

pub fn replay_holds(save: &Path) -> bool {
    let verified = Command::new(env!("CARGO_BIN_EXE_monkeys")).arg("replay").arg(save).arg("--verify").output();
    verified.expect("the program runs").status.success()
}

#[test]
fn a_battle_by_mouse_and_keys_to_its_end() {
    let table = Table::open("1280x720");
    table.picture("real-title");
    table.open_card("title-battle");
    table.picture("real-set-up");
    table.key("Return");
    table.settle();
    table.picture("real-battle");

    // A place on the map: draft, then confirm. The second click is a quick one too.
    table.quick_click(480, 315);
    table.picture("real-draft");
    assert_eq!(table.orders("Move("), 0, "a draft is no order");
    table.insist(|| table.quick_click(480, 315), || table.orders("Move(") == 1);
    table.wait("the move", || table.orders("Move(") == 1);

    // A press on the sheet doesn't reach the square behind it; undo undoes the move, redo gives it again.
    table.quick_click(1100, 84);
    table.key("ctrl+z");
    table.wait("undo", || table.orders("Move(") == 0);
    table.key("ctrl+y");
    table.wait("redo", || table.orders("Move(") == 1);

    // Overwatch by key and Enter.
    table.key("o");
    table.picture("real-overwatch");
    table.key("Return");
    table.wait("overwatch", || table.orders("Overwatch(") == 1);

    // To the end by keys: end the turn, take the marked answer wherever somebody is asked.
    let is_open = || table.saved().contains("end: Open");
    for key in ["e", "e", "Return"].into_iter().cycle().take(270) {
        if !is_open() {
            break;
        }
        table.key(key);
    }
    table.settle();
    table.picture("real-end");
    assert!(!is_open(), "the battle ends");
    assert!(replay_holds(&table.save()), "its replay holds");

    // The replay: nothing can be ordered, and Esc leads back to the ending.
    let fought = table.saved();
    let (paper, foot) = table.card(709);
    table.quick_click(709, foot);
    table.settle();
    assert!(table.card(709).0 < paper / 2, "the card makes way for the replay");
    table.picture("real-replay");
    table.key("o");
    table.key("e");
    table.key("space");
    table.picture("real-replay-paused");
    assert_eq!(table.saved(), fought, "a replay changes no save");
    table.key("Escape");
    table.settle();
    table.picture("real-replay-left");
    // Enter shows the board, and the ending again; only its button starts a new battle.
    table.key("Return");
    table.key("o");
    table.key("Return");
    table.settle();
    assert_eq!(table.saved(), fought, "a stray key begins no battle");
    table.quick_click(430, table.card(430).1);
    table.settle();
    // The dice of another battle are new: the other side may move first, and reactions may be asked for.
    table.insist(|| table.keys(&["Tab", "o", "Return"]), || table.saved() != fought && table.orders("Overwatch(") > 0);
    table.wait("another battle", || table.saved() != fought && table.orders("Overwatch(") > 0);
}

#[test]
fn a_killed_game_goes_on_from_its_last_order() {
    let mut table = Table::open("1280x720");
    table.key("Return");
    table.key("Return");
    table.settle();
    table.key("o");
    table.key("Return");
    table.wait("overwatch", || table.orders("Overwatch(") == 1);
    table.game.kill().expect("it can be killed");
    let _ = table.game.wait();
    assert!(replay_holds(&table.save()), "the save holds");
}

#[test]
fn without_a_display_it_says_so_in_one_line() {
    let output = Command::new(env!("CARGO_BIN_EXE_monkeys")).env_remove("DISPLAY").output().expect("it runs");
    assert_eq!(output.status.code(), Some(3));
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(told.trim().lines().count(), 1, "{told}");
    assert!(told.contains("no display"), "{told}");
}

#[test]
fn the_lesson_is_played_to_its_end_by_keys() {
    let table = Table::open("1280x720");
    let kept = table.home.path().join("monkeys-with-guns/lessons/first-battle.replay.ron");
    let given = |order: &str| fs::read_to_string(&kept).unwrap_or_default().matches(order).count();
    let walk = |key: &str, steps: u32| (0..steps).for_each(|_| table.key(key));
    let take = |keys: &[&str], order: &str, times: usize| {
        keys.iter().for_each(|key| table.key(key));
        table.wait(order, || given(order) == times);
    };
    table.open_card("title-lesson");
    table.key("Return");
    table.settle();
    table.key("Return");
    table.wait("the lesson", || kept.exists());
    table.settle();
    // How a battle is won; the pointer opens it, somewhere in the middle of the card; from there on everything is done by
    // keys.
    table.key("Return");
    for y in (160..440).step_by(16) {
        if given("Designate(1)") == 1 {
            break;
        }
        table.tool(&["mousemove", "640", &y.to_string()]);
        table.settle();
        table.key("1");
    }
    table.wait("Designate(1)", || given("Designate(1)") == 1);
    ["t", "t", "Escape"].iter().for_each(|key| table.key(key));
    // The cursor starts at the chosen leader, moves along with it and comes back with it.
    walk("Right", 5);
    walk("Down", 1);
    table.picture("real-lesson-draft");
    take(&["Return", "Return"], "Move(", 1);
    take(&["ctrl+z"], "Move(", 0);
    walk("Right", 5);
    walk("Down", 1);
    take(&["Return", "Return"], "Move(", 1);
    ["Return", "F1", "Escape"].iter().for_each(|key| table.key(key));
    walk("Right", 9);
    take(&["Return", "Return"], "Attack(", 1);
    take(&["Tab", "o", "Return"], "Overwatch(", 1);
    take(&["e"], "EndTurn", 1);
    // The cursor is still on an enemy: the accept key fires anyway.
    take(&["Return"], "Fire(", 1);
    take(&["1"], "Keep(", 1);
    take(&["Return"], "Designate(2)", 1);
    table.wait("the other side's walk", || given("Move(") == 2);
    table.settle();
    take(&["1"], "React(", 1);
    take(&["Return"], "Fire(", 2);
    table.key("1");
    table.wait("the other side's turn to end", || given("EndTurn") == 2);
    table.settle();
    walk("Right", 11);
    walk("Up", 3);
    table.insist(|| table.keys(&["c", "Return", "Return"]), || given("Overrun(") > 0);
    table.wait("the charge", || given("Overrun(") == 1);
    table.insist(|| table.key("Return"), || !kept.exists());
    table.wait("the last page", || !kept.exists());
    table.picture("real-lesson-over");
    assert!(table.saved().is_empty(), "a lesson is no battle to be gone on with");
}

#[test]
fn a_battle_goes_on_from_a_moment_of_its_replay() {
    let table = Table::open("1280x720");
    table.key("Return");
    table.key("Return");
    table.settle();
    for key in ["e", "e", "Return"].into_iter().cycle().take(90) {
        if table.orders("EndTurn") >= 4 {
            break;
        }
        table.key(key);
    }
    table.settle();
    let fought = table.saved();
    let turns = table.orders("EndTurn");
    assert!(turns >= 4, "some turns are over: {turns}");
    // The menu: the first arrow goes to its first line, "Replay from the start" is the sixth.
    table.key("F10");
    (0..6).for_each(|_| table.key("Down"));
    // It plays as soon as it opens, and pressing Space before that would pause nothing.
    table.change("the theatre", [980, 52, 0, 668], || table.key("Return"));
    table.key("space");
    table.settle();
    // How far it has played by then depends on the machine: go back to the beginning.
    table.quick_click(33, 692);
    table.settle();
    table.picture("real-theatre");
    // Two turns ahead, one order back: the replay changes no save.
    ["Tab", "Tab", "ctrl+z"].iter().for_each(|key| table.key(key));
    table.settle();
    assert_eq!(table.saved(), fought);
    table.picture("real-theatre-two-turns-on");
    table.quick_click(805, 692);
    table.wait("the fork", || table.saved() != fought);
    assert!(table.orders("EndTurn") < turns, "it goes on from an earlier moment");
    let files = fs::read_dir(table.save().parent().expect("a folder")).expect("saves are there");
    let kept = files.flatten().map(|file| file.path()).filter(|path| *path != table.save());
    let whole = |path: &PathBuf| fs::read_to_string(path).is_ok_and(|text| text.matches("EndTurn").count() == turns);
    let kept: Vec<PathBuf> = kept.filter(whole).collect();
    assert!(kept.iter().any(|path| replay_holds(path)), "the battle as it was fought is kept: {kept:?}");
    // And it can be played on.
    table.settle();
    table.key("o");
    table.key("Return");
    table.wait("an order after the fork", || replay_holds(&table.save()));
}
