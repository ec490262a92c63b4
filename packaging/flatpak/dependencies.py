"""Write python-dependencies.json: the Python packages that the Flatpak builds from.

    python packaging/flatpak/dependencies.py [--python 3.13] [--out FILE]

Reads what the program and its build need from pyproject.toml, lets pip find versions for the
runtime's Python on both kinds of processor (nothing is installed), and writes every file with its
address and sha256. Flatpak builds without a network from that list, so the file is the lock of
versions: make it anew for a release. PySide6 comes with the base app.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
PROJECT: Final = HERE.parent.parent / "pyproject.toml"
# Of the runtime that the manifest names.
PYTHON: Final = "3.13"
ARCHITECTURES: Final = ("x86_64", "aarch64")
# Newest first: what the runtime's C library can load.
PLATFORMS: Final = ("manylinux_2_28", "manylinux_2_27", "manylinux_2_17", "manylinux2014")
FROM_THE_BASE: Final = "pyside6"


def requirements(project: Path = PROJECT) -> tuple[list[str], list[str]]:
    """What the program needs when it runs, and what only its build needs."""
    content = tomllib.loads(project.read_text(encoding="utf-8"))

    def chosen(names: list[str]) -> list[str]:
        return [name for name in names if not name.lower().startswith(FROM_THE_BASE)]

    return chosen(content["project"]["dependencies"]), chosen(content["build-system"]["requires"])


def ask_pip(names: list[str], python: str, architecture: str) -> dict[str, Any]:
    """pip's report on what it would install there."""
    platforms = [f"--platform={platform}_{architecture}" for platform in PLATFORMS]
    command = [
        *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--dry-run", "--ignore-installed", "--report=-", "--only-binary=:all:", "--target=."),
        *(f"--python-version={python}", "--implementation=cp", *platforms, *names),
    ]
    # The package index alone: files of this machine would have no address.
    env = {**os.environ, "PIP_CONFIG_FILE": os.devnull}
    result = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def files(report: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Address and sha256 by package and version, from one of pip's reports."""
    found = {}
    for item in report["install"]:
        name = re.sub(r"[-_.]+", "-", item["metadata"]["name"]).lower()
        download = item["download_info"]
        if not download["url"].startswith("https://"):
            raise ValueError(f"{name} has no public address: {download['url']}")
        digest = download["archive_info"]["hashes"]["sha256"]
        found[f"{name}=={item['metadata']['version']}"] = (download["url"], digest)
    return found


def module(
    name: str, wanted: dict[str, dict[str, tuple[str, str]]], without: set[str]
) -> dict[str, Any]:
    """One module of the manifest; `wanted` has the files of each architecture."""
    packages = sorted({package for found in wanted.values() for package in found} - without)
    sources: list[dict[str, Any]] = []
    for package in packages:
        places = {arch: found[package] for arch, found in wanted.items() if package in found}
        for url, digest in sorted(set(places.values())):
            source = {"type": "file", "url": url, "sha256": digest}
            only = [arch for arch, place in places.items() if place == (url, digest)]
            sources.append(source if len(only) == len(wanted) else source | {"only-arches": only})
    install = (
        "pip3 install --prefix=${FLATPAK_DEST} --no-index --find-links=. --no-deps "
        "--ignore-installed --no-build-isolation"
    )
    return {
        "name": name,
        "buildsystem": "simple",
        "build-commands": [f"{install} {' '.join(packages)}"],
        "sources": sources,
    }


def dependencies(python: str) -> dict[str, Any]:
    """The module, with the build's own tools as a module inside that leaves nothing behind."""
    running, building = requirements()
    run = {arch: files(ask_pip(running, python, arch)) for arch in ARCHITECTURES}
    build = {arch: files(ask_pip(running + building, python, arch)) for arch in ARCHITECTURES}
    shared = {package for found in run.values() for package in found}
    made = module("python-dependencies", run, set())
    made["modules"] = [module("python-build-tools", build, shared) | {"cleanup": ["*"]}]
    return made


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", default=PYTHON, help=f"of the runtime (default: {PYTHON})")
    parser.add_argument("--out", type=Path, default=HERE / "python-dependencies.json")
    arguments = parser.parse_args()
    made = dependencies(arguments.python)
    arguments.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    count = len(made["sources"]) + len(made["modules"][0]["sources"])
    print(f"{arguments.out}: {count} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
