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
puzzle-ev-pair-why = Buy the Wife and let the Husband move into the Farm; the other way round there are not enough berries. The pair is worth three more.

puzzle-ev-judge = The Judge bends a little
puzzle-ev-judge-ask = Everybody else has passed, with 6 points. Win: have more when the game ends.
puzzle-ev-judge-why = With the Judge one berry stands in for a twig, and the Theater counts the unique critters.

puzzle-ev-innkeeper = On the house
puzzle-ev-innkeeper-ask = Everybody else has passed, with 8 points. Win: have more when the game ends.
puzzle-ev-innkeeper-why = With the King nothing is left to pay the Doctor’s fees. The Doctor is cheaper, and each berry kept becomes a point.

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

puzzle-ev-gate = A pearl short of a gate
puzzle-ev-gate-ask = Everybody else has passed, with 13 points. Win: have more when the game ends.
puzzle-ev-gate-why = Send the ambassador first: the face-down card gives the second pearl, and with it the worker builds Hopewatch Gate. Keep both cards for it.

puzzle-ev-spyglass = A look ahead
puzzle-ev-spyglass-ask = Everybody else has passed, with 14 points. Win: have more when the game ends.
puzzle-ev-spyglass-why = The Spyglass brings back the pearl that it costs, with the missing pebble and a card; all of it goes into Hopewatch Gate, which the Spyglass then rewards.

puzzle-ev-shoal = What the Shoal may have
puzzle-ev-shoal-ask = Everybody else has passed, with 11 points. Win: have more when the game ends.
puzzle-ev-shoal-why = Pay the Shoal with the berry and the spare twig: one twig, the resin and the pebble are for the wonder, and so are two of the cards.

puzzle-ev-sundial = The third hour
puzzle-ev-sundial-ask = Everybody else has passed, with 7 points and 6 berries, which break a tie. Win: have more when the game ends.
puzzle-ev-sundial-why = The Sundial activates all three green cards, and with the twig in stock that is just what the Theater costs. It is worth more than the Inn.

puzzle-ev-flowers = The fifth colour
puzzle-ev-flowers-ask = Everybody else has passed, with 11 points. Win: have more when the game ends.
puzzle-ev-flowers-why = Only purple is missing. The Theater is too dear, but the Wife is purple, too; the worker then achieves the Flower Festival.

puzzle-ev-garland = Green fingers
puzzle-ev-garland-ask = Everybody else has passed, with 6 points and 2 green cards worth 2. Agriculture is the garland award. Win: have more points when the game ends.
puzzle-ev-garland-why = One green card more than the neighbour wins the garland. The Twig Barge pays for another building with the twigs that it brings.

puzzle-ev-stall = A good bargain
puzzle-ev-stall-ask = Everybody else has passed, with 6 points and 6 berries, which break a tie. Win: have more when the game ends.
puzzle-ev-stall-why = Trade the twigs and the Farm for three points, and take the twig and the pebble that the Mine needs.

puzzle-ev-concert = Admission: two resin
puzzle-ev-concert-ask = Everybody else has passed, with 13 points. Win: have more when the game ends.
puzzle-ev-concert-why = Any red card makes the fourth, but only the Inn leaves the two resin that the event asks for.

puzzle-ev-drought = Dry twigs
puzzle-ev-drought-ask = It is summer, and in the drought basic locations give you one resource less. One worker is left. Build the Theater before you prepare for autumn.
puzzle-ev-drought-why = The twigs are not enough for the Theater, but they are for the Twig Barge; the two that it brings are not from a basic location, so the drought does not touch them.

puzzle-ev-steps = Three steps to the lake
puzzle-ev-steps-ask = Everybody else has passed, with 10 points. Three tiles lie in your expedition, worth 9. Win: have more when the game ends.
puzzle-ev-steps-why = Fetch three twigs, and build the Mine: it gives back the pebble that it costs, so that every step can still be paid for. The Twig Barge would eat a pebble of Mirror Lake.

puzzle-ev-honey = Honey on the twigs
puzzle-ev-honey-ask = Everybody else has passed, with 7 points. Honeypaw is your only worker. Win: have more when the game ends.
puzzle-ev-honey-why = At the three twigs Honeypaw adds three berries: the twigs build the Theater, the berries bring the King. Where there are berries already, it adds none.

puzzle-ev-hopewatch = The long way round
puzzle-ev-hopewatch-ask = Nightweave’s game is over, with 9 points from the trail. Your hand can pay for a journey, for the last step of your expedition, or you can build. Win: have more when the game ends.
puzzle-ev-hopewatch-why = On Hopewatch Trail every point of a journey counts again, so the five cards are worth ten points there and only four on the Twin Bridges.

puzzle-ev-saved = Saved for the stage
puzzle-ev-saved-ask = Everybody else has passed, with 5 points. You have no worker left, but your reservation token. Win: have more when the game ends.
puzzle-ev-saved-why = Reserve the Theater, and the pebble that you lack is the resource that you save. The Bard then moves in free and turns your other cards into points.

puzzle-ev-ticket = The second stop
puzzle-ev-ticket-ask = Everybody else has passed, with 20 points. All your workers are out, but one side of your ticket is left. Win: have more when the game ends.
puzzle-ev-ticket-why = The Grand Tour stays achieved when its worker leaves, the journey would not. Let the Queen play the Theater, which counts her, and pay for the University.

puzzle-ev-trains = Change here
puzzle-ev-trains-ask = Everybody else has passed, with 6 points. No worker is left, but three trains wait at the station. Win: have more when the game ends.
puzzle-ev-trains-why = The tile of each station card pays for the next: the Farm brings two twigs and takes in the Wife, she brings the pebble for the Mine, and that pebble and resin come back for the Lookout.

puzzle-ev-guests = Three guests to please
puzzle-ev-guests-ask = Nightweave’s game is over, with 26 points. Three visitors stand beside your city: one wants at most 2 green cards, one 2 pebbles left over, one more constructions than critters. Win: have more when the game ends.
puzzle-ev-guests-why = The Crane tips the scales to the constructions, and the worker fetches the pebble that it costs. The Wife would move in free and drive a guest away, and the Twig Barge is green.
