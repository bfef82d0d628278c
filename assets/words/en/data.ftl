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

## Rosters
data-book = { $given } can't be played yet; Monkeys can
roster-no-command = has four standard squads a platoon; 1.11 makes one of the four a command squad, which is not part of this version yet
roster-too-dear = costs { $cost } scrap; at most { $scrap } may be spent on it (1.9)
roster-squad-size = { $given } primates are no squad; { $least } to { $most } are (1.12)
roster-name-shared = `{ $given }` is the name of one; a line with a count can't have a name
roster-unarmed = is empty; every primate keeps at least one weapon (1.14)
roster-too-big = `{ $given }` is { $size }; a { $bearer } primate carries at most one size more than its own (4.10)
roster-too-much = take { $load } slots; a primate has { $most } (4.10)
roster-clan-mixed = `{ $given }` can't be in a squad of { $home }, who share it with their own kind only (5.1)
roster-clan-leader = `{ $given }` may not lead { $home }: only their own kind or an ape of larger size may (5.1)
roster-bill = { $platoon }
roster-bill-line = { $squad }: { $count } { $clan } with { $weapons }, { $each } each: { $sum }
roster-bill-total = { $total } of { $scrap } scrap
