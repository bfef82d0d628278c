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
level-zone-narrow = the zone has { $room } squares; who deploys in it needs { $needed }
level-thin = only { $given } % of the board is terrain; scavenging asks for { $least } % (G-18)

## Deployment

window-name-ground = seeing to the ground
window-name-deploy = placing a platoon
order-keep-ground = Keep the ground
order-reroll = Another ground
order-lay = Lay it by hand
order-deploy = Place
order-split = Split
order-ready = Ready
log-deployment = The sides deploy; { $side } begins.
log-ground = { $side } has the ground grown anew.
log-laid = { $side } lays the ground by hand.
log-ready = A platoon of { $side } stands ready.
log-deploys = { $unit } is placed.
said-squad-splits = { $unit } splits in two halves.
half-name = { $unit } II
no-layer = Only the attacker of an Ambush lays the ground by hand.
no-laid = The square { $cell } can't be laid so: it must lie on the board, and be of a kind and height that the book has.
no-other-seed = The next ground grows from seed { $next }, not from { $seed }.
no-deploying = { $unit } is not of the platoon that is being placed.
no-deployed = { $unit } is not placed yet.
no-places-differ = { $unit } has { $size } members; { $given } squares are named.
no-outside-zone = { $cell } lies outside of the zone that { $primate } sets up in.
no-outside-sphere = { $primate } would stand { $squares } squares from { $nearest }; within { $allowed } is right.
no-few-to-split = { $unit } has { $size } members; a squad of { $least } can be split.
no-half-small = { $unit } would be split in { $first } and { $second }; each half needs { $least }.
no-corporal = The second half of { $unit } needs a corporal.
no-sergeant-stays = { $primate } leads the squad and stays with the first half.
no-split-twice = { $other } is split off already: one squad of a platoon can be.
no-late-split = { $unit } is placed already; squads are split before.
