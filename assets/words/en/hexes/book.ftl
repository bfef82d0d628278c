# The book of rules of Ordered Hexes: its front page.
hexes-book-name = Ordered Hexes
hexes-book-about = Orders are written in secret, as cards for each unit, in most battles a round ahead. Then both sides turn them up, and 38 steps are carried out at once. Armor has four sides, and fire and poison go on hurting.
hexes-round-about = A round has 38 steps. In each, both sides act at once.
hexes-book-front-title = How to play Ordered Hexes
hexes-book-front-text =
    The index on the left lists every rule by chapter, and the search finds any word in them. In a battle, the help key opens the book at what the pointer is on, and every rule number is a link. The chapter of worked examples shows the dice, W1 to W16.

    You lead an army of units on a board of hexes. At the start of each round, both sides turn up the cards of this round and write those of the next one, in secret (F2, G1): for each unit a movement card of three steps and a fire card of two.

    A round has 38 steps (R1): fire, three times movement with the assaults that follow from it, fire again, healing, and five kinds of continuing damage. In each step both sides act at once (F16). What a card leaves open is chosen when the step comes (G2).

    To hit, a die must show 5 or more; a 6 is rolled again (F11). Speed, cover, range and aim change it (R16). Armor stops what hits: its dice are fewer the better the weapon is (F13). Damage is rolled on the table of the unit (F14).

    Units that enter the hex of an enemy fight for it in an assault (F17). The side with more successes takes the hex, and the other one goes back (F19, F20).

    An army that has lost two thirds of its worth is broken (G16). Otherwise the score decides after the last round (F25), or what the battle is about.
