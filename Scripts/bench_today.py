#!/usr/bin/env python3
"""Times `loadbook today` as a whole process against a program that only lists and reads the same files.

    python3 Scripts/bench_today.py LOADBOOK FLOOR FOLDER [--runs N]

The two take turns, so that whatever else the machine does falls on both. Prints the ratio of the medians and of the
minima, and the largest memory that `today` held.
"""

import argparse
import os
import statistics
import time


def run(words):
    """Seconds and peak memory in MiB of one call whose output goes nowhere."""
    start = time.perf_counter()
    pid = os.fork()
    if pid == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.execv(words[0], words)
    _, status, usage = os.wait4(pid, 0)
    if status != 0:
        raise SystemExit(f"{words} ended with {status}")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("loadbook")
    parser.add_argument("floor")
    parser.add_argument("folder")
    parser.add_argument("--runs", type=int, default=40)
    arguments = parser.parse_args()
    today = [arguments.loadbook, "today", "--folder", arguments.folder, "--now", "2026-11-30T08:00:00Z"]
    floor = [arguments.floor, arguments.folder]
    for words in (today, floor):
        run(words)
    pairs = [(run(today), run(floor)) for _ in range(arguments.runs)]
    ours = [pair[0][0] for pair in pairs]
    theirs = [pair[1][0] for pair in pairs]
    print(f"today {statistics.median(ours) * 1000:.1f} ms, floor {statistics.median(theirs) * 1000:.1f} ms (medians)")
    print(f"ratio of medians {statistics.median(ours) / statistics.median(theirs):.2f}, "
          f"of minima {min(ours) / min(theirs):.2f} (wanted: at most 2.5)")
    print(f"peak memory {max(pair[0][1] for pair in pairs):.0f} MiB")


if __name__ == "__main__":
    main()
