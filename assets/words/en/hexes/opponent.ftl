# What the opponent of Ordered Hexes weighs, as --why and the hints say it.

hexes-consider-harm = fire
hexes-consider-aim = aim
hexes-consider-danger = danger
hexes-consider-assault = assault
hexes-consider-goal = goal

hexes-reason-harm = its fire on the enemy
hexes-reason-aim = what its aim adds
hexes-reason-danger = enemy fire on it
hexes-reason-assault = the fight for a hex
hexes-reason-goal = its way to the objective
