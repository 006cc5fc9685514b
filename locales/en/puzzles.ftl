## Puzzles: title, what is asked, why the solution is one

puzzle-rc-stride = One step short
puzzle-rc-stride-ask = Gain your tenth cheese this turn. You have eight, and a single movement point.
puzzle-rc-stride-why = The first cheese fills the upgrade of movement, which gives the missing point at once.

puzzle-rc-bridge = Across the planks
puzzle-rc-bridge-ask = Gain your tenth cheese this turn. Two cheeses lie beside you, a third beyond the planks.
puzzle-rc-bridge-why = Only the zone with the connector leads on to another cheese, and only movement gets you there.

puzzle-rc-die = Empty-handed
puzzle-rc-die-ask = Gain your tenth cheese this turn. You have no attack die left; the next one rolled will show a 4.
puzzle-rc-die-why = The free cheese pays for the first level of attack, which brings a die immediately.

puzzle-rc-aim = A three will do
puzzle-rc-aim-ask = Gain your tenth cheese this turn. Your die will show a 3, and you hit with 4 or more.
puzzle-rc-aim-why = With its second cheese accuracy is full, and from then on a three hits.

puzzle-rc-split = Who gets the six?
puzzle-rc-split-ask = Gain your tenth cheese this turn. A black and a brown rat guard it. Your two dice will show a 6 and a 4.
puzzle-rc-split-why = The six wounds whatever the defence is, so it belongs to the black rat; the four is enough for the brown one.

puzzle-rc-loan = A loan from the cage
puzzle-rc-loan-ask = Gain your tenth cheese this turn. A black rat guards it. You have one die; whatever you roll will show a 4.
puzzle-rc-loan-why = A black rat takes two hits. Two rats of the cage buy the second die, before the attack.

puzzle-rc-fence = Twelve rats for a cheese
puzzle-rc-fence-ask = Gain your tenth cheese this turn. No cheese lies in the city. Your two dice will show a 5 and a 4.
puzzle-rc-fence-why = Ten rats sit in the cage, and the tallyman sells cheese for twelve. The black one would cost both hits.

puzzle-rc-king = Long live nobody
puzzle-rc-king-ask = Kill the Rat King this turn. Four dice will show 4, 5, 4 and 6.
puzzle-rc-king-why = The first wound takes three hits; the six adds the second one by itself. The white rats are none of your business.

puzzle-rc-errand = Two birds, one die
puzzle-rc-errand-ask = Gain your tenth cheese this turn. Both cheeses are guarded, and you have one die. The next two rolled will show a 4 and a 5.
puzzle-rc-errand-why = The cheese won with the first die buys the second, and only from the near zone do your steps suffice.

puzzle-rc-two = Everything at once
puzzle-rc-two-ask = Gain your tenth cheese this turn. A white and a black rat guard what you need. The dice will show 4, then 3 and 3.
puzzle-rc-two-why = The white rat joins its fellow in the cage and pays for a die; its cheese makes threes hit. Two threes are two hits, enough for the black one.

puzzle-ev-purple = Castle or Palace?
puzzle-ev-purple-ask = Everybody else has passed, with 13 points. Win: have more when the game ends.
puzzle-ev-purple-why = Three common constructions stand in the city, but only one unique one.

puzzle-ev-carver = Wood first
puzzle-ev-carver-ask = Everybody else has passed, with 8 points. Win: have more when the game ends.
puzzle-ev-carver-why = The Barge Toad brings the twigs that the Woodcarver turns into points.

puzzle-ev-festival = The fourth green card
puzzle-ev-festival-ask = Everybody else has passed, with 9 points. Win: have more when the game ends.
puzzle-ev-festival-why = Any green card makes four and opens the Harvest Festival; the Mine is the one worth most.

puzzle-ev-pair = Better together
puzzle-ev-pair-ask = Everybody else has passed, with 8 points. Win: have more when the game ends.
puzzle-ev-pair-why = Buy the Wife and let the Husband move into the Farm; the other way round the berries do not suffice. The pair is worth three more.

puzzle-ev-judge = The Judge bends a little
puzzle-ev-judge-ask = Everybody else has passed, with 6 points. Win: have more when the game ends.
puzzle-ev-judge-why = With the Judge one berry stands in for a twig, and the Theater counts the unique critters.

