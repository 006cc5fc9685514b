## Guided lessons, step by step

lesson-rc-walk = Cheese, and who sits on it
lesson-rc-walk-about = Walk, collect cheese, catch your first rat.
lesson-rc-walk-1 = You win with ten magic cheeses. One lies in the grass beside you, and nobody guards it. A step costs one movement point.
lesson-rc-walk-2 = You collected the cheese at once and for free. Now it pays for an upgrade: each cheese goes on a slot of your board. Movement has a single slot, so this upgrade works immediately.
lesson-rc-walk-3 = You have one point more. Next door lies another cheese, but a white rat sits on it, and a guarded cheese cannot be collected. Go there all the same.
lesson-rc-walk-4 = You attack whatever is in your own zone. Choose how many of your three dice to roll: two are plenty for one white rat, and the third stays for later. A 4 or more is a hit.
lesson-rc-walk-5 = A five hits and a two does not. Give the hit to the white rat: one is enough to catch it.
lesson-rc-walk-6 = The rat sits in the tallyman's cage, and with nobody left to guard it the cheese was yours at once. Put it where you would like to become stronger.
lesson-rc-walk-end = That is the heart of the game: walk, fight your way through, collect. Ten cheeses win, whoever gains them first.

lesson-rc-trap = A trap on the doorstep
lesson-rc-trap-about = Set a trap and watch the rats take their turn.
lesson-rc-trap-1 = The brown rat next door is after you: brown rats come running and bite. Set a trap where it will end up, in your own zone.
lesson-rc-trap-2 = Now end your turn. The rats move, then the traps go off, then they bite, then they devour cheese, and at last new rats appear.
lesson-rc-trap-3 = It came, and the trap went off and hit. You give out the hits of a trap as you do your own.
lesson-rc-trap-end = Dice, movement and trap are yours again, and the brown rat sits in the cage without a bite. Rats move before traps go off, and traps go off before anybody bites: a trap where they are going is worth more than one where they are.

lesson-rc-danger = Five of them eat the cheese
lesson-rc-danger-about = See danger coming, and break it up.
lesson-rc-danger-1 = Five white rats sit on the cheese. If there are five when the rats have their turn, they devour it, and ten devoured cheeses lose the game. Go and meet them.
lesson-rc-danger-2 = Your being there does not stop them; only fewer rats do. Roll everything you have.
lesson-rc-danger-3 = Two hits. White rats defend themselves badly: one hit catches one of them.
lesson-rc-danger-4 = And another one.
lesson-rc-danger-5 = Three are left, too few to devour anything. End your turn, and watch the nest.
lesson-rc-danger-end = The cheese is safe: three are too few. You were bitten once, by all common rats in your zone together. And the black rat that was drawn for the nest brought another one along, so that the city is filling again. You need not catch every rat; keep them from being five.

lesson-rc-tallyman = What the tallyman sells
lesson-rc-tallyman-about = Turn caught rats into what you need.
lesson-rc-tallyman-1 = A black rat guards the cheese next door. It defends itself: it takes two hits to catch it. You have a single attack die left, but six rats in the cage. Two of them buy another die for this turn.
lesson-rc-tallyman-2 = You choose whom you pay with. Whoever leaves the cage returns to the bag and may come back one day: brown rats bite, white ones eat.
lesson-rc-tallyman-3 = Two dice. Go over.
lesson-rc-tallyman-4 = And roll both of them.
lesson-rc-tallyman-5 = Two hits, just enough.
lesson-rc-tallyman-6 = The cheese is yours. It may also unlock an ability: on the yellow or the purple slot. An ability is used with its markers, at any moment of your turn.
lesson-rc-tallyman-end = Rats in the cage are money, and they go back to the bag when you spend them. The tallyman sells at any moment of your turn. Now you know enough for a whole game.

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
lesson-ev-season-end = Nobody waits for the others: everybody's season turns when they prepare. The last one is autumn, and whoever has nothing left to do then passes. A blue card such as the Courthouse goes on working all game.

lesson-ev-event = Points for what you have built
lesson-ev-event-about = Claim an event, and see what counts at the end.
lesson-ev-event-1 = Your city holds four green cards. That is what the Harvest Festival asks for: send a worker there, and its points are yours for good.
lesson-ev-event-2 = And with the other worker something for the Courthouse in your hand, which costs a twig, a resin and two pebbles.
lesson-ev-event-end = An event belongs to whoever comes first. At the end you add up your cards, point tokens, purple cards, events and the journey. Now you know enough for a whole game.

lesson-my-fight = Swords out
lesson-my-fight-about = Walk up to a rat and fight it.
lesson-my-fight-1 = It is Collin's turn. He may move and take one action. A rat warrior stands two spaces away, and a sword reaches your own space and those next to it.
lesson-my-fight-2 = Now he can reach it. Swords on the dice hit, then the rat rolls for shields against them. The bar shows the odds before you roll.
lesson-my-fight-3 = Two hits, and no shield: the warrior is beaten. End Collin's turn; the next on the initiative track is Nez.
lesson-my-fight-end = One move and one action, in whichever order you like: that is the turn of a mouse. A warrior with one life falls to one wound, and when the last figure of its card is gone, so is the card on the initiative track.

lesson-my-search = Something under the floorboards
lesson-my-search-about = Search the room, and put on what you find.
lesson-my-search-1 = No enemy is near: the time to search. A star on the die finds a card.
lesson-my-search-2 = A thimble helmet. Keep it: it goes into the pack.
lesson-my-search-3 = In the pack it protects nobody. Equipping is a free action, once a turn.
lesson-my-search-4 = Put it on.
lesson-my-search-5 = That is all for now.
lesson-my-search-6 = Collin has used his action and may still walk. End his turn when you are ready.
lesson-my-search-end = Each mouse can search each tile once, and it takes a star to find something. Equipping, sharing and learning cost no action.

lesson-my-explore = Behind the next door
lesson-my-explore-about = Explore a new tile together, and meet whoever lives there.
lesson-my-explore-1 = No enemy stands on this tile, and Collin is at the exit. Exploring is an action, and everybody comes along.
lesson-my-explore-2 = You choose where they arrive: on the spaces at the exit of the new tile. Collin first.
lesson-my-explore-3 = The next one. A space holds only so many mice.
lesson-my-explore-4 = And the next.
lesson-my-explore-5 = The last one; then you will see who lives here.
lesson-my-explore-end = Whoever explores takes the whole party along. The first time on a side of a tile an encounter card says who is there; then the order is dealt anew, and an ambush may move somebody up. Leave only when you are ready.

lesson-my-cheese = What cheese is for
lesson-my-cheese-about = Gain cheese in battle and learn an ability with it.
lesson-my-cheese-1 = Collin has five pieces of cheese, one too few. Every piece that comes up in an attack is his, even if the attack misses.
lesson-my-cheese-2 = No hit, but a sixth piece of cheese. For six a mouse learns an ability of its class, as a free action.
lesson-my-cheese-3 = Let him learn the Feint. A mouse may use one ability card in its turn, and pays cheese for it.
lesson-my-cheese-end = Cheese that mice roll makes them cleverer; cheese that their enemies roll goes on the wheel, and a full wheel brings a surge. Now you know enough for a whole chapter.
