"""The whole program under many clients, hostile ones and restarts: what was answered is on disk, once, and stays there.

LOADBOOK_TRIAL=long does as much as is promised (32 clients with 500 writes each); otherwise a part of it runs.
"""

import http.client
import json
import os
import random
import signal
import socket
import threading
import time
import unittest

from server import Server

LONG = os.environ.get("LOADBOOK_TRIAL") == "long"
SEED = int(os.environ.get("LOADBOOK_SEED", "1"))
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
START = "2026-11-{day:02d}T{hour:02d}:00:00Z"


def identifier(client, number):
    """A ULID of its own for each write, its first ten characters those of November 2026."""
    digits, rest = [], client * 100_000 + number + (SEED << 40)
    for _ in range(16):
        digits.append(ALPHABET[rest % 32])
        rest //= 32
    return "01KNP0W000" + "".join(reversed(digits))


def session(client, number, minutes=30):
    """A run as a document."""
    when = START.format(day=1 + number % 28, hour=client % 24)
    return {
        "activity": "run", "createdAt": when, "effort": 5, "id": identifier(client, number), "minutes": minutes,
        "notes": f"client {client}, write {number}", "schemaVersion": 1, "start": when, "updatedAt": when}


class Client:
    """A program that talks to the server, and tries again where the connection ends."""

    def __init__(self, server):
        self.server, self.connection = server, None

    def ask(self, method, path, body=None, **headers):
        """Status, headers and content. Raises where the server is away."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        content = None if body is None else json.dumps(body)
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        if content is not None:
            fields["Content-Type"] = "application/json"
        try:
            self.connection.request(method, path, content, fields)
            answer = self.connection.getresponse()
            return answer.status, answer.headers, answer.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise

    def close(self):
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def insist(self, method, path, body=None, **headers):
        """Asks until there is an answer. True as the last part: some tries had none."""
        again = False
        for _ in range(600):
            try:
                answer = self.ask(method, path, body, **headers)
                if answer[0] != 503:
                    return (*answer, again)
            except (OSError, http.client.HTTPException):
                pass
            again = True
            time.sleep(0.05)
        raise AssertionError("the server did not come back")


class ServerCase(unittest.TestCase):
    def setUp(self):
        self.server = Server(0, now=None)
        self.addCleanup(self.server.remove)
        self.errors = []

    def client(self):
        client = Client(self.server)
        self.addCleanup(client.close)
        return client

    def everybody(self, count, work):
        """Runs `work(client, number)` on so many threads; what fails in one fails the test."""
        def run(number):
            client = Client(self.server)
            try:
                work(client, number)
            except BaseException as error:
                self.errors.append(f"client {number}: {error!r}")
            finally:
                client.close()
        threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
        for thread in threads:
            thread.start()
        return threads

    def join(self, threads):
        for thread in threads:
            thread.join()
        self.assertEqual(self.errors[:3], [])

    def end(self):
        """Asks the server to end, and waits as long as a crowded machine may need; gives its exit code."""
        self.server.process.send_signal(signal.SIGTERM)
        self.server.process.wait(timeout=60)
        return self.server.stop()

    def listed(self):
        """Every session by the list of the server."""
        client, found, after = self.client(), [], ""
        while True:
            status, _, content = client.ask("GET", "/api/v1/sessions?limit=200" + after)
            self.assertEqual(status, 200, content)
            page = json.loads(content)
            found += page["items"]
            if page["next"] is None:
                return found
            after = "&after=" + page["next"]

    def stored(self):
        """Every session by the files of the folder."""
        return [json.loads(path.read_text()) for path in self.server.folder.glob("Sessions/*/*/*.json")]

    def check(self, expected):
        """The list, the folder and `expected` (minutes by identifier) are the same."""
        for place, found in (("list", self.listed()), ("folder", self.stored())):
            seen = [item["id"] for item in found]
            self.assertEqual(len(seen), len(set(seen)), f"duplicates in the {place} (seed {SEED})")
            self.assertEqual({item["id"]: item["minutes"] for item in found}, expected, f"{place} (seed {SEED})")


class ManyClients(ServerCase):
    def test_nothing_is_lost_and_nothing_is_there_twice(self):
        clients, writes = (32, 500) if LONG else (32, 30)
        expected, lock = {}, threading.Lock()

        def work(client, number):
            for write in range(writes):
                # Every fifth write changes the run that was written before it.
                change = write % 5 == 4
                document = session(number, write - change, minutes=30 + change)
                path = "/api/v1/sessions/" + document["id"]
                if change:
                    _, headers, _ = client.ask("GET", path)
                    status, _, content = client.ask("PUT", path, document, If_Match=headers["ETag"])
                else:
                    status, _, content = client.ask("PUT", path, document, If_None_Match="*")
                if status != (200 if change else 201):
                    raise AssertionError(f"{status} {content}")
                with lock:
                    expected[document["id"]] = document["minutes"]

        start = time.monotonic()
        self.join(self.everybody(clients, work))
        took = time.monotonic() - start
        print(f"{clients} clients, {clients * writes} writes in {took:.1f} s, {clients * writes / took:.0f} a second")
        self.check(expected)
        self.assertEqual(self.end(), 0)
        self.server.start()
        self.check(expected)

    def test_of_many_who_change_one_run_nobody_writes_over_another(self):
        first = session(0, 0)
        path = "/api/v1/sessions/" + first["id"]
        self.assertEqual(self.client().ask("PUT", path, first, If_None_Match="*")[0], 201)
        statuses = []

        def work(client, number):
            _, headers, content = client.ask("GET", path)
            document = {**json.loads(content), "minutes": 40 + number}
            statuses.append(client.ask("PUT", path, document, If_Match=headers["ETag"])[0])

        self.join(self.everybody(16, work))
        self.assertEqual(set(statuses), {200})
        self.assertEqual([item["id"] for item in self.stored()], [first["id"]])


class Restarts(ServerCase):
    def test_ten_restarts_in_the_middle_of_writes_lose_nothing(self):
        """Half of the restarts are asked for, half are sudden; the clients try again and never know the difference."""
        expected, over, lock = {}, threading.Event(), threading.Lock()

        def work(client, number):
            write = 0
            while not over.is_set():
                document = session(number, write)
                path = "/api/v1/sessions/" + document["id"]
                status, _, content, again = client.insist("PUT", path, document, If_None_Match="*")
                # A try without an answer may have been the one that was saved.
                if status != 201 and not (again and status in (200, 412)):
                    raise AssertionError(f"{status} {content}")
                with lock:
                    expected[document["id"]] = document["minutes"]
                write += 1

        chance = random.Random(SEED)
        threads = self.everybody(8, work)
        for number in range(10):
            time.sleep(chance.uniform(0.2, 0.6))
            if number % 2:
                self.server.process.send_signal(signal.SIGKILL)
                self.server.process.wait()
                self.server.stop()
            else:
                self.assertEqual(self.end(), 0, "an end that was asked for is a good one")
            self.server.start()
        over.set()
        self.join(threads)
        print(f"10 restarts, {len(expected)} runs written")
        self.assertGreater(len(expected), 100)
        self.check(expected)


class HostileClients(ServerCase):
    def speak(self, text, then=b""):
        """Sends bytes as they are, and gives what comes back until the connection ends."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as wire:
            try:
                wire.sendall(text.encode() if isinstance(text, str) else text)
                wire.sendall(then)
            except OSError:
                pass  # the server may hang up before it has all
            answer = b""
            try:
                while more := wire.recv(65536):
                    answer += more
            except OSError:
                pass
            return answer.decode(errors="replace")

    def head(self, length, number=0, extra=""):
        return (f"PUT /api/v1/sessions/{identifier(0, number)} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
                f"Content-Type: application/json\r\nIf-None-Match: *\r\n{extra}"
                f"Content-Length: {length}\r\n\r\n")

    def test_a_half_sent_body_writes_nothing(self):
        content = json.dumps(session(0, 0)).encode()
        for part in (0, 1, len(content) // 2, len(content) - 1):
            with socket.create_connection(("127.0.0.1", self.server.port)) as wire:
                wire.sendall(self.head(len(content)).encode() + content[:part])
        self.check({})

    def test_a_body_over_the_limit_is_refused_with_words(self):
        for size, extra in ((5 << 20, ""), (5 << 20, "Expect: 100-continue\r\n"), (1 << 40, "")):
            body = b"x" * size if size < 1 << 30 and not extra else b""
            answer = self.speak(self.head(size, extra=extra + "Connection: close\r\n"), body)
            self.assertTrue(answer.startswith("HTTP/1.1 413 "), answer[:200])
            self.assertIn("application/problem+json", answer)
        self.check({})

    def test_dribbled_bodies_hold_nobody_up(self):
        content = json.dumps(session(0, 0)).encode()
        wires = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(200)]
        for number, wire in enumerate(wires):
            wire.sendall(self.head(len(content), number).encode() + content[:1])
        times = []
        client = self.client()
        for number in range(50):
            start = time.monotonic()
            document = session(1, number)
            self.assertEqual(
                client.ask("PUT", "/api/v1/sessions/" + document["id"], document, If_None_Match="*")[0], 201)
            times.append(time.monotonic() - start)
        print(f"a write beside 200 dribblers: median {sorted(times)[25] * 1000:.1f} ms")
        # The first of them sends the rest after all.
        wires[0].sendall(content[1:])
        self.assertIn(b"HTTP/1.1 201", wires[0].recv(4096))
        for wire in wires:
            wire.close()
        self.check({**{session(1, number)["id"]: 30 for number in range(50)}, identifier(0, 0): 30})

    def test_whatever_bytes_come_the_server_lives(self):
        chance = random.Random(SEED)
        pieces = [b"GET / HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n", b"Content-Length: 5\r\n", b"\r\n", b"PUT ", b" HTTP/1.1",
                  b"Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n", b"0\r\n\r\n", b"\x00", b"\xff\xfe", b"%", b":",
                  b"Expect: 100-continue\r\n", b"Connection: close\r\n", b"/api/v1/today", b"\n", b"\r", b" ", b"A" * 5000]
        for _ in range(20_000 if LONG else 1_000):
            text = b"".join(chance.choices(pieces, k=chance.randint(1, 12)))
            # Half a head is waited for; this client does not wait with the server.
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=0.05) as wire:
                try:
                    wire.sendall(text)
                    wire.shutdown(socket.SHUT_WR)
                    wire.recv(1024)
                except OSError:
                    pass
        self.assertEqual(self.client().ask("GET", "/api/v1/today")[0], 200, f"seed {SEED}")

    def test_a_body_that_is_no_document_is_refused_with_words(self):
        for content in (b"", b"{", b"[]", b"\xff", b'{"id":1}', b'{"a":' * 100):
            head = self.head(len(content), extra="Connection: close\r\n")
            answer = self.speak(head, content)
            self.assertRegex(answer, r"^HTTP/1\.1 4\d\d ")
            self.assertIn("application/problem+json", answer)
        self.check({})


if __name__ == "__main__":
    unittest.main()
