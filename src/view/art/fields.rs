//! The hexes of a table in pictures: each ground in the style of the battle table, joined to its neighbors of the same
//! kind.

use super::scatter::Scatter;
use crate::board::hex::Bearing;
use std::fmt::Write;

/// The ground of a hex of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldLook {
    kind: Kind,
    /// Sides, by the indices of their bearings, beyond which the same ground continues.
    joins: u8,
    /// Sides beyond which there is nothing.
    rim: u8,
    /// Its column and its half hexes from the top, lettered at its bottom.
    at: (i16, i16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Kind {
    Clear,
    Bridge,
    Forest,
    Burned,
    Building,
    Ruins,
    Rough,
    Dunes,
    Hill,
    Swamp,
    River,
    Deep,
}

/// Grounds by their file names.
const NAMES: [(&str, Kind); 11] = [
    ("bridge", Kind::Bridge),
    ("forest", Kind::Forest),
    ("burned forest", Kind::Burned),
    ("building", Kind::Building),
    ("ruins", Kind::Ruins),
    ("rough", Kind::Rough),
    ("dunes", Kind::Dunes),
    ("hill", Kind::Hill),
    ("swamp", Kind::Swamp),
    ("river", Kind::River),
    ("deep water", Kind::Deep),
];

impl FieldLook {
    /// The look of a ground by its name, with the grounds beyond its sides; `None` where the table ends. A name without
    /// a drawing is clear ground.
    pub fn of(name: &str, at: (i16, i16), beyond: [Option<&str>; 6]) -> Self {
        let kind = |name: &str| NAMES.iter().find(|(known, _)| *known == name).map_or(Kind::Clear, |(_, kind)| *kind);
        let own = kind(name);
        let sides = |is: &dyn Fn(Option<&str>) -> bool| {
            (0..6).filter(|side| is(beyond[*side])).fold(0, |mask, side| mask | 1 << side)
        };
        let joins = |other: Option<&str>| other.is_some_and(|other| own.joins(kind(other)));
        Self { kind: own, joins: sides(&joins), rim: sides(&|other| other.is_none()), at }
    }
}

impl Kind {
    const fn is_wet(self) -> bool {
        matches!(self, Self::River | Self::Deep | Self::Bridge)
    }

    fn joins(self, other: Self) -> bool {
        self == other || self.is_wet() && other.is_wet()
    }
}

/// The center of a hex in the units of its drawing, and its corners clockwise from the upper left one.
const MIDDLE: (f32, f32) = (80.0, 70.0);
const CORNERS: [(f32, f32); 6] = [(40.0, 0.0), (120.0, 0.0), (160.0, 70.0), (120.0, 140.0), (40.0, 140.0), (0.0, 70.0)];

/// The corners at both ends of a side.
const fn ends(side: usize) -> [(f32, f32); 2] {
    [CORNERS[side], CORNERS[(side + 1) % 6]]
}

/// A corner moved toward the center by this factor: 1 leaves it in place.
fn drawn_in((x, y): (f32, f32), share: f32) -> (f32, f32) {
    (MIDDLE.0 + (x - MIDDLE.0) * share, MIDDLE.1 + (y - MIDDLE.1) * share)
}

fn points(corners: impl IntoIterator<Item = (f32, f32)>) -> String {
    corners.into_iter().fold(String::new(), |mut text, (x, y)| {
        let _ = write!(text, "{x:.1},{y:.1} ");
        text
    })
}

/// A hex of a table, in the units of a hex.
pub(super) fn field(look: &FieldLook) -> String {
    let (x, y) = look.at;
    let mut scatter = Scatter::new((i32::from(x) * 37 + i32::from(y)) as u32, 23);
    let whole = points(CORNERS);
    let mut shapes = format!("<polygon points=\"{whole}\" fill=\"#E6DBB9\"/>");
    for (tint, share) in [("#D9CB9F", ".34"), ("#EFE6CB", ".5"), ("#D9CB9F", ".28")] {
        let (x, y) = (scatter.between(20.0, 140.0), scatter.between(10.0, 130.0));
        let (rx, ry) = (scatter.between(20.0, 44.0), scatter.between(12.0, 26.0));
        let _ = write!(
            shapes,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" fill=\"{tint}\" opacity=\"{share}\"/>"
        );
    }
    shapes += &match look.kind {
        Kind::Clear => grass(&mut scatter, 5),
        Kind::Bridge => bridge(look),
        Kind::Forest => soft(look, ("#B4C08C", "#6F8450")) + &crowns(&mut scatter, ["#6E8C4C", "#7C9957", "#5F7F45"]),
        Kind::Burned => soft(look, ("#B5AC96", "#6B5D49")) + &stumps(&mut scatter),
        Kind::Building => grass(&mut scatter, 3) + &building(),
        Kind::Ruins => grass(&mut scatter, 3) + &ruins(&mut scatter),
        Kind::Rough => soft(look, ("#CDB78A", "#8F7A50")) + &stones(&mut scatter, 13),
        Kind::Dunes => soft(look, ("#E6CF94", "#B8955A")) + &ripples(),
        Kind::Hill => hill(look),
        Kind::Swamp => soft(look, ("#BFC7A2", "#6F8450")) + &pools(&mut scatter),
        Kind::River => soft(look, ("#9CC3C4", "#3F7682")) + &waves(&mut scatter, "#5C939C", 6),
        Kind::Deep => soft(look, ("#7DAFB6", "#2F6470")) + &waves(&mut scatter, "#4A828C", 10),
    };
    let clip = format!("<clipPath id=\"field\"><polygon points=\"{whole}\"/></clipPath>");
    let mut field = format!("{clip}<g clip-path=\"url(#field)\">{shapes}");
    let _ = write!(
        field,
        "<polygon points=\"{whole}\" fill=\"none\" stroke=\"#5A4B2E\" stroke-width=\"1.8\" opacity=\".5\"/>\
         <text x=\"80\" y=\"136\" text-anchor=\"middle\" font-family=\"Lato\" font-size=\"8.5\" fill=\"#4A4036\" opacity=\".75\">{x}, {y}</text></g>"
    );
    for side in (0..6).filter(|side| look.rim & 1 << side != 0) {
        let [(ax, ay), (bx, by)] = ends(side);
        let _ = write!(
            field,
            "<path d=\"M{ax} {ay} L{bx} {by}\" stroke=\"#2A2521\" stroke-width=\"5\" stroke-linecap=\"round\"/>"
        );
    }
    field
}

/// A soft ground: an island with round corners that extends across the sides where its kind does.
fn soft(look: &FieldLook, (fill, edge): (&str, &str)) -> String {
    let inner = points(CORNERS.map(|corner| drawn_in(corner, 0.84)));
    let mut shapes = vec![inner];
    for side in (0..6).filter(|side| look.joins & 1 << side != 0) {
        let [from, to] = ends(side);
        shapes.push(points([drawn_in(from, 0.84), from, to, drawn_in(to, 0.84)]));
    }
    // A corner belongs to the ground if both of its sides do.
    let draw = |paint: &str| {
        shapes.iter().fold(String::new(), |mut text, points| {
            let _ = write!(text, "<polygon points=\"{points}\" {paint}/>");
            text
        })
    };
    let round = |colour: &str, wide: f32| {
        format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linejoin=\"round\"")
    };
    draw(&round(edge, 15.0)) + &draw(&round(fill, 10.5))
}

