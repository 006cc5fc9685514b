## Medals

medal-ev-first-year = A year under the tree
medal-ev-first-year-say = Finish a game.

medal-ev-first-win = Mayor
medal-ev-first-win-say = Win a game.

medal-ev-fifty = A village
medal-ev-fifty-say = Score 50 points.

medal-ev-eighty = A town
medal-ev-eighty-say = Score 80 points.

medal-ev-hundred = A city to sing of
medal-ev-hundred-say = Score 100 points.

medal-ev-full-city = No room at the inn
medal-ev-full-city-say = End a game with 15 cards in your city.

medal-ev-festive = Festive year
medal-ev-festive-say = Achieve three events in one game.

medal-ev-wanderer = Wanderer
medal-ev-wanderer-say = Score five points on journeys in one game.

medal-ev-web = Out of the web
medal-ev-web-say = Beat Nightweave five times.

medal-ev-night-four = Darkest night
medal-ev-night-four-say = Beat Nightweave at level four.

medal-ev-thwarted = A thread cut
medal-ev-thwarted-say = Win a game in which you thwart a plan or a plot.

medal-ev-rugwort = Rugwort goes home
medal-ev-rugwort-say = Beat Rugwort.

medal-ev-clear = Far ahead
medal-ev-clear-say = Win by 25 points or more.

medal-ev-hundred-cards = Master builder
medal-ev-hundred-cards-say = Play 100 cards in all.

medal-ev-brook = Down by the river
medal-ev-brook-say = Win a game with Pearlbrook.

medal-ev-splendour = Pearls and splendour
medal-ev-splendour-say = Score 25 points for wonders in one game.

medal-ev-market = Market day
medal-ev-market-say = Win a game with the market of Bellfaire.

medal-ev-garland = A garland of flowers
medal-ev-garland-say = Take first place in the garland award.

medal-ev-powers = Gifts of nature
medal-ev-powers-say = Win three games with the player powers of Bellfaire.

medal-ev-six = A long table
medal-ev-six-say = Score 40 points in a game for six.

medal-ev-heights = Up in the heights
medal-ev-heights-say = Win a game with Spirecrest.

medal-ev-expedition = To the last camp
medal-ev-expedition-say = Score 12 points on the expedition of Spirecrest in one game.

medal-ev-station = All aboard
medal-ev-station-say = Win a game with the station of Newleaf.

medal-ev-guests = A good host
medal-ev-guests-say = Score 20 points for visitors in one game.
