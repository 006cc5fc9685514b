## Medale

medal-acorns-last = Ostatni żołądź
medal-acorns-last-say = Wygraj partię.
