"""The curves of a training as a picture, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

from benben.kernel.errors import BadInput
from benben.learn.plan import TrainingPlan
from benben.learn.safe_files import write_whole, writing
from benben.learn.training import Generation
from benben.markdown import markdown_table

PICTURE = "curves.svg"
"""The file of the picture."""
PAGE = "training.md"
"""The file of the page."""


def check_packages() -> None:
    """Raise BadInput in one line if a package that training needs is missing."""
    try:
        import matplotlib  # noqa: F401
        import numpy  # noqa: F401
        import torch  # noqa: F401
    except ImportError as error:
        raise BadInput(f"benben train needs PyTorch, numpy and matplotlib ({error}): pip install 'benben[train]'") from None


def write_page(plan: TrainingPlan, history: list[Generation], folder: Path) -> Path:
    """Write picture and page; return the path of the page."""
    draw_curves(plan, history, folder / PICTURE)
    rows = [
        [
            str(line["generation"]),
            "yes" if line["promoted"] else "no",
            f"{line['share']:.3f}",
            str(line["deals"]),
            f"{line['shares']:.3f}",
            f"{line['policy']:.3f}",
        ]
        for line in history
    ]
    heads = ["generation", "promoted", "win share against the best", "deals", "loss of shares", "loss of policy"]
    text = [
        f"# Training of {plan.game} for {plan.players}",
        "",
        f"Rules {plan.rules}, seed {plan.seed}. The same command continues or repeats it:",
        "",
        f"    {plan.command()} --generations {len(history)}",
        "",
        f"![Curves]({PICTURE})",
        "",
        *markdown_table(heads, rows),
        "",
        f"Losses are on games that were not learned from. An equal win share is {1 / plan.players:.3f}.",
    ]
    write_whole(folder / PAGE, ("\n".join(text) + "\n").encode())
    return folder / PAGE


def draw_curves(plan: TrainingPlan, history: list[Generation], path: Path) -> None:
    """Draw the losses and the win shares of all generations."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    numbers = [line["generation"] for line in history]
    with mpl.rc_context({"svg.hashsalt": "benben"}):
        figure = Figure(figsize=(8, 3.2), layout="constrained")
        losses, shares = figure.subplots(1, 2)
        losses.plot(numbers, [line["shares"] for line in history], marker="o", label="win shares")
        losses.plot(numbers, [line["policy"] for line in history], marker="o", label="moves")
        losses.set(title="loss on other games", xlabel="generation")
        losses.legend()
        shares.axhline(1 / plan.players, color="grey", linestyle=":")
        shares.plot(numbers, [line["share"] for line in history], color="grey")
        for promoted, colour in ((True, "green"), (False, "red")):
            chosen = [line for line in history if line["promoted"] is promoted]
            label = "promoted" if promoted else "not promoted"
            places = [line["generation"] for line in chosen], [line["share"] for line in chosen]
            shares.plot(*places, "o", color=colour, label=label)
        shares.set(title="win share against the best so far", xlabel="generation")
        shares.legend()
        with writing(path):
            figure.savefig(path, metadata={"Date": None})
