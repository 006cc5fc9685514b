## Words of accounts

memory-name = { $name }
memory-word = { $word ->
    [plain] Without modules
    [modules] With modules
    [minis] With mini-expansions
    [both] With both
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
    [on] Still going on
    [over] Over
   *[any] Going on or over
    }
memory-result = { $result ->
    [won] Won
    [lost] Lost
    [shared] One of you won
    [given-up] Given up
    [watched] Only watched
   *[any] Any result
    }
memory-sort = { $sort ->
    [game] Games that count
    [daily] Daily challenges
    [what-if] What-ifs
    [practice] Practice
    [brought] Brought in from elsewhere
    [pack] Played with a private pack
   *[any] Every kind
    }
memory-sort-daily = Daily challenge,
memory-players = { $players ->
    [one] One person
    [several] Several people
    [ours] With players of ours
   *[any] Any
    }
memory-order = { $order ->
    [changed-up] Longest untouched first
    [created] Newest first
    [created-up] Oldest first
    [steps] Longest first
    [steps-up] Shortest first
    [score] Best score first
    [score-up] Lowest score first
   *[any] Last played first
    }
memory-between = { $from } – { $to }
memory-filter = Find games
memory-filter-more = More ways to search
memory-filter-do = Show
memory-filter-none = Everything again
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

memory-travel = Take games along, or bring them in
memory-export = Everything in one file
memory-export-say = Every game, finished or not, with your medals and daily challenges. Another Hedgerow takes it up just as it was.
memory-export-secrets = With the secrets of unfinished games
memory-export-secrets-say = The file then holds their dice and hidden hands, so that they can go on unchanged. Keep it to yourself.
memory-export-open = Unfinished games leave without their secret dice, and those with hidden hands stay here: only the host can take them, with hedgerow export.
memory-export-do = Take everything
memory-import = Bring in a file
memory-import-say = A file with everything, a single record, or a problem report. Each game is played again and checked. What is here already stays as it is.
memory-import-file = File
memory-import-do = Bring it in
memory-taken = What came with the file
memory-taken-new = { $count ->
    [0] No new game.
    [one] 1 new game.
   *[other] { $count } new games.
    }
memory-taken-longer = { $count ->
    [one] 1 game that was here goes further now.
   *[other] { $count } games that were here go further now.
    }
memory-taken-known = { $count ->
    [one] 1 game was here already.
   *[other] { $count } games were here already.
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
memory-stats-lead = From every game that is over. What-ifs, practice and games brought in from elsewhere do not count.
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
memory-progress = How far it has come
memory-not-yet = Not yet

## Daily challenges

memory-daily = Daily challenge
memory-daily-lead = One table a day for each game, the same for everybody: same setup, same seed. The day changes at midnight in Greenwich.
memory-streak = Days in a row
memory-streak-most = Longest run
memory-days = Days in all
memory-daily-open = Nobody here has played it yet.
memory-daily-on = You have begun. How others fared is told when you are done.
memory-daily-play = Play
memory-who = Who
memory-you = You
memory-score = Score
memory-length = Rounds
memory-par-plays = plays it now; look again in a while
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
memory-seed-say = Here the seed is no secret: it follows from the date, and its commitment in the record says nothing more than that. Whoever wants to know what comes can find out, so the challenge rests on honesty. Fairness against the table holds as ever: every roll follows from the seed.
memory-medals-all = All medals

## The time line

memory-line = Time line
memory-line-lead = { $steps ->
    [one] 1 step. Look at it, or branch off.
   *[other] { $steps } steps. Look at any of them, or branch off to see what would have been.
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
memory-line-hidden = A choice that stays hidden
memory-line-strip = Time line of { $steps } steps, now at step { $step }
memory-line-chance = The curve is your chance to win after each decision, from the review of this game.

## Reports of a problem

memory-report = Report a problem
memory-report-lead = Does something look wrong at this step? Here you can pack what is needed to see it again into one file. Nothing is sent: the file is saved on your machine, and you decide who gets it.
memory-report-note = What should have happened, and what did?
memory-report-step = Step
memory-report-secrets = With the hidden hands
memory-report-secrets-say = The game is still going on: whoever reads the file sees every hand and every card. Ask the others first.
memory-report-save = Save the file
memory-report-show = Show what is in it
memory-report-holds = What is in the file
memory-report-program = Program version
memory-report-rules = { $game }, rules version { $rules }
memory-report-settings = Your settings
memory-report-company = Who sits there
memory-report-seats = People: { $people }, players of ours: { $ours }
memory-report-record = Record
memory-report-whole = Every choice and every roll so far, also what was taken back
memory-report-withheld = Not in the file: hands are hidden, and the game is still going on
memory-report-seed = Secret seed
memory-report-seeded = In the file, because the game is over
memory-report-unseeded = Not in the file: what is still to come stays secret
memory-report-not = No name, no address, no other game, nothing else from your machine.
memory-report-no-replay = Without the record nobody can play it again: the file holds only the setup and your words.
memory-report-replay = Whoever has the file sees the very same step: with hedgerow replay and the file, or by bringing it in under My games.
memory-report-file = The whole file, word for word

## Campaigns

memory-campaigns = Campaigns
memory-campaign = The story so far
memory-campaigns-lead = Parties of mice that went on from chapter to chapter.
memory-campaigns-none = No campaign yet. Finish a chapter of Mice and Mystics, and go on from there.
memory-campaigns-begin = Begin a chapter
memory-campaign-won = { $won } of { $all } chapters won
memory-campaign-tries = { $count ->
    [one] Played once.
   *[other] Chapters were played { $count } times.
    }
memory-campaign-told = Evening by evening
memory-try-now = being played
