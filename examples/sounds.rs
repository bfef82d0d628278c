//! Makes the sounds of the game: `cargo run --no-default-features --example sounds`.
//!
//! Every sound is reckoned from three things: a struck piece of wood (a few damped tones), a rustle (noise through two
//! simple filters) and a voice or skin (a tone that glides). Nothing is recorded, and the same program writes the same
//! files. What each is like stands in `assets/sound/README.md`.

use std::{f32::consts::TAU, fs, io, path::Path};

/// Samples a second.
const RATE: u32 = 22_050;

/// A sound as it is made: samples from -1 to 1.
struct Sound {
    samples: Vec<f32>,
    noise: u32,
}

/// A shape of loudness over time.
#[derive(Clone, Copy)]
enum Shape {
    /// Struck: full at once, then to a third in so many seconds.
    Struck(f32),
    /// Brushed: swells and fades over so many seconds.
    Brushed(f32),
}

impl Shape {
    fn at(self, time: f32) -> f32 {
        match self {
            Shape::Struck(third) => (-time / third * 1.1).exp(),
            Shape::Brushed(whole) => (time / whole * TAU / 2.0).sin().max(0.0).powf(1.5),
        }
    }

    fn length(self) -> f32 {
        match self {
            Shape::Struck(third) => third * 6.0,
            Shape::Brushed(whole) => whole,
        }
    }
}

impl Sound {
    /// Silence of so many seconds; `seed` is the grain of its noise.
    fn new(seconds: f32, seed: u32) -> Self {
        Self { samples: vec![0.0; (seconds * RATE as f32) as usize], noise: seed.wrapping_mul(2_654_435_761) | 1 }
    }

    /// White noise, the same in every run.
    fn grain(&mut self) -> f32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        (self.noise >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// A number between two others, the same in every run.
    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (self.grain() + 1.0) / 2.0 * (high - low)
    }

    /// The samples from a moment on, each with its time since then in seconds, as long as a shape lasts.
    fn add(&mut self, from: f32, shape: Shape, level: f32, mut tone: impl FnMut(&mut Self, f32) -> f32) {
        let start = (from * RATE as f32) as usize;
        let end = (start + (shape.length() * RATE as f32) as usize).min(self.samples.len());
        for place in start..end {
            let time = (place - start) as f32 / RATE as f32;
            let sample = tone(self, time) * shape.at(time) * level;
            self.samples[place] += sample;
        }
    }

    /// Noise between two pitches.
    fn rustle(&mut self, from: f32, (low, high): (f32, f32), shape: Shape, level: f32) {
        let step = |pitch: f32| 1.0 - (-TAU * pitch / RATE as f32).exp();
        let (wide, deep) = (step(high), step(low));
        let (mut smooth, mut slow) = (0.0, 0.0);
        self.add(from, shape, level, move |sound, _| {
            smooth += wide * (sound.grain() - smooth);
            slow += deep * (smooth - slow);
            (smooth - slow) * 2.0
        });
    }

    /// A tone that glides from one pitch to another in so many seconds, with some of its octave.
    fn glide(&mut self, from: f32, (start, end, time): (f32, f32, f32), octave: f32, shape: Shape, level: f32) {
        let mut turn = 0.0_f32;
        self.add(from, shape, level, move |_, now| {
            let pitch = start + (end - start) * (now / time).min(1.0);
            turn = (turn + pitch / RATE as f32).fract();
            (turn * TAU).sin() + (turn * TAU * 2.0).sin() * octave
        });
    }

    /// A struck piece of wood of a pitch.
    fn wood(&mut self, from: f32, pitch: f32, third: f32, level: f32) {
        for (part, lasts, loud) in [(1.0, 1.0, 1.0), (2.76, 0.5, 0.45), (5.4, 0.25, 0.2)] {
            let tone = pitch * part;
            self.add(from, Shape::Struck(third * lasts), level * loud, move |_, time| (TAU * tone * time).sin());
        }
        self.rustle(from, (600.0, 5000.0), Shape::Struck(0.003), level * 0.5);
    }

    /// A skin that is beaten.
    fn drum(&mut self, from: f32, level: f32) {
        self.glide(from, (150.0, 92.0, 0.06), 0.12, Shape::Struck(0.11), level);
        self.rustle(from, (200.0, 1800.0), Shape::Struck(0.008), level * 0.7);
    }

