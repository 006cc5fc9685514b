"""Exceptions. A call that raises has changed nothing."""

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
    """The base class of all errors.

    ``code`` is a stable name for programs, such as ``refused-setup``; ``rule`` is the number of the rule that
    forbids it, if there is one (`hedgerow.rules` has its text).
    """

    def __init__(self, message: str, *, code: str = "bad-argument", rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class SetupError(HedgerowError, ValueError):
    """A setup whose ``field`` is invalid, or that ``rule`` forbids."""

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
    """An unknown choice, or one that ``rule`` forbids now."""

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
    """A choice for another step of the game."""


class StudyError(HedgerowError, ValueError):
    """An invalid study, or a folder of results that belongs to another study or is in use."""


class GameOverError(HedgerowError):
    """The game is over, or was given up."""


class PlayError(HedgerowError):
    """Another operation that is not possible now, such as undoing more choices than were played."""


class RecordError(HedgerowError, ValueError):
    """A record that is damaged, edited, unfair, or of unknown rules or content."""


class ArgumentError(HedgerowError, ValueError):
    """An invalid argument."""


class UnknownGameError(HedgerowError, LookupError):
    """An unknown game."""


class UnknownPlayerError(HedgerowError, LookupError):
    """An unknown player."""
