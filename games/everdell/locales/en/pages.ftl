## Everdell at the table: lists, page and header

evt-game = Everdell
evt-book = The rules of Everdell and Mistwood
evt-rules = The rules in our own words, numbered so that every event and every refusal can cite one. E is the base game, N Nightweave’s Lair; numbers with R are rulings where the rulebook is silent, numbers with H are of our own design.
evt-fact-players = 1 to 6 players
evt-fact-minutes = 40 to 90 minutes
evt-against = { $rival ->
    [nightweave] { $players ->
        [1] Against Nightweave, level { $level }
       *[other] Two against Nightweave, level { $level }
    }
    [rugwort] Against Rugwort, year { $year }
   *[none] { $players } players
    }
evt-standing = The best has { $best ->
    [one] 1 point
   *[other] { $best } points
    }.
evt-standing-rival = You have { $best ->
    [one] 1 point
   *[other] { $best } points
    }, { $rival ->
    [rugwort] Rugwort
   *[nightweave] Nightweave
    } has { $against }.
evt-turn-number = Turn { $round }
evt-outcome = { $outcome ->
    [won] Won
    [beaten] Lost
    [counted] Counted
   *[other] Over
    }
evt-title = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
    }, turn { $round }: { $against }
evt-season = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
    }
evt-seasons = Your season

## Who and how much

evt-you = you
evt-player = Player { $number }
evt-rival = { $rival ->
    [rugwort] Rugwort
   *[nightweave] Nightweave
    }
evt-amount = { $what ->
    [twig] { $count ->
        [one] 1 twig
       *[other] { $count } twigs
    }
    [resin] { $count } resin
    [pebble] { $count ->
        [one] 1 pebble
       *[other] { $count } pebbles
    }
   *[berry] { $count ->
        [one] 1 berry
       *[other] { $count } berries
    }
    }
evt-tokens = { $count ->
    [one] 1 point token
   *[other] { $count } point tokens
    }
evt-workers = { $home } of { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
    } at home
evt-worker-of = worker: { $who }
evt-belongings = What you have
evt-nowhere = nowhere

## Cards

evt-sort = { $kind ->
    [critter] Critter, { $rarity ->
        [unique] unique
       *[common] common
    }
   *[construction] Construction, { $rarity ->
        [unique] unique
       *[common] common
    }
    }
evt-colour = { $colour ->
    [traveler] traveler
    [production] production
    [destination] destination
    [governance] governance
   *[prosperity] prosperity
    }
evt-card-spoken = { $name }, { $kind ->
    [critter] critter
   *[construction] construction
    }, { $rarity ->
    [unique] unique
   *[common] common
    }, { $colour ->
    [traveler] traveler
    [production] production
    [destination] destination
    [governance] governance
   *[prosperity] prosperity
    }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $free ->
    [yes] no cost
   *[no] costs { $cost }
    }
evt-free-card = { $name }
evt-free-colour = any { $colour ->
    [traveler] traveler
    [production] production
    [destination] destination
    [governance] governance
   *[prosperity] prosperity
    } card
evt-free-any = any { $kind ->
    [critter] critter
   *[construction] construction
    }
evt-free-by = Free by: { $cards }
evt-frees = Free for: { $cards }
evt-free = free
evt-new = new
evt-hidden-card = A hidden card
evt-backs = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
    }
evt-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
evt-on-card = { $what ->
    [occupied] occupied token
    [webbed] web token
    [down] face down
   *[open] open to others
    }
evt-held = under it: { $cards }
evt-shares = shares the space of { $card }

## The board

evt-meadow = Meadow
evt-meadow-lead = { $cards ->
    [one] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
   *[other] { $cards } cards
    }{ $guest ->
    [yes] , and someone sitting among them
   *[no] {""}
    }