/// Positions spread over the hex, from the top, so that what is nearer covers what is farther away.
fn places(scatter: &mut Scatter, rows: u8, most: u8) -> Vec<(f32, f32)> {
    let mut places = Vec::new();
    for row in 0..rows {
        let down = 14.0 + 112.0 * (f32::from(row) + 0.5) / f32::from(rows);
        let half = 72.0 - (down - 70.0).abs() * 0.52;
        for place in 0..most {
            let along = (f32::from(place) + 0.5) / f32::from(most) * 2.0 - 1.0;
            places.push((80.0 + along * half + scatter.between(-7.0, 7.0), down + scatter.between(-6.0, 6.0)));
        }
    }
    places
}

fn grass(scatter: &mut Scatter, count: u8) -> String {
    let mut shapes = String::from("<g stroke=\"#A8A26A\" stroke-width=\"1.8\" stroke-linecap=\"round\" fill=\"none\">");
    for _ in 0..count {
        let (x, y) = (scatter.between(26.0, 134.0), scatter.between(18.0, 122.0));
        let (low, high) = (y + 4.0, y - 4.0);
        let (left, right, tip) = (x - 4.0, x + 4.0, y - 6.0);
        let _ = write!(
            shapes,
            "<path d=\"M{x:.1} {low:.1} L{left:.1} {high:.1} M{x:.1} {low:.1} V{tip:.1} M{x:.1} {low:.1} L{right:.1} {high:.1}\"/>"
        );
    }
    shapes + "</g>"
}

