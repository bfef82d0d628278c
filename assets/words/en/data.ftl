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
data-ammo-class = ammunition is Ballistic, Grenade or Special(size)

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

## Levels
level-size = a board of { $width } x { $height } can't be played; { $narrow } x { $low } to { $wide } x { $high } can
level-row = is { $given } long; the first row is { $width }
level-letter = `{ $given }` at column { $column } is not in the legend; known are { $known }
level-heights = has { $given } rows; the board has { $height }
level-height-row = `{ $given }` is no row of heights; { $width } digits are
level-grow = { $why }
level-off-board = { $given } lies off the board, whose last cell is { $last }
level-block = { $from } to { $to } is no block; name the top left cell first, then the bottom right one
level-two-sides = has { $given } sides; a battle has two
level-key = '{ $given }' is not the letter of this side; '{ $key }' is
level-same-edge = { $given } is the edge of the other side too; each side has its own
level-fewer-squads = has fewer than four squads: { $count } (T-04)
level-padded = { $name } gets { $count ->
    [one] one empty platoon
   *[other] { $count } empty platoons
}, so that both sides have as many (T-10)
level-no-place = squad { $unit } has no place; write for example "{ $unit }": Around((3, 5))
level-cells = names { $given } cells; squad { $unit } has { $size } primates
level-zone = { $cell } lies outside the zone of its side: { $zone }
level-taken = { $cell } is taken by { $unit }; one primate stands on a cell (T-22)
level-sphere = { $cell } is outside the sphere of influence of the sergeant on { $sergeant }: within { $far } of it, or within { $near } of a member who is inside (T-24)
level-no-room = round { $cell } is room for { $room } of { $size } primates of the squad, inside its zone and within 6 squares

## Names of the sides where a level is made in a hurry
side-first = Vermilion
side-second = Cobalt

## What monkeys check says
check-level = level "{ $name }", { $width } x { $height }, { $coverage } % terrain; { $first } { $firsts } against { $second } { $seconds }
check-roster = roster "{ $name }", { $count ->
    [one] one platoon
   *[other] { $count } platoons
}
check-profiles = profiles of Monkeys With Guns: { $clans } clans, { $weapons } weapons, { $grounds } kinds of ground, hash { $hash }
check-note = note: { $note }
