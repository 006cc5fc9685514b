acorns-title = Żołędzie
acorns-text = Bierz od jednego do trzech żołędzi; wygrywa, kto weźmie ostatni.
acorns-cover = Stos żołędzi.
acorns-players = 2 graczy
acorns-first = Stos dwunastu
acorns-book = Zasady Żołędzi
acorns-rules = Cztery zasady i wiewiórka.
acorns-heap = Stos ma od 5 do 30 żołędzi, nie { $heap }.
acorns-size = Żołędzie w stosie
acorns-begin = Zacznij
acorns-too-many = Weź od jednego do trzech i nie więcej, niż leży: { $heap }.
acorns-prompt = Gracz { $player }: ile z { $heap } żołędzi bierzesz?
acorns-over = Gracz { $player } wziął ostatni żołądź.
acorns-take = { $count ->
    [one] Weź jeden żołądź
    [few] Weź { $count } żołędzie
   *[other] Weź { $count } żołędzi
    }
acorns-took = { $count ->
    [one] Gracz { $player } bierze jeden żołądź.
    [few] Gracz { $player } bierze { $count } żołędzie.
   *[other] Gracz { $player } bierze { $count } żołędzi.
    }
acorns-rolled = { $face ->
    [6] Wiewiórka przynosi żołądź.
   *[other] { $face }: wiewiórki nie ma.
    }
acorns-won = Gracz { $player } wziął ostatni żołądź.
acorns-chance = Rzuć za wiewiórkę
acorns-face = { $face }
acorns-table = Stos { $heap }, wzięto { $first } i { $second }
acorns-hint = Zostaje { $left }.
