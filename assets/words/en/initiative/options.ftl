# The optional rules of Initiative Ladder: their dials in the set-up, and how a battle names those that differ.

initiative-option-limit = Opportunity fire in a phase
initiative-option-limit-about = When enemies move, either only one character of each side may fire at them in a phase, or every character that aims.
initiative-option-limit-played = opportunity fire for each character
initiative-option-side = One per side
initiative-option-character = One each
initiative-option-attacks = Repeated attacks
initiative-option-attacks-about = If this is on, fire and melee can be repeated for a whole turn, as movement can. Slow characters then attack much more often.
initiative-option-attacks-played = repeated attacks
initiative-option-talk = Talk
initiative-option-talk-about = If this is on, a character that spots a hidden enemy has to point it out to the others, and it can steady a friend who panics. It can do either along with any action except fire.
initiative-option-talk-played = no talk
initiative-option-calm = Calm turns
initiative-option-calm-about = If this is on and nobody sees an enemy when a turn starts, each character repeats a movement or does nothing, and nobody is called until someone sees an enemy.
initiative-option-calm-played = calm turns
initiative-option-rating = Initiative by die
initiative-option-rating-about = If this is on, a d6 decides the Initiative of each character before the battle.
initiative-option-rating-played = Initiative by die
