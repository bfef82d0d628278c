## Scenarios: what is fought for, how it stands, how it ends.

scenario-ambush = Ambush
scenario-ambush-goal = The attacker wins by eliminating more than half of the defender's platoons. The defender wins by getting more than half of them off the board, over any edge but its own (G-14, G-34).
scenario-battle = Battle
scenario-battle-goal = A side wins by holding three of the five markers from the end of one of its turns through a complete round (G-15).
scenario-scavenging = Scavenging
scenario-scavenging-goal = The side that has carried more crates off over its own edge when the last round ends wins (G-18).
scenario-siege = Siege
scenario-siege-goal = The attacker wins if no unpinned defender is in the middle at the end of a round. The defender wins by being there when the last round ends (G-17).
scenario-rounds = It lasts { $rounds } rounds.

standing-beaten = Enemy platoons eliminated or driven off by { $side }: { $value } of { $of }.
standing-eliminated = Enemy platoons eliminated by { $side }: { $value } of { $of }.
standing-escaped = { $of ->
    [one] { $value ->
        [0] The platoon of { $side } hasn't retreated.
       *[other] The platoon of { $side } has retreated.
    }
   *[other] { $value ->
        [0] None of the { $of } platoons of { $side } has retreated.
        [one] 1 of the { $of } platoons of { $side } has retreated.
       *[other] { $value } of the { $of } platoons of { $side } have retreated.
    }
}
standing-markers = Held by { $side }: { $value } of { $of } markers.
standing-holds = To win, { $side } must hold them for { $value ->
    [one] 1 more turn.
   *[other] { $value } more turns.
}
standing-crates = { $side }: { $value } of { $of } crates safe.
standing-carried = { $side }: { $value } of { $of } crates carried.
standing-in-area = { $value ->
    [0] No unpinned defender is in the middle.
    [one] 1 unpinned defender is in the middle.
   *[other] { $value } unpinned defenders are in the middle.
}
standing-rounds-left = { $value ->
    [one] { $side } must hold out for this round.
   *[other] { $side } must hold out for { $value } more rounds.
}
standing-scrap = Lost by { $side }: { $value } scrap.

log-held-marker = Marker { $number } at { $cell } goes to { $side }.
log-held-crate = { $primate } picks up crate { $number }.
log-held-crate-dropped = { $primate } drops crate { $number } at { $cell }.
log-held-crate-safe = { $primate } carries crate { $number } off the board: it is safe.
log-attacker-first = In an Ambush the attacker moves first: { $side }.

outcome-deserted = The other side has no one left on the board.
outcome-deserted-both = Neither side has anyone left on the board.
outcome-ambush-sprung = More than half of the defender's platoons are eliminated.
outcome-ambush-escaped = More than half of the defender's platoons have retreated.
outcome-ambush-even = None of the defender's platoons is left: half have retreated, and half are eliminated.
outcome-markers-held = Enough markers have been held through a complete round.
outcome-crates-most = The winner has carried off more crates.
outcome-crates-even = Both sides have carried off the same number of crates.
outcome-siege-broken = No unpinned defender is left in the middle.
outcome-siege-held = The defender has held out to the last round.

order-pick-up = Pick up
no-crate = There is no crate next to { $primate }.
no-carries = { $primate } already carries a crate.
level-broad-edge = the defender of an Ambush deploys on a broad edge: North or South
level-zone-room = the board is too small for the zone of { $name }: give the side a zone of its own
setup-no-room = This board is too small for { $scenario ->
    [ambush] an Ambush
    [battle] a Battle
    [siege] a Siege
    [skirmish] a Skirmish
   *[other] Scavenging
 }.
level-zone-narrow = the zone has { $room } squares; the units that deploy in it need { $needed }
level-markers = only a Battle has markers
level-markers-over = markers { $one } and { $other } share squares
level-thin = only { $given } % of the board is terrain; Scavenging needs { $least } % (G-18)

## Deployment

window-name-ground = choosing the ground
window-name-deploy = deploying a platoon
order-keep-ground = Keep the ground
order-reroll = Another ground
order-lay = Lay it by hand
order-deploy = Place
order-split = Split
order-ready = Ready
log-deployment = The sides deploy. First: { $side }.
log-ground = { $side } asked for a new ground.
log-laid = { $side } laid the ground by hand.
log-ready = A platoon of { $side } is ready.
log-deploys = { $unit } is placed.
log-deploys-aboard = { $unit } is placed, { $count } aboard.
log-deploys-again = { $unit } is placed elsewhere.
said-squad-splits = { $unit } splits into two halves.
half-name = { $unit } II
no-layer = Only the attacker of an Ambush may lay the ground by hand.
no-laid = The square { $cell } can't be laid like this: it must be on the board, with a kind and height from the book.
no-other-seed = The next ground is generated from seed { $next }, not from { $seed }.
no-deploying = { $unit } isn't in the platoon that is deploying.
no-deployed = { $unit } hasn't been placed yet.
no-places-differ = { $unit } has { $size } members; { $given } squares are named.
no-outside-zone = { $cell } is outside the deployment zone of { $primate }.
no-outside-sphere = { $primate } would be { $squares } squares from { $nearest }; at most { $allowed } are allowed.
no-few-to-split = { $unit } has { $size } members; only a squad of { $least } or more can be split.
no-half-small = { $unit } would be split into { $first } and { $second }; each half needs { $least }.
no-corporal = The second half of { $unit } needs a corporal.
no-sergeant-stays = { $primate } leads the squad and stays with the first half.
no-split-twice = { $other } is already split: only one squad per platoon can be.
no-late-split = { $unit } is already placed; split a squad before you place it.
