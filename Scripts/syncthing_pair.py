"""Two Syncthing instances on this machine that carry one folder between them, for trials.

They know only each other and 127.0.0.1. Their whole configuration is written before they start, so that none ever runs
with Syncthing's defaults, and is read back from them before anything else happens.
"""

import json
import os
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request
from xml.etree import ElementTree

FOLDER = "records"
KEY = "trial"
OPTIONS = {
    "announceLANAddresses": "false", "autoUpgradeIntervalH": "0", "crashReportingEnabled": "false",
    "globalAnnounceEnabled": "false", "localAnnounceEnabled": "false", "natEnabled": "false", "relaysEnabled": "false",
    "progressUpdateIntervalS": "-1", "reconnectionIntervalS": "1", "setLowPriority": "false", "startBrowser": "false",
    "stunKeepaliveStartS": "0", "stunKeepaliveMinS": "0", "urAccepted": "-1", "urSeen": "9999",
}
LIMIT = 60  # seconds that anything here may take on a slow machine


def until(what, condition, pause=0.02):
    """Waits until the condition holds."""
    end = time.monotonic() + LIMIT
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"trial: waited in vain for this: {what}")
        time.sleep(pause)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Instance:
    """One Syncthing with its own home, and the folder that it carries."""

    def __init__(self, home, folder):
        self.home, self.folder, self.process = home, folder, None
        self.port, self.control = free_port(), free_port()
        os.makedirs(os.path.join(folder, ".stfolder"))  # without this marker it takes the folder for unmounted
        self.environment = dict(os.environ, HOME=home, STNODEFAULTFOLDER="1", STNOUPGRADE="1", STHASHING="standard")
        made = subprocess.run(
            ["syncthing", "generate", f"--home={home}", "--skip-port-probing"], env=self.environment, check=True,
            capture_output=True, text=True)
        self.device = re.search(r"[A-Z2-7]{7}(-[A-Z2-7]{7}){7}", made.stdout + made.stderr).group()

    def configure(self, listener, caller, copies):
        """Only the caller knows where the other is: when both dial, they get into each other's way."""
        root = ElementTree.Element("configuration", version="36")
        folder = ElementTree.SubElement(
            root, "folder", id=FOLDER, path=self.folder, type="sendreceive", rescanIntervalS="0",
            fsWatcherEnabled="false", fsWatcherDelayS="1", ignorePerms="true", autoNormalize="true")
        for name, value in (("filesystemType", "basic"), ("markerName", ".stfolder"), ("maxConflicts", str(copies))):
            ElementTree.SubElement(folder, name).text = value
        for other in (listener, caller):
            ElementTree.SubElement(folder, "device", id=other.device)
            device = ElementTree.SubElement(root, "device", id=other.device, compression="never")
            known = f"tcp://127.0.0.1:{other.port}" if other is listener or other is self else "dynamic"
            ElementTree.SubElement(device, "address").text = known
        control = ElementTree.SubElement(root, "gui", enabled="true", tls="false")
        ElementTree.SubElement(control, "address").text = f"127.0.0.1:{self.control}"
        ElementTree.SubElement(control, "apikey").text = KEY
        options = ElementTree.SubElement(root, "options")
        for name, value in {"listenAddress": f"tcp://127.0.0.1:{self.port}", **OPTIONS}.items():
            ElementTree.SubElement(options, name).text = value
        ElementTree.ElementTree(root).write(os.path.join(self.home, "config.xml"))

    def start(self):
        self.process = subprocess.Popen(
            ["syncthing", "serve", f"--home={self.home}", "--no-browser", "--no-upgrade", "--no-restart"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        until("Syncthing starts", self.answers)
        self.require_privacy()

    def stop(self):
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def ask(self, path, method="GET", body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.control}/rest/{path}", method=method, headers={"X-API-Key": KEY},
            data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def answers(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return self.ask("system/ping") is not None
        except (OSError, urllib.error.URLError):
            return False

    def require_privacy(self):
        """Stops unless everything that could leave this machine is off."""
        options = self.ask("config/options")
        open_doors = [name for name in OPTIONS if name.endswith("Enabled") and options[name]]
        addresses = options["listenAddresses"] + [
            address for device in self.ask("config/devices") for address in device["addresses"] if address != "dynamic"]
        open_doors += [address for address in addresses if not address.startswith("tcp://127.0.0.1:")]
        if open_doors or options["urAccepted"] > 0 or options["autoUpgradeIntervalH"] > 0:
            raise SystemExit(f"trial: Syncthing is not as private as asked: {open_doors}")

    def scan(self):
        """Returns when the whole folder has been looked at."""
        self.ask(f"db/scan?folder={FOLDER}", "POST")

    def is_quiet(self, peer):
        status = self.ask(f"db/status?folder={FOLDER}")
        there = self.ask(f"db/completion?folder={FOLDER}&device={peer.device}")["completion"]
        return status["state"] == "idle" and status["needTotalItems"] + status["pullErrors"] == 0 and there == 100

    def pause(self, is_paused):
        """Pauses the folder: without the device, the connection stays and need not be made again."""
        self.ask(f"config/folders/{FOLDER}", "PATCH", {"paused": is_paused})
        if not is_paused:
            until("the folder runs again", lambda: self.ask(f"db/status?folder={FOLDER}")["state"] == "idle")

    def is_connected(self, peer):
        return self.ask("system/connections")["connections"].get(peer.device, {}).get("connected", False)

    def tree(self):
        """The bytes of every file by its path, but for Syncthing's own."""
        found = {}
        for directory, names, files in os.walk(self.folder):
            names[:] = [name for name in names if name not in (".stfolder", ".stversions")]
            for name in files:
                path = os.path.join(directory, name)
                if not name.startswith((".syncthing.", "~")):
                    try:
                        with open(path, "rb") as file:
                            found[os.path.relpath(path, self.folder)] = file.read()
                    except FileNotFoundError:
                        pass  # replaced this moment: the next look finds it
        return found


def start_pair(place, copies):
    """Two connected instances in the directory `place`; Syncthing keeps so many conflict copies of a file."""
    pair = [Instance(f"{place}/{name}/syncthing", f"{place}/{name}/folder") for name in "ab"]
    for instance in pair:
        instance.configure(pair[0], pair[1], copies)
    try:
        for instance in pair:  # the listener first: a failed call is repeated only after seconds
            instance.start()
        until("the two are connected", lambda: pair[0].is_connected(pair[1]) and pair[1].is_connected(pair[0]))
    except BaseException:
        for instance in pair:
            instance.stop()
        raise
    return pair
