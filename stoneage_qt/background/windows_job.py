"""A job object of Windows: whoever is in it ends when nobody holds it any more."""

import ctypes
import sys
from typing import Final

if sys.platform == "win32":
    from ctypes import wintypes

    _EXTENDED_LIMITS: Final = 9
    _KILL_ON_CLOSE: Final = 0x2000
    _SET_QUOTA_AND_TERMINATE: Final = 0x0101

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("process_time", wintypes.LARGE_INTEGER),
            ("job_time", wintypes.LARGE_INTEGER),
            ("flags", wintypes.DWORD),
            ("least_memory", ctypes.c_size_t),
            ("most_memory", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("basic", _BasicLimits),
            ("counters", ctypes.c_ulonglong * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process", ctypes.c_size_t),
            ("peak_job", ctypes.c_size_t),
        )

    class Job:
        """Holds processes, and all that these start, until it is closed or we are gone."""

        def __init__(self) -> None:
            """Raises OSError where the system has no more of them."""
            self._system = ctypes.WinDLL("kernel32", use_last_error=True)
            for name in ("CreateJobObjectW", "OpenProcess"):
                getattr(self._system, name).restype = wintypes.HANDLE
            self._job = wintypes.HANDLE(self._need(self._system.CreateJobObjectW(None, None)))
            limits = _Limits()
            limits.basic.flags = _KILL_ON_CLOSE
            self._need(
                self._system.SetInformationJobObject(
                    self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
                )
            )

        def add(self, pid: int) -> None:
            """Take a process in, unless it has ended already."""
            process = self._system.OpenProcess(_SET_QUOTA_AND_TERMINATE, False, pid)
            if process:
                handle = wintypes.HANDLE(process)
                self._system.AssignProcessToJobObject(self._job, handle)
                self._system.CloseHandle(handle)

        def close(self) -> None:
            """End all of them."""
            self._system.CloseHandle(self._job)

        @staticmethod
        def _need(result: int | None) -> int:
            if not result:
                raise ctypes.WinError(ctypes.get_last_error())
            return result
