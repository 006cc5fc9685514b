"""What can go wrong. Whatever raises has changed nothing."""

from __future__ import annotations

__all__ = [
    "ArgumentError",
    "ChoiceError",
    "GameOverError",
    "HedgerowError",
    "PlayError",
    "RecordError",
    "SetupError",
    "StaleError",
    "StudyError",
    "UnknownGameError",
    "UnknownPlayerError",
]


class HedgerowError(Exception):
    """Anything that Hedgerow refuses.

    ``code`` is a stable name for programs, such as ``refused-setup``; ``rule`` the number of the rule that
    stands against it, if one does (`hedgerow.rules` has its text).
    """

    def __init__(self, message: str, *, code: str = "bad-argument", rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class SetupError(HedgerowError, ValueError):
    """A setup that cannot be read, in ``field``, or that ``rule`` forbids."""

    def __init__(
        self,
        message: str,
        *,
        code: str = "unreadable-setup",
        rule: str | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(message, code=code, rule=rule)
        self.field = field or None


class ChoiceError(HedgerowError, ValueError):
    """A choice that there is not, or that ``rule`` forbids now."""

    def __init__(
        self,
        message: str,
        *,
        code: str = "unknown-choice",
        rule: str | None = None,
        choice: str | None = None,
    ) -> None:
        super().__init__(message, code=code, rule=rule)
        self.choice = choice or None


class StaleError(HedgerowError):
    """A choice that was made for another step of the game."""


class StudyError(HedgerowError, ValueError):
    """A study that says something wrong, or a folder of results that is another's, or in use."""


class GameOverError(HedgerowError):
    """Nothing can be played: the game is over, or was given up."""


class PlayError(HedgerowError):
    """Something else that cannot be done with a game now, such as taking back more than was played."""


class RecordError(HedgerowError, ValueError):
    """A record that is damaged, edited, unfair, or of something that is not known here."""


class ArgumentError(HedgerowError, ValueError):
    """An argument that means nothing."""


class UnknownGameError(HedgerowError, LookupError):
    """A game that there is not."""


class UnknownPlayerError(HedgerowError, LookupError):
    """A player that there is not."""
