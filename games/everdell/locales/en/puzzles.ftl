## Puzzles: title, what is asked, why the solution is one

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

puzzle-ev-dungeon = A prisoner for the Queen
puzzle-ev-dungeon-ask = Everybody else has passed, with 5 points. Win: have more when the game ends.
puzzle-ev-dungeon-why = A critter put into the Dungeon pays three berries, and what is left pays for the Queen. The King is out of reach.

puzzle-ev-doctor = A fee for everybody
puzzle-ev-doctor-ask = Everybody else has passed, with 14 points. Win: have more when the game ends.
puzzle-ev-doctor-why = The Doctor moves into the University for free, so that the berries are left for the other two critters and for his fee.