puzzle-ev-innkeeper = On the house
puzzle-ev-innkeeper-ask = Everybody else has passed, with 8 points. Win: have more when the game ends.
puzzle-ev-innkeeper-why = With the King nothing is left to pay the Doctor's fees. The Doctor is cheaper, and each berry kept becomes a point.

puzzle-ev-crane = A crane for a palace
puzzle-ev-crane-ask = Everybody else has passed, with 7 points. Win: have more when the game ends.
puzzle-ev-crane-why = The Crane pays three resources of the Palace and leaves; the Palace counts the unique construction that is left, and itself.

puzzle-ev-courthouse = Three in a row
puzzle-ev-courthouse-ask = Everybody else has passed, with 4 points. Win: have more when the game ends.
puzzle-ev-courthouse-why = The cards pay for each other: the Twig Barge and the Mine have to bring what the next one costs.

puzzle-ev-dungeon = Somebody has to sit
puzzle-ev-dungeon-ask = Everybody else has passed, with 5 points. Win: have more when the game ends.
puzzle-ev-dungeon-why = A critter put into the Dungeon pays three berries, and what is left pays for the Queen. The King is out of reach.

puzzle-ev-doctor = A fee for everybody
puzzle-ev-doctor-ask = Everybody else has passed, with 14 points. Win: have more when the game ends.
puzzle-ev-doctor-why = Whoever comes in through the University leaves the berries for the others, and for the fee of the Doctor.

puzzle-my-near = Two steps and a sword
puzzle-my-near-ask = Defeat the rat warrior this turn. Collin has 2 movement left; his dice will show three swords, and the rat finds no shield.
puzzle-my-near-why = A sword reaches the spaces next to you, also across a corner; two movement points lead to just two of them.

puzzle-my-sixth = The sixth piece
puzzle-my-sixth-ask = Teach Collin the Feint this turn. He has five pieces of cheese, and his dice will show a cheese and two bows.
puzzle-my-sixth-why = Cheese counts even in an attack that misses, and learning is a free action.

puzzle-my-unpack = Where is that sword?
puzzle-my-unpack-ask = Defeat the rat warrior this turn. Collin's sword is in his pack; the dice will show three swords, and the rat finds no shield.
puzzle-my-unpack-why = Without a weapon there is no attack; equipping is free and comes first.

puzzle-my-free = Past the spider
puzzle-my-free-ask = Defeat the rat warrior this turn and leave the spider alone. Collin has 1 movement; his dice will show three swords, and the rat finds no shield.
puzzle-my-free-why = The sword reaches the rat from two spaces; whoever stands beside the spider, too, may still choose whom to attack.

puzzle-my-sling = Out of reach
puzzle-my-sling-ask = Shoot the rat warrior this turn. Collin's sling will show two bows, and the rat finds no shield. A roach sits beside him; he has 1 movement.
puzzle-my-sling-why = With an enemy near, only that one can be shot at. One step away from the roach frees the shot.

puzzle-my-pair = One each
puzzle-my-pair-ask = Rid the room of both rat warriors before they have their turn. All dice show swords, and no rat finds a shield.
puzzle-my-pair-why = Collin takes one, whichever it is, and Nez, who is next, takes the other.

puzzle-my-hat = Two hats
puzzle-my-hat-ask = This turn Collin is to wear the Acorn Cap, and Nez is to have the Thimble Helmet in his pack.
puzzle-my-hat-why = There is room for one hat on a head: give the helmet away first, then put on the cap. Both are free actions.

puzzle-my-mend = Two wounds, two cheeses
puzzle-my-mend-ask = It is Tilda's turn. Heal both of Collin's wounds; she has two pieces of cheese, First Aid, and 1 movement.
puzzle-my-mend-why = Mending works on the next space, First Aid only on her own; and a healer pays one cheese less for it.

puzzle-my-dodge = Fight and learn
puzzle-my-dodge-ask = In one turn of Filch, defeat the rat warrior and learn the Dodge. He has five pieces of cheese; his dice will show a cheese and a sword, and the rat finds no shield.
puzzle-my-dodge-why = The cheese of the attack is the sixth, so the attack comes first.

puzzle-my-roaches = Who takes whom?
puzzle-my-roaches-ask = Rid the room of the roach and the rat warrior before they have their turn. Collin will roll one sword, and Nez three; the roach finds no shield, the warrior one.
puzzle-my-roaches-why = One sword is enough for the roach, but not for somebody who still has dice to defend himself with; that is Nez's business.
