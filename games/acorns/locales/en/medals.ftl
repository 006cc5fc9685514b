## Medals

medal-acorns-last = The last acorn
medal-acorns-last-say = Win a game.
