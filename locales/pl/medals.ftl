## Medale

medal-all-ten = Dziesięć wieczorów
medal-all-ten-say = Skończ dziesięć partii.

medal-all-hundred = Sto wieczorów
medal-all-hundred-say = Skończ sto partii.

medal-all-three = Jak u siebie w żywopłocie
medal-all-three-say = Wygraj każdą z trzech gier.

medal-all-row = Dobre dni
medal-all-row-say = Wygraj pięć partii z rzędu.

medal-all-daily = Dzisiejszy stół
medal-all-daily-say = Skończ wyzwanie dnia.

medal-all-week = Dzień po dniu
medal-all-week-say = Kończ wyzwania dnia siedem dni z rzędu.

medal-all-together = Przy jednym stole
medal-all-together-say = Skończ partię w co najmniej dwie osoby.
