"""Studies: many games for a reason, on this machine or on many.

>>> from hedgerow.study import Study
>>> study = Study('game = "ratcatcher"\\nplayers = "random"\\ngames = 4\\nbatch = 2')
>>> study.units()
[(0, 0), (0, 1)]

``study.run(folder)`` runs what is left of it on the threads of this machine, as ``hedgerow study run`` does;
`hedgerow.study.ray` does so on a Ray cluster. Wherever units are run, the tables are the same, byte for byte.
`docs/studies.md` of the project says how a study is written and what comes out.
"""

from __future__ import annotations

from .._native import Study
from ..errors import StudyError

__all__ = ["Study", "StudyError"]