fn crowns(scatter: &mut Scatter, greens: [&str; 3]) -> String {
    let trees: Vec<(f32, f32, f32)> =
        places(scatter, 5, 5).into_iter().map(|(x, y)| (x, y, scatter.between(10.0, 14.5))).collect();
    let mut shapes = String::new();
    for (x, y, r) in &trees {
        let (x, y) = (x + 3.0, y + 4.5);
        let _ = write!(shapes, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" fill=\"#1B1510\" opacity=\".24\"/>");
    }
    for (x, y, r) in trees {
        let green = greens[scatter.below(3) as usize];
        let (ax, ay, bx, by) = (x - r * 0.62, y + r * 0.05, x + r * 0.12, y - r * 0.62);
        let bend = r * 0.66;
        let _ = write!(
            shapes,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" fill=\"{green}\" stroke=\"#33471F\" stroke-width=\"1.8\"/>\
             <path d=\"M{ax:.1} {ay:.1} A{bend:.1} {bend:.1} 0 0 1 {bx:.1} {by:.1}\" fill=\"none\" stroke=\"#A9BF7E\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
        );
    }
    shapes
}

fn stumps(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in places(scatter, 4, 4) {
        let r = scatter.between(4.0, 6.5);
        let (tip, lean) = (y - r * 3.0, x + scatter.between(-5.0, 5.0));
        let _ = write!(
            shapes,
            "<path d=\"M{x:.1} {y:.1} L{lean:.1} {tip:.1}\" stroke=\"#3A302A\" stroke-width=\"4\" stroke-linecap=\"round\"/>\
             <ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{r:.1}\" ry=\"{:.1}\" fill=\"#4A4036\" stroke=\"#2A2521\" stroke-width=\"1.4\"/>",
            r * 0.6
        );
    }
    shapes
}

fn stones(scatter: &mut Scatter, count: u8) -> String {
    let mut shapes = String::new();
    for _ in 0..count {
        let (x, y) = (scatter.between(24.0, 136.0), scatter.between(16.0, 120.0));
        let (rx, ry) = (scatter.between(4.0, 8.5), scatter.between(3.0, 6.0));
        let _ = write!(
            shapes,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" fill=\"#B7A57F\" stroke=\"#6B5B3C\" stroke-width=\"1.6\"/>\
             <path d=\"M{:.1} {:.1} q{:.1} -{:.1} {:.1} -{:.1}\" fill=\"none\" stroke=\"#E0D2AE\" stroke-width=\"1.4\"/>",
            x - rx * 0.6,
            y,
            rx * 0.2,
            ry * 0.6,
            rx * 0.8,
            ry * 0.6
        );
    }
    shapes
}

fn ripples() -> String {
    let mut shapes = String::from("<g fill=\"none\" stroke=\"#BF9F5E\" stroke-width=\"2.2\" stroke-linecap=\"round\">");
    for (x, y, wide) in [
        (34.0, 26.0, 60.0),
        (70.0, 44.0, 56.0),
        (26.0, 62.0, 64.0),
        (84.0, 82.0, 50.0),
        (36.0, 98.0, 60.0),
        (64.0, 118.0, 50.0),
    ] {
        let _ = write!(shapes, "<path d=\"M{x} {y} q{} -10 {} 0 t{} 0\"/>", wide / 4.0, wide / 2.0, wide / 2.0);
    }
    shapes + "</g>"
}

/// Two bands, the upper one smaller, with hachures downhill.
fn hill(look: &FieldLook) -> String {
    let mut shapes = soft(look, ("#D9C592", "#8A6A3A"));
    let inner = points(CORNERS.map(|corner| drawn_in(corner, 0.52)));
    let _ = write!(
        shapes,
        "<polygon points=\"{inner}\" fill=\"#C9AE74\" stroke=\"#8A6A3A\" stroke-width=\"9\" stroke-linejoin=\"round\"/>\
         <polygon points=\"{inner}\" fill=\"#CFB57D\" stroke=\"#CFB57D\" stroke-width=\"5.5\" stroke-linejoin=\"round\"/>"
    );
    shapes += "<g stroke=\"#8A6A3A\" stroke-width=\"1.8\" stroke-linecap=\"round\">";
    for side in 0..6 {
        let [from, to] = ends(side);
        for part in [0.2, 0.4, 0.6, 0.8] {
            let on = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            let ((ax, ay), (bx, by)) = (drawn_in(on, 0.6), drawn_in(on, 0.7));
            let _ = write!(shapes, "<path d=\"M{ax:.1} {ay:.1} L{bx:.1} {by:.1}\"/>");
        }
    }
    shapes + "</g>"
}

