"""SealedChoices: the choices of seats that are asked simultaneously, kept until the last of them has chosen."""

from __future__ import annotations

from collections.abc import Sequence


class SealedChoices:
    """A choice for each seat that has chosen. Nobody but that seat may read it before all are opened."""

    def __init__(self) -> None:
        self._choices: dict[int, int] = {}

    def __bool__(self) -> bool:
        return bool(self._choices)

    def seats(self) -> tuple[int, ...]:
        """The seats that have chosen, in order."""
        return tuple(sorted(self._choices)) if self._choices else ()

    def choice_of(self, seat: int) -> int | None:
        """The choice of a seat, for that seat alone; None if it has not chosen."""
        return self._choices.get(seat)

    def missing(self, asked: Sequence[int]) -> tuple[int, ...]:
        """The seats among those asked that have not chosen yet."""
        return tuple([seat for seat in asked if seat not in self._choices])

    def seal(self, seat: int, action: int) -> None:
        """Seal a choice, or replace the seat's earlier one."""
        self._choices[seat] = action

    def withdraw(self, seat: int) -> bool:
        """Take a choice back; False if the seat has not chosen."""
        return self._choices.pop(seat, None) is not None

    def in_seat_order(self) -> list[tuple[int, int]]:
        """Every seat and its choice, in seat order."""
        return sorted(self._choices.items())

    def open(self) -> list[tuple[int, int]]:
        """Every seat and its choice, in seat order; nothing is sealed afterwards."""
        choices = self.in_seat_order()
        self._choices.clear()
        return choices
