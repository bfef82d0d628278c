# The battle log of Ordered Hexes: what each unit does in each step, then the dice.

## The round
hexes-log-round = Round { $round }
hexes-log-step = { $step }
hexes-log-choose-last = Both armies are of the same kind: by the toss of a coin, { $side } chooses last.
hexes-log-advantage = { $side } has the advantage and takes the hex.
hexes-log-stands-at = { $unit } is set up { $place }.
hexes-log-stands = { $unit } is set up { $place }, facing { $way }, { $speed }.
hexes-log-turns = { $unit } faces { $way }.
hexes-log-moves = { $unit } moves { $steps ->
    [1] 1 hex
   *[other] { $steps } hexes
} { $way }.
hexes-log-moves-about = { $unit } moves { $steps ->
    [1] 1 hex
   *[other] { $steps } hexes
}.
hexes-log-shoots = { $unit } fires at { $target }.
hexes-log-no-target = { $unit } has no target: { $why }.
## Why a weapon can't be fired at an enemy
hexes-no-shot-unloaded = its { $weapon } isn't loaded
hexes-no-shot-used-up = its { $weapon } is used up
hexes-no-shot-too-far = { $target } is { $far } hexes away, and its { $weapon } reaches { $reach }
hexes-no-shot-out-of-arc = { $target } is outside the arc of its { $weapon } ({ $arc })
hexes-no-shot-hidden = the { $ground } between them hides { $target }
hexes-hides-smoke = smoke
hexes-log-destroyed = { $unit } is destroyed.
hexes-log-flees = { $unit } has left the table.
hexes-facing-8 = north
hexes-facing-9 = northeast
hexes-facing-3 = southeast
hexes-facing-2 = south
hexes-facing-1 = southwest
hexes-facing-7 = northwest
## Between two of them.
hexes-facing-89 = north-northeast
hexes-facing-93 = east
hexes-facing-32 = south-southeast
hexes-facing-21 = south-southwest
hexes-facing-17 = west
hexes-facing-87 = north-northwest
hexes-speed-still = standing still
hexes-speed-crawling = crawling
hexes-speed-rest = resting
hexes-speed-set-up = set up
hexes-speed-slow = slow
hexes-speed-fast = fast
hexes-speed-fly-slow = flying slowly
hexes-speed-fly-fast = flying fast
hexes-step-gunnery-1 = Gunnery 1
hexes-step-gunnery-2 = Gunnery 2
hexes-step-apply-damage = Apply damage
hexes-step-trigger-hex-effect = Trigger hex effect
hexes-step-movement-1 = Movement 1
hexes-step-movement-2 = Movement 2
hexes-step-movement-3 = Movement 3
hexes-step-pre-assault-retreat = Pre-assault retreat
hexes-step-pre-assault-abilities = Pre-assault abilities
hexes-step-assault-1 = Assault 1
hexes-step-assault-2 = Assault 2
hexes-step-assault-3 = Assault 3
hexes-step-post-assault-retreat = Post-assault retreat
hexes-step-healing-1 = Healing 1
hexes-step-healing-2 = Healing 2
hexes-step-agony-0 = Agony 0: acid and terror
hexes-step-agony-1 = Agony 1: minor acid
hexes-step-agony-2 = Agony 2: fire
hexes-step-agony-3 = Agony 3: poison
hexes-step-agony-4 = Agony 4: bleeding
hexes-step-aftermath = Aftermath

## Orders
hexes-order-set-up = Set up
hexes-order-plan = Write cards
hexes-order-choose = Choose
hexes-order-concede = Concede

