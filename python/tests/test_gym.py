"""Gymnasium's own checkers, and the guide's statements about observations, actions and seeds."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import hedgerow
import hedgerow.gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

IDS = ["hedgerow/Ratcatcher-v0", "hedgerow/Everdell-v0", "hedgerow/Mystics-v0"]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("observation", ["dict", "flat"])
def test_gymnasium_finds_nothing_wrong(id: str, observation: str) -> None:
    env = gymnasium.make(id, observation=observation, disable_env_checker=True, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_two_environments_with_one_seed_match(id: str) -> None:
    def made() -> Any:
        return gymnasium.make(id, render_mode="ansi", disable_env_checker=True)

    check_environments_match(made(), made(), num_steps=300, seed=7)


class OneOfAVecEnv(gymnasium.Env[Any, Any]):
    """The first game of a vector of three, for Gymnasium's checker to compare with a single environment."""

    def __init__(self, id: str) -> None:
        self.fleet: Any = gymnasium.make_vec(id, 3, vectorization_mode="vector_entry_point", threads=2)
        self.observation_space = self.fleet.single_observation_space
        self.action_space = self.fleet.single_action_space

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        super().reset(seed=seed)
        observation, info = self.fleet.reset(seed=seed)
        return {name: array[0] for name, array in observation.items()}, {"action_mask": info["action_mask"][0]}

    def step(self, action: Any) -> Any:
        observation, rewards, over, cut, info = self.fleet.step([action, 0, 0])
        seen = {name: array[0] for name, array in observation.items()}
        return seen, float(rewards[0]), bool(over[0]), bool(cut[0]), {"action_mask": info["action_mask"][0]}


@pytest.mark.parametrize("id", IDS)
def test_a_game_in_a_fleet_matches_one_alone(id: str) -> None:
    alone = gymnasium.make(id, disable_env_checker=True)
    # Only the single environment reports an illegal action.
    check_environments_match(OneOfAVecEnv(id), alone, num_steps=200, seed=3, info_comparison="superset")


@pytest.mark.parametrize("id", IDS)
def test_a_whole_game_is_played_by_its_mask(id: str) -> None:
    env = gymnasium.make(id, max_steps=100_000)
    observation, info = env.reset(seed=1)
    env.action_space.seed(1)
    total, steps, over = 0.0, 0, False
    while not over:
        assert env.observation_space.contains(observation)
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        total, steps = total + reward, steps + 1
        assert not cut and "illegal" not in info
    assert total in (1.0, -1.0) and info["outcome"]["rule"] and steps > 10
    assert not observation["action_mask"].any()


def test_what_is_not_open_costs_and_changes_nothing() -> None:
    env: Any = gymnasium.make(IDS[0]).unwrapped
    observation, info = env.reset(seed=1)
    [closed, *_] = np.flatnonzero(info["action_mask"] == 0)
    seen, reward, over, cut, told = env.step(closed)
    assert reward == -0.01 and told["illegal"] and not over and not cut
    assert all(np.array_equal(seen[name], observation[name]) for name in observation)
    strict: Any = gymnasium.make(IDS[0], illegal_cost=None).unwrapped
    strict.reset(seed=1)
    with pytest.raises(hedgerow.ChoiceError):
        strict.step(closed)


@pytest.mark.parametrize("id", IDS)
def test_every_choice_is_in_reach_on_narrow_pages(id: str) -> None:
    wide: Any = gymnasium.make(id, max_choices=256).unwrapped
    narrow: Any = gymnasium.make(id, max_choices=3).unwrapped
    rng = np.random.default_rng(1)
    _, info = wide.reset(seed=5)
    narrow.reset(seed=5)
    for _ in range(60):
        legal = [choice["id"] for choice in wide.native.choices()]
        found: list[str] = []
        while len(found) < len(legal):
            page = [choice["id"] for choice in narrow.native.choices()]
            found += page
            if len(found) < len(legal):
                narrow.step(2)
        assert found == legal
        action = int(rng.integers(len(legal)))
        while legal[action] not in (page := [choice["id"] for choice in narrow.native.choices()]):
            narrow.step(2)
        narrow.step(page.index(legal[action]))
        _, _, over, _, _ = wide.step(action)
        if over:
            break


def test_numbers_have_names() -> None:
    env: Any = gymnasium.make(IDS[0]).unwrapped
    observation, _ = env.reset(seed=1)
    names = env.observation_names
    assert len(names) == len(set(names)) == observation["observation"].shape[0]
    view = env.native.view(0)
    health = observation["observation"][env.layout.index("you.health")]
    assert health == view["ratcatcher"]["health"]
    assert len(env.layout.flat_names()) == env.layout.size + 8 * env.layout.width
    sorts = env.layout.choice_sorts
    for choice in env.native.choices():
        sort = sorts[observation["choices"][choice["action"]][0] - 1]
        assert choice["id"].startswith(sort.split("-")[0])


