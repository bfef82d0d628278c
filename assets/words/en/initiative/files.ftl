## Initiative Ladder: what is said about files.

initiative-check-profiles = profiles of Initiative Ladder: { $characters } characters, { $weapons } weapons, { $terrain } kinds of ground
initiative-file-letter = a letter of a map is a letter or a sign on one key
