# What the window says of Ordered Hexes: forms, pages, the track, dice.

## The set-up
hexes-force = { $name }: { $count } units, { $points } points
hexes-kit = { $class }, { $models ->
    [1] 1 model
   *[other] { $models } models
}: { $weapons }

## What is asked
hexes-question-set-up = Set up your units. The other side doesn't see where.
hexes-question-plan = Write the cards for round { $round }. Only you see them.
hexes-question-fire = Who fires at whom?
hexes-question-move = Where does everyone turn and go?
hexes-question-stay = Too many go to one hex: who stays behind?
hexes-question-strike = With which side does everyone fight?
hexes-question-cancel = You have the advantage: which hits are canceled?
hexes-question-retreat = Where do they go back to?
hexes-question-beaten = Driven off: which way do they face?
hexes-question-heal = What is healed and repaired?
hexes-window-set-up = Set-up
hexes-window-plan = Cards
hexes-window-fire = Targets
hexes-window-move = Turns and moves
hexes-window-stay = Who stays
hexes-window-strike = Sides that fight
hexes-window-cancel = Canceled hits
hexes-window-retreat = Retreats
hexes-window-heal = Healing
hexes-says-set-up = Facing { $way }, { $speed }

## Forms
hexes-form-set-up = Set up your units
hexes-form-set-up-about = Click a hex of the bright zone. Then choose which way the unit faces and how fast it is. Click the hex again, or use the button, to set it up.
hexes-form-facing = It faces
hexes-form-speed = It begins
hexes-set-up-accept = Set it up here
hexes-form-plan = Cards for round { $round }
hexes-form-plan-ahead = On the left of each unit, the cards of this round lie face up. On the right are the ones you write now: they are carried out in the next round. Think of where the unit will be by then.
hexes-form-plan-now = Write a movement card and a fire card for each unit. They are carried out in this round.
hexes-form-expected = begins { $speed }
hexes-form-movement = Movement card: steps 1, 2, 3
hexes-form-fire = Fire card: Gunnery 1, 2
hexes-plan-accept = Lay the cards face down
hexes-card-step = Step { $step }: { $what }.
hexes-card-step-nothing = nothing
hexes-card-step-then = {", then "}
hexes-card-step-or = {" or "}
hexes-card-step-may = if you like, { $what }
hexes-sign-forward = one hex forward
hexes-sign-reverse = one hex backward
hexes-sign-drift = one hex in any direction, without turning
hexes-sign-chase = one hex toward the nearest enemy
hexes-sign-flee = one hex away from the nearest enemy
hexes-sign-left = a turn to the left
hexes-sign-right = a turn to the right
hexes-sign-any-turn = a turn to any side
hexes-sign-faster = one speed faster
hexes-sign-slower = one speed slower
hexes-sign-to = now { $speed }
## The same in a few words, beside a card and in the log
hexes-brief-next = {"; "}
hexes-brief-then = {" and "}
hexes-brief-or = {" or "}
hexes-brief-may = maybe { $what }
hexes-brief-may-turn = may turn
hexes-brief-nothing = wait
hexes-brief-forward = ahead
hexes-brief-reverse = back
hexes-brief-drift = sideways
hexes-brief-chase = chase
hexes-brief-flee = flee
hexes-brief-left = left
hexes-brief-right = right
hexes-brief-any-turn = turn
hexes-brief-faster = faster
hexes-brief-slower = slower
hexes-brief-to = to { $speed }
hexes-brief-fire = fire
hexes-card-printed = on the card: { $card }
hexes-brief-aim = aim
hexes-brief-load = load
hexes-card-for = { $moves } ({ $speed })
hexes-card-move = It is for a unit that is { $speed } when the round begins, and this one will be unless something stops it.
hexes-card-idle = For a unit that is { $speed }. This one will be { $expected }: the card would do nothing.
hexes-card-fire = Gunnery 1, before the moves: { $first }. Gunnery 2, after them: { $second }. This unit should begin { $expected }; in Gunnery 2, the speed after its moves counts.
hexes-card-fire-then = Gunnery 1, before the moves: { $first }. Gunnery 2, after the chosen moves: { $second }. This unit should begin { $expected } and then be { $then }.
hexes-card-if = { $what } if { $speed }
hexes-card-no-fire = It does nothing in either gunnery step for a unit that begins { $expected }.
hexes-card-no-fire-then = It does nothing in either gunnery step for a unit that begins { $expected } and is { $then } after the chosen moves.
hexes-choose-accept = Accept all
hexes-form-fire-at = Targets
hexes-form-fire-at-about = Each weapon has a marked target. Change what you like, then accept all. Click an enemy to make it the target.
hexes-form-move = Turns and moves
hexes-form-move-about = Each unit has a marked way. Change what you like, then accept all. A click on a hex turns the unit there, or sends it there.
hexes-form-stay = Choose a unit to stay behind
hexes-form-stay-about = Two units fit into a hex, and only one large one. One of these stays where it is.
hexes-form-strike = The assault
hexes-form-strike-about = Each unit fights with one of its sides. Cunning puts tokens on a vehicle instead of hits.
hexes-form-cancel = The advantage
hexes-form-cancel-about = You decide which hits of both sides are canceled by deflection.
hexes-form-retreat = Going back
hexes-form-retreat-about = A unit that gives way goes to one of these hexes and may turn.
hexes-form-beaten = Driven off: it stays and may turn
hexes-form-beaten-about = It went into an assault and lost. It never entered the hex, so it stays in the one that it came from, and may turn toward the enemy or away.
hexes-form-heal = Healing and repair
hexes-form-heal-about = Choose what each healer spends its points on.
hexes-item-fire-at = Weapon
hexes-item-move = Turn and move
hexes-item-stay = Who stays
hexes-item-strike = Side
hexes-item-cancel = Canceled
hexes-item-retreat = Goes back
hexes-item-beaten = Turns
hexes-item-heal = Heals

