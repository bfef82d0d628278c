# Hints in the first battles of Ordered Hexes.

hexes-hint-first-set-up-title = Set up
hexes-hint-first-set-up = Click a bright hex, choose facing and speed on the left, and set the unit up. The colors show its four sides: green is its front, red its back, where armor is thinnest.
hexes-hint-first-plan-title = Write cards
hexes-hint-first-plan = Each unit gets a movement card and a fire card. Click a unit to open its row. The ghost shows where its cards lead. The other side never sees them before they are turned up.
hexes-hint-first-ahead-title = A round ahead
hexes-hint-first-ahead = These are the cards of the next round. A movement card works only for a unit that has its speed when that round begins: the dim ones would do nothing.
hexes-hint-first-fire-title = Targets
hexes-hint-first-fire = Each weapon has its best target marked. Click another enemy, or another line, to change it; then accept all.
hexes-hint-first-move-title = What the cards leave open
hexes-hint-first-move = Where a card says 360, you choose the turn now. Click a hex beside the unit to face it, or accept all.
hexes-hint-first-stay-title = Too many for one hex
hexes-hint-first-stay = Two units fit into a hex, and only one large one. Choose who stays where it is.
hexes-hint-first-strike-title = An assault
hexes-hint-first-strike = Units of both sides want the same hex. Choose the side that each fights with: dice and deflection differ by side.
hexes-hint-first-cancel-title = The advantage
hexes-hint-first-cancel = You have more successes left, so you say which hits of both sides are canceled.
hexes-hint-first-retreat-title = It gives way
hexes-hint-first-retreat = The unit leaves the hex of an assault. It goes back before damage takes effect, and you choose where and how it turns.
hexes-hint-first-beaten-title = Driven off
hexes-hint-first-beaten = The unit went into an assault and lost. It stays in the hex that it came from, and you choose which way it faces: toward the enemy, or away.
hexes-hint-first-heal-title = Healers
hexes-hint-first-heal = Healers spend their points on units in their own hex. What helps most is marked.
