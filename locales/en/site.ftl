## The frame of every page

site-skip = Skip to the content
site-mark = Hedgerow, home
site-description = Tabletop games about small creatures, played in your browser, with every rule at hand.
site-menu = Menu
site-nav = Site
site-nav-home = Games
site-nav-learn = Learn
site-nav-puzzles = Puzzles
site-nav-rules = Rules
site-nav-games = My games
site-nav-daily = Daily
site-nav-stats = Statistics
site-nav-settings = Settings
site-nav-credits = Credits
site-language = Language
site-unofficial = Hedgerow is an unofficial work by admirers of these games. Our own drawings, our own words.

## Home

site-home-title = Small creatures, tall tales
site-home-learn = New here? Learn by playing
site-home-lead = Tabletop games, played in your browser. Every rule kept, every choice explained.
site-home-hero = A long hedge with round doors. A ratcatcher, a mouse, a spider and a few rats are out in front of it.
site-resume-title = Your game waits
site-resume-go = Continue
site-play = Play tonight
site-play-of = Play tonight: { $game }
site-rules = Rules
site-rules-of = Rules: { $game }
site-choose = Choose who plays
site-choose-of = Choose who plays: { $game }
door-go = Play against the computer
door-of = Play against the computer: { $game }
door-title = Against the computer: { $game }
door-lead = Computer players know no more than their seat may see. Pick one, and the game begins.
door-how-many = How many opponents?
door-count = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
}
door-which = Who?
door-which-say = Each is stronger than the one before.
door-is = { $level ->
    [hatchling] Just out of the egg. Follows every whim and forgives all of yours.
    [forager] Takes what lies nearest, and seldom thinks of tomorrow.
    [scout] Rarely misses a good move, but does not plan far.
    [pathfinder] Sees where a path leads, and is often there before you.
   *[elder] The strongest of all, and takes time to think.
}
door-never = Not played yet
door-record = You won { $won } of { $all }.
door-next = Try this next
door-more = Choose boxes, seats and readings yourself
## Ladder: how you do in each sort of game, compared with the computer players

ladder-title = Your ladder: { $game }
ladder-go = Your ladder
ladder-of = Your ladder: { $game }
ladder-lead = How often you win each sort of game, compared with the five computer players.
ladder-you = You
ladder-percent = { $percent }%
ladder-below-one = <1%
ladder-never = Not played yet
ladder-like = You won { $won } of { $all }, at least as often as { table-level }.
ladder-play = Play
ladder-measured = The computer players’ figures were measured in many games of the base game, without time limits.
ladder-stats = All statistics

# $pair is site-versus.
site-first-game = Your first game: { $pair }.
site-vow-why = Ask why
site-vow-why-text = Each event and each refusal names its rule, one click from its text.
site-vow-what-if = What if?
site-vow-what-if-text = Branch off from any step, or take it back. Your game waits.
site-vow-fair = Fair by construction
site-vow-fair-text = The dice are sealed before the game begins, and every roll can be checked afterwards.
site-vow-pace = At your own pace
site-vow-pace-text = The rats take their turn one step at a time, as slowly as you like.

## A new game

## My games

site-games-title = My games
site-games-lead = All games kept here. Each waits where you left it.
site-games-empty = No games yet. The rats are getting bored.
site-import = Import a game
site-import-say = Paste the text of a record that you downloaded from a table. Hedgerow replays and checks it; an unfinished game continues as a fork with new dice.
site-import-do = Import
site-new-game = New game
site-new-game-of = New game: { $game }
site-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    }
# A day. $month is its number.
site-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }
site-race-count = { $count } of { $goal }
site-look-back = Review
site-record = Record
# $game is site-versus.
site-record-of = Record of { $game }
site-delete = Delete
site-delete-of = Delete { $game }
site-delete-sure = This cannot be undone. You can download the record first.
site-delete-do = Delete for good

## Rules

site-rulebooks = The rules of all games
site-rulebooks-lead = Every rule in our own words and with its number. Choose a game, or search them all.
site-contents = Contents
site-search = Search the rules
site-search-do = Search
site-hits = { $count ->
    [0] Nothing on “{ $query }”
    [one] 1 rule on “{ $query }”
   *[other] { $count } rules on “{ $query }”
    }
site-hits-none = Try fewer words, or the number of a rule such as R13.1.
site-all-rules = All rules
site-kind-defines = defines
site-kind-regulates = regulates
site-kind-forbids = forbids
site-why = Why:
site-readings = Readings to choose from:
site-neighbours = Neighbouring rules
site-source = Source
site-source-printed = Polish rulebook, section
site-source-ruling = Our ruling on
site-source-ours = Our own design
site-mentions = Mentioned in
site-code = In the code

## Credits

site-credits-title = Credits
site-credits-lead = Hedgerow is made by people who admire these games. Their makers and publishers have no part in it.
site-boxes = Boxes worth buying
site-boxes-text = A screen has no weight and no smell. If you like a game here, look for its box: it holds the art, the stories and the cards that are not ours to show.
site-licences = Licences
site-licences-text = Program, drawings and texts are free under the MIT licence or the Apache licence 2.0, whichever suits you. The names of the games belong to their owners.
site-licences-all = The terms of every part, in their own words
site-sources = Where each component comes from
site-sources-text = The rulebook prints the rules, but not every board and card. What it prints we keep. The rest is our own design, within the counts and limits that the rulebook sets, and is marked as such.
site-records = { $count ->
    [one] 1 record
   *[other] { $count } records
    }
site-partly = { $count ->
    [one] 1 of them is partly known from a source.
   *[other] { $count } of them are partly known from a source.
    }
