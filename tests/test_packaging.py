"""What `packaging/` promises and no build in the tests shows: the Flatpak, messages, lists."""

import ast
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt import APP_ID, __version__
from stoneage_qt.ui.desktop_files import RELEASES
from tests.ui.catalogues import packaging_module

ROOT = Path(__file__).resolve().parent.parent
FLATPAK = ROOT / "packaging" / "flatpak"
DIGEST = "0" * 64


def item(name: str, version: str, file: str) -> dict[str, Any]:
    """A package as pip reports it."""
    return {
        "metadata": {"name": name, "version": version},
        "download_info": {
            "url": f"https://files.example/{file}",
            "archive_info": {"hashes": {"sha256": DIGEST}},
        },
    }


def test_the_flatpak_manifest() -> None:
    manifest = json.loads((FLATPAK / f"{APP_ID}.json").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert manifest["id"] == APP_ID
    assert manifest["command"] in project["scripts"]
    assert manifest["runtime-version"] == manifest["base-version"]
    dependencies, program = manifest["modules"]
    assert dependencies == "python-dependencies.json"
    assert (FLATPAK / program["sources"][0]["path"]).resolve() == ROOT
    installed = [words.split()[2] for words in program["build-commands"] if "install -D" in words]
    assert len(installed) == 4
    for name in installed:
        assert (ROOT / name.replace("${FLATPAK_ID}", APP_ID)).is_file(), name


def test_the_flatpak_needs_what_the_project_needs() -> None:
    running, building = packaging_module("flatpak/dependencies").requirements()
    names = " ".join(running)
    for name in ("platformdirs", "numpy", "amatic", "source-sans"):
        assert name in names
    assert any(name.startswith("hatchling") for name in building)
    assert not [name for name in (*running, *building) if "pyside" in name.lower()]


def test_flatpak_modules_from_reports_of_pip() -> None:
    script = packaging_module("flatpak/dependencies")
    wanted = {
        arch: script.files({"install": [item("Num_Py", "2.0", f"np-{arch}.whl"), pure]})
        for pure in [item("plain", "1.0", "plain.whl")]
        for arch in ("x86_64", "aarch64")
    }
    made = script.module("libraries", wanted, without=set())
    (command,) = made["build-commands"]
    assert command.endswith(" num-py==2.0 plain==1.0")
    assert made["sources"] == [
        {**source("np-aarch64.whl"), "only-arches": ["aarch64"]},
        {**source("np-x86_64.whl"), "only-arches": ["x86_64"]},
        source("plain.whl"),
    ]
    (left,) = script.module("tools", wanted, without={"num-py==2.0"})["sources"]
    assert left == source("plain.whl")


def source(file: str) -> dict[str, Any]:
    """A file as flatpak-builder wants it."""
    return {"type": "file", "url": f"https://files.example/{file}", "sha256": DIGEST}


def test_files_of_this_machine_have_no_place_in_a_flatpak() -> None:
    local = item("plain", "1.0", "plain.whl")
    local["download_info"]["url"] = "file:///somewhere/plain.whl"
    with pytest.raises(ValueError, match="plain"):
        packaging_module("flatpak/dependencies").files({"install": [local]})


def test_what_is_compiled_imports_nothing_else() -> None:
    """mypyc would take the rest for untyped, and the build would stay plain Python."""
    hook = packaging_module("build_hook")
    names = hook.compiled_sources(ROOT)
    modules = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names
    }
    assert {
        "stoneage_qt.games.stoneage.rules",
        "stoneage_qt.games.stoneage.rules.transition",
        "stoneage_qt.games.stoneage.bots.features",
    } <= modules
    allowed = modules | {"stoneage_qt.paths"}
    for name in names:
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stoneage_qt"):
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                assert node.module in allowed or inner <= allowed, (name, node.module)
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert "numpy" not in ast.unparse(node), name


def test_the_core_in_c_is_built_with_the_rules() -> None:
    assert packaging_module("build_hook").core_sources(ROOT) == [
        "stoneage_qt/games/inka/bots/_quick.c",
        "stoneage_qt/games/inka/rules/_core.c",
        "stoneage_qt/games/stoneage/bots/_mind.c",
        "stoneage_qt/games/stoneage/rules/_core.c",
    ]


