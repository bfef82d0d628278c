//! Makes text from files safe to show: no character from someone else's file may move the cursor, reverse the text
//! direction or open a tag. Names that aren't [`is_plain`] are refused when they are read; printed text goes through
//! [`lines`], a term of a sentence through [`clean`], and text in a page or a picture through [`markup`].

use std::borrow::Cow;

/// Stands in for each character that isn't shown.
const HIDDEN: char = '\u{fffd}';

/// Whether a character does something other than being read: control and escape characters, line and paragraph
/// separators, characters that set the writing direction, and invisible characters.
pub fn is_raw(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Whether a text may be used as a name: a single line, with every character visible.
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(is_raw)
}

/// The text on one line: a blank for each line end and each tab, a mark for every other raw character.
pub fn clean(text: &str) -> Cow<'_, str> {
    replaced(text, is_raw)
}

/// The text with its lines and tabs unchanged, and a mark in place of every other raw character: safe for a terminal.
pub fn lines(text: &str) -> Cow<'_, str> {
    replaced(text, |letter| is_raw(letter) && !matches!(letter, '\n' | '\t'))
}

/// The text for use between the tags of a page or a picture, or in a quoted attribute there.
pub fn markup(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in lines(text).chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // Noncharacters aren't valid in XML.
            '\u{fffe}' | '\u{ffff}' => safe.push(HIDDEN),
            plain => safe.push(plain),
        }
    }
    safe
}

fn replaced(text: &str, is_hidden: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(&is_hidden) {
        return Cow::Borrowed(text);
    }
    let shown = |letter| match letter {
        '\n' | '\r' | '\t' if is_hidden(letter) => ' ',
        _ if is_hidden(letter) => HIDDEN,
        _ => letter,
    };
    Cow::Owned(text.chars().map(shown).collect())
}
