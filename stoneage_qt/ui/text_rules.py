"""How to play, in short and in our own words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rules_in_short() -> list[tuple[str, str]]:
    """Sections of a heading and a text."""
    return [
        (
            translate("Rules", "The aim"),
            translate(
                "Rules",
                "Who has the most points wins. Points come from buildings at once, and from "
                "civilisation cards and leftover resources at the end.",
            ),
        ),
        (
            translate("Rules", "1. Placing people"),
            translate(
                "Rules",
                "In turn, everybody puts one or more people on one place, until nobody has "
                "people left. Gathering places have seven rings, village places are for one "
                "player, each card and building takes one person. With two or three players, "
                "only two of tool maker, hut and field are used in a round, and fewer players "
                "may share a gathering place.",
            ),
        ),
        (
            translate("Rules", "2. Using the places"),
            translate(
                "Rules",
                "Then everybody, in turn, uses all own places in any order. Gatherers roll one "
                "die each; the sum, with tools added, is divided: by 2 for food, 3 for wood, "
                "4 for brick, 5 for stone, 6 for gold. The tool maker gives a tool, the hut a "
                "person, the field a step in agriculture. Cards and buildings are paid with "
                "resources, or left.",
            ),
        ),
        (
            translate("Rules", "3. Feeding"),
            translate(
                "Rules",
                "Everybody takes food for agriculture and pays one food per person. Missing food "
                "can be paid with resources, all of it; otherwise ten points are lost.",
            ),
        ),
        (
            translate("Rules", "The end"),
            translate(
                "Rules",
                "The game ends after the round in which a stack of buildings runs out, or when "
                "there are not enough cards for a new round. Different culture symbols score "
                "their number squared, farmers count agriculture, hut builders the buildings, "
                "shamans the people, tool makers the tools, and each resource one point.",
            ),
        ),
        (
            translate("Rules", "In this program"),
            translate(
                "Rules",
                "Drag people from your tableau to a place, or click them and then the place. "
                "Open places glow; a closed one says why. Everything can also be done in the "
                "moves list with the keyboard. Press ? for all keys.",
            ),
        ),
    ]
