## Initiative Ladder: why an order can't be given.

initiative-no-window = { $order } does not answer the window { $window }.
initiative-no-battle = The battle is over.
initiative-no-character = There is no { $unit } in this battle.
initiative-no-call = { $unit } is not called now. { $called } is.

initiative-no-firearm = { $unit } has no firearm in hand.
initiative-no-rounds = The weapon of { $unit } is empty. Reload it first.
initiative-no-reload = The weapon of { $unit } is full.
initiative-no-enemy = { $target } is on your side.
initiative-no-sight = { $unit } does not see { $target }.
initiative-no-range = The target of { $unit } is { $far } squares away, more than 8 times the short range of { $short }.
initiative-no-hit = { $unit } can't hit a target { $far } squares away: with a short range of { $short }, the shot is harder than Impossible.
initiative-no-direction = { $unit } can't aim at its own square.
initiative-no-board = { $cell } is not on the board.

initiative-no-prone = { $unit } is already prone.
initiative-no-stand = { $unit } is already standing.
initiative-no-crawl = { $unit } must be prone to crawl.
initiative-no-way = { $unit } needs a way to go.
initiative-no-step = { $to } is not next to { $from }.
initiative-no-entry = { $unit } can't enter { $cell }.
initiative-no-room = { $unit } can't stop at { $cell }: somebody is there.
initiative-no-far = The way of { $unit } costs { $cost } squares, and this action allows { $far }.

initiative-no-aim = { $unit } is not aiming.
initiative-no-acted = { $unit } has already acted in this phase.
initiative-no-second = A character of the side of { $unit } has already taken opportunity fire in this phase.
initiative-no-able = { $unit } has Initiative 0 and can't act.
initiative-no-off-phase = { $unit } is not called in phase { $phase } and has already taken such a shot since it last aimed.
initiative-no-arc = { $unit } is not aiming there.
