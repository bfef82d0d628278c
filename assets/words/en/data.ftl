# Faults and notes of files. A fault is shown behind its file and path, so it begins in lower case.

## The file as a whole
data-unreadable = can't be read: { $why }
data-folder = is a folder, not a file
data-too-large = is larger than { $largest } MiB, the most that is read
data-no-text = is no text (UTF-8)
data-kind = is no file of ours; known are .level.ron, .roster.ron and a profile such as monkeys.ron
data-more = and { $count } more faults

## Shape
data-format = { $given } is not known; this version reads format { $format }
data-format-missing = is missing; a file begins with `format: { $format }`
data-syntax = can't be read here: { $why }
data-type = expected { $expected } but found { $found }
data-missing = the field `{ $field }` is missing
data-later = `{ $field }` is not part of this version yet; leave it out
data-deep = is nested too deep
data-twice = `{ $given }` is there twice

## Names and numbers
data-unknown = no { $what } `{ $given }`; known are { $known }
data-unknown-near = no { $what } `{ $given }`; did you mean `{ $near }`?
data-unknown-none = no { $what } `{ $given }`; there is none to choose from
data-range = { $given } is out of range; { $least } to { $most } is right
data-name = `{ $given }` is no name; 1 to { $most } letters on one line are right
data-about = is too long or has line breaks; up to { $most } letters on one line are right
data-empty = is empty; at least one entry is needed

## Profiles
data-bands = must grow from short to medium to long
data-chart = has one entry for each of the results 1 to 6
data-ground-first = the first kind must be plain open ground: not slow, no cover, no top
data-primate-size = Large is the largest size of a primate
