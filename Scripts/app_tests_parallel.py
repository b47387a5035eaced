"""Runs the unittest modules named on standard input, so many at a time, and shows the output of each in one piece."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor


def run(module):
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "unittest", "-v", module], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = done.stdout.rstrip().splitlines()
    shown = lines if done.returncode else [line for line in lines if line.startswith(("Ran ", "OK", "FAILED"))]
    print(f"== {module}, {time.monotonic() - start:.0f} s\n" + "\n".join(shown), flush=True)
    return done.returncode


modules = sys.stdin.read().split()
start = time.monotonic()
with ThreadPoolExecutor(int(sys.argv[1])) as pool:
    codes = list(pool.map(run, modules))
print(f"app tests: {len(modules)} modules in {time.monotonic() - start:.0f} s", "failed" if any(codes) else "passed")
sys.exit(1 if any(codes) else 0)
