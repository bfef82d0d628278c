# What the words on a unit's page mean, at the pointer.

hexes-glossary = shaken burns acid poisoned bleeds stuck jammed crew aims tokens
hexes-glossary-shaken = shaken
hexes-glossary-shaken-means = Shaken: it doesn't fire, and instead of its card it does what its shaken row says. It loses one shaken token in each Aftermath (F22).
hexes-glossary-burns = burns
hexes-glossary-burns-means = Burns: each fire token rolls a d6 in Agony 2. On a 1 it goes out; otherwise it does that much damage (R6).
hexes-glossary-acid = acid
hexes-glossary-acid-means = Acid: each token rolls on its table in Agony 0 and may eat armor. Minor acid follows in Agony 1 (R3, R5).
hexes-glossary-poisoned = poisoned
hexes-glossary-poisoned-means = Poisoned: each token rolls its die for damage in Agony 3, and then goes one die down (R7, A12).
hexes-glossary-bleeds = bleeds
hexes-glossary-bleeds-means = Bleeds: each token rolls its die in Agony 4. On a 1 it ends; otherwise it does that much damage (R8).
hexes-glossary-stuck = can't move
hexes-glossary-stuck-means = Can't move: critical damage. Only a repair mends it (G6, F24).
hexes-glossary-jammed = can't turn
hexes-glossary-jammed-means = Can't turn: critical damage. Only a repair mends it (G6, F24).
hexes-glossary-crew = crew hurt
hexes-glossary-crew-means = Crew hurt: a crippled crew makes its rolls to hit and its assault dice worse by 1 (F22, G6).
hexes-glossary-aims = aims
hexes-glossary-aims-means = Aims: 2 better on its next Fire, until the same gunnery step of the next round is over. Lost in an assault or when shaken (A22).
hexes-glossary-tokens = Tok
hexes-glossary-tokens-means = Future-damage tokens: each adds 1 to every later damage roll on the regular table, until it is healed or halved (F14, F15).
