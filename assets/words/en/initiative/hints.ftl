# Hints in the first battles of Initiative Ladder, each shown once. Keys stand in by name.

initiative-hint-first-watch-title = Someone crosses your aim
initiative-hint-first-watch = One of your characters aims at where an enemy is moving. { $opportunity_limit ->
    [0] Each side has only one such shot in a phase: take it, or let the mover pass.
   *[other] Every character that aims has one such shot in a phase: take it, or let the mover pass.
} You are asked again when the shot gets better, and at the last square.
initiative-hint-first-repeat-title = It goes on by itself
initiative-hint-first-repeat = A character that repeats a move goes on at the start of the phase, and you are asked about the ringed one. Let it go on, choose another way, or break off: then in its next call it may only go prone, duck, or hold.
initiative-hint-first-carrier-title = The load
initiative-hint-first-carrier = The carrier of the load can only crawl and walk. Choose a character in the middle, with friends around.
initiative-hint-first-held-title = In a grip
initiative-hint-first-held = A character that is held may only strike or escape. The one that holds it may strike, or let go.
initiative-hint-first-broken-title = Broken off
initiative-hint-first-broken = It has broken off what it repeated: now it may only go prone, duck behind cover within 2 squares, or hold. From its next call on it is free.
initiative-hint-first-hidden-title = Nobody sees it
initiative-hint-first-hidden = The enemy doesn't know of this character. It stays hidden until it fires, moves in sight, or an enemy comes within 5 squares and sees it. Aim, and wait for a good shot.
initiative-hint-first-empty-title = Empty
initiative-hint-first-empty = The weapon needs rounds. Reload out of sight if you can, or take the pistol.
initiative-hint-first-wounded-title = Wounded
initiative-hint-first-wounded = Its worst wound costs Initiative: a slight one costs 1 call in every turn, a serious one 3. The sheet shows what each part has taken and what it bears.
initiative-hint-first-aims-title = It aims
initiative-hint-first-aims = Its next shot at what it aims at is a level easier, except for bursts. Fire uses the aim up. Holding keeps it, and it may still fire at movers in this phase.
initiative-hint-first-sees-title = An enemy in sight
initiative-hint-first-sees = Hover over an enemy to see the number line by line, both ways. Firing twice usually hits more often than aiming and firing. Aim if you expect an enemy to move, if a quick shot is impossible, or with a scoped rifle beyond Short range.
initiative-hint-first-set-up-title = Set up
initiative-hint-first-set-up = Click a square of the bright zone, then click it again. { $next } takes another character. Cover near the edge is worth having.
initiative-hint-first-set-up-road-title = On the road
initiative-hint-first-set-up-road = The column starts on the road, in pairs. Click a bright square, then click it again. { $next } takes another character. From the first shot on, cover beside the road is worth a short walk.
initiative-hint-first-set-up-cover-title = In ambush
initiative-hint-first-set-up-cover = Ambushers start hidden, in cover. Click a bright square, choose where the character aims, and confirm. { $next } takes another character. An enemy that enters an aim may be fired at.
initiative-hint-first-declare-title = Before phase 6
initiative-hint-first-declare = Slow characters are called late. If one should only move in this turn, click where it should go: it moves in all six phases. Then press { initiative-order-declared }.
initiative-hint-first-call-title = A call
initiative-hint-first-call = The character with the gold ring at the top is called, in the order shown there. It takes one action. Each tint shows how far it gets at one pace.
