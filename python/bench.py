"""Steps per second, side by side with other packages in one run: uniformly random legal actions, one thread.

    python bench.py [--seconds S] [--fleet N]

OpenSpiel and PettingZoo's classic games are measured if they are installed (`requirements-bench.txt`). Times are
processor times, which a busy machine affects less.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import hedgerow
from hedgerow.gym import HedgerowEnv, HedgerowVectorEnv

SETUPS: dict[str, dict[str, Any]] = {
    "ratcatcher": {},
    "everdell": {"rival": "nightweave", "players": 1},
    "mystics": {},
}


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time; each call of `step` returns its number of steps."""
    warm = time.process_time() + seconds / 4
    while time.process_time() < warm:
        step()
    count, started = 0, time.process_time()
    while (taken := time.process_time() - started) < seconds:
        for _ in range(20):
            count += step()
    return count / taken


def ours_alone(game: str) -> Callable[[], int]:
    """One environment, as an agent uses it: observation, features and mask are new arrays each time."""
    env = HedgerowEnv(game, **SETUPS[game])
    env.reset(seed=1)
    sample, bits = env.native.sample, random.Random(1).getrandbits

    def step() -> int:
        for _ in range(50):
            _, _, over, cut, _ = env.step(sample(bits(60)))
            if over or cut:
                env.reset()
        return 50

    return step


def ours_together(game: str, count: int) -> Callable[[], int]:
    """A vectorised environment on one thread, without copies of its arrays."""
    fleet = HedgerowVectorEnv(game, count, threads=1, copy=False, **SETUPS[game])
    fleet.reset(seed=1)

    def step() -> int:
        fleet.step(fleet.sample())
        return count

    return step


def open_spiel() -> Iterator[tuple[str, Callable[[], int]]]:
    """OpenSpiel: games in C++ and in Python, without and with an observation tensor."""
    import pyspiel
    from open_spiel.python import games as _  # noqa: F401, registers the games in Python

    def playing(name: str, observing: bool) -> Callable[[], int]:
        game = pyspiel.load_game(name)
        rng = random.Random(1)

        def step() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                if observing:
                    state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            return steps

        return step

    for name in ["tic_tac_toe", "connect_four", "backgammon", "hanabi"]:
        yield f"OpenSpiel {name} (C++)", playing(name, True)
    for name in ["python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker"]:
        try:
            pyspiel.load_game(name)
        except pyspiel.SpielError:
            continue
        yield f"OpenSpiel {name} (Python)", playing(name, False)


def pettingzoo_classics() -> Iterator[tuple[str, Callable[[], int]]]:
    """PettingZoo's classics, raw: without its wrappers."""
    import importlib

    def playing(module: Any) -> Callable[[], int]:
        env = module.raw_env()
        rng = random.Random(1)

        def step() -> int:
            env.reset(seed=rng.getrandbits(30))
            steps = 0
            for agent in env.agent_iter():
                observation, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                env.step(rng.choice(mask.nonzero()[0]))
                steps += 1
            return steps

        return step

    for name in ["tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5", "chess_v6"]:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            module.raw_env()
        except Exception:  # skip a game whose own packages are missing
            continue
        yield f"PettingZoo {name}", playing(module)


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each line")
    parser.add_argument("--fleet", type=int, default=256, help="the number of games stepped together")
    arguments = parser.parse_args()
    lines: list[tuple[str, Callable[[], int]]] = []
    for game in hedgerow.games():
        lines.append((f"hedgerow {game}, one environment", ours_alone(game)))
    for game in hedgerow.games():
        lines.append((f"hedgerow {game}, {arguments.fleet} together", ours_together(game, arguments.fleet)))
    if importlib.util.find_spec("pyspiel"):
        lines += open_spiel()
    if importlib.util.find_spec("pettingzoo"):
        lines += pettingzoo_classics()
    print(f"{'':45}{'steps per second':>16}")
    for name, step in lines:
        print(f"{name:45}{rate(step, arguments.seconds):>16,.0f}", flush=True)


if __name__ == "__main__":
    main()
