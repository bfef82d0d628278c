//! `docs/rules-map.md` goes from the text to the program: every id, chapter and script in it exists.

use crate::sources::{Source, below, file, none};
use monkeys::{data::rulebook, rules::Book};
use std::{collections::BTreeSet, path::Path};

fn exists(path: &str) -> bool {
    Path::new(".").join(path).is_file()
}

/// The rows of the page's tables with their line numbers: sentence, rules, chapters, scripts.
fn rows(page: &str) -> impl Iterator<Item = (usize, [&str; 4])> {
    page.lines().enumerate().filter_map(|(number, line)| {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let cells: [&str; 4] = cells.try_into().ok()?;
        (cells[1] != "rules" && !cells[1].starts_with("---")).then_some((number + 1, cells))
    })
}

fn listed(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "-")
}

#[test]
fn every_sentence_leads_to_rules_chapters_and_scripts_that_are_there() {
    let page = file("docs/rules-map.md");
    let mut faults = Vec::new();
    let mut count = 0;
    for (line, [sentence, rules, chapters, scripts]) in rows(&page.text) {
        count += 1;
        let mut miss = |what: &str| faults.push(format!("docs/rules-map.md:{line}: {sentence}: {what}"));
        if listed(rules).next().is_none() {
            miss("no rule");
        }
        listed(rules).filter(|id| !rulebook::book().knows(id)).for_each(&mut miss);
        listed(chapters).filter(|name| !exists(&format!("src/rules/monkeys/{name}"))).for_each(&mut miss);
        listed(scripts).filter(|name| !exists(&format!("tests/scripts/{name}.script.ron"))).for_each(&mut miss);
        // A sentence without a script waits for its chapter, according to the list of pending rules.
        let waits = listed(rules).any(|id| rulebook::book().pending.iter().any(|pending| pending == id));
        if !waits && (listed(scripts).next().is_none() || listed(chapters).next().is_none()) {
            miss("neither script nor chapter, and not pending");
        }
    }
    assert!(count > 90, "only {count} rows are read");
    none(faults, "the way from the text to the program");
}

/// The ids that a script lists in its `rules`.
fn rules_of(script: &str) -> Vec<String> {
    let text = file(&format!("tests/scripts/{script}.script.ron")).text;
    let list = text.split("rules: [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn a_script_of_a_sentence_lists_one_of_its_rules() {
    let page = file("docs/rules-map.md");
    let mut faults = Vec::new();
    for (line, [sentence, rules, _, scripts]) in rows(&page.text) {
        let alien =
            listed(scripts).filter(|script| !rules_of(script).iter().any(|id| listed(rules).any(|rule| rule == id)));
        faults.extend(
            alien.map(|script| format!("docs/rules-map.md:{line}: {sentence}: {script} lists none of {rules}")),
        );
    }
    none(faults, "scripts that show other rules");
}

#[test]
fn every_rule_of_a_further_book_is_on_its_page_with_its_chapter_and_scripts() {
    let faults = Book::ALL.into_iter().skip(1).flat_map(faults_of_page).collect();
    none(faults, "the way from the rules to the program");
}

/// The scripts of another book, with the rules that each lists.
fn scripts_of(folder: &str) -> Vec<(String, Vec<String>)> {
    let sources = below(&format!("tests/scripts/{folder}"), &["ron"]);
    let name = |source: &Source| {
        let (_, name) = source.path.rsplit_once('/')?;
        name.strip_suffix(".script.ron").map(str::to_owned)
    };
    sources.iter().filter_map(name).map(|name| (name.clone(), rules_of(&format!("{folder}/{name}")))).collect()
}

/// The page of another book goes rule by rule: title, id, chapter, scripts. Returns its faults.
fn faults_of_page(book: Book) -> Vec<String> {
    let folder = book.folder();
    let (name, book) = (format!("docs/rules-map-{folder}.md"), rulebook::of(book));
    let page = file(&name);
    let mut faults = Vec::new();
    let rows = page.text.lines().enumerate().filter_map(|(number, line)| {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let cells: [&str; 4] = cells.try_into().ok()?;
        (cells[1] != "id" && !cells[1].starts_with("---")).then_some((number + 1, cells))
    });
    let mut ids = Vec::new();
    let shown = scripts_of(folder);
    for (line, [title, id, chapters, scripts]) in rows {
        ids.push(id);
        let mut miss = |what: String| faults.push(format!("{name}:{line}: {id}: {what}"));
        if book.text(id).is_none_or(|(known, _)| known != title) {
            miss(format!("`{title}` is not its title"));
        }
        for chapter in listed(chapters).filter(|name| !exists(&format!("src/rules/{folder}/{name}"))) {
            miss(format!("there is no chapter {chapter}"));
        }
        let known: Vec<&str> = listed(scripts).collect();
        for (script, rules) in &shown {
            if rules.iter().any(|rule| rule == id) && !known.contains(&script.as_str()) {
                miss(format!("the script {script} shows it and is not listed"));
            }
        }
        for script in listed(scripts) {
            let path = format!("{folder}/{script}");
            if !exists(&format!("tests/scripts/{path}.script.ron")) || !rules_of(&path).iter().any(|rule| rule == id) {
                miss(format!("the script {script} does not show it"));
            }
        }
    }
    assert_eq!(ids, book.ids().collect::<Vec<_>>(), "{name} lists each rule once, in reading order");
    faults
}

/// Whether a script lists a rule, or a test is named after it.
fn plays(text: &str, id: &str) -> bool {
    let name = id.to_lowercase().replace('-', "_");
    let named = |line: &str| {
        line.contains("fn ") && [format!("{name}_"), format!("{name}(")].iter().any(|end| line.contains(end))
    };
    text.contains(&format!("\"{id}\"")) || text.lines().any(named)
}

/// The page of the campaign maps its text to program files and tests: sentence, rules, code, tests and scripts.
#[test]
fn every_rule_of_the_campaign_is_on_its_page_with_its_code_and_tests() {
    let page = file("docs/rules-map-campaign.md");
    let mut faults = Vec::new();
    let mut played = BTreeSet::new();
    for (line, [sentence, rules, code, tests]) in rows(&page.text) {
        let mut miss = |what: &str| faults.push(format!("docs/rules-map-campaign.md:{line}: {sentence}: {what}"));
        listed(rules).filter(|id| !rulebook::book().knows(id)).for_each(&mut miss);
        listed(code).filter(|name| !exists(name)).for_each(&mut miss);
        for test in listed(tests) {
            let path = match test.ends_with(".rs") {
                true => test.to_owned(),
                false if exists(&format!("tests/scripts/{test}.script.ron")) => {
                    format!("tests/scripts/{test}.script.ron")
                }
                false => format!("tests/scripts/campaign/{test}.campaign-script.ron"),
            };
            if !exists(&path) {
                miss(test);
                continue;
            }
            let text = file(&path).text;
            let plays: Vec<&str> = listed(rules).filter(|id| plays(&text, id)).collect();
            if plays.is_empty() && !listed(rules).any(|id| text.contains(id)) {
                miss(&format!("{test} plays none of {rules}"));
            }
            played.extend(plays.into_iter().map(str::to_owned));
        }
    }
    let ids = rulebook::book().ids().filter(|id| id.starts_with("C-") || ["G-19", "G-30"].contains(id));
    faults.extend(
        ids.filter(|id| !played.contains(*id)).map(|id| format!("docs/rules-map-campaign.md: {id} is missing")),
    );
    none(faults, "the way from the campaign's text to the program");
}