site-origin = { $origin ->
    [rulebook] Rulebook
    [public] Public page
   *[reconstructed] Our design
    }
site-record-name = Component
site-record-origin = Origin
site-record-known = Known from a source
site-record-id = { $id ->
    [white] White rat
    [brown] Brown rat
    [black] Black rat
    [supply] Cheese, dice and markers
    [health] Health
    [cheese] Magic cheese
    [yellow] Yellow ability marker
    [purple] Purple ability marker
    [peculiar] Peculiar rat
    [nest] Nest
    [die] Attack die
   *[other] { $id }
    }
site-fact = { $fact ->
    [ability] ability
    [accuracy] accuracy
    [cheese] number of cheeses
    [colour] colour
    [count] number
    [defence] defence
    [dice] number of dice
    [effect] effect
    [guts] guts track
    [kind] kind
    [mutation] mutation table
    [name] name
    [name_pl] Polish name
    [number] number
    [numeral] numeral
    [rats] price
    [reward] reward
    [side] two sides
    [start] start
    [target] target
    [trap_accuracy] accuracy of the trap
    [areas] areas
    [barred] barred ways
    [battle] battle
    [classes] classes
    [cost] cost
    [crosses] trap places
    [current] current
    [effects] effects
    [entries] entry spaces
    [exits] ways out
    [flip] flip spaces
    [gifts] gifts
    [goals] goals
    [groups] minions
    [mice] mice
    [movement] movement
    [must] conditions
    [paws] paws
    [places] places
    [relentless] when it never ends
    [requires] who may use it
    [reverse] other side
    [starts] starting equipment
    [text] text
    [tiles] tiles
    [traits] traits
    [water] water
    [weapon] weapon
    [when] when it is used
    [attack] attack
    [bite] bite
    [deployment] rats it brings each round
    [health] health
    [life] life
    [lore] lore
    [track] track
    [trap] trap
    [upgrades] upgrades
    [strength] strength
    [markers] markers
    [zone] zones
    [symbols] symbols
    [borders] borders
    [points] points
    [copies] copies
    [rarity] rarity
    [hand_limit] hand limit
    [gain] what it gives
    [size] size
    [berry] berries
    [twig] twigs
    [resin] resin
    [pebble] pebbles
    [spring] spring
    [summer] summer
    [autumn] autumn
    [winter] winter
    [cards] cards
    [minions] minions
    [walls] walls
    [pages] pages
    [abilities] abilities
    [activate] what is activated
    [after] after which cards
    [card] card
    [copy] which space is used
    [discard] cards discarded
    [discard_for] what discarding gives
    [does] what it does
    [draw] cards drawn
    [exchange] resources exchanged at most
    [free_by] free with
    [free_by_any] free with any construction
    [free_by_colour] free with a colour
    [frees] which cards it makes free
    [from_hand] also from hand
    [gain_one_of] one of these
    [leftover] resources left
    [locked_spots] locked places
    [may] can be declined
    [most] at most
    [most_points] highest value
    [of] whose
    [off] discount
    [open] open
    [otherwise] otherwise
    [pay] what is paid
    [pays] when cards are paid for
    [per] for each
    [permanent] workers stay
    [played] when it is played
    [production] at production
    [replaces] what it replaces
    [resource] resource
    [reveal] cards revealed
    [scoring] at the end of the game
    [set] set
    [space] takes a space
    [special] special case
    [spots] places for workers
    [tokens] point tokens
    [tokens_on] on which card
    [trigger] after other cards
    [unlocked_by] what unlocks them
    [visit] when a worker visits
   *[other] { $fact }
    }

## Keys

site-keys-lead = Everything at a table works without a mouse.
site-keys-plain = Without scripts, Tab and Enter do everything, and the letters work with your browser’s access key.

## Settings

site-settings-title = Settings
site-settings-saved = Your settings are saved in this browser.
site-set-theme = Time of day
site-theme = { $theme ->
    [light] Day
    [dark] Night
   *[auto] Match system
    }
site-set-motion = Motion
site-set-motion-say = If your system asks for less motion, nothing moves.
site-motion = { $motion ->
    [none] No animation
   *[full] Animated
    }
site-set-pace = Speed
site-set-pace-say = How long each step of the creatures’ turns is shown, and how fast pieces move. You can always stop, skip or step through.
site-pace = { $pace ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
    }
site-set-sound = Sound
site-set-sound-say = Short sounds for dice, for cards and for your turn. They are made in the browser and need no files.
site-sound = { $sound ->
    [on] On
   *[off] Off
    }
site-set-sight = Table view
site-set-sight-say = Large shows what just happened and what to do, and leaves the board to the real one in front of you.
site-set-taps = Taps on the board
site-set-taps-say = With two, the first tap shows a preview and the second makes the choice. Tap a card to read it, and play it from its preview.
site-taps = { $taps ->
    [one] One tap
   *[two] Two taps, with a preview
    }
site-sight = { $sight ->
    [big] Large, alongside the board game
   *[whole] Everything
    }
site-set-save = Save
site-set-cookie = Settings are kept in one cookie of this browser and nowhere else.

## Errors

site-error-title = { $status ->
    [404] This way leads nowhere
    [409] Not possible now
    [422] That cannot be done
    [500] Something broke
   *[other] Something went wrong
    }
site-offline-title = No connection
site-offline-text = The server cannot be reached. Nothing is lost: it keeps every move that was shown. This page will keep retrying.
site-offline-again = Try again
site-error-home = Back to the home page

## Several people at one device

site-cover = Pass the device to player { $player }
site-cover-text = Until then, all cards stay hidden.
site-cover-show = I am player { $player }, show my cards
