# Who plays: seats, opponents at work, advice, a battle of one's own.

## Orders that have not been given yet
intent-plain = { $unit }: { $order }
intent-at = { $unit }: { $order } { $target }

## Who plays
seat-human = Person
strength-random = Random
strength-quick = Quick
strength-careful = Careful
strength-deep = Deep
seat-person-hint = Someone at this computer gives the orders.
seat-thinks = { $what } ...
seat-plays = { $name }:
concede-later = You can't concede now: the opponent is deciding. Wait for your own turn.
seat-advised = You have left this decision to the adviser. You can change that in the settings.
seat-next = It is the other side's turn. Press Space to skip ahead.

## Advice
advice-would = { $name } advises: { $order }.
advice-for = For it: { $reasons }.
advice-against = Against it: { $reasons }.
advice-and = {" and "}
advice-lesson = In the lesson, the card says what to do. In a battle, the adviser answers here.
advice-waits = The advice comes as soon as you have something to decide.
advice-thinks = { $name } is thinking ...
why-title = The last turn of { $name }
why-line = What weighed most in each order: bars to the right speak for it, bars to the left against it.
why-nobody = Reasons
why-secret = { $name } knows things that stay secret until the battle is over. After that, this card shows the orders of its last turn, and what spoke for and against each of them.
why-secret-now = { $name } has decided things that you don't know yet. Once they are revealed, this card shows its last orders, and what spoke for and against each of them.
why-none = { $name } hasn't given any orders yet. After its first turn, this card shows the orders of that turn, and what spoke for and against each of them.
why-no-opponent = No scripted opponent plays in this battle, so there are no reasons to show.

## A battle of one's own
plan-book = Rule book
plan-name = A ground of your own
plan-about = { $style }, generated from its seed: { $density } % of it is not open.
role-attacker = the attacker
role-defender = the defender
plan-density = Density
plan-style = Character
plan-style-plains = Plains
plan-style-jungle = Jungle
plan-style-ruins = Ruins
plan-style-urban = Urban
plan-style-mountain = Mountain
plan-symmetry = Halves
plan-symmetry-none = Free
plan-symmetry-mirrored = Mirror
plan-symmetry-rotated = Half turn
plan-size = Size
plan-size-value = { $wide } x { $tall }
plan-platoons = Platoons per side
plan-seat = Who plays
plan-roster = Roster
plan-strength = Strength

## Files of one's own, read while the game runs
workshop-read = Reloaded: { $who }.
