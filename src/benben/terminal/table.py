"""The table: people and bots take their turns at one keyboard; every action is saved before the next question."""

from __future__ import annotations

from rich.text import Text

from benben.play.forced import forced_move
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.terminal.reports import breakdown_lines, log_lines, result_line, without_hidden
from benben.terminal.saved_games import SavedGame
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.screen import Screen
from benben.terminal.seating import BotMaker, Seating
from benben.terminal.signals import signals_blocked
from benben.terminal.turn import LanguageChanged, MoveUndone, Quit, Turn
from benben.words import Words


class Table:
    """One match in a terminal."""

    def __init__(
        self,
        match: Match,
        seed: bytes,
        saved_game: SavedGame,
        screen: Screen,
        language: str,
        make_bot: BotMaker,
        plays_forced: bool = True,
    ) -> None:
        self.match = match
        self.seed = seed
        self.saved_game = saved_game
        self.screen = screen
        self.make_bot = make_bot
        self.plays_forced = plays_forced
        """Whether the table plays moves that are no choice, as everybody can know."""
        self.seating = Seating.from_tags(match.record.tags, match.players)
        self.set_language(language)
        self.human_seats = self.seating.human_seats()
        self.keyboard_seat: int | None = self.human_seats[0] if len(self.human_seats) == 1 else None
        """The seat at the keyboard; None before the first hand-over."""

    def play(self) -> None:
        """Play to the end and show the result."""
        self.save()
        while not self.match.over():
            self.play_next()
        self.screen.show_pages(self.result_lines(), self.words)

    def set_language(self, language: str) -> None:
        """Use this language from now on."""
        self.words = Words(language, self.seating.names_by_seat(), self.match.game.name, self.match.record.options)
        self.renderer = SceneRenderer(self.words, self.seating.labels(self.words), self.seating.short_labels())

    def save(self) -> None:
        """Save the match."""
        self.saved_game.write(self.match, self.seed)

    def result_lines(self) -> list[Text]:
        """How the game ended, who won, and the breakdown of all points."""
        state = self.match.state
        last_event = log_lines(self.match.game, self.match.events(None)[-1:], self.words)
        return [*last_event, result_line(state, self.words), *breakdown_lines(state, self.words, self.renderer.labels)]

    def wants_rematch(self) -> bool:
        """Ask whether to play another game."""
        if not self.screen.interactive:
            return False
        self.screen.clear()
        self.screen.print_lines([result_line(self.match.state, self.words)])
        reply = self.screen.ask(self.words.say("terminal-rematch") + " ")
        return reply.casefold() in self.words.say("terminal-yes").casefold().split()

    def play_next(self) -> None:
        """Let one seat make one decision: bots first, then the seat at the keyboard."""
        actors = self.match.actors()
        bots = [seat for seat in actors if self.seating.levels[seat]]
        if bots:
            self._bot_moves(bots[0])
        else:
            self._person_moves(self.keyboard_seat if self.keyboard_seat in actors else actors[0])

    def _play_and_save(self, seat: int, action: int) -> None:
        with signals_blocked():
            self.match.play(seat, action)
            self._play_forced()
            self.save()

    def _play_forced(self) -> None:
        """Play the moves that are no choice, as everybody can know; `undo` takes them back with the choice before them."""
        while self.plays_forced and not self.match.over():
            forced = forced_move(self.match.perspective(None))
            if forced is None:
                return
            self.match.play(*forced, forced=True)

    def _draw_board(self, viewer: int | None) -> None:
        """Draw the board and the latest events for a seat, or for everybody if it is None."""
        view = self.match.perspective_with_sealed(viewer).view()
        events = without_hidden(self.match.events(viewer))[-self.screen.height :]
        log = log_lines(self.match.game, events, self.words)
        scene = self.match.game.scene(view)
        board = self.renderer.draw(scene, self.screen.width, self.screen.height - 3, view["viewer"])
        log_height = self.screen.height - len(board) - 2
        self.screen.clear()
        self.screen.print_lines([*board, *(log[-log_height:] if log_height > 0 else [])])

    # --- bots ------------------------------------------------------------------------------------------------------------

    def _bot_moves(self, seat: int) -> None:
        if self.screen.interactive:
            self._draw_board(self.human_seats[0] if len(self.human_seats) == 1 else None)
        moment = len(self.match.record.entries)
        bot = self.make_bot(self.seating.levels[seat], self.match.game, derive_seed(self.seed.hex(), seat, moment))
        label = self.words.say("terminal-thinking", name=self.seating.title(seat, self.words))
        action: int | None = None
        with self.screen.progress(label) as set_progress:
            for thought in bot.think(self.match.perspective(seat)):
                action = thought.action
                set_progress(thought.progress)
        assert action is not None, f"{bot.name} had no thought"
        self._play_and_save(seat, action)

    # --- people ----------------------------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        if seat != self.keyboard_seat:
            self._hand_over(seat)
        try:
            action = Turn(self.match, seat, self.screen, self.words, self.renderer, self.make_bot).decide()
        except MoveUndone:
            self.save()
            return
        except LanguageChanged as change:
            self.set_language(change.language)
            return
        self._play_and_save(seat, action)
        turn_ends = not self.match.over() and seat not in self.match.actors()
        if turn_ends and (len(self.human_seats) > 1 or self.match.can_undo(seat)):
            self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        """Show the result of the move before another seat acts, and offer to undo it if that is still possible."""
        self._draw_board(seat)
        can_undo = self.match.can_undo(seat)
        prompt = self.words.say("terminal-last-call" if can_undo else "terminal-turn-over")
        reply = self.screen.ask(f"{prompt} ").lower()
        if can_undo and reply in ("undo", "u"):
            self.match.undo(seat)
            self.save()
        elif reply in ("quit", "q"):
            raise Quit

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person is at the keyboard, so that nobody sees another's hand."""
        self.screen.clear()
        name = self.seating.names[seat]
        self.screen.print_lines([Text(self.words.say("terminal-hand-over", name=name), style="bold")])
        if self.screen.ask(self.words.say("terminal-hand-over-ready", name=name) + " ").lower() in ("quit", "q"):
            raise Quit
        self.keyboard_seat = seat