    /// A throat that calls: a round tone that rises and falls, with breath.
    fn hoot(&mut self, from: f32, (low, high): (f32, f32), lasts: f32, level: f32) {
        self.glide(from, (low, high, lasts * 0.6), 0.22, Shape::Brushed(lasts), level);
        self.rustle(from, (400.0, 1600.0), Shape::Brushed(lasts), level * 0.12);
    }

    /// Makes the loudest sample so loud, and begins and ends in silence.
    fn finish(mut self, peak: f32) -> Vec<i16> {
        let loudest = self.samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs())).max(0.001);
        let (count, edge) = (self.samples.len(), RATE as usize / 250);
        for (place, sample) in self.samples.iter_mut().enumerate() {
            let fade = ((count - place) as f32 / edge as f32).min((place as f32 + 1.0) / 12.0).min(1.0);
            *sample *= peak / loudest * fade;
        }
        self.samples.iter().map(|sample| (sample * f32::from(i16::MAX)) as i16).collect()
    }
}

/// Dice that tumble over felt: each falls, and bounces quicker and softer.
fn dice(count: u32) -> Sound {
    let mut sound = Sound::new(0.72, 40 + count);
    for die in 0..count {
        let (mut at, mut gap) = (0.02 + die as f32 * 0.035, sound.between(0.12, 0.16));
        let (pitch, mut level) = (sound.between(820.0, 1250.0), 0.8);
        while at < 0.6 {
            sound.wood(at, pitch, 0.009, level);
            sound.rustle(at, (120.0, 1100.0), Shape::Struck(0.014), level * 0.9);
            at += gap;
            gap *= sound.between(0.68, 0.8);
            level *= 0.72;
            if gap < 0.02 {
                break;
            }
        }
    }
    sound
}

fn card(seed: u32) -> Sound {
    let mut sound = Sound::new(0.14, seed);
    let pitch = sound.between(165.0, 215.0);
    sound.rustle(0.0, (250.0, 2600.0), Shape::Struck(0.016), 1.0);
    sound.wood(0.002, pitch, 0.02, 0.7);
    sound
}

fn step(seed: u32) -> Sound {
    let mut sound = Sound::new(0.08, seed);
    let pitch = sound.between(130.0, 180.0);
    sound.rustle(0.0, (200.0, 1700.0), Shape::Struck(0.008), 1.0);
    sound.wood(0.0, pitch, 0.011, 0.6);
    sound
}

fn shot(seed: u32) -> Sound {
    let mut sound = Sound::new(0.16, seed);
    let pitch = sound.between(360.0, 460.0);
    sound.glide(0.0, (pitch, 130.0, 0.045), 0.2, Shape::Struck(0.03), 1.0);
    sound.rustle(0.0, (300.0, 3200.0), Shape::Struck(0.012), 1.2);
    sound
}

/// One sound that others are made of by hand.
fn made(seconds: f32, seed: u32, make: impl FnOnce(&mut Sound)) -> Sound {
    let mut sound = Sound::new(seconds, seed);
    make(&mut sound);
    sound
}

/// Sounds of the table: cards, dice, badges.
fn of_the_table() -> Vec<(&'static str, f32, Sound)> {
    let brushed = Shape::Brushed;
    vec![
        ("card-1", 0.42, card(1)),
        ("card-2", 0.42, card(2)),
        ("card-3", 0.42, card(3)),
        ("step-1", 0.20, step(4)),
        ("step-2", 0.20, step(5)),
        ("step-3", 0.20, step(6)),
        ("dice-1", 0.45, dice(1)),
        ("dice-2", 0.50, dice(2)),
        ("dice-3", 0.52, dice(3)),
        (
            "die",
            0.40,
            made(0.1, 7, |sound| {
                sound.wood(0.0, 760.0, 0.014, 1.0);
                sound.rustle(0.0, (120.0, 1200.0), Shape::Struck(0.02), 0.8);
            }),
        ),
        (
            "slide",
            0.32,
            made(0.3, 8, |sound| {
                sound.rustle(0.0, (500.0, 3400.0), brushed(0.22), 1.0);
                sound.wood(0.2, 150.0, 0.016, 0.5);
            }),
        ),
        ("drum", 0.55, made(0.42, 9, |sound| sound.drum(0.0, 1.0))),
        (
            "stamp",
            0.42,
            made(0.2, 10, |sound| {
                sound.wood(0.0, 120.0, 0.03, 1.0);
                sound.rustle(0.0, (300.0, 2400.0), Shape::Struck(0.02), 0.7);
            }),
        ),
        (
            "hoot",
            0.45,
            made(0.62, 11, |sound| {
                sound.hoot(0.0, (290.0, 350.0), 0.2, 0.7);
                sound.hoot(0.22, (340.0, 470.0), 0.36, 1.0);
            }),
        ),
        ("call", 0.38, made(0.24, 12, |sound| sound.hoot(0.0, (480.0, 610.0), 0.22, 1.0))),
        (
            "latch",
            0.35,
            made(0.2, 13, |sound| {
                sound.wood(0.0, 1050.0, 0.008, 0.8);
                sound.wood(0.075, 640.0, 0.016, 1.0);
            }),
        ),
        (
            "take",
            0.40,
            made(0.42, 14, |sound| {
                sound.wood(0.0, 620.0, 0.05, 0.8);
                sound.wood(0.11, 830.0, 0.06, 1.0);
            }),
        ),
        (
            "turn",
            0.40,
            made(0.42, 15, |sound| {
                sound.wood(0.0, 440.0, 0.04, 0.9);
                sound.wood(0.13, 330.0, 0.055, 1.0);
            }),
        ),
        (
            "end",
            0.55,
            made(0.9, 16, |sound| {
                sound.drum(0.0, 0.7);
                sound.drum(0.18, 0.8);
                sound.drum(0.42, 1.0);
            }),
        ),
    ]
}

