# Words of the screens of a battle: what panels say of its state.

## The turn track
track-step-activate = Activate
track-set-up = Set-up
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
track-now = { $side }, { $name }: its turn. { $left } of { $all } left, { $able ->
    [0] nobody can act
    [one] one unit can act
   *[other] { $able } units can act
}.
track-offered = { $side }, { $name }: can be chosen now. { $left } of { $all } left.
track-done = { $side }, { $name }: has had its turn in this round. { $left } of { $all } left.
track-next = { $side }, { $name }: its turn will come. { $left } of { $all } left.
track-dead = { $side }, { $name }: nobody is left on the board.
undo-nothing = There is nothing to take back.
undo-attack = The roll of { $unit } against { $target } can't be taken back.
undo-test = The test of { $who } can't be taken back.
undo-roll = The roll can't be taken back.

## Orders
hint-order-move = The whole squad walks; the others keep near the leader.
hint-order-attack = Chooses whom to shoot at. It fires when the orders end, and does nothing more this turn.
hint-order-overwatch = Waits for the first enemy that moves into sight, and fires. Ends its turn.
hint-order-brace = Everyone at cover rests his weapon on it, until he leaves the square.
hint-order-reload = Fills the magazines of a squad that is out of ammunition.
hint-order-done = It does nothing more this turn.
orders-later = { $side } decides first: the question stands above the map.
orders-nobody = Choose a unit first: click one of its primates.
end-turn = { $count ->
    [0] End turn
   *[other] End turn: { $count } can act
}
end-armed = { $count ->
    [0] End turn
    [one] End it: one could act
   *[other] End it: { $count } could act
}
end-short = { $count ->
    [0] End
   *[other] End ({ $count })
}
end-hint = Shows who can still act; press { $key } again to end.
end-hint-armed = Ends the orders; then the attacks are fired.

## Replay
theatre-who = Replay:
theatre-place = round { $round }, { $side }; { $shown } of { $all } orders.
theatre-next = The battle is played again. Nothing can be ordered now.
theatre-turn = Round { $round }, { $side }. Lost: { $firsts } { $first }, { $seconds } { $second }.
theatre-line = The turns of the battle
theatre-turn-back = Back to the beginning of the turn, or of the one before (Shift Tab)
theatre-order-back = One order back (Ctrl Z)
theatre-pause = Pause, go on (Space)
theatre-order-on = One order on (Ctrl Y)
theatre-turn-on = On to the next turn (Tab or Enter)
theatre-play-on = Play on from here
theatre-play-on-hint = The battle goes on from this moment. As it was fought it is kept in a file of its own.
log-show-moment = Click: show this moment on the table again
theatre-file = As it was fought
theatre-kept = The battle goes on from here. As it was fought it lies in { $path }

## The record sheet
sheet-squad = { $name } squad
sheet-team = { $name }
sheet-line = Platoon { $letter }, squad { $number }: { $who }
sheet-actions = { $count ->
    [0] no actions
    [one] 1 action
   *[other] { $count } actions
}
sheet-waits = waits
sheet-watching = on overwatch
sheet-committed = will fire
sheet-done = done
sheet-unarmed = No firearm
sheet-outside = { $name } stands outside the sphere and is lost at the end of this turn.
state-outside = outside
state-pinned = pinned
state-recovering = recovering
state-brace = must brace
state-braced = braced
state-in-cover = in cover
state-at-cover = at cover
state-leads = leads
state-acting = leads for now
fact-committed = Fires on
fact-ammunition = Ammunition
fact-empty = none
fact-speed = Speed
fact-reach = Farthest shot
fact-any-distance = any
fact-lost = Lost
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
lost-retreated = { $count } retreated
page-turn-of = Turn of
page-platoon = Platoon
page-able = Units that can act
page-of = { $some } of { $all }
next-over = The battle is over.
next-designate = { $side } chooses which platoon acts now. Click one of its primates, its place at the top, or its card.
next-act = { $side } gives orders. Click one of your primates, or press { $key }, to choose a unit.
next-end = Nobody can act any more. End the turn ({ $key }); then the attacks are fired.
ground-kind = Ground
ground-cover = Cover
ground-in-cover = in it
ground-at-cover = beside it
ground-no-cover = none
ground-height = Height
ground-seen = Seen by
ground-unseen = nobody

