## Medals

medal-my-first-page = First page
medal-my-first-page-say = Play a chapter to its end, won or lost.

medal-my-first-win = Small but brave
medal-my-first-win-say = Win a chapter.

medal-my-uncaught = Nobody left behind
medal-my-uncaught-say = Win without a single mouse being captured.

medal-my-rescue = Out of the cage
medal-my-rescue-say = Win a chapter in which a mouse is rescued.

medal-my-early = Ahead of the clock
medal-my-early-say = Win with three pages or more left.

medal-my-last-page = The last page
medal-my-last-page-say = Win on the last page.

medal-my-twenty = Needle at the ready
medal-my-twenty-say = Defeat 20 enemies in one chapter.

medal-my-three-hundred = Terror of the sewers
medal-my-three-hundred-say = Defeat 300 enemies in all.

medal-my-boss = The bigger they are
medal-my-boss-say = Win a chapter in which you defeat a boss.

medal-my-finder = Sharp nose
medal-my-finder-say = Find something six times in one chapter.

medal-my-friend = Share and share alike
medal-my-friend-say = Give cards or cheese to other mice 25 times.

medal-my-three-chapters = The road goes on
medal-my-three-chapters-say = Win three different chapters in campaigns.

medal-my-whole-book = Cover to cover
medal-my-whole-book-say = Win all eleven chapters.
