"""Gymnasium environments: ``hedgerow/Ratcatcher-v0``, ``hedgerow/Everdell-v0``, ``hedgerow/Mystics-v0``.

Importing this module registers them. One agent plays a solo game, or all seats of a cooperative one.
`docs/python.md` describes observations, actions and rewards.

>>> import gymnasium
>>> import hedgerow.gym
>>> env = gymnasium.make("hedgerow/Ratcatcher-v0", nemesis="maw")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

import os
from typing import Any, Literal, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import processors
from ._native import Env, VecEnv, first_setup, games, solo_setup
from .errors import ArgumentError

__all__ = ["FEATURES", "HedgerowEnv", "HedgerowVectorEnv", "Layout"]

FEATURES = 8
"""The number of features of a choice."""

Style = Literal["dict", "flat"]

_LEAST, _MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


class Layout:
    """The layout of an observation, and the names of its numbers."""

    def __init__(self, env: Env) -> None:
        names, sorts = env.feature_names()
        self.size = env.size
        self.width = env.width
        self.observation_names: list[str] = env.names()
        """The names of the numbers of ``observation``, such as ``you.health``."""
        self.choice_names: list[str] = names
        """The names of the features of a choice; the first is its sort."""
        self.choice_sorts: list[str] = sorts
        """The sorts of choices, from 1."""

    def index(self, name: str) -> int:
        """The index of a number in ``observation``."""
        return self.observation_names.index(name)

    def flat_names(self) -> list[str]:
        """The names of a flat observation: ``observation``, then choice by choice."""
        choices = [f"choices[{at}].{name}" for at in range(self.width) for name in self.choice_names]
        return self.observation_names + choices

    def space(self, style: Style) -> spaces.Space[Any]:
        """The observation space of one environment."""

        def box(*shape: int) -> spaces.Box:
            return spaces.Box(_LEAST, _MOST, shape, np.int16)

        if style == "flat":
            return box(self.size + FEATURES * self.width)
        return spaces.Dict(
            {
                "observation": box(self.size),
                "choices": box(self.width, FEATURES),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )


def _native(
    game: str,
    setup: dict[str, Any],
    *,
    max_choices: int | None,
    max_steps: int,
    shaping: float,
    illegal_cost: float | None,
    skip_forced: bool,
    alone: bool = True,
) -> Env:
    return Env(
        game,
        setup,
        width=max_choices or 0,
        most_steps=max_steps,
        shaping=shaping,
        illegal=illegal_cost,
        skip_forced=skip_forced,
        seed=int.from_bytes(os.urandom(8), "little"),
        alone=alone,
    )


def told(env: Env) -> str:
    """The open decision and its choices, as text."""
    prompt = env.prompt()
    lines = [f"{prompt['prompt']} ({prompt['rule']})" if prompt["rule"] else str(prompt["prompt"])]
    lines += [f"{choice['action']:>4}  {choice['label']} ({choice['rule']})" for choice in env.choices()]
    return "\n".join(lines)


class HedgerowEnv(gymnasium.Env[Any, Any]):
    """One game after another, for one agent.

    :param game: a game of ``hedgerow.games()``.
    :param observation: ``dict`` for separate observation, features of choices and action mask; ``flat`` for one
        array, with the mask only in ``info["action_mask"]``.
    :param max_choices: the number of actions; each game has its own default. If there are more choices, the
        last action turns the page.
    :param max_steps: a game with more steps is truncated.
    :param shaping: the weight of the change of the estimated chance to win, added to 1 for a win and -1 for a
        loss at the end.
    :param illegal_cost: the cost of an illegal action, which plays nothing; ``None`` raises `ChoiceError`.
    :param skip_forced: whether single legal choices are played automatically.
    :param setup: fields that differ from the suggested first game, as in `hedgerow.make`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        observation: Style = "dict",
        max_choices: int | None = None,
        max_steps: int = 5000,
        shaping: float = 0.0,
        illegal_cost: float | None = 0.01,
        skip_forced: bool = False,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        if observation not in ("dict", "flat"):
            raise ArgumentError("`observation` is dict or flat")
        if render_mode not in (None, "ansi"):
            raise ArgumentError("`render_mode` is ansi or None")
        self.native = _native(
            game,
            setup,
            max_choices=max_choices,
            max_steps=max_steps,
            shaping=shaping,
            illegal_cost=illegal_cost,
            skip_forced=skip_forced,
        )
        self.layout = Layout(self.native)
        self.render_mode = render_mode
        self.observation_space = self.layout.space(observation)
        self.action_space = spaces.Discrete(self.layout.width)
        self._flat = observation == "flat"
        self._size, self._shape = self.layout.size, (self.layout.width, FEATURES)
        self._row = np.zeros(self.layout.size + FEATURES * self.layout.width, np.int16)
        self._mask = np.zeros(self.layout.width, np.int8)
        self.native.attach(self._row, self._mask)

    @property
    def observation_names(self) -> list[str]:
        """The names of the numbers of ``observation``."""
        return self.layout.observation_names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Starts another game; a seed makes it reproducible."""
        super().reset(seed=seed)
        self.native.reset(seed)
        mask = self._mask.copy()
        return self._seen(mask), {"action_mask": mask}

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes an action: makes a choice, or turns the page."""
        reward, terminated, truncated, legal = self.native.step(action)  # type: ignore[arg-type]
        mask = self._mask.copy()
        info: dict[str, Any] = {"action_mask": mask}
        if not legal:
            info["illegal"] = True
        if terminated:
            info["outcome"] = self.native.outcome()
        return self._seen(mask), reward, terminated, truncated, info

    def _seen(self, mask: NDArray[np.int8]) -> Any:
        row = self._row.copy()
        if self._flat:
            return row
        size = self._size
        return {"observation": row[:size], "choices": row[size:].reshape(self._shape), "action_mask": mask}

    def render(self) -> str | None:
        """The open decision and its choices, as text."""
        return told(self.native) if self.render_mode == "ansi" else None

    def sample(self) -> int:
        """A random legal action, from the environment's random stream."""
        return self.native.sample(int(self.np_random.integers(2**63)))


class HedgerowVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games, stepped in Rust threads without the interpreter's lock.

    The arguments are those of `HedgerowEnv`, and:

    :param num_envs: the number of games.
    :param threads: the number of threads; by default that of processors.
    :param copy: whether to return copies; otherwise the same arrays are overwritten by the next step, which is
        much faster.

    A finished game restarts with the next step, whose action is ignored (``AutoresetMode.NEXT_STEP``).
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        threads: int | None = None,
        copy: bool = True,
        observation: Style = "dict",
        max_choices: int | None = None,
        max_steps: int = 5000,
        shaping: float = 0.0,
        illegal_cost: float | None = 0.01,
        skip_forced: bool = False,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        if observation not in ("dict", "flat"):
            raise ArgumentError("`observation` is dict or flat")
        if render_mode is not None:
            raise ArgumentError("a fleet is not rendered")
        one = _native(
            game,
            setup,
            max_choices=max_choices,
            max_steps=max_steps,
            shaping=shaping,
            illegal_cost=illegal_cost,
            skip_forced=skip_forced,
        )
        self.layout = Layout(one)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = None
        self.native = VecEnv(
            game,
            num_envs,
            setup,
            threads=threads or processors(),
            width=max_choices or 0,
            most_steps=max_steps,
            shaping=shaping,
            illegal=illegal_cost,
            skip_forced=skip_forced,
            seed=int.from_bytes(os.urandom(8), "little"),
        )
        size, width = self.layout.size, self.layout.width
        self.single_observation_space = self.layout.space(observation)
        self.single_action_space = spaces.Discrete(width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.zeros((num_envs, size + FEATURES * width), np.int16)
        self._masks = np.zeros((num_envs, width), np.int8)
        self._rewards = np.zeros(num_envs, np.float64)
        self._terminated = np.zeros(num_envs, np.uint8)
        self._truncated = np.zeros(num_envs, np.uint8)
        self.actions = np.zeros(num_envs, np.int64)
        """The array of actions; `sample` writes into it."""
        self.native.attach(
            self._rows, self._masks, self._rewards, self._terminated, self._truncated, self.actions
        )
        self._seen: Any = self._rows
        if observation == "dict":
            row, item = self._rows.strides
            choices = np.lib.stride_tricks.as_strided(
                self._rows[:, size:], (num_envs, width, FEATURES), (row, FEATURES * item, item)
            )
            self._seen = {
                "observation": self._rows[:, :size],
                "choices": choices,
                "action_mask": self._masks,
            }
        self._over = self._terminated.view(np.bool_)
        self._cut = self._truncated.view(np.bool_)

    @property
    def observation_names(self) -> list[str]:
        """The names of the numbers of ``observation``."""
        return self.layout.observation_names

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Restarts all games; from one seed, game *i* has it plus *i*."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ArgumentError(f"{self.num_envs} seeds are needed, not {len(seed)}")
            seeds = seed
        else:
            seeds = [None if seed is None else seed + place for place in range(self.num_envs)]
        if seeds and seeds[0] is not None:
            self.native.sample(seeds[0])
        self.native.reset(seeds)
        return self._told(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Takes an action in each game."""
        if actions is not self.actions:
            self.actions[:] = actions
        self.native.step()
        if self.copy:
            rewards, over, cut = self._rewards.copy(), self._over.copy(), self._cut.copy()
        else:
            rewards, over, cut = self._rewards, self._over, self._cut
        return self._told(), rewards, over, cut, self._info()

    def sample(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each game, always in the same array."""
        self.native.sample()
        return self.actions

    def _told(self) -> Any:
        if not self.copy:
            return self._seen
        if isinstance(self._seen, dict):
            return {name: array.copy() for name, array in self._seen.items()}
        return self._seen.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy() if self.copy else self._masks}


def _alone(game: str) -> dict[str, Any]:
    """The fields of the setup for one agent that differ from the suggested first game."""
    first = first_setup(game)
    return {name: value for name, value in solo_setup(game).items() if value != first.get(name)}


for _game in games():
    if f"hedgerow/{_game.title()}-v0" not in gymnasium.registry:
        gymnasium.register(
            f"hedgerow/{_game.title()}-v0",
            entry_point="hedgerow.gym:HedgerowEnv",
            vector_entry_point="hedgerow.gym:HedgerowVectorEnv",
            kwargs={"game": _game, **_alone(_game)},
        )
