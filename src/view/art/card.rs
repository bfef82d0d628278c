//! The pieces that make up a counter's card, in whole pixels where it matters.

use super::looks::{Badge, Badges, CounterLook};
use super::palette::{CREAM, GOLD, HARM, INK, Outline, SHADOW, SideColours};
use super::sources;
use super::tag::{self, Slip};
use crate::force::Tag;

/// Scale of the tab with the name of a unit, if the name includes its platoon's mark in small print.
const MARKED: f32 = 1.22;

/// A card: its place in its picture, and its colors.
pub(super) struct Card {
    /// Left and top edge.
    x: f32,
    y: f32,
    /// Width and height.
    size: f32,
    /// How far it is raised above its shadow.
    lift: f32,
    outline: Outline,
    pub colours: SideColours,
}

impl Card {
    /// A card of `size` pixels in the center of a picture of `side` pixels.
    pub(super) fn new(look: &CounterLook, size: u32, side: u32, lift: f32) -> Self {
        let corner = (side.saturating_sub(size) / 2) as f32;
        let colours = look.palette.side(look.outline);
        Self { x: corner, y: corner - lift, size: size as f32, lift, outline: look.outline, colours }
    }

    /// A card of another kind of counter, its left and top edge `from` pixels from those of the picture.
    pub(super) fn plain(outline: Outline, colours: SideColours, size: u32, from: f32, lift: f32) -> Self {
        let corner = from.floor();
        Self { x: corner, y: corner - lift, size: size as f32, lift, outline, colours }
    }

    /// Sixty-fourths of the card's width, in whole pixels.
    pub(super) fn px(&self, part: f32) -> f32 {
        (part * self.size / 64.0).round()
    }

    fn unit(&self) -> f32 {
        self.size / 64.0
    }

