"""How a deal of Stone Age is written as a word, and what the deals of the day are made of."""

from typing import Final

from stoneage_qt.contract import CodeBook

# These lists only grow at their ends: words that people have written down stay true.
CODE_BOOK: Final = CodeBook(
    number=0,
    modules=("hard_winter", "animals", "igloos"),
    options=(("season", "winter"), ("open_cards", True)),
    levels=(
        *("random", "gatherer", "woodcutter", "hut_builder", "card_collector", "hunter"),
        *("blocker", "valuer", "medium", "strong", "expert", "child", "newcomer"),
    ),
    of_the_day=("valuer", "medium", "strong"),
    days=(
        (),
        ("season=winter",),
        ("season=winter", "hard_winter"),
        ("season=winter", "animals"),
        ("season=winter", "igloos"),
        ("season=winter", "hard_winter", "animals", "igloos"),
    ),
)
