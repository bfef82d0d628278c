# Before you commit: what could be done from a place, both ways.

window-exchange = Both sides
window-exchange-about = What this squad could do to each enemy, and each enemy to it: average losses, powers and odds. Point at a bar for the exact chances.
window-we-fell = we fell
window-they-fell = they fell
window-hold-breakdown = Hold Shift for the full breakdown.
exchange-there = from there
exchange-here = from here
exchange-nobody = No enemy in sight and range, either way.
exchange-title = { $unit } on { $target }
exchange-lie = { $open } in the open, { $covered } in cover
exchange-lie-safe = { $open } in the open, { $covered } in cover, { $safe } out of danger
exchange-cover = Against the guns of { $unit }: { $how }.
exchange-watches = It is on overwatch.
exchange-click = Click to show this exchange in full.
draft-wakes = { $unit } on overwatch sees { $name } at { $cell }, square { $step } of its path, and may fire: { $sums }, { $felled } fall on average.
draft-wakes-blind = { $unit } on overwatch sees { $name } at { $cell }, square { $step } of its path, and may fire.
term-of = { $name }: { $what }
