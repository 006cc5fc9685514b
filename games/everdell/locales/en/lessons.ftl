## Guided lessons, step by step

lesson-ev-of-base = The base game
lesson-ev-of-pearlbrook = Pearlbrook
lesson-ev-of-bellfaire = Bellfaire
lesson-ev-of-spirecrest = Spirecrest
lesson-ev-of-newleaf = Newleaf

lesson-ev-gather = Two workers and a Farm
lesson-ev-gather-about = Send out workers, gather, and play your first card.
lesson-ev-gather-1 = In a turn you do one thing: place a worker, play a card, or prepare for the next season. You hold a Farm, which costs two twigs and one resin. Twigs first.
lesson-ev-gather-2 = The worker stays there until the next season. The other one fetches resin, and a card along with it.
lesson-ev-gather-3 = Now pay for the Farm. It joins your city, and because it is green, it immediately gives you a berry.
lesson-ev-gather-end = Gather, then build: that is most of what happens in this valley. Green cards pay immediately, and again at each of your productions, so early ones are worth the most. Rugwort, who plays against you here, takes a card from the meadow after each of yours.

lesson-ev-token = Who lives on a Farm
lesson-ev-token-about = Let a construction bring a critter in for free.
lesson-ev-token-1 = A Wife costs two berries, and you have one. But a Farm names Husband and Wife: either may be played for free, once, and the Farm is then occupied. Let the Wife move in.
lesson-ev-token-2 = There is a second Farm. Use it for the Husband.
lesson-ev-token-3 = With a Wife and a Farm in the city, the Husband brings any resource. Which one do you need most?
lesson-ev-token-end = Each construction does this once. Look at the critters in your hand before you build, and the city pays for itself. Husband and Wife belong together, too: at the end the pair is worth three more points.

lesson-ev-season = When spring comes
lesson-ev-season-about = Prepare for the season: workers come home, and production pays.
lesson-ev-season-1 = Both workers are out, and you cannot afford anything that you would like. So it is time to prepare: they come home, a new one joins you, and in spring every green card produces.
lesson-ev-season-2 = Three workers at home, a berry from the Farm and a pebble from the Mine. Send somebody out again.
lesson-ev-season-end = You each change season when you prepare for it, without waiting for the others. Autumn is the last season; when you have nothing left to do in it, you pass. A blue card such as the Courthouse keeps working all game.

lesson-ev-event = Points for what you have built
lesson-ev-event-about = Claim an event, and see what counts at the end.
lesson-ev-event-1 = Your city holds four green cards. That is what the Harvest Festival asks for: send a worker there, and its points are yours for good.
lesson-ev-event-2 = And with the other worker something for the Courthouse in your hand, which costs a twig, a resin and two pebbles.
lesson-ev-event-end = The first player to claim an event keeps it. At the end you add up your cards, point tokens, purple cards, events and the journey. Now you know enough for a whole game.

lesson-ev-ambassador = The ambassador
lesson-ev-ambassador-about = Send a frog to the river, and bring home a pearl.
lesson-ev-ambassador-1 = With Pearlbrook you have an ambassador, who is no worker and only goes to the river. Each spot there asks for cards in your city. You have two red ones: that is enough for Gus the Gardener.
lesson-ev-ambassador-2 = Gus wants three green cards from your hand, all of them or none. Begin with the Farm.
lesson-ev-ambassador-3 = The Mine is green, too.
lesson-ev-ambassador-4 = And the Twig Barge. For the three of them you get a pearl and a point.
lesson-ev-ambassador-end = The ambassador comes home when you prepare for the next season, so it can go to the river once in each. The first to visit a card that lies face down also takes the pearl on it.

