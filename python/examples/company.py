"""Three seats of Everdell through PettingZoo: a computer player, and two that choose at random.

    python examples/company.py

The computer player chooses by name; the action is the index of that choice on the page.
"""

from __future__ import annotations

from typing import Any

import hedgerow
import numpy as np


def main() -> str:
    """Plays a game, and prints how it ended; returns the name of the outcome."""
    game = hedgerow.make("everdell", seed=7, players=3)
    rng: Any = np.random.default_rng(7)
    search = hedgerow.Player("search:50", seed=7)
    while (decision := game.decision()) is not None:
        choices = [choice["id"] for choice in game.choices()]
        game.apply(search.choose(game) if decision["seat"] == 0 else str(rng.choice(choices)))
    outcome = game.outcome()
    assert outcome is not None
    print(f"{outcome['text']} (rule {outcome['rule']}; winners {outcome['winners']}, {game.step} steps)")
    proved = hedgerow.verify(game.record())
    print(f"The record holds {proved['steps']} steps, and every card in it came from its secret.")
    return outcome["name"]


if __name__ == "__main__":
    main()