## Dice
hexes-threw-to-hit = { $unit } needs { $need } to hit: { $dice }. { $hits ->
    [0] Missed.
   *[other] Hit.
}
hexes-threw-armor = Armor dice: { $dice }. { $hits ->
    [0] The hit goes through.
    [1] Partly blocked.
   *[other] Blocked.
}
hexes-threw-damage = Damage by { $unit }: { $dice }.
hexes-threw-damage-sum = Damage by { $unit }: { $dice } { $terms } = { $sum }.
hexes-damage-more = + { $value } ({ $name })
hexes-damage-less = - { $value } ({ $name })
hexes-damage-assault = assault
hexes-damage-point-blank = point blank
hexes-damage-long-range = long range
hexes-damage-armor = armor
hexes-damage-through = not stopped by armor
## An open-ended die: the first face, those that follow, and what they make
hexes-dice-on = { $first } rolls on ({ $further }) to { $value }
## A number higher than the faces of the die
hexes-need-on = { $need } (a { $opens } rolls on)
hexes-threw-entry = { $unit } needs { $need } to enter: { $dice }. { $hits ->
    [0] It stays where it is.
   *[other] It enters.
}
hexes-threw-pre-assault-retreat = { $unit } needs { $need } to leave before the assault: { $dice }. { $hits ->
    [0] It stays.
   *[other] It leaves.
}
hexes-threw-strength = { $unit } strikes, { $need } or more counts: { $dice }. { $hits ->
    [0] No success.
    [1] 1 success.
   *[other] { $hits } successes.
}
hexes-threw-deflection = { $unit } fends off, { $need } or more counts: { $dice }. { $hits ->
    [0] No success.
    [1] 1 success.
   *[other] { $hits } successes.
}
hexes-threw-acid = Acid on { $unit }: { $dice }.
hexes-threw-minor-acid = Minor acid on { $unit }: { $dice }.
hexes-threw-terror = Terror, psychic damage to { $unit }: { $dice }.
hexes-threw-fear = Fear, psychic damage to { $unit }: { $dice }.
hexes-threw-fire = Fire on { $unit }: { $dice }.
hexes-threw-poison = Poison in { $unit }: { $dice }.
hexes-threw-bleeding = { $unit } bleeds: { $dice }.
hexes-threw-psychic = Psychic damage to { $unit }: { $dice }.
hexes-threw-critical = Critical damage to { $unit }: { $dice }.
hexes-threw-crew-damage = Damage to the crew of { $unit }: { $dice }.
hexes-threw-poison-cloud = Poison cloud, { $unit } is struck on { $need }: { $dice }. { $hits ->
    [0] Not struck.
   *[other] Struck.
}
hexes-threw-acid-cloud = Acid cloud, { $unit } is struck on { $need }: { $dice }. { $hits ->
    [0] Not struck.
   *[other] Struck.
}
hexes-threw-burning-hex = Burning hex, { $unit } is struck on { $need }: { $dice }. { $hits ->
    [0] Not struck.
   *[other] Struck.
}

## What a roll was for
hexes-dry = { $why } of { $who } takes more dice than were laid; { $left } left in `dice`
hexes-roll-to-hit = the roll to hit
hexes-roll-armor = the armor roll
hexes-roll-damage = the damage
hexes-roll-entry = the entry roll
hexes-roll-pre-assault-retreat = the roll to avoid assault
hexes-roll-strength = the roll of strength
hexes-roll-deflection = the roll of deflection
hexes-roll-acid = the acid die
hexes-roll-minor-acid = the die of minor acid
hexes-roll-terror = the die of terror
hexes-roll-fear = the die of fear
hexes-roll-fire = the fire die
hexes-roll-poison = the poison die
hexes-roll-bleeding = the bleeding die
hexes-roll-psychic = the die of psychic damage
hexes-roll-critical = the die of critical damage
hexes-roll-crew-damage = the die of crew damage
hexes-roll-poison-cloud = the roll of a poison cloud
hexes-roll-acid-cloud = the roll of an acid cloud
hexes-roll-burning-hex = the roll of a burning hex

## What becomes of units
hexes-counted-speed = { $unit }: { $speed }.
hexes-counted-models = { $count ->
    [0] { $unit } has no model left.
    [1] { $unit } has 1 model left.
   *[other] { $unit } has { $count } models left.
}
hexes-counted-tokens = { $unit } has { $count ->
    [1] 1 future-damage token
   *[other] { $count } future-damage tokens
}.
hexes-counted-crew-tokens = { $unit } has { $count ->
    [1] 1 future-crew-damage token
   *[other] { $count } future-crew-damage tokens
}.
hexes-counted-shaken = { $count ->
    [0] { $unit } is no longer shaken.
    [1] { $unit } is shaken, with 1 token.
   *[other] { $unit } is shaken, with { $count } tokens.
}
hexes-counted-fire = { $count ->
    [0] { $unit } no longer burns.
   *[other] { $unit } burns.
}
hexes-counted-acid = { $count ->
    [0] { $unit } has no more acid on it.
   *[other] { $unit } has acid on it.
}
hexes-counted-minor-acid = { $count ->
    [0] { $unit } has no more minor acid on it.
   *[other] { $unit } has minor acid on it.
}
hexes-counted-poison = { $count ->
    [0] { $unit } is no longer poisoned.
   *[other] { $unit } is poisoned.
}
hexes-counted-bleeding = { $count ->
    [0] { $unit } no longer bleeds.
   *[other] { $unit } bleeds.
}
hexes-counted-impaired = { $unit } is worse at hitting and easier to hit, by { $count }.
hexes-counted-armor-worn = Acid has eaten { $count } of the armor of { $unit }.
hexes-marked-in-assault = { $unit } is in the assault.
hexes-cleared-in-assault = { $unit } is no longer in the assault.
hexes-marked-aim = { $unit } aims.
hexes-cleared-aim = { $unit } no longer aims.
hexes-marked-loaded = { $unit } loads.
hexes-cleared-loaded = { $unit } has to load again.
hexes-marked-cannot-turn = { $unit } can't turn any more.
hexes-marked-cannot-move = { $unit } can't move any more.
hexes-marked-crew-crippled = The crew of { $unit } is crippled.
hexes-log-cards = { $unit } turns up: { $moves }. Gunnery: { $fires }.
hexes-said-fire-card = { $unit } fires by the card { $card }.
hexes-said-stays = { $unit } stays behind: too many friends go there.
hexes-said-set-up-apart = { $unit } goes back a hex: an enemy was set up in the same one.
hexes-said-throws = { $unit } throws.
hexes-said-heals = { $unit } heals for { $number ->
    [1] 1 point
   *[other] { $number } points
}.
hexes-said-score-first = Score of { $first }: { $number }.
hexes-said-score-second = Score of { $second }: { $number }.
hexes-strewn-smoke = { $count ->
    [0] The smoke { $place } is gone.
    [1] Smoke { $place }: 1 marker.
   *[other] Smoke { $place }: { $count } markers.
}
hexes-strewn-poison-cloud = { $count ->
    [0] The poison cloud { $place } is gone.
    [1] Poison cloud { $place }: 1 marker.
   *[other] Poison cloud { $place }: { $count } markers.
}
hexes-strewn-acid-cloud = { $count ->
    [0] The acid cloud { $place } is gone.
    [1] Acid cloud { $place }: 1 marker.
   *[other] Acid cloud { $place }: { $count } markers.
}
hexes-strewn-burning = { $count ->
    [0] The fire { $place } is gone.
    [1] Fire { $place }: 1 marker.
   *[other] Fire { $place }: { $count } markers.
}

