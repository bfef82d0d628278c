## What is lettered on counters, rings and arcs, and how platoons and units are called in sentences.

track-platoon-named = { $name } ({ $letter })
unit-again = { $name } { $number }
unit-unnamed = { $post } of platoon { $platoon }
post-squad = squad { $number }
post-half = second half of squad { $number }
post-co = commanding officer
post-xo = executive officer
post-team = fireteam { $number }
sphere-name = Sphere of influence
arc-name = { $weapons }, { $reach } squares
arc-name-anywhere = { $weapons }, any distance

orders-shown = Watch what the other side did first. Space shows the rest at once.
picture-states = The signs of states: on a counter seen up close, and on the whole table.
badge-prone = prone
badge-special-ammo = special ammunition
