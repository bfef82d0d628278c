# Before you commit: what could be done from a place, both ways.

window-exchange = Both ways
window-exchange-about = What this squad could do to each enemy, and each of them to it: how many fall on average, the powers, the odds. Point at a bar for the exact chances.
window-we-fell = we fell
window-they-fell = they fell
window-hold-breakdown = Hold Shift for every term.
exchange-there = from there
exchange-here = from here
exchange-nobody = No enemy in sight and reach, either way.
exchange-title = { $unit } on { $target }
exchange-lie = { $open } open, { $covered } covered
exchange-lie-safe = { $open } open, { $covered } covered, { $safe } not to be hit
exchange-cover = Before the guns of { $unit }: { $how }.
exchange-watches = It is on overwatch.
exchange-click = A click shows the exchange with it in full.
draft-wakes = { $unit } on overwatch sees { $name } at { $cell }, square { $step } of its way, and may fire: { $sums }, { $felled } fall on average.
draft-wakes-blind = { $unit } on overwatch sees { $name } at { $cell }, square { $step } of its way, and may fire.
term-of = { $name }: { $what }
