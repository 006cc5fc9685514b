"""The native half of hedgerow."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict, final

import numpy as np
from numpy.typing import NDArray

class Decision(TypedDict):
    """The open decision and its rule."""

    seat: int
    name: str
    prompt: str
    rule: str

class Choice(TypedDict):
    """A legal choice."""

    id: str
    label: str
    group: str
    rule: str

class Event(TypedDict):
    """An event, with the rules that caused and shaped it."""

    id: str
    text: str
    rule: str
    also: list[str]
    reveals: bool
    by_chance: bool
    is_moment: bool

class Objection(TypedDict):
    """Why a choice is not allowed."""

    choice: str | None
    rule: str
    text: str

class Outcome(TypedDict):
    """An outcome."""

    name: str
    winners: list[int]
    rule: str
    text: str

class Takeback(TypedDict):
    """The result of an undo."""

    choices: int
    chance: bool
    reveal: bool

class Rule(TypedDict):
    """A rule, in one language."""

    game: str
    id: str
    group: str
    title: str
    text: str
    reason: str
    regulates: bool
    forbids: bool

class Hint(TypedDict):
    """A recommended choice and its reason."""

    id: str
    label: str
    rule: str
    value: int
    reason: str

class Verified(TypedDict):
    """The result of verifying a record."""

    steps: int
    outcome: str | None
    given_up: bool
    chance_checked: bool
    kept: int | None
    sealed: bool

@final
class Game:
    """A game being played."""

    def __new__(
        cls,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        seed: int | str,
        language: str = "en",
    ) -> Game: ...
    @property
    def name(self) -> str:
        """The name of the game."""
    @property
    def seats(self) -> int:
        """The number of seats."""
    @property
    def step(self) -> int:
        """The number of steps so far: choices, undos and redos."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over, or was given up."""
    @property
    def setup(self) -> dict[str, Any]:
        """The setup."""
    language: str
    def decision(self, seat: int | None = None) -> Decision | None:
        """The open decision; None once the game is over."""
    def choices(self, seat: int | None = None) -> list[Choice]:
        """Every legal choice, in a fixed order."""
    def apply(self, choice: str | int, *, step: int | None = None) -> list[Event]:
        """Makes a choice by id or index, and returns the events."""
    def events(self, step: int | None = None, *, seat: int | None = None) -> list[Event]:
        """The events of a step; by default of the last one."""
    def explain(self, thing: str) -> list[Objection]:
        """Why the choices of a thing are not allowed now."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator, None the deciding seat."""
    def describe(self) -> dict[str, Any]:
        """The whole position in stable names, with its secrets."""
    def fingerprint(self) -> str:
        """The digest of the whole position."""
    def outcome(self) -> Outcome | None:
        """The outcome; None before the end."""
    def record(self) -> str:
        """The record as JSON, with the secret once the game is over."""
    def copy(self) -> Game:
        """A copy of the game with its history and its chance."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...
    def undo(self, choices: int = 1) -> Takeback:
        """Undoes choices; made again, they have the same chance."""
    def redo(self) -> None:
        """Redoes the last undone choice, with the same chance."""
    def fork(self, step: int | None = None, *, seed: int | str) -> Game:
        """A new game that begins after a step of this one, with its own chance."""
    def resample(self, seat: int | None = None, *, seed: int) -> Game:
        """A new game in a position that looks the same to a seat."""
    def hint(self, count: int = 3) -> list[Hint]:
        """The recommendations of the greedy player, best first, with reasons."""
    def think(
        self,
        iterations: int | None = None,
        *,
        seconds: float | None = None,
        count: int = 5,
        seed: int = 1,
        threads: int = 1,
    ) -> list[dict[str, Any]]:
        """Searches; returns the choices, best first."""
    def odds(self, choice: str | int, *, samples: int = 400, seed: int = 1) -> dict[str, Any]:
        """The odds of a choice: exact ones if there are any, and sampled ones."""

@final
class Player:
    """A computer player: random, greedy, search:N, or a level such as elder."""

    def __new__(cls, name: str, *, seed: int = 0) -> Player: ...
    @property
    def name(self) -> str:
        """Its name."""
    def choose(self, game: Game) -> str:
        """The id of its choice for the deciding seat."""

@final
class Env:
    """One environment, the basis of hedgerow.gym and hedgerow.pettingzoo."""

    def __new__(
        cls,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        width: int = 0,
        most_steps: int = 5000,
        shaping: float = 0.0,
        illegal: float | None = None,
        skip_forced: bool = False,
        seed: int = 0,
        alone: bool = True,
    ) -> Env: ...
    @property
    def seats(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def width(self) -> int: ...
    def attach(self, row: NDArray[np.int16], mask: NDArray[np.int8]) -> None: ...
    def reset(self, seed: int | None = None) -> None: ...
    def step(self, action: int) -> tuple[float, bool, bool, bool]: ...
    def step_all(self, action: int) -> tuple[list[float], bool, bool, bool]: ...
    def observe(self, seat: int) -> None: ...
    def asked(self) -> int | None: ...
    def sample(self, lot: int) -> int: ...
    def names(self) -> list[str]: ...
    def feature_names(self) -> tuple[list[str], list[str]]: ...
    def prompt(self) -> dict[str, Any]: ...
    def choices(self) -> list[dict[str, Any]]: ...
    def view(self, seat: int) -> dict[str, Any]: ...
    def outcome(self) -> Outcome | None: ...

@final
class VecEnv:
    """Many environments stepped together, without the interpreter's lock."""

    def __new__(
        cls,
        game: str,
        count: int,
        setup: Mapping[str, Any] | None = None,
        *,
        threads: int = 1,
        width: int = 0,
        most_steps: int = 5000,
        shaping: float = 0.0,
        illegal: float | None = None,
        skip_forced: bool = False,
        seed: int = 0,
    ) -> VecEnv: ...
    @property
    def count(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def width(self) -> int: ...
    def attach(
        self,
        rows: NDArray[np.int16],
        masks: NDArray[np.int8],
        rewards: NDArray[np.float64],
        terminated: NDArray[np.uint8],
        truncated: NDArray[np.uint8],
        actions: NDArray[np.int64],
    ) -> None: ...
    def reset(self, seeds: list[int | None]) -> None: ...
    def step(self) -> None: ...
    def sample(self, seed: int | None = None) -> None: ...
    def names(self) -> list[str]: ...

@final
class Study:
    """A study, ready to run."""

    def __new__(cls, text: str, *, name: str = "study", beside: str | Path = ".") -> Study: ...
    @staticmethod
    def read(path: str | Path) -> Study:
        """A study from its file."""
    @staticmethod
    def from_json(text: str) -> Study:
        """A study from the JSON of `to_json`."""
    def to_json(self) -> str:
        """The study as one line of self-contained JSON."""
    def units(self) -> list[tuple[int, int]]:
        """All units of work that may be needed, as cell and batch."""
    def run_unit(self, cell: int, batch: int) -> bytes:
        """Plays the games of a unit and returns its rows, the same on every machine."""
    def run(self, folder: str | Path, *, threads: int = 1) -> dict[str, Any]:
        """Runs the remaining units on this machine; returns the summary."""
    def gather(
        self, folder: str | Path, run: Callable[[list[tuple[int, int]]], Iterable[bytes]]
    ) -> dict[str, Any]:
        """Stores the wanted units that `run` computes, and finally builds the tables."""

def load(record: str, *, seed: int | str | None = None, language: str = "en") -> Game:
    """Loads a recorded game."""

def verify(record: str) -> Verified:
    """Replays a record and verifies everything it claims."""

def rules(
    game: str, search: str | None = None, *, id: str | None = None, language: str = "en"
) -> list[Rule]:
    """The rules of a game: all, the one with a number, or those that contain words."""

def games() -> list[str]:
    """The names of the games."""

def solo_setup(game: str) -> dict[str, Any]:
    """The setup suggested to one player: the first one, unless it has several sides."""

def first_setup(game: str) -> dict[str, Any]:
    """The setup that the rulebook suggests for a first game."""

def setups(game: str) -> list[dict[str, Any]]:
    """Setups that together use every part of a game."""

def simulate(
    game: str,
    players: list[str],
    games: int,
    *,
    seed: int = 1,
    threads: int = 1,
    setup: Mapping[str, Any] | None = None,
) -> dict[str, list[Any]]:
    """Plays whole games between computer players on several threads."""
