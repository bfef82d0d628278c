# What the opponent of Suppression Actions weighs, as --why and the hints say it.

suppression-consider-casualties = casualties
suppression-consider-markers = markers
suppression-consider-goal = objectives
suppression-consider-danger = danger
suppression-consider-assault = close combat
suppression-consider-command = command

suppression-reason-casualties = its fire on the enemy
suppression-reason-markers = the markers that its fire leaves
suppression-reason-goal = its distance to the objectives
suppression-reason-danger = enemy fire on it
suppression-reason-assault = close combat
suppression-reason-command = gathering around its leader