fn pools(scatter: &mut Scatter) -> String {
    let mut shapes = String::new();
    for (x, y) in places(scatter, 3, 3) {
        let (rx, ry) = (scatter.between(9.0, 15.0), scatter.between(4.0, 7.0));
        let _ = write!(
            shapes,
            "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\" fill=\"#9CC3C4\" stroke=\"#3F7682\" stroke-width=\"1.6\"/>\
             <path d=\"M{:.1} {:.1} l-4 -11 m4 11 v-14 m0 14 l4 -11\" stroke=\"#5F7F45\" stroke-width=\"2\" stroke-linecap=\"round\" fill=\"none\"/>",
            x + rx,
            y + 1.0
        );
    }
    shapes
}

fn waves(scatter: &mut Scatter, colour: &str, count: u8) -> String {
    let mut shapes = format!("<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-linecap=\"round\">");
    for _ in 0..count {
        let (x, y) = (scatter.between(18.0, 120.0), scatter.between(18.0, 122.0));
        let _ = write!(shapes, "<path d=\"M{x:.1} {y:.1} q6 -5 12 0 t12 0\"/>");
    }
    shapes + "</g>"
}

/// Water from side to side, and a deck of planks over it from north to south.
fn bridge(look: &FieldLook) -> String {
    let mut shapes = soft(look, ("#9CC3C4", "#3F7682"));
    shapes += "<rect x=\"42\" y=\"6\" width=\"84\" height=\"140\" fill=\"#1B1510\" opacity=\".22\"/>\
               <rect x=\"38\" y=\"-4\" width=\"84\" height=\"148\" fill=\"#C4A876\" stroke=\"#4A4036\" stroke-width=\"2.4\"/>";
    for row in 0..12 {
        let y = row * 12 + 2;
        let _ = write!(shapes, "<path d=\"M39 {y} H121\" stroke=\"#94794A\" stroke-width=\"1.6\"/>");
    }
    shapes + "<path d=\"M41 -4 V144 M119 -4 V144\" stroke=\"#6B5138\" stroke-width=\"6\"/>"
}

/// Walls around two rooms, seen from above.
fn building() -> String {
    let plan = "M30 22 H130 V92 H104 V118 H30 Z";
    format!(
        "<path d=\"{plan}\" transform=\"translate(6 9)\" fill=\"#1B1510\" opacity=\".25\"/>\
         <path d=\"{plan}\" fill=\"#C9B9A2\"/>\
         <g stroke=\"#A89781\" stroke-width=\"1.3\"><path d=\"M30 40 H130 M30 58 H130 M30 76 H130 M30 94 H104 M48 22 V118 M66 22 V118 M84 22 V118 M102 22 V92\"/></g>\
         <path d=\"{plan} M80 24 V62 M80 84 V92\" fill=\"none\" stroke=\"#4A4036\" stroke-width=\"11\" stroke-linejoin=\"miter\"/>\
         <path d=\"{plan} M80 24 V62 M80 84 V92\" fill=\"none\" stroke=\"#7A6C5C\" stroke-width=\"6.4\"/>\
         <path d=\"M52 118 H70\" stroke=\"#C9B9A2\" stroke-width=\"12\"/>"
    )
}

/// Remains of walls, and rubble.
fn ruins(scatter: &mut Scatter) -> String {
    let walls = "M28 62 V24 H72 M98 24 H132 V52 M132 84 V112 H110 M66 116 H32 V98";
    let mut shapes = format!(
        "<path d=\"M28 24 H132 V114 H32 Z\" fill=\"#B9AE9C\" opacity=\".8\"/>\
         <g fill=\"none\"><path d=\"{walls}\" transform=\"translate(4 6)\" stroke=\"#1B1510\" stroke-width=\"10\" opacity=\".22\"/>\
         <path d=\"{walls}\" stroke=\"#4A4036\" stroke-width=\"11\"/><path d=\"{walls}\" stroke=\"#8B8377\" stroke-width=\"6.4\"/></g>"
    );
    for _ in 0..14 {
        let (x, y) = (scatter.between(30.0, 130.0), scatter.between(26.0, 116.0));
        let side = scatter.between(4.0, 8.0);
        let turn = scatter.between(0.0, 80.0);
        let _ = write!(
            shapes,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" height=\"{:.1}\" transform=\"rotate({turn:.0} {x:.1} {y:.1})\" fill=\"#A29A8B\" stroke=\"#4A4036\" stroke-width=\"1.3\"/>",
            side * 0.8
        );
    }
    shapes
}

/// The sides of a hex in the order of their bearings, as `FieldLook::of` expects them.
pub const SIDES: [Bearing; 6] = Bearing::ALL;
