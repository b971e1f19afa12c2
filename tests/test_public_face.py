"""The public face of the package."""

import benben


def test_the_shelf_has_giza() -> None:
    assert "giza" in benben.games()
