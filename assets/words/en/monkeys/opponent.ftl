# What the opponent of Monkeys With Guns weighs, as --why and the hints say it.

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
consider-thrift = cost of the unit
consider-waste = wasted fire
consider-bracing = bracing
consider-screening = smoke
consider-orders = standing order
consider-leaders = enemy leader
consider-clearing = clearing the objective
consider-staying = staying put
reason-attackvalue = its fire on the enemy
reason-exposure = enemy fire on it, now or soon
reason-cover = being in cover
reason-objective = getting closer to its objective
reason-objective-enemy = closing with the enemy
reason-objective-area = getting into its area
reason-objective-edge = getting off the board
reason-prize = taking the prize
reason-cohesion = keeping together
reason-watchedapproach = enemies that may walk into its sight
reason-readiness = loaded weapons
reason-chargevalue = the close combat
reason-hiding = staying hidden
reason-suppression = pinning the enemy
reason-thrift = the cost of the unit
reason-waste = wasted fire
reason-bracing = braced weapons
reason-screening = smoke
reason-orders = a standing order
reason-leaders = shooting at a leader
reason-clearing = clearing the objective
reason-staying = staying put
role-fix = fixes
role-flank = flanks
role-assault = closes in
role-hold = holds
role-support = supports
why-order-to = { $order }: { $who } to { $cell }

## Orders that have not been given yet
intent-to = { $unit }: { $order } to ({ $x }, { $y })

## Advice
advice-at = { $order } { $target }
advice-then = { $first }, then { $next }
advice-hits = On average, { $count } of { $target } are wounded.
advice-fire = enemy fire ({ $who })
advice-fire-by = { $unit } wounds { $count } on average
advice-fire-more = { $count } more
advice-fire-soon = enemies that could move up and fire on it
why-follows = { $order } (decided together with its order before)
