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
initiative-no-step = No path leads from { $from } to { $to }: each square of a path must be next to the one before.
initiative-no-entry = { $unit } can't enter { $cell }.
initiative-no-room = { $unit } can't stop at { $cell }: somebody is there.
initiative-no-far = The path of { $unit } costs { $cost } squares, and this action allows { $far }.

initiative-no-aim = { $unit } is not aiming.
initiative-no-acted = { $unit } has already acted in this phase.
initiative-no-second = A character of the side of { $unit } has already taken opportunity fire in this phase.
initiative-no-order = { $unit } comes before the one that has just fired, so it has let the mover pass in this square.
initiative-no-able = { $unit } has Initiative 0 and can't act.
initiative-no-off-phase = { $unit } is not called in phase { $phase } and has already taken such a shot since it last aimed.
initiative-no-arc = { $unit } is not aiming there.

initiative-no-laden = { $unit } carries the load and can only crawl or walk.
initiative-no-pace = { $unit } can't combine this with a move at that pace.
initiative-no-walk-fire = { $unit } can't fire in the same action: only some weapons can be fired after a walk or trot.
initiative-no-cover = { $cell } is neither in cover nor behind any, so { $unit } can't duck there.
initiative-no-duck = { $unit } can duck only right after it has broken off a repeated action.
initiative-no-broken = { $unit } has broken off a repeated action. In this call it can only go prone, duck, or hold; from the next one on it is free.

initiative-no-mounted = { $unit } can't do this while mounted.
initiative-no-mount-prone = { $unit } is prone and must stand up before it mounts.
initiative-no-foot = { $unit } is not mounted.
initiative-no-mount = { $mount } is not a free mount next to { $unit }.

initiative-no-melee = { $target } is not next to { $unit } at the end of its move.
initiative-no-blade = { $unit } has no blade in hand. Change weapons first.
initiative-no-hold = { $unit } can't hold { $target }.
initiative-no-grip = { $unit } is part of a hold. It can only strike the other, let go or try to escape.
initiative-no-release = { $unit } holds nobody.
initiative-no-escape = Nobody holds { $unit }.

initiative-no-weapon = { $unit } does not carry a weapon called { $weapon }.
initiative-no-change = { $unit } already has this weapon in hand: { $weapon }.
initiative-no-belt = The weapon of { $unit } has no belt.
initiative-no-first-belt = The weapon of { $unit } is empty, so there is no belt to link another to. Reload it first.
initiative-no-link = { $unit } has already linked a second belt.
initiative-no-radio = The radio of { $unit } is already set up.
initiative-no-load = There is no load here that { $unit } can do this with.
initiative-no-carrier = { $unit } can't carry the load from the start: its own weapon is too bulky.

initiative-no-talk = Characters do not talk in this battle.
initiative-no-talk-fire = { $unit } can't talk and fire in the same action.
initiative-no-point = { $unit } can't point out { $target }.
initiative-no-steady = { $target } is not a panicking friend of { $unit }.
initiative-no-voice = { $target } is too far away to hear { $unit }.

initiative-no-calm = In a calm turn { $unit } can repeat nothing but a move.
initiative-no-ambush-repetition = In the ambush turn { $unit } goes on along the road. Of the movers only those with Initiative 6 choose what they repeat.
initiative-no-repetition = { $unit } can't repeat this for a whole turn: { $action }.
initiative-no-nerve = { $unit } is panicking and can't repeat an action.
initiative-no-repeated = { $unit } is not repeating anything.
initiative-no-repeats = { $unit } repeats its action in this turn and does nothing else.
initiative-no-go-on = { $unit } can't go on with what it repeats. Choose another way or break it off.
initiative-no-asked = { $unit } is not asked now.

initiative-no-waiting = { $unit } is not waiting to be set up.
initiative-no-zone = { $cell } is outside the set-up zone of { $unit }.
initiative-no-road = { $unit } must be set up on the road, and { $cell } is not on it.
initiative-no-pair = Set up in pairs: { $unit } must be next to its partner, and { $cell } is not, or leaves no room for one.
initiative-no-ambush = { $unit } must be set up in cover, and { $cell } has none.
initiative-no-lurking = Ambushers, and only they, aim in a direction or at an area when they are set up. This does not fit { $unit }.
