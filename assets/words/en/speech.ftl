# What scripted opponents say, one line a turn: says-VOICE-OCCASION-NUMBER, at most 70 letters, numbered from 1.
# A line says only what is true whenever its occasion is; docs/opponent.md has the occasions. It names no unit or place.

says-line = { $name }: “{ $words }”
