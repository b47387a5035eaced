"""Clients that write at once: every acknowledged write must be found again, once, by the API and in the folder."""

import http.client
import json
import pathlib
import threading

CLIENTS = 32
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
TIME = "2026-11-29T09:20:00Z"
DAYS = [f"2025-03-{number:02}" for number in range(1, 8)]
SHARED = "01M8K9NAG0" + "Z" * 16


def identifier(client, number):
    """A record's identifier that no other client makes."""
    text = ""
    value = client * 100_000 + number + 1
    for _ in range(16):
        text = DIGITS[value % 32] + text
        value //= 32
    return "01M8K9NAG0" + text


class Client:
    """One connection, kept open."""

    def __init__(self, url, number):
        self.connection = http.client.HTTPConnection(url.split("//")[1], timeout=60)
        self.number = number
        self.made = []
        self.failure = None

    def ask(self, method, path, body=None, headers=()):
        fields = dict(headers)
        if body is not None:
            fields["Content-Type"] = "application/json"
        self.connection.request(method, "/api/v1/" + path, body=json.dumps(body) if body else None, headers=fields)
        answer = self.connection.getresponse()
        return answer.status, answer.headers.get("ETag"), json.loads(answer.read() or b"null")

    def write(self, count):
        try:
            for number in range(count):
                step = number % 4
                if step == 2:
                    self.answer_day(number)
                elif step == 3:
                    self.record_set(number)
                else:
                    self.make(number)
        except Exception as failure:  # the thread's own end must be told, whatever it is
            self.failure = failure

    def make(self, number):
        session = {"activity": "run", "createdAt": TIME, "id": identifier(self.number, number), "minutes": 30,
                   "schemaVersion": 1, "start": TIME, "updatedAt": TIME}
        status, _, _ = self.ask("PUT", "sessions/" + session["id"], session, {"If-None-Match": "*"})
        assert status == 201, status
        self.made.append(session["id"])
        status, _, found = self.ask("GET", "sessions/" + session["id"])
        assert status == 200 and found["id"] == session["id"], "an own write is not seen"

    def answer_day(self, number):
        """A day that all write: each a member of its own that nobody else knows."""
        path = "days/" + DAYS[number % len(DAYS)]
        _, version, day = self.ask("GET", path)
        day = day or {"createdAt": TIME, "id": path[5:], "schemaVersion": 1, "updatedAt": TIME}
        day[f"x{self.number:02}-{number}"] = number
        self.save(path, day, version)

    def record_set(self, number):
        _, version, workout = self.ask("GET", "workouts/" + SHARED)
        workout["logs"][0].setdefault("setEntries", []).append(
            {"completedAt": TIME, "id": identifier(self.number, number), "reps": number})
        self.save("workouts/" + SHARED, workout, version)

    def save(self, path, document, version):
        status, _, saved = self.ask(
            "PUT", path, document, {"If-Match": version} if version else {"If-None-Match": "*"})
        assert status in (200, 201), (status, saved)


def workout():
    """What all record their sets in."""
    log = {"currentStateIndex": 0, "date": TIME, "durationSeconds": 0, "exerciseName": "Squat", "id": identifier(99, 1),
           "loadType": 1, "order": 0, "reps": 5, "sets": 100000, "status": "inProgress", "weight": 60}
    return {"createdAt": TIME, "id": SHARED, "logs": [log], "schemaVersion": 5, "start": TIME, "status": "inProgress",
            "updatedAt": TIME}


def run(url, folder, count):
    """Raises AssertionError with what was lost, doubled or refused."""
    clients = [Client(url, number) for number in range(CLIENTS)]
    status, _, _ = clients[0].ask("PUT", "workouts/" + SHARED, workout(), {"If-None-Match": "*"})
    assert status == 201, status
    threads = [threading.Thread(target=client.write, args=(count,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for client in clients:
        if client.failure:
            raise client.failure
    check(clients, folder, count)


def check(clients, folder, count):
    made = [each for client in clients for each in client.made]
    listed, after = [], ""
    while after is not None:
        _, _, page = clients[0].ask("GET", "sessions?limit=200" + (f"&after={after}" if after else ""))
        listed += [item["id"] for item in page["items"]]
        after = page["next"]
    assert len(listed) == len(set(listed)), "a record is listed twice"
    assert not set(made) - set(listed), "a record is lost"
    files = [path.stem for path in pathlib.Path(folder).rglob("*.json") if "Stubs" not in path.parts]
    assert len(files) == len(set(files)), "a record has two files"
    assert not set(made) - set(files), "a record has no file"
    wanted = {(client.number, number) for client in clients for number in range(count)}
    _, _, shared = clients[0].ask("GET", "workouts/" + SHARED)
    sets = [entry["id"] for entry in shared["logs"][0]["setEntries"]]
    expected = {identifier(client, number) for client, number in wanted if number % 4 == 3}
    assert len(sets) == len(set(sets)) and set(sets) == expected, f"{len(expected)} sets, {len(sets)} found"
    members = set()
    for day in DAYS:
        _, _, document = clients[0].ask("GET", "days/" + day)
        members |= set(document or {})
    expected = {f"x{client:02}-{number}" for client, number in wanted if number % 4 == 2}
    assert expected <= members, f"{len(expected - members)} answers of days are lost"
