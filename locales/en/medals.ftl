## Medals

medal-all-ten = Ten evenings
medal-all-ten-say = Finish ten games.

medal-all-hundred = A hundred evenings
medal-all-hundred-say = Finish a hundred games.

medal-all-three = At home in the hedge
medal-all-three-say = Win each of the three games.

medal-all-row = Good days
medal-all-row-say = Win five games in a row.

medal-all-daily = Today’s table
medal-all-daily-say = Finish a daily challenge.

medal-all-week = Day after day
medal-all-week-say = Finish daily challenges on seven days in a row.

medal-all-together = Around one table
medal-all-together-say = Finish a game with two people or more.