    /// The side's shape, `inset` pixels smaller on each side (larger if negative).
    fn shape(&self, inset: f32, paint: &str) -> String {
        let wide = self.size - 2.0 * inset;
        match self.outline {
            Outline::Square => {
                let round = (self.size * 0.2 - inset * 0.8).max(self.size * 0.06);
                let (x, y) = (self.x + inset, self.y + inset);
                format!("<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{wide}\" rx=\"{round:.2}\" {paint}/>")
            }
            Outline::Disc => {
                let (x, y) = (self.x + self.size / 2.0, self.y + self.size / 2.0);
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{:.2}\" {paint}/>", wide / 2.0)
            }
        }
    }

    pub(super) fn filled(&self, inset: f32, colour: &str) -> String {
        self.shape(inset, &format!("fill=\"{colour}\""))
    }

    /// The shadow to the lower right, further off when the card is lifted.
    pub(super) fn shadow(&self) -> String {
        let right = self.px(2.2).max(1.0) + self.lift * 0.5;
        let down = self.px(3.4).max(1.0) + self.lift * 1.5;
        let shape = self.filled(0.0, SHADOW);
        format!("<g opacity=\".36\" transform=\"translate({right} {down})\">{shape}</g>")
    }

    /// The shadow of a large card: as deep as those of the small ones around it.
    pub(super) fn soft_shadow(&self, deep: f32) -> String {
        let (right, down) = (deep + self.lift * 0.5, deep * 1.5 + self.lift * 1.5);
        format!("<g opacity=\".36\" transform=\"translate({right:.2} {down:.2})\">{}</g>", self.filled(0.0, SHADOW))
    }

    /// Light along the upper left of the frame, shade along the lower right.
    pub(super) fn bevel(&self, inset: f32) -> String {
        self.rim(inset, self.px(1.6).max(1.0))
    }

    /// The same, this many pixels wide.
    pub(super) fn rim(&self, inset: f32, wide: f32) -> String {
        let inset = inset + wide / 2.0;
        let round = match self.outline {
            Outline::Square => (self.size * 0.2 - inset * 0.8).max(self.size * 0.06),
            Outline::Disc => self.size / 2.0 - inset,
        };
        let (left, top) = (self.x + inset, self.y + inset);
        let (right, foot) = (self.x + self.size - inset, self.y + self.size - inset);
        // From the lower left to the upper right corner, clockwise and counterclockwise.
        let slant = round * std::f32::consts::FRAC_1_SQRT_2;
        let near = (left + round - slant, foot - round + slant);
        let far = (right - round + slant, top + round - slant);
        let half = |[from, to]: [(f32, f32); 2], sweep: u8, colour: &str, opacity: &str| {
            format!(
                "<path d=\"M{:.2} {:.2}A{round:.2} {round:.2} 0 0 {sweep} {:.2} {:.2}\
                 {}A{round:.2} {round:.2} 0 0 {sweep} {:.2} {:.2}\" fill=\"none\" stroke=\"{colour}\" \
                 stroke-opacity=\"{opacity}\" stroke-width=\"{wide}\"/>",
                near.0,
                near.1,
                from.0,
                from.1,
                turn((left, top, right, foot), to, round, sweep),
                far.0,
                far.1,
            )
        };
        half([(left, foot - round), (right - round, top)], 1, "#FFFFFF", ".34")
            + &half([(left + round, foot), (right, top + round)], 0, "#000000", ".2")
    }

    /// The leader's gold ring inside the ink edge.
    pub(super) fn ring(&self, edge: f32, wide: f32, dashed: bool) -> String {
        if !dashed {
            return self.filled(edge, GOLD);
        }
        let dash = self.size * 0.15;
        let paint = format!(
            "fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"{wide}\" stroke-dasharray=\"{dash:.2} {:.2}\"",
            dash * 0.72
        );
        self.shape(edge + wide / 2.0, &paint)
    }

    /// Gold around the card: how far out, how strong.
    pub(super) fn halo(&self, rings: &[(f32, f32)]) -> String {
        self.rings(GOLD, rings)
    }

    /// The same in cream.
    pub(super) fn pale_halo(&self, rings: &[(f32, f32)]) -> String {
        self.rings(CREAM, rings)
    }

    fn rings(&self, colour: &str, rings: &[(f32, f32)]) -> String {
        let ring =
            |(out, strength): &(f32, f32)| self.shape(-out, &format!("fill=\"{colour}\" fill-opacity=\"{strength}\""));
        rings.iter().map(ring).collect()
    }

    /// A drawing from a box of `drawn` units, `wide` sixty-fourths of the card wide, its corner at `at` sixty-fourths.
    pub(super) fn set(&self, drawing: &str, drawn: f32, at: (f32, f32), wide: f32) -> String {
        let unit = self.unit();
        let (x, y) = (self.x + at.0 * unit, self.y + at.1 * unit);
        let scale = wide * unit / drawn;
        let shapes = sources::shapes(drawing);
        format!("<g transform=\"translate({x:.2} {y:.2}) scale({scale:.4})\">{shapes}</g>")
    }

    /// The leader's chevron above the card.
    pub(super) fn chevron(&self) -> String {
        let (x, y, unit) = (self.x, self.y, self.unit());
        format!(
            "<path transform=\"translate({x} {y}) scale({unit:.4})\" d=\"M17 -1L32 -11.5L47 -1V7L32 -3.5L17 7Z\" fill=\"{GOLD}\" \
             stroke=\"{INK}\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>"
        )
    }

    /// The unit's short name on a tab at the lower left.
    pub(super) fn tab(&self, tag: Tag, zoom: f32) -> String {
        // Two signs need more room than one to be readable.
        let (zoom, air) = if tag.platoon.is_some() { (zoom * MARKED, 5.0) } else { (zoom, 8.0) };
        let tall = self.px(20.0 * zoom).round();
        let lettered = tag::width(tag, tall - 2.0 * self.px(1.6).max(1.0));
        let wide = (lettered + self.px(air * zoom)).max(self.px(20.0 * zoom)).round();
        let x = self.x - self.px(2.0);
        let y = self.y + self.size + self.px(1.0) - tall;
        let edge = self.px(1.6).max(1.0);
        let round = tall * 0.24;
        let inner = format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" rx=\"{round:.2}\" fill=\"{INK}\"/>\
             <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{:.2}\" fill=\"{}\"/>",
            x + edge,
            y + edge,
            wide - 2.0 * edge,
            tall - 2.0 * edge,
            (round - edge * 0.6).max(0.5),
            self.colours.dark
        );
        let foot = (x + wide / 2.0, y + tall - edge);
        let (room, tall) = (wide - 2.0 * edge, tall - 2.0 * edge);
        inner + &Slip { foot, room, tall, colours: &self.colours, figure: CREAM }.lettered(tag)
    }

    /// The unit's short name over the whole card.
    pub(super) fn figure(&self, tag: Tag) -> String {
        let tall = (self.size - 3.0).max(5.0);
        let foot = (self.x + self.size / 2.0, self.y + self.size - 2.0);
        // A disc is narrower at the top and bottom.
        let room = self.size - if self.outline == Outline::Disc { 3.0 } else { 2.0 };
        Slip { foot, room, tall, colours: &self.colours, figure: self.colours.figure }.briefly(tag)
    }

    /// The weapon on a slip at the lower right.
    pub(super) fn weapon(&self, drawing: &str, zoom: f32) -> String {
        let (wide, tall) = (self.px(29.0 * zoom.min(1.15)), self.px(14.0 * zoom.min(1.15)));
        let x = self.x + self.size + self.px(4.0) - wide;
        let y = self.y + self.size + self.px(2.0) - tall;
        let edge = self.px(1.4).max(1.0);
        let room = wide - 2.0 * edge - self.px(2.0);
        let scale = (room / 40.0).min((tall - 2.0 * edge) / 16.0);
        let (left, top) = (x + (wide - 40.0 * scale) / 2.0, y + (tall - 16.0 * scale) / 2.0);
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" rx=\"{:.2}\" fill=\"{INK}\"/>\
             <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{:.2}\" fill=\"#F6EBD0\"/>\
             <g transform=\"translate({left:.2} {top:.2}) scale({scale:.4})\">{}</g>",
            tall * 0.25,
            x + edge,
            y + edge,
            wide - 2.0 * edge,
            tall - 2.0 * edge,
            tall * 0.16,
            sources::shapes(drawing)
        )
    }

    /// The worst state at the upper right.
    pub(super) fn badge(&self, file: &str, zoom: f32) -> String {
        let wide = WORST * zoom;
        self.set(&format!("badges/{file}"), 28.0, (70.0 - wide, RAISED), wide)
    }

    /// The next worst state as a plain sign below it, above the weapon, and how many more there are.
    pub(super) fn second(&self, badge: Badge, zoom: f32, others: u32) -> String {
        let wide = (self.size * 0.3).max(8.0).round();
        let at = ((self.x + self.size - wide * 0.62).round(), (self.y + self.px(WORST * zoom + RAISED - 1.0)).round());
        let mut shapes = pip(badge, at, wide);
        if others > 0 {
            let radius = self.px(7.4 * zoom);
            let (x, y) = (at.0 + wide - radius * 0.2, at.1 + wide + radius * 0.2);
            shapes += &format!("<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"{INK}\"/>");
            shapes += &text(&others.to_string(), x, y + radius * 0.82, radius * 1.64, CREAM);
        }
        shapes
    }

    /// What a primate carries, at the left edge, if a worse state has taken the place of its badge.
    pub(super) fn burden(&self) -> String {
        let wide = (self.size * 0.3).max(10.0).round();
        pip(Badge::Carrying, ((self.x - wide * 0.3).round(), (self.y + self.size * 0.35).round()), wide)
    }

    /// The markers on its unit at the upper left, counted like the pips of a die.
    pub(super) fn markers(&self, count: u8, zoom: f32) -> String {
        let wide = self.px(27.0 * zoom).max(12.0);
        let at = ((self.x - self.px(12.0)).round(), (self.y - self.px(5.0)).round());
        let (part, edge) = (wide / 12.0, wide / 12.0);
        let pip = |(x, y): (f32, f32)| {
            let (x, y) = (at.0 + x * part, at.1 + y * part);
            format!("<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{:.2}\" fill=\"{CREAM}\"/>", part * 1.25)
        };
        plate(at, wide, edge) + &pips_of(count).iter().copied().map(pip).collect::<String>()
    }

    /// The same as a number, where pips could not be counted.
    pub(super) fn marker_figure(&self, count: u8) -> String {
        if count == 0 {
            return String::new();
        }
        let wide = (self.size * 0.56).clamp(9.0, 13.0).round();
        let at = ((self.x - wide * 0.4).round(), (self.y - wide * 0.36).round());
        plate(at, wide, 1.0) + &text(&count.to_string(), at.0 + wide / 2.0, at.1 + wide - 1.0, wide, CREAM)
    }

    /// The two worst states as plain signs down the right edge, each with a shape and a color of its own.
    pub(super) fn pips(&self, badges: Badges) -> String {
        let wide = (self.size * 0.5).clamp(8.0, 12.0).round();
        let x = (self.x + self.size - wide * 0.62).round();
        let foot = self.y + self.size - wide * 0.72;
        let tops = [self.y - wide * 0.36, foot];
        let mut shown: Vec<Badge> = Badge::ALL.into_iter().filter(|badge| badges.has(*badge)).collect();
        // Always show the badge for carrying: other players need to see it.
        if let Some(place) = shown.iter().position(|badge| *badge == Badge::Carrying).filter(|place| *place > 1) {
            shown.swap(1, place);
        }
        shown.into_iter().zip(tops).map(|(badge, top)| pip(badge, (x, top.round()), wide)).collect()
    }
}

