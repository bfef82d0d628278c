# The scripted opponent: what it weighs, and what it says of its reasons.

consider-attackvalue = attack
consider-exposure = exposure
consider-cover = cover
consider-objective = objective
consider-prize = prize
consider-cohesion = cohesion
consider-watchedapproach = overwatch
consider-readiness = reload
consider-chargevalue = charge
consider-hiding = hiding
consider-suppression = suppression
consider-thrift = dear unit
consider-waste = wasted fire
consider-bracing = bracing
consider-screening = smoke
consider-orders = standing order

role-fix = fixes
role-flank = goes round
role-assault = closes in
role-hold = holds
role-support = helps
why-unit = { $unit }:
why-unit-role = { $unit }, who { $role }:
why-candidate = { $place }. { $orders }: { $score }
why-candidate-because = { $place }. { $orders }: { $score } = { $reasons }
why-candidate-played = { $place }. { $orders }: { $score } = { $reasons }; played out { $played }
why-dropped = dropped { $order }: { $why }
why-others = { $count ->
    [one] one more scored less
   *[other] { $count } more scored less
}
