def observation(players: int) -> list[tuple[str, int, float, float]]:
    raise NotImplementedError


def observe(known, seat):
    raise NotImplementedError
