"""Modules are loaded by several threads at once, and each of them gets whole ones."""

import subprocess
import sys

# The window loads a module while a thread loads pydantic, as when the library is opened. PySide
# looks into the source of everything that is imported and, meanwhile, takes its own hook out of
# `import` for all threads. The events bring about, each time, what used to happen in one of twenty
# times: the window's look begins in the midst of pydantic.errors and ends in the midst of the
# thread's own look at it, which then sees a module that imports itself.
RACE = """
import importlib.abc, importlib.machinery, sys, threading
from stoneage_qt.ui.app import make_application

app = make_application(["imports"])
begun, looking, deep, over = (threading.Event() for _ in range(4))
faults = []

class Order(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "slow":
            return importlib.machinery.ModuleSpec(name, Slow(), origin=name)
        if name not in ("pydantic.errors", "pydantic._internal._validators"):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        spec.loader = Waiting(name, spec.origin)
        return spec

class Waiting(importlib.machinery.SourceFileLoader):
    def exec_module(self, module):
        mine, others = (begun, looking) if self.name == "pydantic.errors" else (deep, over)
        mine.set()
        others.wait()
        super().exec_module(module)

class Slow(importlib.abc.InspectLoader):
    def get_source(self, name):
        looking.set()
        deep.wait()
        return ""

    def exec_module(self, module):
        module.__file__ = "/no/such/place/slow.py"

def load():
    try:
        import stoneage_qt.session.records
    except ImportError as error:
        faults.append(error)
    finally:
        begun.set()
        deep.set()

sys.meta_path.insert(0, Order())
thread = threading.Thread(target=load)
thread.start()
begun.wait()
import slow
looking.set()
over.set()
thread.join()
assert "pydantic.errors" in sys.modules
sys.exit(str(faults[0]) if faults else 0)
"""


def test_threads_that_load_modules_do_not_get_in_each_others_way() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RACE], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
