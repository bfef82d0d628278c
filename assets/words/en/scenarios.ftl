## Scenarios: what is fought for, how it stands, how it ends.

scenario-ambush = Ambush
scenario-ambush-goal = The attacker wins by eliminating more than half of the defender's platoons; the defender by getting more than half of them off the table, over any edge but his own (G-14, G-34).
scenario-battle = Battle
scenario-battle-goal = Whoever holds three of the five markers from the end of one of his turns through a complete round wins (G-15).
scenario-scavenging = Scavenging
scenario-scavenging-goal = Whoever has carried more crates off over his own edge when the last round is over wins (G-18).
scenario-siege = Siege
scenario-siege-goal = The attacker wins when no unpinned defender is in the middle at the end of a round; the defender wins by being there when the last round is over (G-17).
scenario-rounds = It lasts { $rounds } rounds.

standing-beaten = { $side } has beaten { $value } of { $of } enemy platoons.
standing-eliminated = { $side } has eliminated { $value } of { $of } platoons.
standing-escaped = { $value } of { $of } platoons of { $side } have got away.
standing-markers = { $side } holds { $value } of { $of } markers.
standing-holds = { $side } wins if it holds them for { $value ->
    [one] one turn more.
   *[other] { $value } turns more.
}
standing-crates = { $side } has { $value } of { $of } crates safe.
standing-carried = { $side } carries { $value } of { $of } crates.
standing-in-area = { $value ->
    [0] No unpinned defender is in the middle.
    [one] One unpinned defender is in the middle.
   *[other] { $value } unpinned defenders are in the middle.
}
standing-rounds-left = { $value ->
    [one] { $side } has to hold for this round.
   *[other] { $side } has to hold for { $value } rounds more.
}
standing-scrap = { $side } has lost { $value } scrap.

log-held-marker = { $side } controls marker { $number } at { $cell }.
log-held-crate = { $primate } picks up crate { $number }.
log-held-crate-dropped = { $primate } is gone; crate { $number } lies at { $cell }.
log-held-crate-safe = { $primate } carries crate { $number } off the board: it is safe.
log-attacker-first = In an ambush the attacker moves first: { $side }.

outcome-deserted = The other side has nobody left on the board.
outcome-deserted-both = Neither side has anybody left on the board.
outcome-ambush-sprung = More than half of the defender's platoons are eliminated.
outcome-ambush-escaped = More than half of the defender's platoons have got away.
outcome-ambush-even = The defender is gone, half of him away and half of him down.
outcome-markers-held = Enough markers have been held through a complete round.
outcome-crates-most = The winner has carried off more crates.
outcome-crates-even = Both sides have carried off as many crates.
outcome-siege-broken = No unpinned defender is left in the middle.
outcome-siege-held = The defender has held out to the last round.

order-pick-up = Pick up
no-crate = No crate lies beside { $primate }.
no-carries = { $primate } carries a crate already.
level-broad-edge = the defender of an ambush sets up on a broad edge: North or South
level-zone-room = the board is too small for the zone of { $name }: give the side a zone of its own
level-thin = only { $given } % of the board is terrain; scavenging asks for { $least } % (G-18)