evt-meadow-place = Meadow { $place }
evt-meadow-empty = An empty place
evt-deck = deck { $count }
evt-discard = discarded { $count }
evt-nightweave = Nightweave
evt-rat-blocks = One of Rugwort’s rats blocks this card
evt-rats-mark = The marker of the rats lies on this card
evt-marked = Nightweave’s personality marks this card
evt-shown = On the table
evt-river = River
evt-forest = Forest
evt-clearing = { $clearing ->
    [upper_left] Upper left clearing
    [upper_right] Upper right clearing
    [lower_right] Lower right clearing
    [trail] Beside the lizards
   *[lower_left] Lower left clearing
    }
evt-trails-left = { $left ->
    [one] 1 more in the pile
   *[other] { $left } more in the pile
    }
evt-wild = { $count ->
    [one] 1 token of the axolotls: it pays for any resource
   *[other] { $count } tokens of the axolotls: each pays for any resource
    }
evt-token = a token of the axolotls
evt-clearing-empty = no forest card
evt-room = { $shared ->
    [yes] any number of workers
   *[no] { $room ->
        [one] one worker only
       *[other] { $room } workers
    }
    }
evt-figure = The spider of the worker ability
evt-web = Web token
evt-events = Events
evt-event-have = { $have } of { $need } in your city
evt-event-owner = achieved: { $who }

## Hands and cities

evt-your-hand = Hand
evt-hand-of = Hand: { $who }
evt-hand-count = { $count } of { $limit }
evt-hand-empty = No cards in hand.
evt-turned-away = Turned away: it cannot be used now
evt-legends = Legends
evt-legends-of = { $count ->
    [one] 1 legend
   *[other] { $count } legends
    } not yet played
evt-pile = The pile of Farms, { $left } more under it
evt-your-city = City
evt-city-of = City: { $who }
evt-city-spaces = City: { $spaces } of { $limit } places
evt-spaces = { $spaces } of { $limit } places
evt-city-empty = Nothing is built here yet.
evt-colours = Cards by colour
evt-colour-count = { $colour ->
    [traveler] traveler
    [production] production
    [destination] destination
    [governance] governance
   *[prosperity] prosperity
    }: { $count }
evt-passed = passed
evt-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
    } so far

## The table seen whole

evt-beyond = River spots
evt-fair = Market
evt-afar = Trail
evt-others = The others
evt-open-seat = { $who }: open for everything
evt-own-things = Also yours
evt-event-needs = { $card }{ $has ->
    [yes] , in your city
   *[no] {""}
    }
evt-have-it = in your city
evt-plays = You can play it now.
evt-plays-free = You can play it free.
evt-pane-board = Board
evt-pane-meadow = Meadow
evt-pane-hand = Hand, city
evt-pane-others = Others
evt-pane-log = Log
evt-pane-things = can be chosen
evt-pane-lines = new lines
evt-pad = Points by kind
evt-pad-row = { $what ->
    [cards] Cards
    [tokens] Tokens
    [prosperity] Prosperity
    [journey] Journey
    [events] Events
    [pearlbrook] Pearlbrook
    [trail] Trail
   *[other] Other
    }
evt-all-points = All points, line by line

## The decision

evt-lead = { $home ->
    [0] No worker is left at home.
    [one] One worker is at home.
   *[other] { $home } workers are at home.
    } { $can ->
    [both] Place a worker or play a card.
    [place] Place a worker.
    [play] Play a card.
   *[neither] No card can be played now.
    }
evt-group = { $group ->
    [play-hand] Play from your hand
    [play-meadow] Play from the meadow
    [play-other] Play a card
    [place] Place a worker
    [visit] Visit a card
    [event] Achieve an event
    [take] Which resource?
    [pay] Pay with
    [save] Spare
    [swap] Replace
    [hand] From your hand
    [meadow] From the meadow
    [shown] From the table
    [card] In a city
    [spot] Which place?
    [seat] Who?
    [number] Your choice
    [colour] Which colour?
    [river] Send your ambassador
    [power] Your player power
    [reserve] Reserve a card
    [ticket] Your train ticket
    [adorn] Play an adornment
    [trail] On the trail
    [beast] Place a big critter
   *[pile] Which pile?
    }