## An enemy at the pointer, from where the chosen unit is
hexes-aims-at = In reach: { $shots }
hexes-aims-shot = { $weapon } { $need }+, { $chance }
hexes-aims-not = Out of reach: { $why }
hexes-aims-it = it

## Answers
hexes-answer-turn = Face { $way }
hexes-answer-go = Go { $place }, facing { $way }
hexes-answer-off = Leave the board
hexes-answer-stay = { $unit } stays
hexes-answer-hold = Hold fire
hexes-answer-fire = { $target }, { $group }: { $need }+, { $chance }
hexes-answer-fire-about = Fire at { $target }, at its { $group }. Each shot needs { $need } or more to hit, { $chance }. Then { $dice ->
    [0] no armor stops it
    [1] 1 armor die: { $through } of the hits get through, { $part } with { $less } less damage
   *[other] { $dice } armor dice: { $through } of the hits get through, { $part } with { $less } less damage
}.
## How the number that a shot needs comes about
hexes-term = { $name }: { $value } on the die
hexes-term-base = To hit: { $need } or more
hexes-term-speed = Speed of the shooter
hexes-term-smoke = Shooter in smoke
hexes-term-point-blank = Point blank
hexes-term-long-range = Long range
hexes-term-shot = Skill of the shooter
hexes-term-bad-at-long-range = Bad at long range
hexes-term-optimal-at-point-blank = Best at point blank
hexes-term-steady = Steady shooter
hexes-term-accurate = Accurate weapon
hexes-term-crew = Crew hit
hexes-term-impaired = Impaired shooter
hexes-term-edge = Edge of the arc
hexes-term-aim = Aimed
hexes-term-target-speed = Speed of the target
hexes-term-target-smoke = Target in smoke
hexes-term-terrain = Ground of the target
hexes-term-tiny = Tiny target
hexes-term-huge = Huge target
hexes-term-target-steady = Steady target
hexes-term-take-cover = Target takes cover
hexes-term-elusive = Elusive target
hexes-term-camouflage = Camouflage
hexes-term-target-impaired = Impaired target

hexes-answer-throw = Throw at { $target }
hexes-answer-smoke = Throw smoke { $place }
hexes-answer-strike = Fight with its { $group }
hexes-answer-cunning = Cunning, with its { $group }
hexes-answer-cancelled = { $unit }: { $count } hits
hexes-answer-cancel-none = No hits
hexes-answer-stay-beaten = Stay here, facing { $way }
hexes-answer-retreat = Back { $place }, facing { $way }
hexes-answer-heal = { $unit }: { $care }
hexes-answer-heal-none = Nothing
hexes-group-front = front
hexes-group-front-side = front-side
hexes-group-back-side = back-side
hexes-group-back = back
hexes-care-poison-step = poison d{ $die } down one step
hexes-care-bleeding-step = bleeding d{ $die } down one step
hexes-care-shaken = a shaken token
hexes-care-token = a future-damage token
hexes-care-minor = minor acid
hexes-care-fire = fire
hexes-care-poison = all of poison d{ $die }
hexes-care-bleeding = all of bleeding d{ $die }
hexes-care-acid = acid to minor acid
hexes-care-turning = it can turn again
hexes-care-moving = it can move again
hexes-care-sights = its sights

