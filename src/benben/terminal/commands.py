"""The commands of the terminal: play, resume, replay, verify, rules, games, doctor."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game
from benben.play.dealer import seed_bytes
from benben.play.match import Match
from benben.registry import find_game, game_names
from benben.rulebook import rulebook
from benben.terminal import doctor
from benben.terminal.replay import Replay
from benben.terminal.reports import result_line, rule_lines
from benben.terminal.saved_games import Save, read_record, save_named, saves_folder, unfinished
from benben.terminal.screen import Left, Screen, terminal
from benben.terminal.seating import Seating, checked_levels, house_bot, house_levels
from benben.terminal.signals import endings_as_interrupts
from benben.terminal.table import Table
from benben.terminal.turn import Quit
from benben.words import DEFAULT, Words

USUAL_PLAYERS = 4
USUAL_LEVEL = "builder"


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands of the terminal."""
    _register_play(subparsers)
    resume_parser = _command(subparsers, "resume", "go on with a game that was broken off", resume)
    resume_parser.add_argument("file", nargs="?", metavar="FILE", help="a record, or the id of one in the saves folder")
    resume_parser.add_argument("--save", metavar="DIR", help="the saves folder")
    _language(resume_parser)
    replay_parser = _command(subparsers, "replay", "step through a record", replay)
    replay_parser.add_argument("file", metavar="FILE", help="the record")
    replay_parser.add_argument("--seat", metavar="SEAT", help="see it as this seat (p1, p2, ...), not as a spectator")
    replay_parser.add_argument("--all", action="store_true", help="print everything at once")
    _language(replay_parser)
    verify_parser = _command(subparsers, "verify", "recompute every chance event of a finished record", verify)
    verify_parser.add_argument("file", metavar="FILE", help="the record")
    rules_parser = _command(subparsers, "rules", "the rulebook of a game, or one rule of it", rules)
    rules_parser.add_argument("game", metavar="GAME", help="which game: see `benben games`")
    rules_parser.add_argument("rule", nargs="*", metavar="ID", help="a rule, or a chapter by the beginning of its ids")
    _language(rules_parser)
    _language(
        _command(
            subparsers, "games", "which games there are, for how many, with which options, and how well bots play", games
        )
    )
    _command(subparsers, "doctor", "versions, and whether the engine runs compiled", diagnose)


def _register_play(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = _command(subparsers, "play", "play a game in the terminal, against bots or at one keyboard", play)
    parser.add_argument("game", metavar="GAME", help="which game: see `benben games`")
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play, bots included (usually {USUAL_PLAYERS})")
    parser.add_argument("--bots", type=int, metavar="N", help="how many of them are bots (usually all but one)")
    parser.add_argument("--level", default=USUAL_LEVEL, metavar="LEVEL", help="how well bots play; several with commas")
    parser.add_argument("--seed", metavar="N", help="a whole number or 64 hexadecimal digits; else a fresh secret one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--name", action="extend", nargs="+", default=[], metavar="NAME", help="the players' names, seat by seat"
    )
    parser.add_argument("--save", metavar="DIR", help="the saves folder")
    _language(parser)


def _command(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    what: str,
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
    parser.set_defaults(run=run)
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default=DEFAULT, metavar="LANG", help="the language to speak")


# --- playing --------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    """Begin a match and play it."""
    game = find_game(args.game)
    words = Words(args.lang)
    most = max(len(args.name), 1)
    players = game.check_players(_usual_players(game) if args.players is None else args.players)
    bots = max(players - most, 0) if args.bots is None else args.bots
    levels = checked_levels(args.level, house_levels()) if bots > 0 else [args.level]
    seating = Seating.arrange(players, bots, levels, args.name, words)
    seed = seed_bytes(read_seed(args.seed))
    match = Match(game, players, seed, read_options(args.option), seating.tags())
    save = Save.new(saves_folder(args.save), match)
    return run_table(Table(match, seed, save, terminal(), args.lang, house_bot))


def resume(args: argparse.Namespace) -> int:
    """Go on with a match."""
    screen, words = terminal(), Words(args.lang)
    folder = saves_folder(args.save)
    save = save_named(args.file, folder) if args.file else _choose(unfinished(folder), folder, screen, words)
    match, seed = save.load()
    return run_table(Table(match, seed, save, screen, args.lang, house_bot))


def run_table(table: Table) -> int:
    """Play until the game, or the wish for another, ends; whatever happens, what was played is kept and said where."""
    table.keep()
    screen, code = table.screen, 0
    try:
        with endings_as_interrupts(), screen.opened():
            table.play()
            while table.wants_rematch():
                table = next_table(table)
                table.play()
    except (Quit, Left):
        pass
    except KeyboardInterrupt:
        code = 130
    farewell(table)
    return code


def next_table(table: Table) -> Table:
    """The same people, the next game."""
    seed = seed_bytes(None)
    match = table.match.rematch(seed)
    save = Save.new(table.save.path.parent, match)
    return Table(match, seed, save, table.screen, table.words.language, table.make_bot)


def farewell(table: Table) -> None:
    """What stays on the screen: the result, or how to go on, and where the record is."""
    say, screen = table.words.say, table.screen
    if table.match.over():
        screen.tell(result_line(table.match.state, table.words))
        screen.tell(say("terminal-kept", path=str(table.save.path)))
        return
    screen.tell(say("terminal-saved", path=str(table.save.path)))
    usual = table.save.path.parent == saves_folder(None)
    screen.tell(say("terminal-go-on", command=f"benben resume {table.save.id if usual else table.save.path}"))


def _choose(saves: list[Save], folder: Path, screen: Screen, words: Words) -> Save:
    """The unfinished match to go on with: the only one, or the one that is picked."""
    if not saves:
        raise BadInput(f"there is no unfinished game in {folder}; begin one with: benben play {one_of(game_names())}")
    if len(saves) == 1:
        return saves[0]
    screen.tell(words.say("terminal-unfinished"))
    screen.show([f"{number:3} {save.id}" for number, save in enumerate(saves, 1)])
    if not screen.live:
        raise BadInput(f"there are {len(saves)} unfinished games: say which, as in: benben resume {saves[0].id}")
    try:
        reply = screen.ask("> ")
    except Left:
        reply = ""
    if not reply.isdecimal() or not 1 <= int(reply) <= len(saves):
        raise BadInput(f"{reply!r} is none of the numbers from 1 to {len(saves)}")
    return saves[int(reply) - 1]


def _usual_players(game: Game) -> int:
    return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[1])