evt-play-it = Play { $name }?
evt-how-pay = How will you pay?
evt-way = { $way ->
    [free] It costs nothing
    [token] Thanks to your { $with }
    [crane] Your { $with } goes: up to 3 resources less
    [innkeeper] Your { $with } goes: up to 3 berries less
    [dungeon] A critter into your { $with }: 3 resources less
    [judge] The Judge replaces one resource
    [treasury] With tokens of { $with }
    [bridge] Onto { $with }: up to 3 resources less
    [golden] With a golden token, thanks to your { $with }
    [inventor] Your { $with } goes: up to 3 resources less
    [reserved] For 1 resource less
    [offer] As the effect allows
    [banner] In the place of { $with }
   *[cost] From your store
    }
evt-what-here = What will you do?
evt-nothing-here = Nothing can be done with it now.
evt-all-choices = All choices

## Nightweave and Rugwort

evt-lair = Nightweave’s lair
evt-level = level { $level }
evt-lair-finished = finished
evt-lair-count = { $what ->
    [points] { $count ->
        [one] point
       *[other] points
    }
    [hand] hidden hand
    [city] in the city
    [pearls] { $count ->
        [one] pearl
       *[other] pearls
    }
    [ambassador] { $count ->
        [one] ambassador left
       *[other] ambassadors left
    }
    [adornments] { $count ->
        [one] hidden adornment
       *[other] hidden adornments
    }
   *[spiders] { $count ->
        [one] spider left
       *[other] spiders left
    }
    }
evt-activity = Her activity card
evt-activity-none = She has not turned up an activity card yet.
evt-activity-worker = worker
evt-activities-left = { $count ->
    [one] 1 activity card
   *[other] { $count } activity cards
    } left this season.
evt-backup = Backup
evt-ties = Ties
evt-arrow = { $arrow ->
    [clockwise] Clockwise
   *[counter] Counter-clockwise
    }
evt-or = or
evt-act = { $act ->
    [draw] Draw
    [discard] Discard for a point
    [play-hand] Play from hand
    [play-meadow] Play from the meadow
    [play-meadow-draw] Play from the meadow, then draw
    [play-meadow-discard] Play from the meadow, then discard
    [ambassador] Ambassador to the river
    [enter-meadow] Enter the meadow
   *[none] Nothing
    }
evt-act-worker = Worker: { $place }{ $points ->
    [0] {""}
   *[other] , +{ $points } points
    }
evt-space = { $space ->
    [city] her city
    [open] an open card of yours
    [basic-event] a basic event
    [wonder] a wonder and an adornment
   *[special-event] a special event
    }
evt-space-journey = journey { $points }
evt-backup-part = { $part ->
    [points] points as her level
    [haven] worker to the haven
    [discard] discard
   *[draw] draw
    }
evt-backup-parts = { $parts }
evt-modules = What she plots
evt-module = { $kind ->
    [personality] Personality
    [plan] Plan
   *[plot] Plot
    }
evt-thwart = To thwart it:
evt-webs = { $count ->
    [one] 1 web token on the table
   *[other] { $count } web tokens on the table
    }
evt-trophies = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
    }
evt-trophies-hidden = { $count } face down
evt-rival-city = { $rival ->
    [rugwort] His city
   *[nightweave] Her city
    }: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
evt-rugwort = Rugwort
evt-year = Year { $year }
evt-watch = { $rival ->
    [rugwort] Rugwort’s answer
    [nightweave] Nightweave’s turn
   *[none] What happened
    }

## Points

evt-scores = Points so far
evt-scores-say = As if the game ended now.
evt-score-of = Points: { $who }
evt-score-what = { $what ->
    [visitor] visitor
    [card] base value
    [tokens] point tokens
    [tokens-on] point tokens on the card
    [prosperity] prosperity bonus
    [journey] journey
    [basic-event] basic event
    [special-event] special event
    [bonus] bonus of her level
    [power] player power
    [award] garland award
    [pearls] unused pearls
    [wonder] wonder
    [tile] step of the expedition
    [discovery] discovery
    [adornment] adornment
   *[early-journey] early journey
    }
