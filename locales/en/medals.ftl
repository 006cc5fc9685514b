## Medals

medal-name = { $medal ->
    [rc-first-night] First night
    [rc-first-win] The city sleeps
    [rc-ten-cheeses] Cheesemonger
    [rc-slayer] King no more
    [rc-unbitten] Not a scratch
    [rc-thirty] A full cage
    [rc-five-hundred] Rat by rat
    [rc-trapper] Patient hands
    [rc-all-hands] All hands
    [rc-all-foes] None left to fear
    [rc-hard] The red side
    [rc-customer] Regular customer
    [rc-brink] By a whisker
    [rc-steady] Steady steps
    [ev-first-year] A year under the tree
    [ev-first-win] Mayor
    [ev-fifty] A village
    [ev-eighty] A town
    [ev-hundred] A city to sing of
    [ev-full-city] No room at the inn
    [ev-festive] Festive year
    [ev-wanderer] Wanderer
    [ev-web] Out of the web
    [ev-night-four] Darkest night
    [ev-thwarted] A thread cut
    [ev-rugwort] Rugwort goes home
    [ev-clear] Far ahead
    [ev-hundred-cards] Master builder
    [my-first-page] First page
    [my-first-win] Small but brave
    [my-uncaught] Nobody left behind
    [my-rescue] Out of the cage
    [my-early] Ahead of the clock
    [my-last-page] The last page
    [my-twenty] Needle at the ready
    [my-three-hundred] Terror of the sewers
    [my-boss] The bigger they are
    [my-finder] Sharp nose
    [my-friend] Share and share alike
    [my-three-chapters] The road goes on
    [my-whole-book] Cover to cover
    [all-ten] Ten evenings
    [all-hundred] A hundred evenings
    [all-three] At home in the hedge
    [all-row] Good days
    [all-daily] Today’s table
    [all-week] Day after day
    [all-together] Around one table
   *[other] { $medal }
    }
medal-say = { $medal ->
    [rc-first-night] Finish a game.
    [rc-first-win] Win a game.
    [rc-ten-cheeses] Win five games by gaining ten cheeses.
    [rc-slayer] Win by killing the nemesis.
    [rc-unbitten] Win without losing any health.
    [rc-thirty] Catch 30 rats in one game.
    [rc-five-hundred] Catch 500 rats in all.
    [rc-trapper] Win a game in which traps go off eight times.
    [rc-all-hands] Win with each of the six ratcatchers.
    [rc-all-foes] Win against each of the four nemeses.
    [rc-hard] Win on hard.
    [rc-customer] Win a game with four bought cheeses.
    [rc-brink] Win when the rats have devoured nine cheeses.
    [rc-steady] Win three games in a row without taking anything back.
    [ev-first-year] Finish a game.
    [ev-first-win] Win a game.
    [ev-fifty] Score 50 points.
    [ev-eighty] Score 80 points.
    [ev-hundred] Score 100 points.
    [ev-full-city] End a game with 15 cards in your city.
    [ev-festive] Achieve three events in one game.
    [ev-wanderer] Score five points on journeys in one game.
    [ev-web] Beat Nightweave five times.
    [ev-night-four] Beat Nightweave at level four.
    [ev-thwarted] Win a game in which you thwart a plan or a plot.
    [ev-rugwort] Beat Rugwort.
    [ev-clear] Win by 25 points or more.
    [ev-hundred-cards] Play 100 cards in all.
    [my-first-page] Finish a chapter.
    [my-first-win] Win a chapter.
    [my-uncaught] Win without a single mouse being captured.
    [my-rescue] Win a chapter in which a mouse is rescued.
    [my-early] Win with three pages or more left.
    [my-last-page] Win on the last page.
    [my-twenty] Defeat 20 enemies in one chapter.
    [my-three-hundred] Defeat 300 enemies in all.
    [my-boss] Win a chapter in which you defeat a boss.
    [my-finder] Find something six times in one chapter.
    [my-friend] Give cards or cheese to other mice 25 times.
    [my-three-chapters] Win three different chapters in campaigns.
    [my-whole-book] Win all eleven chapters.
    [all-ten] Finish ten games.
    [all-hundred] Finish a hundred games.
    [all-three] Win each of the three games.
    [all-row] Win five games in a row.
    [all-daily] Finish a daily challenge.
    [all-week] Finish daily challenges on seven days in a row.
    [all-together] Finish a game with two people or more.
   *[other] { $medal }
    }