lesson-ev-shoal = The Shoal
lesson-ev-shoal-about = Get a pearl with no city at all.
lesson-ev-shoal-1 = Your city is empty, so four spots of the river are closed to you. The Shoal asks for no cards in your city, and any number of frogs fits there.
lesson-ev-shoal-2 = It costs two resources of any kind, both in full. Pay a twig.
lesson-ev-shoal-3 = And the other twig.
lesson-ev-shoal-4 = It costs two cards from your hand as well. Discard the Farm.
lesson-ev-shoal-5 = And the Mine. The King is worth keeping.
lesson-ev-shoal-end = A pearl that you never use is worth two points at the end. It is worth more in an adornment or a wonder.

lesson-ev-adornment = An adornment
lesson-ev-adornment-about = Wear what a pearl can buy.
lesson-ev-adornment-1 = Adornments are dealt secretly at the start. To play one is a turn of its own, and costs a pearl. Put on the Spyglass.
lesson-ev-adornment-2 = It immediately gives its pearl back, with a card and a resource of your choice. You have a twig and a resin; take a pebble, and you can pay for a wonder.
lesson-ev-adornment-end = An adornment takes no space in your city, and counts at the end: the Spyglass brings three points for each wonder you have built.

lesson-ev-wonder = A wonder
lesson-ev-wonder-about = Build what is seen from far away.
lesson-ev-wonder-1 = Wonders take the place of the basic events. You place a worker and pay resources, pearls and cards, all at once. You have what Hopewatch Gate costs.
lesson-ev-wonder-2 = It also costs two cards from your hand. Discard the Farm.
lesson-ev-wonder-3 = And the Inn, so that the King stays.
lesson-ev-wonder-end = Each wonder is built once, by one player. The worker comes back when you prepare for the next season, as from any other place.

lesson-ev-market = The market
lesson-ev-market-about = Trade what you have for points.
lesson-ev-market-1 = The market of Bellfaire is one more place for a worker. A visit uses one of its four tokens. Go there.
lesson-ev-market-2 = The token of three twigs and a card lies on the side for trading: you pay what it shows, for three points and two resources. Use it.
lesson-ev-market-3 = The twigs are paid. The card is yours to choose: let the Farm go.
lesson-ev-market-4 = Now take two resources of any kind. First a berry.
lesson-ev-market-5 = And a pebble, the one that is hardest to find.
lesson-ev-market-end = When a token is used it moves to the other side: a token that was gained can be traded next, and the other way round. You may have only one worker at the market at a time.

lesson-ev-festival = The Flower Festival
lesson-ev-festival-about = Bring all five colours together.
lesson-ev-festival-1 = The Flower Festival is a fifth basic event. It asks for a card of each colour. You have green, red, blue and tan; the Wife is purple. Let her move in.
lesson-ev-festival-2 = All five colours are in your city. Send your worker to the festival before another does.
lesson-ev-festival-end = It is worth four points, one more than the other basic events, and like them it goes to the first player to claim it.

lesson-ev-garland = The garland award
lesson-ev-garland-about = Have the most of what the award counts.
lesson-ev-garland-1 = One award of seven is in play. Agriculture counts green cards: the other city has two, yours one. Play the Twig Barge.
lesson-ev-garland-2 = Now you are even, and even is not enough. Play the Mine.
lesson-ev-garland-3 = Three green cards against two. Pass, so that the game ends and the award is given.
lesson-ev-garland-end = The most cards of the kind bring six points, the second most three. Look at the award before you choose between two cards that are worth the same.

