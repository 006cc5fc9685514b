"""PettingZoo AEC environments for several seats: Everdell for 2 to 6 players, Mice and Mystics for 1 to 4.

>>> from hedgerow import pettingzoo
>>> env = pettingzoo.env("everdell", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Each agent sees what its seat sees, and nothing else. Observations and actions are those of `hedgerow.gym`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._native import first_setup
from .gym import FEATURES, Layout, _native, told

__all__ = ["HedgerowAEC", "env", "raw_env"]


def env(game: str, **arguments: Any) -> AECEnv:
    """An environment in the usual wrappers: an illegal action ends the game at a cost of 1."""
    made: Any = raw_env(game, **arguments)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(game: str, **arguments: Any) -> HedgerowAEC:
    """An environment without wrappers: an illegal action raises `ChoiceError`."""
    return HedgerowAEC(game, **arguments)


class HedgerowAEC(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game of several seats. At the end winners get 1 and losers -1; all other rewards are 0.

    The arguments are those of `hedgerow.gym.HedgerowEnv`. Without ``players`` two people play.
    """

    metadata = {"render_modes": ["ansi"], "name": "hedgerow_v0", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        max_choices: int | None = None,
        max_steps: int = 5000,
        shaping: float = 0.0,
        skip_forced: bool = False,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        if "players" in first_setup(game):
            setup.setdefault("players", 2)
        self.native = _native(
            game,
            setup,
            max_choices=max_choices,
            max_steps=max_steps,
            shaping=shaping,
            illegal_cost=None,
            skip_forced=skip_forced,
            alone=False,
        )
        self.layout = Layout(self.native)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"hedgerow_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.native.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row = np.zeros(self.layout.size + FEATURES * self.layout.width, np.int16)
        self._mask = np.zeros(self.layout.width, np.int8)
        self.native.attach(self._row, self._mask)
        self.observation_spaces = {agent: self.layout.space("dict") for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.layout.width) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts another game; a seed makes it reproducible."""
        self.native.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        seat = self.native.asked()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent; only the deciding agent has legal actions."""
        self.native.observe(self._seat[agent])
        row, size = self._row.copy(), self.layout.size
        return {
            "observation": row[:size],
            "choices": row[size:].reshape(self.layout.width, FEATURES),
            "action_mask": self._mask.copy(),
        }

    def step(self, action: Any) -> None:
        """Takes the action of the deciding agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards, terminated, truncated, _ = self.native.step_all(action)
        self._cumulative_rewards[agent] = 0.0
        for seat, reward in enumerate(rewards):
            self.rewards[self.possible_agents[seat]] = reward
        if terminated or truncated:
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            outcome = self.native.outcome()
            for info in self.infos.values():
                info["outcome"] = outcome
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The open decision and its choices, as text."""
        return told(self.native) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
