"""Attacks on a running server, over loopback alone.

`make test` runs them small. ``make attack`` runs them at full size (the environment variable ``BENBEN_ATTACK=long``).
"""

import os

LONG = os.environ.get("BENBEN_ATTACK") == "long"
"""Whether attacks run at full size."""
