"""Modules are loaded by several threads at once, and each of them gets whole ones."""

import subprocess
import sys

# PySide looks into the source of everything that is imported and, meanwhile, takes its own hook out
# of `import` for all threads: one of twenty first looks at the library failed, with a module that
# seemed to import itself.
HOOK = """
import builtins
import PySide6.QtCore
hook = builtins.__import__
from stoneage_qt.ui.app import make_application
app = make_application(["imports"])
print(hook.__name__, builtins.__import__ is hook)
"""


def test_nobody_looks_into_what_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HOOK], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stdout.split() == ["__feature_import__", "False"], done.stdout + done.stderr
