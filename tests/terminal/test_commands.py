"""Every command ends in one line and exit code 2 on bad input."""

from __future__ import annotations

import errno
import os
import sys

import pytest

from benben.cli import main
from benben.terminal import info_commands

from terminal.fakes import failure_message

pytestmark = pytest.mark.usefixtures("command_environment")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "there is no game 'chess'; there are giza"),
        (["play", "giza", "--players", "9"], "2 to 6 players, not 9"),
        (["play", "giza", "--players", "many"], "invalid int value"),
        (["play", "giza", "--players", "3", "--bots", "3"], "0 to 2 bots, not 3"),
        (["play", "giza", "--players", "3", "--bots=-1"], "0 to 2 bots, not -1"),
        (["play", "giza", "--level", "god"], "there is no level 'god'; there are random, beginner or builder"),
        (["play", "giza", "--lang", "xx"], "there is no language 'xx'"),
        (["play", "giza", "--seed", "lucky"], "a seed is a whole number or 64 hexadecimal digits, not 'lucky'"),
        (["play", "giza", "--seed", "z" * 64], "a seed is 64 hexadecimal digits"),
        (["play", "giza", "--option", "edition"], "an option is NAME=VALUE, not 'edition'"),
        (["play", "giza", "--option", "edition=1999"], "'1999' is not known"),
        (["play", "giza", "--option", "size=5"], "'size' is not known"),
        (["play", "giza", "--name", "x" * 40], "a player's name has 1 to 12 printable characters"),
        (["play", "giza", "--name", "Ann", "--name", "ann"], "names must differ"),
        (["play", "giza", "--players", "2", "--name", "A", "B", "--name", "C"], "3 names for 2 players"),
        (["play", "giza", "--save", "/dev/null/x"], "the match cannot be saved in /dev/null/x"),
        (["resume"], "there is no unfinished game in"),
        (["resume", "nothing"], "there is no file 'nothing'"),
        (["replay", "nothing"], "nothing cannot be read: No such file"),
        (["verify", "nothing"], "nothing cannot be read: No such file"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "giza", "GZ-4.12"], "there is no rule 'GZ-4.12' in this rulebook; similar ids: GZ-4.2, GZ-4.1"),
        (["rules", "giza", "--lang", "xx"], "there is no language 'xx'"),
        (["games", "--lang", "xx"], "there is no language 'xx'"),
        (["fly"], "invalid choice: 'fly'"),
        (["play"], "name a game, as in: benben play"),
        (["learn"], "name a game, as in: benben learn"),
        (["solve"], "name a game, as in: benben solve"),
    ],
)
def test_bad_input_ends_in_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in failure_message(capsys, *arguments)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk_ends_a_command_in_one_line(
    error: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(_: object) -> int:
        print("what was printed before")
        raise OSError(error, "no room", "games.txt")

    monkeypatch.setattr(info_commands, "games", full)
    out = os.dup(sys.stdout.fileno())
    try:
        assert main(["games"]) == 2
    finally:
        os.dup2(out, sys.stdout.fileno())  # the command drops what it can no longer print
        os.close(out)
    printed = capfd.readouterr()
    assert printed.out == "what was printed before\n"
    assert printed.err == "benben: games.txt: no room; what was saved before is kept\n"


def test_other_errors_of_the_system_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise OSError(errno.EIO, "input/output error")

    monkeypatch.setattr(info_commands, "games", broken)
    with pytest.raises(OSError, match="input/output error"):
        main(["games"])
