//! The report: one self-contained page, and the program that writes it.

use crate::common::{grown, run};
use monkeys::lab::{Results, report, results::Measure};
use std::{fs, process::Command};
use tempfile::tempdir;

#[test]
fn the_page_stands_alone_and_says_how_it_was_made() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    run(grown(3, 12), &out, 2, None);
    let results = Results::read(&out).expect("it reads");
    let page = report::page("run", &results, &Results::heat(&out).expect("it reads"));
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    for outside in ["src=", "href=", "url(", "@import"] {
        assert!(!page.contains(outside), "{outside} leads out of the page");
    }
    assert!(
        !page.contains("\u{27e8}") && !page.contains("NaN") && !page.contains("inf"),
        "all words and figures are there"
    );
    // Five curves, the causes, and three heat maps for each of two densities.
    assert_eq!(page.matches("<svg").count(), 5 + 1 + 6);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    let made = "monkeys playtest --density 0.30..0.60:0.30 --style plains --symmetry none --size 36x24 --boards 3 \
                --platoons 1 --opponents chance,chance --rounds 1 --battles 12 --seed 1 --out run";
    assert!(page.contains(made), "the command is told");
    // The identity of A and B, on the page and below each of the six plots.
    for about in ["A: Baboon Rifles, led by Chance", "B: Ape Veterans, led by Chance", "30 to 60 % not open"] {
        assert_eq!(page.matches(about).count(), 1 + 6, "{about}");
    }
    // Three boards are few, and the page says so.
    assert!(page.contains("Only 3 boards per point"));
}

#[test]
fn the_page_of_a_shard_says_that_it_is_one_and_how_to_make_it() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("s1");
    // One shard: a second point has none of it.
    run(grown(2, 4), &out, 1, Some((1, 2)));
    let results = Results::read(&out).expect("it reads");
    let page = report::page("s1", &results, &Results::heat(&out).expect("it reads"));
    assert!(page.contains("Playtest s1, shard 1 of 2") && page.contains("--out s1 --shard 1/2"));
    let there = results.tally.points().iter().filter(|(_, tally)| tally.count() > 0).count();
    let lines = page.split("</table>").next().map(|table| table.matches("<tr><td>").count());
    assert_eq!(lines, Some(there), "points without battles have no line");
}

#[test]
fn a_level_is_drawn_with_its_interval_and_without_densities() {
    let home = tempdir().expect("a folder");
    run(monkeys::lab::Plan { rounds: Some(8), ..crate::common::small(4) }, home.path(), 1, None);
    let results = Results::read(home.path()).expect("it reads");
    let (plan, tally) = (&results.stamp.plan, &results.tally);
    let numbers = |svg: &str| svg.lines().filter(|line| line.trim() == "0").count();
    let score = report::curve(plan, tally, Measure::Score);
    assert_eq!(numbers(&score), 1, "the axis of rates begins at 0, that of densities has no numbers: {score}");
    assert!(score.contains("the level") && !score.contains("not open"));
    // The grid, the line at a half, and the interval of the single point; a lone dot means nothing.
    let line = |svg: &str| svg.matches("<polyline").count();
    assert!(line(&score) >= 2, "{score}");
    assert!(tally.points()[0].1.casualties().expect("it was played").mean > 0.0);
    let causes = report::casualties(plan, tally);
    assert!(causes.matches("<polygon").count() > 0, "somebody fell: {causes}");
    let corners = causes.split("<polygon").nth(1).and_then(|shape| shape.split("points=\"").nth(1)).expect("a shape");
    let mut xs: Vec<&str> =
        corners.split('"').next().expect("its points").split(' ').filter_map(|point| point.split(',').next()).collect();
    xs.sort_unstable();
    xs.dedup();
    assert!(xs.iter().filter(|x| !x.is_empty()).count() > 1, "it has a width: {corners}");
}

#[test]
fn differences_lie_where_values_can() {
    let home = tempdir().expect("a folder");
    let against = Some(monkeys::lab::Against::Switches(vec![("concentrated_fire_bonus".into(), 1)]));
    run(monkeys::lab::Plan { against, ..grown(2, 4) }, home.path(), 1, None);
    let results = Results::read(home.path()).expect("it reads");
    for difference in results.differences.iter().flat_map(|(_, differences)| differences) {
        let (one, rate) = (&difference.estimate, difference.measure.is_rate());
        assert!(!rate || one.low.is_infinite() || one.low >= -1.0 && one.high <= 1.0, "{difference:?}");
    }
    let rates = results.differences.iter().flat_map(|(_, all)| all).filter(|one| one.measure.is_rate());
    assert!(rates.filter(|one| one.estimate.low.is_finite()).count() > 0, "all intervals are open");
}

