## Words of accounts

memory-name = { $name }
memory-word = { $word ->
    [plain] Without modules
    [modules] With modules
    [minis] With mini-expansions
    [both] With both
    [pearlbrook] With Pearlbrook
    [bellfaire] With Bellfaire
    [spirecrest] With Spirecrest
    [newleaf] With Newleaf
    [expansions] With several expansions
    [single] A single chapter
    [campaign] In a campaign
    [cheese-found] Collected
    [cheese-bought] Bought
    [cheese-reward] Rewards
    [points-cards] Cards
    [points-tokens] Point tokens
    [points-prosperity] Prosperity
    [points-events] Events
    [points-journeys] Journeys
    [points-pearls] Pearls
    [points-wonders] Wonders
    [points-expedition] Expedition
    [points-discoveries] Discoveries
    [points-visitors] Visitors
    [points-adornments] Adornments
    [points-awards] Garland award
    [points-other] Other bonuses
   *[other] Other
    }

## The list of games

memory-by = { $by ->
    [game] Game
    [state] State
    [result] Result
    [sort] Kind of table
    [players] Players
    [from] Played from
    [to] Played to
   *[order] Order
    }
memory-any-game = All games
memory-state = { $state ->
    [on] Unfinished
    [over] Over
   *[any] Unfinished or over
    }
memory-result = { $result ->
    [won] Won
    [lost] Lost
    [shared] One of you won
    [given-up] Given up
    [watched] Watched
   *[any] Any result
    }
memory-sort = { $sort ->
    [game] Games that count
    [daily] Daily challenges
    [what-if] What-ifs
    [practice] Practice
    [brought] Imported
    [pack] Played with a private pack
   *[any] Every kind
    }
memory-sort-daily = Daily challenge,
memory-players = { $players ->
    [one] One person
    [several] Several people
    [ours] With computer players
   *[any] Any
    }
memory-order = { $order ->
    [changed-up] Least recently played
    [created] Newest first
    [created-up] Oldest first
    [steps] Longest first
    [steps-up] Shortest first
    [score] Best score first
    [score-up] Lowest score first
   *[any] Recently played first
    }
memory-between = { $from } – { $to }
memory-filter = Find games
memory-filter-more = More filters
memory-filter-do = Show
memory-filter-none = Clear filters
memory-found = { $count ->
    [0] No game fits.
    [one] 1 game.
   *[other] { $count } games.
    }
memory-page-of = Page { $page } of { $pages }.
memory-page = Page { $page }
memory-page-before = Previous page
memory-page-after = Next page
memory-pages = Pages of the list
memory-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
memory-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }

## Games that come and go

memory-travel = Export and import
memory-export = Export everything
memory-export-say = Every game, finished or not, with your medals and daily challenges, in one file. It can be imported into another Hedgerow unchanged.
memory-export-secrets = With the secrets of unfinished games
memory-export-secrets-say = The file then holds their dice and hidden hands, so that they can continue unchanged. Keep it to yourself.
memory-export-open = Unfinished games are exported without their secret dice, and those with hidden hands stay here: only the host can export them, with hedgerow export.
memory-export-do = Export
memory-import = Import a file
memory-import-say = A file with everything, a single record, or a problem report. Each game is played again and checked. Games that are already here stay as they are.
memory-import-file = File
memory-import-do = Import
memory-taken = Imported
memory-taken-new = { $count ->
    [0] No new game.
    [one] 1 new game.
   *[other] { $count } new games.
    }
memory-taken-longer = { $count ->
    [one] 1 existing game has more steps now.
   *[other] { $count } existing games have more steps now.
    }
memory-taken-known = { $count ->
    [one] 1 game was already here.
   *[other] { $count } games were already here.
    }
memory-taken-refused = { $count ->
    [one] 1 game was refused
   *[other] { $count } games were refused
    }
memory-taken-table = Table
memory-taken-why = Why
memory-to-games = To my games

## Statistics

memory-stats = Statistics
memory-stats-of = Statistics: { $game }
memory-stats-lead = From all finished games. What-ifs, practice and imported games do not count.
memory-stats-none = Nothing to count yet. Finish a game, and it will show here.
memory-stats-begin = Choose a game
memory-game = Game
memory-by-game = Results by game
memory-over-time = Results over time
memory-scores = Points at the end
memory-lengths = Length in rounds
memory-parts = Where the points came from
memory-sum-games = Games
memory-sum-rate = Won
memory-sum-best = Best score
memory-sum-middle = Median score
memory-sum-length = Median length in rounds
memory-no-rate = –
memory-won-of = { $won } of { $all }
memory-never = never played
memory-not-won = Not won
memory-all = All
memory-as-table = As a table
memory-span = { $span ->
    [day] Day
    [week] Week
   *[month] Month
    }