def read_seed(text: str | None) -> int | str | None:
    """A seed as typed: a whole number, or hexadecimal digits."""
    if text is None:
        return None
    if text.isdecimal() and len(text) < 64:
        return int(text)
    if len(text) == 64:
        return text
    raise BadInput(f"a seed is a whole number or 64 hexadecimal digits, not {text!r}")


def read_options(texts: list[str]) -> dict[str, str]:
    """Options as typed, name=value."""
    options: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise BadInput(f"an option is NAME=VALUE, not {text!r}; `benben games` lists them")
        options[name.strip()] = value.strip()
    return options


# --- looking --------------------------------------------------------------------------------------


def replay(args: argparse.Namespace) -> int:
    """Step through a record."""
    path, screen = Path(args.file), terminal()
    record = read_record(path)
    viewer = None if args.seat is None else _seat(args.seat, record.players)
    try:
        record.replay()
        shown = Replay(record, viewer, screen, args.lang)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    if args.all or not screen.live:
        screen.show(shown.everything())
        return 0
    with screen.opened():
        shown.run()
    return 0


def _seat(text: str, players: int) -> int:
    seats = [f"p{number}" for number in range(1, players + 1)]
    if text.lower() not in seats:
        raise BadInput(f"there is no seat {text!r} in this record; there are {one_of(seats)}")
    return seats.index(text.lower())


def verify(args: argparse.Namespace) -> int:
    """Recompute every chance event."""
    path = Path(args.file)
    record = read_record(path)
    try:
        record.replay()
        events = record.verify()
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    print(f"{path}: {len(record.entries)} actions are legal, {events} chance events follow from the committed seed")
    return 0


def rules(args: argparse.Namespace) -> int:
    """Print a rulebook or some rules of it."""
    game = find_game(args.game)
    Words(args.lang)
    book, screen = rulebook(game, args.lang), terminal()
    if not args.rule:
        screen.tell(Text(book.title, style="bold"))
        screen.console.print(book.introduction, highlight=False)
    found = [item for rule in args.rule for item in book.find(rule)] if args.rule else book.paragraphs
    for line in rule_lines(found):
        screen.console.print(line, highlight=False)
    return 0


def games(args: argparse.Namespace) -> int:
    """List the games, and the levels of bots."""
    screen = terminal()
    for name in game_names():
        game = find_game(name)
        words = Words(args.lang, game=name)
        low, high = game.seats
        screen.tell(
            Text.assemble((f"{name}", "bold"), f"  {game.title}, {words.say('terminal-players', low=low, high=high)}")
        )
        for option in game.options:
            values = ", ".join(f"{value}*" if value == option.default else value for value in option.values)
            screen.tell(f"  {option.name} = {values}")
            screen.tell(Text(f"      {words.say(f'{name}-option-{option.name}')} ({option.rule})", style="dim"))
    words = Words(args.lang)
    screen.tell(Text(words.say("terminal-default-mark"), style="dim"))
    screen.tell(Text.assemble("\n", (words.say("terminal-levels"), "bold")))
    for level in house_levels():
        screen.tell(f"  {level:12} {words.say(f'level-{level}')}")
    return 0


def diagnose(args: argparse.Namespace) -> int:
    """Say what runs here."""
    print("\n".join(doctor.report()))
    return 0
