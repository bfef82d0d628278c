//! Lists in the docs that name everything of a kind: windows, facts, marks. They match the program exactly.

use crate::sources::{below, file, literals, none, program};
use monkeys::battle::monkeys::tell::kebab;
use monkeys::force::squad::Pile;
use monkeys::rules::{Book, monkeys::windows::Ask};
use std::collections::BTreeSet;

type Names = BTreeSet<String>;

/// The literals that the rules put after a keyword of theirs, as in `mark: "pinned"`, within some lines after a
/// beginning.
fn told(begins: &str, key: &str) -> Names {
    let mut found = Names::new();
    for source in
        program().iter().filter(|source| ["src/rules/", "src/engine/"].iter().any(|room| source.path.starts_with(room)))
    {
        let code: String = source.code().map(|(_, line)| format!("{line}\n")).collect();
        for rest in code.split(begins).skip(1) {
            let fact = rest.split('}').next().unwrap_or_default();
            let value = fact.split(key).nth(1).unwrap_or_default();
            found.extend(value.lines().next().and_then(|line| literals(line).next()).map(str::to_owned));
        }
    }
    assert!(!found.is_empty(), "{begins} {key} is written in another way now");
    found
}

/// The first row in a page's tables that begins like this.
fn row(page: &str, begins: &str) -> String {
    let text = file(page).text;
    let row = text.lines().find(|line| line.starts_with(begins));
    row.unwrap_or_else(|| panic!("{page} has no row {begins}")).to_owned()
}