## Damage, and what it does: all that a unit takes at once is one line
hexes-log-harm = { $unit } takes { $damage }: { $results }.
hexes-log-suffers = { $unit }: { $results }.
hexes-log-no-damage = { $unit } takes no damage.
hexes-harm-hits = { $damage } from { $hits } hits
hexes-harm-tokens = { $damage }, { $tokens } of each for its future-damage tokens
hexes-log-no-harm = { $unit } takes { $damage }, which does nothing.
hexes-said-damage = { $number } damage
hexes-said-poison-damage = { $number } poison damage
hexes-said-fire-damage = { $number } fire damage
hexes-said-bleeding-damage = { $number } bleeding damage
hexes-said-psychic-damage = { $number } psychic damage
hexes-said-crew-damage = { $number } damage to its crew
hexes-harmed-models = { $count ->
    [1] 1 model is left
   *[other] { $count } models are left
}
hexes-harmed-tokens = { $count ->
    [0] no future-damage tokens are left
    [1] it has 1 future-damage token
   *[other] it has { $count } future-damage tokens
}
hexes-harmed-crew-tokens = { $count ->
    [1] it has 1 future-crew-damage token
   *[other] it has { $count } future-crew-damage tokens
}
hexes-harmed-shaken = { $count ->
    [0] it is no longer shaken
    [1] it is shaken, with 1 token
   *[other] it is shaken, with { $count } tokens
}
hexes-harmed-fire = { $count ->
    [0] it no longer burns
   *[other] it burns
}
hexes-harmed-bleeding = { $count ->
    [0] it no longer bleeds
   *[other] it bleeds
}
hexes-harmed-acid = { $count ->
    [0] it has no more acid on it
   *[other] it has acid on it
}
hexes-harmed-impaired = it is worse at hitting and easier to hit, by { $count }
hexes-harmed-armor-worn = acid has eaten { $count } of its armor
hexes-harmed-cannot-turn = it can't turn any more
hexes-harmed-cannot-move = it can't move any more
hexes-harmed-crew-crippled = its crew is crippled
hexes-harmed-destroyed = it is destroyed

## Names that scripts use
hexes-mark-speed = speed
hexes-mark-models = models
hexes-mark-tokens = future-damage tokens
hexes-mark-crew-tokens = future-crew-damage tokens
hexes-mark-shaken = shaken
hexes-mark-fire = fire
hexes-mark-acid = acid
hexes-mark-minor-acid = minor acid
hexes-mark-poison = poison
hexes-mark-bleeding = bleeding
hexes-mark-impaired = impaired
hexes-mark-armor-worn = armor eaten by acid
hexes-mark-in-assault = in an assault
hexes-mark-aim = aiming
hexes-mark-critical = critical damage
hexes-mark-unloaded = a weapon to load
hexes-mark-loaded = loaded
hexes-mark-cannot-turn = can't turn
hexes-mark-cannot-move = can't move
hexes-mark-crew-crippled = crippled crew
hexes-mark-smoke = smoke
hexes-mark-poison-cloud = poison cloud
hexes-mark-acid-cloud = acid cloud
hexes-mark-burning = burning hex
hexes-step-new-round = a new round
hexes-step-choose-last = who chooses last
hexes-step-advantage = the advantage

## How it ends
hexes-outcome-score = { $won ->
    [0] The battle is a draw: both scores are equal.
   *[other] { $winner } wins by its score.
}
hexes-outcome-eliminated = { $winner } wins: { $loser } has no units left.
hexes-outcome-broken = { $winner } wins: { $loser } is broken.
hexes-outcome-across = { $winner } wins: enough of its units are across.
hexes-outcome-held = { $winner } wins: { $loser } did not get enough units across in time.
hexes-outcome-conceded = { $winner } wins: { $loser } concedes.
hexes-script-answers = choice { $number } allows { $answers }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
hexes-script-choices = the default would be { $order }