## Drafts
draft-cost = Costs { $cost } of Speed { $speed }, over { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}.
draft-exposed = There: { $open } in the open, { $covered } in cover, { $unseen } unseen.
draft-seen = Seen by { $who }.
draft-outside = { $name } can't keep up, would stand outside the sphere, and is lost at the end of this turn.
draft-attack = On { $target }: { $sums } as it stands. It fires when the orders end.
draft-overwatch = It fires at the first enemy that moves into sight, until its next turn.
draft-pick-up = { $name } takes up the crate beside it and carries it; it counts when it leaves by your own edge.
accept-pick-up = Take up the crate
hint-pick-up = A member beside a crate takes it up; that is an action. Who carries it drops it when he falls.
draft-reload = The squad has ammunition again.
draft-brace = { $count ->
    [one] { $who } braces.
   *[other] { $who } brace.
}
draft-done = It does nothing more this turn; its actions are lost.
accept-move = Walk there
accept-move-outside = Walk, and leave some outside
accept-move-warned = Leave them outside
accept-attack = Attack { $target }
accept-overwatch = Go on overwatch
accept-reload = Reload
accept-brace = Brace
accept-done = Done
accept-order = Do it
accept-fire = { $count ->
    [one] Fire at one
   *[other] Fire at { $count }
}
accept-hold-fire = Hold fire
accept-leads = { $name } leads
chip-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Forecast
terms-damage = { $count } × { $what }, damage { $each }
terms-accuracy = Accuracy, { $count } at { $each }
terms-range = Range, { $count } at { $each }
terms-size = { $count } × { $what }, size { $each }
terms-armor = { $count } × { $what }, armor { $each }
terms-concentrated = Concentrated fire
dice-equal = Equal: one die, and it counts.
dice-more = Attack is stronger, less than double: 2 dice, { $side } keeps one.
dice-double = Attack is double or more: 3 dice, { $side } keeps one.
dice-less = Defense is stronger, less than double: 2 dice, { $side } keeps one.
dice-half = Defense is double or more: 3 dice, { $side } keeps one.
result-empty = nothing, out of ammunition
result-nothing = nothing happens
result-hold = { $count ->
    [one] the recovering one tests or is pinned
   *[other] { $count } recovering test or are pinned
}
result-wound = { $count ->
    [one] wounded
    [2] both wounded
   *[other] all { $count } wounded
}
result-test = { $count ->
    [one] tests or is pinned
   *[other] { $count } in cover test or are pinned
}
result-both = { $open } wounded, { $covered ->
    [one] one in cover tests
   *[other] { $covered } in cover test
}
rout-stands = the squad stands
rout-runs = { $count ->
    [one] the last one routs
    [2] both rout
   *[other] all { $count } rout
}
forecast-plan = It fires after you end your turn; individuals are named then.
forecast-together = With the attacks already committed, { $sum } of the { $left } of { $target } fall on average.
forecast-wasted = The attacks already committed fell { $before } of the { $left } of { $target } on average; this one would be wasted.
forecast-ghost = From where { $unit } would stand.
forecast-none = From there nobody can be shot at.
forecast-nobody = Nobody can be shot at.
forecast-no-answer = nothing
shooter-pinned = { $name } is pinned.
shooter-empty = { $name } is out of ammunition.
shooter-unarmed = { $name } has no firearm.
shooter-brace = { $name } must brace to fire the { $weapon }.
shooter-blind = { $name } sees nobody of them.
shooter-far = { $name } is { $squares } squares from the nearest and reaches { $reach }.
shooter-weak = { $name } has damage { $damage }, less than armor { $armor }.
target-unseen = { $name } is out of sight of all who can shoot.
target-far = { $name } is { $squares } squares off; the weapons reach { $reach }.
target-hard = { $name } has armor { $armor }, more than damage { $damage }.
target-open = { $name}: defense { $size }, in the open
target-covered = { $name}: defense { $size }, in cover

## The tray
tray-keep-one = Keep one
tray-resolve = Which fires next?
tray-attack = Attack
tray-rout = Rout
tray-first-turn = First turn
tray-moves-first = { $side } moves first.
tray-nothing = Nothing happens.
tray-removed = { $count ->
    [one] One falls.
   *[other] { $count } fall.
}
tray-routed = { $count ->
    [one] The last one routs.
    [2] Both rout.
   *[other] All { $count } rout.
}
tray-pinned = { $count ->
    [one] One is pinned.
   *[other] { $count } are pinned.
}
tray-damage-due = The vehicle is damaged; its owner says how.
tray-damaged = { $count ->
    [one] A vehicle is damaged.
   *[other] { $count } vehicles are damaged.
}
tray-empty = Out of ammunition.
tray-test = Test
tray-test-found = { $name } looks: { $die } { $bonus } = { $sum } of { $need }, and finds them.
tray-test-missed = { $name } looks: { $die } { $bonus } = { $sum } of { $need }, and finds nobody.
tray-test-passed = { $name } tests: { $die } { $bonus } = { $sum } of { $need }, stands.
tray-test-failed = { $name } tests: { $die } { $bonus } = { $sum } of { $need }, fails.
die-does = { $face }: { $what }
commitment = { $unit } on { $target }
commitment-expected = { $count } fall on average.
commitment-wasted = Nobody can be shot at from here now: it will be wasted.