/// The text between backticks.
fn quoted(text: &str) -> Names {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rows of a page's table below a heading row: the cells of each.
fn table(page: &str, head: &str) -> Vec<Vec<String>> {
    let text = file(page).text;
    let rows = text.lines().skip_while(|line| !line.starts_with(head)).skip(2).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(cells).collect()
}

fn same(what: &str, program: &Names, page: &Names) {
    let missing = program.difference(page).map(|name| format!("{what}: {name} is missing"));
    let alien = page.difference(program).map(|name| format!("{what}: the program has no {name}"));
    none(missing.chain(alien).collect(), "lists of the pages");
}

fn windows() -> Names {
    Ask::NAMES.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn the_help_of_the_command_line_names_every_book() {
    let [rules, check] = ["rules", "check"].map(|command| file(&format!("src/cli/{command}.rs")).text);
    let names = |text: &str, name: &str| text.lines().any(|line| line.trim().starts_with("///") && line.contains(name));
    for book in Book::ALL {
        assert!(names(&rules, book.folder()), "rules: {}", book.folder());
        assert!(names(&check, &format!("{}.ron", book.folder())), "check: {}", book.folder());
    }
}

#[test]
fn every_page_that_lists_windows_lists_all() {
    let scripts = table("docs/scripts.md", "| window |");
    same("docs/scripts.md", &windows(), &scripts.iter().flat_map(|row| quoted(&row[0])).collect());
    let asked: Names = quoted(&row("docs/cli.md", "| `asked` |"));
    let asked = asked.into_iter().filter(|name| name.starts_with(char::is_uppercase)).collect();
    same("docs/cli.md", &windows(), &asked);
    let design = table("docs/design.md", "| shape | windows of this book |");
    let design = design.iter().flat_map(|row| {
        row[1].split(" (").next().unwrap_or_default().split(", ").map(str::to_owned).collect::<Vec<_>>()
    });
    same("docs/design.md", &windows(), &design.collect());
    let replays = table("docs/replays.md", "| order | window |");
    let replays = replays.iter().map(|row| row[1].clone()).filter(|name| name != "any");
    same("docs/replays.md", &windows(), &replays.collect());
}

/// The windows of a book in the docs on scripts: those of its table of questions, and those listed with the answers of
/// a shared order.
fn questions(section: &str) -> Names {
    let named = |line: &str| line.strip_prefix("| `")?.split_once('`').map(|(name, _)| name.to_owned());
    let asked = section.split("\n\n").filter(|table| table.starts_with("| question |"));
    let asked = asked.flat_map(str::lines).filter_map(named);
    let answers = section.split("\n\n").filter(|table| table.starts_with("| answer |")).flat_map(str::lines);
    let stand_at = |line: &str| {
        let (_, meaning) = line.strip_prefix('|')?.split_once(" | `")?;
        meaning.split_once("`: ").map(|(name, _)| name.to_owned())
    };
    asked.chain(answers.filter_map(stand_at)).collect()
}

#[test]
fn the_page_of_scripts_lists_the_questions_of_every_further_book() {
    let page = file("docs/scripts.md").text;
    for (book, ordinal) in Book::ALL.into_iter().skip(1).zip(["second", "third", "fourth"]) {
        let section = page.split(&format!("## Scripts of the {ordinal} book\n")).nth(1).expect("its part of the page");
        let section = section.split("\n## ").next().unwrap_or_default();
        let begins = format!("{}window-", book.prefix());
        let words = below(&format!("assets/words/en/{}", book.folder()), &[".ftl"]);
        let names = words.iter().flat_map(|source| source.text.lines()).filter_map(|line| line.strip_prefix(&begins));
        let names: Names = names.filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect();
        same("docs/scripts.md", &names, &questions(section).iter().map(|name| kebab(name)).collect());
    }
}

#[test]
fn every_order_of_the_book_answers_a_window_on_the_page() {
    let orders = file("src/rules/monkeys/order.rs").text;
    let names = orders.split("pub const fn name").nth(1).and_then(|rest| rest.split("\n    }").next());
    let names: Names = names.into_iter().flat_map(|text| text.lines().flat_map(literals)).map(str::to_owned).collect();
    let rows = table("docs/scripts.md", "| window |");
    let mut listed: Names = rows.iter().flat_map(|row| quoted(&row[1])).collect();
    listed.insert("Concede".into());
    same("docs/scripts.md", &names, &listed);
}

/// The variants of an enum in the source, without their contents.
fn variants(path: &str, of: &str) -> Names {
    let text = file(path).text;
    let head = |rest: &&str| rest.starts_with([' ', '<']);
    let begun = text.split(&format!("pub enum {of}")).skip(1).find(head).expect("the enum");
    let body = begun.split_once("{\n").and_then(|(_, rest)| rest.split("\n}").next()).expect("its variants");
    let name = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let name: String = line.chars().take_while(|letter| letter.is_alphanumeric()).collect();
        line.starts_with(char::is_uppercase).then_some(name)
    };
    body.lines().filter_map(name).collect()
}

#[test]
fn every_kind_of_fact_is_on_the_page_of_the_command_line() {
    let kinds: Names = variants("src/engine/fact.rs", "What").iter().map(|name| name.to_lowercase()).collect();
    let listed = table("docs/cli.md", "| kind | fields | happens when |");
    same("docs/cli.md", &kinds, &listed.iter().flat_map(|row| quoted(&row[0])).collect());
}

#[test]
fn every_fact_and_step_of_a_script_is_on_its_page() {
    let page = file("docs/scripts.md").text;
    let mut names = variants("src/data/script/event.rs", "Event");
    names.extend(variants("src/data/script/step.rs", "Step"));
    let missing = names.into_iter().filter(|name| !page.contains(&format!("`{name}(")));
    none(missing.collect(), "facts and steps that docs/scripts.md does not have");
}

/// The literals at this position among the arguments of a call: `won(side, "deserted", "T-150")` has one.
fn called(call: &str) -> Names {
    let mut found = Names::new();
    for source in
        program().iter().filter(|source| ["src/rules/", "src/engine/"].iter().any(|room| source.path.starts_with(room)))
    {
        let code: String = source.code().map(|(_, line)| format!("{line}\n")).collect();
        let is_call = |at: usize| !code[..at].ends_with(char::is_alphanumeric) && !code[..at].ends_with("fn ");
        let calls = code.match_indices(call).filter(|(at, _)| is_call(*at));
        let first = calls.filter_map(|(at, _)| literals(code[at..].split(";\n").next()?).next().map(str::to_owned));
        found.extend(first.filter(|name| name.starts_with(char::is_lowercase)));
    }
    found
}

#[test]
fn every_ending_of_a_battle_is_on_the_page_and_has_words() {
    let mut endings = called("won(");
    endings.extend(called("drawn("));
    endings.extend(told("Outcome {", "how:"));
    let listed = quoted(row("docs/cli.md", "| `winner`, `how`, `rule` |").split("`how`: ").nth(1).unwrap_or_default());
    same("docs/cli.md", &endings, &listed);
    let words = below("assets/words", &[".ftl"]);
    let words = words.iter().flat_map(|source| source.text.lines()).filter_map(|line| line.strip_prefix("outcome-"));
    let words = words.filter_map(|line| line.split(" = ").next()).map(str::to_owned).collect();
    same("words", &endings, &words);
}

#[test]
fn every_name_that_a_fact_may_hold_is_on_the_page_of_the_command_line() {
    let fields = ["step", "side", "round", "dice", "why", "chooser", "who", "mark", "piece", "pile", "what", "null"];
    let fields = fields.into_iter().chain(["object", "number", "cell", "winner", "how", "said", "marked", "cleared"]);
    let fields: Names = fields.chain(["began", "rolled", "removed", "damaged", "held"]).map(str::to_owned).collect();
    let listed = |begins: &str| -> Names { quoted(&row("docs/cli.md", begins)).difference(&fields).cloned().collect() };
    let mut steps = told("What::Began {", "step:");
    steps.extend(["ground", "laid"].map(str::to_owned));
    steps.extend(called("begin_phase("));
    same("parts of the battle", &steps, &listed("| `began` |"));
    same("rolls", &told("What::Rolled {", "why:"), &listed("| `rolled` |"));
    let mut marks = told("What::Marked {", "mark:");
    marks.extend(told("What::Cleared {", "mark:"));
    marks.extend(called("deeds.mark(").difference(&fields).cloned());
    same("marks", &marks, &listed("| `marked`, `cleared` |"));
    same("damage", &told("What::Damaged {", "what:"), &listed("| `damaged` |"));
    let mut objects = told("What::Held {", "object:");
    objects.extend(called("tell(deeds, unit, "));
    same("objects", &objects, &listed("| `held` |"));
    same("sentences", &told("What::Said {", "what:"), &listed("| `said` |"));
    let piles = Pile::ALL.iter().map(|pile| format!("{pile:?}").to_lowercase()).collect();
    same("piles", &piles, &listed("| `removed` |"));
}
