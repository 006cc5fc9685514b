## Guided lessons, step by step

lesson-my-fight = Swords out
lesson-my-fight-about = Walk up to a rat and fight it.
lesson-my-fight-1 = It is Collin’s turn. He may move and take one action. A rat warrior stands two spaces away, and a sword reaches your own space and those next to it.
lesson-my-fight-2 = Now he can reach it. Swords on the dice hit, then the rat rolls for shields against them. The bar shows the odds before you roll.
lesson-my-fight-3 = Two hits, and no shield: the warrior is beaten. End Collin’s turn; the next on the initiative track is Nez.
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
lesson-my-explore-about = Explore a new tile together, and meet the minions on it.
lesson-my-explore-1 = No enemy stands on this tile, and Collin is at the exit. Exploring is an action, and everybody comes along.
lesson-my-explore-2 = You choose where they arrive: on the spaces at the exit of the new tile. Collin first.
lesson-my-explore-3 = The next one. A space holds only so many mice.
lesson-my-explore-4 = And the next.
lesson-my-explore-5 = The last one; then you will see who lives here.
lesson-my-explore-end = A mouse that explores takes the whole party along. On the first visit to a side of a tile an encounter card says which minions are there. Then the initiative cards are dealt anew, and an ambush may move a card up. Leave only when you are ready.

lesson-my-cheese = What cheese is for
lesson-my-cheese-about = Gain cheese in battle and learn an ability with it.
lesson-my-cheese-1 = Collin has five pieces of cheese, one too few. Every piece that comes up in an attack is his, even if the attack misses.
lesson-my-cheese-2 = No hit, but a sixth piece of cheese. For six a mouse learns an ability of its class, as a free action.
lesson-my-cheese-3 = Let him learn the Feint. A mouse may use one ability card in its turn, and pays cheese for it.
lesson-my-cheese-end = Cheese that mice roll buys abilities; cheese that their enemies roll goes on the wheel, and a full wheel brings a surge. Now you know enough for a whole chapter.