evt-score-line = { $what ->
    [tokens] Point tokens
    [early-journey] Journeys before autumn
    [pearls] Pearls
   *[other] Other points
    }
evt-market-side = { $side ->
    [trade] Trade
   *[gain] Gain
    }
evt-award-count = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
evt-score-none = No points yet
evt-score-total = Total

## Log and end

evt-log-turn = Turn: { $who }
evt-log-yours = Your turn
evt-log-begin = Setting up
evt-log-before = Before
evt-won = You have won
evt-lost = The game has won
evt-winners = Winner: { $who }
evt-proof = Was chance fair?

## A new game

evt-new-title = A new game of Everdell
evt-new-lead = Build a city of fifteen places from winter to autumn, alone against an automated rival or with friends.
evt-new-rival = Against whom?
evt-new-rival-say = Nightweave and Rugwort are automated; each of their steps is explained.
evt-new-rival-name = { $rival ->
    [nightweave] Nightweave
    [rugwort] Rugwort
   *[none] Each other
    }
evt-new-rival-text = { $rival ->
    [nightweave] A spider with a city of her own. For one or two; you must have more points than she has.
    [rugwort] The old rat blocks places and takes cards from the meadow. For one.
   *[none] Two to six people at this device. It is passed on between turns, and hands stay hidden.
    }
evt-new-people = How many people against Nightweave?
evt-new-players = How many players?
evt-new-players-say = Five and six play with a module of Bellfaire, which is then in play.
evt-new-computers = Computer players
evt-new-computers-text = One to three opponents that play as people do, from Hatchling to Elder. One tap, and the game begins.
evt-new-level-for = { $level ->
    [zero] For a first meeting.
    [one] For those who know the base game.
    [two] An even fight.
    [three] For those who have beaten her.
   *[other] Few win.
    }
evt-new-player-count = { $count ->
    [one] 1 person
   *[other] { $count } people
    }
evt-new-level = How hard is Nightweave?
evt-new-level-say = A level sets what her cards are worth at the end, and how many points some of her actions bring.
evt-new-level-text = Each card of value 0: +{ $zero }. Each prosperity card: +{ $purple }. Each special event: { $event }.
evt-new-year = Which year against Rugwort?
evt-new-year-say = Each year he is worth more; in the third a worker goes missing.
evt-new-modules = Personality, plan or plots
evt-new-modules-say = Nightweave may have a personality, and against one person also a plan or plots, but not both.
evt-new-personality = Personality
evt-new-plan = Plan
evt-new-none = { $what ->
    [personality] No personality
   *[plan] No plan
    }
evt-new-mini = { $mini ->
    [leaf_cards] Cards of Newleaf
    [leaf_events] Events of Newleaf
    [leaf_forest] Forest cards of Newleaf
    [station] Station
    [visitors] Visitors
    [knoll] Knoll
    [reservation] Reservation
    [ticket] Train ticket
    [leaf_powers] Player powers of Newleaf
    [plots] Plots
    [evertail] Corrin Evertail
    [more_legends] More Legends
    [legends] Legends
    [abilities] Worker abilities
    [farms] Seasonal Farms
    [extra] Extra, Extra
    [festival] Flower Festival
    [fair_events] Special events of Bellfaire
    [fair_forest] Forest cards of Bellfaire
    [garland] Garland award
    [market] Market
    [more_players] Five and six players
    [powers] Player powers
   *[rugwort_cards] Rugwort’s cards
    }