lesson-ev-power = A player power
lesson-ev-power-about = Let the Hedgehogs find what is missing.
lesson-ev-power-1 = With powers each player draws two and keeps one. You are the Hedgehogs: where your worker gains no berry, you gain one. Fetch three twigs.
lesson-ev-power-2 = There was the berry. Now fetch two resin, and another berry with them.
lesson-ev-power-3 = A Mine costs a twig, a resin and a pebble. You have no pebble; but with Hedgehogs two berries may stand for any resource of a construction. Play it.
lesson-ev-power-end = The powers differ as much as the animals do. A player with a power gets no new worker in spring, so use it often.
lesson-ev-trail = On the trail
lesson-ev-trail-about = Explore the Foothills, and choose what lies there.
lesson-ev-trail-1 = With Spirecrest you explore right after each preparation. Both your workers are out: prepare for spring.
lesson-ev-trail-2 = First you chart: one map tile of the section goes to the right end of your expedition. Bubbling Springs costs 2 resin and 1 twig and is worth 3 points, and you have the resin already.
lesson-ev-trail-3 = Now three discoveries lie in a row. The first is free, the second costs 1 and the third 2 resources or cards. The Forager draws you a card for each berry that you gain in your turn, for the rest of the game.
lesson-ev-trail-end = Then your rabbit travels on, and the weather of your season reaches you: in this thick fog the cards of other players are closed to you until summer.
lesson-ev-expedition = The expedition
lesson-ev-expedition-about = Walk your tiles when you have passed.
lesson-ev-expedition-1 = Three tiles lie in your expedition, and there is nothing better to do with your resources. Pass, and you set out immediately.
lesson-ev-expedition-2 = The first step, the Lily Ponds, costs 2 berries and gives 2 points. You walk from left to right and may stop at any time.
lesson-ev-expedition-3 = The next is Stompy Knoll, for 1 pebble and 1 twig.
lesson-ev-expedition-4 = The last is Mirror Lake: 2 pebbles for 4 points.
lesson-ev-expedition-end = Nine points for six resources. What you cannot pay ends the expedition, and the tiles behind it are lost, so keep an eye on their order when you chart.

lesson-ev-station = The station
lesson-ev-station-about = Play a card of the station, and meet its visitors.
lesson-ev-station-1 = The station shows three more cards that you can play as if they lay in the meadow, with a train tile beside each. Play the Twig Barge.
lesson-ev-station-2 = When the card was done, its tile gave you two twigs as well; another card and another tile lie there now. Your worker can meet the visitors: send it to the station.
lesson-ev-station-3 = Two visitors are face up. First one of them goes. Bim Little asks for six red cards, and you have none: let Bim go.
lesson-ev-station-4 = Another visitor has come. Diggs Deepwell is worth six points with two pebbles left over, which you have. Take Diggs.
lesson-ev-station-5 = And a train tile, whichever you like. Take the point.
lesson-ev-station-end = Visitors stand beside your city and are worth their points only if what they ask for holds at the end. Keep those two pebbles.

lesson-ev-golden = Golden tokens
lesson-ev-golden-about = Let critters move in through a group instead of a partner.
lesson-ev-golden-1 = A card of Newleaf names no partner but a group. The Baker names green cards, and the Farm is green: put a golden token on the Farm, and the Baker moves in free.
lesson-ev-golden-2 = It works the other way round, too. The Library is of Newleaf and names blue cards, so any blue critter may move in through it. Play the Judge.
lesson-ev-golden-end = You have three golden tokens for the whole game, and a construction carries only one token, golden or not. The Baker is now worth two more points for each berry that you keep, three berries at most.

lesson-ev-ticket = Ticket and reservation
lesson-ev-ticket-about = Keep a card for later, and travel for what it costs.
lesson-ev-ticket-1 = Your reservation token keeps a card of the meadow or the station for you, as your turn. You would like the Mine, but have only twigs: reserve it before another takes it.
lesson-ev-ticket-2 = Both workers are out. With your train ticket one of them may travel on. Use the ticket.
lesson-ev-ticket-3 = The worker at the three twigs has done its work, and what it brought stays with you. Choose it.
lesson-ev-ticket-4 = It must go to another space where it may stand. Send it to the two resin.
lesson-ev-ticket-5 = A reserved card costs one resource less. Play the Mine.
lesson-ev-ticket-6 = You choose what is saved: the pebble.
lesson-ev-ticket-end = The Mine has already brought a pebble of its own. The other side of the ticket serves from summer on, and the reservation token is free again when you next prepare.
