# Los, którego nikt nie wybierze: zobowiązania, wkłady, poczekalnie, sprawdzanie.

fair-title = Uczciwość
fair-lead = Jak rozstrzyga się los w tej partii ({ $game }) i jak możesz to sprawdzić.
fair-called = Nikt nie mógł wybrać, co tu wypada, o ile choć jeden z graczy, którzy wnieśli wkład, jest uczciwy.
fair-not-called = Tej partii nie nazywamy uczciwą.
fair-more = Jak rozstrzyga się jej los
fair-how = Jak to działa?
fair-copy = Kopiuj
fair-copied = Skopiowano
fair-caveat = { $caveat ->
    [forked] a gdyby
    [imported] wczytana z pliku
    [position] od podanej pozycji
    [told] prawdziwe kości i karty
    [corrected] poprawiona
    [daily] dziś dla wszystkich taka sama
    [alone] losował sam serwer
   *[nobody-gave] bez wkładu graczy
}
fair-caveat-say = { $caveat ->
    [forked] Zaczęła się w środku innej partii. Jej początek mógł zostać wybrany spośród wielu.
    [imported] Wczytano ją z pliku. To, co rozdano wcześniej, mogło zostać wybrane spośród wielu partii.
    [position] Zaczęła się od pozycji, którą ktoś opisał.
    [told] Ludzie rzucają i losują przy prawdziwej grze i podają, co wypadło. Program nie może tego sprawdzić.
    [corrected] Coś, co podano, zostało później poprawione.
    [daily] To wyzwanie dnia. Każdy może obliczyć jego los z daty.
    [alone] Zaczęto ją, zanim gracze mogli wnosić wkład. Sekret wylosował sam serwer; trzymał się jednego, ale mógł go wybrać.
   *[nobody-gave] Żaden gracz nie wniósł wkładu w jej los. Serwer trzymał się jednego sekretu, ale mógł go wybrać.
}
fair-offer = Uczciwy los
fair-offer-say = Serwer wylosował sekret tej partii i zobowiązuje się do niego poniższymi cyframi. Twoja przeglądarka dodaje losowe cyfry, których serwer nie może znać. O tym, co wypadnie, rozstrzyga jedno i drugie razem.
fair-promise = Zobowiązanie
fair-promise-say = Serwer wylosował sekret tej partii, zanim ktokolwiek wniósł wkład, a te cyfry później dowiodą, że go nie zmienił. Możesz je zanotować i porównać, gdy gra się skończy.
fair-commitment = Zobowiązanie (64 cyfry)
fair-table = Zobowiązanie dotyczy tylko tego stołu:
fair-same = Ta przeglądarka widziała to samo zobowiązanie, zanim wniosła wkład.
fair-other = Ta przeglądarka widziała wcześniej inne zobowiązanie albo inne wkłady. Ktoś je zmienił: nie ufaj tej partii.
fair-words = Twoje własne słowa (nieobowiązkowo)
fair-words-say = Jeśli zostawisz to pole puste, przeglądarka wpisze losowe cyfry. Bez skryptów wpisz cokolwiek, czego nikt nie odgadnie.
fair-long-words = Najwyżej { $most } znaków.
fair-given = Wkład graczy
fair-given-later = Stół nie jest jeszcze rozdany. Wkłady pojawią się tu zaraz po rozdaniu.
fair-given-nothing = nic
fair-given-withheld = zapieczętowane słowa, których nigdy nie pokazano
fair-seal = Pieczęć:
fair-check = Sprawdzenie
fair-check-later = Gdy gra się skończy, sekret zostanie tu pokazany i wszystko zostanie sprawdzone.
fair-no-secret = Sekret tej partii nie jest tu znany, więc jej losu nie da się sprawdzić.
fair-step-secret = Ten sekret pasuje do zobowiązania:
fair-step-given = { $count ->
    [0] Żaden gracz nie wniósł wkładu.
    [one] Z sekretem zmieszano { $count } wkład; każda pieczęć pasuje.
    [few] Z sekretem zmieszano { $count } wkłady; każda pieczęć pasuje.
    [many] Z sekretem zmieszano { $count } wkładów; każda pieczęć pasuje.
   *[other] Z sekretem zmieszano { $count } wkładu; każda pieczęć pasuje.
}
fair-step-draws = { $count ->
    [one] Wynika z nich jedyny rzut lub losowanie.
    [few] Wynika z nich każdy z { $count } rzutów i losowań.
    [many] Wynika z nich każdy z { $count } rzutów i losowań.
   *[other] Wynika z nich każdy z { $count } rzutów i losowań.
}
fair-step-rules = { $count ->
    [one] Jedyny krok rozegrano ponownie i zasady na niego pozwalają.
    [few] Wszystkie { $count } kroki rozegrano ponownie i zasady na każdy pozwalają.
    [many] Wszystkie { $count } kroków rozegrano ponownie i zasady na każdy pozwalają.
   *[other] Wszystkie { $count } kroku rozegrano ponownie i zasady na każdy pozwalają.
}
fair-step-kept = { $count ->
    [one] Początek i pierwszy krok pochodzą z innej partii i nie są tu sprawdzane.
    [few] Początek i pierwsze { $count } kroki pochodzą z innej partii i nie są tu sprawdzane.
    [many] Początek i pierwszych { $count } kroków pochodzi z innej partii i nie jest tu sprawdzanych.
   *[other] Początek i pierwsze { $count } kroku pochodzą z innej partii i nie są tu sprawdzane.
}
fair-file = Zapisz dowód
fair-yourself = Sprawdź samodzielnie