evt-new-mini-text = { $mini ->
    [leaf_cards] 59 cards of 24 kinds join the deck, and everybody has 3 golden tokens that play critters free.
    [leaf_events] Two basic events join the others, and nine special events are shuffled in.
    [leaf_forest] Three forest cards join the others.
    [station] Three more cards can be played from the station; each brings a train tile.
    [visitors] Workers meet visitors at the station, who are worth points at the end. They need the station.
    [knoll] One more place for workers, which renews meadow and station. It needs the station.
    [reservation] A card of meadow or station can be kept for later, and costs 1 resource less.
    [ticket] Twice in the game a worker can move on to another place.
    [leaf_powers] Bats, Cats, Honey Bees and Snails are dealt with the other player powers, or alone.
    [plots] With each of her seasons she draws a plot: it lasts for the season or strikes at once.
    [evertail] Five cards with a crown join the deck; their colour plays critters free.
    [more_legends] Ten legends of this box: everybody is dealt some and plays them in place of a card.
    [legends] Ten legends of the other pack, used the same way.
    [abilities] Everybody’s workers get an ability: stoats, butterflies, spiders or pigs.
    [farms] Eight Farms, each different, in place of the usual ones. Their values are ours.
    [extra] The cards of the town crier, the carnival and the stadium join the deck.
    [festival] A fifth basic event: one card of each colour brings 4 points.
    [fair_events] Nine special events that ask for numbers of cards join the others.
    [fair_forest] Four forest cards join the others.
    [garland] One award of seven: who has the most cards of its kind at the end gets 6 points, the second 3.
    [market] One more place for workers, with four tokens: take what a token shows, or trade it for points.
    [more_players] As many as six play: nobody holds more than 7 cards, and a player who passes discards the hand. No source says how hands are dealt to so many; that is our ruling.
    [powers] Everybody is dealt two player powers and keeps one; no worker joins in spring.
   *[rugwort_cards] Three cards of Rugwort join the deck.
    }
evt-new-options = Questions on which players disagree
evt-new-options-say = Where the rulebook can be read in two ways we chose one, with a reason. You may choose the other.
evt-new-default = our ruling
evt-new-stand-ins = { $what ->
    [activities] What is printed on her twenty activity cards is not public. Cards of our own design stand in for them.
   *[farms] What is printed on the eight seasonal Farms is not public. Cards of our own design stand in for them.
    }
evt-new-enter-printed = You own them? Enter what is printed, and play with that.
evt-new-sources = Where everything comes from
evt-new-begin = Begin
evt-new-quick = Quick start: alone against Nightweave, level 1
evt-reading = { $reading ->
    [upper_right] The upper right clearing stays empty
    [lower_right] The lower right clearing stays empty
    [nightweave] Nightweave begins
    [butterflies] The player with the butterflies begins
    [competitive] Each alone: the better of those who beat her wins
    [together] Both must beat her
    [home] Straight home, nothing else
    [keeps_points] It comes home, and its points are kept
    [refused] Not mixed
    [allowed] May be mixed
    [stay_lost] They come back with the next preparation only
    [different_cards] Two cards, perhaps of one name
    [different_names] Two cards of different names
    [once] Once
    [repeatedly] As often as there are cards
    [autumn_only] Only in autumn
    [any_time] In every season
    [no] It does not count
    [yes] It counts
    [larger] The larger bonus
    [value_zero] The bonus for value 0
    [twelve] Twelve cards
    [five] Five cards, like everyone there
    [per_attempt] Once for each attempt
    [per_space] Once for each blocked place
    [next_entry] With her next entry
    [without] No new worker in spring
    [taken] The new worker of spring is taken
    [every_card] On every card, later ones too
    [when_drawn] Only on cards that were there when it was drawn
    [shuffled] All special events are shuffled together
    [two_and_two] Two special events of Bellfaire and two others
    [second_place] After a tie for first, the next have second place
    [no_second] After a tie for first there is no second place
    [trade] Against Nightweave the market begins on the trading side
    [gain] The market always begins on the gaining side
    [payable_card] An ambassador goes only to cards that can be paid for
    [any_card] An ambassador may also go to a card that cannot be paid for
    [not_replayed] The Compass uses neither Fool nor Ruins
    [with_ruins] The Compass may use the Ruins
    [pearls_ignored] Pearls do not break ties
    [pearls_counted] Pearls left over break ties like resources
    [wonders] Her rows for basic events mean a wonder and an adornment
    [impossible] Her rows for basic events are impossible
    [own_city] Her Pirate Ship sails when she sends a worker into her city
    [any_worker] Her Pirate Ship sails whenever she sends a worker
    [weather_played] Weather hinders, as designed here
    [no_weather] There is no weather
    [one_more] One map tile more than players
    [as_players] As many map tiles as players
    [after_travel] New weather begins after the journey of the rabbit
    [with_season] New weather begins with the season
    [majors_alone] One large expansion at most
    [majors_mixed] Pearlbrook, Spirecrest and Newleaf may be mixed; the publisher advises against it
   *[at_once] Immediately
    }