## Where a hex is: from a unit, or on the table
hexes-away = { $far ->
    [1] 1 hex
   *[other] { $far } hexes
} { $way }
hexes-place-own = into its own hex
hexes-place-on = { $away } ({ $ground })
hexes-place-near = { $away } of { $unit }
hexes-place-of = in the hex of { $unit }
hexes-part-0-0 = in the northwest
hexes-part-0-1 = in the north
hexes-part-0-2 = in the northeast
hexes-part-1-0 = in the west
hexes-part-1-1 = in the middle
hexes-part-1-2 = in the east
hexes-part-2-0 = in the southwest
hexes-part-2-1 = in the south
hexes-part-2-2 = in the southeast

## The page of a unit
hexes-page-line = { $left } of { $models } { $models ->
    [1] model
   *[other] models
}, { $size } { $class }, { $price } points
hexes-size-tiny = tiny
hexes-size-small = small
hexes-size-medium = medium
hexes-size-large = large
hexes-size-huge = huge
hexes-class-infantry = infantry
hexes-class-beast = beast
hexes-class-tracked = tracked vehicle
hexes-class-wheeled = wheeled vehicle
hexes-class-walker = walker
hexes-class-flyer = flyer
hexes-state-fled = fled
hexes-state-destroyed = destroyed
hexes-state-shaken = shaken
hexes-state-burns = burns
hexes-state-acid = acid
hexes-state-poisoned = poisoned
hexes-state-bleeds = bleeds
hexes-state-stuck = can't move
hexes-state-jammed = can't turn
hexes-state-crew = crew hurt
hexes-state-aims = aims
hexes-armor-0 = F
hexes-armor-1 = FS
hexes-armor-2 = BS
hexes-armor-3 = B
hexes-armor-about = Armor of its { $group }: dice against each hit there, less the AP of the weapon. One 5 or more weakens the hit, two stop it.
hexes-number-tokens = Tok
hexes-number-tokens-about = Future-damage tokens: each adds 1 to every later damage roll on its regular table, until it is healed.
hexes-number-nerve = Nerve
hexes-number-nerve-about = Psychic damage of this number or more shakes it.
hexes-page-stance = Stands
hexes-page-stance-is = { $speed }, facing { $way }
hexes-page-cards = This round
hexes-page-cards-are = { $moves }. Gunnery: { $fires }
hexes-page-lines = Lines
hexes-page-assault = Assault
hexes-page-assault-is = { $dice } dice a model at { $need }+, { $damage }, AP { $ap }
hexes-page-deflection = Deflection
hexes-page-deflection-is = { $dice } dice a model at { $need }+
hexes-page-ground = On
hexes-arc-front = front
hexes-arc-front-sides = front and front-sides
hexes-arc-all-round = all round
hexes-weapon-is = range { $range }, { $arc }, { $damage }, AP { $ap }, { $shots ->
    [1] 1 shot
   *[other] { $shots } shots
}
hexes-weapon-thrown = thrown up to { $range }, { $arc }
hexes-weapon-not-ready = not ready
hexes-trait-take-cover = Take cover
hexes-trait-take-cover-about = Harder to hit by { $number } while { $at }, and harder to catch in a cloud there where the ground gives cover.
hexes-trait-elusive = Elusive
hexes-trait-elusive-about = Harder to hit by { $number } while { $at }.
hexes-trait-camouflage = Camouflage
hexes-trait-camouflage-about = Harder to hit by 1 in { $at }.
hexes-trait-forward-position = Forward position
hexes-trait-forward-position-about = Sets up as far as { $number } hexes beyond the zone.
hexes-trait-pre-assault-retreat = Pre-assault retreat
hexes-trait-pre-assault-retreat-about = On { $number } or more it leaves before an assault.
hexes-trait-cunning-assault = Cunning assault
hexes-trait-cunning-assault-about = In an assault, each { $number } successes may put a token on a vehicle instead of hits. Two tokens shake it.
hexes-trait-terror = Terror
hexes-trait-terror-about = Each round, { $at } psychic damage to enemies within { $number }. Shaken enemies roll half their dice against it.
hexes-trait-fear = Fear
hexes-trait-fear-about = Before an assault, { $at } psychic damage to each enemy in it.
hexes-trait-shot = Shot
hexes-trait-shot-about = { $number } on its rolls to hit.
hexes-trait-bad-at-long-range = Bad at long range
hexes-trait-bad-at-long-range-about = It needs 2 more to hit at long range.
hexes-trait-optimal-at-point-blank = Optimal at point blank
hexes-trait-optimal-at-point-blank-about = It needs 1 less to hit at point blank.
hexes-trait-steady = Steady
hexes-trait-steady-about = It needs 1 less to hit, and is 1 easier to hit.
hexes-trait-accuracy = Enhanced accuracy
hexes-trait-accuracy-about = It needs 1 less to hit with { $at }.
hexes-trait-stubborn = Stubborn
hexes-trait-stubborn-about = It doesn't go back after an assault that it has lost.
hexes-trait-heal = Heal
hexes-trait-heal-about = In Healing { $at }, { $number } points for the living in its hex.
hexes-trait-repair = Repair
hexes-trait-repair-about = In Healing { $at }, { $number } points for vehicles in its hex.
hexes-trait-resistance = Resistance
hexes-trait-resistance-about = { $number } less of { $at } damage.
hexes-damage-regular = regular
hexes-damage-poison = poison
hexes-damage-fire = fire
hexes-damage-bleeding = bleeding
hexes-damage-psychic = psychic
hexes-damage-crew = crew
hexes-limit-shaken = It is shaken: it follows its shaken row instead of its cards, and doesn't fire.
hexes-limit-move = It can't move any more.
hexes-limit-turn = It can't turn any more.
hexes-limit-impaired = It is worse at hitting and easier to hit.
hexes-limit-crew = Its crew is crippled: its rolls to hit and its assault dice are 1 worse.
hexes-limit-card = The rest of its movement card is void.

