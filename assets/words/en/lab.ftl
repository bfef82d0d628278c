# The terrain lab: faults of plans, of folders and files of results.

## Plans
lab-one-board = { $given } boards; a level is one board
lab-laps = { $given } is no multiple of { $lap } ({ $boards } boards, each played both ways round); { $below } or { $above } would be right
lab-range = begins at { $from } and ends at { $to }; the lower density comes first

## Folders and files
lab-unwritable = { $path }: can't be written: { $why }; what was finished is kept
lab-unreadable = { $path }: can't be read: { $why }
lab-cut-off = { $path }: is cut off or damaged: { $why }
lab-foreign = { $path }: is no table of this lab, or of another version of it
lab-other-run = { $path }: holds another run ({ $differences }); name another folder, or ask for the same run
lab-strangers = { $path }: holds `{ $name }`, which is of no run; name a new or an empty folder
lab-busy = { $path }: another program is at work on this run
lab-unfinished = { $path }: is no finished run
lab-no-shards = no folders of shards are named
lab-no-shard = { $path }: is a whole run, no shard of one
lab-other-shard = { $path }: is a shard of another run than the first ({ $differences })
lab-shards = the shards { $list } make no whole; each from 1/{ $of } to { $of }/{ $of } is needed once