/// The width of the worst state's badge on a card of 64, and how far it is above the top of the card.
const WORST: f32 = 26.0;
const RAISED: f32 = -7.0;

/// The red plate of suppression markers, with a cream edge.
fn plate((x, y): (f32, f32), wide: f32, edge: f32) -> String {
    let square = |inset: f32, colour: &str| {
        let (x, y, side) = (x + inset, y + inset, wide - 2.0 * inset);
        format!(
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{side:.2}\" height=\"{side:.2}\" rx=\"{:.2}\" fill=\"{colour}\"/>",
            side * 0.24
        )
    };
    square(-edge, INK) + &square(-edge * 0.3, CREAM) + &square(edge * 0.5, HARM)
}

/// The positions of a die's pips in a box of 12; more than six are shown as six.
const fn pips_of(count: u8) -> &'static [(f32, f32)] {
    const LOW: f32 = 3.0;
    const MID: f32 = 6.0;
    const HIGH: f32 = 9.0;
    match count {
        0 => &[],
        1 => &[(MID, MID)],
        2 => &[(LOW, HIGH), (HIGH, LOW)],
        3 => &[(LOW, HIGH), (MID, MID), (HIGH, LOW)],
        4 => &[(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (LOW, HIGH), (MID, MID), (HIGH, LOW), (HIGH, HIGH)],
        _ => &[(LOW, LOW), (LOW, MID), (LOW, HIGH), (HIGH, LOW), (HIGH, MID), (HIGH, HIGH)],
    }
}

