"""A study has the same rows on one thread and on many, after an interruption, through Python and on Ray."""

from __future__ import annotations

import importlib.util
import pickle
from pathlib import Path

import pytest
from hedgerow.study import Study, StudyError

TEXT = """
game = "ratcatcher"
players = "greedy"
games = 24
batch = 4
decisions = true

[[vary]]
setup = "nemesis"
values = ["maw", "rat_king"]
"""


def tables(folder: Path) -> dict[str, bytes]:
    """The files of a finished study, without its intermediate parts."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name != "lock"}


@pytest.fixture(scope="module")
def study() -> Study:
    return Study(TEXT, name="a-test")


@pytest.fixture(scope="module")
def whole(study: Study, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("whole")
    summary = study.run(folder, threads=1)
    assert summary["games"] == 48 and summary["study"] == "a-test"
    return tables(folder)


def test_threads_make_no_difference(study: Study, whole: dict[str, bytes], tmp_path: Path) -> None:
    study.run(tmp_path, threads=3)
    assert tables(tmp_path) == whole
    assert any(name.endswith(".parquet") for name in whole)


def test_python_makes_no_difference(study: Study, whole: dict[str, bytes], tmp_path: Path) -> None:
    asked: list[list[tuple[int, int]]] = []

    def backwards(units: list[tuple[int, int]]) -> list[bytes]:
        asked.append(units)
        other = pickle.loads(pickle.dumps(study))
        return [other.run_unit(cell, batch) for cell, batch in reversed(units)]

    study.gather(tmp_path, backwards)
    assert tables(tmp_path) == whole and sorted(asked[0]) == study.units()
    # Finished units are not run again.
    study.gather(tmp_path, backwards)
    assert len(asked) == 1


def test_a_run_that_was_broken_off_goes_on(study: Study, whole: dict[str, bytes], tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def some(units: list[tuple[int, int]]) -> object:
        for cell, batch in units[:5]:
            yield study.run_unit(cell, batch)
        raise Enough

    with pytest.raises(Enough):
        study.gather(tmp_path, some)
    study.run(tmp_path, threads=2)
    assert tables(tmp_path) == whole


def test_what_is_wrong_is_told(study: Study, tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="players"):
        Study('game = "ratcatcher"\nplayers = "oracle"\ngames = 1')
    with pytest.raises(StudyError) as missing:
        Study.read(tmp_path / "nothing.toml")
    assert missing.value.code == "file"
    with pytest.raises(ValueError, match="no unit"):
        study.run_unit(99, 0)
    with pytest.raises(StudyError) as rows:
        study.gather(tmp_path, lambda units: [b"nonsense"])
    assert rows.value.code == "rows"
    with pytest.raises(StudyError) as short:
        study.gather(tmp_path, lambda units: [])
    assert short.value.code == "missing"
    other = Study(TEXT.replace("24", "25"), name="a-test")
    with pytest.raises(StudyError) as another:
        other.run(tmp_path)
    assert another.value.code == "another-study"


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed (requirements-ray.txt)")
def test_ray_makes_no_difference(study: Study, whole: dict[str, bytes], tmp_path: Path) -> None:
    import hedgerow.study.ray
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        summary = hedgerow.study.ray.run(study, tmp_path, ahead=3)
        assert summary["games"] == 48 and tables(tmp_path) == whole
    finally:
        ray.shutdown()
