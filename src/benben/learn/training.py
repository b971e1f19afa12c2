"""The training: generations of self-play, training and promotion, with everything kept in a folder.

Each stage writes files that are whole or not there. A training that is interrupted continues where it was; the same plan
gives the same files, whichever executor runs the games and however often it was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from benben.arena.executors import Executor, in_order
from benben.bots.network_file import Card, pack, read_bytes, read_file
from benben.kernel.errors import BadInput
from benben.learn.first_games import play_policy_game
from benben.learn.plan import TrainingPlan, shape_for
from benben.learn.promotion import Verdict, play_deal, verdict
from benben.learn.safe_files import append_line, write_whole
from benben.learn.samples import GameSamples, SampleFile
from benben.learn.self_play import play_for_training
from benben.play.seeds import derive_seed
from benben.registry import find_game

Progress = Callable[[str, int, int], None]
"""Called with the stage, what is done of it and the whole of it."""

Generation = dict[str, Any]
"""A line of the history: the number of a generation, its figures, and whether its network was promoted."""


def quiet(stage: str, done: int, whole: int) -> None:
    """Say nothing about progress."""


class Training:
    """A training in its folder."""

    def __init__(
        self,
        plan: TrainingPlan,
        folder: Path,
        executor: Executor,
        progress: Progress = quiet,
        begin: bytes | None = None,
    ) -> None:
        """``begin`` is the network file that the plan begins with; a copy of it is kept in the folder."""
        self.plan = plan
        self.folder = folder
        self._executor = executor
        self._progress = progress
        self._game = find_game(plan.game)
        self._check_folder()
        if begin is not None and not self.begin_path.exists():
            write_whole(self.begin_path, begin)

    @property
    def begin_path(self) -> Path:
        """The file of the network that the training begins with."""
        return self.folder / "begin.network"

    @property
    def best_path(self) -> Path:
        """The file of the best network so far."""
        return self.folder / "best.network"

    @property
    def policy_path(self) -> Path:
        """The file of the network that learned from games of the rollout policy."""
        return self.folder / "policy.network"

    def history(self) -> list[Generation]:
        """The generations that are done."""
        path = self.folder / "history.jsonl"
        return _entries(path, path.read_bytes()) if path.exists() else []

    def run(self, generations: int) -> None:
        """Go on until this many generations are done."""
        for number in range(len(self.history()), generations):
            self._generation(number)

    def learn_from_policy(self) -> bytes:
        """The network that learned from games of the rollout policy; they are played and learned from if it is missing."""
        if not self.policy_path.exists():
            games = self.folder / "games-policy.jsonl"
            self._play("rollout policy", games, self.plan.policy_games, partial(play_policy_game, self.plan))
            self._learn("rollout policy", SampleFile(games).read(), 0, None, self.policy_path)
        return _checked(self.policy_path)

    # --- one generation --------------------------------------------------------------------------------------------------

    def _generation(self, number: int) -> None:
        history = self.history()
        best = self._best_before(history) or self._first_network()
        self._play(f"generation {number}", self._games(number), self.plan.games_of(number), self._self_play(number, best))
        candidate = self._candidate(number)
        if not candidate.exists():
            self._train(number, best)
        result = self._compare(number, best)
        promoted = result.promoted or best is None
        figures = read_file(candidate)[0].figures
        line = {"generation": number, "promoted": promoted, "share": result.share, "deals": result.deals}
        if promoted:
            write_whole(self.best_path, candidate.read_bytes())
        lines = [*history, {**line, "ratio": result.ratio, **figures}]
        write_whole(self.folder / "history.jsonl", "".join(json.dumps(one) + "\n" for one in lines).encode())

    def _self_play(self, number: int, best: bytes | None) -> Callable[[int], GameSamples]:
        """One game of a generation by its number; with ``--evaluator`` those of the first are games of the evaluator."""
        return partial(play_for_training, self.plan, None if number == 0 and self.plan.evaluator else best, number)

    def _play(self, what: str, path: Path, whole: int, play: Callable[[int], GameSamples]) -> None:
        """Play the games that are missing in a file."""
        file = SampleFile(path)
        there = file.numbers()
        missing = [game for game in range(whole) if game not in there]
        stage, done = f"{what}: self-play", len(there)
        self._progress(stage, done, whole)
        with closing(self._executor.run(play, missing)) as games:
            for samples in games:
                file.add(samples)
                done += 1
                self._progress(stage, done, whole)

    def _train(self, number: int, begin: bytes | None) -> None:
        """Train a candidate on the games of the last generations and write its file."""
        first = max(0, number - self.plan.window + 1)
        games = [game for generation in range(first, number + 1) for game in self._samples(generation)]
        self._learn(f"generation {number}", games, number + 1, begin, self._candidate(number))

    def _learn(self, what: str, games: list[GameSamples], generations: int, begin: bytes | None, file: Path) -> None:
        """Train a network on games, beginning with the weights of another one, and write its file.

        ``generations`` are those whose games are known, with the one that is trained; 0 for the network of the policy.
        """
        # These need packages of the extra `train`.
        from benben.learn.dataset import Dataset, common_sources, for_validation, symmetries_of
        from benben.learn.model import train

        begun = None if begin is None else read_bytes(begin, "of this training")
        sources = common_sources(games) if begun is None else begun[0].sources
        shape = shape_for(self._game, self.plan.players, len(sources))
        learned, kept = [[game for game in games if for_validation(game) is kept] or games for kept in (False, True)]
        epochs, stage = [0], f"{what}: training"
        self._progress(stage, 0, self.plan.epochs)

        def count() -> None:
            epochs[0] += 1
            self._progress(stage, epochs[0], self.plan.epochs)

        number = max(0, generations - 1)
        seed = derive_seed(self.plan.seed, number, "training") % (1 << 32)
        symmetries = symmetries_of(self._game, self.plan.players, sources, seed)
        parts = [Dataset(learned, self.plan.players, sources, symmetries), Dataset(kept, self.plan.players, sources)]
        weights = None if begun is None else begun[1]
        trained = train(shape, parts[0], parts[1], epochs=self.plan.epochs, seed=seed, begin=weights, progress=count)
        card = Card(
            game=self.plan.game,
            rules=self.plan.rules,
            box=self.plan.box,
            players=self.plan.players,
            options=dict(self._game.resolve_options(self.plan.options, self.plan.players)),
            shape=shape,
            sources=sources,
            seed=self.plan.seed,
            generation=number,
            games=self.plan.policy_games + sum(self.plan.games_of(generation) for generation in range(generations)),
            command=f"{self.plan.command()} --generations {generations}",
            figures={**trained.figures, "rows": float(len(parts[0]))},
        )
        write_whole(file, pack(card, trained.weights))

    def _compare(self, number: int, best: bytes | None) -> Verdict:
        """Play deals of the promotion until the test is decided or all are played. The first network meets nobody."""
        if best is None:
            return verdict([], self.plan.players)
        path = self.folder / f"promotion-{number:04}.jsonl"
        scores = _scores(path)
        stage = f"generation {number}: promotion"
        found = verdict(scores, self.plan.players)
        if found.decided or len(scores) >= self.plan.deals:
            return found
        work = partial(play_deal, self.plan, best, self._candidate(number).read_bytes(), number)
        deals = in_order(self._executor.run(work, range(len(scores), self.plan.deals)), len(scores))
        with closing(deals):
            for score in deals:
                append_line(path, json.dumps({"deal": len(scores), "score": score}))
                scores.append(score)
                self._progress(stage, len(scores), self.plan.deals)
                found = verdict(scores, self.plan.players)
                if found.decided:
                    break
        return found

    # --- files -------------------------------------------------------------------------------------------------------------

    def _check_folder(self) -> None:
        """Write the plan into a new folder; raise BadInput if the folder holds another training."""
        path = self.folder / "plan.json"
        plan = json.loads(json.dumps(asdict(self.plan)))
        if not path.exists():
            write_whole(path, json.dumps(plan, indent=2).encode())
            return
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError:
            raise BadInput(f"{path} is damaged: choose another folder or delete this one") from None
        for name, value in plan.items():
            if found.get(name) != value:
                why = f"{name} {found.get(name)}; this one: {value}"
                raise BadInput(f"{self.folder} holds another training ({why}): choose another folder or delete this one")

    def _best_before(self, history: list[Generation]) -> bytes | None:
        """The bytes of the network of the last generation that was promoted; None before the first."""
        promoted = [line["generation"] for line in history if line["promoted"]]
        if not promoted:
            return None
        return _checked(self._candidate(promoted[-1]))

    def _first_network(self) -> bytes | None:
        """The network that plays before any was promoted: that of ``--begin``, or of the policy; None for none."""
        if self.plan.begin:
            return _checked(self.begin_path)
        return self.learn_from_policy() if self.plan.policy_games else None

    def _samples(self, generation: int) -> list[GameSamples]:
        return SampleFile(self._games(generation)).read()

    def _games(self, generation: int) -> Path:
        return self.folder / f"games-{generation:04}.jsonl"

    def _candidate(self, generation: int) -> Path:
        return self.folder / f"candidate-{generation:04}.network"


def _checked(path: Path) -> bytes:
    """The bytes of a network file; raise BadInput that names the file if it is missing or damaged."""
    read_file(path)
    return path.read_bytes()


def _scores(path: Path) -> list[float]:
    """The scores of the deals that were played, in order; a line that was not written whole is removed."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        write_whole(path, whole)
    return [float(entry["score"]) for entry in _entries(path, whole)]


def _entries(path: Path, data: bytes) -> list[dict[str, Any]]:
    """The lines of JSON of a file; raise BadInput that names the file if one is damaged."""
    try:
        found = [json.loads(line) for line in data.splitlines()]
    except ValueError as error:
        raise BadInput(f"{path} is damaged ({error}): choose another folder or delete this one") from None
    return found
