# Who plays: seats, opponents at work, advice, a battle of one's own.

## Orders that have not been given yet
intent-plain = { $unit }: { $order }
intent-at = { $unit }: { $order }, { $target }
intent-to = { $unit }: { $order } to ({ $x }, { $y })

## Who plays
seat-human = A person here
strength-random = by chance
strength-quick = quick
strength-careful = careful
strength-deep = deep
seat-person-hint = Someone at this computer gives the orders.
seat-thinks = { $what } ...
seat-plays = { $name }:
concede-later = Conceding: the opponent is asked now, and who is asked gives up. Wait for your own turn.
seat-advised = You have left this to the adviser; the settings change that.
seat-next = It is the other side's turn. Space shows the rest of it at once.

## Advice
advice-title = { $name } would
advice-thinks = { $name } is thinking ...
advice-nobody = Nobody here has anything to decide now.
advice-take = Do it
advice-score = score { $score }
advice-role = { $unit }, who { $role }:
advice-dropped = Not possible: { $order }. { $why }
why-title = Why { $name } did that
why-nobody = Reasons
why-none = It has not ordered anything yet.

## A battle of one's own
plan-name = A ground of your own
plan-about = Grown anew from its seed: { $density } % of it is not open.
plan-density = Terrain
plan-style = Character
plan-style-plains = Plains
plan-style-jungle = Jungle
plan-style-ruins = Ruins
plan-style-urban = Town
plan-style-mountain = Hills
plan-symmetry = Halves
plan-symmetry-none = Free
plan-symmetry-mirrored = Mirror
plan-symmetry-rotated = Half turn
plan-size = Size
plan-size-value = { $wide } x { $tall }
plan-platoons = Platoons a side
plan-seat = Who plays
plan-roster = Roster
plan-strength = Strength

## Files of one's own, read while the game runs
workshop-read = Read anew: { $who }.
