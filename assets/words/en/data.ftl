# Faults and notes of files. A fault is shown behind its file and path, so it begins in lower case.

## The file as a whole
data-unreadable = can't be read: { $why }
data-folder = is a folder, not a file
data-irregular = is not a regular file but a device, a pipe or a socket
data-too-large = is larger than { $largest } MiB, the most that is read
data-no-text = isn't text (UTF-8)
data-no-kind = the book `{ $book }` has no files of this kind
data-kind = isn't a file of this game; known files end in .level.ron, .roster.ron, .opponent.ron, .campaign.ron, .temper.ron, .replay.ron, .script.ron, .campaign-script.ron or .lesson.ron, or are strengths.ron or a profile such as monkeys.ron
data-more = and { $count } more errors

## Shape
data-format = { $given } is unknown; this version reads format { $format }
data-format-missing = is missing; a file starts with `format: { $format }`
data-syntax = can't be read here: { $why }
data-letter = `{ $given }` makes no sense here
data-count = { $given ->
    [one] 1 value is
   *[other] { $given } values are
} given; { $wanted } are needed
data-wants-more = the file ends too early: something isn't closed
data-wants-end = something follows after the end of the file's content
data-wants-comma = expected a comma or a closing bracket
data-wants-list = expected a list in `[` and `]`
data-wants-list-end = expected a comma, or `]` to close the list
data-wants-map = expected a map in `{"{"}` and `{"}"}`
data-wants-colon = expected a colon
data-wants-map-end = expected a comma, or `{"}"}` to close the map
data-wants-fields = expected values in `(` and `)`
data-wants-fields-end = expected a comma, or `)` to close the group
data-wants-whole = expected a whole number
data-wants-number = expected a number
data-wants-smaller = the number { $given } is too small or too large
data-wants-smaller-field = { $given } is too small or too large for `{ $field }`
data-wants-truth = expected `true` or `false`
data-wants-letter = expected one character in single quotes, such as 'r'
data-wants-text = expected text in double quotes
data-wants-text-end = the text isn't closed by a double quote
data-wants-word = expected a name without quotes
data-wants-comment-end = the comment isn't closed
data-type = expected { $expected } but found { $found }
data-missing = the field `{ $field }` is missing
data-many = has { $given } entries; at most { $most } are read
data-deep = is nested more than { $most } deep
data-no-own-ground = The rule book { $book } has no battles on grounds of your own.
data-no-troops = Levels of the rule book { $book } have their own troops only.
data-twice = `{ $given }` appears twice

## Names and numbers
data-unknown = no { $what } `{ $given }`; choose from { $known }
data-unknown-near = no { $what } `{ $given }`; did you mean `{ $near }`?
data-unknown-none = no { $what } `{ $given }`; there is none to choose from
data-range = { $given } is out of range; it must be { $least } to { $most }
data-range-one = { $given } is out of range; it must be { $least }
data-name = `{ $given }` isn't a valid name; use 1 to { $most } letters on one line, without control or invisible characters
data-about = isn't a valid description; use up to { $most } letters on one line, without control or invisible characters
data-empty = is empty; at least one entry is needed

## Profiles
data-ground-first = the first kind must be plain open ground: not slow, no cover, no top

## Rosters
data-book = a file of { $given } can't be used here; only one of { $wanted } can

## Levels
level-size = a board of { $width } x { $height } is not possible; it must be { $narrow } x { $low } to { $wide } x { $high }
level-row = is { $given } long; the other rows are { $width }
level-grow = { $why }
level-off-board = { $given } is off the board; the last cell is { $last }
level-block = { $from } to { $to } isn't a block; name the top left cell first, then the bottom right one
level-two-sides = has { $given } sides; a battle has two
level-key = '{ $given }' isn't the letter of this side; use '{ $key }'

## Names of the sides where a level is made in a hurry
side-first = Vermilion
side-second = Cobalt

## What monkeys check says
check-strengths = { $count } strengths of opponents{ $own ->
    [0] {""}
    [one] , and one for a single book
   *[other] , and { $own } for single books
}
check-note = note: { $note }

## Opponents
opponent-line = must be 1 to { $most } letters long, on one line, without control characters
opponent-curve = must be to the right of the point before it

## Lessons
lesson-no-steps = is empty; a lesson needs at least one step
lesson-no-words = has no sentence `{ $name }` in the word files
lesson-other-level = this lesson uses another level or another seed
lesson-none-of-book = this rule book has no lessons
lesson-passed = has more steps than the lesson, which has { $count }
lesson-laid = the lesson doesn't lay out these dice after this many orders
lesson-untrue = step `{ $step }`: it says { $claim }, which is not so
lesson-endless = step `{ $step }`: the lesson never ends
lesson-stuck = step `{ $step }`: nothing that it waits for is possible while { $asked } is open
lesson-refused = step `{ $step }`: its own order is refused: { $why }
check-lesson = { $name }: a lesson of { $count ->
    [one] 1 step
   *[other] { $count } steps
}, played through with { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
check-replay = a replay of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
check-script = a script of { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
