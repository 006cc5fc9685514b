"""Fits the network of a game to games of `learn` (docs/learning.md).

    python fit.py WEIGHTS INPUTS GAMES [GAMES ...] [--wide 64] [--narrow 32] [--epochs 12] [--seed 1]

GAMES are files of `learn`, WEIGHTS is written. Needs jax and optax.

The network learns the log odds to win: each row counts as a won game with the share `--result` of its game's result
and the rest of the chance that the search found. All rows of a game are kept together, and every tenth game is held
out; the loss printed for them counts results alone.
"""

import argparse
import hashlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

HEAD = 4  # game, result, chance that the search found, decisions


def read(paths, inputs):
    """The rows of all files, with a number for each game that no other has."""
    tables, games = [], 0
    for path in paths:
        table = np.fromfile(path, "<f4").reshape(-1, HEAD + inputs)
        table[:, 0] += games
        games = int(table[:, 0].max()) + 1
        tables.append(table)
    return np.concatenate(tables)


def begin(key, sizes):
    """Weights to begin with, for layers of these sizes."""
    layers = []
    for before, after in zip(sizes, sizes[1:]):
        key, use = jax.random.split(key)
        layers.append((jax.random.normal(use, (before, after)) * np.sqrt(2 / before), jnp.zeros(after)))
    weights, bias = layers[-1]
    layers[-1] = (weights * 0.1, bias)
    return layers


def odds(layers, inputs):
    """The log odds that a network gives each row."""
    for weights, bias in layers[:-1]:
        inputs = jax.nn.relu(inputs @ weights + bias)
    weights, bias = layers[-1]
    return (inputs @ weights + bias)[:, 0]


def loss(layers, inputs, aims, weight):
    found = optax.sigmoid_binary_cross_entropy(odds(layers, inputs), aims)
    return (found * weight).sum() / weight.sum()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights")
    parser.add_argument("inputs", type=int)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--wide", type=int, default=64)
    parser.add_argument("--narrow", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--result", type=float, default=0.7)
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args()

    table = read(settings.games, settings.inputs)
    held_out = table[:, 0] % 10 == 9
    result, found = table[:, 1], table[:, 2]
    share = np.where(found < 0, 1, settings.result)
    aims = share * result + (1 - share) * found
    inputs = table[:, HEAD:]
    train = (jnp.asarray(inputs[~held_out]), jnp.asarray(aims[~held_out]))
    test = (jnp.asarray(inputs[held_out]), jnp.asarray(result[held_out]))
    ones = jnp.ones(settings.batch)

    rows = train[0].shape[0]
    steps = rows // settings.batch
    schedule = optax.cosine_decay_schedule(settings.rate, steps * settings.epochs)
    optimiser = optax.adamw(schedule, weight_decay=settings.decay)
    key = jax.random.key(settings.seed)
    key, use = jax.random.split(key)
    layers = begin(use, [settings.inputs, settings.wide, settings.narrow, 1])
    state = optimiser.init(layers)

    @jax.jit
    def epoch(layers, state, order):
        def step(carry, batch):
            layers, state = carry
            value, slope = jax.value_and_grad(loss)(layers, train[0][batch], train[1][batch], ones)
            change, state = optimiser.update(slope, state, layers)
            return (optax.apply_updates(layers, change), state), value

        (layers, state), values = jax.lax.scan(step, (layers, state), order)
        return layers, state, values.mean()

    for number in range(settings.epochs):
        key, use = jax.random.split(key)
        order = jax.random.permutation(use, rows)[: steps * settings.batch].reshape(steps, settings.batch)
        layers, state, value = epoch(layers, state, order)
        held = loss(layers, *test, jnp.ones(test[0].shape[0]))
        print(f"epoch {number + 1}: loss {value:.4f}, held-out games {held:.4f}", flush=True)

    numbers = [np.asarray(part, "<f4").reshape(-1) for layer in layers for part in layer]
    content = np.concatenate(numbers).tobytes()
    with open(settings.weights, "wb") as file:
        file.write(content)
    print(f"{rows} rows, {len(content)} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


main()
