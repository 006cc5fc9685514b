# Stoły, przy których miejsca są rozdane wśród przyjaciół.

friends-title = Przyjaciele przy tym stole
friends-lead = Rozdaj miejsca, każde osobnym linkiem. Kto ma link, gra na tym miejscu, widzi jego karty i może na nie wrócić z każdego urządzenia.
friends-lead-mine = Kto gra, czyja kolej i co możesz zrobić ze swoim miejscem.
friends-link = Zagraj z przyjaciółmi
friends-link-shut = Miejsca i linki
friends-back = Wróć do stołu
friends-open-say = Żadne miejsce nie jest oddane. Kto otworzy adres tego stołu, ten przy nim gra; można też podawać sobie jedno urządzenie.
friends-first-say = Od pierwszego linku stół jest twój: na miejscach, których nie oddasz, gra już tylko ta przeglądarka, a pozostali, którzy znają adres, patrzą.
friends-not-owner = Miejsca przy tym stole może oddać tylko ten, kto go założył. Ta przeglądarka go nie założyła.

friends-player = { $name } (gracz { $number })
friends-seat = Gracz { $number }
friends-you = ty
friends-here = teraz tutaj
friends-away = teraz nieobecny
friends-here-say = To, kto jest tutaj, wie tylko ten serwer; gdy ktoś odejdzie, zauważa to w ciągu 15 sekund.
friends-state = { $state ->
    [device] przy urządzeniu gospodarza
    [invited] zaproszono, nikt jeszcze nie usiadł
    [friend] ma link
    [nobody] wolne: gracz odszedł
   *[ours] { table-level }, gracz komputerowy
}
friends-stands-in = w zastępstwie gra { table-level }, gracz komputerowy
friends-sat = { $count ->
    [one] Link przyjęto { $count } raz.
    [few] Link przyjęto { $count } razy.
    [many] Link przyjęto { $count } razy.
   *[other] Link przyjęto { $count } razy.
}

friends-name = Imię przy tym stole
friends-name-set = Zapisz imię
friends-invite = Utwórz link
friends-renew = Nowy link (stary wygasa)
friends-mine = Mój link na inne urządzenie
friends-give = Przekaż to miejsce
friends-give-say = Tworzy nowy link dla tego, kto zajmie twoje miejsce; ta przeglądarka je traci.
friends-leave = Opuść to miejsce
friends-leave-say = Opuszczone miejsce jest niczyje, dopóki gospodarz go komuś nie odda.
friends-reclaim = Odbierz to miejsce
friends-reclaim-say = Gdy ktoś nie wraca. Jego link wygasa, ta przeglądarka gra za niego i widzi, co ma, a wszyscy przy stole się o tym dowiadują.
friends-host = Jesteś gospodarzem
friends-host-say = Zachowaj gdzieś swój własny link: w każdej innej przeglądarce także czyni cię gospodarzem.
friends-host-link = Mój link gospodarza
friends-watch = Widzowie
friends-watch-say = Kto zna ten adres, a nie ma linku, patrzy i widzi to, co leży na stole odkryte.

friends-made = Link dla gracza { $number }
friends-made-host = Link gospodarza
friends-made-say = Ten link zobaczysz tylko teraz. Wyślij go jednej osobie, która ma tam usiąść: kto go otworzy, może grać na tym miejscu i widzieć jego karty.
friends-made-host-say = Ten link zobaczysz tylko teraz. Zachowaj go dla siebie: kto go otworzy, jest gospodarzem tego stołu.
friends-made-mine-say = Otwórz go na drugim urządzeniu. Kto jeszcze go ma, może grać za ciebie.
friends-made-field = Link

friends-join = Zaproszenie: zagraj jako gracz { $number } w grę { $game }
friends-join-host = Ten link czyni cię gospodarzem stołu: { $game }
friends-join-say = Jeszcze nic się nie stało. Gdy usiądziesz, ta przeglądarka zachowa link, a na tym miejscu zagra tylko ten, kto go ma.
friends-join-host-say = Jeszcze nic się nie stało. Gdy pójdziesz dalej, ta przeglądarka zachowa link.
friends-join-stands-in = Na tym miejscu gra teraz gracz komputerowy. Gdy usiądziesz, przestanie.
friends-join-others = Przy stole także: { $names }.
friends-join-name = Twoje imię, jeśli chcesz
friends-join-do = Usiądź
friends-join-host-do = Zostań gospodarzem

friends-turn = Twoja kolej
friends-decides = Decyduje { $name }
friends-decides-shared = Gracze decydują wspólnie
friends-nobody = Gracz { $number } odszedł
friends-nobody-say = Gra potoczy się dalej, gdy gospodarz odda komuś to miejsce.
friends-waits-say = Ta strona odświeża się sama. Możesz ją zamknąć i wrócić, kiedy zechcesz.
friends-watching = Patrzysz jako widz. Jeśli masz zaproszenie, otwórz swój link.
friends-look = Spójrz jeszcze raz

