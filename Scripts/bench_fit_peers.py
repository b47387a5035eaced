#!/usr/bin/env python3
"""Prints MB/s of other FIT readers over the given files, best of several runs on bytes in memory.

    pip install fitdecode garmin-fit-sdk fitfast
    python3 Scripts/bench_fit_peers.py [--seconds 3] FILE...

Each reader decodes every message and counts them. A reader that refuses a file prints its reason instead.
Compare with the same files through Loadbook: Tests/InterchangeTests/FIT/FITThroughputTests.swift.
"""

import argparse
import io
import time
import warnings


def with_fitdecode(data):
    import fitdecode

    with fitdecode.FitReader(io.BytesIO(data)) as frames:
        return sum(1 for frame in frames if isinstance(frame, fitdecode.FitDataMessage))


def with_garmin_sdk(data):
    from garmin_fit_sdk import Decoder, Stream

    count = 0

    def note(_number, _message):
        nonlocal count
        count += 1

    _, errors = Decoder(Stream.from_byte_array(bytearray(data))).read(mesg_listener=note)
    if errors:
        raise errors[0]
    return count


def with_fitfast(data):
    import fitfast

    return fitfast.count(data)[0]


READERS = {"fitdecode": with_fitdecode, "garmin_fit_sdk": with_garmin_sdk, "fitfast.count": with_fitfast}


def best(read, data, seconds):
    """The messages counted and the shortest time of one run, over at least three runs and `seconds`."""
    shortest, runs, until = float("inf"), 0, time.perf_counter() + seconds
    while runs < 3 or time.perf_counter() < until:
        start = time.perf_counter()
        messages = read(data)
        shortest = min(shortest, time.perf_counter() - start)
        runs += 1
    return messages, shortest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--seconds", type=float, default=3, help="at least this long a file and reader")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    for path in arguments.files:
        with open(path, "rb") as file:
            data = file.read()
        for name, read in READERS.items():
            try:
                messages, shortest = best(read, data, arguments.seconds)
                print(f"{path}\t{name}\t{messages} messages\t{len(data) / 1e6 / shortest:.2f} MB/s")
            except Exception as error:
                print(f"{path}\t{name}\trefused: {error}")


if __name__ == "__main__":
    main()
