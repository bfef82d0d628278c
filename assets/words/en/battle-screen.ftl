# Words of the screens of a battle: what panels say of its state.

## The turn track
track-over = Battle over
undo-nothing = There is nothing to undo.

## Replay
theatre-who = Replay:
theatre-place = { $round }, { $side }; { $shown } of { $all } orders.
theatre-next = You are watching a replay. You can't give orders now.
theatre-turn = { $round }, { $side }. Casualties: { $firsts } { $first }, { $seconds } { $second }.
theatre-line = The turns of the battle
theatre-turn-back = To the start of this turn, or of the previous one
theatre-order-back = One order back
theatre-pause = Pause or resume
theatre-order-on = One order forward
theatre-turn-on = To the next turn
theatre-key = { $what } ({ $key })
theatre-keys = { $what } ({ $key } or { $other })
theatre-play-on = Play on from here
theatre-play-on-hint = The battle continues from this moment. The original is kept in a file of its own.
log-show-place = Click to see where it happened; double-click to replay it.
log-newest = Newest
log-newest-hint = Scrolls to the last line of the log.
log-replay = Replay from this moment
theatre-play-on-as = Play on as { $side }
theatre-play-on-as-hint = You play { $side } from this moment on, and the opponent plays the other side. The original is kept in a file of its own.
theatre-campaign = The campaign stays as it is: this battle no longer belongs to it.
theatre-file = { $level }, original of { $turns } turns
theatre-kept = The battle continues from here. The original is saved as { $name }.

## The record sheet
page-decides = Decides now
page-able = Units that can act
next-over = The battle is over.
next-act-theirs = { $side }: giving orders.
next-act = Orders of { $side }: click one of your primates, or press { $key }, to choose a unit.

## Drafts
accept-order = Confirm

## The tray
tray-keep-one = Keep one
commitment = { $unit } on { $target }

## Decisions
decision-risks = { $count ->
    [one] 1 risk: point here to read it.
   *[other] { $count } risks: point here to read them.
}
band-who = Decision of { $side }:

## Ledger and ending
ledger-alive = { $left } of { $all }
ending-again = The result
ending-again-about = Shows how the battle ended.
ending-wins = Victory for { $side }
ending-won = You won: victory for { $side }
ending-lost = You lost: victory for { $side }
ending-draw = A draw
ending-conceded = { $loser } conceded.
ending-left = { $left } of { $all } left
heap-standing = On the board

## Title and set-up
title-battle = Battle
title-battle-about = Four rule books, for one player or two at one computer.
title-battle-short = For one or two players.
title-failed = The game failed last time. Please report it and attach { $path }
title-continue = Continue
title-continue-about = Your unfinished battle or campaign.
title-continue-short = Where you left off.
title-continue-saved = { $level }, { $round }: { $first } against { $second }, { $when }
title-nothing-saved = There is no unfinished battle or campaign.
title-rules = Rules
title-rules-about = All books, rule by rule.
title-rules-short = All books, rule by rule.
title-settings = Settings
title-settings-about = Size, colors, sound, keys.
title-settings-short = Size, sound, keys.
title-saves = Saves
title-saves-about = Unfinished battles and saves.
title-saves-short = Battles you kept.
setup-size = { $wide } × { $tall } squares
setup-hexes = { $hexes } hexes
setup-number = { $label }: { $value }
setup-pieces = { $count ->
    [one] 1 model
   *[other] { $count } models
}
setup-two-people = Two people at this computer play it, in turns.
setup-units = { $first } against { $second } units
setup-troops-own = Troops as in the level
setup-troops-whole = This roster replaces the level's own force.
setup-troops-without = This roster replaces the level's own force, without { $names }.
setup-board = Board
setup-terrain = Terrain
setup-percent = { $count } %
setup-rounds = Rounds
setup-turns = Turns
setup-options = Optional rules
setup-played = Played with: { $rules }.
setup-dice = Dice
setup-dice-new = new each battle
setup-dice-free = New dice for each battle
setup-dice-new-about = To fix the dice, type a number.
setup-dice-fixed-about = The dice are fixed: every battle you start here rolls the same until you clear this number.
setup-lost = What you last chose for a battle can't be read, so it is in the wastebasket now: { $path }. { $why }
setup-stays = What you last chose for a battle can't be read: { $why }

order-button-fire = Fire