/// A state as a plain sign `wide` pixels wide, its left and top edge at a place.
pub(super) fn pip(badge: Badge, (x, y): (f32, f32), wide: f32) -> String {
    let shapes = sources::shapes(&format!("pips/{}", badge.file()));
    format!("<g transform=\"translate({x:.2} {y:.2}) scale({:.4})\">{shapes}</g>", wide / 12.0)
}

/// The middle of a half outline: along one side, round its corner, along the next side to `to`.
fn turn((left, top, right, foot): (f32, f32, f32, f32), to: (f32, f32), round: f32, sweep: u8) -> String {
    let (before, after) = if sweep == 1 {
        ((left, top + round), (left + round, top))
    } else {
        ((right - round, foot), (right, foot - round))
    };
    format!(
        "L{:.2} {:.2}A{round:.2} {round:.2} 0 0 {sweep} {:.2} {:.2}L{:.2} {:.2}",
        before.0, before.1, after.0, after.1, to.0, to.1
    )
}

/// How far below the line a character of the heading font extends, and how tall it is, as fractions of its size.
///
/// The font has only old-style figures; on a counter they are all drawn equally tall.
fn extent(sign: &str) -> (f32, f32) {
    match sign.trim_start_matches('+') {
        "0" | "1" | "2" => (0.0, 0.6),
        "3" | "4" | "5" | "7" | "9" => (0.1, 0.7),
        _ => (0.0, 0.7),
    }
}

/// How tall signs are drawn in a box of `tall` pixels.
fn figure_px(tall: f32) -> f32 {
    (tall * 0.78).round().max(5.0)
}

/// The size of the font that fills a box of `tall` pixels with a sign.
pub(super) fn figure_size(sign: &str, tall: f32) -> f32 {
    figure_px(tall) / extent(sign).1
}

/// Bold figures that almost fill a box of `tall` pixels, standing on its `foot`.
pub(super) fn text(number: &str, middle: f32, foot: f32, tall: f32, colour: &str) -> String {
    let (drop, _) = extent(number);
    let (figure, size) = (figure_px(tall), figure_size(number, tall));
    let base = foot - ((tall - figure) / 2.0).floor() - drop * size;
    format!(
        "<text x=\"{middle:.2}\" y=\"{base:.2}\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" font-size=\"{size:.2}\" \
         text-anchor=\"middle\" fill=\"{colour}\">{number}</text>"
    )
}