memory-week = Week of { $day }
memory-month = { $month ->
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
memory-number = Number
memory-spread = From { $least } to { $greatest }, median { $middle }.
memory-part = Part
memory-mean = Per game, on average
memory-share = Share
memory-medals = Medals
memory-medals-count = { $count } of { $all } earned
memory-earned = Earned on
memory-progress = Progress
memory-not-yet = Not yet

## Daily challenges

memory-daily = Daily challenge
memory-daily-lead = One table a day for each game, the same for everybody: same setup, same seed. The day changes at midnight UTC.
memory-streak = Days in a row
memory-streak-most = Longest run
memory-days = Days played
memory-daily-open = Nobody here has played it yet.
memory-daily-on = You have begun. You will see how others did when you are done.
memory-daily-play = Play
memory-who = Who
memory-you = You
memory-score = Score
memory-length = Rounds
memory-par-plays = is playing now; come back later
memory-takebacks = { $count ->
    [one] You took something back once.
   *[other] You took something back { $count } times.
    }
memory-calendar = Calendar
memory-month-before = Previous month
memory-month-after = Next month
memory-weekday = { $day ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
    }
memory-seed = The seeds, in the open
memory-seed-say = The seed is no secret here: it follows from the date. Anyone can work out what comes next, so the challenge rests on honesty. Every roll still follows from the seed.
memory-medals-all = All medals

## The time line

memory-line = Time line
memory-line-lead = { $steps ->
    [one] 1 step. Look at it, or branch off.
   *[other] { $steps } steps. Look at any of them, or branch off to try something else.
    }
memory-line-jump = Go to step
memory-line-go = Go
memory-line-before = Earlier steps
memory-line-after = Later steps
memory-line-begin = The game begins
memory-line-step = Look at step { $step }
memory-line-seat = Player { $player }
memory-line-gone = taken back
memory-line-win = Chance to win after it: { $percent }%.
memory-line-fork = What if, from step { $step }
memory-line-give-up = The game was given up
memory-line-hidden = A hidden choice
memory-line-strip = Time line of { $steps } steps, now at step { $step }
memory-line-chance = The curve is your chance to win after each decision, from the review of this game.

## Reports of a problem

memory-report = Report a problem
memory-report-lead = Does something look wrong at this step? This page packs what is needed to reproduce it into one file. Nothing is sent: the file is saved on your machine, and you decide who gets it.
memory-report-note = What did you expect, and what happened?
memory-report-step = Step
memory-report-secrets = Include hidden hands
memory-report-secrets-say = The game is not over: anyone who reads the file sees every hand and every card. Ask the others first.
memory-report-save = Save the file
memory-report-show = Show its contents
memory-report-holds = Contents of the file
memory-report-program = Program version
memory-report-rules = { $game }, rules version { $rules }
memory-report-settings = Your settings
memory-report-company = Players
memory-report-seats = People: { $people }, computer players: { $ours }
memory-report-record = Record
memory-report-whole = Every choice and every roll so far, including what was taken back
memory-report-withheld = Not in the file: hands are hidden, and the game is not over
memory-report-seed = Secret seed
memory-report-seeded = In the file, because the game is over
memory-report-unseeded = Not in the file: the future stays secret
memory-report-not = No name, no address, no other game, nothing else from your machine.
memory-report-no-replay = Without the record nobody can reproduce it: the file holds only the setup and your words.
memory-report-replay = Anyone with the file can see exactly the same step: with hedgerow replay, or by importing it under My games.
memory-report-file = The whole file, word for word

## Campaigns

memory-campaigns = Campaigns
memory-campaign = The story so far
memory-campaigns-lead = Parties of mice that play chapter after chapter.
memory-campaigns-none = No campaign yet. Finish a chapter of Mice and Mystics, and continue from there.
memory-campaigns-begin = Begin a chapter
memory-campaign-won = { $won } of { $all } chapters won
memory-campaign-tries = { $count ->
    [one] Played once.
   *[other] Chapters were played { $count } times.
    }
memory-campaign-told = Evening by evening
memory-try-now = being played
