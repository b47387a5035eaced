"""One device of a trial: a folder that Syncthing carries, a running engine on it, and a person who types commands."""

import json
import os
import subprocess


class Refused(AssertionError):
    """A command that failed."""


def text_of(document):
    """The document as the program writes it."""
    return json.dumps(document, indent=2, separators=(",", " : "), sort_keys=True, ensure_ascii=False).replace("/", "\\/")


class Side:
    def __init__(self, name, home, instance, program):
        self.name, self.instance, self.program, self.engine = name, instance, program, None
        self.folder = instance.folder
        self.log = os.path.join(home, "watch.txt")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH")},
            "HOME": home, "TZ": "UTC", "LOADBOOK_FOLDER": self.folder,
        }

    def start_engine(self):
        with open(self.log, "ab") as log:
            self.engine = subprocess.Popen(
                [self.program, "watch"], env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def stop_engine(self):
        if self.engine:
            self.engine.terminate()
            self.engine.wait()

    def kill_engine(self):
        self.engine.kill()
        self.engine.wait()

    def do(self, *words, now=None):
        """What a command answers, as JSON."""
        moment = ["--now", now] if now else []
        done = subprocess.run(
            [self.program, *words, "--json", *moment], env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True)
        if done.returncode:
            raise Refused(f"{self.name}: loadbook {' '.join(words)}: {done.stderr.strip()}")
        return json.loads(done.stdout) if done.stdout.strip() else None

    def plant(self, path, content):
        """Puts a file there as another program would: whole, by a rename."""
        target = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        temporary = os.path.join(os.path.dirname(target), f"~{self.name}.{os.path.basename(target)}.tmp")
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(content if isinstance(content, str) else text_of(content))
        os.rename(temporary, target)

    def names(self):
        return sorted(self.instance.tree())

    def document(self, path):
        """The document at the path; None if there is none."""
        text = self.instance.tree().get(path)
        return None if text is None else json.loads(text)

    def weights(self, path):
        """Of every set in the workout at the path, in ascending order."""
        logs = self.document(path)["logs"]
        return sorted(entry["weight"] for log in logs for entry in log.get("setEntries", []))
