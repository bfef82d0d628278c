//! How long the board takes to answer: what a cell sees, where a mover can go, a new ground, its figures.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use monkeys::board::generate::{Recipe, Style, generate};
use monkeys::board::path::Pathfinder;
use monkeys::board::sight::View;
use monkeys::board::terrain::{Canopy, Ground, Kind, Spot};
use monkeys::board::{Block, Cell, Direction, Grid, Zone};
use monkeys::dice::Stream;
use monkeys::lab::figures::Figures;
use std::hint::black_box;
use std::sync::Arc;

const SIZE: (i16, i16) = (72, 48);

fn kinds() -> Arc<[Kind]> {
    let kind = |name: &str, slow, wet, cover, top, canopy| Kind {
        name: name.into(),
        slow,
        wet,
        cover,
        climbs: top > 0 || canopy,
        closed: false,
        opaque: false,
        top,
        canopy: canopy.then_some(Canopy { top: 3, clear: 2, thin: false }),
        rule: "G-09".into(),
    };
    Arc::new([
        kind("open", false, false, false, 0, false),
        kind("rough", true, false, true, 0, false),
        kind("forest", true, false, true, 0, true),
        kind("wall", false, false, true, 1, false),
        kind("building", false, false, true, 3, false),
        kind("water", false, true, false, 0, false),
    ])
}

/// Single cells thrown at random: `kinds` alike, buildings 2 to 4 high.
fn noise(density: u32, kinds_thrown: &[u8]) -> Ground {
    let mut stream = Stream::new(1, "bench");
    let mut spots = Grid::new(SIZE.0, SIZE.1, Spot::default());
    for spot in spots.values_mut() {
        if stream.chance(density) {
            spot.kind = stream.pick(kinds_thrown).copied().unwrap_or(0);
        }
        spot.top = match spot.kind {
            3 => 1,
            4 => 2 + stream.below(3) as u8,
            _ => 0,
        };
    }
    Ground::new(kinds(), spots)
}

fn grown(style: Style, density: u8) -> Ground {
    let recipe = Recipe { style, density, seed: 1, ..Recipe::default() };
    generate(&recipe, &kinds()).expect("the recipe is sound")
}

fn grounds() -> Vec<(String, Ground)> {
    let mut grounds = vec![
        ("open".into(), noise(0, &[0])),
        ("noise-25".into(), noise(25, &[1, 2, 3, 4, 5])),
        ("noise-25-houses".into(), noise(25, &[4])),
        ("noise-25-woods".into(), noise(25, &[2])),
    ];
    for style in [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain] {
        for density in [25, 70] {
            grounds.push((format!("{style:?}-{density}"), grown(style, density)));
        }
    }
    grounds
}

/// A walker by T-20 and T-22 who climbs everything.
fn walker(ground: &Ground) -> impl Fn(Cell, Direction, bool) -> Option<u16> {
    move |from, direction, dear| {
        let to = from.step(direction);
        let kind = ground.kind(to);
        let climb = (ground.surface(to) - ground.surface(from)).unsigned_abs() as u16;
        Some((1 + u16::from(dear)) * (1 + u16::from(kind.slow || kind.wet)) + 2 * climb)
    }
}

fn sight(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("view");
    for (name, ground) in grounds() {
        let mut stream = Stream::new(2, "bench");
        let viewers: Vec<Cell> = (0..256).map(|_| Cell::new(stream.between(0, 71), stream.between(0, 47))).collect();
        let mut next = viewers.iter().cycle();
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| next.next().map(|viewer| View::from(&ground, *viewer)));
        });
    }
}

fn paths(criterion: &mut Criterion) {
    let mut finder = Pathfinder::new();
    for (name, ground) in [("open", noise(0, &[0])), ("noise-25", noise(25, &[1, 2, 3, 4, 5]))] {
        criterion.bench_function(&format!("reach/24/{name}"), |bencher| {
            bencher.iter(|| finder.reach(SIZE, Cell::new(36, 24), 24, walker(&ground)).cells().len());
        });
        criterion.bench_function(&format!("route/across/{name}"), |bencher| {
            let goal = black_box(Cell::new(70, 30));
            bencher.iter(|| finder.route(SIZE, Cell::new(1, 10), goal, 200, walker(&ground)));
        });
    }
}

fn ground(criterion: &mut Criterion) {
    for style in [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain] {
        for density in [25, 50, 90] {
            criterion.bench_function(&format!("generate/{style:?}-{density}"), |bencher| {
                bencher.iter(|| grown(style, density));
            });
        }
    }
}

/// All figures of a board, with the standard zones (1.6).
fn figures(criterion: &mut Criterion) {
    let strip = |from, to| Zone(vec![Block { from: Cell::new(from, 0), to: Cell::new(to, SIZE.1 - 1) }]);
    let (west, east) = (strip(0, 11), strip(SIZE.0 - 12, SIZE.0 - 1));
    for (name, ground) in grounds() {
        criterion.bench_function(&format!("figures/{name}"), |bencher| {
            bencher.iter(|| Figures::of(&ground, [&west, &east]));
        });
    }
}

criterion_group!(benches, sight, paths, ground, figures);
criterion_main!(benches);