friends-notify = Daj mi znać, gdy przyjdzie moja kolej
friends-notify-say = Przeglądarka da ci znać, gdy przyjdzie twoja kolej, a tej strony nie będzie widać.
friends-notify-no = Twoja przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.

friends-undo = Zapytaj pozostałych o cofnięcie: { $choice }
friends-wish = { $choices ->
    [one] { $name } prosi o cofnięcie ostatniego wyboru.
    [few] { $name } prosi o cofnięcie { $choices } ostatnich wyborów.
    [many] { $name } prosi o cofnięcie { $choices } ostatnich wyborów.
   *[other] { $name } prosi o cofnięcie { $choices } ostatnich wyborów.
}
friends-wish-mine = { $choices ->
    [one] Prosisz o cofnięcie ostatniego wyboru.
    [few] Prosisz o cofnięcie { $choices } ostatnich wyborów.
    [many] Prosisz o cofnięcie { $choices } ostatnich wyborów.
   *[other] Prosisz o cofnięcie { $choices } ostatnich wyborów.
}
friends-wish-why = Coś zostało pokazane, potrzebne były kości lub karty albo wybierał już ktoś inny, więc pozostali muszą się zgodzić.
friends-wish-waits = Czekamy jeszcze na odpowiedź: { $names }.
friends-wish-refused = { $name } się nie zgadza. Gra toczy się dalej stąd.
friends-wish-agree = Zgadzam się
friends-wish-refuse = Nie zgadzam się
friends-wish-withdraw = Już nie trzeba

friends-hook = Wiadomość dla innego programu
friends-hook-say = Ilekroć przychodzi kolej innej osoby, pod ten adres idzie krótka wiadomość (HTTP POST), na przykład do waszego czatu. Podaje stół, krok i miejsce; niczego ukrytego nie zdradza.
friends-hook-url = Adres (http://…)
friends-hook-set = Tam wysyłaj wiadomości
friends-hook-end = Nie wysyłaj więcej
friends-hook-off = Ten, kto prowadzi serwer, na to nie pozwala.
friends-hook-text = { $what ->
    [over] Gra skończona: { $game }.
    [wish] { $name } prosi o cofnięcie: { $game }.
   *[turn] { $game }: teraz { $name }.
}

friends-told = Co działo się z miejscami i wyborami
friends-told-at = { $what ->
    [invited] Zaproszono: { $name }.
    [renewed] Nowy link: { $name }; stary wygasł.
    [sat] Ktoś usiadł w kolejnej przeglądarce: { $name }.
    [left] Ktoś odszedł: { $name }.
    [reclaimed] Gospodarz odebrał miejsce: { $name }.
    [ours] Teraz gra gracz komputerowy: { $name }.
   *[person] Znów gra człowiek: { $name }.
}
friends-rewound = { $kind ->
    [agreed] Prośba: { $name }; zgoda: { $names }.
   *[alone] Kto: { $name }.
}
friends-told-step = Krok { $step }

friends-not-yours = To należy do kogoś innego przy tym stole; nic się nie zmieniło. Jeśli masz zaproszenie, otwórz swój link jeszcze raz albo poproś gospodarza o nowy.
friends-not-host = To może zrobić tylko gospodarz tego stołu; nic się nie zmieniło. Link gospodarza czyni gospodarzem każdą przeglądarkę.
friends-hands = Pokazałoby to karty innych. Będzie można to zrobić, gdy gra się skończy.
friends-no-invitation = Ten link już nie działa. Może jest nowszy: zapytaj tego, kto go przysłał.
friends-long-name = Imię przy stole ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
friends-seat-state = To nie pasuje do tego miejsca takiego, jakie jest teraz; nic się nie zmieniło. Spójrz na stół jeszcze raz.
friends-none-here = Do tego stołu nikogo nie można zaprosić: ma jedno miejsce albo służy do ćwiczeń.
friends-asked-already = W tym kroku już pytano pozostałych. Poczekaj na ich odpowiedź albo graj dalej.
friends-nothing-asked = Nikt już o to nie pyta: odpowiedziano albo gra poszła dalej.
friends-hook-bad = Nie można wysyłać wiadomości pod „{ $url }”: { $why ->
    [off] ten, kto prowadzi serwer, na to nie pozwala
    [scheme] adres musi zaczynać się od http:// (do https:// służy przekaźnik po twojej stronie, zob. docs/operate.md)
    [long] adres jest za długi
    [forbidden] do tej maszyny ten serwer nie może pisać
   *[form] to nie jest adres
}.