/// Sounds of the fight: shots, hulls, smoke, hands on hands.
fn of_the_fight() -> Vec<(&'static str, f32, Sound)> {
    vec![
        ("shot-1", 0.42, shot(21)),
        ("shot-2", 0.42, shot(22)),
        ("shot-3", 0.42, shot(23)),
        (
            "cork",
            0.62,
            made(0.8, 24, |sound| {
                sound.glide(0.0, (760.0, 210.0, 0.03), 0.2, Shape::Struck(0.02), 0.9);
                sound.glide(0.012, (120.0, 58.0, 0.12), 0.1, Shape::Struck(0.13), 1.0);
                sound.rustle(0.015, (90.0, 900.0), Shape::Struck(0.1), 0.8);
            }),
        ),
        (
            "knock",
            0.50,
            made(0.34, 25, |sound| {
                sound.wood(0.0, 158.0, 0.05, 1.0);
                sound.wood(0.004, 247.0, 0.035, 0.6);
            }),
        ),
        (
            "puff",
            0.36,
            made(0.56, 26, |sound| {
                sound.wood(0.0, 420.0, 0.012, 0.35);
                sound.rustle(0.03, (150.0, 1300.0), Shape::Brushed(0.5), 1.0);
            }),
        ),
        (
            "clash",
            0.50,
            made(0.52, 27, |sound| {
                for blow in 0..6 {
                    let (at, pitch) = (blow as f32 * 0.068 + sound.between(0.0, 0.02), sound.between(260.0, 640.0));
                    let level = sound.between(0.5, 1.0);
                    sound.wood(at, pitch, 0.018, level);
                }
            }),
        ),
    ]
}

/// Sounds of the hands: buttons, pages, refusals.
fn of_the_hands() -> Vec<(&'static str, f32, Sound)> {
    vec![
        ("button", 0.26, made(0.08, 31, |sound| sound.wood(0.0, 520.0, 0.011, 1.0))),
        (
            "page",
            0.24,
            made(0.24, 32, |sound| {
                sound.rustle(0.0, (900.0, 5200.0), Shape::Brushed(0.13), 1.0);
                sound.rustle(0.1, (1100.0, 5200.0), Shape::Brushed(0.1), 0.7);
            }),
        ),
        (
            "refusal",
            0.34,
            made(0.22, 33, |sound| {
                sound.wood(0.0, 185.0, 0.02, 1.0);
                sound.wood(0.085, 155.0, 0.024, 0.9);
            }),
        ),
    ]
}

/// A wave file of one channel, 16 bits a sample.
fn wave(samples: &[i16]) -> Vec<u8> {
    let bytes = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(bytes as usize + 44);
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend([1_u16, 1].into_iter().flat_map(u16::to_le_bytes));
    file.extend([RATE, RATE * 2].into_iter().flat_map(u32::to_le_bytes));
    file.extend([2_u16, 16].into_iter().flat_map(u16::to_le_bytes));
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    file
}

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
    for (name, peak, sound) in [of_the_table(), of_the_fight(), of_the_hands()].into_iter().flatten() {
        let samples = sound.finish(peak);
        println!("{name}: {} ms", samples.len() * 1000 / RATE as usize);
        fs::write(folder.join(format!("{name}.wav")), wave(&samples))?;
    }
    Ok(())
}
