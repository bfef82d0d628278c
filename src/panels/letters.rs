//! Lays out all letters before any is shown. egui's font texture grows as new letters come, and in the frame in which
//! it grows no letter can be drawn.

use super::style::{BUTTON, HEAD, SECTION, SMALL, TEXT, bold, head, light, text};
use crate::words;
use bevy_egui::egui::{Color32, Context, FontId, TextFormat, text::LayoutJob};
use egui_phosphor::regular as signs;

/// The longest side that the font texture may have. In egui's own, of 2048, the letters for scales of 150 % and above
/// do not fit, and a texture that is nearly full is thrown away with everything in it.
pub(super) const SIDE: usize = 8192;

/// A letter is drawn separately for each quarter of a pixel that it may begin at.
const QUARTERS: u8 = 4;

/// Letters that players use in names besides those of our own words: Western and Central European.
const NAMES: std::ops::RangeInclusive<char> = '\u{a1}'..='\u{17f}';

/// The share of the texture, in quarters, that may be used once everything is laid out.
const USED: usize = 3;

/// The signs of the buttons.
const SIGNS: [&str; 41] = [
    signs::ARROW_CLOCKWISE,
    signs::ARROW_COUNTER_CLOCKWISE,
    signs::ARROW_LEFT,
    signs::ARROW_RIGHT,
    signs::BINOCULARS,
    signs::BOOK_OPEN,
    signs::BOOKMARK_SIMPLE,
    signs::CARET_DOUBLE_DOWN,
    signs::CARET_DOUBLE_UP,
    signs::CARET_DOWN,
    signs::CARET_LEFT,
    signs::CARET_RIGHT,
    signs::CARET_UP,
    signs::CHECK,
    signs::CLOCK_COUNTER_CLOCKWISE,
    signs::CROSSHAIR,
    signs::DICE_FIVE,
    signs::ERASER,
    signs::EYE,
    signs::FILM_STRIP,
    signs::GAME_CONTROLLER,
    signs::GRADUATION_CAP,
    signs::HAND_PALM,
    signs::HAND_POINTING,
    signs::HOUSE,
    signs::LIGHTBULB,
    signs::LIGHTNING,
    signs::LIST,
    signs::LOCK_SIMPLE,
    signs::MAGNIFYING_GLASS,
    signs::MAP_TRIFOLD,
    signs::MINUS,
    signs::PAINT_BRUSH,
    signs::PAUSE,
    signs::PLAY,
    signs::PLUS,
    signs::SHIELD,
    signs::SKIP_BACK,
    signs::SKIP_FORWARD,
    signs::USERS_THREE,
    signs::WARNING,
];

/// Letters that the text font joins into ligatures.
const JOINED: [&str; 14] = ["ff", "fi", "fj", "fl", "ft", "tt", "ti", "tj", "ffi", "ffj", "ffl", "fft", "tti", "fti"];

/// The fonts in the sizes that panels use.
pub fn types() -> Vec<FontId> {
    usual().into_iter().chain(rare()).collect()
}

/// The sizes for words that have no room in the usual ones, and those of a few headings.
fn rare() -> Vec<FontId> {
    let texts = [9.0, 9.5, 10.0, 10.5, 11.0].map(text);
    let bolds = [10.5, 11.0, BUTTON].map(bold);
    let heads = [8.5, 10.0, SMALL, 17.0, 22.0].map(head);
    texts.into_iter().chain(bolds).chain(heads).collect()
}

fn usual() -> Vec<FontId> {
    let texts = [SMALL, 13.0, TEXT, 15.0, 16.0, BUTTON].map(text);
    let bolds = [SMALL, 13.0, TEXT, 15.0].map(bold);
    let heads = [13.0, TEXT, 15.0, 16.0, BUTTON, 19.0, SECTION, 21.0, HEAD, 30.0].map(head);
    let lights = [TEXT, 15.0, 16.0, BUTTON, SECTION, HEAD].map(light);
    texts.into_iter().chain(bolds).chain(heads).chain(lights).collect()
}

/// Lays out every character that the word files use, for the current scale, and those of players' names once. What may
/// still come later has room.
pub(super) fn lay_out(ctx: &Context) {
    let letters: String = (' '..='~').chain(words::letters()).collect();
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    let all = || letters.iter().map(String::as_str).chain(JOINED).chain(SIGNS);
    let of_names: Vec<String> = NAMES.map(String::from).collect();
    for font in usual() {
        all().for_each(|letter| (0..QUARTERS).for_each(|step| lay(ctx, letter, font.clone(), step)));
    }
    for font in rare() {
        all().for_each(|letter| lay(ctx, letter, font.clone(), 0));
    }
    for font in types() {
        of_names.iter().for_each(|letter| lay(ctx, letter, font.clone(), 0));
    }
    make_room(ctx);
}

/// Lays out a letter that begins this many quarters of a pixel after a whole one.
fn lay(ctx: &Context, letter: &str, font: FontId, step: u8) {
    let quarter = 1.0 / f32::from(QUARTERS) / ctx.pixels_per_point();
    let mut job = LayoutJob::default();
    job.append(letter, f32::from(step) * quarter, TextFormat::simple(font, Color32::WHITE));
    ctx.fonts_mut(|fonts| fonts.layout_job(job));
}

/// Lets a texture that is almost full grow now, which takes one letter that is too large for the rest of it.
fn make_room(ctx: &Context) {
    let ([wide, tall], share) = ctx.fonts(|fonts| (fonts.font_image_size(), fonts.font_atlas_fill_ratio()));
    let used = (share * wide as f32) as usize;
    if 4 * used > USED * tall && 2 * tall <= wide {
        // A capital letter is less high than its font.
        let pixels = 2 * tall.saturating_sub(used) + 64;
        lay(ctx, "H", head(pixels as f32 / ctx.pixels_per_point()), 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::style;
    use bevy_egui::egui::{RawInput, ViewportInfo};

    /// A frame on a screen with this many pixels per point.
    fn frame(ctx: &Context, scale: f32) {
        let mut input = RawInput { max_texture_side: Some(SIDE), ..RawInput::default() };
        let viewport = ViewportInfo { native_pixels_per_point: Some(scale), ..ViewportInfo::default() };
        input.viewports.insert(input.viewport_id, viewport);
        ctx.run_ui(input, |_| ()).textures_delta.clear();
    }

    #[test]
    fn no_sentence_makes_the_picture_of_the_letters_grow_at_any_scale() {
        let sentences = include_str!("../../assets/words/en/monkeys/rules.ftl");
        for scale in [1.0, 1.5, 2.0] {
            let ctx = Context::default();
            style::install(&ctx);
            (0..2).for_each(|_| frame(&ctx, scale));
            assert_eq!(ctx.pixels_per_point(), scale);
            lay_out(&ctx);
            let size = || ctx.fonts(|fonts| fonts.font_image_size());
            let before = size();
            assert!(ctx.fonts(|fonts| fonts.font_atlas_fill_ratio()) < 0.8, "it is thrown away at {scale}");
            frame(&ctx, scale);
            for font in types() {
                ctx.fonts_mut(|fonts| fonts.layout_no_wrap(sentences.to_owned(), font, Color32::WHITE));
            }
            assert_eq!(size(), before, "at {scale}");
            // Nor do the names that players enter.
            let names: String = NAMES.flat_map(|letter| [letter, 'i']).collect();
            for font in types() {
                ctx.fonts_mut(|fonts| fonts.layout_no_wrap(names.clone(), font, Color32::WHITE));
            }
            assert_eq!(size(), before, "names at {scale}");
        }
    }
}
