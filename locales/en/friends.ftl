# Tables that are shared out among friends.

friends-title = Friends at this table
friends-lead = Give each seat away by a link. The person with the link plays that seat, sees its hand, and can return by it from any device.
friends-lead-mine = Who plays, whose turn it is, and what you can do with your seat.
friends-link = Play with friends
friends-link-shut = Seats and links
friends-back = Back to the table
friends-open-say = No seat is given away. Everyone who opens the address of this table plays at it, and you can pass one device around.
friends-first-say = With the first link the table becomes yours: this browser plays the seats that you keep, and everyone else with the address watches.
friends-not-owner = Only the host can give seats away. This browser did not begin the table.

friends-player = { $name } (player { $number })
friends-seat = Player { $number }
friends-you = you
friends-here = here now
friends-away = not here now
friends-here-say = The server knows who is here. It notices within 15 seconds when someone leaves.
friends-state = { $state ->
    [device] at the host’s device
    [invited] invited, nobody has sat down yet
    [friend] has a link
    [nobody] empty: the player has left
   *[ours] { table-level }, a computer player
}
friends-stands-in = { table-level }, a computer player, stands in
friends-sat = { $count ->
    [one] The link was accepted once.
   *[other] The link was accepted { $count } times.
}

friends-name = Name at this table
friends-name-set = Save name
friends-invite = Make a link
friends-renew = New link (ends the old one)
friends-mine = My link, for another device
friends-give = Give up this seat
friends-give-say = Makes a new link for the next player of your seat; this browser loses it.
friends-leave = Leave this seat
friends-leave-say = The seat then belongs to nobody, until the host gives it away again.
friends-reclaim = Take this seat back
friends-reclaim-say = For players who do not come back. Their link ends, this browser plays for them and sees what they hold, and everybody at the table is notified.
friends-host = You are the host
friends-host-say = Keep your own link: it makes you the host in any other browser, too.
friends-host-link = My host’s link
friends-watch = Watching
friends-watch-say = Anyone with this address and no link watches, and sees what lies open on the table.

friends-made = Link for player { $number }
friends-made-host = The host’s link
friends-made-say = You will only see this link once. Send it only to the person who will sit there: anyone who opens it can play that seat and see its hand.
friends-made-host-say = You will only see this link once. Keep it for yourself: anyone who opens it becomes the host of this table.
friends-made-mine-say = Open this link on your other device. Anyone else who has it can play for you.
friends-made-field = The link

friends-join = You are invited to sit as player { $number } at { $game }
friends-join-host = This link makes you the host of { $game }
friends-join-say = Nothing has happened yet. When you sit down, this browser keeps the link, and only people who have it play this seat.
friends-join-host-say = Nothing has happened yet. When you continue, this browser keeps the link.
friends-join-stands-in = A computer player plays this seat now. It stops when you sit down.
friends-join-others = Also at the table: { $names }.
friends-join-name = Your name (optional)
friends-join-do = Sit down
friends-join-host-do = Be the host

friends-turn = Your turn
friends-decides = { $name } decides
friends-decides-shared = The players decide together
friends-nobody = Player { $number } has left
friends-nobody-say = The game continues when the host has given the seat away.
friends-waits-say = This page updates automatically. You may close it and come back at any time.
friends-watching = You are watching. If you were invited, open your link.
friends-look = Refresh

friends-notify = Notify me when it is my turn
friends-notify-say = Your browser notifies you when it is your turn and this page is out of sight.
friends-notify-no = Your browser does not allow it. Its settings for this site can change that.

friends-undo = Ask the others to take back: { $choice }
friends-wish = { $choices ->
    [one] { $name } would like to take the last choice back.
   *[other] { $name } would like to take the last { $choices } choices back.
}
friends-wish-mine = { $choices ->
    [one] You have asked to take the last choice back.
   *[other] You have asked to take the last { $choices } choices back.
}
friends-wish-why = It showed something, asked for dice or cards, or others have chosen since, so the others must agree.
friends-wish-waits = Still to answer: { $names }.
friends-wish-refused = { $name } does not agree. The game continues from here.
friends-wish-agree = Agree
friends-wish-refuse = Refuse
friends-wish-withdraw = Never mind

friends-hook = Notify another program
friends-hook-say = Whenever it becomes another person’s turn, this address gets a short message by HTTP POST, for example for a chat. It names the table, the step and the seat, and nothing hidden.
friends-hook-url = Address (http://…)
friends-hook-set = Send messages there
friends-hook-end = Stop sending
friends-hook-off = This server does not allow it.
friends-hook-text = { $what ->
    [over] The game of { $game } is over.
    [wish] { $name } would like to take something back in { $game }.
   *[turn] It is { $name }’s turn in { $game }.
}

friends-told = Seats and choices taken back
friends-told-at = { $what ->
    [invited] { $name } was invited.
    [renewed] { $name } has a new link; the old one has ended.
    [sat] { $name } sat down in another browser.
    [left] { $name } left.
    [reclaimed] The host took the seat of { $name } back.
    [ours] A computer player plays for { $name }.
   *[person] A person plays for { $name } again.
}
friends-rewound = { $kind ->
    [agreed] Asked by { $name }; agreed: { $names }.
   *[alone] Done by { $name }.
}
friends-told-step = Step { $step }

friends-not-yours = That is for someone else at this table; nothing was changed. If you were invited, open your link again, or ask the host for a new one.
friends-not-host = Only the host of this table may do that; nothing was changed. The host’s link makes any browser the host’s.
friends-hands = That would show other players’ cards. It is possible when the game is over.
friends-no-invitation = This link is no longer valid. There may be a newer one: ask the person who sent it.
friends-long-name = A name at a table has at most { $most } letters.
friends-seat-state = That is not possible for this seat now; nothing was changed. Look at the table again.
friends-none-here = Nobody can be invited to this table: it has one seat, or something is practised at it.
friends-asked-already = The others were already asked at this step. Wait for their answer, or play on.
friends-nothing-asked = That request is no longer open.
friends-hook-bad = Messages cannot be sent to “{ $url }”: { $why ->
    [off] this server does not allow messages
    [scheme] it must begin with http:// (for https:// a relay on your side does, see docs/operate.md)
    [long] it is too long
    [forbidden] that machine is not one that this server may write to
   *[form] it is not an address
}.
