"""One `loadbook serve` on a folder of its own, for as long as a test needs it."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOW = "2026-11-30T06:10:00Z"  # ten past seven in the morning, in Berlin
ZONE = "Europe/Berlin"


def program():
    """The program under test: LOADBOOK, else the newest build."""
    if "LOADBOOK" in os.environ:
        return os.environ["LOADBOOK"]
    builds = [path for path in (ROOT / ".build/release/loadbook", ROOT / ".build/debug/loadbook") if path.exists()]
    if not builds:
        raise RuntimeError("there is no program to test: make build")
    return str(max(builds, key=lambda path: path.stat().st_mtime))


def environment(home):
    """The environment of a run that touches nothing outside `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
    return {**kept, "HOME": str(home), "XDG_CACHE_HOME": f"{home}/cache", "XDG_CONFIG_HOME": f"{home}/config"}


def make_demo(years=2):
    """The demo folder, made once and then copied for each that needs it."""
    place = pathlib.Path(os.environ.get("LOADBOOK_TEST_WORK", ROOT / ".build-app")) / f"demo-{years}"
    if not (place / "Days").exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as made:
            subprocess.run(
                [program(), "demo", "--folder", f"{made}/demo", "--years", str(years), "--now", NOW, "--zone", ZONE],
                check=True, stdout=subprocess.DEVNULL, env=environment(made))
            try:
                os.rename(f"{made}/demo", place)
            except OSError:
                pass  # another run was quicker
    return place


class Server:
    """A server on a copy of the demo (`years` of it), or on an empty folder where `years` is 0."""

    def __init__(self, years=2, now=NOW, arguments=()):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="loadbook-app-"))
        self.folder = self.home / "folder"
        if years:
            shutil.copytree(make_demo(years), self.folder)
        else:
            self.folder.mkdir()
        self.now, self.arguments, self.process, self.port = now, list(arguments), None, 0
        self.start()

    def start(self):
        """Starts it, on the port it had before where it had one."""
        clock = ["--now", self.now] if self.now else []
        self.log = open(self.home / "log", "ab")
        self.process = subprocess.Popen(
            [program(), "serve", "--folder", str(self.folder), "--port", str(self.port), "--zone", ZONE,
             "--assets", os.environ.get("LOADBOOK_ASSETS", str(ROOT / "Web")), *clock, *self.arguments],
            stdout=subprocess.PIPE, stderr=self.log, env=environment(self.home), text=True)
        for line in self.process.stdout:
            if line.startswith("Serving "):
                self.base = line.split()[1].rstrip("/")
                self.port = int(self.base.rsplit(":", 1)[1])
                return
        raise RuntimeError("the server did not start: " + (self.home / "log").read_text())

    def stop(self):
        """Asks it to end and gives its exit code."""
        if self.process is None:
            return None
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self.process.stdout.close()
        self.log.close()
        self.process = None
        return code

    def remove(self):
        """Ends it and takes its folder away."""
        self.stop()
        self.heal_saves()
        shutil.rmtree(self.home, ignore_errors=True)

    def fail_saves(self, kind):
        """From now on nothing of this kind can be saved: a file stands where its folder was (`Days`, `Workouts`, …)."""
        place, aside = self.folder / kind, self.home / f"aside-{kind}"
        if place.exists():
            os.rename(place, aside)
        place.write_text("in the way\n")

    def heal_saves(self):
        """Takes away what stood in the way."""
        for aside in self.home.glob("aside-*"):
            place = self.folder / aside.name.removeprefix("aside-")
            place.unlink()
            os.rename(aside, place)
        for kind in ("Days", "Workouts", "Sessions", "Splits", "Races", "Schedules"):
            if (self.folder / kind).is_file():
                (self.folder / kind).unlink()
