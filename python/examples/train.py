"""Trains a small policy with plain NumPy, and measures it against random play and against a search.

    python examples/train.py [--seconds S] [--page FILE]

The policy scores each choice. For each sort of choice, it has one weight for each of a few features of the choice
and of the table. It is trained with REINFORCE on many games of The Ratcatcher in parallel. The reward is shaped by
the game's own estimate of the chance to win. Such a small policy hardly ever wins, so the measure is the cheese
that it gains, of the ten that win. `--page` writes a self-contained page with charts.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import hedgerow
import numpy as np
from hedgerow.gym import HedgerowVectorEnv
from numpy.typing import NDArray

import charts

Floats = NDArray[np.float64]

GAME = "ratcatcher"
TABLE = ["you.health", "you.dice", "you.movement", "you.cheese"]
CHOICE = ["what", "rats", "cheese", "nemesis", "things"]
LENGTH = 24
DISCOUNT = 0.9
SHAPING = 10.0


class Policy:
    """Scores of choices, linear in their features."""

    def __init__(self, fleet: Any) -> None:
        layout = fleet.layout
        self.table = [layout.index(name) for name in TABLE]
        self.choice = [layout.choice_names.index(name) for name in CHOICE]
        self.sorts = len(layout.choice_sorts) + 1
        self.scale = np.array([1.0] + [4.0] * len(TABLE) + [8.0, 4.0, 2.0, 1.0, 2.0])
        self.weights: Floats = np.zeros((self.sorts, len(self.scale)))
        self.moments: list[Floats] = [np.zeros_like(self.weights), np.zeros_like(self.weights)]
        self.updates = 0

    def look(self, seen: Any) -> tuple[NDArray[np.int64], Floats]:
        """The sort of each choice, and its features."""
        choices = seen["choices"]
        known = np.empty((*choices.shape[:2], len(self.scale)))
        known[..., 0] = 1.0
        known[..., 1 : 1 + len(TABLE)] = seen["observation"][:, None, self.table]
        known[..., 1 + len(TABLE) :] = choices[..., self.choice]
        known /= self.scale
        return choices[..., 0].astype(np.int64), np.clip(known, -2.0, 2.0)

    def shares(self, sorts: NDArray[np.int64], known: Floats, mask: NDArray[np.int8]) -> Floats:
        """The probability of each action."""
        scores = np.einsum("nwd,nwd->nw", self.weights[sorts], known)
        scores = np.where(mask == 1, scores, -np.inf)
        # A finished game has no legal action; its action is ignored.
        scores[~mask.any(axis=1)] = 0.0
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def learn(self, gradient: Floats, rate: float = 0.05) -> None:
        """One step of Adam, upwards."""
        self.updates += 1
        first, second = self.moments
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient**2 - second)
        mean, square = first / (1 - 0.9**self.updates), second / (1 - 0.999**self.updates)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def pick(shares: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each game, drawn by its probabilities."""
    return np.asarray((shares.cumsum(axis=1) > rng.random((len(shares), 1))).argmax(axis=1))


def train(policy: Policy, fleet: Any, seconds: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """REINFORCE on short segments of many games; returns the course of the mean reward per step."""
    count, started, history = fleet.num_envs, time.process_time(), []
    seen, _ = fleet.reset(seed=1)
    while time.process_time() - started < seconds:
        steps, rewards, ends = [], np.zeros((LENGTH, count)), np.zeros((LENGTH, count))
        for at in range(LENGTH):
            sorts, known = policy.look(seen)
            shares = policy.shares(sorts, known, seen["action_mask"])
            actions = pick(shares, rng)
            steps.append((sorts, known, shares, actions))
            seen, reward, over, cut, _ = fleet.step(actions)
            rewards[at], ends[at] = reward, over | cut
        worth, after = np.zeros_like(rewards), np.zeros(count)
        for at in reversed(range(LENGTH)):
            after = rewards[at] + DISCOUNT * after * (1 - ends[at])
            worth[at] = after
        worth = (worth - worth.mean()) / (worth.std() + 1e-8)
        gradient = np.zeros_like(policy.weights)
        for (sorts, known, shares, actions), gain in zip(steps, worth, strict=True):
            chosen = np.zeros_like(shares)
            chosen[np.arange(count), actions] = 1.0
            share = (chosen - shares) * gain[:, None]
            for at in range(known.shape[2]):
                weighed = (share * known[..., at]).ravel()
                gradient[:, at] += np.bincount(sorts.ravel(), weighed, policy.sorts)
        policy.learn(gradient / (LENGTH * count))
        history.append((time.process_time() - started, float(rewards.mean())))
    return history


def gained(fleet: Any, choose: Any, games: int) -> list[float]:
    """The cheese gained in each of a number of whole games."""
    seen, _ = fleet.reset(seed=1_000_000)
    cheese, at = [], fleet.layout.index("you.cheese")
    while len(cheese) < games:
        seen, _, over, cut, _ = fleet.step(choose(seen))
        cheese += list(seen["observation"][over | cut, at])
    return [float(count) for count in cheese]


def gained_by(name: str, games: int) -> list[float]:
    """The cheese gained in each game of a computer player."""
    cheese = []
    for seed in range(games):
        game = hedgerow.play(hedgerow.make(GAME, seed=seed), [hedgerow.Player(name, seed=seed)])
        cheese.append(float(game.view()["ratcatcher"]["cheese"]))
    return cheese


def interval(numbers: list[float]) -> tuple[float, float, float]:
    """The mean, with its 99 % confidence interval."""
    mean, spread = float(np.mean(numbers)), float(2.576 * np.std(numbers) / np.sqrt(len(numbers)))
    return mean, max(0.0, mean - spread), mean + spread


def main() -> dict[str, tuple[float, float, float]]:
    """Trains, measures, and tells; returns the cheese that each gains, with its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="of training, of the processor")
    parser.add_argument("--games", type=int, default=2000, help="to measure with")
    parser.add_argument("--search", type=int, default=40, help="games of computer players")
    parser.add_argument("--page", help="where to write a page with charts")
    arguments = parser.parse_args()
    rng = np.random.default_rng(1)
    fleet: Any = HedgerowVectorEnv(GAME, 128, copy=False, shaping=SHAPING)
    policy = Policy(fleet)
    history = train(policy, fleet, arguments.seconds, rng)
    plain: Any = HedgerowVectorEnv(GAME, 128, copy=False)

    def trained(seen: Any) -> NDArray[np.int64]:
        sorts, known = policy.look(seen)
        return pick(policy.shares(sorts, known, seen["action_mask"]), rng)

    results = {
        "random": interval(gained(plain, lambda _: plain.sample(), arguments.games)),
        "trained": interval(gained(plain, trained, arguments.games)),
        "greedy": interval(gained_by("greedy", arguments.search)),
        "search:50": interval(gained_by("search:50", arguments.search)),
    }
    print(f"{policy.updates} updates, {policy.updates * LENGTH * fleet.num_envs} steps")
    for name, (mean, low, high) in results.items():
        print(f"{name:12} gains {mean:5.2f} cheese, with 99 % between {low:.2f} and {high:.2f}")
    if arguments.page:
        page = charts.page(
            "A small policy for The Ratcatcher",
            [
                charts.bars("Cheese gained in a game, with intervals of 99 %", results),
                charts.line("Mean reward of a step while it was trained", history, "seconds"),
            ],
        )
        with open(arguments.page, "w", encoding="utf-8") as file:
            file.write(page)
        print(f"{arguments.page} written")
    return results


if __name__ == "__main__":
    main()
