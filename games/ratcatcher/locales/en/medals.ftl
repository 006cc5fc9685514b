## Medals

medal-rc-first-night = First night
medal-rc-first-night-say = Finish a game.

medal-rc-first-win = The city sleeps
medal-rc-first-win-say = Win a game.

medal-rc-ten-cheeses = Cheesemonger
medal-rc-ten-cheeses-say = Win five games by gaining ten cheeses.

medal-rc-slayer = King no more
medal-rc-slayer-say = Win by killing the nemesis.

medal-rc-unbitten = Not a scratch
medal-rc-unbitten-say = Win without losing any health.

medal-rc-thirty = A full cage
medal-rc-thirty-say = Catch 30 rats in one game.

medal-rc-five-hundred = Rat by rat
medal-rc-five-hundred-say = Catch 500 rats in all.

medal-rc-trapper = Patient hands
medal-rc-trapper-say = Win a game in which traps go off eight times.

medal-rc-all-hands = All hands
medal-rc-all-hands-say = Win with each of the six ratcatchers.

medal-rc-all-foes = None left to fear
medal-rc-all-foes-say = Win against each of the four nemeses.

medal-rc-hard = The red side
medal-rc-hard-say = Win on hard.

medal-rc-customer = Regular customer
medal-rc-customer-say = Win a game with four bought cheeses.

medal-rc-brink = By a whisker
medal-rc-brink-say = Win when the rats have devoured nine cheeses.

medal-rc-steady = Steady steps
medal-rc-steady-say = Win three games in a row without taking anything back.
