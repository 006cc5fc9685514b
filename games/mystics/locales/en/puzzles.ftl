## Puzzles: title, what is asked, why the solution is one

puzzle-my-near = Two steps and a sword
puzzle-my-near-ask = Defeat the rat warrior this turn. Collin has 2 movement left; his dice will show three swords, and the rat finds no shield.
puzzle-my-near-why = A sword reaches the spaces next to you, also across a corner; two movement points lead to just two of them.

puzzle-my-sixth = The sixth piece
puzzle-my-sixth-ask = Teach Collin the Feint this turn. He has five pieces of cheese, and his dice will show a cheese and two bows.
puzzle-my-sixth-why = Cheese counts even in an attack that misses, and learning is a free action.

puzzle-my-unpack = Where is that sword?
puzzle-my-unpack-ask = Defeat the rat warrior this turn. Collin’s sword is in his pack; the dice will show three swords, and the rat finds no shield.
puzzle-my-unpack-why = Without a weapon there is no attack; equipping is free and comes first.

puzzle-my-free = Past the spider
puzzle-my-free-ask = Defeat the rat warrior this turn and leave the spider alone. Collin has 1 movement; his dice will show three swords, and the rat finds no shield.
puzzle-my-free-why = The sword reaches the rat from two spaces; a mouse that is also beside the spider may still choose its target.

puzzle-my-sling = Out of reach
puzzle-my-sling-ask = Shoot the rat warrior this turn. Collin’s sling will show two bows, and the rat finds no shield. A roach sits beside him; he has 1 movement.
puzzle-my-sling-why = With an enemy near, only that one can be shot at. One step away from the roach frees the shot.

puzzle-my-pair = One each
puzzle-my-pair-ask = Rid the room of both rat warriors before they have their turn. All dice show swords, and no rat finds a shield.
puzzle-my-pair-why = Collin takes one, whichever it is, and Nez, who is next, takes the other.

puzzle-my-hat = Two hats
puzzle-my-hat-ask = This turn, put the Acorn Cap on Collin’s head and the Thimble Helmet into Nez’s pack.
puzzle-my-hat-why = There is room for one hat on a head: give the helmet away first, then put on the cap. Both are free actions.

puzzle-my-mend = Two wounds, two cheeses
puzzle-my-mend-ask = It is Tilda’s turn. Heal both of Collin’s wounds; she has two pieces of cheese, First Aid, and 1 movement.
puzzle-my-mend-why = Mending works on the next space, First Aid only on her own; and a healer pays one cheese less for it.

puzzle-my-dodge = Fight and learn
puzzle-my-dodge-ask = In one turn of Filch, defeat the rat warrior and learn the Dodge. He has five pieces of cheese; his dice will show a cheese and a sword, and the rat finds no shield.
puzzle-my-dodge-why = The cheese of the attack is the sixth, so the attack comes first.

puzzle-my-roaches = Who takes whom?
puzzle-my-roaches-ask = Rid the room of the roach and the rat warrior before they have their turn. Collin will roll one sword, and Nez three; the roach finds no shield, the warrior one.
puzzle-my-roaches-why = One sword is enough for the roach, but not for an enemy that rolls dice in defence; leave that one to Nez.
