## Fejtörők: cím, feladat, és hogy miért az a megoldás

puzzle-ev-purple = Kastély vagy Palota?
puzzle-ev-purple-ask = Mindenki más passzolt, 13 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-purple-why = A városban három közönséges építmény áll, egyedi viszont csak egy.

puzzle-ev-carver = Előbb a fa
puzzle-ev-carver-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-carver-why = Az Uszályos varangy hozza a gallyakat, amelyekből a Fafaragó pontot csinál.

puzzle-ev-festival = A negyedik zöld kártya
puzzle-ev-festival-ask = Mindenki más passzolt, 9 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-festival-why = Bármelyik zöld kártyával négy lesz, és megnyílik az Aratóünnep; a Bánya éri a legtöbbet.

puzzle-ev-pair = Együtt jobb
puzzle-ev-pair-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-pair-why = Fizesd ki a Feleséget, és a Férj költözzön a Farmra; fordítva nem elég a bogyó. A pár hárommal többet ér.

puzzle-ev-judge = A Bíró engedékeny
puzzle-ev-judge-ask = Mindenki más passzolt, 6 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-judge-why = A Bíróval egy bogyó pótol egy gallyat, a Színház pedig az egyedi lényeket számolja.

puzzle-ev-innkeeper = A ház ajándéka
puzzle-ev-innkeeper-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-innkeeper-why = A Király mellett nem marad semmi az Orvos díjára. Az Orvos olcsóbb, és minden megtartott bogyó egy pont.

puzzle-ev-crane = Daru egy palotáért
puzzle-ev-crane-ask = Mindenki más passzolt, 7 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-crane-why = A Daru három nyersanyagot elenged a Palota árából, és távozik; a Palota a megmaradt egyedi építményt és önmagát számolja.

puzzle-ev-courthouse = Három egymás után
puzzle-ev-courthouse-ask = Mindenki más passzolt, 4 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-courthouse-why = A kártyák egymásért fizetnek: a Gallyuszály és a Bánya hozza meg a következő árát.

puzzle-ev-dungeon = Valakinek ülnie kell
puzzle-ev-dungeon-ask = Mindenki más passzolt, 5 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-dungeon-why = A Tömlöcbe zárt lény három bogyót fizet, a maradékból kitelik a Királynő. A Királyra nem telik.

puzzle-ev-doctor = Mindenkinek jár
puzzle-ev-doctor-ask = Mindenki más passzolt, 14 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-doctor-why = Aki az Egyetemen át jön, meghagyja a bogyókat a többieknek és az Orvos díjára.
