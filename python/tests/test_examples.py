"""The examples do what they say."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path
from typing import Any

import hedgerow
import hedgerow.gym
import hedgerow.pettingzoo
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))


def test_a_trained_policy_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import train

    page = tmp_path / "page.html"
    monkeypatch.setattr(sys, "argv", ["train.py", "--seconds", "8", "--search", "20", "--page", str(page)])
    results = train.main()
    (_, _, chance), (_, trained, _) = results["random"], results["trained"]
    assert trained > chance, capsys.readouterr().out
    written = page.read_text(encoding="utf-8")
    assert written.count("<svg") == 2 and "http" not in written


def test_players_of_ours_keep_company(capsys: pytest.CaptureFixture[str]) -> None:
    import company

    assert company.main() == "counted"
    assert "every card" in capsys.readouterr().out


@pytest.mark.parametrize("module", [hedgerow, hedgerow.gym, hedgerow.pettingzoo])
def test_what_the_documentation_shows_is_so(module: Any) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0 and failed == 0