## The board
hexes-ranges = inner line: range; outer line: long range
hexes-trail-now = this round
hexes-trail-next = next round

## The track
hexes-phase-plan = Cards
hexes-phase-plan-about = Cards are written in secret for the round to come.
hexes-phase-gunnery-1 = Fire
hexes-phase-gunnery-1-about = Gunnery 1: Fire, Aim and Load cells are carried out, then damage. A click shows the dice of the last step.
hexes-phase-moves = Moves
hexes-phase-moves-about = Three times: clouds, movement, assaults, retreats, damage.
hexes-phase-gunnery-2 = Fire
hexes-phase-gunnery-2-about = Gunnery 2, then damage.
hexes-phase-healing = Heal
hexes-phase-healing-about = Healers heal and repair.
hexes-phase-agony = Agony
hexes-phase-agony-about = Acid, terror, fire, poison and bleeding go on hurting.
hexes-phase-aftermath = End
hexes-phase-aftermath-about = Each unit loses one shaken token, and each cloud one marker.
hexes-score-unit = % left
hexes-score-about = How much of its worth each army has left, in percent. At a third or less it is broken.
hexes-score-across = How much of its worth each army has left, in percent. The attacker has { $there } of { $need } units across.
hexes-tick = Step { $number }: { $name }{ $empty }
hexes-tick-empty = . Nothing happened
hexes-tick-gunnery = G
hexes-tick-damage = d
hexes-tick-effect = c
hexes-tick-move = M
hexes-tick-retreat = r
hexes-tick-ability = f
hexes-tick-assault = A
hexes-tick-heal = H
hexes-tick-agony = y
hexes-tick-aftermath = E

## Dice
hexes-tray-title = { $unit }: { $why }
hexes-tray-need = { $need } or more: { $hits ->
    [0] no success
    [1] 1 success
   *[other] { $hits } successes
}
hexes-tray-shot = needs { $need }: { $hits ->
    [0] missed
   *[other] hit
}
hexes-tray-sum = { $sum }
hexes-luck = successes
hexes-report-title = Round { $round }, { $step }
hexes-report-table = The dice of the step
hexes-report-cards = The cards for round { $round }
hexes-report-why = { $why }
hexes-report-why-at = { $why } against { $target }
hexes-report-stops = { $hits ->
    [0] goes through
    [1] partly blocked
   *[other] blocked
}
hexes-report-hits = { $hits ->
    [0] none
   *[other] { $hits }
}
hexes-report-sum = { $sum }

# What terrain does, at the pointer.
hexes-ground-woods = tracks and wheels enter on { $need }+
hexes-ground-infantry = infantry and flyers only
hexes-ground-swamp = large units enter on { $enter }+, tracks and wheels leave on { $leave }+
hexes-ground-ford = all but flyers enter on { $need }+
hexes-ground-deep = flyers only
hexes-ground-harder = harder to hit by { $by }
hexes-ground-easier = easier to hit by { $by }
hexes-ground-sight = blocks sight at level { $level }

# Views of the whole board.
hexes-view-blocked = { $kind } blocks the line
hexes-view-smoke = Smoke
hexes-view-harder = { $kind } gives cover
hexes-view-seen = { $line ->
    [unseen] doesn't see it
    [covered] sees it in cover
   *[open] sees it in the open
}, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
