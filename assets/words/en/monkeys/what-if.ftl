# Before you commit: what could be done from a place, both ways.

exchange-title = { $unit } on { $target }
exchange-reloads = { $unit } is out of ammunition and has to reload first.
draft-wakes = { $unit } is on overwatch. It sees { $name } after { $step ->
    [one] 1 square
   *[other] { $step } squares
} and may fire: { $sums }, { $felled } wounded on average.
draft-wakes-blind = { $unit } is on overwatch. It sees { $name } after { $step ->
    [one] 1 square
   *[other] { $step } squares
} and may fire.
term-of = { $name }: { $what }

risk-watch = { $unit } is on overwatch and may fire at them on the way.
risk-search = { $unit } is on overwatch and looks for them. It may fire if it finds them.
risk-pursuit = If { $target } flees, { $unit } may fire at it from overwatch.
risk-approach = { $unit } may fire once for every 12 squares in its sight.
risk-stand-firm = If { $unit } stands firm, it fires before the close combat.
risk-leader = If { $unit } loses its leader, it tests Morale: a { $chance } chance that all of it routs.
risk-leader-theirs = If the enemy unit { $unit } loses its leader, it tests Morale: a { $chance } chance that all of it routs.
risk-explosion = { $vehicle } can be destroyed. Then everyone in it is attacked.
risk-abandoned = { $vehicle } stays behind without an owner, and either side may take it.
risk-friend = { $name } is in the blast.
risk-dry = On a 1, { $unit } is out of ammunition.
risk-spent = The { $weapon } of { $name } is empty after the shot.
risk-jams = On a 1, the { $weapon } of { $name } is empty.
risk-revealed = { $unit } is no longer hidden.
risk-may-reveal = { $unit } may be revealed.
risk-watch-ends = This ends its overwatch.
risk-idle = { $unit } has nothing to fire with, so it can't use its overwatch.
risk-missing = { $count ->
    [one] { $who } is outside the sphere of influence and will go missing at the end of the turn.
   *[other] Outside the sphere of influence, and missing at the end of the turn: { $who }.
}
exchange-of = { $unit }, { $place }
exchange-wounds = it wounds
exchange-loses = it loses
