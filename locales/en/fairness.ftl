# Chance that nobody can choose: promises, contributions, waiting rooms, checks.

fair-title = Fairness
fair-lead = How chance works in this game of { $game }, and how you can check it.
fair-called = Nobody can have chosen what comes up here, as long as one of the contributing players is honest.
fair-not-called = This game does not count as fair.
fair-more = How chance works here
fair-how = How does this work?
fair-copy = Copy
fair-copied = Copied
fair-caveat = { $caveat ->
    [forked] what-if
    [imported] imported
    [position] from a given position
    [told] real dice and cards
    [corrected] corrected
    [daily] the same for everybody today
    [alone] the server alone drew
   *[nobody-gave] no player contributed
}
fair-caveat-say = { $caveat ->
    [forked] It began in the middle of another game. Its start may have been picked from many.
    [imported] It was imported from a file. What was dealt before then may have been picked from many games.
    [position] It began in a given position.
    [told] People roll and draw with the physical game and enter what came up. The program cannot check that.
    [corrected] An entered result was corrected later.
    [daily] It is a daily challenge. Everybody can compute its chance from the date.
    [alone] It was begun before players could contribute. The server alone drew its secret; it kept to that secret, but could have chosen it.
   *[nobody-gave] No player contributed to its chance. The server kept to one secret, but could have chosen it.
}
fair-offer = Fair chance
fair-offer-say = The server has drawn a secret for this game, and promises it by the digits below. Your browser adds random digits that the server cannot know. Together they decide what comes up.
fair-promise = The promise
fair-promise-say = The server drew the secret of this game before anybody contributed, and these digits prove later that the secret has not changed. Note them down if you like, and compare when the game is over.
fair-commitment = Promise (64 digits)
fair-table = The promise holds for this table alone:
fair-same = This browser saw the same promise before it contributed.
fair-other = This browser saw another promise or other contributions before. Someone has changed them: do not trust this game.
fair-words = Your own words (optional)
fair-words-say = If you leave this empty, your browser fills in random digits. Without scripts, type anything that nobody can guess.
fair-long-words = At most { $most } letters, please.
fair-given = What players contributed
fair-given-later = The table is not dealt yet. Contributions will be shown here.
fair-given-nothing = nothing
fair-given-withheld = sealed words that were never shown
fair-seal = Seal:
fair-check = The check
fair-check-later = When the game is over, the secret is shown here and everything is checked.
fair-no-secret = The secret of this game is not known here, so its chance cannot be checked.
fair-step-secret = This secret fits the promise:
fair-step-given = { $count ->
    [0] No player contributed.
    [one] One contribution was mixed with the secret; every seal fits.
   *[other] { $count } contributions were mixed with the secret; every seal fits.
}
fair-step-draws = { $count ->
    [one] The one die or draw follows from them.
   *[other] Each of { $count } dice and draws follows from them.
}
fair-step-rules = { $count ->
    [one] The one step was played again, and the rules allow it.
   *[other] All { $count } steps were played again, and the rules allow each.
}
fair-step-kept = { $count ->
    [one] The beginning and the first step came from another game, and are not checked here.
   *[other] The beginning and the first { $count } steps came from another game, and are not checked here.
}
fair-file = Save the proof
fair-yourself = Check it yourself

fair-guide = Check it yourself
fair-guide-lead = You need not trust this program. Any computer with Python can check a finished game.
fair-guide-how = How chance works
fair-guide-1 = The server draws a secret when the table is made, and immediately shows its promise: a digest that fits this secret and no other.
fair-guide-2 = Everybody who plays contributes words. With several devices, browsers seal random digits first and open them when everybody has sealed theirs, so that nobody can fit theirs to yours.
fair-guide-3 = Secret, table and contributions together give the key of all dice and draws.
fair-guide-4 = When the game is over the secret is shown. Anybody can compute the promise, the key and every draw again.
fair-guide-cheat = Without scripts your words are not sealed: then the server and the last player together could still choose. Words that you do not see on the fairness page afterwards were not used.
fair-guide-script = A script that shares no code with this program
fair-guide-file = Open the fairness page of a finished game, and save its proof.
fair-guide-run = Save the script, and run:
fair-guide-noted = If you noted the promise down before the game, add its digits:
fair-guide-save = Save the script

# Waiting rooms

waiting-begin = Play with friends
waiting-title = { $game }: waiting for friends
waiting-lead-host = Send each link to one friend. When everybody has come, you deal.
waiting-lead = You have a seat. The host deals when everybody has come.
waiting-who = { $who ->
    [host] the host
    [invited] invited, has not come yet
    [come] has come
   *[ours] { table-level }, a computer player
}
waiting-part = { $part ->
    [missing] has not contributed yet
    [sealed] has sealed a contribution
    [given] has contributed
   *[nothing] contributes nothing
}
waiting-chance = The chance of this game
waiting-chance-say = Nothing is dealt yet. The server has promised its secret; everybody adds a contribution, and all of them together decide what comes up.
waiting-words-say = If you leave this empty, your browser seals random digits and shows them when everybody has come. Without scripts, type anything that nobody can guess.
waiting-give = Contribute
waiting-give-again = Change my contribution
waiting-open = The words that you sealed
waiting-open-do = Open my seal
waiting-shown = Contribution:
waiting-link = Link for this seat
waiting-with-me = Plays at my device
waiting-for-host = Everybody has come. The host deals.
waiting-for-others = Waiting for the others. This page updates automatically.
waiting-deal-title = Deal
waiting-deal = Deal
waiting-deal-later = The button appears here when everybody has come and contributed.
waiting-deal-ready = Everybody has come.
waiting-sealed = Their browsers have not opened their seals yet: { $names }. They do so as soon as this page is open there.
waiting-anyway = Deal without them
waiting-anyway-say = Contributions that stay sealed do not count. The fairness page says so.
waiting-leave = Cancel
waiting-delete = Close this table for good
waiting-not-all-here = Not everybody has come and contributed yet.
waiting-still-sealed = Some contributions are still sealed.

# Tables that were begun in the open

friends-anew = Begin again with friends
friends-anew-say = This game began in the open: its hands may have been seen, and nobody else contributed to its chance. To play with friends it begins again, with the same setup, a new secret and new hands. This game stays as it is.
friends-begins-anew = This game began in the open. To share it, begin again with friends.
