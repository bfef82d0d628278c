//! Both palettes keep the sides apart for every kind of color blindness, and no side is recognizable by color alone.

use bevy_egui::egui::Color32;
use monkeys::{
    force::Side,
    panels::{Palette, style},
};

type Matrix = [[f32; 3]; 3];

/// How eyes without one kind of cones see light, after Machado, Oliveira and Fernandes.
const EYES: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("no red", [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    ("no green", [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    ("no blue", [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
];

fn light(colour: Color32) -> [f32; 3] {
    [colour.r(), colour.g(), colour.b()].map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// A color as these eyes see it, in a perceptually uniform space.
fn seen(colour: Color32, eyes: &Matrix) -> [f32; 3] {
    let light = light(colour);
    let mix = |row: [f32; 3]| row.iter().zip(light).map(|(share, part)| share * part).sum::<f32>().clamp(0.0, 1.0);
    let [red, green, blue] = eyes.map(mix);
    let curve = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn apart(one: Color32, other: Color32, eyes: &Matrix) -> f32 {
    let (one, other) = (seen(one, eyes), seen(other, eyes));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn sides_and_signs_stay_apart_for_every_eye() {
    for (name, eyes) in &EYES {
        for palette in [Palette::FIRST, Palette::SECOND] {
            let [one, other] = Side::BOTH.map(|side| palette.side(side));
            assert!(apart(one.base, other.base, eyes) > 45.0, "{name}: the sides of {}", one.word);
            for side in [one, other] {
                assert!(apart(side.base, side.plate, eyes) > 25.0, "{name}: the plate of {}", side.word);
                assert!(apart(side.base, side.figure, eyes) > 40.0, "{name}: the figure of {}", side.word);
            }
        }
        assert!(apart(style::HARM, style::GOOD, eyes) > 20.0, "{name}: harm and good");
        assert!(apart(style::GOLD, style::PAPER, eyes) > 20.0, "{name}: gold on paper");
    }
}
