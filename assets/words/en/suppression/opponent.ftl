# What the opponent of Suppression Actions weighs, as --why and the hints say it.

suppression-consider-casualties = casualties
suppression-consider-markers = markers
suppression-consider-goal = objectives
suppression-consider-danger = danger
suppression-consider-assault = close combat
suppression-consider-command = command
