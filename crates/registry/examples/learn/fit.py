"""Fits the network of a game to games of `learn` (docs/learning.md).

    python fit.py WEIGHTS INPUTS GAMES [GAMES ...] [--targets 2] [--drop 0.2] [--epochs 12] [--seed 1]

GAMES are files of `learn`, WEIGHTS is written. Needs jax and optax.

Without targets the network learns the log odds to win: each row counts as a won game with the share `--result` of its
game's result and the rest of the chance that the search found. With targets it has as many outputs, and learns them by
least squares. All rows of a game are kept together, and every tenth game is held out; the loss printed for them counts
results alone, or is the root of the mean square of each target's error.
"""

import argparse
import hashlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

HEAD = 4  # game, result, chance that the search found, decisions


def read(paths, width):
    """The rows of all files, with a number for each game that no other has."""
    tables, games = [], 0
    for path in paths:
        table = np.fromfile(path, "<f4").reshape(-1, HEAD + width)
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


def outputs(layers, inputs, drop=0.0, key=None):
    """What a network finds for each row, with a share of inputs and cells left out."""
    for weights, bias in layers[:-1]:
        if drop > 0:
            key, use = jax.random.split(key)
            inputs = inputs * jax.random.bernoulli(use, 1 - drop, inputs.shape) / (1 - drop)
        inputs = jax.nn.relu(inputs @ weights + bias)
    weights, bias = layers[-1]
    return inputs @ weights + bias


def log_loss(found, aims):
    return optax.sigmoid_binary_cross_entropy(found, aims).mean()


def squares(found, aims):
    return ((found - aims) ** 2).mean()


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
    parser.add_argument("--targets", type=int, default=0)
    parser.add_argument("--drop", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args()

    table = read(settings.games, settings.targets + settings.inputs)
    held_out = table[:, 0] % 10 == 9
    result, found = table[:, 1], table[:, 2]
    inputs = table[:, HEAD + settings.targets :]
    if settings.targets:
        loss, aims = squares, table[:, HEAD : HEAD + settings.targets]
        results = aims
    else:
        share = np.where(found < 0, 1, settings.result)
        loss, aims = log_loss, (share * result + (1 - share) * found)[:, None]
        results = result[:, None]
    train = (jnp.asarray(inputs[~held_out]), jnp.asarray(aims[~held_out]))
    test = (jnp.asarray(inputs[held_out]), jnp.asarray(results[held_out]))

    rows = train[0].shape[0]
    steps = rows // settings.batch
    schedule = optax.cosine_decay_schedule(settings.rate, steps * settings.epochs)
    optimiser = optax.adamw(schedule, weight_decay=settings.decay)
    key = jax.random.key(settings.seed)
    key, use = jax.random.split(key)
    layers = begin(use, [settings.inputs, settings.wide, settings.narrow, aims.shape[1]])
    # What never came up must not matter where it does.
    seen = jnp.asarray((inputs != 0).any(axis=0)[:, None])
    layers[0] = (layers[0][0] * seen, layers[0][1])
    state = optimiser.init(layers)

    @jax.jit
    def epoch(layers, state, order, key):
        def step(carry, batch):
            layers, state, key = carry
            key, use = jax.random.split(key)

            def lost(layers):
                return loss(outputs(layers, train[0][batch], settings.drop, use), train[1][batch])

            value, slope = jax.value_and_grad(lost)(layers)
            change, state = optimiser.update(slope, state, layers)
            return (optax.apply_updates(layers, change), state, key), value

        (layers, state, _), values = jax.lax.scan(step, (layers, state, key), order)
        return layers, state, values.mean()

    for number in range(settings.epochs):
        key, use, drops = jax.random.split(key, 3)
        order = jax.random.permutation(use, rows)[: steps * settings.batch].reshape(steps, settings.batch)
        layers, state, value = epoch(layers, state, order, drops)
        left = outputs(layers, test[0])
        held = np.sqrt(((left - test[1]) ** 2).mean(axis=0)) if settings.targets else log_loss(left, test[1])
        print(f"epoch {number + 1}: loss {value:.4f}, held-out games {np.round(held, 4)}", flush=True)

    numbers = [np.asarray(part, "<f4").reshape(-1) for layer in layers for part in layer]
    content = np.concatenate(numbers).tobytes()
    with open(settings.weights, "wb") as file:
        file.write(content)
    print(f"{rows} rows, {len(content)} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


main()
