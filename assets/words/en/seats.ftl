# Who plays: seats, opponents at work, advice, a battle of one's own.

## Orders that have not been given yet
intent-plain = { $unit }: { $order }
intent-at = { $unit }: { $order } { $target }

## Who plays
seat-human = Person
strength-random = Random
strength-random-about = Takes any allowed order. It is for tests and gives you no real battle.
strength-quick = Quick
strength-quick-about = Compares a few orders by estimate and answers at once. Choose it for your first battles.
strength-careful = Careful
strength-careful-about = Plays its best ideas out to your reply before it decides. For players who know the rules.
strength-deep = Deep
strength-deep-about = Plays out many more ideas. It is the strongest and takes the longest to think.
seat-person-hint = Someone at this computer gives the orders.
seat-thinks = { $what } ...
seat-plays = { $name }:
concede-later = You can't concede now: the opponent is deciding. Wait for your own turn.
seat-advised = You have left this decision to the adviser. You can change that in the settings.
seat-next = It is the other side's turn. Press Space to skip ahead.

## Advice
advice-would = { $name } advises: { $order }.
advice-filled = What { $name } advises is filled in. Change it as you like.
advice-for = For it: { $reasons }.
advice-against = Against it: { $reasons }.
advice-and = {" and "}
advice-lesson = In the lesson, the card says what to do. In a battle, the adviser answers here.
advice-waits = The advice comes as soon as you have something to decide.
advice-thinks = { $name } is thinking ...
why-title = The last turn of { $name }
why-random = It orders whatever the rules allow, without weighing anything.
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
plan-density-about = How much of the ground is not open, in percent.
plan-style = Terrain style
plan-style-about = The kind of country: what grows and stands there.
plan-style-plains = Plains
plan-style-plains-about = Wide grass with copses, outcrops and low walls around fields.
plan-style-jungle = Jungle
plan-style-jungle-about = Woods and thickets with glades, ponds and a few overgrown walls.
plan-style-ruins = Ruins
plan-style-ruins-about = What is left of a Precursor town: broken shells, rubble, leaning walls.
plan-style-urban = Urban
plan-style-urban-about = Blocks of houses with streets and yards between them.
plan-style-mountain = Mountain
plan-style-mountain-about = Hills in steps, scree and pines.
plan-symmetry = Symmetry
plan-symmetry-about = How the two halves of the board correspond, and so how fair it is.
plan-symmetry-none = Free
plan-symmetry-none-about = Nothing corresponds: one side may have the better ground.
plan-symmetry-mirrored = Mirror
plan-symmetry-mirrored-about = One half is the mirror image of the other, so both sides have the same ground.
plan-symmetry-rotated = Rotated
plan-symmetry-rotated-about = The board looks the same after half a turn, so both sides have the same ground.
plan-size = Size
plan-size-about = Columns and rows of the board. A larger one takes longer to cross.
plan-size-value = { $wide } x { $tall }
plan-platoons = Platoons per side
plan-platoons-about = How many platoons of its roster each side fields.
plan-seat = Who plays
plan-roster = Roster
plan-strength = Strength
plan-strength-about = How well the opponent plays. At any strength it knows only what a player in its place may know.

## Files of one's own, read while the game runs
workshop-read = Reloaded: { $who }.
