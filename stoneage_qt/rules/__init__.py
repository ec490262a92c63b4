"""A door to the rules of Stone Age, for programs outside: the same names, nothing else.

The rules are in `stoneage_qt.games.stoneage.rules`; each of its modules is here under its name, too
(`stoneage_qt.rules.notation`), and is the same module.
"""

import pkgutil
import sys
from importlib import import_module

from stoneage_qt.games.stoneage import rules
from stoneage_qt.games.stoneage.rules import *  # noqa: F403
from stoneage_qt.games.stoneage.rules import __all__ as __all__

for _module in pkgutil.iter_modules(rules.__path__):
    sys.modules[f"{__name__}.{_module.name}"] = import_module(f"{rules.__name__}.{_module.name}")
