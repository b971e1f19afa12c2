"""The duel of searches: every deal is played from each seat, and a network can stand behind the rollout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benben.registry import find_game
from benchmarks.search_duel import Duel, SearchBy, main, play_deal, report_line

from bots.networks_by_hand import random_file


@pytest.mark.slow
def test_every_deal_is_played_from_each_seat() -> None:
    duel = Duel([], [0.0, 0.0], [0, 0])
    for number in range(2):
        play_deal(find_game("giza"), 2, number, 1, [SearchBy(3, 0.1), SearchBy(3)], duel)
    assert len(duel.scores) == 2
    assert set(duel.scores) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert min(duel.moves) > 20
    assert "(equal: 0.500), 2 deals with every seat" in report_line(duel, 2)


def test_a_network_can_stand_behind_the_rollout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "2.network"
    file.write_bytes(random_file(find_game("giza"), 2))
    words = ["giza", "--players", "2", "--deals", "1", "--iterations", "3", "--network", str(file), "--weight", "0.5"]
    assert main(words) == 0
    assert re.match(r"share \d\.\d+ ± 1\.000 \(equal: 0\.500\), 1 deals with every seat, ", capsys.readouterr().out)
