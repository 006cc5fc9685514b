"""Three tabletop games with hidden information, dice and decks, every rule enforced and cited.

>>> import hedgerow
>>> game = hedgerow.make("ratcatcher", seed=1)
>>> game.choices()[0]["rule"]
'R3.6'

`hedgerow.gym` registers Gymnasium environments, `hedgerow.pettingzoo` has environments for several seats.
The guide is `docs/python.md` of the project.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from . import errors
from ._native import (
    Game,
    Player,
    first_setup,
    games,
    load,
    rules,
    setups,
    verify,
)
from ._native import simulate as _simulate
from .errors import (
    ArgumentError,
    ChoiceError,
    GameOverError,
    HedgerowError,
    PlayError,
    RecordError,
    SetupError,
    StaleError,
    UnknownGameError,
    UnknownPlayerError,
)

__all__ = [
    "ArgumentError",
    "ChoiceError",
    "Game",
    "GameOverError",
    "HedgerowError",
    "PlayError",
    "Player",
    "RecordError",
    "SetupError",
    "StaleError",
    "UnknownGameError",
    "UnknownPlayerError",
    "errors",
    "first_setup",
    "games",
    "load",
    "make",
    "play",
    "processors",
    "rules",
    "setups",
    "simulate",
    "verify",
]

__version__ = "0.1.0"


def make(game: str, *, seed: int | str | None = None, language: str = "en", **setup: Any) -> Game:
    """A new game.

    ``setup`` holds the fields that differ from the suggested first game (`first_setup`); nested fields are
    merged, so ``options={"bonus_dice": "kept"}`` leaves the other options unchanged. The same seed and choices
    give the same game, here and with ``hedgerow play --seed``; without a seed a secret one is drawn.

    Raises `SetupError`, with the ``rule`` or the ``field`` that is wrong, or `UnknownGameError`.
    """
    if seed is None:
        seed = os.urandom(32).hex()
    return Game(game, setup, seed=seed, language=language)


def play(game: Game, players: Sequence[Player | str]) -> Game:
    """Plays a game to its end, each seat by its player; a short list repeats. Returns the game."""
    seated = [Player(who, seed=seat) if isinstance(who, str) else who for seat, who in enumerate(players)]
    if not seated:
        raise ArgumentError("at least one player is needed")
    while not game.is_over:
        decision = game.decision()
        assert decision is not None
        game.apply(seated[decision["seat"] % len(seated)].choose(game))
    return game


def processors() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    game: str,
    players: str | Sequence[str],
    games: int,
    *,
    seed: int = 1,
    threads: int | None = None,
    **setup: Any,
) -> dict[str, list[Any]]:
    """Plays many games between computer players, without the interpreter's lock.

    Returns columns with one entry per game: ``won`` (by the first seat), ``decisions``, ``outcome`` (its stable
    name) and ``winners`` (seats; ``None`` for a game that was given up). The same seed gives the same games on
    any number of threads.
    """
    seated = [players] if isinstance(players, str) else list(players)
    return _simulate(game, seated, games, seed=seed, threads=threads or processors(), setup=setup)
