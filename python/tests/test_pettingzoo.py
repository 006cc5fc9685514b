"""PettingZoo's own checkers."""

from __future__ import annotations

import warnings
from typing import Any

import hedgerow
import numpy as np
import pytest
from hedgerow import pettingzoo
from pettingzoo.test import api_test, render_test, seed_test

SEATS = [("everdell", 2), ("everdell", 3), ("everdell", 4), ("mystics", 1), ("mystics", 2), ("mystics", 4)]


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The mask of an agent that does not decide is empty; and an observation that is a dictionary with a
        # mask is accepted only by name, from PettingZoo's own classic games.
        warnings.filterwarnings("ignore", message=".*all zeros.*")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably.*")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(pettingzoo.env(game, players=players), num_cycles=300)


@pytest.mark.parametrize(("game", "players"), SEATS[:1] + SEATS[4:5])
def test_a_seed_is_a_game(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=100)


@pytest.mark.skipif("acorns" not in hedgerow.games(), reason="built without `--features toy`")
def test_a_game_needs_nothing_here_to_be_an_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env("acorns"), num_cycles=100)


def test_an_environment_is_rendered() -> None:
    render_test(lambda render_mode=None: pettingzoo.env("everdell", render_mode=render_mode))


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_whole_game_ends_with_winners_and_losers(game: str, players: int) -> None:
    env: Any = pettingzoo.raw_env(game, players=players, max_steps=100_000)
    env.reset(seed=1)
    rng, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        total[agent] += reward
        if over or cut:
            outcome = info["outcome"]
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    winners = [agent for agent, worth in total.items() if worth > 0]
    assert all(abs(worth) == 1 for worth in total.values())
    assert winners == [f"seat_{seat}" for seat in outcome["winners"]]


def test_each_agent_sees_its_own_hand_alone() -> None:
    env: Any = pettingzoo.raw_env("everdell", players=2)
    env.reset(seed=4)
    hand = [at for at, name in enumerate(env.layout.observation_names) if name.startswith("players[0].hand.")]
    seen = [env.observe(agent)["observation"][hand] for agent in env.possible_agents]
    views = [env.native.view(seat)["players"][seat]["hand"] for seat in (0, 1)]
    assert [int((cards > 0).sum()) for cards in seen] == [len(cards) for cards in views]
    assert not any(name.startswith("players[1].hand.") for name in env.layout.observation_names)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.possible_agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.possible_agents}


def test_what_is_not_open_raises_or_ends_the_game() -> None:
    raw: Any = pettingzoo.raw_env("everdell")
    raw.reset(seed=1)
    with pytest.raises(hedgerow.ChoiceError):
        raw.step(raw.layout.width - 1)
    env: Any = pettingzoo.env("everdell")
    env.reset(seed=1)
    env.step(env.unwrapped.layout.width - 1)
    assert all(env.terminations.values())
