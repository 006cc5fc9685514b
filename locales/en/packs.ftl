## Private packs: what an owner has entered of their own cards and boards.

packs-title = Your own cards
packs-lead = Where no source shows what is printed on a card or a board, we designed our own. If you own the game, enter what is printed on yours and play with that.
packs-none = Nothing is entered yet.
packs-closed-say = Packs can only be changed at the machine that runs this server. You can begin games with them from here.
packs-changes = { $count ->
    [one] 1 field changed
   *[other] { $count } fields changed
    }
packs-faulty = Cannot be played yet
packs-play = Play with it
packs-open = Open
packs-make = A new pack
packs-make-do = Create
packs-name = Name
packs-game = Game
packs-bring = Import a pack
packs-bring-say = A pack that was saved here or elsewhere. It is checked first.
packs-file = File
packs-bring-do = Import
packs-faults = { $count ->
    [one] The checker found 1 fault:
   *[other] The checker found { $count } faults:
    }
packs-pack-lead = { $game }: the records of your pack. Our own designs come first; records that you do not change keep their built-in values.
packs-kept = “{ $record }” is saved.
packs-words-alone = This pack changes names and texts only. The rules of play stay as they are built in.
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
packs-delete-sure = This cannot be undone. Tables that were begun with the pack keep its values.
packs-delete = Delete this pack
packs-record-lead = { $kind }, in “{ $pack }”.
packs-record-say = Enter what is printed. Leave a field empty where nothing is printed. Use the program’s own terms.
packs-grown = New parts were added: each is a copy of the last one. Fill them in and save the record.
packs-keep = Save
packs-keep-faulty = Save as draft
packs-keep-faulty-say = A draft is saved as you typed it. The pack can be played with once it has no faults. Some records must be changed together.
packs-back = Back to the pack
packs-reset = Reset to built-in values
packs-part = Part { $number }
packs-range = From { $least } to { $most }
packs-words = { $count ->
    [one] The allowed word
   *[other] The { $count } allowed words
    }
packs-words-few = One of:
packs-nothing = – none –
packs-yes = Yes
packs-no = No
packs-lines = One a line
packs-grid = One row a line, with commas between its parts
packs-json = As JSON
packs-commas = With commas between the parts of a line
packs-count = How many
packs-count-say = Enter another number and save to add parts or remove the last ones.
packs-kind = Kind
packs-fields = something else
packs-kind-say = Choose another kind and save to get its fields; – none – removes the part.
packs-choose = What is printed on your cards?
packs-choose-say = Play with the built-in cards, or with those that you have entered.
packs-choose-none = Built-in cards
packs-choose-look = Show this form with it
packs-own = You own the game, and your cards differ?
packs-own-go = Enter what is printed on them
packs-table = Played with a private pack:

packs-too-large = A pack may have { $most } kilobytes, and this one is larger.
packs-unreadable = This is not a pack: { $details }
packs-newer = This pack was saved by a newer release (format { $form }; this one reads { $known }). Import it there.
packs-name-wrong = A name has from 1 to { $most } characters in one line.
packs-full = There are already { $most } packs, the most that are kept. Delete one first.
packs-contents-full = Too many versions of packs are in use at tables. Delete a table that uses one first.
packs-no-pack = There is no such pack. It may have been deleted.
packs-no-record = There is no such record in this pack.
packs-closed = Packs can only be changed at the machine that runs this server.
packs-other-game = This pack is for another game.
packs-not-ready = This pack has faults, so no game can begin with it. Correct it first.
packs-not-fields = A private pack changes fields of existing records; this one adds or removes whole records.
packs-checked = { $count ->
    [one] The checker found 1 fault: { $details }
   *[other] The checker found { $count } faults: { $details }
    }
packs-refused = This cannot be saved as it stands. Nothing that you typed is lost.
packs-stale = Someone else has changed this record. Your entries are shown here; save again to keep them.