## Decisions
band-who = { $side } decides:
question-designate = which platoon acts now?
question-resolve = which attack is fired next?
question-volley = { $unit } fires on { $target }; at whom?
question-die = which die counts of { $unit } against { $target }?
question-rout-die = which die counts for { $unit }, who lost their leader?
question-check = whose leader is missed first?
question-get-down = has { $unit } stop and drop prone?
question-look = who looks for { $unit }, which is hidden?
question-watch = fire on { $unit }, who moved into sight?
question-successor = who leads { $unit } now?
hint-resolve = Click one of the attacks in the tray, or take the marked one.
hint-volley = Click enemies to name them or to let them go. Fewer targets have less defense.
hint-successor = Name the new leader
card-unit = { $unit }: { $who }
card-nobody = Nobody is left of it.
card-get-down = Get down!
card-get-down-is = The whole unit stops where it is and counts as in cover.
card-go-on = Go on
card-go-on-is = The move goes on as ordered.
card-check = { $count ->
    [0] Nobody is left.
    [one] One is left and tests.
   *[other] { $count } are left; they test together.
}
card-looks = { $unit } looks
card-fires = { $unit } fires
card-passes = { $unit } lets pass
card-watch-ends = Its watch ends.
card-sums = { $sums } against { $count ->
    [one] the one it saw best.
   *[other] the { $count } it saw best.
}

## Ledger and ending
ledger-alive = { $left } of { $all }
ending-wins = { $side } wins
ending-draw = A draw
ending-platoons-beaten = More than half of the platoons of { $loser } are gone: { $gone } of { $all }.
ending-both-beaten = More than half of the platoons of both sides are gone.
ending-rounds-over = The rounds are over: { $winner } lost { $less } scrap, { $loser } { $more }.
ending-rounds-even = The rounds are over, and both sides lost { $less } scrap.
ending-conceded = { $loser } gave the battle up.
ending-over = The battle is over.
ending-left = { $left } of { $all } left
heap-standing = Standing
heap-wounded = Wounded
heap-hollow = By hollow points
heap-injured = Injured
heap-routed = Routed
heap-missing = Missing
heap-retreated = Retreated
luck-scrap = Scrap lost

## Title and set-up
title-battle = Battle
title-battle-about = Two at one table, or one alone.
title-continue = Continue
title-continue-about = The battle that was left.
title-continue-saved = { $battle }
title-nothing-saved = No battle has been left yet.
title-rules = Rules
title-rules-about = The book, rule by rule.
title-settings = Settings
title-settings-about = Size, colours, sound, keys.
title-saves = Saves
title-saves-about = Battles left or put by.
setup-size = { $wide } × { $tall } squares
setup-platoons = { $count ->
    [one] one platoon a side
   *[other] { $count } platoons a side
}
setup-board = Board
setup-terrain = Terrain
setup-percent = { $count } %
setup-rounds = Rounds
setup-no-limit = no limit
setup-edge = Edge of { $side }
setup-roster = { $names }, { $scrap } scrap
setup-arms = { $count } × { $weapon }
scenario-skirmish = Skirmish
scenario-skirmish-goal = Whoever drives off or eliminates more than half of the other side's platoons wins (G-16).
scenario-skirmish-rounds = After { $rounds } rounds, whoever has lost less scrap wins (G-31).

order-button-fire = Fire
order-button-hold = Hold fire
hint-order-fire = Fires at those who are named.
hint-order-hold = Nobody fires; the attack is over.
shooter-arc = No mount of { $name } points that way.
target-arc = { $name } is outside the arc of every mount that could shoot.

## Setting up
question-ground = is the battle fought on this ground?
ground-keep-is = The battle is fought here.
ground-reroll-is = It is grown anew from seed { $seed }. { $often }
ground-lay-is = Brush and eraser, a file of your own: the ground as you want it.
ground-once = Each side may ask for that once.
ground-often = The attacker may do so as often as he likes.
question-deploy = where does { $unit } set up?
question-deploy-ready = does the platoon stand for good?
deploy-ready = They stand for good
deploy-seats = Click a vehicle to deal out its seats: then a primate, then a seat, or a square to get out.
deploy-sites = Click a weapon behind its sandbags to put it up elsewhere beside cover.
deploy-ready-is = The platoon is placed, and the other side goes on.
deploy-advised = { $unit }: as advised
deploy-hint = Or click a square of the lit zone: { $unit } sets up round it. A click on a unit that stands takes it up again; Tab goes to the next.
deploy-split = Split { $unit }
deploy-split-is = Its corporal leads the second half as a unit of its own.
deploy-no-room = { $unit } finds no room round that square: all must stand on free ground of the lit zone, inside the sphere.
