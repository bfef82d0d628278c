# The scripted opponent: what it weighs, and what it says of its reasons.

consider-attackvalue = attack
consider-exposure = exposure
consider-cover = cover
consider-objective = objective
consider-prize = prize
consider-cohesion = cohesion
consider-watchedapproach = overwatch
consider-readiness = reload
consider-chargevalue = charge
consider-hiding = hiding
consider-suppression = suppression
consider-thrift = dear unit
consider-waste = wasted fire
consider-bracing = bracing
consider-screening = smoke
