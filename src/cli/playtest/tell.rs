//! The results of a run, as a table on standard output.

use crate::cli::{Failure, out};
use crate::lab::{
    Results,
    report::{carriers, caution, difference, of_run, words},
    results::Measure,
};
use crate::words::word;

/// Prints the curves of a run, the effect of density, and the comparison of its variants.
pub fn tell(results: &Results) -> Result<(), Failure> {
    let mut heads = vec![word("lab-density"), word("lab-battles"), carriers(&results.stamp.plan)];
    heads.extend(Measure::ALL.map(Measure::title));
    let mut lines = vec![heads];
    for (point, tally) in results.tally.points() {
        let density = point.density.map_or_else(|| word("lab-level-ground"), |density| format!("{density} %"));
        let variant = if point.variant > 0 { format!(" ({})", word("lab-variant-1")) } else { String::new() };
        let mut line = vec![density + &variant, tally.count().to_string(), tally.clusters().to_string()];
        let told = |measure: Measure| tally.estimate(measure).map(|one| words(&one, measure.is_rate()));
        line.extend(Measure::ALL.map(|measure| told(measure).unwrap_or_default()));
        lines.push(line);
    }
    table(&lines)?;
    if let Some(caution) = caution(&results.stamp.plan) {
        out::line(format_args!("\n{caution}"))?;
    }
    let effects: Vec<Vec<String>> = results.effects.iter().map(|effect| effect.line().to_vec()).collect();
    if !effects.is_empty() {
        out::line(format_args!("\n{}:", word("lab-page-effects")))?;
        table(&effects)?;
    }
    if let Some((_, differences)) = results.differences.last() {
        out::line(format_args!("\n{}:", word("lab-page-differences")))?;
        let line = |one| vec![Measure::title(one), String::new()];
        let lines = differences.iter().map(|one| {
            let mut line = line(one.measure);
            line[1] = difference(one);
            line
        });
        table(&lines.collect::<Vec<_>>())?;
    }
    out::line(format_args!("\n{}", of_run(&results.stamp, "DIR")))
}

/// Columns as wide as their contents.
pub fn table(lines: &[Vec<String>]) -> Result<(), Failure> {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        out::line(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
