## Guided lessons, step by step

lesson-ev-gather = Two workers and a Farm
lesson-ev-gather-about = Send out workers, gather, and play your first card.
lesson-ev-gather-1 = In a turn you do one thing: place a worker, play a card, or prepare for the next season. You hold a Farm, which costs two twigs and one resin. Twigs first.
lesson-ev-gather-2 = The worker stays there until the next season. The other one fetches resin, and a card along with it.
lesson-ev-gather-3 = Now pay for the Farm. It joins your city, and because it is green it gives you a berry at once.
lesson-ev-gather-end = Gather, then build: that is most of what happens in this valley. Green cards pay at once, and again whenever your production comes, so early ones are worth the most. Rugwort, who plays against you here, takes a card of the meadow after each of yours.

lesson-ev-token = Who lives on a Farm
lesson-ev-token-about = Let a construction bring a critter in for free.
lesson-ev-token-1 = A Wife costs two berries, and you have one. But a Farm names Husband and Wife: whoever it names may be played for free, once, and the Farm is then occupied. Let the Wife move in.
lesson-ev-token-2 = There is a second Farm. Use it for the Husband.
lesson-ev-token-3 = With a Wife and a Farm in the city, the Husband brings any resource. Which one do you need most?
lesson-ev-token-end = Each construction does this once. Look at the critters in your hand before you build, and the city pays for itself. Husband and Wife belong together, too: at the end the pair is worth three points more.

lesson-ev-season = When spring comes
lesson-ev-season-about = Prepare for the season: workers come home, and production pays.
lesson-ev-season-1 = Both workers are out, and you cannot afford anything that you would like. So it is time to prepare: they come home, a new one joins you, and in spring every green card produces.
lesson-ev-season-2 = Three workers at home, a berry from the Farm and a pebble from the Mine. Send somebody out again.
lesson-ev-season-end = You each change season when you prepare for it, without waiting for the others. Autumn is the last season; when you have nothing left to do in it, you pass. A blue card such as the Courthouse goes on working all game.

lesson-ev-event = Points for what you have built
lesson-ev-event-about = Claim an event, and see what counts at the end.
lesson-ev-event-1 = Your city holds four green cards. That is what the Harvest Festival asks for: send a worker there, and its points are yours for good.
lesson-ev-event-2 = And with the other worker something for the Courthouse in your hand, which costs a twig, a resin and two pebbles.
lesson-ev-event-end = The first player to claim an event keeps it. At the end you add up your cards, point tokens, purple cards, events and the journey. Now you know enough for a whole game.