#[test]
fn a_plot_of_one_density_names_it_once() {
    let home = tempdir().expect("a folder");
    let plan = monkeys::lab::Plan {
        terrain: monkeys::lab::Terrain::Grown(monkeys::lab::Grown {
            from: 30,
            to: 30,
            size: (36, 24),
            ..monkeys::lab::Grown::default()
        }),
        ..grown(1, 4)
    };
    run(plan, home.path(), 1, None);
    let results = Results::read(home.path()).expect("it reads");
    let (plan, tally) = (&results.stamp.plan, &results.tally);
    let plots = Measure::ALL.map(|measure| report::curve(plan, tally, measure));
    for svg in plots.into_iter().chain([report::casualties(plan, tally)]) {
        // The axis of values may have a 30 of its own; those of the densities are all at the same height.
        let lines: Vec<&str> = svg.lines().map(str::trim).collect();
        let height =
            |text: &[&str]| text[0].split(" y=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
        let named: Vec<_> = lines.windows(2).filter(|text| text[1] == "30").filter_map(height).collect();
        let heights: std::collections::BTreeSet<_> = named.iter().collect();
        assert!(!named.is_empty() && heights.len() == named.len(), "{named:?}: {svg}");
    }
    assert!(results.effects.is_empty(), "one density has no effect");
}

#[test]
fn the_command_of_a_page_makes_the_same_run_and_its_tables_for_others() {
    let home = tempdir().expect("a folder");
    let (one, other) = (home.path().join("one"), home.path().join("other"));
    run(grown(1, 4), &one, 1, None);
    let line = report::command(&grown(1, 4), &other.display().to_string());
    let csv = home.path().join("battles.csv");
    let mut words: Vec<String> = line.split(' ').skip(1).map(str::to_owned).collect();
    words.extend(["--csv".to_owned(), csv.display().to_string()]);
    let told = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(&words).output().expect("it runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    assert_eq!(crate::common::tables(&one), crate::common::tables(&other));
    let text = fs::read_to_string(&csv).expect("it was written");
    let mut lines = text.lines();
    let heads: Vec<&str> = lines.next().expect("a head line").split(',').collect();
    assert_eq!(heads.len(), monkeys::lab::schema::battles(monkeys::lab::book::usual()).len());
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 8);
    let column = |name: &str| heads.iter().position(|head| *head == name).expect("it is there");
    let densities: Vec<&str> = rows.iter().map(|row| row[column("density")]).collect();
    assert_eq!(densities, ["30", "30", "30", "30", "60", "60", "60", "60"]);
    assert!(rows.iter().all(|row| row[column("level")].is_empty() && row[column("swapped")].len() >= 4));
    let report = Command::new(env!("CARGO_BIN_EXE_monkeys")).args(["playtest", "report"]).arg(&other).output();
    assert!(report.expect("it runs").status.success());
    // Its folder is created.
    let plots = home.path().join("not/yet/there");
    let mut draw = Command::new(env!("CARGO_BIN_EXE_monkeys"));
    draw.args(["playtest", "plot"]).args([&one, &other]);
    assert!(draw.arg("--out").arg(&plots).status().expect("it runs").success());
    let drawn = ["casualties", "decided", "first", "one-causes", "other-causes", "rounds", "score"];
    assert_eq!(crate::common::names(&plots), drawn.map(|name| format!("{name}.svg")));
    let score = fs::read_to_string(plots.join("score.svg")).expect("it is there");
    assert!(score.contains("other") && score.contains("one"), "each line has the name of its run");
    assert!(home.path().join("other.html").exists(), "the page lies beside the folder, which keeps its three files");
    assert_eq!(crate::common::names(&other).len(), 3);
}

#[test]
fn printed_commands_can_be_given_to_a_shell() {
    use monkeys::lab::{Named, Plan, Terrain};
    let level = "my levels/it's $HOME; `rm`.level.ron";
    let plan = Plan { terrain: Terrain::Level(Named::shipped(level)), ..crate::common::small(2) };
    let line = report::command(&plan, "a b");
    let words = Command::new("sh").args(["-c", &line.replacen("monkeys", "printf '%s\\n'", 1)]).output();
    let words = String::from_utf8(words.expect("a shell").stdout).expect("text");
    let words: Vec<&str> = words.lines().collect();
    assert!(words.contains(&level) && words.last() == Some(&"a b"), "{line}: {words:?}");
    assert!(!line.contains("'two"), "what needs no quotes has none");
}

#[test]
fn intervals_say_what_carries_them_and_end_where_values_end() {
    let home = tempdir().expect("a folder");
    run(monkeys::lab::Plan { rounds: Some(3), ..grown(2, 8) }, home.path(), 2, None);
    let results = Results::read(home.path()).expect("it reads");
    for (point, tally) in results.tally.points() {
        let rounds = tally.rounds().expect("it was played");
        // All last to the end, so they say nothing about other battles.
        assert!((rounds.mean, rounds.high) == (3.0, f64::INFINITY), "{point:?}: {rounds:?}");
        assert!(tally.casualties().expect("it was played").low >= 0.0);
        assert_eq!(tally.clusters(), 2);
    }
    let page = report::page("run", &results, &Results::heat(home.path()).expect("it reads"));
    assert!(page.contains("<th>battles</th><th>boards</th>") && page.contains("<td>8</td><td>2</td>"));
}

#[test]
fn the_interval_of_rounds_ends_at_the_limit_that_it_would_cross() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    run(monkeys::lab::Plan { rounds: Some(8), ..crate::common::small(8) }, &out, 2, None);
    let results = Results::read(&out).expect("it reads");
    let rounds = results.tally.points()[0].1.rounds().expect("it was played");
    assert!(rounds.mean < 8.0 && rounds.low > 0.0, "one ends early, and nothing is cut at the low end: {rounds:?}");
    assert!(rounds.mean + (rounds.mean - rounds.low) > 8.0, "it would cross the limit: {rounds:?}");
    assert_eq!(rounds.high, 8.0, "no battle lasts longer");
    let page = report::page("run", &results, &Results::heat(&out).expect("it reads"));
    assert!(page.contains(&format!("{:.2} ({:.2} to 8.00)", rounds.mean, rounds.low)), "and so does the page");
}

