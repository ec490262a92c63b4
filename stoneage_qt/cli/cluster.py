"""Who does the work of a command: processes or a cluster, and why they can't, in words."""

import argparse
import re
from typing import Final, NamedTuple

from stoneage_qt.background.processes import WorkFailedError
from stoneage_qt.bots import cluster
from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import whole_number


class _Texts(NamedTuple):
    """What is asked for, and a sentence for each code of `bots.cluster`."""

    jobs: str = "processes (default: one per core)"
    on: str = "play on the Dask cluster with this scheduler, as in tcp://host:8786"
    no_library: str = "--on needs a package that is not there: pip install 'stoneage-qt[cluster]'"
    unreachable: str = "no scheduler answers at {address}: {detail}"
    no_workers: str = (
        "the scheduler at {address} has no workers: start some with dask worker {address}"
    )
    other_version: str = "a worker of {address} has another version of this program: {detail}"
    address: str = "an address is written as tcp://host:8786"
    broken: str = "the cluster at {address} gave up: {detail}"


TEXTS: Final = _Texts()
_SENTENCES: Final = {
    cluster.NO_LIBRARY: TEXTS.no_library,
    cluster.UNREACHABLE: TEXTS.unreachable,
    cluster.NO_WORKERS: TEXTS.no_workers,
    cluster.OTHER_VERSION: TEXTS.other_version,
    cluster.BROKEN: TEXTS.broken,
}

# What a `bots.spreading.Crew` raises.
CREW_FAULTS: Final = (WorkFailedError, cluster.ClusterError)

_ADDRESS: Final = re.compile(r"(?:[a-z]+://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):(\d{1,5})")
_MOST_PORTS: Final = 65535


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    """For commands whose work a `bots.spreading.Crew` does."""
    parser.add_argument("--jobs", metavar="N", type=whole_number, help=say(TEXTS.jobs))
    parser.add_argument("--on", metavar="ADDRESS", type=address, help=say(TEXTS.on))


def address(text: str) -> str:
    """For argparse: where a scheduler may listen. Dask takes other texts for its own shorthands."""
    found = _ADDRESS.fullmatch(text)
    if found is None or not 0 < int(found[1]) <= _MOST_PORTS:
        raise argparse.ArgumentTypeError(say(TEXTS.address))
    return text


def cluster_fault(error: cluster.ClusterError, address: str) -> str:
    """What to tell people of it."""
    return say(_SENTENCES[error.code], address=address, detail=error.detail)


def crew_fault(
    error: WorkFailedError | cluster.ClusterError, address: str | None, broken: str
) -> str:
    """What to tell people of one of CREW_FAULTS. broken: where it is the work that failed."""
    if isinstance(error, cluster.ClusterError):
        return cluster_fault(error, address or "")
    return say(broken, detail=error)