## Words of the forms of private packs

# The kinds of records, in lists.
evt-record-kind = { $kind ->
    [leaf_basic] Basic events of Newleaf
    [leaf_event] Special events of Newleaf
    [leaf_forest] Forest cards of Newleaf
    [train] Train tiles
    [visitor] Visitors
    [leaf_power] Player power of Newleaf
    [leaf_space] Knoll and station
    [pack] The game as a whole
    [card] Critters and constructions
    [basic] Basic locations
    [forest] Forest cards
    [haven] The haven
    [journey] The journey
    [basic_event] Basic events
    [special_event] Special events
    [festival] The Flower Festival
    [fair_event] Special events of Bellfaire
    [fair_forest] Forest cards of Bellfaire
    [award] Garland awards
    [market] The market
    [power] Player powers
    [market_token] Tokens of the market
    [river] River cards
    [adornment] Adornments
    [wonder] Wonders
    [level] Nightweave’s scoring cards
    [activity] Activity cards
    [ability] Abilities
    [personality] Personalities
    [plan] Plans
    [plot] Plots
    [weather] Weather cards
    [tile] Map tiles
    [discovery] Discoveries
   *[other] { $kind }
    }
evt-record-word = { $word ->
    [abilities] use one of its abilities
    [activate] activate another green card
    [any] any colour
    [autumn] autumn
    [base] base game
    [basic_events] basic events
    [basic_or_forest] a basic or forest location
    [berry] berry
    [best_opponent] the best opponent
    [build_upon] a construction is built upon it
    [card] cards
    [clockwise] clockwise
    [colour] cards of one colour
    [common] common
    [common_constructions] common constructions
    [citizen] citizen
    [colours] colours in the city
    [constructions] constructions
    [copy_adornment] use an adornment of an opponent
    [critters] critters
    [gain_cost] gain what a card costs
    [gain_either] one of two gains
    [gain_with] gain with enough pearls
    [location] location
    [pearlbrook] Pearlbrook
    [pearlbrook_cards] cards of Pearlbrook
    [basic_event] basic events achieved
    [each_colour] cards of each colour
    [journey] workers on the journey
    [more_constructions] more constructions than critters
    [more_critters] more critters than constructions
    [one_colour] cards of one colour
    [point_token] point tokens held
    [special_event] special events achieved
    [newleaf] Newleaf
    [activate_own] activate green cards of the city
    [give_card] give a card and gain
    [may_draw] draw, if you like
    [five_spaces] fives of filled spaces
    [hand] the hand
    [station] the station
    [event] events achieved
    [copy_forest] use another forest card
    [pearls] gain pearls
    [point_tokens] point tokens
    [repeat] use tan cards again
    [use_forest] use a forest card
    [discard_and_draw] discard and draw
    [track] use another’s space
    [mark] mark a meadow card
    [if_none] one if there was none
    [one_more] one more
    [missing] a resource you do not have
    [trade_for] pay one for another
    [stand_in] stands for others
    [draw_more] draw one more
    [explore] explore tokens
    [archive] a pile of meadow cards to play from
    [join] workers join others
    [network] a green card after one of another colour
    [follow] a green card of another player, for a card of the pile
    [wander] a forest card of your own
    [draw_freely] draw from the meadow
    [activate_again] activate twice
    [invest] store and take back
    [hunt] pay a token in your turn
    [activate_two] use two cards
    [common_construction] common construction
    [common_critter] common critter
    [gain_one] gain one of two
    [pay_for_gain] pay and gain
    [unique_construction] unique construction
    [unique_critter] unique critter
    [wonders] wonders
    [common_critters] common critters
    [construction] construction
    [copy] use another space
    [copy_basic] use a basic location
    [counter] counter-clockwise
    [critter] critter
    [destination] destination (red)
    [discard_draw_double] discard cards, draw twice as many
    [discard_for] gain for discarded cards
    [discard_for_any] discard cards for any resources
    [discard_for_construction] it is discarded, a construction costs less
    [discard_for_critter] it is discarded, a critter costs less
    [events] events
    [evertail] Evertail
    [exchange] exchange resources
    [extra] Extra, Extra
    [farms] seasonal Farms
    [gain] gain
    [gain_if] gain, depending on a card in the city
    [gain_one_of] gain one of several resources
    [gain_per] gain for each thing that is counted
    [give_for] give to an opponent and gain
    [give_resources] give resources to an opponent
    [governance] governance (blue)
    [hand_cards] hand cards
    [husband] the Husband beside it
    [imprison] a critter goes under it, a card costs less
    [instant] immediate
    [leftover] leftover resources
    [legends] legends
    [meadow_two] draw two meadow cards, play one
    [more_legends] more legends
    [move_worker] move a worker
    [occupied] an occupied location
    [opponents] opponents’
    [other_copies] other copies of this card
    [own] own
    [pay_for] pay and gain
    [pays] when a card is paid for
    [pebble] pebble
    [play] play a card
    [play_revealed] reveal cards, play one
    [played] when it is played
    [production] production (green)
    [prosperity] prosperity (purple)
    [renew_hand] discard cards, fill the hand
    [renew_meadow] discard meadow cards, draw others
    [resin] resin
    [rugwort] the Rugwort cards
    [scoring] at the end of the game
    [seasonal] for a season
    [special] as only this card does
    [special_events] special events
    [spend_tokens] its tokens are paid
    [spring] spring
    [summer] summer
    [swap] one resource of a cost is replaced
    [tokens] point tokens come onto it
    [tokens_here] point tokens on this card
    [tokens_on] point tokens on another card
    [traveler] traveler (tan)
    [trigger] after another card was played
    [twig] twig
    [unique] unique
    [unique_constructions] unique constructions
    [unique_critters] unique critters
    [visit] when a worker visits it
    [winter] winter
    [you] the player
    [foothills] Foothills
    [peaks] Peaks
    [ridge] Ridge
    [forest] forest locations
    [haven] haven and market
    [open] cards of other players
    [stubblehoof] Stubblehoof
    [truffle] Truffle
    [corliander] Corliander
    [firebeak] Firebeak
    [honeypaw] Honeypaw
    [king_rhun] King Rhun
    [whisper] Whisper
    [windlore] Windlore
    [score_if] points for enough of something
    [score_less] points, less for cards of a colour
    [score_fewest] points for the rarest colour
    [score_journey] points for journeys
    [step] a step of the expedition
    [gain_mix] gain in any mix
    [caravan] draw, and gain for each worker
    [fill_hand] draw up to the limit
    [discard_colours] discard a card of each colour
    [move_here] move a worker here
    [mines] reveal until two are equal
    [discard_to_play] discard to play for less
    [tuck] cards go under it
    [draw_for_berries] draw for berries
    [prospect] discard and draw for tokens
    [ignore_spring] no spring weather
    [display] cards lie beside it
    [search] search the deck
    [reveal] reveal cards
    [beast] big critter
    [last_tile] the last tile
    [spirecrest] Spirecrest
   *[other] “{ $word }”
    }

