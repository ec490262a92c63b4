"""The catalogues of this checkout, compiled for a test, whatever was compiled before."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent


def packaging_module(name: str) -> ModuleType:
    """A script of packaging/, which is no package."""
    path = ROOT / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compile_catalogues(target: Path) -> Path:
    """Compile all catalogues into a folder, as the build does."""
    packaging_module("build_hook").compile_translations(ROOT, target)
    return target
