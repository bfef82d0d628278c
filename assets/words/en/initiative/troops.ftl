# Rosters of Initiative Ladder, and how they are built by hand.

initiative-troops-size = { $count ->
    [one] 1 character
   *[other] { $count } characters
}, { $calls } calls a turn
initiative-troops-about = 3 to 6 characters of one band. Add them on the right; these are the kinds. Choose one on the left to change it.
initiative-troops-add = Add a character: { $band }
initiative-troops-kind = Initiative { $initiative }
initiative-troops-weapon = { $weapon }: { $numbers }
initiative-troops-name = The name of the character