/// The values of an attribute, in order.
fn attributes<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    svg.split(&format!("{name}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_heat_map_has_a_legend_from_none_to_its_highest_count() {
    let home = tempdir().expect("a folder");
    let out = home.path().join("run");
    run(grown(3, 12), &out, 2, None);
    let marks = Results::heat(&out).expect("it reads");
    let page = report::page("run", &Results::read(&out).expect("it reads"), &marks);
    let grid = marks.values().next().expect("a point has marks");
    let mark = (0..8).find(|mark| grid.values().iter().any(|marks| marks.get(*mark).is_some_and(|count| *count > 0)));
    let mark = mark.expect("something happened somewhere");
    let most = grid.values().iter().map(|marks| marks[mark]).max().expect("a board");
    let svg = report::heat("A map", grid, mark);
    let legend = svg.rsplit("stroke=\"#999\"/>").next().expect("what is below the frame");
    let shades: Vec<f64> =
        attributes(legend, "fill-opacity").iter().map(|share| share.parse().expect("a share")).collect();
    assert_eq!(shades.len(), 12);
    assert!(shades.windows(2).all(|pair| pair[0] < pair[1]) && shades.last() == Some(&1.0), "{shades:?}");
    let numbers: Vec<u32> = legend
        .split("</text>")
        .filter_map(|text| text.rsplit('>').next())
        .filter_map(|number| number.trim().parse().ok())
        .collect();
    assert_eq!(numbers, [0, most], "{legend}");
    // The map is drawn in the shades of its legend, the highest count in the darkest.
    let map = svg.split(legend).next().expect("the map");
    let used: Vec<f64> =
        attributes(map, "stroke-opacity").iter().map(|share| share.parse().expect("a share")).collect();
    assert!(used.contains(&1.0) && used.iter().all(|shade| shades.contains(shade)), "{used:?}");
    assert_eq!(page.matches("fill-opacity=\"0.15\"").count(), 6, "each map of the page has one");
}
