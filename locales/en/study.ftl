# Studies: many games played for a reason, what came of them, and how sure that is.

# A column of the table of games that is a rate or a mean. Others are called by their own names.
study-measure = { $name ->
    [won] games won
    [score] points
    [rounds] rounds
    [turns] turns
    [decisions] decisions
    [choices] decisions with a choice
    [looks] simulations
    [depth] depth of the search
    [cheese] cheese
    [devoured] cheese devoured
    [health] health
    [caught] rats caught
    [wounds] wounds
    [lead] lead
    [points] points
    [upgrades] upgrades
    [captured] captures
    [defeated] enemies defeated
    [surges] surges
   *[other] { $name }
    }
study-checked = { $study }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
    } of { $games ->
    [one] 1 game
   *[other] { $games } games
    }.
study-pace = { $study }: { $done } of { $all } games, { $rate } a second, { $left } left
study-stopped = Stopped after { $done } of { $all } games, which are kept. Continue with: hedgerow study run { $folder }
study-where = The tables are in { $folder }: games.parquet, and this text as summary.json.
study-head = { $study }: { $games ->
    [one] 1 game
   *[other] { $games } games
    }, seed { $seed }
study-all = all games
study-won-of = { $won } of { $games } games won ({ $rate }, { $low } to { $high })
study-mean = { $name } { $mean } ({ $low } to { $high })
study-mean-alone = { $name } { $mean }
study-rate = { $name } { $rate } ({ $low } to { $high })
study-was-stopped = stopped once the interval of “{ $name }” was at most { $width } (checked every { $every } games)
study-contrast = { $axis }: { $to } rather than { $from } ({ $pairs ->
    [one] 1 pair of games
   *[other] { $pairs } pairs of games
    } with the same chance)
study-differs-rate = { $name }: { $difference } percentage points ({ $low } to { $high })
study-differs-mean = { $name }: { $difference } ({ $low } to { $high })
study-differs-alone = { $name }: { $difference }
study-sure = more than chance
study-interval = Every interval holds the true value in 95 of 100 cases.

## Two studies compared

study-contrast-apart = { $to } rather than { $from } ({ $second } and { $first } games)
study-same-games = Game by game: both met the same chance.
study-other-games = The games are not the same ones: seeds or players differ.
study-same-content = Both were played with the same content.
study-other-content = The content differs.
study-verdict-won-sure = More wins or fewer: with { $to } the games won go from { $was } to { $is }, by { $difference } percentage points ({ $low } to { $high }). Chance alone would seldom do that.
study-verdict-won = Inconclusive: with { $to } the games won go from { $was } to { $is }, by { $difference } percentage points, but the true difference may be anything from { $low } to { $high }.
study-verdict-rate-sure = A difference in “{ $name }”: with { $to } from { $was } to { $is }, by { $difference } percentage points ({ $low } to { $high }). Chance alone would seldom do that.
study-verdict-rate = Inconclusive for “{ $name }”: with { $to } from { $was } to { $is }, by { $difference } percentage points, but the true difference may be anything from { $low } to { $high }.
study-verdict-mean-sure = A difference in “{ $name }”: with { $to } the mean goes from { $was } to { $is }, by { $difference } ({ $low } to { $high }). Chance alone would seldom do that.
study-verdict-mean = Inconclusive for “{ $name }”: with { $to } the mean goes from { $was } to { $is }, by { $difference }, but the true difference may be anything from { $low } to { $high }.
study-verdict-none = “{ $name }”: too few games to say anything.

## The report

study-reported = The report is in { $file }.
study-report = Study: { $study }
study-report-lead = { $games ->
    [one] 1 game
   *[other] { $games } games
    } of { $game } in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
    }, from seed { $seed }. Games with the same number met the same chance in every cell.
study-as-table = The numbers
study-cell = Cell
study-games = Games
study-players = Players
study-share = Share
study-mean-head = Mean
study-low = From
study-high = To
study-difference = Difference
study-pairs = Pairs
study-won-head = Won
study-h-won = Games won
study-h-won-lead = The mark is the share of games that were won, the line its interval.
study-h-measure = On average: { $name }
study-h-contrasts = What makes a difference
study-h-contrasts-lead = Each option is compared with the first of its kind, game by game where both meet the same chance. A full mark, whose line does not touch the middle, is significant at 95 %; one in twenty differences without a cause looks so.
study-h-lengths = How long games are
study-length-say = From { $least } to { $greatest }, half of them no more than { $middle }; { $mean } on average.
study-legend-won = won
study-legend-other = not won
study-h-parts = Where points and deeds come from
study-h-wounds = Where wounds come from
study-part-head = Part
study-h-deeds = What goes with winning
study-h-deeds-lead = How much more often games with this deed were won, among games of the same cell. This need not be a cause: a winning player does more of everything.
study-h-deeds-warning = { $count ->
    [one] One thing was compared.
   *[other] { $count } things were compared. By chance alone one in twenty would look as if it mattered; those with a star and a full mark would be surprising even among so many.
    }
study-deed = What was done
study-with = With it
study-without = Without it
study-h-decisions = Decisions in a game
study-kind = Kind of decision
study-times = A game
study-options = Choices
study-h-search = How far the players searched
study-h-search-lead = How many decisions deep a simulation followed the tree, on average.
study-looks = Simulations a game
study-depth = Depth
study-h-outcomes = How games end
study-outcome = End
study-made = Made by Hedgerow, with rules version { $rules }. The same file gives the same games on any machine.
study-part = { $part ->
    [cheese_found] Cheese collected
    [cheese_bought] Cheese bought
    [cheese_reward] Cheese from rewards
    [points_cards] Cards
    [points_tokens] Point tokens
    [points_prosperity] Prosperity
    [points_events] Events
    [points_journeys] Journeys
    [points_other] Other bonuses
    [by_collin] Defeated by Collin
    [by_filch] Defeated by Filch
    [by_lily] Defeated by Lily
    [by_maginos] Defeated by Maginos
    [by_nez] Defeated by Nez
    [by_tilda] Defeated by Tilda
   *[other] { $part }
    }
study-wounds-from = { $from ->
    [nemesis] The nemesis
    [peculiar] Peculiar rats
    [commons] Common rats
    [roach] Roaches
    [rat_warrior] Rat warriors
    [elite_rat_warrior] Elite rat warriors
    [spider] Spiders
    [centipede] Centipedes
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [mice] Mice
    [mousetraps] Mousetraps
   *[chapter] The chapter and the rest
    }
