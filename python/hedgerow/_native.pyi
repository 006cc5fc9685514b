"""The native half of hedgerow."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict, final

import numpy as np
from numpy.typing import NDArray

class Decision(TypedDict):
    """What is asked, and by which rule."""

    seat: int
    name: str
    prompt: str
    rule: str

class Choice(TypedDict):
    """One legal answer."""

    id: str
    label: str
    group: str
    rule: str

class Event(TypedDict):
    """Something that happened, with the rules that caused and shaped it."""

    id: str
    text: str
    rule: str
    also: list[str]
    reveals: bool
    by_chance: bool
    is_moment: bool

class Objection(TypedDict):
    """Why something is not allowed."""

    choice: str | None
    rule: str
    text: str

class Outcome(TypedDict):
    """How a game ended."""

    name: str
    winners: list[int]
    rule: str
    text: str

class Takeback(TypedDict):
    """What was taken back."""

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
    """What a player thinks of a choice, and why."""

    id: str
    label: str
    rule: str
    value: int
    reason: str

class Verified(TypedDict):
    """What playing a record again has proved."""

    steps: int
    outcome: str | None
    given_up: bool
    chance_checked: bool
    kept: int | None
    sealed: bool

@final
class Game:
    """A game being played: its record, with everything that follows from it."""

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
        """How many people sit here."""
    @property
    def step(self) -> int:
        """The number of steps so far: choices, undos and redos."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over, or was given up."""
    @property
    def setup(self) -> dict[str, Any]:
        """How the game is set up."""
    language: str
    def decision(self, seat: int | None = None) -> Decision | None:
        """What is asked; nothing once the game is over."""
    def choices(self, seat: int | None = None) -> list[Choice]:
        """Every legal choice, in a fixed order."""
    def apply(self, choice: str | int, *, step: int | None = None) -> list[Event]:
        """Makes a choice by its id or its place, and tells what happened."""
    def events(self, step: int | None = None, *, seat: int | None = None) -> list[Event]:
        """What a step told; the last one, if none is named."""
    def explain(self, thing: str) -> list[Objection]:
        """Why what a thing stands for is not allowed now."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator, and without a seat it is whoever is asked."""
    def describe(self) -> dict[str, Any]:
        """The whole position in stable names, with its secrets."""
    def fingerprint(self) -> str:
        """The digest of the whole position."""
    def outcome(self) -> Outcome | None:
        """How the game ended; nothing while it goes on."""
    def record(self) -> str:
        """The game as it is kept, as JSON; once it is over, with its secret."""
    def copy(self) -> Game:
        """Another game that stands as this one does, with its history and its chance."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...
    def undo(self, choices: int = 1) -> Takeback:
        """Takes choices back; made again, they have the same chance."""
    def redo(self) -> None:
        """Plays again the choice that was taken back last from here."""
    def fork(self, step: int | None = None, *, seed: int | str) -> Game:
        """A new game that begins as this one stood after a step, with chance of its own."""
    def resample(self, seat: int | None = None, *, seed: int) -> Game:
        """A new game in a position that a seat cannot tell from this one."""
    def hint(self, count: int = 3) -> list[Hint]:
        """What a player that looks one step ahead would do, the best first, with reasons."""
    def think(
        self,
        iterations: int | None = None,
        *,
        seconds: float | None = None,
        count: int = 5,
        seed: int = 1,
        threads: int = 1,
    ) -> list[dict[str, Any]]:
        """What a search thinks of the choices, the best first."""
    def odds(self, choice: str | int, *, samples: int = 400, seed: int = 1) -> dict[str, Any]:
        """What may come of a choice: exact odds where there are any, and sampled ones."""

@final
class Player:
    """A player of ours: random, greedy, search:N, or a level such as elder."""

    def __new__(cls, name: str, *, seed: int = 0) -> Player: ...
    @property
    def name(self) -> str:
        """What it is called."""
    def choose(self, game: Game) -> str:
        """The id of the choice that it makes for the seat that decides."""

@final
class Env:
    """One environment; hedgerow.gym and hedgerow.pettingzoo are made of it."""

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
    """Many environments that are stepped together, without the interpreter's lock."""

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
    """A study, ready to be run."""

    def __new__(cls, text: str, *, name: str = "study", beside: str | Path = ".") -> Study: ...
    @staticmethod
    def read(path: str | Path) -> Study:
        """A study from its file."""
    @staticmethod
    def from_json(text: str) -> Study:
        """A study from what `to_json` wrote."""
    def to_json(self) -> str:
        """The study as one line of JSON that holds whatever its file named."""
    def units(self) -> list[tuple[int, int]]:
        """Every unit of work that may be needed, as cell and batch."""
    def run_unit(self, cell: int, batch: int) -> bytes:
        """Plays the games of a unit and returns its rows, the same wherever it is run."""
    def run(self, folder: str | Path, *, threads: int = 1) -> dict[str, Any]:
        """Runs what is left of the study on this machine; returns the summary."""
    def gather(
        self, folder: str | Path, run: Callable[[list[tuple[int, int]]], Iterable[bytes]]
    ) -> dict[str, Any]:
        """Keeps what `run` makes of the wanted units, and makes the tables in the end."""

def load(record: str, *, seed: int | str | None = None, language: str = "en") -> Game:
    """Takes a recorded game up again."""

def verify(record: str) -> Verified:
    """Plays a record again and checks everything that it claims."""

def rules(
    game: str, search: str | None = None, *, id: str | None = None, language: str = "en"
) -> list[Rule]:
    """The rules of a game: all, the one with a number, or those in which words stand."""

def games() -> list[str]:
    """The names of the games."""

def first_setup(game: str) -> dict[str, Any]:
    """What the rulebook of a game suggests for a first game."""

def setups(game: str) -> list[dict[str, Any]]:
    """Every combination that a study of a whole game needs."""

def simulate(
    game: str,
    players: list[str],
    games: int,
    *,
    seed: int = 1,
    threads: int = 1,
    setup: Mapping[str, Any] | None = None,
) -> dict[str, list[Any]]:
    """Plays whole games between players of ours, on several threads."""