## Words of accounts

memory-against = { $rival ->
    [people] Against each other
    [nightweave] Nightweave, level { $level }
    [rugwort] Rugwort, year { $level }
   *[other] Other
    }

## Statistics

memory-by-rival = How often you win: opponent, modules and expansions
memory-opponent = Opponent

## Home

site-everdell = Everdell
site-everdell-text = Build a town under the tree while the year turns. Nightweave is building one too, and plays her turns on her own.
site-everdell-cover = A tree with a door, mice gathering berries, a spider on her web.

## Pearlbrook

evt-shoal-text = Pay 2 resources of any kind and discard 2 cards: gain 1 pearl.
evt-face-down = A river card, face down
evt-face-down-text = The first to come takes the pearl and turns the card up.
evt-pearls = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
    }
evt-ambassador-of = ambassador: { $who }
evt-ambassador = { $home ->
    [0] ambassador away
   *[other] ambassador at home
    }
evt-built = built: { $who }
evt-wonder-cost = Costs { $stock }, { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
    } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    } from your hand
evt-adornments-of = { $count ->
    [one] 1 adornment in hand
   *[other] { $count } adornments in hand
    }

## Newleaf

evt-station = The station
evt-station-place = Station { $place }
evt-train = Train tile
evt-train-tile = Train tile { $place }: { $name }
evt-visitors-left = { $count ->
    [0] none left below
    [one] 1 more below
   *[other] { $count } more below
    }
