"""Why a cluster can't be used, in words."""

import argparse
import re
from typing import Final, NamedTuple

from stoneage_qt.bots import cluster
from stoneage_qt.cli.messages import say


class _Texts(NamedTuple):
    """A sentence for each code of `bots.cluster`."""

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

_ADDRESS: Final = re.compile(r"(?:[a-z]+://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):(\d{1,5})")
_MOST_PORTS: Final = 65535


def address(text: str) -> str:
    """For argparse: where a scheduler may listen. Dask takes other texts for its own shorthands."""
    found = _ADDRESS.fullmatch(text)
    if found is None or not 0 < int(found[1]) <= _MOST_PORTS:
        raise argparse.ArgumentTypeError(say(TEXTS.address))
    return text


def cluster_fault(error: cluster.ClusterError, address: str) -> str:
    """What to tell people of it."""
    return say(_SENTENCES[error.code], address=address, detail=error.detail)
