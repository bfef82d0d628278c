# Words of the screens of a battle of Monkeys With Guns: what panels say of its state.

## The turn track
track-step-activate = Activate
track-set-up = Deployment
track-step-orders = Orders
track-step-firing = Firing
track-step-stragglers = Stragglers
track-step-pins = Pins
track-within = { $step }: { $what }
within-charge = charge
within-flight = flight
within-fight = close combat
within-overwatch = overwatch
within-leader-lost = leader lost
within-explosion = explosion
track-platoon = Platoon { $letter }
track-now = { $side }, { $name }: taking its turn. { $left } of { $all } left, { $able ->
    [0] no unit can act
    [one] 1 unit can act
   *[other] { $able } units can act
}.
track-offered = { $side }, { $name }: can be chosen now. { $left } of { $all } left.
track-done = { $side }, { $name }: has taken its turn this round. { $left } of { $all } left.
track-next = { $side }, { $name }: hasn't taken its turn yet. { $left } of { $all } left.
track-empty = { $side }, { $name }: empty. The other side has more platoons, and this one makes the turns even (T-10).
track-dead = { $side }, { $name }: wiped out.
undo-other = This takes back the End turn of { $side }.
undo-attack = The roll of { $unit } against { $target } can't be undone.
undo-test = The test of { $who } can't be undone.
undo-roll = The roll can't be undone.

## Orders
hint-order-move = The whole squad walks; the others stay near the leader.
hint-order-move-off = To leave the board, click beyond an edge that lights up, or move the cursor past it and press Enter.
hint-order-attack = Choose a target. The squad fires after you end the turn, and does nothing more this turn.
hint-order-overwatch = The squad may fire once at an enemy that moves into sight. Ends its turn.
hint-order-brace = Everyone at cover or prone rests its weapon, until it leaves its square. Braced, it can fire a weapon up to { $braced } Sizes larger than itself, otherwise up to { $plain }. Its attack and its defense stay as they are, except for talents.
hint-order-brace-no-talent = This unit has no talent for it.
hint-order-reload = Reloads a squad that is out of ammunition.
hint-order-done = The squad does nothing more this turn.
orders-later = The decision of { $side } comes first: see the question above the map.
orders-nobody = Choose a unit first: click one of its primates.
end-turn = { $count ->
    [0] End turn
   *[other] End turn: { $count } can act
}
end-armed = { $count ->
    [0] End turn
    [one] End it: 1 can act
   *[other] End it: { $count } can act
}
end-short = { $count ->
    [0] End
   *[other] End ({ $count })
}
end-hint = Shows which units can still act; press { $key } again or { $accept } to end the turn.
end-hint-armed = Ends the turn{ $attacks ->
    [0] .
   *[other] ; then the attacks are fired.
}

## The record sheet
sheet-squad = { $name } squad
sheet-team = { $name }
sheet-line = Platoon { $letter }, { $post }: { $who }
sheet-actions = { $count ->
    [0] no actions
    [one] 1 action
   *[other] { $count } actions
}
sheet-waits = waiting
sheet-watching = on overwatch
sheet-committed = will fire
sheet-done = done
sheet-unarmed = No firearm
sheet-outside = { $name } is outside the sphere of influence and will go missing at the end of this turn.
state-outside = outside
state-pinned = pinned
state-recovering = recovering
state-brace = must brace
state-braced = braced
state-in-cover = in cover
state-at-cover = at cover
state-leads = leader
state-acting = acting leader
state-also = { $first }, { $rest }
state-drives = drives
state-rides = rides
fact-committed = Fires on
fact-ammunition = Ammunition
fact-empty = none
fact-speed = Speed
fact-reach = Longest range
fact-any-distance = as far as it sees
fact-squares = { $count } squares
fact-carries = Carries
fact-crates = { $count ->
    [one] crate { $numbers }
   *[other] crates { $numbers }
}
state-crate = crate { $number }
fact-lost = Off the board
fact-clan = Clan
fact-damage = Damage
fact-rate = Rate of Fire
fact-accuracy = Accuracy
fact-size = Size
fact-armor = Armor
fact-morale = Morale
lost-wounded = { $count } wounded
lost-hollow = { $count } wounded by hollow points
lost-injured = { $count } injured
lost-routed = { $count } routed
lost-missing = { $count } missing
lost-retreated = { $count } left the table
page-turn-of = Turn of
page-platoon = Platoon
page-of = { $some } of { $all }
next-designate = { $side }: choose a platoon. Click one of its primates, its marker at the top, or its card.
next-designate-theirs = { $side }: choosing a platoon.
next-end = No unit can act any more. End the turn ({ $key }){ $attacks ->
    [0] .
   *[other] ; then the attacks are fired.
}
ground-kind = Ground
ground-cover = Cover
ground-in-cover = in cover
ground-at-cover = at cover
ground-no-cover = none
ground-height = Height
ground-seen = Seen by
ground-unseen = no one

