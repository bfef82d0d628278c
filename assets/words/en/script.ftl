# Scripts: what is wrong with one, and how it differs from the battle.

## Faults of a file, shown behind its path
script-rows = has { $given } rows; the board of tokens has { $height }
script-row = is { $given } long; the board of tokens is { $width } wide
script-height = `{ $given }` is no height; a digit is
script-token = `{ $given }` at column { $column } is no token; letters are, and `.` for nobody
script-known = `{ $given }` is no new name; the book has it already, or it is empty or too long
script-name = { $why }
script-nobody = `{ $given }` stands there but belongs to no unit
script-nowhere = `{ $given }` stands nowhere on the board of tokens; name it in `gone` if it has left it
script-everywhere = `{ $given }` stands in several places; a primate stands in one
script-no-weapon = `{ $given }` fits none of its weapons
script-facing = `{ $given }` is no direction; a keypad digit is, such as 6 for east
script-no-member = `{ $given }` is no member; members are { $members }
script-unit-state = { $given } is a state of a whole unit; write it in `state`
script-outcome = { $given } can only be looked for; let orders bring it about
script-side = side `{ $given }` has no unit
script-turn = side `{ $side }` has nobody in platoon { $platoon }
script-window = there is no window `{ $given }`
script-word = `{ $given }` is the name of nothing in the words of the game

## How a script and the battle part
script-step = step { $step } ({ $name }):
script-end = after the last step:
script-expected = expected:
script-found = found:
script-no-facts = the last order brought nothing more about
script-other-facts = instead the last order brought about

## The table of coverage
rules-no-sources = is no source tree; run this in the project's folder, or name it with --source

## Replays of scripts
replay-start = needs either `setup`, the level it began from, or `scene`, the script it began from
replay-of-script = began from a script, not from a level; `monkeys replay` plays it
