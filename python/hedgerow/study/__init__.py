"""Studies: many games that answer a question, on this machine or on many.

>>> from hedgerow.study import Study
>>> study = Study('game = "ratcatcher"\\nplayers = "random"\\ngames = 4\\nbatch = 2')
>>> study.units()
[(0, 0), (0, 1)]

``study.run(folder)`` runs its remaining units on the threads of this machine, as ``hedgerow study run`` does;
`hedgerow.study.ray` does so on a Ray cluster. The tables are the same, byte for byte. `docs/studies.md` of the
project describes the file of a study and its results.
"""

from __future__ import annotations

from .._native import Study
from ..errors import StudyError

__all__ = ["Study", "StudyError"]
