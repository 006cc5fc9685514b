## Strony wokół gier

site-skip = Przejdź do treści
site-mark = Hedgerow, strona główna
site-description = Gry planszowe o małych stworzeniach, w przeglądarce, z każdą zasadą pod ręką.
site-nav = Serwis
site-nav-home = Gry
site-nav-rules = Zasady
site-nav-games = Moje gry
site-nav-settings = Ustawienia
site-nav-credits = Autorzy i źródła
site-language = Język
site-unofficial = Nieoficjalne dzieło miłośników. Własne rysunki, własne słowa.

site-home-title = Mali bohaterowie, wielkie opowieści
site-games-title = Moje gry
site-new-title = Nowa gra w Szczurołapa
site-rules-title = Zasady Szczurołapa
site-credits-title = Autorzy i źródła
site-settings-title = Ustawienia
site-error-title = Ta ścieżka donikąd nie prowadzi
