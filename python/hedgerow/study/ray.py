"""Studies on a Ray cluster.

    import hedgerow.study.ray
    from hedgerow.study import Study

    summary = hedgerow.study.ray.run(Study.read("balance.toml"), "results")

Every node needs the package ``hedgerow``. The folder of results is on the machine of this program. An interrupted
run resumes, here or with ``hedgerow study run``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .._native import Study

__all__ = ["run"]


def run(
    study: Study,
    folder: str | Path,
    *,
    ahead: int | None = None,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Runs the remaining units of a study on the connected Ray cluster, or on a local one.

    :param ahead: the number of units submitted at the same time; by default four per processor of the cluster.
    :param options: options of each task, as for ``ray.remote``, such as ``{"num_cpus": 1, "max_retries": 5}``.
    :returns: the summary.
    """
    import ray as cluster

    # Ray is typed only in part.
    ray: Any = cluster

    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    text = ray.put(study.to_json())
    task = ray.remote(_unit).options(**{"num_cpus": 1, **(options or {})})
    most = ahead or max(1, int(4 * ray.cluster_resources().get("CPU", 1)))

    def rows(wanted: list[tuple[int, int]]) -> Iterator[bytes]:
        left, handed = iter(wanted), []
        while True:
            for cell, batch in left:
                handed.append(task.remote(text, cell, batch))
                if len(handed) >= most:
                    break
            if not handed:
                return
            done, handed = ray.wait(handed)
            yield from ray.get(done)

    return study.gather(folder, rows)


_READY: dict[str, Study] = {}


def _unit(text: str, cell: int, batch: int) -> bytes:
    """Plays the games of a unit; a worker prepares a study once."""
    if text not in _READY:
        _READY.clear()
        _READY[text] = Study.from_json(text)
    return _READY[text].run_unit(cell, batch)