def test_a_flat_observation_holds_the_same_numbers() -> None:
    one: Any = gymnasium.make(IDS[2], observation="flat").unwrapped
    other: Any = gymnasium.make(IDS[2]).unwrapped
    flat, _ = one.reset(seed=2)
    seen, _ = other.reset(seed=2)
    assert np.array_equal(flat, np.concatenate([seen["observation"], seen["choices"].ravel()]))


def test_observations_stay_as_they_are() -> None:
    env: Any = gymnasium.make(IDS[0]).unwrapped
    first, info = env.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}
    for _ in range(20):
        env.step(env.sample())
    assert all(np.array_equal(first[name], kept[name]) for name in kept)


def test_shaping_adds_up_to_what_was_gained() -> None:
    env: Any = gymnasium.make(IDS[0], shaping=1.0).unwrapped
    _, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.sample())
        total += reward
    assert total < -1.0, "whoever loses has lost what chance there was, and the game"


def test_a_game_is_cut_off() -> None:
    env: Any = gymnasium.make(IDS[2], max_steps=5).unwrapped
    env.reset(seed=1)
    cuts = [env.step(env.sample())[3] for _ in range(5)]
    assert cuts == [False] * 4 + [True]


def test_one_agent_does_not_play_against_itself() -> None:
    with pytest.raises(hedgerow.SetupError) as refused:
        gymnasium.make("hedgerow/Everdell-v0", rival="none", players=2)
    assert refused.value.field == "players"
    gymnasium.make("hedgerow/Everdell-v0", rival="rugwort", year=2)
    gymnasium.make("hedgerow/Mystics-v0", players=3, chapter=2)


def test_an_environment_is_rendered() -> None:
    env = gymnasium.make(IDS[0], render_mode="ansi")
    env.reset(seed=1)
    shown: Any = env.render()
    assert "R3.6" in shown and "0  " in shown


def test_a_fleet_begins_anew_after_the_end() -> None:
    fleet: Any = gymnasium.make_vec(
        IDS[0], 8, vectorization_mode="vector_entry_point", copy=False, threads=2, observation="flat"
    )
    seen, info = fleet.reset(seed=1)
    first = seen.copy()
    ends = 0
    for _ in range(400):
        before = fleet._over | fleet._cut
        was_over = before.copy()
        seen, rewards, over, cut, info = fleet.step(fleet.sample())
        assert not over[was_over].any() and not rewards[was_over].any()
        assert (info["action_mask"].any(axis=1) | over).all()
        ends += int(over.sum())
    assert ends > 8
    again, _ = fleet.reset(seed=1)
    assert np.array_equal(again, first)
    again, _ = fleet.reset(seed=list(range(1, 9)))
    assert np.array_equal(again, first)


def test_a_fleet_returns_what_stays_or_what_is_fast() -> None:
    for copy in (True, False):
        fleet: Any = hedgerow.gym.HedgerowVectorEnv("mystics", 4, copy=copy)
        first, _ = fleet.reset(seed=1)
        kept = first["observation"].copy()
        fleet.step(fleet.sample())
        assert np.array_equal(first["observation"], kept) == copy
        assert fleet.observation_space.contains(
            {name: np.ascontiguousarray(array) for name, array in fleet.step(fleet.sample())[0].items()}
        )


def test_gymnasiums_wrappers_go_around() -> None:
    fleet: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        hedgerow.gym.HedgerowVectorEnv("ratcatcher", 4)
    )
    _, info = fleet.reset(seed=1)
    lengths = []
    for _ in range(200):
        _, _, _, _, info = fleet.step(fleet.env.sample())
        if "episode" in info:
            lengths += list(info["episode"]["l"][info["_episode"]])
    assert len(lengths) > 4


def test_arrays_that_do_not_fit_are_refused() -> None:
    native = hedgerow.gym.HedgerowEnv("ratcatcher").native
    size = native.size + 8 * native.width
    good = np.zeros(size, np.int16), np.zeros(native.width, np.int8)
    native.attach(*good)
    frozen = np.zeros(size, np.int16)
    frozen.flags.writeable = False
    for bad in [np.zeros(size + 1, np.int16), np.zeros(size, np.int32), np.zeros(2 * size, np.int16)[::2], frozen]:
        with pytest.raises(hedgerow.HedgerowError):
            native.attach(bad, good[1])


def test_an_observation_tells_nothing_hidden() -> None:
    """The same through the whole package: two games that differ in what a seat cannot see."""
    game = hedgerow.make("everdell", seed=3)
    assert len({str(game.resample(0, seed=seed).view(0)) for seed in range(4)}) == 1


def test_dice_fall_as_they_should() -> None:
    """Each district is equally likely to be drawn first, within four standard deviations."""
    fleet: Any = hedgerow.gym.HedgerowVectorEnv("ratcatcher", 6000, threads=2)
    seen, _ = fleet.reset(seed=1)
    drawn = seen["observation"][:, fleet.layout.index("drawn")]
    kinds, counts = np.unique(drawn[drawn > 0], return_counts=True)
    share = counts.sum() / len(kinds)
    assert len(kinds) > 3
    assert (abs(counts - share) < 4 * np.sqrt(share)).all(), dict(zip(kinds, counts, strict=True))
