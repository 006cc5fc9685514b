## Private packs: what an owner has entered of their own cards and boards.

packs-title = Your own cards
packs-lead = Where no source gives what a card or a board says, we designed it. If you own the game, enter what is printed on yours, and play with that.
packs-none = Nothing is entered yet.
packs-closed-say = Packs can be changed at the machine that runs this server. Games can be begun with them from here.
packs-changes = { $count ->
    [one] 1 field changed
   *[other] { $count } fields changed
    }
packs-faulty = Cannot be played yet
packs-play = Play with it
packs-open = Look at it
packs-make = A new pack
packs-make-do = Make it
packs-name = Name
packs-game = Game
packs-bring = From a file
packs-bring-say = A pack that was saved here or elsewhere. It is checked before it is kept.
packs-file = File
packs-bring-do = Bring it in
packs-faults = { $count ->
    [one] The checker found 1 fault:
   *[other] The checker found { $count } faults:
    }
packs-pack-lead = { $game }: the records of your pack. Those of our own design stand first; whatever you leave alone stays as it is built in.
packs-kept = “{ $record }” is kept.
packs-words-alone = This pack changes names and texts alone. What the rules look at is as it is built in, and so are games.
packs-save = Save as a file
packs-all = All packs
packs-find = Find a record
packs-find-words = Words
packs-find-origin = Origin
packs-find-any = Any
packs-find-changed = Changed by you
packs-find-do = Find
packs-ours = { $count } of { $all } of our design
packs-changed-count = { $count } changed by you
packs-changed = Changed by you
packs-manage = Rename or delete
packs-rename = Rename
packs-delete-sure = The pack is gone for good then. Tables that were begun with it go on with what it said when they began.
packs-delete = Delete this pack
packs-record-lead = { $kind }, in “{ $pack }”.
packs-record-say = Enter what is printed. Empty fields stand for what is not printed there. Words and names are the ones that the program uses.
packs-grown = There is room for more now: each new part is like the last one. Fill it in and keep the record.
packs-keep = Keep
packs-keep-faulty = Keep it unfinished
packs-keep-faulty-say = Unfinished, it is kept as you typed it, and the pack can be played with once nothing is wrong with it any more. Some records must be changed together.
packs-back = Back to the pack
packs-reset = Make this record as it is built in
packs-part = Part { $number }
packs-range = From { $least } to { $most }
packs-words = { $count ->
    [one] The word that may stand here
   *[other] The { $count } words that may stand here
    }
packs-words-few = One of:
packs-nothing = – nothing –
packs-yes = Yes
packs-no = No
packs-lines = One a line
packs-grid = One row a line, with commas between its parts
packs-json = As JSON
packs-commas = With commas between the parts of a line
packs-count = How many
packs-count-say = Another number, and “Keep”, makes room for more or takes the last ones away.
packs-kind = Kind
packs-fields = something else
packs-kind-say = Another kind, and “Keep”, asks for what belongs to it; – nothing – takes the part out.
packs-choose = What is printed on your cards?
packs-choose-say = Play with what we have, or with what you have entered.
packs-choose-none = As it is built in
packs-choose-look = Show this form with it
packs-own = You own the game, and your cards say something else?
packs-own-go = Enter what is printed on them
packs-table = Played with a private pack:

packs-too-large = A pack may have { $most } kilobytes, and this one is larger.
packs-unreadable = This is no pack: { $details }
packs-newer = This pack was saved by a newer release (form { $form }; this one reads { $known }). Bring it in there.
packs-name-wrong = A name has from 1 to { $most } characters in one line.
packs-full = There are { $most } packs already, and no more are kept. Delete one first.
packs-contents-full = Too many versions of packs are in use at tables. Delete a table that was played with one first.
packs-no-pack = There is no such pack. Perhaps it was deleted.
packs-no-record = There is no such record in this pack.
packs-closed = Packs can be changed at the machine that runs this server alone.
packs-other-game = This pack is for another game.
packs-not-ready = The checker finds faults in this pack, so that no game can be begun with it. Mend it first.
packs-not-fields = A private pack changes fields of records that there are; this one would add or take away whole records.
packs-checked = { $count ->
    [one] The checker found 1 fault: { $details }
   *[other] The checker found { $count } faults: { $details }
    }
packs-refused = This cannot be kept as it stands. Nothing of what you typed is lost.
packs-stale = Somebody else has changed this record meanwhile. What you typed stands here; keep it once more if it is what you want.
