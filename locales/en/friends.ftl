# Tables that are shared out among friends.

friends-title = Friends at this table
friends-lead = Give seats away by a link each. Whoever has a link decides for that seat, sees its hand, and comes back by it from any device.
friends-lead-mine = Who plays, whose turn it is, and what you can do with your seat.
friends-link = Play with friends
friends-link-shut = Seats and links
friends-back = Back to the table
friends-open-say = No seat is given away. Whoever opens this table’s address plays at it, and you can pass one device around.
friends-first-say = With the first link the table is yours: seats that you do not give away are then played by this browser alone, and whoever else has the address watches.
friends-not-owner = Only whoever began this table can give its seats away. This browser did not begin it.

friends-player = { $name } (player { $number })
friends-seat = Player { $number }
friends-you = you
friends-here = here now
friends-away = not here now
friends-here-say = Who is here is what this server knows; it notices within a quarter of a minute that somebody has gone.
friends-state = { $state ->
    [device] at the host’s device
    [invited] invited, nobody has sat down yet
    [friend] has a link
    [nobody] nobody’s: whoever sat here has left
   *[ours] { table-level }, a player of ours
}
friends-stands-in = { table-level }, a player of ours, stands in
friends-sat = { $count ->
    [one] The link was accepted once.
   *[other] The link was accepted { $count } times.
}

friends-name = Name at this table
friends-name-set = Take this name
friends-invite = Make a link
friends-renew = New link (the old one ends)
friends-mine = My link, for another device
friends-give = Hand this seat over
friends-give-say = Makes a new link for whoever takes your seat; this browser gives it up.
friends-leave = Leave this seat
friends-leave-say = The seat is nobody’s then, until the host gives it to somebody.
friends-reclaim = Take this seat back
friends-reclaim-say = For somebody who does not come back. Their link ends, this browser plays for them and sees what they hold, and everybody at the table is told.
friends-host = You are the host
friends-host-say = Keep your own link somewhere: it makes you the host in any other browser, too.
friends-host-link = My host’s link
friends-watch = Watching
friends-watch-say = Whoever has this address and no link watches, and sees what lies open on the table.

friends-made = Link for player { $number }
friends-made-host = The host’s link
friends-made-say = It is shown this once. Send it to the one person who is to sit there: whoever opens it can play for that seat and see its hand.
friends-made-host-say = It is shown this once. Keep it for yourself: whoever opens it is the host of this table.
friends-made-mine-say = Open it on your other device. Whoever else has it can play for you.
friends-made-field = The link

friends-join = You are invited to sit as player { $number } at { $game }
friends-join-host = This link makes you the host of { $game }
friends-join-say = Nothing has happened yet. When you sit down, this browser keeps the link, and only whoever has it decides for this seat.
friends-join-host-say = Nothing has happened yet. When you go on, this browser keeps the link.
friends-join-stands-in = A player of ours moves for this seat at the moment. When you sit down, it stops.
friends-join-others = Also at the table: { $names }.
friends-join-name = Your name, if you like
friends-join-do = Sit down
friends-join-host-do = Be the host

friends-turn = Your turn
friends-decides = { $name } decides
friends-decides-shared = The players decide together
friends-nobody = Player { $number } has left
friends-nobody-say = The game goes on when the host has given the seat to somebody.
friends-waits-say = This page goes on by itself. You may close it and come back whenever you like.
friends-watching = You are watching. If you were invited, open the link that you were given.
friends-look = Look again

friends-notify = Tell me when it is my turn
friends-notify-say = Your browser will tell you when it is your turn and this page is out of sight.
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
friends-wish-why = It showed something, asked for dice or cards, or others have chosen since: so the others have a say.
friends-wish-waits = Still to be asked: { $names }.
friends-wish-refused = { $name } does not agree. The game goes on from here.
friends-wish-agree = Agree
friends-wish-refuse = Refuse
friends-wish-withdraw = Never mind

friends-hook = A message to another program
friends-hook-say = Whenever it is another person’s turn, this address is sent a short message by HTTP POST, for a chat of yours, say. It tells the table, the step and the seat, and nothing that is hidden.
friends-hook-url = Address (http://…)
friends-hook-set = Send messages there
friends-hook-end = Send no more
friends-hook-off = Whoever runs this server does not allow it.
friends-hook-text = { $what ->
    [over] The game of { $game } is over.
    [wish] { $name } would like to take something back in { $game }.
   *[turn] It is { $name }’s turn in { $game }.
}

friends-told = What happened with seats and choices
friends-told-at = { $what ->
    [invited] { $name } was invited.
    [renewed] { $name } has a new link; the old one has ended.
    [sat] { $name } sat down in another browser.
    [left] { $name } left.
    [reclaimed] The host took the seat of { $name } back.
    [ours] A player of ours moves for { $name }.
   *[person] A person plays for { $name } again.
}
friends-rewound = { $kind ->
    [agreed] Asked by { $name }; agreed: { $names }.
   *[alone] Done by { $name }.
}
friends-told-step = Step { $step }

friends-not-yours = That is for somebody else at this table; nothing was changed. If you were invited, open your link again, or ask the host for a new one.
friends-not-host = Only the host of this table may do that; nothing was changed. The host’s link makes any browser the host’s.
friends-hands = That would show the hands of others. It can be done when the game is over.
friends-no-invitation = This link opens nothing any more. Perhaps there is a newer one: ask whoever sent it.
friends-long-name = A name at a table has at most { $most } letters.
friends-seat-state = That does not suit this seat as it is now; nothing was changed. Look at the table again.
friends-none-here = Nobody can be invited to this table: it has one seat, or something is practised at it.
friends-asked-already = The others were already asked at this step. Wait for their answer, or play on.
friends-nothing-asked = Nobody asks for that any more: it was answered, or the game went on.
friends-hook-bad = Messages cannot be sent to “{ $url }”: { $why ->
    [off] whoever runs this server does not allow messages
    [scheme] it must begin with http:// (for https:// a relay on your side does, see docs/operate.md)
    [long] it is too long
    [forbidden] that machine is not one that this server may write to
   *[form] it is no address
}.
