"""The verifier in JavaScript agrees with `benben verify` on every kept record, and finds what was changed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benben.play.evidence import evidence_of, evidence_text
from benben.play.record import Record, short_hash

from node_command import VERIFIER, find_node

ROOT = Path(__file__).parents[2]
RECORDS = sorted([*(ROOT / "tests" / "records").rglob("*.record"), *ROOT.glob("tests/games/*/records/*.record")])
WITH_NUMBERS = ROOT / "tests" / "records" / "giza-contributions.record"
"""A record in which two seats revealed a random number, one did not, and one had none."""

Forgery = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="session")
def node() -> str:
    return find_node()


def verify(node: str, *paths: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([node, VERIFIER, *paths], capture_output=True, text=True, timeout=120)


@cache
def evidence(path: Path) -> str:
    text = path.read_text("utf-8")
    return evidence_text(evidence_of(Record.loads(text), text))


@pytest.mark.slow
def test_it_agrees_with_benben_verify_on_every_kept_record(node: str, tmp_path: Path) -> None:
    files, expected = [], []
    for number, path in enumerate(RECORDS):
        record = Record.loads(path.read_text("utf-8"))
        files.append(tmp_path / f"{number}-{path.stem}.json")
        files[-1].write_text(evidence(path), "utf-8")
        revealed = sum(one is not None and one.revealed is not None for one in record.contributions)
        numbers = f" and the random numbers of {revealed} of {record.players} seats" if revealed else ""
        expected.append(f"{files[-1]}: {record.verify()} chance events follow from the committed seed{numbers}")
    result = verify(node, *files)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == expected
    assert sum("random numbers" in line for line in expected) >= 4, "records of both formats were tried"


def reverse_outcomes(found: dict[str, Any]) -> None:
    for event in found["chances"]:
        event["outcomes"].reverse()


def swap_weights(found: dict[str, Any]) -> None:
    """Give every event the weights of the next one among its own outcomes."""
    for event in found["chances"]:
        weights = [weight for _, weight in event["outcomes"]]
        event["outcomes"] = [[text, weights[n - 1] + n] for n, (text, _) in enumerate(event["outcomes"])]


def change_event(found: dict[str, Any]) -> None:
    """Put another outcome in the file and in the record, with a check that fits."""
    event = next(one for one in found["chances"] if len(one["outcomes"]) > 1)
    other = next(text for text, _ in event["outcomes"] if text != event["drawn"])
    lines = found["record"].split("\n")
    check = next(line for line in lines if line.startswith("check: ")).removeprefix("check: ")
    old = f"{event['action']} chance {event['drawn']}"
    at = next(n for n, line in enumerate(lines) if line.startswith(f"{old} #"))
    new = f"{event['action']} chance {other}"
    lines[at] = f"{new} #{short_hash(check + new)}"
    found["record"], event["drawn"] = "\n".join(lines), other


def change_event_in_the_file(found: dict[str, Any]) -> None:
    event = next(one for one in found["chances"] if len(one["outcomes"]) > 1)
    event["drawn"] = next(text for text, _ in event["outcomes"] if text != event["drawn"])


def change_seed(found: dict[str, Any]) -> None:
    found["record"] = found["record"].replace(found["seed"], "0" * 64)
    found["seed"] = "0" * 64


def forget_a_contribution(found: dict[str, Any]) -> None:
    """Write the header as if a seat had not revealed its number."""
    one = found["contributions"][1]
    rewrite_header(found, f"{one['commitment']} {one['randomness']}", f"{one['commitment']} not revealed")
    one["randomness"] = None


def change_a_contribution(found: dict[str, Any]) -> None:
    """Write another random number of a seat into header and file; its commitment stays."""
    one = found["contributions"][0]
    rewrite_header(found, one["randomness"], "1" * 64)
    one["randomness"] = "1" * 64


def change_a_contribution_in_the_file(found: dict[str, Any]) -> None:
    found["contributions"][0]["randomness"] = "1" * 64


def rewrite_header(found: dict[str, Any], old: str, new: str) -> None:
    """Replace a text of the header, and write every check anew as a forger would."""
    head, _, rest = found["record"].partition("\ncheck: ")
    assert old in head
    head = head.replace(old, new)
    check, lines = short_hash(head), []
    for line in rest.split("\n")[1:]:
        said, mark, _ = line.rpartition(" #")
        lines.append(f"{said} #{short_hash(check + said)}" if mark else line)
    found["record"] = "\n".join([head, f"check: {check}", *lines])


def drop_an_event(found: dict[str, Any]) -> None:
    del found["chances"][3]


def cut_the_record(found: dict[str, Any]) -> None:
    found["record"] = found["record"][:900]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("forgery", "why"),
    [
        (reverse_outcomes, "the seed gives"),
        (swap_weights, "the seed gives"),
        (change_event, "the seed gives"),
        (change_event_in_the_file, "in the record, the file says"),
        (change_seed, "the seed is not the one that was committed to"),
        (forget_a_contribution, "the seed gives"),
        (change_a_contribution, "the revealed random number is not the one"),
        (change_a_contribution_in_the_file, "'contributions' of the file"),
        (drop_an_event, "chance events, the record has"),
        (cut_the_record, "of the record:"),
        (lambda found: found.update(format="benben-evidence 7"), "no evidence file"),
    ],
)
def test_it_finds_what_was_changed(node: str, tmp_path: Path, forgery: Forgery, why: str) -> None:
    found = json.loads(evidence(WITH_NUMBERS))
    forgery(found)
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(found), "utf-8")
    result = verify(node, path)
    assert result.returncode == 1
    assert why in result.stderr, result.stderr
    assert result.stdout == ""


def test_the_first_event_that_differs_is_named(node: str, tmp_path: Path) -> None:
    found = json.loads(evidence(WITH_NUMBERS))
    record = Record.loads(found["record"])
    parse, dealer = record.game.parse, record.dealer()
    differing = []
    for number, event in enumerate(found["chances"], 1):
        turned = [*event["outcomes"][1:], event["outcomes"][0]]
        drawn = dealer.pick(number, [(parse(text), weight) for text, weight in turned])
        if number > 4 and drawn != parse(event["drawn"]):
            event["outcomes"] = turned
            differing.append((number, event["action"], event["drawn"], record.game.text(drawn)))
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(found), "utf-8")
    number, action, written, drawn_text = differing[0]
    wrong = f"{path}: chance event {number} (action {action}) is '{written}', the seed gives '{drawn_text}'\n"
    assert verify(node, path).stderr == wrong


def test_files_that_are_no_evidence_are_named(node: str, tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text("nonsense", "utf-8")
    (tmp_path / "two.json").write_text("[]", "utf-8")
    result = verify(node, tmp_path / "one.json", tmp_path / "two.json", tmp_path / "three.json")
    assert result.returncode == 1
    assert [f"{name}.json" in result.stderr for name in ("one", "two", "three")] == [True] * 3
    assert verify(node).returncode == 2
