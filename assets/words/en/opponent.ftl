# The scripted opponent: what it weighs, and what it says of its reasons.

why-unit = { $unit }:
why-unit-role = { $unit }, which { $role }:
why-candidate = { $place }. { $orders }: { $score }
why-candidate-because = { $place }. { $orders }: { $score } = { $reasons }
why-candidate-played = { $place }. { $orders }: { $score } = { $reasons }; played out { $played }
why-order-at = { $order }: { $target }
why-dropped = ruled out { $order }: { $why }
why-others = { $count ->
    [one] 1 more scored less
   *[other] { $count } more scored less
}
