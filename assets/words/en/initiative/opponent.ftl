# What the opponent of Initiative Ladder weighs, as --why and the hints say it.

initiative-consider-harm = fire
initiative-consider-aim = aim
initiative-consider-danger = danger
initiative-consider-goal = goal
initiative-consider-melee = close combat
initiative-consider-readiness = readiness
initiative-consider-company = company

initiative-reason-harm = its fire on the enemy
initiative-reason-aim = what its aim promises
initiative-reason-danger = enemy fire on it
initiative-reason-goal = its way to the objective
initiative-reason-melee = close combat
initiative-reason-readiness = a loaded weapon
initiative-reason-company = what it says to its friends
