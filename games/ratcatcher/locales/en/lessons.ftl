## Guided lessons, step by step

lesson-rc-walk = Cheese, and who sits on it
lesson-rc-walk-about = Walk, collect cheese, catch your first rat.
lesson-rc-walk-1 = You win with ten magic cheeses. One lies in the grass beside you, and nobody guards it. A step costs one movement point.
lesson-rc-walk-2 = You collected the cheese for free. Now it pays for an upgrade: each cheese goes on a slot of your board. Movement has a single slot, so this upgrade works immediately.
lesson-rc-walk-3 = You have one more point. Next door lies another cheese, but a white rat sits on it, and a guarded cheese cannot be collected. Go there all the same.
lesson-rc-walk-4 = You attack whatever is in your own zone. Choose how many of your three dice to roll: two are plenty for one white rat, and the third stays for later. A 4 or more is a hit.
lesson-rc-walk-5 = A five hits and a two does not. Give the hit to the white rat: one is enough to catch it.
lesson-rc-walk-6 = The rat sits in the tallyman’s cage, and with nobody left to guard it, the cheese was immediately yours. Put it where you would like to become stronger.
lesson-rc-walk-end = That is the heart of the game: walk, fight your way through, collect. The first to ten cheeses wins.

lesson-rc-trap = A trap on the doorstep
lesson-rc-trap-about = Set a trap and watch the rats take their turn.
lesson-rc-trap-1 = The brown rat next door is after you: brown rats come running and bite. Set a trap where it will end up, in your own zone.
lesson-rc-trap-2 = Now end your turn. The rats move, then the traps go off, then they bite, then they devour cheese, and finally new rats appear.
lesson-rc-trap-3 = It came, and the trap went off and hit. You assign the hits of a trap as you assign your own.
lesson-rc-trap-end = Dice, movement and trap are yours again, and the brown rat sits in the cage without a bite. Rats move before traps go off, and traps go off before anybody bites: a trap where they are going is worth more than one where they are.

lesson-rc-danger = Five of them eat the cheese
lesson-rc-danger-about = See danger coming, and break it up.
lesson-rc-danger-1 = Five white rats sit on the cheese. If there are five when the rats have their turn, they devour it, and ten devoured cheeses lose the game. Go and meet them.
lesson-rc-danger-2 = Your presence does not stop them; only fewer rats do. Roll everything you have.
lesson-rc-danger-3 = Two hits. White rats defend themselves badly: one hit catches one of them.
lesson-rc-danger-4 = And another one.
lesson-rc-danger-5 = Three are left, too few to devour anything. End your turn, and watch the nest.
lesson-rc-danger-end = The cheese is safe: three are too few. You were bitten once, by all common rats in your zone together. And the black rat that was drawn for the nest brought another along, so the city is filling up again. You need not catch every rat; just keep them below five.

lesson-rc-tallyman = What the tallyman sells
lesson-rc-tallyman-about = Turn caught rats into what you need.
lesson-rc-tallyman-1 = A black rat guards the cheese next door. It defends itself: it takes two hits to catch it. You have a single attack die left, but six rats in the cage. Two of them buy another die for this turn.
lesson-rc-tallyman-2 = You choose whom you pay with. Rats that leave the cage return to the bag and may come back one day: brown rats bite, white ones eat.
lesson-rc-tallyman-3 = Two dice. Go over.
lesson-rc-tallyman-4 = And roll both of them.
lesson-rc-tallyman-5 = Two hits, just enough.
lesson-rc-tallyman-6 = The cheese is yours. It may also unlock an ability: on the yellow or the purple slot. An ability is used with its markers, at any moment of your turn.
lesson-rc-tallyman-end = Rats in the cage are money, and they go back to the bag when you spend them. The tallyman sells at any moment of your turn. Now you know enough for a whole game.