evt-golden = { $count ->
    [one] 1 golden token
   *[other] { $count } golden tokens
    }
evt-ticket = { $count ->
    [0] no train ticket left
    [one] train ticket: 1 side left
   *[other] train ticket: { $count } sides left
    }
evt-use-ticket = Use your train ticket
evt-reservation = { $token ->
    [used] Your reservation token lies on a card:
    [turned] Your reservation token lies turned over until you prepare.
   *[free] Your reservation token is free.
    }
evt-reserved-card = Reserved:
evt-archive = The pile of the bats
evt-snails = { $count ->
    [one] 1 card face down beside the snails
   *[other] { $count } cards face down beside the snails
    }

## Spirecrest

evt-touched = touched: { $who }
evt-rabbit-of = rabbit: { $who }
evt-discovery-cost = { $cost ->
    [0] Free
    [one] 1 resource or card
   *[other] { $cost } resources or cards
    }
evt-area = { $area ->
    [foothills] Foothills
    [peaks] Peaks
   *[ridge] Ridge
    }
evt-area-deck = { $count ->
    [one] 1 discovery in the deck
   *[other] { $count } discoveries in the deck
    }
evt-area-down = The map tiles still lie face down.
evt-tile = Costs { $pay }, worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
    }
evt-walked = Reached
evt-open-sign = OPEN
evt-beast-home = At home
evt-new-shelf = On the shelf
evt-new-shelf-say = Take down what you want to play with. Of Pearlbrook, Spirecrest and Newleaf one at a time is advised. With a personality, a plan or plots the small boxes stay on the shelf, unless you choose the other reading below.
evt-new-first = Suggest a first game
evt-new-large = { $large ->
    [pearlbrook] Pearlbrook
    [spirecrest] Spirecrest
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
    }
evt-new-large-say = { $large ->
    [pearlbrook] Frog ambassadors go to the river for pearls, which buy adornments and wonders. Not against Rugwort.
    [spirecrest] Weather by season, a trail with map tiles, discoveries, big critters and an expedition at the end. Not against Rugwort.
    [bellfaire] A market, a festival, an award, special events, forest cards and player powers.
   *[newleaf] A station with trains and visitors, 59 cards with golden tokens, a knoll, a ticket and a reservation. Not against Rugwort.
    }
evt-new-parts = { $large ->
    [bellfaire] Only parts of Bellfaire
   *[newleaf] Only parts of Newleaf
    }
evt-new-parts-say = { $large ->
    [bellfaire] Each part can be used on its own, with any number of others.
   *[newleaf] Each part can be used on its own; visitors and knoll need the station.
    }

## A finished game to be shared

evt-end-turn = { $count ->
    [one] One point
   *[other] { $count } points
    } in a single step: { $who }.
evt-story-first = The first card that was played: { $card } ({ $who }).
evt-story-jump = The best move, in turn { $round }, was worth { $count ->
    [one] one point
   *[other] { $count } points
    }: { $who }.
evt-story-busy = Activated most often, { $count } times: { $card }.
evt-story-events = { $count ->
    [0] Not one event was achieved.
    [one] One event was achieved.
   *[other] { $count } events were achieved.
    }
evt-story-passed = The last to pass: { $who }.
evt-story-result = The final count: { $one } ({ $best }), { $other } ({ $next }).