def test_a_list_of_what_is_compiled_names_only_what_is_there(tmp_path: Path) -> None:
    hook = packaging_module("build_hook")
    game = tmp_path / "stoneage_qt" / "games" / "race"
    for name in ("rules/__init__.py", "rules/state.py", "bots/search.py"):
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).touch()
    (game / "bots" / "COMPILED").write_text("search.py\n")
    assert hook.compiled_sources(tmp_path) == [
        "stoneage_qt/games/race/rules/__init__.py",
        "stoneage_qt/games/race/rules/state.py",
        "stoneage_qt/games/race/bots/search.py",
    ]
    (game / "bots" / "COMPILED").write_text("search.py\nvalue.py\n")
    with pytest.raises(hook.BuildError, match=r"value\.py"):
        hook.compiled_sources(tmp_path)


def a_game(root: Path, rules: str) -> None:
    """The least that can be compiled."""
    folder = root / "stoneage_qt" / "games" / "race" / "rules"
    folder.mkdir(parents=True)
    for place in (folder, *folder.parents[:3]):
        (place / "__init__.py").touch()
    (folder / "state.py").write_text(rules)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ("def half(n: int) -> int:\n    return n / 2\n", "Incompatible return value"),
        ("raise RuntimeError('not today')\n", "not today"),
    ],
)
def test_what_should_be_compiled_and_is_not_fails_the_build(
    tmp_path: Path, rules: str, complaint: str
) -> None:
    hook = packaging_module("build_hook")
    if reason := hook.why_not_compiled():
        pytest.skip(reason)
    a_game(tmp_path / "root", rules)
    with pytest.raises(hook.BuildError, match=complaint):
        hook.compile_sources(tmp_path / "root", tmp_path / "work")


class App:
    """What hatchling shows of itself to a hook, as far as this one asks."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, words: str) -> None:
        self.warnings.append(words)

    def abort(self, words: str) -> None:
        raise SystemExit(words)


def built(root: Path, app: App) -> dict[str, Any]:
    """What the hook adds to a wheel of this checkout."""
    hook = packaging_module("build_hook").CustomBuildHook(
        str(root), {}, None, None, str(root), "wheel", app
    )
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    try:
        hook.initialize("standard", data)
    finally:
        hook.finalize("standard", data, "")
    return data


def test_a_wheel_without_a_compiler_says_that_it_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_game(tmp_path, "ROUNDS = 3\n")
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("CC", "nobody-has-this-compiler")
    app = App()
    data = built(tmp_path, app)
    assert data["pure_python"]
    (told,) = app.warnings
    assert "no C compiler" in told
    assert "plain Python" in told


def test_a_wheel_with_a_wrong_list_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where nothing would be compiled."""
    a_game(tmp_path, "ROUNDS = 3\n")
    bots = tmp_path / "stoneage_qt" / "games" / "race" / "bots"
    bots.mkdir()
    (bots / "COMPILED").write_text("search.py\n")
    monkeypatch.setenv("STONEAGE_QT_PLAIN", "1")
    with pytest.raises(SystemExit, match=r"search\.py"):
        built(tmp_path, App())


def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = packaging_module("build_hook")
    monkeypatch.setattr(
        hook, "SYSTEM_PACKAGES", {"libnobody-has-this.so.9": "libnobody9", "libc.so.6": "libc6"}
    )
    said = "lrelease: error while loading shared libraries: libnobody-has-this.so.9: no such file"
    told = hook._explain(said)
    assert "sudo apt install libnobody9\n" in told
    assert "libc6" not in told
    assert hook._explain("a broken catalogue") == "a broken catalogue"


def test_the_readme_names_what_the_build_may_ask_for() -> None:
    """But for what the others bring along."""
    (line,) = [
        text
        for text in (ROOT / "README.md").read_text("utf-8").splitlines()
        if "apt install" in text
    ]
    named = set(line.split("install ")[1].split())
    hook = packaging_module("build_hook")
    assert set(hook.SYSTEM_PACKAGES.values()) - {"libbrotli1"} <= named


def test_the_releases() -> None:
    """Metainfo and changelog tell of the same newest version, which is the program's."""
    assert RELEASES[0].version == __version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = [text for text in changelog.splitlines() if text.startswith("## [")]
    released = [text for text in headings if "Unreleased" not in text]
    assert not released or released[0] == f"## [{RELEASES[0].version}] - {RELEASES[0].date}"
