"""The table: people and bots take their turns at one keyboard, and every action is saved before the next is asked."""

from __future__ import annotations

from rich.text import Text

from benben.play.match import Match
from benben.terminal.drawing import Artist
from benben.terminal.reports import breakdown_lines, log_lines, news, result_line
from benben.terminal.saved_games import Save
from benben.terminal.screen import Screen
from benben.terminal.seating import BotMaker, Seating, bot_seed
from benben.terminal.signals import undisturbed
from benben.terminal.turn import Quit, TakenBack, Translated, Turn
from benben.words import Words


class Table:
    """One match in a terminal."""

    def __init__(self, match: Match, seed: bytes, save: Save, screen: Screen, language: str, bots: BotMaker) -> None:
        self.match = match
        self.seed = seed
        self.save = save
        self.screen = screen
        self.make_bot = bots
        self.seating = Seating.from_tags(match.record.tags, match.players)
        self.speak(language)
        self.people = self.seating.people()
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        """Who has the keyboard; nobody before the first hand-over."""

    def play(self) -> None:
        """Play to the end and show the result."""
        self.keep()
        while not self.match.over():
            self._step()
        self.screen.page(self.result(), self.words)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.words = Words(language, self.seating.by_word(), self.match.game.name, self.match.record.options)
        self.artist = Artist(self.words, self.seating.labels(self.words), self.seating.short_labels())

    def keep(self) -> None:
        """Save the match as it stands."""
        self.save.write(self.match, self.seed)

    def result(self) -> list[Text]:
        """How it ended: why, who won, and every point explained."""
        state = self.match.state
        ending = log_lines(self.match.game, self.match.events(None)[-1:], self.words)
        return [*ending, result_line(state, self.words), *breakdown_lines(state, self.words, self.artist.labels)]

    def wants_rematch(self) -> bool:
        """Whether those at the table want another game."""
        if not self.screen.live:
            return False
        self.screen.clear()
        self.screen.show([result_line(self.match.state, self.words)])
        reply = self.screen.ask(self.words.say("terminal-rematch") + " ")
        return reply.casefold() in self.words.say("terminal-yes").casefold().split()

    # --- details ---------------------------------------------------------------------------------------------------------

    def _step(self) -> None:
        actors = self.match.actors()
        bots = [seat for seat in actors if self.seating.levels[seat]]
        if bots:
            self._bot_moves(bots[0])
        else:
            self._person_moves(self.holder if self.holder in actors else actors[0])

    def _take(self, seat: int, action: int) -> None:
        """Play and save, without being broken off between the two."""
        with undisturbed():
            self.match.play(seat, action)
            self.keep()

    def _bot_moves(self, seat: int) -> None:
        if self.screen.live:
            self._show(self.people[0] if len(self.people) == 1 else None)
        moment = len(self.match.record.entries)
        bot = self.make_bot(self.seating.levels[seat], self.match.game, bot_seed(self.seed, seat, moment))
        label = self.words.say("terminal-thinking", name=self.seating.title(seat, self.words))
        action: int | None = None
        with self.screen.progress(label) as told:
            for thought in bot.think(self.match.perspective(seat)):
                action = thought.action
                told(thought.progress)
        assert action is not None, f"{bot.name} had no thought"
        self._take(seat, action)

    def _show(self, viewer: int | None) -> None:
        """The board and the latest news while nothing is asked, as this seat sees it or as anyone may."""
        view = self.match.perspective(viewer).view()
        log = log_lines(self.match.game, news(self.match.events(viewer))[-self.screen.height :], self.words)
        board = self.artist.draw(self.match.game.scene(view), self.screen.width, self.screen.height - 3, view["viewer"])
        room = self.screen.height - len(board) - 2
        self.screen.clear()
        self.screen.show([*board, *(log[-room:] if room > 0 else [])])

    def _person_moves(self, seat: int) -> None:
        if seat != self.holder:
            self._hand_over(seat)
        try:
            action = Turn(self.match, seat, self.screen, self.words, self.artist, self.make_bot).decide()
        except TakenBack:
            self.keep()
            return
        except Translated as wish:
            self.speak(wish.language)
            return
        self._take(seat, action)
        passes = not self.match.over() and seat not in self.match.actors()
        if passes and (len(self.people) > 1 or self.match.can_undo(seat)):
            self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        """Before somebody else moves: see what the move has brought and, if it can be taken back, think again."""
        self._show(seat)
        can_undo = self.match.can_undo(seat)
        word = self.screen.ask(self.words.say("terminal-last-call" if can_undo else "terminal-turn-over") + " ").lower()
        if can_undo and word in ("undo", "u"):
            self.match.undo(seat)
            self.keep()
        elif word in ("quit", "q"):
            raise Quit

    def _hand_over(self, seat: int) -> None:
        """Nothing of one player's hand stays when the next sits down."""
        self.screen.clear()
        name = self.seating.names[seat]
        self.screen.show([Text(self.words.say("terminal-hand-over", name=name), style="bold")])
        if self.screen.ask(self.words.say("terminal-hand-over-ready", name=name) + " ").lower() in ("quit", "q"):
            raise Quit
        self.holder = seat
