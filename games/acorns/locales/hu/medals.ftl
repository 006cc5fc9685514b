## Érmek

medal-acorns-last = Az utolsó makk
medal-acorns-last-say = Nyerj egy játszmát.
