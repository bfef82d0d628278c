# What is wrong with files of Initiative Ladder, and what `monkeys check` says of good ones.

initiative-check-profiles = profiles of Initiative Ladder: { $characters } characters, { $weapons } weapons, { $terrain } kinds of ground
initiative-file-letter = must be a single letter or punctuation mark from the keyboard
initiative-file-band = `{ $kind }` can't join characters of `{ $first }`: all characters are of one band, and this one is of `{ $own }`
initiative-file-band-size = a band has { $least } to { $most } characters; this one has { $given } (G11)
initiative-file-ground = `{ $given }` at column { $column } is not a letter of this book; they are { $known }
initiative-file-taken = { $cell } is taken already; a square holds one character (G1)
initiative-file-zone = { $cell } is outside the zone where its side sets up
initiative-file-closed = { $cell } can't be entered: { $ground } (G21)
initiative-file-shut = has no square that can be entered (G21)
initiative-file-room = the zone has room for { $given } characters; { $needed } set up there
initiative-file-overlap = { $cell } is in the zone of the other side, too
initiative-file-turns = is missing: a battle in which a load has to be brought somewhere needs a last turn (G23)
initiative-file-carrier = only the side that has to bring the load somewhere has a carrier (G23)
initiative-goal-break = A side wins when the other is broken: at most a third of it can act, and at least twice as many of the winner (G11). { $turns ->
    [0] {""}
   *[other] After turn { $turns }, the side with more able characters wins; with the same number on both sides, it is a draw.
}
initiative-goal-hold = From the end of turn { $from }, a side wins if it alone has an able character within { $near } squares of the { $place } at the end of { $ends } turns in a row, or if the other side is broken (G11, G22). { $turns ->
    [0] {""}
   *[other] After turn { $turns }, the side with more able characters wins; with the same number on both sides, it is a draw.
}
initiative-goal-carry = The movers win when the { $load } leaves by the far edge, or no ambusher can act. The ambushers win when at most { $few } movers can act and none carries the { $load } (G23){ $turns ->
    [0] .
   *[other] , or after turn { $turns }.
}
initiative-force = { $name }, { $count } characters
initiative-force-calls = { $count } characters
initiative-check-level = level "{ $name }", { $width } x { $height }, { $coverage } % terrain; { $first } { $firsts } with { $first_calls } calls a turn against { $second } { $seconds } with { $second_calls }
initiative-check-opponent = opponent "{ $name }": { $about }
initiative-check-roster = roster "{ $name }", { $count } characters with { $calls } calls a turn
initiative-file-unit = `{ $given }` isn't a character; write r1.1 or b1.2
initiative-file-number = `{ $given }` must be `{ $next }`; the characters of a side are numbered in order
initiative-file-nowhere = `{ $given }` isn't on the board of tokens; a character that is set up later has no token

initiative-scenario-hold = Hold the middle
initiative-scenario-hold-goal = From turn 3 on, the side that alone has a character near the middle at the end of two turns in a row wins. A side that breaks loses. After the last turn, the side with more able characters wins, and equal numbers are a draw (G11, G22).
initiative-scenario-break = Break them
initiative-scenario-break-goal = The side that breaks loses. After the last turn, the side with more able characters wins, and equal numbers are a draw (G11, G22).
