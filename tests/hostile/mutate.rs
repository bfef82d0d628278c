//! Mutants: files with a few changes, as made by an attacker or a faulty disk.

use proptest::prelude::*;

/// One change: what kind, where (as a fraction of all places), and with what.
#[derive(Clone, Debug)]
pub struct Change {
    kind: u8,
    place: u32,
    with: u32,
}

/// Numbers at the limits of all types.
const NUMBERS: [&str; 20] = [
    "0",
    "-1",
    "1",
    "2",
    "7",
    "127",
    "128",
    "255",
    "256",
    "-128",
    "999",
    "32767",
    "32768",
    "-32768",
    "65535",
    "65536",
    "2147483647",
    "4294967295",
    "18446744073709551615",
    "-9223372036854775808",
];

/// Letters and pieces of text with a meaning for some reader along the way.
const PIECES: [&str; 24] = [
    "\u{1b}[2J",
    "\u{202e}",
    "\u{0}",
    "\n",
    "\"",
    "\\",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "'",
    "<script>",
    "&amp;",
    "é",
    "\u{9b}31m",
    "Some(",
    "..",
    "/dev/zero",
    "\u{feff}",
    "😀",
];

/// A few changes.
pub fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = (0..12u8, any::<u32>(), any::<u32>()).prop_map(|(kind, place, with)| Change { kind, place, with });
    proptest::collection::vec(change, 1..5)
}

/// The text with the changes applied in order.
pub fn mutant(text: &str, changes: &[Change]) -> String {
    changes.iter().fold(text.to_owned(), |text, change| change.make(&text))
}

/// Bytes with the changes applied in order; most changes leave everything in its place.
pub fn spoilt(bytes: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    changes.iter().for_each(|change| change.spoil(&mut bytes));
    bytes
}

impl Change {
    fn spoil(&self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        // The end of a table describes the rest: half of the changes go there.
        let from = if self.kind.is_multiple_of(2) { bytes.len() - bytes.len() / 4 } else { 0 };
        let at = (from + self.place as usize % (bytes.len() - from)).min(bytes.len() - 1);
        match self.kind {
            0..=3 => bytes[at] ^= 1 << (self.with % 8),
            4..=6 => bytes[at] = [0, 1, 2, 0x7f, 0x80, 0xfe, 0xff][self.with as usize % 7],
            7 | 8 => bytes[at] = self.with as u8,
            9 => drop(bytes.drain(at..(at + 1 + self.with as usize % 8).min(bytes.len()))),
            10 => bytes.insert(at, self.with as u8),
            _ => {
                let end = (at + 1 + self.with as usize % 64).min(bytes.len());
                let to = (self.with as usize >> 8) % (bytes.len() - (end - at) + 1);
                bytes.copy_within(at..end, to);
            }
        }
    }

    /// A number derived from a change: often one at the limit of a type.
    pub fn number(&self) -> u64 {
        let edge = NUMBERS[self.with as usize % NUMBERS.len()].parse::<i128>().expect("it is a number") as u64;
        if self.kind < 8 { edge } else { self.place.into() }
    }

    /// Which of this many things it changes.
    pub fn place(&self, count: usize) -> usize {
        self.place as usize % count.max(1)
    }

    fn make(&self, text: &str) -> String {
        let with = self.with as usize;
        match self.kind {
            // Most changes affect a value and keep the syntax intact, so that more than the parser is tested.
            0 | 1 | 8 | 9 => {
                self.on(text, &spans(text, |letter| letter.is_ascii_digit()), NUMBERS[with % NUMBERS.len()])
            }
            2 | 10 | 11 => {
                let words = spans(text, |letter| letter.is_alphanumeric() || "_-.#!".contains(letter));
                let other = pick(&words, self.with).map_or("", |(from, to)| &text[from..to]).to_owned();
                self.on(text, &words, &other)
            }
            3 => {
                let at = boundary(text, self.place as usize % (text.len() + 1));
                format!("{}{}{}", &text[..at], PIECES[with % PIECES.len()], &text[at..])
            }
            4 => {
                let from = boundary(text, self.place as usize % (text.len() + 1));
                let to = boundary(text, (from + 1 + with % 40).min(text.len()));
                format!("{}{}", &text[..from], &text[to..])
            }
            5 => {
                let lines: Vec<&str> = text.lines().collect();
                let Some(line) = pick(&lines, self.place) else { return text.to_owned() };
                let at = with % lines.len();
                [&lines[..at], &[line], &lines[at..]].concat().join("\n")
            }
            6 => {
                let mut lines: Vec<&str> = text.lines().collect();
                if !lines.is_empty() {
                    lines.remove(self.place as usize % lines.len());
                }
                lines.join("\n")
            }
            _ => {
                let items = spans(text, |letter| !letter.is_whitespace());
                let Some((from, to)) = pick(&items, self.place) else { return text.to_owned() };
                format!("{}{}{}", &text[..to], text[from..to].repeat(1 + with % 30), &text[to..])
            }
        }
    }

    /// Replaces one span.
    fn on(&self, text: &str, spans: &[(usize, usize)], with: &str) -> String {
        let Some((from, to)) = pick(spans, self.place) else { return text.to_owned() };
        format!("{}{with}{}", &text[..from], &text[to..])
    }
}

/// The runs of letters of one kind.
fn spans(text: &str, is_inside: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| is_inside(*letter)) {
        let end = at + letter.len_utf8();
        match spans.last_mut() {
            Some(last) if last.1 == at => last.1 = end,
            _ => spans.push((at, end)),
        }
    }
    spans
}

fn pick<T: Copy>(items: &[T], place: u32) -> Option<T> {
    (!items.is_empty()).then(|| items[place as usize % items.len()])
}

fn boundary(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// The first entry of a list whose bracket has been read; `None` for an empty list.
pub fn entry(text: &str) -> Option<&str> {
    let (mut depth, mut quoted, mut last) = (0, false, ' ');
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if last != '\\' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return Some(text[..at].trim()).filter(|entry| !entry.is_empty()),
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => return Some(text[..at].trim()),
            _ => {}
        }
        last = letter;
    }
    None
}