## Drafts
draft-cost = { $name } walks { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, for { $cost } of Speed { $speed }.
draft-farthest = Farthest walk: { $squares } squares.
draft-exposed = There: { $open } in the open, { $covered } in cover, { $unseen } unseen.
draft-departs = { $count ->
    [one] { $who } leaves the board and doesn't come back.
   *[other] { $count } leave the board and don't come back: { $who }.
}
draft-departs-crate = { $name } takes crate { $number } with it: the crate is safe.
draft-departs-stay = { $count ->
    [one] { $who } stays.
   *[other] { $count } stay: { $who }.
}
draft-departs-leader = The leader of { $unit } leaves. You choose a new one at once.
draft-departs-outside = { $count ->
    [one] Even with { $name } as the new leader, { $who } is outside the sphere of influence, and missing at the end of the turn unless it comes back in.
   *[other] Even with { $name } as the new leader, { $count } are outside the sphere of influence, and missing at the end of the turn unless they come back in: { $who }.
}
exit-here = Leave the board
leave-moves = To leave the board, choose the Move order first.
draft-seen = Seen by { $who }.
draft-outside = { $name } can't keep up. It would be outside the sphere of influence and go missing at the end of this turn.
draft-attack = On { $target }: { $sums } at the moment. It fires after you end the turn.
draft-overwatch = Until its next turn, it may fire once at an enemy that moves into sight. Letting one pass ends it.
draft-pick-up = { $name } picks up the crate beside it. The crate counts when it leaves by your own edge.
accept-pick-up = Pick up the crate
hint-leave = Leaves the board over an edge that is open to your side, in one action. If anyone carries a crate, only the carriers go; otherwise everyone who can. To send one member alone, click it in the sheet first. Those who have left don't come back.
hint-pick-up = A member next to a crate picks it up. This takes an action. A carrier that becomes a casualty drops the crate.
draft-reload = The squad has ammunition again.
draft-brace-gun = { $name } can then fire the { $weapon }.
draft-brace-talent = { $name }: { $what }
draft-brace-nothing = It adds nothing now: they can fire all their weapons anyway, and they have no talent for it.
draft-brace = { $count ->
    [one] { $who } braces.
   *[other] { $who } brace.
}
draft-done = It does nothing more this turn and gives up its actions.
accept-move = Walk there
accept-depart = Leave the board
accept-depart-outside = Leave the board without some
accept-move-outside = Walk and leave some outside
accept-move-warned = Leave them outside
accept-attack = Attack { $target }
accept-overwatch = Go on overwatch
accept-reload = Reload
accept-brace = Brace
accept-done = Done
accept-fire = { $count ->
    [one] Fire at 1
   *[other] Fire at { $count }
}
accept-hold-fire = Hold fire
accept-leads = { $name } leads
chip-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
chip-dice-attacker = { $count } dice for the attack
chip-dice-defender = { $count } dice for the defense
chip-against = { $dice }, { $unit }

## Forecast
terms-damage = { $count } × { $what }, Damage { $each }
terms-accuracy = Accuracy, { $count } at { $each }
terms-range = Range, { $count } at { $each }
terms-size = { $count } × { $what }, Size { $each }
terms-armor = { $count } × { $what }, Armor { $each }
terms-concentrated = Concentrated fire
dice-equal = Equal powers: 1 die.
dice-more = The attack is stronger, but less than double: 2 dice, one of them kept by { $side }.
dice-double = The attack is at least double: 3 dice, one of them kept by { $side }.
dice-less = The defense is stronger, but less than double: 2 dice, one of them kept by { $side }.
dice-half = The defense is at least double: 3 dice, one of them kept by { $side }.
result-empty = nothing, out of ammunition
result-nothing = nothing happens
result-hold = { $count ->
    [one] 1 that is recovering tests Morale or is pinned
   *[other] { $count } that are recovering test Morale or are pinned
}
result-wound = { $count ->
    [one] wounded
    [2] both wounded
   *[other] all { $count } wounded
}
result-test = { $count ->
    [one] 1 tests Morale or is pinned
   *[other] { $count } in cover test Morale or are pinned
}
result-both = { $open } wounded, { $covered ->
    [one] 1 in cover tests Morale
   *[other] { $covered } in cover test Morale
}
rout-stands = the squad stands firm
rout-runs = { $count ->
    [one] the last one routs
    [2] both rout
   *[other] all { $count } rout
}
forecast-plan = The attack is fired after you end your turn. You name its targets then; these are an estimate.
forecast-trails = Overwatch: each target is shot at where it was seen best on its way. The lines end there.
forecast-together = Together with the attacks already committed, { $sum } of the { $left } in { $target } are wounded on average.
forecast-wasted = With the attacks already committed, { $before } of the { $left } in { $target } are wounded on average; this one would be wasted.
forecast-ghost = From where { $unit } would be.
forecast-none = There is no target from there.
forecast-nobody = There is no target.
forecast-no-answer = nothing
forecast-reloaded = { $sums } after a reload
shooter-pinned = { $name } is pinned.
shooter-empty = { $name } is out of ammunition.
shooter-unarmed = { $name } has no firearm.
shooter-brace = { $name } must brace to fire the { $weapon }.
shooter-blind = { $name } sees none of them.
shooter-unentered = None of them has entered a square in this action.
shooter-far = { $name } is { $squares } squares from the nearest and can shoot { $reach }.
shooter-weak = { $name } has Damage { $damage }, less than Armor { $armor }.
target-unseen = { $name } is out of sight of everyone who can shoot.
target-unentered = { $name } hasn't entered a square in this action.
target-far = { $name } is { $squares } squares away; the weapons reach { $reach }.
target-hard = { $name } has Armor { $armor }, more than Damage { $damage }.
target-open = { $name}: defense { $size }, in the open
target-covered = { $name}: defense { $size }, in cover

## The tray
tray-resolve = Which fires next?
tray-attack = Attack
tray-rout = Rout
tray-first-turn = First turn
tray-edge = Edge the shell comes from
tray-blind = Column and row of a shell
tray-grid = Column and row on the grid
tray-moves-first = First to move: { $side }.
tray-nothing = Nothing happens.
tray-fallen = { $unit }: { $count } { $pile }.
tray-routed = { $count ->
    [one] The last one of { $unit } routs.
    [2] Both of { $unit } rout.
   *[other] All { $count } of { $unit } rout.
}
tray-pinned = { $count ->
    [one] 1 is pinned.
   *[other] { $count } are pinned.
}
tray-damage-due = The vehicle is damaged; its owner chooses how.
tray-damaged = { $count ->
    [one] 1 vehicle is damaged.
   *[other] { $count } vehicles are damaged.
}
tray-empty = Out of ammunition.
tray-test = Test
tray-test-found = { $name } searches: { $die } { $bonus } = { $sum }, needs { $need }, and finds them.
tray-test-missed = { $name } searches: { $die } { $bonus } = { $sum }, needs { $need }, and finds no one.
tray-test-passed = { $name } tests: { $die } { $bonus } = { $sum }, needs { $need }: passed.
tray-test-failed = { $name } tests: { $die } { $bonus } = { $sum }, needs { $need }: failed.
die-does = { $face }: { $what }
commitment-expected = { $count } wounded on average.
commitment-wasted = No target is left in sight and range: the attack will be wasted.

## Decisions
question-designate = which platoon acts now?
question-resolve = which attack is fired next?
question-volley = { $unit } fires on { $target }: at which members?
question-die = which die counts for { $unit } against { $target }?
question-rout-die = which die counts for { $unit }, which has lost its leader?
question-check = which leader check comes first?
question-grid = { $unit } fires at your troop in another hex. Where on the grid are its squads?
question-strike = whom does the shell hit directly?
question-barrage = should the guns of the next hex fire?
question-mark = what is the next gun aimed at?
question-get-down = should { $unit } stop and drop prone?
question-look = who searches for { $unit }, which is hidden?
question-watch = fire on { $unit }, which moved into sight?
question-successor = who leads { $unit } now?
hint-resolve = Click one of the attacks in the tray, or take the marked one.
hint-volley = Click enemies to add or remove them. Fewer targets have less defense.
volley-full = { $count ->
    [one] All fire of this roll is aimed already. Click the one that is named to drop it first.
   *[other] All fire of this roll is aimed already. Click one of the { $count } that are named to drop it first.
}
hint-successor = Choose the new leader
card-unit = { $unit }: { $who }
card-supports = In the next hex: its guns may fire at this battle.
card-nobody = Wiped out.
card-grid-rows = Row by row
card-grid-columns = Column by column
card-grid-spread = Spread out
card-grid-is = Two dice say where a shell falls: no square is safer than another.
card-strike-is = Defense { $defense }
card-barrage = Fire all guns
card-barrage-is = Each shell comes down somewhere in the enemy's half, by two dice. It spares nobody, friends included.
card-guns-hold = Hold fire
card-guns-hold-is = The shells are kept, and the other side moves on.
card-fire-at = The smoke on { $cell }
card-fire-at-is = The shell comes down exactly there.
card-fire-blind = Fire blind
card-fire-blind-is = Two dice say where in the enemy's half it comes down.
card-get-down = Get down!
card-get-down-is = The whole unit stops where it is and counts as in cover.
card-go-on = Go on
card-go-on-is = The move goes on as ordered.
card-check = { $count ->
    [0] Wiped out.
    [one] 1 is left and tests.
   *[other] { $count } are left and test together.
}
card-looks = { $unit } searches
card-fires = { $unit } fires
card-passes = { $unit } lets it pass
card-sums = { $sums } against { $count ->
    [one] the one it saw best.
   *[other] the { $count } it saw best.
}

## Ledger and ending
ledger-afar = next hex
ending-platoons-beaten = More than half of { $loser }'s platoons are eliminated or driven off: { $gone } of { $all }.
ending-both-beaten = More than half of both sides' platoons are eliminated or driven off.
ending-rounds-over = The last round is over: { $winner } lost { $less } scrap, { $loser } { $more }.
ending-rounds-even = The last round is over, and both sides lost { $less } scrap.
heap-wounded = Wounded by fire
heap-hollow = By hollow points
heap-injured = Injured in close combat
heap-routed = Routed
heap-missing = Missing
heap-retreated = Left the table
luck-scrap = Scrap lost

## Title and set-up
setup-platoons = { $count ->
    [one] 1 platoon per side
   *[other] { $count } platoons per side
}
setup-no-limit = no limit
setup-edge = { $side } may leave by
setup-parts = { $attacker } attacks, { $defender } defends.
setup-roster = { $names }, { $scrap } scrap
setup-troops-about = { $count ->
    [one] The first platoon of this roster replaces the level's own.
   *[other] The first { $count } platoons of this roster replace the level's own.
}
setup-arms = { $count } × { $weapon }
scenario-skirmish = Skirmish
scenario-skirmish-goal = The side that eliminates or drives off more than half of the other side's platoons wins (G-16).
scenario-skirmish-rounds = After { $rounds } rounds, the side that has lost less scrap wins (G-31).
hint-order-fire = Fires at the chosen targets.
hint-order-hold = No one fires, and the attack is over.
shooter-arc = { $name }'s gun points away.
target-arc = { $name } is outside the arc of every mount that could shoot.

## Setting up
question-ground = fight on this ground?
ground-keep-is = The battle is fought here.
ground-reroll-is = A new ground is generated from seed { $seed }. { $often }
ground-lay-is = Draw the ground you want with the brush, or load your own file.
ground-once = Each side may ask for this once.
ground-often = The attacker may do this any number of times.
question-deploy = where does { $unit } deploy?
question-deploy-ready = is the platoon ready?
deploy-ready = Done deploying
deploy-seats = Click a vehicle to assign its seats: click a primate, then a seat, or a square to get out.
deploy-sites = Click a weapon behind its sandbags to set it up elsewhere beside cover.
deploy-ready-is = The platoon is placed. The other side goes on if it still has platoons to place; otherwise the battle begins.
deploy-advised = As advised
deploy-hint = Or click a square in the bright zone to deploy { $unit } around it. Click a deployed unit to pick it up again; Tab goes to the next unit.
deploy-split = Split { $unit }
deploy-split-is = Its corporal leads the second half as a separate unit.
deploy-no-room = { $unit } doesn't fit around that square: everyone must be on free ground in the bright zone, inside the sphere of influence.

## Buttons of orders
order-leave = Leave board
order-button-hold = Hold fire
