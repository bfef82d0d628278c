//! Golden pictures: the main screens look as before, except for rounding by a graphics driver.
//!
//! They are kept at a quarter of their size in `tests/window/golden`. After changing a screen on purpose, record it
//! again with `MONKEYS_GOLDEN=record cargo test --test window golden`.

use super::{
    grounds,
    pictures::{draw, folder},
    values,
};
use monkeys::panels::{Above, Battle, Palette, Scene, Screen, settings};
use resvg::tiny_skia::Pixmap;
use std::path::{Path, PathBuf};

/// The scale factor of the kept pictures.
const SHRINK: u32 = 4;
/// The side of the compared tiles in pixels.
const TILE: u32 = 8;
/// How far the mean of a tile may differ, out of 255.
const TOLERANCE: u32 = 10;

fn shrunk(path: &Path) -> Pixmap {
    let whole = Pixmap::load_png(path).expect("the picture can be read");
    let (width, height) = (whole.width() / SHRINK, whole.height() / SHRINK);
    let mut small = Pixmap::new(width, height).expect("a picture has a size");
    for y in 0..height {
        for x in 0..width {
            let mean = mean(&whole, (x * SHRINK, y * SHRINK), SHRINK);
            let at = ((y * width + x) * 4) as usize;
            small.data_mut()[at..at + 4].copy_from_slice(&[mean[0] as u8, mean[1] as u8, mean[2] as u8, 255]);
        }
    }
    small
}

/// The mean color of a square.
fn mean(picture: &Pixmap, (left, top): (u32, u32), side: u32) -> [u32; 3] {
    let mut sum = [0; 3];
    let mut count = 0;
    for y in top..(top + side).min(picture.height()) {
        for x in left..(left + side).min(picture.width()) {
            let at = ((y * picture.width() + x) * 4) as usize;
            (0..3).for_each(|channel| sum[channel] += u32::from(picture.data()[at + channel]));
            count += 1;
        }
    }
    sum.map(|sum| sum / count.max(1))
}

/// Tiles that differ.
fn differing(old: &Pixmap, new: &Pixmap) -> usize {
    let tiles = |size: u32| (0..size.div_ceil(TILE)).map(|tile| tile * TILE);
    let tiles = tiles(old.height()).flat_map(|y| tiles(old.width()).map(move |x| (x, y)));
    let far = |at: &(u32, u32)| {
        let (was, is) = (mean(old, *at, TILE), mean(new, *at, TILE));
        was.iter().zip(is).any(|(was, is)| was.abs_diff(is) > TOLERANCE)
    };
    tiles.filter(far).count()
}

/// The old picture and the new one side by side.
fn beside(old: &Pixmap, new: &Pixmap, path: &Path) {
    let (width, height) = (old.width() + new.width() + 8, old.height().max(new.height()));
    let mut both = Pixmap::new(width, height).expect("two pictures have a size");
    for (picture, left) in [(old, 0), (new, old.width() + 8)] {
        for y in 0..picture.height() {
            let from = (y * picture.width() * 4) as usize;
            let to = ((y * width + left) * 4) as usize;
            let length = (picture.width() * 4) as usize;
            both.data_mut()[to..to + length].copy_from_slice(&picture.data()[from..from + length]);
        }
    }
    both.save_png(path).expect("the target folder can be written");
}

/// Compares a screen with its golden picture; returns the difference, if any.
fn compare(name: &str, screen: Screen) -> Option<String> {
    let drawn = draw(&format!("golden-{name}"), (1280, 720), 100, Palette::FIRST, screen);
    let new = shrunk(&drawn);
    let kept = PathBuf::from("tests/window/golden").join(format!("{name}.png"));
    if std::env::var_os("MONKEYS_GOLDEN").is_some_and(|wish| wish == "record") {
        new.save_png(&kept).expect("the folder can be written");
        return None;
    }
    let Ok(old) = Pixmap::load_png(&kept) else { return Some(format!("{name}: no golden picture")) };
    if (old.width(), old.height()) != (new.width(), new.height()) {
        return Some(format!("{name}: another size"));
    }
    let tiles = differing(&old, &new);
    if tiles == 0 {
        return None;
    }
    let path = folder().join(format!("{name}-old-and-new.png"));
    beside(&old, &new, &path);
    Some(format!("{name}: {tiles} tiles differ, see {}", path.display()))
}

fn battle(change: impl FnOnce(&mut Battle)) -> Screen {
    let mut battle = values::battle();
    change(&mut battle);
    Screen { scene: Scene::Battle(Box::new(battle)), above: None }
}

fn above(card: Above) -> Screen {
    Screen { above: Some(card), ..battle(values::calm) }
}

#[test]
fn golden_pictures_of_the_main_screens() {
    let scene = |scene| Screen { scene, above: None };
    let screens = [
        ("title", scene(Scene::Title(values::title()))),
        ("set-up", scene(Scene::SetUp(Box::new(values::set_up())))),
        ("editor", scene(Scene::Editor(Box::new(grounds::editor())))),
        ("lab", scene(Scene::Lab(Box::new(grounds::lab())))),
        ("battle", battle(|_| ())),
        ("both-ways", battle(|battle| battle.exchange = Some(values::exchange(6)))),
        ("die", battle(values::die_choice)),
        ("decision", battle(values::answers)),
        ("theatre", battle(values::theatre)),
        ("book", above(Above::Book(Box::new(values::book())))),
        ("settings", above(Above::Settings(settings::Settings::default()))),
        ("advice", above(Above::Advice(values::advice()))),
        ("ending", above(Above::Ending(values::ending()))),
    ];
    let faults: Vec<String> = screens.into_iter().filter_map(|(name, screen)| compare(name, screen)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_changed_picture_is_seen_and_a_rounding_is_not() {
    let mut old = Pixmap::new(40, 24).expect("it has a size");
    old.data_mut().fill(120);
    let mut rounded = old.clone();
    rounded.data_mut().iter_mut().step_by(3).for_each(|byte| *byte += 4);
    assert_eq!(differing(&old, &rounded), 0);
    let mut changed = old.clone();
    changed.data_mut()[..4 * 40 * 8].fill(180);
    assert_eq!(differing(&old, &changed), 5, "a row of tiles");
}
