## Requests that lead nowhere

server-no-page = There is nothing at this address. Perhaps a letter of it is missing.
server-no-table = There is no such table. It may have been deleted, here or in another window.
server-no-rule = There is no rule with this number.
server-no-game = This server has no game called { $game }.
server-covered = It is another player’s turn. Pass the device first; nothing was changed.
server-method = This address does not take requests of this kind.
server-malformed = The request cannot be read: something in it is missing, or is not what it should be. Nothing was changed.
server-too-large = That is more than can be taken at once. Nothing was changed.
server-media = That came in a form that is not understood here. Nothing was changed.
server-foreign = The page of another site sent this. Nothing was changed: play from the pages here.
server-host = This server answers on this computer only. Open it as localhost.
server-busy = Too many pages are open at once. Close some, and try again.
server-too-often = Too many requests at once came from where you are. Wait a moment, and try again.
server-full = This server keeps as many tables as it has room for. Delete one that you do not need any more.
server-broken = Something broke while this was being answered. What was shown before is kept; go back and try again.

## Trouble with keeping games

server-store-unreachable = The database server does not answer just now. Nothing was played: try again in a moment.
server-store-unsure = The database server was lost at the very moment of writing. Open the table again to see whether the move was made.
server-store-locked = Another program is holding the games and does not let go. Nothing was played: close that program, and try again.
server-store-corrupt = The file that the games are kept in is damaged. Keep a copy of it, and go on with a backup or another file.
server-store-read-only = The file that the games are kept in cannot be written to. Nothing was played: allow writing to it, and try again.
server-store-full = The disk is full. Nothing was played: free some space, and try again.
server-store-unreadable = What was saved of this game cannot be read: the file was damaged, or something else changed it. Other games may be whole.
server-store-other = The games cannot be reached. Nothing was changed; the program has written down why.
server-ours = A player of ours decides here. To choose for it, take its seat first.
server-company = There is no such player of ours: { $level }.
server-not-over = You can look back at a game once it is over.
server-unreadable-file = That file cannot be used: { $details }
server-no-record = This report holds no record, so there is no table to look at.
server-no-seat = There are { $seats } seats at this table, counted from 0.
server-not-json = The request is not a JSON object: { $details }
server-field-unknown = There is no field “{ $field }” here. There are: { $known }
server-field-missing = The field “{ $field }” is missing.
server-field-wrong = The field “{ $field }” must be { $need }
server-field-twice = The field “{ $field }” is there more than once.

# Files from outside
server-intake-busy = Files of others are being looked at just now. Nothing of yours was taken: try again in a moment.
server-intake-one = Another file of yours is being looked at. Wait until that is done, and send this one again.
server-file-cut = The file ends before it should. Nothing of it was taken: fetch or save it once more.
server-file-damaged = The file was damaged: its checksum is wrong. Nothing of it was taken: fetch or save it once more, or take another copy.
server-file-goes-on = Something stands behind the end of the file. Nothing of it was taken: fetch or save it once more.
server-file-line = Line { $line } of the file is no line of an archive ({ $details }). Nothing of it was taken.
server-file-too-much = { $what ->
    [bytes] Unpacked, the file is larger than what is taken here: { $most } bytes at most.
    [line] A line of the file is longer than what is taken here: { $most } bytes at most.
    [lines] The file has more lines than are taken here: { $most } at most.
    [games] The file holds more games than are taken at once here: { $most } at most.
    [things] The file holds more medals and other small things than are taken at once here: { $most } at most.
    [parts] A line of the file has more parts than a game can have: { $most } at most.
    [depth] A line of the file is nested more deeply than a game can be: { $most } levels at most.
   *[steps] The game has more steps than are taken here: { $most } at most.
 } Nothing of it was taken. Whoever runs this server can take it with “hedgerow import”.
server-kept-withheld = This table goes on here and keeps its steps to itself, so no file is compared with it. Nothing was changed.
server-kept-name = This is no name of a table.
server-kept-time = Its times are wrong: they must lie between 1 November 2026 and tomorrow, and it cannot have been played before it was begun.
server-kept-day = It is said to be the challenge of a day, and is not.
server-kept-sort = There is no such sort of table.
server-kept-record = A name, the setup or the position in its record is longer than in any game.
server-kept-medal = There is no such medal, or it is not written as medals are.
server-kept-par = This is no result of a player of ours at a challenge.
server-kept-thing = Things of this sort are not known here. A newer version of the program may know them.
server-store-not-written = The system refused to write the games. Nothing was played: look at the disk and at limits on the size of files, and try again.