fair-guide = Sprawdź samodzielnie
fair-guide-lead = Nie musisz ufać temu programowi. Skończoną partię sprawdzi każdy komputer z Pythonem.
fair-guide-how = Jak rozstrzyga się los
fair-guide-1 = Gdy powstaje stół, serwer losuje sekret i od razu pokazuje zobowiązanie: skrót, który pasuje do tego sekretu i do żadnego innego.
fair-guide-2 = Każdy, kto gra, wnosi wkład: własne słowa. Przy kilku urządzeniach przeglądarki najpierw pieczętują losowe cyfry, a odsłaniają je, gdy zapieczętują wszyscy. Nikt więc nie dopasuje swoich do twoich.
fair-guide-3 = Sekret, stół i wkłady dają razem klucz do wszystkich rzutów i losowań.
fair-guide-4 = Gdy gra się skończy, sekret zostaje pokazany. Każdy może ponownie obliczyć zobowiązanie, klucz i każde losowanie.
fair-guide-cheat = Bez skryptów twoje słowa nie są zapieczętowane: wtedy serwer razem z ostatnim graczem mógłby jednak wybierać. Słowa, których potem nie ma na stronie uczciwości, nie zostały użyte.
fair-guide-script = Skrypt, który nie ma z tym programem wspólnego kodu
fair-guide-file = Otwórz stronę uczciwości skończonej partii i zapisz tam dowód.
fair-guide-run = Zapisz skrypt i uruchom:
fair-guide-noted = Jeśli przed grą zanotowano zobowiązanie, dopisz jego cyfry:
fair-guide-save = Zapisz skrypt

# Poczekalnie

waiting-begin = Graj z przyjaciółmi
waiting-title = { $game }: czekamy na przyjaciół
waiting-lead-host = Wyślij każdy link jednej osobie. Gdy wszyscy przyjdą, rozdajesz.
waiting-lead = Masz swoje miejsce. Gospodarz rozda, gdy wszyscy przyjdą.
waiting-who = { $who ->
    [host] gospodarz
    [invited] zaproszono, jeszcze nikt nie przyszedł
    [come] już tu jest
   *[ours] { table-level }, gracz komputerowy
}
waiting-part = { $part ->
    [missing] jeszcze bez wkładu
    [sealed] wkład zapieczętowany
    [given] wkład wniesiony
   *[nothing] bez wkładu
}
waiting-chance = Los tej partii
waiting-chance-say = Niczego jeszcze nie rozdano. Serwer zobowiązał się do sekretu; każdy wnosi wkład, a o tym, co wypadnie, rozstrzygają wszystkie razem.
waiting-words-say = Jeśli zostawisz to pole puste, przeglądarka zapieczętuje losowe cyfry i pokaże je, gdy wszyscy przyjdą. Bez skryptów wpisz cokolwiek, czego nikt nie odgadnie.
waiting-give = Wnieś wkład
waiting-give-again = Zmień wkład
waiting-open = Słowa, które zapieczętowano
waiting-open-do = Otwórz moją pieczęć
waiting-shown = Wkład:
waiting-link = Link do tego miejsca
waiting-with-me = Gra przy moim urządzeniu
waiting-for-host = Wszyscy przyszli. Rozdaje gospodarz.
waiting-for-others = Czekamy na pozostałych. Ta strona sama się odświeży.
waiting-deal-title = Rozdanie
waiting-deal = Rozdaj
waiting-deal-later = Gdy wszyscy przyjdą i wniosą wkład, pojawi się tu przycisk.
waiting-deal-ready = Wszyscy przyszli.
waiting-sealed = Ich przeglądarki nie otworzyły jeszcze pieczęci: { $names }. Zrobią to same, gdy tylko ta strona będzie tam otwarta.
waiting-anyway = Rozdaj bez nich
waiting-anyway-say = Wkłady, które pozostaną zapieczętowane, się nie liczą. Strona uczciwości o tym mówi.
waiting-leave = Odwołaj
waiting-delete = Zamknij ten stół na zawsze
waiting-not-all-here = Jeszcze nie wszyscy przyszli i wnieśli wkład.
waiting-still-sealed = Niektóre wkłady są jeszcze zapieczętowane.

# Stoły zaczęte jawnie

friends-anew = Zacznij od nowa z przyjaciółmi
friends-anew-say = Tę partię zaczęto jawnie: karty na rękach mogły być widziane i nikt inny nie wniósł wkładu w jej los. Żeby zagrać z przyjaciółmi, zaczyna się od nowa, z tymi samymi ustawieniami, nowym sekretem i nowymi kartami. Dotychczasowa partia zostaje, jak jest.
friends-begins-anew = Tę partię zaczęto jawnie. Żeby ją udostępnić, zacznij ją od nowa z przyjaciółmi.
