## Requests that lead nowhere

server-no-page = There is nothing at this address. Check it for a missing letter.
server-no-table = There is no such table. It may have been deleted, here or in another window.
server-no-rule = There is no rule with this number.
server-no-game = This server has no game called { $game }.
server-covered = It is another player’s turn. Pass the device first; nothing was changed.
server-method = This address does not take requests of this kind.
server-malformed = The request cannot be read: something is missing or wrong. Nothing was changed.
server-too-large = The request is too large. Nothing was changed.
server-media = The request has an unknown format. Nothing was changed.
server-foreign = The request came from a page of another site. Nothing was changed: play from the pages here.
server-host = This server answers on this computer only. Open it as localhost.
server-busy = Too many pages are open at once. Close some, and try again.
server-too-often = Too many requests came from your address. Wait a moment, and try again.
server-full = This server has no room for more tables. Delete one that you no longer need.
server-broken = Something broke while the server answered. What was shown before is kept; go back and try again.

## Trouble with keeping games

server-store-unreachable = The database server does not answer. Nothing was played: try again in a moment.
server-store-unsure = The connection to the database was lost while writing. Open the table again to see whether the move was made.
server-store-locked = Another program has locked the games. Nothing was played: close that program, and try again.
server-store-corrupt = The file of games is damaged. Keep a copy of it, and continue with a backup or another file.
server-store-read-only = The file of games cannot be written. Nothing was played: allow writing to it, and try again.
server-store-full = The disk is full. Nothing was played: free some space, and try again.
server-store-unreadable = This game cannot be read: its file was damaged or changed by something else. Other games may be intact.
server-store-other = The games cannot be reached. Nothing was changed; the server’s log gives the reason.
server-ours = A computer player decides here. To choose for it, take over its seat first.
server-company = There is no computer player called { $level }.
server-not-over = A game can be reviewed once it is over.
server-unreadable-file = That file cannot be used: { $details }
server-no-record = This report holds no record, so there is no table to look at.
server-no-seat = There are { $seats } seats at this table, counted from 0.
server-not-json = The request is not a JSON object: { $details }
server-field-unknown = There is no field “{ $field }” here. There are: { $known }
server-field-missing = The field “{ $field }” is missing.
server-field-wrong = The field “{ $field }” must be { $need }
server-field-twice = The field “{ $field }” appears more than once.

# Files from outside
server-intake-busy = The server is checking other files. Nothing was imported: try again in a moment.
server-intake-one = Another file of yours is being checked. Wait for it, and send this one again.
server-file-cut = The file is cut off. Nothing was imported: download or save it again.
server-file-damaged = The file is damaged: its checksum is wrong. Nothing was imported: download or save it again, or use another copy.
server-file-goes-on = The file has extra data after its end. Nothing was imported: download or save it again.
server-file-line = Line { $line } of the file is not a valid archive line ({ $details }). Nothing was imported.
server-file-too-much = { $what ->
    [bytes] The unpacked file is too large: at most { $most } bytes are allowed.
    [line] A line of the file is too long: at most { $most } bytes are allowed.
    [lines] The file has too many lines: at most { $most } are allowed.
    [games] The file holds too many games: at most { $most } are allowed.
    [things] The file holds too many medals and other entries: at most { $most } are allowed.
    [parts] A line of the file has too many parts: at most { $most } are allowed.
    [depth] A line of the file is nested too deeply: at most { $most } levels are allowed.
   *[steps] The game has too many steps: at most { $most } are allowed.
 } Nothing was imported. The host of this server can import it with “hedgerow import”.
server-kept-withheld = This table is still being played here and keeps its steps secret, so it is not compared with the file. Nothing was changed.
server-kept-name = This is not a valid table name.
server-kept-time = Its times are wrong: they must lie between 1 November 2026 and tomorrow, and the game cannot have been played before it began.
server-kept-day = It claims to be a daily challenge, but is not.
server-kept-sort = This is not a known kind of table.
server-kept-record = A name, the setup or the position in its record is longer than in any game.
server-kept-medal = There is no such medal, or it is written wrongly.
server-kept-par = This is not a computer player’s result in a daily challenge.
server-kept-thing = Entries of this kind are unknown here. A newer version of the program may know them.
server-store-not-written = The system refused to write the games. Nothing was played: look at the disk and at limits on the size of files, and try again.
