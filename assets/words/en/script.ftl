# Scripts: what is wrong with one, and how it differs from the battle.

## Faults of a file, shown behind its path
script-rows = has { $given } rows; the board of tokens has { $height }
script-row = is { $given } long; the board of tokens is { $width } wide
script-height = `{ $given }` is not a height (use a digit)
script-token = `{ $given }` at column { $column } is not a token (use letters, and `.` for an empty square)
script-known = `{ $given }` can't be used as a name; the book already has it, or it is empty or too long
script-name = { $why }
script-nobody = `{ $given }` is on the board but belongs to no unit
script-nowhere = `{ $given }` is not on the board of tokens; if it has left, name it in `gone`
script-everywhere = `{ $given }` is in several places; a primate can only be in one
script-no-weapon = `{ $given }` fits none of its weapons
script-facing = `{ $given }` is not a direction (use a keypad digit, such as 6 for east)
script-no-member = `{ $given }` is not a member; the members are { $members }
script-unit-state = { $given } is a state of a whole unit; write it in `state`
script-outcome = { $given } can't be set, only tested for; use orders to bring it about
script-side = side `{ $given }` has no unit
script-turn = side `{ $side }` has no one in platoon { $platoon }
script-window = there is no window `{ $given }`
script-word = `{ $given }` isn't a name in the words of the game

## How a script and the battle part
script-step = step { $step } ({ $name }):
script-end = after the last step:
script-expected = expected:
script-found = found:
script-no-facts = the last order caused nothing more
script-other-facts = the last order caused these facts instead

## The table of coverage
rules-no-sources = isn't a source tree; run this in the project's folder, or name it with --source

## Replays of scripts
replay-start = needs either `setup`, the level it started from, or `scene`, the script it started from
replay-of-script = started from a script, not from a level; `monkeys replay` plays it
