# The terrain lab: faults of plans, of folders and files of results.

## Plans
lab-one-board = { $given } boards; a level is one board
lab-laps = { $given } is no multiple of { $lap } ({ $boards } boards, each played both ways round); { $below } or { $above } would be right
lab-range = begins at { $from } and ends at { $to }; the lower density comes first

## Folders and files
lab-unwritable = { $path }: can't be written: { $why }; what was finished is kept
